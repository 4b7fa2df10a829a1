"""The intruders set up: where they start (SC-12), and the ends of the passage (SC-13)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import filterfalse
from typing import TYPE_CHECKING

from uguisu import Frame, Move, Text
from uguisu.phases import again
from uguisu_scorpion import history
from uguisu_scorpion.events import ScorpionEvents
from uguisu_scorpion.phase import Nested
from uguisu_scorpion.rules.detection import alarm, reveal
from uguisu_scorpion.rules.figures import drunk_at, put
from uguisu_scorpion.state import ABSENT, NINJA, WAITING, ScorpionState

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame


def who_comes(_game: ScorpionGame, _state: ScorpionState, _frame: Frame) -> None:
    """Both intruders come; a lone wolf chooses (SC-80)."""


def kind_of(_game: ScorpionGame, _state: ScorpionState, intruder: int) -> int:
    """Return whether an intruder is a ninja or a traitor, which is plain to see. The rule `kind_of`."""
    return intruder


def start_zones(game: ScorpionGame, state: ScorpionState, intruder: int) -> list[int]:
    """SC-12: the ninja at the board's edge; the traitor within the outer moat, not in a castle, a moat, or between the
    castles, nor with a guard, drunk or not. The rule `start_zones`.
    """
    if game.rule_kind_of(game, state, intruder) == NINJA:
        return list(game.ground.edges)
    return _without_guards(game, state, game.ground.grounds)


def all_start_zones(game: ScorpionGame, state: ScorpionState, intruder: int) -> list[int]:
    """Return the rule's zones; where it leaves none, dry zones outside the castles, best without a guard."""
    zones: list[int] = game.rule_start_zones(game, state, intruder)
    outside = game.ground.outside
    return zones or _without_guards(game, state, outside) or list(outside or game.ground.dry)


def _without_guards(game: ScorpionGame, state: ScorpionState, zones: Iterable[int]) -> list[int]:
    free = list(filterfalse(state.crowd.__getitem__, zones))
    drunks = state.at[game.guards : game.first]
    return free if drunks == game.no_drunks else [zone for zone in free if zone not in drunks]


def possible_starts(game: ScorpionGame, state: ScorpionState, intruder: int) -> list[int]:
    """Return the zones where, for all that everybody knows, an intruder may be about to start."""
    if game.fixed.starts[intruder] >= 0:
        return list(range(game.ground.size))
    if game.secret_kind:
        return sorted({*game.ground.edges, *_without_guards(game, state, game.ground.grounds)})
    return all_start_zones(game, state, intruder)


def start(game: ScorpionGame, state: ScorpionState, intruder: int, place: int) -> None:
    """Put an intruder on its start, in secret; but a guard who stands there finds it (SC-44), and a drunk shows it (SC-49)."""
    zones = possible_starts(game, state, intruder)
    found = state.crowd[place] or drunk_at(game, state, place)
    if not found:
        zones = _without_guards(game, state, zones)
    put(game, state, game.first + intruder, place)
    state.noise[intruder] = 0
    game.note(state, history.STARTED, intruder, *zones)
    piece, audience = game.first + intruder, game.circle(intruder)
    game.emit(state, ScorpionEvents.is_there, piece, audience=~audience)
    game.emit(state, ScorpionEvents.starts, piece, place, audience=audience)
    if found:
        reveal(game, state, intruder)
        if state.crowd[place]:
            alarm(game, state)


def choose_starts(game: ScorpionGame, state: ScorpionState, frame: Frame) -> None:
    """SC-12: each intruder chooses a start in secret, unless the mission says where."""
    for intruder in game.in_play:
        if state.status[intruder] != WAITING:  # absent, or on the board already
            continue
        again(frame)
        place = game.fixed.starts[intruder]
        if place >= 0:
            start(game, state, intruder, place)
        else:
            game.decide(state, "start", game.seat_of(intruder), intruder)
        return


class ChooseStart(Nested):
    """An intruder chooses where it starts: ``[~phase, seat, intruder]`` (SC-12, SC-57).

    Actions: the zone, by its number.
    """

    name = "start"

    def begin(self, state: ScorpionState, intruder: int) -> None:
        """Ask a new copy (SC-57)."""
        self.open(state, self.game.seat_of(intruder), intruder)

    def options(self, state: ScorpionState, frame: Frame) -> list[int]:
        return all_start_zones(self.game, state, frame[2])

    def to_deal(self, state: ScorpionState, frame: Frame) -> list[int]:
        """Chance starts nobody with a guard, if there is another zone."""
        zones = self.options(state, frame)
        return _without_guards(self.game, state, zones) or zones

    def take(self, state: ScorpionState, frame: Frame, action: int) -> None:
        start(self.game, state, frame[2], action)

    def describe(self, state: ScorpionState, action: int) -> Move:
        """Tell it: ``ninja@pine-wood``."""
        piece = self.game.pieces[self.game.first + state.stack[-1][2]].id
        place = self.game.topology.ids[action]
        return Move(
            f"{piece}@{place}", Text("move.start", {"piece": piece, "place": place}), places=(action,)
        )


def mark_passage(game: ScorpionGame, state: ScorpionState, frame: Frame) -> None:
    """SC-13: the two ends of the passage are marked in secret; two players mark one each."""
    if state.ends[0] < 0 and game.fixed.passage and game.passages == 1:
        state.ends[:2] = game.fixed.passage
    for end, place in enumerate(state.ends):
        if place < 0:
            again(frame)
            here = [intruder for intruder in game.in_play if state.status[intruder] != ABSENT]
            owner = end // 2 if game.rival else here[end % len(here)]
            game.decide(state, "mark_end", game.seat_of(owner), end)
            return


class MarkEnd(Nested):
    """An end of the secret passage is marked: ``[~phase, seat, end]`` (SC-13).

    Actions: the zone, by its number.
    """

    name = "mark_end"

    def options(self, state: ScorpionState, frame: Frame) -> list[int]:
        """SC-13: any zone but moat; both ends may be in one."""
        return list(self.game.ground.dry)

    def take(self, state: ScorpionState, frame: Frame, action: int) -> None:
        state.ends[frame[2]] = action
        game = self.game
        owner = next(who for who in game.in_play if game.table.passage_of[who] == frame[2] // 2)
        game.emit(state, ScorpionEvents.end_marked, action, audience=game.circle(owner))

    def describe(self, state: ScorpionState, action: int) -> Move:
        """Tell it: ``end:well``."""
        return self.at_zone("end", "move.mark_end", action)
