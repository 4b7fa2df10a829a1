"""Maps of Tiled, made here in every way the format allows, and a check that what comes of them is a sound map."""

from __future__ import annotations

import os
import sys

if sys.platform.startswith("linux"):
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import base64
import gzip
import json
import struct
import zlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
import zstandard
from tests.support.windows import (
    cycles_are_collected_here,
    dialogs_are_answered,
    pytest_runtest_teardown,
)

from uguisu.board.compile import compile_map
from uguisu.board.model import MapModel
from uguisu.board.topology import Topology
from uguisu.content.document import read_document
from uguisu_changes.tiled import ImportResult, import_tiled
from uguisu_tools.lints.maps import lint_map

__all__ = ["cycles_are_collected_here", "dialogs_are_answered", "pytest_runtest_teardown"]

PACKERS: dict[str, Callable[[bytes], bytes]] = {
    "": bytes,
    "gzip": gzip.compress,
    "zlib": zlib.compress,
    "zstd": zstandard.ZstdCompressor().compress,
}


def packed(gids: Sequence[int], compression: str) -> str:
    """The tiles as base64."""
    return base64.b64encode(PACKERS[compression](struct.pack(f"<{len(gids)}I", *gids))).decode()


def xml_data(gids: Sequence[int], packing: str, width: int) -> str:
    """The inside of a <data> or <chunk> element."""
    if packing == "xml":
        return "".join(f'<tile gid="{gid}"/>' if gid else "<tile/>" for gid in gids)
    if packing == "csv":
        lines = [gids[start : start + width] for start in range(0, len(gids), width)]
        return "\n" + ",\n".join(",".join(map(str, line)) for line in lines) + "\n"
    return f"\n   {packed(gids, packing.removeprefix('base64').strip('-'))}\n  "


def data_head(packing: str) -> dict[str, str]:
    """The encoding and compression as attributes."""
    if packing == "xml":
        return {}
    encoding, _, compression = packing.partition("-")
    return {"encoding": encoding} | ({"compression": compression} if compression else {})


def attributes(entries: dict[str, Any]) -> str:
    return "".join(f' {name}="{value}"' for name, value in entries.items())


TILES = """<tileset firstgid="1" name="Ground" tilewidth="16" tileheight="16" tilecount="8" columns="4">
 <image source="ground.png" width="64" height="32"/>
 <tile id="0" type="grass"/><tile id="1" type="water"/><tile id="2" type="rock"/>
</tileset>"""


class Maker:
    """Writes files into a folder and imports them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def file(self, name: str, text: str | bytes) -> Path:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode() if isinstance(text, str) else text)
        return path

    def tmx(self, inside: str, name: str = "field.tmx", **head: object) -> Path:
        usual = {
            "version": "1.10",
            "orientation": "orthogonal",
            "width": 3,
            "height": 2,
            "tilewidth": 16,
            "tileheight": 16,
        }
        return self.file(
            name,
            f'<?xml version="1.0" encoding="UTF-8"?>\n<map{attributes({**usual, **head})}>{inside}</map>',
        )

    def tmj(self, layers: list[Any], name: str = "field.tmj", **head: object) -> Path:
        tiles = [{"id": 0, "type": "grass"}, {"id": 1, "type": "water"}, {"id": 2, "type": "rock"}]
        usual = {
            "type": "map",
            "orientation": "orthogonal",
            "width": 3,
            "height": 2,
            "tilewidth": 16,
            "tileheight": 16,
        }
        usual["tilesets"] = [
            {"firstgid": 1, "name": "Ground", "tilecount": 8, "tiles": tiles, "image": "ground.png"}
        ]
        return self.file(name, json.dumps({**usual, "layers": layers, **head}))

    def layer(self, gids: Sequence[int], width: int = 3, packing: str = "csv", name: str = "Ground") -> str:
        head = {"name": name, "width": width, "height": len(gids) // width}
        return f"<layer{attributes(head)}><data{attributes(data_head(packing))}>{xml_data(gids, packing, width)}</data></layer>"

    def result(self, path: Path) -> ImportResult:
        found = import_tiled(path)
        checked(found.text)
        return found

    def field(
        self, objects: str = "", gids: Sequence[int] = (1,) * 6, width: int = 3, **head: Any
    ) -> ImportResult:
        """Import a field of tiles with these objects on it."""
        size: dict[str, Any] = {"width": width, "height": len(gids) // width}
        inside = f'{TILES}{self.layer(gids, width)}<objectgroup name="Things">{objects}</objectgroup>'
        return self.result(self.tmx(inside, **{**size, **head}))


def checked(text: str) -> tuple[dict[str, Any], Topology]:
    """Read a map's text as `validate` does; it must have no error. Returns its data and its topology."""
    document, found = read_document(text.encode(), "map.yaml", "map.yaml")
    assert not found
    assert document is not None
    model = msgspec.convert(document.data, MapModel)
    assert [finding for finding in lint_map(model) if finding[2] == "error"] == []
    return document.data, compile_map(model)


@pytest.fixture
def make(tmp_path: Path) -> Maker:
    return Maker(tmp_path)


@pytest.fixture
def read() -> Callable[[ImportResult], dict[str, Any]]:
    return lambda result: checked(result.text)[0]


@pytest.fixture
def board() -> Callable[[ImportResult], Topology]:
    return lambda result: checked(result.text)[1]


@pytest.fixture
def tiles_xml() -> str:
    return TILES


@pytest.fixture
def xml_of() -> Callable[..., str]:
    return xml_data


@pytest.fixture
def base64_of() -> Callable[[Sequence[int], str], str]:
    return packed


@pytest.fixture
def window(qtbot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A window whose settings are nobody's, closed without questions at the end."""
    monkeypatch.setenv("UGUISU_CONFIG", str(tmp_path / "config"))
    monkeypatch.setenv("UGUISU_STATE", str(tmp_path / "state"))
    from uguisu_editor.app import application
    from uguisu_editor.window import MainWindow

    application()
    found = MainWindow()
    found.set_language("en")
    qtbot.addWidget(found)
    found.show()
    return found
