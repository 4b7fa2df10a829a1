"""The scenario as a sheet of settings: each with a sentence, its control and what is usual; variants as cards with a switch."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from html import escape
from typing import TYPE_CHECKING, Any, get_type_hints

import msgspec
from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QSlider,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from uguisu import Message
from uguisu.messages import localize, translate
from uguisu_changes.edits import Drop, Edit
from uguisu_changes.paths import MISSING
from uguisu_changes.same import same
from uguisu_editor.forms.context import FormContext
from uguisu_editor.forms.fields import Field
from uguisu_editor.forms.holes import ChipControl
from uguisu_editor.forms.parts import EntryPart, Part
from uguisu_editor.forms.switch import Switch
from uguisu_editor.forms.telling import titled
from uguisu_editor.i18n import LANGUAGES, of_engine, tr, words_of
from uguisu_editor.icons import glyph_icon
from uguisu_editor.model.visible import plain, visible
from uguisu_editor.pages.card import SIGN, Card
from uguisu_editor.pages.form_page import HIDDEN

if TYPE_CHECKING:
    from uguisu import Variant
    from uguisu_changes.paths import Path

CHOICE = re.compile(r"`(\w+)`")
"""A word of files within a sentence: it is said as the choice beside it is."""
MOST_TICKS = 20
FAR, WIDE = 60, 150
"""The widest range that a slider shows; its pixels."""
FIGURE = 64
"""Pixels of the number beside a slider: sliders stand below one another."""
USUAL = "#a97e00"
"""Of the mark at what is usual."""
PARTS, LETTERS = 4, 34
"""So many choices, of so many letters in all, stand side by side."""
UNEVEN = 3
"""Rows that one column may have more than the other."""
SIMPLE = ("whole", "choice", "flag")
"""Kinds of options that a row shows; the others are among all fields."""
NARROW = 980
"""Pixels below which variants stand below the settings."""
LICENCES = ("CC0-1.0", "CC-BY-4.0", "CC-BY-SA-4.0", "MIT")
"""What is offered first; any other may be typed."""
BASICS = frozenset({"title", "summary", "game", "options", "languages", "players", "minutes"})
"""What most scenarios say; the rest is under Advanced."""


class UsualSlider(QSlider):
    """A slider with ticks, its ends named, and a mark at what is usual."""

    def __init__(self, usual: int, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.usual = usual
        self.setFixedSize(WIDE, 36)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(WIDE, 36)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the line, how far it goes, the usual value, the knob."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, middle = self.palette(), 11.0
        here, usual = self._at(self.value()), self._at(self.usual)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.mid())
        painter.drawRoundedRect(QRectF(7, middle - 3, self.width() - 14, 6), 3, 3)
        painter.setBrush(colours.highlight())
        painter.drawRoundedRect(QRectF(7, middle - 3, here - 7, 6), 3, 3)
        painter.setBrush(colours.mid())
        for value in self.ticks():
            painter.drawRect(QRectF(self._at(value) - 0.5, middle + 5, 1, 4))
        painter.setBrush(QColor(USUAL))
        painter.drawRect(QRectF(usual - 1, middle - 8, 2, 16))
        painter.setBrush(colours.base())
        painter.setPen(QPen(colours.text().color() if self.hasFocus() else colours.highlight().color(), 2.5))
        painter.drawEllipse(QRectF(here - 7, middle - 7, 14, 14))
        font = QFont(self.font())
        font.setPixelSize(11)
        painter.setFont(font)
        painter.setPen(colours.text().color())
        taken: list[QRectF] = []
        words = [(usual, tr("usual {number}", number=self.usual))] if self.value() != self.usual else []
        words += [(self._at(end), str(end)) for end in (self.minimum(), self.maximum())]
        for at, told in words:
            wide = painter.fontMetrics().horizontalAdvance(told) + 2.0
            box = QRectF(min(max(0.0, at - wide / 2), self.width() - wide), 21, wide, 14)
            if not any(box.adjusted(-3, 0, 3, 0).intersects(other) for other in taken):
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, told)
                taken.append(box)

    def ticks(self) -> list[int]:
        """Return the values that have a tick: each, or every second, fifth, tenth."""
        low, high = self.minimum(), self.maximum()
        step = next((one for one in (1, 2, 5) if (high - low) / one <= MOST_TICKS), 10)
        return [value for value in range(low, high + 1) if value % step == 0]

    def _at(self, value: int) -> float:
        span = max(1, self.maximum() - self.minimum())
        part = (min(max(value, self.minimum()), self.maximum()) - self.minimum()) / span
        return 9 + part * (self.width() - 18)


class Words(QLabel):
    """Words in as many lines as they take, and no more: cards below one another do not press them together."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWordWrap(True)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Another width takes other lines, fewer of them, too: a label is never lower than it was told to be at least."""
        super().resizeEvent(event)
        self.setMinimumHeight(0)
        self.setMinimumHeight(self.heightForWidth(self.width()) if self.text() else 0)


class OptionRow(QWidget):
    """One option: a dot if it differs from what is usual, its name, a sentence, its control."""

    def __init__(self, context: FormContext, field: Field, parent: QWidget) -> None:
        super().__init__(parent)
        self.context, self.field = context, field
        self.dot, self.title, self.told = QLabel(self), Words(self), Words(self)
        self.dot.setFixedWidth(14)
        self.title.setProperty("problem-title", True)
        self.told.setProperty("notes", True)
        for label in (self.title, self.told):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.slider: UsualSlider | None = None
        self.number: QSpinBox | None = None
        self.choices: dict[Any, QToolButton] = {}
        self.list: QComboBox | None = None
        self.switch: Switch | None = None
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.title)
        words.addWidget(self.told)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 5, 0, 5)
        row.setSpacing(6)
        row.addWidget(self.dot, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)
        self._make(row)
        control = self.number or self.switch or self.list or next(iter(self.choices.values()), None)
        if control is not None:
            self.setFocusProxy(control)

    @property
    def way(self) -> Path:
        """Where it stands in the file."""
        return ("options", self.field.name)

    @property
    def value(self) -> Any:
        """What holds: what the file says, else what is usual."""
        said = self.context.look(self.way)
        return self.field.default if said in (MISSING, None) else said

    @property
    def changed(self) -> bool:
        """Whether it is other than usual."""
        return not same(self.value, self.field.default)

    def _make(self, row: QHBoxLayout) -> None:
        field = self.field
        title = field.title
        if field.kind == "flag":
            self.switch = Switch(self)
            self.switch.setAccessibleName(title)
            self.switch.clicked.connect(self.say)
            row.addWidget(self.switch)
        elif field.kind == "choice":
            self._make_choice(row, title)
        else:
            low, high = int(field.least or 0), field.most
            if high is not None and high - low <= FAR and isinstance(field.default, int):
                self.slider = UsualSlider(field.default, self)
                self.slider.setRange(low, int(high))
                self.slider.setAccessibleName(title)
                self.slider.valueChanged.connect(self._slid)
                self.slider.sliderReleased.connect(
                    lambda: self.say(self.slider.value() if self.slider else 0)
                )
                row.addWidget(self.slider)
            self.number = QSpinBox(self)
            self.number.setRange(low, int(high) if high is not None else 9999)
            self.number.setKeyboardTracking(False)
            self.number.setFixedWidth(FIGURE)
            self.number.setAccessibleName(title)
            self.number.valueChanged.connect(self.say)
            row.addWidget(self.number)

    def _make_choice(self, row: QHBoxLayout, title: str) -> None:
        choices = self.field.choices
        told = [visible(words_of(str(one))) for one in choices]
        if len(choices) <= PARTS and sum(map(len, told)) <= LETTERS:
            group, parts = QButtonGroup(self), QHBoxLayout()
            parts.setSpacing(0)
            for choice, words in zip(choices, told, strict=True):
                button = self.choices[choice] = QToolButton(self)
                button.setText(words.replace("&", "&&"))
                button.setAccessibleName(f"{title}: {words}")
                button.setCheckable(True)
                button.setProperty("part", True)
                button.setProperty("tight", True)
                button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
                button.clicked.connect(lambda _=False, choice=choice: self.say(choice))
                group.addButton(button)
                parts.addWidget(button)
            row.addLayout(parts)
            return
        self.list = QComboBox(self)
        self.list.setAccessibleName(title)
        self.list.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.list.setMinimumContentsLength(16)
        for choice, words in zip(choices, told, strict=True):
            self.list.addItem(words, choice)
        self.list.activated.connect(lambda at: self.say(choices[at]))
        row.addWidget(self.list)

    def _slid(self, value: int) -> None:
        """While the knob is dragged only the number follows; with the keys each step counts."""
        if self.slider is not None and self.slider.isSliderDown():
            if self.number is not None:
                self.number.blockSignals(True)
                self.number.setValue(value)
                self.number.blockSignals(False)
        else:
            self.say(value)

    def say(self, value: Any) -> None:
        """Write a value; what is usual is left out of the file."""
        if not same(value, self.value):
            usual = same(value, self.field.default)
            self.context.set(
                self.way, MISSING if usual else value, tr("Change {name}", name=self.field.title)
            )

    def refresh(self) -> None:
        """Show what holds now."""
        field, value = self.field, self.value
        self.title.setText(visible(field.title))
        self.told.setText(plain(CHOICE.sub(lambda found: words_of(found[1]), field.told)))
        self.told.setVisible(bool(field.told))
        self.dot.setText("●" if self.changed else "")
        self.dot.setAccessibleName(tr("changed") if self.changed else "")
        self.dot.setProperty("tint", "when")
        parts: list[QWidget | None] = [self.slider, self.number, self.switch, self.list]
        for part in parts:
            if part is not None:
                part.blockSignals(True)
        if self.switch is not None:
            self.switch.setChecked(value is True)
        if isinstance(value, int) and not isinstance(value, bool):
            if self.slider is not None:
                self.slider.setValue(value)
            if self.number is not None:
                self.number.setValue(value)
        if self.list is not None:
            self.list.setCurrentIndex(field.choices.index(value) if value in field.choices else -1)
        for choice, button in self.choices.items():
            button.setChecked(choice == value)
        for part in parts:
            if part is not None:
                part.blockSignals(False)


class VariantCard(Card):
    """A variant of the game: a switch, what it does, what it clashes with."""

    turned = Signal(bool)
    fields_wanted = Signal()
    """What the variant may be told is wanted."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.sign.hide()
        self.title.setProperty("heading", None)
        self.title.setProperty("problem-title", True)
        self.switch = Switch(self)
        self.switch.clicked.connect(self.turned)
        self.head.addWidget(self.switch, 0, Qt.AlignmentFlag.AlignTop)
        self.clash = QLabel(self)
        self.clash.setWordWrap(True)
        self.clash.setProperty("tint", "warning")
        self.more = QPushButton(self)
        self.more.setProperty("small", True)
        self.more.clicked.connect(lambda _=False: self.fields_wanted.emit())
        self.numbers = QLabel(self)
        self.numbers.setWordWrap(True)
        self.numbers.setTextFormat(Qt.TextFormat.PlainText)
        self.numbers.setProperty("strong", True)
        self.column.addWidget(self.numbers)
        self.column.addWidget(self.clash)
        self.column.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)

    def say_numbers(self, numbers: str) -> None:
        """Show which numbers it brings, and what they are without it."""
        self.numbers.setText(visible(numbers))
        self.numbers.setVisible(bool(numbers))

    def tell(self, title: str, about: str, clash: str, *, on: bool, may: bool, more: bool) -> None:
        """Show what it is, and whether it is on and may be."""
        self.title.setText(visible(title))
        self.about.setText(plain(about))
        self.about.setVisible(bool(about))
        self.clash.setText(visible(clash))
        self.clash.setVisible(bool(clash))
        self.switch.setChecked(on)
        self.switch.setEnabled(may)
        self.switch.setAccessibleName(" ".join(part for part in (title, clash) if part))
        self.more.setText(tr("What it may be told"))
        self.more.setVisible(on and more)
        self.setProperty("usual", on)
        self.style().unpolish(self)
        self.style().polish(self)


class ScenarioForm(Part):
    """The sheet: summary, settings in two columns, variants and what the pack is at the right; below, all fields."""

    def __init__(self, context: FormContext, field: Field, parent: QWidget | None) -> None:
        super().__init__(context, field, lambda: (), parent)
        fields = {one.name: one for one in field.fields_for(context.data)}
        self.title, self.summary = (self._text(name, fields[name]) for name in ("title", "summary"))
        self.told = QLabel(self)
        self.told.setWordWrap(True)
        self.told.setProperty("paper", True)
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        self.pencil = QToolButton(self)
        self.pencil.setAutoRaise(True)
        self.pencil.setIcon(glyph_icon("pencil-outline", "faint"))
        self.pencil.clicked.connect(lambda _=False: self.summary.open())
        self.summary.anchor = self.pencil
        self.legend = QLabel(self)
        self.legend.setProperty("notes", True)
        self.chosen, self.numbers, self.more = Card(self), Card(self), Card(self)
        self.rows: list[OptionRow] = []
        self.side = QWidget(self)
        self._side = QVBoxLayout(self.side)
        self._side.setContentsMargins(0, 0, 0, 0)
        self._side.setSpacing(8)
        self.variants_head = QLabel(self.side)
        self.variants_head.setProperty("stage", True)
        self._side.addWidget(self.variants_head)
        self.variants: dict[str, VariantCard] = {}
        self.about = AboutCard(context, self.side)
        self._side.addWidget(self.about)
        self._side.addStretch(1)
        self.all_button = QToolButton(self)
        self.all_button.setCheckable(True)
        self.all_button.setAutoRaise(True)
        self.all_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.all_button.setIcon(glyph_icon("form-textbox", "faint"))
        self.all_button.clicked.connect(self._toggle_all)
        self.all: EntryPart = EntryPart(context, field, lambda: (), self, HIDDEN, whole=True, basics=BASICS)
        self.all.hide()
        self._lay_out()
        self.refresh()

    def _text(self, name: str, field: Field) -> ChipControl:
        """A text that is shown elsewhere, and written in a small window."""
        control = ChipControl(self.context, field, None, lambda: (name,), self, optional=True)
        control.changed.connect(lambda value: self.context.set((name,), value))
        control.hide()
        return control

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.told, 1)
        head.addWidget(self.pencil, 0, Qt.AlignmentFlag.AlignTop)
        self._cards = QGridLayout()
        self._cards.setSpacing(11)
        self._columns = QVBoxLayout(), QVBoxLayout()
        for card in (self.chosen, self.numbers, self.more):
            card.sign.hide()
            card.about.hide()
            card.title.setProperty("heading", None)
            card.title.setProperty("stage", True)
        for at, (column, card) in enumerate(zip(self._columns, (self.chosen, self.numbers), strict=True)):
            column.setSpacing(11)
            column.addWidget(card)
            column.addStretch(1)
            self._cards.setColumnStretch(at, 1)
        main = QVBoxLayout()
        main.setSpacing(9)
        main.addLayout(head)
        main.addWidget(self.legend)
        main.addLayout(self._cards)
        main.addWidget(self.all_button, 0, Qt.AlignmentFlag.AlignLeft)
        main.addWidget(self.all)
        main.addStretch(1)
        self._across = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._across.setContentsMargins(0, 0, 8, 0)
        self._across.setSpacing(14)
        self._across.addLayout(main, 3)
        self._across.addWidget(self.side, 1)
        self._narrow: bool | None = None
        self._arrange(narrow=False)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """In a narrow window all stands in one column."""
        super().resizeEvent(event)
        self._arrange(narrow=self.width() < NARROW)

    def _arrange(self, *, narrow: bool) -> None:
        if narrow == self._narrow:
            return
        self._narrow = narrow
        way = QBoxLayout.Direction
        self._across.setDirection(way.TopToBottom if narrow else way.LeftToRight)
        self._cards.setColumnStretch(1, 0 if narrow else 1)
        for at, column in enumerate(self._columns):
            self._cards.removeItem(column)
            self._cards.addLayout(column, at if narrow else 0, 0 if narrow else at)

    # What it shows.

    def refresh(self) -> None:
        """Show what the file says now."""
        for control, name in ((self.title, "title"), (self.summary, "summary")):
            control.show_value(self.context.look((name,)))
        summary = self.context.look(("summary",))
        text = (
            translate(summary, self.context.language) if isinstance(summary, str | dict) and summary else ""
        )
        self.told.setText(
            visible(" ".join(text.split())) or tr("No summary yet: what is it, in a sentence or two?")
        )
        self.pencil.setToolTip(tr("Write the summary"))
        self.pencil.setAccessibleName(tr("Write the summary"))
        self.legend.setText(
            self._told_in_colour(tr("●  changed from what is usual in this game      ▎ what is usual"))
        )
        self.chosen.title.setText(tr("How it is played"))
        self.numbers.title.setText(tr("Numbers"))
        self.more.title.setText(tr("And further"))
        self.all_button.setText(tr("All fields"))
        self.all_button.setToolTip(tr("Everything that the file may say of it"))
        self._show_rows()
        self._show_variants()
        self.about.refresh()
        self.all.field = self.field
        if self.all.isVisibleTo(self):
            self.all.refresh()

    def _told_in_colour(self, legend: str) -> str:
        """Return a legend whose signs have the colours that they stand for."""
        colours = {"●": self.palette().highlight().color().name(), "▎": USUAL}
        told = escape(legend).replace("  ", "&nbsp; ")
        for sign, colour in colours.items():
            told = told.replace(sign, f'<span style="color:{colour}">{sign}</span>')
        return told

    def options(self) -> list[Field]:
        """Return the options of the game that a row can show."""
        fields = {one.name: one for one in self.field.fields_for(self.context.data)}
        found = fields["options"].fields_for(self.context.look(("options",))) if "options" in fields else ()
        return [one for one in found if one.kind in SIMPLE and one.default is not None]

    def _show_rows(self) -> None:
        fields = self.options()
        if [row.field for row in self.rows] != fields:
            for row in self.rows:
                row.hide()
                row.deleteLater()
            self.rows = []
            self._deal_out(fields)
        for row in self.rows:
            row.refresh()
        self.chosen.setVisible(any(row.field.kind != "whole" for row in self.rows))
        self.numbers.setVisible(any(row.field.kind == "whole" for row in self.rows))
        self.legend.setVisible(bool(self.rows))

    def _deal_out(self, fields: list[Field]) -> None:
        """Put numbers into one column, all else into the other; of the longer one the end goes below the shorter."""
        told = [one for one in fields if one.kind != "whole"]
        counted = [one for one in fields if one.kind == "whole"]
        longer, shorter = (told, counted) if len(told) > len(counted) else (counted, told)
        further = (len(longer) - len(shorter)) // 2 if len(longer) - len(shorter) > UNEVEN else 0
        rest = longer[len(longer) - further :] if further else []
        for column in self._columns:
            column.removeWidget(self.more)
        self._columns[1 if longer is told else 0].insertWidget(1, self.more)
        for one in fields:
            card = self.more if one in rest else self.numbers if one.kind == "whole" else self.chosen
            row = OptionRow(self.context, one, card)
            card.column.addWidget(row)
            self.rows.append(row)
        self.more.setVisible(bool(rest))

    def all_as_usual(self) -> None:
        """Take back what differs from what is usual, as one step."""
        edits: list[Edit] = [Drop(self.context.kind, row.way) for row in self.rows if row.changed]
        if edits:
            self.context.do(tr("All as usual"), *edits)

    # Variants.

    @property
    def chosen_variants(self) -> list[Any]:
        """The variants that the scenario lists."""
        found = self.context.look(("variants",))
        return (
            [one.get("id") if isinstance(one, dict) else one for one in found]
            if isinstance(found, list)
            else []
        )

    def _known(self) -> dict[str, Variant[Any]]:
        game = self.context.session.registry.games.get(self.context.session.grammar.game_id or "")
        return dict(game.variants) if game is not None else {}

    def _show_variants(self) -> None:
        known, chosen = self._known(), self.chosen_variants
        for name in [name for name in self.variants if name not in known]:
            card = self.variants.pop(name)
            card.hide()
            card.deleteLater()
        titles = {name: localize(of.title, self.context.language) or name for name, of in known.items()}
        for at, (name, variant) in enumerate(known.items()):
            if name not in self.variants:
                card = self.variants[name] = VariantCard(self.side)
                card.turned.connect(partial(self._turn, name))
                card.fields_wanted.connect(partial(self._show_fields_of, name))
                self._side.insertWidget(at + 1, card)
            clashes = [other for other in chosen if other != name and self._clash(known, name, other)]
            lacks = [other for other in sorted(variant.requires) if other not in chosen]
            told = ""
            if clashes:
                told = tr("Clashes with {others}", others=", ".join(titles[other] for other in clashes))
            elif lacks:
                told = tr("Needs {others}", others=", ".join(titles.get(other, other) for other in lacks))
            about = " ".join((variant.__doc__ or "").split())
            self.variants[name].tell(
                titles[name],
                of_engine(Message.of(about)) if about else "",
                told,
                on=name in chosen,
                may=name in chosen or not clashes,
                more=variant.options_type is not None,
            )
            self.variants[name].say_numbers(self._numbers_of(name, variant))
        on = len([name for name in chosen if name in known])
        self.variants_head.setText(tr("Variants · {on} of {all} on", on=on, all=len(known)))
        self.variants_head.setVisible(bool(known))

    def _numbers_of(self, name: str, variant: Variant[Any]) -> str:
        """Say the numbers of a variant, each with what it is without it where the game has it as an option of its own."""
        game = self.context.session.registry.games.get(self.context.session.grammar.game_id or "")
        if game is None or variant.options_type is None:
            return ""
        listed = self.context.look(("variants",))
        entries = [one for one in listed if isinstance(one, dict)] if isinstance(listed, list) else []
        said = next((one.get("options") or {} for one in entries if one.get("id") == name), {})
        usual = {one.name: one.default for one in msgspec.structs.fields(game.type.options)}
        hints = get_type_hints(variant.options_type, include_extras=True)
        told = []
        for field in msgspec.structs.fields(variant.options_type):
            number = said.get(field.name, field.default)
            if not isinstance(number, int) or isinstance(number, bool):
                continue
            marked = (one.title for one in getattr(hints[field.name], "__metadata__", ()))
            title = next(filter(None, marked), "") or titled(field.name)
            before = self.context.look(("options", field.name))
            before = usual.get(field.name) if before is MISSING else before
            if not isinstance(before, int) and not number:
                continue  # nothing is said of it yet
            changed = f"{before} \N{RIGHTWARDS ARROW} {number}" if isinstance(before, int) else str(number)
            told.append(f"{of_engine(Message.of(title))}: {changed}")
        return " · ".join(told)

    @staticmethod
    def _clash(known: dict[str, Variant[Any]], name: str, other: str) -> bool:
        return other in known and (other in known[name].conflicts or name in known[other].conflicts)

    def _turn(self, name: str, on: bool) -> None:
        chosen = self.chosen_variants
        if on and name not in chosen:
            self.context.insert(("variants",), len(chosen), name)
        elif not on and name in chosen:
            self.context.remove(("variants",), chosen.index(name))

    def _show_fields_of(self, name: str) -> None:
        if name in self.chosen_variants:
            self.reach(("variants", self.chosen_variants.index(name))).setFocus()

    # As a part of the page.

    def inner(self) -> Iterator[Part]:
        """Yield all fields, once they are wanted."""
        yield self.all

    def show_all(self) -> None:
        """Show all fields, as the file has them."""
        self.all_button.setChecked(True)
        self._toggle_all(shown=True)

    def _toggle_all(self, shown: bool) -> None:
        self.all.setVisible(shown)
        if shown:
            self.all.refresh()

    def reach(self, path: Path) -> QWidget:
        """Go to what a path leads to: a row, a text, a card, else among all fields."""
        if path[:1] == ("summary",):
            return self.pencil
        for row in self.rows:
            if path[:2] == row.way:
                return row
        if len(path) == 0:
            return self
        self.show_all()
        return self.all.reach(path)


class AboutCard(Card):
    """What the pack is: its licence, its version, the languages that it speaks."""

    def __init__(self, context: FormContext, parent: QWidget) -> None:
        super().__init__(parent)
        self.context = context
        self.sign.setPixmap(glyph_icon("information-outline").pixmap(SIGN))
        self.title.setProperty("heading", None)
        self.title.setProperty("stage", True)
        self.about.hide()
        self.licence, self.version = QComboBox(self), QLineEdit(self)
        self.licence.setEditable(True)
        self.licence.addItems(LICENCES)
        self.licence.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        edit = self.licence.lineEdit()
        assert edit is not None
        edit.editingFinished.connect(lambda: self._say("license", self.licence.currentText()))
        self.licence.activated.connect(lambda _: self._say("license", self.licence.currentText()))
        self.version.editingFinished.connect(lambda: self._say("version", self.version.text()))
        self.speaks = QLabel(self)
        self.speaks.setWordWrap(True)
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        self._words = [QLabel(self) for _ in range(3)]
        for at, (word, control) in enumerate(
            zip(self._words, (self.licence, self.version, self.speaks), strict=True)
        ):
            word.setProperty("notes", True)
            grid.addWidget(word, at, 0)
            grid.addWidget(control, at, 1)
        self.column.addLayout(grid)

    def _say(self, key: str, text: str) -> None:
        said = self.context.look((key,))
        if (text.strip() or None) != (said if isinstance(said, str) else None):
            self.context.set((key,), text.strip() or MISSING)

    def refresh(self) -> None:
        """Show what the file says now."""
        self.title.setText(tr("About this pack"))
        for word, told in zip(self._words, (tr("Licence"), tr("Version"), tr("Speaks")), strict=True):
            word.setText(told)
        self.licence.setAccessibleName(tr("Licence"))
        self.version.setAccessibleName(tr("Version"))
        for key, show in (("license", self.licence.setEditText), ("version", self.version.setText)):
            said = self.context.look((key,))
            _show(show, said if isinstance(said, str) else "")
        self.speaks.setText(", ".join(LANGUAGES.get(code, code) for code in self.context.languages()))


def _show(show: Callable[[str], object], text: str) -> None:
    show(visible(text))
