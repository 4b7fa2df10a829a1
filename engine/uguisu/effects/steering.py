"""Operations that steer others, and those that ask: a player, or chance."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated

from uguisu.content.markers import Operation, Test
from uguisu.core.events import EVERYBODY, includes, only
from uguisu.core.kinds import NOTHING, takes
from uguisu.core.machine import Ask, Value
from uguisu.core.phase import Move
from uguisu.core.state import CHANCE, Frame, State
from uguisu.core.text import Text
from uguisu.effects.code import Code, jump, jump_unless
from uguisu.effects.fields import Model, NameInScope, Prompt
from uguisu.effects.filters import CardFilter, Finder, PieceFilter, PlaceFilter, find_any
from uguisu.messages.local_text import LocalText, doc
from uguisu.messages.message import Message, Sentence

if TYPE_CHECKING:
    from uguisu.core.game import Game

Block = Annotated[
    tuple[Operation, ...],
    doc("The operations, in order.", [{"op": "raise", "track": "alert"}]),
]


class If(Operation, Model, frozen=True, tag_field="op", tag="if"):
    """Do something only if every condition holds, and otherwise something else."""

    offered = Message("Only if something is so")
    reads = Sentence("{if_}:", else_="Otherwise:")

    if_: Annotated[
        tuple[Test, ...],
        doc("The conditions; all must hold.", [{"test": "track", "track": "alert", "at_least": 2}]),
    ]
    do: Block
    else_: Annotated[
        tuple[Operation, ...],
        doc("What to do if a condition does not hold.", [{"op": "say", "text": "All quiet."}]),
    ] = ()

    def compile(self, code: Code) -> None:
        holds = code.condition(self.if_)
        to_else = code.reserve()
        with code.inner_scope(), code.knowing(self.if_):
            code.block(self.do)
        if not self.else_:
            code.replace(to_else, jump_unless(holds, code.here))
            return
        to_end = code.reserve()
        code.replace(to_else, jump_unless(holds, code.here))
        with code.inner_scope(), code.knowing(()):
            code.block(self.else_, "else")
        code.replace(to_end, jump(code.here))


class ForEach(Operation, Model, frozen=True, tag_field="op", tag="for_each"):
    """Do something for each place or piece. Each one is looked at when its turn comes."""

    reads = (
        Sentence("for all, one by one:")
        .when("for all {places}, one by one:", places=...)
        .when("for all {pieces}, one by one:", pieces=...)
    )

    as_: NameInScope
    do: Block
    places: Annotated[PlaceFilter | None, doc("Go through these places.", {"tag": "tower"})] = None
    pieces: Annotated[PieceFilter | None, doc("Go through these pieces.", {"side": "samurai"})] = None

    def compile(self, code: Code) -> None:
        """Write it: a counter walks over every place or piece, and those that are not found are passed over."""
        if (self.places is None) == (self.pieces is None):
            raise code.fail(Message("'for_each' needs either `places` or `pieces`, and not both"))
        find, kind, some = find_any(code, self.places, self.pieces)
        count = len(code.game.topology.ids if kind == "place" else code.game.pieces)
        with code.inner_scope(), code.anew():
            item = code.introduce(self.as_, kind, some)
            code.emit(lambda _state, frame: frame.__setitem__(item, -1))
            start = code.here
            position = code.reserve()
            code.block(self.do)
            code.emit(jump(start))
        end = code.here

        def advance(state: State, frame: Frame) -> None:
            last = frame[item]
            ahead = [number for number in find(state, frame) if number > last]
            if ahead:
                frame[item] = min(ahead)
            else:
                frame[item], frame[1] = count, end

        code.replace(position, advance)


class Cancel(Operation, Model, frozen=True, tag_field="op", tag="cancel"):
    """Stop the effect that this was played in answer to. What comes after that effect on the same card still happens."""

    reads = Sentence("cancel what this answers")

    def act(self, game: Game, state: State) -> None:
        game.cancel_interrupted(state)


Places = Annotated[PlaceFilter | None, doc("One of these places.", {"tag": "tower"})]
Pieces = Annotated[PieceFilter | None, doc("One of these pieces.", {"side": "samurai"})]
Cards = Annotated[CardFilter | None, doc("One of these cards.", {"in": "guard_hand"})]
Options = Annotated[
    tuple[LocalText, ...],
    doc("One of these answers; the name holds 0 for the first.", ["Ring it", "Leave it"]),
]
SeenBy = Annotated[
    tuple[str, ...] | None,
    takes(
        "audience",
        description="The sides or seats that learn what it is. If left out, everybody who sees such a thing does.",
        examples=[["intruders"]],
    ),
]


class Choose(Operation, Model, frozen=True, tag_field="op", tag="choose"):
    """Ask a seat to pick a place, a piece, a card that it sees, or an answer. If there is nothing to pick from, the
    operation is skipped.
    """

    topic = "choices"
    reads = Sentence(
        "{seat:subj} {seat:chooses|choose}",
        places=" among {places:the}",
        pieces=" among {pieces:the}",
        cards=" among {cards:the}",
        options=" one of the answers {options}",
        or_nothing={True: ", or nothing"},
        seen_by=", seen by {seen_by}",
        title=" – {title}",
    )

    as_: NameInScope
    seat: Annotated[
        str,
        takes(
            "seat",
            description="Who picks: a seat, a side (its first seat), or a name in scope.",
            examples=["ninja"],
        ),
    ]
    places: Places = None
    pieces: Pieces = None
    cards: Cards = None
    options: Options = ()
    or_nothing: Annotated[
        bool,
        doc(
            "Whether it may pick nothing; the condition `known` tells, and what needs the name is passed over.",
            True,
        ),
    ] = False
    seen_by: SeenBy = None
    title: Prompt = None

    def compile(self, code: Code) -> None:
        _ask(code, self, code.take(self, "seat"), declined=self.or_nothing)


class Random(Operation, Model, frozen=True, tag_field="op", tag="random"):
    """Let chance pick a place, a piece, a card or an answer, all equally likely."""

    topic = "choices"
    reads = Sentence(
        "chance picks",
        places=" among {places:the}",
        pieces=" among {pieces:the}",
        cards=" among {cards:the}",
        options=" one of the answers {options}",
        seen_by=", seen by {seen_by}",
        title=" – {title}",
    )

    as_: NameInScope
    places: Places = None
    pieces: Pieces = None
    cards: Cards = None
    options: Options = ()
    seen_by: SeenBy = None
    title: Prompt = None

    def compile(self, code: Code) -> None:
        code.game.has_chance = True
        _ask(code, self, lambda _state, _frame: CHANCE)


def _ask(code: Code, operation: Choose | Random, chooser: Value, *, declined: bool = False) -> None:
    given = [operation.places is not None, operation.pieces is not None, operation.cards is not None]
    if sum((*given, bool(operation.options))) != 1:
        raise code.fail(Message("give exactly one of `places`, `pieces`, `cards` and `options` to pick from"))
    some: frozenset[int] | None = None
    seen_by = EVERYBODY
    if not operation.options:
        find, kind, some = find_any(code, operation.places, operation.pieces, operation.cards)
    else:
        answers = list(range(len(operation.options)))

        def find(_state: State, _frame: Frame) -> list[int]:
            return answers

        kind = "number"
    if operation.cards is not None:
        seen_by = code.game.areas[code.area(operation.cards.in_, "cards")].faces_seen_by
        if isinstance(operation, Choose):
            find = _if_seen(find, seen_by, chooser)
    nothing = _beyond(code, kind, len(operation.options)) if declined else NOTHING
    if declined:
        find = _or(find, nothing)
    if operation.seen_by is not None:
        seen_by &= _audience(code, operation.seen_by)
    register = code.introduce(operation.as_, kind, some)
    code.picked(operation.as_)
    code.emit(
        Ask(
            phase=code.game.machine.index,
            chooser=chooser,
            options=find,
            register=register,
            describe=_teller(code, kind, operation.options, nothing),
            title=operation.title if operation.title is not None else "",
            seen_by=seen_by,
            nothing=nothing,
        )
    )


def _beyond(code: Code, kind: str, options: int) -> int:
    """Return the answer that is none: one more than the last there could be."""
    game = code.game
    ends = {"place": len(game.topology.ids), "piece": len(game.pieces), "card": len(game.card_ids)}
    nothing = ends.get(kind, options)
    game.max_actions = max(game.max_actions, nothing + 1)
    return nothing


def _or(find: Finder, nothing: int) -> Finder:
    """Add that nothing is picked, where there is something."""

    def found(state: State, frame: Frame) -> list[int]:
        some = find(state, frame)
        return [*some, nothing] if some else some

    return found


def _audience(code: Code, names: tuple[str, ...]) -> int:
    """Return the seats that sides and seats are."""
    seen_by = 0
    with code.at("seen_by"):
        for number, name in enumerate(names):
            seats = [index for index, seat in enumerate(code.game.seats) if name in (seat.side, seat.id)]
            if not seats:
                raise code.unknown(Message("side"), name, list(code.game.sides), number)
            seen_by |= only(*seats)
    return seen_by


def _if_seen(find: Finder, audience: int, chooser: Value) -> Finder:
    """Leave nothing to pick from to who does not see what lies there."""
    return lambda state, frame: find(state, frame) if includes(audience, chooser(state, frame)) else []


def _teller(
    code: Code, kind: str, options: tuple[LocalText, ...], nothing: int
) -> Callable[[State, int], Move]:
    game = code.game

    def describe(_state: State, action: int) -> Move:
        if action == nothing:
            return Move("nothing", Text("move.choose_nothing"))
        if kind == "place":
            place = game.topology.ids[action]
            return Move(place, Text("move.choose_place", {"place": place}), places=(action,))
        if kind == "piece":
            piece = game.pieces[action].id
            return Move(piece, Text("move.choose_piece", {"piece": piece}), pieces=(action,))
        if kind == "card":
            card = game.card_ids[action]
            return Move(card, Text("move.choose_card", {"card": card}), cards=(card,))
        return Move(f"option{action + 1}", Text("move.choose_option", {"text": options[action]}))

    return describe


OPERATIONS = (If, ForEach, Cancel, Choose, Random)
