"""A server of tables in a thread of its own, and browsers without a screen: cookies, forms and connections, but no script."""

from __future__ import annotations

import contextlib
import http.client
import json
import random
import re
import socket
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from html import unescape
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import uvicorn
from websockets.sync.client import ClientConnection, connect

from uguisu.loading.overrides import Overrides
from uguisu.plugins import registry
from uguisu_table.app import make_app
from uguisu_table.gate import Gate
from uguisu_table.hall import Hall
from uguisu_table.serving import settings
from uguisu_table.sitting import Sitting
from uguisu_tools.bots.table import HUMAN

SCENARIOS = Path(__file__).parents[2] / "scenarios"
PACKS = ("temple/before_dawn", "scorpion/garden_gate", "senjutsu/dojo", "spies/back_yard")
PATIENCE = 60.0


@dataclass
class Server:
    """A server that runs."""

    hall: Hall
    port: int
    open_ends: contextlib.ExitStack
    gate: Gate
    web: uvicorn.Server

    @property
    def open_sockets(self) -> int:
        """How many connections it has, of any kind."""
        return len(self.web.server_state.connections)

    @property
    def here(self) -> str:
        return f"127.0.0.1:{self.port}"

    def open(self, pack: str = PACKS[0], seed: int = 1, delay: float = 0.0, **players: str) -> Sitting:
        """Open a table; people play the seats that are not named."""
        return self.hall.open(SCENARIOS / pack, Overrides(), seed, players, delay)

    def seated(self, sitting: Sitting) -> list[Browser]:
        """Have a browser come to each seat that people play."""
        return [self.browser().enter(chair.key) for chair in sitting.chairs.values() if not chair.bot]

    def browser(self) -> Browser:
        """Start a browser, whose connection is closed with the server at the latest."""
        started = Browser(self.here)
        self.open_ends.callback(started.close)
        return started


@contextlib.contextmanager
def serving(
    folder: Path, gate: Gate | None = None, kept_by_kernel: int = 0, **other_settings: Any
) -> Iterator[Server]:
    """Run a server on a free port. If `kept_by_kernel` is given, the kernel keeps no more bytes for who does not read."""
    hall = Hall(folder, registry())
    listening = socket.create_server(("127.0.0.1", 0))
    if kept_by_kernel:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, kept_by_kernel)
    gate = gate or Gate((1e9, 1e9), (1e9, 1e9), (1e9, 1e9))
    server = uvicorn.Server(uvicorn.Config(make_app(hall, gate=gate), **settings() | other_settings))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    try:
        with contextlib.ExitStack() as open_ends:
            yield Server(hall, listening.getsockname()[1], open_ends, gate, server)
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        hall.close()
        listening.close()


@dataclass
class Answer:
    """What a server answered."""

    status: int
    headers: dict[str, str]
    text: str


@dataclass
class Browser:
    """One browser. `parts` are those of the page that it shows, as they came over its connection."""

    here: str
    cookies: dict[str, tuple[str, str]] = field(default_factory=dict)
    base: str = ""
    socket: ClientConnection | None = None
    parts: dict[str, str] = field(default_factory=dict)
    received: list[str] = field(default_factory=list)
    headers: dict[str, str] = field(default_factory=dict)
    stack: contextlib.ExitStack = field(default_factory=contextlib.ExitStack)

    def ask(
        self,
        method: str,
        path: str,
        fields: dict[str, str] | None = None,
        headers: dict[str, str] | None = None,
    ) -> Answer:
        """Ask for a page, with cookies as a browser sends them; nothing is followed."""
        sent = dict(self.headers) | ({"Origin": f"http://{self.here}"} if method == "POST" else {})
        held = [f"{name}={value}" for name, (value, where) in self.cookies.items() if path.startswith(where)]
        if held:
            sent["Cookie"] = "; ".join(held)
        body = urlencode(fields) if fields is not None else None
        if body is not None:
            sent["Content-Type"] = "application/x-www-form-urlencoded"
        with contextlib.closing(http.client.HTTPConnection(self.here, timeout=PATIENCE)) as connection:
            connection.request(method, path, body, sent | (headers or {}))
            told = connection.getresponse()
            text = told.read().decode("utf-8", "replace")
        for name, value in told.getheaders():
            if name.lower() == "set-cookie":
                cookie, _, rest = value.partition(";")
                where = re.search(r"Path=([^;]+)", rest)
                named, _, held_value = cookie.partition("=")
                self.cookies[named] = (held_value, where[1] if where else "/")
        return Answer(told.status, {name.lower(): value for name, value in told.getheaders()}, text)

    def enter(self, key: str) -> Browser:
        """Come in by a link."""
        answer = self.ask("POST", f"/s/{key}")
        assert answer.status == 303, answer
        self.base = answer.headers["location"].rstrip("/")
        return self

    def page(self, query: str = "") -> str:
        """Return the page of the seat."""
        answer = self.ask("GET", f"{self.base}/{query}")
        assert answer.status == 200, answer
        return answer.text

    def post(self, **fields: str) -> Answer:
        """Send a form."""
        return self.ask("POST", f"{self.base}/do", fields)

    def join(self, query: str = "") -> Browser:
        """Open the connection of the page."""
        cookie, _ = self.cookies["seat"]
        opening = connect(  # type: ignore[call-overload]
            f"ws://{self.here}{self.base}/live{query}",
            origin=f"http://{self.here}",  # type: ignore[arg-type]
            additional_headers={"Cookie": f"seat={cookie}", **self.headers},
            open_timeout=PATIENCE,
            max_size=None,
        )
        self.socket = self.stack.enter_context(opening)
        self.take()
        return self

    def send(self, message: Any) -> None:
        """Send a message over the connection."""
        assert self.socket is not None
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def take(self, within: float = PATIENCE) -> dict[str, Any]:
        """Wait for the next message, and show it."""
        assert self.socket is not None
        text = self.socket.recv(within)
        assert isinstance(text, str)
        self.received.append(text)
        message: dict[str, Any] = json.loads(text)
        self.parts |= message.get("parts", {})
        if "more" in message:
            known = re.findall(r"<li.*?</li>", self.parts["lines"])
            self.parts["lines"] = "".join([*message["more"], *known][: message["most"]])
        return message

    def take_until(self, true: Callable[[], object], within: float = PATIENCE) -> None:
        """Show what comes until something is true."""
        end = time.monotonic() + within
        while not true():
            self.take(max(0.0, end - time.monotonic()))

    def take_all(self, within: float = 0.0) -> list[dict[str, Any]]:
        """Show all that has come, until nothing has come for so long. What has not come yet is not waited for."""
        found = []
        with contextlib.suppress(TimeoutError):
            while True:
                found.append(self.take(within))
        return found

    def close(self) -> None:
        """Close the connection."""
        self.stack.close()

    @property
    def moves(self) -> list[str]:
        """The moves that the page offers."""
        return moves_of(self.parts.get("question", ""))

    @property
    def turn(self) -> str:
        """What the page says with a move."""
        found = re.search(r'name="turn" value="(\d+)"', self.parts.get("question", ""))
        return found[1] if found else ""

    def play(self, number: int) -> None:
        """Make one of the moves on offer."""
        moves = self.moves
        self.send({"do": {"do": "move", "turn": self.turn, "move": moves[number % len(moves)]}})


def play_out(sitting: Sitting, browsers: Sequence[Browser], most: int = 6000, seed: int = 1) -> int:
    """Have browsers choose at random among what their pages offer until the game is over; return how often."""
    rng, made = random.Random(seed), 0
    waiting = time.monotonic()
    while not sitting.match.over and made < most:
        for browser in browsers:
            browser.take_all(0.0)
        deciding = [browser for browser in browsers if browser.moves]
        if not deciding:
            assert time.monotonic() < waiting + PATIENCE, "nobody is asked anything"
            time.sleep(0.002)
            continue
        browser = rng.choice(deciding)
        browser.play(rng.randrange(1000))
        browser.take()
        made, waiting = made + 1, time.monotonic()
    return made


def moves_of(page: str) -> list[str]:
    """Return the notations of the moves in the list of a page."""
    listed = page.partition('id="all-moves"')[2]
    return [unescape(move) for move in re.findall(r'name="move" value="([^"]*)"', listed)]


def until(true: Any, within: float = PATIENCE) -> None:
    """Wait until something is true."""
    end = time.monotonic() + within
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


__all__ = [
    "HUMAN",
    "PACKS",
    "PATIENCE",
    "SCENARIOS",
    "Answer",
    "Browser",
    "Server",
    "moves_of",
    "play_out",
    "serving",
    "until",
]
