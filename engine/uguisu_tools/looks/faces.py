"""Card faces as pictures, for printing and for tables: a frame, a title, what the game draws (`CardRules.face`), the text."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

from uguisu.board.marks import (
    LETTER,
    LINE,
    Area,
    Dot,
    Gradient,
    Group,
    Image,
    Mark,
    Path,
    Picture,
    Stroke,
    Text,
    in_lines,
)
from uguisu.board.outlines import placed
from uguisu.board.palette import FAINT_INK, INK, PAPER, ink_on
from uguisu.content.face_template import Slot, Template, template_of
from uguisu.effects.reading import Reader
from uguisu.messages.local_text import LocalText
from uguisu.messages.message import translate

if TYPE_CHECKING:
    from uguisu.board.parts import Point
    from uguisu.cards.rules import Drawing
    from uguisu.content.models import Card
    from uguisu.core.game import Game

WIDE, HIGH = 252.0, 352.0
"""A card of 63 by 88 mm, 4 pixels a millimetre."""
PAGE_WIDE, PAGE_HIGH = 840.0, 1188.0
"""A page of A4, by the same measure."""
ACROSS, DOWN = 3, 3
TABLE = "#fffdf8"
"""The paper of cards on a table."""
MARGIN, BAND = 12.0, 40.0
TITLE, SMALL, FOOT = 15.0, 10.0, 8.5
LARGEST, SMALLEST = 11.5, 6.0
MOST_DRAWN = 132.0
"""How high drawings and art may be."""
CORNER = 20.0
GAP = 10.0
WIDER = 1.2
"""How much wider a bold letter is."""
BETWEEN = 3.0
"""Pixels between two effects."""
BOLD = 0.74
"""How wide a bold letter is, Cyrillic ones too, in sizes of its text."""


class Faces:
    """Draws the faces of a game's cards in one language."""

    def __init__(self, game: Game, language: str) -> None:
        self.game, self.language = game, language
        self.reader, self._for_faces = Reader(game), Reader(game, marked=True)
        self._signs = signs_of(game, language)
        cards = game.content.cards
        self.decks = {deck.id: deck for deck in cards.decks} if cards is not None else {}
        self._picture = cache(game.content.picture)  # a deck's cards share theirs

    def cards(self, deck: str = "") -> list[tuple[Card, int]]:
        """Return the cards of a deck with their copies; of all decks together, left empty."""
        assert self.game.content.cards is not None
        found = [
            (card, card.in_deck(deck) if deck else sum(card.shares.values()))
            for card in self.game.content.cards.cards
        ]
        return [(card, copies) for card, copies in found if copies]

    def face(self, card: Card) -> Picture:
        """Draw one card, on the template of its deck if that has one."""
        title = self._told(card.title)
        template = self._template(card)
        marks = self._marks(card, title) if template is None else self._filled(template, card, title)
        return Picture(WIDE, HIGH, PAPER, title, tuple(marks))

    def sketch(self, card: Card) -> Picture | None:
        """Return only what is drawn on a card: diagrams, else its art. Tables write the words themselves."""
        assert self.game.card_rules is not None
        drawings, title = self.game.card_rules.face(card).drawings, self._told(card.title)
        if drawings:
            wide, high = _size(drawings)
            marks = tuple(_fitted(drawings, Slot(0, 0, wide, high, INK, "start"), 1.0))
            return Picture(wide, high, TABLE, title, marks)
        art = self._art(card)
        if art is None:
            return None
        wide, high = WIDE - 2 * MARGIN, 0.6 * MOST_DRAWN
        return Picture(wide, high, TABLE, title, (Image((0, 0), wide, high, art),))

    def head(self, card: Card) -> dict[str, str]:
        """Return what stands around that: title, corner, the colour of the band, badges and foot in words."""
        assert self.game.card_rules is not None
        face = self.game.card_rules.face(card)
        return {
            "title": self._told(card.title),
            "corner": face.corner,
            "colour": face.colour,
            "badges": ", ".join(map(self._told, face.badges)),
            "foot": self._told(face.foot),
            "text": self._words(card),
        }

    def called(self, deck: str) -> str:
        """Return what a deck is called: its title, or its id with a capital."""
        told = self.decks.get(deck)
        if told is None or told.title is None:
            return deck.replace("_", " ").capitalize()
        return self._told(told.title)

    def back(self, deck: str) -> Picture | None:
        """Draw the back of a deck's cards, if it has a picture for that."""
        told = self.decks.get(deck)
        data = self._picture(told.back) if told is not None and told.back else None
        if data is None:
            return None
        return Picture(WIDE, HIGH, PAPER, self.called(deck), (Image((0, 0), WIDE, HIGH, data),))

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
            yield Text((MARGIN, 0.68 * BAND), face.corner, CORNER, "start", ink, bold=True)
            begin += CORNER * BOLD * len(face.corner) + 8
        size = min(TITLE, (WIDE - MARGIN - begin) / (BOLD * max(1, len(title))))
        yield Text((begin, 0.64 * BAND), title, size, "start", ink, bold=True)
        y = BAND + 6.0
        for badge in face.badges:
            for line in in_lines(self._told(badge), int((WIDE - 2 * MARGIN) / (LETTER * SMALL))):
                y += LINE * SMALL
                yield Text((MARGIN, y), line, SMALL, "start", FAINT_INK)
        art = self._art(card)
        if art is not None:
            high = MOST_DRAWN * (0.6 if face.drawings else 1.0)
            yield Image((MARGIN, y + 6), WIDE - 2 * MARGIN, high, art)
            y += 6 + high
        if face.drawings:
            wide, high = _size(face.drawings)
            high = min(high, MOST_DRAWN, high * (WIDE - 2 * MARGIN) / wide)
            yield from _fitted(face.drawings, Slot(MARGIN, y + 6, WIDE - 2 * MARGIN, high, INK, "start"), 1.0)
            y += 6 + high
        yield from self._text(card, y + 8)
        foot = self._told(face.foot)
        if foot:
            yield Text((WIDE - MARGIN, HIGH - 7), foot, FOOT, "end", FAINT_INK)

    def _text(self, card: Card, top: float) -> Iterator[Mark]:
        """Write the card's text as large as the room allows."""
        return _written(
            self._face_words(card), Slot(MARGIN, top, WIDE - 2 * MARGIN, HIGH - 18 - top, INK, "start")
        )

    # Templates.

    def _template(self, card: Card) -> Template | None:
        told = next((self.decks[deck] for deck in card.shares if deck in self.decks), None)
        data = self._picture(told.face) if told is not None and told.face else None
        return template_of(data) if data is not None else None

    def _filled(self, template: Template, card: Card, title: str) -> Iterator[Mark]:
        assert self.game.card_rules is not None
        face = self.game.card_rules.face(card)
        scale = min(WIDE / template.width, HIGH / template.height)
        left, top = (WIDE - scale * template.width) / 2, (HIGH - scale * template.height) / 2
        yield Image((0, 0), WIDE, HIGH, template.ground(face.colour))
        for name, slot in template.slots.items():
            x, y, wide, high = (scale * side for side in slot[:4])
            box = Slot(left + x, top + y, wide, high, slot.colour or INK, slot.anchor)
            if name == "drawing":
                yield from _fitted(face.drawings, box)
            elif name == "art":
                art = self._art(card)
                if art is not None:
                    yield Image((box.x, box.y), wide, high, art)
            elif name == "text":
                yield from _written(self._face_words(card), box)
            elif name == "badges":
                yield from _written("\n".join(map(self._told, face.badges)), box, SMALL)
            else:
                line = {"title": title, "corner": face.corner, "foot": self._told(face.foot)}[name]
                yield from _in_one_line(line, box)

    def _art(self, card: Card) -> bytes | None:
        return self._picture(card.art) if card.art else None

    def _words(self, card: Card) -> str:
        return self._told(card.text if card.text is not None else self.reader.card(card))

    def _face_words(self, card: Card) -> str:
        """Return the text as a face has it: what begins an effect between stars, signs for words, and nothing twice that is
        drawn. Who cannot see the face reads `_words`.
        """
        if card.text is not None:
            return self._words(card)
        words = self._told(self._for_faces.card(card))
        for sign, forms in self._signs:
            words = forms.sub(rf"\1 {sign}", words)
        return words

    def _told(self, text: LocalText) -> str:
        return translate(text, self.language)


def _written(words: str, box: Slot, largest: float = LARGEST) -> Iterator[Mark]:
    """Write lines from the top of a box down, as large as fits."""
    size = largest
    while True:
        most = int(box.width / (0.94 * LETTER * size))
        parts = [broken(part, most) for part in words.split("\n") if part]
        lines = sum(map(len, parts))
        if size <= SMALLEST or lines * LINE * size + (len(parts) - 1) * BETWEEN <= box.height:
            break
        size -= 0.25
    y = box.y
    for part in parts:
        for indent, line, strong in part:
            y += LINE * size
            x = _start(box) + (indent * LETTER * size if box.anchor == "start" else 0.0)
            yield Text((x, y), line, size, box.anchor, box.colour, strong=strong)
        y += BETWEEN


def broken(part: str, most: int) -> list[tuple[int, str, tuple[tuple[int, int], ...]]]:
    """Break a line of a text into lines of at most `most` letters: how far each is set in, its text, and what is bold in it.

    >>> broken("  **Hit:** gain 1 focus", 14)
    [(2, 'Hit: gain 1', ((0, 4),)), (2, 'focus', ())]
    """
    bare = part.lstrip(" ")
    indent = len(part) - len(bare) + 2 * bare.startswith("• ")
    words: list[tuple[str, bool]] = []
    for number, run in enumerate(bare.split("**")):
        words += [(word, number % 2 == 1) for word in run.split()]
    lines: list[list[tuple[str, bool]]] = []
    for word, bold in words:
        room = sum((WIDER if strong else 1) * len(one) + 1 for one, strong in lines[-1]) if lines else 0
        if lines and room + (WIDER if bold else 1) * len(word) <= most - indent:
            lines[-1].append((word, bold))
        else:
            lines.append([(word, bold)])
    found = []
    for number, line in enumerate(lines):
        at, strong = 0, list[tuple[int, int]]()
        for word, bold in line:
            if bold and strong and strong[-1][1] == at - 1:
                strong[-1] = (strong[-1][0], at + len(word))
            elif bold:
                strong.append((at, at + len(word)))
            at += len(word) + 1
        hanging = bare.startswith("• ") and number == 0
        found.append((indent - 2 * hanging, " ".join(word for word, _ in line), tuple(strong)))
    return found


def signs_of(game: Game, language: str) -> list[tuple[str, re.Pattern[str]]]:
    """Return the signs that faces of a game draw for words behind a number, each with how those words are found."""
    rules = game.card_rules
    return [
        (sign, re.compile(rf"(\d+) (?:{'|'.join(map(re.escape, translate(words, language).split('|')))})\b"))
        for sign, words in (rules.signs.items() if rules is not None else ())
    ]


def _in_one_line(words: str, box: Slot) -> Iterator[Mark]:
    """Write a line in the middle of a box's height, as large as fits."""
    if words:
        size = min(0.8 * box.height, CORNER, box.width / (BOLD * len(words)))
        middle = box.y + box.height / 2 + 0.36 * size
        yield Text((_start(box), middle), words, size, box.anchor, box.colour, bold=True)


def _start(box: Slot) -> float:
    return box.x + {"start": 0.0, "middle": box.width / 2, "end": box.width}[box.anchor]


def _size(drawings: Sequence[Drawing]) -> tuple[float, float]:
    """Return the width and the height of drawings side by side."""
    wide = sum(one.width for one in drawings) + GAP * (len(drawings) - 1)
    return wide, max(one.height for one in drawings)


def _fitted(drawings: Sequence[Drawing], box: Slot, most: float = 9.0) -> Iterator[Mark]:
    """Lay drawings side by side into the middle of a box, as large as fits and at most `most` times their size."""
    if not drawings:
        return
    wide, high = _size(drawings)
    scale = min(box.width / wide, box.height / high, most)
    x = box.x + (box.width - scale * wide) / 2
    for one in drawings:
        for mark in one.marks:
            yield moved(mark, x, box.y + (box.height - scale * one.height) / 2, scale)
        x += scale * (one.width + GAP)


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
    if isinstance(mark, Image):
        return replace(mark, at=to(mark.at), width=mark.width * scale, height=mark.height * scale)
    if isinstance(mark, Group):
        clip = None if mark.clip is None else placed(mark.clip, dx, dy, scale)
        return replace(mark, marks=tuple(moved(part, dx, dy, scale) for part in mark.marks), clip=clip)
    if isinstance(mark, Path):
        fill = mark.fill
        if isinstance(fill, Gradient):
            fill = replace(fill, centre=to(fill.centre), radius=fill.radius * scale)
        return replace(mark, outline=placed(mark.outline, dx, dy, scale), fill=fill, width=mark.width * scale)
    return replace(mark, at=to(mark.at), size=mark.size * scale)
