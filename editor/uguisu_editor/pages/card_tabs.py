"""What stands below a card where the window is narrow: tabs, of which one is open or none."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QScrollArea, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from uguisu_editor.i18n import tr
from uguisu_editor.icons import glyph_icon
from uguisu_editor.pages.card import Card
from uguisu_editor.pages.fares import Fares
from uguisu_editor.pages.trial import Trial

SIGNS = {"try": "flask-outline", "last": "chart-bar", "others": "cards-outline"}
SHARE = 0.62
"""How much of the height the open one may take."""


class CardTabs(Card):
    """Try it, the last playtest, the others: a click opens one, another closes it."""

    def __init__(self, trial: Trial, fares: Fares, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._trial, self._fares = trial, fares
        self._high = 0
        self.chosen = ""
        """The name of the tab that is open; "" for none."""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.sign.hide()
        self.title.hide()
        self.about.hide()
        self.column.setContentsMargins(10, 6, 10, 6)
        self.buttons: dict[str, QToolButton] = {}
        head = QWidget(self)
        bar = QHBoxLayout(head)
        bar.setContentsMargins(0, 0, 0, 0)
        bar.setSpacing(0)
        for name in SIGNS:
            button = self.buttons[name] = QToolButton(head)
            button.setProperty("part", True)
            button.setCheckable(True)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            button.clicked.connect(
                lambda _=False, name=name: self.choose("" if self.chosen == name else name)
            )
            bar.addWidget(button)
        self.told = QLabel(head)
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        self.told.setProperty("notes", True)
        self.told.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.told.setContentsMargins(10, 0, 6, 0)
        bar.addWidget(self.told, 1)
        self.fold = QToolButton(head)
        self.fold.setAutoRaise(True)
        self.fold.setIconSize(QSize(16, 16))
        self.fold.clicked.connect(lambda: self.choose("" if self.chosen else "try"))
        bar.addWidget(self.fold)
        self.column.addWidget(head)
        self.pane = QScrollArea(self)
        self.pane.setWidgetResizable(True)
        self.pane.setFrameShape(QScrollArea.Shape.NoFrame)
        self.pane.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._held = inner = QWidget()
        self._inner = QVBoxLayout(inner)
        self._inner.setContentsMargins(0, 0, 0, 0)
        self._inner.addStretch(1)
        self.pane.setWidget(inner)
        for part in (inner, self.pane.viewport()):
            part.setAutoFillBackground(False)
        self.column.addWidget(self.pane)
        self.retranslate()
        self.choose("")

    def retranslate(self) -> None:
        """Say everything in the present language."""
        told = {"try": tr("Try it"), "last": tr("Last playtest"), "others": tr("The others")}
        for name, button in self.buttons.items():
            button.setText(told[name])
            button.setIcon(glyph_icon(SIGNS[name], "first" if name == self.chosen else ""))

    def take(self) -> None:
        """Hold what there is of the card."""
        self._inner.insertWidget(0, self._trial)
        self._inner.insertWidget(1, self._fares)
        self._trial.set_framed(framed=False)
        self._fares.set_beside(beside=True)
        self.choose(self.chosen)

    def give_back(self) -> None:
        """Let go of it: it stands elsewhere again."""
        self._trial.set_framed(framed=True)
        self._fares.set_beside(beside=False)
        self._trial.show()
        self._fares.show_parts("last", "others")

    def tell(self, sentence: str) -> None:
        """Say beside the tabs what came of trying it."""
        self.told.setText(sentence)
        self._settle()
        self.told.setToolTip(f"<p>{sentence}</p>" if sentence else "")

    def fit(self, high: int) -> None:
        """Take at most a share of a height."""
        self._high = round(SHARE * high)
        self._settle()

    def _settle(self) -> None:
        wanted = max(self._held.heightForWidth(self.pane.width()), self._held.sizeHint().height())
        self.pane.setFixedHeight(min(self._high, wanted))

    def choose(self, name: str) -> None:
        """Open a tab; with no name, close what is open."""
        self.chosen = name
        for one, button in self.buttons.items():
            button.setChecked(one == name)
        self.pane.setVisible(bool(name))
        if self._trial.parentWidget() is self.pane.widget():
            self._trial.setVisible(name == "try")
            self._fares.show_parts(*({name} & {"last", "others"}))
        self.buttons["others"].setVisible(self._fares.compared)
        self._settle()
        self.fold.setIcon(glyph_icon("chevron-down" if name else "chevron-up"))
        self.fold.setAccessibleName(tr("Close it") if name else tr("Open it"))
        self.retranslate()
