"""The editor on a map of 200 x 200 hexes and on the largest castle; milliseconds, drawn without a screen."""

from __future__ import annotations

import os
import random
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.play.page import PlayPage

HEXES = 200
STARTS = 5
PACKS = Path(__file__).resolve().parents[1] / "scenarios"


def run() -> list[tuple[str, float, str]]:
    """Measure; nothing is measured where Qt is not installed."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    try:
        from uguisu_editor.app import application
    except ImportError:
        return [("editor", float("nan"), "the editor or Qt is not installed")]
    with tempfile.TemporaryDirectory() as folder:
        os.environ["UGUISU_CONFIG"] = os.environ["UGUISU_STATE"] = folder
        application()
        rows = _starting()
        rows += _measure("200 x 200 hexes", _hex_pack(Path(folder) / "hexes"))
        castle = _largest_graph()
        if castle is not None:
            rows += _measure(f"castle ({castle.name})", castle)
        rows += [row for game in sorted(TABLES) for row in _table(game)]
    return rows


TABLES = {
    "scorpion": "scorpion/two_castles",
    "senjutsu": "senjutsu/snow_field",
    "spies": "spies/mansion",
    "temple": "temple/nightingale_temple",
}
MOVES, SHOWN_MS, SLOW_MS = 60, 50, 100
SEED = 1


def _table(game: str) -> list[tuple[str, float, str]]:
    """From the click that decides a move at the table until the board with what came of it is painted; all seats are people."""
    from PySide6.QtWidgets import QApplication

    from uguisu_editor.play.table import HUMAN
    from uguisu_editor.window import MainWindow

    window = MainWindow()
    window.resize(1280, 800)
    window.show()
    page = window.open_pack(PACKS / TABLES[game])
    assert page is not None
    play = page.show_play()
    table = play.table
    _until(lambda: bool(table.view) and not page.checker.checking)
    play.start(SEED)
    _until(lambda: table.seed == SEED and not table.process.waiting)
    for seat in table.players:
        table.put(seat, HUMAN)
    waits, spent = _moves(play)
    window.close()
    window.deleteLater()
    QApplication.processEvents()
    name = f"table of {game}: from a click to the board painted"
    slow = 100 * sum(wait > SLOW_MS for wait in waits) / len(waits)
    return [
        (name, statistics.median(waits), f"goal {SHOWN_MS}; {len(waits)} clicks"),
        (f"{name}, processor time of the window", statistics.median(spent), "whatever else the machine does"),
        (f"{name}, later than {SLOW_MS}, per cent", slow, "goal 0"),
    ]


def _until(ready: Callable[[], bool]) -> None:
    from PySide6.QtWidgets import QApplication

    while not ready():
        QApplication.processEvents()


def _moves(play: PlayPage) -> tuple[list[float], list[float]]:
    """Make moves at random with the mouse; return how long each took, and of that the processor time of the window."""
    from PySide6.QtCore import QEvent, QObject
    from PySide6.QtWidgets import QApplication

    table = play.table
    painted: list[bool] = []
    news: list[bool] = []
    decided: list[str] = []
    table.changed.connect(lambda: news.append(True))
    play.choice.decided.connect(decided.append)

    class Painting(QObject):
        """Hears that the board, or the curtain before it, is painted after there was something new."""

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
            if event.type() == QEvent.Type.Paint and news:
                painted.append(True)
            return False

    watching = Painting(play)
    assert play.canvas is not None
    play.canvas.installEventFilter(watching)
    play.curtain.installEventFilter(watching)
    waits, spent = [], []
    chance = random.Random(SEED)
    for _ in range(MOVES):
        _until(lambda: not table.process.waiting and bool(table.moves or table.over or table.handing_over))
        if table.handing_over:
            table.take_over()
            continue
        if table.over:
            break
        move = chance.choice(table.moves)
        for click in _clicks(play, move):
            QApplication.processEvents()
            for heard in (news, painted, decided):
                heard.clear()
            begun, busy = perf_counter(), process_time()
            click()
            if decided:
                _until(lambda: bool(painted))
                waits.append(1000 * (perf_counter() - begun))
                spent.append(1000 * (process_time() - busy))
                break
        else:
            play.choice.decide(move["notation"])
    return waits, spent


def _clicks(play: PlayPage, move: dict[str, Any]) -> Iterator[Callable[[], None]]:
    """Yield clicks with the mouse on what a move speaks of: its cards in the hand, its pieces and places on the board."""
    from PySide6.QtCore import QPoint, Qt
    from PySide6.QtTest import QTest

    canvas = play.canvas
    assert canvas is not None

    def on(widget: QWidget, at: QPoint) -> Callable[[], None]:
        return lambda: QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at)

    for card in move.get("cards", ()):
        button = next((button for button in play.hand.buttons if button.card == card), None)
        if button is not None:
            yield on(button, button.rect().center())
    for piece in move.get("pieces", ()):
        spot = next((spot for spot in canvas.play.table.spots if spot.piece == piece), None)
        if spot is not None:
            origin = canvas.play.table.origin(canvas.view)
            yield on(canvas, QPoint(int(origin.x() + spot.at[0]), int(origin.y() + spot.at[1])))
    for place in move.get("places", ()):
        centre = canvas.session.board.centre(place) if canvas.session.board is not None else None
        if centre is not None:
            yield on(canvas, canvas.view.to_screen(*centre).toPoint())


def _starting() -> list[tuple[str, float, str]]:
    """From the start of the process to the first window and the end, the first time not counted."""
    command = [sys.executable, "-m", "uguisu_tools.cli", "edit"]
    environment = {**os.environ, "UGUISU_EDITOR_QUIT": "yes"}
    walls, spent = [], []
    for _ in range(1 + STARTS):
        before, begun = os.times(), perf_counter()
        subprocess.run(command, env=environment, check=True, capture_output=True)
        after = os.times()
        walls.append(1000 * (perf_counter() - begun))
        spent.append(
            1000
            * (after.children_user + after.children_system - before.children_user - before.children_system)
        )
    return [
        ("second start, to the first window", statistics.median(walls[1:]), "goal 2000"),
        ("second start, processor time", statistics.median(spent[1:]), "whatever else the machine does"),
    ]


def _measure(name: str, pack: Path) -> list[tuple[str, float, str]]:
    from PySide6.QtWidgets import QApplication

    from uguisu_editor.model.check_process import check_held
    from uguisu_editor.window import MainWindow

    window = MainWindow()
    window.resize(1280, 800)
    window.show()
    QApplication.processEvents()
    begun = perf_counter()
    page = window.open_pack(pack)
    assert page is not None
    canvas, session = page.canvas, page.session
    _settle(canvas)
    rows = [(f"{name}: open and draw", 1000 * (perf_counter() - begun), "goal 3000")]

    def frame(move: Callable[[], None]) -> float:
        begun = perf_counter()
        move()
        canvas.repaint()
        return 1000 * (perf_counter() - begun)

    for what, move in (
        ("a frame of panning", lambda: canvas.pan(9, 5)),
        ("a frame of zooming in", lambda: canvas.zoom(1.03)),
        ("a frame of panning, close", lambda: canvas.pan(-9, -5)),
        ("a frame of zooming out", lambda: canvas.zoom(1 / 1.03)),
    ):
        rows.append((f"{name}: {what}", statistics.median(frame(move) for _ in range(40)), "goal 33"))
    canvas.fit()
    _settle(canvas)

    rows += _strokes(name, page)
    rows += _problems(name, page)
    checks = []
    for _ in range(5):
        begun = perf_counter()
        check_held(page.path, session.document.held, session.registry)
        checks.append(1000 * (perf_counter() - begun))
    rows.append(
        (f"{name}: check all, in the process for it", statistics.median(checks), "goal 100 for a castle")
    )
    session.stack.setClean()
    window.close()
    window.deleteLater()
    QApplication.processEvents()
    return rows


def _strokes(name: str, page: MapPage) -> list[tuple[str, float, str]]:
    from PySide6.QtCore import QPoint, Qt
    from PySide6.QtTest import QTest

    from uguisu_changes.edits import Edit
    from uguisu_editor.map_kinds.graph.board import GraphBoard
    from uguisu_editor.map_kinds.graph.edits import move_places
    from uguisu_editor.map_kinds.grid.board import GridBoard
    from uguisu_editor.map_kinds.grid.edits import paint

    canvas, session = page.canvas, page.session
    rows: list[tuple[str, float, str]] = []
    board = session.board
    strokes = []
    middle = canvas.rect().center()
    everything: Edit | None = None
    if isinstance(board, GridBoard):
        session.choose(sign="~")
        page.choose_tool("brush")
        everything = paint(board, dict.fromkeys(board.cells(), "~"))
    elif isinstance(board, GraphBoard):
        start = board.place_at(*canvas.view.to_map(middle.toPointF()), 1e9) or board.ids()[0]
        centre = board.centre(start)
        assert centre is not None
        middle = canvas.view.to_screen(*centre).toPoint()
        everything = move_places(
            board, {place: (x + 9, y + 9) for place, (_, _, (x, y), _, _) in board.places.items()}
        )
    QTest.mousePress(canvas, Qt.MouseButton.LeftButton, pos=middle)
    for step in range(1, 41):
        begun = perf_counter()
        QTest.mouseMove(canvas, middle + QPoint(step * 4, step * 3))
        canvas.repaint()
        strokes.append(1000 * (perf_counter() - begun))
    QTest.mouseRelease(canvas, Qt.MouseButton.LeftButton, pos=middle + QPoint(160, 120))
    rows.append((f"{name}: a stroke is on the screen", statistics.median(strokes), "goal 50"))
    begun = perf_counter()
    session.do("all", everything)
    _settle(canvas)
    rows.append((f"{name}: change everything", 1000 * (perf_counter() - begun), "goal 1000"))
    begun = perf_counter()
    session.stack.undo()
    _settle(canvas)
    rows.append((f"{name}: undo that", 1000 * (perf_counter() - begun), "goal 1000"))
    return rows


def _problems(name: str, page: MapPage) -> list[tuple[str, float, str]]:
    """From the end of a stroke to the problems it makes."""
    from PySide6.QtCore import QCoreApplication, QEventLoop

    from uguisu_changes.edits import Put

    waits = []
    for number in range(9):
        heard: list[object] = []
        page.checker.found.connect(heard.append)
        begun = perf_counter()
        page.session.do("stroke", Put("map", ("x-stroke",), number))
        while not heard and perf_counter() - begun < 10:
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 50)
        waits.append(1000 * (perf_counter() - begun))
        page.checker.found.disconnect(heard.append)
    return [(f"{name}: problems after a stroke", statistics.median(waits), "goal 100 for a castle")]


def _settle(canvas: object) -> None:
    """Let the canvas draw until it has nothing left to draw."""
    from PySide6.QtWidgets import QApplication

    from uguisu_editor.canvas.canvas import Canvas

    assert isinstance(canvas, Canvas)
    canvas.come_to_rest()
    while not canvas.up_to_date:
        canvas.repaint()
    QApplication.processEvents()


def _hex_pack(folder: Path) -> Path:
    folder.mkdir(parents=True)
    scenario = "format: 1\nid: field\ngame: senjutsu\ntitle: Field\n"
    (folder / "scenario.yaml").write_text(scenario, encoding="utf-8")
    rows = "".join(f'  - "{("..tt~" * HEXES)[row % 5 : row % 5 + HEXES]}"\n' for row in range(HEXES))
    legend = '  ".": {terrain: plain}\n  "t": {terrain: forest}\n  "~": {terrain: water}\n'
    text = f"format: 1\nid: field\nkind: hexes\nlegend:\n{legend}rows:\n{rows}"
    (folder / "map.yaml").write_text(text, encoding="utf-8")
    return folder


def _largest_graph() -> Path | None:
    maps = [
        path for path in PACKS.glob("*/*/map.yaml") if "\nkind: graph" in path.read_text(encoding="utf-8")
    ]
    return max(maps, key=lambda path: path.stat().st_size).parent if maps else None
