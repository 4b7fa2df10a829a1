"""Two packs held against each other: the same seeds, pairs of games, and what differs more than chance would have it.

::

    one, other = contender("scenarios/scorpion/garden_gate"), contender("my_mod")
    print(text(compare(one, other, games=400, jobs=2)))
"""

import contextlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

from uguisu import Game, LocalText, Message, UguisuError, load
from uguisu.content import LayerStamp
from uguisu.effects import title_of_side
from uguisu.loading import Overrides
from uguisu.messages import capitalized, in_every_language
from uguisu.plugins import registry
from uguisu_lab.paired import (
    Differences,
    benjamini_hochberg,
    pairs_for,
    share_difference,
    smallest_shown,
)
from uguisu_lab.playtest.anytime import AnyTime
from uguisu_lab.playtest.certainty import certain_soon
from uguisu_lab.playtest.playing import RANDOM, Plan, Played
from uguisu_lab.playtest.running import Interrupts, Progress, refuse_another_pack
from uguisu_lab.playtest.statistics import LEVEL, Interval, Share, holm
from uguisu_lab.playtest.summary import Exact
from uguisu_lab.playtest.values import Named, Titles
from uguisu_lab.playtest.workers import Task, Workers, workers_for
from uguisu_tools.bots import BotSpec, parse_bots

FORMAT = 1
BLOCK, GROWTH = 20, 5
"""Pairs that are played before the results are looked at: so many, and a fifth of those played."""
NOBODY = ""
"""Stands for a side where nobody won."""
LENGTHS, ENDINGS, USED = Message("Length"), Message("How games end"), capitalized(Message("used, per game"))


@dataclass(frozen=True, slots=True)
class Contender:
    """One of two packs: the game, where its pack is, what is changed of it, who plays."""

    game: Game
    path: Path
    bots: dict[str, BotSpec]
    changes: Overrides | None = None

    def plan(self, games: int, seed: int) -> Plan:
        """Return the plan of its games."""
        return Plan(str(self.path), games, seed, dict(self.bots), self.changes)


def contender(path: Path | str, bots: str = "", changes: Overrides | None = None) -> Contender:
    """Load a pack with `changes`.

    Raises:
        UguisuError: when that gives no game, or there are no such bots.
    """
    game = load(path, changes=changes)
    return Contender(game, Path(path), parse_bots(bots, game, registry(game.id)), changes or None)


class Version(msgspec.Struct, frozen=True, kw_only=True):
    """What was played: a pack, how it was changed, what its seats are called, and who wins if nobody makes a mistake, where
    that was asked for. `stronger` is the game's strong bot, where it did not play.
    """

    scenario: str
    title: LocalText
    digest: str
    layers: tuple[LayerStamp, ...]
    variants: tuple[str, ...]
    changes: Overrides
    bots: dict[str, str]
    broken: int
    exact: Exact | None = None
    seats: dict[str, LocalText] = {}
    stronger: str = ""


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """How often a side won (or nobody, ``side`` ""), with the first pack and with the second.

    Attributes:
        difference: by how much more often with the second.
        p: how likely chance alone brings so large a difference, corrected for all outcomes.
        clear: whether chance can hardly explain it.
        smallest: the smallest difference that so many games would have shown four times in five.
        more: how many more pairs would show, four times in five, a difference as large as the one seen; None where
            none was seen, or it is clear.
    """

    side: str
    title: LocalText
    first: Interval
    second: Interval
    difference: Interval
    p: float
    clear: bool
    smallest: float
    more: int | None


class Moved(Named, frozen=True, kw_only=True):
    """A number counted in each game, with the first pack and with the second, over the pairs in which both have it.

    Attributes:
        p: how likely chance alone parts them so far, corrected by the false-discovery rate over the table.
        clear: whether it moved: of those that are said to, one in twenty is chance.
    """

    pairs: int
    first: float
    second: float
    difference: Interval
    p: float
    clear: bool


class SecondLevel(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What strong bots made of the packs.

    Attributes:
        bot: what played all seats.
        games: how many games with each pack; none where they would take too long.
        minutes: of a processor that some games with each pack would take, where they were left out for that; else 0.
        same: the sides for which that bot has no better rules than quick bots.
    """

    bot: str
    games: int = 0
    minutes: int = 0
    same: tuple[str, ...] = ()


class Comparison(msgspec.Struct, frozen=True, kw_only=True):
    """What two packs differ in.

    Attributes:
        asked: how many pairs were to be played.
        pairs: pairs of games played to their end.
        distinct: how many of them tell something new: intervals and tests rest on these. Those that differ in any move, and
            all in which dice, shuffled cards or bots that mix decided.
        same: pairs of which both games are the same, move by move.
        until: the difference at which it was to stop (see `compare`), if any.
        verdict: ``differs`` (a side wins more often, or less), ``alike`` (none does by as much as `until`), ``open``.
        partial: whether it was stopped before all were played.
        level: what strong bots were asked; None where there are none, or nobody asked them.
        strong: how often each side won between them, with the first pack and with the second.
    """

    format: int = FORMAT
    game: str
    first: Version
    second: Version
    seed: int
    asked: int = 0
    pairs: int
    distinct: int
    same: int
    until: float | None
    verdict: str
    outcomes: tuple[Outcome, ...]
    measures: tuple[Moved, ...]
    partial: bool
    seconds: float = 0.0
    level: SecondLevel | None = None
    strong: tuple[Outcome, ...] = ()


def compare(
    first: Contender,
    second: Contender,
    games: int,
    seed: int = 0,
    *,
    jobs: int = 1,
    cluster: str | None = None,
    until: float | None = None,
    progress: Progress | None = None,
) -> Comparison:
    """Play both packs with the same seeds, and return what differs.

    The same packs, seed and bots bring the same result, whatever `jobs` and `cluster`.

    Args:
        first: one pack.
        second: the other; of the same game, with the same sides.
        games: how many games of each, at most.
        seed: any whole number.
        jobs: how many processes.
        cluster: the address of a Dask scheduler, whose machines play instead.
        until: stop as soon as some side is known to win more or less often, or known to differ by less than this. Then
            intervals and tests are such that hold whenever one looks.
        progress: told after each pair how many games are played, of how many.

    Raises:
        UguisuError: when the packs are of different games.
    """
    refuse_strangers(first.game, second.game)
    began = perf_counter()
    plans = (first.plan(games, seed), second.plan(games, seed))
    pairs = Pairs(first.game, until=until)
    partial = False
    known = {id(plan): which.game for plan, which in zip(plans, (first, second), strict=True)}
    with Interrupts(), workers_for(min(jobs, 2 * games), cluster, known) as workers:
        try:
            for block in blocks(games):
                for one, other in played_pairs(workers, plans, known, block, progress):
                    pairs.add(one, other)
                if until is not None and pairs.verdict != "open":
                    break
        except KeyboardInterrupt:
            partial = True
    found = pairs.comparison(first, second, seed, partial=partial)
    return msgspec.structs.replace(found, asked=games, seconds=round(perf_counter() - began, 3))


def refuse_strangers(first: Game, second: Game) -> None:
    """Refuse to hold games of different kinds against each other.

    Raises:
        UguisuError: then.
    """
    if (first.id, first.sides) != (second.id, second.sides):
        raise UguisuError(
            Message(
                "{first} and {second} are different games and cannot be compared",
                first=f"{first.id}/{first.scenario}",
                second=f"{second.id}/{second.scenario}",
            )
        )


def blocks(games: int) -> Iterator[range]:
    """Yield the numbers of games in blocks that grow with what was played; they don't depend on who plays."""
    begin = 0
    while begin < games:
        end = min(games, begin + max(BLOCK, begin // GROWTH))
        yield range(begin, end)
        begin = end


def played_pairs(
    workers: Workers,
    plans: tuple[Plan, Plan],
    known: dict[int, Game],
    block: range,
    progress: Progress | None = None,
) -> Iterator[tuple[Played, Played]]:
    """Play the games of a block with both plans, and yield them in pairs, in order; `known` are the games of the plans."""
    tasks = [Task(plan, index) for plan in plans for index in block]
    found: dict[tuple[int, int], Played] = {}
    with contextlib.closing(workers.play(tasks)) as played:
        for plan, game in played:
            refuse_another_pack(game, known[id(plan)], plan)
            found[id(plan), game.index] = game
            if progress is not None:
                progress(2 * block.start + len(found), 2 * plan.games)
    for index in block:
        yield found[id(plans[0]), index], found[id(plans[1]), index]


@dataclass(slots=True)
class _Winning:
    """How often a side won with either pack, in pairs."""

    first: Share = field(default_factory=Share)
    second: Share = field(default_factory=Share)
    only: list[int] = field(default_factory=lambda: [0, 0])
    """Pairs in which it won with the first pack only, and with the second only."""
    different: Differences = field(default_factory=Differences)
    at_any_time: AnyTime | None = None

    def add(self, one: bool, other: bool, fresh: bool) -> None:
        self.first.add(one, fresh)
        self.second.add(other, fresh)
        if one != other:
            self.only[other] += 1
        if fresh:
            self.different.add(other - one)
            if self.at_any_time is not None:
                self.at_any_time.add(other - one)

    @property
    def difference(self) -> Interval:
        first, second = self.only
        interval = share_difference(first, second, self.first.count, self.different.count)
        if self.at_any_time is None:
            return interval
        known = self.at_any_time.interval
        return Interval(interval.value, min(known.low, interval.value), max(known.high, interval.value))


class Pairs:
    """Pairs of games of two packs, added up."""

    def __init__(self, game: Game, *, until: float | None = None) -> None:
        self.game, self.until = game, until
        self.moves: set[int] = set()
        self.distinct = 0
        self.same = 0
        self.broken = [0, 0]
        self.count = 0
        self.winning = {side: _Winning() for side in (*game.sides, NOBODY)}
        if until is not None:
            for winning in self.winning.values():
                winning.at_any_time = AnyTime(LEVEL / len(self.winning))
        self.numbers: dict[str, tuple[list[float], Differences]] = {}
        """By name: the sums with either pack and the number of pairs; the differences."""

    def add(self, one: Played, other: Played) -> None:
        """Count a pair; if a game of it crashed, only that."""
        if one.error or other.error:
            self.broken[0] += bool(one.error)
            self.broken[1] += bool(other.error)
            return
        self.count += 1
        moves = hash((one.result, *one.steps, other.result, *other.steps))
        fresh = moves not in self.moves or one.by_chance or other.by_chance
        self.distinct += fresh
        self.moves.add(moves)
        self.same += (one.result, one.steps) == (other.result, other.steps)
        winners = (one.winner or NOBODY, other.winner or NOBODY)
        for side, winning in self.winning.items():
            winning.add(winners[0] == side, winners[1] == side, fresh)
        before, after = numbers_of(one), numbers_of(other)
        for name in {**before, **after}:
            if not _is_zero_when_missing(name) and not (name in before and name in after):
                continue
            sums, differences = self.numbers.setdefault(name, ([0.0, 0.0, 0], Differences()))
            sums[0] += before.get(name, 0.0)
            sums[1] += after.get(name, 0.0)
            sums[2] += 1
            if fresh:
                differences.add(after.get(name, 0.0) - before.get(name, 0.0))

    @property
    def asked(self) -> list[str]:
        """The sides whose wins are tested: without draws, what one of two wins is what the other does not."""
        if self.drawn:
            return [*self.winning]
        return list(self.game.sides) if len(self.game.sides) != 2 else [self.game.sides[0]]

    @property
    def drawn(self) -> bool:
        """Whether any game was won by nobody."""
        return bool(self.winning[NOBODY].first.hits or self.winning[NOBODY].second.hits)

    @property
    def verdict(self) -> str:
        """What is known by now; see `Comparison`."""
        if not self.count:
            return "open"
        if self.until is None:
            return "differs" if any(p <= LEVEL for p in self._ps()) else "open"
        ranges = [self.winning[side].difference for side in self.asked]
        if any(found.low > 0 or found.high < 0 for found in ranges):
            return "differs"
        if all(max(-found.low, found.high) <= self.until for found in ranges):
            return "alike"
        return "open"

    def _ps(self) -> list[float]:
        found = [self.winning[side].different for side in self.asked]
        return holm([(differences.p, differences.p_least) for differences in found])

    def comparison(
        self, first: Contender, second: Contender, seed: int, *, partial: bool = False
    ) -> Comparison:
        """Return what was found."""
        moved = self.measures(first.game, second.game)
        found = Comparison(
            game=first.game.id,
            first=version_of(first, self.broken[0]),
            second=version_of(second, self.broken[1]),
            seed=seed,
            pairs=self.count,
            distinct=self.distinct,
            same=self.same,
            until=self.until,
            verdict=self.verdict,
            outcomes=self.outcomes() if self.count else (),
            measures=moved,
            partial=partial,
        )
        return msgspec.convert(msgspec.to_builtins(found, enc_hook=in_every_language), Comparison)

    def outcomes(self, level: float = LEVEL) -> tuple[Outcome, ...]:
        """Return how often each side won, and nobody, if that happened; `level` is what is left of 5% where this comparison is
        one of several.
        """
        ps = dict(zip(self.asked, self._ps(), strict=True))
        shown = [*self.game.sides, *([NOBODY] if self.drawn else [])]
        return tuple(self._outcome(side, ps.get(side, ps[self.asked[0]]), len(ps), level) for side in shown)

    def p_of_any(self) -> tuple[float, float]:
        """Return how likely chance alone brings any difference as large as the largest, and the least that could have been."""
        least = min(self.winning[side].different.p_least for side in self.asked)
        return min(self._ps()), min(1.0, least * len(self.asked))

    def _outcome(self, side: str, p: float, tests: int, level: float) -> Outcome:
        winning = self.winning[side]
        difference = winning.difference
        clear = p <= level if self.until is None else difference.low > 0 or difference.high < 0
        pairs, deviation = winning.different.count, winning.different.deviation
        needed = pairs_for(difference.value, deviation, level / tests)
        more = None if clear or not difference.value else max(1, round(needed) - pairs)
        return Outcome(
            side=side,
            title=title_of_side(self.game, side) if side else Message("Nobody"),
            first=winning.first.interval,
            second=winning.second.interval,
            difference=difference,
            p=p if self.until is None else winning.different.p_at_any_time,
            clear=clear,
            smallest=smallest_shown(deviation or (3 / pairs) ** 0.5, pairs, level / tests) if pairs else 1.0,
            more=more,
        )

    def measures(self, first: Game, second: Game) -> tuple[Moved, ...]:
        """Return all numbers, those that moved first, the most certain at the top."""
        rows = sorted(self.numbers.items())
        for name, (sums, differences) in rows:
            if _is_zero_when_missing(name):  # pairs in which it never came up differ by 0
                sums[2], differences.count = self.count, self.distinct
        raw = [
            differences.p if self.until is None else differences.p_at_any_time for _, (_, differences) in rows
        ]
        corrected = benjamini_hochberg(raw, [differences.p_least for _, (_, differences) in rows])
        titles = [Titles(game, registry(game.id)) for game in (first, second)]
        found = [
            self._moved(name, sums, differences, p, titles)
            for (name, (sums, differences)), p in zip(rows, corrected, strict=True)
        ]
        return tuple(sorted(found, key=lambda moved: (not moved.clear, moved.p)))

    def _moved(
        self, name: str, sums: Sequence[float], differences: Differences, p: float, titles: Sequence[Titles]
    ) -> Moved:
        means = sums[0] / sums[2], sums[1] / sums[2]
        return Moved(
            **_titles(name, titles),
            pairs=int(sums[2]),
            first=means[0],
            second=means[1],
            difference=differences.interval(means[1] - means[0]),
            p=p,
            clear=p <= LEVEL and (means[1] > means[0]) == (differences.total > 0),
        )


def numbers_of(played: Played) -> dict[str, float]:
    """Return what is counted in a game, by name: its length, how it ended, what was used, and all measures."""
    return {
        "length.plies": float(played.plies),
        **{f"length.decisions.{seat}": float(count) for seat, count in played.decisions.items()},
        f"end.{played.result}": 1.0,
        **played.measures,
        **{f"used.{name}": float(use.used) for name, use in played.uses.items()},
    }


def _is_zero_when_missing(name: str) -> bool:
    return name.partition(".")[0] in ("length", "end", "used")


def _titles(name: str, titles: Sequence[Titles]) -> dict[str, Any]:
    """Return the fields of a number's `Named`."""
    kind, _, rest = name.partition(".")
    game = titles[0].game
    if kind == "used":
        return {"id": name, "group": USED, "name": _name(rest, titles)}
    if kind == "end":
        title = next(
            (result.title for each in titles for result in each.game.results if result.id == rest), ""
        )
        return {"id": name, "group": ENDINGS, "name": title or rest}
    if kind == "length":
        seat = next((seat for seat in game.seats if f"decisions.{seat.id}" == rest), None)
        message = (
            Message("plies") if seat is None else Message("decisions of {who}", who=seat.title or seat.id)
        )
        return {"id": name, "group": LENGTHS, "name": message}
    return titles[0].of(name)


def _name(name: str, titles: Sequence[Titles]) -> LocalText:
    """Return what something used is called, by whichever pack has it."""
    plain = name.partition(".")[2].replace("_", " ")
    return next((told for each in titles if (told := each.name(name)) != plain), plain)


def with_certainty(found: Comparison, first: Contender, second: Contender) -> Comparison:
    """Return what two packs differ in, with what each is worth if nobody makes a mistake, if that is found out in seconds."""
    versions = [
        msgspec.structs.replace(version, exact=certain_soon(which.game))
        for version, which in ((found.first, first), (found.second, second))
    ]
    return msgspec.structs.replace(found, first=versions[0], second=versions[1])


def version_of(which: Contender, broken: int) -> Version:
    """Return what a comparison notes of one of its packs; `broken` is how many of its games broke down."""
    game = which.game
    return Version(
        scenario=game.scenario,
        title=game.title,
        digest=game.digest,
        layers=game.layers,
        variants=game.variants,
        changes=which.changes or Overrides(),
        bots={seat: str(spec) for seat, spec in which.bots.items()},
        broken=broken,
        seats={seat.id: seat.title for seat in game.seats},
        stronger=stronger_than(which),
    )


def stronger_than(which: Contender) -> str:
    """Return the game's strong bot, if no strong one has a seat; "" if one has, the game has none, or all play at random."""
    specs = {str(spec) for spec in which.bots.values()}
    return "" if specs == {str(RANDOM)} else strong_bot_beside(which.game, specs)


def strong_bot_beside(game: Game, bots: Iterable[str]) -> str:
    """Return the game's strong bot, where none of these is as strong; "" if one is, or the game has none."""
    name, least = _named(game.strong_bot)
    known = [_named(bot) for bot in bots]
    return (
        ""
        if any(one == "strong" or (one == name and many >= least) for one, many in known)
        else game.strong_bot
    )


def _named(bot: str) -> tuple[str, float]:
    """Return what a bot is called, and how much it may think; as much as it likes where that is not said in games.

    >>> _named("mcts:100,mix=0.6"), _named("sharp")
    (('mcts', 100.0), ('sharp', inf))
    """
    name, _, how = bot.partition(":")
    games = how.partition(",")[0]
    return name, float(games) if games.isdecimal() else inf
