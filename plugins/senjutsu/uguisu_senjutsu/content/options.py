"""What a Senjutsu scenario may set."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from uguisu import Message
from uguisu.board import Id, PlaceId
from uguisu.effects import Model
from uguisu.rulings import CardRef, DeckRef, refers
from uguisu_senjutsu.content.map import Thing
from uguisu_senjutsu.content.opponents import Horde, Opponent, Ward

COLOURS = ("red", "blue", "green", "yellow", "white", "black")
"""Fighters by the colour of their base; teams, too, go by a colour."""

Colour = Literal["red", "blue", "green", "yellow", "white", "black"]
Facing = Annotated[Literal["n", "ne", "se", "s", "sw", "nw", "e", "w"], refers(Message("direction"))]


class Fighter(Model, frozen=True):
    """A fighter: a character, and where it begins."""

    character: Annotated[
        DeckRef,
        Meta(description="The deck with the character's sheet.", examples=["ronin"], title="Character"),
    ]
    deck: Annotated[
        DeckRef | None,
        Meta(description="The deck it plays with. If left out, the character's own.", examples=["my_ronin"]),
    ] = None
    weapon: Annotated[
        tuple[CardRef, ...],
        Meta(
            description="Base weapon cards, if not those on the sheet.",
            examples=[["yari_thrust"]],
            title="Base weapon cards",
        ),
    ] = ()
    team: Annotated[
        Colour | None,
        Meta(
            description="The team, named after the colour of its first fighter.",
            examples=["red"],
            title="Team",
        ),
    ] = None
    start: Annotated[
        PlaceId | None,
        Meta(description="The hex it starts on. If left out, its player chooses (SJ-20).", examples=["d1"]),
    ] = None
    facing: Annotated[
        Facing | None,
        Meta(
            description="Which way it faces at first. If left out, towards the middle of the field.",
            examples=["s"],
            title="Looks towards",
        ),
    ] = None


class SenjutsuOptions(Model, frozen=True):
    """Options of Senjutsu."""

    fighters: Annotated[
        dict[Colour, Fighter],
        Meta(
            description="Who fights, in the order in which they sit.",
            examples=[{"red": {"character": "ronin"}, "blue": {"character": "student"}}],
            title="Fighters",
        ),
    ] = {}
    terrain: Annotated[
        dict[Id, Thing],
        Meta(
            description="Terrain that the players place in turn before the figures, besides what the map has (SJ-20).",
            examples=[{"rock": {"title": "A rock", "count": 2, "blocks": True, "forced": {"wounds": 1}}}],
        ),
    ] = {}
    fields: Annotated[
        tuple[Annotated[Id, Meta(extra_json_schema={"x-refers-to": "region"})], ...],
        Meta(
            description=(
                "Which fields of the map are joined into one: regions tagged `field` (SJ-20). If left out, all; the others are "
                "beyond the edge."
            ),
            examples=[["lake", "bridge"]],
            title="Fields that are joined",
        ),
    ] = ()
    deck_size: Annotated[
        Annotated[int, Meta(ge=1, le=200)] | Literal["any"] | None,
        Meta(
            description=(
                "How many cards each deck must have, or `any`. Left out: built decks 40, a character's own as many as listed."
            ),
            examples=[30, "any"],
            title="Cards in a deck",
        ),
    ] = None
    competitive: Annotated[
        bool,
        Meta(
            description="Whether cards of only one forbidden school are allowed (SJ-05).",
            examples=[True],
            title="Cards of one forbidden school only",
        ),
    ] = False
    opponents: Annotated[
        dict[Colour, Opponent],
        Meta(
            description="Virtual opponents, which nobody plays (SJ-80).",
            examples=[{"blue": {"character": "katana_ashigaru"}}],
            title="Virtual opponents",
        ),
    ] = {}
    wards: Annotated[
        dict[Colour, Ward],
        Meta(
            description="Whom the players must protect: if one is defeated, the opponents have won (SJ-89).",
            examples=[{"white": {"start": "d5", "title": "The fallen lord"}}],
            title="Whom to protect",
        ),
    ] = {}
    horde: Annotated[
        Horde | None,
        Meta(
            description="The opponents come in waves (SJ-89).",
            examples=[{"waves": [["blue"]], "entrances": [{"hex": "a1", "behaviour": "left"}]}],
            title="Waves of opponents",
        ),
    ] = None
    advantage_up: Annotated[
        Literal["top", "one"],
        Meta(
            description="How far a fighter moves up the advantage track (SJ-28): to the top, or one place.",
            examples=["one"],
            title="Advantage rises",
        ),
    ] = "top"
    weapon_ties: Annotated[
        Literal["by_type", "last"],
        Meta(
            description="When a base weapon card applies in a tie (SJ-26): after the other cards of its type, or after all.",
            examples=["last"],
            title="Base weapons in a tie",
        ),
    ] = "by_type"
    counters: Annotated[
        Literal["attacks", "any"],
        Meta(
            description=(
                "What a blocked attack may be countered with (SJ-47): attack cards, or any card that is "
                "not a base card."
            ),
            examples=["any"],
            title="What counters",
        ),
    ] = "attacks"
    end_effects: Annotated[
        Literal["after_discard", "before_discard"],
        Meta(
            description=(
                "Whether effects at the end of a turn come after the played cards are discarded (SJ-27), "
                "or before."
            ),
            examples=["before_discard"],
            title="Effects at the end of a turn",
        ),
    ] = "after_discard"
    turns: Annotated[
        int,
        Meta(ge=1, le=1000, description="After this many turns, nobody wins.", examples=[60], title="Turns"),
    ] = 100
