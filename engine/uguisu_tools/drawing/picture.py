"""A map's picture: terrain, zones, ways and borders, labels, a legend, and a value for each place as heat.

`svg_of` in `uguisu_tools.drawing.svg` and `png_of` in `uguisu_tools.drawing.png` turn it into files.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import cycle
from typing import NamedTuple

from uguisu.board.geometry import middle_of, width_at
from uguisu.board.marks import LETTER, LINE, Dot, Mark, MarkArea, MarkText, Picture, Stroke, in_lines
from uguisu.board.palette import (
    DOT,
    FAINT_INK,
    GRID,
    GROUND_TAGS,
    INK,
    NO_VALUE,
    PAPER,
    WAY_TAGS,
    LineStyle,
    fills_of,
    heat,
    ink_on,
    styles_of,
)
from uguisu.board.parts import Point
from uguisu.board.topology import Topology
from uguisu.looks import GameLook, GroundLook
from uguisu.messages.local_text import localize
from uguisu_tools.drawing.drawing import DrawnEdge, DrawnPlace, MapDrawing, drawing_of
from uguisu_tools.drawing.legend import Legend, legend_marks, strokes
from uguisu_tools.looks.ground import fill_of, ground_about, ground_of
from uguisu_tools.looks.textures import dark, texture_of, texture_within

SPACING = 64.0
"""Pixels between neighbouring places, which stroke widths are made for."""
ROOM_FOR_NAMES = 1.35
"""How much further apart dots are drawn when their names stand between them."""
LARGEST = 2400.0
"""Pixels along the longer side of a map; larger ones are shrunk."""
LABEL = 11.0
SMALLEST_TEXT = 5.5
TRACED = 0.2
"""How opaque ground is over a picture."""
MOST_TEXTURED = 2500
"""Places above which ground is its colour only: the file would be too large."""
NIGHTFALL = 0.45
"""How much darker a colour without one for the night gets."""
NIGHT_GRID = "#31443f"
SMALLER = 0.72
"""How far a name may shrink to fit its zone."""
LONG_NAME = 10
"""Letters that fit between neighbouring dots; longer names are broken in two."""
REGION_COLOURS = ("#b5651d", "#4a6fa5", "#6c8b2f", "#a23e66", "#7a5ea8", "#2f8f83")


@dataclass(frozen=True, kw_only=True)
class Look:
    """What a caller may choose about a picture."""

    title: str = ""
    language: str = "en"
    labels: bool = True
    legend: bool = True
    game: GameLook | None = None
    """How the game is drawn: its ground, with textures, and its borders. Without it, ground is a colour."""
    styles: Mapping[str, LineStyle] = field(default_factory=dict)
    """Strokes by kind of edge, over the defaults."""
    fills: Mapping[str, str] = field(default_factory=dict)
    """Colours (`#rrggbb`) by terrain, over the defaults."""
    words: Mapping[str, str] = field(default_factory=dict)
    """What the legend calls kinds and terrains, and regions without a name; their ids otherwise."""
    night: bool = False
    """Whether ground is as dark as a game that is played by night has it."""
    traced: bool = False
    """Whether the map lies over a picture: its ground lets that through."""
    marks: Mapping[int, str] = field(default_factory=dict)
    """A sign of a letter or two inside a place, by number."""
    value_format: Callable[[float], str] = "{:.3g}".format
    most: float | None = None
    """The value of full heat, where several maps are to be on one scale; otherwise the largest on the map.

    Heat then goes by square roots, so that a map of small values is not left pale beside one of large ones.
    """


def picture_of(
    topology: Topology, values: Sequence[float | None] | None = None, look: Look | None = None
) -> Picture:
    """Draw a map. `values`, if given, holds for each place a number, shown as heat from 0 up, or None.

    Raises ValueError if there are not as many values as places.
    """
    if values is not None and len(values) != len(topology):
        raise ValueError(
            f"map '{topology.id}' has {len(topology)} places, but {len(values)} values were given"
        )
    return _Painter(topology, values, look or Look()).picture()


class Frame(NamedTuple):
    """Where a map lies in its picture: `scale` pixels to a unit of the map, whose origin is at (`left`, `top`)."""

    scale: float
    left: float
    top: float


def frame_of(topology: Topology, look: Look | None = None) -> Frame:
    """Return where `picture_of` puts the map, for who draws over it."""
    painter = _Painter(topology, None, look or Look())
    return Frame(
        painter.scale,
        painter.margin - painter.left * painter.scale,
        painter.margin + painter.head - painter.top * painter.scale,
    )


class _Painter:
    def __init__(self, topology: Topology, values: Sequence[float | None] | None, look: Look) -> None:
        self.topology = topology
        self.values = values
        self.look = look
        self.drawing: MapDrawing = drawing_of(topology)
        left, top, right, bottom = self.drawing.bounds
        self.left, self.top = left, top
        wide, high = right - left, bottom - top
        apart = SPACING * (ROOM_FOR_NAMES if look.labels and topology.kind == "graph" else 1.0)
        self.scale = min(apart / self.drawing.spacing, LARGEST / max(wide, high, 1e-9))
        self.unit = self.drawing.spacing * self.scale / apart
        self.head = 46.0 if look.title else 0.0
        self.wide, self.high = wide * self.scale, high * self.scale
        self.margin = max(24.0, 0.45 * SPACING * self.unit, self._overhang())
        self.most = look.most or max((value for value in values or () if value is not None), default=0.0)
        own = {**(topology.colours or {}), **look.fills}
        self.grounds = self._grounds(own)
        known = {
            topology.terrain[place]: fill_of(ground, night=look.night)
            for place, ground in self.grounds.items()
            if topology.terrain[place]
        }
        self.fills = fills_of(topology.terrain, {**known, **own})
        if look.night:
            self.fills |= {
                name: dark(fill, NIGHTFALL) for name, fill in self.fills.items() if name not in known
            }
        self.things = self._things()
        self.grid = NIGHT_GRID if look.night else GRID
        self.tag_fills = {**GROUND_TAGS, **look.fills}
        self.ways = {
            tag: WAY_TAGS[tag]
            for tag in sorted(WAY_TAGS)
            if any(drawn.on_border and tag in topology.edges[drawn.edge].tags for drawn in self.drawing.edges)
        }
        self.region_colours = [
            (region, region.colour or spare)
            for region, spare in zip(topology.regions, cycle(REGION_COLOURS), strict=False)
        ]
        edges = look.game.edges if look.game is not None else {}
        self.styles = styles_of((edge.kind for edge in topology.edges), {**edges, **look.styles})

    def _things(self) -> dict[str, str]:
        """The colour of each terrain that is a thing: its cells have that of the ground which it lies on."""
        lying = self.look.game.lying if self.look.game is not None else frozenset()
        things = {terrain: self.fills[terrain] for terrain in lying if terrain in self.fills}
        about = ground_about(self.look.game, self.topology.terrain) if self.look.game is not None else ""
        if not about:
            return {}
        self.fills = {**self.fills, **dict.fromkeys(things, self.fills[about])}
        return things

    def _grounds(self, own: Mapping[str, str]) -> dict[int, GroundLook]:
        """Return the ground of each place by the game's look, where the map has no colour of its own for it."""
        topology, game = self.topology, self.look.game
        if game is None or self.values is not None:
            return {}
        tags = [set(found) for found in topology.tags]
        for region in topology.regions:
            for place in region.places:
                tags[place] |= {*region.tags, region.id.partition("_")[0]}
        found = {
            place: ground_of(game, topology.terrain[place], tags[place])
            for place in range(len(topology))
            if topology.terrain[place] not in own or topology.terrain[place] in game.lying
        }
        return {place: ground for place, ground in found.items() if ground is not None}

    def picture(self) -> Picture:
        marks: list[Mark] = []
        if self.look.title:
            marks.append(MarkText((self.margin, 36), self.look.title, 20, "start", bold=True))
        marks += [
            *self._areas(),
            *self._textures(),
            *self._regions(),
            *self._edges(),
            *self._tracks(),
            *self._dots(),
            *self._labels(),
        ]
        width = self.wide + 2 * self.margin
        height = (
            self.high + 2 * self.margin + self.head + (26 * self.unit if self.topology.kind == "graph" else 0)
        )
        if self.look.legend:
            names = (self.topology.terrain_names or {}).items()
            words = {terrain: localize(name, self.look.language) for terrain, name in names}
            at = (self.margin, height - self.margin / 2)
            legend = legend_marks(self._legend(), at, {**words, **self.look.words}, width - 2 * self.margin)
            marks += legend.marks
            width = max(width, legend.width + 2 * self.margin)
            height += legend.height
        if self.look.title:
            width = max(width, 2 * self.margin + 12.5 * len(self.look.title))
        title = self.look.title or localize(self.topology.title or self.topology.id, self.look.language)
        return Picture(width, height, PAPER, title, tuple(marks))

    def _overhang(self) -> float:
        """How far the labels of dots stick out beyond the places themselves."""
        if not self.look.labels or self.topology.kind != "graph":
            return 0.0
        reach = 0.0
        for drawn in self.drawing.places:
            widest = max(map(len, in_two_lines(self._words(drawn.place))))
            half = LETTER * LABEL * self.unit * widest / 2 + 6
            x = (drawn.centre[0] - self.left) * self.scale
            reach = max(reach, half - x, half - (self.wide - x))
        return reach

    def _words(self, place: int) -> str:
        """What is written by a dot: its name, and its value if it has one."""
        name, number = self._name_of(place), self._number_of(place)
        return name if number is None else f"{name} \N{MIDDLE DOT} {number}"

    def _name_of(self, place: int) -> str:
        return localize(self.topology.names[place], self.look.language)

    def _number_of(self, place: int) -> str | None:
        value = None if self.values is None else self.values[place]
        return None if value is None else self.look.value_format(value)

    def _to(self, point: Point) -> Point:
        return (
            (point[0] - self.left) * self.scale + self.margin,
            (point[1] - self.top) * self.scale + self.margin + self.head,
        )

    def _fill(self, place: int) -> str:
        if self.values is not None:
            value = self.values[place]
            return NO_VALUE if value is None else heat(self._part(value))
        if self.topology.terrain[place]:
            return self.fills[self.topology.terrain[place]]
        if place in self.grounds:
            return fill_of(self.grounds[place], night=self.look.night)
        if self.topology.polygons[place] is None:
            return DOT
        telling = sorted(self.topology.tags[place] & self.tag_fills.keys())  # what ground the zone is
        return self.tag_fills[telling[0]] if telling else DOT

    def _part(self, value: float) -> float:
        """How far up the scale a value lies."""
        part = value / self.most if self.most else 0.0
        return part if self.look.most is None else max(part, 0.0) ** 0.5

    def _areas(self) -> list[Mark]:
        wide, opacity = max(0.5, self.unit), TRACED if self.look.traced else 1.0
        return [
            MarkArea(tuple(map(self._to, drawn.polygon)), self._fill(drawn.place), self.grid, wide, opacity)
            for drawn in self.drawing.places
            if drawn.polygon
        ]

    def _textures(self) -> list[Mark]:
        """What lies on the ground, besides its colour; in zones as much of it as there is room for."""
        if self.look.traced or len(self.topology) > MOST_TEXTURED:
            return []
        found: list[Mark] = []
        for place, ground in self.grounds.items():
            drawn = self.drawing.places[place]
            if drawn.polygon is None:
                continue
            size, fill = self.drawing.spacing * self.scale, self._fill(place)
            if self.topology.kind == "graph":
                shape = [self._to(corner) for corner in drawn.polygon]
                found += texture_within(ground.texture, shape, 0.62 * size, fill, place)
            else:
                thing = self.things.get(self.topology.terrain[place], fill)
                found += texture_of(ground.texture, self._to(drawn.centre), size, thing, place)
        return found

    def _regions(self) -> list[Mark]:
        if self._heated_zones():
            return []
        found: list[Mark] = []
        for region, colour in self.region_colours:
            for place in region.places:
                drawn = self.drawing.places[place]
                if drawn.polygon:
                    found.append(MarkArea(tuple(map(self._to, drawn.polygon)), colour, opacity=0.18))
                else:
                    radius = 2.4 * self.drawing.dot_radius * self.scale
                    found.append(Dot(self._to(drawn.centre), radius, colour, opacity=0.22))
        return found

    def _heated_zones(self) -> bool:
        """Whether values colour the zones themselves, which a region's tint would falsify."""
        return self.values is not None and any(drawn.polygon for drawn in self.drawing.places)

    def _edges(self) -> list[Mark]:
        # Lines first, then borders, which would otherwise be cut by the lines' ends.
        ordered = sorted(self.drawing.edges, key=lambda drawn: drawn.on_border)
        return [mark for drawn in ordered for mark in self._edge(drawn)]

    def _edge(self, drawn: DrawnEdge) -> list[Mark]:
        edge = self.topology.edges[drawn.edge]
        style = self.styles[edge.kind]
        found: list[Mark] = []
        for begin, end in drawn.segments:
            points = (self._to(begin), self._to(end))
            found += strokes(style, points, self.unit)
            if edge.one_way:
                found.append(self._arrow(points, style.colour))
        return found

    def _tracks(self) -> list[Mark]:
        """Ways that lead over borders from the middle of a zone to the middle of the next."""
        found: list[Mark] = []
        for drawn in self.drawing.edges:
            edge = self.topology.edges[drawn.edge]
            for tag in edge.tags & self.ways.keys() if drawn.on_border else ():
                style = self.ways[tag]
                across = middle_of(drawn.segments)
                course = (self.drawing.places[edge.a].centre, across, self.drawing.places[edge.b].centre)
                found.append(Stroke(tuple(map(self._to, course)), style.colour, style.width * self.unit))
        return found

    def _arrow(self, points: tuple[Point, Point], colour: str) -> Mark:
        """An arrowhead in the middle of a one-way link."""
        (x0, y0), (x1, y1) = points
        span = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5 or 1.0
        dx, dy = (x1 - x0) / span * 9 * self.unit, (y1 - y0) / span * 9 * self.unit
        x, y = (x0 + x1) / 2, (y0 + y1) / 2
        tip, back = (x + dx, y + dy), (x - dx, y - dy)
        return MarkArea((tip, (back[0] - dy, back[1] + dx), (back[0] + dy, back[1] - dx)), colour, PAPER)

    def _dots(self) -> list[Mark]:
        radius = self.drawing.dot_radius * self.scale
        found: list[Mark] = [
            Dot(self._to(drawn.centre), radius, self._fill(drawn.place), INK, max(0.75, 1.6 * self.unit))
            for drawn in self.drawing.places
            if not drawn.polygon
        ]
        size = 12 * self.unit
        for place, sign in self.look.marks.items():
            x, y = self._to(self.drawing.places[place].centre)
            found.append(
                MarkText((x, y + 0.36 * size), sign, size, colour=ink_on(self._fill(place)), bold=True)
            )
        return found

    def _labels(self) -> list[Mark]:
        size = LABEL * self.unit
        if not self.look.labels or size < SMALLEST_TEXT:
            return []
        return [mark for drawn in self.drawing.places for mark in self._label(drawn.place, size)]

    def _label(self, place: int, size: float) -> list[Mark]:
        drawn = self.drawing.places[place]
        x, y = self._to(drawn.centre)
        name, number = self._name_of(place), self._number_of(place)
        if not drawn.polygon:
            y += self.drawing.dot_radius * self.scale + 1.05 * size
            lines = in_two_lines(self._words(place))
            return [
                MarkText((x, y + 1.05 * size * row), line, size, halo=PAPER) for row, line in enumerate(lines)
            ]
        ink = ink_on(self._fill(place))
        quiet = FAINT_INK if self.values is None and ink == INK else ink
        if self.topology.kind == "graph":
            return self._in_zone(drawn, name, number, size)
        if number is None and name != self.topology.ids[place]:
            return [MarkText((x, y + 0.35 * size), name, size, colour=ink)]
        found: list[Mark] = [MarkText((x, y - 1.15 * size), name, 0.8 * size, colour=quiet)]
        if number is not None:
            found.append(MarkText((x, y + 0.5 * size), number, size, colour=ink, bold=True))
        return found

    def _in_zone(self, drawn: DrawnPlace, name: str, number: str | None, size: float) -> list[Mark]:
        """A zone's name in as many lines as it needs to stay inside, smaller if it must, over its value if any."""
        assert drawn.polygon is not None
        x, y = self._to(drawn.centre)
        ink = ink_on(self._fill(drawn.place))
        unnamed = name == self.topology.ids[drawn.place]
        letters = 0.8 * size if unnamed or number is not None else size
        room = 0.94 * width_at(drawn.polygon, drawn.centre) * self.scale
        lines = in_lines(name, int(room / (LETTER * letters)))
        widest = max(map(len, lines)) * LETTER * letters
        letters *= max(SMALLER, min(1.0, room / widest)) if widest else 1.0
        quiet = FAINT_INK if unnamed and number is None and ink == INK else ink
        rows = [(line, letters, quiet, False) for line in lines]
        if number is not None:
            rows.append((number, size, ink, True))
        below = y - 0.5 * LINE * sum(height for _, height, _, _ in rows)
        if drawn.place in self.look.marks:
            below = y + 0.7 * size
        glow = self._fill(drawn.place) if self.ways else None
        found: list[Mark] = []
        for text, height, colour, bold in rows:
            below += LINE * height
            found.append(
                MarkText((x, below - 0.22 * height), text, height, colour=colour, bold=bold, halo=glow)
            )
        return found

    def _legend(self) -> Legend:
        """What there is to explain: with values, heat in place of the colours that it covers."""
        look, parts = self.look, (0, 1) if self.look.most is None else (0, 0.25, 1)
        regions = {
            localize(region.name or look.words.get(region.id, region.id), look.language): colour
            for region, colour in self.region_colours
        }
        fills = {name: fill for name, fill in self.fills.items() if name}
        heated = self.values is not None
        return Legend(
            strokes={**self.styles, **self.ways},
            fills={} if heated else fills,
            regions={} if self._heated_zones() else regions,
            heat=tuple(look.value_format(self.most * part) for part in parts) if heated else None,
        )


def in_two_lines(words: str) -> list[str]:
    """Break a long name at the space nearest its middle, so that it keeps clear of its neighbours.

    >>> in_two_lines("Giardino delle pietre"), in_two_lines("Gate")
    (['Giardino', 'delle pietre'], ['Gate'])
    """
    spaces = [at for at, char in enumerate(words) if char == " "]
    if len(words) <= LONG_NAME or not spaces:
        return [words]
    middle = min(spaces, key=lambda at: abs(2 * at + 1 - len(words)))
    return [words[:middle], words[middle + 1 :]]
