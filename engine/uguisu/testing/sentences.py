"""What a package says to people, collected from its source, and its translations brought up to date."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path

from jinja2 import Environment, nodes

from uguisu.said import Said, escaped, paragraphs, placeholders
from uguisu.translations.mo import compile_folder
from uguisu.translations.po import read_po, write_po

FOLDER, CLICK = "translations", "click"
COMMANDS = {"command", "group", "typed"}
"""What makes a function a command, and its docstring help."""


def sentences_in(package: Path) -> dict[str, list[str]]:
    """Return each template given to `Said` in a package's source and pages, with the files it stands in, in their order.

    What else is read by people is among them: the descriptions of fields that must be given, and of those with a pattern
    (when one is missing or misspelt they are the hint); and the help of commands and their options.

    Raises:
        ValueError: for a template that isn't written out, or doesn't ask for just what it is given; with the place.
    """
    found: dict[str, list[str]] = {}
    for path in sorted((*package.rglob("*.py"), *package.rglob("*.html"))):
        name = path.relative_to(package).as_posix()
        text = path.read_text(encoding="utf-8")
        for template in _in_source(text, name) if path.suffix == ".py" else _in_page(text, name):
            files = found.setdefault(template, [])
            if name not in files:
                files.append(name)
    return found


def _in_source(text: str, name: str) -> list[str]:
    tree = ast.parse(text)
    said: list[tuple[ast.expr | ast.FunctionDef, str]] = [
        (call, _template(call, f"{name}:{call.lineno}")) for call in _calls(tree, Said.__name__)
    ]
    said += [(call, escaped(words)) for call, words in _descriptions(tree)]
    said += [(function, escaped(words)) for function, words in _helps(tree)]
    return [template for node, template in sorted(said, key=lambda found: _place(found[0]))]


def _in_page(text: str, name: str) -> Iterator[str]:
    """Yield what a page says, that jinja fills in: `{{ Said("{count} games", count=...) }}`."""
    for call in Environment().parse(text).find_all(nodes.Call):
        if isinstance(call.node, nodes.Name) and call.node.name == Said.__name__:
            constants = [value.value for value in call.args if isinstance(value, nodes.Const)]
            yield _checked(constants, {word.key for word in call.kwargs}, f"{name}:{call.lineno}")


def _place(node: ast.expr | ast.FunctionDef) -> tuple[int, int]:
    return node.lineno, node.col_offset


def _calls(tree: ast.AST, function: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _name(node) == function:
            yield node


def _name(call: ast.Call) -> str:
    return ast.unparse(call.func).rpartition(".")[2]


def _descriptions(tree: ast.AST) -> Iterator[tuple[ast.Call, str]]:
    optional = {
        id(call)
        for field in ast.walk(tree)
        if isinstance(field, ast.AnnAssign) and field.value is not None
        for call in _calls(field.annotation, "Meta")
    }
    for call in _calls(tree, "Meta"):
        given = {keyword.arg: keyword.value for keyword in call.keywords}
        text = given.get("description")
        if isinstance(text, ast.Constant) and (id(call) not in optional or "pattern" in given):
            yield call, str(text.value)


def _helps(tree: ast.AST) -> Iterator[tuple[ast.FunctionDef | ast.Call, str]]:
    """Yield the help of commands and options, by paragraphs: docstrings under `@command(...)`, and what is given as help."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            makers = {_name(maker) for maker in node.decorator_list if isinstance(maker, ast.Call)}
            if makers & COMMANDS:
                yield from _paragraphs(node, ast.get_docstring(node) or "")
        elif isinstance(node, ast.Call) and _name(node) in {"option", *COMMANDS}:
            for keyword in node.keywords:
                if keyword.arg in ("help", "epilog") and isinstance(keyword.value, ast.Constant):
                    yield from _paragraphs(node, str(keyword.value.value))


def _paragraphs(
    node: ast.FunctionDef | ast.Call, text: str
) -> Iterator[tuple[ast.FunctionDef | ast.Call, str]]:
    yield from ((node, part) for part in paragraphs(text) if isinstance(part, Said))


def _template(call: ast.Call, place: str) -> str:
    constants = [value.value for value in call.args if isinstance(value, ast.Constant)]
    return _checked(constants, {keyword.arg for keyword in call.keywords}, place)


def _checked(texts: Sequence[object], given: set[str | None], place: str) -> str:
    text = texts[0] if len(texts) == 1 else None
    if not isinstance(text, str):
        raise ValueError(f"{place}: the template must be written out here, whole, and values by name")
    if given != placeholders(text):
        raise ValueError(f"{place}: {text!r} is given {sorted(map(str, given))}")
    return text


def languages_of(package: Path) -> list[str]:
    """Return the languages that a package has translations in."""
    return sorted(path.stem for path in (package / FOLDER).glob("*.po"))


def update(package: Path) -> Iterator[str]:
    """Write the translations of a package anew: what is new is left empty, what nobody says any more goes.

    Those of click's own words, where it has them, are compiled. Yields a line a language.
    """
    compile_folder(package / FOLDER / CLICK)
    sources = sentences_in(package)
    for language in languages_of(package):
        path = package / FOLDER / f"{language}.po"
        known = read_po(path)
        write_po(path, language, sources, known)
        yield f"{language}: {sum(not known.get(text) for text in sources)} of {len(sources)} to translate"


def faults(package: Path) -> Iterator[str]:
    """Yield what is wrong with a package's translations, a sentence each."""
    sources = sentences_in(package)
    for language in languages_of(package):
        known = read_po(package / FOLDER / f"{language}.po")
        yield from (f"{language}: nobody says {text!r}" for text in known if text not in sources)
        for text in sources:
            told = known.get(text)
            if not told:
                yield f"{language}: not translated: {text!r}"
            elif placeholders(told) != placeholders(text):
                yield f"{language}: {told!r} has not the placeholders of {text!r}"
