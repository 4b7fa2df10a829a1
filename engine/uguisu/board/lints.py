"""What can be wrong with a map beyond what its schema says.

`lint_map` yields findings, each with the path to its place in the YAML.
Codes: dangling-id, duplicate-id, duplicate-link, self-link, unknown-kind, repeated-place, empty-region,
islands, too-few-corners, bad-colour, row-length, unknown-legend-char, unused-legend-char, no-cells,
not-neighbours.
"""

from collections.abc import Collection, Iterator
from typing import TypeAlias

from uguisu.board.cell_lints import cell_ids, lint_cells
from uguisu.board.compile import compile_map
from uguisu.board.distance import parts_of
from uguisu.board.finding import Finding, Guesser
from uguisu.board.graph_lints import lint_graph
from uguisu.board.model import GraphMap, MapModel
from uguisu.board.palette import is_colour, nearest_colour
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
        yield from _islands(model, walkable, blocked_by)


def _pictures(model: MapModel) -> Iterator[Finding]:
    seen: set[str] = set()
    for number, layer in enumerate(model.layers):
        if layer.id in seen:
            yield Finding(
                ("layers", number, "id"),
                "duplicate-id",
                Said("the layer id `{layer}` is already used", layer=layer.id),
                Said("Give one of them a different id."),
            )
        seen.add(layer.id)
    if isinstance(model, GraphMap):
        known = {tag for place in model.places for tag in place.tags}
    else:
        known = {entry.terrain for entry in model.legend.values()}
        known |= {tag for entry in model.legend.values() for tag in entry.tags}
        known |= {tag for cell in model.cells for tag in cell.tags}
    for name in model.pictures.keys() - known:
        yield Finding(
            ("pictures", name),
            "dangling-id",
            Said("nothing on this map is called `{name}`: no terrain, and no tag of a place", name=name),
            Guesser(known).hint(name),
            "warning",
        )


def _regions(model: MapModel) -> Iterator[Finding]:
    ids = [place.id for place in model.places] if isinstance(model, GraphMap) else cell_ids(model)
    places = dict.fromkeys(ids)
    guesser = Guesser(places)
    seen: dict[str, int] = {}
    for number, region in enumerate(model.regions):
        here = ("regions", number)
        first = seen.setdefault(region.id, number)
        if first != number:
            yield Finding(
                (*here, "id"),
                "duplicate-id",
                Said(
                    "the region id `{region}` is already used by region {number} of the list",
                    region=region.id,
                    number=first + 1,
                ),
                Said("Give one of them a different id."),
            )
        if region.colour is not None and not is_colour(region.colour):
            told = Said("`{colour}` is not a colour", colour=region.colour)
            yield Finding((*here, "colour"), "bad-colour", told, nearest_colour(region.colour))
        if not region.places:
            told = Said("region `{region}` has no places", region=region.id)
            yield Finding((*here, "places"), "empty-region", told, severity="warning")
        members: set[str] = set()
        for at, place in enumerate(region.places):
            there = (*here, "places", at)
            if place not in places:
                told = Said(
                    "region `{region}` names `{place}`, which is not a place on this map",
                    region=region.id,
                    place=place,
                )
                yield Finding(there, "dangling-id", told, guesser.hint(place))
            elif place in members:
                told = Said("region `{region}` names `{place}` twice", region=region.id, place=place)
                yield Finding(there, "repeated-place", told, Said("Remove one of the two."), "warning")
            members.add(place)


def _islands(model: MapModel, walkable: Kinds | None, blocked_by: Kinds) -> Iterator[Finding]:
    """Name the places that no walk joins to the largest part of the map, one finding an island."""
    board = compile_map(model)
    islands = parts_of(board.walkable(walkable, blocked_by=blocked_by))
    mainland = max(islands, key=len)
    for island in islands:
        if island is not mainland:
            names = listing([board.ids[place] for place in island])
            told = (
                Said("{names} is cut off from the rest of the map", names=names)
                if len(island) == 1
                else Said("{names} are cut off from the rest of the map", names=names)
            )
            if isinstance(model, GraphMap):
                hint = Said("Join it with a link, or remove it.")
                yield Finding(("places", island[0]), "islands", told, hint, "warning")
            else:
                hint = Said("Join it with cells, or open a border.")
                yield Finding(("rows",), "islands", told, hint, "warning")
