"""Moving: where a figure may end and what it meets there (SJ-31, SJ-70), collisions (SJ-32), pushes and pulls (SJ-44)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from uguisu import bits_once
from uguisu.board import NOWHERE
from uguisu.cards import DiscardDown
from uguisu_senjutsu.events import SenjutsuEvents
from uguisu_senjutsu.rules.harm import injure, mark, stun, wound
from uguisu_senjutsu.rules.move_lines import ALL, Courses, Line, lengthened
from uguisu_senjutsu.state import DOWN, HAND, MOST_FOCUS, SenjutsuState, area

if TYPE_CHECKING:
    from uguisu_senjutsu.content.map import Price
    from uguisu_senjutsu.game import SenjutsuGame

LONG = 6
"""SJ-33: who begins the turn farther than this from all foes may make a long move."""


def occupied(game: SenjutsuGame, state: SenjutsuState) -> int:
    """Return the hexes where figures stand."""
    mask, bits = 0, game.bits
    for place in state.at[: game.fighters]:
        mask |= bits[place]
    return mask


def ends(game: SenjutsuGame, state: SenjutsuState, figure: int, line: Line) -> Sequence[int]:
    """SJ-31: return how a line may end: without collision, or, when nothing else is left, with one."""
    return ends_of(game, state, figure, game.courses(line))


def ends_of(
    game: SenjutsuGame, state: SenjutsuState, figure: int, courses: Courses, most: int = ALL
) -> Sequence[int]:
    """The same of a line whose courses are known. Of many, the first `most` will do."""
    place, facing = state.at[figure], state.facing[figure]
    no_stay = taken(game, state, figure, place) | state.shut
    shut = no_stay & ~state.through
    if (state.far or game.solo.roaming) and (state.far | game.solo.roaming) >> figure & 1:
        courses, *longer = lines_open_to(game, state, figure, courses)
        if longer:
            stops = _near_foes(game, state, figure)
            found = {
                *longer[0].ends_stopping(place, facing, shut, no_stay, stops),
                *courses.ends(place, facing, shut, no_stay),
            }
            return sorted(found) or courses.crashes(place, facing, no_stay)
    return courses.ends(place, facing, shut, no_stay, most) or courses.crashes(place, facing, no_stay)


def lines_open_to(game: SenjutsuGame, state: SenjutsuState, figure: int, courses: Courses) -> list[Courses]:
    """Return the line that a figure takes for one on its card (SJ-92), and behind it the long move that it may take instead
    (SJ-33), which ends at once where a foe is near.
    """
    if game.solo.roaming >> figure & 1:
        courses = game.courses(courses.line._replace(free=True))
    card = game.played(state, figure)
    if state.far >> figure & 1 and card is not None and card.type == "base":
        return [courses, game.courses(lengthened(courses.line))]
    return [courses]


def unhindered(game: SenjutsuGame, state: SenjutsuState, figure: int, courses: Courses) -> Sequence[int]:
    """Return the same if it goes by no hex where anything stands, as on most walks of random play; else nothing."""
    if (state.far or game.solo.roaming) and (state.far | game.solo.roaming) >> figure & 1:
        return ()
    at, bits = state.at, game.bits
    place, facing = at[figure], state.facing[figure]
    found, _, near = courses.reaches[place * 6 + facing] or courses.from_pose(place, facing)
    if state.shut and near & state.shut:
        return ()
    for other in game.others[figure]:
        there = at[other]
        if near & bits[there] and there != place:
            return ()
    return found


def taken(game: SenjutsuGame, state: SenjutsuState, figure: int, place: int) -> int:
    """Return the hexes where others stand, but for one from which a figure sets out: who shares it is not in the way.

    They and the hexes that are `shut` are those where it cannot stay; it may go `through` some of them (SJ-31, SJ-70).
    """
    mask, at, bits = 0, state.at, game.bits
    for other in game.others[figure]:
        mask |= bits[at[other]]
    return mask & ~bits[place]


def _near_foes(game: SenjutsuGame, state: SenjutsuState, figure: int) -> int:
    """SJ-33: return the hexes within 6 of any opponent, where a long move ends at once, as a mask."""
    mask, distance = 0, game.field.distance
    for foe in foes_on_field(game, state, figure):
        for place, far in enumerate(distance[state.at[foe]]):
            mask |= (far <= LONG) << place
    return mask


def foes_on_field(game: SenjutsuGame, state: SenjutsuState, figure: int) -> list[int]:
    """Return the opponents that stand on the field."""
    return [foe for foe in game.alive(state) if game.foes[figure] >> foe & 1 and state.at[foe] >= 0]


def foes_of(game: SenjutsuGame, state: SenjutsuState, figure: int) -> int:
    """Return the hexes where a figure's foes stand, as a mask."""
    mask = 0
    for foe in foes_on_field(game, state, figure):
        mask |= game.bits[state.at[foe]]
    return mask


def mark_far(game: SenjutsuGame, state: SenjutsuState) -> None:
    """SJ-33, SJ-H21: remember who begins the turn more than 6 hexes from all opponents."""
    distance, state.far = game.field.distance, 0
    for figure in game.alive(state):
        apart = [distance[state.at[figure]][state.at[foe]] for foe in foes_on_field(game, state, figure)]
        if apart and min(apart) > LONG:
            state.far |= 1 << figure


def arrive(game: SenjutsuGame, state: SenjutsuState, figure: int, end: int, courses: Courses) -> None:
    """Carry out how a line ends. What has a price on the way is paid, too: each step leads onto a hex (SJ-70); of several ways
    the figure goes by the one with fewest such hexes.
    """
    place, facing, crash = game.ends[end]
    if (state.things or game.terrain.tolls) and (tolls := game.terrain.tolls_now(state)):
        tolls &= ~(1 << place)
        ways = ways_to(game, state, figure, courses, end)
        on_the_way = min((way & tolls for way in ways), key=int.bit_count, default=0)
        for there in bits_once(on_the_way):
            take(game, state, figure, game.terrain.at(state, there).entered)
            clear(game, state, there)
    put(game, state, figure, place, facing)
    if crash and not state.out >> figure & 1:
        collide(game, state, figure, crash - 1)


def ways_to(game: SenjutsuGame, state: SenjutsuState, figure: int, courses: Courses, end: int) -> set[int]:
    """Return the hexes of each way on which a figure may come to the end of a line, as masks."""
    place, facing = state.at[figure], state.facing[figure]
    shut = (taken(game, state, figure, place) | state.shut) & ~state.through
    plain, *longer = lines_open_to(game, state, figure, courses)
    ways = plain.ways_to(place, facing, shut, end)
    for line in longer:
        ways |= line.ways_to(place, facing, shut, end, _near_foes(game, state, figure))
    return ways


def put(game: SenjutsuGame, state: SenjutsuState, figure: int, place: int, facing: int) -> None:
    """Put a figure on a hex, looking in a direction; tell it, and what it meets there."""
    at, facings = state.at, state.facing
    came_from = at[figure]
    if came_from == place and facings[figure] == facing:
        return
    at[figure], facings[figure] = place, facing
    if state.log is not None or game.on:  # playouts come here often
        way = game.topology.directions[facing]
        if came_from == place:
            game.emit(state, SenjutsuEvents.turned, figure, way)
        else:
            game.emit(state, SenjutsuEvents.went, figure, place, way)
    if came_from != place:
        if state.things or (game.terrain.rough and game.terrain.rough >> place & 1):
            take(game, state, figure, game.terrain.at(state, place).entered)
            clear(game, state, place)
        game.emit(state, SenjutsuEvents.entered, figure, place)


def take(game: SenjutsuGame, state: SenjutsuState, figure: int, price: Price) -> None:
    """SJ-70: have a figure take what terrain costs it."""
    wound(game, state, figure, price.wounds)
    wound(game, state, figure, price.bleeding, bleeding=True)
    if price.stuns:
        stun(game, state, figure, price.stuns)
    for _ in range(price.injuries):
        injure(game, state, figure)
    if price.focus:
        game.gain_focus(state, figure, -MOST_FOCUS)


def collide(game: SenjutsuGame, state: SenjutsuState, figure: int, direction: int) -> None:
    """SJ-32: a figure that has to leave its hex and cannot stays, pays for it, and its card ends."""
    there = game.field.step[state.at[figure]][direction]
    game.emit(state, SenjutsuEvents.collided, figure)
    state.stopped |= 1 << figure
    game.drop_cards(state, figure)
    if there == NOWHERE or state.beyond >> there & 1:
        stun(game, state, figure)
    elif state.blocking >> there & 1:
        take(game, state, figure, game.terrain.at(state, there).forced)
        clear(game, state, there)
    else:
        other = state.at.index(there)
        throw_away(game, state, figure, 1)
        stun(game, state, figure)
        stun(game, state, other)


def throw_away(game: SenjutsuGame, state: SenjutsuState, figure: int, count: int) -> None:
    """Have a figure's player discard cards of its choice, as many as there are (SJ-H12)."""
    if not state.out >> figure & 1:
        game.decision(DiscardDown).begin(state, figure, area(figure, HAND), area(figure, DOWN), count)


def clear(game: SenjutsuGame, state: SenjutsuState, place: int) -> None:
    """SJ-70: take away what is fragile."""
    if state.fragile >> place & 1:
        game.terrain.clear(state, place)
        game.emit(state, SenjutsuEvents.cleared, place)


def shift(game: SenjutsuGame, state: SenjutsuState, figure: int, direction: int) -> bool:
    """SJ-44: move a figure a step as somebody else wills; return whether it can be moved on: not past terrain of any kind."""
    there = game.field.step[state.at[figure]][direction]
    if there == NOWHERE or (occupied(game, state) | state.shut) >> there & 1:
        collide(game, state, figure, direction)
        return False
    mark(state, figure)
    free = not game.terrain.at(state, there).ends_shifts
    put(game, state, figure, there, state.facing[figure])
    return free and not state.out >> figure & 1


def turn(game: SenjutsuGame, state: SenjutsuState, figure: int, turns: int) -> None:
    """Turn a figure by so many times 60 degrees clockwise, as somebody else wills."""
    mark(state, figure)
    put(game, state, figure, state.at[figure], (state.facing[figure] + turns) % 6)


def ways_of_shifting(
    game: SenjutsuGame, state: SenjutsuState, by: int, figure: int, how: int
) -> Sequence[int]:
    """Return the directions in which a figure may be shifted a step: pushed, pulled, or any that is free (SJ-44)."""
    at = state.at
    if by == figure or at[by] < 0 or at[figure] < 0:
        return ()
    if how == PUSH:
        return game.field.away(at[by], at[figure])
    if how == PULL:  # SJ-H10: who stands beside the puller stays
        return () if game.field.distance[at[by]][at[figure]] < 2 else game.field.towards(at[by], at[figure])
    shut = occupied(game, state) | state.shut
    beside = enumerate(game.field.step[at[figure]])
    return [way for way, there in beside if there != NOWHERE and not shut >> there & 1]


PUSH, PULL, ANY = range(3)
"""How a figure is shifted."""


def end_of_turn(game: SenjutsuGame, state: SenjutsuState) -> None:
    """SJ-70: what stands beside some terrain takes its price at the end of the turn."""
    for place, price in game.terrain.beside(state):
        for figure in game.alive(state):
            if state.at[figure] in game.field.step[place]:
                take(game, state, figure, price)
