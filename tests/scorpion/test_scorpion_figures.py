"""What is in the box (SC-02)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from uguisu.loading import load

PACK = Path(__file__).parents[2] / "scenarios" / "scorpion" / "two_castles"


def test_figures_and_markers() -> None:
    """SC-02: twenty guards, half with swords and half with spears, three drunks, two intruders, turn and alert."""
    game = load(PACK)
    kinds = Counter(piece.kind for piece in game.pieces)
    assert kinds == {"sword": 10, "spear": 10, "drunk": 3, "ninja": 1, "traitor": 1}
    assert [track.id for track in game.tracks][:2] == ["turn", "alert"]
