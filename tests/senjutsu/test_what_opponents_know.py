"""What virtual opponents know when they choose what is worst: what everybody at the table does (SJ-80, SJ-82)."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from uguisu.core.machine import UnownedDecision
from uguisu.loading import load
from uguisu.loading.overrides import Overrides
from uguisu_senjutsu.game import SenjutsuGame
from uguisu_senjutsu.opponents import lookahead
from uguisu_senjutsu.state import DECK, WOUNDS, SenjutsuState, area, track
from uguisu_senjutsu.turn.movement import Shift

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "senjutsu"


def test_who_tries_out_what_is_worst_looks_into_no_hidden_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    """SJ-80, SJ-82: what comes of an order is judged by what everybody knows, however the decks lie, and always alike."""
    options = {
        "opponents": {
            "blue": {"character": "captain", "start": "b2"},
            "green": {"character": "captain", "start": "d7"},
        }
    }
    game = load(SCENARIOS / "virtual_opponents", changes=Overrides(options=options))
    assert isinstance(game, SenjutsuGame)
    state = game.new(3)
    game.arrange(state, {"pieces": {"red": "d4", "blue": "d3", "green": "c4"}, "phase": "turn"})
    decks_of = [area(figure, DECK) for figure in (0, *game.solo.opponents)]
    true = [state.areas[deck][:] for deck in decks_of]
    imagined = []

    def harm(_game: SenjutsuGame, _state: SenjutsuState, twin: SenjutsuState) -> tuple[int, int, int]:
        imagined.append([twin.areas[deck][:] for deck in decks_of])
        return 0, 0, 0

    monkeypatch.setattr(lookahead, "_harm_in_the_end", harm)
    chosen = UnownedDecision(game.solo.opponents[0], [0, 1], game.decision(Shift), [0])
    monkeypatch.setattr(Shift, "take", lambda *_: None)
    lookahead.worst(game, state, chosen)
    assert len(imagined) > 2
    assert true not in imagined
    first, second = imagined[:3], imagined[3:]
    assert first == second, "both options are tried out in the same positions"
    twin = game.determinize(state, -1, random.Random(1))
    imagined.clear()
    lookahead.worst(game, twin, chosen)
    assert imagined[:3] == first, "however the decks lie, the same is thought of"


@pytest.mark.parametrize("wounds", [9, 10, 11])
def test_the_defeat_of_one_of_them_weighs_as_much_as_ten_wounds(wounds: int) -> None:
    """SJ-H24: whoever chooses which of two is lost keeps one that has taken more than ten wounds less, not more."""
    game = load(SCENARIOS / "virtual_opponents")
    assert isinstance(game, SenjutsuGame)
    state = game.new(3)
    state.phase = -1  # it is over: nothing more comes of it
    first = game.solo.opponents[0]
    hurt, defeated = state.clone(), state.clone()
    hurt.tracks[track(first, WOUNDS)] += wounds
    defeated.out |= 1 << first
    kept_hurt, kept_alive = (lookahead._harm_in_the_end(game, state, copy)[2] for copy in (hurt, defeated))
    assert (kept_hurt > kept_alive, kept_hurt == kept_alive) == (wounds < 10, wounds == 10)
