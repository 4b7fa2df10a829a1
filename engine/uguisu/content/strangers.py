"""Packs that meet without knowing of each other: where they say different things of one thing.

Two layers are strangers if neither builds on the other. Everything that layers change is kept by its spot: the names that lead
to it, with an entry that has no name told by where it came from.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from uguisu.content.change import REMOVED, Change, Meeting, Unnamed
from uguisu.content.diagnostics import Finding, Path
from uguisu.content.document import Document
from uguisu.content.entries import NAMES, Origin, name_of, shown, word_of
from uguisu.content.overlay import POSITIONS
from uguisu.messages.message import Message

if TYPE_CHECKING:
    from uguisu.content.layers import Layer

NAMING = (*NAMES, "between")
"""Keys that say which thing an entry is: who changes one changes the thing."""
Spot = tuple[Any, ...]


class Made(NamedTuple):
    """A change, whose it is, and the file in which it stands."""

    layer: int
    document: Document
    change: Change


def spot_of(way: Path) -> Spot:
    """Return the spot of what lies at `way`: where an entry stands is one, and so is an entry by whatever key names it."""
    if way and way[-1] in POSITIONS:
        way = (*way[:-1], POSITIONS[0])
    elif len(way) > 1 and way[-1] in NAMING:
        way = way[:-1]
    return tuple(step.place if isinstance(step, Unnamed) else step for step in way)


@dataclass
class Strangers:
    """What the layers of a pack have changed of one kind of file, so far; they were laid in this `order`."""

    layers: list[Layer]
    order: list[int]
    said: dict[Spot, dict[int, Made]] = field(default_factory=dict)
    called: dict[tuple[str, ...], dict[int, Made]] = field(default_factory=dict)
    """The same by what people call it."""
    gaps: dict[tuple[str, ...], dict[str, tuple[int, str]]] = field(default_factory=dict)
    """Where entries stood that were taken out: by list and name, by whom and what stood before them."""

    def are(self, one: int, other: int) -> bool:
        """Tell whether two layers know nothing of each other."""
        layers = self.layers
        return one != other and one not in layers[other].below and other not in layers[one].below

    def add(self, said: Made) -> None:
        """Keep a change."""
        change = said.change
        for place, by in ((spot_of(change.way), self.said), (called(change.way), self.called)):
            by_layer = by.setdefault(place, {})
            if said.layer not in by_layer or not change.adds:
                by_layer[said.layer] = said

    def culprits(self, way: Path, layer: int) -> Iterator[Made]:
        """Yield the changes of strangers by which what `layer` speaks of may be gone, or no longer what it was."""
        for steps, by in ((spot_of(way), self.said), (called(way), self.called)):
            for length in range(len(steps), 0, -1):
                for said in by.get(steps[:length], {}).values():
                    if self.are(said.layer, layer) and not said.change.adds:
                        yield said

    def disputes(self) -> Iterator[tuple[Made, Made]]:
        """Yield every two changes that say different things of one thing, the one that was laid first before the other."""
        rank = {layer: number for number, layer in enumerate(self.order)}
        for spot, by_layer in self.said.items():
            for said in by_layer.values():
                for length in range(1, len(spot) + 1):
                    for other in self.said.get(spot[:length], {}).values():
                        if not self.are(other.layer, said.layer):
                            continue
                        if length == len(spot) and rank[other.layer] > rank[said.layer]:
                            continue  # it is met from the other side, too
                        if disagree(other.change, said.change, spot[length:]):
                            first, second = sorted((other, said), key=lambda one: rank[one.layer])
                            yield first, second

    def settled(self, one: Made, other: Made) -> bool:
        """Tell whether a layer that knows of both says what holds."""
        spots = spot_of(one.change.way), spot_of(other.change.way)
        for length in range(1, min(map(len, spots)) + 1):
            for judge in self.said.get(spots[0][:length], {}):
                below = self.layers[judge].below
                if spots[0][:length] == spots[1][:length] and one.layer in below and other.layer in below:
                    return True
        return False


def called(way: Path) -> tuple[str, ...]:
    """Return a way as people read it."""
    return tuple(map(str, way))


@dataclass
class Guest(Meeting):
    """A layer among strangers, as its overlay asks of them."""

    strangers: Strangers
    layer: int
    owners: list[int]
    """Whose the documents are, by their numbers."""

    def knows(self, origin: Origin) -> bool:
        """Tell whether the layer builds on what a value came from."""
        return not self.strangers.are(self.owners[origin.layer], self.layer)

    def did(self, way: Path, value: Any) -> bool:
        """Tell whether a stranger has made the very same change."""
        made = self.strangers.called.get(called(way), {}).values()
        return any(
            self.strangers.are(one.layer, self.layer) and _alike(one.change.value, value) for one in made
        )

    def blamed(self, way: Path, where: Path) -> Finding | None:
        """Return what to say of an edit that cannot be made because of a stranger; None where it is not one's doing."""
        said = next(self.strangers.culprits(way, self.layer), None)
        if said is None:
            return None
        one, other = self.strangers.layers[said.layer].id, self.strangers.layers[self.layer].id
        name = shown(way[-1])
        new = called(said.change.way) == called(way) and said.change.was is REMOVED
        if new and said.change.value is not REMOVED:
            message = Message(
                "`{name}` is added by both `{one}` and `{other}`", name=name, one=one, other=other
            )
            hint = Message("One of the two packs has to rename it. Until then, play with one of them.")
        else:
            message = Message(
                "`{other}` speaks of `{name}`, which `{one}` has taken away or replaced",
                name=name,
                one=one,
                other=other,
            )
            hint = Message(
                "The two do not go together. Play with one of them, or name `{one}` later.", one=one
            )
        return Finding(file="", path=where, code="mods-clash", message=message, hint=hint)

    def gap(self, way: Path, name: str) -> str | None:
        """Return what stood before an entry that a stranger has taken out, "" for the front; None if nobody did."""
        gaps = self.strangers.gaps.get(called(way), {})
        found = None
        while name in gaps and (found is None or self.strangers.are(gaps[name][0], self.layer)):
            if found is None and not self.strangers.are(gaps[name][0], self.layer):
                return None
            found = name = gaps[name][1]
        return found

    def left(self, way: Path, name: str, before: str) -> None:
        """Keep what stood before an entry that is taken out."""
        self.strangers.gaps.setdefault(called(way), {})[name] = self.layer, before


def _alike(one: Any, other: Any) -> bool:
    return one is other if REMOVED in (one, other) else bool(one == other)


def disagree(one: Change, other: Change, rest: Spot) -> bool:
    """Tell whether two changes cannot both be had, `other` being of something inside the first by the way of `rest`."""
    if not rest:
        both = one.adds and other.adds
        return not both and (one.adds or other.adds or _kept(one) != _kept(other))
    if one.adds:
        return False  # what was there stays as it is
    if one.was is not REMOVED:
        return True  # it was put in the place of all that was there
    within: Any = one.value
    for step in rest:
        if isinstance(within, dict) and step in within:
            within = within[step]
        elif isinstance(within, list):
            named = [entry for entry in within if step in (shown(name_of(entry)), word_of(entry))]
            if not named:
                return False
            within = named[0]
        else:
            return False
    return bool(within != other.value)


def _kept(change: Change) -> Any:
    """Return what comes of a change: of a move, where to and to whom."""
    return (change.way[-1], change.value) if change.way and change.way[-1] in POSITIONS else change.value
