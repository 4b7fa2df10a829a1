"""Lists of steps and of conditions: sentences one below another, to add, drag, copy and delete."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from uguisu_changes.paths import Path
from uguisu_editor.forms.chips import Slot
from uguisu_editor.forms.chooser import Chooser, Offer, ask_next, show_below
from uguisu_editor.forms.context import FormContext, Where
from uguisu_editor.forms.entries import new_entry
from uguisu_editor.forms.fields import Field
from uguisu_editor.forms.holes import ChipControl
from uguisu_editor.forms.lists import FlatList
from uguisu_editor.forms.mends import Mends
from uguisu_editor.forms.offers import member_offers, typed_offers
from uguisu_editor.forms.other_words import other_words
from uguisu_editor.forms.rows import ListEntry
from uguisu_editor.forms.sentence import UnionPart
from uguisu_editor.i18n import tr
from uguisu_editor.icons import glyph_icon

LEAD, LEAD_TOP = 36, 8
"""Pixels of a word before sentences, and from their top down to it."""


class Handle(QToolButton):
    """What an entry is dragged by; a click, or the space bar, shows what can be done with it, and its keys are pressed here."""

    def __init__(self, owner: ListEntry) -> None:
        super().__init__(owner)
        self.setIcon(glyph_icon("drag-vertical", "faint"))
        self.setIconSize(QSize(16, 16))
        self.setAutoRaise(True)
        self.setToolTip(
            tr("Drag it to another place (Alt+Up, Alt+Down). A click shows what can be done with it.")
        )
        self.setAccessibleName(tr("What can be done with this entry"))
        self.clicked.connect(lambda: owner.menu().popup(self.mapToGlobal(QPoint(0, self.height()))))
        owner.take_drags(self)
        owner.take_keys(self)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.setIcon(glyph_icon("drag-vertical", "faint"))


class StepRow(ListEntry):
    """A sentence, with its number if it is a step, and below it what is wrong and what mends it."""

    def __init__(self, owner: FlatList) -> None:
        super().__init__(owner)
        self.setProperty("step", True)
        numbered = isinstance(owner, StepsPart) and owner.numbered
        self.setProperty("bare", not numbered)
        self.number = QLabel(self)
        self.number.setProperty("pill", "then")
        self.number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.number.setMinimumWidth(20)
        self.number.setVisible(numbered)
        self.verdict = QLabel(self)
        self.verdict.hide()
        self.handle = Handle(self)
        self._line = QHBoxLayout()
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(8)
        self._line.addWidget(self.number, 0, Qt.AlignmentFlag.AlignTop)
        self._line.addWidget(self.verdict, 0, Qt.AlignmentFlag.AlignTop)
        self._line.addWidget(self.handle, 0, Qt.AlignmentFlag.AlignTop)
        self.mends = Mends(owner.context, self.where, self.choose, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(8 if numbered else 0, 3, 4, 3)
        column.setSpacing(3)
        column.addLayout(self._line)
        column.addWidget(self.mends)
        self.setFocusProxy(self.handle)

    def open(self) -> None:
        """Make the sentence."""
        if self.body is None:
            self.body = self.owner.body_of(self)
            self._line.insertWidget(2, self.body, 1)

    def choose(self, path: Path) -> None:
        """Ask for what stands at a path in it."""
        found = self.body.reach(path) if self.body is not None else None
        if isinstance(found, ChipControl):
            found.open()
        elif found is not None:
            found.setFocus()

    def refresh(self) -> None:
        """Tell what it is now."""
        self.number.setText(str(self.at + 1))
        if self.body is not None:
            self.body.refresh()
        verdict = self.owner.context.verdicts.get(self.where())
        self.verdict.setVisible(verdict is not None)
        if verdict is not None:
            self.verdict.setText("✗" if verdict else "✓")
            self.verdict.setToolTip(verdict or tr("It holds."))
        self.mends.refresh()


class StepsPart(FlatList):
    """The entries, all of them shown, and below them where one more may be added."""

    def __init__(
        self,
        context: FormContext,
        field: Field,
        where: Where,
        parent: QWidget | None,
        *,
        titled: bool = True,
        nested: bool = False,
    ) -> None:
        super().__init__(context, field, where, parent, titled=titled)
        self.does = self.item.tag == "op"
        self.numbered = self.does and not nested
        self.first: Callable[[], list[Offer]] | None = None
        """What is offered before the steps."""
        self._column.setSpacing(3)
        foot = QHBoxLayout()
        foot.setContentsMargins(0, 0, 0, 0)
        foot.setSpacing(6)
        self.slot = Slot("", self, "tray-arrow-down" if self.numbered else "plus")
        self.slot.clicked.connect(self.ask)
        self.slot.setAccessibleName(tr("Add to {name}", name=field.title))
        self.slot.setAcceptDrops(True)
        self.slot.installEventFilter(self)
        foot.addWidget(self.slot, 0)
        self.adder = self.slot
        if self.numbered:
            self.slot.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            self.step_button = QPushButton(glyph_icon("plus", "first"), tr("Add a step"), self)
            self.step_button.setProperty("first", "true")
            self.step_button.clicked.connect(self.ask)
            foot.addWidget(self.step_button)
            self.adder = self.step_button
        else:
            foot.addStretch(1)
        self.setFocusProxy(self.adder)
        self._layout.addLayout(foot)
        self.chooser: Chooser | None = None
        self._then: Callable[[], object] | None = None
        """What is asked when this one has been answered."""

    def lead(self, word: str, tint: str) -> None:
        """Say before the first sentence what it follows from."""
        label = QLabel(word, self)
        label.setProperty("tint", tint)
        label.ensurePolished()
        label.move(0, LEAD_TOP)
        self._layout.setContentsMargins(max(LEAD, label.sizeHint().width() + 6), 0, 0, 0)

    def make_row(self) -> ListEntry:
        """Make a sentence."""
        return StepRow(self)

    def refresh(self) -> None:
        """Show the entries that there are."""
        super().refresh()
        if self.numbered:
            self.slot.name(tr("Drop a step here"))
        elif self.item.tag == "test":
            self.slot.name(tr("something else") if self.rows else tr("a condition"))
        elif self.does:
            self.slot.name(tr("a step"))
        else:
            self.slot.name(tr("one more"))

    def offers(self) -> list[Offer]:
        """Return the steps or the conditions there are."""
        return member_offers(self.context, self.item)

    def ask(self) -> None:
        """Offer what may be added."""
        self.ask_and_go_on(None)

    def ask_and_go_on(self, then: Callable[[], object] | None) -> None:
        """Offer what may be added, or nothing at all, and ask something else `then`; who leaves with Esc is asked no more."""
        path: Path = (*self.where(), len(self.entries))
        asked = tr("What should happen?") if self.does else tr("What must be so?")
        recipes = self.context.recipes() if self.numbered and self.context.recipes is not None else []
        offers = [*(self.first() if self.first is not None else []), *self.offers()]
        if then is not None:
            told = tr("nothing: whenever it happens")
            offers.insert(0, Offer(told, lambda: ask_next(self, then), glyph="check"))
        self._then = then
        chooser = Chooser(
            self.adder,
            offers,
            asked=asked,
            typed=lambda text: typed_offers(self.context, self.item, path, text),
            others=other_words,
            aside=recipes,
            aside_title=tr("Recipes to begin with"),
        )
        self.chooser = chooser
        chooser.destroyed.connect(self._forget)
        chooser.lit.connect(self.context.lit)
        chooser.chosen.connect(self._take)
        show_below(chooser, self.adder)

    def _forget(self) -> None:
        self.chooser = None

    def _take(self, offer: Offer) -> None:
        if callable(offer.value):
            offer.value()
            return
        if self.put(offer.value):
            last = self.rows[-1].body if self.rows else None
            self.adder.setFocus()
            then, self._then = self._then, None
            asked = isinstance(last, UnionPart) and last.ask_first_gap(then)
            if then is not None and not asked:
                ask_next(self, then)

    def put(self, entry: dict[str, Any]) -> bool:
        """Add an entry at the end; tell whether that was done."""
        member = self.item.member(str(entry.get(self.item.tag)))
        done = self.context.insert(self.where(), len(self.entries), self.suited(dict(entry), member))
        if done:
            self._match()
        return done

    def add(self, word: str | None = None) -> None:
        """Add the entry of a word."""
        member = self.item.member(word) if word is not None else None
        if member is not None:
            self.put({self.item.tag: word, **(new_entry(member) or {})})

    def suited(self, entry: dict[str, Any], member: Field | None) -> dict[str, Any]:
        """Put in the names that must be there where only one comes into question: it is in scope, or there is no other."""
        takes = self.context.words.takes(member.model) if member is not None else {}
        path = (*self.where(), len(self.entries))
        scope = self.context.words.scope(
            self.context.kind, self.context.data, path, self.context.session.facts
        )
        for one in member.fields if member is not None else ():
            kind = takes.get(one.name, "")
            if not one.required or one.name in entry or one.kind in ("list", "words", "places") or not kind:
                continue
            held = [name for name, of in scope.items() if of == kind and name not in entry.values()]
            known = held or [name for name, _ in self.context.candidates(kind, path)]
            if len(known) == 1:
                entry |= {one.name: known[0]}
        return entry
