"""What can go wrong in a conversation: codes that stay, and a sentence each."""

from __future__ import annotations

from typing import Any

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
}
"""Every code, for the documentation and for whoever reads it."""


class ProtocolError(Exception):
    """An answer that is an error."""

    def __init__(self, code: int, message: str, data: Any = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.data = data
