"""Everything about a document that does not fit its schema, one readable sentence each.

Only called when decoding failed, so that good packs never pay for importing jsonschema.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError
from jsonschema.validators import extend

from uguisu.content.diagnostics import Diagnostic, in_file_order
from uguisu.content.document import Document
from uguisu.content.sentences import describe
from uguisu.content.values import Problem
from uguisu.content.vocabulary import Vocabulary
from uguisu.said import Said

MAX_FINDINGS = 100


def diagnose(
    document: Document, schema: dict[str, Any], fallback: str, words: Vocabulary
) -> list[Diagnostic]:
    """Return what is wrong with a document, in file order; never nothing.

    `fallback` is msgspec's own message, used should the schema have nothing against the document.
    `words` are those that the document may use.
    """
    found: list[Diagnostic] = []
    for error in tagged_validator(schema).iter_errors(document.data):
        findings = describe(_as_problem(error, document, schema, words))
        found += (document.at(finding) for finding in islice(findings, MAX_FINDINGS))
        if len(found) >= MAX_FINDINGS:
            found.append(_only_some(document))
            break
    return in_file_order(found) or [_from_msgspec(document, fallback)]


def _only_some(document: Document) -> Diagnostic:
    return Diagnostic(
        file=document.label,
        severity="hint",
        code="only-some",
        message=Said("There are many mistakes; only {most} are shown", most=MAX_FINDINGS),
        hint=Said("Often one cause is behind many: fix the first ones and check again."),
    )


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


def resolve(schema: Any, root: dict[str, Any]) -> Any:
    """Follow a local reference, the only kind our schemas have."""
    while isinstance(schema, dict) and "$ref" in schema:
        schema = root["$defs"][schema["$ref"].rpartition("/")[2]]
    return schema


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
    yield from min(
        (list(islice(validator.descend(value, branch), MAX_FINDINGS)) for branch in fitting), key=len
    )


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
        source=document.source_at(path),
        elsewhere=words.elsewhere,
    )


def _from_msgspec(document: Document, message: str) -> Diagnostic:
    cause, *ways = message.split(" - at `")  # the way within the innermost member comes first
    steps = re.findall(r"\.([^.\[\]`]+)|\[(\d+)\]", "".join(reversed(ways)))
    return document.find(
        "invalid", Said.of(cause), tuple(int(index) if index else name for name, index in steps)
    )
