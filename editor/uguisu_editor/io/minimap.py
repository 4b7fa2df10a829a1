"""The private mini-map of a scenario: a small sheet in black and white for a player's secret notes.

The map with its zones' ids (or numbers, with a key, where ids are long), then a box a turn, and a box for
each thing the scenario wants noted. It knows no game: the boxes are named by the pack's mission.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import ceil, hypot

from uguisu import Pack
from uguisu.board import Dot, Mark, MarkArea, MarkText, Picture, Point, Stroke, Topology, width_at
from uguisu.messages import localize
from uguisu_tools.drawing.drawing import DrawnEdge, DrawnPlace, MapDrawing, drawing_of

WIDE, HIGH = 420.0, 595.0
"""An A5 page, in points."""
EDGE = 14.0
INK, PAPER, GREY = "#000000", "#ffffff", "#8a8a8a"
SHORT_ID = 4
"""Letters of an id that still fit on the map; longer ones are numbered."""
LARGEST_LABEL, SMALLEST_LABEL = 9.0, 3.2
TURNS_IN_ROW = 10
MOST_NAMES = 400
"""Longer keys would leave no room for the map."""


@dataclass(frozen=True)
class Words:
    """What the sheet says, in the player's language."""

    title: str
    notes: str
    turns: str
    player: str


@dataclass(frozen=True)
class Sheet:
    """What is on a sheet beside the map."""

    words: Words
    boxes: tuple[str, ...] = ()
    """Titles of boxes, one for each thing to note."""
    turns: int = 20
    language: str = "en"


def minimap_of(topology: Topology, sheet: Sheet) -> Picture:
    """Draw the sheet of a map, of A5's shape: width and height are in points."""
    return _Page(topology, sheet).picture()


def sheet_of(pack: Pack, words: Words, language: str, turns: int = 20) -> Sheet:
    """Return the sheet of a scenario: a box for each objective of its mission."""
    objectives = pack.mission.objectives if pack.mission is not None else ()
    titles = dict.fromkeys(localize(each.title, language) for each in objectives)
    return Sheet(words, tuple(titles), turns, language)


class _Page:
    def __init__(self, topology: Topology, sheet: Sheet) -> None:
        self.topology = topology
        self.sheet = sheet
        self.drawing: MapDrawing = drawing_of(topology)
        long = [place for place, name in enumerate(topology.ids) if len(name) > SHORT_ID]
        self.numbers = {place: number for number, place in enumerate(long, 1)}
        self.marks: list[Mark] = []

    def picture(self) -> Picture:
        words = self.sheet.words
        self.marks.append(MarkText((EDGE, EDGE + 11), _cut(words.title, 46), 13, "start", INK, bold=True))
        self.marks.append(MarkText((WIDE - EDGE - 92, EDGE + 11), words.player, 7, "end", INK))
        self._line((WIDE - EDGE - 90, EDGE + 12), (WIDE - EDGE, EDGE + 12))
        foot = self._key(HIGH - EDGE)
        foot = self._boxes(foot)
        foot = self._turns(foot)
        self._map(EDGE + 18, foot - 6)
        return Picture(WIDE, HIGH, PAPER, words.title, tuple(self.marks))

    def _map(self, top: float, foot: float) -> None:
        left, upper, right, lower = self.drawing.bounds
        wide, high = max(right - left, 1e-9), max(lower - upper, 1e-9)
        self.scale = min((WIDE - 2 * EDGE - 4) / wide, (foot - top - 4) / high)
        self.offset = (
            WIDE / 2 - (left + right) / 2 * self.scale,
            (top + foot) / 2 - (upper + lower) / 2 * self.scale,
        )
        self.marks += [
            MarkArea(tuple(map(self._to, drawn.polygon)), PAPER, GREY, 0.4)
            for drawn in self.drawing.places
            if drawn.polygon
        ]
        styles = _styles(self.topology)
        for drawn in sorted(self.drawing.edges, key=lambda each: each.on_border):
            self._edge(drawn, styles)
        for spot in self.drawing.places:
            self._place(spot)

    def _edge(self, drawn: DrawnEdge, styles: Mapping[str, tuple[float, tuple[float, ...]]]) -> None:
        width, dash = styles[self.topology.edges[drawn.edge].kind]
        for begin, end in drawn.segments:
            self.marks.append(Stroke((self._to(begin), self._to(end)), INK, width, dash))

    def _place(self, drawn: DrawnPlace) -> None:
        number = self.numbers.get(drawn.place)
        label = self.topology.ids[drawn.place] if number is None else str(number)
        x, y = self._to(drawn.centre)
        if drawn.polygon is None:
            radius = max(self._roomiest(), 2.6)
            self.marks.append(Dot((x, y), radius, PAPER, INK, 0.6))
            room = 1.7 * radius
        else:
            room = 0.85 * width_at(drawn.polygon, drawn.centre) * self.scale
        size = min(LARGEST_LABEL, room / (0.62 * max(len(label), 2)))
        if size >= SMALLEST_LABEL:
            self.marks.append(MarkText((x, y + 0.36 * size), label, size, colour=INK))

    def _roomiest(self) -> float:
        """How large the dots may be without touching each other."""
        centres = [drawn.centre for drawn in self.drawing.places if drawn.polygon is None][:400]
        nearest = min(
            (
                hypot(a[0] - b[0], a[1] - b[1])
                for number, a in enumerate(centres)
                for b in centres[number + 1 :]
            ),
            default=self.drawing.spacing,
        )
        return min(9.0, 0.42 * nearest * self.scale)

    def _key(self, foot: float) -> float:
        """The names behind the numbers, in columns at the foot of the page; returns where they begin."""
        if not 0 < len(self.numbers) <= MOST_NAMES:
            return foot
        names = [localize(self.topology.names[place], self.sheet.language) for place in self.numbers]
        columns = 5 if len(names) > 60 else 4 if len(names) > 24 else 3
        size = 4.6 if columns == 5 else 5.6
        rows, step = ceil(len(names) / columns), 1.18 * size
        wide = (WIDE - 2 * EDGE) / columns
        top = foot - rows * step
        for number, name in enumerate(names):
            at = (EDGE + number // rows * wide, top + (number % rows + 1) * step)
            words = _cut(f"{number + 1} {name}", int(wide / (0.56 * size)))
            self.marks.append(MarkText(at, words, size, "start", INK))
        return top - 5

    def _boxes(self, foot: float) -> float:
        titles = [*self.sheet.boxes, self.sheet.words.notes]
        columns = min(len(titles), 4)
        rows = ceil(len(titles) / columns)
        wide, high = (WIDE - 2 * EDGE) / columns, 34.0 if rows < 3 else 24.0
        top = foot - rows * high
        for number, title in enumerate(titles):
            x, y = EDGE + number % columns * wide, top + number // columns * high
            self._box(x, y, wide if number < len(titles) - 1 else WIDE - EDGE - x, high)
            words = _cut(title, int((wide - 6) / (0.58 * 5.6)))
            self.marks.append(MarkText((x + 3, y + 7), words, 5.6, "start", INK))
        return top - 6

    def _turns(self, foot: float) -> float:
        if not self.sheet.turns:
            return foot
        rows = ceil(self.sheet.turns / TURNS_IN_ROW)
        wide, high = (WIDE - 2 * EDGE) / TURNS_IN_ROW, 17.0
        top = foot - rows * high
        for turn in range(self.sheet.turns):
            x, y = EDGE + turn % TURNS_IN_ROW * wide, top + turn // TURNS_IN_ROW * high
            self._box(x, y, wide, high)
            self.marks.append(MarkText((x + 2, y + 6), str(turn + 1), 5, "start", GREY))
        self.marks.append(MarkText((EDGE, top - 3), self.sheet.words.turns, 6, "start", INK))
        return top - 12

    def _box(self, x: float, y: float, wide: float, high: float) -> None:
        self.marks.append(
            MarkArea(((x, y), (x + wide, y), (x + wide, y + high), (x, y + high)), PAPER, INK, 0.6)
        )

    def _line(self, begin: Point, end: Point) -> None:
        self.marks.append(Stroke((begin, end), INK, 0.5))

    def _to(self, point: Point) -> Point:
        return point[0] * self.scale + self.offset[0], point[1] * self.scale + self.offset[1]


def _styles(topology: Topology) -> dict[str, tuple[float, tuple[float, ...]]]:
    """Widths and dashes that tell kinds of edges apart without colour."""
    known: dict[str, tuple[float, tuple[float, ...]]] = {
        "wall": (2.4, ()),
        "moat": (2.0, (1.2, 1.2)),
        "open": (0.4, (1.0, 1.6)),
        "way": (0.9, ()),
        "road": (1.0, ()),
        "rope": (0.8, (0.1, 2.0)),
        "bridge": (2.2, ()),
        "hanging_bridge": (1.4, (3.0, 1.6)),
        "wall_way": (1.8, (5.0, 1.4)),
    }
    spare: Sequence[tuple[float, tuple[float, ...]]] = (
        (1.2, (4.0, 1.5)),
        (1.2, (1.5, 1.5)),
        (1.8, (6.0, 2.0)),
        (0.7, (3.0, 1.0)),
    )
    kinds = dict.fromkeys(edge.kind for edge in topology.edges)
    others = [kind for kind in kinds if kind not in known]
    return known | {kind: spare[number % len(spare)] for number, kind in enumerate(others)}


def _cut(words: str, most: int) -> str:
    return words if len(words) <= most else words[: max(1, most - 1)].rstrip() + "…"
