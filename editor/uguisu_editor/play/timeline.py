"""What has been played, to be looked back at: a slider, and the way on from there."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSlider, QToolButton, QWidget

from uguisu_editor.i18n import tr
from uguisu_editor.icons import icon
from uguisu_editor.play.table import Table


class Timeline(QWidget):
    """A slider over the steps of a game."""

    play_on = Signal()

    def __init__(self, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = table
        self.back, self.forward = QToolButton(self), QToolButton(self)
        self.back.clicked.connect(lambda _=False: self.go(-1))
        self.forward.clicked.connect(lambda _=False: self.go(1))
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.slider.setPageStep(10)
        self.slider.valueChanged.connect(self._moved)
        self.where = QLabel(self)
        self.now = QPushButton(self)
        self.now.clicked.connect(lambda _=False: self.table.look_back(None))
        self.on = QPushButton(self)
        self.on.clicked.connect(lambda _=False: self.play_on.emit())
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 4, 8, 4)
        for widget in (self.back, self.slider, self.forward, self.where, self.on, self.now):
            row.addWidget(widget, 1 if widget is self.slider else 0)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.slider.setAccessibleName(tr("Looking back"))
        self.back.setToolTip(tr("One step back"))
        self.forward.setToolTip(tr("One step forward"))
        self.now.setText(tr("Back to now"))
        self.on.setText(tr("Play on from here"))
        widest = tr(
            "{at} of {count}", at=9999, count=9999
        )  # room from the start, so that the slider never jumps
        self.where.setMinimumWidth(self.where.fontMetrics().horizontalAdvance(widest))
        self.back.setIcon(icon("step-back"))
        self.forward.setIcon(icon("step-forward"))
        self.show_table()

    def go(self, steps: int) -> None:
        """Look so many steps further."""
        count = len(self.table.steps)
        at = count if self.table.at is None else self.table.at
        self.table.look_back(max(0, min(count, at + steps)))

    def _moved(self, value: int) -> None:
        self.table.look_back(value)

    def show_table(self) -> None:
        """Show where the game is, and where one looks."""
        count, at = len(self.table.steps), self.table.at
        self.slider.blockSignals(True)
        self.slider.setRange(0, count)
        self.slider.setValue(count if at is None else at)
        self.slider.blockSignals(False)
        self.setVisible(not self.table.handing_over)
        self.where.setText(tr("{at} of {count}", at=count if at is None else at, count=count))
        self.on.setVisible(at is not None)
        self.now.setVisible(at is not None)
        self.back.setEnabled(count > 0 and at != 0)
        self.forward.setEnabled(at is not None)
