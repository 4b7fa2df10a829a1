"""Lines: good, bad, and much too long."""

from __future__ import annotations

import io
import json

import pytest

from uguisu.plugins import registry
from uguisu_tools.protocol import wire
from uguisu_tools.protocol.connection import serve


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("x", wire.PARSE_ERROR),
        ("{", wire.PARSE_ERROR),
        (b"\xff\xfe", wire.PARSE_ERROR),
        ("[" * 100_000, wire.PARSE_ERROR),
        ("3", wire.INVALID_REQUEST),
        ("null", wire.INVALID_REQUEST),
        ("[]", wire.INVALID_REQUEST),
        ("{}", wire.INVALID_REQUEST),
        ('{"jsonrpc": "1.0", "id": 1, "method": "games"}', wire.INVALID_REQUEST),
        ('{"jsonrpc": "2.0", "id": 1, "method": 7}', wire.INVALID_REQUEST),
        ('{"jsonrpc": "2.0", "id": {}, "method": "games"}', wire.INVALID_REQUEST),
        ('{"jsonrpc": "2.0", "id": 1, "method": "games", "params": [1]}', wire.INVALID_REQUEST),
        ('{"jsonrpc": "2.0", "id": 1, "method": "dance"}', wire.METHOD_NOT_FOUND),
    ],
)
def test_what_is_no_request_is_answered_with_an_error(client, line, code):
    told = client.send(line)
    assert told["jsonrpc"] == "2.0"
    assert told["error"]["code"] == code
    assert told["error"]["message"]


def test_the_id_comes_back_as_it_was(client):
    for request_id in (7, "seven", None, 7.5):
        told = client.send(json.dumps({"jsonrpc": "2.0", "id": request_id, "method": "games"}))
        assert told["id"] == request_id
        assert "result" in told


def test_an_id_comes_back_with_an_error_too(client):
    assert client.send('{"jsonrpc": "2.0", "id": 9}')["id"] == 9


def test_notifications_are_carried_out_and_not_answered(client):
    client.ask("new")
    assert client.send('{"jsonrpc": "2.0", "method": "apply", "params": {"move": "ninja:heart"}}') is None
    assert client.send('{"jsonrpc": "2.0", "method": "apply", "params": {"move": "ninja:moon"}}') is None
    assert client.ask("view", seat="ninja")["ply"] == 1


def test_a_batch(client):
    batch = [
        {"jsonrpc": "2.0", "id": 1, "method": "new"},
        {"jsonrpc": "2.0", "method": "apply", "params": {"move": "ninja:heart"}},
        {"jsonrpc": "2.0", "id": 2, "method": "legal"},
        5,
    ]
    told = client.send(json.dumps(batch))
    assert [answer["id"] for answer in told] == [1, 2, None]
    assert told[1]["result"]["to_move"] == "samurai"
    assert told[2]["error"]["code"] == wire.INVALID_REQUEST


def test_a_batch_of_notifications_is_not_answered(client):
    assert client.send('[{"jsonrpc": "2.0", "method": "new"}]') is None


def test_a_batch_too_big(client):
    request = {"jsonrpc": "2.0", "id": 1, "method": "games"}
    assert client.send(json.dumps([request] * 101))["error"]["code"] == wire.INVALID_REQUEST


def test_it_must_begin_with_initialize(stranger):
    assert stranger.fail("games")[0] == wire.NOT_INITIALIZED
    assert stranger.fail("initialize", protocol=2)[0] == wire.INVALID_PARAMS
    assert stranger.fail("games")[0] == wire.NOT_INITIALIZED
    assert stranger.ask("initialize", protocol=1, client="test")["protocol"] == 1
    stranger.ask("games")


def conversation(*lines: bytes) -> list[dict]:
    sink = io.BytesIO()
    serve(registry(), io.BytesIO(b"".join(lines)), sink)
    return [json.loads(line) for line in sink.getvalue().splitlines()]


def test_a_line_too_long_is_skipped_and_the_next_is_heard():
    long = b'{"jsonrpc": "2.0", "id": 1, "method": "' + b"x" * (wire.MAX_LINE + 100_000) + b'"}\n'
    told = conversation(
        long, b'{"jsonrpc": "2.0", "id": 2, "method": "initialize", "params": {"protocol": 1}}\n'
    )
    assert told[0]["error"]["code"] == wire.INVALID_REQUEST
    assert told[1]["id"] == 2
    assert "result" in told[1]


def test_blank_lines_and_windows_line_ends_are_nothing_special():
    told = conversation(
        b"\n\r\n", b'{"jsonrpc": "2.0", "id": 2, "method": "initialize", "params": {"protocol": 1}}\r\n'
    )
    assert [answer["id"] for answer in told] == [2]


def test_nothing_is_heard_after_shutdown():
    end = b'{"jsonrpc": "2.0", "id": 1, "method": "shutdown"}\n'
    assert [answer["id"] for answer in conversation(end, end)] == [1]


def test_the_last_line_needs_no_end():
    assert len(conversation(b'{"jsonrpc": "2.0", "id": 1, "method": "shutdown"}')) == 1


def test_every_code_has_a_meaning():
    codes = {
        value
        for name, value in vars(wire).items()
        if name.isupper() and isinstance(value, int) and not name.startswith(("MAX", "_"))
    }
    assert codes == set(wire.MEANINGS)
