"""Cards of the engine: targets, costs, hands, drawing, and what who cannot see them may think they are."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.support import toys
from tests.support.toys import court

from uguisu.cards import (
    CardKind,
    DiscardDown,
    PickHand,
    Pile,
    Target,
    Window,
    cards_of,
    deal,
    draw,
    resample,
)
from uguisu.core.build import Build
from uguisu.core.game import Game
from uguisu.core.state import State
from uguisu.loading import check, load
from uguisu.match import Match
from uguisu.plugins.registered import Registry

DECK, DISCARD = 2, 3


class GardenCards(court.CourtCards):
    """Cards that are played on places, and cost strength."""

    windows = {**court.CourtCards.windows, "dawn": Window("At dawn.", ("lady",))}
    targets = {
        **court.CourtCards.targets,
        "noble": Target("Anybody.", "piece", lambda _game, _state, _seat, _actor: (0, 1)),
        "open": Target("An open place.", "place", lambda game, _state, _seat, _actor: (1, 2)),
        "other": Target(
            "Who does not play it.", "seat", lambda _game, _state, seat, _actor: (1 - seat,), ("lord",)
        ),
    }
    types = {"flower": "It costs nothing."}


class Walk(court.Turn):
    """Cards without a type cost a wound of one's own."""

    def budget(self, state: State, seat: int) -> int:
        return 1 if state.tracks[seat] < 2 else 0

    def affords(self, card: CardKind, budget: int) -> bool:
        return bool(budget) or card.type == "flower"

    def pay(self, state: State, frame: list[int], card: CardKind) -> None:
        if card.type != "flower":
            state.tracks[frame[1]] += 1


class Garden(court.Court):
    """The court's cards, played in a garden."""

    id = "garden"
    card_rules = GardenCards

    def build(self, content: Any, options: Any) -> Build:
        build = super().build(content, options)
        build.phases["turn"].__class__ = Walk
        build.rules.replace("turn.legal", build.phases["turn"].legal)
        for phase in (PickHand, DiscardDown):
            build.add_phase(phase())
        return build


def registry() -> Registry:
    class Plugin:
        uguisu_games = staticmethod(court.hookimpl(lambda: [Garden()]))

    return toys.registry(("garden", Plugin))


def garden(folder: Path, *cards: dict[str, Any]) -> Game[State]:
    pack = toys.pack(
        folder / "pack",
        "garden",
        cards={"cards": [{"title": "A card", "deck": "deck", **card} for card in cards]},
    )
    return load(pack, registry())


ROSE = {
    "id": "rose",
    "copies": 10,
    "target": "open",
    "type": "flower",
    "do": [{"op": "say", "text": "A rose."}],
}
THORN = {"id": "thorn", "copies": 10, "do": [{"op": "say", "text": "A thorn."}]}


def begin(game: Game[State], lord: list[int], lady: list[int]) -> Match:
    match = Match(game, 1)
    match.state.areas[0], match.state.areas[1] = lord, lady
    return match


# --- playing ----------------------------------------------------------------------------------------------------


def test_what_a_card_is_played_on_is_asked_where_there_is_a_choice(tmp_path: Path) -> None:
    match = begin(garden(tmp_path, ROSE), [0], [])
    match.play("play:rose")
    assert (match.to_move, match.legal()) == ("lord", ["yard", "gate"])
    match.play("gate")
    assert match.state.areas[DISCARD] == [0]
    assert (match.to_move, match.legal()) == ("lady", ["let-be"])


def test_a_target_can_be_narrowed_by_conditions(tmp_path: Path) -> None:
    at_the_gate = {**ROSE, "target": "noble", "if": [{"test": "at", "piece": "target", "place": "gate"}]}
    match = begin(garden(tmp_path, at_the_gate), [0], [])
    match.play("play:rose")  # but the lady stands there: nothing is asked
    assert match.state.areas[DISCARD] == [0]


def test_a_card_that_finds_no_target_is_not_offered(tmp_path: Path) -> None:
    nowhere = {**ROSE, "target": "noble", "if": [{"test": "at", "piece": "target", "place": "well"}]}
    match = begin(garden(tmp_path, nowhere, THORN), [0, 1], [])
    assert match.legal() == ["pass", "play:thorn"]


def test_a_second_way_to_play_a_card_is_told_apart(tmp_path: Path) -> None:
    both = {**ROSE, "modes": [{"do": [{"op": "say", "text": "Nothing."}]}]}
    match = begin(garden(tmp_path, both), [0], [])
    match.play("play:rose")
    assert match.legal() == ["yard", "gate", "or:effect"]
    match.play("or:effect")
    match.play("let-be")
    assert match.view().log[-1].text == "Nothing."


def test_what_cannot_be_paid_for_is_not_offered(tmp_path: Path) -> None:
    match = begin(garden(tmp_path, ROSE, THORN), [0, 1], [])
    assert match.legal() == ["pass", "play:rose", "play:thorn"]
    match.state.tracks[0] = 2
    assert match.legal() == ["pass", "play:rose"]


def test_what_is_played_is_paid_for(tmp_path: Path) -> None:
    match = begin(garden(tmp_path, ROSE, THORN), [0, 1], [])
    match.play("play:thorn")
    assert match.state.tracks[:2] == [1, 0]


def test_a_rule_of_a_card_works_while_the_card_is_in_the_game(tmp_path: Path) -> None:
    rule = {"on": "game_started", "do": [{"op": "raise", "track": "wounds-lady", "by": 2}]}
    match = Match(garden(tmp_path, {**THORN, "rules": [rule]}), 1)
    assert match.state.tracks[:2] == [0, 2]


def test_all_that_is_wrong_in_cards_is_told_with_its_place(tmp_path: Path) -> None:
    cards = [
        {"id": "a", "title": "A", "deck": "deck", "do": [{"op": "raise", "track": "woes"}]},
        {"id": "b", "title": "B", "deck": "deck", "modes": [{"do": [{"op": "raise", "track": "woe"}]}]},
    ]
    game, found = check(toys.pack(tmp_path / "pack", "garden", cards={"cards": cards}), registry())
    assert game is None
    errors = [finding.path for finding in found if finding.severity == "error"]
    assert errors == [("cards", 0, "do", 0, "track"), ("cards", 1, "modes", 0, "do", 0, "track")]


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ({"target": "othr"}, "unknown-choice"),
        ({"played_in": ["dusk"]}, "unknown-choice"),
        ({"type": "tree"}, "unknown-choice"),
        ({"tags": ["red"]}, "unread-key"),
        ({"played_in": ["dawn"]}, "not-for-owner"),
    ],
)
def test_what_a_card_cannot_say_is_an_error(tmp_path: Path, said: dict[str, Any], code: str) -> None:
    file = {
        "decks": [{"id": "deck", "owner": "lord"}],
        "cards": [{"title": "A card", "deck": "deck", **THORN, **said}],
    }
    _, found = check(toys.pack(tmp_path / "pack", "garden", cards=file), registry())
    assert [finding.code for finding in found if finding.severity == "error"] == [code]


def test_an_answer_is_played_on_what_is_answered(tmp_path: Path) -> None:
    """A place is asked for in one's turn; in answer to a card nobody asks, and the card has nothing to be played on."""
    file = {"cards": [{**ROSE, "title": "Rose", "deck": "deck", "played_in": ["turn", "answer"]}]}
    _, found = check(toys.pack(tmp_path / "pack", "garden", cards=file), registry())
    errors = [(finding.path, finding.message) for finding in found if finding.severity == "error"]
    assert [path for path, _ in errors] == [("cards", 0, "played_in", 1)]
    assert "`rose` cannot be played in the window `answer`" in errors[0][1]


def test_an_answer_takes_the_way_that_fits(tmp_path: Path) -> None:
    both = {**ROSE, "played_in": ["turn", "answer"], "modes": [{"do": [{"op": "say", "text": "Nothing."}]}]}
    match = begin(garden(tmp_path, both), [0], [0])
    match.play("play:rose")
    match.play("yard")
    match.play("answer:rose")
    match.play("let-be")
    assert [line.text for line in match.view().log][-2:] == ["Nothing.", "A rose."]


# --- piles ------------------------------------------------------------------------------------------------------


def test_a_deck_is_shared_out_evenly_and_hands_come_out_of_it() -> None:
    assert deal((2, 4, 1)) == ([0, 0, 1, 1, 1, 1, 2], [])
    assert deal((2, 4, 1), (1, 1, 1)) == ([0, 1, 1, 1], [0, 1, 2])
    assert deal((2, 4, 1), (2, 2, 2), 2) == ([1], [0, 1])
    assert cards_of([0, 2, 1]) == [1, 1, 2]


def test_drawing_shuffles_the_discard_into_an_empty_deck(tmp_path: Path) -> None:
    match = begin(garden(tmp_path, ROSE, THORN), [], [])
    match.state.areas[DECK], match.state.areas[DISCARD] = [0], [1, 1, 0]
    assert draw(match.game, match.state, DECK, 0, 3, refill=DISCARD) == 3
    assert [len(cards) for cards in match.state.areas] == [3, 0, 1, 0]
    assert match.state.areas[0][0] == 0
    assert [event.kind for event in match.state.log or ()][-3:] == ["shuffled", "cards_drawn", "cards_seen"]


def test_drawing_stops_where_no_card_is_left(tmp_path: Path) -> None:
    match = begin(garden(tmp_path, THORN), [], [])
    match.state.areas[DECK] = [0]
    assert draw(match.game, match.state, DECK, 0, 3) == 1
    assert draw(match.game, match.state, DECK, 0, 3) == 0


def test_a_hand_is_picked_card_by_card_and_others_do_not_see_which(tmp_path: Path) -> None:
    match = begin(garden(tmp_path, ROSE, THORN), [], [])
    game, state = match.game, match.state
    game.phases_by_name["pick_hand"].begin(state, 0, DECK, 0, 2)  # type: ignore[attr-defined]
    game.machine.settle(state)
    assert match.legal() == ["take:rose", "take:thorn"]
    pick = game.phases[state.phase]
    assert [[pick.seen(state, kind, seat) for kind in (0, 1)] for seat in (0, 1)] == [[0, 1], [-1, -1]]
    match.play("take:thorn")
    match.play("take:rose")
    assert state.areas[0] == [1, 0]
    assert [line.text for line in match.view("lord").log[-2:]] == ["A card is taken", "A card is taken"]
    assert [line.text for line in match.view("lady").log[-2:]] == ["The Lord takes a card"] * 2
    assert match.legal()[0] == "pass"


def test_cards_are_discarded_down_to_a_hand_limit_and_everybody_sees_which(tmp_path: Path) -> None:
    match = begin(garden(tmp_path, ROSE, THORN), [0, 1, 1], [])
    limit = 1
    game, state = match.game, match.state
    game.phases_by_name["discard_down"].begin(state, 0, 0, DISCARD, len(state.areas[0]) - limit)  # type: ignore[attr-defined]
    game.machine.settle(state)
    match.play("discard:thorn")
    match.play("discard:rose")
    assert (state.areas[0], state.areas[DISCARD]) == ([1], [1, 0])
    assert [line.text for line in match.view("lady").log[-2:]] == ["A card is discarded"] * 2


def test_a_card_keeps_a_number_that_operations_conditions_and_texts_know(tmp_path: Path) -> None:
    lamp = {
        "id": "lamp",
        "title": {"en": "Lamp", "uk": "Лампа"},
        "copies": 10,
        "counter": {"max": 2, "start": 2},
        "if": [{"test": "track", "track": "lamp", "at_least": 1}],
        "do": [
            {"op": "raise", "track": "lamp", "by": -1},
            {"op": "say", "text": {"en": "Oil: {lamp}", "uk": "Олія: {lamp}"}},
        ],
    }
    match = begin(garden(tmp_path, lamp), [0, 0, 0], [])
    for left in (1, 0):
        match.play("play:lamp")
        match.play("let-be")
        assert f"Oil: {left}" in [line.text for line in match.view("lady").log]
        match.play("pass")
    [kept] = [track for track in match.view("lady", "uk").tracks if track.id == "lamp"]
    assert (kept.title, kept.value, kept.low, kept.high) == ("Лампа", 0, 0, 2)
    assert match.legal() == ["pass"]


@pytest.mark.parametrize(
    ("card", "place", "told"),
    [
        ({"id": "rose", "counter": {"max": 2, "start": 3}}, ("cards", 0, "counter", "start"), "more than 2"),
        ({"id": "wounds", "counter": {}}, ("cards", 0, "id"), "already has a track `wounds`"),
    ],
)
def test_a_number_that_a_card_cannot_keep_is_a_finding(
    tmp_path: Path, card: dict[str, Any], place: tuple[object, ...], told: str
) -> None:
    cards = {"cards": [{"title": "A card", "deck": "deck", "copies": 10, **THORN, **card}]}
    game, found = check(toys.pack(tmp_path / "pack", "garden", cards=cards), registry())
    assert game is None
    [error] = [finding for finding in found if finding.severity == "error"]
    assert tuple(error.path) == place
    assert told in error.message


# --- secrecy ----------------------------------------------------------------------------------------------------


def test_what_a_seat_sees_stays_and_the_rest_of_the_pool_is_shared_out_anew(tmp_path: Path) -> None:
    game = garden(tmp_path, ROSE, THORN)
    hands: Counter[int] = Counter()
    for seed in range(300):
        state = game.new(1)
        state.areas = [[0, 0], [1, 1], [0, 1], [0]]
        resample(game, state, 0, random.Random(seed))
        assert (state.areas[0], state.areas[3]) == ([0, 0], [0])
        assert sorted(state.areas[1] + state.areas[DECK]) == [0, 1, 1, 1]
        hands[state.areas[1].count(0)] += 1
    assert hands[0] == pytest.approx(150, abs=40)  # one rose among four unseen cards, two of them in the hand


def test_a_sample_does_not_depend_on_how_unseen_cards_lie(tmp_path: Path) -> None:
    game = garden(tmp_path, ROSE, THORN)
    samples = []
    for hand, deck in (([1, 0], [0, 1]), ([1, 1], [0, 0])):
        state = game.new(1)
        state.areas = [[0], hand, deck, []]
        resample(game, state, 0, random.Random(5))
        samples.append(state.areas)
    assert samples[0] == samples[1]


def test_a_card_that_is_being_played_stays_in_the_hand_it_is_played_from(tmp_path: Path) -> None:
    match = begin(garden(tmp_path, ROSE, THORN), [0, 1], [1])
    match.play("play:rose")  # what on is being asked
    for seed in range(60):
        twin = match.game.determinize(match.state, 1, random.Random(seed))
        assert 0 in twin.areas[0]


def test_piles_say_who_sees_them_and_which_cards_cannot_be_told_apart(tmp_path: Path) -> None:
    build = Garden().build(
        load(toys.pack(tmp_path / "pack", "court"), toys.registry()).compiled_from[0], None
    )  # type: ignore[index]
    hand = Pile("prepared", "owner", "owner").area(build, "lady", 1)
    table = Pile("table").area(build, "lady", 1, circle=3)
    deck = Pile("deck", "nobody").area(build, "lady", 1)
    assert [build.areas[index].id for index in (hand, table, deck)] == [
        "lady_prepared",
        "lady_table",
        "lady_deck",
    ]
    assert [build.areas[index].faces_seen_by for index in (hand, table, deck)] == [2, -1, 0]
    assert [build.areas[index].count_seen_by for index in (hand, table, deck)] == [2, -1, -1]
    assert [build.areas[index].pool for index in (hand, table, deck)] == ["lady", "", "lady"]
