"""A YAML file that was read: its data, and on demand the line and column of every key and value."""

from __future__ import annotations

import re
from functools import cached_property
from typing import TYPE_CHECKING, Any

from uguisu.content.diagnostics import Diagnostic, Fix, Path, Severity
from uguisu.content.parsing import Marks, parse
from uguisu.said import begin, shorten

if TYPE_CHECKING:
    from uguisu.content.registry import Finding


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
        line, col = self.marks.locate(path, at_key=at_key)
        return Diagnostic(
            file=self.label,
            line=line,
            col=col,
            severity=severity,
            code=code,
            message=shorten(message, MAX_SENTENCE),
            hint=hint and shorten(hint, MAX_SENTENCE),
            fix=fix,
            path=path,
        )

    def at(self, finding: Finding) -> Diagnostic:
        """Turn a finding, which knows its path, into a diagnostic, which knows its line."""
        return self.find(
            finding.code,
            begin(finding.message),
            finding.path,
            hint=finding.hint and begin(finding.hint),
            severity=finding.severity,
            fix=finding.fix,
            at_key=finding.at_key,
        )

    def source_at(self, path: Path) -> str:
        """Return how the short value at `path` is written, `007` for the number 7 say; empty if that
        can't be told.
        """
        place = self.marks.values.get(path)
        if place is None:
            return ""
        lines = self.text.split("\n")
        written = re.match(r"[^\s,\[\]{}#'\"&*!|>]+", lines[place[0] - 1][place[1] - 1 :])
        return written[0] if written else ""
