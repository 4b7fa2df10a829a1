"""A pack with something more, less or not at all: what `--without` and `--copies` ask for, as a mod says it."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

from uguisu import Message, Pack, UguisuError
from uguisu.board import GraphMap
from uguisu.cards import Card
from uguisu.checks import did_you_mean
from uguisu.loading import Overrides

KINDS = {
    "card": Message("card"),
    "link": Message("link"),
    "option": Message("option"),
    "variant": Message("variant"),
}
"""What can be left out of a pack, and what people call it."""


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

    def overrides(self, base: Overrides | None = None) -> Overrides:
        """Return all of it, and what `base` says besides."""
        base = base or Overrides()
        mod = {kind: dict(said) for kind, said in (base.mod or {}).items()}
        edited: dict[str, dict[str, Any]] = {
            "cards": self._cards() if self.copies else {},
            "map": {"links": [{"remove": ends} for ends in self.links]} if self.links else {},
            "scenario": {"options": dict.fromkeys(self.options)} if self.options else {},
        }
        for kind, said in edited.items():
            for key, value in said.items():
                known = mod.setdefault(kind, {})
                known[key] = (
                    {**known.get(key, {}), **value}
                    if isinstance(value, dict)
                    else _joined(known.get(key, ()), value)
                )
        if mod:
            mod["scenario"] = {"id": self.pack.scenario.id, **mod.get("scenario", {})}
        variants = base.variants
        if self.variants:
            uses = self.pack.documents["scenario"].data.get("variants") or ()
            variants = tuple(use for use in variants or uses if _name_of(use) not in self.variants)
        return Overrides(variants=variants, options=base.options, mod=mod or None, mods=base.mods)

    def _cards(self) -> dict[str, Any]:
        """Return what cards.yaml would say: cards changed or removed. The sizes of decks follow."""
        return {
            "cards": [
                {"change": name, "copies": copies} if copies else {"remove": name}
                for name, copies in self.copies.items()
            ]
        }

    def _card(self, name: str) -> Card:
        cards = {card.id: card for card in self.pack.cards.cards} if self.pack.cards is not None else {}
        if name not in cards:
            raise missing("card", name, cards)
        return cards[name]


def missing(kind: str, name: str, known: Iterable[str]) -> UguisuError:
    """Return the error for a part that a pack does not have, among those it has."""
    message = Message("the pack has no {kind} '{name}'", kind=KINDS[kind], name=name)
    return UguisuError(message, did_you_mean(name, known))


def _joined(below: Iterable[dict[str, Any]], above: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the entries of a mod's list, and what is done above to them and to others."""
    entries = {_target(entry): entry for entry in below}
    for entry in above:
        old = entries.get(_target(entry), {}) if "change" in entry else {}
        entries[_target(entry)] = {**old, **entry}
    return list(entries.values())


def _target(entry: dict[str, Any]) -> str:
    return str(entry.get("change") or entry.get("remove") or entry)


def _decks_of(card: Card) -> Mapping[str, int]:
    """Return how many of a card are in each deck that has any; if none has, in each that might."""
    return {deck: count for deck, count in card.shares.items() if count} or card.shares


def _name_of(use: Any) -> str:
    return str(use["id"] if isinstance(use, dict) else use)
