"""What playtests measure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu._lazy import lazily

if TYPE_CHECKING:
    from uguisu.measures.card_use import by_turn, card_measure, uses
    from uguisu.measures.measure import Measure, Use, Visits
    from uguisu.measures.measure import Value as Measured

__all__ = [
    "Measure",
    "Measured",
    "Use",
    "Visits",
    "by_turn",
    "card_measure",
    "uses",
]

_HOMES = {
    "uguisu.measures.card_use": ("by_turn", "card_measure", "uses"),
    "uguisu.measures.measure": ("Measure", "Use", "Value as Measured", "Visits"),
}

if not TYPE_CHECKING:  # else a type checker takes every name for known
    __getattr__, __dir__ = lazily(__name__, _HOMES)
