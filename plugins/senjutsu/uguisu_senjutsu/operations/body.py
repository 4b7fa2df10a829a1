"""Operations on a figure's stance, focus and harm."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Annotated, Any, Literal

from msgspec import Meta

from uguisu import Frame, Move, Reads, Text
from uguisu.effects import Ask, Code, Condition, Model
from uguisu_senjutsu import names
from uguisu_senjutsu.character import SPACES, Kamae
from uguisu_senjutsu.operations.words import (
    ACTOR,
    SenjutsuOperation,
    SenjutsuTest,
    Who,
    actor_alone,
    card_game,
    everyone_in,
    figures_in,
    game_of,
)
from uguisu_senjutsu.rules import harm
from uguisu_senjutsu.rules.states import PickPoison, advance, enter_cover, wound_limit
from uguisu_senjutsu.state import KAMAE, MOST_FOCUS, TRACKS, WOUNDS, SenjutsuState, track

Count = Annotated[int, Meta(ge=1, le=9, description="How many.", examples=[1])]


def each(code: Code, operation: Any, effect: Callable[[SenjutsuState, int], None]) -> None:
    """Write that something happens to every figure of `who`; then it is asked whether somebody is defeated (SJ-29)."""
    game, who = game_of(code), everyone_in(code, operation)

    def instruction(state: SenjutsuState, frame: Frame) -> None:
        for figure in who(state, frame):
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


# --- kamae ------------------------------------------------------------------------------------------------------


class MoveRing(SenjutsuOperation, Model, frozen=True, tag_field="op", tag="move_ring"):
    """Move the kamae ring along lines, up to this many spaces, or leave it (SJ-11)."""

    reads = Reads("move the ring (spaces: up to {up_to})")

    up_to: Count = 1

    def compile(self, code: Code) -> None:
        """Write it: an answer is 0 to stay, or what the move comes to."""
        game, most, answer = card_game(code), self.up_to, code.register()

        def options(state: SenjutsuState, frame: Frame) -> list[int]:
            figure = frame[ACTOR]
            return answers(figure, state.tracks[figure * TRACKS + KAMAE])

        @cache
        def answers(figure: int, space: int) -> list[int]:
            found = game.masteries[figure].moves(space, most)
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
    """Change a kamae directly, whatever the lines (SJ-12). `any` is any but neutral; the card's player chooses."""

    reads = Reads("change the kamae to {to}", who=": {who}")

    to: Annotated[Kamae | Literal["any"], Meta(description="The new kamae.", examples=["aggression"])]
    who: Who = "actor"

    def compile(self, code: Code) -> None:
        """Write it."""
        game, who = game_of(code), everyone_in(code, self)
        answer = code.register()
        if self.to == "any" and card_game(code):
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
            for figure in who(state, frame):
                index = figure * TRACKS + KAMAE
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
        wanted = frozenset(SPACES.index(word) for word in self.is_)
        actor = actor_alone(code, self)
        if actor is not None:
            return _actor_in_kamae(actor, wanted)
        who = everyone_in(code, self)

        def holds(state: SenjutsuState, frame: Frame) -> bool:
            return any(state.tracks[figure * TRACKS + KAMAE] in wanted for figure in who(state, frame))

        return holds


def _actor_in_kamae(actor: int, wanted: frozenset[int]) -> Condition:
    """Return the same of the figure in a register; cards are asked about theirs all game long."""

    def holds(state: SenjutsuState, frame: Frame) -> bool:
        figure = frame[actor]
        return figure >= 0 and not state.out >> figure & 1 and state.tracks[figure * TRACKS + KAMAE] in wanted

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
    """Poison somebody with a card of your poison deck (SJ-62)."""

    reads = Reads("a poison: {who}")

    who: Who

    def compile(self, code: Code) -> None:
        """Write it."""
        game, who = card_game(code), everyone_in(code, self)

        def poison(state: SenjutsuState, frame: Frame) -> None:
            for figure in who(state, frame):
                game.decision(PickPoison).begin(state, frame[ACTOR], figure)

        code.emit(poison)


class AdvantageUp(SenjutsuOperation, Model, frozen=True, tag_field="op", tag="advantage_up"):
    """Move up the advantage track (SJ-28)."""

    reads = Reads("up the advantage track", who=": {who}")

    who: Who = "actor"

    def compile(self, code: Code) -> None:
        """Write it."""
        game = game_of(code)
        each(code, self, lambda state, figure: advance(game, state, figure))


class HasAdvantage(SenjutsuTest, Model, frozen=True, tag_field="test", tag="advantage"):
    """Somebody has the advantage over all its opponents (SJ-28)."""

    reads = Reads("the advantage is held", who=" ({who})")

    who: Who = "actor"

    def compile(self, code: Code) -> Any:
        """Return what is asked."""
        game, who = game_of(code), everyone_in(code, self)

        def holds(state: SenjutsuState, frame: Frame) -> bool:
            ladder = [figure for figure in state.ladder if not state.out >> figure & 1]
            return any(
                all(
                    ladder.index(figure) < ladder.index(foe) for foe in ladder if game.foes[figure] >> foe & 1
                )
                for figure in who(state, frame)
            )

        return holds


class EnterCover(SenjutsuOperation, Model, frozen=True, tag_field="op", tag="enter_cover"):
    """Go into cover (SJ-64)."""

    reads = Reads("go into cover", who=": {who}")

    who: Who = "actor"

    def compile(self, code: Code) -> None:
        """Write it."""
        game = game_of(code)
        each(code, self, lambda state, figure: enter_cover(game, state, figure))


class InCover(SenjutsuTest, Model, frozen=True, tag_field="test", tag="cover"):
    """Somebody is in cover (SJ-64)."""

    reads = Reads("in cover", who=" ({who})")

    who: Who = "actor"

    def compile(self, code: Code) -> Any:
        """Return what is asked."""
        who = figures_in(code, self)
        return lambda state, frame: bool(who(state, frame) & state.cover)


class WoundsLeft(SenjutsuTest, Model, frozen=True, tag_field="test", tag="wounds_left"):
    """Somebody is this many wounds or fewer from the wound limit: despair (SJ-92)."""

    reads = Reads("wounds left to the limit: at most {at_most}", who=" ({who})")

    at_most: Annotated[int, Meta(ge=1, le=30, description="How many wounds at most.", examples=[2])]
    who: Who = "actor"

    def compile(self, code: Code) -> Any:
        """Return what is asked."""
        game, who, most = game_of(code), everyone_in(code, self), self.at_most

        def holds(state: SenjutsuState, frame: Frame) -> bool:
            return any(
                wound_limit(game, state, figure)
                + state.bonus * (figure >= game.players)
                - state.tracks[figure * TRACKS + WOUNDS]
                <= most
                for figure in who(state, frame)
            )

        return holds


class WidenInitiative(SenjutsuOperation, Model, frozen=True, tag_field="op", tag="widen_initiative"):
    """Add values to choose from for a variable initiative, above and below those printed (SJ-25)."""

    reads = Reads("the initiative may be higher or lower (by {by})", who=": {who}")

    by: Count = 1
    who: Who = "actor"

    def compile(self, code: Code) -> None:
        """Write it."""
        by = self.by

        def widen(state: SenjutsuState, figure: int) -> None:
            state.widened[figure] += by

        each(code, self, widen)


def _void(_value: object) -> None:
    return None


OPERATIONS = (
    GainFocus,
    LoseFocus,
    MoveRing,
    ChangeKamae,
    Wound,
    Stun,
    Injure,
    Poison,
    AdvantageUp,
    EnterCover,
    WidenInitiative,
)
TESTS = (InKamae, HasAdvantage, InCover, WoundsLeft)

assert names.KAMAE.keys() >= set(SPACES)
