"""A position of Spies: the truth, which is the spies' board, and what the guard's board shows instead."""

from __future__ import annotations

from typing import get_origin

from uguisu import State

GUARD = 0
"""The guard's seat."""

ROUND, ALERT, MINIMUM, BODIES = range(4)
"""Indices of the tracks."""

FINE, STUNNED, DEAD, OUT, GONE = range(5)
"""What a unit is on the spies' board: up, under a stun token, a dead body, a knocked-out body, in nobody's game any more."""

WAITING, IN, CAUGHT, AWAY = range(4)
"""What a spy is at: not come in yet, on the board, caught, or off the board for good."""

BLUE, RED, OPEN = 0, 1, 2
"""The colours of breaches (SP-46); `OPEN` for what is no breach, but stands open."""

LOW, FAR = 1, 2
"""How a card has the guard's units look: at what lies, too, and one square further."""

NOBODY = -1
"""No spy, no unit."""

Breach = tuple[int, int, int, int]
"""(border, colour, whether it lies face up, whether it lies on the guard's board)."""


Round = tuple[tuple[int, ...], tuple[int, int, int, int], tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""What everybody has learnt of a round's moves: where each spy could be before them (`SpiesState.maybe`); the spies that may
not have come in yet, and how far one gets that owes no token, one, two; the squares of the tokens; squares that somebody has
been on; squares that somebody was on in the round before."""

Moves = tuple[
    tuple[int, int],
    tuple[int, int, int, int],
    tuple[int, ...],
    tuple[int, ...],
    tuple[int, ...],
    tuple[int, int, int, int],
]
"""What is noted of a round's moves until somebody asks what follows from them: `bare` and `searched` before them; what
stands in a `Round` after the first; and, as masks, the spies that were hushed, the squares around loud zones, the spies that
had lain down, and those that were out of the game by then."""


MapChanges = tuple[tuple[int, ...], tuple[tuple[int, int], ...], tuple[int, ...]]
"""How the map lies: `opened`, `changed` and `safe` of a position."""


class SpiesState(State):
    """A position of Spies.

    `at` is the place of each piece on the spies' board. A body is the piece of the unit that it was; what is carried, out
    of the game or caught is `OFF`. Places are squares; masks have a bit for each piece, light or spy of that number.

    Attributes:
        shown: the place of each piece on the guard's board; `OFF` for what he has not there.
        body_shown: for each piece that is a unit, where its body lies on the guard's board, or `OFF` (SP-36).
        status: what each piece that is a unit is on the spies' board; a dog is `GONE` when it will not come back.
        down: the units that are up no more, as a mask: see `put_status`.
        lying: the pieces that lie: spies and bodies, as a mask (SP-47).
        carrier: the spy that carries each piece, a body or an item, or `NOBODY`.
        spies: what each spy is at.
        disguise: for each spy, the unit whose place it has taken, or `NOBODY` (SP-60).
        breaches: openings in borders, those that nobody minds among them.
        opened: the borders that let everybody and everything pass, in order: see `SpiesGame.put_breaches`.
        changed: the squares that are, or have been, something else than the map has drawn, each with what it is now: 0 for
            open ground, or 1 and its place in `GROUNDS` of `content/map.py`; in order.
        safe: the squares of the safe zones that the spies have laid, in order (SP-44).
        unfound: the squares beside those that lie face up and have not been found, as a mask: see `SpiesGame.put_breaches`.
        out: the lights that are out, on the spies' board, as a mask.
        known_out: those that are out on the guard's board.
        cold: the lights whose generator is off, as a mask; both boards show it.
        dark: the lights that nothing has lit, such as rooms before a mission lights them, as a mask.
        noise: the squares of the noise tokens on the guard's board.
        odd: whether one of them waits for another to make a pair (SP-H24).
        prints: footprints in mud, as (square, round in which they were left) (SP-H44).
        stopped: the generators that are off, as a mask; they are numbered after the lights.
        aim: for each piece that looks in from outside, its direction; for a searchlight, how it lies; for a camera that has
            been turned, where to, or `NOBODY` for one that is turned anew each time; else 0.
        alarms: the borders with an alarm, by number.
        zones_gone: the zones of the map that have gone off, as a mask.
        marked: the items that are what is looked for, as a mask; nobody knows before they are turned (SP-72).
        bugged: the items with a bug, as a mask.
        turned: the items that are off the spies' board and still on the guard's, as a mask.
        tracked: the units that the body track has counted, as a mask (SP-H32).
        known_dead: the units whose dead body has been found while their figure stood on the guard's board, as a mask.
        loose: the dog that was let loose, as a mask of pieces.
        homeward: the dogs on their way back, as a mask.
        repelled: those of them that a repeller has sent, as a mask.
        way_in: for each spy, the breach by which it got to where it is, as a border, or `NOBODY` (SP-21).
        fresh: the units that went down in the present spy's turn, as a mask (SP-60).
        asleep: the units that sleep, and cannot be activated, and the dogs that do, as a mask of pieces.
        bribed: the units that see nothing of what the spies' board alone shows, as a mask of pieces.
        activated: the units that have been activated this turn, as a mask.
        left: how many more units may be activated.
        offered: where the alert stood when the guard could last play a card.
        mover: the spy, unit or dog that moves now, or `NOBODY`.
        mode: how a spy moves, or -1 before it has said so.
        points: how far the mover may go yet.
        speed: how far a spy goes in all, in its mode; above 1 it is fast.
        slowed: whether a load has made the spy slower this turn (SP-35).
        went: the squares the mover has been on this turn.
        began: where each spy was when its turn began.
        shots: how often each spy has shot this turn.
        cards: the cards that have been played this turn, by kind (SP-03).
        hushed: the spies whose moves make no noise this round, as a mask; everybody has been told of it.
        dropped: the spies that have lain down this round by other means than crawling, as a mask.
        climbing: the spies that a card lets onto black squares this round, as a mask (SP-41).
        bonus: how much further a spy may have gone this round than its mode says, as everybody has been told.
        sharp: how the guard's units look this turn: `LOW`, also at what lies; `FAR`, also beyond.
        moved: the spies that have had their turn this round, as a mask.
        clock: moments that everybody can tell apart.
        maybe: for each spy, the squares where it can stand and those where it can lie, as everybody can tell: two masks;
            what follows from `rounds`, `bare` and `searched` is not worked in yet: read `Belief.maybe`.
        rounds: what has been noted of the moves since.
        bare: squares that have been looked at since these, and nobody stood there, as a mask.
        searched: those of them where nobody lay, either.
        expected: the spies of whom nobody can tell that they have come in, as a mask.
        traces: squares that a spy has been on this round, as everybody has been told.
        gone: squares that a spy was on in the round before: an item is gone from there.
        trail: what everybody has learnt of the moves of each round so far, without `rounds`: read `Belief.trail`.
    """

    shown: list[int]
    body_shown: list[int]
    status: list[int]
    down: int
    lying: int
    carrier: list[int]
    spies: list[int]
    disguise: list[int]
    breaches: tuple[Breach, ...]
    opened: tuple[int, ...]
    changed: tuple[tuple[int, int], ...]
    safe: tuple[int, ...]
    unfound: int
    out: int
    known_out: int
    cold: int
    dark: int
    noise: tuple[int, ...]
    odd: int
    prints: tuple[tuple[int, int], ...]
    stopped: int
    aim: list[int]
    alarms: tuple[int, ...]
    zones_gone: int
    marked: int
    bugged: int
    turned: int
    tracked: int
    known_dead: int
    loose: int
    homeward: int
    repelled: int
    way_in: list[int]
    bribed: int
    activated: int
    fresh: int
    asleep: int
    left: int
    offered: int
    mover: int
    mode: int
    points: int
    speed: int
    slowed: int
    went: tuple[int, ...]
    began: list[int]
    shots: list[int]
    cards: tuple[int, ...]
    hushed: int
    dropped: int
    climbing: int
    bonus: int
    sharp: int
    moved: int
    clock: int
    maybe: list[int]
    rounds: tuple[Moves, ...]
    bare: int
    searched: int
    expected: int
    traces: tuple[int, ...]
    gone: tuple[int, ...]
    trail: tuple[Round, ...]

    def clear(self) -> None:
        """Set all that is a plain number to nothing, and all that is a tuple to an empty one."""
        for name, kind in type(self).kinds.items():
            if name not in State.kinds:
                setattr(self, name, 0 if kind is int else () if get_origin(kind) is tuple else [])
        self.mover = self.mode = NOBODY

    def put_status(self, unit: int, status: int) -> None:
        """Have a unit be something else on the spies' board, and keep `down` in step."""
        self.status[unit] = status
        if status < DEAD:
            self.down &= ~(1 << unit)
        else:
            self.down |= 1 << unit

    def unlit(self) -> int:
        """Return the lights that do not burn, on the spies' board, as a mask."""
        return self.out | self.dark | self.cold

    def unlit_as_shown(self) -> int:
        """Return those that do not on the guard's board."""
        return self.known_out | self.dark | self.cold

    def disguise_of(self, unit: int) -> int:
        """Return the spy that stands in the place of a unit, or `NOBODY` (SP-60)."""
        return self.disguise.index(unit) if unit in self.disguise else NOBODY
