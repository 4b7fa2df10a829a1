"""New packs: empty ones for a game, or copies of one that there is."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from uguisu.content import replacing_folder, write_text
from uguisu.messages import reason_of
from uguisu_changes.yamltext import emit
from uguisu_editor.map_kinds.known import map_kinds
from uguisu_editor.model.copying import CannotMake, Find, claim, write_copy
from uguisu_editor.model.document import CannotOpen, PackDocument
from uguisu_editor.model.phrases import phrase


def id_from(title: str) -> str:
    """Return an id made of a title.

    >>> id_from("The Temple of the Moon!"), id_from("Храм Луны"), id_from("?")
    ('the_temple_of_the_moon', 'храм_луны', 'map')
    """
    words = re.findall(r"[^\W_]+", title.lower())
    return "_".join(words)[:64] or "map"


def make_pack(
    folder: Path,
    *,
    title: str,
    game: str,
    version: str,
    kind: str,
    size: tuple[int, int] | None = None,
    fill: Callable[[Path], None] = lambda _: None,
) -> Path:
    """Write an empty pack into a new folder, and what `fill` writes into it besides; return the folder. It is there whole or
    not at all.

    Raises:
        CannotMake: the folder is there and holds something, or cannot be made.
    """
    claim(folder)
    name = id_from(title)
    scenario = [
        "format: 1",
        f"id: {emit.scalar(name)}",
        f"game: {emit.scalar(game)}",
        f"title: {emit.scalar(title)}",
    ]
    if version:
        scenario += ["needs:", f'  {emit.key(game)}: ">={version}"']
    try:
        with replacing_folder(folder) as aside:
            write_text(aside / "scenario.yaml", _lines([*scenario, "map: map.yaml"]))
            write_text(aside / "map.yaml", _lines(_map(name, title, kind, size)))
            fill(aside)
    except OSError as error:
        raise CannotMake(
            phrase("{name} cannot be written: {reason}"),
            name=error.filename or folder,
            reason=reason_of(error),
        ) from error
    return folder


def copy_pack(source: Path, folder: Path, *, title: str, find: Find) -> Path:
    """Copy a pack into a new folder, with a title and id of its own; return the folder.

    Raises:
        CannotMake: the folder is there and holds something, or cannot be made.
    """
    try:
        document = PackDocument.open(source)
    except CannotOpen as error:
        raise CannotMake(
            phrase("{name} could not be copied: {reason}"), name=source.name, reason=error
        ) from error
    write_copy(document, folder, title=title, pack_id=id_from(title), find=find)
    return folder


def _map(name: str, title: str, kind: str, size: tuple[int, int] | None) -> list[str]:
    head = ["format: 1", f"id: {emit.scalar(name)}", f"kind: {kind}", f"title: {emit.scalar(title)}"]
    return [*head, *map_kinds()[kind].blank(size)]


def _lines(lines: list[str]) -> str:
    return "\n".join(lines) + "\n"
