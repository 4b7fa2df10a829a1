"""Adds games up into a Summary, keeping of each no more than the statistics need."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING

import msgspec

from uguisu.content.text import LocalText
from uguisu.core.text import Text
from uguisu.core.viewing import ViewBuilder
from uguisu.playtest.measured import Measured
from uguisu.playtest.plan import Plan
from uguisu.playtest.played import Played
from uguisu.playtest.statistics import distribution, wilson
from uguisu.playtest.summary import (
    GameError,
    HistogramBar,
    NotableGame,
    OpeningSummary,
    ResultSummary,
    SeatSummary,
    SideSummary,
    Summary,
)
from uguisu.said import in_every_language
from uguisu.translations import SOURCE_LANGUAGE

if TYPE_CHECKING:
    from uguisu.core.game import Game
    from uguisu.registry import Registry

ONLOOKER = -1
BARS = 24
"""Bars of the histogram of lengths, at most."""


class Tally:
    """The sums so far. Games are to be added in their order: sums of fractions depend on it in the last digit."""

    def __init__(self, game: Game, plan: Plan, registry: Registry) -> None:
        self.game = game
        self.plan = plan
        self.plies: list[int] = []
        self.results: Counter[str] = Counter()
        self.winners: list[str | None] = []
        self.returns: dict[str, float] = dict.fromkeys(game.sides, 0.0)
        self.decisions: dict[str, list[int]] = {seat.id: [] for seat in game.seats}
        self.choices: Counter[str] = Counter()
        self.openings: dict[str, dict[str, list[str | None]]] = {seat.id: {} for seat in game.seats}
        self.labels: dict[tuple[str, str], LocalText] = {}
        self.measured = Measured(game, registry)
        self.heat: dict[str, Counter[int]] = {}
        self.positions = 0
        self.shortest: dict[str, Played] = {}
        self.longest: dict[str, Played] = {}
        self.errors: list[GameError] = []

    def add(self, played: Played) -> None:
        """Count one game."""
        if played.error:
            self.errors.append(GameError(index=played.index, seed=played.seed, message=played.error))
            return
        winner = played.winner
        self.plies.append(played.plies)
        self.results[played.result] += 1
        self.winners.append(winner)
        for side, value in played.returns.items():
            self.returns[side] = self.returns.get(side, 0.0) + value
        for seat, counts in self.decisions.items():
            counts.append(played.decisions.get(seat, 0))
        self.choices.update(played.choices)
        self._opening(played, winner)
        self.measured.add(played)
        for layer, places in played.heat.items():
            self.heat.setdefault(layer, Counter()).update(places)
        self.positions += len(played.steps) + 1
        if played.plies < self.shortest.setdefault(played.result, played).plies:
            self.shortest[played.result] = played
        if played.plies > self.longest.setdefault(played.result, played).plies:
            self.longest[played.result] = played

    def _opening(self, played: Played, winner: str | None) -> None:
        for seat, opening in played.openings.items():
            self.openings[seat].setdefault(opening.move, []).append(winner)
            if (seat, opening.move) not in self.labels:
                self.labels[seat, opening.move] = told(self.game, Text(opening.key, opening.values))

    def summary(self, *, partial: bool, seconds: float) -> Summary:
        """Return what was found."""
        game, plan = self.game, self.plan
        summary = Summary(
            game=game.id,
            scenario=game.scenario,
            title=game.title,
            digest=game.digest,
            versions=game.versions,
            variants=game.variants,
            seed=plan.seed,
            games=plan.games,
            played=len(self.plies),
            partial=partial,
            bots={seat: str(spec) for seat, spec in plan.bots.items()},
            draws=self.winners.count(None),
            sides=tuple(map(self._side, game.sides)),
            results=self._results(),
            plies=distribution(self.plies),
            histogram=histogram(self.plies),
            seats=tuple(self._seat(seat) for seat in range(len(game.seats))),
            openings=self._openings(),
            measures=self.measured.summaries(),
            heat={layer: self._heat(counts) for layer, counts in self.heat.items()},
            heat_titles={layer: _title_of_layer(game, layer) for layer in self.heat},
            notable=self._notable(),
            errors=tuple(self.errors),
            seconds=round(seconds, 3),
            curves=self.measured.curve_summaries(),
            uses=self.measured.use_summaries(),
            visits=self.measured.visit_shares(),
            visit_titles={layer: self.measured.name(layer) for layer in self.measured.visits},
        )
        plain = msgspec.to_builtins(summary, enc_hook=in_every_language)
        return msgspec.convert(plain, Summary)

    def _side(self, side: str) -> SideSummary:
        played = len(self.winners)
        wins = self.winners.count(side)
        return SideSummary(
            side=side,
            title=_title_of_layer(self.game, side),
            wins=wins,
            rate=wilson(wins, played),
            mean_return=self.returns[side] / played if played else 0.0,
        )

    def _results(self) -> tuple[ResultSummary, ...]:
        known = [result for result in self.game.results if self.results[result.id]]
        known.sort(key=lambda result: -self.results[result.id])
        return tuple(
            ResultSummary(
                id=result.id,
                title=result.title or result.id,
                winner=result.winner(),
                count=self.results[result.id],
                share=wilson(self.results[result.id], len(self.plies)),
            )
            for result in known
        )

    def _notable(self) -> tuple[NotableGame, ...]:
        """Return the shortest and the longest game of each way to end."""
        titles = {result.id: result.title or result.id for result in self.game.results}
        found: dict[int, NotableGame] = {}
        for result, _ in self.results.most_common():
            for why, games in (("shortest", self.shortest), ("longest", self.longest)):
                played = games[result]
                entry = NotableGame(
                    index=played.index,
                    seed=played.seed,
                    why=why,
                    result=result,
                    title=titles[result],
                    plies=played.plies,
                )
                found.setdefault(played.index, entry)
        return tuple(found.values())

    def _seat(self, number: int) -> SeatSummary:
        seat = self.game.seats[number]
        decided = sum(self.decisions[seat.id])
        return SeatSummary(
            seat=seat.id,
            side=seat.side,
            title=seat.title or seat.id,
            bot=str(self.plan.bots[seat.id]),
            decisions=distribution(self.decisions[seat.id]),
            branching=self.choices[seat.id] / decided if decided else 0.0,
        )

    def _openings(self) -> tuple[OpeningSummary, ...]:
        side_of = {seat.id: seat.side for seat in self.game.seats}
        found = [
            OpeningSummary(
                seat=seat,
                move=move,
                label=self.labels[seat, move],
                count=len(winners),
                wins=winners.count(side_of[seat]),
                rate=wilson(winners.count(side_of[seat]), len(winners)),
            )
            for seat, moves in self.openings.items()
            for move, winners in moves.items()
        ]
        order = list(side_of)
        return tuple(sorted(found, key=lambda entry: (order.index(entry.seat), -entry.count, entry.move)))

    def _heat(self, counts: Counter[int]) -> dict[str, float]:
        ids = self.game.topology.ids
        return {ids[place]: round(counts[place] / self.positions, 6) for place in sorted(counts)}


def told(game: Game, text: Text) -> LocalText:
    """Return a text in every language the game has, with the names of places and pieces in it."""
    state = game.new()
    return {
        language: ViewBuilder(game, state, ONLOOKER, language).tell(text) for language in game.texts.languages
    }


def histogram(plies: list[int]) -> tuple[HistogramBar, ...]:
    """Sort lengths into at most `BARS` bars of equal, round widths."""
    if not plies:
        return ()
    span = max(plies) - min(plies) + 1
    width = next(step for step in _round_steps() if span / step < BARS - 1)
    first = min(plies) // width * width
    edges = range(first, max(plies) + width + 1, width)
    counts = Counter((length - first) // width for length in plies)
    return tuple(HistogramBar(low, high, counts[at]) for at, (low, high) in enumerate(pairwise(edges)))


def _round_steps() -> list[int]:
    return [step * 10**power for power in range(12) for step in (1, 2, 5)]


def _title_of_layer(game: Game, layer: str) -> LocalText:
    """Return what a side or a layer of heat is called: as its piece and its seats, if they agree, else by its id.

    A game may say otherwise in its texts, under ``heat.<layer>``.
    """
    key = f"heat.{layer}"
    if game.texts.template(key, SOURCE_LANGUAGE) is not None:
        return {language: game.texts.tell(Text(key), language) for language in game.texts.languages}
    titles = [piece.title for piece in game.pieces if piece.id == layer]
    titles += [seat.title for seat in game.seats if seat.side == layer]
    return titles[0] if titles and titles[0] and all(title == titles[0] for title in titles) else layer
