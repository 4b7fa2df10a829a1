"""Words for what lessens, worsens and heals; and for cards that lose their effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta

from uguisu import Frame, Message, Sentence
from uguisu.effects import Code, Model, Operation, compile_program
from uguisu_senjutsu.effects.base import PerFigure, PerFigureByCard, SenjutsuOperation, Who, card_game
from uguisu_senjutsu.effects.body import Count
from uguisu_senjutsu.rules.harm import mark
from uguisu_senjutsu.state import ACTOR, BLEEDING, STUNS, WOUNDS, SenjutsuState, track

if TYPE_CHECKING:
    from uguisu_senjutsu.game import SenjutsuGame


class Armour(SenjutsuOperation, Model, frozen=True, tag_field="op", tag="armour"):
    """From now on, for the rest of the game, attacks deal fewer wounds to the fighter. This does not stop an
    execution (SJ-43). The card stays in play.
    """

    topic = "pieces"
    reads = Sentence(
        "from now on each attack deals you {by} {by:wound|wounds} less, but at least {least}", do="Each time:"
    ).when("from now on each attack deals you {by} {by:wound|wounds} less", least=0)

    by: Count = 1
    least: Annotated[
        int, Meta(ge=0, le=9, description="How many wounds are left at least.", examples=[1])
    ] = 1
    do: Annotated[
        tuple[Operation, ...],
        Meta(description="What is done each time it helps.", examples=[[{"op": "stun", "who": "actor"}]]),
    ] = ()

    def compile(self, code: Code) -> None:
        """Write it; what it does each time is a program of its own."""
        game = card_game(code)
        program = compile_program(
            game,
            self.do,
            [],
            file=code.file,
            path=code.path,
            source=Message("armour"),
            scope={"actor": "figure", "seat": "seat"},
        )
        game.machine.programs.append(program)
        number, by, least = len(game.machine.programs) - 1, self.by, self.least

        def wear(state: SenjutsuState, frame: Frame) -> None:
            state.armour.append([frame[ACTOR], by, least, number, game.card_of(frame)])

        code.emit(wear)


class Worsen(PerFigure, Model, frozen=True, tag_field="op", tag="worsen"):
    """Make plain wounds bleed (SJ-42)."""

    reads = Sentence("{count} {count:wound|wounds} of {who} {count:begins|begin} to bleed")

    who: Who
    count: Count = 1

    def act(self, game: SenjutsuGame, state: SenjutsuState, figure: int) -> None:
        bleeding = track(figure, BLEEDING)
        plain = state.tracks[track(figure, WOUNDS)] - state.tracks[bleeding]
        if plain > 0:
            game.add(state, bleeding, min(self.count, plain))
            mark(state, figure)


class BindWounds(PerFigure, Model, frozen=True, tag_field="op", tag="bind_wounds"):
    """Make all bleeding wounds plain ones."""

    reads = Sentence("all wounds of {who} stop bleeding").when("all your wounds stop bleeding", who="actor")

    who: Who = "actor"

    def act(self, game: SenjutsuGame, state: SenjutsuState, figure: int) -> None:
        game.add(state, track(figure, BLEEDING), -state.tracks[track(figure, BLEEDING)])


class ShedStuns(PerFigure, Model, frozen=True, tag_field="op", tag="shed_stuns"):
    """Remove stuns, or as many as there are."""

    reads = Sentence("{who:subj} {who:removes|remove} {count} {count:stun|stuns}")

    count: Count = 1
    who: Who = "actor"

    def act(self, game: SenjutsuGame, state: SenjutsuState, figure: int) -> None:
        stuns = track(figure, STUNS)
        game.add(state, stuns, -min(self.count, state.tracks[stuns]))


class StealFocus(PerFigureByCard, Model, frozen=True, tag_field="op", tag="steal_focus"):
    """Take focus from fighters; what they lose, you gain, up to 3 in all (SJ-14)."""

    reads = Sentence("steal {amount} focus from {who}")

    who: Who
    amount: Count = 1

    def act(self, game: SenjutsuGame, state: SenjutsuState, figure: int, actor: int) -> None:
        game.gain_focus(state, actor, -game.gain_focus(state, figure, -self.amount))


class StopCard(PerFigure, Model, frozen=True, tag_field="op", tag="stop_card"):
    """End the card that fighters have in play: what it has not done yet is lost, including its block."""

    topic = "cards"
    reads = Sentence("{who:of} card in play ends")

    who: Who

    def act(self, game: SenjutsuGame, state: SenjutsuState, figure: int) -> None:
        state.stopped |= 1 << figure
        game.drop_cards(state, figure)


OPERATIONS = (Armour, Worsen, BindWounds, ShedStuns, StealFocus, StopCard)
