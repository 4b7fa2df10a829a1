"""What a playtest says of a pack that can be solved, with all that it hides, in a few seconds."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.support.tiny import written
from tests.support.yardstick import yardstick

import uguisu
from uguisu.core.game import Game
from uguisu.plugins import registry
from uguisu_lab.playtest.certainty import certain, certain_soon
from uguisu_lab.playtest.headlines import findings_of, steps_of
from uguisu_lab.playtest.running import run
from uguisu_lab.playtest.summary import Exact, OnAverage
from uguisu_lab.playtest.tables import Words
from uguisu_lab.playtest.trust import ENOUGH, strong_for
from uguisu_tools.bots.spec import parse_bots
from uguisu_tools.equilibria import solution
from uguisu_tools.equilibria.tree import WorkCount

SCENARIOS = Path(__file__).parents[2] / "scenarios"
PACKS = {pack.name: pack for pack in yardstick()}


def loaded(name: str, folder: Path) -> tuple[Path, Game]:
    path = written(folder / name, PACKS[name].files)
    return path, uguisu.load(path)


def told(name: str, folder: Path, games: int) -> str:
    path, game = loaded(name, folder)
    found = run(path, games, parse_bots("", game, registry()), checks=0, exact=certain_soon(game))
    return findings_of(found, Words("en"))[0]


def test_a_win_that_rests_on_what_bots_are_not_shown_is_not_called_hard_to_find(tmp_path: Path) -> None:
    assert told("castle-5", tmp_path, 10).startswith(
        "If nobody makes a mistake and both sides know what the files of the pack fix in secret, Guards wins, "
        "whatever is hidden; that is certain. Bots have not read the files: between these bots it was so in only "
        "0 of 10 games."
    )


def test_what_is_even_is_told_to_be_even_whoever_wins_between_bots(tmp_path: Path) -> None:
    assert told("duel-5", tmp_path, 40).startswith(
        "If nobody makes a mistake, neither side gains on average (to within 0.001); that is certain. "
        "But playing so is hard: between these bots Hawk (Red) wins "
    )


def test_what_the_better_side_gets_is_told_with_its_bound(tmp_path: Path) -> None:
    path, game = loaded("yard-1", tmp_path)
    exact = certain_soon(game)
    assert exact is not None
    assert exact == certain(game)
    assert exact.winner is None
    average = exact.on_average
    assert average is not None
    assert (average.side, average.leader) == ("spies", "spies")
    assert (average.low, average.high) == pytest.approx((1 / 3, 1 / 3), abs=0.005)
    assert not strong_for(game, exact, ENOUGH)
    found = run(path, 10, parse_bots("", game, registry()), checks=0, exact=exact)
    assert (
        "gets 0.33 on average (to within 0.001; 1 is a win, -1 a loss)" in findings_of(found, Words("en"))[0]
    )
    assert steps_of(found, "x")


@pytest.mark.slow
@pytest.mark.parametrize("name", PACKS)
def test_no_pack_of_the_yardstick_takes_long_and_its_better_side_is_named(name: str, tmp_path: Path) -> None:
    _, game = loaded(name, tmp_path)
    exact = certain_soon(game)
    assert exact is not None
    assert exact.on_average is not None
    worth, first = PACKS[name].worth, game.seats[0].side
    better = next(side for side in game.sides if (side == first) == (worth > 0))
    assert exact.on_average.leader == (better if abs(worth) > 0.01 else None)
    assert (exact.winner is not None) == (abs(worth) == 1)


def test_what_takes_long_is_not_begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert certain_soon(uguisu.load(SCENARIOS / "scorpion" / "two_castles")) is None
    _, game = loaded("castle-1", tmp_path)
    monkeypatch.setattr(solution, "SOON_WORK", 100)
    assert certain_soon(game) is None
    work = WorkCount()
    solution.solve_secrets(game, limits=solution.Limits(work=work))
    assert 1000 < work.done < 2000


def test_an_open_game_is_told_as_ever(game: Game) -> None:
    assert certain_soon(game) == Exact(winner="samurai", length=6, unit="rounds")


def test_a_broken_rule_is_left_to_the_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _, game = loaded("castle-1", tmp_path)

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(type(game), "outcomes", broken)
    assert certain_soon(game) is None


def test_bounds_name_the_side_that_is_better_off() -> None:
    assert OnAverage(side="red", low=-0.001, high=0.002).leader is None
