"""Print and play: the mission on one sheet, a map in sheets to be joined, cards and backs, tokens and screens, as one PDF."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPageLayout, QPageSize, QPainter, QPdfWriter, QPen

from uguisu.board import Path, Picture
from uguisu_editor.canvas.scene_painter import paint_marks
from uguisu_editor.io.briefing import Briefing, BriefingPainter, briefing_of
from uguisu_editor.io.letters import write
from uguisu_editor.io.painting import PAPERS, paint
from uguisu_editor.model.card_faces import PrintedCard
from uguisu_editor.model.jobs import Briefed, PrintedToken
from uguisu_editor.theme import SIDES
from uguisu_tools.drawing import Look, picture_of
from uguisu_tools.looks import bleeding, glyph_at, initials, token

if TYPE_CHECKING:
    from uguisu.board import Topology
    from uguisu.views import GameLook
    from uguisu_editor.session import Session

MM = 25.4
RESOLUTION = 600
MARGIN = 10.0
"""Millimetres at the edges that printers don't reach."""
CARD = (63.0, 88.0)
TOKEN = 22.0
MARK = 4.0
"""The length of cut marks."""
CUT = "#8a8a8a"
BLEED, MEASURE, LATTICE = 3.0, 50.0, 5.0
"""Millimetres beyond the edge of a card; of the measure; between lines of a back."""


@dataclass(frozen=True)
class Kit:
    """What is printed; what is empty is left out."""

    title: str
    sheet: Briefing | None = None
    """What is told before it begins, on one page."""
    map: Picture | None = None
    width: float = 40.0
    """Of the map when it is put together, in centimetres."""
    cards: Sequence[PrintedCard] = ()
    backs: bool = True
    bleed: bool = False
    """Whether cards have 3 mm more on each side, and marks where they are cut, as print shops ask."""
    tokens: Sequence[PrintedToken] = ()
    screens: Sequence[tuple[str, Picture | None]] = ()
    """Who sits behind it, and what is seen from there."""


def kit_of(
    session: Session,
    title: str,
    topology: Topology,
    look: GameLook,
    wanted: Collection[str],
    *,
    told: Briefed | None,
    cards: Sequence[PrintedCard],
    width: float,
    language: str,
    screens: Sequence[tuple[str, Picture | None]] = (),
) -> Kit:
    """Return the `wanted` parts of what a table needs: briefing, map, cards, backs, bleed, tokens, screens."""
    return Kit(
        title,
        sheet=briefing_of(session, told, language) if told is not None and "briefing" in wanted else None,
        map=picture_of(topology, None, Look(language=language, game=look)) if "map" in wanted else None,
        width=width,
        cards=cards if "cards" in wanted else (),
        backs="backs" in wanted,
        bleed="bleed" in wanted,
        tokens=told.tokens if told is not None and "tokens" in wanted else (),
        screens=screens if "screens" in wanted else (),
    )


def sheets_of(picture: Picture, width: float, paper: str) -> tuple[int, int]:
    """Return how many sheets across and down a map takes that is `width` centimetres wide."""
    room = _room(paper)
    scale = width * 10 / picture.width
    return max(1, ceil(width * 10 / room.width() - 1e-6)), max(
        1, ceil(picture.height * scale / room.height() - 1e-6)
    )


def kit_bytes(kit: Kit, paper: str) -> bytes:
    """Return the kit as a PDF."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    _Printer(buffer, kit, paper).print()
    buffer.close()
    return bytes(buffer.data().data())


def _room(paper: str) -> QRectF:
    size = QPageSize(PAPERS[paper]).rect(QPageSize.Unit.Millimeter)
    return QRectF(MARGIN, MARGIN, size.width() - 2 * MARGIN, size.height() - 2 * MARGIN)


class _Printer:
    """Draws page by page, in millimetres."""

    def __init__(self, buffer: QBuffer, kit: Kit, paper: str) -> None:
        self.kit = kit
        self.room = _room(paper)
        self._writer = QPdfWriter(buffer)
        self._writer.setTitle(kit.title)
        self._writer.setCreator("Uguisu")
        self._writer.setResolution(RESOLUTION)
        self._writer.setPageLayout(
            QPageLayout(QPageSize(PAPERS[paper]), QPageLayout.Orientation.Portrait, QMarginsF())
        )
        if kit.sheet is not None:  # how the first page lies is said before it is begun
            self._writer.setPageOrientation(QPageLayout.Orientation.Landscape)
        self.painter = QPainter(self._writer)
        self.painter.scale(RESOLUTION / MM, RESOLUTION / MM)
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._begun = False

    def print(self) -> None:
        """Print all."""
        try:
            self._print()
        finally:  # also of what raises: Qt ends the process where a device goes that is painted on
            self.painter.end()

    def _print(self) -> None:
        if self.kit.sheet is not None:
            self._sheet(self.kit.sheet)
        if self.kit.map is not None:
            self._map(self.kit.map)
        if self.kit.cards:
            self._cards()
        if self.kit.tokens:
            self._tokens()
        for seat, picture in self.kit.screens:
            self._screen(seat, picture)

    def _sheet(self, sheet: Briefing) -> None:
        self._begun = True
        across = self.room.transposed()
        BriefingPainter(self.painter, QRectF(MARGIN, MARGIN, across.width(), across.height()), sheet).paint()

    def _page(self) -> None:
        if self._begun:
            self._writer.setPageOrientation(QPageLayout.Orientation.Portrait)
            self._writer.newPage()
        self._begun = True

    # The map.

    def _map(self, picture: Picture) -> None:
        across, down = sheets_of(picture, self.kit.width, _paper_of(self._writer))
        scale = self.kit.width * 10 / picture.width
        for row in range(down):
            for column in range(across):
                self._page()
                left, top = column * self.room.width(), row * self.room.height()
                self.painter.save()
                self.painter.setClipRect(self.room)
                self.painter.translate(self.room.left() - left, self.room.top() - top)
                self.painter.scale(scale, scale)
                paint(picture, self.painter)
                self.painter.restore()
                self._corner_marks(self.room)
                self.painter.setPen(QColor(CUT))
                label = QRectF(self.room.left(), 3, self.room.width(), 5)
                text = (
                    f"{self.kit.title}  {_letter(row)}{column + 1}  ({across} \N{MULTIPLICATION SIGN} {down})"
                )
                write(self.painter, label, text, 3.0, centred=True)

    def _corner_marks(self, box: QRectF) -> None:
        self.painter.setPen(QPen(QColor(CUT), 0.2))
        for x in (box.left(), box.right()):
            for y in (box.top(), box.bottom()):
                out_x = -MARK if x == box.left() else MARK
                out_y = -MARK if y == box.top() else MARK
                self.painter.drawLine(QPointF(x + out_x, y), QPointF(x + out_x / 4, y))
                self.painter.drawLine(QPointF(x, y + out_y), QPointF(x, y + out_y / 4))

    # Cards.

    def _cards(self) -> None:
        each = [card for card in self.kit.cards for _ in range(card.copies)]
        colours = {
            deck: SIDES[at % len(SIDES)] for at, deck in enumerate(dict.fromkeys(c.deck for c in each))
        }
        edge = BLEED if self.kit.bleed else 0.0
        sheets = list(self._grid(each, *CARD, edge))
        for number, sheet in enumerate(sheets):
            self._page()
            for box, card in sheet:
                self._picture(box, card.face, edge)
            self._cut_lines([box for box, _ in sheet], edge)
            decks = ", ".join(dict.fromkeys(card.deck for _, card in sheet))
            self._about(f"{self.kit.title} · {decks} · {number + 1}/{len(sheets)}")
            if self.kit.backs:
                self._page()
                for box, card in sheet:
                    # printed on the other side of the sheet, which is turned over its long edge
                    mirrored = QRectF(box)
                    mirrored.moveLeft(2 * self.room.center().x() - box.right())
                    if card.back is not None:
                        self._picture(mirrored, card.back, edge)
                    else:
                        self._back(mirrored, card, card.colour or colours[card.deck], max(edge, 0.5))

    def _about(self, told: str) -> None:
        """Say above the cards what they are, and lay a measure below: who prints at 100 % finds 50 mm there."""
        self.painter.setPen(QColor(CUT))
        paper = f"{_paper_of(self._writer)} · 100 % · {CARD[0]:g} × {CARD[1]:g} mm"
        write(self.painter, QRectF(self.room.left(), 2.5, 0.64 * self.room.width(), 4), told, 2.6)
        write(
            self.painter,
            QRectF(self.room.left() + 0.66 * self.room.width(), 2.5, 0.34 * self.room.width(), 4),
            paper,
            2.6,
        )
        y, left = self.room.bottom() + 5.5, self.room.right() - MEASURE
        self.painter.setPen(QPen(QColor(CUT), 0.25))
        self.painter.drawLine(QPointF(left, y), QPointF(left + MEASURE, y))
        for x in (left, left + MEASURE):
            self.painter.drawLine(QPointF(x, y - 1.2), QPointF(x, y + 1.2))
        write(self.painter, QRectF(left - 16, y - 1.8, 15, 4), f"{MEASURE:g} mm", 2.6)

    def _grid(
        self, things: Sequence[PrintedCard], wide: float, high: float, edge: float
    ) -> Iterator[list[tuple[QRectF, PrintedCard]]]:
        step, down_step = wide + 2 * edge, high + 2 * edge
        across, down = int(self.room.width() // step), int(self.room.height() // down_step)
        left = self.room.center().x() - across * step / 2 + edge
        for first in range(0, len(things), across * down):
            yield [
                (
                    QRectF(
                        left + at % across * step,
                        self.room.top() + edge + at // across * down_step,
                        wide,
                        high,
                    ),
                    thing,
                )
                for at, thing in enumerate(things[first : first + across * down])
            ]

    def _picture(self, box: QRectF, picture: Picture, edge: float = 0.0) -> None:
        self.painter.save()
        if edge:
            picture = bleeding(picture, edge * picture.width / box.width())
            self.painter.setClipRect(box.adjusted(-edge, -edge, edge, edge))
            self.painter.fillRect(box.adjusted(-edge, -edge, edge, edge), QColor(picture.paper))
        self.painter.translate(box.topLeft())
        self.painter.scale(box.width() / picture.width, box.height() / picture.height)
        paint(picture, self.painter)
        self.painter.restore()

    def _back(self, box: QRectF, card: PrintedCard, colour: str, edge: float) -> None:
        """Draw a back: a lattice in the deck's colour, its crest on a disc, and what the deck is called."""
        painter, whole = self.painter, box.adjusted(-edge, -edge, edge, edge)
        painter.save()
        painter.setClipRect(whole)
        painter.fillRect(whole, QColor(colour))
        painter.setPen(QPen(QColor(colour).lighter(128), 0.35))
        for number in range(int((whole.width() + whole.height()) / LATTICE) + 1):
            x = whole.left() - whole.height() + 2 * number * LATTICE
            painter.drawLine(QPointF(x, whole.bottom()), QPointF(x + whole.height(), whole.top()))
            painter.drawLine(QPointF(x, whole.top()), QPointF(x + whole.height(), whole.bottom()))
        painter.setPen(QPen(QColor("#ffffff"), 0.6))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(4, 4, -4, -4), 3, 3)
        middle = box.center()
        if card.crest:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor("#ffffff"))
            painter.drawEllipse(middle, 13, 13)
            paint_marks(painter, [Path(glyph_at(card.crest, middle.x(), middle.y(), 16), colour)])
        name = QRectF(box.left() + 9, box.bottom() - 22, box.width() - 18, 10)
        painter.fillRect(name, QColor(colour))
        painter.setPen(QColor("#ffffff"))
        write(self.painter, name.adjusted(1, 1.6, -1, -1), card.deck, 5.0, bold=True, centred=True)
        painter.restore()

    def _cut_lines(self, boxes: Sequence[QRectF], edge: float) -> None:
        """Draw thin lines between cards, and marks at the edges of the sheet; with a bleed only the marks, outside it."""
        self.painter.setPen(QPen(QColor(CUT), 0.15, Qt.PenStyle.SolidLine if edge else Qt.PenStyle.DashLine))
        left, right = min(b.left() for b in boxes) - edge, max(b.right() for b in boxes) + edge
        top, bottom = min(b.top() for b in boxes) - edge, max(b.bottom() for b in boxes) + edge
        for x in sorted({edge_ for b in boxes for edge_ in (b.left(), b.right())}):
            for start, end in _marks(top, bottom, whole=not edge):
                self.painter.drawLine(QPointF(x, start), QPointF(x, end))
        for y in sorted({edge_ for b in boxes for edge_ in (b.top(), b.bottom())}):
            for start, end in _marks(left, right, whole=not edge):
                self.painter.drawLine(QPointF(start, y), QPointF(end, y))

    # Tokens and screens.

    def _tokens(self) -> None:
        step = TOKEN + 8
        across, down = int(self.room.width() // step), int(self.room.height() // step)
        for number, one in enumerate(self.kit.tokens):
            at = number % (across * down)
            if not at:
                self._page()
            middle = QPointF(
                self.room.left() + (at % across + 0.5) * step, self.room.top() + (at // across + 0.5) * step
            )
            self.painter.save()
            self.painter.translate(middle)
            marks = token((0.0, 0.0), TOKEN / 2 / 1.25, one.look, one.colour, letters=initials(one.title))
            paint_marks(self.painter, marks)
            self.painter.restore()
            self.painter.setPen(QColor(CUT))
            below = QRectF(middle.x() - step / 2, middle.y() + TOKEN / 2 + 0.6, step, 4)
            write(self.painter, below, one.title, 2.8, centred=True)

    def _screen(self, seat: str, picture: Picture | None) -> None:
        """Draw a screen: folded along the middle, the name is outside, the private map inside."""
        self._page()
        room, middle = self.room, self.room.center().y()
        self.painter.setPen(QPen(QColor(CUT), 0.25, Qt.PenStyle.DashLine))
        self.painter.drawLine(QPointF(room.left() - MARK, middle), QPointF(room.right() + MARK, middle))
        self.painter.save()  # upside down: it stands upright when the sheet is folded
        self.painter.translate(room.center().x(), room.top() + room.height() / 4)
        self.painter.rotate(180)
        self.painter.setPen(QColor("#1c1a17"))
        write(
            self.painter,
            QRectF(-room.width() / 2, -14, room.width(), 16),
            seat,
            12.0,
            bold=True,
            centred=True,
        )
        write(self.painter, QRectF(-room.width() / 2, 6, room.width(), 8), self.kit.title, 5.0, centred=True)
        self.painter.restore()
        if picture is not None:
            high = room.height() / 2 - 6
            scale = min(room.width() / picture.width, high / picture.height)
            self.painter.save()
            self.painter.translate(room.center().x() - picture.width * scale / 2, middle + 5)
            self.painter.scale(scale, scale)
            paint(picture, self.painter)
            self.painter.restore()


def _marks(begin: float, end: float, *, whole: bool) -> list[tuple[float, float]]:
    """Return a line across a sheet, or only its two ends, a little outside."""
    if whole:
        return [(begin - MARK, end + MARK)]
    return [(begin - MARK, begin - 0.5), (end + 0.5, end + MARK)]


def _paper_of(writer: QPdfWriter) -> str:
    size = writer.pageLayout().pageSize().id()
    return next(name for name, known in PAPERS.items() if known == size)


def _letter(row: int) -> str:
    return chr(ord("A") + row % 26)
