"""The shipped maps hold what the game asks of a castle (SC-04, SC-05, SC-09, SC-11, SC-12)."""

from collections.abc import Callable, Iterable
from typing import Any

from uguisu.board.topology import Adjacency

ZONES = {"garden_gate": range(35, 50), "two_castles": range(110, 131), "crooked_harbour": range(70, 90)}
POSTS = {"garden_gate": 7, "two_castles": 12, "crooked_harbour": 12}
BEDS = {"garden_gate": 8, "two_castles": 14, "crooked_harbour": 12}
"""Room for sleepers, two in a barracks zone: those of the start, and three more for an intruder that dies."""

WALKED = ("open", "moat")


def reached(near: Adjacency, start: int, allowed: Callable[[int], bool] = lambda _: True) -> set[int]:
    found = {start}
    waiting = [start]
    while waiting:
        for place in near[waiting.pop()]:
            if place not in found and allowed(place):
                found.add(place)
                waiting.append(place)
    return found


def track_of(castle_map: Any) -> dict[int, set[int]]:
    near: dict[int, set[int]] = {}
    for edge in castle_map.board.edges:
        if "track" in edge.tags:
            near.setdefault(edge.a, set()).add(edge.b)
            near.setdefault(edge.b, set()).add(edge.a)
    return near


def test_the_map_has_the_size_it_is_meant_to_have(castle_map: Any, pack: str) -> None:
    assert len(castle_map.board) in ZONES[pack]


def test_most_zones_touch_five_or_six_others(castle_map: Any) -> None:
    touching = [len(near) for near in castle_map.board.adjacency]
    assert 5 <= sum(touching) / len(touching) <= 6
    assert min(touching) >= 3, [
        castle_map.board.ids[place] for place, near in enumerate(touching) if near < 3
    ]


def test_guards_reach_every_zone_and_every_dry_one_with_dry_feet(castle_map: Any) -> None:
    near = castle_map.board.walkable(kinds=WALKED)
    everywhere = set(range(len(castle_map.board)))
    assert castle_map.ids(everywhere - reached(near, 0)) == []
    dry = everywhere - castle_map.tagged("moat")
    assert castle_map.ids(dry - reached(near, min(dry), dry.__contains__)) == []


def test_posts_and_barracks_are_as_many_as_are_needed(castle_map: Any, pack: str) -> None:
    posts, barracks = castle_map.tagged("post"), castle_map.tagged("barracks")
    assert len(posts) == POSTS[pack]
    assert 2 * len(barracks) >= BEDS[pack]
    assert castle_map.ids(posts & barracks) == []
    assert castle_map.ids((posts | barracks) & castle_map.tagged("moat")) == []


def test_each_castle_can_hold_three_targets_and_more(castle_map: Any) -> None:
    free = [
        castle_map.castle(side) - castle_map.tagged("post") - castle_map.tagged("moat")
        for side in ("west", "east")
    ]
    assert all(len(zones) >= 5 for zones in free)
    assert sum(map(len, free)) >= 10, "six targets, two traps, two hidden sentries, each in a zone of its own"
    assert not castle_map.castle("west") & castle_map.castle("east")


def test_castles_are_walled_and_have_two_ways_in(castle_map: Any) -> None:
    for side in ("west", "east"):
        castle = castle_map.castle(side)
        across = [edge for edge in castle_map.board.edges if (edge.a in castle) != (edge.b in castle)]
        assert {edge.kind for edge in across} == {"wall", "open"}
        assert sum(edge.kind == "open" for edge in across) >= 2
        assert sum(edge.kind == "wall" for edge in across) > 2 * sum(edge.kind == "open" for edge in across)


def test_the_grounds_lie_within_the_water_and_outside_the_castles(castle_map: Any) -> None:
    grounds = castle_map.tagged("grounds")
    castles = castle_map.castle("west") | castle_map.castle("east")
    assert not grounds & (castles | castle_map.tagged("moat") | castle_map.tagged("edge"))
    starts = grounds - castle_map.tagged("between") - castle_map.tagged("post")
    assert len(starts) >= 6, "a traitor needs a choice of places to start from (SC-12)"
    assert castle_map.tagged("between"), "zones between the castles are barred to the traitor (SC-12)"


def test_the_outside_is_cut_off_from_the_grounds_by_water_and_walls(castle_map: Any) -> None:
    grounds, outside = castle_map.tagged("grounds"), castle_map.tagged("edge")
    for edge in castle_map.board.edges:
        if edge.kind == "open":
            assert not ({edge.a, edge.b} & grounds and {edge.a, edge.b} & outside), castle_map.ids(
                (edge.a, edge.b)
            )


def test_the_track_is_of_one_piece_with_loops_and_forks_and_no_dead_end(castle_map: Any) -> None:
    near = track_of(castle_map)
    assert set(near) == castle_map.tagged("track")
    start = min(near)
    found = reached(tuple(tuple(near.get(place, ())) for place in range(len(castle_map.board))), start)
    assert found == set(near)
    steps = sum(map(len, near.values())) // 2
    assert steps > len(near), "two loops at least, or a patrol always comes the same way"
    assert min(map(len, near.values())) >= 2, "a patrol may not turn back (SC-25), so no track may end"
    assert sum(len(ways) >= 3 for ways in near.values()) >= 2


def test_the_track_crosses_open_borders_only(castle_map: Any) -> None:
    kinds = {edge.kind for edge in castle_map.board.edges if "track" in edge.tags}
    assert kinds == {"open"}
    assert not castle_map.tagged("track", "moat")


def test_banks_are_blue_lines_and_nothing_else_is(castle_map: Any) -> None:
    moat = castle_map.tagged("moat")
    for edge in castle_map.board.edges:
        wet = bool({edge.a, edge.b} & moat)
        assert edge.kind == "moat" if wet and edge.kind != "wall" else edge.kind in ("open", "wall"), (
            castle_map.ids((edge.a, edge.b))
        )


def test_six_targets_have_letters_and_words_of_their_own(mission: Any) -> None:
    targets = mission["props"]["targets"]
    assert [target["letter"] for target in targets] == list("ABCDEF")
    assert distinct(target["title"]["en"] for target in targets)


def test_all_texts_speak_english_russian_italian_and_ukrainian(texts: Any) -> None:
    found = dict(texts)
    assert found
    lacking = {where: table for where, table in found.items() if {"en", "ru", "it", "uk"} - set(table)}
    assert lacking == {}


def test_names_are_distinct_in_every_language(castle_map: Any) -> None:
    names = [place.name for place in castle_map.model.places if place.name is not None]
    assert len(names) >= 20
    for language in ("en", "ru", "it", "uk"):
        assert distinct(name[language] for name in names), language


def distinct(words: Iterable[str]) -> bool:
    given = list(words)
    return len(set(given)) == len(given)
