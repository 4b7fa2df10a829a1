"""What a Temple pack can get wrong that its schema lets through."""

from __future__ import annotations

from collections.abc import Iterable

from uguisu.content.pack import Pack
from uguisu.content.registry import Finding
from uguisu.registry import Lint
from uguisu_temple.game import NINJA_WAYS, WALL_WAY
from uguisu_temple.layout import moving_order
from uguisu_temple.options import TempleOptions


def towers_for_all(pack: Pack) -> Iterable[Finding]:
    """TE-03: each samurai needs a tower of its own to start on."""
    options: TempleOptions = pack.options
    towers = pack.topology.tagged("tower")
    if len(towers) < options.samurai:
        yield Finding(
            file="map",
            path=("places",),
            code="temple-towers",
            message=f"{options.samurai} samurai need as many towers to start on, and there are {len(towers)} (TE-03)",
            hint="add the tag `tower` to crossings on the outer wall",
        )


def somewhere_for_the_ninja(pack: Pack) -> Iterable[Finding]:
    """TE-03: the ninja starts next to the inner temple, and from there some tower can be reached (TE-07)."""
    inner = pack.topology.tagged("inner")
    if not inner:
        yield Finding(
            file="map",
            path=("places",),
            code="temple-no-start",
            message="the ninja has no crossing to start on (TE-03)",
            hint="add the tag `inner` to the crossings next to the inner temple",
        )
        return
    near = pack.topology.walkable(kinds=NINJA_WAYS)
    towers = frozenset(pack.topology.tagged("tower"))
    for start in inner:
        if not towers & _reachable(near, start):
            yield Finding(
                file="map",
                path=("places", start),
                code="temple-no-way-out",
                message=f"from '{pack.topology.ids[start]}' the ninja can reach no tower",
                hint="join it to the other crossings by a road, bridge, hanging bridge or rope",
            )


def _reachable(near: tuple[tuple[int, ...], ...], start: int) -> frozenset[int]:
    found, waiting = {start}, [start]
    while waiting:
        for place in near[waiting.pop()]:
            if place not in found:
                found.add(place)
                waiting.append(place)
    return frozenset(found)


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
                    message=f"the outer wall runs between towers, and '{pack.topology.ids[end]}' is none (TE-01)",
                    hint="give it the tag `tower`, or make the link a road",
                )


def agreed_order(pack: Pack) -> Iterable[Finding]:
    """TE-02: the order names each samurai once, and the players share them all out."""
    options: TempleOptions = pack.options
    if options.order and (
        len(set(options.order)) != len(options.order) or len(options.order) != options.samurai
    ):
        yield Finding(
            file="scenario",
            path=("options", "order"),
            code="temple-order",
            message=f"the order should name {options.samurai} different samurai (TE-02)",
            hint="name each once, or leave `order` out",
        )
        return
    order = moving_order(options)
    shared = [colour for colours in options.players.values() for colour in colours]
    if options.players and sorted(shared) != sorted(order):
        yield Finding(
            file="scenario",
            path=("options", "players"),
            code="temple-players",
            message=f"the players should share out just these samurai, each once: {', '.join(order)} (TE-02)",
        )
    if "ninja" in options.players:
        yield Finding(
            file="scenario",
            path=("options", "players", "ninja"),
            code="temple-players",
            message="'ninja' is the name of the ninja's own seat; give this player another name",
            at_key=True,
        )


def fixed_starts(pack: Pack) -> Iterable[Finding]:
    """TE-03: starts that the scenario fixes are towers for the samurai, one each, and an inner crossing for the ninja."""
    options: TempleOptions = pack.options
    if options.samurai_start and len(options.samurai_start) != options.samurai:
        yield Finding(
            file="scenario",
            path=("options", "samurai_start"),
            code="temple-starts",
            message=f"{options.samurai} samurai need {options.samurai} starts, and {len(options.samurai_start)} are given",
            hint="give one tower for each, or leave `samurai_start` out and let the players choose",
        )
    for number, place in enumerate(options.samurai_start):
        yield from _start(pack, place, "tower", ("options", "samurai_start", number))
        if place in options.samurai_start[:number]:
            yield Finding(
                file="scenario",
                path=("options", "samurai_start", number),
                code="temple-starts",
                message=f"two samurai cannot start on '{place}' (TE-05)",
            )
    if options.ninja_start is not None:
        yield from _start(pack, options.ninja_start, "inner", ("options", "ninja_start"))


def _start(pack: Pack, place: str, tag: str, path: tuple[str | int, ...]) -> Iterable[Finding]:
    fitting = [pack.topology.ids[other] for other in pack.topology.tagged(tag)]
    if place not in fitting:
        why = f"does not bear the tag `{tag}`" if place in pack.topology.index else "is not on the map"
        yield Finding(
            file="scenario",
            path=path,
            code="temple-starts",
            message=f"the start '{place}' {why} (TE-03)",
            hint=f"crossings that do: {', '.join(fitting[:8]) or 'none'}",
        )


LINTS = tuple(
    Lint(check.__name__, check, "temple")
    for check in (towers_for_all, somewhere_for_the_ninja, wall_ways_join_towers, agreed_order, fixed_starts)
)
