"""What measures count, one class for each kind of value: how it is added up, and what is told of it in the end."""

from __future__ import annotations

from bisect import bisect
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from statistics import quantiles
from typing import Any, NamedTuple, TypeVar

import msgspec

from uguisu import Game, LocalText, Message
from uguisu.guard import fault_of
from uguisu.interrupts import leave_to_user
from uguisu.plugins import Registry
from uguisu.reports import Measure, Use
from uguisu_lab.playtest.course import GROUP, NOTE, TITLE, title_of
from uguisu_lab.playtest.playing import Played
from uguisu_lab.playtest.statistics import (
    LEVEL,
    Distribution,
    Interval,
    Share,
    Split,
    distribution,
    holm,
    split_at_median,
    stratified,
)
from uguisu_lab.playtest.tables import Cell, Group, Row, Section, Table, Words, odds_cell, short, span

TRACK, TRACKS = "track", Message("Tracks at the end")
"""What they are listed under, as the name of a measure: known of all games, and not only of those recorded whole."""
ENOUGH = 10
"""Different games in which a thing was available before anything is said of how it is used."""
SELDOM = 0.15
"""Used in less than this share of the games in which it was available, the whole interval below it: hardly worth it."""


FEW = 6
"""Things that were never available and still have rows of their own; more are named in a line."""


class Titles:
    """What values are called, and what they are listed under."""

    def __init__(self, game: Game, registry: Registry) -> None:
        self.game = game
        self.measures: dict[str, Measure] = {
            measure.id: measure for measure in registry.measures if measure.game in (None, game.id)
        }
        self.order = list(self.measures)
        self.failed: dict[str, str] = {}
        """Measures that could not tell what their values are called, and why."""
        self._names: dict[str, Mapping[str, LocalText]] = {}

    def name(self, value: str) -> LocalText:
        """Return what a value is called."""
        group, _, part = value.partition(".")
        if group == GROUP:
            return title_of(self.game, part)
        if group == TRACK:
            return next((track.title for track in self.game.tracks if track.id == part), "") or part
        if group not in self._names:
            self._names[group] = self._ask_for_names(group)
        return self._names[group].get(part) or part.replace("_", " ")

    def _ask_for_names(self, group: str) -> Mapping[str, LocalText]:
        measure = self.measures.get(group)
        if measure is None or measure.names is None:
            return {}
        try:
            return dict(measure.names(self.game))
        except BaseException as failure:  # a plugin's bug: values are called by their ids then
            leave_to_user(failure)
            self.failed[group] = fault_of(failure)
            return {}

    def of(self, value: str) -> dict[str, Any]:
        """Return the fields of a value's `Named`."""
        group = value.partition(".")[0]
        measure = self.measures.get(group)
        if measure is not None:
            return {"id": value, "group": measure.title, "name": self.name(value), "note": measure.note}
        if group == GROUP:
            return {"id": value, "group": TITLE, "name": self.name(value), "note": NOTE}
        return {"id": value, "group": TRACKS if group == TRACK else group, "name": self.name(value)}

    def axis(self, value: str) -> LocalText:
        """Return what a sequence runs over."""
        measure = self.measures.get(value.partition(".")[0])
        return "" if measure is None else measure.axis


class Named(msgspec.Struct, frozen=True, kw_only=True):
    """What all values have: `group` is the title it is listed under, `name` what it counts, `note` how to read it."""

    id: str
    group: LocalText
    name: LocalText
    note: LocalText = ""


_Named = TypeVar("_Named", bound=Named)


def by_measure(values: Sequence[_Named]) -> Iterator[list[_Named]]:
    """Yield the values of each measure together."""
    for _, members in groupby(values, lambda value: _group(value.id)):
        yield list(members)


def _group(value: str) -> str:
    """Return the measure that a value belongs to."""
    return value.partition(".")[0]


class LinkSummary(msgspec.Struct, frozen=True, kw_only=True):
    """How a measure goes with winning: by how much it is larger in games that `side` won than in the others.

    Attributes:
        p: how likely chance alone would part the games so far, corrected for all rows of the table.
        clear: whether chance can hardly explain it.
    """

    side: str
    mean_won: float
    mean_not_won: float
    difference: float
    p: float
    clear: bool


class MeasureSummary(Named, frozen=True, kw_only=True):
    """A measure over all games.

    Attributes:
        values: over the games in which it came up.
        came_up: in what share of all games it came up, and was not 0.
    """

    values: Distribution
    links: tuple[LinkSummary, ...]
    came_up: Interval


class Numbers:
    """Numbers of each game, held against who won."""

    def __init__(self, titles: Titles) -> None:
        self.titles = titles
        self.values: dict[str, list[tuple[float, str | None, bool]]] = {}
        self.played: list[tuple[bool, bool]] = []
        """For each game whether it was different from all before, and whether all of it was recorded."""

    def add(self, played: Played, fresh: bool) -> None:
        """Add one game."""
        self.played.append((fresh, played.recorded))
        for name, value in played.measures.items():
            self.values.setdefault(name, []).append((value, played.winner, fresh))

    def summaries(self) -> tuple[MeasureSummary, ...]:
        """Return all numbers, with what is clear in the table as a whole."""
        sides = self.titles.game.sides
        splits: dict[tuple[str, str], Split] = {}
        for name, rows in self.values.items():
            # Of two sides, what is won by one is not won by the other: it is asked only once.
            mirrored = len(sides) == 2 and all(winner is not None for _, winner, _ in rows)
            for side in sides[:1] if mirrored else sides:
                splits[name, side] = split_at_median(*_parted(rows, side, different=True))
        corrected = dict(
            zip(splits, holm([(split.p, split.least) for split in splits.values()]), strict=True)
        )
        groups = list(dict.fromkeys(_group(name) for name in self.values))
        names = sorted(
            self.values, key=lambda name: groups.index(_group(name))
        )  # some came up in later games only
        return tuple(self._summary(name, splits, corrected) for name in names)

    def _summary(
        self,
        name: str,
        splits: Mapping[tuple[str, str], Split],
        corrected: Mapping[tuple[str, str], float],
    ) -> MeasureSummary:
        rows, links, sides = self.values[name], [], self.titles.game.sides
        for side in sides:
            won, not_won = _parted(rows, side)
            if not won or not not_won:
                continue
            asked = (name, side) in splits
            key = (name, side if asked else sides[0])
            means = sum(won) / len(won), sum(not_won) / len(not_won)
            agree = (means[0] > means[1]) == (splits[key].more == asked)
            links.append(
                LinkSummary(
                    side=side,
                    mean_won=means[0],
                    mean_not_won=means[1],
                    difference=means[0] - means[1],
                    p=corrected[key],
                    clear=corrected[key] <= LEVEL and agree,
                )
            )
        came_up = Share()
        for value, _, fresh in rows:
            came_up.add(value != 0, fresh)
        told = [fresh for fresh, recorded in self.played if recorded or _group(name) == TRACK]
        came_up.count, came_up.distinct = len(told), sum(told)
        return MeasureSummary(
            **self.titles.of(name),
            values=distribution([value for value, _, _ in rows]),
            links=tuple(links),
            came_up=came_up.interval,
        )


def _parted(
    rows: list[tuple[float, str | None, bool]], side: str, *, different: bool = False
) -> tuple[list[float], list[float]]:
    """Return the values in games that `side` won and in the others; of `different` games only, if that is asked."""
    parts: tuple[list[float], list[float]] = ([], [])
    for value, winner, fresh in rows:
        if fresh or not different:
            parts[winner != side].append(value)
    return parts


def measure_sections(
    measures: Sequence[MeasureSummary], titles: Mapping[str, str], words: Words
) -> list[Section]:
    """Return the table of numbers; `titles` are those of the sides."""
    groups = []
    for members in by_measure(measures):
        rows = tuple(_measure_row(measure, titles, words) for measure in members if measure.came_up.value)
        never = [words.say(measure.name) for measure in members if not measure.came_up.value]
        groups.append(
            Group(
                rows,
                words.name(members[0].group),
                note=words.say(members[0].note),
                after=f"{words.say(Message('In no game'))}: {'; '.join(never)}" if never else "",
            )
        )
    head = [
        *map(
            words.say,
            (Message("what"), Message("mean"), Message("median"), Message("range"), Message("in games")),
        )
    ]
    head += [f"{title}: {words.say(Message('difference when won'))}" for title in titles.values()]
    note = Message(
        "How much higher the number is in games that the side won. Bold: what chance can hardly "
        "explain; if all is chance, only one table in twenty has anything in bold (Fisher's exact test "
        "at the median, corrected by Holm for all rows)."
    )
    tables = (Table(tuple(groups), tuple(head)),)
    return (
        [Section(words.say(Message("Counted in each game")), tables, note=words.say(note))] if groups else []
    )


def _measure_row(measure: MeasureSummary, titles: Mapping[str, str], words: Words) -> Row:
    values, links = measure.values, {link.side: link for link in measure.links}
    cells = [
        Cell(f"{values.mean:.2f}"),
        Cell(short(values.median)),
        Cell(span(values.low, values.high)),
        Cell(f"{measure.came_up.value:.0%}"),
    ]
    for side in titles:
        link = links.get(side)
        text = "\N{EN DASH}" if link is None else f"{link.difference:+.2f}"
        cells.append(Cell(text, strong=link is not None and link.clear))
    return Row(words.name(measure.name), tuple(cells))


class UseSummary(Named, frozen=True, kw_only=True):
    """Something a side may use, such as a card: how often it is available and used, and how its side then fares.

    Attributes:
        held: how many were available in all games together, and `used` how often it was used.
        games_held: games in which one was available, and `games_used` those of them in which one was used.
        won_used: the share of games won by its side among those in which it was used.
        won_unused: the same among those in which it was available and not used.
        by_turn: how often it was used in each turn, from the first, all games together; none where no turns are counted.
        remarks: what stands out: ``unseen`` (never available), ``never`` (not once used), ``seldom`` (used in few of the games
            it could be), ``wins`` or ``loses`` (its side wins more, or less, when it is used: one half of the different
            games found it, and the other half confirmed it).
    """

    side: str
    held: int
    used: int
    games_held: int
    games_used: int
    won_used: Interval
    won_unused: Interval
    by_turn: tuple[int, ...] = ()
    remarks: tuple[str, ...]


class _Case(NamedTuple):
    """A game in which a thing was available: how long it was, how many there were, whether one was used, who won."""

    plies: int
    held: int
    used: bool
    won: bool


class _UseSums:
    """How often a thing was available and used, and by whom those games were won."""

    def __init__(self, side: str) -> None:
        self.side = side
        self.held = self.used = 0
        self.turns = Counter[int]()
        self.won_used, self.won_unused, self.used_at_all = Share(), Share(), Share()
        self.halves: tuple[list[_Case], list[_Case]] = ([], [])
        """The different games in which it was available, dealt to two halves."""

    def add(self, use: Use, won: bool, fresh: bool, plies: int) -> None:
        self.held += use.held
        self.used += use.used
        self.turns.update(use.turns)
        if not use.held:
            return
        self.used_at_all.add(use.used > 0, fresh)
        (self.won_used if use.used else self.won_unused).add(won, fresh)
        if fresh:
            self.halves[self.used_at_all.distinct % 2].append(_Case(plies, use.held, use.used > 0, won))

    def link(self, half: int) -> tuple[float, str]:
        """Return how likely chance alone brings so large a difference in a half of the games, and which way it goes.

        In a long game more is drawn and used, and long games may favour a side; who holds more of a thing uses it sooner.
        So games are compared with others as long (by quarters), in which as many were available.
        """
        lengths = [case.plies for cases in self.halves for case in cases]
        cuts = quantiles(lengths, n=4) if len(lengths) > 1 else []
        strata: dict[tuple[int, bool], list[int]] = {}
        for case in self.halves[half]:
            tables = strata.setdefault((bisect(cuts, case.plies), case.held > 1), [0, 0, 0, 0])
            at = 0 if case.used else 2
            tables[at] += case.won
            tables[at + 1] += 1
        p, more = stratified([(a, b, c, d) for a, b, c, d in strata.values()])
        return p, "wins" if more else "loses"


class Uses:
    """What a side may use, and how it then fares."""

    def __init__(self, titles: Titles) -> None:
        self.titles = titles
        self.sums: dict[str, _UseSums] = {}

    def add(self, played: Played, fresh: bool) -> None:
        """Add one game."""
        for name, use in played.uses.items():
            self.sums.setdefault(name, _UseSums(use.side)).add(
                use, played.winner == use.side, fresh, played.plies
            )

    def summaries(self) -> tuple[UseSummary, ...]:
        """Return what is used, side by side, the most used first."""
        links = self._links()
        found = [self._summary(name, sums, links.get(name)) for name, sums in self.sums.items()]
        order, sides = self.titles.order, self.titles.game.sides

        def place(use: UseSummary) -> tuple[int, int, int, str]:
            return order.index(use.id.partition(".")[0]), sides.index(use.side), -use.used, use.id

        return tuple(sorted(found, key=place))

    def _links(self) -> dict[str, str]:
        """Return what goes with winning or losing: found in one half of the games, confirmed in the other."""
        found = {name: sums.link(0) for name, sums in self.sums.items()}
        candidates = [name for name, (p, _) in found.items() if p <= LEVEL]
        again = [self.sums[name].link(1) for name in candidates]
        corrected = holm([(p, 0.0) for p, _ in again])
        return {
            name: way
            for name, (_, way), p in zip(candidates, again, corrected, strict=True)
            if p <= LEVEL and way == found[name][1]
        }

    def _summary(self, name: str, sums: _UseSums, link: str | None) -> UseSummary:
        return UseSummary(
            **self.titles.of(name),
            side=sums.side,
            held=sums.held,
            used=sums.used,
            games_held=sums.used_at_all.count,
            games_used=sums.won_used.count,
            won_used=sums.won_used.interval,
            won_unused=sums.won_unused.interval,
            by_turn=tuple(sums.turns[turn] for turn in range(1, max(sums.turns, default=0) + 1)),
            remarks=_remarks(sums.used_at_all, link),
        )


def _remarks(used: Share, link: str | None) -> tuple[str, ...]:
    """Return what stands out; see `UseSummary.remarks`."""
    if not used.count:
        return ("unseen",)
    if used.distinct < ENOUGH:
        return ()
    how_often = "never" if not used.hits else "seldom" if used.interval.high < SELDOM else None
    return tuple(told for told in (how_often, link) if told)


def use_sections(
    uses: Sequence[UseSummary], played: int, titles: Mapping[str, str], words: Words
) -> list[Section]:
    """Return the tables of what is used, over `played` games; `titles` are those of the sides."""
    head = (
        Message("what"),
        Message("available, per game"),
        Message("used, per game"),
        Message("used, in games with it available"),
        Message("wins when used"),
        Message("wins when not used"),
        Message("what stands out"),
    )
    note = Message(
        "Wins are those of the side that holds it, over games in which it was available. It is said to "
        "go with winning or losing if one half of the games showed it and the other half confirmed it; "
        "each game is compared with games of the same length in which as many were available. "
        "Correlation is not causation: what is used in an emergency goes with losing. `uguisu compare "
        "--without` shows what it does."
    )
    found = []
    for members in by_measure(uses):
        groups = tuple(
            _use_group([*of_side], played, titles.get(side, side), words)
            for side, of_side in groupby(members, lambda use: use.side)
        )
        tables = (Table(groups, tuple(map(words.say, head))),)
        text = f"{words.say(members[0].note)} {words.say(note)}".strip()
        found.append(Section(words.name(members[0].group), tables, note=text))
    return found


def _use_group(uses: Sequence[UseSummary], played: int, title: str, words: Words) -> Group:
    """Return the rows of a side; what was never available is only named where it is much."""
    never = [words.say(use.name) for use in uses if not use.held]
    if len(never) <= FEW:
        return Group(tuple(_use_row(use, played, words) for use in uses), title, uses[0].side)
    rows = tuple(_use_row(use, played, words) for use in uses if use.held)
    return Group(rows, title, uses[0].side, after=f"{words.say(Message('In no game'))}: {'; '.join(never)}")


def _use_row(use: UseSummary, played: int, words: Words) -> Row:
    return Row(
        words.name(use.name),
        (
            Cell(f"{use.held / played:.2f}"),
            Cell(f"{use.used / played:.2f}"),
            Cell(f"{use.games_used / use.games_held:.0%}" if use.games_held else "\N{EN DASH}"),
            odds_cell(use.won_used, use.games_used),
            odds_cell(use.won_unused, use.games_held - use.games_used),
            Cell(remark(use, words), words=True),
        ),
        look=bool({"never", "seldom"} & {*use.remarks}),
    )


def remark(use: UseSummary, words: Words) -> str:
    """Return what a designer should look at, in sentences; "" where nothing stands out."""
    games, used = use.games_held, use.games_used
    sentences = {
        "unseen": Message("Never available."),
        "never": Message("Never used, though available in {games} {games:game|games}.", games=games),
        "seldom": Message(
            "Hardly ever used: in {used} of {games} {games:game|games}.", used=used, games=games
        ),
        "wins": Message("Goes with winning."),
        "loses": Message("Goes with losing."),
    }
    return " ".join(words.say(sentences[key]) for key in use.remarks)


class Places:
    """Where things happen, counted for maps."""

    def __init__(self) -> None:
        self.counts: dict[str, Counter[int]] = {}

    def add(self, played: Played, fresh: bool) -> None:
        """Add one game."""
        for layer, places in played.visits.items():
            self.counts.setdefault(layer, Counter()).update(places)
