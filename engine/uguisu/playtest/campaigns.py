"""Playtests of campaigns: bots play the missions one after the other, and what comes of each is added up."""

from __future__ import annotations

import multiprocessing
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache
from pathlib import Path

import msgspec

from uguisu.bots.spec import BotSpec, parse_bots
from uguisu.bots.table import Table
from uguisu.campaign import Campaign, Done, Progress, Value, load_campaign
from uguisu.content.models.campaign import CampaignMission
from uguisu.content.text import LocalText, localize
from uguisu.core.game import Game
from uguisu.core.match import Match
from uguisu.core.rng import derive
from uguisu.overriding import Overrides
from uguisu.playtest.statistics import Distribution, Interval, distribution, wilson
from uguisu.playtest.tables import short, span
from uguisu.registry import Registry
from uguisu.said import Said, in_every_language, translate

FORMAT = 1


class Ending(msgspec.Struct, frozen=True, kw_only=True):
    """A way a mission ended, and how often."""

    result: str
    title: LocalText
    winner: str | None
    count: int


class MissionSummary(msgspec.Struct, frozen=True, kw_only=True):
    """A mission: how often it was come to, how it ended, and what was carried on from it, as numbers."""

    mission: str
    title: LocalText
    played: int
    endings: tuple[Ending, ...]
    carried: dict[str, Distribution]


class CampaignSummary(msgspec.Struct, frozen=True, kw_only=True):
    """What a playtest of a campaign found. `won` holds, for each side, how many campaigns ended with a mission that it won."""

    campaign: str
    title: LocalText
    games: int
    seed: int
    bots: str
    missions: tuple[MissionSummary, ...]
    won: dict[str, Interval]
    format: int = FORMAT


class _Plan(msgspec.Struct, frozen=True):
    path: str
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
) -> CampaignSummary:
    """Let `bots`, written as on the command line, play the campaign at `path` so many times. The same seed plays the same.

    Raises:
        UguisuError: for a campaign or bots that there are not, or when a game breaks.
    """
    campaign = load_campaign(path, registry, changes)
    table = _Compiled(campaign, bots)
    table.game(campaign.file.missions[0], {})  # whatever is wrong is told before anything is played
    plan = _Plan(str(path), seed, bots, changes or Overrides())
    played: dict[int, tuple[Done, ...]] = {}
    if jobs == 1:
        for index in range(games):
            played[index] = table.play(seed, index)
            if progress is not None:
                progress(len(played), games)
    else:
        with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
            waiting = {pool.submit(_play, plan, index): index for index in range(games)}
            for ready in as_completed(waiting):
                played[waiting[ready]] = ready.result()
                if progress is not None:
                    progress(len(played), games)
    return _summary(table, [played[index] for index in range(games)], seed)


def _play(plan: _Plan, index: int) -> tuple[Done, ...]:
    return _compiled(msgspec.json.encode(plan)).play(plan.seed, index)


@cache
def _compiled(encoded: bytes) -> _Compiled:
    """Return a plan's campaign, read once in each process."""
    from uguisu.plugins import registry

    plan = msgspec.json.decode(encoded, type=_Plan)
    return _Compiled(load_campaign(Path(plan.path), registry(), plan.changes), plan.bots)


class _Compiled:
    """A campaign with the games of its missions, each made once for what was carried to it."""

    def __init__(self, campaign: Campaign, bots: str) -> None:
        self.campaign = campaign
        self.bots = bots
        self._games: dict[tuple[str, bytes], tuple[Game, dict[str, BotSpec]]] = {}

    def game(self, mission: CampaignMission, carried: Mapping[str, Value]) -> tuple[Game, dict[str, BotSpec]]:
        """Return the game of a mission, and who plays which seat."""
        key = (mission.id, msgspec.json.encode(carried, order="sorted") if mission.lay else b"")
        if key not in self._games:
            game = self.campaign.game(mission, carried)
            self._games[key] = (game, parse_bots(self.bots, game, self.campaign.registry))
        return self._games[key]

    def play(self, seed: int, index: int) -> tuple[Done, ...]:
        """Play the campaign once."""
        progress: Progress = self.campaign.begin(derive(seed, "campaign", index) >> 11)
        mission = self.campaign.upcoming(progress)
        while mission is not None:
            game, bots = self.game(mission, progress.carried)
            table = Table(Match(game, progress.next_seed), self.campaign.registry)
            table.seat_bots({seat: str(bot) for seat, bot in bots.items()})
            table.let_bots_play()
            progress = self.campaign.after(progress, mission, game, table.match.state)
            mission = self.campaign.upcoming(progress)
        return progress.done


def _summary(table: _Compiled, played: list[tuple[Done, ...]], seed: int) -> CampaignSummary:
    campaign, games = table.campaign, len(played)
    missions = []
    for mission in campaign.file.missions:
        ends = [done for campaign_played in played for done in campaign_played if done.mission == mission.id]
        made = [game for (name, _), (game, _) in table._games.items() if name == mission.id]
        game = made[0] if made else campaign.game(mission, {})
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
            )
        )
    last = Counter(campaign_played[-1].winner for campaign_played in played)
    sides = table.game(campaign.file.missions[0], {})[0].sides
    summary = CampaignSummary(
        campaign=campaign.file.id,
        title=campaign.title,
        games=games,
        seed=seed,
        bots=table.bots,
        missions=tuple(missions),
        won={side: wilson(last[side], games) for side in sides},
    )
    return msgspec.convert(msgspec.to_builtins(summary, enc_hook=in_every_language), CampaignSummary)


def _endings(game: Game, ends: list[Done]) -> Iterator[Ending]:
    titles = {result.id: result.title for result in game.results}
    for (result, winner), count in Counter((end.result, end.winner) for end in ends).most_common():
        yield Ending(result=result, title=titles.get(result) or result, winner=winner, count=count)


def _as_number(value: Value) -> float:
    return float(sum(value.values())) if isinstance(value, dict) else float(value)


def campaign_report(summary: CampaignSummary, language: str) -> str:
    """Return what a playtest of a campaign found, in lines for the terminal."""
    lines = [
        translate(
            Said(
                "{title}: campaigns played: {games}, seed {seed}",
                title=localize(summary.title, language),
                games=summary.games,
                seed=summary.seed,
            ),
            language,
        )
    ]
    for number, mission in enumerate(summary.missions, 1):
        title = localize(mission.title, language)
        lines += [
            "",
            translate(
                Said(
                    "{number}. {mission}: played {played} times",
                    number=number,
                    mission=title,
                    played=mission.played,
                ),
                language,
            ),
        ]
        for ending in mission.endings:
            share = f"{ending.count / mission.played:.0%}"
            lines.append(f"  {ending.count:>5}  {share:>4}  {localize(ending.title, language)}")
        for name, spread in mission.carried.items():
            if spread.count:
                told = Said(
                    "carried on, {name}: {mean} on average, {span}",
                    name=name,
                    mean=short(spread.mean),
                    span=span(spread.low, spread.high),
                )
                lines.append(f"  {translate(told, language)}")
    lines.append("")
    for side, won in summary.won.items():
        told = Said(
            "The last mission was won by {side}: {share} ({low} to {high})",
            side=side,
            share=f"{won.value:.0%}",
            low=f"{won.low:.0%}",
            high=f"{won.high:.0%}",
        )
        lines.append(translate(told, language))
    return "\n".join(lines) + "\n"
