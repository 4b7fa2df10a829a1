"""Which packs were begun not long ago, and are shown the steps to a game: kept beside the journals, not in the pack."""

from __future__ import annotations

from pathlib import Path

from uguisu_editor.model.keeping import Keeping
from uguisu_editor.settings import state_folder

NAME = "steps"


def is_guided(folder: Path) -> bool:
    """Whether the steps are shown above the map of the pack in `folder`."""
    return _kept(folder).get(NAME) == b"shown"


def guide(folder: Path, *, on: bool) -> None:
    """Show the steps above the map of the pack in `folder` from now on, or no longer."""
    _kept(folder).put(NAME, b"shown" if on else b"hidden")


def _kept(folder: Path) -> Keeping:
    return Keeping(state_folder(), folder, in_pack=False)
