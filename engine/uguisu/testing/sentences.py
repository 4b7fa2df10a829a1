"""What a package says to people, collected from its source, and its translations brought up to date."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from uguisu.said import Said, escaped, placeholders
from uguisu.translations.po import read_po, write_po

FOLDER = "translations"


def sentences_in(package: Path) -> dict[str, list[str]]:
    """Return each template given to `Said` in a package's source, with the files it stands in, in their order.

    The descriptions of fields that must be given, and of those with a pattern, are among them: when one is missing or
    misspelt they are the hint.

    Raises:
        ValueError: for a template that isn't written out, or doesn't ask for just what it is given; with the place.
    """
    found: dict[str, list[str]] = {}
    for path in sorted(package.rglob("*.py")):
        name = path.relative_to(package).as_posix()
        tree = ast.parse(path.read_text(encoding="utf-8"))
        said = [(call, _template(call, f"{name}:{call.lineno}")) for call in _calls(tree, Said.__name__)]
        said += [(call, escaped(text)) for call, text in _descriptions(tree)]
        for _, template in sorted(said, key=lambda found: (found[0].lineno, found[0].col_offset)):
            files = found.setdefault(template, [])
            if name not in files:
                files.append(name)
    return found


def _calls(tree: ast.AST, function: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] == function:
            yield node


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


def _template(call: ast.Call, place: str) -> str:
    text = call.args[0].value if len(call.args) == 1 and isinstance(call.args[0], ast.Constant) else None
    if not isinstance(text, str):
        raise ValueError(f"{place}: the template must be written out here, whole, and values by name")
    given = {keyword.arg for keyword in call.keywords}
    if given != placeholders(text):
        raise ValueError(f"{place}: {text!r} is given {sorted(map(str, given))}")
    return text


def languages_of(package: Path) -> list[str]:
    """Return the languages that a package has translations in."""
    return sorted(path.stem for path in (package / FOLDER).glob("*.po"))


def update(package: Path) -> Iterator[str]:
    """Write the translations of a package anew: what is new is left empty, what nobody says any more goes.

    Yields a line a language.
    """
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
