"""Reports for the terminal: sections in lines of text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from uguisu_lab.playtest.tables import Cell, Group, Row, Section, Table

BAR = 20
"""Letters of a whole bar."""


def plain_text(
    title: str,
    facts: Sequence[tuple[str, str]],
    warnings: Sequence[str],
    sections: Sequence[Section],
    findings: Sequence[str] = (),
) -> str:
    """Return a report in lines; see `uguisu_lab.playtest.page.html_page` for what it is made of."""
    lines = [
        title,
        "   ".join(f"{what}: {told}" for what, told in facts),
        *(f"! {warning}" for warning in warnings),
        *(["", *findings] if findings else []),
    ]
    for section in sections:
        lines += ["", section.title, *_body(section)]
    return "\n".join(lines) + "\n"


def short_text(
    title: str,
    findings: Sequence[str],
    warnings: Sequence[str] = (),
    steps: Sequence[tuple[str, str]] = (),
    heading: str = "",
) -> str:
    """Return what matters most: sentences, and what to do next as (what for, command)."""
    lines = [title, "", *findings, *(f"! {warning}" for warning in warnings)]
    if steps:
        width = max(len(what) for what, _ in steps)
        lines += ["", heading, *(f"  {what:<{width}}  {command}" for what, command in steps)]
    return "\n".join(lines) + "\n"


def _body(section: Section) -> Iterator[str]:
    for table in (*section.tables, *([section.plain] if section.plain else [])):
        yield from _table(table)


def _table(table: Table) -> Iterator[str]:
    rows = [_row(row) for group in table.groups for row in group.rows]
    widths = [
        max((len(row[at]) for row in (list(table.head), *rows) if at < len(row)), default=0)
        for at in range(table.columns)
    ]
    if table.head:
        yield _line(table.head, widths)
    for group in table.groups:
        yield from _group(group, widths)


def _group(group: Group, widths: Sequence[int]) -> Iterator[str]:
    if group.title:
        yield f"  {group.title}"
    for row in group.rows:
        yield _line(_row(row), widths)
    if group.after:
        yield f"  {group.after}"


def _row(row: Row) -> list[str]:
    return [row.name, *map(_cell, row.cells)]


def _cell(cell: Cell) -> str:
    if cell.bar is not None:
        return "#" * round(BAR * cell.bar.value)
    star = "*" if cell.strong else ""
    return f"{cell.text}{star} [{cell.small}]" if cell.small else f"{cell.text}{star}"


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    """Set cells in columns, numbers to the right."""
    lines = [
        text.rjust(width) if text[:1] in "+-0123456789" and text[:1] else text.ljust(width)
        for text, width in zip(cells, widths, strict=False)
    ]
    return ("  " + "  ".join(lines)).rstrip()
