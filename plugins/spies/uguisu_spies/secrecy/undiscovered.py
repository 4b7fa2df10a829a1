"""What the spies may have done that the guard has not found out yet: drawn for states that he may think to be the true one.

It goes by what lies open: shots have shown a card; whoever is likely to be behind a door has opened it; where he has looked
since the spies' turn, nothing is left to be found.
"""

from __future__ import annotations

import random
from functools import lru_cache
from typing import TYPE_CHECKING

from uguisu import OFF
from uguisu_spies.board.current import OPENABLE
from uguisu_spies.board.ground import Ground
from uguisu_spies.effects.spies import Hit
from uguisu_spies.rules.shooting import KILL, KNOCK_OUT, STUN
from uguisu_spies.state import BLUE, DEAD, IN, OUT, STUNNED, SpiesState

if TYPE_CHECKING:
    from uguisu_spies.game import SpiesGame

UNHEARD = 0.05
"""How likely it is that somebody has gone down without a shot."""
AT_UNITS, AT_LIGHTS = 0.4, 0.2
"""How often a shot that nobody has seen the end of was one at a unit, and at a lamp."""


def undiscovered(game: SpiesGame, state: SpiesState, rng: random.Random) -> None:
    """Draw what the guard has not found out, on a board that shows what he knows and where the spies are."""
    unseen, maybe = 0, game.belief.maybe(state)
    for spy in game.spies:
        unseen |= maybe[2 * spy]
    effects = [_effect(game, kind) for kind in state.areas[game.discard]]
    if rng.random() < UNHEARD:
        effects.append(KILL)
    for effect in effects:
        drawn = rng.random()
        if effect is None or (effect == KILL and not game.mission.lethal):
            continue
        if drawn < AT_UNITS:
            _bring_down(game, state, effect, unseen, rng)
        elif drawn < AT_UNITS + AT_LIGHTS:
            _put_out(game, state, unseen, rng)
    _open(game, state, unseen, rng)


def _effect(game: SpiesGame, kind: int) -> str | None:
    """Return what a card of ammunition does to a unit."""
    cards = game.content.cards
    if cards is None or not game.card_rules.kinds[kind].props.ammunition:
        return None
    return next((operation.effect for operation in cards.cards[kind].do if isinstance(operation, Hit)), None)


def _bring_down(game: SpiesGame, state: SpiesState, effect: str, unseen: int, rng: random.Random) -> None:
    """A unit that has not been activated this turn is down, and its body lies where nobody has looked, or is gone."""
    busy = state.activated | state.asleep
    units = [
        unit
        for unit in (*game.soft, *game.armoured)
        if state.shown[unit] != OFF and state.at[unit] == state.shown[unit] and not busy >> unit & 1
    ]
    if not units:
        return
    unit = rng.choice(units)
    if effect == STUN:
        state.put_status(unit, STUNNED)
        return
    state.put_status(unit, OUT if effect == KNOCK_OUT else DEAD)
    state.at[unit] = state.shown[unit] if unseen >> state.shown[unit] & 1 else OFF


def _put_out(game: SpiesGame, state: SpiesState, unseen: int, rng: random.Random) -> None:
    """A lamp is out that nobody has looked at since."""
    looks = game.land(state).looks
    lamps = [
        light
        for light, candle in enumerate(game.ground.is_candle)
        if not candle and not state.unlit() >> light & 1 and not looks.lit[light] & ~unseen
    ]
    if lamps:
        state.out |= 1 << rng.choice(lamps)


def _open(game: SpiesGame, state: SpiesState, unseen: int, rng: random.Random) -> None:
    """Whoever is where no way leads has opened one, past no alarm; if it has been looked at since, it is well hidden."""
    known = frozenset(breach[0] for breach in state.breaches)
    room_of = rooms(game.land(state).ground, known)
    inside = {room_of[place] for place in game.land(state).entries}
    for spy in game.spies:
        if state.spies[spy] != IN or room_of[state.at[spy]] in inside:
            continue
        doors = [
            number
            for number, border in enumerate(game.ground.borders)
            if border.kind in OPENABLE
            and number not in state.alarms
            and (room_of[border.a] in inside) != (room_of[border.b] in inside)
            and room_of[state.at[spy]] in (room_of[border.a], room_of[border.b])
        ]
        if doors:
            door = rng.choice(doors)
            a, b, _ = game.ground.borders[door]
            open_to_see = int(unseen >> a & unseen >> b & 1)
            game.put_breaches(state, sorted((*state.breaches, (door, BLUE, open_to_see, 0))))
            inside.add(room_of[state.at[spy]])


@lru_cache(maxsize=64)
def rooms(ground: Ground, opened: frozenset[int]) -> tuple[int, ...]:
    """Return for each square the number of its room: of all that can be walked to from it through what is open."""
    room_of, ways = [-1] * ground.size, ground.ways(opened)
    for start in range(ground.size):
        if room_of[start] < 0:
            edge = [start]
            room_of[start] = start
            while edge:
                for there in ways[edge.pop()]:
                    if room_of[there] < 0:
                        room_of[there] = start
                        edge.append(there)
    return tuple(room_of)
