"""A spy's steps, and what it carries (SP-35, SP-37, SP-41, SP-44, SP-72)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu.core.state import OFF
from uguisu_spies.looks import places_of
from uguisu_spies.rules.alert import raise_alert
from uguisu_spies.rules.disguise import undress
from uguisu_spies.rules.dogs import meets, reach_spy
from uguisu_spies.rules.finding import burning, catch
from uguisu_spies.rules.noise import lay_noise
from uguisu_spies.state import FINE, IN, NOBODY, ROUND, SpiesState

if TYPE_CHECKING:
    from uguisu_spies.game import SpiesGame


def step(game: SpiesGame, state: SpiesState, spy: int, place: int) -> None:
    """A spy enters a square, with all that comes of it."""
    fast = state.speed > 1
    if state.breaches:
        go_through(game, state, spy, state.at[spy], place)
    state.points -= 2 if game.water >> place & 1 and not game.traits(state, spy, "swim") else 1
    state.at[spy] = place
    if state.disguise[spy] != NOBODY:
        undress(game, state, spy)
    state.went = (*state.went, place)
    if state.log is not None:
        game.tell(
            state, "stepped", game.spies_audience, piece=game.pieces[spy].id, place=game.place_id(place)
        )
    if game.hears["entered"]:
        game.signal(state, "entered", spy, place)
    zones = game.ground.zones_at[place]
    if zones:
        enter_zones(game, state, zones, place, fast)
    if fast and place in game.ground.quiet and not muffled(game, state, spy):
        lay_noise(game, state, place)
    for item in game.items:
        if state.at[item] == place and not state.over:
            turn_item(game, state, spy, item)
    watched(game, state, spy)
    if state.loose | state.homeward:
        meet_dogs(game, state, spy)


def muffled(game: SpiesGame, state: SpiesState, spy: int) -> bool:
    """Whether a floor does not creak under a spy."""
    return bool(state.hushed >> spy & 1 or game.traits(state, spy, "light_feet"))


def go_through(game: SpiesGame, state: SpiesState, spy: int, here: int, place: int) -> None:
    """SP-21: note the breach that a spy goes through, straight or round its corner."""
    if place in game.ground.near[here]:
        return
    (ax, ay), (bx, by) = game.topology.coordinates[here], game.topology.coordinates[place]
    pairs = [(here, place)]
    for corner in (game.topology.at(ax, by), game.topology.at(bx, ay)):
        pairs += [(here, corner), (corner, place)]
    opened = {breach[0] for breach in state.breaches}
    for pair in pairs:
        border = game.ground.border_of.get(pair, NOBODY)
        if border in opened:
            state.way_in[spy] = border


def meet_dogs(game: SpiesGame, state: SpiesState, spy: int) -> None:
    """SP-21, SP-22: a dog on the run sees its own square."""
    for dog in game.dogs:
        if state.spies[spy] == IN and state.at[dog] == state.at[spy] and meets(game, state, dog, spy):
            reach_spy(game, state, dog, spy)


def enter_zones(game: SpiesGame, state: SpiesState, zones: tuple[int, ...], place: int, fast: bool) -> None:
    """SP-44: mud keeps a print, a motion sensor notices who is fast."""
    for number in zones:
        kind = game.ground.zones[number].kind
        if kind == "mud":
            state.prints = (*state.prints, (place, state.tracks[ROUND]))
            game.belief.traced(state, place)
            if state.log is not None:
                game.tell(state, "footprint", place=game.place_id(place))
        elif kind == "motion" and fast:
            game.belief.traced(state, place)
            if state.log is not None:
                game.tell(state, "motion", place=game.place_id(place))
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
    name = game.pieces[item].id
    if state.bugged >> item & 1:
        state.shown[item] = OFF
        game.belief.traced(state, state.at[spy])
        if state.log is not None:
            game.tell(state, "item_gone", piece=name)
        raise_alert(game, state, 1, "bug")
    else:
        state.turned |= 1 << item
    if state.log is not None:
        word = "item_taken" if marked else "item_blank"
        game.tell(state, word, game.spies_audience, piece=game.pieces[spy].id, piece2=name)
    if marked and game.hears["taken"]:
        game.signal(state, "taken", item, spy)


def watched(game: SpiesGame, state: SpiesState, spy: int) -> None:
    """SP-42, SP-45: who enters a light in which a unit stands is found, and so is who enters a searchlight."""
    if state.over or state.spies[spy] != IN:
        return
    at, bit = state.at, game.bit
    area = game.looks.spread(bit[at[spy]], burning(game, state))
    lit = area != bit[at[spy]]
    if lit or at[spy] in at[game.figures]:
        for unit in game.units:
            if (
                area & bit[at[unit]]
                and state.status[unit] == FINE
                and not (state.asleep | state.bribed) >> unit & 1
            ):
                catch(game, state, spy, unit)
                return
    for light in game.searchlights:
        if at[light] != OFF and game.beam(state, light) & area:
            catch(game, state, spy, light)
            return


def stop(game: SpiesGame, state: SpiesState, spy: int) -> None:
    """A spy stops: in bushes it lies down (SP-41), and one that stands there already makes room (SP-H12)."""
    place = state.at[spy]
    if place in game.ground.bushes and not state.lying >> spy & 1:
        state.lying |= 1 << spy
        if state.log is not None:
            game.tell(state, "lies_down", game.spies_audience, piece=game.pieces[spy].id)
    make_room(game, state, spy)
    if game.hears["spy_stopped"]:
        game.signal(state, "spy_stopped", spy, place)


def make_room(game: SpiesGame, state: SpiesState, spy: int) -> None:
    """SP-60, SP-H12: fellow spies where a spy has stopped are moved on."""
    for other in game.spies:
        if other != spy and state.spies[other] == IN and state.at[other] == state.at[spy]:
            push_aside(game, state, other)


def push_aside(game: SpiesGame, state: SpiesState, spy: int) -> None:
    """SP-H12: a spy is moved by one square, not through an obstacle; where there is none it stays."""
    taken = game.units_mask(state) | game.no_spies
    for other in game.spies:
        if state.at[other] != OFF:
            taken |= 1 << state.at[other]
    free = [place for place in game.ground.near[state.at[spy]] if not taken >> place & 1]
    if free:
        state.at[spy] = free[0]
        if state.disguise[spy] != NOBODY:
            undress(game, state, spy)
        if free[0] in game.ground.bushes:
            state.lying |= 1 << spy
        if state.log is not None:
            place = game.place_id(free[0])
            game.tell(state, "pushed", game.spies_audience, piece=game.pieces[spy].id, place=place)
        watched(game, state, spy)


def load(state: SpiesState, spy: int) -> int:
    """SP-35: return the body that a spy carries, or `NOBODY`."""
    if spy not in state.carrier:
        return NOBODY
    return next((unit for unit in places_of(state.down) if state.carrier[unit] == spy), NOBODY)


def take_up(game: SpiesGame, state: SpiesState, spy: int, body: int) -> None:
    """SP-35: a body is taken up, and the spy is slower at once."""
    state.carrier[body] = spy
    state.at[body] = OFF
    slow_down(game, state, spy)
    if state.log is not None:
        game.tell(
            state, "taken_up", game.spies_audience, piece=game.pieces[spy].id, piece2=game.pieces[body].id
        )


def slow_down(game: SpiesGame, state: SpiesState, spy: int) -> None:
    """SP-35, SP-H08: a load takes one from the speed of the spy who moves, at once and until its turn is over."""
    if spy == state.mover and not state.slowed and not game.traits(state, spy, "carry"):
        state.slowed = 1
        if state.mode >= 0:
            state.speed -= 1
            state.points = max(0, state.points - 1)


def handed_over(game: SpiesGame, state: SpiesState, spy: int) -> list[tuple[int, int]]:
    """SP-H17, SP-H51: return what a spy may hand to which fellow beside it; nobody has two loads that slow (SP-35)."""
    near = game.ground.noise_near[state.at[spy]]
    slow = game.mission.documents_slow
    fellows = [
        other
        for other in game.spies
        if other != spy
        and state.spies[other] == IN
        and state.at[other] in near
        and not (slow and game.carries(state, other))
    ]
    return [(item, other) for item in game.items if state.carrier[item] == spy for other in fellows]


def hand_over(game: SpiesGame, state: SpiesState, item: int, to: int) -> None:
    """SP-H51: handing an item over takes one step."""
    giver, state.carrier[item] = state.carrier[item], to
    state.points -= 1
    if state.log is not None:
        names = (game.pieces[piece].id for piece in (giver, item, to))
        told = dict(zip(("piece", "piece2", "piece3"), names, strict=True))
        game.tell(state, "handed_over", game.spies_audience, **told)


def lay_body(game: SpiesGame, state: SpiesState, body: int, place: int) -> None:
    """SP-30, SP-35: a body lies on a square from now on; in water and bushes it is gone."""
    lost = place in game.ground.water or place in game.ground.bushes
    state.at[body] = OFF if lost else place
    if state.log is not None:
        word = "body_lost" if lost else "body_laid"
        game.tell(state, word, game.spies_audience, piece=game.pieces[body].id, place=game.place_id(place))


def put_down(game: SpiesGame, state: SpiesState, spy: int) -> None:
    """SP-35: a body is put down; in water and bushes it is gone."""
    body = load(state, spy)
    place = state.at[spy]
    state.carrier[body] = NOBODY
    lay_body(game, state, body, place)
