"""A pack made fair: numbers, copies, cards and links are varied until who wins comes near what is asked for.

Candidates race on common seeds (Maron and Moore 1994): each plays a few games, then twice as many, and so on, until it is
clear that it can't be as good as the best one, or all are played. Those come first that change one thing alone; where not
all others can be tried, Optuna proposes them. Who is best of many on some seeds was also lucky; so the winner, the best
single change and the pack as it is play the same new seeds in the end, and of what comes as near the aim there the one
that changes less is proposed.
"""

import contextlib
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from itertools import product
from math import inf, prod
from time import monotonic
from typing import Any

import msgspec

from uguisu import BadPack, Game, LocalText, Message, UguisuError, load
from uguisu.checks import did_you_mean
from uguisu.effects import title_of_side
from uguisu.interrupts import CtrlC
from uguisu.loading import Overrides, load_pack
from uguisu.messages import in_every_language
from uguisu_lab.comparing import Contender, SecondLevel, stronger_than
from uguisu_lab.edits import NUMBERED, PROPS, Edits, missing
from uguisu_lab.playtest.certainty import certain_soon
from uguisu_lab.playtest.playing import Plan, Played
from uguisu_lab.playtest.running import Interrupts, refuse_another_pack
from uguisu_lab.playtest.statistics import Interval, mean_of, share_of
from uguisu_lab.playtest.summary import Exact
from uguisu_lab.playtest.tally import ROUNDS as TRACKS
from uguisu_lab.playtest.workers import Task, Workers, workers_for
from uguisu_lab.second_level import strong_games

FORMAT = 1
FIRST = 20
"""Games that every candidate plays; those that stay in the race play twice as many, and so on."""
DRAWS, ROUNDS = "draws", "rounds"
"""What may be aimed at besides how often a side wins."""
VALUED = ("option", "copies", PROPS, *NUMBERED)
"""What may take several values."""
KINDS = (*VALUED, "card", "link", "variant")
"""What may be varied: the last three are there or not."""
KEEP, AWAY = True, False
RANGE = re.compile(r"(-?\d+(?:\.\d+)?)\.\.(-?\d+(?:\.\d+)?)")


class Aim(msgspec.Struct, frozen=True):
    """What is wanted: a side's wins or draws in per cent, or rounds, from `low` to `high`."""

    what: str
    low: float
    high: float

    def miss(self, figure: float) -> float:
        """Return by how much a figure misses the aim: in points, of rounds in per cent of the middle; inside it is 0."""
        missed = max(0.0, self.low - figure, figure - self.high)
        return missed if self.what != ROUNDS else 100 * missed / max(1.0, (self.low + self.high) / 2)

    def misses(self, figure: Interval) -> tuple[float, float]:
        """Return the least and the most by which a figure may miss it."""
        ends = (self.miss(figure.low), self.miss(figure.high))
        inside = figure.low <= self.high and figure.high >= self.low
        return (0.0 if inside else min(ends)), max(ends)


class Knob(msgspec.Struct, frozen=True):
    """What may be varied, and the values it may take: numbers or words; `KEEP` or `AWAY` for what is there or not."""

    kind: str
    name: str
    values: tuple[Any, ...]

    def __str__(self) -> str:
        return f"{self.kind}:{self.name}"


class Candidate(msgspec.Struct, frozen=True, kw_only=True):
    """A candidate: its values by knob, how many games it played, what came of it, and by how much that misses the aims.

    `dropped` says that it left the race, and `trouble` why it is no game at all.
    """

    values: dict[str, Any]
    games: int = 0
    figures: dict[str, Interval] = {}
    missed: float | None = None
    dropped: bool = False
    trouble: LocalText = ""


class Balance(msgspec.Struct, frozen=True, kw_only=True):
    """What was found.

    Attributes:
        tried: all candidates, the best first.
        before: figures of the pack as it is, on seeds that the race did not use.
        after: figures of what is proposed, on the same seeds: of the best candidate, or of the pack as it is.
        met: whether its estimates lie within all aims there.
        as_it_is: the values that the pack has.
        proposed: the values of what is proposed; those of the pack as it is where nothing comes closer.
        single: the best of those that change one thing alone, in the race.
        after_single: its figures on the new seeds; empty where it was not played there.
        changes: what makes the pack into what is proposed; None where that comes no closer than the pack as it is.
        partial: whether it was stopped; then nothing was played on new seeds, and figures are those of the race.
        late: whether time was up before all candidates were tried.
        exact_before, exact_after: what the pack is worth if nobody makes a mistake, as it is, and as proposed, where that was
            found out.
        sides, seats: what sides and seats are called.
    """

    format: int = FORMAT
    game: str
    scenario: str
    digest: str
    bots: dict[str, str]
    seed: int
    games: int
    aims: tuple[Aim, ...]
    knobs: tuple[Knob, ...]
    tried: tuple[Candidate, ...]
    before: dict[str, Interval]
    after: dict[str, Interval]
    met: bool
    as_it_is: dict[str, Any] = {}
    proposed: dict[str, Any] = {}
    single: Candidate | None = None
    after_single: dict[str, Interval] = {}
    changes: Overrides | None
    partial: bool
    late: bool = False
    exact_before: Exact | None = None
    exact_after: Exact | None = None
    sides: dict[str, LocalText] = {}
    seats: dict[str, LocalText] = {}
    stronger: str = ""
    """The game's strong bot, where it did not play."""
    seconds: float = 0.0
    level: SecondLevel | None = None
    """What strong bots were asked of the pack as it is, and of what is proposed."""
    strong_before: dict[str, Interval] = {}
    strong_after: dict[str, Interval] = {}
    """Figures between them, on the new seeds."""


def parse_aim(text: str, game: Game) -> Aim:
    """Read ``intruders 45..55``, ``draws 0..10`` or ``rounds 6..9``.

    Raises:
        UguisuError: in a sentence.
    """
    what, _, spread = text.strip().rpartition(" ")
    found = RANGE.fullmatch(spread)
    if not what or found is None or float(found[1]) > float(found[2]):
        raise UguisuError(
            Message("'{text}' should be an aim, as in: {side} 45..55", text=text, side=game.sides[0])
        )
    known = (*game.sides, DRAWS, ROUNDS)
    if what.strip() not in known:
        raise UguisuError(Message("'{what}' cannot be aimed at", what=what), did_you_mean(what, known))
    return Aim(what.strip(), float(found[1]), float(found[2]))


def parse_knob(text: str) -> Knob:
    """Read ``option:turns=7..10``, ``option:setup=chosen,fixed``, ``copies:lantern=0..4``, ``props:lantern.starter=0..2``,
    ``mission:tracks.alert.max=3..6``, ``card:whistle`` or ``link:a,b``.

    Raises:
        UguisuError: in a sentence.
    """
    kind, colon, rest = text.strip().partition(":")
    if not colon or kind not in KINDS or not rest:
        kinds = ", ".join(f"{kind}:..." for kind in KINDS)
        raise UguisuError(Message("'{text}' should be one of {kinds}", text=text, kinds=kinds))
    if kind not in VALUED:
        return Knob(kind, rest, (KEEP, AWAY))
    name, equals, values = rest.partition("=")
    found = RANGE.fullmatch(values)
    whole = found is not None and "." not in found[1] + found[2]
    if found is not None and whole and int(found[1]) <= int(found[2]):
        return Knob(kind, name, tuple(range(int(found[1]), int(found[2]) + 1)))
    words = tuple(_value(word.strip()) for word in values.split(",") if word.strip())
    if (
        not equals
        or found is not None
        or len(words) < 2
        or (kind not in ("option", PROPS) and not all(isinstance(word, int) for word in words))
    ):
        raise UguisuError(
            Message(
                "'{text}' should name values, as in {kind}:{name}=2..5",
                text=text,
                kind=kind,
                name=name or "turns",
            )
        )
    return Knob(kind, name, words)


def _value(word: str) -> Any:
    if word in ("true", "false"):
        return word == "true"
    return int(word) if re.fullmatch(r"-?\d+", word) else word


Progress = Callable[[int], None]
Proposals = Iterator[tuple[dict[str, Any], Callable[[Candidate], None]]]
"""Values by knob, and whom to tell what came of them."""


def balance(
    base: Contender,
    aims: Sequence[Aim],
    knobs: Sequence[Knob],
    *,
    games: int = 200,
    trials: int = 40,
    seed: int = 0,
    jobs: int = 1,
    cluster: str | None = None,
    within: float = inf,
    progress: Progress | None = None,
) -> Balance:
    """Vary `knobs` until `aims` are met as nearly as can be.

    Args:
        base: the pack as it is.
        aims: what is wanted.
        knobs: what may be varied.
        games: how many games the best candidates play.
        trials: how many candidates are tried; if there are no more, all are.
        seed: of the race; the last comparison takes the next one.
        jobs: how many processes.
        cluster: the address of a Dask scheduler, whose machines play instead.
        within: seconds after which no new candidate begins, so that the end, on new seeds, fits in.
        progress: told how many candidates are done.

    Raises:
        UguisuError: when no candidate can be played, or Optuna is needed and missing.
        CtrlC: when it is stopped before any candidate has been tried.
    """
    race = _Race(base, aims, knobs, games, seed)
    race.within, race.progress = within, progress
    fresh: list[dict[str, Interval]] = []
    with Interrupts(), workers_for(jobs, cluster) as workers:
        try:
            race.run(workers, trials)
            fresh = [*race.at_the_end(workers)]
            partial = False
        except KeyboardInterrupt:
            partial = True
    ranked = race.ranked()
    if not ranked:  # nothing is known yet
        raise CtrlC
    best, single = ranked[0], race.single(ranked)
    if best.trouble:
        raise UguisuError(Message("no candidate can be played: {problem}", problem=best.trouble))
    before, after, after_single = fresh if not partial else (race.known(race.as_it_is), best.figures, {})
    proposed = best.values
    if after_single and _missed(aims, after_single) <= _missed(aims, after):
        assert single is not None
        proposed, after = single.values, after_single
    closer = not before or _missed(aims, after) < _missed(
        aims, before
    )  # else it was merely lucky in the race
    found = Balance(
        game=base.game.id,
        scenario=base.game.scenario,
        digest=base.game.digest,
        bots={seat: str(spec) for seat, spec in base.bots.items()},
        stronger=stronger_than(base),
        seed=seed,
        games=games,
        aims=tuple(aims),
        knobs=tuple(knobs),
        tried=tuple(ranked),
        before=before,
        after=after if closer else before,
        met=not _missed(aims, after if closer else before),
        as_it_is=dict(race.as_it_is),
        proposed=dict(proposed if closer else race.as_it_is),
        single=single,
        after_single=after_single,
        changes=race.changes_for(proposed) if closer and proposed != race.as_it_is else None,
        partial=partial,
        late=race.late,
        sides={side: title_of_side(base.game, side) for side in base.game.sides},
        seats={seat.id: seat.title for seat in base.game.seats},
        seconds=round(monotonic() - race.began, 3),
    )
    return msgspec.convert(msgspec.to_builtins(found, enc_hook=in_every_language), Balance)


def with_certainty(found: Balance, base: Contender) -> Balance:
    """Return what was found, with what the pack is worth if nobody makes a mistake, as it is and as proposed, where that is
    found out in seconds.
    """
    before = certain_soon(base.game) if not found.partial else None
    after = before
    if before is not None and found.changes is not None:
        after = certain_soon(load(base.path, changes=found.changes))
    return msgspec.structs.replace(found, exact_before=before, exact_after=after)


def with_strong_bots(
    found: Balance,
    base: Contender,
    *,
    asked: int | None = None,
    jobs: int = 1,
    cluster: str | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Balance:
    """Return what was found, with figures between strong bots on the new seeds, as far as there is time."""
    if found.partial:
        return found
    packs = [base]
    if found.changes is not None:
        packs.append(Contender(load(base.path, changes=found.changes), base.path, base.bots, found.changes))
    quick_seconds = found.seconds * jobs * len(packs) * found.games / (_all_games(found) or 1)
    tried = strong_games(
        packs, quick_seconds, found.seed + 1, asked=asked, jobs=jobs, cluster=cluster, progress=progress
    )
    if tried is None or not tried.played:
        return msgspec.structs.replace(found, level=tried.level if tried is not None else None)
    figures = []
    for pack, played in zip(packs, tried.played, strict=True):
        counted = _Figures(pack.game, pack.plan(tried.level.games, found.seed + 1))
        for one in played:
            counted.add(one)
        figures.append(counted.of_all(found.aims))
    after = figures[-1] if found.changes is not None else {}
    return msgspec.structs.replace(found, level=tried.level, strong_before=figures[0], strong_after=after)


def _all_games(found: Balance) -> int:
    """Return how many games were played in all, those on new seeds included."""
    return sum(tried.games for tried in found.tried) + 2 * found.games


def _missed(aims: Sequence[Aim], figures: Mapping[str, Interval]) -> float:
    """Return by how much figures miss all the aims."""
    return sum(aim.miss(figures[aim.what].value) for aim in aims)


@dataclass(slots=True)
class _Figures:
    """What aims are about, over the games of one candidate."""

    game: Game
    plan: Plan
    played: int = 0
    winners: list[str | None] = field(default_factory=list)
    moves: set[int] = field(default_factory=set)
    distinct: int = 0
    """Games that tell something new: those that differ, and where chance decided all."""
    rounds: list[float] = field(default_factory=list)

    def play(self, workers: Workers, upto: int) -> None:
        """Have it play its games on, up to so many."""
        tasks = [Task(self.plan, number) for number in range(self.played, upto)]
        found: dict[int, Played] = {}
        with contextlib.closing(workers.play(tasks)) as coming:
            for _, played in coming:
                refuse_another_pack(played, self.game, self.plan)
                found[played.index] = played
        for task in tasks:
            self.add(found[task.number])
        self.played = upto

    def add(self, played: Played) -> None:
        """Count a game, if it was played to its end."""
        if not played.error:
            self.winners.append(played.winner)
            moves = hash((played.result, played.moves))
            self.distinct += played.by_chance or moves not in self.moves
            self.moves.add(moves)
            counted = (played.measures[track] for track in TRACKS if track in played.measures)
            self.rounds.append(next(counted, float(played.plies)))

    def of_all(self, aims: Sequence[Aim]) -> dict[str, Interval]:
        """Return the figures that aims are about."""
        return {aim.what: self.of(aim.what) for aim in aims}

    def of(self, what: str) -> Interval:
        """Return a figure with its interval, in per cent or in rounds."""
        count, distinct = len(self.winners), self.distinct
        if not count:
            return Interval(0.0, 0.0, 100.0)
        if what == ROUNDS:
            squares = sum(value * value for value in self.rounds)
            return mean_of(count, sum(self.rounds), squares, distinct)
        share = share_of(self.winners.count(None if what == DRAWS else what), count, distinct)
        return Interval(100 * share.value, 100 * share.low, 100 * share.high)


@dataclass(slots=True)
class _Candidate:
    """A candidate in the race; `least` and `most` are by how much it may miss the aims, as far as seen."""

    tried: Candidate
    figures: _Figures | None = None
    least: float = 0.0
    most: float = inf


class _Race:
    """Candidates on common seeds."""

    def __init__(
        self, base: Contender, aims: Sequence[Aim], knobs: Sequence[Knob], games: int, seed: int
    ) -> None:
        self.progress: Progress | None = None
        self.base, self.aims, self.knobs = base, aims, knobs
        self.games, self.seed = games, seed
        self.pack = load_pack(base.path, changes=base.changes)
        self.as_it_is = {str(knob): self._present(knob) for knob in knobs}
        self.tried: dict[tuple[Any, ...], Candidate] = {}
        self.least = inf
        """The most by which the best candidate so far may miss the aims."""
        self.within, self.began, self.played, self.late = inf, monotonic(), 0, False

    def time_is_up(self) -> bool:
        """Tell whether what is left is needed for the end: three packs play all their games there. It is kept as `late`."""
        if self.played and not self.late:  # one candidate there must be
            gone = monotonic() - self.began
            self.late = gone + 3 * self.games * gone / self.played > self.within
        return self.late

    def run(self, workers: Workers, trials: int) -> None:
        """Try candidates: those that change one thing, then all others, or those that Optuna proposes.

        The most promising of each go first.
        """
        few = self._few(trials)
        singles = self._singles() if few else self._singles()[: max(trials // 2, len(self.knobs) + 1)]
        self._try(workers, singles)
        if few:
            others = (
                dict(zip(map(str, self.knobs), values, strict=True))
                for values in product(*(knob.values for knob in self.knobs))
            )
            self._try(workers, [one for one in others if tuple(one.values()) not in self.tried])
            return
        for values, told in self._by_optuna(trials):
            if tuple(values.values()) not in self.tried:
                if self.time_is_up():
                    return
                self._finish(workers, self._begin(workers, values))
            told(self.tried[tuple(values.values())])

    def _try(self, workers: Workers, candidates: Sequence[dict[str, Any]]) -> None:
        begun = []
        for values in candidates:
            if self.time_is_up():
                break
            begun.append(self._begin(workers, values))
        for candidate in sorted(begun, key=lambda candidate: candidate.tried.missed or 0.0):
            self._finish(workers, candidate)

    def _singles(self) -> list[dict[str, Any]]:
        """Return the pack as it is, where that is asked for, and all candidates that change one thing; of each knob its ends
        and middle come first.
        """
        found = [self.as_it_is] if self._allowed(self.as_it_is) else []
        for knob, value in _by_turns(
            [[(knob, value) for value in _spread(knob.values)] for knob in self.knobs]
        ):
            values = {**self.as_it_is, str(knob): value}
            if value != self.as_it_is[str(knob)]:
                found.append(values)
        return found

    def _allowed(self, values: Mapping[str, Any]) -> bool:
        return all(values[str(knob)] in knob.values for knob in self.knobs)

    def _few(self, trials: int) -> bool:
        return prod(len(knob.values) for knob in self.knobs) <= trials

    def _by_optuna(self, trials: int) -> Proposals:
        """Let Optuna propose candidates, the pack as it is first; ones that it proposes again are not played again."""
        try:
            optuna: Any = import_module("optuna")
        except ImportError as error:
            problem = Message("so many candidates need Optuna, which is not installed")
            hint = Message(
                "install it with `pip install uguisu[lab]`, or vary less, so that --trials tries all"
            )
            raise UguisuError(problem, hint) from error
        optuna.logging.set_verbosity(optuna.logging.WARNING)
        study = optuna.create_study(sampler=optuna.samplers.TPESampler(seed=self.seed))
        for tried in [one for one in self.tried.values() if self._allowed(one.values)]:
            study.enqueue_trial(tried.values)
        for _ in range(3 * trials):
            if len(self.tried) >= trials:
                return
            trial = study.ask()
            values = {str(knob): _suggested(trial, knob) for knob in self.knobs}

            def told(tried: Candidate, trial: Any = trial) -> None:
                if tried.missed is None:
                    study.tell(trial, state=optuna.trial.TrialState.FAIL)
                else:
                    study.tell(trial, tried.missed)

            yield values, told

    def _begin(self, workers: Workers, values: dict[str, Any]) -> _Candidate:
        """Have a candidate play its first games, if it is a game at all."""
        candidate = _Candidate(Candidate(values=values))
        try:
            candidate.figures = self._figures(values, self.seed)
        except BadPack as error:
            candidate.tried = Candidate(values=values, trouble=error.diagnostics[0].message)
        except UguisuError as error:
            candidate.tried = Candidate(values=values, trouble=error.message)
        else:
            self._play_on(workers, candidate, min(self.games, FIRST))
        return candidate

    def _finish(self, workers: Workers, candidate: _Candidate) -> None:
        """Have it play on until it is clear that it can't be the best, or all is played."""
        while not candidate.tried.trouble:
            if candidate.least > self.least or (self.least < inf and self.time_is_up()):
                candidate.tried = msgspec.structs.replace(candidate.tried, dropped=True)
                break
            if candidate.tried.games == self.games:
                self.least = min(self.least, candidate.most)
                break
            self._play_on(workers, candidate, min(self.games, 2 * candidate.tried.games))
        self.tried[tuple(candidate.tried.values.values())] = candidate.tried
        self._tell()

    def _tell(self) -> None:
        if self.progress is not None:
            self.progress(len(self.tried))

    def _play_on(self, workers: Workers, candidate: _Candidate, upto: int) -> None:
        assert candidate.figures is not None
        self._tell()
        self.played += upto - candidate.figures.played
        candidate.figures.play(workers, upto)
        found = candidate.figures.of_all(self.aims)
        ends = [aim.misses(found[aim.what]) for aim in self.aims]
        candidate.least, candidate.most = sum(least for least, _ in ends), sum(most for _, most in ends)
        candidate.tried = Candidate(
            values=candidate.tried.values,
            games=upto,
            figures=found,
            missed=_missed(self.aims, found),
        )

    def at_the_end(self, workers: Workers) -> Iterator[dict[str, Interval]]:
        """Yield figures on new seeds: of the pack as it is, of the best, and of the best single change, if it is another."""
        ranked = self.ranked()
        if not ranked or ranked[0].trouble:
            return
        single = self.single(ranked)
        yield self.again(workers, self.as_it_is)
        yield self.again(workers, ranked[0].values)
        yield self.again(workers, single.values) if single and single.values != ranked[0].values else {}

    def again(self, workers: Workers, values: Mapping[str, Any]) -> dict[str, Interval]:
        """Return the figures of a candidate on new seeds."""
        figures = self._figures(values, self.seed + 1)
        figures.play(workers, self.games)
        return figures.of_all(self.aims)

    def _figures(self, values: Mapping[str, Any], seed: int) -> _Figures:
        changes = self.changes_for(values)
        game = load(self.base.path, changes=changes)
        path, bots = str(self.base.path), dict(self.base.bots)
        return _Figures(game, Plan(path, self.games, seed, bots, changes, record="end"))

    def known(self, values: Mapping[str, Any]) -> dict[str, Interval]:
        """Return the figures of a candidate in the race; empty if it did not take part."""
        tried = self.tried.get(tuple(values.values()))
        return tried.figures if tried is not None else {}

    def single(self, ranked: Sequence[Candidate]) -> Candidate | None:
        """Return the best of the candidates that change one thing alone; None where nobody asked for more than one."""
        if len(self.knobs) < 2:
            return None
        ways = (one for one in ranked if not one.trouble and not one.dropped)
        rest = (one for one in ranked if not one.trouble)
        alone = [
            one
            for one in (*ways, *rest)
            if sum(value != self.as_it_is[knob] for knob, value in one.values.items()) == 1
        ]
        return alone[0] if alone else None

    def ranked(self) -> list[Candidate]:
        """Return the candidates: those that ran to the end by how little they miss, then by how little they change."""

        def place(tried: Candidate) -> tuple[bool, bool, float, int, float]:
            changed = sum(value != self.as_it_is[knob] for knob, value in tried.values.items())
            off = sum(
                abs(tried.figures[aim.what].value - (aim.low + aim.high) / 2)
                for aim in self.aims
                if tried.figures
            )
            return bool(tried.trouble), tried.dropped, tried.missed or 0.0, changed, off

        return sorted(self.tried.values(), key=place)

    def changes_for(self, values: Mapping[str, Any]) -> Overrides:
        """Return what makes the pack into a candidate.

        Raises:
            UguisuError: for cards, links and the like that the pack does not have.
        """
        edits, options = Edits(self.pack), {}
        for knob in self.knobs:
            value = values[str(knob)]
            if value == self.as_it_is[str(knob)]:
                continue
            if knob.kind == "option":
                options[knob.name] = value
            elif knob.kind == "copies":
                edits.set_copies(knob.name, value)
            elif knob.kind == PROPS:
                edits.set_prop(knob.name, value)
            elif knob.kind in NUMBERED:
                edits.set_number(knob.kind, knob.name, value)
            else:
                edits.without(knob.kind, knob.name)
        before = self.base.changes or Overrides()
        options = {**(before.options or {}), **options}
        return edits.overrides(msgspec.structs.replace(before, options=options or None))

    def _present(self, knob: Knob) -> Any:
        """Return the value that the pack has."""
        if knob.kind == "option":
            options = self.base.game.content.options
            known = options if isinstance(options, dict) else msgspec.structs.asdict(options)
            if knob.name not in known:
                raise missing("option", knob.name, known)
            return known[knob.name]
        edits = Edits(self.pack)
        if knob.kind == "copies":
            return edits.copies_of(knob.name)
        if knob.kind == PROPS:
            return edits.prop_of(knob.name)
        if knob.kind in NUMBERED:
            return edits.number_of(knob.kind, knob.name)
        edits.without(knob.kind, knob.name)
        return KEEP


def _spread(values: Sequence[Any]) -> list[Any]:
    """Return values with both ends and the middle first.

    >>> _spread([1, 2, 3, 4, 5])
    [1, 5, 3, 2, 4]
    """
    first = [values[0], values[-1], values[len(values) // 2]]
    return list(dict.fromkeys([*first, *values]))


def _by_turns(rows: Sequence[Sequence[Any]]) -> Iterator[Any]:
    """Yield the first of each row, then the second of each, and so on."""
    for number in range(max(map(len, rows), default=0)):
        yield from (row[number] for row in rows if number < len(row))


def _suggested(trial: Any, knob: Knob) -> Any:
    values = knob.values
    if all(isinstance(value, int) and not isinstance(value, bool) for value in values) and list(
        values
    ) == list(range(values[0], values[-1] + 1)):
        return trial.suggest_int(str(knob), values[0], values[-1])
    return trial.suggest_categorical(str(knob), list(values))
