"""Where each spy is likely to be, by what everybody has heard and seen: noise, footprints, alarms, items that are gone.

`uguisu_spies.secrecy.belief` says where a spy can be at all; this weighs it. A spy's likelihood is a few layers, each
as likely as its weight and spread evenly over its squares. It is worked out from the public record (`Belief.trail`)
when somebody asks for it, so that games in which nobody does pay nothing. Noise may lie (a stone thrown, a token laid
far off): that it is not what it seems keeps a share of every guess.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from uguisu_spies.state import IN, MapChanges, Round, SpiesState

if TYPE_CHECKING:
    from uguisu_spies.board.current import CurrentMap
    from uguisu_spies.game import SpiesGame

DECEIT = 0.1
"""How likely it is that what was heard is not what it seems."""
LATE = 0.1
"""How likely it is that a spy who may not have come in yet does so now."""
UNEVEN = 0.4
"""How much less likely it is that a spy made a token more, or fewer, than its share."""
REACHES_KEPT = 1 << 14
"""How many sets of squares are kept with where some steps lead to from there."""
LAYERS = 6
"""How many layers are kept for a spy."""
KEPT = 4096
"""How many records are kept with what follows from them."""


class Layer(NamedTuple):
    """How likely it is that a spy is on these squares, and stands there, or lies: masks."""

    weight: float
    standing: int
    lying: int

    @property
    def squares(self) -> int:
        """All of them."""
        return self.standing | self.lying

    @property
    def size(self) -> int:
        """How many ways there are to be on them."""
        return self.standing.bit_count() + self.lying.bit_count()

    def within(self, standing: int, lying: int) -> Layer:
        """Return what is left of it when a spy is known to stand, or lie, on other squares only."""
        stands, lies, whole = self.standing & standing, self.lying & lying, self.size
        left = stands.bit_count() + lies.bit_count()
        return Layer(self.weight * left / whole if whole else self.weight, stands, lies)


Layers = tuple[Layer, ...]


class Suspicion:
    """Weighs where the spies are."""

    def __init__(self, game: SpiesGame) -> None:
        self.game = game
        self._known: dict[tuple[int, tuple[Round, ...], MapChanges], Layers] = {}

    def after_noise(self, state: SpiesState, spy: int, noise: tuple[int, ...]) -> Layers:
        """Return what would be thought of a spy if the spies' turn ended now, with this noise more."""
        belief = self.game.belief
        trail = (*belief.trail(state), belief.learnt(state, (*state.noise, *noise)))
        return self._after(self.game.land(state), trail, spy)

    def of(self, state: SpiesState) -> tuple[Layers, ...]:
        """Return the layers of each spy; none for one that is out of the game, or surely not in it yet."""
        found = []
        maybe, trail = self.game.belief.maybe(state), self.game.belief.trail(state)
        for spy in self.game.spies:
            standing, lying = maybe[2 * spy : 2 * spy + 2]
            layers = self._after(self.game.land(state), trail, spy)
            found.append(kept(layers, standing, lying) if state.spies[spy] <= IN else ())
        return tuple(found)

    def after(self, state: SpiesState, trail: tuple[Round, ...], spy: int) -> Layers:
        """Return what follows for a spy from a record, on the map as it lies in a state."""
        return self._after(self.game.land(state), trail, spy)

    def _after(self, land: CurrentMap, trail: tuple[Round, ...], spy: int) -> Layers:
        """Return what follows for a spy from the record of the rounds so far."""
        if not trail:
            return ()
        known = self._known.get((spy, trail, land.key))
        if known is None:
            known = self._moved(land, self._after(land, trail[:-1], spy), trail[-1], spy)
            if len(self._known) >= KEPT:
                self._known.clear()
            self._known[spy, trail, land.key] = known
        return known

    def _moved(self, land: CurrentMap, before: Layers, this: Round, spy: int) -> Layers:
        """Return where a spy is likely to be after a round's moves."""
        maybe, (expected, silent, walked, ran), heard, marks, gone = this
        there = [one for one in self.game.spies if maybe[2 * one] | maybe[2 * one + 1] or expected >> one & 1]
        if spy not in there:
            return ()
        starts = [(layer.weight, layer.squares) for layer in kept(before, maybe[2 * spy], maybe[2 * spy + 1])]
        if expected >> spy & 1:
            late = LATE if starts else 1.0
            starts = [(weight * (1 - late), squares) for weight, squares in starts]
            starts.append((late, self.game.belief.entries(land)))
        for place in gone:
            starts = self._crossed(land, starts, place, 1 / len(there), ran)
        return self._guesses(land, starts, (heard, marks), len(there), (silent, walked, ran))

    def _crossed(
        self, land: CurrentMap, starts: list[tuple[float, int]], place: int, share: float, steps: int
    ) -> list[tuple[float, int]]:
        """Return where spies began, if an item is gone that one of them crossed in its turn before."""
        reach = 1 << place
        for _ in range(steps - 1):
            reach = self.game.belief.grown(land, reach)
        near = [(weight * share, squares & reach) for weight, squares in starts]
        rest = [(weight * (1 - share * (1 - DECEIT)), squares) for weight, squares in starts]
        return [(weight, squares) for weight, squares in (*near, *rest) if squares and weight > 0]

    def _guesses(
        self,
        land: CurrentMap,
        starts: list[tuple[float, int]],
        heard: tuple[Sequence[int], Sequence[int]],
        spies: int,
        steps: tuple[int, int, int],
    ) -> Layers:
        """Return the layers of a spy after its move: it was not heard, or it made some of the noise, in one go."""
        grown, bushes = partial(self.game.belief.grown, land), land.bushes
        (tokens, marks), (silent, walked, ran) = heard, steps
        runs = [
            (last - first, self._ways_to_lay(land, tokens[first:last], walked, ran))
            for first in range(len(tokens))
            for last in range(first + 1, len(tokens) + 1)
        ]
        share = len(tokens) / spies
        found: dict[int, float] = {}
        quiet: list[tuple[float, int]] = []
        for weight, start in starts:
            waves = [start]
            for _ in range(ran):
                waves.append(grown(waves[-1]))
            unheard = weight * (UNEVEN**share if spies > 1 or not tokens else DECEIT)
            quiet.append((unheard, waves[silent]))
            found[waves[ran]] = found.get(waves[ran], 0.0) + weight * DECEIT * bool(tokens)
            whole = start.bit_count()
            passed: dict[int, tuple[int, int]] = {}
            for number, ways in runs:
                for reach, squares in ways:
                    ends, began = waves[reach], start
                    for there in squares:
                        if there not in passed:
                            passed[there] = self._passed(land, waves[: ran + 1], there)
                        end, begin = passed[there]
                        ends &= end
                        began &= begin
                    if ends and began:
                        likely = weight * UNEVEN ** abs(number - share) / len(ways)
                        likely *= began.bit_count() / whole
                        found[ends] = found.get(ends, 0.0) + likely
            for place in marks:
                ends, began = self._passed(land, waves[: ran + 1], 1 << place)
                if ends and began:
                    found[ends] = found.get(ends, 0.0) + weight * began.bit_count() / whole
        layers = [Layer(weight, squares, squares) for weight, squares in quiet]
        layers += [Layer(weight, squares & ~bushes, squares & bushes) for squares, weight in found.items()]
        return few(layers)

    def _ways_to_lay(
        self, land: CurrentMap, tokens: Sequence[int], walked: int, ran: int
    ) -> list[tuple[int, list[int]]]:
        """Return how one spy may have made some noise: how far it went, and a mask for each token that it has been in.

        A walker lays one token where it stops, or beside; a runner two; all before these it has trodden on, on a floor that
        gives away each step, and there it was (SP-37). What fits neither was made by something else, near where it was.
        """
        creaking = land.ground.quiet
        ways = []
        for laid, reach in ((0 if self.game.mission.walking_alerts else 1, walked), (2, ran)):
            trodden = tokens[: len(tokens) - laid]
            if laid <= len(tokens) and len(trodden) <= reach and creaking.issuperset(trodden):
                free = tokens[len(tokens) - laid :]
                ways.append((reach, [1 << p for p in trodden] + [land.beside[p] for p in free]))
        return ways or [(walked if len(tokens) == 1 else ran, [land.beside[place] for place in tokens])]

    def _passed(self, land: CurrentMap, waves: Sequence[int], squares: int) -> tuple[int, int]:
        """Return where a spy may end that has been on one of these squares on its way, and where it may have begun."""
        grown = partial(self.game.belief.grown, land)
        ends, reach = waves[0] & squares, self._reach(land, squares, len(waves) - 1)
        for wave in waves[1:]:
            ends = grown(ends) | wave & squares
        return ends, waves[0] & reach

    def _reach(self, land: CurrentMap, squares: int, steps: int) -> int:
        """Return where so many steps lead to from some squares; who asks will ask for the same again."""
        key = squares, steps
        known = land.reaches.get(key)
        if known is None:
            if len(land.reaches) >= REACHES_KEPT:
                land.reaches.clear()
            known = squares
            for _ in range(steps):
                known = self.game.belief.grown(land, known)
            land.reaches[key] = known
        return known


def kept(layers: Iterable[Layer], standing: int, lying: int) -> Layers:
    """Return layers by what is known: where a spy can stand, and where it can lie; even ones, if they knew better."""
    left = [layer.within(standing, lying) for layer in layers]
    return few(left) or few([Layer(1.0, standing, lying)])


def few(layers: Iterable[Layer]) -> Layers:
    """Return the likeliest layers, with weights that make up 1, and all others in one."""
    likely = sorted((layer for layer in layers if layer.size and layer.weight > 0), reverse=True)
    rest = likely[LAYERS - 1 :]
    if len(rest) > 1:
        standing = lying = 0
        for layer in rest:
            standing, lying = standing | layer.standing, lying | layer.lying
        likely[LAYERS - 1 :] = [Layer(sum(layer.weight for layer in rest), standing, lying)]
    whole = sum(layer.weight for layer in likely)
    return tuple([Layer(layer.weight / whole, layer.standing, layer.lying) for layer in likely])
