"""The least change to a YAML text that makes it say new data."""

from __future__ import annotations

import io
from typing import Any

from uguisu.content.diagnostics import Diagnostic
from uguisu.content.parsing import parse
from uguisu.content.writer.changes import Changes, TooIntricate, same
from uguisu.content.writer.tree import read_tree
from uguisu.said import Said


class NotEditable(Exception):
    """A file that cannot be rewritten, with the reason; nothing was written."""

    def __init__(self, message: str, found: list[Diagnostic] | None = None) -> None:
        super().__init__(message)
        self.found = found or []


def rewrite(text: str, data: Any) -> str:
    r"""Return `text` changed as little as possible so that it says `data` (dicts, lists, text, numbers, booleans, None).

    Comments, layout, quotes, the order of keys and `x-` keys stay wherever the data around them does. A text that says
    `data` already comes back as it is. What comes back is read again and compared before anybody sees it.

    Raises:
        NotEditable: the text is no YAML that we read, or is knotted up with aliases so that a part can't be changed alone.

    >>> rewrite("a: 1  # one\nb: [1, 2]\n", {"a": 2, "b": [1, 2]})
    'a: 2  # one\nb: [1, 2]\n'
    """
    old, found = parse(text, "")
    if found:
        raise NotEditable(Said("The file has mistakes that must be mended before it can be changed"), found)
    if old is None or not isinstance(data, dict) or not isinstance(old, dict):
        return _fresh(text, data)
    if same(old, data):
        return text
    for way in (_piecemeal, _through_ruamel):
        written = way(text, data)
        if written is not None and _says(written, data):
            return written
    raise NotEditable(
        Said(
            "The file repeats parts of itself by aliases (`*name`), and one of these would "
            "change. Write it out in full first."
        )
    )


def _piecemeal(text: str, data: Any) -> str | None:
    changes = Changes(text)
    root = read_tree(text)
    try:
        changes.value(root, root.start, root.column, data)
        return changes.apply()
    except (TooIntricate, ValueError):
        return None


def _through_ruamel(text: str, data: Any) -> str | None:
    """Let ruamel keep the comments where piecemeal changes won't do; layout may become ruamel's."""
    from ruamel.yaml import YAML
    from ruamel.yaml.error import YAMLError

    from uguisu.content.writer.merge import merge_into

    yaml = YAML(typ="rt")
    yaml.preserve_quotes = True
    yaml.width = 10_000
    yaml.allow_duplicate_keys = False
    try:
        loaded = yaml.load(text)
        merge_into(loaded, data)
        out = io.StringIO()
        yaml.dump(loaded, out)
    except (YAMLError, TypeError, ValueError, AttributeError, KeyError, IndexError):
        return None
    return out.getvalue()


def _fresh(text: str, data: Any) -> str:
    """Write data below the comments of a file that holds nothing else."""
    from uguisu.content.writer.emit import block_lines

    comments = text if not text or text.endswith("\n") else f"{text}\n"
    kept = comments if all(line.startswith("#") or not line.strip() for line in text.split("\n")) else ""
    return kept + "\n".join(block_lines(data)) + "\n"


def _says(text: str, data: Any) -> bool:
    read, found = parse(text, "")
    return not found and same(read, data)
