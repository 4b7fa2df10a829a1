"""The page of cards: a gallery of faces, a workshop for one card, and how that fares when it is tried or was played."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from html import escape
from pathlib import Path as File
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from uguisu.cards import CardRules
from uguisu.content import is_safe_name
from uguisu.content.claims import cards_of_decks
from uguisu.messages import translate
from uguisu_changes.difference import laid
from uguisu_changes.edits import Change
from uguisu_changes.paths import Path
from uguisu_changes.same import plain_copy
from uguisu_editor.forms.entries import text_beside
from uguisu_editor.forms.fields import Field
from uguisu_editor.forms.flow import FlowLayout
from uguisu_editor.forms.parts import Part
from uguisu_editor.i18n import of_engine, reason_told, tr
from uguisu_editor.icons import glyph_icon
from uguisu_editor.jobs import Jobs
from uguisu_editor.model.card_faces import CardFace
from uguisu_editor.model.faces_kept import face_under, name_of
from uguisu_editor.model.jobs import FACES, RECIPE, SEARCH_SECONDS, TRY_CARD, Tried
from uguisu_editor.model.naming import NewIds
from uguisu_editor.model.numbers_told import mended, unsaid
from uguisu_editor.model.visible import visible
from uguisu_editor.pages.beginning import Way
from uguisu_editor.pages.boards import Boards
from uguisu_editor.pages.card import Card
from uguisu_editor.pages.card_art import NoPicture, cut, put_into
from uguisu_editor.pages.card_tabs import CardTabs
from uguisu_editor.pages.deck_view import share, twins
from uguisu_editor.pages.fares import Fares
from uguisu_editor.pages.first_ways import begin_file, first_cards, others_with
from uguisu_editor.pages.form_page import FormPage
from uguisu_editor.pages.gallery import NAME, Gallery, Kinds, PaintedFaces, Search
from uguisu_editor.pages.no_cards import NoCards
from uguisu_editor.pages.problem_card import Troubles
from uguisu_editor.pages.trial import Trial
from uguisu_editor.pages.workshop import Workshop
from uguisu_editor.session import Session
from uguisu_editor.settings import state_folder

if TYPE_CHECKING:
    from uguisu_editor.pages.deck_view import DeckView

WIDE, LEFT, LEFT_NARROW, SIDE = 1300, 368, 256, 278
"""Pixels from which on there are three columns; of the gallery; and of what games have shown."""
REST_MS = 600
IN_SIGHT = 16
"""So many faces a gallery shows at first."""
UNASKED_MS, UNASKED_SECONDS = 400, 1.0
"""After so long a card that is looked at is tried without being asked, for so long at most."""
PLAYED = ("options", "variants")
"""What of a scenario faces may tell of."""
WHERE_IT_LIES = ((), ("deck",), ("copies",))
"""Of what a card says: it as a whole, and in which decks it is."""
FACES_FIRST_MS = 20
"""So long after the gallery the workshop is made, when one comes to the page: faces are seen meanwhile."""


class CardsPage(FormPage):
    """The cards of a pack."""

    picture = "cards"
    tried = Signal(str)
    """A game in which a card was played, saved; the user wants to see it in Play."""
    sheet_wanted = Signal(str)
    """The user wants a command on cards in a spreadsheet, by its name."""

    def __init__(self, session: Session, kind: str, parent: QWidget | None = None) -> None:
        self._faces: dict[str, CardFace] = {}
        self.painted = PaintedFaces()
        self.recipes, self.no_cards = PaintedFaces(), NoCards(self)
        """The faces of cards that the game offers to begin from, and what is shown while there are none of its own."""
        self.deck, self.grid = QComboBox(), Gallery(self.painted)
        self.search, self.kinds = Search(), Kinds()
        self.new_button, self.deck_button, self.more_button = QPushButton(), QPushButton(), QToolButton()
        self.all_button, self._more = QPushButton(), QMenu()
        self._count, self._sum = QLabel(), QLabel()
        self.trial, self.fares, self.troubles = Trial(), Fares(), Troubles(session)
        self.tabs = CardTabs(self.trial, self.fares)
        self.piles: DeckView | None = None
        """A deck in piles, once it was wanted."""
        self.says = Card()
        """What the card says, where there is room for it at the side."""
        self._effects: dict[str, Any] = {}
        """What cards did when they were first shown, by id: a change of a number there may be one of the text, too."""
        self._found: Tried | None = None
        self._seen, self._drawn = False, False
        """`_drawn`: whether the faces that are shown were drawn for this pack; else they are those that were kept."""
        self._seed, self._quietly = 0, False
        """`_quietly`: whether a card is tried that nobody has asked to."""
        self._asked: object = None
        """For what faces were asked that have not come yet."""
        self.drawing, self.trying = Jobs(session, quick=True), Jobs(session)
        super().__init__(session, kind, parent)
        for jobs in (self.drawing, self.trying):
            jobs.setParent(self)
        self._make_timers()
        self._lay_out()
        self.deck.activated.connect(lambda _: self._fill())
        self.search.textChanged.connect(lambda _: self._fill_grid(self.cards()))
        self.kinds.changed.connect(lambda: self._fill_grid(self.cards()))
        self.grid.currentItemChanged.connect(lambda item, _: self._choose(item))
        self.new_button.clicked.connect(lambda _=False: self.ask_new())
        self.deck_button.clicked.connect(self.show_deck)
        self.trial.try_button.clicked.connect(lambda _=False: self.try_card())
        self.trial.again_button.clicked.connect(lambda: self.try_card(another=True))
        self.trial.open_button.clicked.connect(self._show_game)
        self.drawing.done.connect(lambda _, faces: self._take_faces(faces))
        self.trying.done.connect(lambda _, found: self._take(found))
        self.trying.failed.connect(self._say_failed)
        self.trying.state_changed.connect(
            lambda: self.trial.look_for(looking=self.trying.waiting and not self._quietly)
        )
        self.shown.connect(self._fill)
        self.fares.card_wanted.connect(self.grid.choose)
        self.all_button.clicked.connect(self.show_all)
        session.findings_changed.connect(self._show_words)
        session.work_changed.connect(lambda: self.fares.show_work(session))
        session.learned.connect(self._on_learned)
        self.retranslate()

    def _make_timers(self) -> None:
        """What waits until one rests, and until the gallery has been seen."""
        self._rest, self._after_gallery, self._unasked = QTimer(self), QTimer(self), QTimer(self)
        for timer, wait, then in (
            (self._unasked, UNASKED_MS, self._try_unasked),
            (self._rest, REST_MS, self._draw),
            (self._after_gallery, FACES_FIRST_MS, self.refresh),
        ):
            timer.setSingleShot(True)
            timer.setInterval(wait)
            timer.timeout.connect(then)

    # What tests, guides and others call it.

    @property
    def try_button(self) -> QPushButton:
        """What plays the card."""
        return self.trial.try_button

    @property
    def again_button(self) -> QPushButton:
        """What looks for another position."""
        return self.trial.again_button

    @property
    def open_button(self) -> QPushButton:
        """What shows the game in Play."""
        return self.trial.open_button

    @property
    def events(self) -> QListWidget:
        """What happened when it was played."""
        return self.trial.events

    @property
    def boards(self) -> Boards:
        """The board before and after."""
        return self.trial.boards

    @property
    def rules(self) -> type[CardRules]:
        """What the game says of cards."""
        game = self.session.game
        return game.card_rules if game is not None else CardRules

    @property
    def deck_chosen(self) -> str:
        """The id of the deck that is shown; "" for all."""
        return str(self.deck.currentData() or "")

    @property
    def workshop(self) -> Workshop | None:
        """The card that is worked on; it is made now if it still waits for that."""
        if self._after_gallery.isActive():
            self.refresh()
        return self._made

    @property
    def _made(self) -> Workshop | None:
        """The workshop, once it is made."""
        return self.form if isinstance(self.form, Workshop) else None

    def _lay_out(self) -> None:
        """The gallery at the left."""
        self.left = QWidget(self)
        column = QVBoxLayout(self.left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        head = QHBoxLayout()
        self.head.removeWidget(self._heading)
        self.head.removeWidget(self.text_button)
        self._heading.setProperty("heading", True)
        self._count.setProperty("notes", True)
        self.new_button.setProperty("first", "true")
        head.addWidget(self._heading)
        head.addWidget(self._count)
        head.addWidget(self.deck, 1)
        head.addWidget(self.new_button)
        find = QHBoxLayout()
        find.addWidget(self.search, 1)
        find.addWidget(self.deck_button)
        foot = QWidget(self.left)
        flow = FlowLayout(foot)
        for button in (self.all_button, self.text_button, self.more_button):
            flow.addWidget(button)
        for part in (head, find):
            column.addLayout(part)
        column.addWidget(self.kinds)
        column.addWidget(self._sum)
        column.addWidget(self.grid, 1)
        column.addWidget(foot)
        self._sum.setWordWrap(True)
        self._sum.setProperty("notes", True)
        self.deck.setProperty("flat", True)
        self.deck.setMinimumContentsLength(3)
        self.deck.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.deck.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.more_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.more_button.setMenu(self._more)
        self.setTabOrder(
            self.more_button, self.text_button
        )  # it was made first, and would have the keyboard first
        self._lay_out_rest()

    def _lay_out_rest(self) -> None:
        """The card in the middle, what games have shown at the right, or below where it is narrow."""
        self.layout_.removeWidget(self._area)
        self._middle = QWidget(self)
        work = QVBoxLayout(self._middle)
        work.setContentsMargins(0, 0, 0, 0)
        work.setSpacing(6)
        work.addWidget(self.troubles)
        work.addWidget(self._area, 1)
        self._work = work
        for part in (self.trial, self.tabs):
            work.addWidget(part)
            part.hide()  # until there is a card to try
        for label in (self.says.sign, self.says.title, self.says.about):
            label.hide()
        self.fares.hold(self.says)
        self.side = QScrollArea(self)
        self.side.setWidgetResizable(True)
        self.side.setFrameShape(QScrollArea.Shape.NoFrame)
        self.side.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        panel = QWidget()
        self._side = QVBoxLayout(panel)
        self._side.setContentsMargins(0, 0, 6, 0)
        self._side.addWidget(self.fares)
        self._side.addStretch(1)
        self.side.setWidget(panel)
        self.layout_.setContentsMargins(14, 10, 6, 6)
        self._split = QWidget(self)
        row = QHBoxLayout(self._split)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(14)
        row.addWidget(self.left)
        row.addWidget(self._middle, 1)
        row.addWidget(self.side)
        self.layout_.addWidget(self._split, 1)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Three columns where there is room; else what games have shown goes below the card."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        if not hasattr(self, "_split"):
            return
        wide = self.width() >= WIDE
        self.left.setFixedWidth(LEFT if wide else LEFT_NARROW)
        self.new_button.setText(tr("New card") if wide else tr("New"))
        self._say_all()
        self.side.setVisible(wide)
        self.side.setFixedWidth(SIDE)
        if wide != (self.fares.parentWidget() is self.side.widget()):
            if wide:
                self._side.insertWidget(0, self.fares)
                self._work.insertWidget(self._work.indexOf(self._area) + 1, self.trial)
                self.tabs.give_back()
            else:
                self.tabs.take()
        self.tabs.fit(self.height())
        self.kinds.fit(wide=wide)
        if self._made is not None:
            self._made.set_wide(self.width() - self.left.width() - (SIDE if wide else 0), roomy=wide)
        self._show_around()

    def _show_around(self) -> None:
        """Show around a card what belongs to it: where there is room, at its side and below it, else in tabs."""
        wide, chosen = self.width() >= WIDE, bool(self.chosen)
        self.tabs.setVisible(not wide and chosen)
        if wide:
            self.trial.setVisible(chosen)
        self.says.setVisible(wide and chosen and self.says.column.count() > 1)
        self._share_height()

    def _share_height(self) -> None:
        """Give the boards of the trial what the card leaves of the height."""
        panel = self._area.widget()
        if self.width() < WIDE:
            self.trial.take_height(None)
        elif panel is not None:
            layout, wide = panel.layout(), self._area.viewport().width()
            high = layout.totalHeightForWidth(wide) if layout is not None else 0
            self.trial.take_height(self._middle.height() - self._work.spacing() - high)

    def make_form(self) -> Part:
        """Make the workshop, and what is all of the file."""
        made = Workshop(self.context, self.context.root, self._area, self.rules)
        made.words_side = self.says.column
        made.mend_button.clicked.connect(self._mend_words)
        made.wanted.connect(self._do)
        made.decks = lambda: {name: told for name, told in self.decks().items() if name}
        made.face.dropped.connect(self.take_picture)
        made.set_wide(self.width() - LEFT - SIDE, roomy=self.width() >= WIDE)
        return made

    def _drop_form(self) -> None:
        if self._made is not None:
            self.says.column.removeWidget(self._made.words_box)
            self._made.words_box.setParent(self._made.card)
        super()._drop_form()

    @property
    def face(self) -> QLabel:
        """The face of the card, large."""
        assert self.workshop is not None
        return self.workshop.face

    @property
    def mend_button(self) -> QPushButton:
        """What writes a changed number into the words, too."""
        assert self.workshop is not None
        return self.workshop.mend_button

    def retranslate(self) -> None:
        """Say everything in the present language; the faces are drawn anew in it."""
        super().retranslate()
        self.leave_deck()
        self.deck.setAccessibleName(tr("Deck"))
        self.grid.setAccessibleName(tr("Cards of the deck"))
        self.search.ask(tr("Find a card"))
        self.new_button.setText(tr("New card"))
        self.new_button.setIcon(glyph_icon("plus", "first"))
        self.deck_button.setText(tr("Deck"))
        self.deck_button.setIcon(glyph_icon("chart-bell-curve-cumulative"))
        self.deck_button.setToolTip(tr("The deck in piles: more and fewer copies"))
        self.all_button.setText(tr("Decks and all cards"))
        self.all_button.setToolTip(tr("Show the decks, and all cards in a list: to add, move and delete"))
        self.more_button.setText(tr("Spreadsheet"))
        self.more_button.setToolTip(tr("Cards to a spreadsheet, and from one"))
        menu = self._more
        menu.clear()
        for what, said in (
            ("cards-from-sheet", tr("From a spreadsheet…")),
            ("cards-from-link", tr("From Google Sheets…")),
            ("cards-to-sheet", tr("To a spreadsheet…")),
            ("cards-follow-sheet", tr("Follow this file…")),
        ):
            menu.addAction(said, partial(self.sheet_wanted.emit, what))
        self.trial.retranslate()
        self.fares.retranslate()
        self.tabs.retranslate()
        if hasattr(self, "_rest"):
            self._rest.start()

    def beginnings(self) -> tuple[str, str, list[Way]]:
        """Return what is said while there are no cards, and ways to have some."""
        from_table = partial(self.sheet_wanted.emit, "cards-from-sheet")
        return self.no_cards.ways(self.ask_new, partial(self.ask_new, elsewhere=True), from_table)

    def _show_recipes(self) -> None:
        if self.empty:
            self.no_cards.show(self.beginning, self.devicePixelRatioF())

    def catch_up(self) -> None:
        """Show the gallery; the workshop is made once that is seen."""
        if self.form is not None or self.empty:
            self.refresh()
            return
        self.show_form_or_beginning()
        self._show_parts()
        self._fill()
        self._after_gallery.start()

    def refresh(self) -> None:
        """Show what the file says now."""
        self._after_gallery.stop()
        super().refresh()
        self.make_button.hide()
        self._show_recipes()
        self._show_parts()

    def _show_parts(self) -> None:
        if self.piles is not None and (self.empty or self.piles.isHidden()):
            self.piles.hide()
        self._split.setVisible(not self.empty and (self.piles is None or self.piles.isHidden()))
        self._fit()
        self.text_button.setVisible(self.width() >= WIDE and not self.empty)

    # The grid.

    def cards(self) -> list[dict[str, Any]]:
        """Return the cards, as the file has them; of a mod, with those below."""
        found = self.context.look(("cards",))
        return [card for card in found if isinstance(card, dict)] if isinstance(found, list) else []

    def _fill(self) -> None:
        """Show the cards of the deck that is chosen, with the number of each."""
        cards, decks = self.cards(), self.context.look(("decks",))
        named = [deck for deck in decks if isinstance(deck, dict)] if isinstance(decks, list) else []
        titles = {str(deck.get("id")): deck for deck in named}
        for card in cards:
            copies = card.get("copies")
            for name in copies if isinstance(copies, dict) else [card.get("deck")]:
                if isinstance(name, str):
                    titles.setdefault(name, {})
        chosen = self.deck.currentData()
        below = cards_of_decks(self.context.below)
        self.deck.clear()
        self.deck.addItem("", "")
        self._say_all()
        for name, deck in titles.items():
            count = sum(share(card, name) for card in cards)
            title = text_beside(self.context, ("decks", 0), deck, "title") or deck.get("title")
            told = (
                translate(title, self.context.language) if isinstance(title, str | dict) and title else name
            )
            claimed = self._claimed(named, deck)
            size = f"{count}" if claimed is None else f"{count}/{claimed}"
            if below.get(name, count) != count:
                size = f"{below[name]} \N{RIGHTWARDS ARROW} {size}"
            self.deck.addItem(visible(f"{told} ({size})"), name)
        self.deck.setCurrentIndex(max(0, self.deck.findData(chosen)))
        self._show_checks()
        self._fill_grid(cards)

    def _say_all(self) -> None:
        """Say how many cards there are in all, or in each of several decks of one size; shorter where room is little."""
        cards, wide = self.cards(), self.width() >= WIDE
        count = sum(share(card, "") for card in cards)
        told = tr("All %n card(s)", count) if wide else f"{tr('All')} · {count}"
        decks = twins(cards)
        each = {sum(share(card, deck) for card in cards) for deck in decks}
        if len(each) == 1:
            kinds = sum(any(share(card, deck) for deck in decks) for card in cards)
            size = each.pop()
            told = (
                tr("{copies} each · %n kind(s)", kinds, copies=size)
                if wide
                else tr("{copies} each", copies=size)
            )
        if self.deck.count():
            self.deck.setItemText(0, told)

    def decks(self) -> dict[str, str]:
        """Return what the decks are called, by id; "" stands for all."""
        found = {}
        for at in range(self.deck.count()):
            found[str(self.deck.itemData(at))] = self.deck.itemText(at).rpartition(" (")[0]
        return found

    def item(self) -> Field | None:
        """Return what a card may say."""
        fields = {one.name: one for one in self.context.root.fields_for(self.context.data)}
        return fields["cards"].item() if "cards" in fields else None

    def _claimed(self, decks: list[dict[str, Any]], deck: dict[str, Any]) -> int | None:
        """Return how many cards the pack itself says that a deck has; what is said below holds there."""
        size = deck.get("size")
        if not isinstance(size, int) or self.context.state(("decks", decks.index(deck), "size")) == "below":
            return None
        return size

    def _fill_grid(self, cards: list[dict[str, Any]]) -> None:
        name = str(self.deck.currentData() or "")
        held = self.chosen
        shown = [(at, card) for at, card in enumerate(cards) if not name or share(card, name)]
        wanted = [
            (str(card.get("id") or ""), self.title_of_card(card), self._is_own(at))
            for at, card in shown
            if self._fits(card)
        ]
        if wanted != self.grid.listed():
            self.grid.blockSignals(True)
            self.grid.clear()
            for card_id, told, yours in wanted:
                self.grid.add(card_id, told, yours=yours)
            self.grid.choose(held)
            self.grid.blockSignals(False)
        if not self._seen and self.grid.count():  # at first one card is shown, and not the list of all
            self._seen = True
            self.grid.blockSignals(True)
            self.grid.setCurrentRow(0)
            self.grid.blockSignals(False)
        twice = bool(self.kinds.buttons) and self.kinds.buttons.keys() - {""} <= set(self.decks().values())
        self.deck.setVisible(not twice or self.context.below is not None)
        self._count.setHidden(not self.deck.isHidden())
        kinds, copies = len(cards), sum(share(card, name) for _, card in shown)
        self._count.setText(
            tr("{copies} · %n kind(s)", kinds, copies=copies) if not name else tr("%n card(s)", copies)
        )
        self.grid.repaint_faces()
        at = self._at_chosen()
        if self._made is not None and (
            at is None or not self._made.shows(at)
        ):  # the list of all tells of faces
            self._show_only()
        self._show_face()
        self._show_words()

    def title_of_card(self, card: dict[str, Any]) -> str:
        """Return what a card is called, as its face says it."""
        card_id = str(card.get("id") or "")
        title = self.session.facts.title("card", card_id) or card.get("title")
        if title and isinstance(title, str | dict):
            return translate(title, self.context.language)
        return card_id

    def _is_own(self, at: int) -> bool:
        """Whether a card of a mod is made or changed there."""
        return self.context.below is not None and self.context.state(("cards", at)) in ("changed", "added")

    def _fits(self, card: dict[str, Any]) -> bool:
        """Whether a card is of the kind, and has the words, that are looked for; its id finds it only as a whole."""
        card_id = str(card.get("id") or "")
        face = self._faces.get(card_id)
        if self.kinds.chosen and (face is None or face.kind != self.kinds.chosen):
            return False
        if self.search.text().strip().casefold() == card_id.casefold():
            return True
        return self.search.finds(self.title_of_card(card), face)

    def _show_checks(self) -> None:
        """Tell beside a deck what is wrong with decks."""
        found = [str(one.message) for one in self.context.problems_at(("decks",))]
        found += [
            str(one.message)
            for one in self.context.problems
            if one.code.startswith("deck") and str(one.message) not in found
        ]
        self._sum.setText("\n".join(found))
        self._sum.setVisible(bool(found))

    def _show_troubles(self) -> None:
        """Say above the card that no deck holds it, and the like."""
        at = self._at_chosen()
        found = self.context.problems_at(("cards", at)) if at is not None else []
        shown = [self.context.shown_at(tuple(one.path or ())) for one in found]
        lying = [one for one, way in zip(found, shown, strict=True) if way[2:3] in WHERE_IT_LIES]
        self.troubles.show_problems(lying)

    @property
    def chosen(self) -> str:
        """The id of the card that is chosen."""
        item = self.grid.currentItem()
        return str(item.data(NAME)) if item is not None else ""

    def _choose(self, item: QListWidgetItem | None) -> None:
        self._show_only()
        self._show_face()
        self._show_words()
        self._show_troubles()
        self._forget()
        self.try_button.setEnabled(item is not None)

    def _at(self, name: str) -> int | None:
        return next((at for at, card in enumerate(self.cards()) if card.get("id") == name), None)

    def _at_chosen(self) -> int | None:
        return self._at(self.chosen) if self.chosen else None

    def show_all(self) -> None:
        """Show the decks and all cards in a list."""
        self.grid.setCurrentRow(-1)
        self._show_only()

    def _show_only(self) -> None:
        """Of the file, show only the card that is chosen; all of it, if none is."""
        if self._made is None:
            return
        self._made.show_card(self._at_chosen())
        self._show_around()
        self._wheel.calm(self._made)
        self.all_button.setEnabled(bool(self.chosen))

    # Cards that are made.

    def _do(self, what: str) -> None:
        at = self._at(self.chosen)
        if at is None:
            return
        if what == "below":
            self.context.as_below(("cards", at))
        elif what == "like":
            self.make_like(at)

    def make_like(self, at: int, title: str = "") -> bool:
        """Make a card like another, behind it, and show it."""
        card = plain_copy(self.cards()[at])
        taken = {str(one.get("id")) for one in self.cards()}
        card["id"] = NewIds(taken).like(str(card.get("id") or "card"))
        told = title or tr("{name}, another", name=self.title_of_card(self.cards()[at]))
        said = card.get("title")
        card["title"] = (
            {**said, self.context.language: told} if isinstance(said, dict) and not title else told
        )
        return self.put_in(at + 1, card)

    def put_in(self, at: int, card: dict[str, Any], art: File | None = None) -> bool:
        """Put a card in, and show it; with its picture, if that lies in another pack."""
        if art is not None:
            inside = self._into_pack(art.name, art.read_bytes) if self.session.original.begin() else None
            if inside is None:
                return False
            card["art"] = inside
        if self.empty:
            title = str(card.get("title") or tr("A new card"))
            done = begin_file(self.session, self.kind, first_cards(self.rules, card), title)
        else:
            done = self.context.insert(("cards",), at, card)
        if done:
            self.leave_deck()
            self.search.clear()
            self.refresh()
            self.grid.choose(str(card["id"]))
            if self._made is not None:
                self._made.title.setFocus()
                self._made.title.selectAll()
        return done

    def take_picture(self, picture: File) -> bool:
        """Cut a picture to the frame, put it into the pack, and give it to the card, as one step of undo."""
        at = self._at(self.chosen)
        if at is None or not self.session.original.begin():
            return False
        inside = self._into_pack(picture.name, partial(cut, picture))
        return inside is not None and self.context.set(
            ("cards", at, "art"), inside, tr("Picture of {name}", name=self.title_of_card(self.cards()[at]))
        )

    def _into_pack(self, name: str, read: Callable[[], bytes]) -> str | None:
        """Put a picture into the pack; return the way to it, or say why it is not there."""
        try:
            return put_into(self.session.document.folder, name, read())
        except NoPicture:
            self.session.refused.emit(tr("{name} cannot be read as a picture.", name=name))
        except OSError as error:
            self.session.refused.emit(
                tr("{name} could not be copied into the pack: {reason}", name=name, reason=reason_told(error))
            )
        return None

    def ask_new(self, deck: str = "", *, elsewhere: bool = False) -> None:
        """Ask for a card to begin from, for a deck if one is named; of other packs, too, if they are wanted."""
        from uguisu_editor.pages.new_card import NewCard

        asked = NewCard(self, self, deck or self.deck_chosen)
        if elsewhere:
            asked.show_others()
        asked.open()

    def show_deck(self) -> None:
        """Show the deck in piles, in place of the cards."""
        if self.piles is None:
            from uguisu_editor.pages.deck_view import DeckView

            self.piles = DeckView(self, self)
            self.piles.left.connect(self.leave_deck)
            self.piles.card_wanted.connect(self.ask_new)
            self.layout_.addWidget(self.piles, 1)
        self._split.hide()
        self.piles.show_deck(self.deck_chosen)
        self.piles.show()
        self.piles.setFocus()

    def leave_deck(self) -> None:
        """Show the cards again."""
        if self.piles is not None and not self.piles.isHidden():
            self.piles.hide()
            self._split.setVisible(not self.empty)
            self.deck_button.setFocus()

    def go_to(self, path: Path) -> bool:
        """Show the card in question, or all of them."""
        self.leave_deck()
        entry = self.context.look(self.context.shown_at(path)[:2]) if path[:1] == ("cards",) else None
        name = entry.get("id") if isinstance(entry, dict) else None
        if name is not None and not self.grid.choose(name):
            self.search.clear()
            self.kinds.choose_all()
            self.deck.setCurrentIndex(0)
            self._fill()
            self.grid.choose(name)
        elif name is None:
            self.show_all()
        return super().go_to(path)

    # Words.

    def _card(self) -> dict[str, Any]:
        at = self._at(self.chosen)
        return self.cards()[at] if at is not None else {}

    def _show_words(self) -> None:
        """Say what games have shown of the card, and whether its words say the numbers of what it does."""
        card, name = self._card(), self.chosen
        found = self.session.findings.get(("card", name), "")
        self.fares.show_card(name, visible(of_engine(found)) if found else "", self.session)
        self.tabs.choose(self.tabs.chosen)
        if self._made is None or not name:
            return
        effect = self._effects.setdefault(name, plain_copy(card.get("do")))
        better = mended(card.get("text"), effect, card.get("do"))
        missing = unsaid(card.get("text"), card.get("do")) if "text" in card else []
        face = self._faces.get(name)
        own = card.get("text")
        told = translate(own, self.context.language) if own else face.text if face is not None else ""
        read = told if own or face is None else face.read or told
        numbers = ", ".join(map(str, missing))
        unsaid_told = tr("The words on the card do not say {numbers}", numbers=numbers) if missing else ""
        self._made.show_words(read, told, unsaid_told)
        self.mend_button.setVisible(better is not None)
        if better is not None:
            shown = translate(better, self.context.language)
            self.mend_button.setToolTip(f"<p>{escape(visible(shown))}</p>")

    def _mend_words(self) -> None:
        """Write the changed number into the words on the card, in all languages."""
        at, card = self._at(self.chosen), self._card()
        better = mended(card.get("text"), self._effects.get(self.chosen), card.get("do"))
        if at is not None and better is not None:
            self._effects[self.chosen] = plain_copy(card.get("do"))
            self.context.set(("cards", at, "text"), better)

    # Faces.

    def _draw(self) -> None:
        """Draw all faces; those of a page that nobody looks at, when it is looked at."""
        pack = self.parentWidget()
        if pack is None or pack.isVisible():
            self._ask_for_faces()
        else:
            self._drawn = False

    def draw_ahead(self) -> None:
        """Draw the faces before the page is looked at, and get ready for that what takes its time."""
        if not (self._drawn or self.drawing.waiting):
            self.session.schema(self.kind)
            self._ask_for_faces()

    def _ask_for_faces(self) -> None:
        """Ask for all faces; without cards, for those that the game offers, of which another pack's game knows."""
        others = others_with(self.session, "cards") if self.empty and self.rules.recipes else []
        if not (others if self.empty else self.session.facts.fitting):
            return
        other = others[0][0] if others else None
        asked = self.context.language, (self.kept, self._names_of_faces(), self._around(), other)
        if asked != self._asked or not self.drawing.waiting:
            self._asked = asked
            self.drawing.ask(FACES, *asked)

    def _on_learned(self) -> None:
        """A game has been made of the pack; of a mod, only now it is known what is below it."""
        if self.isVisible() and not self._drawn:
            self._show_kept()
            self._draw()
        else:
            self._rest.start()

    @property
    def kept(self) -> File:
        """The folder in which faces are kept."""
        return state_folder() / "faces"

    def _names_of_faces(self) -> dict[str, str]:
        """Return under which names the faces of cards are kept: by all that is said of each."""
        language, told = self.context.language, self._drawn_of_decks()
        texts = self._whole(f"texts.{language}")
        around = name_of(self.session.game_name, language, texts)
        found = {}
        for card in self.cards():
            copies = card.get("copies")
            held = copies if isinstance(copies, dict) else [card.get("deck")]
            mine = [deck for deck in told if deck.get("id") in held]
            found[str(card.get("id"))] = name_of(around, card, mine, self._art_of(card))
        for at in range(len(self.rules.recipes)):
            found[f"{RECIPE}{at}"] = name_of(self.session.game_name, language, RECIPE, at)
        return found

    def _drawn_of_decks(self) -> list[dict[str, Any]]:
        """Return what decks say but their sizes, which no face tells."""
        decks = self.context.look(("decks",))
        told = [deck for deck in decks if isinstance(deck, dict)] if isinstance(decks, list) else []
        return [{key: value for key, value in deck.items() if key != "size"} for deck in told]

    def _whole(self, kind: str) -> Any:
        """Return what a file of the pack says; of a mod, laid over what it builds on."""
        below, own = self.session.facts.below.get(kind), self.session.document.data.get(kind)
        return laid(below, own)[0] if below is not None else own

    def _around(self) -> str:
        """Return a name for all of the pack but its cards that faces may tell of; "" while it is not known what a mod builds
        on. A mod that changes cards only has the one of its base, and with it the faces that are kept of that.
        """
        data, below = self.session.document.data, self.session.facts.below
        if "uses" in (data.get("scenario") or {}) and not below:
            return ""
        kinds = sorted({*data, *below} - {"rulings", "campaign"})
        whole = {kind: self._whole(kind) or {} for kind in kinds}
        whole["scenario"] = {key: whole["scenario"].get(key) for key in PLAYED} if "scenario" in whole else {}
        whole["cards"] = {**whole.get("cards", {}), "cards": (), "decks": self._drawn_of_decks()}
        return name_of(self.session.game_name, whole, self.context.language)

    def _art_of(self, card: dict[str, Any]) -> tuple[float, int] | None:
        art = card.get("art")
        if not isinstance(art, str) or not is_safe_name(art):
            return None
        try:
            told = (self.session.document.folder / art).stat()
        except OSError:
            return None
        return told.st_mtime, told.st_size

    def _show_kept(self) -> None:
        """Show faces as they were drawn before, those in sight first, until they are drawn anew."""
        if self._drawn or not self.isVisible():
            return
        there = {**self._faces, **self.recipes.faces}
        names = [(card, name) for card, name in self._names_of_faces().items() if card not in there]
        self._take_kept(names[:IN_SIGHT])
        if names[IN_SIGHT:]:
            QTimer.singleShot(0, self, partial(self._take_kept, names[IN_SIGHT:]))

    def _take_kept(self, names: list[tuple[str, str]]) -> None:
        found = {card: face_under(self.kept, name) for card, name in names} if not self._drawn else {}
        known = {card: face for card, face in found.items() if face is not None}
        if known:
            self._show_faces({**self._faces, **self.recipes.faces, **known})

    def showEvent(self, event: object) -> None:  # noqa: N802
        """Show the faces that are kept, and draw them."""
        if not self._drawn:
            self._show_kept()
            self._draw()
        super().showEvent(event)

    def _take_faces(self, faces: dict[str, CardFace]) -> None:
        self._drawn = True
        self._show_faces(faces)

    def _show_faces(self, shown: dict[str, CardFace]) -> None:
        faces = {card: face for card, face in shown.items() if not card.startswith(RECIPE)}
        self.recipes.take({card: face for card, face in shown.items() if card.startswith(RECIPE)})
        self._show_recipes()
        self._faces = faces
        self.painted.take(faces)
        self.context.say_cards({card: face.text for card, face in faces.items()})
        self.kinds.show_kinds(faces, lambda: self.palette().text().color().name())
        if not self._stale or self._after_gallery.isActive():  # else all is filled when it is looked at
            self._fill_grid(self.cards())

    def _show_face(self) -> None:
        if self._made is None:
            return
        wide, ratio = self._made.face.width(), self.devicePixelRatioF()
        self._made.show_face(self.painted.large(self.chosen, wide, ratio) if self.chosen else None)

    # Trying.

    def try_card(self, *, another: bool = False) -> None:
        """Look for a position in which the chosen card can be played, and play it; or stop looking."""
        self._unasked.stop()
        if self.trying.waiting and not self._quietly:
            self.trying.stop()
        elif self.chosen:
            if self.tabs.isVisible():
                self.tabs.choose("try")
            self._seed = self._seed + (self._found.games if self._found else 1) if another else 0
            self._forget()
            self._ask_to_try(SEARCH_SECONDS)

    def _ask_to_try(self, seconds: float, *, quietly: bool = False) -> None:
        self._quietly = quietly
        about = self.chosen, self.context.language, self._seed, self.session.games, seconds
        self.trying.ask(TRY_CARD, *about)

    def _try_unasked(self) -> None:
        """Show before and after of the card that one looks at, if that is soon found."""
        if self.drawing.waiting or self.trying.waiting:
            self._unasked.start()
        elif self.chosen and self._found is None and self.isVisible() and self.session.facts.fitting:
            self._seed = 0
            self._ask_to_try(UNASKED_SECONDS, quietly=True)

    def _forget(self) -> None:
        self._found = None
        if self._quietly and self.trying.waiting:
            self.trying.stop()
        self._unasked.start()
        self.trial.forget()
        self.tabs.tell("")

    def _say_failed(self, sentence: str) -> None:
        if not self._quietly:
            self.trial.tell(visible(sentence))

    def _take(self, found: Tried | None) -> None:
        if found is None and self._quietly:
            return  # whoever asks has it looked for longer
        self._found = found
        self.trial.show_tried(found)
        self.tabs.tell(self.trial.told)
        self._share_height()

    def _show_game(self) -> None:
        if self._found is not None:
            self.tried.emit(self._found.save)

    def _on_changed(self, changes: list[Change]) -> None:
        super()._on_changed(changes)
        if hasattr(self, "_rest") and any(change.file == self.kind for change in changes):
            self._rest.start()
            if self._quietly:  # what is seen stays until it is known what comes of the change
                self._found = None
                self._unasked.start()

    def take_problems(self) -> None:
        """Problems were found, or are gone."""
        super().take_problems()
        if hasattr(self, "_split"):
            self._show_checks()
            self._show_troubles()

    def close_down(self) -> None:
        """Leave in good order."""
        self._unasked.stop()
        self.drawing.stop()
        self.trying.stop()
