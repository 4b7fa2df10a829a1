"""A table that lies in Google Sheets: fetched as CSV, within the limits that hold for packs from an address."""

from __future__ import annotations

import re
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import parse_qs, urlsplit

from uguisu import Message, UguisuError
from uguisu_changes.sheets.tables import MAX_BYTES, Table, read_table
from uguisu_tools.packs import fetched

GOOGLE = "https://docs.google.com"
NAME = "Google Sheets"
"""What such a table is called where something is wrong in it."""
SHARED = re.compile(r"/spreadsheets/(?:u/\d+/)?d/([\w-]{20,100})(?:/|$)")
"""The path of a table that is shared by its link."""
PUBLISHED = re.compile(r"/spreadsheets/(?:u/\d+/)?d/e/([\w-]{20,200})(?:/|$)")
"""The path of one that is published on the web."""
SHEET = re.compile(r"\d{1,20}")


def csv_address(link: str) -> str:
    """Return where a table of Google Sheets is to be had as CSV: the sheet that the link shows, else the first.

    Raises:
        UguisuError: the link is none of a table.

    >>> csv_address("https://docs.google.com/spreadsheets/d/1aBcDeFgHiJkLmNoPqRsTu/edit?gid=7#gid=7")
    'https://docs.google.com/spreadsheets/d/1aBcDeFgHiJkLmNoPqRsTu/export?format=csv&gid=7'
    >>> csv_address("https://docs.google.com/spreadsheets/d/e/2PACX-1aBcDeFgHiJkLmNoPqRsTu/pubhtml")
    'https://docs.google.com/spreadsheets/d/e/2PACX-1aBcDeFgHiJkLmNoPqRsTu/pub?output=csv'
    """
    parts = urlsplit(link)
    published, shared = PUBLISHED.match(parts.path), SHARED.match(parts.path)
    if f"{parts.scheme}://{parts.netloc}" != GOOGLE or not (published or shared):
        raise UguisuError(
            Message("{link} is not the link of a table in Google Sheets", link=link[:200]),
            Message("Save a table that lies elsewhere as .xlsx, .ods or .csv, and give the file."),
        )
    asked = parse_qs(parts.fragment).get("gid", parse_qs(parts.query).get("gid", [""]))[0]
    sheet = f"&gid={asked}" if SHEET.fullmatch(asked) else ""
    if published:
        return f"{GOOGLE}/spreadsheets/d/e/{published[1]}/pub?output=csv{sheet}"
    assert shared is not None
    return f"{GOOGLE}/spreadsheets/d/{shared[1]}/export?format=csv{sheet}"


def table_online(link: str) -> Table:
    """Fetch a table of Google Sheets.

    Raises:
        UguisuError: it can't be had, is too large, or is none.
    """
    raw = fetched(csv_address(link), MAX_BYTES)
    if raw.lstrip()[:1] == b"<":  # what is not shared leads to a page on which one logs in
        raise UguisuError(
            Message("Google Sheets shows a page instead of the table: it is not shared"),
            Message("In Google Sheets choose Share, then General access: Anyone with the link."),
        )
    with TemporaryDirectory() as folder:
        file = Path(folder) / "cards.csv"
        file.write_bytes(raw)
        return read_table(file)._replace(name=NAME)
