"""A compiled scenario: immutable, shared by all the games played of it, also by threads.

What changes in play is in the State. What a Game works out once and keeps (`Game.kept`, caches of its parts) fills up in play,
but what is asked of it is answered alike before and after.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal, Self, final

from uguisu.board.distance import StepsFrom
from uguisu.content.models.position import Position
from uguisu.core.areas import pools_of, resample
from uguisu.core.commit import HIDDEN
from uguisu.core.emitting import emitter
from uguisu.core.errors import IllegalAction
from uguisu.core.events import EVERYBODY, GAME_STARTED, NOBODY, EngineEvents, Event, includes
from uguisu.core.kinds import KINDS, Kind
from uguisu.core.machine import Machine
from uguisu.core.outcomes import of_action, of_start
from uguisu.core.phase import ChancePhase, Move, Phase
from uguisu.core.positions import deal, dumped, lay, names_of_every_game, position_of, with_numbers
from uguisu.core.rng import shuffle, weighted
from uguisu.core.scattering import resample_hidden
from uguisu.core.state import CHANCE, OFF, OVER, S
from uguisu.core.table import Area, Piece, Remembered, Result, Seat, Stock, Track
from uguisu.core.text import Catalogue
from uguisu.core.view import EventView, View, ViewBuilder
from uguisu.messages.local_text import localize
from uguisu.messages.message import Message

if TYPE_CHECKING:
    from uguisu.board.topology import Topology
    from uguisu.content.diagnostics import Finding
    from uguisu.content.pack import LayerStamp, Pack
    from uguisu.core.build import Build
    from uguisu.core.events import EventType
    from uguisu.messages.local_text import LocalText


class Game(Generic[S]):
    """One scenario with its rules compiled in. `uguisu.load` makes one from a pack.

    A game plugin subclasses it with what its rules read often (adjacency lists, decks), overrides `start`,
    `show` and, where anything is hidden, `determinize`. It names the State that
    it plays with: ``class TempleGame(Game[TempleState])``.

    The loop that everything else is built on::

        state = game.new(seed=1)
        while not state.over:
            if state.seat == CHANCE:
                game.roll(state)
            else:
                game.apply(state, random.choice(game.legal(state)))
        game.returns(state)        # {"ninja": 1.0, "samurai": -1.0}
    """

    zero_sum: ClassVar[bool] = True
    """Whether one side's gain is the other's loss; a game that says False may pay both."""

    shown_marks: tuple[str, ...] = ()
    """Kinds of marks that `show` adds to views although `State.marks` does not hold them, such as hidden ones."""

    aids: tuple[str, ...] = ()
    """Aids that a table may switch on, such as showing what can be deduced; ``aid`` adds one to a view, and the text
    ``aid.<name>`` is its title."""

    words: ClassVar[Mapping[str, Mapping[str, LocalText]]] = {}
    """The words for values of fields in texts of cards, by the field's kind (`takes`)."""

    max_plies: int = 100_000
    """The longest a game may last in plies, chance and forced moves included; it is stopped there. Games set their own
    limit."""

    strong_bot: str = ""
    """The bot that a verdict takes for a strong player; "" where the game has none. `compile_game` takes it from the game's
    type."""

    part_won: Callable[[int, int, int], Message] | None = None
    """For games whose draws count as partly won: returns a sentence with the share won, given the numbers of games that the
    first side has won, that were drawn, and that were played."""

    frozen: bool = False
    """Whether it is compiled; from then on it never changes, and may be shared by threads."""

    titles: Mapping[str, Mapping[str, LocalText]]
    """What people call things and words, by kind or table, and id."""

    max_actions: int
    """All actions, in every phase, are numbers below this. A game whose actions are more than places, pieces and cards sets
    its own."""

    compiled_by: Callable[[Pack, Any], Any] | None = None
    """`compile_game`, stored here because the core must not import it."""

    def __init__(self, build: Build) -> None:
        self._take(build)
        self.put_elsewhere: list[tuple[str, tuple[str | int, ...], frozenset[int]]] = []
        """Where cards and the mission put a piece somewhere else (`move`): file, path, and the pieces that it may be."""
        self.drawn_from: set[int] = set()
        """The card areas from which cards or the mission take cards (`draw`, `put_card`, `shuffle`)."""
        self._legal: tuple[Callable[[S], list[int]], ...] = ()
        self._apply: tuple[Callable[[S, int], None], ...] = ()
        self._draw: tuple[Callable[[S, Callable[[], float]], int] | None, ...] = ()
        """For each phase, how its actions are drawn; None: from the list of them."""
        self._draws = False
        self.hides_nothing = (
            type(self).determinize is Game.determinize
            and not self.pools
            and not self.secret_pieces
            and not self.secret_marks
            and not self.secret_tracks
        )
        """Whether every seat knows the whole position."""
        self.has_chance = any(isinstance(phase, ChancePhase) for phase in self.phases) or build.asks_chance

    if not TYPE_CHECKING:  # else a type checker lets anything be set

        def __setattr__(self, name: str, value: object) -> None:
            if self.frozen:
                raise AttributeError(f"a compiled game never changes: `{name}` belongs into the State")
            object.__setattr__(self, name, value)

    def finish(self) -> None:
        """Bind the phases and take the final rule functions. Called once, when cards and mission are compiled."""
        self.machine.phases = self.phases
        self.titles = self._titles()
        self.emit = emitter(self)
        if self.schedule is not None:
            self.schedule.compile(self)
        for phase in self.phases:
            phase.bind(self)
        self._legal = tuple(self.rules[f"{phase.name}.legal"] for phase in self.phases)
        self._apply = tuple(self.rules[f"{phase.name}.apply"] for phase in self.phases)
        unchanged = [len(self.rules.history(f"{phase.name}.legal")) == 1 for phase in self.phases]
        self._draw = tuple(
            phase.draw
            if phase.draws() and own
            else partial(self._draw_listed, legal)
            if isinstance(phase, ChancePhase | Machine)
            else None
            for phase, own, legal in zip(self.phases, unchanged, self._legal, strict=True)
        )
        self._draws = self.has_chance or any(
            phase.draws() and own and phase is not self.machine
            for phase, own in zip(self.phases, unchanged, strict=True)
        )

    def _take(self, build: Build) -> None:
        """Keep what `build` laid out: the map, the table, the cards, the rules."""
        self.id, self.scenario = build.game_id, build.scenario_id
        self.title, self.briefing = build.title, build.briefing
        self.position_type: type[Position] = Position
        """What a written position may set, from `GameType.setup`."""
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
        self._take_table(build)
        self.texts: Catalogue = build.texts
        self.names = dict(build.names)
        self.line_kinds: Mapping[str, Mapping[str, str]] = build.line_kinds
        """For each kind of log line, the kinds of its values, as declared by its event."""
        self.rules = build.rules
        self.machine: Machine = build.machine
        self.schedule = build.schedule
        """The order of a round, a `Schedule`, in games that have one; else None."""
        self.phases: tuple[Phase[Any], ...] = tuple(build.phases.values())
        self._take_words(build)
        self._numbers: dict[str, dict[str, int]] = {}
        self.kept: dict[str, Any] = {}
        """A cache for what bots and evaluators derive from the game, by a name of their own."""
        self.extra_moves_track: dict[int, int] = {}
        """Piece -> the track of moves owed to it, in scenarios where any may be."""
        self.phases_by_name: dict[str, Phase[Any]] = dict(build.phases)
        self.on: dict[str, tuple[int, ...]] = {name: tuple(programs) for name, programs in build.on.items()}
        self.max_actions = 2 * (len(self.topology) + len(self.pieces) + len(self.card_ids)) + 64
        self.compiled_from: tuple[Pack, Any] | None = None
        """What it was compiled from, a pack and a `Registry`: pickling sends these, and compiles again at the other end."""
        self.default_bot = ""
        """The bot for seats without a named one; set by `compile_game` from the game's type."""
        self.ladder: tuple[str, ...] = ()
        """Bots that reports play a few more games with, from weak to strong; declared by the game's type."""
        self.doubts: list[Finding] = []
        """Warnings found while compiling: what is valid but hardly meant. `uguisu.check` reports them."""
        self.policy: Callable[[Any], Any] | None = None
        """Makes a `Policy`, a player by rules of thumb, as `policy_bot` registered it; None where nobody did."""
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

    def _take_table(self, build: Build) -> None:
        """Keep what lies beside the map: tracks, card areas, kinds of marks; and how it may end."""
        self.tracks: tuple[Track, ...] = tuple(build.tracks)
        self.areas: tuple[Area, ...] = tuple(build.areas)
        self.pools = pools_of(self.areas)
        """Card areas whose cards can't be told apart by who does not see them, by `Area.pool`."""
        self.mark_kinds: tuple[str, ...] = tuple(build.mark_kinds)
        self.mark_titles = dict(build.mark_titles)
        self.results: tuple[Result, ...] = tuple(build.results)

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
        """The game's `CardRules`, and in `cards` what it made of the pack's, a `CardKind` each: `compile_game` sets both."""
        self.cards: tuple[Any, ...] = ()
        self.decks = dict(build.decks)
        """Deck -> how many of each kind of card it holds, by kind; not those of `stocks`."""
        self.stocks: Mapping[str, Stock] = dict(build.stocks)
        """Decks that lie on the table, nobody's."""
        self.own_areas = len(build.areas) - 2 * len(build.stocks)
        """How many card areas are the game's own; those of `stocks` come after them, two each."""

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
        self.remembered: Mapping[str, Remembered] = dict(build.remembered)
        """The mission's names that stay bound after the effect that binds them."""

    def _titles(self) -> dict[str, Mapping[str, LocalText]]:
        """Return titles of things, by kind and id. A piece that only exists elsewhere has its seat's title."""
        seats = {seat.id: seat.title for seat in self.seats}
        pieces = seats | {piece.id: piece.title for piece in self.pieces}
        of_pieces = {kind for kind, known in self.kinds.items() if known.pieces}
        of_pieces |= {piece.kind for piece in self.pieces}
        return {
            **self.names,
            **dict.fromkeys(of_pieces, pieces),
            "piece": pieces,
            "place": dict(zip(self.topology.ids, self.topology.names, strict=True)),
            "seat": seats,
            "track": {track.id: track.title for track in self.tracks},
            "area": {area.id: area.title for area in self.areas},
            "result": {result.id: result.title for result in self.results},
            "card": dict(self.card_titles),
            "mark": dict(self.mark_titles),
        }

    # --- names ----------------------------------------------------------------------------------------------

    def numbers(
        self, of: Literal["tracks", "areas", "results", "mark_kinds", "card_ids"]
    ) -> Mapping[str, int]:
        """Return the indices of tracks, areas and so on by id. Tracks may still be added while the game is being compiled."""
        things, known = getattr(self, of), self._numbers.setdefault(of, {})
        for number in range(len(known), len(things)):
            known.setdefault(getattr(things[number], "id", things[number]), number)
        return known

    def round_track(self) -> int | None:
        """Return the index of the track that counts rounds: the one called `turn` or `round`, if there is one."""
        return next((at for at, track in enumerate(self.tracks) if track.id in ("turn", "round")), None)

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
            hint=Message("the seats are {seats}", seats=", ".join(chair.id for chair in self.seats)),
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

    # --- play -----------------------------------------------------------------------------------------------

    def start(self, seed: int) -> S:
        """Return the state before the first decision. Games override it with their own set-up."""
        raise NotImplementedError

    def new(self, seed: int = 0, *, record: bool = False) -> S:
        """Begin a game.

        Args:
            seed: any whole number; the same seed and the same actions give the same game.
            record: keep events in `State.log`; leave it off for search and playouts.
        """
        state = self.start(seed)
        self.place_mission_pieces(state)
        if self.schedule is None:
            self.lay_stocks(state)
        if record:
            state.log = []
            self.opened(state)
        if GAME_STARTED in self.on:
            self.machine.put_off(state)
            self.emit(state, EngineEvents.game_started)
            self.machine.settle(state)
        return state

    def place_mission_pieces(self, state: S) -> None:
        """Stand the pieces that the mission brings where they start."""
        for piece, place in self.brought.items():
            self.stand(state, piece, place)

    def lay_stocks(self, state: S) -> None:
        """Shuffle the decks that belong to nobody, and lay out the cards for sale."""
        for stock in self.stocks.values():
            pile = state.areas[stock.deck] = list(stock.cards)
            shuffle(state, pile)
            state.areas[stock.beside] = [pile.pop() for _ in range(min(stock.row, len(pile)))]

    def opened(self, state: S) -> None:
        """Write the first lines of a recorded game's log."""

    def legal(self, state: S) -> list[int]:
        """Return the legal actions, never empty while the game goes on, empty when it is over."""
        return self._legal[state.phase](state) if state.phase >= 0 else []

    def apply(self, state: S, action: int) -> None:
        """Carry out a legal action. It is not checked: see `play` for what comes from outside."""
        self._apply[state.phase](state, action)
        if state.pending:  # raised where no `settle` of the rules follows
            self.machine.settle(state)
        state.ply += 1

    def chances(self, state: S) -> list[tuple[int, int]]:
        """Return [(action, weight), ...] at a chance node."""
        phase = self.phases[state.phase]
        assert isinstance(phase, ChancePhase | Machine)
        return phase.chances(state)

    def roll(self, state: S) -> int:
        """Let chance decide, by the state's own generator; returns the action taken."""
        action = weighted(state, self.chances(state))
        self.apply(state, action)
        return action

    def outcomes(
        self, state: S, action: int, told: Callable[[], None] | None = None
    ) -> list[tuple[S, float]]:
        """Return every state that may follow a legal action, up to the next decision of a seat, with its probability.

        Chance is made explicit also where rules draw cards or shuffle within `apply`. The shares, from 0 to 1, add up to 1.
        `told` is told of each way that chance may fall, before it is gone, and may raise to end it.

        Raises:
            TooManyOutcomes: when there are more than 50,000 ways.
        """
        return of_action(self, state, action, told=told)

    def beginnings(
        self, *, record: bool = False, told: Callable[[], None] | None = None
    ) -> list[tuple[S, float]]:
        """Return every state in which a game may begin (`new`), up to the first decision, with its probability.

        `told` is told as in `outcomes`.

        Raises:
            TooManyOutcomes: when there are more than 50,000 ways.
            DrawsElsewhere: when the game does not draw by the state's own random numbers.
        """
        return of_start(self, record=record, told=told)

    def indistinguishable_starts(self) -> list[tuple[S, float]]:
        """Return the starting states, with logs, that differ in what the files fix and no view shows, each with its
        probability; [] if views show everything. States that differ only in meaningless names may be left out (`relabel_for`).
        """
        return []

    def relabel_for(self, state: S, seat: int) -> S:
        """Return a canonical form of the state for a seat: the same for all states that differ only in such names. By default
        the state itself.
        """
        return state

    def relabel_event_for(self, state: S, seat: int, told: Hashable) -> Hashable:
        """Return an event's kind and details for a seat, in canonical names (`relabel_for`); by default unchanged."""
        return told

    def play(self, state: S, notation: str) -> int:
        """Carry out the legal action written `notation`; returns it.

        Raises:
            IllegalAction: when it is none of the legal ones; the state is untouched.
        """
        action = self.parse(state, notation)
        self.apply(state, action)
        return action

    def draw(self, state: S, random: Callable[[], float]) -> int:
        """Return a legal action at random, all equally likely; `random` is the method of a `random.Random`.

        What chance decides is drawn as likely as the rules say, by the state's own generator.
        """
        draw = self._draw[state.phase]
        if draw is not None:
            return draw(state, random)
        actions = self._legal[state.phase](state)
        return actions[int(random() * len(actions))]

    def _draw_listed(self, legal: Callable[[S], list[int]], state: S, random: Callable[[], float]) -> int:
        if state.seat == CHANCE:
            return weighted(state, self.chances(state))
        actions = legal(state)
        return actions[int(random() * len(actions))]

    def playout(self, state: S, rng: random.Random, limit: int = 1_000_000) -> S:
        """Play actions that `draw` returns from `state`, in place, until the game is over or `limit` plies are made."""
        if self._draws:
            return self._playout_by_draws(state, rng, limit)
        legal, apply, draw, settle = self._legal, self._apply, rng.random, self.machine.settle
        began = state.ply
        plies = 0
        for plies in range(limit):  # noqa: B007 - read after the loop
            phase = state.phase
            if phase < 0:
                break
            actions = legal[phase](state)
            apply[phase](state, actions[int(draw() * len(actions))])
            if state.pending:
                settle(state)
        else:
            plies = limit
        state.ply = began + plies
        return state

    def _playout_by_draws(self, state: S, rng: random.Random, limit: int) -> S:
        legal, draws, apply, random = self._legal, self._draw, self._apply, rng.random
        settle = self.machine.settle
        for _ in range(limit):
            phase = state.phase
            if phase < 0:
                break
            draw = draws[phase]
            if draw is not None:
                apply[phase](state, draw(state, random))
            else:
                actions = legal[phase](state)
                apply[phase](state, actions[int(random() * len(actions))])
            if state.pending:
                settle(state)
            state.ply += 1
        return state

    def end(self, state: S, result: int) -> None:
        """End the game with `Game.results[result]`."""
        if not 0 <= result < len(self.results):
            raise IndexError(f"there is no result number {result}; there are {len(self.results)}")
        state.result = result
        state.phase = OVER
        self.emit(state, EngineEvents.game_over, result)

    def returns(self, state: S) -> dict[str, float]:
        """Return a number for each side: 1 won, -1 lost, 0 drawn or not over yet."""
        if state.result < 0:
            return dict.fromkeys(self.sides, 0.0)
        return dict(self.results[state.result].returns)

    # --- positions --------------------------------------------------------------------------------------

    def arrange(self, state: S, setup: Position | Mapping[str, Any]) -> None:
        """Lay out a position on ``state`` from the ``setup:`` of a ruling, without logging anything.

        One that says nothing leaves the state as it is. Else the table is cleared, what is said is laid out, and play goes on;
        a game says in `clear_table`, `lay`, `deal`, `resume`, `go_on` and `let_decide` what that is.

        Raises:
            CompileError: for what this game does not have, or what cannot be; its path begins at `setup`.
        """
        position = position_of(self, setup)
        if not position:
            return
        said = with_numbers(self, position)
        log, state.log = state.log, None
        self.clear_table(state)
        state.stack, state.pending, state.later, state.result = [], [], [], -1
        self.lay(state, said)
        self.deal(state, said)
        if "phase" in said:
            self.resume(state, said["phase"])
        else:
            self.go_on(state)
        self.let_decide(state, said)
        state.log = log

    def names_in_positions(self) -> Mapping[str, Mapping[str, Any]]:
        """Return the names that a position may use, by kind of thing, with the rules' value for each, usually an index.

        A game whose `GameType.setup` refers to kinds of its own adds them: ``{**super().names_in_positions(), "guard": ...}``.
        """
        return names_of_every_game(self)

    def clear_table(self, state: S) -> None:
        """Take away what `start` has put there, before a position is laid out. By default all of it stays."""

    def lay(self, state: S, said: Mapping[str, Any]) -> None:
        """Lay out the fields that a position gives, with indices in place of names and None for ``null``.

        A game whose `GameType.setup` has fields of its own lays them out behind ``super().lay(state, said)``.

        Raises:
            CompileError: for what cannot be; its path begins at `setup`.
        """
        lay(self, state, said)

    def dump(self, state: S) -> dict[str, Any]:
        """Return what ``lay`` needs to lay out this position, with names in place of indices, as in the ``setup:`` of a ruling.

        A position that is written down from play is tried before it is kept, so it may leave out what cannot be said. A game
        whose `GameType.setup` has fields of its own adds them: ``{**super().dump(state), "left": ...}``; what is empty is
        left out of the file.
        """
        return dumped(self, state)

    def deal(self, state: S, said: Mapping[str, Any]) -> None:
        """Put cards where a position says. Override it in games whose `GameType.setup` has hands or decks.

        Raises:
            CompileError: where there are not so many of a kind; its path begins at `setup`.
        """
        deal(self, state, said.get("areas", {}))

    def resume(self, state: S, phase: str) -> None:
        """Let play go on with the beginning of a phase that a position names."""
        self.rules[f"{phase}.enter"](state)

    def go_on(self, state: S) -> None:
        """Choose how play goes on when a position names no phase. By default it stays where `start` left it."""

    def let_decide(self, state: S, said: Mapping[str, Any]) -> None:
        """Set whose decision it is, if a phase asks several seats and the position says which."""
        if "seat" in said:
            state.seat = said["seat"]
            if state.stack and state.stack[-1][0] < 0:
                state.stack[-1][1] = state.seat

    def stand(self, state: S, piece: int, place: int) -> None:
        """Put a piece on a place or none (`OFF`) without an event. Games that keep more than `State.at` in step override it."""
        state.at[piece] = place

    # --- what operations do -----------------------------------------------------------------------------------

    def change_track(self, state: S, track: int, value: int) -> None:
        """Set a track to `value`, or to its end if `value` lies beyond it."""
        spec = self.tracks[track]
        value = min(max(value, spec.low), spec.high)
        if value == state.tracks[track]:
            return
        state.tracks[track] = value
        if state.log is not None:  # playouts come here often
            self.emit(state, EngineEvents.track_changed, track, value, audience=spec.audience)

    def relocate(self, state: S, piece: int, place: int) -> None:
        """Put a piece on a place or on none (`OFF`). Games that keep more than `State.at` in step override it."""
        state.at[piece] = place
        if state.log is not None:
            audience = self.pieces[piece].audience
            if place == OFF:
                self.emit(state, EngineEvents.taken_off, piece, audience=audience)
            else:
                self.emit(state, EngineEvents.put, piece, place, audience=audience)

    def may_stand(self, state: S, piece: int, place: int) -> bool:
        """Whether a mission or a card may put a piece on a place: the rule ``may_stand``."""
        return bool(self.rules["may_stand"](self, state, piece, place))

    def log_no_effect(self, state: S, word: str) -> None:
        """Log that an operation had no effect. Games that hide something override it, so that the log does not give it away."""
        audience = EVERYBODY if self.hides_nothing else NOBODY
        self.emit(state, EngineEvents.passed_over, word, audience=audience)

    def cancel_interrupted(self, state: S) -> None:
        """Cancel the program in answer to which the running one was begun. An open decision cannot be cancelled.

        It is the stretch of the program below that asked for the answer (see `Program.answerable`), or else all of it.
        """
        if len(state.stack) < 2 or state.stack[-2][0] < 0:
            return
        frame = state.stack[-2]
        program = self.machine.programs[frame[0]]
        asked = [(end - first, end) for first, end in program.answerable if first < frame[1] <= end]
        if asked:
            frame[1] = min(asked)[1]
        elif not program.lasting:
            del state.stack[-2]

    # --- events ---------------------------------------------------------------------------------------------

    emit: Callable[..., None]
    """Emit an event: ``emit(state, TempleEvents.moved, piece, here, place)``, with its arguments as indices in the declared
    order. Its line is added to the log, if there is one, and the cards and missions that wait for it
    run before the next decision; callers need not check anything first. An event with the audience ``PER_CALL`` takes
    ``audience=`` as well."""

    def awaits(self, event: EventType) -> bool:
        """Whether a card or the mission of this game waits for an event."""
        return bool(self.on.get(event.kind))

    # --- notation -------------------------------------------------------------------------------------------

    def describe(self, state: S, action: int) -> Move:
        """Tell an action to people. It takes the state along, as `Board.san` does in python-chess: actions are
        small numbers that mean something within their phase only, which keeps them fast.
        """
        return self.phases[state.phase].describe(state, action)

    def parse(self, state: S, notation: str) -> int:
        """Return the legal action written `notation`.

        Raises:
            IllegalAction: with the legal ones listed.
        """
        legal = self.legal(state)
        written = []
        for action in legal:
            written.append(self.describe(state, action).notation)
            if written[-1] == notation:
                return action
        if not legal:
            raise IllegalAction(Message("'{notation}' comes after the end of the game", notation=notation))
        some = ", ".join(written[:12]) + (", ..." if len(written) > 12 else "")
        seat = Message("chance") if state.seat == CHANCE else self.seats[state.seat].id
        phase = self.phases[state.phase].name
        raise IllegalAction(
            Message("'{notation}' is not legal here", notation=notation),
            hint=Message(
                "{seat} decides in the phase `{phase}` and may choose {some}",
                seat=seat,
                phase=phase,
                some=some,
            ),
        )

    def clock(self, state: S) -> int:
        """Return the time that views and events carry: by default the ply, which is right as long as everybody may notice
        every ply.

        A game in which something is done in secret, step by step, counts moments that everybody can tell apart.
        """
        return state.ply

    # --- secrecy --------------------------------------------------------------------------------------------

    @final
    def view(self, state: S, seat: int, language: str = "en") -> View:
        """Build the view of `seat` (-1: an onlooker), with texts in `language`.

        No game overrides it: `show` adds what a seat may see, and `decision_audience` says who notices decisions.
        """
        builder = ViewBuilder(self, state, seat, language)
        self.show(builder)
        return builder.view()

    def decision_audience(self, state: S) -> int:
        """Return the audience that may know what is being decided. The deciding seat may in any case."""
        return EVERYBODY

    def seen(self, state: S, action: int, seat: int) -> int:
        """Return what `seat` learns when `action` is taken, before it is carried out: nothing of a decision it may not notice,
        else what `Phase.seen` returns.
        """
        if state.seat not in (seat, CHANCE) and not includes(self.decision_audience(state), seat):
            return HIDDEN
        return self.phases[state.phase].seen(state, action, seat)

    def cover(self, state: S) -> tuple[str, bool]:
        """Return what all others are told instead: a phase's name, for the text ``phase.<name>``, and whether they learn who
        decides. It must be the same for decisions that they may not tell apart.
        """
        raise NotImplementedError(
            f"{self.id} hides decisions, and does not say what others see instead: `cover`"
        )

    def aided(self, state: S, seat: int, language: str, aids: Iterable[str]) -> View:
        """Build the view of `seat` with the `aids` that its table has switched on."""
        builder = ViewBuilder(self, state, seat, language)
        for name in aids:
            self.aid(builder, name)
        return builder.added_to(self.view(state, seat, language))

    def aid(self, view: ViewBuilder[S], name: str) -> None:
        """Add the marks and notes of one of `aids` to `view`, using only what its seat knows."""
        raise NotImplementedError

    def show(self, view: ViewBuilder[S]) -> None:
        """Add to `view` what its seat may see: by default pieces, marks, tracks and areas as they are declared.

        A game with hidden parts overrides it and adds piece by piece; nothing is shown that isn't added.
        """
        for piece in range(len(self.pieces)):
            view.piece(piece)
        view.all_marks()
        view.all_tracks()
        view.all_areas()

    def mark_audience(self, kind: int) -> int:
        """Return the audience that sees marks of a kind on the map; by default everybody.

        A game with secret marks overrides it, and shows no more than that in `show`.
        """
        return self.mark_audiences.get(kind, EVERYBODY)

    def determinize(self, state: S, seat: int, rng: random.Random) -> S:
        """Return a random state that is consistent with what `seat` knows; it records no log.

        By default a copy, with the generator reseeded, for nobody knows the dice to come, and the cards shared out again that
        `seat` doesn't see. A game with other secrets overrides it.
        """
        sample = state.without_log()
        sample.seed = rng.getrandbits(64)
        if self.pools:
            resample(self, sample, seat, rng)
        self.resample_hidden(sample, seat, rng)
        return sample

    def resample_hidden(self, state: S, seat: int, rng: random.Random) -> None:
        """Resample what the mission hides from `seat`: pieces and marks lie anywhere, tracks have any of their values. Every
        `determinize` calls it.
        """
        resample_hidden(self, state, seat, rng)

    def keep_known(self, state: S, seat: int, rng: random.Random) -> None:
        """In a sample for `seat`, put back the cards it has seen and so knows, in areas whose faces it cannot see now.

        Called when cards were shared out anew (`determinize`), before open decisions are put right. By default a seat
        remembers nothing: a game whose cards let somebody look at a hand overrides it.
        """

    def known_cards(self, state: S, seat: int, area: int) -> Sequence[int]:
        """Return the cards that a seat knows to lie in an area although it cannot see their faces; `keep_known` puts them back.

        The check that samples deal hidden cards anew asks for it. By default there are none.
        """
        return ()

    def may_talk(self, seat: int, other: int) -> bool:
        """Whether two seats may talk at the table: the rule ``may_talk``."""
        return bool(self.rules["may_talk"](self, seat, other))

    def heat(self, state: S) -> Mapping[str, Sequence[int]]:
        """Return the places to count for heat maps, by layer; by default those of each side's pieces."""
        layers: dict[str, list[int]] = {side: [] for side in self.sides}
        for piece, place in zip(self.pieces, state.at, strict=False):
            if place != OFF and piece.side in layers:
                layers[piece.side].append(place)
        return layers
