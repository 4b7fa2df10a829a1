"""A position laid out by hand: what every game's may say. Games add fields of their own."""

from __future__ import annotations

from typing import Annotated

from uguisu.content.models.fields import Model
from uguisu.content.references import (
    AreaRef,
    CardRef,
    MarkRef,
    PhaseRef,
    PieceRef,
    PlaceRef,
    SeatRef,
    TrackRef,
)
from uguisu.messages.local_text import doc


class PlacedMark(Model, kw_only=True, frozen=True):
    """A mark on the map."""

    kind: Annotated[MarkRef, doc("The kind of mark.", "lantern")]
    place: Annotated[PlaceRef, doc("Where it lies.", "gate")]
    owner: Annotated[SeatRef | None, doc("The seat that it belongs to.", "ninja")] = None


class Position(Model, kw_only=True, frozen=True):
    """A position. Whatever is left out stays as the game's set-up leaves it."""

    pieces: Annotated[
        dict[PieceRef, PlaceRef | None] | None,
        doc("Where pieces stand; null takes one off the map.", {"ninja": "gate", "red": None}),
    ] = None
    tracks: Annotated[dict[TrackRef, int] | None, doc("Values of tracks.", {"turn": 3})] = None
    marks: Annotated[
        tuple[PlacedMark, ...] | None,
        doc("The marks on the map, these and no others.", [{"kind": "lantern", "place": "gate"}]),
    ] = None
    areas: Annotated[
        dict[AreaRef, tuple[CardRef, ...]] | None,
        doc(
            "The cards of card areas, the top card last; they come out of the decks and hands that are not named.",
            {"hand": ["cat", "rope"]},
        ),
    ] = None
    phase: Annotated[PhaseRef | None, doc("The phase with which play goes on.", "ninja")] = None
    seat: Annotated[SeatRef | None, doc("Whose decision it is, where a phase asks several.", "red")] = None

    def __bool__(self) -> bool:
        """Whether it says anything."""
        return any(getattr(self, name) is not None for name in self.__struct_fields__)
