"""What a mission may do to Temple, and that the rules notice it at once."""

from collections.abc import Callable
from typing import Any

import pytest

from uguisu import Match

Position = Callable[..., Match]


def trigger(on: str, *operations: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"triggers": [{"on": on, "do": list(operations), **more}]}


def result_of(match: Match) -> Any:
    seen = match.view().result
    return seen and seen.id


def test_a_way_that_is_cut_is_a_way_no_more_in_either_direction(position: Position) -> None:
    cut = {"op": "cut", "between": ["door", "pine"]}
    match = position(
        mission=trigger("entered", cut, **{"if": [{"test": "at", "piece": "ninja", "place": "pine"}]})
    )
    match.play("ninja:pine")
    assert match.legal() == ["red:west", "red:stay"]
    for move in ("red:stay", "blue:stay", "green:stay"):
        match.play(move)
    assert match.legal() == ["ninja:lamp"]  # the north tower is held, and the bridge is gone
    assert match.view().log[1].text == "The way between door and pine is gone"
    [mark] = match.view().marks
    assert (mark.kind, mark.title, mark.kind in match.game.shown_marks) == ("cut", "cut", True)
    assert match.view(language="it").marks[0].title == "tagliata"
    match.undo()
    match.play("green:stay")
    assert match.legal() == ["ninja:lamp"]


def marks_of(match: Match) -> list[tuple[str, str, str]]:
    return [(mark.kind, mark.place, mark.to) for mark in match.view().marks]


def test_a_way_that_is_joined_is_a_way_for_all_in_both_directions_until_it_is_cut(position: Position) -> None:
    ways = {"between": ["step", "west"]}
    match = position(
        mission={
            "triggers": [
                {"on": "entered", "once": True, "do": [{"op": "join", **ways}]},
                {"on": "round_ended", "do": [{"op": "cut", **ways}], "if": [ROUND_2]},
            ]
        }
    )
    match.play("ninja:pine")
    assert marks_of(match) == [("joined", "step", "west")]
    assert match.view(language="it").marks[0].title == "una nuova via"
    for move in ("red:west", "blue:stay", "green:stay", "ninja:door"):
        match.play(move)
    assert sorted(match.legal()) == ["red:north", "red:stay", "red:step"]
    for move in ("red:stay", "blue:stay", "green:stay"):
        match.play(move)
    match.play("ninja:step")
    assert (marks_of(match), "red:step" in match.legal()) == ([], False)


ROUND_2 = {"test": "track", "track": "round", "is": 2}


def test_a_way_that_was_cut_is_mended(position: Position) -> None:
    ways = {"between": ["door", "pine"]}
    match = position(
        mission={
            "triggers": [
                {"on": "entered", "once": True, "do": [{"op": "cut", **ways}]},
                {"on": "round_ended", "do": [{"op": "join", **ways}]},
            ]
        }
    )
    match.play("ninja:pine")
    assert marks_of(match) == [("cut", "door", "pine")]
    for move in ("red:stay", "blue:stay", "green:stay"):
        match.play(move)
    assert (marks_of(match), "ninja:door" in match.legal()) == ([], True)
    assert "A way joins door and pine now" in [line.text for line in match.view().log]


def test_a_way_that_is_there_is_not_joined_again(position: Position) -> None:
    match = position(mission=trigger("entered", {"op": "join", "between": ["door", "pine"]}))
    match.play("ninja:step")
    assert (marks_of(match), "join" in match.view().log[-1].text) == ([], True)


def test_a_place_is_not_cut_off_from_itself(position: Position) -> None:
    """Both names in scope are one place here: whoever stands on it may stay there."""
    match = position(mission=trigger("entered", {"op": "cut", "between": ["place", "place"]}))
    match.play("ninja:pine")
    assert "red:stay" in match.legal()
    match.play("red:west")
    for move in ("blue:stay", "green:stay"):
        match.play(move)
    match.play(match.legal()[0])
    assert "red:stay" in match.legal()


def test_te_07_a_cut_that_takes_the_last_way_catches_the_ninja(position: Position) -> None:
    cut = {"op": "cut", "between": ["step", "lamp"]}
    match = position(
        {"pieces": {"ninja": "step", "red": "door", "blue": "east", "green": "south"}, "mover": "green"},
        mission=trigger("round_ended", cut),
    )
    match.play("green:stay")
    assert result_of(match) == "ninja_caught"


def test_te_07_a_mission_may_free_the_ninja_before_its_turn(position: Position) -> None:
    """Whether it is surrounded is asked at its turn, after the mission has had its say."""
    away = {"op": "move", "piece": "green", "to": "west"}
    match = position(
        {"pieces": {"ninja": "step", "red": "door", "blue": "lamp", "green": "south"}, "mover": "green"},
        mission=trigger("round_ended", away),
    )
    match.play("green:stay")
    assert match.legal() == ["ninja:south"]


def test_te_07_a_ninja_put_on_a_tower_has_reached_it(position: Position) -> None:
    fly = {"op": "move", "piece": "ninja", "to": "west"}
    match = position(mission=trigger("entered", fly))
    match.play("ninja:step")
    assert result_of(match) == "ninja_escapes"


def test_te_05_nobody_is_put_where_somebody_stands(position: Position) -> None:
    crowd = {"op": "move", "piece": "red", "to": "south"}
    match = position(mission=trigger("entered", crowd))
    match.play("ninja:step")
    assert [piece.place for piece in match.view().pieces] == ["step", "north", "east", "south"]


def test_te_04_a_samurai_taken_off_the_board_has_no_turn(position: Position) -> None:
    match = position(mission=trigger("entered", {"op": "remove", "piece": "red"}, once=True))
    match.play("ninja:step")
    assert match.legal()[0].startswith("blue:")
    match.play("blue:lamp")
    match.play("green:stay")
    match.play("ninja:door")
    assert match.legal()[0].startswith("blue:")


@pytest.mark.parametrize("gone", ["green", "blue"])
def test_te_04_a_samurai_that_takes_itself_off_ends_its_turn(position: Position, gone: str) -> None:
    match = position(
        mission=trigger(
            "entered",
            {"op": "remove", "piece": gone},
            **{"if": [{"test": "same", "piece": "piece", "is": gone}]},
        )
    )
    for move in ("ninja:pine", "red:stay", "blue:lamp", "green:west" if gone == "green" else "green:stay"):
        match.play(move)
    assert match.to_move == "ninja"
    assert [track.value for track in match.view().tracks if track.id == "turn"] == [1]


def test_with_all_samurai_gone_the_ninja_walks_on(position: Position) -> None:
    off = [{"op": "remove", "piece": piece} for piece in ("red", "blue", "green")]
    match = position(mission=trigger("entered", *off, once=True))
    match.play("ninja:step")
    match.play("ninja:door")
    assert match.to_move == "ninja"
    assert [track.value for track in match.view().tracks if track.id == "turn"] == [2]
    match.play("ninja:west")
    assert result_of(match) == "ninja_escapes"


def test_a_ninja_taken_off_the_board_is_caught(position: Position) -> None:
    match = position(mission=trigger("entered", {"op": "remove", "piece": "ninja"}))
    match.play("ninja:step")
    assert result_of(match) == "ninja_caught"


def test_te_11_an_objective_of_the_last_round_comes_before_the_limit(position: Position) -> None:
    match = position(
        options={"turn_limit": 2},
        mission={
            "objectives": [
                {
                    "id": "hold_out",
                    "for": "ninja",
                    "title": "Hold out",
                    "on": "round_ended",
                    "if": [{"test": "track", "track": "turn", "at_least": 2}],
                }
            ]
        },
    )
    for ninja in ("ninja:step", "ninja:door"):
        for move in (ninja, "red:stay", "blue:stay", "green:stay"):
            match.play(move)
    assert result_of(match) == "hold_out"


def test_te_11_a_track_that_moved_makes_another_position(position: Position) -> None:
    """A mission that counts something is not where it was, though every piece is."""
    match = position(
        options={"repetition": 2, "turn_limit": 9},
        mission={
            "tracks": [{"id": "bell", "title": "Bell", "max": 3}],
            **trigger("round_ended", {"op": "raise", "track": "bell"}),
        },
    )
    rounds = 0
    while not match.over:
        for move in (("ninja:step", "ninja:door")[rounds % 2], "red:stay", "blue:stay", "green:stay"):
            match.play(move)
        rounds += 1
    assert rounds == 5  # the bell stands still at 3 from the third round on; the fifth repeats it
    assert result_of(match) == "repetition"


def test_te_11_a_mission_may_put_the_clock_forward_but_not_past_its_end(position: Position) -> None:
    match = position(mission=trigger("entered", {"op": "raise", "track": "turn", "by": 99}))
    match.play("ninja:step")
    for move in ("red:stay", "blue:stay", "green:stay"):
        match.play(move)
    assert result_of(match) == "time_up"
    assert [track.value for track in match.view().tracks] == [10]


def test_a_choice_in_the_middle_of_a_round_lets_it_go_on_where_it_was(position: Position) -> None:
    match = position(
        mission=trigger(
            "entered",
            {"op": "choose", "as": "who", "seat": "samurai", "pieces": {"side": "samurai"}},
            {"op": "choose", "as": "spot", "seat": "samurai", "places": {"next_to": "who", "free": True}},
            {"op": "move", "piece": "who", "to": "spot"},
            **{"if": [{"test": "side", "piece": "piece", "is": "ninja"}]},
        )
    )
    match.play("ninja:step")
    assert match.legal() == ["red", "blue", "green"]
    match.play("red")
    assert match.legal() == ["pine", "west"]
    match.play("west")
    assert match.legal() == ["red:door", "red:north", "red:stay"]


CART = {"id": "cart", "title": "A cart", "at": "pine"}


def test_te_05_a_cart_that_the_mission_brings_bars_its_crossing(position: Position) -> None:
    match = position(mission={"pieces": [CART]})
    assert match.legal() == ["ninja:step", "ninja:west"]
    match.play("ninja:step")
    assert match.legal() == ["red:west", "red:stay"]


def test_te_05_what_must_not_be_noticed_bars_nothing(position: Position) -> None:
    match = position(mission={"pieces": [{**CART, "seen_by": ["ninja"]}]})
    assert "ninja:pine" in match.legal()


def test_te_07_a_cart_pushed_into_the_last_way_catches_the_ninja(position: Position) -> None:
    push = {"op": "move", "piece": "cart", "to": "lamp"}
    match = position(
        {"pieces": {"ninja": "step", "red": "door", "blue": "east", "green": "south"}, "mover": "green"},
        mission={"pieces": [CART], **trigger("round_ended", push)},
    )
    match.play("green:stay")
    assert result_of(match) == "ninja_caught"


def test_te_05_a_cart_is_not_put_where_somebody_stands(position: Position) -> None:
    match = position(
        mission={"pieces": [CART], **trigger("entered", {"op": "move", "piece": "cart", "to": "red"})}
    )
    match.play("ninja:step")
    assert next(piece.place for piece in match.view().pieces if piece.id == "cart") == "pine"
    assert "move" in match.view().log[-1].text


@pytest.mark.parametrize(
    ("spot", "options"),
    [("north", {}), ("door", {}), ("west", {"samurai_start": None}), ("step", {"ninja_start": None})],
)
def test_te_03_a_cart_takes_nobodys_start(
    findings: Callable[..., Any], spot: str, options: dict[str, Any]
) -> None:
    found = findings(mission={"pieces": [{**CART, "at": spot}]}, options=options)
    assert ("pieces", 0, "at") in [one.path for one in found if one.severity == "error"]


def test_te_03_nor_is_it_put_there_before_they_stand(position: Position) -> None:
    carts = [{**CART, "id": f"cart-{spot}", "at": None} for spot in ("west", "step", "pine")]
    put = [{"op": "move", "piece": cart["id"], "to": str(cart["id"])[5:]} for cart in carts]
    match = position(
        mission={"pieces": carts, **trigger("game_started", *put)},
        options={"samurai_start": None, "ninja_start": None},
    )
    assert match.legal() == ["red@north", "red@east", "red@south", "red@west"]
    assert [p.place for p in match.view().pieces if p.id.startswith("cart")] == [None, None, "pine"]


def stay(*colours: str) -> list[str]:
    return [f"{colour}:stay" for colour in colours]


def movers(match: Match, *moves: str) -> str:
    """Play, and return who is to move next."""
    for move in moves:
        match.play(move)
    return match.legal()[0].partition(":")[0]


def test_a_piece_misses_its_next_moves_and_all_are_told(position: Position) -> None:
    miss = {"op": "miss_move", "who": "blue", "times": 2}
    match = position(mission=trigger("entered", miss, once=True))
    assert movers(match, "ninja:pine") == "red"
    assert {track.id: track.value for track in match.view().tracks}["owed-blue"] == -2
    for _ in range(2):
        assert movers(match, "red:stay") == "green"
        assert "Blue samurai misses a move" in match.view().log[-1].text
        assert movers(match, "green:stay") == "ninja"
        match.play(match.legal()[0])
    assert movers(match, "red:stay") == "blue"


def test_a_ninja_that_misses_its_move_is_not_caught_for_having_none(position: Position) -> None:
    match = position(mission=trigger("stayed", {"op": "miss_move", "who": "ninja"}, once=True))
    match.play("ninja:pine")
    assert movers(match, *stay("red", "blue", "green")) == "red"
    assert movers(match, *stay("red", "blue", "green")) == "ninja"


def test_a_piece_moves_once_more_and_only_once_in_a_turn(position: Position) -> None:
    again = {"op": "move_again", "who": "piece"}
    match = position(
        mission=trigger("entered", again, **{"if": [{"test": "side", "piece": "piece", "is": "ninja"}]})
    )
    assert movers(match, "ninja:pine") == "red"  # the move that has earned it is over
    assert movers(match, *stay("red", "blue", "green"), "ninja:lamp") == "ninja"
    assert match.view().log[-2].text == "Ninja moves once more"
    assert movers(match, match.legal()[0]) == "red"  # though this move, too, has earned one
    match.undo()
    assert match.legal()[0].startswith("ninja:")


def test_samurai_move_again_too_and_what_is_owed_cancels_out(position: Position) -> None:
    do = [
        {"op": "move_again", "who": "red"},
        {"op": "move_again", "who": "blue"},
        {"op": "miss_move", "who": "blue"},
    ]
    match = position(mission=trigger("entered", *do, once=True))
    match.play("ninja:pine")
    assert movers(match, "red:stay") == "red"
    assert movers(match, "red:stay") == "blue"
    assert movers(match, "blue:stay") == "green"


def test_rounds_in_which_all_miss_their_moves_still_end_the_game(position: Position) -> None:
    all_miss = [{"op": "miss_move", "who": one, "times": 9} for one in ("ninja", "red", "blue", "green")]
    match = position(mission=trigger("round_ended", *all_miss))
    for move in ("ninja:pine", *stay("red", "blue", "green")):
        match.play(move)
    assert result_of(match) == "time_up"


@pytest.mark.parametrize(
    ("filtered", "itself"),
    [({"next_to": "door"}, []), ({"within": {"of": "door", "steps": 1}}, ["door"])],
)
def test_filters_go_by_ways_as_they_are_now(
    position: Position, filtered: dict[str, Any], itself: list[str]
) -> None:
    say = {"op": "for_each", "as": "spot", "places": filtered, "do": [{"op": "say", "text": "{spot}"}]}
    ways = [{"op": "cut", "between": ["door", "pine"]}, {"op": "join", "between": ["door", "lamp"]}]
    match = position(mission=trigger("entered", say, ways[0], say, ways[1], say, once=True))
    match.play("ninja:pine")
    lines: list[list[str]] = [[]]
    for event in match.state.log:
        if event.kind == "said":
            lines[-1].append(event.details["values"]["spot"]["place"])
        elif event.kind in ("cut", "joined"):
            lines.append([])
    nearby = [["pine", "step", "west"], ["step", "west"], ["lamp", "step", "west"]]
    assert [sorted(places) for places in lines] == [[*itself, *places] for places in nearby]
