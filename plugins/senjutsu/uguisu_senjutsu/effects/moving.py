"""Words for moving: oneself along a line of a card, and others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta

from uguisu import Frame, Message, Sentence
from uguisu.board import RELATIVE
from uguisu.effects import Code, Model, takes
from uguisu_senjutsu.effects.base import (
    PerFigureByCard,
    PerFigureQuietly,
    SenjutsuOperation,
    Who,
    card_game,
    everyone_in,
)
from uguisu_senjutsu.rules.harm import mark
from uguisu_senjutsu.rules.move_lines import Line, Part
from uguisu_senjutsu.rules.movement import ANY, PULL, PUSH, put
from uguisu_senjutsu.state import ACTOR, SenjutsuState
from uguisu_senjutsu.turn.movement import Shift, TurnOther, Walk

if TYPE_CHECKING:
    from uguisu_senjutsu.game import SenjutsuGame

Way = Literal["F", "FR", "BR", "B", "BL", "FL"]
WAYS = {"any": tuple(RELATIVE), "front": ("F", "FR", "FL"), "back": ("B", "BR", "BL")}
"""Words for several directions."""
Hexes = Annotated[int, Meta(ge=1, le=12, description="How many hexes.", examples=[1])]
Turns = Annotated[int, Meta(ge=1, le=3, description="How many times 60 degrees.", examples=[1])]


class MovePart(Model, frozen=True):
    """A part of a line of movement: steps, or turns."""

    reads = (
        Sentence("move {times} {times:step|steps} {step}", turn={1: "60°", 2: "120°", 3: "180°"})
        .when("move up to {times} {times:step|steps} {step}", optional=True, step=...)
        .when("turn up to {turn}", optional=True, turn=...)
        .when("turn {turn}", turn=...)
    )

    step: Annotated[
        Literal["any", "front", "back"] | tuple[Way, ...] | None,
        takes(
            "direction",
            description=(
                "A step, relative to the way the fighter faces: `F` forward, `B` back, `FR`, `FL`, "
                "`BR`, `BL` diagonally; a list to choose from, or `any`, `front` (F, FR, FL), `back` "
                "(B, BR, BL)."
            ),
            examples=["any", ["F", "FR"]],
            title="Step",
        ),
    ] = None
    times: Annotated[
        int,
        Meta(
            ge=1,
            le=6,
            description="How many of these steps, all in the same direction.",
            examples=[2],
            title="Steps of this kind",
        ),
    ] = 1
    turn: Annotated[
        int,
        Meta(
            ge=0,
            le=3,
            description="Instead of steps: turns of 60 degrees, all the same way.",
            examples=[1],
            title="Turns by 60°",
        ),
    ] = 0
    optional: Annotated[
        bool,
        Meta(
            description="A white arrow: it may be done partly, or left out (SJ-30).",
            examples=[True],
            title="May be left out",
        ),
    ] = False


class Go(SenjutsuOperation, Model, frozen=True, tag_field="op", tag="go"):
    """Move along a line of the card: steps and turns in any order; the steps go in one direction, the turns one way (SJ-30)."""

    topic = "pieces"
    offered = Message("Move and turn along a line")
    reads = Sentence("{parts}", in_order=", in this order")

    parts: Annotated[
        tuple[MovePart, ...],
        Meta(
            min_length=1,
            max_length=4,
            description="Its parts, each with `step` or `turn`.",
            examples=[[{"step": "any", "optional": True}, {"turn": 1}]],
        ),
    ]
    in_order: Annotated[
        bool, Meta(description="Whether the parts are done in their order: `then`.", examples=[True])
    ] = False

    def compile(self, code: Code) -> None:
        """Write it."""
        game = card_game(code)
        game.lines.append(game.courses(line_of(code, self.parts, in_order=self.in_order)))
        line = len(game.lines) - 1
        code.emit(game.decision(Walk).beginning(game, line))


def line_of(code: Code, parts: tuple[MovePart, ...], *, in_order: bool = False) -> Line:
    """Compile a line of movement that stands under `parts`."""
    found: list[Part] = []
    for number, part in enumerate(parts):
        with code.at("parts", number):
            found.append(_part(code, part))
    line = Line(tuple(found), in_order)
    if not line.ways:
        raise code.fail(
            Message("the steps of one line go in one direction, and these have none in common (SJ-30)"),
            "parts",
            hint=Message("write a `go` for each of them"),
        )
    return line


def _part(code: Code, part: MovePart) -> Part:
    """Compile a part of a line."""
    if (part.step is None) == (part.turn == 0):
        raise code.fail(
            Message("a part of a move is either a `step` or a `turn`"),
            hint=Message("write two parts for both"),
        )
    if part.step == ():
        raise code.fail(
            Message("a step needs a direction"), "step", hint=Message("such as {known}", known="`F`")
        )
    return part_of(part)


def part_of(part: MovePart) -> Part:
    """Compile a part that is known to be right."""
    if part.step is None:
        return Part((), part.turn, part.optional)
    ways = WAYS[part.step] if isinstance(part.step, str) else part.step
    return Part(tuple(RELATIVE[way] for way in ways), part.times, part.optional)


class Push(PerFigureByCard, Model, frozen=True, tag_field="op", tag="push"):
    """Push fighters away in a straight line (SJ-44)."""

    reads = Sentence("push {who} {hexes} {hexes:hex|hexes} away")

    who: Who
    hexes: Hexes = 1

    def act(self, game: SenjutsuGame, state: SenjutsuState, figure: int, actor: int) -> None:
        game.decision(Shift).begin(state, actor, figure, PUSH, self.hexes)


class Pull(PerFigureByCard, Model, frozen=True, tag_field="op", tag="pull"):
    """Pull fighters closer in a straight line (SJ-44)."""

    reads = Sentence("pull {who} {hexes} {hexes:hex|hexes} closer")

    who: Who
    hexes: Hexes = 1

    def act(self, game: SenjutsuGame, state: SenjutsuState, figure: int, actor: int) -> None:
        game.decision(Shift).begin(state, actor, figure, PULL, self.hexes)


class MoveFigure(PerFigureByCard, Model, frozen=True, tag_field="op", tag="lead"):
    """Move fighters in any direction, over free hexes."""

    reads = Sentence("move {who} {hexes} {hexes:hex|hexes} in any direction")

    who: Who
    hexes: Hexes = 1

    def act(self, game: SenjutsuGame, state: SenjutsuState, figure: int, actor: int) -> None:
        game.decision(Shift).begin(state, actor, figure, ANY, self.hexes)


class TurnFigure(PerFigureByCard, Model, frozen=True, tag_field="op", tag="turn_figure"):
    """Turn fighters; the player of this card chooses which way (SJ-44)."""

    offered = Message("Turn a fighter")
    reads = Sentence("turn {who} {turns}", turns={1: "60°", 2: "120°", 3: "180°"})

    who: Who
    turns: Turns = 1

    def act(self, game: SenjutsuGame, state: SenjutsuState, figure: int, actor: int) -> None:
        game.decision(TurnOther).begin(state, actor, figure, self.turns)


class SwapPlaces(SenjutsuOperation, Model, frozen=True, tag_field="op", tag="swap_places"):
    """Swap places with a fighter; both keep facing the same way."""

    reads = Sentence("swap places with {who}")

    who: Who

    def compile(self, code: Code) -> None:
        """Write it; of several, with the first."""
        game, found = card_game(code), everyone_in(code, self)

        def instruction(state: SenjutsuState, frame: Frame) -> None:
            one = frame[ACTOR]
            other = next((figure for figure in found(state, frame) if figure != one), -1)
            if other < 0 or state.at[one] < 0 or state.at[other] < 0:
                game.log_no_effect(state, "swap_places")
                return
            here, there = state.at[one], state.at[other]
            mark(state, other)
            put(game, state, one, there, state.facing[one])
            put(game, state, other, here, state.facing[other])

        code.emit(instruction)


class Pin(PerFigureQuietly, Model, frozen=True, tag_field="op", tag="pin"):
    """Keep fighters from moving of their own accord for the rest of the turn."""

    reads = Sentence("{who} cannot move again this turn")

    who: Who

    def act(self, game: SenjutsuGame, state: SenjutsuState, figure: int) -> None:
        state.pinned |= 1 << figure


OPERATIONS = (Go, Push, Pull, MoveFigure, TurnFigure, SwapPlaces, Pin)
