"""mission.yaml: what is to be done, what happens by itself, and what is counted."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from uguisu.board.parts import Id, PlaceId
from uguisu.content.models.fields import (
    Condition,
    Effects,
    EventName,
    Format,
    Model,
    Notes,
    OptionalEventName,
    Props,
    Title,
)
from uguisu.content.text import LocalText


class Points(Model, kw_only=True, frozen=True):
    """An objective that is worth points instead of the game."""

    points: Annotated[int, Meta(ge=-1000, le=1000, description="How many points it is worth.", examples=[3])]


class Objective(Model, kw_only=True, frozen=True):
    """Something a side is after."""

    id: Annotated[Id, Meta(description="The objective's id.", examples=["steal_the_scroll"])]
    for_: Annotated[Id, Meta(description="The side or seat it is for.", examples=["ninja"])]
    title: Title
    on: OptionalEventName = None
    if_: Condition = ()
    then: Annotated[
        Literal["win", "lose", "draw"] | Points,
        Meta(
            description="What it brings: `win`, `lose`, `draw`, or `points`.", examples=["win", {"points": 2}]
        ),
    ] = "win"


class Trigger(Model, kw_only=True, frozen=True):
    """Something that happens by itself when an event comes."""

    id: Annotated[
        Id | None,
        Meta(description="A name for it, so that rulings and logs can refer to it.", examples=["alarm_bell"]),
    ] = None
    on: EventName
    if_: Condition = ()
    do: Effects
    once: Annotated[bool, Meta(description="Whether it happens once a game only.", examples=[True])] = False


class Track(Model, kw_only=True, frozen=True):
    """A number that the game keeps: turns, alert, rumours."""

    id: Annotated[Id, Meta(description="The track's id.", examples=["alert"])]
    title: Title
    min: Annotated[int, Meta(ge=-1000, le=1000, description="Its lowest value.", examples=[0])] = 0
    max: Annotated[int, Meta(ge=-1000, le=1000, description="Its highest value.", examples=[3])]
    start: Annotated[
        int | None, Meta(description="Where it begins. Left out, at its lowest.", examples=[0])
    ] = None
    labels: Annotated[
        tuple[LocalText, ...],
        Meta(
            description="A word for each value from the lowest to the highest, instead of numbers.",
            examples=[["None", "Low", "Medium", "High"]],
        ),
    ] = ()
    shown_to: Annotated[
        tuple[Id, ...] | None,
        Meta(description="The sides or seats that see it. Left out, everybody does.", examples=[["guards"]]),
    ] = None


class Mark(Model, kw_only=True, frozen=True):
    """A kind of mark that the mission's operations lay on places."""

    id: Annotated[Id, Meta(description="The kind's id.", examples=["lantern"])]
    title: Title
    seen_by: Annotated[
        tuple[Id, ...] | None,
        Meta(
            description="The sides or seats that see where they lie. Left out, everybody does.",
            examples=[["guards"]],
        ),
    ] = None


class MissionPiece(Model, kw_only=True, frozen=True):
    """A piece that the mission brings: a cart, a decoy. Operations move it; whether it is in the way is the game's rule."""

    id: Annotated[Id, Meta(description="The piece's id.", examples=["cart"])]
    title: Title
    kind: Annotated[
        Id,
        Meta(description="What kind it is, for filters; none of the game's own kinds.", examples=["cart"]),
    ] = "token"
    side: Annotated[
        Id | None, Meta(description="The side it belongs to. Left out, none.", examples=["samurai"])
    ] = None
    at: Annotated[
        PlaceId | None,
        Meta(description="The place it starts on. Left out, it is off the map.", examples=["gate"]),
    ] = None
    seen_by: Annotated[
        tuple[Id, ...] | None,
        Meta(
            description="The sides or seats that see where it is. Left out, everybody does.",
            examples=[["guards"]],
        ),
    ] = None


class MissionResult(Model, kw_only=True, frozen=True):
    """A way the game can end that the mission adds; the operation `end` brings it about."""

    id: Annotated[Id, Meta(description="The result's id.", examples=["bell_rung"])]
    title: Title
    winner: Annotated[
        Id | None,
        Meta(description="The side or seat that wins. Left out, nobody does.", examples=["samurai"]),
    ] = None


class MissionFile(Model, kw_only=True, frozen=True):
    """A pack's mission.yaml."""

    format: Format
    title: Annotated[
        LocalText | None, Meta(description="The mission's title.", examples=["Into the castle"])
    ] = None
    briefing: Annotated[
        LocalText | None,
        Meta(
            description="What players are told before it begins.", examples=["Find the scroll and get out."]
        ),
    ] = None
    objectives: Annotated[
        tuple[Objective, ...],
        Meta(
            description="What the sides are after.",
            examples=[[{"id": "escape", "for": "ninja", "title": "Escape", "then": "win"}]],
        ),
    ] = ()
    triggers: Annotated[
        tuple[Trigger, ...],
        Meta(
            description="What happens by itself.",
            examples=[[{"on": "entered", "do": [{"op": "raise", "track": "alert"}]}]],
        ),
    ] = ()
    tracks: Annotated[
        tuple[Track, ...],
        Meta(description="What is counted.", examples=[[{"id": "alert", "title": "Alert", "max": 3}]]),
    ] = ()
    marks: Annotated[
        tuple[Mark, ...],
        Meta(description="Kinds of marks.", examples=[[{"id": "lantern", "title": "Lantern"}]]),
    ] = ()
    pieces: Annotated[
        tuple[MissionPiece, ...],
        Meta(
            max_length=20,
            description="Pieces that the mission brings.",
            examples=[[{"id": "cart", "title": "Cart", "at": "gate"}]],
        ),
    ] = ()
    results: Annotated[
        tuple[MissionResult, ...],
        Meta(
            description="Ways the game can end besides the game's own.",
            examples=[[{"id": "bell_rung", "title": "The bell was rung", "winner": "samurai"}]],
        ),
    ] = ()
    props: Props = msgspec.UNSET
    notes: Notes = None
