"""Compiles translations to the files that gettext itself reads (`.mo`): click asks it for its own words."""

from __future__ import annotations

import json
import re
import struct
from pathlib import Path

_STRING = r'((?:\s*"(?:[^"\\]|\\.)*")+)'
_ENTRY = re.compile(
    rf"^msgid{_STRING}(?:\s*msgid_plural{_STRING})?((?:\s*msgstr(?:\[\d\])?{_STRING})+)", re.MULTILINE
)
_TOLD = re.compile(rf"msgstr(?:\[\d\])?{_STRING}")
_QUOTED = re.compile(r'"(?:[^"\\]|\\.)*"')
_MAGIC, _HEADER = 0x950412DE, 28
DOMAIN = "messages"


def compiled(po: str) -> bytes:
    """Return what a `.mo` file of these translations holds, those with plurals too."""
    entries: dict[bytes, bytes] = {}
    for entry in _ENTRY.finditer(po):
        names = [_plain(part) for part in (entry[1], entry[2]) if part is not None]
        entries["\0".join(names).encode()] = "\0".join(map(_plain, _TOLD.findall(entry[3]))).encode()
    keys = sorted(entries)
    texts = [*keys, *(entries[key] for key in keys)]
    head = struct.pack("<7I", _MAGIC, 0, len(keys), _HEADER, _HEADER + 8 * len(keys), 0, 0)
    at = _HEADER + 8 * len(texts)
    tables = b""
    for text in texts:
        tables += struct.pack("<II", len(text), at)
        at += len(text) + 1
    return head + tables + b"".join(text + b"\0" for text in texts)


def compile_folder(folder: Path) -> None:
    """Write, for each `ru.po` in a folder, `ru/LC_MESSAGES/messages.mo` below it, where gettext looks."""
    for path in sorted(folder.glob("*.po")):
        target = mo_path(folder, path.stem)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(compiled(path.read_text(encoding="utf-8")))


def mo_path(folder: Path, language: str) -> Path:
    """Return where gettext looks for a language."""
    return folder / language / "LC_MESSAGES" / f"{DOMAIN}.mo"


def _plain(parts: str) -> str:
    return "".join(json.loads(part) for part in _QUOTED.findall(parts))
