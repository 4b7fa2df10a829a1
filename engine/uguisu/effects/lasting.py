"""What outlasts the effect that does it: names that are remembered, and what comes some rounds later."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Annotated

from uguisu.content.markers import Operation, Test
from uguisu.core.kinds import NOTHING, takes
from uguisu.core.machine import Program
from uguisu.core.state import Frame, State
from uguisu.core.table import Remembered
from uguisu.effects.code import Code
from uguisu.effects.fields import Model, Number
from uguisu.effects.steering import Block
from uguisu.messages.local_text import doc
from uguisu.messages.message import Message, Sentence

if TYPE_CHECKING:
    from uguisu.core.game import Game

ENDS: Mapping[str, str] = {"rounds": "round_ended", "turns": "turn_ended"}
"""What a game may count in, each with the event that ends one."""


class Remember(Operation, Model, frozen=True, tag_field="op", tag="remember"):
    """Give one of the mission's `names` to a piece, a place, a seat or a card: whatever comes later may use it."""

    topic = "choices"
    reads = Sentence("from now on {called} is {is_}")

    called: Annotated[
        str, takes("remembered", description="One of the `names` of the mission.", examples=["traitor"])
    ]
    is_: Annotated[
        str,
        takes(
            "thing",
            description="What it is from now on: a name in scope, or the id of a piece, a place, a seat, a card.",
            examples=["gate"],
        ),
    ]

    def needs(self, code: Code) -> list[Callable[[State, Frame], int]]:
        """What the name is given to: what is asked of it, the name's kind says."""
        return [code.value(self.is_, "is", code.remembered(self.called, "called").kind)]

    def act(self, game: Game, state: State, kept: Remembered, _is: str, thing: int) -> None:
        if thing in kept.things:
            game.change_track(state, kept.track, kept.things.index(thing))
        else:
            game.log_no_effect(state, "remember")


class Forget(Operation, Model, frozen=True, tag_field="op", tag="forget"):
    """Take one of the mission's `names` away: from now on it is nothing's."""

    topic = "choices"
    reads = Sentence("from now on nothing is {called}")

    called: Annotated[
        str, takes("remembered", description="One of the `names` of the mission.", examples=["traitor"])
    ]

    def act(self, game: Game, state: State, kept: Remembered) -> None:
        game.change_track(state, kept.track, NOTHING)


class Later(Operation, Model, frozen=True, tag_field="op", tag="later"):
    """Do something some rounds later: at the end of this one, of the next... What it speaks of is settled now."""

    topic = "time"
    reads = (
        Sentence("at the end of this round or turn:")
        .when("in {rounds} {rounds:round|rounds}, in {turns} {turns:turn|turns}:", rounds=..., turns=...)
        .when("at the end of the round:", rounds=1)
        .when("at the end of the turn:", turns=1)
        .when("in {rounds} {rounds:round|rounds}:", rounds=...)
        .when("in {turns} {turns:turn|turns}:", turns=...)
    )

    do: Block
    rounds: Annotated[
        Number | None,
        doc(
            "At the end of which round: 1 is the present one, 2 the next; said as a round ends, 1 is the next.",
            2,
        ),
    ] = None
    turns: Annotated[
        Number | None, doc("At the end of which turn, in games that count turns: 1 is the present one.", 2)
    ] = None

    def compile(self, code: Code) -> None:
        count, event = self._counted(code)
        number, kept = code.aside(self.do)
        _wait_for(code, event, number)
        code.act(
            lambda state, rounds, *held: state.later.append([number, max(rounds, 1), *held]),
            count,
            *kept,
            may_be_nothing=range(1, 1 + len(kept)),
        )

    def _counted(self, code: Code) -> tuple[Callable[[State, Frame], int], str]:
        """Return how long it takes, and the event that ends a round."""
        counts = [key for key, event in ENDS.items() if event in code.game.events]
        given = [key for key in ENDS if getattr(self, key) is not None]
        if not counts:
            raise code.fail(Message("this game has neither rounds nor turns that anything could wait for"))
        if given and given != counts:
            hint = Message("write `{key}: 2`", key=counts[0])
            raise code.fail(Message("this game counts in `{key}`", key=counts[0]), *given[:1], hint=hint)
        key = counts[0]
        value = getattr(self, key) if given else 1
        if isinstance(value, int) and value < 1:
            hint = Message("1 is the end of the present one.")
            raise code.fail(Message("{number} is no time to come", number=value), key, hint=hint)
        return code.number(value, key), ENDS[key]


def _wait_for(code: Code, event: str, number: int) -> None:
    """Have what waits for a program count the rounds, and begin it when they are over. This is hung up before the program that
    it is written in is, so the end of a round that begins it does not count.
    """
    machine = code.game.machine

    def tick(state: State, _frame: Frame) -> None:
        begun = []
        for entry in state.later:
            if entry[0] == number:
                entry[1] -= 1
                if not entry[1]:
                    begun.append(entry)
        if begun:
            state.later[:] = [entry for entry in state.later if entry not in begun]
            for entry in begun:
                machine.queue(state, number, entry[2:])

    machine.programs.append(Program(Message("what comes later"), (tick,)))
    code.game.on[event] = (*code.game.on.get(event, ()), len(machine.programs) - 1)


class KnownTest(Test, Model, frozen=True, tag_field="test", tag="known"):
    """Tests whether a name holds anything: whether something was chosen, or is remembered."""

    topic = "choices"
    offered = Message("Something was chosen, is remembered")
    reads = Sentence("there is {called}")

    called: Annotated[
        str,
        takes("thing", description="A name in scope, or one of the mission's `names`.", examples=["traitor"]),
    ]

    def needs(self, code: Code) -> list[Callable[[State, Frame], int]]:
        """What the name holds."""
        return [code.named(self.called, "called")]

    def holds(self, game: Game, state: State, _called: str, found: int) -> bool:
        return found != NOTHING


OPERATIONS = (Remember, Forget, Later)
TESTS = (KnownTest,)
