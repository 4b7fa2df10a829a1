"""Whether the bots of a playtest can be trusted: against random moves, and on a ladder of weaker and stronger bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from uguisu import Game
from uguisu_lab.playtest.levels import (
    LOOKS,
    Standing,
    least_ahead,
    next_look,
    standing,
    strong_standing,
)
from uguisu_lab.playtest.playing import (
    AT_RANDOM,
    RANDOM,
    CheckKind,
    Extra,
    Plan,
    Played,
    Rung,
    Skilled,
    Strong,
    Thinking,
)
from uguisu_lab.playtest.statistics import LEVEL, fisher
from uguisu_lab.playtest.summary import (
    Exact,
    RandomCheck,
    RungSummary,
    SkillSummary,
    StrongSummary,
    ThinkingSummary,
    Try,
)
from uguisu_tools.bots import BotSpec

if TYPE_CHECKING:
    from uguisu_lab.playtest.tally import Tally

CHECKS, FEWEST_CHECKS = 10, 4
"""Games of each kind that hold a side against random play: an eighth of the games, within these bounds."""
CLIMBS, ENOUGH = 10, 50
"""Games of each rung of a report's ladder, and how many games the report needs to have one."""
MOST_STRONG, PAIRS, AT_ONCE, A_PART = 64, 10, 2, 4
"""Games between strong bots, at most: half of them may be won by nobody. Games in which each side alone is strong. Those
that show what a game costs; and how many are played before somebody asks again whether more can show anything."""
BUDGET, MORE, LONG = 40.0, 1.5, 0.3
"""Seconds of a processor that games with strong bots may take, how much more where a game between quick ones takes long, and
how long that is."""
SHARP = "sharp"
"""The bot that plays by sharper rules of thumb without a search."""
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


def strong_for(game: Game, exact: Exact | None, games: int) -> int:
    """Return how many games strong bots play at most: some where something is hidden, and nothing is certain."""
    return MOST_STRONG if not game.hides_nothing and exact is None and games >= ENOUGH else 0


def strong_plan(
    game: Game, bots: Mapping[str, BotSpec], strong: int, budget: float | None = None
) -> dict[str, Any]:
    """Return the fields of a plan in which strong bots play so many games against each other, and each side alone with one.

    None where the game knows of no such bot, where all seats have it anyway, and where all play at random: that it beats these
    is known beforehand.
    """
    specs = {str(spec) for spec in bots.values()}
    if not strong or not game.strong_bot or specs in ({str(RANDOM)}, {game.strong_bot}):
        return {}
    seats = {side: tuple(seat.id for seat in game.seats if seat.side == side) for side in game.sides}
    pairs = {"thoughts": PAIRS, "thinking": seats} if len(seats) == 2 else {}
    return {"strong": strong, "budget": budget, "thinker": game.strong_bot, **pairs}


def quick_standing(tally: Tally) -> Standing:
    """Return who is ahead between the bots of a playtest, as its report will say."""
    wins = {side: tally.winners[side] for side in tally.game.sides}
    at_any_time, parts = tally.plan.until_known, tally.game.part_won is not None
    return standing(wins, sum(tally.winners.values()), tally.counted, at_any_time=at_any_time, parts=parts)


def strong_winners(games: Sequence[Played]) -> list[str | None]:
    """Return who won each game between strong bots, without those that repeat another."""
    seen: set[int] = set()
    found = []
    for played in games:
        if played.by_chance or played.moves not in seen:
            seen.add(played.moves)
            found.append(played.winner)
    return found


def strong_now(tally: Tally) -> Standing:
    """Return who is ahead between strong bots so far."""
    planned, parts = tally.plan.strong <= MOST_STRONG, tally.game.part_won is not None
    winners = strong_winners(tally.checks[Strong()])
    return strong_standing(winners, tally.game.sides, planned=planned, parts=parts)


def strong_wanted(tally: Tally, asked: int) -> int:
    """Return how many games between strong bots are to be played next, a few at a time.

    None as soon as it is known who is ahead, or the next look that may still show it does not fit into the time given.
    The first two show what such games cost. `asked` is how many were asked for, those that broke among them.
    """
    plan, games = tally.plan, tally.checks[Strong()]
    left = plan.strong - asked
    if left <= 0 or strong_now(tally).known:
        return 0
    if not asked:
        return min(left, AT_ONCE)
    if plan.strong > MOST_STRONG:  # somebody has asked for so many
        return min(left, LOOKS[0]) if games else 0
    until = until_next_look(tally)
    return min(left, until, A_PART) if games and until and affordable(tally, until) else 0


def until_next_look(tally: Tally) -> int:
    """Return how many games strong bots are to win until a look that may show who is ahead; 0 where none may."""
    winners, game = strong_winners(tally.checks[Strong()]), tally.game
    wins = {side: winners.count(side) for side in game.sides}
    decided = sum(wins.values())
    if game.part_won is not None or len(wins) < 2:  # what parts are won is told at any time
        return next((look for look in LOOKS if look > decided), decided) - decided
    return (next_look(wins) or decided) - decided


def affordable(tally: Tally, games: int) -> bool:
    """Whether so many more games with strong bots fit into the time that is given for them."""
    plan, played = tally.plan, tally.checks[Strong()]
    if plan.budget is None or not played:
        return True
    spent = sum(one.seconds for one in played)
    budget = plan.budget if tally.price <= LONG else plan.budget * MORE
    return spent + games * spent / len(played) <= budget


def strong_of(tally: Tally) -> StrongSummary | None:
    """Return what games between strong bots showed, or what it would take to play them."""
    plan, game, games = tally.plan, tally.game, tally.checks[Strong()]
    if not games:
        return None
    winners = strong_winners(games)
    price = sum(one.seconds for one in games) / len(games)
    until = until_next_look(tally)
    if len(games) < LOOKS[0] and not strong_now(tally).known and not (until and affordable(tally, until)):
        return StrongSummary(bot=plan.thinker, minutes=max(1, round(price * LOOKS[2] / 60)))
    now, wins = strong_now(tally), Counter(winners)
    drawn = wins[None]
    return StrongSummary(
        bot=plan.thinker,
        games=len(winners),
        wins={side: wins[side] for side in game.sides},
        ahead=now.ahead,
        even=now.even,
        parts=game.part_won(wins[game.sides[0]], drawn, len(winners)) if game.part_won is not None else "",
        same=same_at_both_levels(game, plan.thinker),
    )


def same_at_both_levels(game: Game, bot: str) -> tuple[str, ...]:
    """Return the sides that a strong bot plays just as quick ones do, for it has no sharper rules for them."""
    if bot != SHARP:
        return ()
    policy = game.policy(game) if game.policy is not None else None
    sharper = {
        seat.side for number, seat in enumerate(game.seats) if policy is not None and policy.sharpens(number)
    }
    return tuple(side for side in game.sides if side not in sharper)


def pairs_wanted(tally: Tally) -> bool:
    """Whether each side alone is to be played by a strong bot: who gains by that is asked once it is known who is ahead."""
    plan = tally.plan
    known = quick_standing(tally).known and strong_now(tally).known
    return known and affordable(tally, len(plan.thinking) * plan.thoughts)


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


def warnings_of(
    checks: Sequence[RandomCheck], ladder: Sequence[RungSummary], *, at_any_time: bool
) -> list[str]:
    """Return why to believe the bots less; see `Summary.warnings`, and `leader`."""
    found = [f"no_better_than_random:{check.side}" for check in checks if check.could and not check.better]
    if ladder and turned(ladder, at_any_time=at_any_time) is not None:
        found.append(f"turns:{ladder[-1].bot}")
    return found


def turned(ladder: Sequence[RungSummary], *, at_any_time: bool) -> str | None:
    """Return the side that these bots say is ahead, if another one is shown to be between the strongest bots."""
    these = next(rung for rung in ladder if rung.bot == THESE)
    ahead = leader(these.wins, these.games, these.distinct, at_any_time=at_any_time)
    wins = ladder[-1].wins
    there = max(wins, key=lambda side: wins[side])
    if ahead in (None, there) or wins[there] < least_ahead(sum(wins.values()), len(wins)):
        return None
    return ahead


def leader(
    wins: Mapping[str, int], games: int, counted: int, *, at_any_time: bool, parts: bool = False
) -> str | None:
    """Return the side that wins more of the games somebody won than chance would have it; None where none does.

    Whatever speaks of who is ahead asks this.

    Args:
        wins: how often each side has won.
        games: how many were played.
        counted: how many of them tell something new.
        at_any_time: whether it was looked on while they were played, so that it might stop.
        parts: whether a draw is a part won by either.
    """
    return standing(wins, games, counted, at_any_time=at_any_time, parts=parts).ahead
