"""A campaign in the terminal: one mission after the other."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import click

from uguisu.content.models.campaign import CampaignMission
from uguisu.core.game import Game
from uguisu.match import Match
from uguisu.messages.local_text import localize
from uguisu.messages.message import Message, translate
from uguisu.plugins.registered import Registry
from uguisu_tools.bots.table import Table
from uguisu_tools.cli.play.terminal import Terminal
from uguisu_tools.packs.campaign import Campaign, Progress
from uguisu_tools.record import save as saves


def play_campaign(
    campaign: Campaign,
    seed: int,
    saved: Path | None,
    ply_limit: int,
    seat: Callable[[Game], dict[str, str]],
    terminal: Callable[[Table], Terminal],
    registry: Registry,
    language: str,
    record: Path | None = None,
) -> None:
    """Play the missions of a campaign, from the beginning or from a save, until they are over or the people stop.

    `seat` says who plays which seat of a mission's game; `terminal` sets up the screen. Each mission is recorded in a file
    of its own, called by `record`, its number and its id.
    """
    progress = campaign.begin(seed)
    if saved is not None:
        from uguisu_tools.record.stamp import read_text

        progress = saves.parse(read_text(saved)).campaign or progress
    mission = campaign.upcoming(progress)
    while mission is not None:
        game = campaign.game(mission, progress.carried)
        _announce(campaign, progress, mission, game, language)
        match = (
            saves.load(saved, game, ply_limit)
            if saved is not None
            else Match(game, progress.next_seed, ply_limit)
        )
        saved = None
        table = Table(match, registry)
        table.seat_bots(seat(game))
        screen = terminal(table)
        screen.campaign = progress
        screen.run(_file_for(record, len(progress.done) + 1, mission))
        match = table.match
        if not match.over:
            return
        progress = campaign.after(progress, mission, game, match.state)
        mission = campaign.upcoming(progress)
        if mission is not None and screen.humans and not _go_on(language):
            return
    click.echo(translate(Message("The campaign is over."), language))


def _file_for(record: Path | None, number: int, mission: CampaignMission) -> Path | None:
    """Return where a mission is recorded: ``night.jsonl`` is ``night-2-embassy.jsonl`` for the second one."""
    return record and record.with_name(f"{record.stem}-{number}-{mission.id}{record.suffix}")


def _announce(
    campaign: Campaign, progress: Progress, mission: CampaignMission, game: Game, language: str
) -> None:
    number = Message(
        "{campaign}, mission {number}, “{mission}”",
        campaign=localize(campaign.title, language),
        number=len(progress.done) + 1,
        mission=localize(game.title, language),
    )
    click.echo("")
    click.echo(click.style(translate(number, language), bold=True))
    carried = [
        Message("{name} = {value}", name=name, value=_told(value))
        for name, value in progress.carried.items()
        if f"${name}" in str(mission.lay)
    ]
    if carried:
        click.echo("  " + "   ".join(translate(one, language) for one in carried))


def _told(value: object) -> str:
    return (
        ", ".join(f"{count} × {card}" for card, count in value.items())
        if isinstance(value, dict)
        else str(value)
    )


def _go_on(language: str) -> bool:
    """Ask whether the people want to play the next mission; whoever's input has ended does not."""
    try:
        answer = input(
            translate(Message("The next mission follows. Press Enter to go on, or type `quit`. "), language)
        )
    except EOFError:
        click.echo("")
        return False
    return answer.strip() != "quit"
