"""What a ruling may expect. Plugins add their own by the hook `uguisu_language`, as classes with a `differs` method."""

from __future__ import annotations

from uguisu_tools.rulings.expectations import board, secrets

EXPECTATIONS = (
    board.Legal,
    board.Illegal,
    board.ToMove,
    board.At,
    board.TrackIs,
    board.Marked,
    board.Holds,
    secrets.Sees,
    secrets.Happened,
    secrets.LogTells,
    secrets.Talks,
    board.Ends,
    board.GoesOn,
    board.Winner,
    board.Rank,
)
"""The expectations that every game has."""
