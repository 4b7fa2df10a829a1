"""A sensible person's way to play: which rule of thumb answers which decision."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from uguisu_scorpion.bots.guards import Guards
from uguisu_scorpion.bots.intruders import Intruders
from uguisu_scorpion.bots.laying_out import LayingOut
from uguisu_scorpion.bots.sense import Sense
from uguisu_scorpion.bots.talents import Talents
from uguisu_scorpion.state import ScorpionState

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame

Answer = Callable[[ScorpionState, list[int], random.Random], int]


class Parts(NamedTuple):
    """What decides for whom."""

    guards: Guards
    intruders: Intruders
    laying: LayingOut

    @classmethod
    def of(cls, game: ScorpionGame) -> Parts:
        """Make them."""
        sense, talents = Sense(game), Talents(game)
        return cls(Guards(game, sense, talents), Intruders(game, sense, talents), LayingOut(game, sense))

    def fork(self) -> Parts:
        """Return what knows the same, and goes on from here by itself."""
        return Parts(self.guards.fork(), self.intruders.fork(), self.laying)


class Policy:
    """Answers any decision of Scorpion. It is given states that its seat's information allows, never the true one."""

    def __init__(self, game: ScorpionGame, parts: Parts | None = None) -> None:
        self.game = game
        self.parts = parts = parts or Parts.of(game)
        guards, intruders, laying = parts
        guard_seats = game.table.guard_seats

        def by_side(guard: Answer, intruder: Answer) -> Answer:
            def answer(state: ScorpionState, legal: list[int], rng: random.Random) -> int:
                return (guard if state.seat in guard_seats else intruder)(state, legal, rng)

            return answer

        answers: dict[str, Answer] = {
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
        }
        self._answers = [answers.get(phase.name, _any) for phase in game.phases]

    def fork(self) -> Policy:
        """Return one that knows what this one does, and goes on from here by itself: for games that are imagined."""
        return Policy(self.game, self.parts.fork())

    def choose(self, state: ScorpionState, legal: list[int], rng: random.Random) -> int:
        """Return one of the legal actions of the decision that is open in `state`."""
        if len(legal) == 1:
            return legal[0]
        return self._answers[state.phase](state, legal, rng)


def _any(_state: ScorpionState, legal: list[int], rng: random.Random) -> int:
    return rng.choice(legal)
