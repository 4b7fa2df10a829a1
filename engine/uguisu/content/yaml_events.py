"""The parser whose events everything here reads: libyaml's, or PyYAML's own where that was not built in."""

from __future__ import annotations

from typing import Any

from yaml.parser import Parser
from yaml.reader import Reader
from yaml.scanner import Scanner


class PlainParser(Reader, Scanner, Parser):
    """PyYAML's reader, scanner and parser in one: slower than libyaml's, with the same events."""

    def __init__(self, text: str) -> None:
        Reader.__init__(self, text)
        Scanner.__init__(self)
        Parser.__init__(self)

    def scan_plain(self) -> Any:
        """Scan text without quotes. To PyYAML a question mark ends it inside of braces; to libyaml it is a letter."""
        self.peek = self._peek_in_text  # type: ignore[method-assign]
        try:
            return super().scan_plain()
        finally:
            del self.peek

    def _peek_in_text(self, index: int = 0) -> str:
        sign = Reader.peek(self, index)
        return "x" if sign == "?" else sign


EventParser: Any = PlainParser
"""Called with a text; `get_event()` then gives one event after the other, and None after the last."""

try:
    from yaml.cyaml import CParser  # type: ignore[attr-defined]

    EventParser = CParser
except ImportError:
    pass
