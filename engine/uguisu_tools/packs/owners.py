"""Whose a pack is: what came with Uguisu, or was added, is read and copied and never written to, but by who asked for that."""

from __future__ import annotations

import json
import os
import site
import sysconfig
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from platformdirs import user_config_path

from uguisu.content.atomic import filling, write_text
from uguisu.content.library import SHIPPED, Library, got_folder
from uguisu.content.pack import CAMPAIGN, SCENARIO
from uguisu.core.errors import UguisuError
from uguisu.messages.message import Message

if TYPE_CHECKING:
    from uguisu.content.known import Known

Owner = Literal["yours", "shipped", "got"]
"""Whose a pack is: the user's, or it came with Uguisu or a plugin, or it was added."""


def config_folder() -> Path:
    """Return where settings are kept; UGUISU_CONFIG names another place."""
    return Path(os.environ.get("UGUISU_CONFIG") or user_config_path("uguisu", appauthor=False))


def owner_of(path: Path, registry: Known) -> Owner:
    """Tell whose the pack is that `path` is, or lies in."""
    real = path.resolve()
    if real.is_relative_to(got_folder().resolve()):
        return "got"
    return "yours" if _shelf_over(real, registry) is None else "shipped"


def may_write(path: Path, registry: Known) -> bool:
    """Tell whether a pack may be written to: one's own, or in a folder that somebody said that he works on."""
    return owner_of(path, registry) == "yours" or is_worked_on(path)


def must_be_own(path: Path, registry: Known) -> None:
    """Refuse to write a file or folder within a pack that is not one's own.

    Raises:
        UguisuError: it is in one; it says how to get a copy.
    """
    pack = pack_over(path)
    if pack is None or may_write(pack, registry):
        return
    made = f"my_{pack.name}"
    message = (
        Message("{pack} was added and stays as it is", pack=pack.as_posix())
        if owner_of(pack, registry) == "got"
        else Message("{pack} came with Uguisu and stays as it is", pack=pack.as_posix())
    )
    hint = Message(
        "Change a copy: `uguisu new pack {name} --from {pack}`, then name {name}.",
        name=made,
        pack=_name_of(pack, registry),
    )
    if (folder := clone_over(pack, registry)) is not None:
        hint = Message(
            "{hint} Whoever works on these packs themselves says so once: `uguisu packs work-on {folder}`.",
            hint=hint,
            folder=folder.as_posix(),
        )
    raise UguisuError(message, hint)


def _name_of(pack: Path, registry: Known) -> str:
    """Return the name by which a pack is found, or its path."""
    real = pack.resolve()
    found = (name for _, name, path in Library.of(registry).packs() if path.resolve() == real)
    return next(found, pack.as_posix())


def pack_over(path: Path) -> Path | None:
    """Return the pack that a file or folder is, or lies in."""
    real = path.absolute()
    return next(
        (
            folder
            for folder in (real, *real.parents)
            if any((folder / name).is_file() for name in (SCENARIO, CAMPAIGN))
        ),
        None,
    )


def _shelf_over(real: Path, registry: Known) -> Path | None:
    shelves = (shelf.folder.resolve() for shelf in Library.of(registry).shelves if shelf.kind in SHIPPED)
    return next((folder for folder in shelves if real.is_relative_to(folder)), None)


# What somebody works on.


def clone_over(path: Path, registry: Known) -> Path | None:
    """Return the folder of shipped packs over `path` that can be worked on: in a clone, and not in an installation, where the
    next update would write over what was done, or a cache has the same files.
    """
    folder = _shelf_over(path.resolve(), registry)
    return None if folder is None or _is_installed(folder) else folder


def _is_installed(folder: Path) -> bool:
    """Tell whether a folder belongs to an installation."""
    paths = sysconfig.get_paths()
    places = [paths["purelib"], paths["platlib"], *site.getsitepackages(), site.getusersitepackages()]
    return any(folder.is_relative_to(Path(place).resolve()) for place in places)


def worked_on() -> list[Path]:
    """Return the folders whose packs somebody works on."""
    try:
        found = json.loads(_file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return []
    return [Path(name) for name in found if isinstance(name, str)] if isinstance(found, list) else []


def is_worked_on(path: Path) -> bool:
    """Tell whether a pack lies in a folder whose packs somebody works on."""
    real = path.resolve()
    return any(real.is_relative_to(folder) for folder in worked_on())


def work_on(folder: Path, registry: Known) -> Path:
    """Let the packs in a folder of a clone be written to from now on; return the folder.

    Raises:
        UguisuError: they are one's own anyway, or belong to an installation.
    """
    real = folder.resolve()
    if owner_of(real, registry) == "yours":
        raise UguisuError(
            Message("the packs in {folder} are your own", folder=folder.as_posix()),
            Message("They can be changed as they are; nothing needs to be said."),
        )
    if clone_over(real, registry) is None:
        raise UguisuError(
            Message("the packs in {folder} are part of an installation", folder=folder.as_posix()),
            Message(
                "The next update would write over them: change a copy, `uguisu new pack NAME --from PACK`."
            ),
        )
    _keep([*(one for one in worked_on() if one != real), real])
    return real


def stop_working_on(folder: Path) -> Path:
    """Let the packs in a folder be as they are from now on; return the folder."""
    real = folder.resolve()
    _keep([one for one in worked_on() if one != real])
    return real


def _keep(folders: list[Path]) -> None:
    with filling(config_folder()):
        write_text(
            _file(), json.dumps([str(folder) for folder in folders], ensure_ascii=False, indent=1) + "\n"
        )


def _file() -> Path:
    return config_folder() / "worked_on.json"
