"""What must be decided, in a sentence. What is not chosen on the board has buttons; all moves are in a list behind a key."""

from __future__ import annotations

from textwrap import fill

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QToolButton, QVBoxLayout, QWidget

from uguisu_editor.forms.flow import FlowLayout
from uguisu_editor.i18n import tr
from uguisu_editor.icons import icon
from uguisu_editor.model.visible import visible
from uguisu_editor.play.choice import Choice
from uguisu_editor.play.game_process import Answer
from uguisu_editor.play.move_list import MoveList

MOST_BUTTONS = 10
"""Moves beside the board that have buttons; more are in the list."""
LONGEST = 42
"""Letters on a line of a button; what is longer goes on below."""
KINDS = ("pieces", "places", "cards")


class Question(QFrame):
    """Who decides, what, and how."""

    def __init__(self, choice: Choice, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.choice = choice
        self.setObjectName("question")
        self.who = QLabel(self)
        self.who.setObjectName("who-decides")
        self.headline = QLabel(self)
        self.headline.setObjectName("headline")
        self.headline.setWordWrap(True)
        self.how = QLabel(self)
        self.how.setObjectName("how-to")
        self.how.setWordWrap(True)
        self.hint = QLabel(self)
        self.hint.setWordWrap(True)
        self.hint.hide()
        self.list_button = QToolButton(self)
        self.list_button.setCheckable(True)
        self.list_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.list_button.toggled.connect(self._show_list)
        self.moves = MoveList(choice, self)
        self.moves.hide()
        self.buttons: list[QPushButton] = []
        self._others = QWidget(self)
        self._flow = FlowLayout(self._others)
        head = QHBoxLayout()
        head.addWidget(self.who, 1)
        head.addWidget(self.list_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 8, 10, 10)
        column.setSpacing(6)
        column.addLayout(head)
        column.addWidget(self.headline)
        column.addWidget(self.how)
        column.addWidget(self.hint)
        column.addWidget(self._others)
        column.addWidget(self.moves, 1)
        choice.changed.connect(self.show_choice)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.list_button.setText(tr("All moves"))
        self.list_button.setToolTip(tr("All moves as a list (Ctrl+K)"))
        self.list_button.setIcon(icon("find"))
        self.moves.retranslate()
        self.show_choice()

    def show_list(self, *, on: bool = True) -> None:
        """Show all moves as a list, ready to be typed in; or put it away."""
        self.list_button.setChecked(on)
        if on:
            self.moves.line.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _show_list(self, on: bool) -> None:
        self.moves.setVisible(on)
        if on:
            self.moves.line.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.moves.line.clear()

    def tell_hint(self, move: str) -> None:
        """Say what a bot would do, which is marked on the board, too; nothing without a move."""
        self.hint.setText(tr("“{move}”, says a bot", move=move) if move else "")
        self.hint.setVisible(bool(move))

    def ask(self, who: str, question: str) -> None:
        """Say who decides what."""
        self.who.setText(who.upper())
        self.who.setVisible(bool(who))
        self.headline.setText(question)

    def show_choice(self) -> None:
        """Offer what is left to choose."""
        moves = self.choice.candidates
        beside = beside_the_board(moves, self.choice)
        self.how.setText(self._how(moves, beside))
        self.how.setVisible(bool(self.how.text()))
        self._show_buttons(beside if len(beside) <= MOST_BUTTONS else [])
        self.list_button.setVisible(bool(self.choice.moves))

    def _how(self, moves: list[Answer], beside: list[Answer]) -> str:
        if not moves:
            return ""
        things = {kind for move in moves for kind in KINDS if move.get(kind) and move not in beside}
        lines = []
        if self.choice.picked:
            lines.append(tr("Choose how it goes on; Esc takes back what was picked."))
        elif "cards" in things and things & {"places", "pieces"}:
            lines.append(tr("Click what shines on the board, or a card in your hand."))
        elif "cards" in things:
            lines.append(tr("Click a card in your hand."))
        elif things:
            lines.append(tr("Click what shines on the board."))
        if len(beside) > MOST_BUTTONS:
            lines.append(tr("There are more moves in the list: Ctrl+K."))
        return " ".join(lines)

    def _show_buttons(self, moves: list[Answer]) -> None:
        wanted = [move["notation"] for move in moves]
        if wanted == [button.property("move") for button in self.buttons]:
            return
        for button in self.buttons:
            self._flow.removeWidget(button)
            button.deleteLater()
        self.buttons = []
        for number, move in enumerate(moves):
            label = visible(move["label"])
            label = label[:1].upper() + label[1:]  # within a line of the log it would begin small
            button = QPushButton(fill(label, LONGEST), self._others)
            button.setAccessibleName(label)
            button.setToolTip(label)
            button.setProperty("move", move["notation"])
            button.setProperty("first", len(moves) == 1 and number == 0)
            button.clicked.connect(lambda _=False, notation=move["notation"]: self.choice.decide(notation))
            button.show()
            self._flow.addWidget(button)
            self.buttons.append(button)
        self._others.setVisible(bool(self.buttons))
        self._others.updateGeometry()


def beside_the_board(moves: list[Answer], choice: Choice) -> list[Answer]:
    """Return the moves that no click tells from the others: those without things, or whose things all others have, too."""
    if len(moves) == 1 and choice.picked:
        return moves
    shared = [
        {thing for move in moves for thing in move.get(kind, ())}
        and set.intersection(*(set(move.get(kind, ())) for move in moves))
        for kind in KINDS
    ]
    return [
        move
        for move in moves
        if not any(set(move.get(kind, ())) - common for kind, common in zip(KINDS, shared, strict=True))
    ]
