"""One's own packs used to lie in a hidden folder, beside what was added: they move to where one finds them, once."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from uguisu.content.atomic import beside, filling, replacing_folder, write_bytes
from uguisu.content.library import Library, got_folder, own_folder
from uguisu.content.pack import CAMPAIGN, SCENARIO
from uguisu.messages.message import Message
from uguisu.messages.os_errors import reason_of
from uguisu.messages.suggest import listing
from uguisu.plugins import registry
from uguisu_tools.packs.ledger import ledger


class Moved(NamedTuple):
    """What was moved: the names of the packs; where one of that name was there already, it is another name."""

    names: tuple[str, ...]
    folder: Path


def to_move() -> bool:
    """Tell whether there are packs of one's own where they used to lie."""
    return next(_left(), None) is not None


def move_own() -> Moved:
    """Move the packs that nobody added to the folder of one's own packs.

    Whenever this ends, each is whole in one place or in both; what is in both is taken away from the old one the next time.

    Raises:
        OSError: the disk refuses; what was not moved yet is where it was.
    """
    names = []
    for old in list(_left()):
        new = _place_for(old)
        if not new.exists():
            _copy(old, new)
        aside = beside(old)
        old.rename(aside)
        _delete(aside)
        names.append(new.relative_to(own_folder()).as_posix())
    return Moved(tuple(names), own_folder())


def said_of(move: Callable[[], Moved]) -> list[Message]:
    """Move, and return what is to be said of it."""
    try:
        moved = move()
    except OSError as error:
        message = Message(
            "Your own packs could not be moved to {folder}: {reason}. They are still in {old}.",
            folder=own_folder().as_posix(),
            reason=reason_of(error),
            old=got_folder().as_posix(),
        )
        return [message]
    told = [
        Message(
            "Your own packs, {names}, are in {folder} from now on.",
            folder=moved.folder.as_posix(),
            names=listing(moved.names),
        )
    ]
    shipped = Library.of(registry()).shipped
    told += [
        Message(
            "By the name `{name}` the pack that came with Uguisu is found; yours is {path}.",
            name=name,
            path=(moved.folder / name).as_posix(),
        )
        for name in moved.names
        if shipped.find(name) is not None
    ]
    return told


def _left() -> Iterator[Path]:
    """Yield the packs in the old place that are not in the ledger."""
    old = got_folder()
    if old.resolve() == own_folder().resolve():
        return
    known = ledger()
    for path in sorted((*old.glob("[!.]*"), *old.glob("[!.]*/[!.]*"))):
        if path.relative_to(old).as_posix() not in known and _is_pack(path):
            yield path


def _is_pack(path: Path) -> bool:
    return any((path / name).is_file() for name in (SCENARIO, CAMPAIGN)) or (
        path.suffix == ".zip" and path.is_file()
    )


def _place_for(old: Path) -> Path:
    """Return where a pack goes: where it is already, just as it is; or else a place that is free."""
    wanted = own_folder() / old.relative_to(got_folder())
    place, number = wanted, 1
    while place.exists() and not _same(old, place):
        number += 1
        place = wanted.with_name(f"{wanted.stem}_{number}{wanted.suffix}")
    return place


def _same(one: Path, other: Path) -> bool:
    if one.is_file() or other.is_file():
        return one.is_file() and other.is_file() and one.read_bytes() == other.read_bytes()
    return _all_in(one) == _all_in(other)


def _all_in(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()
    }


def _copy(old: Path, new: Path) -> None:
    if old.is_file():
        with filling(new.parent):
            write_bytes(new, old.read_bytes())
        return
    with replacing_folder(new) as aside:
        shutil.copytree(old, aside, dirs_exist_ok=True)


def _delete(path: Path) -> None:
    if path.is_dir():
        shutil.rmtree(path, ignore_errors=True)
    else:
        path.unlink(missing_ok=True)
