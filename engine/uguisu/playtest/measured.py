"""Adds up what measures count."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from uguisu.content.text import LocalText
from uguisu.playtest.measure import Measure, Use
from uguisu.playtest.played import Played
from uguisu.playtest.statistics import Interval, apart, difference, distribution, mean_of, wilson
from uguisu.playtest.summary import CurveSummary, LinkSummary, MeasureSummary, Point, UseSummary
from uguisu.said import Said

if TYPE_CHECKING:
    from uguisu.core.game import Game
    from uguisu.registry import Registry

TRACKS = Said("Tracks at the end")
ENOUGH = 10
"""Games in which a thing was at hand before anything is said of how it is used."""
SELDOM = 0.15
"""Used in less than this share of the games in which it was at hand, the whole interval below it: hardly worth it."""


@dataclass(slots=True)
class _Uses:
    """How often a thing was at hand and used, and by whom those games were won."""

    side: str
    held: int = 0
    used: int = 0
    games: Counter[tuple[bool, bool]] = field(default_factory=Counter)
    """(used, won) -> games in which it was at hand."""

    def add(self, use: Use, won: bool) -> None:
        self.held += use.held
        self.used += use.used
        if use.held:
            self.games[use.used > 0, won] += 1

    def with_and_without(self) -> tuple[Interval, Interval, Interval | None]:
        games = self.games
        used, unused = games[True, True] + games[True, False], games[False, True] + games[False, False]
        won_used, won_unused = wilson(games[True, True], used), wilson(games[False, True], unused)
        return won_used, won_unused, apart(won_used, won_unused) if used and unused else None


class Measured:
    """The sums so far."""

    def __init__(self, game: Game, registry: Registry) -> None:
        self.game = game
        self.measures = {measure.id: measure for measure in registry.measures}
        self.numbers: dict[str, list[tuple[float, str | None]]] = {}
        self.curves: dict[str, list[list[float]]] = {}
        self.uses: dict[str, _Uses] = {}
        self.visits: dict[str, Counter[int]] = {}
        self.games = 0
        self._names: dict[str, Mapping[str, LocalText]] = {}

    def add(self, played: Played) -> None:
        """Add one game."""
        self.games += 1
        winner = played.winner
        for name, value in played.measures.items():
            self.numbers.setdefault(name, []).append((value, winner))
        for name, values in played.series.items():
            sums = self.curves.setdefault(name, [])
            for at, value in enumerate(values):
                if at == len(sums):
                    sums.append([0, 0.0, 0.0])
                count, total, squares = sums[at]
                sums[at] = [count + 1, total + value, squares + value * value]
        for name, use in played.uses.items():
            self.uses.setdefault(name, _Uses(use.side)).add(use, winner == use.side)
        for layer, places in played.visits.items():
            self.visits.setdefault(layer, Counter()).update(places)

    def summaries(self) -> tuple[MeasureSummary, ...]:
        """Return the numbers."""
        return tuple(map(self._number, self.numbers))

    def _number(self, name: str) -> MeasureSummary:
        pairs = self.numbers[name]
        return MeasureSummary(
            id=name,
            group=self._group(name),
            name=self.name(name),
            values=distribution([value for value, _ in pairs]),
            links=tuple(link for side in self.game.sides if (link := _link(pairs, side)) is not None),
            came_up=wilson(sum(1 for value, _ in pairs if value), self.games),
            note=self._note(name),
        )

    def curve_summaries(self) -> tuple[CurveSummary, ...]:
        """Return the curves."""
        return tuple(
            CurveSummary(
                id=name,
                group=self._group(name),
                name=self.name(name),
                axis=self.measures[name.partition(".")[0]].axis,
                points=tuple(
                    Point(at, mean_of(int(count), total, squares), int(count))
                    for at, (count, total, squares) in enumerate(sums, 1)
                ),
                note=self._note(name),
            )
            for name, sums in self.curves.items()
        )

    def use_summaries(self) -> tuple[UseSummary, ...]:
        """Return what is used, side by side, the most used first."""
        order, sides = list(self.measures), list(self.game.sides)
        found = [self._use(name, uses) for name, uses in self.uses.items()]

        def place(use: UseSummary) -> tuple[int, int, int, str]:
            return order.index(use.id.partition(".")[0]), sides.index(use.side), -use.used, use.id

        return tuple(sorted(found, key=place))

    def _use(self, name: str, uses: _Uses) -> UseSummary:
        games = sum(uses.games.values())
        games_used = uses.games[True, True] + uses.games[True, False]
        won_used, won_unused, more = uses.with_and_without()
        return UseSummary(
            id=name,
            group=self._group(name),
            name=self.name(name),
            side=uses.side,
            held=uses.held,
            used=uses.used,
            games_held=games,
            games_used=games_used,
            won_used=won_used,
            won_unused=won_unused,
            difference=more,
            remarks=tuple(_remarks(games, games_used, more)),
            note=self._note(name),
        )

    def visit_shares(self) -> dict[str, dict[str, float]]:
        """Return layer -> place -> times in the average game."""
        ids = self.game.topology.ids
        return {
            layer: {ids[place]: round(counts[place] / self.games, 6) for place in sorted(counts)}
            for layer, counts in self.visits.items()
        }

    def name(self, name: str) -> LocalText:
        """Return what a value is called."""
        group, _, part = name.partition(".")
        if group == "track":
            title = next((track.title for track in self.game.tracks if track.id == part), "")
            return title or part
        measure = self.measures.get(group)
        if measure is not None and group not in self._names:
            self._names[group] = measure.names(self.game) if measure.names is not None else {}
        return self._names.get(group, {}).get(part) or part.replace("_", " ")

    def _group(self, name: str) -> LocalText:
        group = name.partition(".")[0]
        if group == "track":
            return TRACKS
        measure = self.measures.get(group)
        return measure.title if measure is not None else group

    def _note(self, name: str) -> LocalText:
        measure: Measure | None = self.measures.get(name.partition(".")[0])
        return measure.note if measure is not None else ""


def _remarks(games: int, games_used: int, more: Interval | None) -> list[str]:
    """Return what stands out; see `UseSummary.remarks`."""
    if not games:
        return ["unseen"]
    if games < ENOUGH:
        return []
    found = []
    if not games_used:
        found.append("never")
    elif wilson(games_used, games).high < SELDOM:
        found.append("seldom")
    if more is not None and more.low > 0:
        found.append("wins")
    if more is not None and more.high < 0:
        found.append("loses")
    return found


def _link(pairs: list[tuple[float, str | None]], side: str) -> LinkSummary | None:
    """Return how a measure goes with `side` winning; None where too few games were won, or not won."""
    won = [value for value, winner in pairs if winner == side]
    not_won = [value for value, winner in pairs if winner != side]
    more = difference(won, not_won)
    if more is None:
        return None
    return LinkSummary(
        side=side,
        mean_won=sum(won) / len(won),
        mean_not_won=sum(not_won) / len(not_won),
        difference=more,
        clear=more.low > 0 or more.high < 0,
    )
