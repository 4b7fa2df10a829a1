"""At rest a map shows what it is a map of: no signs of tags, names where they cover nothing, who begins where."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from uguisu_changes.edits import Put
from uguisu_editor.canvas.marks import Shown, Taken
from uguisu_editor.map_kinds.graph.painter import GraphPainter
from uguisu_editor.pages.palette import PaletteButton
from uguisu_editor.tools.set_up import Aim
from uguisu_tools.scaffold import new_pack

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow

SCENARIOS = Path(__file__).parents[2] / "scenarios"
Open = Callable[[str], "MapPage"]


@pytest.fixture
def open_shipped(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> Open:
    """Open a copy of a shipped pack, among the packs it builds on."""

    def open_it(name: str) -> MapPage:
        game = name.partition("/")[0]
        shutil.copytree(SCENARIOS / game, tmp_path / game)
        page = window.open_pack(tmp_path / name)
        assert page is not None
        window.resize(1440, 900)
        window.show()
        qtbot.waitUntil(lambda: bool(page.session.digest) and not page.checker.checking, timeout=60_000)
        qtbot.waitUntil(lambda: page.canvas.up_to_date)
        return page

    return open_it


def shown(page: MapPage) -> Shown:
    """What the map shows of what places are."""
    painter = page.canvas.painter_
    assert painter is not None
    return painter.shown


def test_signs_of_tags_are_shown_when_somebody_asks_for_them(open_shipped: Open, qtbot: QtBot) -> None:
    """At rest none; of a tag that is pointed at or in hand its own; with the switch all."""
    page = open_shipped("scorpion/garden_gate")
    palette = page.drawing.palette_
    assert not shown(page).signs
    assert not shown(page).regions
    cell = palette.cells["tag:post"]
    assert isinstance(cell, PaletteButton)
    cell.pointed.emit(cell.key)
    assert set(shown(page).signs) == {"post"}
    cell.pointed.emit("")
    assert not shown(page).signs
    page.take("tag:barracks")
    assert set(shown(page).signs) == {"barracks"}
    page.choose_tool("lasso")
    assert not shown(page).signs
    assert shown(page).regions
    page.choose_tool("select")
    palette.all_marks.click()
    assert {"post", "barracks", "moat"} <= set(shown(page).signs)
    assert shown(page).regions


def test_no_name_covers_a_way_where_there_is_other_room(open_shipped: Open) -> None:
    """Of the 15 names of the map none lies over a crossing, and but a few over a road."""
    page = open_shipped("temple/first_steps")
    painter = page.canvas.painter_
    assert isinstance(painter, GraphPainter)
    labels = painter._scene.labels if painter._scene is not None else {}
    assert len(labels) == len(painter.board.places)
    boxes = [box for _, box in labels.values()]
    view = painter._drawn
    roads = Taken(view.size)
    for link in painter.board.links:
        for start, end in link.segments:
            roads.take_along(view.to_screen(*start), view.to_screen(*end), 4.0)
    for place in painter.board.places.values():
        at = view.to_screen(*place.at)
        assert not any(box.contains(at) for box in boxes)
    for number, box in enumerate(boxes):
        assert not any(box.intersects(other.adjusted(1, 1, -1, -1)) for other in boxes[number + 1 :])
    assert sum(not roads.is_free(box) for box in boxes) <= 1


def test_long_names_in_a_small_window_keep_off_roads_in_two_lines(
    window: MainWindow, open_shipped: Open, qtbot: QtBot
) -> None:
    """In Russian at 1024 x 700: of 15 names a third may lie over a road, where it was two thirds."""
    window.set_language("ru")
    page = open_shipped("temple/first_steps")
    window.resize(1024, 700)
    qtbot.waitUntil(lambda: page.canvas.width() < 500)
    page.canvas.fit()
    qtbot.waitUntil(lambda: page.canvas.up_to_date)
    painter = page.canvas.painter_
    assert isinstance(painter, GraphPainter)
    labels = painter._scene.labels if painter._scene is not None else {}
    view = painter._drawn
    roads = Taken(view.size)
    for link in painter.board.links:
        for start, end in link.segments:
            roads.take_along(view.to_screen(*start), view.to_screen(*end), 4.0)
    assert any("\n" in text for text, _ in labels.values())
    assert sum(not roads.is_free(box) for _, box in labels.values()) <= len(painter.board.places) // 3


def test_a_name_that_is_too_long_for_its_zone_goes_on_in_a_second_line(open_shipped: Open) -> None:
    """So all rooms of a castle have one; zones that are all alike have none, as their game has it."""
    page = open_shipped("scorpion/garden_gate")
    painter = page.canvas.painter_
    assert isinstance(painter, GraphPainter)
    assert painter._scene is not None
    told = {place: text for place, (text, _) in painter._scene.labels.items()}
    assert any("\n" in text for text in told.values())
    assert "ink_room" in told, "where a neighbour's name takes the room above, it stands in the middle"
    moats = [place.id for place in painter.board.places.values() if "moat" in place.tags]
    assert moats
    assert not set(moats) & set(told)
    page.session.select(places=moats[:1])
    page.canvas.grab()
    assert moats[0] in painter._scene.labels


def boxes_of_tokens(page: MapPage, painter: GraphPainter) -> list[QRectF]:
    """Where tokens lie in the picture of the map."""
    board, view = painter.board, painter._drawn
    return [
        box.translated(view.to_screen(*board.places[place].at))
        for place, box in page.pieces.standing().items()
    ]


@pytest.mark.parametrize("pack", ["scorpion/garden_gate", "scorpion/two_castles"])
def test_names_are_not_hidden_under_pieces(open_shipped: Open, qtbot: QtBot, pack: str) -> None:
    """In whatever deal; and a name that is wider than its zone is there, too."""
    page = open_shipped(pack)
    painter = page.canvas.painter_
    assert isinstance(painter, GraphPainter)
    for _ in range(3):
        page.canvas.grab()
        assert painter._scene is not None
        labels, tokens = painter._scene.labels, boxes_of_tokens(page, painter)
        assert len(tokens) > 5
        named = [place.id for place in painter.board.places.values() if painter._is_named(place)]
        assert len([name for name in named if name not in labels]) <= len(named) // 15
        for _, box in labels.values():
            assert not any(box.intersects(token.adjusted(1, 1, -1, -1)) for token in tokens)
        page.side.set_up.again.click()


@pytest.mark.parametrize("game", ["temple", "scorpion"])
def test_no_name_moves_when_something_is_chosen(window: MainWindow, tmp_path: Path, game: str) -> None:
    page = window.open_pack(new_pack("own", game, tmp_path / "own", window.registry, title="Own"))
    assert page is not None
    window.resize(1024, 700)
    window.show()
    page.canvas.fit()
    painter = page.canvas.painter_
    assert isinstance(painter, GraphPainter)
    page.canvas.grab()
    assert painter._scene is not None
    before = dict(painter._scene.labels)
    for place in list(painter.board.places):
        page.session.select([place])
        page.canvas.grab()
        assert {name: painter._scene.labels.get(name) for name in before} == before


def test_a_name_wider_than_its_zone_goes_beyond_it(open_shipped: Open) -> None:
    page = open_shipped("scorpion/garden_gate")
    painter = page.canvas.painter_
    assert isinstance(painter, GraphPainter)
    assert painter._scene is not None
    store = painter.board.places["storehouse"]
    _, box = painter._scene.labels["storehouse"]
    xs = [x for x, _ in store.shape or ()]
    assert box.width() > (max(xs) - min(xs)) * painter._drawn.scale


def test_who_has_no_place_in_the_files_begins_where_the_game_says(open_shipped: Open) -> None:
    """Five sentries on posts, of which one is dragged to a place of its own and left to chance again."""
    page = open_shipped("scorpion/garden_gate")
    set_up, pieces = page.pieces.set_up, page.pieces
    lots = {lot.thing.key: lot for lot in set_up.lots}
    assert {key: lot.counts for key, lot in lots.items()} == {
        "sentries": (5,),
        "patrols": (1,),
        "sleepers": (4,),
        "targets": (6,),
        "traps": (1,),
        "ambushes": (1,),
    }
    assert {dealt.lot.thing.key for dealt in set_up.deal} == {"sentries", "patrols", "sleepers"}
    board = set_up.topology
    assert board is not None
    posts = {board.ids[place] for place in board.tagged("post")}
    assert {one.place for one in set_up.deal if one.lot.thing.key == "sentries"} <= posts
    page.side.refresh()
    assert len(page.side.set_up.lines) == 9, "six things, who plays the two seats, and numbers"
    wanted = sorted(posts)[0]
    pieces.chance.pin(lots["sentries"], Aim(wanted, ""))
    assert page.session.document.look("mission", ("props", "setup", "sentries")) == [wanted]
    assert next(lot.counts for lot in set_up.lots if lot.thing.key == "sentries") == (4,)
    pieces.chance.unpin()
    assert next(lot.counts for lot in set_up.lots if lot.thing.key == "sentries") == (5,)
    pieces.chosen.choose(lot=lots["sentries"].path)
    assert not pieces.chance.remove()


def test_fighters_stand_on_the_starts_of_a_mod(open_shipped: Open, qtbot: QtBot) -> None:
    """Each is called as the game calls it, and looks to the middle of the field."""
    page = open_shipped("senjutsu/frozen_lake")
    set_up = page.pieces.set_up
    dealt = {one.lot.thing.name: one.place for one in set_up.deal}
    assert set(dealt) == {"red", "blue"}
    assert set(dealt.values()) <= {"a4", "a5", "g4", "g5"}
    things = {lot.thing.name: lot.thing for lot in set_up.lots}
    assert "Ronin" in set_up.called(things["red"])
    assert set_up.looks(things["red"], Aim("a4", "")).facing in ("ne", "se")
    assert set_up.looks(things["red"], Aim("a4", "n")).facing == "n"
    qtbot.waitUntil(lambda: page.side.set_up.title.text() == "Who fights")
    assert page.session.look.outlined.keys() == {"start"}


def test_while_one_draws_the_game_is_not_asked_anew(
    open_shipped: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a large map not before a pause: drawing ten squares of 40,000 took a dozen seconds."""
    page = open_shipped("spies/back_yard")
    session, set_up = page.session, page.pieces.set_up
    before, deal = set_up.topology, set_up.deal
    assert before is not None
    wall = next(sign for sign, entry in session.map["legend"].items() if "black" in (entry.get("tags") or ()))

    def draw(row: int) -> bool:
        line = session.map["rows"][row]
        return session.stroke(Put("map", ("rows", row), wall + line[1:]))

    assert draw(0)
    assert set_up.topology is before
    assert set_up.deal is deal
    session.end_stroke("Draw")
    after = set_up.topology
    assert after is not None
    assert after is not before
    monkeypatch.setattr("uguisu_editor.tools.set_up.LARGE", 10)
    assert draw(1)
    session.end_stroke("Draw")
    assert set_up.topology is after
    qtbot.waitUntil(lambda: set_up.topology is not after)


def test_a_map_follows_a_size_that_nobody_told_it_of(open_shipped: Open) -> None:
    """A mod was shown three hundredths as large in a narrow window."""
    page = open_shipped("senjutsu/frozen_lake")
    canvas = page.canvas
    canvas.fit()
    before = canvas.view.scale
    canvas.view.size = QSizeF(200, 200)
    canvas.view.scale = 1.0
    canvas.grab()
    assert canvas.view.size == QSizeF(canvas.size())
    assert canvas.view.scale == before


def test_room_that_is_better_is_taken_first() -> None:
    """A label lies over a way only where there is no other room."""
    taken = Taken(QRectF(0, 0, 200, 100).size())
    taken.take_along(QPointF(0, 50), QPointF(200, 50), 4)
    assert not taken.is_free(QRectF(90, 40, 20, 20))
    assert taken.is_free(QRectF(90, 10, 20, 20))
    size = QRectF(0, 0, 20, 20).size()
    solid = Taken(QRectF(0, 0, 200, 100).size())
    found = solid.first_free(size, [QPointF(100, 50), QPointF(100, 20)], taken)
    assert found is not None
    assert found.center() == QPointF(100, 20)
    again = solid.first_free(size, [QPointF(100, 50)], taken)
    assert again is not None
    assert again.center() == QPointF(100, 50)


def test_names_on_drawn_ground_are_as_dark_in_the_dark_theme(
    open_shipped: Open, window: MainWindow, qtbot: QtBot
) -> None:
    """The ground of a zone is the same in every theme, and so are the letters on it and what is about them."""
    page = open_shipped("scorpion/garden_gate")
    written = {}
    for theme in ("light", "dark"):
        window.set_theme(theme)
        qtbot.waitUntil(lambda: page.canvas.up_to_date)
        painter = page.canvas.painter_
        assert isinstance(painter, GraphPainter)
        image = page.canvas.grab().toImage()
        assert painter._scene is not None
        _, box = painter._scene.labels["plum_walk"]
        written[theme] = image.copy(box.toAlignedRect())
    light, dark = written["light"], written["dark"]
    apart = [
        abs(light.pixelColor(x, y).lightness() - dark.pixelColor(x, y).lightness())
        for x in range(light.width())
        for y in range(light.height())
    ]
    assert max(apart) < 16
