"""Operations on guards."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from uguisu.core.language.code import Code
from uguisu.core.language.fields import Model, NameInScope, Prompt
from uguisu.core.machine import Ask
from uguisu.core.phase import Move
from uguisu.core.state import Frame, State
from uguisu_scorpion.cards.targets import TARGETS, affected, argument, describe
from uguisu_scorpion.operations.refer import Who, Zone, game_of, party, seat_in
from uguisu_scorpion.operations.words import ScorpionOperation
from uguisu_scorpion.rules.figures import bits, leave_patrol
from uguisu_scorpion.rules.waking import sober, wake
from uguisu_scorpion.state import ScorpionState


class March(ScorpionOperation, Model, frozen=True, tag_field="op", tag="march"):
    """Let guards move together, zone by zone, as far as they like up to a number of zones (SC-32)."""

    who: Who
    steps: Annotated[int, Meta(ge=1, le=9, description="How many zones at most.", examples=[2])] = 2
    split: Annotated[
        bool,
        Meta(
            description="Whether some of a patrol may stay behind, as long as two move (SC-36).",
            examples=[True],
        ),
    ] = False

    def compile(self, code: Code) -> None:
        """Write it."""
        game = game_of(code)
        who, seat, steps, split = party(code, self.who, "who"), seat_in(code), self.steps, self.split

        def instruction(state: ScorpionState, frame: Frame) -> None:
            mask = who(state, frame)
            chair = seat(state, frame) if seat is not None else game.guard_seat(mask)
            if mask.bit_count() == 1 and not mask & state.moved:
                leave_patrol(game, state, bits(mask)[0])
            (game.ask.detach if split else game.ask.march).begin(state, chair, mask, steps)

        code.emit(instruction)


class Wake(ScorpionOperation, Model, frozen=True, tag_field="op", tag="wake"):
    """Wake a guard who sleeps in a zone, if the board has room for one more (SC-37, SC-39)."""

    at: Zone
    as_: NameInScope

    def compile(self, code: Code) -> None:
        """Write it; nobody is woken when there is no room, and the rest of the card is passed over."""
        game, place, seat = game_of(code), code.place(self.at, "at"), seat_in(code)
        register = code.register(self.as_, "piece")

        def instruction(state: ScorpionState, frame: Frame) -> None:
            chair = seat(state, frame) if seat is not None else game.table.guard_seats[0]
            frame[register] = wake(game, state, chair, place(state, frame))
            if frame[register] < 0:
                frame[1] = 1 << 30

        code.emit(instruction)


class Sober(ScorpionOperation, Model, frozen=True, tag_field="op", tag="sober"):
    """Make a drunk guard fit for duty again (SC-37)."""

    drunk: Annotated[str, Meta(description="The drunk's figure: a name in scope.", examples=["target"])]
    as_: NameInScope

    def compile(self, code: Code) -> None:
        """Write it."""
        game, drunk, seat = game_of(code), code.piece(self.drunk, "drunk"), seat_in(code)
        register = code.register(self.as_, "piece")

        def instruction(state: ScorpionState, frame: Frame) -> None:
            chair = seat(state, frame) if seat is not None else game.table.guard_seats[0]
            frame[register] = sober(game, state, chair, drunk(state, frame))
            if frame[register] < 0:
                frame[1] = 1 << 30

        code.emit(instruction)


class Tire(ScorpionOperation, Model, frozen=True, tag_field="op", tag="tire"):
    """No card may be played on these guards: in what is left of this turn, and in the next."""

    who: Who

    def compile(self, code: Code) -> None:
        """Write it."""
        game, who = game_of(code), party(code, self.who, "who")

        def instruction(state: ScorpionState, frame: Frame) -> None:
            mask = who(state, frame) & game.all_guards
            state.tired |= mask
            state.busy |= mask
            if state.log is not None and mask:
                game.tell(state, "tired", pieces=[game.pieces[guard].id for guard in bits(mask)])

        code.emit(instruction)


class Halt(ScorpionOperation, Model, frozen=True, tag_field="op", tag="halt"):
    """Guards who are on the move stop where they are. In a rule that waits for `guards_entered`."""

    def compile(self, code: Code) -> None:
        """Write it."""
        game = game_of(code)

        def instruction(state: ScorpionState, _frame: Frame) -> None:
            march = ~game.ask.march.index
            for frame in reversed(state.stack):
                if frame[0] == march:
                    frame[3] = 0
                    return
            state.halted = 1

        code.emit(instruction)


class ChooseGuards(ScorpionOperation, Model, frozen=True, tag_field="op", tag="choose_guards"):
    """Have the player pick one more guard or patrol that no card was played on yet; it counts as played on (SC-22)."""

    as_: NameInScope
    among: Annotated[
        Literal["sentry", "guard", "patrol", "party"],
        Meta(description="What to pick from, as a card's `target` does.", examples=["patrol"]),
    ]
    title: Prompt = None

    def compile(self, code: Code) -> None:
        """Write it; with nothing to pick from, the rest of the card is passed over."""
        game, kind, seat = game_of(code), TARGETS[self.among], seat_in(code)
        register = code.register(self.as_, kind.kind)

        def chooser(state: State, frame: Frame) -> int:
            return seat(state, frame) if seat is not None else game.table.guard_seats[0]

        def options(state: ScorpionState, frame: Frame) -> list[int]:
            return list(kind.find(game, state, chooser(state, frame), -1))

        def tell(state: ScorpionState, action: int) -> Move:
            return describe(game, state, kind.kind, action)

        def picked(state: ScorpionState, frame: Frame) -> None:
            if frame[register] < 0:
                frame[1] = 1 << 30
                return
            frame[register] = argument(state, kind.kind, frame[register])
            state.busy |= affected(kind.kind, frame[register])

        code.emit(Ask(game.machine.index, chooser, options, register, tell, self.title or ""))
        code.emit(picked)


OPERATIONS = (March, Wake, Sober, Tire, Halt, ChooseGuards)
