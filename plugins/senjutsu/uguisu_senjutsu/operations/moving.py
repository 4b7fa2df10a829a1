"""Operations that move figures."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from uguisu.board.hexagon import RELATIVE
from uguisu.core.language.code import Code, jump, jump_unless
from uguisu.core.language.fields import Model
from uguisu.core.machine import Ask
from uguisu.core.phase import Move
from uguisu.core.state import OFF, Frame
from uguisu.core.text import Text
from uguisu.said import Reads
from uguisu_senjutsu.operations.words import ACTOR, SenjutsuOperation, game_of
from uguisu_senjutsu.state import SenjutsuState

Direction = Literal["F", "FR", "BR", "B", "BL", "FL"]
WORDS = tuple(RELATIVE)

DONE, FIRST_STEP, LEFT, RIGHT = 0, 1, 7, 8
"""Answers: no more; a step by its direction; turns of 60 degrees."""


class MovePart(Model, frozen=True):
    """A part of one printed line: steps, or turns."""

    reads = Reads("", step="step {step}", turn="turn {turn}", optional={True: " (or not)"})

    step: Annotated[
        Literal["any"] | tuple[Direction, ...],
        Meta(description="Where it may step, as it looks.", examples=["any", ["F", "FR"]]),
    ] = ()
    turn: Annotated[int, Meta(ge=0, le=5, description="How many turns of 60 degrees.", examples=[1])] = 0
    times: Annotated[int, Meta(ge=1, le=5, description="How many steps.", examples=[2])] = 1
    optional: Annotated[
        bool, Meta(description="A white arrow: it may be left out, or done in part (SJ-30).", examples=[True])
    ] = False


class Go(SenjutsuOperation, Model, frozen=True, tag_field="op", tag="go"):
    """One line of movement: its steps go one way, its turns one way, in any order (SJ-30)."""

    reads = Reads("move: {parts}", in_order={True: ", in this order"})

    parts: Annotated[
        tuple[MovePart, ...],
        Meta(
            min_length=1,
            max_length=4,
            description="Steps and turns.",
            examples=[[{"step": ["F", "FR", "FL"]}, {"turn": 1, "optional": True}]],
        ),
    ]
    in_order: Annotated[bool, Meta(description="Whether the order is fixed: 'then'.", examples=[True])] = (
        False
    )

    def compile(self, code: Code) -> None:  # noqa: PLR0915
        """Write it: ask for one step or turn after the other, until nothing is left or the rest is left out."""
        game = game_of(code)
        parts = [
            (
                tuple(range(6)) if part.step == "any" else tuple(RELATIVE[word] for word in part.step),
                part.turn or part.times,
                part.optional,
            )
            for part in self.parts
        ]
        whole = sum(count << 4 * number for number, (_, count, _) in enumerate(parts))
        left, step_way, turn_way, answer = (code.register() for _ in range(4))
        in_order = self.in_order

        def begin(_state: SenjutsuState, frame: Frame) -> None:
            frame[left], frame[step_way], frame[turn_way] = whole, -1, -1

        def part_of(frame: Frame, action: int) -> int:
            for number, (steps, _, _) in enumerate(parts):
                if not frame[left] >> 4 * number & 15:
                    continue
                if steps and FIRST_STEP <= action < LEFT and action - FIRST_STEP in steps:
                    return number
                if not steps and action >= LEFT:
                    return number
                if in_order and not parts[number][2]:
                    return -1
            return -1

        def options(state: SenjutsuState, frame: Frame) -> list[int]:
            figure = frame[ACTOR]
            if state.at[figure] == OFF:
                return []
            found = []
            for way in range(6):
                fits = frame[step_way] in (-1, way) and part_of(frame, FIRST_STEP + way) >= 0
                there = game.topology.step(state.at[figure], (state.facing[figure] + way) % 6)
                if fits and there != OFF and not game.figure_at(state, there):
                    found.append(FIRST_STEP + way)
            found += [
                way for way in (LEFT, RIGHT) if frame[turn_way] in (-1, way) and part_of(frame, way) >= 0
            ]
            must = any(
                frame[left] >> 4 * number & 15 and not optional
                for number, (_, _, optional) in enumerate(parts)
            )
            return found if must or not found else [DONE, *found]

        def go(state: SenjutsuState, frame: Frame) -> None:
            figure, action = frame[ACTOR], frame[answer]
            frame[left] -= 1 << 4 * part_of(frame, action)
            if action < LEFT:
                frame[step_way] = action - FIRST_STEP
                there = game.topology.step(state.at[figure], (state.facing[figure] + action - FIRST_STEP) % 6)
                state.at[figure] = there
                if state.log is not None:
                    game.tell(state, "steps", piece=game.pieces[figure].id, place=game.topology.ids[there])
            else:
                frame[turn_way] = action
                state.facing[figure] = (state.facing[figure] + (1 if action == RIGHT else 5)) % 6
                if state.log is not None:
                    facing = game.topology.directions[state.facing[figure]]
                    game.tell(state, "turns", piece=game.pieces[figure].id, facing=facing)

        def describe(_state: SenjutsuState, action: int) -> Move:
            if action == DONE:
                return Move("done", Text("move.done"))
            if action >= LEFT:
                word = "left" if action == LEFT else "right"
                return Move(word, Text(f"move.turn_{word}"))
            word = WORDS[action - FIRST_STEP]
            return Move(word, Text("move.step", {"direction": word}))

        code.emit(begin)
        again = code.here
        code.emit(Ask(game.machine.index, lambda _state, frame: frame[ACTOR], options, answer, describe))
        out = code.reserve()
        code.emit(go)
        code.emit(jump(again))
        code.replace(out, jump_unless(lambda _state, frame: frame[answer] > DONE, code.here))


OPERATIONS = (Go,)
