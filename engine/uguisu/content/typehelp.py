"""A value of the wrong type: what was wanted, what is there, and the likely slip behind it."""

from __future__ import annotations

from typing import Any

from uguisu.content.diagnostics import Fix
from uguisu.content.problem import Problem
from uguisu.content.registry import Finding
from uguisu.content.scalars import plain_value
from uguisu.content.wording import TYPE_WORDS, shown
from uguisu.said import Said, either

YES_AND_NO = {"yes": True, "on": True, "y": True, "no": False, "off": False, "n": False}


def fit_type(problem: Problem, wanted: list[str]) -> Finding:
    """Write the finding for a value that is none of the JSON types `wanted`."""
    hint, value = _slip(problem, wanted)
    kinds = either(TYPE_WORDS[kind] for kind in wanted if kind != "null")
    return Finding(
        file="",
        path=problem.path,
        code="wrong-type",
        message=Said(
            "{subject} should be {kinds}, but is {value}",
            subject=problem.subject,
            kinds=kinds,
            value=shown(problem.value),
        ),
        hint=hint,
        fix=None
        if value is None
        else Fix(kind="replace", path=problem.path, title=hint or Said("Change it"), value=value),
    )


def _slip(problem: Problem, wanted: list[str]) -> tuple[str | None, Any]:
    """Guess the slip: a hint, and the value that would have been right, if one can tell."""
    value, path = problem.value, problem.path
    if not path:
        return Said(
            "The file should begin with `format: 1` and have a `name: value` entry on each line."
        ), None
    if "discriminator" in problem.rules:
        return _begin_with_tag(problem.rules["discriminator"], str(value)), None
    if value is None:
        return Said("Write a value after the colon, or take the whole entry out."), None
    if "boolean" in wanted and isinstance(value, str) and value.lower() in YES_AND_NO:
        meant = YES_AND_NO[value.lower()]
        return Said(
            "Yes and no are written `true` and `false`: here `{meant}`.", meant=str(meant).lower()
        ), meant
    if "string" in wanted and isinstance(value, bool | int | float):
        written = problem.source or str(value)
        return Said('To be read as text it takes quotes: "{written}".', written=written), written
    if isinstance(value, str) and {"integer", "number"} & set(wanted):
        number = plain_value(value)
        if isinstance(number, int | float) and not isinstance(number, bool):
            return Said("Take the quotation marks off: {number}.", number=number), number
        if value.lstrip("+-").isdigit():
            return Said("No number in a scenario is that large."), None
        return Said("Write it in digits."), None
    if "integer" in wanted and isinstance(value, float) and value.is_integer():
        return Said("Write it without the decimal point: {value}.", value=int(value)), int(value)
    if "array" in wanted and not isinstance(value, list | dict):
        return Said("Even a single one is written as a list: [{source}].", source=problem.source or value), [
            value
        ]
    if "array" in wanted and isinstance(value, dict):
        return Said("Begin each entry of the list with a dash: `- `."), None
    if "object" in wanted and isinstance(value, str) and ":" in value:
        return Said("A space must follow the colon."), None
    if isinstance(value, list) and "array" not in wanted:
        return Said("Take the dashes or square brackets away."), value[0] if len(value) == 1 else None
    return None, None


def _begin_with_tag(discriminator: dict[str, Any], written: str) -> str:
    key, known = discriminator["propertyName"], list(discriminator["mapping"])
    words = written.replace(":", " ").split()
    tag = next((word for word in words if word in known), known[0] if known else "...")
    return Said("Write it as a table that begins with `{key}: {tag}`.", key=key, tag=tag)
