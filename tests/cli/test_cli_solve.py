"""`uguisu solve`: the answer in a sentence, a table, and JSON; refusals in sentences."""

from __future__ import annotations

import re

import pytest
from tests.support import tiny

from uguisu import load
from uguisu.interrupts import CtrlC
from uguisu_tools.cli import picture
from uguisu_tools.cli.commands import solve
from uguisu_tools.cli.secret_answers import print_answer
from uguisu_tools.equilibria.solution import Advice, SecretSolution


def test_the_triangle_is_told(run, triangle):
    result = run("solve", triangle)
    assert result.exit_code == 0, result.output
    assert "if nobody makes a mistake, Samurai wins" in result.output
    assert "ninja:heart" in result.output


def test_json(run_json, triangle):
    told = run_json("solve", triangle, "--json")
    assert told["format"] == 1
    assert told["start"]["winner"] == "samurai"
    assert [opening["moves"] for opening in told["openings"]] == [["ninja:heart"]]


@pytest.mark.parametrize("pack", ["scorpion/garden_gate", "spies/back_yard", "senjutsu/teaching_duel"])
def test_large_games_with_secrets_are_refused_at_once(run, root, pack):
    result = run("solve", root / "scenarios" / pack)
    assert result.exit_code == 1
    assert "Error: It is too large: the number of its positions is more than 100 digits long" in result.output
    assert "--ruling" in result.output


def test_only_games_of_two_players_are_solved_with_their_secrets(run, root):
    result = run("solve", root / "scenarios" / "spies" / "mansion")
    assert result.exit_code == 1
    assert "only games of two players" in result.output.lower()


@pytest.fixture(scope="module")
def duel(tmp_path_factory):
    """A duel of one turn, and a ruling in which Blue is one wound from defeat."""
    files = tiny.duel(["quick_cut", "guard", "breath"], ["long_cut", "guard", "breath"], wounds=2)
    files["scenario"]["rulings"] = "rulings.yaml"
    last = {
        "id": "last_wound",
        "title": "One more",
        "setup": {"tracks": {"blue_wounds": 2}, "phase": "choose"},
    }
    expected = {"expect": "track", "track": "blue_wounds", "is": 2}
    files["rulings"] = {"format": 1, "rulings": [last | {"expect": [expected]}]}
    return tiny.written(tmp_path_factory.mktemp("duel") / "duel", files)


def test_a_duel_is_even(run, run_json, duel):
    result = run("solve", duel)
    assert result.exit_code == 0, result.output
    assert "Tiny: even, if nobody makes a mistake, give or take 0.0" in result.output
    told = run_json("solve", duel, "--json")
    assert told["side"] == "red"
    assert told["low"] - 0.001 <= 0 <= told["high"] + 0.001
    assert told["high"] - told["low"] <= 0.005
    assert {advice["seat"] for advice in told["advice"]} == {"red", "blue"}


def test_a_duel_from_a_ruling_is_won(run, duel):
    result = run("solve", duel, "--ruling", "last_wound")
    assert result.exit_code == 0, result.output
    assert "Hawk (Red) can force a win" in result.output
    assert "always  play " in result.output


def test_a_ruling_that_is_not_there(run, duel):
    result = run("solve", duel, "--ruling", "last_wond")
    assert result.exit_code != 0
    assert "no ruling is called 'last_wond'" in result.output.lower()
    assert "last_wound" in result.output


def test_what_bots_give_away(run, run_json, duel):
    told = run_json("solve", duel, "--ruling", "last_wound", "--bots", "default", "--json")
    assert [weakness["seat"] for weakness in told["weaknesses"]] == ["red", "blue"]
    for weakness in told["weaknesses"]:
        assert weakness["gets"] <= weakness["could"] + 0.005
    result = run("solve", duel, "--ruling", "last_wound", "--bots", "red=random,blue=random")
    assert "random as Hawk (Red) gets" in result.output


@pytest.mark.long
def test_mixtures_are_told_in_parts(run, tmp_path):
    result = run("solve", tiny.written(tmp_path / "yard", tiny.yard(["..h."], rounds=1)))
    assert result.exit_code == 0, result.output
    assert "times in" in result.output or "time in" in result.output


def test_what_is_for_open_games_only_is_said(run, duel, tmp_path):
    for asked in (["--what-if", "--map", tmp_path / "map.svg"], ["--write", tmp_path / "some.table"]):
        result = run("solve", duel, *asked)
        assert result.exit_code == 2
        assert "--map and --write are for packs" in result.output
    result = run("solve", duel, "--what-if", "--ruling", "last_wound")
    assert result.exit_code == 2
    assert "--what-if begins at the start" in result.output


@pytest.mark.long
def test_what_a_card_more_or_less_does(run, run_json, tmp_path):
    """Red's quick cut comes before all that Blue has, and wins; without it, it is even (exact values)."""
    files = tiny.duel(["quick_cut", "guard"], ["long_cut", "guard"], hand=2)
    pack = tiny.written(tmp_path / "duel", files)
    told = run_json("solve", pack, "--what-if", "--json")
    assert told["worth"] == pytest.approx(1, abs=0.005)
    edits = {(edit["card"], edit["deck"], edit["by"]): edit for edit in told["edits"]}
    assert edits["quick_cut", "hawk", -1]["high"] < 1 - 0.1
    assert edits["long_cut", "crane", -1]["low"] == pytest.approx(1, abs=0.005)
    result = run("solve", pack, "--what-if")
    assert "now +1.00." in result.output
    assert "one 'Quick cut' fewer in 'Hawk'" in result.output
    assert "one 'Long cut' fewer in 'Crane'" not in result.output


def test_sure_moves_of_the_same_course_are_told_together(capsys, duel):
    """One heading stands above moves that follow each other; where one has to mix, each decision has its own."""
    seat = load(duel).seats[0].id
    advice = [
        Advice(seat, likely, tuple((name, name, 1 / len(names)) for name in names))
        for likely, names in (
            (1.0, ("draw",)),
            (1.0, ("strike",)),
            (1.0, ("left", "right")),
            (1.0, ("up", "down")),
            (0.5, ("rest",)),
        )
    ]
    found = SecretSolution("red", 0.0, 0.0, 9, 9, tuple(advice))
    print_answer((load(duel), found), None, False, every=True)
    told = capsys.readouterr().out
    assert told.count("does well to choose") == 4
    assert (
        "choose, one after the other, in decisions that come in 100% of games:\n  always  draw\n  always  strike\n\n"
        in told
    )


@pytest.mark.parametrize("language", ["it", "ru", "uk"])
def test_it_tells_of_secrets_in_other_languages(run, duel, language):
    result = run("--language", language, "solve", duel, "--ruling", "last_wound")
    assert result.exit_code == 0, result.output
    for english in ("can force", "does well", "always"):
        assert english not in result.output


@pytest.mark.parametrize("language", ["it", "ru", "uk"])
def test_it_speaks_other_languages(run, triangle, language):
    result = run("--language", language, "solve", triangle)
    assert result.exit_code == 0, result.output
    assert "nobody makes a mistake" not in result.output


def test_what_if(run, run_json, triangle):
    told = run_json("solve", triangle, "--what-if", "--json")
    turned = [edit for edit in told["edits"] if edit["value"]["winner"] != told["start"]["winner"]]
    result = run("solve", triangle, "--what-if")
    assert turned
    assert f"Of {len(told['edits'])} single edits of the map, {len(turned)} change who wins" in result.output
    assert f"{turned[0]['kind']} {' - '.join(turned[0]['between'])}" in result.output


def test_what_if_as_a_map(run, triangle, tmp_path):
    told = run("solve", triangle, "--what-if", "--map", tmp_path / "map.svg")
    assert told.exit_code == 0, told.output
    drawn = (tmp_path / "map.svg").read_text(encoding="utf-8")
    assert "somebody else wins" in drawn
    assert run("solve", triangle, "--what-if", "--map", tmp_path / "map.png").exit_code == 0
    assert (tmp_path / "map.png").read_bytes().startswith(b"\x89PNG")
    assert run("solve", triangle, "--map", tmp_path / "map.svg").exit_code == 2
    assert run("solve", triangle, "--what-if", "--map", tmp_path / "map.txt").exit_code == 2


@pytest.mark.long
def test_a_tablebase_is_written_plays_and_judges(run, run_json, triangle, tmp_path):
    file = tmp_path / "triangle.table"
    assert run("solve", triangle, "--write", file).exit_code == 0
    told = run_json(
        "playtest",
        triangle,
        "-n",
        8,
        "--bots",
        f"samurai=perfect:{file},ninja=random",
        "--judge",
        file,
        "--json",
    )
    assert told["exact"] == {**run_json("solve", triangle, "--json")["start"], "unit": "rounds"}
    assert [side["wins"] for side in told["sides"]] == [0, 8]
    assert all(seat["thrown"] == 0 for seat in told["seats"])


def test_a_file_that_is_no_tablebase_is_refused_in_a_sentence(run, triangle, tmp_path):
    file = tmp_path / "some.table"
    file.write_text("hello", encoding="utf-8")
    result = run("playtest", triangle, "-n", 2, "--judge", file)
    assert result.exit_code == 1
    assert "some.table: this is not a tablebase" in result.output
    assert "uguisu solve PACK --write FILE" in result.output


def test_it_gives_up_in_a_sentence_when_the_time_is_over(run, root):
    """Its own way of solving knows nothing of clocks, and is stopped all the same."""
    for pack in ("broken_causeway", "six_lanterns"):
        result = run("solve", root / "scenarios" / "temple" / pack, "--minutes", 0.004)
        assert result.exit_code == 1
        assert "Error: After 0.004 min there was no answer" in result.output
        assert "--minutes 0" in result.output
        assert "uguisu playtest" in result.output


def test_it_gives_up_in_a_sentence_when_there_are_too_many_positions(run, root):
    result = run("solve", root / "scenarios" / "temple" / "six_lanterns", "--memory", 12)
    assert result.exit_code == 1
    assert "positions no end was in sight" in result.output
    assert "`--memory 48` allows more" in result.output


@pytest.mark.long
def test_what_cannot_fit_is_refused_before_the_memory_is_full(run, root):
    result = run("solve", root / "scenarios" / "temple" / "broken_causeway")
    assert result.exit_code == 1
    found = re.search(
        r"at least ([\d,]+) positions, as games at random show, which take about ([\d,]+) MB", result.output
    )
    assert found is not None, result.output
    assert int(found[1].replace(",", "")) > 10_000_000
    assert f"`--memory {2 * int(found[2].replace(',', ''))}` tries it nevertheless" in result.output


@pytest.mark.long
def test_it_shows_how_far_it_is(run, root, monkeypatch):
    monkeypatch.setattr(picture, "FIRST", 0.05)
    monkeypatch.setattr(picture, "OFTEN", 0.05)
    monkeypatch.setattr(picture, "TICK", 0.02)
    result = run("solve", root / "scenarios" / "temple" / "six_lanterns", "--memory", 240)
    assert "Working out every position, " in result.stderr
    assert " of 240 MB, " in result.stderr
    assert "Working out" not in result.stdout


def test_ctrl_c_ends_it_with_a_sentence(run, triangle, monkeypatch):
    def pressed(*_):
        raise CtrlC

    monkeypatch.setattr(solve, "solve", pressed)
    result = run("solve", triangle)
    assert result.exit_code == 130
    assert result.stderr == "Stopped after 0 s, before there was an answer.\n"
