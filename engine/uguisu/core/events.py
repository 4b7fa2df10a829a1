"""What happened, and who may know it; and the events that cards and missions may wait for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass, field
from typing import Any, NamedTuple

from uguisu.content.topics import topic_of
from uguisu.messages.message import Sentence

EVERYBODY = -1
"""The audience that leaves nobody out (all bits set)."""

TRIGGERED = "triggered"
"""The kind of event that notes a mission's trigger going off; its detail `trigger` is one of `MissionFile.trigger_names`."""


class Event(NamedTuple):
    """One thing that happened.

    Attributes:
        ply: when it happened: the ply, or the time of the game's public clock (`Game.clock`).
        kind: its name; the game's text ``event.<kind>`` tells it to people.
        audience: a bit for each seat that may know of it (``1 << seat``), `EVERYBODY`, or `all_but` some.
        details: names and numbers for the text: ids of places, pieces, cards, seats and tracks, or plain values.
    """

    ply: int
    kind: str
    audience: int
    details: dict[str, Any]

    def heard_by(self, seat: int) -> bool:
        """Whether `seat` may know of it; seat -1 is an onlooker, who knows what everybody knows."""
        return includes(self.audience, seat)

    def key(self) -> tuple[Any, ...]:
        """Return a hashable key of what was told and to whom, but not when."""
        return self.kind, self.audience, _frozen(self.details)


_PLAIN = frozenset((str, int, bool, float, type(None)))


def _frozen(value: Any) -> Any:
    if isinstance(value, dict):
        told = [(key, one if type(one) in _PLAIN else _frozen(one)) for key, one in value.items()]
        told.sort()
        return tuple(told)
    return tuple(map(_frozen, value)) if isinstance(value, list | tuple) else value


def includes(audience: int, seat: int) -> bool:
    """Whether `seat` is in an audience; seat -1 is an onlooker, who hears what is not kept to a few."""
    return audience < 0 if seat < 0 else bool(audience >> seat & 1)


def only(*seats: int) -> int:
    """Return the audience made of just these seats."""
    audience = 0
    for seat in seats:
        audience |= 1 << seat
    return audience


def all_but(*seats: int) -> int:
    """Return the audience of everybody but these seats, onlookers included, for when these seats are told something else."""
    return ~only(*seats)


NOBODY = 0
"""The audience of events that nobody is told of; cards and missions may still wait for them."""

PER_CALL = 1 << 62
"""The audience of an event whose audience is given each time it is emitted."""


@dataclass(frozen=True, slots=True)
class EventType:
    """A type of event, declared once: its arguments, who may know of it, and how it is told.

    Kinds of arguments are ``piece``, ``place``, ``seat``, ``card`` and ``number``, those that the game declares in
    `GameType.kinds` (a guard, an intruder), and the kinds of its pieces; these are indices in play and ids in the log.
    For the log only, there are also ``area``, ``track``, ``mark`` and ``result``, which are indices as well; ``text``, which
    is told as it is; ``word of`` a table in ``Build.names``, which has its title; ``values`` for the gaps of a text; ``list
    of`` a kind.

    Attributes:
        description: a sentence for those who write missions.
        arguments: name -> kind, in the order in which `Game.emit` takes them.
        reads: how it reads after 'whenever'; without it, the log's line is quoted.
        says: the line of the log with arguments as gaps: the text ``event.<kind>``. Without it, nothing is logged.
        audience: who is told, `EVERYBODY`, `NOBODY`, or `PER_CALL`: each call says who.
        wakes: whether cards and missions may wait for it; by default, if everybody is told. A trigger that waits for a secret
            event may give it away by what it says.
        objectives: whether objectives that name no event are checked after it.
        logged: the details in the log, if they are not simply the arguments: name in the log -> argument.
        logged_as: its kind in the log, if that is not its name; two events may look alike to people.
        topic: what it is about, one of `TOPICS`: where editors offer it. Empty: as the kinds of its arguments say.
        kind: what it is called in files and logs: its name in `Events`.
    """

    description: str
    arguments: Mapping[str, str] = field(default_factory=dict)
    reads: Sentence | None = None
    _: KW_ONLY
    says: str = ""
    audience: int = EVERYBODY
    wakes: bool | None = None
    objectives: bool = True
    logged: Mapping[str, str] | None = None
    logged_as: str = ""
    topic: str = ""
    kind: str = field(default="", init=False, compare=False)

    def __set_name__(self, owner: type, name: str) -> None:
        if not self.kind:  # elsewhere it only goes by another name
            object.__setattr__(self, "kind", name)

    @property
    def waitable(self) -> bool:
        """Whether cards and missions may wait for it."""
        return self.audience == EVERYBODY if self.wakes is None else self.wakes

    @property
    def scope(self) -> Mapping[str, str]:
        """The arguments that cards and missions may use: those that are numbers in play."""
        return {
            name: kind
            for name, kind in self.arguments.items()
            if kind not in ONLY_LOGGED and not kind.startswith((LIST_OF, WORD_OF))
        }

    @property
    def about(self) -> str:
        """What it is about, one of `TOPICS`."""
        plain = (kind for kind in self.arguments.values() if not kind.startswith(WORD_OF))
        return topic_of(self.topic, [of_list(kind) or kind for kind in plain])

    @property
    def line(self) -> str:
        """The kind of the log's lines that tell it."""
        return self.logged_as or self.kind

    @property
    def kinds_in_line(self) -> Mapping[str, str]:
        """The kind of each detail in such a line: a kind of thing or a table of words; for a list, that of its items."""
        said = self.logged or {name: name for name in self.arguments}
        kinds = {there: self.arguments[name] for there, name in said.items()}
        return {there: kind.removeprefix(LIST_OF).removeprefix(WORD_OF) for there, kind in kinds.items()}


LIST_OF, WORD_OF = "list of ", "word of "
ONLY_LOGGED = frozenset({"area", "mark", "result", "text", "track", "values"})
"""Kinds of arguments that the log has, and cards and missions cannot take."""


def of_list(kind: str) -> str:
    """Return the kind of things that a list is of, "" if the kind is none of a list."""
    return kind.removeprefix(LIST_OF) if kind.startswith(LIST_OF) else ""


class Events:
    """The events of a game. A subclass declares each once, as `name = EventType(...)`; `Game.emit` emits them."""

    @classmethod
    def types(cls) -> dict[str, EventType]:
        """Return the events by their names, for `GameType.events`."""
        return {
            name: event
            for owner in reversed(cls.__mro__)
            for name, event in vars(owner).items()
            if isinstance(event, EventType)
        }


def waitable(events: Mapping[str, EventType]) -> dict[str, EventType]:
    """Return those of the events that cards and missions may wait for."""
    return {name: event for name, event in events.items() if event.waitable}


GAME_STARTED = "game_started"
CARD_PLAYED = "card_played"
"""The event of every game with cards: a card has been played."""


class EngineEvents(Events):
    """The events of the engine itself. Cards and missions may wait for the first few."""

    card_played = EventType(
        "A card has been played, and its own effect is over; `seat` has played it.",
        {"seat": "seat", "card": "card"},
        Sentence("{seat} has played {card}"),
    )
    game_started = EventType(
        "The game begins, before the first decision. An objective without `on:` is not checked then.",
        reads=Sentence("the game begins"),
        topic="time",
    )
    turned_up = EventType(
        "A card of a deck that is nobody's has been turned up, and what it does is over.",
        {"card": "card"},
        Sentence("a card has been turned up"),
        says="{card} is turned up",
    )
    bought = EventType(
        "A seat has bought a card from a row; `number` is what it has paid.",
        {"seat": "seat", "card": "card", "number": "number"},
        Sentence("{seat} has bought a card"),
        says="{seat:subj} {seat:buys|buy} {card} for {number}",
    )
    laid_out = EventType(
        "A card has come into a row.", {"card": "card"}, says="{card} is for sale now", wakes=False
    )
    game_over = EventType(
        "The game has ended.", {"result": "result"}, says="The game is over – {result}", wakes=False
    )
    put = EventType(
        "A piece is put on a place.",
        {"piece": "piece", "place": "place"},
        says="{piece} is put {place:at}",
        audience=PER_CALL,
    )
    taken_off = EventType(
        "A piece is taken off the map.",
        {"piece": "piece"},
        says="{piece} is taken off the map",
        audience=PER_CALL,
    )
    track_changed = EventType(
        "A track has changed.",
        {"track": "track", "value": "number"},
        says="{track:the} {track:is|are} now {value}",
        audience=PER_CALL,
    )
    triggered = EventType(
        "A mission's trigger has gone off.",
        {"trigger": "word of trigger"},
        says="The rule “{trigger}” applies",
        audience=NOBODY,
    )
    marked = EventType(
        "A mark is laid on a place.",
        {"mark": "mark", "place": "place"},
        says="{mark} is laid {place:at}",
        audience=PER_CALL,
    )
    unmarked = EventType(
        "A mark is taken from a place.",
        {"mark": "mark", "place": "place"},
        says="{mark} is taken {place:from}",
        audience=PER_CALL,
    )
    cards_drawn = EventType(
        "Cards have come from one area to another.",
        {"count": "number", "area_from": "area", "area_to": "area"},
        says="{count} {count:card goes|cards go} {area_from:from} {area_to:to}",
        audience=PER_CALL,
    )
    cards_seen = EventType(
        "Who sees an area sees which cards have come there.",
        {"cards": "list of card", "area": "area"},
        says="{cards} {cards:is|are} new in {area:the}",
        audience=PER_CALL,
    )
    shuffled = EventType(
        "Cards have been shuffled.",
        {"area": "area"},
        says="{area:the} {area:is|are} shuffled",
        audience=PER_CALL,
    )
    said = EventType(
        "A card or a mission says something.",
        {"text": "text", "values": "values"},
        says="{text}",
        audience=PER_CALL,
    )
    misses_move = EventType(
        "A piece misses the move that it owes.", {"piece": "piece"}, says="{piece} misses a move", wakes=False
    )
    moves_again = EventType(
        "A piece has the extra move that it is owed.",
        {"piece": "piece"},
        says="{piece} moves once more",
        wakes=False,
    )
    endless = EventType(
        "What never ends has been stopped.",
        {"source": "text", "number": "number"},
        says="{source} never ends, so it was stopped for the rest of the game: "
        "it had started {number} {number:time|times} without finishing",
        wakes=False,
    )
    too_long = EventType(
        "What takes too long has been stopped.",
        {"source": "text", "number": "number"},
        says="{source} takes too long, so it was stopped for the rest of the game: "
        "{number} {number:step|steps} without a decision",
        wakes=False,
    )
    passed_over = EventType(
        "An operation has come to nothing.",
        {"operation": "word of operation"},
        says="The effect “{operation}” changes nothing here",
        audience=PER_CALL,
    )
    talk = EventType(
        "A seat has said something to another.",
        {"seat": "seat", "to_seat": "seat", "words": "text"},
        says="{seat} → {to_seat}: {words}",
        audience=PER_CALL,
    )
    discarded = EventType(
        "A card is discarded, for those who see which.",
        {"card": "card"},
        says="{card} is discarded",
        audience=PER_CALL,
    )
    discards = EventType(
        "A card is discarded, for those who do not see which.",
        {"seat": "seat"},
        says="{seat} discards a card",
        audience=PER_CALL,
    )
    picked = EventType(
        "A card is picked, for those who see which.",
        {"card": "card"},
        says="{card} is taken",
        audience=PER_CALL,
    )
    picks = EventType(
        "A card is picked, for those who do not see which.",
        {"seat": "seat"},
        says="{seat} takes a card",
        audience=PER_CALL,
    )
    played = EventType(
        "A card is played; what it does comes after.",
        {"seat": "seat", "card": "card"},
        says="{seat} plays {card}",
        reads=Sentence("{seat} plays a card"),
        audience=PER_CALL,
    )
