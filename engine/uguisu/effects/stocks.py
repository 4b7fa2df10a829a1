"""Operations on decks that lie on the table, nobody's: the mission turns their cards up, or they are for sale."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from uguisu.content.markers import Operation
from uguisu.core.events import EVERYBODY, EngineEvents
from uguisu.core.kinds import takes
from uguisu.core.machine import Question
from uguisu.core.phase import Move
from uguisu.core.rng import shuffle
from uguisu.core.state import State
from uguisu.core.table import Stock
from uguisu.core.text import Text
from uguisu.effects.code import Code
from uguisu.effects.fields import AreaName, Model, Prompt, TrackName
from uguisu.messages.local_text import doc
from uguisu.messages.message import Message, Sentence

if TYPE_CHECKING:
    from uguisu.core.game import Game


class TurnUp(Operation, Model, frozen=True, tag_field="op", tag="turn_up"):
    """Turn up the top card of a deck of the mission's (`owner: mission`), and do what it says, if its conditions hold. Once
    the deck is empty, what was turned up is shuffled.
    """

    reads = Sentence("turn up the top card of “{deck}”")

    deck: Annotated[
        str,
        takes("stock", description="A deck whose `owner` is `mission`.", examples=["weather"]),
    ]

    def check(self, code: Code) -> None:
        if code.stock(self.deck, "deck").row:
            hint = Message("Leave its `row` out, or sell its cards with `op: offer`.")
            raise code.fail(Message("the cards of `{deck}` are for sale", deck=self.deck), "deck", hint=hint)
        code.game.has_chance = True

    def act(self, game: Game, state: State, stock: Stock) -> None:
        pile, beside = state.areas[stock.deck], state.areas[stock.beside]
        if not pile:
            pile[:], beside[:] = beside, []
            shuffle(state, pile)
            game.emit(state, EngineEvents.shuffled, stock.deck, audience=EVERYBODY)
        if not pile:  # something has taken all of them away
            game.log_no_effect(state, "turn_up")
            return
        card = pile.pop()
        beside.append(card)
        mode = game.cards[card].modes[0]
        if mode.holds is None or mode.holds(state, [0, 0]):
            game.machine.queue(state, mode.program)
        game.emit(state, EngineEvents.turned_up, card)


class Offer(Operation, Model, frozen=True, tag_field="op", tag="offer"):
    """Let a seat buy a card that lies in the row of a deck (`row`), if a track has what it costs (`price`). The row is filled
    up from the deck.
    """

    reads = Sentence(
        "{seat:subj} may buy a card from “{deck}”, paid with {pays} and put {to:to}", title=" – {title}"
    )

    seat: Annotated[
        str,
        takes(
            "seat",
            description="Who buys: a seat, a side (its first seat), or a name in scope.",
            examples=["ninja"],
        ),
    ]
    deck: Annotated[
        str,
        takes("stock", description="A deck with a `row`.", examples=["market"]),
    ]
    pays: TrackName
    to: Annotated[AreaName, doc("Where what is bought goes.", "guard_hand")]
    title: Prompt = None

    def check(self, code: Code) -> None:
        if not code.stock(self.deck, "deck").row:
            hint = Message("Give the deck a `row`: how many of its cards lie open.")
            raise code.fail(Message("no card of `{deck}` is for sale", deck=self.deck), "deck", hint=hint)

    def question(self, game: Game) -> Question:
        """Which card, of those that can be paid for."""
        nothing = len(game.card_ids)

        def for_sale(state: State, _seat: int, stock: Stock, track: int, _to: int) -> list[int]:
            money = state.tracks[track]
            affordable = {card for card in state.areas[stock.beside] if _price(game, card) <= money}
            return [*sorted(affordable), nothing] if affordable else []

        def describe(_state: State, card: int) -> Move:
            if card == nothing:
                return Move("nothing", Text("move.buy_nothing"))
            name = game.card_ids[card]
            text = Text("move.buy", {"card": name, "number": _price(game, card)})
            return Move(f"buy:{name}", text, cards=(name,))

        return Question(lambda _state, seat, *_others: seat, for_sale, describe, self.title or "")

    def act(self, game: Game, state: State, seat: int, stock: Stock, *rest: int) -> None:
        track, to, card = rest
        if not 0 <= card < len(game.card_ids):
            return
        price, row, deck = _price(game, card), state.areas[stock.beside], state.areas[stock.deck]
        game.change_track(state, track, state.tracks[track] - price)
        row.remove(card)
        state.areas[to].append(card)
        game.emit(state, EngineEvents.bought, seat, card, price)
        if deck:
            row.append(deck.pop())
            game.emit(state, EngineEvents.laid_out, row[-1])


def _price(game: Game, card: int) -> int:
    cards = game.content.cards
    price = cards.cards[card].price if cards is not None else None
    return 1 if price is None else price


OPERATIONS = (TurnUp, Offer)
