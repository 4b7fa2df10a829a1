"""What content asks of the plugins that are loaded. The plugin facade fulfils it; tests may with a few
dicts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Protocol

import msgspec

from uguisu.content.diagnostics import Finding
from uguisu.content.pack import Pack
from uguisu.content.vocabulary import Vocabulary

Lint = Callable[[Pack], Iterable[Finding]]
"""A lint reads a pack that was decoded and yields what it finds. It never changes the pack and never
reads files."""


class VariantContent(Protocol):
    """A named change to a game's rules, as far as scenario files refer to it."""

    @property
    def options_type(self) -> type[msgspec.Struct] | None:
        """The model of the variant's own options, or None when it has none."""

    @property
    def conflicts(self) -> frozenset[str]:
        """Variants that a scenario may not list beside this one."""

    @property
    def requires(self) -> frozenset[str]:
        """Variants that a scenario must list too."""


class CardWord(Protocol):
    """A window or a target: what cards say by one word."""

    @property
    def about(self) -> str:
        """A sentence for whoever writes cards."""

    @property
    def sides(self) -> tuple[str, ...]:
        """Whose cards may say it; none: everybody's."""


class CardWords(Protocol):
    """What a game reads of cards. See `uguisu.core.cards.CardRules`."""

    @property
    def keys(self) -> frozenset[str]:
        """Keys of a card that it reads, of those that not every game does."""

    @property
    def types(self) -> Mapping[str, str]:
        """What `type:` may say, each with a sentence."""

    @property
    def windows(self) -> Mapping[str, CardWord]:
        """What `played_in:` may name."""

    @property
    def targets(self) -> Mapping[str, CardWord]:
        """What `target:` may name."""

    @property
    def decks(self) -> Mapping[str, str]:
        """The decks that are played from, each with its side. None: a pack may have any."""


PLAYED = frozenset({"played_in", "target", "if", "do", "modes", "rules"})
"""Keys of a card that say how it is played: they are read in a game that has windows to play it in."""


def unread_keys(words: CardWords) -> frozenset[str]:
    """Return the keys of a card that do nothing in a game."""
    read = words.keys | (PLAYED if words.windows else frozenset())
    return (PLAYED | {"type", "tags"}) - read - ({"type"} if words.types else frozenset())


class GameContent(Protocol):
    """A game, as far as its packs' files refer to it. Types that are None leave their fields open to
    anything.
    """

    @property
    def plugin(self) -> str:
        """The plugin that brings the game: the name to be used under `needs:`."""

    @property
    def options_type(self) -> type[msgspec.Struct] | None:
        """The model of `options:` in scenario.yaml."""

    @property
    def card_props_type(self) -> type[msgspec.Struct] | None:
        """The model of a card's `props:`."""

    @property
    def deck_props_type(self) -> type[msgspec.Struct] | None:
        """The model of a deck's `props:`."""

    @property
    def card_rules(self) -> CardWords:
        """What its cards may say."""

    @property
    def mission_props_type(self) -> type[msgspec.Struct] | None:
        """The model of `props:` in mission.yaml."""

    @property
    def place_props_type(self) -> type[msgspec.Struct] | None:
        """The model of a place's or a cell's `props:` in map.yaml."""

    @property
    def link_kinds(self) -> Mapping[str, str]:
        """The kinds of links and borders that the game knows, each with a sentence. Empty: any kind
        will do.
        """

    @property
    def walkable_kinds(self) -> frozenset[str] | None:
        """The kinds of links that anybody may walk, for finding islands. None: all of them."""

    @property
    def blocking_kinds(self) -> frozenset[str]:
        """The kinds of borders between cells that stop everybody."""

    @property
    def place_tags(self) -> Mapping[str, str]:
        """The tags of places that the rules look for, each with a sentence. Others are allowed; likely
        misspellings are not.
        """

    @property
    def events(self) -> Mapping[str, str]:
        """The events that `on:` may name, each with a sentence. Empty: any name will do."""

    @property
    def sides(self) -> Mapping[str, str]:
        """The sides and seats that objectives may be for, each with a sentence. Empty: any name will do."""

    @property
    def variants(self) -> Mapping[str, VariantContent]:
        """The variants that this game may be played with, whoever provided them."""

    @property
    def lints(self) -> Iterable[Lint]:
        """Checks of the game's own, after the core's."""


class Registry(Protocol):
    """All that was loaded."""

    @property
    def games(self) -> Mapping[str, GameContent]:
        """The games, by the id that `game:` names."""

    @property
    def vocabulary(self) -> Vocabulary:
        """The operations, conditions and other members of open unions."""

    @property
    def plugins(self) -> Mapping[str, str]:
        """Plugins by name, with their versions. The core itself is among them as `uguisu`."""

    @property
    def packs(self) -> Sequence[Path]:
        """Folders of packs that came with plugins."""

    @property
    def left_out(self) -> Mapping[str, str]:
        """Plugins that are installed and do not work, each with the reason."""
