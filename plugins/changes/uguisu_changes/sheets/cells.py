"""What stands in a cell for a card, and what a changed cell means."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from uguisu import Message
from uguisu.checks import did_you_mean
from uguisu.content import read_document
from uguisu.translations import SOURCE_LANGUAGE
from uguisu_changes.sheets.tables import DATE
from uguisu_changes.yamltext import emit

TEXTS = ("title", "text")
PLAIN = ("deck", "type", "target", "art", "origin", "notes")
WORDS = ("played_in", "tags")
EFFECTS = ("if", "do", "modes", "rules", "counter")
SPREAD = ("copies", "props")
"""Tables of which each key has a column of its own."""
SAYS = "says"
"""The column with the effect as a sentence: for reading only."""
ORDER = (
    "id",
    "title",
    "text",
    "type",
    "deck",
    "copies",
    "target",
    "played_in",
    "tags",
    "props",
    *EFFECTS,
    "art",
    "origin",
    "notes",
)
LISTS = ("if", "do", "modes", "rules")
"""Effects that are lists: brackets around the one or only entry are left out in a cell."""
OWN = ("x-", "#")
"""Columns that begin so are the user's own, and read past."""
ERROR = re.compile(r"#(?:NAME\?|REF!|VALUE!|DIV/0!|N/A|NUM!|NULL!)|Err:\d+")
BETWEEN = re.compile(r"[,;\s]+")
COUNT = re.compile(r"(\d{1,6})(?:[.,]0+)?")
WHOLE = re.compile(r"(-?\d+)[.,]0+")
DECIMAL = re.compile(r"-?\d+,\d+")


class BadCell(Exception):
    """A cell that can't be read: why, and a way out."""

    def __init__(self, code: str, message: str, hint: str | None = None) -> None:
        super().__init__(message)
        self.code, self.message, self.hint = code, message, hint


def columns_of(cards: list[dict[str, Any]], languages: Iterable[str]) -> list[str]:
    """Return the names of the columns that these cards need, in order: the id, and what at least one card has."""
    found: dict[str, None] = {}
    for key in ORDER:
        values = [card[key] for card in cards if key in card]
        tables = [value for value in values if isinstance(value, dict)]
        if key in TEXTS and tables:
            spoken = [code for code in languages if any(code in value for value in tables)]
            plain = [SOURCE_LANGUAGE] if len(tables) < len(values) else []
            found |= dict.fromkeys(f"{key}.{code}" for code in dict.fromkeys([*plain, *spoken]))
        elif key in SPREAD:
            if key == "copies" and len(tables) < max(len(values), 1):
                found[key] = None
            found |= dict.fromkeys(f"{key}.{name}" for value in tables for name in value)
        elif values or key == "id":
            found[key] = None
    return list(found)


def holds_numbers(column: str, cards: Iterable[Mapping[str, Any]]) -> bool:
    """Tell whether a column holds whole numbers and nothing else."""
    if column.partition(".")[0] not in SPREAD:
        return False
    cells = [cell for card in cards if (cell := cell_of(card, column))]
    return all(cell.lstrip("-").isdigit() for cell in cells)


def cell_of(card: Mapping[str, Any], column: str) -> str:
    """Return what stands in a column for a card: nothing where the card says nothing."""
    key, _, inner = column.partition(".")
    value = card.get(key)
    if key in TEXTS:
        inner = inner or SOURCE_LANGUAGE
        if isinstance(value, str):
            value = {SOURCE_LANGUAGE: value}
    if inner:
        value = value.get(inner) if isinstance(value, dict) else None
    elif key in SPREAD and isinstance(value, dict):
        return ""
    if value is None:
        return ""
    if key in WORDS and isinstance(value, list):
        return " ".join(map(str, value))
    if key in TEXTS or key in PLAIN:
        return str(value)
    written = emit.flow(value)
    alone = key in LISTS and isinstance(value, list) and len(value) == 1 and isinstance(value[0], dict)
    return written[1:-1] if alone else written


def reads_alike(one: str, other: str) -> bool:
    """Tell whether two cells say the same: line ends, blanks at the ends and no-break spaces get altered on the way."""
    return _plain(one) == _plain(other)


def _plain(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n").replace("\u00a0", " ").strip()


def put(card: dict[str, Any], column: str, text: str) -> None:
    """Have a card say what stands in a changed cell; an empty one takes away what the card said.

    Raises:
        BadCell: when it can't be read.
    """
    key, _, inner = column.partition(".")
    value = _value(key, text.strip() if key not in TEXTS else text.replace("\r\n", "\n"))
    if key in TEXTS and not inner and isinstance(card.get(key), dict):
        inner = SOURCE_LANGUAGE
    if inner:
        table = card.get(key)
        if isinstance(table, str):
            table = {SOURCE_LANGUAGE: table}
        table = {name: old for name, old in table.items() if name != inner} if isinstance(table, dict) else {}
        if value is not None:
            table[inner] = value
        only = table.get(SOURCE_LANGUAGE) if key in TEXTS and table.keys() == {SOURCE_LANGUAGE} else None
        value = only if only is not None and not isinstance(card.get(key), dict) else table or None
    if value is None:
        card.pop(key, None)
    else:
        card[key] = value


def _value(key: str, text: str) -> Any:
    if ERROR.fullmatch(text):
        raise BadCell(
            "sheet-error",
            Message("the spreadsheet has the error “{text}” here", text=text),
            Message("It took the text for a formula: format the column as text, or begin the cell with an apostrophe."),
        )  # fmt: skip
    if text.startswith(DATE):
        raise BadCell(
            "sheet-date",
            Message("the spreadsheet has made the date “{text}” of this", text=text.removeprefix(DATE)),
            Message("Format the column as text, and write the cell anew."),
        )
    if not text:
        return None
    if key in TEXTS or key in PLAIN:
        return text
    if key in WORDS:
        return [word for word in BETWEEN.split(text) if word]
    if key == "copies":
        return _count(text)
    if key == "props":
        return _number(text) if WHOLE.fullmatch(text) or DECIMAL.fullmatch(text) else _yaml(_boolean(text))
    return _yaml(f"[{text}]" if key in LISTS and not text.startswith("[") else text)


def _count(text: str) -> int:
    number = COUNT.fullmatch(text)
    if number is None:
        message = Message("`copies` should be a whole number, but is `{text}`", text=text[:40])
        raise BadCell("wrong-type", message)
    return int(number[1])


def _number(text: str) -> int | float:
    whole = WHOLE.fullmatch(text)
    return int(whole[1]) if whole else float(text.replace(",", "."))


def _boolean(text: str) -> str:
    return _booleans().get(text, text)


@cache
def _booleans() -> dict[str, str]:
    lines = (Path(__file__).parent / "booleans.txt").read_text(encoding="utf-8").splitlines()
    pairs = [line.split() for line in lines if line and not line.startswith("#")]
    return {word: meant for pair in pairs for word, meant in zip(pair, ("true", "false"), strict=True)}


def _yaml(text: str) -> Any:
    """Read a cell as YAML, by itself: a bracket that is missing must not be looked for in the file."""
    document, found = read_document("cell: {}\n".format(text.replace("\n", "\n  ")).encode(), "cell", "cell")
    if document is None or document.data.keys() != {"cell"}:
        problem = found[0] if found else None
        raise BadCell(
            problem.code if problem else "yaml-syntax",
            Message("this can't be read: {problem}", problem=problem.message if problem else text[:40]),
            problem.hint if problem else None,
        )
    return document.data["cell"]


def unknown_column(name: str) -> str | None:
    """Return a hint if there is no such column; None if there is."""
    key, dot, inner = name.partition(".")
    if not name or name == SAYS or name.startswith(OWN) or (name in ORDER and key != "props"):
        return None
    if dot and inner and key in (*SPREAD, *TEXTS):
        return None
    return did_you_mean(
        name, ORDER, Message("Columns of your own begin with `x-` or `#`, and are read past.")
    )
