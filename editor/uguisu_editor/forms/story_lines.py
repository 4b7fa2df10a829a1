"""The lines of a story that are not lists: what it waits for, how often it happens, what it brings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QButtonGroup, QSpinBox, QToolButton, QWidget

from uguisu_changes.paths import MISSING
from uguisu_editor.forms.chips import Chip
from uguisu_editor.forms.chooser import Chooser, Offer, show_below
from uguisu_editor.forms.context import FormContext, Where
from uguisu_editor.forms.control import Control
from uguisu_editor.forms.fields import Field
from uguisu_editor.forms.flow import FlowLayout
from uguisu_editor.forms.offers import event_about, event_offers
from uguisu_editor.forms.other_words import other_words
from uguisu_editor.forms.telling import called, event_told
from uguisu_editor.i18n import tr

MOST_POINTS = 1000
WIDEST_EVENT = 470


def choose_event(
    context: FormContext, owner: QWidget, chosen: Callable[[str], object], *, free: bool = False
) -> None:
    """Offer the events of the game."""
    offers = event_offers(context)
    if free:
        offers.append(Offer(tr("whenever the game checks goals"), MISSING, glyph="close"))
    chooser = Chooser(owner, offers, asked=tr("When does it happen?"), others=other_words)
    chooser.chosen.connect(lambda offer: chosen(offer.value))
    show_below(chooser, owner)


class EventControl(Control):
    """What a story waits for."""

    def __init__(self, context: FormContext, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(field, parent)
        self.context = context
        self.chip = Chip(self)
        self.chip.clicked.connect(self.open)
        self.hold(self.chip)
        self.row.addStretch(1)
        self.row.setStretchFactor(self.chip, 0)

    def show_value(self, value: Any) -> None:
        """Show the event as it reads after 'When'."""
        self._value = value
        named = isinstance(value, str) and bool(value)
        told = event_told(self.context, value) if named else ""
        if not told:
            told = tr("what happens?") if self.field.required else tr("the game checks goals")
        self.chip.tell(
            told,
            "when",
            missing=not named and self.field.required,
            glyph="lightning-bolt-outline",
            widest=WIDEST_EVENT,
        )
        self.chip.setToolTip(event_about(self.context, value) if named else self.field.told)
        self.call(f"{tr('When')}: {told}")

    def open(self) -> None:
        """Offer other events."""
        choose_event(self.context, self.chip, self.changed.emit, free=not self.field.required)


class WordButtons(Control):
    """A few words side by side, of which one holds."""

    def __init__(self, field: Field, words: list[tuple[str, Any]], parent: QWidget | None = None) -> None:
        super().__init__(field, parent)
        self.buttons: dict[Any, QToolButton] = {}
        self._group = QButtonGroup(self)
        inner = QWidget(self)
        row = FlowLayout(inner, gap=0)
        for told, value in words:
            button = QToolButton(inner)
            button.setText(told)
            button.setAccessibleName(f"{field.title}: {told}")
            button.setProperty("part", True)
            button.setCheckable(True)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.clicked.connect(lambda _=False, value=value: self._chosen(value))
            self._group.addButton(button)
            self.buttons[value] = button
            row.addWidget(button)
        self.row.addWidget(inner, 1)
        self.setFocusProxy(next(iter(self.buttons.values())))

    def _chosen(self, value: Any) -> None:
        if value != self.shown(self._value):
            self.changed.emit(value)

    def shown(self, value: Any) -> Any:
        """Return which of the words a value is."""
        return self.field.default if value is MISSING else value

    def show_value(self, value: Any) -> None:
        """Mark the word that holds."""
        self._value = value
        shown = self.shown(value)
        for one, button in self.buttons.items():
            button.setChecked(one == shown and isinstance(one, type(shown)))


class OftenControl(WordButtons):
    """Whether a story happens every time, or once a game."""

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(field, [(tr("every time"), False), (tr("once a game"), True)], parent)

    def _chosen(self, value: Any) -> None:
        if value != self.shown(self._value):
            self.changed.emit(value if value else MISSING)


class BringsControl(WordButtons):
    """What a goal brings to whom it is for."""

    def __init__(
        self, context: FormContext, field: Field, whose: Where, parent: QWidget | None = None
    ) -> None:
        words = [
            (tr("the game is won"), "win"),
            (tr("the game is lost"), "lose"),
            (tr("a draw"), "draw"),
            (tr("points"), "points"),
        ]
        super().__init__(field, words, parent)
        self.context, self._whose = context, whose
        self.points = QSpinBox(self)
        self.points.setRange(-MOST_POINTS, MOST_POINTS)
        self.points.setAccessibleName(tr("points"))
        self.points.editingFinished.connect(self._scored)
        self.row.insertWidget(1, self.points)

    def shown(self, value: Any) -> Any:
        """Points are a table."""
        return "points" if isinstance(value, dict) else super().shown(value)

    def show_value(self, value: Any) -> None:
        """Mark what it brings, and say to whom."""
        super().show_value(value)
        whose = self.context.look(self._whose())
        name = called(self.context, "side", whose, self._whose()) if isinstance(whose, str) else "…"
        told = {
            "win": tr("{side} {side:wins|win}", side=name),
            "lose": tr("{side} {side:loses|lose}", side=name),
        }
        for key, text in told.items():
            self.buttons[key].setText(text)
        self.points.setVisible(isinstance(value, dict))
        if isinstance(value, dict) and isinstance(value.get("points"), int):
            self.points.setValue(value["points"])

    def _chosen(self, value: Any) -> None:
        if value != self.shown(self._value):
            self.changed.emit({"points": 1} if value == "points" else value)

    def _scored(self) -> None:
        if isinstance(self._value, dict) and self.points.value() != self._value.get("points"):
            self.changed.emit({"points": self.points.value()})
