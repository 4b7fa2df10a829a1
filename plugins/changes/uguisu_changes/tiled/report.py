"""What an import has to tell: one list of all that was changed, guessed or left out, and the errors that stop it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from uguisu import Message
from uguisu.messages import translate

Kind = Literal["left-out", "changed", "missing", "note"]
SHOWN_PLACES = 6


@dataclass(frozen=True)
class Remark:
    """One thing worth knowing about an import.

    `kind`: left-out (it has no counterpart), changed (it came over in another shape), missing (a file or a
    tile that the map speaks of is not there), note (a guess that was made).
    `places` says where it was found: layers, objects, files. `count` is how often.
    """

    kind: Kind
    sentence: Message
    places: tuple[str, ...] = ()
    count: int = 1

    def text(self, language: str = "en", most: int = SHOWN_PLACES) -> str:
        """Return the remark as a sentence and the places it speaks of, `most` of them."""
        sentence = translate(self.sentence, language)
        shown = ", ".join(self.places[:most])
        if not shown:
            return sentence
        more = len(self.places) - most
        return f"{sentence} [{shown}{f', +{more}' if more > 0 else ''}]"


class TiledError(Exception):
    """The file cannot be imported: `sentence` says why, `place` is its file and, if known, the line (`map.tmx:3`)."""

    def __init__(self, sentence: Message, file: str = "", line: int = 0) -> None:
        self.sentence = sentence
        self.place = f"{file}:{line}" if line else file
        super().__init__(self.text())

    def text(self, language: str = "en") -> str:
        """Return `file:line: sentence`."""
        told = translate(self.sentence, language)
        return f"{self.place}: {told}" if self.place else told


@dataclass
class ImportReport:
    """Everything that has no exact counterpart, each thing once, in the order in which it was met."""

    _found: dict[tuple[Kind, Message], list[str]] = field(default_factory=dict)
    _counts: dict[tuple[Kind, Message], int] = field(default_factory=dict)

    def add(self, kind: Kind, sentence: Message, place: str = "") -> None:
        """Tell something. The same thing told again only adds its place."""
        key = (kind, sentence)
        places = self._found.setdefault(key, [])
        self._counts[key] = self._counts.get(key, 0) + 1
        if place and place not in places:
            places.append(place)

    @property
    def remarks(self) -> tuple[Remark, ...]:
        """All of it."""
        return tuple(
            Remark(kind, sentence, tuple(places), self._counts[kind, sentence])
            for (kind, sentence), places in self._found.items()
        )

    def of(self, kind: Kind) -> tuple[Remark, ...]:
        """The remarks of one kind."""
        return tuple(remark for remark in self.remarks if remark.kind == kind)

    def text(self, language: str = "en", most: int = SHOWN_PLACES) -> str:
        """Return all of it as lines of text, with `most` places each; empty if everything came over as it was."""
        titles: tuple[tuple[Kind, Message], ...] = (
            ("missing", Message("Not found:")),
            ("left-out", Message("Left out, as there is nothing like it here:")),
            ("changed", Message("Imported in another form:")),
            ("note", Message("Good to know:")),
        )
        lines: list[str] = []
        for kind, title in titles:
            remarks = self.of(kind)
            if remarks:
                lines += [
                    translate(title, language),
                    *(f"  - {remark.text(language, most)}" for remark in remarks),
                ]
        return "\n".join(lines)
