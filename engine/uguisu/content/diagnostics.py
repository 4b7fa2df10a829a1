"""A diagnostic: what is wrong with a file, where, and the way out; for eyes, for machines, and for GitHub's margin."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import Any, Literal

import msgspec

from uguisu.content.limits import MAX_ALIKE
from uguisu.content.scalars import inline
from uguisu.messages.control_characters import visible
from uguisu.messages.message import Message, translate
from uguisu.messages.suggest import did_you_mean, nearest
from uguisu.translations import SOURCE_LANGUAGE

Path = tuple[str | int, ...]
"""The way to a value inside a file: mapping keys and zero-based indices from the root."""

Severity = Literal["error", "warning", "hint"]
"""How bad a finding is: only errors keep a pack from being played."""


class Fix(msgspec.Struct, frozen=True, kw_only=True):
    """An edit that mends the cause, which an editor may offer as one click.

    `kind` says what is done at `path`: `replace` puts `value` there, `remove` takes the entry out,
    `rename` gives the mapping key a new name (`value`), `insert` adds an entry that is missing. That is
    in the file that the finding speaks of, unless `file` names another by its kind (`map`, `cards`, ...).
    """

    kind: Literal["replace", "remove", "rename", "insert"]
    path: Path
    title: str
    value: Any = None
    file: str | msgspec.UnsetType = msgspec.UNSET

    @staticmethod
    def change(path: Path, value: object) -> Fix | None:
        """Return the fix that writes `value`, which was likely meant, at `path`; None if `value` is None."""
        if value is None:
            return None
        title = Message("Change it to `{near}`", near=inline(value))
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
        return as_text([self])


class Finding(msgspec.Struct, frozen=True, kw_only=True):
    """What a lint found. The loader turns `path` into a line and a column.

    `file` is one of `scenario`, `map`, `cards`, `mission` and `rulings`; `path` are the keys and indices in
    it. With `at_key` the finding points at the key of the entry instead of its value.
    """

    file: str
    path: Path
    code: str
    message: str
    hint: str | None = None
    severity: Severity = "error"
    fix: Fix | None = None
    at_key: bool = False

    @staticmethod
    def unknown(
        file: str,
        path: Path,
        code: str,
        message: str,
        *,
        name: str,
        known: Collection[str],
        otherwise: str | None = None,
        severity: Severity = "error",
        at_key: bool = False,
    ) -> Finding:
        """Return the finding for a `name` that nothing has: the nearest of those `known` is its hint and its fix."""
        hint, near = did_you_mean(name, known, otherwise), nearest(name, known)
        return Finding(
            file=file,
            path=path,
            code=code,
            severity=severity,
            message=message,
            hint=hint,
            fix=None if at_key else Fix.change(path, near),
            at_key=at_key,
        )


def enough(
    findings: Iterable[Finding], place: Callable[[Finding], str] = lambda finding: finding.file
) -> Iterator[Finding]:
    """Yield findings but for those that are too many of one code in one `place`: those of a pack below hide none of a mod's
    own. After too many errors the lint behind them is not asked any further; behind other findings there may still be errors.
    """
    counts: Counter[tuple[str, str]] = Counter()
    for finding in findings:
        kind = finding.code, place(finding)
        counts[kind] += 1
        if counts[kind] == MAX_ALIKE + 1:
            yield Finding(
                file=finding.file,
                path=finding.path,
                code="only-some",
                severity="hint",
                message=Message(
                    "There are more findings like `{code}`; only {most} are shown",
                    code=finding.code,
                    most=MAX_ALIKE,
                ),
                hint=Message("Many of them may have the same cause: fix the first ones and check again."),
            )
            if finding.severity == "error":
                return
        elif counts[kind] <= MAX_ALIKE:
            yield finding


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


GITHUB_LEVELS = {"error": "error", "warning": "warning", "hint": "notice"}


def as_text(diagnostics: Sequence[Diagnostic], language: str = SOURCE_LANGUAGE) -> str:
    """Write one `file:line:col: severity[code]: cause` a finding, each with its hint on a line below."""
    return "\n".join(line for found in diagnostics for line in _text_lines(found, language))


def as_json(diagnostics: Sequence[Diagnostic]) -> str:
    """Write a JSON array of objects with the fields of `Diagnostic`; those that are empty are left out."""
    return visible(json.dumps([as_object(found) for found in diagnostics], ensure_ascii=False, indent=1))


def as_object(found: Diagnostic) -> dict[str, Any]:
    """Return one finding as plain JSON data."""
    fields: dict[str, Any] = msgspec.to_builtins(found, enc_hook=str)
    return {name: value for name, value in fields.items() if value is not None}


def as_github(diagnostics: Sequence[Diagnostic], language: str = SOURCE_LANGUAGE) -> str:
    """Write GitHub workflow commands, which show each finding beside its line in a pull request."""
    return "\n".join(_github_line(found, language) for found in diagnostics)


def place(found: Diagnostic) -> str:
    """Write where the finding is: `file:line:col`, or the file alone when it is about the whole of it."""
    return f"{found.file}:{found.line}:{found.col}" if found.line else found.file


def severity(found: Diagnostic, language: str) -> str:
    """Name how bad it is."""
    names = {"error": Message("error"), "warning": Message("warning"), "hint": Message("hint")}
    return translate(names[found.severity], language)


def _text_lines(found: Diagnostic, language: str) -> list[str]:
    message = translate(found.message, language)
    lines = [f"{place(found)}: {severity(found, language)}[{found.code}]: {message}"]
    if found.hint is not None:
        lines.append(f"    {translate(found.hint, language)}")
    return [visible(line).replace("\n", "\n    ") for line in lines]


def _github_line(found: Diagnostic, language: str) -> str:
    where = [f"file={_github_property(found.file)}"]
    if found.line:
        where += [f"line={found.line}", f"col={found.col}"]
    where.append(f"title={_github_property(found.code)}")
    text = "\n".join(translate(part, language) for part in (found.message, found.hint) if part is not None)
    return visible(f"::{GITHUB_LEVELS[found.severity]} {','.join(where)}::{_github_data(text)}")


def _github_data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _github_property(text: str) -> str:
    return _github_data(text).replace(":", "%3A").replace(",", "%2C")
