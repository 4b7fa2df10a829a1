"""What a card says that could not be played as it is meant: initiatives, dividers, counters, replacements (SJ-25 to SJ-49)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from uguisu import Message, Pack
from uguisu.checks import Finding, Fix, Path
from uguisu_senjutsu.cards.play import CHOOSE, REPLACEMENT
from uguisu_senjutsu.effects.fighting import Block
from uguisu_senjutsu.effects.steering import AtInitiative


def cards_that_are_chosen_have_initiatives(pack: Pack) -> Iterator[Finding]:
    """SJ-25, SJ-26: what is chosen, or replaces what was, applies at an initiative of its own; only additionals have none."""
    turned_up = pack.cards.turned_up if pack.cards is not None else ()
    for number, card in enumerate(pack.cards.cards if pack.cards is not None else ()):
        if card.id in turned_up:
            continue
        chosen = not card.played_in or {CHOOSE, REPLACEMENT} & set(card.played_in)
        if chosen and card.type != "poison" and not card.props.initiatives:
            yield Finding(
                file="cards",
                path=("cards", number, "id"),
                severity="warning",
                code="senjutsu-initiative",
                message=Message("`{card}` has no initiative, so it applies last, at 0 (SJ-26)", card=card.id),
                hint=Message(
                    "Give it `props: {{initiative: 5}}`; or say in `played_in` when it is played as an instant."
                ),
            )


def dividers_fall(pack: Pack) -> Iterator[Finding]:
    """SJ-02, SJ-26: what stands below a divider applies after what stands above it, at a lower initiative."""
    for number, card in enumerate(pack.cards.cards if pack.cards is not None else ()):
        ways: list[tuple[Path, tuple[Any, ...]]] = [(("do",), card.do)]
        ways += [(("modes", at, "do"), mode.do) for at, mode in enumerate(card.modes)]
        for where, operations in ways:
            above = max(card.props.initiatives, default=None)
            for at, operation in enumerate(operations):
                if not isinstance(operation, AtInitiative):
                    continue
                if above is not None and operation.initiative > above:
                    yield Finding(
                        file="cards",
                        path=("cards", number, *where, at, "initiative"),
                        severity="warning",
                        code="senjutsu-initiative",
                        message=Message(
                            "A part of `{card}` comes too late: by then the card applies at {above} (SJ-26)",
                            card=card.id,
                            above=above,
                        ),
                        hint=Message(
                            "Give the part an initiative under {above}, or put it first.", above=above
                        ),
                    )
                elif at == len(operations) - 1:
                    yield Finding(
                        file="cards",
                        path=("cards", number, *where, at),
                        severity="warning",
                        code="senjutsu-initiative",
                        message=Message("Nothing stands below this divider of `{card}`", card=card.id),
                        hint=Message("Write what is done at its initiative, or remove it."),
                    )
                above = operation.initiative


def counters_can_match(pack: Pack) -> Iterator[Finding]:
    """SJ-45, SJ-47: a block holds only while its own initiative is applied, and so counters no higher one."""
    for number, card in enumerate(pack.cards.cards if pack.cards is not None else ()):
        highest = max((*card.props.initiatives, *card.props.initiative_in.values()), default=None)
        for at, operation in enumerate(card.do):
            counters = operation.counter if isinstance(operation, Block) else ()
            if highest is not None and counters and min(counters) > highest:
                yield Finding(
                    file="cards",
                    path=("cards", number, "do", at, "counter"),
                    severity="warning",
                    code="senjutsu-counter",
                    message=Message(
                        "`{card}` never counters: it blocks at {highest} at most (SJ-45)",
                        card=card.id,
                        highest=highest,
                    ),
                    hint=Message("Name initiatives that the card has itself."),
                )


def replacements_can_be_chosen(pack: Pack) -> Iterator[Finding]:
    """SJ-49: an instant replacement may always be played from the hand in the ordinary way, too."""
    for number, card in enumerate(pack.cards.cards if pack.cards is not None else ()):
        if REPLACEMENT in card.played_in and CHOOSE not in card.played_in:
            path: Path = ("cards", number, "played_in")
            yield Finding(
                file="cards",
                path=path,
                severity="warning",
                code="senjutsu-replacement",
                message=Message(
                    "`{card}` can replace a card, but cannot be chosen in the ordinary way (SJ-49)",
                    card=card.id,
                ),
                hint=Message("Write `played_in: [choose, replacement]`."),
                fix=Fix.change(path, [CHOOSE, *card.played_in]),
            )


CHECKS = (
    cards_that_are_chosen_have_initiatives,
    dividers_fall,
    counters_can_match,
    replacements_can_be_chosen,
)
"""What is looked at."""
