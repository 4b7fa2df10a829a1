"""Turns by post: the keeper's file has all of the game, a player's file what her seat sees, and takes her answer."""

import json
import random
from pathlib import Path

import pytest

from uguisu import load
from uguisu_tools.record import save, turn_file

ROOT = Path(__file__).parents[2]
PACK = ROOT / "scenarios" / "temple" / "first_steps"


@pytest.mark.long
def test_a_game_is_played_by_post(run, tmp_path: Path) -> None:
    game, record = load(PACK), tmp_path / "game.json"
    for number in range(200):
        told = run("play", PACK, "--turn-file", record, *(("--seed", 5) if not number else ()))
        assert told.exit_code == 0, told.output
        match = save.load(record, game)
        if match.over:
            break
        sent = turn_file.file_of(record, match.to_move)
        answered = run("play", PACK, "--turn-file", sent, input=f"{number % 2 + 1}\n1\n")
        assert answered.exit_code == 0, answered.output
    assert match.over
    for seat in game.seats:
        last = turn_file.read(turn_file.file_of(record, seat.id), game)
        assert last.views["en"].result is not None


def test_what_is_sent_is_what_the_seat_sees() -> None:
    game = load(ROOT / "scenarios" / "spies" / "back_yard")
    rng = random.Random(1)
    from uguisu.match import Match

    match = Match(game, 4)
    for _ in range(12):
        match.play(rng.choice(match.legal()))
        seat = match.to_move
        turn = turn_file.turn_of(match, seat)
        assert turn.views["en"] == match.view(seat, "en")
        text = json.dumps(turn, default=str)
        assert "seed" not in text


def test_an_answer_that_is_no_move_is_asked_again(run, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    run("play", PACK, "--turn-file", record, "--seed", 5)
    [sent] = tmp_path.glob("*.turn")
    told = json.loads(sent.read_text(encoding="utf-8"))
    sent.write_text(json.dumps({**told, "answer": "up:and:away"}), encoding="utf-8")
    again = run("play", PACK, "--turn-file", record)
    assert "It is asked again" in again.output
    assert not json.loads(sent.read_text(encoding="utf-8")).get("answer")


@pytest.mark.parametrize("text", ["{}", '{"uguisu_turn": 5}', '{"uguisu_turn": {"format": 99}}'])
def test_files_that_are_no_turns_are_told(run, tmp_path: Path, text: str) -> None:
    file = tmp_path / "x.turn"
    file.write_text(text, encoding="utf-8")
    told = run("play", PACK, "--turn-file", file)
    assert told.exit_code != 0
    assert "Traceback" not in told.output
    assert "x.turn" in told.output


def test_a_turn_of_another_pack_is_refused(run, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    run("play", PACK, "--turn-file", record, "--seed", 5)
    [sent] = tmp_path.glob("*.turn")
    told = run("play", ROOT / "scenarios" / "temple" / "before_dawn", "--turn-file", sent)
    assert told.exit_code != 0
    assert "use the same pack" in told.output.lower() or "Use the same pack" in told.output
