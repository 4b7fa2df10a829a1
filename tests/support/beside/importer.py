"""An importer: a maze in letters, as people type it into a mail, becomes a pack of Temple.

`N` is where the ninja may begin, `T` a tower, on which a samurai stands, `.` a place; places that touch are joined.
"""

from __future__ import annotations

from pathlib import Path

from uguisu import UguisuError
from uguisu.content import is_safe_name, write_text

HEAD = "format: 1\nid: {name}\ngame: temple\ntitle: {name}\nlanguages: [en]\n"
TAGS = {"N": "inner", "T": "tower"}


def import_maze(text: str, name: str, into: Path) -> Path:
    """Write the pack and return its folder.

    Raises:
        UguisuError: for a name that a pack may not have.
    """
    if not is_safe_name(name):
        raise UguisuError(f"a pack can't be called {name!r}")
    cells = {
        (row, column): letter
        for row, line in enumerate(text.splitlines())
        for column, letter in enumerate(line)
        if letter != " "
    }
    ids = {cell: f"r{cell[0] + 1}c{cell[1] + 1}" for cell in cells}
    places = [
        f"  - {{id: {ids[row, column]}, at: [{100 * column}, {100 * row}], tags: [{TAGS.get(letter, '')}]}}"
        for (row, column), letter in cells.items()
    ]
    links = [
        f"  - {{between: [{ids[row, column]}, {ids[other]}], kind: road}}"
        for row, column in cells
        for other in ((row + 1, column), (row, column + 1))
        if other in cells
    ]
    folder = into / name
    folder.mkdir()
    write_text(folder / "scenario.yaml", HEAD.format(name=name))
    write_text(
        folder / "map.yaml",
        "\n".join(["format: 1", f"id: {name}", "kind: graph", "places:", *places, "links:", *links, ""]),
    )
    return folder
