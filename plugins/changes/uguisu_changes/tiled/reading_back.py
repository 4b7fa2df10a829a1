"""A map of ours that was in Tiled comes back: what is drawn there, with what its properties say, as the data of a map file."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from math import hypot
from typing import Any

from uguisu import Message
from uguisu.board import NO_CELL, cell_id, parse_cell
from uguisu_changes.tiled.exporting import CELLS, DRAWN, GROUND, MORE, NAME, OURS, PROPS, REACH, REGION, TAGS
from uguisu_changes.tiled.grids import Cell, Grid, grid_of
from uguisu_changes.tiled.model import MapObject, ObjectRef, Point, TiledMap, TileLayer
from uguisu_changes.tiled.naming import id_of, not_among
from uguisu_changes.tiled.report import TiledError
from uguisu_changes.tiled.shapes import holds, outline_of

SIGNS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
BITS = 0x0FFF_FFFF
"""Without the bits that say how a tile is turned."""


def is_ours(found: TiledMap) -> bool:
    """Tell whether a map was written by `export_map`."""
    return OURS in found.props


def read_back(found: TiledMap) -> dict[str, Any]:
    """Return the data of a map file.

    Raises:
        TiledError: what was kept in it for the way back was changed beyond reading.
    """
    head = _json(found.props.get(OURS), found, OURS)
    kind = head.get("kind")
    if kind not in DRAWN:
        raise TiledError(
            Message("The property '{name}' of this map can't be read any more.", name=OURS), found.path.name
        )
    data = _graph(found) if kind == "graph" else _cells(found, head)
    return {**head, **{key: value for key, value in data.items() if value or key in ("places", "rows")}}


def _json(text: object, found: TiledMap, name: str) -> dict[str, Any]:
    try:
        value = json.loads(str(text))
    except ValueError:
        value = None
    if not isinstance(value, dict):
        raise TiledError(
            Message("The property '{name}' of this map can't be read any more.", name=name), found.path.name
        )
    return value


def _entry(each: MapObject, found: TiledMap) -> dict[str, Any]:
    """Return what the properties of an object say; what somebody has added there belongs to its `props`."""
    entry: dict[str, Any] = {}
    names = {key[len(NAME) + 1 :]: text for key, text in each.props.items() if key.startswith(f"{NAME}.")}
    if NAME in each.props:
        entry["name"] = each.props[NAME]
    elif names:
        entry["name"] = names
    if TAGS in each.props:
        entry["tags"] = [tag.strip() for tag in str(each.props[TAGS]).split(",") if tag.strip()]
    if PROPS in each.props:
        entry["props"] = _json(each.props[PROPS], found, PROPS)
    own = {
        key: value
        for key, value in each.props.items()
        if key not in (NAME, TAGS, PROPS, MORE) and not key.startswith(f"{NAME}.")
        if not isinstance(value, ObjectRef)  # what it refers to has an id of its own in our files
    }
    if own:
        entry["props"] = {**entry.get("props", {}), **own}
    return entry | (_json(each.props[MORE], found, MORE) if MORE in each.props else {})


def _line(each: MapObject, ends: tuple[str, str], found: TiledMap) -> dict[str, Any]:
    return {"between": list(ends), "kind": id_of(each.kind or each.name, "way"), **_entry(each, found)}


def _number(value: float) -> float | int:
    """Return a number as somebody would write it."""
    short = round(value, 3)
    return int(short) if short == int(short) else short


# Maps of places.


def _graph(found: TiledMap) -> dict[str, Any]:
    places: list[dict[str, Any]] = []
    taken: set[str] = set()
    for each in found.objects:
        if each.shape in ("polyline", "text"):
            continue
        name = not_among(id_of(each.name or each.kind, "place"), taken)
        taken.add(name)
        at = [_number(each.x), _number(each.y)]
        entry: dict[str, Any] = {"id": name, "at": at}
        outline = outline_of(each, found)
        if len(outline) > 2:
            entry["shape"] = [[_number(x), _number(y)] for x, y in outline]
            if each.shape != "polygon":  # drawn in Tiled: its corner is no place to stand on
                entry["at"] = [_number(sum(part) / len(outline)) for part in zip(*outline, strict=True)]
        places.append(entry | _entry(each, found))
    links = []
    for each in found.objects:
        if each.shape == "polyline":
            corners = outline_of(each, found)
            ends = _nearest(places, corners[0]), _nearest(places, corners[-1])
            if ends[0] and ends[1] and ends[0] != ends[1]:
                links.append(_line(each, (ends[0], ends[1]), found))
    return {"places": places, "links": links}


def _nearest(places: list[dict[str, Any]], point: Point) -> str:
    best = min(
        places, key=lambda entry: hypot(entry["at"][0] - point[0], entry["at"][1] - point[1]), default=None
    )
    if best is not None and hypot(best["at"][0] - point[0], best["at"][1] - point[1]) <= REACH:
        return str(best["id"])
    zone = next((entry for entry in places if "shape" in entry and holds(entry["shape"], point)), None)
    return str(zone["id"]) if zone is not None else ""


# Maps of cells.


def _cells(found: TiledMap, head: dict[str, Any]) -> dict[str, Any]:
    ground = next((layer for layer in found.layers if layer.name == GROUND), None)
    if ground is None:
        raise TiledError(
            Message("The layer '{name}' of this map is gone: its tiles are the ground.", name=GROUND),
            found.path.name,
        )
    legend = dict(head.get("legend") or {})
    rows = _rows(found, ground, legend)
    head["legend"] = legend
    grid = grid_of(found)

    def cell_at(point: Point) -> str:
        return _cell_at(grid, rows, point)

    cells, borders = [], []
    for each in found.objects:
        if each.shape == "polyline":
            border = _border(each, grid, cell_at, found)
            borders += [border] if border else []
        elif each.layer == CELLS or each.shape == "point":
            place = cell_at((each.x, each.y))
            cells += [{"id": place, **_entry(each, found)}] if place else []
    _regions(found, head)
    return {"rows": rows, "size": _size(head, rows), "cells": cells, "borders": borders}


def _size(head: Mapping[str, Any], rows: list[str]) -> list[int] | None:
    return [max(map(len, rows), default=0), len(rows)] if "size" in head else None


def _rows(found: TiledMap, ground: TileLayer, legend: dict[str, Any]) -> list[str]:
    """Return the drawn rows; a tile of another set becomes a terrain of its class, with a sign of its own."""
    columns = max((column for column, _ in ground.cells), default=-1) + 1
    count = max((row for _, row in ground.cells), default=-1) + 1
    known: dict[int, str] = {}
    lines = []
    for row in range(max(count, 0 if found.infinite else found.height)):
        line = ""
        for column in range(max(columns, 0 if found.infinite else found.width)):
            gid = ground.cells.get((column, row), 0) & BITS
            if gid and gid not in known:
                known[gid] = _sign(found, gid, legend)
            line += known[gid] if gid else NO_CELL
        lines.append(line)
    return lines


def _sign(found: TiledMap, gid: int, legend: dict[str, Any]) -> str:
    tile = found.tile_of(gid)
    if tile is None:
        return NO_CELL
    known = tile[0].tile(tile[1])
    sign = str(known.props.get("sign", ""))
    if sign in legend:
        return sign
    terrain = known.terrain
    same = next((one for one, entry in legend.items() if entry.get("terrain") == terrain), None)
    if same is not None:
        return str(same)
    new = next(one for one in SIGNS if one not in legend)
    legend[new] = {"terrain": terrain}
    return new


def _cell_at(grid: Grid, rows: list[str], point: Point) -> str:
    for column, row in grid.near((*point, *point)):
        there = 0 <= row < len(rows) and 0 <= column < len(rows[row]) and rows[row][column] != NO_CELL
        if there and holds(grid.outline((column, row)), point):
            return cell_id(column, row)
    return ""


def _border(
    each: MapObject, grid: Grid, cell_at: Callable[[Point], str], found: TiledMap
) -> dict[str, Any] | None:
    """Return the border that a line draws: between the cells on both sides of its middle."""
    (ax, ay), (bx, by) = outline_of(each, found)[0], outline_of(each, found)[-1]
    middle, length = ((ax + bx) / 2, (ay + by) / 2), hypot(bx - ax, by - ay) or 1.0
    aside = (-(by - ay) / length * grid.step / 4, (bx - ax) / length * grid.step / 4)
    one = cell_at((middle[0] + aside[0], middle[1] + aside[1]))
    other = cell_at((middle[0] - aside[0], middle[1] - aside[1]))
    if not one or not other or one == other:
        one, other = cell_at((ax, ay)), cell_at((bx, by))
    if not one or not other or one == other:
        return None
    first, second = sorted((one, other), key=lambda place: parse_cell(place)[::-1])
    return _line(each, (first, second), found)


def _regions(found: TiledMap, head: dict[str, Any]) -> None:
    """Write into the regions of a map which cells are painted in their layers; a new layer is a new region."""
    old = {str(entry.get("id")): entry for entry in head.get("regions") or () if isinstance(entry, dict)}
    regions = []
    for layer in found.layers:
        if not layer.name.startswith(REGION):
            continue
        name = id_of(layer.name.removeprefix(REGION), "region")
        drawn: list[Cell] = sorted(layer.cells, key=lambda cell: (cell[1], cell[0]))
        places = [cell_id(*cell) for cell in drawn]
        entry = old.get(name, {"id": name})
        before = [str(place) for place in entry.get("places") or ()]
        if set(before) != set(places):
            entry = {
                **entry,
                "places": [*(p for p in before if p in places), *(p for p in places if p not in before)],
            }
        regions.append(entry)
    if regions or "regions" in head:
        head["regions"] = regions
