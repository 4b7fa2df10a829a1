"""A diagnostic: what is wrong with a file, where, and the way out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from uguisu.content.wording import inline
from uguisu.said import Said

Path = tuple[str | int, ...]
"""The way to a value inside a file: mapping keys and zero-based indices from the root."""

Severity = Literal["error", "warning", "hint"]


class Fix(msgspec.Struct, frozen=True, kw_only=True):
    """An edit that cures the cause and that an editor may offer as one click.

    `kind` says what is done at `path`: `replace` puts `value` there, `remove` takes the entry out,
    `rename` gives the mapping key a new name (`value`), `insert` adds an entry that is missing.
    """

    kind: Literal["replace", "remove", "rename", "insert"]
    path: Path
    title: str
    value: Any = None

    @staticmethod
    def change(path: Path, value: object) -> Fix | None:
        """Return the fix that writes `value` at `path`, which was likely meant; None where there is none."""
        if value is None:
            return None
        title = Said("Change it to `{near}`", near=inline(value))
        return Fix(kind="replace", path=path, title=title, value=value)


class Diagnostic(msgspec.Struct, frozen=True, kw_only=True):
    """One finding. `line` and `col` count from 1; 0 means the file as a whole."""

    file: str
    line: int = 0
    col: int = 0
    severity: Severity = "error"
    code: str
    message: str
    hint: str | None = None
    fix: Fix | None = None
    path: Path | None = None

    def __str__(self) -> str:
        from uguisu.content.render import as_text

        return as_text([self])


def has_errors(diagnostics: Iterable[Diagnostic]) -> bool:
    """Tell whether anything among `diagnostics` stops the content from being used."""
    return any(found.severity == "error" for found in diagnostics)


def in_file_order(diagnostics: Iterable[Diagnostic]) -> list[Diagnostic]:
    """Sort by file (in the order the files were first spoken of), then by line and column; repeats are
    dropped.
    """
    rank: dict[str, int] = {}
    unique: dict[tuple[str, int, int, str, str], Diagnostic] = {}
    for found in diagnostics:
        rank.setdefault(found.file, len(rank))
        unique.setdefault((found.file, found.line, found.col, found.code, found.message), found)
    return sorted(unique.values(), key=lambda found: (rank[found.file], found.line, found.col))
