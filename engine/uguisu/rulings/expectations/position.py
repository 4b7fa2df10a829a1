"""How things truly stand, whoever may see it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from uguisu.content.markers import Expectation
from uguisu.content.models.fields import Model
from uguisu.core.state import OFF
from uguisu.rulings.bench import Bench
from uguisu.rulings.expectations.telling import Natural, bounds, in_range, listed
from uguisu.said import Said

AtLeast = Annotated[int | None, Meta(description="It is this much or more.", examples=[2])]
AtMost = Annotated[int | None, Meta(description="It is this much or less.", examples=[2])]
Exactly = Annotated[int | None, Meta(description="It is just this much.", examples=[0])]


class At(Expectation, Model, frozen=True, tag_field="expect", tag="at"):
    """Says where a piece stands."""

    piece: Annotated[str, Meta(description="The piece.", examples=["ninja"])]
    place: Annotated[
        str | None, Meta(description="The place; null when it is on none.", examples=["gate", None])
    ]

    def differs(self, bench: Bench) -> str | None:
        """Compare with the position."""
        wanted = OFF if self.place is None else bench.place(self.place)
        found = bench.state.at[bench.piece(self.piece)]
        if found == wanted:
            return None
        where = Said("on no place") if wanted == OFF else Said("at `{place}`", place=self.place)
        there = (
            Said("on no place") if found == OFF else Said("at `{place}`", place=bench.game.place_id(found))
        )
        return Said("`{piece}` should be {where}, but is {there}", piece=self.piece, where=where, there=there)


class TrackIs(Expectation, Model, frozen=True, tag_field="expect", tag="track"):
    """Says what a track stands at."""

    track: Annotated[str, Meta(description="The track.", examples=["alert"])]
    is_: Exactly = None
    at_least: AtLeast = None
    at_most: AtMost = None

    def differs(self, bench: Bench) -> str | None:
        """Compare with the track."""
        value = bench.state.tracks[bench.track(self.track)]
        if in_range(value, self.at_least, self.at_most, self.is_):
            return None
        return Said(
            "`{track}` should be {wanted}, but it is {value}",
            track=self.track,
            wanted=bounds(self.at_least, self.at_most, self.is_),
            value=value,
        )


class Marked(Expectation, Model, frozen=True, tag_field="expect", tag="mark"):
    """Says that a mark lies on a place, or that none does."""

    kind: Annotated[str, Meta(description="The kind of mark.", examples=["lantern"])]
    place: Annotated[str, Meta(description="The place.", examples=["gate"])]
    owner: Annotated[str | None, Meta(description="The seat it belongs to.", examples=["ninja"])] = None
    absent: Annotated[bool, Meta(description="No such mark lies there.", examples=[True])] = False

    def differs(self, bench: Bench) -> str | None:
        """Compare with the marks."""
        kind, place = bench.mark(self.kind), bench.place(self.place)
        owner = None if self.owner is None else bench.seat(self.owner)
        found = any(
            mark[:2] == (kind, place) and (owner is None or mark[2] == owner) for mark in bench.state.marks
        )
        if found != self.absent:
            return None
        lies = [bench.game.topology.ids[mark[1]] for mark in bench.state.marks if mark[0] == kind]
        if self.absent:
            return Said(
                "no `{kind}` should lie on `{place}`; such marks lie on {lies}",
                kind=self.kind,
                place=self.place,
                lies=listed(lies),
            )
        return Said(
            "a `{kind}` should lie on `{place}`; such marks lie on {lies}",
            kind=self.kind,
            place=self.place,
            lies=listed(lies),
        )


class Holds(Expectation, Model, frozen=True, tag_field="expect", tag="area"):
    """Says which cards lie in an area."""

    area: Annotated[str, Meta(description="The card area.", examples=["hand-ninja"])]
    cards: Annotated[
        tuple[str, ...] | None,
        Meta(description="These cards and no others, in any order.", examples=[["cat", "rope"]]),
    ] = None
    includes: Annotated[
        tuple[str, ...], Meta(description="These cards, maybe others too.", examples=[["cat"]])
    ] = ()
    count: Annotated[Natural | None, Meta(description="So many cards.", examples=[3])] = None

    def differs(self, bench: Bench) -> str | None:
        """Compare with the cards there."""
        found = bench.state.areas[bench.area(self.area)]
        told = listed(bench.game.card_ids[card] for card in found)
        if self.cards is not None and sorted(bench.cards(self.cards)) != sorted(found):
            return Said(
                "`{area}` should hold {cards}, but holds {told}",
                area=self.area,
                cards=listed(self.cards),
                told=told,
            )
        missing = [
            name
            for name, card in zip(self.includes, bench.cards(self.includes), strict=True)
            if card not in found
        ]
        if missing:
            return Said(
                "`{area}` should hold {cards}, but holds {told}",
                area=self.area,
                cards=listed(missing),
                told=told,
            )
        if self.count is not None and len(found) != self.count:
            return Said(
                "`{area}` should hold {count} cards, but holds {has}: {told}",
                area=self.area,
                count=self.count,
                has=len(found),
                told=told,
            )
        return None


EXPECTATIONS = (At, TrackIs, Marked, Holds)
