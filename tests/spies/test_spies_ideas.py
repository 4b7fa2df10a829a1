"""Ten ideas that a stranger would have, each said in a few lines of YAML as a mod of the mansion: a kind of guard, a zone, a
lamp that flickers, a key, a hostage, a bribe, a bomb, fog, two exits, a card for an alert of one's own choice.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from tests.support.packs_of_tests import play_to_the_end, rulings_that_hold

import uguisu
from uguisu.loading import check
from uguisu_spies.game import SpiesGame
from uguisu_spies.turn.guard import looks_of

IDEAS = Path(__file__).parents[1] / "packs" / "ten_ideas"


def test_each_does_what_it_says() -> None:
    assert rulings_that_hold(IDEAS, tell_all=["paint_sticks"]) == 13


def test_together_they_play() -> None:
    play_to_the_end(uguisu.load(IDEAS), 10)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("put: green, title", "put: document, title", "`speed` means nothing for `document`"),
        ("{op: darken, at: b2}", "{op: darken, at: b3}", "No lamp or candle is called 'b3'"),
        ("{op: darken, at: b2}", "{op: darken}", "Give just one of `region`, `zone` and `at`"),
        ("looks: line", "looks: far", "looks"),
    ],
)
def test_what_cannot_be_is_told(old: str, new: str, said: str, tmp_path: Path) -> None:
    pack = Path(shutil.copytree(IDEAS, tmp_path / "pack"))
    text = (pack / "mission.yaml").read_text(encoding="utf-8")
    assert old in text
    (pack / "mission.yaml").write_text(text.replace(old, new), encoding="utf-8")
    game, found = check(pack)
    assert game is None
    assert any(said in str(one.message) and one.line > 0 for one in found), [
        str(one.message) for one in found
    ]


def test_a_camera_looks_as_its_set_up_says(tmp_path: Path) -> None:
    pack = Path(shutil.copytree(IDEAS, tmp_path / "pack"))
    text = (pack / "mission.yaml").read_text(encoding="utf-8")
    at = text.index("    - {after: {put: purple}, put: green")
    eye = "{after: {put: purple}, put: camera, title: {en: Eye, uk: Око}, looks: all, at: [{square: k15}]}"
    (pack / "mission.yaml").write_text(f"{text[:at]}    - {eye}\n{text[at:]}", encoding="utf-8")
    game = uguisu.load(pack)
    assert isinstance(game, SpiesGame)
    camera = next(piece for piece in game.cameras if game.sees_as[piece] == "panoramic_camera")
    state = game.new(1)
    while state.shown[camera] < 0:
        game.apply(state, game.legal(state)[0])
    plain, all_round = (
        game.plain.looks.choices[kind][state.shown[camera]] for kind in ("camera", "panoramic_camera")
    )
    assert looks_of(game, state, camera) == all_round != plain
