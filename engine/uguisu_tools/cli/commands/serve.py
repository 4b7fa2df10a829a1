"""`uguisu serve`: play by protocol."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import click

from uguisu.messages.message import Message
from uguisu.plugins import registry
from uguisu_tools.cli.parameters import PACK, complete_packs, ply_limit_option
from uguisu_tools.protocol.connection import serve


@click.command("serve")
@click.option(
    "--stdio", is_flag=True, help="Communicate over standard input and output, one message per line."
)
@click.argument("pack", type=PACK, required=False, shell_complete=complete_packs)
@ply_limit_option
@click.option(
    "--stalls",
    type=click.FloatRange(0.1, 3600),
    metavar="SECONDS",
    help="When a request takes longer than this, write to standard error which line is being executed.",
)
@click.option("--programs", is_flag=True, help="Let the client use programs on this machine as bots.")
def command(
    stdio: bool, pack: Path | None, ply_limit: int | None, stalls: float | None, programs: bool
) -> None:
    """Let bots and front ends in any language play, by JSON-RPC over standard input and output.

    PACK is what `new` starts if it names no pack. The protocol is described in docs/protocol.md.
    """
    if not stdio:
        raise click.UsageError(Message("Say how to communicate: --stdio is the only way for now."))
    with _sink() as sink:
        serve(
            registry(), sys.stdin.buffer, sink, pack, ply_limit or 0, stalls=stalls or 0.0, programs=programs
        )


@contextlib.contextmanager
def _sink() -> Iterator[IO[bytes]]:
    """Keep standard output for messages: what plugins print, or write to its file descriptor, goes to standard error."""
    out = sys.stdout
    with contextlib.redirect_stdout(sys.stderr):
        try:
            ours = os.dup(out.fileno())
        except OSError:  # it is no file: nothing else can write there
            yield out.buffer
            return
        os.dup2(sys.stderr.fileno(), out.fileno())
        with os.fdopen(ours, "wb") as sink:
            yield sink
