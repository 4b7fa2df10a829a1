"""`uguisu cards`: faces of cards as pictures, in the language that is spoken."""

from __future__ import annotations

import re
from base64 import b64decode
from xml.etree import ElementTree as ET

import pytest

from uguisu_tools.pictures.face_template import SLOTS, template_of

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
    assert "here is no deck `ninjas`" in said.output
    assert "ninja" in said.output


TEMPLATE = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 63 88">
<rect width="63" height="88" fill="currentColor"/>
<g transform="translate(1, 2)">
  <rect id="title" x="3" y="3" width="55" height="8" fill="#aa0000" text-anchor="middle"/>
  <rect id="text" x="3" y="50" width="55" height="30"/>
  <rect id="art" x="3" y="14" width="55" height="30"/>
</g></svg>"""
DOT = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000c4944415408d763f8cfc000000301"
    "0100c9fe92ef0000000049454e44ae426082"
)


@pytest.fixture
def drawn(root, tmp_path):
    """A mod whose guards' cards are laid out on a picture of its own, one with art."""
    folder = tmp_path / "drawn"
    (folder / "art").mkdir(parents=True)
    (folder / "scenario.yaml").write_text(
        "format: 1\nid: drawn\ngame: scorpion\ntitle: Drawn\nuses: [scorpion/garden_gate]\n", encoding="utf-8"
    )
    (folder / "cards.yaml").write_text(
        "format: 1\ndecks: [{change: guards, face: art/guard.svg, back: art/dot.png}]\n"
        "cards: [{change: guard_passage, art: art/dot.png}]\n",
        encoding="utf-8",
    )
    (folder / "art" / "guard.svg").write_text(TEMPLATE, encoding="utf-8")
    (folder / "art" / "dot.png").write_bytes(DOT)
    return folder


def test_a_deck_is_laid_out_on_a_picture_of_its_own(run, drawn, tmp_path):
    assert run("validate", drawn).exit_code == 0
    result = run("cards", drawn, "--out", tmp_path / "faces", "--deck", "guards")
    assert result.exit_code == 0, result.output
    face = ET.parse(tmp_path / "faces" / "guard_passage.svg").getroot()
    title = next(face.iter(f"{SVG}text"))
    assert title.get("fill") == "#aa0000"
    assert (title.get("text-anchor"), float(title.get("x"))) == ("middle", 4 * (1 + 3 + 55 / 2))
    ground, art = face.iter(f"{SVG}image")
    shown = b64decode(ground.get("href").partition(",")[2]).decode()
    assert "currentColor" in shown
    assert 'id="title"' not in shown
    assert b64decode(art.get("href").partition(",")[2]) == DOT
    assert (float(art.get("x")), float(art.get("y"))) == (4 * 4.0, 4 * 16.0)


def test_svg_is_no_png(run, drawn, tmp_path):
    said = run("cards", drawn, "--out", tmp_path / "faces", "--deck", "guards", "--png")
    assert said.exit_code == 1
    assert "can't be painted as PNG" in said.output
    assert "Leave out --png" in said.output


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("<svg", "it is not an SVG picture"),
        ("<html/>", "it is not an SVG picture: html"),
        (TEMPLATE.replace(' viewBox="0 0 63 88"', ""), "neither a viewBox nor a width"),
        (TEMPLATE.replace('id="', 'id="my_'), "no rectangle in it has one of the ids title, corner"),
        (TEMPLATE.replace("translate(1, 2)", "rotate(30)"), "the rectangle `title` is rotated"),
        (
            TEMPLATE.replace('width="55"', 'width="all"'),
            "the sides of the rectangle `title` should be plain numbers",
        ),
        (f"<!DOCTYPE svg [<!ENTITY a 'b'>]>{TEMPLATE}", "it declares entities"),
        (TEMPLATE.replace("63 88", "88 63"), "not have the shape of a card"),
    ],
)
def test_a_picture_that_is_no_template_is_found(run, drawn, text, told):
    (drawn / "art" / "guard.svg").write_text(text, encoding="utf-8")
    said = run("validate", drawn)
    assert told in said.output
    assert "cards.yaml:2" in said.output
    assert said.exit_code == (0 if "shape" in told else 1)


def test_the_template_in_the_docs_is_one(root):
    text = (root / "docs" / "cards.md").read_text(encoding="utf-8")
    template = template_of(re.search(r"```svg\n(.*?)```", text, re.DOTALL)[1].encode())
    assert set(template.slots) == set(SLOTS) - {"art"}
    assert not template.odd_shape
    assert set(re.findall(r"^\| `(\w+)`", text, re.MULTILINE)) == set(SLOTS)
