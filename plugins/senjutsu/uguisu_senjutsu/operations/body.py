"""Operations on a figure's stance, focus and harm."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal

from msgspec import Meta

from uguisu.content.markers import Operation
from uguisu.core.language.code import Code, jump, jump_unless
from uguisu.core.language.fields import Model
from uguisu.core.machine import Ask, Condition
from uguisu.core.phase import Move
from uguisu.core.state import Frame
from uguisu.core.text import Text
from uguisu.said import Reads
from uguisu_senjutsu import names
from uguisu_senjutsu.character import SPACES, Kamae
from uguisu_senjutsu.operations.words import (
    ACTOR,
    END,
    SenjutsuOperation,
    SenjutsuTest,
    Who,
    bits,
    card_game,
    figures_in,
    game_of,
)
from uguisu_senjutsu.rules import harm
from uguisu_senjutsu.rules.states import PickPoison, advance, enter_cover
from uguisu_senjutsu.state import KAMAE, MOST_FOCUS, SenjutsuState, track

Count = Annotated[int, Meta(ge=1, le=9, description="How many.", examples=[1])]
Block = Annotated[tuple[Operation, ...], Meta(description="The operations, in order.")]


def each(code: Code, operation: Any, effect: Callable[[SenjutsuState, int], None]) -> None:
    """Write that something happens to every figure of `who`; then it is asked whether somebody is defeated (SJ-29)."""
    game, who = game_of(code), figures_in(code, operation)

    def instruction(state: SenjutsuState, frame: Frame) -> None:
        for figure in bits(who(state, frame)):
            effect(state, figure)
        game.check_defeat(state)

    code.emit(instruction)


# --- focus ------------------------------------------------------------------------------------------------------


class GainFocus(SenjutsuOperation, Model, frozen=True, tag_field="op", tag="gain_focus"):
    """Gain focus, up to 3 in all (SJ-14)."""

    reads = Reads("gain focus ({amount})", who=": {who}")

    amount: Count = 1
    who: Who = "actor"

    def compile(self, code: Code) -> None:
        """Write it."""
        game, amount = game_of(code), self.amount
        each(code, self, lambda state, figure: _void(game.gain_focus(state, figure, amount)))


class LoseFocus(SenjutsuOperation, Model, frozen=True, tag_field="op", tag="lose_focus"):
    """Lose focus: some, or all but what is kept."""

    reads = Reads("lose focus ({amount})", keep=", all but {keep}", who=": {who}")

    amount: Annotated[
        Annotated[int, Meta(ge=1, le=3)] | Literal["all"], Meta(description="How much.", examples=[1, "all"])
    ] = 1
    keep: Annotated[int, Meta(ge=0, le=3, description="How much is kept in any case.", examples=[1])] = 0
    who: Who = "actor"

    def compile(self, code: Code) -> None:
        """Write it."""
        game, keep = game_of(code), self.keep
        most = MOST_FOCUS if self.amount == "all" else self.amount

        def lose(state: SenjutsuState, figure: int) -> None:
            loss = min(most, game.focus(state, figure) - keep)
            if loss > 0:
                game.gain_focus(state, figure, -loss)
                state.touched |= 1 << figure

        each(code, self, lose)


def ask_to_pay(code: Code, cost: int, holds: Condition | None = None) -> int:
    """Write the question whether focus is paid, if it can be and `holds`; return the register that is 1 if it was."""
    game, answer = game_of(code), code.register()

    def options(state: SenjutsuState, frame: Frame) -> list[int]:
        asked = game.focus(state, frame[ACTOR]) >= cost and (holds is None or holds(state, frame))
        return [0, 1] if asked else []

    def describe(_state: SenjutsuState, action: int) -> Move:
        return Move("pay", Text("move.pay", {"focus": cost})) if action else Move("pass", Text("move.pass"))

    def pay(state: SenjutsuState, frame: Frame) -> None:
        if frame[answer] == 1:
            game.gain_focus(state, frame[ACTOR], -cost)

    code.emit(Ask(game.machine.index, lambda _state, frame: frame[ACTOR], options, answer, describe))
    code.emit(pay)
    return answer


class PayFocus(SenjutsuOperation, Model, frozen=True, tag_field="op", tag="pay_focus"):
    """Effects that may be had for focus (SJ-14). Who has not enough is not asked."""

    reads = Reads("you may pay focus ({focus}): {do}")

    focus: Annotated[int, Meta(ge=1, le=3, description="What it costs.", examples=[1])] = 1
    do: Block = ()

    def compile(self, code: Code) -> None:
        """Write it."""
        answer = ask_to_pay(code, self.focus)
        land = code.guard(lambda _state, frame: frame[answer] == 1)
        with code.inner_scope():
            code.block(self.do)
        land()


# --- kamae ------------------------------------------------------------------------------------------------------


class MoveRing(SenjutsuOperation, Model, frozen=True, tag_field="op", tag="move_ring"):
    """Move the kamae ring along lines, up to so many spaces, or leave it (SJ-11)."""

    reads = Reads("move the ring (spaces: up to {up_to})")

    up_to: Count = 1

    def compile(self, code: Code) -> None:
        """Write it: an answer is 0 to stay, or what the move comes to."""
        game, most, answer = game_of(code), self.up_to, code.register()

        def options(state: SenjutsuState, frame: Frame) -> list[int]:
            figure = frame[ACTOR]
            found = game.masteries[figure].moves(state.tracks[track(figure, KAMAE)], most)
            return [0, *(1 + space * 16 + gained for space, gained in found)] if found else []

        def describe(state: SenjutsuState, action: int) -> Move:
            if not action:
                return Move("stay", Text("move.ring_stays"))
            space, gained = divmod(action - 1, 16)
            word = game.masteries[state.seat].spaces[space]
            text = Text("move.ring", {"kamae": word, "number": gained})
            return Move(f"{word}+{gained}" if gained else word, text)

        def go(state: SenjutsuState, frame: Frame) -> None:
            if frame[answer] > 0:
                space, gained = divmod(frame[answer] - 1, 16)
                game.add(state, track(frame[ACTOR], KAMAE), space - state.tracks[track(frame[ACTOR], KAMAE)])
                game.gain_focus(state, frame[ACTOR], gained)

        code.emit(Ask(game.machine.index, lambda _state, frame: frame[ACTOR], options, answer, describe))
        code.emit(go)


class ChangeKamae(SenjutsuOperation, Model, frozen=True, tag_field="op", tag="change_kamae"):
    """Change a kamae at once, whatever the lines (SJ-12). `any` is any but neutral; whose card it is chooses."""

    reads = Reads("change the kamae to {to}", who=": {who}")

    to: Annotated[Kamae | Literal["any"], Meta(description="The new kamae.", examples=["aggression"])]
    who: Who = "actor"

    def compile(self, code: Code) -> None:
        """Write it."""
        game, who = game_of(code), figures_in(code, self)
        answer = code.register()
        if self.to == "any":
            code.emit(
                Ask(
                    game.machine.index,
                    lambda _state, frame: frame[ACTOR],
                    lambda _state, _frame: list(range(1, len(SPACES))),
                    answer,
                    lambda _state, action: Move(
                        SPACES[action], Text("move.kamae", {"kamae": SPACES[action]})
                    ),
                )
            )
        fixed = -1 if self.to == "any" else SPACES.index(self.to)

        def change(state: SenjutsuState, frame: Frame) -> None:
            for figure in bits(who(state, frame)):
                index = track(figure, KAMAE)
                game.add(state, index, (frame[answer] if fixed < 0 else fixed) - state.tracks[index])
                state.touched |= 1 << figure

        code.emit(change)


class InKamae(SenjutsuTest, Model, frozen=True, tag_field="test", tag="kamae"):
    """Somebody is in one of these kamae."""

    reads = Reads("the kamae is {is_}", who=" ({who})")

    is_: Annotated[
        tuple[Kamae, ...], Meta(min_length=1, description="The kamae.", examples=[["aggression", "balance"]])
    ]
    who: Who = "actor"

    def compile(self, code: Code) -> Any:
        """Return what is asked."""
        wanted, who = frozenset(SPACES.index(word) for word in self.is_), figures_in(code, self)

        def holds(state: SenjutsuState, frame: Frame) -> bool:
            return any(state.tracks[track(figure, KAMAE)] in wanted for figure in bits(who(state, frame)))

        return holds


# --- harm -------------------------------------------------------------------------------------------------------


class Wound(SenjutsuOperation, Model, frozen=True, tag_field="op", tag="wound"):
    """Give wounds (SJ-42)."""

    reads = Reads("wounds ({count})", bleeding=", bleeding", who=": {who}")

    who: Who
    count: Count = 1
    bleeding: Annotated[bool, Meta(description="Whether they bleed.", examples=[True])] = False

    def compile(self, code: Code) -> None:
        """Write it."""
        game, count, bleeding = game_of(code), self.count, self.bleeding
        each(code, self, lambda state, figure: harm.wound(game, state, figure, count, bleeding=bleeding))


class Stun(SenjutsuOperation, Model, frozen=True, tag_field="op", tag="stun"):
    """Give stuns (SJ-60)."""

    reads = Reads("stuns ({count}): {who}")

    who: Who
    count: Count = 1

    def compile(self, code: Code) -> None:
        """Write it."""
        game, count = game_of(code), self.count
        each(code, self, lambda state, figure: harm.stun(game, state, figure, count))


class Injure(SenjutsuOperation, Model, frozen=True, tag_field="op", tag="injure"):
    """Give an injury, which takes 1 off every initiative while it lies (SJ-61)."""

    reads = Reads("an injury: {who}")

    who: Who

    def compile(self, code: Code) -> None:
        """Write it."""
        game = game_of(code)
        each(code, self, lambda state, figure: harm.injure(game, state, figure))


class Poison(SenjutsuOperation, Model, frozen=True, tag_field="op", tag="poison"):
    """Poison somebody with a card of one's poison deck (SJ-62)."""

    reads = Reads("{who}: poisoned")

    who: Who

    def compile(self, code: Code) -> None:
        """Write it."""
        game, who = card_game(code), figures_in(code, self)

        def poison(state: SenjutsuState, frame: Frame) -> None:
            for figure in bits(who(state, frame)):
                game.decision(PickPoison).begin(state, frame[ACTOR], figure)

        code.emit(poison)


class AdvantageUp(SenjutsuOperation, Model, frozen=True, tag_field="op", tag="advantage_up"):
    """Move up the advantage track (SJ-28)."""

    reads = Reads("{who}: up the advantage track")

    who: Who = "actor"

    def compile(self, code: Code) -> None:
        """Write it."""
        game = game_of(code)
        each(code, self, lambda state, figure: advance(game, state, figure))


class HasAdvantage(SenjutsuTest, Model, frozen=True, tag_field="test", tag="advantage"):
    """Somebody has the advantage over all its opponents (SJ-28)."""

    reads = Reads("{who} has the advantage")

    who: Who = "actor"

    def compile(self, code: Code) -> Any:
        """Return what is asked."""
        game, who = game_of(code), figures_in(code, self)

        def holds(state: SenjutsuState, frame: Frame) -> bool:
            ladder = [figure for figure in state.ladder if not state.out >> figure & 1]
            return any(
                all(
                    ladder.index(figure) < ladder.index(foe) for foe in ladder if game.foes[figure] >> foe & 1
                )
                for figure in bits(who(state, frame))
            )

        return holds


class EnterCover(SenjutsuOperation, Model, frozen=True, tag_field="op", tag="enter_cover"):
    """Go into cover (SJ-64)."""

    reads = Reads("{who}: into cover")

    who: Who = "actor"

    def compile(self, code: Code) -> None:
        """Write it."""
        game = game_of(code)
        each(code, self, lambda state, figure: enter_cover(game, state, figure))


class InCover(SenjutsuTest, Model, frozen=True, tag_field="test", tag="cover"):
    """Somebody is in cover (SJ-64)."""

    reads = Reads("{who} is in cover")

    who: Who = "actor"

    def compile(self, code: Code) -> Any:
        """Return what is asked."""
        who = figures_in(code, self)
        return lambda state, frame: bool(who(state, frame) & state.cover)


class WidenInitiative(SenjutsuOperation, Model, frozen=True, tag_field="op", tag="widen_initiative"):
    """Have more values to choose from for a variable initiative, above and below those printed (SJ-25)."""

    reads = Reads("{who}: initiative may be higher or lower (by {by})")

    by: Count = 1
    who: Who = "actor"

    def compile(self, code: Code) -> None:
        """Write it."""
        by = self.by

        def widen(state: SenjutsuState, figure: int) -> None:
            state.widened[figure] += by

        each(code, self, widen)


# --- the course of a card ---------------------------------------------------------------------------------------


class AtInitiative(SenjutsuOperation, Model, frozen=True, tag_field="op", tag="at_initiative"):
    """The divider of a card: all below it applies at another initiative (SJ-02, SJ-26)."""

    reads = Reads("at initiative {initiative}")

    initiative: Annotated[int, Meta(ge=0, le=20, description="The initiative.", examples=[2])]

    def compile(self, code: Code) -> None:
        """Write it: what is left of the program waits."""
        game = card_game(code)
        printed = self.initiative

        def wait(state: SenjutsuState, frame: Frame) -> None:
            figure = frame[ACTOR]
            if not state.stopped >> figure & 1:
                state.waiting.append([figure, harm.hurt(state, figure, printed), game.card_of(frame), *frame])
            frame[1] = END

        code.emit(wait)


class Way(Model, frozen=True):
    """One of several effects to choose from."""

    reads = Reads("{do}", kamae=" (kamae: {kamae})", focus=" (focus: {focus})")

    do: Block
    kamae: Annotated[
        tuple[Kamae, ...],
        Meta(description="In these kamae it must be taken, in others it cannot be.", examples=[["balance"]]),
    ] = ()
    focus: Annotated[int, Meta(ge=0, le=3, description="What it costs.", examples=[1])] = 0


class Or(SenjutsuOperation, Model, frozen=True, tag_field="op", tag="or"):
    """Choose one of several effects; one that belongs to the present kamae must be taken (SJ-48)."""

    reads = Reads("one of these: {ways}")

    ways: Annotated[
        tuple[Way, ...],
        Meta(
            min_length=2,
            description="The effects to choose from.",
            examples=[[{"do": [{"op": "gain_focus"}]}, {"do": [{"op": "move_ring"}]}]],
        ),
    ]

    def compile(self, code: Code) -> None:
        """Write it."""
        game, answer = game_of(code), code.register()
        ways = [(frozenset(SPACES.index(word) for word in way.kamae), way.focus) for way in self.ways]

        def options(state: SenjutsuState, frame: Frame) -> list[int]:
            figure = frame[ACTOR]
            stance, focus = state.tracks[track(figure, KAMAE)], game.focus(state, figure)
            open_ways = [
                number
                for number, (kamae, cost) in enumerate(ways)
                if cost <= focus and (not kamae or stance in kamae)
            ]
            return [number for number in open_ways if stance in ways[number][0]] or open_ways

        code.emit(
            Ask(
                game.machine.index,
                lambda _state, frame: frame[ACTOR],
                options,
                answer,
                lambda _state, action: Move(f"way{action + 1}", Text("move.way", {"number": action + 1})),
            )
        )
        ends = []
        for number, way in enumerate(self.ways):
            skip = code.reserve()
            if way.focus:
                code.emit(_payment(game, way.focus))
            with code.at("ways", number), code.inner_scope():
                code.block(way.do)
            ends.append(code.reserve())
            code.replace(skip, jump_unless(_is(answer, number), code.here))
        for end in ends:
            code.replace(end, jump(code.here))


def _is(register: int, number: int) -> Callable[[Any, Frame], bool]:
    return lambda _state, frame: frame[register] == number


def _payment(game: Any, cost: int) -> Callable[[Any, Frame], None]:
    return lambda state, frame: _void(game.gain_focus(state, frame[ACTOR], -cost))


def _void(_value: object) -> None:
    return None


OPERATIONS = (
    GainFocus,
    LoseFocus,
    PayFocus,
    MoveRing,
    ChangeKamae,
    Wound,
    Stun,
    Injure,
    Poison,
    AdvantageUp,
    EnterCover,
    WidenInitiative,
    AtInitiative,
    Or,
)
TESTS = (InKamae, HasAdvantage, InCover)

assert names.KAMAE.keys() >= set(SPACES)
