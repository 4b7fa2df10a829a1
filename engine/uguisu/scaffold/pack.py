"""A new pack, from the one that comes with its game."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from pathlib import Path

from uguisu.content.pack import Pack
from uguisu.content.schema_files import ENDING, schema_texts
from uguisu.content.source import find_packs
from uguisu.core.errors import UguisuError
from uguisu.loading import load_pack
from uguisu.registry import Registry
from uguisu.said import Said
from uguisu.scaffold.folder import as_pack_id, as_title, write_folder

STARTER = "starter"
"""The pack to begin from, among those that come with a game."""
SCHEMAS = "schemas"
"""The folder of schemas: one above the pack, or else one within it."""
_MODELINE = re.compile(r"^# yaml-language-server: \$schema=.*$", re.MULTILINE)


def new_pack(name: str, game: str, folder: Path, registry: Registry) -> Path:
    """Make a pack called `name` in `folder` and return its path.

    Raises:
        UguisuError: when there is no such game, or no pack to begin from, or something of that name already.
    """
    registry.game(game)
    pack_id = as_pack_id(name)
    starter = starter_of(game, registry)
    path = folder / pack_id
    schemas = _schemas_above(folder, game)
    way = SCHEMAS if schemas is None else Path(os.path.relpath(schemas, path)).as_posix()
    files = {
        document.name: _made_over(document.text, starter.scenario.id, pack_id, f"{way}/{kind}{ENDING}")
        for kind, document in starter.documents.items()
    }
    if schemas is None:
        files |= _own_schemas(game, registry)
    write_folder(path, files)
    return path


def starter_of(game: str, registry: Registry) -> Pack:
    """Return the pack to begin from that comes with a game.

    Raises:
        UguisuError: when none does.
    """
    found: list[Pack] = []
    for folder in registry.packs:
        found += [load_pack(path, registry) for path in find_packs(folder)]
    fitting = [pack for pack in found if pack.scenario.game == game]
    fitting.sort(key=lambda pack: pack.scenario.id != STARTER)
    if not fitting:
        raise UguisuError(
            Said("the plugin of '{game}' has no pack to start from", game=game),
            hint=Said("copy one that you have; its author may add one with the hook `uguisu_packs`"),
        )
    return fitting[0]


def _made_over(text: str, old: str, new: str, schema: str) -> str:
    """Give a file of the starter its new id and title, and lead it to its schema."""
    text = _MODELINE.sub(lambda _: f"# yaml-language-server: $schema={schema}", text, count=1)
    text = re.sub(rf"^id: {re.escape(old)}$", f"id: {new}", text, flags=re.MULTILINE)
    return re.sub(r"^title: [^{\n]*$", f"title: {as_title(new)}", text, flags=re.MULTILINE)


def _schemas_above(folder: Path, game: str) -> Path | None:
    """Return ``schemas/<game>`` in `folder` or above it, as in the repository, if there is one."""
    for above in (folder.resolve(), *folder.resolve().parents):
        schemas = above / SCHEMAS / game
        if (schemas / f"scenario{ENDING}").is_file():
            return schemas
    return None


def _own_schemas(game: str, registry: Registry) -> Mapping[str, str]:
    head = f"{game}/"
    return {
        f"{SCHEMAS}/{name.removeprefix(head)}": text
        for name, text in schema_texts(registry).items()
        if name.startswith(head)
    }


def write_game_schemas(folder: Path, game: str, registry: Registry) -> None:
    """Write the schemas of one game's files into ``schemas/<game>`` in `folder`, where packs below it find them."""
    for name, text in _own_schemas(game, registry).items():
        path = folder / SCHEMAS / game / name.removeprefix(f"{SCHEMAS}/")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
