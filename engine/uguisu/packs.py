"""Packs and campaigns as things to keep: zipped with a hash of what they hold, added to the user's own, taken away."""

from __future__ import annotations

import hashlib
import io
import shutil
import zipfile
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, NamedTuple

from uguisu.campaign import folder_of, load_campaign, pack_path
from uguisu.campaign_checks import check_campaign
from uguisu.content.atomic import write_bytes
from uguisu.content.diagnostics import Diagnostic, has_errors
from uguisu.content.library import Library, head_of, own_folder
from uguisu.content.limits import MAX_ART_BYTES
from uguisu.content.pack import CAMPAIGN, SCENARIO
from uguisu.content.source import Source, open_source
from uguisu.core.errors import UguisuError
from uguisu.loading import BadPack, load_pack
from uguisu.said import Said
from uguisu.scaffold.folder import write_folder

if TYPE_CHECKING:
    from uguisu.campaign import Campaign
    from uguisu.registry import Registry

HASH = b"uguisu sha256:"
"""What the comment of a zip begins with; the hash follows, in hex."""
LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""The date of every entry: zips of the same files are the same to the byte."""
BROUGHT = "packs"
"""The folder in the zip of a campaign where the packs lie that it brings along, by game and id."""


class Zipped(NamedTuple):
    """A pack that was zipped: the file, and the SHA-256 of what it holds, in hex."""

    path: Path
    digest: str


def zip_pack(pack: Path, to: Path | None, registry: Registry) -> Zipped:
    """Zip the pack or campaign at `pack` to `to`, or else to a file called by its id and version in the current folder.

    Raises:
        BadPack: when it has errors.
        UguisuError: when a file can't be read.
    """
    files = _files_of(pack)
    if CAMPAIGN in files:
        campaign = _campaign_of(pack, registry)
        files |= _packs_for(campaign, registry)
        name = f"{campaign.file.id}.zip"
    else:
        scenario = load_pack(pack, registry).scenario
        name = f"{scenario.id}-{scenario.version}.zip" if scenario.version else f"{scenario.id}.zip"
    path = to if to is not None else Path(name)
    digest = _hash(files)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for entry, raw in files.items():
            archive.writestr(zipfile.ZipInfo(entry, LONG_AGO), raw, zipfile.ZIP_DEFLATED)
        archive.comment = HASH + digest.encode()
    write_bytes(path, packed.getvalue())
    return Zipped(path, digest)


def add(pack: Path, registry: Registry) -> tuple[str, Path]:
    """Copy the pack or campaign at `pack`, a folder or a zip, to the user's own; return the name it is found by, and its
    folder.

    Raises:
        BadPack: when it has errors.
        UguisuError: when one of its name is there, or its zip holds other files than when it was made.
    """
    files = _files_of(pack)
    written = _written_hash(pack)
    if written and written != _hash(files):
        raise UguisuError(
            Said("{path} contains different files than when it was packed", path=pack.as_posix()),
            hint=Said("Get it again from where it came from."),
        )
    if CAMPAIGN in files:
        return _add_campaign(pack, files, registry)
    scenario = load_pack(pack, registry).scenario
    return _add_files(f"{scenario.game}/{scenario.id}", files)


def _add_files(name: str, files: dict[str, bytes]) -> tuple[str, Path]:
    folder = own_folder() / name
    if folder.exists():
        raise UguisuError(
            Said("there is already a pack `{name}`: {folder}", name=name, folder=folder.as_posix()),
            hint=Said("Remove it first: `uguisu packs remove {name}`.", name=name),
        )
    write_folder(folder, files)
    return name, folder


def _add_campaign(pack: Path, files: dict[str, bytes], registry: Registry) -> tuple[str, Path]:
    """Add a campaign, once it is seen to be sound, and the packs that its zip brings, unless they are there already."""
    own: dict[str, bytes] = {}
    brought: dict[str, dict[str, bytes]] = {}
    for name, raw in files.items():
        match name.split("/", 3):
            case [folder_name, game, called, rest] if folder_name == BROUGHT:
                brought.setdefault(f"{game}/{called}", {})[rest] = raw
            case _:
                own[name] = raw
    with TemporaryDirectory() as made:
        folder = Path(made) / "campaign" / "campaign"
        write_folder(folder, own)
        for name, its_files in brought.items():
            write_folder(Path(made) / name, its_files)
        campaign = _campaign_of(folder if brought else folder_of(pack), registry)
        first = pack_path(campaign.file.missions[0].pack, campaign.folder, registry)
        assert first is not None, "its check has found it"
        game = load_pack(first, registry).scenario.game
    for name, its_files in brought.items():
        there = own_folder() / name
        if not there.exists() or _files_of(there) != its_files:
            _add_files(name, its_files)
    return _add_files(f"{game}/{campaign.file.id}", own)


def remove(name: str) -> Path:
    """Take one of the user's own packs away; return the folder that it was in.

    Raises:
        UguisuError: when there is none of that name.
    """
    folder = own_folder() / name
    inside = (
        folder.resolve().is_relative_to(own_folder().resolve()) and folder.resolve() != own_folder().resolve()
    )
    if not inside or not any((folder / file).is_file() for file in (SCENARIO, CAMPAIGN)):
        raise UguisuError(
            Said("none of your own packs is called `{name}`", name=name),
            hint=Said("`uguisu packs` lists them. Packs elsewhere are files of yours: delete them there."),
        )
    shutil.rmtree(folder)
    return folder


def _campaign_of(folder: Path, registry: Registry) -> Campaign:
    """Return a campaign.

    Raises:
        BadPack: when it has errors.
    """
    found = check_campaign(folder, registry)
    if has_errors(found):
        raise BadPack(folder, found)
    return load_campaign(folder, registry)


def _packs_for(campaign: Campaign, registry: Registry) -> dict[str, bytes]:
    """Return the files of the packs that a campaign names, and of those that they build on, as its zip brings them along:
    all but those that lie in its folder or come with a plugin.
    """
    library = Library.of(registry)
    with_plugins = Library(tuple(shelf for shelf in library.shelves if shelf.kind == "installed"))
    waiting = [(mission.pack, campaign.folder) for mission in campaign.file.missions]
    found: dict[str, bytes] = {}
    known: set[str] = set()
    for name, beside in waiting:
        path = library.find(name, beside)
        if name in known or name.startswith(".") or path is None or with_plugins.find(name) is not None:
            continue
        known.add(name)
        head = head_of(path)
        waiting += [(use, path) for use in head.uses]
        game, _, called = name.rpartition("/")
        folder = f"{BROUGHT}/{game or load_pack(path, registry).scenario.game}/{called}"
        found |= {f"{folder}/{file}": raw for file, raw in _files_of(path).items()}
    return found


def _files_of(pack: Path) -> dict[str, bytes]:
    source = open_source(pack)
    if isinstance(source, Diagnostic):
        raise UguisuError(source.message, source.hint)
    return {name: _read(source, name) for name in source.names}


def _read(source: Source, name: str) -> bytes:
    raw = source.read(name, MAX_ART_BYTES)
    if isinstance(raw, Diagnostic):
        raise UguisuError(Said("{place}: {problem}", place=raw.file, problem=raw.message), raw.hint)
    return raw


def _hash(files: dict[str, bytes]) -> str:
    whole = hashlib.sha256()
    for name in sorted(files):
        whole.update(f"{name}\0{len(files[name])}\0".encode() + files[name])
    return whole.hexdigest()


def _written_hash(pack: Path) -> str:
    if pack.suffix != ".zip" or not pack.is_file():
        return ""
    with zipfile.ZipFile(pack) as archive:
        comment = archive.comment
    return comment.removeprefix(HASH).decode("ascii", "replace") if comment.startswith(HASH) else ""
