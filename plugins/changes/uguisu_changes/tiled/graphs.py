"""A map of objects alone becomes a map of places: points and zones are places, lines are links."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import hypot
from typing import Any

from uguisu import Message
from uguisu_changes.tiled.marking import resolved
from uguisu_changes.tiled.model import MapObject, ObjectRef, Point, TiledMap
from uguisu_changes.tiled.naming import id_of, not_among
from uguisu_changes.tiled.report import ImportReport
from uguisu_changes.tiled.shapes import holds, middle_of, outline_of

REACH = 0.75
"""How far from a place, in tiles, a line may end that leads to it."""


@dataclass
class Graph:
    """Places and links, ready to be written."""

    places: list[dict[str, Any]] = field(default_factory=list)
    links: list[dict[str, Any]] = field(default_factory=list)


def graph_of(found: TiledMap, report: ImportReport) -> Graph:
    """Make places and links of a map's objects."""
    maker = _Maker(found, report)
    for each in found.objects:
        if each.shape not in ("polyline", "text"):
            maker.place(each)
    for each in found.objects:
        if each.shape == "polyline":
            maker.line(each)
        elif each.shape == "text":
            maker.words(each)
    maker.references()
    return maker.graph


class _Maker:
    def __init__(self, found: TiledMap, report: ImportReport) -> None:
        self.map = found
        self.report = report
        self.graph = Graph()
        self.ids: dict[int, str] = {}
        self.taken: set[str] = set()
        self.joined: set[tuple[str, str, str]] = set()
        self.reach = REACH * max(found.tile_width, found.tile_height)

    def place(self, each: MapObject) -> None:
        outline = outline_of(each, self.map)
        wish = each.name or (f"{each.kind}_{each.number}" if each.kind else f"place_{each.number}")
        tags = [id_of(each.kind, "object")] if each.kind else []
        props = dict(each.props)
        if each.shape == "tile":
            tile = (
                self.map.tile_of(each.gid)
                if each.tileset is None
                else (each.tileset, each.gid - each.tileset.first)
            )
            if tile is not None:
                tags += [tag for tag in [tile[0].tile(tile[1]).terrain] if tag not in tags]
                props = {**tile[0].tile(tile[1]).props, **props}
            outline = (middle_of(outline),)
        if each.shape == "ellipse":
            self.report.add("changed", Message("Ellipses became polygons."), each.layer)
        self.ids[each.number] = self._add(wish, each.name, outline, tags, props)

    def _add(
        self, wish: str, name: str, outline: Sequence[Point], tags: list[str], props: dict[str, Any]
    ) -> str:
        new = not_among(id_of(wish, "place"), self.taken)
        self.taken.add(new)
        entry: dict[str, Any] = {"id": new, "at": _round(_inside(outline))}
        if len(outline) > 2:
            entry["shape"] = [_round(corner) for corner in outline]
        self.graph.places.append({**entry, "name": name if name != new else "", "tags": tags, "props": props})
        return new

    def line(self, each: MapObject) -> None:
        """A line is a chain of links: through the places that its corners lie on."""
        corners = outline_of(each, self.map)
        stops: list[str] = []
        for number, corner in enumerate(corners):
            nearest = self._nearest(corner)
            if nearest is None and number in (0, len(corners) - 1):
                nearest = self._add("crossing", "", (corner,), [], {})
                self.report.add(
                    "changed", Message("Places were made where lines end without one."), each.title
                )
            if nearest is not None and (not stops or stops[-1] != nearest):
                stops.append(nearest)
        if len(stops) < 2:
            self.report.add("left-out", Message("Lines that lead from a place back to itself."), each.title)
            return
        if len(corners) > len(stops):
            self.report.add("left-out", Message("The bends of lines: links are straight."), each.layer)
        kind = id_of(each.kind or each.layer.rsplit("/", 1)[-1], "way")
        for one, other in itertools.pairwise(stops):
            self._link(one, other, kind, dict(each.props))

    def _link(self, one: str, other: str, kind: str, props: dict[str, Any]) -> None:
        key = (min(one, other), max(one, other), kind)
        if key in self.joined:
            self.report.add(
                "left-out",
                Message("Second lines of the same kind between the same two places."),
                f"{one}, {other}",
            )
            return
        self.joined.add(key)
        self.graph.links.append({"between": [one, other], "kind": kind, "tags": [], "props": props})

    def words(self, each: MapObject) -> None:
        """A text names the zone that it lies in, or the place nearest to it, if that has no name."""
        middle = middle_of(outline_of(each, self.map))
        text = each.text.strip()
        zone = next(
            (entry for entry in self.graph.places if "shape" in entry and holds(entry["shape"], middle)), None
        )
        if zone is None:
            near = self._nearest(middle, 3 * self.reach)
            zone = next((entry for entry in self.graph.places if entry["id"] == near), None)
        if zone is not None and not zone["name"] and text:
            zone["name"] = text
        else:
            self.report.add("left-out", Message("Texts with no place to name."), text[:40] or each.title)

    def references(self) -> None:
        """A property that refers to another object is a link to it, called like the property."""
        for entry in self.graph.places:
            for name, value in list(entry["props"].items()):
                target = self.ids.get(value.number) if isinstance(value, ObjectRef) else None
                if target is not None and target != entry["id"]:
                    del entry["props"][name]
                    self._link(entry["id"], target, id_of(name, "way"), {})
        for entry in [*self.graph.places, *self.graph.links]:
            entry["props"] = resolved(entry["props"], self.ids, self.report)

    def _nearest(self, point: Point, reach: float | None = None) -> str | None:
        best, found = self.reach if reach is None else reach, None
        for entry in self.graph.places:
            if reach is None and "shape" in entry and holds(entry["shape"], point):
                return str(entry["id"])
            away = hypot(entry["at"][0] - point[0], entry["at"][1] - point[1])
            if away <= best:
                best, found = away, str(entry["id"])
        return found


def _inside(outline: Sequence[Point]) -> Point:
    """The middle of an outline, or, if that lies outside of it, a point inside between two of its corners."""
    middle = middle_of(outline)
    if len(outline) < 3 or holds(outline, middle):
        return middle
    for number, corner in enumerate(outline):
        for other in outline[number + 2 :]:
            between = ((corner[0] + other[0]) / 2, (corner[1] + other[1]) / 2)
            if holds(outline, between):
                return between
    return middle


def _round(point: Point) -> list[float]:
    return [round(part, 2) for part in point]
