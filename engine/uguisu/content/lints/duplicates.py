"""Ids that are given twice, and titles that readers could not tell apart."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from uguisu.content.diagnostics import Finding
from uguisu.content.lints.decks import share_of
from uguisu.content.models import Card
from uguisu.content.pack import Pack
from uguisu.said import Said

LISTS = (
    ("cards", "decks"),
    ("cards", "cards"),
    ("mission", "objectives"),
    ("mission", "triggers"),
    ("mission", "tracks"),
    ("mission", "marks"),
    ("mission", "pieces"),
    ("mission", "results"),
    ("rulings", "rulings"),
)
TITLED = (("cards", "cards"), ("mission", "tracks"))


def duplicates(pack: Pack) -> Iterator[Finding]:
    """Yield ids that stand twice in a list (errors) and equal titles (warnings)."""
    for file, key in LISTS:
        yield from _same_ids(file, key, getattr(getattr(pack, file), key, ()))
    for file, key in TITLED:
        yield from _same_titles(file, key, getattr(getattr(pack, file), key, ()))


def _same_ids(file: str, key: str, entries: Sequence[Any]) -> Iterator[Finding]:
    first: dict[str, int] = {}
    for index, entry in enumerate(entries):
        if entry.id is None:
            continue
        if entry.id in first:
            yield Finding(
                file=file,
                path=(key, index, "id"),
                code="duplicate-id",
                message=Said(
                    "The id `{name}` is already used by entry {number} of `{key}`",
                    name=entry.id,
                    number=first[entry.id] + 1,
                    key=key,
                ),
                hint=Said("Give one of them a different id.")
                if key != "cards"
                else Said(
                    "Give one of them a different id. For several copies of the same card write `copies: 2`."
                ),
            )
        first.setdefault(entry.id, index)


def _same_titles(file: str, key: str, entries: Sequence[Any]) -> Iterator[Finding]:
    """Cards of different decks may share a title: their backs tell them apart."""
    first: dict[tuple[str, str], str] = {}
    for index, entry in enumerate(entries):
        title = entry.title if isinstance(entry.title, str) else repr(sorted(entry.title.items()))
        decks = [deck for deck, _, _ in share_of(entry)] if isinstance(entry, Card) else []
        others = {first.setdefault((deck, title), entry.id) for deck in decks or [""]} - {entry.id}
        if others:
            yield Finding(
                file=file,
                path=(key, index, "title"),
                code="duplicate-title",
                severity="warning",
                message=Said("`{name}` has the same title as `{other}`", name=entry.id, other=min(others)),
                hint=Said("Players could not tell them apart."),
            )
