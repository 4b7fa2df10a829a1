"""Where the spies are likely to be, for a guard who asks himself what they want and how they would go about it.

`uguisu_spies.secrecy.suspicion` says where noise may have come from, all squares alike; here each square is weighed. A
filter goes on from round to round, by nothing but what the guard is shown: from each square where a spy may have begun,
rules of thumb say what each stop in each mode of movement is worth to it, a softmax of that how likely it goes there,
and what was heard which of these ways it can have been (the forward algorithm of a hidden Markov model: Rabiner, *A
Tutorial on Hidden Markov Models*, 1989). What a spy wants is hidden as well, and kept with its square until it has got
there.

Who does not move as rules of thumb would is soon lost: then noise is not understood, and the plain suspicion holds. The
constants are rounded guesses, tried on games of The Back Yard and The Server Room only; docs/bots.md says how well they do on
other maps.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from math import exp
from typing import TYPE_CHECKING

from uguisu import bits_once
from uguisu_spies.board.current import lie_of
from uguisu_spies.bots.imagined_turn import NO_WISH, ImaginedTurn, Wish
from uguisu_spies.bots.noise_model import Run, runs, shared
from uguisu_spies.bots.spies import SpiesBot
from uguisu_spies.secrecy.suspicion import LATE, Layers, kept
from uguisu_spies.state import IN, MapChanges, Round, SpiesState

if TYPE_CHECKING:
    from uguisu_spies.game import SpiesGame

PLAIN = 0.06
"""How likely it is each round that a spy is rather where the plain suspicion has it."""
NOT_UNDERSTOOD = 0.0005
"""How likely noise is that has other causes than all that are thought of."""
FAITH = 0.9
"""How likely a spy wants what it wanted before, as long as it has not got there; and something else once it has."""
DONE = 10.0
"""How much likelier a spy has got to where it wanted to be, if the map has changed in its turn."""
NEARBY = 1.5
"""How fast it gets less likely with each step that a spy who took an item is that far from where it was."""
MOST, LEAST = 80, 2e-3
"""How many squares are gone on from, at most, and how likely they are, at least."""
SLIGHT = 1e-3
"""How likely a square is, at least, that is told of."""
KEPT = 64
"""How many rounds are kept with what follows."""

Where = dict[tuple[int, bool], float]
"""How likely a spy is on a square, and lies there (True) or stands."""
Ends = dict[tuple[int, bool, Wish], float]
"""The same with what it wants."""
Starts = dict[tuple[int, Wish], float]


class Tracker:
    """Follows the spies through the rounds of one game, as far as the guard can."""

    def __init__(self, game: SpiesGame, spies: SpiesBot) -> None:
        self.game, self.spies = game, spies
        self._known: dict[tuple[Round, ...], dict[int, Ends]] = {}
        self._lies: dict[tuple[Round, ...], MapChanges] = {}

    def follow(self, state: SpiesState) -> None:
        """Take in what the guard is shown in a state now: later questions in the same round go by that."""
        self._after(state, self.game.belief.trail(state))

    def follows(self, state: SpiesState) -> bool:
        """Whether the guard has been followed up to this round: not so in rounds that are only imagined."""
        return self.game.belief.trail(state) in self._known

    def of(self, state: SpiesState) -> tuple[Where, ...]:
        """Return for each spy how likely it is where, as far as it can be followed: these make up 1, or there are none."""
        game = self.game
        maybe = game.belief.maybe(state)
        found = self._after(state, game.belief.trail(state))
        return tuple(
            _possible(found.get(spy, {}), maybe[2 * spy], maybe[2 * spy + 1])
            if state.spies[spy] <= IN
            else {}
            for spy in game.spies
        )

    def place(self, state: SpiesState, rng: random.Random) -> None:
        """Put the spies of a sample, in place, where they are likely to be; some stay where plain suspicion has put them."""
        game = self.game
        taken = game.units_mask(state)
        for spy, where in zip(game.spies, self.of(state), strict=True):
            if state.spies[spy] != IN:
                continue
            free = {key: weight for key, weight in where.items() if not taken >> key[0] & 1}
            if free and rng.random() >= PLAIN:
                ((place, low),) = rng.choices([*free], [*free.values()])
                state.at[spy] = state.began[spy] = place
                state.lying = state.lying & ~(1 << spy) | low << spy
            taken |= 1 << state.at[spy]

    def _after(self, state: SpiesState, trail: tuple[Round, ...]) -> dict[int, Ends]:
        """Return where spies are likely to be after the moves of the last round of a trail."""
        if not trail:
            return {}
        known = self._known.get(trail)
        if known is None:
            known = self._moved(state, self._after(state, trail[:-1]), trail)
            lie = lie_of(state)
            if self._lies.get(trail[:-1], lie) != lie:
                for ends in known.values():
                    for key in ends:
                        ends[key] *= DONE if key[0] in key[2][0] else 1.0
            if len(self._known) >= KEPT:
                self._known.clear()
            self._known[trail], self._lies[trail] = known, lie
        return known

    def _moved(self, state: SpiesState, before: dict[int, Ends], trail: tuple[Round, ...]) -> dict[int, Ends]:
        """Return where spies are likely to be after a round's moves, by where they were before."""
        turn = ImaginedTurn(self.game, self.spies, state, trail)
        heard = trail[-1][2]
        made = {
            spy: self._made(turn, spy, self._starts(state, turn, spy, before.get(spy, {}), trail), heard)
            for spy in turn.there
        }
        likely = {spy: {run: sum(ends.values()) for run, ends in ways.items()} for spy, ways in made.items()}
        whole, parts = shared(likely, len(heard))
        understood = whole / (whole + NOT_UNDERSTOOD)
        suspected = self.game.suspicion.of(state)
        found: dict[int, Ends] = {}
        for spy, ways in made.items():
            ends = found[spy] = {}
            for run, part in parts[spy].items():
                share = understood * part / whole / likely[spy][run]
                for key, weight in ways[run].items():
                    ends[key] = ends.get(key, 0.0) + share * weight
            wish = max(turn.wishes[spy], key=lambda one: turn.wishes[spy][one], default=NO_WISH)
            for (place, low), weight in evenly(suspected[self.game.spies.index(spy)]).items():
                key = place, low, wish
                ends[key] = ends.get(key, 0.0) + (1 - understood) * weight
        return found

    def _starts(
        self, state: SpiesState, turn: ImaginedTurn, spy: int, before: Ends, trail: tuple[Round, ...]
    ) -> Starts:
        """Return where a spy is likely to have begun, and what it wanted."""
        maybe, (expected, *_), _, _, gone = trail[-1]
        standing, lying = maybe[2 * spy : 2 * spy + 2]
        tracked: Starts = {}
        for (place, low, wish), weight in before.items():
            if (lying if low else standing) >> place & 1:
                tracked[place, wish] = tracked.get((place, wish), 0.0) + weight
        late = LATE if standing | lying else 1.0
        in_yet = 1 - late * (expected >> spy & 1)
        whole = sum(tracked.values())
        plain = PLAIN if whole > 0 else 1.0
        found: Starts = {}

        def add(place: int, weight: float, wishes: Iterable[tuple[Wish, float]]) -> None:
            for wish, likely in wishes:
                found[place, wish] = found.get((place, wish), 0.0) + weight * likely

        for (place, wish), weight in tracked.items():
            add(place, weight / whole * in_yet * (1 - plain), _wanted(turn.wishes[spy], place, wish))
        if standing | lying:
            before_it = self.game.suspicion.after(state, trail[:-1], spy)
            for (place, _), weight in evenly(kept(before_it, standing, lying)).items():
                add(place, weight * in_yet * plain, turn.wishes[spy].items())
        if expected >> spy & 1:
            for wish, likely in turn.wishes[spy].items():
                for place, weight in turn.ways_in(spy, wish).items():
                    add(place, weight * late, [(wish, likely)])
        for place in gone:
            found = self._nearer(state, found, place, 1 / len(turn.there))
        return found

    def _nearer(self, state: SpiesState, starts: Starts, place: int, share: float) -> Starts:
        """Return where a spy is likely to have begun that has, as likely as `share`, been on a square shortly before."""
        far = [99] * self.game.ground.size
        reached = wave = 1 << place
        steps = 0
        land, belief = self.game.land(state), self.game.belief
        while wave:
            for there in bits_once(wave):
                far[there] = steps
            wave = belief.grown(land, reached) & ~reached
            reached |= wave
            steps += 1
        near = {key: weight * exp(-NEARBY * far[key[0]]) for key, weight in starts.items()}
        some, whole = sum(near.values()), sum(starts.values())
        if some <= 0:
            return starts
        return {
            key: weight * (1 - share) + near[key] / some * whole * share for key, weight in starts.items()
        }

    def _made(self, turn: ImaginedTurn, spy: int, starts: Starts, heard: Sequence[int]) -> dict[Run, Ends]:
        """Return for each run of the noise where a spy may be that made it, each as likely as both together."""
        made: dict[Run, Ends] = {}
        whole = sum(starts.values())
        likeliest = sorted(starts.items(), key=lambda one: -one[1])[:MOST]
        some = [(start, weight) for start, weight in likeliest if weight > LEAST * whole]
        whole = sum(weight for _, weight in some)
        every = [(run, heard[run[0] : run[1]]) for run in runs(len(heard))]
        for (place, wish), weight in some:
            for way in turn.ways(spy, place, wish):
                for run, tokens in every:
                    likely = weight / whole * way.chance * way.sound.likely(tokens)
                    if likely > 0:
                        ends = made.setdefault(run, {})
                        key = way.place, way.low, wish
                        ends[key] = ends.get(key, 0.0) + likely
        return made


def _wanted(wishes: dict[Wish, float], place: int, wish: Wish) -> Iterable[tuple[Wish, float]]:
    """Return what a spy may want now that wanted something before, and is on a square; if it has got there, the rest."""
    others = dict(wishes)
    if place in wish[0]:
        left = tuple(goal for goal in wish[0] if goal != place)
        likely = others.pop(wish, 1 / 2)
        if left:
            others[left, wish[1]] = likely
    whole = sum(others.values())
    if not whole:
        return [(wish, 1.0)]
    same = 1 - FAITH if place in wish[0] else FAITH
    return [(wish, same), *((other, (1 - same) * likely / whole) for other, likely in others.items())]


def _possible(ends: Ends, standing: int, lying: int) -> Where:
    """Return where a spy is, by where it is likely to have ended up and by where it can stand and lie: these make up 1."""
    found: Where = {}
    for (place, low, _), weight in ends.items():
        if (lying if low else standing) >> place & 1:
            found[place, low] = found.get((place, low), 0.0) + weight
    whole = sum(found.values())
    likely = {key: weight for key, weight in found.items() if weight > SLIGHT * whole}
    whole = sum(likely.values())
    return {key: weight / whole for key, weight in likely.items()}


def evenly(layers: Layers) -> Where:
    """Return what layers say of each square; these make up 1."""
    found: Where = {}
    whole = sum(layer.weight for layer in layers if layer.size)
    for layer in layers:
        share = layer.weight / layer.size / whole if layer.size else 0.0
        for squares, low in ((layer.standing, False), (layer.lying, True)):
            for place in bits_once(squares):
                found[place, low] = found.get((place, low), 0.0) + share
    return found
