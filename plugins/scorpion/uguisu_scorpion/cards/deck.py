"""Compiles cards.yaml: kinds of cards, decks, and the programs that cards are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from uguisu.content.models import Card
from uguisu.core.errors import CompileError, Faults
from uguisu.core.language.code import Code, compile_program
from uguisu.core.language.names import Path
from uguisu.core.machine import Condition
from uguisu.said import Said
from uguisu.suggest import did_you_mean
from uguisu_scorpion.cards.props import CardMode, CardProps, StandingRule
from uguisu_scorpion.cards.targets import TARGETS, TargetKind
from uguisu_scorpion.operations.listening import Listen

if TYPE_CHECKING:
    from uguisu.content.pack import Pack
    from uguisu_scorpion.game import ScorpionGame

GUARDS = "guards"
DECKS = (GUARDS, "ninja", "traitor")
"""The decks there are (SC-03); intruders' decks are named after them."""

INTRUDER_DECKS = ("ninja", "traitor")


@dataclass(frozen=True, slots=True)
class Mode:
    """A way to play a card: what on, when, and the program that does it. `holds` reads a frame as the program does;
    `listens` tells that it is not for guards in the passage (SC-63); `aim` is the kind of target, and `aimed` whether
    `holds` asks what it is. When `settled`, the hint of `aim` and `holds` tell all: no target need be looked for.
    """

    target: str
    aim: TargetKind
    holds: Condition | None
    program: int
    listens: bool = False
    aimed: bool = True
    settled: bool = False


@dataclass(frozen=True, slots=True)
class CardKind:
    """A kind of card, compiled.

    Attributes:
        hint: bits of `targets.hints`: with none of them, it cannot be played; 0: one must look.
        sure: with one of these, it can, as long as no guard is in the passage (SC-63).
    """

    id: str
    number: int
    modes: tuple[Mode, ...]
    windows: frozenset[str]
    counts: bool
    lies: str
    passage: bool
    hint: int = 0
    sure: int = 0


def share(card: Card, deck: str) -> int:
    """Return how many of a card are in a deck."""
    if isinstance(card.copies, dict):
        return card.copies.get(deck, 0)
    return card.copies if card.deck == deck else 0


def starters(card: Card, deck: str) -> int:
    """Return how many of a card are in a deck's starter hand (SC-08)."""
    props = props_of(card)
    if isinstance(props.starter, dict):
        return next((count for name, count in props.starter.items() if name == deck), 0)
    return props.starter if share(card, deck) else 0


def props_of(card: Card) -> CardProps:
    """Return a card's own part, or what a card without one has."""
    return card.props if isinstance(card.props, CardProps) else CardProps()


def deck_counts(pack: Pack) -> dict[str, list[int]]:
    """Return how many of each kind of card each deck holds, kinds in the order of the file."""
    cards = pack.cards.cards if pack.cards is not None else ()
    return {deck: [share(card, deck) for card in cards] for deck in DECKS}


def starter_counts(pack: Pack) -> dict[str, list[int]]:
    """Return the starter hands, as counts by kind."""
    cards = pack.cards.cards if pack.cards is not None else ()
    return {deck: [starters(card, deck) for card in cards] for deck in DECKS}


def compile_cards(game: ScorpionGame) -> tuple[CardKind, ...]:
    """Compile every card of the pack.

    Raises:
        CompileError: for all that is wrong in them.
    """
    kinds: list[CardKind] = []
    faults = Faults()
    for number, card in enumerate(game.content.cards.cards if game.content.cards else ()):
        with faults.kept():
            kinds.append(_compile(game, card, number))
    faults.tell()
    return tuple(kinds)


def _compile(game: ScorpionGame, card: Card, number: int) -> CardKind:
    props = props_of(card)
    path: Path = ("cards", number)
    own = CardMode(target=props.target, if_=card.if_, do=card.do)
    modes: list[Mode] = []
    faults = Faults()
    if card.do or not props.modes:
        with faults.kept():
            modes.append(_mode(game, card, path, own))
    for index, mode in enumerate(props.modes):
        with faults.kept():
            modes.append(_mode(game, card, (*path, "props", "modes", index), mode))
    for index, rule in enumerate(props.rules):
        with faults.kept():
            _stand(game, card, (*path, "props", "rules", index), rule)
    faults.tell()
    windows = props.played_in or (("alert", "guard_cards") if share(card, GUARDS) else ("move",))
    hints = [mode.aim.hint for mode in modes]
    return CardKind(
        card.id,
        number,
        tuple(modes),
        frozenset(windows),
        props.counts,
        props.lies,
        props.passage,
        sum(set(hints)) if all(hints) else 0,
        sum({mode.aim.hint for mode in modes if mode.aim.sure and mode.holds is None}),
    )


def _mode(game: ScorpionGame, card: Card, path: Path, mode: CardMode) -> Mode:
    whose = "nobody" if share(card, GUARDS) else "intruder"
    scope = {"actor": whose, "seat": "seat", "target": TARGETS[mode.target].holds}
    code = Code(game, file="cards", path=path, source=f"the card '{card.id}'", scope=scope)
    holds = code.condition(mode.if_) if mode.if_ else None
    aimed = "target" in code.read
    code.block(mode.do)
    listens = any(isinstance(operation, Listen) and operation.who == "target" for operation in mode.do)
    game.machine.programs.append(code.program())
    aim = TARGETS[mode.target]
    settled = aim.sure and not aimed and not listens
    return Mode(mode.target, aim, holds, len(game.machine.programs) - 1, listens, aimed, settled)


def _stand(game: ScorpionGame, card: Card, path: Path, rule: StandingRule) -> None:
    if rule.on not in game.events:
        raise CompileError(
            Said("this game has no event '{event}'", event=rule.on),
            hint=did_you_mean(rule.on, game.events)
            or Said("events: {events}", events=", ".join(game.events)),
            file="cards",
            path=(*path, "on"),
        )
    program = compile_program(
        game,
        rule.do,
        rule.if_,
        file="cards",
        path=path,
        source=f"a rule of the card '{card.id}'",
        scope=dict(game.events[rule.on]),
    )
    game.machine.programs.append(program)
    game.on[rule.on] = (*game.on.get(rule.on, ()), len(game.machine.programs) - 1)
