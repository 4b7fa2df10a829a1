"""What a report of a playtest begins with: what was played, what was found in a few sentences, and why to believe it less."""

from __future__ import annotations

from collections.abc import Iterator

from uguisu.playtest.statistics import share_of
from uguisu.playtest.summary import SideSummary, Summary
from uguisu.playtest.tables import Words, short
from uguisu.playtest.trust import turned
from uguisu.said import Said

DRAWN = 0.25
"""Where more games than this are won by nobody, it is worth a sentence."""
NAMED = 6
"""Names in a sentence, at most."""


def facts_of(summary: Summary, words: Words) -> list[tuple[str, str]]:
    """Return what was played, as (what, how much)."""
    found = [
        (words.say(Said("Games")), f"{summary.played} / {summary.games}"),
        (words.say(Said("Different games")), str(summary.distinct_games)),
        (words.say(Said("Different openings")), str(summary.distinct_openings)),
        (words.say(Said("seed")), str(summary.seed)),
    ]
    found += [(words.name(seat.title), seat.bot) for seat in summary.seats]
    if summary.exact is not None:
        found.append((words.say(Said("If nobody makes a mistake")), _exactly(summary, words)))
    return found + [(words.say(Said("Variants")), variant) for variant in summary.variants]


def _exactly(summary: Summary, words: Words) -> str:
    assert summary.exact is not None
    winner = next(
        (words.name(side.title) for side in summary.sides if side.side == summary.exact.winner), None
    )
    if winner is None:
        return words.say(Said("neither side can force a win"))
    length = summary.exact.length
    if summary.exact.unit == "rounds":
        return words.say(Said("{side} wins (rounds: {length} at most)", side=winner, length=length))
    return words.say(Said("{side} wins (plies: {length} at most)", side=winner, length=length))


def warnings_of(summary: Summary, words: Words) -> list[str]:
    """Return, in sentences, why to believe the report less."""
    titles = {side.side: words.name(side.title) for side in summary.sides}
    checks = {check.side: check for check in summary.checks}
    told: list[str] = []
    if summary.partial:
        told.append(Said("Stopped early: these are the games that were finished."))
    if not summary.played:
        told.append(Said("No game was finished."))
    for warning in summary.warnings:
        kind, _, side = warning.partition(":")
        if kind == "repeats":
            told.append(
                Said(
                    "Only {distinct} of {games} games differ; the others repeat them move by "
                    "move. Intervals are as wide as for {distinct} games.",
                    distinct=summary.distinct_games,
                    games=summary.played,
                )
            )
        elif kind == "random":
            told.append(
                Said(
                    "{side}: random moves. They show what the rules allow, not how it is played.",
                    side=titles[side],
                )
            )
        elif kind == "turns":
            told.append(_turning(summary, titles))
        else:
            check = checks[side]
            told.append(
                Said(
                    "{side}: nothing shows that these bots play better than random moves. Wins against random"
                    " opponents: {wins} of {games} (random moves: {random_wins} of {random_games}), against these:"
                    " {wins2} of {games2} (random moves: {random_wins2} of {random_games2}).",
                    side=titles[side],
                    wins=check.against_random.wins,
                    games=check.against_random.games,
                    random_wins=check.random_against_random.wins,
                    random_games=check.random_against_random.games,
                    wins2=check.against_these.wins,
                    games2=check.against_these.games,
                    random_wins2=check.random_against_these.wins,
                    random_games2=check.random_against_these.games,
                )
            )
    ahead = _ahead(summary)
    if summary.exact is not None and ahead is not None and summary.exact.winner not in (None, ahead.side):
        told.append(
            Said(
                "Between these bots {side} is ahead, but if nobody makes a mistake, {other} wins: believe that, and"
                " not the bots.",
                side=titles[ahead.side],
                other=titles[str(summary.exact.winner)],
            )
        )
    if summary.broken:
        told.append(Said("Games that crashed: {count}", count=summary.broken))
    if summary.unwritten:
        told.append(Said("Not all games could be written. {trouble}", trouble=summary.unwritten))
    told += [
        Said(
            "The measure '{measure}' failed (games: {games}): {message}",
            measure=failure.measure,
            games=failure.games,
            message=failure.message,
        )
        for failure in summary.failures
    ]
    return [words.say(text) for text in told]


def _turning(summary: Summary, titles: dict[str, str]) -> Said:
    """Tell that the strongest bots see another side ahead."""
    top = summary.ladder[-1]
    here = turned(summary.ladder)
    assert here is not None
    there = max(top.wins, key=lambda side: top.wins[side])
    return Said(
        "Stronger bots reverse it: {here} is ahead between these bots, but if {bot} plays all seats, "
        "{there} wins {wins} of {games} games.",
        here=titles[here],
        bot=top.bot,
        there=titles[there],
        wins=top.wins[there],
        games=top.games,
    )


def findings_of(summary: Summary, words: Words) -> list[str]:
    """Return what matters most, in sentences."""
    return [words.say(text) for text in _findings(summary, words)] if summary.played else []


def _findings(summary: Summary, words: Words) -> Iterator[Said]:
    yield _who_wins(summary, words)
    if summary.draw_share.value > DRAWN:
        yield Said("Nobody wins {share} of the games.", share=f"{summary.draw_share.value:.0%}")
    yield _how_long(summary)
    for key, said in (
        ("never", Said("Never used")),
        ("wins", Said("Goes with winning")),
        ("loses", Said("Goes with losing")),
    ):
        names = [words.say(use.name) for use in summary.uses if key in use.remarks]
        if names:
            yield Said("{what}: {names}.", what=said, names=_some(names))


def _some(names: list[str]) -> str:
    return ", ".join(names[:NAMED]) + (", ..." if names[NAMED:] else "")


def _who_wins(summary: Summary, words: Words) -> Said:
    """Tell which side wins more of the games that somebody won, if that is more than chance."""
    if len(summary.sides) == 1:
        return _how_often(summary.sides[0], words)
    ahead = _ahead(summary)
    if ahead is None:
        shares = ", ".join(f"{words.name(side.title)} {side.rate.value:.0%}" for side in summary.sides)
        return Said("Between these bots nobody is clearly ahead: {shares}.", shares=shares)
    rate = ahead.rate
    return Said(
        "Between these bots {side} is ahead: {share} of the games won [{low}, {high}].",
        side=words.name(ahead.title),
        share=f"{rate.value:.0%}",
        low=f"{rate.low:.0%}",
        high=f"{rate.high:.0%}",
    )


def _how_often(side: SideSummary, words: Words) -> Said:
    """Tell how often the only side there is wins, as in a solo game."""
    return Said(
        "With these bots {side} wins {share} of the games [{low}, {high}].",
        side=words.name(side.title),
        share=f"{side.rate.value:.0%}",
        low=f"{side.rate.low:.0%}",
        high=f"{side.rate.high:.0%}",
    )


def _ahead(summary: Summary) -> SideSummary | None:
    """Return the side that wins more of the games somebody won than chance would have it; None where none does."""
    decided = sum(side.wins for side in summary.sides)
    if not decided:
        return None
    ahead = max(summary.sides, key=lambda side: side.wins)
    distinct = max(1, round(decided * summary.distinct_games / summary.played))
    return ahead if share_of(ahead.wins, decided, distinct).low > 1 / len(summary.sides) else None


def _how_long(summary: Summary) -> Said:
    rounds, plies = summary.rounds, summary.plies
    spread = rounds if rounds.count else plies
    values = {"low": short(spread.quarter), "high": short(spread.three_quarters)}
    if rounds.count:
        return Said(
            "Half of the games last between {low} and {high} rounds.", low=values["low"], high=values["high"]
        )
    return Said(
        "Half of the games last between {low} and {high} plies.", low=values["low"], high=values["high"]
    )
