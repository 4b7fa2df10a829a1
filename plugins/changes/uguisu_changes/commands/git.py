"""`uguisu git`: git merges packs by what they say, and shows their changes in words."""

from __future__ import annotations

from pathlib import Path

import click

from uguisu import Message
from uguisu.content import write_text
from uguisu_changes.drivers import add_hook, hook_path, remove_hook, renew, set_up
from uguisu_changes.git_trees import mend as mend_files
from uguisu_changes.outline import outline
from uguisu_changes.sides import git
from uguisu_tools.cli import A_FILE, FINDINGS, say
from uguisu_tools.cli.app import SpokenGroup

ATTRIBUTES = ".gitattributes"
FILES = ("scenario", "map", "cards", "mission", "rulings", "campaign", "texts.*")
LINE = "{file}.yaml merge=uguisu diff=uguisu"


@click.group("git", cls=SpokenGroup)
def command() -> None:
    """Have git merge packs by what they say, and show their changes in words."""


@command.command("install")
def install() -> None:
    """Set git up for the repository that the current folder is in.

    `.gitattributes` says which files are a pack's: commit it. How git calls uguisu is kept on this machine alone, so
    whoever else works on the packs says `uguisu git install` once, too; without it, git merges by lines as before.
    """
    top = Path(git("rev-parse", "--show-toplevel").decode("utf-8", "replace").strip())
    set_up()
    hooked = add_hook()
    added = _name_files(top / ATTRIBUTES)
    say(
        Message(
            "git merges packs by what they say now. Commit {file}, so that it does for others too.",
            file=ATTRIBUTES,
        )
        if added
        else Message("git merges packs by what they say now.")
    )
    if not hooked:
        say(
            Message(
                "Another hook, {path}, runs before merges are committed: have it call `uguisu git mend`, so that files follow "
                "what others rename.",
                path=hook_path().as_posix(),
            )
        )


@command.command("remove")
def remove() -> None:
    """Have git treat packs as any text again, on this machine."""
    for section in ("merge.uguisu", "diff.uguisu"):
        git("config", "--remove-section", section, may_fail=True)
    remove_hook()
    say(Message("git merges packs by lines again. {file} may stay: it does no harm.", file=ATTRIBUTES))


@command.command("mend")
@click.option(
    "--stop", is_flag=True, help="Fail if there was something to mend, so that git does not commit yet."
)
def mend(stop: bool) -> None:
    """Have files that a merge took from one side follow what the other side has renamed.

    git calls this before it commits a merge; call it yourself where a merge or a rebase has stopped.
    """
    mended = mend_files()
    for path in mended:
        say(Message("{file} follows what the other side has renamed.", file=path), err=True)
    if mended and stop:
        say(Message("Look at it, then say `git commit`."), err=True)
        raise click.exceptions.Exit(FINDINGS)


@command.command("text")
@click.argument("file", type=A_FILE)
def text(file: Path) -> None:
    """Print what a file of a pack says, one thing a line: git compares that."""
    renew()
    click.echo(outline(file.read_bytes().decode("utf-8-sig", "replace")), nl=False)


def _name_files(path: Path) -> bool:
    """Add the lines that are not there yet; tell whether there were any."""
    there = path.read_text(encoding="utf-8") if path.exists() else ""
    lines = [LINE.format(file=file) for file in FILES]
    missing = [line for line in lines if line not in there.splitlines()]
    if missing:
        start = there if not there or there.endswith("\n") else f"{there}\n"
        write_text(path, start + "".join(f"{line}\n" for line in missing))
    return bool(missing)
