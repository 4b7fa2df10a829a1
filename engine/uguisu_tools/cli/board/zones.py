"""Maps of zones in letters: each zone's ground and name, and its borders as what they are."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import pairwise

from uguisu.board.geometry import bounds_of
from uguisu.board.layout import NOWHERE, Polygon
from uguisu.board.marks import in_lines
from uguisu.board.topology import Topology
from uguisu_tools.cli.board.canvas import Canvas, Spot
from uguisu_tools.cli.board.cells import FRAME, JOINTS
from uguisu_tools.cli.board.looks import HINT, KEY, LINES, NAME, PLAIN, GroundLetter, LineLetters
from uguisu_tools.cli.board.scene import LetterScene, Token

SHAPE = 0.5
"""How wide a letter is, in its heights."""
CORNER = 2
"""Letters along which zones touch that share no border, and only meet."""
OPEN = LINES["open"]


@lru_cache(maxsize=8)
def _owners(topology: Topology, width: int) -> tuple[tuple[int, ...], ...]:
    """Return by row and column which zone each letter lies in."""
    polygons = [polygon or () for polygon in topology.polygons]
    left, top, right, bottom = bounds_of([corner for polygon in polygons for corner in polygon])
    wide = max(right - left, 1e-9)
    height = max(3, round((bottom - top) / wide * (width - 2) * SHAPE)) + 2
    step_x, step_y = wide / (width - 2), (bottom - top) / (height - 2)
    rows = [[NOWHERE] * width for _ in range(height)]
    for place, polygon in enumerate(polygons):
        if not polygon:
            continue
        _, y0, _, y1 = bounds_of(polygon)
        for row in range(max(1, int((y0 - top) / step_y)), min(height - 1, int((y1 - top) / step_y) + 2)):
            y = top + (row - 0.5) * step_y
            crossings = _crossings(polygon, y)
            for begin, end in zip(crossings[::2], crossings[1::2], strict=False):
                first = max(1, int((begin - left) / step_x + 1))
                for column in range(first, min(width - 1, int((end - left) / step_x) + 2)):
                    if begin <= left + (column - 0.5) * step_x < end:
                        rows[row][column] = place
    return tuple(map(tuple, rows))


def _crossings(polygon: Polygon, y: float) -> list[float]:
    """Return where a level line crosses an outline, from left to right."""
    found = []
    for (ax, ay), (bx, by) in zip(polygon, (*polygon[1:], polygon[0]), strict=True):
        if (ay <= y) != (by <= y):
            found.append(ax + (y - ay) / (by - ay) * (bx - ax))
    return sorted(found)


def zones(scene: LetterScene, width: int) -> Canvas:
    """Draw a map whose places have outlines."""
    owners = _owners(scene.topology, width)
    canvas = Canvas(width, len(owners))
    borders = _borders(owners)
    inside: dict[int, list[Spot]] = {}
    for y, row in enumerate(owners):
        for x, place in enumerate(row):
            if place != NOWHERE and (x, y) not in borders:
                inside.setdefault(place, []).append((x, y))
    _paint_grounds(scene, canvas, inside)
    _paint_borders(scene, canvas, owners, borders)
    numbers = {place: str(number) for number, place in enumerate(_reading_order(scene.topology), 1)}
    for place in range(len(scene.topology)):
        _write(scene, canvas, place, inside.get(place, []), numbers)
    return canvas


def _reading_order(topology: Topology) -> list[int]:
    """Return the places from the top down."""
    return sorted(
        range(len(topology)), key=lambda place: (topology.centres[place][1], topology.centres[place][0])
    )


def _borders(owners: tuple[tuple[int, ...], ...]) -> dict[Spot, list[tuple[int, int, bool]]]:
    """Return the letters that lie between two zones, with the pairs that meet there and whether the line runs down."""
    found: dict[Spot, list[tuple[int, int, bool]]] = {}
    for y, row in enumerate(owners):
        for x, place in enumerate(row):
            if x + 1 < len(row) and row[x + 1] != place:
                found.setdefault((x, y), []).append((place, row[x + 1], True))
            if y + 1 < len(owners) and owners[y + 1][x] != place:
                found.setdefault((x, y), []).append((place, owners[y + 1][x], False))
    return found


def _paint_grounds(scene: LetterScene, canvas: Canvas, inside: dict[int, list[Spot]]) -> None:
    for place, spots in inside.items():
        ground = _ground(scene, place)
        if ground.whole:
            for x, y in spots:
                canvas.paint(x, y, ground.letter, ground.style)


def _ground(scene: LetterScene, place: int) -> GroundLetter:
    return scene.grounds.get(scene.topology.terrain[place], PLAIN)


def _paint_borders(
    scene: LetterScene,
    canvas: Canvas,
    owners: tuple[tuple[int, ...], ...],
    borders: dict[Spot, list[tuple[int, int, bool]]],
) -> None:
    drawn: dict[Spot, LineLetters] = {}
    touching = Counter((min(a, b), max(a, b)) for pairs in borders.values() for a, b, _ in pairs)
    for spot, pairs in borders.items():
        wide = [pair for pair in pairs if _is_border(scene, *pair[:2]) or touching[_both(pair)] > CORNER]
        line, down = min(((_line(scene, a, b), down) for a, b, down in wide or pairs), key=_weight)
        if not wide:
            line = OPEN  # zones that only meet at a corner
        drawn[spot] = line
        canvas.paint(*spot, line.down if down else line.across, line.style)
        mark = next((scene.between[_both(pair)] for pair in pairs if _both(pair) in scene.between), None)
        if mark is not None:
            canvas.paint(*spot, mark.code, mark.style)
    if owners[1][1] != NOWHERE:
        canvas.paint(0, 0, "┌", FRAME.style)
    for (x, y), line in drawn.items():
        joints = JOINTS.get(f"{line.across}{line.down}")
        if joints is not None and (x, y) not in canvas.taken:
            mask = sum(
                1 << bit
                for bit, other in enumerate(((x - 1, y), (x, y + 1), (x + 1, y), (x, y - 1)))
                if drawn.get(other) == line and _go_on(borders, (x, y), other)
            )
            if mask:
                canvas.paint(x, y, joints[mask], line.style)


def _go_on(borders: dict[Spot, list[tuple[int, int, bool]]], one: Spot, other: Spot) -> bool:
    """Tell whether two letters beside each other belong to one line: they part a zone in common."""
    return bool(
        {place for pair in borders[one] for place in pair[:2]}
        & {place for pair in borders[other] for place in pair[:2]}
    )


def _both(pair: tuple[int, int, bool]) -> tuple[int, int]:
    return min(pair[:2]), max(pair[:2])


def _is_border(scene: LetterScene, a: int, b: int) -> bool:
    return NOWHERE in (a, b) or bool(scene.topology.edges_between(a, b))


def _weight(line: tuple[LineLetters, bool]) -> int:
    """Walls go before water, water before what is open."""
    return 0 if line[0].across == "━" else 2 if line[0].style == "dim" else 1


def _line(scene: LetterScene, a: int, b: int) -> LineLetters:
    if NOWHERE in (a, b):
        return FRAME
    edges = scene.topology.edges_between(a, b)
    return min(
        (scene.lines[edge.kind] for edge in edges), key=lambda line: _weight((line, False)), default=FRAME
    )


def _write(
    scene: LetterScene, canvas: Canvas, place: int, spots: list[Spot], numbers: dict[int, str]
) -> None:
    """Write a zone's name and what stands in it; where both have no room, its number and what stands in it."""
    rows: dict[int, list[int]] = {}
    for x, y in spots:
        rows.setdefault(y, []).append(x)
    runs = {y: _longest(columns) for y, columns in rows.items()}
    tokens = scene.tokens.get(place, [])
    below = bool(tokens) or place in scene.faint
    sign = scene.signs.get(place, "")
    name = scene.names.get(place, scene.topology.ids[place])
    widest = max((length for _, length in runs.values()), default=0)
    lines = in_lines(f"{name} {sign}".strip(), widest)
    fits = _fit(runs, [*map(len, lines), *([2] if below else [])])
    if fits is None or max(map(len, lines)) > widest:
        scene.keys[place] = numbers[place]
        lines = [numbers[place] + sign]
        fits = _fit(runs, [len(lines[0]), *([2] if below else [])])
    if fits is None:
        lines = [] if tokens else lines
        fits = _fit(runs, [2] if tokens else [len(lines[0])])
    if fits is None:
        _write_over_borders(scene, canvas, place, spots, lines)
        return
    for number, line in enumerate(lines):
        begin, length = runs[fits + number]
        style = KEY if place in scene.keys else NAME
        canvas.write(begin + max(0, (length - len(line)) // 2), fits + number, line, style)
    if tokens:
        begin, length = runs[fits + len(lines)]
        _write_tokens(canvas, scene, place, begin, fits + len(lines), length)
    elif place in scene.faint:
        row = fits + len(lines)
        if row in runs:
            canvas.write(runs[row][0] + runs[row][1] // 2, row, scene.faint[place], HINT)


def _write_over_borders(
    scene: LetterScene, canvas: Canvas, place: int, spots: list[Spot], lines: list[str]
) -> None:
    """Write who stands in a zone of a letter or none, or else its number, though that covers its borders."""
    tokens = scene.tokens.get(place)
    told, style = (tokens[0].code, tokens[0].style) if tokens else (lines[0], KEY)
    for x, y in spots[len(spots) // 2 :] + spots:
        for begin in (x, x + 1 - len(told), x - 1):
            if canvas.write(begin, y, told, style):
                return


def _write_tokens(canvas: Canvas, scene: LetterScene, place: int, begin: int, row: int, length: int) -> None:
    """Write as many of those who stand here as there is room for, and how many more there are."""
    tokens = scene.tokens[place]
    shown: list[Token] = []
    used = 0
    for number, token in enumerate(tokens):
        left = len(tokens) - number - 1
        room = used + len(token.code) + (len(f"+{left}") if left else 0)
        if room > length and (shown or left):
            break
        shown.append(token)
        used += len(token.code) + 1
    more = f"+{len(tokens) - len(shown)}" if len(shown) < len(tokens) else ""
    if not shown:
        canvas.write(begin, row, f"+{len(tokens)}"[:length], tokens[0].style)
        return
    x = begin + max(0, (length - (used - 1 + len(more))) // 2)
    for token in shown:
        canvas.write(x, row, token.code[:length], token.style)
        x += len(token.code) + 1
    if more:
        canvas.write(x - 1, row, more, tokens[-1].style)


def _longest(columns: list[int]) -> tuple[int, int]:
    """Return where the longest run of neighbouring columns begins, and its length."""
    best = (columns[0], 1)
    begin = columns[0]
    for before, column in pairwise(columns):
        if column != before + 1:
            begin = column
        best = max(best, (begin, column - begin + 1), key=lambda run: run[1])
    return best


def _fit(runs: dict[int, tuple[int, int]], lengths: list[int]) -> int | None:
    """Return the row, nearest the middle, from which lines of these lengths fit one below the other."""
    if not runs:
        return None
    middle = (min(runs) + max(runs)) / 2 - (len(lengths) - 1) / 2
    for row in sorted(runs, key=lambda row: abs(row - middle)):
        if all(
            row + number in runs and runs[row + number][1] >= length for number, length in enumerate(lengths)
        ):
            return row
    return None
