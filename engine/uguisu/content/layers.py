"""The packs that a pack builds on: found, read, and laid over one another.

A scenario's `uses:` names packs; each may build on others. All become layers, the lowest first, each once; the pack
itself is the highest. Of every kind of file the layers' documents are merged (see `uguisu.content.overlay`), and a
`MergedDocument` still knows the file, line and column of every value.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path as FilePath
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from uguisu.content.change import REMOVED, Change
from uguisu.content.diagnostics import Diagnostic, Fix, Path
from uguisu.content.document import Document
from uguisu.content.entries import Origin, shown
from uguisu.content.language_files import TEXTS, stale_together, strange_keys
from uguisu.content.library import Library
from uguisu.content.merging import Merging, Unsaid, canonical_order, not_a_file, nothing_unsaid
from uguisu.content.needs import in_range
from uguisu.content.sameness import digest_of, former_digest_of
from uguisu.content.source import Source, open_source
from uguisu.messages.message import Message
from uguisu.messages.suggest import nearest

if TYPE_CHECKING:
    from uguisu.content.known import Known

MAX_LAYERS = 32

Reader = Callable[[str, str, Source], Document | None]
"""Reads a file: its kind, its name, the source it is in. Findings are kept by whoever gave the reader."""


Opening = Callable[[FilePath], Source | Diagnostic]
"""Opens the pack at a path: `open_source`, or what knows of texts that are not saved yet."""


@dataclass(slots=True)
class Layer:
    """One pack of a stack: what it is called, where it lies, its files."""

    name: str
    path: FilePath
    source: Source
    scenario: Document
    below: frozenset[int] = frozenset()
    """The numbers of all layers that it builds on."""
    documents: dict[str, Document] = field(default_factory=dict)
    texts: list[Document] = field(default_factory=list)
    """Its files of texts in one language."""

    @property
    def id(self) -> str:
        """The scenario's id, as far as it has one."""
        return str(self.said("id") or self.name)

    @property
    def version(self) -> str:
        """The version it says it is of; empty if it says none."""
        return str(self.said("version") or "")

    @property
    def digest(self) -> str:
        """The SHA-256, in hex, of what play depends on in its own files."""
        return digest_of(self._played)

    @property
    def former_digest(self) -> str:
        """The hash by which versions up to 0.1 knew it: its texts counted."""
        return former_digest_of(self._played | {document.name: document.data for document in self.texts})

    @property
    def _played(self) -> dict[str, Any]:
        files = {"scenario": self.scenario, **self.documents}
        return {kind: document.data for kind, document in files.items() if kind != "rulings"}

    def file(self, kind: str) -> Document | None:
        """Return its file of that kind, if it has one."""
        return self.scenario if kind == "scenario" else self.documents.get(kind)

    def said(self, key: str) -> Any:
        """Return what its scenario.yaml says under `key`."""
        data = self.scenario.data
        return data.get(key) if isinstance(data, dict) else None


class MergedDocument(Document):
    """What several files of one kind come to. Findings are placed in the file that the value came from."""

    def __init__(self, documents: list[Document], own: Document, data: Any, origin: Origin) -> None:
        super().__init__(own.name, own.label, own.text, data)
        self.documents = documents
        self.own = own
        self.origin = origin

    def file_of(self, path: Path) -> tuple[Document, Path]:
        """Return the file that the value at `path` stands in, and the way to it there."""
        origin = self.origin.at(path)
        return self.documents[origin.layer], origin.path

    def placed(self, path: Path, fix: Fix | None) -> tuple[Document, Path, Fix | None]:
        """Return the file that the value came from. A fix is offered only where it belongs into the mod's own file: nobody's
        mod changes what is below.
        """
        document, there = self.file_of(path)
        if fix is not None and (document is not self.own or fix.path != path or there[-1:] != path[-1:]):
            fix = None
        elif fix is not None:
            fix = Fix(kind=fix.kind, path=there, title=fix.title, value=fix.value)
        return document, there, fix

    def source_at(self, path: Path) -> str:
        document, there = self.file_of(path)
        return document.source_at(there)


@dataclass(slots=True)
class Stack:
    """The layers of a pack, the lowest first, and what was wrong with finding and merging them.

    `changes` holds, by kind of file, what each layer changed: (layer, file, change).
    """

    layers: list[Layer]
    found: list[Diagnostic] = field(default_factory=list)
    changes: dict[str, list[tuple[int, Document, Change]]] = field(default_factory=dict)
    unsaid: dict[str, Unsaid] = field(default_factory=dict)
    """What a number is of which no file says anything, by kind of file and the way to it."""

    @property
    def top(self) -> Layer:
        """The pack itself."""
        return self.layers[-1]

    def merge(self, kind: str, unsaid: Unsaid = nothing_unsaid) -> Document | None:
        """Merge the layers' files of one kind, the lowest first; None if there are none. `unsaid` tells what a number is of
        which no file says anything.
        """
        listed = range(len(self.layers))
        replaced = list(self._replaced_by_strangers(kind, of_one_base=True))
        documents = list(self._files(kind, listed))
        if len(documents) <= 1:
            self.found += replaced
            return documents[0][1] if documents else None
        self.unsaid[kind] = unsaid
        merging = self._merging(kind, listed)
        self.found += [*replaced, *merging.found]
        self.changes.setdefault(kind, []).extend(merging.changes)
        merged = [document for _, document in merging.files]
        return MergedDocument(merged, self.top.file(kind) or merged[-1], merging.data, merging.origin)

    def data_of(self, kind: str, only: Collection[int]) -> Any:
        """Return what the files of some layers come to, the others left out; None if they have none."""
        return self._merging(kind, sorted(only)).data

    def _merging(self, kind: str, listed: Sequence[int]) -> Merging:
        """Lay the files of some layers over one another, in their own order or, if it counts who is named later, as listed."""
        order = [number for number in canonical_order(self.layers) if number in listed]
        disputed = any(self._replaced_by_strangers(kind))
        for way in (listed,) if disputed or order == [*listed] else (order, listed):
            merging = Merging(
                self.layers, kind, list(self._files(kind, way)), self.unsaid.get(kind, nothing_unsaid)
            )
            merging.run()
            if not merging.disputed:
                break
        return merging

    def _files(self, kind: str, order: Sequence[int]) -> Iterator[tuple[int, Document]]:
        """Yield the files of one kind that count, with the numbers of their layers, in an order of layers."""
        owners = [rank for rank, number in enumerate(order) if self._replaces(kind, self.layers[number])]
        for rank, number in enumerate(order):
            layer = self.layers[number]
            own = layer.file(kind)
            if own is not None and rank >= max(owners, default=0):
                yield number, own
            if kind == "rulings" and layer is not self.top:
                continue  # those of packs below are not read, so neither are their texts
            for texts in layer.texts:
                if isinstance(texts.data, dict) and kind in texts.data:
                    yield number, texts

    def _replaces(self, kind: str, layer: Layer) -> bool:
        """Tell whether a layer's file stands instead of those below."""
        replaces = layer.said("replaces")
        return isinstance(replaces, list) and kind in replaces and layer.file(kind) is not None

    def check_replaced(self, kind: str) -> Iterator[Diagnostic]:
        """Yield where a layer's file should stand instead of those below, and there is none."""
        for layer in self.layers:
            replaces = layer.said("replaces")
            if isinstance(replaces, list) and kind in replaces and layer.file(kind) is None:
                message = Message("The pack has no {name}", name=f"{kind}.yaml")
                hint = Message("Put the file into the pack, or remove this line.")
                yield layer.scenario.find("no-file", message, ("replaces", replaces.index(kind)), hint=hint)

    def _replaced_by_strangers(self, kind: str, *, of_one_base: bool = False) -> Iterator[Diagnostic]:
        """Yield where a layer's file stands instead of one that a layer changes which knows nothing of it; only where both
        are mods `of_one_base`, if that is asked for: of packs with nothing in common, the one that is listed later is meant.
        """
        settled = self._replaces(kind, self.top)
        for number, layer in enumerate(self.layers):
            if settled or not self._replaces(kind, layer):
                continue
            for other, changed in enumerate(self.layers):
                strangers = number != other and number not in changed.below and other not in layer.below
                if of_one_base and not {*layer.below} & {*changed.below}:
                    continue
                if strangers and changed.file(kind) is not None:
                    message = Message(
                        "This replaces {name}, which `{other}` changes as well",
                        name=f"{kind}.yaml",
                        other=changed.id,
                    )
                    hint = Message("The two do not go together. Play with one of them.")
                    path = ("replaces", layer.said("replaces").index(kind))
                    yield layer.scenario.find("mods-clash", message, path, severity="warning", hint=hint)

    def judge(self, found: list[Diagnostic], alone: Callable[[Layer], list[Diagnostic]]) -> list[Diagnostic]:
        """Return what was found without remarks on what lies below, and with the lines that took away what is needed below.

        Remarks that those below get as well, each by itself (`alone`), are nothing to do with this pack. Others are: a track
        that it shortens makes a condition below never hold.
        """
        found = list(stale_together(found))
        if len(self.layers) == 1:
            return found
        below = {document.label for layer in self.layers[:-1] for document in _all_files(layer)}
        known: set[tuple[Any, ...]] | None = None
        kept = []
        for one in found:
            if one.severity != "error" and one.file in below and one not in self.found:
                if known is None:
                    known = {_spot(remark) for layer in self._bases() for remark in alone(layer)}
                if _spot(one) in known:
                    continue
            kept.append(one)
        lines = [
            _below(finding) if finding.file in below and finding.code != "mods-clash" else finding
            for finding in kept
        ]
        return [*lines, *self._blame([finding for finding in kept if finding.file in below])]

    def _bases(self) -> Iterator[Layer]:
        """Yield the packs that the pack itself names under `uses:`, but for those that another of them builds on."""
        for number in sorted(self.top.below):
            if not any(number in self.layers[other].below for other in self.top.below):
                yield self.layers[number]

    def _blame(self, broken: list[Diagnostic]) -> Iterator[Diagnostic]:
        """Yield, for errors in files of lower layers, the line above that took away what they need."""
        removed = {
            shown(change.way[-1]): (document, change)
            for all_changes in self.changes.values()
            for _, document, change in all_changes
            if change.value is REMOVED and change.way
        }
        for finding in broken:
            for value in getattr(finding.message, "values", {}).values():
                if str(value) in removed:
                    document, change = removed[str(value)]
                    yield document.find(
                        "removal-breaks",
                        Message(
                            "Without `{name}`, {place} does not work: {problem}",
                            name=str(value),
                            place=f"{finding.file}:{finding.line}",
                            problem=finding.message,
                        ),
                        change.where,
                        hint=Message("Also change what needs it, or keep it."),
                    )


def gather(top: Layer, registry: Known, read: Reader, opening: Opening = open_source) -> Stack:
    """Find the layers below `top`, and return all of them."""
    stack = Stack([])
    _Gathering(stack, registry, read, opening).take(top, ())
    if not stack.found:
        stack.found += _of_one_game(stack, registry)
    return stack


def _of_one_game(stack: Stack, registry: Known) -> Iterator[Diagnostic]:
    """Yield where layers are of different games: nothing good comes of laying one over the other."""
    first: Layer | None = None
    for layer in stack.layers:
        game = layer.said("game")
        if layer is stack.top and isinstance(game, str) and game not in registry.games:
            return  # that there is no such game is told by itself
        if first is None and isinstance(game, str):
            first = layer
        elif first is not None and isinstance(game, str) and game != first.said("game"):
            message = Message(
                "The pack `{one}` is for the game `{game}`, but `{other}` is for `{other_game}`",
                one=first.name or first.id,
                game=first.said("game"),
                other=layer.name or layer.id,
                other_game=game,
            )
            hint = Message("Build on packs of one game only.")
            key = "game" if layer is stack.top else "uses"
            yield stack.top.scenario.find("two-games", message, (key,), hint=hint)
            return


@dataclass
class _Gathering:
    """Goes through `uses:` depth first: what a pack builds on comes to lie below it, in the order named."""

    stack: Stack
    registry: Known
    read: Reader
    opening: Opening
    numbers: dict[FilePath, int] = field(default_factory=dict)

    @cached_property
    def library(self) -> Library:
        """The packs that are found by name."""
        return Library.of(self.registry)

    def take(self, layer: Layer, above: tuple[FilePath, ...]) -> int | None:
        """Put a layer and all that is below it on the stack; return its number."""
        real = layer.path.resolve()
        if real in self.numbers:
            return self.numbers[real]
        below: set[int] = set()
        for use in _uses(layer):
            number = self._use(use, (*above, real))
            if number is not None:
                below |= {number, *self.stack.layers[number].below}
        layer.below = frozenset(below)
        layer.texts = list(self._texts(layer))
        self.stack.layers.append(layer)
        self.numbers[real] = len(self.stack.layers) - 1
        return self.numbers[real]

    def _texts(self, layer: Layer) -> Iterator[Document]:
        for name in layer.source.names:
            if TEXTS.match(name):
                document = self.read("texts", name, layer.source)
                if document is not None:
                    yield document
                    self.stack.found += [*not_a_file(document), *strange_keys(document)]

    def _use(self, use: _Use, above: tuple[FilePath, ...]) -> int | None:
        path = use.layer.source.bases.get(use.name) or self.library.locate(use.name, use.layer.path)
        if path is None:
            told, hint = self.library.unknown(use.name, use.layer.path)
            if any(name.endswith(f"/{use.name}/scenario.yaml") for name in use.layer.source.names):
                zipped = use.layer.path.as_posix()
                hint = Message("It is in this zip: `uguisu packs add {path}` adds both.", path=zipped)
            fix = Fix.change(use.where, nearest(use.name, self.library.names()))
            self._fault(use, "no-base", told, hint=hint, fix=fix)
        elif path.resolve() in above:
            circle = Message("`{name}` builds on this pack itself", name=use.name)
            self._fault(use, "base-circle", circle, hint=Message("Remove one of the two `uses:`."))
        elif len(self.numbers) + len(above) >= MAX_LAYERS:
            self._fault(
                use,
                "too-many-layers",
                Message("More than {most} {most:pack builds|packs build} on each other", most=MAX_LAYERS),
            )
        else:
            return self._open(use, path, above)
        return None

    def _open(self, use: _Use, path: FilePath, above: tuple[FilePath, ...]) -> int | None:
        source = self.opening(path)
        document = None if isinstance(source, Diagnostic) else self.read("scenario", "scenario.yaml", source)
        if isinstance(source, Diagnostic) or document is None:
            hint = Message("See `uguisu validate {path}`.", path=path.as_posix())
            self._fault(
                use, "bad-base", Message("The pack `{name}` cannot be read", name=use.name), hint=hint
            )
            return None
        base = Layer(
            use.name, path if path.is_dir() or path.suffix == ".zip" else path.parent, source, document
        )
        unfit = _unfit(base.version, use.versions)
        if unfit is not None:
            self._fault(use._replace(where=(*use.where[:2], "version")), *unfit)
        return self.take(base, above)

    def _fault(
        self, use: _Use, code: str, message: str, *, hint: str | None = None, fix: Fix | None = None
    ) -> None:
        self.stack.found.append(use.layer.scenario.find(code, message, use.where, hint=hint, fix=fix))


class _Use(NamedTuple):
    """An entry of `uses:`: whose it is, the name of the pack, the versions that will do, where the name stands."""

    layer: Layer
    name: str
    versions: str
    where: Path


def _uses(layer: Layer) -> Iterator[_Use]:
    uses = layer.said("uses")
    for number, use in enumerate(uses if isinstance(uses, list) else ()):
        if isinstance(use, str):
            yield _Use(layer, use, "", ("uses", number))
        elif isinstance(use, dict) and isinstance(use.get("pack"), str):
            yield _Use(layer, use["pack"], str(use.get("version") or ""), ("uses", number, "pack"))


def _unfit(have: str, wanted: str) -> tuple[str, Message] | None:
    """Return what is wrong with the version of a base, as (code, sentence)."""
    try:
        if not wanted or in_range(have or "0", wanted):
            return None
    except ValueError:
        return "bad-version-range", Message(
            '`{versions}` is not a version range such as ">=1.0,<2"', versions=wanted[:100]
        )
    if not have:
        return "base-version", Message(
            "The pack has no version, but version {wanted} is needed", wanted=wanted[:100]
        )
    return "base-version", Message(
        "Version {wanted} of the pack is needed, but it is version {have}",
        wanted=wanted[:100],
        have=have[:100],
    )


def _spot(finding: Diagnostic) -> tuple[Any, ...]:
    """Return what two findings must have alike to say the same."""
    return finding.file, finding.line, finding.col, finding.code, str(finding.message)


def _below(finding: Diagnostic) -> Diagnostic:
    """Add to a finding in a lower layer's file where it can be put right."""
    advice = Message(
        "It is in a pack that this one builds on: say in your own file what should be there instead."
    )
    hint: str = advice
    if finding.hint:
        ended = finding.hint.endswith((".", "!", "?"))
        hint = (
            Message("{hint} {advice}", hint=finding.hint, advice=advice)
            if ended
            else Message("{hint}. {advice}", hint=finding.hint, advice=advice)
        )
    return msgspec.structs.replace(finding, hint=hint)


def _all_files(layer: Layer) -> list[Document]:
    return [layer.scenario, *layer.documents.values(), *layer.texts]
