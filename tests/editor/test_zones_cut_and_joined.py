"""A zone is cut in two by a line drawn across it, and two neighbours are made one; borders, names and contents follow."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QPoint, Qt

from uguisu.board import shared_border
from uguisu_changes.edits import Group, Put
from uguisu_editor.map_kinds.graph.board import GraphBoard
from uguisu_editor.map_kinds.graph.cutting import Ground, cut_zone, join_zones
from uguisu_editor.map_kinds.graph.zone_tools import CutTool
from uguisu_editor.model.outlines import area, cut_across, halves, joined
from uguisu_editor.model.routes import steps_of

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow

SCENARIOS = Path(__file__).parents[2] / "scenarios"
LEFT = Qt.MouseButton.LeftButton
Open = Callable[[str], "MapPage"]


@pytest.fixture
def page(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> MapPage:
    shutil.copytree(SCENARIOS / "scorpion" / "garden_gate", tmp_path / "garden_gate")
    page = window.open_pack(tmp_path / "garden_gate")
    assert page is not None
    window.show()
    qtbot.waitUntil(lambda: page.canvas.width() > page.tree.width())
    page.canvas.fit()
    return page


def at(page: MapPage, x: float, y: float) -> QPoint:
    return page.canvas.view.to_screen(x, y).toPoint()


def middle(page: MapPage, zone: str) -> QPoint:
    return at(page, *board(page).places[zone].at)


def board(page: MapPage) -> GraphBoard:
    found = page.session.board
    assert isinstance(found, GraphBoard)
    return found


def drag(qtbot: QtBot, page: MapPage, start: QPoint, end: QPoint) -> None:
    qtbot.mousePress(page.canvas, LEFT, pos=start)
    for step in range(1, 4):
        qtbot.mouseMove(page.canvas, start + (end - start) * step / 3)
    page.canvas.grab()
    qtbot.mouseRelease(page.canvas, LEFT, pos=end)


def kinds(page: MapPage, zone: str) -> dict[str, str]:
    """What a zone is joined to, and by what."""
    return {
        next(end for end in link.ends if end != zone): link.kind
        for link in board(page).links
        if zone in link.ends
    }


def test_a_line_across_a_zone_cuts_it_in_two(page: MapPage, qtbot: QtBot) -> None:
    """Borders lead on from the part that has them, the track goes through both, and all is one step of undo."""
    before = page.session.document.render("map")
    all_of_it = kinds(page, "moss_garden")
    whole = area(board(page).places["moss_garden"].shape or ())
    track = page.session.game.type.routes[0]  # type: ignore[union-attr]
    steps = len(steps_of(board(page), track))
    qtbot.keyClick(page.canvas, Qt.Key.Key_X)
    drag(qtbot, page, at(page, 325, 470), at(page, 318, 625))
    assert page.session.selection.places == {"zone-1"}
    old, new = board(page).places["moss_garden"], board(page).places["zone-1"]
    assert area(old.shape or ()) + area(new.shape or ()) == pytest.approx(whole, rel=0.01)
    assert new.tags == old.tags == ("track", "grounds")
    entry = page.session.map["places"][new.number]
    assert entry["name"] == {
        "en": "Moss Garden 2",
        "uk": "Моховий сад 2",
        "ru": "Моховой сад 2",
        "it": "Giardino di muschio 2",
    }
    one, other = kinds(page, "moss_garden"), kinds(page, "zone-1")
    assert one.pop("zone-1") == other.pop("moss_garden") == "open"
    assert {**one, **other} == all_of_it
    assert set(one) & set(other) == {"m5"}, "both have a wall to the moat"
    assert "well_yard" in other
    assert "south_gate" in one
    assert len(steps_of(board(page), track)) == steps + 1
    moat = board(page).places["m5"]
    for zone in (old, new):
        for corner in shared_border(zone.shape or (), moat.shape or ())[0]:
            assert corner in (zone.shape or ())
            assert corner in (moat.shape or ()), "neighbours share their corners"
    grounds = next(entry for entry in page.session.map["regions"] if "moss_garden" in entry["places"])
    assert "zone-1" in grounds["places"]
    assert page.session.stack.count() == 1
    page.session.stack.undo()
    assert page.session.document.render("map") == before


def test_two_clicks_cut_as_well_and_a_line_beside_it_does_nothing(page: MapPage, qtbot: QtBot) -> None:
    said: list[str] = []
    page.session.refused.connect(said.append)
    page.choose_tool("cut-zone")
    qtbot.mouseClick(page.canvas, LEFT, pos=at(page, 325, 470))
    qtbot.mouseMove(page.canvas, at(page, 320, 600))
    page.canvas.grab()
    qtbot.mouseClick(page.canvas, LEFT, pos=at(page, 318, 625))
    assert "zone-1" in board(page).places
    qtbot.mouseClick(page.canvas, LEFT, pos=at(page, 325, 470))
    qtbot.keyClick(page.canvas, Qt.Key.Key_Escape)
    drag(qtbot, page, at(page, -60, -60), at(page, -60, -20))
    assert len(said) == 1
    assert page.session.stack.count() == 1


def test_a_cut_beside_the_track_leaves_it_in_the_part_that_leads_it_on(page: MapPage) -> None:
    """The corner that is cut off has no border with the zones that the track comes from and goes to."""
    shape = board(page).places["moss_garden"].shape
    assert shape is not None
    cut = cut_across(shape, (262, 640), (400, 600), 1, 0)
    assert cut is not None
    edit, name = cut_zone(
        board(page),
        "moss_garden",
        cut,
        Ground("open", routes=page.session.game.type.routes),  # type: ignore[union-attr]
    )
    assert page.session.do("cut", edit)
    assert board(page).places["moss_garden"].tags == ("track", "grounds")
    assert board(page).places[name].tags == ("grounds",)


def test_neighbours_become_one_called_as_the_first(page: MapPage, qtbot: QtBot) -> None:
    """What was said of both is said of one: a sentry once, sleepers together; a way through stays before a wall."""
    session = page.session
    session.do(
        "set up",
        Group(
            [
                Put("mission", ("props", "setup"), {"sentries": ["shrine", "hall"]}),
                Put("mission", ("props", "setup", "sleepers"), {"shrine": 1, "hall": 2, "kitchen": 1}),
                Put("mission", ("props", "setup", "ninja"), "hall"),
            ]
        ),
    )
    one, other = kinds(page, "shrine"), kinds(page, "hall")
    places, tags = len(board(page).places), set(board(page).places["shrine"].tags)
    tags |= set(board(page).places["hall"].tags)
    page.choose_tool("join-zones")
    drag(qtbot, page, middle(page, "shrine"), middle(page, "hall"))
    assert len(board(page).places) == places - 1
    assert session.selection.places == {"shrine"}
    assert session.map["places"][board(page).places["shrine"].number]["name"]["en"] == "Shrine"
    setup = session.document.look("mission", ("props", "setup"))
    assert setup == {"sentries": ["shrine"], "sleepers": {"shrine": 3, "kitchen": 1}, "ninja": "shrine"}
    assert set(board(page).places["shrine"].tags) == tags
    now = kinds(page, "shrine")
    assert set(now) == (set(one) | set(other)) - {"shrine", "hall"}
    assert all(now[zone] == "open" for zone in now if "open" in (one.get(zone), other.get(zone)))
    ends = [sorted(link.ends) for link in board(page).links]
    assert len(ends) == len({tuple(pair) for pair in ends}), "no border is there twice"
    assert not any("hall" in entry["places"] for entry in session.map["regions"])
    session.stack.undo()
    assert kinds(page, "hall") == other
    assert session.document.look("mission", ("props", "setup", "ninja")) == "hall"


def test_what_was_cut_is_joined_again(page: MapPage, qtbot: QtBot) -> None:
    corners = board(page).places["moss_garden"].shape or ()
    before = kinds(page, "moss_garden")
    page.choose_tool("cut-zone")
    drag(qtbot, page, at(page, 325, 470), at(page, 318, 625))
    qtbot.keyClick(page.canvas, Qt.Key.Key_J)
    qtbot.mouseClick(page.canvas, LEFT, pos=middle(page, "moss_garden"))
    qtbot.mouseClick(page.canvas, LEFT, pos=middle(page, "zone-1"))
    again = board(page).places["moss_garden"].shape or ()
    assert set(corners) <= set(again)
    moat = board(page).places["m5"].shape or ()
    assert len(set(again) - set(corners)) == 1
    assert set(again) - set(corners) <= set(moat), "the moat keeps its corner there"
    assert kinds(page, "moss_garden") == before


def test_zones_without_a_border_stay_two(page: MapPage, qtbot: QtBot) -> None:
    said: list[str] = []
    page.session.refused.connect(said.append)
    page.choose_tool("join-zones")
    drag(qtbot, page, middle(page, "moss_garden"), middle(page, "kitchen"))
    assert len(said) == 1
    assert "Moss Garden" in said[0]
    assert page.session.stack.count() == 0


def test_only_maps_with_zones_offer_to_cut_and_join(page: MapPage, open_page: Open, qtbot: QtBot) -> None:
    assert {"cut-zone", "join-zones"} <= set(page.drawing.bar.buttons)
    crossings = open_page("graph")
    assert not {"cut-zone", "join-zones"} & set(crossings.drawing.bar.buttons)
    zone: dict[str, Any] = {"id": "hall", "at": [5, 5], "shape": [[0, 0], [9, 0], [9, 9]]}
    crossings.session.do("zone", Put("map", ("places",), [zone]))
    qtbot.waitUntil(lambda: "cut-zone" in crossings.drawing.bar.buttons)


def test_symmetric_zones_are_cut_together(open_page: Open, qtbot: QtBot) -> None:
    page = open_page("graph")
    left = {"id": "left", "at": [25, 50], "shape": [[0, 0], [50, 0], [50, 100], [0, 100]]}
    right = {"id": "right", "at": [125, 50], "shape": [[100, 0], [150, 0], [150, 100], [100, 100]]}
    page.session.do("zones", Group([Put("map", ("places",), [left, right]), Put("map", ("links",), [])]))
    page.session.choose(symmetry="left-right", centre=(75.0, 50.0))
    page.canvas.fit()
    page.choose_tool("cut-zone")
    drag(qtbot, page, at(page, -5, 40), at(page, 55, 40))
    assert len(board(page).places) == 4
    assert page.session.stack.count() == 2


# Outlines.


def test_a_line_leaves_a_bent_zone_at_the_sides_beside_its_middle() -> None:
    bent = ((0.0, 0.0), (9.0, 0.0), (9.0, 9.0), (6.0, 9.0), (6.0, 3.0), (0.0, 3.0))
    cut = cut_across(bent, (7.5, 6.0), (7.6, 6.0), 1, 0)
    assert cut is not None
    assert {crossing.at for crossing in cut} == {(9.0, 6.0), (6.0, 6.0)}
    assert sorted(map(area, halves(bent, cut))) == [9.0, 36.0]
    assert cut_across(bent, (3.0, 6.0), (4.0, 6.0), 1, 0) is None, "there is nothing of the zone"


def test_a_corner_nearby_is_taken_and_a_line_along_a_side_cuts_nothing() -> None:
    square = ((0.0, 0.0), (8.0, 0.0), (8.0, 8.0), (0.0, 8.0))
    cut = cut_across(square, (0.3, -0.1), (8.2, 8.6), 1, 1.0)
    assert cut is not None
    assert {crossing.at for crossing in cut} == {(0.0, 0.0), (8.0, 8.0)}
    assert cut_across(square, (0.2, 1.0), (0.2, 7.0), 1, 1.0) is None


def test_a_cut_is_on_its_side_though_numbers_are_round() -> None:
    """Rounded further away, the neighbour beyond would no longer have a border there."""
    slanted = ((0.0, 0.0), (100.0, 37.0), (100.0, 90.0), (0.0, 90.0))
    cut = cut_across(slanted, (33.3, 20.0), (33.3, 80.0), 1, 0)
    assert cut is not None
    beyond = ((0.0, 0.0), (100.0, 37.0), (100.0, -20.0))
    for part in halves(slanted, cut):
        assert shared_border(part, beyond)


def test_zones_whose_corners_are_not_the_same_are_joined_where_they_touch() -> None:
    tall = ((0.0, 0.0), (4.0, 0.0), (4.0, 8.0), (0.0, 8.0))
    low = ((4.0, 6.0), (4.0, 2.0), (9.0, 2.0), (9.0, 6.0))
    for outline in (joined(tall, low), joined(tall, low[::-1]), joined(low, tall)):
        assert outline is not None
        assert area(outline) == 52.0
    assert joined(tall, ((4.0, 8.0), (6.0, 8.0), (6.0, 9.0))) is None, "they touch at a corner"


def test_no_outline_goes_round_another_zone() -> None:
    ring = ((0.0, 0.0), (9.0, 0.0), (9.0, 9.0), (0.0, 9.0), (0.0, 6.0), (6.0, 6.0), (6.0, 3.0), (0.0, 3.0))
    shut = ((0.0, 0.0), (0.0, 3.0), (0.0, 6.0), (0.0, 9.0), (-2.0, 9.0), (-2.0, 0.0))
    assert joined(ring, shut) is None
    around = GraphBoard(
        {
            "places": [
                {"id": "ring", "at": [7, 1], "shape": [list(corner) for corner in ring]},
                {"id": "shut", "at": [-1, 4], "shape": [list(corner) for corner in shut]},
            ]
        }
    )
    assert join_zones(around, {"map": around.data}, "ring", "shut", Ground("way")) is None


def test_what_comes_of_a_cut_is_said_before_it_is_made(page: MapPage, qtbot: QtBot) -> None:
    """Both parts stay on the track where the cut crosses it; else one alone does."""
    page.choose_tool("cut-zone")
    tool = page.canvas.tool
    assert isinstance(tool, CutTool)
    before = page.session.document.render("map")

    def told(start: tuple[float, float], end: tuple[float, float]) -> list[str]:
        found = tool._cut(start, end)
        assert found is not None
        return tool.foretold(*found).split("\n")

    across = told((325, 470), (318, 625))
    assert across == ["Moss Garden is cut in two here", "Patrol track in both parts"]
    assert told((252, 500), (335, 474))[1] == "Patrol track in one part only"
    assert page.session.document.render("map") == before
    qtbot.mousePress(page.canvas, LEFT, pos=at(page, 325, 470))
    qtbot.mouseMove(page.canvas, at(page, 318, 625))
    assert not page.canvas.grab().isNull()
    tool.cancel()
