"""`uguisu cards export` and `import`: a pack's cards as a spreadsheet, and back."""

from __future__ import annotations

import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import click

from uguisu import Message, UguisuError
from uguisu.checks import Diagnostic, as_text, has_errors
from uguisu.content import write_together
from uguisu.messages import translate
from uguisu.plugins import Registry, game_of, registry
from uguisu_changes.sheets.cards import PackCards, Taking
from uguisu_changes.sheets.tables import Table, read_table, write_table
from uguisu_tools.cli import FINDINGS, NEW_FILE, Failure, pack_argument, say, spoken

LOOKS_EVERY = 0.3
"""Seconds between two looks whether a watched file was saved."""
SETTLES = 0.2
"""Seconds that a program may take to write a file out."""
SHOWN = 8


class _FileOrLink(click.Path):
    """A file that is there, or an address, which stays as it is written."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Return a path, or an address."""
        return value if _is_web(str(value)) else super().convert(value, param, ctx)


def _is_web(place: str) -> bool:
    from uguisu_tools.packs import is_web  # what fetches takes its time to import

    return "://" in place and is_web(place)


@click.command("export")
@pack_argument
@click.argument("file", type=NEW_FILE)
@click.option("--deck", default="", help="Only the cards of this deck.")
def export(pack: Path, file: Path, deck: str) -> None:
    """Write a pack's cards to FILE, a .xlsx or .csv: a row a card.

    Change it in a spreadsheet, then take it back with `uguisu cards import`. Of a mod all cards are written, those that lie
    below among them.
    """
    columns, rows = PackCards(folder_of(pack), registry(game_of(pack))).table(spoken(), deck)
    write_table(file, columns, rows)
    say(Message("Wrote {count} {count:card|cards} to {path}", path=file.as_posix(), count=len(rows)))


@click.command("import")
@pack_argument
@click.argument("file", type=_FileOrLink(exists=True, dir_okay=False, path_type=Path))
@click.option("--dry-run", is_flag=True, help="Show what would change; nothing is written.")
@click.option("--remove-missing", is_flag=True, help="Remove the cards that the table does not have.")
@click.option("--sizes", is_flag=True, help="Write the new number of cards where a deck says its size.")
@click.option("--watch", is_flag=True, help="Take the file again whenever it is saved, until Ctrl+C.")
def import_(
    pack: Path, file: Path | str, *, dry_run: bool, remove_missing: bool, sizes: bool, watch: bool
) -> None:
    """Take what differs in FILE (.xlsx, .ods, .csv, or a link of Google Sheets) into a pack's cards.

    Only cells that were changed are read; comments and all else in the pack's files stay as they are. A mod gets what differs
    from what it builds on. With an error nothing is written.
    """
    from uguisu_tools.packs import must_be_own

    folder = folder_of(pack)
    must_be_own(pack, registry(game_of(pack)))

    def take() -> bool:
        return _take(folder, file, dry_run=dry_run, remove=remove_missing, sizes=sizes)

    if isinstance(file, str):
        if watch:
            raise Failure(
                Message("a link can't be watched, only a file"),
                Message("Leave out --watch, and run the command again after a change."),
            )
        click.get_current_context().exit(0 if take() else FINDINGS)
    if not watch:
        click.get_current_context().exit(0 if take() else FINDINGS)
    while True:
        stamp = _stamp(file)
        try:
            take()
        except UguisuError as error:
            click.echo(translate(error.message, spoken()), err=True)
        while _stamp(file) in (stamp, None):
            time.sleep(LOOKS_EVERY)
        time.sleep(SETTLES)


def folder_of(pack: Path) -> Path:
    """Return the folder of a pack that files are read from or written to; a zip has none."""
    if pack.suffix == ".zip":
        raise Failure(Message("{path} is a zip: unpack it first", path=pack.as_posix()))
    return pack if pack.is_dir() else pack.parent


def _stamp(file: Path) -> int | None:
    try:
        return file.stat().st_mtime_ns
    except OSError:  # while a program replaces it
        return None


def _table(file: Path | str) -> Table:
    if isinstance(file, Path):
        return read_table(file)
    from uguisu_changes.sheets.online import table_online

    return table_online(file)


def _take(folder: Path, file: Path | str, *, dry_run: bool, remove: bool, sizes: bool) -> bool:
    """Take a table in; return whether nothing was wrong."""
    table, known = _table(file), registry(game_of(folder))
    pack, taking, wanted, found = _compared(table, folder, known, remove=remove, sizes=sizes)
    if has_errors(found) and known.only_for is not None:  # a word may be of another game, which is then told
        pack, taking, wanted, found = _compared(table, folder, registry(), remove=remove, sizes=sizes)
    if found:
        click.echo(as_text(found, spoken()))
    if has_errors(found):
        say(Message("Nothing was written."), err=True)
        return False
    if not dry_run:
        write_together({folder / name: pack.file(name).render(data) for name, data in wanted.items()})
    _tell(taking, wanted, remove=remove)
    return True


def _compared(
    table: Table, folder: Path, known: Registry, *, remove: bool, sizes: bool
) -> tuple[PackCards, Taking, dict[str, Any], list[Diagnostic]]:
    """Return the pack, what the table changes in it, its files as they will be, and what is wrong with them."""
    pack = PackCards(folder, known)
    taking = Taking(table, pack)
    wanted = taking.wanted(remove=remove, sizes=sizes)
    return pack, taking, wanted, [*taking.found, *(taking.check(wanted) if wanted else ())]


def _tell(taking: Taking, files: Iterable[str], *, remove: bool) -> None:
    for name, cells in taking.changed.items():
        if name in taking.added:
            continue
        click.echo(f"  ~ {name}: {', '.join(cells)}")
        if name in taking.emptied:
            columns = ", ".join(taking.emptied[name])
            say(Message("    {columns} empty now, and taken away", columns=columns))
    for name in taking.added:
        click.echo(f"  + {name}")
    if taking.missing:
        names = ", ".join(taking.missing[:SHOWN]) + (" ..." if len(taking.missing) > SHOWN else "")
        if remove:
            click.echo(f"  - {names}")
        else:
            say(Message("{names}: not in the table, and left alone", names=names))
    cards = len(taking.changed.keys() | taking.added.keys()) + (len(taking.missing) if remove else 0)
    if names := ", ".join(files):
        say(Message("{cards} {cards:card|cards} changed, in {files}", cards=cards, files=names))
    else:
        say(Message("Nothing has changed."))
