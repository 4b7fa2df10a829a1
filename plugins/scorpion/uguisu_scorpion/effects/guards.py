"""Operations on guards."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Literal

from uguisu import OFF, Frame, Move, Sentence, bits
from uguisu.effects import Ask, Code, NameInScope, Prompt, Value, doc, finds, takes, word_of
from uguisu_scorpion.cards.targets import TARGETS, affected, argument, describe
from uguisu_scorpion.effects.base import (
    END,
    ScorpionOperation,
    Who,
    Zone,
    game_of,
    guard_player,
    seat_in,
    whole,
)
from uguisu_scorpion.events import ScorpionEvents
from uguisu_scorpion.rules.figures import leave_patrol, side_by_side
from uguisu_scorpion.rules.guard_movement import sober, wake
from uguisu_scorpion.state import ScorpionState

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame


class March(ScorpionOperation, frozen=True, tag="march"):
    """Let guards move together, zone by zone, as far as they like up to a number of zones (SC-32)."""

    reads = Sentence(
        "{who:subj} {who:moves|move} up to {steps} {steps:zone|zones}",
        split="; part of the patrol may stay behind",
        whole=", with the whole patrol",
    )

    who: Who
    steps: Annotated[int, doc("How many zones at most.", 2, ge=1, le=9)] = 2
    split: Annotated[
        bool,
        doc("Whether some of a patrol may stay behind, as long as two move (SC-36).", True),
    ] = False
    whole: Annotated[
        bool,
        doc("Whether the whole patrol of a guard goes along with it (SC-31).", True),
    ] = False

    def needs(self, code: Code) -> list[Value]:
        return [seat_in(code)]

    def act(self, game: ScorpionGame, state: ScorpionState, mask: int, seat_index: int) -> None:
        mask = side_by_side(state, mask)
        if self.whole:
            mask = whole(state, mask)
        if not mask:
            game.log_no_effect(state, "march")
            return
        if seat_index < 0:
            seat_index = game.guard_seat(mask)
        if mask.bit_count() == 1 and not mask & state.moved:
            leave_patrol(game, state, bits(mask)[0])
        (game.ask.detach if self.split else game.ask.march).begin(state, seat_index, mask, self.steps)


class Wake(ScorpionOperation, frozen=True, tag="wake"):
    """Wake a guard who sleeps in a zone, if the board has room for one more (SC-37, SC-39)."""

    topic = "pieces"
    reads = Sentence("wake a guard {at:at}")

    at: Zone
    as_: Annotated[NameInScope, finds("guard")]

    def compile(self, code: Code) -> None:
        _get_up(code, self, "at", wake)


class Sober(ScorpionOperation, frozen=True, tag="sober"):
    """Make a drunk guard fit for duty again (SC-37)."""

    reads = Sentence("sober up {drunk}")

    drunk: Annotated[
        str,
        takes("drunk", description="The drunk's figure: a name in scope, or its id.", examples=["target"]),
    ]
    as_: Annotated[NameInScope, finds("guard")]

    def compile(self, code: Code) -> None:
        _get_up(code, self, "drunk", sober)


def _get_up(code: Code, operation: Wake | Sober, field: str, rise: Callable[..., int]) -> None:
    """Write that a guard gets up, by `rise`; where nobody can, the rest of the card is passed over."""
    game, seat, of = game_of(code), seat_in(code), code.take(operation, field)
    register = code.introduce(operation.as_, "guard")

    def instruction(state: ScorpionState, frame: Frame) -> None:
        seat_index, found = guard_player(game, seat(state, frame)), of(state, frame)
        frame[register] = rise(game, state, seat_index, found) if found != OFF else OFF
        if frame[register] < 0:
            game.log_no_effect(state, word_of(operation))
            frame[1] = END

    code.emit(instruction)


class Tire(ScorpionOperation, frozen=True, tag="tire"):
    """No card may be played on these guards: in what is left of this turn, and in the next."""

    reads = Sentence("this turn and the next, no card can be played on {who}")

    who: Who

    def act(self, game: ScorpionGame, state: ScorpionState, mask: int) -> None:
        mask &= game.all_guards
        state.tired |= mask
        state.busy |= mask
        if mask:
            game.emit(state, ScorpionEvents.tired, bits(mask))


class Halt(ScorpionOperation, frozen=True, tag="halt"):
    """Guards who are moving stop where they are. For a rule that waits for `guards_entered`."""

    topic = "pieces"
    reads = Sentence("guards on the move stop where they are")

    def act(self, game: ScorpionGame, state: ScorpionState) -> None:
        for frame in reversed(state.stack):
            if frame[0] == ~game.ask.march.index:
                frame[3] = 0
                return
        state.halted = 1


class ChooseGuards(ScorpionOperation, frozen=True, tag="choose_guards"):
    """Let the player pick one more guard or patrol that no card was played on yet; it then counts as played on
    (SC-22).
    """

    topic = "pieces"
    reads = Sentence(
        "choose {among}",
        among={
            "sentry": "a sentry",
            "guard": "a guard",
            "patrol": "a patrol",
            "party": "a sentry or a patrol",
        },
        title=" – {title}",
    )

    as_: Annotated[NameInScope, finds("party")]
    among: Annotated[
        Literal["sentry", "guard", "patrol", "party"],
        doc("What to pick from, as a card's `target` does.", "patrol"),
    ]
    title: Prompt = None

    def compile(self, code: Code) -> None:
        """Write it; with nothing to pick from, the rest of the card is passed over."""
        game, kind, seat = game_of(code), TARGETS[self.among], seat_in(code)
        register = code.introduce(self.as_, kind.holds)

        def chooser(state: ScorpionState, frame: Frame) -> int:
            return guard_player(game, seat(state, frame))

        def options(state: ScorpionState, frame: Frame) -> list[int]:
            return list(kind.find(game, state, chooser(state, frame), -1))

        def tell(state: ScorpionState, action: int) -> Move:
            return describe(game, state, kind.kind, action)

        def picked(state: ScorpionState, frame: Frame) -> None:
            if frame[register] < 0:
                frame[1] = END
                return
            frame[register] = argument(state, kind.kind, frame[register])
            state.busy |= affected(kind.kind, frame[register])

        code.emit(Ask(game.machine.index, chooser, options, register, tell, self.title or ""))
        code.emit(picked)


OPERATIONS = (March, Wake, Sober, Tire, Halt, ChooseGuards)
