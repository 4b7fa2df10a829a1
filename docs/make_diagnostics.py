"""Writes docs/diagnostics.md, the codes of findings, from their list in the engine."""

from __future__ import annotations

from pathlib import Path

from uguisu.content.codes import as_markdown as text

__all__ = ["PAGE", "text"]

PAGE = Path(__file__).parent / "diagnostics.md"
