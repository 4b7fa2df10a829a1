"""Two texts of a file put together; and where they can't be, what either side had is kept in the file, which still opens.

The result is written over the lines on which both texts agree or only one has changed, so that comments of both stay. What is
in conflict stands as ours has it, and is listed under the private key `x-conflicts`, which nothing that plays reads::

    x-conflicts:
      - {at: [places, gate, at], base: [3, 4], ours: [5, 4], theirs: [3, 9]}

A side that has nothing there has no key.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, NamedTuple, TypeAlias

from uguisu.content import name_of
from uguisu.content.entries import shown
from uguisu_changes.edits import Drop, Edit, Group, Insert, Put, Remove
from uguisu_changes.merge import ROWS, Clash, is_a_point, merge, stretches
from uguisu_changes.paths import MISSING, Path, look
from uguisu_changes.same import same
from uguisu_changes.yamltext import Node, NotReadable, patch, read_tree

KEY = "x-conflicts"
SIDES = ("base", "ours", "theirs")
Choice: TypeAlias = Literal["ours", "theirs", "both"]


class Merged(NamedTuple):
    """The text of a file that two texts have come to, and what is in conflict in it."""

    text: str
    clashes: list[Clash]


def merge_texts(base: str, ours: str, theirs: str) -> Merged:
    """Put the changes of two texts together.

    Raises:
        NotReadable: one of them is no YAML.
    """
    if theirs in (ours, base):
        return Merged(ours, [])
    if base == ours:
        return Merged(theirs, [])
    sides = [data_of(text) for text in (base, ours, theirs)]
    data, clashes = merge(*(_without_conflicts(side) for side in sides))
    return Merged(written_over(base, ours, theirs, data, clashes), clashes)


def written_over(base: str, ours: str, theirs: str, data: Any, clashes: list[Clash]) -> str:
    """Return the text that says `data` with the lines and comments of both texts, and lists what is in conflict."""
    sides = [data_of(text) for text in (ours, theirs)]
    old = [entry for side in sides if isinstance(side, dict) for entry in side.get(KEY) or ()]
    listed = [*({str(entry): entry for entry in old}.values()), *map(_entry, clashes)]
    if isinstance(data, dict) and listed:
        data = {**data, KEY: listed}
    text = patch(_joined(base, ours, theirs), data)
    for side in (ours, theirs):
        text = _with_comments(text, side, base)
    return text


def data_of(text: str) -> Any:
    """Return what a text says; MISSING where there is nothing in it.

    Raises:
        NotReadable: it is no YAML.
    """
    return read_tree(text).value if text.strip() else MISSING


def with_markers(base: str, ours: str, theirs: str) -> Merged:
    """Put texts together that are no YAML, by lines; what both changed stands between the marks that git makes."""
    split = [text.splitlines(keepends=True) for text in (base, ours, theirs)]
    lines: list[str] = []
    clashes: list[Clash] = []
    for parts in stretches(*split):
        old, one, two = (side[part.start : part.stop] for side, part in zip(split, parts, strict=True))
        if two in (one, old):
            lines += one
        elif one == old:
            lines += two
        else:
            clashes.append(Clash((len(lines) + 1,), *("".join(side) for side in (old, one, two))))
            lines += ["<<<<<<<\n", *_ended(one), "=======\n", *_ended(two), ">>>>>>>\n"]
    return Merged("".join(lines), clashes)


def _ended(lines: list[str]) -> list[str]:
    return [line if line.endswith("\n") else f"{line}\n" for line in lines]


def _without_conflicts(data: Any) -> Any:
    return {key: value for key, value in data.items() if key != KEY} if isinstance(data, dict) else data


def _entry(clash: Clash) -> dict[str, Any]:
    values = {side: getattr(clash, side) for side in SIDES}
    return {"at": list(clash.path), **{side: value for side, value in values.items() if value is not MISSING}}


def _joined(base: str, ours: str, theirs: str) -> str:
    """Return the lines of both texts; ours, where both have changed them, or the whole would not be read."""
    split = [text.splitlines(keepends=True) for text in (base, ours, theirs)]
    lines: list[str] = []
    for was, mine, other in stretches(*split):
        old, one, two = (
            side[part.start : part.stop] for side, part in zip(split, (was, mine, other), strict=True)
        )
        lines += two if one == old else one
    try:
        read_tree("".join(lines))
    except NotReadable:
        return ours
    return "".join(lines)


# Comments.


class _Comment(NamedTuple):
    text: str
    before: Path
    """What stands next in the file, by names."""


def _with_comments(text: str, side: str, base: str) -> str:
    """Put comments of a side that have been lost with their lines above what they stood by."""
    have = {comment.text for source in (text, base) for comment in _comments(source)}
    lost = [comment for comment in _comments(side) if comment.text not in have]
    if not lost:
        return text
    root = read_tree(text)
    lines = text.splitlines(keepends=True)
    places: dict[int, list[str]] = {}
    for comment in lost:
        line = _line_of(text, root, comment.before)
        indent = lines[line][: len(lines[line]) - len(lines[line].lstrip())] if line < len(lines) else ""
        places.setdefault(line, []).append(f"{indent}{comment.text}\n")
    return "".join(
        part for number, line in enumerate([*lines, ""]) for part in (*places.get(number, ()), line)
    )


def _comments(text: str) -> Iterator[_Comment]:
    """Yield the comments of a text: whatever begins with # outside of all values and keys."""
    root = read_tree(text)
    leaves = sorted(_leaves(root, ()), key=lambda leaf: leaf[0])
    for at, end in _between(leaves, len(text)):
        offset = at
        for line in text[at:end].splitlines(keepends=True):
            found = line.find("#")
            if found >= 0 and (offset + found == 0 or text[offset + found - 1].isspace()):
                following = next((path for start, _, path in leaves if start >= offset + found), ())
                yield _Comment(line[found:].rstrip(), following)
            offset += len(line)


def _between(leaves: list[tuple[int, int, Path]], whole: int) -> Iterator[tuple[int, int]]:
    at = 0
    for start, end, _ in leaves:
        if start > at:
            yield at, start
        at = max(at, end)
    yield at, whole


def _leaves(node: Node, path: Path) -> Iterator[tuple[int, int, Path]]:
    """Yield where keys and single values stand, each with the way to it by names."""
    if node.alias or not (node.entries or node.items):
        yield node.start, node.end, path
    elif node.entries:
        for key, value in node.entries:
            yield key.start, key.end, (*path, key.value)
            yield from _leaves(value, (*path, key.value))
    for number, item in enumerate(node.items or () if not node.alias else ()):
        name = name_of(item.value)
        yield from _leaves(item, (*path, number if name is None else shown(name)))


def _line_of(text: str, root: Node, path: Path) -> int:
    """Return the number of the line, from 0, of what stands at a path by names, or of the nearest thing around it."""
    for depth in range(len(path), 0, -1):
        there = by_index(root.value, path[:depth])
        node = root.follow(there) if there is not None else None
        if node is not None:
            start = node.start
            owner = root.follow(there[:-1]) if there else None
            for key, value in (owner.entries or ()) if owner is not None else ():
                if value is node:
                    start = key.start
            return text.count("\n", 0, start)
    return len(text.splitlines())


def by_index(data: Any, path: Path) -> Path | None:
    """Return a path by names as one by keys and numbers, or None where there is nothing."""
    found: list[str | int] = []
    for step in path:
        known = _number_of(data, step) if isinstance(data, list) and isinstance(step, str) else step
        if known is None or (data := look(data, (known,))) is MISSING:
            return None
        found.append(known)
    return tuple(found)


def _number_of(entries: list[Any], wanted: str) -> int | None:
    names = (name_of(entry) for entry in entries)
    return next((n for n, name in enumerate(names) if name is not None and shown(name) == wanted), None)


# Conflicts that are left in a file.


def conflicts_in(data: Any) -> list[Clash]:
    """Return the conflicts that a file still has, in the order in which they are listed."""
    listed = data.get(KEY) if isinstance(data, dict) else None
    return [
        Clash(tuple(entry["at"]), *(entry.get(side, MISSING) for side in SIDES))
        for entry in (listed if isinstance(listed, list) else ())
        if isinstance(entry, dict) and isinstance(entry.get("at"), list)
    ]


def may_be_both(clash: Clash) -> bool:
    """Tell whether there is room for what either side has: entries that can be called otherwise, or lists."""
    both = (clash.ours, clash.theirs)
    return all(isinstance(side, list) and not is_a_point(side) for side in both) or all(
        isinstance(side, dict) and isinstance(side.get("id"), str) for side in both
    )


def settle(file: str, data: Any, clash: Clash, choice: Choice) -> Group:
    """Return the edit that ends a conflict of a file: as ours has it, as theirs has it, or with both."""
    edits: list[Edit] = []
    if choice == "theirs":
        edits += _as_theirs(file, data, clash)
    elif choice == "both":
        edits += _with_both(file, data, clash)
    left = [entry for entry in data[KEY] if not same(entry, _entry(clash))]
    edits.append(Put(file, (KEY,), left) if left else Drop(file, (KEY,)))
    return Group(edits)


def _as_theirs(file: str, data: Any, clash: Clash) -> Iterator[Edit]:
    path = clash.path
    if len(path) > 2 and path[-3] == ROWS and isinstance(path[-1], int) and isinstance(clash.theirs, str):
        row = look(data, path[:-1])
        if isinstance(row, str) and path[-1] < len(row):
            yield Put(file, path[:-1], row[: path[-1]] + clash.theirs + row[path[-1] + 1 :])
        return
    there, owner = by_index(data, path), by_index(data, path[:-1])
    inside = look(data, owner) if owner is not None else MISSING
    if there is not None and clash.theirs is not MISSING:
        yield Put(file, there, clash.theirs)
    elif there is not None and isinstance(there[-1], int):
        yield Remove(file, there[:-1], there[-1])
    elif there is not None:
        yield Drop(file, there)
    elif owner is not None and clash.theirs is not MISSING:
        yield (
            Insert(file, owner, len(inside), [clash.theirs])
            if isinstance(inside, list)
            else Put(file, (*owner, path[-1]), clash.theirs)
        )


def _with_both(file: str, data: Any, clash: Clash) -> Iterator[Edit]:
    there = by_index(data, clash.path)
    if there is None:
        return
    if isinstance(clash.theirs, list):
        here = look(data, there)
        yield Put(
            file, there, [*here, *(item for item in clash.theirs if not any(same(item, one) for one in here))]
        )
        return
    around = look(data, there[:-1])
    taken = {entry.get("id") for entry in around if isinstance(entry, dict)}
    name, number = str(clash.theirs["id"]), 2
    while f"{name}-{number}" in taken:
        number += 1
    yield Insert(file, there[:-1], int(there[-1]) + 1, [{**clash.theirs, "id": f"{name}-{number}"}])
