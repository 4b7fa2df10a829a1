"""Cards that several seats choose in secret: nobody learns of them before all are revealed together."""

from __future__ import annotations

import random
from collections import Counter
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
import toys

from uguisu import EVERYBODY, Area, Build, Game, GameType, Result, Seat, State, Track, hookimpl
from uguisu.core.cards import CardRules, CommitCards, Pile, cards_of, turn_up
from uguisu.core.match import Match
from uguisu.core.rng import shuffle
from uguisu.loading import load
from uguisu.testing import check_game

SEATS = ("red", "green", "blue")
DECK, TABLE = 6, 7
PEBBLE, RUBY = 0, 1
CARDS = {
    "cards": [
        {"id": name, "title": name.title(), "deck": "deck", "copies": copies}
        for name, copies in (("pebble", 12), ("ruby", 6))
    ]
}


def hand(seat: int) -> int:
    return 2 * seat


def chosen(seat: int) -> int:
    return 2 * seat + 1


class Choose(CommitCards[State]):
    """Each chooses a card, and blue two; a ruby only in an odd round."""

    def allowed(self, state: State, seat: int, kind: int) -> bool:
        return kind != RUBY or state.tracks[0] % 2 == 1

    def enter(self, state: State) -> None:
        self.begin(state, *((seat, hand(seat), chosen(seat), 1 + seat // 2) for seat in range(3)))
        self.settle(state)

    def reveal(self, state: State) -> None:
        for seat in range(3):
            assert all(self.allowed(state, seat, kind) for kind in state.areas[chosen(seat)])
            turn_up(self.game, state, seat, chosen(seat), TABLE)
        self.game.change_track(state, 0, state.tracks[0] + 1)
        if state.tracks[0] == 3:
            self.game.end(state, 0)
        else:
            self.enter(state)


class Gems(Game[State]):
    zero_sum = False

    def start(self, seed: int) -> State:
        state = State(seed)
        state.tracks = [1]
        deck = cards_of(self.decks["deck"])
        shuffle(state, deck)
        state.areas = [deck[:4], [], deck[4:8], [], deck[8:13], [], deck[13:], []]
        self.rules["commit_cards.enter"](state)
        return state


class GemGame(GameType):
    id = "gems"
    title = "Gems"
    sides = {"all": "Everybody."}
    card_rules = CardRules

    def build(self, content: Any, options: Any) -> Build:
        build = Build(content, options, Gems)
        for number, seat in enumerate(SEATS):
            build.seats.append(Seat(seat, "all"))
            for pile in ("hand", "chosen"):
                Pile(pile, "owner").area(build, seat, number, pool="cards")
        build.areas += [Area("deck", pool="cards"), Area("table", faces_seen_by=EVERYBODY)]
        build.tracks.append(Track("round", 1, 3))
        build.results.append(Result("over", {"all": 0.0}))
        build.add_phase(Choose())
        return build


class Plugin:
    uguisu_games = staticmethod(hookimpl(lambda: [GemGame()]))


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    return toys.pack(tmp_path / "pack", "gems", cards=CARDS, map=toys.packs.PATH)


@pytest.fixture
def match(pack: Path) -> Match:
    match = Match(load(pack, toys.registry(("gems", Plugin))), 1)
    for seat in range(3):
        match.state.areas[hand(seat)] = [PEBBLE, PEBBLE, RUBY, RUBY]
    match.state.areas[DECK] = [PEBBLE] * 6
    return match


def test_the_game_keeps_every_promise(pack: Path) -> None:
    check_game(pack, toys.registry(("gems", Plugin)), thorough=True)


def test_all_is_revealed_together(match: Match) -> None:
    asked = []
    for move in ("choose:ruby", "choose:pebble", "choose:ruby", "choose:ruby"):
        asked.append(match.to_move)
        assert match.state.areas[TABLE] == []
        match.play(move)
    assert asked == ["red", "green", "blue", "blue"]
    assert match.state.areas[TABLE] == [RUBY, PEBBLE, RUBY, RUBY]
    assert [line.text for line in match.view("red").log[-4:-1]] == [
        "red reveals: Ruby",
        "green reveals: Pebble",
        "blue reveals: Ruby, Ruby",
    ]
    assert match.legal() == ["choose:pebble"]  # the second round is an even one


def test_others_hear_and_see_that_a_card_was_chosen_and_not_which(match: Match) -> None:
    views = []
    for move in ("choose:ruby", "choose:pebble"):
        match.play(move)
        views.append((match.view("green"), match.view("blue")))
        assert [line.text for line in match.view("blue").log] == ["red chooses a card"]
        assert "Chosen:" in match.view("red").log[-1].text
        match.undo()
    assert [view.to_bytes() for view in views[0]] == [view.to_bytes() for view in views[1]]


def test_what_is_learned_of_a_choice(match: Match) -> None:
    game, state = match.game, match.state
    phase = game.phases[state.phase]
    assert [phase.seen(state, action, 0) for action in (1, 2)] == [1, 2]
    assert phase.seen(state, 1, 1) == phase.seen(state, 2, 1)
    for move in ("choose:ruby", "choose:pebble", "choose:ruby"):
        match.play(move)
    learned = {phase.seen(match.state, action, 0) for action in (1, 2)}
    assert len(learned) == 2  # with the last choice all are revealed
    other = match.state.clone()
    other.areas[chosen(1)] = [RUBY]
    assert phase.seen(other, 1, 0) not in learned


def test_a_sampled_choice_is_one_that_was_allowed(match: Match) -> None:
    """In an even round nobody may choose a ruby, whatever the hand: so the sample brings a pebble where there is none."""
    game, state = match.game, match.state
    state.tracks[0] = 2
    for seat in range(3):
        state.areas[hand(seat)] = [PEBBLE, RUBY, RUBY, RUBY]
    state.areas[DECK] = [RUBY] * 6
    match.play("choose:pebble")
    rng = random.Random(1)
    for _ in range(50):
        twin = game.determinize(match.state, 1, rng)
        assert twin.areas[chosen(0)] == [PEBBLE]
        assert twin.areas[hand(1)] == state.areas[hand(1)]
        assert [len(area) for area in twin.areas] == [len(area) for area in match.state.areas]
        assert Counter(chain(*twin.areas)) == Counter(chain(*match.state.areas))


def test_who_may_choose_nothing_passes(match: Match) -> None:
    match.state.tracks[0] = 2
    match.state.areas[hand(0)] = [RUBY]
    assert match.legal() == ["pass"]
    match.play("pass")
    assert match.to_move == "green"
    twin = match.game.determinize(match.state, 1, random.Random(1))
    assert twin.areas[chosen(0)] == []
