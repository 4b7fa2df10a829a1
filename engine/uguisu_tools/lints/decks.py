"""Decks that don't add up, cards that no deck holds, and what cards say that their game or their owner has no use for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from uguisu.content.diagnostics import Finding, Fix, Path
from uguisu.content.models import MISSION, Card, CardsFile, Deck
from uguisu.content.pack import Pack
from uguisu.content.schema import unread_keys
from uguisu.messages.message import Message
from uguisu.messages.suggest import nearest

if TYPE_CHECKING:
    Rules = Any  # the class by which a game says what cards may be: `uguisu.cards.CardRules`


def decks(pack: Pack) -> Iterator[Finding]:
    """Yield what is wrong between the cards, their decks and their game."""
    game = pack.game
    if pack.cards is None:
        return
    yield from _declarations(pack.cards)
    yield from _idle(pack)
    yield from _sums(pack.cards)
    if game is not None:
        yield from _unread(pack, game.card_rules)
        yield from _unplayed_decks(pack.cards, game.card_rules)
        for index, card in enumerate(pack.cards.cards):
            yield from _words(pack.cards, card, ("cards", index), game.card_rules)


def _declarations(file: CardsFile) -> Iterator[Finding]:
    declared = [deck.id for deck in file.decks]
    for index, card in enumerate(file.cards):
        if isinstance(card.copies, dict) and card.deck is not None:
            path = ("cards", index, "deck")
            message = Message(
                "The card `{card}` names decks in `copies`, so its `deck` has no effect", card=card.id
            )
            fix = Fix(kind="remove", path=path, title=Message("Remove `deck`"))
            yield _warning(path, "deck-twice", message, Message("Remove `deck`."), fix)
        if not any(card.shares.values()):
            yield _in_no_deck(card, index, [deck for deck in file.decks if not deck.is_stock])
        for deck in card.shares:
            if declared and deck not in declared:
                where = ("copies", deck) if isinstance(card.copies, dict) else ("deck",)
                yield _undeclared(deck, declared, ("cards", index, *where))


MEANING = {"do", "modes", "rules", "props", "tags", "counter", "type"}
"""Keys of a card from which something may come in play."""


def _idle(pack: Pack) -> Iterator[Finding]:
    """Yield cards that say nothing from which anything could come."""
    written = pack.documents["cards"].data.get("cards", ()) if "cards" in pack.documents else ()
    for index, said in enumerate(written):
        if isinstance(said, dict) and not MEANING & said.keys():
            message = Message("The card `{card}` does nothing when it is played", card=said.get("id", ""))
            yield _warning(
                ("cards", index), "does-nothing", message, Message("Write what it does: `do: [...]`.")
            )


def _in_no_deck(card: Card, index: int, decks: Sequence[Deck]) -> Finding:
    path: Path = ("cards", index)
    message, hint = (
        Message("No deck holds the card `{card}`", card=card.id),
        Message("Say which one: `deck: ...`."),
    )
    if card.copies == 0 or (isinstance(card.copies, dict) and card.copies):
        path = (*path, "copies")
        message = Message("No deck holds the card `{card}`: it has no copies", card=card.id)
        hint = Message("Give it copies, or remove the card.")
    named = next((deck for deck in decks if deck.id in card.shares), decks[0] if decks else None)
    if named is None:
        return _warning(path, "card-in-no-deck", message, hint)
    title = Message("Put one into the deck of {deck}", deck=named.title or named.id)
    fix = Fix(kind="replace", path=("cards", index, "copies"), title=title, value={named.id: 1})
    return _warning(path, "card-in-no-deck", message, hint, fix)


def _undeclared(deck: str, declared: list[str], path: Path) -> Finding:
    message, near = Message("there is no deck `{deck}`", deck=deck), nearest(deck, declared)
    found = Finding.unknown("cards", path, "dangling-id", message, name=deck, known=declared)
    if path[-2] != "copies":
        return found
    title = Message("Change it to `{near}`", near=near)
    fix = Fix(kind="rename", path=path, title=title, value=near) if near else None
    return msgspec.structs.replace(found, fix=fix, at_key=True)


def _sums(file: CardsFile) -> Iterator[Finding]:
    sums: Counter[str] = Counter()
    for card in file.cards:
        sums.update(card.shares)
    if not sums.keys() <= {deck.id for deck in file.decks}:
        return  # which cards a deck lacks is told where they name one that there is not
    for index, declared in enumerate(file.decks):
        has = sums[declared.id]
        if declared.size is not None and has != declared.size:
            message = Message(
                "The deck `{deck}` should have {size} {size:card|cards}, but has {has}",
                deck=declared.id,
                size=declared.size,
                has=has,
            )
            hint = Message("Correct the size or the cards' `copies`, or leave the size out.")
            path, fix = ("decks", index, "size"), Fix.change(("decks", index, "size"), has)
            yield Finding(file="cards", path=path, code="deck-size", message=message, hint=hint, fix=fix)
        elif declared.size is None and not has and not declared.props:  # with props it may be a sheet alone
            message = Message("The deck `{deck}` has no cards", deck=declared.id)
            hint = Message("Give a card `deck: {deck}`, or remove the deck.", deck=declared.id)
            yield _warning(("decks", index), "empty-deck", message, hint)


def _warning(path: Path, code: str, message: str, hint: str, fix: Fix | None = None) -> Finding:
    return Finding(
        file="cards", path=path, code=code, severity="warning", message=message, hint=hint, fix=fix
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
                message=Message("This game does not use `{key}` of the card `{card}`", key=key, card=card.id),
                hint=Message("Remove it.")
                if words.windows
                else Message(
                    "No card is played in this game: what happens is written in mission.yaml, as triggers."
                ),
                fix=Fix(kind="remove", path=path, title=Message("Remove `{key}`", key=key)),
                at_key=True,
            )


def _unplayed_decks(file: CardsFile, words: Rules) -> Iterator[Finding]:
    for index, deck in enumerate(file.decks):
        if words.decks and deck.id not in words.decks and not deck.is_stock:
            message = Message("Nobody plays from a deck called `{deck}`", deck=deck.id)
            path = ("decks", index, "id")
            yield Finding.unknown("cards", path, "unplayed-deck", message, name=deck.id, known=words.decks)


def _words(file: CardsFile, card: Card, at: Path, words: Rules) -> Iterator[Finding]:
    """Yield words of a card that the game does not know, and those that are not for the owners of its decks."""
    if card.type is not None and words.types and card.type not in words.types:
        message = Message("This game has no cards of the type `{name}`", name=card.type)
        path = (*at, "type")
        yield Finding.unknown("cards", path, "unknown-choice", message, name=card.type, known=words.types)
    if not words.windows:
        return
    by_deck = {**{deck.id: deck.owner for deck in file.decks}, **words.decks}
    owners = {by_deck.get(deck) for deck, copies in card.shares.items() if copies}
    if MISSION in owners:
        return  # nobody plays it
    for number, name in enumerate(card.played_in):
        message = Message("This game has no window `{name}` in which cards are played", name=name)
        if name in words.windows and owners & {*words.windows[name].sides}:
            continue  # a window of one of its owners; the others play it in theirs
        yield from _word(card, name, words.windows, (*at, "played_in", number), message, owners)
    aims = [((*at, "target"), card.target)]
    aims += [((*at, "modes", number, "target"), mode.target) for number, mode in enumerate(card.modes)]
    for path, name in aims:
        message = Message("This game has no target `{name}` for cards", name=name)
        yield from _word(card, name, words.targets, path, message, owners)


def _word(  # noqa: PLR0917
    card: Card,
    name: str,
    known: Mapping[str, Any],
    path: Path,
    message: str,
    owners: set[str | None],
) -> Iterator[Finding]:
    if name not in known:
        yield Finding.unknown("cards", path, "unknown-choice", message, name=name, known=known)
        return
    sides = {*known[name].sides}
    if not sides or None in owners or owners <= sides:
        return
    fitting = [word for word, one in known.items() if not one.sides or owners <= {*one.sides}]
    message = Message(
        "The card `{card}` is played by {sides}, who cannot use `{name}`",
        name=name,
        sides=_listed(sorted(map(str, owners - sides))),
        card=card.id,
    )
    hint = Message("You can use {names}.", names=_listed(fitting))
    yield Finding(file="cards", path=path, code="not-for-owner", message=message, hint=hint)


def _listed(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)
