"""mission.yaml: what is to be done, what happens by itself, and what is counted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from uguisu.board.parts import Id, PlaceId
from uguisu.content.models.fields import (
    Conditions,
    Effects,
    EventName,
    Format,
    Model,
    Notes,
    OptionalEventName,
    Props,
    Title,
)
from uguisu.messages.local_text import LocalText, doc
from uguisu.messages.message import Message


class Points(Model, kw_only=True, frozen=True):
    """An objective that scores points instead of deciding the game."""

    points: Annotated[int, doc("How many points it is worth.", 3, ge=-1000, le=1000)]


class Objective(Model, kw_only=True, frozen=True):
    """Something a side tries to achieve."""

    id: Annotated[Id, doc("The objective's id.", "steal_the_scroll")]
    for_: Annotated[Id, doc("The side or seat it is for.", "ninja")]
    title: Title
    on: OptionalEventName = None
    if_: Conditions = ()
    then: Annotated[
        Literal["win", "lose", "draw"] | Points,
        doc(
            "What happens when it is met: `win`, `lose`, `draw`, or a table that says how many `points`.",
            "win",
            {"points": 2},
        ),
    ] = "win"


class Trigger(Model, kw_only=True, frozen=True):
    """Something that happens automatically when an event occurs."""

    id: Annotated[
        Id | None,
        doc("A name for it, so that rulings and logs can refer to it.", "alarm_bell"),
    ] = None
    on: EventName
    if_: Conditions = ()
    do: Effects
    once: Annotated[bool, doc("Whether it happens only once per game.", True)] = False


class Track(Model, kw_only=True, frozen=True):
    """A number that the game keeps: turns, alert, rumours."""

    id: Annotated[Id, doc("The track's id.", "alert")]
    title: Title
    min: Annotated[int, doc("Its lowest value.", 0, ge=-1000, le=1000)] = 0
    max: Annotated[int, doc("Its highest value.", 3, ge=-1000, le=1000)]
    start: Annotated[int | None, doc("Its value at the start. If left out, the lowest.", 0)] = None
    labels: Annotated[
        tuple[LocalText, ...],
        doc(
            "A word for each value from the lowest to the highest, instead of numbers.",
            ["None", "Low", "Medium", "High"],
        ),
    ] = ()
    shown_to: Annotated[
        tuple[Id, ...] | None,
        doc("The sides or seats that see it. If left out, everybody does.", ["guards"]),
    ] = None


class Mark(Model, kw_only=True, frozen=True):
    """A kind of mark that the mission's operations put on places."""

    id: Annotated[Id, doc("The kind's id.", "lantern")]
    title: Title
    seen_by: Annotated[
        tuple[Id, ...] | None,
        doc("The sides or seats that see where they are. If left out, everybody does.", ["guards"]),
    ] = None


class NameKept(Model, kw_only=True, frozen=True):
    """A name that the mission keeps: the operation `remember` gives it, and from then on all its cards and triggers may
    use it.
    """

    id: Annotated[Id, doc("The name.", "traitor")]
    title: Title
    kind: Annotated[
        Id,
        doc("What it is for: `piece`, `place`, `seat`, `card`, or a kind of piece of the game's.", "piece"),
    ]
    shown_to: Annotated[
        tuple[Id, ...] | None,
        doc("The sides or seats that see what it is. If left out, everybody does.", ["guards"]),
    ] = None


class MissionPiece(Model, kw_only=True, frozen=True):
    """A piece that the mission adds: a cart, a decoy. Operations move it; the game's rules say whether it blocks the
    way.
    """

    id: Annotated[Id, doc("The piece's id.", "cart")]
    title: Title
    kind: Annotated[
        Id,
        doc("Its kind, for filters; not one of the game's own kinds.", "cart"),
    ] = "token"
    side: Annotated[Id | None, doc("The side it belongs to. If left out, none.", "samurai")] = None
    at: Annotated[
        PlaceId | None,
        doc("The place it starts on. If left out, it is off the map.", "gate"),
    ] = None
    seen_by: Annotated[
        tuple[Id, ...] | None,
        doc("The sides or seats that see where it is. If left out, everybody does.", ["guards"]),
    ] = None


class MissionResult(Model, kw_only=True, frozen=True):
    """Another way for the game to end, added by the mission; the operation `end` ends the game with it."""

    id: Annotated[Id, doc("The result's id.", "bell_rung")]
    title: Title
    winner: Annotated[
        Id | None,
        doc("The side or seat that wins. If left out, nobody does.", "samurai"),
    ] = None


class MissionFile(Model, kw_only=True, frozen=True):
    """A pack's mission.yaml."""

    format: Format
    title: Annotated[LocalText | None, doc("The mission's title.", "Into the castle")] = None
    briefing: Annotated[
        LocalText | None,
        doc("What players are told before it begins.", "Find the scroll and get out."),
    ] = None
    objectives: Annotated[
        tuple[Objective, ...],
        doc(
            "What the sides try to achieve.",
            [{"id": "escape", "for": "ninja", "title": "Escape", "then": "win"}],
        ),
    ] = ()
    triggers: Annotated[
        tuple[Trigger, ...],
        doc("What happens automatically.", [{"on": "entered", "do": [{"op": "raise", "track": "alert"}]}]),
    ] = ()
    tracks: Annotated[
        tuple[Track, ...],
        doc("What is counted.", [{"id": "alert", "title": "Alert", "max": 3}]),
    ] = ()
    names: Annotated[
        tuple[NameKept, ...],
        doc(
            "Names that outlast the effect which gives them.",
            [{"id": "traitor", "title": "The traitor", "kind": "piece"}],
        ),
    ] = ()
    marks: Annotated[
        tuple[Mark, ...],
        doc("Kinds of marks.", [{"id": "lantern", "title": "Lantern"}]),
    ] = ()
    pieces: Annotated[
        tuple[MissionPiece, ...],
        doc("Pieces that the mission adds.", [{"id": "cart", "title": "Cart", "at": "gate"}], max_length=20),
    ] = ()
    results: Annotated[
        tuple[MissionResult, ...],
        doc(
            "Ways for the game to end, besides its own.",
            [{"id": "bell_rung", "title": "The bell was rung", "winner": "samurai"}],
        ),
    ] = ()
    props: Props = msgspec.UNSET
    notes: Notes = None

    @property
    def trigger_names(self) -> tuple[str, ...]:
        """What reports call the triggers: by their ids, or else by their numbers, from 1."""
        return tuple(trigger.id or str(number) for number, trigger in enumerate(self.triggers, 1))


def out_of_reach(test: Any, tracks: Mapping[str, Track]) -> str | None:
    """Judge a condition that compares a mission's track with plain numbers; it does not understand others."""
    name = getattr(test, "track", None)
    track = tracks.get(name) if isinstance(name, str) else None
    if track is None:
        return None
    for word in ("at_least", "at_most", "is_"):
        asked = getattr(test, word, None)
        if isinstance(asked, int) and word != "at_most" and asked > track.max:
            return Message(
                "the track `{track}` ends at {max}, but {asked} is asked for",
                track=track.id,
                max=track.max,
                asked=asked,
            )
        if isinstance(asked, int) and word != "at_least" and asked < track.min:
            return Message(
                "the track `{track}` starts at {min}, but {asked} is asked for",
                track=track.id,
                min=track.min,
                asked=asked,
            )
    return None
