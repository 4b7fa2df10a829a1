"""Names of cells: `c4` is the third column, the fourth row from the top.

Columns and rows are counted from 0 in code, and a cell's id counts from a and from 1.

>>> cell_id(2, 3), cell_id(26, 11)
('c4', 'aa12')
>>> parse_cell("aa12")
(26, 11)
"""

import re
from functools import lru_cache

_CELL = re.compile(r"([a-z]+)([1-9][0-9]*)")


@lru_cache(
    maxsize=1024
)  # a map of 200 x 200 asks for each column's two hundred times whenever its cells are listed
def column_letters(column: int) -> str:
    """Return the letters of a column, counted from 0: a ... z, aa, ab ... az, ba ...

    >>> [column_letters(n) for n in (0, 25, 26, 27, 701, 702)]
    ['a', 'z', 'aa', 'ab', 'zz', 'aaa']
    """
    letters = ""
    rest = column + 1
    while rest:
        rest, digit = divmod(rest - 1, 26)
        letters = chr(ord("a") + digit) + letters
    return letters


def cell_id(column: int, row: int) -> str:
    """Return the id of the cell in `column` and `row`, both counted from 0."""
    return f"{column_letters(column)}{row + 1}"


def parse_cell(cell: str) -> tuple[int, int]:
    """Return the column and row, counted from 0, of a cell's id. Raises ValueError if it is none."""
    match = _CELL.fullmatch(cell)
    if match is None:
        raise ValueError(f"'{cell}' is not a cell: write its column's letters, then its row, as in c4")
    column = 0
    for letter in match[1]:
        column = column * 26 + ord(letter) - ord("a") + 1
    return column - 1, int(match[2]) - 1
