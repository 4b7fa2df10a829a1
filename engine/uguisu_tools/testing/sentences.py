"""What a package says to people, collected from its source, and its translations brought up to date."""

import ast
import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple, TypeAlias

import polib
from jinja2 import Environment, nodes

from uguisu.content.atomic import write_bytes, write_text
from uguisu.core.events import EventType
from uguisu.core.text import Texts
from uguisu.messages.counting import FORMS, OTHERWISE, wrong_forms
from uguisu.messages.message import Message, Sentence, escaped, paragraphs, placeholders

FOLDER, CLICK = "translations", "click"
MODELS = ("Meta", "takes", "doc")
"""What describes the field of a model, and may give it a title; `doc` has the description first."""

MO = "LC_MESSAGES/messages.mo"
"""Where gettext, which click asks for its own words, looks in the folder of a language."""
COMMANDS = {"command", "group", "typed"}
"""What makes a function a command, and its docstring help."""


SHORT = 3
"""Words of so many letters that stand beside a number do not bend: of, to."""
STANDS_ALONE = {
    "error": "what an operating system or a parser says",
    "fault": "the same of a program's code",
    "link": "a link, to be copied whole",
    "message": "a finding, told whole",
    "problem": "a finding, told whole",
    "reason": "what an operating system or git says",
    "told": "a sentence, or several, that is told in other words",
    "trouble": "what a plugin raised",
    "why": "a sentence that gives a reason",
    "words": "what somebody says",
}
"""Holes that a sentence may lead to with a colon at its end: what fills them is no name and no number, but a sentence, or a
line to be copied. This list only gets shorter.
"""
LABELS = ("note.",)
"""How the contexts of labels begin, which stand beside a value in a table; they are no sentences."""
_BENT = re.compile(r"\((?:[^\W\d_]+: )?\{(\w+)[^{}]*\}|: \{(\w+)[^{}]*\}[.!]?$")


class Translatable(NamedTuple):
    """English to be translated; `context` says what it is where other languages have several words for it."""

    template: str
    context: str = ""


TELLING = (ast.Call, ast.ClassDef, ast.FunctionDef, ast.Assign)
"""The parts of a source that may say something."""
_Found: TypeAlias = tuple[ast.expr | ast.FunctionDef | ast.ClassDef, Translatable]


def sentences_in(package: Path) -> dict[Translatable, list[str]]:
    """Return what a package's source and pages give to `Message` and `Texts`, with the files it stands in, in their order.

    What else is read by people is among them: the descriptions of fields and of the words of open unions, which hints and
    the editor's help show; and the help of commands and their options.

    Raises:
        ValueError: for a template that isn't written out, or doesn't ask for just what it is given; with the place.
    """
    found: dict[Translatable, list[str]] = {}
    for path in sorted((*package.rglob("*.py"), *package.rglob("*.html"))):
        name = path.relative_to(package).as_posix()
        for sentence in _in_file(path.read_text(encoding="utf-8"), name):
            files = found.setdefault(sentence, [])
            if name not in files:
                files.append(name)
    return found


@lru_cache(maxsize=4096)
def _in_file(text: str, name: str) -> tuple[Translatable, ...]:
    """Return what a file says; it is asked for again and again while nothing changes."""
    return tuple(_in_source(text, name) if name.endswith(".py") else _in_page(text, name))


def _in_source(text: str, name: str) -> list[Translatable]:
    tree = [node for node in ast.walk(ast.parse(text)) if isinstance(node, TELLING)]
    found: list[_Found] = []
    for call in _calls(tree, Message.__name__, "Said"):
        constants = [value.value for value in call.args if isinstance(value, ast.Constant)]
        place = f"{name}:{call.lineno}"
        found.append((call, _checked(constants, {keyword.arg for keyword in call.keywords}, place)))
    for call in _calls(tree, Texts.__name__):
        found += _keyed(call, name)
    found += _events(tree, name)
    for call in _calls(tree, Sentence.__name__, "Reads"):
        found += _worded(call, name)
    for call in _calls(tree, Sentence.when.__name__):
        found += _worded(ast.Call(call.func, call.args, []), name)
    found += [(model, Translatable(escaped(words))) for model, words in _descriptions(tree) if words]
    found += [(function, Translatable(escaped(words))) for function, words in _helps(tree)]
    return [sentence for node, sentence in sorted(found, key=lambda one: (one[0].lineno, one[0].col_offset))]


def _in_page(text: str, name: str) -> Iterator[Translatable]:
    """Yield what a page says, that jinja fills in: `{{ Message("{count} games", count=...) }}`."""
    for call in Environment().parse(text).find_all(nodes.Call):
        if isinstance(call.node, nodes.Name) and call.node.name in (Message.__name__, "Said"):
            constants = [value.value for value in call.args if isinstance(value, nodes.Const)]
            yield _checked(constants, {word.key for word in call.kwargs}, f"{name}:{call.lineno}")


def _keyed(call: ast.Call, name: str) -> Iterator[_Found]:
    """Yield the texts of a table by key, but for those that are nothing to translate: empty, or one value only."""
    for table in call.args[1:]:
        if not isinstance(table, ast.Dict):
            raise ValueError(f"{name}:{call.lineno}: the table of texts must be written out here")
        for key, value in zip(table.keys, table.values, strict=True):
            if not (isinstance(key, ast.Constant) and isinstance(value, ast.Constant)):
                raise ValueError(f"{name}:{value.lineno}: keys and texts must be written out here")
            if not re.fullmatch(r"({\w+})?", str(value.value)):
                yield value, Translatable(str(value.value), str(key.value))


def _events(tree: Sequence[ast.AST], name: str) -> Iterator[_Found]:
    """Yield what the log says of the events that are declared, by the key of that text."""
    for node in tree:
        if (
            isinstance(node, ast.Assign)
            and isinstance(node.value, ast.Call)
            and _name(node.value) == EventType.__name__
        ):
            given = {keyword.arg: keyword.value for keyword in node.value.keywords}
            for says in (given["says"],) if "says" in given else ():
                if not (isinstance(says, ast.Constant) and isinstance(node.targets[0], ast.Name)):
                    raise ValueError(f"{name}:{says.lineno}: what an event says must be written out here")
                if not re.fullmatch(r"({\w+})?", str(says.value)):
                    logged_as = getattr(given.get("logged_as"), "value", node.targets[0].id)
                    yield says, Translatable(str(says.value), f"event.{logged_as}")


def _worded(call: ast.Call, name: str) -> Iterator[_Found]:
    """Yield the words of an operation's sentence: the sentence, its parts, and the words for values of a field."""
    for value in (*call.args, *(keyword.value for keyword in call.keywords)):
        for words in value.values if isinstance(value, ast.Dict) else [value]:
            if not (isinstance(words, ast.Constant) and isinstance(words.value, str)):
                raise ValueError(
                    f"{name}:{value.lineno}: the sentence and its parts must be written out here"
                )
            if re.search(r"[^\W\d_]", re.sub(r"{\w+}", "", words.value)):
                yield words, Translatable(words.value)


def _calls(tree: Sequence[ast.AST], *functions: str) -> Iterator[ast.Call]:
    """Yield the calls of a function, by the name it has and by the one it had."""
    for node in tree:
        if isinstance(node, ast.Call) and _name(node) in functions:
            yield node


def _name(call: ast.Call) -> str:
    """Return what is called, without the module it is in."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _descriptions(tree: Sequence[ast.AST]) -> Iterator[tuple[ast.Call | ast.ClassDef, str]]:
    """Yield what models and variants are, and what fields are for; a model is a class with a tag, or with described fields."""
    for node in tree:
        if isinstance(node, ast.Call) and _name(node) in MODELS:
            yield from ((node, text) for text in _description(node))
        elif isinstance(node, ast.ClassDef):
            fields = (
                call for field in node.body if isinstance(field, ast.AnnAssign) for call in ast.walk(field)
            )
            described = any(
                isinstance(call, ast.Call) and _name(call) in MODELS and _description(call) for call in fields
            )
            if described or _is_variant(node) or any(keyword.arg == "tag" for keyword in node.keywords):
                yield node, " ".join((ast.get_docstring(node) or "").split())


def _is_variant(node: ast.ClassDef) -> bool:
    """Tell whether a class is a variant: it says what it is called, and which game it is for."""
    targets = [target for line in node.body if isinstance(line, ast.Assign) for target in line.targets]
    named = {name.id for target in targets for name in ast.walk(target) if isinstance(name, ast.Name)}
    return {"id", "game"} <= named


def _description(call: ast.Call) -> list[str]:
    given = [keyword.value for keyword in call.keywords if keyword.arg in ("description", "title")]
    given += call.args[:1] if _name(call) == "doc" else []
    return [" ".join(str(text.value).split()) for text in given if isinstance(text, ast.Constant)]


def _helps(tree: Sequence[ast.AST]) -> Iterator[tuple[ast.FunctionDef | ast.Call, str]]:
    """Yield the help of commands and options, by paragraphs: docstrings under `@command(...)`, and what is given as help."""
    for node in tree:
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
    yield from ((node, part) for part in paragraphs(text) if isinstance(part, Message))


def _checked(texts: Sequence[object], given: set[str | None], place: str) -> Translatable:
    """Return a template and its context, if they are written out and the template asks for what is given."""
    words = [text for text in texts if isinstance(text, str)]
    if not 1 <= len(words) <= 2:
        raise ValueError(f"{place}: the template must be written out here, whole, and values by name")
    if given != placeholders(words[0]):
        raise ValueError(f"{place}: {words[0]!r} is given {sorted(map(str, given))}")
    return Translatable(*words)


def languages_of(package: Path) -> list[str]:
    """Return the languages that a package has translations in."""
    return sorted(path.stem for path in (package / FOLDER).glob("*.po"))


def update(package: Path) -> Iterator[str]:
    """Write the translations of a package again: what is new is left empty, what nobody says any more goes.

    Those of click's own words, where it has them, are compiled. Yields a line a language.
    """
    for path in sorted((package / FOLDER / CLICK).glob("*.po")):
        compiled = path.with_suffix("") / MO
        compiled.parent.mkdir(parents=True, exist_ok=True)
        write_bytes(compiled, polib.pofile(str(path), encoding="utf-8").to_binary())
    sources = sentences_in(package)
    for language in languages_of(package):
        path = package / FOLDER / f"{language}.po"
        known = _read(path)
        file = polib.POFile(wrapwidth=0)
        file.metadata = {"Language": language, "Content-Type": "text/plain; charset=UTF-8"}
        counts = polib.pofile(str(path), encoding="utf-8").metadata.get("Plural-Forms")
        if counts:
            file.metadata["Plural-Forms"] = counts
        file.extend(_entry(sentence, files, known) for sentence, files in sources.items())
        write_text(path, str(file))
        yield f"{language}: {sum(not known.get(text) for text in sources)} of {len(sources)} to translate"


def _entry(sentence: Translatable, files: Sequence[str], known: dict[Translatable, str]) -> polib.POEntry:
    return polib.POEntry(
        msgid=sentence.template,
        msgctxt=sentence.context or None,
        msgstr=known.get(sentence, ""),
        occurrences=[(file, "") for file in files],
    )


def _read(path: Path) -> dict[Translatable, str]:
    """Return what a file translates, with empty text for what it leaves open."""
    return {
        Translatable(entry.msgid, entry.msgctxt or ""): "" if entry.fuzzy else entry.msgstr
        for entry in polib.pofile(str(path), encoding="utf-8")
        if not entry.obsolete
    }


def faults(package: Path) -> Iterator[str]:
    """Yield what is wrong with a package's translations, a sentence each."""
    sources = sentences_in(package)
    for language in languages_of(package):
        known = _read(package / FOLDER / f"{language}.po")
        yield from (f"{language}: nobody says {_shown(text)}" for text in known if text not in sources)
        for text in sources:
            told = known.get(text)
            if not told:
                yield f"{language}: not translated: {_shown(text)}"
            elif placeholders(told) != placeholders(text.template):
                yield f"{language}: {told!r} has not the placeholders of {_shown(text)}"
            else:
                yield from _miscounted(text.template, told, language)


def miscounted(package: Path) -> Iterator[str]:
    """Yield where a package has not as many forms beside a number as English has."""
    for text in sentences_in(package):
        yield from _miscounted(text.template, text.template, "en")


def bent(package: Path) -> Iterator[str]:
    """Yield where a package puts a name or a number in brackets, or behind a colon at the end, so that it needs no ending; in
    English and in all languages that it is translated in. Only the first wording counts: the second is for unknown names.
    """
    for text in sentences_in(package):
        yield from (f"en: {hole} in {text.template!r}" for hole in holes_apart(text.template, text.context))
    for language in languages_of(package):
        for text, told in _read(package / FOLDER / f"{language}.po").items():
            yield from (f"{language}: {hole} in {told!r}" for hole in holes_apart(told, text.context))


def holes_apart(wording: str, context: str = "") -> list[str]:
    """Return the holes of a sentence that stand in brackets, or behind a colon at its end.

    >>> holes_apart("draw cards ({count})"), holes_apart("it stands here: {place}."), holes_apart("{file}: {problem}")
    (['count'], ['place'], [])
    >>> holes_apart("it can't be read: {error}"), holes_apart("идёт {place:to} || теперь здесь: {place}")
    ([], [])
    """
    first = wording.split(OTHERWISE, maxsplit=1)[0]
    if context.startswith(LABELS) or not re.search(r"[^\W\d_]", re.sub(r"{[^{}]*}", "", first)):
        return []
    found = _BENT.finditer(first)
    return [hole[1] or hole[2] for hole in found if hole[1] or hole[2] not in STANDS_ALONE]


def uncounted(packages: Iterable[Path]) -> Iterator[str]:
    """Yield where a word stands behind a hole in one form only that is chosen by a number elsewhere: {rounds} rounds."""
    told: dict[str, dict[Translatable, str]] = {}
    for package in packages:
        english = {text: text.template for text in sentences_in(package)}
        told.setdefault("en", {}).update(english)
        for language in languages_of(package):
            told.setdefault(language, {}).update(_read(package / FOLDER / f"{language}.po"))
    numbers = {name for text in told["en"] for name in numbers_in(text.template)}
    for language, texts in told.items():
        bending = {
            form
            for text, wording in texts.items()
            for found in FORMS.finditer(wording)
            for forms in (found[2].split("|"),)
            if found[1] in numbers_in(text.template) and len(set(forms)) > 1 and not _is_verb(*forms[:2])
            for form in forms
            if len(form) > SHORT and form.isalpha()
        }
        for wording in texts.values():
            for hole, word in re.findall(r"{(\w+)(?:![rs])?(?::[^{}|]*)?} ([^\W\d_]+)", wording):
                if hole in numbers and word in bending and f"{{{hole}:" not in wording:
                    yield f"{language}: {word!r} beside {{{hole}}} has one form only in {wording!r}"


def alike(packages: Iterable[Path]) -> list[list[str]]:
    """Return the templates that say one thing in two ways: they differ in capitals, quotation marks and the names of their
    holes only. Labels of one word or two, and what has a context of its own, may.
    """
    groups: dict[str, set[str]] = {}
    for package in packages:
        for text in sentences_in(package):
            if not text.context and len(re.findall(r"[^\W\d_]+", re.sub(r"{[^{}]*}", "", text.template))) > 2:
                said = re.sub(r"{\w+", "{", text.template).lower()
                groups.setdefault(re.sub(r"[`'‘’“”\"]", "", said), set()).add(text.template)
    return sorted(sorted(group) for group in groups.values() if len(group) > 1)


def _miscounted(english: str, told: str, language: str) -> Iterator[str]:
    """Yield where a number has a word beside it whose form is not chosen by it, or forms that the language has not."""
    numbers = numbers_in(english)
    names = [found[1] for found in FORMS.finditer(told) if found[1] not in numbers]
    yield from (
        f"{language}: {forms} has too many forms, or too few" for forms in wrong_forms(told, language, names)
    )
    for name, word in re.findall(r"{(\w+)(?::[^{}|]*)?} ([^\W\d_]+)", told):
        if name in numbers and f"{{{name}:" not in told and len(word) > SHORT:
            yield f"{language}: {word!r} beside {{{name}}} has one form only in {told!r}"


def numbers_in(english: str) -> set[str]:
    """Return what counts something in an English template: a noun stands beside it, once as one and once as several. A verb may
    stand beside a name.

    >>> numbers_in("{who:draws|draw} {count} {count:card|cards}; there {left:is|are} {left}")
    {'count'}
    """
    return {
        found[1]
        for found in FORMS.finditer(english)
        if (forms := found[2].split("|")) and not _is_verb(forms[0], forms[1])
    }


def _is_verb(one: str, several: str) -> bool:
    first, others = one.split(" ", maxsplit=1)[0], several.split(" ", maxsplit=1)[0]
    return first in ("is", "has", "was", "does") or first in (
        f"{others}s",
        f"{others}es",
        f"{others[:-1]}ies",
    )


def _shown(text: Translatable) -> str:
    return f"{text.template!r} ({text.context})" if text.context else repr(text.template)
