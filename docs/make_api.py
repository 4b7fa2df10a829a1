"""Writes docs/api.md from the docstrings of what the public modules name."""

from __future__ import annotations

import importlib
import inspect
import re
import textwrap
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, get_args, get_origin

import griffe

import uguisu
from uguisu.content.markers import Marker

PAGE = Path(__file__).parent / "api.md"
MODULES = (
    "uguisu",
    "uguisu.effects",
    "uguisu.cards",
    "uguisu.phases",
    "uguisu.events",
    "uguisu.views",
    "uguisu.board",
    "uguisu.bots",
    "uguisu.checks",
    "uguisu.rulings",
    "uguisu.reports",
    "uguisu_tools.bots",
    "uguisu_tools.rulings",
    "uguisu_tools.scaffold",
    "uguisu_tools.solve",
    "uguisu_tools.testing",
)
FOR_TOOLS = (
    "uguisu.content",
    "uguisu.guard",
    "uguisu.loading",
    "uguisu.messages",
    "uguisu.plugins",
    "uguisu_tools.cli",
    "uguisu_tools.drawing",
    "uguisu_tools.looks",
    "uguisu_tools.packs",
    "uguisu_tools.record",
)
"""What the editor, the lab, the table and their like take besides; games never need them."""
HEAD = """\
<!-- Written by docs/make_api.py from docstrings; change them there. -->

# What plugins import

Sixteen modules: eleven of the heart, `uguisu`, that plays; five of the tools, `uguisu_tools`, which whoever only plays can do
without. What is named here is kept from version to version, or changes with a line in the
[changelog](../CHANGELOG.md); everything else may move. Each name is imported when it is first used.
[CONTRIBUTING](../CONTRIBUTING.md) has complete examples; [hooks.md](hooks.md) lists the hooks.

{table}

A tool that reads, shows or writes packs (a panel of the editor, a section of a report, an importer, a server, a check of a
language's texts) takes from ten more, which games never need:

{table_for_tools}

{modules}
"""
LITERAL = re.compile(r"^(?P<lead>.*)::\n\n(?P<code>(?:(?: {4}.*)?\n)+)", re.MULTILINE)
SECTION = re.compile(r"^(Attributes|Args|Returns|Raises):$", re.MULTILINE)
LONGEST = 100
"""Longer signatures take a line for each parameter; longer values are left out."""


def text() -> str:
    """Return the page."""
    modules = read_modules()
    return HEAD.format(
        table=table([of for of in modules if of.path in MODULES]),
        table_for_tools=table([of for of in modules if of.path in FOR_TOOLS]),
        modules="\n\n".join(module(of) for of in modules),
    )


def table(modules: list[griffe.Module]) -> str:
    """List modules: what is in each, and how much."""
    rows = [f"| [`{of.path}`](#{anchor(of.path)}) | {first_line(of)} | {len(names(of))} |" for of in modules]
    return "\n".join(["| module | what is in it | names |", "|---|---|---:|", *rows])


def read_modules() -> list[griffe.Module]:
    """Return the public modules, read from their source: what plugins import, then what tools take besides."""
    loader = griffe.GriffeLoader(search_paths=[Path(uguisu.__file__).parents[1]])
    for package in ("uguisu", "uguisu_tools"):
        loader.load(
            package, try_relative_path=False
        )  # else a file called so in the folder at hand is taken for it
    return [loader.modules_collection[name] for name in (*MODULES, *FOR_TOOLS)]


def anchor(heading: str) -> str:
    """Return where a heading is on its page."""
    return re.sub(r"[^a-z0-9_-]", "", heading.lower())


def names(module: griffe.Module) -> list[str]:
    """Return what a module names: classes and functions first, then constants and types."""

    def order(name: str) -> tuple[bool, str]:
        thing = real(module, name)
        return not (thing.is_class or thing.is_function), name.lower()

    return sorted(map(str, module.exports or ()), key=order)


def real(module: griffe.Module, name: str) -> griffe.Object:
    """Return what stands behind a public name."""
    found = module[name]
    target = found.final_target if found.is_alias else found
    assert isinstance(target, griffe.Object)
    return target


def module(of: griffe.Module) -> str:
    """Tell a module and all that it names."""
    parts = [f"## {of.path}", prose(docstring(of))]
    alive = importlib.import_module(of.path)
    parts += ["\n\n".join(told(name, real(of, name), getattr(alive, name))) for name in names(of)]
    return "\n\n".join(parts)


def told(name: str, thing: griffe.Object, alive: Any) -> Iterator[str]:
    """Tell a public name: how it is called, what it is, and what a class has."""
    yield f"### {name}"
    if isinstance(thing, griffe.Function):
        yield code(call(name, thing))
    elif isinstance(thing, griffe.Class):
        yield code("\n".join([heading(name, thing), *made(name, alive)]))
    elif isinstance(thing, griffe.Attribute) and len(value := f"{name} = {thing.value}") <= LONGEST:
        yield code(value)
    yield prose(docstring(thing))
    if isinstance(thing, griffe.Class):
        members = [line for member in own_members(thing) if (line := member_line(member))]
        if members:
            yield "\n".join(["Members:", "", *members])


def heading(name: str, of: griffe.Class) -> str:
    """Return how a class is declared."""
    bases = [str(base) for base in of.bases if not str(base).startswith("Generic")]
    return f"class {name}({', '.join(bases)})" if bases else f"class {name}"


def made(name: str, of: type[Any]) -> list[str]:
    """Return how one of a class is made, where it takes anything. Words are made by files only."""
    try:
        parameters = inspect.signature(of).parameters.values()
    except (TypeError, ValueError):
        return []
    if not parameters or issubclass(of, Marker) or of.__new__ is object.__new__ is of.__init__:
        return []
    written = []
    for one in parameters:
        stars = {one.VAR_POSITIONAL: "*", one.VAR_KEYWORD: "**"}.get(one.kind, "")  # type: ignore[call-overload]
        if one.kind is one.KEYWORD_ONLY and "*" not in "".join(written)[:1] and "*" not in written:
            written.append("*")
        typed = "" if one.annotation is one.empty else f": {type_text(one.annotation)}"
        default = "" if one.default is one.empty else f" = {default_text(one.default)}"
        written.append(f"{stars}{one.name}{typed}{default}")
    line = f"{name}({', '.join(written)})"
    return [line] if len(line) <= LONGEST else [f"{name}(", *(f"    {one}," for one in written), ")"]


def type_text(annotation: Any) -> str:
    """Return a type as it is written where it is known by its own name."""
    if get_origin(annotation) is Annotated:
        annotation = get_args(annotation)[0]
    if isinstance(annotation, type) and not get_args(annotation):
        return annotation.__name__
    text = annotation if isinstance(annotation, str) else getattr(annotation, "__forward_arg__", "")
    text = re.sub(r"~|\b(?:[a-z_]+\.)+(?=[A-Za-z])", "", text or str(annotation))
    return "Any" if "Annotated[" in text else text


def default_text(default: Any) -> str:
    """Return a default value; what is made anew each time, or has no text of its own, is told by dots."""
    text = repr(dict(default)) if isinstance(default, Mapping) else repr(default)
    return "..." if text.startswith("<") else text


def own_members(of: griffe.Class) -> list[griffe.Object]:
    """Return what a class has for others: its own, and what engine's classes that it is made from have."""
    found: dict[str, griffe.Object] = {}
    for owner in (of, *engine_bases(of)):
        for name, member in owner.members.items():
            if not name.startswith("_") and isinstance(member, griffe.Object):
                found.setdefault(name, member)
    return list(found.values())


def engine_bases(of: griffe.Class) -> list[griffe.Class]:
    """Return the classes of the engine that a class is made from."""
    return [base for base in of.mro() if base.path.startswith(("uguisu.", "uguisu_tools."))]


def member_line(member: griffe.Object) -> str:
    """Tell a method, property or field in a line; fields that the class's own words tell of are left out."""
    words = docstring(member)
    if isinstance(member, griffe.Function):
        return f"- `{call(member.name, member, short=True)}`: {sentence(words)}" if words else ""
    return f"- `{member.name}`: {sentence(words)}" if words else ""


def call(name: str, of: griffe.Function, *, short: bool = False) -> str:
    """Return how a function is called."""
    parameters = [one for one in of.parameters if one.name not in ("self", "cls")]
    written = [parameter(one, short=short) for one in parameters]
    star = next(
        (number for number, one in enumerate(parameters) if one.kind is griffe.ParameterKind.keyword_only),
        None,
    )
    if star is not None and not any(one.kind is griffe.ParameterKind.var_positional for one in parameters):
        written.insert(star, "*")
    returns = "" if of.returns is None or short else f" -> {of.returns}"
    line = f"{name}({', '.join(written)}){returns}"
    if len(line) <= LONGEST or short:
        return line
    inside = "".join(f"    {one},\n" for one in written)
    return f"{name}(\n{inside}){returns}"


def parameter(one: griffe.Parameter, *, short: bool) -> str:
    """Write a parameter; `short` leaves out its type."""
    stars = {griffe.ParameterKind.var_positional: "*", griffe.ParameterKind.var_keyword: "**"}
    name = stars.get(one.kind, "") + one.name
    typed = name if short or one.annotation is None else f"{name}: {one.annotation}"
    if one.default is None or name.startswith("*"):
        return typed
    return f"{typed}={one.default}" if typed == name else f"{typed} = {one.default}"


def docstring(of: griffe.Object) -> str:
    """Return the words of a module, class, function or constant."""
    return inspect.cleandoc(of.docstring.value) if of.docstring is not None else ""


def first_line(of: griffe.Object) -> str:
    """Return the summary of a docstring."""
    return docstring(of).split("\n\n")[0].split("\n")[0]


def sentence(words: str) -> str:
    """Return the first paragraph of a docstring, in one line."""
    return " ".join(words.split("\n\n", maxsplit=1)[0].split()).removesuffix("::").replace("``", "`")


def prose(words: str) -> str:
    """Return a docstring as Markdown: examples fenced, arguments and attributes as lists."""
    words = LITERAL.sub(
        lambda found: f"{found['lead']}:\n\n{code(textwrap.dedent(found['code']).strip())}\n\n", f"{words}\n"
    )
    words = re.sub(
        r"(?:^>>> .*\n(?:(?!\n).*\n)*)",
        lambda found: f"{code(found[0].strip())}\n",
        words,
        flags=re.MULTILINE,
    )
    parts = SECTION.split(words)
    lines = [parts[0].strip()]
    for title, body in zip(parts[1::2], parts[2::2], strict=True):
        entries = re.split(r"^    (?=\S)", body.strip("\n"), flags=re.MULTILINE)
        inside = [" ".join(entry.split()) for entry in entries if entry.strip()]
        lines.append(f"{title}:\n\n" + "\n".join(entry_line(entry) for entry in inside))
    return re.sub(r"(?<!`)``(?!`)", "`", "\n\n".join(lines))


def entry_line(entry: str) -> str:
    """Tell one attribute, argument or error."""
    name, colon, rest = entry.partition(": ")
    return f"- `{name}`: {rest}" if colon and " " not in name.replace(", ", "") else f"- {entry}"


def code(lines: str) -> str:
    """Return a block of Python."""
    return f"```py\n{lines}\n```"
