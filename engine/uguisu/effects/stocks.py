"""Operations on decks that lie on the table, nobody's: the mission turns their cards up, or they are for sale."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Annotated

from uguisu.content.markers import Operation
from uguisu.core.events import EngineEvents
from uguisu.core.kinds import NOTHING, takes
from uguisu.core.machine import Ask, Value
from uguisu.core.phase import Move
from uguisu.core.rng import shuffle
from uguisu.core.state import Frame, State
from uguisu.core.table import Stock
from uguisu.core.text import Text
from uguisu.effects.code import Code, jump_unless
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

    def compile(self, code: Code) -> None:
        stock = code.stock(self.deck, "deck")
        if stock.row:
            hint = Message("Leave its `row` out, or sell its cards with `op: offer`.")
            raise code.fail(Message("the cards of `{deck}` are for sale", deck=self.deck), "deck", hint=hint)
        code.game.has_chance = True
        code.act(partial(turn_up, code.game, stock))


def turn_up(game: Game, stock: Stock, state: State) -> None:
    """Turn up the top card of a deck; what it does begins next."""
    pile, beside = state.areas[stock.deck], state.areas[stock.beside]
    if not pile:
        pile[:], beside[:] = beside, []
        shuffle(state, pile)
        game.emit(state, EngineEvents.shuffled, stock.deck, audience=-1)
    card = pile.pop()
    beside.append(card)
    mode = game.cards[card].modes[0]
    if mode.holds is None or mode.holds(state, [0, 0]):
        game.machine.begin(state, mode.program)
    game.emit(state, EngineEvents.turned_up, card)


class Offer(Operation, Model, frozen=True, tag_field="op", tag="offer"):
    """Let a seat buy cards that lie in the row of a deck (`row`), as long as a track has what they cost (`price`). The row is
    filled up from the deck.
    """

    reads = Sentence(
        "{seat:subj} may buy a card from “{deck}”, paid with {pays} and put {to:to}", title=" – {title}"
    ).when(
        "{seat:subj} may buy up to {most} {most:card|cards} from “{deck}”, paid with {pays} and put {to:to}",
        most=...,
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
    to: Annotated[AreaName, doc("Where what is bought goes.", "guards_hand")]
    most: Annotated[int, doc("How many cards it may buy at most.", 1, ge=1, le=9)] = 1
    title: Prompt = None

    def compile(self, code: Code) -> None:
        stock = code.stock(self.deck, "deck")
        if not stock.row:
            hint = Message("Give the deck a `row`: how many of its cards lie open.")
            raise code.fail(Message("no card of `{deck}` is for sale", deck=self.deck), "deck", hint=hint)
        buyer, bought = code.take(self, "seat"), code.register()
        track, to = code.track(self.pays, "pays"), code.area(self.to, "to")
        _buy_up_to(code, self, stock, (buyer, bought, track, to))


def _buy_up_to(code: Code, offer: Offer, stock: Stock, of: tuple[Value, int, int, int]) -> None:
    """Ask for a card, as often as it may be: who buys none is not asked again."""
    buyer, bought, track, to = of
    game = code.game
    prices = [1 if card.price is None else card.price for card in game.content.cards.cards]  # type: ignore[union-attr]
    nothing = len(game.card_ids)
    ends: list[int] = []

    def for_sale(state: State, _frame: Frame) -> list[int]:
        affordable = {card for card in state.areas[stock.beside] if prices[card] <= state.tracks[track]}
        return [*sorted(affordable), nothing] if affordable else []

    def describe(_state: State, card: int) -> Move:
        if card == nothing:
            return Move("nothing", Text("move.buy_nothing"))
        name = game.card_ids[card]
        return Move(f"buy:{name}", Text("move.buy", {"card": name, "number": prices[card]}), cards=(name,))

    def buy(state: State, seat: int, card: int) -> None:
        game.change_track(state, track, state.tracks[track] - prices[card])
        state.areas[stock.beside].remove(card)
        state.areas[to].append(card)
        game.emit(state, EngineEvents.bought, seat, card, prices[card])
        if state.areas[stock.deck]:
            state.areas[stock.beside].append(state.areas[stock.deck].pop())
            game.emit(state, EngineEvents.laid_out, state.areas[stock.beside][-1])

    for _ in range(offer.most):
        code.emit(
            Ask(game.machine.index, buyer, for_sale, bought, describe, offer.title or "", nothing=nothing)
        )
        ends.append(code.reserve())
        code.act(buy, buyer, lambda _state, frame: frame[bought])
    for position in ends:
        code.replace(position, jump_unless(lambda _state, frame: frame[bought] != NOTHING, code.here))


OPERATIONS = (TurnUp, Offer)
