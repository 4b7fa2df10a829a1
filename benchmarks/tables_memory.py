"""An hour's worth of moves at 200 tables with 800 connections, as fast as they go: does the server's memory grow?

At `benchmarks.tables`'s pace, a move every eight seconds at each table, 200 tables make 90,000 moves of people in an hour. Here
whoever is asked answers at once. A game that is over makes room for a new table, as on a server that people come to and leave;
the four games take turns. The server is a process of its own, and only its memory is measured, at equal numbers of moves::

    UGUISU_TABLES=40 UGUISU_MOVES=5000 uv run python -m benchmarks tables_memory

`UGUISU_TRACED=1` has the server say at the end what has grown most since half of the moves were made, by lines of code.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from tests.support.table_process import Served, served
from websockets.exceptions import ConnectionClosed

from benchmarks.tables import Page

TABLES = int(os.environ.get("UGUISU_TABLES", "200"))
MOVES = int(os.environ.get("UGUISU_MOVES", "90000"))
TRACED = bool(os.environ.get("UGUISU_TRACED"))
SAMPLES = 20
WATCHING = 2
PATIENCE = 600.0
PACKS = ("temple/before_dawn", "scorpion/garden_gate", "senjutsu/dojo", "spies/back_yard")


class Played:
    """What all tables have done together."""

    def __init__(self, server: Served) -> None:
        self.server = server
        self.moves, self.opened, self.cut_off = 0, 0, 0
        self.memory: list[float] = []
        self.looked = 0
        self.one_at_a_time = asyncio.Lock()

    async def new_table(self) -> list[str]:
        """Have the server open a table; return its links' secrets."""
        async with self.one_at_a_time:
            number = self.opened
            self.opened += 1
            pack, bot = PACKS[number % len(PACKS)], "random" if number // len(PACKS) % 2 else ""
            return await asyncio.to_thread(self.server.open, pack, number, bot)

    def moved(self) -> None:
        """Count a move, and look at the memory now and then."""
        self.moves += 1
        if self.moves * SAMPLES // MOVES > len(self.memory):
            self.memory.append(self.server.memory)
            if TRACED and len(self.memory) in (SAMPLES // 2, SAMPLES):
                self.server.tell("look")


async def _table(played: Played, rng: random.Random) -> None:
    """Play game after game, until all tables together have made enough moves."""
    while played.moves < MOVES:
        *seats, watch = await played.new_table()
        keys = [*seats, *[watch] * (2 + WATCHING - len(seats))]
        pages = [Page(0, at < len(seats)) for at in range(len(keys))]
        for page, key in zip(pages, keys, strict=True):
            await page.open(played.server.port, key)
        listening = [asyncio.create_task(page.listen()) for page in pages]
        try:
            await _game(played, pages, len(seats), rng)
        finally:
            for task in listening:
                task.cancel()
            await asyncio.gather(*listening, return_exceptions=True)
            for page in pages:
                played.cut_off += page.cut_off
                assert page.socket is not None
                await page.socket.close()


async def _game(played: Played, pages: list[Page], people: int, rng: random.Random) -> None:
    """Play a game. Before each move all pages have read everything so far: else what waits for them would be measured."""
    seats, told = pages[:people], asyncio.Event()
    for page in seats:
        page.asked = told
    told.set()
    while played.moves < MOVES:
        async with asyncio.timeout(PATIENCE):
            for page in pages:
                await page.read_on()
            while not (offered := [(page, moves) for page in seats if (moves := page.moves)]):
                if any("replay.jsonl" in page.question for page in seats):
                    return
                await told.wait()
                told.clear()
        page, moves = rng.choice(offered)
        assert page.socket is not None
        turn = re.search(r'name="turn" value="(\d+)"', page.question)
        assert turn is not None
        page.question = ""
        with suppress(ConnectionClosed):
            await page.socket.send(
                json.dumps({"do": {"do": "move", "turn": turn[1], "move": rng.choice(moves)}})
            )
        played.moved()


async def _measure(server: Served) -> Played:
    played = Played(server)
    await asyncio.gather(*(_table(played, random.Random(number)) for number in range(TABLES)))
    return played


def run() -> Iterator[tuple[str, float, str]]:
    """Measure."""
    with tempfile.TemporaryDirectory() as folder, served(Path(folder), idle=10.0, patience=120.0) as server:
        began = time.monotonic()
        played = asyncio.run(_measure(server))
        took = time.monotonic() - began
    memory = played.memory
    yield "moves of people", played.moves, f"{TABLES} tables, {played.moves / took:.0f} a second"
    yield (
        "tables opened one after another",
        played.opened,
        f"{played.cut_off} times a slow reader was cut off",
    )
    for number in range(0, len(memory), max(1, SAMPLES // 10)):
        yield f"MB after {(number + 1) * MOVES // SAMPLES} moves", memory[number], ""
    half = memory[len(memory) // 2 :]
    yield (
        "MB more at the end than at half of the moves",
        half[-1] - half[0],
        f"{memory[-1]:.0f} MB at the end",
    )
