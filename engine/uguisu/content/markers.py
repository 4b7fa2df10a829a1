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
    """The game whose files know the word, None for all. Two games may have a word each of the same tag."""
    reads: ClassVar[Sentence | None] = None
    """How it reads, for cards and triggers without a text of their own; None: as data."""
    topic: ClassVar[str] = ""
    """What it is about, one of `TOPICS`: where editors offer it. Empty: as the kinds of things say that it takes."""


class Word:
    """What operations and conditions share: how one is written down, besides its fields."""

    __slots__ = ()

    def check(self, code: Any) -> None:
        """Say what is wrong with how it stands in a file: raise `code.fail`, `code.unknown`, or note a `code.doubt`."""

    def needs(self, code: Any) -> Sequence[Callable[[Any, Any], Any]]:
        """Return values besides those of the fields: `code.piece("actor", ...)`, places that `find_places` finds. One that is
        nothing is given as -1.
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
        """Return `act` as a function of (state, *values): for what is to be worked out once and not each time."""
        return partial(self.act, game)

    def compile(self, code: Any) -> None:
        """Write it into the program that `code` is building. Only words that contain words say how."""
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
    """``holds(self, game, state, *values)``: whether it does, with the values that `Operation.act` would get. It does not,
    when what a field names turns out in play to be nothing."""

    def bound(self, game: Any) -> Callable[..., bool]:
        """Return `holds` as a function of (state, *values): for what is to be worked out once, and is asked all game long."""
        return partial(self.holds, game)

    def allows(self, code: Any) -> Iterable[tuple[str, frozenset[int]]]:
        """Yield what it lets something be, where the file alone says so: a name, and the numbers it may have then. Conditions
        that leave a name nothing are told by `validate`.
        """
        return ()

    def compile(self, code: Any) -> Any:
        """Return what the program that `code` is building asks of a state. Only words that contain words say how."""
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
        """Return None when it holds on `bench`, a `uguisu_tools.rulings.Bench`; else a sentence with what is found instead.

        Raises:
            uguisu.core.errors.UguisuError: it refers to something that the game does not have.
        """
        raise NotImplementedError(f"{type(self).__name__} does not say what it expects")
