"""The set-up: what a mission puts on the board, by the guard's choice or by chance (SP-05, SP-71, SP-72)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from uguisu import Frame, Move, Text, below, shuffle
from uguisu.phases import NestedPhase
from uguisu_spies.content.mission import AIMED, BORDERS, CAMERAS, OUTSIDE
from uguisu_spies.content.setup import Lot
from uguisu_spies.events import SpiesEvents
from uguisu_spies.state import GUARD, OPEN, SpiesState

if TYPE_CHECKING:
    from uguisu_spies.game import SpiesGame

TRIES = 20
"""How often a square is drawn before all free ones are listed."""


class Place(NestedPhase[SpiesState]):
    """The guard places the next thing of a lot: ``[~phase, seat, lot, how many are placed]``.

    Actions: a square; a border; for what has a direction, eight times the square, and that.
    """

    name = "place"

    def options(self, state: SpiesState, frame: Frame) -> list[int]:
        """Return where the next one may go."""
        return free_spots(self.game, state, frame[2])

    def draw(self, state: SpiesState, random: Callable[[], float]) -> int:
        """Draw among all places of the lot, until one is free."""
        number = state.stack[-1][2]
        spots, taken = self.game.spots[number], taken_spots(self.game, state, number)
        for _ in range(TRIES):
            spot: int = spots[int(random() * len(spots))]
            if spot not in taken:
                return spot
        return super().draw(state, random)

    def apply(self, state: SpiesState, action: int) -> None:
        """Put it there, and go on with the next."""
        _, _, lot, number = state.stack.pop()
        put(self.game, state, lot, number, action)
        following = place_from(self.game, state, lot, number + 1)
        if following is None:
            self.settle(state)
        else:
            self.follow(state, seat_for(self.game, following[0]), *following)

    def describe(self, state: SpiesState, action: int) -> Move:
        """Tell it: ``c4``, ``c4-d4``, ``c4:e``."""
        game: SpiesGame = self.game
        what = game.setup.lots[state.stack[-1][2]].put
        ids = game.topology.ids
        if what in BORDERS:
            border = game.ground.borders[action]
            a, b = ids[border.a], ids[border.b]
            told = Text("move.place_border", {"place": a, "place2": b, "thing": what})
            return Move(f"{a}-{b}", told, places=(border.a, border.b))
        if what == "safe_zone":
            a, b = (ids[square] for square in zone_squares(game, action))
            told = Text("move.place_pair", {"place": a, "place2": b, "thing": what})
            return Move(f"{a}-{b}", told, places=tuple(zone_squares(game, action)))
        if what in AIMED:
            square, way = divmod(action, 8)
            way_name = game.topology.directions[way]
            told = Text("move.place_outside", {"place": ids[square], "thing": what, "way": way_name})
            return Move(f"{ids[square]}:{way_name}", told, places=(square,))
        return Move(ids[action], Text("move.place", {"place": ids[action], "thing": what}), places=(action,))


def seat_for(game: SpiesGame, lot: int) -> int:
    """Return who places the things of a lot: the guard, but for the spies' safe zones (SP-44)."""
    return game.seat_of(0) if game.setup.lots[lot].put == "safe_zone" else GUARD


def zone_squares(game: SpiesGame, spot: int) -> tuple[int, int]:
    """SP-44: return the two squares of a safe zone."""
    square, way = divmod(spot, 8)
    return square, game.topology.step(square, way)


def place_from(game: SpiesGame, state: SpiesState, lot: int, number: int) -> tuple[int, int] | None:
    """Go on with the set-up from the thing `number` of a lot, as far as all is settled or dealt.

    Return what the guard must place next, as its lot and number there, or None when all is placed.
    """
    lots = game.setup.lots
    while lot < len(lots):
        this = lots[lot]
        while number < this.count and not this.held:
            if number < len(this.fixed):
                square, way = this.fixed[number]
                put(game, state, lot, number, square * 8 + max(way, 0) if this.put in AIMED else square)
                if this.put in CAMERAS:
                    state.aim[game.piece_of_lot[lot] + number] = way
            else:
                if game.options.setup == "chosen" and has_choice(game, state, lot):
                    return lot, number
                spot = dealt_spot(game, state, lot)
                if spot < 0:
                    break
                put(game, state, lot, number, spot)
            number += 1
        lot, number = lot + 1, 0
    return None


def has_choice(game: SpiesGame, state: SpiesState, number: int) -> bool:
    """Whether there are two places at least where the next one of a lot may go."""
    if game.roomy[number]:
        return True
    taken, free = taken_spots(game, state, number), 0
    for spot in game.spots[number]:
        if spot not in taken:
            free += 1
            if free > 1:
                return True
    return False


def has_room(game: SpiesGame, number: int) -> bool:
    """Whether there always are two places at least for a lot: more than things that might be in the way."""
    lots = game.setup.lots
    lot = lots[number]
    if lot.put in BORDERS:
        family = sum(other.count for other in lots if other.put in BORDERS)
    elif lot.put in OUTSIDE:
        family = len(game.perimeter) + len(game.snipers)
    elif lot.put == "searchlight":
        family = 1
    elif lot.put == "safe_zone":
        return False
    else:
        family = (
            len(game.cameras) if lot.put in CAMERAS else len(game.units) + len(game.dogs) + len(game.items)
        )
    return len(game.spots[number]) > family and not lot.apart


def free_spots(game: SpiesGame, state: SpiesState, number: int) -> list[int]:
    """Return where the next one of a lot may go; nothing is put on another thing of its family."""
    taken = taken_spots(game, state, number)
    return [spot for spot in game.spots[number] if spot not in taken]


def spots_of(game: SpiesGame, lot: Lot) -> tuple[int, ...]:
    """Return where the things of a lot may go as long as the board is empty."""
    if lot.put in OUTSIDE:
        return tuple(square * 8 + way for square, way in game.ground.outside if square in lot.candidates)
    if lot.put == "safe_zone":
        pairs = (
            (square, way) for square in lot.candidates for way in game.ground.facings("safe_zone", square)
        )
        return tuple(s * 8 + w for s, w in pairs if game.topology.step(s, w) in lot.candidates)
    if lot.put == "searchlight":
        spots = ((square, way) for square in lot.candidates for way in (0, 2))
        return tuple(square * 8 + way for square, way in spots if game.ground.has_room(square, way))
    return lot.candidates


def dealt_spot(game: SpiesGame, state: SpiesState, number: int) -> int:
    """Draw where the next one of a lot goes, or return -1 where there is no room; any free spot is as likely as another."""
    lot = game.setup.lots[number]
    if lot.put not in AIMED and lot.put not in BORDERS and lot.candidates:
        taken = taken_spots(game, state, number)
        for _ in range(TRIES):
            spot = lot.candidates[below(state, len(lot.candidates))]
            if spot not in taken:
                return spot
    spots = free_spots(game, state, number)
    return spots[below(state, len(spots))] if spots else -1


def taken_spots(game: SpiesGame, state: SpiesState, number: int) -> set[int]:
    """Return where the next one of a lot may not go: where others of its family are, or what it must be apart from."""
    lot, at = game.setup.lots[number], state.at
    if lot.put in BORDERS:
        return {*state.alarms, *(breach[0] for breach in state.breaches)}
    if lot.put in OUTSIDE:
        return {at[piece] * 8 + state.aim[piece] for piece in (*game.perimeter, *game.snipers)}
    if lot.put == "searchlight":
        return set()
    if lot.put == "safe_zone":
        full = {*at[game.figures], *(at[dog] for dog in game.dogs), *state.safe}
        return {spot for spot in game.spots[number] if not full.isdisjoint(zone_squares(game, spot))}
    cameras = lot.put in CAMERAS
    dogs = (at[dog] for dog in game.dogs)
    taken = (
        {at[camera] for camera in game.cameras} if cameras else {*at[game.figures], *at[game.stock], *dogs}
    )
    if lot.apart:
        first = game.piece_of_lot[number]
        placed = at[first : first + lot.count]
        taken.update(*(group for group in lot.apart if not group.isdisjoint(placed)))
    return taken


def put(game: SpiesGame, state: SpiesState, lot: int, number: int, spot: int) -> None:
    """Put one thing on both boards."""
    this = game.setup.lots[lot]
    if this.put == "alarm":
        state.alarms = (*state.alarms, spot)
    elif this.put == "safe_zone":
        state.safe = tuple(sorted({*state.safe, *zone_squares(game, spot)}))
    elif this.put == "opening":
        game.put_breaches(state, (*state.breaches, (spot, OPEN, 0, 1)))
    else:
        piece = game.piece_of_lot[lot] + number
        square, way = divmod(spot, 8) if this.put in AIMED else (spot, 0)
        state.at[piece] = state.shown[piece] = square
        if this.put in AIMED:
            state.aim[piece] = way
        if this.asleep or this.put == "dog":
            state.asleep |= 1 << piece
    game.emit(state, SpiesEvents.placed, this.put)


def hide_marks(game: SpiesGame, state: SpiesState) -> None:
    """SP-72: which of the items are marked is settled by chance, and nobody knows it."""
    for number, lot in enumerate(game.setup.lots):
        if lot.marked and lot.put not in BORDERS:
            pieces = list(range(game.piece_of_lot[number], game.piece_of_lot[number] + lot.count))
            shuffle(state, pieces)
            for piece in pieces[: lot.marked]:
                state.marked |= 1 << piece
