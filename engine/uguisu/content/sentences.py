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
from uguisu.content.typehelp import fit_type
from uguisu.content.wording import inline, quoted, shown
from uguisu.said import Said, either
from uguisu.suggest import listing, meant, nearest

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
        message=Said("There is no `{key}: {tag}`", key=key, tag=tag)
        if isinstance(tag, str)
        else Said("`{key}` must be a word, not {value}", key=key, value=shown(tag)),
        hint=meant(near) if near else _there_are(known),
        fix=Fix.change((*problem.path, key), near),
    )


def _word_of_another_game(problem: Problem, key: str, known: dict[str, Any], owner: str) -> Finding:
    return Finding(
        file="",
        path=(*problem.path, key),
        code="unknown-tag",
        message=Said(
            "`{key}: {tag}` is a word of {owner}; this game has none of that name",
            key=key,
            tag=problem.value[key],
            owner=owner,
        ),
        hint=_there_are(known),
    )


def _there_are(known: dict[str, Any]) -> str | None:
    return Said("There are: {names}.", names=listing(known)) if known else None


def _missing_tag(problem: Problem, key: str, known: dict[str, Any]) -> Finding:
    return Finding(
        file="",
        path=problem.path,
        code="missing-key",
        message=Said("`{key}` is missing in {where}: it says what this is", key=key, where=problem.name),
        hint=Said("Add `{key}:` with one of {names}.", key=key, names=listing(known)) if known else None,
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
            message=Said("`{key}` is missing in {where}", key=key, where=problem.name)
            if problem.path
            else Said("`{key}` is missing", key=key),
            hint=_about_key(key, {**problem.resolved(about), **about}),
            fix=Fix(kind="insert", path=(*problem.path, key), title=Said("Add `format: 1`"), value=1)
            if key == "format"
            else None,
        )


def _about_key(key: str, about: dict[str, Any]) -> str | None:
    text = about.get("description")
    examples = about.get("examples") or about.get("enum") or ([about["const"]] if "const" in about else [])
    if not examples:
        return Said.of(text) if text else None
    example = inline(examples[0])
    if not text:
        return Said("For example `{key}: {example}`.", key=key, example=example)
    return Said("{about} For example `{key}: {example}`.", about=Said.of(text), key=key, example=example)


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
            message=Said("`{key}` is not a key that is known here", key=key),
            hint=_about_unknown(key, near, properties),
            fix=Fix(kind="rename", path=path, title=Said("Rename it to `{near}`", near=near), value=near)
            if near and near not in problem.value
            else Fix(kind="remove", path=path, title=Said("Remove `{key}`", key=key)),
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
        return Said("A space is missing after the colon: `{before}: {after}`.", before=before, after=after)
    if near is not None:
        return meant(near)
    if not properties:
        return Said("No keys are known here. Keys of your own may begin with `x-`.")
    return Said(
        "Known here: {names}. Keys of your own may begin with `x-`.", names=listing(sorted(properties))
    )


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
        message=Said("{name} cannot be a key here", name=quoted(str(problem.value)))
        if problem.in_key
        else _not_allowed(problem),
        hint=meant(near)
        if near
        else Said("It may be {choices}.", choices=either(f"`{inline(choice)}`" for choice in choices)),
        fix=None if problem.in_key else Fix.change(problem.path, near),
        at_key=problem.in_key,
    )


def _pattern(problem: Problem) -> Sentences:
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


def _bound(problem: Problem) -> Sentences:
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


def _length(problem: Problem) -> Sentences:
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


def _other(problem: Problem) -> Sentences:
    yield Finding(
        file="",
        path=problem.path,
        code="invalid",
        message=Said(
            "{subject} does not fit: {word} is {limit}",
            subject=problem.subject,
            word=problem.word,
            limit=str(problem.limit)[:80],
        ),
    )


def _nothing(_: Problem) -> Sentences:
    yield from ()


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
