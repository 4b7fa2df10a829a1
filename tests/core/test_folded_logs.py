"""Logs of whole games of all four: a sentence a line, with who does it; what repeats itself is folded, and nothing is lost."""

from __future__ import annotations

import json
import random
import re
from functools import cache
from pathlib import Path

import pytest
from click.testing import CliRunner

from uguisu import load
from uguisu.core.events import EngineEvents, EventType
from uguisu.core.game import Game
from uguisu.core.state import State
from uguisu.core.view import EventView, ViewBuilder
from uguisu.match import Match
from uguisu.plugins import registry
from uguisu.views import folded
from uguisu_tools.cli.app import app
from uguisu_tools.record import replay as replays

SCENARIOS = Path(__file__).parents[2] / "scenarios"
PACKS = ["temple/broken_causeway", "scorpion/four_lanterns", "senjutsu/dojo", "spies/airfield"]
MOVES = 4000


@cache
def whole(pack: str) -> tuple[Game, State]:
    """Return a game of random moves, played to its end, with its log."""
    game = load(SCENARIOS / pack)
    state, rng = game.new(3, record=True), random.Random(3)
    for _ in range(MOVES):
        if state.phase < 0:
            break
        game.apply(state, rng.choice(game.legal(state)))
    return game, state


def lines_of(pack: str, language: str) -> list[EventView]:
    game, state = whole(pack)
    teller = ViewBuilder(game, state, -1, language)
    return [teller.told(event) for event in state.log or ()]


@pytest.mark.parametrize("pack", PACKS)
@pytest.mark.parametrize("language", ["en", "ru", "uk", "it"])
def test_a_folded_log_opens_into_its_lines(pack: str, language: str) -> None:
    lines = lines_of(pack, language)
    folds = folded(lines, language)
    assert [line for fold in folds for line in fold.lines] == lines, "in their order, none twice, none lost"
    assert all(fold.ply == fold.lines[0].ply for fold in folds)
    for fold in folds:
        if len(fold.lines) == 1:
            assert fold.text == fold.lines[0].text
        else:
            assert fold.text.startswith(fold.lines[0].text.removesuffix("."))
            assert all(line.who in fold.text for line in fold.lines)
            assert {line.kind for line in fold.lines} == {fold.lines[0].kind}


@pytest.mark.parametrize("pack", PACKS[1:])
def test_something_is_folded_in_the_same_places_in_every_language(pack: str) -> None:
    lengths = {
        language: [len(fold.lines) for fold in folded(lines_of(pack, language), language)]
        for language in ("en", "ru")
    }
    assert max(lengths["en"]) > 1
    assert sum(lengths["en"]) == sum(lengths["ru"])


def line(who: str, text: str, kind: str = "stayed", **details: object) -> EventView:
    return EventView(1, kind, text, {"piece": who, **details}, who)


@pytest.mark.parametrize(
    ("language", "again", "likewise"),
    [
        ("en", "Red stays – 3 times", "Red stays; Blue and Green likewise"),
        ("ru", "Red stays – 3 раза", "Red stays; Blue и Green тоже"),
        ("uk", "Red stays – 3 рази", "Red stays; Blue і Green теж"),
        ("it", "Red stays – 3 volte", "Red stays; anche Blue e Green"),
    ],
)
def test_what_repeats_itself_is_counted_and_what_several_do_is_said_once(
    language: str, again: str, likewise: str
) -> None:
    red, blue, green = (line(who, f"{who} stays") for who in ("Red", "Blue", "Green"))
    assert [fold.text for fold in folded([red, red, red], language)] == [again]
    assert [fold.text for fold in folded([red, blue, green], language)] == [likewise]


@pytest.mark.parametrize(
    "lines",
    [
        [line("Red", "Red goes to a1", place="a1"), line("Blue", "Blue goes to a2", place="a2")],
        [line("Red", "Red stays"), line("Blue", "Blue sleeps", "slept")],
        [line("Red", "Red stays"), line("Blue", "Blue stays"), line("Red", "Red stays")],
        [line("Red", "Red stays"), line("", "Round 2 begins", "round_began"), line("Red", "Red stays")],
        [line("", "", "hidden"), line("", "", "hidden")],
    ],
    ids=["another place", "another kind", "one comes twice", "something between", "nothing is told"],
)
def test_what_differs_is_not_folded(lines: list[EventView]) -> None:
    assert len(folded(lines, "en")) in (len(lines), 2)
    assert [one for fold in folded(lines, "en") for one in fold.lines] == lines
    if len({one.kind for one in lines}) > 1 or "place" in lines[0].details:
        assert [fold.text for fold in folded(lines, "en")] == [one.text for one in lines]


def test_a_replay_folds_what_it_prints_and_its_data_have_every_line(tmp_path: Path) -> None:
    pack, file = SCENARIOS / "scorpion" / "four_lanterns", tmp_path / "game.jsonl"
    match, rng = Match(load(pack), seed=3), random.Random(3)
    while not match.over and len(match.steps) < 60:
        match.play(rng.choice(match.legal()))
    replays.write(match, file, pack=pack)
    run = CliRunner()
    shown = run.invoke(app, ["replay", str(file), "--language", "en"], catch_exceptions=False).output
    told = json.loads(run.invoke(app, ["replay", str(file), "--language", "en", "--json"]).output)
    teller = ViewBuilder(match.game, match.state, -1, "en")
    lines = [teller.told(event) for event in match.state.log or ()]
    assert [one["text"] for one in told["log"]] == [one.text for one in lines]
    printed = [text[6:] for text in shown.splitlines() if re.match(r" *\d+  ", text)]
    assert printed == [fold.text for fold in folded(lines, "en")]
    assert len(printed) < len(lines)


KINDS = {
    f"{name}: {kind}": event
    for name, entry in registry().games.items()
    for kind, event in {**vars(EngineEvents), **entry.event_types}.items()
    if isinstance(event, EventType) and event.says
}
VERB = re.compile(r"\b(is|are|was|has|have|cannot|will|do|does|\w{2,}s)\b|{\w+:\w+\|\w+}|^{}$|→")
"""What a line has that says what is done: a verb of the third person, or one that bends; or somebody else says it all."""
SUBJECT = re.compile(
    r"{|(A|An|The|It|There|What|Somebody|Nobody|Nothing|Something|No|Only|Guards|Injuries|Old)\b|\w+ {(value|number|level)}|`{"
)
"""What a line begins with: a name, or words for one."""


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_line_says_who_or_what_and_what_it_does(kind: str) -> None:
    assert speaks(KINDS[kind].says), KINDS[kind].says


def speaks(says: str) -> bool:
    """Whether a line is a sentence: it has a verb, and begins with who or what."""
    return bool(VERB.search(re.sub(r"{\w+(:[^{}|]*)?}", "{}", says)) and SUBJECT.match(says))


@pytest.mark.parametrize(
    "says",
    [
        "Round {value}",
        "New in {area:the}, {cards}",
        "Hidden {place:at}, {item}",
        "Discarded: {card}",
        "runs {place:to}",
    ],
)
def test_lines_without_subject_or_verb_are_found(says: str) -> None:
    assert not speaks(says)


@pytest.mark.parametrize("pack", PACKS)
def test_no_line_of_a_whole_game_lacks_its_subject_or_shows_a_gap(pack: str) -> None:
    for told in lines_of(pack, "en"):
        assert not re.search(r"[{}]|  |^ | $|\bNone\b|\|", told.text), told
        assert not re.match(r"(is|are|has|goes|at|to|from|of)\b", told.text), told


def test_what_harms_says_why() -> None:
    """In a whole duel, nobody's wounds change before a line that tells of a blow, a card, an empty deck, bleeding, poison."""
    lines = lines_of("senjutsu/dojo", "en")
    causes = {
        "hits",
        "ran_out",
        "bled",
        "poisoned",
        "injured",
        "collided",
        "applies",
        "counter_card",
        "states_turn",
        "instant",
    }
    for at, told in enumerate(lines):
        if told.kind == "track_changed" and "wounds" in str(told.details["track"]):
            before = [one.kind for one in lines[max(0, at - 4) : at]]
            assert causes & set(before), (told.text, before)
