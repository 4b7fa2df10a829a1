"""Tablebases in files: what is read is what was written, and what can't be believed is refused in a sentence."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.support import parlour

import uguisu
from uguisu.bots.bot import Decision
from uguisu.core.errors import UguisuError
from uguisu.core.game import Game
from uguisu.core.state import State
from uguisu.loading.overrides import Overrides
from uguisu_tools.bots.perfect import make
from uguisu_tools.solve.solving import values
from uguisu_tools.solve.tablebase import Entries, Tablebase, read, write

FIRST_STEPS = Path(__file__).parents[2] / "scenarios" / "temple" / "first_steps"


def first_steps() -> Game:
    return uguisu.load(FIRST_STEPS, changes=Overrides(options={"turn_limit": 5}))


@pytest.fixture(params=[lambda: parlour.nim(11), pytest.param(first_steps, marks=pytest.mark.native)])
def written(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Game, Tablebase, Path]:
    game = request.param()
    table = values(game)
    write(table, game, tmp_path / "table")
    return game, table, tmp_path / "table"


def positions(game: Game) -> list[State]:
    """Return the positions of some random games."""
    rng, found = random.Random(1), []
    for seed in range(30):
        state = game.new(seed)
        while not state.over:
            found.append(state.clone())
            game.apply(state, rng.choice(game.legal(state)))
        found.append(state)
    return found


def test_what_is_read_is_what_was_written(written: tuple[Game, Tablebase, Path]) -> None:
    game, table, path = written
    again = read(path, game)
    found = [table(state) for state in positions(game)]
    assert [again(state) for state in positions(game)] == found
    assert again.unit == table.unit
    assert len({*found}) > 4


def test_the_perfect_bot_plays_by_a_file(written: tuple[Game, Tablebase, Path]) -> None:
    game, table, path = written
    state, rng = game.new(), random.Random(1)
    while not state.over:
        decision = Decision(game, state, rng)
        chosen = make(str(path), game).choose(decision)
        before = table(state)
        game.apply(state, chosen)
        assert table(state).winner == before.winner


@pytest.mark.parametrize("keep", [0, 10, 400, -1])
def test_half_a_file_is_refused(written: tuple[Game, Tablebase, Path], keep: int) -> None:
    game, _, path = written
    path.write_bytes(path.read_bytes()[:keep])
    with pytest.raises(UguisuError, match=r"table: (this is not a tablebase|.* damaged)"):
        read(path, game)


def test_a_changed_byte_is_refused(written: tuple[Game, Tablebase, Path]) -> None:
    game, _, path = written
    data = bytearray(path.read_bytes())
    data[-5] ^= 1
    path.write_bytes(data)
    with pytest.raises(UguisuError, match="damaged"):
        read(path, game)


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (lambda text: text.replace(b'"game":"', b'"game":"not_', 1), "it is the tablebase of"),
        (lambda text: text.replace(b'"digest":"', b'"digest":"0', 1), "has changed"),
        (lambda text: text.replace(b'"versions":{', b'"versions":{"x":"1",', 1).replace(b",}", b"}", 1), "other versions"),
        (lambda text: text.replace(b'},"format":1', b'},"format":9', 1), "is of format 9"),
    ],
)  # fmt: skip
def test_what_was_solved_otherwise_is_refused(
    written: tuple[Game, Tablebase, Path], spoil: Callable[[bytes], bytes], told: str
) -> None:
    game, _, path = written
    path.write_bytes(spoil(path.read_bytes()))
    with pytest.raises(UguisuError, match=told):
        read(path, game)


@pytest.mark.native  # Temple is solved by NumPy
def test_a_mission_changes_what_a_file_is_worth(tmp_path: Path) -> None:
    game = first_steps()
    write(values(game), game, tmp_path / "table")
    with pytest.raises(UguisuError, match="'first_steps' has changed since it was solved"):
        read(tmp_path / "table", uguisu.load(FIRST_STEPS))


def test_a_position_that_cannot_come_up_has_no_value() -> None:
    game, other = parlour.nim(5), parlour.nim(30)
    with pytest.raises(UguisuError, match="can't come up"):
        values(game)(other.new())


@pytest.mark.parametrize(("winner", "plies"), [(7, 3), (0, 4_000_000_000)])
def test_what_no_game_can_come_to_is_refused_where_it_is_looked_up(winner: int, plies: int) -> None:
    game = parlour.nim(11)
    state = game.new()
    made_up = Entries.of(game, [(state.position(), winner, plies)])
    with pytest.raises(UguisuError, match="damaged"):
        made_up(state)
