"""Tables of three and four, and variants, conform as the packs themselves do; clashing variants are told of."""

from __future__ import annotations

import random
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from uguisu.loading import check, load
from uguisu.loading.overrides import Overrides
from uguisu_scorpion.game import ScorpionGame
from uguisu_scorpion.state import ON_MAP, ScorpionState
from uguisu_tools.testing import CHECKS, Subject

SCORPION = Path(__file__).parents[2] / "scenarios" / "scorpion"

TABLES: list[tuple[dict[str, Any], tuple[Any, ...]]] = [
    ({"players": 3}, ()),
    ({"players": 4, "setup": "chosen"}, ()),
    ({"players": 3}, ("contested_ground",)),
    ({"setup": "chosen"}, ({"id": "lone_wolf", "options": {"mixed_hand": True}},)),
]


@pytest.fixture(scope="module", params=TABLES, ids=["three", "four", "rivals", "wolf"])
def subject(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Subject:
    options, variants = request.param
    pack = tmp_path_factory.mktemp("table") / "pack"
    shutil.copytree(SCORPION / "garden_gate", pack)
    text = (pack / "scenario.yaml").read_text(encoding="utf-8").replace("rulings: rulings.yaml\n", "")
    text = text.replace("  setup: dealt\n", "")
    lines = "".join(f"  {name}: {value}\n" for name, value in {"setup": "dealt", **options}.items())
    text = text.replace("options:\n", "options:\n" + lines)
    if variants:
        text += "variants:\n" + "".join(f"  - {variant}\n" for variant in map(_yaml, variants))
    (pack / "scenario.yaml").write_text(text, encoding="utf-8")
    return replace(Subject.load(pack), games=2, plies=90)


def _yaml(variant: Any) -> str:
    if isinstance(variant, str):
        return variant
    options = ", ".join(f"{name}: {str(value).lower()}" for name, value in variant["options"].items())
    return f"{{id: {variant['id']}, options: {{{options}}}}}"


@pytest.mark.sweep(everyday=16)
@pytest.mark.parametrize("conforms", CHECKS, ids=lambda conforms: conforms.__name__)
def test_every_table_conforms(subject: Subject, conforms: Any) -> None:
    conforms(subject)


def broken(tmp_path: Path, extra: str, options: str = "") -> list[str]:
    pack = tmp_path / "pack"
    shutil.copytree(SCORPION / "garden_gate", pack)
    text = (pack / "scenario.yaml").read_text(encoding="utf-8").replace("options:\n", f"options:\n{options}")
    (pack / "scenario.yaml").write_text(text + extra, encoding="utf-8")
    return [finding.message for finding in check(pack)[1]]


def test_clashing_variants_are_told_of(tmp_path: Path) -> None:
    assert any("lone_wolf" in told for told in broken(tmp_path, "variants: [lone_wolf, contested_ground]\n"))


def test_the_alarm_of_a_passage_that_stays_hidden(tmp_path: Path) -> None:
    found = broken(tmp_path, "variants: [hidden_passage, passage_alarm]\n")
    assert any("passage_alarm" in told for told in found)


@pytest.mark.parametrize(
    ("variant", "options", "message"),
    [
        ("lone_wolf", "  players: 3\n", "a lone wolf is hunted by one player, but the scenario is for 3"),
        (
            "contested_ground",
            "",
            "contested ground needs two players for the intruders, but the scenario is for two in all",
        ),
    ],
)
def test_variants_need_their_number_of_players(
    tmp_path: Path, variant: str, options: str, message: str
) -> None:
    found = broken(tmp_path, f"variants: [{variant}]\n", options)
    assert message.casefold() in [line.casefold() for line in found]


def test_sc_14_resampling_leaves_what_a_partner_knows() -> None:
    game = load(SCORPION / "garden_gate", changes=Overrides(options={"players": 3}))
    assert isinstance(game, ScorpionGame)
    state, rng = game.new(5), random.Random(5)
    assert isinstance(state, ScorpionState)
    for _ in range(60):
        game.apply(state, rng.choice(game.legal(state)))
    twin = game.determinize(state, game.seat_index("ninja"), rng)
    assert isinstance(twin, ScorpionState)
    assert twin.at == state.at
    assert twin.missions == state.missions


def test_guards_never_learn_where_a_hidden_intruder_is() -> None:
    """SC-43, SC-45: over many samples a hidden ninja is in many places, never with guards."""
    game = load(SCORPION / "garden_gate")
    assert isinstance(game, ScorpionGame)
    guards, rng = game.seat_index("guards"), random.Random(3)
    state = game.new(11)
    assert isinstance(state, ScorpionState)
    for _ in range(40):
        game.apply(state, rng.choice(game.legal(state)))
        if state.over:
            break
    if state.status[0] == ON_MAP and not state.shown & 1:
        places = set()
        for _ in range(40):
            twin = game.determinize(state, guards, rng)
            assert isinstance(twin, ScorpionState)
            places.add(twin.at[game.first])
            assert not twin.crowd[twin.at[game.first]]
        assert len(places) > 1


def test_sc_80_nothing_is_told_of_who_stays_at_home() -> None:
    wolf = {"id": "lone_wolf", "options": {"intruder": "ninja"}}
    game = load(SCORPION / "garden_gate", changes=Overrides(variants=(wolf,)))
    notes = game.view(game.new(1), game.seat_index("intruders")).notes
    assert "ninja_noise" in notes
    assert not [name for name in notes if name.startswith("traitor")]


@pytest.mark.parametrize("box", [{"spears": 1}, {"swords": 1}, {"swords": 8, "spears": 3}], ids=str)
def test_two_guard_players_take_what_the_box_has(box: dict[str, int]) -> None:
    """SC-02, SC-10: figures are shared alike as far as there are any; the night is set up, and played on."""
    game = load(SCORPION / "garden_gate", changes=Overrides(options={"players": 4, **box}))
    assert isinstance(game, ScorpionGame)
    for seed in range(6):
        state, rng = game.new(seed), random.Random(seed)
        assert state.standing.bit_count() <= game.options.sentries + 2 * game.options.patrols
        for _ in range(60):
            if not state.over:
                game.apply(state, game.draw(state, rng.random))
