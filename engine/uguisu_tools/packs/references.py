"""Which packs the files of a pack or a campaign name."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from uguisu.content.diagnostics import Path as Way
from uguisu.content.document import read_document


def references(data: Any) -> Iterator[tuple[Way, str]]:
    """Yield the packs that a scenario or a campaign refers to, each with where it does."""
    for key in ("uses", "missions"):
        entries = data.get(key) if isinstance(data, dict) else None
        for number, entry in enumerate(entries if isinstance(entries, list) else ()):
            if isinstance(entry, str):
                yield (key, number), entry
            elif isinstance(entry, dict) and isinstance(entry.get("pack"), str):
                yield (key, number, "pack"), entry["pack"]


def referred(file: Path) -> list[str]:
    """Return the packs that a file refers to; none where it is not there or can't be read."""
    try:
        document = read_document(file.read_bytes(), file.name, file.name)[0]
    except OSError:
        return []
    return [called for _, called in references(document.data if document is not None else None)]
