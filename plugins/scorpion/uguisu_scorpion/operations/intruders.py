"""Operations on intruders, and what intruders do to guards."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from uguisu.core.language.code import Code
from uguisu.core.language.fields import Model
from uguisu.core.language.kinds import place_of, takes
from uguisu.core.state import OFF, Frame
from uguisu.said import Reads
from uguisu_scorpion.operations.refer import Intruder, Who, Zone, game_of, seat_in
from uguisu_scorpion.operations.words import ScorpionOperation
from uguisu_scorpion.rules.combat import kill, swap_for_drunk, wound
from uguisu_scorpion.rules.detection import alarm, conceal, reveal
from uguisu_scorpion.rules.figures import bits
from uguisu_scorpion.rules.marching import enter_passage
from uguisu_scorpion.rules.movement import go_into_passage, may_enter, may_go_on
from uguisu_scorpion.state import ScorpionState
from uguisu_scorpion.turn.intruders import present


class Wound(ScorpionOperation, Model, frozen=True, tag_field="op", tag="wound"):
    """Wound an intruder that shares a zone with guards, one of whom attacks (SC-38); alert goes to High."""

    reads = Reads("wound {intruder}, and the alert goes to High")

    intruder: Intruder

    def compile(self, code: Code) -> None:
        """Write it. The wound itself is the card that lies before the intruder: `lies: wound`."""
        game, seat = game_of(code), seat_in(code)

        def hurt(state: ScorpionState, who: int, chair: int = -1) -> None:
            wound(game, state, who - game.first, game.owned(chair) if chair >= 0 else game.all_guards)

        code.act(hurt, code.take(self, "intruder"), *seat)


class Kill(ScorpionOperation, Model, frozen=True, tag_field="op", tag="kill"):
    """Take a guard off the board (SC-46, SC-47), or be rid of a hidden sentry (SC-54). The alert is another matter."""

    reads = Reads("kill {who}")

    who: Who

    def compile(self, code: Code) -> None:
        game = game_of(code)

        def effect(state: ScorpionState, mask: int) -> None:
            for guard in bits(mask):
                kill(game, state, guard)

        code.act(effect, code.take(self, "who"))


class SwapForDrunk(ScorpionOperation, Model, frozen=True, tag_field="op", tag="swap_for_drunk"):
    """Put a drunk guard in the place of a sober one, if there is a drunk's figure left (SC-49)."""

    reads = Reads("a drunk guard takes the place of {who}")

    who: Who

    def compile(self, code: Code) -> None:
        game = game_of(code)

        def effect(state: ScorpionState, mask: int) -> None:
            for guard in bits(mask):
                swap_for_drunk(game, state, guard)

        code.act(effect, code.take(self, "who"))


class PassUnseen(ScorpionOperation, Model, frozen=True, tag_field="op", tag="pass_unseen"):
    """The intruder that has just entered a guarded zone is not seen, and must go on (SC-48)."""

    reads = Reads("the intruder who has just entered is not seen, and must go on")

    def compile(self, code: Code) -> None:
        game_of(code)

        def instruction(state: ScorpionState, _frame: Frame) -> None:
            if state.entering:
                state.entering = 0
                state.unseen = 1

        code.emit(instruction)


class LimitMove(ScorpionOperation, Model, frozen=True, tag_field="op", tag="limit_move"):
    """The intruder whose turn it is moves no more than so many zones this turn (SC-47)."""

    reads = Reads("this turn, the intruder moves no farther than {to} (in zones)")

    to: Annotated[int, Meta(ge=0, le=9, description="How many zones.", examples=[1])]

    def compile(self, code: Code) -> None:
        game_of(code)
        limit = self.to

        def instruction(state: ScorpionState, _frame: Frame) -> None:
            state.cap = min(state.cap, limit)

        code.emit(instruction)


class TieRope(ScorpionOperation, Model, frozen=True, tag_field="op", tag="tie_rope"):
    """Tie a rope across a wall, for the rest of the game (SC-42)."""

    reads = Reads("tie a rope from {start} to {to}")

    start: Zone
    to: Zone

    def compile(self, code: Code) -> None:
        game = game_of(code)

        def tie(state: ScorpionState, here: int, there: int) -> None:
            if here == there or any({here, there} == {one, other} for one, other, _, _ in state.ropes):
                game.pass_over(state, "tie_rope")
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

        code.act(tie, code.take(self, "start"), code.take(self, "to"))


class EnterPassage(ScorpionOperation, Model, frozen=True, tag_field="op", tag="enter_passage"):
    """Go into the secret passage by the end one stands on (SC-60, SC-62)."""

    reads = Reads("{who} goes into the secret passage")

    who: Annotated[
        str,
        takes(
            "figure", description="An intruder or a guard: a name in scope, or its id.", examples=["actor"]
        ),
    ]

    def compile(self, code: Code) -> None:
        game = game_of(code)

        def enter(state: ScorpionState, who: int) -> None:
            here = place_of(state, who)
            for end, place in enumerate(state.ends):
                if place != here or place == OFF:
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
            game.pass_over(state, "enter_passage")

        code.act(enter, code.take(self, "who"))


class Reveal(ScorpionOperation, Model, frozen=True, tag_field="op", tag="reveal"):
    """Show an intruder on the board until it next moves or hides; with `alarm`, the alert goes to High (SC-43)."""

    reads = Reads("show {intruder} on the board", alarm=", and the alert goes to High")

    intruder: Intruder
    alarm: Annotated[bool, Meta(description="Whether the alert goes to High.", examples=[True])] = False

    def compile(self, code: Code) -> None:
        game, loud = game_of(code), self.alarm

        def show(state: ScorpionState, who: int) -> None:
            if not present(state, who - game.first):
                game.pass_over(state, "reveal")
                return
            reveal(game, state, who - game.first)
            if loud:
                alarm(game, state)

        code.act(show, code.take(self, "intruder"))


class Conceal(ScorpionOperation, Model, frozen=True, tag_field="op", tag="conceal"):
    """Take an intruder's figure off the board: it is hidden again, wherever it is (SC-45)."""

    reads = Reads("hide {intruder} again")

    intruder: Intruder

    def compile(self, code: Code) -> None:
        game = game_of(code)

        def hide(state: ScorpionState, who: int) -> None:
            conceal(game, state, who - game.first)

        code.act(hide, code.take(self, "intruder"))


class SetNoise(ScorpionOperation, Model, frozen=True, tag_field="op", tag="set_noise"):
    """Make an intruder as loud as if it had moved so many zones, until its next move."""

    reads = Reads("until its next move, {intruder} is as loud as after moving {to} (in zones)")

    intruder: Intruder
    to: Annotated[int, Meta(ge=0, le=9, description="How many zones; 0 is silent.", examples=[0])]

    def compile(self, code: Code) -> None:
        game, noise = game_of(code), self.to

        def sound(state: ScorpionState, who: int) -> None:
            if present(state, who - game.first):
                state.noise[who - game.first] = noise
            else:
                game.pass_over(state, "set_noise")

        code.act(sound, code.take(self, "intruder"))


class Hush(ScorpionOperation, Model, frozen=True, tag_field="op", tag="hush"):
    """The next move of an intruder makes no noise, however far it goes (SC-33)."""

    reads = Reads("the next move of {intruder} makes no noise")

    intruder: Intruder

    def compile(self, code: Code) -> None:
        game = game_of(code)

        def hush(state: ScorpionState, who: int) -> None:
            state.hushed |= 1 << (who - game.first)

        code.act(hush, code.take(self, "intruder"))


class Heal(ScorpionOperation, Model, frozen=True, tag_field="op", tag="heal"):
    """Take a wound off an intruder: the card goes to the guards' discard (SC-38)."""

    reads = Reads("take a wound off {intruder}")

    intruder: Intruder

    def compile(self, code: Code) -> None:
        game = game_of(code)

        def heal(state: ScorpionState, who: int) -> None:
            wounds = state.areas[game.table.wounds[who - game.first]]
            if not wounds:
                game.pass_over(state, "heal")
                return
            state.areas[game.table.discards[0]].append(wounds.pop())
            if state.log is not None:
                game.tell(state, "healed", piece=game.pieces[who].id)

        code.act(heal, code.take(self, "intruder"))


OPERATIONS = (
    Hush,
    Heal,
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
