"""How the guards play: they lay out the night, listen where it tells them most, close in on what is left, and strike."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING

from uguisu import bits
from uguisu.cards import MODE, NO_FIGURE, ways
from uguisu_scorpion.bots.guard_weights import USUAL, GuardWeights
from uguisu_scorpion.bots.knowledge import LISTEN, MARCH, WAKE, WOUND, CardKnowledge, MapKnowledge
from uguisu_scorpion.bots.suspicion import Estimate, Suspicion
from uguisu_scorpion.cards.targets import TARGETS, affected, argument
from uguisu_scorpion.state import TRAP, TURN, ScorpionState

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame


DEEP, LUCK = 0.2, 1.4
"""What counts where targets are hidden: how far from the edge, and chance."""
BEDS = 1.0
"""How much further from the castles somebody sleeps, rather than where another sleeps already."""


class LayingOut:
    """Decides what is settled before the first turn."""

    def __init__(self, game: ScorpionGame, sense: MapKnowledge) -> None:
        self.game, self.sense = game, sense

    def _guards(self, state: ScorpionState) -> list[int]:
        return [place for place in state.at[: self.game.guards] if place >= 0]

    def _covers(self, state: ScorpionState, zone: int) -> float:
        """How much of what may hold a target is near, and not near another guard already."""
        walk, guards = self.sense.walk, self._guards(state)
        worth = 0.0
        for hiding in self.sense.hiding:
            others = min((walk[hiding][place] for place in guards), default=9)
            worth += max(0.0, 1.0 / (1.0 + walk[zone][hiding]) - 0.7 / (1.0 + others))
        return worth

    def post(self, state: ScorpionState, legal: list[int], rng: random.Random) -> int:
        """Cover as much of the castles as can be; not the very same every night."""
        return max(legal, key=lambda zone: self._covers(state, zone) * (0.8 + 0.4 * rng.random()))

    def bed(self, state: ScorpionState, legal: list[int], rng: random.Random) -> int:
        """Near the castles, in more than one place."""
        walk = self.sense.walk

        def worth(zone: int) -> float:
            near = min((walk[zone][hiding] for hiding in self.sense.hiding), default=0)
            return -near - BEDS * state.sleepers[zone] + rng.random()

        return max(legal, key=worth)

    def hide(self, state: ScorpionState, legal: list[int], rng: random.Random) -> int:
        """Targets far from the edge and from each other; traps and hidden sentries by the targets; all with some luck."""
        walk, item = self.sense.walk, state.stack[-1][2]
        hidden = [zone for zone in self.sense.hiding if 0 < state.items[zone] < TRAP]

        def worth(zone: int) -> float:
            if item >= TRAP:
                return rng.random() - 0.1 * min((walk[zone][other] for other in hidden), default=0)
            far = min((walk[zone][edge] for edge in self.game.ground.edges), default=0)
            apart = min((walk[zone][other] for other in hidden), default=4)
            return DEEP * far + 0.15 * min(apart, 4) + LUCK * rng.random()

        return max(legal, key=worth)


ALWAYS = 100.0
PASS = 0
STEPS = 2
CURIOUS = 0.8
"""What it is worth to learn whether somebody is near, when it might be either."""
FORCE = 0.7
"""How much more each guard but the first is worth where there is somebody to strike."""


class Guards:
    """Decides for the guards; reads nothing of the intruders' secrets but what the record tells."""

    def __init__(
        self, game: ScorpionGame, sense: MapKnowledge, talents: CardKnowledge, vigilance: GuardWeights = USUAL
    ) -> None:
        self.game, self.sense, self.talents, self.vigilance = game, sense, talents, vigilance
        self.estimate = Estimate(game, sense, vigilance)
        self._key: tuple[ScorpionState, int, int, int] | None = None
        self._suspicion: Suspicion | None = None

    def fork(self) -> Guards:
        """Return guards who suspect the same now, and reckon on from here by themselves, without the belief."""
        copy = Guards(self.game, self.sense, self.talents, self.vigilance)
        copy.estimate = self.estimate.fork()
        return copy

    def suspicion(self, state: ScorpionState) -> Suspicion:
        """Return what the record makes the guards suspect."""
        known, now = self._key, (len(state.record), state.shown, state.clock)
        if self._suspicion is None or known is None or known[0] is not state or known[1:] != now:
            self._key = (state, *now)  # the state itself: another may lie where it lay
            self._suspicion = Suspicion(
                self.game, self.sense, state, self.estimate, self.talents.blows(state)
            )
        return self._suspicion

    # --- what search considers ---

    def promising(self, state: ScorpionState, legal: list[int], most: int) -> list[tuple[int, ...]]:
        """Return ways to go on that look best, as one or two actions each: a card, and what it is played on."""
        seat, name = state.seat, self.game.phases[state.phase].name
        if name == "march":
            return [(action,) for action in sorted(legal, key=self.march_worth(state), reverse=True)[:most]]
        if name == "target":
            kind = state.stack[-1][3]
            by_worth = sorted(legal, key=lambda action: self._target_worth(state, kind, action), reverse=True)
            return [(action,) for action in by_worth[:most]]
        extra = len(self.game.card_ids) + 1
        suspicion = self.suspicion(state)
        found: list[tuple[float, tuple[int, ...]]] = []
        for candidate in legal:
            if candidate >= extra:
                if name == "guard_cards":
                    mask = argument(state, "party", candidate - extra)
                    found.append((self._listen_worth(state, suspicion, mask), (candidate,)))
            elif candidate != PASS:
                card = self.game.cards[candidate - 1]
                found += [
                    (self._target_worth(state, candidate - 1, aim), (candidate, aim))
                    for aim in ways(self.game.card_rules, state, card, seat, NO_FIGURE)
                ]
        found.sort(key=lambda pair: -pair[0])
        return [(PASS,), *(way for _, way in found[: most - 1])]

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
        least, thrift = self.vigilance.least, self.vigilance.thrift
        return max(least, thrift - 0.12 * held / turns - (0.06 if drawn else 0.0))

    def _card_worth(self, state: ScorpionState, kind: int, seat: int) -> float:
        found = ways(self.game.card_rules, state, self.game.cards[kind], seat, NO_FIGURE)
        return max((self._target_worth(state, kind, action) for action in found), default=-1.0)

    def target(self, state: ScorpionState, legal: list[int], rng: random.Random) -> int:
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
            worth = self._catch(suspicion, target, STEPS) + suspicion.found[target]
            if WAKE in ops:
                worth += self._best_post(state, suspicion, target, -1, 1)
                worth *= self.vigilance.wake
            return worth
        if what == "number":
            return 0.05
        mask = affected(what, argument(state, what, target)) & self.game.all_guards
        if not mask:
            return 0.15
        if LISTEN in ops:
            return self._listen_worth(state, suspicion, mask)
        if MARCH in ops:
            place = state.at[bits(mask)[0]]
            if mask & state.moved or place < 0:
                return -1.0
            catch = self._catch(suspicion, place, STEPS) * self._force(suspicion, mask)
            return catch + self._gain(state, suspicion, place, mask)
        return 0.05

    def _listen_worth(self, state: ScorpionState, suspicion: Suspicion, mask: int) -> float:
        """Something is learnt when the answer is open; and who hears may go and look."""
        place = state.at[bits(mask)[0]]
        if place < 0:
            return -1.0
        chance = suspicion.heard_at(self.game, place)
        follow = 0.0 if mask & state.moved else self._catch(suspicion, place, STEPS)
        learnt = CURIOUS * chance * (1.0 - chance)
        return learnt + min(follow, chance) * self.vigilance.follow * self._force(suspicion, mask)

    def _force(self, suspicion: Suspicion, mask: int) -> float:
        """Two guards who find somebody strike twice, if there are cards for it."""
        return 1.0 + FORCE * (min(mask.bit_count(), max(1, suspicion.blows), 3) - 1)

    def _catch(self, suspicion: Suspicion, place: int, steps: int) -> float:
        """The chance to find somebody on the best walk from a zone."""
        known = suspicion.catches.get((place, steps))
        if known is not None:
            return known
        near, moat, found = self.game.ground.near, self.game.ground.moat, suspicion.found
        best = 0.0
        for zone in near[place]:
            worth = found[zone]
            if steps > 1 and not moat[zone]:
                worth += max([found[other] for other in near[zone] if other != place], default=0.0)
            best = max(best, worth)
        suspicion.catches[place, steps] = best
        return best

    def _gain(self, state: ScorpionState, suspicion: Suspicion, here: int, mask: int) -> float:
        """How much better some guards could stand than where they will."""
        own = mask.bit_count()
        stays = self._ahead(state, here, mask)
        now = self._post(state, suspicion, stays, here, own)
        return max(0.0, self._best_post(state, suspicion, here, here, own) - now)

    def _ahead(self, state: ScorpionState, here: int, mask: int) -> int:
        """SC-25: where a patrol will be after the patrols phase, if no card is played on it."""
        patrol = state.group[bits(mask)[0]]
        ahead = state.facing[patrol] if patrol >= 0 else -1
        if ahead < 0 or state.members[patrol] != mask:
            return here
        onward = [zone for zone in self.game.ground.track[ahead] if zone != here]
        return onward[0] if len(onward) == 1 else ahead

    def _best_post(
        self, state: ScorpionState, suspicion: Suspicion, start: int, here: int, own: int
    ) -> float:
        """The best place to stand within two zones."""
        best = suspicion.posts.get((start, here, own))
        if best is None:
            ends = self.sense.strides[start]
            best = max((self._post(state, suspicion, end, here, own) for end in ends), default=0.0)
            suspicion.posts[start, here, own] = best
        return best

    # --- on the move --------------------------------------------------------------------------------------------

    def march(self, state: ScorpionState, legal: list[int], rng: random.Random) -> int:
        """Go where somebody may be found; and end near what is to be kept."""
        worth = self.march_worth(state)
        return max(legal, key=lambda action: worth(action) + 0.002 * rng.random())

    def march_worth(self, state: ScorpionState) -> Callable[[int], float]:
        """Return what tells how good a step is."""
        mask, steps = state.stack[-1][2:4]
        suspicion, size, moat = self.suspicion(state), self.game.ground.size, self.game.ground.moat
        here, own = state.at[bits(mask)[0]], mask.bit_count()

        def worth(action: int) -> float:
            if action > size:
                return 0.01
            if action == 0:
                return self._post(state, suspicion, here, here, own)
            zone = action - 1
            found = suspicion.found[zone]
            if steps > 1 and not moat[zone]:
                found += 0.95 * self._catch(suspicion, zone, steps - 1)
            return found + self._post(state, suspicion, zone, here, own) - (0.05 if moat[zone] else 0.0)

        return worth

    def _post(
        self, state: ScorpionState, suspicion: Suspicion, zone: int, here: int = -1, own: int = 0
    ) -> float:
        """A guard is well placed by what is sought, and not on another's feet."""
        alone = here >= 0 and state.crowd[here] <= own
        crowd = state.crowd[zone] - (own if zone == here else 0)
        kept = suspicion.watch.worth(zone, here, alone)
        return self.vigilance.post * kept - self.vigilance.crowd * min(crowd, 2)

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

    def join(self, state: ScorpionState, legal: list[int], rng: random.Random) -> int:
        """Two or three together strike harder; more would be missed elsewhere."""
        mask = state.stack[-1][2]
        return legal[1] if mask.bit_count() < 3 and rng.random() < self.vigilance.joined else legal[0]

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
            return self._post(state, suspicion, place, place, 1) if place >= 0 else -1.0

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
