"""A deck in piles, as a page: more and fewer copies by hand, its size is what comes of it; what it is made of, a first hand."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from math import comb
from typing import Any

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from uguisu.messages import translate
from uguisu_changes.edits import Drop, Edit, Put
from uguisu_changes.paths import MISSING
from uguisu_editor.dialogs.dialog import lead_through
from uguisu_editor.forms.flow import FlowLayout
from uguisu_editor.forms.rows import Elided
from uguisu_editor.i18n import Speaking, of_engine, tr
from uguisu_editor.icons import glyph_icon
from uguisu_editor.model.visible import visible
from uguisu_editor.pages.card import Card
from uguisu_editor.pages.cards_shown import DecksShown
from uguisu_editor.pages.fares import Bar
from uguisu_editor.pages.moments import Segments
from uguisu_editor.soon import soon

PILE, PILE_OUT, BACK, MOST_BACKS = 88, 66, 11, 5
"""Pixels of a pile's width, of one that is not in the deck, and of what is seen of a card behind another."""
TALL, DISC = 146 / 112, 28
SIDE, OUT_TOLD, APART = 282, 70, 16
ALL, BOTH = "*", 2
"""Stands for all decks that have cards in common; how many of them are called both."""
BY_NUMBER, BY_KIND, BY_WORD = "number", "kind", "word"


def share(card: dict[str, Any], deck: str) -> int:
    """Return how many of a card are in a deck; in all of them if none is named.

    >>> share({"copies": {"ninja": 2, "traitor": 1}}, "ninja"), share({"deck": "guards"}, "")
    (2, 1)
    """
    copies = card.get("copies", 1)
    if isinstance(copies, dict):
        counts = {name: count for name, count in copies.items() if isinstance(count, int)}
        return sum(counts.values()) if not deck else counts.get(deck, 0)
    count = copies if isinstance(copies, int) else 0
    return count if not deck or card.get("deck") == deck else 0


def twins(cards: list[dict[str, Any]]) -> list[str]:
    """Return the decks that have cards in common.

    >>> twins([{"copies": {"hawk": 3, "crane": 3}}, {"deck": "base"}])
    ['hawk', 'crane']
    """
    tables = [copies for card in cards if isinstance(copies := card.get("copies"), dict) and len(copies) > 1]
    return list(dict.fromkeys(str(deck) for table in tables for deck in table))


def told_together(decks: list[str]) -> dict[str, str]:
    """Return what several decks that have cards in common are called together, by the name that stands for them."""
    return {ALL: tr("both") if len(decks) == BOTH else tr("all of them")} if len(decks) > 1 else {}


@dataclass(frozen=True)
class Held:
    """A kind of card, and how many of it are in the deck: its number in the file, its id, its title."""

    at: int
    card: str
    title: str
    count: int
    number: int
    """When it comes, where its game has a line of numbers; else -1."""
    kind: str
    words: tuple[str, ...] = ()
    """By which words it comes at another number, such as stances."""


class Pile(QWidget):
    """The copies of one card, one behind another, and less and more below them."""

    def __init__(self, view: DeckView, held: Held) -> None:
        super().__init__(view)
        self.view, self.held = view, held
        self._wide = PILE if held.count else PILE_OUT
        self.less, self.more, self.count = QToolButton(self), QToolButton(self), QLabel(self)
        self.less.setText("\N{MINUS SIGN}")
        self.more.setText("+")
        for button, told, step in (
            (self.less, tr("One {card} fewer", card=held.title), -1),
            (self.more, tr("One {card} more", card=held.title), 1),
        ):
            button.setAccessibleName(visible(told))
            button.setToolTip(f"<p>{visible(told)}</p>")
            button.setProperty("part", True)
            button.setProperty("tight", True)
            button.setFixedSize(26, 24)
            button.clicked.connect(
                lambda _=False, step=step: view.set_count(self.held, self.held.count + step)
            )
        self.count.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.count.setProperty("stage", True)
        self.count.setText(str(held.count))
        self.less.setEnabled(held.count > 0)
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addStretch(1)
        for part in (self.less, self.count, self.more):
            row.addWidget(part)
        row.addStretch(1)
        self.count.setMinimumWidth(26 if held.count else 20)
        column = QVBoxLayout(self)
        column.setContentsMargins(2, 2, 2, 2)
        column.addStretch(1)
        column.addLayout(row)
        backs = min(MOST_BACKS, max(0, held.count - 1))
        self._high = round(self._wide * TALL)
        self.setFixedSize(self._wide + 6, self._high + BACK * backs + 34)

    def paintEvent(self, _: QPaintEvent) -> None:  # noqa: N802
        """Draw the bands of the cards behind, then the one in front; pale where there is none."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(1.0 if self.held.count else 0.4)
        painted = self.view.page.painted
        face = painted.faces.get(self.held.card)
        backs = min(MOST_BACKS, max(0, self.held.count - 1))
        line = self.palette().mid().color()
        for number in range(backs):
            box = QRectF(3, 2 + number * BACK, self._wide, 22)
            painter.setPen(QPen(QColor("#fffdf8"), 1.4))
            painter.setBrush(QColor(face.colour if face is not None and face.colour else "#6f675c"))
            painter.drawRoundedRect(box, 6, 6)
        top = 2 + backs * BACK
        pixmap = painted.small(self.held.card, self._wide, self.devicePixelRatioF())
        if pixmap is not None:
            painter.drawPixmap(3, top, pixmap)
        painter.setPen(QPen(line, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(3, top, self._wide, self._high), 6, 6)
        painter.end()


class DeckView(QWidget):
    """The piles of one deck, and beside them what comes of them."""

    left = Signal()
    """The user goes back to the cards."""
    card_wanted = Signal(str)
    """A card is to be made for a deck."""

    def __init__(self, page: DecksShown, parent: QWidget) -> None:
        super().__init__(parent)
        self.page = page
        self.title = Elided(self)
        self.title.setProperty("heading", True)
        self.by, self.deck = Segments(self), Segments(self)
        self.by.chosen.connect(lambda _: self.refresh())
        self.deck.chosen.connect(lambda _: self._choose_deck())
        self.back_button, self.card_button = QPushButton(self), QPushButton(self)
        self.same_button = QPushButton(self)
        self.back_button.clicked.connect(self.left)
        self.card_button.clicked.connect(
            lambda: self.card_wanted.emit("" if self.deck.current == ALL else self.deck.current)
        )
        self.same_button.clicked.connect(lambda _=False: self._make_same())
        self.area = QScrollArea(self)
        self.area.setWidgetResizable(True)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Tab goes to the piles in it, and it follows
        self.out = QScrollArea(self)
        """What is not in the deck, and what of it has no place on the line of numbers."""
        self.piles: dict[str, Pile] = {}
        self.size_card, self.made, self.hand = Card(self), Card(self), Card(self)
        self.number, self.told = QLabel(self), QLabel(self)
        self.warning = QLabel(self)
        self.claim_button, self.free_button = QPushButton(self), QPushButton(self)
        self.again_button = QPushButton(self)
        self._seed = 0
        self._before: dict[str, int] = {}
        """How many there were when it was opened, by deck."""
        self._lay_out()
        page.session.changed.connect(self._on_changed)

    def _lay_out(self) -> None:
        for card in (self.size_card, self.made, self.hand):
            card.title.setProperty("heading", None)
            card.title.setProperty("stage", True)
            card.sign.hide()
            card.about.hide()
        self.number.setProperty("huge", True)
        for label in (self.told, self.warning):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.warning.setProperty("tint", "warning")
        for button in (self.claim_button, self.free_button, self.again_button):
            button.setProperty("small", True)
        self.claim_button.clicked.connect(lambda: self._claim(self.total()))
        self.free_button.clicked.connect(lambda: self._claim(None))
        self.again_button.clicked.connect(self._draw_again)
        self.size_card.column.insertWidget(0, self.number)
        for part in (self.told, self.warning, self.claim_button, self.free_button):
            self.size_card.column.addWidget(part)
        self.bars = QGridLayout()
        self.bars.setColumnStretch(1, 1)
        self.chances = QLabel(self)
        self.chances.setWordWrap(True)
        self.chances.setProperty("notes", True)
        self.made.column.addLayout(self.bars)
        self.made.column.addWidget(self.chances)
        self.hand.head.addWidget(self.again_button)
        self.faces = QGridLayout()
        self.hand.column.addLayout(self.faces)
        self._lay_out_page()

    def _lay_out_page(self) -> None:
        """The piles with what they are laid out by above them, and at the right what comes of them."""
        ways = QWidget(self)
        flow = FlowLayout(ways, gap=10)
        flow.addWidget(self.by)
        flow.addWidget(self.deck)
        head = QHBoxLayout()
        head.addWidget(self.back_button)
        head.addWidget(self.title, 1)
        head.addWidget(ways, 3)
        side = QWidget(self)
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 4, 0)
        for card in (self.size_card, self.made, self.hand):
            column.addWidget(card)
        column.addStretch(1)
        right = QScrollArea(self)
        right.setWidgetResizable(True)
        right.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        right.setFrameShape(QScrollArea.Shape.NoFrame)
        right.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        right.setWidget(side)
        right.setFixedWidth(SIDE)
        self.out.setWidgetResizable(True)
        self.out.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.out.setFrameShape(QFrame.Shape.NoFrame)
        self.out.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        buttons = QVBoxLayout()
        buttons.addStretch(1)
        for button in (self.card_button, self.same_button):
            button.setProperty("small", True)
            buttons.addWidget(button)
        buttons.addStretch(1)
        foot = QHBoxLayout()
        foot.addWidget(self.out, 1)
        foot.addLayout(buttons)
        left = QVBoxLayout()
        left.addLayout(head)
        left.addWidget(self.area, 1)
        left.addLayout(foot)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(14)
        whole.addLayout(left, 1)
        whole.addWidget(right)

    def show_deck(self, deck: str) -> None:
        """Show a deck as it is now; how many cards it has now is what it had before."""
        decks = {name: title for name, title in self.page.decks().items() if name}
        together = {name: decks[name] for name in twins(self.page.cards()) if name in decks}
        self.deck.offer({**together, **told_together(list(together)), **decks} or {"": tr("All")})
        if deck in self.deck.buttons:
            self.deck.buttons[deck].setChecked(True)
        moments = self.page.rules.moments
        ways = {BY_NUMBER: tr("By number")} if moments is not None else {}
        ways[BY_KIND] = tr("By kind")
        if moments is not None and moments.by:
            ways[BY_WORD] = tr("By stance")
        self.by.offer(ways)
        self.by.setVisible(len(ways) > 1)
        self._before = {}
        self._choose_deck()
        soon(self, self._show_first)

    def _show_first(self) -> None:
        """What stands on the line of numbers is seen first, however high its column is."""
        if self.by.current == BY_NUMBER:
            self.area.verticalScrollBar().setValue(self.area.verticalScrollBar().maximum())

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Have Tab go through the piles, once these are where they stand."""
        super().showEvent(event)
        soon(self, partial(lead_through, self))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Esc goes back to the cards."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _on_changed(self, _: object) -> None:
        if self.isVisible():
            self.refresh()

    # What there is.

    def held(self) -> list[Held]:
        """Return all kinds of cards, with how many of each are in the deck."""
        return list(self._held(self.deck.current))

    def _decks_of(self, name: str) -> list[str]:
        """Return the decks that a name stands for."""
        return twins(self.page.cards()) if name == ALL else [name]

    def _told_deck(self) -> str:
        """Return what the deck is called; of several, what each is."""
        told = self.page.decks()
        titles = [told.get(name, "") for name in self._decks_of(self.deck.current)]
        return ", ".join(filter(None, titles)) or tr("All cards")

    def _held(self, deck: str) -> Iterator[Held]:
        moments = self.page.rules.moments
        decks = self._decks_of(deck)
        for at, card in enumerate(self.page.cards()):
            value: Any = card
            for key in moments.at if moments is not None else ("",):
                value = value.get(key) if isinstance(value, dict) else None
            own = max(value) if isinstance(value, list) and value else value
            name = str(card.get("id") or "")
            face = self.page.painted.faces.get(name)
            title = self.page.title_of_card(card)
            number = own if isinstance(own, int) else -1
            words: Any = card
            for key in moments.by if moments is not None else ():
                words = words.get(key) if isinstance(words, dict) else None
            said = tuple(words) if moments is not None and moments.by and isinstance(words, dict) else ()
            kind = face.kind if face is not None else ""
            count = max(share(card, one) for one in decks)
            yield Held(at, name, title, count, number, kind, said)

    def _total_of(self, deck: str) -> int:
        return sum(one.count for one in self._held(deck))

    def total(self) -> int:
        """Return how many cards the deck has."""
        return self._total_of(self.deck.current)

    def _choose_deck(self) -> None:
        deck = self.deck.current
        self._before.setdefault(deck, self._total_of(deck))
        self.refresh()

    # What is shown.

    def refresh(self) -> None:
        """Show the deck as it is now."""
        held = self.held()
        self._say()
        self.title.setText(visible(self._told_deck()))
        at = self.area.verticalScrollBar().value(), self.area.horizontalScrollBar().value()
        self.piles = {}
        ways = {BY_NUMBER: self._numbers, BY_WORD: self._words}
        self.area.setWidget(ways.get(self.by.current, self._kinds)(held))
        self._show_out(held)
        self.area.verticalScrollBar().setValue(at[0])
        self.area.horizontalScrollBar().setValue(at[1])
        self._show_size()
        self._show_made(held)
        self._show_hand(held)
        soon(self, partial(lead_through, self))

    def _say(self) -> None:
        self.back_button.setText(tr("Cards"))
        self.back_button.setIcon(glyph_icon("arrow-left"))
        self.card_button.setText(tr("A card"))
        self.card_button.setIcon(glyph_icon("plus"))
        self.card_button.setToolTip(tr("A new card for this deck: its own, or one of another pack"))
        other = self._other()
        self.same_button.setVisible(bool(other))
        if other:
            self.same_button.setText(tr("{deck}: the same", deck=self.page.decks()[other]))
            self.same_button.setIcon(glyph_icon("content-copy"))

    def _other(self) -> str:
        """Return the one other deck that has some of these cards, too; "" if there is none, or there are several."""
        mine = self.deck.current
        if mine == ALL:
            return ""
        shared = {
            deck
            for card in self.page.cards()
            if share(card, mine)
            for deck in self.page.decks()
            if deck not in ("", mine) and share(card, deck)
        }
        return shared.pop() if len(shared) == 1 else ""

    def _show_out(self, held: list[Held]) -> None:
        """Show what has no number, and pale what is not in the deck: it is put in where it stands."""
        by_number = self.by.current == BY_NUMBER
        panel = QWidget()
        row = QHBoxLayout(panel)
        row.setContentsMargins(0, 0, 0, 0)
        for told, piles in (
            (tr("Without a number"), [one for one in held if one.count and one.number < 0 and by_number]),
            (tr("Not in this deck"), [one for one in held if not one.count]),
        ):
            label = QLabel(told, panel)
            label.setProperty("notes", True)
            label.setWordWrap(True)
            label.setFixedWidth(OUT_TOLD)
            label.setVisible(bool(piles))
            row.addWidget(label)
            for one in piles:
                row.addWidget(self._pile(one), 0, Qt.AlignmentFlag.AlignBottom)
            row.addSpacing(APART if piles else 0)
        row.addStretch(1)
        self.out.setWidget(panel)
        self.out.setFixedHeight(
            panel.sizeHint().height() + self.out.horizontalScrollBar().sizeHint().height()
        )
        self.out.setVisible(row.count() > 3)

    def _pile(self, one: Held) -> Pile:
        pile = self.piles[one.card] = Pile(self, one)
        return pile

    def _numbers(self, held: list[Held]) -> QWidget:
        """A column for each number, what comes first at the left, standing on the line of numbers."""
        panel = QWidget()
        panel.setProperty("sheet", True)
        grid = QGridLayout(panel)
        grid.setHorizontalSpacing(4)
        moments = self.page.rules.moments
        assert moments is not None
        numbers = range(moments.highest, moments.lowest - 1, -1)
        for column, number in enumerate(numbers):
            mine = [one for one in held if one.count and one.number == number]
            tower = QVBoxLayout()
            tower.addStretch(1)
            for one in mine:
                tower.addWidget(self._pile(one), 0, Qt.AlignmentFlag.AlignHCenter)
            grid.addLayout(tower, 0, column)
            grid.setColumnStretch(column, 3 if mine else 1)
            told, count = QLabel(str(number), panel), QLabel(panel)
            told.setProperty("disc", "true" if mine else "none")
            told.setAlignment(Qt.AlignmentFlag.AlignCenter)
            told.setFixedSize(DISC, DISC)
            count.setText(str(sum(one.count for one in mine)) if mine else tr("none"))
            count.setProperty("notes", True)
            for label, row in ((told, 2), (count, 3)):
                grid.addWidget(label, row, column, Qt.AlignmentFlag.AlignHCenter)
        line = QFrame(panel)
        line.setFrameShape(QFrame.Shape.HLine)
        grid.addWidget(line, 1, 0, 1, len(numbers))
        first, last = QLabel(tr("← comes first"), panel), QLabel(tr("comes last →"), panel)
        for label in (first, last):
            label.setProperty("notes", True)
        half = len(numbers) // 2
        grid.addWidget(first, 4, 0, 1, half, Qt.AlignmentFlag.AlignLeft)
        grid.addWidget(last, 4, half, 1, len(numbers) - half, Qt.AlignmentFlag.AlignRight)
        grid.setRowStretch(0, 1)
        return panel

    def _words(self, held: list[Held]) -> QWidget:
        """A row for each word by which cards come at another number, as the game has it, and one for the others."""
        panel = QWidget()
        column = QVBoxLayout(panel)
        moments = self.page.rules.moments
        assert moments is not None
        mine = [one for one in held if one.count]
        for word in moments.looks:
            there = [one for one in mine if word in one.words]
            title = translate(moments.titles.get(word, word), Speaking.spoken)
            told = f"{title[:1].upper()}{title[1:]} · {sum(one.count for one in there)}"
            column.addWidget(self._row(told, there))
        rest = [one for one in mine if not one.words]
        count = sum(one.count for one in rest)
        column.addWidget(self._row(f"{tr('At the same number in all of them')} · {count}", rest))
        column.addStretch(1)
        return panel

    def _kinds(self, held: list[Held]) -> QWidget:
        panel = QWidget()
        column = QVBoxLayout(panel)
        kinds = dict.fromkeys(one.kind for one in held if one.count)
        for kind in kinds:
            mine = [one for one in held if one.count and one.kind == kind]
            told = f"{kind[:1].upper()}{kind[1:]} · {sum(one.count for one in mine)}"
            column.addWidget(self._row(told, mine))
        column.addStretch(1)
        return panel

    def _row(self, told: str, held: list[Held]) -> QWidget:
        panel = QWidget()
        panel.setVisible(bool(held))
        panel.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        column = QVBoxLayout(panel)
        column.setContentsMargins(0, 4, 0, 4)
        label = QLabel(visible(told), panel)
        label.setProperty("notes", True)
        column.addWidget(label)
        row = QWidget(panel)
        flow = FlowLayout(row, gap=8)
        for one in held:
            flow.addWidget(self._pile(one))
        column.addWidget(row)
        return panel

    def _show_size(self) -> None:
        total, deck = self.total(), self.deck.current
        before = self._before.get(deck, total)
        each = deck == ALL
        self.number.setText(tr("{copies} each", copies=total) if each else str(total))
        self.size_card.title.setText(visible(self._told_deck()))
        told = tr("%n card(s) in each of them.", total) if each else tr("%n card(s) in this deck.", total)
        if before != total:
            told = tr("{before} becomes {now}.", before=before, now=total)
        self.told.setText(visible(f"{told} {self._when_it_ends(total)}".strip()))
        claimed = self._claimed()
        wrong = claimed is not None and claimed != total
        for part in (self.warning, self.claim_button, self.free_button):
            part.setVisible(wrong)
        if wrong:
            self.warning.setText(
                tr("This pack says that the deck has {size}. It may say so no longer.", size=claimed)
            )
            self.claim_button.setText(tr("A deck of {size}, then", size=total))
            self.free_button.setText(tr("Say no size"))

    def _deck_at(self) -> int | None:
        decks = self.page.context.look(("decks",))
        found = enumerate(decks if isinstance(decks, list) else ())
        mine = self._decks_of(self.deck.current)[0]
        return next((at for at, one in found if isinstance(one, dict) and one.get("id") == mine), None)

    def _drawn_at_first(self) -> int:
        """Return how many cards a first hand has; 0 where hands are not drawn by chance."""
        at, draws = self._deck_at(), self.page.rules.draws
        drawn = self.page.context.look(("decks", at, *draws.hand)) if draws and at is not None else 0
        return drawn if isinstance(drawn, int) else 0

    def _when_it_ends(self, total: int) -> str:
        """Return in which turn the last card is drawn if nothing else takes any, and what comes then."""
        first, draws = self._drawn_at_first(), self.page.rules.draws
        if draws is None or not first or total <= first:
            return ""
        turn = -(-(total - first) // draws.each_turn)
        then = of_engine(translate(draws.empty, Speaking.spoken))
        return f"{tr('The last one is drawn in turn {turn}.', turn=turn)} {then}"

    def _claimed(self) -> int | None:
        at = self._deck_at() if self.deck.current != ALL else None
        size = self.page.context.look(("decks", at, "size")) if at is not None else None
        if not isinstance(size, int) or self.page.context.state(("decks", at or 0, "size")) == "below":
            return None
        return size

    def _claim(self, size: int | None) -> None:
        at = self._deck_at()
        if at is not None:
            self.page.context.set(("decks", at, "size"), MISSING if size is None else size)

    def _show_made(self, held: list[Held]) -> None:
        """Say what kinds the deck is made of, and how often a hand has one."""
        self.made.title.setText(tr("What it is made of"))
        _clear(self.bars)
        total = self.total()
        kinds: dict[str, int] = {}
        for one in held:
            if one.count:
                kinds[one.kind] = kinds.get(one.kind, 0) + one.count
        colours = {face.kind: face.colour for face in self.page.painted.faces.values()}
        for row, (kind, count) in enumerate(kinds.items()):
            bar = Bar(self)
            bar.show_part(count / total, colour=colours.get(kind, ""))
            self.bars.addWidget(QLabel(visible(kind), self), row, 0)
            self.bars.addWidget(bar, row, 1)
            self.bars.addWidget(QLabel(str(count), self), row, 2)
        first = self._drawn_at_first()
        told = [
            tr("{part} have {kind}", kind=kind, part=round(100 * chance(count, total, first)))
            for kind, count in kinds.items()
        ]
        self.made.setVisible(len(kinds) > 1)
        self.chances.setVisible(bool(first))
        self.chances.setText(
            visible(tr("Of 100 hands of %n card(s), {kinds}.", first, kinds=", ".join(told)))
        )

    def _show_hand(self, held: list[Held]) -> None:
        self.hand.title.setText(tr("A first hand"))
        self.again_button.setText(tr("Draw again"))
        self.again_button.setIcon(glyph_icon("shuffle-variant"))
        _clear(self.faces)
        cards = [one.card for one in held for _ in range(one.count)]
        drawn = random.Random(self._seed).sample(cards, min(self._drawn_at_first(), len(cards)))
        for number, card in enumerate(drawn):
            label = QLabel(self)
            pixmap = self.page.painted.small(card, 104, self.devicePixelRatioF())
            if pixmap is not None:
                label.setPixmap(pixmap)
            title = next(one.title for one in held if one.card == card)
            label.setAccessibleName(visible(title))
            self.faces.addWidget(label, number // 2, number % 2)
        self.hand.setVisible(bool(drawn))

    def _draw_again(self) -> None:
        self._seed += 1
        self._show_hand(self.held())

    # What is changed.

    def set_count(self, held: Held, count: int) -> None:
        """Have so many copies of a card in the deck, as one step of undo."""
        edits = self._edits(held.at, self._decks_of(self.deck.current), max(0, count))
        self.page.context.do(tr("Change {name}", name=held.title), *edits)

    def _edits(self, at: int, decks: list[str], count: int) -> Iterator[Edit]:
        """Yield what gives decks so many copies of a card, each."""
        kind, path, card = self.page.kind, ("cards", at), self.page.cards()[at]
        copies, own = card.get("copies", 1), card.get("deck")
        if isinstance(copies, dict):
            for deck in decks:
                yield Put(kind, (*path, "copies", deck), count)
        elif decks in ([""], [own]):
            yield Put(kind, (*path, "copies"), count)
        elif count > 0:
            table = {str(own): copies} if isinstance(own, str) else {}
            yield Put(kind, (*path, "copies"), {**table, **dict.fromkeys(decks, count)})
            if "deck" in card:
                yield Drop(kind, (*path, "deck"))

    def _make_same(self) -> None:
        """Give the other deck as many of each card, as one step of undo."""
        other, title = self._other(), self.same_button.text()
        there = {one.card: one.count for one in self._held(other)}
        edits = [
            edit
            for one in self.held()
            if one.count != there[one.card]
            for edit in self._edits(one.at, [other], one.count)
        ]
        if edits:
            self.page.context.do(title, *edits)


def _clear(grid: QGridLayout) -> None:
    while grid.count():
        item = grid.takeAt(0)
        old = item.widget() if item is not None else None
        if old is not None:
            old.hide()
            old.deleteLater()


def chance(count: int, total: int, drawn: int) -> float:
    """Return how often there is at least one of `count` cards among some that are drawn.

    >>> chance(18, 36, 1), chance(1, 4, 4)
    (0.5, 1.0)
    """
    drawn = min(drawn, total)
    return 1 - comb(total - count, drawn) / comb(total, drawn) if total else 0.0
