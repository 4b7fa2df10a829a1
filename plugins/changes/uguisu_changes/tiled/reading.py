"""Read a whole map of Tiled: its head, its tilesets, its tree of layers."""

from __future__ import annotations

from pathlib import Path

from uguisu import Message
from uguisu.content import MAX_CELLS
from uguisu_changes.tiled.files import Files, beside
from uguisu_changes.tiled.leftovers import report_leftovers
from uguisu_changes.tiled.model import Picture, Point, TiledMap, TileLayer
from uguisu_changes.tiled.nodes import XmlElement
from uguisu_changes.tiled.objects import ObjectReader
from uguisu_changes.tiled.properties import properties_of
from uguisu_changes.tiled.report import ImportReport, TiledError
from uguisu_changes.tiled.tile_data import tiles_of
from uguisu_changes.tiled.tilesets import read_tileset

ORIENTATIONS = ("orthogonal", "isometric", "staggered", "hexagonal", "oblique")
LAYERS = ("layer", "objectgroup", "imagelayer", "group")
LARGEST_SIDE = 100_000
_HEAD = ("version", "tiledversion", "compressionlevel", "nextlayerid", "nextobjectid", "renderorder")


def read_map(path: Path, report: ImportReport, raw: bytes | None = None) -> TiledMap:
    """Read a map and all it names; what is read but has no use is told to `report`.

    `raw`: the map's bytes, if they are not to be read from its file.

    Raises:
        TiledError: it cannot be read as a map of Tiled.
    """
    files = Files({path: raw} if raw is not None else None)
    root = files.read(path)
    if root.tag != "map":
        raise root.error(Message("This is a <{tag}> of Tiled, not a map.", tag=root.tag))
    found = _head(root, path)
    found.tilesets = sorted(
        (read_tileset(each, path, files, report) for each in root.all("tileset")), key=lambda each: each.first
    )
    _Layers(found, files, report).read(root, (), (0.0, 0.0))
    for each in files.roots():
        report_leftovers(each, report)
    return found


def _head(root: XmlElement, path: Path) -> TiledMap:
    root.used = True
    root.ignore(*_HEAD)
    orientation = root.get("orientation", "orthogonal")
    if orientation not in ORIENTATIONS:
        raise root.error(Message("The orientation '{name}' of this map is not supported.", name=orientation))
    found = TiledMap(
        path=path,
        orientation=orientation,
        width=root.whole("width"),
        height=root.whole("height"),
        tile_width=root.whole("tilewidth"),
        tile_height=root.whole("tileheight"),
        hex_side=root.whole("hexsidelength"),
        stagger_axis=root.get("staggeraxis", "y"),
        stagger_even=root.get("staggerindex", "odd") == "even",
        infinite=root.flag("infinite"),
        props=properties_of(root),
        kind=root.get("class"),
        skew=(root.number("skewx"), root.number("skewy")),
    )
    if found.tile_width < 1 or found.tile_height < 1:
        raise root.error(Message("'tilewidth' and 'tileheight' of the map should be 1 or more."))
    if not found.infinite and (found.width < 0 or found.height < 0 or found.width * found.height > MAX_CELLS):
        raise root.error(
            Message(
                "This map has {count} {count:cell|cells}; at most {most} can be imported. Cut it into parts in Tiled.",
                count=found.width * found.height,
                most=MAX_CELLS,
            )
        )
    return found


class _Layers:
    def __init__(self, found: TiledMap, files: Files, report: ImportReport) -> None:
        self.map = found
        self.report = report
        self.objects = ObjectReader(found.path, files, report)

    def read(self, node: XmlElement, groups: tuple[str, ...], offset: Point) -> None:
        for layer in node.all(*LAYERS):
            name = layer.get("name").strip() or f"{layer.tag} {layer.get('id')}".strip()
            path = (*groups, name)
            title = "/".join(path)
            layer.ignore("id")
            moved = (offset[0] + layer.number("offsetx"), offset[1] + layer.number("offsety"))
            self._notes(layer, title)
            if layer.tag == "group":
                self.read(layer, path, moved)
            elif layer.tag == "layer":
                self._tiles(layer, title, moved)
            elif layer.tag == "objectgroup":
                colour = layer.get("color")
                layer.ignore("draworder", "width", "height", "x", "y")
                for each in layer.all("object"):
                    self.map.objects.append(self.objects.read(each, title, moved, colour))
            else:
                self._picture(layer, title, moved)

    def _notes(self, layer: XmlElement, title: str) -> None:
        if not layer.flag("visible", True):
            self.report.add("changed", Message("Hidden layers are imported like the others."), title)
        if layer.tag != "imagelayer" and layer.number("opacity", 1.0) != 1:
            self.report.add("left-out", Message("The opacity of layers."), title)
        if properties_of(layer):
            self.report.add("left-out", Message("Properties of layers."), title)

    def _tiles(self, layer: XmlElement, title: str, offset: Point) -> None:
        if offset != (0.0, 0.0):
            self.report.add("left-out", Message("By how many pixels layers of tiles are moved."), title)
        layer.ignore("x", "y", "startx", "starty")
        cells: dict[tuple[int, int], int] = {}
        for data in layer.all("data"):
            encoding, compression = data.get("encoding"), data.get("compression")
            chunks = list(data.all("chunk"))
            if not chunks and not self.map.infinite:
                box = (0, 0, layer.whole("width", self.map.width), layer.whole("height", self.map.height))
                self._area(data, box, (encoding, compression), cells)
            layer.ignore("width", "height")
            for chunk in chunks:
                box = (chunk.whole("x"), chunk.whole("y"), chunk.whole("width"), chunk.whole("height"))
                self._area(chunk, box, (encoding, compression), cells)
        self.map.layers.append(TileLayer(title, cells))

    def _area(
        self,
        node: XmlElement,
        box: tuple[int, int, int, int],
        packing: tuple[str, str],
        cells: dict[tuple[int, int], int],
    ) -> None:
        left, top, width, height = box
        if width < 0 or height < 0 or width * height > MAX_CELLS or max(abs(left), abs(top)) > LARGEST_SIDE:
            raise node.error(
                Message(
                    "This map has {count} {count:cell|cells}; at most {most} can be imported. Cut it into parts in Tiled.",
                    count=width * height,
                    most=MAX_CELLS,
                )
            )
        tiles = tiles_of(node, *packing, width * height)
        for number, gid in enumerate(tiles):
            if gid:
                cells[left + number % width, top + number // width] = gid
        if len(cells) > MAX_CELLS:
            raise node.error(
                Message(
                    "This map has {count} {count:cell|cells}; at most {most} can be imported. Cut it into parts in Tiled.",
                    count=len(cells),
                    most=MAX_CELLS,
                )
            )

    def _picture(self, layer: XmlElement, title: str, offset: Point) -> None:
        layer.ignore("width", "height")
        image = layer.one("image")
        if image is None or not image.get("source"):
            self.report.add("left-out", Message("Image layers without a picture file."), title)
            return
        source = image.get("source")
        path = beside(self.map.path, source)
        if path is None or not path.is_file():
            self.report.add("missing", Message("The picture '{source}' was not found.", source=source), title)
            return
        self.map.pictures.append(
            Picture(
                title,
                path,
                source,
                offset[0] + layer.number("x"),
                offset[1] + layer.number("y"),
                min(1.0, max(0.0, layer.number("opacity", 1.0))),
                image.whole("width"),
                image.whole("height"),
            )
        )


__all__ = ["TiledError", "read_map"]
