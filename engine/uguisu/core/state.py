"""A position: small, flat, mutable, cheap to clone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    S = TypeVar("S", bound="State", default=Any)
else:
    from typing import TypeVar

    S = TypeVar("S", bound="State")
"""The State that a game, a phase or a bot is written for; `Game` alone means any."""

OVER = -1
"""`State.phase` of a finished game."""

CHANCE = -1
"""`State.seat` when dice or a shuffled deck decide."""

OFF = -1
"""The place of a piece that is on no place."""

Frame = list[int]
"""A suspended piece of play; see `uguisu.core.machine`."""


_copy = list.copy


class State:
    """One position of a game, without any rules.

    Games subclass it, add slots of their own and write `clone` by hand: a hand-written copy costs one
    microsecond where `copy.deepcopy` costs forty. Fields hold whole numbers, lists and tuples of them, and
    bytearrays; nothing that can't be copied, compared and written down.

    Attributes:
        phase: index into `Game.phases`, or `OVER`.
        seat: index of the seat whose decision it is, or `CHANCE`.
        ply: actions applied so far, chance included.
        result: index into `Game.results`, or -1 while the game goes on.
        seed: the state of its random generator (64 bits).
        at: the place of each piece, by piece index; `OFF` when it is on none.
        tracks: the value of each track, by track index.
        marks: tokens lying about, as (kind, place, owner) triples.
        areas: the cards of each card area, by area index, top card last.
        stack: suspended frames, innermost last.
        pending: programs raised by the current action, not yet begun.
        home: (phase, seat) that play goes back to when `stack` has run empty.
        log: the events so far while somebody records, else None.
    """

    __slots__ = (
        "areas",
        "at",
        "home",
        "log",
        "marks",
        "pending",
        "phase",
        "ply",
        "result",
        "seat",
        "seed",
        "stack",
        "tracks",
    )

    phase: int
    seat: int
    ply: int
    result: int
    seed: int
    at: list[int]
    tracks: list[int]
    marks: list[tuple[int, int, int]]
    areas: list[list[int]]
    stack: list[Frame]
    pending: list[Frame]
    home: tuple[int, int]
    log: list[Any] | None

    def __init__(self, seed: int = 0) -> None:
        self.phase = 0
        self.seat = 0
        self.ply = 0
        self.result = -1
        self.seed = seed
        self.at = []
        self.tracks = []
        self.marks = []
        self.areas = []
        self.stack = []
        self.pending = []
        self.home = (0, 0)
        self.log = None

    def clone(self) -> Self:
        """Return an independent copy; a subclass calls `copy_base` and copies its own slots."""
        twin = type(self).__new__(type(self))
        self.copy_base(twin)
        return twin

    def copy_base(self, twin: State) -> None:
        """Copy the fields every game has into `twin`."""
        twin.phase = self.phase
        twin.seat = self.seat
        twin.ply = self.ply
        twin.result = self.result
        twin.seed = self.seed
        twin.at = self.at[:]
        twin.tracks = self.tracks[:]
        twin.marks = self.marks[:]
        twin.areas = list(map(_copy, self.areas)) if self.areas else []
        twin.stack = [frame[:] for frame in self.stack] if self.stack else []
        twin.pending = [frame[:] for frame in self.pending] if self.pending else []
        twin.home = self.home
        log = self.log
        twin.log = None if log is None else log[:]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == OVER

    def facts(self) -> dict[str, Any]:
        """Return every field but the log, for comparing, hashing and writing down."""
        return {name: getattr(self, name) for name in slot_names(type(self)) if name != "log"}

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return self.facts() == other.facts()

    __hash__ = None  # type: ignore[assignment]  # it changes: not a key

    def __repr__(self) -> str:
        return f"<{type(self).__name__} ply={self.ply} phase={self.phase} seat={self.seat} at={self.at}>"


def slot_names(kind: type) -> list[str]:
    """Return the slots of a State class, those of its bases included, in a fixed order."""
    names = {name for base in kind.__mro__ for name in getattr(base, "__slots__", ())}
    return sorted(names)
