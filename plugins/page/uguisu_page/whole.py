"""What a page has of a pack: its files, those it builds on, what is played differently; or a campaign, by missions."""

from __future__ import annotations

from pathlib import Path

import msgspec

from uguisu import Game, LocalText, load
from uguisu.loading import Overrides
from uguisu.plugins import Registry
from uguisu_tools.packs import Campaign, Progress, is_campaign, load_campaign

PACK, CHANGES = "packs/pack/pack", "packs/changes.json"
"""Where the pack lies in a page, and what is played differently. What it builds on lies beside it, by its name."""


class Whole:
    """A pack or a campaign, ready to be played.

    Args:
        site: the folder that `packs` lies in.
        registry: what the plugins bring.
    """

    def __init__(self, site: Path, registry: Registry) -> None:
        self.folder = site / PACK
        self.registry = registry
        self.changes = msgspec.json.decode((site / CHANGES).read_bytes(), type=Overrides)
        self.campaign: Campaign | None = None
        if is_campaign(self.folder):
            self.campaign = load_campaign(self.folder, registry, self.changes)

    def begin(self, seed: int) -> Progress | None:
        """Return how far a campaign has come that begins; None for a pack."""
        return None if self.campaign is None else self.campaign.begin(seed)

    def game(self, progress: Progress | None) -> Game | None:
        """Return the game that is played next, None if the campaign is over.

        Raises:
            UguisuError: when it has errors.
        """
        if self.campaign is None or progress is None:
            return load(self.folder, self.registry, self.changes)
        mission = self.campaign.upcoming(progress)
        return None if mission is None else self.campaign.game(mission, progress.carried)

    @property
    def title(self) -> LocalText:
        """What a campaign is called; of a pack its game knows it."""
        return "" if self.campaign is None else self.campaign.title

    @property
    def summary(self) -> LocalText:
        """What a campaign says of itself."""
        return "" if self.campaign is None else self.campaign.file.summary or ""
