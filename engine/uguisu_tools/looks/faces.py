"""Card faces as pictures, for the editor, for printing and for tables: a band with corner or crest and the title, what the game
draws or the signs of what the card does (`CardRules.face`), the text, and at the foot its kind and how many there are.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache, partial
from types import MappingProxyType
from typing import TYPE_CHECKING

from uguisu.board.marks import (
    LETTER,
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
)
from uguisu.board.outlines import Outline, placed
from uguisu.board.palette import FAINT_INK, INK, PAPER, ink_on
from uguisu.cards.rules import Sign
from uguisu.effects.reading import Reader
from uguisu.messages.local_text import LocalText
from uguisu.messages.message import Message, spoken, translate
from uguisu_tools.looks.glyphs import glyph_at
from uguisu_tools.pictures.face_template import Slot, Template, template_of
from uguisu_tools.pictures.svg import picture

if TYPE_CHECKING:
    from uguisu.board.parts import Point
    from uguisu.cards.rules import Drawing, Face
    from uguisu.content.models import Card
    from uguisu.core.game import Game

WIDE, HIGH = 252.0, 352.0
"""A card of 63 by 88 mm, 4 pixels a millimetre."""
PAGE_WIDE, PAGE_HIGH = 840.0, 1188.0
"""A page of A4, by the same measure."""
ACROSS, DOWN = 3, 3
TABLE = "#fffdf8"
"""The paper of cards on a table."""
MARGIN, BAND, SAFE = 14.0, 54.0, 12.0
"""Beside what is written; of the band above; of the edge in which nothing is written, since a cut may miss by 3 mm."""
TITLE, SMALL, FOOT = 20.0, 11.0, 13.0
ABOVE_FOOT, BELOW_LINE = 36.0, 0.22
"""How far above the edge the words end, clear of the foot; how deep letters go below their line, in sizes of them."""
LARGEST, READ, SMALLEST = 19.0, 12.5, 6.0
"""Of the text: the largest letters; those from which on it is read well (9 pt in print); the smallest."""
MIDDLES = (142.0, 124.0, 106.0, 90.0, 76.0)
"""How high the middle may be; where there is much to say, it is lower."""
THIRD, COMFORT = 106.0, 15.0
"""As long as the middle is a third of the card, it gives way until letters of this size fit (11 pt in print)."""
ART = WIDE, MIDDLES[0]
"""The frame of a picture on a face."""
MOST_DRAWN = MIDDLES[0]
"""How high drawings and art may be."""
TINY = (112.0, 146.0)
"""A small face, such as a gallery shows: no text, and numbers only in the corner."""
TINY_BAND, TINY_TITLE, TINY_FOOT = 31.0, 12.0, 11.0
READABLE = 0.8
"""How much smaller words on a small face may be."""
CORNER = 20.0
GAP = 10.0
TIED = "\N{NO-BREAK SPACE}"
"""Between a number and its sign, which stay in one line."""
WIDER = 1.2
"""How much wider a bold letter is."""
FINE = 0.25
"""Steps of the size of letters."""
BETWEEN = 4.0
"""Pixels between two effects."""
LINES, WRITTEN, WRITTEN_LATIN = 1.24, 0.94 * LETTER, 0.85 * LETTER
"""How high a line of the text is, and how wide a letter of it, in sizes of it: of any text, and of one in Latin letters."""
LATIN = 0x400
"""Numbers of letters from here on are those of wider ones."""
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
        self._picture = cache(partial(picture, game.content))  # a deck's cards share theirs

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
        return Picture(WIDE, HIGH, TABLE, title, tuple(marks))

    def small(self, card: Card) -> Picture:
        """Draw one card as it is told from others at a glance: without its text."""
        assert self.game.card_rules is not None
        title, face = self._told(card.title), self.game.card_rules.face(card)
        wide, high = TINY
        marks: list[Mark] = list(self._band(face, title, wide, TINY_BAND, TINY_TITLE))
        room = Slot(0, TINY_BAND, wide, high - TINY_BAND - 24, INK, "middle")
        marks += self._middle(card, face, room, small=True)
        marks += self._foot(card, face, (wide, high), TINY_FOOT)
        return Picture(wide, high, TABLE, title, tuple(marks))

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
            "kind": self._kind(card, face),
            "foot": " · ".join(part for part in (self._told_kind(face), self._told(face.foot)) if part),
            "text": self._words(card),
        }

    def _kind(self, card: Card, face: Face) -> str:
        """Return what kind a card is, else what its deck is called."""
        return self._told_kind(face) or self.called(next(iter(card.shares), ""))

    def _told_kind(self, face: Face) -> str:
        plain = isinstance(face.kind, str) and not isinstance(face.kind, Message)
        return spoken(str(face.kind), self.language) if plain else self._told(face.kind)

    def called(self, deck: str) -> str:
        """Return what a deck is called: its title, or its id with a capital."""
        told = self.decks.get(deck)
        if told is None or told.title is None:
            return deck.replace("_", " ").capitalize()
        return self._told(told.title)

    def look_of_deck(self, deck: str) -> dict[str, str]:
        """Return the colour and the crest that most cards of a deck have: its backs show them."""
        assert self.game.card_rules is not None
        looks: dict[tuple[str, str], int] = {}
        for card, copies in self.cards(deck):
            face = self.game.card_rules.face(card)
            looks[face.colour, face.crest] = looks.get((face.colour, face.crest), 0) + copies
        colour, crest = max(looks, key=lambda look: looks[look], default=("", ""))
        return {"colour": colour, "crest": crest}

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
        yield from self._band(face, title, WIDE, BAND, TITLE)
        words = "\n".join([*map(self._told, face.badges), self.read(card)])
        shown = bool(face.drawings or face.signs or face.crest or card.art)
        for middle in MIDDLES if shown else (0.0,):
            box = Slot(
                MARGIN,
                BAND + middle + 9,
                WIDE - 2 * MARGIN,
                HIGH - ABOVE_FOOT - BAND - middle - 9,
                INK,
                "start",
            )
            if _size_of(words, box, LARGEST) >= (COMFORT if middle > THIRD else READ):
                break
        if shown:
            yield from self._middle(card, face, Slot(0, BAND, WIDE, middle, INK, "middle"))
        yield from _written(words, box, faint=len(face.badges), inks=self.game.card_rules.inks)
        yield from self._foot(card, face, (WIDE, HIGH), FOOT, SAFE)

    def _band(self, face: Face, title: str, wide: float, high: float, largest: float) -> Iterator[Mark]:
        """Draw the band: a disc with the corner, else the crest, and the title, on two lines where it is long."""
        ink, middle = ink_on(face.colour), high / 2
        yield MarkArea(((0, 0), (wide, 0), (wide, high), (0, high)), face.colour)
        begin, radius = 0.2 * high, 0.34 * high
        if face.corner:
            size = 1.15 * radius if len(face.corner) < 3 else radius
            half = max(radius, BOLD * size * len(face.corner) / 2 + 0.25 * radius)
            x = begin + half
            yield Path(_pill(x, middle, half, radius), TABLE)
            yield MarkText((x, middle + 0.36 * size), face.corner, size, "middle", face.colour, bold=True)
            begin += 2 * half + 0.16 * high
        elif face.crest:
            yield Path(glyph_at(face.crest, begin + 0.8 * radius, middle, 1.6 * radius), ink)
            begin += 1.6 * radius + 0.16 * high
        yield from _title(title, Slot(begin, 0, wide - begin - 0.12 * high, high, ink, "start"), largest)

    def _middle(self, card: Card, face: Face, room: Slot, *, small: bool = False) -> Iterator[Mark]:
        """Draw what it shows: its art, diagrams, else the signs of what it does, else its crest."""
        x, y, wide, high = room[:4]
        ground = mixed(face.colour, TABLE, 0.09)
        yield MarkArea(((x, y), (x + wide, y), (x + wide, y + high), (x, y + high)), ground)
        if not small:
            yield Stroke(((x, y + high), (x + wide, y + high)), mixed(face.colour, TABLE, 0.3), 1.0)
        art = self._art(card)
        if art is not None:
            share = 0.58 if face.drawings else 1.0
            yield Image((x, y), wide, high * share, art)
            y, high = y + high * share, high * (1 - share)
        if face.drawings:
            inner = Slot(x + 6, y + 5, wide - 12, high - 10, INK, "start")
            yield from _fitted(face.drawings, inner, 2.6, small=small)
        elif art is None:
            yield from _signs(face.signs or (face.crest,), room, face.colour)

    def _foot(
        self, card: Card, face: Face, sides: tuple[float, float], size: float, safe: float = 0.0
    ) -> Iterator[Mark]:
        """Write what kind it is, its number, and how many there are in a deck: ×2, or ×2–3 where decks differ."""
        wide, high = sides
        y, begin = high - max(0.62 * size, safe + BELOW_LINE * size), max(0.75 * size, safe)
        if face.crest:
            yield Path(glyph_at(face.crest, begin + 0.55 * size, y - 0.36 * size, 1.25 * size), face.colour)
            begin += 1.45 * size
        copies = sorted({count for count in card.shares.values() if count})
        counted = "\N{EN DASH}".join(map(str, dict.fromkeys([*copies[:1], *copies[-1:]])))
        told = f"\N{MULTIPLICATION SIGN}{counted}" if counted else ""
        end = wide - max(0.75 * size, safe)
        if told:
            yield MarkText((end, y), told, size, "end", INK, bold=True)
            end -= BOLD * size * (len(told) + 0.5)
        foot = self._told(face.foot) if wide > TINY[0] else ""
        if foot:
            yield MarkText((end, y), foot, 0.8 * size, "end", FAINT_INK)
            end -= LETTER * 0.8 * size * (len(foot) + 1)
        kind = self._kind(card, face)
        if kind:
            fitting = min(size, (end - begin) / (1.06 * LETTER * len(kind)))
            if wide <= TINY[0] and fitting < READABLE * size:
                return  # its sign says it
            yield MarkText((begin, y), kind, fitting, "start", FAINT_INK)

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
                yield from _written(self.read(card), box)
            elif name == "badges":
                yield from _written("\n".join(map(self._told, face.badges)), box, SMALL)
            else:
                line = {"title": title, "corner": face.corner, "foot": self._told(face.foot)}[name]
                yield from _in_one_line(line, box)

    def _art(self, card: Card) -> bytes | None:
        return self._picture(card.art) if card.art else None

    def _words(self, card: Card) -> str:
        return self._told(card.text if card.text is not None else self.reader.card(card))

    def read(self, card: Card) -> str:
        """Return the text as a face has it: what begins an effect between stars, signs for words, and nothing twice that is
        drawn. Who cannot see the face reads `_words`.
        """
        if card.text is not None:
            return self._words(card)
        words = self._told(self._for_faces.card(card))
        for sign, forms in self._signs:
            words = forms.sub(rf"\1{TIED}{sign}", words)
        return words

    def _told(self, text: LocalText) -> str:
        return translate(text, self.language)


def _size_of(words: str, box: Slot, largest: float) -> float:
    """Return the size of letters in which a text fills a box."""
    steps = int((largest - SMALLEST) / FINE)
    low, high = 0, steps  # of the sizes SMALLEST, SMALLEST + FINE, …: `low` is taken, be it too large
    while low < high:
        middle = (low + high + 1) // 2
        if _fits(words, box, SMALLEST + middle * FINE):
            low = middle
        else:
            high = middle - 1
    return SMALLEST + low * FINE


def _fits(words: str, box: Slot, size: float) -> bool:
    if not _whole_words(words, box, size):
        return False
    parts = _parts(words, box, size)
    return sum(map(len, parts)) * LINES * size + (len(parts) - 1) * BETWEEN <= box.height


def _parts(words: str, box: Slot, size: float) -> list[list[tuple[int, str, tuple[tuple[int, int], ...]]]]:
    most = int(box.width / (_letter(words) * size))
    return [broken(part, most) for part in words.split("\n") if part]


def _whole_words(words: str, box: Slot, size: float) -> bool:
    """Whether the longest word is no wider than a line."""
    return max(map(len, words.replace("*", "").split()), default=0) * _letter(words) * size <= box.width


def _letter(words: str) -> float:
    """Return how wide a letter of a text is, in sizes of it."""
    return WRITTEN if any(letter.isalpha() and ord(letter) >= LATIN for letter in words) else WRITTEN_LATIN


def _written(
    words: str,
    box: Slot,
    largest: float = LARGEST,
    *,
    faint: int = 0,
    inks: Mapping[str, str] = MappingProxyType({}),
) -> Iterator[Mark]:
    """Write lines from the top of a box down, as large as fits; the first parts may be faint, signs have their inks."""
    size = _size_of(words, box, largest)
    y = box.y
    for number, part in enumerate(_parts(words, box, size)):
        for indent, line, strong in part:
            y += LINES * size
            x = _start(box) + (indent * LETTER * size if box.anchor == "start" else 0.0)
            ink = FAINT_INK if number < faint else box.colour
            tints = tuple((at, inks[letter]) for at, letter in enumerate(line) if letter in inks)
            yield MarkText((x, y), line, size, box.anchor, ink, strong=strong, tints=tints, serif=True)
        y += BETWEEN


def _title(title: str, box: Slot, largest: float) -> Iterator[Mark]:
    """Write a title into the band: on one line, else on two, as large as fits."""
    size, lines = min(largest, box.width / (BOLD * max(1, len(title)))), [title]
    words = title.split()
    for at in range(1, len(words)):
        two = [" ".join(words[:at]), " ".join(words[at:])]
        fitting = min(0.9 * largest, 0.44 * box.height, box.width / (BOLD * max(map(len, two))))
        if size < 0.85 * largest and fitting > size:
            size, lines = fitting, two
    top = box.height / 2 - (len(lines) - 1) * 0.56 * size
    for number, line in enumerate(lines):
        yield MarkText(
            (box.x, top + 0.36 * size + number * 1.12 * size), line, size, "start", box.colour, bold=True
        )


def _signs(names: Sequence[str], room: Slot, colour: str) -> Iterator[Mark]:
    """Draw signs side by side, small arrows between them: this, then that."""
    side = min(0.58 * room.height, room.width / (1.75 * len(names) + 0.2))
    step = 1.6 * side
    x, y = room.x + room.width / 2 - step * (len(names) - 1) / 2, room.y + room.height / 2
    for number, name in enumerate(names):
        yield Path(glyph_at(name, x + number * step, y, side), colour)
        if number:
            at, long = x + (number - 0.5) * step, 0.17 * side
            ink = mixed(colour, TABLE, 0.6)
            yield Stroke(((at - long, y), (at + long, y)), ink, 0.05 * side)
            yield Stroke(
                ((at + 0.3 * long, y - 0.6 * long), (at + long, y), (at + 0.3 * long, y + 0.6 * long)),
                ink,
                0.05 * side,
            )


def _pill(x: float, y: float, half: float, radius: float) -> Outline:
    """Return a disc, or a wider one with round ends."""
    bent = 0.5523 * radius
    left, right = x - half + radius, x + half - radius
    return (
        ("M", (left, y - radius)),
        ("L", (right, y - radius)),
        ("C", (right + bent, y - radius, right + radius, y - bent, right + radius, y)),
        ("C", (right + radius, y + bent, right + bent, y + radius, right, y + radius)),
        ("L", (left, y + radius)),
        ("C", (left - bent, y + radius, left - radius, y + bent, left - radius, y)),
        ("C", (left - radius, y - bent, left - bent, y - radius, left, y - radius)),
        ("Z", ()),
    )


def mixed(colour: str, ground: str, share: float) -> str:
    """Return a colour laid thinly on a ground.

    >>> mixed("#000000", "#ffffff", 0.5)
    '#808080'
    """
    parts = (
        round(share * int(colour[at : at + 2], 16) + (1 - share) * int(ground[at : at + 2], 16))
        for at in (1, 3, 5)
    )
    return "#" + "".join(f"{part:02x}" for part in parts)


def broken(part: str, most: int) -> list[tuple[int, str, tuple[tuple[int, int], ...]]]:
    """Break a line of a text into lines of at most `most` letters: how far each is set in, its text, and what is bold in it.

    >>> broken("  **Hit:** gain 1 focus", 14)
    [(2, 'Hit: gain 1', ((0, 4),)), (2, 'focus', ())]
    """
    bare = part.lstrip(" ")
    indent = len(part) - len(bare) + 2 * bare.startswith("• ")
    words: list[tuple[str, bool]] = []
    for number, run in enumerate(bare.split("**")):
        words += [(word, number % 2 == 1) for word in run.split(" ") if word]
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
        yield MarkText((_start(box), middle), words, size, box.anchor, box.colour, bold=True)


def _start(box: Slot) -> float:
    return box.x + {"start": 0.0, "middle": box.width / 2, "end": box.width}[box.anchor]


def _size(drawings: Sequence[Drawing]) -> tuple[float, float]:
    """Return the width and the height of drawings side by side."""
    wide = sum(one.width for one in drawings) + GAP * (len(drawings) - 1)
    return wide, max(one.height for one in drawings)


def _fitted(
    drawings: Sequence[Drawing], box: Slot, most: float = 9.0, *, small: bool = False
) -> Iterator[Mark]:
    """Lay drawings side by side into the middle of a box, as large as fits and at most `most` times their size."""
    if not drawings:
        return
    wide, high = _size(drawings)
    scale = min(box.width / wide, box.height / high, most)
    x = box.x + (box.width - scale * wide) / 2
    for one in drawings:
        top = box.y + (box.height - scale * one.height) / 2
        for mark in one.small if small and one.small else one.marks:
            yield moved(_drawn(mark), x, top, scale)
        x += scale * (one.width + GAP)


def bleeding(picture: Picture, by: float) -> Picture:
    """Return a face whose grounds go on beyond its edges, for whoever cuts it: what touches an edge goes so many pixels
    further on each side. Its upper left corner is where it was.
    """

    def out(value: float, most: float) -> float:
        return value - by if value <= 0 else value + by if value >= most else value

    marks: list[Mark] = []
    wide, high = picture.width, picture.height
    for mark in picture.marks:
        if isinstance(mark, MarkArea):
            marks.append(replace(mark, points=tuple((out(x, wide), out(y, high)) for x, y in mark.points)))
        elif isinstance(mark, Image) and not any(mark.at) and (mark.width, mark.height) == (wide, high):
            marks.append(replace(mark, at=(-by, -by), width=wide + 2 * by, height=high + 2 * by))
        elif isinstance(mark, Image) and mark.at[0] <= 0 and mark.width >= wide:
            marks.append(_wider(mark, by))
        else:
            marks.append(mark)
    return replace(picture, marks=tuple(marks))


def _wider(picture: Image, by: float) -> Group:
    """Return a picture from edge to edge made larger on both sides, of which as high a strip is shown as before."""
    (x, y), wide, high = picture.at, picture.width + 2 * by, picture.height
    taller = high * wide / picture.width
    larger = replace(picture, at=(x - by, y - (taller - high) / 2), width=wide, height=taller)
    left, right = x - by, x - by + wide
    strip: Outline = (
        ("M", (left, y)),
        ("L", (right, y)),
        ("L", (right, y + high)),
        ("L", (left, y + high)),
        ("Z", ()),
    )
    return Group((larger,), clip=strip)


def _drawn(mark: Mark | Sign) -> Mark:
    """Return a mark itself, a sign as its outline."""
    return Path(glyph_at(mark.name, *mark.at, mark.side), mark.colour) if isinstance(mark, Sign) else mark


def moved(mark: Mark, dx: float, dy: float, scale: float = 1.0) -> Mark:
    """Return a mark made larger or smaller, and then moved."""

    def to(point: Point) -> Point:
        return point[0] * scale + dx, point[1] * scale + dy

    if isinstance(mark, MarkArea):
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
