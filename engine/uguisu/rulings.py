"""What rulings say: positions as they stand in files, and what may be expected of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu._lazy import lazily

if TYPE_CHECKING:
    from uguisu.content.markers import Expectation
    from uguisu.content.models.position import PlacedMark, Position
    from uguisu.content.references import (
        AreaRef,
        CardRef,
        DeckRef,
        DirectionRef,
        MarkRef,
        PhaseRef,
        PieceRef,
        PlaceRef,
        RegionRef,
        RegionTagRef,
        SeatRef,
        TrackRef,
        refers,
    )
    from uguisu.core.positions import name_index, no_card_left

__all__ = [
    "AreaRef",
    "CardRef",
    "DeckRef",
    "DirectionRef",
    "Expectation",
    "MarkRef",
    "PhaseRef",
    "PieceRef",
    "PlaceRef",
    "PlacedMark",
    "Position",
    "RegionRef",
    "RegionTagRef",
    "SeatRef",
    "TrackRef",
    "name_index",
    "no_card_left",
    "refers",
]

_HOMES = {
    "uguisu.content.markers": ("Expectation",),
    "uguisu.content.models.position": ("PlacedMark", "Position"),
    "uguisu.content.references": (
        "AreaRef",
        "CardRef",
        "DeckRef",
        "DirectionRef",
        "MarkRef",
        "PhaseRef",
        "PieceRef",
        "PlaceRef",
        "RegionRef",
        "RegionTagRef",
        "SeatRef",
        "TrackRef",
        "refers",
    ),
    "uguisu.core.positions": ("name_index", "no_card_left"),
}

if not TYPE_CHECKING:  # else a type checker takes every name for known
    __getattr__, __dir__ = lazily(__name__, _HOMES)
