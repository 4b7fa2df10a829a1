"""How long the server waits for the network: a request that does not come to its end, and a reader that does not read, are cut
off, and one address has no more than its share. Uvicorn alone would wait for ever.
"""

from __future__ import annotations

import asyncio

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

MOST_SOCKETS, MOST_SOCKETS_OF_ONE = 4_000, 256
"""Open at once: of all, and from one address."""
ARRIVING = 20.0
"""Seconds that a request may take to arrive, with its body."""
WRITING = 30.0
"""Seconds that what was sent may wait for its reader, also after the connection was closed on our side."""


class Deadline:
    """Cuts a connection off after a while, unless it is called off."""

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None

    def set(self, transport: asyncio.Transport, seconds: float) -> None:
        """Cut it off after so many seconds; if a time was set already, that one counts."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(seconds, transport.abort)

    def call_off(self) -> None:
        """Do not."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Requests(H11Protocol):
    """A connection with requests, until it becomes one of a page that stays."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has connected."""
        self.arriving, self.writing = Deadline(), Deadline()
        super().connection_made(transport)
        transport.set_write_buffer_limits(high=0)  # tells of a single byte that waits
        self.arriving.set(transport, ARRIVING)
        if self._too_many():
            transport.abort()

    def _too_many(self) -> bool:
        if len(self.connections) > MOST_SOCKETS:
            return True
        if self.client is None or self.config.proxy_headers:  # all come from the proxy, which counts itself
            return False
        here = self.client[0]
        of_one = [one for one in self.connections if (getattr(one, "client", None) or ("",))[0] == here]
        return len(of_one) > MOST_SOCKETS_OF_ONE

    def data_received(self, data: bytes) -> None:
        """Something has come: it may be all of a request."""
        super().data_received(data)
        if self.transport.get_protocol() is not self:  # it has become a page's
            return
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self.arriving.set(self.transport, ARRIVING)
        else:
            self.arriving.call_off()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The connection is a page's from now on."""
        self.arriving.call_off()
        self.writing.call_off()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        """Something waits for its reader."""
        super().pause_writing()
        self.writing.set(self.transport, WRITING)

    def resume_writing(self) -> None:
        """Nothing waits."""
        super().resume_writing()
        self.writing.call_off()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self.arriving.call_off()
        self.writing.call_off()
        super().connection_lost(exc)


class Live(WebSocketsSansIOProtocol):
    """The connection of a page."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A page has connected."""
        self.writing = Deadline()
        super().connection_made(transport)

    def pause_writing(self) -> None:
        """Something waits for its reader."""
        super().pause_writing()
        self.writing.set(self.transport, WRITING)

    def resume_writing(self) -> None:
        """Nothing waits."""
        super().resume_writing()
        self.writing.call_off()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self.writing.call_off()
        super().connection_lost(exc)
