"""Tables in browsers: 200 tables with 800 connections; how long until the others see a move, and how the memory grows.

The server is a process of its own; it and the clients share the machine. Each table has two seats and two onlookers, in every
second one a bot plays for the samurai; somebody moves at each table every few seconds.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from html import unescape
from http.client import HTTPConnection
from pathlib import Path

from tests.support.table_process import Served, served
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

TABLES = int(os.environ.get("UGUISU_TABLES", "200"))
WATCHING = int(os.environ.get("UGUISU_TABLES_WATCHING", "2"))
"""Onlookers at a table; with none, people play both seats everywhere."""
EVERY = float(os.environ.get("UGUISU_TABLES_EVERY", "8"))
"""Seconds between the moves at a table."""
SECONDS = float(os.environ.get("UGUISU_TABLES_SECONDS", "120"))


class Page:
    """One open page: what its question asks, and when the picture last changed."""

    def __init__(self, table: int, seat: bool) -> None:
        self.table, self.seat = table, seat
        self.question = ""
        self.socket: ClientConnection | None = None
        self.changed, self.asked, self.answered = asyncio.Event(), asyncio.Event(), asyncio.Event()
        self.bytes, self.cut_off = 0, 0
        self.link = (0, "")

    async def open(self, port: int, key: str) -> None:
        self.link = (port, key)
        base, cookie = await asyncio.to_thread(_enter, port, key)
        self.socket = await connect(
            f"ws://127.0.0.1:{port}{base}/live",
            origin=f"http://127.0.0.1:{port}",  # type: ignore[arg-type]
            additional_headers={"Cookie": f"seat={cookie}"},
            max_size=None,
            compression=None,
            ping_interval=None,
            open_timeout=120,
        )

    async def listen(self) -> None:
        """Read, and come back as a browser does where the server has cut the connection off: too slowly was read."""
        while True:
            assert self.socket is not None
            with suppress(ConnectionClosed):
                await self._read(self.socket)
            self.cut_off += 1
            await self.open(*self.link)
            self.answered.set()

    async def _read(self, socket: ClientConnection) -> None:
        async for text in socket:
            assert isinstance(text, str)
            self.bytes += len(text)
            message = json.loads(text)
            parts = message.get("parts", {})
            if "question" in parts:
                self.question = parts["question"]
                self.asked.set()
            if "board" in parts or "lines" in parts or "more" in message:
                self.changed.set()
            if message.get("note") == "":  # to `read_on`
                self.answered.set()

    async def read_on(self) -> None:
        """Read until nothing waits any more: the server answers a question after all that it has queued before."""
        assert self.socket is not None
        self.answered.clear()
        with suppress(ConnectionClosed):
            await self.socket.send('{"go": "?"}')
        await self.answered.wait()

    @property
    def moves(self) -> list[str]:
        listed = self.question.partition('id="all-moves"')[2]
        return [unescape(move) for move in re.findall(r'name="move" value="([^"]*)"', listed)]


def _enter(port: int, key: str) -> tuple[str, str]:
    connection = HTTPConnection("127.0.0.1", port, timeout=600)
    connection.request("POST", f"/s/{key}", headers={"Origin": f"http://127.0.0.1:{port}"})
    answer = connection.getresponse()
    answer.read()
    cookie = re.search(r"seat=([^;]+)", answer.getheader("set-cookie", ""))
    assert cookie is not None
    return answer.getheader("location", "").rstrip("/"), cookie[1]


async def _play(
    pages: list[Page], waits: list[float], lost: list[int], end: float, rng: random.Random
) -> None:
    """Have somebody move at one table every few seconds, and note when all others have seen it."""
    await asyncio.sleep(rng.uniform(0, EVERY))
    while time.monotonic() < end:
        deciding = [page for page in pages if page.seat and page.moves]
        if deciding:
            page = deciding[0]
            others = [other for other in pages if other is not page]
            turn = re.search(r'name="turn" value="(\d+)"', page.question)
            assert turn is not None
            assert page.socket is not None
            for other in others:
                other.changed.clear()
            move = {"do": "move", "turn": turn[1], "move": rng.choice(page.moves)}
            began = time.monotonic()
            await page.socket.send(json.dumps({"do": move}))

            async def seen(other: Page, began: float = began) -> None:
                try:
                    async with asyncio.timeout(10):
                        await other.changed.wait()
                    waits.append(time.monotonic() - began)
                except TimeoutError:
                    lost.append(other.table)

            await asyncio.gather(*map(seen, others))
        await asyncio.sleep(EVERY * rng.uniform(0.7, 1.3))


async def _measure(server: Served, keys: list[list[str]]) -> Iterator[tuple[str, float, str]]:
    tables = [
        [Page(number, at < len(found) - 1) for at in range(len(found) - 1 + WATCHING + (3 - len(found)))]
        for number, found in enumerate(keys)
    ]
    for number, pages in enumerate(tables):
        for at, page in enumerate(pages):
            await page.open(server.port, keys[number][min(at, len(keys[number]) - 1)])
    listening = [asyncio.create_task(page.listen()) for pages in tables for page in pages]
    await asyncio.sleep(3)
    before, busy = server.memory, server.busy
    waits: list[float] = []
    lost: list[int] = []
    end = time.monotonic() + SECONDS
    await asyncio.gather(
        *(_play(pages, waits, lost, end, random.Random(number)) for number, pages in enumerate(tables))
    )
    after, busy = server.memory, server.busy - busy
    sent = sum(page.bytes for pages in tables for page in pages)
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)
    waits.sort()
    return iter(
        [
            ("connections", len(listening), f"{TABLES} tables"),
            ("pictures seen", len(waits), f"{len(lost)} not within ten seconds"),
            ("ms to the others, median", 1000 * statistics.median(waits), ""),
            ("ms to the others, 95 of 100", 1000 * waits[int(0.95 * len(waits))], ""),
            ("ms to the others, 99 of 100", 1000 * waits[int(0.99 * len(waits))], ""),
            (
                "ms of a processor for each picture",
                1000 * busy / max(1, len(waits) + len(lost)),
                "the server",
            ),
            ("kB a picture", sent / 1000 / max(1, len(waits)), ""),
            ("MB of memory before", before, ""),
            ("MB of memory after", after, f"{SECONDS:.0f} s"),
        ]
    )


def run() -> Iterator[tuple[str, float, str]]:
    """Measure."""
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as server:
        keys = [
            server.open("temple/before_dawn", number, "random" if WATCHING and number % 2 else "")
            for number in range(TABLES)
        ]
        yield from asyncio.run(_measure(server, keys))
