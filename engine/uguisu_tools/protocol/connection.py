"""One conversation: requests in, answers out."""

import faulthandler
import sys
import traceback
from dataclasses import replace
from pathlib import Path
from time import monotonic
from typing import IO, Any

import msgspec

from uguisu.core.errors import RuleFailure, UguisuError
from uguisu.guard.faults import fault_of
from uguisu.interrupts import leave_to_user
from uguisu.plugins.registered import Registry
from uguisu_tools.bots.table import BotFailure
from uguisu_tools.protocol import wire
from uguisu_tools.protocol.methods import METHODS
from uguisu_tools.protocol.session import Session
from uguisu_tools.protocol.wire import (
    INTERNAL_ERROR,
    INVALID_PARAMS,
    INVALID_REQUEST,
    METHOD_NOT_FOUND,
    NO_SUCH_GAME,
    NOT_INITIALIZED,
    TOO_MUCH,
    ProtocolError,
)


class Connection:
    """A conversation with one client.

    Attributes:
        registry: what the plugins brought.
        pack: the pack that `new` takes when it names none.
        ply_limit: where games are stopped as endless; 0 leaves it to their rules.
        sessions: the open games by name, the latest last.
        language: the language of texts.
        initialized: whether it has begun.
        finished: whether it has ended.
    """

    def __init__(
        self, registry: Registry, pack: Path | None = None, ply_limit: int = 0, *, programs: bool = False
    ) -> None:
        self.registry = registry if programs else _without_programs(registry)
        self.pack = pack
        self.ply_limit = ply_limit
        self.sessions: dict[str, Session] = {}
        self.language = "en"
        self.initialized = False
        self.finished = False
        self._opened = 0
        self._asked: dict[str, float] = {}
        """When each open game was last asked for, the longest ago first."""

    def next_name(self) -> str:
        """Return a name for another game."""
        self._opened += 1
        return str(self._opened)

    def session(self, name: str | None) -> Session:
        """Return the game called `name`, or the latest."""
        if name is None:
            if not self.sessions:
                raise ProtocolError(NO_SUCH_GAME, "no game is open; `new` begins one")
            name = next(reversed(self.sessions))
        if name not in self.sessions:
            opened = ", ".join(self.sessions) or "none"
            raise ProtocolError(NO_SUCH_GAME, f"no game '{name}' is open; open: {opened}")
        self._note(name)
        return self.sessions[name]

    def make_room(self) -> None:
        """Close a game for another, if there are as many as there may be: one that is over, or that nobody plays any more.

        Raises:
            ProtocolError: when all of them are being played.
        """
        if len(self.sessions) < wire.MAX_GAMES:
            return
        idle = monotonic() - wire.IDLE
        over = (name for name in self._asked if self.sessions[name].table.match.over)
        left = (name for name, asked in self._asked.items() if asked <= idle)
        name = next(over, None) or next(left, None)
        if name is None:
            raise ProtocolError(
                TOO_MUCH, f"{wire.MAX_GAMES} games are being played on this connection; `close` one"
            )
        self.close(name)

    def open(self, session: Session) -> None:
        """Take a game in; it is the latest then."""
        self.sessions[session.name] = session
        self._note(session.name)

    def close(self, name: str) -> None:
        """Forget a game."""
        del self.sessions[name], self._asked[name]

    def _note(self, name: str) -> None:
        self._asked.pop(name, None)
        self._asked[name] = monotonic()

    def answer(self, line: bytes | ProtocolError) -> bytes | None:
        """Return the answer to a line, None when it asks for none."""
        if isinstance(line, ProtocolError):
            return wire.encode(wire.refusal(None, line))
        try:
            value = wire.decode(line)
        except ProtocolError as error:
            return wire.encode(wire.refusal(None, error))
        told = self._batch(value) if isinstance(value, list) else self._one(value)
        return None if told is None else wire.encode(told)

    def _batch(self, values: list[Any]) -> Any:
        if not values or len(values) > wire.MAX_BATCH:
            error = ProtocolError(
                INVALID_REQUEST, f"a batch holds 1 to {wire.MAX_BATCH} requests, not {len(values)}"
            )
            return wire.refusal(None, error)
        answers = [self._one(value) for value in values]
        return [told for told in answers if told is not None] or None

    def _one(self, value: Any) -> dict[str, Any] | None:
        try:
            request = wire.as_request(value)
        except ProtocolError as error:
            return wire.refusal(wire.id_of(value), error)
        asked = request.id is not msgspec.UNSET
        try:
            result = self._carry_out(request)
        except ProtocolError as error:
            return wire.refusal(request.id, error) if asked else None
        return wire.answer(request.id, result) if asked else None

    def _carry_out(self, request: wire.Request) -> dict[str, Any]:
        if request.method not in METHODS:
            raise ProtocolError(
                METHOD_NOT_FOUND, f"no method '{request.method}'; methods: {', '.join(METHODS)}"
            )
        if not self.initialized and request.method not in ("initialize", "shutdown"):
            raise ProtocolError(NOT_INITIALIZED, "begin with `initialize`")
        kind, method = METHODS[request.method]
        try:
            return method(self, msgspec.convert(request.params, kind))
        except msgspec.ValidationError as error:
            raise ProtocolError(INVALID_PARAMS, f"`{request.method}`: {error}") from error
        except (RuleFailure, BotFailure) as error:
            raise ProtocolError(INTERNAL_ERROR, error.message) from error
        except UguisuError as error:
            raise ProtocolError(INVALID_PARAMS, str(error)) from error
        except ProtocolError:
            raise
        except BaseException as error:
            leave_to_user(error)
            traceback.print_exc(file=sys.stderr)
            text = f"something broke inside: {fault_of(error)}; the details are on stderr"
            raise ProtocolError(INTERNAL_ERROR, text) from error


def _without_programs(registry: Registry) -> Registry:
    return replace(
        registry, bots={key: kind for key, kind in registry.bots.items() if key != ("", "program")}
    )


def serve(
    registry: Registry,
    source: IO[bytes],
    sink: IO[bytes],
    pack: Path | None = None,
    ply_limit: int = 0,
    *,
    stalls: float = 0.0,
    programs: bool = False,
) -> None:
    """Answer the lines of `source` on `sink` until they end or the client says `shutdown`.

    While a request takes longer than `stalls` seconds, standard error is told again and again which line of whose code is
    being executed, so that a client that gives up knows who is to blame. 0 tells nothing. With `programs` the client
    may have programs of this machine started, as bots.
    """
    connection = Connection(registry, pack, ply_limit, programs=programs)
    if stalls:
        faulthandler.enable()
    for line in wire.lines(source):
        if stalls:
            faulthandler.dump_traceback_later(stalls, repeat=True)
        told = connection.answer(line)
        if stalls:
            faulthandler.cancel_dump_traceback_later()
        if told is not None:
            sink.write(told)
            sink.flush()
        if connection.finished:
            return
