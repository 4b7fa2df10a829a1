"""How cards look: in a gallery, beside what they do, and printed. No Qt here."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from operator import attrgetter
from typing import Any

import msgspec

from uguisu.board import Dot, Gradient, Group, Image, MarkArea, MarkText, Path, Picture, Stroke

MADE_OF = {
    one.__name__: one for one in (Dot, Gradient, Group, Image, MarkArea, MarkText, Path, Picture, Stroke)
}


class Drawn(msgspec.Struct, frozen=True, array_like=True):
    """A picture in bytes, as it goes from one process to another and to the disk: of most nobody ever looks at the marks."""

    marks: bytes
    images: tuple[bytes, ...] = ()
    """Pictures of pixels in it, in their order; they stand beside the marks, where faces can share them."""

    @staticmethod
    def of(picture: Picture) -> Drawn:
        """Return a picture in bytes.

        >>> drawn = Drawn.of(Picture(63, 88, "#fff", "Rope", (Image((0, 0), 63, 40, b"png"),)))
        >>> drawn.images, drawn.picture().title
        ((b'png',), 'Rope')
        """
        images: list[bytes] = []
        return Drawn(msgspec.msgpack.encode(_plain(picture, images)), tuple(images))

    def picture(self) -> Picture | None:
        """Return the picture, or None where the bytes can't be read."""
        with suppress(ValueError, TypeError, KeyError, StopIteration, RecursionError, msgspec.MsgspecError):
            found = _made(msgspec.msgpack.decode(self.marks), iter(self.images))
            return found if isinstance(found, Picture) else None
        return None


class CardFace(msgspec.Struct, frozen=True, array_like=True):
    """How a card looks: large, with its words, and small, as it stands in a gallery; and what it is filtered by."""

    face: Drawn
    small: Drawn
    kind: str = ""
    """What kind it is, in a word, or what its deck is called."""
    crest: str = ""
    colour: str = ""
    text: str = ""
    """All that is to be read on it."""
    read: str = ""
    """That as it stands there: what begins an effect between stars, signs for words, nothing twice that is drawn."""
    of: str = ""
    """With what else of its pack, and by what code, it was drawn: where that is the same, it need not be drawn anew."""


@dataclass(frozen=True)
class PrintedCard:
    """A card as often as it is printed: its face, what its deck is called, and the picture on the back, if there is one."""

    face: Picture
    deck: str
    copies: int = 1
    back: Picture | None = None
    colour: str = ""
    """Of its kind, and so is its `crest`."""
    crest: str = ""


def _plain(value: Any, images: list[bytes]) -> Any:
    """Return a value as lists: what is made of parts begins with its name, what is a row with nothing."""
    if isinstance(value, tuple):
        return [None, *(_plain(one, images) for one in value)]
    if isinstance(value, bytes):
        images.append(value)
        return [""]
    if is_dataclass(value) and not isinstance(value, type):
        return [type(value).__name__, *(_plain(one, images) for one in _parts(type(value))(value))]
    return value


@cache
def _parts(kind: Any) -> attrgetter[tuple[Any, ...]]:
    return attrgetter(*(one.name for one in fields(kind)))


def _made(value: Any, images: Any) -> Any:
    """Return what such lists stand for."""
    if not isinstance(value, list):
        return value
    head, *parts = value
    if head == "":
        return next(images)
    made = tuple(_made(one, images) for one in parts)
    return made if head is None else MADE_OF[head](*made)
