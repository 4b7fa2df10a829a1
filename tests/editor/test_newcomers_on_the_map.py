"""What a newcomer does first on the map: clicks on empty paper, leaves a place alone, and asks what is still missing."""

from __future__ import annotations

from math import hypot
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt

from uguisu_editor.map_kinds.graph.board import GraphBoard
from uguisu_editor.map_kinds.graph.painter import GraphPainter
from uguisu_editor.map_kinds.graph.tools import LinkTool
from uguisu_editor.model.routes import steps_of
from uguisu_editor.tools.pieces import PiecesTool
from uguisu_tools.scaffold import new_pack

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from uguisu.checks import Diagnostic
    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow

SCENARIOS = Path(__file__).parents[2] / "scenarios"


def opened(window: MainWindow, folder: Path, game: str) -> MapPage:
    """Open what New makes, with the steps above the map."""
    window.resize(1440, 900)
    window.show()
    page = window.open_pack(new_pack("own", game, folder, window.registry, title="Own"))
    page.guide(on=True)
    return page


def board(page: MapPage) -> GraphBoard:
    found = page.session.board
    assert isinstance(found, GraphBoard)
    return found


def paper(page: MapPage) -> QPoint:
    """Return where the map is seen, and nothing is drawn."""
    canvas, there = page.canvas, board(page)
    for y in range(8, canvas.height() - 8, 8):
        for x in range(8, canvas.width() - 8, 8):
            at = canvas.view.to_map(QPointF(x, y))
            if there.place_at(*at, 40 / canvas.view.scale) is None:
                return QPoint(x, y)
    raise AssertionError("no empty paper is seen")


@pytest.mark.parametrize(("game", "tag"), [("scorpion", "grounds"), ("temple", "tower")])
def test_a_click_on_empty_paper_makes_a_place_of_what_is_in_hand(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, game: str, tag: str
) -> None:
    page = opened(window, tmp_path, game)
    page.take(f"tag:{tag}")
    before, zoned = set(board(page).places), any(place.shape for place in board(page).places.values())
    where = paper(page)
    qtbot.mouseClick(page.canvas, Qt.MouseButton.LeftButton, pos=where)
    (new,) = set(board(page).places) - before
    place = board(page).places[new]
    assert place.tags == (tag,)
    assert page.session.map["places"][place.number]["name"]
    assert (place.shape is not None) == zoned
    assert board(page).place_at(*page.canvas.view.to_map(QPointF(where))) == new
    page.session.stack.undo()
    assert set(board(page).places) == before


def test_a_stroke_over_places_makes_none(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    page = opened(window, tmp_path, "temple")
    page.take("tag:inner")
    before, where = set(board(page).places), paper(page)
    end = page.canvas.view.to_screen(*board(page).places["drum_yard"].at).toPoint()
    qtbot.mousePress(page.canvas, Qt.MouseButton.LeftButton, pos=where)
    qtbot.mouseMove(page.canvas, end)
    qtbot.mouseRelease(page.canvas, Qt.MouseButton.LeftButton, pos=end)
    assert set(board(page).places) == before


def test_a_place_by_itself_is_called_by_its_name_and_joined_or_taken_away_by_a_press(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, check: Callable[[MapPage], list[Diagnostic]]
) -> None:
    page = opened(window, tmp_path, "temple")
    page.choose_tool("place")
    before = set(board(page).places)
    qtbot.mouseClick(page.canvas, Qt.MouseButton.LeftButton, pos=paper(page))
    (new,) = set(board(page).places) - before
    name = page.session.map["places"][board(page).places[new].number]["name"]
    check(page)
    (card,) = page.side.problems
    assert name in card.title.text()
    assert new not in card.title.text()
    assert card.button.text().startswith("Join it to ")
    assert card.second is not None
    assert card.second.text() == f"Take away {name}"
    assert all(name in button.accessibleName() for button in (card.button, card.second))

    column = page.side._column
    assert column.indexOf(card) < column.indexOf(page.side.set_up), "who begins need not look for it"

    stages = page.drawing.stages
    assert name in stages.cards["draw"].told.text()
    assert "Nothing is missing" not in stages.playing.told.text()
    assert name in stages.sentence.text()
    assert stages.playing.button.text() == "Play"

    card.button.click()
    assert [link for link in board(page).links if new in link.ends]
    assert check(page) == []
    assert "Nothing is missing" in stages.playing.told.text()
    page.session.stack.undo()
    check(page)
    (card,) = page.side.problems
    assert card.second is not None
    card.second.click()
    assert set(board(page).places) == before
    assert check(page) == []


@pytest.mark.parametrize(
    ("game", "key", "told"), [("scorpion", "sentries", "3 dealt"), ("spies", "green", "4")]
)
def test_the_palette_counts_what_is_dealt(
    window: MainWindow, tmp_path: Path, game: str, key: str, told: str
) -> None:
    page = opened(window, tmp_path, game)
    amounts = {offer.key: offer.amount for offer in page.drawing.palette_.offers.all()}
    assert amounts[f"piece:{key}"] == told


@pytest.mark.parametrize("size", [(1440, 900), (1024, 700)])
def test_numbers_over_the_map_leave_its_letters_free(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, size: tuple[int, int]
) -> None:
    page = opened(window, tmp_path, "spies")
    window.resize(*size)
    qtbot.waitUntil(lambda: page.canvas.width() > 0 and window.width() == size[0])
    page.canvas.fit()
    page.take("piece:camera")
    page.canvas.grab()
    tool = page.tools["pieces"]
    assert isinstance(tool, PiecesTool)
    assert page.session.board is not None
    _, top, _, bottom = page.session.board.bounds
    letters = page.canvas.view.to_screen(0, top).y() - 20
    end = page.canvas.view.to_screen(0, bottom).y()
    boxes = [one.box for one in tool.numbers.buttons]
    assert boxes
    assert all(box.bottom() <= letters or box.top() >= end for box in boxes)
    assert all(box.top() >= 0 and box.bottom() <= page.canvas.height() for box in boxes)


@pytest.mark.parametrize("game", ["temple", "scorpion", "senjutsu", "spies"])
@pytest.mark.parametrize("size", [(1440, 900), (1024, 700)])
def test_empty_paper_is_offered_where_it_is_seen(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, game: str, size: tuple[int, int]
) -> None:
    page = opened(window, tmp_path, game)
    window.resize(*size)
    qtbot.waitUntil(lambda: window.width() == size[0])
    side = page.side
    qtbot.waitUntil(side.paper.isVisible)
    for button in (side.paper, side.shipped):
        seen = button.geometry().translated(side.others.mapTo(side.viewport(), QPoint(0, 0)))
        assert side.viewport().rect().contains(seen)


def nearest(box: QRectF, dots: dict[str, QPointF]) -> str:
    """Return the dot that is nearest to a box."""

    def away(name: str) -> float:
        x, y = dots[name].x(), dots[name].y()
        return hypot(max(box.left() - x, 0, x - box.right()), max(box.top() - y, 0, y - box.bottom()))

    return min(dots, key=away)


@pytest.mark.parametrize(
    ("pack", "most_without"),
    [
        ("starter", 0),
        ("before_dawn", 0),
        ("broken_causeway", 2),
        ("nightingale_temple", 4),
        ("six_lanterns", 4),
    ],
)
def test_a_name_is_nearest_to_its_own_crossing(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, pack: str, most_without: int
) -> None:
    window.resize(1440, 900)
    window.show()
    page = (
        opened(window, tmp_path, "temple")
        if pack == "starter"
        else window.open_pack(SCENARIOS / "temple" / pack)
    )
    assert page is not None
    page.show_page("map")
    qtbot.waitUntil(lambda: page.canvas.width() > 400)
    page.canvas.fit()
    page.canvas.grab()
    (painter,) = [one for one in vars(page.canvas).values() if isinstance(one, GraphPainter)]
    scene = painter._scene
    assert scene is not None
    dots = {name: painter._drawn.to_screen(*place.at) for name, place in board(page).places.items()}
    assert len(scene.labels) >= len(dots) - most_without
    assert [name for name, (_, box) in scene.labels.items() if nearest(box, dots) != name] == []


def test_the_patrol_track_runs_through_its_zones_alone(window: MainWindow, tmp_path: Path) -> None:
    """From middle to middle it would cross the rooms of a castle that it goes round."""
    page = opened(window, tmp_path, "scorpion")
    there = board(page)
    routing = page.pieces.routing
    steps = steps_of(there, routing.routes[0])
    on_track = {place for step in steps for place in step}
    assert len(on_track) == 4
    for start, end in routing._lines(steps):
        for part in range(1, 20):
            at = page.canvas.view.to_map(start + (end - start) * (part / 20))
            assert there.place_at(*at) in on_track


def test_what_a_road_joins_is_said_beside_the_hand(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    page = opened(window, tmp_path, "temple")
    page.take("kind:rope")
    there, canvas = board(page).places, page.canvas
    start, end = (canvas.view.to_screen(*there[name].at).toPoint() for name in ("koi_pond", "owl_tower"))
    qtbot.mousePress(canvas, Qt.MouseButton.LeftButton, pos=start)
    tool = page.tools["link"]
    assert isinstance(tool, LinkTool)
    qtbot.mouseMove(canvas, (start + end) / 2)
    assert tool.foretold() == "Rope from Koi Pond: let go on another place"
    qtbot.mouseMove(canvas, end)
    assert tool.foretold() == "Rope: Koi Pond to Owl Tower"
    canvas.grab()
    qtbot.mouseRelease(canvas, Qt.MouseButton.LeftButton, pos=end)
    assert any(set(link.ends) == {"koi_pond", "owl_tower"} for link in board(page).links)


def test_nothing_is_said_to_be_well_before_anybody_has_looked(window: MainWindow, tmp_path: Path) -> None:
    page = opened(window, tmp_path, "temple")
    assert not page.side.good.isVisible()
