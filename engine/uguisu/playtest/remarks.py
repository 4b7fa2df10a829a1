"""Says in words what stands out about a thing that may be used."""

from __future__ import annotations

from uguisu.playtest.summary import UseSummary
from uguisu.said import Said, translate


def remark(use: UseSummary, language: str) -> str:
    """Return what a designer should look at, in sentences; "" where nothing stands out."""
    games, used = use.games_held, use.games_used
    sentences = {
        "unseen": Said("Never available."),
        "never": Said("Never used, though available in {games} games.", games=games),
        "seldom": Said("Hardly ever used: in {used} of {games} games.", used=used, games=games),
        "wins": Said("Goes with winning."),
        "loses": Said("Goes with losing."),
    }
    return " ".join(translate(sentences[key], language) for key in use.remarks)
