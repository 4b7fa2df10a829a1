"""Stories: what waits for an event, asks for conditions and does something, each as a card with all of it in sight."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from uguisu_changes.paths import MISSING, Path
from uguisu_editor.forms.chips import Pill
from uguisu_editor.forms.chooser import ask_next
from uguisu_editor.forms.context import FormContext, Where
from uguisu_editor.forms.control import Control
from uguisu_editor.forms.entries import free_id, new_entry
from uguisu_editor.forms.fields import Field
from uguisu_editor.forms.holes import ChipControl
from uguisu_editor.forms.lists import FlatList
from uguisu_editor.forms.parts import Part, part_for
from uguisu_editor.forms.rows import ListEntry
from uguisu_editor.forms.steps import Handle, StepsPart
from uguisu_editor.forms.story_lines import BringsControl, EventControl, OftenControl, choose_event
from uguisu_editor.forms.telling import story_name
from uguisu_editor.i18n import tr
from uguisu_editor.icons import glyph_icon
from uguisu_editor.model.visible import visible
from uguisu_editor.soon import soon

LABEL = 82
"""Pixels of the words before a line: When, if, then."""
STORY = frozenset({"on", "if"})
AT_ONCE = 8
"""Stories that are made at once, as many as a page can show; the others are when they come into sight."""
UNSEEN = 180
"""Pixels that are kept free for one until then."""
IN_HEAD = frozenset({"id", "title", "for"})


def is_story(field: Field) -> bool:
    """Tell whether an entry is a story: it waits for an event and may ask for conditions."""
    return field.kind == "group" and {one.name for one in field.fields} >= STORY


def new_story(context: FormContext, item: Field, path: Path, event: str) -> dict[str, Any]:
    """Return a story that waits for an event, with what every such entry must say."""
    fields = {one.name: one for one in item.fields}
    entry: dict[str, Any] = {"id": "story"} if "id" in fields else {}
    entry |= new_entry(item) or {}
    if "title" in fields and fields["title"].required:
        entry |= {"id": "goal", "title": tr("A new goal")}
    sides = [name for name, _ in context.candidates("side", path)]
    if "for" in fields and sides:
        entry["for"] = sides[0]
    if event:
        entry["on"] = event
    return entry


class StoryPart(Part):
    """The lines of a story."""

    def __init__(self, context: FormContext, field: Field, where: Where, parent: QWidget | None) -> None:
        super().__init__(context, field, where, parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(14, 6, 12, 10)
        self._grid.setHorizontalSpacing(6)
        self._grid.setVerticalSpacing(7)
        self._grid.setColumnMinimumWidth(0, LABEL)
        self._grid.setColumnStretch(1, 1)
        self.controls: dict[str, Control] = {}
        self.parts: dict[str, Part] = {}
        fields = {one.name: one for one in field.fields}
        self._line(tr("When"), "when", self._control("on", EventControl(context, fields["on"], self)))
        self._line(tr("if"), "if", self._list(fields["if"]))
        if "do" in fields:
            self._line(tr("then"), "then", self._list(fields["do"]))
        if "then" in fields:
            brings = BringsControl(context, fields["then"], lambda: (*self.where(), "for"), self)
            self._line(tr("brings"), "then", self._control("then", brings))
        if "once" in fields:
            self._line(tr("how often"), "card", self._control("once", OftenControl(fields["once"], self)))
        for name, one in fields.items():
            if name not in self.controls and name not in self.parts and name not in IN_HEAD:
                part = part_for(context, one, self._at(name), None, self)
                self.parts[name] = part
                self._grid.addWidget(part, self._grid.rowCount(), 1)

    def _at(self, name: str) -> Where:
        return lambda: (*self.where(), name)

    def _line(self, told: str, tint: str, widget: QWidget) -> None:
        label = QLabel(told, self)
        label.setProperty("tint", tint)
        label.setContentsMargins(0, 5, 0, 0)
        row = self._grid.rowCount()
        self._grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(widget, row, 1)

    def _control(self, name: str, control: Control) -> Control:
        self.controls[name] = control
        where = self._at(name)
        control.changed.connect(lambda value: self.context.set(where(), value))
        return control

    def _list(self, field: Field) -> Part:
        part = StepsPart(self.context, field, self._at(field.name), self, titled=False)
        self.parts[field.name] = part
        return part

    def ask_for_the_rest(self) -> None:
        """Ask for a condition and then for a step, as if each had been clicked."""
        asked, done = self.parts.get("if"), self.parts.get("do")

        def go_on() -> None:
            if isinstance(done, StepsPart) and isValid(done):  # the form may have been made anew meanwhile
                done.ask()

        if isinstance(asked, StepsPart):
            then = go_on if done is not None else None
            ask_next(asked, lambda: asked.ask_and_go_on(then))

    def refresh(self) -> None:
        """Show what the file says now."""
        value = self.value if isinstance(self.value, dict) else {}
        for name, control in self.controls.items():
            control.show_value(value.get(name, MISSING))
        for part in self.parts.values():
            part.refresh()

    def inner(self) -> Iterator[Part]:
        """Yield conditions and steps."""
        yield from self.parts.values()

    def reach(self, path: Path) -> QWidget:
        """The control of a line, or what is in it."""
        depth = len(self.where())
        if len(path) > depth and path[depth] in self.controls:
            return self.controls[str(path[depth])]
        return super().reach(path)


class StoryCard(ListEntry):
    """A story: its head with a sign, its name and how it fares, and its lines."""

    def __init__(self, owner: StoriesPart) -> None:
        super().__init__(owner)
        self.stories = owner
        self.setProperty("story", True)
        self.setMinimumHeight(UNSEEN)
        self._made = self._coming = False

    def _make_head(self) -> None:
        owner, context = self.stories, self.stories.context
        self._made = True
        self.setMinimumHeight(0)
        self.handle = Handle(self)
        self.sign = QLabel(self)
        self.name: ChipControl | None = None
        fields = {one.name: one for one in owner.item.fields}
        self._titled = "title" if "title" in fields else "id" if "id" in fields else ""
        self.title_button = QToolButton(self)
        self.title_button.setAutoRaise(True)
        self.title_button.setProperty("heads", True)
        self.title_button.clicked.connect(self._rename)
        if self._titled:
            self.name = ChipControl(context, fields[self._titled], None, self._at(self._titled), self)
            self.name.hide()
            self.name.changed.connect(lambda value: context.set(self._at(self._titled)(), value))
            self.name.anchor = self.title_button
        self.whose: ChipControl | None = None
        if "for" in fields:
            self.whose = ChipControl(context, fields["for"], "side", self._at("for"), self)
            self.whose.changed.connect(lambda value: context.set(self._at("for")(), value))
        self.mod, self.trouble, self.fares = Pill(self), Pill(self), QLabel(self)
        self.fares.setProperty("notes", True)
        self.try_button = QToolButton(self)
        self.try_button.setAutoRaise(True)
        self.try_button.setText(tr("Try it"))
        self.try_button.setIcon(glyph_icon("play", "then"))
        self.try_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.try_button.setToolTip(tr("Look for a game in which it happens, and play on from just before"))
        self.try_button.clicked.connect(lambda: owner.try_story(self.at))
        self.try_button.setVisible(owner.on_try is not None)
        head = QHBoxLayout()
        head.setContentsMargins(8, 6, 10, 0)
        head.setSpacing(7)
        for widget in (self.handle, self.sign, self.title_button, self.whose, self.mod, self.trouble):
            if widget is not None:
                head.addWidget(widget)
        head.addStretch(1)
        head.addWidget(self.fares)
        head.addWidget(self.try_button)
        line = QFrame(self)
        line.setProperty("rule", True)
        line.setFixedHeight(1)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(2)
        self._column.addLayout(head)
        self._column.addWidget(line)
        self.setFocusProxy(self.handle)

    def _at(self, name: str) -> Where:
        return lambda: (*self.where(), name)

    def open(self) -> None:
        """Make its head and its lines."""
        if self.body is None:
            self._make_head()
            self.body = self.owner.body_of(self)
            self._column.addWidget(self.body)
            self.refresh()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Be made as soon as somebody sees it."""
        super().paintEvent(event)
        if not self._made and not self._coming:
            self._coming = True
            soon(self, self._come_into_sight)

    def _come_into_sight(self) -> None:
        """Be made, unless it was only passed, or painted before all had their places."""
        self._coming = False
        if not self.visibleRegion().isEmpty():
            self.open()

    def _rename(self) -> None:
        if self.name is not None:
            self.name.remember(self.owner.context.look(self._at(self._titled)()))
            self.name.open()

    def refresh(self) -> None:
        """Tell what it is now; nobody sees what is not made yet."""
        if not self._made:
            return
        owner, path = self.stories, self.where()
        context = owner.context
        data = self.entry if isinstance(self.entry, dict) else {}
        self.title_button.setText(story_name(context, self.at, data))
        self.title_button.setToolTip(visible(str(data.get("id") or "")))
        self.title_button.setAccessibleName(tr("The name, {name}", name=self.title_button.text()))
        glyph, tint = owner.sign_of(data)
        self.sign.setPixmap(glyph_icon(glyph, tint).pixmap(QSize(18, 18)))
        if self.whose is not None:
            self.whose.show_value(data.get("for", MISSING))
        state = context.state(path)
        told = {"changed": tr("your change"), "added": tr("yours"), "below": tr("as below")}.get(state, "")
        self.mod.tell(told, "piece" if state in ("changed", "added") else "card")
        found = context.problems_at(path)
        worst = "error" if any(one.severity == "error" for one in found) else "warning"
        self.trouble.tell(tr("%n to mend", len(found)) if found else "", worst)
        self.fares.setText(owner.fares(self.at, data))
        if self.body is not None:
            self.body.refresh()

    def menu(self) -> Any:
        """Return what can be done with it; of a mod's, also to have it as below again."""
        menu = super().menu()
        context, path = self.owner.context, self.where()
        if context.state(path) == "changed":
            menu.addSeparator()
            menu.addAction(tr("As below")).triggered.connect(lambda: context.as_below(path))
        return menu


class StoriesPart(FlatList):
    """All stories of a kind, and a button for one more."""

    def __init__(
        self,
        context: FormContext,
        field: Field,
        where: Where,
        parent: QWidget | None,
        *,
        titled: bool = True,
    ) -> None:
        self.on_try: Callable[[int], object] | None = None
        self.on_fares: Callable[[int, dict[str, Any]], str] | None = None
        super().__init__(context, field, where, parent, titled=titled)
        self._column.setSpacing(10)
        told = tr("New goal") if self._is_goal() else tr("New story")
        self.new_button = QPushButton(glyph_icon("plus"), told, self)
        self.new_button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.new_button.clicked.connect(self.ask)
        self.adder = self.new_button
        self.setFocusProxy(self.new_button)
        self.foot = QHBoxLayout()
        self.foot.setContentsMargins(0, 4, 0, 0)
        self.foot.addWidget(self.new_button)
        self.foot.addStretch(1)
        self._layout.addLayout(self.foot)

    def _is_goal(self) -> bool:
        return any(one.name == "then" for one in self.item.fields)

    def opens_at_once(self, row: ListEntry) -> bool:
        """Tell whether it is one of those that a page shows at first."""
        return row.at < AT_ONCE

    def focus_row(self, at: int) -> None:
        """Give a story the keyboard, seen or not."""
        if 0 <= at < len(self.rows):
            self.rows[at].open()
        super().focus_row(at)

    def make_row(self) -> ListEntry:
        """Make a card."""
        return StoryCard(self)

    def body_of(self, row: ListEntry) -> Part:
        """Make the lines of a card."""
        return StoryPart(self.context, self.item, row.where, row)

    def ask(self) -> None:
        """Ask what a new story waits for, and begin it."""
        choose_event(self.context, self.new_button, self.begin)

    def begin(self, event: str) -> None:
        """Begin a story that waits for an event."""
        self._add(new_story(self.context, self.item, self.where(), event))

    def _add(self, entry: dict[str, Any]) -> None:
        if self.context.insert(self.where(), len(self.entries), free_id(self.item, self.ids(), entry)):
            self._match()
            row = self.rows[-1]
            row.open()
            body = row.body
            parts = body.parts if isinstance(body, StoryPart) else {}
            following = parts.get("do") or parts.get("if")
            if isinstance(following, StepsPart):
                following.adder.setFocus()
            self.context.shown.emit(row)
            if isinstance(body, StoryPart) and entry.get("on"):
                body.ask_for_the_rest()

    def add(self, word: str | None = None) -> None:
        """Add a story without asking."""
        self._add(new_story(self.context, self.item, self.where(), ""))

    # What is told of a story.

    def sign_of(self, data: dict[str, Any]) -> tuple[str, str]:
        """Return a glyph and its tint: that of the event, where the game's look has one."""
        if self._is_goal():
            return "flag-checkered", "then"
        look = self.context.session.look.events.get(str(data.get("on")))
        return (look.glyph if look is not None and look.glyph else "script-text-outline"), "when"

    def fares(self, at: int, data: dict[str, Any]) -> str:
        """Return how it fared in the last playtest."""
        return self.on_fares(at, data) if self.on_fares is not None else ""

    def try_story(self, at: int) -> None:
        """Play on from where it is about to happen."""
        if self.on_try is not None:
            self.on_try(at)
