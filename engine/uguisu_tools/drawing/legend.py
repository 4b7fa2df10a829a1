"""The legend below a map."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from uguisu.board.marks import LETTER, Anchor, Mark, MarkArea, MarkText, Stroke
from uguisu.board.palette import GRID, LineStyle, heat
from uguisu.board.parts import Point

ROW = 24.0
SAMPLE = 40.0
GAP = 12.0
TEXT = 13.0
BAR = 120.0


@dataclass(frozen=True, slots=True)
class Legend:
    """What a legend has to explain. `heat` holds the words for points at equal distances along its bar, or is None."""

    strokes: Mapping[str, LineStyle]
    fills: Mapping[str, str]
    regions: Mapping[str, str]
    heat: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class LegendBlock:
    """A legend laid out: its marks, and the room that it takes."""

    marks: tuple[Mark, ...]
    width: float
    height: float


def legend_marks(legend: Legend, at: Point, words: Mapping[str, str], width: float) -> LegendBlock:
    """Lay a legend out from `at`, its top left corner, in as many columns as `width` has room for."""
    entries: list[tuple[str, Callable[[Point], list[Mark]]]] = [
        *((kind, partial(_sample, style)) for kind, style in legend.strokes.items()),
        *((terrain, partial(_swatch, fill, 1.0)) for terrain, fill in legend.fills.items()),
        *((region, partial(_swatch, colour, 0.35)) for region, colour in legend.regions.items()),
    ]
    left, top = at
    marks: list[Mark] = []
    if legend.heat is not None:
        marks += _heat_bar(at, legend.heat)
        top += 1.9 * ROW
    texts = [words.get(name, name.replace("_", " ")) for name, _ in entries]
    wide = SAMPLE + GAP + max(map(len, texts), default=0) * LETTER * TEXT + 2 * GAP
    columns = max(1, min(len(entries), int(width // wide)))
    rows = -(-len(entries) // columns)
    for number, (text, (_, draw)) in enumerate(zip(texts, entries, strict=True)):
        x, y = left + number // rows * wide, top + (number % rows + 0.5) * ROW
        marks += draw((x, y))
        marks.append(MarkText((x + SAMPLE + GAP, y + 0.36 * TEXT), text, TEXT, "start"))
    if not marks:
        return LegendBlock((), 0, 0)
    taken = max(columns * wide if entries else 0, BAR + 2 * GAP if legend.heat else 0)
    return LegendBlock(tuple(marks), taken, top + rows * ROW - at[1] if entries else top - at[1])


def strokes(style: LineStyle, points: tuple[Point, ...], unit: float = 1.0) -> list[Mark]:
    """Draw a line in a style whose lengths are `unit` pixels long."""
    width, dash = max(0.75, style.width * unit), tuple(part * unit for part in style.dash)
    found: list[Mark] = [Stroke(points, style.colour, width, () if style.core else dash)]
    if style.core:
        found.append(Stroke(points, style.core, width * 0.5, dash))
    return found


def _sample(style: LineStyle, at: Point) -> list[Mark]:
    return strokes(style, (at, (at[0] + SAMPLE, at[1])))


def _swatch(fill: str, opacity: float, at: Point) -> list[Mark]:
    x, y = at
    box = ((x, y - 8), (x + SAMPLE, y - 8), (x + SAMPLE, y + 8), (x, y + 8))
    return [MarkArea(box, fill, GRID, opacity=opacity)]


def _heat_bar(at: Point, ticks: tuple[str, ...]) -> list[Mark]:
    x, y = at
    steps = 40
    found: list[Mark] = []
    for step in range(steps):
        left, right = x + BAR * step / steps, x + BAR * (step + 1) / steps + 0.4
        found.append(
            MarkArea(((left, y), (right, y), (right, y + 12), (left, y + 12)), heat((step + 0.5) / steps))
        )
    last = len(ticks) - 1
    for number, tick in enumerate(ticks):
        anchor: Anchor = "start" if number == 0 else "end" if number == last else "middle"
        found.append(MarkText((x + BAR * number / last, y + 28), tick, TEXT - 1, anchor))
    return found
