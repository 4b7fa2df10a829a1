"""What virtual opponents do: whom they fight, where they go, from where they attack, what is worst for the players.

By the rules whatever is in doubt is settled to the players' harm (SJ-80); what they leave open follows SJ-H23 to SJ-H25:
most harm to the player, then least to the opponent, then a fixed order, so that replays agree.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from uguisu.board import NOWHERE
from uguisu_senjutsu.rules.attacks import Blow, Diagram, covered
from uguisu_senjutsu.rules.move_lines import CRASHES, Line
from uguisu_senjutsu.rules.movement import ends, foes_on_field, occupied
from uguisu_senjutsu.state import SenjutsuState

if TYPE_CHECKING:
    from uguisu_senjutsu.game import SenjutsuGame

FAR = 99
NO_SIGHT, TOO_NEAR = 10_000, 500
"""How bad it is for one who fights from afar not to see its target, and each hex too near: worse than any wrong side."""
BLIND_STEP = 200
"""How bad each step is that it is from where it would see it: worse than any wrong side, too."""
EXECUTION = 5
"""SJ-84: as many wounds an execution counts as, in choosing."""


def target_of(game: SenjutsuGame, state: SenjutsuState, figure: int) -> int:
    """SJ-88: return the foe an opponent fights: the nearest, then by its behaviour, then the leftmost as it looks; or -1."""
    foes = by_liking(game, state, figure, foes_on_field(game, state, figure))
    return foes[0] if foes else -1


def by_liking(game: SenjutsuGame, state: SenjutsuState, figure: int, foes: Sequence[int]) -> Sequence[int]:
    """SJ-88: return foes in the order in which an opponent likes to fight them."""
    if len(foes) < 2:
        return foes
    here, distance = state.at[figure], game.field.distance
    return sorted(
        foes,
        key=lambda foe: (
            distance[here][state.at[foe]],
            off_side(game, state, figure, foe, here),
            _from_the_left(game, state, figure, state.at[foe]),
            foe,
        ),
    )


def shot_at(game: SenjutsuGame, state: SenjutsuState, figure: int, foes: Sequence[int], blow: Blow) -> int:
    """SJ-84: return the foe whom an opponent shoots: the one who loses most wounds; -1 if it can shoot nobody."""
    return max(
        by_liking(game, state, figure, foes), key=lambda foe: wounds_lost(state, foe, blow), default=-1
    )


def side_wanted(state: SenjutsuState, figure: int, foe: int) -> int:
    """SJ-80, SJ-H23: return the direction from a foe in which an opponent likes to stand."""
    return (state.facing[foe] + state.behaviour[figure] - 1) % 6


def off_side(game: SenjutsuGame, state: SenjutsuState, figure: int, foe: int, place: int) -> int:
    """Return by how many degrees a place is away from the side that an opponent prefers."""
    if place == state.at[foe]:
        return 0
    return _apart(game.field.bearing(state.at[foe], place), 60 * side_wanted(state, figure, foe))


def is_behind(game: SenjutsuGame, state: SenjutsuState, foe: int, place: int) -> bool:
    """SJ-84: whether a place lies in a foe's rear."""
    return (state.facing[foe] + 3) % 6 in game.field.away(state.at[foe], place)


def _apart(one: int, other: int) -> int:
    return min((one - other) % 360, (other - one) % 360)


def _from_the_left(game: SenjutsuGame, state: SenjutsuState, figure: int, place: int) -> int:
    """Return by how many degrees a place is round from the left, clockwise from the hex behind."""
    here = state.at[figure]
    return (game.field.bearing(here, place) - 60 * (state.facing[figure] + 3)) % 360 if here != place else 0


# --- moving -----------------------------------------------------------------------------------------------------


def approach(game: SenjutsuGame, state: SenjutsuState, figure: int, found: Sequence[int]) -> int:
    """SJ-83: choose among the ends of a move: to the preferred range, on the preferred side, facing the target."""
    foe = target_of(game, state, figure)
    if foe < 0:
        return found[0]
    sheet, there = game.solo.sheets[figure], state.at[foe]
    its_own = state.reach[figure] == sheet.range  # one it was given is exact
    away = _far_from_range if sheet.ranged and its_own else _ways_to_go
    cost = away(game, state, figure, foe)
    return min(
        found,
        key=lambda end: (
            cost[end // CRASHES // 6],
            game.field.turns(end // CRASHES // 6, end // CRASHES % 6, there),
            end,
        ),
    )


def _ways_to_go(game: SenjutsuGame, state: SenjutsuState, figure: int, foe: int) -> list[int]:
    """Return by place how far it is from what a fighter in melee wants: its side, or, if that is shut, any hex in range."""
    field, reach, there = game.field, state.reach[figure], state.at[foe]
    spot = there
    for _ in range(reach):
        spot = field.step[spot][side_wanted(state, figure, foe)] if spot != NOWHERE else NOWHERE
    shut = (occupied(game, state) & ~(1 << state.at[figure])) | state.shut
    if spot != NOWHERE and not shut >> spot & 1:
        found = _steps_from(game, [spot], shut)
        if found[state.at[figure]] < FAR:
            return found
    inside = [
        place for place, far in enumerate(field.distance[there]) if far == reach and not shut >> place & 1
    ]
    found = _steps_from(game, inside, shut)
    if found[state.at[figure]] < FAR:
        return found
    return [abs(far - reach) for far in field.distance[there]]


def _steps_from(game: SenjutsuGame, goals: Iterable[int], shut: int) -> list[int]:
    """Return by place how many steps over free hexes it is to the nearest of some; `FAR` where there is no way."""
    found = [FAR] * len(game.topology)
    queue = deque(goals)
    for place in queue:
        found[place] = 0
    while queue:
        place = queue.popleft()
        for there in game.field.step[place]:
            if there != NOWHERE and found[there] == FAR and not shut >> there & 1:
                found[there] = found[place] + 1
                queue.append(there)
    return found


def _far_from_range(game: SenjutsuGame, state: SenjutsuState, figure: int, foe: int) -> list[int]:
    """Return by place how bad it is for one who fights from afar: without sight, and then how far from where there is; too
    near, off its side, away from here.
    """
    here, there = state.at[figure], state.at[foe]
    blocking, shut = state.blocking, (occupied(game, state) & ~(1 << here)) | state.shut
    reached = _steps_from(game, [here], shut)
    cost, dark = [], []
    for place, far in enumerate(game.field.distance[there]):
        short = max(0, state.reach[figure] - far)
        stays = place == here and not short
        cost.append(TOO_NEAR * short + (0 if stays else off_side(game, state, figure, foe, place) + 1))
        if not any(game.field.sees(place, facing, there, blocking) for facing in range(6)):
            dark.append(place)
    open_to_it = [place for place, steps in enumerate(reached) if steps < FAR and place not in dark]
    least = min((cost[place] for place in open_to_it), default=0)
    to_sight = _steps_from(game, [place for place in open_to_it if cost[place] == least], shut)
    for place in dark:
        cost[place] = NO_SIGHT + BLIND_STEP * to_sight[place] + off_side(game, state, figure, foe, place)
    return cost


# --- attacking ----------------------------------------------------------------------------------------------------


def best_end(
    game: SenjutsuGame,
    state: SenjutsuState,
    figure: int,
    line: Line | None,
    diagram: Diagram,
    *,
    blockable: bool,
) -> int:
    """SJ-84: return the end of a move from which an opponent attacks, -1 if it thinks itself unable to.

    It attacks the foe who would lose most wounds, of several the one it likes best (SJ-88); another, if only that one can
    be attacked as it should be.
    """
    if state.at[figure] < 0:
        return -1
    stay = (state.at[figure] * 6 + state.facing[figure]) * CRASHES
    found = [stay]
    if line is not None and not state.pinned >> figure & 1:
        found += [end for end in ends(game, state, figure, line) if end % CRASHES == 0 and end != stay]
    foes = by_liking(game, state, figure, foes_on_field(game, state, figure))
    worth = {foe: {end: _harm_done(state, foe, diagram, end) for end in found} for foe in foes}
    most = {foe: max(worth[foe].values()) for foe in foes}
    shut = covered(state, figure) if blockable else 0
    risky = game.solo.threatened(state, figure)
    friends = [
        state.at[other] for other in game.alive(state) if game.allies[figure] >> other & 1 and other != figure
    ]

    def best(some: Iterable[int], foe: int) -> int:
        return min(
            some,
            key=lambda end: (
                -sum(worth[one][end] for one in foes),
                off_side(game, state, figure, foe, end // CRASHES // 6),
                end,
            ),
        )

    def is_clean(end: int, foe: int) -> bool:
        """SJ-84 (3): whether an attack from there is not blocked, hits none of its own, and is not met by an attack."""
        place, facing = divmod(end // CRASHES, 6)
        return (
            not (shut and game.field.blocked(shut, place, state.at[foe]))
            and not risky >> place & 1
            and not any(there in friends for there, _ in diagram.on(facing, place))
        )

    at_any_cost = -1
    for foe in sorted((foe for foe in foes if most[foe]), key=lambda foe: -most[foe]):
        able = [end for end in found if worth[foe][end] > 0]
        rear = [end for end in able if is_behind(game, state, foe, end // CRASHES // 6)]
        first = best(rear, foe) if rear else stay if stay in able else best(able, foe)
        clean = [end for end in able if is_clean(end, foe)]
        if clean:
            return first if first in clean else best(clean, foe)
        if at_any_cost < 0:
            at_any_cost = first
    return at_any_cost if state.stance >> figure & 1 else -1


def _harm_done(state: SenjutsuState, foe: int, diagram: Diagram, end: int) -> int:
    """Return twice the wounds that a foe would lose by an attack from the end of a move; an effect counts half a wound."""
    place, facing = divmod(end // CRASHES, 6)
    return sum(
        2 * wounds_lost(state, foe, blow) + blow.star
        for there, blow in diagram.on(facing, place)
        if there == state.at[foe]
    )


def wounds_lost(state: SenjutsuState, foe: int, blow: Blow) -> int:
    """SJ-84: return the wounds that a blow would deal to a foe, as its armour leaves them."""
    total = blow.wounds + blow.bleeding
    for whose, by, least, *_ in state.armour:
        if whose == foe:
            total = max(total - by, min(total, least))
    return total + EXECUTION * blow.execution
