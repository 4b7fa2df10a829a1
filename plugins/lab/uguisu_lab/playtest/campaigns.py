"""Playtests of campaigns: bots play the missions one after the other, and what comes of each is added up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import as_completed
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from uguisu import Game, LocalText, derive
from uguisu.content.models.campaign import CampaignMission
from uguisu.loading import Overrides
from uguisu.messages import in_every_language
from uguisu.plugins import Registry
from uguisu_lab.playtest.playing import Plan, Played, Playing
from uguisu_lab.playtest.statistics import Distribution, Interval, distribution, wilson
from uguisu_lab.playtest.summary import Summary
from uguisu_lab.playtest.tally import Tally
from uguisu_tools.bots import BotSpec, parse_bots
from uguisu_tools.packs import Campaign, Done, Progress, load_campaign
from uguisu_tools.packs.campaign import Value
from uguisu_tools.workers import pool as worker_pool

FORMAT = 1


class Ending(msgspec.Struct, frozen=True, kw_only=True):
    """A way a mission ended, and how often."""

    result: str
    title: LocalText
    winner: str | None
    count: int


class MissionSummary(msgspec.Struct, frozen=True, kw_only=True):
    """A mission: how often it was come to, how it ended, what was carried on from it, as numbers; `summary` tells of its
    games what a playtest of it alone would.
    """

    mission: str
    title: LocalText
    played: int
    endings: tuple[Ending, ...]
    carried: dict[str, Distribution]
    summary: Summary


class Way(msgspec.Struct, frozen=True, kw_only=True):
    """A way through a campaign: missions and how they ended, and how often it was gone."""

    ends: tuple[tuple[str, str], ...]
    count: int


class CampaignSummary(msgspec.Struct, frozen=True, kw_only=True):
    """What a playtest of a campaign found. `won` holds, for each side, how many campaigns ended with a mission that it won."""

    campaign: str
    title: LocalText
    games: int
    seed: int
    bots: str
    missions: tuple[MissionSummary, ...]
    ways: tuple[Way, ...]
    won: dict[str, Interval]
    format: int = FORMAT


class Leg(NamedTuple):
    """A mission that was played: what had been before, what came of it, and the game."""

    before: Progress
    done: Done
    played: Played


class CampaignRun(NamedTuple):
    """A playtest of a campaign: what it found, and all that was played, campaign by campaign."""

    campaign: Campaign
    summary: CampaignSummary
    legs: list[tuple[Leg, ...]]
    games: dict[str, Game]
    """A game of each mission, for what its places and pieces are called."""


class _Plan(msgspec.Struct, frozen=True):
    path: str
    games: int
    seed: int
    bots: str
    changes: Overrides


def run_campaign(
    path: Path,
    games: int,
    bots: str,
    registry: Registry,
    *,
    jobs: int = 1,
    seed: int = 0,
    changes: Overrides | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> CampaignRun:
    """Let `bots`, written as on the command line, play the campaign at `path` so many times. The same seed plays the same.

    Raises:
        UguisuError: for a campaign or bots that there are not, or when a game breaks.
    """
    plan = _Plan(str(path), games, seed, bots, changes or Overrides())
    table = _Compiled(load_campaign(path, registry, changes), plan)
    table.game(table.campaign.file.missions[0], {})  # whatever is wrong is told before anything is played
    played: dict[int, tuple[Leg, ...]] = {}
    if jobs == 1:
        for index in range(games):
            played[index] = table.play(index)
            if progress is not None:
                progress(len(played), games)
    else:
        with worker_pool(jobs) as pool:
            waiting = {pool.submit(_play, plan, index): index for index in range(games)}
            for ready in as_completed(waiting):
                played[waiting[ready]] = ready.result()
                if progress is not None:
                    progress(len(played), games)
    return _run(table, [played[index] for index in range(games)])


def _play(plan: _Plan, index: int) -> tuple[Leg, ...]:
    return _compiled(msgspec.json.encode(plan)).play(index)


@cache
def _compiled(encoded: bytes) -> _Compiled:
    """Return a plan's campaign, read once in each process."""
    from uguisu.plugins import registry

    plan = msgspec.json.decode(encoded, type=_Plan)
    return _Compiled(load_campaign(Path(plan.path), registry(), plan.changes), plan)


class _Compiled:
    """A campaign with the games of its missions, each made once for what was carried to it."""

    def __init__(self, campaign: Campaign, plan: _Plan) -> None:
        self.campaign = campaign
        self.plan = plan
        self._games: dict[tuple[str, bytes], tuple[Game, Plan]] = {}

    def game(self, mission: CampaignMission, carried: Mapping[str, Value]) -> tuple[Game, Plan]:
        """Return the game of a mission, and the plan by which it is played."""
        key = (mission.id, msgspec.json.encode(carried, order="sorted") if mission.lay else b"")
        if key not in self._games:
            game = self.campaign.game(mission, carried)
            bots: dict[str, BotSpec] = parse_bots(self.plan.bots, game, self.campaign.registry)
            plan = Plan(self.plan.path, self.plan.games, self.plan.seed, bots, self.plan.changes)
            self._games[key] = game, plan
        return self._games[key]

    def games(self) -> dict[str, tuple[Game, Plan]]:
        """Return a game of each mission, one that was played if any was."""
        made = {name: found for (name, _), found in reversed(self._games.items())}
        return {
            mission.id: made.get(mission.id) or self.game(mission, {})
            for mission in self.campaign.file.missions
        }

    def play(self, index: int) -> tuple[Leg, ...]:
        """Play the campaign once."""
        before: Progress = self.campaign.begin(derive(self.plan.seed, "campaign", index) >> 11)
        legs: list[Leg] = []
        mission = self.campaign.upcoming(before)
        while mission is not None:
            game, plan = self.game(mission, before.carried)
            playing = Playing(game, plan, index, self.campaign.registry, before.next_seed)
            playing.to_the_end()
            assert playing.state is not None
            after = self.campaign.after(before, mission, game, playing.state)
            legs.append(Leg(before, after.done[-1], playing.played))
            before, mission = after, self.campaign.upcoming(after)
        return tuple(legs)


def _run(table: _Compiled, legs: list[tuple[Leg, ...]]) -> CampaignRun:
    campaign, plan, made = table.campaign, table.plan, table.games()
    missions = []
    for mission in campaign.file.missions:
        mine = [leg for campaign_played in legs for leg in campaign_played if leg.done.mission == mission.id]
        ends = [leg.done for leg in mine]
        game, its_plan = made[mission.id]
        tally = Tally(game, its_plan, campaign.registry)
        for leg in mine:
            tally.add(leg.played)
        missions.append(
            MissionSummary(
                mission=mission.id,
                title=game.title,
                played=len(ends),
                endings=tuple(_endings(game, ends)),
                carried={
                    one.id: distribution(
                        [_as_number(end.carried[one.id]) for end in ends if one.id in end.carried]
                    )
                    for one in campaign.file.carries
                },
                summary=tally.summary(partial=False, seconds=0.0),
            )
        )
    last = Counter(campaign_played[-1].done.winner for campaign_played in legs)
    ways = Counter(tuple((leg.done.mission, leg.done.result) for leg in gone) for gone in legs)
    summary = CampaignSummary(
        campaign=campaign.file.id,
        title=campaign.title,
        games=len(legs),
        seed=plan.seed,
        bots=plan.bots,
        missions=tuple(missions),
        ways=tuple(Way(ends=ends, count=count) for ends, count in ways.most_common()),
        won={side: wilson(last[side], len(legs)) for side in made[campaign.file.missions[0].id][0].sides},
    )
    plain = msgspec.to_builtins(summary, enc_hook=in_every_language)
    games = {name: game for name, (game, _) in made.items()}
    return CampaignRun(campaign, msgspec.convert(plain, CampaignSummary), legs, games)


def _endings(game: Game, ends: list[Done]) -> Iterator[Ending]:
    titles = {result.id: result.title for result in game.results}
    for (result, winner), count in Counter((end.result, end.winner) for end in ends).most_common():
        yield Ending(result=result, title=titles.get(result) or result, winner=winner, count=count)


def _as_number(value: Value) -> float:
    return float(sum(value.values())) if isinstance(value, dict) else float(value)
