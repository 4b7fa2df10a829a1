"""The line at the foot of the window: what has just happened, for a moment; else what can be done now, as long as it holds.
What takes long, such as a playtest, is told there on whatever page, where the mouse is, and how many problems there are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QStatusBar, QToolButton, QWidget

from uguisu_editor.forms.rows import Elided
from uguisu_editor.i18n import tr
from uguisu_editor.icons import icon
from uguisu_editor.model.visible import visible

SAID_MS, LETTER_MS = 4000, 60
"""How long a sentence stays: at least, and for each letter."""
MARGIN = 12
"""Pixels before the sentence."""
RANK = ("error", "warning", "hint")


class Zoom(QWidget):
    """How large the map is shown, with buttons that change it."""

    asked = Signal(str)
    """A command is wanted, by its name."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.share = QLabel(self)
        self.share.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.buttons = {name: QToolButton(self) for name in ("zoom-out", "zoom-in", "fit")}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        for name, button in self.buttons.items():
            button.setAutoRaise(True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _=False, name=name: self.asked.emit(name))
            row.addWidget(button)
        row.insertWidget(1, self.share)
        self.hide()

    def show_share(self, share: float | None) -> None:
        """Say how large the map is (1: neighbours 64 pixels apart); None: there is none to be seen."""
        self.setVisible(share is not None)
        if share is not None:
            self.share.setText(f"{round(100 * share)} %")

    def retranslate(self) -> None:
        """Say everything in the present language, draw it in the present theme."""
        titles = {"zoom-out": tr("Smaller"), "zoom-in": tr("Larger"), "fit": tr("See the whole map")}
        for name, button in self.buttons.items():
            button.setIcon(icon(name))
            button.setToolTip(titles[name])
            button.setAccessibleName(titles[name])
        self.share.setMinimumWidth(self.share.fontMetrics().horizontalAdvance("1000 %"))


class StatusBar(QStatusBar):
    """Sentences that are too long end in dots, and are told whole where the mouse rests on them."""

    asked = Signal()
    """The user wants to see what takes long."""
    problems_asked = Signal()
    """The user wants to see the problems, or no longer."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._said = self._hint = ""
        self._line = Elided(self)
        self.work = QToolButton(self)
        self.work.setAutoRaise(True)
        self.work.clicked.connect(self.asked)
        self.work.hide()
        self.where = QLabel(self)
        self.zoom = Zoom(self)
        self.badge = QToolButton(self)
        self.badge.setObjectName("badge")
        self.badge.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.badge.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.badge.clicked.connect(self.problems_asked)
        self.badge.hide()
        self._line.setContentsMargins(MARGIN, 0, 0, 0)
        self.addWidget(self._line, 1)
        self.addPermanentWidget(self.work)
        self.addPermanentWidget(self.where)
        self.addPermanentWidget(self.zoom)
        self.addPermanentWidget(self.badge)
        self._over = QTimer(self)
        self._over.setSingleShot(True)
        self._over.timeout.connect(lambda: self.end(self._said))

    def say(self, sentence: str) -> None:
        """Say what has happened, long enough to be read."""
        self._said = visible(sentence)
        self._over.start(SAID_MS + LETTER_MS * len(sentence))
        self._show()

    def end(self, sentence: str) -> None:
        """Say that no more, if it is still said."""
        if self._said == visible(sentence):
            self._said = ""
            self._over.stop()
            self._show()

    def hint(self, sentence: str) -> None:
        """Say what can be done, until another hint comes; nothing, if it is empty."""
        self._hint = visible(sentence)
        self._show()

    def currentMessage(self) -> str:  # noqa: N802
        """Return what is said now."""
        return self._said or self._hint

    def show_work(self, sentences: Sequence[str]) -> None:
        """Tell how far is what takes long; of several, each on its line where the mouse rests."""
        self.work.setVisible(bool(sentences))
        self.work.setText(visible(sentences[0]) if sentences else "")
        self.work.setToolTip("\n".join([*map(visible, sentences), tr("Click to see it.")]))

    def count_problems(self, severities: Sequence[str] | None) -> None:
        """Say how many problems there are and of what kind, the worst first; None: there is nothing that could have any."""
        self.badge.setVisible(severities is not None)
        counts = Counter(severities or ())
        worst = next((kind for kind in RANK if counts[kind]), "")
        parts = [count_told(kind, counts[kind]) for kind in RANK if counts[kind]]
        self.badge.setText(parts[0] if parts else tr("No problems"))
        self.badge.setIcon(icon({"error": "first-dock-problems", "": "saved"}.get(worst, worst)))
        self.badge.setToolTip("\n".join([*parts, tr("Click to see the problems, or to put them away.")]))
        self.badge.setAccessibleName(", ".join(parts) or tr("No problems"))
        self.badge.setProperty("worst", worst)
        self.badge.style().unpolish(self.badge)
        self.badge.style().polish(self.badge)

    def _show(self) -> None:
        self._line.setText(self.currentMessage())
        self._line.setToolTip(self.currentMessage())
        self._line.update()


def count_told(severity: str, count: int) -> str:
    """Say how many problems of a kind there are."""
    if severity == "error":
        return tr("%n error(s)", count)
    return tr("%n warning(s)", count) if severity == "warning" else tr("%n hint(s)", count)
