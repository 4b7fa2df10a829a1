"""What happened, and who may know it; and the events that cards and missions may wait for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass, field
from typing import Any, NamedTuple

from uguisu.messages.message import Sentence

EVERYBODY = -1
"""The audience that leaves nobody out (all bits set)."""

NOBODY = 0
"""The audience of what is only noted, for reports and rulings."""

TRIGGERED = "triggered"
"""The kind of event that notes a mission's trigger going off; its detail `trigger` is one of `MissionFile.trigger_names`."""


class Event(NamedTuple):
    """One thing that happened.

    Attributes:
        ply: the ply it happened at, or what the game has for a public clock (`Game.clock`).
        kind: its name; the text under ``event.<kind>`` in the game's texts tells it to people.
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
        """Return what was said and to whom, but not when, as something to compare and to look up by."""
        return self.kind, self.audience, _frozen(self.details)


def _frozen(value: Any) -> Any:
    if isinstance(value, dict):
        return tuple(sorted((key, _frozen(one)) for key, one in value.items()))
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
    """Return the audience of everybody else, onlookers included: for what these seats are told in other words."""
    return ~only(*seats)


NOBODY = 0
"""The audience of what is told to nobody; cards and missions may wait for it all the same."""

PER_CALL = 1 << 62
"""The audience of an event that says at each time who may know of it."""


@dataclass(frozen=True, slots=True)
class EventType:
    """Something that happens in a game, declared once: what it is, what it is about, who may know of it, and how it is told.

    Kinds of arguments are ``piece``, ``place``, ``seat``, ``card`` and ``number``, those that the game declares in
    `GameType.kinds` (a guard, an intruder), and the kinds of its pieces; those are numbers in play, and ids in the log.
    Besides, for the log only, ``text``, and ``list of`` a kind.

    Attributes:
        description: a sentence for those who write missions.
        arguments: what it is about, name -> kind, in the order in which `Game.emit` takes them.
        reads: how it reads after 'whenever'; without, what the log says is quoted.
        says: the line of the log, with arguments as gaps: the text ``event.<kind>``. Without it, nothing is told.
        audience: who is told, `EVERYBODY`, `NOBODY`, or `PER_CALL`: each call says who.
        wakes: whether cards and missions may wait for it; left out, they may if everybody is told. What is said in a
            trigger that waits for a secret may give it away.
        objectives: whether objectives that name no event are checked when it comes.
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
    kind: str = field(default="", init=False, compare=False)

    def __set_name__(self, owner: type, name: str) -> None:
        object.__setattr__(self, "kind", name)

    @property
    def waitable(self) -> bool:
        """Whether cards and missions may wait for it."""
        return self.audience == EVERYBODY if self.wakes is None else self.wakes

    @property
    def scope(self) -> Mapping[str, str]:
        """The arguments that cards and missions may use: those that are numbers in play."""
        return {name: kind for name, kind in self.arguments.items() if kind != "text" and not of_list(kind)}


def of_list(kind: str) -> str:
    """Return the kind of things that a list is of, "" if the kind is none of a list."""
    return kind.removeprefix("list of ") if kind.startswith("list of ") else ""


class Events:
    """The events of a game: a subclass declares each once, as `name = EventType(...)`; `Game.emit` brings them about."""

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

EVENTS_OF_EVERY_GAME: Mapping[str, EventType] = {
    CARD_PLAYED: EventType(
        "A card has been played, and its own effect is over; `seat` has played it.",
        {"seat": "seat", "card": "card"},
        Sentence("{seat} has played {card}"),
    ),
    GAME_STARTED: EventType(
        "The game begins, before the first decision. An objective without `on:` is not checked then.",
        reads=Sentence("the game begins"),
    ),
}
"""The events that the engine raises itself."""
