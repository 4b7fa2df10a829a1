"""What a game plugin registers: the game before any scenario."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from uguisu.cards.rules import CardRules
from uguisu.content.models.position import Position
from uguisu.core.build import Build
from uguisu.core.events import EventType
from uguisu.core.kinds import Kind
from uguisu.core.making import FirstChange, Stage
from uguisu.core.placeables import Placeable, Route, Setting
from uguisu.messages.local_text import LocalText
from uguisu.messages.message import Message

if TYPE_CHECKING:
    from uguisu.content.pack import Pack


class NoOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Options of a game that has none."""


class GameType:
    """A kind of game. Subclass it, fill in the class attributes and `build`; the plugin's ``uguisu_games`` hook returns
    an instance.
    """

    id: ClassVar[str]
    title: ClassVar[LocalText]
    options: ClassVar[type[msgspec.Struct]] = NoOptions
    """The type of ``options:`` in ``scenario.yaml``."""
    card_props: ClassVar[type[msgspec.Struct] | None] = None
    """Type of a card's ``props:``, if cards have any."""
    deck_props: ClassVar[type[msgspec.Struct] | None] = None
    """Type of a deck's ``props:``: what the game needs to know of whoever plays from it."""
    card_rules: ClassVar[type[CardRules]] = CardRules
    """The rules of its cards: windows, targets, decks."""
    mission_props: ClassVar[type[msgspec.Struct] | None] = None
    place_props: ClassVar[type[msgspec.Struct] | None] = None
    setup: ClassVar[type[Position]] = Position
    """What positions for rulings may say (``setup:``): a `Position` with fields of the game's own; `Game.lay` lays them out."""
    map_kinds: ClassVar[tuple[str, ...]] = ("graph", "squares", "hexes")
    """The kinds of map it is played on. A map of any other kind is refused before anything else is checked."""
    link_kinds: ClassVar[Mapping[str, str]] = {}
    """The kinds of links or borders it knows, each with a sentence. Empty: any kind will do."""
    walkable_kinds: ClassVar[frozenset[str] | None] = None
    """The kinds of links that anybody may walk, for finding islands. None: all of them."""
    blocking_kinds: ClassVar[frozenset[str]] = frozenset()
    """The kinds of borders between cells that stop everybody."""
    place_tags: ClassVar[Mapping[str, str]] = {}
    """The tags of places its rules look for, each with a sentence."""
    region_tags: ClassVar[Mapping[str, str]] = {}
    """The tags of regions that they look for."""
    called: ClassVar[Mapping[str, LocalText]] = {}
    """What people call kinds of links and tags of places that files call shortly (`glass`: Window), the parts of a palette to
    draw with (`ground`, `ways`: what lies between places, `pieces`, and `marks`: tags of cells, which otherwise are part of the
    ground), the `set-up`, and what `passes` a link, by its glyph.
    Whatever is left out is called by its name as words.
    """
    place_called: ClassVar[Mapping[str, LocalText]] = {}
    """What people call tags of places, where a kind of link is called alike in files (`moat`: Moat, and not Moat bank)."""
    leads: ClassVar[Mapping[str, LocalText]] = {}
    """What is said before the places that a kind of link leads to from another, when that is told in words (`wall`: A wall to).
    """
    passes: ClassVar[Mapping[str, frozenset[str]]] = {}
    """What may pass a link, by a glyph for it (`walk`, `eye`): the kinds of links that let it through. Editors show the
    glyphs beside each kind, struck out where it does not pass.
    """
    counted_by: ClassVar[Mapping[str, str]] = {}
    """The track that counts a number which events tell of, by the number's name, where the two are called otherwise."""
    placeables: ClassVar[tuple[Placeable, ...]] = ()
    """What its set-up may hold, for editors to be dragged onto the map."""
    settings: ClassVar[tuple[Setting, ...]] = ()
    """Numbers of its set-up that editors show beside the map; starts of a mission's tracks are among them anyhow."""
    routes: ClassVar[tuple[Route, ...]] = ()
    """Ways over the map that pieces keep to, for editors to be drawn along the links."""
    stages: ClassVar[tuple[Stage, ...]] = (
        Stage(id="draw", title=Message("Draw", "a step of making a pack")),
        Stage(id="place", title=Message("Place", "a step of making a pack")),
        Stage(id="goal", title=Message("Goal", "a step of making a pack")),
    )
    """The steps in which a pack is made; playing it is always the last and is not listed."""
    first_changes: ClassVar[tuple[FirstChange, ...]] = ()
    """At most three visible changes that editors offer for a new pack."""
    kinds: ClassVar[Mapping[str, Kind]] = {}
    """Kinds of things that names of its cards and missions hold, besides those of every game."""
    events: ClassVar[Mapping[str, EventType]] = {}
    """The events that cards and missions may wait for, besides those of every game."""
    takes_pieces: ClassVar[bool] = False
    """Whether missions may bring pieces of their own; they come after the game's: see `Game.own_pieces`."""
    sides: ClassVar[Mapping[str, str]] = {}
    """Its sides, each with a sentence."""
    default_bot: ClassVar[str] = ""
    """The bot, with its setting, for seats without a bot of their own; empty for the engine's default."""
    ladder: ClassVar[tuple[str, ...]] = ()
    """Bots with their settings, weakest first. Reports play a few more games with each of them to see whether the verdict
    changes."""
    strong_bot: ClassVar[str] = ""
    """The bot that a verdict takes for a strong player; empty for the first of the ladder."""
    rule_ids: ClassVar[tuple[str, ...]] = ()
    """Ids of the rules that rulings and tests are to cover (TE-01, ...)."""
    house_rule_ids: ClassVar[tuple[str, ...]] = ()
    """Ids of further rules that rulings may cite: how the game's author reads what its rulebook leaves open."""

    def build(self, content: Pack, options: Any) -> Build:
        """Lay out a game for `content`; `options` is an instance of the options type.

        Raises:
            CompileError: when the content cannot be played, with the place in its file.
        """
        raise NotImplementedError


__all__ = ["EventType", "GameType", "Kind", "NoOptions"]
