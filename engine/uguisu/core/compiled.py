"""What a compiled scenario consists of: its map, table, cards and rules, and what they are called."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Literal, Self

from uguisu.board.distance import StepsFrom
from uguisu.content.models.position import Position
from uguisu.core.areas import pools_of
from uguisu.core.errors import IllegalAction
from uguisu.core.events import EVERYBODY, Event
from uguisu.core.kinds import KINDS, Kind
from uguisu.core.machine import Machine
from uguisu.core.phase import Phase
from uguisu.core.state import OFF
from uguisu.core.table import Area, Piece, Result, Seat, Track
from uguisu.core.text import Catalogue
from uguisu.core.view import EventView
from uguisu.messages.local_text import localize
from uguisu.messages.message import Message

if TYPE_CHECKING:
    from uguisu.board.topology import Topology
    from uguisu.bots.policy import Policy
    from uguisu.cards.compiling import CardKind
    from uguisu.content.diagnostics import Finding
    from uguisu.content.pack import LayerStamp, Pack
    from uguisu.core.build import Build
    from uguisu.messages.local_text import LocalText
    from uguisu.plugins.registered import Registry


class Compiled:
    """One scenario as `Build` laid it out. It never changes; `Game`, which it is a part of, plays it."""

    max_actions: int
    """Actions are numbers below this, in whatever phase. A game with others than places, pieces and cards states its own."""

    compiled_by: Callable[[Pack, Registry], Any] | None = None
    """`compile_game` itself, of which the core knows nothing."""

    def __init__(self, build: Build) -> None:
        self.id, self.scenario = build.game_id, build.scenario_id
        self.title, self.briefing = build.title, build.briefing
        self.position_type: type[Position] = Position
        """What positions of it may say; `compile_game` asks the game's type (`GameType.setup`)."""
        self.content: Pack = build.content
        self.digest: str = build.content.digest
        self.versions: dict[str, str] = dict(build.content.versions)
        self.variants: tuple[str, ...] = tuple(name for name, _ in build.content.variants)
        self.topology: Topology = build.topology
        self.steps = StepsFrom(self.topology.adjacency)
        """`steps[a][b]`: how many steps lead from a place to another, whatever lies between them; -1 where none do."""
        self.seats: tuple[Seat, ...] = tuple(build.seats)
        self.line_cache: dict[tuple[int, str], tuple[Event, EventView]] = {}
        self.sides: tuple[str, ...] = tuple(dict.fromkeys(seat.side for seat in build.seats))
        self._take_pieces(build)
        self._take_cards(build)
        self.tracks: tuple[Track, ...] = tuple(build.tracks)
        self.areas: tuple[Area, ...] = tuple(build.areas)
        self.pools = pools_of(self.areas)
        """Card areas whose cards can't be told apart by who does not see them, by `Area.pool`."""
        self.mark_kinds: tuple[str, ...] = tuple(build.mark_kinds)
        self.mark_titles = dict(build.mark_titles)
        self.results: tuple[Result, ...] = tuple(build.results)
        self.texts: Catalogue = build.texts
        self.names = dict(build.names)
        self.rules = build.rules
        self.machine: Machine = build.machine
        self.schedule = build.schedule
        """The order of a round, a `Schedule`, in games that have one; else None."""
        self.phases: tuple[Phase[Any], ...] = tuple(build.phases.values())
        self._take_words(build)
        self._numbers: dict[str, dict[str, int]] = {}
        self.owed_moves: dict[int, int] = {}
        """Piece -> the track of moves owed to it, in scenarios where any may be."""
        self.phases_by_name: dict[str, Phase[Any]] = dict(build.phases)
        self.on: dict[str, tuple[int, ...]] = {name: tuple(programs) for name, programs in build.on.items()}
        self.max_actions = 2 * (len(self.topology) + len(self.pieces) + len(self.card_ids)) + 64
        self.compiled_from: tuple[Pack, Registry] | None = None
        """What `compile_game` made it of, and makes it of again where it is sent."""
        self.default_bot = ""
        """The bot of a seat that nobody named one for; `compile_game` asks the game's type."""
        self.ladder: tuple[str, ...] = ()
        """Bots of which reports play a few games more, the weakest first; the game's type says which."""
        self.doubts: list[Finding] = []
        """What compiles and can hardly be meant, as far as whoever compiled it could tell; `uguisu.check` reports it."""
        self.policy: Callable[[Any], Policy[Any]] | None = None
        """Makes a player by rules of thumb of the game, as `policy_bot` registered it; None where nobody did."""
        self.evaluators: dict[str, Callable[[Any, Any], Mapping[str, float]]] = {}
        """Guesses of the return of each side, by name; `compile_game` fills in what plugins registered."""

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self  # it never changes

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the content; rules are functions, and are recompiled from the plugins installed at the other end."""
        if self.compiled_from is None or self.compiled_by is None:
            raise TypeError(f"'{self.scenario}' was made without `compile_game`, and can't be pickled")
        return self.compiled_by, self.compiled_from

    @property
    def layers(self) -> tuple[LayerStamp, ...]:
        """The packs that its pack is made of, the lowest first; none if that builds on no other."""
        return self.content.layers

    def _take_pieces(self, build: Build) -> None:
        self.pieces: tuple[Piece, ...] = tuple(build.pieces)
        self.own_pieces = len(self.pieces) - len(build.brought)
        """How many pieces are the game's own; those that the mission brings come after them."""
        self.brought: Mapping[int, int] = dict(build.brought)
        self.secret_pieces = [piece for piece in self.brought if self.pieces[piece].audience != EVERYBODY]

    def _take_cards(self, build: Build) -> None:
        self.card_ids: tuple[str, ...] = tuple(build.card_ids)
        self.card_titles = dict(build.card_titles)
        self.card_texts: Mapping[str, LocalText] = dict(build.card_texts)
        self.card_rules: Any = None
        """The game's `CardRules`, and in `cards` what it made of the pack's: `compile_game` sets both."""
        self.cards: tuple[CardKind, ...] = ()
        self.decks = dict(build.decks)
        """Deck -> how many of each kind of card it holds, by kind."""

    def _take_words(self, build: Build) -> None:
        """Keep what cards and missions may speak of: kinds of things, and events with what they bring."""
        self.kinds: Mapping[str, Kind] = {**KINDS, **build.kinds}
        self.counted_by: Mapping[str, str] = dict(build.counted_by)
        self.events: Mapping[str, Mapping[str, str]] = dict(build.events)
        self.told = frozenset(build.told)
        self.mark_audiences = {
            build.mark_kinds.index(kind): seen for kind, seen in build.mark_audiences.items()
        }
        self.secret_marks = frozenset(kind for kind, seen in self.mark_audiences.items() if seen != EVERYBODY)
        """Kinds of marks that the mission keeps from some."""
        self.secret_tracks = tuple(build.secret_tracks)
        """Tracks that the mission keeps from some."""

    # --- names ----------------------------------------------------------------------------------------------

    def numbers(
        self, of: Literal["tracks", "areas", "results", "mark_kinds", "card_ids"]
    ) -> Mapping[str, int]:
        """Return the numbers of tracks, areas..., by their ids. Tracks may be added while the game is compiled."""
        things, known = getattr(self, of), self._numbers.setdefault(of, {})
        for number in range(len(known), len(things)):
            known.setdefault(getattr(things[number], "id", things[number]), number)
        return known

    def seat_index(self, seat: str) -> int:
        """Return the index of the seat called `seat`; "" is an onlooker, -1.

        Raises:
            IllegalAction: when there is no such seat.
        """
        if not seat:
            return -1
        for index, chair in enumerate(self.seats):
            if chair.id == seat:
                return index
        raise IllegalAction(
            Message("no seat '{seat}'", seat=seat),
            hint=Message("seats: {seats}", seats=", ".join(chair.id for chair in self.seats)),
        )

    def phase_index(self, name: str) -> int:
        """Return the index of the phase called `name`."""
        return next(phase.index for phase in self.phases if phase.name == name)

    def place_id(self, place: int) -> str | None:
        """Return a place's id, None for `OFF`."""
        return None if place == OFF else self.topology.ids[place]

    def place_name(self, place: int, language: str = "en") -> str:
        """Return a place's name in `language`, its id where it has none."""
        if place == OFF:
            return "-"
        name = self.topology.names[place]
        return localize(name, language) if name else self.topology.ids[place]

    def result_title(self, result: int, language: str = "en") -> str:
        """Return a result's title in `language`."""
        entry = self.results[result]
        return localize(entry.title, language) if entry.title else entry.id
