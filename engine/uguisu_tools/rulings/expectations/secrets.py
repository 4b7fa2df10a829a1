"""What each seat sees and hears, and what it could know."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from uguisu.content.markers import Expectation
from uguisu.content.models.fields import Model
from uguisu.core.events import Event
from uguisu.core.kinds import takes
from uguisu.core.view import View
from uguisu.messages.local_text import doc
from uguisu.messages.message import Message, Sentence
from uguisu_tools.rulings.bench import Bench
from uguisu_tools.rulings.expectations.board import Natural, listed


def look(wanted: Sees, bench: Bench) -> str | None:
    """Return None when the view shows what is wanted, else what it shows instead."""
    view = bench.view(wanted.seat)
    if wanted.piece is not None:
        bench.piece(wanted.piece)
        return _piece(wanted, view, bench)
    if wanted.mark is not None:
        bench.seen_mark(wanted.mark)
        return _mark(wanted, view)
    if wanted.track is not None:
        bench.track(wanted.track)
        return _track(wanted, view)
    if wanted.area is not None:
        bench.area(wanted.area)
        return _area(wanted, view)
    return _note(wanted, view)


def _piece(wanted: Sees, view: View, bench: Bench) -> str | None:
    shown = next((piece for piece in view.pieces if piece.id == wanted.piece), None)
    place = shown.place if shown is not None else None
    where = Message("at `{place}`", place=place) if place else Message("not seen anywhere")
    if wanted.hidden:
        return (
            Message("`{piece}` should not be seen, but is {where}", piece=wanted.piece, where=where)
            if place
            else None
        )
    if wanted.place is not None:
        bench.place(wanted.place)
        if place != wanted.place:
            return Message(
                "`{piece}` should be at `{place}`, but is {where}",
                piece=wanted.piece,
                place=wanted.place,
                where=where,
            )
    if wanted.is_ is not None and (shown is None or shown.state != wanted.is_):
        return _is_not(f"`{wanted.piece}`", wanted.is_, shown.state if shown is not None else "")
    return Message("`{what}` should be seen, but is not", what=wanted.piece) if shown is None else None


def _mark(wanted: Sees, view: View) -> str | None:
    places = [mark.place for mark in view.marks if mark.kind == wanted.mark]
    found = wanted.place in places if wanted.place is not None else bool(places)
    if found != wanted.hidden:
        return None
    return Message("{wish}; such marks are seen on {places}", wish=_about_mark(wanted), places=listed(places))


def _about_mark(wanted: Sees) -> str:
    mark, place = wanted.mark, wanted.place
    if wanted.hidden:
        return (
            Message("`{mark}` should not be seen on `{place}`", mark=mark, place=place)
            if place
            else Message("`{what}` should not be seen", what=mark)
        )
    return (
        Message("`{mark}` should be seen on `{place}`", mark=mark, place=place)
        if place
        else Message("`{mark}` should be seen", mark=mark)
    )


def _track(wanted: Sees, view: View) -> str | None:
    shown = next((track for track in view.tracks if track.id == wanted.track), None)
    if wanted.hidden:
        return Message("`{what}` should not be seen", what=wanted.track) if shown is not None else None
    if shown is None:
        return Message("`{what}` should be seen, but is not", what=wanted.track)
    if wanted.is_ is not None and shown.value != wanted.is_:
        return _is_not(f"`{wanted.track}`", wanted.is_, shown.value)
    return None


def _area(wanted: Sees, view: View) -> str | None:
    shown = next((area for area in view.areas if area.id == wanted.area), None)
    faces = shown.cards if shown is not None else None
    if wanted.hidden:
        return (
            Message(
                "the cards of `{area}` should not be seen, but {faces} is",
                area=wanted.area,
                faces=listed(faces),
            )
            if faces is not None
            else None
        )
    if wanted.cards is not None and (faces is None or sorted(faces) != sorted(wanted.cards)):
        told = Message("only card backs") if faces is None else listed(faces)
        return Message(
            "`{area}` should hold {cards}, but shows {told}",
            area=wanted.area,
            cards=listed(wanted.cards),
            told=told,
        )
    count = shown.count if shown is not None else None
    if wanted.count is not None and count != wanted.count:
        return Message(
            "`{area}` should be seen to hold {count} {count:card|cards}, but is seen to hold {has}",
            area=wanted.area,
            count=wanted.count,
            has=count,
        )
    return Message("`{what}` should be seen, but is not", what=wanted.area) if shown is None else None


def _note(wanted: Sees, view: View) -> str | None:
    shown = wanted.note in view.notes
    if wanted.hidden:
        return Message("the note `{note}` should not be seen", note=wanted.note) if shown else None
    if not shown:
        return Message(
            "the note `{note}` should be seen, but {notes} is", note=wanted.note, notes=listed(view.notes)
        )
    value = view.notes[str(wanted.note)]
    if wanted.is_ is not None and value != wanted.is_:
        return _is_not(Message("the note `{note}`", note=wanted.note), wanted.is_, value)
    return None


def _is_not(what: str, wanted: object, value: object) -> Message:
    return Message("{what} should be `{wanted}`, but is `{value}`", what=what, wanted=wanted, value=value)


Viewer = Annotated[
    str,
    takes(
        "viewer",
        description="The seat that looks; `onlooker` for somebody who does not play.",
        examples=["samurai"],
    ),
]
Language = Annotated[str, doc("The language it is told in.", "en")]


class Sees(Expectation, Model, frozen=True, tag_field="expect", tag="view"):
    """Checks what one seat sees of a piece, a mark, a track, a card area or a note: one of them at a time."""

    reads = Sentence(
        "{seat} {hidden}",
        hidden={False: "sees", True: "does not see"},
        piece=" {piece}",
        mark=" {mark}",
        track=" {track}",
        area=" the cards in {area}",
        note=" the note {note}",
        place=" on {place}",
        is_=": {is_}",
        cards=": {cards}",
        count=", {count} in all",
    )

    seat: Viewer
    piece: Annotated[str | None, takes("piece", description="A piece.", examples=["ninja"])] = None
    mark: Annotated[str | None, takes("mark", description="A kind of mark.", examples=["noise"])] = None
    track: Annotated[str | None, takes("track", description="A track.", examples=["alert"])] = None
    area: Annotated[str | None, takes("area", description="A card area.", examples=["hand-ninja"])] = None
    note: Annotated[str | None, doc("A note of the view, by its name.", "wounds")] = None
    place: Annotated[
        str | None, takes("place", description="Where the piece or mark is seen.", examples=["gate"])
    ] = None
    is_: Annotated[
        Any,
        doc("The value seen: of a track, a note, or a piece's state.", 2, "asleep"),
    ] = None
    cards: Annotated[
        tuple[str, ...] | None,
        takes("card", description="The cards seen in the area.", examples=[["cat", "rope"]]),
    ] = None
    count: Annotated[Natural | None, doc("How many cards are seen there.", 3)] = None
    hidden: Annotated[
        bool,
        doc(
            "It is not seen: not the place of the piece, not the faces of the cards, nothing of the others.",
            True,
        ),
    ] = False

    def __post_init__(self) -> None:
        named = [
            name for name in ("piece", "mark", "track", "area", "note") if getattr(self, name) is not None
        ]
        if len(named) != 1:
            raise ValueError(Message("give exactly one of `piece`, `mark`, `track`, `area` and `note`"))

    def differs(self, bench: Bench) -> str | None:
        found = look(self, bench)
        return None if found is None else Message("as `{seat}` sees it, {found}", seat=self.seat, found=found)


class Happened(Expectation, Model, frozen=True, tag_field="expect", tag="event"):
    """Checks that an event happened because of what was played last, and who knows of it."""

    reads = Sentence(
        "{absent}: {kind}",
        absent={False: "it has happened", True: "it has not happened"},
        details=" ({details})",
        seen_by="; known to {seen_by}",
        not_seen_by="; unknown to {not_seen_by}",
    )

    kind: Annotated[str, takes("event", description="The kind of event.", examples=["moved"])]
    details: Annotated[
        dict[str, Any],
        doc("The details of the event that matter.", {"piece": "ninja", "place": "gate"}),
    ] = msgspec.field(default_factory=dict)
    seen_by: Annotated[
        tuple[str, ...],
        takes("audience", description="Seats or sides that know of it.", examples=[["samurai"]]),
    ] = ()
    not_seen_by: Annotated[
        tuple[str, ...],
        takes("audience", description="Seats or sides that do not know of it.", examples=[["guards"]]),
    ] = ()
    absent: Annotated[bool, doc("No such event happened.", True)] = False

    def differs(self, bench: Bench) -> str | None:
        bench.event(self.kind)
        fitting = [event for event in bench.news if self._fits(event)]
        if self.absent:
            return (
                Message(
                    "no `{kind}` should have happened, but {found} did",
                    kind=self.kind,
                    found=_told(fitting),
                )
                if fitting
                else None
            )
        if not fitting:
            same = [event for event in bench.news if event.kind == self.kind]
            return Message(
                "`{kind}` {details} should have happened, but {found} did",
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
                        return Message("`{name}` should know of {event}", name=name, event=_told([event]))
                    return Message("`{name}` should not know of {event}", name=name, event=_told([event]))
        return None


def _told(events: list[Event]) -> str:
    return listed(
        f"{event.kind}({', '.join(f'{name}: {value}' for name, value in event.details.items())})"
        for event in events
    )


class LogTells(Expectation, Model, frozen=True, tag_field="expect", tag="log"):
    """Checks what a seat can read in its log."""

    reads = Sentence(
        "the log of {seat} {absent} “{contains}”",
        absent={False: "tells", True: "does not tell"},
        language=" ({language})",
    )

    seat: Viewer
    contains: Annotated[str, doc("Part of one of its lines.", "goes to the gate", min_length=1)]
    absent: Annotated[bool, doc("No line contains this.", True)] = False
    language: Language = "en"

    def differs(self, bench: Bench) -> str | None:
        lines = [line.text for line in bench.view(self.seat, self.language).log]
        if any(self.contains in line for line in lines) != self.absent:
            return None
        if self.absent:
            return Message(
                "the log of `{seat}` should not contain `{text}`; its last lines are {lines}",
                seat=self.seat,
                text=self.contains,
                lines=listed(lines[-5:]),
            )
        return Message(
            "the log of `{seat}` should contain `{text}`; its last lines are {lines}",
            seat=self.seat,
            text=self.contains,
            lines=listed(lines[-5:]),
        )


class Talks(Expectation, Model, frozen=True, tag_field="expect", tag="talk"):
    """Checks whom a seat may talk to at the table."""

    reads = Sentence("{seat} may talk", may=" to {may}", may_not="; not to {may_not}")

    seat: Annotated[str, takes("seat", description="The seat that talks.", examples=["east"])]
    may: Annotated[
        tuple[str, ...], takes("seat", description="Seats it may talk to.", examples=[["ninja"]])
    ] = ()
    may_not: Annotated[
        tuple[str, ...], takes("seat", description="Seats it may not talk to.", examples=[["west"]])
    ] = ()

    def differs(self, bench: Bench) -> str | None:
        seat = bench.seat(self.seat)
        for wanted, names in ((True, self.may), (False, self.may_not)):
            for name in names:
                if bench.game.may_talk(seat, bench.seat(name)) is not wanted:
                    if wanted:
                        return Message(
                            "`{seat}` should be able to talk to `{name}`", seat=self.seat, name=name
                        )
                    return Message(
                        "`{seat}` should not be able to talk to `{name}`", seat=self.seat, name=name
                    )
        return None
