"""A pack of one's own, changed in YAML and nothing else, plays at once."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import pytest

from uguisu.content.loader import read_pack
from uguisu.loading import check, load
from uguisu.plugins import registry
from uguisu_scorpion.game import ScorpionGame
from uguisu_scorpion.state import ScorpionState
from uguisu_tools.rulings.run import run_rulings

ROOT = Path(__file__).parents[2]
GARDEN = ROOT / "scenarios" / "scorpion" / "garden_gate"
STARTER = ROOT / "plugins" / "scorpion" / "uguisu_scorpion" / "packs" / "scorpion" / "starter"

GARDEN_HOUSE = """\
  - {id: garden_house, at: [40, 620], tags: [edge, hiding_place_of_mine], name: Garden House}
links:
  - {between: [garden_house, f7], kind: open}
  - {between: [garden_house, m5], kind: wall}
"""
ERRAND = """\
marks:
  - {id: seen, title: Seen}
triggers:
  - id: a_light_in_the_window
    on: entered
    if: [{test: at, piece: piece, place: garden_house}]
    do:
      - {op: mark, kind: seen, place: garden_house}
      - {op: raise, track: alert, by: 2}
      - {op: end, result: intruders_win}
props:
"""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the garden without its rulings."""
    pack = tmp_path / "garden"
    shutil.copytree(GARDEN, pack)
    change(pack / "scenario.yaml", "rulings: rulings.yaml\n", "")
    (pack / "rulings.yaml").unlink()
    return pack


def change(file: Path, old: str, new: str) -> None:
    """Put one text in the place of another, as in an editor."""
    text = file.read_text(encoding="utf-8")
    assert text.count(old) >= 1, old
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_a_new_zone_and_a_new_errand_play_at_once(copy: Path) -> None:
    change(copy / "map.yaml", "links:\n", GARDEN_HOUSE)
    change(copy / "mission.yaml", "props:\n", ERRAND)
    change(copy / "scenario.yaml", "map: map.yaml\n", "map: map.yaml\nrulings: rulings.yaml\n")
    (copy / "rulings.yaml").write_text(
        """\
format: 1
rulings:
  - id: a_light_is_seen
    setup: {pieces: {ninja: f7}, hands: {ninja: []}, phase: ninja}
    expect:
      - {expect: legal, includes: [garden_house]}
    steps:
      - play: [garden_house]
        expect:
          - {expect: track, track: alert, is: 2}
          - {expect: mark, kind: seen, place: garden_house}
          - {expect: result, is: intruders_win}
""",
        encoding="utf-8",
    )
    game, found = check(copy)
    assert [finding.message for finding in found if finding.severity == "error"] == []
    assert isinstance(game, ScorpionGame)
    pack, _ = read_pack(copy, registry())
    assert pack is not None
    assert [outcome.found for outcome in run_rulings(pack, registry())] == [[]]
    been = 0
    for seed in range(100):
        state, rng = game.new(seed), random.Random(seed)
        assert isinstance(state, ScorpionState)
        game.playout(state, rng)
        assert state.over
        been += bool(state.marks)
    assert been, "somebody comes to the new zone by chance"


def test_a_mission_changed_alone(copy: Path) -> None:
    fixed = "props:\n  setup: {ninja: f3, traitor: stables, missions: {ninja: C}, targets: {C: hall}}\n"
    change(copy / "mission.yaml", "props:\n", fixed)
    game = load(copy)
    assert isinstance(game, ScorpionGame)
    state = game.new(1)
    assert isinstance(state, ScorpionState)
    where = game.topology.index
    assert state.at[game.first : game.first + 2] == [where["f3"], where["stables"]]
    assert (state.missions[0], state.items[where["hall"]]) == (3, 3)
    assert game.playout(state, random.Random(1)).over


def test_the_starter_has_the_cards_of_the_bundled_packs() -> None:
    """Written out again for those who begin, and held to the original."""

    def cards(file: Path) -> str:
        return file.read_text(encoding="utf-8").partition("format: 1\n")[2]

    assert cards(STARTER / "cards.yaml") == cards(GARDEN / "cards.yaml")


def whistle(copy: Path, **change_of: str) -> None:
    """Add a card of the guards that puts a piece somewhere else."""
    words = {"target": "guard", "piece": "target", **change_of}
    text = (copy / "cards.yaml").read_text(encoding="utf-8")
    card = (
        "cards:\n  - id: whistle\n    title: A whistle\n    deck: guards\n    copies: 1\n"
        f"    target: {words['target']}\n    do: [{{op: move, piece: {words['piece']}, to: f7}}]\n"
    )
    (copy / "cards.yaml").write_text(
        text.replace("cards:\n", card, 1).replace("size: 36", "size: 37", 1), encoding="utf-8"
    )


@pytest.mark.long
def test_a_card_that_moves_a_guard_leaves_the_deduction_on(tmp_path: Path) -> None:
    """Guards stand in the open; only what moves somebody hidden makes all doubtful. The rulings hold as before."""
    pack = tmp_path / "garden"
    shutil.copytree(GARDEN, pack)
    whistle(pack)
    game, found = check(pack)
    assert isinstance(game, ScorpionGame), found
    assert [one.code for one in found if one.code == "scorpion-deduction"] == []
    assert "move" not in game.belief.charts.lying
    broken = [str(one) for outcome in run_rulings(game.content, registry()) for one in outcome.found]
    assert [one for one in broken if "whistle" not in one] == [], "hands that are counted have the card, too"


def test_a_card_that_moves_an_intruder_unseen_is_told_of(copy: Path) -> None:
    whistle(copy, piece="ninja")
    game, found = check(copy)
    assert isinstance(game, ScorpionGame), found
    assert game.belief.charts.lying == {"move"}
    lines = [one for one in found if one.code == "scorpion-deduction"]
    assert [one.severity for one in lines] == ["warning"]
    assert lines[0].message.startswith("This may put a hidden intruder elsewhere, so nothing can be deduced")
