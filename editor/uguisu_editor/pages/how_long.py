"""How long a game lasts: the number of the set-up that says it, where one looks for it among the goals."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QLabel, QSpinBox, QWidget

from uguisu import Setting
from uguisu_editor.i18n import tr
from uguisu_editor.icons import glyph_icon
from uguisu_editor.pages.card import SIGN, Card
from uguisu_editor.tools.numbers import Numbers


class HowLong(Card):
    """One number, which is typed; hidden where a game names none."""

    def __init__(self, numbers: Numbers, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.numbers = numbers
        self.before, self.field, self.after = QLabel(self), QSpinBox(self), QLabel(self)
        self.field.setKeyboardTracking(False)
        self.field.valueChanged.connect(self._say)
        row = QHBoxLayout()
        row.setSpacing(8)
        for part in (self.before, self.field, self.after):
            row.addWidget(part)
        row.addStretch(1)
        self.column.addLayout(row)
        self.about.hide()

    @property
    def setting(self) -> Setting | None:
        """The number, if the game names one."""
        return next((one for one in self.numbers.of_set_up() if one.lasts), None)

    def refresh(self) -> None:
        """Show what the files say now."""
        self.sign.setPixmap(glyph_icon("timer-sand", "faint").pixmap(SIGN))
        self.title.setText(tr("How long it lasts"))
        setting = self.setting
        numbers = self.numbers.numbers(setting) if setting is not None else ()
        self.field.setEnabled(bool(numbers))
        if setting is None or not numbers:
            return
        before, after = self.numbers.sentence(setting, numbers[0])
        self.before.setText(before)
        self.after.setText(after)
        self.field.setAccessibleName(self.numbers.title(setting))
        self.field.blockSignals(True)
        self.field.setRange(setting.low, setting.high)
        self.field.setValue(numbers[0])
        self.field.blockSignals(False)

    def write(self) -> None:
        """Give the number the keyboard: what is typed takes its place."""
        self.field.setFocus()
        self.field.selectAll()

    def _say(self, number: int) -> None:
        if self.setting is not None:
            self.numbers.say(self.setting, number)
