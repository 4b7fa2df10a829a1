"""One game of a playtest: what is to be played, playing it, and what is recorded of it.

Everything in a game follows from the plan and the game's number, whichever process plays it.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from time import process_time
from typing import Any, Literal

import msgspec

from uguisu import CHANCE, Game, Message, State, UguisuError, derive, winner_of
from uguisu.bots import Bot, Decision
from uguisu.events import TRIGGERED
from uguisu.guard import Watch, allowed, fault_of, rule_authors, what_runs, why_endless
from uguisu.interrupts import leave_to_user
from uguisu.loading import Overrides
from uguisu.plugins import Registry
from uguisu.reports import Measure, Use, Visits
from uguisu.reports import Measured as Value
from uguisu_lab.playtest.course import GROUP, Course
from uguisu_lab.playtest.watcher import Watched, Watcher
from uguisu_tools.bots import BotSpec, parse_spec
from uguisu_tools.bots.simple import RandomBot
from uguisu_tools.bots.table import choice

PLY_LIMIT = 100_000
"""A game longer than this is given up: its rules don't seem to bring it to an end."""
RANDOM = BotSpec("random")
WHOLLY = 100
"""So many games at random are recorded whole."""
THEN_ONE_IN = 50
"""Of those beyond, of which a second brings hundreds: to record them takes ten times as long as to play them."""
JUDGED = 10
"""In so many games the evaluator is asked who is ahead, and how much decisions matter."""
THEN_JUDGED = 4
"""And in one of so many of those beyond: to ask it costs a tenth of what it costs to play."""


@dataclass(frozen=True, slots=True)
class CheckKind:
    """A side that keeps its bots while all others play at random, or (`keeps` is False) the other way round."""

    side: str
    keeps: bool


AT_RANDOM = CheckKind("", True)
"""All play at random."""


@dataclass(frozen=True, slots=True)
class Rung:
    """All seats are played by this bot: a rung of the ladder."""

    bot: str


@dataclass(frozen=True, slots=True)
class Skilled:
    """The strongest bot of the ladder plays this side, the weakest all others."""

    side: str


@dataclass(frozen=True, slots=True)
class Thinking:
    """The strong bot plays this side, against the bots of the playtest in all other seats."""

    side: str


@dataclass(frozen=True, slots=True)
class Strong:
    """All seats are played by the strong bot of the second level."""


Extra = CheckKind | Rung | Skilled | Thinking | Strong
"""What games besides those of the playtest itself are to show about the bots."""


@dataclass(frozen=True, slots=True)
class Plan:
    """All that a worker has to know; small and plain, for it travels to other processes.

    After the games themselves come those that hold the bots against random play, `checks` of each kind (see
    `CheckKind`), then those between strong bots, then `thoughts` games in which one side alone is strong, then those of the
    ladder, `climbs` of each rung, and as many of each side that is played better than others.

    Attributes:
        path: the pack.
        games: how many games.
        seed: the seed of the whole.
        bots: by seat id.
        changes: variants and options that differ from the scenario's.
        ply_limit: where an endless game is given up.
        checks: how many games of each kind hold a side's bots against random play.
        checked: the seats of each side for which that is done, by side.
        ladder: bots that play all seats against each other, the weakest first.
        climbs: how many games each of them plays.
        skilled: the seats of each side that a strong bot plays against a weak one, by side.
        skill: the weak bot, and the strong one.
        strong: how many games strong bots play against each other, at most; none where it is not asked for.
        budget: seconds of a processor that games with strong bots may take; None: as many as it takes.
        thoughts: how many games each side plays with a strong bot against the others as they are.
        thinking: the seats of each side that does, by side.
        thinker: the strong bot.
        texts: what stands in files of the pack, by name, that are not saved yet.
        patience: seconds without a move after which a game is given up; 0 waits for as long as it takes.
        until_known: whether `games` is only how many there may be: it ends when who wins how often is known.
        first: whether it ends with the first verdict.
        record: what of: ``all`` games all is recorded, or of ``some`` where they are many and at random, or of all only how
            they ``end``.
    """

    path: str
    games: int
    seed: int
    bots: dict[str, BotSpec]
    changes: Overrides | None = None
    ply_limit: int = PLY_LIMIT
    checks: int = 0
    checked: dict[str, tuple[str, ...]] = field(default_factory=dict)
    ladder: tuple[str, ...] = ()
    climbs: int = 0
    skilled: dict[str, tuple[str, ...]] = field(default_factory=dict)
    skill: tuple[str, str] = ("", "")
    strong: int = 0
    budget: float | None = None
    thoughts: int = 0
    thinking: dict[str, tuple[str, ...]] = field(default_factory=dict)
    thinker: str = ""
    texts: dict[str, str] | None = None
    patience: float = field(default_factory=allowed)
    until_known: bool = False
    first: bool = False
    record: Literal["all", "some", "end"] = "all"

    @property
    def is_random(self) -> bool:
        """Whether all seats play at random."""
        return all(bot == RANDOM for bot in self.bots.values())

    @property
    def check_kinds(self) -> list[CheckKind]:
        """The kinds of games that hold bots against random play; of those that all play at random, twice as many."""
        kinds = [CheckKind(side, keeps) for side in self.checked for keeps in (True, False)]
        return [*kinds, AT_RANDOM, AT_RANDOM] if kinds and self.checks else []

    @property
    def thinking_kinds(self) -> list[Thinking]:
        """The kinds of games in which one side alone is strong."""
        return [*map(Thinking, self.thinking)]

    @property
    def climb_kinds(self) -> list[Rung | Skilled]:
        """The kinds of games that tell weak bots from strong ones."""
        return [*map(Rung, self.ladder), *map(Skilled, self.skilled)]

    @property
    def all_games(self) -> int:
        """How many games are played in all."""
        kinds = (
            (self.checks, self.check_kinds),
            (self.strong, [Strong()]),
            (self.thoughts, self.thinking_kinds),
            (self.climbs, self.climb_kinds),
        )
        return self.games + sum(each * len(some) for each, some in kinds)

    def seed_of(self, index: int) -> int:
        """Return the seed of one game; it fits the whole numbers that every JSON reader keeps exactly.

        Games in which one side alone is strong have theirs in common with those of the other sides: they go in pairs.
        """
        if isinstance(self.kind_of(index), Thinking):
            first = self.games + self.checks * len(self.check_kinds) + self.strong
            return derive(self.seed, "pair", (index - first) % self.thoughts) >> 11
        return derive(self.seed, "game", index) >> 11

    def kind_of(self, index: int) -> Extra | None:
        """Return what a game is to show about the bots; None for one of the games themselves."""
        at = index - self.games
        if at < 0:
            return None
        kinds = self.check_kinds
        if at < self.checks * len(kinds):
            return kinds[at // self.checks]
        at -= self.checks * len(kinds)
        if at < self.strong:
            return Strong()
        at -= self.strong
        if at < self.thoughts * len(self.thinking):
            return self.thinking_kinds[at // self.thoughts]
        return self.climb_kinds[(at - self.thoughts * len(self.thinking)) // self.climbs]

    def records(self, index: int) -> bool:
        """Whether all of a game is recorded: moves, events, measures. Games that test the bots are there for their end."""
        if self.record == "end" or self.kind_of(index) is not None:
            return False
        every = self.record == "all" or not self.is_random
        return every or index < WHOLLY or index % THEN_ONE_IN == 0

    def games_of(self, kind: Extra) -> list[int]:
        """Return the numbers of the games that are to show it about the bots."""
        return [index for index in range(self.games, self.all_games) if self.kind_of(index) == kind]

    def bots_of(self, index: int) -> dict[str, BotSpec]:
        """Return who plays a game, by seat."""
        kind = self.kind_of(index)
        if kind is None:
            return self.bots
        if isinstance(kind, Rung):
            return dict.fromkeys(self.bots, parse_spec(kind.bot))
        if isinstance(kind, Strong):
            return dict.fromkeys(self.bots, parse_spec(self.thinker))
        if isinstance(kind, Skilled):
            weak, strong = map(parse_spec, self.skill)
            return {seat: strong if seat in self.skilled[kind.side] else weak for seat in self.bots}
        if isinstance(kind, Thinking):
            deep, seats = parse_spec(self.thinker), self.thinking[kind.side]
            return {seat: deep if seat in seats else spec for seat, spec in self.bots.items()}
        seats = self.checked.get(kind.side, ())
        return {seat: spec if (seat in seats) == kind.keeps else RANDOM for seat, spec in self.bots.items()}


class Opening(msgspec.Struct, frozen=True):
    """A seat's first move: its notation, and how it is told (a key of the catalogue, and what to fill in)."""

    move: str
    key: str
    values: dict[str, Any]


class Failure(msgspec.Struct, frozen=True):
    """Something that a measure did wrong in a game: its name, and what happened."""

    measure: str
    message: str


class Played(msgspec.Struct, kw_only=True):
    """A finished game, or one that broke (then `error` says how, and the rest tells how far it came).

    Attributes:
        index: its number in the playtest, from 0.
        seed: what it was begun with.
        digest: of the pack it was played with.
        result: the id of how it ended.
        returns: what each side got.
        plies: actions taken, those of chance included.
        by_chance: whether dice, shuffled cards or bots that mix decided in it: then it counts though it repeats another.
        recorded: whether the game has `steps`, `series`, `uses`, `visits`, `heat`, `events`, `triggers` and all
            `measures`; those of tracks each game has.
        moves: the same in games of the same moves, and in hardly any others.
        steps: (seat, notation), the seat "" for chance: enough to play it again.
        openings: by seat, its first move.
        decisions: by seat, how often it decided.
        choices: by seat, how many actions it could choose from, summed up.
        measures: numbers by name.
        series: by name, a number for each turn.
        uses: by name, what became of a thing that may be used.
        visits: by name, place -> how often something happened there.
        heat: layer -> place -> in how many positions something of that layer was there.
        events: by kind of event, how often it happened.
        triggers: by name, how often each trigger of the mission that went off did.
        failures: measures that failed; what they would have said is missing.
        watched: what was seen of it that nobody wants; None where it was not recorded.
        seconds: of a processor that it took; all else is the same in each run.
    """

    index: int
    seed: int
    digest: str = ""
    result: str = ""
    returns: dict[str, float] = {}
    plies: int = 0
    by_chance: bool = False
    recorded: bool = True
    moves: int = 0
    steps: list[tuple[str, str]] = []
    openings: dict[str, Opening] = {}
    decisions: dict[str, int] = {}
    choices: dict[str, int] = {}
    measures: dict[str, float] = {}
    series: dict[str, list[float]] = {}
    uses: dict[str, Use] = {}
    visits: dict[str, dict[int, int]] = {}
    heat: dict[str, dict[int, int]] = {}
    events: dict[str, int] = {}
    triggers: dict[str, int] = {}
    failures: list[Failure] = []
    error: str = ""
    watched: Watched | None = None
    seconds: float = 0.0

    @property
    def winner(self) -> str | None:
        """The side that has won, None for a draw, and where all have lost."""
        return winner_of(self.returns)


def play(
    game: Game,
    plan: Plan,
    index: int,
    registry: Registry,
    begun: Callable[[Playing], object] = lambda _: None,
) -> Played:
    """Play game number `index`. A game that breaks is told as such: the others go on.

    `begun` is given the game while it is not finished yet: the `plies` of what is played grow.
    """
    played = Played(index=index, seed=plan.seed_of(index), digest=game.digest)
    playing: Playing | None = None
    began = process_time()
    try:
        playing = Playing(game, plan, index, registry)
        played = playing.played
        begun(playing)
        playing.to_the_end()
    except BaseException as failure:  # a plugin's bug, even one that exits, should not cost the other games
        leave_to_user(failure)
        told, source = fault_of(failure), what_runs(game, playing.state if playing is not None else None)
        if source:
            played.error = told if source in told else f"{told}, while running {source}"
        else:
            played.error = (
                told
                if isinstance(failure, UguisuError)
                else f"{told}, in the rules by {', '.join(rule_authors(game))}"
            )
        played.result, played.returns = "", {}
    played.seconds = process_time() - began
    return played


def play_while_it_moves(game: Game, plan: Plan, index: int, registry: Registry) -> Played:
    """Play as `play` does, and give up a game in which nothing moves for as long as the plan has patience."""
    begun: list[Playing] = []
    with Watch(plan.patience, lambda: (len(begun), begun[0].played.plies if begun else 0)):
        return play(game, plan, index, registry, begun.append)


class Playing:
    """A game of a playtest while it is played: what comes of it is in `played`, where it stands in `state`.

    It begins with the plan's seed for it, or another.
    """

    def __init__(
        self, game: Game, plan: Plan, index: int, registry: Registry, seed: int | None = None
    ) -> None:
        self.game = game
        self.plan = plan
        self.registry = registry
        self.bots = plan.bots_of(index)
        begun = plan.seed_of(index) if seed is None else seed
        self.played = Played(index=index, seed=begun, digest=game.digest, recorded=plan.records(index))
        self.actions: list[int] = []
        self.state: State | None = None
        judged = index < JUDGED or index % THEN_JUDGED == 0
        self.course = Course(game, self.played.seed, judged=judged) if self.played.recorded else None
        self.judged = judged
        self.watcher = Watcher(game) if self.played.recorded else None
        self.asks: Callable[[str], object] = lambda _: None
        """Told the seat that is to decide, before it does."""
        self.asked = ""

    def to_the_end(self) -> None:
        """Play.

        Raises:
            UguisuError: when it does not end; and whatever a bot or a rule raises.
        """
        game, plan, played = self.game, self.plan, self.played
        made = [
            (
                seat.id,
                self.bots[seat.id].make(game, self.registry),
                random.Random(derive(played.seed, "bot", seat.id)),
            )
            for seat in game.seats
        ]
        measures = [measure for measure in self.registry.measures if measure.game in (None, game.id)]
        state = self.state = game.new(played.seed, record=played.recorded)
        self._warm(state)
        ply = self._ply
        if not played.recorded and all(type(bot) is RandomBot for _, bot, _ in made):
            ply = self._random_ply
        while not state.over:
            if state.ply >= plan.ply_limit:
                raise UguisuError(
                    Message("the game did not end within {limit:,} {limit:ply|plies}", limit=plan.ply_limit),
                    hint=why_endless(game, state),
                )
            ply(state, made)
        played.plies = state.ply
        played.moves = hash(tuple(self.actions))
        played.by_chance = state.seed != played.seed or any(bot.mixes for _, bot, _ in made)
        if not isinstance(state.result, int) or not 0 <= state.result < len(game.results):
            raise UguisuError(
                f"the rules, by {', '.join(rule_authors(game))}, ended the game with {state.result!r}, which is no result"
            )
        played.result = game.results[state.result].id
        played.returns = {side: float(value) for side, value in game.returns(state).items()}
        for track, stands in zip(game.tracks, state.tracks, strict=False):
            if track.audience:  # those that nobody sees are bookkeeping
                played.measures[f"track.{track.id}"] = float(stands)
        if played.recorded:
            log = state.log or ()
            played.events = dict(Counter(event.kind for event in log if event.kind != TRIGGERED))
            played.triggers = dict(
                Counter(event.details["trigger"] for event in log if event.kind == TRIGGERED)
            )
            self._measure(state, measures)
            if self.watcher is not None:
                self.watcher.look(state)
                played.watched = self.watcher.seen(state, told=self.judged)

    def _ply(self, state: State, bots: list[tuple[str, Bot, random.Random]]) -> None:
        game, played = self.game, self.played
        played.plies = state.ply
        if state.seat == CHANCE:
            before = state.clone() if played.recorded else state
            self.actions.append(action := game.roll(state))
            if played.recorded:
                played.steps.append(("", game.describe(before, action).notation))
            self._warm(state)
            return
        seat, bot, rng = bots[state.seat]
        self.asks(seat)
        decision = Decision(game, state, rng)
        action = choice(bot, str(self.bots[seat]), seat, decision)
        self.actions.append(action)
        played.decisions[seat] = played.decisions.get(seat, 0) + 1
        played.choices[seat] = played.choices.get(seat, 0) + len(decision.legal)
        if played.recorded or seat not in played.openings:
            move = game.describe(state, action)
            if seat not in played.openings:
                played.openings[seat] = Opening(move.notation, move.label.key, dict(move.label.values))
            if played.recorded:
                played.steps.append((seat, move.notation))
        if self.watcher is not None:
            self.watcher.look(state, len(decision.legal))
        self._follow(state, decision.legal)
        game.apply(state, action)
        self._warm(state)

    def _random_ply(self, state: State, bots: list[tuple[str, Bot, random.Random]]) -> None:
        """Make a random move as `_ply` does, where nothing of it is recorded: nobody need be asked for it."""
        played = self.played
        seat = state.seat
        if seat == CHANCE or bots[seat][0] not in played.openings:
            self._ply(state, bots)
            return
        name, _, rng = bots[seat]
        if name != self.asked:
            self.asks(name)
            self.asked = name
        legal = self.game.legal(state)
        action = rng.choice(legal)
        self.actions.append(action)
        played.plies = state.ply
        played.decisions[name] += 1
        played.choices[name] += len(legal)
        self.game.apply(state, action)

    def _follow(self, state: State, legal: Sequence[int]) -> None:
        if self.course is None:
            return
        try:
            self.course.look(state, legal)
        except BaseException as failure:  # an evaluator's fault: the game is as good without
            leave_to_user(failure)
            self.played.failures.append(Failure(GROUP, fault_of(failure)))
            self.course = None

    def _warm(self, state: State) -> None:
        """Count the present position for the heat maps."""
        if not self.played.recorded:
            return
        for layer, places in self.game.heat(state).items():
            counts = self.played.heat.setdefault(layer, {})
            for place in places:
                counts[place] = counts.get(place, 0) + 1

    def _measure(self, state: State, measures: Sequence[Measure]) -> None:
        if self.course is not None:
            try:
                self.played.measures.update(self.course.numbers(self.played.winner))
            except BaseException as failure:  # an evaluator's fault, as in `_follow`
                leave_to_user(failure)
                self.played.failures.append(Failure(GROUP, fault_of(failure)))
        for measure in measures:
            try:
                for name, value in _taken(measure, self.game, state):
                    self._keep(f"{measure.id}.{name}", value)
            except BaseException as failure:  # the game is as good without what this one counts
                leave_to_user(failure)
                self.played.failures.append(Failure(measure.id, fault_of(failure)))

    def _keep(self, name: str, value: Value) -> None:
        played = self.played
        if isinstance(value, Use):
            played.uses[name] = value
        elif isinstance(value, Visits):
            played.visits[name] = dict(Counter(value.places))
        elif isinstance(value, Sequence):
            played.series[name] = [float(number) for number in value]
        else:
            played.measures[name] = float(value)


def _taken(measure: Measure, game: Game, state: State) -> Iterator[tuple[str, Value]]:
    """Return what a measure counts in a game, once all of it is seen to be sound."""
    taken: Mapping[str, Value] = measure.take(game, state)
    for name, value in taken.items():
        if not _is_sound(value, game):
            raise ValueError(f"'{name}' is {value!r}")
    return iter(taken.items())


def _is_sound(value: object, game: Game) -> bool:
    if isinstance(value, Use):
        return (
            value.side in game.sides and min(value.held, value.used) >= 0 and min(value.turns, default=1) > 0
        )
    if isinstance(value, Visits):
        return all(place in range(len(game.topology)) for place in value.places)
    if isinstance(value, Sequence) and not isinstance(value, str):
        return all(isinstance(number, (int, float)) and math.isfinite(number) for number in value)
    return isinstance(value, (int, float)) and math.isfinite(value)
