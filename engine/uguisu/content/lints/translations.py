"""Texts that lack a language the scenario promises."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from uguisu.content.diagnostics import Finding, Path
from uguisu.content.pack import Pack
from uguisu.said import Said
from uguisu.suggest import listing

TEXT_KEYS = frozenset({"title", "summary", "text", "briefing", "name", "labels"})
OPEN_KEYS = frozenset({"props", "options", "setup"})
"""Here keys mean what the game says, so a `name` need not be a text to translate."""
FILES = ("scenario", "map", "cards", "mission")


def translations(pack: Pack) -> Iterator[Finding]:
    """Yield each text that is a table of languages and lacks one that `languages:` promises; and
    languages nobody promised.
    """
    promised = pack.scenario.languages
    if not promised:
        return
    for file in FILES:
        model = getattr(pack, file)
        if model is not None:
            for path, table in _tables(pack.documents[file].data):
                yield from _lacking(file, path, table, promised)


def _lacking(file: str, path: Path, table: dict[str, str], promised: tuple[str, ...]) -> Iterator[Finding]:
    lacking = [language for language in promised if not table.get(language)]
    if lacking:
        yield Finding(
            file=file,
            path=path,
            code="missing-translation",
            severity="warning",
            message=Said(
                "`{key}` is not translated into {lacking}", key=_key(path), lacking=listing(lacking)
            ),
            hint=Said("Add it here, or remove the language from `languages` in scenario.yaml."),
        )


def _tables(data: Any) -> Iterator[tuple[Path, dict[str, str]]]:
    """Yield every table of languages in a file, in order."""
    waiting: list[tuple[Path, Any]] = [((), data)]
    while waiting:
        path, value = waiting.pop()
        if isinstance(value, list):
            waiting += [
                ((*path, index), inner)
                for index, inner in reversed(list(enumerate(value)))
                if isinstance(inner, dict | list)
            ]
        elif isinstance(value, dict):
            if _key(path) in TEXT_KEYS:
                yield path, value
                continue
            waiting += [
                ((*path, key), inner)
                for key, inner in reversed(value.items())
                if isinstance(inner, dict | list) and key not in OPEN_KEYS
            ]


def _key(path: Path) -> str:
    return next((step for step in reversed(path) if isinstance(step, str)), "")
