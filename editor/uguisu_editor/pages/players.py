"""Who plays what begins on a map, and with which deck: chips of the lines of the set-up."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from uguisu_changes.edits import CannotEdit, Drop, Group, Put
from uguisu_changes.paths import look
from uguisu_editor.forms.context import FormContext
from uguisu_editor.i18n import Speaking, said, tr
from uguisu_editor.model.parts import text_of
from uguisu_editor.model.placing import Thing
from uguisu_editor.model.visible import visible
from uguisu_editor.play.players import offer_players, player_name, players_offered
from uguisu_editor.play.table import HUMAN

if TYPE_CHECKING:
    from uguisu_editor.tools.pieces import PiecesTool

Part: TypeAlias = tuple[str, str, Callable[[], object]]
"""A chip of a line: its words, what kind of thing that is, and what a click does."""


class Players(QObject):
    """Knows who plays the seats of the next game, and the decks of those who fight."""

    player_chosen = Signal(str, str)

    def __init__(self, pieces: PiecesTool, parent: QWidget) -> None:
        super().__init__(parent)
        self.pieces, self.session, self._owner = pieces, pieces.session, parent
        self._cards: FormContext | None = None
        self.menu: QMenu | None = None
        """What was offered last."""

    @property
    def seats(self) -> list[str]:
        """The seats of the game, once that is known."""
        return self.session.facts.seats

    def known(self) -> list[object]:
        """Return all that is shown of it, to be compared."""
        decks = [self.deck(thing) for thing in self.pieces.set_up.things if thing.kind.deck]
        return [*((seat, self.player(seat), self.seat_called(seat)) for seat in self.seats), *decks]

    def seat_called(self, seat: str) -> str:
        """Return what people call a seat."""
        return visible(text_of(self.session.facts.title("seat", seat), Speaking.spoken) or seat)

    def seat_of(self, thing: Thing) -> str:
        """Return the seat that plays a thing; empty where no one alone does."""
        return next((name for name in (thing.name, thing.kind.id) if name in self.seats), "")

    def others(self, things: Iterable[Thing]) -> list[str]:
        """Return the seats that play none of these by name."""
        told = {self.seat_of(thing) for thing in things}
        return [seat for seat in self.seats if seat not in told]

    def player(self, seat: str) -> str:
        """Return who plays a seat: who was said to, else a person the first and the usual bot the others."""
        game = self.session.game
        usual = game.type.default_bot if game is not None else ""
        return self.session.players.get(seat) or (HUMAN if seat == self.seats[0] else usual)

    # Chips.

    def of(self, thing: Thing) -> list[Part | str]:
        """Return who plays a thing, and with which deck."""
        seat = self.seat_of(thing)
        parts: list[Part | str] = []
        if seat:
            parts += [tr("played by"), self.who(seat)]
        deck = self.deck(thing)
        if deck:
            parts += [
                tr("with the deck"),
                (self.deck_called(deck), "card", partial(self._offer_decks, thing)),
            ]
            size = self.decks().get(deck, {}).get("size")
            parts += [tr("of %n card(s)", size)] if isinstance(size, int) else []
        return parts

    def who(self, seat: str) -> Part:
        """Return the chip of who plays a seat."""
        player = self.player(seat)
        return player_name(player) if player else tr("A bot"), "piece", partial(self._offer_players, seat)

    def _offer_players(self, seat: str) -> None:
        session = self.session
        bots, now = session.registry.bots_of(session.game_name or ""), self.player(seat)
        usual = session.game.type.default_bot if session.game is not None else ""
        menu = QMenu(self._owner)
        players = dict.fromkeys([*players_offered(bots, usual), *([now] if now else [])])
        offer_players(menu, players, now, partial(self.player_chosen.emit, seat))
        self._offer(menu)

    # Decks.

    def deck(self, thing: Thing) -> str:
        """Return the deck that a figure plays with; empty where none is said, or it has none."""
        kind = thing.kind
        entry = look(self.session.data.get(kind.file), (*kind.path, thing.name)) if kind.deck else None
        found = [entry.get(key) for key in kind.deck] if isinstance(entry, dict) else []
        return next((name for name in found if isinstance(name, str)), "")

    def decks(self) -> dict[str, dict[str, Any]]:
        """Return the decks of the pack, with those that it builds on."""
        if self._cards is None:
            self._cards = FormContext(self.session, "cards", self)
        found = self._cards.look(("decks",))
        listed = found if isinstance(found, list) else []
        return {str(deck.get("id")): deck for deck in listed if isinstance(deck, dict)}

    def deck_called(self, deck: str) -> str:
        """Return what people call a deck."""
        return visible(text_of(self.decks().get(deck, {}).get("title"), Speaking.spoken) or deck)

    def _offer_decks(self, thing: Thing) -> None:
        menu, now = QMenu(self._owner), self.deck(thing)
        for deck in self.decks():
            action = menu.addAction(self.deck_called(deck).replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(deck == now)
            action.triggered.connect(lambda _=False, deck=deck: self._say_deck(thing, deck))
        self._offer(menu)

    def _say_deck(self, thing: Thing, deck: str) -> None:
        """Write a deck down; a figure's own need not be said."""
        session, kind = self.session, thing.kind
        own = [look(session.data.get(kind.file), (*kind.path, thing.name, key)) for key in kind.deck[1:]]
        path = (*kind.path, thing.name, kind.deck[0])
        edit = Drop(kind.file, path) if deck in own else Put(kind.file, path, deck)
        if deck == self.deck(thing):
            return
        try:
            session.do(tr("Play with the deck {deck}", deck=self.deck_called(deck)), Group([edit]))
        except CannotEdit as error:
            session.refused.emit(said(error))

    def _offer(self, menu: QMenu) -> None:
        """Open a menu below what has been pressed. It is full before: an empty one opens on no screen."""
        self.menu = menu
        menu.aboutToHide.connect(menu.deleteLater)
        below = QApplication.focusWidget() or self._owner
        menu.popup(below.mapToGlobal(QPoint(0, below.height())))
