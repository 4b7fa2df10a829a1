"""`uguisu serve`: play by protocol."""

from __future__ import annotations

import contextlib
import sys
from pathlib import Path

import click

from uguisu.cli.completing import complete_packs
from uguisu.cli.parameters import PACK
from uguisu.said import Said


@click.command("serve")
@click.option("--stdio", is_flag=True, help="Talk over standard input and output, a line a message.")
@click.argument("pack", type=PACK, required=False, shell_complete=complete_packs)
def command(stdio: bool, pack: Path | None) -> None:
    """Let bots and front ends in any language play, by JSON-RPC over standard input and output.

    PACK is what `new` begins when it names no pack. The protocol is described in docs/protocol.md.
    """
    if not stdio:
        raise click.UsageError(Said("Say how to talk: --stdio is the only way for now."))
    from uguisu.plugins import registry
    from uguisu.protocol.connection import serve

    source, sink = sys.stdin.buffer, sys.stdout.buffer
    with contextlib.redirect_stdout(sys.stderr):  # what a plugin prints must not get among the messages
        serve(registry(), source, sink, pack)
