"""Steps 3 and 4 of the guard's turn: dogs and searchlights (SP-21, SP-45)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu import OFF, Frame, Move, Text, bits_once
from uguisu.phases import NestedPhase, again
from uguisu_spies.events import SpiesEvents
from uguisu_spies.rules import dogs
from uguisu_spies.rules.detection import look
from uguisu_spies.rules.units import out_of_order
from uguisu_spies.state import GUARD, IN, NOBODY, SpiesState
from uguisu_spies.turn.guard import forgotten

if TYPE_CHECKING:
    from uguisu_spies.game import SpiesGame


def run_dogs(game: SpiesGame, state: SpiesState, frame: Frame) -> None:
    """Step 3: each dog that is loose or on its way home runs up to 3 squares (SP-21); the register counts them."""
    running = state.loose | state.homeward
    while frame[2] < len(game.dogs):
        dog = game.dogs[frame[2]]
        if running >> dog & 1 and state.at[dog] != OFF:
            if state.mover != dog:
                state.mover, state.points = dog, dogs.SPEED
            if not dogs.handler_gone(game, state, dog) and run_on(game, state, dog):
                again(frame)
                return
        frame[2] += 1
    frame[2], state.mover = 0, NOBODY


def run_on(game: SpiesGame, state: SpiesState, dog: int) -> bool:
    """Let a dog run as far as there is but one way; return whether the spies must choose its next square."""
    dogs.end_run(game, state, dog)
    while state.points and state.at[dog] != OFF and not state.over:
        ways = dogs.next_squares(game, state, dog)
        if not ways:
            return False
        if len(ways) > 1 and not state.homeward >> dog & 1:
            spy = next(spy for spy in game.spies if state.spies[spy] == IN)
            game.ask(state, "dog_run", game.seat_of(spy), dog)
            return True
        dogs.run(game, state, dog, ways[0])
    return False


class DogRun(NestedPhase[SpiesState]):
    """The spies choose among a dog's shortest ways: ``[~phase, seat, dog]``.

    Actions: squares (SP-21).
    """

    name = "dog_run"

    def options(self, state: SpiesState, frame: Frame) -> list[int]:
        """Return the squares that lead nearer; after a resampling there may be none."""
        return dogs.next_squares(self.game, state, frame[2]) or [state.at[frame[2]]]

    def take(self, state: SpiesState, frame: Frame, action: int) -> None:
        """Run there."""
        state.clock += 1
        if action != state.at[frame[2]]:
            dogs.run(self.game, state, frame[2], action)
        else:
            state.points = 0

    def lapsed(self, state: SpiesState, frame: Frame) -> bool:
        """The dog is gone."""
        return state.at[frame[2]] == OFF

    def describe(self, state: SpiesState, action: int) -> Move:
        """Tell the square."""
        dog = state.stack[-1][2]
        place = self.game.topology.ids[action]
        told = Text("move.go", {"piece": self.game.pieces[dog].id, "place": place})
        return Move(place, told, places=(action,), pieces=(dog,))


def move_searchlights(game: SpiesGame, state: SpiesState, frame: Frame) -> None:
    """Step 4: each searchlight may be shifted, and looks (SP-45); the register counts them."""
    while frame[2] < len(game.searchlights):
        light = game.searchlights[frame[2]]
        frame[2] += 1
        if out_of_order(game, state, light):
            again(frame)
            return
        if state.at[light] != OFF:
            again(frame)
            if game.options.forgetting or shifts(game, state, light):
                game.ask(state, "shift", GUARD, light)
            else:
                shine(game, state, light)
            return
    frame[2] = 0


def shifts(game: SpiesGame, state: SpiesState, light: int) -> list[int]:
    """Return the directions in which a searchlight may be shifted: across its length, over no border, and not so that one
    parts its squares (SP-45, SP-H52).
    """
    topology, ground, aim = game.topology, game.land(state).ground, state.aim[light]
    beam, middle, borders = bits_once(game.beam(state, light)), state.at[light], ground.shut_of
    return [
        way
        for way in ((aim + 2) % 8, (aim + 6) % 8)
        if all((there := topology.step(place, way)) >= 0 and (place, there) not in borders for place in beam)
        and ground.has_room(topology.step(middle, way), aim)
    ]


def shine(game: SpiesGame, state: SpiesState, light: int) -> None:
    """SP-45: each square of a searchlight sees as a standing unit does, what lies, too."""
    look(game, state, game.beam(state, light), light, lying=True)


class Shift(NestedPhase[SpiesState]):
    """Where a searchlight goes: ``[~phase, seat, searchlight]``.

    Actions: the square of its middle; one more than there are squares forgets it (SP-16).
    """

    name = "shift"

    def options(self, state: SpiesState, frame: Frame) -> list[int]:
        """Stay, or one square to either side."""
        game, light = self.game, frame[2]
        here = state.at[light]
        beside = (game.topology.step(here, way) for way in shifts(game, state, light))
        return [here, *beside, *([game.ground.size] if game.options.forgetting else [])]

    def take(self, state: SpiesState, frame: Frame, action: int) -> None:
        """Go there, and shine."""
        game, light = self.game, frame[2]
        state.clock += 1
        if action == game.ground.size:
            return
        if action != state.at[light]:
            state.at[light] = state.shown[light] = action
            game.emit(state, SpiesEvents.walks, light, action)
        shine(game, state, light)

    def describe(self, state: SpiesState, action: int) -> Move:
        """Tell the square."""
        light = state.stack[-1][2]
        if action == self.game.ground.size:
            return forgotten(self.game, light)
        place = self.game.topology.ids[action]
        told = Text("move.shift", {"piece": self.game.pieces[light].id, "place": place})
        return Move(place, told, places=(action,), pieces=(light,))
