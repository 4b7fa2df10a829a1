"""The parser whose events everything here reads: libyaml's, or PyYAML's own where that was not built in."""

from __future__ import annotations

from typing import Any

EventParser: Any
"""Called with a text; `get_event()` then gives one event after the other, and None after the last."""

try:
    from yaml.cyaml import CParser  # type: ignore[attr-defined]

    EventParser = CParser
except ImportError:  # slower, the same events
    from uguisu.content.slowparser import Parser

    EventParser = Parser

__all__ = ["EventParser"]
