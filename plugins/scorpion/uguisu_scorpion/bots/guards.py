"""How the guards play: they listen where it tells them most, close in on what is left, and strike."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from uguisu_scorpion.bots.sense import Sense
from uguisu_scorpion.bots.suspicion import Suspicion
from uguisu_scorpion.bots.talents import LISTEN, MARCH, WAKE, WOUND, Talents
from uguisu_scorpion.cards.play import MODE, NOBODY, ways
from uguisu_scorpion.cards.targets import TARGETS, argument
from uguisu_scorpion.rules.figures import bits
from uguisu_scorpion.state import TURN, ScorpionState

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame

ALWAYS = 100.0
PASS = 0
STEPS = 2


class Guards:
    """Decides for the guards; reads nothing of the intruders' secrets but what the record tells."""

    def __init__(self, game: ScorpionGame, sense: Sense, talents: Talents) -> None:
        self.game, self.sense, self.talents = game, sense, talents
        self._key: tuple[int, ...] = ()
        self._suspicion: Suspicion | None = None

    def suspicion(self, state: ScorpionState) -> Suspicion:
        """Return what the record makes the guards suspect."""
        key = (len(state.record), id(state), state.shown, state.clock)
        if key != self._key or self._suspicion is None:
            self._key, self._suspicion = key, Suspicion(self.game, self.sense, state)
        return self._suspicion

    # --- cards --------------------------------------------------------------------------------------------------

    def cards(self, state: ScorpionState, legal: list[int], rng: random.Random) -> int:
        """Play the card that promises most, if it promises enough; listen for free rather than do nothing."""
        phase = self.game.phases[state.phase]
        seat = state.stack[-1][1]
        extra = len(self.game.card_ids) + 1
        drawn = phase.name == "alert_cards"
        best, action = self._enough(state, seat, drawn), PASS
        listens: list[int] = []
        for candidate in legal:
            if candidate == PASS:
                continue
            if candidate >= extra:
                if phase.name == "guard_cards":
                    listens.append(candidate)
                continue
            worth = self._card_worth(state, candidate - 1, seat) + 0.02 * rng.random()
            if worth > best:
                best, action = worth, candidate
        if action == PASS and listens:
            suspicion = self.suspicion(state)
            return max(
                listens,
                key=lambda listen: self._listen_worth(
                    state, suspicion, argument(state, "party", listen - extra)
                ),
            )
        return action

    def _enough(self, state: ScorpionState, seat: int, drawn: bool) -> float:
        """What a card must promise: less when there are many for the turns left, or when it was just drawn."""
        table = self.game.table
        held = len(state.areas[table.guard_hands[table.guard_seats.index(seat)]])
        turns = max(1, self.game.options.turns - state.tracks[TURN] + 1)
        return max(0.06, 0.34 - 0.12 * held / turns - (0.06 if drawn else 0.0))

    def _card_worth(self, state: ScorpionState, kind: int, seat: int) -> float:
        found = ways(self.game, state, self.game.cards[kind], seat, NOBODY)
        return max((self._target_worth(state, kind, action) for action in found), default=-1.0)

    def target(self, state: ScorpionState, legal: list[int], rng: random.Random) -> int:
        """Choose what a card is played on."""
        kind = state.stack[-1][3]
        return max(legal, key=lambda action: self._target_worth(state, kind, action) + 0.01 * rng.random())

    def _target_worth(self, state: ScorpionState, kind: int, action: int) -> float:
        number, target = divmod(action - 1, MODE)
        mode = self.game.cards[kind].modes[number]
        ops, what = self.talents.of[kind], TARGETS[mode.target].kind
        if WOUND in ops:
            return ALWAYS
        suspicion = self.suspicion(state)
        if what == "place":
            worth = self._catch(state, suspicion, target, STEPS) + self._keeps(state, suspicion, target)
            return worth + 0.22 if WAKE in ops else worth
        if what == "number":
            return 0.05
        mask = argument(state, what, target) & self.game.all_guards
        if not mask:
            return 0.15
        if LISTEN in ops:
            return self._listen_worth(state, suspicion, mask)
        if MARCH in ops:
            place = state.at[bits(mask)[0]]
            if mask & state.moved or place < 0:
                return -1.0
            return self._catch(state, suspicion, place, STEPS) + 0.02 * mask.bit_count()
        return 0.05

    def _listen_worth(self, state: ScorpionState, suspicion: Suspicion, mask: int) -> float:
        """Something is learnt when the answer is open; and who hears may go and look."""
        place = state.at[bits(mask)[0]]
        if place < 0:
            return -1.0
        chance = suspicion.heard_at(self.game, place)
        follow = 0.0 if mask & state.moved else self._catch(state, suspicion, place, STEPS)
        return 0.9 * chance * (1.0 - chance) + min(follow, chance) * 0.8 + 0.05 * chance

    def _keeps(self, state: ScorpionState, suspicion: Suspicion, place: int) -> float:
        """Wake those who sleep by what is sought."""
        near = min((self.sense.walk[place][goal] for goal in suspicion.goals), default=9)
        return 0.15 / (1.0 + near)

    def _catch(self, state: ScorpionState, suspicion: Suspicion, place: int, steps: int) -> float:
        """The chance to find somebody on the best walk from a zone."""
        best = 0.0
        for zone in self.game.ground.near[place]:
            worth = self._found(state, suspicion, zone)
            if steps > 1 and not self.game.ground.moat[zone]:
                worth += max(
                    (
                        self._found(state, suspicion, other)
                        for other in self.game.ground.near[zone]
                        if other != place
                    ),
                    default=0.0,
                )
            best = max(best, worth)
        return best

    def _found(self, state: ScorpionState, suspicion: Suspicion, zone: int) -> float:
        worth = suspicion.weight[zone]
        if zone in suspicion.shown:
            worth += 0.9 if self._may_strike(state) else 0.25
        return worth

    def _may_strike(self, state: ScorpionState) -> bool:
        table = self.game.table
        return any(
            WOUND in self.talents.of[kind]
            for area in (*table.guard_hands, *table.drawn)
            for kind in state.areas[area]
        )

    # --- on the move --------------------------------------------------------------------------------------------

    def march(self, state: ScorpionState, legal: list[int], rng: random.Random) -> int:
        """Go where somebody may be found; and end near what is to be kept."""
        _, _, mask, steps = state.stack[-1]
        suspicion, size = self.suspicion(state), self.game.ground.size
        here = state.at[bits(mask)[0]]

        def worth(action: int) -> float:
            if action > size:
                return 0.01
            if action == 0:
                return self._post(state, suspicion, here)
            zone = action - 1
            found = self._found(state, suspicion, zone)
            if steps > 1 and not self.game.ground.moat[zone]:
                found += 0.95 * self._catch(state, suspicion, zone, steps - 1)
            return found + self._post(state, suspicion, zone) - (0.05 if self.game.ground.moat[zone] else 0.0)

        return max(legal, key=lambda action: worth(action) + 0.002 * rng.random())

    def _post(self, state: ScorpionState, suspicion: Suspicion, zone: int) -> float:
        """A guard is well placed by what is sought, and not on another's feet."""
        near = min((self.sense.walk[zone][goal] for goal in suspicion.goals), default=5)
        return 0.06 / (1.0 + near) - 0.015 * min(state.crowd[zone], 2)

    def face(self, state: ScorpionState, legal: list[int], rng: random.Random) -> int:
        """Turn where more is suspected."""
        suspicion = self.suspicion(state)

        def worth(ahead: int) -> float:
            return sum(
                share / (1.0 + self.sense.walk[ahead][zone])
                for zone, share in enumerate(suspicion.weight)
                if share
            )

        return max(legal, key=lambda ahead: worth(ahead) + 0.02 * rng.random())

    def first(self, state: ScorpionState, legal: list[int], rng: random.Random) -> int:
        """Stay apart, march together, and the like."""
        return legal[0]

    def stand_in(self, state: ScorpionState, legal: list[int], rng: random.Random) -> int:
        """With the board full, send the guard who is least needed where it is."""
        suspicion = self.suspicion(state)
        figures = [action for action in legal if action]
        if not figures:
            return legal[0]

        def need(action: int) -> float:
            place = state.at[action - 1]
            return self._post(state, suspicion, place) if place >= 0 else -1.0

        return min(figures, key=need)

    def pick(self, state: ScorpionState, legal: list[int], rng: random.Random) -> int:
        """Add a card to the hand."""
        table = self.game.table
        hand = state.areas[table.guard_hands[table.guard_seats.index(state.seat)]]
        return self.talents.picked(legal, hand)

    def reinforce(self, state: ScorpionState, legal: list[int], rng: random.Random) -> int:
        """Take the worthiest card there is."""
        table = self.game.table
        hand = state.areas[table.guard_hands[table.guard_seats.index(state.seat)]]
        kinds = [action - 1 for action in legal if action]
        return self.talents.picked(kinds, hand) + 1 if kinds else 0
