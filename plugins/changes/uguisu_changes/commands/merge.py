"""`uguisu merge`: two people's changes put together."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import click

from uguisu.content.atomic import replacing_folder, write_bytes
from uguisu.core.errors import UguisuError
from uguisu.loading import check
from uguisu.messages.message import Message
from uguisu.plugins import registry
from uguisu_changes.conflicts import Merged, merge_texts, with_markers
from uguisu_changes.drivers import renew
from uguisu_changes.merge import ROWS, Clash
from uguisu_changes.merging_packs import merge_files, read_files
from uguisu_changes.yamltext import NotReadable
from uguisu_tools.cli.failing import FINDINGS
from uguisu_tools.cli.languages import say
from uguisu_tools.packs.owners import must_be_own, pack_over

THERE = click.Path(exists=True, path_type=Path)


@click.command("merge")
@click.argument("base", type=THERE)
@click.argument("ours", type=THERE)
@click.argument("theirs", type=THERE)
@click.option(
    "--out",
    "-o",
    type=click.Path(path_type=Path),
    required=True,
    help="Where the result goes; it may be OURS, which is replaced then.",
)
@click.option(
    "--name", default="", help="What to call the file in messages, when it lies here under another name."
)
def command(base: Path, ours: Path, theirs: Path, out: Path, name: str) -> None:
    """Put two people's changes of one pack, or of one of its files, together.

    BASE is what both began with, OURS and THEIRS what they made of it: three packs, or three files. What they changed apart
    is put together by ids, cell by cell on drawn maps, and comments are kept. Where both changed the same thing ours stands,
    the file lists what theirs would be, and the editor asks which it shall be.
    """
    if name:  # git asks, and has the result written beside what it will put in its place
        renew()
    elif pack_over(out) is not None:
        must_be_own(out, registry())
    kinds = {path.is_dir() or path.suffix == ".zip" for path in (base, ours, theirs)}
    if len(kinds) > 1:
        raise click.UsageError(Message("Give three packs, or three files of packs."))
    whole = kinds == {True}
    clashes = (
        _packs(base, ours, theirs, out) if whole else _file(base, ours, theirs, out, name=name or ours.name)
    )
    for file, found in clashes.items():
        for clash in found:
            say(_told(file, clash), err=True)
    count = sum(map(len, clashes.values()))
    if count:
        say(
            Message(
                "{count} {count:thing was|things were} changed on both sides. Yours stands; open the pack in the editor, "
                "which asks about each.",
                count=count,
            ),
            err=True,
        )
        raise click.exceptions.Exit(FINDINGS)


def _file(base: Path, ours: Path, theirs: Path, out: Path, *, name: str) -> dict[str, list[Clash]]:
    texts = [path.read_bytes().decode("utf-8-sig", "replace") for path in (base, ours, theirs)]
    merged: Merged
    try:
        merged = merge_texts(*texts)
    except NotReadable:
        merged = with_markers(*texts)
    write_bytes(out, merged.text.encode())
    return {name: merged.clashes} if merged.clashes else {}


def _packs(base: Path, ours: Path, theirs: Path, out: Path) -> dict[str, list[Clash]]:
    if out.exists() and out.resolve() != ours.resolve() and any(out.iterdir() if out.is_dir() else [out]):
        raise UguisuError(
            Message("there is something in {folder}", folder=out.as_posix()),
            Message("Name a folder that is not there yet, or OURS itself, which is replaced."),
        )
    merged = merge_files(*map(read_files, (base, ours, theirs)))
    with replacing_folder(out) as folder:
        for name, raw in merged.files.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes(raw)
    _, found = check(out)
    errors = Counter(finding.severity for finding in found)["error"]
    if errors:
        say(
            Message(
                "The pack has {count} {count:error|errors} now: `uguisu validate {path}` tells them.",
                count=errors,
                path=out.as_posix(),
            ),
            err=True,
        )
    return merged.clashes


def _told(file: str, clash: Clash) -> Message:
    if not clash.path:
        return Message(
            "{file}: both sides changed it, or one has removed it; what is changed stands", file=file
        )
    if len(clash.path) > 2 and clash.path[-3] == ROWS:
        row, column = int(clash.path[-2]) + 1, int(clash.path[-1]) + 1
        return Message(
            "{file}: both sides drew in row {row}, column {column}", file=file, row=row, column=column
        )
    way = " > ".join(map(str, clash.path))
    return Message("{file}: both sides changed {what}", file=file, what=way)
