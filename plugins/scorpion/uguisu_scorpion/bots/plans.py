"""What search chooses between: plans of a few actions that rules of thumb think promising."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu_scorpion.bots.policy import Policy
from uguisu_scorpion.bots.route import Way
from uguisu_scorpion.cards.play import ways
from uguisu_scorpion.state import ScorpionState

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame

OVER = -1
AIMS = 3
"""On how many things a card is tried that rules of thumb do not know."""
BY_GUARDS = ("alert_cards", "guard_cards", "patrol_attack", "target", "march")


class Plan:
    """Some actions of one seat, one after the other, as far as they can be carried out.

    Attributes:
        first: the first of them, where that is all that rules of thumb decide at once; else None.
    """

    first: int | None = None

    def next(self, state: ScorpionState, legal: list[int]) -> int:
        """Return the next of them, or OVER; it is taken to be played."""
        raise NotImplementedError

    def copy(self) -> Plan:
        """Return one that can be carried out by itself."""
        raise NotImplementedError


class Actions(Plan):
    """One action, and what is to be answered if that asks for more."""

    def __init__(self, state: ScorpionState, target: int, actions: tuple[int, ...]) -> None:
        self._phases = (state.phase, target)
        self._seat, self._actions, self._done = state.seat, actions, 0
        self.first = actions[0]

    def next(self, state: ScorpionState, legal: list[int]) -> int:
        """Return the next one, if this is the decision it was meant for."""
        if self._done >= len(self._actions) or state.seat != self._seat:
            return OVER
        action = self._actions[self._done]
        if state.phase != self._phases[min(self._done, 1)] or action not in legal:
            self._done = len(self._actions)
            return OVER
        self._done += 1
        return action

    def copy(self) -> Actions:
        """Return one that can be carried out by itself."""
        twin = Actions.__new__(Actions)
        twin.first, twin._phases, twin._seat = self.first, self._phases, self._seat
        twin._actions, twin._done = self._actions, self._done
        return twin


class Walk(Plan):
    """An intruder's move, zone by zone; how it deals with guards it meets is left to rules of thumb."""

    def __init__(self, policy: Policy, who: int, way: Way) -> None:
        self._policy, self._who, self._way, self._steps = policy, who, way, list(way.steps)
        self._over = False

    def next(self, state: ScorpionState, legal: list[int]) -> int:
        """Return the next step, a card it needs, or the end of the move."""
        intruders = self._policy.parts.intruders
        asked = self._policy.game.phases[state.phase].name == "intruder_move"
        if self._over or not asked or state.mover != self._who or state.entering:
            return OVER
        if not self._steps:
            self._over = True
            return legal[0] if legal[0] == 0 else OVER
        way = Way(tuple(self._steps), 0.0, self._way.rope)
        action = intruders.follow(state, legal, way)
        if intruders.is_step(action):
            self._steps.pop(0)
        elif action == 0 or (way.rope and len(self._steps) == 1):
            self._over = True
        return action

    def copy(self) -> Walk:
        """Return one that can be carried out by itself."""
        twin = Walk(self._policy, self._who, self._way)
        twin._steps, twin._over = self._steps[:], self._over
        return twin


def plans(
    game: ScorpionGame, policy: Policy, state: ScorpionState, legal: list[int], most: int
) -> list[Plan]:
    """Return what is worth thinking about in this decision; [] where rules of thumb will do."""
    name = game.phases[state.phase].name
    target = game.ask.target.index
    if name in BY_GUARDS and state.seat in game.table.guard_seats:
        found = policy.parts.guards.promising(state, legal, most)
        return [Actions(state, target, actions) for actions in found]
    if name == "react":
        return [Actions(state, target, (action,)) for action in legal]
    if name == "intruder_move" and not state.entering:
        walks = policy.parts.intruders.promising(state, legal, most)
        return [*(Walk(policy, state.mover, way) for way in walks), *_odd_cards(game, policy, state, legal)]
    return []


def _odd_cards(game: ScorpionGame, policy: Policy, state: ScorpionState, legal: list[int]) -> list[Plan]:
    """Playing a card now of which rules of thumb do not know what it is for, on this or on that."""
    found: list[Plan] = []
    target, first = game.ask.target.index, game.ask.intruder_move.first_card
    for action in policy.parts.intruders.odd_cards(state, legal):
        aims = ways(game, state, game.cards[action - first], state.seat, state.mover)
        found += [Actions(state, target, (action, aim)) for aim in aims[:: -(-len(aims) // AIMS)]]
    return found
