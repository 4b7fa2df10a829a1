"""Whether the cards make the decks and hands that the game asks for."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from uguisu import Message, Pack
from uguisu.checks import Finding, Path
from uguisu.effects import words_in
from uguisu_scorpion.cards.play import ScorpionCards
from uguisu_scorpion.content.options import ScorpionOptions
from uguisu_scorpion.effects.guards import Halt
from uguisu_scorpion.effects.intruders import Wound
from uguisu_scorpion.setup.hands import starter_counts, starters


def cards_are_there(pack: Pack) -> Iterable[Finding]:
    """SC-03: without cards guards can neither look nor listen."""
    if pack.cards is None:
        yield Finding(
            file="scenario",
            path=(),
            code="scorpion-no-cards",
            message=Message(
                "the scenario names no file of cards, but without cards guards can neither look "
                "nor listen (SC-03)"
            ),
            hint=Message(
                "write `cards: cards.yaml`, and copy the cards of another pack of Scorpion to start with"
            ),
        )


def wounds_lie_as_wounds(pack: Pack) -> Iterable[Finding]:
    """SC-38: the card itself lies before the intruder as its wound; elsewhere it wounds nobody."""
    for number, card in enumerate(pack.cards.cards if pack.cards is not None else ()):
        wounds = card.in_deck("guards") and any(isinstance(step, Wound) for step in card.do)
        if wounds and card.props.lies != "wound":
            yield Finding(
                file="cards",
                path=("cards", number, "props"),
                code="scorpion-wound",
                message=Message(
                    "'{card}' wounds, but is not placed as a wound: nobody would ever die of it (SC-38)",
                    card=card.id,
                ),
                hint=Message("add `lies: wound` to its props"),
            )


def wounds_are_of_intruders(pack: Pack) -> Iterable[Finding]:
    """SC-38: a wound lies before the intruder it was dealt to, so that is what such a card is played on."""
    for number, card in enumerate(pack.cards.cards if pack.cards is not None else ()):
        aims: list[tuple[Path, str]] = [(("target",), card.target)] if card.do or not card.modes else []
        aims += [(("modes", way, "target"), mode.target) for way, mode in enumerate(card.modes)]
        for path, aim in aims if card.props.lies == "wound" else ():
            if aim == "intruder":
                continue
            yield Finding(
                file="cards",
                path=("cards", number, *path),
                code="scorpion-wound",
                message=Message(
                    "'{card}' is placed as a wound, but can be played on something other than an "
                    "intruder (SC-38)",
                    card=card.id,
                ),
                hint=Message("write `target: intruder`, or leave `lies: wound` out"),
            )


def starters_are_there(pack: Pack) -> Iterable[Finding]:
    """SC-08: a starter hand holds no more of a card than its deck does."""
    for number, card in enumerate(pack.cards.cards if pack.cards is not None else ()):
        for deck in ScorpionCards.decks:
            if starters(card, deck) > card.in_deck(deck):
                yield Finding(
                    file="cards",
                    path=("cards", number, "props", "starter"),
                    code="scorpion-starter",
                    message=(
                        Message(
                            "the starter hand has {starters} of '{card}', but the deck '{deck}' has "
                            "only {copies} (SC-08)",
                            starters=starters(card, deck),
                            card=card.id,
                            deck=deck,
                            copies=card.in_deck(deck),
                        )
                    ),
                    hint=Message("raise `copies`, or lower `starter`"),
                )


def starter_hands_fit(pack: Pack) -> Iterable[Finding]:
    """SC-07, SC-08: starter hands are as big as hands that are picked."""
    options = pack.options
    if not isinstance(options, ScorpionOptions) or options.hands != "starter" or pack.cards is None:
        return
    sizes = {"guards": options.guard_hand, "ninja": options.ninja_hand, "traitor": options.traitor_hand}
    for deck, counts in starter_counts(pack).items():
        if counts and sum(counts) != sizes[deck]:
            yield Finding(
                file="cards",
                path=("cards",),
                code="scorpion-starter-hand",
                severity="warning",
                message=Message(
                    (
                        "the starter hand of '{deck}' has {count} {count:card|cards}, but a hand has {size} "
                        "(SC-08)"
                    ),
                    deck=deck,
                    count=sum(counts),
                    size=sizes[deck],
                ),
                hint=Message("correct the cards' `starter` numbers, or the size of the hand in the options"),
            )


def decks_can_be_shared(pack: Pack) -> Iterable[Finding]:
    """SC-07: two guard players have half of each kind of card."""
    options = pack.options
    if not isinstance(options, ScorpionOptions) or options.players != 4 or pack.cards is None:
        return
    for number, card in enumerate(pack.cards.cards):
        if card.in_deck("guards") % 2:
            yield Finding(
                file="cards",
                path=("cards", number, "copies"),
                code="scorpion-odd-cards",
                message=Message(
                    "two guard players cannot share {copies} of '{card}' evenly (SC-07)",
                    copies=card.in_deck("guards"),
                    card=card.id,
                ),
                hint=Message("make it an even number, or play with one guard player"),
            )


def halts_stop_somebody(pack: Pack) -> Iterable[Finding]:
    """`halt` stops guards on the move: in a rule that waits for anything but them entering a zone, nobody is. Nor is anybody
    when most cards are played.
    """
    triggers = pack.mission.triggers if pack.mission is not None else ()
    waiting: list[tuple[str, Path, Any]] = [
        ("mission", ("triggers", number), trigger) for number, trigger in enumerate(triggers)
    ]
    for number, card in enumerate(pack.cards.cards if pack.cards is not None else ()):
        waiting += [
            ("cards", ("cards", number, "rules", rule), entry) for rule, entry in enumerate(card.rules)
        ]
    for file, at, entry in waiting:
        if entry.on in MOVING:
            continue
        for path, word in words_in(entry, at):
            if isinstance(word, Halt):
                yield Finding(
                    file=file,
                    path=path,
                    code="scorpion-halt",
                    severity="warning",
                    message=Message(
                        "nobody is on the move when `{event}` comes, so nobody stops", event=entry.on
                    ),
                    hint=Message("let it wait for `{event}`", event="guards_entered"),
                )
    yield from _halts_on_cards(pack)


def _halts_on_cards(pack: Pack) -> Iterable[Finding]:
    usual = {name for name, window in ScorpionCards.windows.items() if window.usual}
    for number, card in enumerate(pack.cards.cards if pack.cards is not None else ()):
        if ON_THE_WAY & set(card.played_in or usual):
            continue
        for path, word in words_in(card, ("cards", number)):
            if isinstance(word, Halt) and "rules" not in path:
                yield Finding(
                    file="cards",
                    path=path,
                    code="scorpion-halt",
                    severity="warning",
                    message=Message(
                        "nobody is on the move when the card `{card}` is played, so nobody stops",
                        card=card.id,
                    ),
                    hint=Message(
                        "write it as a standing rule: `rules: [{{on: {event}, do: ...}}]`",
                        event="guards_entered",
                    ),
                )


ON_THE_WAY = {"patrols", "listen"}
"""Windows that may open while guards are on their way."""
MOVING = frozenset(
    {
        "guards_entered",
        "listened",
        "heard",
        "searched",
        "shown",
        "trap",
        "guard_killed",
        "card_played",
        "died",
        "passage_found",
    }
)
"""Events that come while guards may be on their way."""
CHECKS = (
    cards_are_there,
    wounds_lie_as_wounds,
    wounds_are_of_intruders,
    starters_are_there,
    starter_hands_fit,
    decks_can_be_shared,
    halts_stop_somebody,
)
