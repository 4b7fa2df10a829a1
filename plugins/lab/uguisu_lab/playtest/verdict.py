"""The verdict of a playtest in two sentences at most: who wins more often between quick bots, and between strong ones."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor

from uguisu import Message
from uguisu_lab.playtest.levels import (
    EVEN,
    UNKNOWN,
    Standing,
    gains_more,
    standing,
    surely,
    surely_once,
)
from uguisu_lab.playtest.statistics import fisher, least_shown
from uguisu_lab.playtest.summary import SideSummary, StrongSummary, Summary
from uguisu_lab.playtest.tables import Words

STEP = 5
"""Shares are told in steps of so many in 100, rounded outwards."""
LEVEL_ALONE = 0.05
"""How often a gain of strong bots may be told by chance, where nobody plays against them."""


def quick_standing(summary: Summary) -> Standing:
    """Return who is ahead between the bots of the playtest."""
    wins = {side.side: side.wins for side in summary.sides}
    at_any_time = summary.ended != "asked"
    return standing(
        wins, summary.played, summary.counted_games, at_any_time=at_any_time, parts=bool(summary.parts)
    )


def ahead_of(summary: Summary) -> SideSummary | None:
    """Return the side that is ahead between the bots of the playtest; None where none is shown to be."""
    ahead = quick_standing(summary).ahead
    return next((side for side in summary.sides if side.side == ahead), None)


def is_unclear(summary: Summary) -> bool:
    """Whether more games are what it takes to know who wins more often: neither level of play shows it, nor the rules."""
    strong = _played(summary)
    known = quick_standing(summary).known or (
        strong is not None and Standing(strong.ahead, strong.even).known
    )
    return len(summary.sides) > 1 and bool(summary.played) and summary.exact is None and not known


def verdict(summary: Summary, words: Words) -> list[Message]:
    """Return the two sentences; one where there is nothing more to say."""
    if len(summary.sides) == 1:
        return _alone(summary, words)
    return [_first(summary, words), *_second(summary, words)[:1]]


def _played(summary: Summary) -> StrongSummary | None:
    return summary.strong if summary.strong is not None and summary.strong.games else None


def _first(summary: Summary, words: Words) -> Message:
    quick, strong = quick_standing(summary), _played(summary)
    told = _of_quick(summary, words)
    if strong is None:
        return _quick_alone(summary, quick, told, words)
    beside = _of_strong(summary, strong, words)
    those = Standing(strong.ahead, strong.even)
    names = {side.side: words.name(side.title) for side in summary.sides}
    if quick.ahead is not None and those.ahead == quick.ahead:
        return Message(
            "{side} {side:wins|win} more often, with quick bots – {quick} – and with strong ones – {strong}.",
            side=names[quick.ahead],
            quick=told,
            strong=beside,
        )
    if quick.ahead is not None and those.ahead is not None:
        if strong.same:
            return Message(
                "With quick bots {quick_side} {quick_side:is|are} ahead – {quick}; with strong bots {strong_side} – {strong}.",
                quick_side=names[quick.ahead],
                quick=told,
                strong_side=names[those.ahead],
                strong=beside,
            )
        return Message(
            "With quick bots {quick_side} {quick_side:is|are} ahead – {quick}; with strong bots {strong_side} – {strong}: the "
            "map is not balanced, and hard for {strong_side} at first.",
            quick_side=names[quick.ahead],
            quick=told,
            strong_side=names[those.ahead],
            strong=beside,
        )
    if quick.ahead is not None:
        name = names[quick.ahead]
        if those.even:
            return Message(
                "{side} {side:wins|win} more often between quick bots – {quick}; strong bots are about even – {strong}.",
                side=name,
                quick=told,
                strong=beside,
            )
        return Message(
            "{side} {side:wins|win} more often between quick bots – {quick}; between strong bots it is unclear – {strong}.",
            side=name,
            quick=told,
            strong=beside,
        )
    if those.ahead is not None:
        name = names[those.ahead]
        if quick.even:
            return Message(
                "Quick bots are about even – {quick}; between strong bots {side} {side:wins|win} more often – {strong}.",
                side=name,
                quick=told,
                strong=beside,
            )
        return Message(
            "Between strong bots {side} {side:wins|win} more often – {strong}; between quick bots it is unclear – {quick}.",
            side=name,
            quick=told,
            strong=beside,
        )
    if quick.even and those.even:
        return Message(
            "About even, give or take {points}%, with quick bots – {quick} – and with strong ones – {strong}.",
            points=round(100 * EVEN),
            quick=told,
            strong=beside,
        )
    if quick.even:
        return Message(
            "Quick bots are about even – {quick}; between strong bots it is unclear – {strong}.",
            quick=told,
            strong=beside,
        )
    if those.even:
        return Message(
            "Strong bots are about even – {strong}; between quick bots it is unclear – {quick}.",
            quick=told,
            strong=beside,
        )
    return Message(
        "It is unclear who wins more often, with quick bots – {quick} – and with strong ones – {strong}.",
        quick=told,
        strong=beside,
    )


def level_of(found: Standing, summary: Summary, words: Words) -> str:
    """Say in a few words who is ahead at a level of play."""
    if found.ahead is not None:
        name = next(words.name(side.title) for side in summary.sides if side.side == found.ahead)
        return words.say(Message("{side} {side:wins|win} more often.", side=name))
    return words.say(Message("About even.") if found.even else Message("Unclear who wins more often."))


def strong_level(summary: Summary, words: Words) -> str:
    """Say in a few words who is ahead between strong bots, or what it takes to find out."""
    strong = summary.strong
    if strong is None:
        return words.say(Message("Not tried yet."))
    if strong.games:
        return level_of(Standing(strong.ahead, strong.even), summary, words)
    return words.say(
        Message(
            "Not tried: 24 games take about {minutes} {minutes:minute|minutes} of a processor.",
            minutes=strong.minutes,
        )
    )


def _quick_alone(summary: Summary, quick: Standing, told: str, words: Words) -> Message:
    ahead = next((side for side in summary.sides if side.side == quick.ahead), None)
    if ahead is not None:
        return Message(
            "{side} {side:wins|win} more often between quick bots – {quick}.",
            side=words.name(ahead.title),
            quick=told,
        )
    if quick.even:
        return Message("Quick bots are about even – {quick}.", quick=told)
    return Message("It is unclear who wins more often between quick bots – {quick}.", quick=told)


def _of_quick(summary: Summary, words: Words) -> str:
    """Return how games between quick bots went: of the side that is ahead, or of all."""
    ahead = ahead_of(summary)
    if summary.parts:
        return words.say(summary.parts)
    if ahead is None:
        return shares_of({side.side: side.wins for side in summary.sides}, summary.played, summary, words)
    return words.say(
        Message(
            "{wins} of {games} {games:game|games}, {low} to {high} of 100 in the long run",
            wins=ahead.wins,
            games=summary.played,
            low=outwards(ahead.rate.low, down=True),
            high=outwards(ahead.rate.high, down=False),
        )
    )


def _of_strong(summary: Summary, strong: StrongSummary, words: Words) -> str:
    if strong.parts:
        return words.say(strong.parts)
    if strong.ahead is None:
        return shares_of(strong.wins, strong.games, summary, words)
    return words.say(
        Message("{wins} of {games} {games:game|games}", wins=strong.wins[strong.ahead], games=strong.games)
    )


def shares_of(wins: dict[str, int], games: int, summary: Summary, words: Words) -> str:
    """Say how often each side won, of how many games."""
    counts = [f"{words.name(side.title)} {wins[side.side]}" for side in summary.sides]
    if drawn := games - sum(wins.values()):
        counts.append(words.say(Message("nobody {count}", count=drawn)))
    return words.say(Message("{shares} of {games} {games:game|games}", shares=", ".join(counts), games=games))


def outwards(share: float, *, down: bool) -> int:
    """Return a share in 100, rounded to the next step away from the middle of its interval.

    >>> outwards(0.52, down=True), outwards(0.71, down=False), outwards(0.55, down=True)
    (50, 75, 55)
    """
    steps = round(100 * share / STEP, 9)
    return STEP * (floor(steps) if down else ceil(steps))


def _second(summary: Summary, words: Words) -> list[Message]:
    """Return what may follow, the most important first."""
    found: list[Message] = []
    strong, quick = summary.strong, quick_standing(summary)
    titles = {side.side: words.name(side.title) for side in summary.sides}
    if summary.distinct_games == 1 and summary.played > 1:
        found.append(
            Message("It was the same game every time, so this shows how these bots play, and no more.")
        )
    if strong is not None and strong.games and strong.ahead is not None:
        found += only_some_play_better(titles, strong.same)
    gainer = _gainer(summary)
    if gainer is not None:
        loser = next(side for side in titles if side != gainer)
        found.append(
            Message("{side} gains more by skill than {other}.", side=titles[gainer], other=titles[loser])
        )
    if strong is not None and strong.minutes:
        found.append(not_tried(strong.minutes))
    if quick == UNKNOWN and not (strong is not None and strong.ahead):
        found.append(_would_have_shown(summary))
    return found


def only_some_play_better(titles: dict[str, str], same: Sequence[str]) -> list[Message]:
    """Say which sides strong bots play just as quick ones do, if there are any: that may be all that is seen."""
    if not same:
        return []
    return [
        Message(
            "But strong bots only play {better} better, and {same} as before: this may tell of the bots, not of the map.",
            better=", ".join(title for side, title in titles.items() if side not in same),
            same=", ".join(titles[side] for side in same),
        )
    ]


def not_tried(minutes: int) -> Message:
    """Say that strong bots were not tried, and what it would take."""
    return Message(
        "Strong bots were not tried: --strong 24 takes about {minutes} {minutes:minute|minutes} of a processor.",
        minutes=minutes,
    )


def between_quick_bots(stronger: str) -> list[Message]:
    """Say of games between quick bots alone that strong ones were not tried, and how they are; nothing where none is known."""
    if not stronger:
        return []
    return [
        Message(
            "That is between quick bots; strong bots were not tried. To try them have `{bot}` play (--bots, or Who plays in "
            "the window): it takes longer.",
            bot=stronger,
        )
    ]


def _gainer(summary: Summary) -> str | None:
    """Return the side that gains more than the other if it alone is strong."""
    if (
        len(summary.sides) != 2
        or len(summary.thinking) != 2
        or not all(t.planned == t.deeper.games for t in summary.thinking)
    ):
        return None
    first, second = (side.side for side in summary.sides)
    tried = {one.side: one for one in summary.thinking}
    if {first, second} != {*tried}:
        return None
    wins = {side.side: side.wins for side in summary.sides}
    decided = sum(wins.values())
    alone = [(tried[side].wins[side], sum(tried[side].wins.values())) for side in (first, second)]
    more = gains_more((wins[first], decided), alone[0], alone[1])
    return {1: first, -1: second}.get(more)


def _would_have_shown(summary: Summary) -> Message:
    """Tell how much a side has to be ahead for these games to have shown it: that none is seen to be does not say none is."""
    decided = sum(side.wins for side in summary.sides)
    counted = round(decided * summary.counted_games / summary.played)
    interval = surely_once if summary.ended == "asked" else surely
    least = least_shown(counted, 1 / len(summary.sides), interval)
    if least is None or outwards(least, down=False) >= 100:
        return Message("That is too few games to see anything but a very large advantage.")
    share = outwards(least, down=False)
    return Message(
        "A side that wins {share} of 100 games with a winner would probably have been seen ahead; a smaller advantage may be "
        "hiding.",
        share=share,
    )


def _alone(summary: Summary, words: Words) -> list[Message]:
    """Tell how often a side with nobody to play against wins, and whether strong bots do better."""
    (side,) = summary.sides
    strong = summary.strong
    told = Message(
        "With quick bots {side} {side:wins|win} {wins} of {games} {games:game|games}, {low} to {high} of 100 in the long run.",
        side=words.name(side.title),
        wins=side.wins,
        games=summary.played,
        low=outwards(side.rate.low, down=True),
        high=outwards(side.rate.high, down=False),
    )
    if summary.distinct_games == 1 and summary.played > 1:
        return [
            told,
            Message("It was the same game every time, so this shows how these bots play, and no more."),
        ]
    if strong is None:
        return [told]
    if not strong.games:
        return [told, not_tried(strong.minutes)]
    wins = strong.wins[side.side]
    more = wins * summary.played > side.wins * strong.games
    if more and fisher(wins, strong.games, side.wins, summary.played) <= LEVEL_ALONE:
        return [
            told,
            Message(
                "Strong bots win more often: {wins} of {games} {games:game|games}.",
                wins=wins,
                games=strong.games,
            ),
        ]
    return [
        told,
        Message(
            "Strong bots win {wins} of {games} {games:game|games}, which shows no gain.",
            wins=wins,
            games=strong.games,
        ),
    ]


def first_verdict(summary: Summary, words: Words) -> list[Message]:
    """Return what is known after a few games, and what is not yet."""
    told = [_first(summary, words)] if len(summary.sides) > 1 else _alone(summary, words)[:1]
    return [*told, not_yet()]


def not_yet() -> Message:
    """Say what a first verdict does not know."""
    return Message("Not known yet: how strong bots play it, and what happens seldom.")
