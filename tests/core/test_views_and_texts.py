"""Views show what is added and nothing else; texts are told in the reader's language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.support import toys
from tests.support.toys import throwing

from uguisu.core.errors import CompileError
from uguisu.core.events import EVERYBODY, EngineEvents, Event, EventType, only
from uguisu.core.game import Game
from uguisu.core.state import OFF
from uguisu.core.text import Catalogue, Text
from uguisu.loading import load
from uguisu.match import Match


@pytest.fixture
def game(tmp_path: Path) -> Game:
    return load(toys.pack(tmp_path / "hands", "throwing"), toys.registry())


def test_nothing_is_shown_that_is_not_added(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(throwing.ThrowGame, "show", lambda self, view: None)
    view = game.view(game.new(1, record=True), 0)
    assert (view.pieces, view.marks, view.tracks, view.areas, view.notes, view.log) == (
        (),
        (),
        (),
        (),
        {},
        (),
    )


def test_a_piece_may_be_listed_without_its_place_turned_or_elsewhere(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Out of sight; with a facing; and standing elsewhere on this seat's board than it does in truth."""

    def show(self: Game, view: Any) -> None:
        view.piece(0, seen=False)
        view.piece(1, facing=4, towards=2, state="lying", place=2)
        view.piece(1, place=OFF)

    monkeypatch.setattr(throwing.ThrowGame, "show", show)
    crow, kite, gone = game.view(game.new(1), 0).pieces
    assert (crow.id, crow.place) == ("crow", None)
    assert (kite.place, kite.facing, kite.towards, kite.state) == ("gate", 4, "gate", "lying")
    assert not gone.towards
    assert gone.place is None


def test_marks_lie_on_places_and_between_them_in_an_order_that_tells_nothing(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    marks = [("rope", 1, "", "", 3), ("lantern", 3, "", "", OFF), ("lantern", 0, "one", "B", OFF)]

    def show(self: Game, view: Any) -> None:
        marks.reverse()
        for mark in marks:
            view.mark(*mark)

    monkeypatch.setattr(throwing.ThrowGame, "show", show)
    view = game.view(game.new(1), 0)
    assert view.to_bytes() == game.view(game.new(1), 0).to_bytes()
    assert [(mark.kind, mark.place, mark.to, mark.owner, mark.label) for mark in view.marks] == [
        ("lantern", "home", "", "one", "B"),
        ("lantern", "well", "", "", ""),
        ("rope", "yard", "well", "", ""),
    ]


@pytest.mark.parametrize(
    ("audience", "ears"),
    [(EVERYBODY, {-1, 0, 1, 2, 9}), (only(1), {1}), (only(0, 2), {0, 2}), (0, set())],
)
def test_events_are_heard_by_their_audience(audience: int, ears: set[int]) -> None:
    event = Event(0, "x", audience, {})
    assert {seat for seat in (-1, 0, 1, 2, 9) if event.heard_by(seat)} == ears


def test_nothing_is_told_while_nobody_records(game: Game) -> None:
    state = game.new(1)
    game.emit(state, EngineEvents.moves_again, 0)
    assert state.log is None


def test_names_stand_for_ids_in_the_readers_language(tmp_path: Path) -> None:
    places = [
        {"id": "home", "at": [0, 0], "name": {"en": "the old house", "ru": "старый дом"}},
        {"id": "yard", "at": [1, 0]},
    ]
    path = {"kind": "graph", "id": "m", "places": places, "links": [{"between": ["home", "yard"]}]}
    mission = {"triggers": [{"on": "thrown", "do": [{"op": "move", "piece": "crow", "to": "home"}]}]}
    game = load(toys.pack(tmp_path / "named", "throwing", map=path, mission=mission), toys.registry())
    match = Match(game, 1)
    match.play("rock")
    match.play("rock")
    assert match.view().log[-1].text == "Crow is put at the old house"
    assert match.view("", "ru").log[-1].text == "Crow теперь здесь, старый дом"
    assert match.view("", "ru").log[-1].details == {"piece": "crow", "place": "home"}


def test_a_missing_text_falls_back_to_english_and_then_to_its_key() -> None:
    texts = Catalogue({"en": {"a": "A {x}"}, "ru": {"b": "Б"}})
    assert texts.tell(Text("a", {"x": 1}), "ru") == "A 1"
    assert texts.tell(Text("b"), "ru") == "Б"
    assert texts.tell(Text("c", {"x": 1, "y": "z"}), "ru") == "c: x 1, y z"
    assert texts.tell(Text("a"), "en") == "A {x}"
    assert {"en", "ru"} <= set(texts.languages)


def test_later_texts_lie_over_earlier_ones() -> None:
    texts = Catalogue({"en": {"a": "one", "b": "two"}})
    texts.add({"en": {"a": "ONE"}})
    assert (texts.tell(Text("a")), texts.tell(Text("b"))) == ("ONE", "two")


def test_two_events_of_one_line_must_agree_what_its_details_are(game: Game) -> None:
    assert game.compiled_from is not None
    build = throwing.Throwing().build(game.compiled_from[0], None)
    seen = EventType("A crow is seen.", {"who": "crow"}, says="{who} is seen")
    build.declare({"seen": seen})
    build.declare(
        {"glimpsed": EventType("A cat is.", {"who": "cat"}, says="{who} is seen", logged_as="seen")}
    )
    assert build.line_kinds["seen"] == {"who": "piece"}, "both are pieces"
    with pytest.raises(CompileError, match="lines 'seen' have a `who` of two kinds: piece, place"):
        build.declare({"lit": EventType("A place is lit.", {"who": "place"}, says="{who}", logged_as="seen")})


def test_a_word_is_told_by_its_table_whatever_its_argument_is_called(game: Game) -> None:
    assert game.compiled_from is not None
    build = throwing.Throwing().build(game.compiled_from[0], None)
    build.names["hand"] = {"rock": "a stone"}
    event = EventType("A hand.", {"thrown": "word of hand", "hand": "text"}, says="{thrown}, {hand}")
    build.declare({"odd": event})
    assert build.line_kinds["odd"] == {"thrown": "hand", "hand": "text"}
    assert event.scope == {}, "cards and missions take numbers alone"


def test_each_seat_may_talk_to_the_others_and_an_onlooker_to_nobody(game: Game) -> None:
    state = game.new(1, record=True)
    seats = [seat.id for seat in game.seats]
    assert len(seats) > 1
    for seat, name in enumerate(seats):
        assert game.view(state, seat).talk == tuple(other for other in seats if other != name)
    assert game.view(state, -1).talk == ()
