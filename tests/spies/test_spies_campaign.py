"""Mission 5 goes on from mission 4: the equipment and the lights."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from uguisu.loading import load
from uguisu.loading.overrides import Overrides
from uguisu.plugins import registry
from uguisu_spies.content.mission import for_spies
from uguisu_tools.packs.campaign import Campaign, Done, Progress, load_campaign
from uguisu_tools.packs.campaign_checks import check_campaign

NIGHT = Path(__file__).parents[2] / "scenarios" / "spies" / "embassy_night"
ROUND, ALERT, MINIMUM = range(3)


@pytest.fixture(scope="module")
def campaign() -> Campaign:
    return load_campaign(NIGHT, registry())


def after_the_roofs(campaign: Campaign, **carried: Any) -> Progress:
    done = Done(mission="roofs", seed=1, result="all_inside", winner="spies", carried=carried)
    return Progress(campaign=campaign.file.id, seed=1, done=(done,))


@pytest.mark.long
def test_nothing_is_wrong_with_it():
    assert check_campaign(NIGHT, registry()) == []


def test_only_who_has_come_in_goes_on(campaign):
    assert campaign.upcoming(after_the_roofs(campaign)).id == "embassy"
    caught = Done(mission="roofs", seed=1, result="all_caught", winner="guard")
    assert campaign.upcoming(Progress(campaign=campaign.file.id, seed=1, done=(caught,))) is None


@pytest.mark.parametrize(("alert", "begins"), [(0, None), (5, 5), (9, 8)])
def test_an_alert_that_is_carried_on_may_fall_again(alert, begins):
    mod = {"mission": {"props": {"alert_at_start": alert}}}
    game = load(NIGHT.parent / "embassy", changes=Overrides(mod=mod))
    state = game.empty(1)
    least = for_spies(game.mission.alert, 2)
    assert least < 5
    assert (state.tracks[ALERT], state.tracks[MINIMUM]) == (begins or least, least)


def test_it_begins_as_calmly_as_when_it_is_played_alone(campaign):
    progress = after_the_roofs(campaign, alert=7)
    for carried in ({}, progress.carried):
        game = campaign.game(campaign.file.missions[1], carried)
        assert game.empty(1).tracks[ALERT] == for_spies(game.mission.alert, 2)


@pytest.mark.parametrize(("alert", "lit"), [(7, False), (8, True)])
def test_it_is_lit_from_the_start_if_the_sleepers_woke(campaign, alert, lit):
    progress = after_the_roofs(campaign, alert=alert)
    game = campaign.game(campaign.upcoming(progress), progress.carried)
    state = game.new(1)
    regions = [number for number, region in enumerate(game.topology.regions) if "room" in region.tags]
    dark = [state.dark >> game.ground.region_lights[number] & 1 for number in regions]
    assert dark == [0 if lit else 1] * len(regions)


def test_what_is_left_in_hand_is_in_hand_again(campaign):
    progress = after_the_roofs(campaign, alert=2)
    plain = campaign.game(campaign.upcoming(progress), {})
    deck = [kind for kind, count in enumerate(plain.decks.get("equipment", [])) for _ in range(count)]
    if not deck:
        pytest.skip("these missions have no cards")
    card = plain.card_ids[deck[0]]
    progress = after_the_roofs(campaign, alert=2, kit_1={card: 1}, kit_2={})
    game = campaign.game(campaign.upcoming(progress), progress.carried)
    state = game.new(1)
    hands = {
        area.id: [game.card_ids[kind] for kind in state.areas[number]]
        for number, area in enumerate(game.areas)
    }
    assert hands["spy-1_hand"] == [card]
    assert hands["spy-2_hand"] == []


def test_a_campaign_is_played_with_another_number_of_spies():
    three = load_campaign(NIGHT, registry(), Overrides(options={"spies": 3}))
    progress = after_the_roofs(three, alert=3)
    game = three.game(three.upcoming(progress), progress.carried)
    assert [seat.id for seat in game.seats] == ["guard", "spy-1", "spy-2", "spy-3"]
