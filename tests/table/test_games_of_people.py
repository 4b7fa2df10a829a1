"""Games at a table are kept with how they ended, once, on the host's machine."""

import asyncio
from pathlib import Path

import pytest
from tests.support.tables import SCENARIOS, Server

from uguisu.loading.overrides import Overrides
from uguisu.plugins import registry
from uguisu_table.hall import Hall
from uguisu_table.room import Room
from uguisu_table.sitting import Sitting
from uguisu_tools.record import keep_people, people_games

STEPS = SCENARIOS / "temple/first_steps"


@pytest.fixture(autouse=True)
def _data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UGUISU_DATA", str(tmp_path / "data"))


def played(hall: Hall, **players: str) -> Sitting:
    sitting = hall.open(STEPS, Overrides(), 7, players)
    for seat in sitting.chairs:
        if not sitting.chairs[seat].bot:
            sitting.come(seat)
            sitting.call(seat, "Somebody")
    while not sitting.match.over:
        if not sitting.go_on():
            seat = sitting.match.to_move
            sitting.play(seat, sitting.match.legal()[0], sitting.turns(seat))
    hall.save(sitting)
    return sitting


def test_an_end_at_a_table_is_kept_once_and_nobodys_name(tmp_path: Path) -> None:
    hall = Hall(tmp_path / "tables", registry())
    sitting = played(hall)
    [kept] = people_games()
    assert (kept.where, kept.name) == ("table", "temple/first_steps")
    assert kept.people_alone
    assert kept.winner == sitting.game.results[sitting.match.state.result].winner()
    assert "Somebody" not in str(kept)
    hall.save(sitting)
    hall.close()
    again = Hall(tmp_path / "tables", registry())
    found = again.find(sitting.id)
    assert found is not None
    again.save(found)
    assert len(people_games()) == 1
    again.close()


def test_who_a_bot_was_is_told_and_bots_alone_are_not_kept(tmp_path: Path) -> None:
    hall = Hall(tmp_path / "tables", registry())
    played(hall, samurai="random")
    played(hall, ninja="random", samurai="random")
    assert [game.seats for game in people_games()] == [{"ninja": "human", "samurai": "random"}]
    keep_people(on=False)
    played(hall)
    assert len(people_games()) == 1
    hall.close()


def test_a_table_that_the_host_ends_is_not_kept(tmp_path: Path) -> None:
    hall = Hall(tmp_path / "tables", registry())
    sitting = hall.open(STEPS, Overrides(), 7, {})
    sitting.begin()
    sitting.end()
    assert people_games() == []
    hall.close()


def test_an_end_that_is_looked_at_is_saved_once(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """And again where something of it is another: who sat there."""
    saved: list[str] = []
    sitting = server.open("temple/first_steps", ninja="random", samurai="random")
    while sitting.go_on():
        pass
    assert sitting.over
    keep = server.hall.save

    def save(one: Sitting) -> None:
        saved.append(one.id)
        keep(one)

    monkeypatch.setattr(server.hall, "save", save)
    room = Room(server.hall, sitting)

    async def looked_at() -> None:
        for _ in range(3):
            room.go_on()
            assert room._bots is not None
            await room._bots
            room._more = True
        sitting.chairs["ninja"].name = "Somebody else"
        await room._let_bots_play()

    asyncio.run(looked_at())
    assert saved == [sitting.id, sitting.id]
