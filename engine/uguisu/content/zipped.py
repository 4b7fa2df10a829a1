"""A pack in a zip, read in place: nothing is ever unpacked to disk."""

from __future__ import annotations

import stat
import zipfile
import zlib
from pathlib import Path

from uguisu.content.diagnostics import Diagnostic
from uguisu.content.limits import MAX_PACK_BYTES, MAX_PACK_FILES
from uguisu.content.reading import too_large
from uguisu.content.source import safe_name
from uguisu.said import Said

ENCRYPTED = 0x1
ZIP_TROUBLE = (
    zipfile.BadZipFile,
    zlib.error,
    EOFError,
    RuntimeError,
    NotImplementedError,
    OSError,
    ValueError,
)
"""What zipfile raises over damaged, encrypted or exotic archives."""


class Zip:
    """The files of a zip. A single folder around all of them is looked through."""

    def __init__(self, path: Path, archive: zipfile.ZipFile) -> None:
        self.path = path
        self.found: list[Diagnostic] = []
        self._archive = archive
        self._entries: dict[str, zipfile.ZipInfo] = {}
        self._take_in(archive.infolist())

    @property
    def names(self) -> tuple[str, ...]:
        """All files' names, sorted."""
        return tuple(sorted(self._entries))

    def label(self, name: str) -> str:
        """Return the zip's path with the file's name after it."""
        return f"{self.path.as_posix()}/{name}"

    def read(self, name: str, limit: int) -> bytes | Diagnostic:
        """Return the file's bytes, or why not. What the zip says of sizes is not believed."""
        entry = self._entries[name]
        try:
            with self._archive.open(entry) as file:
                raw = file.read(limit + 1)
        except ZIP_TROUBLE as error:
            return self._finding(
                "zip-damaged",
                Said("The zip is damaged here: {error}", error=str(error)[:170]),
                ZIP_AGAIN,
                name,
            )
        return (
            raw if len(raw) <= limit else too_large(self.label(name), max(entry.file_size, len(raw)), limit)
        )

    def _take_in(self, entries: list[zipfile.ZipInfo]) -> None:
        if len(entries) > MAX_PACK_FILES:
            message = Said(
                "The zip holds {count:,} files; at most {most:,} are read",
                count=len(entries),
                most=MAX_PACK_FILES,
            )
            self.found.append(
                self._finding("too-many-files", message, Said("Leave out what the scenario does not need."))
            )
            return
        total = sum(entry.file_size for entry in entries)
        if total > MAX_PACK_BYTES:
            message = Said(
                "The zip would unpack to {has:,} MB; at most {most} are read",
                has=total // 1_048_576,
                most=MAX_PACK_BYTES // 1_048_576,
            )
            self.found.append(
                self._finding("too-large", message, Said("Make the pictures smaller, or leave some out."))
            )
            return
        if any(entry.flag_bits & ENCRYPTED for entry in entries):
            self.found.append(
                self._finding(
                    "zip-locked", Said("The zip is locked with a password"), Said("Zip the pack without one.")
                )
            )
            return
        files = [entry for entry in entries if not entry.is_dir() and self._usable(entry)]
        inner = _folder_around([entry.filename for entry in files])
        for entry in files:
            name = entry.filename.removeprefix(inner)
            if name in self._entries:
                self.found.append(
                    self._finding(
                        "zip-twice", Said("The zip holds this file twice"), Said("Zip the pack anew."), name
                    )
                )
            self._entries.setdefault(name, entry)

    def _usable(self, entry: zipfile.ZipInfo) -> bool:
        name = entry.orig_filename
        if not safe_name(name):
            self.found.append(
                Diagnostic(
                    file=self.path.as_posix(),
                    code="zip-slip",
                    message=Said(
                        "The zip holds a file that would land outside of the pack: {name!r}", name=name[:120]
                    ),
                    hint=Said("Zips made by ordinary means hold no such names; do not trust this one."),
                )
            )
            return False
        if stat.S_ISLNK(entry.external_attr >> 16):
            self.found.append(
                self._finding(
                    "link-out",
                    Said("The zip holds a link, which is not followed"),
                    Said("Put the file itself in."),
                    name,
                )
            )
            return False
        return not any(part.startswith((".", "__MACOSX", "__pycache__")) for part in name.split("/"))

    def _finding(self, code: str, message: str, hint: str | None, name: str = "") -> Diagnostic:
        file = self.label(name) if name else self.path.as_posix()
        return Diagnostic(file=file, code=code, message=message, hint=hint)


ZIP_AGAIN = Said("Download or zip the pack once more.")


def open_zip(path: Path) -> Zip | Diagnostic:
    """Open a zip as a pack, or say why it is none."""
    try:
        return Zip(path, zipfile.ZipFile(path))
    except ZIP_TROUBLE:
        return Diagnostic(
            file=path.as_posix(),
            code="no-pack",
            message=Said("The file is neither a pack's scenario.yaml nor a zip that can be read"),
            hint=Said("A pack is a folder with a scenario.yaml in it, or a zip of one."),
        )


def _folder_around(names: list[str]) -> str:
    """Return the folder, with its slash, that holds everything, unless scenario.yaml is at the top."""
    tops = {name.split("/", 1)[0] for name in names if "/" in name}
    if len(tops) != 1 or any("/" not in name for name in names):
        return ""
    return f"{tops.pop()}/"
