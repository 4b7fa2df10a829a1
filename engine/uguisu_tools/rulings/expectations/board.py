"""What anybody at the table can check: whose turn it is, what may be done, where things stand, how it ends."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from typing import Annotated, TypeAlias

from msgspec import Meta

from uguisu.content.markers import Expectation
from uguisu.content.models.fields import Model
from uguisu.core.kinds import takes
from uguisu.core.state import CHANCE, OFF
from uguisu.messages.local_text import doc, localize
from uguisu.messages.message import Message, Sentence
from uguisu.messages.suggest import listing
from uguisu_tools.rulings.bench import Bench

MANY = 20

Natural: TypeAlias = Annotated[int, Meta(ge=0)]
"""A number of things."""


def listed(names: Iterable[str]) -> str:
    """Write names with commas between them, `nothing` for none."""
    return listing(names, MANY) or Message("nothing")


def in_range(value: int, least: int | None, most: int | None, same: int | None) -> bool:
    """Whether `value` meets every bound that is not None."""
    return (
        (least is None or value >= least)
        and (most is None or value <= most)
        and (same is None or value == same)
    )


def bounds(least: int | None, most: int | None, same: int | None) -> str:
    """Write what was wanted of a number."""
    parts = [] if same is None else [str(same)]
    if least is not None:
        parts.append(Message("at least {limit}", limit=least))
    if most is not None:
        parts.append(Message("at most {limit}", limit=most))
    return reduce(lambda one, other: Message("{one} and {other}", one=one, other=other), parts)


class Legal(Expectation, Model, frozen=True, tag_field="expect", tag="legal"):
    """Checks which actions are legal."""

    reads = Sentence(
        "allowed",
        includes=": {includes}, maybe more",
        exactly=": only {exactly}",
        excludes=", but not {excludes}",
        count=", {count} in all",
    )

    includes: Annotated[
        tuple[str, ...],
        takes("move", description="These are legal, maybe others too.", examples=[["ninja:hall"]]),
    ] = ()
    excludes: Annotated[
        tuple[str, ...], takes("move", description="These are not legal.", examples=[["ninja:moat"]])
    ] = ()
    exactly: Annotated[
        tuple[str, ...] | None,
        takes("move", description="These are legal and no others.", examples=[["red:gate", "red:stay"]]),
    ] = None
    count: Annotated[Natural | None, doc("This many are legal.", 3)] = None

    def differs(self, bench: Bench) -> str | None:
        legal = bench.legal()
        missing = [move for move in (*self.includes, *(self.exactly or ())) if move not in legal]
        if missing:
            return Message(
                "{missing} should be legal, but {legal} is", missing=listed(missing), legal=listed(legal)
            )
        wrong = [move for move in self.excludes if move in legal]
        if self.exactly is not None:
            wrong += [move for move in legal if move not in self.exactly]
        if wrong:
            return Message("{wrong} should not be legal", wrong=listed(wrong))
        if self.count is not None and len(legal) != self.count:
            return Message(
                "{count} {count:action|actions} should be legal, but {has} {has:is|are}, {legal}",
                count=self.count,
                has=len(legal),
                legal=listed(legal),
            )
        return None


class Illegal(Expectation, Model, frozen=True, tag_field="expect", tag="illegal"):
    """Checks that actions are not legal."""

    reads = Sentence("{moves} is not allowed")

    moves: Annotated[
        tuple[str, ...],
        takes("move", description="None of these is legal.", examples=[["ninja:moat"]], min_length=1),
    ]

    def differs(self, bench: Bench) -> str | None:
        legal = bench.legal()
        wrong = [move for move in self.moves if move in legal]
        return Message("{wrong} should not be legal", wrong=listed(wrong)) if wrong else None


class ToMove(Expectation, Model, frozen=True, tag_field="expect", tag="to_move"):
    """Checks whose decision it is, and which."""

    reads = Sentence("to decide", seat=": {seat}", phase=", in the phase {phase}")

    seat: Annotated[
        str | None,
        takes(
            "mover",
            description="The seat that decides; `chance` if dice or a deck decide.",
            examples=["samurai"],
        ),
    ] = None
    phase: Annotated[str | None, takes("phase", description="The current phase.", examples=["ninja"])] = None

    def differs(self, bench: Bench) -> str | None:
        state, game = bench.state, bench.game
        if state.over:
            return Message("the game is over: `{result}`", result=game.results[state.result].id)
        seat = "chance" if state.seat == CHANCE else game.seats[state.seat].id
        if self.seat is not None:
            if self.seat != "chance":
                bench.seat(self.seat)
            if self.seat != seat:
                return Message("`{seat}` should be to move, but `{mover}` is", seat=self.seat, mover=seat)
        if self.phase is not None and bench.phase(self.phase) != state.phase:
            return Message(
                "the phase should be `{phase}`, but it is `{present}`",
                phase=self.phase,
                present=game.phases[state.phase].name,
            )
        return None


AtLeast = Annotated[int | None, doc("It is this value or more.", 2)]
AtMost = Annotated[int | None, doc("It is this value or less.", 2)]
Exactly = Annotated[int | None, doc("It is exactly this value.", 0)]


class At(Expectation, Model, frozen=True, tag_field="expect", tag="at"):
    """Checks where a piece is."""

    reads = Sentence("{piece} stands on {place}")

    piece: Annotated[str, takes("piece", description="The piece.", examples=["ninja"])]
    place: Annotated[
        str | None, takes("place", description="The place; null when it is on none.", examples=["gate", None])
    ]

    def differs(self, bench: Bench) -> str | None:
        wanted = OFF if self.place is None else bench.place(self.place)
        found = bench.state.at[bench.piece(self.piece)]
        if found == wanted:
            return None
        where = Message("on no place") if wanted == OFF else Message("at `{place}`", place=self.place)
        there = (
            Message("on no place")
            if found == OFF
            else Message("at `{place}`", place=bench.game.place_id(found))
        )
        return Message(
            "`{piece}` should be {where}, but is {there}", piece=self.piece, where=where, there=there
        )


class TrackIs(Expectation, Model, frozen=True, tag_field="expect", tag="track"):
    """Checks the value of a track."""

    reads = Sentence(
        "{track}", is_=": {is_}", at_least=": at least {at_least}", at_most=": at most {at_most}"
    )

    track: Annotated[str, takes("track", description="The track.", examples=["alert"])]
    is_: Exactly = None
    at_least: AtLeast = None
    at_most: AtMost = None

    def differs(self, bench: Bench) -> str | None:
        value = bench.state.tracks[bench.track(self.track)]
        if in_range(value, self.at_least, self.at_most, self.is_):
            return None
        return Message(
            "`{track}` should be {wanted}, but it is {value}",
            track=self.track,
            wanted=bounds(self.at_least, self.at_most, self.is_),
            value=value,
        )


class Marked(Expectation, Model, frozen=True, tag_field="expect", tag="mark"):
    """Checks that there is a mark on a place, or that there is none."""

    reads = Sentence(
        "{absent}: {kind} on {place}",
        absent={False: "there is", True: "there is not"},
        owner=", of {owner}",
    )

    kind: Annotated[str, takes("mark", description="The kind of mark.", examples=["lantern"])]
    place: Annotated[str, takes("place", description="The place.", examples=["gate"])]
    owner: Annotated[str | None, takes("seat", description="The seat it belongs to.", examples=["ninja"])] = (
        None
    )
    absent: Annotated[bool, doc("There is no such mark.", True)] = False

    def differs(self, bench: Bench) -> str | None:
        kind, place = bench.mark(self.kind), bench.place(self.place)
        owner = None if self.owner is None else bench.seat(self.owner)
        found = any(
            mark[:2] == (kind, place) and (owner is None or mark[2] == owner) for mark in bench.state.marks
        )
        if found != self.absent:
            return None
        lies = [bench.game.topology.ids[mark[1]] for mark in bench.state.marks if mark[0] == kind]
        if self.absent:
            return Message(
                "there should be no `{kind}` on `{place}`; such marks are on {lies}",
                kind=self.kind,
                place=self.place,
                lies=listed(lies),
            )
        return Message(
            "there should be a `{kind}` on `{place}`; such marks are on {lies}",
            kind=self.kind,
            place=self.place,
            lies=listed(lies),
        )


class Holds(Expectation, Model, frozen=True, tag_field="expect", tag="area"):
    """Checks which cards are in an area."""

    reads = Sentence(
        "{area} holds", cards=": only {cards}", includes=": {includes}, maybe more", count=", {count} in all"
    )

    area: Annotated[str, takes("area", description="The card area.", examples=["hand-ninja"])]
    cards: Annotated[
        tuple[str, ...] | None,
        takes("card", description="These cards and no others, in any order.", examples=[["cat", "rope"]]),
    ] = None
    includes: Annotated[
        tuple[str, ...], takes("card", description="These cards, maybe others too.", examples=[["cat"]])
    ] = ()
    count: Annotated[Natural | None, doc("This many cards.", 3)] = None

    def differs(self, bench: Bench) -> str | None:
        found = bench.state.areas[bench.area(self.area)]
        told = listed(bench.game.card_ids[card] for card in found)
        wanted = self.cards
        if wanted is None or sorted(bench.cards(wanted)) == sorted(found):
            included = zip(self.includes, bench.cards(self.includes), strict=True)
            wanted = tuple(name for name, card in included if card not in found) or None
        if wanted is not None:
            return Message(
                "`{area}` should hold {cards}, but holds {told}",
                area=self.area,
                cards=listed(wanted),
                told=told,
            )
        if self.count is not None and len(found) != self.count:
            return Message(
                "`{area}` should hold {count} {count:card|cards}, but holds {has}, {told}",
                area=self.area,
                count=self.count,
                has=len(found),
                told=told,
            )
        return None


NOBODY = "nobody"


def _found(bench: Bench) -> str:
    state = bench.state
    return (
        Message("the game ended with `{result}`", result=bench.game.results[state.result].id)
        if state.over
        else Message("the game goes on")
    )


class Ends(Expectation, Model, frozen=True, tag_field="expect", tag="result"):
    """Checks that the game is over, and how it ended."""

    reads = Sentence("the game has ended by {is_}")

    is_: Annotated[str, takes("result", description="The result.", examples=["ninja_escapes"])]

    def differs(self, bench: Bench) -> str | None:
        wanted = bench.result(self.is_)
        if bench.state.over and bench.state.result == wanted:
            return None
        return Message(
            "the game should have ended with `{wanted}`, but {ended}", wanted=self.is_, ended=_found(bench)
        )


class GoesOn(Expectation, Model, frozen=True, tag_field="expect", tag="goes_on"):
    """Checks that the game is not over."""

    reads = Sentence("the game goes on")

    def differs(self, bench: Bench) -> str | None:
        return (
            Message("the game should go on, but {ended}", ended=_found(bench)) if bench.state.over else None
        )


class Winner(Expectation, Model, frozen=True, tag_field="expect", tag="winner"):
    """Checks who has won."""

    reads = Sentence("{is_} has won")

    is_: Annotated[
        str, takes("winner", description="The side that won, or `nobody`.", examples=["ninja", "nobody"])
    ]

    def differs(self, bench: Bench) -> str | None:
        state = bench.state
        wanted = None if self.is_ == NOBODY else bench.side(self.is_)
        if not state.over:
            return Message("`{wanted}` should have won, but the game goes on", wanted=self.is_)
        winner = bench.game.results[state.result].winner()
        if winner == wanted:
            return None
        return Message(
            "`{wanted}` should have won, but `{winner}` has by {ended}",
            wanted=self.is_,
            winner=winner or NOBODY,
            ended=_found(bench),
        )


class Rank(Expectation, Model, frozen=True, tag_field="expect", tag="rank"):
    """Checks which rank the winners earn."""

    reads = Sentence("the rank is {is_}", side=", of {side}", language=" ({language})")

    is_: Annotated[str, doc("The rank.", "Genin")]
    side: Annotated[
        str | None, takes("side", description="The side; if left out, the winning one.", examples=["samurai"])
    ] = None
    language: Annotated[str, doc("The language it is written in.", "en")] = "en"

    def differs(self, bench: Bench) -> str | None:
        state = bench.state
        if not state.over:
            return Message("the rank should be `{wanted}`, but the game goes on", wanted=self.is_)
        result = bench.game.results[state.result]
        side = result.winner() if self.side is None else bench.side(self.side)
        rank = localize(result.ranks[side], self.language) if side in result.ranks else Message("none")
        return (
            None
            if rank == self.is_
            else Message("the rank should be `{wanted}`, but it is `{rank}`", wanted=self.is_, rank=rank)
        )
