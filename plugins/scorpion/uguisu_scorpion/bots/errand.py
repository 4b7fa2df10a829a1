"""What an intruder is after."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu_scorpion.bots.sense import Sense
from uguisu_scorpion.state import ON_MAP, TRAP, TURN, ScorpionState

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame


class Errand:
    """One intruder's aims, as far as its player knows.

    Attributes:
        home: whether it only wants to get away.
        sure: whether the goal is the very zone of its mission.
        goals: zones -> what it costs to be there.
        turns: turns left, this one included.
    """

    def __init__(self, game: ScorpionGame, sense: Sense, state: ScorpionState, who: int) -> None:
        self.turns = game.options.turns - state.tracks[TURN] + 1
        self.home = bool(state.done >> who & 1)
        self.sure = False
        self.goals: dict[int, float] = {}
        if self.home:
            self.goals = dict.fromkeys(game.ground.edges, 1.0)
            return
        known = 1 << who if game.rival else 3
        letter = state.missions[who]
        searched, items = state.searched, state.items
        # a new copy starts before it has a letter (SC-57)
        mine = [zone for zone in sense.hiding if letter and searched[zone] & known and items[zone] == letter]
        if mine:
            self.sure = True
            self.goals = {mine[0]: 0.0}
            return
        self.goals = self._unsearched(game, sense, state, who, known)

    def _unsearched(
        self, game: ScorpionGame, sense: Sense, state: ScorpionState, who: int, known: int
    ) -> dict[int, float]:
        """Zones nobody has looked into, of castles that may still hold the letter; rather not those next to the other."""
        share = -(-len(game.letters) // max(1, len(game.ground.hiding)))
        goals: dict[int, float] = {}
        other = state.at[game.first + 1 - who] if not game.rival else -1
        busy = other >= 0 and state.status[1 - who] == ON_MAP and not state.done >> (1 - who) & 1
        for zones in game.ground.hiding:
            found = sum(1 for zone in zones if state.searched[zone] & known and 0 < state.items[zone] < TRAP)
            if found >= share:
                continue
            for zone in zones:
                if not state.searched[zone] & known:
                    goals[zone] = max(0.0, 3.0 - 0.5 * sense.walk[other][zone]) if busy else 0.0
        return goals or dict.fromkeys(game.ground.edges, 1.0)
