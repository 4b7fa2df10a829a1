"""A playtest for the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from uguisu.content.text import localize
from uguisu.playtest.statistics import Interval
from uguisu.playtest.summary import Summary
from uguisu.playtest.wording import words

BAR = 20
OPENINGS = 6
"""First moves of each seat that are shown."""


def text_report(summary: Summary, language: str = "en") -> str:
    """Return what a playtest found, in lines for the terminal."""
    return "\n".join(_Report(summary, language).lines()) + "\n"


class _Report:
    def __init__(self, summary: Summary, language: str) -> None:
        self.summary = summary
        self.language = language
        self.words = words(language)

    def lines(self) -> list[str]:
        found = [*self._head(), *self._sides(), *self._endings(), *self._length(), *self._seats()]
        return [*found, *self._openings(), *self._measures(), *self._errors()]

    def _head(self) -> list[str]:
        summary, word = self.summary, self.words
        bots = ", ".join(f"{seat}={bot}" for seat, bot in summary.bots.items())
        lines = [
            f"{localize(summary.title, self.language)} ({summary.game}/{summary.scenario})",
            f"{word['games']}: {summary.played} / {summary.games}   {word['seed']}: {summary.seed}   {bots}",
        ]
        if summary.variants:
            lines.append(f"{word['variants']}: {', '.join(summary.variants)}")
        if summary.partial:
            lines.append(f"! {word['partial']}")
        return lines

    def _sides(self) -> list[str]:
        if not self.summary.played:
            return []
        rows = [
            [localize(side.title, self.language), str(side.wins), *_share(side.rate)]
            for side in self.summary.sides
        ]
        if self.summary.draws:
            rows.append(
                [
                    self.words["draws"],
                    str(self.summary.draws),
                    f"{self.summary.draws / self.summary.played:.1%}",
                ]
            )
        return ["", self.words["wins"], *_table(rows)]

    def _endings(self) -> list[str]:
        rows = [
            [localize(result.title, self.language), str(result.count), *_share(result.share)]
            for result in self.summary.results
        ]
        return ["", self.words["endings"], *_table(rows)] if rows else []

    def _length(self) -> list[str]:
        plies = self.summary.plies
        if not plies.count:
            return []
        word = self.words
        span = word["from_to"].format(low=f"{plies.low:g}", high=f"{plies.high:g}")
        average = f"{word['mean']} {plies.mean:.1f}, {word['median']} {plies.median:g}"
        return ["", f"{word['length']}: {average}, {span}"]

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
        word = self.words
        head = [word["seat"], word["bot"], word["decisions"], word["choices"]]
        return ["", word["deciding"], *_table([head, *rows])]

    def _openings(self) -> list[str]:
        rows = []
        for seat in self.summary.seats:
            of_seat = [opening for opening in self.summary.openings if opening.seat == seat.seat]
            rows += [
                [localize(opening.label, self.language), str(opening.count), *_share(opening.rate)]
                for opening in of_seat[:OPENINGS]
            ]
        return ["", self.words["openings"], *_table(rows)] if rows else []

    def _measures(self) -> list[str]:
        rows = []
        for measure in self.summary.measures:
            links = [
                f"{localize_side(self.summary, link.side, self.language)} {link.difference.value:+.2f}"
                for link in measure.links
                if link.clear
            ]
            values = measure.values
            name = localize(measure.name, self.language)
            rows.append([name, f"{values.mean:.2f}", f"{values.low:g}-{values.high:g}", ", ".join(links)])
        if not rows:
            return []
        word = self.words
        head = [word["measure"], word["mean"], word["range"], word["when_won"]]
        return ["", word["measures"], *_table([head, *rows])]

    def _errors(self) -> list[str]:
        if not self.summary.errors:
            return []
        lines = ["", f"! {self.words['errors']}: {len(self.summary.errors)}"]
        return [
            *lines,
            *(
                f"  {error.index + 1} ({self.words['seed']} {error.seed}): {error.message}"
                for error in self.summary.errors[:10]
            ),
        ]


def localize_side(summary: Summary, side: str, language: str) -> str:
    """Return what a side is called."""
    return next((localize(entry.title, language) for entry in summary.sides if entry.side == side), side)


def _share(interval: Interval) -> list[str]:
    bar = "#" * round(BAR * interval.value)
    return [f"{interval.value:.1%}", f"[{interval.low:.1%}, {interval.high:.1%}]", bar]


def _table(rows: Sequence[Sequence[str]]) -> list[str]:
    """Set rows in columns; numbers to the right."""
    columns = max(map(len, rows))
    widths = [max((len(row[at]) for row in rows if at < len(row)), default=0) for at in range(columns)]
    return [
        "  " + "  ".join(_cell(text, width) for text, width in zip(row, widths, strict=False)).rstrip()
        for row in rows
    ]


def _cell(text: str, width: int) -> str:
    return text.rjust(width) if text[:1].isdigit() and text[-1:] in "0123456789%" else text.ljust(width)
