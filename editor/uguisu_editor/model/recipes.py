"""Whole stories to begin with, made of what the game at hand has: its events, sides and places. No Qt here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from uguisu_changes.facts import Facts
from uguisu_editor.model.phrases import phrase

Text = Callable[[str], Any]
"""Makes a text of the pack of a phrase: in all its languages."""
Parts = dict[str, list[dict[str, Any]]]
"""What a recipe adds to a mission, by the key of its list."""
LOUDEST, ROUND, LAST_ROUND = 8, 5, 6
ARRIVAL = ("entered", "spy_stopped")
"""Events that say that a piece has come to a place; else the first that has both will do."""


@dataclass(frozen=True)
class Larder:
    """What there is to make a recipe of.

    Attributes:
        arrival: the event of a piece that comes to a place; "" where there is none.
        tick: the event of a round or turn, and the number that it brings.
        mover, other: the side whose pieces come somewhere, and the one against it.
        places: two places for something to happen at.
        way: the two ends of a way.
        opens: the step that opens or makes a way, with the key of its two ends.
        seat: somebody who can be asked.
        secret: whether not everybody may know that a piece has come.
    """

    text: Text
    arrival: str = ""
    tick: tuple[str, str] = ("", "")
    mover: str = ""
    other: str = ""
    places: tuple[str, ...] = ()
    way: tuple[str, ...] = ()
    opens: tuple[str, str] = ("", "")
    seat: str = ""
    secret: bool = False

    def shown_to(self, *sides: str) -> dict[str, Any]:
        """Return who sees a counter of arrivals: everybody, or only these sides, if arrivals are secret."""
        return {"shown_to": list(sides)} if self.secret else {}

    def said_to(self, side: str) -> dict[str, Any]:
        """Return who is told of an arrival: everybody, or only this side, if arrivals are secret."""
        return {"to": side} if self.secret else {}


def larder_of(
    facts: Facts,
    text: Text,
    places: Sequence[str],
    ways: Sequence[Sequence[str]],
    words: Mapping[str, Mapping[str, str]],
) -> Larder:
    """Return what there is in a game. `words`: what each field of each step takes."""
    arriving = [
        name
        for name, brought in facts.events.items()
        if brought.get("place") == "place" and brought.get("piece") in facts.suits.get("piece", ["piece"])
    ]
    arrival = next((name for name in ARRIVAL if name in arriving), next(iter(arriving), ""))
    ticks = [
        (name, next(iter(brought)))
        for name, brought in facts.events.items()
        if list(brought.values()) == ["number"] and next(iter(brought)) in ("round", "turn")
    ]
    kind = facts.events.get(arrival, {}).get("piece", "")
    movers = [facts.sides.get(piece, "") for piece in facts.fitting.get(kind, [])]
    sides = facts.fitting.get("side", [])
    mover = next((side for side in movers if side in sides), next(iter(sides), ""))
    opening = [
        (name, key)
        for name, takes in words.items()
        for key, kind in takes.items()
        if key == "between" and kind in ("place", "places")
        if name == "open" or (name == "join" and facts.ways_change)
    ]
    ended = [tick for tick in ticks if tick[0].endswith("ended")]
    return Larder(
        text,
        arrival,
        next(iter([*ended, *ticks]), ("", "")),
        mover,
        next((side for side in sides if side != mover), mover),
        tuple(places[:2]),
        tuple(next(iter(ways), ())),
        next((step for step in opening if step[0] == "open"), next(iter(opening), ("", ""))),
        next(iter(facts.fitting.get("seat", [])), ""),
        arrival in facts.secret_events,
    )


@dataclass(frozen=True)
class Recipe:
    """A story to begin with: what it is called, how it goes, its sign, and what makes it, if the game has what it needs."""

    id: str
    title: str
    told: str
    glyph: str
    make: Callable[[Larder], Parts | None]


def _alarm(has: Larder) -> Parts | None:
    if not has.arrival or not has.places or not has.tick[0] or not has.other:
        return None
    counter = "alarm"
    return {
        "tracks": [
            {
                "id": counter,
                "title": has.text(phrase("Alarm")),
                "max": LOUDEST,
                **has.shown_to(has.other),
            }
        ],
        "triggers": [
            {
                "id": "alarm_rises",
                "on": has.arrival,
                "if": [_comes_to(has.places[0])],
                "do": [
                    {"op": "raise", "track": counter, "by": 1},
                    {"op": "say", "text": has.text(phrase("The alarm is raised.")), **has.said_to(has.other)},
                ],
            }
        ],
        "objectives": [
            {
                "id": "alarm_is_full",
                "for": has.other,
                "title": has.text(phrase("The alarm has woken everybody")),
                "on": has.tick[0],
                "if": [{"test": "track", "track": counter, "at_least": LOUDEST}],
                "then": "win",
            }
        ],
    }


def _two_places(has: Larder) -> Parts | None:
    if not has.arrival or len(has.places) < 2 or not has.mover:
        return None
    counter = "reached"
    return {
        "tracks": [
            {
                "id": counter,
                "title": has.text(phrase("Places reached")),
                "max": 2,
                **has.shown_to(has.mover),
            }
        ],
        "triggers": [
            {
                "id": name,
                "on": has.arrival,
                "once": True,
                "if": [_comes_to(place)],
                "do": [{"op": "raise", "track": counter, "by": 1}],
            }
            for name, place in zip(("first_place", "second_place"), has.places, strict=False)
        ],
        "objectives": [
            {
                "id": "both_reached",
                "for": has.mover,
                "title": has.text(phrase("Both places have been reached")),
                "on": has.arrival,
                "if": [{"test": "track", "track": counter, "at_least": 2}],
                "then": "win",
            }
        ],
    }


def _door(has: Larder) -> Parts | None:
    if not has.arrival or not has.places or len(has.way) != 2 or not has.opens[0]:
        return None
    return {
        "triggers": [
            {
                "id": "door_opens",
                "on": has.arrival,
                "once": True,
                "if": [_comes_to(has.places[0])],
                "do": [
                    {"op": has.opens[0], has.opens[1]: list(has.way)},
                    {"op": "say", "text": has.text(phrase("A door opens.")), **has.said_to(has.mover)},
                ],
            }
        ]
    }


def _reinforcements(has: Larder) -> Parts | None:
    event, number = has.tick
    if not event or not has.places or not has.other:
        return None
    helper = "helper"
    return {
        "pieces": [{"id": helper, "title": has.text(phrase("Helper")), "kind": "helper", "side": has.other}],
        "triggers": [
            {
                "id": "help_arrives",
                "on": event,
                "once": True,
                "if": [{"test": "track", "track": number, "is": ROUND}],
                "do": [
                    {"op": "move", "piece": helper, "to": has.places[0]},
                    {"op": "say", "text": has.text(phrase("Help arrives."))},
                ],
            }
        ],
    }


def _countdown(has: Larder) -> Parts | None:
    event, number = has.tick
    if not event or not has.other:
        return None
    result = "too_late"
    return {
        "results": [{"id": result, "title": has.text(phrase("It is too late")), "winner": has.other}],
        "triggers": [
            {
                "id": "time_is_up",
                "on": event,
                "if": [{"test": "track", "track": number, "at_least": LAST_ROUND}],
                "do": [{"op": "end", "result": result}],
            }
        ],
    }


def _choice(has: Larder) -> Parts | None:
    event, number = has.tick
    if not event or not has.seat:
        return None
    yes, no = phrase("Yes"), phrase("No")
    return {
        "triggers": [
            {
                "id": "a_question",
                "on": event,
                "once": True,
                "if": [{"test": "track", "track": number, "is": 2}],
                "do": [
                    {
                        "op": "choose",
                        "as": "answer",
                        "seat": has.seat,
                        "title": has.text(phrase("Will you?")),
                        "options": [has.text(yes), has.text(no)],
                    },
                    {
                        "op": "if",
                        "if": [{"test": "track", "track": "answer", "is": 0}],
                        "do": [{"op": "say", "text": has.text(phrase("So be it."))}],
                    },
                ],
            }
        ]
    }


def _voice(has: Larder) -> Parts | None:
    return {
        "triggers": [
            {
                "id": "as_it_begins",
                "on": "game_started",
                "do": [{"op": "say", "text": has.text(phrase("The night is quiet."))}],
            }
        ]
    }


RECIPES = (
    Recipe(
        "alarm",
        phrase("An alarm that counts"),
        phrase("When a piece comes to a place, an alarm rises; when it is full, the other side wins."),
        "bell-ring",
        _alarm,
    ),
    Recipe(
        "two_places",
        phrase("Reach two places"),
        phrase("A side wins when it has been at both."),
        "map-marker-multiple",
        _two_places,
    ),
    Recipe(
        "countdown",
        phrase("A countdown"),
        phrase("After six rounds it is too late, and the other side wins."),
        "timer-sand",
        _countdown,
    ),
    Recipe(
        "door",
        phrase("A door that opens"),
        phrase("When a piece comes to a place, a way opens elsewhere."),
        "door-open",
        _door,
    ),
    Recipe(
        "reinforcements",
        phrase("Reinforcements in round 5"),
        phrase("One more piece comes onto the map."),
        "account-multiple-plus",
        _reinforcements,
    ),
    Recipe(
        "choice",
        phrase("A question to a player"),
        phrase("A player chooses, and something comes of it."),
        "help-circle-outline",
        _choice,
    ),
    Recipe(
        "voice",
        phrase("Words at the beginning"),
        phrase("All players are told something before the first move."),
        "message-text-outline",
        _voice,
    ),
)


def made(larder: Larder) -> list[tuple[Recipe, Parts]]:
    """Return the recipes for which there is all that they need, with what each adds."""
    found = ((recipe, recipe.make(larder)) for recipe in RECIPES)
    return [(recipe, parts) for recipe, parts in found if parts is not None]


def joined_to(data: Mapping[str, Any], parts: Parts) -> dict[str, Any]:
    """Return a mission with what a recipe adds; no id comes twice, and what names one that is taken names the new one."""
    taken = {
        one["id"]
        for entries in data.values()
        if isinstance(entries, list)
        for one in entries
        if isinstance(one, dict) and isinstance(one.get("id"), str)
    }
    new: dict[str, str] = {}
    for entries in parts.values():
        for one in entries:
            name, number = one["id"], 2
            while name in taken:
                name, number = f"{one['id']}_{number}", number + 1
            if name != one["id"]:
                new[one["id"]] = name
            taken.add(name)
    renamed = _renamed(parts, new)
    whole = dict(data)
    for key, entries in renamed.items():
        there = whole.get(key)
        whole[key] = [*(there if isinstance(there, list) else []), *entries]
    return whole


def _renamed(value: Any, names: Mapping[str, str]) -> Any:
    if isinstance(value, dict):
        return {
            key: names.get(one, one)
            if isinstance(one, str) and key in ("id", "track", "result", "piece")
            else _renamed(one, names)
            for key, one in value.items()
        }
    return [_renamed(one, names) for one in value] if isinstance(value, list) else value


def _comes_to(place: str) -> dict[str, Any]:
    return {"test": "at", "piece": "piece", "place": place}
