"""A new mod: a pack that builds on another and changes nothing yet, with a line to begin from for each file."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from uguisu.content.library import Library
from uguisu.content.overlay import name_of, shown
from uguisu.content.pack import SCENARIO, Pack
from uguisu.content.schema import file_schema
from uguisu.content.schema_files import ENDING, as_json, overlay_schema
from uguisu.loading import load_pack
from uguisu.registry import Registry
from uguisu.scaffold.folder import as_pack_id, as_title, write_folder

MODDED = ("map", "cards", "mission")
SCHEMAS = "schemas"


def new_mod(name: str, base: Path, folder: Path, registry: Registry, language: str) -> Path:
    """Make a mod called `name` of the pack at `base` in `folder`, and return its path.

    Its schemas lie in it, and offer the ids of what is in `base`.

    Raises:
        BadPack: when `base` has errors.
        UguisuError: when there is something of that name already.
    """
    pack = load_pack(base, registry)
    mod_id = as_pack_id(name)
    path = folder / mod_id
    files: dict[str, str | bytes] = {
        SCENARIO: _head("scenario")
        + f"format: 1\nid: {mod_id}\nuses: [{_way(base, path, registry)}]\n"
        + f"title: {as_title(mod_id)}\nlanguages: [{language}]\nrulings: rulings.yaml\n",
        "rulings.yaml": RULINGS,
    }
    for kind in MODDED:
        if kind in pack.documents:
            files[f"{kind}.yaml"] = _head(kind) + _examples(pack.documents[kind].data)
    for kind in ("scenario", *(kind for kind in MODDED if kind in pack.documents)):
        files[f"{SCHEMAS}/{kind}{ENDING}"] = as_json(_schema(kind, pack, registry))
    write_folder(path, files)
    return path


RULINGS = """\
format: 1
# Rulings of your own go here. Those of the packs below are tried on yours by `uguisu rulings --base`;
# one that no longer holds on purpose is named here, with the reason:
# breaks: {some_ruling: "This mod has four lanterns."}
rulings: []
"""


def _head(kind: str) -> str:
    return f"# yaml-language-server: $schema={SCHEMAS}/{kind}{ENDING}\n"


def _way(base: Path, mod: Path, registry: Registry) -> str:
    """Return the name of a pack if a mod at `mod` finds it by that, else the way to it."""
    real = base.resolve()
    library = Library.of(registry)
    for _, name, path in library.packs():
        found = library.find(name, mod)
        if path.resolve() == real and found is not None and found.resolve() == real:
            return name
    way = Path(os.path.relpath(real, mod.resolve())).as_posix()
    return way if way.startswith(".") else f"./{way}"


def _examples(data: Any) -> str:
    """Return the beginning of a file: what it could say of the first entry below, as comments."""
    lines = [
        "# What is not said here is as it is below. Take the # away before a line, and change it.",
        "format: 1",
    ]
    for key, entries in data.items():
        names = (
            [name_of(entry) for entry in entries if name_of(entry) is not None]
            if isinstance(entries, list)
            else []
        )
        if not names:
            continue
        first = shown(names[0]) if isinstance(names[0], str) else f"[{shown(names[0])}]"
        lines += [
            f"# {key}:",
            f"#   - {{change: {first}, ...}}  # the keys that differ",
            f"#   - {{remove: {first}}}",
        ]
    return "\n".join(lines) + "\n"


def _schema(kind: str, pack: Pack, registry: Registry) -> dict[str, Any]:
    data = pack.documents[kind].data
    names = {
        key: [name for entry in entries if isinstance(name := name_of(entry), str)]
        for key, entries in data.items()
        if isinstance(entries, list)
    }
    return overlay_schema(file_schema(kind, registry.vocabulary, registry.games, pack.scenario.game), names)
