"""A sensible person's way to play: which rule of thumb answers which decision, and which plans are worth thinking about."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, NamedTuple

from uguisu import OVER
from uguisu.bots import Actions, Plan, Policy, PolicyAnswer
from uguisu.cards import ways
from uguisu_scorpion.bots.evaluator import Prospects
from uguisu_scorpion.bots.guard_weights import SHARP, USUAL, GuardWeights
from uguisu_scorpion.bots.guards import Guards, LayingOut
from uguisu_scorpion.bots.intruder_weights import SHARP as SHARP_NERVE
from uguisu_scorpion.bots.intruders import Intruders
from uguisu_scorpion.bots.knowledge import SHARP_WORTH, CardKnowledge, MapKnowledge
from uguisu_scorpion.bots.route import Way
from uguisu_scorpion.state import TURN, ScorpionState

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame

AIMS = 3
"""On how many things a card is tried that rules of thumb do not know."""
BY_GUARDS = ("alert_cards", "guard_cards", "patrol_attack", "target", "march")
LOOKED_AHEAD = (1, 2)
"""Turns that guards and intruders play on: to the start of the next turn, and of the one after."""


class Parts(NamedTuple):
    """What decides for whom, and guesses how the night will end."""

    guards: Guards
    intruders: Intruders
    laying: LayingOut
    prospects: Prospects

    @classmethod
    def of(cls, game: ScorpionGame, vigilance: GuardWeights = USUAL, *, hunted: bool = False) -> Parts:
        """Return those of the default bot; or other guards, or intruders who are `hunted`: they go by what guards suspect."""
        sense, talents = MapKnowledge.of(game), CardKnowledge(game)
        guards = Guards(game, sense, talents, vigilance)
        return cls(
            guards,
            Intruders(game, sense, CardKnowledge(game, SHARP_WORTH), SHARP_NERVE, guards.estimate)
            if hunted
            else Intruders(game, sense, talents),
            LayingOut(game, sense),
            Prospects(game, sense, talents),
        )

    def fork(self) -> Parts:
        """Return what knows the same, and goes on from here by itself."""
        guards = self.guards.fork()
        return self._replace(guards=guards, intruders=self.intruders.fork(guards.estimate))


class ScorpionPolicy(Policy[ScorpionState]):
    """Plays either side. Its guards go by the public record, its intruders by what they have searched."""

    mixes = True

    def __init__(self, game: ScorpionGame, parts: Parts | None = None) -> None:
        self.game = game
        self.parts = parts = parts or Parts.of(game)
        guards, intruders, laying, _ = parts
        guard_seats = game.table.guard_seats

        def by_side(
            guard: PolicyAnswer[ScorpionState], intruder: PolicyAnswer[ScorpionState]
        ) -> PolicyAnswer[ScorpionState]:
            def answer(state: ScorpionState, legal: list[int], rng: random.Random) -> int:
                return (guard if state.seat in guard_seats else intruder)(state, legal, rng)

            return answer

        super().__init__(
            game,
            {
                "pick_hand": by_side(guards.pick, intruders.pick),
                "place_sentry": laying.post,
                "place_patrol": laying.post,
                "hide_sleeper": laying.bed,
                "hide_item": laying.hide,
                "start": intruders.start,
                "mark_end": intruders.mark_end,
                "alert_cards": guards.cards,
                "guard_cards": guards.cards,
                "patrol_attack": guards.cards,
                "target": by_side(guards.target, intruders.target),
                "react": intruders.react,
                "march": guards.march,
                "face": guards.face,
                "order": intruders.order,
                "intruder_move": intruders.intruder_move,
                "search": intruders.search,
                "muster": guards.join,
                "detach": guards.first,
                "stand_in": guards.stand_in,
                "reinforce": guards.reinforce,
            },
        )

    def fork(self) -> ScorpionPolicy:
        """Return one that goes on from here by itself, without the deduction."""
        return ScorpionPolicy(self.game, self.parts.fork())

    def sharpened(self, seat: int) -> ScorpionPolicy:
        """Return one whose guards weigh otherwise, or whose intruders reckon with what guards suspect: whose seat it is."""
        if seat in self.game.table.guard_seats:
            return ScorpionPolicy(self.game, Parts.of(self.game, SHARP))
        return ScorpionPolicy(self.game, Parts.of(self.game, hunted=True))

    def sharpens(self, seat: int) -> bool:
        """Whether a seat plays otherwise then: each does."""
        return True

    def look(self, state: ScorpionState) -> None:
        """Weigh where each intruder likely is."""
        self.parts.guards.suspicion(state)

    def round(self, state: ScorpionState) -> int:
        return state.tracks[TURN]

    def rounds_ahead(self, seat: int) -> int:
        """Return the turns that are imagined: more for intruders, whose moves bear fruit later."""
        return LOOKED_AHEAD[seat not in self.game.table.guard_seats]

    def worth(self, state: ScorpionState, seat: int) -> float:
        """Guess how the night will end."""
        return self.parts.prospects.worth(state, seat, self.parts.guards.estimate)

    def plans(self, state: ScorpionState, legal: list[int], most: int) -> list[Plan[ScorpionState]]:
        """Return cards with what they are played on, steps of a march, an intruder's whole move, what it names, answers."""
        name = self.game.phases[state.phase].name
        if name in BY_GUARDS and state.seat in self.game.table.guard_seats:
            promising = self.parts.guards.promising(state, legal, most)
            return [self._actions(state, *actions) for actions in promising]
        if name == "react":
            return [self._actions(state, action) for action in legal]
        if name == "intruder_move" and not state.entering:
            walks = self.parts.intruders.promising(state, legal, most)
            return [*(Walk(self, state.mover, way) for way in walks), *self._odd_cards(state, legal)]
        if name == "search":
            namings = self.parts.intruders.namings(state, legal, most)
            return [Actions(state.seat, [(state.phase, action) for action in naming]) for naming in namings]
        return []

    def _actions(self, state: ScorpionState, first: int, *aims: int) -> Plan[ScorpionState]:
        """An action, and what a card is played on."""
        target = self.game.ask.target.index
        return Actions(state.seat, ((state.phase, first), *((target, aim) for aim in aims)))

    def _odd_cards(self, state: ScorpionState, legal: list[int]) -> list[Plan[ScorpionState]]:
        """Playing a card now of which rules of thumb do not know what it is for, on this or on that."""
        game = self.game
        found: list[Plan[ScorpionState]] = []
        for action in self.parts.intruders.odd_cards(state, legal):
            card = game.cards[action - game.ask.intruder_move.first_card]
            aims = ways(game.card_rules, state, card, state.seat, state.mover)
            found += [self._actions(state, action, aim) for aim in aims[:: -(-len(aims) // AIMS)]]
        return found


class Walk(Plan[ScorpionState]):
    """An intruder's move, zone by zone; how it deals with guards it meets is left to rules of thumb."""

    def __init__(self, policy: ScorpionPolicy, who: int, way: Way) -> None:
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
        copy = Walk(self._policy, self._who, self._way)
        copy._steps, copy._over = self._steps[:], self._over
        return copy
