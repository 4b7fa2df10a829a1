"""Forms of whole files: an entry, its fields, and what is in them, made as they are unfolded."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QMenu,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from uguisu_changes.paths import MISSING, Path
from uguisu_editor.away import put_away
from uguisu_editor.forms.blocks import BlockControl
from uguisu_editor.forms.context import FormContext, Where
from uguisu_editor.forms.control import Control
from uguisu_editor.forms.controls import control_for
from uguisu_editor.forms.fields import Field, essentials_first
from uguisu_editor.forms.lines import is_plain_table
from uguisu_editor.forms.localized import LocalizedControl
from uguisu_editor.forms.names import ManyNames, NameControl
from uguisu_editor.i18n import tr
from uguisu_editor.icons import icon

LABEL = 132
ALWAYS = frozenset({"id", "title", "text", "name", "copies", "deck", "on", "do", "expect", "play"})
"""Fields that are shown though they are empty: what most entries have."""
NESTED = frozenset({"list", "table", "group", "union"})


class Part(QWidget):
    """A part of a form. `where` tells where it stands in the file now."""

    def __init__(self, context: FormContext, field: Field, where: Where, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.context, self.field, self.where = context, field, where
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    @property
    def value(self) -> Any:
        """What it shows."""
        return self.context.look(self.where())

    def refresh(self) -> None:
        """Show what the file says now."""
        raise NotImplementedError

    def inner(self) -> Iterator[Part]:
        """Yield the parts in it that are made already."""
        return iter(())

    def reach(self, path: Path) -> QWidget:
        """Unfold what is on the way to `path`, and return the nearest part to it."""
        for part in self.inner():
            here = part.where()
            if path[: len(here)] == here:
                return part.reach(path)
        return self


def part_for(
    context: FormContext,
    field: Field,
    where: Where,
    takes: str | None,
    parent: QWidget | None,
    *,
    keys: str | None = None,
) -> Part:
    """Return the part that suits a field; of a table, `keys` says what its keys are names of."""
    from uguisu_editor.forms.alternatives import AlternativesPart, is_way
    from uguisu_editor.forms.diagram import DiagramPart, is_diagram
    from uguisu_editor.forms.either import EitherPart
    from uguisu_editor.forms.lists import ListPart
    from uguisu_editor.forms.steps import StepsPart
    from uguisu_editor.forms.stories import StoriesPart, is_story
    from uguisu_editor.forms.tables import TablePart

    if is_diagram(field, takes):
        return DiagramPart(context, field, where, parent)
    if field.kind == "list" and field.item().kind == "union":
        return StepsPart(context, field, where, parent)
    if field.kind == "list" and is_story(field.item()):
        return StoriesPart(context, field, where, parent)
    if field.kind == "list" and is_way(field.item()):
        return AlternativesPart(context, field, where, parent)
    if field.kind == "list":
        return ListPart(context, field, where, parent, takes)
    if field.kind == "table":
        return TablePart(context, field, where, parent, takes=takes, keys=keys)
    if field.kind == "group":
        return Section(context, field, where, parent)
    if field.kind == "union":
        from uguisu_editor.forms.sentence import UnionPart

        return UnionPart(context, field, where, parent)
    if field.kind == "either" and takes is None:
        return EitherPart(context, field, where, parent)
    return LinePart(context, field, where, parent, takes)


def control_of(
    context: FormContext,
    field: Field,
    where: Where,
    takes: str | None,
    parent: QWidget,
    *,
    in_line: bool = False,
) -> Control:
    """Return the control of a field; `in_line`: it stands in a sentence."""
    if takes is None and field.kind == "place":
        takes = "place"
    if takes is not None and field.kind in ("words", "places"):
        control: Control = ManyNames(context, field, takes, where, parent)
    elif field.kind == "places":
        control = ManyNames(context, field, "place", where, parent)
    elif takes is not None and field.kind in ("text", "free", "place"):
        control = NameControl(context, field, takes, where, parent)
    elif field.kind == "localized" and in_line:
        control = LocalizedControl(field, parent, in_line=True)
    elif field.kind == "either" or (field.kind == "free" and not is_plain_table(field)):
        control = BlockControl(field, parent)
    else:
        control = control_for(field, lambda kind: context.candidates(kind, where()), parent)
    control.changed.connect(lambda value: context.set(where(), value))
    control.pointed.connect(context.pointed)
    control.pick.connect(lambda: context.pick.emit(control))
    return control


class LinePart(Part):
    """A label and a control."""

    def __init__(
        self,
        context: FormContext,
        field: Field,
        where: Where,
        parent: QWidget | None,
        takes: str | None = None,
    ) -> None:
        super().__init__(context, field, where, parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        self.label = QLabel(field.title + (" *" if field.required else ""), self)
        self.label.setFixedWidth(LABEL)
        self.label.setWordWrap(True)
        self.label.setToolTip(field.told)
        self.control = control_of(context, field, where, takes, self)
        self.label.setBuddy(self.control)
        row.addWidget(self.label, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.control, 1)
        self.setFocusProxy(self.control)
        self._freed = False
        self.mod_button: QToolButton | None = None

    def refresh(self) -> None:
        """Show the value; in a mod, whether it is as below."""
        self.control.show_value(self.value)
        path = self.where()
        state = self.context.state(path)
        if state:
            self._show_state(state, gated=not any(isinstance(step, int) for step in path))

    def _show_state(self, state: str, *, gated: bool) -> None:
        """Grey what comes from below: it is changed here when somebody says so, and can be as below again."""
        if self.mod_button is None:
            self.mod_button = QToolButton(self)
            self.mod_button.setAutoRaise(True)
            self.mod_button.clicked.connect(self._press)
            layout = self.layout()
            if layout is not None:
                layout.addWidget(self.mod_button)
        greyed = state == "below"
        self.label.setEnabled(not greyed)
        self.control.setEnabled(not (greyed and gated) or self._freed)
        self.control.setProperty("below", greyed)
        here = tr("Change here") if greyed else tr("As below")
        self.mod_button.setText(here)
        self.mod_button.setAccessibleName(f"{here}: {self.field.title}")
        self.mod_button.setVisible((greyed and gated and not self._freed) or state == "changed")

    def _press(self) -> None:
        if self.context.state(self.where()) == "changed":
            self._freed = False
            self.context.as_below(self.where())
            return
        self._freed = True
        self.refresh()
        self.control.setFocus()


class EntryPart(Part):
    """The fields of one entry. Those that are seldom wanted are added by a menu."""

    def __init__(
        self,
        context: FormContext,
        field: Field,
        where: Where,
        parent: QWidget | None,
        leave_out: frozenset[str] = frozenset(),
        *,
        whole: bool = False,
        basics: frozenset[str] | None = None,
    ) -> None:
        super().__init__(context, field, where, parent)
        self._leave_out, self._whole = leave_out, whole
        self._basics = basics
        """What is not under Advanced; None: everything but its id."""
        self._parts: dict[str, Part] = {}
        self._kept: set[str] = set()
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(6)
        self.add_button = QToolButton(self)
        self.add_button.setAutoRaise(True)
        self.add_button.setText(tr("More…"))
        self.add_button.setAccessibleName(tr("Add a field"))
        self.add_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._menu = QMenu(self.add_button)
        self._menu.setToolTipsVisible(True)
        self._menu.aboutToShow.connect(self._fill_menu)
        self.add_button.setMenu(self._menu)
        self._rows.addWidget(self.add_button, 0, Qt.AlignmentFlag.AlignLeft)
        self._further = QWidget(self)
        self.advanced = Head(self)
        self.advanced.fold.setText(tr("Advanced"))
        self.advanced.fold.setAccessibleName(tr("Advanced"))
        self.advanced.fold.clicked.connect(lambda _=False: self.unfold(shown=self._further.isHidden()))
        self._further_rows = QVBoxLayout(self._further)
        self._further_rows.setContentsMargins(14, 0, 0, 0)
        self._further_rows.setSpacing(6)
        self._further.hide()
        self.advanced.setVisible(basics is not None)  # else once there is something in it
        self._rows.addWidget(self.advanced)
        self._rows.addWidget(self._further)

    def unfold(self, *, shown: bool = True) -> None:
        """Show what is under Advanced, or hide it."""
        self._further.setVisible(shown)
        self.advanced.fold.setArrowType(Qt.ArrowType.DownArrow if shown else Qt.ArrowType.RightArrow)

    def _is_basic(self, name: str) -> bool:
        return name != "id" if self._basics is None else name in self._basics

    def fields(self) -> list[Field]:
        """Return the fields that an entry with this value may have."""
        value = self.value
        found = map(self.context.meant, self.field.fields_for(None if value is MISSING else value))
        return [field for field in essentials_first(found) if field.name not in self._leave_out]

    def _shown(self, field: Field, value: Any) -> bool:
        return (
            self._whole
            or field.required
            or field.name in self._kept
            or field.name in ALWAYS
            or (isinstance(value, dict) and field.name in value)
        )

    def refresh(self) -> None:
        """Show the fields that have a value, or usually have one."""
        value, fields = self.value, self.fields()
        words, model = self.context.words, self.field.model
        takes, keys = words.takes(model), words.keys(model)
        kinds = {field.name: field for field in fields}
        for name, part in list(self._parts.items()):
            if (
                name not in kinds
                or part.field.kind != kinds[name].kind
                or part.field.model != kinds[name].model
            ):
                del self._parts[name]
                put_away(part)
        shown = [field for field in fields if self._shown(field, value)]
        at = {True: 0, False: 0}
        for field in fields:
            basic = self._is_basic(field.name)
            if field.name not in self._parts and field in shown:
                part = part_for(
                    self.context,
                    field,
                    lambda name=field.name: (*self.where(), name),  # type: ignore[misc]
                    takes.get(field.name),
                    self,
                    keys=keys.get(field.name),
                )
                self._parts[field.name] = part
                (self._rows if basic else self._further_rows).insertWidget(at[basic], part)
            at[basic] += field.name in self._parts
        self.advanced.setVisible(self._basics is not None or at[False] > 0)
        for part in self._parts.values():
            part.refresh()
        self.add_button.setVisible(len(self._parts) < len(fields))

    def _fill_menu(self) -> None:
        self._menu.clear()
        for field in self.fields():
            if field.name not in self._parts:
                action = self._menu.addAction(field.title)
                action.setToolTip(field.told)
                action.triggered.connect(lambda _=False, name=field.name: self.show_field(name))

    def show_field(self, name: str) -> Part | None:
        """Show a field that has no value yet, and give it the keyboard."""
        self._kept.add(name)
        self.refresh()
        part = self._parts.get(name)
        if not self._is_basic(name):
            self.unfold()
        if isinstance(part, Section):
            part.unfold()
        if part is not None:
            part.setFocus()
        return part

    def inner(self) -> Iterator[Part]:
        """Yield the fields."""
        yield from self._parts.values()

    def reach(self, path: Path) -> QWidget:
        """Show the field in question, though it is empty."""
        depth = len(self.where())
        if len(path) > depth and path[depth] not in self._parts:
            name = path[depth]
            if isinstance(name, str) and any(field.name == name for field in self.fields()):
                self._kept.add(name)
                self.refresh()
        if len(path) > depth and isinstance(path[depth], str) and not self._is_basic(str(path[depth])):
            self.unfold()
        return super().reach(path)


class Head(QWidget):
    """The head of what can be folded: an arrow, a title, and what is wrong inside."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.setSpacing(4)
        self.fold = QToolButton(self)
        self.fold.setAutoRaise(True)
        self.fold.setArrowType(Qt.ArrowType.RightArrow)
        self.fold.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.fold.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.trouble = QLabel(self)
        self.trouble.hide()
        self.verdict = QLabel(self)
        self.verdict.hide()
        self.row.addWidget(self.fold)
        self.row.addWidget(self.verdict)
        self.row.addWidget(self.trouble)
        self.row.addStretch(1)
        self.setFocusProxy(self.fold)

    def tell(self, context: FormContext, path: Path) -> None:
        """Show whether anything is wrong at a path, and what came of trying it."""
        verdict = context.verdicts.get(path)
        self.verdict.setVisible(verdict is not None)
        if verdict is not None:
            self.verdict.setText("✗" if verdict else "✓")
            self.verdict.setStyleSheet(f"color: {'#c0392b' if verdict else '#2e8b57'}; font-weight: bold;")
            self.verdict.setToolTip(verdict or tr("It holds."))
            self.verdict.setAccessibleName(verdict or tr("It holds."))
        found = context.problems_at(path)
        self.trouble.setVisible(bool(found))
        if found:
            worst = min(found, key=lambda one: ("error", "warning", "hint").index(one.severity))
            self.trouble.setPixmap(icon(worst.severity).pixmap(QSize(14, 14)))
            self.trouble.setToolTip("\n".join(str(one.message) for one in found[:5]))


class Section(Part):
    """A group of fields that can be folded away."""

    def __init__(self, context: FormContext, field: Field, where: Where, parent: QWidget | None) -> None:
        super().__init__(context, field, where, parent)
        self.body: Part | None = None
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(4)
        self.head = Head(self)
        self.head.fold.setText(field.title)
        self.head.fold.setToolTip(field.told)
        self.head.fold.setAccessibleName(field.title)
        self.head.fold.clicked.connect(self.toggle)
        self._layout.addWidget(self.head)
        self.setFocusProxy(self.head)

    @property
    def unfolded(self) -> bool:
        """Whether its body is shown."""
        return self.body is not None and not self.body.isHidden()

    def toggle(self) -> None:
        """Fold or unfold."""
        if self.unfolded:
            self.fold()
        else:
            self.unfold()

    def fold(self) -> None:
        """Hide the body."""
        if self.body is not None:
            self.body.hide()
        self.head.fold.setArrowType(Qt.ArrowType.RightArrow)

    def unfold(self) -> None:
        """Show the body, which is made now if it was not before."""
        if self.body is None:
            self.body = self.make_body()
            holder = QHBoxLayout()
            holder.setContentsMargins(14, 0, 0, 4)
            holder.addWidget(self.body)
            self._layout.addLayout(holder)
        self.body.show()
        self.body.refresh()
        self.head.fold.setArrowType(Qt.ArrowType.DownArrow)

    def make_body(self) -> Part:
        """Make what is shown when it is unfolded."""
        return EntryPart(self.context, self.field, self.where, self)

    def refresh(self) -> None:
        """Show what is there."""
        self.head.tell(self.context, self.where())
        if self.unfolded and self.body is not None:
            self.body.refresh()
        elif self.body is None and self.value not in (MISSING, None, {}) and len(self.where()) < 3:
            self.unfold()

    def inner(self) -> Iterator[Part]:
        """Yield the body, if it was made."""
        if self.body is not None:
            yield self.body

    def reach(self, path: Path) -> QWidget:
        """Unfold, and go on inside."""
        if len(path) > len(self.where()):
            self.unfold()
            assert self.body is not None
            return self.body.reach(path)
        return self
