"""Uguisu: a turn engine for board-game scenarios."""
