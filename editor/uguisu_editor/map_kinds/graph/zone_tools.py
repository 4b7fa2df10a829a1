"""Zones cut in two by a line across them, and neighbours made one."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from PySide6.QtGui import QPainter, QPen, QPolygonF

from uguisu_editor.canvas.called import place_called, tag_called
from uguisu_editor.i18n import tr
from uguisu_editor.map_kinds.graph.cutting import Ground, cut_zone, join_zones, tags_of_parts
from uguisu_editor.map_kinds.graph.tools import GraphTool
from uguisu_editor.map_kinds.grid.lattice import Point
from uguisu_editor.model.copies import pair_copies
from uguisu_editor.model.naming import fineness
from uguisu_editor.model.outlines import Cut, cut_across
from uguisu_editor.tools.marking import accent, mark_line, mark_point, mark_words
from uguisu_editor.tools.tool import Touch


class BorderTool(GraphTool):
    """What both do: they work on zones alone, and know what the game says of them."""

    in_bar = True

    def suits(self) -> bool:
        """Only a map with zones has borders."""
        return self.board is not None and any(place.shape for place in self.board.places.values())

    def ground(self) -> Ground:
        """What the game says of zones."""
        session = self.session
        kinds = list(session.game.link_kinds) if session.game is not None else []
        walked = session.game.type.walkable_kinds if session.game is not None else None
        kinds.sort(key=lambda kind: walked is not None and kind not in walked)
        routes = session.game.type.routes if session.game is not None else ()
        border = kinds[0] if kinds else session.choices.link
        return Ground(border, kinds, set(session.look.grounds), routes)

    def zone_under(self, at: Point) -> str | None:
        """The zone at a point."""
        place = self.board.place_at(*at) if self.board is not None else None
        return place if place is not None and self.board is not None and self.board.polygon(place) else None


class CutTool(BorderTool):
    """Cuts a zone in two by a line drawn across it, in one drag or by two clicks."""

    name = "cut-zone"
    key = "X"
    _start: Point | None = None
    _at: Point | None = None

    @staticmethod
    def title() -> str:
        return tr("Cut a zone in two")

    @classmethod
    def word(cls) -> str:
        return tr("Cut")

    def help(self) -> str:
        return tr(
            "Draw a line across a zone, or click two of its sides: it becomes two zones, joined along the line."
        )

    def press(self, touch: Touch) -> None:
        if self._start is None:
            self._start = touch.x, touch.y
        self._at = touch.x, touch.y

    def move(self, touch: Touch) -> None:
        self._at = touch.x, touch.y

    hover = move

    def release(self, touch: Touch) -> None:
        start, end, board = self._start, (touch.x, touch.y), self.board
        if board is None or start is None or hypot(end[0] - start[0], end[1] - start[1]) <= self.slack:
            return  # the second click is still to come
        self._start = None
        found = self._cut(start, end)
        if found is None:
            self.session.refused.emit(tr("Draw the line across a zone, from one of its sides to another."))
            return
        lines = [(start, end), *((turn.point(*start), turn.point(*end)) for turn in self._symmetry.turns())]
        cuts = {name: line for line in lines if (cut := self._cut(*line)) is not None for name in [cut[0]]}
        new = []
        for line in cuts.values():
            again = self._cut(*line)
            if again is not None:
                edit, name = cut_zone(board, *again, self.ground())
                if self.session.stroke(edit):
                    new.append(name)
        self.session.end_stroke(self.title())
        self.session.select(new[:1])

    def _cut(self, start: Point, end: Point) -> tuple[str, Cut] | None:
        """The zone that a line cuts, and where."""
        zone = self.zone_under(((start[0] + end[0]) / 2, (start[1] + end[1]) / 2))
        outline = self.board.polygon(zone) if zone is not None and self.board is not None else None
        if zone is None or outline is None or self.board is None:
            return None
        cut = cut_across(outline, start, end, fineness(self.board.spacing), self.slack)
        return (zone, cut) if cut is not None else None

    def cancel(self) -> bool:
        had = self._start is not None
        self._start = None
        return had

    def paint(self, painter: QPainter) -> None:
        if self._at is None or self._start is None:
            if self._at is not None:
                mark_point(painter, self.canvas, *self._at, 5)
            return
        found = self._cut(self._start, self._at)
        if found is None:
            mark_line(painter, self.canvas, self._start, self._at)
            return
        one, other = found[1]
        mark_line(painter, self.canvas, one.at, other.at)
        for crossing in (one, other):
            mark_point(painter, self.canvas, *crossing.at, 6)
        mark_words(painter, self.canvas, self.canvas.view.to_screen(*self._at), self.foretold(*found))

    def foretold(self, name: str, cut: Cut) -> str:
        """Say what comes of a cut before it is made: which zone it parts, what both parts go on being, and what one alone."""
        board, session = self.board, self.session
        assert board is not None
        kept, new = tags_of_parts(board, name, cut, self.ground().routes)
        told = [tr("{name} is cut in two here", name=place_called(session, name))]
        shown = [tag for tag in board.tags(name) if tag not in session.look.grounds]
        both = ", ".join(tag_called(session, tag) for tag in shown if tag in kept and tag in new)
        one = ", ".join(tag_called(session, tag) for tag in shown if (tag in kept) != (tag in new))
        if both:
            told.append(tr("{what} in both parts", what=both))
        if one:
            told.append(tr("{what} in one part only", what=one))
        return "\n".join(told)


class JoinTool(BorderTool):
    """Makes two neighbouring zones one: by a drag from one to the other, or by two clicks."""

    name = "join-zones"
    key = "J"
    _first: str | None = None
    _under: str | None = None

    @staticmethod
    def title() -> str:
        return tr("Make two zones one")

    @classmethod
    def word(cls) -> str:
        return tr("Join")

    def help(self) -> str:
        return tr("Drag from a zone to its neighbour, or click both: they become one, called as the first.")

    def begin(self, places: Sequence[str]) -> None:
        """Make two zones one; of one alone the next click says with which."""
        self._first = places[0]
        if len(places) > 1:
            self._join(places[1])

    def press(self, touch: Touch) -> None:
        self._under = self.zone_under((touch.x, touch.y))
        if self._first is None or not (self.board is not None and self._first in self.board.places):
            self._first = self._under

    def move(self, touch: Touch) -> None:
        self._under = self.zone_under((touch.x, touch.y))

    hover = move

    def release(self, touch: Touch) -> None:
        self._join(self.zone_under((touch.x, touch.y)))

    def _join(self, other: str | None) -> None:
        board, first = self.board, self._first
        if board is None or first is None or other is None or other == first:
            return
        self._first = None
        pairs = [(first, other), *pair_copies(board, first, other, self._symmetry)]
        edit = join_zones(board, self.session.data, first, other, self.ground())
        if edit is None:
            self.session.refused.emit(
                tr(
                    "{one} and {other} cannot become one: they have no border, or another zone lies between them.",
                    one=place_called(self.session, first),
                    other=place_called(self.session, other),
                )
            )
            return
        for pair in dict.fromkeys(pairs):
            if pair is not None and all(place in board.places for place in pair):
                self.session.stroke(join_zones(board, self.session.data, *pair, self.ground()))
        self.session.end_stroke(self.title())
        self.session.select([first])

    def forget_mouse(self) -> None:
        self._under = None

    def cancel(self) -> bool:
        had = self._first is not None
        self._first = None
        return had

    def paint(self, painter: QPainter) -> None:
        board = self.board
        if board is None:
            return
        for zone in {self._first, self._under} - {None}:
            outline = board.polygon(zone) if zone in board.places else None
            if outline is not None:
                painter.setPen(QPen(accent(self.canvas), 2.5))
                painter.setBrush(accent(self.canvas, alpha=60))
                painter.drawPolygon(QPolygonF([self.canvas.view.to_screen(*corner) for corner in outline]))
        at = board.centre(self._under) if self._under is not None else None
        if at is not None and self._first in board.places and self._under != self._first:
            one, other = (place_called(self.session, name) for name in (str(self._first), str(self._under)))
            told = tr("{other} becomes part of {one}", one=one, other=other)
            mark_words(painter, self.canvas, self.canvas.view.to_screen(*at), told)
