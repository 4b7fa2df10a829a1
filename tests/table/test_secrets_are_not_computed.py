"""What a seat sees is also what it could compute from what it sees: games between people begin with a secret seed."""

import json
import random
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner
from tests.support.tables import SCENARIOS

from uguisu import Match
from uguisu.core.errors import UguisuError
from uguisu.core.game import Game
from uguisu.core.rng import KEY_BITS, SecretSeed, below, derive, seed_of, shuffle, weighted, written
from uguisu.core.state import State
from uguisu.loading import load
from uguisu.loading.overrides import Overrides
from uguisu.plugins import registry
from uguisu_table.commands.table import _open
from uguisu_table.hall import Hall
from uguisu_tools.cli.app import app
from uguisu_tools.protocol.connection import Connection
from uguisu_tools.record import replay, save, turn_file
from uguisu_tools.record.stamp import Stamp

SHORT = 9
"""Bits of the key of the attack that is played through."""
ENOUGH = 128
PACK = SCENARIOS / "spies" / "back_yard"


def keys_that_show(game: Game, seen: turn_file.Turn, bits: int) -> list[int]:
    """The attack: begin the game with one key after the other, and keep those that bring what the spy was shown."""
    return [
        key
        for key in range(1 << bits)
        if turn_file.turn_of(Match(game, SecretSeed.of(key)), seen.seat).views["en"] == seen.views["en"]
    ]


def test_the_attack_finds_a_short_key_and_with_it_what_is_hidden(capsys: pytest.CaptureFixture[str]) -> None:
    game = load(PACK)
    held = Match(game, SecretSeed.of(random.Random(3).getrandbits(SHORT)))
    seen = turn_file.turn_of(held, held.to_move)
    found = keys_that_show(game, seen, SHORT)
    assert int(held.seed) >> 64 in found
    assert any(Match(game, SecretSeed.of(key)).state.facts() == held.state.facts() for key in found)
    with capsys.disabled():
        print(
            f"\n{1 << SHORT} tries for {SHORT} bits; of {KEY_BITS} bits it would be 2**{KEY_BITS - SHORT} times as many"
        )
    assert KEY_BITS >= ENOUGH


def test_the_attack_finds_nothing_of_a_whole_key() -> None:
    game = load(PACK)
    seed = SecretSeed.fresh()
    held = Match(game, seed)
    seen = turn_file.turn_of(held, held.to_move)
    states = [Match(game, SecretSeed.of(key)).state.facts() for key in keys_that_show(game, seen, 6)]
    assert held.state.facts() not in states
    assert int.from_bytes(seed.key) >> ENOUGH, "the key is shorter than it should be"


FIRST_STEPS = SCENARIOS / "temple" / "first_steps"


def by_play(_folder: Path) -> str:
    return CliRunner().invoke(app, ["play", str(FIRST_STEPS)], input="").output


def by_post(folder: Path) -> str:
    told = (
        CliRunner().invoke(app, ["play", str(FIRST_STEPS), "--turn-file", str(folder / "game.json")]).output
    )
    kept = json.loads((folder / "game.json").read_text(encoding="utf-8"))
    assert kept["uguisu_save"]["seed"].startswith("secret:")
    return told + "".join(turn.read_text(encoding="utf-8") for turn in folder.glob("*.turn"))


def by_serve(_folder: Path) -> str:
    connection = Connection(registry(), FIRST_STEPS)
    asked = [("initialize", {"protocol": 1}), ("new", {"seats": ["ninja"]})]
    lines = [
        json.dumps({"jsonrpc": "2.0", "id": 1, "method": what, "params": words}) for what, words in asked
    ]
    return "".join(str(connection.answer(line.encode())) for line in lines)


def by_table(folder: Path) -> str:
    hall = Hall(folder, registry())
    _open(hall, FIRST_STEPS, (), "", None, 0, Overrides())
    hall.close()
    return ""


@pytest.mark.parametrize("how", [by_play, by_post, by_serve, by_table])
def test_games_between_people_begin_with_a_secret_seed(
    how: Callable[[Path], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[int] = []
    fresh = SecretSeed.fresh
    monkeypatch.setattr(SecretSeed, "fresh", lambda: begun.append(fresh()) or begun[-1])
    told = how(tmp_path)
    [seed] = begun
    assert "secret:" not in told
    assert written(seed)[7:71] not in told


def test_who_gives_a_seed_plays_its_game() -> None:
    game = load(PACK)
    assert Match(game, 7).state.facts() == Match(game, seed_of("7")).state.facts()


def test_a_secret_game_is_saved_and_goes_on() -> None:
    game = load(PACK)
    rng = random.Random(2)
    match = Match(game, SecretSeed.of(rng.getrandbits(KEY_BITS)))  # a game that lasts longer than these moves
    for _ in range(12):
        match.play(rng.choice(match.legal()))
    again = save.loads(save.dumps(match), game)
    assert again.state.facts() == match.state.facts()
    assert isinstance(again.state.seed, SecretSeed)
    text = replay.dumps(match)
    assert replay.digest_of_state(match.state) in text
    save.loads(text, game)
    move = rng.choice(match.legal())
    match.play(move)
    again.play(move)
    assert again.state.facts() == match.state.facts()


def test_records_with_a_number_for_a_seed_are_still_read() -> None:
    game = load(PACK)
    match = Match(game, 12345)
    match.play(match.legal()[0])
    text = save.dumps(match)
    assert json.loads(text)["uguisu_save"]["seed"] == "12345"
    older = text.replace('"seed": "12345"', '"seed": 12345')
    assert older != text
    assert save.loads(older, game).state.facts() == match.state.facts()


@pytest.mark.parametrize("said", ['"many"', '"secret:12"', '"secret:' + "g" * 80 + '"', "1.5", "null"])
def test_what_is_no_seed_is_no_stamp(said: str) -> None:
    text = save.dumps(Match(load(PACK), 5)).replace('"seed": "5"', f'"seed": {said}')
    with pytest.raises(UguisuError, match="not a saved game"):
        save.parse(text)


def test_draws_are_even_and_never_the_same_twice() -> None:
    state = State(SecretSeed.of(1))
    drawn = [below(state, 6) for _ in range(600)]
    assert all(60 < drawn.count(side) < 140 for side in range(6))
    cards, later = list(range(30)), State(SecretSeed.of(1))
    shuffle(later, cards)
    assert sorted(cards) == list(range(30)) != cards
    assert later.seed == SecretSeed.of(1) + 29
    assert weighted(state, [(4, 1)]) == 4
    assert repr(state.seed) == "<a secret seed>"


def test_what_bots_draw_tells_nothing_shorter() -> None:
    assert derive(SecretSeed.of(5), "bot", "ninja") >> ENOUGH
    assert derive(SecretSeed.of(5), "bot", "ninja") != derive(SecretSeed.of(6), "bot", "ninja")


def test_the_stamp_hides_nothing_else() -> None:
    assert "seed_text" not in msgspec.json.schema(Stamp)["$defs"]["Stamp"]["properties"]
