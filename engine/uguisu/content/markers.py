"""Open unions: the marker classes that plugins' typed models join.

A field typed with a marker, such as `do: tuple[Operation, ...]`, takes any model that was registered under
it. Which one is told by the tag: `op: raise` picks the operation whose Struct has the tag `raise`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, ClassVar

from uguisu.said import Reads, Said


class Marker:
    """The root of all open unions. A direct subclass is a union; Struct classes that inherit from it
    are its members.
    """

    __slots__ = ()

    tag_field: ClassVar[str]
    noun: ClassVar[str]
    which: ClassVar[str] = Said("Which one it is.")
    """What the key of its tag is for."""
    only_for: ClassVar[str | None] = None
    """The game whose files know the word, None for all. Two games may have a word each of the same tag."""
    reads: ClassVar[Reads | None] = None
    """How it reads, for cards and triggers without a text of their own; None: as data."""


class Operation(Marker):
    """Something that a card or a mission does: `op: raise`, `op: move`..."""

    __slots__ = ()

    tag_field = "op"
    noun = Said("operation")
    which = Said("Which operation it is.")
    act: ClassVar[Callable[..., bool | None]]
    """``act(self, game, state, *values)``: does it, with the value of each field that takes something, in their order.

    It is not called when one of them is -1, which stands for nothing: with numbers below zero, write a `compile`.
    """

    def compile(self, code: Any) -> None:
        """Write this operation into the program that `code` is building: one step, `act`, unless it says otherwise."""
        if not hasattr(self, "act"):
            raise NotImplementedError(f"{type(self).__name__} does not say how it compiles")
        code.act(partial(self.act, code.game), *code.taken(self))


class Test(Marker):
    """A condition: `test: at_least`, `test: not`..."""

    __slots__ = ()
    __test__ = False  # pytest would collect it for its name

    tag_field = "test"
    noun = Said("condition")
    which = Said("Which condition it is.")
    holds: ClassVar[Callable[..., bool]]
    """``holds(self, game, state, *values)``: whether it does, with the value of each field that takes something."""

    def compile(self, code: Any) -> Any:
        """Return what the program that `code` is building asks of a state: `holds`, unless it says otherwise."""
        if not hasattr(self, "holds"):
            raise NotImplementedError(f"{type(self).__name__} does not say how it compiles")
        return code.ask(partial(self.holds, code.game), *code.taken(self))


class Expectation(Marker):
    """What a ruling says must hold: `expect: legal`, `expect: over`..."""

    __slots__ = ()

    tag_field = "expect"
    noun = Said("expectation")
    which = Said("Which expectation it is.")

    def differs(self, bench: Any) -> str | None:
        """Return None when it holds on `bench`, a `uguisu.rulings.bench.Bench`; else a sentence with what is found instead.

        Raises:
            uguisu.core.errors.UguisuError: it refers to something that the game does not have.
        """
        raise NotImplementedError(f"{type(self).__name__} does not say what it expects")
