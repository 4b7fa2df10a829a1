"""Whether no more is set up than there is: figures, missions, cards."""

from __future__ import annotations

from collections.abc import Iterator

from uguisu.content.diagnostics import Finding
from uguisu.said import Said
from uguisu.suggest import did_you_mean
from uguisu_scorpion.lints.setup_look import ROOT, SetupLook


def numbers(look: SetupLook) -> Iterator[Finding]:
    """SC-09, SC-11: no more is fixed than there is."""
    setup, options = look.setup, look.options
    for key, fixed, most in (
        ("sentries", len(setup.sentries), options.sentries),
        ("patrols", len(setup.patrols), options.patrols),
        ("sleepers", sum(setup.sleepers.values()), options.sleepers),
        ("traps", len(setup.traps), options.traps),
        ("ambushes", len(setup.ambushes), options.ambushes),
    ):
        if fixed > most:
            yield look.finding(
                (key,),
                Said(
                    "{fixed} `{key}` are set here, but the scenario has {most} in all",
                    fixed=fixed,
                    key=key,
                    most=most,
                ),
                Said(
                    "leave some out, or write `{key}: {fixed}` in the options of scenario.yaml",
                    key=key,
                    fixed=fixed,
                ),
            )


def missions(look: SetupLook) -> Iterator[Finding]:
    """SC-05: each intruder has a mission of its own, but where they are rivals (SC-81)."""
    ninja, traitor = (look.setup.missions.get(who) for who in ("ninja", "traitor"))
    rivals = any(name == "contested_ground" for name, _ in look.pack.variants)
    if ninja is not None and ninja == traitor and not rivals:
        yield look.finding(
            ("missions", "traitor"),
            Said(
                "the ninja already has target {ninja}, and two intruders never have the same (SC-05)",
                ninja=ninja,
            ),
            Said("choose a different letter, or leave it out and let it be drawn"),
        )


def hands(look: SetupLook) -> Iterator[Finding]:
    """SC-07: a hand holds cards of its deck."""
    cards = look.pack.cards.cards if look.pack.cards is not None else ()
    kinds = {card.id: number for number, card in enumerate(cards)}
    decks = look.pack.cards.deck_counts() if look.pack.cards is not None else {}
    for deck, hand in look.setup.hands.items():
        for card, count in hand.items():
            path = ("hands", deck, card)
            if card not in kinds:
                yield Finding(
                    file="mission",
                    path=(*ROOT, *path),
                    code="scorpion-no-card",
                    message=Said("no card is called '{card}'", card=card),
                    hint=did_you_mean(card, kinds),
                    at_key=True,
                )
            elif count > decks[deck][kinds[card]]:
                yield look.finding(
                    path,
                    Said(
                        "the deck '{deck}' has only {copies} of '{card}'",
                        deck=deck,
                        copies=decks[deck][kinds[card]],
                        card=card,
                    ),
                )
        yield from _size(look, deck, sum(hand.values()))


def _size(look: SetupLook, deck: str, held: int) -> Iterator[Finding]:
    options = look.options
    most = {"guards": options.guard_hand, "ninja": options.ninja_hand, "traitor": options.traitor_hand}[deck]
    if held > most:
        yield Finding(
            file="mission",
            path=(*ROOT, "hands", deck),
            code="scorpion-hand-size",
            severity="warning",
            message=Said(
                "the hand of '{deck}' comes to {held} cards, but a hand is {most} (SC-07)",
                deck=deck,
                held=held,
                most=most,
            ),
            hint=Said("take {number} out, or raise the size of the hand in the options", number=held - most),
        )
