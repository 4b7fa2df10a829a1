"""What is found, by whom, and what comes of it (SP-11, SP-12, SP-36, SP-47)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu import OFF, OVER, bits
from uguisu_spies.events import SpiesEvents
from uguisu_spies.rules.alert import count_body, raise_alert, raise_minimum
from uguisu_spies.rules.disguise import undress
from uguisu_spies.rules.units import free_beside
from uguisu_spies.state import CAUGHT, DEAD, FINE, GONE, GUARD, IN, MINIMUM, NOBODY, RED, SpiesState

if TYPE_CHECKING:
    from uguisu_spies.game import SpiesGame


def burning(game: SpiesGame, state: SpiesState) -> int:
    """Return the lights that burn, on the spies' board, as a mask."""
    return game.every_light & ~state.unlit()


def look(game: SpiesGame, state: SpiesState, squares: int, finder: int, *, lying: bool = False) -> None:
    """A look at `squares`: what lies or stands there is found, and on all of any light that one of them is in (SP-42).

    `finder` is the piece that looks; a camera catches nobody (SP-13). Only the sharpest find what lies (SP-47). A spy in a
    unit's place sees nothing that the guard's board does not show (SP-60), nor does who is bribed, and nobody looks into a
    safe zone (SP-44).
    """
    if finder in state.disguise or state.bribed >> finder & 1:
        game.belief.looked(state, as_it_seems(game, state, squares), lying=lying)
        return
    looks = game.land(state).looks
    seen = looks.shown(squares, state.unlit())
    found = notice(game, state, seen, finder, lying=lying)
    if state.phase == OVER or found < 0:
        return
    if looks.spared and state.out != state.known_out:  # else what was dark there has just been noticed
        seen = as_it_seems(game, state, squares)
    if found:
        locate(game, state, seen, found)
    else:
        game.belief.looked(state, seen, lying=lying)


def notice(game: SpiesGame, state: SpiesState, seen: int, finder: int, *, lying: bool) -> int:
    """Find what there is on squares that are seen, with all of their light; return what `find_spies` does."""
    if state.out != state.known_out:
        notice_lamps(game, state, seen)
    if seen & state.unfound:
        find_breaches(game, state, seen)
    if state.down:
        find_bodies(game, state, seen, lying=lying)
    at, bit = state.at, game.bit
    for spy in game.spies:  # most looks find nobody
        if seen & bit[at[spy]]:
            return find_spies(game, state, seen, finder, lying=lying)
    return 0


def as_it_seems(game: SpiesGame, state: SpiesState, squares: int) -> int:
    """Return what a look shows by the lights of the guard's board."""
    return game.land(state).looks.shown(squares, state.unlit_as_shown())


def find_spies(game: SpiesGame, state: SpiesState, seen: int, finder: int, *, lying: bool) -> int:
    """Catch the spies in sight, or have a camera tell of them; return how many a camera has seen.

    It is less than 0 where a spy that has been found may still answer.
    """
    found, at, bit = 0, state.at, game.bit
    for spy in game.spies:
        if not seen & bit[at[spy]] or state.spies[spy] != IN:
            continue
        if state.lying >> spy & 1 and not lying:
            continue
        if game.is_camera[finder]:
            found += 1
            seen_by_camera(game, state, spy, finder)
        elif game.found.asked(state, spy, finder, seen, lying=lying):
            found = -1
        else:
            catch(game, state, spy, finder)
    return found


def locate(game: SpiesGame, state: SpiesState, seen: int, found: int) -> None:
    """A camera has told how many spies a look shows: if that is all there are, everybody knows where each may be."""
    left = [spy for spy in game.spies if state.spies[spy] <= IN]
    if found == len(left):
        for spy in left:
            game.belief.located(state, spy, seen)


def tread(game: SpiesGame, state: SpiesState, unit: int, place: int) -> None:
    """A unit steps on a square, and so on all of its light: it finds what lies there, too (SP-42, SP-47).

    A knocked-out body on the very square is woken, if the guard knows of it by then (SP-36).
    """
    look(game, state, 1 << place, unit, lying=True)
    if state.down and place in state.body_shown and unit not in state.disguise:
        for body in game.units:
            if state.body_shown[body] == place:
                come_upon(game, state, body, passing=unit == state.mover)


def notice_lamps(game: SpiesGame, state: SpiesState, squares: int) -> None:
    """SP-H31: lamps that are out are noticed by a look at their light, free of alert."""
    missed, looks = state.out & ~state.unlit_as_shown(), game.land(state).looks
    for light in bits(missed) if looks.bright(missed) & squares else ():
        if looks.lit[light] & squares:
            state.known_out |= 1 << light
            game.emit(state, SpiesEvents.light_missed, game.ground.light_at[light])


def find_breaches(game: SpiesGame, state: SpiesState, squares: int) -> None:
    """SP-46, SP-H37: a breach is found by a look at either square beside it, once, if it lies face up."""
    for number, (border, colour, face_up, found) in enumerate(state.breaches):
        if not found and face_up and squares & game.beside_border[border]:
            show_breach(game, state, number)
            raise_alert(game, state, 2 if colour == RED else 1, "breach")


def show_breach(game: SpiesGame, state: SpiesState, number: int) -> None:
    """Put a breach on the guard's board."""
    border, colour, face_up, _ = state.breaches[number]
    before, after = state.breaches[:number], state.breaches[number + 1 :]
    game.put_breaches(state, (*before, (border, colour, face_up, 1), *after))
    a, b = game.ground.borders[border].a, game.ground.borders[border].b
    game.emit(state, SpiesEvents.breach_found, a, b)


def find_bodies(game: SpiesGame, state: SpiesState, squares: int, *, lying: bool) -> None:
    """SP-11, SP-12, SP-36: a dead body raises the alert by 2 and is taken away, another by 1, and stays in sight."""
    for unit in bits(state.down):
        place = state.at[unit]
        if not squares & game.bit[place]:
            continue
        status = state.status[unit]
        if status == GONE or state.body_shown[unit] == place:
            continue
        if state.lying >> unit & 1 and not lying:
            continue
        game.emit(state, SpiesEvents.body_found, unit, place)
        if status == DEAD:
            state.at[unit] = OFF
            if state.shown[unit] != OFF:
                state.known_dead |= 1 << unit
            raise_alert(game, state, 2, "dead_body")
        else:
            state.body_shown[unit] = place
            state.shown[unit] = OFF  # SP-H33; that it stayed would tell of a spy in its place
            spy = state.disguise_of(unit)
            if spy != NOBODY:
                undress(game, state, spy)
            raise_alert(game, state, 1, "body")
        count_body(game, state, unit)


def come_upon(game: SpiesGame, state: SpiesState, body: int, *, passing: bool) -> None:
    """SP-36: a unit comes to where the guard's board has a body. It has been carried off, or it wakes.

    Beside its square there must be room for it, in case the other stops there.
    """
    place = state.body_shown[body]
    state.body_shown[body] = OFF
    if state.at[body] != place:
        game.emit(state, SpiesEvents.body_gone, place)
        raise_alert(game, state, 1, "body_gone")
        return
    free = free_beside(game, state, body, place)
    if not free:
        state.body_shown[body] = place
        return
    state.put_status(body, FINE)
    state.lying &= ~(1 << body)
    state.asleep &= ~(1 << body)
    state.at[body] = state.shown[body] = place if passing or len(free) > 1 else free[0]
    game.emit(state, SpiesEvents.woken, body, state.at[body])
    if not passing and len(free) > 1:
        game.ask(state, "stand", GUARD, body, place)


def seen_by_camera(game: SpiesGame, state: SpiesState, spy: int, camera: int) -> None:
    """SP-11, SP-H20: a camera sees a spy: the guard knows that one is in its view, and no more."""
    if camera < len(game.pieces):
        game.emit(state, SpiesEvents.seen, spy, camera)
    else:  # a card's look: no piece stands for it, and the card has just been told
        game.emit(state, SpiesEvents.seen_by_card, spy)
    raise_alert(game, state, 1, "camera")


def catch(game: SpiesGame, state: SpiesState, spy: int, finder: int) -> None:
    """SP-12, SP-13, SP-74, SP-H20: a spy is caught: out of the game, and what it carries lies where it was."""
    if state.spies[spy] != IN or state.over:
        return
    place = state.at[spy]
    held = game.holds_marked(state, spy)
    state.spies[spy] = CAUGHT
    game.belief.caught(state, spy)
    game.put_down_all(state, spy, place)
    state.at[spy] = OFF
    unit, state.disguise[spy] = state.disguise[spy], NOBODY
    if unit != NOBODY:
        state.shown[unit] = OFF
    by = game.pieces[finder].id if finder < len(game.pieces) else game.seats[GUARD].id  # a card's look
    game.emit(state, SpiesEvents.caught, spy, place, by)
    raise_alert(game, state, 2, "caught")
    raise_minimum(game, state, state.tracks[MINIMUM] + 1)
    if unit != NOBODY:
        count_body(game, state, unit)
    if held:
        game.finish_with(state, "item_caught")
    elif not any(status < CAUGHT for status in state.spies):
        game.finish_with(state, "all_caught")
