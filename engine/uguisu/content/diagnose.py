"""Everything about a document that does not fit its schema, one readable sentence each.

Only called when decoding failed, so that good packs never pay for importing jsonschema.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError
from jsonschema.validators import extend

from uguisu.board.model import GraphMap, SquaresMap
from uguisu.content.diagnostics import Diagnostic, Finding, Fix, in_file_order
from uguisu.content.document import Document
from uguisu.content.models import CardsFile, MissionFile, RulingsFile
from uguisu.content.other_words import entry_for, key_for, tag_for
from uguisu.content.scalars import inline, plain_value
from uguisu.content.values import (
    OTHER_TYPES,
    Problem,
    bound,
    choice,
    fit_type,
    length,
    pattern,
    resolve,
    shown,
)
from uguisu.content.vocabulary import Vocabulary
from uguisu.messages.message import Message, capitalized
from uguisu.messages.suggest import listing, meant, nearest

MAX_FINDINGS = 100
KEYS_OF_FILES: dict[str, tuple[str, ...]] = {
    "mission": MissionFile.__struct_fields__,
    "cards": CardsFile.__struct_fields__,
    "rulings": RulingsFile.__struct_fields__,
    "map": tuple(key for model in (GraphMap, SquaresMap) for key in model.__struct_fields__),
}
"""The keys of each kind of file."""


def diagnose(
    document: Document, schema: dict[str, Any], fallback: str, words: Vocabulary
) -> list[Diagnostic]:
    """Return what is wrong with a document, in file order; never nothing.

    `fallback` is msgspec's own message, used should the schema have nothing against the document.
    `words` are those that the document may use.
    """
    found: list[Diagnostic] = []
    for error in tagged_validator(schema).iter_errors(document.data):
        findings = _describe(_as_problem(error, document, schema, words))
        found += (document.at(finding) for finding in islice(findings, MAX_FINDINGS))
        if len(found) >= MAX_FINDINGS:
            found.append(_only_some(document))
            break
    return in_file_order(found) or [_from_msgspec(document, fallback)]


def _only_some(document: Document) -> Diagnostic:
    message = Message("There are many mistakes; only {most} are shown", most=MAX_FINDINGS)
    hint = Message("Many of them may have the same cause: fix the first ones and check again.")
    return Diagnostic(file=document.label, severity="hint", code="only-some", message=message, hint=hint)


def tagged_validator(schema: dict[str, Any]) -> Any:
    """Return a validator that takes one branch of an `anyOf`: the one that the value was meant for.

    The branch is told by the tag if there is one, else by the JSON type. References are looked up in the
    schema's own `$defs` and nowhere else.
    """

    def any_of(validator: Any, branches: Any, value: Any, rules: Any) -> Iterator[ValidationError]:
        if "discriminator" in rules:
            yield from _by_tag(validator, rules["discriminator"], value, rules)
        else:
            yield from _by_type(validator, branches, value, schema)

    def properties(validator: Any, named: Any, value: Any, rules: Any) -> Iterator[ValidationError]:
        if (
            "discriminator" not in rules
        ):  # there they list the tags for language servers, and `any_of` sees to them
            yield from Draft202012Validator.VALIDATORS["properties"](validator, named, value, rules)

    def ref(validator: Any, target: str, value: Any, _: Any) -> Iterator[ValidationError]:
        yield from validator.descend(value, resolve({"$ref": target}, schema))

    checker = Draft202012Validator.TYPE_CHECKER.redefine("integer", _is_integer)
    made: Any = extend(  # type: ignore[no-untyped-call]
        Draft202012Validator, {"anyOf": any_of, "properties": properties, "$ref": ref}, type_checker=checker
    )
    return made(schema)


def _by_tag(validator: Any, discriminator: Any, value: Any, rules: Any) -> Iterator[ValidationError]:
    if not isinstance(value, dict):
        if "type" not in rules:
            yield ValidationError("not a mapping")
        return
    name = discriminator["propertyName"]
    tag = value.get(name)
    chosen = discriminator["mapping"].get(tag) if isinstance(tag, str) else None
    if chosen is not None:
        yield from validator.descend(value, {"$ref": chosen})
    elif name in value or name not in rules.get("required", ()):
        yield ValidationError("no such tag")


def _by_type(validator: Any, branches: Any, value: Any, root: dict[str, Any]) -> Iterator[ValidationError]:
    fitting = [branch for branch in branches if _fits_type(validator, value, resolve(branch, root))]
    if not fitting:
        yield ValidationError("no branch is of this type")
        return
    found = min((list(islice(validator.descend(value, branch), MAX_FINDINGS)) for branch in fitting), key=len)
    for error in found:
        if error.validator == "enum" and error.schema in branches:  # the sentence tells what else it may be
            others = [resolve(branch, root).get("type") for branch in branches if branch != error.schema]
            error.schema = {**error.schema, OTHER_TYPES: [kind for kind in others if isinstance(kind, str)]}
        yield error


def _fits_type(validator: Any, value: Any, branch: Any) -> bool:
    if not isinstance(branch, dict):
        return bool(branch)
    if "enum" in branch:
        return any(type(value) is type(choice) for choice in branch["enum"])
    wanted = branch.get("type")
    return wanted is None or bool(validator.is_type(value, wanted))


def _is_integer(_checker: Any, value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _as_problem(
    error: ValidationError, document: Document, schema: dict[str, Any], words: Vocabulary
) -> Problem:
    path: tuple[Any, ...] = tuple(error.absolute_path)
    in_key = "propertyNames" in error.absolute_schema_path
    if in_key:  # jsonschema leaves the key itself out of the path
        path = (*path, error.instance)
    return Problem(
        path=path,
        word=str(error.validator),
        limit=error.validator_value,
        value=error.instance,
        rules=error.schema if isinstance(error.schema, dict) else {},
        root=schema,
        in_key=in_key,
        source=_with_strays(document, path),
        called=_called(error.instance, document.data)
        if error.validator == "pattern" and not in_key
        else None,
        elsewhere=words.elsewhere,
    )


def _called(name: Any, data: Any) -> str | None:
    """Return the id of what a file has by this title or name, in whatever language."""
    for entries in data.values() if isinstance(data, dict) else ():
        for entry in entries if isinstance(entries, list) else ():
            told = [entry.get(key) for key in ("title", "name")] if isinstance(entry, dict) else []
            texts = [text for one in told for text in (one.values() if isinstance(one, dict) else (one,))]
            if name in texts and isinstance(entry.get("id"), str):
                return str(entry["id"])
    return None


def _with_strays(document: Document, path: tuple[Any, ...]) -> str:
    """Return the text of a value, with what stands behind it without a colon, as in `{at: 200, 120}`."""
    source, owner = document.source_at(path), document.data
    for step in path[:-1]:
        owner = owner[step]
    if not (path and isinstance(owner, dict) and path[-1] in owner):
        return source
    keys = list(owner)
    parts = [source]
    for key in keys[keys.index(path[-1]) + 1 :]:
        if owner[key] is not None or not isinstance(plain_value(str(key)), int | float):
            break
        parts.append(str(key))
    return ", ".join(parts)


def _from_msgspec(document: Document, message: str) -> Diagnostic:
    cause, *ways = message.split(" - at `")  # the way within the innermost member comes first
    steps = re.findall(r"\.([^.\[\]`]+)|\[(\d+)\]", "".join(reversed(ways)))
    path = tuple(int(index) if index else name for name, index in steps)
    if cause == "Expected `int`, got `float`":  # 1.0 is a whole number to the schema
        value = document.data
        for step in path:
            value = value[step]
        problem = Problem(path=path, word="type", limit="integer", value=value, rules={}, root={})
        return document.at(fit_type(problem, ["integer"]))
    return document.find("invalid", capitalized(Message.of(cause)), path)


# --- sentences: keys that are missing or unknown are told here, values in `uguisu.content.values` ------------------


def _any_of(problem: Problem) -> Iterator[Finding]:
    """A union that no member of fits, or whose tag nobody knows."""
    tags = problem.rules.get("discriminator")
    if tags is None or not isinstance(problem.value, dict):
        branches = [resolve(branch, problem.root) for branch in problem.limit]
        yield fit_type(
            problem, [str(branch.get("type", "object")) for branch in branches if isinstance(branch, dict)]
        )
        return
    key, known = tags["propertyName"], tags["mapping"]
    if key not in problem.value:
        yield _missing_tag(problem, key, known)
        return
    tag, path = problem.value[key], (*problem.path, key)
    owner = problem.elsewhere.get((key, tag)) if isinstance(tag, str) else None
    if owner is not None:
        message = Message(
            "`{key}: {tag}` belongs to {owner}; this game has nothing of that name",
            key=key,
            tag=tag,
            owner=owner,
        )
        yield Finding(file="", path=path, code="unknown-tag", message=message, hint=_there_are(known))
        return
    near = nearest(tag, known) if isinstance(tag, str) else None
    message = Message("There is no `{key}: {tag}`", key=key, tag=tag)
    if not isinstance(tag, str):
        message = Message("`{key}` must be a word, not {value}", key=key, value=shown(tag))
    other = tag_for(key, tag, known) if isinstance(tag, str) else None
    if other is not None:
        near = None
    hint = other or (meant(near, tag) if near else _there_are(known))
    yield Finding(
        file="", path=path, code="unknown-tag", message=message, hint=hint, fix=Fix.change(path, near)
    )


def _there_are(known: dict[str, Any]) -> str | None:
    return Message("You can use {names}.", names=listing(known)) if known else None


def _missing_tag(problem: Problem, key: str, known: dict[str, Any]) -> Finding:
    message = Message("`{key}` is missing in {where}: it says what this is", key=key, where=problem.name)
    hint = entry_for(key, problem.value, known)
    if hint is None and known:
        hint = Message("Add `{key}:` with one of {names}.", key=key, names=listing(known))
    return problem.finding("missing-key", message, hint)


def _required(problem: Problem) -> Iterator[Finding]:
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
        message = Message("`{key}` is missing", key=key)
        if problem.path:
            message = Message("`{key}` is missing in {where}", key=key, where=problem.name)
        fix = None
        if key == "format":
            fix = Fix(kind="insert", path=(*problem.path, key), title=Message("Add `format: 1`"), value=1)
        hint = _about_key(key, {**resolve(about, problem.root), **about})
        if key == "id" and len(problem.path) > 1 and problem.path[-1] and "title" not in problem.value:
            hint = Message("If this belongs to the entry above, remove its dash. {about}", about=hint or "")
        yield problem.finding("missing-key", message, hint, fix)


def _about_key(key: str, about: dict[str, Any]) -> str | None:
    text = about.get("description")
    examples = about.get("examples") or about.get("enum") or ([about["const"]] if "const" in about else [])
    if not examples:
        return Message.of(text) if text else None
    example = inline(examples[0])
    if not text:
        return Message("For example `{key}: {example}`.", key=key, example=example)
    return Message(
        "{about} For example `{key}: {example}`.", about=Message.of(text), key=key, example=example
    )


def _unknown_keys(problem: Problem) -> Iterator[Finding]:
    """Keys that are not known."""
    properties, other = problem.rules.get("properties", {}), _other_word(problem)
    for key in problem.value:
        if key in properties or key.startswith("x-"):
            continue
        if problem.value[key] is None and isinstance(plain_value(key), int | float):
            continue  # a part of a list without brackets, which is told of what it stands behind
        path = (*problem.path, key)
        near = _meant(key, problem)
        yield Finding(
            file="",
            path=path,
            code="unknown-key",
            message=Message("`{key}` is not a known key here", key=key),
            hint=meant(f"{other[0]}: {other[1]}") if other else _about_unknown(key, near, problem),
            fix=Fix.change((*problem.path, other[0]), other[1])
            if other
            else Fix(kind="rename", path=path, title=Message("Rename it to `{near}`", near=near), value=near)
            if near and near not in problem.value
            else Fix(kind="remove", path=path, title=Message("Remove `{key}`", key=key)),
            at_key=True,
        )


def _other_word(problem: Problem) -> tuple[str, str] | None:
    """Name the tag, and another word of the language that has all the keys, where one was written that has not."""
    keys = {key for key in problem.value if not key.startswith("x-")}
    rules = problem.rules.get("properties", {})
    tag = next((key for key, rule in rules.items() if len(rule.get("enum", ())) == 1), "")
    if tag not in keys:
        return None
    for other in problem.root.get("$defs", {}).values():
        properties = other.get("properties", {})
        word = properties.get(tag, {}).get("enum", ())
        if len(word) == 1 and keys <= properties.keys() and keys >= set(other.get("required", ())):
            return tag, word[0]
    return None


def _meant(key: str, problem: Problem) -> str | None:
    """Return the known key that an unknown one was likely meant to be, rather one that is still missing."""
    properties = problem.rules.get("properties", {})
    if problem.rules.get("additionalProperties") is not False:
        return None
    return nearest(key, [name for name in properties if name not in problem.value]) or nearest(
        key, properties
    )


def _about_unknown(key: str, near: str | None, problem: Problem) -> str:
    properties = problem.rules.get("properties", {})
    before, colon, after = key.partition(":")
    if colon and after and before in properties:
        return Message("A space is missing after the colon: `{before}: {after}`.", before=before, after=after)
    other = key_for(key, properties)
    owner = next((name for name, keys in _tables_of(problem) if key in keys), None)
    if owner is not None:
        return Message("It belongs under `{owner}:`.", owner=owner)
    if near is not None and other is None:
        return meant(near, key)
    if other is not None:
        return other
    above = _above(key, problem)
    if above:
        return Message("It belongs one level up, beside `{key}:`.", key=above)
    kind = next((kind for kind, keys in KEYS_OF_FILES.items() if key in keys), None)
    if kind is not None and not problem.path:
        return Message("It belongs into {kind}.yaml.", kind=kind)
    if not properties:
        return Message("No keys are known here. Keys of your own may start with `x-`.")
    return Message(
        "You can use {names}. Keys of your own may start with `x-`.", names=listing(sorted(properties))
    )


def _above(key: str, problem: Problem) -> str:
    """Return beside which key one belongs, if a table around this one knows it; "" if none does.

    Schemas refer to tables by name, so the table around is looked for among those that hold the key that this one stands under.
    """
    under = next((step for step in reversed(problem.path) if isinstance(step, str)), None)
    if under is None:
        return ""
    for table in problem.root.get("$defs", {}).values():
        properties = table.get("properties", {}) if isinstance(table, dict) else {}
        if under in properties and key in properties:
            return under
    return ""


def _tables_of(problem: Problem) -> Iterator[tuple[str, set[str]]]:
    """Yield the keys of a table that hold tables, each with the keys known in it; some are known for one game only."""
    rules = [problem.rules, *(part.get("then", {}) for part in problem.rules.get("allOf", ()))]
    for rule in rules:
        for name, inner in rule.get("properties", {}).items():
            yield name, set(resolve(inner, problem.root).get("properties", ()))


def _describe(problem: Problem) -> Iterator[Finding]:
    """Yield findings about one failed keyword; most have one, missing and unknown keys one for each key."""
    yield from WORDS.get(problem.word, _other)(problem)


def _type(problem: Problem) -> Iterator[Finding]:
    wanted = [problem.limit] if isinstance(problem.limit, str) else list(problem.limit)
    yield fit_type(problem, wanted)


def _other(problem: Problem) -> Iterator[Finding]:
    message = Message(
        "{subject} does not fit: {word} is {limit}",
        subject=problem.subject,
        word=problem.word,
        limit=str(problem.limit)[:80],
    )
    yield problem.finding("invalid", message)


def _nothing(_: Problem) -> Iterator[Finding]:
    yield from ()


WORDS: dict[str, Callable[[Problem], Iterator[Finding]]] = {
    "type": _type,
    "anyOf": _any_of,
    "required": _required,
    "additionalProperties": _unknown_keys,
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
