"""What people made of a pack, on this machine: told beside what bots make of it, and never counted with it."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from uguisu import Message, UguisuError
from uguisu_lab.playtest.levels import LOOKS, Standing, standing, surely
from uguisu_lab.playtest.statistics import Interval
from uguisu_lab.playtest.summary import PeopleSummary, Summary, Try
from uguisu_lab.playtest.tables import Row, Section, Words, share_cells
from uguisu_lab.playtest.verdict import level_of, shares_of
from uguisu_tools.bots import HUMAN
from uguisu_tools.record import PeopleGame, of_pack, people_games

FEW = LOOKS[0]
"""So many games that somebody won say nothing of who wins more often, unless they show it."""
OF_FEW = 0.5
"""How much money is bet on shares near the middle: people play few games, and eight won of eight are told (`levels.NEAR`)."""


def readable_games() -> list[PeopleGame]:
    """Return the games of people that are kept on this machine; none if they can't be read."""
    try:
        return people_games()
    except UguisuError:
        return []


def with_people(summary: Summary) -> Summary:
    """Return a summary that tells also of the games which people played on this machine."""
    return msgspec.structs.replace(summary, people=people_of(readable_games(), summary))


def people_of(games: Iterable[PeopleGame], summary: Summary) -> PeopleSummary | None:
    """Return how games of people went that were played with just what `summary` tells of; None if there are none at all."""
    all_of_it = of_pack(games, summary.game, summary.scenario)
    same = [game for game in all_of_it if (game.digest, game.variants) == (summary.digest, summary.variants)]
    if not all_of_it:
        return None
    sides = [side.side for side in summary.sides]
    between = [game.winner for game in same if game.people_alone]
    return PeopleSummary(
        games=len(between),
        wins={side: between.count(side) for side in sides},
        beside_bots=_beside_bots([game for game in same if not game.people_alone], summary),
        others=len(all_of_it) - len(same),
        last=max((game.day for game in same), default=""),
    )


def _beside_bots(games: list[PeopleGame], summary: Summary) -> dict[str, Try]:
    """Return for each side how often people won as it, of the games in which bots had seats."""
    found: dict[str, Try] = {}
    of_side = {seat.seat: seat.side for seat in summary.seats}
    for side in dict.fromkeys(of_side.values()):
        theirs = [
            game
            for game in games
            if any(who == HUMAN and of_side.get(seat) == side for seat, who in game.seats.items())
        ]
        if theirs:
            found[side] = Try(sum(game.winner == side for game in theirs), len(theirs))
    return found


def told_of_people(summary: Summary, words: Words) -> list[str]:
    """Return sentences on the games of people; none where there are none."""
    people = summary.people
    if people is None:
        return []
    between = [words.say(_between(summary, people, words))] if people.games else []
    return [*between, *beside_bots(summary, people, words)]


def beside_bots(summary: Summary, people: PeopleSummary | None, words: Words) -> list[str]:
    """Return what else there is to say: how people fared where bots had seats, and which games are not counted."""
    if people is None:
        return []
    found = []
    if people.beside_bots:
        titles = {side.side: words.name(side.title) for side in summary.sides}
        shares = [
            words.say(
                Message(
                    "{side} {wins} of {games}",
                    side=titles.get(side, side),
                    wins=tried.wins,
                    games=tried.games,
                )
            )
            for side, tried in people.beside_bots.items()
        ]
        found.append(Message("With bots at the table, people won {shares}.", shares=", ".join(shares)))
    if people.others:
        found.append(
            Message(
                "{games} {games:game|games} of people with this pack as it was before {games:is|are} not counted.",
                games=people.others,
            )
        )
    return [words.say(sentence) for sentence in found]


def people_level(summary: Summary, people: PeopleSummary | None, words: Words) -> str:
    """Say in a few words who is ahead between people."""
    if people is None or not people.games:
        return words.say(Message("No game yet with this pack as it is. Play it, or invite friends."))
    if len(summary.sides) < 2:
        return ""
    found = _standing(summary, people)
    if not found.known and sum(people.wins.values()) < FEW:
        return words.say(Message("Too few to say anything."))
    return level_of(found, summary, words)


def _standing(summary: Summary, people: PeopleSummary) -> Standing:
    return standing(
        people.wins, people.games, people.games, at_any_time=True, parts=bool(summary.parts), near=OF_FEW
    )


def _between(summary: Summary, people: PeopleSummary, words: Words) -> Message:
    titles = {side.side: words.name(side.title) for side in summary.sides}
    shares = shares_of(people.wins, people.games, summary, words)
    if len(titles) < 2:
        return Message("Between people it was {shares}.", shares=shares)
    found = _standing(summary, people)
    if found.ahead is not None:
        return Message(
            "{side} {side:wins|win} more often between people – {shares}.",
            side=titles[found.ahead],
            shares=shares,
        )
    if found.even:
        return Message("People are about even – {shares}.", shares=shares)
    if sum(people.wins.values()) < FEW:
        return Message("Between people it was {shares}. That is too few to say anything.", shares=shares)
    return Message("It is unclear who wins more often between people – {shares}.", shares=shares)


def people_section(summary: Summary, words: Words) -> list[Section]:
    """Return the section on games of people, if there are any."""
    people = summary.people
    if people is None or not people.games:
        return []
    rows = [
        Row(words.name(side.title), share_cells(people.wins[side.side], share(people, side.side)), side.side)
        for side in summary.sides
    ]
    note = Message(
        "Played by people on this machine, the last time on {day}. They are not counted with the games of bots. Intervals hold "
        "at any time.",
        day=people.last,
    )
    split = tuple((side.side, people.wins[side.side] / people.games) for side in summary.sides)
    return [words.section(Message("Who wins, between people"), rows, note=note, split=split, narrow=True)]


def share(people: PeopleSummary, side: str) -> Interval:
    """Return how often a side wins between people."""
    return surely(people.wins[side], people.games, OF_FEW)
