"""Tournaments: who meets whom, how strong that shows each to be, and going on after a stop."""

from __future__ import annotations

import json
import shutil
import sys
from math import exp, log, log1p, sqrt
from pathlib import Path
from statistics import NormalDist

import pytest
from click.testing import CliRunner

from uguisu.core.errors import UguisuError
from uguisu.loading import load
from uguisu.plugins import registry
from uguisu_lab.playtest.tables import Words
from uguisu_lab.strengths import Meeting, Strengths
from uguisu_lab.tournament import Tournament, parse_entrants, tournament
from uguisu_lab.tournament_report import findings_of
from uguisu_tools.cli.app import app


def played(pack: Path, bots: str, games: int, **more) -> Tournament:
    game = load(pack)
    return tournament(game, pack, parse_entrants(bots, game, registry()), games, **more)


def test_every_two_meet_on_each_side_and_repeated_games_count_once(triangle):
    found = played(triangle, "random,greedy", 5)
    first = found.sides[0].side
    assert [(met.bot, met.side, met.other) for met in found.meetings] == [
        ("random", first, "greedy"),
        ("greedy", first, "random"),
    ]
    assert all(met.distinct == met.games == 5 for met in found.meetings)  # random mixes
    same = played(triangle, "greedy,mcts:4", 6)
    assert sum(met.distinct for met in same.meetings) < same.games == 12


def test_two_players_are_as_far_apart_as_a_formula_says():
    """With two players all of it has a closed form: the odds, the likelihood lost, and where the interval ends."""
    won, lost = 30, 12
    fitted = Strengths(2, 0, [Meeting(0, 1, 0, won, lost)], supposed=0)
    found = fitted.difference(0, 1)

    def likelihood(lead: float) -> float:
        return won * lead - (won + lost) * log1p(exp(lead))

    assert found.value == pytest.approx(log(won / lost))
    for end in (found.low, found.high):
        assert 2 * (likelihood(log(won / lost)) - likelihood(end)) == pytest.approx(
            NormalDist().inv_cdf(0.975) ** 2
        )
    lost_without = 2 * (likelihood(log(won / lost)) - likelihood(0))
    assert fitted.p_equal(0, 1) == pytest.approx(2 * (1 - NormalDist().cdf(sqrt(lost_without))))


def test_strengths_are_those_that_zermelo_finds():
    """His iteration (1929) needs neither slopes nor a likelihood: points, over games by who they were against."""
    table = {
        (0, 1): (73, 9),
        (0, 2): (49, 32),
        (0, 3): (22, 28),
        (1, 2): (7, 81),
        (1, 3): (5, 27),
        (2, 3): (14, 32),
    }
    points, games = [0.0] * 4, [[0.0] * 4 for _ in range(4)]
    for (one, other), (won, lost) in table.items():
        points[one], points[other] = points[one] + won, points[other] + lost
        games[one][other] = games[other][one] = won + lost
    worth = [1.0] * 4
    for _ in range(2000):
        worth = [
            points[one]
            / sum(games[one][other] / (worth[one] + worth[other]) for other in range(4) if other != one)
            for one in range(4)
        ]
    fitted = Strengths(4, 0, [Meeting(*pair, 0, *both) for pair, both in table.items()], supposed=0)
    middle = sum(map(log, worth)) / 4
    assert fitted.best[:4] == pytest.approx([log(one) - middle for one in worth], abs=1e-6)


def test_a_side_that_always_wins_makes_nobody_strong():
    fitted = Strengths(2, 1, [Meeting(0, 1, 0, 20, 0), Meeting(1, 0, 0, 20, 0)])
    assert fitted.strength(0).value == pytest.approx(0, abs=1e-6)
    assert fitted.worth(0).low > 1
    assert fitted.p_equal(0, 1) > 0.9


def test_a_stopped_tournament_goes_on_where_it_stopped(triangle, tmp_path):
    state = tmp_path / "state.json"

    def stop(done: int, _of: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    stopped = played(triangle, "random,greedy", 4, state=state, progress=stop)
    assert (stopped.partial, stopped.games) == (True, 3)
    resumed = played(triangle, "random,greedy", 4, state=state)
    assert (resumed.partial, resumed.resumed, resumed.games) == (False, 3, 8)
    assert resumed.meetings == played(triangle, "random,greedy", 4).meetings
    assert [path.name for path in tmp_path.iterdir()] == ["state.json"]


def test_games_that_crashed_are_told_and_played_again(triangle, tmp_path):
    state = tmp_path / "state.json"
    broken = played(triangle, f"random,program:{sys.executable} -c 0", 1, state=state)
    assert (broken.games, sum(met.broken for met in broken.meetings)) == (0, 2)
    assert "crashed" in broken.trouble
    assert played(triangle, f"random,program:{sys.executable} -c 0", 1, state=state).resumed == 0


def test_another_tournament_is_refused(triangle, tmp_path):
    state, pack = tmp_path / "state.json", tmp_path / "pack"
    shutil.copytree(triangle, pack)
    played(pack, "random,greedy", 1, state=state)
    before = state.read_bytes()
    with pytest.raises(UguisuError, match="its bots are random, greedy"):
        played(pack, "greedy,random", 1, state=state)
    scenario = pack / "scenario.yaml"
    text = scenario.read_text(encoding="utf-8")
    scenario.write_text(text.replace("turn_limit: ", "turn_limit: 1", 1), encoding="utf-8")
    with pytest.raises(UguisuError, match="the pack has changed since"):
        played(pack, "random,greedy", 1, state=state)
    assert state.read_bytes() == before
    state.write_text("[]", encoding="utf-8")
    with pytest.raises(UguisuError, match="is not the state of a tournament"):
        played(triangle, "random,greedy", 1, state=state)


def test_the_command_writes_a_page_and_json(triangle, root, tmp_path):
    arguments = ["tournament", str(triangle), "--bots", "random,greedy", "-n", "2", "-j", "1"]
    ran = CliRunner().invoke(app, [*arguments, "--json", "--report", str(tmp_path / "report")])
    assert ran.exit_code == 0, ran.output
    assert json.loads(ran.stdout)["games"] == 4
    assert "Bot that looks one move ahead (greedy): " in (tmp_path / "report" / "tournament.html").read_text(
        encoding="utf-8"
    )
    alone = CliRunner().invoke(
        app, ["tournament", str(root / "scenarios/senjutsu/alone_in_the_snow"), *arguments[2:]]
    )
    assert alone.exit_code != 0
    assert "all play on one side" in alone.output


def test_it_says_where_the_strong_bot_took_no_part(triangle, root):
    yard = root / "scenarios" / "spies" / "back_yard"
    told = [
        " ".join(findings_of(played(yard, bots, 1), Words("en")))
        for bots in ("random,spies", "random,strong:2")
    ]
    assert "strong bots were not tried. To try them have `sharp` play" in told[0]
    assert "not tried" not in told[1]
    assert played(triangle, "random,mcts:20", 1).stronger == "mcts:100"
    assert not played(triangle, "random,mcts:200", 1).stronger
