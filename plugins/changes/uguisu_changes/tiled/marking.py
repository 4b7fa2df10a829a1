"""Objects on a map of cells become what single cells have, regions of cells, and borders between them."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import ceil, hypot
from typing import Any

from uguisu import Message
from uguisu.board import cell_id
from uguisu_changes.tiled.grids import Cell, Grid, Placing
from uguisu_changes.tiled.model import MapObject, ObjectRef, Point, TiledMap
from uguisu_changes.tiled.naming import id_of, not_among
from uguisu_changes.tiled.report import ImportReport
from uguisu_changes.tiled.shapes import away, holds, middle_of, outline_of

SLACK = 0.08
"""How far beside the edge of a cell, in cells, a line may run and still be meant for it."""


@dataclass
class Marks:
    """What the objects say, by the ids of our cells."""

    cells: dict[str, dict[str, Any]] = field(default_factory=dict)
    regions: list[dict[str, Any]] = field(default_factory=list)
    borders: list[dict[str, Any]] = field(default_factory=list)
    places: dict[int, str] = field(default_factory=dict)
    """The cell or region that an object became, by the object's number."""


class Marker:
    """Lays objects on cells."""

    def __init__(
        self, found: TiledMap, grid: Grid, placing: Placing, rows: Sequence[str], report: ImportReport
    ) -> None:
        self.map = found
        self.grid = grid
        self.placing = placing
        self.rows = rows
        self.report = report
        self.marks = Marks()
        self._region_ids: set[str] = set()
        self._edges: set[tuple[str, str, str]] = set()

    def mark(self, objects: Iterable[MapObject]) -> Marks:
        """Lay all of them; return what came of it."""
        for each in objects:
            self._one(each)
        for entry in [*self.marks.cells.values(), *self.marks.regions, *self.marks.borders]:
            entry["props"] = resolved(entry["props"], self.marks.places, self.report)
        return self.marks

    def _one(self, each: MapObject) -> None:
        outline = outline_of(each, self.map)
        if each.shape == "polyline":
            if not self._wall(each, outline):
                self._region(each, self._along(outline))
            return
        found = self._at(middle_of(outline))
        if each.shape in ("point", "tile", "text") or len(outline) == 1:
            inside = [] if found is None else [found]
        else:
            inside = self._inside(outline) or ([] if found is None else [found])
        if len(inside) > 1:
            self._region(each, inside)
        else:
            self._cell(each, inside)

    def _cell(self, each: MapObject, inside: Sequence[str]) -> None:
        if not inside:
            self.report.add(
                "left-out", Message("Objects that are on no cell."), f"{each.layer}: {each.title}"
            )
            return
        entry = self.marks.cells.setdefault(inside[0], {"name": "", "tags": [], "props": {}})
        name = each.name or each.text.strip()
        if name and entry["name"] and entry["name"] != name:
            self.report.add(
                "changed",
                Message("Several objects on one cell: it has the name of the first, the others became tags."),
                f"{inside[0]}: {name}",
            )
            entry["tags"] += [tag for tag in [id_of(name, "object")] if tag not in entry["tags"]]
        elif name:
            entry["name"] = name
        entry["tags"] += [tag for tag in self._tags(each) if tag not in entry["tags"]]
        self._merge(entry["props"], each, inside[0])
        self.marks.places[each.number] = inside[0]

    def _region(self, each: MapObject, inside: Sequence[str]) -> None:
        if not inside:
            self.report.add(
                "left-out", Message("Objects that are on no cell."), f"{each.layer}: {each.title}"
            )
            return
        wish = id_of(each.name or each.kind or each.text[:24] or each.layer.rsplit("/", 1)[-1], "region")
        name = not_among(wish, self._region_ids)
        self._region_ids.add(name)
        entry: dict[str, Any] = {
            "id": name,
            "name": each.name or each.text.strip(),
            "colour": colour_of(each.colour),
        }
        entry |= {"tags": self._tags(each), "props": {}, "places": list(inside)}
        self._merge(entry["props"], each, name)
        self.marks.regions.append(entry)
        self.marks.places[each.number] = name

    def _tags(self, each: MapObject) -> list[str]:
        found = [id_of(each.kind, "object")] if each.kind else []
        if not (each.kind or each.name or each.gid or each.text.strip()):
            self.report.add(
                "note",
                Message("Objects with neither a name nor a class have the tag of their layer."),
                each.layer,
            )
            found = [id_of(each.layer.rsplit("/", 1)[-1], "object")]
        tile = self._tile(each)
        if tile is not None:
            found += [tag for tag in [tile[0]] if tag not in found]
        return found

    def _tile(self, each: MapObject) -> tuple[str, dict[str, Any]] | None:
        if each.shape != "tile":
            return None
        known = (each.tileset, each.gid - each.tileset.first) if each.tileset else self.map.tile_of(each.gid)
        if known is None:
            self.report.add(
                "missing", Message("No tileset has the tile {gid}; it is called 'tile-{gid}'.", gid=each.gid)
            )
            return f"tile-{each.gid}", {}
        tile = known[0].tile(known[1])
        return tile.terrain, tile.props

    def _merge(self, props: dict[str, Any], each: MapObject, place: str) -> None:
        tile = self._tile(each)
        for name, value in ({**tile[1], **each.props} if tile else each.props).items():
            if name in props and props[name] != value:
                self.report.add(
                    "left-out",
                    Message("The property '{name}' of a second object on the same cell.", name=name),
                    place,
                )
            else:
                props[name] = value

    def _at(self, point: Point) -> str | None:
        for cell in self.grid.near((*point, *point)):
            if holds(self.grid.outline(cell), point):
                return self._id(cell)
        return None

    def _id(self, cell: Cell) -> str | None:
        column, row = self.placing.place(cell)
        if 0 <= row < len(self.rows) and 0 <= column < len(self.rows[row]) and self.rows[row][column] != " ":
            return cell_id(column, row)
        return None

    def _inside(self, outline: Sequence[Point]) -> list[str]:
        left, top, right, bottom = self._box(outline)
        found: list[str] = []
        for cell in self.grid.near((left, top, right, bottom)):
            if holds(outline, self.grid.centre(cell)):
                name = self._id(cell)
                if name:
                    found.append(name)
        return found

    def _box(self, outline: Sequence[Point]) -> tuple[float, float, float, float]:
        """An outline's box, cut to the map, so that a huge object costs no more than the map has cells."""
        xs, ys = [x for x, _ in outline], [y for _, y in outline]
        left, top, right, bottom = self._extent
        return max(min(xs), left), max(min(ys), top), min(max(xs), right), min(max(ys), bottom)

    @property
    def _extent(self) -> tuple[float, float, float, float]:
        if not hasattr(self, "_whole"):
            cells = {cell for layer in self.map.layers for cell in layer.cells}
            xs = [x for cell in cells for x, _ in self.grid.outline(cell)]
            ys = [y for cell in cells for _, y in self.grid.outline(cell)]
            self._whole = (min(xs), min(ys), max(xs), max(ys))
        return self._whole

    def _along(self, line: Sequence[Point]) -> list[str]:
        """The cells that a line passes, in its order."""
        found: dict[str, None] = {}
        left, top, right, bottom = self._extent
        stride = self.grid.step / 6
        for (x0, y0), (x1, y1) in itertools.pairwise(line):
            steps = min(ceil(hypot(x1 - x0, y1 - y0) / stride), 20_000) or 1
            for step in range(steps + 1):
                x, y = x0 + (x1 - x0) * step / steps, y0 + (y1 - y0) * step / steps
                name = self._at((x, y)) if left <= x <= right and top <= y <= bottom else None
                if name:
                    found[name] = None
        return list(found)

    def _wall(self, each: MapObject, line: Sequence[Point]) -> bool:
        """If a line runs along the edges of cells, lay borders there and tell so."""
        slack = SLACK * self.grid.step
        edges: dict[tuple[int, int], tuple[Cell, Point, Point]] = {}
        for begin, end in itertools.pairwise(line):
            box = self._box((begin, end))
            if abs(begin[0] - end[0]) > slack and abs(begin[1] - end[1]) > slack and self._is_square:
                return False
            for cell in self.grid.near((box[0] - slack, box[1] - slack, box[2] + slack, box[3] + slack)):
                corners = self.grid.outline(cell)
                for one, other in zip(corners, (*corners[1:], corners[0]), strict=True):
                    if away(one, begin, end) <= slack and away(other, begin, end) <= slack:
                        middle = (round(one[0] + other[0]), round(one[1] + other[1]))
                        edges.setdefault(middle, (cell, one, other))
        covered = sum(hypot(b[0] - a[0], b[1] - a[1]) for _, a, b in edges.values())
        length = sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in itertools.pairwise(line))
        if not edges or covered < 0.9 * length:
            return False
        kind = id_of(each.kind or each.name, "wall")
        for cell, one, other in edges.values():
            self._border(each, kind, cell, (one, other))
        return True

    @property
    def _is_square(self) -> bool:
        return len(self.grid.outline((0, 0))) == 4 and self.map.orientation != "staggered"

    def _border(self, each: MapObject, kind: str, cell: Cell, edge: tuple[Point, Point]) -> None:
        (x0, y0), (x1, y1) = edge
        x, y = (x0 + x1) / 2, (y0 + y1) / 2
        cx, cy = self.grid.centre(cell)
        here, there = self._id(cell), self._at((x + 0.2 * (x - cx), y + 0.2 * (y - cy)))
        if here is None or there is None or here == there:
            self.report.add(
                "left-out", Message("Lines along the edge of the map, where no two cells meet."), each.title
            )
            return
        key = (min(here, there), max(here, there), kind)
        if key not in self._edges:
            self._edges.add(key)
            self.marks.borders.append(
                {"between": [here, there], "kind": kind, "tags": [], "props": dict(each.props)}
            )


def resolved(props: dict[str, Any], places: dict[int, str], report: ImportReport) -> dict[str, Any]:
    """Return properties with what they refer to by number as the ids of our places."""

    def value_of(value: Any) -> Any:
        if isinstance(value, ObjectRef):
            if value.number and value.number not in places:
                report.add(
                    "left-out",
                    Message("Objects that properties refer to, but that are not places here."),
                    f"#{value.number}",
                )
            return places.get(value.number, "")
        if isinstance(value, dict):
            return {name: value_of(inner) for name, inner in value.items()}
        if isinstance(value, list):
            return [value_of(inner) for inner in value]
        return value

    return {name: value_of(value) for name, value in props.items()}


def colour_of(text: str) -> str:
    """Return a colour of Tiled, `#rrggbb` or `#aarrggbb`, as one of ours; empty if it is none.

    >>> colour_of("#80ff0000"), colour_of("00ff00"), colour_of("")
    ('#ff0000', '#00ff00', '')
    """
    digits = text.lstrip("#").lower()
    if len(digits) in (6, 8) and all(each in "0123456789abcdef" for each in digits):
        return f"#{digits[-6:]}"
    return ""
