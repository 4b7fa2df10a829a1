"""The Map page: the rail stays where it is, tools have words, everything is in one palette."""

from __future__ import annotations

import itertools
import re
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QNativeGestureEvent, QPointingDevice, QWheelEvent
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QSpinBox, QWidget

from uguisu_changes.edits import Put
from uguisu_editor.forms.chips import Chip
from uguisu_editor.i18n import LANGUAGES
from uguisu_editor.map_kinds.grid.board import GridBoard
from uguisu_editor.map_kinds.grid.edge_tool import EdgeTool
from uguisu_editor.map_kinds.grid.lattice import Squares
from uguisu_editor.pages.map_page import FORMS
from uguisu_editor.pages.map_side import plain  # type: ignore[attr-defined]
from uguisu_editor.tools.tool import Touch

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow

    Open = Callable[[str], MapPage]
KINDS = ("graph", "squares", "hexes")
SCENARIOS = Path(__file__).parents[2] / "scenarios"


def test_the_rail_stays_where_it_is_on_all_pages(window: MainWindow, open_page: Open) -> None:
    page = open_page("squares")
    window.resize(1440, 900)
    spots = set()
    for name in ("map", *FORMS, "texts", "map"):
        page.show_page(name)
        spots.add(page.tree.mapTo(window, QPoint(0, 0)).toTuple())
    assert len(spots) == 1
    assert next(iter(spots))[0] == 0  # at the outer left: no dock and no bar stands before it


@pytest.mark.parametrize("kind", KINDS)
def test_each_tool_of_the_bar_has_a_word_and_is_taken_by_a_click(
    window: MainWindow, open_page: Open, qtbot: QtBot, kind: str
) -> None:
    page = open_page(kind)
    bar = page.drawing.bar
    assert list(bar.buttons)[:3] == ["select", "hand", "draw"]
    for name, button in bar.buttons.items():
        assert button.text()
        assert button.accessibleName()
        assert not button.icon().isNull()
        button.click()
        chosen = page.canvas.tool
        assert chosen is not None
        assert chosen.name == name or (name == "draw" and not chosen.in_bar)
        assert [one for one, other in bar.buttons.items() if other.isChecked()] == [name]


def test_the_bar_belongs_to_the_map_alone(window: MainWindow, open_page: Open) -> None:
    page = open_page("squares")
    assert page.drawing.bar.isVisible()
    page.show_page("mission")
    assert page.canvas.isVisible()
    assert not page.drawing.bar.isVisible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_pages_are_called_alike(window: MainWindow, open_page: Open, language: str) -> None:
    """In Russian and Ukrainian, maps and cards are both called Карты by the dictionary."""
    page = open_page("squares")
    window.set_language(language)
    titles = [page.tree.item(row).text() for row in range(page.tree.count())]
    assert len({title[:4] for title in titles if title != "Playtest"}) >= len(titles) - 1, titles


def test_the_palette_has_all_that_the_game_declares_under_its_own_words(open_page: Open) -> None:
    page = open_page("graph")
    palette, game = page.drawing.palette_, page.session.game
    assert game is not None
    offers = {offer.key: offer for offer in palette.offers.all()}
    assert {f"kind:{kind}" for kind in game.link_kinds} <= offers.keys()
    assert {f"tag:{tag}" for tag in game.place_tags} <= offers.keys()
    assert {f"piece:{thing.key}" for thing in page.pieces.set_up.things} <= offers.keys()
    assert offers["tag:tower"].amount == "3"
    assert offers["kind:wall_way"].title == "Outer wall"
    shown = {tab: button.text() for tab, button in palette.tabs.items() if not button.isHidden()}
    assert shown == {"ways": "Roads", "pieces": "Pieces"}


def test_what_is_clicked_in_the_palette_draws_at_once(open_page: Open) -> None:
    page = open_page("squares")
    palette = page.drawing.palette_
    palette.cells["ground:#"].click()
    assert page.canvas.tool is page.tools["brush"]
    assert page.session.choices.sign == "#"
    assert palette.cells["ground:#"].isChecked()
    palette.search.setText("room")  # it is under another tab: who looks for it need not know
    palette.cells["tool:walls"].click()
    assert page.canvas.tool is page.tools["walls"]
    assert palette.cells["tool:walls"].isChecked()


def test_a_room_is_one_drag_and_one_step_of_undo(open_page: Open) -> None:
    page = open_page("squares")
    page.session.choose(border="wall")
    page.choose_tool("walls")
    tool, board = page.canvas.tool, page.session.board
    assert tool is not None
    assert board is not None
    before = page.session.document.render("map")

    def touch(place: str) -> Touch:
        x, y = board.centre(place) or (0.0, 0.0)
        return Touch(x, y, page.canvas.view.to_screen(x, y))

    tool.press(touch("b1"))
    tool.move(touch("c2"))
    assert page.session.document.render("map") == before  # nothing is built before one lets go
    tool.release(touch("c2"))
    walls = {tuple(entry["between"]) for entry in page.session.map["borders"]}
    around = {("a1", "b1"), ("a2", "b2"), ("b2", "b3"), ("c1", "d1"), ("c2", "d2")}
    assert around <= walls
    assert not {("b1", "b2"), ("b1", "c1"), ("b2", "c2"), ("c1", "c2")} & walls
    page.session.stack.undo()
    assert page.session.document.render("map") == before


def test_no_dock_is_open_until_it_is_asked_for(window: MainWindow, open_page: Open) -> None:
    page = open_page("squares")
    assert not [name for name, dock in window.docks.items() if dock.isVisible()]
    window.actions_["dock-brushes"].trigger()
    assert window.docks["brushes"].isVisible()
    page.show_page("mission")
    page.show_page("map")
    assert window.docks["brushes"].isVisible()


def test_all_of_the_map_page_can_be_named(open_page: Open) -> None:
    """What takes the keyboard has a name for who hears the screen, and no word of the files is on the page."""
    page = open_page("squares")
    for tab in ("ground", "ways"):
        page.drawing.palette_.turn(tab)
        for widget in page.drawing.findChildren(QWidget):
            if not widget.isVisible():
                continue
            if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and not isinstance(widget, QScrollArea):
                assert widget.accessibleName(), widget
            said = getattr(widget, "text", None)
            if callable(said):
                assert not re.search(r"[a-z]_[a-z]|`|\[|\]", said()), said()


def _touch(page: MapPage, x: float, y: float) -> Touch:
    return Touch(x, y, page.canvas.view.to_screen(x, y))


def test_walls_follow_the_stroke_and_leave_no_stubs(open_page: Open) -> None:
    """Down between the columns a and b, a little off the line: at each crossing other edges are as near."""
    page = open_page("squares")
    page.choose_tool("edge")
    tool, board = page.canvas.tool, page.session.board
    assert isinstance(tool, EdgeTool)
    assert isinstance(board, GridBoard)
    page.session.do("", Put("map", ("borders",), []))
    segment = board.segment("b1", "c1")
    assert segment is not None
    x = segment[0][0]
    top, bottom = board.bounds[1], board.bounds[3]
    side = board.spacing
    tool.press(_touch(page, x + 0.1 * side, top + 0.4 * side))
    for step in range(1, 31):
        tool.move(_touch(page, x + 0.1 * side, top + 0.4 * side + (bottom - top - 0.6 * side) * step / 30))
    tool.release(_touch(page, x + 0.1 * side, bottom - 0.2 * side))
    drawn = {tuple(entry["between"]) for entry in page.session.map["borders"]}
    assert drawn == {("b1", "c1"), ("b2", "c2"), ("b3", "c3")}


def test_a_click_near_an_edge_draws_that_one(open_page: Open) -> None:
    page = open_page("squares")
    page.choose_tool("edge")
    tool, board = page.canvas.tool, page.session.board
    assert isinstance(tool, EdgeTool)
    assert isinstance(board, GridBoard)
    segment = board.segment("b2", "c2")
    assert segment is not None
    (ax, ay), (bx, by) = segment
    tool.press(_touch(page, (ax + bx) / 2, (ay + by) / 2))
    tool.release(_touch(page, (ax + bx) / 2, (ay + by) / 2))
    assert ["b2", "c2"] in [entry["between"] for entry in page.session.map["borders"]]


def test_what_is_chosen_is_told_in_words_and_changed_there(open_page: Open) -> None:
    page = open_page("graph")
    card = page.side.chosen
    page.session.select(["court"])
    card.refresh()
    assert "A road to tower-a" in [chip.accessibleName() for chip in card.words.chips]
    assert card.switches["inner"].isChecked()
    assert card.switches["inner"].text() == "Inner temple"
    card.switches["tower"].click()
    assert "tower" in page.session.map["places"][3]["tags"]
    page.session.select(links=[1])
    card.refresh()
    assert card.title.text() == "Road"
    card.kind.buttons["rope"].click()
    assert page.session.map["links"][1]["kind"] == "rope"
    page.session.select()
    card.refresh()
    assert card.isHidden()


def test_each_problem_is_a_card_whose_button_can_be_pressed(open_page: Open, qtbot: QtBot) -> None:
    page = open_page("graph")
    qtbot.waitUntil(lambda: bool(page.problems), timeout=30_000)
    assert page.side.problems
    for card in page.side.problems:
        assert card.button.isEnabled()
        assert card.button.text()
        for label in (card.title, card.about):
            assert not re.search(r"[a-z]_[a-z]|`|\([A-Z]{2}-H?\d", label.text()), label.text()
    assert page.side.problems[0].property("problem") == min(
        (one.severity for one in page.problems), key=["error", "warning", "hint"].index
    )


def test_words_of_checks_are_told_without_signs_of_code() -> None:
    assert (
        plain("Nobody begins here (SJ-20, SP-H26). Add `open_panes`.")
        == "Nobody begins here. Add open panes."
    )


def test_a_crossing_on_a_road_splits_it_and_has_a_name(open_page: Open) -> None:
    page = open_page("graph")
    page.take("tool:place")
    tool = page.canvas.tool
    assert tool is page.tools["place"]
    assert tool is not None
    tool.press(_touch(page, 60, 70))  # half way from the court to the third tower, on a bridge
    new = page.session.map["places"][-1]
    assert new["name"] == "Old Well"
    bridges = [link["between"] for link in page.session.map["links"] if link["kind"] == "bridge"]
    assert bridges == [["court", new["id"]], [new["id"], "tower-c"]]
    tool.press(_touch(page, 20, 90))
    assert page.session.map["places"][-1]["name"] == "Plum Court"
    assert len(page.session.map["links"]) == 5
    assert "tags" not in page.session.map["places"][-1]
    page.session.stack.undo()
    page.session.stack.undo()
    assert len(page.session.map["links"]) == 4


def test_a_road_over_a_road_changes_its_kind_and_adds_none(open_page: Open) -> None:
    page = open_page("graph")
    page.take("kind:rope")
    tool = page.canvas.tool
    assert tool is not None
    tool.press(_touch(page, 0, 0))
    tool.release(_touch(page, 60, 40))
    links = page.session.map["links"]
    assert len(links) == 4
    assert links[1]["kind"] == "rope"


def test_rubbing_out_walls_leaves_the_ground(open_page: Open) -> None:
    page = open_page("squares")
    rows = list(page.session.map["rows"])
    page.drawing.palette_.turn("ways")
    page.choose_tool("eraser")
    tool, board = page.canvas.tool, page.session.board
    assert tool is not None
    assert isinstance(board, GridBoard)
    segment = board.segment("a1", "b1")
    assert segment is not None
    (ax, ay), (bx, by) = segment
    tool.press(_touch(page, (ax + bx) / 2, (ay + by) / 2))
    tool.release(_touch(page, (ax + bx) / 2, (ay + by) / 2))
    assert page.session.map["borders"] == []
    assert page.session.map["rows"] == rows


def test_a_trackpad_moves_the_map_by_two_fingers_and_zooms_by_a_pinch(open_page: Open) -> None:
    page = open_page("squares")
    canvas = page.canvas
    at = QPointF(canvas.rect().center())
    before, scale = canvas.view.to_screen(1, 1), canvas.view.scale
    none, begun = Qt.MouseButton.NoButton, Qt.ScrollPhase.ScrollUpdate
    plain_keys = Qt.KeyboardModifier.NoModifier
    slide = QWheelEvent(at, at, QPoint(30, -12), QPoint(240, -96), none, plain_keys, begun, False)
    QApplication.sendEvent(canvas, slide)
    moved = canvas.view.to_screen(1, 1) - before
    assert (round(moved.x()), round(moved.y())) == (30, -12)
    pinch = QNativeGestureEvent(
        Qt.NativeGestureType.ZoomNativeGesture,
        QPointingDevice.primaryPointingDevice(),
        2,
        at,
        at,
        at,
        0.5,
        QPointF(),
    )
    QApplication.sendEvent(canvas, pinch)
    assert canvas.view.scale == pytest.approx(1.5 * scale)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_tool_lies_on_another_in_a_small_window(
    window: MainWindow, open_page: Open, qtbot: QtBot, language: str
) -> None:
    window.set_language(language)
    page = open_page("squares")
    window.resize(1024, 700)
    qtbot.waitUntil(lambda: page.canvas.width() > 0.41 * window.width())
    bar = page.drawing.bar
    parts = (*bar.buttons.values(), bar.more, bar.drawing, bar.played)
    shown = [button for button in parts if button.isVisible()]
    qtbot.waitUntil(lambda: all(one.width() >= one.sizeHint().width() - 1 for one in shown))  # laid out
    for button, following in itertools.pairwise(shown):
        assert button.geometry().right() < following.geometry().left()
    assert shown[-1].geometry().right() <= bar.width()
    tools = [button for button in bar.buttons.values() if button.isVisible()]
    assert len(tools) >= 4
    under = Qt.ToolButtonStyle.ToolButtonTextUnderIcon
    assert {button.toolButtonStyle() for button in (*tools, bar.more)} == {under}, "they keep their words"


def test_tools_without_room_are_behind_a_button(window: MainWindow, open_page: Open, qtbot: QtBot) -> None:
    page = open_page("squares")
    bar = page.drawing.bar
    window.resize(1600, 900)
    qtbot.waitUntil(lambda: not bar.more.isVisible())
    assert all(button.isVisible() for button in bar.buttons.values())
    window.resize(1024, 700)
    qtbot.waitUntil(bar.more.isVisible)
    away = [name for name, button in bar.buttons.items() if not button.isVisible()]
    assert "hand" in away
    menu = bar.more.menu()
    menu.aboutToShow.emit()
    assert [action.text() for action in menu.actions()] == [bar.buttons[name].text() for name in away]
    menu.actions()[away.index("hand")].trigger()
    assert page.canvas.tool is not None
    assert page.canvas.tool.name == "hand"
    assert bar.more.isChecked()
    assert not any(button.isChecked() for name, button in bar.buttons.items() if name != "hand")


def test_in_a_narrow_window_the_set_up_is_a_line_until_it_is_opened(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    shutil.copytree(SCENARIOS / "spies" / "back_yard", tmp_path / "pack")
    page = window.open_pack(tmp_path / "pack")
    assert page is not None
    window.resize(1440, 900)
    window.show()
    set_up = page.drawing.side.set_up

    def first_line_shows() -> bool:
        return set_up.lines[0].isVisible()

    qtbot.waitUntil(lambda: bool(set_up.lines) and set_up.lines[0].isVisible())
    wide = page.canvas.width() / window.width()
    window.resize(1024, 700)
    qtbot.waitUntil(lambda: not set_up.lines[0].isVisible())
    assert set_up.about.text() == "13 pieces on the map"
    assert set_up.again.isVisible()
    qtbot.waitUntil(lambda: page.canvas.width() > 0.43 * window.width())
    set_up.open.click()
    qtbot.waitUntil(first_line_shows)
    window.resize(1030, 700)
    qtbot.wait(1)
    assert set_up.open.isChecked(), "what somebody opened stays open"
    qtbot.waitUntil(first_line_shows)  # lines are made anew when names are known
    set_up.open.click()
    window.resize(1440, 900)
    qtbot.waitUntil(lambda: page.canvas.width() / window.width() == pytest.approx(wide, abs=0.01))
    qtbot.waitUntil(first_line_shows)


def test_a_board_that_is_being_drawn_keeps_its_borders() -> None:
    """While a hand draws, the file may lose borders; a board that has numbered them is drawn to the end as it was."""
    borders: list[dict[str, object]] = [{"between": ["a1", "b1"], "kind": "wall"}]
    board = GridBoard({"kind": "squares", "rows": ["..", ".."], "borders": borders}, "squares", Squares())
    [numbers] = board.borders.values()
    borders.clear()
    assert [board.border_kind(number) for number in numbers] == ["wall"]


def test_what_passes_a_wall_is_told_in_words(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    shutil.copytree(SCENARIOS / "spies" / "back_yard", tmp_path / "back_yard")
    page = window.open_pack(tmp_path / "back_yard")
    assert page is not None
    borders = page.session.map["borders"]
    number = next(number for number, entry in enumerate(borders) if entry["kind"] == "glass")
    page.session.select(links=[number])
    card = page.side.chosen
    card.refresh()
    assert [word.text() for word in card.passes.words] == ["Walk: no", "Look: yes", "Shoot: yes"]
    window.resize(1440, 900)
    window.show()
    qtbot.waitUntil(lambda: card.kind.width() > card.kind_label.width())
    assert not card.kind.buttons["glass"].isHidden()
    assert card.kind.buttons["glass"].isChecked()
    there = {word for word, kind in card.kind.choices if not card.kind.buttons[kind].isHidden()}
    behind = {action.text() for action in card.kind.menu.actions()}
    assert there.isdisjoint(behind)
    assert there | behind == {word for word, _ in card.kind.choices}
    next(action for action in card.kind.menu.actions() if action.text() == "Mirror").trigger()
    assert page.session.map["borders"][number]["kind"] == "mirror"
    assert not card.kind.buttons["mirror"].isHidden(), "what is chosen is seen"
    assert [word.text() for word in card.passes.words] == ["Walk: no", "Look: no", "Shoot: no"]


def test_a_road_leads_one_way_or_both(open_page: Open) -> None:
    page = open_page("graph")
    page.session.select(links=[1])
    card = page.side.chosen
    card.refresh()
    one, other = page.session.map["links"][1]["between"]
    assert card.leads.value == ""
    card.leads.buttons[one].click()
    assert page.session.map["links"][1]["between"] == [other, one]
    assert page.session.map["links"][1]["one_way"] is True
    assert card.leads.value == one
    card.leads.buttons[""].click()
    assert "one_way" not in page.session.map["links"][1]
    assert page.session.stack.count() == 2


def test_where_the_mouse_is_is_told_by_names(window: MainWindow, open_page: Open) -> None:
    page = open_page("graph")
    board = page.session.board
    assert board is not None
    for place in board.ids():
        page.canvas.hovered.emit(*(board.centre(place) or (0.0, 0.0)))
        told = window.status.where.text()
        assert told
        assert not re.search(r"[a-z]_[a-z]|place-\d|\d\.\d", told), told
    page = open_page("squares")
    board = page.session.board
    assert board is not None
    cell = next(iter(board.ids()))
    page.canvas.hovered.emit(*(board.centre(cell) or (0.0, 0.0)))
    assert window.status.where.text().startswith(f"{cell} · ")


def test_what_was_drawn_under_the_mouse_is_told_at_once_and_the_palette_keeps_its_order(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    shutil.copytree(SCENARIOS / "senjutsu" / "teaching_duel", tmp_path / "pack")
    page = window.open_pack(tmp_path / "pack")
    assert page is not None
    window.show()
    offers, board = page.drawing.palette_.offers, page.session.board
    assert board is not None
    before = [(offer.title, offer.group) for offer in offers.all() if offer.tab == "ground"]
    new = [offer for offer in offers.all() if offer.key.startswith("known:")][-1]
    cell = next(iter(board.ids()))
    x, y = board.centre(cell) or (0.0, 0.0)
    page.canvas.hovered.emit(x, y)
    assert window.status.where.text() != f"{cell} · {new.title}"
    page.take(new.key)
    qtbot.mouseClick(page.canvas, Qt.MouseButton.LeftButton, pos=page.canvas.view.to_screen(x, y).toPoint())
    assert window.status.where.text().startswith(f"{cell} · {new.title}")
    assert [(offer.title, offer.group) for offer in offers.all() if offer.tab == "ground"] == before


def test_a_place_in_the_palette_looks_as_on_the_map(window: MainWindow, tmp_path: Path) -> None:
    """A tower is a tower and not a dot; a start is a dashed hex; a watch post has its flag."""
    shutil.copytree(SCENARIOS / "temple" / "first_steps", tmp_path / "first_steps")
    page = window.open_pack(tmp_path / "first_steps")
    assert page is not None
    offers = page.drawing.palette_.offers
    every = {offer.key: offer for offer in offers.all()}
    assert "tool:zone" not in every, "of a net of crossings nobody draws zones"
    assert every["tag:tower"].group == every["tool:place"].group
    shown = {key: offers.icon(every[key]).pixmap(52, 52).toImage() for key in ("tag:tower", "tag:inner")}
    grounds = page.session.look.grounds
    assert shown["tag:inner"].pixelColor(26, 26).name() == grounds["inner"].fill
    assert shown["tag:tower"].pixelColor(26, 13).alpha() == 255, "its corners are not round"
    assert shown["tag:tower"] != shown["tag:inner"]


def test_each_samurai_has_a_line_with_its_own_token(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    shutil.copytree(SCENARIOS / "temple" / "first_steps", tmp_path / "first_steps")
    page = window.open_pack(tmp_path / "first_steps")
    assert page is not None
    qtbot.waitUntil(lambda: bool(page.session.facts.title("any", "red")), timeout=60_000)
    page.side.refresh()
    lines = page.side.set_up.lines
    told = [[label.text() for label in line.findChildren(QLabel) if label.text()] for line in lines]
    assert ["Red samurai", "begins on"] in told
    assert ["Blue samurai", "begins on"] in told
    tokens = [line.findChildren(QLabel)[0].pixmap().toImage() for line in lines[1:4]]
    assert tokens[0] != tokens[1] != tokens[2] != tokens[0]
    chip = next(chip for line in lines for chip in line.findChildren(Chip) if chip.text() == "20")
    chip.click()
    menu = page.side.set_up.menu
    assert menu is not None
    field = menu.findChild(QSpinBox)
    assert isinstance(field, QSpinBox)
    assert field.lineEdit().selectedText() == field.cleanText()  # what is typed takes its place
    assert menu.activeAction() is not None
    assert field is not None
    field.setValue(12)
    assert page.session.document.look("scenario", ("options", "turn_limit")) == 12
    menu.close()


@pytest.mark.parametrize("language", ["ru", "uk", "it"])
@pytest.mark.parametrize("pack", ["scorpion/garden_gate", "spies/back_yard", "temple/first_steps"])
def test_no_card_beside_the_map_is_cut_in_the_longest_language(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, pack: str, language: str
) -> None:
    """At the right of 1440 x 900 pixels, with something chosen; what a link is, is told in the language, too."""
    shutil.copytree(SCENARIOS / pack, tmp_path / "pack")
    window.set_language(language)
    page = window.open_pack(tmp_path / "pack")
    assert page is not None
    window.resize(1440, 900)
    window.show()
    qtbot.waitUntil(lambda: bool(page.session.digest), timeout=60_000)
    board = page.session.board
    assert board is not None
    places = ["moss_garden"] if "moss_garden" in board.ids() else []
    page.session.select(places, links=[] if places else [0])
    page.side.refresh()
    panel = page.side.widget()
    assert panel is not None
    qtbot.waitUntil(lambda: panel.width() <= page.side.viewport().width())
    if not places and language != "it":
        assert not re.search("[a-z]{4}", page.side.chosen.told.text())
