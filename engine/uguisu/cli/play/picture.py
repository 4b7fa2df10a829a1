"""The board drawn with letters: places where they lie, ways as dots, pieces on top."""

from __future__ import annotations

from collections.abc import Collection

from uguisu.board.topology import Topology
from uguisu.core.view import View

Point = tuple[float, float]


def draw(
    topology: Topology, view: View, width: int = 100, height: int = 36, *, hints: Collection[str] = ()
) -> str:
    """Return the board as lines of text, at most `width` wide and `height` high.

    Marks of the kinds in `hints` are many and faint: of them no more than `?` and a letter is written.
    """
    stood: dict[str, list[str]] = {}
    for piece in view.pieces:
        if piece.place is not None:
            stood.setdefault(piece.place, []).append(piece.id)
    for mark in view.marks:
        told = f"?{mark.label[:1]}" if mark.kind in hints else f"({mark.kind})"
        stood.setdefault(mark.place, []).append(told)
    spots = _spots(topology, width - 14, height)
    canvas = [[" "] * width for _ in range(height)]
    for edge in topology.edges:
        if topology.kind == "graph":
            _line(canvas, spots[edge.a], spots[edge.b])
    for row, labels in _labels(topology, spots, stood).items():
        _write_row(canvas[row], labels)
    rows = ["".join(row).rstrip() for row in canvas]
    while rows and not rows[-1]:
        rows.pop()
    return "\n".join(rows)


def _spots(topology: Topology, width: int, height: int) -> list[tuple[int, int]]:
    """Scale the places' centres to columns and rows, the same both ways (a letter is twice as high as wide)."""
    centres: list[Point] = [topology.centres[place] for place in range(len(topology))]
    left, top = min(x for x, _ in centres), min(y for _, y in centres)
    across = max(max(x for x, _ in centres) - left, 1e-9)
    down = max(max(y for _, y in centres) - top, 1e-9)
    return [
        (round((x - left) / across * (width - 1)), round((y - top) / down * (height - 1))) for x, y in centres
    ]


def _line(canvas: list[list[str]], start: tuple[int, int], end: tuple[int, int]) -> None:
    steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]), 1)
    for step in range(0, steps + 1, 2):
        x = start[0] + (end[0] - start[0]) * step // steps
        y = start[1] + (end[1] - start[1]) * step // steps
        canvas[y][x] = "."


def _labels(
    topology: Topology, spots: list[tuple[int, int]], stood: dict[str, list[str]]
) -> dict[int, list[tuple[int, str, bool]]]:
    """Return by row what is written at which column, and whether somebody stands there."""
    rows: dict[int, list[tuple[int, str, bool]]] = {}
    for name, (x, y) in zip(topology.ids, spots, strict=True):
        here = ",".join(stood.get(name, ()))
        rows.setdefault(y, []).append((x, f"[{here}]{name}" if here else name, bool(here)))
    return rows


def _write_row(row: list[str], labels: list[tuple[int, str, bool]]) -> None:
    """Write labels, cut short where the next begins; one where somebody stands is cut last of all."""
    for taken in (False, True):
        ordered = sorted(label for label in labels if taken or not label[2])
        for number, (x, text, stands) in enumerate(ordered):
            if stands is not taken:
                continue
            end = ordered[number + 1][0] - 1 if number + 1 < len(ordered) else len(row)
            room = len(row) - x if taken else max(end - x, 1)
            for offset, letter in enumerate(text[:room]):
                row[x + offset] = letter
