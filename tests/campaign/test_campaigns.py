"""Campaigns: what is carried on, where missions lead, what is found wrong before anybody plays."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.support.toys import packs

from uguisu.core.errors import UguisuError
from uguisu.core.game import Game
from uguisu.loading import BadPack
from uguisu.match import Match
from uguisu_lab.playtest.campaigns import run_campaign
from uguisu_tools.bots.table import Table
from uguisu_tools.packs.campaign import Campaign, Progress, load_campaign
from uguisu_tools.packs.campaign_checks import check_campaign
from uguisu_tools.record import save

LATER = {"mission": {"tracks": [{"id": "past", "title": "Past", "max": 99, "start": "$turns"}]}}


@pytest.fixture(scope="module")
def registry():
    return packs.registry()


@pytest.fixture
def write(tmp_path):
    """Write a campaign of two races and a duel beside the packs, changed at its top level."""
    packs.pack(tmp_path / "first", "race")
    packs.pack(tmp_path / "second", "race")
    packs.pack(tmp_path / "duel", "court")

    def written(**changed: Any) -> Path:
        data = {
            "format": 1,
            "id": "season",
            "title": "A season",
            "carries": [
                {"id": "turns", "track": "turn"},
                {"id": "long", "track": "turn", "at_least": 99},
                {"id": "hand", "cards": "lord_hand"},
            ],
            "missions": [
                {"id": "one", "pack": "../first", "then": {"red_first": "two", "any": "duel"}},
                {"id": "two", "pack": "../second", "lay": LATER, "then": {"any": "duel"}},
                {"id": "duel", "pack": "../duel"},
            ],
            **changed,
        }
        folder = tmp_path / "season"
        folder.mkdir(exist_ok=True)
        (folder / "campaign.yaml").write_text(json.dumps(data), encoding="utf-8")
        return folder

    return written


def played_out(campaign: Campaign, game: Game, seed: int) -> Match:
    table = Table(Match(game, seed), campaign.registry)
    table.seat_bots(dict.fromkeys((seat.id for seat in game.seats), "random"))
    table.let_bots_play()
    return table.match


def until(campaign: Campaign, wanted: str) -> tuple[Progress, Match]:
    """Play first missions until one ends as wanted."""
    for seed in range(50):
        progress = campaign.begin(seed)
        mission = campaign.upcoming(progress)
        assert mission is not None
        game = campaign.game(mission, {})
        match = played_out(campaign, game, progress.next_seed)
        progress = campaign.after(progress, mission, game, match.state)
        if progress.done[-1].result == wanted:
            return progress, match
    raise AssertionError(f"never {wanted}")


def test_a_good_campaign_has_no_findings(write, registry):
    assert check_campaign(write(), registry) == []


def test_where_a_mission_leads_follows_from_its_end(write, registry):
    campaign = load_campaign(write(), registry)
    assert campaign.upcoming(until(campaign, "red_first")[0]).id == "two"
    assert campaign.upcoming(until(campaign, "blue_first")[0]).id == "duel"


def test_the_track_of_the_first_is_where_the_next_one_starts(write, registry):
    campaign = load_campaign(write(), registry)
    progress, match = until(campaign, "red_first")
    turns = match.state.tracks[1]
    assert turns > 0
    assert progress.carried["turns"] == turns
    assert progress.carried["long"] is False
    game = campaign.game(campaign.upcoming(progress), progress.carried)
    track = next(track for track in game.tracks if track.id == "past")
    assert track.start == turns


def test_cards_are_carried_as_a_table(write, registry):
    missions = [{"id": "duel", "pack": "../duel"}, {"id": "one", "pack": "../first"}]
    campaign = load_campaign(write(missions=missions), registry)
    progress = campaign.begin(1)
    mission = campaign.upcoming(progress)
    game = campaign.game(mission, {})
    match = Match(game, 1)
    held = [game.card_ids[card] for card in match.state.areas[game.areas.index(area(game, "lord_hand"))]]
    progress = campaign.after(progress, mission, game, match.state)
    assert progress.carried["hand"] == {card: held.count(card) for card in sorted(held)}


def area(game: Game, name: str):
    return next(area for area in game.areas if area.id == name)


def test_what_is_not_carried_yet_is_left_out(write, registry):
    campaign = load_campaign(write(), registry)
    game = campaign.game(campaign.file.missions[1], {})
    assert next(track for track in game.tracks if track.id == "past").start == 0


def test_a_save_tells_what_went_before(write, registry, tmp_path):
    campaign = load_campaign(write(), registry)
    progress, _ = until(campaign, "red_first")
    mission = campaign.upcoming(progress)
    match = Match(campaign.game(mission, progress.carried), progress.next_seed)
    match.play(match.legal()[0])
    save.save(match, tmp_path / "game.json", campaign=progress)
    back = save.parse((tmp_path / "game.json").read_text(encoding="utf-8")).campaign
    assert back == progress
    again = save.load(tmp_path / "game.json", campaign.game(campaign.upcoming(back), back.carried))
    assert again.state == match.state


def test_a_save_of_another_campaign_is_refused(write, registry):
    campaign = load_campaign(write(), registry)
    with pytest.raises(UguisuError, match="belongs to the campaign 'other'"):
        campaign.upcoming(Progress(campaign="other", seed=1))


def test_a_campaign_that_goes_round_is_stopped(write, registry):
    missions = [{"id": "one", "pack": "../first", "then": {"any": "one"}}]
    summary = run_campaign(write(missions=missions, carries=[]), 1, "random", registry).summary
    assert summary.missions[0].played == 100


def test_a_playtest_is_the_same_for_one_seed(write, registry):
    one = run_campaign(write(), 6, "random", registry, seed=3).summary
    assert one == run_campaign(write(), 6, "random", registry, seed=3).summary
    assert one.missions[0].played == 6
    assert one.missions[0].played == one.missions[1].played + sum(
        ending.count for ending in one.missions[0].endings if ending.result == "blue_first"
    )
    assert one.missions[2].played == 6
    assert one.missions[0].carried["turns"].mean > 0


WRONG = {
    "a pack that is not there": ({"missions": [{"id": "one", "pack": "../firts"}]}, "no-base"),
    "an end that cannot be": (
        {"missions": [{"id": "one", "pack": "../first", "then": {"red_frist": "end"}}]},
        "campaign-end",
    ),
    "a mission that is not there": (
        {"missions": [{"id": "one", "pack": "../first", "then": {"any": "too"}}]},
        "dangling-id",
    ),
    "a track that no mission has": ({"carries": [{"id": "turns", "track": "trun"}]}, "dangling-id"),
    "nothing to carry": ({"carries": [{"id": "turns"}]}, "campaign-carry"),
    "a name twice": (
        {"missions": [{"id": "one", "pack": "../first"}, {"id": "one", "pack": "../second"}]},
        "duplicate-id",
    ),
    "a mission that nobody comes to": (
        {
            "missions": [
                {"id": "one", "pack": "../first", "then": {"any": "end"}},
                {"id": "two", "pack": "../second"},
            ]
        },
        "campaign-unreached",
    ),
    "a value that nobody carries": (
        {
            "missions": [
                {
                    "id": "one",
                    "pack": "../first",
                    "lay": {"mission": {"tracks": [{"id": "t", "title": "T", "max": 9, "start": "$trun"}]}},
                }
            ]
        },
        "dangling-id",
    ),
    "a value that is too high": (
        {
            "missions": [
                {
                    "id": "one",
                    "pack": "../first",
                    "lay": {"mission": {"tracks": [{"id": "t", "title": "T", "max": 9, "start": "$turns"}]}},
                }
            ]
        },
        "campaign-lay",
    ),
    "a file that packs do not have": (
        {"missions": [{"id": "one", "pack": "../first", "lay": {"misson": {}}}]},
        "unknown-key",
    ),
    "a way that never ends": (
        {
            "missions": [
                {"id": "one", "pack": "../first", "then": {"any": "two"}},
                {"id": "two", "pack": "../second", "then": {"any": "one"}},
            ]
        },
        "campaign-endless",
    ),
    "an end that leads nowhere": (
        {
            "missions": [
                {"id": "one", "pack": "../first", "then": {"red_first": "two"}},
                {"id": "two", "pack": "../second"},
            ]
        },
        "campaign-partial",
    ),
    "a card area that no mission has": ({"carries": [{"id": "kit", "cards": "kist"}]}, "dangling-id"),
    "a word that is not known": ({"carry": []}, "unknown-key"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_told_with_its_place(write, registry, name):
    changed, code = WRONG[name]
    found = check_campaign(write(**changed), registry)
    assert code in [one.code for one in found], [str(one) for one in found]
    assert all(one.line > 0 and one.file.endswith("campaign.yaml") for one in found)


def test_a_broken_campaign_is_not_played(write, registry):
    with pytest.raises(BadPack):
        load_campaign(write(missions=[]), registry)
