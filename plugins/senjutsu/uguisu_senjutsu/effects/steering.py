"""Operations that steer a card: what is paid for, what is chosen, and the divider."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Annotated, Any

from msgspec import Meta

from uguisu import Frame, Message, Move, Sentence, Text
from uguisu.effects import OF_CARDS, Ask, Code, Condition, Model, Operation, Reader, jump, word_of
from uguisu_senjutsu.content.cards import SPACES, Kamae
from uguisu_senjutsu.effects.base import END, SenjutsuOperation, card_game
from uguisu_senjutsu.rules import harm
from uguisu_senjutsu.state import ACTOR, FOCUS, KAMAE, TRACKS, SenjutsuState

Block = Annotated[
    tuple[Operation, ...],
    Meta(description="The operations, in order.", examples=[[{"op": "gain_focus"}]]),
]


def ask_to_pay(
    code: Code,
    cost: int,
    bought: Callable[[Reader], str],
    holds: Condition | None = None,
    *,
    must: Condition | None = None,
) -> int:
    """Write the question whether focus is paid for what is `bought`, if it can be and `holds`; return the register that
    is 1 if it was.

    What `must` be paid for is no question (SJ-41).
    """
    game, answer = card_game(code), code.register()
    words = cache(lambda: bought(Reader(game)))

    def payable(state: SenjutsuState, frame: Frame) -> bool:
        return game.focus(state, frame[ACTOR]) >= cost and (holds is None or holds(state, frame))

    def options(state: SenjutsuState, frame: Frame) -> list[int]:
        return [0, 1] if payable(state, frame) and not (must and must(state, frame)) else []

    def describe(_state: SenjutsuState, action: int) -> Move:
        paid = Text("move.pay", {"focus": cost, "text": words()})
        return Move("pay", paid) if action else Move("pass", Text("move.pass"))

    def pay(state: SenjutsuState, frame: Frame) -> None:
        if frame[answer] < 0 and must and payable(state, frame):
            frame[answer] = 1  # who could pay was not asked
        if frame[answer] == 1:
            game.pay_focus(state, frame[ACTOR], cost)

    code.emit(Ask(game.machine.index, lambda _state, frame: frame[ACTOR], options, answer, describe))
    code.emit(pay)
    return answer


def has_attack(operations: Iterable[Operation]) -> bool:
    """Whether there is an attack among operations, or within them."""
    for operation in operations:
        inside = [getattr(operation, name) for name in ("do", "else_") if hasattr(operation, name)]
        if word_of(operation) == "attack" or any(map(has_attack, inside)):
            return True
    return False


class PayFocus(SenjutsuOperation, Model, frozen=True, tag_field="op", tag="pay_focus"):
    """Effects that cost focus (SJ-14). A player without enough focus is not asked."""

    reads = Sentence("you may pay {focus} focus:")

    focus: Annotated[int, Meta(ge=1, le=3, description="What it costs.", examples=[1])] = 1
    do: Block = ()

    def compile(self, code: Code) -> None:
        """Write it. An attack must be tried, the focus for it included, and that for a move without which it reaches
        nobody (SJ-41).
        """
        game = card_game(code)

        def must(state: SenjutsuState, frame: Frame) -> bool:
            return game.trying.must_pay(state, frame[ACTOR], self)

        answer = ask_to_pay(
            code,
            self.focus,
            lambda reader: reader.clause(self.do, (), OF_CARDS),
            must=must,
        )
        land = code.guard(lambda _state, frame: frame[answer] == 1)
        with code.inner_scope():
            code.block(self.do)
        land()


class AtInitiative(SenjutsuOperation, Model, frozen=True, tag_field="op", tag="at_initiative"):
    """The divider of a card: all below it applies at another initiative (SJ-02, SJ-26). A card that counters is played
    at once with all its parts (SJ-53).
    """

    reads = Sentence("at initiative {initiative}:")

    initiative: Annotated[int, Meta(ge=0, le=20, description="The initiative.", examples=[2])]

    def compile(self, code: Code) -> None:
        """Write it: what is left of the program waits."""
        game = card_game(code)
        printed = self.initiative

        def wait(state: SenjutsuState, frame: Frame) -> None:
            figure = frame[ACTOR]
            if state.countering == [figure, game.card_of(frame)]:
                return
            if not state.stopped >> figure & 1:
                state.waiting.append([figure, harm.hurt(state, figure, printed), game.card_of(frame), *frame])
            frame[1] = END

        code.emit(wait)


class Way(Model, frozen=True):
    """One of several effects to choose from."""

    reads = (
        Sentence("")
        .when("in {kamae}, this one for {focus} focus:", kamae=..., focus=...)
        .when("pay {focus} focus:", focus=...)
        .when("in {kamae}, this one:", kamae=...)
    )

    do: Block
    kamae: Annotated[
        tuple[Kamae, ...],
        Meta(description="In these kamae it must be chosen, in others it cannot be.", examples=[["balance"]]),
    ] = ()
    focus: Annotated[int, Meta(ge=0, le=3, description="What it costs.", examples=[1])] = 0


class Or(SenjutsuOperation, Model, frozen=True, tag_field="op", tag="or"):
    """Choose one of several effects; one that belongs to the present kamae must be chosen (SJ-48)."""

    reads = Sentence("choose one:")

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
        if all(way == self.ways[0] for way in self.ways):
            same = Message("These ways are all the same, so there is nothing to choose")
            code.doubt("does-nothing", same, "ways", hint=Message("Change one, or write it without `or`."))
        game, answer = card_game(code), code.register()
        ways = [(frozenset(SPACES.index(word) for word in way.kamae), way.focus) for way in self.ways]
        costly = any(way.focus for way in self.ways)

        @cache
        def open_ways(stance: int, focus: int) -> list[int]:
            found = [
                number
                for number, (kamae, cost) in enumerate(ways)
                if cost <= focus and (not kamae or stance in kamae)
            ]
            return [number for number in found if stance in ways[number][0]] or found

        def options(state: SenjutsuState, frame: Frame) -> list[int]:
            figure, tracks = frame[ACTOR], state.tracks
            found = open_ways(tracks[figure * TRACKS + KAMAE], tracks[figure * TRACKS + FOCUS])
            if costly and len(found) > 1:
                found = game.trying.ways(state, figure, self, found)
            return found if len(found) > 1 else []

        begins: list[int] = []
        """Where each way begins; the last is behind them all, for whoever can choose none."""

        def go(state: SenjutsuState, frame: Frame) -> None:
            if frame[answer] < 0:  # what leaves no choice is no question
                figure, tracks = frame[ACTOR], state.tracks
                found = open_ways(tracks[figure * TRACKS + KAMAE], tracks[figure * TRACKS + FOCUS])
                if costly and len(found) > 1:
                    found = game.trying.ways(state, figure, self, found)
                frame[answer] = found[0] if found else -1
            frame[1] = begins[frame[answer]]

        @cache
        def told(number: int) -> str:
            return Reader(game).clause(self.ways[number].do, (), OF_CARDS)

        code.emit(
            Ask(
                game.machine.index,
                lambda _state, frame: frame[ACTOR],
                options,
                answer,
                lambda _state, action: Move(f"way{action + 1}", Text("move.way", {"text": told(action)})),
            )
        )
        code.emit(go)
        ends = []
        for number, way in enumerate(self.ways):
            begins.append(code.here)
            if way.focus:
                code.emit(_payment(game, way.focus))
            with code.at("ways", number), code.inner_scope():
                code.block(way.do)
            ends.append(code.reserve())
        begins.append(code.here)
        for end in ends:
            code.replace(end, jump(code.here))


def _payment(game: Any, cost: int) -> Callable[[Any, Frame], None]:
    def pay(state: SenjutsuState, frame: Frame) -> None:
        game.pay_focus(state, frame[ACTOR], cost)

    return pay


OPERATIONS = (PayFocus, AtInitiative, Or)
