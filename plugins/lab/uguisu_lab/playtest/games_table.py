"""The games of a playtest as a table for a spreadsheet, pandas or R: a row a game; beside it, what the columns mean."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from uguisu import Message, UguisuError
from uguisu.content import replacing, write_bytes
from uguisu.messages import localize, reason_of, translate
from uguisu_lab.playtest.summary import Summary
from uguisu_tools.record import read_games

if TYPE_CHECKING:
    from uguisu_tools.record import GameLine

KINDS = {".csv": ",", ".tsv": "\t"}
"""How the columns of a table are kept apart, by the end of its name."""
PARQUET = ".parquet"
Row = dict[str, Any]
FIXED: Mapping[str, Message] = {
    "game": Message("The number of the game, from 1."),
    "seed": Message("The seed of all that chance decided."),
    "result": Message("How it ended; empty for a game that broke."),
    "winner": Message("The side that won; empty for a draw."),
    "plies": Message("Decisions, dice and drawn cards."),
    "error": Message("What broke it, if anything did."),
}
"""The columns of every game, each with what it says; those of seats, sides and measures come between."""


def must_be_table(path: Path) -> None:
    """Refuse a name that no table can be written under, before anything is played.

    Raises:
        UguisuError: it ends otherwise, or the library for it is missing.
    """
    if path.suffix not in (*KINDS, PARQUET):
        raise UguisuError(
            Message("{path} is no table", path=path),
            hint=Message("give it a name that ends in .csv, .tsv or .parquet"),
        )
    if path.suffix == PARQUET:
        _parquet()


def write_table(games_file: Path, summary: Summary, path: Path, language: str = "en") -> tuple[Path, Path]:
    """Write the games of ``games.jsonl`` as a table, and what its columns mean beside it; return both paths.

    Raises:
        UguisuError: when the games can't be read, or a table can't be written.
    """
    header, games = read_games(games_file)
    rows = [_row(line, header.bots) for _, line in sorted(games.items())]
    columns = _columns(rows, summary, language)
    about = path.with_name(f"{path.stem}.columns.csv")
    try:
        _write(path, list(columns), rows)
        _write(
            about,
            ["column", "meaning"],
            [{"column": name, "meaning": told} for name, told in columns.items()],
        )
    except OSError as error:
        raise UguisuError(
            Message("{path} can't be written: {error}", path=path, error=reason_of(error))
        ) from error
    return path, about


def _row(line: GameLine, bots: Mapping[str, str]) -> Row:
    """Return a game's row; what it has not is left out."""
    return {
        "game": line.index + 1,
        "seed": str(line.seed),
        "result": line.result,
        "winner": line.winner,
        "plies": line.plies,
        **{f"bot.{seat}": bot for seat, bot in bots.items()},
        **{f"return.{side}": value for side, value in line.returns.items()},
        **line.measures,
        "error": line.error or None,
    }


def _columns(rows: list[Row], summary: Summary, language: str) -> dict[str, str]:
    """Return the columns in order, each with what it says."""
    found = dict.fromkeys(name for row in rows for name in row if name not in FIXED)
    told = {
        one.id: f"{localize(one.group, language)}: {localize(one.name, language)}" for one in summary.measures
    }
    for name in found:
        kind, _, whose = name.partition(".")
        if kind == "bot":
            told[name] = translate(Message("Who played the seat `{seat}`.", seat=whose), language)
        elif kind == "return":
            told[name] = translate(
                Message("1 if `{side}` won, -1 if it lost, 0 for a draw.", side=whose), language
            )
    fixed = {name: translate(message, language) for name, message in FIXED.items()}
    error = fixed.pop("error")
    return {**fixed, **{name: told.get(name, "") for name in found}, "error": error}


def _write(path: Path, columns: list[str], rows: list[Row]) -> None:
    if path.suffix == PARQUET:
        arrow = import_module("pyarrow")
        table = arrow.table({name: [row.get(name) for row in rows] for name in columns})
        with replacing(path) as file:
            _parquet().write_table(table, file)
        return
    text = io.StringIO()
    writer = csv.DictWriter(text, columns, delimiter=KINDS[path.suffix], lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    write_bytes(path, text.getvalue().encode("utf-8-sig"))  # the mark at the beginning is for Excel


def _parquet() -> Any:
    """Return what writes Parquet.

    Raises:
        UguisuError: when it is not installed.
    """
    try:
        return import_module("pyarrow.parquet")
    except ImportError as error:
        raise UguisuError(
            Message("Parquet is written by PyArrow, which is not installed"),
            hint=Message("install it with `pip install pyarrow`, or write a .csv"),
        ) from error
