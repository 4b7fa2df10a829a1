"""A file laid out evenly: two spaces a level, one after colons and commas.

Only spaces and empty lines change: comments, quotes, order and what is in one line stay as somebody wrote them.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from itertools import pairwise

from uguisu_changes.same import same
from uguisu_changes.yamltext import Node, NotReadable, read_tree
from uguisu_lsp.sheet import Part, Sheet

STEP = 2
EMPTY_LINES = re.compile(r"\n(?:[ \t]*\n){2,}")


def laid_out(sheet: Sheet, known: dict[str, str]) -> str | None:
    """Return the text of a sheet laid out; None if it cannot be read, or would come to say something else.

    `known` has how parts of the text were laid out before; what is laid out now is added to it.
    """
    newline = "\r\n" if "\r\n" in sheet.text else "\n"
    if not sheet.parts or any(part.node is None and not _is_head(part) for part in sheet.parts):
        return None
    first = sheet.parts[0]
    if not first.path and (first.node is None or not first.node.entries or first.node.flow):
        return None  # no table whose keys stand below one another
    done: dict[str, str] = {}
    told = [sheet.text[: sheet.parts[0].start].replace("\r\n", "\n")]
    for number, part in enumerate(sheet.parts):
        text = sheet.text[part.start : part.end]
        if part.node is None:
            following = sheet.text[part.end :] if number + 1 < len(sheet.parts) else ""
            dash = len(following) - len(following.lstrip(" "))
            told.append(_comments_moved(text.replace("\r\n", "\n"), dash))
            continue
        made = known.get(text) or _part_laid_out(part, text.replace("\r\n", "\n"))
        if made is None:
            return None
        done[text] = made
        told.append(made)
    known.clear()
    known.update(done)
    whole = (
        EMPTY_LINES.sub("\n\n", "".join(told).rstrip()) if _may_lose_lines(sheet) else "".join(told).rstrip()
    )
    return f"{whole}\n".replace("\n", newline)


def _is_head(part: Part) -> bool:
    """Whether a part is only the key of a list whose entries are parts of their own."""
    return len(part.path) == 1 and part.key is not None and part.node is None


def _may_lose_lines(sheet: Sheet) -> bool:
    """Whether no text over several lines is in it, in which empty lines mean something."""
    return not re.search(r":\s+[|>][+\-0-9]*\s*$|-\s+[|>]", sheet.text, re.MULTILINE)


def _part_laid_out(part: Part, text: str) -> str | None:
    try:
        tree = read_tree(text)
    except NotReadable:
        return None
    layout = _Layout(text)
    if len(part.path) > 1:
        layout.sequence(tree, STEP)
    else:
        layout.mapping(tree, 0)
    made = layout.written()
    try:
        fits = same(read_tree(made).value, tree.value) and "".join(made.split()) == "".join(text.split())
    except NotReadable:
        fits = False
    return made if fits else None


def _comments_moved(head: str, dash: int) -> str:
    """Return the key of a list whose dashes stand at a column, the comments before its first entry moved along with it."""
    first, *rest = head.split("\n")
    moved = [
        " " * STEP + line.strip() if line.strip() and (line.startswith(" ") or not dash) else line.strip()
        for line in rest
    ]
    return "\n".join([first.rstrip(), *moved])


class _Layout:
    """Collects where lines begin, and which spaces within them change."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.starts = [0, *(found.end() for found in re.finditer("\n", text))]
        self.columns: dict[int, int] = {}
        """By line, the column at which it will begin."""
        self.held: set[int] = set()
        """Lines that go on with what began on another: they are moved along with it."""
        self.kept: set[int] = set()
        """Those of them whose spaces at the end mean something."""
        self.cuts: list[tuple[int, int, str]] = []

    def line(self, offset: int) -> int:
        """Return the line of an offset."""
        return bisect_right(self.starts, offset) - 1

    def begin(self, offset: int, column: int) -> None:
        """Have what stands at an offset begin at a column, if it begins its line."""
        line = self.line(offset)
        if not self.text[self.starts[line] : offset].strip():
            self.columns[line] = column

    def space(self, start: int, end: int, wanted: str) -> None:
        """Put other spaces between two things on one line."""
        between = self.text[start:end]
        if between != wanted and not between.strip(" \t"):
            self.cuts.append((start, end, wanted))

    def mapping(self, node: Node, column: int) -> None:
        """Lay out a table whose keys stand below one another."""
        for key, value in node.entries or ():
            self.begin(key.start, column)
            colon = self.text.index(":", key.end)
            if value.start == value.end or value.start <= colon:  # nothing is said
                continue
            self.space(key.end, colon, "")
            self.space(colon + 1, value.start, " ")
            self.value(value, column + STEP)

    def sequence(self, node: Node, column: int) -> None:
        """Lay out a list whose dashes stand below one another."""
        for item in node.items or ():
            dash = self.text.rindex("-", 0, item.start + 1 if item.start == item.end else item.start)
            self.begin(dash, column)
            if item.start > dash:
                self.space(dash + 1, item.start, " ")
            self.value(item, column + STEP)

    def value(self, node: Node, column: int) -> None:
        """Lay out a value; `column` is where it begins if it begins a line."""
        if node.entries and not node.flow:
            self.mapping(node, column)
        elif node.items and not node.flow:
            self.sequence(node, column)
        else:
            self.begin(node.start, column)
            further = range(self.line(node.start) + 1, self.line(max(node.start, node.end - 1)) + 1)
            self.held.update(further)
            if node.entries is None and node.items is None:
                self.kept.update(further, {self.line(node.start)} if further else ())
            elif not further:
                self.flow(node)

    def flow(self, node: Node) -> None:
        """Lay out what stands in brackets on one line."""
        inner: list[tuple[int, int]] = []
        for key, value in node.entries or ():
            colon = self.text.find(":", key.end, max(value.end, key.end + 1))
            said = value.end > value.start and colon >= 0
            if said:
                self.space(key.end, colon, "")
                self.space(colon + 1, value.start, " ")
                self.within(value)
            inner.append((key.start, value.end if said else max(key.end, colon + 1)))
        for item in node.items or ():
            self.within(item)
            inner.append((item.start, item.end))
        if not inner or self.text[node.start] not in "[{":
            return
        self.space(node.start + 1, inner[0][0], "")
        for (_, end), (start, _) in pairwise(inner):
            comma = self.text.find(",", end, start)
            if comma >= 0:
                self.space(end, comma, "")
                self.space(comma + 1, start, " ")
        self.space(inner[-1][1], node.end - 1, "")

    def within(self, node: Node) -> None:
        """Lay out what stands in brackets within brackets."""
        if node.entries or node.items:
            self.flow(node)

    def written(self) -> str:
        """Return the text with all of that done."""
        text, at = self.text, 0
        parts: list[str] = []
        cuts = [*self.cuts, *self._indents()]
        for start, end, wanted in sorted(cuts):
            if start >= at:
                parts += (text[at:start], wanted)
                at = end
        lines = "".join([*parts, text[at:]]).split("\n")
        return "\n".join(line if number in self.kept else line.rstrip() for number, line in enumerate(lines))

    def _indents(self) -> list[tuple[int, int, str]]:
        found: list[tuple[int, int, str]] = []
        moved = 0
        for line, start in enumerate(self.starts):
            end = self.starts[line + 1] - 1 if line + 1 < len(self.starts) else len(self.text)
            written = self.text[start:end]
            old = len(written) - len(written.lstrip(" "))
            if line in self.columns:
                new, moved = self.columns[line], self.columns[line] - old
            elif not written.strip():
                continue
            elif line not in self.held and written.lstrip().startswith("#"):
                new = self._column_of_comment(line, old, moved)
            else:
                new = max(0, old + moved)
            found.append((start, start + old, " " * new))
        return found

    def _column_of_comment(self, line: int, old: int, moved: int) -> int:
        """Return where a comment begins: as what follows it, if it stands as far in, else moved as what is before it."""
        following = next((other for other in sorted(self.columns) if other > line), None)
        if following is not None:
            start = self.starts[following]
            stands = len(self.text[start:]) - len(self.text[start:].lstrip(" "))
            if stands == old:
                return self.columns[following]
        first = self.starts[min(self.columns)] if self.columns else 0
        if old == len(self.text[first:]) - len(self.text[first:].lstrip(" ")):
            return self.columns[min(self.columns)]  # before the next entry of the list
        return max(0, old + moved)
