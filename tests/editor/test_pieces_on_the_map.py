"""The set-up is drawn on the map: with real mouse and keys, in all four games, as the files said it before."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QSpinBox

from uguisu.plugins import registry
from uguisu_changes.edits import Put
from uguisu_editor.docks.pieces import PiecesDock
from uguisu_editor.map_kinds.graph.board import GraphBoard
from uguisu_editor.model.document import PackDocument
from uguisu_editor.model.placing import most, piece_at, placed, put_down, put_elsewhere, take_away, things
from uguisu_editor.model.routes import steps_of
from uguisu_editor.tools.pieces import PiecesTool
from uguisu_editor.tools.set_up import Aim

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu.content.diagnostics import Diagnostic
    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow

SCENARIOS = Path(__file__).parents[2] / "scenarios"
LEFT = Qt.MouseButton.LeftButton
PACKS = ("temple/nightingale_temple", "scorpion/garden_gate", "senjutsu/snow_field", "spies/back_yard")
Check = Callable[["MapPage"], list["Diagnostic"]]


class Presses(QObject):
    """Counts what the hand does: presses of buttons and keys."""

    def __init__(self) -> None:
        super().__init__()
        self.mouse = self.keys = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if watched.isWidgetType():
            self.mouse += event.type() == QEvent.Type.MouseButtonPress
            self.keys += event.type() == QEvent.Type.KeyPress
        return False


class Hand:
    """Drags from the dock, and on the map."""

    def __init__(self, window: MainWindow, page: MapPage, qtbot: QtBot) -> None:
        self.window, self.page, self.qtbot = window, page, qtbot
        dock, tool = window.docks["pieces"], page.tools["pieces"]
        assert isinstance(dock, PiecesDock)
        assert isinstance(tool, PiecesTool)
        self.dock, self.tool = dock, tool
        dock.come_forward()
        qtbot.waitUntil(
            lambda: page.canvas.width() > page.tree.width() and dock.list.viewport().height() > 40
        )
        page.canvas.fit()

    def at(self, place: str, dx: float = 0.0, dy: float = 0.0) -> QPoint:
        """A point of the canvas: so many distances between places beside the middle of one."""
        board = self.page.session.board
        assert board is not None
        x, y = board.centre(place) or (0.0, 0.0)
        return self.page.canvas.view.to_screen(x + dx * board.spacing, y + dy * board.spacing).toPoint()

    def stands(self, place: str) -> bool:
        """Whether a piece, or one that is left to chance, stands there."""
        set_up = self.tool.set_up
        return place in {*(one.place for one in set_up.pieces), *(one.place for one in set_up.deal)}

    def row(self, key: str) -> QPoint:
        item = self.dock.item_of(key)
        assert item is not None, key
        self.dock.list.scrollToItem(item)
        return self.dock.list.visualItemRect(item).center()

    def drag_out(self, key: str, to: QPoint) -> None:
        """One drag, from the dock onto the map."""
        row, port, canvas = self.row(key), self.dock.list.viewport(), self.page.canvas
        there = port.mapFromGlobal(canvas.mapToGlobal(to))
        self.qtbot.mousePress(port, LEFT, pos=row)
        self.qtbot.mouseMove(port, row + QPoint(20, 20))
        self.qtbot.mouseMove(port, there)
        self.qtbot.mouseRelease(port, LEFT, pos=there)

    def drag(self, start: QPoint, to: QPoint) -> None:
        canvas = self.page.canvas
        self.qtbot.mousePress(canvas, LEFT, pos=start)
        self.qtbot.mouseMove(canvas, (start + to) / 2)
        self.qtbot.mouseMove(canvas, to)
        self.qtbot.mouseRelease(canvas, LEFT, pos=to)


@pytest.fixture
def hand_in(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> Callable[[str], Hand]:
    def open_it(pack: str) -> Hand:
        shutil.copytree(SCENARIOS / pack, tmp_path / pack)
        page = window.open_pack(tmp_path / pack)
        assert page is not None
        return Hand(window, page, qtbot)

    return open_it


@pytest.fixture
def presses() -> Iterator[Presses]:
    app, found = QApplication.instance(), Presses()
    assert app is not None
    app.installEventFilter(found)
    yield found
    app.removeEventFilter(found)


def setup_of(hand: Hand) -> Any:
    return hand.page.session.document.look("mission", ("props", "setup"))


def test_what_looks_north_is_put_down_with_one_drag(hand_in: Callable[[str], Hand], presses: Presses) -> None:
    hand = hand_in("spies/back_yard")
    before = setup_of(hand)[:]
    files = hand.page.session.document.texts()
    presses.mouse = presses.keys = 0
    hand.drag_out("camera", hand.at("h7", 0, -0.4))
    assert (presses.mouse, presses.keys) == (1, 0)
    assert setup_of(hand)[len(before) :] == [{"put": "camera", "at": [{"square": "h7", "facing": "n"}]}]
    hand.page.session.stack.undo()
    assert hand.page.session.document.texts() == files, "one step, and every byte as before"
    hand.page.session.stack.redo()
    hand.drag_out("camera", hand.at("k7", -0.4, 0))
    assert setup_of(hand)[-1]["at"][1] == {"square": "k7", "facing": "w"}, "one entry for both"
    hand.drag_out("green", hand.at("d8"))
    assert setup_of(hand)[-1] == {"put": "green", "at": [{"square": "d8"}]}
    item = hand.dock.item_of("camera")
    assert item is not None
    assert item.text(1) == "2"


def test_while_one_drags_it_is_seen_what_it_will_see(hand_in: Callable[[str], Hand], qtbot: QtBot) -> None:
    hand = hand_in("spies/back_yard")
    row, port, canvas = hand.row("blue"), hand.dock.list.viewport(), hand.page.canvas
    plain = canvas.grab().toImage()
    there = port.mapFromGlobal(canvas.mapToGlobal(hand.at("j8")))
    qtbot.mousePress(port, LEFT, pos=row)
    qtbot.mouseMove(port, row + QPoint(20, 20))
    qtbot.mouseMove(port, there)
    thing = next(thing for thing in hand.tool.set_up.things if thing.key == "blue")
    from uguisu_editor.tools.set_up import Aim

    seen = hand.tool.set_up.sees(thing, Aim("j8", ""))
    assert {"i8", "k8"} <= set(seen)
    drawn = canvas.grab().toImage()
    for place in ("i8", "k8"):
        corner = hand.at(place, 0.3, 0.35)
        assert drawn.pixelColor(corner) != plain.pixelColor(corner), "what it sees is tinted"
    far = hand.at("a1", 0.3, 0.3)
    assert drawn.pixelColor(far) == plain.pixelColor(far)
    outside = port.mapFromGlobal(hand.window.mapToGlobal(QPoint(5, 5)))
    qtbot.mouseMove(port, outside)
    qtbot.mouseRelease(port, LEFT, pos=outside)
    assert hand.tool.set_up.pieces == [], "let go beside the map, nothing is put down"
    assert canvas.grab().toImage().pixelColor(hand.at("i8", 0.3, 0.35)) == plain.pixelColor(
        hand.at("i8", 0.3, 0.35)
    )


def test_a_piece_is_moved_turned_and_taken_away(hand_in: Callable[[str], Hand], qtbot: QtBot) -> None:
    hand = hand_in("spies/back_yard")
    hand.drag_out("camera", hand.at("h7", 0, -0.4))
    hand.drag(hand.at("h7"), hand.at("i8", 0.05, 0.05))
    assert setup_of(hand)[-1]["at"] == [{"square": "i8", "facing": "n"}], "it looks as before"
    handle = hand.tool.handle()
    assert handle is not None
    hand.drag(handle.toPoint(), hand.at("i8", 0.9, 0.0))
    assert setup_of(hand)[-1]["at"] == [{"square": "i8", "facing": "e"}]
    assert hand.dock.facing.currentText() == "east"
    hand.dock.facing.setCurrentIndex(hand.dock.facing.findData("sw"))
    hand.dock.facing.activated.emit(hand.dock.facing.currentIndex())
    assert setup_of(hand)[-1]["at"] == [{"square": "i8", "facing": "sw"}]
    assert "south-west" in hand.dock.about.text()
    count = hand.page.session.stack.count()
    qtbot.mouseClick(hand.dock.remove_button, LEFT)
    assert all(item["put"] != "camera" or "at" not in item for item in setup_of(hand))
    assert hand.page.session.stack.count() == count + 1
    hand.page.session.stack.undo()
    hand.tool.choose(hand.tool.set_up.pieces[-1])
    hand.window.actions_["delete"].trigger()
    assert hand.tool.set_up.pieces == []


def test_who_chooses_takes_a_piece_and_the_ground_below_alike(hand_in: Callable[[str], Hand]) -> None:
    hand = hand_in("senjutsu/teaching_duel")
    page, tool = hand.page, hand.tool
    bar = page.drawing.bar
    piece = tool.set_up.pieces[0]
    page.choose_tool("select")
    hand.qtbot.mouseClick(page.canvas, LEFT, pos=hand.at(piece.place))
    assert tool.piece == piece
    assert not page.session.selection.places
    assert bar.buttons["select"].isChecked()
    empty = next(cell for cell in page.session.board.ids() if not hand.stands(cell))  # type: ignore[union-attr]
    hand.qtbot.mouseClick(page.canvas, LEFT, pos=hand.at(empty))
    assert tool.piece is None
    assert page.session.selection.places == {empty}
    hand.drag(hand.at(piece.place), hand.at(empty))
    assert [one.place for one in tool.set_up.pieces if one.thing == piece.thing] == [empty]


def test_what_is_drawn_with_stays_in_hand_until_esc(hand_in: Callable[[str], Hand]) -> None:
    hand = hand_in("senjutsu/teaching_duel")
    page = hand.page
    key = next(brush.key for brush in page.drawing.palette_.offers.all() if brush.tab == "ground")
    page.take(key)
    assert page.canvas.tool is not page.tools["select"]
    hand.qtbot.keyClick(page.canvas, Qt.Key.Key_Escape)
    assert page.canvas.tool is page.tools["select"]
    page.take("piece:" + next(thing.key for thing in hand.tool.set_up.things))
    assert hand.tool.holds
    hand.qtbot.keyClick(page.canvas, Qt.Key.Key_Escape)
    assert not hand.tool.holds
    assert page.drawing.bar.buttons["select"].isChecked()


def test_what_chance_places_is_shown_as_one_deal_and_fixed_by_dragging_it(
    hand_in: Callable[[str], Hand], qtbot: QtBot
) -> None:
    hand = hand_in("spies/back_yard")
    hand.page.choose_tool("pieces")
    before = list(setup_of(hand))
    assert before[0] == {"put": "green", "count": 3, "where": {"outside": "house"}}
    dealt = [one.place for one in hand.tool.set_up.deal if one.lot.thing.key == "green"]
    assert len(set(dealt)) == 3
    hand.drag(hand.at(dealt[0]), hand.at("l9"))
    assert setup_of(hand)[:2] == [{**before[0], "count": 2}, {"put": "green", "at": [{"square": "l9"}]}]
    still = [one.place for one in hand.tool.set_up.deal if one.lot.thing.key == "green"]
    assert len(still) == 2
    assert set(still) <= set(dealt), "the others have not moved"
    assert hand.tool.piece is not None
    qtbot.mouseClick(hand.dock.chance_button, LEFT)
    assert setup_of(hand)[1] == {"put": "green"}
    assert hand.tool.chosen.lot is not None
    hand.dock.among.setCurrentIndex(hand.dock.among.findText("in cottage"))
    hand.dock.among.activated.emit(hand.dock.among.currentIndex())
    many = hand.dock.said.field("count")
    assert isinstance(many, QSpinBox)
    many.setValue(2)
    assert setup_of(hand)[1] == {"put": "green", "where": {"region": "cottage"}, "count": 2}
    for _ in range(4):
        hand.page.session.stack.undo()
    assert setup_of(hand) == before
    letters = next(lot for lot in hand.tool.set_up.lots if lot.thing.key == "document")
    with qtbot.waitSignal(hand.page.session.refused) as refused:
        hand.tool.chance.pin(letters, Aim("a1", ""))
    assert "stay together" in refused.args[0]  # type: ignore[index]
    assert setup_of(hand) == before


@pytest.mark.long
def test_the_keyboard_alone_puts_down_and_takes_away(
    hand_in: Callable[[str], Hand], qtbot: QtBot, presses: Presses
) -> None:
    hand = hand_in("senjutsu/snow_field")
    fighters = ("options", "fighters")
    look = hand.page.session.document.look
    presses.mouse = 0
    hand.dock.list.setFocus()
    item = hand.dock.item_of("fighters.red")
    assert item is not None
    hand.dock.list.setCurrentItem(item)
    canvas = hand.page.canvas
    qtbot.keyClick(hand.dock.list, Qt.Key.Key_Return)
    assert canvas.hasFocus() or hand.page.canvas.tool is hand.tool
    qtbot.keyClick(canvas, Qt.Key.Key_Up)
    board = hand.page.session.board
    assert board is not None
    assert canvas.keyboard.at is not None
    here = board.place_at(*canvas.keyboard.at)
    qtbot.keyClick(canvas, Qt.Key.Key_Return)
    qtbot.keyClick(canvas, Qt.Key.Key_Up)
    qtbot.keyClick(canvas, Qt.Key.Key_Return)
    red = look("scenario", (*fighters, "red"))
    assert (red["start"], red["facing"]) == (here, "n"), "pressed on one hex, let go towards the next"
    assert presses.mouse == 0
    canvas.keyboard.hide()
    qtbot.keyClick(canvas, Qt.Key.Key_Backspace)
    assert look("scenario", (*fighters, "red")) == {"character": "ronin"}


def test_there_are_no_more_than_the_scenario_says(hand_in: Callable[[str], Hand]) -> None:
    hand = hand_in("temple/nightingale_temple")
    board = hand.page.session.board
    assert board is not None
    towers = [place for place in board.ids() if "tower" in board.tags(place)][:5]
    for tower in towers:
        hand.drag_out("samurai", hand.at(tower))
    assert hand.page.session.document.look("scenario", ("options", "samurai_start")) == towers[:4]
    item = hand.dock.item_of("samurai")
    assert item is not None
    assert item.text(1) == "4 of 4"
    assert "as many" in hand.window.status.currentMessage()
    hand.drag_out("ninja", hand.at("great_steps"))
    hand.drag_out("ninja", hand.at("north_stair"))
    assert hand.page.session.document.look("scenario", ("options", "ninja_start")) == "north_stair", (
        "there is one"
    )


@pytest.mark.long
def test_patrols_look_along_their_track_and_sleepers_are_counted(hand_in: Callable[[str], Hand]) -> None:
    hand = hand_in("scorpion/garden_gate")
    hand.drag_out("patrols", hand.at("archery_lawn", 0.4, 0.1))
    barracks = hand.page.session.board
    assert barracks is not None
    bunk = next(place for place in barracks.ids() if "barracks" in barracks.tags(place))
    hand.drag_out("sleepers", hand.at(bunk))
    hand.drag_out("sleepers", hand.at(bunk))
    hand.drag_out("targets.A", hand.at("plum_walk"))
    setup = setup_of(hand)
    assert setup["patrols"] == [{"at": "archery_lawn", "facing": "stables"}]
    assert setup["sleepers"] == {bunk: 2}
    assert setup["targets"] == {"A": "plum_walk"}


def plus(hand: Hand, name: str, case: int = 0, by: int = 1) -> None:
    """Click the plus, or the minus, of a number on the map."""
    hand.page.canvas.grab()
    found = [
        one for one in hand.tool.numbers.buttons if (one.setting.id, one.case, one.by) == (name, case, by)
    ]
    hand.qtbot.mouseClick(hand.page.canvas, LEFT, pos=found[0].box.center().toPoint())


def test_numbers_are_changed_and_one_of_several_is_made_another(hand_in: Callable[[str], Hand]) -> None:
    hand = hand_in("spies/back_yard")
    hand.page.choose_tool("pieces")
    look, before = hand.page.session.document.look, hand.page.session.document.texts()
    plus(hand, "rounds")
    plus(hand, "alert", case=2)
    assert look("mission", ("props", "rounds")) == 11
    assert look("mission", ("props", "alert")) == [3, 3, 3]
    lot = next(lot for lot in hand.tool.set_up.lots if lot.thing.key == "yellow")
    assert lot.counts == (2, 1, 1), "with one, two and three spies"
    place = next(one.place for one in hand.tool.set_up.deal if one.lot.path == lot.path)
    hand.qtbot.mouseClick(hand.page.canvas, LEFT, pos=hand.at(place))
    plus(hand, "count", case=1)
    plus(hand, "count", case=0, by=-1)
    assert look("mission", (*lot.path, "count")) == [1, 2, 1]
    each = hand.dock.said.field("count", 3)
    assert isinstance(each, QCheckBox)
    each.setChecked(False)
    assert look("mission", (*lot.path, "count")) == 1
    for _ in range(5):
        hand.page.session.stack.undo()
    assert hand.page.session.document.texts() == before
    _one_of_several_that_share_an_entry_is_made_another(hand)


def _one_of_several_that_share_an_entry_is_made_another(hand: Hand) -> None:
    hand.drag_out("green", hand.at("d8"))
    hand.drag_out("green", hand.at("i8"))
    seen = hand.tool.set_up.sees(_thing(hand, "green"), Aim("i8", ""))
    looks = hand.dock.said.field("looks")
    assert isinstance(looks, QComboBox)
    looks.activated.emit(looks.findData("line"))
    asleep = hand.dock.said.field("asleep")
    assert isinstance(asleep, QCheckBox)
    asleep.setChecked(True)
    assert setup_of(hand)[-2:] == [
        {"put": "green", "at": [{"square": "d8"}]},
        {"put": "green", "at": [{"square": "i8"}], "looks": "line", "asleep": True},
    ]
    piece = hand.tool.piece
    assert piece is not None
    assert len(hand.tool.set_up.sees(piece.thing, Aim("i8", ""), piece.path)) > len(seen), (
        "farther, as one in the dark"
    )


def test_passage_and_patrol_track_are_drawn(hand_in: Callable[[str], Hand]) -> None:
    hand = hand_in("scorpion/garden_gate")
    hand.dock.take("passage")
    hand.drag(hand.at("plum_walk"), hand.at("archery_lawn"))
    assert setup_of(hand)["passage"] == ["plum_walk", "archery_lawn"]
    hand.drag(hand.at("archery_lawn"), hand.at("moss_garden"))
    assert setup_of(hand)["passage"] == ["plum_walk", "moss_garden"], "each end is moved for itself"
    hand.tool.remove()
    assert not setup_of(hand), "and neither is left without the other"
    _a_patrol_track_is_drawn_and_rubbed_out_along_the_zones(hand)


def _a_patrol_track_is_drawn_and_rubbed_out_along_the_zones(hand: Hand) -> None:
    route = hand.tool.routing.routes[0]
    board, texts = hand.page.session.board, hand.page.session.document.texts()
    assert isinstance(board, GraphBoard)
    hand.dock.take("track")
    whole, step = steps_of(board, route), frozenset({"stables", "archery_lawn"})
    assert step in whole
    _stroke(hand, "stables", "archery_lawn", Qt.KeyboardModifier.ShiftModifier)
    assert steps_of(board, route) == whole - {step}
    assert "track" in board.tags("stables"), "it is on the rest of the way"
    _stroke(hand, "stables", "archery_lawn")
    assert steps_of(board, route) == whole
    _stroke(hand, "stables", "m3")
    links = [link["kind"] for link in board.data["links"] if set(link["between"]) == {"stables", "m3"}]
    assert links == ["wall"]
    assert steps_of(board, route) == whole, "no patrol climbs a wall"
    for _ in range(2):
        hand.page.session.stack.undo()
    assert hand.page.session.document.texts() == texts


def _stroke(hand: Hand, start: str, end: str, keys: Any = Qt.KeyboardModifier.NoModifier) -> None:
    canvas = hand.page.canvas
    hand.qtbot.mousePress(canvas, LEFT, keys, hand.at(start))
    hand.qtbot.mouseMove(canvas, hand.at(end))
    hand.qtbot.mouseRelease(canvas, LEFT, keys, hand.at(end))


@pytest.mark.long
def test_a_problem_of_a_piece_leads_to_it(hand_in: Callable[[str], Hand], check: Check) -> None:
    from uguisu_editor.mending import lead

    hand = hand_in("spies/back_yard")
    page = hand.page
    page.session.do("", put_down(_thing(hand, "sniper"), page.session.data, "f5"))
    page.show_page("mission")
    found = next(one for one in check(page) if "sniper" in one.message)
    lead(hand.window, page, found)
    assert page.mode == "map"
    assert page.canvas.tool is hand.tool
    assert hand.tool.chosen.key == ("sniper", "f5")


def _thing(hand: Hand, key: str) -> Any:
    return next(thing for thing in hand.tool.set_up.things if thing.key == key)


@pytest.mark.sweep(everyday=1)
@pytest.mark.parametrize("pack", PACKS)
def test_everything_a_game_declares_is_written_as_its_files_are_read(
    pack: str, window: MainWindow, check: Check
) -> None:
    """Each thing is put down, moved and taken away: found where it was put, refused by no schema, and gone without a trace."""
    page = window.open_pack(SCENARIOS / pack)
    assert page is not None
    assert page.session.game is not None
    kinds, session = page.session.game.type.placeables, page.session
    board, tool = session.board, page.tools["pieces"]
    assert board is not None
    assert isinstance(tool, PiecesTool)
    assert kinds
    places = list(board.ids())
    before = session.document.texts()
    for thing in things(kinds, session.data):
        there = len(placed(kinds, session.data))
        spot = next(
            place
            for place in places
            if tool.set_up.fits(thing, place)
            and (not thing.kind.must_face or tool.set_up.facings(thing, place))
        )
        ways = [way for way, _ in tool.set_up.facings(thing, spot)] or [""]
        session.do("", put_down(thing, session.data, spot, ways[0], kinds))
        piece = next(one for one in placed(kinds, session.data) if (one.thing, one.place) == (thing, spot))
        assert len(placed(kinds, session.data)) == there + (2 if thing.kind.form == "pair" else 1)
        assert piece.facing == ways[0] or not thing.kind.facing
        assert piece_at([piece], thing.kind.file, piece.path) == piece
    unread = {"unknown-key", "wrong-type", "missing-key", "unknown-tag", "bad-value"}
    assert [one for one in check(page) if one.code in unread] == []
    while found := placed(kinds, session.data):
        piece = found[0]
        other = next(place for place in places if place != piece.place)
        session.do("", put_elsewhere(piece, session.data, other, piece.facing))
        moved = next(
            one for one in placed(kinds, session.data) if (one.thing, one.place) == (piece.thing, other)
        )
        session.do("", take_away(moved, session.data))
        assert len(placed(kinds, session.data)) < len(found)
    while session.stack.canUndo():
        session.stack.undo()
    assert session.document.texts() == before


def test_limits_are_told_by_options_that_there_are(tmp_path: Path) -> None:
    """A misspelt way to an option would be taken for none."""
    for entry in registry().games.values():
        for kind in entry.type.placeables:
            if kind.most_at:
                assert kind.most_at[0] == "options"
                assert kind.most_at[1] in entry.options_type.__struct_fields__
                data = {"scenario": {"options": {kind.most_at[1]: 7}}}
                assert most(next(iter(things([kind], data))), data) == 7
                assert most(next(iter(things([kind], data))), {}) == kind.most


def test_a_game_that_declares_nothing_says_so(
    window: MainWindow, open_page: Callable[[str], MapPage], monkeypatch: pytest.MonkeyPatch
) -> None:
    page = open_page("graph")
    assert page.session.game is not None
    monkeypatch.setattr(type(page.session.game.type), "placeables", ())
    dock = window.docks["pieces"]
    assert isinstance(dock, PiecesDock)
    dock.retranslate()
    first = dock.list.topLevelItem(0)
    assert first is not None
    assert "no piece" in first.text(0)
    assert PackDocument.open(page.path).look("scenario", ("game",)) == "temple"


def test_a_mod_keeps_the_set_up_of_its_base(hand_in: Callable[[str], Hand]) -> None:
    """Its file would have a list of its own in the place of the whole."""
    hand = hand_in("spies/back_yard")
    hand.page.session.do("", Put("scenario", ("uses",), ["spies/mansion"]))
    hand.dock.refresh()
    assert hand.tool.set_up.things == []
    first = hand.dock.list.topLevelItem(0)
    assert first is not None
    assert "In a mod" in first.text(0)
