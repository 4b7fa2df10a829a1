"""Who sees what, who hears what, who may talk to whom."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from uguisu.content.markers import Expectation
from uguisu.content.models.fields import Model
from uguisu.core.events import Event
from uguisu.rulings.bench import Bench
from uguisu.rulings.expectations.seeing import look
from uguisu.rulings.expectations.telling import Natural, listed
from uguisu.said import Said

Viewer = Annotated[
    str,
    Meta(description="The seat that looks; `onlooker` for somebody who does not play.", examples=["samurai"]),
]
Language = Annotated[str, Meta(description="The language it is told in.", examples=["en"])]


class Sees(Expectation, Model, frozen=True, tag_field="expect", tag="view"):
    """Says what one seat sees of a piece, a mark, a track, a card area or a note: one of them at a time."""

    seat: Viewer
    piece: Annotated[str | None, Meta(description="A piece.", examples=["ninja"])] = None
    mark: Annotated[str | None, Meta(description="A kind of mark.", examples=["noise"])] = None
    track: Annotated[str | None, Meta(description="A track.", examples=["alert"])] = None
    area: Annotated[str | None, Meta(description="A card area.", examples=["hand-ninja"])] = None
    note: Annotated[str | None, Meta(description="A note of the view, by its name.", examples=["wounds"])] = (
        None
    )
    place: Annotated[str | None, Meta(description="Where the piece or mark is seen.", examples=["gate"])] = (
        None
    )
    is_: Annotated[
        Any,
        Meta(description="The value seen: of a track, a note, or a piece's state.", examples=[2, "asleep"]),
    ] = None
    cards: Annotated[
        tuple[str, ...] | None, Meta(description="The cards seen in the area.", examples=[["cat", "rope"]])
    ] = None
    count: Annotated[
        Natural | None, Meta(description="How many cards are seen to lie there.", examples=[3])
    ] = None
    hidden: Annotated[
        bool,
        Meta(
            description="It is not seen: no place is told of the piece, no face of the cards, nothing of the rest.",
            examples=[True],
        ),
    ] = False

    def __post_init__(self) -> None:
        named = [
            name for name in ("piece", "mark", "track", "area", "note") if getattr(self, name) is not None
        ]
        if len(named) != 1:
            raise ValueError(
                Said("a view is asked about just one of `piece`, `mark`, `track`, `area` and `note`")
            )

    def differs(self, bench: Bench) -> str | None:
        """Compare with the view of that seat."""
        found = look(self, bench)
        return None if found is None else Said("as `{seat}` sees it, {found}", seat=self.seat, found=found)


class Happened(Expectation, Model, frozen=True, tag_field="expect", tag="event"):
    """Says that something happened with what was played last, and who came to know of it."""

    kind: Annotated[str, Meta(description="The kind of event.", examples=["moved"])]
    details: Annotated[
        dict[str, Any],
        Meta(
            description="What the event tells, as far as it matters.",
            examples=[{"piece": "ninja", "place": "gate"}],
        ),
    ] = msgspec.field(default_factory=dict)
    seen_by: Annotated[
        tuple[str, ...], Meta(description="Seats or sides that know of it.", examples=[["samurai"]])
    ] = ()
    not_seen_by: Annotated[
        tuple[str, ...], Meta(description="Seats or sides that do not know of it.", examples=[["guards"]])
    ] = ()
    absent: Annotated[bool, Meta(description="No such thing happened.", examples=[True])] = False

    def differs(self, bench: Bench) -> str | None:
        """Compare with the news."""
        fitting = [event for event in bench.news if self._fits(event)]
        if self.absent:
            return (
                Said(
                    "no `{kind}` should have happened, but {found} did",
                    kind=self.kind,
                    found=_told(fitting),
                )
                if fitting
                else None
            )
        if not fitting:
            same = [event for event in bench.news if event.kind == self.kind]
            return Said(
                "`{kind}` {details} should have happened; found: {found}",
                kind=self.kind,
                details=str(self.details or ""),
                found=_told(same or bench.news),
            )
        faults = [self._heard(event, bench) for event in fitting]
        return None if None in faults else faults[0]

    def _fits(self, event: Event) -> bool:
        return event.kind == self.kind and all(
            event.details.get(name) == value for name, value in self.details.items()
        )

    def _heard(self, event: Event, bench: Bench) -> str | None:
        for wanted, names in ((True, self.seen_by), (False, self.not_seen_by)):
            for name in names:
                if any(event.heard_by(seat) is not wanted for seat in bench.seats_of(name)):
                    if wanted:
                        return Said("`{name}` should know of {event}", name=name, event=_told([event]))
                    return Said("`{name}` should not know of {event}", name=name, event=_told([event]))
        return None


def _told(events: list[Event]) -> str:
    return listed(
        f"{event.kind}({', '.join(f'{name}: {value}' for name, value in event.details.items())})"
        for event in events
    )


class LogTells(Expectation, Model, frozen=True, tag_field="expect", tag="log"):
    """Says what a seat can read in its log."""

    seat: Viewer
    contains: Annotated[
        str, Meta(min_length=1, description="A part of one of its lines.", examples=["goes to the gate"])
    ]
    absent: Annotated[bool, Meta(description="No line of it has that.", examples=[True])] = False
    language: Language = "en"

    def differs(self, bench: Bench) -> str | None:
        """Compare with the log in that seat's eyes."""
        lines = [line.text for line in bench.view(self.seat, self.language).log]
        if any(self.contains in line for line in lines) != self.absent:
            return None
        if self.absent:
            return Said(
                "the log of `{seat}` should not contain `{text}`; its last lines: {lines}",
                seat=self.seat,
                text=self.contains,
                lines=listed(lines[-5:]),
            )
        return Said(
            "the log of `{seat}` should contain `{text}`; its last lines: {lines}",
            seat=self.seat,
            text=self.contains,
            lines=listed(lines[-5:]),
        )


class Talks(Expectation, Model, frozen=True, tag_field="expect", tag="talk"):
    """Says whom a seat may talk to at the table."""

    seat: Annotated[str, Meta(description="The seat that would talk.", examples=["east"])]
    may: Annotated[tuple[str, ...], Meta(description="Seats it may talk to.", examples=[["ninja"]])] = ()
    may_not: Annotated[
        tuple[str, ...], Meta(description="Seats it may not talk to.", examples=[["west"]])
    ] = ()

    def differs(self, bench: Bench) -> str | None:
        """Compare with the rule of talk."""
        seat = bench.seat(self.seat)
        for wanted, names in ((True, self.may), (False, self.may_not)):
            for name in names:
                if bench.game.may_talk(seat, bench.seat(name)) is not wanted:
                    if wanted:
                        return Said("`{seat}` should be able to talk to `{name}`", seat=self.seat, name=name)
                    return Said("`{seat}` should not be able to talk to `{name}`", seat=self.seat, name=name)
        return None


EXPECTATIONS = (Sees, Happened, LogTells, Talks)
