"""A small made-up game, so that content is tested without any real one: mushroom pickers in a wood."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from uguisu import Pack
from uguisu.checks import Finding
from uguisu.content.linting import Lint
from uguisu.content.vocabulary import Vocabulary
from uguisu.effects import Operation, Test
from uguisu.rulings import Expectation, PieceRef, Position
from uguisu_tools.lints import CHECKS


class WoodOptions(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """Options of the game of the wood."""

    pickers: Annotated[int, Meta(ge=2, le=5, description="How many pick.", examples=[3])] = 2
    weather: Annotated[Literal["sun", "rain"], Meta(description="The weather.", examples=["rain"])] = "sun"
    fog: Annotated[bool, Meta(description="Whether there is fog.", examples=[True])] = False


class FogOptions(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """Options of the fog variant."""

    depth: Annotated[int, Meta(ge=1, description="How deep it is.", examples=[2])]


class BasketProps(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """What the wood wants to know of a card."""

    weight: Annotated[int, Meta(ge=0, description="Its weight in ounces.", examples=[4])]
    edible: Annotated[bool, Meta(description="Whether one may eat it.", examples=[True])] = True


class ClearingProps(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """What the wood wants to know of a place."""

    mushrooms: Annotated[int, Meta(ge=0, description="How many grow there.", examples=[3])] = 0


class WoodPosition(Position, kw_only=True, frozen=True):
    """A position of the game of the wood."""

    asleep: Annotated[tuple[PieceRef, ...] | None, Meta(description="Who sleeps.", examples=[["tom"]])] = None
    weather: Annotated[Literal["sun", "rain"] | None, Meta(description="The weather.", examples=["rain"])] = (
        None
    )


class Raise(
    Operation,
    msgspec.Struct,
    tag_field="op",
    tag="raise",
    kw_only=True,
    frozen=True,
    forbid_unknown_fields=True,
):
    """Raise a track."""

    track: Annotated[str, Meta(description="The track.", examples=["alarm"])]
    by: Annotated[int, Meta(ge=1, le=9, description="By how much.", examples=[2])] = 1


class Repeat(
    Operation,
    msgspec.Struct,
    tag_field="op",
    tag="repeat",
    kw_only=True,
    frozen=True,
    forbid_unknown_fields=True,
):
    """Do something several times."""

    times: Annotated[int, Meta(ge=1, description="How often.", examples=[2])]
    do: Annotated[
        tuple[Operation, ...], Meta(description="What.", examples=[[{"op": "raise", "track": "alarm"}]])
    ]


class TrackTest(
    Test,
    msgspec.Struct,
    tag_field="test",
    tag="track",
    kw_only=True,
    frozen=True,
    forbid_unknown_fields=True,
):
    """A track stands at a value or above."""

    track: Annotated[str, Meta(description="The track.", examples=["alarm"])]
    at_least: Annotated[int, Meta(description="The value.", examples=[2])]


class Over(
    Expectation,
    msgspec.Struct,
    tag_field="expect",
    tag="over",
    kw_only=True,
    frozen=True,
    forbid_unknown_fields=True,
):
    """The game is over."""


class Moor(Operation, msgspec.Struct, tag_field="op", tag="moor", frozen=True, forbid_unknown_fields=True):
    """A word of another game."""

    only_for = "harbour"


@dataclass(frozen=True)
class FakeVariant:
    options_type: type[msgspec.Struct] | None = None
    conflicts: frozenset[str] = frozenset()
    requires: frozenset[str] = frozenset()


def no_two_hollows(pack: Pack) -> Iterator[Finding]:
    """A lint of the game's own."""
    hollows = [n for n, place in enumerate(getattr(pack.map, "places", ())) if "hollow" in place.tags]
    for index in hollows[1:]:
        yield Finding(file="map", path=("places", index), code="wood-hollows", message="One hollow is enough")


@dataclass(frozen=True)
class FakeWord:
    about: str
    sides: tuple[str, ...] = ()


@dataclass
class FakeCards:
    keys: frozenset[str] = frozenset()
    types: Mapping[str, str] = field(default_factory=lambda: {"mushroom": "It may be eaten, or not."})
    windows: Mapping[str, FakeWord] = field(
        default_factory=lambda: {
            "picked": FakeWord("Somebody picks."),
            "patrol": FakeWord("The ranger walks.", ("ranger",)),
        }
    )
    targets: Mapping[str, FakeWord] = field(
        default_factory=lambda: {"none": FakeWord("Nothing."), "picker": FakeWord("A picker.", ("ranger",))}
    )
    decks: Mapping[str, str] = field(default_factory=lambda: {"basket": "pickers", "book": "ranger"})


@dataclass
class FakeGame:
    plugin: str = "wood"
    options_type: type[msgspec.Struct] | None = WoodOptions
    card_props_type: type[msgspec.Struct] | None = BasketProps
    deck_props_type: type[msgspec.Struct] | None = None
    card_rules: FakeCards = field(default_factory=FakeCards)
    plays_cards: bool = True
    mission_props_type: type[msgspec.Struct] | None = None
    place_props_type: type[msgspec.Struct] | None = ClearingProps
    position_type: type[Position] = WoodPosition
    map_kinds: tuple[str, ...] = ("graph", "squares", "hexes")
    link_kinds: Mapping[str, str] = field(default_factory=lambda: {"path": "A path.", "stream": "A stream."})
    walkable_kinds: frozenset[str] | None = frozenset({"path"})
    blocking_kinds: frozenset[str] = frozenset({"hedge"})
    place_tags: Mapping[str, str] = field(
        default_factory=lambda: {"start": "Where one begins.", "hollow": "A hollow."}
    )
    region_tags: Mapping[str, str] = field(default_factory=dict)
    events: Mapping[str, str] = field(
        default_factory=lambda: {"entered": "Somebody comes.", "picked": "One less."}
    )
    secret_events: frozenset[str] = frozenset()
    sides: Mapping[str, str] = field(default_factory=lambda: {"pickers": "They pick.", "ranger": "Watches."})
    variants: Mapping[str, FakeVariant] = field(
        default_factory=lambda: {
            "night": FakeVariant(),
            "noon": FakeVariant(conflicts=frozenset({"night"})),
            "owls": FakeVariant(requires=frozenset({"night"})),
            "mist": FakeVariant(options_type=FogOptions),
        }
    )
    lints: Iterable[Lint] = (no_two_hollows,)
    rule_ids: tuple[str, ...] = ()
    house_rule_ids: tuple[str, ...] = ()

    @property
    def type(self) -> FakeGame:
        return self


@dataclass
class FakeRegistry:
    games: Mapping[str, FakeGame]
    vocabulary: Vocabulary
    plugins: Mapping[str, str]
    left_out: Mapping[str, str] = field(default_factory=dict)
    packs: tuple[Path, ...] = ()
    schemas: dict[tuple[str, str | None], Any] = field(default_factory=dict)

    @property
    def versions(self) -> Mapping[str, str]:
        return self.plugins

    def lints_of(self, game: str) -> list[Lint]:
        return [*CHECKS, *(self.games[game].lints if game in self.games else ())]


def wood_registry() -> FakeRegistry:
    """Return what content asks of plugins, with the one game."""
    vocabulary = Vocabulary()
    for member in (Raise, Repeat, Moor, TrackTest, Over):
        vocabulary.add(member)
    return FakeRegistry({"wood": FakeGame()}, vocabulary, {"uguisu": "0.1.0", "wood": "1.4.2"})
