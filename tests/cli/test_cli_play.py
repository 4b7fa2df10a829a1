"""A game in the terminal, typed by a test."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from uguisu.loading import load
from uguisu.plugins import registry
from uguisu_tools.bots.simple import RandomBot
from uguisu_tools.bots.table import HUMAN
from uguisu_tools.cli.commands.play import who_plays

USUAL = "mcts:200,mix=0.7"
"""The default bot of Temple."""


@pytest.fixture
def play(run, triangle):
    """Play the tiny pack, typing these lines."""

    def typed(*lines, options=()):
        return run("play", triangle, "--seed", 1, *options, input="".join(f"{line}\n" for line in lines))

    return typed


def test_hot_seat_by_number_and_by_notation(play):
    result = play("1", "red:hall", "quit")
    assert result.exit_code == 0, result.output
    assert "Ninja: human" in result.output
    assert "  1 Ninja goes to heart" in result.output
    assert "Ninja goes from hall to heart" in result.output
    assert "Red samurai goes from north to hall" in result.output
    assert "Round: 0/10" in result.output


def test_against_bots(play):
    result = play("1", "quit", options=["--seat", "ninja=human"])
    assert f"Samurai: {USUAL}" in result.output
    assert "Green samurai" in result.output.split("> ")[1]


def test_bots_among_themselves_play_to_the_end(play, triangle):
    result = play(options=["--bots", "all=random"])
    assert result.exit_code == 0, result.output
    assert result.output.count("> ") == 0
    assert load(triangle).results[0].id


def test_what_may_be_typed_is_told(play):
    result = play("help", "quit")
    for word in ("undo", "redo", "hint", "log", "board", "save FILE", "load FILE", "quit"):
        assert f"  {word}" in result.output


def test_the_end_of_input_is_the_end(play):
    assert play("1").exit_code == 0


def test_a_move_that_is_none(play):
    result = play("0", "99", "moon", "hea", "quit")
    assert result.exit_code == 0
    assert "No move is called '99'. There is only 1; or type `help`." in result.output
    assert "No move is called 'moon'" in result.output
    assert result.output.count("Ninja goes to heart") == 2


def test_undo_and_redo(play):
    result = play("undo", "1", "undo", "redo", "red:stay", "quit")
    assert "There is nothing to undo." in result.output
    assert result.output.count("Ninja: The ninja moves") == 2
    assert "Red samurai stays at north" in result.output


def test_the_table_is_not_shown_again_after_a_question(play):
    result = play("log", "help", "", "quit")
    assert result.output.count("Ninja: The ninja moves") == 2


def test_hints_and_logs(play):
    result = play("hint", "hint random", "hint randon", "1", "log", "quit")
    assert f"{USUAL} would play ninja:heart" in result.output
    assert "random would play ninja:heart" in result.output
    assert "Did you mean `random`?" in result.output
    assert "   0  Ninja goes from hall to heart" in result.output


def test_talk(play):
    result = play("say samurai Good evening", "say", "say moon hello", "quit")
    assert "Write it like: say" in result.output
    assert "moon" in result.output


def test_saving_and_going_on(play, run, triangle, tmp_path):
    file = tmp_path / "game.json"
    result = play("1", f"save {file}", "quit")
    assert f"Saved in {file}" in result.output
    again = run("play", triangle, "--load", file, input="red:stay\nquit\n")
    assert "Red samurai stays at north" in again.output
    within = play(f"load {file}", "red:stay", "quit")
    assert "Red samurai stays at north" in within.output


@pytest.mark.parametrize("text", ["", "{}", "hello", '{"uguisu_save": 3}'])
def test_a_file_that_is_no_save_does_not_end_the_game(play, tmp_path, text):
    file = tmp_path / "no.json"
    file.write_text(text, encoding="utf-8")
    result = play(f"load {file}", "load nowhere.json", "save", "1", "quit")
    assert result.exit_code == 0, result.output
    assert "not a saved game" in result.output
    assert "nowhere.json can't be read" in result.output
    assert "Ninja goes from hall to heart" in result.output


def test_a_folder_that_is_not_there_does_not_end_the_game(play, tmp_path):
    result = play(f"save {tmp_path / 'no' / 'where.json'}", "1", "quit")
    assert result.exit_code == 0, result.output
    assert "Ninja goes from hall to heart" in result.output


def test_a_record_verifies(play, run, tmp_path):
    file = tmp_path / "game.jsonl"
    play("1", "quit", options=["--seat", "ninja=human", "--record", str(file)])
    assert run("replay", file, "--verify").exit_code == 0
    assert json.loads(file.read_text(encoding="utf-8").splitlines()[0])["seats"]["samurai"] == USUAL
    other = tmp_path / "typed.jsonl"
    assert "Recorded in" in play("1", f"record {other}", "quit").output
    assert run("replay", other, "--verify").exit_code == 0


def test_in_the_language_asked_for(play):
    result = play("quit", options=["--language", "ru"])
    assert "Треугольник" in result.output
    assert "Ход ниндзя" in result.output


def test_the_keyboard_is_passed_on_when_asked_for(play):
    result = play("", "1", "", "quit", options=["--handover", "always"])
    assert "Next is Samurai: pass the keyboard on" in result.output
    assert "pass the keyboard" not in play("1", "quit").output


@pytest.mark.pure
def test_the_keyboard_is_passed_on_where_there_are_secrets(play, monkeypatch):
    from uguisu_temple.game import TempleGame

    def show(self, view):
        view.note("secret", view.seat)

    monkeypatch.setattr(TempleGame, "show", show)
    assert "pass the keyboard on" in play("1", "", "quit").output


@pytest.mark.parametrize(
    ("seats", "bots", "wanted"),
    [
        ((), "", {"ninja": HUMAN, "samurai": HUMAN}),
        (("ninja=human",), "", {"ninja": HUMAN, "samurai": USUAL}),
        (("samurai=mcts:50",), "", {"ninja": USUAL, "samurai": "mcts:50"}),
        ((), "samurai=mcts:50,c=1", {"ninja": HUMAN, "samurai": "mcts:50,c=1"}),
        ((), "random", {"ninja": "random", "samurai": "random"}),
        ((), "all=random", {"ninja": "random", "samurai": "random"}),
        (("ninja=human",), "random", {"ninja": HUMAN, "samurai": "random"}),
        ((), "mcts:50,c=1", {"ninja": "mcts:50,c=1", "samurai": "mcts:50,c=1"}),
    ],
)
def test_who_plays(triangle, seats, bots, wanted):
    assert who_plays(seats, bots, load(triangle), registry()) == wanted


@pytest.mark.parametrize(
    "options",
    [
        ["--seat", "ninja"],
        ["--seat", "moon=human"],
        ["--bots", "moon=random"],
        ["--bots", "randon"],
        ["--seat", "ninja=randon"],
    ],
)
def test_who_cannot_play_is_said(play, options):
    result = play("quit", options=options)
    assert result.exit_code in (1, 2)
    assert "Traceback" not in result.output
    assert "Error: " in result.output


def test_the_map_is_shown_and_shown_again(play):
    result = play("log", "map", "board", "quit")
    before, *after = result.output.split("> ")
    for shown in (before, after[1], after[2]):
        assert "outer wall (samurai only)" in shown
        assert "Ni" in shown
    assert "outer wall" not in after[0]


def test_the_map_comes_again_when_others_have_moved(play):
    _, after_one, after_two, *_ = play("1", "red:stay", "blue:stay", "quit").output.split("> ")
    assert "##" in after_one  # the ninja has moved: the samurai see the map
    assert "##" not in after_two  # one samurai has moved, the next is to: they know
    assert "Red samurai stays at north" in after_two


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no kill -9")
def test_killed_while_saving_it_leaves_the_old_file_or_the_new(triangle, tmp_path):
    """Kill it again and again, at whatever moment; what is there must always be a whole save."""
    file, typed = tmp_path / "game.json", tmp_path / "typed.txt"
    typed.write_text("1\n" + f"save {file}\nred:stay\nsave {file}\nundo\n" * 20_000, encoding="utf-8")
    for delay in (0.0, 0.037):
        file.unlink(missing_ok=True)
        with typed.open("rb") as lines:
            player = subprocess.Popen(
                [sys.executable, "-m", "uguisu_tools.cli", "play", str(triangle)],
                stdin=lines,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        while not file.exists() and player.poll() is None:
            time.sleep(0.001)
        time.sleep(delay)
        player.send_signal(signal.SIGKILL)
        player.wait()
        assert len(json.loads(file.read_text(encoding="utf-8"))["steps"]) in (1, 2)


CASTLE = Path(__file__).parents[2] / "scenarios" / "scorpion" / "garden_gate"


def test_a_table_of_scorpion_is_told_in_russian_to_the_last_word(run):
    lines = "1\n2\nhelp\nmoves\nquit\n"
    options = ["--seat", "intruders=human", "--language", "ru", "--seed", "3"]
    told = run("play", CASTLE, *options, input=lines)
    assert told.exit_code == 0, told.output
    table = told.output.split("Чтобы сделать ход")[0]
    moves = re.compile(r"^ *\d+ .*$", re.MULTILINE)
    latin = set(re.findall(r"[A-Za-z_]{2,}", moves.sub("", table)))
    assert latin <= {"scorpion", "help", "map"}
    assert "Ниндзя, миссия: A – " in table
    assert "Ниндзя идёт за целью A – " in table


def test_what_is_said_is_told_with_the_names_of_seats(run):
    lines = "say guards привет\nlog\nquit\n"
    options = ["--seat", "intruders=human", "--language", "ru", "--seed", "3"]
    assert "Лазутчики → Стража: привет" in run("play", CASTLE, *options, input=lines).output


def test_the_whole_table_is_shown_once_a_turn_and_on_enter(run):
    options = ["--seat", "intruders=human", "--seed", "4"]
    told = run("play", CASTLE, *options, input="1\n\nquit\n").output
    assert told.count("Turn: 1/12") == 2
    assert told.count("Ninja: hand") == 2
    assert "Ninja's path this turn" in told


def test_a_card_can_be_read(run):
    told = run(
        "play",
        CASTLE,
        "--seat",
        "intruders=human",
        "--seed",
        "3",
        input="card shadow\ncard none such\ncard\nquit\n",
    )
    assert "╭─ Shadow walk (shadow_walk) ──" in told.output
    assert "No card is called 'none such'" in told.output
    assert "Awaken (awaken)" in told.output


def test_a_card_without_a_text_is_told_by_what_it_does(run):
    pack = Path(__file__).parents[1] / "packs" / "night_tools"
    told = run("play", pack, "--seat", "intruders=human", "--language", "ru", input="card gong\nquit\n")
    words = " ".join(told.output.replace("│", " ").split())
    assert "(gong) ──" in words
    assert "По очереди для всех фигур вида «стражник»: стражник идёт не дальше чем на 1 зону" in words


def test_players_hear_the_briefing_first(run):
    told = run("play", CASTLE, "--seat", "intruders=human", "--language", "it", input="quit\n")
    assert "Il signore della villa dorme male" in told.output.split("Intrusi:")[0]


def test_a_game_is_not_played_for_a_record_that_cannot_be_written(run, triangle, tmp_path):
    told = run("play", triangle, "--bots", "random", "--record", tmp_path / "nowhere" / "game.jsonl")
    assert told.exit_code == 2
    assert f"there is no folder {tmp_path / 'nowhere'}" in told.stderr
    assert told.stdout == ""


def test_a_home_that_nobody_has_is_no_bug(play):
    assert "~nobody_of_that_name: there is no such file" in play("save ~nobody_of_that_name/x", "quit").output


def test_a_file_that_cannot_be_written_is_named_as_it_was_typed(play, tmp_path):
    told = play(f"save {tmp_path / 'nowhere' / 'game.json'}", "quit", options=["--language", "ru"])
    assert f"{tmp_path / 'nowhere'}: такого файла или папки нет." in told.output


def test_when_a_bot_breaks_the_game_is_still_there(run, triangle, tmp_path, monkeypatch):
    def break_down(self, decision):
        raise ZeroDivisionError("one by none")

    monkeypatch.setattr(RandomBot, "choose", break_down)
    options = ["--seat", "ninja=human", "--seat", "samurai=random", "--seed", 1]
    record = tmp_path / "game.jsonl"
    lines = f"1\nsave {tmp_path / 'game.json'}\nundo\nhint random\nquit\n"
    told = run("play", triangle, *options, "--record", record, input=lines)
    assert told.exit_code == 0, told.output
    assert "The bot 'random' of 'samurai' crashed: ZeroDivisionError: one by none (" in told.output
    assert "The bot 'random' of 'ninja' crashed" in told.output
    assert (tmp_path / "game.json").is_file()
    assert record.is_file()
    assert run("play", triangle, "--bots", "random").exit_code == 1


def test_a_game_that_is_stopped_is_recorded(run, triangle, tmp_path, monkeypatch):
    def stop(prompt=""):
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", stop)
    record = tmp_path / "game.jsonl"
    assert run("play", triangle, "--record", record).exit_code == 130
    assert run("replay", record, "--verify").exit_code == 0


def test_when_a_rule_breaks_the_game_is_saved_and_goes_on(run, triangle, tmp_path, monkeypatch):
    from uguisu_temple.turn.ninja import NinjaMove

    monkeypatch.setenv("UGUISU_DATA", str(tmp_path / "data"))
    monkeypatch.setattr(NinjaMove, "apply", lambda self, state, action: exec("raise SystemExit"))
    told = run("play", triangle, "--seed", 1, input="1\nundo\nquit\n")
    assert told.exit_code == 0, told.output
    assert "The rules of 'ninja', by the game, " in told.output
    assert "There is nothing to undo" in told.output, "the move was not made"
    [saved] = (tmp_path / "data").rglob("rescued/*.json")
    assert str(saved) in told.output
