"""`uguisu pack`: zip a pack, to be sent to others."""

from __future__ import annotations

from pathlib import Path

import click

from uguisu.cli.languages import say
from uguisu.cli.parameters import NEW_FILE, pack_argument
from uguisu.packs import zip_pack
from uguisu.plugins import registry
from uguisu.said import Said


@click.command("pack")
@pack_argument
@click.option(
    "--out",
    type=NEW_FILE,
    help="The zip to write; by default named after the pack's id and version, in the current folder.",
)
def command(pack: Path, out: Path | None) -> None:
    """Zip a pack, with a hash of its contents.

    `uguisu packs add` installs the zip, and refuses one whose files were changed.
    """
    made = zip_pack(pack, out, registry())
    say(Said("Wrote {path} (SHA-256 of its files: {digest})", path=made.path.as_posix(), digest=made.digest))
