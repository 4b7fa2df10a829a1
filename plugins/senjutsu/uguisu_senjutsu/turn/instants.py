"""Instants (SJ-49), and cards played to counter a blocked attack (SJ-47)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from uguisu import Frame, Move, Text
from uguisu.cards import PASS, CardKind, tell_card, tell_pass
from uguisu.phases import NestedPhase
from uguisu_senjutsu.cards.play import (
    AFTER_DRAW,
    CHOOSE,
    INITIATIVE,
    REPLACEMENT,
    TURN_END,
    TURN_START,
    SenjutsuCards,
    opponents,
)
from uguisu_senjutsu.events import SenjutsuEvents
from uguisu_senjutsu.rules.attacks import in_reach
from uguisu_senjutsu.rules.harm import hurt
from uguisu_senjutsu.rules.knowledge import played_openly
from uguisu_senjutsu.state import AREAS, HAND, PLAYED, SenjutsuState
from uguisu_senjutsu.turn.choosing import may_play, mode_of
from uguisu_senjutsu.turn.reveal import is_variable, lay_out

if TYPE_CHECKING:
    from uguisu_senjutsu.game import SenjutsuGame

WINDOWS = tuple(word for word in SenjutsuCards.windows if word not in (CHOOSE, REPLACEMENT))
"""When instants are played other than for the card just revealed."""
NUMBERS = {window: number for number, window in enumerate(WINDOWS)}


class PlayFromHand(NestedPhase[SenjutsuState]):
    """A player may play a card out of turn: ``[~phase, seat, ...]``. Actions: `PASS`, 1 + kind of card.

    It is asked whenever, as far as everybody can tell, the figure may have such a card: the question must not tell what is
    in its hand.
    """

    verb = "play"

    def fitting(self, state: SenjutsuState, frame: Frame) -> frozenset[int]:
        """Return the kinds of cards that could be played now, whoever has them."""
        raise NotImplementedError

    def affords(self, state: SenjutsuState, figure: int, card: CardKind) -> bool:
        """Whether the figure has the focus and the kamae for it, and a target in reach."""
        game: SenjutsuGame = self.game
        mode = mode_of(game, state, figure, card)
        return (
            mode is not None
            and card.props.focus <= game.focus(state, figure)
            and (mode.aim.holds != "figure" or bool(targets_in_reach(game, state, figure, card)))
        )

    def options(self, state: SenjutsuState, frame: Frame) -> list[int]:
        """Pass, or a card."""
        game: SenjutsuGame = self.game
        fitting = self.fitting(state, frame).intersection(state.areas[frame[1] * AREAS + HAND])
        if not fitting:
            return [PASS]
        affordable = [kind for kind in fitting if self.affords(state, frame[1], game.cards[kind])]
        return [PASS, *(kind + 1 for kind in sorted(affordable))]

    def apply(self, state: SenjutsuState, action: int) -> None:
        """Pass, as nearly always, or play."""
        if action == PASS:
            state.stack.pop()
            self.settle(state)
        else:
            super().apply(state, action)

    def play(self, state: SenjutsuState, figure: int, kind: int, target: int) -> None:
        """Pay for a card and begin it. Its target is who was met by the success, or is chosen now."""
        game: SenjutsuGame = self.game
        card = game.cards[kind]
        mode = mode_of(game, state, figure, card)
        assert mode is not None
        state.areas[figure * AREAS + HAND].remove(kind)
        played_openly(state, figure, kind)
        state.areas[figure * AREAS + PLAYED].append(kind)
        game.pay_focus(state, figure, card.props.focus, kind)
        game.emit(state, SenjutsuEvents.instant, figure, kind)
        if mode.aim.holds == "figure":
            found = targets_in_reach(game, state, figure, card)
            if len(found) > 1:
                game.decision(AimInstant).open(state, figure, kind)
                return
            target = found[0]
        game.machine.queue(state, mode.program, (figure, figure, target))
        game.signal_played(state, figure, kind)

    def describe(self, state: SenjutsuState, action: int) -> Move:
        """Tell it: ``pass``, ``instant:hobbling_blow``."""
        return tell_pass() if action == PASS else tell_card(self.game, self.verb, action - 1)


def targets_in_reach(game: SenjutsuGame, state: SenjutsuState, figure: int, card: CardKind) -> list[int]:
    """Return the opponents that a card played out of turn may have for a target (SJ-40, SJ-50)."""
    reach = card.props.range
    found = opponents(game, state, figure, figure)
    return found if reach is None else [foe for foe in found if in_reach(game, state, figure, foe, reach)]


class AimInstant(NestedPhase[SenjutsuState]):
    """A player chooses the target of a card played out of turn: ``[~phase, seat, card]``.

    Actions: the figure.
    """

    name = "aim_instant"

    def lapsed(self, state: SenjutsuState, frame: Frame) -> bool:
        """Whether nobody is left to be chosen."""
        return bool(state.out >> frame[1] & 1) or not self.options(state, frame)

    def options(self, state: SenjutsuState, frame: Frame) -> list[int]:
        """Opponents in reach."""
        return targets_in_reach(self.game, state, frame[1], self.game.cards[frame[2]])

    def take(self, state: SenjutsuState, frame: Frame, action: int) -> None:
        """Begin the card."""
        game: SenjutsuGame = self.game
        mode = mode_of(game, state, frame[1], game.cards[frame[2]])
        if mode is not None:
            game.machine.queue(state, mode.program, (frame[1], frame[1], action))
            game.signal_played(state, frame[1], frame[2])

    def describe(self, state: SenjutsuState, action: int) -> Move:
        """Tell it: the figure's id."""
        piece = self.game.pieces[action].id
        return Move(piece, Text("move.target_piece", {"piece": piece}), pieces=(action,))


def replace(game: SenjutsuGame, state: SenjutsuState, _frame: Frame) -> None:
    """SJ-25 (4): from the bottom of the advantage track up, each may play an instant replacement."""
    card, expected, no_more = state.card, game.instants.expected, state.out | state.instants
    for figure in reversed(state.ladder):
        if card[figure] in expected[figure][REPLACEMENT] and not no_more >> figure & 1:
            state.pending.append([~game.replacement.index, figure])


class Replace(PlayFromHand):
    """A player may play an instant replacement: ``[~phase, seat]``.

    Actions: `PASS`, 1 + kind of card.
    """

    name = "replace"
    verb = "replace"

    def bind(self, game: SenjutsuGame) -> None:
        """Take which cards are replacements, by what was revealed."""
        super().bind(game)
        self._fitting = game.instants.fitting[REPLACEMENT]

    def fitting(self, state: SenjutsuState, frame: Frame) -> frozenset[int]:
        """Return the replacements of another type than the card in play."""
        return self._fitting[state.card[frame[1]]]

    def draw(self, state: SenjutsuState, random: Callable[[], float]) -> int:
        """Draw one of those: there is hardly ever a card."""
        figure = state.stack[-1][1]
        if self._fitting[state.card[figure]].isdisjoint(state.areas[figure * AREAS + HAND]):
            return PASS
        return super().draw(state, random)

    def affords(self, state: SenjutsuState, figure: int, card: CardKind) -> bool:
        """Whether the figure has the focus and the kamae for it."""
        return may_play(self.game, state, figure, card, REPLACEMENT)

    def take(self, state: SenjutsuState, frame: Frame, action: int) -> None:
        """Pay for it at once; what it replaces goes when all have decided."""
        if action == PASS:
            return
        game: SenjutsuGame = self.game
        figure, kind = frame[1], action - 1
        state.replaced[figure] = state.card[figure]
        lay_out(game, state, figure, kind)
        state.instants |= 1 << figure
        game.pay_focus(state, figure, game.cards[kind].props.focus, kind)


class PlayInstant(PlayFromHand):
    """A player may play an instant: ``[~phase, seat, which of `WINDOWS`, target]`` (SJ-49).

    Actions: `PASS`, 1 + kind of card.
    """

    name = "instant"
    verb = "instant"

    def bind(self, game: SenjutsuGame) -> None:
        """Take which cards are instants, by window and by what was revealed."""
        super().bind(game)
        self._fitting = [game.instants.fitting[window] for window in WINDOWS]

    def fitting(self, state: SenjutsuState, frame: Frame) -> frozenset[int]:
        """Return such cards."""
        return self._fitting[frame[2]][state.card[frame[1]]]

    def draw(self, state: SenjutsuState, random: Callable[[], float]) -> int:
        """Draw one of those: there is hardly ever a card."""
        _, figure, window, _ = state.stack[-1]
        if self._fitting[window][state.card[figure]].isdisjoint(state.areas[figure * AREAS + HAND]):
            return PASS
        return super().draw(state, random)

    def offer(self, state: SenjutsuState, figure: int, window: str, target: int = -1) -> None:
        """Ask, if the figure may have an instant for this; one a turn may be played."""
        may_have = state.card[figure] in self.game.instants.expected[figure][window]
        if may_have and not (state.instants | state.stopped) >> figure & 1:
            state.pending.append([~self.index, figure, NUMBERS[window], target])

    def lapsed(self, state: SenjutsuState, frame: Frame) -> bool:
        """Whether the figure is defeated, or has had its instant."""
        return bool((state.out | state.instants) >> frame[1] & 1)

    def take(self, state: SenjutsuState, frame: Frame, action: int) -> None:
        """Play it."""
        if action != PASS:
            state.instants |= 1 << frame[1]
            self.play(state, frame[1], action - 1, frame[3])


class PlayCounter(PlayFromHand):
    """A player may counter an attack that it has blocked: ``[~phase, seat, attacker]`` (SJ-47).

    Actions: `PASS`, 1 + kind of card.
    """

    name = "counter"
    verb = "counter"

    def offer(self, state: SenjutsuState, figure: int, attacker: int) -> None:
        """Ask, unless the attack is itself a counter: those are not countered (SJ-H09)."""
        frame = [~self.index, figure, attacker]
        deck = self.game.decks_of[figure]
        if attacker not in state.countering[:1] and any(deck[kind] for kind in self.fitting(state, frame)):
            state.pending.append(frame)

    def lapsed(self, state: SenjutsuState, frame: Frame) -> bool:
        """Whether one of the two is defeated."""
        return bool(state.out & (1 << frame[1] | 1 << frame[2]))

    def fitting(self, state: SenjutsuState, frame: Frame) -> frozenset[int]:
        """Return such cards."""
        return frozenset(card.number for card in self.game.cards if self.fits(state, frame[1], card))

    def fits(self, state: SenjutsuState, figure: int, card: CardKind) -> bool:
        """SJ-47, SJ-H09: an attack card whose initiative is not above that of the card with the counter.

        Other cards, where the scenario allows them, are instants: one a turn, of another type than the defence.
        """
        game: SenjutsuGame = self.game
        if card.props.base or card.type == "poison" or not card.windows & {CHOOSE, REPLACEMENT}:
            return False
        if card.type != "attack" and (
            game.options.counters == "attacks" or card.type == "defence" or state.instants >> figure & 1
        ):
            return False
        own = card.props.initiative_in.get(game.kamae(state, figure))
        lowest = own if own is not None else min(card.props.initiatives, default=state.now)
        return hurt(state, figure, lowest) <= state.now

    def take(self, state: SenjutsuState, frame: Frame, action: int) -> None:
        """Play it. An attack is outside the limit of one instant."""
        if action != PASS:
            state.countering = [frame[1], action - 1]
            if self.game.cards[action - 1].type != "attack":
                state.instants |= 1 << frame[1]
            self.play(state, frame[1], action - 1, frame[2])


def offer_to_all(game: SenjutsuGame, state: SenjutsuState, window: str) -> None:
    """SJ-H30: offer everybody an instant, from the bottom of the advantage track up."""
    for figure in game.from_bottom(state):
        game.instant.offer(state, figure, window)


def instants_at_start(game: SenjutsuGame, state: SenjutsuState, _frame: Frame) -> None:
    """SJ-22, SJ-49: ordinary instants of the start of a turn."""
    offer_to_all(game, state, TURN_START)


def instants_after_draw(game: SenjutsuGame, state: SenjutsuState, _frame: Frame) -> None:
    """SJ-22, SJ-49: ordinary instants between the draw and the choice."""
    offer_to_all(game, state, AFTER_DRAW)


def instants_before_initiatives(game: SenjutsuGame, state: SenjutsuState, _frame: Frame) -> None:
    """SJ-49: additionals for who is about to choose an initiative."""
    for figure in game.from_bottom(state):
        if is_variable(game, state, figure):
            game.instant.offer(state, figure, INITIATIVE)


def instants_at_end(game: SenjutsuGame, state: SenjutsuState, _frame: Frame) -> None:
    """SJ-49: ordinary instants of the end of a turn."""
    offer_to_all(game, state, TURN_END)
