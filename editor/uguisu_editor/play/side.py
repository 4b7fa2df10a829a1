"""Beside the board: who plays, what is to be decided, how things stand, and what has happened."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
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

from uguisu.content import head_of
from uguisu.messages import capitalized, localize
from uguisu_editor.i18n import tr
from uguisu_editor.icons import icon
from uguisu_editor.model.visible import visible
from uguisu_editor.play.choice import Choice
from uguisu_editor.play.ending import AGAIN, Ending
from uguisu_editor.play.game_process import Answer
from uguisu_editor.play.keeping import KeepsPeople
from uguisu_editor.play.log import Log
from uguisu_editor.play.players import player_name, players_offered
from uguisu_editor.play.question import Question
from uguisu_editor.play.rounds import round_called, rounds_called
from uguisu_editor.play.seat_box import SeatBox
from uguisu_editor.play.standing import Standing
from uguisu_editor.play.story import Story
from uguisu_editor.play.table import HUMAN, ONLOOKER, Table
from uguisu_editor.play.tracks import Tracks
from uguisu_editor.play.turning_point import TurningPoint
from uguisu_editor.settings import Settings
from uguisu_editor.theme import LIGHT, Theme

if TYPE_CHECKING:
    from uguisu.views import GameLook

WIDTH = 300
LOG_HIGH, TOLD_HIGH = 56, 90
"""Pixels that the log, and what is told of the game, have at least."""
GLIDE = "glide"
"""What the setting is called."""


class SidePanel(QWidget):
    """Players and eyes, the decision with its moves, tracks, the log."""

    left = Signal()

    def __init__(self, table: Table, choice: Choice, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = table
        self.choice = choice
        self.theme: Theme = LIGHT
        self.look: GameLook | None = None
        self.setMinimumWidth(WIDTH)
        self.table_box = QWidget(self)
        """The players, and the eyes that one looks with."""
        self.table_box.hide()
        self._players = QGridLayout()
        self._players.setColumnStretch(1, 1)
        self.seats: dict[str, SeatBox] = {}
        self._mods = QVBoxLayout()
        self.mods_label = QLabel(self)
        self.mods: dict[str, QCheckBox] = {}
        """Mods of the pack, by their paths; those that are ticked are played with."""
        self.keeps = KeepsPeople(self)
        self.eyes = QComboBox(self)
        self.eyes.activated.connect(lambda _: self.table.look_as(self.eyes.currentData()))
        self.token_of: Callable[[str], QIcon | None] = lambda _: None
        """Returns the token of a piece."""
        self.eyes_label = QLabel(self)
        self.eyes_label.setBuddy(self.eyes)
        self.question = Question(choice, self)
        self.headline, self.moves = self.question.headline, self.question.moves
        self.stop_button = QPushButton(self)
        self.stop_button.clicked.connect(lambda _=False: self.table.process.give_up())
        self.stop_button.hide()
        self.ending = Ending(self)
        self.ending.hide()
        self.turning = TurningPoint(self)
        self.story = Story(self)
        self.tracks = Tracks(self)
        self.standing = Standing(self)
        self.log = Log(self)
        self.heat = QCheckBox(self)
        """Whether the layer of the last playtest lies over the board."""
        self.heat.setChecked(True)
        self.heat.hide()
        self._aids = QGridLayout()
        self._aids.setColumnStretch(1, 1)
        self.aids: dict[str, QCheckBox] = {}
        self.buttons = {
            name: QToolButton(self) for name in ("back", "undo", "redo", "hint", "pause", "step", "glide")
        }
        self.buttons["glide"].setCheckable(True)
        self.buttons["glide"].setChecked(Settings().flag(GLIDE, default=True))
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        bar = QHBoxLayout()
        bar.setSpacing(2)
        for button in self.buttons.values():
            button.setAutoRaise(True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            bar.addWidget(button)
        self.buttons["back"].setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        bar.insertStretch(1, 1)
        looking = QHBoxLayout()
        looking.addWidget(self.eyes_label)
        looking.addWidget(self.eyes, 1)
        table = QVBoxLayout(self.table_box)
        table.setContentsMargins(0, 0, 0, 0)
        table.setSpacing(6)
        table.addLayout(self._players)
        table.addLayout(looking)
        table.addWidget(self.mods_label)
        table.addLayout(self._mods)
        table.addWidget(self.keeps)
        self.mods_label.hide()
        question = self.question.layout()
        assert question is not None
        question.addWidget(self.stop_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 8, 10, 8)
        layout.setSpacing(8)
        layout.addLayout(bar)
        layout.addWidget(self.table_box)
        layout.addLayout(self._aids)
        layout.addWidget(self.heat)
        layout.addWidget(self.question)
        layout.addWidget(self.turning)
        layout.addWidget(self.ending)
        self._told = Told(_card(self.tracks, self.standing), self.story)
        layout.addWidget(self._told)
        self.log.setMinimumHeight(LOG_HIGH)
        layout.addWidget(self.log, 1)

    def _connect(self) -> None:
        table = self.table
        for name, do in (
            ("back", self.left.emit),
            ("undo", table.undo),
            ("redo", table.redo),
            ("hint", table.ask_hint),
            ("pause", lambda: table.pause(on=not table.paused)),
            ("step", table.step),
        ):
            self.buttons[name].clicked.connect(lambda _=False, do=do: do())
        self.choice.decided.connect(lambda _: self.log.read())
        self.buttons["glide"].toggled.connect(lambda on: Settings().put_flag(GLIDE, value=on))

    def retranslate(self) -> None:
        """Say everything in the present language."""
        for name, title in (
            ("back", tr("Drawing")),
            ("undo", tr("Undo the last move")),
            ("redo", tr("Redo the move")),
            ("hint", tr("Ask a bot for a hint")),
            ("pause", tr("Let bots wait")),
            ("step", tr("One move of a bot")),
            ("glide", tr("Pieces glide to where they go")),
        ):
            self.buttons[name].setText(title)
            self.buttons[name].setToolTip(title)
            self.buttons[name].setIcon(icon(f"play-{name}"))
        self.buttons["back"].setToolTip(tr("Back to the drawing"))
        self.eyes_label.setText(tr("Seen by"))
        self.eyes.setAccessibleName(tr("Whose view is shown"))
        self.stop_button.setText(tr("Stop waiting"))
        self.ending.retranslate()
        self.turning.retranslate()
        self.mods_label.setText(tr("Mods, for a new game"))
        self.keeps.retranslate()
        self.log.retranslate()
        self.question.retranslate()
        self.story.retranslate()
        self.show_table()

    def show_table(self) -> None:
        """Show who may sit where, at the beginning of a game."""
        table = self.table
        for at in reversed(range(self._players.count())):
            item = self._players.takeAt(at)
            if item is not None and (widget := item.widget()) is not None:
                widget.deleteLater()
        self.seats = {}
        self.eyes.clear()
        for row, seat in enumerate(table.about.get("seats", ())):
            name = visible(str(seat["title"]))
            label, combo = QLabel(name, self), SeatBox(self)
            label.setBuddy(combo)
            label.setMaximumWidth(150)
            combo.setAccessibleName(tr("Who plays {seat}", seat=name))
            combo.offer(players_offered(table.about["bots"], table.about["default_bot"]))
            combo.show_player(table.players.get(seat["id"], HUMAN))
            combo.activated.connect(lambda _, seat=seat["id"]: self._put(seat))
            line = combo.lineEdit()
            if line is not None:
                line.returnPressed.connect(lambda seat=seat["id"]: self._put(seat))
                line.setAccessibleName(combo.accessibleName())
                line.setToolTip(
                    tr(
                        "A bot may have a setting: mcts:200, or program:python my_bot.py for a program of your own."
                    )
                )
            self._players.addWidget(label, row, 0)
            self._players.addWidget(combo, row, 1)
            self.seats[seat["id"]] = combo
            self.eyes.addItem(name, seat["id"])
        self.eyes.addItem(tr("An onlooker"), ONLOOKER)
        self._show_aids()

    def offer_mods(self, mods: dict[str, Path]) -> None:
        """Offer mods of the pack, by their names."""
        if [*self.mods] == [path.as_posix() for path in mods.values()]:
            return
        while (item := self._mods.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        self.mods = {}
        for name, path in mods.items():
            title = head_of(path).title
            told = localize(title, self.table.language) if isinstance(title, str | dict) and title else name
            box = QCheckBox(visible(told), self)
            box.setToolTip(visible(name))
            box.setChecked(path.as_posix() in self.table.mods)
            box.clicked.connect(lambda _=False: self._play_with())
            self._mods.addWidget(box)
            self.mods[path.as_posix()] = box
        self.mods_label.setVisible(bool(self.mods))

    def _play_with(self) -> None:
        self.table.mods = tuple(path for path, box in self.mods.items() if box.isChecked())
        self.ending.chosen.emit(AGAIN)

    def _show_aids(self) -> None:
        while (item := self._aids.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        self.aids = {}
        for row, aid in enumerate(self.table.about.get("aids", ())):
            name = visible(str(aid["title"]))
            box, label = QCheckBox(self), QLabel(name, self)
            label.setWordWrap(True)
            box.setAccessibleName(name)
            box.setToolTip(name)
            box.setChecked(aid["id"] in self.table.aids)
            box.clicked.connect(lambda _=False: self._switch())
            self._aids.addWidget(box, row, 0, Qt.AlignmentFlag.AlignTop)
            self._aids.addWidget(label, row, 1)
            self.aids[aid["id"]] = box

    def _switch(self) -> None:
        self.table.switch(tuple(name for name, box in self.aids.items() if box.isChecked()))

    def _put(self, seat: str) -> None:
        combo = self.seats[seat]
        typed = combo.currentText().strip()
        known = combo.findText(typed)
        player = str(combo.itemData(known)) if known >= 0 else typed
        if player and player != self.table.players.get(seat):
            self.table.put(seat, player)

    def show_view(self, view: Answer) -> None:
        """Show what a seat sees."""
        table = self.table
        for seat, combo in self.seats.items():
            if not combo.hasFocus():
                combo.show_player(table.players[seat])
        self.eyes.setCurrentIndex(self.eyes.findData(table.eyes))
        names = {piece["id"]: piece.get("title") or piece["id"] for piece in view.get("pieces", ())}
        cards = table.content.get("cards", {})
        self.moves.titles = {**{card: told["title"] for card, told in cards.items()}, **names}
        who, question = self._headline(view)
        self.question.ask(who, question)
        if self.look is not None:
            self.tracks.show_tracks(view, self.look, self.theme)
        self.standing.tell({**view, "tracks": ()})
        self.story.show_story(table.about)
        self.show_end()
        self._show_log(view)
        self.show_buttons()

    def show_end(self) -> None:
        """Show what there is to say and to do when a game is over."""
        table = self.table
        turned = table.outlook.get("turned", {})
        self.turning.tell(turned if table.at in (None, turned.get("step")) else {}, _when(table))
        if table.ended_now:
            self.question.ask(*self._headline(table.view))
        self.ending.tell(len(table.steps))
        self.ending.setVisible(table.ended_now)
        if table.ended_now:  # what it was about is told by how it ended, and the log needs the room
            self.story.hide()

    def _headline(self, view: Answer) -> tuple[str, str]:
        """Return who decides, and what."""
        table = self.table
        if table.at is not None:
            return "", tr("Looking back")
        result = table.standing.get("result")
        if result:
            told = close_to_it(table) or capitalized(visible(str(result["title"])))
            return visible(table.standing["told"]), told
        decision = view.get("decision") or {}
        told = visible(str(decision.get("title", "")))
        who = visible(table.title_of(table.to_move))
        return (who, told) if told and told != who else ("", who)

    def offer_heat(self, title: str) -> None:
        """Offer a layer of the last playtest; none without a title, and none over a game that is over."""
        self.heat.setText(visible(title))
        self.heat.setVisible(bool(title) and not self.table.ended_now)

    def show_busy(self) -> None:
        """Say that something takes its time, and offer to stop it."""
        table = self.table
        busy = bool(table.process.waiting)
        self.stop_button.setVisible(busy)
        if busy and table.about:
            who = table.title_of(table.to_move)
            bot = table.players.get(table.to_move, "")
            self.question.ask(
                visible(who),
                tr("{bot} is thinking for {who}…", who=visible(who), bot=player_name(bot))
                if table.bot_moves
                else tr("One moment…"),
            )
        elif table.about and not table.handing_over:
            self.question.ask(*self._headline(table.view))

    def _show_log(self, view: Answer) -> None:
        if self.look is not None:
            self.log.unread &= not self.table.over
            self.log.show_events(list(view.get("log", ())), self.look, self.theme, self.token_of)

    def show_buttons(self) -> None:
        """Offer what can be done now."""
        table = self.table
        now = table.at is None and not table.handing_over
        for name, can in (
            ("undo", now and bool(table.about.get("undo")) and bool(table.steps)),
            ("redo", now and bool(table.about.get("undo"))),
            ("hint", bool(table.moves)),
            ("pause", any(player != HUMAN for player in table.players.values())),
            ("step", now and table.bot_moves and table.paused),
        ):
            self.buttons[name].setEnabled(can)
        pause, paused = self.buttons["pause"], tr("Let bots play") if table.paused else tr("Let bots wait")
        if (
            pause.toolTip() != paused
        ):  # another icon lays out the window anew, and this is asked after each move
            pause.setIcon(icon("play-go" if table.paused else "play-pause"))
            pause.setToolTip(paused)


class Told(QScrollArea):
    """What is told of the game, as high as it is; where the window is low, it scrolls, and nothing is squeezed."""

    def __init__(self, *parts: QWidget) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setMinimumHeight(TOLD_HIGH)
        self._panel = panel = QWidget(self)
        column = QVBoxLayout(panel)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for part in parts:
            column.addWidget(part)
        column.addStretch(1)
        self.setWidget(panel)
        panel.installEventFilter(self)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        panel, wide = self._panel, self.viewport().width()
        high = panel.heightForWidth(wide) if panel.hasHeightForWidth() else panel.sizeHint().height()
        return QSize(panel.sizeHint().width(), high)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Another width wants another height."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Ask for another height when there is more to tell."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)


def _when(table: Table) -> str:
    """Say when a game turned: in which round, else at which step."""
    step, rounds = table.outlook.get("turned", {}).get("step"), table.outlook.get("rounds")
    if step is None:
        return ""
    if rounds:
        return round_called(table.view, rounds[step])
    return tr("{at} of {count}", at=step + 1, count=len(table.steps))


def close_to_it(table: Table) -> str:
    """Say in which rounds the one person at the screen was ahead who has lost in the end; "" where there is no such thing."""
    outlook, people = table.outlook, table.people
    sides = {seat["id"]: seat["side"] for seat in table.about.get("seats", ())}
    side = sides.get(people[0]) if len(people) == 1 else None
    if side is None or not outlook.get("rounds") or outlook["ahead"][-1] in (side, None):
        return ""
    rounds = sorted(
        {at for at, ahead in zip(outlook["rounds"], outlook["ahead"], strict=False) if ahead == side}
    )
    if not rounds:
        return ""
    return tr("{rounds}: you were ahead.", rounds=rounds_called(table.view, rounds))


def _card(*widgets: QWidget) -> QFrame:
    """Put what belongs together on a panel."""
    frame = QFrame()
    frame.setProperty("card", True)
    column = QVBoxLayout(frame)
    column.setContentsMargins(14, 10, 14, 10)
    column.setSpacing(6)
    for widget in widgets:
        column.addWidget(widget)
    return frame
