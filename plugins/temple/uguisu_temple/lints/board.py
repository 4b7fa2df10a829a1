"""Lints of the map: towers, starts, the wall, and ways between them."""

from __future__ import annotations

from collections.abc import Iterable

from uguisu import Message, Pack
from uguisu.checks import Finding
from uguisu_temple.content import TempleOptions
from uguisu_temple.game import NINJA_WAYS, SAMURAI_WAYS, WALL_WAY

Ways = tuple[tuple[int, ...], ...]


def towers_for_all(pack: Pack) -> Iterable[Finding]:
    """TE-03: each samurai needs a tower of its own to start on."""
    options: TempleOptions = pack.options
    towers = pack.topology.tagged("tower")
    if len(towers) < options.samurai:
        yield Finding(
            file="map",
            path=("places",),
            code="temple-towers",
            message=Message(
                "{samurai} samurai need as many towers to start on, but there {count:is|are} {count} (TE-03)",
                samurai=options.samurai,
                count=len(towers),
            ),
            hint=Message("add the tag `tower` to crossings on the outer wall"),
        )


def somewhere_for_the_ninja(pack: Pack) -> Iterable[Finding]:
    """TE-03: the ninja starts next to the inner temple, and from there some tower can be reached (TE-07)."""
    inner = pack.topology.tagged("inner")
    if not inner:
        yield Finding(
            file="map",
            path=("places",),
            code="temple-no-start",
            message=Message("the ninja has no crossing to start on (TE-03)"),
            hint=Message("add the tag `inner` to the crossings next to the inner temple"),
        )
        return
    near = pack.topology.walkable(kinds=NINJA_WAYS)
    towers = set(pack.topology.tagged("tower"))
    for start in inner:
        if not towers & _steps(near, [start]).keys():
            yield Finding(
                file="map",
                path=("places", start),
                code="temple-no-way-out",
                message=Message(
                    "from '{place}' the ninja can reach no tower", place=pack.topology.ids[start]
                ),
                hint=Message("join it to the other crossings by a road, bridge, hanging bridge or rope"),
            )


def starts_are_no_towers(pack: Pack) -> Iterable[Finding]:
    """TE-03, TE-07: a ninja that started on a tower would have won before it moved."""
    towers = set(pack.topology.tagged("tower"))
    for start in pack.topology.tagged("inner"):
        if start in towers:
            yield Finding(
                file="map",
                path=("places", start, "tags"),
                code="temple-tower-inside",
                message=Message(
                    "'{place}' is both a tower and a start for the ninja (TE-03)",
                    place=pack.topology.ids[start],
                ),
                hint=Message("towers stand on the outer wall; remove one of the two tags"),
            )


def no_tower_at_the_door(pack: Pack) -> Iterable[Finding]:
    """TE-07: a tower next to a start may fall to the ninja's first move, unless a samurai is sure to stand on it."""
    near = pack.topology.walkable(kinds=NINJA_WAYS)
    index, ids = pack.topology.index, pack.topology.ids
    held = {index[tower] for tower in pack.options.samurai_start if tower in index}
    open_towers = set(pack.topology.tagged("tower")) - held
    for start in _starts(pack):
        for tower in sorted(open_towers.intersection(near[start])):
            yield Finding(
                file="map",
                path=("places", start),
                code="temple-short-way",
                message=Message(
                    "from '{place}' the ninja reaches the tower '{tower}' in one move, the first of the game",
                    place=ids[start],
                    tower=ids[tower],
                ),
                hint=Message("put a crossing between them, or a samurai will have to start there"),
                severity="warning",
            )


def towers_within_reach(pack: Pack) -> Iterable[Finding]:
    """TE-07: a tower no way of the ninja's leads to guards nothing."""
    reached = _steps(pack.topology.walkable(kinds=NINJA_WAYS), pack.topology.tagged("inner"))
    if not any(tower in reached for tower in pack.topology.tagged("tower")):
        return  # said already, and worse, of the starts
    for tower in pack.topology.tagged("tower"):
        if tower not in reached:
            yield Finding(
                file="map",
                path=("places", tower),
                code="temple-safe-tower",
                message=Message(
                    "the ninja can never reach the tower '{place}'", place=pack.topology.ids[tower]
                ),
                hint=Message("that is fine if it is meant for samurai only"),
                severity="hint",
            )


def samurai_come_in(pack: Pack) -> Iterable[Finding]:
    """TE-07: samurai who start on a tower with no way inwards can never surround anybody."""
    inward = _steps(pack.topology.walkable(kinds=SAMURAI_WAYS), pack.topology.tagged("inner"))
    if not inward:
        return
    for tower in pack.topology.tagged("tower"):
        if tower not in inward:
            yield Finding(
                file="map",
                path=("places", tower),
                code="temple-cut-off",
                message=Message(
                    "a samurai on '{place}' can never come near the ninja", place=pack.topology.ids[tower]
                ),
                hint=Message("join it to the other crossings, or to a tower by a wall_way"),
                severity="warning",
            )


def more_towers_than_samurai(pack: Pack) -> Iterable[Finding]:
    """TE-06, TE-07: where each tower has its samurai, they may all stand there forever."""
    options: TempleOptions = pack.options
    reached = _steps(pack.topology.walkable(kinds=NINJA_WAYS), pack.topology.tagged("inner"))
    towers = [tower for tower in pack.topology.tagged("tower") if tower in reached]
    forced = any(name == "compulsory_movement" for name, _ in pack.variants)
    if towers and len(towers) <= options.samurai and not forced:
        yield Finding(
            file="scenario",
            path=("options", "samurai"),
            code="temple-all-held",
            message=Message(
                (
                    "the ninja can reach {count} {count:tower|towers}, and {samurai} samurai can hold {count:it|them "
                    "all}: it can never win"
                ),
                samurai=options.samurai,
                count=len(towers),
            ),
            hint=Message("add towers, remove a samurai, or play with the variant `compulsory_movement`"),
            severity="warning",
        )


def time_enough(pack: Pack) -> Iterable[Finding]:
    """TE-11: a limit of rounds that ends the game before any tower can be reached."""
    options: TempleOptions = pack.options
    steps = _steps(pack.topology.walkable(kinds=NINJA_WAYS), _starts(pack))
    away = [steps[tower] for tower in pack.topology.tagged("tower") if tower in steps]
    if away and min(away) > options.turn_limit:
        yield Finding(
            file="scenario",
            path=("options", "turn_limit"),
            code="temple-turn-limit",
            message=Message(
                (
                    "the nearest tower is {away} {away:move|moves} away, and the game ends after "
                    "{turn_limit} {turn_limit:round|rounds} (TE-11)"
                ),
                away=min(away),
                turn_limit=options.turn_limit,
            ),
            hint=Message("give the ninja {away} {away:round|rounds} or more", away=min(away)),
            severity="warning",
        )


def wall_ways_join_towers(pack: Pack) -> Iterable[Finding]:
    """TE-01: outer-wall links run between towers."""
    tower = frozenset(pack.topology.tagged("tower"))
    for number, edge in enumerate(pack.topology.edges):
        for end in (edge.a, edge.b):
            if edge.kind == WALL_WAY and end not in tower:
                yield Finding(
                    file="map",
                    path=("links", number, "between"),
                    code="temple-wall-way",
                    message=Message(
                        "the outer wall runs between towers, but '{place}' is not one (TE-01)",
                        place=pack.topology.ids[end],
                    ),
                    hint=Message("give it the tag `tower`, or make the link a road"),
                )


def _starts(pack: Pack) -> tuple[int, ...]:
    """Return the crossings the ninja may start on: the one the scenario fixes, or all by the inner temple."""
    fixed = pack.topology.index.get(pack.options.ninja_start or "")
    return pack.topology.tagged("inner") if fixed is None else (fixed,)


def _steps(near: Ways, starts: Iterable[int]) -> dict[int, int]:
    """Return the moves from the nearest of `starts` to each crossing that can be reached."""
    found = dict.fromkeys(starts, 0)
    waiting = list(found)
    for place in waiting:
        for other in near[place]:
            if other not in found:
                found[other] = found[place] + 1
                waiting.append(other)
    return found


CHECKS = (
    towers_for_all,
    somewhere_for_the_ninja,
    starts_are_no_towers,
    no_tower_at_the_door,
    towers_within_reach,
    samurai_come_in,
    more_towers_than_samurai,
    time_enough,
    wall_ways_join_towers,
)
