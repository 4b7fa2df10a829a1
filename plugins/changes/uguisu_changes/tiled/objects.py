"""Objects of object layers, templates filled in."""

from __future__ import annotations

from pathlib import Path

from uguisu import Message
from uguisu_changes.tiled.files import Files, beside
from uguisu_changes.tiled.model import MapObject, Point, Tileset
from uguisu_changes.tiled.nodes import XmlElement
from uguisu_changes.tiled.properties import properties_of
from uguisu_changes.tiled.report import ImportReport, TiledError
from uguisu_changes.tiled.tilesets import read_tileset

GID_BITS = 0x0FFFFFFF
"""A tile's number without the bits that say how it is turned."""
SHAPES = ("ellipse", "capsule", "point", "polygon", "polyline", "text")
_TEXT_LOOKS = (
    "fontfamily",
    "pixelsize",
    "wrap",
    "color",
    "bold",
    "italic",
    "underline",
    "strikeout",
    "kerning",
    "halign",
    "valign",
)


class ObjectReader:
    """Reads the objects of one map."""

    def __init__(self, path: Path, files: Files, report: ImportReport) -> None:
        self.path = path
        self.files = files
        self.report = report

    def read(self, node: XmlElement, layer: str, offset: Point, colour: str) -> MapObject:
        """Read an `<object>` of a layer that is moved by `offset` pixels."""
        template, tileset = self._template(node)
        ways = [node] if template is None else [node, template]

        def first(name: str) -> XmlElement:
            return next((each for each in ways if each.has(name)), node)

        shape, points, text = self._shape(ways)
        gid = first("gid").whole("gid")
        if not 0 <= gid < 2**32:
            raise node.error(Message("A tile's number is out of range."))
        kind_node = next((each for each in ways if each.get("type") or each.get("class")), node)
        for each in ways:
            if not each.flag("visible", True):
                self.report.add("changed", Message("Hidden objects are imported like the others."), layer)
        name = first("name").get("name")
        found = MapObject(
            number=node.whole("id"),
            name=name.strip(),
            kind=(kind_node.get("type") or kind_node.get("class")).strip(),
            shape="tile" if gid else shape,
            x=node.number("x") + offset[0],
            y=node.number("y") + offset[1],
            width=first("width").number("width"),
            height=first("height").number("height"),
            rotation=first("rotation").number("rotation"),
            points=points,
            text=text,
            gid=gid & GID_BITS,
            props={name: value for each in reversed(ways) for name, value in properties_of(each).items()},
            layer=layer,
            colour=colour,
            tileset=tileset if gid and not node.has("gid") else None,
        )
        if gid & ~GID_BITS:
            self.report.add(
                "left-out", Message("How tiles are turned and mirrored: terrains have no direction."), layer
            )
        return found

    def _shape(self, ways: list[XmlElement]) -> tuple[str, tuple[Point, ...], str]:
        for each in ways:
            for shape in SHAPES:
                node = each.one(shape)
                if node is None:
                    continue
                if shape == "text":
                    node.ignore(*_TEXT_LOOKS)
                    if any(name in node.attributes for name in _TEXT_LOOKS):
                        self.report.add("left-out", Message("Fonts, colours and alignment of texts."))
                    return shape, (), node.text
                return shape, _points(node) if "poly" in shape else (), ""
        return "rectangle", (), ""

    def _template(self, node: XmlElement) -> tuple[XmlElement | None, Tileset | None]:
        source = node.get("template")
        if not source:
            return None, None
        path = beside(self.path, source)
        try:
            if path is None:
                raise TiledError(Message("There is no such file."), source)
            root = self.files.read(path)
            inner = root.one("object")
            if root.tag != "template" or inner is None:
                raise root.error(Message("This is not a template of an object."))
        except TiledError as error:
            self.report.add(
                "missing",
                Message(
                    "The template '{source}' could not be read; its objects have only what "
                    "the map says of them. {cause}",
                    source=source,
                    cause=error.sentence,
                ),
            )
            return None, None
        inner.ignore("id", "x", "y")
        tileset = root.one("tileset")
        return inner, None if tileset is None else read_tileset(tileset, path, self.files, self.report)


def _points(node: XmlElement) -> tuple[Point, ...]:
    found: list[Point] = []
    for pair in node.get("points").split():
        x, comma, y = pair.partition(",")
        try:
            point = (float(x), float(y))
        except ValueError:
            point = (float("nan"), 0.0)
        if not comma or not all(abs(part) < 1e9 for part in point):
            raise node.error(
                Message(
                    "The corners of a <{tag}> should be pairs as in '0,0 32,16', but one is '{value}'.",
                    tag=node.tag,
                    value=pair[:40],
                )
            )
        found.append(point)
    return tuple(found)
