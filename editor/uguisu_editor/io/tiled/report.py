"""What an import has to tell: one list of all that was changed, guessed or left out, and the errors that stop it.

Sentences are kept as a template and its values, so that whoever shows them can translate the template.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

from uguisu_changes.told import as_it_is, filled_in
from uguisu_editor.model.phrases import phrase

Kind = Literal["left-out", "changed", "missing", "note"]
SHOWN_PLACES = 6


@dataclass(frozen=True)
class Cause:
    """Why something could not be read: a sentence, with the file and, if known, the line before it."""

    template: str
    file: str = ""
    line: int = 0
    values: tuple[tuple[str, object], ...] = ()

    def text(self, translate: Callable[[str], str] = as_it_is) -> str:
        """Return `file:line: sentence`."""
        place = f"{self.file}:{self.line}: " if self.line else f"{self.file}: " if self.file else ""
        values = {name: filled_in(value, translate) for name, value in self.values}
        return place + translate(self.template).format(**values)


@dataclass(frozen=True)
class Remark:
    """One thing worth knowing about an import.

    `kind`: left-out (it has no counterpart), changed (it came over in another shape), missing (a file or a
    tile that the map speaks of is not there), note (a guess that was made).
    `places` says where it was found: layers, objects, files. `count` is how often.
    """

    kind: Kind
    template: str
    values: tuple[tuple[str, object], ...] = ()
    places: tuple[str, ...] = ()
    count: int = 1

    def text(self, translate: Callable[[str], str] = as_it_is, most: int = SHOWN_PLACES) -> str:
        """Return the remark as a sentence and the places it speaks of, `most` of them."""
        values = {
            name: value.text(translate) if isinstance(value, Cause) else value for name, value in self.values
        }
        sentence = translate(self.template).format(**values)
        shown = ", ".join(self.places[:most])
        if not shown:
            return sentence
        more = len(self.places) - most
        return f"{sentence} [{shown}{f', +{more}' if more > 0 else ''}]"


class TiledError(Exception):
    """The file cannot be imported. The message is a sentence, with the file and, if known, the line before it."""

    def __init__(self, template: str, file: str = "", line: int = 0, **values: object) -> None:
        self.cause = Cause(template, file, line, tuple(values.items()))
        super().__init__(self.text())

    def text(self, translate: Callable[[str], str] = as_it_is) -> str:
        """Return `file:line: sentence`."""
        return self.cause.text(translate)


@dataclass
class ImportReport:
    """Everything that has no exact counterpart, each thing once, in the order in which it was met."""

    _found: dict[tuple[Kind, str, tuple[tuple[str, object], ...]], list[str]] = field(default_factory=dict)
    _counts: dict[tuple[Kind, str, tuple[tuple[str, object], ...]], int] = field(default_factory=dict)

    def add(self, kind: Kind, template: str, place: str = "", **values: object) -> None:
        """Tell something. The same thing told again only adds its place."""
        key = (kind, template, tuple(values.items()))
        places = self._found.setdefault(key, [])
        self._counts[key] = self._counts.get(key, 0) + 1
        if place and place not in places:
            places.append(place)

    @property
    def remarks(self) -> tuple[Remark, ...]:
        """All of it."""
        return tuple(
            Remark(kind, template, values, tuple(places), self._counts[kind, template, values])
            for (kind, template, values), places in self._found.items()
        )

    def of(self, kind: Kind) -> tuple[Remark, ...]:
        """The remarks of one kind."""
        return tuple(remark for remark in self.remarks if remark.kind == kind)

    def text(self, translate: Callable[[str], str] = as_it_is, most: int = SHOWN_PLACES) -> str:
        """Return all of it as lines of text, with `most` places each; empty if everything came over as it was."""
        titles: tuple[tuple[Kind, str], ...] = (
            ("missing", phrase("Not found:")),
            ("left-out", phrase("Left out, as there is nothing like it here:")),
            ("changed", phrase("Imported in another form:")),
            ("note", phrase("Good to know:")),
        )
        lines: list[str] = []
        for kind, title in titles:
            remarks = self.of(kind)
            if remarks:
                lines += [translate(title), *(f"  - {remark.text(translate, most)}" for remark in remarks)]
        return "\n".join(lines)
