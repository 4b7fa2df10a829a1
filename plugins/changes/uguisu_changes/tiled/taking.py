"""A pack's map goes to Tiled, and what was changed there comes back into the pack's own files."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from uguisu import Message, UguisuError, read_pack
from uguisu.checks import Diagnostic
from uguisu.content import Folder, InMemorySource
from uguisu.plugins import Registry
from uguisu_changes.difference import difference
from uguisu_changes.facts import below_of
from uguisu_changes.files import YamlFile
from uguisu_changes.merge import lists_of_things, merge, renamed
from uguisu_changes.references import rename_everywhere
from uguisu_changes.same import plain_copy, same
from uguisu_changes.tiled.exporting import Exported, export_map
from uguisu_changes.tiled.importing import import_tiled
from uguisu_changes.tiled.reading import read_map
from uguisu_changes.tiled.reading_back import is_ours, read_back
from uguisu_changes.tiled.report import ImportReport
from uguisu_tools.looks import ground_of

KINDS = ("map", "cards", "mission", "rulings")


class PackMap:
    """The map of the pack in a folder: as it is with all that it builds on, and the files that speak of its places."""

    def __init__(self, folder: Path, registry: Registry) -> None:
        """Read it.

        Raises:
            UguisuError: when the pack can't be read, or has no map.
        """
        self.folder, self.registry = folder, registry
        pack, _ = read_pack(folder, registry, InMemorySource(Folder(folder), {}))
        if pack is None:
            raise UguisuError(
                Message("{path} has errors", path=folder.as_posix()),
                Message("see `uguisu validate {path}`", path=folder.as_posix()),
            )
        document = pack.documents.get("map")
        if document is None:
            raise UguisuError(Message("this pack has no map"))
        self.game = pack.scenario.game
        self.data: dict[str, Any] = document.data
        scenario = self.file("scenario.yaml").data or {}
        self.names = {
            kind: named if isinstance(named := scenario.get(kind), str) else f"{kind}.yaml" for kind in KINDS
        }
        self.below = below_of(folder, {"scenario.yaml": scenario}, registry).get("map")

    def file(self, name: str) -> YamlFile:
        """Return one of its own files as it is on the disk."""
        path = self.folder / name
        there = path.is_file()
        return YamlFile("map", name, path.read_bytes() if there else b"", absent=not there)

    def exported(self, name: str) -> Exported:
        """Return the map as Tiled has it, in a file of that name."""
        look = self.registry.look_of(self.game)
        legend = self.data.get("legend")
        terrains = [
            str(entry.get("terrain"))
            for entry in (legend.values() if isinstance(legend, dict) else ())
            if isinstance(entry, dict)
        ]
        grounds = {terrain: ground_of(look, terrain) for terrain in terrains}
        return export_map(
            self.data,
            name,
            {terrain: ground.fill for terrain, ground in grounds.items() if ground is not None},
        )


@dataclass
class Taken:
    """What came back: files to be written, by name, pictures to be copied, and what the import has to tell."""

    files: dict[str, bytes] = field(default_factory=dict)
    report: ImportReport = field(default_factory=ImportReport)
    pictures: tuple[tuple[Path, str], ...] = ()


def take_map(pack: PackMap, file: Path, *, replace: bool) -> Taken:
    """Take a file of Tiled into a pack: of an exported map only what was changed since; any other map in place of the pack's,
    if `replace` says so. Nothing is written yet.

    Raises:
        TiledError: the file can't be read.
        UguisuError: it is another map, and was not to replace the pack's.
    """
    report = ImportReport()
    found = read_map(file, report)
    if not is_ours(found):
        return _replaced(pack, file, replace=replace)
    theirs = read_back(found)
    there = _written_and_read(pack, file)
    if same(there, theirs):
        return Taken(report=report)
    files = {kind: pack.file(name) for kind, name in pack.names.items()}
    held = {kind: plain_copy(one.data) for kind, one in files.items() if isinstance(one.data, dict)}
    ours = {**held, "map": plain_copy(pack.data)}
    base = {"map": there}
    for key, old, new in list(_renamed(base, {"map": theirs})):
        # what else is said there of a place, as by regions, still has its old id
        next(entry for entry in theirs[key] if entry["id"] == new)["id"] = old
        for side in (base, ours, {"map": theirs}):
            names = [entry["id"] for entry in side["map"].get(key) or ()]
            if old in names and new not in names:
                rename_everywhere(side, ("map", (key, names.index(old), "id")), new).apply(side)
    ours["map"], _ = merge(base["map"], ours["map"], theirs)  # both sides are of now: nothing clashes
    taken = Taken(report=report)
    for kind, data in ours.items():
        own = files[kind]
        wanted = data
        if kind == "map" and pack.below is not None:
            wanted = difference(pack.below, own.data, data)
        raw = own.render(wanted)
        if raw != own.raw:
            taken.files[pack.names[kind]] = raw
    return taken


def _renamed(base: dict[str, Any], theirs: dict[str, Any]) -> Iterator[tuple[str, str, str]]:
    """Yield what has another id since: the list that it is in, the old and the new one."""
    for _, key in list(lists_of_things(base, theirs)):
        for old, new in renamed(base["map"][key], theirs["map"][key]).items():
            yield key, old, new


def _written_and_read(pack: PackMap, file: Path) -> dict[str, Any]:
    """Return the pack's map as it would come back if nothing had been changed."""
    again = pack.exported(file.stem).written(file.suffix.lower())
    return read_back(read_map(file, ImportReport(), again))


def _replaced(pack: PackMap, file: Path, *, replace: bool) -> Taken:
    if not replace:
        raise UguisuError(
            Message("{file} is not this pack's map, and would replace it", file=file.name),
            Message("Say `--replace` if that is meant; missions may speak of places that are gone then."),
        )
    result = import_tiled(file)
    data: dict[str, Any] = yaml.safe_load(result.text)
    kept: dict[str, Any] = {key: pack.data[key] for key in ("id", "title", "name") if key in pack.data}
    own = pack.file(pack.names["map"])
    wanted: dict[str, Any] = {**data, **kept}
    raw = own.render(difference(pack.below, own.data, wanted) if pack.below is not None else wanted)
    return Taken({pack.names["map"]: raw}, result.report, result.pictures)


def checked(pack: PackMap, taken: Taken) -> list[Diagnostic]:
    """Return what `validate` would say of the pack with these files."""
    texts = {name: raw.decode("utf-8-sig") for name, raw in taken.files.items()}
    held: dict[str, Any] = {name: yaml.safe_load(text) for name, text in texts.items()}
    return read_pack(pack.folder, pack.registry, InMemorySource(Folder(pack.folder), held))[1]
