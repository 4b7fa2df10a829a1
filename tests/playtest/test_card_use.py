"""What a playtest tells of cards, in a game whose cards are the engine's."""

from __future__ import annotations

from pathlib import Path

import toys

from uguisu.core.match import Match
from uguisu.loading import load
from uguisu.playtest.card_use import card_measure
from uguisu.playtest.measure import Use


def test_cards_count_as_played_or_as_held_to_the_end(tmp_path: Path) -> None:
    match = Match(load(toys.pack(tmp_path / "duel", "court"), toys.registry()), 1)
    match.state.areas[0], match.state.areas[1] = [0, 0, 2], [1, 0]
    for move in ("play:strike", "answer:parry", "let-be", "play:strike", "let-be"):
        match.play(move)
    found = card_measure("court").take(match.game, match.state)
    assert found == {
        "lord.strike": Use("lord", 2, 1),
        "lord.parry": Use("lord", 0, 0),
        "lord.feint": Use("lord", 1, 0),
        "lady.strike": Use("lady", 1, 1),
        "lady.parry": Use("lady", 1, 1),
        "lady.feint": Use("lady", 0, 0),
    }


def test_cards_are_called_by_their_holder_and_their_title(tmp_path: Path) -> None:
    game = load(toys.pack(tmp_path / "duel", "court"), toys.registry())
    names = card_measure("court").names
    assert names is not None
    assert str(names(game)["lady.parry"]) == "lady: Parry"
