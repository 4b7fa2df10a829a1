"""The indexes that somebody gets packs from: which they are, what they offer, the newest that was seen of each.

Whatever an index says is checked: names, places, sizes, hashes, and that it is no older than the last time. An index can annoy,
and cannot run anything: packs are data.
"""

from __future__ import annotations

import datetime as dt
import hashlib
import json
import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import msgspec
from platformdirs import user_cache_path

from uguisu.content.atomic import filling, write_bytes
from uguisu.content.source import is_safe_name
from uguisu.core.errors import UguisuError
from uguisu.messages.control_characters import visible
from uguisu.messages.message import Message
from uguisu_tools.packs.fetching import Unreachable, beside, get, is_web
from uguisu_tools.packs.index import FORMAT, INDEX, Index, Listed, Release
from uguisu_tools.packs.owners import config_folder

MAX_INDEX_BYTES = 4 << 20
MAX_ZIP_BYTES = 64 << 20
MAX_PICTURE_BYTES = 2 << 20
NAME = re.compile(r"[a-z][a-z0-9_]{0,40}/[a-z][a-z0-9_]{0,60}")
SHA256 = re.compile(r"[0-9a-f]{64}")
LIST = "indexes.json"
LONGEST_TITLE = 100


@dataclass(frozen=True)
class Read:
    """An index as it was read, and what is to be said of that."""

    index: Index
    remarks: tuple[str, ...] = ()


def indexes() -> dict[str, int]:
    """Return the indexes by their places, in the order in which they were taken, with the highest serial seen of each."""
    try:
        known = json.loads((config_folder() / LIST).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(place): int(serial) for place, serial in known.items()} if isinstance(known, dict) else {}


def _keep(known: dict[str, int]) -> None:
    with filling(config_folder()):
        write_bytes(config_folder() / LIST, (json.dumps(known, indent=1) + "\n").encode())


def take_index(place: str) -> tuple[str, Index]:
    """Take an index into the list: by the address of its folder or of its index.json, or by a path. Return its place, and it.

    Raises:
        UguisuError: it can't be read, or is none.
    """
    if is_web(place):
        place = place if place.endswith(".json") else f"{place.rstrip('/')}/{INDEX}"
    else:
        path = Path(place).expanduser().absolute()
        place = (path / INDEX if path.is_dir() else path).as_posix()
    index = _judged(place, get(place, MAX_INDEX_BYTES), 0)
    _keep({**indexes(), place: index.serial})
    return place, index


def drop_index(place: str) -> None:
    """Take an index out of the list; what was got from it stays.

    Raises:
        UguisuError: it is not in it.
    """
    known = indexes()
    found = [one for one in known if one in (place, f"{place.rstrip('/')}/{INDEX}") or one == _as_path(place)]
    if not found:
        raise UguisuError(Message("{place} is not in the list of indexes", place=place))
    _keep({one: serial for one, serial in known.items() if one not in found})


def _as_path(place: str) -> str:
    return "" if is_web(place) else (Path(place).expanduser().absolute() / INDEX).as_posix()


def read_index(place: str) -> Read:
    """Return an index of the list; without a network that of the last time, with a remark.

    Raises:
        UguisuError: it is none, or older than what was seen there before.
    """
    known = indexes()
    remarks: list[str] = []
    try:
        raw = get(place, MAX_INDEX_BYTES)
        index = _judged(place, raw, known.get(place, 0))
        with filling(_kept(place).parent):
            write_bytes(_kept(place), raw)
        if index.serial > known.get(place, 0):
            _keep({**indexes(), place: index.serial})
    except Unreachable:
        if not _kept(place).is_file():
            raise
        index = _judged(place, _kept(place).read_bytes(), 0)
        remarks.append(Message("{place} can't be reached: this is what it offered last time", place=place))
    if index.expires and index.expires < dt.datetime.now(tz=dt.UTC).date().isoformat():
        told = Message(
            "{place} was to be renewed by {date}: it may be out of date", place=place, date=index.expires
        )
        remarks.append(told)
    return Read(index, tuple(remarks))


def is_offered(name: str, version: str) -> bool:
    """Tell whether an index of the list offers a version of a pack, by what was read of it last: nothing is asked for."""
    for place in indexes():
        known = _kept(place) if is_web(place) else Path(place)
        with suppress(OSError, UguisuError):
            listed = _judged(place, known.read_bytes(), 0).packs.get(name)
            releases = listed.releases if listed is not None else ()
            if any(one.version == version and not one.yanked for one in releases):
                return True
    return False


def cache_folder() -> Path:
    """Return where what was fetched is kept, so that it is there without a network."""
    return Path(user_cache_path("uguisu", appauthor=False))


def _kept(place: str) -> Path:
    return cache_folder() / "indexes" / f"{hashlib.sha256(place.encode()).hexdigest()[:32]}.json"


def _judged(place: str, raw: bytes, seen: int) -> Index:
    """Return an index without what can't be: names that are none, places that lead elsewhere, sizes beyond the limits."""
    try:
        index = msgspec.json.decode(raw, type=Index)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise UguisuError(
            Message("{path} is no index of packs: {error}", path=place, error=str(error)[:200]),
            Message("An index is the index.json that `uguisu packs index` writes."),
        ) from error
    if index.format != FORMAT:
        raise UguisuError(
            Message("{place} is of a newer format", place=place), Message("Install a newer Uguisu.")
        )
    if index.serial < seen:
        raise UguisuError(
            Message(
                "{place} is older than what was seen there before, {serial} after {seen}",
                place=place,
                serial=index.serial,
                seen=seen,
            ),
            Message(
                "Somebody may be holding back updates. If its owner began anew: `uguisu packs offers --remove {place}`, then "
                "take it again.",
                place=place,
            ),
        )
    packs = {}
    for name, listed in index.packs.items():
        releases = tuple(filter(_is_sound, listed.releases))
        if NAME.fullmatch(name) and name.startswith(f"{listed.game}/") and releases:
            picture = listed.picture if is_safe_name(listed.picture) else ""
            packs[name] = msgspec.structs.replace(listed, releases=releases, picture=picture)
    title = visible(index.title)[:LONGEST_TITLE]
    return msgspec.structs.replace(index, packs=packs, title=title)


def _is_sound(release: Release) -> bool:
    return (
        is_safe_name(release.file)
        and release.file.endswith(".zip")
        and 0 < release.bytes <= MAX_ZIP_BYTES
        and SHA256.fullmatch(release.sha256) is not None
    )


def search(word: str = "") -> Iterator[tuple[str, str, Listed]]:
    """Yield the packs of all indexes in whose name, title or summary a word occurs: the index's place, the name, the pack."""
    for place in indexes():
        for name, listed in read_index(place).index.packs.items():
            said = json.dumps([name, listed.title, listed.summary], ensure_ascii=False)
            if word.casefold() in said.casefold():
                yield place, name, listed


def fetch(place: str, name: str, release: Release) -> Path:
    """Return the zip of a release, as it was fetched before, or fetched now.

    Raises:
        UguisuError: it can't be had, or is not what the index tells of.
    """
    kept = cache_folder() / "zips" / f"{release.sha256}.zip"
    if kept.is_file() and hashlib.sha256(kept.read_bytes()).hexdigest() == release.sha256:
        return kept
    raw = get(beside(place, release.file), release.bytes)
    if len(raw) != release.bytes or hashlib.sha256(raw).hexdigest() != release.sha256:
        raise UguisuError(
            Message("the file of `{name}` is not the one that the index tells of", name=name),
            Message("Nothing was added. Tell whoever runs {place}.", place=place),
        )
    with filling(kept.parent):
        write_bytes(kept, raw)
    return kept


def picture(place: str, listed: Listed) -> bytes:
    """Return the picture of a pack, a PNG, as it was fetched before or is fetched now; nothing where none can be had."""
    if not listed.picture.endswith(".png"):
        return b""
    kept = (
        cache_folder()
        / "pictures"
        / f"{hashlib.sha256(f'{place} {listed.picture}'.encode()).hexdigest()[:32]}.png"
    )
    try:
        if not kept.is_file():
            raw = get(beside(place, listed.picture), MAX_PICTURE_BYTES)
            with filling(kept.parent):
                write_bytes(kept, raw)
        return kept.read_bytes()
    except (UguisuError, OSError):
        return b""
