"""One of a union in a form: its word, its sentence with holes to fill, and below what is nested in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLabel, QMenu, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from uguisu.messages.message import Message
from uguisu_editor.forms.choosing import choose_word
from uguisu_editor.forms.context import FormContext, Where
from uguisu_editor.forms.control import Control
from uguisu_editor.forms.entries import new_entry
from uguisu_editor.forms.fields import Field
from uguisu_editor.forms.flow import FlowLayout
from uguisu_editor.forms.lists import ListPart
from uguisu_editor.forms.parts import NESTED, Part, Section, control_of, part_for
from uguisu_editor.forms.words import Hole
from uguisu_editor.i18n import of_engine, tr
from uguisu_editor.model.edits import Put
from uguisu_editor.model.paths import MISSING, Path

WIDTHS = {"whole": 64, "number": 64, "text": 120, "free": 80, "words": 150, "localized": 260, "flag": 24}


class WordsChoice(Control):
    """A hole that has words of its own for each value."""

    def __init__(self, field: Field, words: dict[Any, str], parent: QWidget | None = None) -> None:
        super().__init__(field, parent)
        self.combo = QComboBox(self)
        for value, text in words.items():
            self.combo.addItem(text, value)
        self.combo.activated.connect(lambda at: self.changed.emit(self.combo.itemData(at)))
        self.hold(self.combo)

    def show_value(self, value: Any) -> None:
        """Show the words for a value."""
        wanted = self.field.default if value is MISSING else value
        self.combo.setCurrentIndex(
            next((at for at in range(self.combo.count()) if self.combo.itemData(at) == wanted), -1)
        )


class UnionPart(Part):
    """An operation, a condition, an expectation."""

    def __init__(self, context: FormContext, field: Field, where: Where, parent: QWidget | None) -> None:
        super().__init__(context, field, where, parent)
        self._built: Any = None
        self._member: Field | None = None
        self._controls: dict[str, Control] = {}
        self._parts: dict[str, Part] = {}
        self._kept: set[str] = set()
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(4)
        self.word = QToolButton(self)
        self.word.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.word.clicked.connect(self.choose)
        self._line: QWidget | None = None
        self.setFocusProxy(self.word)

    def choose(self) -> None:
        """Ask for another word."""
        choose_word(self.word, self.field, self.set_word)

    def set_word(self, word: str) -> None:
        """Make it another of the union; what both have stays."""
        value = self.value
        member = self.field.member(word)
        if not isinstance(value, dict) or member is None or value.get(self.field.tag) == word:
            return
        new = {self.field.tag: word, **new_entry(member)}
        kept = {field.name: field.kind for field in member.fields}
        old = {field.name: field.kind for field in (self._member.fields if self._member is not None else ())}
        new |= {
            key: one
            for key, one in value.items()
            if key != self.field.tag and key in kept and kept[key] == old.get(key)
        }
        self.context.do(tr("Change {name}", name=self.field.tag), Put(self.context.kind, self.where(), new))

    def refresh(self) -> None:
        """Show the sentence."""
        value = self.value
        data = value if isinstance(value, dict) else {}
        word = data.get(self.field.tag)
        self._member = self.field.member(word) if isinstance(word, str) else None
        given = tuple(key for key in data if key != self.field.tag)
        shape = (word, given, tuple(sorted(self._kept)), self.context.language)
        if shape != self._built:
            self._build(str(word or "?"), data)
            self._built = shape
        for key, control in self._controls.items():
            control.show_value(data.get(key, MISSING))
        for part in self._parts.values():
            part.refresh()

    def _build(self, word: str, data: dict[str, Any]) -> None:
        old = self._line
        line = QWidget(self)
        line.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        flow = FlowLayout(line)
        self.word.setParent(line)
        self.word.setText(f"{word.replace('_', ' ')} ▾")
        about = of_engine(Message.of(" ".join(self.field.tags().get(word, "").split())))
        self.word.setToolTip(about)
        self.word.setAccessibleName(tr("Which one: {word}", word=word))
        self.word.setAccessibleDescription(about)
        flow.addWidget(self.word)
        self.word.show()
        self._controls = {}
        fields = {field.name: field for field in (self._member.fields if self._member is not None else ())}
        fields.pop(self.field.tag, None)
        model = self._member.model if self._member is not None else ""
        takes = self.context.words.takes(model)
        shown = data | dict.fromkeys(self._kept)
        said = self.context.words.sentence(model, shown, self.context.language) if model else []
        lines: list[str] = []
        for piece in said:
            if not isinstance(piece, Hole):
                self._say(flow, line, piece)
            elif piece.key in fields and piece.key not in lines:
                lines.append(piece.key)
                self._hole(flow, line, fields[piece.key], takes.get(piece.key), model)
        wanted = [
            field for name, field in fields.items() if name not in lines and (field.required or name in shown)
        ]
        self._nest([fields[key] for key in lines if fields[key].kind in NESTED] + wanted, takes)
        rest = [field for name, field in fields.items() if name not in lines and field not in wanted]
        if rest:
            flow.addWidget(self._more(rest, line))
        self._layout.insertWidget(0, line)
        line.show()
        self._line = line
        if old is not None:
            self._layout.removeWidget(old)
            old.setParent(None)
            old.deleteLater()

    def _say(self, flow: FlowLayout, line: QWidget, text: str) -> None:
        label = QLabel(text.strip(), line)
        label.setTextFormat(Qt.TextFormat.PlainText)
        flow.addWidget(label)

    def _hole(self, flow: FlowLayout, line: QWidget, field: Field, takes: str | None, model: str) -> None:
        """Put a control into the sentence; what is nested stands below, and is only called here."""
        if field.kind in NESTED:
            label = QLabel(f"[{field.title} ↓]", line)
            label.setToolTip(field.told)
            flow.addWidget(label)
            return
        words = self.context.words.values_told(model, field.name, self.context.language)
        where = self._where(field.name)
        if words:
            control: Control = WordsChoice(field, words, line)
            control.changed.connect(lambda value: self.context.set(where(), value))
        else:
            control = control_of(self.context, field, where, takes, line, in_line=True)
            if takes is None and field.kind in WIDTHS:
                control.setFixedWidth(WIDTHS[field.kind])
        self._controls[field.name] = control
        flow.addWidget(control)

    def _where(self, name: str) -> Where:
        return lambda: (*self.where(), name)

    def _nest(self, fields: list[Field], takes: dict[str, str]) -> None:
        names = {field.name: field for field in fields}
        for name, part in list(self._parts.items()):
            if name not in names or part.field.model != names[name].model:
                del self._parts[name]
                part.setParent(None)
                part.deleteLater()
        for name, field in names.items():
            if name not in self._parts:
                part = part_for(self.context, field, self._where(name), takes.get(name), self)
                self._parts[name] = part
                self._layout.addWidget(part)
                if isinstance(part, Section) and not isinstance(part, ListPart):
                    part.unfold()

    def _more(self, rest: list[Field], line: QWidget) -> QToolButton:
        button = QToolButton(line)
        button.setAutoRaise(True)
        button.setText("+")
        button.setToolTip(tr("Say more"))
        button.setAccessibleName(tr("Say more"))
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(button)
        menu.setToolTipsVisible(True)
        for field in rest:
            action = menu.addAction(field.title)
            action.setToolTip(field.told)
            action.triggered.connect(lambda _=False, field=field: self.say_more(field))
        button.setMenu(menu)
        return button

    def say_more(self, field: Field) -> None:
        """Show a field that the sentence has not yet; a tick is set at once."""
        self._kept.add(field.name)
        if field.kind == "flag":
            self.context.set((*self.where(), field.name), not field.default)
        else:
            self.refresh()
        target = self._controls.get(field.name) or self._parts.get(field.name)
        if target is not None:
            target.setFocus()

    def inner(self) -> Iterator[Part]:
        """Yield what is nested."""
        yield from self._parts.values()

    def reach(self, path: Path) -> QWidget:
        """The control of a hole, or what is nested; what the sentence has not yet is shown, though it is empty."""
        depth = len(self.where())
        fields = self._member.fields if self._member is not None else ()
        missing = len(path) > depth and path[depth] not in self._controls and path[depth] not in self._parts
        if missing and any(field.name == path[depth] and field.name != self.field.tag for field in fields):
            self._kept.add(str(path[depth]))
            self.refresh()
        if len(path) == depth + 1 and path[depth] in self._controls:
            return self._controls[str(path[depth])]
        return super().reach(path)
