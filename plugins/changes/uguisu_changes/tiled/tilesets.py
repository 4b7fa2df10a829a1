"""Tilesets, in the map or in files of their own, and what each tile means."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path, PurePosixPath

from uguisu import Message
from uguisu_changes.tiled.files import Files, beside
from uguisu_changes.tiled.model import Tile, Tileset
from uguisu_changes.tiled.naming import id_of
from uguisu_changes.tiled.nodes import XmlElement
from uguisu_changes.tiled.properties import properties_of
from uguisu_changes.tiled.report import ImportReport, TiledError

_LOOKS = ("version", "tiledversion")


def read_tileset(node: XmlElement, path: Path, files: Files, report: ImportReport) -> Tileset:
    """Read a `<tileset>` of the file at `path`. One whose file is missing gives tiles that only have numbers."""
    first = node.whole("firstgid", 1)
    source = node.get("source")
    if not source:
        return _tileset(node, first, path, report)
    name = PurePosixPath(source.replace("\\", "/")).stem
    outer = beside(path, source)
    try:
        if outer is None:
            raise TiledError(Message("There is no such file."), source)
        root = files.read(outer)
        if root.tag != "tileset":
            raise root.error(Message("This is not a tileset."))
    except TiledError as error:
        report.add(
            "missing",
            Message(
                "The tileset '{source}' could not be read, so its tiles are named after "
                "their numbers. {cause}",
                source=source,
                cause=error.sentence,
            ),
        )
        return Tileset(first, id_of(name, "tiles"), {}, missing=True)
    return _tileset(root, first, outer or path, report)


def _tileset(node: XmlElement, first: int, path: Path, report: ImportReport) -> Tileset:
    node.ignore(*_LOOKS, "firstgid", "source")
    node.used = True
    name = id_of(node.get("name") or path.stem, "tiles")
    terrains = _terrain_names(node)
    tileset = Tileset(
        first,
        name,
        {},
        count=node.whole("tilecount"),
        alignment=node.get("objectalignment") or "unspecified",
        size=(node.number("tilewidth"), node.number("tileheight")),
        columns=node.whole("columns"),
        margin=node.whole("margin"),
        spacing=node.whole("spacing"),
    )
    image = node.one("image")
    if image is not None:
        tileset.picture = beside(path, image.get("source"))
        report.add("left-out", Message("The pictures of tiles: our maps draw terrains by their names."), name)
    if properties_of(node):
        report.add("left-out", Message("Properties of tilesets."), name)
    highest = 0
    for tile in node.all("tile"):
        local = tile.whole("id")
        highest = max(highest, local + 1)
        tileset.tiles[local] = _tile(tile, name, terrains.get(local, ""), path, report)
    for local, terrain in terrains.items():
        tileset.tiles.setdefault(local, Tile(id_of(terrain, name), named=True))
    if tileset.count:
        tileset.count = max(tileset.count, highest)
    return tileset


def _tile(node: XmlElement, tileset: str, terrain: str, path: Path, report: ImportReport) -> Tile:
    local = node.whole("id")
    node.ignore("terrain", "x", "y", "width", "height")
    kind = node.get("type") or node.get("class")
    image = node.one("image")
    if image is not None:
        report.add(
            "left-out", Message("The pictures of tiles: our maps draw terrains by their names."), tileset
        )
    if node.has_told("animation"):
        report.add("left-out", Message("Animations of tiles."), f"{tileset}-{local}")
    if node.has_told("objectgroup"):
        report.add("left-out", Message("Collision shapes of tiles."), f"{tileset}-{local}")
    name = kind or terrain
    if not name and image is not None:
        name = PurePosixPath(image.get("source").replace("\\", "/")).stem
    named = bool(name)
    picture = beside(path, image.get("source")) if image is not None else None
    return Tile(id_of(name or f"{tileset}-{local}", tileset), named, kind, properties_of(node), picture)


def _terrain_names(node: XmlElement) -> dict[int, str]:
    """The names that terrain sets give to the tiles which are of one terrain all over."""
    found: dict[int, str] = {}
    names = [each.get("name") for group in node.all("terraintypes") for each in group.all("terrain")]
    for tile in node.all("tile"):
        corners = tile.get("terrain").split(",")
        if (
            len(corners) == 4
            and len(set(corners)) == 1
            and corners[0].isdigit()
            and int(corners[0]) < len(names)
        ):
            found[tile.whole("id")] = names[int(corners[0])]
    for group in node.all("wangsets"):
        for wangset in group.all("wangset"):
            for local, name in _wang_names(wangset):
                found.setdefault(local, name)
    return {local: name for local, name in found.items() if name}


def _wang_names(wangset: XmlElement) -> Iterator[tuple[int, str]]:
    names = [each.get("name") for each in wangset.all("wangcolor")]
    for tile in wangset.all("wangtile"):
        wangid = tile.get("wangid")
        colours = {each for each in wangid.replace(" ", "").split(",") if each != "0"}
        if len(colours) != 1 or "," not in wangid:
            continue
        colour = colours.pop()
        if colour.isdigit() and 0 < int(colour) <= len(names):
            yield tile.whole("tileid"), names[int(colour) - 1]
