"""`uguisu cards`: faces of cards as pictures, in the language that is spoken."""

from __future__ import annotations

from xml.etree import ElementTree as ET

SVG = "{http://www.w3.org/2000/svg}"


def test_each_card_is_a_picture(run, root, tmp_path):
    result = run(
        "cards", root / "scenarios/senjutsu/teaching_duel", "--out", tmp_path / "faces", "--deck", "hawk"
    )
    assert result.exit_code == 0, result.output
    assert sorted(file.stem for file in (tmp_path / "faces").iterdir())[:2] == ["breath", "follow_up"]
    face = ET.parse(tmp_path / "faces" / "wide_cut.svg").getroot()
    words = [text.text for text in face.iter(f"{SVG}text")]
    assert {"5", "Wide cut", "1"} <= set(words)
    assert len(list(face.iter(f"{SVG}polygon"))) >= 7 + 2, (
        "the fighter's hex and those around it, and the frame"
    )


def test_sheets_have_every_copy(run, root, tmp_path):
    result = run(
        "--language",
        "uk",
        "cards",
        root / "scenarios/senjutsu/teaching_duel",
        "-o",
        tmp_path,
        "--sheets",
        "--deck",
        "crane",
    )
    assert result.exit_code == 0, result.output
    pages = [ET.parse(page).getroot() for page in sorted(tmp_path.glob("*.svg"))]
    assert len(pages) == 3, "twenty cards, nine on a page"
    words = [text.text for page in pages for text in page.iter(f"{SVG}text")]
    assert words.count("Захист") == 3


def test_a_game_without_faces_of_its_own_has_titles_and_texts(run, root, tmp_path):
    result = run(
        "cards", root / "scenarios/scorpion/garden_gate", "--out", tmp_path, "--deck", "ninja", "--png"
    )
    assert result.exit_code == 0, result.output
    assert all(file.read_bytes()[:4] == b"\x89PNG" for file in tmp_path.iterdir())


def test_what_cannot_be_drawn_is_said(run, root, triangle, tmp_path):
    assert "his pack has no cards" in run("cards", triangle, "--out", tmp_path).output
    said = run("cards", root / "scenarios/scorpion/garden_gate", "--out", tmp_path, "--deck", "ninjas")
    assert said.exit_code == 1
    assert "here is no deck 'ninjas'" in said.output
    assert "ninja" in said.output
