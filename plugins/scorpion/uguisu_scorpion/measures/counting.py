"""The measures of Scorpion."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from uguisu.content.text import LocalText
from uguisu.playtest.card_use import uses
from uguisu.playtest.measure import Measure, Visits
from uguisu_scorpion.measures import titles
from uguisu_scorpion.measures.story import CAUSES, Story, read
from uguisu_scorpion.state import DEAD, HIGH, ScorpionState

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from uguisu.playtest.measure import Value
    from uguisu_scorpion.game import ScorpionGame

    Counting = Callable[[ScorpionGame, ScorpionState, Story], Mapping[str, Value]]

WHO = ("ninja", "traitor")
"""The intruders' figures, by number."""


def _measure(
    name: str,
    title: LocalText,
    count: Counting,
    names: Callable[[ScorpionGame], Mapping[str, LocalText]],
    *,
    axis: LocalText = "",
    note: LocalText = "",
) -> Measure:
    def take(game: ScorpionGame, state: ScorpionState) -> Mapping[str, Value]:
        return count(game, state, read(game, state))

    return Measure(name, title, take, "scorpion", names, axis, note)


def missions(game: ScorpionGame, _state: ScorpionState, story: Story) -> dict[str, Value]:
    """The turn each mission was done in, and each intruder left; where it was."""
    found: dict[str, Value] = {}
    for number in game.in_play:
        who = WHO[number]
        if who in story.done:
            found[f"{who}_done"] = story.done[who]
        if who in story.away:
            found[f"{who}_away"] = story.away[who]
    return found


def progress(game: ScorpionGame, _state: ScorpionState, story: Story) -> dict[str, Value]:
    """Whether each mission was done by each turn of the night, and each intruder away."""
    found: dict[str, Value] = {}
    for number in game.in_play:
        who = WHO[number]
        for name, turns in (("done", story.done), ("away", story.away)):
            when = turns.get(who, game.options.turns + 1)
            found[f"{who}_{name}"] = [float(turn >= when) for turn in range(1, game.options.turns + 1)]
    return found


def alert(_game: ScorpionGame, _state: ScorpionState, story: Story) -> dict[str, Value]:
    """The highest alert of each turn."""
    return {"level": list(map(float, story.alert))}


def fates(game: ScorpionGame, state: ScorpionState, story: Story) -> dict[str, Value]:
    """How each intruder ended: away, on the board at the end, or dead, and how it was found then."""
    found: dict[str, Value] = {}
    for number in game.in_play:
        who = WHO[number]
        done, away = bool(state.done >> number & 1), who in story.away
        found[f"{who}_home"] = int(away and done)
        found[f"{who}_fled"] = int(away and not done)
        found[f"{who}_inside"] = int(not away and state.status[number] != DEAD)
        causes = Counter(death.cause for death in story.deaths if death.who == who)
        for cause in CAUSES:
            found[f"{who}_dead_{cause}"] = causes[cause]
    return found


def detections(game: ScorpionGame, _state: ScorpionState, story: Story) -> dict[str, Value]:
    """How often the intruders were seen, and by what; how often guards listened, and heard somebody."""
    found: dict[str, Value] = {}
    causes = Counter((sight.who, sight.cause) for sight in story.sights)
    for number in game.in_play:
        for cause in CAUSES:
            found[f"{WHO[number]}_{cause}"] = causes[WHO[number], cause]
    found["listened"] = story.counts["listening"]
    found["heard"] = story.counts["heard"]
    found["passage_found"] = story.counts["passage_found"]
    return found


def doings(_game: ScorpionGame, _state: ScorpionState, story: Story) -> dict[str, Value]:
    """Searches and what they found; fights; alert."""
    return {
        "searches": len(story.searches),
        "targets": story.finds["target"],
        "traps": story.finds["trap"],
        "ambushes": story.finds["ambush"],
        "killed": story.counts["killed"],
        "drunk": story.counts["drunk"],
        "wounds": story.counts["wounded"],
        "high": sum(1 for level in story.alert if level == HIGH),
    }


def cards(game: ScorpionGame, state: ScorpionState, story: Story) -> dict[str, Value]:
    """What became of each kind of card that somebody may hold: what was played, and what was in hand at the end."""
    found: dict[str, Value] = {}
    table = game.table
    for number in game.in_play:
        who, side = WHO[number], game.seats[game.seat_of(number)].side
        left = [*_ids(game, state, table.hands[number]), *story.given_up[who].elements()]
        found.update(uses(game, who, side, game.intruder_decks[number], used=story.played[who], left=left))
    left = _ids(game, state, *table.guard_hands, *table.drawn)
    found.update(uses(game, "guards", "guards", game.decks["guards"], used=story.played[""], left=left))
    return found


def _ids(game: ScorpionGame, state: ScorpionState, *areas: int) -> list[str]:
    return [game.card_ids[kind] for area in areas for kind in state.areas[area]]


def places(_game: ScorpionGame, _state: ScorpionState, story: Story) -> dict[str, Value]:
    """Where the searches are made, and intruders seen and killed."""
    return {
        "searches": Visits(tuple(story.searches)),
        "sights": Visits(tuple(sight.place for sight in story.sights if sight.place >= 0)),
        "deaths": Visits(tuple(death.place for death in story.deaths if death.place >= 0)),
    }


MEASURES = (
    _measure(
        "progress",
        titles.PROGRESS,
        progress,
        titles.of_progress,
        axis=titles.TURNS,
        note=titles.PROGRESS_NOTE,
    ),
    _measure("alert", titles.ALERT, alert, titles.of_alert, axis=titles.TURNS, note=titles.ALERT_NOTE),
    _measure("missions", titles.MISSIONS, missions, titles.of_progress, note=titles.MISSIONS_NOTE),
    _measure("fates", titles.FATES, fates, titles.of_fates),
    _measure("detections", titles.DETECTIONS, detections, titles.of_detections),
    _measure("doings", titles.DOINGS, doings, titles.of_doings),
    _measure("cards", titles.CARDS, cards, titles.of_cards, note=titles.CARDS_NOTE),
    _measure("places", titles.PLACES, places, titles.of_places),
)
