"""Maps as PNG, painted with Pillow (which is imported only when one is)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from io import BytesIO
from itertools import pairwise
from math import hypot
from typing import TYPE_CHECKING

from uguisu.board.marks import Dot, Gradient, Group, Image, Mark, MarkArea, MarkText, Path, Picture, Stroke
from uguisu.board.outlines import Outline, flat
from uguisu_tools.drawing.picture import Look, picture_of

if TYPE_CHECKING:
    from PIL.Image import Image as Canvas
    from PIL.ImageDraw import ImageDraw
    from PIL.ImageFont import FreeTypeFont, ImageFont

    from uguisu.board.parts import Point
    from uguisu.board.topology import Topology

FINER = 2
"""How much larger a picture is painted before it is shrunk, for smooth edges."""
FONTS = {
    False: (
        "DejaVuSans.ttf",
        "NotoSans-Regular.ttf",
        "segoeui.ttf",
        "Arial.ttf",
        "arial.ttf",
        "Helvetica.ttc",
    ),
    True: ("DejaVuSans-Bold.ttf", "NotoSans-Bold.ttf", "segoeuib.ttf", "Arial Bold.ttf", "arialbd.ttf"),
}


def png_of(
    topology: Topology,
    values: Sequence[float | None] | None = None,
    look: Look | None = None,
    scale: float = 1.0,
) -> bytes:
    """Draw a map as a PNG file's bytes, with heat for `values` if given (see `picture_of`)."""
    return write_png(picture_of(topology, values, look), scale)


def write_png(picture: Picture, scale: float = 1.0) -> bytes:
    """Paint a picture, `scale` times its size in pixels.

    Raises:
        ValueError: an SVG picture is in it, or one that can't be read.
    """
    from PIL import Image as Pillow
    from PIL import ImageDraw

    size = (max(1, round(picture.width * scale)), max(1, round(picture.height * scale)))
    image = Pillow.new("RGB", (size[0] * FINER, size[1] * FINER), picture.paper)
    painter = _Painter(image, ImageDraw.Draw(image, "RGBA"), scale * FINER)
    for mark in picture.marks:
        painter.paint(mark)
    file = BytesIO()
    image.resize(size, Pillow.Resampling.LANCZOS).save(file, "PNG", optimize=True)
    return file.getvalue()


class _Painter:
    def __init__(self, canvas: Canvas, draw: ImageDraw, scale: float) -> None:
        self.canvas = canvas
        self.draw = draw
        self.scale = scale

    def paint(self, mark: Mark) -> None:
        if isinstance(mark, MarkArea):
            self._area(mark)
        elif isinstance(mark, Dot):
            self._dot(mark)
        elif isinstance(mark, Stroke):
            self._stroke(mark)
        elif isinstance(mark, Image):
            self._image(mark)
        elif isinstance(mark, Path):
            self._path(mark)
        elif isinstance(mark, Group):
            self._group(mark)
        else:
            self._text(mark)

    def _path(self, mark: Path) -> None:
        parts = [[self._to(point) for point in part] for part in flat(mark.outline)]
        if isinstance(mark.fill, Gradient):
            self._shine(mark.fill, self._mask(mark.outline, mark.opacity))
        elif mark.fill is not None and len(parts) == 1:
            if len(parts[0]) > 2:
                self.draw.polygon(parts[0], fill=_colour(mark.fill, mark.opacity))
        elif mark.fill is not None:
            red, green, blue, alpha = _colour(mark.fill, mark.opacity)
            self.canvas.paste((red, green, blue), mask=self._mask(mark.outline, alpha / 255))
        if mark.stroke:
            self._rim(mark, parts, mark.stroke)

    def _rim(self, mark: Path, parts: list[list[Point]], stroke: str) -> None:
        colour, width = _colour(stroke, mark.opacity), max(1, round(mark.width * self.scale))
        closed = any(letter == "Z" for letter, _ in mark.outline)
        pattern = [part * self.scale for part in mark.dash]
        for part in parts:
            line = [*part, part[0]] if closed else part
            if not pattern:
                self.draw.line(line, fill=colour, width=width, joint="curve")
                continue
            for begin, end in pairwise(line):
                for dash in _dashes((begin, end), pattern):
                    self.draw.line(dash, fill=colour, width=width)

    def _mask(self, outline: Outline | None, opacity: float) -> Canvas:
        """Return how much of what is painted within an outline is seen; what lies in two of its parts is outside."""
        from PIL import Image as Pillow
        from PIL import ImageChops, ImageDraw

        full = round(255 * opacity)
        if outline is None:
            return Pillow.new("L", self.canvas.size, full)
        mask = Pillow.new("L", self.canvas.size)
        for part in flat(outline):
            if len(part) > 2:
                one = Pillow.new("L", self.canvas.size)
                ImageDraw.Draw(one).polygon([self._to(point) for point in part], fill=full)
                mask = ImageChops.difference(mask, one)
        return mask

    def _shine(self, fill: Gradient, mask: Canvas) -> None:
        from PIL import Image as Pillow
        from PIL import ImageChops

        side = max(2, round(2 * fill.radius * self.scale))
        far = Pillow.radial_gradient("L").resize((side, side))
        x, y = self._to(fill.centre)
        corner = round(x - side / 2), round(y - side / 2)
        opacity = far.point([round(255 * _opacity(fill, value / 255)) for value in range(256)])
        seen = Pillow.new("L", self.canvas.size)
        seen.paste(opacity, corner)
        colour = _colour(fill.stops[0][1], 1)[:3]
        self.canvas.paste(colour, mask=ImageChops.multiply(seen, mask))

    def _group(self, mark: Group) -> None:
        from PIL import ImageDraw

        behind = self.canvas.copy()
        inner = _Painter(behind, ImageDraw.Draw(behind, "RGBA"), self.scale)
        for part in mark.marks:
            inner.paint(part)
        self.canvas.paste(behind, mask=self._mask(mark.clip, mark.opacity))

    def _area(self, mark: MarkArea) -> None:
        points = [self._to(point) for point in mark.points]
        self.draw.polygon(points, fill=_colour(mark.fill, mark.opacity))
        if mark.stroke:
            width = max(1, round(mark.width * self.scale))
            self.draw.line([*points, points[0]], fill=_colour(mark.stroke, mark.opacity), width=width)

    def _dot(self, mark: Dot) -> None:
        (x, y), radius = self._to(mark.centre), mark.radius * self.scale
        width = round(mark.width * self.scale) if mark.stroke else 0
        outline = _colour(mark.stroke, mark.opacity) if mark.stroke else None
        box = (x - radius, y - radius, x + radius, y + radius)
        self.draw.ellipse(box, fill=_colour(mark.fill, mark.opacity), outline=outline, width=width)

    def _stroke(self, mark: Stroke) -> None:
        points = [self._to(point) for point in mark.points]
        width = max(1, round(mark.width * self.scale))
        colour = _colour(mark.colour, 1)
        solid = not mark.dash or mark.dash[0] < 1
        pieces = [points] if not mark.dash else _dashes(points, [part * self.scale for part in mark.dash])
        for piece in pieces:
            self.draw.line(piece, fill=colour, width=width, joint="curve")
            if solid:
                for x, y in (piece[0], piece[-1]):
                    self.draw.ellipse(
                        (x - width / 2, y - width / 2, x + width / 2, y + width / 2), fill=colour
                    )

    def _image(self, mark: Image) -> None:
        from PIL import Image as Pillow
        from PIL import ImageOps

        if mark.is_svg:
            raise ValueError("Pillow paints no SVG")
        box = max(1, round(mark.width * self.scale)), max(1, round(mark.height * self.scale))
        with Pillow.open(BytesIO(mark.data)) as file:
            picture = ImageOps.contain(file.convert("RGBA"), box)
        x, y = self._to(mark.at)
        corner = round(x + (box[0] - picture.width) / 2), round(y + (box[1] - picture.height) / 2)
        self.canvas.paste(picture, corner, picture)

    def _text(self, mark: MarkText) -> None:
        if mark.strong or mark.tints:  # from the left, a part after another
            x, y = mark.at
            for text, bold, colour in mark.runs():
                plain = replace(mark, at=(x, y), text=text, bold=bold, colour=colour, strong=(), tints=())
                self._text(plain)
                font = _font(round(mark.size * self.scale), bold)
                x += self.draw.textlength(text, font=font) / self.scale
            return
        font = _font(round(mark.size * self.scale), mark.bold)
        anchor = {"start": "ls", "middle": "ms", "end": "rs"}[mark.anchor]
        text = mark.text.replace("\n", " ")
        halo = round(mark.size * self.scale * 0.14) if mark.halo else 0
        self.draw.text(
            self._to(mark.at),
            text,
            font=font,
            fill=mark.colour,
            anchor=anchor if hasattr(font, "path") else None,
            stroke_width=halo,
            stroke_fill=mark.halo,
        )

    def _to(self, point: Point) -> Point:
        return point[0] * self.scale, point[1] * self.scale


def _opacity(fill: Gradient, at: float) -> float:
    """Return how opaque a gradient is at a part of its radius."""
    for (begin, _, one), (end, _, other) in pairwise(fill.stops):
        if at <= end:
            return one + (other - one) * (at - begin) / max(1e-9, end - begin)
    return fill.stops[-1][2]


def _dashes(points: Sequence[Point], pattern: Sequence[float]) -> Iterator[list[Point]]:
    """Cut a line of two points into its dashes."""
    (x0, y0), (x1, y1) = points[0], points[-1]
    span = hypot(x1 - x0, y1 - y0)
    on, off = pattern[0], pattern[1]
    at = 0.0
    while at < span:
        ends = (at / span, min(at + on, span) / span)
        yield [(x0 + (x1 - x0) * part, y0 + (y1 - y0) * part) for part in ends]
        at += on + off


def _colour(name: str, opacity: float) -> tuple[int, ...]:
    from PIL import ImageColor

    red, green, blue, *alpha = ImageColor.getrgb(name)
    return red, green, blue, round((alpha[0] if alpha else 255) * opacity)


@lru_cache(maxsize=64)
def _font(size: int, bold: bool) -> FreeTypeFont | ImageFont:
    """Find a font of the system that knows Cyrillic; Pillow's own, which does not, if there is none."""
    from PIL import ImageFont

    for name in FONTS[bold]:
        try:
            return ImageFont.truetype(name, max(1, size))
        except OSError:
            continue
    return ImageFont.load_default(max(1, size))
