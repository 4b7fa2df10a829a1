"""Many machines play the same games as one; here the machines are processes."""

from __future__ import annotations

import os
import signal
from types import SimpleNamespace

import msgspec
import pytest

import uguisu
from uguisu.core.errors import UguisuError
from uguisu.loading.overrides import Overrides
from uguisu.plugins import registry
from uguisu_lab.balancing import balance, parse_aim, parse_knob
from uguisu_lab.comparing import compare, contender
from uguisu_lab.playtest import run
from uguisu_lab.tournament import parse_entrants, tournament
from uguisu_tools.bots.spec import parse_bots


@pytest.fixture(scope="module")
def cluster():
    from distributed import (
        LocalCluster,
    )  # a second to import, which every worker of pytest would take as it collects

    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as started:
        yield started


def unhurried(found):
    return msgspec.structs.replace(found, seconds=0)


@pytest.mark.long
def test_a_mod_plays_the_same_games_on_a_cluster(cluster, garden_gate):
    pack = garden_gate.parent / "four_lanterns"
    bots = parse_bots("random", uguisu.load(pack), registry())
    alone = run(pack, 20, bots, seed=5)
    together = run(pack, 20, bots, seed=5, cluster=cluster.scheduler_address)
    assert alone.played == 20
    assert unhurried(alone) == unhurried(together)


@pytest.mark.long
def test_a_machine_that_dies_costs_only_time(cluster, first_steps):
    wanted = [
        contender(first_steps, "mcts:30", Overrides(options={"turn_limit": limit})) for limit in (20, 4)
    ]
    alone = compare(*wanted, 60, seed=1)
    victim = next(iter(cluster.workers.values())).pid
    lines: list[int] = []

    def kill(done: int, _of: int) -> None:
        if not lines:
            lines.append(done)
            os.kill(victim, signal.SIGTERM if os.name == "nt" else signal.SIGKILL)

    together = compare(*wanted, 60, seed=1, cluster=cluster.scheduler_address, progress=kill)
    assert lines
    assert unhurried(alone) == unhurried(together)
    assert any(moved.clear for moved in alone.measures)


@pytest.mark.long
def test_balancing_finds_the_same_on_a_cluster(cluster, first_steps):
    base = contender(first_steps, "random")
    wanted = base, [parse_aim("draws 40..60", base.game)], [parse_knob("option:turn_limit=4..6")]
    here = balance(*wanted, games=40)
    there = balance(*wanted, games=40, cluster=cluster.scheduler_address)
    assert unhurried(here) == unhurried(there)


def test_a_tournament_ends_the_same_on_a_cluster(cluster, first_steps):
    game = uguisu.load(first_steps)
    wanted = game, first_steps, parse_entrants("random,greedy", game, registry()), 9
    assert unhurried(tournament(*wanted)) == unhurried(tournament(*wanted, cluster=cluster.scheduler_address))


def test_where_nobody_answers_it_is_told(first_steps, monkeypatch):
    monkeypatch.setattr("uguisu_lab.playtest.cluster.LONG", 0.2)
    with pytest.raises(UguisuError, match="no scheduler answers"):
        compare(
            contender(first_steps, "random"), contender(first_steps, "random"), 2, cluster="tcp://127.0.0.1:9"
        )
    with pytest.raises(UguisuError, match="no scheduler answers"):
        compare(contender(first_steps, "random"), contender(first_steps, "random"), 2, cluster="nonsense")


@pytest.mark.long
def test_other_plugins_are_refused(cluster, first_steps, monkeypatch):
    wanted = contender(first_steps, "random"), contender(first_steps, "random")
    monkeypatch.setattr("uguisu.plugins.registry", lambda: SimpleNamespace(plugins={"uguisu": "99"}))
    with pytest.raises(UguisuError, match="has other plugins than this machine"):
        compare(*wanted, 2, cluster=cluster.scheduler_address)
