"""Guards on the move, zone by zone: by cards, and in the patrols phase (SC-25)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu import OFF, OVER, Frame, Move, Text, bits
from uguisu.effects import FIRST_REGISTER
from uguisu.phases import again
from uguisu_scorpion.events import ScorpionEvents
from uguisu_scorpion.phase import Nested
from uguisu_scorpion.rules.figures import (
    at_place,
    form_patrol,
    join_patrol,
    leave_patrol,
    passage_of,
    side_by_side,
)
from uguisu_scorpion.rules.guard_movement import enter_passage, know_end, room_in_passage, step, stopped
from uguisu_scorpion.state import SENTRY, ScorpionState

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame

STOP = 0


def party_name(game: ScorpionGame, state: ScorpionState, mask: int) -> str:
    """Return what a party is called in notation: ``sword-3``, ``patrol-1``."""
    first = bits(mask)[0]
    group = state.group[first]
    return game.pieces[first].id if group == SENTRY or mask.bit_count() == 1 else f"patrol-{group + 1}"


def part_ways(game: ScorpionGame, state: ScorpionState, mask: int) -> None:
    """SC-31: those who go without all of their patrol leave it; two or more of them are a patrol of their own."""
    patrol = state.group[(mask & -mask).bit_length() - 1]
    staying = state.members[patrol] & ~mask if patrol != SENTRY else 0
    if not staying:
        return
    if not staying & (staying - 1):
        leave_patrol(game, state, bits(staying)[0])
    else:
        for guard in bits(mask):
            leave_patrol(game, state, guard)
        if mask & (mask - 1):
            form_patrol(state, mask)
            if state.log is not None or game.on:
                game.emit(state, ScorpionEvents.patrol_formed, bits(mask))
    game.machine.close_lapsed(state)  # what was asked of the patrol as it was


def _parted(state: ScorpionState, frame: Frame) -> bool:
    """Those of ``frame[2]`` who are still side by side go on; whether nobody does."""
    frame[2] = side_by_side(state, frame[2])
    return not frame[2]


class Marching(Nested):
    """Guards move up to so many zones, together (SC-34, SC-36, SC-37).

    ``[~phase, seat, mask, steps, whether a patrol is faced again at the end, whether they came out of the passage]``

    Actions: 0 stops; 1 + zone goes there; after those, 1 + end goes into the passage by it, or out.
    """

    name = "march"

    def begin(self, state: ScorpionState, seat: int, mask: int, steps: int, *, turns: bool = True) -> None:
        """Let guards move, unless they have moved this turn (SC-32). Only a search `turns` a patrol (SC-25)."""
        if mask and not mask & state.moved:
            self.open(state, seat, mask, steps, int(turns), 0)

    def lapsed(self, state: ScorpionState, frame: Frame) -> bool:
        """Whether those of ``frame[2]`` are gone or parted."""
        return _parted(state, frame)

    def bind(self, game: ScorpionGame) -> None:
        """Take the game, and work out the ways on from each zone."""
        super().bind(game)
        self.ways = tuple((STOP, *(place + 1 for place in near)) for near in game.ground.near)

    def legal(self, state: ScorpionState) -> list[int]:
        """SC-32: stop, or on to a zone next to theirs, never through a wall; SC-62: in and out of the passage."""
        _, _, mask, steps, _, came_out = state.stack[-1]
        if steps <= 0:
            return [STOP]
        here = state.at[(mask & -mask).bit_length() - 1]
        if here == OFF:
            first = self.game.ground.size + 1 + 2 * passage_of(state, mask)
            return [STOP, first, first + 1]
        actions = list(self.ways[here])
        if state.known and not came_out:
            actions += self._ways_in(state, mask, here)
        return actions

    def _ways_in(self, state: ScorpionState, mask: int, here: int) -> list[int]:
        size = self.game.ground.size
        return [
            size + 1 + end
            for end, place in enumerate(state.ends)
            if place == here
            and state.known >> end & 1
            and room_in_passage(self.game, state) >= mask.bit_count()
        ]

    def take(self, state: ScorpionState, frame: Frame, action: int) -> None:
        game, size = self.game, self.game.ground.size
        _, seat, mask, steps, turns, came_out = frame
        here, into = state.at[bits(mask)[0]], action - size - 1
        if action == STOP:
            if (state.log is not None or game.on) and not mask & state.moved and here != OFF:
                game.emit(state, ScorpionEvents.guards_stay, bits(mask), here)
            self.finish(state, seat, mask, turns)
            return
        part_ways(game, state, mask)  # somebody may have joined them since they were asked
        halt = step(game, state, mask, action - 1) if into < 0 else self._passage(state, mask, into)
        if not turns:
            turns = self._keep_front(state, seat, mask, here)
        if halt or steps == 1:
            self.finish(state, seat, mask, turns)
        else:
            came_out |= here == OFF and game.options.passage == "in_or_out"
            state.pending.append([~self.index, seat, mask, steps - 1, turns, int(came_out)])

    def _keep_front(self, state: ScorpionState, seat: int, mask: int, came_from: int) -> int:
        """SC-25: a patrol that has heard somebody goes on as it faces, or backwards, and is not turned.

        Returns 1 when it has left the track: should it end on it again, it has yet to be faced.
        """
        first, face, track = bits(mask)[0], self.game.ask.face, self.game.ground.track
        patrol, here = state.group[first], state.at[first]
        if patrol == SENTRY:
            return 0
        if came_from == OFF or here not in track[came_from]:
            return 1
        if state.facing[patrol] == here:
            face.turn(state, seat, patrol, here, came_from)
        else:
            face.set(state, patrol, came_from)
        return 0

    def _passage(self, state: ScorpionState, mask: int, end: int) -> bool:
        """SC-61, SC-62: go in, which ends the move, or come out by an end, which the guards know then."""
        if state.at[bits(mask)[0]] != OFF:
            enter_passage(self.game, state, mask, end // 2)
            return True
        halt = step(self.game, state, mask, state.ends[end])
        if not state.known >> end & 1:
            know_end(self.game, state, end)
        return halt

    def finish(self, state: ScorpionState, seat: int, mask: int, turns: int) -> None:
        """The move is over: the passage is noticed (SC-62), patrols form (SC-31) and face their way (SC-36)."""
        here = state.at[bits(mask)[0]]
        if here == OFF:
            return
        stopped(self.game, state, here)
        self.game.ask.muster.begin(state, seat, mask, turns)

    def describe(self, state: ScorpionState, action: int) -> Move:
        """Tell a step: ``patrol-1:gate``, ``sword-3:stay``."""
        mask = state.stack[-1][2]
        who, size = party_name(self.game, state, mask), self.game.ground.size
        pieces = tuple(bits(mask))
        if action == STOP:
            return Move(f"{who}:stay", Text("move.guards_stay", {"piece": who}), pieces=pieces)
        if action <= size:
            place = self.game.topology.ids[action - 1]
            label = Text("move.go", {"piece": who, "place": place})
            if who.startswith("patrol-"):
                number = state.group[pieces[0]] + 1
                label = Text("move.patrol_goes", {"number": number, "place": place})
            return Move(f"{who}:{place}", label, places=(action - 1,), pieces=pieces)
        inside = state.at[pieces[0]] == OFF
        word = "out" if inside else "in"
        end = action - size
        return Move(
            f"{who}:{word}-{end}", Text(f"move.passage_{word}", {"piece": who, "end": end}), pieces=pieces
        )


class Muster(Nested):
    """Guards who have stopped may join others there: ``[~phase, seat, mask, whether a patrol is then faced again]``.

    Actions: 0 stays apart; 1 + guard joins it, or takes it in.
    """

    name = "muster"

    def lapsed(self, state: ScorpionState, frame: Frame) -> bool:
        """Nobody is left to join, or to be joined."""
        return _parted(state, frame) or not self.others(state, frame[2])

    def begin(self, state: ScorpionState, seat: int, mask: int, turns: int = 0) -> None:
        if self.others(state, mask):
            self.open(state, seat, mask, turns)
        elif turns:
            self.game.ask.face.begin(state, seat, mask)

    def options(self, state: ScorpionState, frame: Frame) -> list[int]:
        """SC-31: a patrol may take in sentries, sentries may form a patrol or join one; or all stay apart."""
        return [0, *(guard + 1 for guard in self.others(state, frame[2]))]

    def others(self, state: ScorpionState, mask: int) -> list[int]:
        """Return the guards whom these may join, or take in."""
        here, count = state.at[(mask & -mask).bit_length() - 1], mask.bit_count()
        if state.crowd[here] == count:
            return []
        return [
            guard
            for guard in bits(at_place(self.game, state, here) & ~mask)
            if count == 1 or state.group[guard] == SENTRY
        ]

    def take(self, state: ScorpionState, frame: Frame, action: int) -> None:
        _, seat, mask, turns = frame
        if action == 0:
            if turns:
                self.game.ask.face.begin(state, seat, mask)
            return
        group, theirs = state.group[bits(mask)[0]], state.group[action - 1]
        turns = theirs == SENTRY and (turns or group == SENTRY)
        self.begin(state, seat, self._join(state, mask, action - 1), int(turns))

    def _join(self, state: ScorpionState, mask: int, other: int) -> int:
        """SC-31: those who join a patrol face its way; a new one has yet to be faced."""
        group, theirs = state.group[bits(mask)[0]], state.group[other]
        if theirs != SENTRY:
            join_patrol(state, theirs, mask)
        elif group != SENTRY:
            join_patrol(state, group, 1 << other)
        else:
            form_patrol(state, mask | 1 << other)
        if state.log is not None or self.game.on:
            self.game.emit(state, ScorpionEvents.patrol_formed, bits(mask | 1 << other))
        return state.members[state.group[other]]

    def describe(self, state: ScorpionState, action: int) -> Move:
        """Tell it: ``apart``, ``join:sword-3``."""
        if action == 0:
            return Move("apart", Text("move.apart"))
        piece = self.game.pieces[action - 1].id
        return Move(f"join:{piece}", Text("move.join", {"piece": piece}), pieces=(action - 1,))


class Face(Nested):
    """A patrol on the track chooses its way: ``[~phase, seat, patrol, zone it came from or -1]`` (SC-25, SC-36).

    Actions: the zone ahead, by its number.
    """

    name = "face"

    def lapsed(self, state: ScorpionState, frame: Frame) -> bool:
        """The patrol is gone from the track, or is none any more."""
        return not state.members[frame[2]] or not self.options(state, frame)

    def bind(self, game: ScorpionGame) -> None:
        """Take the game, and work out the ways on from each zone of the track, by where one comes from."""
        super().bind(game)
        self.track = game.ground.track
        self.onward = tuple(
            {back: tuple(place for place in ways if place != back) for back in ways} for ways in self.track
        )
        self.only = tuple(
            {back: ways[0] for back, ways in onward.items() if len(ways) == 1} for onward in self.onward
        )
        """For each zone, by where one comes from: the way on, if there is just one. So it is nearly everywhere."""

    def begin(self, state: ScorpionState, seat: int, mask: int) -> None:
        """SC-36: a patrol that a card has moved is faced again."""
        first = bits(mask)[0]
        patrol, here = state.group[first], state.at[first]
        if patrol != SENTRY and here != OFF:
            self.turn(state, seat, patrol, here, -1)

    def turn(self, state: ScorpionState, seat: int, patrol: int, here: int, back: int) -> None:
        """Face a patrol one of the ways there are; off the track it faces nowhere, and at a dead end neither.

        The `seat` -1 is that whose figure comes first in the patrol.
        """
        ways = self.onward[here].get(back, self.track[here])
        if len(ways) > 1:
            chooser = seat if seat >= 0 else self.game.guard_seat(state.members[patrol])
            state.pending.append([~self.index, chooser, patrol, back])
            return
        self.set(state, patrol, ways[0] if ways else -1)

    def set(self, state: ScorpionState, patrol: int, ahead: int) -> None:
        if state.facing[patrol] != ahead:
            if ahead >= 0:
                self.game.emit(state, ScorpionEvents.faces, patrol + 1, ahead)
            else:
                self.game.emit(state, ScorpionEvents.faces_nowhere, patrol + 1)
        state.facing[patrol] = ahead

    def options(self, state: ScorpionState, frame: Frame) -> list[int]:
        """SC-25: along the track, but not back the way it came in the patrols phase."""
        _, _, patrol, back = frame
        mask = state.members[patrol]
        here = state.at[(mask & -mask).bit_length() - 1]
        return list(self.onward[here].get(back, self.track[here])) if here != OFF else []

    def take(self, state: ScorpionState, frame: Frame, action: int) -> None:
        self.set(state, frame[2], action)

    def describe(self, state: ScorpionState, action: int) -> Move:
        """Tell it: ``face:gate``."""
        return self.at_zone("face", "move.face", action)


class Detach(Nested):
    """Some of a patrol of three or more stay behind: ``[~phase, seat, mask, steps]`` (SC-36).

    Actions: 0 marches; 1 + guard leaves it behind.
    """

    name = "detach"

    def lapsed(self, state: ScorpionState, frame: Frame) -> bool:
        """Whether those of ``frame[2]`` are gone or parted."""
        return _parted(state, frame)

    def begin(self, state: ScorpionState, seat: int, mask: int, steps: int) -> None:
        """SC-36: at least two must move."""
        if mask.bit_count() > 2 and not mask & state.moved:
            self.open(state, seat, mask, steps)
        else:
            self._go(state, seat, mask, steps)

    def options(self, state: ScorpionState, frame: Frame) -> list[int]:
        """All go, or one more stays."""
        return [0, *(guard + 1 for guard in bits(frame[2]))]

    def take(self, state: ScorpionState, frame: Frame, action: int) -> None:
        """Leave one, or march. Those left behind stay a patrol if they are two or more."""
        _, seat, mask, steps = frame
        if action:
            self.begin(state, seat, mask & ~(1 << (action - 1)), steps)
        else:
            self._go(state, seat, mask, steps)

    def _go(self, state: ScorpionState, seat: int, mask: int, steps: int) -> None:
        part_ways(self.game, state, mask)
        self.game.ask.march.begin(state, seat, mask, steps)

    def describe(self, state: ScorpionState, action: int) -> Move:
        """Tell it: ``march``, ``leave:sword-2``."""
        if action == 0:
            return Move("march", Text("move.march"))
        piece = self.game.pieces[action - 1].id
        return Move(f"leave:{piece}", Text("move.leave_behind", {"piece": piece}), pieces=(action - 1,))


PATROL, STEPS = FIRST_REGISTER, FIRST_REGISTER + 1
"""Registers of the night: the patrol whose turn it is, and the zones it has gone."""

ZONES = 2
"""SC-25: patrols go two zones."""


def begin_patrols(_game: ScorpionGame, state: ScorpionState, frame: Frame) -> None:
    """The first patrol is next; what a card has moved this turn stays (SC-25)."""
    frame[PATROL] = frame[STEPS] = 0
    state.halted = 0


def walk(game: ScorpionGame, state: ScorpionState, frame: Frame) -> None:
    """SC-25: patrol after patrol, step after step, until the last has gone its two zones.

    What a step brings (a fork, an attack, a sentry to take in, a mission's trigger) is done before the next: then this
    comes back.
    """
    facing, steps = state.facing, frame[STEPS]
    for number in range(frame[PATROL], len(facing)):
        if facing[number] >= 0:  # else it is off the track, or there is no such patrol
            steps = _march_on(game, state, number, steps)
            if state.pending or state.phase == OVER:
                frame[PATROL], frame[STEPS] = number, steps
                again(frame)
                return
        if steps:
            steps = state.halted = 0
    frame[PATROL], frame[STEPS] = len(facing), 0


def _march_on(game: ScorpionGame, state: ScorpionState, number: int, steps: int) -> int:
    """Go on until something must be decided; return the zones it has gone, or `ZONES` when it goes no further."""
    mask, face, track = state.members[number], game.ask.face, game.ground.track
    here = state.at[(mask & -mask).bit_length() - 1] if mask else OFF
    if here == OFF or (not steps and mask & state.moved):
        return ZONES
    while steps < ZONES and not state.halted:
        ahead = state.facing[number]
        if ahead not in track[here]:
            return ZONES
        state.clock += 1
        steps = ZONES if step(game, state, mask, ahead) else steps + 1
        onward = face.only[ahead].get(here, OFF)
        if onward >= 0 and state.log is None:
            state.facing[number] = onward
        else:
            face.turn(state, -1, number, ahead, here)
        if steps == ZONES:
            stopped(game, state, ahead)
            if state.shown:
                game.ask.patrol_attack.begin(state)
            if state.crowd[ahead] > mask.bit_count():
                game.ask.muster.begin(state, game.guard_seat(mask), mask)
        if state.pending or state.phase == OVER:
            return steps
        here = ahead
    return steps
