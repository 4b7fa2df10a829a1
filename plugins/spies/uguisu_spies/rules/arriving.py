"""A spy comes to a square, in whatever way: what it meets there, and who finds it (SP-22, SP-42, SP-44, SP-45, SP-72)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu import OFF
from uguisu_spies.events import SpiesEvents
from uguisu_spies.rules.alert import raise_alert
from uguisu_spies.rules.carrying import load, put_down, slow_down
from uguisu_spies.rules.detection import burning, catch
from uguisu_spies.rules.disguise import undress
from uguisu_spies.rules.dogs import meets, reach_spy
from uguisu_spies.rules.light import awake
from uguisu_spies.rules.noise import lay_noise
from uguisu_spies.state import DEAD, IN, NOBODY, ROUND, SpiesState

if TYPE_CHECKING:
    from uguisu_spies.game import SpiesGame


def arrive(game: SpiesGame, state: SpiesState, spy: int, place: int, *, fast: bool = False) -> None:
    """A spy comes to a square, with all that comes of it: by a step, from outside, pushed, into a uniform, or put there.

    Only who steps there may be `fast`. Where a guard walks it in its disguise, `walked_to` holds instead. Where no spy may be
    (`SpiesGame.no_spies`), none is brought in the first place.
    """
    state.at[spy] = place
    if state.disguise[spy] != NOBODY:
        undress(game, state, spy)
    game.emit(state, SpiesEvents.entered, spy, place)
    enter_zones(game, state, place, fast=fast)
    if fast and place in game.land(state).ground.quiet and not muffled(game, state, spy):
        lay_noise(game, state, place)
    for item in game.items:
        if state.at[item] == place and not state.over:
            turn_item(game, state, spy, item)
    watched(game, state, spy)
    meet_dogs(game, state, spy)


def dress_as(game: SpiesGame, state: SpiesState, spy: int, unit: int) -> None:
    """A spy takes the place of a unit that is down: it stands where the guard's board has that unit."""
    place = state.shown[unit]
    if state.status[unit] < DEAD or place == OFF or game.no_spies(state) >> place & 1:
        game.log_no_effect(state, "dress_as")
        return
    state.disguise[spy] = unit
    state.lying &= ~(1 << spy)
    state.went = (*state.went, place)
    game.emit(state, SpiesEvents.disguised, spy, unit, audience=game.spies_audience)
    arrive(game, state, spy, place)


def walked_to(game: SpiesGame, state: SpiesState, spy: int, place: int) -> None:
    """SP-60: a spy is walked as the unit in whose place it is: it leaves prints and documents alone, but may be found."""
    state.at[spy] = place
    watched(game, state, spy)


def muffled(game: SpiesGame, state: SpiesState, spy: int) -> bool:
    """Whether a floor does not creak under a spy."""
    return bool(state.hushed >> spy & 1 or game.traits(state, spy, "light_feet"))


def enter_zones(game: SpiesGame, state: SpiesState, place: int, *, fast: bool) -> None:
    """SP-44: mud keeps a print, a motion sensor notices who is fast."""
    for number in game.ground.zones_at[place]:
        kind = game.ground.zones[number].kind
        if state.zones_gone >> number & 1:
            continue
        if kind == "mud":
            state.prints = (*state.prints, (place, state.tracks[ROUND]))
            game.belief.traced(state, place)
            game.emit(state, SpiesEvents.footprint, place)
        elif kind == "motion" and fast:
            game.belief.traced(state, place)
            game.emit(state, SpiesEvents.motion, place)
            raise_alert(game, state, 1, "motion")


def turn_item(game: SpiesGame, state: SpiesState, spy: int, item: int) -> None:
    """SP-72: a spy that crosses an item turns it, and takes it if it is what is looked for.

    Where items slow, who carries one passes the others by (SP-35).
    """
    slows = game.mission.documents_slow
    if slows and any(state.carrier[other] == spy for other in game.items):
        return
    state.at[item] = OFF
    marked = state.marked >> item & 1
    if marked:
        if slows and load(state, spy) != NOBODY:
            put_down(game, state, spy)
        state.carrier[item] = spy
        if slows:
            slow_down(game, state, spy)
    if state.bugged >> item & 1:
        state.shown[item] = OFF
        game.belief.traced(state, state.at[spy])
        game.emit(state, SpiesEvents.item_gone, item)
        raise_alert(game, state, 1, "bug")
    else:
        state.turned |= 1 << item
    found = SpiesEvents.taken if marked else SpiesEvents.item_blank
    game.emit(state, found, item, spy, audience=game.spies_audience)


def watched(game: SpiesGame, state: SpiesState, spy: int) -> None:
    """SP-42, SP-45: who comes into a light in which a unit stands is found, and so is who comes into a searchlight.

    Nobody looks into a safe zone (SP-44), and nothing in it gives a spy away.
    """
    if state.over or state.spies[spy] != IN:
        return
    finder = finder_at(game, state, state.at[spy])
    if finder != NOBODY:
        catch(game, state, spy, finder)


def finder_at(game: SpiesGame, state: SpiesState, place: int) -> int:
    """Return who finds a spy as soon as it comes to a square, or `NOBODY`."""
    at, bit, looks = state.at, game.bit, game.land(state).looks
    here = bit[place] & looks.unspared
    area = looks.spread(here, burning(game, state)) & looks.unspared
    if area != here or place in at[game.figures]:
        for unit in awake(game, state):
            if area & bit[at[unit]]:
                return unit
    for light in game.searchlights:
        if at[light] != OFF and game.beam(state, light) & area:
            return light
    return NOBODY


def meet_dogs(game: SpiesGame, state: SpiesState, spy: int) -> None:
    """SP-21, SP-22: a dog on the run, or asleep, sees its own square."""
    for dog in game.dogs:
        if state.spies[spy] == IN and state.at[dog] == state.at[spy] and meets(game, state, dog, spy):
            reach_spy(game, state, dog, spy)
