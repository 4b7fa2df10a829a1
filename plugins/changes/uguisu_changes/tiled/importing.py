"""From a file of Tiled to a map file of ours, and a report."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from uguisu import Message
from uguisu.content import MAX_CELLS, MAX_YAML_BYTES
from uguisu_changes.tiled.backgrounds import background_of
from uguisu_changes.tiled.graphs import graph_of
from uguisu_changes.tiled.grids import Placing, grid_of
from uguisu_changes.tiled.marking import Marker, resolved
from uguisu_changes.tiled.model import TiledMap
from uguisu_changes.tiled.naming import id_of
from uguisu_changes.tiled.reading import read_map
from uguisu_changes.tiled.report import ImportReport, TiledError
from uguisu_changes.tiled.terrains import ColourOf, Ground, terrains_of
from uguisu_changes.tiled.writing import entries, key_text, quoted, value_text


@dataclass(frozen=True)
class ImportResult:
    """A map file's text, its kind (graph, squares or hexes), what is to be copied, and what there is to tell.

    `pictures`: pairs of a file and its path in the pack, to be copied beside the map file.
    """

    text: str
    kind: str
    report: ImportReport
    pictures: tuple[tuple[Path, str], ...] = ()


def import_tiled(path: Path | str, colour_of: ColourOf | None = None) -> ImportResult:
    """Import a map of Tiled: TMX or TMJ, of any orientation, with all it names. `colour_of` tells the colours of tiles.

    Raises:
        TiledError: it cannot be imported. The message is a sentence with its file and line.
    """
    path = Path(path)
    report = ImportReport()
    found = read_map(path, report)
    if any(layer.cells for layer in found.layers):
        result = _cells(found, report, colour_of)
    elif found.objects:
        result = _graph(found, report)
    else:
        raise TiledError(
            Message("This map has neither tiles nor objects: there is nothing to import."), path.name
        )
    if len(result.text.encode()) > MAX_YAML_BYTES:
        raise TiledError(
            Message(
                "The map file would be larger than {most} MB. Cut the map into parts in Tiled.",
                most=MAX_YAML_BYTES // 1024 // 1024,
            ),
            path.name,
        )
    return result


def _head(found: TiledMap, kind: str) -> list[str]:
    return [
        "format: 1",
        f"kind: {kind}",
        f"id: {key_text(id_of(found.path.stem, 'map'))}",
        f"title: {key_text(found.path.stem)}",
        *([f"tags: {value_text([id_of(found.kind, 'map')])}"] if found.kind else []),
    ]


def _props(props: Mapping[str, Any]) -> list[str]:
    return [f"props: {value_text(props)}"] if props else []


def _cells(found: TiledMap, report: ImportReport, colour_of: ColourOf | None) -> ImportResult:
    placing = Placing(found, (cell for layer in found.layers for cell in layer.cells))
    if placing.columns * placing.rows > MAX_CELLS:
        raise TiledError(
            Message(
                "The tiles of this map lie {columns} {columns:column|columns} and {rows} {rows:row|rows} "
                "apart; at most {most} {most:cell|cells} can be imported. Are there stray tiles far "
                "from the others?",
                columns=placing.columns,
                rows=placing.rows,
                most=MAX_CELLS,
            ),
            found.path.name,
        )
    _tell_of_shape(found, placing, report)
    legend, rows = terrains_of(found, placing, report, colour_of)
    marks = Marker(found, grid_of(found), placing, rows, report).mark(found.objects)
    props = resolved(found.props, marks.places, report)
    background, pictures = background_of(found, placing, report)
    cells = sorted(
        marks.cells.items(),
        key=lambda item: (int(item[0].lstrip("abcdefghijklmnopqrstuvwxyz")), len(item[0]), item[0]),
    )
    lines = [
        *_head(found, placing.kind),
        *_props(props),
        *([f"orientation: {placing.orientation}", f"offset: {placing.offset}"] if placing.shoved else []),
        f"size: [{placing.columns}, {placing.rows}]",
        *([f"background: {value_text(background)}"] if background else []),
        "",
        "legend:",
        *(f"  {quoted(sign)}: {value_text(_ground(ground))}" for sign, ground in legend.items()),
        "",
        "rows:",
        *(f"  - {quoted(row)}" for row in rows),
    ]
    for section in (
        entries("borders", marks.borders),
        entries("cells", ({"id": name, **entry} for name, entry in cells)),
        entries("regions", marks.regions),
    ):
        lines += ["", *section] if section else []
    return ImportResult("\n".join(lines) + "\n", placing.kind, report, pictures)


def _ground(ground: Ground) -> dict[str, Any]:
    entry: dict[str, Any] = {"terrain": ground.terrain}
    if ground.colour:
        entry["colour"] = ground.colour
    if ground.tags:
        entry["tags"] = ground.tags
    if ground.props:
        entry["props"] = ground.props
    return entry


def _tell_of_shape(found: TiledMap, placing: Placing, report: ImportReport) -> None:
    if found.orientation == "isometric":
        report.add("changed", Message("The isometric map became a map of squares, seen from above."))
    elif found.orientation == "oblique":
        report.add("changed", Message("The oblique map became a map of squares, seen from above."))
    elif found.orientation == "staggered":
        report.add(
            "changed",
            Message(
                "The staggered map became a map of squares, turned by 45 degrees, so that "
                "the same cells touch."
            ),
        )
    if found.infinite and (placing.left or placing.top) and found.orientation != "staggered":
        report.add(
            "changed",
            Message(
                "The map was cut to where it has tiles: its first column was {column}, its first row {row}.",
                column=placing.left,
                row=placing.top,
            ),
        )


def _graph(found: TiledMap, report: ImportReport) -> ImportResult:
    graph = graph_of(found, report)
    background, pictures = background_of(found, None, report)
    lines = [
        *_head(found, "graph"),
        *_props(resolved(found.props, {}, report)),
        *([f"background: {value_text(background)}"] if background else []),
        "",
        *(entries("places", graph.places) or ["places: []"]),
        "",
        *(entries("links", graph.links) or ["links: []"]),
    ]
    return ImportResult("\n".join(lines) + "\n", "graph", report, pictures)
