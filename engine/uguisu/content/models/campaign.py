"""campaign.yaml: missions played one after the other, and what is carried on from each to the next."""

from __future__ import annotations

from typing import Annotated, Any

from uguisu.board.parts import Id
from uguisu.content.models.fields import Format, Model, Notes, Origin, Title
from uguisu.content.models.scenario import PackName
from uguisu.content.text import Language, LocalText, doc

THE_END = "end"
"""Where a mission leads that is the last one."""
ANY = "any"
"""How a mission ends otherwise."""


class Carried(Model, kw_only=True, frozen=True):
    """Something of a mission's end that later missions may use. A mission that has no such thing leaves it as it was."""

    id: Annotated[Id, doc("Its name: `$alert` stands for it under `lay:`.", "alert")]
    track: Annotated[Id | None, doc("Where this track stood as the mission ended.", "alert")] = None
    cards: Annotated[
        Id | None,
        doc(
            "Which cards lay in this card area as the mission ended: a table, how many of which.",
            "guards_hand",
        ),
    ] = None
    at_least: Annotated[
        int | None,
        doc("Of a track, whether it stood so high: `true` or `false` is carried instead of the number.", 8),
    ] = None
    optional: Annotated[
        bool,
        doc("Whether it is no mistake if no mission has it, such as the hand of a third player.", True),
    ] = False


class CampaignMission(Model, kw_only=True, frozen=True):
    """A mission of a campaign."""

    id: Annotated[Id, doc("Its id in this campaign.", "rooftops")]
    pack: PackName
    then: Annotated[
        dict[Id, Id],
        doc(
            "Where it leads: the id of a result, the side that won, or `any` otherwise; each with the id of "
            "a mission or `end`. Left out, the next one of the list follows.",
            {"ninja": "second_night", "any": "end"},
        ),
    ] = {}
    lay: Annotated[
        dict[str, Any],
        doc(
            "What is laid over the pack as a mod is, by kind of file: `scenario`, `mission`, `cards`, `map`. "
            "A value `$name` is what was carried; where nothing was carried yet, its key is left out.",
            {"mission": {"tracks": [{"change": "rumours", "start": "$rumours"}]}},
        ),
    ] = {}


class CampaignFile(Model, kw_only=True, frozen=True):
    """A campaign's campaign.yaml."""

    format: Format
    id: Annotated[Id, doc("The campaign's name for files and commands.", "two_nights")]
    title: Title
    summary: Annotated[
        LocalText | None,
        doc("A sentence or two for whoever chooses a campaign.", "Two nights, one debt."),
    ] = None
    languages: Annotated[
        tuple[Language, ...],
        doc("The languages that its texts are promised in.", ["en", "uk"]),
    ] = ()
    carries: Annotated[
        tuple[Carried, ...],
        doc(
            "What is carried on from mission to mission.", [{"id": "alert", "track": "alert"}], max_length=32
        ),
    ] = ()
    missions: Annotated[
        tuple[CampaignMission, ...],
        doc(
            "The missions; the first one is where it begins.",
            [{"id": "first_night", "pack": "scorpion/garden_gate"}],
            min_length=1,
            max_length=64,
        ),
    ]
    origin: Origin = None
    notes: Notes = None
