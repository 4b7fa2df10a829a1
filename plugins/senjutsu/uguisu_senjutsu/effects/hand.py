"""Operations on cards in hands, decks and discards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta

from uguisu import Frame, Move, Sentence, Text
from uguisu.cards import tell_card
from uguisu.effects import Ask, Code, Model, takes
from uguisu.events import only
from uguisu_senjutsu import texts
from uguisu_senjutsu.effects.base import (
    END,
    PerFigure,
    PerFigureByCard,
    PerFigureQuietly,
    SenjutsuOperation,
    Who,
    card_game,
)
from uguisu_senjutsu.effects.body import Count
from uguisu_senjutsu.events import SenjutsuEvents
from uguisu_senjutsu.rules.harm import draw_cards
from uguisu_senjutsu.rules.knowledge import see_hand
from uguisu_senjutsu.rules.opponents_decks import top_two
from uguisu_senjutsu.state import ACTOR, AREAS, DECK, DOWN, HAND, SenjutsuState, area
from uguisu_senjutsu.turn.choosing import mode_of
from uguisu_senjutsu.turn.ending import CutHand
from uguisu_senjutsu.turn.reveal import play_instead, wait
from uguisu_senjutsu.turn.searching import DISCARDS, TOP, WHOLE_DECK, ReturnCards, Search, found_by

if TYPE_CHECKING:
    from uguisu_senjutsu.game import SenjutsuGame


class DrawCards(PerFigure, Model, frozen=True, tag_field="op", tag="draw_cards"):
    """Draw cards; each card that an empty deck cannot give is a wound (SJ-23)."""

    topic = "cards"
    reads = Sentence("{who:subj} {who:draws|draw} {count} {count:card|cards}").when(
        "{who:subj} {who:draws|draw} up to {count} {count:card|cards}", up_to=True
    )

    count: Count = 1
    up_to: Annotated[
        bool, Meta(description="Whether fewer may be drawn. Only for `actor`.", examples=[True])
    ] = False
    who: Who = "actor"

    def compile(self, code: Code) -> None:
        if not self.up_to:
            PerFigure.compile(self, code)
            return
        game, most, answer = card_game(code), self.count, code.register()
        code.emit(
            Ask(
                game.machine.index,
                lambda _state, frame: frame[ACTOR],
                lambda _state, _frame: list(range(most + 1)),
                answer,
                lambda _state, action: Move(f"draw:{action}", Text("move.draw", {"number": action})),
            )
        )

        def instruction(state: SenjutsuState, frame: Frame) -> None:
            draw_cards(game, state, frame[ACTOR], frame[answer])
            game.check_defeat(state)

        code.emit(instruction)

    def act(self, game: SenjutsuGame, state: SenjutsuState, figure: int) -> None:
        draw_cards(game, state, figure, self.count)


class DiscardCards(PerFigureQuietly, Model, frozen=True, tag_field="op", tag="discard_cards"):
    """Discard cards from the hand; their owner picks them, or discards all if there are fewer."""

    topic = "cards"
    reads = Sentence("{who:subj} {who:discards|discard} {count} {count:card|cards}")

    count: Count = 1
    who: Who = "actor"

    def act(self, game: SenjutsuGame, state: SenjutsuState, figure: int) -> None:
        hand, down = figure * AREAS + HAND, figure * AREAS + DOWN
        game.decision(CutHand).begin(state, figure, hand, down, self.count)


class SearchCards(PerFigureByCard, Model, frozen=True, tag_field="op", tag="search"):
    """Look through a deck or the discards, take a card into its owner's hand, and shuffle (SJ-63)."""

    topic = "cards"
    reads = (
        Sentence(
            "{who:subj} {who:searches|search} the deck",
            type={"attack": " for an attack", "defence": " for a defence", "meditation": " for a meditation"},
            take=" and {who:takes|take} {take} {take:card|cards}",
        )
        .when(
            "{who:subj} {who:searches|search} the top {top} {top:card|cards} of the discards",
            top=...,
            in_="discard",
        )
        .when("{who:subj} {who:searches|search} the top {top} {top:card|cards} of the deck", top=...)
        .when("{who:subj} {who:searches|search} the discards", in_="discard")
    )

    in_: Annotated[Literal["deck", "discard"], Meta(description="Where.", examples=["deck"])] = "deck"
    who: Annotated[
        str,
        takes(
            "figures",
            description="Whose cards they are. The player of this card looks at them and chooses.",
            examples=["actor"],
        ),
    ] = "actor"
    top: Annotated[
        Annotated[int, Meta(ge=1, le=9)] | None,
        Meta(description="How many cards from the top. If left out, the whole deck.", examples=[3]),
    ] = None
    type: Annotated[
        Literal["attack", "defence", "meditation"] | None,
        Meta(description="The type of card to look for.", examples=["attack"]),
    ] = None
    take: Count = 1

    def act(self, game: SenjutsuGame, state: SenjutsuState, figure: int, actor: int) -> None:
        what = DISCARDS if self.in_ == "discard" else WHOLE_DECK if self.top is None else TOP
        kind = -1 if self.type is None else list(texts.TYPES).index(self.type)
        game.decision(Search).begin(state, (actor, figure, what, kind, self.take), self.top or 0)


class LookAtHand(PerFigureByCard, Model, frozen=True, tag_field="op", tag="look_at_hand"):
    """The player of this card looks at a hand."""

    topic = "cards"
    reads = Sentence("look at {who:of} hand")

    who: Who

    def act(self, game: SenjutsuGame, state: SenjutsuState, figure: int, actor: int) -> None:
        hand = area(figure, HAND if figure < game.players else DECK)
        seen = state.areas[hand] if figure < game.players else top_two(game, state, figure)
        if max(figure, actor) < game.players:
            see_hand(state, actor, figure)
        if actor < game.players:
            game.emit(state, SenjutsuEvents.looks_at_hand, actor, figure)
            game.emit(state, SenjutsuEvents.sees, seen[:], hand, audience=only(actor))


class ReturnToDeck(PerFigureQuietly, Model, frozen=True, tag_field="op", tag="return_cards"):
    """Put cards from the hand back into the deck, and shuffle it; their owner picks them."""

    topic = "cards"
    reads = Sentence("{who:subj} {who:puts|put} {count} {count:card|cards} from the hand back into the deck")

    count: Count = 1
    who: Who = "actor"

    def act(self, game: SenjutsuGame, state: SenjutsuState, figure: int) -> None:
        hand, deck = area(figure, HAND), area(figure, DECK)
        game.decision(ReturnCards).begin(state, figure, hand, deck, self.count)


class PlayInstead(SenjutsuOperation, Model, frozen=True, tag_field="op", tag="play_instead"):
    """Play a card that was found by a search this turn in place of this one, as an instant replacement (SJ-49). It
    applies at its own initiative, or at once if that is past; whatever this card has not done yet is lost.
    """

    topic = "cards"
    reads = Sentence("you may play a card found this way instead of this one").when(
        "you may pay {focus} focus to play a card found this way instead of this one", focus=...
    )

    focus: Annotated[
        int, Meta(ge=0, le=3, description="What it costs, besides the card's own focus.", examples=[2])
    ] = 0

    def compile(self, code: Code) -> None:
        """Write it: an answer is 0 for no, or 1 + kind of card."""
        game, cost, answer = card_game(code), self.focus, code.register()

        def options(state: SenjutsuState, frame: Frame) -> list[int]:
            figure, own = frame[ACTOR], game.card_of(frame)
            found = found_by(state, figure)
            if not found or own != state.card[figure] or state.instants >> figure & 1:
                return []
            focus = game.focus(state, figure) - cost
            hand = found & set(state.areas[area(figure, HAND)])
            fitting = [kind for kind in sorted(hand) if fits(state, figure, own, kind, focus)]
            return [0, *(kind + 1 for kind in fitting)] if focus >= 0 else []

        def fits(state: SenjutsuState, figure: int, own: int, kind: int, focus: int) -> bool:
            card = game.cards[kind]
            return (
                card.type not in (game.cards[own].type, "poison")
                and not card.props.base
                and bool(card.props.initiatives)
                and card.props.focus <= focus
                and mode_of(game, state, figure, card) is not None
            )

        def lay_down(state: SenjutsuState, frame: Frame) -> None:
            if frame[answer] > 0:
                game.pay_focus(state, frame[ACTOR], cost)
                play_instead(game, state, frame[ACTOR], frame[answer] - 1)

        def begin(state: SenjutsuState, frame: Frame) -> None:
            if frame[answer] > 0:
                wait(game, state, frame[ACTOR], highest=state.now)
                frame[1] = END

        def describe(_state: SenjutsuState, action: int) -> Move:
            return tell_card(game, "replace", action - 1) if action else Move("pass", Text("move.pass"))

        code.emit(Ask(game.machine.index, lambda _state, frame: frame[ACTOR], options, answer, describe))
        code.emit(lay_down)
        code.emit(begin)


OPERATIONS = (PlayInstead, DrawCards, DiscardCards, SearchCards, LookAtHand, ReturnToDeck)
