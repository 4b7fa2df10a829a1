"""What content is checked against: the games, words and plugins that are there, as far as reading files asks for them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

if TYPE_CHECKING:
    from uguisu.content.diagnostics import Finding
    from uguisu.content.models.position import Position
    from uguisu.content.pack import Pack
    from uguisu.content.vocabulary import Vocabulary


class KnownGame(Protocol):
    """A game, with all that plugins add to it; `uguisu.plugins` has them. Fields are those of `GameType`."""

    plugin: str
    options_type: type[msgspec.Struct]
    card_props_type: type[msgspec.Struct] | None
    deck_props_type: type[msgspec.Struct] | None
    card_rules: Any
    """The class by which it says what cards may be (`uguisu.cards.CardRules`)."""
    mission_props_type: type[msgspec.Struct] | None
    place_props_type: type[msgspec.Struct] | None
    position_type: type[Position]
    map_kinds: tuple[str, ...]
    link_kinds: Mapping[str, str]
    walkable_kinds: frozenset[str] | None
    blocking_kinds: frozenset[str]
    place_tags: Mapping[str, str]
    region_tags: Mapping[str, str]
    sides: Mapping[str, str]

    @property
    def type(self) -> Any:
        """What the game's plugin registered."""

    @property
    def event_types(self) -> Mapping[str, Any]:
        """The events that `on:` may name."""

    @property
    def plays_cards(self) -> bool:
        """Whether cards can be played in it, or say something to its rules."""

    @property
    def secret_events(self) -> frozenset[str]:
        """Those of them that not everybody may know of."""

    @property
    def events(self) -> Mapping[str, str]:
        """What those events are, in a sentence each."""

    @property
    def variants(self) -> Mapping[str, Any]:
        """The variants it may be played with."""


class Known(Protocol):
    """All that is installed; `uguisu.plugins` has it (`Registry`)."""

    vocabulary: Vocabulary
    schemas: dict[tuple[str, str | None], dict[str, Any]]
    packs: list[Path]

    @property
    def games(self) -> Mapping[str, KnownGame]:
        """By id."""

    def lints_of(self, game: str) -> list[Callable[[Pack], Iterable[Finding]]]:
        """Return the checks of packs of `game`."""

    @property
    def plugins(self) -> Mapping[str, str]:
        """Plugin -> version, of those that work."""

    @property
    def versions(self) -> Mapping[str, str]:
        """Plugin -> version, of those that a game may depend on."""

    @property
    def left_out(self) -> Mapping[str, str]:
        """Plugin -> why it was left out."""
