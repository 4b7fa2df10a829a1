"""What a seat sees, and how a game is drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu._lazy import lazily

if TYPE_CHECKING:
    from uguisu.board.palette import LineStyle
    from uguisu.core.folding import Fold, folded
    from uguisu.core.view import (
        AreaView,
        DecisionView,
        EventView,
        MoveView,
        PieceView,
        TrackView,
        View,
        ViewBuilder,
    )
    from uguisu.looks import EventLook, GameLook, GroundLook, MarkLook, PieceLook, StateLook, TrackLook

__all__ = [
    "AreaView",
    "DecisionView",
    "EventLook",
    "EventView",
    "Fold",
    "GameLook",
    "GroundLook",
    "LineStyle",
    "MarkLook",
    "MoveView",
    "PieceLook",
    "PieceView",
    "StateLook",
    "TrackLook",
    "TrackView",
    "View",
    "ViewBuilder",
    "folded",
]

_HOMES = {
    "uguisu.board.palette": ("LineStyle",),
    "uguisu.core.folding": ("Fold", "folded"),
    "uguisu.core.view": (
        "AreaView",
        "DecisionView",
        "EventView",
        "MoveView",
        "PieceView",
        "TrackView",
        "View",
        "ViewBuilder",
    ),
    "uguisu.looks": (
        "EventLook",
        "GameLook",
        "GroundLook",
        "MarkLook",
        "PieceLook",
        "StateLook",
        "TrackLook",
    ),
}

if not TYPE_CHECKING:  # else a type checker takes every name for known
    __getattr__, __dir__ = lazily(__name__, _HOMES)
