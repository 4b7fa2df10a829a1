"""What one seat may know: an allow-list, built field by field, never a State with parts blotted out."""

from __future__ import annotations

from typing import Any

import msgspec


class PieceView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece as a seat sees it; `place` is None when it is on no place or out of sight.

    It may face a direction of the board (`facing`) or a place (`towards`).
    """

    id: str
    kind: str
    side: str = ""
    title: str = ""
    place: str | None = None
    facing: int | None = None
    towards: str = ""
    state: str = ""


class MarkView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A token on a place; `label` is what is written on it, as far as the seat may read it, `title` what people call it.

    With `to` it lies on the way or border between two places: a rope, a cut bridge, a broken pane.
    """

    kind: str
    place: str
    owner: str = ""
    label: str = ""
    to: str = ""
    title: str = ""


class TrackView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A counter; `label` is what people call its value, where they do."""

    id: str
    value: int
    low: int
    high: int
    title: str = ""
    label: str = ""


class AreaView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deck, hand or pile; `cards` is None where the seat sees only backs."""

    id: str
    count: int | None = None
    cards: tuple[str, ...] | None = None
    owner: str = ""
    title: str = ""


class EventView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the log."""

    ply: int
    kind: str
    text: str
    details: dict[str, Any] = {}


class MoveView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal action, and what a table should light up for it."""

    notation: str
    label: str
    places: tuple[str, ...] = ()
    pieces: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()


class DecisionView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is being decided; `moves` is empty for those who wait."""

    phase: str
    seat: str
    title: str = ""
    moves: tuple[MoveView, ...] = ()


class ResultView(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the game ended."""

    id: str
    title: str
    winner: str | None
    returns: dict[str, float]
    rank: str = ""


class View(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat's picture of the game. `seat` is "" for an onlooker, who sees what everybody sees; `ply` is what the
    game has for a public clock (`Game.clock`).
    """

    game: str
    scenario: str
    seat: str
    ply: int
    decision: DecisionView | None
    pieces: tuple[PieceView, ...] = ()
    marks: tuple[MarkView, ...] = ()
    tracks: tuple[TrackView, ...] = ()
    areas: tuple[AreaView, ...] = ()
    log: tuple[EventView, ...] = ()
    notes: dict[str, Any] = {}
    """Private or public facts that have no other place, by name."""
    talk: tuple[str, ...] = ()
    """The seats this one may talk to at the table."""
    result: ResultView | None = None

    def to_bytes(self) -> bytes:
        """Return it as JSON; two views are the same picture exactly when these bytes are the same."""
        return _ENCODER.encode(self)


_ENCODER = msgspec.json.Encoder(order="deterministic")
