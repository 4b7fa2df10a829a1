"""What spies want, read from the mission: what has to be done, what is looked for, and when leaving wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from uguisu import OFF
from uguisu.effects import Code, Condition, PlaceFilter
from uguisu_spies.effects.conditions import SpiesAre
from uguisu_spies.state import ROUND, SpiesState

if TYPE_CHECKING:
    from uguisu_spies.game import SpiesGame

LATE = 0.75
"""After what part of the rounds spies are content with a draw."""


class Wants:
    """Asks a mission's triggers and objectives what they would heed now."""

    def __init__(self, game: SpiesGame) -> None:
        self.game = game
        mission = game.content.mission
        objectives = mission.objectives if mission is not None else ()
        triggers = mission.triggers if mission is not None else ()
        own = {track.id for track in mission.tracks} if mission is not None else set()
        asked = own & tracks_in([objective.if_ for objective in objectives])
        stops = [trigger for trigger in triggers if trigger.on == "spy_stopped" and trigger.if_]
        errands = [trigger for trigger in stops if asked & tracks_in(trigger.do)] or [
            trigger for trigger in stops if not (trigger.once and len(trigger.if_) == 1)
        ]
        self._errands = [
            (
                self._condition("spy_stopped", [test for test in trigger.if_ if of_the_map(test)]),
                self._condition("spy_stopped", [test for test in trigger.if_ if not of_the_map(test)]),
            )
            for trigger in errands
        ]
        """What each asks of the place, which is the same all game, and what else it asks."""
        self._stations: list[frozenset[int]] = []
        self._ways_out, self._draws = (
            [
                self._condition("left", [test for test in objective.if_ if not isinstance(test, SpiesAre)])
                for objective in objectives
                if objective.on == "left" and (objective.then == "draw") is drawn and objective.then != "lose"
            ]
            for drawn in (False, True)
        )

    def _condition(self, event: str, tests: Sequence[Any]) -> Condition:
        """Return what asks whether a mission would heed an event now; its frame is ``[0, 0, spy, place]``."""
        scope = dict(self.game.events[event])
        return Code(self.game, file="mission", path=(), source="", scope=scope).condition(tests)

    def may_leave(self, state: SpiesState, spy: int) -> bool:
        """Whether it is time to leave: the mission is won by it, but perhaps for others who must leave, too."""
        frame = [0, 0, spy, state.at[spy]]
        late = state.tracks[ROUND] > LATE * self.game.mission.rounds
        return any(won(state, frame) for won in (*self._ways_out, *(self._draws if late else ())))

    def goals(self, state: SpiesState, spy: int) -> list[int]:
        """Return where a spy wants to be: at what is looked for or has to be done, and at the edge as soon as leaving wins.

        Nowhere, if another can leave with what they came for.
        """
        game = self.game
        edge = sorted(game.land(state).ground.edge)
        if self.may_leave(state, spy):
            return edge
        holders = {state.carrier[item] for item in game.items if state.carrier[item] >= 0}
        if any(self.may_leave(state, holder) for holder in holders):
            return []
        looked_for = [state.at[item] for item in game.items if state.at[item] != OFF and not holders]
        wanted = looked_for or self._errands_at(state, spy)
        shut = game.units_mask(state)
        for other in game.spies:
            if other != spy and state.at[other] != OFF:
                shut |= 1 << state.at[other]
        return [place for place in wanted if not shut >> place & 1] or wanted or edge

    def _errands_at(self, state: SpiesState, spy: int) -> list[int]:
        """Return where a spy that stops does something that the mission waits for."""
        if not self._stations:
            self._stations = [
                frozenset(place for place in range(self.game.ground.size) if fits(state, [0, 0, spy, place]))
                for fits, _ in self._errands
            ]
        found = {
            place
            for (_, heeded), stations in zip(self._errands, self._stations, strict=True)
            for place in stations
            if heeded(state, [0, 0, spy, place])
        }
        return [place for place in self.game.land(state).walkable if place in found]


FIXED = frozenset({"ids", "tag", "region", "region_tag"})
"""The lines of a filter of places that ask for what the map alone says."""


def of_the_map(test: Any) -> bool:
    """Whether a test asks only whether the place is one of some that the map settles."""
    places = getattr(test, "places", None)
    if not isinstance(places, PlaceFilter) or test.place != "place":
        return False
    plain = PlaceFilter()
    asked = {name for name in places.__struct_fields__ if getattr(places, name) != getattr(plain, name)}
    return asked <= FIXED


def tracks_in(part: object) -> set[str]:
    """Return the tracks that a part of a mission speaks of."""
    if isinstance(part, list | tuple):
        return {track for one in part for track in tracks_in(one)}
    if not isinstance(part, msgspec.Struct):
        return set()
    track = getattr(part, "track", None)
    nested = (getattr(part, field) for field in part.__struct_fields__)
    return tracks_in(tuple(nested)) | ({track} if isinstance(track, str) else set())
