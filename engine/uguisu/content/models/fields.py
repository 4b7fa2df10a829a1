"""What the models of several files share."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from uguisu.board.parts import Id
from uguisu.content.markers import Operation, Test
from uguisu.content.text import LocalText

FORMAT = 1
"""The layout of files that this version writes. Older ones are migrated, newer ones refused."""


def key_of(field: str) -> str:
    """Return the YAML key of a field: `if_` is written `if`, for Python keeps that word to itself."""
    return field.rstrip("_")


class Model(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True, rename=key_of):
    """The root of all file models: immutable, with named fields only, and strict about unknown keys."""


Word: TypeAlias = tuple[tuple[str | int, ...], Any]
"""An operation or a condition, with where it stands."""


def words_in(model: Any, path: tuple[str | int, ...] = ()) -> Iterator[Word]:
    """Yield every operation and condition in a model, those inside others too."""
    if isinstance(model, Operation | Test):
        yield path, model
    if isinstance(model, msgspec.Struct):
        for name in model.__struct_fields__:  # `msgspec.structs.fields` works out types anew each time
            yield from words_in(getattr(model, name), (*path, key_of(name)))
    elif isinstance(model, tuple):
        for number, entry in enumerate(model):
            yield from words_in(entry, (*path, number))


Format: TypeAlias = Annotated[
    Literal[1], Meta(description="The layout of this file. Always 1 for now.", examples=[1])
]
FileName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
Condition: TypeAlias = Annotated[
    tuple[Test, ...],
    Meta(
        description="Conditions that must all hold. If left out, it always holds.",
        examples=[[{"test": "track", "track": "alert", "at_least": 2}]],
    ),
]
Effects: TypeAlias = Annotated[
    tuple[Operation, ...],
    Meta(
        description="What happens, one operation after the other.",
        examples=[[{"op": "raise", "track": "alert"}]],
    ),
]
EventName: TypeAlias = Annotated[
    Id, Meta(description="The event it waits for; the game says which there are.", examples=["entered"])
]
OptionalEventName: TypeAlias = Annotated[
    Id | None,
    Meta(
        description=(
            "The event at which it is checked; the game says which there are. If left out, the game decides."
        ),
        examples=["entered"],
    ),
]
Props: TypeAlias = Annotated[
    Any,
    Meta(
        description="What the game itself needs to know; its plugin says which keys there are.",
        examples=[{"initiative": 5}],
        extra_json_schema={"type": "object"},
    ),
]
"""A dict in the file; after loading, an instance of the Struct that the game declared, if it did. Its default is UNSET, so that
`props:` with nothing behind it is told apart from no `props` at all."""
Origin: TypeAlias = Annotated[
    str | None,
    Meta(
        description="Where it comes from: `homebrew`, `fan-transcription`, a book...", examples=["homebrew"]
    ),
]
Notes: TypeAlias = Annotated[
    str | None,
    Meta(description="Notes for whoever edits this next.", examples=["Tried with four."]),
]
Title: TypeAlias = Annotated[
    LocalText,
    Meta(
        description="What people read: a text, or a table of languages.",
        examples=["The long wall", {"en": "The long wall", "uk": "Довга стіна"}],
    ),
]
