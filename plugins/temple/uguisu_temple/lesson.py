"""Temple's lesson: from a map with three towers to a mission with a bell."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from uguisu import LocalText, Message
from uguisu.board import GraphMap, GraphPlace
from uguisu_tools.scaffold import Lesson, LessonAnswer, LessonStep, Paste, Work

TOWERS = 4
SHORTEST, LONGEST = 4, 12
"""Rounds of a game that one sits through while learning."""


def _map(work: Work) -> GraphMap:
    drawn = work.pack.map
    assert isinstance(drawn, GraphMap)  # Temple takes no other
    return drawn


def _towers(work: Work) -> list[GraphPlace]:
    return [place for place in _map(work).places if "tower" in place.tags]


def _ways(work: Work) -> Counter[str]:
    """Return how many ways the ninja may take from each crossing."""
    links = [link for link in _map(work).links if link.kind != "wall_way"]
    return Counter(place for link in links for place in link.between)


def fourth_tower(work: Work) -> LessonAnswer:
    """Whether there is a tower more, and a way leads there."""
    towers, ways = _towers(work), _ways(work)
    cut_off = [place.id for place in towers if not ways[place.id]]
    if len(towers) < TOWERS:
        return LessonAnswer(False, Message("your map has {count} {count:tower|towers}", count=len(towers)))
    if cut_off:
        return LessonAnswer(False, Message("no way leads to {places}", places=", ".join(cut_off)))
    return LessonAnswer(
        True, Message("your map has {count} {count:tower|towers}, and ways lead to all", count=len(towers))
    )


def second_way(work: Work) -> LessonAnswer:
    """Whether two ways lead to some tower."""
    ways = _ways(work)
    found = [place.id for place in _towers(work) if ways[place.id] > 1]
    if not found:
        return LessonAnswer(False, Message("each tower has one way, besides those on the wall"))
    return LessonAnswer(True, Message("two ways lead to {places}", places=", ".join(found)))


def names(work: Work) -> LessonAnswer:
    """Whether every tower has a name."""
    nameless = [place.id for place in _towers(work) if not place.name]
    if nameless:
        return LessonAnswer(False, Message("{places} has no name", places=", ".join(nameless)))
    return LessonAnswer(True, Message("every tower has a name"))


def shorter_game(work: Work) -> LessonAnswer:
    """Whether the game is short; tells who wins it if nobody makes a mistake."""
    rounds = work.pack.options.turn_limit
    if not SHORTEST <= rounds <= LONGEST:
        return LessonAnswer(
            False,
            Message(
                "a game lasts {rounds} {rounds:round|rounds}; choose {low} to {high}",
                rounds=rounds,
                low=SHORTEST,
                high=LONGEST,
            ),
        )
    solution = work.solution
    if solution is None or solution.start.winner is None:
        return LessonAnswer(True, Message("a game lasts {rounds} {rounds:round|rounds}", rounds=rounds))
    winner: LocalText = next(
        (seat.title or seat.id for seat in work.game.seats if seat.side == solution.start.winner), ""
    )
    return LessonAnswer(
        True,
        Message(
            "a game lasts {rounds} {rounds:round|rounds}, and if nobody makes a mistake, {side} {side:wins|win}",
            rounds=rounds,
            side=winner,
        ),
    )


def first_track(work: Work) -> LessonAnswer:
    """Whether there is a mission that counts something."""
    mission = work.pack.mission
    if mission is None:
        return LessonAnswer(False, Message("the scenario names no mission"))
    if not mission.tracks:
        return LessonAnswer(False, Message("the mission counts nothing"))
    return LessonAnswer(True, Message("your mission counts `{track}`", track=mission.tracks[0].id))


def first_trigger(work: Work) -> LessonAnswer:
    """Whether a trigger goes off in games of random moves."""
    if not work.triggers:
        return LessonAnswer(False, Message("the mission has no trigger"))
    best, count = max(work.triggers.items(), key=lambda found: found[1])
    if not count:
        return LessonAnswer(
            False,
            Message(
                "`{trigger}` fired in none of {games} {games:game|games}",
                trigger=best,
                games=work.games,
            ),
        )
    return LessonAnswer(
        True,
        Message(
            "`{trigger}` went off in {count} of {games} {games:game|games}",
            trigger=best,
            count=count,
            games=work.games,
        ),
    )


LESSON = Lesson(
    "temple",
    Path(__file__).parent / "lesson",
    (
        LessonStep(
            Message("A fourth tower"),
            Message(
                "The ninja wins by reaching a tower; three are too easy to guard. A place has an id of your own, a spot "
                "on the map (to the right, then down), and tags that the rules look for. A link joins it to another."
            ),
            (
                Paste("map.yaml", "places:\n", "  - {id: north_tower, at: [0, -70], tags: [tower]}\n"),
                Paste("map.yaml", "links:\n", "  - {between: [pond, north_tower], kind: bridge}\n"),
            ),
            fourth_tower,
        ),
        LessonStep(
            Message("A second way in"),
            Message(
                "A tower that can be reached from two sides takes two samurai to guard. Join one of the towers to "
                "another crossing."
            ),
            (Paste("map.yaml", "links:\n", "  - {between: [pines, north_tower], kind: road}\n"),),
            second_way,
        ),
        LessonStep(
            Message("A name"),
            Message("Players read names, not ids. A name may be one text, or a table of languages."),
            (Paste("map.yaml", "{id: north_tower,", ' name: {en: "Moon Tower", it: "Torre della luna"},'),),
            names,
        ),
        LessonStep(
            Message("A time limit"),
            Message(
                "After sixty rounds the ninja has got away. That is long. What a scenario may set stands under `options` "
                "in scenario.yaml; on a small map Uguisu then works out who wins if nobody makes a mistake."
            ),
            (Paste("scenario.yaml", "options:\n", "  turn_limit: 8\n"),),
            shorter_game,
        ),
        LessonStep(
            Message("A mission with a counter"),
            Message(
                "A mission is a file of its own, which the scenario names. This one has a track: a number that the game "
                "keeps and shows."
            ),
            (
                Paste("scenario.yaml", "game: temple\n", "mission: mission.yaml\n"),
                Paste("mission.yaml", "", "format: 1\ntracks:\n  - {id: alarm, title: Alarm, max: 8}\n"),
            ),
            first_track,
        ),
        LessonStep(
            Message("A trigger"),
            Message(
                "A trigger waits for an event and then does something: this one raises the alarm whenever the ninja "
                "comes to a crossing. Uguisu plays twenty games of random moves and looks whether it ever goes off."
            ),
            (
                Paste(
                    "mission.yaml",
                    "",
                    "triggers:\n"
                    "  - id: bell\n"
                    "    on: entered\n"
                    "    if: [{test: same, piece: piece, is: ninja}]\n"
                    "    do: [{op: raise, track: alarm}]\n",
                ),
            ),
            first_trigger,
        ),
    ),
)
