"""Layers of tiles: every encoding and compression, chunks, tilesets of every kind, names of terrains."""

from __future__ import annotations

import json

import pytest

from uguisu_changes.tiled import import_tiled
from uguisu_editor.io.tile_colours import mean_colour

GIDS = (1, 2, 3, 0, 2, 1)
ROWS = [".wr", " w."]
PACKINGS = ("xml", "csv", "base64", "base64-gzip", "base64-zlib", "base64-zstd")


@pytest.mark.parametrize("packing", PACKINGS)
def test_every_encoding_of_tmx(make, read, tiles_xml, packing):
    data = read(make.result(make.tmx(tiles_xml + make.layer(GIDS, packing=packing))))
    assert data["rows"] == ROWS
    assert {entry["terrain"] for entry in data["legend"].values()} == {"grass", "water", "rock"}


@pytest.mark.parametrize("compression", ["array", "", "gzip", "zlib", "zstd"])
def test_every_encoding_of_tmj(make, read, base64_of, compression):
    layer = {"type": "tilelayer", "name": "Ground", "width": 3, "height": 2}
    if compression == "array":
        layer["data"] = list(GIDS)
    else:
        layer |= {"encoding": "base64", "compression": compression, "data": base64_of(GIDS, compression)}
    assert read(make.result(make.tmj([layer])))["rows"] == ROWS


@pytest.mark.parametrize("packing", PACKINGS)
def test_infinite_maps_are_cut_to_their_tiles(make, read, tiles_xml, xml_of, packing):
    encoding, _, compression = packing.partition("-")
    head = "" if packing == "xml" else f' encoding="{encoding}"'
    head += f' compression="{compression}"' if compression else ""
    one, other = [0] * 16, [0] * 16
    one[15], other[0], other[1] = 2, 1, 3
    chunks = f'<chunk x="-4" y="-4" width="4" height="4">{xml_of(one, packing, 4)}</chunk>'
    chunks += f'<chunk x="0" y="0" width="4" height="4">{xml_of(other, packing, 4)}</chunk>'
    layer = f'<layer name="Ground" width="8" height="8"><data{head}>{chunks}</data></layer>'
    well = '<objectgroup name="o"><object id="1" name="Well" x="8" y="8"><point/></object></objectgroup>'
    result = make.result(make.tmx(tiles_xml + layer + well, infinite=1))
    data = read(result)
    assert [row.replace(" ", "0") for row in data["rows"]] == [".00", "0gr"]
    assert data["cells"][0]["id"] == "b2"
    assert "first column was -1" in result.report.text()


def test_infinite_maps_in_json(make, read):
    chunk = {"x": 16, "y": -16, "width": 2, "height": 2, "data": [1, 2, 2, 1]}
    layer = {
        "type": "tilelayer",
        "name": "Ground",
        "width": 2,
        "height": 2,
        "chunks": [chunk],
        "startx": 16,
        "starty": -16,
    }
    assert read(make.result(make.tmj([layer], infinite=True)))["rows"] == [".w", "w."]


def test_layers_lie_on_one_another(make, read, tiles_xml):
    upper = make.layer((0, 2, 0, 2, 0, 0), name="Upper")
    result = make.result(make.tmx(tiles_xml + make.layer((1, 1, 1, 0, 1, 1)) + upper))
    data = read(result)
    legend = {sign: (entry["terrain"], entry.get("tags")) for sign, entry in data["legend"].items()}
    top, bottom = ([legend[sign] for sign in row] for row in data["rows"])
    assert top == [("grass", None), ("grass", ["water"]), ("grass", None)]
    assert bottom[0] == ("water", None)
    assert "[Upper]" in result.report.text()


def test_properties_of_tiles_come_with_the_terrain(make, read):
    tiles = """<tileset firstgid="1" name="t"><tile id="0" class="wood"><properties>
      <property name="cover" type="int" value="2"/><property name="burns" type="bool" value="true"/></properties></tile></tileset>"""
    data = read(make.result(make.tmx(tiles + make.layer([1] * 6))))
    assert data["legend"] == {".": {"terrain": "wood", "props": {"cover": 2, "burns": True}}}


def test_turned_tiles_are_the_same_terrain_and_are_told_of(make, read, tiles_xml):
    bits = [1, 1 | 0x80000000, 1 | 0x40000000, 1 | 0x20000000, 1 | 0x10000000, 1 | 0xF0000000]
    result = make.result(make.tmx(tiles_xml + make.layer(bits)))
    assert read(result)["rows"] == ["...", "..."]
    turned = [remark for remark in result.report.remarks if "turned and mirrored" in remark.sentence]
    assert [(remark.count, remark.places) for remark in turned] == [(5, ("Ground",))]


TSX = """<?xml version="1.0" encoding="UTF-8"?><tileset version="1.10" name="Far away" tilewidth="16" tileheight="16"
 tilecount="4" columns="2"><tile id="1" type="moss"/></tileset>"""
TSJ = json.dumps(
    {"type": "tileset", "name": "Far away", "tilecount": 4, "tiles": [{"id": 1, "type": "moss"}]}
)


@pytest.mark.parametrize(
    ("name", "text"), [("sets/far.tsx", TSX), ("sets/far.tsj", TSJ), ("sets/far.json", TSJ)]
)
def test_external_tilesets(make, read, name, text):
    make.file(name, text)
    for source in (name, name.replace("/", "\\")):
        path = make.tmx(f'<tileset firstgid="7" source="{source}"/>{make.layer([8, 7, 8, 8, 8, 8])}')
        assert [entry["terrain"] for entry in read(make.result(path))["legend"].values()] == [
            "moss",
            "Far_away-0",
        ]
    layer = {"type": "tilelayer", "name": "G", "width": 3, "height": 2, "data": [8] * 6}
    path = make.tmj([layer], tilesets=[{"firstgid": 7, "source": name}])
    assert read(make.result(path))["legend"]["."]["terrain"] == "moss"


@pytest.mark.parametrize("source", ["gone.tsx", "https://example.org/t.tsx", "//share/t.tsx", "field.tmx"])
def test_a_missing_tileset_is_told_and_not_fatal(make, read, source):
    path = make.tmx(f'<tileset firstgid="1" source="{source}"/>{make.layer([1, 2, 1, 1, 1, 1])}')
    result = make.result(path)
    name = source.rsplit("/", 1)[-1].removesuffix(".tsx").removesuffix(".tmx")
    assert [entry["terrain"] for entry in read(result)["legend"].values()] == [f"{name}-0", f"{name}-1"]
    assert [source in remark.text() for remark in result.report.of("missing")] == [True]


def test_a_path_of_another_computer_is_looked_for_beside_the_map(make, read):
    make.file("far.tsx", TSX)
    path = make.tmx(f'<tileset firstgid="1" source="C:\\maps\\far.tsx"/>{make.layer([2] * 6)}')
    assert read(make.result(path))["legend"]["."]["terrain"] == "moss"


def test_terrain_sets_name_tiles_without_a_class(make, read):
    tiles = """<tileset firstgid="1" name="t" tilecount="4"><terraintypes><terrain name="Sand" tile="0"/><terrain name="Mud" tile="1"/>
      </terraintypes><tile id="0" terrain="0,0,0,0"/><tile id="1" terrain="0,1,0,1"/>
      <wangsets><wangset name="w" type="corner" tile="-1"><wangcolor name="Snow" color="#fff" tile="-1" probability="1"/>
      <wangcolor name="Ice" color="#fff" tile="-1" probability="1"/>
      <wangtile tileid="2" wangid="0,1,0,1,0,1,0,1"/><wangtile tileid="3" wangid="0,1,0,2,0,1,0,1"/></wangset></wangsets></tileset>"""
    data = read(make.result(make.tmx(tiles + make.layer([1, 2, 3, 4, 1, 1]))))
    assert {entry["terrain"] for entry in data["legend"].values()} == {"Sand", "t-1", "Snow", "t-3"}


def test_collections_of_pictures_name_tiles_by_them(make, read):
    tiles = """<tileset firstgid="1" name="t"><tile id="5"><image width="16" height="16" source="art/Big Tree.png"/></tile></tileset>"""
    assert read(make.result(make.tmx(tiles + make.layer([6] * 6))))["legend"]["."]["terrain"] == "Big_Tree"


def test_old_json_with_tiles_and_properties_as_objects(make, read):
    tileset = {
        "firstgid": 1,
        "name": "t",
        "tiles": {"0": {"terrain": [0, 0, 0, 0]}},
        "terrains": [{"name": "Sand", "tile": 0}],
    }
    tileset |= {"tileproperties": {"1": {"deep": 3}}, "tilepropertytypes": {"1": {"deep": "int"}}}
    layer = {"type": "tilelayer", "name": "G", "width": 3, "height": 2, "data": [1, 2, 1, 1, 1, 1]}
    data = read(
        make.result(
            make.tmj(
                [layer], tilesets=[tileset], properties={"author": "me"}, propertytypes={"author": "string"}
            )
        )
    )
    assert list(data["legend"].values()) == [{"terrain": "Sand"}, {"terrain": "t-1", "props": {"deep": 3}}]
    assert data["props"] == {"author": "me"}


def test_tiles_that_no_tileset_has(make, read, tiles_xml):
    result = make.result(make.tmx(tiles_xml + make.layer([1, 1, 99, 1, 1, 1])))
    assert {entry["terrain"] for entry in read(result)["legend"].values()} == {"grass", "tile-99"}
    assert result.report.of("missing")


def test_hundreds_of_terrains_find_signs_of_their_own(make, read):
    gids = list(range(1, 901))
    path = make.tmx(
        f'<tileset firstgid="1" name="t" tilecount="900"/>{make.layer(gids, width=30)}', width=30, height=30
    )
    data = read(make.result(path))
    assert len(data["legend"]) == 900
    assert data["legend"][data["rows"][29][29]]["terrain"] == "t-899"


def test_terrain_takes_the_mean_colour_of_its_tile(make, read, tmp_path):
    from PySide6.QtGui import QColor, QImage

    picture = QImage(34, 16, QImage.Format.Format_ARGB32)
    picture.fill(QColor(0, 0, 0, 0))
    for x in range(16):
        for y in range(16):
            picture.setPixelColor(x, y, QColor("#204060" if x < 8 else "#406080"))
            if y < 8:
                picture.setPixelColor(18 + x, y, QColor("#c02020"))  # the lower half is clear
    stone = QImage(8, 8, QImage.Format.Format_RGB32)
    stone.fill(QColor("#808080"))
    tileset = (
        '<tileset firstgid="1" name="sheet" tilewidth="16" tileheight="16" tilecount="2" columns="2" spacing="2">'
        '<image source="sheet.png" width="34" height="16"/>'
        '<tile id="0" type="sea"/><tile id="1" type="roof"/></tileset>'
        '<tileset firstgid="9" name="single" tilewidth="8" tileheight="8" tilecount="2" columns="0">'
        '<tile id="0" type="stone"><image source="stone.png" width="8" height="8"/></tile>'
        '<tile id="1" type="lost"><image source="lost.png" width="8" height="8"/></tile></tileset>'
    )
    path = make.tmx(tileset + make.layer((1, 2, 9, 10, 1, 1)))
    picture.save(str(path.with_name("sheet.png")))
    stone.save(str(path.with_name("stone.png")))
    colours = {
        entry["terrain"]: entry.get("colour")
        for entry in read(import_tiled(path, mean_colour))["legend"].values()
    }
    assert colours["stone"] == "#808080"
    assert colours["lost"] is None
    for terrain, wanted in (("sea", (0x30, 0x50, 0x70)), ("roof", (0xC0, 0x20, 0x20))):
        got = QColor(colours[terrain])
        assert all(abs(a - b) <= 4 for a, b in zip((got.red(), got.green(), got.blue()), wanted, strict=True))
