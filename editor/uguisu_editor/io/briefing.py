"""The sheet that is laid on the table before a mission: map, who wins, what is put down, tracks to lay coins on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, dist
from typing import TYPE_CHECKING, NamedTuple

from msgspec import structs
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from uguisu.board import Dot, MarkText, Path
from uguisu.messages import translate
from uguisu_changes.difference import laid
from uguisu_changes.edits import Contents
from uguisu_changes.facts import below_of
from uguisu_editor.canvas.called import place_called
from uguisu_editor.canvas.scene_painter import paint_marks
from uguisu_editor.i18n import Speaking, of_engine, said_in
from uguisu_editor.io.letters import write
from uguisu_editor.io.painting import paint
from uguisu_editor.model.document import PackDocument
from uguisu_editor.model.jobs import Briefed, PrintedTrack
from uguisu_editor.model.phrases import phrase
from uguisu_editor.model.setting_values import numbers_of, value_of
from uguisu_editor.model.visible import visible
from uguisu_editor.session import Session
from uguisu_editor.tools.set_up import SetUp
from uguisu_tools.looks import glyph_at, initials, token

if TYPE_CHECKING:
    from uguisu import LocalText, Setting
    from uguisu.views import PieceLook
    from uguisu_changes.paths import Path as Way
    from uguisu_editor.model.placing import Placed, Thing

INK, FAINT, LINE = "#1c1a17", "#5d564c", "#b9b0a2"
LEFT, GAP = 0.56, 9.0
"""The share of the sheet that the map's side takes, and millimetres between both sides."""
HEAD, ROW, LEAST_ROW, NUMBER = 7.0, 6.4, 4.2, 12.0
"""Millimetres of the head of the set-up, of a line of the set-up, of one where there are many, and of a number's column."""
TRACK, LEAST_TRACK, TRACK_GAP = 16.0, 11.0, 5.0
"""Millimetres that a track takes down with its name, of one where there are many, and between two beside each other."""
COIN, WORD = 8.9, 19.0
"""Millimetres of a box across: a coin lies on it, or it holds a word."""
MOST_BOXES = 24
"""A track with more values is left out: nobody counts so far with a coin."""
A_LINE = 1.18
"""How high a line is, in sizes of its letters."""
"""Hundredths of a line: higher than any text is, and not so high that Qt loses count."""
NAMED = 4
"""Places of a line that are named one by one."""
LEGEND, EDGE = 5.4, 3.0
"""Millimetres of a line of what the numbers on the map are, and of the letters along its edges."""
WHO_PUTS_DOWN = "setup"
"""The option by which the program, or a player, settles what the mission leaves open: at a table people do."""
MOST_MARKED, DISC = 14, 2.1
"""Places that have a number on the map one by one, and millimetres of the radius of such a number's disc."""


class SetUpRow(NamedTuple):
    """A line of the set-up: how the thing is drawn, what is put down and where, and how many in each case."""

    look: PieceLook | None
    colour: str
    words: str
    numbers: tuple[int, ...]
    mark: int = 0
    """The number that its places have on the map; 0: none."""


@dataclass(frozen=True)
class Briefing:
    """All that stands on it. `cases`: those in which there are other numbers, as how many play. `marks`: for each number on
    the map the places where it stands, and in `legend` what these are. `special`: what is special in this mission, each with
    what it is.
    """

    told: Briefed
    rows: Sequence[SetUpRow]
    cases: Sequence[str]
    marks: Sequence[Sequence[str]]
    legend: Sequence[str]
    special: Sequence[tuple[str, str]]
    language: str


def briefing_of(session: Session, told: Briefed, language: str) -> Briefing:
    """Return the sheet of a pack: what its mission tells, and what its files say of the set-up."""
    before, Speaking.spoken = Speaking.spoken, language
    session = _whole(session)
    try:
        rows, cases, marked = _set_up(session, told)
        return Briefing(told, rows, cases, marked.places, marked.told, _special(session, told), language)
    finally:
        Speaking.spoken = before


def _whole(session: Session) -> Session:
    """Return a session of all that a mod comes to: the packs below with what it says; of another pack, its own."""
    document = session.document
    if not SetUp(session).in_mod:
        return session
    below = session.facts.below or below_of(document.folder, document.held, session.registry)
    whole = PackDocument(document.folder, {})
    whole.data = Contents(
        {
            kind: {"format": 1, **laid(below.get(kind, {}), document.data.get(kind))[0]}
            for kind in {*below, *document.data}
        }
    )
    whole.data["scenario"].pop("uses", None)
    found = Session(whole, session.registry)
    found.learn(structs.replace(session.facts, below={}))
    return found


def _set_up(session: Session, told: Briefed) -> tuple[list[SetUpRow], list[str], Marked]:
    set_up, marked = SetUp(session), Marked(told)
    cases: tuple[LocalText, ...] = next((thing.kind.by for thing in set_up.things if thing.kind.by), ())
    rows = []
    things: dict[str, list[Placed]] = {}
    for piece in set_up.pieces:
        things.setdefault(piece.thing.key, []).append(piece)
    for found in things.values():
        thing = found[0].thing
        look, colour = set_up.look(thing)
        places = [place_called(session, piece.place) for piece in found]
        where = ", ".join(places[:NAMED]) + (", …" if len(places) > NAMED else "")
        number = sum(piece.number for piece in found)
        mark = marked.number([piece.place for piece in found], where)
        where = ", ".join([where, *_besides(session, thing, found[0].path[:-2])])
        rows.append(SetUpRow(look, colour, f"{_begun(set_up.called(thing))}: {where}", (number,), mark))
    for lot in set_up.lots:
        look, colour = set_up.look(lot.thing)
        where = set_up.where(lot)
        besides = _besides(session, lot.thing, lot.path) if lot.entry else []
        words = ", ".join([_begun(set_up.called(lot.thing)), where, *besides])
        rows.append(SetUpRow(look, colour, words, lot.counts, marked.number(lot.places, where)))
    put_down = {*things, *(lot.thing.key for lot in set_up.lots)}
    for setting in _settings(session):
        if setting.id not in put_down and not _in_a_sentence(session, setting):
            numbers = numbers_of(setting, session.data, ())
            title = visible(of_engine(translate(setting.title, Speaking.spoken)))
            rows.append(SetUpRow(None, "", _begun(title), numbers))
    return rows, [visible(of_engine(translate(case, Speaking.spoken))) for case in cases], marked


def _besides(session: Session, thing: Thing, path: Way) -> list[str]:
    """Return what else is so of what is put down: that it comes later, that it is asleep."""
    switches = (
        [one for one in thing.kind.settings if isinstance(one.usual, bool)]
        if thing.kind.form == "spots"
        else []
    )
    files = session.data
    told = [one.title for one in switches if value_of(one, files, path) is True and not one.usual]
    said = [visible(of_engine(translate(title, Speaking.spoken))) for title in told]
    return [one[:1].lower() + one[1:] for one in said]


def _in_a_sentence(session: Session, setting: Setting) -> bool:
    """Whether a number is said in a sentence: one that is the same however many play, of what is not put down."""
    return setting.told is not None and len(numbers_of(setting, session.data, ())) == 1


def _settings(session: Session) -> list[Setting]:
    """The numbers of the set-up that are lines of their own."""
    if session.game is None:
        return []
    return [
        setting
        for setting in session.game.type.settings
        if isinstance(setting.usual, int) and not isinstance(setting.usual, bool)
    ]


def _special(session: Session, told: Briefed) -> list[tuple[str, str]]:
    """Return what is other than usual, and stands nowhere else on the sheet."""
    said = {
        setting.path: ", ".join(map(str, numbers_of(setting, session.data, ())))
        for setting in _settings(session)
        if setting.file == "scenario"
    }  # what a variant has changed is said once more
    set_up = SetUp(session)
    placed = {kind.path for kind in set_up.kinds if kind.file == "scenario"}
    found = [
        (title, about)
        for name, title, about in told.special
        if said.get(("options", name)) != about and ("options", name) not in placed and name != WHO_PUTS_DOWN
    ]
    put_down = {piece.thing.kind.id for piece in set_up.pieces} | {lot.thing.kind.id for lot in set_up.lots}
    sentences = [
        setting.told(number)
        for setting in _settings(session)
        if setting.told is not None and setting.id not in put_down
        for number in numbers_of(setting, session.data, ())[:1]
        if _in_a_sentence(session, setting)
    ]
    found = [
        *((_begun(visible(of_engine(translate(one, Speaking.spoken)))), "") for one in sentences),
        *found,
    ]
    told_in = said_in(Speaking.spoken, phrase("begins at {start}, at most {most}"))
    counters = [track for track in told.tracks if track.own and track.high - track.low >= MOST_BOXES]
    return [
        *found,
        *((track.title, told_in.format(start=track.start, most=track.high)) for track in counters),
    ]


class Marked:
    """Deals out the numbers on the map: the same places have one."""

    def __init__(self, told: Briefed) -> None:
        self.places: list[Sequence[str]] = []
        self.told: list[str] = []
        """What the places of each number are."""
        self._spots = told.spots
        self._known: dict[frozenset[str], int] = {}

    def number(self, places: Sequence[str], told: str) -> int:
        """Return the number of places, which is put on the map; 0 if they are too many to be shown, or lie about others."""
        these = frozenset(self._spots.keys() & set(places))
        if these not in self._known:
            shown = self._shown(these)
            if shown:
                self.places.append(shown)
                self.told.append(told)
            self._known[these] = len(self.places) if shown else 0
        return self._known[these]

    def _shown(self, these: frozenset[str]) -> Sequence[str]:
        """All of a few places; of more, such as a house, that in their middle."""
        if len(these) <= MOST_MARKED:
            return sorted(these)
        if len(these) > len(self._spots) / 3:
            return ()
        at = [self._spots[place] for place in these]
        middle = (sum(x for x, _ in at) / len(at), sum(y for _, y in at) / len(at))
        nearest = min(self._spots, key=lambda place: dist(self._spots[place], middle))
        return (nearest,) if nearest in these else ()


def _begun(name: str) -> str:
    return name[:1].upper() + name[1:]


def _in_lines(tracks: Sequence[PrintedTrack], room: float) -> list[list[tuple[PrintedTrack, float]]]:
    """Return tracks with their widths, beside each other where they have room; but for those with too many values."""
    lines: list[list[tuple[PrintedTrack, float]]] = []
    left = 0.0
    for track in tracks:
        count = track.high - track.low + 1
        if count > MOST_BOXES:
            continue
        wide = min(room, count * (WORD if any(track.labels) else COIN))
        if not lines or left + wide > room:
            lines.append([])
            left = 0.0
        lines[-1].append((track, wide))
        left += wide + TRACK_GAP
    return lines


def _heights(rows: int, lines: int, room: float) -> tuple[float, float]:
    """Return how high lines of the table and lines of tracks are, so that all of them have room."""
    usual, least = rows * ROW + lines * TRACK, rows * LEAST_ROW + lines * LEAST_TRACK
    if room >= usual:
        return ROW, TRACK
    if room >= least:
        part = (room - least) / (usual - least)
        return LEAST_ROW + part * (ROW - LEAST_ROW), LEAST_TRACK + part * (TRACK - LEAST_TRACK)
    return LEAST_ROW * room / least, LEAST_TRACK * room / least


class BriefingPainter:
    """Paints it in millimetres on a page that is wider than high."""

    def __init__(self, painter: QPainter, room: QRectF, sheet: Briefing) -> None:
        self.painter = painter
        self.room = room
        self.sheet = sheet

    def say(self, text: str) -> str:
        """Return a text of ours in the language of the sheet."""
        return said_in(self.sheet.language, text)

    def paint(self) -> None:
        """Paint all of it."""
        wide = self.room.width() * LEFT
        left = self.room.left() + wide + GAP
        facts = QRectF(left, self.room.top(), self.room.right() - left, self.room.height())
        end = self._facts_side(facts) + 4
        map_side = QRectF(self.room.left(), self.room.top(), wide, self.room.height())
        high = self._special(facts, draw=False)
        if end + high <= facts.bottom() - 6:
            self._special(QRectF(facts.left(), end, facts.width(), high))
            self._map_side(map_side)
            return
        high = self._special(map_side, draw=False)
        self._map_side(map_side.adjusted(0, 0, 0, -high - 3))
        self._special(QRectF(map_side.left(), map_side.bottom() - high, wide, high))

    # The map's side.

    def _map_side(self, room: QRectF) -> None:
        told, top, left = self.sheet.told, room.top(), room.left()
        if told.glyph:
            paint_marks(self.painter, [Path(glyph_at(told.glyph, left + 5, top + 5, 10), INK)])
            left += 13
        self._write(QRectF(left, top - 1, room.right() - left, 9), told.title, 7.2, bold=True)
        self._write(QRectF(left, top + 7.6, room.right() - left, 5), told.about, 3.5, colour=FAINT)
        top += 15
        if told.text:
            words = QRectF(room.left() + 4, top, room.width() - 4, 30)
            high = self._write(words, told.text, 4.4, serif=True)
            self.painter.fillRect(QRectF(room.left(), top, 0.9, high), QColor(INK))
            top += high + 5
        high = self._legend(room, draw=False)
        picture, space = told.map, QRectF(room.left(), top, room.width(), room.bottom() - top - high)
        scale = min(space.width() / picture.width, space.height() / picture.height)
        self.painter.save()
        self.painter.translate(space.center().x() - picture.width * scale / 2, space.top())
        self.painter.scale(scale, scale)
        paint(picture, self.painter)
        self.painter.restore()
        corner = QPointF(space.center().x() - picture.width * scale / 2, space.top())
        self._marks(corner, scale)
        self._edges(corner, scale)
        below = corner.y() + picture.height * scale
        self._legend(QRectF(room.left(), below, room.width(), high))

    def _edges(self, corner: QPointF, scale: float) -> None:
        """Letters above the map, and numbers beside it."""
        wide = 0.9 * self.sheet.told.apart * scale
        for text, x, y in self.sheet.told.edges:
            at = corner + QPointF(x * scale, y * scale)
            left = max(self.room.left(), at.x() - wide / 2)
            box = QRectF(left, at.y() - EDGE * 0.6, wide, 2 * EDGE)
            self._write(box, text, EDGE, colour=FAINT, centred=True)

    def _legend(self, room: QRectF, *, draw: bool = True) -> float:
        """Say what the places of each number on the map are, two beside each other; return how high that is."""
        legend, wide = self.sheet.legend, room.width() / 2
        if not legend:
            return 0.0
        for at, told in enumerate(legend):
            x, y = room.left() + (at % 2) * wide, room.top() + 3 + (at // 2) * LEGEND
            if draw:
                self._disc(QPointF(x + DISC + 1, y + DISC), DISC, at + 1)
                self._write(QRectF(x + 2 * DISC + 3, y, wide - 2 * DISC - 5, LEGEND), _begun(told), 3.2)
        return 3 + ceil(len(legend) / 2) * LEGEND

    def _marks(self, corner: QPointF, scale: float) -> None:
        """Put the numbers on the map, those of one place beside each other."""
        radius, here = min(DISC, 0.17 * self.sheet.told.apart * scale), dict[str, list[int]]()
        for number, places in enumerate(self.sheet.marks, 1):
            for place in places:
                here.setdefault(place, []).append(number)
        for place, numbers in here.items():
            x, y = self.sheet.told.spots[place]
            for before, number in enumerate(reversed(numbers)):
                self._disc(corner + QPointF(x * scale - 2.1 * radius * before, y * scale), radius, number)

    def _disc(self, at: QPointF, radius: float, number: int) -> None:
        size = radius * 1.45
        low = (at.x(), at.y() + 0.36 * size)
        disc = Dot((at.x(), at.y()), radius, INK, "#ffffff", 0.25)
        paint_marks(self.painter, [disc, MarkText(low, str(number), size, colour="#ffffff", bold=True)])

    # What is special.

    def _special(self, room: QRectF, *, draw: bool = True) -> float:
        """Say what is special in this mission; return how high that is."""
        if not self.sheet.special:
            return 0.0
        head = QRectF(room.left(), room.top(), room.width(), 6)
        self._write(head, self.say(phrase("In this mission")), 4.2, bold=True, draw=draw)
        y = room.top() + 6.5
        for title, about in self.sheet.special:
            self._dot(room.left() + 1, y + 2.0, draw=draw)
            words = f"{title}: {about}" if about else title
            y += self._write(QRectF(room.left() + 3.5, y, room.width() - 4, 14), words, 3.2, draw=draw) + 0.8
        return y - room.top()

    # What is to be known.

    def _facts_side(self, room: QRectF) -> float:
        """Paint who wins, what is put down, and the tracks; return where they end."""
        foot = QRectF(room.left(), room.bottom() - 4, room.width(), 4)
        made = self.say(phrase("made with Uguisu"))
        self._write(foot, f"{self.sheet.told.foot} · {made}", 2.7, colour=FAINT)
        lines = _in_lines(self.sheet.told.tracks, room.width())
        top = self._wins(room) + 4
        left = foot.top() - top - HEAD - 3
        row, track = _heights(len(self.sheet.rows), len(lines), left)
        top = self._rows(QRectF(room.left(), top, room.width(), 0), row)
        for line in lines:
            x = room.left()
            for one, wide in line:
                self._track(QRectF(x, top + 1, wide, track - 1), one)
                x += wide + TRACK_GAP
            top += track
        return top

    def _wins(self, room: QRectF) -> float:
        """Paint a box for each side, as many beside each other as two; return where they end."""
        wins = self.sheet.told.wins
        if not wins:
            return room.top()
        self._write(
            QRectF(room.left(), room.top() - 1, room.width(), 6), self.say(phrase("Who wins")), 4.2, bold=True
        )
        across = min(2, len(wins))
        wide, top = (room.width() - (across - 1) * 4) / across, room.top() + 6.5
        for line in range(ceil(len(wins) / across)):
            beside = wins[line * across : (line + 1) * across]
            high = max(self._win(QRectF(0, 0, wide, 0), side, ways, draw=False) for side, ways in beside)
            for number, (side, ways) in enumerate(beside):
                box = QRectF(room.left() + number * (wide + 4), top, wide, high)
                self.painter.setPen(QPen(QColor(INK), 0.5))
                self.painter.setBrush(Qt.BrushStyle.NoBrush)
                self.painter.drawRoundedRect(box, 2, 2)
                self._win(box, side, ways, draw=True)
            top += high + 3
        return top

    def _win(self, box: QRectF, side: str, ways: Sequence[str], *, draw: bool) -> float:
        """Write into a side's box, or only find out how high it is."""
        y = box.top() + 2
        y += (
            self._write(QRectF(box.left() + 3, y, box.width() - 6, 12), side, 3.8, bold=True, draw=draw) + 0.6
        )
        for way in ways:
            self._dot(box.left() + 4, y + 2.0, draw=draw)
            y += self._write(QRectF(box.left() + 6.5, y, box.width() - 9, 20), way, 3.2, draw=draw) + 0.6
        return y + 1.6 - box.top()

    def _dot(self, x: float, y: float, *, draw: bool) -> None:
        if draw:
            self.painter.setPen(Qt.PenStyle.NoPen)
            self.painter.setBrush(QColor(INK))
            self.painter.drawEllipse(QPointF(x, y), 0.55, 0.55)

    def _rows(self, room: QRectF, high: float) -> float:
        """Paint the table of the set-up, so high a line; return where it ends."""
        rows, cases = self.sheet.rows, list(self.sheet.cases)
        if not rows:
            return room.top()
        columns = max(1, len(cases), *(len(row.numbers) for row in rows))
        right = room.right() - columns * NUMBER
        title = QRectF(room.left(), room.top(), right - room.left(), 6)
        self._write(title, self.say(phrase("What is put down")), 4.2, bold=True)
        for number, case in enumerate(cases):
            head = QRectF(right + number * NUMBER + 0.5, room.top(), NUMBER - 1, 6.5)
            self._write(head, case, 2.6, bold=True, centred=True)
        y = room.top() + HEAD
        for row in rows:
            self.painter.setPen(QPen(QColor(LINE), 0.2))
            self.painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))
            if row.look is not None:
                marks = token((0.0, 0.0), 10.0, row.look, row.colour, letters=initials(row.words))
                self.painter.save()
                self.painter.translate(room.left() + 3.2, y + high / 2)
                self.painter.scale(0.022 * high / 0.6, 0.022 * high / 0.6)
                paint_marks(self.painter, marks)
                self.painter.restore()
            words = QRectF(
                room.left() + 8, y + high / 2 - 0.33 * min(high, ROW), right - room.left() - 9, 0.72 * high
            )
            if row.mark:
                words.setRight(words.right() - 2 * DISC - 1)
                self._disc(QPointF(right - DISC - 1, y + high / 2), min(DISC, 0.42 * high), row.mark)
            self._write(words, row.words, 3.2)
            for number in range(columns):
                count = row.numbers[min(number, len(row.numbers) - 1)] if row.numbers else 0
                box = QRectF(
                    right + number * NUMBER, y + high / 2 - 0.35 * min(high, ROW), NUMBER, 0.78 * high
                )
                self._write(box, str(count), 3.4, bold=True, centred=True)
            y += high
        return y + 2

    def _track(self, room: QRectF, track: PrintedTrack) -> None:
        """Paint boxes to lay a coin on; that of the beginning has a ring."""
        name = min(5.0, room.height() * 0.4)
        self._write(QRectF(room.left(), room.top(), room.width(), name), track.title, 3.4, bold=True)
        count = track.high - track.low + 1
        wide, top = room.width() / count, room.top() + name
        for at in range(count):
            value, box = (
                track.low + at,
                QRectF(room.left() + at * wide, top, wide, room.height() - name - 1.5),
            )
            self.painter.setPen(QPen(QColor(INK), 0.3))
            self.painter.setBrush(Qt.BrushStyle.NoBrush)
            self.painter.drawRect(box)
            if value == track.start:
                self.painter.setPen(QPen(QColor(INK), 0.8))
                self.painter.drawRoundedRect(box.adjusted(0.9, 0.9, -0.9, -0.9), 2.5, 2.5)
            word = track.labels[at] if at < len(track.labels) and track.labels[at] else str(value)
            inside = box.adjusted(1.2, box.height() / 2 - 2.1, -1.2, 0)
            self._write(inside, word, 3.2, bold=value == track.start, centred=True)

    # Letters.

    def _write(
        self,
        box: QRectF,
        text: str,
        size: float,
        *,
        bold: bool = False,
        serif: bool = False,
        centred: bool = False,
        colour: str = INK,
        draw: bool = True,
    ) -> float:
        """Write a text into a box, smaller if it would not fit; return how high it is, in millimetres."""
        self.painter.setPen(QColor(colour))  # without one nothing has a size
        return write(
            self.painter, box, text, size / A_LINE, bold=bold, serif=serif, centred=centred, draw=draw
        )
