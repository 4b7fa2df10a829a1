"""Files of one kind, of all layers of a pack, laid over one another.

Layers that know nothing of each other are laid in an order of their own, by their ids: what comes of several mods is then the
same in whichever order they are named, down to the order of entries. Only where they want different things of one thing does it
count who is named later.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec

from uguisu.content.change import Change
from uguisu.content.claims import CLAIMS, OWN_KEYS, is_claim, sizes_follow
from uguisu.content.diagnostics import Diagnostic, Finding, Path, enough
from uguisu.content.document import Document
from uguisu.content.entries import Origin, shown
from uguisu.content.language_files import TEXTS
from uguisu.content.models.fields import FORMAT
from uguisu.content.overlay import Overlay
from uguisu.content.strangers import Guest, Made, Strangers
from uguisu.messages.message import Message

if TYPE_CHECKING:
    from uguisu.content.layers import Layer

Unsaid = Callable[[Path], Any]


def nothing_unsaid(_way: Path) -> None:
    """Stand for files whose models nobody knows yet."""


@dataclass
class Merging:
    """The files of one kind, laid over one another in an order of layers."""

    layers: list[Layer]
    kind: str
    files: list[tuple[int, Document]]
    """The files, each with the number of its layer, in the order in which they are laid."""
    unsaid: Unsaid = nothing_unsaid
    found: list[Diagnostic] = field(default_factory=list)
    changes: list[tuple[int, Document, Change]] = field(default_factory=list)
    disputed: bool = False
    """Strangers want different things of one thing, and nobody above says which."""
    data: Any = None
    origin: Origin = field(default_factory=lambda: Origin(0, ()))

    def run(self) -> None:
        """Lay them."""
        if not self.files:
            return
        self.owners = [layer for layer, _ in self.files]
        self.strangers = Strangers(self.layers, list(dict.fromkeys(self.owners)))
        self.meet = any(self.strangers.are(one, other) for one in self.owners for other in self.owners)
        first, document = self.files[0]
        self.data = document.data
        start = 1
        if (
            self.meet
            and isinstance(self.data, dict)
            and any(self.strangers.are(first, one) for one in self.owners)
        ):
            self.data, start = {"format": FORMAT}, 0  # it is nobody's base
        for index, (layer, document) in list(enumerate(self.files))[start:]:
            self._lay(index, layer, document)
        if self.meet and self.kind == "scenario":
            for index, (layer, document) in sorted(enumerate(self.files), key=lambda one: one[1][0]):
                self._lay(index, layer, document, claims=True)
        if self.kind == "cards":  # what others claim was of their own packs
            self.data = sizes_follow(self.data, self.origin, self._documents_of(len(self.layers) - 1))
        self._tell_disputes()

    def _documents_of(self, layer: int) -> set[int]:
        return {number for number, owner in enumerate(self.owners) if owner == layer}

    def _lay(self, index: int, layer: int, document: Document, *, claims: bool = False) -> None:
        texts = TEXTS.match(document.name)
        if texts is None and not claims:
            self.found += not_a_file(document)
        if not isinstance(self.data, dict) or not isinstance(document.data, dict) or (claims and texts):
            return
        overlay = Overlay(index, texts[1] if texts is not None else "", unsaid=self.unsaid)
        overlay.meeting = Guest(self.strangers, layer, self.owners) if self.meet else None
        if texts is not None:
            said = document.data[self.kind]
            self.data, self.origin = overlay.lay_texts(self.data, self.origin, said, (self.kind,))
        else:
            above = self._above(document.data, claims=claims)
            below = self.data if claims else _inherited(self.kind, self.data)
            self.data, self.origin = overlay.lay(below, self.origin, above)
        if self.kind == "cards":
            self.data = sizes_follow(self.data, self.origin, self._documents_of(layer))
        faults = [fault for fault in overlay.faults if self._counts(fault, layer, document)]
        self.disputed = self.disputed or any(fault.code == "mods-clash" for fault in faults)
        self.found += map(document.at, enough(sorted(faults, key=_gravity)))
        self.changes += [(layer, document, change) for change in overlay.changes]
        for change in (*overlay.quiet, *overlay.changes) if self.meet else ():
            if not is_claim(self.kind, change.way):
                self.strangers.add(Made(layer, document, change))

    def _above(self, data: dict[str, Any], *, claims: bool) -> dict[str, Any]:
        """Return what of a file is laid now: where strangers meet, claims of a scenario are laid last, as they are named."""
        if self.meet and self.kind == "scenario":
            return {
                key: value for key, value in data.items() if key != "format" and (key in CLAIMS) == claims
            }
        return {key: value for key, value in data.items() if key != "format"}

    def _counts(self, fault: Finding, layer: int, document: Document) -> bool:
        """Tell whether a fault is to be told: that an edit does nothing is told in the pack that makes it, and a claim need do
        nothing.
        """
        if fault.code != "does-nothing":
            return True
        claim = self.kind == "cards" and fault.path[:1] == ("decks",) and isinstance(fault.path[1], int)
        return layer == len(self.layers) - 1 and not (
            claim and "size" in document.data["decks"][fault.path[1]]
        )

    def _tell_disputes(self) -> None:
        """Say where strangers want different things of one thing, and nobody above settles it."""
        for first, second in self.strangers.disputes():
            if not self.strangers.settled(first, second):
                self.disputed = True
                if not {*self.layers[first.layer].below} & {*self.layers[second.layer].below}:
                    continue  # no mods of one pack: of two with nothing in common, the one that is listed later is meant
                told = _dispute(first, second)
                self.found += [told] if told is not None and told not in self.found else []


def _dispute(first: Made, second: Made) -> Diagnostic | None:
    """Return what to say of two changes, the second of which wins; None where it adds to what the first has set."""
    change = second.change
    name, place = shown(list(change.way)), place_of(first.document, first.change.where)
    if change.adds:
        return None
    if first.change.adds:
        message = Message(
            "`{name}` is set here, so what {place} adds to it by `plus` does not count: this pack is listed later",
            name=name,
            place=place,
        )
    else:
        message = Message(
            "`{name}` is changed here and in {place}; this one wins, because it is listed later",
            name=name,
            place=place,
        )
    hint = Message("Change the order under `uses:`, or say in your own pack what you want.")
    return second.document.find("mods-clash", message, change.where, severity="warning", hint=hint)


def canonical_order(layers: list[Layer]) -> list[int]:
    """Return the numbers of layers, each behind those that it builds on, and else by their ids."""
    keys = {
        number: (layer.id, msgspec.json.encode(layer.scenario.data, order="sorted"))
        for number, layer in enumerate(layers)
    }
    order: list[int] = []
    while len(order) < len(layers):
        free = [number for number in keys if number not in order and layers[number].below <= {*order}]
        order.append(min(free, key=keys.__getitem__))
    return order


def place_of(document: Document, path: Path) -> str:
    """Return file and line of a value."""
    finding = document.find("", "", path)
    return f"{finding.file}:{finding.line}"


def not_a_file(document: Document) -> Iterator[Diagnostic]:
    """Yield why a file that is laid over another is none: what is laid over nothing is told by its schema."""
    said = document.data
    first = Message("Every file starts with `format: 1`.")
    if not isinstance(said, dict):
        message = Message("The file should be a table of `name: value` entries")
        yield document.find("wrong-type", message, (), hint=first)
    elif "format" not in said:
        yield document.find("missing-key", Message("`{key}` is missing", key="format"), (), hint=first)
    elif isinstance(said["format"], bool) or said["format"] != FORMAT:
        yield document.find(
            "wrong-type", Message("`format` should be {format}", format=FORMAT), ("format",), hint=first
        )


def _inherited(kind: str, data: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in data.items() if key not in OWN_KEYS} if kind == "scenario" else data


def _gravity(fault: Finding) -> bool:
    return fault.severity != "error"
