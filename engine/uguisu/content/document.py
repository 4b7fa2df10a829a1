"""A YAML file that was read: its text, its data, and on demand the line and column of every key and value."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property
from typing import Any

from uguisu.content.diagnostics import Diagnostic, Finding, Fix, Path, Severity, has_errors
from uguisu.content.limits import MAX_YAML_BYTES
from uguisu.content.parsing import Marks, parse
from uguisu.content.syntax import cut_texts
from uguisu.messages.control_characters import UNSEEN
from uguisu.messages.message import Message, capitalized, shorten

MAX_SENTENCE = 500


class Document:
    """One file's text and data. `label` is the file's name as people should see it in a diagnostic."""

    def __init__(self, name: str, label: str, text: str, data: Any) -> None:
        self.name = name
        self.label = label
        self.text = text
        self.data = data

    @cached_property
    def marks(self) -> Marks:
        """The places of keys and values, found by reading the text a second time."""
        marks = Marks()
        parse(self.text, self.label, marks)
        return marks

    def find(
        self,
        code: str,
        message: str,
        path: Path,
        *,
        hint: str | None = None,
        severity: Severity = "error",
        fix: Fix | None = None,
        at_key: bool = False,
    ) -> Diagnostic:
        """Make a diagnostic about the value at `path` (or its key); a path that isn't there falls back
        on what holds it.
        """
        document, there, fix = self.placed(path, fix)
        line, col = document.marks.locate(there, at_key=at_key)
        return Diagnostic(
            file=document.label,
            line=line,
            col=col,
            severity=severity,
            code=code,
            message=shorten(message, MAX_SENTENCE),
            hint=hint and shorten(hint, MAX_SENTENCE),
            fix=fix,
            path=there,
        )

    def placed(self, path: Path, fix: Fix | None) -> tuple[Document, Path, Fix | None]:
        """Return the file that the value at `path` stands in, the way to it there, and the fix as it is offered there."""
        return self, path, fix

    def at(self, finding: Finding) -> Diagnostic:
        """Turn a finding, which knows its path, into a diagnostic, which knows its line."""
        return self.find(
            finding.code,
            capitalized(finding.message),
            finding.path,
            hint=finding.hint and capitalized(finding.hint),
            severity=finding.severity,
            fix=finding.fix,
            at_key=finding.at_key,
        )

    def source_at(self, path: Path) -> str:
        """Return how the short value at `path` is written, `007` for the number 7 say; empty if that
        can't be told.
        """
        if path not in self.marks.values:
            return ""
        line, col = self.marks.locate(path)
        written = re.match(r"[^\s,\[\]{}#'\"&*!|>]+", self.text.split("\n")[line - 1][col - 1 :])
        return written[0] if written else ""


BYTE_ORDER_MARK = b"\xef\xbb\xbf"
"""The byte order mark that some Windows programs write before UTF-8: skipped when read."""
OTHER_UNICODE = (b"\xff\xfe", b"\xfe\xff")
SAVE_AS_UTF8 = Message("Save the file as UTF-8: most editors have it under `Save with encoding`.")


def read_document(raw: bytes, name: str, label: str) -> tuple[Document | None, list[Diagnostic]]:
    """Read one YAML file's bytes; `label` is its name for people.

    Returns the document, or None when there is an error, and what was found.
    """
    text, refused = decode_text(raw, label)
    if refused is not None:
        return None, [refused]
    data, found = parse(text, label)
    if not found and data is None:
        found = [
            _whole(
                label,
                "empty-file",
                Message("The file is empty"),
                Message("Every file starts with `format: 1`."),
            )
        ]
    if has_errors(found):
        return None, [*_merge_marks(text, label)] or found
    return Document(name, label, text, data), [*found, *cut_texts(text, label), *_left_open(text, label)]


MARKS_OF_GIT = re.compile(r"^<{7}(?: |$)", re.MULTILINE)
LEFT_OPEN = re.compile(r"^x-conflicts:", re.MULTILINE)
"""The key under which `uguisu merge` lists what both sides changed."""


def _merge_marks(text: str, label: str) -> Iterator[Diagnostic]:
    """Yield where git has put both sides of a merge into a file, which is no YAML any more."""
    for found in MARKS_OF_GIT.finditer(text):
        message = Message("Here two people's changes met, and git has put both into the file")
        hint = Message(
            "Keep one of the two, or make one of both, and delete the lines with <<<<<<<, ======= and >>>>>>>. "
            "With `uguisu git install`, git merges packs by what they say."
        )
        line = text.count("\n", 0, found.start()) + 1
        yield Diagnostic(file=label, line=line, col=1, code="merge-marks", message=message, hint=hint)


def _left_open(text: str, label: str) -> Iterator[Diagnostic]:
    """Yield where `uguisu merge` has listed what both sides changed."""
    for found in LEFT_OPEN.finditer(text):
        message = Message("A merge has left open what both sides changed in this file")
        hint = Message(
            "Open the pack in the editor, which asks about each; or change it here, and delete `x-conflicts`."
        )
        yield Diagnostic(
            file=label,
            line=text.count("\n", 0, found.start()) + 1,
            col=1,
            severity="warning",
            code="merge-conflict",
            message=message,
            hint=hint,
        )


def decode_text(raw: bytes, label: str) -> tuple[str, Diagnostic | None]:
    """Turn bytes into text, or say why that cannot be."""
    if len(raw) > MAX_YAML_BYTES:
        return "", too_large(label, len(raw), MAX_YAML_BYTES)
    if raw.startswith(OTHER_UNICODE) or raw[:4].count(0) >= 2:
        return "", _whole(
            label, "encoding", Message("The file is in UTF-16 or UTF-32, not in UTF-8"), SAVE_AS_UTF8
        )
    try:
        text = raw.removeprefix(BYTE_ORDER_MARK).decode("utf-8")
    except UnicodeDecodeError as error:
        if b"\0" in raw:
            return "", _whole(
                label,
                "not-text",
                Message("This is not a text file"),
                Message("A pack's files are text, in YAML."),
            )
        return "", _not_utf8(raw, error, label)
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    bad = UNSEEN.search(text)
    if bad is not None:
        return "", _control_character(text, bad.start(), label)
    return text, None


def too_large(label: str, size: int, limit: int) -> Diagnostic:
    """Say that a file is beyond what is read at all."""
    return _whole(
        label,
        "too-large",
        Message(
            "The file is {size}; at most {limit} are read", size=_megabytes(size), limit=_megabytes(limit)
        ),
        Message("Even a map with thousands of places takes less than 1 MB. Is this the right file?"),
    )


def _not_utf8(raw: bytes, error: UnicodeDecodeError, label: str) -> Diagnostic:
    before = raw[: error.start]
    line = before.count(b"\n") + 1
    col = len(before[before.rfind(b"\n") + 1 :].decode("utf-8", "replace")) + 1
    cyrillic = _looks_cyrillic(raw)
    guess = (
        Message(
            "The letters look Cyrillic, in an older encoding (cp1251, KOI8). {advice}",
            advice=SAVE_AS_UTF8,
        )
        if cyrillic
        else SAVE_AS_UTF8
    )
    message = Message("The file is not in UTF-8: the letters from here on cannot be read")
    return Diagnostic(file=label, line=line, col=col, code="encoding", message=message, hint=guess)


def _looks_cyrillic(raw: bytes) -> bool:
    high = [byte for byte in raw[:4096] if byte >= 0x80]
    letters = sum(byte >= 0xC0 or byte in b"\xa8\xb8\xb2\xb3\xaf\xbf\xaa\xba" for byte in high)
    return len(high) > 3 and letters > 0.9 * len(high)


def _control_character(text: str, at: int, label: str) -> Diagnostic:
    line = text.count("\n", 0, at) + 1
    col = at - text.rfind("\n", 0, at)
    message = Message("There is a character here that is not text (U+{sign:04X})", sign=ord(text[at]))
    hint = Message("Delete it. If there are many, this is not a text file.")
    return Diagnostic(file=label, line=line, col=col, code="control-character", message=message, hint=hint)


def _megabytes(size: int) -> str:
    return (
        Message("{size:.0f} MB", size=size / 1_048_576)
        if size >= 1_048_576
        else Message("{size:,} {size:byte|bytes}", size=size)
    )


def _whole(label: str, code: str, message: str, hint: str) -> Diagnostic:
    return Diagnostic(file=label, code=code, message=message, hint=hint)
