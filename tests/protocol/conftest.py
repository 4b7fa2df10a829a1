"""A conversation within this process."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from uguisu.plugins import registry
from uguisu_tools.protocol.connection import Connection

TRIANGLE = Path(__file__).parents[1] / "packs" / "triangle"


class Client:
    """Talks to a connection as a program on the other end of the pipe would."""

    def __init__(self, begin: bool = True) -> None:
        self.connection = Connection(registry(), TRIANGLE)
        self.count = 0
        if begin:
            self.ask("initialize", protocol=1)

    def send(self, text: str | bytes) -> Any:
        """Send a line as it is; return the answer as data, None when there is none."""
        told = self.connection.answer(text.encode() if isinstance(text, str) else text)
        return None if told is None else json.loads(told)

    def request(self, method: str, **params: Any) -> Any:
        """Send a request; return the whole answer."""
        self.count += 1
        told = self.send(json.dumps({"jsonrpc": "2.0", "id": self.count, "method": method, "params": params}))
        assert told["id"] == self.count
        return told

    def ask(self, method: str, **params: Any) -> Any:
        """Send a request that should do well; return its result."""
        told = self.request(method, **params)
        assert "error" not in told, told
        return told["result"]

    def fail(self, method: str, **params: Any) -> tuple[int, str]:
        """Send a request that should fail; return code and sentence."""
        error = self.request(method, **params)["error"]
        return error["code"], error["message"]


@pytest.fixture
def client() -> Client:
    """A conversation that has begun."""
    return Client()


@pytest.fixture
def stranger() -> Client:
    """A conversation that has not."""
    return Client(begin=False)
