"""Read XML (TMX, TSX, TX) as nodes. Entities of its own and outside files are refused: nothing is expanded or fetched.

A plain `<!DOCTYPE map SYSTEM "...">`, which old Tiled wrote, is let pass: it is not looked up.
"""

from __future__ import annotations

from xml.parsers import expat

from uguisu import Message
from uguisu_changes.tiled.nodes import XmlElement
from uguisu_changes.tiled.report import TiledError

MAX_DEPTH = 64
MAX_ELEMENTS = 2_000_000


def xml_nodes(data: bytes, file: str) -> XmlElement:
    """Return the root of an XML document.

    Raises:
        TiledError: it is not well-formed, declares entities, or is too deep or too large.
    """
    return _Builder(file).build(data)


class _Builder:
    def __init__(self, file: str) -> None:
        self.file = file
        self.parser = expat.ParserCreate()
        self.parser.buffer_text = True
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._text
        self.parser.StartDoctypeDeclHandler = self._doctype
        self.parser.EntityDeclHandler = self._entity
        self.stack: list[XmlElement] = []
        self.texts: list[list[str]] = []
        self.root: XmlElement | None = None
        self.count = 0

    def build(self, data: bytes) -> XmlElement:
        try:
            self.parser.Parse(data, True)
        except expat.ExpatError as error:
            raise TiledError(
                Message(
                    "This is not well-formed XML: {cause}. Was the file saved completely?",
                    cause=expat.ErrorString(error.code) or "?",
                ),
                self.file,
                error.lineno,
            ) from error
        except (LookupError, ValueError) as error:
            raise TiledError(
                Message("The encoding of this file is not known; save it as UTF-8."), self.file
            ) from error
        assert self.root is not None
        return self.root

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        line = self.parser.CurrentLineNumber
        self.count += 1
        if len(self.stack) >= MAX_DEPTH or self.count > MAX_ELEMENTS:
            raise TiledError(
                Message("The elements of this file are nested too deeply, or there are too many."),
                self.file,
                line,
            )
        node = XmlElement(tag, self.file, line, attributes)
        if self.stack:
            self.stack[-1].children.append(node)
        else:
            self.root = node
        self.stack.append(node)
        self.texts.append([])

    def _end(self, _tag: str) -> None:
        self.stack.pop().text = "".join(self.texts.pop())

    def _text(self, text: str) -> None:
        if self.texts:
            self.texts[-1].append(text)

    def _doctype(self, _name: str, _system: str | None, _public: str | None, inner: int) -> None:
        if inner:
            self._entity()

    def _entity(self, *_: object) -> None:
        raise TiledError(
            Message("This file defines entities of its own, which no map needs; it is not read any further."),
            self.file,
            self.parser.CurrentLineNumber,
        )
