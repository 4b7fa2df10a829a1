"""campaign.yaml: missions played one after the other, and what is carried on from each to the next."""

from __future__ import annotations

from typing import Annotated, Any

from uguisu.board.parts import Id
from uguisu.content.models.fields import Format, Model, Notes, Origin, Title
from uguisu.content.models.scenario import PackName
from uguisu.messages.local_text import Language, LocalText, doc

THE_END = "end"
"""Where a mission leads that is the last one."""
ANY = "any"
"""How a mission ends otherwise."""


class Carried(Model, kw_only=True, frozen=True):
    """A value at the end of a mission that later missions may use. A mission without it leaves the value unchanged."""

    id: Annotated[Id, doc("Its name: `$alert` stands for it under `lay:`.", "alert")]
    track: Annotated[
        Id | None, doc("The track whose value at the end of the mission is carried over.", "alert")
    ] = None
    cards: Annotated[
        Id | None,
        doc(
            "The card area whose cards at the end of the mission are carried over, as a table: how "
            "many of each.",
            "guards_hand",
        ),
    ] = None
    at_least: Annotated[
        int | None,
        doc(
            "For a track: whether it was at least this high is carried over, as `true` or `false`, instead "
            "of its value.",
            8,
        ),
    ] = None
    optional: Annotated[
        bool,
        doc("Whether it may be missing from every mission, like the hand of a third player.", True),
    ] = False


class CampaignMission(Model, kw_only=True, frozen=True):
    """A mission of a campaign."""

    id: Annotated[Id, doc("Its id in this campaign.", "rooftops")]
    pack: PackName
    then: Annotated[
        dict[Id, Id],
        doc(
            "What comes next: the id of a result, the side that won, or `any` for all others, each "
            "with the id of a mission or `end`. If left out, the next mission in the list follows.",
            {"ninja": "second_night", "any": "end"},
        ),
    ] = {}
    lay: Annotated[
        dict[str, Any],
        doc(
            "Changes to the pack, written as in a mod, by kind of file: `scenario`, `mission`, "
            "`cards`, `map`. A value `$name` stands for what was carried over; while nothing has been "
            "carried over, its key is left out.",
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
        doc("A sentence or two for people choosing a campaign.", "Two nights, one debt."),
    ] = None
    languages: Annotated[
        tuple[Language, ...],
        doc("The languages that all its texts should be in.", ["en", "uk"]),
    ] = ()
    carries: Annotated[
        tuple[Carried, ...],
        doc(
            "What is carried over from mission to mission.",
            [{"id": "alert", "track": "alert"}],
            max_length=32,
        ),
    ] = ()
    missions: Annotated[
        tuple[CampaignMission, ...],
        doc(
            "The missions; the campaign begins with the first.",
            [{"id": "first_night", "pack": "scorpion/garden_gate"}],
            min_length=1,
            max_length=64,
        ),
    ]
    origin: Origin = None
    notes: Notes = None
