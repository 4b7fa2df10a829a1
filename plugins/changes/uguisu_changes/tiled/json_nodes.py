"""Read JSON (TMJ, TSJ, TJ) as the nodes that the XML of the same map would give, so that one reader serves both.

Older habits are understood too: properties as an object beside `propertytypes`, tiles by number as keys.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from uguisu import Message
from uguisu_changes.tiled.nodes import XmlElement
from uguisu_changes.tiled.report import TiledError

LAYER_TAGS = {
    "tilelayer": "layer",
    "objectgroup": "objectgroup",
    "imagelayer": "imagelayer",
    "group": "group",
}
MAX_DEPTH = 64


def json_nodes(data: bytes, file: str) -> XmlElement:
    """Return the root of a JSON document: `map`, `tileset` or `template`.

    Raises:
        TiledError: it is no JSON, or not shaped like a file of Tiled.
    """
    try:
        plain = json.loads(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise TiledError(
            Message("The encoding of this file is not known; save it as UTF-8."), file
        ) from error
    except json.JSONDecodeError as error:
        raise TiledError(
            Message("This is not well-formed JSON: {cause}. Was the file saved completely?", cause=error.msg),
            file,
            error.lineno,
        ) from error
    except (RecursionError, ValueError) as error:
        raise TiledError(
            Message("The elements of this file are nested too deeply, or there are too many."), file
        ) from error
    return _Translator(file).root(plain)


class _Translator:
    def __init__(self, file: str) -> None:
        self.file = file
        self.depth = 0

    def root(self, plain: object) -> XmlElement:
        entry = self._table(plain)
        kind = entry.get("type", "map" if "layers" in entry else "tileset")
        if kind == "map":
            return self._map(entry)
        if kind == "template":
            node = self._node("template", {})
            if "tileset" in entry:
                node.children.append(self._tileset(entry["tileset"]))
            node.children.append(self._object(entry.get("object", {})))
            return node
        return self._tileset(entry)

    def _map(self, entry: dict[str, Any]) -> XmlElement:
        node = self._node("map", entry, but=("layers", "tilesets", "type", "editorsettings"))
        node.children += [self._tileset(each) for each in self._list(entry, "tilesets")]
        node.children += [self._layer(each) for each in self._list(entry, "layers")]
        return node

    def _layer(self, plain: object) -> XmlElement:
        entry = self._table(plain)
        self.depth += 1
        if self.depth > MAX_DEPTH:
            raise TiledError(
                Message("The elements of this file are nested too deeply, or there are too many."), self.file
            )
        tag = LAYER_TAGS.get(str(entry.get("type", "tilelayer")), str(entry.get("type")))
        if tag == "imagelayer":
            node = self._node(
                tag, entry, but=("type", "image", "transparentcolor", "imagewidth", "imageheight")
            )
            if entry.get("image"):
                picture = {"source": entry["image"]}
                picture |= {
                    short: entry[name]
                    for name, short in (
                        ("transparentcolor", "trans"),
                        ("imagewidth", "width"),
                        ("imageheight", "height"),
                    )
                    if name in entry
                }
                node.children.append(self._node("image", picture))
        else:
            inner = ("type", "data", "chunks", "encoding", "compression", "objects", "layers")
            node = self._node(tag, entry, but=inner)
        node.children += [self._object(each) for each in self._list(entry, "objects")]
        node.children += [self._layer(each) for each in self._list(entry, "layers")]
        if tag == "layer":
            node.children.append(self._data(entry))
        self.depth -= 1
        return node

    def _data(self, entry: dict[str, Any]) -> XmlElement:
        head = {name: entry[name] for name in ("encoding", "compression") if entry.get(name)}
        node = self._node("data", head)
        if "chunks" in entry:
            for plain in self._list(entry, "chunks"):
                chunk = self._table(plain)
                node.children.append(self._tiles(self._node("chunk", chunk, but=("data",)), chunk))
            return node
        return self._tiles(node, entry)

    def _tiles(self, node: XmlElement, entry: dict[str, Any]) -> XmlElement:
        data = entry.get("data", [])
        if isinstance(data, str):
            node.text = data
        else:
            numbers = self._list(entry, "data")
            if any(type(each) is not int for each in numbers):
                raise TiledError(
                    Message("The tiles of a layer should be a list of whole numbers."), self.file
                )
            node.gids = numbers
        return node

    def _object(self, plain: object) -> XmlElement:
        entry = self._table(plain)
        shapes = ("ellipse", "point", "capsule", "polygon", "polyline", "text")
        node = self._node("object", entry, but=shapes)
        for shape in ("ellipse", "point", "capsule"):
            if entry.get(shape) is True:
                node.children.append(self._node(shape, {}))
        for shape in ("polygon", "polyline"):
            if shape in entry:
                corners = [self._table(corner) for corner in self._list(entry, shape)]
                points = " ".join(f"{corner.get('x', 0)},{corner.get('y', 0)}" for corner in corners)
                node.children.append(self._node(shape, {"points": points}))
        if "text" in entry:
            words = self._table(entry["text"])
            inner = self._node("text", words, but=("text",))
            inner.text = str(words.get("text", ""))
            node.children.append(inner)
        return node

    def _tileset(self, plain: object) -> XmlElement:
        entry = self._table(plain)
        lists = ("tiles", "tileproperties", "tilepropertytypes", "terrains", "wangsets")
        tables = ("grid", "tileoffset", "transformations")
        picture = ("image", "imagewidth", "imageheight", "transparentcolor")
        node = self._node("tileset", entry, but=(*lists, *tables, *picture, "type", "editorsettings"))
        if entry.get("image"):
            node.children.append(self._node("image", {"source": entry["image"]}))
        node.children += [self._node(name, self._table(entry[name])) for name in tables if name in entry]
        terrains = [self._node("terrain", self._table(each)) for each in self._list(entry, "terrains")]
        if terrains:
            node.children.append(self._node("terraintypes", {}, children=terrains))
        node.children += [self._tile(each) for each in self._tile_entries(entry)]
        sets = [self._wangset(self._table(each)) for each in self._list(entry, "wangsets")]
        if sets:
            node.children.append(self._node("wangsets", {}, children=sets))
        return node

    def _tile_entries(self, entry: dict[str, Any]) -> Iterable[dict[str, Any]]:
        tiles = entry.get("tiles", [])
        if isinstance(tiles, list):
            return [self._table(tile) for tile in tiles]
        found = {number: {"id": number, **self._table(tile)} for number, tile in self._table(tiles).items()}
        types = self._table(entry.get("tilepropertytypes", {}))
        for number, properties in self._table(entry.get("tileproperties", {})).items():
            tile = found.setdefault(number, {"id": number})
            tile["properties"] = properties
            tile["propertytypes"] = types.get(number, {})
        return list(found.values())

    def _tile(self, entry: dict[str, Any]) -> XmlElement:
        inner = ("image", "imagewidth", "imageheight", "objectgroup", "animation", "terrain")
        node = self._node("tile", entry, but=inner)
        if entry.get("image"):
            node.children.append(self._node("image", {"source": entry["image"]}))
        if entry.get("animation"):
            node.children.append(self._node("animation", {}))
        if entry.get("objectgroup"):
            node.children.append(self._node("objectgroup", {}))
        if "terrain" in entry:
            corners = self._list(entry, "terrain")
            node.attributes["terrain"] = ",".join("" if each == -1 else str(each) for each in corners)
        return node

    def _wangset(self, entry: dict[str, Any]) -> XmlElement:
        node = self._node("wangset", entry, but=("colors", "wangtiles", "cornercolors", "edgecolors"))
        for name, tag in (
            ("colors", "wangcolor"),
            ("cornercolors", "wangcornercolor"),
            ("edgecolors", "wangedgecolor"),
        ):
            node.children += [self._node(tag, self._table(each)) for each in self._list(entry, name)]
        for plain in self._list(entry, "wangtiles"):
            tile = self._table(plain)
            inner = self._node("wangtile", tile, but=("wangid",))
            inner.attributes["wangid"] = ",".join(map(str, self._list(tile, "wangid")))
            node.children.append(inner)
        return node

    def _node(
        self,
        tag: str,
        entry: dict[str, Any],
        but: tuple[str, ...] = (),
        children: list[XmlElement] | None = None,
    ) -> XmlElement:
        node = XmlElement(tag, self.file, children=list(children or ()))
        for name, value in entry.items():
            if name in ("properties", "propertytypes") or name in but:
                continue
            node.attributes[name] = _words(value)
        properties = self._properties(entry)
        if properties:
            node.children.insert(0, XmlElement("properties", self.file, children=properties))
        return node

    def _properties(self, entry: dict[str, Any]) -> list[XmlElement]:
        plain = entry.get("properties", [])
        if isinstance(plain, dict):
            types = self._table(entry.get("propertytypes", {}))
            plain = [{"name": name, "type": types.get(name), "value": value} for name, value in plain.items()]
        if not isinstance(plain, list):
            raise TiledError(Message("'{name}' should be a list.", name="properties"), self.file)
        return [self._property("property", self._table(each)) for each in plain]

    def _property(self, tag: str, entry: dict[str, Any]) -> XmlElement:
        value = entry.get("value")
        kind = entry.get("type") or _kind_of(value)
        node = XmlElement(tag, self.file, attributes={"name": str(entry.get("name", "")), "type": str(kind)})
        if entry.get("propertytype"):
            node.attributes["propertytype"] = str(entry["propertytype"])
        self.depth += 1
        if self.depth > MAX_DEPTH:
            raise TiledError(
                Message("The elements of this file are nested too deeply, or there are too many."), self.file
            )
        if isinstance(value, dict):
            node.attributes["type"] = "class"
            members = [
                self._property("property", {"name": name, "value": each}) for name, each in value.items()
            ]
            node.children.append(XmlElement("properties", self.file, children=members))
        elif isinstance(value, list):
            node.attributes["type"] = "list"
            node.children += [
                self._property("item", each if _is_typed(each) else {"value": each}) for each in value
            ]
        else:
            node.attributes["value"] = _words(value)
        self.depth -= 1
        return node

    def _table(self, plain: object) -> dict[str, Any]:
        if isinstance(plain, dict):
            return plain
        raise TiledError(Message("This is JSON, but not a map, tileset or template of Tiled."), self.file)

    def _list(self, entry: dict[str, Any], name: str) -> list[Any]:
        plain = entry.get(name)
        if plain is None:
            return []
        if not isinstance(plain, list):
            raise TiledError(Message("'{name}' should be a list.", name=name), self.file)
        return plain


def _is_typed(each: object) -> bool:
    return isinstance(each, dict) and "value" in each and set(each) <= {"type", "value", "propertytype"}


def _kind_of(value: object) -> str:
    return {bool: "bool", int: "int", float: "float"}.get(type(value), "string")


def _words(value: object) -> str:
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)
