"""Who may come in, how often and with how much; what answers say, and what they don't."""

import contextlib
import json
import re
import shutil
import socket
from pathlib import Path

import pytest
from tests.support.nuisances import flood
from tests.support.tables import SCENARIOS, Browser, Server, play_out, serving
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from uguisu.loading.overrides import Overrides
from uguisu_table.gate import Gate
from uguisu_table.sitting import PLAYING

PAGES = ("", "ground.svg", "face/x.svg", "replay.jsonl", "heat.svg", "code/1.svg")


def test_a_link_becomes_a_cookie_that_no_script_reads(server: Server) -> None:
    sitting = server.open("temple/first_steps")
    browser = server.browser()
    answer = browser.ask("POST", f"/s/{sitting.chairs['ninja'].key}")
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert f"path=/t/{sitting.id}/1/" in cookie
    assert sitting.chairs["ninja"].key not in answer.headers["set-cookie"]
    assert sitting.chairs["ninja"].key not in browser.enter(sitting.chairs["ninja"].key).page()


def test_each_sees_only_where_she_sits(server: Server) -> None:
    sitting = server.open("scorpion/garden_gate")
    one, other = server.seated(sitting)
    for page in PAGES:
        answer = one.ask("GET", f"{other.base}/{page}")
        assert answer.status == 403
        sent = {"Cookie": f"seat={one.cookies['seat'][0]}"}
        assert server.browser().ask("GET", f"{other.base}/{page}", headers=sent).status == 403
    host = server.browser().enter(sitting.host_key)
    assert all(chair.key in host.page() for chair in sitting.chairs.values())
    for browser in (one, other):
        assert not any(chair.key in browser.page() for chair in sitting.chairs.values())
        assert browser.ask("GET", f"{browser.base}/code/1.svg").status == 404


def test_forms_and_connections_of_other_sites_are_refused(server: Server) -> None:
    sitting = server.open("temple/first_steps")
    [ninja, _] = server.seated(sitting)
    move = {"do": "move", "turn": "0", "move": sitting.match.legal()[0]}
    for origin in ("http://evil.example", "null", ""):
        assert ninja.ask("POST", f"{ninja.base}/do", move, {"Origin": origin}).status == 403
    assert not sitting.match.steps
    assert ninja.post(**move).status == 303
    with (
        pytest.raises(InvalidStatus),
        connect(  # type: ignore[call-overload]
            f"ws://{server.here}{ninja.base}/live",
            origin="http://evil.example",
            additional_headers={"Cookie": f"seat={ninja.cookies['seat'][0]}"},
        ),
    ):
        pass


def test_every_answer_has_the_policy(server: Server) -> None:
    sitting = server.open("temple/first_steps")
    [ninja, _] = server.seated(sitting)
    for path in (
        "/",
        "/static/table.js",
        "/nowhere",
        f"{ninja.base}/",
        f"{ninja.base}/ground.svg",
        "/s/wrong",
    ):
        answer = ninja.ask("GET", path)
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
    page = ninja.page()
    assert "<style" not in page
    assert " style=" not in page
    assert " on" not in "".join(
        part for part in page.split("<")[1:] if part.startswith(("a ", "button", "form"))
    )
    assert page.count("<script") == 2


def test_a_pack_of_a_stranger_puts_no_script_into_a_page(server: Server, tmp_path: Path) -> None:
    evil = "<img src=x onerror=alert(1)></title><script>alert(2)</script>"
    pack = tmp_path / "evil"
    shutil.copytree(SCENARIOS / "temple/first_steps", pack)
    for name in ("scenario.yaml", "map.yaml"):
        text = (pack / name).read_text(encoding="utf-8")
        named = re.sub(
            r"^( *)(title|name): .*$",
            lambda found: f"{found[1]}{found[2]}: {json.dumps(evil)}",
            text,
            flags=re.M,
        )
        (pack / name).write_text(named, encoding="utf-8")
    sitting = server.hall.open(pack, Overrides(), 1, {})
    for browser in (*server.seated(sitting), server.browser().enter(sitting.host_key)):
        page = browser.page()
        assert "&lt;script&gt;" in page
        assert "<script>alert" not in page
        assert "<img src=x" not in page


def test_wrong_links_cannot_be_tried_out(tmp_path: Path) -> None:
    with serving(tmp_path, Gate(guesses=(5, 0.001), requests=(1000, 100))) as server:
        browser = server.browser()
        answers = [browser.ask("GET", f"/s/{number}").status for number in range(8)]
        assert answers == [404] * 5 + [429] * 3


def test_who_asks_too_often_waits(tmp_path: Path) -> None:
    with serving(tmp_path, Gate(requests=(10, 0.001))) as server:
        browser = server.browser()
        assert [browser.ask("GET", "/").status for _ in range(12)] == [200] * 10 + [429] * 2


def test_large_forms_are_refused(server: Server) -> None:
    sitting = server.open("temple/first_steps")
    [ninja, _] = server.seated(sitting)
    assert ninja.post(do="say", to="samurai", text="x" * 20_000).status == 413
    assert ninja.post(do="say", to="samurai", text="x" * 2_000).status == 409
    assert ninja.post(**{f"field{number}": "x" for number in range(50)}).status == 413


def test_messages_that_mean_nothing_change_nothing(server: Server) -> None:
    sitting = server.open("spies/back_yard")
    [one, other] = [browser.join() for browser in server.seated(sitting)]
    one.take_until(lambda: other.moves or one.moves)
    flood(one, other, 1_500)
    assert not sitting.match.steps
    assert sitting.stage == PLAYING
    seat = sitting.match.to_move
    sitting.play(seat, sitting.match.legal()[0], sitting.turns(seat))


def insist(browser: Browser, times: int) -> None:
    for _ in range(times):
        browser.send({"go": "?"})
        browser.take()


def test_one_who_sends_too_much_is_cut_off(tmp_path: Path) -> None:
    with serving(tmp_path, Gate(messages=(10, 0.001))) as server:
        sitting = server.open("temple/first_steps")
        ninja, samurai = server.seated(sitting)
        ninja.join()
        samurai.join()
        with pytest.raises(ConnectionClosed):
            insist(ninja, 100)
        samurai.send({"go": "?"})
        assert samurai.take()
        with contextlib.suppress(ConnectionClosed):
            ninja.close()


def test_slow_readers_hold_up_nobody(server: Server) -> None:
    sitting = server.open("spies/back_yard")
    [one, other] = server.seated(sitting)
    cookie = one.cookies["seat"][0]
    with contextlib.closing(socket.create_connection(("127.0.0.1", server.port))) as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.sendall(
            (
                f"GET {one.base}/live HTTP/1.1\r\nHost: {server.here}\r\n"
                f"Origin: http://{server.here}\r\nCookie: seat={cookie}\r\n"
                "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
            ).encode()
        )
        one.join()
        other.join()
        play_out(sitting, [one, other], most=60)
    assert sitting.match.over or len(sitting.match.steps) > 20
