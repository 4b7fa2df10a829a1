"""What an answer that cancels stops (SC-35, SC-53, SC-54): what asked for the answer, and no more."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from uguisu.loading import load
from uguisu_scorpion.game import ScorpionGame
from uguisu_scorpion.state import ALERT, ScorpionState
from uguisu_tools.rulings.bench import Bench

GARDEN = Path(__file__).parents[2] / "scenarios" / "scorpion" / "garden_gate"
SENTRY_LISTENS = "    target: sentry\n    props: {starter: 6}\n    do: [{op: listen, who: target}]\n"
LISTEN_AND_RING = SENTRY_LISTENS.replace("}]\n", "}, {op: raise, track: alert, by: 2}]\n")
CAT = "played_in: [listen, trap]"


@pytest.fixture
def bench(tmp_path: Path) -> Any:
    """Return a maker of positions in the garden, with some text of its cards changed."""

    def make(changes: dict[str, str], setup: dict[str, Any]) -> Bench:
        pack = tmp_path / "garden"
        shutil.copytree(GARDEN, pack)
        text = (pack / "cards.yaml").read_text(encoding="utf-8")
        for old, new in changes.items():
            assert old in text
            text = text.replace(old, new, 1)
        (pack / "cards.yaml").write_text(text, encoding="utf-8")
        game = load(pack)
        assert isinstance(game, ScorpionGame)
        return Bench(game, 1, setup)

    return make


LISTENING = {
    "pieces": {"sword-1": "great_porch", "ninja": "hall", "traitor": "f1"},
    "noise": {"ninja": 3},
    "hands": {"traitor": ["it_was_a_cat"], "ninja": [], "guards": ["sentry_listen"]},
    "phase": "guard_cards",
}


@pytest.mark.parametrize(("answer", "alert"), [("answer:it_was_a_cat", 2), ("let-be", 3)])
def test_sc_35_a_cat_stops_the_listen_and_not_what_else_the_card_does(
    bench: Any, answer: str, alert: int
) -> None:
    table = bench({SENTRY_LISTENS: LISTEN_AND_RING}, LISTENING)
    table.play("play:sentry_listen")
    table.play(answer)
    if answer == "let-be":
        table.play("sword-1:stay")
    assert table.state.tracks[ALERT] == alert
    assert any(event.kind == "heard" for event in table.news) == (answer == "let-be")


def test_the_night_goes_on_whatever_is_cancelled(bench: Any) -> None:
    """A card with `cancel` played when there is nothing to be stopped is spent, and no more."""
    table = bench({CAT: "played_in: [move, listen, trap]"}, {**LISTENING, "phase": "traitor"})
    table.play("play:it_was_a_cat")
    table.play("effect")
    assert table.game.phases[table.state.phase].name == "intruder_move"
    assert "f2" in table.legal()
    table.play("stop")
    assert not table.state.over


def test_sc_54_an_ambush_that_an_answer_stops_lies_in_wait_again(bench: Any) -> None:
    setup = {
        "pieces": {"traitor": "hall"},
        "items": {"shrine": "ambush"},
        "hands": {"traitor": ["it_was_a_cat"], "ninja": []},
        "status": {"ninja": "left"},
        "phase": "traitor",
    }
    table = bench({CAT: "played_in: [listen, ambush]"}, setup)
    for move in ("shrine", "stop", "traitor:shrine", "done", "answer:it_was_a_cat"):
        table.play(move)
    state = table.state
    assert isinstance(state, ScorpionState)
    zone = table.game.topology.index["shrine"]
    assert (state.ambush, bool(state.items[zone]), state.crowd[zone]) == (-1, True, 0)
    assert state.tracks[ALERT] == 0
