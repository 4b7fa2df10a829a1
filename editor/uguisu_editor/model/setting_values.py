"""Numbers, switches and words of the set-up, read from the files and written into them (`uguisu.Setting`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from uguisu import LocalText, Setting
from uguisu_changes.edits import Drop, Edit, Group, Insert, Remove
from uguisu_changes.paths import MISSING, Path, entries, look
from uguisu_editor.model.parts import text_of
from uguisu_editor.model.placing import Files, put_at


def value_of(setting: Setting, files: Files, entry: Path = ()) -> Any:
    """Return what holds: what the file says, or what is usual; a list where there is a number for each case."""
    said = look(files.get(setting.file), (*entry, *setting.path))
    return setting.usual if said is MISSING else said


def numbers_of(setting: Setting, files: Files, entry: Path = ()) -> tuple[int, ...]:
    """Return the number, or one for each case; () where the file says something else."""
    said = value_of(setting, files, entry)
    found = said if isinstance(said, list) else [said]
    right = all(isinstance(one, int) and not isinstance(one, bool) for one in found)
    return tuple(found) if right and len(found) in (1, len(setting.by)) else ()


def set_to(setting: Setting, files: Files, value: Any, entry: Path = ()) -> Edit:
    """Return the edit that has the file say a value; what is usual is not said, unless it was."""
    path = (*entry, *setting.path)
    there = look(files.get(setting.file), path)
    if _goes_without_saying(setting, value):
        return Group([]) if there is MISSING else Drop(setting.file, path)
    return put_at(files, setting.file, path, value)


def stepped(setting: Setting, numbers: Sequence[int], at: int, by: int) -> int | list[int]:
    """Return what a file says when one of the numbers is higher or lower, as far as it may be."""
    new = list(numbers)
    new[at] = max(setting.low, min(setting.high, new[at] + by))
    return new if len(new) > 1 else new[0]


def for_each(setting: Setting, numbers: Sequence[int], *, apart: bool) -> int | list[int]:
    """Return what a file says when there is a number for each case, or one for all: the first."""
    return [numbers[0]] * len(setting.by) if apart else numbers[0]


def track_starts(files: Files) -> Iterator[Setting]:
    """Yield where the counters of a mission begin."""
    for number, track in enumerate(entries(files.get("mission") or {}, "tracks")):
        if not isinstance(track, dict) or not isinstance(track.get("max"), int):
            continue
        least = track.get("min", 0)
        title: LocalText = track.get("title") or track.get("id") or ""
        if isinstance(least, int) and text_of(title):
            yield Setting(
                id=f"tracks.{track.get('id')}",
                title=title,
                path=("tracks", number, "start"),
                usual=least,
                low=least,
                high=track["max"],
            )


def of_entry(path: Path, files: Files, setting: Setting, value: Any, *, spots: str = "", at: int = 0) -> Edit:
    """Return the edit that sets something in an entry of a list; with `spots`, of the one at that place alone: where others
    share the entry, it gets one of its own.
    """
    entry = look(files.get(setting.file), path)
    if not spots or len(entry[spots]) == 1:
        return set_to(setting, files, value, path)
    key, number = setting.path[0], path[-1]
    assert isinstance(number, int)
    own = {name: said for name, said in entry.items() if name != key} | {spots: [entry[spots][at]]}
    if not _goes_without_saying(setting, value):
        own[str(key)] = value
    return Group(
        [Remove(setting.file, (*path, spots), at), Insert(setting.file, path[:-1], number + 1, [own])]
    )


def _goes_without_saying(setting: Setting, value: Any) -> bool:
    return bool(value == setting.usual) and (value == "" or isinstance(value, bool))
