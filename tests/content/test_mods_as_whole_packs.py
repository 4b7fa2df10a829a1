"""A mod is the whole pack that it amounts to: the same findings, the same game, move by move."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from uguisu.core.state import CHANCE
from uguisu.loading import check, load_pack
from uguisu.match import Match
from uguisu_tools.packs.mods import flatten

ROOT = Path(__file__).parents[2]


def shipped_mods() -> list[Path]:
    packs = sorted(path.parent for path in (ROOT / "scenarios").glob("*/*/scenario.yaml"))
    return [pack for pack in packs if "\nuses:" in (pack / "scenario.yaml").read_text("utf-8")]


def everyday(packs: list[Path]) -> set[Path]:
    """Return the first two packs of each game: the others repeat what they show, in the slow lane."""
    return {
        pack
        for game in {pack.parent for pack in packs}
        for pack in [pack for pack in packs if pack.parent == game][:2]
    }


each_mod = pytest.mark.parametrize(
    "pack",
    [
        pytest.param(pack, marks=() if pack in everyday(shipped_mods()) else pytest.mark.slow)
        for pack in shipped_mods()
    ],
    ids=lambda pack: pack.name,
)


def first_plies(game: Any, seed: int, plies: int = 60) -> list[str]:
    """Play at random and return the notations of the first plies."""
    match, chooser = Match(game, seed), random.Random(seed)
    notations = []
    while not match.over and len(notations) < plies:
        if match.state.seat == CHANCE:
            game.roll(match.state)
            continue
        action = chooser.choice(game.legal(match.state))
        notations.append(game.describe(match.state, action).notation)
        game.apply(match.state, action)
    return notations


def test_some_shipped_packs_are_mods() -> None:
    assert ROOT / "scenarios" / "scorpion" / "homebrew_five" in shipped_mods()


@pytest.mark.sweep(everyday=2)
@each_mod
def test_a_mod_plays_the_games_of_the_whole_pack_it_amounts_to(pack: Path, tmp_path: Path) -> None:
    flat = flatten(load_pack(pack), tmp_path / pack.name)
    (game, found), (whole, found_in_whole) = check(pack), check(flat)
    assert {one.code for one in found} <= {"trigger-tells-a-secret"}, "a hint: all are to learn it"
    assert [(a.message, a.path) for a in found] == [(b.message, b.path) for b in found_in_whole]
    assert game is not None
    assert whole is not None
    assert game.digest == whole.digest
    assert first_plies(game, 1) == first_plies(whole, 1)
