"""The reference of what plugins import, for the site: a page for each public module, from docstrings.

docs/api.md tells the same in one page, for a forge. Here each name is an object of Sphinx's Python domain: search finds it by
name, types in signatures lead to their classes, and names between backticks do where they are public.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property

import griffe
import make_api

NAME = re.compile(r"(?<![`{\w}])`([A-Za-z_][\w.]*)(\(\))?`(?!`)")
HEAD = """\
# What plugins import

Eleven modules of the heart, `uguisu`, that plays; five of the tools, `uguisu_tools`, which whoever only plays can do
without. What is named here is kept from version to version, or changes with a line in the [changelog](CHANGELOG.md);
everything else may move. Each name is imported when it is first used. [CONTRIBUTING](CONTRIBUTING.md) has complete
examples; [hooks.md](hooks.md) lists the hooks.

{table}

:::{{toctree}}
:hidden:

{tree}
:::
"""


def page_of(module: str) -> str:
    """Return the name of a module's page."""
    package, _, name = module.partition(".")
    return f"api-tools-{name}" if package == "uguisu_tools" else f"api-{name or package}"


class Reference:
    """The public modules, read once."""

    def __init__(self) -> None:
        self.modules = make_api.read_modules()

    @cached_property
    def homes(self) -> dict[str, str]:
        """Every public name and its members, as prose may call them, and what Sphinx calls them."""
        found: dict[str, str] = {}
        for module in reversed(self.modules):
            for name in make_api.names(module):
                full = f"{module.path}.{name}"
                found[name] = found[full] = full
                thing = make_api.real(module, name)
                if isinstance(thing, griffe.Class):
                    for member in self.members(thing):
                        found[f"{name}.{member.name}"] = f"{full}.{member.name}"
        return found

    @cached_property
    def public(self) -> set[str]:
        """Where the public classes are written."""
        return {
            make_api.real(module, name).path for module in self.modules for name in make_api.names(module)
        }

    def pages(self) -> dict[str, str]:
        """Return all pages by name, as Markdown."""
        rows = [
            f"| [`{of.path}`]({page_of(of.path)}.md) | {make_api.first_line(of)} | {len(make_api.names(of))} |"
            for of in self.modules
        ]
        index = HEAD.format(
            table="\n".join(["| module | what is in it | names |", "|---|---|---:|", *rows]),
            tree="\n".join(page_of(of.path) for of in self.modules),
        )
        return {"api": index} | {page_of(of.path): self.page(of) for of in self.modules}

    def page(self, module: griffe.Module) -> str:
        """Return the page of a module."""
        parts = [f"# `{module.path}`", f":::{{py:module}} {module.path}\n:::"]
        parts.append(self.linked(make_api.prose(make_api.docstring(module)), module.path))
        for name in make_api.names(module):
            parts += self.told(module.path, name, make_api.real(module, name))
        return "\n\n".join(parts) + "\n"

    def told(self, module: str, name: str, thing: griffe.Object) -> Iterator[str]:
        """Tell a public name, as a directive of the Python domain."""
        words = self.linked(make_api.prose(make_api.docstring(thing)), module)
        if isinstance(thing, griffe.Function):
            yield directive("function", signature(name, thing), words)
        elif isinstance(thing, griffe.Class):
            bases = make_api.heading(name, thing).partition("(")[2].removesuffix(")")
            members = "\n\n".join(self.member(one, module) for one in self.members(thing))
            above = [base for base in thing.resolved_bases if base.path in self.public]
            named = " and ".join(self.linked(f"`{base.name}`", module) for base in above)
            also = [f"And all that {named} {'has' if len(above) == 1 else 'have'}."] if above else []
            body = "\n\n".join([words, *also, members])
            yield directive("class", f"{name}({bases})" if bases else name, body, colons=5)
        else:
            assert isinstance(thing, griffe.Attribute)
            value = f"{thing.value}" if len(f"{name} = {thing.value}") <= make_api.LONGEST else ""
            yield directive("data", name, words, value=value)

    def members(self, of: griffe.Class) -> list[griffe.Object]:
        """Return what a class has itself, or from bases that nobody outside knows of."""
        found: dict[str, griffe.Object] = {}
        hidden = [base for base in make_api.engine_bases(of) if base.path not in self.public]
        for owner in (of, *hidden):
            for name, member in owner.members.items():
                told = isinstance(member, griffe.Object) and bool(make_api.docstring(member))
                if told and not name.startswith("_"):
                    found.setdefault(name, member)  # type: ignore[arg-type]
        return list(found.values())

    def member(self, member: griffe.Object, module: str) -> str:
        """Tell a method, property or field."""
        words = self.linked(make_api.prose(make_api.docstring(member)), module)
        if isinstance(member, griffe.Function):
            kind = {"staticmethod": "staticmethod", "classmethod": "classmethod"}
            label = next((kind[one] for one in member.labels if one in kind), "method")
            return directive(label, signature(member.name, member), words)
        typed = f"{member.annotation}" if isinstance(member, griffe.Attribute) and member.annotation else ""
        return directive("attribute", member.name, words, typed=typed)

    def linked(self, words: str, module: str) -> str:
        """Return prose whose public names between backticks lead to where they are told; code is left alone."""

        def link(found: re.Match[str]) -> str:
            name = found[1]
            full = f"{module}.{name}" if self.homes.get(f"{module}.{name}") else self.homes.get(name)
            return found[0] if full is None else f"{{py:obj}}`{name}{found[2] or ''} <{full}>`"

        parts = re.split(r"(^```.*?^```)", words, flags=re.MULTILINE | re.DOTALL)
        return "".join(part if part.startswith("```") else NAME.sub(link, part) for part in parts)


def signature(name: str, of: griffe.Function) -> str:
    """Return how a function is called, in one line."""
    line = make_api.call(name, of)
    return line.replace("(\n    ", "(").replace(",\n)", ")").replace("\n    ", " ")


def directive(kind: str, head: str, body: str, *, colons: int = 4, value: str = "", typed: str = "") -> str:
    """Write a directive of the Python domain."""
    fence = ":" * colons
    options = "".join(
        f":{name}: {text}\n"
        for name, text in (("value", value), ("type", typed))
        if text and "\n" not in text
    )
    return f"{fence}{{py:{kind}}} {head}\n{options}\n{body}\n{fence}"
