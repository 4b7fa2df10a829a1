"""A new pack, from the one that comes with its game; and a new mod, which builds on another pack and changes nothing yet."""

import json
import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from uguisu.content.atomic import filling, write_text
from uguisu.content.document import read_document
from uguisu.content.entries import name_of, shown
from uguisu.content.library import Library, may_name
from uguisu.content.pack import SCENARIO, Pack
from uguisu.content.schema import file_schema
from uguisu.content.source import find_packs
from uguisu.core.errors import UguisuError
from uguisu.loading import load_pack
from uguisu.messages.message import Message
from uguisu.plugins.registered import Registry
from uguisu_tools.packs.files import files_of
from uguisu_tools.scaffold.folder import as_pack_id, as_title, write_folder
from uguisu_tools.schemas.files import ENDING, as_json, game_schemas, overlay_schema

STARTER = "starter"
"""The pack to begin from, among those that come with a game."""
SCHEMAS = "schemas"
"""The folder of schemas: one above the pack, or else one within it."""
_LEADS_OUT = re.compile(rb"^# yaml-language-server: \$schema=\.\./.*\n", re.MULTILINE)
"""Where a file says that its schema lies outside of its pack, where a copy has none."""
_ENTRY = re.compile(r"""(?P<language>[a-z]{2}): (?P<text>"(?:[^"\\]|\\.)*"|[^,{}"]+)""")
_TABLE = re.compile(
    rf"\{{{_ENTRY.pattern}(?:, {_ENTRY.pattern.replace('?P<language>', '?:').replace('?P<text>', '?:')})+\}}"
)
"""A text in several languages, in one line."""
_NOTE = re.compile(r"(?:^|\s)#.*$")
"""A comment. Texts with that sign in them are said in a line of their own."""
_MODELINE = re.compile(r"^# yaml-language-server: \$schema=.*$", re.MULTILINE)


def new_pack(
    name: str,
    game: str,
    folder: Path,
    registry: Registry,
    starter: Pack | None = None,
    *,
    title: str = "",
    language: str = "en",
) -> Path:
    """Make a pack called `name` in `folder`, from the starter of its game or from another, and return its path. `title`
    defaults to the name; of texts in several languages it has those in `language`.

    Raises:
        UguisuError: when there is no such game, or no pack to begin from, or something of that name already.
    """
    registry.game(game)
    pack_id = as_pack_id(name)
    starter = starter or starter_of(game, registry)
    path = folder / pack_id
    schemas = _schemas_above(folder, game)
    way = SCHEMAS if schemas is None else Path(os.path.relpath(schemas, path)).as_posix()
    shown = json.dumps(title, ensure_ascii=False) if title else as_title(pack_id)
    files = {
        document.name: _said_in(
            language,
            _made_over(kind, document.text, (starter.scenario.id, pack_id), shown, f"{way}/{kind}{ENDING}"),
        )
        for kind, document in starter.documents.items()
    }
    if schemas is None:
        files |= _own_schemas(game, registry)
    write_folder(path, files)
    return path


def has_starter(game: str, registry: Registry) -> bool:
    """Whether a pack to begin from comes with a game."""
    return any((folder / game / STARTER / SCENARIO).is_file() for folder in registry.packs)


def as_begun(name: str, game: str, registry: Registry) -> dict[str, Any]:
    """Return the contents of the files of a new pack called `name`, by kind; nothing if its game has no starter pack."""
    starter = next(
        (folder / game / STARTER for folder in registry.packs if (folder / game / STARTER).is_dir()), None
    )
    if starter is None:
        return {}
    begun: dict[str, Any] = {}
    for kind in ("scenario", "map", "mission", "cards", "rulings"):
        file = starter / f"{kind}.yaml"
        document = read_document(file.read_bytes(), file.name, file.name)[0] if file.is_file() else None
        if document is not None:
            begun[kind] = document.data
    begun.get("scenario", {}).update(id=as_pack_id(name), title=as_title(as_pack_id(name)))
    return begun


def copy_of(pack: Path, name: str, folder: Path) -> Path:
    """Copy a pack whole to a new one called `name` in `folder`, and return its path.

    Raises:
        UguisuError: when it can't be read, or there is something of that name already.
    """
    pack_id = as_pack_id(name)
    files = files_of(pack)
    raw = files.get(SCENARIO)
    document = None if raw is None else read_document(raw, SCENARIO, SCENARIO)[0]
    if document is None:
        raise UguisuError(Message("{path} is no pack that can be copied", path=pack.as_posix()))
    old = str(document.data.get("id") or pack.name) if isinstance(document.data, dict) else pack.name
    text = re.sub(
        rf"^id: {re.escape(old)}(?=\s*(?:#.*)?$)", f"id: {pack_id}", document.text, flags=re.MULTILINE
    )
    path = folder / pack_id
    files[SCENARIO] = _titled(text, as_title(pack_id)).encode()
    write_folder(path, {file: _LEADS_OUT.sub(b"", found, count=1) for file, found in files.items()})
    return path


def _titled(text: str, title: str) -> str:
    """Give a scenario another title, where it has one line of its own."""
    return re.sub(r"^title: (?:[^{\n]*|\{[^\n]*\})$", f"title: {title}", text, count=1, flags=re.MULTILINE)


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
            Message("the plugin of '{game}' has no pack to start from", game=game),
            hint=Message("copy one that you have; its author may add one with the hook `uguisu_packs`"),
        )
    return fitting[0]


def _said_in(language: str, text: str) -> str:
    """Say in one language, as whoever begins speaks it, what a line says in several; English where it does not say it so.

    >>> _said_in("it", "- {id: road, name: {en: Road, it: Strada}}  # or {en: Way, it: Via}")
    '- {id: road, name: Strada}  # or {en: Way, it: Via}'
    """

    def chosen(table: re.Match[str]) -> str:
        told = {entry["language"]: entry["text"].strip() for entry in _ENTRY.finditer(table[0])}
        return told.get(language) or told.get("en") or table[0]

    def said(line: str) -> str:
        note = _NOTE.search(line)
        end = note.start() if note is not None else len(line)
        return _TABLE.sub(chosen, line[:end]) + line[end:]

    return "\n".join(map(said, text.split("\n")))


def _made_over(kind: str, text: str, ids: tuple[str, str], shown: str, schema: str) -> str:
    """Give a file of the starter its new id and title, and lead it to its schema. A title in several languages is replaced
    in the scenario; that of a map or a mission is its own.
    """
    text = _MODELINE.sub(lambda _: f"# yaml-language-server: $schema={schema}", text, count=1)
    old, new = ids
    text = re.sub(rf"^id: {re.escape(old)}$", f"id: {new}", text, flags=re.MULTILINE)
    title = r"[^{\n]*|\{[^\n]*\}" if kind == "scenario" else r"[^{\n]*"
    return re.sub(rf"^title: (?:{title})$", lambda _: f"title: {shown}", text, flags=re.MULTILINE)


def _schemas_above(folder: Path, game: str) -> Path | None:
    """Return ``schemas/<game>`` in `folder` or above it, as in the repository, if there is one."""
    for above in (folder.resolve(), *folder.resolve().parents):
        schemas = above / SCHEMAS / game
        if (schemas / f"scenario{ENDING}").is_file():
            return schemas
    return None


def _own_schemas(game: str, registry: Registry) -> Mapping[str, str]:
    """Return the schemas of one game's files, each whole: they lie in a folder of their own, without those of other games."""
    return {f"{SCHEMAS}/{name}": as_json(schema) for name, schema in game_schemas(registry, game).items()}


def write_game_schemas(folder: Path, game: str, registry: Registry) -> None:
    """Write the schemas of one game's files into ``schemas/<game>`` in `folder`, where packs below it find them."""
    for name, text in _own_schemas(game, registry).items():
        path = folder / SCHEMAS / game / name.removeprefix(f"{SCHEMAS}/")
        with filling(path.parent):
            write_text(path, text)


MODDED = ("map", "cards", "mission")


def new_mod(
    name: str, base: Path, folder: Path, registry: Registry, language: str, *, title: str = ""
) -> Path:
    """Make a mod called `name` of the pack at `base` in `folder`, and return its path. `title` defaults to the name.

    It includes schemas, which offer the ids of what is in `base`.

    Raises:
        BadPack: when `base` has errors.
        UguisuError: when there is something of that name already.
    """
    pack = load_pack(base, registry)
    mod_id = as_pack_id(name)
    path = folder / mod_id
    shown = json.dumps(title, ensure_ascii=False) if title else as_title(mod_id)
    files: dict[str, str | bytes] = {
        SCENARIO: _head("scenario")
        + f"format: 1\nid: {mod_id}\nuses: [{way_to(base, path, registry)}]\n"
        + f"title: {shown}\nlanguages: [{language}]\nrulings: rulings.yaml\n",
        "rulings.yaml": RULINGS,
    }
    modded = [kind for kind in MODDED if kind in pack.documents]
    for kind in modded:
        files[f"{kind}.yaml"] = _head(kind) + _examples(pack.documents[kind].data)
    for kind in ("scenario", *modded):
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


def way_to(base: Path, mod: Path, registry: Registry) -> str:
    """Return the name of a pack if a mod at `mod` finds it by that, else the way to it, if it lies beside the mod.

    Raises:
        UguisuError: when it lies elsewhere, where no mod may lead.
    """
    real = base.resolve()
    library = Library.of(registry)
    for _, name, path in library.packs():
        found = library.find(name, mod)
        if path.resolve() == real and found is not None and found.resolve() == real:
            return name
    way = Path(os.path.relpath(real, mod.resolve())).as_posix()
    if not may_name(way):
        raise UguisuError(
            Message(
                "a mod in {folder} can't name the pack {pack}",
                folder=mod.parent.as_posix(),
                pack=real.as_posix(),
            ),
            Message(
                "Make the mod in the folder that the pack is in, or add the pack first: `uguisu packs add {pack}`.",
                pack=real.as_posix(),
            ),
        )
    return way


def _examples(data: Any) -> str:
    """Return the beginning of a file: what it could say of the first entry below, as comments."""
    lines = [
        "# What is not said here is as it is below. Take the # away before a line, and change it.",
        "format: 1",
    ]
    for key, names in _names(data).items():
        if not names:
            continue
        first = shown(names[0]) if isinstance(names[0], str) else f"[{shown(names[0])}]"
        lines += [
            f"# {key}:",
            f"#   - {{change: {first}, ...}}  # the keys that differ",
            f"#   - {{remove: {first}}}",
        ]
    return "\n".join(lines) + "\n"


def _names(data: Any) -> dict[str, list[Any]]:
    """Return what the entries of each list in a file are called."""
    return {
        key: [name for entry in entries if (name := name_of(entry)) is not None]
        for key, entries in data.items()
        if isinstance(entries, list)
    }


def _schema(kind: str, pack: Pack, registry: Registry) -> dict[str, Any]:
    names = _names(pack.documents[kind].data)
    ids = {key: [name for name in told if isinstance(name, str)] for key, told in names.items()}
    return overlay_schema(file_schema(kind, registry.vocabulary, registry.games, pack.scenario.game), ids)
