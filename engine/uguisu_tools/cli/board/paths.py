"""Maps of crossings and ways in letters: each crossing, its name beside it, each way as what it is."""

from __future__ import annotations

from collections.abc import Iterator

from uguisu.board.topology import Topology
from uguisu_tools.cli.board.canvas import Canvas, Spot
from uguisu_tools.cli.board.looks import HINT, KEY, NAME, LineLetters
from uguisu_tools.cli.board.scene import LetterScene
from uguisu_tools.drawing.picture import in_two_lines

SHAPE = 0.5
"""How wide a letter is, in its heights."""
MARGIN = 2
DOT = "o"


def paths(scene: LetterScene, width: int) -> Canvas:
    """Draw a map of dots and ways between them."""
    spots, height = _spots(scene.topology, width)
    canvas = Canvas(width, height)
    for edge in scene.topology.edges:
        _draw_way(canvas, spots[edge.a], spots[edge.b], scene.lines[edge.kind])
        mark = scene.between.get(edge.pair)
        if mark is not None:
            (ax, ay), (bx, by) = spots[edge.a], spots[edge.b]
            canvas.write((ax + bx) // 2, (ay + by) // 2, mark.code, mark.style)
    for x, y in spots:
        canvas.taken |= {(x + dx, y) for dx in (-1, 0, 1)}
    ways = set(canvas.letters)
    unnamed = [
        place for place in _crowded_first(spots) if not _write_name(scene, canvas, place, spots[place], ways)
    ]
    order = sorted(range(len(spots)), key=lambda place: (spots[place][1], spots[place][0]))
    numbers = {place: str(number) for number, place in enumerate(order, 1)}
    scene.keys.update({place: numbers[place] for place in unnamed})
    for place, spot in enumerate(spots):
        _write_dot(scene, canvas, place, spot)
    return canvas


def _spots(topology: Topology, width: int) -> tuple[list[Spot], int]:
    """Scale the places' centres to columns and rows, no two on the same letters; return the height, too."""
    centres = topology.centres
    left, top = min(x for x, _ in centres), min(y for _, y in centres)
    across = max(max(x for x, _ in centres) - left, 1e-9)
    down = max(y for _, y in centres) - top
    room = width - 2 * MARGIN - 1
    height = round(down / across * room * SHAPE) if len(centres) > 1 and across > 1e-6 else len(centres)
    height = max(1, min(height, 60))
    found: list[Spot] = []
    for x, y in centres:
        spot = (MARGIN + round((x - left) / across * room), 1 + round((y - top) / max(down, 1e-9) * height))
        while any(abs(spot[0] - other[0]) < 3 and spot[1] == other[1] for other in found):
            spot = (spot[0], spot[1] + 1)
        found.append(spot)
    return found, max(y for _, y in found) + 2


def _draw_way(canvas: Canvas, start: Spot, end: Spot, line: LineLetters) -> None:
    dx, dy = end[0] - start[0], end[1] - start[1]
    steps = max(abs(dx), abs(dy), 1)
    letter = line.down if abs(dy) * 2 > abs(dx) else line.across
    for step in range(steps + 1):
        canvas.paint(
            start[0] + round(dx * step / steps), start[1] + round(dy * step / steps), letter, line.style
        )


def _crowded_first(spots: list[Spot]) -> list[int]:
    """Return the places, those with most others nearby first: they have the least choice where to put a name."""

    def neighbours(place: int) -> int:
        x, y = spots[place]
        return sum(abs(x - other) < 16 and abs(y - row) < 3 for other, row in spots)

    return sorted(range(len(spots)), key=lambda place: -neighbours(place))


def _write_name(scene: LetterScene, canvas: Canvas, place: int, spot: Spot, ways: set[Spot]) -> bool:
    """Write a place's name beside it, where it covers least of the ways; tell whether there was room."""
    name = f"{scene.names.get(place, scene.topology.ids[place])}"
    best: tuple[int, list[tuple[int, int, str]]] | None = None
    for cost, lines in _candidates(name, spot):
        if all(canvas.has_room(x, y, len(text), gap=1) for x, y, text in lines):
            covered = sum((x + at, y) in ways for x, y, text in lines for at in range(len(text)))
            if best is None or (cost + covered) < best[0]:
                best = (cost + covered, lines)
    if best is None:
        return False
    for x, y, text in best[1]:
        canvas.write(x, y, text, NAME)
        canvas.paint(x - 1, y, " ")
        canvas.paint(x + len(text), y, " ")
    return True


def _candidates(name: str, spot: Spot) -> Iterator[tuple[int, list[tuple[int, int, str]]]]:
    """Yield where a name may stand, with what speaks against it."""
    x, y = spot
    for extra, lines in ((0, [name]), (2, in_two_lines(name))):
        if extra and len(lines) < 2:
            continue
        wide = max(map(len, lines))
        high = len(lines)
        for cost, left, row in (
            (0, x + 3, y),
            (1, x - 2 - wide, y),
            (1, x - wide // 2, y + 1),
            (2, x - wide // 2, y - high),
            (3, x + 1, y + 1),
            (3, x + 1, y - high),
            (3, x - wide, y + 1),
            (3, x - wide, y - high),
        ):
            yield cost + extra, [(left, row + number, line) for number, line in enumerate(lines)]


def _write_dot(scene: LetterScene, canvas: Canvas, place: int, spot: Spot) -> None:
    """Write who stands at a crossing; else its number if its name had no room, else its sign."""
    x, y = spot
    tokens = scene.tokens.get(place, [])
    if tokens:
        told = tokens[0].code if len(tokens) == 1 else f"{tokens[0].code[:2]}+"
        style = f"{tokens[0].style} reverse"
    elif place in scene.keys:
        told, style = scene.keys[place], KEY
    else:
        told, style = (
            scene.signs.get(place, scene.faint.get(place, DOT)),
            HINT if place in scene.faint else "bold",
        )
    canvas.taken -= {(x + dx, y) for dx in (-1, 0, 1)}
    begin = x if len(told) == 1 else x - 1
    canvas.write(begin, y, told[:3], style)


__all__ = ["paths"]
