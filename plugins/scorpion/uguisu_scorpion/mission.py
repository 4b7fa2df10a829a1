"""What a Scorpion mission says besides what every mission says."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from uguisu.content.models.fields import Model
from uguisu.content.text import LocalText

LETTERS = "ABCDEF"
Letter = Literal["A", "B", "C", "D", "E", "F"]
Hand = dict[str, Annotated[int, Meta(ge=0, le=99)]]


class MissionTarget(Model, frozen=True):
    """One of the six targets (SC-05)."""

    letter: Annotated[Letter, Meta(description="Its letter.", examples=["A"])]
    title: Annotated[
        LocalText, Meta(description="What is to be done there.", examples=["Steal the war plans"])
    ]


class PatrolStart(Model, frozen=True):
    """Where a patrol starts, and which way it faces (SC-09)."""

    at: Annotated[str, Meta(description="A zone of the patrol track.", examples=["north-walk"])]
    facing: Annotated[
        str | None,
        Meta(
            description="The next zone of the track ahead of it. Left out, its player says.",
            examples=["gate-walk"],
        ),
    ] = None


class FixedSetup(Model, frozen=True):
    """What is settled before anybody chooses. What is left out is chosen by the players, or dealt."""

    sentries: Annotated[
        tuple[str, ...], Meta(description="Watch posts with a sentry.", examples=[["post-1", "post-4"]])
    ] = ()
    patrols: Annotated[
        tuple[PatrolStart, ...],
        Meta(description="Patrols.", examples=[[{"at": "north-walk", "facing": "gate-walk"}]]),
    ] = ()
    sleepers: Annotated[
        dict[str, Annotated[int, Meta(ge=0, le=9)]],
        Meta(description="How many guards sleep in which barracks zone.", examples=[{"barracks-1": 2}]),
    ] = {}
    targets: Annotated[
        dict[Letter, str],
        Meta(description="The zone of each target.", examples=[{"A": "tower-room"}]),
    ] = {}
    traps: Annotated[tuple[str, ...], Meta(description="Zones with a trap.", examples=[["east-stair"]])] = ()
    ambushes: Annotated[
        tuple[str, ...], Meta(description="Zones with a hidden sentry.", examples=[["granary"]])
    ] = ()
    ninja: Annotated[str | None, Meta(description="Where the ninja starts.", examples=["pine-wood"])] = None
    traitor: Annotated[str | None, Meta(description="Where the traitor starts.", examples=["stables"])] = None
    passage: Annotated[
        tuple[str, str] | None,
        Meta(description="The two ends of the secret passage.", examples=[["well", "cellar"]]),
    ] = None
    missions: Annotated[
        dict[Literal["ninja", "traitor"], Letter],
        Meta(description="The target of each intruder. Left out, it is drawn.", examples=[{"ninja": "A"}]),
    ] = {}
    hands: Annotated[
        dict[Literal["ninja", "traitor", "guards"], Hand],
        Meta(
            description="Starting hands: how many of which card. Left out, they are as the option `hands` says.",
            examples=[{"ninja": {"rope": 2}}],
        ),
    ] = {}


class ScorpionMission(Model, frozen=True):
    """A mission's `props:`."""

    targets: Annotated[
        tuple[MissionTarget, ...],
        Meta(
            description="What the six targets are.",
            examples=[[{"letter": "A", "title": "Steal the war plans"}]],
        ),
    ] = ()
    setup: Annotated[
        FixedSetup, Meta(description="What is settled beforehand.", examples=[{"ninja": "pine-wood"}])
    ] = FixedSetup()
