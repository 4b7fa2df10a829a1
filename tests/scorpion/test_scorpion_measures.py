"""What a playtest of Scorpion counts, held against the games themselves."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from uguisu.bots.bot import Decision
from uguisu.core.events import Event
from uguisu.core.state import CHANCE
from uguisu.loading import load
from uguisu.loading.overrides import Overrides
from uguisu.measures.measure import Use
from uguisu.messages.local_text import localize
from uguisu.plugins import registry
from uguisu_lab.playtest import run, text_report
from uguisu_lab.playtest.summary import Summary
from uguisu_scorpion.game import ScorpionGame
from uguisu_scorpion.measures import MEASURES, cards, read
from uguisu_scorpion.state import DEAD, LEFT, TURN, ScorpionState
from uguisu_tools.bots.spec import BotSpec

GATE = Path(__file__).parents[2] / "scenarios" / "scorpion" / "garden_gate"
LANGUAGES = ("en", "ru", "it", "uk")
BOT = "scorpion"


def night(seed: int, **changes: Any) -> tuple[ScorpionGame, ScorpionState]:
    """Play a night with the plugin's own bot."""
    game = load(GATE, changes=Overrides(**changes))
    assert isinstance(game, ScorpionGame)
    state, rng = game.new(seed, record=True), random.Random(seed)
    assert isinstance(state, ScorpionState)
    bot = BotSpec(BOT).make(game, registry())
    while not state.over:
        if state.seat == CHANCE:
            game.roll(state)
        else:
            game.apply(state, bot.choose(Decision(game, state, rng)))
    return game, state


@pytest.fixture(scope="module")
def summary() -> Summary:
    return run(GATE, 6, {"intruders": BotSpec(BOT), "guards": BotSpec(BOT)}, seed=1)


@pytest.mark.parametrize("seed", range(3))
def test_the_story_agrees_with_how_the_night_ended(seed: int) -> None:
    game, state = night(seed)
    story = read(game, state)
    assert story.turn == state.tracks[TURN] == len(story.alert)
    for number, who in enumerate(("ninja", "traitor")):
        assert (who in story.away) == (state.status[number] == LEFT)
        deaths = [death for death in story.deaths if death.who == who]
        assert len(deaths) == (state.returned >> number & 1) + (state.status[number] == DEAD)
        assert all(
            any(sight.turn <= death.turn for sight in story.sights if sight.who == who) for death in deaths
        )
        if state.done >> number & 1:
            assert who in story.done
    answers = ("found_nothing", "found_target", "found_trap", "found_ambush")
    assert len(story.searches) == sum(story.counts[answer] for answer in answers)
    assert story.counts["heard"] <= story.counts["listening"]


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"options": {"players": 4}},
        {"variants": ({"id": "lone_wolf", "options": {"mixed_hand": True}},)},
        {"options": {"players": 3}, "variants": ("contested_ground",)},
    ],
)
def test_no_more_of_a_card_is_played_than_was_held(changes: dict[str, Any]) -> None:
    game, state = night(4, **changes)
    found = cards(game, state, read(game, state))
    sides = set()
    for use in found.values():
        assert isinstance(use, Use)
        assert 0 <= use.used <= use.held
        assert len(use.turns) == use.used
        sides.add(use.side)
    assert sides == set(game.sides)
    intruders = [
        use for name, use in found.items() if not name.startswith("guards.") and isinstance(use, Use)
    ]
    drawn = sum(
        len(state.areas[game.table.hands[who]]) + len(state.areas[game.table.spent[who]]) for who in (0, 1)
    )
    assert sum(use.held for use in intruders) >= drawn


def _story(game: ScorpionGame, *events: tuple[str, dict[str, Any]]) -> Any:
    state = game.empty(0)
    state.log = [Event(0, kind, -1, details) for kind, details in events]
    return read(game, state)


def test_how_an_intruder_came_to_be_seen() -> None:
    game = load(GATE)
    assert isinstance(game, ScorpionGame)
    ninja, hall, shrine = {"piece": "ninja"}, {"place": "hall"}, {"place": "shrine"}
    seen = ("shown", {**ninja, **hall})
    guards = {"pieces": ["sword-1"], "from_place": "shrine"}
    for events, cause in (
        ([("stepped", {**ninja, **hall})], "walked"),
        (
            [("drunk", {**hall, "piece": "sword-1", "piece_new": "drunk-1"}), ("stepped", {**ninja, **hall})],
            "drunk",
        ),
        ([("stepped", {**ninja, **hall}), ("guards_moved", {**guards, **hall})], "caught"),
        ([("stepped", {**ninja, **hall}), ("guards_moved", {**guards, **shrine})], "walked"),
        ([("found_ambush", {**ninja, **hall}), ("guards_appear", {"pieces": ["sword-1"], **hall})], "ambush"),
    ):
        story = _story(game, *events, seen, ("died", ninja))
        assert [sight.cause for sight in story.sights] == [cause], events
        assert [death.cause for death in story.deaths] == [cause]
    inside = _story(game, ("shown_in_passage", ninja))
    assert [(sight.cause, sight.place) for sight in inside.sights] == [("passage", -1)]


def test_alert_is_followed_turn_by_turn() -> None:
    game = load(GATE)
    assert isinstance(game, ScorpionGame)
    changes = [("alert", 3), ("turn", 2), ("alert", 2), ("turn", 3), ("alert", 1), ("turn", 4), ("alert", 0)]
    story = _story(game, *(("track_changed", {"track": track, "value": value}) for track, value in changes))
    assert story.alert == [3, 3, 2, 1]


@pytest.mark.long
def test_the_report_shows_what_a_designer_needs(summary: Summary) -> None:
    assert {curve.id for curve in summary.curves} == {
        *(f"progress.{who}_{what}" for who in ("ninja", "traitor") for what in ("done", "away")),
        "alert.level",
    }
    assert {use.side for use in summary.uses} == {"intruders", "guards"}
    assert len(summary.uses) == 17
    assert set(summary.heat) == {"ninja", "traitor", "guards"}
    assert set(summary.visits) == {"places.searches", "places.sights", "places.deaths"}
    fates = {
        measure.id: measure.values.mean for measure in summary.measures if measure.id.startswith("fates.")
    }
    for who in ("ninja", "traitor"):
        ends = [fates[f"fates.{who}_{end}"] for end in ("home", "fled", "inside")]
        assert sum(ends) <= 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_in_every_language(language: str, summary: Summary) -> None:
    told = text_report(summary, language)
    for measure in MEASURES:
        if measure.id != "places":
            assert localize(measure.title, language) in told
    named = [*summary.measures, *summary.curves, *summary.uses]
    for entry in named:
        assert isinstance(entry.name, dict), entry.id
        assert set(LANGUAGES) <= set(entry.name), entry.id
    for title in (*summary.heat_titles.values(), *summary.visit_titles.values()):
        assert isinstance(title, dict)
        assert set(LANGUAGES) <= set(title)


def test_sides_of_several_seats_have_a_name_too() -> None:
    changes = Overrides(options={"players": 4})
    bots = {seat: BotSpec("random") for seat in ("ninja", "traitor", "swords", "spears")}
    found = run(GATE, 1, bots, changes=changes)
    assert [localize(side.title, "it") for side in found.sides] == ["Intrusi", "Guardie"]
    assert localize(found.heat_titles["guards"], "uk") == "Варта"
