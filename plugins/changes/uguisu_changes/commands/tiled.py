"""`uguisu export` and `import`: a pack's map goes to Tiled, and back."""

from __future__ import annotations

from pathlib import Path

import click

from uguisu import Message, UguisuError
from uguisu.checks import as_text, has_errors, listing
from uguisu.content import write_bytes, write_together
from uguisu.plugins import registry
from uguisu_changes.commands.cards import folder_of
from uguisu_changes.tiled import TiledError
from uguisu_changes.tiled.taking import PackMap, checked, take_map
from uguisu_tools.cli import A_FILE, FINDINGS, NEW_FILE, pack_argument, say, spoken
from uguisu_tools.packs import must_be_own


@click.command("export")
@pack_argument
@click.argument("file", type=NEW_FILE, metavar="MAP.tmx")
def export(pack: Path, file: Path) -> None:
    """Write a pack's map for Tiled, the map editor.

    Change it there, then take it back with `uguisu import MAP.tmx PACK`: every place keeps its id, and what Tiled has no
    drawing for stays with it as a property. A name that ends with .tmj gives JSON.
    """
    written = PackMap(folder_of(pack), registry()).exported(file.stem)
    raw = written.written(file.suffix.lower())
    if written.picture is not None:
        write_bytes(file.with_name(written.picture[0]), written.picture[1])
    write_bytes(file, raw)
    say(Message("{path} is ready for Tiled.", path=file.as_posix()))


@click.command("import")
@click.argument("file", type=A_FILE, metavar="MAP.tmx")
@pack_argument
@click.option("--replace", is_flag=True, help="Put another map in place of the pack's.")
@click.option("--dry-run", is_flag=True, help="Show what would change; nothing is written.")
def import_(file: Path, pack: Path, *, replace: bool, dry_run: bool) -> None:
    """Take a map of Tiled, or what was changed in one that was exported, into a pack.

    Of a map that `uguisu export` wrote, only what was changed in Tiled is taken: comments and all else in the pack's files stay
    as they are, and an id that was changed there is changed wherever the pack speaks of it.
    Both .tmx and .tmj are read.
    """
    folder = folder_of(pack)
    must_be_own(folder, registry())
    held = PackMap(folder, registry())
    try:
        taken = take_map(held, file, replace=replace)
    except TiledError as error:
        raise UguisuError(
            Message("{place} can't be imported. {reason}", place=error.place, reason=error.sentence)
        ) from error
    told = taken.report.text(spoken()) if replace else ""
    if told:
        click.echo(told)
    if not taken.files:
        say(Message("Nothing was changed in {file}.", file=file.name))
        return
    found = checked(held, taken)
    if found:
        click.echo(as_text(found, spoken()))
    if dry_run:
        say(Message("This would change {files}.", files=listing(taken.files)))
        return
    files = {folder / inside: source.read_bytes() for source, inside in taken.pictures}
    write_together(files | {folder / name: raw for name, raw in taken.files.items()})
    say(Message("{files} changed.", files=listing(taken.files)))
    if has_errors(found):
        click.get_current_context().exit(FINDINGS)
