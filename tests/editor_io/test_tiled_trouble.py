"""Files that cannot be imported say why, and where; nothing else happens."""

from __future__ import annotations

import random
import zlib
from base64 import b64encode

import pytest

from uguisu import Message
from uguisu_changes.tiled import ImportReport, TiledError, import_tiled


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "field.tmx: This file is empty."),
        ("hello", "field.tmx: This is neither XML"),
        ("<map>\n<layer>\n</map>", "field.tmx:3: This is not well-formed XML: mismatched tag"),
        ('{"layers": [\n1,\n}', "field.tmx:3: This is not well-formed JSON"),
        ("[1]", "field.tmx: This is JSON, but not a map"),
        ("<tileset/>", "field.tmx:1: This is a <tileset> of Tiled, not a map."),
        ('<map tilewidth="0" tileheight="9"/>', "should be 1 or more"),
        ('<map tilewidth="x"/>', "field.tmx:1: 'tilewidth' of <map> should be a number, but is 'x'."),
        ('<map tilewidth="1.5"/>', "should be a whole number"),
        ('<map orientation="round"/>', "The orientation 'round' of this map is not supported."),
        ('<map tilewidth="9" tileheight="9" width="9999" height="9999"/>', "This map has 99980001 cells"),
        ('<map tilewidth="9" tileheight="9"/>', "neither tiles nor objects"),
        ('<?xml version="1.0" encoding="klingon"?><map/>', "field.tmx"),
        (
            '<!DOCTYPE map [<!ENTITY a "b">]>\n<map>&a;</map>',
            "field.tmx:1: This file defines entities of its own",
        ),
        (
            '<!DOCTYPE map [<!ENTITY a SYSTEM "file:///etc/passwd">]><map>&a;</map>',
            "defines entities of its own",
        ),
        ("<map>" + "<group>" * 100, "nested too deeply"),
        (
            '{"type": "map", "layers": ' + '[{"type": "group", "layers": ' * 90 + "[]" + "}]" * 90 + "}",
            "nested too deeply",
        ),
        ("[" * 100_000, "field.tmx"),
        (b"\xff\xfe<\x00m\x00", "field.tmx"),
        (b'{"a": "\xff"}', "The encoding of this file is not known"),
    ],
)
def test_files_that_are_no_maps(make, text, said):
    with pytest.raises(TiledError) as caught:
        import_tiled(make.file("field.tmx", text))
    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ('<data encoding="csv">1,2</data>', "should have 6 tiles here, but has 2"),
        ('<data encoding="csv">1,2,x,1,1,1</data>', "should be a list of whole numbers"),
        ('<data encoding="csv">1,2,-1,1,1,1</data>', "out of range"),
        ('<data encoding="csv">1,2,99999999999,1,1,1</data>', "out of range"),
        ('<data encoding="base64">AAA</data>', "not well-formed base64"),
        ('<data encoding="base64">AAAA</data>', "are truncated"),
        ('<data encoding="base64" compression="zlib">AAAA</data>', "they are damaged"),
        ('<data encoding="base64" compression="gzip">AAAA</data>', "they are damaged"),
        ('<data encoding="base64" compression="zstd">AAAA</data>', "they are damaged"),
        ('<data encoding="base64" compression="lzma">AAAA</data>', "The compression 'lzma'"),
        ('<data encoding="base32">AAAA</data>', "The encoding 'base32'"),
    ],
)
def test_tiles_that_cannot_be_read(make, data, said):
    path = make.tmx(f'\n\n<layer name="Ground" width="3" height="2">{data}</layer>')
    with pytest.raises(TiledError) as caught:
        import_tiled(path)
    assert said in str(caught.value)
    assert str(caught.value).startswith("field.tmx:4: ")


@pytest.mark.long
def test_tiles_that_unpack_to_far_too_much_are_not_unpacked(make):
    bomb = b64encode(zlib.compress(bytes(200_000_000), 9)).decode()
    path = make.tmx(
        f'<layer width="3" height="2"><data encoding="base64" compression="zlib">{bomb}</data></layer>'
    )
    with pytest.raises(TiledError, match="should have 6 tiles here, but has 7"):
        import_tiled(path)


def test_a_stray_tile_far_away_is_named(make, tiles_xml):
    chunks = '<chunk x="0" y="0" width="1" height="1">1</chunk><chunk x="90000" y="90000" width="1" height="1">1</chunk>'
    layer = f'<layer width="1" height="1"><data encoding="csv">{chunks}</data></layer>'
    with pytest.raises(TiledError, match=r"90001 columns and 90001 rows apart.*stray tiles"):
        import_tiled(make.tmx(tiles_xml + layer, infinite=1))


def test_a_missing_file_and_a_folder(tmp_path):
    with pytest.raises(TiledError, match=r"gone\.tmx: There is no such file"):
        import_tiled(tmp_path / "gone.tmx")
    with pytest.raises(TiledError, match="cannot be read"):
        import_tiled(tmp_path)


def test_old_maps_with_a_doctype_are_read(make, read, tiles_xml):
    path = make.tmx(tiles_xml + make.layer([1] * 6))
    text = path.read_text(encoding="utf-8").replace(
        "<map", '<!DOCTYPE map SYSTEM "http://mapeditor.org/dtd/1.0/map.dtd">\n<map', 1
    )
    assert read(make.result(make.file("old.tmx", text)))["rows"] == ["...", "..."]


def test_sentences_can_be_translated(make):
    report = ImportReport()
    report.add("missing", Message("The picture '{source}' was not found.", source="a.png"), "Scan")
    assert report.text("it") == "Non trovati:\n  - L'immagine «a.png» non c'è. [Scan]"
    error = TiledError(Message("This is a <{tag}> of Tiled, not a map.", tag="tileset"), "f.tmx", 3)
    assert error.text() == "f.tmx:3: This is a <tileset> of Tiled, not a map."
    assert error.text("it").startswith("f.tmx:3: ")
    assert error.text("it") != error.text()


def _broken(text: str, chance: random.Random) -> str:
    """A file somebody's disk or hand has spoilt."""
    for _ in range(chance.randint(1, 4)):
        at, command = chance.randrange(len(text)), chance.randrange(4)
        if command == 0:
            text = text[:at] + text[at + chance.randint(1, 30) :]
        elif command == 1:
            text = text[:at] + chance.choice('<>"{}[],:-0123456789eE \n\0é') + text[at + 1 :]
        elif command == 2:
            words = ["-1", "1e999", "NaN", "99999999999999999999", "null", '"', "{}", "true", "0", "x"]
            text = text[:at] + chance.choice(words) + text[at:]
        else:
            end = at + chance.randint(1, 60)
            text = text[:end] + text[at:end] + text[end:]
    return text


@pytest.mark.parametrize("kind", ["tmx", "tmj"])
def test_spoilt_files_give_a_sentence_or_a_sound_map(make, kind, request):
    chance = random.Random(7)
    text = request.getfixturevalue(f"rich_{kind}")
    refused: list[str] = []
    for _ in range(150):
        path = make.file(f"spoilt.{kind}", _broken(text, chance))
        try:
            make.result(path)
        except TiledError as error:
            refused.append(str(error))
    assert 20 < len(refused) < 150
    assert all(sentence.startswith("spoilt.") for sentence in refused)


@pytest.fixture
def rich_tmx(make, tiles_xml):
    things = """<objectgroup name="o" offsetx="2"><object id="1" name="Well" type="a" x="8" y="8" rotation="30"><point/>
      <properties><property name="n" type="int" value="3"/><property name="to" type="object" value="2"/></properties></object>
      <object id="2" name="Keep" width="32" height="32"><ellipse/></object><object id="3" gid="2" x="5" y="20" width="9" height="9"/>
      <object id="4" x="16" y="0"><polyline points="0,0 0,32"/></object><object id="5"><text>hi</text></object></objectgroup>"""
    path = make.tmx(
        tiles_xml + make.layer([1, 2, 3, 0, 1, 1]) + make.layer([0, 0, 1, 0, 2147483649, 0]) + things
    )
    return path.read_text(encoding="utf-8")


@pytest.fixture
def rich_tmj(make):
    things = [
        {
            "id": 1,
            "name": "Well",
            "x": 8,
            "y": 8,
            "point": True,
            "properties": [{"name": "n", "type": "int", "value": 3}],
        },
        {
            "id": 2,
            "type": "zone",
            "x": 0,
            "y": 0,
            "polygon": [{"x": 0, "y": 0}, {"x": 48, "y": 0}, {"x": 0, "y": 32}],
        },
    ]
    layers = [
        {"type": "tilelayer", "name": "G", "width": 3, "height": 2, "data": [1, 2, 3, 0, 1, 1]},
        {"type": "group", "name": "g", "layers": [{"type": "objectgroup", "name": "o", "objects": things}]},
    ]
    return make.tmj(layers).read_text(encoding="utf-8")
