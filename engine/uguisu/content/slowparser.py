"""PyYAML's own parser, for installations that came without libyaml: slower, but with the same events."""

from __future__ import annotations

from yaml.parser import Parser as _Events
from yaml.reader import Reader
from yaml.scanner import Scanner


class Parser(Reader, Scanner, _Events):
    """Reader, scanner and parser in one, as PyYAML's loaders put them together."""

    def __init__(self, text: str) -> None:
        Reader.__init__(self, text)
        Scanner.__init__(self)
        _Events.__init__(self)
