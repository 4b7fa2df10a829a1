"""Fields that may be one thing or another."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from uguisu_changes.finding import narrowed
from uguisu_changes.paths import MISSING
from uguisu_editor.away import put_away
from uguisu_editor.forms.context import FormContext, Where
from uguisu_editor.forms.fields import Field
from uguisu_editor.forms.parts import LABEL, NESTED, EntryPart, LinePart, Part, part_for
from uguisu_editor.i18n import tr


class EitherPart(Part):
    """A field that may be one thing or another: a list says which, and below it stands that."""

    def __init__(self, context: FormContext, field: Field, where: Where, parent: QWidget | None) -> None:
        super().__init__(context, field, where, parent)
        self._body: Part | None = None
        self._branches = field.branches()
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(4)
        row = QHBoxLayout()
        row.setSpacing(8)
        label = QLabel(field.title + (" *" if field.required else ""), self)
        label.setFixedWidth(LABEL)
        label.setToolTip(field.told)
        self.choice = QComboBox(self)
        self.choice.setAccessibleName(tr("What {name} is", name=field.title))
        for branch in self._branches:
            self.choice.addItem(_kind_told(branch))
        self.choice.activated.connect(self._chosen)
        row.addWidget(label)
        row.addWidget(self.choice)
        row.addStretch(1)
        self._row = row
        self._layout.addLayout(row)
        self.setFocusProxy(self.choice)

    def refresh(self) -> None:
        """Show what it is now."""
        value = self.value
        found = self._branches[0] if value in (MISSING, None) else narrowed(self.field, value)
        at = next(
            (
                number
                for number, one in enumerate(self._branches)
                if (one.kind, one.model) == (found.kind, found.model)
            ),
            0,
        )
        self.choice.setCurrentIndex(at)
        self._show(self._branches[at])

    def _show(self, branch: Field) -> None:
        if self._body is None or (self._body.field.kind, self._body.field.model) != (
            branch.kind,
            branch.model,
        ):
            if self._body is not None:
                put_away(self._body)
            if branch.kind == "group":
                self._body = EntryPart(self.context, branch, self.where, self)
            elif branch.kind in NESTED:
                self._body = part_for(self.context, branch, self.where, None, self)
            else:
                self._body = LinePart(self.context, branch, self.where, self)
                self._body.label.hide()
            if isinstance(self._body, LinePart):
                self._row.insertWidget(2, self._body, 1)
            else:
                self._layout.addWidget(self._body)
        self._body.refresh()

    def _chosen(self, at: int) -> None:
        branch, value = self._branches[at], self.value
        if value is not MISSING and value is not None and narrowed(self.field, value).kind == branch.kind:
            return
        self.context.set(self.where(), _carried(value, branch))

    def inner(self) -> Iterator[Part]:
        """Yield what it is now."""
        if self._body is not None:
            yield self._body


def _carried(value: Any, branch: Field) -> Any:
    """Return what becomes of a value when the field is to be something other."""
    if branch.kind == "group":
        required = [field.name for field in branch.fields if field.required]
        return dict.fromkeys(required[:1], value) if isinstance(value, str | int) else {}
    if branch.kind == "table":
        return {}
    if isinstance(value, dict):
        plain = [one for one in value.values() if isinstance(one, str | int)]
        value = plain[0] if plain else MISSING
    if branch.kind == "whole":
        return value if isinstance(value, int) else 1
    if branch.kind == "choice":
        return value if value in branch.choices else branch.choices[0]
    return str(value) if isinstance(value, str | int) else ""


def _kind_told(field: Field) -> str:
    told = {
        "whole": tr("a number"),
        "number": tr("a number"),
        "text": tr("a name"),
        "choice": tr("a word"),
        "table": tr("a table"),
        "flag": tr("yes or no"),
        "list": tr("a list"),
    }
    return told.get(field.kind) or tr("with details")
