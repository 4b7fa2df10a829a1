"""A game under construction: what its plugin lays out and variants change, before it is compiled."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from uguisu.core.errors import CompileError
from uguisu.core.events import ONLY_LOGGED, EventType, waitable
from uguisu.core.machine import Machine
from uguisu.core.phase import Phase
from uguisu.core.rulebook import Rulebook
from uguisu.core.schedule import Schedule
from uguisu.core.table import Area, Piece, Remembered, Result, Seat, Stock, Track
from uguisu.core.text import Catalogue
from uguisu.messages.local_text import LocalText
from uguisu.messages.message import Message

if TYPE_CHECKING:
    from uguisu.board.topology import Topology
    from uguisu.content.pack import Pack
    from uguisu.core.game import Game
    from uguisu.core.kinds import Kind
    from uguisu.core.state import State


NO_PIECES = frozenset({"place", "seat", "card", "number", *ONLY_LOGGED})
"""Kinds of arguments that are no kinds of pieces."""


class Build:
    """Everything a Game will be made of.

    A game plugin fills it in `GameType.build`; then each variant of the scenario edits it, in order; then `make`
    makes the Game, missions and cards are compiled into it, and nothing changes any more. A game that has more to lay
    out, or that its variants may change, subclasses it; those are then ``Variant[ItsBuild]``.

    Attributes:
        content: the pack: scenario, map, cards, mission.
        options: the game's own options, an instance of `GameType.options`; a variant may replace it.
        rules: named rule functions.
        phases: by name, in table order; the first is where play begins unless `Game.start` says otherwise.
        make: the Game subclass, called with this Build.
        complete: lays out whatever depends on options that variants may change, such as seats; called before the mission is
            read.
        kinds: kinds of things that names hold; see `uguisu.effects.Kind`.
        decks: deck -> how many of each kind of card. Decks on the table that belong to nobody are in `stocks` instead.
        mark_titles: what people call kinds of marks, those of `mark_kinds` and those that only views show.
        mark_audiences: who sees the marks of a kind, where not everybody does.
        events: event -> its arguments as name -> kind; see `EventType`.
        on: event -> indices of programs, filled when content is compiled.
    """

    def __init__(
        self,
        content: Pack,
        options: Any,
        make: Callable[[Any], Game],
        complete: Callable[[Any], None] | None = None,
    ) -> None:
        self.content = content
        self.options = options
        self.make = make
        self.complete = complete or nothing_more
        self.game_id: str = content.scenario.game
        self.scenario_id: str = content.scenario.id
        self.title: LocalText = content.scenario.title
        self.briefing: LocalText = ""
        """What players are told before the game."""
        self.topology: Topology = content.topology
        self.seats: list[Seat] = []
        self.pieces: list[Piece] = []
        self.brought: dict[int, int] = {}
        """The pieces that the mission brings, each with the place it starts on, or `OFF`."""
        self.tracks: list[Track] = []
        self.areas: list[Area] = []
        self.results: list[Result] = []
        self.mark_kinds: list[str] = []
        self.card_ids: list[str] = [card.id for card in content.cards.cards] if content.cards else []
        self.decks: dict[str, list[int]] = content.cards.played_decks() if content.cards else {}
        self.stocks: dict[str, Stock] = {}
        self.card_titles: dict[str, LocalText] = {}
        self.card_texts: dict[str, LocalText] = {}
        self.mark_titles: dict[str, LocalText] = {}
        self.mark_audiences: dict[str, int] = {}
        self.secret_tracks: list[int] = []
        self.remembered: dict[str, Remembered] = {}
        self.names: dict[str, dict[str, LocalText]] = {}
        """What people call words that texts fill in: table -> word -> title. A gap of a text is called as its table is; an
        argument of an event says ``word of <table>``.
        """
        self.texts = Catalogue()
        self.rules = Rulebook()
        self.phases: dict[str, Phase[Any]] = {}
        self.machine = Machine()
        self.schedule: Schedule | None = None
        """The game's course, if it is a program; a game may also go from phase to phase by itself."""
        self.kinds: dict[str, Kind] = {}
        self.counted_by: dict[str, str] = {}
        self.events: dict[str, Mapping[str, str]] = {}
        self.line_kinds: dict[str, dict[str, str]] = {}
        """For each kind of line of the log, of which kind each of its details is."""
        self.told: set[str] = set()
        """The events that the log tells, whichever rule causes them."""
        self.not_checked_for_objectives: set[str] = set()
        """Events after which objectives without an event of their own need not be checked, because another event always
        follows."""
        self.on: dict[str, list[int]] = {}
        self.asks_chance = False
        self.rules.define("may_talk", everybody_may_talk)
        self.rules.define("may_stand", anybody_may_stand)
        self.add_phase(self.machine)

    def declare(self, events: Mapping[str, EventType]) -> None:
        """Let cards and missions wait for those of `events` that they may wait for."""
        for name, event in events.items():
            event.__set_name__(type(self), name)  # of one that stands in a table, not in `Events`
            self._declare_line(event)
        for name, event in waitable(events).items():
            self.events[name] = event.scope
            if event.says:
                self.told.add(name)
            if not event.objectives:
                self.not_checked_for_objectives.add(name)

    def _declare_line(self, event: EventType) -> None:
        """Note of which kind each detail of an event's line is. Two events may look alike to people, so must their details."""
        kinds = self.line_kinds.setdefault(event.line, {})
        for name, kind in event.kinds_in_line.items():
            before = kinds.setdefault(name, kind)
            if before == kind:
                continue
            if {before, kind} & NO_PIECES or {before, kind} & set(self.names):
                raise CompileError(
                    Message(
                        "lines '{line}' have a `{name}` of two kinds: {one}, {other}",
                        line=event.line,
                        name=name,
                        one=before,
                        other=kind,
                    )
                )
            kinds[name] = "piece"  # a device here, a dog there

    def add_phase(self, phase: Phase[Any]) -> None:
        """Add a phase; its `legal`, `apply` and `enter` become named rules."""
        if phase.name in self.phases:
            raise CompileError(Message("two phases are called '{phase}'", phase=phase.name))
        phase.index = len(self.phases)
        self.phases[phase.name] = phase
        for rule in ("legal", "apply", "enter"):
            self.rules.define(f"{phase.name}.{rule}", getattr(phase, rule))

    def insert(self, phase: Phase[Any], *, after: str) -> None:
        """Add `phase` so that it comes right after the one called `after`."""
        if after not in self.phases:
            known = ", ".join(self.phases)
            raise CompileError(
                Message("no phase '{after}' to put '{phase}' after", after=after, phase=phase.name),
                hint=Message("the phases are {known}", known=known),
            )
        before = self.phases[after]
        self.add_phase(phase)
        phase.then, before.then = before.then, phase

    def laid_out(self) -> list[tuple[str, str]]:
        """Return what the rules rely on so far, by kind and id: a variant may change these things, but not remove them."""
        return [
            *((Message("piece"), piece.id) for piece in self.pieces),
            *((Message("seat"), seat.id) for seat in self.seats),
            *((Message("track"), track.id) for track in self.tracks),
            *((Message("area"), area.id) for area in self.areas),
            *((Message("phase"), name) for name in self.phases),
        ]

    def piece_index(self, piece: str) -> int:
        """Return the index of a piece, -1 if there is none of that id."""
        return _index(self.pieces, piece)

    def track_index(self, track: str) -> int:
        """Return the index of a track, -1 if there is none of that id."""
        return _index(self.tracks, track)

    def area_index(self, area: str) -> int:
        """Return the index of a card area, -1 if there is none of that id."""
        return _index(self.areas, area)

    def seat_index(self, seat: str) -> int:
        """Return the index of a seat, -1 if there is none of that id."""
        return _index(self.seats, seat)

    def result_index(self, result: str) -> int:
        """Return the index of a result, -1 if there is none of that id."""
        return _index(self.results, result)

    def add_track(self, track: Track) -> int:
        """Add a track and return its index."""
        if self.track_index(track.id) >= 0:
            raise CompileError(Message("two tracks are called '{track}'", track=track.id), file="mission")
        self.tracks.append(track)
        return len(self.tracks) - 1


def nothing_more(_build: Build) -> None:
    """Lay out nothing more."""


def anybody_may_stand(_game: Game, _state: State, _piece: int, _place: int) -> bool:
    """Return True: a mission may put any piece on any place, unless a rule forbids it."""
    return True


def everybody_may_talk(_game: Game, _seat: int, _other: int) -> bool:
    """Return True: at a table people talk, unless a rule forbids it."""
    return True


def _index(things: list[Any], wanted: str) -> int:
    for index, thing in enumerate(things):
        if thing.id == wanted:
            return index
    return -1
