"""Packs got from indexes: a pack by its name with what it builds on, and newer versions of those that were got."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from uguisu.content.library import got_folder
from uguisu.content.pack import SCENARIO
from uguisu.plugins.registered import Registry
from uguisu_tools.packs.choosing import Chosen, choose
from uguisu_tools.packs.index import Release, order_of, ranges_in, takes
from uguisu_tools.packs.ledger import LedgerEntry, ledger
from uguisu_tools.packs.offers import fetch, indexes, read_index
from uguisu_tools.packs.shelf import Added, add


class Got(NamedTuple):
    """A pack that was added from an index, and whether somebody asked for it."""

    added: Added
    version: str
    asked: bool


def take(chosen: Iterable[Chosen], registry: Registry) -> Iterator[Got]:
    """Fetch releases and add them, one by one; those that were got in another version before give way.

    Raises:
        UguisuError: one can't be fetched or added; those before it stay.
    """
    zips = [
        (one, fetch(one.place, one.name, one.release)) for one in chosen
    ]  # all are there before any is added
    for one, zipped in zips:
        added = add(zipped, registry, one.place, name_is=one.name, asked=one.asked, renew=True)
        yield Got(added, one.release.version, one.asked)


class News(NamedTuple):
    """What is new of a pack that was got: a newer release, or why none is taken, or that what is here was withdrawn."""

    name: str
    version: str
    newer: Release | None = None
    withdrawn: str = ""
    held: str = ""
    """Who builds on it and needs another version than the newest."""


def news() -> Iterator[News]:
    """Yield what is new of the packs that came from indexes which are still in the list.

    Raises:
        UguisuError: an index can't be read.
    """
    known = ledger()
    places = {entry.source for entry in known.values()} & set(indexes())
    read = {place: read_index(place).index for place in places}
    for name, entry in known.items():
        listed = read[entry.source].packs.get(name) if entry.source in read else None
        if listed is None:
            continue
        here = next((one for one in listed.releases if one.version == entry.version), None)
        withdrawn = here.yanked if here is not None else ""
        newer = [
            one
            for one in listed.releases
            if not one.yanked and order_of(one.version) > order_of(entry.version)
        ]
        newest = max(newer, key=lambda one: order_of(one.version), default=None)
        held = _held_by(name, newest.version, known) if newest is not None else ""
        if newest is not None or withdrawn:
            yield News(name, entry.version, newest, withdrawn, held)


def update(one: News, registry: Registry) -> Iterator[Got]:
    """Get the newer release of a pack, and what it builds on."""
    if one.newer is not None and not one.held:
        yield from take(choose(f"{one.name}@{one.newer.version}", registry), registry)


def _held_by(name: str, version: str, known: dict[str, LedgerEntry]) -> str:
    """Return the added pack that builds on `name` and does not take this version, if there is one."""
    for other in known:
        path = got_folder() / other / SCENARIO
        raw = path.read_bytes() if path.is_file() else b""
        ranges = ranges_in(raw)
        if name in ranges and not takes(version, ranges[name]):
            return other
    return ""
