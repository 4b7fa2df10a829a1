"""The course of a game, as designers ask for it: minutes, waiting, decisions that matter, drama, and what came up at all."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from math import sqrt

from uguisu import CHANCE, Game, LocalText, Message, State, derive
from uguisu.bots import evaluator_for

GROUP = "course"
"""What its numbers are listed under, as the name of a measure."""
TITLE = Message("The course of the game")
NOTE = Message(
    "Minutes count twenty seconds for each decision with a choice. Who is ahead, and how much a "
    "decision matters, is judged by the game's evaluator, one move ahead; games without one do not "
    "have these rows."
)
PACE = 20 / 60
"""Minutes that people take for a decision."""
AHEAD = 0.1
"""From -1 to 1: what is less is no lead, and matters little."""
LOOKS = 1
"""Decisions of each seat that are looked at in a game to see whether they mattered, each as likely as another."""
MOMENTS = 16
"""Positions that a game is followed by, at even distances: so many at least where it has them, and fewer than twice as many."""


class Course:
    """Follows one game, looking at it before each decision. Only where it is `judged` is the evaluator asked."""

    def __init__(self, game: Game, seed: int, *, judged: bool = True) -> None:
        self.game = game
        self.evaluate = evaluator_for(game) if judged and len(game.sides) > 1 else None
        self.rng = random.Random(derive(seed, GROUP))
        self.open: Counter[int] = Counter()
        """Decisions with a choice, by seat."""
        self.waits: dict[int, int] = {}
        """By seat, how many decisions of others lay between two of its own at most, where any did."""
        self.decided = 0
        self.own: dict[int, int] = {}
        """By seat, which decision of all was its last."""
        self.sample: dict[int, list[tuple[State, Sequence[int]]]] = {}
        """By seat, the decisions to look at, as they were to be made, with what was legal."""
        self.moments: list[State] = []
        """Positions in which another seat came to decide, every so many of them: see `MOMENTS`."""
        self.apart, self.changes = 1, 0
        self.last = CHANCE

    def look(self, state: State, legal: Sequence[int]) -> None:
        """See a decision that is about to be made."""
        seat = state.seat
        if len(legal) > 1:
            self.open[seat] += 1
            self.decided += 1
            waited = self.decided - self.own.get(seat, 0) - 1
            if waited:
                self.waits[seat] = max(waited, self.waits.get(seat, 0))
            self.own[seat] = self.decided
            if self.evaluate is not None:
                self._perhaps_keep(seat, state, legal)
        if seat != self.last and self.evaluate is not None:
            self._follow(state)
        self.last = seat

    def _follow(self, state: State) -> None:
        """Keep a position; where there are too many, every second is dropped, and from then on they are twice as far apart."""
        if self.changes % self.apart == 0:
            self.moments.append(state.without_log())
            if len(self.moments) == 2 * MOMENTS:
                del self.moments[1::2]
                self.apart *= 2
        self.changes += 1

    def _perhaps_keep(self, seat: int, state: State, legal: Sequence[int]) -> None:
        """Take a decision into the sample by Vitter's algorithm R (1985): each seat has `LOOKS` of all it makes."""
        kept = self.sample.setdefault(seat, [])
        if len(kept) < LOOKS:
            kept.append((state.without_log(), legal))
        elif (at := int(self.rng.random() * self.open[seat])) < LOOKS:
            kept[at] = state.without_log(), legal

    def _matters(self, state: State, legal: Sequence[int]) -> bool:
        """Whether, by the evaluator, the best action is clearly better for who decides than the worst."""
        assert self.evaluate is not None
        side, worth = self.game.seats[state.seat].side, []
        for action in legal:
            after = state.clone()
            self.game.apply(after, action)
            worth.append(self.evaluate(self.game, after)[side])
        return max(worth) - min(worth) > AHEAD

    def numbers(self, winner: str | None) -> dict[str, float]:
        """Return what is to be told of the game, by name."""
        found = {"minutes": self.open.total() * PACE}
        if len(self.game.seats) > 1:
            for number, seat in enumerate(self.game.seats):
                if number in self.waits:
                    found[f"wait_{seat.id}"] = self.waits[number] * PACE
        for number, seat in enumerate(self.game.seats):
            if looks := self.sample.get(number):
                found[f"matter_{seat.id}"] = sum(self._matters(*look) for look in looks) / len(looks)
        if self.evaluate is not None and self.moments:
            found.update(drama([dict(self.evaluate(self.game, moment)) for moment in self.moments], winner))
        return {f"{GROUP}.{name}": value for name, value in found.items()}


def drama(values: Sequence[Mapping[str, float]], winner: str | None) -> dict[str, float]:
    """Return what the course of a game tells: how often another side came to be clearly ahead, and what its winner came from.

    Drama is Browne's (2008): the mean of the square roots of by how much the winner was behind, over the moments in which it
    was.

    Args:
        values: what each side was worth in moments of the game, from -1 to 1.
        winner: the side that won, None for nobody: then there is none that was behind.
    """
    found = {"lead_changes": float(_lead_changes(values))}
    if winner is None:
        return found
    behind = [
        (max(moment[side] for side in moment if side != winner) - moment[winner]) / 2 for moment in values
    ]
    deficits = [deficit for deficit in behind if deficit > AHEAD / 2]
    decided = next(
        (at for at in range(len(behind), 0, -1) if behind[at - 1] > -AHEAD / 2), 0
    )  # the last moment in which it was not clearly ahead
    return found | {
        "behind": len(deficits) / len(behind),
        "drama": sum(map(sqrt, deficits)) / len(deficits) if deficits else 0.0,
        "decided": decided / len(behind),
    }


def _lead_changes(values: Sequence[Mapping[str, float]]) -> int:
    """Count how often another side came to be clearly ahead."""
    changes, ahead = 0, None
    for moment in values:
        first, second = sorted(moment, key=lambda side: -moment[side])[:2]
        if moment[first] - moment[second] > AHEAD and first != ahead:
            changes += ahead is not None
            ahead = first
    return changes


def title_of(game: Game, name: str) -> LocalText:
    """Return what a number of the course of a game is called."""
    kind, _, seat_id = name.partition("_")
    seat = next((seat for seat in game.seats if seat.id == seat_id), None)
    if kind in ("wait", "matter") and seat is not None:
        who = seat.title or seat.id
        return (
            Message("longest wait of {who} in minutes", who=who)
            if kind == "wait"
            else Message("decisions of {who} that matter", who=who)
        )
    return _TITLES.get(name, name)


_TITLES: dict[str, LocalText] = {
    "minutes": Message("minutes"),
    "lead_changes": Message("lead changes"),
    "behind": Message("part of the game in which the winner was behind"),
    "drama": Message("drama: how far behind, from 0 to 1"),
    "decided": Message("part of the game after which it was decided"),
}
