"""Operations of attack and defence: diagrams, blocks, and what comes of success."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from msgspec import Meta

from uguisu.content.markers import Operation
from uguisu.core.language.code import Code
from uguisu.core.language.fields import Model
from uguisu.core.state import Frame
from uguisu.said import Reads
from uguisu_senjutsu.operations.words import (
    ACTOR,
    END,
    HexName,
    SenjutsuOperation,
    game_of,
    offset,
)
from uguisu_senjutsu.rules import fighting
from uguisu_senjutsu.state import SenjutsuState
from uguisu_senjutsu.turn.cards import ATTACK_SUCCESS, BLOCK_SUCCESS
from uguisu_senjutsu.turn.windows import PlayInstant

Block = Annotated[tuple[Operation, ...], Meta(description="The operations, in order.")]


class HexHarm(Model, frozen=True):
    """What an attack does on one hex of its diagram (SJ-40)."""

    reads = Reads(
        "",
        wounds="wounds {wounds}",
        bleeding="bleeding {bleeding}",
        execution={True: "execution"},
        star={True: "*"},
    )

    wounds: Annotated[int, Meta(ge=0, le=9, description="Wounds.", examples=[1])] = 0
    bleeding: Annotated[int, Meta(ge=0, le=9, description="Bleeding wounds.", examples=[1])] = 0
    execution: Annotated[bool, Meta(description="An execution (SJ-43).", examples=[True])] = False
    star: Annotated[
        bool, Meta(description="The effects under `star` meet who stands here.", examples=[True])
    ] = False


class Attack(SenjutsuOperation, Model, frozen=True, tag_field="op", tag="attack"):
    """An attack effect with a diagram (SJ-40)."""

    reads = Reads(
        "attack: {hexes}",
        unblockable={True: ", cannot be blocked"},
        star="; who is hit at a star: {star}",
        success="; if successful: {success}",
    )

    hexes: Annotated[
        dict[HexName, Annotated[int, Meta(ge=1, le=9)] | HexHarm],
        Meta(
            min_length=1,
            description="What it does on which hex: a number is so many wounds.",
            examples=[{"F": 2, "F+FR": {"bleeding": 1}}],
        ),
    ]
    unblockable: Annotated[bool, Meta(description="Whether no block stops it.", examples=[True])] = False
    star: Block = ()
    success: Block = ()

    def compile(self, code: Code) -> None:
        """Write it."""
        game = game_of(code)
        diagram = [
            (*offset(name), HexHarm(wounds=harm) if isinstance(harm, int) else harm)
            for name, harm in self.hexes.items()
        ]
        unblockable = self.unblockable
        hit, starred = code.register(), code.register()

        def strike(state: SenjutsuState, frame: Frame) -> None:
            frame[hit], frame[starred] = fighting.strike(
                game, state, frame[ACTOR], diagram, unblockable=unblockable
            )
            state.touched = 0

        code.emit(strike)
        if self.star:
            land = code.guard(lambda _state, frame: frame[starred] != 0)
            with code.inner_scope():
                alias = code.register("hit", "figures")
                code.emit(lambda state, frame: _clear(state, frame, alias, starred))
                code.block(self.star, "star")
            code.emit(lambda state, frame: _add(state, frame, hit, starred))
            land()
        land = code.guard(lambda _state, frame: frame[hit] != 0)
        instant = game.phases_by_name["instant"]
        assert isinstance(instant, PlayInstant)

        def succeed(state: SenjutsuState, frame: Frame) -> None:
            state.cover &= ~(1 << frame[ACTOR])
            instant.offer(state, frame[ACTOR], ATTACK_SUCCESS, frame[hit])

        code.emit(succeed)
        with code.inner_scope():
            alias_hit = code.register("hit", "figures")
            code.emit(lambda _state, frame: frame.__setitem__(alias_hit, frame[hit]))
            code.block(self.success, "success")
        land()


def _clear(state: SenjutsuState, frame: Frame, alias: int, starred: int) -> None:
    frame[alias] = frame[starred]
    state.touched = 0


def _add(state: SenjutsuState, frame: Frame, hit: int, starred: int) -> None:
    frame[hit] |= state.touched & frame[starred]


class BlockHexes(NamedTuple):
    """A block as it was written: the hexes it covers, and where its card keeps who was stopped."""

    hexes: tuple[tuple[int, int], ...]
    register: int


class BlockOperation(SenjutsuOperation, Model, frozen=True, tag_field="op", tag="block"):
    """A block: it holds at its card's initiative (SJ-45). What its card does next comes when it has stopped an attack, or when
    the attacks of that initiative are over (SJ-53).
    """

    reads = Reads(
        "block: {hexes}", counter="; counter to initiatives {counter}", success="; if successful: {success}"
    )

    hexes: Annotated[
        tuple[HexName, ...],
        Meta(min_length=1, description="The hexes that it covers.", examples=[["F", "FR", "FL"]]),
    ]
    counter: Annotated[
        tuple[Annotated[int, Meta(ge=0, le=20)], ...],
        Meta(description="Attacks of these initiatives may be countered (SJ-47).", examples=[[6, 5]]),
    ] = ()
    success: Block = ()

    def compile(self, code: Code) -> None:
        """Write it."""
        game = game_of(code)
        attacker = code.register()
        number = len(game.blocks)
        game.blocks.append(BlockHexes(tuple(offset(name) for name in self.hexes), attacker))

        def hold(state: SenjutsuState, frame: Frame) -> None:
            frame[attacker] = -1
            state.blocks.append([frame[ACTOR], number, 0, *frame])
            frame[1] = END

        code.emit(hold)
        land = code.guard(lambda _state, frame: frame[attacker] >= 0)
        instant = game.phases_by_name["instant"]
        assert isinstance(instant, PlayInstant)

        def succeed(state: SenjutsuState, frame: Frame) -> None:
            state.cover &= ~(1 << frame[ACTOR])
            instant.offer(state, frame[ACTOR], BLOCK_SUCCESS, 1 << frame[attacker])

        code.emit(succeed)
        with code.inner_scope():
            alias = code.register("attacker", "figure")
            code.emit(lambda _state, frame: frame.__setitem__(alias, frame[attacker]))
            code.block(self.success, "success")
        land()


OPERATIONS = (Attack, BlockOperation)
