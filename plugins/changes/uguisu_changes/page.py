"""A page that shows what has changed: maps with changes outlined, beside or over each other, cards face by face, and words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from html import escape
from itertools import groupby
from pathlib import Path as FilePath

from uguisu import Game, Message
from uguisu.board import Dot, Mark, MarkText, Path, Picture, Point, Stroke, Topology
from uguisu.board.outlines import polygon
from uguisu.messages import localize, translate
from uguisu.plugins import registry
from uguisu_changes.comparing import EntryChange
from uguisu_changes.merge import ROWS
from uguisu_changes.sides import Side
from uguisu_changes.wording import ChangesInWords
from uguisu_tools.drawing import Frame, Look, frame_of, picture_of, spacing_of, write_svg
from uguisu_tools.looks import Faces

ADDED, REMOVED, CHANGED, MOVED = "#1d7a3a", "#b3261e", "#8a5a00", "#1f5fa8"
COLOURS = {"added": ADDED, "removed": REMOVED, "changed": CHANGED, "moved": MOVED}
DASHES: dict[str, tuple[float, ...]] = {"added": (), "removed": (7, 5), "changed": (2, 4), "moved": ()}
"""Outlines differ besides their colour: whole, broken, dotted, with an arrow."""
SIGNS = {"added": "+", "removed": "\u2212", "changed": "~", "moved": "\u2192"}
RING = 0.42
"""How large the ring around a dot is, in distances between neighbours."""
WIDTH = 4.0

STYLE = FilePath(__file__).with_name("page.css")


def page(old: Side, new: Side, changes: Sequence[EntryChange], language: str) -> str:
    """Return the page as HTML that needs no other file and no script."""
    return "".join(_Page(old, new, changes, language).parts())


class _Page:
    def __init__(self, old: Side, new: Side, changes: Sequence[EntryChange], language: str) -> None:
        self.old, self.new, self.changes, self.language = old, new, changes, language
        self.words = ChangesInWords(old, new, language)

    def say(self, text: str) -> str:
        return escape(translate(text, self.language))

    def parts(self) -> Iterator[str]:
        side = self.new if self.new.game is not None else self.old
        title = (
            side.data.get("scenario", {}).get("title")
            if isinstance(side.data.get("scenario"), dict)
            else None
        )
        told = localize(title, self.language) if isinstance(title, str | dict) else side.name
        style = STYLE.read_text(encoding="utf-8")
        yield f'<!doctype html><html lang="{escape(self.language)}"><meta charset="utf-8">'
        yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
        yield f"<title>{escape(told)}</title><style>{style}</style><body>"
        yield f'<h1 dir="auto">{escape(told)}</h1>'
        yield f'<p class="sub">{self.say(Message("from {old} to {new}", old=self.old.name, new=self.new.name))}</p>'
        if not self.changes:
            yield f"<p>{self.say(Message('Nothing has changed.'))}</p>"
        yield from self.maps()
        yield from self.cards()
        yield from self.told()
        yield "</body></html>"

    # Maps.

    def maps(self) -> Iterator[str]:
        """Yield both maps with what has changed outlined, where something has."""
        boards = [_board(side.game) for side in (self.old, self.new)]
        before, after = boards
        if before is None or after is None or not any(change.kind == "map" for change in self.changes):
            return
        yield f"<h2>{self.say(Message('The map'))}</h2><p>"
        present = dict.fromkeys(change.how for change in self.changes if change.kind == "map")
        names = {
            "added": Message("added"),
            "removed": Message("removed"),
            "changed": Message("changed"),
            "moved": Message("moved"),
        }
        for how, name in names.items():
            if how in present:
                yield f'<span class="how"><b class="{how}">{SIGNS[how]}</b>{self.say(name)}</span>'
        yield "</p><fieldset><legend>" + self.say(Message("Show them")) + "</legend>"
        yield f'<label><input type="radio" name="as" checked> {self.say(Message("side by side"))}</label>'
        yield f'<label><input type="radio" name="as" id="over"> {self.say(Message("one over the other"))}</label></fieldset>'
        yield '<div class="maps">'
        drawn = [
            self._outlined(before, after, self.old, ("removed", "changed", "moved")),
            self._outlined(after, before, self.new, ("added", "changed", "moved")),
        ]
        for side, svg in zip((self.old, self.new), _on_one_scale(*drawn), strict=True):
            yield f"<figure><figcaption>{escape(side.name)}</figcaption>{svg}</figure>"
        yield "</div>"

    def _outlined(
        self, board: Topology, other: Topology, side: Side, hows: tuple[str, ...]
    ) -> tuple[Picture, Frame]:
        game = registry(side.game.id).look_of(side.game.id) if side.game is not None else None
        look = Look(language=self.language, game=game, legend=False)
        picture, frame = picture_of(board, look=look), frame_of(board, look)
        marks: list[Mark] = []
        for change in self.changes:
            if change.kind == "map" and change.how in hows:
                marks += _marks(change, board, other, frame)
        return replace(picture, marks=(*picture.marks, *marks)), frame

    # Cards.

    def cards(self) -> Iterator[str]:
        """Yield cards that have changed, as they were and as they are."""
        found = [change for change in self.changes if (change.kind, change.things) == ("cards", "cards")]
        if not found:
            return
        yield f'<h2>{self.say(Message("Cards"))}</h2><div class="cards">'
        for change in found:
            faces = [
                drawn for side in (self.old, self.new) if (drawn := _face(side, change.name, self.language))
            ]
            if faces:
                yield f"<figure><figcaption>{self.say(self.words.headline(change))}</figcaption>"
                yield f'<div class="faces">{"".join(faces)}</div></figure>'
        yield "</div>"

    # Words.

    def told(self) -> Iterator[str]:
        """Yield everything that has changed, in sentences."""
        for kind, found in groupby(self.changes, key=lambda change: change.kind):
            yield f"<h2>{escape(kind)}.yaml</h2><ul>"
            listed = list(found)
            for how, sign in SIGNS.items():
                for headline, details in self.words.lines([change for change in listed if change.how == how]):
                    below = "".join(f'<p dir="auto">{self.say(line)}</p>' for line in details)
                    yield f'<li><b class="sign {how}">{sign}</b><div dir="auto">{self.say(headline)}{below}</div></li>'
            yield "</ul>"


def _board(game: Game | None) -> Topology | None:
    return game.content.topology if game is not None and game.content.map is not None else None


def _on_one_scale(first: tuple[Picture, Frame], second: tuple[Picture, Frame]) -> tuple[str, str]:
    """Write two maps so that what lies at one point lies at one point of both pictures."""
    (one, frame), (two, other) = first, second
    by = frame.scale / other.scale
    left, top = frame.left - other.left * by, frame.top - other.top * by
    x, y = min(0.0, left), min(0.0, top)
    wide, high = max(one.width, left + two.width * by) - x, max(one.height, top + two.height * by) - y
    box = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x:.2f} {y:.2f} {wide:.2f} {high:.2f}">'
    return box + _placed(one, 0.0, 0.0, 1.0) + "</svg>", box + _placed(two, left, top, by) + "</svg>"


def _placed(picture: Picture, x: float, y: float, by: float) -> str:
    size = f'x="{x:.2f}" y="{y:.2f}" width="{picture.width * by:.2f}" height="{picture.height * by:.2f}"'
    return re.sub(r'width="[^"]*" height="[^"]*"', size, write_svg(picture), count=1)


def _face(side: Side, card: str, language: str) -> str:
    game = side.game
    if game is None or game.content.cards is None or game.card_rules is None:
        return ""
    found = next((one for one in game.content.cards.cards if one.id == card), None)
    return "" if found is None else write_svg(Faces(game, language).face(found))


def _marks(change: EntryChange, board: Topology, other: Topology, frame: Frame) -> Iterator[Mark]:
    """Yield the outline of what a change of the map touches, as far as it is on this board."""
    colour, dash = COLOURS[change.how], DASHES[change.how]
    places = [board.index[name] for name in _places(change) if name in board.index]
    if change.things in ("links", "borders") and len(places) == 2:
        yield Stroke(
            _edge(board, places[0], places[1], frame, border=change.things == "borders"),
            colour,
            2 * WIDTH,
            dash,
        )
        return
    for place in places:
        shape = board.polygons[place]
        if shape is not None:
            points = tuple(_to(point, frame) for point in shape)
            yield Path(polygon(points), None, colour, WIDTH, dash=dash)
        else:
            radius = max(16.0, RING * spacing_of(board) * frame.scale)
            yield Dot(_to(board.centres[place], frame), radius, "none", colour, WIDTH)
        if change.things == ROWS or place != places[0]:
            continue
        x, y = _to(board.centres[place], frame)
        yield MarkText((x + 14, y - 12), SIGNS[change.how], 20.0, colour=colour, bold=True, halo="#ffffff")
        if change.how == "moved" and change.name in other.index:
            yield Stroke(
                (_to(other.centres[other.index[change.name]], frame), (x, y)), colour, 0.75 * WIDTH, (6, 4)
            )


def _places(change: EntryChange) -> list[str]:
    if change.things in ("places", "cells", ROWS):
        return [change.name]
    if change.things in ("links", "borders"):
        return change.name.split(", ")
    if change.things == "regions":
        sides = [entry.get("places") for entry in (change.was, change.now) if isinstance(entry, dict)]
        return sorted({str(place) for places in sides if isinstance(places, list) for place in places})
    return []


def _edge(board: Topology, a: int, b: int, frame: Frame, *, border: bool) -> tuple[Point, ...]:
    """Return where an edge is drawn: from place to place, or, of a border, what two cells share."""
    one, two = board.polygons[a], board.polygons[b]
    if border and one is not None and two is not None:
        shared = [point for point in one if any(_near(point, corner) for corner in two)]
        if len(shared) >= 2:
            return (_to(shared[0], frame), _to(shared[-1], frame))
    return (_to(board.centres[a], frame), _to(board.centres[b], frame))


def _near(one: Point, other: Point) -> bool:
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) < 1e-6


def _to(point: Point, frame: Frame) -> Point:
    return (frame.left + point[0] * frame.scale, frame.top + point[1] * frame.scale)
