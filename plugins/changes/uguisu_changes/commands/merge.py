"""`uguisu merge`: two people's changes put together."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import click

from uguisu import Message, UguisuError, check
from uguisu.checks import listing
from uguisu.content import replacing_folder, write_bytes
from uguisu.plugins import registry
from uguisu_changes.conflicts import Merged, data_of, merge_texts, with_markers
from uguisu_changes.drivers import has_hook, renew
from uguisu_changes.git_trees import pack_around
from uguisu_changes.merge import ROWS, Clash, lists_of_things, renamed
from uguisu_changes.merging_packs import merge_files, read_files
from uguisu_changes.yamltext import NotReadable
from uguisu_tools.cli import FINDINGS, say
from uguisu_tools.packs import must_be_own, pack_over

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
    in_git = _file_in_git(base, ours, theirs, out, name=name) if name and not whole else None
    if in_git is not None:
        clashes = in_git
    elif whole:
        clashes = _packs(base, ours, theirs, out)
    else:
        clashes = _file(base, ours, theirs, out, name=name or ours.name, name_of_git=name)
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


def _file_in_git(
    base: Path, ours: Path, theirs: Path, out: Path, *, name: str
) -> dict[str, list[Clash]] | None:
    """Put a file together that git asks for, as a part of its pack; None if that can't be seen."""
    raws = (base.read_bytes(), ours.read_bytes(), theirs.read_bytes())
    found = pack_around(name, raws)
    file = name.rpartition("/")[2]
    if found is None or file not in found[1].merged.files:
        return None
    trees, pack = found
    write_bytes(out, pack.merged.files[file])
    left, clashes = list(pack.left_behind()), pack.merged.clashes
    will_follow = trees.merges and has_hook()
    if left and (clashes or not will_follow):
        say(
            Message(
                "{files}: this speaks of what the other side has renamed. Say `uguisu git mend`, and it follows.",
                files=listing(left),
            ),
            err=True,
        )
    if left and not will_follow and file not in clashes:
        raise click.exceptions.Exit(FINDINGS)
    return {name: clashes[file]} if file in clashes else {}


def _renames(texts: list[str]) -> bool:
    """Tell whether a side has renamed something, which other files may speak of."""
    base, *sides = ({"file": data_of(text)} for text in texts)
    return any(
        renamed(base["file"][key], side["file"][key])
        for side in sides
        for kind, key in lists_of_things(base, side)
    )


def _file(
    base: Path, ours: Path, theirs: Path, out: Path, *, name: str, name_of_git: str = ""
) -> dict[str, list[Clash]]:
    texts = [path.read_bytes().decode("utf-8-sig", "replace") for path in (base, ours, theirs)]
    merged: Merged
    alone = False
    try:
        merged = merge_texts(*texts)
        alone = bool(name_of_git) and not merged.clashes and _renames(texts)
    except NotReadable:
        merged = with_markers(*texts)
    write_bytes(out, merged.text.encode())
    if alone:
        say(
            Message(
                "{file}: a side has renamed something in it, and whether other files follow cannot be seen here. Say "
                "`uguisu git mend`, look at the pack with `uguisu validate`, then `git add` the file.",
                file=name,
            ),
            err=True,
        )
        raise click.exceptions.Exit(FINDINGS)
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
