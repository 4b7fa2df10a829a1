"""What a playtest tells of cards, in a game whose cards are the engine's."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.support import toys

from uguisu.core.game import Game
from uguisu.loading import load
from uguisu.match import Match
from uguisu.measures.card_use import card_measure
from uguisu.measures.measure import Use
from uguisu.messages.local_text import localize
from uguisu.plugins import registry
from uguisu_lab.playtest.playing import Plan, Played, play
from uguisu_lab.playtest.tables import Words
from uguisu_lab.playtest.tally import event_title
from uguisu_lab.playtest.values import FEW, Titles, Uses, use_sections
from uguisu_tools.bots.spec import parse_bots


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


@pytest.mark.parametrize(
    ("pack", "owner"),
    [("senjutsu/snow_field", "red"), ("spies/mansion", "guard"), ("scorpion/garden_gate", "ninja")],
)
def test_every_game_with_cards_tells_what_becomes_of_them(pack: str, owner: str) -> None:
    game = load(Path(__file__).parents[2] / "scenarios" / pack)
    bots = parse_bots("random", game, registry())
    played = play(game, Plan("", 1, 3, bots), 0, registry())
    assert not played.failures
    assert any(f".{owner}." in name and use.used for name, use in played.uses.items())
    assert len({turn for use in played.uses.values() for turn in use.turns}) > 1
    assert all(len(use.turns) <= use.used for use in played.uses.values())
    titles = Titles(game, registry())
    told = {name: str(localize(titles.name(name), "en")) for name in played.uses}
    assert all(": " in title for name, title in told.items() if f".{owner}." in name), told


def test_an_event_that_tells_only_names_is_called_by_its_kind() -> None:
    game = load(Path(__file__).parents[2] / "scenarios" / "senjutsu" / "snow_field")
    assert localize(event_title(game, "defeated"), "en") == "\N{HORIZONTAL ELLIPSIS} is defeated"
    assert (
        localize(event_title(game, "track_changed"), "en")
        == "\N{HORIZONTAL ELLIPSIS} is now \N{HORIZONTAL ELLIPSIS}"
    )


@pytest.fixture
def spies_played() -> Played:
    game = load(Path(__file__).parents[2] / "scenarios" / "spies" / "way_in")
    return play(game, Plan("", 1, 3, parse_bots("random", game, registry())), 0, registry())


def test_hands_that_others_see_too_are_hands_and_what_lasts_is_used(spies_played: Played) -> None:
    uses = {name: use for name, use in spies_played.uses.items() if name.startswith("cards.spy-1.")}
    assert any(use.held > use.used == 0 for use in uses.values())  # in hand at the end
    roles = [
        card for card in ("porter", "runner", "swimmer", "burglar", "dancer") if f"cards.spy-1.{card}" in uses
    ]
    assert roles
    assert all(uses[f"cards.spy-1.{card}"].held == uses[f"cards.spy-1.{card}"].used for card in roles)


def test_much_that_was_never_available_is_named_in_a_line(game: Game) -> None:
    titles = Titles(game, registry())
    titles.order.append("m")
    uses = Uses(titles)
    held = {f"m.card{number}": Use("ninja", int(number == 0), 0) for number in range(FEW + 2)}
    uses.add(Played(index=0, seed=0, returns={"ninja": 1.0, "samurai": -1.0}, uses=held), True)
    section = use_sections(uses.summaries(), 1, {"ninja": "Ninja"}, Words("en"))[0]
    (group,) = section.tables[0].groups
    assert [row.name for row in group.rows] == ["Card0"]
    assert group.after == "In no game: " + "; ".join(f"card{number}" for number in range(1, FEW + 2))
