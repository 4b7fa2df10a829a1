"""Names in files: which values of a model are the names of things, and of what."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from types import SimpleNamespace, UnionType
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias, Union, get_args, get_origin

import msgspec
from msgspec import Meta

from uguisu.board.parts import REFERS_TO, Id
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
"""A phase, or a named step of the game's schedule."""


RegionTagRef: TypeAlias = Annotated[Id, refers(Message("tag of regions"))]
"""A tag that regions of the map have."""
DeckRef: TypeAlias = Annotated[Id, refers(Message("deck"))]
"""The id of a deck."""


class Reference(NamedTuple):
    """A name in a model: the kind of thing that it should be the name of, and where it stands; `is_key` if it is the key of an
    entry there, and not its value.
    """

    kind: str
    name: str
    path: tuple[str | int, ...]
    is_key: bool = False


def references_in(model: Any, path: tuple[str | int, ...] = ()) -> Iterator[Reference]:
    """Yield every name in a model, with what it should be the name of."""
    if isinstance(model, msgspec.Struct):
        for name, key, hint in _fields(type(model)):
            yield from _references(hint, getattr(model, name), (*path, key))


def _references(
    hint: Any, value: Any, path: tuple[str | int, ...], *, is_key: bool = False
) -> Iterator[Reference]:
    kind, parts = _kind(hint), get_args(hint)
    if kind is not None and isinstance(value, str):
        yield Reference(kind, value, path, is_key)
    elif get_origin(hint) is Annotated:
        yield from _references(parts[0], value, path, is_key=is_key)
    elif get_origin(hint) in (Union, UnionType):
        for part in parts:
            if _may_be(part, value):
                yield from _references(part, value, path, is_key=is_key)
                break
    elif isinstance(value, Mapping) and len(parts) == 2:
        for key, one in value.items():
            yield from _references(parts[0], key, (*path, key), is_key=True)
            yield from _references(parts[1], one, (*path, key))
    elif isinstance(value, tuple) and parts:
        hints = parts if parts[-1] is not Ellipsis else (parts[0],) * len(value)
        for at, (part, one) in enumerate(zip(hints, value, strict=True)):
            yield from _references(part, one, (*path, at))
    else:
        yield from references_in(value, path)


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
        if isinstance(meta, Meta):
            kind: str | None = (meta.extra or {}).get("refers") or _SHOWN.get(
                (meta.extra_json_schema or {}).get(REFERS_TO, "")
            )
            if kind is not None:
                return kind
    return None


_SHOWN = {"place": Message("place"), "region": Message("region")}
"""What schemas tell editors that a value is the name of."""


def _may_be(hint: Any, value: Any) -> bool:
    """Whether `value` was decoded by this branch of a union."""
    while get_origin(hint) is Annotated:
        hint = get_args(hint)[0]
    if get_origin(hint) is Literal:
        return value in get_args(hint)
    kind = get_origin(hint) or hint
    return isinstance(kind, type) and isinstance(value, kind)
