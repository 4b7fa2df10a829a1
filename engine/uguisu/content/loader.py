"""The steps of loading a pack: open, read, migrate, type, check needs, lint."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from uguisu.content.diagnostics import Diagnostic, Fix, enough, has_errors, in_file_order
from uguisu.content.document import Document, read_document
from uguisu.content.fitting import foreign_map, meant_game
from uguisu.content.grammar import Grammar
from uguisu.content.layers import Layer, Opening, Stack, gather
from uguisu.content.library import Library
from uguisu.content.limits import MAX_YAML_BYTES
from uguisu.content.linting import lint
from uguisu.content.markers import Expectation
from uguisu.content.merging import nothing_unsaid
from uguisu.content.models import Scenario
from uguisu.content.models.fields import FORMAT
from uguisu.content.needs import check_needs
from uguisu.content.pack import CAMPAIGN, SCENARIO, Pack
from uguisu.content.source import InMemorySource, Source, for_windows, is_safe_name, open_source, twins_of
from uguisu.messages.message import Message
from uguisu.messages.suggest import meant, nearest

if TYPE_CHECKING:
    from uguisu.content.known import Known

PARTS = ("map", "cards", "mission", "rulings")
"""The files that a scenario names, in the order in which they are read and reported."""
IN_DIGEST = ("scenario", "map", "cards", "mission")


def read_pack(
    path: Path | str,
    registry: Known,
    source: Source | None = None,
    *,
    judged: bool = True,
    opening: Opening = open_source,
) -> tuple[Pack | None, list[Diagnostic]]:
    """Read the pack at `path`: a folder, its scenario.yaml, a zip, or the name of a known pack. A `source` is read instead if
    given, as when an editor checks unsaved work; `opening` opens the packs it builds on. With `judged`, remarks on those packs
    are left out.

    Returns the pack and everything found, in file order. There is no pack when a file could not be read or typed. There
    may be one beside errors: an editor can show it, but a game must not be made of it while `has_errors(...)`.
    """
    if source is None and not Path(path).exists():
        library = Library.of(registry)
        found = library.locate(path)
        if found is None:
            told, hint = library.unknown(path)
            return None, [Diagnostic(file=Path(path).as_posix(), code="no-pack", message=told, hint=hint)]
        path = found
    path = Path(path)
    opened = source if source is not None else opening(path)
    if isinstance(opened, Diagnostic):
        return None, [opened]
    loading = _Loading(path, opened, registry, opening, judged=judged)
    loading.found += _not_everywhere(path)
    pack = loading.run()
    return pack, in_file_order([*loading.found, *opened.found])


def _not_everywhere(pack: Path) -> Iterator[Diagnostic]:
    """Yield why a pack can't be called as it is, on whatever system it is found."""
    path = (pack.parent if pack.name == SCENARIO else pack).absolute()
    if not for_windows(path.name):
        message = Message("Windows can't hold a file or a folder called `{name}`", name=path.name)
        hint = Message("Choose a different name: what works here is sent to friends who have Windows.")
        yield Diagnostic(file=path.as_posix(), code="name-of-a-device", message=message, hint=hint)
    try:
        beside = [other.name for other in path.parent.iterdir()]
    except OSError:  # a folder that may not be read, or none
        return
    for twin in twins_of(path.name, beside if path.name in beside else ()):
        message = Message("`{name}` and `{twin}` differ by capitals alone", name=path.name, twin=twin)
        hint = Message("Rename one of them: Windows and macOS take the two for one file.")
        yield Diagnostic(file=path.as_posix(), code="same-but-for-case", message=message, hint=hint)


class _Loading:
    def __init__(
        self, path: Path, source: Source, registry: Known, opening: Opening, *, judged: bool
    ) -> None:
        self.path = path
        self.judged = judged
        self.opening = opening
        self.source = source
        self.registry = registry
        self.found: list[Diagnostic] = []
        self.documents: dict[str, Document] = {}
        self.models: dict[str, Any] = {}
        self.unfit: list[Diagnostic] = []
        """What keeps files from being typed by the words of their game."""

    def run(self) -> Pack | None:
        if SCENARIO not in self.source.names:
            if not self.source.found:
                self.found.append(self._no_scenario())
            return None
        own = self._read("scenario", SCENARIO, self.source)
        if own is None:
            self._read_parts_anyway()
            return None
        if self._misses_uses(own):
            return None
        folder = self.path.parent if self.path.name == SCENARIO else self.path
        stack = gather(Layer("", folder, self.source, own), self.registry, self._read, self.opening)
        self.found += stack.found
        if has_errors(stack.found):
            return None
        document = self._lay_together(stack, "scenario")
        assert document is not None
        game = document.data.get("game") if isinstance(document.data, dict) else None
        grammar = Grammar(self.registry, game if isinstance(game, str) else None)
        self._decode("scenario", grammar)
        scenario = self.models.get("scenario")
        if scenario is not None:
            self.found += [document.at(finding) for finding in enough(check_needs(scenario, self.registry))]
        complete = scenario is not None
        for kind in PARTS:
            if kind != "rulings" or self.registry.vocabulary.all_members(
                Expectation
            ):  # else nobody tries them
                complete = self._part(kind, stack, grammar) and complete
        if not complete and isinstance(game, str):
            self._blame_game(game)
        if complete:
            pack = self._pack(grammar, stack)
            self.found += pack.locate(lint(pack, self.registry.lints_of(pack.scenario.game)))
        if self.judged:
            self.found = stack.judge(self.found, self._alone)
        return pack if complete else None

    def _alone(self, layer: Layer) -> list[Diagnostic]:
        """Return what is found in a pack below when it is read by itself."""
        return read_pack(layer.path, self.registry, layer.source, judged=False, opening=self.opening)[1]

    def _misses_uses(self, scenario: Document) -> bool:
        """Tell whether `uses` is misspelt, called something else or no list: that is told alone, and not of all that is then
        missing.
        """
        said = scenario.data if isinstance(scenario.data, dict) else {}
        if not said or "game" in said:
            return False
        if "uses" in said:
            if isinstance(said["uses"], list):
                return False
            found = Grammar(self.registry, None).decode("scenario", scenario)[1]
            self.found += [one for one in found if (one.path or ())[:1] == ("uses",)]
            return has_errors(self.found)
        strange = [key for key in said if key not in Scenario.__struct_fields__]
        likely = [key for key in strange if nearest(key, ("uses",)) or self._names_packs(said[key])]
        for key in likely:
            title = Message("Rename it to `{near}`", near="uses")
            fix = Fix(kind="rename", path=(key,), title=title, value="uses")
            message = Message("`{key}` is not a known key here", key=key)
            self.found.append(
                scenario.find("unknown-key", message, (key,), hint=meant("uses", key), fix=fix, at_key=True)
            )
        return bool(likely)

    def _names_packs(self, said: Any) -> bool:
        """Tell whether a value is the name of a pack, or a list of such."""
        names = said if isinstance(said, list) else [said]
        library = Library.of(self.registry)
        return bool(names) and all(
            isinstance(name, str) and "/" in name and library.locate(name, self.path) is not None
            for name in names
        )

    def _part(self, kind: str, stack: Stack, grammar: Grammar) -> bool:
        """Read the files that the layers have for `kind`, merge and type them; tell whether all is well."""
        well = True
        for layer in stack.layers if kind != "rulings" else [stack.top]:
            name = self._file_of(kind, layer)
            refused = self._refuse_name(kind, name, layer) if isinstance(name, str) else None
            if refused is not None:
                self.found.append(refused)
            elif isinstance(name, str):
                document = self._read(kind, name, layer.source)
                if document is not None:
                    layer.documents[kind] = document
                    continue
            well = well and name is None
        if not well or self._lay_together(stack, kind, grammar) is None:
            return well
        return self._decode(kind, grammar)

    def _file_of(self, kind: str, layer: Layer) -> Any:
        """Return the name of a layer's file of that kind, None if it has none. A mod need not name files of the usual names."""
        data = layer.scenario.data if isinstance(layer.scenario.data, dict) else {}
        usual = f"{kind}.yaml"
        if layer.below:
            return data.get(kind, usual if usual in layer.source.names else None)
        return data.get(kind, usual if kind == "map" else None)

    def _lay_together(self, stack: Stack, kind: str, grammar: Grammar | None = None) -> Document | None:
        """Merge the layers' files of one kind, and keep what was found on the way. A scenario's tells of which game it is."""
        before = len(stack.found)
        stack.found += stack.check_replaced(kind)
        unsaid = partial(grammar.unsaid, kind) if grammar is not None else nothing_unsaid
        document = stack.merge(kind, unsaid)
        self.found += stack.found[before:]
        if document is not None:
            self.documents[kind] = document
        return document

    def _refuse_name(self, kind: str, name: str, layer: Layer) -> Diagnostic | None:
        scenario, source = layer.scenario, layer.source
        if not is_safe_name(name):
            return scenario.find(
                "path-out",
                Message("`{name}` is not a file in this pack", name=name[:100]),
                (kind,),
                hint=Message(
                    "Name a file beside scenario.yaml or in a folder under it, like `map.yaml` or "
                    "`parts/map.yaml`."
                ),
            )
        if name in source.names:
            return self._named_twice(kind, name, layer)
        label = source.label(name)
        barred = [found for found in source.found if f"{label}/".startswith(f"{found.file}/")]
        if barred:
            return barred[0]
        near = _file_like(name, source)
        if kind not in scenario.data:
            hint = (
                Message("Write `{kind}: {near}` if that is the one.", kind=kind, near=near)
                if near and near != name
                else None
            )
            return scenario.find(
                "no-file",
                Message("The pack has no {name}", name=name),
                (kind,),
                hint=hint or Message("Put a {name} next to it.", name=name),
            )
        text = _as_text(name, source)
        if text is not None:
            return scenario.find(
                "no-file",
                Message("The pack has no file `{name}`", name=name[:100]),
                (kind,),
                hint=Message("Rename `{text}` to `{name}`.", text=text, name=name[:100]),
            )
        return scenario.find(
            "no-file",
            Message("The pack has no file `{name}`", name=name[:100]),
            (kind,),
            hint=meant(near, name) if near else Message("Put the file into the pack, or remove this line."),
            fix=Fix.change((kind,), near),
        )

    def _named_twice(self, kind: str, name: str, layer: Layer) -> Diagnostic | None:
        """Return what is wrong where a file is named as two things: it is the one that it is called after."""
        others = [other for other in PARTS if other != kind and self._file_of(other, layer) == name]
        if not others or nearest(name.partition(".")[0], (kind, *others)) == kind:
            return None
        return layer.scenario.find(
            "file-twice",
            Message(
                "`{name}` cannot be both: `{kind}` and `{other}`", name=name[:100], kind=kind, other=others[0]
            ),
            (kind,),
            hint=Message("Name the file of the {kind} here.", kind=kind),
        )

    def _read(self, kind: str, name: str, source: Source) -> Document | None:
        """Read a file; what is wrong with it is kept."""
        document = source.held(name) if isinstance(source, InMemorySource) else None
        if document is None:
            raw = source.read(name, MAX_YAML_BYTES)
            if isinstance(raw, Diagnostic):
                self.found.append(raw)
                return None
            document, found = read_document(raw, name, source.label(name))
            self.found += found
        if document is None:
            return None
        stale = bring_up_to_date(kind, document)
        self.found += stale
        return None if has_errors(stale) else document

    def _decode(self, kind: str, grammar: Grammar) -> bool:
        foreign = foreign_map(self.documents[kind], grammar) if kind == "map" else None
        model, found = (
            (None, [foreign]) if foreign is not None else grammar.decode(kind, self.documents[kind])
        )
        self.found += found
        self.unfit += found
        if model is not None:
            self.models[kind] = model
        return model is not None

    def _blame_game(self, game: str) -> None:
        """Where all files fit another game, tell that alone, and not of each word that does not fit this one."""
        meant = meant_game(self.documents, game, self.registry)
        if meant is not None:
            self.found = [finding for finding in self.found if finding not in self.unfit]
            self.found.append(meant)

    def _read_parts_anyway(self) -> None:
        """With an unreadable scenario, at least say what is wrong with the files of the usual names."""
        for kind in PARTS:
            name = f"{kind}.yaml"
            if name in self.source.names:
                self._read(kind, name, self.source)

    def _pack(self, grammar: Grammar, stack: Stack) -> Pack:
        present = {kind: self.documents[kind].data for kind in IN_DIGEST if kind in self.documents}
        return Pack(
            path=self.path,
            said=present,
            versions=self.registry.versions,
            files=tuple(sorted({name for layer in stack.layers for name in layer.source.names})),
            documents=self.documents,
            stack=stack,
            game=grammar.game,
            variants=tuple(grammar.variant_options(use) for use in self.models["scenario"].variants),
            **self.models,
        )

    def _like_a_scenario(self) -> str | None:
        """Return the one file beside where the scenario should be that says which game it is for."""
        others = [name for name in self.source.names if "/" not in name and name.endswith((".yaml", ".yml"))]
        naming = [name for name in others if self._names_a_game(name)]
        return naming[0] if len(naming) == 1 else None

    def _names_a_game(self, name: str) -> bool:
        raw = self.source.read(name, MAX_YAML_BYTES)
        if isinstance(raw, Diagnostic):  # it can't be read
            return False
        told, _ = read_document(raw, name, name)
        return told is not None and isinstance(told.data, dict) and bool({"game", "uses"} & told.data.keys())

    def _no_scenario(self) -> Diagnostic:
        if CAMPAIGN in self.source.names:
            message = Message("It is a campaign, not a pack")
            hint = Message("Add its zip with `uguisu packs add`, then play it by its name.")
            return Diagnostic(file=self.path.as_posix(), code="no-pack", message=message, hint=hint)
        near = (
            nearest(SCENARIO, [name for name in self.source.names if "/" not in name])
            or self._like_a_scenario()
        )
        inner = next((name for name in self.source.names if name.endswith(f"/{SCENARIO}")), None)
        if near is None and inner is not None:
            folder = inner.rpartition("/")[0]
            return Diagnostic(
                file=self.path.as_posix(),
                code="no-pack",
                message=Message("There is no {file} in it, so it is not a pack", file=SCENARIO),
                hint=Message("There is one in the folder `{folder}` within: name that.", folder=folder),
            )
        return Diagnostic(
            file=self.path.as_posix(),
            code="no-pack",
            message=Message("There is no {file} in it, so it is not a pack", file=SCENARIO),
            hint=Message("If `{near}` is meant to be it, rename it.", near=near)
            if near
            else Message("Give the path of a pack: a folder with a scenario.yaml in it, or a zip of one."),
        )


def _file_like(name: str, source: Source) -> str | None:
    """Return the YAML file of the pack whose name is nearest, endings apart."""
    stem = name.removesuffix(".yaml").removesuffix(".yml")
    others = {other.rpartition(".")[0]: other for other in source.names if other.endswith((".yaml", ".yml"))}
    others.pop(SCENARIO.rpartition(".")[0], None)
    near = nearest(stem, others)
    if near is not None:
        return others[near]
    last = stem.rpartition("/")[2]
    return next((other for folder, other in others.items() if folder.rpartition("/")[2] == last), None)


def _as_text(name: str, source: Source) -> str | None:
    """Return a file that would be this one but for the ending of plain text, which some systems add and do not show."""
    plain = {
        other.removesuffix(".txt").removesuffix(".yaml"): other
        for other in source.names
        if other.endswith(".txt")
    }
    return plain.get(name.removesuffix(".yaml"))


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
        Message(
            "The file has format {version}, from a newer version of Uguisu; this one reads formats up "
            "to {format}",
            version=version,
            format=FORMAT,
        ),
        ("format",),
        hint=Message("Install a newer version of Uguisu. Changing the number alone does not help."),
    )


def _from_the_past(document: Document, version: Any) -> Diagnostic:
    return document.find(
        "older-format",
        Message(
            "The file has format {version}; it is read as format {format}", version=version, format=FORMAT
        ),
        ("format",),
        severity="hint",
    )
