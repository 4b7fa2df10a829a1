"""Edits: what can be done to the files of a pack. Each does its command and returns the edit that undoes it.

Edits are plain data, so that a journal can hold them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, MutableMapping
from typing import Any, TypeAlias

import msgspec

from uguisu import Message
from uguisu_changes.paths import MISSING, Path, look
from uguisu_changes.same import plain_copy
from uguisu_changes.told import Told


class CannotEdit(Told):
    """The edit does not fit the data."""


class Change(msgspec.Struct, frozen=True):
    """What an edit touched: the value at `path` in a file, or just some columns of some rows."""

    file: str
    path: Path
    spans: dict[int, tuple[int, int]] | None = None
    """Row -> first and last changed column, for a `Paint`."""


Files: TypeAlias = MutableMapping[str, Any]
"""The data of each file, by kind (`map`, `scenario` ...)."""


class Contents(dict[str, Any]):
    """The data of each file, by kind; `bases` are the texts that were typed for some, which are written as they are."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        super().__init__(data)
        self.bases: dict[str, str] = {}


class _Named(msgspec.Struct, frozen=True, tag_field="edit", tag=str.lower):
    pass


class _Edit(_Named, frozen=True):
    file: str
    path: Path


class Put(_Edit, frozen=True):
    """Put a value at a path: replace it, or add a key (at place `at` among the others; None: last)."""

    value: Any = None
    at: int | None = None

    def apply(self, files: Files) -> tuple[Edit, list[Change]]:
        """Do it; return what undoes it, and what changed."""
        value = plain_copy(self.value)
        done = [Change(self.file, self.path)]
        if not self.path:
            undo = Put(self.file, (), files[self.file]) if self.file in files else Drop(self.file, ())
            files[self.file] = value
            return undo, done
        owner, last = _owner(files, self.file, self.path)
        if isinstance(owner, list) and isinstance(last, int):
            old = owner[last]
            owner[last] = value
            return Put(self.file, self.path, old), done
        if last in owner:
            old = owner[last]
            owner[last] = value
            return Put(self.file, self.path, old), done
        if self.at is None or self.at >= len(owner):
            owner[last] = value
        else:
            pairs = list(owner.items())
            pairs.insert(self.at, (last, value))
            owner.clear()
            owner.update(pairs)
        return Drop(self.file, self.path), done


class Drop(_Edit, frozen=True):
    """Take a key out of a mapping; with no path, the whole file out of the pack."""

    def apply(self, files: Files) -> tuple[Edit, list[Change]]:
        """Do it; return what undoes it, and what changed."""
        if not self.path:
            if self.file not in files:
                raise CannotEdit(Message("There is no {name} to remove.", name=self.file))
            return Put(self.file, (), files.pop(self.file)), [Change(self.file, ())]
        owner, last = _owner(files, self.file, self.path)
        if not isinstance(owner, dict) or last not in owner:
            raise CannotEdit(Message("There is no {name} to remove.", name=last))
        at = list(owner).index(last)
        old = owner.pop(last)
        return Put(self.file, self.path, old, at), [Change(self.file, self.path)]


class Rename(_Edit, frozen=True):
    """Give a mapping's key another name, where it stands."""

    name: str = ""

    def apply(self, files: Files) -> tuple[Edit, list[Change]]:
        """Do it; return what undoes it, and what changed."""
        owner, last = _owner(files, self.file, self.path)
        if not isinstance(owner, dict) or last not in owner or self.name in owner:
            raise CannotEdit(Message("{old} cannot be called {new}.", old=last, new=self.name))
        pairs = [(self.name if key == last else key, value) for key, value in owner.items()]
        owner.clear()
        owner.update(pairs)
        undo = Rename(self.file, (*self.path[:-1], self.name), str(last))
        return undo, [Change(self.file, self.path[:-1])]


class Insert(_Edit, frozen=True):
    """Put entries into the list at a path, before the one at `at`. A list that isn't there is made, and is taken out
    again when this is undone.
    """

    at: int = 0
    values: list[Any] = []

    def apply(self, files: Files) -> tuple[Edit, list[Change]]:
        """Do it; return what undoes it, and what changed."""
        owner = look(files[self.file], self.path)
        if owner is MISSING:
            undo, done = Put(self.file, self.path, self.values).apply(files)
            return undo, done
        if not isinstance(owner, list) or self.at > len(owner):
            raise CannotEdit(Message("There is no such list."))
        owner[self.at : self.at] = plain_copy(self.values)
        return Remove(self.file, self.path, self.at, len(self.values)), [Change(self.file, self.path)]


class Remove(_Edit, frozen=True):
    """Take `count` entries out of the list at a path."""

    at: int = 0
    count: int = 1

    def apply(self, files: Files) -> tuple[Edit, list[Change]]:
        """Do it; return what undoes it, and what changed."""
        owner = look(files[self.file], self.path)
        if not isinstance(owner, list) or self.at + self.count > len(owner):
            raise CannotEdit(Message("There is no such list."))
        gone = owner[self.at : self.at + self.count]
        del owner[self.at : self.at + self.count]
        return Insert(self.file, self.path, self.at, gone), [Change(self.file, self.path)]


class Paint(_Edit, frozen=True):
    """Give rows of text new contents: `rows` says which. Lengths stay, so that views repaint only what differs."""

    rows: dict[int, str] = {}

    def apply(self, files: Files) -> tuple[Edit, list[Change]]:
        """Do it; return what undoes it, and what changed."""
        owner = look(files[self.file], self.path)
        if not isinstance(owner, list):
            raise CannotEdit(Message("There are no rows."))
        old: dict[int, str] = {}
        spans: dict[int, tuple[int, int]] = {}
        for row, text in self.rows.items():
            old[row] = owner[row]
            span = _differing(owner[row], text)
            if span is not None:
                spans[row] = span
            owner[row] = text
        return Paint(self.file, self.path, old), [Change(self.file, self.path, spans)]


class Retext(_Edit, frozen=True):
    """Give a file another text, and what that says. `text` None: the text it was opened with."""

    text: str | None = None
    value: Any = None

    def apply(self, files: Files) -> tuple[Edit, list[Change]]:
        """Do it; return what undoes it, and what changed."""
        if not isinstance(files, Contents):
            raise CannotEdit(Message("There is no such file."))
        bases = files.bases
        undo = Retext(self.file, (), bases.get(self.file), files.get(self.file))
        if self.text is None:
            bases.pop(self.file, None)
        else:
            bases[self.file] = self.text
        files[self.file] = plain_copy(self.value)
        return undo, [Change(self.file, ())]


class Group(_Named, frozen=True):
    """Several edits as one."""

    edits: list[Edit]

    def apply(self, files: Files) -> tuple[Edit, list[Change]]:
        """Do all, or none when one of them does not fit; return what undoes it, and what changed."""
        undo: list[Edit] = []
        done: list[Change] = []
        for edit in self.edits:
            try:
                inverse, changes = edit.apply(files)
            except (CannotEdit, LookupError, TypeError, AttributeError) as error:
                for back in undo:
                    back.apply(files)
                if isinstance(error, CannotEdit):
                    raise
                raise CannotEdit(Message("This does not fit the file as it is now.")) from error
            undo.insert(0, inverse)
            done += changes
        return Group(undo), done


Edit: TypeAlias = Put | Drop | Rename | Insert | Remove | Paint | Retext | Group


def flattened(edit: Edit) -> Iterator[Edit]:
    """Yield the single edits in an edit, in order."""
    if isinstance(edit, Group):
        for part in edit.edits:
            yield from flattened(part)
    else:
        yield edit


def is_nothing(edit: Edit) -> bool:
    """Tell whether an edit has nothing in it."""
    return isinstance(edit, Group) and not any(True for _ in flattened(edit))


def _owner(files: Mapping[str, Any], file: str, path: Path) -> tuple[Any, Any]:
    owner = look(files[file], path[:-1])
    if owner is MISSING or not isinstance(owner, dict | list):
        raise CannotEdit(Message("There is nothing at {path}.", path=".".join(map(str, path[:-1]))))
    last = path[-1]
    if isinstance(owner, list) and not (isinstance(last, int) and 0 <= last < len(owner)):
        raise CannotEdit(Message("There is no entry {name}.", name=last))
    if isinstance(owner, dict) and not isinstance(last, str):
        raise CannotEdit(Message("{name} is not a name.", name=last))
    return owner, last


def _differing(old: str, new: str) -> tuple[int, int] | None:
    if old == new:
        return None
    if len(old) != len(new):
        return 0, max(len(old), len(new)) - 1
    first = next(at for at, (one, other) in enumerate(zip(old, new, strict=True)) if one != other)
    last = next(at for at in range(len(old) - 1, -1, -1) if old[at] != new[at])
    return first, last
