"""Words that only the cards of virtual opponents need."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import Meta

from uguisu import Frame, Message, Sentence
from uguisu.board import Id
from uguisu.effects import Code, Condition, If, Model, Operation, Value, jump
from uguisu_senjutsu.content.opponents import BEHAVIOURS, Stance
from uguisu_senjutsu.effects.base import PerFigure, SenjutsuOperation, Who, actor_in, card_game
from uguisu_senjutsu.effects.fighting import Attack, compile_diagram
from uguisu_senjutsu.effects.moving import MovePart, line_of
from uguisu_senjutsu.effects.shooting import Shoot
from uguisu_senjutsu.opponents.playing import keep_contract, set_behaviour
from uguisu_senjutsu.rules import tactics
from uguisu_senjutsu.rules.attacks import Diagram, in_reach
from uguisu_senjutsu.rules.movement import arrive, foes_on_field
from uguisu_senjutsu.rules.states import is_steady
from uguisu_senjutsu.state import ACTOR, PLAYED, SenjutsuState, area

if TYPE_CHECKING:
    from uguisu_senjutsu.game import SenjutsuGame

Does = Annotated[
    tuple[Operation, ...],
    Meta(description="The operations, in order.", examples=[[{"op": "attack", "hexes": {"F": 1}}]]),
]
Instead = Annotated[
    tuple[Operation, ...],
    Meta(description="What is done otherwise.", examples=[[{"op": "go", "parts": [{"step": "any"}]}]]),
]


class Attempt(SenjutsuOperation, Model, frozen=True, tag_field="op", tag="attempt"):
    """A virtual opponent's attack: it moves to where the attack does the most harm, and attacks; if it cannot, it
    does something else (SJ-84). It judges by the first attack or shot of `do`; in an `if`, by the one that would be
    made.
    """

    reads = Sentence("if it can:", otherwise="If not:").when("if it can, {parts}, then:", parts=...)

    do: Does
    parts: Annotated[
        tuple[MovePart, ...],
        Meta(
            description="A line of movement, to find a place to attack from.",
            examples=[[{"step": ["F"], "optional": True}, {"turn": 1, "optional": True}]],
        ),
    ] = ()
    otherwise: Instead = ()

    def compile(self, code: Code) -> None:
        """Write it: judge; then one or the other."""
        game = card_game(code)
        tries = list(self._tries(code))
        if not tries:
            raise code.fail(
                Message("an attempt needs an attack or a shot"),
                "do",
                hint=Message("write {known} in it", known="`attack`, `shoot`"),
            )
        line = line_of(code, self.parts) if self.parts else None
        courses = game.courses(line) if line is not None else None
        able = code.register()

        def judge(state: SenjutsuState, frame: Frame) -> None:
            figure = frame[ACTOR]
            attack, diagram = next((one[1:] for one in tries if one[0](state, frame)), (None, None))
            if diagram is None:
                frame[able] = isinstance(attack, Shoot) and any(
                    in_reach(game, state, figure, foe, attack.range)
                    for foe in foes_on_field(game, state, figure)
                )
                return
            assert isinstance(attack, Attack)
            end = tactics.best_end(game, state, figure, line, diagram, blockable=not attack.unblockable)
            frame[able] = end >= 0
            if end >= 0 and courses is not None:
                arrive(game, state, figure, end, courses)

        code.emit(judge)
        land = code.guard(lambda _state, frame: frame[able] == 1)
        with code.inner_scope():
            code.block(self.do, "do")
        end = code.reserve()
        land()
        with code.inner_scope():
            code.block(self.otherwise, "otherwise")
        code.replace(end, jump(code.here))

    def _tries(self, code: Code) -> Iterator[tuple[Condition, Attack | Shoot, Diagram | None]]:
        """Yield the attacks and shots that it may make, each with when it is made, and the diagram of an attack."""
        for number, operation in enumerate(self.do):
            branches: list[tuple[Condition, tuple[str | int, ...], Operation]] = [(_always, (), operation)]
            if isinstance(operation, If):
                with code.at("do", number):
                    holds = code.condition(operation.if_)
                branches = [
                    *((holds, ("do", n), one) for n, one in enumerate(operation.do)),
                    *((_not(holds), ("else", n), one) for n, one in enumerate(operation.else_)),
                ]
            for when, path, one in branches:
                if isinstance(one, Attack):
                    with code.at("do", number, *path):
                        yield when, one, compile_diagram(code, one.hexes, "hexes")
                elif isinstance(one, Shoot):
                    yield when, one, None


def _always(_state: SenjutsuState, _frame: Frame) -> bool:
    return True


def _not(holds: Condition) -> Condition:
    return lambda state, frame: not holds(state, frame)


class ChangeBehaviour(PerFigure, Model, frozen=True, tag_field="op", tag="change_behaviour"):
    """Move a virtual opponent's token on to the next behaviour (SJ-80)."""

    reads = Sentence("{who:subj} {who:changes|change} behaviour")

    who: Who = "actor"

    def act(self, game: SenjutsuGame, state: SenjutsuState, figure: int) -> None:
        if figure >= game.players and not is_steady(game, state, figure):
            behaviour = (state.behaviour[figure] + 1) % len(BEHAVIOURS)
            set_behaviour(game, state, figure, behaviour, attacking=bool(state.stance >> figure & 1))


class TakeStance(PerFigure, Model, frozen=True, tag_field="op", tag="take_stance"):
    """Have a virtual opponent attack, or defend (SJ-80)."""

    reads = (
        Sentence("{who:subj} {who:changes|change} stance")
        .when("{who:subj} {who:attacks|attack} at any cost", stance="attacking")
        .when("{who:subj} {who:becomes|become} careful", stance="defending")
        .when("{who:subj} {who:changes|change} stance", stance="other")
    )

    stance: Annotated[
        Stance | Literal["other"],
        Meta(
            description="The stance; `other`: the one it does not have (SJ-82).",
            examples=["attacking"],
        ),
    ]
    who: Who = "actor"

    def act(self, game: SenjutsuGame, state: SenjutsuState, figure: int) -> None:
        if figure >= game.players and not is_steady(game, state, figure):
            other = self.stance == "other"
            attacking = not state.stance >> figure & 1 if other else self.stance == "attacking"
            set_behaviour(game, state, figure, state.behaviour[figure], attacking=attacking)


class RefreshDeck(PerFigure, Model, frozen=True, tag_field="op", tag="refresh_deck"):
    """At the end of the turn a virtual opponent's deck and discard are shuffled together, including this card
    (SJ-91).
    """

    topic = "cards"
    reads = Sentence("{who:subj} {who:shuffles|shuffle} the deck again at the end of the turn")

    who: Who = "actor"

    def act(self, game: SenjutsuGame, state: SenjutsuState, figure: int) -> None:
        state.refresh |= 1 << figure


class PreferRange(PerFigure, Model, frozen=True, tag_field="op", tag="prefer_range"):
    """Give a virtual opponent another preferred range (SJ-83): from now on it likes to be just so far away."""

    reads = Sentence("{who:of} preferred range is now {hexes}").when(
        "the preferred range is now {hexes}", who="actor"
    )

    hexes: Annotated[int, Meta(ge=1, le=12, description="The range.", examples=[1])]
    who: Who = "actor"

    def act(self, game: SenjutsuGame, state: SenjutsuState, figure: int) -> None:
        state.reach[figure] = self.hexes


class RemoveCard(SenjutsuOperation, Model, frozen=True, tag_field="op", tag="remove_card"):
    """Remove this card from the game."""

    topic = "cards"
    reads = Sentence("remove this card from the game")

    def needs(self, code: Code) -> list[Value]:
        return [actor_in(code)]

    def act(self, game: SenjutsuGame, state: SenjutsuState, actor: int) -> None:
        played = state.areas[area(actor, PLAYED)]
        if played:
            played.pop()


class Fulfil(SenjutsuOperation, Model, frozen=True, tag_field="op", tag="fulfil"):
    """Fulfil a contract of a virtual opponent's; when it has fulfilled all of them, the opponents have won (SJ-92)."""

    reads = Sentence("fulfil the contract “{contract}”")

    def told(self, reader: Any) -> dict[str, object]:
        """The contract as people read it, not as files write it."""
        return {"contract": reader.spoken(self.contract)}

    contract: Annotated[Id, Meta(description="The contract, of the sheet.", examples=["first_blood"])]

    def needs(self, code: Code) -> list[Value]:
        return [actor_in(code)]

    def act(self, game: SenjutsuGame, state: SenjutsuState, actor: int) -> None:
        """Fulfil it; who has no such contract fulfils nothing."""
        sheet = game.solo.sheets.get(actor)
        if sheet is not None and self.contract in sheet.contracts:
            keep_contract(game, state, actor, list(sheet.contracts).index(self.contract))


OPERATIONS = (Fulfil, Attempt, ChangeBehaviour, TakeStance, RefreshDeck, PreferRange, RemoveCard)
