"""Games whose course is a schedule: an empty table, the steps of the set-up, then those of a turn, over and over."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import ClassVar

from uguisu.core.game import Game
from uguisu.core.schedule import Schedule
from uguisu.core.state import S, State


class ScheduledGame(Game[S]):
    """A game that begins with an empty table and follows a `Schedule` from there on, set-up included.

    A game only defines its empty table; how it starts, and how positions are laid out and continued, follows from that.
    """

    schedule: Schedule
    steps_by_phase: ClassVar[Mapping[str, str]]
    """What ``phase:`` of a position may be, each with its step of the schedule."""
    usual_step: ClassVar[str]
    """The step with which a position continues that names none."""

    def empty_table(self) -> S:
        """Return the table before anything has been done on it. Called once; games get copies."""
        raise NotImplementedError

    @cached_property
    def _empty(self) -> S:
        return self.empty_table()

    def empty(self, seed: int) -> S:
        """Return a new empty table."""
        state = self._empty.clone()
        state.seed = seed
        return state

    def start(self, seed: int) -> S:
        """Begin on an empty table: everything else is a step of the schedule."""
        state = self.empty(seed)
        self.lay_stocks(state)
        self.schedule.begin(state)
        return state

    def clear_table(self, state: S) -> None:
        """Clear the table before a position is laid out; cards stay where they were dealt."""
        fresh = self.empty(state.seed)
        for name in type(state).kinds.keys() - State.kinds.keys():
            setattr(state, name, getattr(fresh, name))
        state.at, state.tracks, state.marks = fresh.at, fresh.tracks, []
        self.place_mission_pieces(state)

    def resume(self, state: S, phase: str) -> None:
        """Continue with the step that a position names."""
        self.schedule.go_on(state, self.steps_by_phase[phase])

    def go_on(self, state: S) -> None:
        """Continue with the usual step, for a position that names none."""
        self.schedule.go_on(state, self.steps_by_phase[self.usual_step])
