"""What stands out of a playtest leads somewhere: nobody is told of a fault and left alone with it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import uguisu
from uguisu.plugins import registry
from uguisu_lab.playtest.headlines import stands_out
from uguisu_lab.playtest.running import run
from uguisu_lab.playtest.statistics import Interval
from uguisu_lab.playtest.summary import Alarm, Summary, TriggerSummary
from uguisu_lab.playtest.tables import Words
from uguisu_tools.bots import parse_bots

FIRST_STEPS = Path(__file__).parents[2] / "scenarios" / "temple" / "first_steps"
ALARMS = ("nameless", "dead", "idle", "still", "cork", "pacing")


@pytest.fixture(scope="module")
def played() -> Summary:
    game = uguisu.load(FIRST_STEPS)
    return run(FIRST_STEPS, 6, parse_bots("random", game, registry()), checks=0)


@pytest.mark.parametrize("kind", ALARMS)
def test_each_alarm_leads_to_its_game_or_to_the_set_up(played: Summary, kind: str) -> None:
    alarm = Alarm(kind=kind, who="ninja", whom="samurai", place="well", games=4, of=6, index=2)
    (first, *_) = stands_out(msgspec.structs.replace(played, alarms=(alarm,)), Words("en"))
    assert first.lead is not None
    assert (first.lead.kind, first.lead.game) == (("set_up", 0) if kind == "dead" else ("game", 2))


def test_all_else_that_stands_out_leads_somewhere(played: Summary) -> None:
    never = TriggerSummary(trigger="fire", told="", games=0, came_up=Interval(0.0, 0.0, 0.1), mean=0.0)
    odd = msgspec.structs.replace(
        played,
        alarms=(),
        played=40,
        recorded=40,
        draws=30,
        triggers=(never,),
        never_entered=("Moat",),
        never_entered_at=("moat",),
        sides=tuple(msgspec.structs.replace(side, wins=0) for side in played.sides),
    )
    remarks = stands_out(odd, Words("en"))
    assert [remark.lead.kind if remark.lead else "" for remark in remarks] == [
        "goals",
        "goals",
        "places",
        "stories",
    ]
    assert remarks[2].lead is not None
    assert remarks[2].lead.names == ("moat",)
    quiet = msgspec.structs.replace(played, alarms=(), never_entered=(), uses=(), triggers=(), draws=0)
    assert [remark.lead for remark in stands_out(quiet, Words("en"))] == [None]


def test_places_that_nobody_enters_are_told_with_their_ids(played: Summary) -> None:
    assert len(played.never_entered) == len(played.never_entered_at)
    topology = uguisu.load(FIRST_STEPS).topology
    assert set(played.never_entered_at) <= set(topology.ids)
