"""Decks that don't add up, cards that no deck holds, and what cards say that their game or their owner has no use for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from uguisu.content.diagnostics import Finding, Fix, Path
from uguisu.content.models import Card, CardsFile
from uguisu.content.pack import Pack
from uguisu.content.schema import unread_keys
from uguisu.said import Said
from uguisu.suggest import did_you_mean, nearest

if TYPE_CHECKING:
    from uguisu.core.cards.rules import CardRules, Target, Window
    from uguisu.registry import GameEntry

    Rules = type[CardRules]


def decks(pack: Pack, game: GameEntry | None) -> Iterator[Finding]:
    """Yield what is wrong between the cards, their decks and their game."""
    if pack.cards is None:
        return
    yield from _declarations(pack.cards)
    yield from _sums(pack.cards)
    if game is not None:
        yield from _unread(pack, game.card_rules)
        yield from _unplayed_decks(pack.cards, game.card_rules)
        for index, card in enumerate(pack.cards.cards):
            yield from _Words(pack.cards, card, index, game.card_rules).findings()


def _declarations(file: CardsFile) -> Iterator[Finding]:
    declared = [deck.id for deck in file.decks]
    for index, card in enumerate(file.cards):
        if isinstance(card.copies, dict) and card.deck is not None:
            path = ("cards", index, "deck")
            message = Said(
                "The card `{card}` names decks in `copies`, so its `deck` has no effect", card=card.id
            )
            yield Finding(
                file="cards",
                path=path,
                code="deck-twice",
                severity="warning",
                message=message,
                hint=Said("Remove `deck`."),
                fix=Fix(kind="remove", path=path, title=Said("Remove `deck`")),
            )
        if not any(card.shares.values()):
            yield _in_no_deck(card, index)
        for deck in card.shares:
            if declared and deck not in declared:
                where = ("copies", deck) if isinstance(card.copies, dict) else ("deck",)
                yield _undeclared(deck, declared, ("cards", index, *where))


def _in_no_deck(card: Card, index: int) -> Finding:
    none_left = card.copies == 0 or (isinstance(card.copies, dict) and bool(card.copies))
    return Finding(
        file="cards",
        path=("cards", index, "copies") if none_left else ("cards", index),
        code="card-in-no-deck",
        severity="warning",
        message=Said("No deck holds the card `{card}`: it has no copies", card=card.id)
        if none_left
        else Said("No deck holds the card `{card}`", card=card.id),
        hint=Said("Give it copies.") if none_left else Said("Say which one: `deck: ...`."),
    )


def _undeclared(deck: str, declared: list[str], path: Path) -> Finding:
    message, near = Said("There is no deck `{deck}`", deck=deck), nearest(deck, declared)
    if path[-2] != "copies":
        return Finding.unknown("cards", path, "dangling-id", message, name=deck, known=declared)
    title = Said("Change it to `{near}`", near=near)
    return Finding(
        file="cards",
        path=path,
        code="dangling-id",
        message=message,
        hint=did_you_mean(deck, declared),
        fix=Fix(kind="rename", path=path, title=title, value=near) if near else None,
        at_key=True,
    )


def _sums(file: CardsFile) -> Iterator[Finding]:
    sums: Counter[str] = Counter()
    for card in file.cards:
        sums.update(card.shares)
    for index, declared in enumerate(file.decks):
        has = sums[declared.id]
        if declared.size is not None and has != declared.size:
            yield Finding(
                file="cards",
                path=("decks", index, "size"),
                code="deck-size",
                message=Said(
                    "The deck `{deck}` should have {size} cards, but its cards come to {has}",
                    deck=declared.id,
                    size=declared.size,
                    has=has,
                ),
                hint=Said(
                    "Correct the size or the cards' `copies`; a mod says `decks: [{{change: {deck}, size: {has}}}]`.",
                    deck=declared.id,
                    has=has,
                ),
            )
        elif declared.size is None and not has and not declared.props:  # with props it may be a sheet alone
            yield Finding(
                file="cards",
                path=("decks", index),
                code="empty-deck",
                severity="warning",
                message=Said("The deck `{deck}` has no cards", deck=declared.id),
                hint=Said("Give some card `deck: {deck}`, or remove the deck.", deck=declared.id),
            )


def _unread(pack: Pack, words: Rules) -> Iterator[Finding]:
    """Keys of cards that do nothing in this game: whoever wrote them waits for something that never comes."""
    assert pack.cards is not None
    unread = unread_keys(words)
    written = pack.documents["cards"].data.get("cards", ()) if "cards" in pack.documents else ()
    for index, (card, said) in enumerate(zip(pack.cards.cards, written, strict=False)):
        for key in sorted(unread & set(said)):
            path = ("cards", index, key)
            yield Finding(
                file="cards",
                path=path,
                code="unread-key",
                message=Said("This game does not use `{key}` of the card `{card}`", key=key, card=card.id),
                hint=Said("Remove it."),
                fix=Fix(kind="remove", path=path, title=Said("Remove `{key}`", key=key)),
                at_key=True,
            )


def _unplayed_decks(file: CardsFile, words: Rules) -> Iterator[Finding]:
    for index, deck in enumerate(file.decks):
        if words.decks and deck.id not in words.decks:
            message = Said("Nobody plays from a deck `{deck}`", deck=deck.id)
            path = ("decks", index, "id")
            yield Finding.unknown("cards", path, "unplayed-deck", message, name=deck.id, known=words.decks)


class _Words:
    """What one card says of when and what on it is played."""

    def __init__(self, file: CardsFile, card: Card, index: int, words: Rules) -> None:
        owners = {**{deck.id: deck.owner for deck in file.decks}, **words.decks}
        self.card = card
        self.path: Path = ("cards", index)
        self.words = words
        self.owners = [owners.get(deck) for deck, copies in card.shares.items() if copies]

    def findings(self) -> Iterator[Finding]:
        """Yield words that the game does not know, and those that are not for the owners of the card's decks."""
        card, words = self.card, self.words
        if card.type is not None and words.types and card.type not in words.types:
            message = Said("This game has no cards of the type `{name}`", name=card.type)
            path = (*self.path, "type")
            yield Finding.unknown("cards", path, "unknown-choice", message, name=card.type, known=words.types)
        for number, name in enumerate(card.played_in if words.windows else ()):
            message = Said("This game has no window `{name}` in which cards are played", name=name)
            yield from self._word(name, words.windows, (*self.path, "played_in", number), message)
        if not words.windows:
            return
        aims = [((*self.path, "target"), card.target)]
        aims += [
            ((*self.path, "modes", number, "target"), mode.target) for number, mode in enumerate(card.modes)
        ]
        for path, name in aims:
            message = Said("This game has no target `{name}` for cards", name=name)
            yield from self._word(name, words.targets, path, message)

    def _word(
        self, name: str, known: Mapping[str, Window | Target], path: Path, message: str
    ) -> Iterator[Finding]:
        if name not in known:
            yield Finding.unknown("cards", path, "unknown-choice", message, name=name, known=known)
            return
        sides = known[name].sides
        if not sides or None in self.owners or not self.owners or set(self.owners) <= set(sides):
            return
        if "played_in" in path and set(self.owners) & set(sides):
            return  # a window of one of its owners; the others play it in theirs
        fitting = [
            word for word in known if not known[word].sides or set(self.owners) <= set(known[word].sides)
        ]
        yield Finding(
            file="cards",
            path=path,
            code="not-for-owner",
            message=Said(
                "`{name}` is not for cards that are played by: {sides}. The card is `{card}`",
                name=name,
                sides=_listed(sorted({str(owner) for owner in self.owners} - set(sides))),
                card=self.card.id,
            ),
            hint=Said("Those that are: {names}.", names=_listed(fitting)),
        )


def _listed(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)
