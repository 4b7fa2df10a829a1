"""Sockets that are left half open: a request that never ends, a handshake that never does, somebody who vanishes or does not
read. Each is cut off, and nothing of it stays.
"""

import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.support.nuisances import HEAD, asks_to_stay, bare, is_cut_off
from tests.support.tables import Server, serving, until

from uguisu_table import sockets

SOON = 0.4


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server whose kernel keeps little for who does not read."""
    with serving(tmp_path, kept_by_kernel=4096) as running:
        yield running


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """Have the server wait for nobody for long, until it is undone."""
    with monkeypatch.context() as patched:
        patched.setattr(sockets, "ARRIVING", SOON)
        patched.setattr(sockets, "WRITING", SOON)
        yield patched


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("begun", ["", HEAD, HEAD + "Connection: Upgrade\r\nUpgrade: websocket\r\n"])
def test_a_request_that_never_ends_is_cut_off(server: Server, begun: str) -> None:
    with bare(server.port, begun) as connected:
        assert is_cut_off(connected) == b""
    until(lambda: not server.open_sockets)


@pytest.mark.usefixtures("hasty")
def test_drop_by_drop_is_no_way_to_stay(server: Server) -> None:
    with bare(server.port, HEAD) as connected, contextlib.suppress(ConnectionError):
        connected.settimeout(SOON / 10)
        for number in range(1000):
            connected.sendall(f"X-{number}: drop\r\n".encode())
            with contextlib.suppress(TimeoutError):
                assert connected.recv(1) == b""
                break
        else:
            pytest.fail("it was never cut off")
    until(lambda: not server.open_sockets)


def test_a_form_whose_body_never_comes_is_cut_off(
    server: Server, hasty: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    hasty.undo()
    sitting = server.open("temple/first_steps")
    [ninja, _] = server.seated(sitting)
    cookie, _ = ninja.cookies["seat"]
    form = (
        f"POST {ninja.base}/do HTTP/1.1\r\nHost: {server.here}\r\nOrigin: http://{server.here}\r\n"
        f"Cookie: seat={cookie}\r\nContent-Type: application/x-www-form-urlencoded\r\n"
        "Content-Length: 30\r\n\r\ndo=say&"
    )
    hasty.setattr(sockets, "ARRIVING", SOON)
    with bare(server.port, form) as connected:
        assert is_cut_off(connected) == b""
    hasty.undo()
    until(lambda: not server.open_sockets)
    assert not caplog.records
    assert ninja.page()


def test_a_page_stays(server: Server, hasty: pytest.MonkeyPatch) -> None:
    hasty.undo()
    sitting = server.open("temple/first_steps")
    [ninja, _] = server.seated(sitting)
    hasty.setattr(sockets, "ARRIVING", SOON)
    with bare(server.port, asks_to_stay(server.here, ninja)) as connected:
        connected.settimeout(3 * SOON)
        with pytest.raises(TimeoutError):
            is_cut_off(connected)
    until(lambda: not server.open_sockets)


def test_who_vanishes_is_away(tmp_path: Path) -> None:
    """Her end of the connection is open for the kernel, and nobody answers there: so it is when a phone loses its network."""
    with serving(tmp_path, ws_ping_interval=SOON, ws_ping_timeout=SOON) as server:
        sitting = server.open("temple/first_steps")
        [ninja, samurai] = server.seated(sitting)
        with bare(server.port, asks_to_stay(server.here, ninja)) as vanished:
            assert vanished.recv(12) == b"HTTP/1.1 101"
            until(lambda: not server.gate.count)
            is_cut_off(vanished)
        until(lambda: "is here" not in samurai.page())


def test_who_does_not_read_is_cut_off_and_nothing_is_kept_for_her(
    server: Server, hasty: pytest.MonkeyPatch
) -> None:
    hasty.undo()
    sitting = server.open("spies/back_yard")
    [one, other] = server.seated(sitting)
    cookie, _ = one.cookies["seat"]
    page = f"GET {one.base}/ HTTP/1.1\r\nHost: {server.here}\r\nCookie: seat={cookie}\r\n\r\n"
    hasty.setattr(sockets, "WRITING", SOON)
    with contextlib.ExitStack() as ends:
        for sent in (asks_to_stay(server.here, one), page * 5) * 3:
            ends.enter_context(bare(server.port, sent))
        until(lambda: server.open_sockets == 6)
        until(lambda: not server.open_sockets)
    assert not server.gate.count
    hasty.undo()
    assert "is here" not in other.page()


def test_one_address_has_its_share(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "MOST_SOCKETS_OF_ONE", 4)
    with contextlib.ExitStack() as ends:
        for _ in range(4):
            ends.enter_context(bare(server.port, ""))
        until(lambda: server.open_sockets == 4)
        assert is_cut_off(ends.enter_context(bare(server.port, ""))) == b""
        assert server.open_sockets == 4
    until(lambda: not server.open_sockets)
    assert server.browser().ask("GET", "/").status == 200
