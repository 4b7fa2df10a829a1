"""Lints of square and hex maps."""

from collections.abc import Collection, Iterator

from uguisu.board.cell_parts import NO_CELL
from uguisu.board.cells import cell_id, column_letters, parse_cell
from uguisu.board.finding import Finding, Guesser, listed
from uguisu.board.hexagon import from_offset, length
from uguisu.board.hexes_map import HexesMap
from uguisu.board.squares_map import SquaresMap


def cell_ids(model: SquaresMap | HexesMap) -> Iterator[str]:
    """Yield the ids of the cells that the rows draw, row by row."""
    letters = [column_letters(column) for column in range(max(map(len, model.rows)))]
    for row, line in enumerate(model.rows):
        for column, char in enumerate(line):
            if char != NO_CELL:
                yield f"{letters[column]}{row + 1}"


def lint_cells(model: SquaresMap | HexesMap, known_kinds: Collection[str] | None) -> Iterator[Finding]:
    """Yield what is wrong with the rows, borders and single cells of a map."""
    yield from _legend(model)
    yield from _rows(model)
    yield from _borders(model, known_kinds)
    yield from _extras(model)


def _legend(model: SquaresMap | HexesMap) -> Iterator[Finding]:
    used = set().union(*model.rows)
    for char in model.legend:
        if char not in used:
            yield Finding(("legend", char), "unused-legend-char", "hint", f"no cell of the map uses `{char}`")


def _rows(model: SquaresMap | HexesMap) -> Iterator[Finding]:
    if not any(line.strip(NO_CELL) for line in model.rows):
        yield Finding(("rows",), "no-cells", "error", "the map has no cells", "Draw some in the rows.")
    height = len(model.rows)
    if model.size is not None and model.size[1] != height:
        yield Finding(
            ("rows",),
            "row-length",
            "error",
            f"there are {height} rows, but the size says {model.size[1]}",
            f"Write `size: [{max(map(len, model.rows))}, {height}]`, or add or remove rows.",
        )
    width = model.size[0] if model.size is not None else max(map(len, model.rows))
    known = set(model.legend) | {NO_CELL}
    chars = ", ".join(f"`{char}`" for char in model.legend)
    for number, line in enumerate(model.rows):
        here = ("rows", number)
        if len(line) != width:
            by = "the size says" if model.size is not None else "the longest row has"
            yield Finding(
                here,
                "row-length",
                "error",
                f"row {number + 1} has {len(line)} cells, but {by} {width}",
                "A space stands for a missing cell; quote rows that begin or end with one.",
            )
        for column, char in enumerate(line):
            if char not in known:
                yield Finding(
                    here,
                    "unknown-legend-char",
                    "error",
                    f"the legend does not say what `{char}` means (cell {cell_id(column, number)})",
                    f"It knows {chars}.",
                )
                known.add(char)  # said once is enough


def _borders(model: SquaresMap | HexesMap, known_kinds: Collection[str] | None) -> Iterator[Finding]:
    cells = set(cell_ids(model))
    kinds = Guesser(known_kinds or ())
    seen: dict[tuple[frozenset[str], str], int] = {}
    for number, border in enumerate(model.borders):
        here = ("borders", number)
        missing = [end for end, cell in enumerate(border.between) if cell not in cells]
        for end in missing:
            yield _dangling((*here, "between", end), "this border", border.between[end], model)
        if known_kinds is not None and border.kind not in known_kinds:
            yield Finding(
                (*here, "kind"),
                "unknown-kind",
                "error",
                f"this game knows no borders of kind `{border.kind}`",
                kinds.hint(border.kind) or f"It knows {listed(known_kinds)}.",
            )
        a, b = border.between
        if a == b:
            yield Finding(
                (*here, "between"),
                "self-link",
                "error",
                f"this border lies between `{a}` and itself",
                "Name the two cells on either side of it.",
            )
            continue
        if not missing and not _share_an_edge(model, a, b):
            yield Finding(
                (*here, "between"),
                "not-neighbours",
                "error",
                f"`{a}` and `{b}` share no edge, so no border can lie between them",
                "Name two cells that lie side by side.",
            )
        pair = (frozenset(border.between), border.kind)
        if pair in seen:
            yield Finding(
                here,
                "duplicate-link",
                "error",
                f"between `{a}` and `{b}` there is already a border of kind `{border.kind}`, "
                f"number {seen[pair] + 1} of the list",
                "Remove one of them.",
            )
        seen.setdefault(pair, number)


def _extras(model: SquaresMap | HexesMap) -> Iterator[Finding]:
    cells = set(cell_ids(model))
    seen: dict[str, int] = {}
    for number, extra in enumerate(model.cells):
        here = ("cells", number, "id")
        if extra.id not in cells:
            yield _dangling(here, "this entry", extra.id, model)
        if extra.id in seen:
            yield Finding(
                here,
                "duplicate-id",
                "error",
                f"the cell `{extra.id}` is already described by entry {seen[extra.id] + 1} of the list",
                "Put all that it has into one entry.",
            )
        seen.setdefault(extra.id, number)


def _dangling(path: tuple[str | int, ...], what: str, cell: str, model: SquaresMap | HexesMap) -> Finding:
    column, row = parse_cell(cell)
    width, height = max(map(len, model.rows)), len(model.rows)
    if column < width and row < height:
        hint = "The rows have a space there: no cell."
    else:
        hint = f"The columns go from a to {column_letters(width - 1)}, the rows from 1 to {height}."
    return Finding(path, "dangling-id", "error", f"{what} names `{cell}`, which is no cell of this map", hint)


def _share_an_edge(model: SquaresMap | HexesMap, a: str, b: str) -> bool:
    (ax, ay), (bx, by) = parse_cell(a), parse_cell(b)
    if isinstance(model, SquaresMap):
        return abs(ax - bx) + abs(ay - by) == 1
    aq, ar = from_offset(ax, ay, model.orientation, model.offset)
    bq, br = from_offset(bx, by, model.orientation, model.offset)
    return length(aq - bq, ar - br) == 1
