"""The schemas as files: `map.schema.json` for the packs of all games, `temple/map.schema.json` for one game's."""

from __future__ import annotations

import json
from pathlib import Path

from uguisu.content.atomic import write_text
from uguisu.content.registry import Registry
from uguisu.content.schema import FILE_TYPES, file_schema

ENDING = ".schema.json"


def schema_texts(registry: Registry) -> dict[str, str]:
    """Return every schema as text, by its file's name with forward slashes."""
    texts: dict[str, str] = {}
    for game in (None, *sorted(registry.games)):
        folder = "" if game is None else f"{game}/"
        for kind in FILE_TYPES:
            schema = file_schema(kind, registry.vocabulary, registry.games, game)
            texts[f"{folder}{kind}{ENDING}"] = f"{json.dumps(schema, ensure_ascii=False, indent=1)}\n"
    return texts


def write_schemas(folder: Path, registry: Registry) -> list[Path]:
    """Write every schema under `folder`, take away those of games that are gone, and return the files that changed."""
    texts = schema_texts(registry)
    changed = [folder / name for name in stale_schemas(folder, texts)]
    for path in changed:
        text = texts.get(path.relative_to(folder).as_posix())
        if text is None:
            path.unlink()
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        write_text(path, text)
    return changed


def stale_schemas(folder: Path, texts: dict[str, str]) -> list[str]:
    """Return the names of schemas under `folder` that are missing, out of date, or no longer made."""
    present = {path.relative_to(folder).as_posix(): path for path in folder.rglob(f"*{ENDING}")}
    old = [
        name
        for name, text in texts.items()
        if name not in present or present[name].read_text("utf-8") != text
    ]
    return sorted([*old, *(present.keys() - texts.keys())])
