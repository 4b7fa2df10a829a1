"""Field types that operations share, so that every schema explains them alike."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from uguisu.content.models.fields import Model
from uguisu.content.text import LocalText

Number: TypeAlias = int | str
"""A whole number, the name of a track (its present value), or a name in scope."""

NameInScope: TypeAlias = Annotated[
    str,
    Meta(
        pattern="^[a-z][a-z0-9_]*$",
        description="A name for what is found, for the operations that follow to use.",
        examples=["spot"],
    ),
]


class PlaceFilter(Model, frozen=True):
    """Which places: those that meet every line given."""

    ids: Annotated[tuple[str, ...], Meta(description="Only these places.", examples=[["gate", "yard"]])] = ()
    tag: Annotated[str | None, Meta(description="Places that bear this tag.", examples=["tower"])] = None
    region: Annotated[str | None, Meta(description="Places of this region.", examples=["west_castle"])] = None
    next_to: Annotated[
        str | None,
        Meta(description="Places next to this place, or to where this piece stands.", examples=["ninja"]),
    ] = None
    by: Annotated[
        tuple[str, ...],
        Meta(description="With `next_to`: over ways of these kinds only.", examples=[["bridge"]]),
    ] = ()
    free: Annotated[
        bool | None,
        Meta(
            description="true: only places where no piece stands; false: only those where one does.",
            examples=[True],
        ),
    ] = None


class PieceFilter(Model, frozen=True):
    """Which pieces: those that meet every line given."""

    ids: Annotated[tuple[str, ...], Meta(description="Only these pieces.", examples=[["red", "blue"]])] = ()
    side: Annotated[str | None, Meta(description="Pieces of this side.", examples=["samurai"])] = None
    kind: Annotated[str | None, Meta(description="Pieces of this kind.", examples=["guard"])] = None
    at: Annotated[
        str | None, Meta(description="Pieces on this place, or where this piece stands.", examples=["gate"])
    ] = None
    on_tag: Annotated[
        str | None, Meta(description="Pieces on a place that bears this tag.", examples=["tower"])
    ] = None
    on_board: Annotated[
        bool, Meta(description="false: pieces that are on no place are taken too.", examples=[True])
    ] = True


Prompt: TypeAlias = Annotated[
    LocalText | None,
    Meta(
        description="The question as the player reads it: a text, or a table of languages.",
        examples=[{"en": "Where does the bell fall?", "uk": "Куди впаде дзвін?"}],
    ),
]

__all__ = ["Model", "NameInScope", "Number", "PieceFilter", "PlaceFilter", "Prompt"]
