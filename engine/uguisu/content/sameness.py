"""Whether two packs are the same game: a hash of all that play depends on, and of each part of it.

It is taken over what files say and not over their bytes: comments, layout, quotes, line ends, marks of encodings and `x-` notes
may change without any save growing stale, and a file read from an older format counts as what it was migrated to. Texts, titles
and pictures stay out, in whichever language, for they change no game, and so do rulings and how a pack is put together (`uses`,
`replaces`, `version`): a mod and the whole pack it amounts to have one hash. The order of entries counts, as it may in play.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from typing import Any

PUT_TOGETHER = ("uses", "replaces", "version")
SAID = frozenset(
    {"title", "summary", "briefing", "name", "text", "labels", "languages", "license", "origin", "notes"}
    | {"art", "face", "back", "background", "layers", "pictures", "colour"}
)
"""Keys of files and of their entries that people read or see, and that no rule does."""
OPEN = frozenset({"props", "options", "setup"})
"""Here keys mean what the game says."""
SPOKEN = {"say": ("text",), "choose": ("title", "options"), "random": ("title", "options")}
"""What operations say, by their tags."""
SHORT = 8


def digest_of(files: Mapping[str, Any]) -> str:
    """Return the SHA-256, in hex, of what play depends on in the data of files by kind (scenario, map, cards, mission)."""
    return _hash({kind: played(kind, said) for kind, said in files.items()})


def former_digest_of(files: Mapping[str, Any]) -> str:
    """Return the hash by which versions up to 0.1 told packs apart, texts and all: saves and replays of theirs have it."""
    return _hash({kind: _apart(kind, said) for kind, said in files.items()})


def parts_of(files: Mapping[str, Any]) -> dict[str, str]:
    """Return a short hash for each part of the files that play depends on, by its name: `cards.yaml: rope`."""
    return {
        name: _hash({"": part})[:SHORT]
        for kind in sorted(files)
        for name, part in _parts(f"{kind}.yaml", played(kind, files[kind]))
    }


def _parts(file: str, said: Any) -> Iterator[tuple[str, Any]]:
    from uguisu.content.entries import name_of, shown

    for key, value in said.items() if isinstance(said, dict) else ():
        entries = value if isinstance(value, list) else ()
        names = [name_of(entry) for entry in entries]
        if names and None not in names:
            yield f"{file}: {key}", [shown(name) for name in names]
            yield from ((f"{file}: {shown(name)}", entry) for name, entry in zip(names, entries, strict=True))
        elif isinstance(value, dict) and key in OPEN:
            yield from ((f"{file}: {key}.{inner}", part) for inner, part in value.items())
        else:
            yield f"{file}: {key}", value


def played(kind: str, said: Any) -> Any:
    """Return what play depends on in the data of a file."""
    return _without_texts(_apart(kind, said))


def _apart(kind: str, said: Any) -> Any:
    if isinstance(said, dict) and kind == "scenario":
        return {key: value for key, value in said.items() if key not in PUT_TOGETHER}
    return said


def _without_texts(data: Any, *, in_word: bool = False) -> Any:
    if isinstance(data, list):
        return [_without_texts(entry, in_word=in_word) for entry in data]
    if not isinstance(data, dict):
        return data
    if "op" in data or "test" in data:
        spoken = SPOKEN.get(str(data.get("op")), ())
        return {
            key: len(value)
            if key == "options" and key in spoken and isinstance(value, list)
            else _word(value)
            for key, value in data.items()
            if key not in spoken or key == "options"
        }
    return {
        key: value if key in OPEN and not in_word else _without_texts(value, in_word=in_word)
        for key, value in data.items()
        if in_word or key not in SAID
    }


def _word(value: Any) -> Any:
    return _without_texts(value, in_word=True)


def _hash(files: Mapping[str, Any]) -> str:
    whole = hashlib.sha256()
    for kind in sorted(files):
        text = json.dumps(files[kind], ensure_ascii=False, separators=(",", ":"))
        whole.update(f"{kind}\0{len(text)}\0{text}\0".encode())
    return whole.hexdigest()
