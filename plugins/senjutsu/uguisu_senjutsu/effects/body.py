"""Operations on a figure's stance, focus and harm."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta

from uguisu import Frame, Move, Sentence, Text
from uguisu.effects import Ask, Code, Model, Question, Value
from uguisu_senjutsu import texts
from uguisu_senjutsu.content.cards import SPACES, Kamae
from uguisu_senjutsu.effects.base import (
    PerFigure,
    PerFigureByCard,
    SenjutsuOperation,
    Who,
    actor_in,
    card_game,
    everyone_in,
    game_of,
)
from uguisu_senjutsu.rules import harm
from uguisu_senjutsu.rules.states import PickPoison, advance, enter_cover
from uguisu_senjutsu.state import ACTOR, KAMAE, MOST_FOCUS, TRACKS, SenjutsuState, track

if TYPE_CHECKING:
    from uguisu_senjutsu.game import SenjutsuGame

Count = Annotated[int, Meta(ge=1, le=9, description="How many.", examples=[1])]


# --- focus ------------------------------------------------------------------------------------------------------


class GainFocus(PerFigure, Model, frozen=True, tag_field="op", tag="gain_focus"):
    """Gain focus, up to 3 in all (SJ-14)."""

    reads = Sentence("{who:subj} {who:gains|gain} {amount} focus")

    amount: Count = 1
    who: Who = "actor"

    def act(self, game: SenjutsuGame, state: SenjutsuState, figure: int) -> None:
        game.gain_focus(state, figure, self.amount)


class LoseFocus(PerFigure, Model, frozen=True, tag_field="op", tag="lose_focus"):
    """Lose focus: some, or all but what is kept."""

    reads = (
        Sentence("{who:subj} {who:loses|lose} {amount} focus", keep=" but {keep}")
        .when("{who:subj} {who:loses|lose} all focus but {keep}", amount="all", keep=...)
        .when("{who:subj} {who:loses|lose} all focus", amount="all")
    )

    amount: Annotated[
        Annotated[int, Meta(ge=1, le=3)] | Literal["all"], Meta(description="How much.", examples=[1, "all"])
    ] = 1
    keep: Annotated[int, Meta(ge=0, le=3, description="How much is kept in any case.", examples=[1])] = 0
    who: Who = "actor"

    def act(self, game: SenjutsuGame, state: SenjutsuState, figure: int) -> None:
        most = MOST_FOCUS if self.amount == "all" else self.amount
        loss = min(most, game.focus(state, figure) - self.keep)
        if loss > 0:
            game.gain_focus(state, figure, -loss)
            harm.mark(state, figure)


# --- kamae ------------------------------------------------------------------------------------------------------


class MoveRing(SenjutsuOperation, Model, frozen=True, tag_field="op", tag="move_ring"):
    """Move the kamae ring along lines, up to this many spaces, or leave it (SJ-11)."""

    topic = "pieces"
    reads = Sentence("move the ring up to {up_to} {up_to:space|spaces}")

    up_to: Count = 1

    def needs(self, code: Code) -> list[Value]:
        return [actor_in(code)]

    def question(self, game: SenjutsuGame) -> Question:
        """Ask where to: an answer is 0 to stay, or what the move comes to."""

        def options(state: SenjutsuState, figure: int) -> list[int]:
            return answers(figure, state.tracks[figure * TRACKS + KAMAE])

        @cache
        def answers(figure: int, space: int) -> list[int]:
            found = game.masteries[figure].moves(space, self.up_to)
            return [0, *(1 + space * 16 + gained for space, gained in found)] if found else []

        def describe(state: SenjutsuState, action: int) -> Move:
            if not action:
                return Move("stay", Text("move.ring_stays"))
            space, gained = divmod(action - 1, 16)
            word = game.masteries[state.seat].spaces[space]
            text = Text("move.ring", {"kamae": word, "number": gained})
            return Move(f"{word}+{gained}" if gained else word, text)

        return Question(lambda _state, figure: figure, options, describe)

    def act(self, game: SenjutsuGame, state: SenjutsuState, figure: int, answer: int) -> None:
        if answer > 0:
            space, gained = divmod(answer - 1, 16)
            game.add(state, track(figure, KAMAE), space - state.tracks[track(figure, KAMAE)])
            game.gain_focus(state, figure, gained)


class ChangeKamae(SenjutsuOperation, Model, frozen=True, tag_field="op", tag="change_kamae"):
    """Change a kamae directly, whatever the lines (SJ-12). `any` is any but neutral; the card's player chooses."""

    reads = Sentence("{who:subj} {who:changes|change} to {to}").when(
        "{who:subj} {who:changes|change} to any kamae", to="any"
    )

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
                harm.mark(state, figure)

        code.emit(change)


# --- harm -------------------------------------------------------------------------------------------------------


class Wound(PerFigure, Model, frozen=True, tag_field="op", tag="wound"):
    """Give wounds (SJ-42)."""

    reads = Sentence("{who:subj} {who:takes|take} {count} {count:wound|wounds}").when(
        "{who:subj} {who:takes|take} {count} bleeding {count:wound|wounds}", bleeding=True
    )

    who: Who
    count: Count = 1
    bleeding: Annotated[bool, Meta(description="Whether they bleed.", examples=[True])] = False

    def act(self, game: SenjutsuGame, state: SenjutsuState, figure: int) -> None:
        harm.wound(game, state, figure, self.count, bleeding=self.bleeding)


class Stun(PerFigure, Model, frozen=True, tag_field="op", tag="stun"):
    """Give stuns (SJ-60)."""

    reads = Sentence("{who:subj} {who:takes|take} {count} {count:stun|stuns}")

    who: Who
    count: Count = 1

    def act(self, game: SenjutsuGame, state: SenjutsuState, figure: int) -> None:
        harm.stun(game, state, figure, self.count)


class Injure(PerFigure, Model, frozen=True, tag_field="op", tag="injure"):
    """Give an injury, which takes 1 off every initiative while it lies (SJ-61)."""

    reads = Sentence("{who:subj} {who:takes|take} an injury")

    who: Who

    def act(self, game: SenjutsuGame, state: SenjutsuState, figure: int) -> None:
        harm.injure(game, state, figure)


class Poison(PerFigureByCard, Model, frozen=True, tag_field="op", tag="poison"):
    """Poison somebody with a card of your poison deck (SJ-62)."""

    reads = Sentence("poison {who}")

    who: Who

    def act(self, game: SenjutsuGame, state: SenjutsuState, figure: int, actor: int) -> None:
        game.decision(PickPoison).begin(state, actor, figure)


class AdvantageUp(PerFigure, Model, frozen=True, tag_field="op", tag="advantage_up"):
    """Move up the advantage track (SJ-28)."""

    reads = Sentence("{who:subj} {who:moves|move} up the advantage track")

    who: Who = "actor"

    def act(self, game: SenjutsuGame, state: SenjutsuState, figure: int) -> None:
        advance(game, state, figure)


class EnterCover(PerFigure, Model, frozen=True, tag_field="op", tag="enter_cover"):
    """Go into cover (SJ-64)."""

    reads = Sentence("{who:subj} {who:goes|go} into cover")

    who: Who = "actor"

    def act(self, game: SenjutsuGame, state: SenjutsuState, figure: int) -> None:
        enter_cover(game, state, figure)


class WidenInitiative(PerFigure, Model, frozen=True, tag_field="op", tag="widen_initiative"):
    """Add values to choose from for a variable initiative, above and below those printed (SJ-25)."""

    reads = Sentence("{who:of} initiative may be up to {by} higher or lower").when(
        "your initiative may be up to {by} higher or lower", who="actor"
    )

    by: Count = 1
    who: Who = "actor"

    def act(self, game: SenjutsuGame, state: SenjutsuState, figure: int) -> None:
        state.widened[figure] += self.by


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

assert texts.KAMAE.keys() >= set(SPACES)
