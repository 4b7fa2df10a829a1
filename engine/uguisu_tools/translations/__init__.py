"""What the tools say, in other languages than English."""

from __future__ import annotations

from pathlib import Path

TRANSLATIONS = Path(__file__).parent
