"""Where each spy can be, as far as everybody at the table can conclude: the guard's deduction.

It is kept with the position, as masks of squares, and changed by nothing but what is public: how much noise there was, what
was looked at and found empty, whom a dog has reached. It always allows the truth, as long as nobody has been in disguise:
a spy in a guard's place walks and looks as that guard, so nothing that a figure sees could be trusted.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from uguisu import mask_of
from uguisu_spies.state import IN, Moves, Round, SpiesState

if TYPE_CHECKING:
    from uguisu_spies.board.current import CurrentMap
    from uguisu_spies.game import SpiesGame

SILENT = 1
"""How far a spy gets that owes no noise token (SP-H16)."""
KEPT = 1 << 14
"""How many sets of squares are kept with those that one step leads to."""


class Belief:
    """Concludes where spies can be; what it concludes lies in `SpiesState.maybe` and `SpiesState.expected`.

    `SpiesState.maybe` holds two masks a spy: the squares where it can stand, and those where it can lie. Looks that find nobody
    and rounds of moves are only noted in the position, and worked in when somebody asks: random games never do.
    """

    def __init__(self, game: SpiesGame) -> None:
        self.game = game
        ground = game.ground
        always = () if game.switches else ("electricity",)
        self._never = mask_of(place for kind in ("mines", *always) for place in ground.squares(kind))
        self._loud = {
            number: mask_of(there for here in zone.squares for there in ground.topology.neighbours(here))
            for number, zone in enumerate(ground.zones)
            if zone.kind == "loud"
        }
        self._known: list[
            tuple[tuple[Moves, ...], list[int], CurrentMap, tuple[int, ...], tuple[Round, ...]]
        ] = [((), [], game.plain, (), ())]
        """What was asked for last, in one cell: threads that share the game read and write it whole."""

    def everywhere(self, land: CurrentMap) -> int:
        """Return the squares that a spy may be on, as a mask."""
        return (land.climbed if self.game.climbs else land.trodden) & ~self._never

    def entries(self, land: CurrentMap) -> int:
        """Return the squares that a spy may come in at, or may have come in at this round, as a mask."""
        return land.once_entries & ~self._never

    def begin(self, state: SpiesState) -> None:
        """Before anybody has come in."""
        state.maybe = [0] * (2 * len(self.game.spies))
        state.expected = (1 << len(self.game.spies)) - 1

    def moved(self, state: SpiesState) -> None:
        """The spies have had their turns: what everybody knows of their moves is noted."""
        state.rounds = (*state.rounds, self._moves(state, state.noise))
        state.bare = state.searched = 0
        state.traces = state.gone = ()

    def _moves(self, state: SpiesState, noise: tuple[int, ...]) -> Moves:
        quick = self.game.most_speed + state.bonus
        walked, fastest = self.game.speeds[2], max(self.game.speeds)
        silent = fastest if state.hushed else walked if self.game.mission.walking_alerts else SILENT
        loud = out = 0
        for number, squares in self._loud.items():
            if not state.zones_gone >> number & 1:
                loud |= squares
        for spy, status in enumerate(state.spies):
            out |= (status > IN) << spy
        return (
            (state.bare, state.searched),
            (state.expected, silent + quick, walked + quick, fastest + quick),
            noise,
            state.traces,
            state.gone,
            (state.hushed, loud, state.dropped, out),
        )

    def learnt(self, state: SpiesState, noise: tuple[int, ...]) -> Round:
        """Return what everybody learns of a round's moves that made this noise."""
        return tuple(self.maybe(state)), *self._moves(state, noise)[1:5]

    def maybe(self, state: SpiesState) -> Sequence[int]:
        """Return where each spy can stand and where it can lie: two masks for each, by all that has been noted."""
        return _without(self._concluded(state)[0], state.bare, state.searched)

    def trail(self, state: SpiesState) -> tuple[Round, ...]:
        """Return what everybody has learnt of the moves of each round so far."""
        return self._concluded(state)[1]

    def _concluded(self, state: SpiesState) -> tuple[tuple[int, ...], tuple[Round, ...]]:
        """Return `SpiesState.maybe` and `SpiesState.trail` with `rounds` worked in; who asks will ask for the same again."""
        if not state.rounds:
            return tuple(state.maybe), state.trail
        known, land = self._known[0], self.game.land(state)
        if known[0] is not state.rounds or known[1] != state.maybe or known[2] is not land:
            found, trail = tuple(state.maybe), state.trail
            for moves in state.rounds:
                found = _without(found, *moves[0])
                trail = (*trail, (found, *moves[1:5]))
                found = self._after(land, found, moves)
            known = self._known[0] = state.rounds, state.maybe[:], land, found, trail
        return known[3:]

    def settle(self, state: SpiesState) -> None:
        """Work all that has been noted into the position, before the map changes, or what is more than a look or a move."""
        if state.rounds or state.bare:
            state.maybe, state.trail = list(self.maybe(state)), self.trail(state)
            state.rounds = ()
            state.bare = state.searched = 0

    def _after(self, land: CurrentMap, maybe: Sequence[int], moves: Moves) -> tuple[int, ...]:
        """Return where spies can be after moves: the tokens on the guard's board tell how far any of them can have gone."""
        _, (expected, _, walked, ran), noise, _, _, (hushed, loud, dropped, out) = moves
        heard = 2 if hushed else len(noise)
        pushed = len(self.game.spies) - 1  # fellows may have pushed one on (SP-H12)
        slow = SILENT + ran - max(self.game.speeds) + pushed
        steps = ran if heard > 1 else walked if heard or self.game.mission.walking_alerts else 0
        most = max(slow, steps + pushed)
        found: list[int] = []
        waves: list[int] = []
        for spy in self.game.spies:
            if out >> spy & 1:
                found += 0, 0
                continue
            before = maybe[2 * spy] | maybe[2 * spy + 1]
            if expected >> spy & 1:
                before |= self.entries(land)
            if not waves or waves[0] != before:
                waves = self._waves(land, before, max(most, ran + pushed) if loud else most)
            near, far = waves[slow], waves[most] | self._drowned(land, waves, loud)
            hidden = far & (land.bushes | land.unsure)
            for _ in range(pushed if hidden else 0):
                hidden = self.grown(land, hidden)
            found += far & ~(land.bushes & ~land.unsure), far if dropped else near | hidden
        return tuple(found)

    def _waves(self, land: CurrentMap, before: int, steps: int) -> list[int]:
        """Return the squares that 0, 1, 2 ... steps lead to."""
        waves = [before]
        for count in range(steps):
            wave = land.guessed_steps(climbing=self.game.climbs).grown(waves[-1]) & self.everywhere(land)
            if wave == waves[-1]:  # no step leads any further
                return waves + [wave] * (steps - count)
            waves.append(wave)
        return waves

    def _drowned(self, land: CurrentMap, waves: list[int], loud: int) -> int:
        """Return where a runner can be whose noise nobody has heard, for a loud zone was on its way (SP-37)."""
        found = 0
        for reached in waves if loud else ():
            found = (self.grown(land, found) if found else 0) | reached & loud
        return found

    def grown(self, land: CurrentMap, squares: int) -> int:
        """Return the squares and those that one step leads to, by whatever can be opened; for who asks for the same again."""
        kept = land.grown
        known = kept.get(squares)
        if known is None:
            if len(kept) >= KEPT:
                kept.clear()
            steps = land.guessed_steps(climbing=self.game.climbs)
            known = kept[squares] = steps.grown(squares) & self.everywhere(land)
        return known

    def drop(self, state: SpiesState, spy: int) -> None:
        """It is known that a spy has lain down where it stood: where it could stand, it can lie."""
        state.dropped |= 1 << spy
        self.settle(state)
        state.maybe[2 * spy + 1] |= state.maybe[2 * spy]

    def caught(self, state: SpiesState, spy: int) -> None:
        """A spy is out of the game."""
        self.settle(state)
        state.maybe[2 * spy] = state.maybe[2 * spy + 1] = 0

    def lost(self, state: SpiesState, spy: int) -> None:
        """A card or the mission has put a spy somewhere, and nobody else knows where."""
        state.expected &= ~(1 << spy)
        self.settle(state)
        state.maybe[2 * spy] = state.maybe[2 * spy + 1] = self.everywhere(self.game.land(state))

    def looked(self, state: SpiesState, seen: int, *, lying: bool) -> None:
        """Squares were looked at, and whoever was found there has been told of."""
        state.bare |= seen
        if lying:
            state.searched |= seen

    def traced(self, state: SpiesState, place: int) -> None:
        """Somebody has been on a square this round."""
        state.traces = (*state.traces, place)
        self.noticed(state)

    def noticed(self, state: SpiesState) -> None:
        """Somebody has done something: the only spy that can have done it must have come in.

        Who was caught or has left in this round's turn of its own may have done it, too: its noise comes last.
        """
        left = [spy for spy in self.game.spies if state.spies[spy] <= IN or state.moved >> spy & 1]
        if len(left) == 1 and state.expected >> left[0] & 1:
            state.expected &= ~(1 << left[0])
            self.settle(state)
            state.maybe[2 * left[0]] |= self.entries(self.game.land(state))  # it may have come in just now

    def located(self, state: SpiesState, spy: int, squares: int) -> None:
        """A spy is known to be on one of these squares."""
        state.expected &= ~(1 << spy)
        self.settle(state)
        for half in (2 * spy, 2 * spy + 1):
            state.maybe[half] &= squares
        if not self.squares(state, spy):
            state.maybe[2 * spy] = state.maybe[2 * spy + 1] = squares & self.everywhere(self.game.land(state))

    def squares(self, state: SpiesState, spy: int) -> int:
        """Return where a spy can be, as a mask."""
        standing, lying = self.maybe(state)[2 * spy : 2 * spy + 2]
        return standing | lying


def _without(maybe: Sequence[int], bare: int, searched: int) -> tuple[int, ...]:
    """Return the masks without squares where nobody stands, and without those where nobody lies."""
    return tuple([squares & ~(searched if half & 1 else bare) for half, squares in enumerate(maybe)])
