"""Adds a ruling that was recorded in play to the pack."""

from __future__ import annotations

from typing import Any

from uguisu_editor.i18n import tr
from uguisu_editor.model.edits import Edit, Group, Insert, Put
from uguisu_editor.model.files import YamlFile
from uguisu_editor.model.paths import MISSING
from uguisu_editor.session import Session

KIND, FILE = "rulings", "rulings.yaml"
EMPTY = b"format: 1\nrulings: []\n"


def add_ruling(session: Session, ruling: dict[str, Any]) -> bool:
    """Add a ruling as the last one, as one step of undo; a pack without rulings gets a file for them."""
    document = session.document
    edits: list[Edit] = []
    if KIND not in document.files:
        document.files[KIND] = YamlFile(KIND, FILE, EMPTY)
        document.data[KIND] = document.files[KIND].data
        if document.look("scenario", (KIND,)) is MISSING:
            edits.append(Put("scenario", (KIND,), FILE))
    there = document.look(KIND, (KIND,))
    if isinstance(there, list):
        edits.append(Insert(KIND, (KIND,), len(there), [ruling]))
    else:
        edits.append(Put(KIND, (KIND,), [ruling]))
    return session.do(tr("Record a ruling"), Group(edits))


def free_name(session: Session, wanted: str) -> str:
    """Return an id that no ruling of the pack has yet."""
    there = session.document.look(KIND, (KIND,))
    taken = (
        {entry.get("id") for entry in there if isinstance(entry, dict)} if isinstance(there, list) else set()
    )
    number, name = 1, wanted
    while name in taken:
        number += 1
        name = f"{wanted}_{number}"
    return name
