"""Adds a ruling that was recorded in play to the pack."""

from __future__ import annotations

from typing import Any

from uguisu_changes.edits import Edit, Group, Insert, Put
from uguisu_editor.i18n import tr
from uguisu_editor.session import Session

KIND = "rulings"


def add_ruling(session: Session, ruling: dict[str, Any]) -> bool:
    """Add a ruling as the last one, as one step of undo; a pack without rulings gets a file for them."""
    document = session.document
    edits: list[Edit] = []
    there = document.look(KIND, (KIND,))
    if KIND not in document.data:
        edits.append(document.new_file(KIND, {"format": 1, KIND: [ruling]}))
    elif isinstance(there, list):
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
