"""Card faces as pictures, for printing and for tables: a frame, a title, what the game draws (`CardRules.face`), the text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from uguisu.board.lettering import LETTER, LINE, in_lines
from uguisu.board.marks import Area, Dot, Mark, Picture, Stroke, Text
from uguisu.board.palette import FAINT_INK, INK, PAPER, ink_on
from uguisu.content.text import LocalText
from uguisu.core.language.reading import Reader
from uguisu.said import translate

if TYPE_CHECKING:
    from uguisu.board.parts import Point
    from uguisu.content.models import Card
    from uguisu.core.cards.face import Drawing
    from uguisu.core.game import Game

WIDE, HIGH = 252.0, 352.0
"""A card of 63 by 88 mm, 4 pixels a millimetre."""
PAGE_WIDE, PAGE_HIGH = 840.0, 1188.0
"""A page of A4, by the same measure."""
ACROSS, DOWN = 3, 3
MARGIN, BAND = 12.0, 40.0
TITLE, SMALL, FOOT = 15.0, 10.0, 8.5
LARGEST, SMALLEST = 11.5, 6.0
MOST_DRAWN = 132.0
"""How high drawings may be."""


class Faces:
    """Draws the faces of a game's cards in one language."""

    def __init__(self, game: Game, language: str) -> None:
        self.game, self.language = game, language
        self.reader = Reader(game)

    def cards(self, deck: str = "") -> list[tuple[Card, int]]:
        """Return the cards of a deck with their copies; of all decks together, left empty."""
        assert self.game.content.cards is not None
        found = [
            (card, card.in_deck(deck) if deck else sum(card.shares.values()))
            for card in self.game.content.cards.cards
        ]
        return [(card, copies) for card, copies in found if copies]

    def face(self, card: Card) -> Picture:
        """Draw one card."""
        title = self._told(card.title)
        return Picture(WIDE, HIGH, PAPER, title, tuple(self._marks(card, title)))

    def sheets(self, cards: Sequence[tuple[Card, int]]) -> Iterator[Picture]:
        """Draw cards on pages of A4, nine on each, as many copies as there are."""
        faces = [face for card, copies in cards for face in [self.face(card)] * copies]
        left, top = (PAGE_WIDE - ACROSS * WIDE) / 2, (PAGE_HIGH - DOWN * HIGH) / 2
        for begin in range(0, len(faces), ACROSS * DOWN):
            marks: list[Mark] = []
            for number, face in enumerate(faces[begin : begin + ACROSS * DOWN]):
                x, y = left + number % ACROSS * WIDE, top + number // ACROSS * HIGH
                marks += [moved(mark, x, y) for mark in face.marks]
            title = self._told(self.game.content.scenario.title)
            yield Picture(PAGE_WIDE, PAGE_HIGH, "#ffffff", title, tuple(marks))

    def _marks(self, card: Card, title: str) -> Iterator[Mark]:
        assert self.game.card_rules is not None
        face = self.game.card_rules.face(card)
        ink = ink_on(face.colour)
        edge = ((0.0, 0.0), (WIDE, 0.0), (WIDE, HIGH), (0.0, HIGH))
        yield Area(edge, PAPER, FAINT_INK, 1.0)
        yield Area(((0, 0), (WIDE, 0), (WIDE, BAND), (0, BAND)), face.colour, FAINT_INK, 1.0)
        begin = MARGIN
        if face.corner:
            yield Text((MARGIN, 0.68 * BAND), face.corner, 20, "start", ink, bold=True)
            begin += 20 * LETTER * len(face.corner) + 8
        size = min(TITLE, (WIDE - MARGIN - begin) / (LETTER * max(1, len(title))))
        yield Text((begin, 0.64 * BAND), title, size, "start", ink, bold=True)
        y = BAND + 6.0
        for badge in face.badges:
            for line in in_lines(self._told(badge), int((WIDE - 2 * MARGIN) / (LETTER * SMALL))):
                y += LINE * SMALL
                yield Text((MARGIN, y), line, SMALL, "start", FAINT_INK)
        if face.drawings:
            yield from _drawn(face.drawings, y + 6)
            y += 6 + _height(face.drawings)
        yield from self._text(card, y + 8)
        foot = self._told(face.foot)
        if foot:
            yield Text((WIDE - MARGIN, HIGH - 7), foot, FOOT, "end", FAINT_INK)

    def _text(self, card: Card, top: float) -> Iterator[Mark]:
        """Write the card's text as large as the room allows."""
        words = self._told(card.text if card.text is not None else self.reader.card(card))
        room = HIGH - 18 - top
        size = LARGEST
        while True:
            most = int((WIDE - 2 * MARGIN) / (0.94 * LETTER * size))
            lines = in_lines(words, most) if words else []
            if size <= SMALLEST or len(lines) * LINE * size <= room:
                break
            size -= 0.25
        for number, line in enumerate(lines, 1):
            yield Text((MARGIN, top + number * LINE * size), line, size, "start", INK)

    def _told(self, text: LocalText) -> str:
        return translate(text, self.language)


def _height(drawings: Sequence[Drawing]) -> float:
    return max(one.height for one in drawings) * _scale(drawings)


def _scale(drawings: Sequence[Drawing]) -> float:
    wide = sum(one.width for one in drawings) + 10.0 * (len(drawings) - 1)
    return min((WIDE - 2 * MARGIN) / wide, MOST_DRAWN / max(one.height for one in drawings), 1.0)


def _drawn(drawings: Sequence[Drawing], top: float) -> Iterator[Mark]:
    """Lay drawings side by side, in the middle, made smaller where they need it."""
    scale = _scale(drawings)
    x = (WIDE - scale * (sum(one.width for one in drawings) + 10.0 * (len(drawings) - 1))) / 2
    for one in drawings:
        for mark in one.marks:
            yield moved(mark, x, top, scale)
        x += scale * (one.width + 10.0)


def moved(mark: Mark, dx: float, dy: float, scale: float = 1.0) -> Mark:
    """Return a mark made larger or smaller, and then moved."""

    def to(point: Point) -> Point:
        return point[0] * scale + dx, point[1] * scale + dy

    if isinstance(mark, Area):
        return replace(mark, points=tuple(map(to, mark.points)), width=mark.width * scale)
    if isinstance(mark, Stroke):
        return replace(mark, points=tuple(map(to, mark.points)), width=mark.width * scale)
    if isinstance(mark, Dot):
        return replace(mark, centre=to(mark.centre), radius=mark.radius * scale, width=mark.width * scale)
    return replace(mark, at=to(mark.at), size=mark.size * scale)
