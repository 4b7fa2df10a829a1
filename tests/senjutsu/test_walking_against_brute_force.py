"""Where lines of movement lead, against the rule played step by step; and the long move, on a field wide enough for it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from uguisu.content.source import InMemorySource, open_source
from uguisu.loading import check, load
from uguisu_senjutsu.game import SenjutsuGame
from uguisu_senjutsu.rules.move_lines import CRASHES, Line, Part
from uguisu_senjutsu.rules.movement import ends, mark_far, unhindered

PACK = Path(__file__).parents[2] / "scenarios" / "senjutsu" / "burning_village"
GAME: Any = load(PACK)
EVERYDAY, SOAK = 300, 20_000

Do = tuple[int, int]
"""What is done next: (number of the part, direction of a step or sign of a turn)."""


def orders(line: Line, done: tuple[Do, ...] = ()) -> Iterator[tuple[Do, ...]]:
    """Yield every way to do a line, whatever is on the field: parts in any order, optional ones in part (SJ-30)."""
    counts = [sum(part == number for part, _ in done) for number in range(len(line.parts))]
    if all(part.optional or counts[number] == part.times for number, part in enumerate(line.parts)):
        yield done
    for number, part in enumerate(line.parts):
        if counts[number] == part.times or (line.in_order and done and done[-1][0] > number):
            continue
        before = [one.optional or counts[i] == one.times for i, one in enumerate(line.parts[:number])]
        if line.in_order and not all(before):
            continue
        chosen = {way for i, way in done if bool(line.parts[i].ways) == bool(part.ways)}
        for way in part.ways or (1, -1):
            if chosen <= {way}:
                yield from orders(line, (*done, (number, way)))


def led(
    line: Line, place: int, facing: int, shut: set[int], no_stay: set[int]
) -> tuple[dict[int, set[int]], set[int]]:
    """Return how the line can end well, with the hexes of each way there as a mask, and the collisions on the way, as the game
    numbers them.
    """
    safe: dict[int, set[int]] = {}
    crashed: set[int] = set()
    for order in orders(line):
        here, looks, walked = place, facing, 0
        for number, way in order:
            part = line.parts[number]
            if not part.ways:
                looks = (looks + way) % 6
                continue
            there = GAME.field.step[here][(looks + way) % 6]
            if (there < 0 or there in no_stay) and not part.optional and here not in no_stay:
                crashed.add((here * 6 + looks) * CRASHES + 1 + (looks + way) % 6)
            if there < 0 or there in shut:
                break
            here, walked = there, walked | 1 << there
        else:
            if here not in no_stay:
                safe.setdefault((here * 6 + looks) * CRASHES, set()).add(walked)
    return safe, crashed


def some_line(rng: random.Random) -> Line:
    """Return a line of up to three parts."""
    parts = []
    for _ in range(rng.randint(1, 3)):
        ways = () if rng.random() < 0.4 else tuple(sorted(rng.sample(range(6), rng.choice((1, 2, 3, 6)))))
        parts.append(Part(ways, rng.randint(1, 2), rng.random() < 0.5))
    return Line(tuple(parts), rng.random() < 0.3)


def compare(seed: int) -> None:
    """Compare one line from one pose, with the other figure and cleared terrain anywhere."""
    rng = random.Random(seed)
    state = GAME.new(seed)
    line = some_line(rng)
    state.at[:2] = rng.sample([place for place in range(37) if not state.blocking >> place & 1], 2)
    state.facing[0] = rng.randrange(6)
    state.blocking &= rng.getrandbits(37)
    state.shut = state.blocking
    things = {place for place in range(37) if state.blocking >> place & 1}
    shut = {state.at[1]} | {place for place in things if not state.through >> place & 1}
    safe, crashed = led(line, state.at[0], state.facing[0], shut, things | {state.at[1]})
    found = ends(GAME, state, 0, line)
    if safe:
        assert list(found) == sorted(safe)
        free = unhindered(GAME, state, 0, GAME.courses(line))
        assert list(free) in ([], sorted(safe)), "what is in nobody's way is all that there is"
        for end, ways in safe.items():
            quickly = GAME.courses(line).ways_to(
                state.at[0], state.facing[0], sum(1 << place for place in shut), end
            )
            assert quickly == {way for way in ways if not any(less & way == less != way for less in ways)}
    else:
        assert set(found) <= crashed
        assert found or not crashed


def test_some_lines() -> None:
    for seed in range(EVERYDAY):
        compare(seed)


@pytest.mark.slow
def test_thousands_of_lines() -> None:
    for seed in range(EVERYDAY, EVERYDAY + SOAK):
        compare(seed)


def shore(*characters: str) -> SenjutsuGame:
    """Return a game of these characters on a field that is wide enough for long moves."""
    below: Any = open_source(PACK.parent / "snow_field")
    plain, _ = check(PACK.parent / "snow_field")
    assert plain is not None
    data: dict[str, Any] = {one.name: dict(one.data) for one in plain.content.documents.values()}
    data["scenario.yaml"].pop("rulings")
    colours = zip(("red", "blue", "green"), characters, strict=False)
    data["scenario.yaml"]["options"] = {"fighters": {one: {"character": who} for one, who in colours}}
    data["map.yaml"] = {
        "format": 1,
        "kind": "hexes",
        "id": "shore",
        "legend": {".": {"terrain": "sand"}},
        "rows": ["." * 12] * 3,
    }
    game, found = check(PACK.parent / "snow_field", source=InMemorySource(below, data))
    assert isinstance(game, SenjutsuGame), found
    return game


def test_the_long_move() -> None:
    """SJ-33, SJ-H21: from more than 6 hexes away the base ability card's step may be up to 3, to within 6."""
    game = shore("ronin", "master")
    index = game.topology.index
    core = game.card_ids.index("ronin_core")
    line = Line((Part((0,), 1, True),), in_order=False)
    reached_from: dict[str, int] = {}
    for foe in ("a2", "c2", "d2", "e2", "f2", "g2"):
        state = game.new(1)
        state.at[:2] = [index["l2"], index[foe]]
        state.facing[0] = game.topology.directions.index("nw")
        state.card[0] = core
        mark_far(game, state)
        path = [index["l2"]]
        for _ in range(3):
            path.append(game.field.step[path[-1]][state.facing[0]])
        apart = [game.field.distance[place][index[foe]] for place in path]
        found_ends = {end // CRASHES // 6 for end in ends(game, state, 0, line)}
        longer = {place for place, far in zip(path[2:], apart[2:], strict=True) if far >= 6 < apart[0]}
        assert found_ends == {*path[:2], *longer}, foe
        reached_from[foe] = len(found_ends) - 1
    assert reached_from == {"a2": 3, "c2": 3, "d2": 2, "e2": 1, "f2": 1, "g2": 1}
    state = game.new(1)
    state.at[:2], state.card[0] = [index["l2"], index["a2"]], game.card_ids.index("quick_dodge")
    mark_far(game, state)
    assert len({end // CRASHES // 6 for end in ends(game, state, 0, line)}) <= 2, "no base card, no long move"


@pytest.mark.parametrize("foes", [("e2", "e2"), ("e2", "a1"), ("d1", "l3"), ("b2", "c3")])
def test_a_long_move_ends_at_the_first_hex_within_six(foes: tuple[str, str]) -> None:
    """SJ-33: the whole line ends there, its turns, too; what the card prints may be done as always."""
    game = shore("ronin", "master", "student")
    field, index = game.field, game.topology.index
    line = Line((Part(tuple(range(6)), 1, True), Part((), 2, True)), in_order=False)
    state = game.new(1)
    state.at[:3] = [index["l2"], *(index[foe] for foe in foes)]
    state.card[0] = game.card_ids.index("ronin_core")
    mark_far(game, state)
    wanted: set[tuple[int, int]] = set()

    def go(pose: tuple[int, int], way: int, sign: int, left: tuple[int, int], *, long: bool) -> None:
        wanted.add(pose)
        place, facing = pose
        steps, turns = left
        for turn in (1, -1):
            if turns and sign in (0, turn):
                go((place, (facing + turn) % 6), way, turn, (steps, turns - 1), long=long)
        for one in range(6) if way < 0 else (way,):
            there = field.step[place][(facing + one) % 6]
            if not steps or there < 0 or there in state.at[1:3]:
                continue
            if long and min(field.distance[there][foe] for foe in state.at[1:3]) <= 6:
                wanted.add((there, facing))
            else:
                go((there, facing), one, sign, (steps - 1, turns), long=long)

    here = (state.at[0], state.facing[0])
    go(here, -1, 0, (1, 2), long=False)
    if state.far & 1:
        go(here, -1, 0, (3, 2), long=True)
    assert {divmod(end // CRASHES, 6) for end in ends(game, state, 0, line)} == wanted


def test_one_foe_near_is_enough_for_no_long_move() -> None:
    """SJ-H21: only when farther than 6 from all."""
    game = shore("ronin", "master", "student")
    state, index = game.new(1), game.topology.index
    state.at[:3] = [index[place] for place in ("l2", "a2", "j2")]
    mark_far(game, state)
    assert state.far == 0b010, "the one at a2 is far from both others; they are near each other"
