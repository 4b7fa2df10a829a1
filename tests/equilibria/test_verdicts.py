"""Reports of tiny packs say nothing that their exact value refutes. What they say by their games alone: docs/bots.md."""

import random

import pytest
from benchmarks.verdicts import edited, edits, packs, tiny_pack


@pytest.mark.slow
def test_no_playtest_of_a_hundred_packs_says_with_confidence_what_is_not_so() -> None:
    said = packs(100, seed=1)
    assert said["ahead, beside the exact value"] == 0
    assert said["ahead, refuted"] <= 5  # 2 as measured, castles both
    assert said["ahead, worth nothing"] <= 3  # 0


@pytest.mark.slow
def test_what_edits_do_is_told_exactly_and_games_alone_seldom_tell_the_opposite() -> None:
    said = edits(24, 40, seed=1)
    assert (said["moving, as shipped: exact"], said["still, as shipped: exact"]) == (24, 40)
    assert said["moving, by games: right"] > 4 * said["moving, by games: wrong"]


def test_an_edit_is_another_pack_of_the_same_game() -> None:
    rng = random.Random(1)
    for _ in range(200):
        pack = tiny_pack(rng)
        other = edited(pack, rng)
        assert other.game == pack.game
        assert other.files().keys() == pack.files().keys()
