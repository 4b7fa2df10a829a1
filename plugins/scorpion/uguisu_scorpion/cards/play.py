"""Playing a card: what it may be played on, where it goes, and its program begun."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from uguisu.core.machine import FIRST_REGISTER
from uguisu.core.phase import Move
from uguisu.core.state import Frame
from uguisu.core.text import Text
from uguisu_scorpion.belief import facts
from uguisu_scorpion.cards.deck import CardKind, Mode
from uguisu_scorpion.cards.targets import TARGETS, affected, argument, describe
from uguisu_scorpion.nested import Nested
from uguisu_scorpion.state import IN_PASSAGE, ON_MAP, ScorpionState

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame

BLUFF = 0
MODE = 1 << 16
"""A target's action is ``1 + mode * MODE + target``."""

NOBODY = -1
"""The intruder who plays a guards' card."""

AMBUSHER = 62
"""What stands for a hidden sentry among guards' pieces, before it has a figure (SC-54)."""


@lru_cache(maxsize=1 << 12)
def kinds_from(first: int, hand: tuple[int, ...]) -> tuple[int, ...]:
    """Return `first` + kind for each kind of card in a hand, lowest first; intruders are asked at every step."""
    return tuple(first + kind for kind in sorted(set(hand)))


def ways(game: ScorpionGame, state: ScorpionState, card: CardKind, seat: int, actor: int) -> list[int]:
    """Return the ways to play a card for its effect, as actions of `ChooseTarget`."""
    found: list[int] = []
    first = 1
    for mode in card.modes:
        aims = targets(game, state, mode, seat, actor)
        if aims:
            found += [first + target for target in aims]
        first += MODE
    return found


def only_way(game: ScorpionGame, state: ScorpionState, card: CardKind, seat: int) -> int:
    """Return the one way in which the guards can play a card, if there is but one; else 0."""
    only = 0
    for number, mode in enumerate(card.modes):
        aims = targets(game, state, mode, seat, NOBODY)
        if aims:
            if only or len(aims) > 1:
                return 0
            only = 1 + number * MODE + aims[0]
    return only


def playable(
    game: ScorpionGame, state: ScorpionState, card: CardKind, seat: int, actor: int, *, found: int = -1
) -> bool:
    """Whether a card can be played for its effect: the same question as `ways`, answered sooner.

    `found` is what `hints` says, if the guards were asked for; -1: it was not asked.
    """
    for mode in card.modes:
        hint = mode.aim.hint
        if hint and not hint & found:
            continue
        if found >= 0 and mode.settled:
            holds = mode.holds
            if holds is None or holds(state, _frame(game, seat, actor, 0)):
                return True
        elif targets(game, state, mode, seat, actor, one=True):
            return True
    return False


def targets(
    game: ScorpionGame, state: ScorpionState, mode: Mode, seat: int, actor: int, *, one: bool = False
) -> Sequence[int]:
    """Return what a card may be played on in this mode; with `one`, the first will do."""
    aim, holds = mode.aim, mode.holds
    if holds is not None and not mode.aimed and not holds(state, _frame(game, seat, actor, 0)):
        return ()
    find = aim.find
    found = find(game, state, seat, actor)
    if mode.listens and any(state.inside):  # SC-63: nobody listens in the passage
        inside = sum(state.inside)
        found = [
            target for target in found if not affected(aim.kind, argument(state, aim.kind, target)) & inside
        ]
    if holds is None or not mode.aimed:
        return found
    frame = _frame(game, seat, actor, 0)
    fitting: list[int] = []
    party = aim.kind == "party"
    for target in found:
        frame[-1] = argument(state, "party", target) if party else target
        if holds(state, frame):
            fitting.append(target)
            if one:
                break
    return fitting


def _frame(game: ScorpionGame, seat: int, actor: int, target: int) -> Frame:
    return [0, 0, game.first + actor if actor >= 0 else -1, seat, target]


assert FIRST_REGISTER == 2


Play = Sequence[int]
"""Who plays which card from where: (seat, intruder or NOBODY, kind of card, area), as a frame of `ChooseTarget` keeps it."""


def play(game: ScorpionGame, state: ScorpionState, who: Play, mode_number: int, target: int) -> None:
    """Play a card for its effect; `target` is a number as `ways` gives it."""
    _, actor, number, _ = who
    card = game.cards[number]
    mode = card.modes[mode_number]
    kind = mode.aim.kind
    value = argument(state, kind, target)
    if actor < 0 and card.counts:
        state.busy |= affected(kind, value) & game.all_guards
    carry_out(game, state, who, mode, value)


def carry_out(game: ScorpionGame, state: ScorpionState, who: Play, mode: Mode, target: int) -> None:
    """Lay a card down, tell it, and begin its program; `target` is what operations call so."""
    seat, actor, kind, _ = who
    lay(game, state, who, game.cards[kind].lies, target)
    if actor >= 0 or state.log is not None:
        _tell(game, state, who, mode.target, target)
    piece = game.first + actor if actor >= 0 else -1
    game.machine.begin(state, mode.program, (piece, seat, target))


def bluff(game: ScorpionGame, state: ScorpionState, who: Play) -> None:
    """SC-50: play an intruder's card without effect; it is spent."""
    lay(game, state, who, "spent", 0)
    _tell(game, state, who, "none", 0)


def lay(game: ScorpionGame, state: ScorpionState, who: Play, lies: str, target: int) -> None:
    """Take a card from its area to where it goes when played (SC-21, SC-26, SC-38, SC-61)."""
    table, areas = game.table, state.areas
    seat, actor, kind, area = who
    areas[area].remove(kind)
    if lies == "wound":
        to = table.wounds[target - game.first]
    elif actor >= 0:
        to = table.tables[actor] if lies == "table" else table.spent[actor]
    else:
        chair = table.guard_seats.index(seat)
        to = table.guard_tables[chair] if lies == "table" else table.discards[chair]
    areas[to].append(kind)


def _tell(game: ScorpionGame, state: ScorpionState, who: Play, target_name: str, target: int) -> None:
    """Tell all that a card was played; what an intruder plays it on is not told."""
    chair, actor, kind, _ = who
    if actor >= 0:
        state.record.append((facts.CARD, actor, kind))
        state.clock += 1
    if state.log is None:
        return
    card = game.card_ids[kind]
    if actor >= 0:
        game.tell(state, "played", piece=game.pieces[game.first + actor].id, card=card)
        return
    seat = game.seats[chair].id
    what = TARGETS[target_name].kind
    if what == "piece":
        game.tell(state, "guards_played_on", seat=seat, card=card, piece=game.pieces[target].id)
    elif what == "party":
        pieces = [game.pieces[guard].id for guard in range(game.guards) if target >> guard & 1]
        game.tell(state, "guards_played_on", seat=seat, card=card, piece=pieces)
    else:
        game.tell(state, "guards_played", seat=seat, card=card)


class ChooseTarget(Nested):
    """Says what a card is played on: ``[~phase, seat, intruder or NOBODY, card, area]``."""

    name = "target"
    secret = True

    def begin(self, state: ScorpionState, who: Play) -> None:
        """Ask, unless there is nothing to ask. An intruder may always choose to bluff (SC-50)."""
        seat, actor, kind, _ = who
        if actor >= 0 and not self.has_effect(state, seat, actor, kind):
            bluff(self.game, state, who)
        elif actor < 0 and (only := only_way(self.game, state, self.game.cards[kind], seat)):
            mode, target = divmod(only - 1, MODE)
            play(self.game, state, who, mode, target)
        else:
            state.pending.append([~self.index, *who])

    def legal(self, state: ScorpionState) -> list[int]:
        """What it may be played on; for intruders, nothing at all too."""
        _, seat, actor, kind, _ = state.stack[-1]
        found = ways(self.game, state, self.game.cards[kind], seat, actor)
        if actor >= 0:
            found.append(BLUFF)
        return found

    def has_effect(self, state: ScorpionState, seat: int, actor: int, kind: int) -> bool:
        """Whether an intruder's card can be played for its effect; if not, it is spent as a bluff without a question.

        A card that is only an answer can but be a bluff in its own turn.
        """
        card = self.game.cards[kind]
        return "move" in card.windows and playable(self.game, state, card, seat, actor)

    def title(self, state: ScorpionState) -> Text:
        """Ask what it is played on; of a card that is played on nothing, only whether it is a bluff."""
        modes = self.game.cards[state.stack[-1][3]].modes
        aimed = any(mode.target != "none" for mode in modes)
        return Text("phase.target" if aimed else "phase.effect")

    def take(self, state: ScorpionState, frame: Frame, action: int) -> None:
        """Play it."""
        who = frame[1:]
        if action == BLUFF:
            bluff(self.game, state, who)
            return
        mode, target = divmod(action - 1, MODE)
        play(self.game, state, who, mode, target)

    def describe(self, state: ScorpionState, action: int) -> Move:
        """Tell a target: ``sword-3``, ``gate``, ``bluff``; a card's second way is ``or:sword-3``."""
        if action == BLUFF:
            return Move("bluff", Text("move.bluff"))
        mode, target = divmod(action - 1, MODE)
        kind = self.game.cards[state.stack[-1][3]]
        move = describe(self.game, state, TARGETS[kind.modes[mode].target].kind, target)
        return move._replace(notation=f"{'or:' * mode}{move.notation}")


class React(Nested):
    """An intruder may answer with a card: ``[~phase, seat, intruder, window, target]`` (SC-35, SC-53, SC-54).

    It is asked whenever it holds any card at all, so that being asked tells nobody anything.
    """

    name = "react"
    windows = ("listen", "trap", "ambush")

    def begin(self, state: ScorpionState, intruder: int, window: int, target: int) -> None:
        """Ask an intruder who is there, if its deck has an answer and it holds a card. Who is away or dead plays nothing."""
        game = self.game
        if state.status[intruder] not in (ON_MAP, IN_PASSAGE):
            return
        if not state.areas[game.table.hands[intruder]] or not game.table.answers[window][intruder]:
            return
        self.open(state, game.seat_of(intruder), intruder, window, target)

    def options(self, state: ScorpionState, frame: Frame) -> list[int]:
        """Let it be, or play a card that answers."""
        _, seat, intruder, window, target = frame
        game, word = self.game, self.windows[window]
        hand = state.areas[game.table.hands[intruder]]
        actions = [0]
        for kind in sorted(set(hand)):
            card = game.cards[kind]
            if word in card.windows and self._mode(state, card, seat, intruder, target) >= 0:
                actions.append(kind + 1)
        return actions

    def _mode(self, state: ScorpionState, card: CardKind, seat: int, intruder: int, target: int) -> int:
        for number, mode in enumerate(card.modes):
            if mode.holds is None or mode.holds(state, _frame(self.game, seat, intruder, target)):
                return number
        return -1

    def take(self, state: ScorpionState, frame: Frame, action: int) -> None:
        """Play the card."""
        if action == 0:
            return
        game = self.game
        _, seat, intruder, _, target = frame
        card = game.cards[action - 1]
        mode = card.modes[self._mode(state, card, seat, intruder, target)]
        carry_out(game, state, (seat, intruder, action - 1, game.table.hands[intruder]), mode, target)

    def describe(self, state: ScorpionState, action: int) -> Move:
        """Tell an answer: ``let-be``, ``answer:cat``."""
        if action == 0:
            return Move("let-be", Text("move.let_be"))
        card = self.game.card_ids[action - 1]
        return Move(f"answer:{card}", Text("move.play", {"card": card}), cards=(card,))
