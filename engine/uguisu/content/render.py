"""Diagnostics for eyes, for machines, and for GitHub's margin."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import msgspec

from uguisu.content.diagnostics import Diagnostic
from uguisu.said import Said, translate
from uguisu.translations import SOURCE_LANGUAGE

GITHUB_LEVELS = {"error": "error", "warning": "warning", "hint": "notice"}


def as_text(diagnostics: Sequence[Diagnostic], language: str = SOURCE_LANGUAGE) -> str:
    """Write one `file:line:col: severity[code]: cause` a finding, each with its hint on a line below."""
    return "\n".join(line for found in diagnostics for line in _text_lines(found, language))


def as_json(diagnostics: Sequence[Diagnostic]) -> str:
    """Write a JSON array of objects with the fields of `Diagnostic`; those that are empty are left out."""
    return json.dumps([as_object(found) for found in diagnostics], ensure_ascii=False, indent=1)


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
    names = {"error": Said("error"), "warning": Said("warning"), "hint": Said("hint")}
    return translate(names[found.severity], language)


def _text_lines(found: Diagnostic, language: str) -> list[str]:
    message = translate(found.message, language)
    first = f"{place(found)}: {severity(found, language)}[{found.code}]: {message}"
    return [first] if found.hint is None else [first, f"    {translate(found.hint, language)}"]


def _github_line(found: Diagnostic, language: str) -> str:
    where = [f"file={_github_property(found.file)}"]
    if found.line:
        where += [f"line={found.line}", f"col={found.col}"]
    where.append(f"title={_github_property(found.code)}")
    text = "\n".join(translate(part, language) for part in (found.message, found.hint) if part is not None)
    return f"::{GITHUB_LEVELS[found.severity]} {','.join(where)}::{_github_data(text)}"


def _github_data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _github_property(text: str) -> str:
    return _github_data(text).replace(":", "%3A").replace(",", "%2C")
