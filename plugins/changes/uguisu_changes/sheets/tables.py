"""Tables of texts in files: CSV of every make, and spreadsheets by libraries that may be missing (`uguisu-changes[sheets]`)."""

from __future__ import annotations

import csv
import datetime as dt
import io
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from uguisu import Message, UguisuError
from uguisu.content import write_bytes

MAX_BYTES = 16 << 20
MAX_ROWS, MAX_COLUMNS = 5_000, 200
COMMA_SEPARATED = (".csv", ".tsv", ".txt")
SPREADSHEETS = (".xlsx", ".xlsm", ".xls", ".ods")
BYTE_ORDER_MARKS = ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"))
DATE = "#DATE "
"""What a cell reads as of which a spreadsheet has made a date: its text is lost, and must not be taken for an empty one."""
WIDEST = 60
LONGEST_LIST = 255
"""Letters that a list of what may be chosen can have in .xlsx."""


class Table(NamedTuple):
    """A table: its file's name, the row with the names of columns, these, and the rows below, each with its number."""

    name: str
    head_row: int
    head: list[str]
    rows: list[tuple[int, list[str]]]


class Column(NamedTuple):
    """A column to be written: its name, whether it holds numbers, what is said of it, and all that may stand in it, if few."""

    name: str
    numbers: bool = False
    note: str = ""
    choices: tuple[str, ...] = ()


def read_table(path: Path) -> Table:
    """Read a table: of a spreadsheet the sheet called `cards`, else the first.

    Raises:
        UguisuError: when it is none, too large, or needs a library that is not there.
    """
    suffix = path.suffix.lower()
    if suffix not in COMMA_SEPARATED + SPREADSHEETS:
        raise UguisuError(Message("{path} should end in .csv, .xlsx or .ods", path=path.name))
    try:
        large = path.stat().st_size > MAX_BYTES
        lines = [] if large else _csv(path) if suffix in COMMA_SEPARATED else _spreadsheet(path)
    except OSError as error:
        from uguisu.messages import reason_of

        raise UguisuError(
            Message("{path} can't be read: {error}", path=path.name, error=reason_of(error))
        ) from error
    if large or len(lines) > MAX_ROWS:
        raise UguisuError(Message("{path} is too large for a table of cards", path=path.name))
    at = next((number for number, line in enumerate(lines) if any(cell.strip() for cell in line)), None)
    if at is None:
        raise UguisuError(Message("{path} is empty", path=path.name))
    head = [cell.strip() for cell in lines[at][:MAX_COLUMNS]]
    below = enumerate(lines[at + 1 :], at + 2)
    return Table(
        path.name, at + 1, head, [(row, line) for row, line in below if any(c.strip() for c in line)]
    )


def _csv(path: Path) -> list[list[str]]:
    text = _decoded(path)
    first, _, rest = text.partition("\n")
    if first.lower().startswith("sep=") and len(first.strip()) == len("sep=,"):  # Excel's own way to say it
        return [[], *_lines(rest, first[4], path.name)]
    separator = max(",;\t", key=lambda one: len(next(csv.reader([first], delimiter=one), [])))
    return _lines(text, separator, path.name)


def _lines(text: str, separator: str, name: str) -> list[list[str]]:
    try:
        return list(csv.reader(io.StringIO(text, newline=""), delimiter=separator, strict=True))
    except csv.Error as error:
        raise UguisuError(
            Message("{path} is not a whole CSV: {error}", path=name, error=str(error)),
            Message("A quotation mark may be missing: save it from the spreadsheet once more."),
        ) from error


def _decoded(path: Path) -> str:
    raw = path.read_bytes()
    encoding = next((encoding for mark, encoding in BYTE_ORDER_MARKS if raw.startswith(mark)), "utf-8")
    try:
        return raw.decode(encoding)
    except UnicodeDecodeError as error:
        raise UguisuError(
            Message("{path}: row {row} is not in UTF-8", path=path.name, row=raw.count(b"\n", 0, error.start) + 1),
            Message(
                "In Excel, save it as `CSV UTF-8`, or better as .xlsx; in LibreOffice, choose the character set UTF-8."
            ),
        ) from error  # fmt: skip


def _spreadsheet(path: Path) -> list[list[str]]:
    try:
        from python_calamine import CalamineError, CalamineWorkbook
    except ImportError as error:
        raise _missing(path, "python-calamine") from error
    try:
        book = CalamineWorkbook.from_path(str(path))
        sheet = "cards" if "cards" in book.sheet_names else book.sheet_names[0]
        rows = book.get_sheet_by_name(sheet).to_python(skip_empty_area=False)
    except (CalamineError, ValueError, IndexError) as error:
        raise UguisuError(
            Message("{path} can't be read: {error}", path=path.name, error=str(error)[:200]),
            Message("Open it in the spreadsheet, and save it once more."),
        ) from error
    return [[_shown(value) for value in row] for row in rows]


def _missing(path: Path, library: str) -> UguisuError:
    return UguisuError(
        Message("for {suffix} the library {library} is missing", suffix=path.suffix, library=library),
        Message("Install `uguisu-changes[sheets]`, or use a .csv."),
    )


def _shown(value: Any) -> str:
    """Return a cell as it would be typed: calamine gives every number as a float, and dates as such."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float):
        return str(int(value)) if value.is_integer() else repr(value)
    if isinstance(value, dt.date | dt.time | dt.timedelta):
        return DATE + str(value)
    return str(value)


def write_table(path: Path, columns: Sequence[Column], rows: Sequence[Mapping[str, str]]) -> None:
    """Write a table as .csv or .xlsx; each row is a text by the name of its column.

    Raises:
        UguisuError: when it is to be neither, or needs a library that is not there.
    """
    suffix = path.suffix.lower()
    if suffix == ".csv":
        text = io.StringIO(newline="")
        writer = csv.writer(text, lineterminator="\r\n")
        writer.writerow([column.name for column in columns])
        writer.writerows([row.get(column.name, "") for column in columns] for row in rows)
        write_bytes(
            path, text.getvalue().encode("utf-8-sig")
        )  # without the mark Excel takes it for an old code page
    elif suffix == ".xlsx":
        write_bytes(path, _workbook(path, columns, rows))
    else:
        raise UguisuError(Message("{path} should end in .csv or .xlsx", path=path.name))


def _workbook(path: Path, columns: Sequence[Column], rows: Sequence[Mapping[str, str]]) -> bytes:
    try:
        from xlsxwriter import Workbook
    except ImportError as error:
        raise _missing(path, "XlsxWriter") from error
    written = io.BytesIO()
    book = Workbook(written, {"in_memory": True, "strings_to_formulas": False, "strings_to_urls": False})
    sheet = book.add_worksheet("cards")
    bold = book.add_format({"bold": True, "num_format": "@"})
    text = book.add_format({"num_format": "@", "text_wrap": True, "valign": "top"})
    number = book.add_format({"valign": "top"})
    for at, column in enumerate(columns):
        cells = [row.get(column.name, "") for row in rows]
        longest = max((len(line) for cell in (column.name, *cells) for line in cell.split("\n")), default=0)
        sheet.set_column(at, at, min(longest + 2, WIDEST), number if column.numbers else text)
        sheet.write_string(0, at, column.name, bold)
        if column.note:
            sheet.write_comment(0, at, column.note, {"x_scale": 2})
        for row, cell in enumerate(cells, 1):
            if not cell:
                continue  # the column itself says how what is typed there is meant
            if column.numbers and cell.lstrip("-").isdigit() and len(cell) < 15:
                sheet.write_number(row, at, int(cell), number)
            else:
                sheet.write_string(row, at, cell, text)
        if column.choices and len(",".join(column.choices)) <= LONGEST_LIST:
            choice = {"validate": "list", "source": list(column.choices), "error_type": "warning"}
            sheet.data_validation(1, at, MAX_ROWS, at, choice)
    sheet.freeze_panes(1, 1)
    book.close()
    return written.getvalue()
