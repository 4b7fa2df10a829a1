"""What a card says of a problem: no sign of code, no number of a rule, no name as files write it; and what its button says."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from uguisu import check
from uguisu.content import Folder, InMemorySource
from uguisu.plugins import registry
from uguisu_changes.edits import Drop, Edit, Remove
from uguisu_changes.remedies import remedied
from uguisu_changes.same import plain_copy
from uguisu_editor.model.checking import offered
from uguisu_editor.model.document import PackDocument
from uguisu_editor.model.visible import plain
from uguisu_tools.scaffold import new_pack

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

OF_FILES = re.compile(r"`|\b[A-Z]{2}-H?\d+\b|(?<=[^\W\d])_(?=[^\W\d])")


def taken_away(data: Any, kind: str, way: tuple[str | int, ...] = ()) -> Iterator[Edit]:
    """Yield what takes away each key and each entry."""
    for step, value in data.items() if isinstance(data, dict) else enumerate(data):
        yield Drop(kind, (*way, step)) if isinstance(data, dict) else Remove(kind, way, step)
        if isinstance(value, dict | list):
            yield from taken_away(value, kind, (*way, step))


@pytest.mark.parametrize("game", ["temple", "scorpion", "senjutsu", "spies"])
def test_cards_of_problems_speak_as_people_do(tmp_path: Path, game: str) -> None:
    known = registry()
    document = PackDocument.open(new_pack("probe", game, tmp_path, known))
    said: set[str] = set()
    edits = [edit for kind, data in document.data.items() for edit in taken_away(plain_copy(data), kind)]
    for edit in edits[::17]:
        undo = document.apply(edit)
        found = check(document.folder, known, InMemorySource(Folder(document.folder), document.held))[1]
        for one in remedied(found, document.folder, document.held, known, 5.0):
            fix = offered(document, one)
            said |= {str(one.message), str(one.hint or ""), str(fix.title) if fix is not None else ""}
        document.apply(undo)
    assert len(said) > 5
    assert any(OF_FILES.search(text) for text in said)  # so there was something to be said otherwise
    assert [text for text in said if OF_FILES.search(plain(text))] == []
