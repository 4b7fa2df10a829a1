"""What was added: which packs, from where, with what in them, and whether somebody asked for them or they came along."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from uguisu.content.atomic import beside, filling, write_bytes
from uguisu.content.library import SHIPPED, Library, got_folder, head_of
from uguisu.content.pack import CAMPAIGN, SCENARIO
from uguisu.core.errors import UguisuError
from uguisu.messages.message import Message
from uguisu.messages.suggest import listing
from uguisu_tools.packs.references import referred

if TYPE_CHECKING:
    from uguisu.content.known import Known

LEDGER = ".added.json"


class LedgerEntry(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What is known of a pack that was added."""

    version: str = ""
    source: str = ""
    """Where it came from: a folder, a zip, an address."""
    sha256: str = ""
    """Of its files, as `uguisu pack` tells it."""
    asked: bool = True
    """Whether somebody asked for it; else it came along with another that builds on it."""


def ledger() -> dict[str, LedgerEntry]:
    """Return what was added, by name; a pack that is not there any more is left out."""
    with suppress(OSError, msgspec.MsgspecError):
        found = msgspec.json.decode((got_folder() / LEDGER).read_bytes(), type=dict[str, LedgerEntry])
        return {name: entry for name, entry in found.items() if (got_folder() / name).is_dir()}
    return {}


def note(entries: dict[str, LedgerEntry]) -> None:
    """Write down what is about to be added: before it is there, so that no pack is there of which nothing is known."""
    with filling(got_folder()):
        write_bytes(
            got_folder() / LEDGER,
            msgspec.json.format(msgspec.json.encode({**ledger(), **entries}), indent=1) + b"\n",
        )


def remove(name: str, registry: Known, *, keep_bases: bool = False) -> list[tuple[str, Path]]:
    """Take away a pack that was added, and, unless `keep_bases`, those that nobody asked for and nobody needs without it.

    Returns:
        their names and the folders that they were in.

    Raises:
        UguisuError: when there is none of that name, or another pack builds on it.
    """
    if not _is_added(name):
        raise UguisuError(
            Message("no pack called `{name}` was added", name=name),
            hint=Message("`uguisu packs` lists them. Packs elsewhere are files of yours: delete them there."),
        )
    users = _Users(registry)
    if needed := users.of(name):
        raise UguisuError(
            Message("`{name}` is needed by {names}", name=name, names=listing(needed)),
            hint=Message("Remove first what builds on it."),
        )
    gone = [name, *([] if keep_bases else _orphans(name, users))]
    for one in gone:
        aside = beside(got_folder() / one)
        (got_folder() / one).rename(aside)
        shutil.rmtree(aside, ignore_errors=True)
    note({})
    return [(one, got_folder() / one) for one in gone]


def _is_added(name: str) -> bool:
    folder = got_folder() / name
    inside = (
        folder.resolve().is_relative_to(got_folder().resolve()) and folder.resolve() != got_folder().resolve()
    )
    return inside and any((folder / file).is_file() for file in (SCENARIO, CAMPAIGN))


def _orphans(name: str, users: _Users) -> list[str]:
    """Return what nobody asked for and nobody needs once the pack called `name` is gone."""
    gone = [name]
    while more := [
        one
        for one, entry in ledger().items()
        if not entry.asked and one not in gone and set(users.of(one)) <= set(gone)
    ]:
        gone += more
    return gone[1:]


class _Users:
    """Who builds on what, of all packs that can be found and did not come with Uguisu."""

    def __init__(self, registry: Known) -> None:
        library = Library.of(registry)
        found = [
            (shelf, name, path) for find in (library.packs, library.campaigns) for shelf, name, path in find()
        ]
        self._on: dict[Path, list[str]] = {}
        for shelf, name, path in found:
            if shelf.kind in SHIPPED:
                continue
            for called in _named_by(path):
                base = library.locate(called, path)
                if base is not None and name not in (known := self._on.setdefault(base.resolve(), [])):
                    known.append(name)

    def of(self, name: str) -> list[str]:
        """Return the names of those that build on a pack that was added."""
        return [one for one in self._on.get((got_folder() / name).resolve(), []) if one != name]


def _named_by(pack: Path) -> Iterator[str]:
    yield from head_of(pack).uses
    yield from referred(pack / CAMPAIGN)
