"""What a mission of Spies says that names nothing, or comes to nothing: hands, bounds, dogs (SP-05, SP-73, SP-75)."""

from __future__ import annotations

from collections.abc import Iterator

from uguisu import Message, Pack
from uguisu.checks import Finding, Severity
from uguisu_spies.mission import mission_of


def hands_have_their_cards(pack: Pack) -> Iterator[Finding]:
    """SP-05: cards of one side come into no hand of the other, and no more of them than there are."""
    if pack.cards is None:
        return
    owners = {deck.id: deck.owner for deck in pack.cards.decks}
    for seat, hand in mission_of(pack).hands.items():
        side = "guard" if seat == "guard" else "spies"
        for card in pack.cards.cards:
            if card.id not in hand:
                continue
            shares = {deck: count for deck, count in card.shares.items() if owners.get(deck) == side}
            held = sum(shares.values())
            if not shares:
                yield _mission(
                    ("hands", seat, card.id),
                    "spies-hand",
                    Message(
                        "`{card}` is no card of theirs, so it comes into no hand of `{seat}`",
                        card=card.id,
                        seat=seat,
                    ),
                    Message("name a card of theirs, or give it to the other side"),
                    severity="warning",
                )
            elif hand[card.id] > held:
                yield _mission(
                    ("hands", seat, card.id),
                    "spies-hand",
                    Message(
                        "there {held:is|are} only {held} of `{card}`, so no more of them can be dealt",
                        held=held,
                        card=card.id,
                    ),
                    Message("ask for fewer, or give the card more `copies`"),
                    severity="warning",
                )


def bounds_bind(pack: Pack) -> Iterator[Finding]:
    """SP-73: who is bound stays out of something, or inside it."""
    for number, bound in enumerate(mission_of(pack).bounds):
        if bound.out_of is None and bound.within is None:
            yield _mission(
                ("bounds", number),
                "spies-bound",
                Message("this binds nobody: it names no region"),
                Message("say with `out_of:` or `within:` where they may not go, or have to stay"),
                severity="warning",
            )


def dogs_come_in_time(pack: Pack) -> Iterator[Finding]:
    """SP-75: dogs are let loose before the last round is over."""
    mission = mission_of(pack)
    if mission.dogs_from > mission.rounds:
        yield _mission(
            ("dogs_from",),
            "spies-dogs",
            Message("no dog is ever let loose: the mission ends after round {rounds}", rounds=mission.rounds),
            Message("name an earlier round"),
            severity="warning",
        )


def _mission(
    path: tuple[str | int, ...], code: str, message: Message, hint: Message, severity: Severity = "error"
) -> Finding:
    return Finding(
        file="mission", path=("props", *path), code=code, message=message, hint=hint, severity=severity
    )


CHECKS = (hands_have_their_cards, bounds_bind, dogs_come_in_time)
"""What is looked at."""
