"""What cards offer, read from their operations: for bots, and for virtual opponents who judge what is coming at them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from uguisu.effects import If
from uguisu_senjutsu.content.cards import SPACES
from uguisu_senjutsu.effects.body import GainFocus
from uguisu_senjutsu.effects.conditions import InKamae
from uguisu_senjutsu.effects.fighting import Attack, Block, diagram_of
from uguisu_senjutsu.effects.hand import DiscardCards, DrawCards
from uguisu_senjutsu.effects.moving import Go, part_of
from uguisu_senjutsu.effects.steering import AtInitiative
from uguisu_senjutsu.rules.attacks import Diagram
from uguisu_senjutsu.rules.move_lines import Line

if TYPE_CHECKING:
    from uguisu_senjutsu.game import SenjutsuGame

ALWAYS = frozenset(SPACES)
"""The kamae in which something without a condition is so: all."""


@dataclass(frozen=True, slots=True)
class Thrust:
    """An attack of a card: its initiative, -1 for that of the card, its kamae, what it hits, the first move before it."""

    initiative: int
    kamae: frozenset[str]
    diagram: Diagram
    line: Line | None
    unblockable: bool

    @property
    def wounds(self) -> int:
        """How many wounds it deals in all."""
        return sum(blow.wounds + blow.bleeding for blow in self.diagram.blows)


@dataclass(frozen=True, slots=True)
class Reading:
    """What a card offers, all that it may do together, whatever must be chosen or paid for."""

    thrusts: tuple[Thrust, ...]
    blocks: bool
    draws: int
    focus: int
    steps: int
    discards: int
    initiative: int


def read_cards(game: SenjutsuGame) -> tuple[Reading, ...]:
    """Return what each kind of card offers."""
    cards = game.content.cards
    return tuple(_read(game, card) for card in cards.cards) if cards is not None else ()


def _read(game: SenjutsuGame, card: Any) -> Reading:
    thrusts: list[Thrust] = []
    initiative, lines = -1, list[tuple[frozenset[str], Line]]()
    blocks, draws, focus, steps, discards = False, 0, 0, 0, 0
    for operation, kamae in _all_of(card.do, ALWAYS):
        if isinstance(operation, AtInitiative):
            initiative, lines = operation.initiative, []
        elif isinstance(operation, Go):
            lines.append((kamae, Line(tuple(map(part_of, operation.parts)), operation.in_order)))
            steps += sum(part.times for part in operation.parts if part.step is not None)
        elif isinstance(operation, Attack):
            line = next((line for when, line in lines if when & kamae), None)
            diagram = diagram_of(game.field, operation.hexes)
            thrusts.append(Thrust(initiative, kamae, diagram, line, operation.unblockable))
        elif isinstance(operation, Block):
            blocks = True
        elif isinstance(operation, DrawCards) and operation.who == "actor":
            draws += operation.count
        elif isinstance(operation, DiscardCards) and operation.who == "actor":
            discards += operation.count
        elif isinstance(operation, GainFocus) and operation.who == "actor":
            focus += operation.amount
    highest = max(card.props.initiatives, default=0)
    return Reading(tuple(thrusts), blocks, draws, focus, steps, discards, highest)


def _all_of(operations: Iterable[Any], kamae: frozenset[str]) -> Iterator[tuple[Any, frozenset[str]]]:
    """Yield operations and what stands inside them, each with the kamae in which it is done."""
    for operation in operations:
        yield operation, kamae
        asked = kamae_asked(operation)
        own = ALWAYS if asked is None else asked
        yield from _all_of(getattr(operation, "do", ()), kamae & own)
        yield from _all_of(getattr(operation, "else_", ()), kamae if own == ALWAYS else kamae - own)
        for way in getattr(operation, "ways", ()):
            yield from _all_of(way.do, kamae & frozenset(way.kamae) if way.kamae else kamae)


def kamae_asked(operation: Any) -> frozenset[str] | None:
    """Return the kamae that an `if` asks for, None if it asks for something else, too."""
    tests = operation.if_ if isinstance(operation, If) else ()
    if len(tests) == 1 and isinstance(tests[0], InKamae) and tests[0].who == "actor":
        return frozenset(tests[0].is_)
    return None
