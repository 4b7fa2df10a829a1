"""The format of Tiled as it is documented, item by item: each comes over, or is told of in the report."""

from __future__ import annotations

import json

import pytest

from uguisu import Message
from uguisu.messages import translate

TILESET = (
    '<tileset firstgid="1" name="Ground" tilewidth="16" tileheight="16" tilecount="4" columns="2" '
    'spacing="1" margin="1"{attribute}><image source="ground.png" width="34" height="34"/>{inside}'
    '<tile id="0" type="grass"/><tile id="1" type="water"{tile}>{in_tile}</tile></tileset>'
)
LAYER = '<layer id="1" name="Floor" width="3" height="2"{layer}>{in_layer}<data encoding="csv">1,1,1,1,1,2</data></layer>'
OBJECTS = '<objectgroup id="2" name="Things"{group}><object id="1" name="gate" x="4" y="4"{object}>{in_object}</object></objectgroup>'
SLOTS = (
    "attribute",
    "inside",
    "tile",
    "in_tile",
    "layer",
    "in_layer",
    "group",
    "object",
    "in_object",
    "more",
)


def tmx(make, slot: str = "", value: str = "", **head: object):
    slots = {**dict.fromkeys(SLOTS, ""), "in_object": "<point/>", **({slot: value} if slot else {})}
    inside = "".join(part.format(**slots) for part in (TILESET, LAYER, OBJECTS)) + slots["more"]
    return make.result(make.tmx(inside, **head))


WITHOUT_COUNTERPART = [
    ("attribute", ' backgroundcolor="#112233"', "'backgroundcolor' of <tileset>"),
    ("attribute", ' class="Nature"', "'class' of <tileset>"),
    ("attribute", ' tilerendersize="grid"', "'tilerendersize' of <tileset>"),
    ("attribute", ' fillmode="preserve-aspect-fit"', "'fillmode' of <tileset>"),
    ("inside", '<tileoffset x="3" y="4"/>', "<tileoffset>"),
    ("inside", '<grid orientation="isometric" width="2" height="2"/>', "<grid>"),
    ("inside", '<transformations hflip="1" vflip="1" rotate="1"/>', "<transformations>"),
    ("inside", '<wangsets><wangset name="Shore" type="corner" tile="-1"/></wangsets>', "<wangsets>"),
    ("inside", '<terraintypes><terrain name="Sand" tile="-1"/></terraintypes>', "<terraintypes>"),
    ("inside", '<properties><property name="a" value="b"/></properties>', "Properties of tilesets"),
    ("tile", ' probability="0.5"', "'probability' of <tile>"),
    ("in_tile", '<animation><frame tileid="0" duration="9"/></animation>', "Animations of tiles"),
    ("in_tile", '<objectgroup><object id="1" x="0" y="0"/></objectgroup>', "Collision shapes"),
    ("layer", ' opacity="0.5"', "The opacity of layers"),
    ("layer", ' tintcolor="#ff0000"', "'tintcolor' of <layer>"),
    ("layer", ' offsetx="3" offsety="-2"', "how many pixels layers of tiles are moved"),
    ("layer", ' parallaxx="0.5"', "'parallaxx' of <layer>"),
    ("layer", ' parallaxy="0.5"', "'parallaxy' of <layer>"),
    ("layer", ' class="Base"', "'class' of <layer>"),
    ("layer", ' mode="multiply"', "'mode' of <layer>"),
    ("layer", ' locked="1"', "'locked' of <layer>"),
    ("layer", ' visible="0"', "Hidden layers"),
    ("in_layer", '<properties><property name="a" value="b"/></properties>', "Properties of layers"),
    ("group", ' class="Doors"', "'class' of <objectgroup>"),
    ("object", ' opacity="0.5"', "'opacity' of <object>"),
    ("object", ' visible="0"', "Hidden objects"),
    ("in_object", '<text bold="1" color="#fff" wrap="1" halign="center">hi</text>', "Fonts, colours"),
    ("more", '<imagelayer name="Fog" repeatx="1"><image source="gone.png"/></imagelayer>', "gone.png"),
    ("more", '<imagelayer name="Fog"><image format="png"><data encoding="base64">AA==</data></image></imagelayer>',
     "Image layers without a picture file"),
]  # fmt: skip


@pytest.mark.parametrize(("slot", "value", "told"), WITHOUT_COUNTERPART)
def test_what_has_no_counterpart_is_told(make, slot, value, told):
    plain = tmx(make).report.text()
    text = tmx(make, slot, value).report.text(most=99)
    assert told in text
    assert told not in plain


@pytest.mark.parametrize(
    ("head", "told"),
    [
        ({"backgroundcolor": "#123456"}, "'backgroundcolor' of <map>"),
        ({"parallaxoriginx": "3"}, "'parallaxoriginx' of <map>"),
        ({"parallaxoriginy": "3"}, "'parallaxoriginy' of <map>"),
        ({"orientation": "isometric"}, "seen from above"),
        ({"orientation": "staggered", "staggeraxis": "y", "staggerindex": "odd"}, "45"),
        ({"orientation": "oblique", "skewx": "8", "skewy": "0"}, "oblique map"),
    ],
)
def test_what_becomes_of_the_map_itself_is_told(make, head, told):
    assert told in tmx(make, **head).report.text()


@pytest.mark.parametrize("renderorder", ["right-down", "right-up", "left-down", "left-up"])
@pytest.mark.parametrize("compressionlevel", [-1, 0, 9])
def test_what_only_says_how_a_file_was_written_makes_no_difference(make, renderorder, compressionlevel):
    usual = tmx(make)
    result = tmx(
        make, renderorder=renderorder, compressionlevel=compressionlevel, nextlayerid=9, nextobjectid=9
    )
    assert (result.text, result.report.text()) == (usual.text, usual.report.text())


def test_a_part_of_a_picture_may_be_a_tile(make, read):
    """Since 1.9 tiles of a collection may be parts of pictures."""
    inside = '<tile id="2" type="moss" x="4" y="4" width="8" height="8"><image source="moss.png"/></tile>'
    data = read(tmx(make, "inside", inside))
    assert {entry["terrain"] for entry in data["legend"].values()} == {"grass", "water"}


@pytest.mark.parametrize(
    ("shape", "place"),
    [
        ("<point/>", "cell"),
        ('<text>Here</text>', "cell"),
        ("<ellipse/>", "region"),
        ("<capsule/>", "region"),
        ('<polygon points="0,0 40,0 40,28 0,28"/>', "region"),
        ('<polyline points="2,2 40,28"/>', "region"),
        ("", "region"),
    ],
)  # fmt: skip
def test_every_shape_becomes_something(make, read, shape, place):
    slots = {
        **dict.fromkeys(SLOTS, ""),
        "in_object": shape,
        "object": ' width="44" height="28"' if "p" not in shape[1:3] else "",
    }
    inside = "".join(part.format(**slots) for part in (TILESET, LAYER, OBJECTS))
    data = read(make.result(make.tmx(inside)))
    named = data.get("cells", []) if place == "cell" else data.get("regions", [])
    assert any("gate" in json.dumps(entry) for entry in named), data


def test_json_tells_of_the_same_things(make):
    tileset = {
        "firstgid": 1, "name": "Ground", "tilewidth": 16, "tileheight": 16, "tilecount": 4, "columns": 2,
        "image": "ground.png", "imagewidth": 32, "imageheight": 32, "margin": 0, "spacing": 0,
        "backgroundcolor": "#112233", "class": "Nature", "tilerendersize": "grid", "fillmode": "preserve-aspect-fit",
        "tileoffset": {"x": 3, "y": 4}, "grid": {"orientation": "isometric", "width": 2, "height": 2},
        "transformations": {"hflip": True, "vflip": True, "rotate": False, "preferuntransformed": False},
        "wangsets": [{"name": "Shore", "type": "corner", "tile": -1, "colors": [], "wangtiles": []}],
        "properties": [{"name": "a", "type": "string", "value": "b"}],
        "tiles": [
            {"id": 0, "type": "grass", "probability": 0.5},
            {"id": 1, "type": "water", "animation": [{"duration": 9, "tileid": 0}],
             "objectgroup": {"type": "objectgroup", "name": "", "objects": []}},
        ],
    }  # fmt: skip
    floor = {
        "type": "tilelayer", "id": 1, "name": "Floor", "width": 3, "height": 2, "data": [1, 1, 1, 1, 1, 2],
        "opacity": 0.5, "tintcolor": "#ff0000", "offsetx": 3, "parallaxx": 0.5, "class": "Base", "mode": "multiply",
        "locked": True, "visible": False, "x": 0, "y": 0,
    }  # fmt: skip
    things = {
        "type": "objectgroup", "id": 2, "name": "Things", "draworder": "index", "class": "Doors", "x": 0, "y": 0,
        "objects": [
            {"id": 1, "name": "gate", "type": "", "x": 4, "y": 4, "width": 0, "height": 0, "rotation": 0,
             "visible": False, "opacity": 0.5,
             "text": {"text": "hi", "bold": True, "color": "#fff", "wrap": True, "halign": "center"}},
        ],
    }  # fmt: skip
    path = make.tmj([floor, things], tilesets=[tileset], backgroundcolor="#123456", parallaxoriginx=3)
    text = make.result(path).report.text(most=99)
    slots = ("attribute", "inside", "tile", "in_tile", "layer", "object", "in_object")
    expected = [told for slot, _, told in WITHOUT_COUNTERPART if slot in slots and told != "<terraintypes>"]
    expected += ["'class' of <objectgroup>", "'backgroundcolor' of <map>", "'parallaxoriginx' of <map>"]
    expected.remove("'parallaxy' of <layer>")
    assert [told for told in expected if told not in text] == [], text


def test_reasons_are_told_in_the_readers_language(make):
    result = make.result(make.tmx('<tileset firstgid="1" source="gone.tsx"/>' + make.layer([1] * 6)))
    assert translate(Message("There is no such file."), "ru") in result.report.text("ru")
    assert "There is no such file." not in result.report.text("ru")
