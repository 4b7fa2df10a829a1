"""Names in what games have types for: each is found, with its kind and its place, and told by one sentence."""

from __future__ import annotations

from typing import Annotated, Any

from uguisu.board.parts import PlaceId
from uguisu.content.models.fields import Model
from uguisu.content.references import CardRef, PlaceRef, RegionTagRef, references_in
from uguisu.messages.local_text import doc


class Inner(Model, frozen=True):
    at: Annotated[PlaceRef | None, doc("Where.", "gate")] = None


class Outer(Model, frozen=True):
    start: Annotated[PlaceId | None, doc("Where.", "gate")] = None
    ends: tuple[PlaceRef, PlaceRef] | None = None
    hands: dict[str, dict[CardRef, int]] = {}
    beds: dict[PlaceRef, int] = {}
    inner: tuple[Inner, ...] = ()
    tag: Annotated[RegionTagRef | int, doc("Which.", "room")] = 0
    free: Any = None


def test_names_are_found_wherever_they_stand() -> None:
    model = Outer(
        start="a",
        ends=("b", "c"),
        hands={"ninja": {"rope": 2}},
        beds={"d": 1},
        inner=(Inner(), Inner(at="e")),
        tag="room",
        free={"at": "nothing of ours"},
    )
    assert [(found.kind, found.name, found.path, found.is_key) for found in references_in(model)] == [
        ("place", "a", ("start",), False),
        ("place", "b", ("ends", 0), False),
        ("place", "c", ("ends", 1), False),
        ("card", "rope", ("hands", "ninja", "rope"), True),
        ("place", "d", ("beds", "d"), True),
        ("place", "e", ("inner", 1, "at"), False),
        ("tag of regions", "room", ("tag",), False),
    ]


def test_what_names_nothing_has_no_names() -> None:
    assert [*references_in(Outer(tag=3))] == []
    assert [*references_in({"start": "a"})] == []
