"""Operations on intruders, and what intruders do to guards."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from uguisu.core.language.code import Code
from uguisu.core.language.fields import Model
from uguisu.core.state import OFF, Frame
from uguisu_scorpion.operations.refer import Intruder, Who, Zone, game_of, intruder, party, seat_in
from uguisu_scorpion.operations.words import ScorpionOperation
from uguisu_scorpion.rules.combat import kill, swap_for_drunk, wound
from uguisu_scorpion.rules.detection import alarm, conceal, reveal
from uguisu_scorpion.rules.figures import bits
from uguisu_scorpion.rules.marching import enter_passage
from uguisu_scorpion.rules.movement import go_into_passage, may_enter, may_go_on
from uguisu_scorpion.state import ScorpionState


class Wound(ScorpionOperation, Model, frozen=True, tag_field="op", tag="wound"):
    """Wound an intruder that shares a zone with guards, one of whom attacks (SC-38); alert goes to High."""

    intruder: Intruder

    def compile(self, code: Code) -> None:
        """Write it. The wound itself is the card that lies before the intruder: `lies: wound`."""
        game, who, seat = game_of(code), intruder(code, self.intruder, "intruder"), seat_in(code)

        def instruction(state: ScorpionState, frame: Frame) -> None:
            chair = seat(state, frame) if seat is not None else -1
            wound(game, state, who(state, frame), game.owned(chair) if chair >= 0 else game.all_guards)

        code.emit(instruction)


class Kill(ScorpionOperation, Model, frozen=True, tag_field="op", tag="kill"):
    """Take a guard off the board (SC-46, SC-47), or be rid of a hidden sentry (SC-54). The alert is another matter."""

    who: Who

    def compile(self, code: Code) -> None:
        """Write it."""
        game, who = game_of(code), party(code, self.who, "who")

        def instruction(state: ScorpionState, frame: Frame) -> None:
            for guard in bits(who(state, frame)):
                kill(game, state, guard)

        code.emit(instruction)


class SwapForDrunk(ScorpionOperation, Model, frozen=True, tag_field="op", tag="swap_for_drunk"):
    """Put a drunk guard in the place of a sober one, if there is a drunk's figure left (SC-49)."""

    who: Who

    def compile(self, code: Code) -> None:
        """Write it."""
        game, who = game_of(code), party(code, self.who, "who")

        def instruction(state: ScorpionState, frame: Frame) -> None:
            for guard in bits(who(state, frame)):
                swap_for_drunk(game, state, guard)

        code.emit(instruction)


class PassUnseen(ScorpionOperation, Model, frozen=True, tag_field="op", tag="pass_unseen"):
    """The intruder that has just entered a guarded zone is not seen, and must go on (SC-48)."""

    def compile(self, code: Code) -> None:
        """Write it."""
        game_of(code)

        def instruction(state: ScorpionState, _frame: Frame) -> None:
            if state.entering:
                state.entering = 0
                state.unseen = 1

        code.emit(instruction)


class LimitMove(ScorpionOperation, Model, frozen=True, tag_field="op", tag="limit_move"):
    """The intruder whose turn it is moves no more than so many zones this turn (SC-47)."""

    to: Annotated[int, Meta(ge=0, le=9, description="How many zones.", examples=[1])]

    def compile(self, code: Code) -> None:
        """Write it."""
        game_of(code)
        limit = self.to

        def instruction(state: ScorpionState, _frame: Frame) -> None:
            state.cap = min(state.cap, limit)

        code.emit(instruction)


class TieRope(ScorpionOperation, Model, frozen=True, tag_field="op", tag="tie_rope"):
    """Tie a rope across a wall, for the rest of the game (SC-42)."""

    start: Zone
    to: Zone

    def compile(self, code: Code) -> None:
        """Write it."""
        game = game_of(code)
        start, to = code.place(self.start, "start"), code.place(self.to, "to")

        def instruction(state: ScorpionState, frame: Frame) -> None:
            here, there = start(state, frame), to(state, frame)
            if OFF in (here, there):
                return
            state.ropes = (*state.ropes, (here, there, state.mover, 0))
            if state.log is not None:
                game.tell(
                    state,
                    "rope_tied",
                    game.circle(state.mover),
                    from_place=game.place_id(here),
                    to_place=game.place_id(there),
                )

        code.emit(instruction)


class EnterPassage(ScorpionOperation, Model, frozen=True, tag_field="op", tag="enter_passage"):
    """Go into the secret passage by the end one stands on (SC-60, SC-62)."""

    who: Annotated[str, Meta(description="An intruder or a guard: a name in scope.", examples=["actor"])]

    def compile(self, code: Code) -> None:
        """Write it."""
        game, piece = game_of(code), code.piece(self.who, "who")

        def instruction(state: ScorpionState, frame: Frame) -> None:
            who = piece(state, frame)
            for end, place in enumerate(state.ends):
                if place != state.at[who] or place == OFF:
                    continue
                if who < game.guards:
                    enter_passage(game, state, 1 << who, end // 2)
                    return
                number = who - game.first
                if (
                    game.table.passage_of[number] == end // 2
                    and may_enter(game, state, number)
                    and may_go_on(state)
                ):
                    go_into_passage(game, state, who - game.first)
                    return

        code.emit(instruction)


class Reveal(ScorpionOperation, Model, frozen=True, tag_field="op", tag="reveal"):
    """Show an intruder on the board until it next moves or hides; with `alarm`, the alert goes to High (SC-43)."""

    intruder: Intruder
    alarm: Annotated[bool, Meta(description="Whether the alert goes to High.", examples=[True])] = False

    def compile(self, code: Code) -> None:
        """Write it."""
        game, who = game_of(code), intruder(code, self.intruder, "intruder")

        def instruction(state: ScorpionState, frame: Frame) -> None:
            reveal(game, state, who(state, frame))
            if self.alarm:
                alarm(game, state)

        code.emit(instruction)


class Conceal(ScorpionOperation, Model, frozen=True, tag_field="op", tag="conceal"):
    """Take an intruder's figure off the board: it is hidden again, wherever it is (SC-45)."""

    intruder: Intruder

    def compile(self, code: Code) -> None:
        """Write it."""
        game, who = game_of(code), intruder(code, self.intruder, "intruder")

        def instruction(state: ScorpionState, frame: Frame) -> None:
            conceal(game, state, who(state, frame))

        code.emit(instruction)


class SetNoise(ScorpionOperation, Model, frozen=True, tag_field="op", tag="set_noise"):
    """Make an intruder as loud as if it had moved so many zones, until its next move."""

    intruder: Intruder
    to: Annotated[int, Meta(ge=0, le=9, description="How many zones; 0 is silent.", examples=[0])]

    def compile(self, code: Code) -> None:
        """Write it."""
        who, noise = intruder(code, self.intruder, "intruder"), self.to

        def instruction(state: ScorpionState, frame: Frame) -> None:
            state.noise[who(state, frame)] = noise

        code.emit(instruction)


OPERATIONS = (
    Wound,
    Kill,
    SwapForDrunk,
    PassUnseen,
    LimitMove,
    TieRope,
    EnterPassage,
    Reveal,
    Conceal,
    SetNoise,
)
