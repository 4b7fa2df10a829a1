"""A tournament: every two bots meet on each side, as often as is asked for, and strengths follow from who beats whom."""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from math import exp
from pathlib import Path
from time import monotonic, perf_counter

import msgspec

from uguisu import Game, LocalText, Message, UguisuError, derive
from uguisu.effects import title_of_side
from uguisu.loading import Overrides
from uguisu.messages import in_every_language
from uguisu.plugins import Registry, registry
from uguisu_lab.comparing import strong_bot_beside
from uguisu_lab.playtest.playing import Plan, Played
from uguisu_lab.playtest.running import Interrupts, Progress, refuse_another_pack
from uguisu_lab.playtest.statistics import LEVEL, Interval, holm
from uguisu_lab.playtest.workers import Task, WorkersLost, workers_for
from uguisu_lab.strengths import ELO, Meeting, Strengths
from uguisu_lab.tournament_state import FORMAT, Entry, TournamentState, Who, read_state, write_state
from uguisu_tools.bots import BotSpec, parse_spec

BLOCK = 8
"""Games of a meeting that are played before the next meeting's turn comes."""
KEEP_EVERY = 5.0
"""Seconds after which what has been played is written to the state file."""
FEWEST, TWO = 2, 2


class Met(msgspec.Struct, frozen=True, kw_only=True):
    """What came of one meeting: `bot` has played `side`, `other` all other sides.

    Attributes:
        games: games played to their end.
        distinct: how many count: a game that repeats another move by move is no new one, unless bots mix or dice decided.
        wins: of those that count, how many `bot` has won; `losses`: how many `other` has; the others are `draws`.
        broken: games that crashed.
    """

    bot: str
    side: str
    other: str
    games: int
    distinct: int
    wins: int
    draws: int
    losses: int
    broken: int


class BotStanding(msgspec.Struct, frozen=True, kw_only=True):
    """How a bot has fared. `strength` is in points of Elo beside the average of these bots; an end of its range is None
    where the games set none, because the bot has taken all points, or none.
    """

    bot: str
    strength: float
    low: float | None
    high: float | None
    distinct: int
    wins: int
    draws: int
    losses: int


class Pair(msgspec.Struct, frozen=True, kw_only=True):
    """Two bots: how likely chance alone parts them so far, corrected for all pairs, and whether `one` is the stronger."""

    one: str
    other: str
    p: float
    clear: bool


class Side(msgspec.Struct, frozen=True, kw_only=True):
    """A side, and which share of the points (a draw is half of one) it gets between equally strong bots."""

    side: str
    title: LocalText
    share: Interval


class Tournament(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament: `standings` the strongest first, `pairs` of the stronger with the weaker, `asked` games a meeting,
    `trouble` what the first game died of that crashed, `stronger` the game's strong bot, where it takes no part.
    """

    format: int = FORMAT
    game: str
    scenario: str
    title: LocalText
    digest: str
    variants: tuple[str, ...]
    changes: Overrides
    bots: tuple[str, ...]
    seed: int
    asked: int
    games: int
    resumed: int
    sides: tuple[Side, ...]
    standings: tuple[BotStanding, ...]
    pairs: tuple[Pair, ...]
    meetings: tuple[Met, ...]
    partial: bool
    trouble: str = ""
    stronger: str = ""
    seconds: float = 0.0


def parse_entrants(text: str, game: Game, known: Registry) -> tuple[BotSpec, ...]:
    """Read who takes part: ``random,greedy,mcts:200,mix=0.7``: a comma also stands within a setting, before ``name=``.

    Raises:
        UguisuError: for fewer than two, one twice, or a bot there is not.
    """
    named: list[str] = []
    for part in (piece.strip() for piece in text.split(",")):
        if named and "=" in part.partition(":")[0]:
            named[-1] += f",{part}"
        elif part:
            named.append(part)
    bots = [parse_spec(name) for name in named]
    for bot in bots:
        bot.make(game, known)
    twice = next((bot for bot in bots if bots.count(bot) > 1), None)
    if twice is not None:
        raise UguisuError(Message("the bot '{bot}' is named twice", bot=str(twice)))
    if len(bots) < FEWEST:
        raise UguisuError(
            Message("a tournament needs at least two bots"),
            hint=Message("name them with commas between: --bots random,greedy"),
        )
    return tuple(bots)


@dataclass(frozen=True, slots=True)
class _Encounter:
    """Who meets whom: player `one` on `side`, player `other` on all others."""

    one: int
    other: int
    side: int
    plan: Plan


def tournament(
    game: Game,
    path: Path,
    bots: Sequence[BotSpec],
    games: int,
    seed: int = 0,
    *,
    changes: Overrides | None = None,
    jobs: int = 1,
    cluster: str | None = None,
    state: Path | None = None,
    progress: Progress | None = None,
) -> Tournament:
    """Let every two of `bots` play the pack at `path`, each on each side, `games` games of each kind.

    The same pack, bots and seed bring the same games, whatever `jobs` and `cluster`, stopped or not. Of more than two
    sides a bot plays one, in turn, and its opponent all others.

    Args:
        game: what `path` holds, with `changes`.
        path: a pack.
        bots: at least two (see `parse_entrants`).
        games: how many games a meeting.
        seed: any whole number.
        changes: variants and options that differ from the scenario's.
        jobs: how many processes.
        cluster: the address of a Dask scheduler, whose machines play instead.
        state: a file that keeps what has been played; if it is there, the tournament goes on from it.
        progress: told after each game how many are played, of how many.

    Raises:
        UguisuError: for a game of one side, or a state file of another tournament.
    """
    if len(game.sides) < TWO:
        raise UguisuError(
            Message(
                "in {title} all play on one side, so bots cannot meet", title=game.title or game.scenario
            ),
            hint=Message("`uguisu playtest PACK --bots BOT` shows how often each bot wins"),
        )
    began = perf_counter()
    names = tuple(map(str, bots))
    who = Who(
        game=game.id,
        scenario=game.scenario,
        digest=game.digest,
        changes=changes or Overrides(),
        bots=names,
        seed=seed,
        plugins=dict(registry(game.id).plugins),
    )
    encounters = _encounters(game, Plan(str(path), games, seed, {}, changes, record="end"), bots)
    kept = TournamentState(who=who)
    if state is not None and state.exists():
        kept = read_state(state, who, len(encounters))
    resumed = len(kept.games)
    meeting_of = {id(encounter.plan): at for at, encounter in enumerate(encounters)}
    done = {(entry.meeting, entry.number) for entry in kept.games}
    tasks = [
        task for task in _tasks(encounters, games) if (meeting_of[id(task.plan)], task.number) not in done
    ]
    known = {id(encounter.plan): game for encounter in encounters}
    partial, written = False, monotonic()
    if state is not None:
        write_state(state, kept)  # where that is refused, it is before hours of play
    with Interrupts() as interrupts, workers_for(min(jobs, max(1, len(tasks))), cluster, known) as workers:
        try:
            with contextlib.closing(workers.play(tasks)) as all_played:
                for plan, played in all_played:
                    refuse_another_pack(played, game, plan)
                    with interrupts.held():
                        kept.games.append(_entry(meeting_of[id(plan)], played))
                        if state is not None and monotonic() - written > KEEP_EVERY:
                            write_state(state, kept)
                            written = monotonic()
                    if progress is not None:
                        progress(len(kept.games), resumed + len(tasks))
        except KeyboardInterrupt:
            partial = True
        except WorkersLost:
            if len(kept.games) == resumed:
                raise
            partial = True
        finally:
            if state is not None:
                with interrupts.held():
                    write_state(state, kept)
    found = _added_up(game, who, encounters, kept.games)
    return msgspec.structs.replace(
        found, asked=games, resumed=resumed, partial=partial, seconds=round(perf_counter() - began, 3)
    )


def _encounters(game: Game, plan: Plan, bots: Sequence[BotSpec]) -> list[_Encounter]:
    """Return all meetings, of `plan` but for bots and seed; those of two bots with each other play the same seeds."""
    sides = game.sides if len(game.sides) > TWO else game.sides[:1]
    found = []
    for pair in combinations(range(len(bots)), 2):
        seeds = derive(plan.seed, "tournament", *sorted(str(bots[at]) for at in pair)) >> 11
        for one, other in (pair, pair[::-1]):
            for side in sides:
                seated = {seat.id: bots[one if seat.side == side else other] for seat in game.seats}
                theirs = replace(plan, seed=seeds, bots=seated)
                found.append(_Encounter(one, other, game.sides.index(side), theirs))
    return found


def _tasks(encounters: Sequence[_Encounter], games: int) -> Iterator[Task]:
    """Yield all games, some of each meeting in turn: whoever stops early has about as many of each."""
    for begin in range(0, games, BLOCK):
        for encounter in encounters:
            for number in range(begin, min(games, begin + BLOCK)):
                yield Task(encounter.plan, number)


def _entry(meeting: int, played: Played) -> Entry:
    moves = hashlib.blake2b(repr((played.result, played.moves)).encode(), digest_size=8).hexdigest()
    return Entry(meeting, played.index, played.winner or "", moves, played.by_chance, played.error)


def _added_up(game: Game, who: Who, encounters: Sequence[_Encounter], entries: Sequence[Entry]) -> Tournament:
    by_meeting: list[list[Entry]] = [[] for _ in encounters]
    for entry in sorted(entries, key=lambda entry: (entry.meeting, entry.number)):
        by_meeting[entry.meeting].append(entry)
    met = tuple(_met(game, who.bots, *both) for both in zip(encounters, by_meeting, strict=True))
    worths = 1 if len(game.sides) == TWO else len(game.sides)
    fitted = Strengths(
        len(who.bots),
        worths,
        [
            Meeting(
                encounter.one,
                encounter.other,
                encounter.side,
                row.wins + row.draws / 2,
                row.losses + row.draws / 2,
            )
            for encounter, row in zip(encounters, met, strict=True)
        ],
    )
    order = sorted(range(len(who.bots)), key=lambda at: -fitted.best[at])
    between = [(one, other) for at, one in enumerate(order) for other in order[at + 1 :]]
    ps = holm([(fitted.p_equal(one, other), 0.0) for one, other in between])
    shares = [_share(fitted.worth(side)) for side in range(worths)]
    if worths == 1:
        first = shares[0]
        shares.append(Interval(1 - first.value, 1 - first.high, 1 - first.low))
    found = Tournament(
        game=game.id,
        scenario=game.scenario,
        title=game.title,
        digest=game.digest,
        variants=game.variants,
        changes=who.changes,
        bots=who.bots,
        seed=who.seed,
        asked=0,
        games=sum(row.games for row in met),
        resumed=0,
        sides=tuple(
            Side(side=side, title=title_of_side(game, side), share=share)
            for side, share in zip(game.sides, shares, strict=True)
        ),
        standings=tuple(_standing(who.bots[at], fitted.strength(at), met) for at in order),
        pairs=tuple(
            Pair(one=who.bots[one], other=who.bots[other], p=p, clear=p <= LEVEL)
            for (one, other), p in zip(between, ps, strict=True)
        ),
        meetings=met,
        partial=False,
        trouble=next((entry.error for entry in entries if entry.error), ""),
        stronger=strong_bot_beside(game, who.bots),
    )
    return msgspec.convert(msgspec.to_builtins(found, enc_hook=in_every_language), Tournament)


def _met(game: Game, bots: Sequence[str], encounter: _Encounter, entries: Sequence[Entry]) -> Met:
    side, seen = game.sides[encounter.side], set()
    games = wins = draws = losses = 0
    for entry in entries:
        if entry.error:
            continue
        games += 1
        if entry.moves in seen and not entry.by_chance:
            continue
        seen.add(entry.moves)
        wins += entry.winner == side
        draws += not entry.winner
        losses += entry.winner not in ("", side)
    return Met(
        bot=bots[encounter.one],
        side=side,
        other=bots[encounter.other],
        games=games,
        distinct=wins + draws + losses,
        wins=wins,
        draws=draws,
        losses=losses,
        broken=len(entries) - games,
    )


def _standing(bot: str, strength: Interval, met: Sequence[Met]) -> BotStanding:
    wins = sum(row.wins if row.bot == bot else row.losses for row in met if bot in (row.bot, row.other))
    losses = sum(row.losses if row.bot == bot else row.wins for row in met if bot in (row.bot, row.other))
    draws = sum(row.draws for row in met if bot in (row.bot, row.other))
    return BotStanding(
        bot=bot,
        strength=round(ELO * strength.value, 1),
        low=round(ELO * strength.low, 1) if wins or draws else None,
        high=round(ELO * strength.high, 1) if losses or draws else None,
        distinct=wins + draws + losses,
        wins=wins,
        draws=draws,
        losses=losses,
    )


def _share(worth: Interval) -> Interval:
    return Interval(*(1 / (1 + exp(-end)) for end in (worth.value, worth.low, worth.high)))
