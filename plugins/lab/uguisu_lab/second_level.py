"""The second level of what compares packs: strong bots in all seats play the same seeds, as far as the time given goes.

How many games there are hangs on what they cost, never on who wins them: so what tells chance from more than chance is the
same as for quick bots.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import ceil

import msgspec

from uguisu import Message
from uguisu.messages import in_every_language
from uguisu_lab.comparing import Comparison, Contender, Outcome, Pairs, SecondLevel, stronger_than
from uguisu_lab.playtest.playing import Played
from uguisu_lab.playtest.running import Interrupts, Progress, refuse_another_pack
from uguisu_lab.playtest.tables import Words, short
from uguisu_lab.playtest.trust import BUDGET, same_at_both_levels
from uguisu_lab.playtest.verdict import between_quick_bots, not_tried, only_some_play_better
from uguisu_lab.playtest.workers import Task, workers_for
from uguisu_tools.bots import parse_spec

FIRST, FEWEST, PRICED = 2, 8, 24
"""Games with each pack that show what they cost; the fewest that may tell anything; and those of which it is told what they
would cost."""


@dataclass(frozen=True, slots=True)
class StrongGames:
    """What was played: the games by pack, on the same seeds; none where there was no time for them."""

    level: SecondLevel
    played: tuple[tuple[Played, ...], ...]


def strong_games(
    packs: Sequence[Contender],
    quick_seconds: float,
    seed: int,
    *,
    asked: int | None = None,
    jobs: int = 1,
    cluster: str | None = None,
    progress: Progress | None = None,
) -> StrongGames | None:
    """Let strong bots play some packs on the same seeds.

    None where the game has no such bot, or it has had a seat anyway, and where nobody wants them (`asked` is 0).

    Args:
        packs: those that are to be held against each other.
        quick_seconds: of a processor that quick bots took: strong ones may take as long, and `BUDGET` at least.
        seed: any whole number.
        asked: how many games with each pack, however long they take.
        jobs: how many processes.
        cluster: the address of a Dask scheduler, whose machines play instead.
        progress: told after each game how many are played, of how many, as far as that is known.
    """
    bots = {stronger_than(pack) for pack in packs}
    bot = bots.pop()
    if bots or not bot or asked == 0:
        return None
    those = [replace(pack, bots=dict.fromkeys(pack.bots, parse_spec(bot))) for pack in packs]
    plans = [pack.plan(asked or PRICED * PRICED, seed) for pack in those]
    known = {id(plan): pack.game for plan, pack in zip(plans, those, strict=True)}
    found: list[dict[int, Played]] = [{} for _ in plans]
    level = SecondLevel(bot=bot, same=same_at_both_levels(packs[0].game, bot))
    with Interrupts(), workers_for(jobs, cluster, known) as workers:

        def play(upto: int) -> None:
            tasks = [
                Task(plan, index)
                for index in range(upto)
                for plan, done in zip(plans, found, strict=True)
                if index not in done
            ]
            with contextlib.closing(workers.play(tasks)) as coming:
                for plan, played in coming:
                    refuse_another_pack(played, known[id(plan)], plan)
                    found[next(at for at, one in enumerate(plans) if one is plan)][played.index] = played
                    if progress is not None:
                        progress(sum(map(len, found)), upto * len(plans))

        try:
            if asked is None:
                play(FIRST)
                price = max(sum(one.seconds for done in found for one in done.values()) / FIRST, 1e-6)
                affordable = int(max(BUDGET, quick_seconds) / price)
                if affordable < FEWEST:
                    minutes = max(1, ceil(price * PRICED / 60))
                    return StrongGames(msgspec.structs.replace(level, minutes=minutes), ())
                asked = min(affordable, PRICED * PRICED)
            play(asked)
        except KeyboardInterrupt:  # what quick bots showed is kept, and nothing is said of strong ones
            return None
    level = msgspec.structs.replace(level, games=asked)
    return StrongGames(level, tuple(tuple(done[index] for index in range(asked)) for done in found))


def compared(
    found: Comparison,
    first: Contender,
    second: Contender,
    *,
    asked: int | None = None,
    jobs: int = 1,
    cluster: str | None = None,
    progress: Progress | None = None,
) -> Comparison:
    """Return what two packs differ in, with what they differ in between strong bots."""
    if found.partial:
        return found
    tried = strong_games(
        (first, second),
        found.seconds * jobs,
        found.seed,
        asked=asked,
        jobs=jobs,
        cluster=cluster,
        progress=progress,
    )
    if tried is None or not tried.played:
        return msgspec.structs.replace(found, level=tried.level if tried is not None else None)
    outcomes = pairs_of(first, *tried.played).outcomes()
    strong = msgspec.convert(msgspec.to_builtins(outcomes, enc_hook=in_every_language), tuple[Outcome, ...])
    return msgspec.structs.replace(found, level=tried.level, strong=strong)


def pairs_of(first: Contender, one: Sequence[Played], other: Sequence[Played]) -> Pairs:
    """Return the games of strong bots with two packs, in pairs."""
    pairs = Pairs(first.game)
    for both in zip(one, other, strict=True):
        pairs.add(*both)
    return pairs


def gainer(outcomes: Sequence[Outcome]) -> Outcome | None:
    """Return who surely wins more often with the second pack, if somebody does."""
    clear = [outcome for outcome in outcomes if outcome.clear and outcome.difference.value > 0]
    return max(clear, key=lambda outcome: (bool(outcome.side), outcome.difference.value), default=None)


def of_both(
    level: SecondLevel | None,
    quick: Sequence[Outcome],
    strong: Sequence[Outcome],
    stronger: str,
    words: Words,
) -> list[Message]:
    """Tell what a change does between strong bots, beside what it does between quick ones; or what it takes to find out."""
    if level is None or not level.games or not strong:
        return untold(level, stronger)
    seen, before = gainer(strong), gainer(quick)
    if seen is None:
        told = _cannot_tell(level.games, max(outcome.smallest for outcome in strong))
    else:
        told = _as_well(seen, before, level.games, words)
    titles = {outcome.side: words.name(outcome.title) for outcome in strong if outcome.side}
    return [told, *(only_some_play_better(titles, level.same) if seen is not None else [])]


def _as_well(seen: Outcome, before: Outcome | None, pairs: int, words: Words) -> Message:
    """Tell who gains between strong bots, where between quick ones `before` does."""
    side, first, second = words.name(seen.title), f"{seen.first.value:.0%}", f"{seen.second.value:.0%}"
    if before is None:
        return Message(
            "Between strong bots {side} {side:wins|win} more often with the second, {second} instead of {first}, in {pairs} "
            "{pairs:pair|pairs} of games.",
            side=side,
            first=first,
            second=second,
            pairs=pairs,
        )
    if before.side == seen.side:
        return Message(
            "So it is between strong bots: {side} {side:wins|win} more often with the second, {second} instead of {first}, "
            "in {pairs} {pairs:pair|pairs} of games.",
            side=side,
            first=first,
            second=second,
            pairs=pairs,
        )
    return Message(
        "But between strong bots {side} {side:wins|win} more often with the second, {second} instead of {first}, in {pairs} "
        "{pairs:pair|pairs} of games.",
        side=side,
        first=first,
        second=second,
        pairs=pairs,
    )


def untold(level: SecondLevel | None, stronger: str) -> list[Message]:
    """Say that strong bots were not tried, and what it would take."""
    if level is not None and level.minutes:
        return [not_tried(level.minutes)]
    return between_quick_bots(stronger)


def _cannot_tell(pairs: int, smallest: float) -> Message:
    if smallest >= 1:
        return Message(
            "Between strong bots {pairs} {pairs:pair|pairs} of games cannot tell who gains from it.",
            pairs=pairs,
        )
    return Message(
        "Between strong bots {pairs} {pairs:pair|pairs} of games cannot tell who gains from it; they would have shown a "
        "difference of {points} {points:point|points}.",
        pairs=pairs,
        points=short(100 * smallest),
    )
