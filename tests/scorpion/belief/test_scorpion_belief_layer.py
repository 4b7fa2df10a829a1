"""The deduction as a help that a table may switch on: marks on the map, the same for all who look."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from uguisu.content.loader import read_pack
from uguisu.core.errors import IllegalAction
from uguisu.loading import check, load
from uguisu.loading.overrides import Overrides
from uguisu.match import Match
from uguisu.plugins import registry
from uguisu_scorpion.game import ScorpionGame
from uguisu_scorpion.state import BOTH, ScorpionState
from uguisu_tools.cli.board.drawing import board_of
from uguisu_tools.cli.play.screen import table_lines
from uguisu_tools.protocol.connection import Connection

PACKS = Path(__file__).parents[3] / "scenarios" / "scorpion"
GATE = PACKS / "garden_gate"
ON = ["belief"]


@pytest.fixture(scope="module")
def game() -> ScorpionGame:
    found = load(GATE)
    assert isinstance(found, ScorpionGame)
    return found


def in_the_night(game: ScorpionGame, seed: int, plies: int) -> Match:
    """Play some random plies."""
    match, rng = Match(game, seed), random.Random(seed)
    for _ in range(plies):
        if not match.over:
            match.apply(rng.choice(game.legal(match.state)))  # type: ignore[arg-type]
    return match


def marks(match: Match, seat: str) -> set[tuple[str, str]]:
    """Who can be where, as a view tells it."""
    return {(mark.label, mark.place) for mark in match.view(seat).marks if mark.kind == "belief"}


def test_it_is_off_until_it_is_switched_on_and_the_same_for_all(game: ScorpionGame) -> None:
    match = in_the_night(game, 3, 30)
    state = match.state
    assert isinstance(state, ScorpionState)
    plain = match.view("guards")
    assert not marks(match, "guards")
    match.switch("belief", on=True)
    expected = {
        (game.pieces[game.first + who].id, game.topology.ids[zone])
        for who in BOTH
        for zone in game.belief.zones(state, who)
    }
    assert expected
    assert marks(match, "guards") == marks(match, "intruders") == marks(match, "") == expected
    match.switch("belief", on=False)
    assert match.view("guards") == plain


def test_an_unknown_help_is_refused_with_those_there_are(game: ScorpionGame) -> None:
    match = Match(game, 1)
    with pytest.raises(
        IllegalAction, match=r"there is no aid called 'oracle' in this game \(You can use `belief`"
    ):
        match.switch("oracle", on=True)


@pytest.mark.parametrize("players", [2, 4])
def test_it_tells_nothing_that_may_not_be_known(players: int) -> None:
    """What a seat cannot know is redrawn, and not a byte of its view changes."""
    game = load(GATE, changes=Overrides(options={"players": players}))
    assert isinstance(game, ScorpionGame)
    rng = random.Random(2)
    for seed in range(6):
        match = in_the_night(game, seed, 25 + 20 * seed)
        for seat in range(len(game.seats)):
            seen = game.aided(match.state, seat, "en", ON)  # type: ignore[arg-type]
            for _ in range(2):
                twin = game.determinize(match.state, seat, rng)  # type: ignore[arg-type]
                again = game.aided(twin, seat, "en", ON)
                assert again == msgspec.structs.replace(seen, log=())


class _Client:
    """A connection to a server, and what it answers."""

    def __init__(self) -> None:
        self.connection = Connection(registry(), GATE)
        self.ask("initialize", protocol=1)

    def ask(self, method: str, **params: Any) -> Any:
        told = self.connection.answer(
            msgspec.json.encode({"jsonrpc": "2.0", "id": 1, "method": method, "params": params})
        )
        assert told is not None
        answer = msgspec.json.decode(told)
        return answer.get("result", answer.get("error"))


def test_over_the_protocol() -> None:
    client = _Client()
    begun = client.ask("new", seed=4, aids=ON)
    assert begun["aids"] == [{"id": "belief", "title": "Where they can be"}]
    assert begun["aids_on"] == ON
    told = client.ask("view", seat="guards")["marks"]
    assert {mark["label"] for mark in told if mark["kind"] == "belief"} == {"ninja", "traitor"}
    assert client.ask("aids", on=[])["aids_on"] == []
    assert not [mark for mark in client.ask("view", seat="guards")["marks"] if mark["kind"] == "belief"]
    assert client.ask("aids", on=["oracle"])["code"] == -32602
    assert client.ask("aids")["aids_on"] == []


def test_on_the_terminal(game: ScorpionGame) -> None:
    match = in_the_night(game, 3, 30)
    match.switch("belief", on=True)
    view = match.view("guards", "it")
    lines = [line for line in table_lines(game, view, "it") if "Dove possono essere" in line]
    assert len(lines) == 2
    assert any("?n" in row for row in board_of(game, view, "it", 80).canvas.rows())
    assert not any("belief" in line for line in table_lines(game, view, "it"))


def test_a_ruling_that_is_wrong_says_which_zones(tmp_path: Path) -> None:
    for file in GATE.iterdir():
        if file.is_file():
            (tmp_path / file.name).write_bytes(file.read_bytes())
    rulings = """\
format: 1
rulings:
  - id: wrong
    setup: {pieces: {ninja: m1}, status: {traitor: left}, possible: {ninja: [m1]}, hands: {ninja: []}, phase: ninja}
    play: [stop, done]
    expect:
      - {expect: possible, intruder: ninja, zones: [m1, f1, f2, f3, f8, f9, m2, hall]}
      - {expect: possible, intruder: ninja, count: 3, excludes: [m1]}
      - {expect: possible, intruder: ninja, zones: [nowhere_at_all]}
"""
    (tmp_path / "rulings.yaml").write_text(rulings, encoding="utf-8")
    from uguisu_tools.rulings.run import run_rulings

    pack, _ = read_pack(tmp_path, registry())
    assert pack is not None
    (outcome,) = run_rulings(pack, registry())
    lines = [finding.message for finding in outcome.found]
    assert lines[0].endswith("it can be at `m7`; it can't be at `hall`")
    assert lines[1].endswith("it can be at `m1`; it can be in 8 zones, not in 3")
    assert "nowhere_at_all" in lines[2]


def test_one_that_asks_nothing_is_told_so(tmp_path: Path) -> None:
    for file in GATE.iterdir():
        if file.is_file():
            (tmp_path / file.name).write_bytes(file.read_bytes())
    text = "format: 1\nrulings:\n  - {id: empty, expect: [{expect: possible, intruder: ninja}]}\n"
    (tmp_path / "rulings.yaml").write_text(text, encoding="utf-8")
    lines = [finding.message for finding in check(tmp_path)[1]]
    assert any("Say which zones" in message for message in lines), lines
