"""A pack with something more, less or not at all: what `--without`, `--copies` and `--vary` ask for, as a mod says it."""

from collections.abc import Iterable, Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

import msgspec

from uguisu import Message, Pack, UguisuError
from uguisu.board import GraphMap
from uguisu.cards import Card
from uguisu.checks import did_you_mean
from uguisu.content import name_of
from uguisu.loading import Overrides

KINDS = {
    "card": Message("card"),
    "link": Message("link"),
    "option": Message("option"),
    "variant": Message("variant"),
}
"""What can be left out of a pack, and what people call it."""
NUMBERED = {"mission": Message("number of the mission"), "map": Message("number of the map")}
"""Files whose numbers may be changed, and what people call one of them."""
PROPS = "props"
STEP = "."
"""Between the words of a way to a number: `triggers.bell.do.1.by`."""


class Part(msgspec.Struct, frozen=True):
    """A part of a pack: its kind (see `KINDS`) and its name; a link is called by its two ends, with a comma between."""

    kind: str
    name: str

    def __str__(self) -> str:
        return f"{self.kind}={self.name}"


def parts_of(pack: Pack) -> Iterator[Part]:
    """Yield what can be left out of a pack: every card that a deck holds, every link, what options and variants it sets."""
    for card in pack.cards.cards if pack.cards is not None else ():
        if any(card.shares.values()):
            yield Part("card", card.id)
    if isinstance(pack.map, GraphMap):
        seen: dict[tuple[str, str], None] = {}
        for link in pack.map.links:
            seen.setdefault(link.between)
        yield from (Part("link", ",".join(ends)) for ends in seen)
    for option in pack.documents["scenario"].data.get("options") or {}:
        yield Part("option", option)
    for variant, _ in pack.variants:
        yield Part("variant", variant)


@dataclass(slots=True)
class Edits:
    """Edits of one pack, collected, and told as `Overrides`."""

    pack: Pack
    copies: dict[str, int] = field(default_factory=dict)
    links: list[list[str]] = field(default_factory=list)
    options: list[str] = field(default_factory=list)
    variants: list[str] = field(default_factory=list)
    props: dict[str, dict[str, Any]] = field(default_factory=dict)
    """By card and name."""
    numbers: dict[str, dict[tuple[str | int, ...], Any]] = field(default_factory=dict)
    """By kind of file and by way there."""

    def without(self, kind: str, name: str) -> None:
        """Leave a part out.

        Raises:
            UguisuError: when there is none of that name.
        """
        part = Part(kind, ",".join(end.strip() for end in name.split(",")) if kind == "link" else name)
        known = [known for known in parts_of(self.pack) if known.kind == kind]
        if kind == "link" and part not in known:
            part = Part(kind, ",".join(reversed(part.name.split(","))))
        if part not in known:
            raise missing(kind, name, [known.name for known in known])
        if kind == "card":
            self.copies[name] = 0
        elif kind == "link":
            self.links.append(part.name.split(","))
        else:
            (self.options if kind == "option" else self.variants).append(name)

    def set_copies(self, card: str, copies: int) -> None:
        """Have so many of a card.

        Raises:
            UguisuError: when there is no such card, or several decks hold it.
        """
        self.copies_of(card)
        self.copies[card] = copies

    def copies_of(self, card: str) -> int:
        """Return how many of a card its deck has.

        Raises:
            UguisuError: when there is no such card, or several decks hold it.
        """
        decks = _decks_of(self._card(card))
        if len(decks) > 1:
            raise UguisuError(
                Message("several decks have the card '{card}'", card=card),
                hint=Message("say in a mod how many each of them should have"),
            )
        return sum(decks.values())

    def set_prop(self, name: str, value: Any) -> None:
        """Give a card's property another value; it is called `CARD.NAME`.

        Raises:
            UguisuError: when there is no such card, or it has no such property.
        """
        self.prop_of(name)
        card, _, prop = name.partition(STEP)
        self.props.setdefault(card, {})[prop] = value

    def prop_of(self, name: str) -> Any:
        """Return the value of a card's property, called `CARD.NAME`.

        Raises:
            UguisuError: when there is no such card, or it has no such property.
        """
        card, _, prop = name.partition(STEP)
        said = self._card(card).props
        known = (
            {one.encode_name: getattr(said, one.name) for one in msgspec.structs.fields(said)}
            if isinstance(said, msgspec.Struct)
            else dict(said or {})
        )
        if prop not in known:
            raise UguisuError(
                Message("the card '{card}' has no property '{name}'", card=card, name=prop),
                did_you_mean(prop, known),
            )
        return known[prop]

    def set_number(self, kind: str, name: str, value: Any) -> None:
        """Give a number of a file another value; `name` is the way there.

        Raises:
            UguisuError: when there is no such number.
        """
        self.numbers.setdefault(kind, {})[self._way(kind, name)] = value

    def number_of(self, kind: str, name: str) -> Any:
        """Return a number of a file; `name` is the way there, or the end of one way alone: ``props.rounds`` or ``rounds``.

        Raises:
            UguisuError: when there is no such number.
        """
        found = self.pack.documents[kind].data
        for step in self._way(kind, name):
            found = found[step]
        return found

    def _way(self, kind: str, name: str) -> tuple[str | int, ...]:
        known = numbers_of(self.pack, kind)
        ends = [one for one in known if one.endswith(f"{STEP}{name}")]
        if name not in known and len(ends) == 1:
            return known[ends[0]]
        if name not in known:
            problem = Message("the pack has no {kind} '{name}'", kind=NUMBERED[kind], name=name)
            raise UguisuError(problem, did_you_mean(name, ends or known))
        return known[name]

    def overrides(self, base: Overrides | None = None) -> Overrides:
        """Return all of it, and what `base` says besides."""
        base = base or Overrides()
        mod = deepcopy(dict(base.mod or {}))
        edited: dict[str, dict[str, Any]] = {
            "cards": self._cards() if self.copies or self.props else {},
            "map": {"links": [{"remove": ends} for ends in self.links]} if self.links else {},
            "scenario": {"options": dict.fromkeys(self.options)} if self.options else {},
        }
        for kind, numbers in self.numbers.items():
            below = self.pack.documents[kind].data
            wanted = deepcopy(below)
            for way, value in numbers.items():
                _put(wanted, way, value)
            edited[kind] = _laid(edited.get(kind, {}), _told(below, wanted))
        for kind, said in edited.items():
            if said:
                mod[kind] = _laid(mod.get(kind, {}), said)
        if mod:
            mod["scenario"] = {"id": self.pack.scenario.id, **mod.get("scenario", {})}
        variants = base.variants
        if self.variants:
            uses = self.pack.documents["scenario"].data.get("variants") or ()
            variants = tuple(use for use in variants or uses if _name_of(use) not in self.variants)
        return Overrides(variants=variants, options=base.options, mod=mod or None, mods=base.mods)

    def _cards(self) -> dict[str, Any]:
        """Return what cards.yaml would say: cards changed or removed. The sizes of decks follow."""
        entries: dict[str, dict[str, Any]] = {}
        for name, copies in self.copies.items():
            entries[name] = {"change": name, "copies": copies} if copies else {"remove": name}
        for name, props in self.props.items():
            if "remove" not in entries.setdefault(name, {"change": name}):
                entries[name][PROPS] = props
        return {"cards": [*entries.values()]}

    def _card(self, name: str) -> Card:
        cards = {card.id: card for card in self.pack.cards.cards} if self.pack.cards is not None else {}
        if name not in cards:
            raise missing("card", name, cards)
        return cards[name]


def missing(kind: str, name: str, known: Iterable[str]) -> UguisuError:
    """Return the error for a part that a pack does not have, among those it has."""
    message = Message("the pack has no {kind} '{name}'", kind=KINDS[kind], name=name)
    return UguisuError(message, did_you_mean(name, known))


def numbers_of(pack: Pack, kind: str) -> dict[str, tuple[str | int, ...]]:
    """Return the way to each number of a file, by how people say it: entries by their ids, else by their places from 1.

    >>> _numbers({"tracks": [{"id": "alert", "max": 5}], "row": [7, {"by": 2}]})
    {'tracks.alert.max': ('tracks', 0, 'max'), 'row.1': ('row', 0), 'row.2.by': ('row', 1, 'by')}
    """
    document = pack.documents.get(kind)
    return _numbers(document.data) if document is not None else {}


def _numbers(data: Any) -> dict[str, tuple[str | int, ...]]:
    found: dict[str, tuple[str | int, ...]] = {}

    def look(value: Any, said: tuple[str, ...], way: tuple[str | int, ...]) -> None:
        if isinstance(value, dict):
            for key, inner in value.items():
                if way or key != "format":
                    look(inner, (*said, str(key)), (*way, key))
        elif isinstance(value, list):
            for at, inner in enumerate(value):
                look(inner, (*said, _called(inner) or str(at + 1)), (*way, at))
        elif isinstance(value, int | float) and not isinstance(value, bool):
            found[STEP.join(said)] = way

    look(data, (), ())
    return found


def _called(entry: Any) -> str:
    """Return what an entry of a list is called: its id, or the ends of a link."""
    name = _reference(entry)
    return ",".join(name) if isinstance(name, list) else name or ""


def _put(data: Any, way: tuple[str | int, ...], value: Any) -> None:
    for step in way[:-1]:
        data = data[step]
    data[way[-1]] = value


def _told(below: Any, wanted: Any) -> Any:
    """Return what a mod says to make `wanted` of `below`, which differ in numbers alone.

    Entries that have a name are changed by it; a list of others is said whole.
    """
    if isinstance(wanted, dict):
        return {key: _told(below[key], value) for key, value in wanted.items() if value != below[key]}
    if isinstance(wanted, list) and all(name_of(entry) is not None for entry in wanted):
        return [
            {"change": _reference(entry), **_told(old, entry)}
            for old, entry in zip(below, wanted, strict=True)
            if old != entry
        ]
    return wanted


def _reference(entry: Any) -> str | list[str] | None:
    """Return how a mod speaks of an entry: by its id, or the two ends of a link; None if it has no name."""
    name = name_of(entry)
    return sorted(name) if isinstance(name, frozenset) else name


def _laid(below: Any, above: Any) -> Any:
    """Return what a mod says, with what is said above it: key by key, and of lists that change entries one by one, so."""
    if isinstance(below, dict) and isinstance(above, dict):
        return {
            **below,
            **{key: _laid(below[key], value) if key in below else value for key, value in above.items()},
        }
    if isinstance(below, list) and isinstance(above, list) and all(map(_changes_one, above)):
        return _joined(below, above)
    return above


def _changes_one(entry: Any) -> bool:
    return isinstance(entry, dict) and bool(entry.keys() & {"change", "remove"})


def _joined(below: Iterable[dict[str, Any]], above: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the entries of a mod's list, and what is done above to them and to others."""
    entries = {_target(entry): entry for entry in below}
    for entry in above:
        old = entries.get(_target(entry), {}) if "change" in entry else {}
        entries[_target(entry)] = _laid(old, entry)
    return list(entries.values())


def _target(entry: dict[str, Any]) -> str:
    return str(entry.get("change") or entry.get("remove") or entry)


def _decks_of(card: Card) -> Mapping[str, int]:
    """Return how many of a card are in each deck that has any; if none has, in each that might."""
    return {deck: count for deck, count in card.shares.items() if count} or card.shares


def _name_of(use: Any) -> str:
    return str(use["id"] if isinstance(use, dict) else use)
