"""What the boxes of the docs need beside them: one engine for all games, the packs that they are files of, and their words."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from uguisu import Message
from uguisu.loading import Overrides
from uguisu.messages import translate
from uguisu_page.bench import WORKS
from uguisu_page.by_node import as_kept, pyodide
from uguisu_page.one_file import within
from uguisu_page.publishing import IN_TIME, PACKED, SITE, gathered, licences, shared, site_of, static
from uguisu_page.travelling import travelling

SAID: dict[str, Message] = {
    "again": Message("Again from here"),
    "as_it_was": Message("As it was"),
    "broken": Message(
        "The engine could not be loaded. Load the page again, and if it stays so, try another browser. The cause: {why}",
        why="{why}",
    ),
    "close": Message("Close"),
    "coming": Message("The engine is on its way…"),
    "error": Message("Error"),
    "fine": Message("Nothing is wrong with it."),
    "hint": Message("Hint"),
    "line": Message("Line {line}", line="{line}"),
    "long": Message("The check takes long."),
    "looking": Message("Checking…"),
    "new_game": Message("New game"),
    "older": Message("The picture shows what it was before the mistake."),
    "play": Message("Play against bots"),
    "play_as": Message("Play as"),
    "stop": Message("Stop it"),
    "stopped": Message("It was stopped. Change something, and it is checked again."),
    "text": Message("{file}, to be changed", file="{file}"),
    "try": Message("Try it"),
    "warning": Message("Warning"),
}
"""What boxes say, by what their script calls it."""


def words(language: str) -> dict[str, Any]:
    """Return what the script of boxes is told: its words, and what the engine has to know at once."""
    lock = next(data for file, data in pyodide() if file == "pyodide-lock.json")
    said = {name: translate(text, language) for name, text in SAID.items()}
    return {"language": language, "said": said, "lock": json.loads(lock)}


def engine(works: Mapping[str, Path], games: tuple[str, ...]) -> dict[str, bytes]:
    """Return the files that lie beside pages with boxes.

    Args:
        works: the packs that boxes are files of, by the names that boxes have for them.
        games: all games that have a part in them.
    """
    taken = travelling(*games, checking=True)
    site, _ = site_of(taken, laid_out(works))
    found = {f"engine/{file}": data for file, data in pyodide() if file not in IN_TIME}
    found |= {f"engine/{file}.zst": as_kept(file) for file in PACKED}
    found[SITE] = site
    found |= shared()
    found["static/try.js"] = static("try.js")
    found["LICENSES.txt"] = licences(taken)
    found["static/inlined.js"] = f"window.uguisuInlined = {within(found)};\n".encode()
    return found


def laid_out(works: Mapping[str, Path]) -> dict[str, bytes]:
    """Return the files of packs and of what they build on, where boxes look for them."""
    laid: dict[str, bytes] = {}
    for name, folder in works.items():
        with TemporaryDirectory() as aside:
            files = gathered(folder, Overrides(), Path(aside))
        laid |= {f"{WORKS}/{name}/{path}": data for path, data in files.items() if "/schemas/" not in path}
    return laid
