"""The tree that TMX and TMJ files are both read into. It remembers what was asked of it, so that what nobody
asked for can be reported at the end.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import isfinite

from uguisu import Message
from uguisu_changes.tiled.report import TiledError

TRUE, FALSE = ("1", "true"), ("0", "false", "")


@dataclass(eq=False, slots=True)
class XmlElement:
    """An element: its attributes as texts, its children, its text, its line (0 where unknown).

    `gids` holds tile numbers that were given as numbers already, as TMJ may.
    """

    tag: str
    file: str
    line: int = 0
    attributes: dict[str, str] = field(default_factory=dict)
    children: list[XmlElement] = field(default_factory=list)
    text: str = ""
    gids: list[int] | None = None
    asked: set[str] = field(default_factory=set)
    used: bool = False
    told: bool = False
    """Whether it was reported as a whole, so that its parts need no remarks of their own."""

    def get(self, name: str, default: str = "") -> str:
        """Return an attribute's text."""
        self.asked.add(name)
        return self.attributes.get(name, default)

    def has(self, name: str) -> bool:
        """Tell whether there is such an attribute."""
        self.asked.add(name)
        return name in self.attributes

    def number(self, name: str, default: float = 0.0) -> float:
        """Return an attribute as a number. Raises TiledError if it is none."""
        text = self.get(name)
        if not text:
            return default
        try:
            value = float(text)
        except ValueError:
            value = float("nan")
        if not isfinite(value) or abs(value) > 1e12:
            raise self.error(
                Message(
                    "'{name}' of <{tag}> should be a number, but is '{value}'.",
                    name=name,
                    tag=self.tag,
                    value=text[:40],
                )
            )
        return value

    def whole(self, name: str, default: int = 0) -> int:
        """Return an attribute as a whole number. Raises TiledError if it is none."""
        value = self.number(name, default)
        if value != int(value):
            raise self.error(
                Message(
                    "'{name}' of <{tag}> should be a whole number, but is '{value}'.",
                    name=name,
                    tag=self.tag,
                    value=self.get(name)[:40],
                )
            )
        return int(value)

    def flag(self, name: str, default: bool = False) -> bool:
        """Return an attribute as yes or no."""
        text = self.get(name).lower()
        return default if name not in self.attributes else text not in FALSE

    def all(self, *tags: str) -> Iterator[XmlElement]:
        """Return the children with these tags, in order."""
        for child in self.children:
            if child.tag in tags:
                child.used = True
                yield child

    def one(self, tag: str) -> XmlElement | None:
        """Return the first child with this tag."""
        return next(self.all(tag), None)

    def has_told(self, tag: str) -> bool:
        """Tell whether there is a child with this tag, which the caller then reports as a whole."""
        found = self.one(tag)
        if found is not None:
            found.told = True
        return found is not None

    def ignore(self, *names: str) -> None:
        """Say of attributes that they mean nothing for us."""
        self.asked.update(names)

    def error(self, sentence: Message) -> TiledError:
        """Return an error at this element."""
        return TiledError(sentence, self.file, self.line)
