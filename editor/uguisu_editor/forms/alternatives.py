"""Ways to choose from, each as the sentences that it does: one below another, as a card prints them."""

from __future__ import annotations

from functools import partial

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QMenu, QWidget

from uguisu_editor.forms.chips import Slot
from uguisu_editor.forms.chooser import Offer, ask_next
from uguisu_editor.forms.context import FormContext, Where
from uguisu_editor.forms.fields import Field
from uguisu_editor.forms.lists import FlatList
from uguisu_editor.forms.parts import Part
from uguisu_editor.forms.rows import ListEntry
from uguisu_editor.forms.sentence import Further, More, Piece, UnionPart
from uguisu_editor.forms.steps import StepRow, StepsPart
from uguisu_editor.i18n import tr

BULLET = "•"
BULLET_WIDE = 10
NAMES = frozenset({"id", "title"})


def is_way(field: Field) -> bool:
    """Tell whether an entry is a way to choose: steps, and at most what must hold or be paid for them. It has no name."""
    if field.kind != "group" or any(one.name in NAMES for one in field.fields):
        return False
    return any(_is_steps(one) for one in field.fields)


def _is_steps(field: Field) -> bool:
    return field.kind == "list" and field.item().kind == "union" and field.item().tag == "op"


class AlternativePart(UnionPart):
    """One way: what it needs, if anything, and its steps."""

    def __init__(self, context: FormContext, field: Field, where: Where, parent: QWidget | None) -> None:
        super().__init__(context, field, where, parent)
        self._unsaid: list[More] = []

    @property
    def steps(self) -> StepsPart | None:
        """Its steps."""
        found = (part for part in self._parts.values() if isinstance(part, StepsPart) and part.does)
        return next(found, None)

    def _build(self, plan: list[Piece]) -> None:
        """A line is there only where it says something; else what may be said is offered with the steps."""
        ends = [piece for piece in plan if isinstance(piece, Further)]
        self._unsaid = [one for piece in ends for one in piece.ways if isinstance(one, More)]
        super()._build(plan)
        if self._line is not None:
            self._line.setVisible(len(plan) > len(ends))

    def _part(self, field: Field, takes: str | None) -> Part:
        if not _is_steps(field):
            return super()._part(field, takes)
        where: Where = partial(self._path, field.name)
        part = StepsPart(self.context, field, where, self, titled=False, nested=True)
        part.first = self._offers
        return part

    def _path(self, name: str) -> tuple[str | int, ...]:
        return (*self.where(), name)

    def _offers(self) -> list[Offer]:
        """Return what else may be said of the way, before its steps."""
        if self._line is not None and not self._line.isHidden():
            return []
        return [
            Offer(offer.text, partial(self.say_more_of, piece, offer.value), offer.about, glyph="plus")
            for piece in self._unsaid
            for offer in self.more_offers(piece)
        ]


class AlternativeRow(StepRow):
    """One way of the list."""

    def __init__(self, owner: AlternativesPart) -> None:
        super().__init__(owner)
        self.number.setProperty("pill", None)
        self.number.setMinimumWidth(BULLET_WIDE)
        self.number.setText(BULLET)
        self.number.show()

    def menu(self) -> QMenu:
        """Return what can be done with it: one more step first."""
        menu = super().menu()
        steps = self.steps
        if steps is not None:
            more = QAction(tr("Add a step"), menu)
            more.triggered.connect(lambda: ask_next(steps, steps.ask))
            menu.insertAction(menu.actions()[0], more)
            menu.insertSeparator(menu.actions()[1])
        return menu

    @property
    def steps(self) -> StepsPart | None:
        """What it does."""
        return self.body.steps if isinstance(self.body, AlternativePart) else None

    def refresh(self) -> None:
        """Tell what it is now."""
        super().refresh()
        self.number.setText(BULLET)
        steps = self.steps
        if steps is None:
            return
        steps.slot.setVisible(not steps.rows)
        for row in steps.rows:  # a single step is dragged and deleted with its way
            if isinstance(row, StepRow):
                row.handle.setVisible(len(steps.rows) > 1)


class AlternativesPart(FlatList):
    """The ways, all of them in sight, and below them where one more may be added."""

    def __init__(
        self,
        context: FormContext,
        field: Field,
        where: Where,
        parent: QWidget | None,
        *,
        titled: bool = True,
    ) -> None:
        super().__init__(context, field, where, parent, titled=titled)
        self.numbered = False
        self._column.setSpacing(2)
        foot = QHBoxLayout()
        foot.setContentsMargins(BULLET_WIDE + 8, 0, 0, 0)
        self.slot = Slot(tr("another way"), self)
        self.slot.setAccessibleName(tr("Add to {name}", name=field.title))
        self.slot.clicked.connect(self.ask)
        foot.addWidget(self.slot)
        foot.addStretch(1)
        self._layout.addLayout(foot)
        self.adder = self.slot
        self.setFocusProxy(self.slot)

    def make_row(self) -> ListEntry:
        """Make a way."""
        return AlternativeRow(self)

    def body_of(self, row: ListEntry) -> Part:
        """Return the part that shows a way."""
        return AlternativePart(self.context, self.item, row.where, row)

    def add(self, word: str | None = None) -> None:
        """Add a way, and ask at once what it does."""
        super().add(word)
        body = self.rows[-1].body if self.rows else None
        if isinstance(body, AlternativePart) and body.steps is not None:
            body.steps.ask()
