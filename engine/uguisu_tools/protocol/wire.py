"""Lines in, lines out; and what can go wrong in a conversation: codes that stay, and a sentence each."""

from collections.abc import Iterator
from typing import IO, Any

import msgspec

PARSE_ERROR = -32700
INVALID_REQUEST = -32600
METHOD_NOT_FOUND = -32601
INVALID_PARAMS = -32602
INTERNAL_ERROR = -32603
NOT_INITIALIZED = 1
NO_SUCH_GAME = 2
BAD_PACK = 3
ILLEGAL_ACTION = 4
NOT_YOUR_SEAT = 5
NOT_YOUR_TURN = 6
REFUSED = 7
BAD_SAVE = 8
TOO_MUCH = 9

MEANINGS: dict[int, str] = {
    PARSE_ERROR: "The line is not JSON.",
    INVALID_REQUEST: "It is JSON, but not a request: no method, a wrong version, a line too long, an empty batch.",
    METHOD_NOT_FOUND: "There is no such method.",
    INVALID_PARAMS: "The parameters don't fit the method, or name something that does not exist.",
    INTERNAL_ERROR: "An internal error, for example in a bot or another plugin.",
    NOT_INITIALIZED: "The conversation must start with `initialize`.",
    NO_SUCH_GAME: "No such game is open.",
    BAD_PACK: "The pack has errors; `data.findings` lists them.",
    ILLEGAL_ACTION: "The move is not legal; `data.legal` lists those that are. Also for talk and undo.",
    NOT_YOUR_SEAT: "This connection did not claim that seat in `new`.",
    NOT_YOUR_TURN: "Another seat is to move, or the game is over.",
    REFUSED: "It would reveal what this connection may not know.",
    BAD_SAVE: "The save is invalid, or belongs to another pack.",
    TOO_MUCH: "More games are open than fit, or more has been said than fits; `close` a game.",
}
"""Every code, for the documentation and for whoever reads it."""


class ProtocolError(Exception):
    """An answer that is an error."""

    def __init__(self, code: int, message: str, data: Any = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.data = data


MAX_LINE = 4 * 1024 * 1024
"""Bytes in a line, its end included; longer ones are skipped and answered with an error."""
MAX_GAMES = 32
"""Games that one connection has open; for another, one that is over or idle is closed."""
IDLE = 3600.0
MAX_TALK = 2_000
"""Lines that are said in a game."""
MAX_BATCH = 100
"""Requests in a batch."""
_CHUNK = 65536


class Request(msgspec.Struct, frozen=True, kw_only=True):
    """A request, or, without an id, a notification, which is never answered."""

    jsonrpc: str
    method: str
    params: dict[str, Any] = {}
    id: str | int | float | msgspec.UnsetType | None = msgspec.UNSET


def lines(stream: IO[bytes]) -> Iterator[bytes | ProtocolError]:
    """Yield the lines of `stream` without their ends, blank ones left out, and an error for each that is too long."""
    while line := stream.readline(MAX_LINE + 1):
        if len(line) > MAX_LINE:
            while line and not line.endswith(b"\n"):
                line = stream.readline(_CHUNK)
            yield ProtocolError(INVALID_REQUEST, f"a line may have {MAX_LINE:,} bytes, and this one has more")
        elif line.strip():
            yield line.strip()


def decode(line: bytes) -> Any:
    """Return the JSON value of a line."""
    try:
        return msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise ProtocolError(PARSE_ERROR, f"this is not JSON: {error}") from error


def as_request(value: Any) -> Request:
    """Return `value` as a request."""
    try:
        request = msgspec.convert(value, Request)
    except msgspec.ValidationError as error:
        raise ProtocolError(INVALID_REQUEST, f"this is no JSON-RPC request: {error}") from error
    if request.jsonrpc != "2.0":
        raise ProtocolError(INVALID_REQUEST, f'`jsonrpc` should be "2.0", not "{request.jsonrpc}"')
    return request


def id_of(value: Any) -> Any:
    """Return the id of something that was no request, as far as it has one."""
    found = value.get("id") if isinstance(value, dict) else None
    return found if isinstance(found, str | int | float) and not isinstance(found, bool) else None


def answer(request_id: Any, result: Any) -> dict[str, Any]:
    """Return a response."""
    return {"jsonrpc": "2.0", "id": request_id, "result": result}


def refusal(request_id: Any, error: ProtocolError) -> dict[str, Any]:
    """Return a response that is an error."""
    told: dict[str, Any] = {"code": error.code, "message": str(error.message)}
    if error.data is not None:
        told["data"] = error.data
    return {"jsonrpc": "2.0", "id": request_id, "error": told}


def encode(value: Any) -> bytes:
    """Return `value` as a line."""
    return msgspec.json.encode(value) + b"\n"
