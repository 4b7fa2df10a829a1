"""Maps as SVG: text that any browser shows, and that scales."""

from base64 import b64encode
from collections.abc import Iterable, Sequence
from xml.sax.saxutils import escape, quoteattr

from uguisu.board.marks import (
    Dot,
    Gradient,
    Group,
    Image,
    Mark,
    MarkArea,
    MarkText,
    Path,
    Picture,
    Stroke,
    raster_format,
)
from uguisu.board.outlines import Outline
from uguisu.board.topology import Topology
from uguisu_tools.drawing.picture import Look, picture_of

FONTS = "'Noto Sans', 'DejaVu Sans', 'Segoe UI', Helvetica, Arial, sans-serif"
SERIFS = "'Noto Serif', 'DejaVu Serif', Georgia, 'Times New Roman', serif"


def svg_of(topology: Topology, values: Sequence[float | None] | None = None, look: Look | None = None) -> str:
    """Draw a map as an SVG document, with heat for `values` if given (see `picture_of`)."""
    return write_svg(picture_of(topology, values, look))


def write_svg(picture: Picture, scale: float = 1.0) -> str:
    """Write a picture as a whole SVG document, shown `scale` times its size."""
    width, height = _number(picture.width), _number(picture.height)
    shown = _number(picture.width * scale), _number(picture.height * scale)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{shown[0]}" height="{shown[1]}" '
        f'viewBox="0 0 {width} {height}" font-family={quoteattr(FONTS)} role="img">'
    )
    lines = [head, f"<title>{escape(_printable(picture.title))}</title>"]
    lines.append(f'<rect width="{width}" height="{height}" fill={quoteattr(picture.paper)}/>')
    writer = _Writer()
    lines += map(writer.mark, picture.marks)
    lines.append("</svg>")
    return "\n".join(lines) + "\n"


def write_marks(marks: Iterable[Mark], names: str = "") -> str:
    """Write marks for an SVG that has more in it than a picture.

    `names` begins the ids of gradients and clips: parts of one page need different ones.
    """
    writer = _Writer(names)
    return "".join(map(writer.mark, marks))


class _Writer:
    """Writes marks. Gradients and clips are given numbers, by which what is drawn refers to them."""

    def __init__(self, names: str = "") -> None:
        self._named = 0
        self._names = names

    def mark(self, mark: Mark) -> str:
        if isinstance(mark, Path):
            return self._path(mark)
        return self._group(mark) if isinstance(mark, Group) else _mark(mark)

    def _name(self, letter: str) -> str:
        self._named += 1
        return f"{self._names}{letter}{self._named}"

    def _path(self, mark: Path) -> str:
        before, fill = "", "none" if mark.fill is None else mark.fill
        if isinstance(fill, Gradient):
            name = self._name("g")
            before, fill = _gradient(name, fill), f"url(#{name})"
        look = _look(fill, mark.stroke, mark.width, mark.opacity)
        dash = f' stroke-dasharray="{" ".join(map(_number, mark.dash))}"' if mark.dash else ""
        return f'{before}<path d="{_outline(mark.outline)}" fill-rule="evenodd"{look}{dash}/>'

    def _group(self, mark: Group) -> str:
        before = clipped = ""
        if mark.clip is not None:
            name = self._name("c")
            inside = f'<path d="{_outline(mark.clip)}" clip-rule="evenodd"/>'
            before, clipped = f'<clipPath id="{name}">{inside}</clipPath>', f' clip-path="url(#{name})"'
        faint = f' opacity="{_number(mark.opacity)}"' if mark.opacity < 1 else ""
        return f"{before}<g{clipped}{faint}>{''.join(map(self.mark, mark.marks))}</g>"


def _gradient(name: str, fill: Gradient) -> str:
    x, y = fill.centre
    stops = "".join(
        f'<stop offset="{_number(at)}" stop-color={quoteattr(colour)} stop-opacity="{_number(opacity)}"/>'
        for at, colour, opacity in fill.stops
    )
    where = f'cx="{_number(x)}" cy="{_number(y)}" r="{_number(fill.radius)}"'
    return f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" {where}>{stops}</radialGradient>'


def _outline(outline: Outline) -> str:
    return "".join(letter + " ".join(map(_number, numbers)) for letter, numbers in outline)


def _mark(mark: MarkArea | Stroke | Dot | MarkText | Image) -> str:
    if isinstance(mark, MarkArea):
        look = _look(mark.fill, mark.stroke, mark.width, mark.opacity)
        return f'<polygon points="{_points(mark.points)}"{look}/>'
    if isinstance(mark, Dot):
        look = _look(mark.fill, mark.stroke, mark.width, mark.opacity)
        x, y = mark.centre
        return f'<circle cx="{_number(x)}" cy="{_number(y)}" r="{_number(mark.radius)}"{look}/>'
    if isinstance(mark, Stroke):
        return _stroke(mark)
    return _image(mark) if isinstance(mark, Image) else _text(mark)


def _stroke(mark: Stroke) -> str:
    dash = f' stroke-dasharray="{" ".join(map(_number, mark.dash))}"' if mark.dash else ""
    cap = "butt" if mark.dash and mark.dash[0] >= 1 else "round"
    return (
        f'<polyline points="{_points(mark.points)}" fill="none" stroke={quoteattr(mark.colour)} '
        f'stroke-width="{_number(mark.width)}" stroke-linecap="{cap}" stroke-linejoin="round"{dash}/>'
    )


def _image(mark: Image) -> str:
    kind = raster_format(mark.data) or "svg+xml"
    x, y = mark.at
    return (
        f'<image x="{_number(x)}" y="{_number(y)}" width="{_number(mark.width)}" height="{_number(mark.height)}" '
        f'href="data:image/{kind};base64,{b64encode(mark.data).decode()}"/>'
    )


def _text(mark: MarkText) -> str:
    bold = ' font-weight="bold"' if mark.bold else ""
    family = f" font-family={quoteattr(SERIFS)}" if mark.serif else ""
    halo = ""
    if mark.halo:
        thick = _number(mark.size * 0.28)
        halo = f' stroke={quoteattr(mark.halo)} stroke-width="{thick}" paint-order="stroke"'
    x, y = mark.at
    return (
        f'<text x="{_number(x)}" y="{_number(y)}" font-size="{_number(mark.size)}" '
        f'text-anchor="{mark.anchor}" fill={quoteattr(mark.colour)}{bold}{family}{halo}>'
        f"{_runs(mark)}</text>"
    )


def _runs(mark: MarkText) -> str:
    """Write a text, its bold and coloured parts as such; spaces between the parts stay."""
    if not mark.strong and not mark.tints:
        return escape(_printable(mark.text))
    return "".join(_run(mark, *run) for run in mark.runs())


def _run(mark: MarkText, text: str, bold: bool, colour: str) -> str:
    weight = ' font-weight="bold"' if bold and not mark.bold else ""
    fill = f" fill={quoteattr(colour)}" if colour != mark.colour else ""
    told = escape(_printable(text))
    return f"<tspan{weight}{fill}>{told}</tspan>" if weight or fill else told


def _look(fill: str, stroke: str | None, width: float, opacity: float) -> str:
    look = f" fill={quoteattr(fill)}"
    if stroke:
        look += f' stroke={quoteattr(stroke)} stroke-width="{_number(width)}" stroke-linejoin="round"'
    if opacity < 1:
        look += f' opacity="{_number(opacity)}"'
    return look


def _points(points: tuple[tuple[float, float], ...]) -> str:
    return " ".join(f"{_number(x)},{_number(y)}" for x, y in points)


def _number(value: float) -> str:
    """Write a number shortly: two decimals at most, and none that say nothing."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _printable(text: str) -> str:
    """Leave out the control characters that XML forbids."""
    return "".join(char for char in text if char >= " " or char == "\t")
