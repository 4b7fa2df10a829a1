"""What serves checks with a lint that never ends, and with one that takes its process down."""

from __future__ import annotations

import os
from collections.abc import Iterator
from multiprocessing.connection import Connection
from time import sleep

from uguisu import Pack
from uguisu.checks import Finding, Lint
from uguisu_editor.model.check_process import serve
from uguisu_tools.testing import registry


def _for_ever(_: Pack) -> Iterator[Finding]:
    while True:
        sleep(0.1)


def _the_end(_: Pack) -> Iterator[Finding]:
    os._exit(3)


def serve_hanging(connection: Connection) -> None:
    """Serve with a lint that never ends."""
    registry().lints.insert(0, Lint("trial-hangs", _for_ever))
    serve(connection)


def serve_crashing(connection: Connection) -> None:
    """Serve with a lint that takes its process down."""
    registry().lints.insert(0, Lint("trial-crashes", _the_end))
    serve(connection)


def serve_slowly(connection: Connection) -> None:
    """Take what comes late, so that a second parcel is sent while the first is still on its way."""
    sleep(1.0)
    try:
        while True:
            number, _, data, _ = connection.recv()
            connection.send((number, (len(data["map.yaml"]), None)))
    except (EOFError, ConnectionError):
        return
