"""What a mod changes, where each value comes from, and the whole pack that a mod amounts to."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import yaml

from uguisu.content.change import REMOVED
from uguisu.content.claims import OWN_KEYS, cards_of_decks, is_claim
from uguisu.content.diagnostics import Diagnostic
from uguisu.content.diagnostics import Path as Way
from uguisu.content.document import Document
from uguisu.content.entries import name_of, shown
from uguisu.content.language_files import KINDS
from uguisu.content.layers import MergedDocument, Stack
from uguisu.content.library import Library, Shelf, head_of
from uguisu.content.limits import MAX_ART_BYTES
from uguisu.content.markers import Operation, Test
from uguisu.content.pack import SCENARIO, Pack
from uguisu.core.errors import UguisuError
from uguisu.core.game import Game
from uguisu.effects.reading import OF_CARDS, Reader
from uguisu.loading.overrides import layers_of
from uguisu.messages.message import Message
from uguisu_tools.scaffold.folder import write_folder


class Difference(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that a layer changed.

    `way` are the names that lead to it, `was` and `now` plain data (None with `added` or `removed`), `at` the place in
    the mod's file, `line` counted from 1.
    """

    layer: str
    file: str
    way: tuple[str, ...]
    kind: str
    was: Any
    now: Any
    at: str
    line: int

    @property
    def told(self) -> Message:
        """The difference as a sentence."""
        name = " > ".join(self.way)
        if self.kind == "added":
            return Message("{name}: added {now}", name=name, now=brief(self.now))
        if self.kind == "removed":
            return Message("{name}: removed (it was {was})", name=name, was=brief(self.was))
        return Message("{name}: {was} becomes {now}", name=name, was=brief(self.was), now=brief(self.now))


class Layering(msgspec.Struct, frozen=True, kw_only=True):
    """A value somewhere in a pack, and where it comes from: the layer, its file and line; `replaced` tells what lower layers
    had there, the nearest first.
    """

    file: str
    way: tuple[str, ...]
    value: Any
    layer: str
    at: str
    line: int
    replaced: tuple[tuple[str, Any], ...] = ()


def stack_of(pack: Pack) -> Stack:
    """Return the layers of a pack.

    Raises:
        UguisuError: when it builds on nothing.
    """
    if pack.stack is None or len(pack.stack.layers) == 1:
        raise UguisuError(
            Message("{path} builds on no other pack", path=pack.path.as_posix()),
            hint=Message("A mod names what it builds on under `uses:` in its scenario.yaml."),
        )
    return pack.stack


def differences(pack: Pack) -> Iterator[Difference]:
    """Yield what the pack's own layer changes in what it builds on, file by file, in the order of its files."""
    stack = stack_of(pack)
    top = len(stack.layers) - 1
    for kind in KINDS:
        for layer, document, change in stack.changes.get(kind, ()):
            if layer == top and not (kind == "scenario" and change.way[0] in OWN_KEYS):
                place = document.find("", "", change.where)
                added, removed = change.was is REMOVED, change.value is REMOVED
                yield Difference(
                    layer=stack.layers[layer].id,
                    file=kind,
                    way=tuple(map(str, change.way)),
                    kind="added" if added else "removed" if removed else "changed",
                    was=None if added else change.was,
                    now=None if removed else change.value,
                    at=place.file,
                    line=place.line,
                )


class DeckSize(msgspec.Struct, frozen=True):
    """How many cards a deck has below a mod, and how many with it."""

    was: int
    now: int


def deck_sizes(pack: Pack) -> dict[str, DeckSize]:
    """Return the decks that have more or fewer cards by what the pack's own layer changes."""
    stack = stack_of(pack)
    whole = pack.documents.get("cards")
    now = cards_of_decks(whole.data if whole is not None else None)
    was = cards_of_decks(stack.data_of("cards", range(len(stack.layers) - 1)))
    return {deck: DeckSize(was[deck], now[deck]) for deck in sorted({*was, *now}) if was[deck] != now[deck]}


def mods_of(pack: Path, library: Library) -> dict[str, Path]:
    """Return the packs beside `pack` and on the shelves that build on it, by their names."""
    real, found = pack.resolve(), {}
    for _, name, path in Library((Shelf("here", pack.parent), *library.shelves)).packs():
        if (
            path.resolve() != real
            and name not in found
            and head_of(path).uses
            and real in layers_of(path, library)
        ):
            found[name] = path
    return found


def in_words(game: Game, difference: Difference) -> Iterator[Message]:
    """Yield what a difference in effects or conditions comes to in words: what was, and what is now."""
    was, now = (read_aloud(game, difference.way[-1], value) for value in (difference.was, difference.now))
    if was:
        yield Message("was, in words: {told}", told=was)
    if now:
        yield Message("now, in words: {told}", told=now)


def read_aloud(game: Game, key: str, value: Any, reader: Reader | None = None) -> str:
    """Return operations, conditions, or an entry that has some, in a line of words; "" for anything else. Who reads a whole
    file aloud brings a reader: one has to learn what everything is called.
    """
    entry = value if isinstance(value, dict) else {"if" if key == "if" else "do": value}
    if game.compiled_from is None or not (key in ("do", "else", "if") or entry.get("do")):
        return ""
    words = game.compiled_from[1].vocabulary.of(game.id)
    scope = {*OF_CARDS, *(name for names in game.events.values() for name in names)}
    try:
        tests = words.decode(tuple[Test, ...], entry.get("if") or [])
        operations = words.decode(tuple[Operation, ...], entry.get("do") or [])
    except msgspec.ValidationError:
        return ""
    return (reader or Reader(game)).clause(operations, tests, scope)


def explain(pack: Pack, wanted: str) -> list[Layering]:
    """Return each value of every entry called `wanted`, with its layer and what it replaced.

    Raises:
        UguisuError: when no entry of the pack is called so.
    """
    stack = stack_of(pack)
    found: list[Layering] = []
    for kind in KINDS:
        document = pack.documents.get(kind)
        if document is None:
            continue
        for path, way, entry in _entries(document.data, (), ()):
            if name_of(entry) is not None and shown(name_of(entry)) == wanted:
                found += [_explained(stack, kind, document, leaf) for leaf in _values(entry, path, way)]
    if not found:
        message = Message("nothing in {path} is called '{name}'", path=pack.path.as_posix(), name=wanted)
        hint = Message(
            "Give the id of a card, a place, a trigger..., or the two ends of a link: `gate, yard`."
        )
        raise UguisuError(message, hint=hint)
    return found


def flatten(pack: Pack, folder: Path) -> Path:
    """Write the whole pack that a mod amounts to into the new `folder`, pictures and all, and return it. Comments stay behind.

    Raises:
        UguisuError: when the pack builds on nothing, or there is something in `folder`.
    """
    stack_of(pack)
    write_folder(folder, whole_files(pack))
    return folder


def whole_files(pack: Pack) -> dict[str, str | bytes]:
    """Return the files of a pack that builds on nothing and plays the same games, by name. Rulings from below stay behind."""
    files: dict[str, str | bytes] = {}
    for layer in pack.stack.layers if pack.stack is not None else ():
        told = {document.name for document in (layer.scenario, *layer.documents.values(), *layer.texts)}
        told.add(str(layer.said("rulings")))  # each pack's own: those below stay behind
        for name in set(layer.source.names) - told:
            raw = layer.source.read(name, MAX_ART_BYTES)
            if isinstance(raw, Diagnostic):
                raise UguisuError(
                    Message("{place}: {problem}", place=raw.file, problem=raw.message), raw.hint
                )
            files[name] = raw
    scenario = {
        key: value
        for key, value in pack.documents["scenario"].data.items()
        if key not in ("uses", "replaces")
        and (key != "languages" or pack.stack is None or pack.stack.top.said(key))  # a promise of its own
    }
    for kind, document in pack.documents.items():
        if kind != "scenario":
            scenario.setdefault(kind, f"{kind}.yaml")
            files[scenario[kind]] = _yaml(document.data)
    files[SCENARIO] = _yaml(scenario)
    return files


def _yaml(data: Any) -> str:
    return yaml.safe_dump(data, allow_unicode=True, sort_keys=False, width=120)


def brief(value: Any) -> str:
    """Return a value in a few letters.

    >>> brief({"id": "lantern", "title": "Lantern", "copies": 2})
    '{id: lantern, title: Lantern, copies: 2}'
    """
    text = yaml.safe_dump(value, allow_unicode=True, sort_keys=False, default_flow_style=True, width=10_000)
    text = text.removesuffix("\n").removesuffix("\n...")
    return text if len(text) <= 120 else f"{text[:117]}..."


def _entries(data: Any, path: Way, way: tuple[str, ...]) -> Iterator[tuple[Any, Any, Any]]:
    if isinstance(data, dict):
        yield path, way, data
        for key, value in data.items():
            yield from _entries(value, (*path, key), (*way, key))
    elif isinstance(data, list):
        for number, entry in enumerate(data):
            name = name_of(entry)
            yield from _entries(
                entry, (*path, number), (*way, shown(name) if name is not None else str(number + 1))
            )


def _explained(
    stack: Stack, kind: str, document: Document, leaf: tuple[Way, tuple[str, ...], Any]
) -> Layering:
    """Tell where one value comes from."""
    path, way, value = leaf
    merged = document if isinstance(document, MergedDocument) else None
    source, there = merged.file_of(path) if merged is not None else (document, path)
    place = source.find("", "", there)
    said = _at(source.data, there) if is_claim(kind, way) else None
    counted = said is not None and said != value  # the size of a deck follows the cards
    replaced = [(_owner(stack, source), said)] if counted else []
    replaced += [
        (_owner(stack, merged.documents[change.before.layer]), change.was)
        for _, _, change in reversed(stack.changes.get(kind, ()))
        if merged is not None and tuple(map(str, change.way)) == way and change.was is not REMOVED
    ]
    return Layering(
        file=kind,
        way=way,
        value=value,
        layer=_owner(stack, source),
        at=place.file,
        line=place.line,
        replaced=tuple(replaced),
    )


def _at(data: Any, path: Way) -> Any:
    for step in path:
        data = data[step]
    return data


def _values(data: Any, path: Way, way: tuple[str, ...]) -> Iterator[tuple[Way, tuple[str, ...], Any]]:
    if isinstance(data, dict) and data:
        for key, value in data.items():
            yield from _values(value, (*path, key), (*way, key))
    else:
        yield path, way, data


def _owner(stack: Stack, document: Any) -> str:
    return next(
        layer.id
        for layer in stack.layers
        if document is layer.scenario or document in (*layer.documents.values(), *layer.texts)
    )
