"""Decks drawn at random by the deck builder's rules: what `validate` lets pass plays to its end, and cards are conserved."""

from __future__ import annotations

import copy
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from uguisu.content.source import InMemorySource, open_source
from uguisu.core.game import Game
from uguisu.loading import check
from uguisu_senjutsu.lints.decks import BUILT, COPIES, IN_ALL
from uguisu_senjutsu.state import AREAS, FOCUS, area, track

PACK = Path(__file__).parents[2] / "scenarios" / "senjutsu" / "snow_field"
HEROES = ("ronin", "master", "warrior", "student")
GAMES_A_DECK = 25


class Builder:
    """Builds decks of forty cards, general ones and the character's own."""

    def __init__(self) -> None:
        plain, _ = check(PACK)
        assert plain is not None
        self.below: Any = open_source(PACK)
        self.data: dict[str, Any] = {one.name: dict(one.data) for one in plain.content.documents.values()}
        self.data["scenario.yaml"].pop("rulings", None)

    def deck(self, hero: str, cards: list[Any], rng: random.Random) -> Counter[str]:
        """Return forty cards: as many copies as ranks allow, in an order drawn at random."""
        held: Counter[str] = Counter()
        ranks: Counter[str] = Counter()
        pool = [
            (card["id"], card["props"].get("rank", "wood"))
            for card in cards
            if "copies" in card and (hero in card["copies"] or not card["props"].get("personal"))
            for _ in range(COPIES[card["props"].get("rank", "wood")])
        ]
        rng.shuffle(pool)
        for card, rank in pool:
            if held.total() < BUILT and ranks[rank] < IN_ALL.get(rank, BUILT):
                held[card] += 1
                ranks[rank] += 1
        assert held.total() == BUILT
        return held

    def game(self, seed: int) -> Game:
        """Return a duel of two built decks; they must be valid."""
        rng = random.Random(seed)
        data = copy.deepcopy(self.data)
        cards, scenario = data["cards.yaml"], data["scenario.yaml"]
        fighters = {}
        for colour in ("red", "blue"):
            hero = rng.choice(HEROES)
            name = f"built_{colour}"
            cards["decks"].append({"id": name, "size": BUILT, "props": {"for": hero}})
            held = self.deck(hero, self.data["cards.yaml"]["cards"], rng)
            for card in cards["cards"]:
                if held[card["id"]]:
                    card["copies"][name] = held[card["id"]]
            fighters[colour] = {"character": hero, "deck": name}
        scenario["options"] = {"fighters": fighters}
        game, found = check(PACK, source=InMemorySource(self.below, data))
        assert game is not None, [finding.message for finding in found]
        return game


def check_game(game: Game, seed: int) -> None:
    """Play at random; after every decision cards are all there, one figure a hex, focus 0 to 3, initiatives at least 1."""
    rng = random.Random(seed)
    state = game.new(seed)
    cards = [owned(state, figure) for figure in (0, 1)]
    while not state.over:
        game.apply(state, rng.choice(game.legal(state)))
        assert state.ply < game.max_plies
        places = [place for place in state.at[:2] if place >= 0]
        assert len(set(places)) == len(places)
        for figure in (0, 1):
            assert 0 <= state.tracks[track(figure, FOCUS)] <= 3
            assert state.level[figure] >= -1
        if state.ply % 20 == 0 or state.over:
            assert [owned(state, figure) for figure in (0, 1)] == cards


def owned(state: Any, figure: int) -> Counter[int]:
    """Return the cards of a figure, wherever they lie."""
    return Counter(card for which in range(AREAS) for card in state.areas[area(figure, which)])


def play_decks(seeds: range, games: int) -> None:
    builder = Builder()
    for seed in seeds:
        game = builder.game(seed)
        for number in range(games):
            check_game(game, seed * 1000 + number)


@pytest.mark.long
def test_some_games_of_generated_decks() -> None:
    play_decks(range(3), 12)


@pytest.mark.slow
def test_five_thousand_games_of_generated_decks() -> None:
    play_decks(range(1000, 1200), GAMES_A_DECK)
