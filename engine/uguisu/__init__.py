"""Uguisu: a turn engine for board-game scenarios."""

from uguisu.hooks import hookimpl

__all__ = ["hookimpl"]
