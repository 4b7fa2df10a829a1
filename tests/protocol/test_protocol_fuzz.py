"""Messages that nobody sensible sends: the server answers each by the rules of JSON-RPC, breaks nowhere, and plays on.

A failing run is repeated with the seed in the test's name.
"""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from uguisu_tools.protocol import wire
from uguisu_tools.protocol.methods import METHODS

SEEDS, MESSAGES = range(6), 250
VALUES: tuple[Any, ...] = (
    None, True, 0, -1, 2**63, 2**70, -(2**80), 1e308, "", "ninja", "samurai", "human", "random", "mcts:2",
    "greedy", "en", "..", "\0", "\u202e", "x" * 5000, [], ["ninja"], {}, {"samurai": "random"}, [[[]]], {"a": {"b": []}},
)  # fmt: skip
PARAMS = (
    "protocol", "language", "client", "pack", "seats", "seed", "variants", "options", "bots", "aids", "undo", "game",
    "seat", "move", "to", "text", "on", "save", "card",
)  # fmt: skip
ASKED_RIGHTLY: tuple[tuple[str, dict[str, Any]], ...] = (
    ("new", {}),
    ("new", {"seats": ["ninja"], "bots": {"samurai": "random"}}),
    ("new", {"seed": 3, "variants": ["silence"]}),
    ("view", {"seat": ""}),
    ("view", {"seat": "ninja"}),
    ("legal", {}),
    ("undo", {}),
    ("redo", {}),
    ("bots", {"seats": {"samurai": "greedy"}}),
    ("bots", {}),
    ("save", {}),
    ("replay", {}),
    ("games", {}),
    ("aids", {"on": []}),
    ("face", {"card": "none"}),
    ("say", {"seat": "ninja", "to": "samurai", "text": "hm"}),
    ("close", {}),
)


class Fuzzer:
    """Makes messages, from rubbish to those that are nearly right."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.moves: list[str] = ["ninja:heart"]

    def message(self) -> bytes:
        kind = self.rng.random()
        if kind < 0.1:
            return bytes(self.rng.randrange(256) for _ in range(self.rng.randrange(1, 60))).replace(
                b"\n", b" "
            )
        if kind < 0.2:
            return self._mangled(json.dumps(self._request()).encode())
        if kind < 0.25:
            return json.dumps([self._request() for _ in range(self.rng.randrange(4))]).encode()
        return json.dumps(self._request()).encode()

    def _mangled(self, line: bytes) -> bytes:
        at = self.rng.randrange(len(line))
        return (
            self.rng.choice(
                (line[:at], line[:at] + b"\xff" + line[at:], line[at:], line[:at] + line[at + 1 :])
            )
            or b"{"
        )

    def _request(self) -> Any:
        rng = self.rng
        if rng.random() < 0.05:
            return rng.choice(VALUES)
        method, params = rng.choice(ASKED_RIGHTLY)
        params = dict(params)
        if rng.random() < 0.3:
            method, params = "apply", {"move": rng.choice([*self.moves, "ninja:moon", ""])}
        while rng.random() < 0.3:
            params[rng.choice(PARAMS)] = rng.choice(VALUES)
        request: dict[str, Any] = {
            "jsonrpc": "2.0",
            "id": rng.randrange(1000),
            "method": method,
            "params": params,
        }
        if rng.random() < 0.1:
            request[rng.choice(("jsonrpc", "id", "method", "params", "extra"))] = rng.choice(VALUES)
        if rng.random() < 0.05:
            request.pop(rng.choice(tuple(request)))
        if rng.random() < 0.05:
            request["method"] = rng.choice([*set(METHODS) - {"shutdown"}, "Apply", "__init__"])
        return request


def must_be_an_answer(told: Any) -> None:
    """Each answer has an id, and either a result or an error with a known code and a sentence."""
    assert told["jsonrpc"] == "2.0"
    assert set(told) in ({"jsonrpc", "id", "result"}, {"jsonrpc", "id", "error"})
    if "error" in told:
        error = told["error"]
        assert error["code"] in wire.MEANINGS
        assert error["code"] != wire.INTERNAL_ERROR, error
        assert error["message"]
        assert len(error["message"]) < 20_000


@pytest.mark.parametrize("seed", SEEDS)
def test_any_message_is_answered(client, seed):
    fuzzer = Fuzzer(seed)
    played = 0
    for _ in range(MESSAGES):
        line = fuzzer.message()
        told = client.send(line) if line.strip() else None
        for answer in told if isinstance(told, list) else [told] if told is not None else []:
            must_be_an_answer(answer)
            result = answer.get("result") or {}
            fuzzer.moves = [move["notation"] for move in result.get("moves", ())] or fuzzer.moves
            played += "news" in result
    assert played > 5, "hardly anything was played: the fuzzer has lost its way"
    assert not client.connection.finished
    assert client.ask("new")["to_move"], "and it plays on"


@pytest.mark.parametrize("seed", SEEDS)
def test_who_plays_one_seat_learns_no_seed_and_no_secret(client, seed):
    """Whatever it asks of its game: the seed and the others' eyes stay shut."""
    fuzzer = Fuzzer(seed)
    client.ask("new", seats=["ninja"], bots={"samurai": "random"})
    [session] = client.connection.sessions.values()
    secret = str(session.table.match.seed)
    for _ in range(MESSAGES):
        method, params = fuzzer.rng.choice(ASKED_RIGHTLY)
        if method in ("new", "close", "games"):
            continue
        params = {**params, "game": session.name}
        if fuzzer.rng.random() < 0.5:
            params[fuzzer.rng.choice(("seat", "undo", "seats", "language"))] = fuzzer.rng.choice(VALUES)
        told = json.dumps(client.request(method, **params))
        if not session.table.match.over:
            assert secret not in told
            assert not (method == "view" and params.get("seat") == "samurai" and '"result": {' in told)
