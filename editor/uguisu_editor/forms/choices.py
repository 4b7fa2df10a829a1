"""Controls that are chosen from: a tick, one of several, a place of the map."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QCompleter, QLineEdit, QWidget

from uguisu_changes.paths import MISSING
from uguisu_changes.yamltext import emit
from uguisu_editor.forms.control import Control
from uguisu_editor.forms.fields import Field
from uguisu_editor.forms.named import Named
from uguisu_editor.i18n import of_engine, tr, words_of
from uguisu_editor.model.visible import visible


class FlagControl(Control):
    """A tick."""

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(field, parent)
        self.box = QCheckBox(self)
        self.box.clicked.connect(
            lambda on: self.changed.emit(MISSING if on == bool(field.default) and not field.required else on)
        )
        self.hold(self.box)

    def show_value(self, value: Any) -> None:
        self.box.setChecked(bool(self.field.default) if value is MISSING else value is True)


class ChoiceControl(Control):
    """One of several."""

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(field, parent)
        self.combo = QComboBox(self)
        self.combo.activated.connect(self._chosen)
        if not field.required:
            default = "—" if field.default is None else tr("{value} (default)", value=_told(field.default))
            self.combo.addItem(default, None)
        about = (*field.choices_told, *[""] * len(field.choices))
        for choice, told in zip(field.choices, about, strict=False):
            self.combo.addItem(_told(choice), choice)
            name = str(choice)
            self.combo.setItemData(
                self.combo.count() - 1,
                f"{of_engine(told)}\n{name}" if told else name,
                Qt.ItemDataRole.ToolTipRole,
            )
        self.hold(self.combo)

    def show_value(self, value: Any) -> None:
        at = -1 if self.field.required else 0
        if value is not MISSING:
            at = self.combo.findData(value)
            if at < 0:
                self.combo.addItem(visible(str(value)), value)
                at = self.combo.count() - 1
        self.combo.setCurrentIndex(at)

    def _chosen(self, at: int) -> None:
        self.changed.emit(MISSING if at == 0 and not self.field.required else self.combo.itemData(at))


def _told(value: Any) -> str:
    return visible(words_of(value)) if isinstance(value, str) else emit.scalar(value)


class PlaceControl(Control):
    """A place by its name: typed, chosen from a list (which shows each on the map), or picked on the map."""

    def __init__(
        self, field: Field, known: Callable[[], list[tuple[str, str]]], parent: QWidget | None = None
    ) -> None:
        super().__init__(field, parent)
        self._named = Named(known())
        self.combo = QComboBox(self)
        self.combo.setEditable(True)
        self.combo.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        for name, _ in known():
            self.combo.addItem(self._named.shown(name), name)
            self.combo.setItemData(self.combo.count() - 1, name, Qt.ItemDataRole.ToolTipRole)
        self.line = QLineEdit(self)
        self.combo.setLineEdit(self.line)
        completer = QCompleter(self.combo.model(), self)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.combo.setCompleter(completer)
        self.combo.textHighlighted.connect(lambda text: self.pointed.emit(self._named.meant(text)))
        self.combo.activated.connect(lambda _: self._done())
        self.line.editingFinished.connect(self._done)
        self.line.setAccessibleName(field.title)
        self.hold(self.combo)
        self.add_pick_button()

    def show_value(self, value: Any) -> None:
        self._value = value
        name = value if isinstance(value, str) else ""
        self.combo.setEditText(self._named.shown(name) if name else "")
        self.line.setToolTip("\n".join(filter(None, (self.field.told, name))))

    def _done(self) -> None:
        text = self.combo.currentText().strip()
        value: Any = self._named.meant(text) if text else MISSING
        if value != self._value:
            self.show_value(value)
            self.changed.emit(value)
