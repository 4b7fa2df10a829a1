"""Maps of objects alone become places and links."""

from __future__ import annotations

OBJECTS = """<objectgroup name="road">
 <object id="1" name="Gate" type="start" x="10" y="10"><point/><properties><property name="tunnel" type="object" value="3"/></properties></object>
 <object id="2" name="Yard" x="100" y="0"><polygon points="0,0 40,0 40,40 0,40"/></object>
 <object id="3" x="200" y="10"><point/></object>
 <object id="4" x="10" y="10"><polyline points="0,0 110,10 190,0"/></object>
 <object id="5" type="bridge" x="200" y="10"><polyline points="0,0 50,50 100,100"/></object>
 <object id="6" x="195" y="30"><text>Old oak</text></object>
 <object id="7" x="900" y="900"><text>Far off</text></object>
 <object id="8" x="10" y="10"><polyline points="0,0 3,3"/></object>
 <object id="9" name="Pond" x="300" y="0" width="30" height="20"><ellipse/></object>
</objectgroup>"""


def test_objects_alone_are_places_and_links(make, read, board):
    result = make.result(make.tmx(OBJECTS, name="moon temple.tmx"))
    data = read(result)
    assert (data["kind"], data["id"], data["title"]) == ("graph", "moon_temple", "moon temple")
    places = {place["id"]: place for place in data["places"]}
    assert list(places) == ["Gate", "Yard", "place_3", "Pond", "crossing"]
    assert places["Gate"] == {"id": "Gate", "at": [10, 10], "tags": ["start"]}
    assert places["Yard"] == {
        "id": "Yard",
        "at": [120, 20],
        "shape": [[100, 0], [140, 0], [140, 40], [100, 40]],
    }
    assert places["place_3"]["name"] == "Old oak"
    assert places["crossing"]["at"] == [300, 110]
    assert data["links"] == [
        {"between": ["Gate", "Yard"], "kind": "road"},
        {"between": ["Yard", "place_3"], "kind": "road"},
        {"between": ["place_3", "crossing"], "kind": "bridge"},
        {"between": ["Gate", "place_3"], "kind": "tunnel"},
    ]
    text = result.report.text()
    for told in (
        "Far off",
        "Places were made",
        "The bends of lines",
        "Ellipses became",
        "back to itself. [#8]",
    ):
        assert told in text


def test_a_picture_under_places_keeps_its_pixels(make, read):
    make.file("scan.jpg", b"")
    inside = '<imagelayer name="s" offsetx="5"><image source="scan.jpg"/></imagelayer>'
    data = read(make.result(make.tmx(inside + OBJECTS)))
    assert data["background"] == {"image": "art/scan.jpg", "at": [5, 0], "scale": 1}


def test_a_hollow_zone_has_its_dot_inside(make, board):
    corner = '<objectgroup name="o"><object id="1" name="L"><polygon points="0,0 90,0 90,10 10,10 10,90 0,90"/></object></objectgroup>'
    (x, y) = board(make.result(make.tmx(corner))).centres[0]
    assert (0 < x < 90 and 0 < y < 10) or (0 < x < 10 and 0 < y < 90)
