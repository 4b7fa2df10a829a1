"""What the editor remembers between runs: in the user's configuration folder."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from platformdirs import user_config_path, user_state_path
from PySide6.QtCore import QSettings

MOST_RECENT = 10


def config_folder() -> Path:
    """Return where settings are kept; UGUISU_CONFIG names another place."""
    return Path(os.environ.get("UGUISU_CONFIG") or user_config_path("uguisu", appauthor=False))


def state_folder() -> Path:
    """Return where journals are kept; UGUISU_STATE names another place."""
    return Path(os.environ.get("UGUISU_STATE") or user_state_path("uguisu", appauthor=False)) / "editor"


class Settings:
    """The editor's settings."""

    def __init__(self) -> None:
        folder = config_folder()
        with suppress(OSError):  # then nothing is remembered
            folder.mkdir(parents=True, exist_ok=True)
        self.store = QSettings(str(folder / "editor.ini"), QSettings.Format.IniFormat)

    def text(self, key: str, default: str = "") -> str:
        """Return a remembered text."""
        found = self.store.value(key, default)
        return found if isinstance(found, str) else default

    def put(self, key: str, value: object) -> None:
        """Remember a value."""
        self.store.setValue(key, value)

    def flag(self, key: str, *, default: bool) -> bool:
        """Return a remembered yes or no."""
        return self.text(key, "yes" if default else "no") == "yes"

    def put_flag(self, key: str, *, value: bool) -> None:
        """Remember a yes or no."""
        self.put(key, "yes" if value else "no")

    @property
    def recent(self) -> list[Path]:
        """The packs opened last, the latest first; those that are gone are left out."""
        return self._packs("recent")

    @property
    def open_packs(self) -> list[Path]:
        """The packs that were open when the editor was closed."""
        return self._packs("open")

    @open_packs.setter
    def open_packs(self, packs: list[Path]) -> None:
        self.put("open", "\n".join(map(str, packs)))

    def _packs(self, key: str) -> list[Path]:
        names = [name for name in self.text(key).split("\n") if name]
        return [Path(name) for name in names if Path(name).exists()]

    def opened(self, pack: Path) -> None:
        """Put a pack on top of the recent ones."""
        kept = [str(path) for path in self.recent if path != pack]
        self.put("recent", "\n".join([str(pack), *kept][:MOST_RECENT]))
