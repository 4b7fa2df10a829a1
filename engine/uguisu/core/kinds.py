"""What names hold and what words take: a piece, a guard, a place, a number."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, get_args, get_type_hints

from msgspec import Meta

from uguisu.core.state import OFF, State
from uguisu.messages.message import Message

UNTARGETED = "untargeted"
"""The kind of `target` where a card is played on nothing."""
ANYTHING = "anything"
"""The kind of a name whose operation could not be compiled."""

PLAIN = frozenset(
    {"card_tag", "card_type", "cards", "direction", "hex", "pieces", "places", "thing", "way", "ways"}
)
"""What fields take that nothing is looked up for."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of thing that a name in scope may hold.

    Attributes:
        noun: what people call one of them: ``a guard``.
        pieces: if it covers some of the game's pieces: their kinds (`Piece.kind`). A name that holds one of them also holds a
            piece.
        made_of: other kinds that may stand in for it, each with a function that converts their values.
    """

    noun: str
    pieces: tuple[str, ...] = ()
    made_of: Mapping[str, Callable[[State, int], int]] = field(default_factory=dict)


def place_of(state: State, piece: int) -> int:
    """Return the place of a piece, `OFF` if it has none; the index may be of a piece that the state does not hold yet."""
    return state.at[piece] if piece < len(state.at) else OFF


KINDS: Mapping[str, Kind] = {
    "piece": Kind(Message("a piece")),
    "place": Kind(Message("a place"), made_of={"piece": place_of}),
    "seat": Kind(Message("a seat")),
    "number": Kind(Message("a number")),
    "card": Kind(Message("a card")),
}
"""The kinds of every game; a game adds its own in `GameType.kinds`."""

NOTHING = OFF
"""What a name holds when there was nothing to be found."""


def takes(kind: str, **meta: Any) -> Meta:
    """Annotate a field with the kind of thing it takes; `meta` are further arguments of `msgspec.Meta`."""
    return Meta(extra={"takes": kind}, **meta)


def finds(kind: str) -> Meta:
    """Annotate an `as:` field with the kind of thing its new name holds; "": the kind that the filter finds."""
    return Meta(extra={"finds": kind})


@cache
def taken_by(model: type[Any]) -> Mapping[str, str]:
    """Return the kind of thing that each field of an operation or a condition takes; fields that take none are left out."""
    hints = get_type_hints(model, include_extras=True)
    told = {name: next(_takes_in(hint), None) for name, hint in hints.items()}
    return {name: kind for name, kind in told.items() if kind is not None}


def _takes_in(hint: Any) -> Iterator[str]:
    for meta in getattr(hint, "__metadata__", ()):
        if isinstance(meta, Meta) and meta.extra is not None and "takes" in meta.extra:
            yield meta.extra["takes"]
    for part in get_args(hint):
        yield from _takes_in(part)
