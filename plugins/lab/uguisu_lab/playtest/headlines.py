"""What a report of a playtest begins with: what was played, what was found in a few sentences, and why to believe it less."""

from __future__ import annotations

from uguisu import Message
from uguisu_lab.playtest.alarms import alarms_of
from uguisu_lab.playtest.certainty import exact_value, exactly, value_on_average
from uguisu_lab.playtest.people import told_of_people
from uguisu_lab.playtest.remarks import Lead, Remark
from uguisu_lab.playtest.summary import Summary
from uguisu_lab.playtest.tables import Words
from uguisu_lab.playtest.trust import turned
from uguisu_lab.playtest.verdict import ahead_of, first_verdict, verdict
from uguisu_tools.bots import bot_title

DRAWN = 0.25
"""Where more games than this are won by nobody, it is worth a sentence."""
NAMED = 6
"""Names in a sentence, at most."""
SELDOM, ENOUGH = 0.05, 20
"""A trigger that goes off in a smaller part of the games is worth a sentence, where there are enough of them to tell."""
NOTHING = Remark(Message("Nothing else stands out."))
WEAK = "no_better_than_random"


def facts_of(summary: Summary, words: Words) -> list[tuple[str, str]]:
    """Return what was played, as (what, how much)."""
    found = [
        (words.say(Message("Games")), f"{summary.played} / {summary.games}"),
        (words.say(Message("Different games")), str(summary.distinct_games)),
        (words.say(Message("Different openings")), str(summary.distinct_openings)),
        (words.say(Message("seed")), str(summary.seed)),
    ]
    if summary.recorded < summary.played:
        found.insert(1, (words.say(Message("Recorded whole")), str(summary.recorded)))
    found += [(words.name(seat.title), words.bot(seat.bot)) for seat in summary.seats]
    if summary.strong is not None:
        found.append((words.say(Message("Strong bots")), words.bot(summary.strong.bot)))
    if summary.exact is not None:
        found.append((words.say(Message("If nobody makes a mistake")), _exactly(summary, words)))
    return found + [(words.say(Message("Variants")), variant) for variant in summary.variants]


def _exactly(summary: Summary, words: Words) -> str:
    assert summary.exact is not None
    return words.say(exactly(summary.exact, {side.side: words.name(side.title) for side in summary.sides}))


def warnings_of(summary: Summary, words: Words) -> list[str]:
    """Return, in sentences, why to believe the report less."""
    titles = {side.side: words.name(side.title) for side in summary.sides}
    lines: list[str] = []
    if summary.partial and summary.played:
        lines.append(Message("Stopped early: these are the games that were finished."))
    elif summary.partial:
        lines.append(Message("Stopped before a game was finished."))
    elif not summary.played:
        lines.append(Message("No game was finished."))
    for warning in summary.warnings:
        kind, _, side = warning.partition(":")
        if kind == "repeats":
            lines.append(
                Message(
                    (
                        "Only {distinct} of {games} {games:game|games} {distinct:differs|differ}; the others "
                        "repeat them move by move. Intervals are as wide as for {distinct} "
                        "{distinct:game|games}."
                    ),
                    distinct=summary.distinct_games,
                    games=summary.played,
                )
            )
        elif kind == "random":
            lines.append(
                Message(
                    "{side}: random moves. They show what the rules allow, not how it is played.",
                    side=titles[side],
                )
            )
        elif kind == "turns":
            lines.append(_turning(summary, titles))
    weak = _weak(summary)
    if weak:
        lines.append(
            Message(
                "{sides}: these bots win no more often than random moves would. Stronger ones may turn the result "
                "round.",
                sides=", ".join(titles[side] for side in weak),
            )
        )
    if summary.broken:
        lines.append(
            Message(
                "{count} {count:game|games} crashed. The first one: {message}",
                count=summary.broken,
                message=summary.errors[0].message,
            )
        )
    if summary.unwritten:
        lines.append(Message("Not all games could be written. {trouble}", trouble=summary.unwritten))
    lines += [
        Message(
            "The measure '{measure}' failed in {games} {games:game|games}: {message}",
            measure=failure.measure,
            games=failure.games,
            message=failure.message,
        )
        for failure in summary.failures
    ]
    return [words.say(text) for text in lines]


def _turning(summary: Summary, titles: dict[str, str]) -> Message:
    """Tell that the strongest bots see another side ahead."""
    top = summary.ladder[-1]
    here = turned(summary.ladder, at_any_time=summary.ended != "asked")
    assert here is not None
    there = max(top.wins, key=lambda side: top.wins[side])
    return Message(
        (
            "Stronger bots reverse it: {here} is ahead between these bots, but if {bot} plays all "
            "seats, {there} {there:wins|win} {wins} of {games} {games:game|games}."
        ),
        here=titles[here],
        bot=bot_title(top.bot),
        there=titles[there],
        wins=top.wins[there],
        games=top.games,
    )


def findings_of(summary: Summary, words: Words) -> list[str]:
    """Return in three parts what matters most: who wins how often and how sure that is, how long it lasts, what stands out.

    In a fourth, how games of people went, if there are any.
    """
    if not summary.played:
        return [words.say(_exact_value(summary, words))] if summary.exact is not None else []
    first = _who_wins(summary, words)
    return [
        " ".join(map(words.say, first)),
        words.say(_how_long(summary)),
        " ".join(words.say(remark.told) for remark in stands_out(summary, words)),
        *filter(None, [" ".join(told_of_people(summary, words))]),
    ]


def _who_wins(summary: Summary, words: Words) -> list[Message]:
    if summary.exact is not None:
        return [_exact_value(summary, words), *_beside_the_exact(summary, words)]
    if summary.ended == "first":
        return first_verdict(summary, words)
    return verdict(summary, words)


def _exact_value(summary: Summary, words: Words) -> Message:
    assert summary.exact is not None
    exact = summary.exact
    average = exact.on_average
    if average is not None:
        return value_on_average(average, _title(summary, average.side, words))
    winner = _title(summary, exact.winner, words) if exact.winner is not None else None
    return exact_value(winner, exact.length, exact.unit)


def _beside_the_exact(summary: Summary, words: Words) -> list[Message]:
    """Tell how games between bots went beside the exact value."""
    assert summary.exact is not None
    wins = {side.side: side.wins for side in summary.sides}
    if summary.exact.winner is None:
        ahead = ahead_of(summary)
        average = summary.exact.on_average
        if average is None or ahead is None or ahead.side == average.leader:
            return verdict(summary, words)
        if average.files_read:
            return [
                Message(
                    "Bots have not read the files: between these bots {side} {side:wins|win} {wins} of {games} "
                    "{games:game|games}.",
                    side=words.name(ahead.title),
                    wins=ahead.wins,
                    games=summary.played,
                )
            ]
        return [
            Message(
                "But playing so is hard: between these bots {side} {side:wins|win} {wins} of {games} {games:game|games}.",
                side=words.name(ahead.title),
                wins=ahead.wins,
                games=summary.played,
            )
        ]
    won, games = wins[summary.exact.winner], summary.played
    if won == games:
        return [
            Message(
                "So it was in {games:the only game|every game} of these bots, {games} in all.", games=games
            )
        ]
    if 2 * won >= games:
        return [
            Message(
                "Between these bots it was so in {wins} of {games} {games:game|games}.", wins=won, games=games
            ),
        ]
    average = summary.exact.on_average
    if average is not None and average.files_read:
        return [
            Message(
                (
                    "Bots have not read the files: between these bots it was so in only {wins} of {games} "
                    "{games:game|games}."
                ),
                wins=won,
                games=games,
            )
        ]
    return [
        Message(
            (
                "But the win is hard to find: between these bots it was so in only {wins} of {games} "
                "{games:game|games}."
            ),
            wins=won,
            games=games,
        )
    ]


def _title(summary: Summary, side_id: str, words: Words) -> str:
    return next(words.name(side.title) for side in summary.sides if side.side == side_id)


def _how_long(summary: Summary) -> Message:
    rounds = summary.rounds.count > 0
    spread = summary.rounds if rounds else summary.plies
    low, high = round(spread.quarter), round(spread.three_quarters)
    minutes = next((found.values for found in summary.measures if found.id == "course.minutes"), None)
    if spread.low == spread.high:
        message = (
            Message("Every game lasts {rounds} {rounds:round|rounds}", rounds=low)
            if rounds
            else Message("Every game lasts {plies} {plies:ply|plies}", plies=low)
        )
    elif low == high:
        message = (
            Message("Half of the games last {rounds} {rounds:round|rounds}", rounds=low)
            if rounds
            else Message("Half of the games last {plies} {plies:ply|plies}", plies=low)
        )
    elif rounds:
        message = Message(
            "Half of the games last between {low} and {high} {high:round|rounds}", low=low, high=high
        )
    else:
        message = Message(
            "Half of the games last between {low} and {high} {high:ply|plies}", low=low, high=high
        )
    if minutes is None or not minutes.count:
        return Message("{told}.", told=message)
    return Message(
        "{told}; people would need about {minutes} {minutes:minute|minutes}.",
        told=message,
        minutes=max(1, round(minutes.median)),
    )


def stands_out(summary: Summary, words: Words) -> list[Remark]:
    """Return what stands out, the worst first, and where something is to be done about it."""
    found = alarms_of(summary, words)
    if summary.draws > DRAWN * summary.played and not summary.parts:
        told = Message(
            "Nobody wins {count} of {games} {games:game|games}.",
            count=summary.draws,
            games=summary.played,
        )
        found.append(Remark(told, Lead("goals")))
    losers = [side for side in summary.sides if not side.wins]
    if losers and summary.draws < summary.played and (summary.draws or len(summary.sides) > 2):
        names = [words.name(side.title) for side in losers]
        found.append(Remark(Message("There is no win for {names}.", names=_some(names)), Lead("goals")))
    if summary.never_entered:
        names = [words.say(name) for name in summary.never_entered]
        told = Message("Nobody ever goes to {names}.", names=_some(names))
        found.append(
            Remark(told, Lead("places", summary.never_entered_at) if summary.never_entered_at else None)
        )
    for key, said in (
        ("never", Message("Never used")),
        ("wins", Message("Goes with winning")),
        ("loses", Message("Goes with losing")),
    ):
        uses = [use for use in summary.uses if key in use.remarks]
        if uses:
            told = Message("{what}: {names}.", what=said, names=_some([words.say(use.name) for use in uses]))
            found.append(Remark(told, Lead("cards", tuple(use.id.rpartition(".")[2] for use in uses))))
    seldom = [
        f"{trigger.trigger} ({trigger.games}/{summary.recorded})"
        for trigger in summary.triggers
        if trigger.came_up.value < SELDOM
    ]
    if seldom and summary.recorded >= ENOUGH:
        found.append(Remark(Message("{names} hardly ever fires.", names=_some(seldom)), Lead("stories")))
    return found or [NOTHING]


def _some(names: list[str]) -> str:
    return ", ".join(names[:NAMED]) + (", ..." if names[NAMED:] else "")


def steps_of(summary: Summary, pack: str, *, reported: bool = False) -> list[tuple[Message, tuple[str, ...]]]:
    """Return what to do next: what for, and the command that does it for the pack that its user calls `pack`.

    What has just been done is not among them: a report, if one has been written.
    """
    if not summary.played and summary.partial and not summary.broken:
        return [(Message("Play on"), ("uguisu", "playtest", pack))]
    if not summary.played:
        whole = ("uguisu", "playtest", pack, "--full") if summary.broken else ("uguisu", "validate", pack)
        return [(Message("See what is wrong"), whole)]
    found: list[tuple[Message, tuple[str, ...]]] = []
    if _weak(summary) and summary.stronger:
        stronger = ("uguisu", "playtest", pack, "--bots", summary.stronger)
        found.append((Message("Let stronger bots play"), stronger))
    elif not _is_fair(summary):
        fair = ("uguisu", "balance", pack, "--to", f"{summary.scenario}_fair")
        found.append((Message("Make it fair"), fair))
    if not reported:
        report = ("uguisu", "playtest", pack, "--report", f"{summary.scenario}_report")
        found.append((Message("See maps, tables and games"), report))
    found.append((Message("Change it in the editor"), ("uguisu", "edit", pack)))
    return found


def _weak(summary: Summary) -> list[str]:
    """Return the sides whose bots play no better than random moves, where better ones might turn a result round."""
    if len(summary.sides) > 1 and ahead_of(summary) is None:
        return []
    return [warning.partition(":")[2] for warning in summary.warnings if warning.startswith(WEAK)]


def _is_fair(summary: Summary) -> bool:
    """Whether no side is known to win more often than it should."""
    return len(summary.sides) < 2 or ahead_of(summary) is None
