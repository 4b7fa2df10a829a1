"""Values of the right type that do not do all the same: not allowed, of the wrong form, too large, too long."""

from __future__ import annotations

import re
from collections.abc import Iterator

from uguisu.board.parts import CELL_PATTERN, NAME_PATTERN
from uguisu.content.diagnostics import Fix
from uguisu.content.problem import Problem
from uguisu.content.registry import Finding
from uguisu.content.wording import inline, quoted, shown
from uguisu.said import Said, either
from uguisu.suggest import meant, nearest


def choice(problem: Problem) -> Iterator[Finding]:
    """A value that is not among those allowed."""
    choices = [
        choice
        for choice in (problem.limit if problem.word == "enum" else [problem.limit])
        if choice is not None
    ]
    near = (
        nearest(problem.value, [str(choice) for choice in choices])
        if isinstance(problem.value, str)
        else None
    )
    yield Finding(
        file="",
        path=problem.path,
        code="unknown-choice",
        message=Said("{name} cannot be a key here", name=quoted(str(problem.value)))
        if problem.in_key
        else _not_allowed(problem),
        hint=meant(near)
        if near
        else Said("It may be {choices}.", choices=either(f"`{inline(choice)}`" for choice in choices)),
        fix=None if problem.in_key else Fix.change(problem.path, near),
        at_key=problem.in_key,
    )


def pattern(problem: Problem) -> Iterator[Finding]:
    """A text of the wrong form."""
    yield Finding(
        file="",
        path=problem.path,
        code="bad-form",
        message=Said("{name} cannot be a name here", name=quoted(str(problem.value)))
        if problem.in_key
        else _not_allowed(problem),
        hint=_about_form(problem),
        fix=Fix.change(problem.path, _as_name(problem.value)) if problem.limit == NAME_PATTERN else None,
        at_key=problem.in_key,
    )


def _about_form(problem: Problem) -> str:
    if problem.limit == NAME_PATTERN:
        return _about_names(_as_name(problem.value))
    if problem.limit == CELL_PATTERN:
        return Said("A cell is named by its column's letters and its row's number, as in `c4`.")
    description, example = problem.rules.get("description"), _about_example(problem)
    about = Said.of(description) if description else None
    if about and example:
        return Said("{about} {example}", about=about, example=example)
    return about or example or Said("It must fit the pattern {pattern}", pattern=problem.limit)


def _about_names(like: str | None) -> str:
    if like is None:
        return Said(
            "Such a name has letters, digits, `_` and `-`, and no spaces; what people read goes into "
            "`title` or `name`."
        )
    return Said(
        "Such a name has letters, digits, `_` and `-`, and no spaces, like `{like}`; what people read "
        "goes into `title` or `name`.",
        like=like,
    )


def _as_name(wrong: str) -> str | None:
    """Return the name that `wrong` becomes without what names may not have."""
    name = re.sub(r"_+", "_", re.sub(r"[^\w-]", "_", wrong)).strip("_-")
    return name if re.search(NAME_PATTERN, name) else None


def _not_allowed(problem: Problem) -> str:
    if problem.value is None:
        return Said("{subject} is left empty", subject=problem.subject)
    what = quoted(problem.value) if isinstance(problem.value, str) else shown(problem.value)
    return Said("{subject} cannot be {value}", subject=problem.subject, value=what)


def bound(problem: Problem) -> Iterator[Finding]:
    """A number that is too small or too large."""
    limit = problem.limit
    wanted = {
        "minimum": Said("at least {limit}", limit=limit),
        "maximum": Said("at most {limit}", limit=limit),
        "exclusiveMinimum": Said("more than {limit}", limit=limit),
        "exclusiveMaximum": Said("less than {limit}", limit=limit),
        "multipleOf": Said("a multiple of {limit}", limit=limit),
    }[problem.word]
    fix = Fix.change(problem.path, problem.limit) if problem.word in ("minimum", "maximum") else None
    yield Finding(
        file="",
        path=problem.path,
        code="out-of-range",
        message=Said(
            "{subject} is {value}; it must be {wanted}",
            subject=problem.subject,
            value=problem.value,
            wanted=wanted,
        ),
        fix=fix,
    )


def length(problem: Problem) -> Iterator[Finding]:
    """A text, list or table that is too short or too long."""
    letters = problem.word.endswith("Length")
    has, limit = len(problem.value), problem.limit
    # whoever reads how many there are knows of what; of nothing it has to be said
    bound = limit if has else _letters(limit) if letters else _entries(limit)
    wanted = (
        Said("at least {limit}", limit=bound)
        if problem.word.startswith("min")
        else Said("at most {limit}", limit=bound)
    )
    yield Finding(
        file="",
        path=problem.path,
        code="wrong-length",
        message=_too_many_or_few(problem.subject, has, wanted, letters=letters),
        hint=_about_example(problem),
    )


def _too_many_or_few(subject: str, count: int, wanted: str, *, letters: bool) -> str:
    if not count:
        return Said("{subject} is empty; it needs {wanted}", subject=subject, wanted=wanted)
    if letters and count == 1:
        return Said("{subject} has 1 letter; it needs {wanted}", subject=subject, wanted=wanted)
    if letters:
        return Said(
            "{subject} has {count} letters; it needs {wanted}", subject=subject, count=count, wanted=wanted
        )
    if count == 1:
        return Said("{subject} has 1 entry; it needs {wanted}", subject=subject, wanted=wanted)
    return Said(
        "{subject} has {count} entries; it needs {wanted}", subject=subject, count=count, wanted=wanted
    )


def _letters(count: int) -> str:
    return Said("1 letter") if count == 1 else Said("{count} letters", count=count)


def _entries(count: int) -> str:
    return Said("1 entry") if count == 1 else Said("{count} entries", count=count)


def _about_example(problem: Problem) -> str | None:
    examples = problem.rules.get("examples")
    return Said("For example {example}.", example=inline(examples[0])) if examples else None
