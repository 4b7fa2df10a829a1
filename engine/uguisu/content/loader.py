"""The steps of loading a pack: open, read, migrate, type, check needs, lint."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from uguisu.content.diagnostics import Diagnostic, Fix, has_errors, in_file_order
from uguisu.content.document import Document, read_document
from uguisu.content.games import Registry
from uguisu.content.grammar import Grammar
from uguisu.content.limits import MAX_YAML_BYTES
from uguisu.content.lints import enough, lint
from uguisu.content.models.fields import FORMAT
from uguisu.content.needs import check_needs
from uguisu.content.pack import SCENARIO, Pack, digest_of
from uguisu.content.source import HeldSource, Source, open_source, safe_name
from uguisu.said import Said
from uguisu.suggest import meant, nearest

PARTS = ("map", "cards", "mission", "rulings")
"""The files that a scenario names, in the order in which they are read and reported."""
IN_DIGEST = ("scenario", "map", "cards", "mission")


def read_pack(
    path: Path, registry: Registry, source: Source | None = None
) -> tuple[Pack | None, list[Diagnostic]]:
    """Read the pack at `path`: a folder, the scenario.yaml in it, or a zip. With a `source`, what that holds is read
    instead, as when an editor checks what is not saved yet.

    Returns the pack and everything found, in file order. There is no pack when a file could not be read or typed. There
    may be one beside errors: an editor can show it, but a game must not be made of it while `has_errors(...)`.
    """
    opened = source if source is not None else open_source(path)
    if isinstance(opened, Diagnostic):
        return None, [opened]
    loading = _Loading(path, opened, registry)
    pack = loading.run()
    return pack, in_file_order([*loading.found, *opened.found])


class _Loading:
    def __init__(self, path: Path, source: Source, registry: Registry) -> None:
        self.path = path
        self.source = source
        self.registry = registry
        self.found: list[Diagnostic] = []
        self.documents: dict[str, Document] = {}
        self.models: dict[str, Any] = {}

    def run(self) -> Pack | None:
        if SCENARIO not in self.source.names:
            if not self.source.found:
                self.found.append(self._no_scenario())
            return None
        if not self._read("scenario", SCENARIO):
            self._read_parts_anyway()
            return None
        document = self.documents["scenario"]
        game = document.data.get("game") if isinstance(document.data, dict) else None
        grammar = Grammar(self.registry, game if isinstance(game, str) else None)
        self._decode("scenario", grammar)
        scenario = self.models.get("scenario")
        if scenario is not None:
            self.found += [document.at(finding) for finding in enough(check_needs(scenario, self.registry))]
        complete = scenario is not None
        for kind in PARTS:
            complete = self._part(kind, document, grammar) and complete
        if not complete:
            return None
        pack = self._pack(grammar)
        self._lint(pack, grammar)
        return pack

    def _part(self, kind: str, scenario: Document, grammar: Grammar) -> bool:
        """Read and type the file that the scenario names for `kind`; tell whether all is well with it."""
        data = scenario.data if isinstance(scenario.data, dict) else {}
        name = data.get(kind, "map.yaml" if kind == "map" else None)
        if name is None:
            return True
        if not isinstance(name, str):
            return False
        refused = self._refuse_name(kind, name, scenario)
        if refused is not None:
            self.found.append(refused)
            return False
        return self._read(kind, name) and self._decode(kind, grammar)

    def _refuse_name(self, kind: str, name: str, scenario: Document) -> Diagnostic | None:
        if not safe_name(name):
            return scenario.find(
                "path-out",
                Said("`{name}` is not a file in this pack", name=name[:100]),
                (kind,),
                hint=(
                    Said(
                        "Name a file beside scenario.yaml or in a folder under it, like `map.yaml` or "
                        "`parts/map.yaml`."
                    )
                ),
            )
        if name in self.source.names:
            return None
        label = self.source.label(name)
        barred = [found for found in self.source.found if f"{label}/".startswith(f"{found.file}/")]
        if barred:
            return barred[0]
        near = self._file_like(name)
        if kind not in scenario.data:
            hint = (
                Said("Write `{kind}: {near}` if that is the one.", kind=kind, near=near)
                if near and near != name
                else None
            )
            return scenario.find(
                "no-file",
                Said("The pack has no {name}", name=name),
                (kind,),
                hint=hint or Said("Put a {name} beside it.", name=name),
            )
        return scenario.find(
            "no-file",
            Said("The pack has no file `{name}`", name=name[:100]),
            (kind,),
            hint=meant(near) if near else Said("Put the file into the pack, or remove this line."),
            fix=Fix.change((kind,), near),
        )

    def _file_like(self, name: str) -> str | None:
        """Return the YAML file of the pack whose name is nearest, endings apart."""
        others = {
            other.rpartition(".")[0]: other
            for other in self.source.names
            if other.endswith((".yaml", ".yml"))
        }
        others.pop(SCENARIO.rpartition(".")[0], None)
        near = nearest(name.removesuffix(".yaml").removesuffix(".yml"), others)
        return others[near] if near is not None else None

    def _read(self, kind: str, name: str) -> bool:
        document = self.source.held(name) if isinstance(self.source, HeldSource) else None
        if document is None:
            raw = self.source.read(name, MAX_YAML_BYTES)
            if isinstance(raw, Diagnostic):
                self.found.append(raw)
                return False
            document, found = read_document(raw, name, self.source.label(name))
            self.found += found
        if document is None:
            return False
        stale = bring_up_to_date(kind, document)
        self.found += stale
        self.documents[kind] = document
        return not has_errors(stale)

    def _decode(self, kind: str, grammar: Grammar) -> bool:
        model, found = grammar.decode(kind, self.documents[kind])
        self.found += found
        if model is not None:
            self.models[kind] = model
        return model is not None

    def _read_parts_anyway(self) -> None:
        """With an unreadable scenario, at least say what is wrong with the files of the usual names."""
        for kind in PARTS:
            name = f"{kind}.yaml"
            if name in self.source.names:
                self._read(kind, name)

    def _pack(self, grammar: Grammar) -> Pack:
        present = {kind: self.documents[kind].data for kind in IN_DIGEST if kind in self.documents}
        return Pack(
            path=self.path,
            digest=digest_of(present),
            versions=dict(self.registry.plugins),
            files=self.source.names,
            documents=self.documents,
            variants=tuple(grammar.variant_options(use) for use in self.models["scenario"].variants),
            **self.models,
        )

    def _lint(self, pack: Pack, grammar: Grammar) -> None:

        self.found += pack.locate(lint(pack, grammar.game))

    def _no_scenario(self) -> Diagnostic:
        near = nearest(SCENARIO, [name for name in self.source.names if "/" not in name])
        return Diagnostic(
            file=self.path.as_posix(),
            code="no-pack",
            message=Said("There is no {file} in it, so it is not a pack", file=SCENARIO),
            hint=Said("If `{near}` is meant to be it, rename it.", near=near)
            if near
            else Said("Give the path of a pack: a folder with a scenario.yaml in it, or a zip of one."),
        )


Step = Callable[[dict[str, Any]], None]
MIGRATIONS: dict[tuple[str, int], Step] = {}


def bring_up_to_date(kind: str, document: Document) -> list[Diagnostic]:
    """Migrate a document that was read, or say that it is from the future."""
    version = document.data.get("format") if isinstance(document.data, dict) else None
    if not isinstance(version, int) or isinstance(version, bool):
        return []
    if version > FORMAT:
        return [_from_the_future(document, version)]
    chain = [(kind, older) for older in range(max(version, 0), FORMAT)]
    if not chain or not all(link in MIGRATIONS for link in chain):
        return []
    for link in chain:
        MIGRATIONS[link](document.data)
    document.data["format"] = FORMAT
    return [_from_the_past(document, version)]


def _from_the_future(document: Document, version: int) -> Diagnostic:
    return document.find(
        "newer-format",
        Said(
            "The file is of format {version}, made with a newer version; this one reads up to "
            "format {format}",
            version=version,
            format=FORMAT,
        ),
        ("format",),
        hint=Said("Install a newer version of Uguisu. Changing the number alone does not help."),
    )


def _from_the_past(document: Document, version: Any) -> Diagnostic:
    return document.find(
        "older-format",
        Said(
            "The file is of format {version}; it is read as format {format}", version=version, format=FORMAT
        ),
        ("format",),
        severity="hint",
    )
