"""What a server keeps of much that comes to nothing: it is a process of its own, and its memory is looked at from outside."""

import contextlib
import math
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.support.nuisances import HEAD, asks_to_stay, bare, flood
from tests.support.table_process import Served, served
from tests.support.tables import Browser, until

MUCH = 6.0
"""Megabytes that would be forty bytes kept of each of 150,000 messages, or sixty kilobytes of each of 100 connections."""
SOON = 1.0


@contextlib.contextmanager
def apart(folder: Path, patience: float = 20.0) -> Iterator[Served]:
    with served(folder, patience=patience) as running:
        if math.isnan(running.memory):
            pytest.skip("nothing tells here how much memory a process has")
        yield running


def seated(server: Served) -> list[Browser]:
    *seats, _ = server.open("spies/back_yard", 1)
    return [Browser(server.here).enter(key) for key in seats]


def send_nothing_of_meaning(server: Served, count: int) -> float:
    """Return by how many megabytes the server grows from a fiftieth of so many messages on."""
    with contextlib.ExitStack() as ends:
        one, other = [browser.join() for browser in seated(server)]
        ends.callback(one.close)
        ends.callback(other.close)
        one.take_until(lambda: one.moves or other.take_all(0.1) or other.moves)
        flood(one, other, count // 50)
        before = server.memory
        flood(one, other, count - count // 50, seed=2)
        return server.memory - before


@pytest.mark.slow
def test_nothing_is_kept_of_a_hundred_thousand_messages(tmp_path: Path) -> None:
    with apart(tmp_path) as server:
        assert send_nothing_of_meaning(server, 100_000) < MUCH


def leave_half_open(server: Served, waves: int, each: int) -> float:
    """Open sockets that do not go on, wave by wave; return by how many megabytes the server grows from the second wave on."""
    [one, _] = seated(server)
    page = f"GET {one.base}/ HTTP/1.1\r\nHost: {server.here}\r\nCookie: seat={one.cookies['seat'][0]}\r\n\r\n"
    ways = [asks_to_stay(server.here, one), page * 5, HEAD, ""]
    before, open_at_rest = math.nan, server.sockets
    for wave in range(waves):
        with contextlib.ExitStack() as ends:
            for number in range(each):
                ends.enter_context(bare(server.port, ways[number % len(ways)]))
            until(lambda: server.sockets >= open_at_rest + each // 2)
            until(lambda: server.sockets <= open_at_rest)
        if wave == 1:
            before = server.memory
    assert one.page()
    return server.memory - before


@pytest.mark.slow
def test_nothing_is_kept_of_two_thousand_sockets_that_were_left_half_open(tmp_path: Path) -> None:
    with apart(tmp_path, patience=SOON) as server:
        assert leave_half_open(server, 20, 100) < MUCH
