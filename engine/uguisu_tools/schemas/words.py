"""One schema of words beside the schemas of files: each word of the language is written once, and files refer to it.

A word is the same in the missions, cards and rulings of most games: only what contains words (`if`, `for_each`) differs from
game to game, as do the words of mods, of which nothing must be said. `words.schema.json` has each definition under its name
(`Raise`) or, where there are several of one name, that of the game or of mods before it (`senjutsu.If`, `mod.temple.If`).
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from uguisu.content.schema import DRAFT, Schema

WORDS = "words.schema.json"
LOCAL = "#/$defs/"

Place = tuple[str, str]
"""Where a definition stands: the name of a schema, and its own name there."""


def with_words_apart(schemas: Mapping[str, Schema], roots: Iterable[str]) -> dict[str, Schema]:
    """Return the schemas, by file name, without the definitions that `roots` lead to, and `WORDS` with those."""
    roots = set(roots)
    words = [
        (file, name) for file, schema in schemas.items() for name in sorted(_reached(schema["$defs"], roots))
    ]
    names = _names(_alike(schemas, words))
    apart: dict[str, Schema] = {}
    shared: dict[str, Schema] = {}
    for file, schema in schemas.items():
        up = "../" * file.count("/")
        refs = {LOCAL + own: name for (of, own), name in names.items() if of == file}
        there = {ref: f"{up}{WORDS}{LOCAL}{name}" for ref, name in refs.items()}
        own = {name: part for name, part in schema["$defs"].items() if (file, name) not in names}
        apart[file] = _referring({**schema, "$defs": own}, there)
        if not own:
            del apart[file]["$defs"]
        here = {ref: LOCAL + name for ref, name in refs.items()}
        for ref, name in refs.items():
            shared[name] = _referring(schema["$defs"][ref.removeprefix(LOCAL)], here)
    title = "Words of Uguisu's language, for the schemas of files to refer to"
    apart[WORDS] = {"$schema": DRAFT, "title": title, "$defs": dict(sorted(shared.items()))}
    return apart


def references(part: Any) -> Iterator[str]:
    """Yield where a schema refers to; references in examples are none."""
    if isinstance(part, dict):
        for key, value in part.items():
            if key in ("$ref", "mapping"):
                yield from value.values() if isinstance(value, dict) else [value]
            elif key not in ("examples", "default", "enum", "const"):
                yield from references(value)
    elif isinstance(part, list):
        for value in part:
            yield from references(value)


def _referring(part: Any, moved: Mapping[str, str]) -> Any:
    """Return a schema whose references lead to where definitions have moved."""
    if isinstance(part, dict):
        return {
            key: moved.get(value, value)
            if key == "$ref"
            else {tag: moved.get(ref, ref) for tag, ref in value.items()}
            if key == "mapping"
            else value
            if key in ("examples", "default", "enum", "const")
            else _referring(value, moved)
            for key, value in part.items()
        }
    return [_referring(value, moved) for value in part] if isinstance(part, list) else part


def _reached(defs: Mapping[str, Schema], roots: set[str]) -> set[str]:
    """Return the definitions that the roots lead to, themselves included."""
    found: set[str] = set()
    waiting = [name for name in roots if name in defs]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += [ref.removeprefix(LOCAL) for ref in references(defs[name])]
    return found


def _alike(schemas: Mapping[str, Schema], places: list[Place]) -> list[list[Place]]:
    """Return definitions of one name that say the same, all the way down, together.

    What contains words contains itself, so the search begins with all of one name and wording, and tells apart what refers to
    different things until nothing more is told apart.
    """
    refs = {
        place: [(place[0], ref.removeprefix(LOCAL)) for ref in references(_at(schemas, place))]
        for place in places
    }
    group: dict[Place, int] = _numbered(
        {place: (_simple(place[1]), _wording(_at(schemas, place))) for place in places}
    )
    count = 0
    while len(set(group.values())) > count:
        count = len(set(group.values()))
        group = _numbered({place: (group[place], *(group[ref] for ref in refs[place])) for place in places})
    together: dict[int, list[Place]] = defaultdict(list)
    for place in places:
        together[group[place]].append(place)
    return list(together.values())


def _simple(name: str) -> str:
    """Return a model's name: where two in one file share it, it stands there with the module before it."""
    return name.rpartition(".")[2] if name.count(".") > 1 else name


def _wording(part: Schema) -> str:
    return json.dumps(_referring(part, dict.fromkeys(references(part), "")), sort_keys=True)


def _at(schemas: Mapping[str, Schema], place: Place) -> Schema:
    found: Schema = schemas[place[0]]["$defs"][place[1]]
    return found


def _numbered(keys: Mapping[Place, Any]) -> dict[Place, int]:
    numbers: dict[Any, int] = {}
    return {place: numbers.setdefault(key, len(numbers)) for place, key in keys.items()}


def _names(groups: list[list[Place]]) -> dict[Place, str]:
    """Return what each definition is called among the words: by its name alone if that is the one of most games."""
    names: dict[Place, str] = {}
    taken: set[str] = set()
    for group in sorted(groups, key=_how_common):
        name = next(choice for choice in _choices(group) if choice not in taken)
        taken.add(name)
        names |= dict.fromkeys(group, name)
    return names


def _how_common(group: list[Place]) -> tuple[bool, int, Place]:
    """Sort what games have before what only mods have, and what most games have before what few do."""
    folders = {_folder(file) for file, _ in group}
    return _only_in_mods(folders), -len(folders), min(group)


def _only_in_mods(folders: set[str]) -> bool:
    return all(folder.endswith("/mod") for folder in folders)


def _folder(file: str) -> str:
    return file.rpartition("/")[0]


def _choices(group: list[Place]) -> Iterator[str]:
    """Yield names for a definition, from the shortest to one that no other has."""
    file, name = min(group)[0], _simple(min(group)[1])
    folders = {_folder(of) for of, _ in group}
    owner = ".".join(reversed(_folder(file).split("/"))) or "any"
    if len(folders) > 1:
        yield f"mod.{name}" if _only_in_mods(folders) else name
    yield f"{owner}.{name}"
    yield f"{owner}.{file.rpartition('/')[2].partition('.')[0]}.{name}"
