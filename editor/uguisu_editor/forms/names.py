"""A control for the name of a thing: it takes only what fits, and shows on the map what it names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QComboBox, QCompleter, QLineEdit, QWidget

from uguisu.messages import translate
from uguisu_changes.paths import MISSING, Path
from uguisu_editor.forms.context import FormContext, Where
from uguisu_editor.forms.control import Control
from uguisu_editor.forms.fields import Field
from uguisu_editor.forms.named import Named
from uguisu_editor.forms.telling import called
from uguisu_editor.i18n import of_engine, tr

ON_MAP = ("place", "piece")


def named_at(context: FormContext, kind: str, path: Path, held: list[str]) -> Named:
    """Return what may be named at a path, and what is named there already, as people call it."""
    known = dict(context.candidates(kind, path))
    return Named(
        [
            (name, known.get(name) or ("" if kind == "place" else called(context, kind, name, path)))
            for name in dict.fromkeys([*known, *held])
        ]
    )


class NameControl(Control):
    """Ids and names in scope of one kind, or a number where one will do."""

    def __init__(
        self, context: FormContext, field: Field, kind: str, where: Where, parent: QWidget | None = None
    ) -> None:
        super().__init__(field, parent)
        self.context, self.kind, self.where = context, kind, where
        self._filled = False
        self.combo = QComboBox(self)
        self.combo.setEditable(True)
        self.combo.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.combo.setMinimumContentsLength(7)
        self.line = QLineEdit(self)
        self.combo.setLineEdit(self.line)
        self.combo.setCompleter(None)  # type: ignore[arg-type]
        self.line.editingFinished.connect(self._done)
        self.line.setAccessibleName(field.title)
        self.line.installEventFilter(self)
        self.combo.installEventFilter(self)
        self.combo.textHighlighted.connect(self._point)
        self.combo.activated.connect(lambda at: self._take(self.combo.itemData(at)))
        self.hold(self.combo)
        if self._meets("place"):
            self.add_pick_button()

    def _meets(self, kind: str) -> bool:
        return self.kind == kind or self.kind in self.context.session.facts.suits.get(kind, [])

    def eventFilter(self, watched: object, event: QEvent) -> bool:  # noqa: N802
        """Fill the list when it is wanted; show on the map what is pointed at."""
        kind = event.type()
        if kind in (QEvent.Type.FocusIn, QEvent.Type.MouseButtonPress) or (
            kind == QEvent.Type.KeyPress and not self._filled
        ):
            self._fill()
        if kind == QEvent.Type.Enter and isinstance(self._value, str):
            self._point(self._value)
        elif kind == QEvent.Type.Leave:
            self.context.pointed.emit("")
        return super().eventFilter(watched, event)

    def _fill(self) -> None:
        """Offer what fits here now."""
        if self._filled:
            return
        self._filled = True
        text, start, selected = self.line.text(), self.line.selectionStart(), self.line.selectionLength()
        self.combo.blockSignals(True)
        self.combo.clear()
        named = self._named()
        for name, _ in self.context.candidates(self.kind, self.where()):
            self.combo.addItem(named.shown(name), name)
            self.combo.setItemData(self.combo.count() - 1, name, Qt.ItemDataRole.ToolTipRole)
        self.combo.setEditText(text)
        if selected:  # what is typed now replaces it
            self.line.setSelection(start, selected)
        self.combo.blockSignals(False)
        completer = QCompleter(self.combo.model(), self)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.activated.connect(lambda text: self._take(self._named().meant(text)))
        self.combo.setCompleter(completer)

    def _named(self) -> Named:
        held = [self._value] if isinstance(self._value, str) else []
        return named_at(self.context, self.kind, self.where(), held)

    def show_value(self, value: Any) -> None:
        """Show what is named."""
        self._value, self._filled = value, False
        missing = value is MISSING or value is None
        self.line.setText("" if missing else self._named().shown(str(value)))
        self._mark("")

    def _done(self) -> None:
        self._take(self._named().meant(self.line.text().strip()))

    def _take(self, text: Any) -> None:
        text = str(text)
        value: Any = text or MISSING
        if self.kind == "number" and text.lstrip("-").isdecimal():
            value = int(text)
        if value == self._value:
            self._mark("")
            return
        if isinstance(value, str) and not self.fits(value):
            self._mark(self._wanted())
            return
        self.show_value(value)
        self.changed.emit(value)

    def fits(self, name: str) -> bool:
        """Tell whether a name may stand here, as far as that is known."""
        if not self.context.knows(self.kind):
            return True
        return any(name == known for known, _ in self.context.candidates(self.kind, self.where()))

    def _wanted(self) -> str:
        noun = self.context.session.facts.nouns.get(self.kind, self.kind.replace("_", " "))
        return tr("This needs {what}.", what=translate(of_engine(noun), self.context.language))

    def _mark(self, trouble: str) -> None:
        self.line.setStyleSheet("QLineEdit { border: 2px solid #c0392b; }" if trouble else "")
        told = trouble or self.field.told
        if not trouble and isinstance(self._value, str):  # the name in the file, for who reads files
            told = f"{told}\n{self._value}" if told else self._value
        self.combo.setToolTip(told)
        self.line.setToolTip(told)

    def _point(self, text: str) -> None:
        place = self.context.place_of(self._named().meant(text))
        if place is not None:
            self.context.pointed.emit(place)

    def take_place(self, place: str) -> None:
        """A place was picked on the map."""
        self._take(place)


class ManyNames(Control):
    """Several names with commas between: each must fit."""

    def __init__(
        self,
        context: FormContext,
        field: Field,
        kind: str,
        where: Where,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(field, parent)
        self.context, self.kind, self.where = context, kind, where
        self.line = QLineEdit(self)
        self.line.editingFinished.connect(self._done)
        self.hold(self.line)
        if kind == "place":
            self.add_pick_button()

    def show_value(self, value: Any) -> None:
        """Show the names."""
        self._value = value
        named = self._named()  # with what stands there now
        text = ", ".join(named.shown(str(one)) for one in value) if isinstance(value, list) else ""
        if self.line.text() != text:
            self.line.setText(text)
        ids = ", ".join(map(str, value)) if isinstance(value, list) else ""
        self.line.setToolTip("\n".join(filter(None, (self.field.told, ids))))
        self.line.setStyleSheet("")

    def _named(self) -> Named:
        held = [one for one in self._value if isinstance(one, str)] if isinstance(self._value, list) else []
        return named_at(self.context, self.kind, self.where(), held)

    def _done(self) -> None:
        named = self._named()
        names = named.several(self.line.text())
        value: Any = names or MISSING
        if value == self._value:
            return
        known = {name for name, _ in self.context.candidates(self.kind, self.where())}
        strange = [name for name in names if self.context.knows(self.kind) and name not in known]
        if strange:
            self.line.setToolTip(tr("There is no {name} here.", name=strange[0]))
            self.line.setStyleSheet("QLineEdit { border: 2px solid #c0392b; }")
            return
        self.show_value(value)
        self.changed.emit(value)

    def take_place(self, place: str) -> None:
        """A place was picked on the map."""
        names = list(self._value) if isinstance(self._value, list) else []
        most = self.field.part.get("maxItems")
        names = [*names[-(most - 1) :], place] if most and len(names) >= most else [*names, place]
        self.show_value(names)
        self.changed.emit(names)


MakeControl = Callable[[], Control]
