"""Says in words what stands out about a thing that may be used."""

from __future__ import annotations

from collections.abc import Mapping

from uguisu.playtest.summary import UseSummary


def remark(use: UseSummary, word: Mapping[str, str]) -> str:
    """Return what a designer should look at, as sentences in the language of `word`; "" where nothing stands out."""
    return " ".join(
        word[f"use_{key}"].format(games=use.games_held, used=use.games_used) for key in use.remarks
    )
