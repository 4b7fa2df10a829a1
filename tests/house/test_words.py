"""Words say what they do in one way: fields, and `act` or `holds`. A `compile` of its own is for what contains or finds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

from msgspec import Struct

from uguisu.content.markers import Operation, Test
from uguisu.effects.fields import NameInScope
from uguisu.plugins import registry

WRITTEN_OUT = {
    "Along",
    "AtInitiative",
    "ChangeKamae",
    "DrawCards",
    "Go",
    "Listen",
    "LookAt",
    "PlayInstead",
    "SwapPlaces",
}
"""Words that neither contain nor find anything, and write their program themselves all the same. No new ones."""


def members() -> Iterator[type[Any]]:
    """Yield every word that is installed."""
    for marker in (Operation, Test):
        for found in registry().vocabulary.all_members(marker).values():
            yield from found


def types_in(hint: Any, seen: set[Any]) -> Iterator[Any]:
    """Yield a type and all that are within it, those of the fields of models, too."""
    yield hint
    inner = get_args(hint)
    if isinstance(hint, type) and issubclass(hint, Struct) and hint not in seen:
        seen.add(hint)
        inner = tuple(get_type_hints(hint, include_extras=True).values())
    for part in inner:
        yield from types_in(part, seen)


def contains_or_finds(member: type[Any]) -> bool:
    return any(
        hint == NameInScope or hint in (Operation, Test) for hint in types_in(member, set())
    ) or "as_" in get_type_hints(member)


def test_only_words_that_contain_or_find_write_their_programs_themselves() -> None:
    plain = [member for member in members() if not contains_or_finds(member)]
    assert len(plain) > 80
    assert {member.__name__ for member in plain if "compile" in vars(member)} == WRITTEN_OUT
