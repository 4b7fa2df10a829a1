"""Adds games up into a Summary, keeping of each no more than the statistics need."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from itertools import pairwise

import msgspec

from uguisu import Game, LocalText, Message, Seat, Text
from uguisu.effects import Reader, title_of_side
from uguisu.messages import in_every_language
from uguisu.plugins import Registry
from uguisu.translations import SOURCE_LANGUAGE
from uguisu.views import ViewBuilder
from uguisu_lab.playtest.alarms import Alarms
from uguisu_lab.playtest.anytime import share_at_any_time
from uguisu_lab.playtest.curves import Curves
from uguisu_lab.playtest.judging import Judge
from uguisu_lab.playtest.levels import UNKNOWN, Standing
from uguisu_lab.playtest.playing import AT_RANDOM, RANDOM, Extra, Plan, Played, Strong
from uguisu_lab.playtest.statistics import LEVEL, Interval, Share, distribution, share_of
from uguisu_lab.playtest.summary import (
    EventSummary,
    Exact,
    GameError,
    HistogramBar,
    MeasureFailure,
    NotableGame,
    OpeningSummary,
    ResultSummary,
    SeatSummary,
    SideSummary,
    Summary,
    TriggerSummary,
)
from uguisu_lab.playtest.trust import (
    checks_of,
    ladder_of,
    quick_standing,
    skill_of,
    strong_of,
    thinking_of,
    warnings_of,
)
from uguisu_lab.playtest.values import Numbers, Places, Titles, Uses

ONLOOKER = -1
BARS = 24
"""Bars of the histogram of lengths, at most."""
MOST_ERRORS = 50
"""Games that broke of which more is kept than that they did."""
MOST_ALIKE = 0.9
"""Where less than this part of the games is different, the report warns of it."""
WITHIN = 0.10
"""How well it is known who wins how often when a playtest ends that goes on until then."""
ALIKE = 10
"""Games in a row that were played before: then more of them tell nothing."""
ROUNDS = ("track.turn", "track.round")
"""The measures that tell the rounds of a game, in games that count them: each has one at most."""


@dataclass(frozen=True, slots=True)
class Shares:
    """What is known so far of who wins how often: name, games won and share of each side, and of nobody where that happened.

    Attributes:
        known: who is ahead, as far as a first verdict tells.
        at_random: each side, what it is called, and how often it won where all played at random; empty before that was tried.
        strong: how many games between strong bots are over; None while none are played.
    """

    played: int
    rows: tuple[tuple[LocalText, int, Interval], ...]
    known: Standing = UNKNOWN
    at_random: tuple[tuple[str, LocalText, int], ...] = ()
    strong: int | None = None


class Tally:
    """The sums so far. Games are to be added in their order: sums of fractions depend on it in the last digit."""

    def __init__(
        self,
        game: Game,
        plan: Plan,
        registry: Registry,
        judge: Judge | None = None,
        exact: Exact | None = None,
    ) -> None:
        self.game = game
        self.exact = exact
        self.judge = judge
        self.plan = plan
        self.known: set[int] = set()
        """Different games, by their moves."""
        self.counted = 0
        """How many games tell something new: those that differ, and where chance decided all."""
        self.first_moves: set[tuple[tuple[str, str], ...]] = set()
        self.alike = 0
        """How many games in a row were no new ones."""
        self.plies: list[int] = []
        self.results: dict[str, int] = {}
        self.winners: Counter[str | None] = Counter()
        self.returns: dict[str, list[float]] = {side: [] for side in game.sides}
        self.decisions: dict[str, list[int]] = {seat.id: [] for seat in game.seats}
        self.choices: Counter[str] = Counter()
        self.openings: dict[tuple[str, str], Share] = {}
        self.labels: dict[tuple[str, str], LocalText] = {}
        self.titles = Titles(game, registry)
        self.numbers, self.curves = Numbers(self.titles), Curves(self.titles)
        self.uses, self.places = Uses(self.titles), Places()
        self.alarms = Alarms(game)
        self.heat: dict[str, Counter[int]] = {}
        self.events: dict[str, Share] = {}
        """By kind, the games in which it happened; `happened` counts how often."""
        self.happened: Counter[str] = Counter()
        self.triggers: Counter[str] = Counter()
        """By name, the games in which a trigger of the mission went off; `fired` counts how often."""
        self.fired: Counter[str] = Counter()
        self.recorded = self.recorded_new = 0
        """Games of which all was recorded, and those of them that tell something new."""
        self.positions = 0
        self.shortest: dict[str, Played] = {}
        self.longest: dict[str, Played] = {}
        self.seconds = 0.0
        """Of a processor that games between the bots of the playtest took."""
        self.broken = 0
        self.errors: list[GameError] = []
        self.failures: dict[tuple[str, str], MeasureFailure] = {}
        self.checks: dict[Extra, list[Played]] = {
            kind: [] for kind in (*plan.check_kinds, Strong(), *plan.thinking_kinds, *plan.climb_kinds)
        }
        self.under_way: set[Extra | None] = set()
        """The kinds of games that are played now, None for those of the playtest itself."""

    @property
    def games(self) -> int:
        """How many games were counted, those that broke among them."""
        return len(self.plies) + self.broken

    @property
    def price(self) -> float:
        """Seconds of a processor that a game between the bots of the playtest takes."""
        return self.seconds / max(1, self.games)

    def add(self, played: Played) -> None:
        """Count one game."""
        check = self.plan.kind_of(played.index)
        if check is not None:
            if not played.error:
                self.checks[check].append(played)
            return
        self.seconds += played.seconds
        if played.error:
            self.broken += 1
            if len(self.errors) < MOST_ERRORS:
                self.errors.append(GameError(index=played.index, seed=played.seed, message=played.error))
            return
        winner, moves = played.winner, hash((played.result, played.moves))
        fresh = moves not in self.known
        self.known.add(moves)
        if fresh and self.judge is not None:
            self.judge.add(played)
        fresh = fresh or played.by_chance
        self.counted += fresh
        self.alike = 0 if fresh else self.alike + 1
        self.plies.append(played.plies)
        self.results[played.result] = self.results.get(played.result, 0) + 1
        self.winners[winner] += 1
        for side, values in self.returns.items():
            values.append(played.returns.get(side, 0.0))
        for seat, counts in self.decisions.items():
            counts.append(played.decisions.get(seat, 0))
        self.choices.update(played.choices)
        self._open(played, winner, fresh)
        if played.plies < self.shortest.setdefault(played.result, played).plies:
            self.shortest[played.result] = played
        if played.plies > self.longest.setdefault(played.result, played).plies:
            self.longest[played.result] = played
        self.numbers.add(played, fresh)
        if played.recorded:
            self._add_record(played, fresh)
        self._note_failures(played)

    def _add_record(self, played: Played, fresh: bool) -> None:
        """Count what is only known of games that were recorded."""
        self.recorded += 1
        self.recorded_new += fresh
        self.alarms.add(played)
        for kind in (self.curves, self.uses, self.places):
            kind.add(played, fresh)
        for event in played.events:
            self.events.setdefault(event, Share()).add(True, fresh)
        self.happened.update(played.events)
        self.triggers.update(played.triggers.keys())
        self.fired.update(played.triggers)
        for layer, places in played.heat.items():
            self.heat.setdefault(layer, Counter()).update(places)
        self.positions += len(played.steps) + 1

    def _open(self, played: Played, winner: str | None, fresh: bool) -> None:
        self.first_moves.add(tuple((seat, opening.move) for seat, opening in played.openings.items()))
        for seat in self.game.seats:
            opening = played.openings.get(seat.id)
            if opening is None:
                continue
            key = (seat.id, opening.move)
            self.openings.setdefault(key, Share()).add(winner == seat.side, fresh)
            if key not in self.labels:
                self.labels[key] = told(self.game, Text(opening.key, opening.values))

    def _note_failures(self, played: Played) -> None:
        for failure in played.failures:
            key = (failure.measure, failure.message)
            first = MeasureFailure(
                measure=failure.measure,
                message=failure.message,
                games=0,
                index=played.index,
                seed=played.seed,
            )
            known = self.failures.get(key, first)
            self.failures[key] = msgspec.structs.replace(known, games=known.games + 1)

    @property
    def ended(self) -> str:
        """Why no more games are needed: see `Summary.ended`; "" while they are."""
        if not self.plan.until_known:
            return "asked" if self.games >= self.plan.games else ""
        if self.plan.first:
            return "first" if self.games >= self.plan.games else ""
        shares = [self._share(self.winners[side]) for side in self._shared]
        if self.plies and all(
            max(share.high - share.value, share.value - share.low) <= WITHIN for share in shares
        ):
            return "known"
        if self.alike >= ALIKE:
            return "repeats"
        return "most" if self.games >= self.plan.games else ""

    @property
    def shares(self) -> Shares:
        """What is known so far; cheap enough to be asked for after each game."""
        rows: list[tuple[LocalText, int, Interval]] = [
            (title_of_side(self.game, side), self.winners[side], self._share(self.winners[side]))
            for side in self.game.sides
        ]
        if self.winners[None]:
            rows.append((Message("Nobody"), self.winners[None], self._share(self.winners[None])))
        at_random = Counter(played.winner for played in self.checks.get(AT_RANDOM, ()))
        return Shares(
            len(self.plies),
            tuple(rows),
            quick_standing(self),
            tuple((side, title_of_side(self.game, side), at_random[side]) for side in self.game.sides)
            if at_random
            else (),
            len(self.checks[Strong()]) if Strong() in self.under_way else None,
        )

    @property
    def _shared(self) -> tuple[str | None, ...]:
        """Those of whom it is asked how often they win; nobody, where the rules let nobody win."""
        drawn = any(result.winner() is None for result in self.game.results)
        return (*self.game.sides, None) if drawn or self.winners[None] else self.game.sides

    def summary(self, *, partial: bool, seconds: float, unwritten: str = "") -> Summary:
        """Return what was found."""
        game, plan = self.game, self.plan
        measures = self.numbers.summaries()
        curves, uses = self.curves.summaries(), self.uses.summaries()
        checks = checks_of(plan, self.checks, self.returns, self.exact)
        ladder = ladder_of(game, plan, self.checks, self.winners, self.counted)
        ended, never = "stopped" if partial else self.ended or "asked", self._never_entered()
        summary = Summary(
            game=game.id,
            scenario=game.scenario,
            title=game.title,
            digest=game.digest,
            layers=game.layers,
            versions=game.versions,
            variants=game.variants,
            seed=plan.seed,
            games=plan.games,
            played=len(self.plies),
            recorded=self.recorded,
            distinct_games=len(self.known),
            counted_games=self.counted,
            distinct_openings=len(self.first_moves),
            partial=partial,
            ended=ended,
            bots={seat: str(spec) for seat, spec in plan.bots.items()},
            warnings=(*self._warnings(), *warnings_of(checks, ladder, at_any_time=ended != "asked")),
            draws=self.winners[None],
            draw_share=self._share(self.winners[None]),
            sides=tuple(map(self._side, game.sides)),
            checks=checks,
            ladder=ladder,
            skill=skill_of(plan, self.checks, ladder),
            strong=strong_of(self),
            parts=self._parts(),
            thinking=thinking_of(plan, self.checks, self.winners, game.sides),
            results=self._results(),
            plies=distribution(self.plies),
            rounds=next((found.values for found in measures if found.id in ROUNDS), distribution([])),
            histogram=histogram(self.plies),
            seats=tuple(map(self._seat, game.seats)),
            openings=self._openings(),
            measures=measures,
            events=self._events(),
            triggers=self._triggers(),
            curves=curves,
            uses=uses,
            heat={layer: self._by_id(counts, self.positions) for layer, counts in self.heat.items()},
            heat_titles={layer: title_of_side(game, layer) for layer in self.heat},
            visits={
                layer: self._by_id(counts, self.recorded) for layer, counts in self.places.counts.items()
            },
            visit_titles={layer: self.titles.name(layer) for layer in self.places.counts},
            never_entered=tuple(self.game.topology.names[place] for place in never),
            never_entered_at=tuple(self.game.topology.ids[place] for place in never),
            notable=self._notable(),
            broken=self.broken,
            errors=tuple(self.errors),
            failures=(
                *self.failures.values(),
                *(
                    MeasureFailure(measure=measure, message=message, games=0)
                    for measure, message in self.titles.failed.items()
                ),
            ),
            alarms=self.alarms.summaries(),
            unwritten=unwritten,
            exact=self.exact,
            stronger=game.ladder[-1] if game.ladder else "",
            seconds=round(seconds, 3),
        )
        plain = msgspec.to_builtins(summary, enc_hook=in_every_language)
        return msgspec.convert(plain, Summary)

    def _parts(self) -> LocalText:
        """Return how much was won in parts, where a draw is a part won."""
        told = self.game.part_won
        if told is None or not self.plies:
            return ""
        return told(self.winners[self.game.sides[0]], self.winners[None], len(self.plies))

    def _share(self, count: int) -> Interval:
        return self._share_of(count, len(self.plies), self.counted)

    def _recorded_share(self, count: int) -> Interval:
        """Return how large a part of the games it is in which something happened that only a record tells."""
        return self._share_of(count, self.recorded, self.recorded_new)

    def _share_of(self, count: int, played: int, known: int) -> Interval:
        if not self.plan.until_known or not played:
            return share_of(count, played, known)
        asked = self._shared
        level = LEVEL / (1 if len(asked) <= 2 else len(asked))  # of two shares each tells the other
        return share_at_any_time(count * known / played, known, level)

    def _never_entered(self) -> tuple[int, ...]:
        entered = {
            place for counts in (*self.heat.values(), *self.places.counts.values()) for place in counts
        }
        if not entered or self.game.topology.kind != "graph":  # of cells, some are walls
            return ()
        return tuple(place for place in range(len(self.game.topology)) if place not in entered)

    def _side(self, side: str) -> SideSummary:
        return SideSummary(
            side=side,
            title=title_of_side(self.game, side),
            wins=self.winners[side],
            rate=self._share(self.winners[side]),
            mean_return=sum(self.returns[side]) / len(self.plies) if self.plies else 0.0,
        )

    def _warnings(self) -> list[str]:
        found = ["repeats"] if self.counted < MOST_ALIKE * len(self.plies) else []
        for side in self.game.sides:
            seats = [seat.id for seat in self.game.seats if seat.side == side]
            if all(self.plan.bots[seat] == RANDOM for seat in seats):
                found.append(f"random:{side}")
        return found

    def _results(self) -> tuple[ResultSummary, ...]:
        known = [result for result in self.game.results if self.results.get(result.id)]
        known.sort(key=lambda result: -self.results[result.id])
        return tuple(
            ResultSummary(
                id=result.id,
                title=result.title or result.id,
                winner=result.winner(),
                count=self.results[result.id],
                share=self._share(self.results[result.id]),
            )
            for result in known
        )

    def _notable(self) -> tuple[NotableGame, ...]:
        """Return the shortest and the longest game of each way to end."""
        titles = {result.id: result.title or result.id for result in self.game.results}
        found: dict[int, NotableGame] = {}
        for result in sorted(self.results, key=lambda result: -self.results[result]):
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

    def _seat(self, seat: Seat) -> SeatSummary:
        decided = sum(self.decisions[seat.id])
        return SeatSummary(
            seat=seat.id,
            side=seat.side,
            title=seat.title or seat.id,
            bot=str(self.plan.bots[seat.id]),
            decisions=distribution(self.decisions[seat.id]),
            branching=self.choices[seat.id] / decided if decided else 0.0,
            decided=self.judge.decided[seat.id] if self.judge is not None else 0,
            tempted=self.judge.tempted[seat.id] if self.judge is not None else 0,
            thrown=self.judge.thrown[seat.id] if self.judge is not None else 0,
        )

    def _openings(self) -> tuple[OpeningSummary, ...]:
        found = [
            OpeningSummary(
                seat=seat,
                move=move,
                label=self.labels[seat, move],
                count=share.count,
                wins=share.hits,
                rate=share.interval,
            )
            for (seat, move), share in self.openings.items()
        ]
        order = [seat.id for seat in self.game.seats]
        return tuple(sorted(found, key=lambda entry: (order.index(entry.seat), -entry.count, entry.move)))

    def _events(self) -> tuple[EventSummary, ...]:
        found = [
            EventSummary(
                kind=kind,
                title=event_title(self.game, kind),
                came_up=self._recorded_share(share.hits),
                mean=self.happened[kind] / max(1, self.recorded),
            )
            for kind, share in self.events.items()
        ]
        return tuple(sorted(found, key=lambda event: (-event.came_up.value, event.kind)))

    def _triggers(self) -> tuple[TriggerSummary, ...]:
        mission = self.game.content.mission
        if mission is None:
            return ()
        reader = Reader(self.game)
        found = []
        for name, trigger in zip(mission.trigger_names, mission.triggers, strict=True):
            found.append(
                TriggerSummary(
                    trigger=name,
                    told=reader.rule(trigger),
                    games=self.triggers[name],
                    came_up=self._recorded_share(self.triggers[name]),
                    mean=self.fired[name] / max(1, self.recorded),
                )
            )
        return tuple(found)

    def _by_id(self, counts: Counter[int], among: int) -> dict[str, float]:
        ids = self.game.topology.ids
        return {ids[place]: round(counts[place] / among, 6) for place in sorted(counts)}


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


def _without_names(template: str) -> str:
    """Return a template's first wording, with an ellipsis for each hole, and words beside one in their first form."""
    first = template.split(" || ", maxsplit=1)[0]
    words = re.sub(r"\{\w+:([^{}|]*)\|[^{}]*\}", r"\1", first)
    return re.sub(r"\{[^}]*\}", "\N{HORIZONTAL ELLIPSIS}", words)


def event_title(game: Game, kind: str) -> LocalText:
    """Return how an event is told, with an ellipsis for whom and what; its kind where that leaves nothing."""
    told = {
        language: _without_names(template)
        for language in game.texts.languages
        if (template := game.texts.template(f"event.{kind}", language))
    }
    says = any(letter.isalpha() for letter in told.get(SOURCE_LANGUAGE, ""))  # more than who, and what
    return told if says else kind.replace("_", " ")
