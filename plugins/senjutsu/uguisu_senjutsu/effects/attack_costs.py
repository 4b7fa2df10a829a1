"""What has to be paid so that an attack can be tried at all (SJ-41)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from uguisu.effects import If
from uguisu_senjutsu.effects.fighting import Attack, diagram_of
from uguisu_senjutsu.effects.moving import Go, part_of
from uguisu_senjutsu.effects.reading import kamae_asked
from uguisu_senjutsu.effects.shooting import Shoot
from uguisu_senjutsu.effects.steering import AtInitiative, Or, PayFocus, has_attack
from uguisu_senjutsu.rules.move_lines import CRASHES, Line
from uguisu_senjutsu.rules.movement import foes_of, foes_on_field, occupied

if TYPE_CHECKING:
    from uguisu_senjutsu.game import SenjutsuGame
    from uguisu_senjutsu.state import SenjutsuState

Poses = frozenset[int]
"""Where a figure may stand and how it may look: place * 6 + facing."""


class Trying:
    """Whether the attack that a card comes to reaches a foe, and what has to be paid for that.

    A card is followed from where it is to its next divider, on the field as it is: all free moves and payments are thought
    of, nothing that others do.
    """

    def __init__(self, game: SenjutsuGame) -> None:
        self._game = game
        self._after: dict[int, tuple[Any, ...]] = {}
        """What comes after an operation that may cost focus, by its identity; only where an attack comes."""
        self._further: set[int] = set()
        """Focus for attacks on cards that have attacked before, whatever was chosen, by identity of what it is paid for."""
        cards = game.content.cards
        for card in cards.cards if cards is not None else ():
            for do in (card.do, *(mode.do for mode in card.modes)):
                self._note(do, ())
        self._line = cache(lambda parts, in_order: game.courses(Line(tuple(map(part_of, parts)), in_order)))
        self._diagrams: dict[int, list[Any]] = {}

    def _note(self, operations: Sequence[Any], rest: tuple[Any, ...]) -> None:
        """Note what comes after each operation and those within it, and which of several attacks is bought."""
        tried = False
        for number, operation in enumerate(operations):
            after = (*operations[number + 1 :], *rest)
            if tried and isinstance(operation, PayFocus):
                self._further.add(id(operation))
            tried = tried or isinstance(operation, Attack | Shoot)
            if isinstance(operation, PayFocus | Or) and _comes_to_attack((operation, *after)):
                self._after[id(operation)] = after
            for inside in _within(operation):
                self._note(inside, after)

    def must_pay(self, state: SenjutsuState, figure: int, operation: PayFocus) -> bool:
        """SJ-41: whether this has to be paid: for an attack, unless the card has made one before, and for what a foe is reached
        by only if it is paid: a move, nearly always.
        """
        if has_attack(operation.do) and id(operation) not in self._further:
            return True
        after = self._after.get(id(operation))
        if after is None or not any(isinstance(one, Go) for one in operation.do):
            return False
        focus = self._game.focus(state, figure)
        return not self.reaches(state, figure, after, focus) and self.reaches(
            state, figure, (*operation.do, *after), focus - operation.focus
        )

    def ways(self, state: SenjutsuState, figure: int, operation: Or, found: list[int]) -> list[int]:
        """SJ-41: return those of some ways that may be chosen: if a foe is reached only by ways that cost focus, those."""
        after = self._after.get(id(operation))
        ways = operation.ways
        if after is None or len(found) < 2 or not any(ways[number].focus for number in found):
            return found
        focus = self._game.focus(state, figure)
        able = [
            number
            for number in found
            if self.reaches(state, figure, (*ways[number].do, *after), focus - ways[number].focus)
        ]
        return able if able and all(ways[number].focus for number in able) else found

    def reaches(self, state: SenjutsuState, figure: int, operations: Sequence[Any], focus: int) -> bool:
        """Whether an attack or a shot among operations can reach a foe, as far as it lies with the figure."""
        here = state.at[figure] * 6 + state.facing[figure]
        return here >= 0 and self._reaches(state, figure, tuple(operations), frozenset((here,)), focus)

    def _reaches(
        self, state: SenjutsuState, figure: int, operations: tuple[Any, ...], poses: Poses, focus: int
    ) -> bool:
        kamae = self._game.kamae(state, figure)
        for number, operation in enumerate(operations):
            rest = operations[number + 1 :]
            if not poses or isinstance(operation, AtInitiative):
                return False
            if isinstance(operation, Go):
                poses = self._moved(state, figure, operation, poses)
            elif isinstance(operation, Attack):
                if self._hits(state, figure, operation, poses, focus):
                    return True
            elif isinstance(operation, Shoot):
                if self._sees(state, figure, operation, poses):
                    return True
            else:
                branches = _branches(operation, kamae, focus)
                if branches is not None:
                    return any(
                        self._reaches(state, figure, (*inside, *rest), poses, focus - cost)
                        for inside, cost in branches
                    )
        return False

    def _moved(self, state: SenjutsuState, figure: int, go: Go, poses: Poses) -> Poses:
        """Return where a line of movement may lead."""
        if state.pinned >> figure & 1:
            return poses
        courses = self._line(go.parts, go.in_order)
        no_stay = occupied(self._game, state) & ~(1 << state.at[figure]) | state.shut
        shut = no_stay & ~state.through
        return frozenset(
            end // CRASHES for pose in poses for end in courses.ends(*divmod(pose, 6), shut, no_stay)
        )

    def _hits(self, state: SenjutsuState, figure: int, attack: Attack, poses: Poses, focus: int) -> bool:
        """Whether a foe stands on a hex of an attack, or of what it has besides."""
        laid, kamae = self._diagrams.get(id(attack)), self._game.kamae(state, figure)
        if laid is None:
            parts = (attack.hexes, *(more.hexes for more in attack.extra))
            laid = self._diagrams[id(attack)] = [diagram_of(self._game.field, hexes).laid for hexes in parts]
        had = [
            True,
            *(more.focus <= focus and (not more.kamae or kamae in more.kamae) for more in attack.extra),
        ]
        foes = foes_of(self._game, state, figure)
        return any(
            one.mask(pose % 6, pose // 6) & foes
            for one, wanted in zip(laid, had, strict=True)
            if wanted
            for pose in poses
        )

    def _sees(self, state: SenjutsuState, figure: int, shot: Shoot, poses: Poses) -> bool:
        """Whether a foe is in range and sight of a shot."""
        field = self._game.field
        return any(
            field.distance[pose // 6][state.at[foe]] <= shot.range
            and field.sees(pose // 6, pose % 6, state.at[foe], state.blocking)
            for foe in foes_on_field(self._game, state, figure)
            for pose in poses
        )


def _branches(operation: Any, kamae: str, focus: int) -> list[tuple[tuple[Any, ...], int]] | None:
    """Return how a card may go on at an operation, and what each way costs; None where it goes but straight on."""
    if isinstance(operation, PayFocus):
        return [((), 0)] + ([(operation.do, operation.focus)] if operation.focus <= focus else [])
    if isinstance(operation, If):
        asked = kamae_asked(operation)
        if asked is not None:
            return [(operation.do if kamae in asked else operation.else_, 0)]
        return [(operation.do, 0), (operation.else_, 0)]
    if isinstance(operation, Or):
        able = [way for way in operation.ways if way.focus <= focus]
        own = [way for way in able if kamae in way.kamae] or [way for way in able if not way.kamae]
        return [(way.do, way.focus) for way in own] or [((), 0)]
    return None


def _within(operation: Any) -> Iterable[Sequence[Any]]:
    """Return the operations within one, as far as a card comes to them on its way."""
    if isinstance(operation, Or):
        return [way.do for way in operation.ways]
    return [getattr(operation, name) for name in ("do", "else_") if hasattr(operation, name)]


def _comes_to_attack(operations: Iterable[Any]) -> bool:
    """Whether an attack or a shot comes before the next divider."""
    for operation in operations:
        if isinstance(operation, AtInitiative):
            return False
        if isinstance(operation, Attack | Shoot) or any(map(_comes_to_attack, _within(operation))):
            return True
    return False
