"""Who may come in, how often, and with how much: limits, the origin of requests, and the headers of every answer."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from starlette.datastructures import Headers

MOST_BODY = 8_192
"""Bytes of what a form or a message may hold."""
MOST_CONNECTIONS, MOST_OF_ONE = 2_000, 64
"""Connections at once: of all, and from one address."""
MOST_KNOWN = 10_000
"""Addresses that are remembered."""

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
"""Of every answer."""
DRAWN = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox"
"""The policy of pictures: what lies in them, a pack's art say, runs nothing and loads nothing."""


@dataclass
class Bucket:
    """Lets so many through at once, and so many a second in the long run."""

    most: float
    each_second: float
    left: float = field(init=False)
    at: float = field(init=False)

    def __post_init__(self) -> None:
        self.left, self.at = self.most, time.monotonic()

    def take(self) -> bool:
        """Tell whether one more may pass."""
        now = time.monotonic()
        self.left, self.at = min(self.most, self.left + (now - self.at) * self.each_second), now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Gate:
    """Counts for each address.

    Attributes:
        messages: how many pass of one connection, at once and a second; so are requests and guesses of one address.
    """

    def __init__(
        self,
        requests: tuple[float, float] = (240, 40),
        guesses: tuple[float, float] = (20, 0.2),
        messages: tuple[float, float] = (40, 20),
        most: tuple[int, int] = (MOST_CONNECTIONS, MOST_OF_ONE),
    ) -> None:
        self.messages = messages
        self._most, self._most_of_one = most
        self._requests, self._guesses = requests, guesses
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self.connections: dict[str, int] = {}
        self.count = 0

    def lets_ask(self, address: str) -> bool:
        """Tell whether an address may ask for one more page."""
        return self._bucket("ask", address, self._requests).take()

    def lets_guess(self, address: str) -> bool:
        """Tell whether an address may name one more link that does not exist: nobody tries out many."""
        return self._bucket("guess", address, self._guesses).take()

    def _bucket(self, what: str, address: str, size: tuple[float, float]) -> Bucket:
        key = what, address
        bucket = self._buckets.pop(key, None) or Bucket(*size)
        self._buckets[key] = bucket
        while len(self._buckets) > MOST_KNOWN:
            self._buckets.popitem(last=False)
        return bucket

    def connect(self, address: str) -> bool:
        """Count a connection; tell whether it may stay."""
        here = self.connections.get(address, 0)
        if here >= self._most_of_one or self.count >= self._most:
            return False
        self.connections[address] = here + 1
        self.count += 1
        return True

    def leave(self, address: str) -> None:
        """A connection that was counted has ended."""
        self.count -= 1
        left = self.connections.get(address, 0) - 1
        if left > 0:
            self.connections[address] = left
        else:
            self.connections.pop(address, None)


def from_here(headers: Headers) -> bool:
    """Tell whether a request comes from our own pages: browsers say where forms and connections were opened."""
    origin = headers.get("origin")
    return origin is not None and urlsplit(origin).netloc == headers.get("host")
