"""A playtest for the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from uguisu.content.text import localize
from uguisu.playtest.remarks import remark
from uguisu.playtest.statistics import Interval
from uguisu.playtest.summary import CurveSummary, MeasureSummary, Summary
from uguisu.said import Said, translate

BAR = 20
COLUMNS = 7
"""Turns of a curve that are shown, about."""
OPENINGS = 6
"""First moves of each seat that are shown."""


def text_report(summary: Summary, language: str = "en") -> str:
    """Return what a playtest found, in lines for the terminal."""
    return "\n".join(_Report(summary, language).lines()) + "\n"


class _Report:
    def __init__(self, summary: Summary, language: str) -> None:
        self.summary = summary
        self.language = language

    def lines(self) -> list[str]:
        found = [*self._head(), *self._sides(), *self._endings(), *self._length(), *self._seats()]
        found += [*self._openings(), *self._curves(), *self._uses(), *self._measures()]
        return [*found, *self._errors()]

    def _head(self) -> list[str]:
        summary, say = self.summary, self._say
        bots = ", ".join(f"{seat}={bot}" for seat, bot in summary.bots.items())
        games, seed = f"{summary.played} / {summary.games}", summary.seed
        lines = [
            f"{localize(summary.title, self.language)} ({summary.game}/{summary.scenario})",
            f"{say(Said('Games'))}: {games}   {say(Said('seed'))}: {seed}   {bots}",
        ]
        if summary.variants:
            lines.append(f"{say(Said('Variants'))}: {', '.join(summary.variants)}")
        if summary.partial:
            lines.append(f"! {say(Said('Stopped early: these are the games that were finished.'))}")
        return lines

    def _sides(self) -> list[str]:
        if not self.summary.played:
            return []
        rows = [
            [_capital(localize(side.title, self.language)), str(side.wins), *_share(side.rate)]
            for side in self.summary.sides
        ]
        if self.summary.draws:
            rows.append(
                [
                    self._say(Said("Nobody")),
                    str(self.summary.draws),
                    f"{self.summary.draws / self.summary.played:.1%}",
                ]
            )
        return ["", self._say(Said("Who wins")), *_table(rows)]

    def _endings(self) -> list[str]:
        rows = [
            [_capital(localize(result.title, self.language)), str(result.count), *_share(result.share)]
            for result in self.summary.results
        ]
        return ["", self._say(Said("How games end")), *_table(rows)] if rows else []

    def _length(self) -> list[str]:
        plies = self.summary.plies
        if not plies.count:
            return []
        say = self._say
        average = f"{say(Said('mean'))} {plies.mean:.1f}, {say(Said('median'))} {plies.median:g}"
        span = say(Said("from {low} to {high}", low=f"{plies.low:g}", high=f"{plies.high:g}"))
        return ["", f"{say(Said('Length in plies'))}: {average}, {span}"]

    def _seats(self) -> list[str]:
        if not self.summary.played:
            return []
        rows = [
            [
                localize(seat.title, self.language),
                seat.bot,
                f"{seat.decisions.mean:.1f}",
                f"{seat.branching:.2f}",
            ]
            for seat in self.summary.seats
        ]
        head = map(
            self._say, (Said("who"), Said("bot"), Said("decisions per game"), Said("choices per decision"))
        )
        return ["", self._say(Said("Decisions")), *_table([[*head], *rows])]

    def _openings(self) -> list[str]:
        rows = []
        for seat in self.summary.seats:
            of_seat = [opening for opening in self.summary.openings if opening.seat == seat.seat]
            rows += [
                [localize(opening.label, self.language), str(opening.count), *_share(opening.rate)]
                for opening in of_seat[:OPENINGS]
            ]
        heading = self._say(Said("First moves, and how they turn out for whoever made them"))
        return ["", heading, *_table(rows)] if rows else []

    def _curves(self) -> list[str]:
        lines = []
        for _, members in groupby(self.summary.curves, lambda curve: curve.id.partition(".")[0]):
            curves = list(members)
            turns = max(len(curve.points) for curve in curves)
            chosen = [at for at in range(1, turns + 1) if (turns - at) % -(-turns // COLUMNS) == 0]
            head = [localize(curves[0].axis, self.language) or self._say(Said("turn")), *map(str, chosen)]
            rows = [[localize(curve.name, self.language), *_at(curve, chosen)] for curve in curves]
            lines += ["", _capital(localize(curves[0].group, self.language)), *_table([head, *rows])]
        return lines

    def _uses(self) -> list[str]:
        lines = []
        played = self.summary.played
        head = [
            self._say(Said("what")),
            "",
            self._say(Said("available, per game")),
            self._say(Said("used, per game")),
            self._say(Said("wins when used")),
            self._say(Said("wins when not used")),
        ]
        for _, members in groupby(self.summary.uses, lambda use: use.id.partition(".")[0]):
            uses = list(members)
            rows = [
                [
                    localize(use.name, self.language),
                    localize_side(self.summary, use.side, self.language),
                    f"{use.held / played:.2f}",
                    f"{use.used / played:.2f}",
                    _odds(use.won_used, use.games_used),
                    _odds(use.won_unused, use.games_held - use.games_used),
                    remark(use, self.language),
                ]
                for use in uses
            ]
            lines += ["", _capital(localize(uses[0].group, self.language)), *_table([head, *rows])]
        return lines

    def _measures(self) -> list[str]:
        rows: list[list[str]] = []
        for _, members in groupby(self.summary.measures, lambda measure: measure.id.partition(".")[0]):
            measures = list(members)
            rows.append([_capital(localize(measures[0].group, self.language))])
            rows += [self._measure(measure) for measure in measures if measure.came_up.value]
            never = [
                localize(measure.name, self.language) for measure in measures if not measure.came_up.value
            ]
            if never:
                rows.append([f"  {self._say(Said('In no game'))}: {'; '.join(never)}"])
        if not rows:
            return []
        columns = (Said("what"), Said("mean"), Said("range"), Said("in games"), Said("difference when won"))
        return ["", self._say(Said("Counted in each game")), *_table([[*map(self._say, columns)], *rows])]

    def _measure(self, measure: MeasureSummary) -> list[str]:
        links = [
            f"{localize_side(self.summary, link.side, self.language)} {link.difference.value:+.2f}"
            for link in measure.links
            if link.clear
        ]
        values = measure.values
        name = f"  {localize(measure.name, self.language)}"
        came_up = f"{measure.came_up.value:.0%}"
        return [name, f"{values.mean:.2f}", f"{values.low:g}-{values.high:g}", came_up, ", ".join(links)]

    def _errors(self) -> list[str]:
        if not self.summary.errors:
            return []
        broken, seed = self._say(Said("Games that crashed")), self._say(Said("seed"))
        return [
            "",
            f"! {broken}: {len(self.summary.errors)}",
            *(
                f"  {error.index + 1} ({seed} {error.seed}): {error.message}"
                for error in self.summary.errors[:10]
            ),
        ]

    def _say(self, text: str) -> str:
        return translate(text, self.language)


def localize_side(summary: Summary, side: str, language: str) -> str:
    """Return what a side is called."""
    return next((localize(entry.title, language) for entry in summary.sides if entry.side == side), side)


def _share(interval: Interval) -> list[str]:
    bar = "#" * round(BAR * interval.value)
    return [f"{interval.value:.1%}", f"[{interval.low:.1%}, {interval.high:.1%}]", bar]


def _at(curve: CurveSummary, turns: Sequence[int]) -> list[str]:
    return [f"{curve.points[at - 1].mean.value:.2f}" if at <= len(curve.points) else "-" for at in turns]


def _odds(interval: Interval, games: int) -> str:
    return f"{interval.value:.0%} [{interval.low:.0%}, {interval.high:.0%}]" if games else "-"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _table(rows: Sequence[Sequence[str]]) -> list[str]:
    """Set rows in columns, numbers to the right; a row of one cell alone is as long as it likes."""
    columns = max(map(len, rows))
    several = [row for row in rows if len(row) > 1] or rows
    widths = [max((len(row[at]) for row in several if at < len(row)), default=0) for at in range(columns)]
    return [
        "  " + "  ".join(_cell(text, width) for text, width in zip(row, widths, strict=False)).rstrip()
        for row in rows
    ]


def _cell(text: str, width: int) -> str:
    return text.rjust(width) if text[:1].isdigit() and text[-1:] in "0123456789%" else text.ljust(width)
