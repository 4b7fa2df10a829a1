"""Games of people: kept on their machine without names and moves, listed, deleted, switched off."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from uguisu_lab.playtest.levels import standing
from uguisu_lab.playtest.people import OF_FEW
from uguisu_tools.record import people


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of data in which nothing has been switched off."""
    monkeypatch.setenv("UGUISU_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


def to_the_end(run, pack: Path, *options: str, lines: str = "1\n" * 80):
    result = run("play", pack, "--seed", 1, *options, input=lines)
    assert result.exit_code == 0, result.output
    return result


def test_a_game_of_people_is_kept_with_how_it_ended(run, run_json, triangle):
    to_the_end(run, triangle)
    [kept] = run_json("people", "--json")["games"]
    assert kept["where"] == "terminal"
    assert (kept["game"], kept["scenario"]) == ("temple", "triangle")
    assert kept["seats"] == {"ninja": "human", "samurai": "human"}
    assert kept["winner"] in ("ninja", "samurai")
    told = run("people").output
    assert "temple/triangle  in the terminal  ninja: human, samurai: human" in told
    assert "1 game of people, in " in told


def test_nothing_is_kept_from_which_a_game_could_be_played_again(run, triangle):
    to_the_end(run, triangle, "--seat", "ninja=human", "--seat", "samurai=random")
    [line] = people.people_file().read_text(encoding="utf-8").splitlines()
    assert set(json.loads(line)) <= {
        "format",
        "day",
        "where",
        "game",
        "scenario",
        "digest",
        "variants",
        "seats",
        "result",
        "winner",
        "steps",
    }


def test_a_program_is_not_named(triangle):
    from uguisu.loading import load
    from uguisu.match import Match

    match = Match(load(triangle), 1)
    while not match.over:
        match.play(match.legal()[0])
    people.keep_match(match, {"ninja": people.HUMAN, "samurai": "program:python secret.py"}, people.TERMINAL)
    assert people.people_games()[0].seats == {"ninja": "human", "samurai": "program"}


@pytest.mark.parametrize("bots", ["all=random"])
def test_games_of_bots_alone_are_not_kept(run, triangle, bots):
    to_the_end(run, triangle, "--bots", bots)
    assert people.people_games() == []


def test_a_game_that_was_left_is_not_kept(run, triangle):
    to_the_end(run, triangle, lines="1\nquit\n")
    assert people.people_games() == []


def test_an_end_that_was_taken_back_counts_once(run, triangle, monkeypatch):
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    from uguisu_tools.cli.play import terminal

    class Keyboard:
        isatty = staticmethod(lambda: True)
        stdin = property(lambda self: self)

    monkeypatch.setattr(terminal, "sys", Keyboard())
    whole = to_the_end(run, triangle, lines="1\n" * 60).output.count("> ")
    first = len(people.people_games())
    assert first == 1
    to_the_end(run, triangle, lines="1\n" * whole + "undo\n" + "1\n" * 10)
    assert len(people.people_games()) == 2


def test_a_game_that_was_over_when_it_was_loaded_is_not_kept_again(run, triangle, tmp_path):
    from uguisu.loading import load
    from uguisu.match import Match
    from uguisu_tools.record import save

    match = Match(load(triangle), 1)
    while not match.over:
        match.play(match.legal()[0])
    save.save(match, tmp_path / "over.json")
    to_the_end(run, triangle, "--load", str(tmp_path / "over.json"))
    assert people.people_games() == []


def test_by_post_the_keeper_keeps_it_once(run, triangle, tmp_path):
    from uguisu_tools.record import turn_file

    file = tmp_path / "game.json"
    seats = ("--seat", "ninja=human", "--seat", "samurai=random")
    for _ in range(40):
        run("play", triangle, "--seed", 1, "--turn-file", file, *seats)
        if people.people_games():
            break
        run("play", triangle, "--turn-file", turn_file.file_of(file, "ninja"), input="1\n")
    [kept] = people.people_games()
    assert kept.where == "post"
    run("play", triangle, "--turn-file", file)
    assert len(people.people_games()) == 1


def test_switched_off_nothing_is_kept_and_what_was_stays(run, run_json, triangle):
    to_the_end(run, triangle)
    assert "No games of people are kept" in run("people", "--keep", "off").output
    to_the_end(run, triangle)
    assert len(run_json("people", "--json")["games"]) == 1
    assert not run_json("people", "--json")["keeps"]
    run("people", "--keep", "on")
    to_the_end(run, triangle)
    assert len(run_json("people", "--json")["games"]) == 2


def test_they_are_deleted_by_pack_or_all(run, run_json, triangle, good):
    to_the_end(run, triangle)
    to_the_end(run, good, "--seat", "ninja=human", lines="1\n" * 200)
    names = {game["scenario"] for game in run_json("people", "--json")["games"]}
    assert names == {"triangle", "good"}
    assert [game["scenario"] for game in run_json("people", triangle, "--json")["games"]] == ["triangle"]
    assert "1 game was deleted." in run("people", "temple/triangle", "--forget").output
    assert [game["scenario"] for game in run_json("people", "--json")["games"]] == ["good"]
    run("people", "--forget")
    assert run_json("people", "--json")["games"] == []


def test_a_line_that_was_cut_off_spoils_no_other(run, triangle):
    to_the_end(run, triangle)
    with people.people_file().open("a", encoding="utf-8") as file:
        file.write('{"day":"2026-')
    to_the_end(run, triangle)
    assert len(people.people_games()) == 2


def test_a_disk_that_refuses_disturbs_no_game(run, triangle, data):
    data.parent.mkdir(exist_ok=True)
    data.write_text("a file where the folder should be", encoding="utf-8")
    to_the_end(run, triangle)


def test_a_switch_that_cannot_be_written_is_a_sentence(run, data):
    data.parent.mkdir(exist_ok=True)
    data.write_text("a file where the folder should be", encoding="utf-8")
    told = run("people", "--keep", "off")
    assert told.exit_code == 1
    assert "can't be written" in told.output
    assert people.keeps_people()


def test_a_playtest_tells_them_beside_the_bots_and_never_counts_them(run, run_json, triangle):
    before = run_json("playtest", triangle, "--games", 20, "--seed", 3, "--bots", "all=random", "--json")
    for _ in range(3):
        to_the_end(run, triangle)
    after = run_json("playtest", triangle, "--games", 20, "--seed", 3, "--bots", "all=random", "--json")
    assert before["people"] is None
    told = after.pop("people")
    assert (told["games"], sum(told["wins"].values())) == (3, 3)
    assert {**before, "seconds": 0, "people": 0} == {**after, "seconds": 0, "people": 0}
    text = run("playtest", triangle, "--games", 20, "--bots", "all=random").output
    assert "Between people it was " in text
    assert "of 3 games. That is too few to say anything." in text


@pytest.mark.parametrize(
    ("wins", "shown"), [((8, 0), True), ((7, 0), False), ((13, 0), True), ((9, 4), False)]
)
def test_few_games_of_people_tell_who_is_ahead_where_they_show_it(wins, shown):
    found = standing(dict(zip("ab", wins, strict=True)), sum(wins), sum(wins), at_any_time=True, near=OF_FEW)
    assert (found.ahead == "a") == shown


def test_games_of_another_map_are_not_counted_as_this_ones(run, run_json, triangle):
    to_the_end(run, triangle)
    scenario = triangle / "scenario.yaml"
    scenario.write_text(
        scenario.read_text(encoding="utf-8").replace("turn_limit: 10", "turn_limit: 9"), encoding="utf-8"
    )
    told = run_json("playtest", triangle, "--games", 10, "--bots", "all=random", "--json")["people"]
    assert (told.get("games", 0), told["others"]) == (0, 1)
    text = run("playtest", triangle, "--games", 10, "--bots", "all=random").output
    assert "1 game of people with this pack as it was before is not counted." in text


def test_people_against_bots_stand_apart(run, run_json, triangle):
    to_the_end(run, triangle, "--seat", "ninja=human", "--seat", "samurai=random")
    told = run_json("playtest", triangle, "--games", 10, "--bots", "all=random", "--json")["people"]
    assert told.get("games", 0) == 0
    assert list(told["beside_bots"]) == ["ninja"]
    assert (
        "With bots at the table, people won Ninja "
        in run("playtest", triangle, "--games", 10, "--bots", "all=random").output
    )
