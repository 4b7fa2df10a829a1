"""Shots and blows, and bodies that come of them (SP-30 to SP-35)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from uguisu import OFF, bits_once
from uguisu_spies.board.shots import Fan
from uguisu_spies.events import SpiesEvents
from uguisu_spies.rules.alert import raise_alert
from uguisu_spies.rules.breaching import break_glass
from uguisu_spies.rules.light import put_out
from uguisu_spies.state import DEAD, FINE, OUT, STUNNED, SpiesState

if TYPE_CHECKING:
    from uguisu_spies.game import SpiesGame

KILL, KNOCK_OUT, STUN = "kill", "knock_out", "stun"
EFFECTS = (KILL, KNOCK_OUT, STUN)
"""SP-34: what ammunition does to a unit; any breaks objects."""


A_SHOT, A_LIGHT, A_PANE, A_THROW, A_NEIGHBOUR = (1 << number for number in range(5))
"""What a spy may have along the lines of its shots, or beside it: bits_once of what `in_sights` tells."""
ALL_SIGHTED = A_SHOT | A_LIGHT | A_PANE | A_THROW | A_NEIGHBOUR


def in_sights(game: SpiesGame, state: SpiesState, spy: int, wanted: int) -> int:
    """Return which of the bits_once `wanted` a spy on the board has: whether the lists below are empty."""
    here, at = state.at[spy], state.at
    found = A_NEIGHBOUR if wanted & A_NEIGHBOUR and _has_neighbour(game, state, here) else 0
    if wanted == A_NEIGHBOUR:
        return found
    fan, reached, units = shots(game, state, spy)
    if fan.lines:
        found |= A_THROW
    if units or (
        (game.searchlights or not fan.places.isdisjoint(at[game.gear]))
        and (
            (reached | game.bit[here]) & game.squares_of(state, game.breakable)
            or outer_in_range(game, state, spy, reached)
        )
    ):
        found |= A_SHOT
    if (reached | game.bit[here]) & game.land(state).lines.shot_lights(state.unlit(), state.stopped):
        found |= A_LIGHT
    if wanted & A_PANE and fan.panes and whole_panes(state, fan.panes_before(reached)):
        found |= A_PANE
    return found


def _has_neighbour(game: SpiesGame, state: SpiesState, here: int) -> bool:
    """Whether a unit that is no civilian stands on a square or beside it."""
    if game.land(state).places_beside[here].isdisjoint(state.at[game.figures]):
        return False
    others = game.upright(state, game.soft) | game.upright(state, game.armoured)
    return bool(game.land(state).beside[here] & others)


def in_range(game: SpiesGame, state: SpiesState, spy: int) -> list[int]:
    """Return the pieces that a spy may hit: units, dogs, cameras, and what looks in along its line (SP-30, SP-31).

    A civilian is never hit, an armoured unit only from beside it (SP-20, SP-33).
    """
    here, at, bit = state.at[spy], state.at, game.bit
    if here == OFF:
        return []
    fan, reached, units = shots(game, state, spy)
    if not game.searchlights and fan.places.isdisjoint(at[game.gear]):
        return [*units]
    near = reached | bit[here]
    things = [piece for piece in game.breakable if near & bit[at[piece]]]
    return sorted([*units, *things, *outer_in_range(game, state, spy, reached)])


def shots(game: SpiesGame, state: SpiesState, spy: int) -> tuple[Fan, int, Sequence[int]]:
    """Return the lines of a spy's shots, the squares that they reach, as a mask, and the units that they hit (SP-20, SP-33)."""
    at, bit = state.at, game.bit
    fan = game.land(state).lines.within(at[spy], game.shot_range(state, spy))
    places = fan.places
    if places.isdisjoint(at[game.figures]):  # as it is most often
        return fan, fan.mask, ()
    near = [unit for unit in game.units if at[unit] in places and not state.down >> unit & 1]
    reached = fan.reached([at[unit] for unit in near])
    return (
        fan,
        reached,
        [
            unit
            for unit in near
            if unit not in game.civilians
            and bit[at[unit]] & (fan.nearest if unit in game.armoured else reached)
        ],
    )


def outer_in_range(game: SpiesGame, state: SpiesState, spy: int, reached: int) -> list[int]:
    """Return the searchlights, and what looks in from beyond the edge, that a spy may hit whose shots reach these squares."""
    at = state.at
    beams = [light for light in game.searchlights if at[light] != OFF and game.beam(state, light) & reached]
    outer = (*game.snipers, *game.perimeter)
    return beams + [device for device in outer if at[device] != OFF and faces(game, state, device, spy)]


def faces(game: SpiesGame, state: SpiesState, device: int, spy: int) -> bool:
    """SP-31, SP-51: whether a shot meets what looks in from beyond the edge: along its line, with no unit between."""
    here, place = state.at[spy], state.at[device]
    if place == here:
        return True
    line = game.land(state).lines.towards(here, place)
    if line is None or line.way != (state.aim[device] + 4) % 8:
        return False
    if len(line.squares) >= game.shot_range(state, spy):
        return False
    return not line.mask & game.units_mask(state)


def glass_before(game: SpiesGame, state: SpiesState, here: int, target: int) -> list[int]:
    """Return the whole panes that a shot from one square to another goes through, as borders (SP-32)."""
    line = game.land(state).lines.towards(here, target)
    if line is None or not line.panes:
        return []
    return whole_panes(state, line.panes)


def whole_panes(state: SpiesState, panes: Sequence[int]) -> list[int]:
    """Return those of some panes that a shot breaks: a breach that was cut is no hole for it."""
    broken = {breach[0] for breach in state.breaches if breach[1]}
    return [pane for pane in panes if pane not in broken]


def panes_in_range(game: SpiesGame, state: SpiesState, spy: int) -> list[int]:
    """Return the whole panes that a spy may shoot, as borders (SP-32)."""
    fan, reached, _ = shots(game, state, spy)
    return sorted({*whole_panes(state, fan.panes_before(reached))}) if fan.panes else []


def lights_in_range(game: SpiesGame, state: SpiesState, spy: int) -> list[int]:
    """Return the squares of burning lamps and running generators that a spy may shoot (SP-31, SP-41); no candles."""
    targets = game.land(state).lines.shot_lights(state.unlit(), state.stopped)
    return bits_once((shot_squares(game, state, spy) | game.bit[state.at[spy]]) & targets)


def squares_in_range(game: SpiesGame, state: SpiesState, spy: int) -> list[int]:
    """Return the squares that a spy's shot may hit, or its throw, its own left out (SP-30, SP-H26)."""
    return bits_once(shot_squares(game, state, spy))


def shot_squares(game: SpiesGame, state: SpiesState, spy: int) -> int:
    """Return the same as a mask; none for a spy that is not on the board."""
    return 0 if state.at[spy] == OFF else shots(game, state, spy)[1]


def burning_lamp(game: SpiesGame, state: SpiesState, square: int) -> int:
    """Return the lamp that burns on a square, or -1."""
    for light, place in enumerate(game.ground.light_at[: len(game.ground.is_candle)]):
        if place == square and not game.ground.is_candle[light] and not state.unlit() >> light & 1:
            return light
    return -1


def shatter(game: SpiesGame, state: SpiesState, spy: int, square: int, *, shot: bool = False) -> None:
    """SP-32: panes before a target break, whatever is shot or thrown; a silenced shot is not heard."""
    silent = shot and bool(game.traits(state, spy, "muffled"))
    for border in glass_before(game, state, state.at[spy], square):
        break_glass(game, state, border, silent=silent)


def hit(game: SpiesGame, state: SpiesState, piece: int, effect: str, *, unseen: bool = False) -> None:
    """SP-30, SP-31, SP-34: a unit or dog goes down, an object breaks; `unseen`, the guard has it yet (SP-H35)."""
    if piece in game.units:
        if effect == STUN:
            state.put_status(piece, STUNNED)
            game.emit(state, SpiesEvents.stuns, piece, audience=game.spies_audience)
        else:
            bring_down(game, state, piece, DEAD if effect == KILL else OUT)
    elif unseen and state.at[piece] != OFF and piece not in game.dogs:
        state.at[piece] = OFF
        game.emit(state, SpiesEvents.disabled, piece, audience=game.spies_audience)
    elif state.at[piece] != OFF:
        place = state.at[piece]
        state.at[piece] = state.shown[piece] = OFF
        for mask in ("loose", "homeward", "asleep"):
            setattr(state, mask, getattr(state, mask) & ~(1 << piece))
        dog = piece in game.dogs
        game.emit(state, SpiesEvents.dog_shot if dog else SpiesEvents.destroyed, piece, place)
        raise_alert(game, state, 1, "dog" if dog else "device")


def bring_down(game: SpiesGame, state: SpiesState, unit: int, status: int) -> None:
    """SP-30: a unit becomes a body, which the spy lays on or next to its square; the guard is told nothing."""
    place = state.at[unit]
    state.put_status(unit, status)
    state.fresh |= 1 << unit
    state.lying &= ~(1 << unit)
    what = SpiesEvents.kills if status == DEAD else SpiesEvents.knocks_out
    game.emit(state, what, unit, place, audience=game.spies_audience)
    game.emit(state, SpiesEvents.unit_down, unit, place)


def shoot_light(game: SpiesGame, state: SpiesState, square: int) -> None:
    """SP-31, SP-41: a lamp goes out, or a generator stops."""
    lamp = burning_lamp(game, state, square)
    if lamp >= 0:
        put_out(game, state, lamp)
    elif square in game.generators:
        source = game.number_of_lights + game.generators.index(square)
        if not state.stopped >> source & 1:
            put_out(game, state, source)


def still_up(state: SpiesState, unit: int) -> bool:
    """Whether a unit can be brought down yet."""
    return state.at[unit] != OFF and state.status[unit] in (FINE, STUNNED)
