"""A position: small, flat, mutable, cheap to clone."""

from __future__ import annotations

import sys
from collections.abc import Callable
from hashlib import blake2b
from marshal import dumps
from operator import attrgetter
from types import UnionType
from typing import Any, ClassVar, Self, Union, get_args, get_origin

from typing_extensions import TypeVar

S = TypeVar("S", bound="State", default=Any)
"""The State that a game, a phase or a bot is written for; `Game` alone means any."""

OVER = -1
"""`State.phase` of a finished game."""

CHANCE = -1
"""`State.seat` when dice or a shuffled deck decide."""

OFF = -1
"""The place of a piece that is on no place."""

_KEYED: dict[tuple[type, bool, bool], Callable[[State], tuple[Any, ...]]] = {}
"""What takes out of a state all that its `position` is made of, by its class and whether programs are silenced or wait."""

Frame = list[int]
"""A suspended piece of play, on `State.stack`: of a program its number, where it goes on, and its registers; of a decision
`~phase`, the seat, and values."""


def _take_fields(made: type[State]) -> None:
    """Note the fields that a State class annotates, and write its `clone`, unless that is written by hand."""
    if "clone_is_written" in vars(made):
        return  # a compiled class, in which all this stands already
    made.kinds = {key: kind for base in made.__bases__ for key, kind in getattr(base, "kinds", {}).items()}
    made.kinds.update(dict.fromkeys(vars(made).get("__slots__", ()), Any) | _annotations(made))
    if "clone" in vars(made):
        made.clone_is_written = False
    elif made.clone_is_written:
        _write_clone(made)


def _write_clone(made: type[State]) -> None:
    """Give a State class its `clone`, and the `copy_base` that a clone written by hand may begin with."""
    names: dict[str, Any] = {"new": made.__new__, "list_copy": list.copy}
    exec(clone_source(made.kinds), names)
    for name in ("copy_base", "clone"):
        names[name].__doc__ = getattr(State, name).__doc__
        setattr(made, name, names[name])


def _annotations(made: type[State]) -> dict[str, Any]:
    """Return the annotations of a class, but for those of the class itself."""
    if sys.version_info >= (3, 14):
        import annotationlib

        found = annotationlib.get_annotations(made, format=annotationlib.Format.FORWARDREF)
    else:
        found = vars(made).get("__annotations__", {})
    known = vars(sys.modules[vars(made)["__module__"]])
    return {key: _evaluated(kind, known) for key, kind in found.items() if "ClassVar" not in str(kind)}


def _evaluated(kind: Any, known: dict[str, Any]) -> Any:
    try:
        return eval(kind, known) if isinstance(kind, str) else kind
    except NameError:
        return kind  # imported for type checkers only; if it is changeable and shared, the conformance suite says so


LIST_OF_LISTS = "[*map(list_copy, {0})] if {0} else []"
"""How a list of lists is copied soonest in plain Python."""


def _copied(kind: Any, value: str, list_of_lists: str = LIST_OF_LISTS) -> str:
    """Write the copy of `value`, which is of `kind`: lists and what lies in them are copied, all else is shared."""
    origin, inside = get_origin(kind) or kind, get_args(kind)
    if origin in (bytearray, list):
        item = _copied(inside[0], "item", list_of_lists) if inside else "item"
        if item == "item":
            return f"{value}[:]"
        if item == "item[:]" and get_origin(inside[0]) is list:
            return list_of_lists.format(value)
        return f"[{item} for item in {value}]"
    if origin in (dict, set):
        return f"{value}.copy()"
    if origin in (Union, UnionType):
        copies = {copy for one in inside if (copy := _copied(one, value, list_of_lists)) != value}
        return f"{copies.pop()} if {value} is not None else None" if len(copies) == 1 else value
    return value


def clone_source(kinds: dict[str, Any], list_of_lists: str = LIST_OF_LISTS) -> str:
    """Write `copy_base` and `clone` for a State with these fields, each copied by a line of its own.

    A copy written out field by field costs one microsecond where `copy.deepcopy` costs forty.
    """
    lines = [f"    copy.{key} = {_copied(one, f'self.{key}', list_of_lists)}" for key, one in kinds.items()]
    base = ["def copy_base(self, copy):", *lines]
    return "\n".join([*base, "def clone(self):", "    copy = new(type(self))", *lines, "    return copy"])


class State:
    """One position of a game, without any rules.

    Games subclass it and declare fields of their own, by annotation; `clone` and the rest follow from that. Fields
    hold whole numbers, lists and tuples of them, and bytearrays; nothing that can't be copied, compared and
    recorded.

    Attributes:
        phase: index into `Game.phases`, or `OVER`.
        seat: index of the seat whose decision it is, or `CHANCE`.
        ply: actions applied so far, chance included.
        result: index into `Game.results`, or -1 while the game goes on.
        seed: the state of its random generator (64 bits, or a `SecretSeed`).
        at: the place of each piece, by piece index; `OFF` when it is on none.
        tracks: the value of each track, by track index.
        marks: tokens lying about, as (kind, place, owner) triples.
        areas: the cards of each card area, by area index, top card last.
        stack: suspended frames, innermost last.
        steps: instructions that programs have run since a player last had a choice; see `Machine`.
        pending: programs triggered by the current action that have not begun yet.
        later: programs that run later, each as ``[program, rounds to wait, register, ...]``; see the operation `later`.
        silenced: programs of cards and missions that did not end, or took too long; they are not run again.
        home: the (phase, seat) to which play returns when `stack` is empty.
        log: the events so far while somebody records, else None.
    """

    phase: int
    seat: int
    ply: int
    result: int
    seed: int
    at: list[int]
    steps: int
    tracks: list[int]
    marks: list[tuple[int, int, int]]
    areas: list[list[int]]
    stack: list[Frame]
    pending: list[Frame]
    later: list[Frame]
    silenced: tuple[int, ...]
    home: tuple[int, int]
    log: list[Any] | None

    kinds: ClassVar[dict[str, Any]] = {}
    """The type of every field, those of its bases included."""
    clone_is_written: ClassVar[bool] = True
    """Whether `clone` is generated from the fields; False if the class or one of its bases defines its own."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        _take_fields(cls)

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
        self.steps = 0
        self.pending = []
        self.later = []
        self.silenced = ()
        self.home = (0, 0)
        self.log = None

    def clone(self) -> Self:
        """Return an independent copy."""
        raise NotImplementedError  # written for each class: see `_write_clone`

    def without_log(self) -> Self:
        """Return an independent copy without a log, for trying things out: logs are long, and nobody reads that of a trial."""
        log, self.log = self.log, None
        try:
            return self.clone()
        finally:
            self.log = log

    def copy_base(self, copy: State) -> None:
        """Copy every field into `copy`: how a `clone` written by hand begins."""
        raise NotImplementedError

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        """Return every field, for sending a state to another process, compiled or not."""
        return {name: getattr(self, name) for name in type(self).kinds if hasattr(self, name)}

    def __setstate__(self, fields: dict[str, Any]) -> None:
        for name, value in fields.items():
            setattr(self, name, value)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == OVER

    def facts(self) -> dict[str, Any]:
        """Return every field but the log, for comparing, hashing and writing down."""
        return {name: getattr(self, name) for name in sorted(type(self).kinds) if name != "log"}

    def position(self) -> bytes:
        """Return a key of 16 bytes. Two states of a game have the same key only if the game can go on in the same ways from
        both.

        It is all of the state but its log, its random numbers and the count of plies. Where rules go by that count or
        part of the state can't matter any more, a subclass overrides it.
        """
        which = type(self), bool(self.silenced), bool(self.later)
        if which not in _KEYED:
            empty = [name for name in ("silenced", "later") if not getattr(self, name)]
            left_out = ("log", "seed", "ply", *empty)
            _KEYED[which] = attrgetter(*(name for name in type(self).kinds if name not in left_out))
        facts = [*_KEYED[which](self)]
        return blake2b(dumps(facts, 2), digest_size=16).digest()  # format 2 writes equal values alike

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return self.facts() == other.facts()

    __hash__ = None  # type: ignore[assignment]  # it changes: not a key

    def __repr__(self) -> str:
        return f"<{type(self).__name__} ply={self.ply} phase={self.phase} seat={self.seat} at={self.at}>"


State.kinds = _annotations(State)
_write_clone(State)
