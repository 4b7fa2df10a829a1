"""Guards play cards: in the alert phase, from the hand, and to attack while patrols move."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from uguisu.core.cards import NOBODY, PASS, CardKind, PlayCards
from uguisu.core.cards.playing import tell_card
from uguisu.core.phase import Move
from uguisu.core.state import Frame
from uguisu.core.text import Text
from uguisu_scorpion.cards.targets import AN_INTRUDER, PATROL, describe, intruders, party_of
from uguisu_scorpion.nested import Nested
from uguisu_scorpion.rules.figures import bits_from
from uguisu_scorpion.state import ScorpionState

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame


class GuardPlay(Nested, PlayCards[ScorpionState]):
    """A guard player may play a card. Cards that don't count are free (SC-23): the budget is whether others may be played."""

    game: ScorpionGame

    def bind(self, game: ScorpionGame) -> None:
        """Take the game."""
        super().bind(game)
        self.free_cards_need_intruder = all(
            card.props.counts or card.hint == AN_INTRUDER
            for card in game.cards
            if self.window in card.windows
        )

    def hands(self) -> dict[int, int]:
        """Return where the cards of each guard player come from."""
        return dict(zip(self.game.table.guard_seats, self.areas(), strict=True))

    def areas(self) -> list[int]:
        """Return the same as a list by guard player."""
        return self.game.table.guard_hands

    def budget(self, state: ScorpionState, seat: int) -> int:
        """Whether cards may be played that count (SC-23, SC-24)."""
        return True

    def affords(self, card: CardKind, budget: int) -> bool:
        """Whether a card may be played."""
        return bool(budget or not card.props.counts)

    def legal(self, state: ScorpionState) -> list[int]:
        """Pass, play a kind of card that has something to be played on, or do something else."""
        seat = state.stack[-1][1]
        hand, budget = state.areas[self.area[seat]], self.budget(state, seat)
        if not self.may_play(state, hand, budget):
            return [PASS, *self.extra(state, seat)]
        return self.choices(state, seat, hand, budget) + self.extra(state, seat)

    def draw(self, state: ScorpionState, random: Callable[[], float]) -> int:
        """Draw one of those."""
        seat = state.stack[-1][1]
        hand = state.areas[self.area[seat]]
        if not self.may_play(state, hand, self.budget(state, seat)):
            hand = []
        return self.draw_choice(state, seat, hand, random, self.extra(state, seat))

    def may_play(self, state: ScorpionState, hand: list[int], budget: int) -> bool:
        """Whether there is any use in looking at the cards of a hand."""
        return bool(hand and (budget or state.shown or not self.free_cards_need_intruder))

    def extra(self, state: ScorpionState, seat: int) -> list[int]:
        """Return what else may be done, as actions from `first_extra` on."""
        return []

    def apply(self, state: ScorpionState, action: int) -> None:
        """Play, or pass."""
        state.clock += 1
        PlayCards.apply(self, state, action)

    def pay(self, state: ScorpionState, frame: Frame, card: CardKind) -> None:
        """Note that a card is played; SC-23: and if it counts, that."""
        state.cards_laid += 1
        if card.props.counts:
            self.count(state, frame)

    def count(self, state: ScorpionState, frame: Frame) -> None:
        """A card that counts has been played."""

    def passed(self, state: ScorpionState, seat: int) -> None:
        """The other guard player goes on, if it has not passed."""
        seats = self.game.table.guard_seats
        state.passed |= 1 << seats.index(seat)
        if len(seats) == 1:
            return
        for chair, other in enumerate(seats):
            if not state.passed >> chair & 1:
                self.open(state, other)
                return


class AlertCards(GuardPlay):
    """SC-21: any number of the cards just drawn may be played; two guard players may pass them on (SC-27).

    Actions: 0 passes; 1 + kind of card plays it; after those, `first_extra` + kind gives it away.
    """

    name = "alert_cards"
    window = "alert"

    def areas(self) -> list[int]:
        """The cards just drawn lie apart."""
        return self.game.table.drawn

    def extra(self, state: ScorpionState, seat: int) -> list[int]:
        """Give a drawn card to the other guard player."""
        if len(self.game.table.guard_seats) == 1:
            return []
        return [self.first_extra + kind for kind in sorted(set(state.areas[self.area[seat]]))]

    def take(self, state: ScorpionState, frame: Frame, action: int) -> None:
        """Play, or give."""
        if action < self.first_extra:
            super().take(state, frame, action)
            return
        table, kind = self.game.table, action - self.first_extra
        chair = table.guard_seats.index(frame[1])
        state.areas[table.drawn[chair]].remove(kind)
        other = (
            table.drawn[1 - chair] if not state.passed >> (1 - chair) & 1 else table.guard_hands[1 - chair]
        )
        state.areas[other].append(kind)
        if state.log is not None:
            self.game.tell(state, "gives", ~table.guards_audience, seat=self.game.seats[frame[1]].id)
            self.game.tell(
                state,
                "card_given",
                table.guards_audience,
                seat=self.game.seats[frame[1]].id,
                card=self.game.card_ids[kind],
            )

    def describe(self, state: ScorpionState, action: int) -> Move:
        """Tell it; giving is ``give:awaken``."""
        if action < self.first_extra:
            return super().describe(state, action)
        return tell_card(self.game, "give", action - self.first_extra)


class GuardCards(GuardPlay):
    """SC-23: up to two cards from the hand; SC-24: or one listens for free.

    Two guard players take turns, a card each; who passes leaves what is left to the other, so that without agreement each
    has one.

    Actions: 0 passes; 1 + kind of card plays it; after those, `first_extra` + guard has a sentry listen,
    `first_extra` + `PATROL` + number a patrol.
    """

    name = "guard_cards"
    window = "guard_cards"

    def bind(self, game: ScorpionGame) -> None:
        """Take the game."""
        super().bind(game)
        self.cards_a_turn = game.options.cards_a_turn

    def budget(self, state: ScorpionState, seat: int) -> int:
        """SC-23: two in all; SC-24: none after listening for free."""
        return state.cards_played < self.cards_a_turn and not state.listened

    def extra(self, state: ScorpionState, seat: int) -> list[int]:
        """SC-24: when nothing was played this turn, one of the player's sentries or patrols may listen without a card;
        SC-63: nobody listens in the passage.
        """
        if state.cards_laid or state.listened:
            return []
        busy, first = state.busy, self.first_extra
        free = state.standing & ~busy & self.game.own[seat]
        found = list(bits_from(first, free & state.solo))
        if free & ~state.solo:
            first += PATROL
            for number, mask in enumerate(state.members):
                if mask & free and not mask & busy:
                    found.append(first + number)
        return found

    def take(self, state: ScorpionState, frame: Frame, action: int) -> None:
        """Play, or listen for free."""
        if action < self.first_extra:
            super().take(state, frame, action)
            return
        game = self.game
        mask = party_of(state, action - self.first_extra)
        state.listened = 1
        state.busy |= mask
        if state.log is not None:
            game.tell(state, "listens_free", seat=game.seats[frame[1]].id)
        game.machine.begin(state, game.free_listen, (mask, frame[1]))

    def count(self, state: ScorpionState, frame: Frame) -> None:
        """SC-23: count it, and give the other guard player a turn."""
        state.cards_played += 1
        seats = self.game.table.guard_seats
        if len(seats) > 1:
            other = 1 - seats.index(frame[1])
            if not state.passed >> other & 1:
                frame[1] = seats[other]

    def describe(self, state: ScorpionState, action: int) -> Move:
        """Tell it; listening for free is ``listen:sword-3``."""
        if action < self.first_extra:
            return super().describe(state, action)
        move = describe(self.game, state, "party", action - self.first_extra)
        key = "move.listen_patrol" if "number" in move.label.values else "move.listen"
        return move._replace(notation=f"listen:{move.notation}", label=Text(key, move.label.values))


class PatrolAttack(GuardPlay):
    """SC-38: attacks in the patrols phase. Asked whenever a guard could attack, whatever the hand holds.

    Actions: 0 passes; 1 + kind of card plays it.
    """

    name = "patrol_attack"
    window = "patrols"

    def passed(self, state: ScorpionState, seat: int) -> None:
        """Whoever else can attack is asked already."""

    def begin(self, state: ScorpionState) -> None:
        """Ask each guard player who has a guard by a shown intruder."""
        if not state.shown:
            return
        for seat in self.game.table.guard_seats:
            if intruders(self.game, state, seat, NOBODY):
                self.open(state, seat)
