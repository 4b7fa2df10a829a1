"""The choices are revealed: costs, replacements, initiatives, targets (SJ-25)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu import OFF, Frame, Move, Text, bits
from uguisu.cards import tell_pass
from uguisu.phases import NestedPhase
from uguisu_senjutsu.events import SenjutsuEvents
from uguisu_senjutsu.rules.harm import hurt
from uguisu_senjutsu.rules.knowledge import played_openly
from uguisu_senjutsu.rules.opponents_decks import draw_top
from uguisu_senjutsu.state import (
    AREAS,
    BASE,
    DISCARD,
    HAND,
    NO_CARD,
    PLAYED,
    STUN,
    STUNS,
    TRACKS,
    SenjutsuState,
    track,
)
from uguisu_senjutsu.turn.choosing import FIRST_CARD, PLAY_STUN, mode_of

if TYPE_CHECKING:
    from uguisu_senjutsu.game import SenjutsuGame


ANY = 99
"""Above every initiative."""


def reveal(game: SenjutsuGame, state: SenjutsuState, _frame: Frame) -> None:
    """SJ-25 (1): turn all choices over at once."""
    commits = state.commits
    for figure in bits(game.everyone & ~state.out):
        action = commits[figure]
        if action >= FIRST_CARD:
            lay_out(game, state, figure, action - FIRST_CARD)
        elif action == PLAY_STUN:
            state.card[figure] = STUN
            game.add(state, figure * TRACKS + STUNS, -1)
            game.emit(state, SenjutsuEvents.revealed_stun, figure)
    state.commits = [-1] * len(commits)


def lay_out(game: SenjutsuGame, state: SenjutsuState, figure: int, kind: int) -> None:
    """Put a card in play, from the hand or the base cards."""
    areas, first = state.areas, figure * AREAS
    hand, base = areas[first + HAND], areas[first + BASE]
    if kind in hand:
        hand.remove(kind)
    elif kind in base:
        base.remove(kind)
    if state.known:
        played_openly(state, figure, kind)
    areas[first + PLAYED].append(kind)
    state.card[figure] = kind
    in_kamae = game.in_kamae[kind]
    own = in_kamae.get(game.kamae(state, figure)) if in_kamae else None
    if own is not None:
        state.level[figure] = own
        state.settled |= 1 << figure
    else:
        state.level[figure] = game.lowest[kind]  # of a variable one, its lowest (SJ-51)
        if state.settled:
            state.settled &= ~(1 << figure)
    game.emit(state, SenjutsuEvents.revealed, figure, kind)


def tell_initiative(game: SenjutsuGame, state: SenjutsuState, figure: int, initiative: int) -> None:
    """Give a card its initiative, and say so."""
    if state.level[figure] != initiative:
        state.level[figure] = initiative
        hurt = state.injuries[figure] and initiative < max(
            game.cards[state.card[figure]].props.initiatives, default=0
        )
        told = SenjutsuEvents.initiative_hurt if hurt else SenjutsuEvents.initiative
        game.emit(state, told, figure, initiative)


def pay(game: SenjutsuGame, state: SenjutsuState, _frame: Frame) -> None:
    """SJ-25 (2): pay compulsory focus."""
    costs, played, paid = game.costs, state.card, state.paid
    for figure in bits(game.everyone & ~state.out):
        cost = costs[played[figure]]
        paid[figure] = game.pay_focus(state, figure, cost, played[figure]) if cost else 0


# --- an initiative for focus ------------------------------------------------------------------------------------


def pay_for_initiative(game: SenjutsuGame, state: SenjutsuState, _frame: Frame) -> None:
    """SJ-25 (3): who revealed a card with an optional initiative may pay for it."""
    for figure in game.from_bottom(state):
        card = game.played(state, figure)
        offer = card.props.initiative_for if card is not None else None
        if offer is not None and offer.focus <= game.focus(state, figure):
            game.decision(PayForInitiative).open(state, figure)


class PayForInitiative(NestedPhase[SenjutsuState]):
    """A player may pay focus for another initiative: ``[~phase, seat]``.

    Actions: 0 no, 1 yes.
    """

    name = "pay_for_initiative"

    def options(self, state: SenjutsuState, frame: Frame) -> list[int]:
        """Pay, or not."""
        return [0, 1]

    def take(self, state: SenjutsuState, frame: Frame, action: int) -> None:
        """Pay."""
        if action:
            game: SenjutsuGame = self.game
            figure = frame[1]
            offer = game.cards[state.card[figure]].props.initiative_for
            state.paid[figure] += game.pay_focus(state, figure, offer.focus)
            state.settled |= 1 << figure
            tell_initiative(game, state, figure, offer.initiative)

    def describe(self, state: SenjutsuState, action: int) -> Move:
        """Tell it: ``pay``, ``pass``."""
        if not action:
            return tell_pass()
        offer = self.game.cards[state.card[state.stack[-1][1]]].props.initiative_for
        return Move(
            "pay", Text("move.pay_for_initiative", {"focus": offer.focus, "number": offer.initiative})
        )


# --- replacements -----------------------------------------------------------------------------------------------


def settle_replacements(game: SenjutsuGame, state: SenjutsuState, _frame: Frame) -> None:
    """SJ-25 (4): replaced cards are discarded, and the focus paid for them comes back."""
    if max(state.replaced) == NO_CARD:
        return
    for figure, replaced in enumerate(state.replaced):
        if replaced != NO_CARD and not state.out >> figure & 1:
            state.replaced[figure] = NO_CARD
            state.areas[figure * AREAS + PLAYED].remove(replaced)
            state.areas[figure * AREAS + DISCARD].append(replaced)
            game.gain_focus(state, figure, state.paid[figure])
            game.emit(state, SenjutsuEvents.replaced, figure, replaced)


# --- variable initiatives, targets ----------------------------------------------------------------------------------


def is_variable(game: SenjutsuGame, state: SenjutsuState, figure: int) -> bool:
    """Whether the initiative of a figure's card is to be chosen: neither its kamae nor a payment has settled it."""
    return state.card[figure] in game.variable and not state.settled >> figure & 1


def choose_initiatives(game: SenjutsuGame, state: SenjutsuState, _frame: Frame) -> None:
    """SJ-25 (5): from the bottom up, a value is chosen for each variable initiative; opponents meet what is chosen (SJ-85)."""
    if not game.variable.isdisjoint(state.card):
        for figure in sorted(game.from_bottom(state), key=lambda one: one >= game.players):
            if is_variable(game, state, figure):
                game.decision(ChooseInitiative).open(state, figure)


class ChooseInitiative(NestedPhase[SenjutsuState]):
    """A player chooses the value of a variable initiative: ``[~phase, seat]``.

    Actions: the initiative.
    """

    name = "initiative"

    def options(self, state: SenjutsuState, frame: Frame) -> list[int]:
        """The printed values."""
        printed = self.game.cards[state.card[frame[1]]].props.initiatives
        wider = state.widened[frame[1]]
        more = [max(printed) + step for step in range(1, wider + 1)]
        less = [min(printed) - step for step in range(1, wider + 1) if min(printed) > step]
        return sorted({*printed, *more, *less}, reverse=True)

    def take(self, state: SenjutsuState, frame: Frame, action: int) -> None:
        """Keep it."""
        tell_initiative(self.game, state, frame[1], action)

    def describe(self, state: SenjutsuState, action: int) -> Move:
        """Tell it: ``at:7``."""
        return Move(f"at:{action}", Text("move.initiative", {"number": action}))


def aim(game: SenjutsuGame, state: SenjutsuState, _frame: Frame) -> None:
    """SJ-40: who has a card without a diagram chooses its target."""
    if not game.aiming.isdisjoint(state.card):
        for figure in game.from_bottom(state):
            aim_one(game, state, figure)


def aim_one(game: SenjutsuGame, state: SenjutsuState, figure: int) -> None:
    """Have a player choose the target of its card, if it needs one and there are several."""
    card = game.played(state, figure)
    mode = mode_of(game, state, figure, card) if card is not None else None
    if mode is not None and mode.aim.kind == "piece":
        found = mode.aim.find(game, state, figure, figure)
        if len(found) == 1:
            state.aim[figure] = found[0]
        elif found:
            game.decision(Aim).open(state, figure)


class Aim(NestedPhase[SenjutsuState]):
    """A player chooses the target of a card: ``[~phase, seat]``.

    Actions: the figure.
    """

    name = "aim"

    def options(self, state: SenjutsuState, frame: Frame) -> list[int]:
        """Opponents."""
        game: SenjutsuGame = self.game
        return [figure for figure in game.alive(state) if game.foes[frame[1]] >> figure & 1]

    def take(self, state: SenjutsuState, frame: Frame, action: int) -> None:
        """Keep it."""
        state.aim[frame[1]] = action
        self.game.emit(state, SenjutsuEvents.aims, frame[1], action)

    def describe(self, state: SenjutsuState, action: int) -> Move:
        """Tell it: the figure's id."""
        piece = self.game.pieces[action].id
        return Move(piece, Text("move.target_piece", {"piece": piece}), pieces=(action,))


def line_up(game: SenjutsuGame, state: SenjutsuState, _frame: Frame) -> None:
    """All that was revealed waits for its initiative, as injuries leave it (SJ-61)."""
    for figure in bits(game.everyone & ~state.out):
        wait(game, state, figure)


def wait(game: SenjutsuGame, state: SenjutsuState, figure: int, highest: int = ANY) -> None:
    """Have a figure's card wait for its initiative, or for the highest that is still to come."""
    kind = state.card[figure]
    if kind < 0:
        return
    mode = game.always[kind] or mode_of(game, state, figure, game.cards[kind])
    if mode is None:
        return
    level = state.level[figure]
    if state.injuries[figure] or highest != ANY:
        level = min(hurt(state, figure, level), highest)
        tell_initiative(game, state, figure, level)
    program = mode.program
    blank = game.blanks[program]
    state.waiting.append([figure, level, kind, program, 0, figure, figure, state.aim[figure], *blank])
    state.busy |= 1 << figure


def play_instead(game: SenjutsuGame, state: SenjutsuState, figure: int, kind: int) -> None:
    """SJ-49: in the middle of a turn a card replaces the one in play; its initiative and target are chosen now."""
    state.areas[figure * AREAS + PLAYED].remove(state.card[figure])
    state.areas[figure * AREAS + DISCARD].append(state.card[figure])
    game.emit(state, SenjutsuEvents.replaced, figure, state.card[figure])
    state.instants |= 1 << figure
    state.aim[figure] = NO_CARD
    lay_out(game, state, figure, kind)
    game.pay_focus(state, figure, game.cards[kind].props.focus, kind)
    if is_variable(game, state, figure):
        game.decision(ChooseInitiative).open(state, figure)
    aim_one(game, state, figure)


assert OFF == NO_CARD == -1


def reveal_virtual(game: SenjutsuGame, state: SenjutsuState, _frame: Frame) -> None:
    """SJ-91: turn the top card of every opponent's deck over.

    By the rules it lies face down from the draw to the reveal. Nothing can happen to it in between, so it is drawn here.
    """
    for figure in game.solo.alive(state):
        kind = draw_top(game, state, figure)
        if kind == STUN:
            state.card[figure] = STUN
            game.add(state, track(figure, STUNS), 1)
            game.emit(state, SenjutsuEvents.revealed_stun, figure)
        elif kind != NO_CARD:
            state.seen[figure] |= 1 << kind
            lay_out(game, state, figure, kind)
    game.check_defeat(state)
