"""How the server is run: what it takes from the network, and that it writes no addresses anywhere."""

from __future__ import annotations

from typing import Any

from uguisu_table.gate import MOST_BODY, MOST_CONNECTIONS
from uguisu_table.sockets import Live, Requests


def settings(*, behind_proxy: bool = False) -> dict[str, Any]:
    """Return the settings for uvicorn.

    Nothing is logged of requests: their addresses have the secrets of links in them. Who has vanished is found by pings, who
    does not go on by `uguisu_table.sockets`. Messages are not compressed: their sizes would tell of what they have in common.
    """
    return {
        "log_level": "warning",
        "access_log": False,
        "server_header": False,
        "http": Requests,
        "ws": Live,
        "ws_max_size": MOST_BODY,
        "ws_max_queue": 8,
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 20.0,
        "ws_per_message_deflate": False,
        "limit_concurrency": 2 * MOST_CONNECTIONS,
        "timeout_keep_alive": 10,
        "timeout_graceful_shutdown": 2,
        "h11_max_incomplete_event_size": 16_384,
        "proxy_headers": behind_proxy,
        "forwarded_allow_ips": "127.0.0.1,::1" if behind_proxy else "",
        "lifespan": "on",
    }
