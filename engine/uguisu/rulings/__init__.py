"""Rulings: a FAQ that runs. Each lays out a position, plays in it, and says what must hold."""

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
    from uguisu.rulings.bench import Bench
    from uguisu.rulings.expectations.board import Natural, listed
    from uguisu.rulings.run import run_rulings

__all__ = [
    "AreaRef",
    "Bench",
    "CardRef",
    "DeckRef",
    "DirectionRef",
    "Expectation",
    "MarkRef",
    "Natural",
    "PhaseRef",
    "PieceRef",
    "PlaceRef",
    "PlacedMark",
    "Position",
    "RegionRef",
    "RegionTagRef",
    "SeatRef",
    "TrackRef",
    "listed",
    "name_index",
    "no_card_left",
    "refers",
    "run_rulings",
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
    "uguisu.rulings.bench": ("Bench",),
    "uguisu.rulings.expectations.board": ("Natural", "listed"),
    "uguisu.rulings.run": ("run_rulings",),
}

if not TYPE_CHECKING:  # else a type checker takes every name for known
    __getattr__, __dir__ = lazily(__name__, _HOMES)
