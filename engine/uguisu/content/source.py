"""Where a pack's files come from: a folder or a zip. Nothing outside of it can be reached."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from uguisu.content.diagnostics import Diagnostic
from uguisu.reasons import reason_of
from uguisu.said import Said


class Source(Protocol):
    """The files of a pack, by names with forward slashes."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all files that may be read, sorted."""

    @property
    def found(self) -> list[Diagnostic]:
        """What is wrong with the folder or zip as such."""

    def label(self, name: str) -> str:
        """Return a file's name for people: with the way to the pack before it."""

    def read(self, name: str, limit: int) -> bytes | Diagnostic:
        """Return a file's bytes, or the reason why not, such as being larger than `limit` bytes.

        The name must be one of `names`.
        """


def open_source(path: Path) -> Source | Diagnostic:
    """Open the pack at `path`: a folder, a zip, or the scenario.yaml in a folder."""
    from uguisu.content.folder import Folder
    from uguisu.content.zipped import open_zip

    label = path.as_posix()
    try:
        if path.is_dir():
            return Folder(path)
        if path.is_file() and path.suffix in (".yaml", ".yml"):
            return Folder(path.parent)
        if path.is_file():
            return open_zip(path)
    except OSError as error:
        return Diagnostic(
            file=label,
            code="unreadable",
            message=Said("It cannot be read: {error}", error=reason_of(error)),
        )
    return Diagnostic(
        file=label,
        code="no-pack",
        message=Said("There is no such folder or file"),
        hint=Said("Give the path of a pack: a folder with a scenario.yaml in it, or a zip of one."),
    )


def safe_name(name: str) -> bool:
    """Tell whether a name stays inside the pack on every system.

    >>> [safe_name(name) for name in ("art/map.png", "../map.yaml", "/etc/passwd", "c:map.yaml", "https://example.org/map.yaml")]
    [True, False, False, False, False]
    """
    parts = name.split("/")
    return not ("\\" in name or ":" in name or "\0" in name or any(part in ("", ".", "..") for part in parts))
