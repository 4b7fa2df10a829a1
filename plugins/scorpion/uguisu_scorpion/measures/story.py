"""A finished night read back from its log, for what a playtest counts."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from uguisu_scorpion.state import ScorpionState

if TYPE_CHECKING:
    from uguisu.core.events import Event
    from uguisu_scorpion.game import ScorpionGame

WALKED, CAUGHT, DRUNK, AMBUSHED, PASSAGE = "walked", "caught", "drunk", "ambush", "passage"
CAUSES = (WALKED, CAUGHT, DRUNK, AMBUSHED, PASSAGE)
"""How an intruder comes to be seen (SC-43, SC-44, SC-49, SC-54, SC-60)."""

LOOK_BACK = 40
"""Events before somebody is seen among which the cause is looked for."""


class Sight(NamedTuple):
    """An intruder is seen, or dies: who, where (-1 in the passage), for what cause, on which turn."""

    who: str
    place: int
    cause: str
    turn: int


@dataclass(slots=True)
class Story:
    """What happened.

    Attributes:
        turn: the last turn that was begun.
        alert: the highest alert of each turn.
        sights: each time an intruder was seen.
        deaths: each death; its cause is how the intruder was seen last.
        done: intruder -> the turn its (first) mission was done.
        away: intruder -> the turn it left the board.
        searches: the zones that were searched, in order.
        finds: what the searches found, by kind.
        counts: how often an event of each kind came.
        played: intruder's figure, or "" for the guards -> how often each kind of card was played.
        given_up: the same for cards that a dead intruder had left when a new copy came.
    """

    turn: int = 1
    alert: list[int] = field(default_factory=lambda: [0])
    sights: list[Sight] = field(default_factory=list)
    deaths: list[Sight] = field(default_factory=list)
    done: dict[str, int] = field(default_factory=dict)
    away: dict[str, int] = field(default_factory=dict)
    searches: list[int] = field(default_factory=list)
    finds: Counter[str] = field(default_factory=Counter)
    counts: Counter[str] = field(default_factory=Counter)
    played: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    given_up: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))


def read(game: ScorpionGame, state: ScorpionState) -> Story:
    """Return the story of a night that was recorded."""
    reader = _Reader(game, state.log or [])
    for number, event in enumerate(reader.log):
        reader.take(number, event)
    return reader.story


class _Reader:
    def __init__(self, game: ScorpionGame, log: list[Event]) -> None:
        self.places = game.topology.index
        self.log = log
        self.story = Story()
        self.level = 0
        self.drunks: set[str] = set()
        self.hands: dict[str, Callable[[int, Mapping[str, Any]], None]] = {
            "track_changed": self._track,
            "shown": self._seen,
            "shown_in_passage": self._seen,
            "died": self._died,
            "mission_done": self._done,
            "left": self._left,
            "searches": self._searches,
            "found_target": self._target,
            "found_trap": self._found,
            "found_ambush": self._found,
            "found_nothing": self._found,
            "played": self._card,
            "guards_played": self._guards_card,
            "guards_played_on": self._guards_card,
            "cards_given_up": self._given_up,
            "drunk": self._drunk,
            "guards_appear": self._appear,
        }

    def take(self, number: int, event: Event) -> None:
        self.story.counts[event.kind] += 1
        hand = self.hands.get(event.kind)
        if hand is not None:
            hand(number, event.details)

    def _track(self, _number: int, details: Mapping[str, Any]) -> None:
        story, value = self.story, int(details["value"])
        if details["track"] == "turn":
            story.turn = value
            story.alert += [self.level] * (value - len(story.alert))
        elif details["track"] == "alert":
            self.level = value
            story.alert[-1] = max(story.alert[-1], value)

    def _seen(self, number: int, details: Mapping[str, Any]) -> None:
        place = details.get("place", "")
        cause = self._cause(number, details["piece"], place) if place else PASSAGE
        self.story.sights.append(Sight(details["piece"], self.places.get(place, -1), cause, self.story.turn))

    def _cause(self, number: int, piece: str, place: str) -> str:
        for event in reversed(self.log[max(0, number - LOOK_BACK) : number]):
            if event.kind == "found_ambush" and event.details["place"] == place:
                return AMBUSHED
            if event.kind == "guards_moved" and event.details["place"] == place:
                return CAUGHT
            if event.kind in ("stepped", "out_of_passage") and event.details["piece"] == piece:
                return DRUNK if place in self.drunks else WALKED
            if event.kind == "track_changed" and event.details["track"] == "turn":
                break
        return CAUGHT

    def _died(self, _number: int, details: Mapping[str, Any]) -> None:
        who = details["piece"]
        last = next((sight for sight in reversed(self.story.sights) if sight.who == who), None)
        place, cause = (last.place, last.cause) if last is not None else (-1, CAUGHT)
        self.story.deaths.append(Sight(who, place, cause, self.story.turn))

    def _done(self, _number: int, details: Mapping[str, Any]) -> None:
        self.story.done.setdefault(details["piece"], self.story.turn)

    def _left(self, _number: int, details: Mapping[str, Any]) -> None:
        self.story.away[details["piece"]] = self.story.turn

    def _searches(self, _number: int, details: Mapping[str, Any]) -> None:
        self.story.searches.append(self.places[details["place"]])

    def _target(self, _number: int, _details: Mapping[str, Any]) -> None:
        self.story.finds["target"] += 1

    def _found(self, number: int, _details: Mapping[str, Any]) -> None:
        self.story.finds[self.log[number].kind.removeprefix("found_")] += 1

    def _card(self, _number: int, details: Mapping[str, Any]) -> None:
        self.story.played[details["piece"]][details["card"]] += 1

    def _guards_card(self, _number: int, details: Mapping[str, Any]) -> None:
        self.story.played[""][details["card"]] += 1

    def _given_up(self, _number: int, details: Mapping[str, Any]) -> None:
        for card in details["cards"]:
            self.story.given_up[details["piece"]][card] += 1

    def _drunk(self, _number: int, details: Mapping[str, Any]) -> None:
        self.drunks.add(details["place"])

    def _appear(self, _number: int, details: Mapping[str, Any]) -> None:
        self.drunks.discard(details["place"])
