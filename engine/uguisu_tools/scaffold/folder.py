"""Names for what is made, and folders that are written whole or not at all."""

import keyword
import re
from collections.abc import Mapping
from pathlib import Path

from uguisu.content.atomic import replacing_folder
from uguisu.content.source import for_windows, twins_of
from uguisu.core.errors import UguisuError
from uguisu.messages.message import Message


def as_pack_id(name: str) -> str:
    """Return a pack's id made of what was typed.

    >>> as_pack_id("My temple")
    'my_temple'

    Raises:
        UguisuError: when nothing is left of it.
    """
    made = re.sub(r"[^\w-]+", "_", name.strip(), flags=re.UNICODE).strip("_-")
    if not made:
        raise UguisuError(
            Message("'{name}' is not a valid name for a pack", name=name),
            hint=Message("use letters, digits and _, as in my_temple"),
        )
    must_be_portable(made)
    return made.lower()


def as_module(name: str) -> str:
    """Return a plugin's name, fit to be a part of a Python module's.

    >>> as_module("Lantern-Rules")
    'lantern_rules'

    Raises:
        UguisuError: when it can't be one.
    """
    made = re.sub(r"[^a-z0-9]+", "_", name.strip().lower()).strip("_")
    made = made.removeprefix("uguisu_")
    if not made or not made[0].isalpha() or keyword.iskeyword(made):
        raise UguisuError(
            Message("'{name}' is not a valid name for a plugin", name=name),
            hint=Message("use Latin letters, digits and _, as in lantern_rules"),
        )
    must_be_portable(made)
    return made


def must_be_portable(name: str) -> None:
    """Refuse a name that no folder can have on Windows, on every system: what is made here is sent there.

    Raises:
        UguisuError: it is one.
    """
    if not for_windows(name):
        raise UguisuError(
            Message("Windows does not allow a folder called '{name}'", name=name),
            hint=Message("choose a different name"),
        )


def as_title(name: str) -> str:
    """Return a name as a title.

    >>> as_title("my_temple")
    'My temple'
    """
    spaced = re.sub(r"[_-]+", " ", name).strip()
    return spaced[:1].upper() + spaced[1:]


def write_folder(folder: Path, files: Mapping[str, str | bytes]) -> None:
    """Write `files`, by their names with forward slashes, into the new `folder`; it appears complete or not at all.

    Raises:
        UguisuError: when there is something already.
    """
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise UguisuError(
            Message("{folder} already exists", folder=folder),
            hint=Message("choose a different name or folder"),
        )
    must_be_portable(folder.name)
    if folder.parent.is_dir():
        for twin in twins_of(folder.name, (path.name for path in folder.parent.iterdir())):
            raise UguisuError(
                Message(
                    "there is already `{name}` in {folder}: Windows and macOS take the two for one",
                    name=twin,
                    folder=folder.parent,
                ),
                hint=Message("choose a different name"),
            )
    with replacing_folder(folder) as aside:
        fill_folder(aside, files)


def fill_folder(folder: Path, files: Mapping[str, str | bytes]) -> None:
    """Write `files` into a folder that is there."""
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content.encode() if isinstance(content, str) else content)
