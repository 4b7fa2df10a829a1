"""What a playtest of Scorpion counts: a finished night is read back from its log, and measured."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple, TypedDict

from uguisu import LocalText, Message
from uguisu.reports import Measure, Measured, Visits, uses
from uguisu_scorpion.state import BOTH, DEAD, HIGH, INTRUDERS, ScorpionState
from uguisu_scorpion.texts import of

if TYPE_CHECKING:
    from uguisu.events import Event
    from uguisu_scorpion.game import ScorpionGame

WALKED, CAUGHT, DRUNK, AMBUSHED, PASSAGE = "walked", "caught", "drunk", "ambush", "passage"
CAUSES = {
    WALKED: Message("walks into guards"),
    CAUGHT: Message("guards come upon the figure"),
    DRUNK: Message("given away by a drunk"),
    AMBUSHED: Message("hidden sentry", "a way to be found"),
    PASSAGE: Message("found in the passage"),
}
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
    counts: Counter[str] = field(default_factory=Counter)
    played: dict[str, dict[str, list[int]]] = field(
        default_factory=lambda: defaultdict(lambda: defaultdict(list))
    )
    given_up: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))


def read(game: ScorpionGame, state: ScorpionState) -> Story:
    """Return the story of a night that was recorded."""
    story, log, places = Story(), state.log or [], game.topology.index
    level, drunks = 0, set[str]()
    for number, event in enumerate(log):
        details = event.details
        story.counts[event.kind] += 1
        match event.kind:
            case "track_changed" if details["track"] == "turn":
                story.turn = int(details["value"])
                story.alert += [level] * (story.turn - len(story.alert))
            case "track_changed" if details["track"] == "alert":
                level = int(details["value"])
                story.alert[-1] = max(story.alert[-1], level)
            case "shown":
                cause = _cause(log[max(0, number - LOOK_BACK) : number], event, drunks)
                story.sights.append(Sight(details["piece"], places[details["place"]], cause, story.turn))
            case "shown_in_passage":
                story.sights.append(Sight(details["piece"], -1, PASSAGE, story.turn))
            case "died":
                who = details["piece"]
                last = next((sight for sight in reversed(story.sights) if sight.who == who), None)
                place, cause = (last.place, last.cause) if last is not None else (-1, CAUGHT)
                story.deaths.append(Sight(who, place, cause, story.turn))
            case "mission_done":
                story.done.setdefault(details["piece"], story.turn)
            case "left":
                story.away[details["piece"]] = story.turn
            case "searches":
                story.searches.append(places[details["place"]])
            case "played" | "guards_played" | "guards_played_on":
                by = details["piece"] if event.kind == "played" else ""
                story.played[by][details["card"]].append(max(1, story.turn))
            case "cards_given_up":
                story.given_up[details["piece"]].update(details["cards"])
            case "drunk":
                drunks.add(details["place"])
            case "guards_appear":
                drunks.discard(details["place"])
    return story


def _cause(before: Sequence[Event], shown: Event, drunks: set[str]) -> str:
    """Why an intruder is shown, by what has happened just before; `drunks` are the zones that have one."""
    place, piece = shown.details["place"], shown.details["piece"]
    for event in reversed(before):
        if event.kind == "found_ambush" and event.details["place"] == place:
            return AMBUSHED
        if event.kind == "guards_moved" and event.details["place"] == place:
            return CAUGHT
        if event.kind in ("stepped", "out_of_passage") and event.details["piece"] == piece:
            return DRUNK if place in drunks else WALKED
        if event.kind == "track_changed" and event.details["track"] == "turn":
            break
    return CAUGHT


# --- what is counted ------------------------------------------------------------------------------------------


def _measure(
    name: str,
    title: LocalText,
    count: Callable[[ScorpionGame, ScorpionState, Story], Mapping[str, Measured]],
    titles: Callable[[ScorpionGame], Mapping[str, LocalText]],
    *,
    axis: LocalText = "",
    note: LocalText = "",
) -> Measure:
    def take(game: ScorpionGame, state: ScorpionState) -> Mapping[str, Measured]:
        return count(game, state, read(game, state))

    return Measure(name, title, take, "scorpion", titles, axis, note)


def _of_intruders(parts: Mapping[str, LocalText]) -> Callable[[ScorpionGame], dict[str, LocalText]]:
    """Return what names values ``<intruder>_<part>``."""

    def titles(game: ScorpionGame) -> dict[str, LocalText]:
        return {
            f"{piece.id}_{key}": of(piece.title, told)
            for piece in game.pieces[game.first : game.own_pieces]
            for key, told in parts.items()
        }

    return titles


ERRANDS = {"done": Message("mission done"), "away": Message("away")}


def missions(game: ScorpionGame, _state: ScorpionState, story: Story) -> dict[str, int]:
    """The turn each mission was done in, and each intruder left."""
    turns = {"done": story.done, "away": story.away}
    whose = [INTRUDERS[number] for number in game.in_play]
    return {f"{who}_{name}": turns[name][who] for who in whose for name in ERRANDS if who in turns[name]}


def progress(game: ScorpionGame, state: ScorpionState, story: Story) -> dict[str, Measured]:
    """Whether each mission was done by each turn of the night, and each intruder away."""
    when, never = missions(game, state, story), game.options.turns + 1
    names = [f"{INTRUDERS[number]}_{name}" for number in game.in_play for name in ERRANDS]
    return {name: [float(turn >= when.get(name, never)) for turn in range(1, never)] for name in names}


def alert(_game: ScorpionGame, _state: ScorpionState, story: Story) -> dict[str, Measured]:
    """The highest alert of each turn."""
    return {"level": list(map(float, story.alert))}


FATES = {
    "home": Message("escaped with the mission done"),
    "fled": Message("escaped without it"),
    "inside": Message("still on the board at the end"),
    "dead_walked": Message("dead, having walked into guards"),
    "dead_caught": Message("dead, found by guards on the move"),
    "dead_drunk": Message("dead, given away by a drunk"),
    "dead_ambush": Message("dead, in an ambush"),
    "dead_passage": Message("dead, in the secret passage"),
}


def fates(game: ScorpionGame, state: ScorpionState, story: Story) -> dict[str, Measured]:
    """How each intruder ended: away, on the board at the end, or dead, and how it was found then."""
    found: dict[str, Measured] = {}
    for number in game.in_play:
        who = INTRUDERS[number]
        done, away = bool(state.done >> number & 1), who in story.away
        found[f"{who}_home"] = int(away and done)
        found[f"{who}_fled"] = int(away and not done)
        found[f"{who}_inside"] = int(not away and state.status[number] != DEAD)
        causes = Counter(death.cause for death in story.deaths if death.who == who)
        found.update({f"{who}_dead_{cause}": causes[cause] for cause in CAUSES})
    return found


LISTENING = {
    "listened": Message("guards listen"),
    "heard": Message("somebody is heard"),
    "passage_found": Message("an end of the passage is found"),
}


def detections(game: ScorpionGame, _state: ScorpionState, story: Story) -> dict[str, Measured]:
    """How often the intruders were seen, and by what; how often guards listened, and heard somebody."""
    causes = Counter(f"{sight.who}_{sight.cause}" for sight in story.sights)
    names = [f"{INTRUDERS[number]}_{cause}" for number in game.in_play for cause in CAUSES]
    counts = story.counts
    heard = {"listened": counts["listening"], "heard": counts["heard"]}
    return {**{name: causes[name] for name in names}, **heard, "passage_found": counts["passage_found"]}


DOINGS = {
    "searches": Message("zones searched"),
    "targets": Message("targets found"),
    "traps": Message("traps set off"),
    "ambushes": Message("hidden sentries met"),
    "killed": Message("guards killed"),
    "drunk": Message("guards made drunk"),
    "wounds": Message("wounds dealt to intruders"),
    "high": Message("turns of high alert"),
}


def doings(_game: ScorpionGame, _state: ScorpionState, story: Story) -> dict[str, Measured]:
    """Searches and what they found; fights; alert."""
    return {
        "searches": len(story.searches),
        "targets": story.counts["found_target"],
        "traps": story.counts["found_trap"],
        "ambushes": story.counts["found_ambush"],
        "killed": story.counts["killed"],
        "drunk": story.counts["drunk"],
        "wounds": story.counts["wounded"],
        "high": story.alert.count(HIGH),
    }


class _Played(TypedDict):
    used: dict[str, int]
    turns: dict[str, list[int]]


def cards(game: ScorpionGame, state: ScorpionState, story: Story) -> dict[str, Measured]:
    """What became of each kind of card that somebody may hold: what was played, and what was in hand at the end."""
    found: dict[str, Measured] = {}
    table = game.table
    for number in game.in_play:
        who, side = INTRUDERS[number], game.seats[game.seat_of(number)].side
        left = [*_ids(game, state, table.hands[number]), *story.given_up[who].elements()]
        found.update(uses(game, who, side, game.intruder_decks[number], left=left, **_played(story, who)))
    left = _ids(game, state, *table.guard_hands, *table.drawn)
    found.update(uses(game, "guards", "guards", game.decks["guards"], left=left, **_played(story, "")))
    return found


def _played(story: Story, who: str) -> _Played:
    """Return how often somebody played each card, and in which turns."""
    turns = story.played[who]
    return {"used": {card: len(times) for card, times in turns.items()}, "turns": turns}


def _ids(game: ScorpionGame, state: ScorpionState, *areas: int) -> list[str]:
    return [game.card_ids[kind] for area in areas for kind in state.areas[area]]


def _card_titles(game: ScorpionGame) -> dict[str, LocalText]:
    """Kinds of cards, as the pack calls them; with the intruder's name where both hold such cards."""
    found: dict[str, LocalText] = {}
    for card in game.card_ids:
        title = game.card_titles.get(card) or card
        found[f"guards.{card}"] = title
        for number in BOTH:
            found[f"{INTRUDERS[number]}.{card}"] = of(game.pieces[game.first + number].title, title)
    return found


PLACES = {
    "searches": Message("searches"),
    "sights": Message("an intruder is seen"),
    "deaths": Message("an intruder dies"),
}


def places(_game: ScorpionGame, _state: ScorpionState, story: Story) -> dict[str, Measured]:
    """Where the searches are made, and intruders seen and killed."""
    return {
        "searches": Visits(tuple(story.searches)),
        "sights": Visits(tuple(sight.place for sight in story.sights if sight.place >= 0)),
        "deaths": Visits(tuple(death.place for death in story.deaths if death.place >= 0)),
    }


MEASURES = (
    _measure(
        "progress",
        Message("Missions done, and intruders escaped"),
        progress,
        _of_intruders(ERRANDS),
        axis=Message("Turn"),
        note=Message("The share of games in which it had happened by this turn."),
    ),
    _measure(
        "alert",
        Message("Alert over time"),
        alert,
        lambda _game: {"level": Message("Alert")},
        axis=Message("Turn"),
        note=Message("The highest alert of each turn: 0 none, 1 low, 2 medium, 3 high."),
    ),
    _measure(
        "missions",
        Message("On which turn"),
        missions,
        _of_intruders(ERRANDS),
        note=Message("Over the games in which it happened."),
    ),
    _measure("fates", Message("What became of them"), fates, _of_intruders(FATES)),
    _measure(
        "detections",
        Message("How they are found"),
        detections,
        lambda game: {**_of_intruders(CAUSES)(game), **LISTENING},
    ),
    _measure("doings", Message("What is done"), doings, lambda _game: DOINGS),
    _measure(
        "cards",
        Message("Cards"),
        cards,
        _card_titles,
        note=Message("A card played as a bluff counts as played."),
    ),
    _measure("places", Message("Places"), places, lambda _game: PLACES),
)
