"""Operations on intruders, and what intruders do to guards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from uguisu import OFF, Message, Sentence, bits
from uguisu.effects import Code, Value, doc, place_of, takes
from uguisu_scorpion.effects.base import Intruder, ScorpionOperation, Who, Zone, seat_in
from uguisu_scorpion.events import ScorpionEvents
from uguisu_scorpion.rules.combat import kill, swap_for_drunk, wound
from uguisu_scorpion.rules.detection import alarm, conceal, reveal
from uguisu_scorpion.rules.guard_movement import enter_passage
from uguisu_scorpion.rules.intruder_movement import go_into_passage, may_enter, may_go_on
from uguisu_scorpion.state import ScorpionState
from uguisu_scorpion.turn.intruders import present

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame


class Wound(ScorpionOperation, frozen=True, tag="wound"):
    """Wound an intruder that shares a zone with guards, one of whom attacks (SC-38); alert goes to High."""

    # The wound itself is the card that lies before the intruder: `lies: wound`.

    reads = Sentence("wound {intruder}; the alert rises to High")

    intruder: Intruder

    def needs(self, code: Code) -> list[Value]:
        return [seat_in(code)]

    def act(self, game: ScorpionGame, state: ScorpionState, who: int, seat_index: int) -> None:
        wound(game, state, who - game.first, game.own[seat_index] if seat_index >= 0 else game.all_guards)


class Kill(ScorpionOperation, frozen=True, tag="kill"):
    """Take a guard off the board (SC-46, SC-47), or remove a hidden sentry (SC-54). This does not change the alert."""

    reads = Sentence("kill {who}")

    who: Who

    def act(self, game: ScorpionGame, state: ScorpionState, mask: int) -> None:
        for guard in bits(mask):
            kill(game, state, guard)


class SwapForDrunk(ScorpionOperation, frozen=True, tag="swap_for_drunk"):
    """Put a drunk guard in the place of a sober one, if there is a drunk's figure left (SC-49)."""

    reads = Sentence("replace {who} with a drunk guard")

    who: Who

    def act(self, game: ScorpionGame, state: ScorpionState, mask: int) -> None:
        for guard in bits(mask):
            swap_for_drunk(game, state, guard)


class PassUnseen(ScorpionOperation, frozen=True, tag="pass_unseen"):
    """The intruder that has just entered a guarded zone is not seen, and must move on (SC-48)."""

    topic = "light"
    reads = Sentence("the intruder who has just entered stays unseen, but must move on")

    def act(self, _game: ScorpionGame, state: ScorpionState) -> None:
        if state.entering:
            state.entering = 0
            state.unseen = 1


class LimitMove(ScorpionOperation, frozen=True, tag="limit_move"):
    """The intruder whose turn it is moves at most this many zones this turn (SC-47)."""

    topic = "pieces"
    reads = Sentence("this turn the intruder can move at most {to} {to:zone|zones}")

    to: Annotated[int, doc("How many zones.", 1, ge=0, le=9)]

    def act(self, _game: ScorpionGame, state: ScorpionState) -> None:
        state.cap = min(state.cap, self.to)


class TieRope(ScorpionOperation, frozen=True, tag="tie_rope"):
    """Tie a rope across a wall, for the rest of the game (SC-42)."""

    topic = "walls"
    reads = Sentence("tie a rope {start:from} {to:to}").when("tie a rope from here {to:to}", start="actor")

    start: Zone
    to: Zone

    def check(self, code: Code) -> None:
        if self.start == self.to:
            told = Message("This does nothing: a rope has its two ends in two zones")
            code.doubt(
                "does-nothing", told, "to", hint=Message("Name the zone on the other side of the wall.")
            )

    def act(self, game: ScorpionGame, state: ScorpionState, here: int, there: int) -> None:
        if here == there or any({here, there} == {one, other} for one, other, _, _ in state.ropes):
            game.log_no_effect(state, "tie_rope")
            return
        state.ropes = (*state.ropes, (here, there, state.mover, 0))
        game.emit(state, ScorpionEvents.rope_tied, here, there, audience=game.circle(state.mover))


class EnterPassage(ScorpionOperation, frozen=True, tag="enter_passage"):
    """Go into the secret passage through the end where the figure is (SC-60, SC-62)."""

    topic = "walls"
    reads = Sentence("{who:subj} {who:enters|enter} the secret passage")

    who: Annotated[
        str,
        takes(
            "figure", description="An intruder or a guard: a name in scope, or its id.", examples=["actor"]
        ),
    ]

    def act(self, game: ScorpionGame, state: ScorpionState, who: int) -> None:
        here, intruder = place_of(state, who), who - game.first
        passages = [end // 2 for end, place in enumerate(state.ends) if place == here != OFF]
        if who < game.guards and passages:
            enter_passage(game, state, 1 << who, passages[0])
        elif (
            who >= game.guards
            and game.table.passage_of[intruder] in passages
            and may_enter(game, state, intruder)
            and may_go_on(state)
        ):
            go_into_passage(game, state, intruder)
        else:
            game.log_no_effect(state, "enter_passage")


class Reveal(ScorpionOperation, frozen=True, tag="reveal"):
    """Show an intruder on the board until it next moves or hides; with `alarm`, the alert goes to High (SC-43)."""

    topic = "light"
    reads = Sentence("show {intruder} on the board", alarm="; the alert rises to High")

    intruder: Intruder
    alarm: Annotated[bool, doc("Whether the alert goes to High.", True)] = False

    def act(self, game: ScorpionGame, state: ScorpionState, who: int) -> None:
        if not present(state, who - game.first):
            game.log_no_effect(state, "reveal")
            return
        reveal(game, state, who - game.first)
        if self.alarm:
            alarm(game, state)


class Conceal(ScorpionOperation, frozen=True, tag="conceal"):
    """Take an intruder's figure off the board: it is hidden again, wherever it is (SC-45)."""

    topic = "light"
    reads = Sentence("hide {intruder} again")

    intruder: Intruder

    def act(self, game: ScorpionGame, state: ScorpionState, who: int) -> None:
        conceal(game, state, who - game.first)


class SetNoise(ScorpionOperation, frozen=True, tag="set_noise"):
    """Make an intruder as loud as if it had moved this many zones, until its next move."""

    topic = "light"
    reads = Sentence(
        "until the next move, {intruder} {intruder:is|are} as loud as after moving {to} {to:zone|zones}"
    )

    intruder: Intruder
    to: Annotated[int, doc("How many zones; 0 is silent.", 0, ge=0, le=9)]

    def act(self, game: ScorpionGame, state: ScorpionState, who: int) -> None:
        if present(state, who - game.first):
            state.noise[who - game.first] = self.to
        else:
            game.log_no_effect(state, "set_noise")


class Hush(ScorpionOperation, frozen=True, tag="hush"):
    """The next move of an intruder makes no noise, however far it goes (SC-33)."""

    topic = "light"
    reads = Sentence("{intruder:of} next move makes no noise").when(
        "your next move makes no noise", intruder="actor"
    )

    intruder: Intruder

    def act(self, game: ScorpionGame, state: ScorpionState, who: int) -> None:
        state.hushed |= 1 << (who - game.first)


class Heal(ScorpionOperation, frozen=True, tag="heal"):
    """Take a wound off an intruder: the card goes to the guards' discard (SC-38)."""

    reads = Sentence("{intruder:subj} {intruder:heals|heal} a wound")

    intruder: Intruder

    def act(self, game: ScorpionGame, state: ScorpionState, who: int) -> None:
        wounds = state.areas[game.table.wounds[who - game.first]]
        if not wounds:
            game.log_no_effect(state, "heal")
            return
        state.areas[game.table.discards[0]].append(wounds.pop())
        game.emit(state, ScorpionEvents.healed, who)


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
