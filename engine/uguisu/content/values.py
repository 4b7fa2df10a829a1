"""Values that do not do, in sentences: of the wrong type, not allowed, of the wrong form, too large, too long."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from uguisu.board.parts import CELL_PATTERN, NAME_PATTERN
from uguisu.content.diagnostics import Finding, Fix, Path
from uguisu.content.other_words import entry_for, plain_words, value_for
from uguisu.content.scalars import inline, plain_value
from uguisu.messages.message import Message, capitalized, either
from uguisu.messages.suggest import meant, nearest

OTHER_TYPES = "otherTypes"
"""Where the rules of a choice name the JSON types that a value may have instead."""


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """A failed keyword of JSON Schema: `word: limit` in `rules`, against `value` at `path`.

    `source` is how the value is written. With `in_key` the fault is in the key itself: `value` is that key.
    `elsewhere` knows the words of other games: (tag field, tag) -> game.
    """

    path: Path
    word: str
    limit: Any
    value: Any
    rules: dict[str, Any]
    root: dict[str, Any]
    source: str = ""
    in_key: bool = False
    called: str | None = None
    """The id of what people read as this value."""
    elsewhere: Mapping[tuple[str, str], str] = {}

    @property
    def name(self) -> str:
        """The value's name in a sentence: its key, or its number in a list."""
        if not self.path:
            return Message("the file")
        last = self.path[-1]
        if isinstance(last, str):
            return f"`{last}`"
        keys = [step for step in self.path if isinstance(step, str)]
        if keys:
            return Message("entry {number} of `{key}`", number=last + 1, key=keys[-1])
        return Message("entry {number}", number=last + 1)

    @property
    def subject(self) -> str:
        """The name as a sentence begins with it."""
        return capitalized(self.name)

    def finding(self, code: str, message: str, hint: str | None = None, fix: Fix | None = None) -> Finding:
        """Return what is said of the value, or of the key."""
        return Finding(
            file="", path=self.path, code=code, message=message, hint=hint, fix=fix, at_key=self.in_key
        )


def resolve(schema: Any, root: dict[str, Any]) -> Any:
    """Follow a local reference, the only kind our schemas have."""
    while isinstance(schema, dict) and "$ref" in schema:
        schema = root["$defs"][schema["$ref"].rpartition("/")[2]]
    return schema


def choice(problem: Problem) -> Iterator[Finding]:
    """A value that is not among those allowed."""
    choices = [
        choice
        for choice in (problem.limit if problem.word == "enum" else [problem.limit])
        if choice is not None
    ]
    offered = problem.rules.get("offered", choices)
    kinds = [TYPE_WORDS[kind] for kind in problem.rules.get(OTHER_TYPES, ()) if kind != "null"]
    near = (
        nearest(problem.value, [str(choice) for choice in choices])
        if isinstance(problem.value, str)
        else None
    )
    message = (
        Message("{name} cannot be a key here", name=quoted(str(problem.value)))
        if problem.in_key
        else _not_allowed(problem)
    )
    may_be = Message(
        "It may be {choices}.", choices=either([*(f"`{inline(choice)}`" for choice in offered), *kinds])
    )
    other = (
        value_for(problem.path[-1], problem.value)
        if problem.path and isinstance(problem.path[-1], str)
        else None
    )
    near = None if isinstance(problem.value, str) and "," in problem.value else near
    hint = meant(near, problem.value) if near else other or may_be
    yield problem.finding(
        "unknown-choice", message, hint, None if problem.in_key else Fix.change(problem.path, near)
    )


def pattern(problem: Problem) -> Iterator[Finding]:
    """A text of the wrong form."""
    message = (
        Message("{name} cannot be a name here", name=quoted(str(problem.value)))
        if problem.in_key
        else _not_allowed(problem)
    )
    right = problem.called or _as_name(problem.value)
    fix = Fix.change(problem.path, right) if problem.limit == NAME_PATTERN else None
    yield problem.finding("bad-form", message, _about_form(problem), fix)


def _about_form(problem: Problem) -> str:
    if problem.called is not None:
        return Message("That is what people read: write its id, `{id}`.", id=problem.called)
    if problem.limit == NAME_PATTERN and problem.path != ("game",):  # which has a title that people know
        return _about_names(_as_name(problem.value))
    if problem.limit == CELL_PATTERN:
        low = problem.value.lower() if isinstance(problem.value, str) else ""
        return meant(low) if re.search(CELL_PATTERN, low) else CELLS
    if COLOUR_PATTERN in str(problem.limit):
        return Message('Write a colour as `#rrggbb` in quotes, such as "#2f7fb8".')
    description, example = problem.rules.get("description"), _about_example(problem)
    about = Message.of(description) if description else None
    if about and example:
        return Message("{about} {example}", about=about, example=example)
    return about or example or Message("It must match the pattern {pattern}", pattern=problem.limit)


def _about_names(like: str | None) -> str:
    if like is None:
        return Message(
            "Names like this have letters, digits, `_` and `-`, and no spaces; what people read goes "
            "into `title` or `name`."
        )
    return Message(
        "Names like this have letters, digits, `_` and `-`, and no spaces, like `{like}`; what people "
        "read goes into `title` or `name`.",
        like=like,
    )


def _as_name(wrong: str) -> str | None:
    """Return the name that `wrong` becomes without what names may not have, in small letters where it was several words."""
    plain = wrong.lower() if " " in wrong else wrong
    name = re.sub(r"_+", "_", re.sub(r"[^\w-]", "_", plain)).strip("_-")
    return name if re.search(NAME_PATTERN, name) else None


def _not_allowed(problem: Problem) -> str:
    if problem.value is None:
        return Message("{subject} is left empty", subject=problem.subject)
    what = quoted(problem.value) if isinstance(problem.value, str) else shown(problem.value)
    return Message("{subject} cannot be {value}", subject=problem.subject, value=what)


def bound(problem: Problem) -> Iterator[Finding]:
    """A number that is too small or too large."""
    limit = problem.limit
    wanted = {
        "minimum": Message("at least {limit}", limit=limit),
        "maximum": Message("at most {limit}", limit=limit),
        "exclusiveMinimum": Message("more than {limit}", limit=limit),
        "exclusiveMaximum": Message("less than {limit}", limit=limit),
        "multipleOf": Message("a multiple of {limit}", limit=limit),
    }[problem.word]
    fix = Fix.change(problem.path, problem.limit) if problem.word in ("minimum", "maximum") else None
    subject, value = problem.subject, problem.value
    message = Message(
        "{subject} is {value}; it must be {wanted}", subject=subject, value=value, wanted=wanted
    )
    yield problem.finding("out-of-range", message, fix=fix)


def length(problem: Problem) -> Iterator[Finding]:
    """A text, list or table that is too short or too long."""
    letters = problem.word.endswith("Length")
    has, limit = len(problem.value), problem.limit
    # whoever reads how many there are knows of what; of nothing it has to be said
    bound = limit if has else _letters(limit) if letters else _entries(limit)
    wanted = (
        Message("at least {limit}", limit=bound)
        if problem.word.startswith("min")
        else Message("at most {limit}", limit=bound)
    )
    message = _too_many_or_few(problem.subject, has, wanted, letters=letters)
    yield problem.finding(
        "wrong-length", message, _about_marks(problem.value, limit) or _about_example(problem)
    )


def _about_marks(value: object, limit: int) -> str | None:
    """Tell of a list whose length comes of a wrong mark: `[104; 334]` has one entry, `[104,5, 334,5]` four."""
    if not isinstance(value, list):
        return None
    if len(value) == 1 and isinstance(value[0], str) and ";" in value[0]:
        parts = ", ".join(part.strip() for part in value[0].split(";"))
        return Message("Put a comma between two: [{source}].", source=parts)
    if len(value) == 2 * limit and all(type(one) is int for one in value):
        parts = ", ".join(f"{value[at]}.{value[at + 1]}" for at in range(0, len(value), 2))
        return Message("A number's fraction stands behind a point: [{source}].", source=parts)
    return None


def _too_many_or_few(subject: str, count: int, wanted: str, *, letters: bool) -> str:
    if not count:
        return Message("{subject} is empty; it needs {wanted}", subject=subject, wanted=wanted)
    if letters:
        return Message(
            "{subject} has {count} {count:letter|letters}; it needs {wanted}",
            subject=subject,
            count=count,
            wanted=wanted,
        )
    return Message(
        "{subject} has {count} {count:entry|entries}; it needs {wanted}",
        subject=subject,
        count=count,
        wanted=wanted,
    )


def _letters(count: int) -> str:
    return Message("{count} {count:letter|letters}", count=count)


def _entries(count: int) -> str:
    return Message("{count} {count:entry|entries}", count=count)


def _about_example(problem: Problem) -> str | None:
    examples = problem.rules.get("examples")
    return Message("For example {example}.", example=inline(examples[0])) if examples else None


CELLS = Message("A cell is named by its column's letters and its row's number, as in `c4`.")
COLOUR_PATTERN = "#[0-9a-fA-F]"
A_RANGE = re.compile(r"\d+ *(-|–|—|\.\.+) *\d+")
A_NUMBER_WITHIN = re.compile(r"[^\d.+-]{0,3}([+-]?\d+(?:\.\d+)?)[^\d.]{0,4}")
"""A number with a unit, a times sign or a mark of punctuation: `104px`, `x6`, `3;`."""


def fit_type(problem: Problem, wanted: list[str]) -> Finding:
    """Write the finding for a value that is none of the JSON types `wanted`."""
    hint, value = _slip(problem, wanted)
    kinds = either(TYPE_WORDS[kind] for kind in wanted if kind != "null")
    message = Message(
        "{subject} should be {kinds}, but is {value}",
        subject=problem.subject,
        kinds=kinds,
        value=shown(problem.value),
    )
    title = hint or Message("Change it")
    fix = None if value is None else Fix(kind="replace", path=problem.path, title=title, value=value)
    return problem.finding("wrong-type", message, hint, fix)


def _slip(problem: Problem, wanted: list[str]) -> tuple[str | None, Any]:
    """Guess the slip: a hint, and the value that would have been right, if one can tell."""
    value, path = problem.value, problem.path
    if not path and isinstance(value, list):
        return Message(
            "The file should start with `format: 1`, and the list stand under its name, such as `places:` or `cards:`."
        ), None
    if not path:
        return Message(
            "The file should start with `format: 1` and have a `name: value` entry on each line."
        ), None
    if "discriminator" in problem.rules:
        return _begin_with_tag(problem.rules["discriminator"], value), None
    items = resolve(problem.rules.get("items", {}), problem.root)
    if (
        "array" in wanted
        and isinstance(items, dict)
        and "discriminator" in items
        and isinstance(value, str | dict)
    ):
        tags = items["discriminator"]
        word = entry_for(tags["propertyName"], value, tags["mapping"])
        if word is not None:
            return word, None
    if value is None:
        return Message("Write a value after the colon, or remove the whole entry."), None
    said = plain_words().get(value.lower()) if "boolean" in wanted and isinstance(value, str) else None
    if said in ("true", "false"):
        meant = said == "true"
        return Message(
            "Write `true` for yes and `false` for no: here `{meant}`.", meant=str(meant).lower()
        ), meant
    if "string" in wanted and isinstance(value, bool | int | float):
        written = problem.source or str(value)
        return Message('To make it text, put it in quotes: "{written}".', written=written), written
    if isinstance(value, str) and {"integer", "number"} & set(wanted):
        number = plain_value(value)
        if isinstance(number, int | float) and not isinstance(number, bool):
            return Message("Remove the quotation marks and write {number}.", number=number), number
        if value.lstrip("+-").isdigit():
            return Message("No number in a scenario is that large."), None
        return _about_number(value)
    if "integer" in wanted and isinstance(value, float) and value.is_integer():
        return Message("Write {value}, without the decimal point.", value=int(value)), int(value)
    listed = value if isinstance(value, str) else problem.source
    if "array" in wanted and not isinstance(value, list | dict) and "," in listed:
        listed = listed.strip().removeprefix("(").removesuffix(")")
        parts = [plain_value(part.strip()) for part in listed.split(",")]
        message = Message("Lists stand in square brackets: [{source}].", source=listed)
        return message, parts if isinstance(value, str) else None
    if "array" in wanted and isinstance(value, str) and "\n" in value.strip():
        return Message('Begin each line with a dash, and put it in quotes: `- "...."`.'), None
    if "array" in wanted and isinstance(value, int | float) and problem.rules.get("maxItems") == 2:
        return Message("Put the numbers in brackets, two and two: [[0, 0], [10, 0], [10, 10]]."), None
    if "array" in wanted and isinstance(value, str) and " " in value.strip():
        return Message("Write a list in square brackets, with a comma between two: [gate, yard]."), None
    if "array" in wanted and not isinstance(value, list | dict):
        listed = Message(
            "Write it as a list, even if it is only one: [{source}].", source=problem.source or value
        )
        return listed, [value]
    if "array" in wanted and isinstance(value, dict) and {str(key).lower() for key in value} <= {"x", "y"}:
        return Message("Write both numbers in one list: `at: [x, y]`."), [*value.values()]
    if "object" in wanted and "between" in problem.rules.get("properties", ()):
        return Message("Write both ends in one list: `between: [gate, yard]`."), None
    if "array" in wanted and isinstance(value, dict) and path[-1] == "variants":
        return Message("Write them as a list: [{source}].", source=", ".join(map(str, value))), [*value]
    if "array" in wanted and isinstance(value, dict):
        return Message("Start each entry of the list with a dash: `- `."), None
    if "object" in wanted and isinstance(value, str) and ":" in value:
        return Message("A space must follow the colon."), None
    if isinstance(value, list) and "array" not in wanted:
        alone = len(value) == 1 and isinstance(value[0], dict) == ("object" in wanted)
        if problem.rules.get("pattern") == CELL_PATTERN:
            return CELLS, None
        example = None if alone else _like(problem)
        if example is not None and "object" in wanted:
            return Message("Write it without dashes, such as {example}.", example=example), None
        return Message("Remove the dashes or square brackets."), value[0] if alone else None
    if "boolean" in wanted:
        return Message("Write `true` or `false`."), None
    if "string" in wanted and isinstance(value, dict) and path[-1] in FILES:
        return Message(
            "Write it into a file of its own, and name the file here: `{key}: {key}.yaml`.", key=path[-1]
        ), None
    if "object" in wanted:
        example = _like(problem)
        return (None if example is None else Message("For example {example}.", example=example)), None
    return None, None


FILES = ("map", "cards", "mission", "rulings")
"""Keys of a scenario that name files."""


def _about_number(value: str) -> tuple[str, Any]:
    """Tell how a text is written as a number, and the number that it holds."""
    if A_RANGE.fullmatch(value.strip()):
        return Message("Write one number: a range cannot stand here."), None
    parts = [part.strip() for part in value.split(";")]
    if len(parts) > 1 and all(part.isdigit() for part in parts):
        return Message("Put a comma between two: [{source}].", source=", ".join(parts)), None
    within = A_NUMBER_WITHIN.fullmatch(value.strip())
    if within is not None:
        number = plain_value(within[1])
        return Message("Write {number}, the number alone.", number=number), number
    return Message("Write it in digits."), None


def _like(problem: Problem) -> str | None:
    """Return a table as it might be written: the example of the schema, or what is needed with the examples of each."""
    examples = problem.rules.get("examples")
    if examples:
        return f"`{inline(examples[0])}`"
    properties = problem.rules.get("properties", {})
    told = {}
    for key in problem.rules.get("required", ()) or list(properties)[:1]:
        about = {**resolve(properties.get(key, {}), problem.root), **properties.get(key, {})}
        one = (about.get("examples") or about.get("enum") or [None])[0]
        if one is None:
            return None
        told[key] = one
    return f"`{inline(told)}`" if told else None


def _begin_with_tag(discriminator: dict[str, Any], written: object) -> str:
    key, known = discriminator["propertyName"], list(discriminator["mapping"])
    told = entry_for(key, written, known)
    if told is not None:
        return told
    words = str(written).replace(":", " ").split()
    tag = next((word for word in words if word in known), known[0] if known else "...")
    return Message("Write it as a table that starts with `{key}: {tag}`.", key=key, tag=tag)


TYPE_WORDS = {
    "string": Message("text"),
    "integer": Message("a whole number"),
    "number": Message("a number"),
    "boolean": Message("true or false"),
    "array": Message("a list"),
    "object": Message("a table of `name: value` entries"),
    "null": Message("nothing"),
}


def shown(value: Any) -> str:
    """Describe a value that stands where it should not."""
    if value is None:
        return Message("left empty")
    if isinstance(value, bool):
        return f"{str(value).lower()}"
    if isinstance(value, str):
        return Message("the text {text}", text=quoted(value))
    if isinstance(value, int | float):
        return Message("the number {number}", number=value)
    if isinstance(value, list):
        return TYPE_WORDS["array"]
    return TYPE_WORDS["object"]


def quoted(text: str) -> str:
    """Write text in quotes, shortened when long."""
    short = text if len(text) <= 40 else f"{text[:37]}..."
    return json.dumps(short, ensure_ascii=False)
