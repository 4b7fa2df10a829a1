"""What plugins count besides numbers: curves over the turns, things used or not, places where something happens."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec
import pytest

import uguisu
from uguisu.core.game import Game
from uguisu.core.state import State
from uguisu.measures.measure import Measure, Use, Value, Visits
from uguisu.messages.message import Message, translate
from uguisu.plugins import load_registry
from uguisu.plugins.registered import Registry
from uguisu_lab.playtest import text_report, write_report
from uguisu_lab.playtest.curves import CurveSummary, Point, curves_svg
from uguisu_lab.playtest.maps import times
from uguisu_lab.playtest.playing import Plan, Played
from uguisu_lab.playtest.running import carry_out
from uguisu_lab.playtest.statistics import Interval, mean_of
from uguisu_lab.playtest.summary import Summary
from uguisu_lab.playtest.tables import Words
from uguisu_lab.playtest.values import Titles, Uses, remark
from uguisu_tools.bots.spec import BotSpec

GAMES = 30


def _take(game: Game, state: State) -> dict[str, Value]:
    moved = [event for event in state.log or [] if event.kind == "moved"]
    ninja = [event for event in moved if event.details["piece"] == "ninja"]
    return {
        "moves": len(moved),
        "steps": [float(number) for number in range(1, len(ninja) + 1)],
        "run": Use("ninja", 1, len(ninja) % 3, (2, 4)[: len(ninja) % 3]),
        "hide": Use("ninja", 1, 0),
        "fly": Use("samurai", 0, 0),
        "feet": Visits(tuple(game.topology.index[event.details["place"]] for event in ninja)),
        "never": 0,
    }


def _names(_game: Game) -> dict[str, uguisu.LocalText]:
    return {"run": {"en": "Run", "uk": "Біг"}, "feet": {"en": "footprints", "uk": "сліди"}}


class _Counter:
    @staticmethod
    @uguisu.hookimpl
    def uguisu_measures() -> list[Measure]:
        title = {"en": "Footwork", "uk": "Робота ніг"}
        return [
            Measure(
                "feet", title, _take, "temple", _names, {"en": "Step", "uk": "Крок"}, "A note of its own."
            )
        ]


@pytest.fixture(scope="module")
def guests() -> Registry:
    found = load_registry((), [("counter", _Counter)])
    assert found.details["counter"].trouble is None
    return found


@pytest.fixture(scope="module")
def counted(game: Game, guests: Registry) -> Summary:
    plan = Plan("", GAMES, 1, {seat.id: BotSpec("random") for seat in game.seats})
    return carry_out(game, plan, guests)


def test_a_sequence_becomes_a_curve(counted: Summary) -> None:
    (curve,) = counted.curves
    assert (curve.id, curve.axis) == ("feet.steps", {"en": "Step", "uk": "Крок"})
    assert [point.mean.value for point in curve.points] == [float(point.at) for point in curve.points]
    games = [point.games for point in curve.points]
    assert games[0] == GAMES
    assert games == sorted(games, reverse=True)


def test_a_use_becomes_a_row_with_the_wins_of_its_side(counted: Summary) -> None:
    run, hide, fly = counted.uses
    assert [use.id for use in counted.uses] == ["feet.run", "feet.hide", "feet.fly"]
    assert run.name == {"en": "Run", "uk": "Біг"}
    assert run.games_held == run.held == GAMES
    wins = next(side.wins for side in counted.sides if side.side == "ninja")
    used, unused = run.games_used, GAMES - run.games_used
    assert run.won_used.value * used + run.won_unused.value * unused == pytest.approx(wins)
    assert (sum(run.by_turn), len(run.by_turn), run.by_turn[0]) == (run.used, 4, 0)
    assert hide.by_turn == ()
    assert hide.remarks == ("never",)
    assert fly.remarks == ("unseen",)


def test_visits_become_a_map_of_times_a_game(counted: Summary, game: Game) -> None:
    moves = next(measure for measure in counted.measures if measure.id == "feet.moves")
    assert 0 < sum(counted.visits["feet.feet"].values()) < moves.values.mean
    assert set(counted.visits["feet.feet"]) <= set(game.topology.ids)
    assert counted.visit_titles == {"feet.feet": {"en": "footprints", "uk": "сліди"}}


def test_what_came_up_in_no_game_is_told_in_a_line(counted: Summary) -> None:
    never = next(measure for measure in counted.measures if measure.id == "feet.never")
    assert never.came_up.value == 0
    assert "In no game: never" in text_report(counted)


@pytest.mark.parametrize("language", ["en", "uk"])
def test_the_reports_show_all_of_it(
    counted: Summary, game: Game, guests: Registry, tmp_path: Path, language: str
) -> None:
    never = translate(
        Message("Never used, though available in {games} {games:game|games}.", games=GAMES), language
    )
    run = counted.uses[0]
    told = text_report(counted, language)
    for part in ("Footwork", "Step", "Run") if language == "en" else ("Робота ніг", "Крок", "Біг"):
        assert part in told
    assert never in told
    files = write_report(counted, game, tmp_path, language)
    assert {"map-feet_feet.svg", "map-feet_feet.png"} <= {path.name for path in files}
    page = files[0].read_text(encoding="utf-8")
    assert page.count('class="curve"') == len(counted.curves)
    assert never in page
    assert translate(Message("Where it happens"), language) in page
    assert "A note of its own." in page
    assert f"{run.won_used.value:.0%}" in page
    assert msgspec.json.decode((tmp_path / "summary.json").read_bytes(), type=Summary) == counted


def test_workers_send_all_of_it(game: Game, guests: Registry) -> None:
    from uguisu_lab.playtest.playing import play

    plan = Plan("", 1, 1, {seat.id: BotSpec("random") for seat in game.seats})
    played = play(game, plan, 0, guests)
    assert played.series
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(played), type=Played) == played


@pytest.mark.parametrize(
    ("games", "remarks"),
    [
        ({(True, True): 30, (True, False): 10, (False, True): 10, (False, False): 30}, ["wins"]),
        ({(True, True): 10, (True, False): 30, (False, True): 30, (False, False): 10}, ["loses"]),
        ({(True, True): 1, (True, False): 1, (False, True): 40, (False, False): 40}, ["seldom"]),
        ({(True, True): 1, (True, False): 1, (False, True): 5, (False, False): 5}, []),
        ({(False, True): 20, (False, False): 20}, ["never"]),
        ({(False, False): 4}, []),
    ],
)
def test_remarks_are_made_where_chance_can_hardly_explain(
    game: Game, guests: Registry, games: dict[tuple[bool, bool], int], remarks: list[str]
) -> None:
    measured = Uses(Titles(game, guests))
    for (used, won), count in games.items():
        for _ in range(count):
            returns = {"ninja": 1.0, "samurai": -1.0} if won else {"ninja": -1.0, "samurai": 1.0}
            use = {"feet.run": Use("ninja", 1, int(used))}
            measured.add(Played(index=0, seed=0, result="x", returns=returns, uses=use), True)
    (found,) = measured.summaries()
    assert list(found.remarks) == remarks
    told = {remark(found, Words(language)) for language in ("en", "it", "ru", "uk")}
    assert len(told) == (4 if remarks else 1)


def test_intervals() -> None:
    mean = mean_of(4, 10.0, 30.0, 4)
    assert (round(mean.low, 2), round(mean.high, 2)) == (0.45, 4.55)
    assert mean_of(1, 3.0, 9.0, 1) == Interval(3.0, 3.0, 3.0)
    assert [times(value) for value in (0.256, 12.3, 0.004, 0)] == ["0.26", "12", ".004", "0"]


def _curve(name: str, values: list[float]) -> CurveSummary:
    points = tuple(Point(at, Interval(value, value, value), 9) for at, value in enumerate(values, 1))
    return CurveSummary(id=name, group="", name=name, axis="Turn", points=points)


def test_names_at_the_ends_of_lines_do_not_lie_on_one_another() -> None:
    svg = curves_svg([_curve(name, [0, 1, 1]) for name in "abc"], ["red", "green", "blue"], "en")
    heights = [
        float(part.split('y="')[1].split('"')[0]) for part in svg.split("<text")[1:] if 'class="name"' in part
    ]
    assert len(heights) == 3
    assert all(
        abs(one - other) >= 16 for one in heights for other in heights if one is not other and one != other
    )
    assert len(Counter(heights)) == 3


def test_turns_that_hardly_any_game_came_to_are_not_drawn() -> None:
    curve = _curve("a", [1, 2, 3, 99])
    games = [100, 100, 60, 2]
    points = tuple(
        msgspec.structs.replace(point, games=count) for point, count in zip(curve.points, games, strict=True)
    )
    svg = curves_svg([msgspec.structs.replace(curve, points=points)], ["red"], "en")
    assert svg.count("<circle") == 3
    assert "99" not in svg


def test_a_curve_of_noughts_and_one_of_a_single_turn() -> None:
    assert "NaN" not in curves_svg([_curve("a", [0, 0, 0])], ["red"], "en")
    assert not curves_svg([_curve("a", [1])], ["red"], "en")
