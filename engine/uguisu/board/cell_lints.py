"""Lints of square and hex maps."""

from collections.abc import Collection, Iterator

from uguisu.board.cells import cell_id, column_letters, parse_cell
from uguisu.board.compile import drawn_cells
from uguisu.board.finding import Finding, Guesser
from uguisu.board.hexagon import from_offset, length
from uguisu.board.model import NO_CELL, HexesMap, SquaresMap
from uguisu.said import Said
from uguisu.suggest import listing


def cell_ids(model: SquaresMap | HexesMap) -> list[str]:
    """Return the ids of the cells that the rows draw, row by row."""
    return [cell for cell, *_ in drawn_cells(model)]


def lint_cells(model: SquaresMap | HexesMap, known_kinds: Collection[str] | None) -> Iterator[Finding]:
    """Yield what is wrong with the rows, borders and single cells of a map."""
    used = set().union(*model.rows)
    for char in model.legend:
        if char not in used:
            told = Said("no cell of the map uses `{char}`", char=char)
            yield Finding(("legend", char), "unused-legend-char", told, severity="hint")
    yield from _rows(model)
    yield from _borders(model, known_kinds)
    yield from _extras(model)


def _rows(model: SquaresMap | HexesMap) -> Iterator[Finding]:
    if not any(line.strip(NO_CELL) for line in model.rows):
        yield Finding(("rows",), "no-cells", Said("the map has no cells"), Said("Draw some in the rows."))
    height, widest = len(model.rows), max(map(len, model.rows))
    if model.size is not None and model.size[1] != height:
        yield Finding(
            ("rows",),
            "row-length",
            Said("there are {height} rows, but the size says {size}", height=height, size=model.size[1]),
            Said("Write `size: [{width}, {height}]`, or add or remove rows.", width=widest, height=height),
        )
    known = {*model.legend, NO_CELL}
    for number, line in enumerate(model.rows):
        here = ("rows", number)
        if len(line) != (model.size[0] if model.size is not None else widest):
            yield Finding(
                here,
                "row-length",
                _of_another_length(model, number, widest),
                Said("A space stands for a missing cell; quote rows that begin or end with one."),
            )
        for column, char in enumerate(line):
            if char not in known:
                chars = ", ".join(f"`{char}`" for char in model.legend)
                yield Finding(
                    here,
                    "unknown-legend-char",
                    Said(
                        "the legend does not say what `{char}` means (cell {cell})",
                        char=char,
                        cell=cell_id(column, number),
                    ),
                    Said("Known characters: {chars}.", chars=chars),
                )
                known.add(char)  # said once is enough


def _of_another_length(model: SquaresMap | HexesMap, row: int, widest: int) -> Said:
    count = len(model.rows[row])
    if model.size is not None:
        return Said(
            "row {number} has {count} cells, but the size says {width}",
            number=row + 1,
            count=count,
            width=model.size[0],
        )
    return Said(
        "row {number} has {count} cells, but the longest row has {width}",
        number=row + 1,
        count=count,
        width=widest,
    )


def _borders(model: SquaresMap | HexesMap, known_kinds: Collection[str] | None) -> Iterator[Finding]:
    cells = set(cell_ids(model))
    kinds = Guesser(known_kinds or ())
    seen: dict[tuple[frozenset[str], str], int] = {}
    for number, border in enumerate(model.borders):
        here = ("borders", number)
        missing = [end for end, cell in enumerate(border.between) if cell not in cells]
        for end in missing:
            yield _dangling((*here, "between", end), Said("this border"), border.between[end], model)
        if known_kinds is not None and border.kind not in known_kinds:
            yield Finding(
                (*here, "kind"),
                "unknown-kind",
                Said("this game has no borders of kind `{kind}`", kind=border.kind),
                kinds.hint(border.kind) or Said("Known kinds: {kinds}.", kinds=listing(known_kinds)),
            )
        a, b = border.between
        if a == b:
            yield Finding(
                (*here, "between"),
                "self-link",
                Said("this border lies between `{a}` and itself", a=a),
                Said("Name the two cells on either side of it."),
            )
            continue
        if not missing and not _share_an_edge(model, a, b):
            yield Finding(
                (*here, "between"),
                "not-neighbours",
                Said("`{a}` and `{b}` share no edge, so no border can lie between them", a=a, b=b),
                Said("Name two cells that lie side by side."),
            )
        first = seen.setdefault((frozenset(border.between), border.kind), number)
        if first != number:
            yield Finding(
                here,
                "duplicate-link",
                Said(
                    "there is already a border of kind `{kind}` between `{a}` and `{b}`: number "
                    "{number} in the list",
                    a=a,
                    b=b,
                    kind=border.kind,
                    number=first + 1,
                ),
                Said("Remove one of them."),
            )


def _extras(model: SquaresMap | HexesMap) -> Iterator[Finding]:
    cells = set(cell_ids(model))
    seen: dict[str, int] = {}
    for number, extra in enumerate(model.cells):
        here = ("cells", number, "id")
        if extra.id not in cells:
            yield _dangling(here, Said("this entry"), extra.id, model)
        first = seen.setdefault(extra.id, number)
        if first != number:
            yield Finding(
                here,
                "duplicate-id",
                Said(
                    "the cell `{cell}` is already described by entry {number} of the list",
                    cell=extra.id,
                    number=first + 1,
                ),
                Said("Put everything about it into one entry."),
            )


def _dangling(path: tuple[str | int, ...], what: str, cell: str, model: SquaresMap | HexesMap) -> Finding:
    column, row = parse_cell(cell)
    width, height = max(map(len, model.rows)), len(model.rows)
    if column < width and row < height:
        hint = Said("The rows have a space there: no cell.")
    else:
        hint = Said(
            "The columns go from a to {last}, the rows from 1 to {height}.",
            last=column_letters(width - 1),
            height=height,
        )
    told = Said("{what} names `{cell}`, which is not a cell of this map", what=what, cell=cell)
    return Finding(path, "dangling-id", told, hint)


def _share_an_edge(model: SquaresMap | HexesMap, a: str, b: str) -> bool:
    (ax, ay), (bx, by) = parse_cell(a), parse_cell(b)
    if isinstance(model, SquaresMap):
        return abs(ax - bx) + abs(ay - by) == 1
    aq, ar = from_offset(ax, ay, model.orientation, model.offset)
    bq, br = from_offset(bx, by, model.orientation, model.offset)
    return length(aq - bq, ar - br) == 1
