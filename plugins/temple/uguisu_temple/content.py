"""What a Temple scenario and its positions may set, and what is made of it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from uguisu import Build, LocalText, Message
from uguisu.board import Id, PlaceId
from uguisu.effects import doc
from uguisu.rulings import PieceRef, Position

LINK_KINDS = {
    "road": Message("A paved road: ninja and samurai walk it, both ways."),
    "bridge": Message("A bridge: ninja and samurai walk it, both ways."),
    "hanging_bridge": Message("A hanging bridge: ninja and samurai walk it, both ways."),
    "rope": Message("A rope: ninja and samurai climb it, both ways."),
    "wall_way": Message("The top of the outer wall between two towers: samurai only."),
}
CALLED = {
    "ways": Message("Roads"),
    "inner": Message("Inner temple"),
    "wall_way": Message("Outer wall"),
    "ninja": Message("Ninja"),
    "chess-rook": Message("Samurai"),
}
"""What people call them, and where an editor offers them."""
LEADS = {
    "road": Message("A road to"),
    "bridge": Message("A bridge to"),
    "hanging_bridge": Message("A hanging bridge to"),
    "rope": Message("A rope to"),
    "wall_way": Message("The wall to"),
}
"""What is said before the crossings that a way leads to."""
PASSES = {"ninja": frozenset(LINK_KINDS) - {"wall_way"}, "chess-rook": frozenset(LINK_KINDS)}
"""TE-01: who walks where, by a glyph."""

PLACE_TAGS = {
    "tower": "A tower of the outer wall: samurai start here, and the ninja wins by reaching it.",
    "inner": "A crossing next to the inner temple: the ninja may start here.",
}

SAMURAI = ("red", "blue", "green", "yellow", "white", "black")
"""The samurai, by the colour of their armour."""

Samurai = Literal["red", "blue", "green", "yellow", "white", "black"]


class TempleOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of Temple."""

    samurai: Annotated[
        int,
        Meta(
            ge=3, le=6, description="How many samurai hunt the ninja (TE-02).", examples=[4], title="Samurai"
        ),
    ] = 4
    order: Annotated[
        tuple[Samurai, ...],
        Meta(
            description=(
                "The agreed order in which the samurai move (TE-02). If left out: red, blue, green, "
                "yellow, white, black."
            ),
            examples=[["blue", "red", "green", "yellow"]],
            title="Order of the samurai",
        ),
    ] = ()
    players: Annotated[
        dict[Id, tuple[Samurai, ...]],
        Meta(
            description=(
                "Who plays which samurai (TE-02): a name for each player. If left out, one player has them "
                "all."
            ),
            examples=[{"east": ["red", "blue"], "west": ["green", "yellow"]}],
            title="Who plays whom",
        ),
    ] = {}
    samurai_start: Annotated[
        tuple[PlaceId, ...],
        Meta(
            description="The towers they start on, in moving order. If left out, their players place them (TE-03).",
            examples=[["tower-n", "tower-e", "tower-s", "tower-w"]],
            title="Where the samurai start",
        ),
    ] = ()
    ninja_start: Annotated[
        PlaceId | None,
        Meta(
            description="The crossing the ninja starts on. If left out, the player picks one (TE-03).",
            examples=["court-1"],
            title="Where the ninja starts",
        ),
    ] = None
    turn_limit: Annotated[
        int,
        Meta(
            ge=1,
            le=1000,
            description="After this many rounds, the samurai have failed to catch the ninja (TE-11).",
            examples=[60],
            title="Rounds",
        ),
    ] = 60
    repetition: Annotated[
        Annotated[int, Meta(ge=2, le=10)] | None,
        Meta(
            description=(
                "The samurai have also failed when a position comes up this often (TE-11). If left out, "
                "positions may repeat."
            ),
            examples=[3],
            title="Repetitions that end it",
        ),
    ] = None
    stalemate: Annotated[
        Literal["draw", "ninja"],
        Meta(
            description="Who wins when the samurai have failed (TE-11): nobody, or the ninja.",
            examples=["draw"],
            title="Who wins when time is up",
        ),
    ] = "draw"


class TemplePosition(Position, kw_only=True, frozen=True):
    """A position of Temple."""

    mover: Annotated[
        PieceRef | None,
        doc("The piece whose turn it is, in the middle of a round.", "blue", title="Whose turn it is"),
    ] = None


class TempleBuild(Build):
    """A Temple under construction: who moves which piece, and what rank who wins earns (TE-08)."""

    seat_of: tuple[int, ...] = ()
    ranks: dict[str, LocalText] = {}
