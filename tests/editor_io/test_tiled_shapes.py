"""Orientations: what touches in Tiled touches here, and objects fall into the cells they lie in."""

from __future__ import annotations

from math import hypot

import pytest


def edges_touch(one, other) -> bool:
    """Whether two outlines share a whole side."""
    close = [a for a in one if any(hypot(a[0] - b[0], a[1] - b[1]) < 0.01 for b in other)]
    return len(close) >= 2


def tiled_outline(cell, *, axis, even, side, size=(32, 28)):
    """The outline of a hex (or of a diamond, side 0), worked out afresh from the description of the format."""
    (column, row), (wide, high) = cell, size
    if axis == "x":
        moved = (column % 2 == 0) if even else (column % 2 == 1)
        x, y = column * (wide + side) / 2, row * high + (high / 2 if moved else 0)
        inset = (wide - side) / 2
        corners = [
            (inset, 0),
            (wide - inset, 0),
            (wide, high / 2),
            (wide - inset, high),
            (inset, high),
            (0, high / 2),
        ]
    else:
        moved = (row % 2 == 0) if even else (row % 2 == 1)
        x, y = column * wide + (wide / 2 if moved else 0), row * (high + side) / 2
        inset = (high - side) / 2
        corners = [
            (0, inset),
            (wide / 2, 0),
            (wide, inset),
            (wide, high - inset),
            (wide / 2, high),
            (0, high - inset),
        ]
    unique = list(dict.fromkeys(corners))
    return [(x + dx, y + dy) for dx, dy in unique]


@pytest.mark.parametrize("axis", ["x", "y"])
@pytest.mark.parametrize("index", ["odd", "even"])
@pytest.mark.parametrize("orientation", ["hexagonal", "staggered"])
@pytest.mark.parametrize("start", [None, (-3, -3), (1, 2), (-2, 5)])
def test_what_touches_in_tiled_touches_here(make, board, tiles_xml, xml_of, axis, index, orientation, start):
    side = 14 if orientation == "hexagonal" else 0
    left, top = start or (0, 0)
    cells = [(left + column, top + row) for row in range(4) for column in range(5)]
    outlines = {cell: tiled_outline(cell, axis=axis, even=index == "even", side=side) for cell in cells}
    points = ""
    for number, corners in enumerate(outlines.values(), 1):
        x, y = (sum(part) / len(corners) for part in zip(*corners, strict=True))
        points += f'<object id="{number}" name="n{number}" x="{x}" y="{y}"><point/></object>'
    if start is None:
        layer = make.layer([1] * 20, width=5)
    else:
        chunk = f'<chunk x="{left}" y="{top}" width="5" height="4">{xml_of([1] * 20, "csv", 5)}</chunk>'
        layer = f'<layer name="L" width="5" height="4"><data encoding="csv">{chunk}</data></layer>'
    head = {"width": 5, "height": 4, "tilewidth": 32, "tileheight": 28, "infinite": 0 if start is None else 1}
    head |= {"orientation": orientation, "staggeraxis": axis, "staggerindex": index, "hexsidelength": side}
    found = board(
        make.result(make.tmx(f'{tiles_xml}{layer}<objectgroup name="o">{points}</objectgroup>', **head))
    )
    assert found.kind == ("hexes" if side else "squares")
    place = {cell: found.names.index(f"n{number}") for number, cell in enumerate(cells, 1)}
    assert len(set(place.values())) == 20 == len(found.ids)
    for one in cells:
        touching = {
            place[other] for other in cells if other != one and edges_touch(outlines[one], outlines[other])
        }
        assert set(found.neighbours(place[one])) == touching, one


def test_isometric_maps_are_squares_seen_from_above(make, read, tiles_xml):
    objects = (
        """<objectgroup name="o"><object id="1" name="far" x="40" y="8"><point/></object></objectgroup>"""
    )
    path = make.tmx(
        tiles_xml + make.layer([1, 1, 2, 1, 1, 1]) + objects, orientation="isometric", tilewidth=32
    )
    result = make.result(path)
    assert (result.kind, read(result)["rows"]) == ("squares", ["..w", "..."])
    assert read(result)["cells"] == [{"id": "c1", "name": "far"}]
    assert "isometric" in result.report.text()


def test_oblique_maps_too(make, read, tiles_xml):
    result = make.result(make.tmx(tiles_xml + make.layer([1] * 6), orientation="oblique", skewx=8, skewy=0))
    assert read(result)["kind"] == "squares"
    assert "oblique" in result.report.text()


@pytest.mark.parametrize("axis", ["x", "y"])
def test_lines_along_hexsides_are_borders(make, read, board, tiles_xml, axis):
    corners = tiled_outline((2, 1), axis=axis, even=False, side=14)
    line = " ".join(f"{x},{y}" for x, y in corners[:4])
    objects = f'<objectgroup name="o"><object id="1" type="stream" x="0" y="0"><polyline points="{line}"/></object></objectgroup>'
    head = {"orientation": "hexagonal", "staggeraxis": axis, "staggerindex": "odd", "hexsidelength": 14}
    head |= {"tilewidth": 32, "tileheight": 28, "width": 5, "height": 4}
    result = make.result(make.tmx(tiles_xml + make.layer([1] * 20, width=5) + objects, **head))
    borders = read(result)["borders"]
    assert [border["kind"] for border in borders] == ["stream"] * 3
    assert all("c2" in border["between"] for border in borders)
