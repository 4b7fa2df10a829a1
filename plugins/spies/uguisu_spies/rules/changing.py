"""Squares that become something else, and devices that are turned (SP-41, SP-45, SP-50)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu import OFF
from uguisu_spies.content.map import GROUNDS
from uguisu_spies.state import SpiesState

if TYPE_CHECKING:
    from uguisu_spies.game import SpiesGame


def change_ground(game: SpiesGame, state: SpiesState, place: int, tag: str) -> None:
    """SP-41: a square is open ground from now on, or what a tag says.

    One that becomes what the map has drawn counts as changed yet: while it was something else, a spy may have come there.
    """
    game.belief.settle(state)
    changed = dict(state.changed)
    if place not in changed and is_drawn(game, place, tag):
        return
    changed[place] = ("", *GROUNDS).index(tag)
    state.changed = tuple(sorted(changed.items()))


def is_drawn(game: SpiesGame, place: int, tag: str) -> bool:
    """Whether the map has drawn a square as what a tag says, open ground for none, and as nothing else."""
    drawn = {other for other in GROUNDS if place in game.topology.tagged(other)}
    return drawn == ({tag} if tag else set())


def may_face(game: SpiesGame, state: SpiesState, device: int, way: int) -> bool:
    """SP-45, SP-50, SP-51: whether a device may be turned to look that way where it is, or a camera anywhere, -1."""
    place = state.shown[device]
    if place == OFF or device in game.cameras:
        return place != OFF
    if way < 0:
        return False
    ground = game.land(state).ground
    if device in game.searchlights:
        return way % 2 == 0 and ground.has_room(place, way)
    return (place, way) in ground.outside
