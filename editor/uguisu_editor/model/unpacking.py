"""A pack in a zip, unpacked beside it, to be edited as files."""

from __future__ import annotations

from pathlib import Path

from uguisu.checks import Diagnostic
from uguisu.content import open_source, replacing_folder, write_bytes
from uguisu.content.limits import MAX_PACK_BYTES
from uguisu.messages import reason_of
from uguisu_editor.model.document import SCENARIO, CannotOpen
from uguisu_editor.model.phrases import phrase


def free_folder(path: Path) -> Path:
    """Return the folder beside a zip that it is unpacked into: called as it is, or that with a number."""
    number, folder = 1, path.with_suffix("")
    while folder.exists():
        number += 1
        folder = path.with_name(f"{path.stem}-{number}")
    return folder


def unpack(path: Path, folder: Path) -> None:
    """Unpack a zip into a new folder; on failure, nothing is left of it.

    Raises:
        CannotOpen: it is no pack, is damaged, holds what it should not, or the disk refuses.
    """
    source = open_source(path)
    found = [source] if isinstance(source, Diagnostic) else source.found
    trouble = next((one for one in found if one.severity == "error"), None)
    if trouble is not None or isinstance(source, Diagnostic):
        told = trouble.message if trouble is not None else ""
        raise CannotOpen(phrase("{name} cannot be unpacked: {reason}"), name=path.name, reason=told)
    if SCENARIO not in source.names:
        raise CannotOpen(
            phrase("There is no {file} in {folder}, so it is not a pack."), file=SCENARIO, folder=path
        )
    try:
        with replacing_folder(folder) as aside:
            for name in source.names:
                raw = source.read(name, MAX_PACK_BYTES)
                if isinstance(raw, Diagnostic):
                    raise CannotOpen(
                        phrase("{name} cannot be unpacked: {reason}"), name=path.name, reason=raw.message
                    )
                target = aside / name
                target.parent.mkdir(parents=True, exist_ok=True)
                write_bytes(target, raw)
    except OSError as error:
        raise CannotOpen(
            phrase("{name} cannot be unpacked: {reason}"), name=path.name, reason=reason_of(error)
        ) from error
