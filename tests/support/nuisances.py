"""What a server must bear: messages that mean nothing, and sockets that do not go on."""

from __future__ import annotations

import contextlib
import random
import socket

from tests.support.tables import PATIENCE, Browser

HEAD = "GET / HTTP/1.1\r\nHost: here\r\n"


def bare(port: int, sent: str) -> socket.socket:
    """Connect as no browser does, and send something."""
    connected = socket.socket()
    connected.settimeout(PATIENCE)
    connected.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)  # before it is too late
    connected.connect(("127.0.0.1", port))
    connected.sendall(sent.encode())
    return connected


def is_cut_off(connected: socket.socket) -> bytes:
    """Wait until the other side has closed; return what it had sent."""
    got = b""
    with contextlib.suppress(ConnectionError):
        while data := connected.recv(65536):
            got += data
    return got


def asks_to_stay(here: str, browser: Browser) -> str:
    cookie, _ = browser.cookies["seat"]
    return (
        f"GET {browser.base}/live HTTP/1.1\r\nHost: {here}\r\nOrigin: http://{here}\r\n"
        f"Cookie: seat={cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )


def junk(rng: random.Random) -> str | bytes:
    """Return what no page sends."""
    texts = [
        "",
        "{",
        "[]",
        "null",
        "1e999",
        '{"go": 5}',
        '{"go": "?pick=places:nowhere&pick=cards:&moment=99999999999&eyes=samurai"}',
        '{"do": []}',
        '{"do": {"do": 7}}',
        '{"do": {"do": "end"}}',
        '{"do": {"do": "move", "turn": "-1", "move": "x"}}',
        '{"do": {"do": "move", "turn": "\u0662", "move": "x"}}',
        '{"do": {"do": "say", "to": "nobody", "text": "x"}}',
        '{"do": {"do": "bot", "seat": "samurai"}}',
        "[" * 3000,
        '{"go": "' + "%" * 3000 + '"}',
    ]
    if rng.random() < 0.1:
        return rng.randbytes(rng.randrange(200))
    text = rng.choice(texts)
    if text and rng.random() < 0.5:
        at = rng.randrange(len(text))
        text = text[:at] + chr(rng.choice([0, 10, 34, 92, 123, 8206, 65533])) + text[at + 1 :]
    return text


def flood(one: Browser, other: Browser, count: int, seed: int = 1) -> None:
    """Send what means nothing; see that both may go on afterwards, and that nothing has changed."""
    before = one.parts["question"], other.parts["question"], other.parts["board"]
    rng = random.Random(seed)
    for _ in range(count):
        one.send(junk(rng))
        one.take_all()  # who does not read is cut off
    said = f"It is done {seed}"
    one.send({"go": "?"})  # is answered when all before it was
    one.send({"do": {"do": "name", "name": said}})
    one.take_until(lambda: said in one.parts["people"])
    other.take_until(lambda: said in other.parts["people"])
    assert (one.parts["question"], other.parts["question"], other.parts["board"]) == before
