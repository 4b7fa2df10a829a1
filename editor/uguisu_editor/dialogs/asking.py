"""Small questions: a line of text, or numbers. Qt's own boxes leave their fields without names for screen readers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFormLayout, QLineEdit, QSpinBox, QWidget

from uguisu_editor.dialogs.dialog import Dialog


class Number(NamedTuple):
    """A number that is asked for."""

    title: str
    value: int
    least: int
    most: int
    step: int = 1


def ask_text(parent: QWidget, title: str, question: str, text: str) -> str | None:
    """Ask for a line of text, with one to begin from; None when the user does not say."""
    line = QLineEdit(text, parent)
    line.setAccessibleName(question)
    line.selectAll()
    return line.text() if _ask(parent, title, [(question, line)]) else None


def ask_numbers(parent: QWidget, title: str, numbers: Sequence[Number]) -> list[int] | None:
    """Ask for numbers; None when the user does not say."""
    boxes = []
    for number in numbers:
        box = QSpinBox(parent)
        box.setRange(number.least, number.most)
        box.setSingleStep(number.step)
        box.setValue(number.value)
        box.setAccessibleName(number.title)
        box.selectAll()
        boxes.append(box)
    rows = [(number.title, box) for number, box in zip(numbers, boxes, strict=True)]
    return [box.value() for box in boxes] if _ask(parent, title, rows) else None


def _ask(parent: QWidget, title: str, rows: Sequence[tuple[str, QWidget]]) -> bool:
    dialog = Dialog(parent)
    dialog.setWindowTitle(title)
    form = QFormLayout(dialog)
    form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
    for question, field in rows:
        form.addRow(question, field)
    buttons = QDialogButtonBox(
        QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, dialog
    )
    buttons.accepted.connect(dialog.accept)
    buttons.rejected.connect(dialog.reject)
    form.addRow(buttons)
    dialog.setMinimumWidth(320)
    rows[0][1].setFocus()
    accepted = dialog.exec() == QDialog.DialogCode.Accepted
    dialog.deleteLater()
    return accepted
