"""Playing a card: what it may be played on, where it goes, its program begun; and the decisions in which that happens."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from uguisu.cards.compiling import CardKind, Mode
from uguisu.core.events import CARD_PLAYED, EngineEvents
from uguisu.core.machine import FIRST_REGISTER
from uguisu.core.phase import Move, NestedPhase
from uguisu.core.state import Frame, S, State
from uguisu.core.text import Text

if TYPE_CHECKING:
    from uguisu.cards.rules import CardRules
    from uguisu.core.game import Game

PASS = 0
"""The action that plays no card."""
NO_EFFECT = 0
"""The action that plays a card without its effect."""
MODE = 1 << 16
"""A target's action is ``1 + mode * MODE + target``."""

NO_FIGURE = -1
"""Who plays a card that no figure in particular plays."""

Play = Sequence[int]
"""Who plays which card from where: (seat, number of the figure or NO_FIGURE, kind of card, area), as a frame of `ChooseTarget`
keeps it."""

assert FIRST_REGISTER == 2


def frame_of(rules: CardRules, seat: int, actor: int, target: int) -> Frame:
    """Return what conditions of a card read: its program's frame."""
    return [0, 0, rules.actors[actor], seat, target]


def targets(
    rules: CardRules, state: State, mode: Mode, seat: int, actor: int, *, one: bool = False
) -> Sequence[int]:
    """Return what a card may be played on in this mode; with `one`, the first will do."""
    aim, holds = mode.aim, mode.holds
    if holds is not None and not mode.aimed and not holds(state, frame_of(rules, seat, actor, 0)):
        return ()
    find = aim.find
    found = find(rules.game, state, seat, actor)
    if mode.screen is not None:
        found = mode.screen(state, mode, found)
    if holds is None or not mode.aimed:
        return found
    frame = frame_of(rules, seat, actor, 0)
    argument = aim.argument
    fitting: list[int] = []
    for target in found:
        frame[-1] = argument(state, target) if argument is not None else target
        if holds(state, frame):
            fitting.append(target)
            if one:
                break
    return fitting


def ways(rules: CardRules, state: State, card: CardKind, seat: int, actor: int) -> list[int]:
    """Return the ways to play a card for its effect, as actions of `ChooseTarget`."""
    found: list[int] = []
    first = 1
    for mode in card.modes:
        aims = targets(rules, state, mode, seat, actor)
        if aims:
            found += [first + target for target in aims]
        first += MODE
    return found


def only_way(rules: CardRules, state: State, card: CardKind, seat: int, actor: int) -> int:
    """Return the one way to play a card, if there is but one; else 0."""
    only = 0
    for number, mode in enumerate(card.modes):
        aims = targets(rules, state, mode, seat, actor)
        if aims:
            if only or len(aims) > 1:
                return 0
            only = 1 + number * MODE + aims[0]
    return only


def playable(
    rules: CardRules, state: State, card: CardKind, seat: int, actor: int, *, found: int = -1
) -> bool:
    """Whether a card can be played for its effect: whether `ways` is not empty, found out faster.

    `found` is what `CardRules.glance` says; -1: it was not asked.
    """
    for mode in card.modes:
        hint = mode.aim.hint
        if hint and not hint & found:
            continue
        if found >= 0 and mode.settled:
            holds = mode.holds
            if holds is None or holds(state, frame_of(rules, seat, actor, 0)):
                return True
        elif targets(rules, state, mode, seat, actor, one=True):
            return True
    return False


def play(rules: CardRules, state: State, who: Play, action: int) -> None:
    """Play a card for its effect, in one of its `ways`."""
    number, target = divmod(action - 1, MODE)
    mode = rules.kinds[who[2]].modes[number]
    argument = mode.aim.argument
    carry_out(rules, state, who, mode, argument(state, target) if argument is not None else target)


def carry_out(rules: CardRules, state: State, who: Play, mode: Mode | None, target: int) -> None:
    """Lay a card down, carry out what playing it means, and begin its program, if it takes effect.

    `target` is the value that operations read by this name. Answers that `CardRules.played` asks for come before the effect.
    """
    game: Game = rules.game
    seat, actor, kind, area = who
    to = rules.lies(state, who, mode, target)
    state.areas[area].remove(kind)
    state.areas[to].append(kind)
    rules.played(state, who, mode, target)
    if mode is not None:
        game.machine.queue(state, mode.program, (rules.actors[actor], seat, target))
    if CARD_PLAYED in game.on:
        game.emit(state, EngineEvents.card_played, seat, kind)


class PlayCards(NestedPhase[S]):
    """A seat may play cards one after the other. The frame, ``[~phase, seat]``, stays until it passes.

    Actions: `PASS`, 1 + kind of card, and from `first_extra` on those that a game adds.
    """

    window: ClassVar[str] = ""

    def bind(self, game: Any) -> None:
        super().bind(game)
        self.rules: CardRules = game.card_rules
        self.area = self.hands()
        self.first_extra = len(game.card_ids) + 1
        self.choose_target: ChooseTarget[S] = game.phases_by_name["target"]
        self._verdicts: dict[tuple[int, int, frozenset[int]], tuple[list[int], dict[int, CardKind]]] = {}

    def hands(self) -> Mapping[int, int]:
        """Return, for each seat, the card area that it plays from."""
        return {seat: self.rules.hand(seat, NO_FIGURE) for seat in range(len(self.game.seats))}

    def budget(self, state: S, seat: int) -> int:
        """Return what the seat can pay, as a number; `affords` depends on nothing else."""
        return 0

    def affords(self, card: CardKind, budget: int) -> bool:
        """Whether a card can be paid for."""
        return True

    def legal(self, state: S) -> list[int]:
        """Pass, or play a kind of card that has something to be played on."""
        seat = state.stack[-1][1]
        return self.choices(state, seat, state.areas[self.area[seat]], self.budget(state, seat))

    def draw(self, state: S, random: Callable[[], float]) -> int:
        """Draw one of those."""
        seat = state.stack[-1][1]
        return self.draw_choice(state, seat, state.areas[self.area[seat]], random)

    def choices(self, state: S, seat: int, hand: list[int], budget: int) -> list[int]:
        """Pass, or play a kind of card in this hand."""
        found, playing, doubtful = self._verdict(state, seat, hand, budget)
        actions = playing[:]
        for action, card in doubtful.items():
            if not playable(self.rules, state, card, seat, NO_FIGURE, found=found):
                actions.remove(action)
        return actions

    def draw_choice(
        self, state: S, seat: int, hand: list[int], random: Callable[[], float], extra: Sequence[int] = ()
    ) -> int:
        """Draw among a pass, all cards of the hand and `extra` actions, until it is something that can be done."""
        rules, budget = self.rules, 0
        found: int | None = None
        while number := int(random() * (1 + len(hand) + len(extra))):
            if number > len(hand):
                return extra[number - 1 - len(hand)]
            kind = hand[number - 1]
            card = rules.kinds[kind]
            if hand.index(kind) < number - 1 or self.window not in card.windows:
                continue  # each kind counts once
            if found is None:
                found, budget = rules.glance(rules.game, state, seat), self.budget(state, seat)
            if (card.hint and not card.hint & found) or not self.affords(card, budget):
                continue
            if card.sure & found and not found & rules.doubt and found >= 0:
                return kind + 1
            if playable(rules, state, card, seat, NO_FIGURE, found=found):
                return kind + 1
        return PASS

    def _verdict(
        self, state: S, seat: int, hand: list[int], budget: int
    ) -> tuple[int, list[int], dict[int, CardKind]]:
        """Return what `CardRules.glance` says, and what a hand allows then; that is kept, for it is asked all game long."""
        rules = self.rules
        found = rules.glance(rules.game, state, seat)
        key = (found, budget, frozenset(hand))
        verdict = self._verdicts.get(key)
        if verdict is None:
            verdict = self._verdicts[key] = self._judge(found, budget, hand)
        return found, *verdict

    def _judge(self, found: int, budget: int, hand: list[int]) -> tuple[list[int], dict[int, CardKind]]:
        """Judge each kind of card in a hand: all actions, and those where one must yet see what they could be played on."""
        rules = self.rules
        cards = [
            card
            for card in map(rules.kinds.__getitem__, sorted(set(hand)))
            if self.window in card.windows
            and self.affords(card, budget)
            and (card.hint & found or not card.hint)
        ]
        doubtful = {
            card.number + 1: card
            for card in cards
            if found & rules.doubt or not card.sure & found or found < 0
        }
        return [PASS, *(card.number + 1 for card in cards)], doubtful

    def apply(self, state: S, action: int) -> None:
        """Play, or pass."""
        if action == PASS:
            self.passed(state, state.stack.pop()[1])
        else:
            self.take(state, state.stack[-1], action)
        self.settle(state)

    def passed(self, state: S, seat: int) -> None:
        """A seat plays no more."""

    def take(self, state: S, frame: Frame, action: int) -> None:
        """Play a card; what it is played on is asked next."""
        seat, kind = frame[1], action - 1
        self.pay(state, frame, self.rules.kinds[kind])
        self.choose_target.begin(state, (seat, NO_FIGURE, kind, self.area[seat]))

    def pay(self, state: S, frame: Frame, card: CardKind) -> None:
        """A card is played: take what it costs."""

    def describe(self, state: S, action: int) -> Move:
        """Tell it: ``pass``, ``play:awaken``."""
        return tell_pass() if action == PASS else tell_card(self.game, "play", action - 1)


class ChooseTarget(NestedPhase[S]):
    """The choice of what a card is played on. The frame is ``[~phase, seat, figure or NO_FIGURE, kind, area]``; see
    ``Play``.
    """

    name = "target"

    def bind(self, game: Any) -> None:
        super().bind(game)
        self.rules: CardRules = game.card_rules

    def begin(self, state: S, who: Play) -> None:
        """Ask, unless there is only one way to play the card."""
        only = only_way(self.rules, state, self.rules.kinds[who[2]], who[0], who[1])
        if only:
            play(self.rules, state, who, only)
        else:
            state.pending.append([~self.index, *who])

    def legal(self, state: S) -> list[int]:
        """Return what it may be played on."""
        _, seat, actor, kind, _ = state.stack[-1]
        return ways(self.rules, state, self.rules.kinds[kind], seat, actor)

    def draw(self, state: S, random: Callable[[], float]) -> int:
        """Draw one of them without building the list of actions, as there may be many targets."""
        _, seat, actor, kind, _ = state.stack[-1]
        found = [targets(self.rules, state, mode, seat, actor) for mode in self.rules.kinds[kind].modes]
        drawn = int(random() * sum(map(len, found)))
        for number, aims in enumerate(found):
            if drawn < len(aims):
                return 1 + number * MODE + aims[drawn]
            drawn -= len(aims)
        return super().draw(state, random)  # there is none

    def take(self, state: S, frame: Frame, action: int) -> None:
        """Play it."""
        play(self.rules, state, frame[1:], action)

    def resampled(self, state: S, frame: Frame, seat: int, rng: random.Random) -> None:
        """Keep the card that is being played in the area it is played from, which everybody knows."""
        kind, area = frame[3:5]
        if kind in state.areas[area]:
            return
        pool = self.game.pools[self.game.areas[area].pool]
        other = next(source for source in pool if source != area and kind in state.areas[source])
        state.areas[other].remove(kind)
        state.areas[other].append(state.areas[area].pop())
        state.areas[area].append(kind)

    def describe(self, state: S, action: int) -> Move:
        """Tell a target: ``sword-3``, ``gate``; a card's second way is ``or:sword-3``."""
        number, target = divmod(action - 1, MODE)
        mode = self.rules.kinds[state.stack[-1][3]].modes[number]
        move = self.rules.describe(state, mode, target)
        return move._replace(notation=f"{'or:' * number}{move.notation}")


class Answer(NestedPhase[S]):
    """A seat may answer with a card. The frame is ``[~phase, seat, figure or NO_FIGURE, window, target]``.

    Open it before the thing it may cancel has begun, and always, even if the hand holds no answer: otherwise the pause itself
    would reveal the hand.
    """

    name = "answer"
    windows: ClassVar[tuple[str, ...]] = ("answer",)

    def bind(self, game: Any) -> None:
        super().bind(game)
        self.rules: CardRules = game.card_rules

    def options(self, state: S, frame: Frame) -> list[int]:
        """The options: pass, or play a card that answers."""
        _, seat, actor, window, _ = frame
        kinds, word = self.rules.kinds, self.windows[window]
        hand = sorted(set(state.areas[self.rules.hand(seat, actor)]))
        fitting = [kind for kind in hand if word in kinds[kind].windows and self.mode(state, kind, frame)]
        return [PASS, *(kind + 1 for kind in fitting)]

    def mode(self, state: S, kind: int, frame: Frame) -> Mode | None:
        """Return the first way of playing a card whose conditions hold."""
        _, seat, actor, number, target = frame
        window = self.rules.windows[self.windows[number]]
        for mode in self.rules.kinds[kind].modes:
            if not window.fits(mode.aim):
                continue
            if mode.holds is None or mode.holds(state, frame_of(self.rules, seat, actor, target)):
                return mode
        return None

    def take(self, state: S, frame: Frame, action: int) -> None:
        """Play the card."""
        if action == PASS:
            return
        _, seat, actor, _, target = frame
        who = (seat, actor, action - 1, self.rules.hand(seat, actor))
        carry_out(self.rules, state, who, self.mode(state, action - 1, frame), target)

    def describe(self, state: S, action: int) -> Move:
        """Tell an answer: ``let-be``, ``answer:cat``."""
        if action == PASS:
            return Move("let-be", Text("move.let_be"))
        return tell_card(self.game, "answer", action - 1, "move.play")


def tell_pass() -> Move:
    """Tell a pass."""
    return Move("pass", Text("move.pass"))


def tell_card(game: Any, verb: str, kind: int, text: str = "") -> Move:
    """Tell that something is done with a card: ``take:rope``, by the text ``move.take`` if no other is given."""
    card = game.card_ids[kind]
    return Move(f"{verb}:{card}", Text(text or f"move.{verb}", {"card": card}), cards=(card,))
