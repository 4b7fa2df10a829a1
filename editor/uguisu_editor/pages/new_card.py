"""A new card: a face to begin from is picked, of this pack or another of its game; the first one stays as it is."""

from __future__ import annotations

from pathlib import Path as File
from typing import Any

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from uguisu.content import head_of
from uguisu.messages import translate
from uguisu_changes.same import plain_copy
from uguisu_editor.dialogs.dialog import Dialog
from uguisu_editor.forms.entries import new_entry
from uguisu_editor.i18n import Speaking, tr
from uguisu_editor.icons import glyph_icon
from uguisu_editor.jobs import Jobs
from uguisu_editor.model.card_faces import CardFace
from uguisu_editor.model.jobs import OTHER_CARDS, RECIPE, OtherCard
from uguisu_editor.model.naming import NewIds
from uguisu_editor.model.templates import id_from
from uguisu_editor.model.visible import visible
from uguisu_editor.packs import card_of, library
from uguisu_editor.pages.cards_shown import CardsBegun
from uguisu_editor.pages.deck_view import ALL, told_together, twins
from uguisu_editor.pages.first_ways import blank_card, others_with
from uguisu_editor.pages.gallery import NAME, Kinds, PaintedFaces, Search, Tiles
from uguisu_editor.pages.moments import Segments
from uguisu_editor.soon import soon

SIZE, FACE = QSize(1224, 650), QSize(220, 308)
NAME_WIDE = 180


OTHER = "card_of_another_pack_"
"""How the ids of such cards begin here, with a number behind it."""
ELSEWHERE = "other_packs_to_look_into"
"""Stands for the cards of other packs, until they are shown."""


class OtherCards(QObject):
    """The cards of other packs of the game, pack after pack, as a process reads and draws them."""

    come = Signal()
    """There are more."""

    def __init__(self, page: CardsBegun, parent: QObject) -> None:
        super().__init__(parent)
        self.page = page
        files = others_with(page.session, "cards")
        alike = {file.read_bytes(): pack for pack, file in reversed(files) if not head_of(pack).uses}
        self.packs = [pack for pack, _ in files if pack in alike.values()]  # a copy has nothing else to offer
        self._waiting = list(self.packs)
        self.cards: dict[str, tuple[File, OtherCard]] = {}
        """By their ids here: the folder of its pack, and the card."""
        self.painted = PaintedFaces()
        self._jobs = Jobs(page.session, self, quick=True)
        self._jobs.done.connect(lambda _, found: self._take(found))
        self._jobs.failed.connect(lambda _: self._take([]))  # a pack that can't be read has no cards to show
        self.asked = False

    def title_of(self, pack: File) -> str:
        """Return what a pack is called."""
        return card_of(pack, Speaking.spoken, library(self.page.session.registry)).title

    def ask(self) -> None:
        """Have them read, unless they are already."""
        if not self.asked:
            self.asked = True
            self._next()

    def _next(self) -> None:
        if self._waiting:
            self._jobs.ask(OTHER_CARDS, self._waiting[0], self.page.session.language, self.page.kept)

    def _take(self, found: list[OtherCard]) -> None:
        pack = self._waiting.pop(0)
        for one in found:
            self.cards[f"{OTHER}{len(self.cards)}"] = pack, one
        self.painted.take({name: one.face for name, (_, one) in self.cards.items()})
        self.come.emit()
        self._next()

    def stop(self) -> None:
        """Read no further."""
        self._waiting = []
        self._jobs.stop()


class OfferedFaces(PaintedFaces):
    """The faces of a pack's cards, of those that its game offers to begin from, and of other packs."""

    def __init__(self, page: CardsBegun, others: OtherCards) -> None:
        super().__init__()
        self._page, self._others = page, others

    def _of(self, card: str) -> PaintedFaces:
        if card.startswith(OTHER):
            return self._others.painted
        return self._page.recipes if card.startswith(RECIPE) else self._page.painted

    def face(self, card: str) -> CardFace | None:
        """Return the face of one."""
        return self._of(card).faces.get(card)

    def small(self, card: str, wide: int, ratio: float) -> QPixmap | None:
        """Return a small face."""
        return self._of(card).small(card, wide, ratio)

    def large(self, card: str, wide: int, ratio: float) -> QPixmap | None:
        """Return a face with its words."""
        return self._of(card).large(card, wide, ratio)


class NewCard(Dialog):
    """Faces to begin from, the large one beside them, and below: its name, and for whom it is."""

    def __init__(self, page: CardsBegun, parent: QWidget, deck: str = "") -> None:
        """`deck` is the one that is thought of."""
        super().__init__(parent)
        self.page, self._deck = page, deck
        self.setWindowTitle(tr("New card"))
        self.resize(SIZE.boundedTo(parent.window().size()))
        self.head, self.about = QLabel(tr("Pick a card to start from"), self), QLabel(self)
        self.head.setProperty("asks", True)
        self.about.setText(tr("You get a copy under a new name; the first one stays as it is."))
        self.about.setProperty("notes", True)
        self.kinds, self.search = Kinds(self), Search(self)
        self.others = OtherCards(page, self)
        self._all = False
        """Whether cards of other packs are shown without being looked for."""
        packs = len(self.others.packs) + 1
        self.search.ask(tr("Find in %n pack(s)", packs) if packs > 1 else tr("Find a card"))
        self.recipes = {f"{RECIPE}{at}": one for at, one in enumerate(page.rules.recipes)}
        self.painted = OfferedFaces(page, self.others)
        self.gallery = Tiles(self.painted, self)
        self.gallery.setAccessibleName(tr("Cards to begin from"))
        self.face = QLabel(self)
        self.face.setFixedSize(FACE)
        self.face.setAccessibleName(tr("Face of the card"))
        self.told = QLabel(self)
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        self.told.setWordWrap(True)
        self.told.setProperty("notes", True)
        self.told.setFixedWidth(FACE.width())
        self.with_it = QLabel(self)
        self.with_it.setTextFormat(Qt.TextFormat.RichText)
        self.with_it.setWordWrap(True)
        self.with_it.setFixedWidth(FACE.width())
        self._make_foot()
        self._lay_out()
        self.kinds.show_kinds(page.painted.faces, lambda: self.palette().text().color().name())
        self.others.come.connect(self._fill)
        self.finished.connect(lambda _: self.others.stop())
        self.kinds.changed.connect(self._fill)
        self.search.textChanged.connect(lambda _: self._fill())
        self.gallery.currentItemChanged.connect(lambda _, __: self._choose())
        self.gallery.itemDoubleClicked.connect(lambda _: self.make())
        self._fill()
        self.gallery.choose(page.chosen)
        self._show()

    def _make_foot(self) -> None:
        """What it is called, whose it is, and that it is made."""
        self.name = QLineEdit(self)
        self.name.setMinimumWidth(NAME_WIDE)
        self.name.setProperty("seek", True)
        self.name.setAccessibleName(tr("Its name"))
        self.whose = Segments(self)
        self.cancel_button, self.make_button = QPushButton(tr("Cancel"), self), QPushButton(self)
        self.make_button.setText(tr("Make this card"))
        self.make_button.setIcon(glyph_icon("plus", "first"))
        self.make_button.setProperty("first", "true")
        self.make_button.setDefault(True)
        self.cancel_button.clicked.connect(self.reject)
        self.make_button.clicked.connect(self.make)

    def _lay_out(self) -> None:
        find = QHBoxLayout()
        find.addWidget(self.kinds, 1)
        find.addWidget(self.search)
        left = QVBoxLayout()
        left.setContentsMargins(20, 12, 12, 8)
        left.addLayout(find)
        left.addWidget(self.gallery, 1)
        side, foot = QFrame(self), QFrame(self)
        side.setProperty("beside", True)
        foot.setProperty("foot", True)
        right = QVBoxLayout(side)
        right.setContentsMargins(26, 18, 26, 14)
        for part in (self.face, self.told, self.with_it):
            right.addWidget(part)
        right.addStretch(1)
        middle = QHBoxLayout()
        middle.setSpacing(0)
        middle.addLayout(left, 1)
        middle.addWidget(side)
        row = QHBoxLayout(foot)
        row.setContentsMargins(20, 12, 20, 12)
        row.addWidget(QLabel(tr("Its name"), self))
        row.addWidget(self.name, 1)
        row.addWidget(QLabel(tr("for"), self))
        row.addWidget(self.whose)
        row.addStretch(1)
        row.addWidget(self.cancel_button)
        row.addWidget(self.make_button)
        above = QVBoxLayout()
        above.setContentsMargins(20, 16, 20, 12)
        above.setSpacing(4)
        for label in (self.head, self.about, self.error):
            above.addWidget(label)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(above)
        column.addLayout(middle, 1)
        column.addWidget(foot)

    @property
    def chosen(self) -> str:
        """The id of the card that is begun from; none: an empty one."""
        item = self.gallery.currentItem()
        return str(item.data(NAME)) if item is not None else ""

    def _fill(self) -> None:
        held = self.chosen
        self.gallery.blockSignals(True)
        self.gallery.clear()
        self.gallery.tell(self.gallery.add("", tr("Empty")), tr("a face and nothing else"), "plus")
        for name, recipe in self.recipes.items():
            face, title = self.painted.face(name), translate(recipe.title, Speaking.spoken)
            if self.kinds.chosen and (face is None or face.kind != self.kinds.chosen):
                continue
            about = translate(recipe.about, Speaking.spoken)
            if self.search.finds(title, face, about):
                self.gallery.tell(self.gallery.add(name, title), about)
        for card in self.page.cards():
            name = str(card.get("id") or "")
            face = self.page.painted.faces.get(name)
            if self.kinds.chosen and (face is None or face.kind != self.kinds.chosen):
                continue
            title = self.page.title_of_card(card)
            if self.search.finds(title, face):
                self.gallery.tell(self.gallery.add(name, title), tr("of this pack"))
        self._fill_others()
        if not self.gallery.choose(held):
            self.gallery.setCurrentRow(1 if self.search.text().strip() and self.gallery.count() > 1 else 0)
        self.gallery.blockSignals(False)
        self.gallery.repaint_faces()
        self._show()

    def _fill_others(self) -> None:
        """Show cards of other packs if they are looked for, else that there are some."""
        if not self.others.packs:
            return
        if not self._all and not self.search.text().strip():
            title = self.others.title_of(self.others.packs[0])
            item = self.gallery.add(ELSEWHERE, tr("From another pack"))
            self.gallery.tell(item, tr("such as {pack}", pack=title), "archive-outline")
            return
        self.others.ask()
        titles = {pack: self.others.title_of(pack) for pack in self.others.packs}
        for name, (pack, one) in self.others.cards.items():
            if self.kinds.chosen and one.face.kind != self.kinds.chosen:
                continue
            title = self.page.title_of_card(one.card)
            if self.search.finds(title, one.face, titles[pack]):
                self.gallery.tell(self.gallery.add(name, title), titles[pack])

    def show_others(self) -> None:
        """Show cards of other packs without being asked for one."""
        self._all = True
        self._fill()

    def _choose(self) -> None:
        if self.chosen == ELSEWHERE and not self._all:
            soon(self, self.show_others)  # not within the click that is being dealt with
        else:
            self._show()

    def _show(self) -> None:
        recipe = self.recipes.get(self.chosen)
        about = translate(recipe.about, Speaking.spoken) if recipe is not None else ""
        self.told.setText(visible(about[:1].upper() + about[1:]))
        pixmap = self.painted.large(self.chosen, FACE.width(), self.devicePixelRatioF())
        if pixmap is None:
            self.face.clear()
        else:
            self.face.setPixmap(pixmap)
        card = self._source()
        told = tr("{name}, another", name=self.page.title_of_card(card)) if card else tr("A new card")
        if recipe is not None:
            told = translate(recipe.title, Speaking.spoken)
        elif self.chosen in self.others.cards:
            pack, one = self.others.cards[self.chosen]
            told = self.page.title_of_card(one.card)
            self.told.setText(tr("From {pack}. You get a copy.", pack=self.others.title_of(pack)))
        self.name.setPlaceholderText(visible(told))
        decks = {name: title for name, title in self.page.decks().items() if name}
        self._say_what_comes(card)
        together = {name: title for name, title in decks.items() if name in twins(self.page.cards())}
        alone = {name: title for name, title in decks.items() if name not in together}
        self.whose.offer({**together, **told_together(list(together)), **alone} or {"": tr("all")})
        mine = card.get("deck")
        if self._deck in decks and (mine not in decks or self.chosen in self.others.cards):
            mine = self._deck
        if isinstance(mine, str) and mine in self.whose.buttons:
            self.whose.buttons[mine].setChecked(True)
        elif together:
            self.whose.buttons[ALL].setChecked(True)
        self.whose.setVisible(len(self.whose.buttons) > 1)

    def _say_what_comes(self, card: dict[str, Any]) -> None:
        """Say what the copy has from the beginning."""
        steps, copies = card.get("do"), card.get("copies")
        told = [tr("%n step(s), to be changed", len(steps))] if isinstance(steps, list) and steps else []
        told += [tr("words of its own")] if card.get("text") else []
        told += [tr("its picture")] if card.get("art") else []
        told += [tr("%n copies", copies)] if isinstance(copies, int) and copies > 1 else []
        lines = "".join(f"<br>✓ {visible(one)}" for one in told)
        self.with_it.setText(f"<b>{tr('What comes with it')}</b>{lines}")
        self.with_it.setVisible(bool(told))

    def _source(self) -> dict[str, Any]:
        if self.chosen in self.recipes:
            return {**self._empty(), **plain_copy(dict(self.recipes[self.chosen].card))}
        if self.chosen in self.others.cards:
            card = dict(plain_copy(self.others.cards[self.chosen][1].card))
            if isinstance(card.pop("copies", None), int):  # decks of another pack are none here
                card["copies"] = self.others.cards[self.chosen][1].card["copies"]
            return card
        return next((card for card in self.page.cards() if card.get("id") == self.chosen), {})

    def make(self) -> None:
        """Make the card, and show it."""
        source, whose = self._source(), self.whose.current
        title = self.name.text().strip() or self.name.placeholderText()
        card = plain_copy(source) if source else self._empty()
        if whose == ALL:
            said = card.pop("copies", 1)
            card.pop("deck", None)
            fair = next((one for one in said.values() if one), 1) if isinstance(said, dict) else said
            held = said if isinstance(said, dict) else {}
            card["copies"] = {name: held.get(name, fair) for name in twins(self.page.cards())}
        elif whose:
            card.pop("copies", None)
            card["deck"] = whose
        card["id"] = NewIds({str(one.get("id")) for one in self.page.cards()}).like(id_from(title) or "card")
        other = self.others.cards.get(self.chosen)
        if other is None or self.name.text().strip():
            card["title"] = title
        card.pop("notes", None)
        card.pop("origin", None)
        at = next((at for at, one in enumerate(self.page.cards()) if one.get("id") == self.chosen), -1)
        art = other[0] / str(card["art"]) if other is not None and "art" in card else None
        if self.page.put_in(at + 1 if at >= 0 else len(self.page.cards()), card, art):
            self.accept()

    def _empty(self) -> dict[str, Any]:
        item = self.page.item()
        begun = new_entry(item) if item is not None else {}
        found = dict(begun) if isinstance(begun, dict) else {}
        return {**found, **blank_card(self.page.rules)}
