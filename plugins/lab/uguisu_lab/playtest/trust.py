"""Whether the bots of a playtest can be trusted: against random moves, and on a ladder of weaker and stronger bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from uguisu.core.game import Game
from uguisu_lab.playtest.anytime import share_at_any_time
from uguisu_lab.playtest.playing import (
    AT_RANDOM,
    RANDOM,
    CheckKind,
    Extra,
    Plan,
    Played,
    Rung,
    Skilled,
    Thinking,
)
from uguisu_lab.playtest.statistics import LEVEL, fisher, share_of
from uguisu_lab.playtest.summary import (
    Exact,
    RandomCheck,
    RungSummary,
    SkillSummary,
    Summary,
    ThinkingSummary,
    Try,
)
from uguisu_tools.bots.spec import BotSpec

if TYPE_CHECKING:
    from uguisu_lab.playtest.tally import Tally

CHECKS, FEWEST_CHECKS = 10, 4
"""Games of each kind that hold a side against random play: an eighth of the games, within these bounds."""
CLIMBS, ENOUGH = 10, 50
"""Games of each rung of a report's ladder, and how many games the report needs to have one."""
THOUGHTS, AT_ONCE = 6, 2
"""Games of each side whose bot thinks longer, where something is hidden, at most: few, for they take long; and how many are
played before it is looked at whether more could change anything."""
THESE = ""
"""Stands on the ladder for the bots of the playtest."""

Games = Mapping[Extra, Sequence[Played]]


def checks_for(games: int) -> int:
    """Return how many games of each kind hold a side against random play: few, for they take time like all others."""
    return min(CHECKS, max(FEWEST_CHECKS, games // 8)) if games >= 2 * FEWEST_CHECKS else 0


def climbs_for(games: int) -> int:
    """Return how many games each rung of the ladder gets in a report of so many."""
    return CLIMBS if games >= ENOUGH else 0


def ladder_for(game: Game, bots: Mapping[str, BotSpec]) -> tuple[str, ...]:
    """Return the rungs of a game's ladder, without bots that play all seats anyway."""
    return tuple(rung for rung in game.ladder if {str(spec) for spec in bots.values()} != {rung})


def sides_to_check(game: Game, bots: Mapping[str, BotSpec]) -> dict[str, tuple[str, ...]]:
    """Return the sides that can be held against random play, with their seats: those that do not play so themselves."""
    seats = {side: tuple(seat.id for seat in game.seats if seat.side == side) for side in game.sides}
    return {side: theirs for side, theirs in seats.items() if any(bots[seat] != RANDOM for seat in theirs)}


def checks_of(
    plan: Plan, extra: Games, returns: Mapping[str, list[float]], exact: Exact | None = None
) -> tuple[RandomCheck, ...]:
    """Hold each side's bots against random play, where enough of these games were played."""
    if not plan.check_kinds or not any(returns.values()):
        return ()
    return tuple(
        _check(side, extra, returns[side], exact)
        for side in plan.checked
        if min(len(extra[CheckKind(side, True)]), len(extra[AT_RANDOM])) >= FEWEST_CHECKS
    )


def checks_wanted(
    plan: Plan, extra: Games, returns: Mapping[str, list[float]], exact: Exact | None
) -> list[Extra]:
    """Return what kinds of games are to be played next to see whether bots play better than random moves; none if it is seen.

    First all play at random; then each side's bots meet random opponents; then, where that shows nothing and more games
    could, random moves take their place.
    """
    if not plan.check_kinds or not extra[AT_RANDOM]:
        return [AT_RANDOM] if plan.check_kinds else []
    for keeps in (True, False):
        checks = checks_of(plan, extra, returns, exact)
        done = {check.side for check in checks if check.better or not check.could}
        wanted: list[Extra] = [
            kind
            for side in plan.checked
            if side not in done and _can_win(side, exact)
            if not extra[kind := CheckKind(side, keeps)]
        ]
        if wanted:
            return wanted
    return []


def _can_win(side: str, exact: Exact | None) -> bool:
    return exact is None or exact.winner in (None, side)


def _check(side: str, extra: Games, these: list[float], exact: Exact | None) -> RandomCheck:
    kept, replaced, at_random = (
        [played.returns.get(side, 0.0) for played in extra[kind]]
        for kind in (CheckKind(side, True), CheckKind(side, False), AT_RANDOM)
    )
    return RandomCheck(
        side=side,
        against_random=_try(kept),
        random_against_random=_try(at_random),
        against_these=_try(these),
        random_against_these=_try(replaced),
        better=_is_better(kept, at_random) or _is_better(these, replaced),
        could=_can_win(side, exact)
        and (_could_be_better(kept, at_random) or not replaced or _could_be_better(these, replaced)),
    )


def _could_be_better(returns: list[float], at_random: list[float]) -> bool:
    """Whether a bot that wins every game would have been shown to be better than random moves."""
    return _is_better([1.0] * len(returns), at_random)


def _try(returns: list[float]) -> Try:
    return Try(sum(value > 0 for value in returns), len(returns))


def _is_better(returns: list[float], at_random: list[float]) -> bool:
    """Whether more than chance parts a bot from random moves: it wins more of its games, or loses fewer."""
    if not returns or not at_random:
        return False

    def part(hits: Callable[[float], bool]) -> bool:
        mine, theirs = sum(map(hits, returns)), sum(map(hits, at_random))
        more = mine * len(at_random) > theirs * len(returns)
        return more and fisher(mine, len(returns), theirs, len(at_random)) <= LEVEL

    return part(lambda value: value > 0) or part(lambda value: value >= 0)


def ladder_of(
    game: Game, plan: Plan, extra: Games, winners: Mapping[str | None, int], distinct: int
) -> tuple[RungSummary, ...]:
    """Return who wins between random moves, between these bots, and between those of each rung, the weakest first."""
    rungs = [(rung.bot, extra[rung]) for rung in map(Rung, plan.ladder) if extra[rung]]
    if not rungs:
        return ()
    at_random = extra.get(AT_RANDOM)
    these = [side for side, count in winners.items() for _ in range(count)]
    return (
        *(
            [_rung(game, str(RANDOM), [played.winner for played in at_random], len(at_random))]
            if at_random
            else []
        ),
        _rung(game, THESE, these, distinct),
        *(_rung_of(game, bot, games) for bot, games in rungs),
    )


def _rung_of(game: Game, bot: str, games: Sequence[Played]) -> RungSummary:
    by_chance = any(played.by_chance for played in games)
    distinct = len(games) if by_chance else len({played.moves for played in games})
    return _rung(game, bot, [played.winner for played in games], distinct)


def _rung(game: Game, bot: str, winners: Sequence[str | None], distinct: int) -> RungSummary:
    return RungSummary(
        bot=bot,
        games=len(winners),
        distinct=distinct,
        wins={side: winners.count(side) for side in game.sides},
    )


def skilled_for(game: Game) -> dict[str, tuple[str, ...]]:
    """Return the seats of each side, where the game has weak and strong bots, and somebody to play against."""
    if len(game.ladder) < 2 or len(game.sides) < 2:
        return {}
    return {side: tuple(seat.id for seat in game.seats if seat.side == side) for side in game.sides}


def skill_of(plan: Plan, extra: Games, ladder: Sequence[RungSummary]) -> tuple[SkillSummary, ...]:
    """Return for each side what a strong bot wins against weak ones, and what the weak one wins in its place."""
    weak, strong = plan.skill
    alone = weak if weak in plan.ladder else THESE  # what plays all seats anyway is not on the ladder
    level = next((rung for rung in ladder if rung.bot == alone), None)
    found = []
    for side in plan.skilled:
        games = extra[Skilled(side)]
        if level is None or not games:
            continue
        wins, alike = sum(played.winner == side for played in games), Try(level.wins[side], level.games)
        more = wins * alike.games > alike.wins * len(games)
        found.append(
            SkillSummary(
                side=side,
                weaker=weak,
                stronger=strong,
                alike=alike,
                better=Try(wins, len(games)),
                pays=more and fisher(wins, len(games), alike.wins, alike.games) <= LEVEL,
            )
        )
    return tuple(found)


def thoughts_for(game: Game, exact: Exact | None, games: int) -> int:
    """Return how many games each side's bot thinks longer in: some where something is hidden, and nothing is certain."""
    return THOUGHTS if not game.hides_nothing and exact is None and games >= ENOUGH else 0


def thinking_plan(game: Game, bots: Mapping[str, BotSpec], thoughts: int) -> dict[str, Any]:
    """Return the fields of a plan in which each side thinks longer.

    None where the game knows of no such bot, and where all play at random: that thinking beats it is known beforehand.
    """
    at_random = all(spec == RANDOM for spec in bots.values())
    if not thoughts or not game.ladder or at_random:
        return {}
    thinker = game.ladder[0]  # the quickest of those that think
    seats = {side: tuple(seat.id for seat in game.seats if seat.side == side) for side in game.sides}
    thinking = {side: own for side, own in seats.items() if {str(bots[seat]) for seat in own} != {thinker}}
    return {"thoughts": thoughts, "thinking": thinking, "thinker": thinker}


def thoughts_wanted(tally: Tally) -> list[Thinking]:
    """Return which sides are to think longer, or to do so in more games, for such games take long.

    Not those that are ahead anyway; and not those of which it is settled, however the games that are left would end, whether
    they gain by it, and whether the side that is ahead still is.
    """
    wins = {side: tally.winners[side] for side in tally.game.sides}
    games = sum(tally.winners.values())
    ahead = leader(wins, games, tally.counted, at_any_time=tally.plan.until_known)
    return [
        kind for kind in tally.plan.thinking_kinds if kind.side != ahead and not _settled(tally, kind, ahead)
    ]


def _settled(tally: Tally, kind: Thinking, ahead: str | None) -> bool:
    wins = Counter(played.winner for played in tally.checks[kind])
    all_games = tally.plan.thoughts
    left = all_games - wins.total()
    alike = Try(tally.winners[kind.side], sum(tally.winners.values()))
    gains = {_is_more(Try(wins[kind.side] + more, all_games), alike) for more in (0, left)}
    if ahead is None:
        return len(gains) == 1
    sides, decided = len(tally.game.sides), sum(wins[side] for side in tally.game.sides) + left
    stays = {(wins[ahead] + more) * sides > decided for more in (0, left)}
    return len(gains) == len(stays) == 1


def thinking_of(
    plan: Plan, extra: Games, winners: Mapping[str | None, int], sides: Sequence[str]
) -> tuple[ThinkingSummary, ...]:
    """Return what each side gains when its bot thinks longer."""
    found = []
    for side in plan.thinking:
        games = extra[Thinking(side)]
        if not games:
            continue
        alike = Try(winners.get(side, 0), sum(winners.values()))
        wins = Counter(played.winner for played in games)
        planned = max(plan.thoughts, len(games))
        needed = next((more for more in range(planned + 1) if _is_more(Try(more, planned), alike)), None)
        found.append(
            ThinkingSummary(
                side=side,
                bot=plan.thinker,
                alike=alike,
                deeper=Try(wins[side], len(games)),
                wins={one: wins[one] for one in sides},
                gains=_is_more(Try(wins[side], planned), alike),
                needed=needed,
                planned=planned,
            )
        )
    return tuple(found)


def _is_more(one: Try, other: Try) -> bool:
    """Whether one share of wins is larger than another by more than chance would have it."""
    more = one.wins * other.games > other.wins * one.games
    return more and fisher(one.wins, one.games, other.wins, other.games) <= LEVEL


def holds(summary: Summary, side: str) -> bool | None:
    """Whether the side that is ahead still is, whichever side's bot thinks longer; None where nobody tried."""
    if not summary.thinking:
        return None
    return all(tried.wins[side] * len(tried.wins) > sum(tried.wins.values()) for tried in summary.thinking)


def warnings_of(
    checks: Sequence[RandomCheck], ladder: Sequence[RungSummary], *, at_any_time: bool
) -> list[str]:
    """Return why to believe the bots less; see `Summary.warnings`, and `leader`."""
    found = [f"no_better_than_random:{check.side}" for check in checks if check.could and not check.better]
    if ladder and turned(ladder, at_any_time=at_any_time) is not None:
        found.append(f"turns:{ladder[-1].bot}")
    return found


def turned(ladder: Sequence[RungSummary], *, at_any_time: bool) -> str | None:
    """Return the side that these bots say is ahead, if it is another one between the strongest bots."""
    these = next(rung for rung in ladder if rung.bot == THESE)
    ahead = leader(these.wins, these.games, these.distinct, at_any_time=at_any_time)
    if ahead is None or max(ladder[-1].wins.values()) == ladder[-1].wins[ahead]:
        return None
    return ahead


def leader(wins: Mapping[str, int], games: int, counted: int, *, at_any_time: bool) -> str | None:
    """Return the side that wins more of the games somebody won than chance would have it; None where none does.

    Whatever speaks of who is ahead asks this.

    Args:
        wins: how often each side has won.
        games: how many were played.
        counted: how many of them tell something new.
        at_any_time: whether it was looked on while they were played, so that it might stop.
    """
    decided = sum(wins.values())
    if not decided or len(wins) < 2:
        return None
    ahead = max(wins, key=lambda side: wins[side])
    distinct = max(1.0, decided * counted / games)
    share = (
        share_at_any_time(wins[ahead] * distinct / decided, distinct)
        if at_any_time
        else share_of(wins[ahead], decided, round(distinct))
    )
    return ahead if share.low > 1 / len(wins) else None
