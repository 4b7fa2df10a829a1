"""The scene: what a table shows of a view, by the look of its game, as marks that any painter paints.

    scene = Scene(topology, look, 64.0)
    marks = scene.shown(view)          # light, marks on places, pieces
    scene.spots                        # where the pieces are, for who clicks on one

Lengths are pixels; the map's origin is at (0, 0).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cached_property
from math import atan2, ceil, cos, dist, inf, pi, sin, sqrt
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from uguisu.board.marks import Dot, Mark, MarkText, Path, Stroke
from uguisu.board.outlines import Outline, box, circle, polygon
from uguisu.board.palette import PAPER
from uguisu.looks import SHAPES, SIDES, GameLook, MarkLook, PieceLook, StateLook
from uguisu_tools.drawing.drawing import MapDrawing, drawing_of, spacing_of
from uguisu_tools.looks.glyphs import glyph, glyph_at
from uguisu_tools.looks.ground import beams, glow, ground_of, veil
from uguisu_tools.looks.labels import Box, Covered, Dots, Label, place_labels, spots
from uguisu_tools.looks.tokens import RIM, ink_of, token

if TYPE_CHECKING:
    from uguisu.board.parts import Point
    from uguisu.board.topology import Topology
    from uguisu.core.view import MarkView, PieceView, View

MOST_APART = 9
"""Pieces on a place that are drawn apart; of more, the number is told."""
STEP = "#1d6fd1"
"""The colour of where one may go, by day."""
NIGHT_STEP = "#8fe3ff"
"""The same by night."""
SMALLEST, LARGEST = 8.0, 34.0
"""Pixels of a token's radius."""
AROUND = 20.0
"""Pixels that names may stick out of the map, where nothing stands."""
COVERED = 0.2
"""How much of a token a name may cover."""
_LAST_NUMBER = re.compile(r"(\d+)\D*$")


class Spot(NamedTuple):
    """Where a piece is drawn."""

    at: Point
    radius: float
    piece: str


class Scene:
    """Draws views of one board. `size`: pixels from the middle of a place to the middle of the next; `largest_dot`: of the
    radius of a crossing where the map is drawn by somebody else.

    Attributes:
        spots: where each piece of the last view stands.
        badges: where its marks with a sign are.
        room: what is shown of the board, in which names must stay; None for the map with a margin.
    """

    def __init__(
        self,
        topology: Topology,
        look: GameLook,
        size: float,
        *,
        sides: Sequence[str] = (),
        largest_dot: float = inf,
    ) -> None:
        self.topology, self.look, self.size = topology, look, size
        self._largest_dot = largest_dot
        self.scale = size / spacing_of(topology)
        self.night = look.night
        self.spots: list[Spot] = []
        self.badges: list[Box] = []
        self.room: Box | None = None
        self._lasting: tuple[tuple[list[Label], Box], dict[str, int]] | None = None
        """The sides on which names stand, and what they were found for."""
        self._sides = list(sides)

    @cached_property
    def _drawing(self) -> MapDrawing:
        """How a graph is drawn; cells, of which there may be very many, do without."""
        return drawing_of(self.topology)

    @property
    def _dot(self) -> float:
        return min(self._largest_dot, self._drawing.dot_radius * self.scale)

    @cached_property
    def _ground(self) -> Covered:
        wide = 2 * self._dot
        return Covered(
            (
                (self._to(begin), self._to(end))
                for edge in self._drawing.edges
                for begin, end in edge.segments
            ),
            (Box(*self._middle(number), wide, wide) for number in range(len(self.topology))),
        )

    @cached_property
    def _dots(self) -> Dots:
        """The crossings, of which each name must be nearest to its own."""
        shapes = enumerate(self.topology.polygons)
        return Dots(self._middle(number) for number, shape in shapes if shape is None)

    def _middle(self, place: int) -> Point:
        return self._to(self.topology.centres[place])

    def _is_lamp(self, place: int) -> bool:
        ground = ground_of(self.look, self.topology.terrain[place], self.topology.tags[place])
        return ground is not None and ground.texture == "lamp"

    # Where things are.

    def _to(self, point: Point) -> Point:
        return point[0] * self.scale, point[1] * self.scale

    def at(self, place: str) -> Point | None:
        """Return the middle of a place."""
        number = self.topology.index.get(place)
        return None if number is None else self._middle(number)

    def shape(self, place: int) -> tuple[Point, ...] | None:
        """Return the corners of a place; a crossing of a graph has none."""
        corners = self.topology.polygons[place]
        return None if corners is None else tuple(map(self._to, corners))

    def _shapes(self, places: Iterable[int]) -> dict[int, tuple[Point, ...]]:
        found = {place: self.shape(place) for place in places}
        return {place: shape for place, shape in found.items() if shape is not None}

    @cached_property
    def radius(self) -> float:
        """How large a token is."""
        part = {"squares": 0.33, "hexes": 0.33}.get(self.topology.kind)
        if part is None:
            part = 0.2 if any(self.topology.polygons) else 0.25
        return max(SMALLEST, min(LARGEST if part < 0.3 else 3 * LARGEST, part * self.size))

    # Looks.

    def colour_of_side(self, side: str) -> str:
        """Return the colour of a side: the one that its game declares, else one of those that are told apart."""
        return self.look.colour_of_side(side, self._sides)

    def look_of(self, piece: PieceView) -> PieceLook:
        """Return the look of a piece: its own, else its kind's, else one by its side."""
        known = self.look.pieces
        found = known.get(piece.id) or known.get(piece.kind)
        if found is None:
            at = self._sides.index(piece.side) if piece.side in self._sides else 0
            found = PieceLook(shape=SHAPES[at % len(SHAPES)])
        return found

    def colour_of(self, piece: PieceView) -> str:
        """Return the colour of a piece."""
        return self.look_of(piece).colour or self.colour_of_side(piece.side)

    def mark_look(self, mark: MarkView) -> MarkLook:
        """Return the look of a mark."""
        return self.look.marks.get(mark.kind) or MarkLook()

    # The layers.

    def shown(self, view: View, aids: Collection[str] = ()) -> list[Mark]:
        """Draw what a view shows over the ground: light, marks, pieces. Marks of the kinds in `aids` are tints."""
        return [*self.light(view), *self.marks(view, aids), *self.pieces(view)]

    def light(self, view: View) -> list[Mark]:
        """Draw what is lit and what beams fall on; by night the rest lies in the dark."""
        lit, beam = self.lit(view)
        if not self.night and not lit and not beam:
            return []
        bright = lit | beam
        whole = self._rectangle() if self.night else None
        cells = self._shapes(range(len(self.topology)) if self.night and whole is None else sorted(bright))
        lamps = [self._middle(place) for place in sorted(lit) if self._is_lamp(place)]
        middles = {place: self._middle(place) for place in lit}
        return [
            *(veil(cells, bright & cells.keys(), whole) if self.night else []),
            *glow(cells, lit & cells.keys(), lamps, self.size, middles),
            *beams(cells, beam & cells.keys()),
        ]

    def lit(self, view: View) -> tuple[set[int], set[int]]:
        """Return the places that are lit, and those that beams fall on: all that the light of a view is drawn from."""
        index = self.topology.index
        drawn: dict[str, set[int]] = {"light": set(), "beam": set()}
        for mark in view.marks:
            kind = self.mark_look(mark).drawn
            if kind in drawn and mark.place in index:
                drawn[kind].add(index[mark.place])
        return drawn["light"], drawn["beam"]

    def _rectangle(self) -> tuple[Point, ...] | None:
        """Return the corners of a map of squares that has no gaps."""
        if self.topology.kind != "squares":
            return None
        xs, ys = zip(*self.topology.centres, strict=True)
        left, top, right, bottom = min(xs) - 0.5, min(ys) - 0.5, max(xs) + 0.5, max(ys) + 0.5
        if (right - left) * (bottom - top) != len(self.topology):
            return None
        return tuple(map(self._to, ((left, top), (right, top), (right, bottom), (left, bottom))))

    def marks(self, view: View, aids: Collection[str] = ()) -> list[Mark]:
        """Draw tints first, then tokens on places and in borders."""
        tints: list[Mark] = []
        things: list[Mark] = []
        beside: Counter[str] = Counter()
        self.badges = []
        for mark in view.marks:
            look = self.mark_look(mark)
            if mark.kind in aids or look.drawn == "wash":
                tints += self._wash(mark, look)
            elif look.drawn == "rings":
                things += self._rings(mark, look)
            elif look.drawn == "trail":
                things += self._trail(mark, look, beside)
            elif look.drawn == "gap":
                things += self._gap(mark, look)
            elif look.drawn == "badge":
                things += self._badge(mark, look, beside)
        return tints + things

    def _mark_colour(self, mark: MarkView, look: MarkLook) -> str:
        if mark.owner and mark.owner in {*self._sides, *self.look.sides}:
            return self.colour_of_side(mark.owner)
        return look.colour or SIDES[sum(map(ord, mark.kind)) % len(SIDES)]

    def _wash(self, mark: MarkView, look: MarkLook) -> list[Mark]:
        number = self.topology.index.get(mark.place)
        if number is None:
            return []
        shape, colour = self.shape(number), look.colour or "#8e1145"
        outline = circle(self._middle(number), 1.9 * self._dot) if shape is None else polygon(shape)
        return [Path(outline, colour, opacity=0.24), Path(outline, None, colour, 1.2, 0.7, (3.0, 4.0))]

    def _rings(self, mark: MarkView, look: MarkLook) -> list[Mark]:
        at = self.at(mark.place)
        if at is None:
            return []
        radius, colour = self.radius, RIM if self.night else look.colour or "#8e1145"
        return [
            Path(circle(at, 0.62 * radius), "#12202b", opacity=0.55 if self.night else 0.12),
            *(
                Path(circle(at, part * radius), None, colour, 1.4, fade, (4.0, 3.0))
                for part, fade in ((0.72, 0.95), (1.05, 0.6), (1.38, 0.35))
            ),
            Path(glyph_at(look.glyph or "volume-high", *at, 0.85 * radius), colour),
        ]

    def _trail(self, mark: MarkView, look: MarkLook, beside: Counter[str]) -> list[Mark]:
        at = self._beside(mark.place, beside)
        if at is None:
            return []
        colour = "#e9dcc0" if self.night else look.colour or "#5d5148"
        return [Path(glyph_at(look.glyph or "shoe-print", *at, 1.0 * self.radius), colour, opacity=0.75)]

    def _gap(self, mark: MarkView, look: MarkLook) -> list[Mark]:
        here, there = self.at(mark.place), self.at(mark.to)
        if here is None:
            return []
        if there is None:
            return self._badge(mark, look, Counter())
        x, y = (here[0] + there[0]) / 2, (here[1] + there[1]) / 2
        angle = atan2(there[1] - here[1], there[0] - here[0])
        dx, dy = 0.26 * self.size * cos(angle + pi / 2), 0.26 * self.size * sin(angle + pi / 2)
        colour, side = look.colour or "#ffffff", 0.62 * self.radius
        return [
            Stroke(((x - dx, y - dy), (x + dx, y + dy)), "#12202b", 0.15 * self.size),
            Stroke(((x - dx, y - dy), (x + dx, y + dy)), colour, 0.1 * self.size, (0.1, 0.14 * self.size)),
            Dot((x, y), 0.62 * side, "#12202b", colour, 1.2),
            Path(glyph_at(look.glyph or "window-open-variant", x, y, side), colour),
        ]

    def _beside(self, place: str, beside: Counter[str]) -> Point | None:
        """Return the next spot for a mark at the foot of a place."""
        at = self.at(place)
        if at is None:
            return None
        number = beside[place]
        beside[place] += 1
        down = 1.3 if self.topology.kind != "graph" else 1.55
        across = (number % 4 - 1.5) * 0.95 * self.radius
        row = -(number // 4) if self.topology.kind != "graph" else number // 4
        return at[0] + across, at[1] + self.radius * (down + row)

    def _badge(self, mark: MarkView, look: MarkLook, beside: Counter[str]) -> list[Mark]:
        here, there = self.at(mark.place), self.at(mark.to) if mark.to else None
        at = here
        if here is not None and there is not None:
            at = (here[0] + there[0]) / 2, (here[1] + there[1]) / 2
        elif here is not None:
            at = self._beside(mark.place, beside)
        if at is None:
            return []
        half, colour = 0.5 * self.radius, self._mark_colour(mark, look)
        label = mark.label if len(mark.label) <= 2 else ""
        wide = half * (1.7 if label and glyph(look.glyph) else 1.0)
        self.badges.append(Box(*at, 2 * wide, 2 * half))
        found: list[Mark] = [Path(box(at, wide, half, 0.36 * half), colour, RIM, 1.3)]
        ink, left = ink_of(colour), at[0] - (wide - half)
        if glyph(look.glyph):
            found.append(Path(glyph_at(look.glyph, left, at[1], 1.5 * half), ink))
            left = at[0] + (wide - half) * 0.9
        told = label or ("" if glyph(look.glyph) else (mark.title or mark.kind)[:1].upper())
        if told:
            size = 1.3 * half
            found.append(MarkText((left, at[1] + 0.36 * size), told, size, colour=ink, bold=True))
        return found

    # Pieces.

    def pieces(self, view: View, away: Mapping[str, Point] = MappingProxyType({})) -> list[Mark]:
        """Draw the pieces that stand somewhere, and remember where; some may be `away` from there, on their way."""
        return [mark for _, marks in self.tokens(view, away) for mark in marks]

    def tokens(
        self, view: View, away: Mapping[str, Point] = MappingProxyType({})
    ) -> list[tuple[str, Sequence[Mark]]]:
        """Draw the same piece by piece: an id with its marks, "" with what belongs to all on a place."""
        self.spots = []
        standing: dict[str, list[PieceView]] = {}
        for piece in view.pieces:
            if piece.place is not None:
                standing.setdefault(piece.place, []).append(piece)
        kinds = Counter(self.look_of(piece) for piece in view.pieces)
        found: list[tuple[str, Sequence[Mark]]] = []
        for place, pieces in standing.items():
            middle = self.at(place)
            if middle is None:
                continue
            troop = self._troop(pieces)
            if troop:
                found.append(("", self._capsule(middle, pieces)))
            for piece, at, radius in self._arranged(middle, pieces, in_row=troop):
                self.spots.append(Spot(at, radius, piece.id))
                dx, dy = away.get(piece.id, (0.0, 0.0))
                on_way = (at[0] + dx, at[1] + dy)
                numbered = kinds[self.look_of(piece)] > 1
                found.append(
                    (piece.id, self._token(piece, on_way, radius, numbered=numbered, facing=not troop))
                )
            if len(pieces) > MOST_APART:
                text = f"+{len(pieces) - MOST_APART}"
                at = (middle[0], middle[1] + 4)
                found.append(("", [MarkText(at, text, 0.8 * self.radius, bold=True, halo=PAPER)]))
        return found

    def token_of(self, piece: PieceView, at: Point, radius: float) -> tuple[Mark, ...]:
        """Draw the token of a piece by itself, as it is called in a list."""
        return token(
            at, radius, self.look_of(piece), self.colour_of(piece), letters=initials(piece.title or piece.id)
        )

    def _troop(self, pieces: list[PieceView]) -> bool:
        """Whether pieces go as one: they are in the same state, one that troops are in."""
        state = pieces[0].state
        of_troops = any(state.startswith(troop) for troop in self.look.troops)
        return of_troops and len(pieces) > 1 and len({piece.state for piece in pieces}) == 1

    def _capsule(self, at: Point, pieces: list[PieceView]) -> list[Mark]:
        count = min(len(pieces), MOST_APART)
        radius = self._smaller(count, in_row=True)
        half = radius * (0.95 * (count - 1) + 1.35)
        found: list[Mark] = []
        colour = self.colour_of(pieces[0])
        angle = self._facing(pieces[0])
        if angle is not None:
            x, y = at[0] + cos(angle) * (half + 0.4 * radius), at[1] + sin(angle) * 2.0 * radius
            nose = [
                (x + cos(angle + turn) * 0.75 * radius, y + sin(angle + turn) * 0.75 * radius)
                for turn in (0.0, 2.4, -2.4)
            ]
            found.append(Path(polygon(nose), colour, RIM, 1.2))
        found.append(Path(box(at, half, 1.3 * radius, 1.25 * radius), "#eef2f6", colour, 1.6, 0.94))
        return found

    def _smaller(self, count: int, *, in_row: bool) -> float:
        if count < 2:
            return self.radius
        return max(SMALLEST, self.radius * (0.8 if in_row else max(0.56, 0.92 - 0.09 * count)))

    def _arranged(
        self, middle: Point, pieces: list[PieceView], *, in_row: bool
    ) -> list[tuple[PieceView, Point, float]]:
        """Return where each of the pieces on a place stands, and how large."""
        shown = pieces[:MOST_APART]
        count, radius = len(shown), self._smaller(len(shown), in_row=in_row)
        if count == 1:
            return [(shown[0], middle, radius)]
        columns = count if in_row else ceil(sqrt(count))
        rows, apart = ceil(count / columns), (1.9 if in_row else 2.12) * radius
        found = []
        for number, piece in enumerate(shown):
            row = number // columns
            here = columns if row < rows - 1 else count - row * columns
            x = middle[0] + (number % columns - (here - 1) / 2) * apart
            found.append((piece, (x, middle[1] + (row - (rows - 1) / 2) * apart), radius))
        return found

    def _token(
        self, piece: PieceView, at: Point, radius: float, *, numbered: bool, facing: bool
    ) -> tuple[Mark, ...]:
        title = piece.title or piece.id
        number = _LAST_NUMBER.search(title) or _LAST_NUMBER.search(piece.id)
        look = self.look_of(piece)
        state = self.look.states.get(piece.state) or StateLook()
        return token(
            at,
            radius,
            look,
            self.colour_of(piece),
            letters=initials(title),
            number=number[1][:2] if numbered and number and (look.glyph or not title[-1:].isdigit()) else "",
            facing=self._facing(piece) if facing else None,
            state=state,
        )

    def _facing(self, piece: PieceView) -> float | None:
        index = self.topology.index
        if piece.place not in index:
            return None
        here = index[piece.place]
        x, y = self._middle(here)
        if piece.towards in index:
            to = self._middle(index[piece.towards])
            return atan2(to[1] - y, to[0] - x)
        directions = self.topology.directions if self.topology.kind != "graph" else ()
        if piece.facing is None or not directions:
            return None
        return _angle(self.topology.kind, directions, piece.facing)

    # What may be done.

    def offers(
        self, places: dict[str, bool], *, chosen: Collection[str] = (), hovered: str = ""
    ) -> list[Mark]:
        """Draw where something may be done: bright where a move ends. What is chosen has a second rim."""
        colour = NIGHT_STEP if self.night else STEP
        found: list[Mark] = []
        for place, bright in places.items():
            number = self.topology.index.get(place)
            if number is None:
                continue
            at, outline = self._middle(number), self.outline(number)
            if bright:
                found.append(Path(outline, colour, opacity=0.42 if place == hovered else 0.2))
            found.append(Path(outline, None, colour, 2.6 if bright else 1.4, 1.0 if bright else 0.75))
            if bright and self.topology.kind != "graph" and place != hovered:
                found.append(Dot(at, max(2.5, 0.07 * self.size), RIM, "#12202b", 0.8))
            if place in chosen:
                found.append(Path(outline, None, "#ff6fa3" if self.night else "#c2185b", 4.0))
        return found

    def outline(self, place: int) -> Outline:
        """Return an outline just inside a place; round a crossing."""
        shape, at = self.shape(place), self._middle(place)
        if shape is None:
            return circle(at, max(1.25 * self.radius, 1.3 * self._dot))
        if self.topology.kind == "squares":
            return box(at, 0.44 * self.size, 0.44 * self.size, 0.12 * self.size)
        near = 0.9 if self.topology.kind == "hexes" else 0.97
        return polygon([(at[0] + (x - at[0]) * near, at[1] + (y - at[1]) * near) for x, y in shape])

    # Names.

    def labels(
        self,
        names: dict[str, str],
        measure: Callable[[str], tuple[float, float]],
        first: Collection[str] = (),
    ) -> dict[str, Box]:
        """Return where the names of crossings stand, clear of ways, tokens and each other; `first` are placed first.

        A name's side is found as if a token stood on each crossing: it is left only for what else comes to lie there, so that
        no piece that moves elsewhere moves a name.
        """
        wanted = [
            Label(place, middle, self._dot, *measure(name))
            for place, name in sorted(names.items(), key=lambda item: (item[0] not in first, item[0]))
            if (middle := self.at(place)) is not None
        ]
        within = self.room or self.with_margins(AROUND, AROUND)
        if self._lasting is None or self._lasting[0] != (wanted, within):
            self._lasting = (wanted, within), self._lasting_sides(wanted)
        sides = self._lasting[1]
        busy: dict[str, float] = {}
        for spot in self.spots:
            for place, at in self._near_spot(spot):
                busy[place] = max(busy.get(place, 0.0), dist(spot.at, at) + spot.radius * 1.15)
        things = [*self.badges, *(Box(*spot.at, 2.2 * spot.radius, 2.2 * spot.radius) for spot in self.spots)]
        found: dict[str, Box] = {}
        others: list[Label] = []
        for label in wanted:
            there = label._replace(radius=max(self._dot, busy.get(label.key, 0.0)))
            box = list(spots(there))[sides[label.key]] if label.key in sides else None
            if box is None or any(box.shared(thing) > COVERED for thing in things):
                others.append(there)
            else:
                found[label.key] = box
        return found | place_labels(others, self._ground, [*things, *found.values()], within, self._dots)

    def _lasting_sides(self, wanted: Sequence[Label]) -> dict[str, int]:
        """Return which of its spots each name has whatever stands on the crossings; where there is no room for a token and a
        name, as if none stood there.
        """
        reach = max(self._dot, 1.15 * self.radius)
        around = AROUND + reach - self._dot
        within = self.room or self.with_margins(around, around)
        far = [label._replace(radius=reach) for label in wanted]
        tokens = [Box(*label.at, 2 * reach, 2 * reach) for label in wanted]
        first = place_labels(far, self._ground, tokens, within, self._dots)
        sides = {label.key: list(spots(label)).index(first[label.key]) for label in far if label.key in first}
        near = [list(spots(label))[sides[label.key]] for label in wanted if label.key in sides]
        rest = [label for label in wanted if label.key not in sides]
        found = place_labels(rest, self._ground, near, within, self._dots)
        return sides | {
            label.key: list(spots(label)).index(found[label.key]) for label in rest if label.key in found
        }

    def with_margins(self, beside: float, around: float) -> Box:
        """Return the map with so many pixels at both sides, and above and below."""
        left, top, right, bottom = (edge * self.scale for edge in self._drawing.bounds)
        return Box(
            (left + right) / 2, (top + bottom) / 2, right - left + 2 * beside, bottom - top + 2 * around
        )

    def _near_spot(self, spot: Spot) -> Iterable[tuple[str, Point]]:
        for number, place in enumerate(self.topology.ids):
            middle = self._middle(number)
            if dist(spot.at, middle) <= self.radius:
                yield place, middle


def initials(title: str) -> str:
    """Return the first letters of a title, or the number that it ends with.

    >>> initials("Blue samurai"), initials("guard 12")
    ('BS', '12')
    """
    words = title.replace("-", " ").replace("_", " ").split()
    if words and words[-1].isdigit():
        return words[-1][:2]
    return "".join(word[0] for word in words[:2]).upper()


def _angle(kind: str, directions: Sequence[str], facing: int) -> float:
    """Return the angle of a direction of the board, from the right and clockwise, as y goes down."""
    if kind == "hexes":
        first = -pi / 2 if directions[0] == "n" else -pi / 3
        return first + facing % 6 * pi / 3
    step = 2 * pi / len(directions)
    return -pi / 2 + facing % len(directions) * step
