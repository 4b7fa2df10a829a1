"""Which rules of a game are spoken of by rulings, which by tests, and which by neither."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import msgspec

from uguisu.rulings.run import Outcome


class RuleCoverage(msgspec.Struct, frozen=True, kw_only=True):
    """A rule, with the rulings that hold and cite it (`pack:ruling`) and the test files that name it."""

    rule: str
    rulings: tuple[str, ...] = ()
    tests: tuple[str, ...] = ()

    @property
    def covered(self) -> bool:
        """Whether anything covers it."""
        return bool(self.rulings or self.tests)


def coverage(rules: Iterable[str], outcomes: Iterable[Outcome], tests: Path | None) -> list[RuleCoverage]:
    """Return for each of `rules` what covers it. A ruling that fails covers nothing.

    `tests` is a folder of the game's tests; a test file covers the rules that it names.
    """
    held = [outcome for outcome in outcomes if outcome.holds]
    named = {} if tests is None else _named_in_tests(tests)
    return [
        RuleCoverage(
            rule=rule,
            rulings=tuple(
                f"{outcome.pack.scenario.id}:{outcome.ruling.id}"
                for outcome in held
                if rule in outcome.ruling.cites
            ),
            tests=tuple(named.get(rule, ())),
        )
        for rule in rules
    ]


def folder_of_tests(game: str, starts: Iterable[Path]) -> Path | None:
    """Return ``tests/<game>`` in one of `starts` or in a folder above it, if there is any."""
    for start in starts:
        for folder in (start.resolve(), *start.resolve().parents):
            tests = folder / "tests" / game
            if tests.is_dir():
                return tests
    return None


def _named_in_tests(tests: Path) -> dict[str, list[str]]:
    named: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("*.py")):
        text = path.read_text(encoding="utf-8", errors="replace")
        for rule in sorted(set(re.findall(r"\b[A-Z]{2,}-\d+[a-z]?\b", text))):
            named.setdefault(rule, []).append(path.relative_to(tests).as_posix())
    return named
