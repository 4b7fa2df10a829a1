"""Shots and blows, and bodies that come of them (SP-30 to SP-35)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu.core.state import OFF
from uguisu_spies.rules.alert import raise_alert
from uguisu_spies.rules.breaching import break_glass
from uguisu_spies.rules.light import put_out
from uguisu_spies.state import DEAD, FINE, OUT, STUNNED, SpiesState
from uguisu_spies.words import SHOT_STOPPED_BY

if TYPE_CHECKING:
    from uguisu_spies.game import SpiesGame

KILL, KNOCK_OUT, STUN = "kill", "knock_out", "stun"
EFFECTS = (KILL, KNOCK_OUT, STUN)
"""SP-34: what ammunition does to a unit; any breaks objects."""


def in_range(game: SpiesGame, state: SpiesState, spy: int) -> list[int]:
    """Return the pieces that a spy may hit: units, dogs, cameras, and what looks in along its line (SP-30, SP-31)."""
    here, reach = state.at[spy], game.shot_range(state, spy)
    if here == OFF:
        return []
    standing = {state.at[unit]: unit for unit in game.units if state.status[unit] < DEAD}
    others = [(state.at[piece], piece) for piece in (*game.dogs, *game.cameras) if state.at[piece] != OFF]
    beams = [(light, game.beam(state, light)) for light in game.searchlights if state.at[light] != OFF]
    found: set[int] = {piece for place, piece in others if place == here}
    for way in range(8):
        before = 0
        for number, square in enumerate(game.ground.shot.ray(here, way)[:reach]):
            found.update(piece for place, piece in others if place == square)
            found.update(light for light, beam in beams if beam >> square & 1)
            if square in standing:
                unit = standing[square]
                kind = game.kinds_of[unit]
                if kind != "yellow" and (kind != "purple" or not number):
                    found.add(unit)
                break
            before = number + 1
        if before < reach:
            found.update(outside_on(game, state, (here, *game.ground.shot.ray(here, way)[:before]), way))
    return sorted(found)


def outside_on(game: SpiesGame, state: SpiesState, line: tuple[int, ...], way: int) -> list[int]:
    """Return the snipers and perimeter cameras that a shot along a line meets beyond the edge (SP-31, SP-51)."""
    back = (way + 4) % 8
    devices = (*game.snipers, *game.perimeter)
    return [device for device in devices if state.aim[device] == back and state.at[device] == line[-1]]


def glass_before(game: SpiesGame, state: SpiesState, here: int, target: int) -> list[int]:
    """Return the panes that a shot from one square to another goes through, as borders (SP-32)."""
    way = game.topology.direction_to(here, target) if here != target else None
    if way is None:
        return []
    panes: list[int] = []
    broken = {breach[0] for breach in state.breaches if breach[1]}
    while here != target:
        there = game.topology.step(here, way)
        panes += [border for border in glass_between(game, here, there) if border not in broken]
        here = there
    return panes


def glass_between(game: SpiesGame, here: int, there: int) -> list[int]:
    """Return the panes between two squares that touch; at a corner a shot goes by the hand that has none, if it can."""
    ground = game.ground
    (ax, ay), (bx, by) = game.topology.coordinates[here], game.topology.coordinates[there]
    if ax == bx or ay == by:
        hands = [[(here, there)]]
    else:
        corners = (game.topology.at(ax, by), game.topology.at(bx, ay))
        hands = [
            [(here, corner), (corner, there)] for corner in corners if corner not in ground.look.obstacles
        ]
    best: list[int] | None = None
    for hand in hands:
        met = [ground.border_of[pair] for pair in hand if pair in ground.border_of]
        kinds = {ground.borders[border].kind for border in met}
        if not kinds & SHOT_STOPPED_BY:
            panes = [border for border in met if ground.borders[border].kind == "glass"]
            best = panes if best is None or len(panes) < len(best) else best
    return best or []


def lamps_in_range(game: SpiesGame, state: SpiesState, spy: int) -> list[int]:
    """Return the squares of burning lamps that a spy may shoot (SP-31); candles are not shot."""
    return [square for square in squares_in_range(game, state, spy) if burning_lamp(game, state, square) >= 0]


def generators_in_range(game: SpiesGame, state: SpiesState, spy: int) -> list[int]:
    """Return the squares of running generators that a spy may shoot (SP-31, SP-41)."""
    lights = len(game.looks.lit)
    running = {
        square for number, square in enumerate(game.generators) if not state.stopped >> (lights + number) & 1
    }
    return [square for square in squares_in_range(game, state, spy) if square in running]


def squares_in_range(game: SpiesGame, state: SpiesState, spy: int) -> list[int]:
    """Return the squares that a spy's shot may hit, its own first (SP-30, SP-H26)."""
    here, reach = state.at[spy], game.shot_range(state, spy)
    if here == OFF:
        return []
    standing = {state.at[unit] for unit in game.units if state.status[unit] < DEAD}
    found = [here]
    for way in range(8):
        for square in game.ground.shot.ray(here, way)[:reach]:
            found.append(square)
            if square in standing:
                break
    return found


def burning_lamp(game: SpiesGame, state: SpiesState, square: int) -> int:
    """Return the lamp that burns on a square, or -1."""
    for light, place in enumerate(game.ground.light_at):
        if place == square and not game.ground.is_candle[light] and not state.out >> light & 1:
            return light
    return -1


def shatter(game: SpiesGame, state: SpiesState, spy: int, square: int) -> None:
    """SP-32: panes before a target break, whatever is shot or thrown."""
    for border in glass_before(game, state, state.at[spy], square):
        break_glass(game, state, border)


def hit(game: SpiesGame, state: SpiesState, piece: int, effect: str) -> None:
    """SP-30, SP-31, SP-34: a unit or dog goes down, an object breaks."""
    if piece in game.units:
        if effect == STUN:
            state.status[piece] = STUNNED
            if state.log is not None:
                game.tell(state, "stuns", game.spies_audience, piece=game.pieces[piece].id)
        else:
            bring_down(game, state, piece, DEAD if effect == KILL else OUT)
    elif state.at[piece] != OFF:
        place = state.at[piece]
        state.at[piece] = state.shown[piece] = OFF
        for mask in ("loose", "homeward"):
            setattr(state, mask, getattr(state, mask) & ~(1 << piece))
        if state.log is not None:
            game.tell(state, "destroyed", piece=game.pieces[piece].id)
        raise_alert(game, state, 1, "dog" if piece in game.dogs else "device")
        if game.hears["destroyed"] and piece not in game.dogs:
            game.signal(state, "destroyed", piece, place)


def bring_down(game: SpiesGame, state: SpiesState, unit: int, status: int) -> None:
    """SP-30: a unit becomes a body, which the spy lays on or next to its square; the guard is told nothing."""
    place = state.at[unit]
    state.status[unit] = status
    state.lying &= ~(1 << unit)
    if state.log is not None:
        word = "kills" if status == DEAD else "knocks_out"
        game.tell(state, word, game.spies_audience, piece=game.pieces[unit].id, place=game.place_id(place))
    if game.hears["unit_down"]:
        game.signal(state, "unit_down", unit, place)


def shoot_light(game: SpiesGame, state: SpiesState, square: int) -> None:
    """SP-31, SP-41: a lamp goes out, or a generator stops."""
    lamp = burning_lamp(game, state, square)
    if lamp >= 0:
        put_out(game, state, lamp)
    elif square in game.generators:
        source = len(game.looks.lit) + game.generators.index(square)
        if not state.stopped >> source & 1:
            put_out(game, state, source)


def still_up(state: SpiesState, unit: int) -> bool:
    """Whether a unit can be brought down yet."""
    return state.at[unit] != OFF and state.status[unit] in (FINE, STUNNED)
