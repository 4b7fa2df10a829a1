"""Packs and campaigns as things to keep: zipped with a hash of what they hold, added to the user's own, taken away."""

from __future__ import annotations

import io
import shutil
import zipfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from uguisu.content.atomic import replacing_folder, write_bytes
from uguisu.content.diagnostics import has_errors
from uguisu.content.document import read_document
from uguisu.content.library import Library, got_folder, is_path
from uguisu.content.pack import CAMPAIGN, SCENARIO
from uguisu.core.errors import UguisuError
from uguisu.loading import BadPack, load_pack
from uguisu.messages.message import Message
from uguisu_tools.packs.campaign import load_campaign, pack_path
from uguisu_tools.packs.campaign_checks import check_campaign
from uguisu_tools.packs.files import files_of, hash_of
from uguisu_tools.packs.ledger import LedgerEntry, ledger, note
from uguisu_tools.packs.references import references
from uguisu_tools.scaffold.folder import fill_folder, must_be_portable, write_folder

if TYPE_CHECKING:
    from uguisu.plugins.registered import Registry
    from uguisu_tools.packs.campaign import Campaign

HASH = b"uguisu sha256:"
"""What the comment of a zip begins with; the hash follows, in hex."""
LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""The date of every entry: zips of the same files are the same to the byte."""
BROUGHT = "packs"
"""The folder in a zip where the packs lie that it brings along, by game and id."""


class Zipped(NamedTuple):
    """A pack that was zipped: the file, the SHA-256 of what it holds, in hex, and the names of the packs that it builds on:
    those in the zip, and those that were left out.
    """

    path: Path
    digest: str
    brought: tuple[str, ...] = ()
    left_out: tuple[str, ...] = ()


class TakesMore(Exception):
    """A zip would hold files from outside of the pack's folder, which nobody has said yes to: `files`."""

    def __init__(self, files: tuple[Path, ...]) -> None:
        super().__init__()
        self.files = files


def zip_pack(
    pack: Path, to: Path | None, registry: Registry, *, bases: bool | None = True, everything: bool = False
) -> Zipped:
    """Zip the pack or campaign at `pack` to `to`, or else to a file called by its id and version in the current folder.

    The packs that it builds on, or that its missions are, go with it unless `bases` is False; those of plugins stay, but with
    `everything`. With None nothing is written where any would go. Folders on the way to `to` are made.

    Raises:
        BadPack: when it has errors.
        UguisuError: when a file can't be read.
        TakesMore: where files from outside of the folder would go with it, and nobody was asked.
    """
    pack = _folder_of(pack)
    if CAMPAIGN in files_of(pack):
        name = f"{_campaign_of(pack, registry).file.id}.zip"
    else:
        scenario = load_pack(pack, registry).scenario
        name = f"{scenario.id}-{scenario.version}.zip" if scenario.version else f"{scenario.id}.zip"
    parcel = _Parcel(registry, () if everything else ("installed",))
    files = parcel.pack(pack)
    if bases is None and parcel.brought:
        raise TakesMore(tuple(parcel.outside))
    if bases is not False:
        files |= parcel.brought
    path = to if to is not None else Path(name)
    digest = hash_of(files)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for entry, raw in files.items():
            archive.writestr(zipfile.ZipInfo(entry, LONG_AGO), raw, zipfile.ZIP_DEFLATED)
        archive.comment = HASH + digest.encode()
    path.parent.mkdir(parents=True, exist_ok=True)
    write_bytes(path, packed.getvalue())
    names = tuple(parcel.names.values())
    return Zipped(path, digest, () if bases is False else names, names if bases is False else ())


@dataclass
class _Parcel:
    """The files of a pack or campaign as they travel, with names for the packs that they called by paths, and those packs.

    Packs on shelves of the kinds that `stay` are not taken along: they are found there, too.
    """

    registry: Registry
    stay: tuple[str, ...]
    names: dict[Path, str] = field(default_factory=dict)
    """The packs that come along, by their folders, and the names by which they are found from then on."""
    brought: dict[str, bytes] = field(default_factory=dict)
    outside: list[Path] = field(default_factory=list)
    """Where what is brought lies."""

    @cached_property
    def library(self) -> Library:
        """Where packs are found now."""
        return Library.of(self.registry)

    def pack(self, path: Path) -> dict[str, bytes]:
        """Return the files of the pack at `path`, and take along what they refer to."""
        files = files_of(path)
        for file, raw in files.items():
            if PurePosixPath(file).name in (SCENARIO, CAMPAIGN):  # a campaign may have packs in its folder
                files[file] = self._readdressed(path, file, raw)
        return files

    def _readdressed(self, pack: Path, file: str, raw: bytes) -> bytes:
        """Return a file with names for the packs that it refers to by paths which lead out of it."""
        document, _ = read_document(raw, file, (pack / file).as_posix())
        if document is None:
            return raw
        lines = document.text.splitlines(keepends=True)
        for where, called in references(document.data):
            found = self.library.locate(called, (pack / file).parent)
            if found is None or (is_path(called) and found.is_relative_to(pack)):
                continue
            name = self._taken(found, called)
            if is_path(called):
                place = document.find("", "", where)
                line = lines[place.line - 1]
                begins = line.find(called, place.col - 1)
                if begins < 0:
                    message = Message(
                        "{place}: the pack `{name}` can't be sent along by this path",
                        place=place,
                        name=called,
                    )
                    raise UguisuError(message, hint=Message("Write the path on one line, without quotes."))
                lines[place.line - 1] = line[:begins] + name + line[begins + len(called) :]
        return "".join(lines).encode()

    def _taken(self, path: Path, called: str) -> str:
        """Return the name of a pack that is referred to, having taken it along unless it stays."""
        staying = Library(tuple(shelf for shelf in self.library.shelves if shelf.kind in self.stay))
        real = path.resolve()
        if real in self.names:
            return self.names[real]
        if not is_path(called) and staying.find(called) is not None:
            return called
        scenario = load_pack(path, self.registry).scenario
        game, _, last = called.rpartition("/")
        name = f"{scenario.game}/{scenario.id}" if is_path(called) else f"{game or scenario.game}/{last}"
        self.names[real] = name
        files = self.pack(path)
        self.brought |= {f"{BROUGHT}/{name}/{file}": raw for file, raw in files.items()}
        self.outside += [path / file for file in files]
        return name


def _folder_of(pack: Path) -> Path:
    return pack.parent if pack.name in (SCENARIO, CAMPAIGN) else pack


class Added(NamedTuple):
    """A pack that was added: its name and folder; the names of those that came along because it builds on them; and of those
    that did not since packs of these names came with Uguisu, each with whether what was brought differs from it.
    """

    name: str
    folder: Path
    came: tuple[str, ...] = ()
    shipped: tuple[tuple[str, bool], ...] = ()


def add(
    pack: Path,
    registry: Registry,
    source: str = "",
    *,
    name_is: str = "",
    asked: bool = True,
    renew: bool = False,
) -> Added:
    """Add the pack or campaign at `pack`, a folder or a zip, to those that are found by name everywhere.

    The packs that it brings, or that are found only beside it, are added with it.

    Args:
        pack: a folder or a zip.
        registry: what the plugins bring.
        source: where it came from, if not from `pack`.
        name_is: what it must be called.
        asked: whether somebody asked for it, or it comes along with what builds on it.
        renew: have it take the place of the one of its name that was added before.

    Raises:
        BadPack: when it has errors.
        UguisuError: when one of its name is there or came with Uguisu, its zip holds other files than when it was made or leads
            out of itself, or it builds on a pack that is not here.
    """
    pack = _folder_of(pack)
    files = files_of(pack, sound=True)
    written = _written_hash(pack)
    if written and written != hash_of(files):
        raise UguisuError(
            Message("{path} contains different files than when it was packed", path=pack.as_posix()),
            hint=Message("Get it again from where it came from."),
        )
    if not written:
        parcel = _Parcel(registry, ("yours", "path", "clone", "installed", "got"))
        files = parcel.pack(pack) | parcel.brought
    own, brought = _sorted_out(files)
    with TemporaryDirectory() as made:
        folder = Path(made) / "pack" / "pack"
        with _blaming_what_was_given(pack, Path(made), folder):
            write_folder(folder, own)
            for name, its_files in brought.items():
                write_folder(Path(made) / name, its_files)
            _must_have_all(pack, [folder, *(Path(made) / name for name in brought)], registry)
            name = _name_of(folder, registry)
    if name_is and name != name_is:
        raise UguisuError(
            Message("the index calls it `{name}`, but it is `{other}`", name=name_is, other=name),
            Message("Nothing was added. Tell whoever runs the index."),
        )
    shipped = _shipped_beside(name, brought, registry)
    new = {one: its for one, its in brought.items() if one not in shipped and not _is_there(one, its)}
    known = ledger()
    came_along = name in known and not known[name].asked and _is_there(name, own)
    for one in (*new, *([] if came_along or (renew and name in known) else [name])):
        _must_be_free(one)
    came = source or pack.absolute().as_posix()
    note(
        {one: _entry(its, came, asked=False) for one, its in new.items()}
        | {_there(name)[0]: _entry(own, came, asked=asked or (name in known and known[name].asked))}
    )
    with ExitStack() as undone:
        undone.callback(note, known)
        for one, its_files in new.items():
            write_folder(_there(one)[1], its_files)
            undone.callback(shutil.rmtree, _there(one)[1], ignore_errors=True)
        if renew and _there(name)[1].exists():
            with replacing_folder(_there(name)[1]) as aside:
                fill_folder(aside, own)
        elif not came_along:
            write_folder(_there(name)[1], own)
        undone.pop_all()
    return Added(*_there(name), tuple(new), tuple(shipped.items()))


def _entry(files: dict[str, bytes], source: str, *, asked: bool) -> LedgerEntry:
    said = read_document(files.get(SCENARIO, b""), SCENARIO, SCENARIO)[0]
    version = said.data.get("version") if said is not None and isinstance(said.data, dict) else ""
    return LedgerEntry(version=str(version or ""), source=source, sha256=hash_of(files), asked=asked)


def _shipped_beside(name: str, brought: dict[str, dict[str, bytes]], registry: Registry) -> dict[str, bool]:
    """Return which of the packs that one brings have the names of packs that came with Uguisu, and whether they differ: what
    builds on these goes on building on those that came.

    Raises:
        UguisuError: when it has such a name itself.
    """
    shipped = Library.of(registry).shipped
    if shipped.find(name) is not None:
        raise UguisuError(
            Message("`{name}` is the name of a pack that came with Uguisu", name=name),
            hint=Message(
                "By that name the one that came is found. Give this one another `id` in its scenario.yaml."
            ),
        )
    found = {one: shipped.find(one) for one in brought}
    return {one: files_of(there) != brought[one] for one, there in found.items() if there is not None}


def _is_there(name: str, files: dict[str, bytes]) -> bool:
    """Tell whether a pack was added before, just as it is."""
    called, folder = _there(name)
    return called == name and folder.exists() and files_of(folder) == files


def _sorted_out(files: dict[str, bytes]) -> tuple[dict[str, bytes], dict[str, dict[str, bytes]]]:
    """Return the files of a pack itself, and those of each pack that it brings, by its name."""
    own: dict[str, bytes] = {}
    brought: dict[str, dict[str, bytes]] = {}
    for name, raw in files.items():
        match name.split("/", 3):
            case [first, game, called, rest] if (
                first == BROUGHT and f"{BROUGHT}/{game}/{called}/{SCENARIO}" in files
            ):
                brought.setdefault(f"{game}/{called}", {})[rest] = raw
            case _:
                own[name] = raw
    return own, brought


def _name_of(folder: Path, registry: Registry) -> str:
    """Return the name that a pack or a campaign is to be found by, once it is seen to be sound."""
    if not (folder / CAMPAIGN).exists():
        scenario = load_pack(folder, registry).scenario
        return f"{scenario.game}/{scenario.id}"
    campaign = _campaign_of(folder, registry)
    first = pack_path(campaign.file.missions[0].pack, campaign.folder, registry)
    assert first is not None, "its check has found it"
    return f"{load_pack(first, registry).scenario.game}/{campaign.file.id}"


def _must_have_all(pack: Path, folders: list[Path], registry: Registry) -> None:
    """Refuse a pack that builds on one which neither comes with it nor is here.

    Raises:
        UguisuError: when it does; it says which one is needed.
    """
    library = Library.of(registry)
    for folder in folders:
        for path in sorted((*folder.rglob(SCENARIO), *folder.rglob(CAMPAIGN))):
            document = read_document(path.read_bytes(), path.name, path.name)[0]
            for _, called in references(document.data if document is not None else None):
                if library.locate(called, path.parent) is None:
                    message = Message(
                        "{path} builds on the pack `{name}`, which is not here", path=pack, name=called
                    )
                    hint = Message(
                        "Get that pack, too, and add it first with `uguisu packs add`; or have this one zipped again with "
                        "what it builds on, which `uguisu pack` does."
                    )
                    raise UguisuError(message, hint=hint)


@contextmanager
def _blaming_what_was_given(pack: Path, made: Path, folder: Path) -> Iterator[None]:
    """Tell of errors in `folder`, a copy of the pack in `made`, and in those beside it, as errors in what was given."""

    def given(file: str) -> str:
        return file.replace(folder.as_posix(), pack.as_posix()).replace(
            made.as_posix(), f"{pack.as_posix()}/{BROUGHT}"
        )

    try:
        yield
    except BadPack as error:
        found = [msgspec.structs.replace(one, file=given(one.file)) for one in error.diagnostics]
        raise BadPack(pack, found) from error
    except OSError as error:
        if str(error.filename or "").startswith(str(made)):
            error.filename, error.filename2 = str(pack), None
        raise


def _must_be_free(name: str) -> None:
    """Refuse a name that can't be had.

    Raises:
        UguisuError: when no system, or not every system, allows it, or another pack has it.
    """
    for part in name.split("/"):
        must_be_portable(part)
    name, folder = _there(name)
    if folder.exists():
        raise UguisuError(
            Message("there is already a pack `{name}` in {folder}", name=name, folder=folder.as_posix()),
            hint=Message("Remove it first: `uguisu packs remove {name}`.", name=name),
        )


def _there(name: str) -> tuple[str, Path]:
    """Return a name and its folder; those of one that is there already, if it differs by capitals alone: on Windows and macOS
    the two are one.
    """
    for path in got_folder().glob("[!.]*/[!.]*"):
        there = path.relative_to(got_folder()).as_posix()
        if there.casefold() == name.casefold():
            return there, path
    return name, got_folder() / name


def _campaign_of(folder: Path, registry: Registry) -> Campaign:
    """Return a campaign.

    Raises:
        BadPack: when it has errors.
    """
    found = check_campaign(folder, registry)
    if has_errors(found):
        raise BadPack(folder, found)
    return load_campaign(folder, registry)


def _written_hash(pack: Path) -> str:
    if pack.suffix != ".zip" or not pack.is_file():
        return ""
    with zipfile.ZipFile(pack) as archive:
        comment = archive.comment
    return comment.removeprefix(HASH).decode("ascii", "replace") if comment.startswith(HASH) else ""
