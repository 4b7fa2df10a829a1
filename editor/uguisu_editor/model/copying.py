"""A whole pack written to another place, as it is drawn, under an id of its own: Save as, and copies to begin from."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

from uguisu.content import replacing, replacing_folder
from uguisu.content.library import may_name
from uguisu.messages import reason_of
from uguisu_changes.edits import Drop, Edit, Group, Put
from uguisu_changes.paths import MISSING
from uguisu_changes.paths import Path as Way
from uguisu_changes.told import Told
from uguisu_editor.model.document import PackDocument
from uguisu_editor.model.phrases import phrase

Find = Callable[[str, Path], Path | None]
"""Finds a pack by name, seen from a pack's folder."""
COPY_OF: Way = ("x-copy-of",)
"""Where a copy notes of which pack it is one."""
LEARN: Way = ("x-learn",)
"""Where a pack says that one learns the game on it: its copies are for something else."""
MODELINE = re.compile(r"(# yaml-language-server: \$schema=)(\S+)")


class CannotMake(Told):
    """The pack cannot be made there."""


def write_copy(document: PackDocument, target: Path, *, title: Any, pack_id: str, find: Find) -> None:
    """Write a pack, with what is not saved of it, as a new folder, or as a new zip if `target` is called so.

    It gets the title and id; what leads out of it (packs that it builds on, schemas) leads to the same as before.

    Raises:
        CannotMake: something is there already, the pack's scenario cannot be read, or the disk refuses.
    """
    claim(target)
    if "scenario" not in document.data:
        raise CannotMake(phrase("{name} cannot be read. Fix it first."), name=document.files["scenario"].name)
    try:
        if target.suffix.lower() == ".zip":
            with TemporaryDirectory() as folder:
                pack = Path(folder) / pack_id
                _write(document, pack, target.parent / pack_id, title=title, pack_id=pack_id, find=find)
                with replacing(target) as file, ZipFile(file, "w", ZIP_DEFLATED) as packed:
                    for path in sorted(pack.rglob("*")):
                        if path.is_file():
                            packed.write(path, path.relative_to(pack).as_posix())
            return
        with replacing_folder(target) as aside:
            _write(document, aside, target, title=title, pack_id=pack_id, find=find)
    except (OSError, shutil.Error) as error:
        reason = reason_of(error) if isinstance(error, OSError) else error
        raise CannotMake(
            phrase("{name} could not be copied: {reason}"), name=document.folder.name, reason=reason
        ) from error


def claim(target: Path) -> None:
    """See to it that nothing is there yet.

    Raises:
        CannotMake: a file is, or a folder that holds something.
    """
    try:
        taken = target.exists() and (not target.is_dir() or any(target.iterdir()))
    except OSError as error:
        raise CannotMake(
            phrase("{folder} cannot be created: {reason}"), folder=target, reason=reason_of(error)
        ) from error
    if taken:
        raise CannotMake(
            phrase("{folder} already exists and is not empty. Choose another title or folder."), folder=target
        )


def _write(document: PackDocument, folder: Path, home: Path, *, title: Any, pack_id: str, find: Find) -> None:
    """Write the pack into a folder, from which it is brought to its `home`."""
    shutil.copytree(
        document.folder, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns(".*", "*.part")
    )
    old = document.folder.resolve()
    for name, text in document.texts().items():
        (folder / name).write_text(_led_home(text, old, home), encoding="utf-8", newline="")
    for kind, file in document.files.items():
        if (
            kind not in document.data and not file.broken
        ):  # its making was undone, or it was taken out, since it was saved
            (folder / file.name).unlink(missing_ok=True)
    copy = PackDocument.open(folder)
    edits: list[Edit] = [Put("scenario", ("id",), pack_id)]
    of = copy.look("scenario", ("id",))
    if isinstance(of, str):
        edits.append(Put("scenario", COPY_OF, of))
    if copy.look("scenario", LEARN) is not MISSING:
        edits.append(Drop("scenario", LEARN))
    old_title = copy.look("scenario", ("title",))
    if isinstance(old_title, dict) and isinstance(title, str):  # in all languages that the pack speaks
        title = dict.fromkeys(old_title, title)
    if old_title != title:
        edits.append(Put("scenario", ("title",), title))
    if copy.look("map", ("id",)) == copy.look("scenario", ("id",)) is not MISSING:
        edits.append(Put("map", ("id",), pack_id))
    uses = copy.look("scenario", ("uses",))
    for number, use in enumerate(uses if isinstance(uses, list) else ()):
        key: Way = ("uses", number, "pack") if isinstance(use, dict) else ("uses", number)
        called = copy.look("scenario", key)
        if isinstance(called, str) and (new := _use_from(called, old, home, find)) != called:
            edits.append(Put("scenario", key, new))
    copy.apply(Group(edits))
    copy.save()


def _use_from(name: str, old: Path, home: Path, find: Find) -> str:
    """Return how a pack that was called `name` in the old place is called in the new one."""
    there = old / name if name.startswith(".") else find(name, old)
    if there is None or (not name.startswith(".") and _same(find(name, home), there)):
        return name
    try:
        way = Path(os.path.relpath(there.resolve(), home.resolve())).as_posix()
    except ValueError:  # another drive
        return name
    return way if may_name(way) else name  # where it can't be named any more, the check says how it can


def _same(one: Path | None, other: Path) -> bool:
    return one is not None and one.resolve() == other.resolve()


def _led_home(text: str, old: Path, home: Path) -> str:
    """Lead the schema that editors complete a file by, if it lies outside the pack, to the same file as before."""

    def lead(match: re.Match[str]) -> str:
        there = Path(os.path.normpath(old / match[2]))
        if "://" in match[2] or not there.is_file() or there.is_relative_to(old):
            return match[0]
        try:
            return match[1] + Path(os.path.relpath(there, home.resolve())).as_posix()
        except ValueError:
            return match[0]

    return MODELINE.sub(lead, text, count=1)
