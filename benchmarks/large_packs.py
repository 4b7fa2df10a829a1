"""Large packs in the editor: opening, each page, saving, a stroke and taking it back; milliseconds, without a screen."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from time import perf_counter, process_time
from typing import TYPE_CHECKING

from benchmarks import large_maps

if TYPE_CHECKING:
    from uguisu_changes.edits import Edit
    from uguisu_editor.pages.map_page import MapPage

SOON, QUICK = 1000.0, 100.0
"""Goals: opening, a page and saving; a stroke and undoing it."""
PLACES, ZONES, SQUARES, HEXES, STORIES, CARDS = 2_000, 500, 200, 100, 300, 1_000
ROW = 50
STROKES = 7
STILL = 0.3
"""Seconds without anything to do after which a window has come to rest."""
PATIENCE = 60.0
LEFT_OUT = ("play",)
"""Pages that are no pages of files: Play begins a game in another process."""
Row = tuple[str, float, str]


def run() -> list[Row]:
    """Measure; nothing is measured where Qt is not installed."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    try:
        from uguisu_editor.app import application
    except ImportError:
        return [("large packs", float("nan"), "the editor or Qt is not installed")]
    wanted = os.environ.get("UGUISU_LARGE", "").split()
    with tempfile.TemporaryDirectory() as folder:
        for kind in ("CONFIG", "STATE", "HOME", "DATA"):
            os.environ[f"UGUISU_{kind}"] = str(Path(folder) / kind)
        application()
        rows: list[Row] = []
        for name, pack in packs(Path(folder)):
            if not wanted or name.split()[1] in wanted:
                rows += _measure(name, pack)
        return rows


def packs(folder: Path) -> Iterator[tuple[str, Path]]:
    """Write a pack of each kind; yield what it has much of, and its folder."""
    yield f"{PLACES} places", _pack(folder / "places", "temple", places())
    yield f"{ZONES} zones", _pack(folder / "zones", "scorpion", zones())
    yield f"{SQUARES}² squares", _pack(folder / "squares", "spies", large_maps.squares())
    large_maps.SIDE = HEXES
    yield f"{HEXES}² hexes", _pack(folder / "hexes", "senjutsu", large_maps.hexes())
    yield f"{STORIES} stories", _pack(folder / "stories", "temple", places(ROW), mission=stories())
    large_maps.SIDE = 7
    yield f"{CARDS} cards", _pack(folder / "cards", "senjutsu", large_maps.hexes(), cards=cards())


def places(count: int = PLACES) -> str:
    """Return crossings in rows, joined along the rows and, each fifth, across them; each has a name."""
    step = large_maps.STEP
    at = [divmod(number, ROW) for number in range(count)]
    lines = ["kind: graph", "places:"]
    lines += [f"- {{id: p{x}_{y}, at: [{x * step}, {y * step}], name: Corner {x} {y}}}" for y, x in at]
    lines.append("links:")
    lines += [f"- {{between: [p{x}_{y}, p{x + 1}_{y}], kind: road}}" for y, x in at if x + 1 < ROW]
    lines += [
        f"- {{between: [p{x}_{y}, p{x}_{y + 1}], kind: road}}"
        for y, x in at
        if x % 5 == 0 and (y + 1) * ROW + x < count
    ]
    return "\n".join(lines) + "\n"


def zones() -> str:
    """Return zones in rows with outlines and names, next to those beside and below."""
    step = large_maps.STEP
    side, half = ROW // 2, step // 2
    at = [divmod(number, side) for number in range(ZONES)]
    lines = ["kind: graph", "places:"]
    for y, x in at:
        left, top, right, low = x * step - half, y * step - half, x * step + half, y * step + half
        shape = f"[[{left}, {top}], [{right}, {top}], [{right}, {low}], [{left}, {low}]]"
        lines.append(f"- {{id: z{x}_{y}, at: [{x * step}, {y * step}], name: Yard {x} {y}, shape: {shape}}}")
    return "\n".join(lines) + "\n"


def stories() -> str:
    """Return stories, each with a condition, two steps and words."""
    lines = ["format: 1", "tracks: [{id: alarm, title: Alarm, max: 1000}]", "triggers:"]
    lines += [
        f"- {{id: story{number}, on: round_ended,"
        f" if: [{{test: compare, left: {{count: round}}, is: at_least, right: {number % 9}}}],"
        f" do: [{{op: say, text: A bell rings {number} times}}, {{op: add_track, track: alarm, by: 1}}]}}"
        for number in range(STORIES)
    ]
    return "\n".join(lines) + "\n"


def cards() -> str:
    """Return cards of one deck: a step, and a strike ahead."""
    lines = ["format: 1", "decks: [{id: hawk, title: Hawk}]", "cards:"]
    lines += [
        f"- {{id: card{number}, title: Card {number}, type: attack, deck: hawk, props: {{initiative: {number % 60}}},"
        f" do: [{{op: go, parts: [{{step: any, optional: true}}]}},"
        f" {{op: attack, wounds: {1 + number % 3}, hexes: [{{at: [1]}}]}}]}}"
        for number in range(CARDS)
    ]
    return "\n".join(lines) + "\n"


def _pack(folder: Path, game: str, board: str, **files: str) -> Path:
    folder.mkdir()
    head = f"format: 1\nid: large\ngame: {game}\ntitle: Large\nmap: map.yaml\n"
    (folder / "map.yaml").write_text("format: 1\nid: large\n" + board, encoding="utf-8")
    for name, text in files.items():
        head += f"{name}: {name}.yaml\n"
        (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
    (folder / "scenario.yaml").write_text(head, encoding="utf-8")
    return folder


class Watch:
    """Tells what was done in milliseconds: on the clock, and of the window's own processor time."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.rows: list[Row] = []

    def time(self, what: str, goal: float, done: Callable[[], object]) -> None:
        """Do something, and paint what it changed."""
        begun, busy = perf_counter(), process_time()
        done()
        waited, spent = 1000 * (perf_counter() - begun), 1000 * (process_time() - busy)
        self.rows.append((f"{self.name}: {what}", waited, f"processor {spent:,.0f}; goal {goal:,.0f}"))
        print("   ", *self.rows[-1], file=sys.stderr, flush=True)


def _measure(name: str, pack: Path) -> list[Row]:
    from PySide6.QtWidgets import QApplication

    from uguisu_editor.window import MainWindow

    window = MainWindow()
    window.resize(1440, 900)
    window.show()
    _rest()
    watch = Watch(name)
    opened: list[MapPage] = []

    def open_it() -> None:
        page = window.open_pack(pack)
        assert page is not None
        opened.append(page)
        _painted(page)

    watch.time("opened and painted", SOON, open_it)
    page = opened[0]
    assert page.session.board is not None, page.session.document.trouble
    watch.time("what follows until all is at rest", SOON, lambda: _rest(page))
    for turn in ("first", "again"):
        for shown in page.pages:
            if shown not in LEFT_OUT:
                watch.time(f"page {shown}, {turn}", SOON, partial(_show, page, shown))
                _rest(page)
    for shown, change in (("map", _stroke), ("mission", _tell_more), ("cards", _strike_harder)):
        if shown in page.session.document.data:
            page.show_page(shown)
            _rest(page)
            _change(watch, page, shown, change)
    watch.time("saved", SOON, partial(_done, page, page.save))
    watch.time("what follows until all is at rest", SOON, lambda: _rest(page))
    page.session.stack.setClean()
    window.close()
    window.deleteLater()
    QApplication.processEvents()
    return watch.rows


def _show(page: MapPage, name: str) -> None:
    page.show_page(name)
    _painted(page)


def _change(watch: Watch, page: MapPage, shown: str, change: Callable[[MapPage], Edit]) -> None:
    """Change something, take it back and bring it again, a few times; the middle one is told."""
    session, steps = page.session, Watch(f"{watch.name}, {shown}")
    for _ in range(STROKES):
        doing: dict[str, Callable[[], object]] = {
            "a change": partial(session.do, "stroke", change(page)),
            "undo": session.stack.undo,
            "redo": session.stack.redo,
        }
        for what, done in doing.items():
            steps.time(what, QUICK, partial(_done, page, done))
            _rest(page)
    for what in ("a change", "undo", "redo"):
        told = sorted(row for row in steps.rows if row[0].endswith(what))
        watch.rows.append(sorted(told, key=lambda row: row[1])[STROKES // 2])


def _done(page: MapPage, done: Callable[[], object]) -> None:
    done()
    _painted(page)


def _tell_more(page: MapPage) -> Edit:
    """Return a change of a story's words."""
    from uguisu_changes.edits import Put

    at = STORIES // 2 + page.session.stack.index()
    return Put("mission", ("triggers", at, "do", 0, "text"), f"A gong sounds {at} times")


def _strike_harder(page: MapPage) -> Edit:
    """Return a change of a number on a card, first of the one that the workshop shows."""
    from uguisu_changes.edits import Put

    at = page.session.stack.index() % STROKES
    return Put("cards", ("cards", at, "do", 1, "wounds"), 5)


def _stroke(page: MapPage) -> Edit:
    """Return what a hand does on the map: a place moved, or a cell painted."""
    from uguisu_editor.map_kinds.graph.board import GraphBoard
    from uguisu_editor.map_kinds.graph.edits import move_places
    from uguisu_editor.map_kinds.grid.board import GridBoard
    from uguisu_editor.map_kinds.grid.edits import paint

    board = page.session.board
    if isinstance(board, GraphBoard):
        middle = board.ids()[len(board.ids()) // 2]
        centre = board.centre(middle)
        assert centre is not None
        return move_places(board, {middle: (centre[0] + 3, centre[1] + 2)})
    assert isinstance(board, GridBoard)
    cells = list(board.cells())
    return paint(board, {cells[len(cells) // 2 + page.session.stack.index()]: "~"})


def _painted(page: MapPage) -> None:
    """Let the window do what is due and paint it."""
    from PySide6.QtWidgets import QApplication

    QApplication.processEvents()
    page.window().repaint()


def _rest(page: MapPage | None = None) -> None:
    """Let the window work until it has had nothing to do for a moment."""
    from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer
    from PySide6.QtWidgets import QApplication

    until, quiet = perf_counter() + PATIENCE, perf_counter()
    waking = QTimer()
    waking.start(20)
    while perf_counter() - quiet < STILL and perf_counter() < until:
        busy = process_time()
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        if process_time() - busy > 0.005 or (page is not None and page.checker.checking):
            quiet = perf_counter()
    QApplication.processEvents()


if __name__ == "__main__":
    for row in run():
        print(*row)
