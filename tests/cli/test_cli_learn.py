"""`uguisu learn`: six steps, each seen to be done by the program, wherever one left off."""

from __future__ import annotations

from pathlib import Path

import pytest

from uguisu.plugins import registry
from uguisu_tools.scaffold.learning import answers

ROOT = Path(__file__).parents[2]
LESSON = registry().lessons["temple"]


def test_the_steps_are_taken_one_by_one(run, tmp_path):
    """Whoever pastes what each step shows comes to the end; before that, each says what is missing."""
    folder = tmp_path / "mine"
    told = run("learn", folder)
    assert told.exit_code == 0, told.output
    assert "0 of 6 steps done" in told.output
    assert "[ ] 1. A fourth tower" in told.output
    assert "Not yet, for your map has 3 towers." in told.output
    for number, step in enumerate(LESSON.steps, 1):
        told = run("learn", folder).output
        assert f"[ ] {number}. {step.title}" in told
        assert "Not yet, for " in told
        for paste in step.pastes:
            assert paste.text.strip().splitlines()[0] in told
            paste.into(folder)
        told = run("learn", folder).output
        assert f"{number} of 6 steps done" in told
        assert f"[x] {number}. {step.title}: " in told
    assert "That is the whole way" in told
    assert "`bell` went off in 20 of 20 games" in told
    assert "8 rounds, and if nobody makes a mistake, Ninja wins" in told
    assert run("validate", folder).exit_code == 0


def test_it_goes_on_where_it_was_left_and_goes_back_when_something_is_undone(run, tmp_path):
    folder = tmp_path / "mine"
    run("learn", folder)
    for step in LESSON.steps[:3]:
        for paste in step.pastes:
            paste.into(folder)
    assert "3 of 6 steps done" in run("learn", folder).output
    drawn = folder / "map.yaml"
    text = drawn.read_text(encoding="utf-8").replace("  - {between: [pines, north_tower], kind: road}\n", "")
    drawn.write_text(text, encoding="utf-8")
    told = run("learn", folder).output
    assert "1 of 6 steps done" in told
    assert "each tower has one way" in told


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        (
            "map.yaml",
            "[pond, north_tower], kind: bridge",
            "[west_tower, north_tower], kind: wall_way",
            "no way leads to north_tower",
        ),
        ("scenario.yaml", "turn_limit: 8", "turn_limit: 30", "a game lasts 30 rounds; choose 4 to 12"),
        ("mission.yaml", "is: ninja", "is: red", "`bell` fired in none of 20 games"),
    ],
)
def test_what_is_not_yet_right_is_said(tmp_path, run, file, old, new, told):
    folder = tmp_path / "mine"
    run("learn", folder)
    for step in LESSON.steps:
        for paste in step.pastes:
            paste.into(folder)
    for name in ("map.yaml",) if "north_tower" in old else ():
        text = (folder / name).read_text(encoding="utf-8")
        (folder / name).write_text(
            text.replace("  - {between: [pines, north_tower], kind: road}\n", ""), encoding="utf-8"
        )
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    text = text.replace(old, new).replace(
        "on: entered", "on: round_ended" if file == "mission.yaml" else "on: entered"
    )
    (folder / file).write_text(text, encoding="utf-8")
    if file == "mission.yaml":
        text = text.replace(
            "if: [{test: same, piece: piece, is: red}]",
            "if: [{test: at, piece: red, place: shrine}, {test: at, piece: ninja, place: shrine}]",
        )
        (folder / file).write_text(text, encoding="utf-8")
    *_, last = answers(LESSON, folder, registry())
    assert not last.done
    assert str(last.said) == told


@pytest.mark.parametrize(
    ("language", "word"), [("ru", "Четвёртая башня"), ("uk", "Четверта вежа"), ("it", "Una quarta torre")]
)
def test_in_every_language(run, tmp_path, language, word):
    told = run("learn", tmp_path / "mine", "--language", language).output
    assert word in told
    assert "Not yet" not in told
    assert "towers" not in told


def test_a_pack_with_a_mistake_is_told_with_its_place(run, tmp_path):
    folder = tmp_path / "mine"
    run("learn", folder)
    drawn = folder / "map.yaml"
    drawn.write_text(
        drawn.read_text(encoding="utf-8").replace("[shrine, pond]", "[shrine, pont]"), encoding="utf-8"
    )
    told = run("learn", folder)
    assert told.exit_code == 1
    assert "map.yaml" in told.output
    assert "pond" in told.output
    assert "Traceback" not in told.output


def test_a_game_without_a_lesson(run, tmp_path):
    told = run("learn", tmp_path / "mine", "--game", "spies")
    assert told.exit_code == 1
    assert "temple" in told.output
    assert not (tmp_path / "mine").exists()


def test_the_page_shows_the_lines_of_the_lesson():
    page = (ROOT / "docs" / "learn.md").read_text(encoding="utf-8")
    for number, step in enumerate(LESSON.steps, 1):
        chapter = page.partition(f"## {number}. {step.title}\n")[2].partition("\n## ")[0]
        for paste in step.pastes:
            where = (
                f"# {paste.file}, {paste.after.strip().removesuffix(':')}"
                if paste.after
                else f"# {paste.file}"
            )
            assert f"{where}\n{paste.text.rstrip()}\n" in chapter
