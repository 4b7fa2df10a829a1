"""What a comparison tells: the same on the terminal and on its page."""

from collections.abc import Sequence
from itertools import groupby
from pathlib import Path

import msgspec

from uguisu import Message
from uguisu_lab.comparing import Comparison, Moved, Outcome, Version
from uguisu_lab.playtest.certainty import exactly
from uguisu_lab.playtest.page import html_page
from uguisu_lab.playtest.plain import plain_text
from uguisu_lab.playtest.report import write_folder
from uguisu_lab.playtest.statistics import Interval
from uguisu_lab.playtest.tables import Cell, Group, Row, Section, Table, Words, odds_cell, short
from uguisu_lab.second_level import of_both

PAGE_FILE, JSON_FILE = "comparison.html", "comparison.json"


def text(found: Comparison, language: str = "en") -> str:
    """Return a comparison in lines for the terminal."""
    words = Words(language)
    return plain_text(
        title_of(found, words),
        facts_of(found, words),
        warnings_of(found, words),
        sections_of(found, words),
        findings_of(found, words),
    )


def page(found: Comparison, language: str = "en") -> str:
    """Return a comparison as a page."""
    words = Words(language)
    return html_page(
        title=title_of(found, words),
        kind=words.say(Message("Comparison")),
        facts=facts_of(found, words),
        findings=findings_of(found, words),
        warnings=warnings_of(found, words),
        sections=sections_of(found, words),
        game=found.game,
        sides=[outcome.side for outcome in found.outcomes if outcome.side],
        footer=[
            found.game,
            *(f"{version.scenario} {version.digest[:12]}" for version in (found.first, found.second)),
            words.say(Message("{seconds} s", seconds=short(found.seconds))),
        ],
        language=language,
    )


def write_comparison(found: Comparison, folder: Path, language: str = "en") -> list[Path]:
    """Write a comparison's page and its JSON into `folder`, in place of the one that was there; return the files.

    Raises:
        UguisuError: when the folder holds something else, or the disk refuses.
    """
    told = msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n"
    return write_folder(folder, {PAGE_FILE: page(found, language).encode(), JSON_FILE: told})


def title_of(found: Comparison, words: Words) -> str:
    """Return which packs are compared."""
    return f"{called(found.first, words)} \N{RIGHTWARDS ARROW} {called(found.second, words, found.first)}"


def called(version: Version, words: Words, beside: Version | None = None) -> str:
    """Return what a version is called; beside another of the same title, by what is changed."""
    title = words.say(version.title) or version.scenario
    changes = [words.say(change) for change in changed(version)]
    return ", ".join(changes) if beside is not None and beside.title == version.title and changes else title


def changed(version: Version) -> list[str]:
    """Return what is changed of a pack, in few words."""
    changes = version.changes
    mod = changes.mod or {}
    away = list(mod.get("scenario", {}).get("options", {}))
    away += [card["remove"] for card in mod.get("cards", {}).get("cards", ()) if "remove" in card]
    away += [" - ".join(link["remove"]) for link in mod.get("map", {}).get("links", ())]
    lines = [f"+ {mod}" for mod in changes.mods]
    lines += [f"{option}={value}" for option, value in (changes.options or {}).items()]
    lines += [
        f"{card['change']}={card['copies']}"
        for card in mod.get("cards", {}).get("cards", ())
        if "change" in card
    ]
    lines += [Message("without {what}", what=what) for what in away]
    if changes.variants is not None:
        lines.append(f"variants={','.join(version.variants) or '-'}")
    return lines


def facts_of(found: Comparison, words: Words) -> list[tuple[str, str]]:
    """Return what was played, as (what, how much)."""
    same = Message("{same} of {pairs}", same=found.same, pairs=found.pairs)
    facts = [
        (words.say(Message("Pairs of games")), f"{found.pairs} / {found.asked}"),
        (words.say(Message("Different pairs")), str(found.distinct)),
        (words.say(Message("Both games the same")), words.say(same)),
        (words.say(Message("seed")), str(found.seed)),
    ]
    if found.first.bots == found.second.bots:
        return facts + words.seated(found.first.bots, found.first.seats)
    return facts + [
        (f"{seat} ({number})", bot)
        for number, version in enumerate((found.first, found.second), 1)
        for seat, bot in words.seated(version.bots, version.seats)
    ]


def warnings_of(found: Comparison, words: Words) -> list[str]:
    """Return, in sentences, why to believe it less."""
    lines: list[str] = []
    if found.partial:
        lines.append(Message("Stopped early: these are the games that were finished."))
    if not found.pairs:
        lines.append(Message("No game was finished."))
    if found.distinct < 0.9 * found.pairs:
        lines.append(
            Message(
                (
                    "Only {distinct} of {pairs} {pairs:pair|pairs} {distinct:differs|differ}; the others "
                    "repeat them move by move. Intervals are as wide as for {distinct} "
                    "{distinct:pair|pairs}."
                ),
                distinct=found.distinct,
                pairs=found.pairs,
            )
        )
    crashed = found.first.broken + found.second.broken
    if crashed:
        lines.append(
            Message(
                "Games that crashed: {count}. Their pairs are left out. See `uguisu playtest`.", count=crashed
            )
        )
    return [words.say(text) for text in lines]


def findings_of(found: Comparison, words: Words) -> list[str]:
    """Return what matters most, in sentences."""
    if not found.pairs:
        return []
    lines: list[str] = [_sentence(outcome, words) for outcome in found.outcomes if outcome.clear]
    if found.verdict == "alike":
        assert found.until is not None
        lines.append(
            Message(
                "Nobody wins more or less often by as much as {points} {points:point|points}.",
                points=short(100 * found.until),
            )
        )
    elif not lines:
        lines += _cannot_tell(found)
    moved = [measure for measure in found.measures if measure.clear and not _is_outcome(measure)]
    if moved:
        lines.append(Message("{count} {count:number|numbers} changed.", count=len(moved)))
    if found.same == found.pairs:
        lines = [
            Message("Every game was the same, move by move: these bots never came across the difference.")
        ]
    lines += of_both(found.level, found.outcomes, found.strong, found.first.stronger, words)
    return [words.say(text) for text in (*_certain(found, words), *lines)]


def _certain(found: Comparison, words: Words) -> list[str]:
    """Tell what both packs are worth if nobody makes a mistake, where that is known."""
    titles = {outcome.side: words.name(outcome.title) for outcome in found.outcomes}
    if found.first.exact is None or found.second.exact is None:
        return []
    first, second = (words.say(exactly(one, titles)) for one in (found.first.exact, found.second.exact))
    if first == second:
        return [Message("If nobody makes a mistake, {told}, with either pack; that is certain.", told=first)]
    return [
        Message(
            (
                "If nobody makes a mistake: with the first, {first}; with the second, {second}. That is certain; what "
                "follows is how these bots play."
            ),
            first=first,
            second=second,
        )
    ]


def _is_outcome(measure: Moved) -> bool:
    return measure.id.startswith("end.")


def _sentence(outcome: Outcome, words: Words) -> str:
    cell = difference_cell(outcome.difference, strong=True)
    side, points = words.name(outcome.title), f"{cell.text} [{cell.small}]"
    first, second = f"{outcome.first.value:.0%}", f"{outcome.second.value:.0%}"
    if outcome.difference.value > 0:
        return Message(
            (
                "{side}: more wins with the second, {second} instead of {first}, a difference of {difference} points."
            ),
            side=side,
            first=first,
            second=second,
            difference=points,
        )
    return Message(
        (
            "{side}: fewer wins with the second, {second} instead of {first}, a difference of {difference} points."
        ),
        side=side,
        first=first,
        second=second,
        difference=points,
    )


def _cannot_tell(found: Comparison) -> list[str]:
    widest = max(found.outcomes, key=lambda outcome: outcome.smallest)
    if widest.smallest >= 1:
        return [
            Message("These games cannot tell who gains from it: too few of them differ to show anything.")
        ]
    lines: list[str] = [
        Message(
            (
                "These games cannot tell who gains from it. They would have shown a difference of "
                "{points} {points:point|points}, four times in five; to show half of that takes "
                "{more} more {more:pair|pairs}."
            ),
            points=short(100 * widest.smallest),
            more=f"{3 * found.distinct:,}",
        )
    ]
    wanted = [outcome.more for outcome in found.outcomes if outcome.more is not None]
    if wanted and min(wanted) < MOST_WORTH:
        lines.append(
            Message(
                (
                    "If the difference is as large as it looks, {more} more {more:pair|pairs} would "
                    "probably show it."
                ),
                more=f"{min(wanted):,}",
            )
        )
    return lines


MOST_WORTH = 100_000
"""Pairs that nobody is advised to play."""


def sections_of(found: Comparison, words: Words) -> list[Section]:
    """Return the tables."""
    if not found.pairs:
        return []
    names = [called(found.first, words), called(found.second, words, found.first)]
    rows = [_outcome_row(outcome, found.pairs, words) for outcome in found.outcomes]
    head = (Message("who"), *names, Message("difference, in points"), Message("these games would have shown"))
    note = (
        Message(
            "Bold: what chance can hardly explain. A change that does nothing seems to do something in "
            "at most one comparison in twenty. Intervals contain the true value in 19 of 20 cases."
        )
        if found.until is None
        else Message(
            "Intervals contain the true value in 19 of 20 comparisons, whenever you look (Waudby-Smith "
            "and Ramdas 2024); those that exclude 0 are bold."
        )
    )
    sections = [
        Section(
            words.say(Message("Who wins, between these bots")),
            (words.table(rows, *head),),
            note=words.say(note),
        )
    ]
    if found.level is not None and found.strong:
        rows = [_outcome_row(outcome, found.level.games, words) for outcome in found.strong]
        sections.append(
            words.section(
                Message("Who wins, between strong bots"),
                rows,
                *head,
                note=Message(
                    "{bot} in all seats, on the same seeds: as many pairs as fit into the time that is given for them.",
                    bot=words.bot(found.level.bot),
                ),
            )
        )
    for title, clear in (
        (Message("What changed"), True),
        (Message("What did not change, as far as these games show"), False),
    ):
        measures = [measure for measure in found.measures if measure.clear == clear]
        if measures:
            sections.append(_measures(words.say(title), measures, names, words, clear=clear))
    return sections


def _outcome_row(outcome: Outcome, pairs: int, words: Words) -> Row:
    enough = outcome.smallest < 1
    shown = (
        words.say(Message("{points} {points:point|points}", points=short(100 * outcome.smallest)))
        if enough
        else "\N{EN DASH}"
    )
    return Row(
        words.name(outcome.title),
        (
            odds_cell(outcome.first, pairs),
            odds_cell(outcome.second, pairs),
            difference_cell(outcome.difference, strong=outcome.clear),
            Cell(shown),
        ),
        outcome.side,
    )


def _measures(
    title: str, measures: Sequence[Moved], names: Sequence[str], words: Words, *, clear: bool
) -> Section:
    ordered = sorted(measures, key=lambda measure: words.name(measure.group))
    groups = tuple(
        Group(tuple(_measure_row(measure, words) for measure in members), group)
        for group, members in groupby(ordered, key=lambda measure: words.name(measure.group))
    )
    head = (Message("what"), *names, Message("difference"), Message("pairs"))
    note = (
        words.say(
            Message(
                "Of what is listed here, one in twenty is chance (sign-flip test of Fisher, false-discovery rate of Benjamini"
                " and Hochberg)."
            )
        )
        if clear
        else ""
    )
    return Section(title, (Table(groups, tuple(map(words.say, head))),), note=note)


def _measure_row(measure: Moved, words: Words) -> Row:
    difference = measure.difference
    small = f"{difference.low:+.2f} \N{EN DASH} {difference.high:+.2f}" if measure.pairs > 1 else ""
    return Row(
        words.name(measure.name),
        (
            Cell(f"{measure.first:.2f}"),
            Cell(f"{measure.second:.2f}"),
            Cell(f"{difference.value:+.2f}", small, strong=measure.clear),
            Cell(str(measure.pairs)),
        ),
        hover=measure.id,
    )


def difference_cell(difference: Interval, *, strong: bool) -> Cell:
    """Return a difference of shares in points, with its interval in small print."""
    interval = f"{100 * difference.low:+.1f} \N{EN DASH} {100 * difference.high:+.1f}"
    return Cell(f"{100 * difference.value:+.1f}", interval, strong=strong)
