"""The strip above the map of a pack that was begun: the steps to a game, what there is of each, and Play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from uguisu import Stage
from uguisu.checks import Diagnostic
from uguisu_editor.canvas.called import places_counted, told_of_problem
from uguisu_editor.first_steps import said_in, stage_of, stages_of, told_of
from uguisu_editor.i18n import tr
from uguisu_editor.icons import glyph_icon, icon
from uguisu_editor.map_kinds.graph.board import GraphBoard
from uguisu_editor.map_kinds.grid.board import GridBoard
from uguisu_editor.model.placing import Thing
from uguisu_editor.tools.pieces import PiecesTool

if TYPE_CHECKING:
    from uguisu_editor.session import Session

SIGN = 26
NARROW = 1050
"""Pixels of the strip below which it says only what the steps are called."""
FEW = 3
"""Kinds of pieces that are named."""


STANDS, BROKEN, NOT_KNOWN = (
    ("check-circle", "then"),
    ("alert-circle", "#c98a1b"),
    ("circle-outline", "faint"),
)
"""The signs of a step, each with its colour: nothing is wrong with it, something is, nobody has looked yet."""


class StageCard(QFrame):
    """One step: whether it stands, what there is of it, and a button that leads there."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("card", True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.sign, self.title, self.told = QLabel(self), QLabel(self), QLabel(self)
        self.sign.setFixedSize(SIGN, SIGN)
        self.title.setProperty("stage", True)
        self.told.setProperty("notes", True)
        self.told.setWordWrap(True)
        self.button = QPushButton(self)
        self.button.setProperty("link", True)
        self.button.setAccessibleName(tr("Change"))  # until there is more to say
        for label in (self.title, self.told):
            label.setTextFormat(Qt.TextFormat.PlainText)
        head = QHBoxLayout()
        head.setSpacing(4)
        head.addWidget(self.title)
        head.addStretch(1)
        head.addWidget(self.button)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addLayout(head)
        words.addWidget(self.told)
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 7, 10, 7)
        row.setSpacing(9)
        row.addWidget(self.sign, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)

    def say(self, title: str, told: str, button: str, *, sign: str, tint: str) -> None:
        """Show what there is of it."""
        self.sign.setPixmap(glyph_icon(sign, tint).pixmap(QSize(SIGN, SIGN)))
        self.title.setText(title)
        self.told.setText(told)
        self.setToolTip(told)
        self.button.setText(button)
        self.button.setAccessibleName(f"{title}: {button}")
        self.setAccessibleName(f"{title}: {told}")


class Stages(QWidget):
    """All steps, the last of which is to play; below them one sentence: whether it is a game."""

    change = Signal(str)
    """A step is to be changed: its id."""
    lead = Signal(object)
    """To be led to what mends a problem."""
    play = Signal()
    left = Signal()
    """Nobody wants to see the steps any longer."""

    def __init__(self, session: Session, pieces: PiecesTool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session, self.pieces = session, pieces
        self.setObjectName("stages")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.cards: dict[str, StageCard] = {}
        self.playing = StageCard(self)
        self.playing.setProperty("last", True)
        self.playing.button.setProperty("link", None)
        self.playing.button.setProperty("first", "true")
        self.playing.button.setIcon(icon("first-play-go"))
        self.playing.button.clicked.connect(lambda _=False: self._go_on())
        self._row = QHBoxLayout()
        self._row.setSpacing(6)
        self.sign, self.sentence = QLabel(self), QLabel(self)
        self.sign.setFixedSize(18, 18)
        self.sentence.setProperty("notes", True)
        self.sentence.setWordWrap(True)
        self.sentence.setTextFormat(Qt.TextFormat.PlainText)
        self.close_ = QToolButton(self)
        self.close_.setAutoRaise(True)
        self.close_.setProperty("small", True)
        self.close_.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.close_.clicked.connect(lambda _=False: self.left.emit())
        foot = QHBoxLayout()
        foot.setSpacing(7)
        foot.addWidget(self.sign)
        foot.addWidget(self.sentence, 1)
        foot.addWidget(self.close_)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 9, 14, 0)
        column.setSpacing(4)
        column.addLayout(self._row)
        column.addLayout(foot)
        self._found: list[Diagnostic] = []
        self._checked = False
        self._shown: tuple[Stage, ...] | None = None

    @property
    def errors(self) -> list[Diagnostic]:
        """What stands in the way of a game."""
        return [one for one in self._found if one.severity == "error"]

    @property
    def warnings(self) -> list[Diagnostic]:
        """What is likely not meant, though a game can be played with it."""
        return [one for one in self._found if one.severity == "warning"]

    def show_problems(self, found: list[Diagnostic]) -> None:
        """Tick the steps in which none of these is an error."""
        self._found, self._checked = found, True
        self.refresh()

    def refresh(self) -> None:
        """Show what there is of each step now."""
        if self.isHidden():
            return
        stages = stages_of(self.session)
        if stages != self._shown:
            self._build(stages)
            self._shown = stages
        errors, warnings = self.errors, self.warnings
        for stage in stages:
            wrong = next(
                (one for one in (*errors, *warnings) if stage_of(self.session, one) == stage.id), None
            )
            told = (
                told_of_problem(self.session, wrong.message)
                if wrong is not None
                else capital(self._told(stage))
            )
            sign, tint = BROKEN if wrong is not None else STANDS if self._checked else NOT_KNOWN
            self.cards[stage.id].say(said_in(stage.title), told, tr("Change"), sign=sign, tint=tint)
        ready = (
            tr("It can be played; %n thing(s) to look at.", len(warnings))
            if warnings
            else tr("Nothing is missing: begin a game.")
        )
        missing = tr("%n thing(s) stand in the way.", len(errors))
        self.playing.say(
            tr("Play"),
            missing if errors else ready,
            tr("Show me") if errors else tr("Play"),
            sign="play-circle",
            tint="place",
        )
        sign, tint = BROKEN if errors or warnings else STANDS if self._checked else NOT_KNOWN
        self.sign.setPixmap(glyph_icon(sign, tint).pixmap(QSize(16, 16)))
        self.sentence.setText(self._sentence(errors))
        self._fit()

    def _sentence(self, errors: list[Diagnostic]) -> str:
        if errors:
            return tr("It can't be played yet: {why}", why=told_of_problem(self.session, errors[0].message))
        if not self._checked:
            return tr("Looking whether it can be played…")
        if self.warnings:
            why = told_of_problem(self.session, self.warnings[0].message)
            return tr("It can be played, but look at this: {why}", why=why)
        return tr(
            "This is a whole game already. Change what you like, in any order; the ticks say whether it can still be "
            "played."
        )

    def _told(self, stage: Stage) -> str:
        """Say what there is of a step: in the game's words, else what the editor sees of it."""
        told = told_of(self.session, stage)
        if told or stage.id not in ("draw", "place"):
            return told
        return self._map_told() if stage.id == "draw" else self._pieces_told()

    def _map_told(self) -> str:
        board = self.session.board
        if isinstance(board, GridBoard):
            return places_counted(self.session, sum(1 for _ in board.ids()))
        if isinstance(board, GraphBoard):
            places = places_counted(self.session, sum(1 for _ in board.ids()))
            return tr(
                "{places}, joined by {ways}", places=places, ways=tr("%n way(s)", len(list(board.links)))
            )
        return ""

    def _pieces_told(self) -> str:
        set_up = self.pieces.set_up
        counts: dict[str, tuple[Thing, int]] = {}
        standing = [(piece.thing, piece.number) for piece in set_up.pieces]
        begun = [(lot.thing, max(lot.counts, default=0)) for lot in set_up.lots]
        for thing, number in (*standing, *begun):
            name = set_up.called(thing)
            counts[name] = thing, counts.get(name, (thing, 0))[1] + number
        told = [set_up.counted(thing, [number]) for thing, number in counts.values() if number]
        rest = len(told) - FEW
        if rest > 1:
            told = [*told[:FEW], tr("and %n more", rest)]
        return ", ".join(told) if told else tr("Nothing stands on the map yet.")

    def _build(self, stages: tuple[Stage, ...]) -> None:
        while self._row.count():
            item = self._row.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None and widget is not self.playing:
                widget.hide()
                widget.deleteLater()
        self.cards = {}
        for stage in stages:
            card = self.cards[stage.id] = StageCard(self)
            card.button.clicked.connect(lambda _=False, name=stage.id: self.change.emit(name))
            arrow = QLabel(self)
            arrow.setPixmap(glyph_icon("chevron-right", "faint").pixmap(QSize(18, 18)))
            self._row.addWidget(card, 1)
            self._row.addWidget(arrow)
        self._row.addWidget(self.playing, 1)

    def _go_on(self) -> None:
        if self.errors:
            self.lead.emit(self.errors[0])
        else:
            self.play.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Where there is little room the map comes first: the steps are named, and tell the rest on hover."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        narrow = self.width() < NARROW
        for card in (*self.cards.values(), self.playing):
            card.told.setVisible(not narrow)
        for card in self.cards.values():  # the name of the step comes first, and is never cut
            card.button.setText("" if narrow else tr("Change"))
            card.button.setIcon(glyph_icon("pencil-outline", "place") if narrow else QIcon())
            card.button.setToolTip(tr("Change"))

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.setAccessibleName(tr("Steps to a game"))
        self.close_.setText(tr("Hide the steps"))
        self.close_.setToolTip(tr("View > Steps to a game shows them again"))
        self.close_.setAccessibleName(tr("Hide the steps"))
        self._shown = None
        self.playing.button.setIcon(icon("first-play-go"))
        self.refresh()


def capital(text: str) -> str:
    """Return a text that begins with a capital letter."""
    return text[:1].upper() + text[1:]
