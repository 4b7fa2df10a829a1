"""What runs in a worker process: it is sent numbers of games, plays them, and sends them back."""

from __future__ import annotations

import contextlib
import signal
from multiprocessing.connection import Connection
from time import perf_counter

import msgspec

from uguisu.playtest.plan import Plan

SLICE = 0.3
"""Seconds after which a worker reports, so that progress shows and no other has to wait for it at the end."""


class Report(msgspec.Struct, frozen=True):
    """What a worker sends: games played (each packed), those of its share it has not begun, or why it can't work."""

    games: list[bytes] = []
    left: list[int] = []
    trouble: str = ""


def main(connection: Connection, plan: Plan) -> None:
    """Serve until the other end closes. Ctrl+C is for the process that reports to the user, not for this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(EOFError, OSError):  # the other end is gone: so is the reason to go on
        _serve(connection, plan)


def _serve(connection: Connection, plan: Plan) -> None:
    from uguisu.core.errors import UguisuError
    from uguisu.loading import load
    from uguisu.playtest.playing import play
    from uguisu.plugins import registry

    try:
        game = load(plan.path, changes=plan.changes)
    except UguisuError as error:
        connection.send(Report(trouble=str(error)))
        return
    encoder = msgspec.msgpack.Encoder()
    while True:
        share: list[int] = connection.recv()
        games: list[bytes] = []
        until = perf_counter() + SLICE
        while share and perf_counter() < until:
            games.append(encoder.encode(play(game, plan, share.pop(0), registry())))
        connection.send(Report(games, share))
