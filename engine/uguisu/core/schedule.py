"""A game's course as a program: steps of the set-up, then those of a turn, over and over.

A step is a function of the game, the state and the program's frame, and a named rule, so that variants may wrap it, replace
it or put others beside it. Each is finished, with all that it opens, before the next is taken; one that has not done all it
has to do says `again`. The registers of the frame are the steps' own. The game ends when a step ends it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType, MethodType
from typing import TYPE_CHECKING, Any

from uguisu.core.errors import CompileError
from uguisu.core.machine import Program
from uguisu.core.state import Frame, State
from uguisu.messages.message import Message

if TYPE_CHECKING:
    from uguisu.core.game import Game
    from uguisu.core.rulebook import Rulebook

Step = Callable[[Any, Any, Frame], None]
"""A step of a round: of the game, the state and the schedule's frame."""
Need = Callable[[Any], bool]
"""(game) -> whether a scenario needs a step."""


class Schedule:
    """The steps of a game, by the names of their rules. `Build.schedule` takes one; the game compiles it.

    Attributes:
        setup: the steps of the set-up, in order.
        turn: those of a turn, in order.
        needs: for some steps, whether a game needs them; a step that is not needed is left out, unless a variant has changed
            it.
    """

    def __init__(
        self,
        setup: Mapping[str, Step],
        turn: Mapping[str, Step],
        registers: int,
        rules: Rulebook,
        *,
        needs: Mapping[str, Need] = MappingProxyType({}),
    ) -> None:
        self.setup, self.turn, self.needs = list(setup), list(turn), needs
        self._registers, self._rules, self._program = registers, rules, -1
        self._own = {**setup, **turn}
        self._at: dict[str, int] = {}
        """Where each step stands in the program; of one that was left out, what comes after it."""
        for name, step in self._own.items():
            rules.define(name, step)

    def insert(self, name: str, step: Step, *, after: str) -> None:
        """Add a step that comes right after the one called `after`; for variants."""
        part = self.setup if after in self.setup else self.turn
        if after not in part:
            known = ", ".join((*self.setup, *self.turn))
            raise CompileError(
                Message("no step '{after}' to put '{step}' after", after=after, step=name),
                hint=Message("the steps are {known}", known=known),
            )
        self._rules.define(name, step)
        part.insert(part.index(after) + 1, name)

    def compile(self, game: Game[Any]) -> None:
        """Fetch the rules of the steps, as the variants left them."""
        names: list[str] = []
        for name in (*self.setup, *self.turn):
            self._at[name] = len(names)
            if self._is_needed(game, name):
                names.append(name)
        first_of_turn = self._at[self.turn[0]]

        def next_turn(_state: State, frame: Frame) -> None:
            frame[1] = first_of_turn

        # as methods of the game: calling a `partial` costs CPython twice as much
        steps = [MethodType(self._rules[name], game) for name in names]
        program = Program("the schedule", (*steps, next_turn), self._registers, lasting=True)
        self._program = len(game.machine.programs)
        game.machine.programs.append(program)
        self._machine = game.machine

    def _is_needed(self, game: Game[Any], name: str) -> bool:
        needed = self.needs.get(name)
        return needed is None or self._rules[name] is not self._own[name] or needed(game)

    def begin(self, state: State) -> None:
        """Begin the game and go on to its first decision."""
        self._machine.queue(state, self._program)
        self._machine.settle(state)

    def go_on(self, state: State, step: str) -> None:
        """Make the game go on with one of its steps, whatever was going on; for positions laid out by hand."""
        state.stack = [[self._program, self._at[step], *([0] * self._registers)]]
        state.pending = []
        self._machine.settle(state)


def again(frame: Frame) -> None:
    """Let the current step be taken again when the decisions it has opened are over."""
    frame[1] -= 1
