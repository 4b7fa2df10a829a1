"""Holds the decisions of a playtest against exact values: how often a won position was thrown away, where that was possible."""

from __future__ import annotations

from collections import Counter

from uguisu import Game, State
from uguisu_lab.playtest.playing import Played
from uguisu_tools.solve import Tablebase
from uguisu_tools.solve import Worth as Value


class Judge:
    """Looks through games again, position by position.

    Attributes:
        decided: by seat, decisions with a choice.
        tempted: by seat, decisions in won positions in which some action throws the win away.
        thrown: by seat, those of them in which it did.
    """

    def __init__(self, game: Game, worth: Tablebase) -> None:
        self.game, self.worth = game, worth
        self.decided: Counter[str] = Counter()
        self.tempted: Counter[str] = Counter()
        self.thrown: Counter[str] = Counter()

    def add(self, played: Played) -> None:
        """Judge the decisions of one game."""
        game, state = self.game, self.game.new(played.seed)
        for _, notation in played.steps:
            seat = game.seats[state.seat]
            action = game.parse(state, notation)
            legal = game.legal(state)
            self.decided[seat.id] += len(legal) > 1
            if len(legal) > 1 and self.worth(state).winner == seat.side:
                kept = {other: self._after(state, other).winner == seat.side for other in legal}
                if not all(kept.values()):
                    self.tempted[seat.id] += 1
                    self.thrown[seat.id] += not kept[action]
            game.apply(state, action)

    def _after(self, state: State, action: int) -> Value:
        after = state.clone()
        self.game.apply(after, action)
        return self.worth(after)
