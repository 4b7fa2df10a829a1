"""Maps of squares and hexes in letters: every cell, what stands on it, and every border between two."""

from __future__ import annotations

import re

from uguisu.board.layout import NOWHERE
from uguisu_tools.cli.board.canvas import Canvas
from uguisu_tools.cli.board.codes import codes_of
from uguisu_tools.cli.board.looks import HINT, HINTED, KEY, MARK, PLAIN, GroundLetter, LineLetters
from uguisu_tools.cli.board.scene import LetterScene, Token

WIDEST, NARROWEST = 4, 2
"""Letters within a square."""
FRAME = LineLetters("─", "│", "dim")
N, E, S, W = 0, 2, 4, 6
"""Directions on squares."""
HEX_PITCH, HEX_WIDE, HEX_ROWS = 6, 8, 4


def squares(scene: LetterScene, width: int) -> Canvas:
    """Draw a map of squares: columns have letters and rows have numbers, as their ids have."""
    topology = scene.topology
    columns = 1 + max(x for x, _ in topology.coordinates)
    rows = 1 + max(y for _, y in topology.coordinates)
    left = len(str(rows)) + 1
    inner = max(NARROWEST, min(WIDEST, (width - left - 1) // columns - 1))
    canvas = Canvas(left + columns * (inner + 1) + 1, 2 * rows + 2)
    for place, (x, y) in enumerate(topology.coordinates):
        letters, number = _parted(topology.ids[place])
        at = left + x * (inner + 1)
        canvas.paint(at + 1, 0, letters.center(inner), "dim")
        canvas.paint(0, 2 * y + 2, number.rjust(left - 1), "dim")
        _square(scene, canvas, place, at, 2 * y + 1, inner)
    _joints(canvas)
    for place, (x, y) in enumerate(topology.coordinates):
        _inside(scene, canvas, place, left + x * (inner + 1) + 1, 2 * y + 2, inner)
    return canvas


def _parted(cell: str) -> tuple[str, str]:
    """Part a cell's id into its column and its row."""
    match = re.fullmatch(r"([a-z]+)(\d+)", cell)
    return (match[1], match[2]) if match else (cell, "")


def _square(scene: LetterScene, canvas: Canvas, place: int, x: int, y: int, inner: int) -> None:
    """Draw the four borders of a square whose upper left corner is at (x, y)."""
    for direction, at in ((N, (x + 1, y)), (S, (x + 1, y + 2))):
        line, mark = _border(scene, place, direction)
        if line is not None:
            letters = line.across * inner
            canvas.paint(*at, letters, line.style)
        if mark is not None:
            canvas.paint(at[0] + inner // 2, at[1], mark.code, mark.style)
    for direction, at in ((W, (x, y + 1)), (E, (x + inner + 1, y + 1))):
        line, mark = _border(scene, place, direction)
        if line is not None:
            canvas.paint(*at, line.down, line.style)
        if mark is not None:
            canvas.paint(*at, mark.code, mark.style)


def _border(scene: LetterScene, place: int, direction: int) -> tuple[LineLetters | None, Token | None]:
    """Return how the border on one side of a cell is drawn, if it is, and a mark that lies on it."""
    topology = scene.topology
    other = topology.step(place, direction)
    if other == NOWHERE:
        return FRAME, None
    edges = topology.edges_between(place, other)
    mark = scene.between.get((min(place, other), max(place, other)))
    return (scene.lines[edges[0].kind] if edges else None), mark


JOINTS = {
    "━┃": " ╸╻┓╺━┏┳╹┛┃┫┗┻┣╋",
    "─│": " ─│┐──┌┬│┘│┤└┴├┼",
}
"""What joins lines: by the sum of 1 (from the left), 2 (from below), 4 (from the right), 8 (from above)."""


def _joints(canvas: Canvas) -> None:
    """Put corners where walls or the frame meet."""
    painted = dict(canvas.letters)
    for y in range(1, canvas.height):
        for x in range(canvas.width):
            if (x, y) in painted:
                continue
            around = [
                painted.get(spot, (" ", "")) for spot in ((x - 1, y), (x, y + 1), (x + 1, y), (x, y - 1))
            ]
            for letters, joints in JOINTS.items():
                mask = sum(
                    1 << bit
                    for bit, (letter, _) in enumerate(around)
                    if letter == letters[0 if bit in (0, 2) else 1]
                )
                if mask:
                    style = next(style for letter, style in around if letter in letters)
                    canvas.paint(x, y, joints[mask], style)
                    break


def _inside(scene: LetterScene, canvas: Canvas, place: int, x: int, y: int, inner: int) -> None:
    """Write what stands on a square; else its name's letters, else a sign, else its ground."""
    ground = _ground(scene, place)
    canvas.paint(x, y, ground.fill(inner), ground.style)
    if place in scene.regions and not ground.whole:
        canvas.paint(x, y, f"{ground.letter.strip()}{scene.regions[place]}".ljust(inner), ground.style)
    tokens = scene.tokens.get(place, [])
    if tokens:
        first = tokens[0]
        more = f"+{len(tokens) - 1}" if len(tokens) > 1 else ""
        told = first.code if len(first.code + first.faces + more) > inner else first.code + first.faces
        if more and len(told + more) > inner:
            told, more = f"{told[: inner - 1]}", "+"
        canvas.write(x, y, (told + more).ljust(inner)[:inner], first.style)
    elif place in scene.keys:
        canvas.write(x, y, scene.keys[place][:inner], KEY)
    elif place in scene.signs:
        canvas.write(x, y, scene.signs[place][:inner], KEY)
    elif place in scene.faint:
        seen = scene.faint[place]
        told = seen if seen.startswith(HINTED) else f"{ground.letter}{seen[0]}"
        canvas.write(x, y, told[:inner], HINT if seen.startswith(HINTED) else MARK)


def _ground(scene: LetterScene, place: int) -> GroundLetter:
    return scene.grounds.get(scene.topology.terrain[place], PLAIN)


def name_cells(scene: LetterScene) -> None:
    """Give cells that have a name two letters of it."""
    titles = {str(place): name for place, name in scene.names.items()}
    scene.keys.update({int(place): code.lower() for place, code in codes_of(titles).items()})


def hexes(scene: LetterScene) -> Canvas:
    """Draw a map of flat hexes: in each what stands there, its id, its ground."""
    topology = scene.topology
    spots = [(q, 2 * r + q) for q, r in topology.coordinates]
    first, top = min(x for x, _ in spots), min(y for _, y in spots)
    corners = [((x - first) * HEX_PITCH, (y - top) * HEX_ROWS // 2) for x, y in spots]
    canvas = Canvas(max(x for x, _ in corners) + HEX_WIDE + 1, max(y for _, y in corners) + HEX_ROWS + 1)
    for place, corner in enumerate(corners):
        _outline(scene, canvas, place, *corner)
    for place, (x, y) in enumerate(corners):
        ground = _ground(scene, place)
        if ground is not PLAIN:
            canvas.paint(x + 2, y + 1, ground.letter * HEX_ROWS, ground.style)
        tokens = scene.tokens.get(place, [])
        column = x + 2 if len(tokens) == 1 else x + 1
        for token in tokens:
            told = token.code + token.faces
            if canvas.write(column, y + 2, told, token.style):
                column += len(told) + 1
        name = scene.keys.get(place) or topology.ids[place]
        canvas.write(x + 1, y + 3, name.center(HEX_PITCH), "dim")
        if not tokens and place in scene.faint:
            canvas.write(x + 3, y + 2, scene.faint[place], HINT)
        elif not tokens and place in scene.signs:
            canvas.write(x + 3, y + 2, scene.signs[place], KEY)
    return canvas


SIDES_OF_HEX = {
    "n": ((2, 0, "____"),),
    "ne": ((6, 1, "\\"), (7, 2, "\\")),
    "se": ((7, 3, "/"), (6, 4, "/")),
    "s": ((2, 4, "____"),),
    "sw": ((0, 3, "\\"), (1, 4, "\\")),
    "nw": ((1, 1, "/"), (0, 2, "/")),
}
"""Where the letters of each side stand, from the upper left corner."""


def _outline(scene: LetterScene, canvas: Canvas, place: int, x: int, y: int) -> None:
    topology = scene.topology
    for direction, letters in SIDES_OF_HEX.items():
        other = topology.step(place, direction)
        edges = topology.edges_between(place, other) if other != NOWHERE else ()
        line = scene.lines[edges[0].kind] if edges else None
        for dx, dy, text in letters:
            if line is None:
                canvas.paint(x + dx, y + dy, text, "dim")
            else:
                canvas.write(x + dx, y + dy, line.across * len(text), line.style)
