"""From a map of ours to a file of Tiled, and what its tiles look like: everything comes back with its id (`reading_back`).

What Tiled draws is drawn there: cells as tiles, regions as layers of tiles, places, links and borders as objects. What it has
no drawing for are custom properties, which can be read and changed there: `name` (`name.uk`), `tags`, `props`.
"""

from __future__ import annotations

import json
import struct
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

from uguisu import Message, UguisuError
from uguisu.board import NO_CELL, fills_of, parse_cell
from uguisu_changes.tiled.grids import Cell, Grid, grid_of
from uguisu_changes.tiled.model import Point, TiledMap
from uguisu_changes.tiled.shapes import holds

OURS = "uguisu"
"""The property of a map that says it is one of ours: what Tiled does not draw, as JSON."""
TAGS, NAME, PROPS, MORE = "tags", "name", "props", "more"
GROUND, CELLS, BORDERS, PLACES, LINKS, REGION = "ground", "cells", "borders", "places", "links", "region "
"""Layers. Those of regions begin with the last, and go on with its id."""
SIDE, HIGH = 32, 28
"""Pixels of a square, and of the shorter way across a hex whose longer one is `SIDE`."""
REACH = 32
"""Pixels of a tile where a map of places has none: lines end so near to the place that they lead to."""
DRAWN = {
    "graph": ("places", "links"),
    "squares": ("rows", "cells", "borders"),
    "hexes": ("rows", "cells", "borders"),
}


@dataclass(frozen=True)
class Exported:
    """A file of Tiled as its JSON says it, and the picture of its tiles: name and bytes; none where there are no tiles."""

    data: dict[str, Any]
    picture: tuple[str, bytes] | None

    def written(self, suffix: str) -> bytes:
        """Return it as TMX (XML) or TMJ (JSON), as the ending of its name asks.

        Raises:
            UguisuError: when the ending is neither.
        """
        if suffix in (".tmj", ".json"):
            return (json.dumps(self.data, ensure_ascii=False, indent=1) + "\n").encode()
        if suffix not in (".tmx", ".xml"):
            raise UguisuError(
                Message("Tiled reads no files that end with {suffix}", suffix=suffix or "''"),
                Message("Give the file a name that ends with .tmx or .tmj."),
            )
        root = _element("map", self.data)
        ET.indent(root, " ")
        return f'<?xml version="1.0" encoding="UTF-8"?>\n{ET.tostring(root, "unicode")}\n'.encode()


def export_map(data: Mapping[str, Any], name: str, colours: Mapping[str, str]) -> Exported:
    """Return a map (the data of its file) as Tiled has it; `name` is that of the file, `colours` the usual ones of terrains."""
    kind = str(data.get("kind"))
    head = {key: value for key, value in data.items() if key not in DRAWN[kind]}
    if kind == "graph":
        return Exported(_whole({}, _graph_layers(data), head), None)
    return _cells(data, kind, head, name, colours)


def _whole(
    shape: Mapping[str, Any], layers: Iterable[dict[str, Any]], head: Mapping[str, Any]
) -> dict[str, Any]:
    numbered: list[dict[str, Any]] = []
    count = 0
    for number, layer in enumerate(layers, 1):
        for each in layer.get("objects", ()):
            count += 1
            each["id"] = count
        numbered.append({"id": number, "opacity": 1, "visible": True, "x": 0, "y": 0, **layer})
    return {
        "type": "map",
        "version": "1.10",
        "orientation": "orthogonal",
        "renderorder": "right-down",
        "width": 1,
        "height": 1,
        "tilewidth": REACH,
        "tileheight": REACH,
        "infinite": False,
        **shape,
        "nextlayerid": len(numbered) + 1,
        "nextobjectid": count + 1,
        "properties": [_property(OURS, json.dumps(head, ensure_ascii=False))],
        "tilesets": shape.get("tilesets", []),
        "layers": numbered,
    }


# What an entry says besides.


def _property(name: str, value: str) -> dict[str, Any]:
    return {"name": name, "type": "string", "value": value}


def properties(entry: Mapping[str, Any], known: Sequence[str]) -> list[dict[str, Any]]:
    """Return what an entry says besides the fields `known`, as properties that are read and changed in Tiled."""
    found = []
    name = entry.get("name")
    if isinstance(name, str):
        found.append(_property(NAME, name))
    elif isinstance(name, Mapping):
        found += [_property(f"{NAME}.{language}", str(text)) for language, text in name.items()]
    if "tags" in entry:
        found.append(_property(TAGS, ", ".join(map(str, entry["tags"]))))
    if "props" in entry:
        found.append(_property(PROPS, json.dumps(entry["props"], ensure_ascii=False)))
    more = {key: value for key, value in entry.items() if key not in (*known, "name", "tags", "props")}
    if more:
        found.append(_property(MORE, json.dumps(more, ensure_ascii=False)))
    return found


def _object(
    entry: Mapping[str, Any], known: Sequence[str], name: str, at: Point, **shape: Any
) -> dict[str, Any]:
    return {
        "name": name,
        "type": "",
        "x": at[0],
        "y": at[1],
        "width": 0,
        "height": 0,
        "rotation": 0,
        "visible": True,
        "properties": properties(entry, known),
        **shape,
    }


def _objects(name: str, objects: Iterable[dict[str, Any]]) -> dict[str, Any]:
    return {"type": "objectgroup", "name": name, "draworder": "index", "objects": list(objects)}


def _line(entry: Mapping[str, Any], points: Sequence[Point]) -> dict[str, Any]:
    (x, y), kind = points[0], str(entry.get("kind", ""))
    corners = [{"x": round(px - x, 4), "y": round(py - y, 4)} for px, py in points]
    return _object(entry, ("between", "kind"), "", (x, y), type=kind, polyline=corners)


# Maps of places.


def _graph_layers(data: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    places = [entry for entry in data.get("places") or () if isinstance(entry, Mapping)]
    at = {str(entry.get("id")): tuple(entry["at"]) for entry in places if "at" in entry}
    yield _objects(
        LINKS, [_line(link, [at[end] for end in link["between"]]) for link in data.get("links") or ()]
    )
    yield _objects(PLACES, map(_place, places))


def _place(entry: Mapping[str, Any]) -> dict[str, Any]:
    x, y = entry["at"]
    known = ("id", "at", "shape")
    if not entry.get("shape"):
        return _object(entry, known, str(entry["id"]), (x, y), point=True)
    corners = [{"x": round(px - x, 4), "y": round(py - y, 4)} for px, py in entry["shape"]]
    return _object(entry, known, str(entry["id"]), (x, y), polygon=corners)


# Maps of cells.


def shape_of(kind: str, data: Mapping[str, Any]) -> dict[str, Any]:
    """Return how the cells of a map lie, as Tiled says it."""
    if kind == "squares":
        return {"orientation": "orthogonal", "tilewidth": SIDE, "tileheight": SIDE}
    flat = data.get("orientation", "pointy") == "flat"
    wide, high = (SIDE, HIGH) if flat else (HIGH, SIDE)
    return {
        "orientation": "hexagonal",
        "tilewidth": wide,
        "tileheight": high,
        "hexsidelength": SIDE // 2,
        "staggeraxis": "x" if flat else "y",
        "staggerindex": data.get("offset", "odd"),
    }


def _cells(
    data: Mapping[str, Any], kind: str, head: Mapping[str, Any], name: str, colours: Mapping[str, str]
) -> Exported:
    rows = [str(row) for row in data.get("rows") or ()]
    size = data.get("size") or (max(map(len, rows), default=1), len(rows))
    columns, count = max(int(size[0]), max(map(len, rows), default=1)), max(int(size[1]), len(rows))
    legend: Mapping[str, Any] = data.get("legend") or {}
    signs = list(legend)
    fills = _fills(legend, colours)
    shape = shape_of(kind, data)
    grid = grid_of(tiled_of(shape, columns, count))
    gids = {sign: number for number, sign in enumerate(signs, 1)}
    regions = [entry for entry in data.get("regions") or () if isinstance(entry, Mapping)]
    mark = len(signs) + 1
    tiles = [
        {
            "id": number,
            "type": str(legend[sign].get("terrain", sign)),
            "properties": [_property("sign", sign)],
        }
        for number, sign in enumerate(signs)
    ]
    tiles.append({"id": len(signs), "type": "in-region", "properties": []})
    tileset = {
        "firstgid": 1,
        "name": name,
        "image": f"{name}-tiles.png",
        "imagewidth": shape["tilewidth"] * len(tiles),
        "imageheight": shape["tileheight"],
        "tilewidth": shape["tilewidth"],
        "tileheight": shape["tileheight"],
        "tilecount": len(tiles),
        "columns": len(tiles),
        "margin": 0,
        "spacing": 0,
        "tiles": tiles,
    }
    ground = [
        gids.get(row[column], 0) if column < len(row) and row[column] != NO_CELL else 0
        for row in (*rows, *[""] * (count - len(rows)))
        for column in range(columns)
    ]
    whole = {"width": columns, "height": count}
    layers = [
        {"type": "tilelayer", "name": GROUND, **whole, "data": ground},
        *(
            {"type": "tilelayer", "name": f"{REGION}{entry['id']}", **whole, "opacity": 0.4, "data": data_}
            for entry in regions
            for data_ in [_marked(entry.get("places") or (), columns, count, mark)]
        ),
        _objects(BORDERS, _border_objects(data.get("borders") or (), grid)),
        _objects(CELLS, _cell_objects(data.get("cells") or (), grid)),
    ]
    file = _whole({**shape, **whole, "tilesets": [tileset]}, layers, head)
    picture = _tiles_picture([*(fills[sign] for sign in signs), "#c2185b"], grid, shape)
    return Exported(file, (f"{name}-tiles.png", picture))


def tiled_of(shape: Mapping[str, Any], columns: int, rows: int) -> TiledMap:
    """Return an empty map of Tiled of such a shape: for where its cells lie."""
    return TiledMap(
        path=Path(),
        orientation=shape["orientation"],
        width=columns,
        height=rows,
        tile_width=shape["tilewidth"],
        tile_height=shape["tileheight"],
        hex_side=shape.get("hexsidelength", 0),
        stagger_axis=shape.get("staggeraxis", "y"),
        stagger_even=shape.get("staggerindex") == "even",
        infinite=False,
        props={},
        kind="",
    )


def _fills(legend: Mapping[str, Any], colours: Mapping[str, str]) -> dict[str, str]:
    """Return the colour of each sign: its own, else the usual one of its terrain, else one that suits the name."""
    terrains = {sign: str(entry.get("terrain", sign)) for sign, entry in legend.items()}
    own = {terrains[sign]: str(entry["colour"]) for sign, entry in legend.items() if entry.get("colour")}
    fills = fills_of(terrains.values(), {**colours, **own})
    return {sign: fills[terrain] for sign, terrain in terrains.items()}


def _marked(places: Iterable[str], columns: int, rows: int, gid: int) -> list[int]:
    found = [0] * (columns * rows)
    for place in places:
        column, row = parse_cell(place)
        if 0 <= column < columns and 0 <= row < rows:
            found[row * columns + column] = gid
    return found


def _border_objects(borders: Iterable[Mapping[str, Any]], grid: Grid) -> Iterator[dict[str, Any]]:
    for entry in borders:
        one, other = (parse_cell(end) for end in entry["between"])
        yield _line(entry, _shared(grid, one, other))


def _shared(grid: Grid, one: Cell, other: Cell) -> list[Point]:
    """Return the side that two cells share; where they share none, the way from the one to the other."""
    near = {(round(x, 3), round(y, 3)): (x, y) for x, y in grid.outline(one)}
    both = [near[key] for x, y in grid.outline(other) if (key := (round(x, 3), round(y, 3))) in near]
    return both if len(both) == 2 else [grid.centre(one), grid.centre(other)]


def _cell_objects(cells: Iterable[Mapping[str, Any]], grid: Grid) -> Iterator[dict[str, Any]]:
    for entry in cells:
        yield _object(entry, ("id",), str(entry["id"]), grid.centre(parse_cell(str(entry["id"]))), point=True)


# Files.


def _tiles_picture(fills: Sequence[str], grid: Grid, shape: Mapping[str, Any]) -> bytes:
    """Return a PNG with a tile of each colour, beside each other; what lies outside of a hex is clear."""
    wide, high = shape["tilewidth"], shape["tileheight"]
    left, top = min(x for x, _ in grid.outline((0, 0))), min(y for _, y in grid.outline((0, 0)))
    outline = [(x - left, y - top) for x, y in grid.outline((0, 0))]
    inside = [[holds(outline, (x + 0.5, y + 0.5)) for x in range(wide)] for y in range(high)]
    inks = [bytes.fromhex(fill.lstrip("#")[:6].ljust(6, "0")) + b"\xff" for fill in fills]
    lines = b"".join(
        b"\0" + b"".join(ink if inside[y][x] else b"\0\0\0\0" for ink in inks for x in range(wide))
        for y in range(high)
    )
    head = struct.pack(">IIBBBBB", wide * len(fills), high, 8, 6, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"IDAT", zlib.compress(lines, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
        for name, body in chunks
    )


_TAGS = {"tilelayer": "layer", "objectgroup": "objectgroup"}


def _element(tag: str, data: Mapping[str, Any]) -> ET.Element:
    """Return what JSON says of a map, or of a part of it, as an element of XML."""
    element = ET.Element(tag)
    for name, value in data.items():
        if name == "properties":
            if value:
                inner = ET.SubElement(element, "properties")
                for each in value:
                    ET.SubElement(inner, "property", name=each["name"], value=each["value"])
        elif name == "layers":
            element.extend(_element(_TAGS[layer["type"]], layer) for layer in value)
        elif name == "tilesets":
            element.extend(_element("tileset", tileset) for tileset in value)
        elif name == "tiles":
            element.extend(_element("tile", tile) for tile in value)
        elif name == "objects":
            element.extend(_element("object", each) for each in value)
        elif name == "data":
            width = data["width"]
            rows = [",".join(map(str, value[at : at + width])) for at in range(0, len(value), width)]
            ET.SubElement(element, "data", encoding="csv").text = "\n" + ",\n".join(rows) + "\n"
        elif name == "image":
            wide, high = str(data["imagewidth"]), str(data["imageheight"])
            ET.SubElement(element, "image", source=value, width=wide, height=high)
        elif name in ("polygon", "polyline"):
            points = " ".join(f"{corner['x']:g},{corner['y']:g}" for corner in value)
            ET.SubElement(element, name, points=points)
        elif name == "point":
            ET.SubElement(element, "point")
        elif name not in ("imagewidth", "imageheight") and (name != "type" or tag in ("object", "tile")):
            element.set(name, f"{int(value)}" if isinstance(value, bool) else str(value))
    return element
