"""What can be wrong with a map beyond what its schema says.

`lint_map` yields findings, each with the path to its place in the YAML.
Codes: dangling-id, duplicate-id, duplicate-link, self-link, unknown-kind, repeated-place, empty-region,
islands, too-few-corners, bad-colour, row-length, unknown-legend-char, unused-legend-char, no-cells,
not-neighbours.
"""

from collections.abc import Collection, Iterator
from typing import TypeAlias

from uguisu.board.cell_lints import cell_ids, lint_cells
from uguisu.board.colours import is_colour, nearest_colour
from uguisu.board.compile import compile_map
from uguisu.board.finding import Finding, Guesser
from uguisu.board.graph_lints import lint_graph
from uguisu.board.graph_map import GraphMap
from uguisu.board.model import MapModel
from uguisu.board.topology import Topology
from uguisu.said import Said
from uguisu.suggest import listing

Kinds: TypeAlias = Collection[str]


def lint_map(
    model: MapModel,
    *,
    known_kinds: Kinds | None = None,
    walkable: Kinds | None = None,
    blocked_by: Kinds = (),
) -> Iterator[Finding]:
    """Yield what is wrong with a map, part by part in the order of a usual file.

    A game may say which kinds of links or borders it knows (`known_kinds`), which links anybody may walk
    (`walkable`), and which kinds stop everybody (`blocked_by`); without that every kind passes, and islands
    are places that nothing at all joins to the rest. They are looked for only in a map without errors.
    """
    clean = True
    found = lint_graph(model, known_kinds) if isinstance(model, GraphMap) else lint_cells(model, known_kinds)
    for finding in (*found, *_regions(model), *_pictures(model)):
        clean = clean and finding.severity != "error"
        yield finding
    if clean:
        yield from _islands(compile_map(model), model, walkable, blocked_by)


def _place_ids(model: MapModel) -> list[str]:
    if isinstance(model, GraphMap):
        return [place.id for place in model.places]
    return list(cell_ids(model))


def _pictures(model: MapModel) -> Iterator[Finding]:
    seen: set[str] = set()
    for number, layer in enumerate(model.layers):
        if layer.id in seen:
            yield Finding(
                ("layers", number, "id"),
                "duplicate-id",
                "error",
                Said("the layer id `{layer}` is already used", layer=layer.id),
                Said("Give one of them a different id."),
            )
        seen.add(layer.id)
    if isinstance(model, GraphMap):
        known = {tag for place in model.places for tag in place.tags}
    else:
        known = {entry.terrain for entry in model.legend.values()}
        known |= {tag for terrain in model.legend.values() for tag in terrain.tags}
        known |= {tag for cell in model.cells for tag in cell.tags}
    for name in model.pictures.keys() - known:
        yield Finding(
            ("pictures", name),
            "dangling-id",
            "warning",
            Said("nothing on this map is called `{name}`: no terrain, and no tag of a place", name=name),
            Guesser(known).hint(name),
        )


def _regions(model: MapModel) -> Iterator[Finding]:
    places = dict.fromkeys(_place_ids(model))
    guesser = Guesser(places)
    seen: dict[str, int] = {}
    for number, region in enumerate(model.regions):
        here = ("regions", number)
        if region.id in seen:
            yield Finding(
                (*here, "id"),
                "duplicate-id",
                "error",
                Said(
                    "the region id `{region}` is already used by region {number} of the list",
                    region=region.id,
                    number=seen[region.id] + 1,
                ),
                Said("Give one of them a different id."),
            )
        seen.setdefault(region.id, number)
        if region.colour is not None and not is_colour(region.colour):
            yield Finding(
                (*here, "colour"),
                "bad-colour",
                "error",
                Said("`{colour}` is not a colour", colour=region.colour),
                nearest_colour(region.colour),
            )
        if not region.places:
            yield Finding(
                (*here, "places"),
                "empty-region",
                "warning",
                Said("region `{region}` has no places", region=region.id),
            )
        members: set[str] = set()
        for at, place in enumerate(region.places):
            if place not in places:
                yield Finding(
                    (*here, "places", at),
                    "dangling-id",
                    "error",
                    Said(
                        "region `{region}` names `{place}`, which is not a place on this map",
                        region=region.id,
                        place=place,
                    ),
                    guesser.hint(place),
                )
            elif place in members:
                yield Finding(
                    (*here, "places", at),
                    "repeated-place",
                    "warning",
                    Said("region `{region}` names `{place}` twice", region=region.id, place=place),
                    Said("Remove one of the two."),
                )
            members.add(place)


def _islands(
    board: Topology, model: MapModel, walkable: Kinds | None, blocked_by: Kinds
) -> Iterator[Finding]:
    """Name the places that no walk joins to the largest part of the map, one finding an island."""
    joined: list[set[int]] = [set() for _ in board.ids]
    for here, places in enumerate(board.walkable(walkable, blocked_by=blocked_by)):
        for there in places:
            joined[here].add(there)
            joined[there].add(here)
    islands: list[list[int]] = []
    seen: set[int] = set()
    for start in range(len(board)):
        if start in seen:
            continue
        seen.add(start)
        island = [start]
        for here in island:
            fresh = joined[here] - seen
            seen |= fresh
            island += sorted(fresh)
        islands.append(sorted(island))
    mainland = max(islands, key=len)
    for island in islands:
        if island is not mainland:
            names = listing([board.ids[place] for place in island])
            where = ("places", island[0]) if isinstance(model, GraphMap) else ("rows",)
            yield Finding(
                where,
                "islands",
                "warning",
                Said("{names} is cut off from the rest of the map", names=names)
                if len(island) == 1
                else Said("{names} are cut off from the rest of the map", names=names),
                Said("Join it with a link, or remove it.")
                if isinstance(model, GraphMap)
                else Said("Join it with cells, or open a border."),
            )
