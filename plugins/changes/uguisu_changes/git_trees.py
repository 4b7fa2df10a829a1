"""What git is just merging, as whole packs: one file alone does not tell what the other files of its pack have renamed."""

from __future__ import annotations

import io
import os
import zipfile
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from uguisu import UguisuError
from uguisu.content import SCENARIO, is_safe_name, write_bytes
from uguisu_changes.merging_packs import Files, MergedPack, merge_files
from uguisu_changes.sides import git

PICKED = ("CHERRY_PICK_HEAD", "REBASE_HEAD")
"""What git calls a commit that it puts on top of another, which changes what its parent was."""


class Trees(NamedTuple):
    """The commits that git is putting together."""

    base: str
    ours: str
    theirs: str
    merges: bool
    """Whether two branches are merged, so that the hook is asked before the commit."""


class PackInGit(NamedTuple):
    """A pack as it is on the three sides, and what it comes to."""

    folder: str
    sides: tuple[Files, Files, Files]
    merged: MergedPack

    def left_behind(self) -> Iterator[str]:
        """Yield the files that git takes from one side alone, though what they speak of was renamed on the other."""
        for name, raw in self.merged.files.items():
            taken = self.taken(name)
            if name.endswith((".yaml", ".yml")) and taken is not None and taken != raw:
                yield name

    def taken(self, name: str) -> bytes | None:
        """Return what git takes for a file that one side alone has changed; None if both have."""
        base, ours, theirs = (side.get(name) for side in self.sides)
        return theirs if ours == base else ours if theirs == base else None


def pack_around(path: str, was: tuple[bytes, bytes, bytes]) -> tuple[Trees, PackInGit] | None:
    """Return what git is merging and the pack that a file of the repository is in, if all is as git has given it: `was`."""
    try:
        for trees in _candidates():
            if all(_blob(commit, path) == raw for commit, raw in zip(trees[:3], was, strict=True)):
                pack = _pack(trees, PurePosixPath(path).parent.as_posix())
                return None if pack is None else (trees, pack)
    except UguisuError:  # no git, or no repository: then the file alone is looked at
        return None
    return None


def mend() -> list[str]:
    """Have files that git took from one side follow what the other has renamed; return their names. The index has them, too."""
    top = Path(_said("rev-parse", "--show-toplevel"))
    mended = []
    for trees in list(_candidates())[:1]:
        for folder in sorted(_changed(trees.base, trees.ours) & _changed(trees.base, trees.theirs)):
            pack = _pack(trees, folder)
            for name in pack.left_behind() if pack is not None else ():
                path = name if folder == "." else f"{folder}/{name}"
                if pack is not None and git("show", f":{path}", where=top, may_fail=True) == pack.taken(name):
                    write_bytes(top / path, pack.merged.files[name])
                    git("add", "--", path, where=top)
                    mended.append(path)
    return mended


def _candidates() -> Iterator[Trees]:
    heads = [name.removeprefix("GITHEAD_") for name in os.environ if name.startswith("GITHEAD_")]
    for theirs in [*heads, _said("rev-parse", "-q", "--verify", "MERGE_HEAD")]:
        bases = _said("merge-base", "--all", "HEAD", theirs).split() if theirs else []
        if len(bases) == 1:
            yield Trees(bases[0], "HEAD", theirs, merges=True)
    for name in PICKED:
        if theirs := _said("rev-parse", "-q", "--verify", name):
            yield Trees(f"{theirs}^", "HEAD", theirs, merges=False)


def _said(*words: str) -> str:
    return git(*words, may_fail=True).decode("utf-8", "replace").strip()


def _blob(commit: str, path: str) -> bytes:
    return git("show", f"{commit}:{path}", may_fail=True)


def _changed(base: str, side: str) -> set[str]:
    """Return the folders in which files of packs differ between two commits."""
    listed = git("diff", "--name-only", "-z", base, side).decode("utf-8", "replace").split("\0")
    return {PurePosixPath(name).parent.as_posix() for name in listed if name.endswith((".yaml", ".yml"))}


def _pack(trees: Trees, folder: str) -> PackInGit | None:
    base, ours, theirs = (_files(commit, folder) for commit in trees[:3])
    if SCENARIO not in ours and SCENARIO not in theirs:
        return None
    return PackInGit(folder, (base, ours, theirs), merge_files(base, ours, theirs))


def _files(commit: str, folder: str) -> dict[str, bytes]:
    """Return the YAML files of a folder as a commit has them."""
    top = Path(_said("rev-parse", "--show-toplevel"))
    tree = commit if folder == "." else f"{commit}:{folder}"
    raw = git("archive", "--format=zip", tree, where=top, may_fail=True)
    if not raw:
        return {}
    with zipfile.ZipFile(io.BytesIO(raw)) as zipped:
        return {
            entry.filename: zipped.read(entry)
            for entry in zipped.infolist()
            if entry.filename.endswith((".yaml", ".yml"))
            and "/" not in entry.filename
            and is_safe_name(entry.filename)
        }
