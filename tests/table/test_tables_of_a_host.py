"""A host opens a second table on a server that runs, and takes one away, from the host's page."""

import asyncio
import re

import pytest
from tests.support.tables import Server

from uguisu_table.room import Rooms
from uguisu_table.sitting import HOST


def test_another_table_is_opened_from_the_hosts_page(server: Server) -> None:
    sitting = server.open("temple/first_steps", samurai="random")
    host = server.browser().enter(sitting.host_key)
    answer = host.post(do="another")
    assert answer.status == 303
    name = answer.headers["location"].split("/")[2]
    assert name != sitting.id
    other = server.hall.find(name)
    assert other is not None
    assert other.game is sitting.game, "compiled once"
    assert other.match.seed != sitting.match.seed
    assert other.chairs["samurai"].bot == "random"
    host.base = f"/t/{name}/{HOST}"
    page = host.page()
    assert f"/s/{other.chairs['ninja'].key}" in page
    assert f'href="/t/{sitting.id}/host/"' in page
    ninja = server.browser().enter(other.chairs["ninja"].key)
    assert "Your turn" in ninja.page()


def test_only_a_host_opens_and_removes(server: Server) -> None:
    sitting = server.open("temple/first_steps")
    ninja, _ = server.seated(sitting)
    assert ninja.post(do="another").status == 409
    assert ninja.post(do="remove").status == 409
    assert [row.id for row in server.hall.rows()] == [sitting.id]


def test_a_table_that_is_taken_away_is_gone(server: Server) -> None:
    sitting, other = server.open("temple/first_steps"), server.open("temple/first_steps", seed=2)
    ninja, samurai = server.seated(sitting)
    ninja.join()
    ninja.take_all(0.5)
    host = server.browser().enter(sitting.host_key)
    assert host.post(do="remove").status == 200
    assert "taken this table away" in ninja.take()["note"]
    ninja.play(0)
    assert "taken this table away" in ninja.take()["note"]
    assert samurai.ask("GET", f"{samurai.base}/").status == 403
    assert server.browser().ask("POST", f"/s/{sitting.chairs['ninja'].key}").status == 404
    assert [row.id for row in server.hall.rows()] == [other.id]
    assert not (server.hall.folder / sitting.id).exists()
    assert server.hall.find(sitting.id) is None


def test_whoever_comes_while_a_table_is_taken_away_does_not_bring_it_back(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = server.open("temple/first_steps")
    rooms, remove, found = Rooms(server.hall), server.hall.remove, []

    async def take_away() -> None:
        loop = asyncio.get_running_loop()

        def meanwhile(name: str) -> None:
            found.append(asyncio.run_coroutine_threadsafe(rooms.find(name), loop).result(60))
            remove(name)

        monkeypatch.setattr(server.hall, "remove", meanwhile)
        await rooms.find(sitting.id)
        await rooms.remove(sitting.id)
        assert await rooms.find(sitting.id) is None

    asyncio.run(take_away())
    assert [room.gone for room in found] == [True]


def test_a_table_that_can_not_be_opened_is_told(server: Server) -> None:
    sitting = server.open("temple/first_steps")
    host = server.browser().enter(sitting.host_key)
    (server.hall.folder / sitting.id / "pack.zip").unlink()
    answer = host.post(do="another")
    assert answer.status == 409
    assert re.search(r"""id="note" role="status">[^<]+""", answer.text)
    assert [row.id for row in server.hall.rows()] == [sitting.id]
