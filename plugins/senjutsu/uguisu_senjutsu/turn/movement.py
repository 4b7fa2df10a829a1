"""The decisions of moving: how a line of one's card ends, and which way somebody is pushed, pulled or turned."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from uguisu import Frame, Move, Text
from uguisu.effects import Instruction
from uguisu.phases import NestedPhase
from uguisu_senjutsu.rules.movement import arrive, ends_of, shift, taken, turn, unhindered, ways_of_shifting
from uguisu_senjutsu.state import ACTOR, SenjutsuState

if TYPE_CHECKING:
    from uguisu_senjutsu.game import SenjutsuGame


class Walk(NestedPhase[SenjutsuState]):
    """A player moves its figure along a line of its card: ``[~phase, seat, number of the line]`` (SJ-30, SJ-31).

    Actions: how it may end - where, looking in which direction, and with which collision.
    """

    name = "walk"
    game: SenjutsuGame

    def beginning(self, game: SenjutsuGame, line: int) -> Instruction:
        """Return an instruction of a card that asks, unless there is but one way, or the figure may not move."""
        courses, nested = game.lines[line], ~self.index

        def begin(state: SenjutsuState, frame: Frame) -> None:
            figure = frame[ACTOR]
            if state.at[figure] < 0 or (state.pinned and state.pinned >> figure & 1):
                return
            found = unhindered(game, state, figure, courses) or ends_of(game, state, figure, courses, most=2)
            if len(found) > 1:
                state.pending.append([nested, figure, line])
            elif found:
                arrive(game, state, figure, found[0], courses)

        return begin

    def lapsed(self, state: SenjutsuState, frame: Frame) -> bool:
        """Whether the figure is gone."""
        return state.at[frame[1]] < 0

    def options(self, state: SenjutsuState, frame: Frame) -> list[int]:
        """How the line may end."""
        return list(ends_of(self.game, state, frame[1], self.game.lines[frame[2]]))

    def draw(self, state: SenjutsuState, random: Callable[[], float]) -> int:
        """Draw among the ends there would be on an empty field, until it is one there is."""
        game = self.game
        _, figure, line = state.stack[-1]
        courses = game.lines[line]
        ends = unhindered(game, state, figure, courses)
        if ends:
            return ends[int(random() * len(ends))]
        if not state.far >> figure & 1:
            place = state.at[figure]
            no_stay = taken(game, state, figure, place) | state.shut
            end = courses.draw(place, state.facing[figure], no_stay & ~state.through, no_stay, random)
            if end is not None:
                return end
        return super().draw(state, random)

    def apply(self, state: SenjutsuState, action: int) -> None:
        """Go there, and on with the card."""
        _, figure, line = state.stack.pop()
        arrive(self.game, state, figure, action, self.game.lines[line])
        self.settle(state)

    def take(self, state: SenjutsuState, frame: Frame, action: int) -> None:
        """Go there."""
        arrive(self.game, state, frame[1], action, self.game.lines[frame[2]])

    def describe(self, state: SenjutsuState, action: int) -> Move:
        """Tell it: ``d4-ne``; with a collision to the south, ``d4-ne!s``."""
        place, facing, crash = self.game.ends[action]
        topology = self.game.topology
        spot, looks = topology.ids[place], topology.directions[facing]
        values = {"place": spot, "facing": looks}
        if not crash:
            return Move(f"{spot}-{looks}", Text("move.walk", values), places=(place,))
        into = topology.directions[crash - 1]
        return Move(f"{spot}-{looks}!{into}", Text("move.crash", {**values, "way": into}), places=(place,))


class Shift(NestedPhase[SenjutsuState]):
    """A player says which way somebody is pushed, pulled or led: ``[~phase, seat, by whom, who, how, hexes left]`` (SJ-44).

    Actions: the direction, 0 to 5.
    """

    name = "shift"
    game: SenjutsuGame

    def begin(self, state: SenjutsuState, by: int, figure: int, how: int, hexes: int) -> None:
        """Shift somebody hex by hex, as far as there is nothing to choose; then ask."""
        while hexes > 0 and not state.out >> figure & 1:
            found = ways_of_shifting(self.game, state, by, figure, how)
            if len(found) > 1:
                self.open(state, by, figure, how, hexes)
                return
            if not found or not shift(self.game, state, figure, found[0]):
                return
            hexes -= 1

    def lapsed(self, state: SenjutsuState, frame: Frame) -> bool:
        """Whether one of the two is gone."""
        return state.at[frame[1]] < 0 or state.at[frame[2]] < 0

    def options(self, state: SenjutsuState, frame: Frame) -> list[int]:
        """The directions."""
        _, by, figure, how, _ = frame
        return list(ways_of_shifting(self.game, state, by, figure, how))

    def take(self, state: SenjutsuState, frame: Frame, action: int) -> None:
        """Shift it, and go on."""
        _, by, figure, how, hexes = frame
        if shift(self.game, state, figure, action):
            self.begin(state, by, figure, how, hexes - 1)

    def describe(self, state: SenjutsuState, action: int) -> Move:
        """Tell it: the direction, ``ne``."""
        piece, way = self.game.pieces[state.stack[-1][2]].id, self.game.topology.directions[action]
        return Move(way, Text("move.shift", {"piece": piece, "facing": way}))


class TurnOther(NestedPhase[SenjutsuState]):
    """A player says which way somebody is turned: ``[~phase, seat, who, turns]`` (SJ-44).

    Actions: 0 clockwise, 1 the other way.
    """

    name = "turn_other"
    game: SenjutsuGame

    def begin(self, state: SenjutsuState, by: int, figure: int, turns: int) -> None:
        """Ask, unless both ways are the same."""
        if state.at[figure] < 0:
            return
        if turns == 3:
            turn(self.game, state, figure, turns)
        else:
            self.open(state, by, figure, turns)

    def lapsed(self, state: SenjutsuState, frame: Frame) -> bool:
        """Whether it is gone."""
        return state.at[frame[2]] < 0

    def options(self, state: SenjutsuState, frame: Frame) -> list[int]:
        """Both ways."""
        return [0, 1]

    def take(self, state: SenjutsuState, frame: Frame, action: int) -> None:
        """Turn it."""
        _, _, figure, turns = frame
        turn(self.game, state, figure, turns if action == 0 else -turns)

    def describe(self, state: SenjutsuState, action: int) -> Move:
        """Tell it: where it will look, ``sw``."""
        _, _, figure, turns = state.stack[-1]
        facing = (state.facing[figure] + (turns if action == 0 else -turns)) % 6
        way = self.game.topology.directions[facing]
        return Move(way, Text("move.turn_other", {"piece": self.game.pieces[figure].id, "facing": way}))
