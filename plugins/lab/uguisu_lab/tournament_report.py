"""What a tournament tells: the same on the terminal and on its page."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

import msgspec

from uguisu import Message
from uguisu_lab.playtest.page import html_page
from uguisu_lab.playtest.plain import plain_text
from uguisu_lab.playtest.report import write_folder
from uguisu_lab.playtest.statistics import wilson
from uguisu_lab.playtest.tables import Cell, Group, Row, Section, Table, Words, odds_cell, short
from uguisu_lab.playtest.verdict import between_quick_bots
from uguisu_lab.tournament import TWO, BotStanding, Met, Tournament

PAGE_FILE, JSON_FILE = "tournament.html", "tournament.json"


def text(found: Tournament, language: str = "en") -> str:
    """Return a tournament in lines for the terminal."""
    words = Words(language)
    return plain_text(
        _title(found, words),
        facts_of(found, words),
        warnings_of(found, words),
        sections_of(found, words),
        findings_of(found, words),
    )


def page(found: Tournament, language: str = "en") -> str:
    """Return a tournament as a page."""
    words = Words(language)
    return html_page(
        title=_title(found, words),
        kind=words.say(Message("Tournament")),
        facts=facts_of(found, words),
        findings=findings_of(found, words),
        warnings=warnings_of(found, words),
        sections=sections_of(found, words),
        game=found.game,
        sides=[side.side for side in found.sides],
        footer=[
            found.game,
            f"{found.scenario} {found.digest[:12]}",
            words.say(Message("{seconds} s", seconds=short(found.seconds))),
        ],
        language=language,
    )


def write_tournament(found: Tournament, folder: Path, language: str = "en") -> list[Path]:
    """Write a tournament's page and its JSON into `folder`, in place of the one that was there; return the files.

    Raises:
        UguisuError: when the folder holds something else, or the disk refuses.
    """
    told = msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n"
    return write_folder(folder, {PAGE_FILE: page(found, language).encode(), JSON_FILE: told})


def _title(found: Tournament, words: Words) -> str:
    return words.say(found.title) or found.scenario


def facts_of(found: Tournament, words: Words) -> list[tuple[str, str]]:
    """Return what was played, as (what, how much)."""
    facts = [
        (words.say(Message("Bots")), str(len(found.bots))),
        (words.say(Message("Games")), str(found.games)),
        (words.say(Message("Different games")), str(sum(met.distinct for met in found.meetings))),
        (words.say(Message("seed")), str(found.seed)),
    ]
    facts += [(name, str(value)) for name, value in (found.changes.options or {}).items()]
    return facts


def warnings_of(found: Tournament, words: Words) -> list[str]:
    """Return, in sentences, why to believe it less."""
    lines: list[Message] = []
    distinct = sum(met.distinct for met in found.meetings)
    broken = sum(met.broken for met in found.meetings)
    if found.partial:
        lines.append(Message("Stopped early: these are the games that were finished."))
    if not found.games:
        lines.append(Message("No game was finished."))
    if distinct < found.games:
        lines.append(
            Message(
                "Only {distinct} of {games} {games:game|games} {distinct:differs|differ}; the others repeat them move by "
                "move. Intervals are as wide as for {distinct} {distinct:game|games}.",
                distinct=distinct,
                games=found.games,
            )
        )
    if broken:
        lines.append(
            Message(
                "{count} {count:game|games} crashed. The first one: {message}",
                count=broken,
                message=found.trouble,
            )
        )
    if len(found.sides) > TWO:
        lines.append(
            Message(
                "Of more than two sides a bot plays one, each in turn, and its opponent all others. A bot wins if its own "
                "side does."
            )
        )
    return [words.say(line) for line in lines]


def findings_of(found: Tournament, words: Words) -> list[str]:
    """Return what matters most, in sentences; nothing that the games don't bear out."""
    if not found.games:
        return []
    lines = []
    for bot, pairs in groupby((pair for pair in found.pairs if pair.clear), key=lambda pair: pair.one):
        weaker = ", ".join(words.bot(pair.other) for pair in pairs)
        lines.append(Message("{bot} is stronger than {weaker}.", bot=words.bot(bot), weaker=weaker))
    unclear = [pair for pair in found.pairs if not pair.clear]
    if unclear:
        told = ", ".join(f"{words.bot(pair.one)} \N{EN DASH} {words.bot(pair.other)}" for pair in unclear)
        lines.append(Message("There are not enough games to tell who is stronger of {pairs}.", pairs=told))
    lines += [
        Message(
            "Between equally strong bots, {side} would get {share} of the points [{low} \N{EN DASH} {high}].",
            side=words.say(side.title),
            share=f"{side.share.value:.0%}",
            low=f"{side.share.low:.0%}",
            high=f"{side.share.high:.0%}",
        )
        for side in found.sides
        if len(found.sides) == TWO and side.share.low > 1 / TWO
    ]
    lines += between_quick_bots(found.stronger)
    return [words.say(line) for line in lines]


def sections_of(found: Tournament, words: Words) -> list[Section]:
    """Return the tables."""
    if not found.games:
        return []
    results = Message("won, drawn, lost")
    strength = words.section(
        Message("Strength, the strongest first"),
        [_standing(standing, words) for standing in found.standings],
        Message("bot"),
        Message("strength"),
        Message("points"),
        "",
        results,
        note=Message(
            "In points of Elo beside the average of these bots: 400 more are odds of ten to one. By the model of Bradley "
            "and Terry, in which sides may differ in worth; a draw is half a win, and one drawn game of each two bots is "
            "supposed. Intervals contain the true value in 19 of 20 cases; where a bot has won all or lost all, one end "
            "is open."
        ),
    )
    titles = {side.side: words.say(side.title) for side in found.sides}
    groups = [
        Group(
            tuple(_met(met, titles, words) for met in members),
            " \N{EN DASH} ".join(map(words.bot, sorted(pair, key=found.bots.index))),
        )
        for pair, members in groupby(found.meetings, key=lambda met: {met.bot, met.other})
    ]
    head = (Message("who plays what"), Message("points"), "", results)
    pairs = Section(
        words.say(Message("Each pair, on each side")), (Table(tuple(groups), tuple(map(words.say, head))),)
    )
    return [strength, *([_crossed(found, words)] if len(found.bots) > TWO else []), pairs]


def _crossed(found: Tournament, words: Words) -> Section:
    """Return who got how much of the points against whom, both sides together."""
    order = [standing.bot for standing in found.standings]
    clear = {(pair.one, pair.other) for pair in found.pairs if pair.clear}
    rows = []
    for bot in order:
        cells = []
        for other in order:
            share = _share_against(found, bot, other)
            told = "\N{EN DASH}" if share is None else f"{share:.0%}"
            cells.append(Cell(told, strong=not clear.isdisjoint({(bot, other), (other, bot)})))
        rows.append(Row(words.bot(bot), tuple(cells)))
    note = Message(
        "Points of the bot on the left against the one above. Bold: strengths that chance hardly explains. Bots that "
        "beat each other in a circle are seen here only: strengths cannot show it."
    )
    return words.section(
        Message("Against each other"), rows, Message("bot"), *map(words.bot, order), note=note
    )


def _share_against(found: Tournament, bot: str, other: str) -> float | None:
    games, points = 0, 0.0
    for met in found.meetings:
        if {met.bot, met.other} == {bot, other}:
            games += met.distinct
            points += (met.wins if met.bot == bot else met.losses) + met.draws / 2
    return points / games if games else None


def _standing(standing: BotStanding, words: Words) -> Row:
    low = "-\N{INFINITY}" if standing.low is None else f"{standing.low:+.0f}"
    high = "\N{INFINITY}" if standing.high is None else f"{standing.high:+.0f}"
    strength = Cell(f"{standing.strength:+.0f}", f"{low} \N{EN DASH} {high}")
    return Row(words.bot(standing.bot), (strength, *_results(standing)))


def _met(met: Met, titles: dict[str, str], words: Words) -> Row:
    return Row(f"{words.bot(met.bot)}: {titles[met.side]}", _results(met), met.side)


def _results(of: Met | BotStanding) -> tuple[Cell, ...]:
    share = wilson(of.wins + of.draws / 2, of.distinct)
    bar = Cell(bar=share) if of.distinct else Cell("\N{EN DASH}")
    counts = " \N{MIDDLE DOT} ".join(map(str, (of.wins, of.draws, of.losses)))
    return odds_cell(share, of.distinct), bar, Cell(counts)
