"""Lines in, lines out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import IO, Any

import msgspec

from uguisu.protocol.errors import INVALID_REQUEST, PARSE_ERROR, ProtocolError

MAX_LINE = 4 * 1024 * 1024
"""Bytes in a line, its end included; longer ones are skipped and answered with an error."""
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
    """Return the JSON value of a line.

    Raises:
        ProtocolError: when it is not JSON in UTF-8.
    """
    try:
        return msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise ProtocolError(PARSE_ERROR, f"this is not JSON: {error}") from error


def as_request(value: Any) -> Request:
    """Return `value` as a request.

    Raises:
        ProtocolError: when it is none.
    """
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
