"""The rules of Scorpion's cards: when they are played, where they go, how they are told; bluffs, and answers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar

from uguisu import Frame, Message, Move, Text, bits, cards
from uguisu.cards import (
    NO_EFFECT,
    Card,
    CardLook,
    CardMode,
    CardRules,
    Mode,
    Play,
    Reach,
    Screen,
    Window,
    carry_out,
    playable,
)
from uguisu_scorpion import history
from uguisu_scorpion.cards.recipes import RECIPES
from uguisu_scorpion.cards.targets import INSIDE, TARGETS, affected, argument, describe, hints
from uguisu_scorpion.effects.learning import Listen
from uguisu_scorpion.events import ScorpionEvents
from uguisu_scorpion.rules.searching import LISTEN_WINDOW
from uguisu_scorpion.state import IN_PASSAGE, LEFT, ON_MAP, ScorpionState

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame

BLUFF = NO_EFFECT


@lru_cache(maxsize=1 << 12)
def kinds_from(first: int, hand: tuple[int, ...]) -> tuple[int, ...]:
    """Return `first` + kind for each kind of card in a hand, lowest first; intruders are asked at every step."""
    return tuple(first + kind for kind in sorted(set(hand)))


class ScorpionCards(CardRules):
    """What Scorpion says of its cards. The figures that play them are the intruders, by number; guards play as nobody."""

    windows = {
        "alert": Window(Message("The guards have just drawn it."), ("guards",), usual=True),
        "guard_cards": Window(Message("The guards play from the hand."), ("guards",), usual=True),
        "patrols": Window(Message("A guard could attack while patrols move."), ("guards",)),
        "move": Window(Message("The intruder moves."), ("intruders",), usual=True),
        "listen": Window(Message("Guards listen."), ("intruders",), brings="guard"),
        "trap": Window(Message("The intruder has found a trap."), ("intruders",), brings="number"),
        "ambush": Window(Message("The intruder has met a hidden sentry."), ("intruders",), brings="guard"),
    }
    targets = TARGETS
    decks = {"guards": "guards", "ninja": "intruders", "traitor": "intruders"}
    looks = {
        "guards": CardLook("#2f4f6f", "castle"),
        "ninja": CardLook("#7a0f3a", "ninja"),
        "traitor": CardLook("#5c3566", "drama-masks"),
        "intruders": CardLook("#7a0f3a", "ninja"),
    }
    recipes = RECIPES
    wanted = (
        Message("Guards and intruders need cards: what will they play?"),
        Message("Each side draws from a deck of its own. What a card does is read on it."),
    )
    pictured = {
        "march": "shoe-print",
        "wake": "bell-ring",
        "sober": "bottle-tonic-skull",
        "tire": "sleep",
        "halt": "hand-front-right",
        "wound": "sword",
        "kill": "skull",
        "swap_for_drunk": "bottle-tonic-skull",
        "pass_unseen": "eye-off",
        "limit_move": "timer-sand",
        "tie_rope": "jump-rope",
        "enter_passage": "tunnel",
        "reveal": "eye",
        "conceal": "eye-off",
        "set_noise": "volume-high",
        "hush": "leaf",
        "heal": "bottle-tonic-skull",
        "listen": "ear-hearing",
        "hear": "ear-hearing",
        "inform": "message-text-outline",
        "peek": "magnify",
        "swap_hidden": "account-question",
        "hide": "ghost-outline",
        "raise": "alarm-bell",
    }
    reaches = (Reach("march", "steps", "zones"),)
    doubt = INSIDE
    glance = staticmethod(hints)
    game: ScorpionGame

    def __init__(self, game: ScorpionGame) -> None:
        super().__init__(game)
        self.actors = (game.first, game.first + 1, -1)

    def actor(self, card: Card) -> str:
        """An intruder, or nobody for a guards' card."""
        return "nobody" if card.in_deck("guards") else "intruder"

    def screen(self, mode: CardMode) -> Screen | None:
        """SC-63: nobody listens in the passage."""
        listens = any(isinstance(operation, Listen) and operation.who == "target" for operation in mode.do)
        return outside if listens else None

    def hand(self, seat: int, actor: int) -> int:
        """An intruder's hand, or a guard player's."""
        table = self.game.table
        return table.hands[actor] if actor >= 0 else table.guard_hands[table.guard_seats.index(seat)]

    def lies(self, state: ScorpionState, play: Play, mode: Mode | None, target: int) -> int:
        """Where a card goes when it is played (SC-21, SC-26, SC-38, SC-61); a bluff is spent (SC-50)."""
        table = self.game.table
        seat, actor, kind, _ = play
        lies = "spent" if mode is None else self.kinds[kind].props.lies
        if lies == "wound":
            return table.wounds[target - self.game.first]
        if actor >= 0:
            return table.tables[actor] if lies == "table" else table.spent[actor]
        seat_index = table.guard_seats.index(seat)
        return table.guard_tables[seat_index] if lies == "table" else table.discards[seat_index]

    def played(self, state: ScorpionState, play: Play, mode: Mode | None, target: int) -> None:
        """Tell all that a card was played; what an intruder plays it on is not told. Guards are busy with it (SC-22)."""
        game = self.game
        seat_index, actor, kind, area = play
        self._nobody_expects(state, area, kind)
        if actor >= 0:
            state.record.append((history.CARD, actor, kind))
            state.clock += 1
        elif mode is not None and self.kinds[kind].props.counts:
            state.busy |= affected(mode.aim.kind, target) & game.all_guards
        what = mode.aim.kind if mode is not None else ""
        if actor >= 0:
            game.emit(state, ScorpionEvents.played, game.first + actor, kind)
        elif what in ("piece", "party"):
            on = target if what == "piece" else bits(target & game.all_guards)
            game.emit(state, ScorpionEvents.guards_played_on, seat_index, kind, on)
        else:
            game.emit(state, ScorpionEvents.guards_played, seat_index, kind)

    def _nobody_expects(self, state: ScorpionState, area: int, kind: int) -> None:
        """A card has left a hand: of those that everybody knows to be there, it may have been one."""
        for number, hand in enumerate(self.game.table.all_hands):
            if hand == area and kind in state.sure[number]:
                left = list(state.sure[number])
                left.remove(kind)
                state.sure[number] = tuple(left)

    def describe(self, state: ScorpionState, mode: Mode, target: int) -> Move:
        return describe(self.game, state, mode.aim.kind, target)


def outside(state: ScorpionState, mode: Mode, found: Sequence[int]) -> Sequence[int]:
    """Return the targets that are not in the passage."""
    inside = sum(state.inside)
    if not inside:
        return found
    if mode.aim.kind == "piece":
        return [guard for guard in found if not inside >> guard & 1]
    kind = mode.aim.kind
    return [target for target in found if not affected(kind, argument(state, kind, target)) & inside]


class ScorpionTarget(cards.ChooseTarget[ScorpionState]):
    """Says what a card is played on; an intruder may always choose to bluff (SC-50).

    Actions: 1 + target plays the card the first way that is printed on it; each further way adds `MODE`; `BLUFF`
    plays it for nothing.
    """

    secret: ClassVar[bool] = True
    game: ScorpionGame

    def begin(self, state: ScorpionState, who: Play) -> None:
        seat, actor, kind, _ = who
        if actor < 0:
            cards.ChooseTarget.begin(self, state, who)
        elif self.has_effect(state, seat, actor, kind):
            state.pending.append([~self.index, *who])
        else:
            carry_out(self.rules, state, who, None, 0)

    def legal(self, state: ScorpionState) -> list[int]:
        """What it may be played on; for intruders, nothing at all too."""
        found = cards.ChooseTarget.legal(self, state)
        if state.stack[-1][2] >= 0:
            found.append(BLUFF)
        return found

    def has_effect(self, state: ScorpionState, seat: int, actor: int, kind: int) -> bool:
        """Whether an intruder's card can be played for its effect; if not, it is spent as a bluff without a question.

        A card that is only an answer can but be a bluff in its own turn.
        """
        card = self.rules.kinds[kind]
        return "move" in card.windows and playable(self.rules, state, card, seat, actor)

    def title(self, state: ScorpionState) -> Text:
        """Ask what it is played on; of a card that is played on nothing, only whether it is a bluff."""
        modes = self.rules.kinds[state.stack[-1][3]].modes
        aimed = any(mode.target != "none" for mode in modes)
        return Text("phase.target" if aimed else "phase.effect")

    def take(self, state: ScorpionState, frame: Frame, action: int) -> None:
        if action == BLUFF:
            carry_out(self.rules, state, frame[1:], None, 0)
        else:
            cards.ChooseTarget.take(self, state, frame, action)

    def describe(self, state: ScorpionState, action: int) -> Move:
        """Tell a target, or ``bluff``."""
        return Move("bluff", Text("move.bluff")) if action == BLUFF else super().describe(state, action)


def may_answer(game: ScorpionGame, state: ScorpionState, intruder: int, window: int) -> bool:
    """SC-53 to SC-55: whether an intruder is there to answer; and who has left, what its search brings, by an option."""
    there = state.status[intruder] in (ON_MAP, IN_PASSAGE)
    return there or (state.status[intruder] == LEFT and window != LISTEN_WINDOW and game.options.gone_answers)


class React(cards.Answer[ScorpionState]):
    """An intruder may answer with a card (SC-35, SC-53, SC-54).

    It is asked whenever it holds any card at all, so that being asked tells nobody anything.

    Actions: 0 lets it be; 1 + kind of card answers with it.
    """

    name = "react"
    windows = ("listen", "trap", "ambush")
    secret: ClassVar[bool] = False
    game: ScorpionGame

    def begin(self, state: ScorpionState, intruder: int, window: int, target: int) -> None:
        """Ask an intruder who is there, if its deck has an answer and it holds a card. Who is away or dead plays nothing."""
        game = self.game
        if not may_answer(game, state, intruder, window):
            return
        if not state.areas[game.table.hands[intruder]] or not game.table.answers[window][intruder]:
            return
        self.open(state, game.seat_of(intruder), intruder, window, target)

    def apply(self, state: ScorpionState, action: int) -> None:
        state.clock += 1
        cards.Answer.apply(self, state, action)
