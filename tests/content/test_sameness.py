"""Saves and replays outlive a corrected text, title or picture, and nothing that changes play."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from uguisu.content.sameness import former_digest_of, parts_of
from uguisu.core.game import Game
from uguisu.loading import load
from uguisu.match import Match
from uguisu_tools.cli.app import app
from uguisu_tools.record import save
from uguisu_tools.record.stamp import StampMismatch, check, stamp_of

SCENARIOS = Path(__file__).parents[2] / "scenarios"


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    return Path(shutil.copytree(SCENARIOS / "temple" / "first_steps", tmp_path / "first_steps"))


def change(pack: Path, file: str, old: str, new: str) -> Game:
    text = (pack / file).read_text(encoding="utf-8")
    assert old in text
    (pack / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return load(pack)


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("scenario.yaml", "title: {en: ", "title: {en: The "),
        ("scenario.yaml", "A small temple to learn", "A tiny temple to learn"),
        ("map.yaml", "name: {en: Lantern Steps", "name: {en: Lantern Stairs"),
    ],
)
def test_what_people_read_may_change(file, old, new, pack):
    before = load(pack)
    after = change(pack, file, old, new)
    assert after.content.former_digest != before.content.former_digest
    assert check(stamp_of(before, 1), after) == []


def test_a_mod_of_texts_plays_the_same_games_and_one_of_cards_does_not():
    cards = {
        "cards": {
            "cards": [{"id": "rope", "title": "Rope", "art": "art/a.png", "do": [{"op": "say", "text": "A"}]}]
        }
    }
    told = {
        "cards": {"cards": [{"id": "rope", "title": {"it": "Corda"}, "do": [{"op": "say", "text": "B"}]}]}
    }
    other = {
        "cards": {
            "cards": [{"id": "rope", "title": "Rope", "do": [{"op": "say", "text": "A", "to": "ninja"}]}]
        }
    }
    assert parts_of(cards) == parts_of(told)
    assert parts_of(cards).items() ^ parts_of(other).items()
    assert former_digest_of(cards) != former_digest_of(told)


def test_what_a_game_reads_counts_though_it_is_called_like_a_text():
    one, other = ({"scenario": {"options": {"title": name}}} for name in ("a", "b"))
    assert parts_of(one) != parts_of(other)
    one, other = ({"mission": {"triggers": [{"do": [{"op": "turn", "face": name}]}]}} for name in ("n", "s"))
    assert parts_of(one) != parts_of(other)


def test_a_save_of_before_is_still_taken(pack):
    game = load(pack)
    stamp = json.loads(save.dumps(Match(game, 3)))
    stamp["uguisu_save"] |= {"digest": game.content.former_digest}
    del stamp["uguisu_save"]["parts"]
    assert game.content.former_digest != game.digest
    assert save.loads(json.dumps(stamp), game).seed == 3


def test_a_refusal_names_the_file_and_the_entry(pack):
    stamp = stamp_of(load(pack), 1)
    changed = change(pack, "map.yaml", "kind: bridge", "kind: road")
    with pytest.raises(
        StampMismatch,
        match=r"`map\.yaml: koi_pond, moon_step` in the pack 'first_steps' has changed since it was played \(",
    ):
        check(stamp, changed)


def test_a_refusal_of_a_mod_names_no_version_where_there_is_none(pack, tmp_path):
    mod = tmp_path / "mod"
    mod.mkdir()
    (mod / "scenario.yaml").write_text(
        "format: 1\nid: mod\ntitle: Mod\nuses: [../first_steps]\n", encoding="utf-8"
    )
    stamp = stamp_of(load(mod), 1)
    change(pack, "map.yaml", "kind: bridge", "kind: road")
    without = type(stamp)(**{name: getattr(stamp, name) for name in stamp.__struct_fields__} | {"parts": {}})
    for one in (stamp, without):
        with pytest.raises(StampMismatch) as raised:
            check(one, load(mod))
        assert "none" not in str(raised.value)
    assert str(raised.value).startswith("the pack 'first_steps', which 'mod' builds on, has changed")


def test_a_saved_game_goes_on_with_who_sat_there(pack, tmp_path):
    file = tmp_path / "game.json"
    typed = f"save {file}\nquit\n"
    run = CliRunner().invoke(
        app, ["play", str(pack), "--seat", "ninja=human", "--bots", "samurai=random"], input=typed
    )
    assert file.exists(), run.output
    sat = save.parse(file.read_text(encoding="utf-8")).players
    assert sat["ninja"] == "human"
    assert set(sat.values()) == {"human", "random"}
    again = tmp_path / "again.json"
    CliRunner().invoke(app, ["play", str(pack), "--load", str(file)], input=f"save {again}\nquit\n")
    assert save.parse(again.read_text(encoding="utf-8")).players == sat


def test_a_save_starts_no_program(pack, tmp_path):
    file = tmp_path / "game.json"
    game = load(pack)
    save.save(Match(game, 1), file, players={"ninja": "program: touch owned"})
    run = CliRunner().invoke(app, ["play", str(pack), "--load", str(file)], input="quit\n")
    assert run.exit_code == 2
    assert "which a save does not start" in " ".join(run.output.split())
