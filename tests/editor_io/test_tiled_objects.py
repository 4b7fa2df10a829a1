"""Objects: cells, regions, borders, properties of every type, templates, layers in groups, pictures."""

from __future__ import annotations

import json

import pytest

GRASS = (1,) * 24
"""Six columns, four rows."""


def objects(make, inside, **head):
    return make.field(inside, GRASS, 6, **head)


def test_points_tiles_and_texts_mark_the_cell_they_lie_on(make, read):
    result = objects(
        make,
        """<object id="1" name="Well" type="start point" x="20" y="20"><point/></object>
        <object id="2" name="Oak" gid="3" x="32" y="48" width="16" height="16"/>
        <object id="3" x="80" y="2" width="10" height="10"><text fontfamily="Arial" wrap="1">Hall of
Masks</text></object>""",
    )
    assert read(result)["cells"] == [
        {"id": "f1", "name": "Hall of\nMasks"},
        {"id": "b2", "name": "Well", "tags": ["start_point"]},
        {"id": "c3", "name": "Oak", "tags": ["rock"]},
    ]
    assert "Fonts" in result.report.text()


@pytest.mark.parametrize(
    ("shape", "size", "cells"),
    [
        ("", 'width="32" height="32"', "a1 b1 a2 b2"),
        ("", 'width="32" height="32" rotation="90" ', ""),
        (
            "<ellipse/>",
            'width="96" height="64"',
            "b1 c1 d1 e1 a2 b2 c2 d2 e2 f2 a3 b3 c3 d3 e3 f3 b4 c4 d4 e4",
        ),
        ("<capsule/>", 'width="48" height="16"', "a1 b1 c1"),
        ('<polygon points="0,0 48,0 0,48"/>', "", "a1 b1 a2"),
        ('<polyline points="8,8 40,8 40,40"/>', "", "a1 b1 c1 c2 c3"),
    ],
)
def test_shapes_are_regions_of_the_cells_within(make, read, shape, size, cells):
    x = 32 if "rotation" in size else 0
    result = objects(make, f'<object id="1" name="Keep" type="castle" x="{x}" y="0" {size}>{shape}</object>')
    (region,) = read(result)["regions"]
    expected = {"id": "Keep", "name": "Keep", "tags": ["castle"], "places": (cells or "a1 b1 a2 b2").split()}
    assert {**region, "places": sorted(region["places"])} == {
        **expected,
        "places": sorted(expected["places"]),
    }


def test_an_object_of_one_cell_is_that_cell(make, read):
    data = read(objects(make, '<object id="1" name="Start" x="18" y="18" width="12" height="12"/>'))
    assert data["cells"] == [{"id": "b2", "name": "Start"}]
    assert "regions" not in data


def test_two_objects_of_one_name_and_two_on_one_cell(make, read):
    result = objects(
        make,
        """<object id="1" name="Keep" width="32" height="16"/><object id="2" name="Keep" y="32" width="32" height="16"/>
        <object id="3" name="Well" x="90" y="10"><point/><properties><property name="deep" value="yes"/></properties></object>
        <object id="4" name="Crow" type="bird" x="92" y="12"><point/><properties><property name="deep" value="no"/></properties></object>""",
    )
    data = read(result)
    assert [region["id"] for region in data["regions"]] == ["Keep", "Keep_2"]
    assert data["cells"] == [{"id": "f1", "name": "Well", "tags": ["Crow", "bird"], "props": {"deep": "yes"}}]
    assert "f1: Crow" in result.report.text()
    assert "'deep' of a second object" in result.report.text()


def test_lines_along_the_edges_of_cells_are_borders(make, read):
    data = read(
        objects(make, '<object id="1" type="wall" x="16" y="0"><polyline points="0,0 0,32 32,32"/></object>')
    )
    assert [border["between"] for border in data["borders"]] == [
        ["a1", "b1"],
        ["a2", "b2"],
        ["b2", "b3"],
        ["c2", "c3"],
    ]
    assert {border["kind"] for border in data["borders"]} == {"wall"}


def test_lines_along_the_rim_and_objects_outside_are_told_of(make, read):
    result = objects(
        make,
        """<object id="1" name="rim" x="0" y="0"><polyline points="0,0 96,0"/></object>
        <object id="2" name="lost" x="-500" y="9e9"><point/></object>
        <object id="3" name="huge" x="-1e9" y="-1e9" width="2e9" height="2e9"/>""",
    )
    assert "borders" not in read(result)
    assert len(read(result)["regions"][0]["places"]) == 24
    assert "Lines along the edge of the map, where no two cells meet. [rim]" in result.report.text()
    assert "Objects that are on no cell. [Things: lost]" in result.report.text()


PROPERTIES = """<properties>
 <property name="words" value="a: b # c"/><property name="lines">one
two</property><property name="many" type="int" value="-7"/><property name="part" type="float" value="0.5"/>
 <property name="yes" type="bool" value="true"/><property name="tint" type="color" value="#ff336699"/>
 <property name="picture" type="file" value="art/x.png"/><property name="leads_to" type="object" value="2"/>
 <property name="nowhere" type="object" value="0"/><property name="gone" type="object" value="77"/>
 <property name="maker" type="class" propertytype="Person"><properties><property name="age" type="int" value="3"/></properties></property>
 <property name="steps" type="list"><item type="int" value="1"/><item value="two"/></property></properties>"""
VALUES = {
    "words": "a: b # c",
    "lines": "one\ntwo",
    "many": -7,
    "part": 0.5,
    "yes": True,
    "tint": "#ff336699",
    "picture": "art/x.png",
    "leads_to": "c1",
    "nowhere": "",
    "gone": "",
    "maker": {"age": 3},
    "steps": [1, "two"],
}


def test_properties_of_every_type(make, read):
    result = objects(
        make,
        f'<object id="1" name="Well" x="8" y="8"><point/>{PROPERTIES}</object><object id="2" x="40" y="8"><point/></object>',
    )
    assert read(result)["cells"][0]["props"] == VALUES
    assert "not places here. [#77]" in result.report.text()


def test_properties_of_every_type_in_json(make, read):
    kinds = {
        "many": "int",
        "part": "float",
        "yes": "bool",
        "tint": "color",
        "picture": "file",
        "maker": "class",
    }
    listed = [
        {"name": name, "type": kinds.get(name, "string"), "value": value} for name, value in VALUES.items()
    ]
    refs = {"leads_to": 2, "nowhere": 0, "gone": 77}
    for entry in listed:
        if entry["name"] in refs:
            entry |= {"type": "object", "value": refs[entry["name"]]}
        if entry["name"] == "steps":
            entry |= {
                "type": "list",
                "value": [{"type": "int", "value": 1}, {"type": "string", "value": "two"}],
            }
    things = [
        {"id": 1, "name": "Well", "x": 8, "y": 8, "point": True, "properties": listed},
        {"id": 2, "x": 40, "y": 8, "point": True},
        {
            "id": 3,
            "name": "Zone",
            "x": 0,
            "y": 16,
            "polygon": [{"x": 0, "y": 0}, {"x": 48, "y": 0}, {"x": 48, "y": 16}, {"x": 0, "y": 16}],
        },
        {"id": 4, "x": 20, "y": 4, "width": 4, "height": 4, "text": {"text": "Moon", "bold": True}},
    ]
    layers = [
        {"type": "tilelayer", "name": "G", "width": 3, "height": 2, "data": [1] * 6},
        {
            "type": "group",
            "name": "All",
            "offsetx": 0,
            "layers": [{"type": "objectgroup", "name": "O", "objects": things}],
        },
    ]
    data = read(make.result(make.tmj(layers)))
    assert data["cells"][0]["props"] == VALUES
    assert data["cells"][1] == {"id": "b1", "name": "Moon"}
    assert data["regions"][0]["places"] == ["a2", "b2", "c2"]


def test_map_properties_and_class(make, read):
    head = '<properties><property name="author" value="me"/></properties>'
    path = make.tmx(
        head + '<tileset firstgid="1" name="t"/>' + make.layer([1] * 6), **{"class": "Night raid"}
    )
    data = read(make.result(path))
    assert (data["props"], data["tags"]) == ({"author": "me"}, ["Night_raid"])


TX = """<?xml version="1.0" encoding="UTF-8"?><template><tileset firstgid="1" source="far.tsx"/>
 <object name="Guard" type="npc" gid="2" width="16" height="16"><properties><property name="hp" type="int" value="3"/>
 <property name="mood" value="grim"/></properties></object></template>"""
TJ = json.dumps(
    {
        "type": "template",
        "tileset": {"firstgid": 1, "source": "far.tsx"},
        "object": {
            "name": "Guard",
            "type": "npc",
            "gid": 2,
            "width": 16,
            "height": 16,
            "properties": [
                {"name": "hp", "type": "int", "value": 3},
                {"name": "mood", "type": "string", "value": "grim"},
            ],
        },
    }
)


@pytest.mark.parametrize(("name", "text"), [("sets/guard.tx", TX), ("sets/guard.tj", TJ)])
def test_templates_are_filled_in(make, read, name, text):
    make.file(name, text)
    make.file("sets/far.tsx", '<tileset name="far"><tile id="1" type="samurai"/></tileset>')
    result = objects(
        make,
        f"""<object id="1" template="{name}" x="16" y="16"/>
        <object id="2" template="{name}" name="Captain" x="64" y="64"><properties><property name="hp" type="int" value="9"/></properties></object>""",
    )
    assert read(result)["cells"] == [
        {"id": "b1", "name": "Guard", "tags": ["npc", "samurai"], "props": {"hp": 3, "mood": "grim"}},
        {"id": "e4", "name": "Captain", "tags": ["npc", "samurai"], "props": {"hp": 9, "mood": "grim"}},
    ]


def test_a_template_of_a_shape_and_a_missing_one(make, read):
    make.file(
        "zone.tx", '<template><object type="zone" width="32" height="32"><ellipse/></object></template>'
    )
    result = objects(
        make,
        """<object id="1" template="zone.tx" x="0" y="0"/><object id="2" template="gone.tx" name="Ghost" x="40" y="8"/>""",
    )
    assert read(result)["regions"][0]["id"] == "zone"
    assert read(result)["cells"] == [{"id": "c1", "name": "Ghost"}]
    assert "gone.tx" in result.report.text()


@pytest.mark.parametrize(
    ("alignment", "cell"), [("unspecified", "b1"), ("topleft", "b2"), ("center", "b2"), ("topright", "a2")]
)
def test_tile_objects_stand_as_their_tileset_says(make, read, alignment, cell):
    inside = f"""<tileset firstgid="1" name="t" objectalignment="{alignment}"/>{make.layer([1] * 24, 6)}
      <objectgroup name="o"><object id="1" name="Oak" gid="1" x="17" y="17" width="14" height="14"/></objectgroup>"""
    assert read(make.result(make.tmx(inside, width=6, height=4)))["cells"][0]["id"] == cell


def test_groups_move_their_objects_and_hidden_layers_come_too(make, read, tiles_xml):
    inside = f"""{tiles_xml}<group name="Ground" offsetx="16" visible="0">{make.layer([1] * 6)}
      <group name="Deep" offsety="16"><objectgroup name="o" color="#8000ff00" offsetx="16"><object id="1" name="Well" visible="0"><point/></object>
      <object id="2" name="Bank" x="-32" width="48" height="16" y="-16"/></objectgroup></group></group>"""
    result = make.result(make.tmx(inside))
    assert read(result)["cells"] == [{"id": "c2", "name": "Well"}]
    assert read(result)["regions"][0]["colour"] == "#00ff00"
    text = result.report.text()
    assert "Hidden layers are imported like the others. [Ground]" in text
    assert "Hidden objects are imported like the others. [Ground/Deep/o]" in text
    assert "By how many pixels layers of tiles are moved. [Ground/Ground]" in text


def test_an_image_layer_is_the_picture_under_the_map(make, read, tiles_xml):
    art = make.file("pics/My Scan.PNG", b"not looked into")
    inside = """<imagelayer name="Scan" offsetx="-8" offsety="16" opacity="0.4"><image source="pics/My Scan.PNG" width="64" height="32"/></imagelayer>
      <imagelayer name="Two"><image source="pics/My Scan.PNG"/></imagelayer><imagelayer name="Three"><image source="gone.png"/></imagelayer>"""
    result = make.result(make.tmx(tiles_xml + inside + make.layer([1] * 6)))
    assert read(result)["background"] == {
        "image": "art/My_Scan.png",
        "at": [-0.5, 1],
        "scale": 0.0625,
        "opacity": 0.4,
    }
    assert result.pictures == ((art, "art/My_Scan.png"),)
    assert "Pictures beyond the first: a map has one picture under it. [Two]" in result.report.text()
    assert "'gone.png' was not found. [Three]" in result.report.text()


def test_what_nobody_understands_is_told_of(make, tiles_xml):
    inside = f"""{tiles_xml}{make.layer([1] * 6).replace("<layer", '<layer tintcolor="#ff0000" parallaxx="0.5"')}
      <objectgroup name="o"><object id="1" x="2" y="2" glow="9"><point/><halo/></object></objectgroup><hologram name="h"/>"""
    text = make.result(make.tmx(inside, backgroundcolor="#123456")).report.text()
    for told in (
        "'tintcolor' of <layer>. [Ground]",
        "'parallaxx' of <layer>. [Ground]",
        "'glow' of <object>. [o]",
    ):
        assert told in text
    for told in (
        "<halo> elements. [o]",
        "<hologram> elements. [field.tmx]",
        "'backgroundcolor' of <map>. [field.tmx]",
    ):
        assert told in text


def test_a_plain_map_has_nothing_to_report(make):
    tiles = (
        '<tileset firstgid="1" name="t" tilewidth="16" tileheight="16"><tile id="0" type="grass"/></tileset>'
    )
    head = {
        "renderorder": "right-down",
        "nextlayerid": 2,
        "nextobjectid": 1,
        "tiledversion": "1.11.0",
        "infinite": 0,
    }
    result = make.result(
        make.tmx("<editorsettings><chunksize/></editorsettings>" + tiles + make.layer([1] * 6), **head)
    )
    assert result.report.remarks == ()
    assert result.report.text() == ""


def test_objects_without_a_name_have_the_tag_of_their_layer(make, read):
    data = read(
        objects(make, '<object id="1" x="4" y="4"><point/></object><object id="2" width="48" height="16"/>')
    )
    assert data["cells"] == [{"id": "a1", "tags": ["Things"]}]
    assert (data["regions"][0]["id"], data["regions"][0]["tags"]) == ("Things", ["Things"])


def test_what_is_told_as_a_whole_is_not_told_in_parts(make):
    tiles = """<tileset firstgid="1" name="t"><tile id="0" type="door"><objectgroup draworder="index" id="2"><object id="1" x="1" odd="2"/></objectgroup>
      <animation><frame tileid="0" duration="100"/></animation></tile></tileset>"""
    result = make.result(make.tmx(tiles + make.layer([1] * 6)))
    assert sorted(remark.text() for remark in result.report.remarks) == [
        "Animations of tiles. [t-0]",
        "Collision shapes of tiles. [t-0]",
    ]


def test_a_long_report_can_be_had_whole(make):
    far = "".join(
        f'<object id="{n}" name="lost{n}" x="{-100 * n}" y="0"><point/></object>' for n in range(1, 10)
    )
    report = objects(make, far).report
    assert "lost9" not in report.text()
    assert "+3]" in report.text()
    assert "lost9" in report.text(most=99)


def test_names_of_properties_that_our_files_cannot_have(make, read):
    inside = """<properties><property name="" value="a"/><property name="x-mood" value="b"/></properties>"""
    data = read(objects(make, f'<object id="1" x="4" y="4"><point/>{inside}</object>'))
    assert data["cells"][0]["props"] == {"unnamed": "a", "x_mood": "b"}
