"""What a report tells of a playtest, section by section: the same on the terminal and on the page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from uguisu.content.text import localize
from uguisu.playtest.curves import chart, curve_sections
from uguisu.playtest.plain import plain_text
from uguisu.playtest.statistics import Distribution, wilson
from uguisu.playtest.summary import GameError, HistogramBar, Summary, Try
from uguisu.playtest.tables import (
    Cell,
    Group,
    Row,
    Section,
    Table,
    Words,
    odds_cell,
    share_cells,
    short,
    span,
)
from uguisu.playtest.values import measure_sections, use_sections
from uguisu.said import Said

OPENINGS = 12
"""First moves of each seat that are shown."""
WIDTH, HEIGHT, FLOOR, LEFT, TOP = 960, 220, 24, 36, 14
"""The picture of the lengths of games."""
LABELS = 12
"""Numbers under its bars, at most."""


def facts_of(summary: Summary, words: Words) -> list[tuple[str, str]]:
    """Return what was played, as (what, how much)."""
    found = [
        (words.say(Said("Games")), f"{summary.played} / {summary.games}"),
        (words.say(Said("Different games")), str(summary.distinct_games)),
        (words.say(Said("Different openings")), str(summary.distinct_openings)),
        (words.say(Said("seed")), str(summary.seed)),
    ]
    found += [(words.name(seat.title), seat.bot) for seat in summary.seats]
    if summary.exact is not None:
        found.append((words.say(Said("If nobody makes a mistake")), _exactly(summary, words)))
    return found + [(words.say(Said("Variants")), variant) for variant in summary.variants]


def _exactly(summary: Summary, words: Words) -> str:
    assert summary.exact is not None
    winner = next(
        (words.name(side.title) for side in summary.sides if side.side == summary.exact.winner), None
    )
    if winner is None:
        return words.say(Said("neither side can force a win"))
    length = summary.exact.length
    if summary.exact.unit == "rounds":
        return words.say(Said("{side} wins (rounds: {length} at most)", side=winner, length=length))
    return words.say(Said("{side} wins (plies: {length} at most)", side=winner, length=length))


def warnings_of(summary: Summary, words: Words) -> list[str]:
    """Return, in sentences, why to believe the report less."""
    titles = {side.side: words.name(side.title) for side in summary.sides}
    checks = {check.side: check for check in summary.checks}
    told: list[str] = []
    if summary.partial:
        told.append(Said("Stopped early: these are the games that were finished."))
    if not summary.played:
        told.append(Said("No game was finished."))
    for warning in summary.warnings:
        kind, _, side = warning.partition(":")
        if kind == "repeats":
            told.append(
                Said(
                    "Only {distinct} of {games} games differ; the others repeat them move by "
                    "move. Intervals are as wide as for {distinct} games.",
                    distinct=summary.distinct_games,
                    games=summary.played,
                )
            )
        elif kind == "random":
            told.append(
                Said(
                    "{side}: random moves. They show what the rules allow, not how it is played.",
                    side=titles[side],
                )
            )
        else:
            check = checks[side]
            told.append(
                Said(
                    "{side}: nothing shows that these bots play better than random moves. Wins against random"
                    " opponents: {wins} of {games} (random moves: {random_wins} of {random_games}), against these:"
                    " {wins2} of {games2} (random moves: {random_wins2} of {random_games2}).",
                    side=titles[side],
                    wins=check.against_random.wins,
                    games=check.against_random.games,
                    random_wins=check.random_against_random.wins,
                    random_games=check.random_against_random.games,
                    wins2=check.against_these.wins,
                    games2=check.against_these.games,
                    random_wins2=check.random_against_these.wins,
                    random_games2=check.random_against_these.games,
                )
            )
    if summary.broken:
        told.append(Said("Games that crashed: {count}", count=summary.broken))
    if summary.unwritten:
        told.append(Said("The games could not all be written. {trouble}", trouble=summary.unwritten))
    told += [
        Said(
            "The measure '{measure}' failed (games: {games}): {message}",
            measure=failure.measure,
            games=failure.games,
            message=failure.message,
        )
        for failure in summary.failures
    ]
    return [words.say(text) for text in told]


def sections_of(
    summary: Summary,
    words: Words,
    *,
    maps: Sequence[Section] = (),
    replays: Mapping[int, str] | None = None,
    colours: Sequence[str] = (),
) -> list[Section]:
    """Return the sections of a report.

    Args:
        summary: what was found.
        words: in whose words.
        maps: sections that show maps.
        replays: the way to the replay of a game, by its number.
        colours: of curves; without them none are drawn.
    """
    if not summary.played:
        return _errors(summary, words)
    titles = {side.side: words.name(side.title) for side in summary.sides}
    return [
        _wins(summary, words),
        _endings(summary, words),
        _lengths(summary, words),
        *_checks(summary, words),
        *curve_sections(summary.curves, words, colours),
        *use_sections(summary.uses, summary.played, titles, words),
        *maps,
        _decisions(summary, words),
        *_openings(summary, words),
        *measure_sections(summary.measures, titles, words),
        _notable(summary, words, replays or {}),
        *_errors(summary, words),
    ]


def _wins(summary: Summary, words: Words) -> Section:
    rows = [
        Row(words.name(side.title), share_cells(side.wins, side.rate), side.side) for side in summary.sides
    ]
    if summary.draws:
        rows.append(Row(words.say(Said("Nobody")), share_cells(summary.draws, summary.draw_share), ""))
    return Section(
        words.say(Said("Who wins, between these bots")),
        (words.table(rows),),
        split=(*((side.side, side.rate.value) for side in summary.sides), ("", summary.draw_share.value)),
        note=words.say(
            Said(
                "Between these bots: stronger ones may reverse it. Intervals contain the true "
                "share in 19 of 20 cases (Wilson); a game that was played twice counts once for "
                "them."
            )
        ),
        narrow=True,
    )


def _endings(summary: Summary, words: Words) -> Section:
    rows = [
        Row(words.name(result.title), share_cells(result.count, result.share), result.winner or "")
        for result in summary.results
    ]
    return Section(words.say(Said("How games end")), (words.table(rows),), narrow=True)


def _lengths(summary: Summary, words: Words) -> Section:
    kinds = [(Said("in rounds"), summary.rounds), (Said("in plies"), summary.plies)]
    rows = [_length(words.say(name), spread) for name, spread in kinds if spread.count]
    head = (Said("mean"), Said("median"), Said("middle half"), Said("range"))
    return Section(
        words.say(Said("How long games last")),
        (words.table(rows, "", *head),),
        figure=histogram_svg(summary.histogram, words.say(Said("Length in plies"))),
        note=words.say(
            Said("The bars count games by their plies: each decision, and each throw or draw, is one.")
        ),
    )


def _length(name: str, spread: Distribution) -> Row:
    told = (f"{spread.mean:.1f}", short(spread.median), span(spread.quarter, spread.three_quarters))
    return Row(name, (*map(Cell, told), Cell(span(spread.low, spread.high))))


def _checks(summary: Summary, words: Words) -> list[Section]:
    titles = {side.side: words.name(side.title) for side in summary.sides}
    rows = [
        Row(
            titles[check.side],
            (
                _tried(check.against_random),
                _tried(check.random_against_random),
                _tried(check.against_these),
                _tried(check.random_against_these),
                Cell(words.say(Said("shown") if check.better else Said("not shown")), words=True),
            ),
            check.side,
            look=not check.better,
        )
        for check in summary.checks
    ]
    head = (
        Said("wins of"),
        Said("these bots, against random ones"),
        Said("random moves, against random ones"),
        Said("these bots, against each other"),
        Said("random moves, against these bots"),
        Said("plays better than random"),
    )
    note = Said("A few more games, to see whether the bots can be trusted at all.")
    title = words.say(Said("Against random moves"))
    return [Section(title, (words.table(rows, *head),), note=words.say(note))] if rows else []


def _tried(tried: Try) -> Cell:
    return odds_cell(wilson(tried.wins, tried.games), tried.games)


def histogram_svg(bars: Sequence[HistogramBar], label: str) -> str:
    """Draw `bars`."""
    if not bars:
        return ""
    most = max(bar.count for bar in bars)
    high = HEIGHT - FLOOR - TOP
    step = (WIDTH - LEFT) / len(bars)
    every = -(-len(bars) // LABELS)
    lines = [
        f'<line x1="{LEFT}" y1="{TOP}" x2="{WIDTH}" y2="{TOP}"/>',
        f'<text x="{LEFT - 6}" y="{TOP + 4}" text-anchor="end">{most}</text>',
        f'<line x1="{LEFT}" y1="{HEIGHT - FLOOR}" x2="{WIDTH}" y2="{HEIGHT - FLOOR}"/>',
        f'<text x="{LEFT - 6}" y="{HEIGHT - FLOOR + 4}" text-anchor="end">0</text>',
    ]
    for number, bar in enumerate(bars):
        x, tall = LEFT + number * step, high * bar.count / most
        top = HEIGHT - FLOOR - tall
        told = (
            f"{bar.low}-{bar.high - 1}: {bar.count}" if bar.high - bar.low > 1 else f"{bar.low}: {bar.count}"
        )
        lines.append(
            f'<rect x="{x + 0.06 * step:.1f}" y="{top:.1f}" width="{0.88 * step:.1f}" height="{tall:.1f}" rx="1.5">'
            f"<title>{told}</title></rect>"
        )
        if number % every == 0:
            lines.append(f'<text x="{x:.1f}" y="{HEIGHT - 6}">{bar.low}</text>')
    return chart(WIDTH, HEIGHT, label, lines)


def _decisions(summary: Summary, words: Words) -> Section:
    rows = [
        Row(
            words.name(seat.title),
            (Cell(seat.bot, words=True), Cell(f"{seat.decisions.mean:.1f}"), Cell(f"{seat.branching:.2f}")),
            seat.side,
        )
        for seat in summary.seats
    ]
    head = (Said("who"), Said("bot"), Said("decisions per game"), Said("choices per decision"))
    title = words.say(Said("Decisions"))
    return Section(title, (words.table(rows, *head),), narrow=True)


def _openings(summary: Summary, words: Words) -> list[Section]:
    tables = []
    for seat in summary.seats:
        moves = [opening for opening in summary.openings if opening.seat == seat.seat]
        rows = tuple(
            Row(words.say(move.label), share_cells(move.count, move.rate), hover=move.move)
            for move in moves[:OPENINGS]
        )
        more = words.say(Said("and {count} more", count=len(moves) - OPENINGS)) if moves[OPENINGS:] else ""
        if rows:
            tables.append(Table((Group(rows, words.name(seat.title), seat.side, after=more),)))
    heading = words.say(Said("First moves, and how they turn out for whoever made them"))
    note = words.say(Said("How often, and how often its side then won."))
    return [Section(heading, tuple(tables), note=note)] if tables else []


def _notable(summary: Summary, words: Words, replays: Mapping[int, str]) -> Section:
    rows = [
        Row(
            words.name(game.title),
            (
                Cell(words.say(_WHY[game.why]), words=True),
                Cell(str(game.plies)),
                Cell(str(game.index + 1), link=replays.get(game.index, "")),
                Cell(str(game.seed)),
            ),
        )
        for game in summary.notable
    ]
    head = (Said("ending"), "", Said("plies"), Said("which game"), Said("seed"))
    first = next(iter(replays.values()), "")
    return Section(
        words.say(Said("Games worth a look")),
        (words.table(rows, *head),),
        note=f"{words.say(Said('Watch one with'))} uguisu replay {first}" if first else "",
    )


_WHY = {"shortest": Said("shortest"), "longest": Said("longest")}


def _errors(summary: Summary, words: Words) -> list[Section]:
    """Tell what broke games, each cause once."""
    causes: dict[str, list[GameError]] = {}
    for error in summary.errors:
        causes.setdefault(error.message, []).append(error)
    rows = [
        Row(message, (Cell(str(len(errors))), Cell(str(errors[0].index + 1)), Cell(str(errors[0].seed))))
        for message, errors in causes.items()
    ]
    head = (Said("what happened"), Said("how often"), Said("which game"), Said("seed"))
    title = words.say(Said("Games that crashed"))
    return [Section(title, (words.table(rows, *head),), anchor="errors")] if rows else []


def text_report(summary: Summary, language: str = "en") -> str:
    """Return what a playtest found, in lines for the terminal."""
    words = Words(language)
    title = f"{localize(summary.title, language)} ({summary.game}/{summary.scenario})"
    return plain_text(
        title, facts_of(summary, words), warnings_of(summary, words), sections_of(summary, words)
    )
