"""Decisions about cards that lie elsewhere than in the own hand: searched, prepared, put back (SJ-21, SJ-63)."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from uguisu import Frame, Move, Text, draw_one, shuffle
from uguisu.cards import DiscardDown, PickHand, tell_card, tell_pass, unseen_of
from uguisu.events import EVERYBODY, EngineEvents, EventType, only
from uguisu.phases import NestedPhase
from uguisu_senjutsu.events import SenjutsuEvents
from uguisu_senjutsu.rules.knowledge import hold, learn, put_back_unseen
from uguisu_senjutsu.state import DECK, DISCARD, DOWN, HAND, LOOKED, SenjutsuState, area

if TYPE_CHECKING:
    from uguisu_senjutsu.game import SenjutsuGame

TOP, WHOLE_DECK, DISCARDS = range(3)
"""What is searched."""
PILES = {TOP: (LOOKED,), WHOLE_DECK: (DECK,), DISCARDS: (DISCARD, DOWN)}
"""Where the cards of it lie."""

NOTHING = 0
"""The answer of who finds nothing; a card is 1 + its kind."""

FOUND = 6
"""Where the cards begin, in the frame of a search, that are looked at."""


class Search(NestedPhase[SenjutsuState]):
    """A player takes cards out of a deck or discard: ``[~phase, seat, whose, what, type or -1, how many more, card...]``.

    The cards in the frame are those that are looked at: the one who looks knows them, whoever else may not.

    Actions: `NOTHING`, 1 + kind of card.
    """

    name = "search"

    def begin(self, state: SenjutsuState, wanted: tuple[int, int, int, int, int], top: int = 0) -> None:
        """Have a player look, if there is anything to be seen (SJ-H15); `wanted` as in the frame."""
        game: SenjutsuGame = self.game
        seat, owner, what, _, _ = wanted
        if max(seat, owner) >= game.players:
            return  # SJ-82: a virtual opponent has no hand to take cards into
        deck, looked = state.areas[area(owner, DECK)], state.areas[area(owner, LOOKED)]
        if what == TOP:
            looked += [deck.pop() for _ in range(min(top, len(deck)))]
        found = cards_in(state, owner, what)
        if not found:
            return
        where = area(owner, DISCARD if what == DISCARDS else DECK)
        game.emit(state, SenjutsuEvents.searches, seat, where)
        if what == TOP:
            game.emit(state, SenjutsuEvents.sees, looked[:], where, audience=only(seat))
        self.open(state, *wanted, *found)

    def options(self, state: SenjutsuState, frame: Frame) -> list[int]:
        """A card of the type that is sought, or nothing where there is none."""
        game: SenjutsuGame = self.game
        kind, types = frame[4], list(game.card_rules.types)
        fitting = {card + 1 for card in frame[FOUND:] if kind < 0 or game.cards[card].type == types[kind]}
        return sorted(fitting) or [NOTHING]

    def draw(self, state: SenjutsuState, random: Callable[[], float]) -> int:
        """Draw one of those: where any will do, there is no need to list them."""
        frame = state.stack[-1]
        if frame[4] < 0 and len(frame) > FOUND:
            return 1 + draw_one(frame[FOUND:], random)
        return super().draw(state, random)

    def take(self, state: SenjutsuState, frame: Frame, action: int) -> None:
        """Take it into the hand of who owns it; when that was the last, what was looked at goes back, and is shuffled."""
        game: SenjutsuGame = self.game
        _, seat, owner, what, kind, more, *looked = frame
        card = action - 1
        if action != NOTHING:
            looked.remove(card)
            which = next(which for which in PILES[what] if card in state.areas[area(owner, which)])
            state.areas[area(owner, which)].remove(card)
            state.areas[area(owner, HAND)].append(card)
            state.found += [owner, card]
            learn(state, range(game.players) if which == DISCARD else [seat], owner, [card])
            knows = only(seat, owner)
            game.emit(state, SenjutsuEvents.takes, card, audience=knows)
            game.emit(state, SenjutsuEvents.takes_one, owner, audience=~knows)
        if action != NOTHING and more > 1 and looked:
            self.open(state, seat, owner, what, kind, more - 1, *looked)
        elif what != DISCARDS:
            put_back(game, state, owner)

    def seen(self, state: SenjutsuState, action: int, seat: int) -> int:
        """Return the card to the one who takes it and the one whose it is, to others nothing."""
        _, looker, owner, what, *_ = state.stack[-1]
        open_card = what == DISCARDS and action - 1 in state.areas[area(owner, DISCARD)]
        return action if seat in (looker, owner) or open_card else -1

    def resampled(self, state: SenjutsuState, frame: Frame, seat: int, rng: random.Random) -> None:
        """Who looks at cards knows what lies there; to others it may be anything."""
        _, looker, owner, what, *_ = frame
        if seat != looker:
            frame[FOUND:] = cards_in(state, owner, what)
            return
        unseen = unseen_of(self.game, self.game.areas[area(owner, DECK)].pool, seat)
        cards = frame[FOUND:]
        for pile in [area(owner, which) for which in PILES[what]]:
            if pile in unseen:
                hold(state, owner, pile, cards, unseen)
            else:
                for card in state.areas[pile]:
                    cards.remove(card)

    def describe(self, state: SenjutsuState, action: int) -> Move:
        """Tell it: ``take:river_block``, ``nothing``."""
        if action == NOTHING:
            return Move("nothing", Text("move.find_nothing"))
        return tell_card(self.game, "take", action - 1)


def cards_in(state: SenjutsuState, owner: int, what: int) -> list[int]:
    """Return the cards that lie where is searched, in an order that does not tell how."""
    found: list[int] = []
    for which in PILES[what]:
        found += state.areas[area(owner, which)]
    return sorted(found)


def found_by(state: SenjutsuState, figure: int) -> set[int]:
    """Return the kinds of cards that came into a figure's hand by searches this turn."""
    return {kind for owner, kind in zip(state.found[::2], state.found[1::2], strict=True) if owner == figure}


def put_back(game: SenjutsuGame, state: SenjutsuState, owner: int) -> None:
    """SJ-63: put back into a deck what was looked at, and shuffle it."""
    deck, looked = state.areas[area(owner, DECK)], state.areas[area(owner, LOOKED)]
    deck += looked
    looked.clear()
    shuffle(state, deck)
    game.emit(state, EngineEvents.shuffled, area(owner, DECK), audience=EVERYBODY)


class Prepare(PickHand[SenjutsuState]):
    """A player takes prepared cards, one copy of each, before the first draw (SJ-21).

    Actions: a kind of card; the number of kinds for no more.
    """

    name = "prepare"

    def prepared(self, state: SenjutsuState, frame: Frame) -> list[int]:
        """Return the prepared cards that are left to take."""
        game: SenjutsuGame = self.game
        _, _, source, to, _ = frame
        return sorted(game.prepared.intersection(state.areas[source]).difference(state.areas[to]))

    def begin(self, state: SenjutsuState, seat: int, source: int, to: int, number: int) -> None:
        """Ask, if there is one to take."""
        if number > 0 and self.prepared(state, [0, seat, source, to, number]):
            self.open(state, seat, source, to, number)

    def options(self, state: SenjutsuState, frame: Frame) -> list[int]:
        """One of them, or no more."""
        return [len(self.game.card_ids), *self.prepared(state, frame)]

    def take(self, state: SenjutsuState, frame: Frame, action: int) -> None:
        """Take it, and ask for the next."""
        if action < len(self.game.card_ids):
            super().take(state, frame, action)

    def describe(self, state: SenjutsuState, action: int) -> Move:
        """Tell it: ``take:field_bandages``, ``pass``."""
        return tell_pass() if action == len(self.game.card_ids) else super().describe(state, action)


def prepare(game: SenjutsuGame, state: SenjutsuState, _frame: Frame) -> None:
    """SJ-21: before the first draw, everybody may take prepared cards, up to the hand limit."""
    for figure in range(game.fighters):
        hand, deck = area(figure, HAND), area(figure, DECK)
        game.decision(Prepare).begin(state, figure, deck, hand, game.sheets[figure].hand)


class ReturnCards(DiscardDown[SenjutsuState]):
    """A player puts cards from the hand back into the deck, which is shuffled.

    Actions: a kind of card.
    """

    name = "return_cards"
    verb = "return"
    told: ClassVar[EventType] = SenjutsuEvents.returned
    others_told: ClassVar[EventType] = SenjutsuEvents.returns

    def take(self, state: SenjutsuState, frame: Frame, action: int) -> None:
        """Put it back; nobody else sees which it was."""
        put_back_unseen(state, frame[1])
        super().take(state, frame, action)

    def begin(self, state: SenjutsuState, seat: int, source: int, to: int, number: int) -> None:
        """Ask for the next one; shuffle when there is none."""
        if number > 0 and state.areas[source]:
            self.open(state, seat, source, to, number)
        else:
            put_back(self.game, state, seat)
