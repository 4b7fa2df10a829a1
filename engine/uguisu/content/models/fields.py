"""What the models of several files share."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from uguisu.board.parts import Id
from uguisu.content.markers import Operation, Test
from uguisu.messages.local_text import LocalText, doc

FORMAT = 1
"""The layout of files that this version writes. Older ones are migrated, newer ones refused."""


def key_of(field: str) -> str:
    """Return the YAML key of a field: `if_` is written `if`, for Python keeps that word to itself."""
    return field.rstrip("_")


class Model(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True, rename=key_of):
    """The root of all file models: immutable, with named fields only, and strict about unknown keys."""


@cache
def fields_of(model: type[msgspec.Struct]) -> tuple[msgspec.structs.FieldInfo, ...]:
    """Return the fields of a model with their types, which msgspec works out anew each time that it is asked."""
    return msgspec.structs.fields(model)


PlacedWord: TypeAlias = tuple[tuple[str | int, ...], Any]
"""An operation or a condition, with where it stands."""


def words_in(model: Any, path: tuple[str | int, ...] = ()) -> Iterator[PlacedWord]:
    """Yield every operation and condition in a model, those inside others too."""
    found: list[PlacedWord] = []
    if isinstance(model, msgspec.Struct | tuple):
        _collect_words(model, path, found)
    return iter(found)


def _collect_words(
    model: msgspec.Struct | tuple[Any, ...], path: tuple[str | int, ...], found: list[PlacedWord]
) -> None:
    """Walk as `words_in` does. Checks walk all cards many times over, so nothing is called for plain values."""
    if isinstance(model, tuple):
        for number, entry in enumerate(model):
            if isinstance(entry, _WALKED):
                _collect_words(entry, (*path, number), found)
        return
    if isinstance(model, _WORDS):
        found.append((path, model))
    for name in model.__struct_fields__:
        value = getattr(model, name)
        if isinstance(value, _WALKED):
            _collect_words(value, (*path, key_of(name)), found)


_WALKED, _WORDS = (msgspec.Struct, tuple), (Operation, Test)


Format: TypeAlias = Annotated[Literal[1], doc("The version of this file's format. Always 1 for now.", 1)]
FileName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
Conditions: TypeAlias = Annotated[
    tuple[Test, ...],
    doc(
        "Conditions that must all hold. If left out, it always holds.",
        [{"test": "track", "track": "alert", "at_least": 2}],
    ),
]
Effects: TypeAlias = Annotated[
    tuple[Operation, ...],
    doc("What happens, one operation after another.", [{"op": "raise", "track": "alert"}]),
]
EventName: TypeAlias = Annotated[Id, doc("The event it waits for; the game defines the events.", "entered")]
OptionalEventName: TypeAlias = Annotated[
    Id | None,
    doc(
        "The event at which it is checked; the game defines the events. If left out, the game decides.",
        "entered",
    ),
]
Props: TypeAlias = Annotated[
    Any,
    doc(
        "What the game itself needs to know; its plugin defines the keys.",
        {"initiative": 5},
        extra_json_schema={"type": "object"},
    ),
]
"""A dict in the file; after loading, an instance of the Struct that the game declared, if it did. Its default is UNSET, so that
`props:` with nothing behind it is told apart from no `props` at all."""
Origin: TypeAlias = Annotated[
    str | None,
    doc("Where it comes from: `homebrew`, `fan-transcription`, a book...", "homebrew"),
]
Notes: TypeAlias = Annotated[
    str | None,
    doc("Notes for whoever edits this next.", "Tried with four."),
]
Title: TypeAlias = Annotated[
    LocalText,
    doc(
        "What people read: a text, or a table of languages.",
        "The long wall",
        {"en": "The long wall", "uk": "Довга стіна"},
    ),
]
