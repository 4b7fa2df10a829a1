"""Each operation does what its docstring says."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.support import toys

from uguisu.core.state import CHANCE
from uguisu.effects.words import OPERATIONS
from uguisu.loading import check, load
from uguisu.match import Match

Throw = Callable[..., Match]
Tracks = Callable[[Match], dict[str, int]]
Marks = Callable[[Match], list[tuple[str, str]]]
PlaceOf = Callable[[Match, str], str | None]

RAISE = {"op": "raise", "track": "alert"}


def told(match: Match, seat: str = "") -> list[str]:
    return [line.text for line in match.view(seat).log]


def test_every_operation_has_a_test_here() -> None:
    """Those that outlast what does them have theirs in test_lasting.py."""
    here = "".join(
        Path(__file__).with_name(name).read_text(encoding="utf-8")
        for name in (Path(__file__).name, "test_lasting.py")
    )
    tags = {operation.__struct_config__.tag for operation in OPERATIONS}  # type: ignore[attr-defined]
    assert [tag for tag in tags if f'"op": "{tag}"' not in here] == []


# --- tracks ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("by", "value"), [(1, 1), (2, 2), (9, 3), (-1, 0), (0, 0)])
def test_raise_stops_at_the_ends(throw: Throw, tracks: Tracks, by: int, value: int) -> None:
    assert tracks(throw([{**RAISE, "by": by}]))["alert"] == value


def test_raise_takes_an_argument_of_the_event_or_a_track(throw: Throw, tracks: Tracks) -> None:
    match = throw([{"op": "raise", "track": "score", "by": "round"}, {**RAISE, "by": "score"}])
    assert tracks(match) == {"alert": 1, "score": 1, "secret": 0}


def test_set_puts_a_track_down_where_told(throw: Throw, tracks: Tracks) -> None:
    match = throw([{"op": "set", "track": "score", "to": 7}, {"op": "set", "track": "alert", "to": "score"}])
    assert tracks(match) == {"alert": 3, "score": 7, "secret": 0}


def test_a_track_that_stays_is_not_told_of(throw: Throw) -> None:
    assert told(throw([{"op": "set", "track": "alert", "to": 0}])) == ["Rock against rock"]
    assert told(throw([RAISE])) == ["Rock against rock", "Alert is now 1"]


def test_a_secret_track_is_told_to_those_who_see_it(throw: Throw) -> None:
    match = throw([{"op": "raise", "track": "secret"}])
    assert "Secret is now 1" in told(match, "one")
    assert "Secret is now 1" not in told(match, "two")
    assert "secret" not in {track.id for track in match.view("two").tracks}


# --- pieces and marks -----------------------------------------------------------------------------------------


def test_move_puts_a_piece_on_a_place_or_where_another_stands(throw: Throw, place_of: PlaceOf) -> None:
    do = [{"op": "move", "piece": "crow", "to": "well"}, {"op": "move", "piece": "kite", "to": "crow"}]
    match = throw(do)
    assert (place_of(match, "crow"), place_of(match, "kite")) == ("well", "well")


def test_remove_takes_a_piece_off_and_nothing_is_where_it_was(throw: Throw, place_of: PlaceOf) -> None:
    do = [{"op": "remove", "piece": "crow"}, {"op": "move", "piece": "kite", "to": "crow"}]
    match = throw(do)
    assert (place_of(match, "crow"), place_of(match, "kite")) == (None, "home")
    assert "Crow is taken off the map" in told(match)


def test_mark_lays_one_of_a_kind_on_a_place(throw: Throw, marks: Marks) -> None:
    lay = {"op": "mark", "kind": "lantern", "place": "well"}
    match = throw([lay, lay, {**lay, "kind": "trap"}])
    assert marks(match) == [("lantern", "well"), ("trap", "well")]


def test_unmark_takes_from_one_place_or_from_all(throw: Throw, marks: Marks) -> None:
    lay = [
        {"op": "mark", "kind": kind, "place": spot}
        for kind in ("lantern", "trap")
        for spot in ("well", "gate")
    ]
    assert marks(throw([*lay, {"op": "unmark", "kind": "trap", "place": "gate"}])) == [
        ("lantern", "gate"),
        ("lantern", "well"),
        ("trap", "well"),
    ]
    assert marks(throw([*lay, {"op": "unmark", "kind": "trap"}])) == [
        ("lantern", "gate"),
        ("lantern", "well"),
    ]


def test_a_mark_that_goes_is_told_of(throw: Throw) -> None:
    lay = {"op": "mark", "kind": "lantern", "place": "well"}
    assert len(told(throw([lay, {"op": "unmark", "kind": "lantern"}]))) == 3
    assert len(told(throw([{"op": "unmark", "kind": "lantern"}]))) == 1


def test_say_tells_what_names_hold(throw: Throw) -> None:
    say = {
        "op": "say",
        "text": {"en": "{bird} at {bird.place}, {score}, round {round}", "uk": "{bird}: {bird.place}"},
    }
    match = throw([{"op": "for_each", "as": "bird", "pieces": {"side": "two"}, "do": [say]}])
    assert "kite at home, 0, round 1" in told(match)
    assert "kite: home" in [line.text for line in match.view("", "uk").log]


@pytest.mark.parametrize("op", [{"op": "cut"}, {"op": "join"}])
def test_ways_of_a_game_that_says_nothing_of_it_do_not_change(
    complaints: Callable[..., Any], op: dict[str, Any]
) -> None:
    [found] = complaints([{**op, "between": ["home", "yard"]}])
    assert found.message == "The links of this game cannot change"


@pytest.mark.parametrize("op", [{"op": "move_again"}, {"op": "miss_move"}])
def test_moves_are_given_and_taken_only_where_pieces_move_one_by_one(
    complaints: Callable[..., Any], op: dict[str, Any]
) -> None:
    [found] = complaints([{**op, "who": "crow"}])
    assert found.message == "In this game no piece can miss a move or move twice"


# --- steering -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("alert", "score"), [(0, 10), (1, 20)])
def test_if_does_one_thing_or_the_other(throw: Throw, tracks: Tracks, alert: int, score: int) -> None:
    branch = {
        "op": "if",
        "if": [{"test": "track", "track": "alert", "at_least": 1}],
        "do": [{"op": "raise", "track": "score", "by": 20}],
        "else": [{"op": "raise", "track": "score", "by": 10}],
    }
    assert tracks(throw([{**RAISE, "by": alert}, branch]))["score"] == score


def test_if_needs_every_condition(throw: Throw, tracks: Tracks) -> None:
    tests = [{"test": "track", "track": "alert", "is": 0}, {"test": "track", "track": "score", "is": 1}]
    assert tracks(throw([{"op": "if", "if": tests, "do": [RAISE]}]))["alert"] == 0


def test_for_each_goes_through_places_in_map_order(throw: Throw) -> None:
    say = {"op": "say", "text": "here"}
    loop = {
        "op": "for_each",
        "as": "spot",
        "places": {"tag": "open"},
        "do": [{"op": "move", "piece": "crow", "to": "spot"}, say],
    }
    assert told(throw([loop])) == [
        "Rock against rock",
        "Crow is put at the yard",
        "here",
        "Crow is put at the gate",
        "here",
    ]


def test_for_each_looks_again_before_each_turn(throw: Throw, tracks: Tracks) -> None:
    """A place that is taken while the loop runs is passed over when its turn comes."""
    block = {
        "op": "for_each",
        "as": "spot",
        "places": {"free": True},
        "do": [
            RAISE,
            {"op": "move", "piece": "crow", "to": "gate"},
            {"op": "move", "piece": "kite", "to": "well"},
        ],
    }
    assert tracks(throw([block]))["alert"] == 1


def test_for_each_within_for_each(throw: Throw, tracks: Tracks) -> None:
    inner = {
        "op": "for_each",
        "as": "bird",
        "pieces": {"kind": "bird"},
        "do": [{"op": "raise", "track": "score"}],
    }
    outer = {"op": "for_each", "as": "spot", "places": {}, "do": [inner]}
    assert tracks(throw([outer]))["score"] == 8


def test_for_each_over_nothing_does_nothing(throw: Throw, tracks: Tracks) -> None:
    loop = {"op": "for_each", "as": "bird", "pieces": {"at": "well"}, "do": [RAISE]}
    assert tracks(throw([loop]))["alert"] == 0


# --- asking ---------------------------------------------------------------------------------------------------


def test_choose_asks_and_the_rest_waits(throw: Throw, tracks: Tracks, place_of: PlaceOf) -> None:
    ask = {"op": "choose", "as": "spot", "seat": "two", "places": {"next_to": "crow"}, "title": "Where to?"}
    match = throw([ask, {"op": "move", "piece": "crow", "to": "spot"}, RAISE])
    assert (match.to_move, match.legal(), tracks(match)["alert"]) == ("two", ["yard"], 0)
    decision = match.view("two").decision
    assert decision is not None
    assert (decision.title, decision.moves[0].places) == ("Where to?", ("yard",))
    match.play("yard")
    assert (place_of(match, "crow"), tracks(match)["alert"], match.to_move) == ("yard", 1, "one")
    assert match.legal() == ["rock", "paper", "scissors"]


def test_choose_of_a_piece_and_of_answers(throw: Throw, tracks: Tracks, place_of: PlaceOf) -> None:
    match = throw(
        [
            {"op": "choose", "as": "bird", "seat": "one", "pieces": {}},
            {"op": "choose", "as": "answer", "seat": "one", "options": ["Stay", {"en": "Fly", "it": "Vola"}]},
            {
                "op": "if",
                "if": [{"test": "track", "track": "answer", "is": 1}],
                "do": [{"op": "remove", "piece": "bird"}],
            },
        ]
    )
    assert match.legal() == ["crow", "kite"]
    match.play("kite")
    assert match.legal() == ["option1", "option2"]
    decision = match.view("one", "it").decision
    assert decision is not None
    assert [move.label for move in decision.moves] == ["Stay", "Vola"]
    match.play("option2")
    assert (place_of(match, "crow"), place_of(match, "kite")) == ("home", None)


def test_choose_with_nothing_to_pick_from_is_passed_over(throw: Throw, tracks: Tracks) -> None:
    ask = {"op": "choose", "as": "spot", "seat": "two", "places": {"tag": "goal", "free": False}}
    match = throw([ask, RAISE])
    assert (tracks(match)["alert"], match.to_move) == (1, "one")


def test_random_is_decided_by_chance_and_lies_in_the_steps(throw: Throw, place_of: PlaceOf) -> None:
    do = [
        {"op": "random", "as": "spot", "places": {"tag": "open"}},
        {"op": "move", "piece": "crow", "to": "spot"},
    ]
    landed = set()
    for seed in range(12):
        match = throw(do, seed=seed)
        assert match.game.has_chance
        assert match.steps[-1].seat == ""
        landed.add(place_of(match, "crow"))
    assert landed == {"yard", "gate"}


def test_random_is_a_chance_node_with_even_weights(begin: Throw) -> None:
    match = begin([{"op": "random", "as": "spot", "places": {"tag": "open"}}])
    state = match.state.clone()
    for _ in range(2):
        match.game.apply(state, 0)
    assert state.seat == CHANCE
    assert [weight for _, weight in match.game.chances(state)] == [1, 1]


# --- telling and ending ---------------------------------------------------------------------------------------


def test_say_speaks_in_the_readers_language_to_everybody_or_one_side(throw: Throw) -> None:
    aloud = {"op": "say", "text": {"en": "A bell.", "ru": "Колокол."}}
    match = throw([aloud, {"op": "say", "text": "Psst.", "to": "one"}])
    assert told(match, "one")[-2:] == ["A bell.", "Psst."]
    assert told(match, "two")[-1] == "A bell."
    assert match.view("two", "ru").log[-1].text == "Колокол."


def test_end_ends_at_once(throw: Throw, tracks: Tracks) -> None:
    match = throw([{"op": "end", "result": "bell"}, RAISE])
    assert match.over
    assert tracks(match)["alert"] == 0
    assert match.game.returns(match.state) == {"one": -1.0, "two": 1.0}
    assert (match.state.stack, match.state.pending) == ([], [])


# --- cards ----------------------------------------------------------------------------------------------------


def deal(folder: Path, do: list[Any], seed: int = 1) -> Match:
    """Begin a game at court in which a strike does `do`, and play one that nobody answers."""
    cards = {
        "decks": [{"id": "deck", "size": 14}],
        "cards": [
            {"id": "strike", "title": "Strike", "deck": "deck", "copies": 14, "do": do},
        ],
    }
    path = toys.pack(folder / "duel", "court", cards=cards)
    match = Match(load(path, toys.registry()), seed)
    match.play("play:strike")
    match.play("let-be")
    return match


def sizes(match: Match) -> dict[str, int]:
    return {area.id: len(cards) for area, cards in zip(match.game.areas, match.state.areas, strict=True)}


@pytest.mark.parametrize(("count", "drawn"), [(1, 1), (3, 3), (99, 6)])
def test_draw_takes_from_the_top_as_many_as_there_are(tmp_path: Path, count: int, drawn: int) -> None:
    match = deal(tmp_path, [{"op": "draw", "source": "deck", "to": "lady_hand", "count": count}])
    assert sizes(match) == {"lord_hand": 3, "lady_hand": 4 + drawn, "deck": 6 - drawn, "discard": 1}


def test_a_game_knows_out_of_which_areas_texts_take_cards(tmp_path: Path) -> None:
    """For what everybody knows of a hand is not so any more where they may be of any kind."""
    do = [
        {"op": "draw", "source": "deck", "to": "lady_hand"},
        {"op": "put_card", "card": "strike", "source": "lady_hand", "to": "discard"},
        {"op": "shuffle", "area": "deck", "take_in": "discard"},
    ]
    areas = deal(tmp_path, do).game.areas
    for count, taken in (
        (0, set()),
        (1, {"deck"}),
        (2, {"deck", "lady_hand"}),
        (3, {"deck", "lady_hand", "discard"}),
    ):
        game = deal(tmp_path / str(count), do[:count]).game
        assert {areas[area].id for area in game.drawn_from} == taken


def test_draw_is_told_to_each_as_far_as_the_areas_show(tmp_path: Path) -> None:
    match = deal(tmp_path, [{"op": "draw", "source": "deck", "to": "lady_hand", "count": 2}])
    aloud = "2 cards go from the deck to lady_hand"
    assert told(match, "lord")[1:] == [aloud]
    assert told(match, "lady")[1:] == [aloud, "Strike, Strike are new in lady_hand"]
    assert told(match)[1:] == [aloud]


def lay(match: Match, **areas: list[str]) -> Match:
    ids = match.game.card_ids
    for area, cards in areas.items():
        match.state.areas[[one.id for one in match.game.areas].index(area)] = [
            ids.index(card) for card in cards
        ]
    return match


CHOOSE = {"op": "choose", "as": "one", "seat": "lady"}
GIVE = {"op": "put_card", "card": "one", "source": "lady_hand", "to": "discard"}


def play_with(tmp_path: Path, do: list[Any], **areas: list[str]) -> Match:
    """Let the lord strike, the lady not answer, and something happen to these cards."""
    path = toys.pack(tmp_path / "cards", "court", mission={"triggers": [{"on": "card_played", "do": do}]})
    match = lay(Match(load(path, toys.registry()), 1), **{"lord_hand": ["strike"], **areas})
    match.play("play:strike")
    match.play("let-be")
    return match


def test_choose_a_card_of_ones_hand_and_put_it_elsewhere(tmp_path: Path) -> None:
    say = {"op": "say", "text": "Away with {one}!"}
    hand = ["feint", "strike", "parry", "strike"]
    match = play_with(tmp_path, [CHOOSE | {"cards": {"in": "lady_hand"}}, GIVE, say], lady_hand=hand)
    assert (match.to_move, match.legal()) == ("lady", ["strike", "parry", "feint"])
    match.play("parry")
    assert sizes(match)["lady_hand"] == 3
    assert match.view().log[-1].text == "Away with Parry!"
    assert next(area.cards for area in match.view().areas if area.id == "discard")[-1] == "parry"  # type: ignore[index]


def test_choose_among_cards_by_name_only(tmp_path: Path) -> None:
    among = {"in": "lady_hand", "ids": ["feint", "strike"]}
    match = play_with(tmp_path, [CHOOSE | {"cards": among}, GIVE], lady_hand=["feint", "parry", "strike"])
    assert match.legal() == ["strike", "feint"]


@pytest.mark.parametrize(
    ("area", "cards"), [("lord_hand", ["strike", "strike"]), ("deck", ["parry"]), ("lady_hand", [])]
)
def test_nobody_chooses_among_cards_that_they_do_not_see(tmp_path: Path, area: str, cards: list[str]) -> None:
    areas = {"lady_hand": ["parry"], area: cards}
    match = play_with(tmp_path, [CHOOSE | {"cards": {"in": area}}, GIVE], **areas)
    assert all("play:" in move or move == "pass" for move in match.legal())
    assert sizes(match)["lady_hand"] == len(areas["lady_hand"])
    assert "put_card" not in match.view("lord").log[-1].text  # what is hidden is not told to the table


def test_who_else_sits_there_does_not_learn_the_card_that_was_chosen(tmp_path: Path) -> None:
    match = play_with(tmp_path, [CHOOSE | {"cards": {"in": "lady_hand"}}], lady_hand=["feint", "parry"])
    phase, options = match.game.phases[match.state.phase], match.game.legal(match.state)
    assert [phase.seen(match.state, one, 1) for one in options] == options
    assert {phase.seen(match.state, one, 0) for one in options} == {-1}


def test_chance_picks_a_card_as_often_as_it_is_there(tmp_path: Path) -> None:
    pick = {"op": "random", "as": "one", "cards": {"in": "lady_hand"}}
    match = play_with(
        tmp_path, [CHOOSE | {"options": ["Go on"]}, pick, GIVE], lady_hand=["parry"] * 3 + ["feint"]
    )
    game, state = match.game, match.state
    game.play(state, "option1")
    assert state.seat == CHANCE
    assert dict(game.chances(state)) == {1: 3, 2: 1}


def test_put_card_does_nothing_where_the_card_is_not(tmp_path: Path) -> None:
    put = {"op": "put_card", "card": "feint", "source": "lady_hand", "to": "discard"}
    match = play_with(tmp_path, [put], lady_hand=["parry"])
    assert (sizes(match)["lady_hand"], sizes(match)["discard"]) == (1, 1)


@pytest.mark.parametrize(
    ("hand", "cards", "number"),
    [
        (["parry", "parry", "feint"], {}, 3),
        (["parry", "parry", "feint"], {"ids": ["parry"]}, 2),
        ([], {}, 0),
    ],
)
def test_cards_are_counted_copy_by_copy(tmp_path: Path, hand: list[str], cards: Any, number: int) -> None:
    count = {"test": "count", "cards": {"in": "lady_hand", **cards}, "is": number}
    branch = {"op": "if", "if": [count], "do": [{"op": "say", "text": "Right"}]}
    assert told(play_with(tmp_path, [branch], lady_hand=hand))[-1] == "Right"


@pytest.mark.parametrize(
    ("cards", "message"),
    [
        ({"in": "attic"}, "No card area is called 'attic'"),
        ({"in": "deck", "ids": ["strik"]}, "No card is called 'strik'"),
        ({"in": "deck", "tag": "weapon"}, "No tag of cards is called 'weapon'"),
        ({"in": "deck", "type": "attack"}, "No type of cards is called 'attack'"),
    ],
)
def test_cards_that_cannot_be_are_found(tmp_path: Path, cards: Any, message: str) -> None:
    do = [CHOOSE | {"cards": cards}]
    path = toys.pack(tmp_path / "cards", "court", mission={"triggers": [{"on": "card_played", "do": do}]})
    assert message in [found.message for found in check(path, toys.registry())[1]]


def test_shuffle_keeps_the_cards_and_takes_others_in(tmp_path: Path) -> None:
    match = deal(tmp_path, [{"op": "shuffle", "area": "deck", "take_in": "discard"}])
    assert sizes(match) == {"lord_hand": 3, "lady_hand": 4, "deck": 7, "discard": 0}
    assert told(match, "lord")[-1] == "The deck is shuffled"


def test_cancel_stops_what_it_answers(tmp_path: Path) -> None:
    """Strike, parry: no wound. Strike, parry, feint: the parry is stopped, and the wound comes."""
    cards = [
        ("strike", "turn", [{"op": "raise", "track": "wounds"}]),
        ("parry", "answer", [{"op": "cancel"}]),
    ]
    path = toys.pack(
        tmp_path / "duel",
        "court",
        cards={
            "cards": [
                {"id": name, "title": name, "copies": 20, "deck": "deck", "played_in": [window], "do": do}
                for name, window, do in cards
            ]
        },
    )
    game = load(path, toys.registry())
    for answers, wounds in ((0, 1), (1, 0), (2, 1), (3, 0)):
        match = Match(game, 5)
        for area in (0, 1):
            match.state.areas[area] = [0, 0, 1, 1]
        match.play("play:strike")
        for _ in range(answers):
            match.play("answer:parry")
        match.play("let-be")
        assert match.state.tracks[1] == wounds, f"{answers} answers"
        assert match.to_move == "lady"
