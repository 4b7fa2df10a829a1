"""What the chosen part of the set-up may say besides its place: a row for each number, switch and word."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QHBoxLayout, QSpinBox, QWidget

from uguisu import Setting
from uguisu.messages import translate
from uguisu_editor.away import put_away
from uguisu_editor.i18n import Speaking, of_engine, tr
from uguisu_editor.model.visible import visible
from uguisu_editor.tools.numbers import Numbers


class SettingRows(QWidget):
    """Made anew when other things may be said; else the fields show what holds."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.form = QFormLayout(self)
        self.form.setContentsMargins(0, 0, 0, 0)
        self.numbers: Numbers | None = None
        self.fields: dict[str, list[QWidget]] = {}
        """The fields of each setting, by its id: a number for each case, and whether there is one for each."""
        self._shape: object = None

    def show_of(self, numbers: Numbers | None) -> None:
        """Show what may be said of what is chosen."""
        found = numbers.of_chosen() if numbers is not None else []
        shape = [(one.id, len(numbers.numbers(one))) for one in found] if numbers is not None else []
        if shape != self._shape or numbers is not self.numbers:
            self.numbers, self._shape = numbers, shape
            self._make(found)
        for setting in found:
            self._fill(setting)
        self.setVisible(bool(found))

    def field(self, name: str, at: int = 0) -> QWidget:
        """Return a field of the setting called so."""
        return self.fields[name][at]

    def _make(self, found: list[Setting]) -> None:
        while self.form.rowCount():
            taken = self.form.takeRow(0)
            for item in (taken.labelItem, taken.fieldItem):
                if item is not None and (widget := item.widget()) is not None:
                    put_away(widget)
        self.fields = {}
        assert self.numbers is not None or not found
        for setting in found:
            assert self.numbers is not None
            row = QWidget(self)
            line = QHBoxLayout(row)
            line.setContentsMargins(0, 0, 0, 0)
            line.setSpacing(4)
            self.fields[setting.id] = self._made(setting, self.numbers)
            for field in self.fields[setting.id]:
                line.addWidget(field)
            line.addStretch(1)
            self.form.addRow(self.numbers.title(setting), row)

    def _made(self, setting: Setting, numbers: Numbers) -> list[QWidget]:
        title = numbers.title(setting)
        if isinstance(setting.usual, bool):
            switch = QCheckBox(self)
            switch.setAccessibleName(title)
            switch.toggled.connect(partial(self._say, setting))
            return [switch]
        if isinstance(setting.usual, str):
            words = QComboBox(self)
            words.setAccessibleName(title)
            words.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            words.setMinimumContentsLength(14)
            words.addItem(tr("as usual"), "")
            for word, said in setting.choices.items():
                words.addItem(visible(of_engine(translate(said, Speaking.spoken))), word)
            words.activated.connect(lambda at, words=words: self._say(setting, words.itemData(at)))
            return [words]
        found: list[QWidget] = []
        count = len(numbers.numbers(setting))
        for case in range(count):
            field = QSpinBox(self)
            field.setRange(setting.low, setting.high)
            field.setKeyboardTracking(False)
            said = visible(of_engine(translate(setting.by[case], Speaking.spoken))) if count > 1 else ""
            field.setAccessibleName(f"{title}, {said}" if said else title)
            field.setToolTip(said)
            field.valueChanged.connect(partial(self._say_number, setting, case))
            found.append(field)
        if setting.by:
            apart = QCheckBox(tr("each"), self)
            apart.setAccessibleName(tr("A number for each case"))
            cases = [visible(of_engine(translate(one, Speaking.spoken))) for one in setting.by]
            apart.setToolTip(tr("A number for each case") + ": " + ", ".join(cases))
            apart.setChecked(count > 1)
            apart.toggled.connect(partial(self._tell_apart, setting))
            found.append(apart)
        return found

    def _fill(self, setting: Setting) -> None:
        assert self.numbers is not None
        fields, said = self.fields[setting.id], self.numbers.numbers(setting)
        for field in fields:
            field.blockSignals(True)
        for field, number in zip(fields, said, strict=False):
            if isinstance(field, QSpinBox):
                field.setValue(number)
        first = fields[0] if fields else None
        if isinstance(first, QCheckBox) and not said:
            first.setChecked(bool(self.numbers.value(setting)))
        elif isinstance(first, QComboBox):
            first.setCurrentIndex(max(0, first.findData(self.numbers.value(setting))))
        for field in fields:
            field.blockSignals(False)

    def _say(self, setting: Setting, value: object) -> None:
        if self.numbers is not None:
            self.numbers.say(setting, value)

    def _say_number(self, setting: Setting, case: int, number: int) -> None:
        if self.numbers is not None:
            self.numbers.step(setting, case, number - self.numbers.numbers(setting)[case])

    def _tell_apart(self, setting: Setting, apart: bool) -> None:
        if self.numbers is not None:
            self.numbers.tell_apart(setting, apart=apart)
