"""Decks that don't add up, decks nobody declared, and cards that no deck holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from uguisu.content.diagnostics import Finding, Fix, Path
from uguisu.content.models import Card, CardsFile
from uguisu.content.pack import Pack
from uguisu.said import Said
from uguisu.suggest import did_you_mean, nearest


def decks(pack: Pack) -> Iterator[Finding]:
    """Yield what is wrong between the cards and their decks."""
    if pack.cards is None:
        return
    yield from _declarations(pack.cards)
    yield from _sums(pack.cards)


def share_of(card: Card) -> list[tuple[str, int, Path]]:
    """Return (deck, copies, where that deck is named) for each deck that a card names."""
    if isinstance(card.copies, dict):
        return [(deck, copies, ("copies", deck)) for deck, copies in card.copies.items()]
    return [] if card.deck is None else [(card.deck, card.copies, ("deck",))]


def _declarations(file: CardsFile) -> Iterator[Finding]:
    declared = [deck.id for deck in file.decks]
    for index, card in enumerate(file.cards):
        shares = share_of(card)
        if isinstance(card.copies, dict) and card.deck is not None:
            yield Finding(
                file="cards",
                path=("cards", index, "deck"),
                code="deck-twice",
                severity="warning",
                message=Said(
                    "The card `{card}` names decks in `copies`, so its `deck` has no effect",
                    card=card.id,
                ),
                hint=Said("Remove `deck`."),
                fix=Fix(kind="remove", path=("cards", index, "deck"), title=Said("Remove `deck`")),
            )
        if not any(copies for _, copies, _ in shares):
            yield _in_no_deck(card, index)
        for deck, _, where in shares:
            if declared and deck not in declared:
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
    near = nearest(deck, declared)
    in_table = path[-2] == "copies"
    return Finding(
        file="cards",
        path=path,
        code="dangling-id",
        message=Said("There is no deck `{deck}`", deck=deck),
        hint=did_you_mean(deck, declared),
        fix=Fix(
            kind="rename" if in_table else "replace",
            path=path,
            title=Said("Change it to `{near}`", near=near),
            value=near,
        )
        if near
        else None,
        at_key=in_table,
    )


def _sums(file: CardsFile) -> Iterator[Finding]:
    sums: Counter[str] = Counter()
    for card in file.cards:
        for deck, copies, _ in share_of(card):
            sums[deck] += copies
    for index, declared in enumerate(file.decks):
        has = sums[declared.id]
        if declared.size is not None and has != declared.size:
            yield Finding(
                file="cards",
                path=("decks", index, "size"),
                code="deck-size",
                message=(
                    Said(
                        "The deck `{deck}` should have {size} cards, but its cards come to {has}",
                        deck=declared.id,
                        size=declared.size,
                        has=has,
                    )
                ),
                hint=Said("Correct the size or the cards' `copies`."),
            )
        elif declared.size is None and not has:
            yield Finding(
                file="cards",
                path=("decks", index),
                code="empty-deck",
                severity="warning",
                message=Said("The deck `{deck}` has no cards", deck=declared.id),
                hint=Said("Give some card `deck: {deck}`, or remove the deck.", deck=declared.id),
            )
