"""Players of Senjutsu that are programs: one that reads initiative and geometry, and one that imagines what comes of its cards.

`duellist` weighs each card by what its attacks could hit from where its moves lead, by the foes' cards that may lie in
their hands, and by initiative; it mixes among cards of like worth, for whoever always plays the best one can be read.
All that is decided once the cards lie open it tries out, one step ahead. `planner` chooses among cards by games that
duellists play on from states that its seat holds possible; the foes' choices in them are drawn anew each time, so it
answers what they may do, not what they have done.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from functools import cache
from math import exp, tanh
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from uguisu import CHANCE
from uguisu.bots import Actions, Plan, Policy
from uguisu_senjutsu.content.cards import CardProps
from uguisu_senjutsu.effects.reading import Thrust
from uguisu_senjutsu.rules.move_lines import CRASHES
from uguisu_senjutsu.rules.movement import ends, foes_on_field, occupied
from uguisu_senjutsu.rules.states import wound_limit
from uguisu_senjutsu.rules.tactics import EXECUTION, is_behind
from uguisu_senjutsu.state import BLEEDING, DECK, HAND, STUNS, TURN, WOUNDS, SenjutsuState, area, track
from uguisu_senjutsu.turn.choosing import FIRST_CARD, PLAY_STUN

if TYPE_CHECKING:
    from uguisu_senjutsu.game import SenjutsuGame

A_MOVE = 4
"""How many actions are thought of at once when cards are shown: moves, aims, answers."""
HEAT = 0.25
"""How evenly cards are mixed: of two whose worth differs by this, the better is played e times as often."""
BLOCKED = 0.35
"""How many attacks are taken to be blocked or run into the empty."""
MISSES = 0.3
"""What an attack costs that hits nobody from here: others move, too, but who waits with it strikes later."""
STAR = 0.7
"""How many wounds an effect is worth."""
A_WOUND = 0.14
"""What a wound takes of a fighter's strength, when five of them defeat it."""
SOON = 6
"""SJ-23: a card that the deck cannot give is a wound; one more in the deck puts that off, the less the more there are."""
KEPT = 200_000
"""How many answers to 'whom could this card hit' are remembered."""
POSTURES_KEPT = 50_000
"""How many positions of fighters on a field are kept with what it is worth to each to stand there."""

_POSTURES: WeakKeyDictionary[SenjutsuGame, dict[tuple[object, ...], list[float]]] = WeakKeyDictionary()
"""By game: who is out, where all stand and where they look -> what that is worth to each."""


# --- what is worth what --------------------------------------------------------------------------------------------


def evaluate(game: SenjutsuGame, state: SenjutsuState) -> Mapping[str, float]:
    """Guess every side's return: its fighters' health, focus and stance on the field, against those of the best other side."""
    if state.over:
        return game.returns(state)
    strength = _strengths(game, state, _conditions(game, state))
    found = {}
    for side in game.sides:
        others = [value for other, value in strength.items() if other != side]
        found[side] = tanh(strength.get(side, 0.0) - max(others, default=0.0))
    return found


def _strengths(game: SenjutsuGame, state: SenjutsuState, conditions: list[float]) -> dict[str, float]:
    """Return what the fighters of each side are worth together."""
    strength: dict[str, float] = {}
    for figure, posture in enumerate(_postures(game, state)):
        if figure not in game.solo.wards:
            side = game.pieces[figure].side
            worth = 0.0 if state.out >> figure & 1 else conditions[figure] + posture
            strength[side] = strength.get(side, 0.0) + worth
    return strength


def _conditions(game: SenjutsuGame, state: SenjutsuState) -> list[float]:
    """Return what each fighter is worth wherever it stands: 1 when it is unhurt, nothing when it is defeated."""
    return [
        0.0 if state.out >> figure & 1 else _condition(game, state, figure) for figure in range(game.fighters)
    ]


def _condition(game: SenjutsuGame, state: SenjutsuState, figure: int) -> float:
    tracks, sheet = state.tracks, game.sheets[figure]
    limit = max(1, wound_limit(game, state, figure) + (0 if figure < game.players else state.bonus))
    wounds, stuns = tracks[track(figure, WOUNDS)], tracks[track(figure, STUNS)] + state.lurking[figure]
    worth = 0.3 + 0.7 * max(0.0, 1 - wounds / limit) - 0.35 * (stuns / sheet.hand) ** 2 - 0.06 * stuns
    worth -= 0.06 * min(1, tracks[track(figure, BLEEDING)]) + 0.03 * len(state.injuries[figure])
    if figure < game.players:
        worth += 0.05 * game.focus(state, figure) + 0.015 * len(state.areas[area(figure, HAND)])
        worth += _put_off(len(state.areas[area(figure, DECK)]))
    return worth


def same_conditions(one: SenjutsuState, other: SenjutsuState) -> bool:
    """Whether all that `_conditions` goes by is the same in two positions: most that is tried out only moves somebody."""
    return (
        one.tracks == other.tracks
        and one.out == other.out
        and one.bonus == other.bonus
        and one.lurking == other.lurking
        and one.injuries == other.injuries
        and one.poisons == other.poisons
        and one.areas == other.areas
    )


@cache
def _put_off(cards: int) -> float:
    """Return what it is worth to have so many cards in the deck: an empty one wounds."""
    return A_WOUND * SOON * (1 - exp(-cards / SOON))


def _postures(game: SenjutsuGame, state: SenjutsuState) -> list[float]:
    """Return for each fighter what it is worth to stand where it does. Most that is tried out moves nobody, so it is kept."""
    kept = _POSTURES.get(game)
    if kept is None:
        kept = _POSTURES[game] = {}
    key = state.out, tuple(state.at), tuple(state.facing)
    known = kept.get(key)
    if known is None:
        if len(kept) >= POSTURES_KEPT:
            kept.clear()
        known = kept[key] = [
            0.0 if state.out >> figure & 1 else _posture(game, state, figure)
            for figure in range(game.fighters)
        ]
    return known


def _posture(game: SenjutsuGame, state: SenjutsuState, figure: int) -> float:
    """Return what it is worth to look at foes who are near, and to stand in their rear."""
    here, best = state.at[figure], -0.05
    for foe in foes_on_field(game, state, figure) if here >= 0 else ():
        there = state.at[foe]
        near = game.field.distance[here][there] <= 2
        away = game.field.turns(here, state.facing[figure], there)
        far = max(0, game.field.distance[here][there] - 2)
        behind = near and is_behind(game, state, foe, here)
        best = max(best, 0.05 - 0.03 * away - 0.02 * far + 0.03 * behind)
    return best


# --- what cards can do -----------------------------------------------------------------------------------------------


class Judge:
    """Judges whom cards could hit, and remembers it."""

    def __init__(self, game: SenjutsuGame) -> None:
        self.game = game
        self._known: dict[tuple[int, ...], float] = {}

    def harm(self, state: SenjutsuState, figure: int, kind: int) -> float:
        """Return how much a card could harm the foes where all stand now: wounds, those blocked taken off."""
        kamae, harm = self.game.kamae(state, figure), 0.0
        for thrust in self.game.readings[kind].thrusts:
            if kamae in thrust.kamae:
                harm += (1.0 if thrust.unblockable else 1 - BLOCKED) * self.reach(state, figure, thrust)
        return harm

    def reach(self, state: SenjutsuState, figure: int, thrust: Thrust) -> float:
        """Return the most that an attack could do to the foes, from where its move may lead."""
        game = self.game
        foes = foes_on_field(game, state, figure)
        taken = occupied(game, state)
        here = (
            id(thrust),
            state.at[figure],
            state.facing[figure],
            taken,
            state.blocking,
            state.shut,
            game.foes[figure],
        )
        key: tuple[int, ...] = (*here, *(state.at[foe] for foe in foes))
        known = self._known.get(key)
        if known is None:
            if len(self._known) > KEPT:
                self._known.clear()
            known = self._known[key] = self._reach(state, figure, thrust, {state.at[foe] for foe in foes})
        return known

    def _reach(self, state: SenjutsuState, figure: int, thrust: Thrust, targets: set[int]) -> float:
        here = (state.at[figure] * 6 + state.facing[figure]) * CRASHES
        found: Iterable[int] = [here]
        if thrust.line is not None and not state.pinned >> figure & 1:
            found = [end for end in ends(self.game, state, figure, thrust.line) if end % CRASHES == 0]
        best = 0.0
        for end in found:
            place, facing = divmod(end // CRASHES, 6)
            harm = 0.0
            for there, blow in thrust.diagram.on(facing, place):
                if there in targets:
                    harm += blow.wounds + 1.2 * blow.bleeding + EXECUTION * blow.execution + STAR * blow.star
            best = max(best, harm)
        return best


# --- playing ---------------------------------------------------------------------------------------------------------


class Duellist(Policy[SenjutsuState]):
    """Plays any fighter by rules of thumb."""

    mixes = True

    def __init__(self, game: SenjutsuGame) -> None:
        super().__init__(game, {})
        self.game = game
        self.judge = Judge(game)

    def choose(self, state: SenjutsuState, legal: list[int], rng: random.Random) -> int:
        """Choose a card by its worth; all else by what comes of it at once."""
        if len(legal) == 1:
            return legal[0]
        if self.game.phases[state.phase] is not self.game.choose:
            worths = self._tried(state, legal)
            best = max(worths)
            return rng.choice([one for one, worth in zip(legal, worths, strict=True) if worth > best - 1e-9])
        worths = [self.worth_of(state, action) for action in legal]
        most = max(worths)
        return rng.choices(legal, [exp((worth - most) / HEAT) for worth in worths])[0]

    def worth_of(self, state: SenjutsuState, action: int) -> float:
        """Return what a choice is worth, in wounds."""
        game, figure = self.game, state.seat
        if action == PLAY_STUN:
            stuns = state.tracks[track(figure, STUNS)]
            return 0.5 if stuns + 1 >= game.sheets[figure].hand else -0.4 + 0.35 * stuns
        if action < FIRST_CARD:
            return 0.0
        kind = action - FIRST_CARD
        reading = self.game.readings[kind]
        props: CardProps = game.cards[kind].props
        speed = reading.initiative / 9
        worth = 0.0
        if reading.thrusts:
            hits = self.judge.harm(state, figure, kind)
            worth = hits * (0.7 + 0.5 * speed) if hits else -MISSES
        if reading.blocks:
            worth = max(worth, 0.8 * self.threat(state, figure))
        room = game.sheets[figure].hand - len(state.areas[area(figure, HAND)])
        left = len(state.areas[area(figure, DECK)])
        worth += reading.draws * ((0.15 if room > 0 else 0.0) - exp(-left / SOON)) + 0.15 * reading.focus
        worth -= 0.12 * props.focus + 0.15 * min(reading.discards, len(state.areas[area(figure, HAND)]))
        if props.base and not reading.thrusts:
            worth += 0.12 * max(0, room)
        return worth

    def threat(self, state: SenjutsuState, figure: int) -> float:
        """Return the harm that foes may be about to do to a fighter, over the cards that they may hold."""
        total = 0.0
        for foe in foes_on_field(self.game, state, figure):
            if foe < self.game.players:
                kinds = {*state.areas[area(foe, HAND)], *self.game.base[foe]}
            else:
                kinds = set(state.areas[area(foe, DECK)][-3:])
            harms = [self.judge.harm(state, foe, kind) for kind in kinds if self.game.readings[kind].thrusts]
            total += sum(sorted(harms)[-2:]) / 2 if harms else 0.0
        return total

    def _tried(self, state: SenjutsuState, legal: list[int]) -> list[float]:
        """Return what each action is worth, as far as it is seen at once."""
        game = self.game
        side = game.pieces[state.seat].side if state.seat != CHANCE else ""
        log, state.log = state.log, None
        worths = []
        before = _conditions(game, state)
        for action in legal:
            copy = state.clone()
            game.apply(copy, action)
            if copy.over:
                worths.append(game.returns(copy)[side])
                continue
            conditions = before if same_conditions(state, copy) else _conditions(game, copy)
            strength = _strengths(game, copy, conditions)
            own = strength.pop(side, 0.0)
            worths.append(tanh(own - max(strength.values(), default=0.0)))
        state.log = log
        return worths

    # --- for the search ---

    def plans(self, state: SenjutsuState, legal: list[int], most: int) -> list[Plan[SenjutsuState]]:
        """Return the cards that are worth thinking about, and, once they are shown, where they may lead."""
        if self.game.phases[state.phase] is self.game.choose:
            worths = [self.worth_of(state, action) for action in legal]
        else:
            worths, most = self._tried(state, legal), min(most, A_MOVE)
        ranked = sorted(zip(worths, legal, strict=True), key=lambda one: -one[0])
        best = [action for _, action in ranked[:most]]
        return [Actions(state.seat, ((state.phase, action),)) for action in best]

    def round(self, state: SenjutsuState) -> int:
        """Return the turn."""
        return state.tracks[TURN]

    def rounds_ahead(self, seat: int) -> int:
        """Return how many turns are imagined: this one, and one more."""
        return 2

    def worth(self, state: SenjutsuState, seat: int) -> float:
        """Return what a seat may expect."""
        side = self.game.seats[seat].side
        return evaluate(self.game, state)[side]
