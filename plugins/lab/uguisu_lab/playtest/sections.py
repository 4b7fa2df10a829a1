"""What a report tells of a playtest, section by section: the same on the terminal and on the page."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from uguisu import Message
from uguisu.messages import localize
from uguisu_lab.playtest import plain
from uguisu_lab.playtest.curves import chart, curve_sections
from uguisu_lab.playtest.headlines import facts_of, findings_of, steps_of, warnings_of
from uguisu_lab.playtest.people import people_section
from uguisu_lab.playtest.statistics import Distribution, wilson
from uguisu_lab.playtest.summary import GameError, HistogramBar, Summary, Try
from uguisu_lab.playtest.tables import (
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
from uguisu_lab.playtest.trust import THESE, turned
from uguisu_lab.playtest.values import measure_sections, use_sections

OPENINGS = 12
"""First moves of each seat that are shown."""
WIDTH, HEIGHT, FLOOR, LEFT, TOP = 960, 220, 24, 36, 14
"""The picture of the lengths of games."""
LABELS = 12
"""Numbers under its bars, at most."""


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
    titles = _titles(summary, words)
    return [
        _wins(summary, words),
        *people_section(summary, words),
        _endings(summary, words),
        _lengths(summary, words),
        *_checks(summary, words),
        *_ladder(summary, words),
        *_skill(summary, words),
        *_thinking(summary, words),
        *curve_sections(summary.curves, words, colours),
        *use_sections(summary.uses, summary.recorded, titles, words),
        *maps,
        _decisions(summary, words),
        *_openings(summary, words),
        *measure_sections(summary.measures, titles, words),
        *_triggers(summary, words),
        *_events(summary, words),
        _notable(summary, words, replays or {}),
        *_errors(summary, words),
    ]


def _titles(summary: Summary, words: Words) -> dict[str, str]:
    return {side.side: words.name(side.title) for side in summary.sides}


def _wins(summary: Summary, words: Words) -> Section:
    rows = [
        Row(words.name(side.title), share_cells(side.wins, side.rate), side.side) for side in summary.sides
    ]
    if summary.draws:
        rows.append(Row(words.say(Message("Nobody")), share_cells(summary.draws, summary.draw_share), ""))
    split = (*((side.side, side.rate.value) for side in summary.sides), ("", summary.draw_share.value))
    note = Message(
        "This is between these bots: stronger ones may reverse it. Intervals contain the true "
        "share in 19 of 20 cases (Wilson); for them, a game that was played twice counts once."
    )
    return words.section(Message("Who wins, between these bots"), rows, note=note, split=split, narrow=True)


def _endings(summary: Summary, words: Words) -> Section:
    rows = [
        Row(words.name(result.title), share_cells(result.count, result.share), result.winner or "")
        for result in summary.results
    ]
    return words.section(Message("How games end"), rows, narrow=True)


def _lengths(summary: Summary, words: Words) -> Section:
    kinds = [(Message("in rounds"), summary.rounds), (Message("in plies"), summary.plies)]
    rows = [_length(words.say(name), spread) for name, spread in kinds if spread.count]
    head = (Message("mean"), Message("median"), Message("middle half"), Message("range"))
    figure = histogram_svg(summary.histogram, words.say(Message("Length in plies")))
    note = Message("The bars count games by their plies: each decision, die roll or card draw is one ply.")
    return words.section(Message("How long games last"), rows, "", *head, note=note, figure=figure)


def _length(name: str, spread: Distribution) -> Row:
    told = (f"{spread.mean:.1f}", short(spread.median), span(spread.quarter, spread.three_quarters))
    return Row(name, (*map(Cell, told), Cell(span(spread.low, spread.high))))


def _checks(summary: Summary, words: Words) -> list[Section]:
    titles = _titles(summary, words)
    rows = [
        Row(
            titles[check.side],
            (
                _tried(check.against_random),
                _tried(check.random_against_random),
                _tried(check.against_these),
                _tried(check.random_against_these),
                Cell(words.say(Message("shown") if check.better else Message("not shown")), words=True),
            ),
            check.side,
            look=not check.better,
        )
        for check in summary.checks
    ]
    head = (
        Message("wins of"),
        Message("these bots, against random ones"),
        Message("random moves, against random ones"),
        Message("these bots, against each other"),
        Message("random moves, against these bots"),
        Message("plays better than random"),
    )
    note = Message("A few more games, to see whether the bots can be trusted at all.")
    return [words.section(Message("Against random moves"), rows, *head, note=note)] if rows else []


def _ladder(summary: Summary, words: Words) -> list[Section]:
    if not summary.ladder:
        return []
    titles = _titles(summary, words)
    these = words.say(Message("the bots of this playtest"))
    rows = [
        Row(
            these if rung.bot == THESE else words.bot(rung.bot),
            (
                Cell(str(rung.games)),
                *(odds_cell(wilson(rung.wins[side], rung.games), rung.games) for side in titles),
            ),
            look=rung is summary.ladder[-1]
            and turned(summary.ladder, at_any_time=summary.ended != "asked") is not None,
        )
        for rung in summary.ladder
    ]
    head = (Message("who plays all seats"), Message("games"), *titles.values())
    note = Message("Does the verdict hold if the bots are stronger? Wins of each side, weakest bots first.")
    return [words.section(Message("With weaker and stronger bots"), rows, *head, note=note)]


def _skill(summary: Summary, words: Words) -> list[Section]:
    if not summary.skill:
        return []
    titles = _titles(summary, words)
    weaker, stronger = map(words.bot, (summary.skill[0].weaker, summary.skill[0].stronger))
    rows = [
        Row(
            titles[skill.side],
            (
                _tried(skill.alike),
                _tried(skill.better),
                Cell(words.say(Message("shown") if skill.pays else Message("not shown")), words=True),
            ),
            skill.side,
        )
        for skill in summary.skill
    ]
    head = (
        Message("wins of"),
        Message("{weaker} in all seats", weaker=weaker),
        Message("{stronger} here, {weaker} in the other seats", weaker=weaker, stronger=stronger),
        Message("skill pays"),
    )
    note = Message(
        "Does it matter how well a side is played? These are few games: an effect that is not shown "
        "may still be there."
    )
    return [words.section(Message("Strong against weak"), rows, *head, note=note)]


def _thinking(summary: Summary, words: Words) -> list[Section]:
    if not summary.thinking:
        return []
    titles = _titles(summary, words)
    rows = [
        Row(
            titles[tried.side],
            (
                _tried(tried.alike),
                _tried(tried.deeper),
                Cell(words.say(Message("shown") if tried.gains else Message("not shown")), words=True),
                Cell(
                    "-" if tried.needed is None else f"{tried.needed} / {tried.planned or tried.deeper.games}"
                ),
            ),
            tried.side,
        )
        for tried in summary.thinking
    ]
    head = (
        Message("wins of"),
        Message("these bots in all seats"),
        Message("{bot} here, these bots in the other seats", bot=words.bot(summary.thinking[0].bot)),
        Message("gains by it"),
        Message("wins that would have shown it"),
    )
    note = Message(
        "Something is hidden here, and nobody knows how it ends if nobody makes a mistake. Who gains by thinking longer was "
        "worse off by its bot than by the pack; that no gain is shown does not say that there is none."
    )
    return [words.section(Message("When one side thinks longer"), rows, *head, note=note)]


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
        text = (
            f"{bar.low}-{bar.high - 1}: {bar.count}" if bar.high - bar.low > 1 else f"{bar.low}: {bar.count}"
        )
        lines.append(
            f'<rect x="{x + 0.06 * step:.1f}" y="{top:.1f}" width="{0.88 * step:.1f}" height="{tall:.1f}" rx="1.5">'
            f"<title>{text}</title></rect>"
        )
        if number % every == 0:
            lines.append(f'<text x="{x:.1f}" y="{HEIGHT - 6}">{bar.low}</text>')
    return chart(WIDTH, HEIGHT, label, lines)


def _part(some: int, of: int) -> Cell:
    return Cell(f"{some} / {of}", f"{some / of:.1%}" if of else "")


def _decisions(summary: Summary, words: Words) -> Section:
    judged = any(seat.tempted for seat in summary.seats)
    rows = [
        Row(
            words.name(seat.title),
            (
                Cell(words.bot(seat.bot), words=True),
                Cell(f"{seat.decisions.mean:.1f}"),
                Cell(f"{seat.branching:.2f}"),
                *([_part(seat.tempted, seat.decided), _part(seat.thrown, seat.tempted)] if judged else []),
            ),
            seat.side,
        )
        for seat in summary.seats
    ]
    head = [Message("who"), Message("bot"), Message("decisions per game"), Message("choices per decision")]
    if judged:
        head += [Message("decisions that could throw a win away (exact)"), Message("those that did")]
    return words.section(Message("Decisions"), rows, *head, narrow=True)


def _openings(summary: Summary, words: Words) -> list[Section]:
    tables = []
    for seat in summary.seats:
        moves = [opening for opening in summary.openings if opening.seat == seat.seat]
        rows = tuple(
            Row(words.say(move.label), share_cells(move.count, move.rate), hover=move.move)
            for move in moves[:OPENINGS]
        )
        more = words.say(Message("and {count} more", count=len(moves) - OPENINGS)) if moves[OPENINGS:] else ""
        if rows:
            tables.append(Table((Group(rows, words.name(seat.title), seat.side, after=more),)))
    heading = words.say(Message("First moves, and how they turn out for the side that made them"))
    note = words.say(Message("How often, and how often its side then won."))
    return [Section(heading, tuple(tables), note=note)] if tables else []


def _triggers(summary: Summary, words: Words) -> list[Section]:
    rows = [
        Row(
            trigger.trigger,
            (odds_cell(trigger.came_up, summary.recorded), Cell(f"{trigger.mean:.2f}")),
            look=not trigger.games,
            hover=words.say(trigger.told),
        )
        for trigger in summary.triggers
    ]
    head = (Message("trigger"), Message("in games"), Message("per game"))
    note = Message(
        "What never goes off between bots may still do so between people; but look whether games last long enough."
    )
    return [words.section(Message("The mission's stories"), rows, *head, note=note)] if rows else []


def _events(summary: Summary, words: Words) -> list[Section]:
    rows = tuple(
        Row(
            words.name(event.title),
            (odds_cell(event.came_up, summary.recorded), Cell(f"{event.mean:.2f}")),
            hover=event.kind,
        )
        for event in summary.events
    )
    head = (Message("what"), Message("in games"), Message("per game"))
    return [words.section(Message("What happens in the games"), rows, *head)] if rows else []


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
    head = (Message("ending"), "", Message("plies"), Message("which game"), Message("seed"))
    first = next(iter(replays.values()), "")
    note = f"{words.say(Message('Watch one with'))} uguisu replay {first}" if first else ""
    return words.section(Message("Games worth a look"), rows, *head, note=note)


_WHY = {"shortest": Message("shortest"), "longest": Message("longest")}


def _errors(summary: Summary, words: Words) -> list[Section]:
    """Tell what broke games, each cause once."""
    causes: dict[str, list[GameError]] = {}
    for error in summary.errors:
        causes.setdefault(error.message, []).append(error)
    rows = [
        Row(message, (Cell(str(len(errors))), Cell(str(errors[0].index + 1)), Cell(str(errors[0].seed))))
        for message, errors in causes.items()
    ]
    head = (Message("what happened"), Message("how often"), Message("which game"), Message("seed"))
    return [words.section(Message("Games that crashed"), rows, *head, anchor="errors")] if rows else []


def short_report(
    summary: Summary,
    language: str,
    pack: str,
    typed: Callable[[Sequence[str]], str] = " ".join,
    *,
    reported: bool = False,
) -> str:
    """Return what a playtest found in three sentences, and what to do next.

    Args:
        summary: what was found.
        language: of the sentences.
        pack: what its user calls the pack, for commands.
        typed: how a command is written that is to be typed.
        reported: whether a report is being written, so that nobody needs to be told how to.
    """
    words = Words(language)
    return plain.short_text(
        _titled(summary, language),
        findings_of(summary, words),
        warnings_of(summary, words),
        [(words.say(what), typed(command)) for what, command in steps_of(summary, pack, reported=reported)],
        words.say(Message("What next")),
    )


def _titled(summary: Summary, language: str) -> str:
    return f"{localize(summary.title, language)} ({summary.game}/{summary.scenario})"


def text_report(summary: Summary, language: str = "en") -> str:
    """Return what a playtest found, in lines for the terminal."""
    words = Words(language)
    return plain.plain_text(
        _titled(summary, language),
        facts_of(summary, words),
        warnings_of(summary, words),
        sections_of(summary, words),
        findings_of(summary, words),
    )
