"""Dogs: let loose, on the run, on their way home (SP-21, SP-22, SP-H38 to SP-H41)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu import OFF
from uguisu_spies.events import SpiesEvents
from uguisu_spies.rules.alert import raise_alert
from uguisu_spies.rules.detection import show_breach
from uguisu_spies.state import FINE, GONE, IN, NOBODY, RED, ROUND, SpiesState

if TYPE_CHECKING:
    from uguisu_spies.game import SpiesGame

SPEED = 3
"""SP-21: how far a dog runs."""


def dog_of(game: SpiesGame, state: SpiesState, unit: int) -> int:
    """SP-21, SP-75: return the dog that a unit may let loose now, or `NOBODY`: one runs at a time."""
    if state.loose or state.tracks[ROUND] < game.mission.dogs_from:
        return NOBODY
    dog = game.dog_of.get(unit, NOBODY)
    return dog if dog != NOBODY and state.status[dog] == FINE and state.shown[dog] == OFF else NOBODY


def room_for_dog(game: SpiesGame, state: SpiesState, unit: int) -> list[int]:
    """SP-21: return the squares next to its handler where a dog may be put, not through an obstacle."""
    taken = {state.shown[piece] for piece in game.blockers}
    land = game.land(state)
    allowed = land.allowed["dog"]
    near = land.ground.near[state.shown[unit]]
    return [place for place in near if allowed >> place & 1 and place not in taken]


def obeys(game: SpiesGame, state: SpiesState, unit: int) -> bool:
    """SP-21, SP-60: whether the dog runs for who stands there; the guard may ask in any case, so that asking tells nothing."""
    return game.options.disguised_handlers or unit not in state.disguise


def stay(game: SpiesGame, state: SpiesState, dog: int, unit: int) -> None:
    """SP-60: a dog stays beside a stranger in its handler's uniform: the guard knows now that a spy is there."""
    place = state.shown[unit]
    game.emit(state, SpiesEvents.dog_stays, dog, place)
    game.belief.located(state, state.disguise_of(unit), 1 << place)


def let_loose(game: SpiesGame, state: SpiesState, dog: int, place: int) -> None:
    """SP-21: a dog is put next to its handler, and runs in the next round."""
    state.at[dog] = state.shown[dog] = place
    state.loose |= 1 << dog
    game.emit(state, SpiesEvents.dog_loose, dog, place)
    for spy in game.spies:
        if state.spies[spy] == IN and state.at[spy] == place and meets(game, state, dog, spy):
            reach_spy(game, state, dog, spy)
            return


def handler_of(game: SpiesGame, state: SpiesState, dog: int) -> int:
    """SP-21: return the figure of a dog's handler, or what has replaced it while the dog is not there."""
    handler = game.handler[dog]
    return game.without_dog[handler] if state.shown[handler] == OFF else handler


def replace(game: SpiesGame, state: SpiesState, unit: int, other: int) -> None:
    """SP-21: a figure is replaced by another, which is the same unit in all that has become of it."""
    state.at[other], state.shown[other] = state.at[unit], state.shown[unit]
    state.at[unit] = state.shown[unit] = OFF
    state.put_status(other, state.status[unit])
    state.put_status(unit, FINE)
    for mask in ("activated", "asleep", "bribed", "fresh", "lying", "tracked"):
        bits = getattr(state, mask)
        setattr(state, mask, bits & ~(1 << unit | 1 << other) | (bits >> unit & 1) << other)
    spy = state.disguise_of(unit)
    if spy != NOBODY:
        state.disguise[spy] = other
    game.emit(state, SpiesEvents.replaced, unit, other)


def wake_dog(game: SpiesGame, state: SpiesState, dog: int) -> None:
    """SP-21: a dog that slept on the board runs loose."""
    state.asleep &= ~(1 << dog)
    if state.at[dog] != OFF:
        let_loose(game, state, dog, state.at[dog])


def stands_by(game: SpiesGame, state: SpiesState, unit: int) -> bool:
    """SP-21: whether the unit that is active has let its dog loose, and so does not move."""
    return unit in game.without_dog.values() and not state.points and len(state.went) == 1


def next_squares(game: SpiesGame, state: SpiesState, dog: int) -> list[int]:
    """Return where a dog's next step leads: nearer to what it runs to, by a shortest way; several are the spies' choice.

    Into water it cannot go with its last point (SP-41).
    """
    goals, here = goals_of(game, state, dog), state.at[dog]
    land = game.land(state)
    allowed = land.allowed["dog"] & ~game.units_mask(state)
    nearer = land.looks.steps.towards(here, goals, allowed)
    return [there for there in nearer if state.points > 1 or not game.bit[there] & land.water]


def goals_of(game: SpiesGame, state: SpiesState, dog: int) -> int:
    """Return the squares a dog runs to, as a mask: its handler's, or spies where dogs can go, or else the ways in of others."""
    if state.homeward >> dog & 1:
        handler = state.shown[handler_of(game, state, dog)]
        return game.land(state).looks.steps.beside(handler)
    allowed = game.land(state).allowed["dog"]
    spies = [spy for spy in game.spies if state.spies[spy] == IN and meets(game, state, dog, spy)]
    open_air = game.squares_of(state, spies) & allowed
    if open_air and leads_to(game, state, dog, open_air):
        return open_air
    doors = 0
    for spy in spies:
        if state.way_in[spy] != NOBODY:
            doors |= game.beside_border[state.way_in[spy]]
    return doors & allowed


def leads_to(game: SpiesGame, state: SpiesState, dog: int, goals: int) -> bool:
    """SP-21: whether there is a way for a dog to any of these squares: not past fences, whoever has crept through one."""
    here, land = state.at[dog], game.land(state)
    return bool(goals >> here & 1 or land.looks.steps.towards(here, goals, land.allowed["dog"]))


def run(game: SpiesGame, state: SpiesState, dog: int, place: int) -> None:
    """A dog takes a step, on both boards; what it meets there, it has reached."""
    state.points -= 1 + (game.land(state).water >> place & 1)
    state.at[dog] = state.shown[dog] = place
    game.emit(state, SpiesEvents.walks, dog, place)
    for spy in game.spies:
        if state.spies[spy] == IN and state.at[spy] == place and meets(game, state, dog, spy):
            reach_spy(game, state, dog, spy)
            return
    if not state.homeward >> dog & 1:
        game.belief.looked(state, 1 << place, lying=True)
    end_run(game, state, dog)


def end_run(game: SpiesGame, state: SpiesState, dog: int) -> None:
    """SP-21, SP-22: a dog that is at its handler's side, or where a spy got in, is there, even if it has not had to run."""
    if goals_of(game, state, dog) >> state.at[dog] & 1:
        if state.homeward >> dog & 1:
            come_home(game, state, dog)
        else:
            reach_way_in(game, state, dog)


def meets(game: SpiesGame, state: SpiesState, dog: int, spy: int) -> bool:
    """SP-22, SP-H38: a dog on its way home does not mind a spy in disguise, a loose one does."""
    minds = state.loose >> dog & 1 and not game.options.dogs_fooled
    return bool(minds) or state.disguise[spy] == NOBODY


def reach_spy(game: SpiesGame, state: SpiesState, dog: int, spy: int) -> None:
    """SP-21, SP-22: a dog is gone where it has met a spy, who says so; a repelled one goes in silence."""
    place = state.at[dog]
    quiet = state.repelled >> dog & 1
    vanish(game, state, dog)
    if quiet:
        return
    game.belief.located(state, spy, 1 << place)
    game.emit(state, SpiesEvents.dog_reached, dog, spy, place)
    raise_alert(game, state, 1, "dog")


def reach_way_in(game: SpiesGame, state: SpiesState, dog: int) -> None:
    """SP-21: a dog is gone where a spy got in; the breach is laid on the guard's board, and counts if it lies face up."""
    place = state.at[dog]
    vanish(game, state, dog)
    game.emit(state, SpiesEvents.dog_at_way_in, place)
    raise_alert(game, state, 1, "dog")
    for number, (border, colour, face_up, found) in enumerate(state.breaches):
        beside = game.ground.borders[border]
        if border in state.way_in and place in (beside.a, beside.b) and not found and not state.over:
            show_breach(game, state, number)
            if face_up:
                raise_alert(game, state, 2 if colour == RED else 1, "breach")


def vanish(game: SpiesGame, state: SpiesState, dog: int) -> None:
    """A dog is off both boards for good."""
    gone = ~(1 << dog)
    state.loose &= gone
    state.homeward &= gone
    state.repelled &= gone
    state.asleep &= gone
    state.status[dog] = GONE
    state.at[dog] = state.shown[dog] = OFF
    game.emit(state, SpiesEvents.dog_gone, dog)


def send_home(game: SpiesGame, state: SpiesState, dog: int, *, quiet: bool) -> None:
    """SP-22, SP-H41: a dog runs back to its handler from now on; `quiet` if a repeller has sent it. One without is gone."""
    if dog not in game.handler:
        vanish(game, state, dog)
        return
    state.loose &= ~(1 << dog)
    state.homeward |= 1 << dog
    if quiet:
        state.repelled |= 1 << dog
    game.emit(state, SpiesEvents.dog_turns, dog)


def come_home(game: SpiesGame, state: SpiesState, dog: int) -> None:
    """SP-H41: a dog is with its handler again; one that a repeller sent is gone, without alert (SP-22)."""
    if state.repelled >> dog & 1:
        vanish(game, state, dog)
        return
    state.homeward &= ~(1 << dog)
    state.at[dog] = state.shown[dog] = OFF
    handler = handler_of(game, state, dog)
    if handler != game.handler[dog]:
        replace(game, state, handler, game.handler[dog])
    game.emit(state, SpiesEvents.dog_home, dog)


def handler_gone(game: SpiesGame, state: SpiesState, dog: int) -> bool:
    """SP-H41: a homeward dog whose handler is gone is taken off, with alert, unless a repeller has sent it."""
    if not state.homeward >> dog & 1 or state.shown[handler_of(game, state, dog)] != OFF:
        return False
    quiet = state.repelled >> dog & 1
    vanish(game, state, dog)
    if not quiet:
        raise_alert(game, state, 1, "dog")
    return True
