"""Open unions: the marker classes `Operation`, `Test` and `Expectation`, which plugins' typed models join.

A field typed with a marker, such as `do: tuple[Operation, ...]`, takes any model that was registered under
it. Which one is told by the tag: `op: raise` picks the operation whose Struct has the tag `raise`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, ClassVar

from uguisu.messages.message import Message, Sentence


class Marker:
    """The root of all open unions. A direct subclass is a union; Struct classes that inherit from it
    are its members.
    """

    __slots__ = ()

    tag_field: ClassVar[str]
    noun: ClassVar[str]
    which: ClassVar[str] = Message("Which one it is.")
    """What the key of its tag is for."""
    only_for: ClassVar[str | None] = None
    """The game whose files may use the word; None for all. Two games may have different words with the same tag."""
    reads: ClassVar[Sentence | None] = None
    """Its sentence, for cards and triggers without a text of their own; None: it is shown as data."""
    offered: ClassVar[str] = ""
    """As editors offer it; empty: as its sentence, with dots for what is missing. For sentences that say too little then."""
    topic: ClassVar[str] = ""
    """The group in which editors offer it, one of `TOPICS`. Empty: it follows from the kinds of its fields."""


class Word:
    """What operations and conditions share: how one is written down, besides its fields."""

    __slots__ = ()

    def check(self, code: Any) -> None:
        """Check it as it stands in a file: raise `code.fail(...)` or `code.unknown(...)`, or note a `code.doubt(...)`."""

    def needs(self, code: Any) -> Sequence[Callable[[Any, Any], Any]]:
        """Return further values besides those of the fields, such as `code.piece("actor", ...)` or places from `find_places`.
        In play, a value that is nothing is passed as -1.
        """
        return ()


class Operation(Word, Marker):
    """Something that a card or a mission does: `op: raise`, `op: move`..."""

    __slots__ = ()

    tag_field = "op"
    noun = Message("operation")
    which = Message("Which operation it is.")
    act: ClassVar[Callable[..., bool | None]]
    """``act(self, game, state, *values)``: does it, with the value of each field that takes something, in their order, and
    then of what it `needs`.

    A field that is left out gives None; a track, an area, a mark or a result its number; a tag or a region its places.
    It is not called when what a field names turns out in play to be nothing, but the log says so.
    """

    question: ClassVar[Callable[..., Any]]
    """``question(self, game)``: the `Question` that is asked first; its answer is the last value that `act` gets."""

    def bound(self, game: Any) -> Callable[..., bool | None]:
        """Return `act` as a function of (state, *values). Override it to compute something once rather than each time."""
        return partial(self.act, game)

    def compile(self, code: Any) -> None:
        """Write it into the program that `code` is building. Only operations that contain others need it."""
        if not hasattr(self, "act") and type(self).bound is Operation.bound:
            raise NotImplementedError(f"{type(self).__name__} does not say what it does: `act`")
        code.write(self)


class Test(Word, Marker):
    """A condition: `test: at_least`, `test: not`..."""

    __slots__ = ()
    __test__ = False  # pytest would collect it for its name

    tag_field = "test"
    noun = Message("condition")
    which = Message("Which condition it is.")
    holds: ClassVar[Callable[..., bool]]
    """``holds(self, game, state, *values)``: whether it holds, given the same values as ``Operation.act``. If a field names
    something that turns out to be nothing in play, it does not hold."""

    def bound(self, game: Any) -> Callable[..., bool]:
        """Return `holds` as a function of (state, *values). Override it to compute something once that is asked throughout the
        game.
        """
        return partial(self.holds, game)

    def allows(self, code: Any) -> Iterable[tuple[str, frozenset[int]]]:
        """Yield what it implies by the file alone: a name and the values it may have. `validate` reports conditions that leave
        a name no value.
        """
        return ()

    def compile(self, code: Any) -> Any:
        """Return the condition for the program that `code` is building. Only conditions that contain others need it."""
        if not hasattr(self, "holds") and type(self).bound is Test.bound:
            raise NotImplementedError(f"{type(self).__name__} does not say when it holds: `holds`")
        return code.asked(self)


class Expectation(Marker):
    """What a ruling says must hold: `expect: legal`, `expect: over`..."""

    __slots__ = ()

    tag_field = "expect"
    noun = Message("expectation")
    which = Message("Which expectation it is.")

    def differs(self, bench: Any) -> str | None:
        """Return None if it holds on `bench`, a `uguisu_tools.rulings.Bench`; else a sentence saying what was found instead.

        Raises:
            uguisu.core.errors.UguisuError: it refers to something that the game does not have.
        """
        raise NotImplementedError(f"{type(self).__name__} does not say what it expects")
