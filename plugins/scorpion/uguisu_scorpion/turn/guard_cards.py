"""The guards play cards: those drawn in the alert phase (SC-21), from the hand, and to attack while patrols move."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from uguisu import Frame, Move, Text, shuffle
from uguisu.cards import NO_FIGURE, PASS, CardKind, PlayCards, tell_card
from uguisu.events import EVERYBODY, EngineEvents
from uguisu_scorpion import history
from uguisu_scorpion.cards.targets import AN_INTRUDER, PATROL, describe, intruders, party_of
from uguisu_scorpion.events import ScorpionEvents
from uguisu_scorpion.rules.figures import bits_from
from uguisu_scorpion.state import ALERT, TURN, ScorpionState

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame


def begin_turn(game: ScorpionGame, state: ScorpionState, _frame: Frame) -> None:
    """SC-21 a: the turn marker advances; guards may act afresh."""
    state.clock += 1
    state.past += tuple(state.record)
    state.record.clear()
    game.change_track(state, TURN, state.tracks[TURN] + 1)
    state.busy = state.tired
    state.tired = state.moved = state.attacked = 0
    state.cards_laid = state.cards_played = state.listened = 0
    state.searches = ()
    state.paths = [(), ()]
    state.record.append((history.TURN, state.tracks[TURN]))
    game.emit(state, ScorpionEvents.turn_began, state.tracks[TURN])


def draw(game: ScorpionGame, state: ScorpionState, _frame: Frame) -> None:
    """SC-21 b, c, d: last turn's cards go back, cards are drawn by the alert, and the alert falls."""
    table = game.table
    for deck, discard in zip(table.guard_decks, table.discards, strict=True):
        if state.areas[discard]:
            state.areas[deck].extend(state.areas[discard])
            state.areas[discard].clear()
            shuffle(state, state.areas[deck])
            game.emit(state, EngineEvents.shuffled, deck, audience=EVERYBODY)
    number = state.tracks[ALERT]
    drawn = _draw(game, state, number)
    if number:
        _tell_draw(game, state, drawn)
    game.change_track(state, ALERT, number - 1)
    state.passed = 0


def _tell_draw(game: ScorpionGame, state: ScorpionState, drawn: int) -> None:
    """All are told how many cards were drawn; each guard player, which are theirs."""
    game.emit(state, ScorpionEvents.drawn, drawn)
    if state.log is None:
        return
    for seat, area in zip(game.table.guard_seats, game.table.drawn, strict=True):
        if state.areas[area]:
            game.emit(state, ScorpionEvents.drawn_cards, state.areas[area], audience=1 << seat)


def _draw(game: ScorpionGame, state: ScorpionState, number: int) -> int:
    """Draw cards, in turn from each guard player's deck; who begins changes from turn to turn (SC-27)."""
    table = game.table
    chairs = len(table.guard_seats)
    if chairs == 1:
        deck, drawn_cards = state.areas[table.guard_decks[0]], state.areas[table.drawn[0]]
        number = min(number, len(deck))
        for _ in range(number):
            drawn_cards.append(deck.pop())
        return number
    seat_index = (state.tracks[TURN] + 1) % chairs
    drawn = 0
    for _ in range(number):
        for candidate in (seat_index, (seat_index + 1) % chairs):
            deck = state.areas[table.guard_decks[candidate]]
            if deck:
                state.areas[table.drawn[candidate]].append(deck.pop())
                drawn += 1
                break
        seat_index = (seat_index + 1) % chairs
    return drawn


def play_drawn(game: ScorpionGame, state: ScorpionState, _frame: Frame) -> None:
    """SC-21 e: the guards may play what they have just drawn."""
    for area in game.table.drawn:
        if state.areas[area]:
            game.ask.alert_cards.open(state, _first_seat(game, state))
            return


def keep_drawn(game: ScorpionGame, state: ScorpionState, _frame: Frame) -> None:
    """SC-21 f: what is left joins the hand."""
    for drawn, hand in zip(game.table.drawn, game.table.guard_hands, strict=True):
        state.areas[hand].extend(state.areas[drawn])
        state.areas[drawn].clear()
    if state.passed:  # cards were drawn, so there was something to decide
        game.emit(state, ScorpionEvents.alert_over)
    state.passed = 0


def play_from_hand(game: ScorpionGame, state: ScorpionState, _frame: Frame) -> None:
    """SC-23: the guard-cards phase."""
    game.ask.guard_cards.open(state, _first_seat(game, state))


def _first_seat(game: ScorpionGame, state: ScorpionState) -> int:
    seats = game.table.guard_seats
    return seats[0] if len(seats) == 1 else seats[(state.tracks[TURN] + 1) % len(seats)]


class GuardPlay(PlayCards[ScorpionState]):
    """A guard player may play a card. Cards that don't count are free (SC-23): the budget is whether others may be played."""

    game: ScorpionGame

    def bind(self, game: ScorpionGame) -> None:
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
        for seat_index, other in enumerate(seats):
            if not state.passed >> seat_index & 1:
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
        if action < self.first_extra:
            super().take(state, frame, action)
            return
        table, kind = self.game.table, action - self.first_extra
        seat_index = table.guard_seats.index(frame[1])
        state.areas[table.drawn[seat_index]].remove(kind)
        other = (
            table.drawn[1 - seat_index]
            if not state.passed >> (1 - seat_index) & 1
            else table.guard_hands[1 - seat_index]
        )
        state.areas[other].append(kind)
        self.game.emit(state, ScorpionEvents.gives, frame[1], audience=~table.guards_audience)
        self.game.emit(state, ScorpionEvents.card_given, frame[1], kind, audience=table.guards_audience)

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
        if action < self.first_extra:
            super().take(state, frame, action)
            return
        game = self.game
        mask = party_of(state, action - self.first_extra)
        state.listened = 1
        state.busy |= mask
        game.emit(state, ScorpionEvents.listens_free, frame[1])
        game.machine.queue(state, game.free_listen, (mask, frame[1]))

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
            if intruders(self.game, state, seat, NO_FIGURE):
                self.open(state, seat)
