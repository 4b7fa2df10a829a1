"""What cards of Spies are played on: finding it, and telling in one look which of it there is (SP-03, SP-30, SP-46)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

from uguisu import OFF, Message
from uguisu.cards import NO_TARGET, Finder, Target
from uguisu_spies.rules.shooting import (
    A_LIGHT,
    A_NEIGHBOUR,
    A_PANE,
    A_SHOT,
    A_THROW,
    ALL_SIGHTED,
    in_range,
    in_sights,
    lights_in_range,
    panes_in_range,
    squares_in_range,
    still_up,
)
from uguisu_spies.state import IN, SpiesState

if TYPE_CHECKING:
    from uguisu_spies.game import SpiesGame


def _units(game: SpiesGame, state: SpiesState, _seat: int, _actor: int) -> Sequence[int]:
    """SP-20: no card is played on civilians."""
    return [unit for unit in game.units if state.shown[unit] != OFF and game.kinds_of[unit] != "yellow"]


def _mover(game: SpiesGame, state: SpiesState, _seat: int, _actor: int) -> Sequence[int]:
    mover = state.mover
    return [mover] if mover in game.units and game.kinds_of[mover] != "yellow" else []


def _devices(game: SpiesGame, state: SpiesState, _seat: int, _actor: int) -> Sequence[int]:
    return [piece for piece in (*game.cameras, *game.perimeter) if state.shown[piece] != OFF]


def _camera_beside(game: SpiesGame, state: SpiesState, seat: int, actor: int) -> Sequence[int]:
    near = _beside(game, state, seat, actor)
    return [camera for camera in game.cameras if state.at[camera] in near]


def _items(game: SpiesGame, state: SpiesState, _seat: int, _actor: int) -> Sequence[int]:
    return [item for item in game.items if state.shown[item] != OFF]


def _activated(game: SpiesGame, state: SpiesState, seat: int, actor: int) -> Sequence[int]:
    return [unit for unit in _units(game, state, seat, actor) if state.activated >> unit & 1]


def _posts(game: SpiesGame, state: SpiesState, _seat: int, _actor: int) -> Sequence[int]:
    """SP-41: where the day shift comes, if anybody has been lost; without crosses on the map, at its edge."""
    if not game.lost_units(state):
        return []
    taken = set(state.shown)
    return [place for place in game.crosses if place not in taken]


def _dead_lights(game: SpiesGame, state: SpiesState, _seat: int, _actor: int) -> Sequence[int]:
    return [
        game.ground.light_at[light] for light in game.dead_lights(state) if game.ground.light_at[light] >= 0
    ]


def _whole(game: SpiesGame, state: SpiesState, _seat: int, _actor: int) -> Sequence[int]:
    """SP-44: doors and windows that the guard takes to be whole, and that have no alarm."""
    known = {*state.alarms, *(breach[0] for breach in state.breaches if breach[3])}
    kinds = ("door", "glass")
    return [
        number
        for number, border in enumerate(game.ground.borders)
        if border.kind in kinds and number not in known
    ]


def _found_breaches(_game: SpiesGame, state: SpiesState, _seat: int, _actor: int) -> Sequence[int]:
    return [breach[0] for breach in state.breaches if breach[3]]


def _breach_beside(game: SpiesGame, state: SpiesState, _seat: int, actor: int) -> Sequence[int]:
    if actor < 0 or state.at[actor] == OFF:
        return []
    near = game.borders_at[state.at[actor]]
    return [breach[0] for breach in state.breaches if breach[2] and not breach[3] and breach[0] in near]


def _loose_dogs(game: SpiesGame, state: SpiesState, _seat: int, _actor: int) -> Sequence[int]:
    return [dog for dog in game.dogs if state.loose >> dog & 1 and state.at[dog] != OFF]


def _squares(game: SpiesGame, state: SpiesState, _seat: int, _actor: int) -> Sequence[int]:
    return game.land(state).walkable


def _shot(game: SpiesGame, state: SpiesState, _seat: int, actor: int) -> Sequence[int]:
    return in_range(game, state, actor) if actor >= 0 else []


def _lamps(game: SpiesGame, state: SpiesState, _seat: int, actor: int) -> Sequence[int]:
    return lights_in_range(game, state, actor) if actor >= 0 else []


def _thrown(game: SpiesGame, state: SpiesState, _seat: int, actor: int) -> Sequence[int]:
    return squares_in_range(game, state, actor) if actor >= 0 else []


def _beside(game: SpiesGame, state: SpiesState, _seat: int, actor: int) -> Sequence[int]:
    return (
        game.land(state).ground.noise_near[state.at[actor]] if actor >= 0 and state.at[actor] != OFF else []
    )


def _unit_beside(game: SpiesGame, state: SpiesState, seat: int, actor: int) -> Sequence[int]:
    """SP-20, SP-H10: units next to a spy, no civilians."""
    near = _beside(game, state, seat, actor)
    return [
        unit
        for unit in game.units
        if still_up(state, unit) and state.at[unit] in near and game.kinds_of[unit] != "yellow"
    ]


def _unit_down_beside(game: SpiesGame, state: SpiesState, seat: int, actor: int) -> Sequence[int]:
    """SP-60: units that went down this turn, where the guard's board has them yet, next to the spy."""
    near = _beside(game, state, seat, actor)
    taken, shut = set(state.disguise), game.no_spies(state)
    return [
        unit
        for unit in game.units
        if state.fresh >> unit & 1
        and state.shown[unit] != OFF
        and state.shown[unit] in near
        and not shut >> state.shown[unit] & 1
        and unit not in taken
    ]


def _fellow_beside(game: SpiesGame, state: SpiesState, seat: int, actor: int) -> Sequence[int]:
    near = _beside(game, state, seat, actor)
    return [spy for spy in game.spies if spy != actor and state.spies[spy] == IN and state.at[spy] in near]


def _panes(game: SpiesGame, state: SpiesState, _seat: int, actor: int) -> Sequence[int]:
    """SP-32: whole panes in range and line of a shot, and doors right before the spy."""
    if actor < 0 or state.at[actor] == OFF:
        return []
    return sorted({*panes_in_range(game, state, actor), *_doors_beside(game, state, actor)})


def _doors_beside(game: SpiesGame, state: SpiesState, actor: int) -> list[int]:
    """Return the shut doors right before a spy, as borders."""
    return _shut_beside(game, state, actor, ("door",))


def _shut_beside(game: SpiesGame, state: SpiesState, actor: int, kinds: Sequence[str]) -> list[int]:
    """Return the borders of some kinds next to a spy in which there is no breach."""
    near = game.borders_at[state.at[actor]]
    if not near:
        return []
    opened = {breach[0] for breach in state.breaches}
    return [number for number in near if game.ground.borders[number].kind in kinds and number not in opened]


_BESIDE: dict[str, tuple[str, ...]] = {
    "wire": ("wire",),
    "lock": ("door",),
    "electronic_lock": ("electronic",),
    "glass": ("glass",),
    "shut": ("door", "glass"),
}
"""What can be cut or opened next to a spy, by the names of targets: the kinds of borders."""


def _border_beside(about: str, name: str) -> Target:
    kinds = _BESIDE[name]

    def find(game: SpiesGame, state: SpiesState, _seat: int, actor: int) -> Sequence[int]:
        """SP-46: what can be cut or opened next to a spy and is no breach yet."""
        if actor < 0 or state.at[actor] == OFF or (state.mover == actor and state.points < 1):
            return []  # it takes the rest of the move, at least one square (SP-H17)
        return _shut_beside(game, state, actor, kinds)

    return Target(about, "border", find, ("spies",))


_ALL: dict[str, Target] = {
    "none": NO_TARGET,
    "unit": Target(
        Message("A unit on the guard's board, not a civilian."), "piece", _units, ("guard",), which="unit"
    ),
    "mover": Target(Message("The unit that is moving."), "piece", _mover, ("guard",), which="unit"),
    "activated": Target(
        Message("A unit that has been activated this turn, not a civilian."),
        "piece",
        _activated,
        ("guard",),
        which="unit",
    ),
    "post": Target(
        Message("A free square where the day shift arrives, if a unit is lost."), "place", _posts, ("guard",)
    ),
    "dead_light": Target(
        Message("A lamp or candle that is out on the guard's board, by its square."),
        "place",
        _dead_lights,
        ("guard",),
    ),
    "whole": Target(
        Message("A door or window without an alarm, whole as far as the guard knows."),
        "border",
        _whole,
        ("guard",),
    ),
    "found_breach": Target(Message("A breach on the guard's board."), "border", _found_breaches, ("guard",)),
    "breach_beside": Target(
        Message("A breach next to the spy that lies face up and has not been found."),
        "border",
        _breach_beside,
        ("spies",),
    ),
    "loose_dog": Target(Message("A dog that runs loose."), "piece", _loose_dogs, ("spies",), which="dog"),
    "camera": Target(Message("A camera."), "piece", _devices, ("guard",), which="device"),
    "camera_beside": Target(
        Message("A camera on the spy's square or next to it."),
        "piece",
        _camera_beside,
        ("spies",),
        which="device",
    ),
    "item": Target(Message("An item on the guard's board."), "piece", _items, ("guard",), which="item"),
    "square": Target(Message("A square that is not an obstacle."), "place", _squares, ("guard", "spies")),
    "shot": Target(Message("A unit, dog or device in range and line of a shot."), "piece", _shot, ("spies",)),
    "shot_light": Target(
        Message("A lamp or generator in range and line of a shot, by its square."),
        "place",
        _lamps,
        ("spies",),
    ),
    "shot_pane": Target(
        Message("A window in range and line of a shot, or a door right in front of the spy."),
        "border",
        _panes,
        ("spies",),
    ),
    "thrown": Target(Message("A square in range and line of the spy."), "place", _thrown, ("spies",)),
    "beside": Target(Message("The spy's square, and those next to it."), "place", _beside, ("spies",)),
    "unit_beside": Target(
        Message("A unit next to the spy, not a civilian."), "piece", _unit_beside, ("spies",), which="unit"
    ),
    "down_beside": Target(
        Message(
            "A unit that the spy has brought down this turn, whose figure on the guard's board is next to it."
        ),
        "piece",
        _unit_down_beside,
        ("spies",),
        which="unit",
    ),
    "fellow": Target(
        Message("Another spy next to this one."), "piece", _fellow_beside, ("spies",), which="spy"
    ),
    "wire": _border_beside(Message("A wire fence next to the spy."), "wire"),
    "lock": _border_beside(Message("A door next to the spy."), "lock"),
    "electronic_lock": _border_beside(Message("An electronic lock next to the spy."), "electronic_lock"),
    "glass": _border_beside(Message("A window next to the spy."), "glass"),
    "shut": _border_beside(Message("A door or a window next to the spy."), "shut"),
}
_SIGHTED = {
    "shot": A_SHOT,
    "shot_light": A_LIGHT,
    "shot_pane": A_PANE,
    "thrown": A_THROW,
    "unit_beside": A_NEIGHBOUR,
}
_FIRST_BIT = len(_SIGHTED)
TARGETS = {
    name: replace(target, hint=_SIGHTED.get(name) or 1 << _FIRST_BIT + number, sure=True)
    for number, (name, target) in enumerate(_ALL.items())
}
"""What cards are played on, by name; each has a bit of its own in what `there_is` tells."""


DOWN_BESIDE = TARGETS["down_beside"].hint


def not_ruled_out(game: SpiesGame) -> tuple[int, ...]:
    """Return for each square the hints of what can be there for a spy at all: no lock where there is no door.

    The last is for a spy that is on no square.
    """
    everything = sum(target.hint for target in TARGETS.values())

    def at(borders: Sequence[int]) -> int:
        kinds = {game.ground.borders[border].kind for border in borders}
        missing = sum(TARGETS[name].hint for name, wanted in _BESIDE.items() if kinds.isdisjoint(wanted))
        return everything & ~missing

    return (*map(at, game.borders_at), at(()))


@cache
def _asked(wanted: int) -> tuple[tuple[int, Finder], ...]:
    """Return what finds each of the targets `wanted` that must be looked for by itself."""
    return tuple(
        (target.hint, target.find)
        for name, target in TARGETS.items()
        if target.hint & wanted and name not in _SIGHTED
    )


def there_is(game: SpiesGame, state: SpiesState, seat: int, actor: int, wanted: int) -> int:
    """Return for which of the targets `wanted` there is something that a card can be played on, as bits of their hints."""
    found = 0
    for hint, find in _asked(wanted):
        if find(game, state, seat, actor):
            found |= hint
    if wanted & ALL_SIGHTED and actor >= 0 and state.at[actor] != OFF:
        found |= in_sights(game, state, actor, wanted & ALL_SIGHTED)
        if wanted & A_PANE and not found & A_PANE and _doors_beside(game, state, actor):
            found |= A_PANE
    return found
