"""What is wrong with a value, in a sentence that says what to do: keys that are missing or unknown are told here."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, TypeAlias

from uguisu.content.diagnostics import Finding, Fix
from uguisu.content.scalars import inline
from uguisu.content.values import Problem, bound, choice, fit_type, length, pattern, shown
from uguisu.said import Said
from uguisu.suggest import listing, meant, nearest


def any_of(problem: Problem) -> Iterator[Finding]:
    """A union that no member of fits, or whose tag nobody knows."""
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
        hint=meant(near, tag) if near else _there_are(known),
        fix=Fix.change((*problem.path, key), near),
    )


def _word_of_another_game(problem: Problem, key: str, known: dict[str, Any], owner: str) -> Finding:
    return Finding(
        file="",
        path=(*problem.path, key),
        code="unknown-tag",
        message=Said(
            "`{key}: {tag}` belongs to {owner}; this game has nothing of that name",
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


def required(problem: Problem) -> Iterator[Finding]:
    """Keys that are missing."""
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


def unknown_keys(problem: Problem) -> Iterator[Finding]:
    """Keys that are not known."""
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
            message=Said("`{key}` is not a known key here", key=key),
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
        return meant(near, key)
    if not properties:
        return Said("No keys are known here. Keys of your own may start with `x-`.")
    return Said(
        "Known here: {names}. Keys of your own may start with `x-`.", names=listing(sorted(properties))
    )


def _type_of(branch: dict[str, Any]) -> str:
    return str(branch.get("type", "object"))


Sentences: TypeAlias = Iterator[Finding]


def describe(problem: Problem) -> Sentences:
    """Yield findings about one failed keyword; most have one, missing and unknown keys one for each key."""
    yield from WORDS.get(problem.word, _other)(problem)


def _type(problem: Problem) -> Sentences:
    wanted = [problem.limit] if isinstance(problem.limit, str) else list(problem.limit)
    yield fit_type(problem, wanted)


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


WORDS: dict[str, Callable[[Problem], Sentences]] = {
    "type": _type,
    "anyOf": any_of,
    "required": required,
    "additionalProperties": unknown_keys,
    "enum": choice,
    "const": choice,
    "pattern": pattern,
    "minimum": bound,
    "maximum": bound,
    "exclusiveMinimum": bound,
    "exclusiveMaximum": bound,
    "multipleOf": bound,
    "minLength": length,
    "maxLength": length,
    "minItems": length,
    "maxItems": length,
    "minProperties": length,
    "maxProperties": length,
    "items": _nothing,
}
