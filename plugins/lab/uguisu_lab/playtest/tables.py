"""What a report is made of: sections of tables, facts and figures, in one language, for the terminal and for the page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from uguisu import LocalText
from uguisu.messages import translate
from uguisu_lab.playtest.statistics import Interval
from uguisu_tools.bots import bot_title, parse_spec


@dataclass(frozen=True, slots=True)
class Words:
    """Says things in a reader's language."""

    language: str

    def say(self, text: LocalText) -> str:
        """Return what the engine says, or what a pack, a game or a plugin calls something."""
        return translate(text, self.language)

    def name(self, text: LocalText) -> str:
        """Return the same with a capital letter."""
        called = self.say(text)
        return called[:1].upper() + called[1:]

    def bot(self, spec: str) -> str:
        """Return what people call a bot, by how it plays, and behind that how it is asked for.

        >>> Words("en").bot("mcts:200")
        'Thinking bot (mcts:200)'
        """
        return f"{self.say(bot_title(parse_spec(spec).id))} ({spec})"

    def seated(self, bots: Mapping[str, str], titles: Mapping[str, LocalText]) -> list[tuple[str, str]]:
        """Return who sits where, as facts of a report; `bots` by seat, `titles` of seats."""
        return [(self.name(titles.get(seat) or seat), self.bot(bot)) for seat, bot in bots.items()]

    def table(self, rows: Sequence[Row], *head: LocalText) -> Table:
        """Return a table of one group under headings."""
        return Table((Group(tuple(rows)),), tuple(map(self.say, head)))

    def section(
        self, title: LocalText, rows: Sequence[Row], *head: LocalText, note: LocalText = "", **more: Any
    ) -> Section:
        """Return a section of one such table; `more` are other attributes of it."""
        return Section(self.say(title), (self.table(rows, *head),), note=self.say(note), **more)


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell of a table.

    Attributes:
        text: what it says.
        small: what is added in small print, such as an interval.
        bar: a share to be drawn, with its interval.
        strong: whether it stands out (None: neither it nor others of its kind do).
        words: whether it holds words, not a number.
        link: where it leads to.
    """

    text: str = ""
    small: str = ""
    bar: Interval | None = None
    strong: bool | None = None
    words: bool = False
    link: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """A row: its name, then its cells. `side` gives it a colour, `look` has it stand out, `hover` explains its name."""

    name: str
    cells: tuple[Cell, ...]
    side: str | None = None
    look: bool = False
    hover: str = ""


@dataclass(frozen=True, slots=True)
class Group:
    """Rows that belong together, under a title; `note` says how to read them, `after` what was left out."""

    rows: tuple[Row, ...]
    title: str = ""
    side: str | None = None
    note: str = ""
    after: str = ""


@dataclass(frozen=True, slots=True)
class Table:
    """Groups of rows under common headings, the first of which is that of the names."""

    groups: tuple[Group, ...]
    head: tuple[str, ...] = ()

    @property
    def columns(self) -> int:
        """How many columns it has, that of the names included."""
        return max([len(self.head), *(len(row.cells) + 1 for group in self.groups for row in group.rows)])


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a report.

    Attributes:
        title: its heading.
        tables: what it tells.
        figure: what it shows on the page, as SVG.
        plain: what a terminal tells instead of the figure.
        link: a file that holds the figure alone.
        note: how to read it.
        split: shares of a whole, to be drawn in one bar: (side, share), "" for nobody's.
        narrow: whether another may stand beside it.
        anchor: its name in links.
    """

    title: str
    tables: tuple[Table, ...] = ()
    figure: str = ""
    plain: Table | None = None
    link: str = ""
    note: str = ""
    split: tuple[tuple[str, float], ...] = ()
    narrow: bool = False
    anchor: str = ""


def share_cells(count: int, interval: Interval) -> tuple[Cell, ...]:
    """Return how many, what share, and its bar."""
    small = f"{interval.low:.1%} \N{EN DASH} {interval.high:.1%}"
    return Cell(str(count)), Cell(f"{interval.value:.1%}", small), Cell(bar=interval)


def odds_cell(interval: Interval, games: int) -> Cell:
    """Return a share with its interval; a dash where there were no games to tell it by."""
    if not games:
        return Cell("\N{EN DASH}")
    return Cell(f"{interval.value:.0%}", f"{interval.low:.0%} \N{EN DASH} {interval.high:.0%}")


def short(number: float) -> str:
    """Write a number with no more digits than it needs.

    >>> short(12.0), short(12.25), short(1234.5)
    ('12', '12.2', '1234')
    """
    return f"{number:.0f}" if abs(number) >= 100 or number == int(number) else f"{number:.1f}"


def span(low: float, high: float) -> str:
    """Write from where to where numbers reach."""
    return f"{short(low)}\N{EN DASH}{short(high)}"
