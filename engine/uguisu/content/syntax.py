"""What a YAML parser complains of, in words that tell a reader what to change."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import yaml

from uguisu.content.diagnostics import Diagnostic
from uguisu.content.scalars import plain_value
from uguisu.content.yaml_events import EventParser
from uguisu.messages.message import Message

QUOTE_IT = Message("If it is part of your text, put the whole text in quotes.")
INDENT_HINT = Message(
    "Entries of one list or mapping start in the same column; indent with spaces, two per level."
)

INNER_APOSTROPHE = Message(
    "Write an apostrophe inside single quotes twice (''), or put the text in double quotes."
)
INNER_QUOTE = Message('Write a quotation mark inside double quotes as \\", or put the text in single quotes.')
COMMENT = (
    "yaml-comment",
    Message("After a space, `#` begins a comment: the text ends here"),
    Message("If the rest belongs to the text, put the whole text in quotes."),
)
CUT = re.compile(r"[^\s][ \t]+#(?=\w)")
EMPTIED = (
    "yaml-comment",
    Message("After a space, `#` begins a comment: the value is left empty"),
    Message("If this is the value, put it in quotes."),
)
COLOUR = re.compile(r":[ \t]+(#\w)")
"""What is no comment: those begin with a space."""

Cause = tuple[str, str, str | None, bool]
"""Code, message, hint, and whether the place to show is where the context began."""


def _causes(line: int, problem_line: int) -> dict[str, Cause]:
    """Return what is behind each complaint that began on `line` and was noticed on `problem_line`."""
    return {
        "mapping values are not allowed in this context": (
            "yaml-colon",
            Message("A colon is not expected here"),
            Message(
                "If the text itself has a colon, put the text in quotes. If this is a new entry, "
                "check its indentation."
            ),
            False,
        ),
        "did not find expected key": (
            "yaml-indent",
            Message("This does not line up with the entries that start on line {line}", line=line),
            INDENT_HINT,
            False,
        ),
        "did not find expected '-' indicator": (
            "yaml-indent",
            Message("This is not an entry (`- ...`) of the list that starts on line {line}", line=line),
            INDENT_HINT,
            False,
        ),
        "could not find expected ':'": (
            "yaml-no-colon",
            Message("An entry starts here, but it has no colon"),
            Message(
                "Write it as `name: value`. If it continues the text above, indent it or "
                "put the whole text in quotes."
            ),
            True,
        ),
        "found unexpected end of stream": (
            "yaml-unclosed",
            Message("The quotation mark opened here is never closed"),
            Message(
                "Close it at the end of the text. Inside the text, write a quotation mark twice (''), "
                "or use the other kind around the text."
            ),
            True,
        ),
        "did not find expected ',' or ']'": (
            "yaml-unclosed",
            Message(
                "The bracket `[` opened here is not closed, or a comma is missing by line {problem_line}",
                problem_line=problem_line,
            ),
            Message("Put a comma between the things in the list and `]` after the last."),
            True,
        ),
        "did not find expected ',' or '}'": (
            "yaml-unclosed",
            Message(
                "The bracket `{{` opened here is not closed, or a comma is missing by line {problem_line}",
                problem_line=problem_line,
            ),
            Message(
                "Put a comma between the entries and `}}` after the last. Write a space after the "
                "colon, as in `{{a: 1}}`."
            ),
            True,
        ),
        "did not find expected node content": (
            "yaml-syntax",
            Message("A value is expected here"),
            QUOTE_IT,
            False,
        ),
        "block sequence entries are not allowed in this context": (
            "yaml-indent",
            Message("A list (`- ...`) cannot start here"),
            Message("Start the list on its own line, under the name it belongs to."),
            False,
        ),
        "mapping keys are not allowed in this context": (
            "yaml-question",
            Message("A text cannot start with a question mark and a space"),
            QUOTE_IT,
            False,
        ),
        "found unknown escape character": (
            "yaml-escape",
            Message("A backslash inside double quotes starts an escape sequence, and this is not one"),
            Message("Use single quotes for text with backslashes, or write the backslash twice."),
            False,
        ),
        "did not find expected alphabetic or numeric character": (
            "yaml-sign",
            Message("An asterisk or ampersand at the start of a text has a special meaning in YAML"),
            QUOTE_IT,
            True,
        ),
        "found undefined tag handle": (
            "yaml-tag",
            Message("An unquoted text cannot start with an exclamation mark"),
            QUOTE_IT,
            False,
        ),
        "did not find expected <document start>": (
            "yaml-indent",
            Message("The file's content ends before this line, which belongs to nothing"),
            Message(
                "Check the indentation of this line and of the first one: all top-level entries "
                "start in the first column."
            ),
            False,
        ),
    }


PLAIN_WORDS = (
    (r"expected <block end>, but found .*", "did not find expected key"),
    (r"expected (',' or '.'), but got .*", r"did not find expected \1"),
    (
        r"expected '?(<document start>|alphabetic or numeric character)'?, but found .*",
        r"did not find expected \1",
    ),
    (r"expected the node content, but found .*", "did not find expected node content"),
    (r"(found unknown escape character) .*", r"\1"),
    (r"(found undefined tag handle) .*", r"\1"),
    (r"found character .* (that cannot start any token)", r"found character \1"),
    (r"sequence entries are not allowed here", "block sequence entries are not allowed in this context"),
    (r"(mapping (keys|values) are not allowed) here", r"\1 in this context"),
)
"""What PyYAML's own parser complains of, and what libyaml says in its place."""


def _in_words_of_libyaml(error: yaml.MarkedYAMLError) -> str:
    problem = error.problem or ""
    for pattern, words in PLAIN_WORDS:
        match = re.fullmatch(pattern, problem, re.DOTALL)
        if match is not None:
            problem = match.expand(words)
    if problem == "did not find expected key" and error.context == "while parsing a block collection":
        return "did not find expected '-' indicator"
    return problem


FORBIDDEN_STARTS = {"@": Message("an at sign"), "`": Message("a backtick"), "%": Message("a percent sign")}


def explain(error: yaml.YAMLError, text: str, label: str) -> Diagnostic:
    """Turn the parser's complaint into one readable finding."""
    if not isinstance(error, yaml.MarkedYAMLError) or error.problem_mark is None:
        told = Message("This is not YAML: {error}", error=str(error)[:280])
        return Diagnostic(file=label, line=1, col=1, code="yaml-syntax", message=told)
    mark = error.problem_mark
    lines = text.split("\n")
    problem = _in_words_of_libyaml(error)
    tab = _tab_before(lines, mark.line, problem)
    if tab is not None:
        told = Message("A tab is used for indentation")
        advice = Message("YAML is indented with spaces: replace the tab, usually with two spaces.")
        return _finding(label, (tab, lines[tab].index("\t")), "yaml-tab", told, advice)
    if problem == "found character that cannot start any token":
        return _forbidden_start(lines, mark.line, mark.column, label)
    other = _of_other_writing(lines, (error.context_mark or mark).line, mark.line, mark.column, problem)
    if other is not None:
        return _finding(label, *other)
    slip = _slip_of_the_pen(lines, mark.line, mark.column, problem)
    if slip is not None:
        return _finding(label, (mark.line, mark.column), *slip)
    context = error.context_mark or mark
    cut = _cut_by_number_sign(lines, context.line, mark.line) if "expected ','" in problem else None
    if cut is not None:
        return _finding(label, cut, *COMMENT)
    unknown = ("yaml-syntax", Message("This is not YAML: {error}", error=problem), None, False)
    unspaced = _unspaced(lines, context.line) if problem == "could not find expected ':'" else None
    if unspaced is not None:
        told = Message("A space is missing after the colon")
        return _finding(label, unspaced[0], "yaml-colon", told, Message("Write `{line}`.", line=unspaced[1]))
    code, message, hint, at_context = _causes(context.line + 1, mark.line + 1).get(problem, unknown)
    place = context if at_context else mark
    return _finding(label, _within(lines, place.line, place.column), code, message, hint)


Place = tuple[int, int]
TYPOGRAPHIC = re.compile("[“”„«»‘’‚]")


def _of_other_writing(
    lines: list[str], first: int, line: int, col: int, problem: str
) -> tuple[Place, str, str, str] | None:
    """Recognise what is right elsewhere: comments of programs, typographic quotation marks, commas at the ends of lines."""
    text = lines[line] if line < len(lines) else ""
    opened = (
        _opened_before(lines, line, col) if problem in ("did not find expected key", *IN_BRACES) else None
    )
    if opened is not None:
        message = Message("The quotation mark opened here is closed only on line {line}", line=line + 1)
        return opened, "yaml-unclosed", message, Message("Close it at the end of the text.")
    if problem == "could not find expected ':'" and first < len(lines):
        begins = lines[first].strip()
        if begins.startswith(("//", "/*", "<!--", "--", ";")):
            message = Message("This is no comment: comments begin with `#`")
            return (first, 0), "yaml-no-colon", message, Message("Begin the line with `# `.")
    if problem == "did not find expected '-' indicator" and re.match(r"\s*-\w+:", text):
        message = Message("A space is missing after the dash")
        right = re.sub(r"^-", "- ", text.strip())
        return (line, col), "yaml-indent", message, Message("Write `{line}`.", line=right)
    if text[col : col + 1] == "," and problem in (
        "did not find expected key",
        "did not find expected node content",
    ):
        message = Message("There is a comma too many here")
        return (line, col), "yaml-comma", message, Message("Remove it.")
    if problem.startswith("mapping values are not allowed") and TYPOGRAPHIC.search(text):
        message = Message("A colon is not expected here")
        hint = Message('Typographic quotation marks (“ ”) count as letters: write straight ones, "...".')
        return (line, col), "yaml-colon", message, hint
    return None


IN_BRACES = ("did not find expected ',' or '}'", "did not find expected ',' or ']'")


def _opened_before(lines: list[str], line: int, col: int) -> Place | None:
    """Return where a text in double quotes began on an earlier line, if it ends on this one, before `col`."""
    if (
        line >= len(lines)
        or lines[line].count('"', 0, col) % 2 == 0
        or not lines[line][:col].rstrip().endswith('"')
    ):
        return None
    for number in range(line - 1, max(-1, line - 20), -1):
        if lines[number].count('"') % 2:
            return number, lines[number].rindex('"')
    return None


def _slip_of_the_pen(lines: list[str], line: int, col: int, problem: str) -> tuple[str, str, str] | None:
    """Recognise what lies behind the parser's two vaguest complaints by looking at the line."""
    before = lines[line][:col] if line < len(lines) else ""
    if problem == "did not find expected key":
        if not before.strip() and lines[line][col : col + 1] == ":":
            return (
                "yaml-key",
                Message("There is a colon here with no name before it"),
                Message("Write a name before the colon."),
            )
        if before.rstrip().endswith(("'", '"')):
            return _quote_ends(before)
    in_braces = problem.startswith("did not find expected ','")
    if in_braces and before.rstrip().endswith(("'", '"')) and lines[line][col : col + 1].isalnum():
        return _quote_ends(before)
    if problem.startswith("mapping values are not allowed") and re.fullmatch(r"\s+[\w-]+", before):
        message = Message("This entry is indented deeper than the one above it, which already has a value")
        return "yaml-indent", message, INDENT_HINT
    return None


def _unspaced(lines: list[str], line: int) -> tuple[tuple[int, int], str] | None:
    """Return where a line has a name and a colon with no space after it, and the line as it should be."""
    found = re.fullmatch(r"(\s*(?:- )?[\w-]+):(\S.*)", lines[line]) if line < len(lines) else None
    if found is None:
        return None
    return (line, found.end(1)), f"{found[1].strip()}: {found[2].rstrip()}"


def _quote_ends(before: str) -> tuple[str, str, str]:
    message = Message("The quoted text ends before this, but the line continues")
    return "yaml-quote", message, INNER_APOSTROPHE if before.rstrip().endswith("'") else INNER_QUOTE


def _cut_by_number_sign(lines: list[str], first: int, last: int) -> tuple[int, int] | None:
    """Return where, from one line to another, a number sign after a space makes a comment of what was text."""
    for number in range(first, min(last + 1, len(lines))):
        comment = re.search(r"[^\s,\[{][ \t]+#(?=\S)", lines[number])
        if comment is not None and lines[number].count('"', 0, comment.start()) % 2 == 0:
            return number, comment.end() - 1
    return None


def cut_texts(text: str, label: str) -> Iterator[Diagnostic]:
    """Yield hints about texts without quotes that end at a number sign: `Castle #3` says `Castle`."""
    if CUT.search(text) is None:
        return
    parser = EventParser(text)
    while (event := parser.get_event()) is not None:
        if type(event) is not yaml.ScalarEvent or not event.implicit[0]:
            continue
        end: Any = event.end_mark
        if event.value == "" and (colour := COLOUR.match(text, end.index - 1)):
            found = _finding(label, (end.line, end.column + colour.start(1) - end.index), *EMPTIED)
            yield msgspec.structs.replace(found, severity="warning")
        elif CUT.match(text, end.index - 1) and isinstance(plain_value(event.value), str):
            found = _finding(label, (end.line, end.column), *COMMENT)
            yield msgspec.structs.replace(found, severity="hint")


def _tab_before(lines: list[str], line: int, problem: str) -> int | None:
    """Return the line near the problem whose indentation has a tab."""
    if (
        "tab" in problem
        or "cannot start any token" in problem
        or "mapping values" in problem
        or "expected" in problem
    ):
        for number in (line, line - 1, line + 1):
            if 0 <= number < len(lines) and re.match(r" *\t\s*\S", lines[number]):
                return number
    return None


def _forbidden_start(lines: list[str], line: int, col: int, label: str) -> Diagnostic:
    sign = lines[line][col : col + 1] if line < len(lines) else ""
    if line < len(lines) and lines[line].lstrip().startswith("```"):
        message = Message("This line only marks off an example on a page")
        return _finding(label, (line, col), "yaml-sign", message, Message("Remove the line."))
    what = FORBIDDEN_STARTS.get(sign, f"`{sign}`")
    message = Message("An unquoted text cannot start with {what}", what=what)
    return _finding(label, (line, col), "yaml-sign", message, Message("Put the whole text in quotes."))


def _within(lines: list[str], line: int, col: int) -> tuple[int, int]:
    """Keep a place inside the text: parsers like to point past the end."""
    last = len(lines) - 1
    while last > 0 and not lines[last].strip():
        last -= 1
    return (line, col) if line <= last else (last, len(lines[last].rstrip()))


def _finding(label: str, place: tuple[int, int], code: str, message: str, hint: str | None) -> Diagnostic:
    line, col = place
    return Diagnostic(file=label, line=line + 1, col=col + 1, code=code, message=message, hint=hint)
