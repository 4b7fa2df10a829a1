"""What a table needs, of a pack in a folder: what `uguisu print` calls."""

from __future__ import annotations

import os
from collections.abc import Collection
from pathlib import Path

from uguisu import load
from uguisu.content import write_bytes
from uguisu.messages import localize
from uguisu.plugins import registry
from uguisu_editor.app import application
from uguisu_editor.i18n import Speaking
from uguisu_editor.io.kit import kit_bytes, kit_of
from uguisu_editor.model.document import PackDocument
from uguisu_editor.model.jobs import briefed, printed
from uguisu_editor.session import Session


def write_kit(
    pack: Path, out: Path, parts: Collection[str], paper: str, *, width: float, language: str, bleed: bool
) -> None:
    """Write some parts (`briefing`, `map`, `cards`, `tokens`) of what a table needs as one PDF, on a `paper` of that name.

    `width`: how wide the map is when it is put together, in centimetres.

    Raises:
        BadPack: the pack has errors.
        OSError: it can't be written; what was there before stays as it was.
    """
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # no screen is needed
    known = registry()
    game = load(pack, known)
    application()
    Speaking().switch(language)
    session = Session(PackDocument.open(pack), known)
    wanted = {*parts, "backs", *(("bleed",) if bleed else ())}
    kit = kit_of(
        session,
        localize(game.title, language),
        game.topology,
        known.look_of(game.id),
        wanted,
        told=briefed(game, known, language),
        cards=printed(game, language) if "cards" in wanted else (),
        width=width,
        language=language,
    )
    write_bytes(out, kit_bytes(kit, paper))
