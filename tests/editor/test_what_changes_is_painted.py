"""Maps of dots and zones are painted over where they change, and look as if they had been drawn anew; labels find room
with as much effort for each however many there are.
"""

from __future__ import annotations

import random
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter

from uguisu_changes.edits import Edit, Insert, Put
from uguisu_editor.canvas.marks import Taken
from uguisu_editor.map_kinds.graph.board import GraphBoard
from uguisu_editor.map_kinds.graph.edits import add_link, add_places, delete, move_places, place_entry
from uguisu_editor.map_kinds.graph.painter import GraphPainter

if TYPE_CHECKING:
    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow

SCENARIOS = Path(__file__).parents[2] / "scenarios"
ROUNDED = 4
SCENARIO = "format: 1\nid: many\ngame: temple\ntitle: Many\nmap: map.yaml\n"


def picture(page: MapPage, pixels: float) -> QImage:
    """What the map's painter paints, by itself."""
    canvas = page.canvas
    assert isinstance(canvas.painter_, GraphPainter)
    image = QImage((canvas.view.size * pixels).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(pixels)
    image.fill(0)
    painter = QPainter(image)
    canvas.painter_.paint(painter, canvas.view, pixels, 0.0, exact=True)
    painter.end()
    return image


def drawn_anew(page: MapPage, pixels: float) -> QImage:
    assert isinstance(page.canvas.painter_, GraphPainter)
    page.canvas.painter_.restyle(page.canvas.theme)
    return picture(page, pixels)


def look_alike(one: QImage, other: QImage) -> bool:
    """Nobody can tell one from the other: Qt rounds the edges of what is clipped by a step or two of 255."""
    if one == other:
        return True
    pairs = zip(bytes(one.constBits()), bytes(other.constBits()), strict=True)
    return max(abs(a - b) for a, b in pairs) <= ROUNDED


class Hand:
    """Does what a hand does to a map of dots or zones."""

    def __init__(self, page: MapPage, rng: random.Random) -> None:
        self.page, self.rng, self.made = page, rng, 0

    @property
    def board(self) -> GraphBoard:
        board = self.page.session.board
        assert isinstance(board, GraphBoard)
        return board

    def some(self) -> str:
        return self.rng.choice(self.board.ids())

    def do(self, edit: Edit | None) -> None:
        if edit is not None:
            self.page.session.do("step", edit)

    def spot(self) -> tuple[float, float]:
        left, top, right, bottom = self.board.bounds
        return self.rng.uniform(left, right), self.rng.uniform(top, bottom)

    def move(self) -> None:
        self.do(move_places(self.board, {self.some(): self.spot()}))

    def drag(self) -> None:
        place, session = self.some(), self.page.session
        for _ in range(3):
            session.restroke(move_places(self.board, {place: self.spot()}))
        session.end_stroke("step")

    def add(self) -> None:
        self.made += 1
        self.do(add_places(self.board, [place_entry(f"made_{self.made}", self.spot(), self.board.spacing)]))

    def take_out(self) -> None:
        self.do(delete(self.board, [self.some()]))

    def join(self) -> None:
        self.do(add_link(self.board, self.some(), self.some(), "road"))

    def name(self) -> None:
        path = self.board.path_of(self.some())
        assert path is not None
        self.do(Put("map", (*path, "name"), self.rng.choice(["A", "The longest of all the names"])))

    def tag(self) -> None:
        path = self.board.path_of(self.some())
        assert path is not None
        self.do(Put("map", (*path, "tags"), self.rng.sample(["tower", "inner", "lit", "mine"], 2)))

    def gather(self) -> None:
        self.made += 1
        entry: dict[str, Any] = {"id": f"region_{self.made}", "places": self.rng.sample(self.board.ids(), 2)}
        self.do(Insert("map", ("regions",), 0, [entry]))

    def choose(self) -> None:
        self.page.session.select(places=self.rng.sample(self.board.ids(), self.rng.randrange(3)))

    def undo(self) -> None:
        self.page.session.stack.undo()


@pytest.mark.parametrize(
    ("pack", "pixels", "steps"),
    [
        ("temple/broken_causeway", 1.0, 12),
        pytest.param("temple/broken_causeway", 2.0, 60, marks=pytest.mark.long),
        pytest.param("temple/six_lanterns", 1.25, 60, marks=pytest.mark.long),
        pytest.param("scorpion/crooked_harbour", 1.5, 40, marks=pytest.mark.long),
    ],
)
def test_what_is_painted_over_looks_as_if_drawn_anew(
    window: MainWindow, tmp_path: Path, pack: str, pixels: float, steps: int
) -> None:
    shutil.copytree(SCENARIOS / pack, tmp_path / "pack")
    page = window.open_pack(tmp_path / "pack")
    assert page is not None
    canvas, rng = page.canvas, random.Random(7)
    hand = Hand(page, rng)
    canvas.fit()
    ways = [
        hand.move, hand.drag, hand.add, hand.take_out, hand.join, hand.name, hand.tag, hand.gather, hand.choose, hand.undo
    ]  # fmt: skip
    picture(page, pixels)
    for step in range(steps):
        if step == steps // 2:
            canvas.zoom(2.0, QPointF(canvas.rect().center()))
        way = rng.choice(ways)
        way()
        amended = picture(page, pixels)
        assert look_alike(amended, drawn_anew(page, pixels)), (step, way.__name__)


def test_only_what_changes_is_painted(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(SCENARIOS / "temple/broken_causeway", tmp_path / "pack")
    page = window.open_pack(tmp_path / "pack")
    assert page is not None
    page.canvas.fit()
    picture(page, 1.0)
    painted: list[str] = []
    dot = GraphPainter._dot

    def painting(*of: Any) -> None:
        painted.append(of[3].id)
        dot(*of)

    monkeypatch.setattr(GraphPainter, "_dot", painting)
    hand = Hand(page, random.Random(1))
    place = hand.some()
    x, y = hand.board.places[place].at
    hand.do(move_places(hand.board, {place: (x + 2, y + 2)}))
    picture(page, 1.0)
    assert place in painted
    assert len(painted) < len(hand.board.places) / 2


def crossings(rows: int) -> str:
    """Many dots in rows, each joined with one that is far away: there is room for names, and none is free of all others."""
    ids = [(x, y) for y in range(rows) for x in range(40)]
    lines = ["format: 1", "id: many", "kind: graph", "places:"]
    lines += [f"- {{id: watch_tower_{x}_{y}, at: [{x * 40}, {y * 40}]}}" for x, y in ids]
    lines.append("links:")
    lines += [f"- {{between: [watch_tower_0_{y}, watch_tower_39_{y}], kind: road}}" for y in range(rows)]
    return "\n".join(lines) + "\n"


def calls(do: Callable[[], object]) -> int:
    """How many functions are called, of Python and below."""
    count = 0

    def note(_: FrameType, what: str, __: object) -> None:
        nonlocal count
        count += what in ("call", "c_call")

    sys.setprofile(note)
    try:
        do()
    finally:
        sys.setprofile(None)
    return count


def test_twice_as_many_names_are_twice_the_work(window: MainWindow, tmp_path: Path) -> None:
    work = []
    for rows in (10, 20, 40):
        folder = tmp_path / f"rows_{rows}"
        folder.mkdir()
        (folder / "scenario.yaml").write_text(SCENARIO, encoding="utf-8")
        (folder / "map.yaml").write_text(crossings(rows), encoding="utf-8")
        page = window.open_pack(folder)
        assert page is not None
        page.canvas.fit()
        picture(page, 1.0)
        work.append(calls(lambda page=page: drawn_anew(page, 1.0)))  # type: ignore[misc]
    assert work[1] < 2.5 * work[0]
    assert work[2] < 2.5 * work[1]


def test_room_is_taken_once() -> None:
    taken, size = Taken(QSizeF(100, 40)), QSizeF(30, 10)
    taken.take(QRectF(0, 0, 20, 20))
    assert taken.first_free(size, [QPointF(10, 10)]) is None
    assert taken.first_free(size, [QPointF(30, 10), QPointF(35, 10)]) == QRectF(20, 5, 30, 10)
    assert taken.first_free(size, [QPointF(60, 14)]) is None  # one pixel of it
    assert taken.first_free(size, [QPointF(65, 14)]) is not None
    assert taken.first_free(size, [QPointF(-20, 30), QPointF(50, 60)]) is None  # it would not be seen


def test_a_zone_that_moves_is_painted_with_its_neighbours_alone(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "scenario.yaml").write_text(SCENARIO.replace("temple", "scorpion"), encoding="utf-8")
    (tmp_path / "map.yaml").write_text(yards(20), encoding="utf-8")
    page = window.open_pack(tmp_path)
    assert page is not None
    picture(page, 1.0)
    painted: list[str] = []
    zone = GraphPainter._zone
    monkeypatch.setattr(
        GraphPainter, "_zone", lambda self, *seen: (painted.append(seen[2].id), zone(self, *seen))
    )
    board = page.session.board
    assert isinstance(board, GraphBoard)
    x, y = board.places["yard_9_9"].at
    page.session.do("move", move_places(board, {"yard_9_9": (x + 3, y + 2)}))
    image = picture(page, 1.0)
    assert "yard_9_9" in painted
    assert len(painted) <= 25  # two rows of neighbours: their outlines, and names that reach over
    assert look_alike(image, drawn_anew(page, 1.0))


def yards(rows: int) -> str:
    """Zones in rows, side by side."""
    lines = ["format: 1", "id: many", "kind: graph", "places:"]
    for left, top in ((40 * x, 40 * y) for y in range(rows) for x in range(rows)):
        shape = [[left, top], [left + 40, top], [left + 40, top + 40], [left, top + 40]]
        lines.append(
            f"- {{id: yard_{left // 40}_{top // 40}, at: [{left + 20}, {top + 20}], shape: {shape}}}"
        )
    return "\n".join(lines) + "\n"
