"""Conditions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Annotated, Any

from msgspec import Meta

from uguisu.content.markers import Test
from uguisu.core.kinds import place_of, takes
from uguisu.core.machine import Condition, Value
from uguisu.core.state import Frame, State
from uguisu.effects.code import Code
from uguisu.effects.doubts import MANY
from uguisu.effects.fields import MarkKind, Model, Number, PieceName, PlaceName
from uguisu.effects.filters import CardFilter, PieceFilter, PlaceFilter, find_any, most_places
from uguisu.messages.local_text import doc
from uguisu.messages.message import Message, Sentence

if TYPE_CHECKING:
    from uguisu.core.game import Game

AtLeast = Annotated[Number | None, doc("It is this value or more.", 2)]
AtMost = Annotated[Number | None, doc("It is this value or less.", 2)]
Exactly = Annotated[Number | None, doc("It is exactly this value.", 0)]


def _must_compare(code: Code, model: TrackTest | CountTest) -> None:
    if model.at_least is None and model.at_most is None and model.is_ is None:
        raise code.fail(
            Message("this condition has nothing to compare with"),
            hint=Message("give `at_least`, `at_most` or `is`"),
        )


def _bounds(model: TrackTest | CountTest) -> tuple[int, int] | None:
    """Return the least and the most that fit; None where names stand for them. They hardly ever do, and it is asked all game
    long.
    """
    if any(isinstance(one, str) for one in (model.at_least, model.at_most, model.is_)):
        return None
    least = max((one for one in (model.at_least, model.is_) if isinstance(one, int)), default=-MANY)
    most = min((one for one in (model.at_most, model.is_) if isinstance(one, int)), default=MANY)
    return least, most


def _fits(number: int, low: int | None, high: int | None, same: int | None) -> bool:
    return (
        (low is None or number >= low)
        and (high is None or number <= high)
        and (same is None or number == same)
    )


def _doubt_count(code: Code, model: CountTest, there: int | None) -> None:
    """Doubt a count that asks for more than one number at once, for fewer than none, or for more than are `there`."""
    least = max(value for value in (model.at_least, model.is_, 0) if isinstance(value, int))
    most = [value for value in (model.at_most, model.is_) if isinstance(value, int)]
    if most and least > min(most):
        message = Message("This never holds: no number can be all that is asked here")
        code.doubt("never-holds", message, hint=Message("Ask for less."))
    elif there is not None and least > there:
        message = Message("This never holds: there are never more than {count} of these", count=there)
        code.doubt("never-holds", message, hint=Message("Ask for less."))


class TrackTest(Test, Model, frozen=True, tag_field="test", tag="track"):
    """Compares a track, or a number in scope, with a value, or tests whether it is a multiple of one."""

    offered = Message("A counter is at least, at most or exactly so high")
    reads = Sentence(
        "{track} is",
        at_least=" at least {at_least}",
        at_most=" at most {at_most}",
        is_=" exactly {is_}",
        every=" a multiple of {every}",
    ).when("{track} is between {at_least} and {at_most}", at_least=..., at_most=...)

    track: Annotated[
        str,
        takes("number", description="A track, or a name in scope that holds a number.", examples=["alert"]),
    ]
    at_least: AtLeast = None
    at_most: AtMost = None
    is_: Exactly = None
    every: Annotated[
        Annotated[int, Meta(ge=2, le=999)] | None,
        doc("A multiple of this: every third round, say.", 3),
    ] = None

    def check(self, code: Code) -> None:
        if self.every is None:
            _must_compare(code, self)

    def bound(self, game: Game) -> Callable[..., bool]:
        bounds, every = _bounds(self), self.every or 1
        if bounds is None:
            return lambda _state, number, *asked: number % every == 0 and _fits(number, *asked)
        least, most = bounds
        if every == 1:
            return lambda _state, number, *_asked: least <= number <= most
        return lambda _state, number, *_asked: number % every == 0 and least <= number <= most


class CountTest(Test, Model, frozen=True, tag_field="test", tag="count"):
    """Counts places, pieces or cards and compares the number; each copy of a card counts."""

    topic = "counters"
    offered = Message("The number of pieces, places, cards")
    reads = Sentence(
        "the number of",
        places=" {places}",
        pieces=" {pieces}",
        cards=" {cards}",
        at_least=" is at least {at_least}",
        at_most=" is at most {at_most}",
        is_=" is exactly {is_}",
    )

    places: Annotated[PlaceFilter | None, doc("Count these places.", {"tag": "tower", "free": True})] = None
    pieces: Annotated[PieceFilter | None, doc("Count these pieces.", {"side": "samurai"})] = None
    cards: Annotated[CardFilter | None, doc("Count these cards.", {"in": "guard_hand"})] = None
    at_least: AtLeast = None
    at_most: AtMost = None
    is_: Exactly = None

    def check(self, code: Code) -> None:
        if sum(given is not None for given in (self.places, self.pieces, self.cards)) != 1:
            raise code.fail(Message("'count' needs exactly one of `places`, `pieces` and `cards`"))
        _must_compare(code, self)

    def needs(self, code: Code) -> list[Value]:
        find, _, some = find_any(code, self.places, self.pieces, self.cards)
        there = len(some) if some is not None else None
        _doubt_count(code, self, there if self.places is None else most_places(code, self.places))
        return [lambda state, frame: len(find(state, frame))]

    def bound(self, game: Game) -> Callable[..., bool]:
        bounds = _bounds(self)
        if bounds is None:
            return lambda _state, low, high, same, count: _fits(count, low, high, same)
        least, most = bounds
        return lambda _state, _low, _high, _same, count: least <= count <= most


class AtTest(Test, Model, frozen=True, tag_field="test", tag="at"):
    """Tests where a piece is: on a place, on a place with a tag, or in a region."""

    offered = Message("Where a piece is")
    reads = Sentence(
        "{piece} is", place=" {place:at}", tag=" on a place tagged {tag}", region=" in the region {region}"
    )

    piece: PieceName
    place: Annotated[PlaceName | None, doc("On this place.", "gate")] = None
    tag: Annotated[str | None, takes("tag", description="On a place with this tag.", examples=["tower"])] = (
        None
    )
    region: Annotated[
        str | None, takes("region", description="In this region.", examples=["west_castle"])
    ] = None

    def check(self, code: Code) -> None:
        if sum(part is not None for part in (self.place, self.tag, self.region)) != 1:
            raise code.fail(Message("'at' needs exactly one of `place`, `tag` and `region`"))

    def allows(self, code: Code) -> Iterator[tuple[str, frozenset[int]]]:
        if (
            self.place is not None
            and self.place in code.game.topology.index
            and not code.knows(self.place, "place")
        ):
            yield self.piece, frozenset({code.game.topology.index[self.place]})
        elif self.tag is not None or self.region is not None:
            named = (
                code.tag(self.tag, "tag") if self.tag is not None else code.region(str(self.region), "region")
            )
            yield self.piece, named

    def holds(self, game: Game, state: State, piece: int, *where: Any) -> bool:
        place, tagged, region = where
        here = place_of(state, piece)
        return here == place if place is not None else here in (tagged or region)


class AmongTest(Test, Model, frozen=True, tag_field="test", tag="among"):
    """Tests whether a place or a piece in scope is one of some: by tag, kind, mark, distance, or by name."""

    offered = Message("A piece is one of several")
    reads = Sentence("{place} is among {places}").when("{piece} is among {pieces}", piece=...)

    place: Annotated[PlaceName | None, doc("The place to test.", "place")] = None
    piece: Annotated[PieceName | None, doc("The piece that is asked about.", "piece")] = None
    places: Annotated[PlaceFilter | None, doc("With `place`: one of these.", {"tag": "tower"})] = None
    pieces: Annotated[PieceFilter | None, doc("With `piece`: one of these.", {"kind": "guard"})] = None

    def check(self, code: Code) -> None:
        given = [one is not None for one in (self.place, self.places, self.piece, self.pieces)]
        if given not in ([True, True, False, False], [False, False, True, True]):
            raise code.fail(Message("'among' needs `place` and `places`, or `piece` and `pieces`"))

    def needs(self, code: Code) -> list[Callable[[State, Frame], list[int]]]:
        find, _, wanted = find_any(code, self.places, self.pieces)
        some = code.may_be(str(self.piece))
        if self.piece is not None and None not in (some, wanted) and not some & wanted:  # type: ignore[operator]
            message = Message("This never holds: `{piece}` is never one of these here", piece=self.piece)
            code.doubt("never-holds", message, hint=Message("Ask for pieces that it can be."))
        return [find]

    def holds(
        self, game: Game, state: State, place: int | None, piece: int | None, found: Sequence[int]
    ) -> bool:
        return (place if place is not None else piece) in found


class MarkedTest(Test, Model, frozen=True, tag_field="test", tag="marked"):
    """Tests whether there is a mark of a kind on a place."""

    offered = Message("A mark lies at a place")
    reads = Sentence("{kind} lies {place:at}")

    kind: MarkKind
    place: PlaceName

    def holds(self, game: Game, state: State, kind: int, place: int) -> bool:
        return any(mark[:2] == (kind, place) for mark in state.marks)


class SameTest(Test, Model, frozen=True, tag_field="test", tag="same"):
    """Tests whether two names refer to the same piece."""

    offered = Message("It is the same piece")
    reads = Sentence("{piece} is {is_}")

    piece: PieceName
    is_: PieceName

    def check(self, code: Code) -> None:
        some, others = code.may_be(self.piece), code.may_be(self.is_)
        if some is not None and others is not None and not some & others:
            message = Message(
                "This never holds: `{piece}` is never `{other}` here", piece=self.piece, other=self.is_
            )
            code.doubt("never-holds", message, hint=Message("Ask for a piece that it can be."))

    def holds(self, game: Game, state: State, one: int, other: int) -> bool:
        return one == other


class CardTest(Test, Model, frozen=True, tag_field="test", tag="card"):
    """Tests which card was played."""

    offered = Message("A card is a certain one")
    reads = Sentence("{card} is “{is_}”")

    card: Annotated[str, takes("card", description="A name in scope that holds a card.", examples=["card"])]
    is_: Annotated[str, takes("card", description="The card's id.", examples=["rope"])]

    def holds(self, game: Game, state: State, one: int, other: int) -> bool:
        return one == other


class SideTest(Test, Model, frozen=True, tag_field="test", tag="side"):
    """Tests which side a piece is on."""

    reads = Sentence("{piece} is on the side {is_}")

    piece: PieceName
    is_: Annotated[str, takes("side", description="The side.", examples=["ninja"])]

    def check(self, code: Code) -> None:
        side, some = code.side(self.is_, "is"), code.may_be(self.piece)
        if some is not None and all(code.game.pieces[piece].side != side for piece in some):
            message = Message(
                "This never holds: `{piece}` is never on the side `{side}` here", piece=self.piece, side=side
            )
            code.doubt("never-holds", message, hint=Message("Ask for a side that it can be on."))

    def bound(self, game: Game) -> Callable[[State, int, str], bool]:
        sides = [piece.side for piece in game.pieces]
        return lambda _state, piece, side: sides[piece] == side


Tests = Annotated[
    tuple[Test, ...],
    doc("Conditions.", [{"test": "at", "piece": "ninja", "tag": "tower"}]),
]


class NotTest(Test, Model, frozen=True, tag_field="test", tag="not"):
    """Holds if the conditions do not all hold."""

    reads = Sentence("it is not true that {if_}")
    leads = Sentence("unless {if_}")

    if_: Tests

    def compile(self, code: Code) -> Condition:
        if not self.if_:
            code.doubt_empty()
        with code.anew():
            holds = code.condition(self.if_)
        return lambda state, frame: not holds(state, frame)


class AnyTest(Test, Model, frozen=True, tag_field="test", tag="any"):
    """Holds if at least one of the conditions does."""

    offered = Message("Either one thing is so, or another")
    reads = Sentence("either {if_}")

    if_: Tests

    def compile(self, code: Code) -> Condition:
        parts = code.alternatives(self.if_)
        return lambda state, frame: any(part(state, frame) for part in parts)


TESTS = (TrackTest, CountTest, AtTest, AmongTest, MarkedTest, SameTest, CardTest, SideTest, NotTest, AnyTest)
