"""What is wrong with a value, in a sentence that says what to do about it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

from uguisu.board.parts import CELL_PATTERN, NAME_PATTERN
from uguisu.content.diagnostics import Fix
from uguisu.content.problem import Problem
from uguisu.content.registry import Finding
from uguisu.content.suggest import listing, nearest
from uguisu.content.typehelp import fit_type
from uguisu.content.wording import either, inline, quoted, shown

Sentences = Iterator[Finding]


def describe(problem: Problem) -> Sentences:
    """Yield findings about one failed keyword; most have one, missing and unknown keys one for each key."""
    yield from WORDS.get(problem.word, _other)(problem)


def _type(problem: Problem) -> Sentences:
    wanted = [problem.limit] if isinstance(problem.limit, str) else list(problem.limit)
    yield fit_type(problem, wanted)


def _any_of(problem: Problem) -> Sentences:
    tags = problem.rules.get("discriminator")
    if tags is None or not isinstance(problem.value, dict):
        branches = [problem.resolved(branch) for branch in problem.limit]
        yield fit_type(problem, [_type_of(branch) for branch in branches if isinstance(branch, dict)])
        return
    key, known = tags["propertyName"], tags["mapping"]
    if key not in problem.value:
        yield _missing_tag(problem, key, known)
        return
    tag = problem.value[key]
    owner = problem.elsewhere.get((key, tag)) if isinstance(tag, str) else None
    if owner is not None:
        yield _word_of_another_game(problem, key, known, owner)
        return
    near = nearest(tag, known) if isinstance(tag, str) else None
    yield Finding(
        file="",
        path=(*problem.path, key),
        code="unknown-tag",
        message=f"There is no `{key}: {tag}`"
        if isinstance(tag, str)
        else f"`{key}` must be a word, not {shown(tag)}",
        hint=f"Did you mean `{near}`?" if near else f"There are: {listing(known)}." if known else None,
        fix=_replace((*problem.path, key), near),
    )


def _word_of_another_game(problem: Problem, key: str, known: dict[str, Any], owner: str) -> Finding:
    return Finding(
        file="",
        path=(*problem.path, key),
        code="unknown-tag",
        message=f"`{key}: {problem.value[key]}` is a word of {owner}; this game has none of that name",
        hint=f"There are: {listing(known)}.",
    )


def _missing_tag(problem: Problem, key: str, known: dict[str, Any]) -> Finding:
    return Finding(
        file="",
        path=problem.path,
        code="missing-key",
        message=f"`{key}` is missing in {problem.name}: it says what this is",
        hint=f"Add `{key}:` with one of {listing(known)}." if known else None,
    )


def _required(problem: Problem) -> Sentences:
    tags = problem.rules.get("discriminator")
    properties = problem.rules.get("properties", {})
    unknown = (key for key in problem.value if key not in properties)
    misspelt = {_meant(key, problem) for key in islice(unknown, 20)}
    for key in problem.limit:
        if key in problem.value or key in misspelt:
            continue
        if tags is not None and key == tags["propertyName"]:
            yield _missing_tag(problem, key, tags["mapping"])
            continue
        about = properties.get(key, {})
        yield Finding(
            file="",
            path=problem.path,
            code="missing-key",
            message=f"`{key}` is missing" + (f" in {problem.name}" if problem.path else ""),
            hint=_about_key(key, {**problem.resolved(about), **about}),
            fix=Fix(kind="insert", path=(*problem.path, key), title="Add `format: 1`", value=1)
            if key == "format"
            else None,
        )


def _about_key(key: str, about: dict[str, Any]) -> str | None:
    text = about.get("description", "")
    examples = about.get("examples") or about.get("enum") or ([about["const"]] if "const" in about else [])
    if examples:
        text += f" For example `{key}: {inline(examples[0])}`."
    return text.strip() or None


def _unknown_keys(problem: Problem) -> Sentences:
    properties = problem.rules.get("properties", {})
    for key in problem.value:
        if key in properties or key.startswith("x-"):
            continue
        path = (*problem.path, key)
        near = _meant(key, problem)
        yield Finding(
            file="",
            path=path,
            code="unknown-key",
            message=f"`{key}` is not a key that is known here",
            hint=_about_unknown(key, near, properties),
            fix=Fix(kind="rename", path=path, title=f"Rename it to `{near}`", value=near)
            if near and near not in problem.value
            else Fix(kind="remove", path=path, title=f"Remove `{key}`"),
            at_key=True,
        )


def _meant(key: str, problem: Problem) -> str | None:
    """Return the known key that an unknown one was likely meant to be, rather one that is still missing."""
    properties = problem.rules.get("properties", {})
    if problem.rules.get("additionalProperties") is not False:
        return None
    return nearest(key, [name for name in properties if name not in problem.value]) or nearest(
        key, properties
    )


def _about_unknown(key: str, near: str | None, properties: dict[str, Any]) -> str:
    before, colon, after = key.partition(":")
    if colon and after and before in properties:
        return f"A space is missing after the colon: `{before}: {after}`."
    if near is not None:
        return f"Did you mean `{near}`?"
    if not properties:
        return "No keys are known here. Keys of your own may begin with `x-`."
    return f"Known here: {listing(sorted(properties))}. Keys of your own may begin with `x-`."


def _choice(problem: Problem) -> Sentences:
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
        message=f"{quoted(str(problem.value))} cannot be a key here"
        if problem.in_key
        else _not_allowed(problem),
        hint=f"Did you mean `{near}`?"
        if near
        else f"It may be {either(f'`{inline(choice)}`' for choice in choices)}.",
        fix=None if problem.in_key else _replace(problem.path, near),
        at_key=problem.in_key,
    )


def _pattern(problem: Problem) -> Sentences:
    yield Finding(
        file="",
        path=problem.path,
        code="bad-form",
        message=f"{quoted(str(problem.value))} cannot be a name here"
        if problem.in_key
        else _not_allowed(problem),
        hint=_about_form(problem),
        fix=_replace(problem.path, _as_name(problem.value)) if problem.limit == NAME_PATTERN else None,
        at_key=problem.in_key,
    )


def _about_form(problem: Problem) -> str:
    if problem.limit == NAME_PATTERN:
        return (
            f"Such a name has letters, digits, `_` and `-`, and no spaces{_like(problem.value)}; "
            "what people read goes into `title` or `name`."
        )
    if problem.limit == CELL_PATTERN:
        return "A cell is named by its column's letters and its row's number, as in `c4`."
    examples = problem.rules.get("examples", [])
    about = str(problem.rules.get("description", ""))
    example = f" For example {inline(examples[0])}." if examples else ""
    return f"{about}{example}".strip() or f"It must fit the pattern {problem.limit}"


def _like(wrong: str) -> str:
    name = _as_name(wrong)
    return f", like `{name}`" if name else ""


def _as_name(wrong: str) -> str | None:
    """Return the name that `wrong` becomes without what names may not have."""
    name = re.sub(r"_+", "_", re.sub(r"[^\w-]", "_", wrong)).strip("_-")
    return name if re.search(NAME_PATTERN, name) else None


def _not_allowed(problem: Problem) -> str:
    if problem.value is None:
        return f"{problem.subject} is left empty"
    what = quoted(problem.value) if isinstance(problem.value, str) else shown(problem.value)
    return f"{problem.subject} cannot be {what}"


def _bound(problem: Problem) -> Sentences:
    words = {
        "minimum": "at least {}",
        "maximum": "at most {}",
        "exclusiveMinimum": "more than {}",
        "exclusiveMaximum": "less than {}",
        "multipleOf": "a multiple of {}",
    }
    wanted = words[problem.word].format(problem.limit)
    fix = _replace(problem.path, problem.limit) if problem.word in ("minimum", "maximum") else None
    yield Finding(
        file="",
        path=problem.path,
        code="out-of-range",
        message=f"{problem.subject} is {problem.value}; it must be {wanted}",
        fix=fix,
    )


def _length(problem: Problem) -> Sentences:
    has, limit = len(problem.value), problem.limit
    thing = {"Length": "letter", "Items": "entry", "Properties": "entry"}[problem.word[3:]]
    plural = {"letter": "letters", "entry": "entries"}[thing]
    bound = "at least" if problem.word.startswith("min") else "at most"
    unit = "" if has else f" {thing if limit == 1 else plural}"
    has_words = f"has {has} {thing if has == 1 else plural}" if has else "is empty"
    yield Finding(
        file="",
        path=problem.path,
        code="wrong-length",
        message=f"{problem.subject} {has_words}; it needs {bound} {limit}{unit}",
        hint=_about_example(problem),
    )


def _about_example(problem: Problem) -> str | None:
    examples = problem.rules.get("examples")
    return f"For example {inline(examples[0])}." if examples else None


def _other(problem: Problem) -> Sentences:
    yield Finding(
        file="",
        path=problem.path,
        code="invalid",
        message=f"{problem.subject} does not fit: {problem.word} is {str(problem.limit)[:80]}",
    )


def _nothing(_: Problem) -> Sentences:
    yield from ()


def _replace(path: Any, value: Any) -> Fix | None:
    return (
        None
        if value is None
        else Fix(kind="replace", path=path, title=f"Change it to `{inline(value)}`", value=value)
    )


def _type_of(branch: dict[str, Any]) -> str:
    return str(branch.get("type", "object"))


WORDS: dict[str, Callable[[Problem], Sentences]] = {
    "type": _type,
    "anyOf": _any_of,
    "required": _required,
    "additionalProperties": _unknown_keys,
    "enum": _choice,
    "const": _choice,
    "pattern": _pattern,
    "minimum": _bound,
    "maximum": _bound,
    "exclusiveMinimum": _bound,
    "exclusiveMaximum": _bound,
    "multipleOf": _bound,
    "minLength": _length,
    "maxLength": _length,
    "minItems": _length,
    "maxItems": _length,
    "minProperties": _length,
    "maxProperties": _length,
    "items": _nothing,
}
