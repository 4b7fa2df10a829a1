"""Terrain and figures are placed (SJ-20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu import Frame, Move, Text, bits
from uguisu.phases import NestedPhase, again
from uguisu_senjutsu.board.ground import pairs
from uguisu_senjutsu.content.map import PLAIN
from uguisu_senjutsu.events import SenjutsuEvents
from uguisu_senjutsu.rules.states import enter_cover
from uguisu_senjutsu.state import SenjutsuState

if TYPE_CHECKING:
    from uguisu.board import Topology
    from uguisu_senjutsu.game import SenjutsuGame


def start_hexes(topology: Topology) -> tuple[int, ...]:
    """SJ-20: the hexes on which figures may start that have none of their own; all, where none is marked."""
    return topology.tagged("start") or tuple(range(len(topology)))


def place_terrain(game: SenjutsuGame, state: SenjutsuState, frame: Frame) -> None:
    """SJ-20: the players place terrain, piece by piece, from the highest advantage value on, clockwise, as long as there is
    room.
    """
    phase, players = game.decision(PlaceTerrain), list(range(game.players))
    first = players.index(next(figure for figure in state.ladder if figure < game.players))
    seat = players[(first + len(state.things) // 2) % len(players)]
    if phase.options(state, [~phase.index, seat]):
        phase.open(state, seat)
        again(frame)


class PlaceTerrain(NestedPhase[SenjutsuState]):
    """A player places a piece of terrain: ``[~phase, seat]``, on a hex without any where nobody will start.

    Actions: the kind of thing, times the number of hexes, and the hex.
    """

    name = "place_terrain"
    game: SenjutsuGame

    def options(self, state: SenjutsuState, frame: Frame) -> list[int]:
        """What is left, on every hex that is free; those who choose where to start must have room. What floats may lie beside
        the field, too (SJ-70).
        """
        terrain, places = self.game.terrain, len(self.game.topology)
        laid = [kind for _, kind in pairs(state.things)]
        free = [place for place in self.game.buildable if terrain.at(state, place) == PLAIN]
        if len(free) <= self.game.room_to_start:
            free = []
        beside = [place for place in self.game.buildable if state.beyond >> place & 1]
        return [
            kind * places + place
            for kind, thing in enumerate(terrain.things)
            if laid.count(kind) < thing.count
            for place in (sorted(free + beside) if thing.floats else free)
        ]

    def take(self, state: SenjutsuState, frame: Frame, action: int) -> None:
        """Lay it down."""
        game = self.game
        kind, place = divmod(action, len(game.topology))
        game.terrain.lay(state, place, kind)
        game.emit(state, SenjutsuEvents.laid, game.terrain.names[kind], place)

    def describe(self, state: SenjutsuState, action: int) -> Move:
        """Tell it: ``rock:d4``."""
        kind, place = divmod(action, len(self.game.topology))
        name, spot = self.game.terrain.names[kind], self.game.topology.ids[place]
        return Move(
            f"{name}:{spot}", Text("move.place_terrain", {"terrain": name, "place": spot}), places=(place,)
        )


def place_figures(game: SenjutsuGame, state: SenjutsuState, _frame: Frame) -> None:
    """SJ-20: figures are placed from the bottom of the advantage track up, on free start hexes."""
    phase = game.phases_by_name["place"]
    assert isinstance(phase, Place)
    for figure in game.from_bottom(state):
        if game.solo.comes_later(figure):
            continue
        start = game.setups[figure].start
        if start is None:
            phase.open(state, figure)
        else:
            stand(game, state, figure, game.topology.index[start])


def stand(game: SenjutsuGame, state: SenjutsuState, figure: int, place: int) -> None:
    """Put a figure on its start hex, looking to the middle of the field, or as the scenario says."""
    state.at[figure] = state.started[figure] = place
    facing = game.setups[figure].facing
    directions = game.topology.directions
    if facing is not None and facing in directions:
        state.facing[figure] = directions.index(facing)
    else:
        state.facing[figure] = game.inwards(place)
    game.emit(state, SenjutsuEvents.placed, figure, place)


class Place(NestedPhase[SenjutsuState]):
    """A player chooses a start hex: ``[~phase, seat]``. It is free, but for allies (SJ-20).

    Actions: the hex.
    """

    name = "place"

    def options(self, state: SenjutsuState, frame: Frame) -> list[int]:
        """Free start hexes; where none is left, any free hex."""
        game: SenjutsuGame = self.game
        taken = state.shut
        for foe in bits(game.foes[frame[1]]):
            taken |= game.bits[state.at[foe]]
        free = [place for place in game.starts if not taken >> place & 1]
        return free or [place for place in range(len(game.topology)) if not taken >> place & 1]

    def take(self, state: SenjutsuState, frame: Frame, action: int) -> None:
        """Stand there."""
        stand(self.game, state, frame[1], action)

    def describe(self, state: SenjutsuState, action: int) -> Move:
        """Tell a start hex: its id."""
        place = self.game.topology.ids[action]
        return Move(place, Text("move.start", {"place": place}), places=(action,))


def take_cover(game: SenjutsuGame, state: SenjutsuState, _frame: Frame) -> None:
    """SJ-64: some characters may begin in cover."""
    for figure in game.from_bottom(state):
        if game.sheets[figure].cover:
            game.decision(TakeCover).open(state, figure)


class TakeCover(NestedPhase[SenjutsuState]):
    """A player begins in cover, or not: ``[~phase, seat]``.

    Actions: 0 no, 1 yes.
    """

    name = "take_cover"

    def options(self, state: SenjutsuState, frame: Frame) -> list[int]:
        """No, yes."""
        return [0, 1]

    def take(self, state: SenjutsuState, frame: Frame, action: int) -> None:
        """Go into it."""
        if action:
            enter_cover(self.game, state, frame[1])

    def describe(self, state: SenjutsuState, action: int) -> Move:
        """Tell it: ``cover``, ``open``."""
        return Move("cover", Text("move.take_cover")) if action else Move("open", Text("move.stay_open"))
