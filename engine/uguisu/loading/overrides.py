"""A pack with other variants, options or contents than its files say: for rulings, for trying things out."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import reduce
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from uguisu.content.diagnostics import Diagnostic
from uguisu.content.document import Document
from uguisu.content.grammar import Grammar
from uguisu.content.library import Library, head_of
from uguisu.content.needs import check_variants
from uguisu.content.pack import SCENARIO, Pack
from uguisu.content.source import Source
from uguisu.core.errors import UguisuError
from uguisu.messages.message import Message
from uguisu.messages.suggest import listing

if TYPE_CHECKING:
    from uguisu.content.known import Known
    from uguisu.plugins.registered import Registry


class Overrides(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is played differently from the scenario.

    `variants` take the place of the scenario's, each a name or a mapping with `id` and `options`; `options` are laid
    over the scenario's, key by key. `mod` is laid over the pack's files as a mod is: by kind of file (``cards``, ``map``,
    ...), what it would say there. `mods` are packs laid over it before, by their names or paths. None leaves things as they
    are.
    """

    variants: tuple[Any, ...] | None = None
    options: dict[str, Any] | None = None
    mod: dict[str, Any] | None = None
    mods: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return self.variants is not None or bool(self.options) or self.lays_over

    @property
    def lays_over(self) -> bool:
        """Whether anything is laid over the pack's files."""
        return bool(self.mod) or bool(self.mods)


@dataclass
class ModSource(Source):
    """A mod that is in no file: what it says of each kind of file, over the pack at `base` and other mods of it."""

    base: Path
    mod: Mapping[str, Any]
    mods: Mapping[str, Path] = field(default_factory=dict)
    """Where each is that a person has named."""
    head: Mapping[str, Any] = field(default_factory=dict)
    """What its scenario says of itself."""
    found: list[Diagnostic] = field(default_factory=list)

    @property
    def bases(self) -> dict[str, Path]:  # type: ignore[override]
        """Return the pack that is changed, and the mods of it, which may lie anywhere: a person has named them, no file."""
        return {f"./../{self.base.name}": self.base, **self.mods}

    @property
    def folder(self) -> Path:
        """Return where the mod would lie: beside its base."""
        return self.base.parent / ".changed"

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(sorted({SCENARIO, *(f"{kind}.yaml" for kind in self.mod)}))

    def label(self, name: str) -> str:
        return f"{self.base.as_posix()} + {name}"

    def read(self, name: str, _limit: int) -> bytes | Diagnostic:
        """Return what a file would say, as JSON, which is YAML."""
        said = {"format": 1, **self.mod.get(name.removesuffix(".yaml"), {})}
        if name == SCENARIO:
            said = {"id": "changed", "uses": [*self.bases], **self.head, **said}
        return json.dumps(said).encode()


def mod_source(path: Path, changes: Overrides, registry: Known) -> ModSource:
    """Return the files of a mod that says what `changes` lay over the pack at `path`.

    Raises:
        UguisuError: when one of the mods is not there, or is none of this pack's.
    """
    path = path.absolute()
    base = path.parent if path.name == SCENARIO else path
    head: dict[str, Any] = {}
    mods = {mod: mod_of(base, mod, Library.of(registry)) for mod in changes.mods}
    if mods:
        heads = [head_of(one) for one in (base, *mods.values())]
        named = [heads[0].id, *sorted(one.id for one in heads[1:])]  # the same game in whichever order
        head = {"id": "-".join(named), "title": _titles([one.title for one in heads])}
    return ModSource(base, changes.mod or {}, mods, head)


def mod_of(base: Path, named: str, library: Library) -> Path:
    """Return the path of a mod that is played over the pack at `base`.

    Raises:
        UguisuError: when it is not there, or has nothing in common with that pack.
    """
    found = library.locate(named) or library.find(named, base)
    if found is None:
        raise UguisuError(*library.unknown(named, base))
    if not {*layers_of(base, library)} & {*layers_of(found, library)}:
        message = Message(
            "'{mod}' is no mod of '{pack}', nor of what that builds on", mod=named, pack=base.name
        )
        below = listing(path.as_posix() for path in layers_of(found, library) if path != found.resolve())
        raise UguisuError(message, Message("It builds on {packs}.", packs=below or Message("nothing")))
    return found


def layers_of(pack: Path, library: Library) -> dict[Path, None]:
    """Return the pack and all that it builds on, as far as they are there."""
    found: dict[Path, None] = {}
    waiting = [pack]
    while waiting:
        here = waiting.pop()
        real = here.resolve()
        if real not in found:
            found[real] = None
            below = (library.locate(name, here) for name in head_of(here).uses)
            waiting += [one for one in below if one is not None]
    return found


def _titles(titles: list[Any]) -> Any:
    """Return titles in a row, in each language that one of them has."""
    tables = [title if isinstance(title, dict) else {"en": str(title)} for title in titles]
    languages = dict.fromkeys(language for table in tables for language in table)
    return {
        language: " + ".join(
            str(table.get(language) or table.get("en") or next(iter(table.values()), "")) for table in tables
        )
        for language in languages
    }


def override(pack: Pack, registry: Registry, changes: Overrides) -> Pack:
    """Return `pack` with `changes`; its digest changes with them, for it is another game now.

    Raises:
        UguisuError: for options or variants that the game does not have.
    """
    if not changes:
        return pack
    document = pack.documents["scenario"]
    data = dict(document.data)
    if changes.variants is not None:
        data["variants"] = list(changes.variants)
    if changes.options:
        data["options"] = {**(data.get("options") or {}), **changes.options}
    grammar = Grammar(registry, pack.scenario.game)
    scenario = _decode(data, document, grammar)
    _check(scenario.variants, pack, registry)
    parts = {
        kind: pack.documents[kind].data for kind in ("map", "cards", "mission") if kind in pack.documents
    }
    changed = replace(
        pack,
        scenario=scenario,
        variants=tuple(grammar.variant_options(use) for use in scenario.variants),
        said={**parts, "scenario": data},
    )
    if pack.map is not None:
        changed.__dict__["topology"] = pack.topology  # the map is the same: no need to compile it again
    return changed


def refuse_what_lints_refuse(pack: Pack, registry: Registry) -> None:
    """Have the lints look at a pack that was changed. Its rulings, which set up their own positions, need not fit.

    Raises:
        UguisuError: for what they call an error.
    """
    from uguisu.content.linting import lint

    for finding in lint(replace(pack, rulings=None), registry.lints_of(pack.scenario.game)):
        if finding.severity == "error":
            raise UguisuError(finding.message, finding.hint)


def _decode(data: dict[str, Any], document: Document, grammar: Grammar) -> Any:
    try:
        return grammar.convert("scenario", data)
    except msgspec.ValidationError as error:
        from uguisu.content.diagnose import diagnose

        placeless = Document(document.name, document.label, "", data)
        found = diagnose(placeless, grammar.schema("scenario"), str(error), grammar.vocabulary)
        messages: list[str] = [finding.message for finding in found]
        hints: list[str] = [finding.hint for finding in found if finding.hint]
        told = reduce(lambda one, other: Message("{one}; {other}", one=one, other=other), messages)
        hint = (
            reduce(lambda one, other: Message("{one} {other}", one=one, other=other), hints)
            if hints
            else None
        )
        raise UguisuError(told, hint) from error


def _check(variants: Sequence[Any], pack: Pack, registry: Registry) -> None:
    game: Mapping[str, Any] = registry.games
    entry = game.get(pack.scenario.game)
    if entry is None:
        return
    for finding in check_variants(tuple(variants), entry, pack.scenario.game, "scenario", ("variants",)):
        if finding.severity == "error":
            raise UguisuError(finding.message, finding.hint)
