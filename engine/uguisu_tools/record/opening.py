"""Opens a file of a recorded game by itself, as a double click does: what it is, and which pack it wants."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from uguisu.content.library import Library
from uguisu.core.errors import UguisuError
from uguisu.messages.message import Message
from uguisu_tools.packs.campaign import Progress, is_campaign, load_campaign, pack_path
from uguisu_tools.record import replay as replays
from uguisu_tools.record import save as saves
from uguisu_tools.record.origins import candidates, missing
from uguisu_tools.record.stamp import read_text, told_of

if TYPE_CHECKING:
    from uguisu.plugins.registered import Registry
    from uguisu_tools.record.stamp import Stamp

SAVE, REPLAY = b'"uguisu_save"', b'"uguisu_replay"'
BEGINNING = 4096
"""Bytes in which a record says what it is."""
GET_IT = Message("get that pack first, then open the file again")


def is_record(file: Path) -> bool:
    """Tell whether a file is a saved game or a replay, by how it begins."""
    begins = _begins(file)
    return SAVE in begins or REPLAY in begins


def is_replay(file: Path) -> bool:
    """Tell whether a file is a replay, by how it begins."""
    return REPLAY in _begins(file)


def _begins(file: Path) -> bytes:
    try:
        with file.open("rb") as opened:
            return opened.read(BEGINNING)
    except OSError:
        return b""


def pack_for(file: Path, registry: Registry) -> Path:
    """Return the pack or the campaign that a saved game or a replay was played with.

    Raises:
        UguisuError: when it is no record, or its pack is not here; says how to get it, if that is known.
    """
    text = read_text(file)
    with told_of(file):
        saved = saves.parse(text)
        named = replays.loads(text).header.pack if '"uguisu_replay"' in text.partition("\n")[0] else ""
    stamp = saved.uguisu_save
    if saved.campaign is not None:
        folder = _campaign(saved.campaign.campaign, file, registry)
        _must_have_its_pack(folder, saved.campaign, stamp, file, registry)
        return folder
    found = next(candidates(stamp, file, registry, named), None)
    if found is None:
        raise missing(f"{stamp.game}/{stamp.scenario}", stamp.version, file, GET_IT)
    return found


def _must_have_its_pack(
    folder: Path, progress: Progress, stamp: Stamp, file: Path, registry: Registry
) -> None:
    """Refuse a campaign whose mission that was saved is of a pack that is not here."""
    mission = load_campaign(folder, registry).upcoming(progress)
    if mission is None or pack_path(mission.pack, folder, registry) is not None:
        return
    pack = mission.pack.rpartition("/")[2]
    version = next((layer.version for layer in stamp.layers if layer.id == pack), "")
    raise missing(mission.pack, version or (stamp.version if stamp.scenario == pack else ""), file, GET_IT)


def _campaign(wanted: str, file: Path, registry: Registry) -> Path:
    for _, name, path in Library.of(registry).campaigns():
        if name.rpartition("/")[2] == wanted and is_campaign(path):
            return path
    raise UguisuError(
        Message("{file}: it is of the campaign '{campaign}', which is not here", file=file, campaign=wanted),
        Message("go on with it by `uguisu play CAMPAIGN --load {file}`", file=file),
    )
