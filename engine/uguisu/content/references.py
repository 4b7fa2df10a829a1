"""Names in files: which values of a model are the names of things, and of what."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from types import SimpleNamespace, UnionType
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias, Union, get_args, get_origin

import msgspec
from msgspec import Meta

from uguisu.messages.message import Message


def refers(kind: str) -> Meta:
    """Return the annotation of a value that is the name of a `kind` of thing: ``refers(Message("guard"))``."""
    return Meta(extra={"refers": kind})


PieceRef: TypeAlias = Annotated[str, refers(Message("piece"))]
"""The id of a piece."""
PlaceRef: TypeAlias = Annotated[str, refers(Message("place"))]
"""The id of a place."""
RegionRef: TypeAlias = Annotated[str, refers(Message("region"))]
"""The id of a region of the map."""
DirectionRef: TypeAlias = Annotated[str, refers(Message("direction"))]
"""A direction of the map, such as `ne`."""
TrackRef: TypeAlias = Annotated[str, refers(Message("track"))]
"""The id of a track."""
AreaRef: TypeAlias = Annotated[str, refers(Message("card area"))]
"""The id of a card area."""
CardRef: TypeAlias = Annotated[str, refers(Message("card"))]
"""The id of a card."""
SeatRef: TypeAlias = Annotated[str, refers(Message("seat"))]
"""The id of a seat."""
MarkRef: TypeAlias = Annotated[str, refers(Message("kind of mark"))]
"""A kind of mark."""
PhaseRef: TypeAlias = Annotated[str, refers(Message("phase"))]
"""A phase, or what a game calls a step of its course."""


class Reference(NamedTuple):
    """A name in a model: the kind of thing that it should be the name of, and where it stands."""

    kind: str
    name: str
    path: tuple[str | int, ...]


def with_names_replaced(model: msgspec.Struct, meant: Callable[[Reference], Any]) -> dict[str, Any]:
    """Return the fields of `model` that say anything, with what each name is `meant` to be in its place.

    Models inside become namespaces, tuples lists.
    """
    return {
        name: _replaced(hint, getattr(model, name), meant, (key,))
        for name, key, hint in _fields(type(model))
        if getattr(model, name) is not None
    }


@cache
def _fields(model: type[msgspec.Struct]) -> tuple[tuple[str, str, Any], ...]:
    return tuple((field.name, field.encode_name, field.type) for field in msgspec.structs.fields(model))


def _replaced(hint: Any, value: Any, meant: Callable[[Reference], Any], path: tuple[str | int, ...]) -> Any:
    if value is None:
        return None
    kind = _kind(hint)
    if kind is not None:
        return meant(Reference(kind, value, path))
    parts = get_args(hint)
    if get_origin(hint) is Annotated:
        return _replaced(parts[0], value, meant, path)
    if get_origin(hint) in (Union, UnionType):
        return _replaced(next(part for part in parts if _may_be(part, value)), value, meant, path)
    if isinstance(value, Mapping):
        return {
            _replaced(parts[0], key, meant, (*path, key)): _replaced(parts[1], one, meant, (*path, key))
            for key, one in value.items()
        }
    if isinstance(value, tuple):
        hints = parts if parts[-1] is not Ellipsis else (parts[0],) * len(value)
        return [
            _replaced(part, one, meant, (*path, at))
            for at, (part, one) in enumerate(zip(hints, value, strict=True))
        ]
    if isinstance(value, msgspec.Struct):
        return SimpleNamespace(
            **{
                name: _replaced(part, getattr(value, name), meant, (*path, key))
                for name, key, part in _fields(type(value))
            }
        )
    return value


def _kind(hint: Any) -> str | None:
    """Return the kind of thing that a value of this type is the name of; None if it is no name."""
    for meta in getattr(hint, "__metadata__", ()):
        if isinstance(meta, Meta) and meta.extra is not None and "refers" in meta.extra:
            kind: str = meta.extra["refers"]
            return kind
    return None


def _may_be(hint: Any, value: Any) -> bool:
    """Whether `value` was decoded by this branch of a union."""
    while get_origin(hint) is Annotated:
        hint = get_args(hint)[0]
    if get_origin(hint) is Literal:
        return value in get_args(hint)
    return isinstance(value, get_origin(hint) or hint)
