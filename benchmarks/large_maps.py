"""Maps of 200 x 200 places of each game in the editor (130 x 130 zones: a file holds no more): frames of panning, in ms."""

from __future__ import annotations

import os
import statistics
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

SIDE, ZONES = 200, 130
"""Places in a row. A file may hold 400,000 names and values: of zones, each with its outline, fewer fit in."""
STEP = 40
FRAMES = 40
NEAR = 60.0
"""Pixels between places, when one draws."""
GOAL = 33.0


def run() -> list[tuple[str, float, str]]:
    """Measure; nothing is measured where Qt is not installed."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    try:
        from uguisu_editor.app import application
    except ImportError:
        return [("large maps", float("nan"), "the editor or Qt is not installed")]
    with tempfile.TemporaryDirectory() as folder:
        os.environ["UGUISU_CONFIG"] = os.environ["UGUISU_STATE"] = folder
        application()
        rows: list[tuple[str, float, str]] = []
        for game, made in (
            ("temple", crossings),
            ("scorpion", zones),
            ("senjutsu", hexes),
            ("spies", squares),
        ):
            rows += _measure(game, _pack(Path(folder) / game, game, made()))
        return rows


def crossings() -> str:
    """Return crossings in rows, with a way to the next in every third row."""
    lines = ["kind: graph", "places:"]
    lines += [f"- {{id: p{x}_{y}, at: [{x * STEP}, {y * STEP}]}}" for y in range(SIDE) for x in range(SIDE)]
    lines.append("links:")
    lines += [
        f"- {{between: [p{x}_{y}, p{x + 1}_{y}], kind: road}}"
        for y in range(0, SIDE, 3)
        for x in range(SIDE - 1)
    ]
    return "\n".join(lines) + "\n"


def zones() -> str:
    """Return zones with outlines."""
    half = STEP // 2
    lines = ["kind: graph", "places:"]
    for y in range(ZONES):
        for x in range(ZONES):
            left, top, right, low = x * STEP - half, y * STEP - half, x * STEP + half, y * STEP + half
            shape = f"[[{left}, {top}], [{right}, {top}], [{right}, {low}], [{left}, {low}]]"
            lines.append(f"- {{id: z{x}_{y}, at: [{x * STEP}, {y * STEP}], shape: {shape}}}")
    return "\n".join(lines) + "\n"


def hexes() -> str:
    """Return hexes of three kinds."""
    legend = {".": "plain", "f": "forest", "~": "water"}
    return _grid("hexes", legend)


def squares() -> str:
    """Return squares of three kinds, with walls between some."""
    borders = [
        f"- {{between: [{_name(x, y)}, {_name(x + 1, y)}], kind: wall}}"
        for y in range(0, SIDE, 3)
        for x in range(0, SIDE - 1, 3)
    ]
    return (
        _grid("squares", {".": "grass", "f": "tree", "~": "floor"}) + "borders:\n" + "\n".join(borders) + "\n"
    )


def _grid(kind: str, legend: dict[str, str]) -> str:
    signs = list(legend)
    lines = [
        f"kind: {kind}",
        "legend:",
        *(f"  {sign!r}: {{terrain: {name}}}" for sign, name in legend.items()),
        "rows:",
    ]
    lines += [
        "- '" + "".join(signs[(x * 7 + y * 3) % len(signs)] for x in range(SIDE)) + "'" for y in range(SIDE)
    ]
    return "\n".join(lines) + "\n"


def _name(x: int, y: int) -> str:
    letters = ""
    x += 1
    while x:
        x, rest = divmod(x - 1, 26)
        letters = chr(ord("a") + rest) + letters
    return f"{letters}{y + 1}"


def _pack(folder: Path, game: str, board: str) -> Path:
    folder.mkdir()
    head = f"format: 1\nid: large\ngame: {game}\ntitle: Large\nmap: map.yaml\n"
    (folder / "scenario.yaml").write_text(head, encoding="utf-8")
    (folder / "map.yaml").write_text("format: 1\nid: large\n" + board, encoding="utf-8")
    return folder


def _measure(game: str, pack: Path) -> list[tuple[str, float, str]]:
    from PySide6.QtWidgets import QApplication

    from uguisu_editor import checker
    from uguisu_editor.window import MainWindow

    checker.REST_MS = 10_000_000  # type: ignore[attr-defined]  # its process would take half of the machine
    window = MainWindow()
    window.resize(1280, 800)
    window.show()
    page = window.open_pack(pack)
    assert page is not None
    assert page.session.board is not None, page.session.document.trouble
    page.checker.close()
    canvas = page.canvas
    for _ in range(20):
        QApplication.processEvents()
    canvas.come_to_rest()

    def frames(move: Callable[[int], None]) -> list[float]:
        found = []
        for number in range(FRAMES):
            begun = perf_counter()
            move(number)
            canvas.repaint()
            found.append(1000 * (perf_counter() - begun))
        return found

    rows = []
    whole = frames(lambda number: canvas.pan(9 if number % 2 else -7, 5))
    canvas.zoom(NEAR / (page.session.board.spacing * canvas.view.scale))
    canvas.come_to_rest()
    close = frames(lambda _: canvas.pan(-9, -5))
    for what, found in (("whole", whole), ("close", close)):
        middle = statistics.median(found)
        rows.append((f"{game}: a frame of panning, {what}", middle, f"goal {GOAL:.0f}"))
        rows.append((f"{game}: the slowest of twenty, {what}", sorted(found)[-FRAMES // 20 - 1], ""))
        rows.append((f"{game}: of the time for a frame, {what}", middle / GOAL, "a ratio: below 1"))
    page.session.stack.setClean()
    window.close()
    window.deleteLater()
    QApplication.processEvents()
    return rows


if __name__ == "__main__":
    for row in run():
        print(*row)
