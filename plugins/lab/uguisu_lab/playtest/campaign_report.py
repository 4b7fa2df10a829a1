"""Tells what a playtest of a campaign found: in lines for the terminal, and as a folder with a page for the whole and one
for each mission.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec

from uguisu import Message
from uguisu.match import Step
from uguisu.messages import localize
from uguisu_lab.playtest.campaigns import CampaignRun, CampaignSummary, Leg, MissionSummary
from uguisu_lab.playtest.maps import heat_maps
from uguisu_lab.playtest.page import html_page
from uguisu_lab.playtest.report import PAGE_FILE, REPLAYS, SUMMARY_FILE, summary_page, write_folder
from uguisu_lab.playtest.statistics import wilson
from uguisu_lab.playtest.tables import Cell, Row, Section, Words, share_cells, short, span
from uguisu_tools.record import replay
from uguisu_tools.record.stamp import play_steps

MOST_WAYS = 12
"""Ways through a campaign that are shown."""


def campaign_report(summary: CampaignSummary, language: str) -> str:
    """Return what a playtest of a campaign found, in lines for the terminal."""
    words = Words(language)
    message = Message(
        "{title}: campaigns played: {games}, seed {seed}",
        title=localize(summary.title, language),
        games=summary.games,
        seed=summary.seed,
    )
    lines = [words.say(message)]
    for number, mission in enumerate(summary.missions, 1):
        title = localize(mission.title, language)
        message = Message(
            "{number}. {mission}: played {played} {played:time|times}",
            number=number,
            mission=title,
            played=mission.played,
        )
        lines += ["", words.say(message)]
        for ending in mission.endings:
            share = f"{ending.count / mission.played:.0%}"
            lines.append(f"  {ending.count:>5}  {share:>4}  {localize(ending.title, language)}")
        for name, spread in mission.carried.items():
            if spread.count:
                message = Message(
                    "carried over, {name}: {mean} on average, {span}",
                    name=name,
                    mean=short(spread.mean),
                    span=span(spread.low, spread.high),
                )
                lines.append(f"  {words.say(message)}")
    lines.append("")
    for side, won in summary.won.items():
        message = Message(
            "{side} {side:wins|win} the last mission in {share} of the games; over many games expect {low} to {high}",
            side=side,
            share=f"{won.value:.0%}",
            low=f"{won.low:.0%}",
            high=f"{won.high:.0%}",
        )
        lines.append(words.say(message))
    return "\n".join(lines) + "\n"


def write_campaign_report(run: CampaignRun, folder: Path, language: str = "en") -> list[Path]:
    """Write the report into `folder`, and return the files, the page of the campaign first.

    ``report.html`` tells of the campaign and leads to ``mission-<id>.html``, the report of each mission; ``summary.json`` is
    all of it for programs; the games worth a look are replays.

    Raises:
        UguisuError: when the folder holds something else, or the disk refuses; then it is as it was.
    """
    words, files = Words(language), dict[str, bytes]()
    pages: dict[str, str] = {}
    for mission in run.summary.missions:
        if not mission.played:
            continue
        replays = dict(_replays(run, mission, folder))
        files |= dict(replays.values())
        maps = [drawn.section for drawn in heat_maps(mission.summary, run.games[mission.mission], language)]
        ways = {index: name for index, (name, _) in replays.items()}
        pages[mission.mission] = f"mission-{mission.mission}.html"
        page = summary_page(mission.summary, maps, ways, language)
        files[pages[mission.mission]] = page.encode("utf-8")
    page = _campaign_page(run.summary, pages, words)
    summary = msgspec.json.format(msgspec.json.encode(run.summary), indent=1) + b"\n"
    return write_folder(folder, {PAGE_FILE: page.encode("utf-8"), SUMMARY_FILE: summary, **files})


def _replays(
    run: CampaignRun, mission: MissionSummary, folder: Path
) -> Iterator[tuple[int, tuple[str, bytes]]]:
    """Yield the games of a mission that are worth a look: the number of the campaign, a file, and what goes into it."""
    for index in sorted({entry.index for entry in mission.summary.notable}):
        for number, leg in enumerate(run.legs[index], 1):
            if leg.done.mission == mission.mission:
                name = f"{REPLAYS}/campaign-{index + 1}-{number}-{mission.mission}.jsonl"
                yield index, (name, _replay(run, mission, leg, folder).encode("utf-8"))


def _replay(run: CampaignRun, mission: MissionSummary, leg: Leg, folder: Path) -> str:
    campaign = run.campaign
    played = campaign.upcoming(leg.before)
    assert played is not None
    game = campaign.game(played, leg.before.carried)
    match = play_steps(game, leg.played.seed, [Step(seat, move) for seat, move in leg.played.steps])
    return replay.dumps(
        match,
        pack=replay.way_to(campaign.folder, folder / REPLAYS),
        changes=campaign.changes,
        seats=mission.summary.bots,
        campaign=leg.before,
    )


def _seated(summary: CampaignSummary, words: Words) -> list[tuple[str, str]]:
    """Return who sat where; a seat may have another bot in each mission."""
    seated: dict[str, dict[str, None]] = {}
    for seat in (seat for mission in summary.missions for seat in mission.summary.seats):
        seated.setdefault(words.name(seat.title), {})[words.bot(seat.bot)] = None
    return [(seat, ", ".join(bots)) for seat, bots in seated.items()]


def _campaign_page(summary: CampaignSummary, pages: Mapping[str, str], words: Words) -> str:
    sides = {side.side: words.name(side.title) for side in summary.missions[0].summary.sides}
    facts = [
        (words.say(Message("Campaigns")), str(summary.games)),
        (words.say(Message("seed")), str(summary.seed)),
        *_seated(summary, words),
    ]
    return html_page(
        title=words.say(summary.title),
        kind=words.say(Message("Playtest of a campaign")),
        facts=facts,
        sections=[
            _last_missions(summary, sides, words),
            _missions(summary, pages, words),
            _ways(summary, words),
            _carried(summary, words),
        ],
        game=summary.missions[0].summary.game,
        sides=list(sides),
        language=words.language,
    )


def _last_missions(summary: CampaignSummary, sides: Mapping[str, str], words: Words) -> Section:
    rows = [
        Row(sides[side], share_cells(round(won.value * summary.games), won), side)
        for side, won in summary.won.items()
    ]
    return words.section(Message("Who wins the last mission"), rows, narrow=True)


def _missions(summary: CampaignSummary, pages: Mapping[str, str], words: Words) -> Section:
    rows = []
    for mission in summary.missions:
        endings = [f"{words.say(ending.title)} {ending.count}" for ending in mission.endings]
        link = pages.get(mission.mission, "")
        cells = (
            Cell(str(mission.played)),
            Cell(short(mission.summary.plies.mean) if mission.played else ""),
            Cell("; ".join(endings), words=True),
            Cell(words.say(Message("report")) if link else "", link=link, words=True),
        )
        rows.append(Row(words.name(mission.title), cells))
    head = (Message("played"), Message("plies"), Message("how it ended"), "")
    return words.section(Message("Missions"), rows, "", *head)


def _ways(summary: CampaignSummary, words: Words) -> Section:
    titles = {mission.mission: words.name(mission.title) for mission in summary.missions}
    endings = {
        (mission.mission, ending.result): words.say(ending.title)
        for mission in summary.missions
        for ending in mission.endings
    }
    rows = [
        Row(
            " → ".join(f"{titles[mission]}: {endings[mission, result]}" for mission, result in way.ends),
            share_cells(way.count, wilson(way.count, summary.games)),
        )
        for way in summary.ways[:MOST_WAYS]
    ]
    return words.section(Message("Paths through the campaign"), rows)


def _carried(summary: CampaignSummary, words: Words) -> Section:
    rows = [
        Row(
            f"{words.name(mission.title)}: {name}",
            (Cell(short(spread.mean)), Cell(span(spread.low, spread.high)), Cell(str(spread.count))),
        )
        for mission in summary.missions
        for name, spread in mission.carried.items()
        if spread.count
    ]
    head = (Message("mean"), Message("range"), Message("Games"))
    return words.section(Message("What is carried over"), rows, "", *head)
