"""Translations in the files of gettext (`.po`), which Poedit and the like open."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from pathlib import Path

_ENTRY = re.compile(r'^msgid((?:\s*"(?:[^"\\]|\\.)*")+)\s*msgstr((?:\s*"(?:[^"\\]|\\.)*")+)', re.MULTILINE)
_QUOTED = re.compile(r'"(?:[^"\\]|\\.)*"')
_HEADER = 'msgid ""\nmsgstr "Language: {language}\\nContent-Type: text/plain; charset=UTF-8\\n"\n'


def read_po(path: Path) -> dict[str, str]:
    """Return text -> translation, empty where there is none yet."""
    text = path.read_text(encoding="utf-8")
    found = {_unquoted(entry[1]): _unquoted(entry[2]) for entry in _ENTRY.finditer(text)}
    found.pop("", None)
    return found


def write_po(
    path: Path, language: str, sources: Mapping[str, Iterable[str]], known: Mapping[str, str]
) -> None:
    """Write a file with the texts of `sources` (text -> the files it stands in), each with its translation in `known`."""
    entries = [_HEADER.format(language=language)]
    for text, files in sources.items():
        comments = "".join(f"#: {name}\n" for name in files)
        entries.append(f"{comments}msgid {_quoted(text)}\nmsgstr {_quoted(known.get(text, ''))}\n")
    path.write_text("\n".join(entries), encoding="utf-8", newline="\n")


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _unquoted(parts: str) -> str:
    return "".join(json.loads(part) for part in _QUOTED.findall(parts))
