"""Whatever is pressed while something is drawn: edits keep their order, and all of them, undone, are the file to the byte."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from uguisu_changes.edits import Put
from uguisu_editor import operations
from uguisu_editor.tools.set_up import Aim

if TYPE_CHECKING:
    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow

    Open = Callable[[str], MapPage]
SCENARIOS = Path(__file__).parents[2] / "scenarios"
LEFT = Qt.MouseButton.LeftButton
KINDS = ("graph", "squares", "hexes")


def written(page: MapPage) -> dict[str, bytes]:
    """What saving would write now."""
    document = page.session.document
    return {kind: document.render(kind) for kind in document.files}


def undo_all(page: MapPage) -> None:
    page.session.interrupt()  # as Ctrl+Z does: what is drawn is the first to be undone
    while page.session.stack.canUndo():
        page.session.stack.undo()


class Hand:
    """A hand in a hurry: draws, and presses keys before it has let go."""

    def __init__(self, window: MainWindow, page: MapPage, rng: random.Random) -> None:
        self.window, self.page, self.rng = window, page, rng
        self.done: list[str] = []

    def spot(self) -> QPoint:
        canvas, board = self.page.canvas, self.page.session.board
        ids = board.ids() if board is not None else []
        if board is not None and ids and self.rng.random() < 0.7:
            x, y = board.centre(self.rng.choice(ids)) or (0.0, 0.0)
            aside = board.spacing * self.rng.choice([0, 0, 0.4, 0.5])
            return canvas.view.to_screen(x + aside, y).toPoint()
        return QPoint(self.rng.randrange(canvas.width()), self.rng.randrange(canvas.height()))

    def press(self) -> None:
        QTest.mousePress(self.page.canvas, LEFT, pos=self.spot())

    def move(self) -> None:
        QTest.mouseMove(self.page.canvas, self.spot())

    def release(self) -> None:
        QTest.mouseRelease(self.page.canvas, LEFT, pos=self.spot())

    def key(self) -> None:
        keys = (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Backspace)
        key = self.rng.choice(keys)
        self.done[-1] += f" {key.name}"
        QTest.keyClick(self.page.canvas, key)

    def command(self) -> None:
        name = self.rng.choice(["delete", "undo", "redo", "select-all", "duplicate", "copy", "paste", "save"])
        self.done[-1] += f" {name}"
        self.window.actions_[name].trigger()

    def tool(self) -> None:
        tool = self.rng.choice(self.page.usable_tools())
        self.done[-1] += f" {tool.name}"
        self.page.choose_tool(tool.name)

    def symmetry(self) -> None:
        self.page.session.choose(symmetry=self.rng.choice(["none", "left-right", "180"]))

    def turn_away(self) -> None:
        self.page.show_page(self.rng.choice(["mission", "cards", "scenario"]))
        self.page.show_page("map")

    def history(self) -> None:
        stack = self.page.session.stack
        stack.setIndex(self.rng.randrange(stack.count() + 1))

    def fade(self) -> None:
        """Something that draws a stroke of its own, as the slider of a picture does."""
        self.page.session.restroke(Put("map", ("x-note",), self.rng.randrange(9)))
        if self.rng.random() < 0.5:
            self.page.session.end_stroke("Fade")

    def act(self) -> None:
        actions: list[Callable[[], None]] = [
            *[self.press] * 4,
            *[self.move] * 8,
            *[self.release] * 3,
            *[self.command] * 4,
            *[self.tool] * 2,
            self.key,
            self.symmetry,
            self.turn_away,
            self.history,
            self.fade,
        ]
        action = self.rng.choice(actions)
        self.done.append(action.__name__)
        action()


def hurry(window: MainWindow, page: MapPage, seed: int, steps: int) -> None:
    """Do this and that, and undo all of it."""
    before = written(page)
    hand = Hand(window, page, random.Random(seed))
    for _ in range(steps):
        hand.act()
    hand.done.append("undo all")
    undo_all(page)
    assert written(page) == before, hand.done
    page.canvas.escape()
    assert written(page) == before, hand.done


@pytest.mark.parametrize("kind", KINDS)
def test_any_sequence_undone_is_the_file_to_the_byte(window: MainWindow, open_page: Open, kind: str) -> None:
    page = open_page(kind)
    page.checker.close()
    page.session.settled.disconnect(page.checker.check)
    for seed in range(12):
        hurry(window, page, seed, 60)


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_many_sequences_undone_are_the_file_to_the_byte(
    window: MainWindow, open_page: Open, kind: str
) -> None:
    page = open_page(kind)
    page.checker.close()
    page.session.settled.disconnect(page.checker.check)
    for seed in range(1000, 1400):
        hurry(window, page, seed, 150)


def test_delete_during_a_drag_is_a_step_after_it(window: MainWindow, open_page: Open) -> None:
    page = open_page("graph")
    before = written(page)
    canvas = page.canvas
    page.choose_tool("select")
    at = canvas.view.to_screen(60, 40).toPoint()
    QTest.mousePress(canvas, LEFT, pos=at)
    QTest.mouseMove(canvas, at + QPoint(30, 0))
    QTest.mouseMove(canvas, at + QPoint(60, 0))
    window.actions_["delete"].trigger()
    QTest.mouseMove(canvas, at + QPoint(90, 0))
    QTest.mouseRelease(canvas, LEFT, pos=at + QPoint(90, 0))
    stack = page.session.stack
    assert [stack.text(at) for at in range(stack.count())] == ["Move 1 place", "Delete"]
    undo_all(page)
    assert written(page) == before
    while stack.canRedo():
        stack.redo()
    assert "court" not in page.session.board.ids()  # type: ignore[union-attr]


def test_undo_during_a_drag_undoes_what_was_drawn_of_it(window: MainWindow, open_page: Open) -> None:
    page = open_page("squares")
    page.session.do("Before", Put("map", ("x-note",), 1))
    before = written(page)
    page.choose_tool("brush")
    page.session.choose(sign="#")
    board, canvas = page.session.board, page.canvas
    assert board is not None
    spots = [canvas.view.to_screen(*(board.centre(cell) or (0, 0))).toPoint() for cell in ("a1", "b1", "c1")]
    QTest.mousePress(canvas, LEFT, pos=spots[0])
    QTest.mouseMove(canvas, spots[1])
    assert written(page) != before
    window.actions_["undo"].trigger()
    assert written(page) == before
    QTest.mouseMove(canvas, spots[2])
    QTest.mouseRelease(canvas, LEFT, pos=spots[2])
    assert written(page) == before
    assert page.session.stack.undoText() == "Before"


def test_a_piece_that_is_dragged_and_deleted_moves_no_other(window: MainWindow) -> None:
    page = window.open_pack(SCENARIOS / "spies" / "back_yard")
    assert page is not None
    pieces, canvas, board = page.pieces, page.canvas, page.session.board
    assert board is not None
    page.choose_tool("pieces")
    canvas.fit()
    thing = next(
        one
        for one in pieces.set_up.things
        if one.kind.form not in ("one", "named", "figures", "pair") and (pieces.set_up.left(one) or 9) > 1
    )
    free = [place for place in board.ids() if pieces.set_up.fits(thing, place)][:3]
    for place in free[:2]:
        assert pieces._put(thing, Aim(place, ""))
    first = next(piece for piece in pieces.set_up.pieces if piece.place == free[0])
    spot = pieces.tokens.spot(first)
    there = canvas.view.to_screen(*(board.centre(free[2]) or (0, 0))).toPoint()
    assert spot is not None
    QTest.mousePress(canvas, LEFT, pos=spot.toPoint())
    QTest.mouseMove(canvas, there)
    operations.delete_selection(page)
    QTest.mouseMove(canvas, there + QPoint(2, 0))
    QTest.mouseRelease(canvas, LEFT, pos=there)
    assert [piece.place for piece in pieces.set_up.pieces] == [free[1]]


def test_what_is_drawn_when_another_page_comes_is_a_step(window: MainWindow, open_page: Open) -> None:
    page = open_page("squares")
    page.choose_tool("brush")
    page.session.choose(sign="#")
    board, canvas = page.session.board, page.canvas
    assert board is not None
    QTest.mousePress(canvas, LEFT, pos=canvas.view.to_screen(*(board.centre("a1") or (0, 0))).toPoint())
    page.show_page("cards")
    assert page.session.stack.count() == 1
    assert not page.session.in_stroke
    page.show_page("map")
    drawn = written(page)
    QTest.mouseMove(canvas, canvas.view.to_screen(*(board.centre("c2") or (0, 0))).toPoint())
    assert written(page) == drawn  # no button is down


def test_a_pack_that_is_closed_takes_no_further_edit(window: MainWindow, open_page: Open) -> None:
    """A journal that is begun after that would be taken for what a crash has left."""
    page = open_page("graph")
    session = page.session
    assert session.do("Before", Put("map", ("x-note",), 1))
    journal = session.journal.path
    assert journal.exists()
    window.tabs.drop(page)
    assert not session.do("After", Put("map", ("x-note",), 2))
    assert not journal.exists()
