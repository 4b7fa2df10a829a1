"""Runs the rulings of a pack, and those of the packs it builds on; tells which rules of a game they, or tests, refer to."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import msgspec

from uguisu.content.diagnostics import Diagnostic, Finding
from uguisu.content.document import Document, read_document
from uguisu.content.grammar import Grammar
from uguisu.content.layers import Layer
from uguisu.content.limits import MAX_YAML_BYTES
from uguisu.content.models.rulings import Ruling, RulingStep
from uguisu.content.pack import Pack
from uguisu.core.errors import CompileError, UguisuError
from uguisu.core.game import Game
from uguisu.guard.faults import attributing, playing
from uguisu.loading.compile import compile_game
from uguisu.loading.overrides import Overrides, override
from uguisu.messages.message import Message, capitalized
from uguisu.messages.suggest import did_you_mean
from uguisu.plugins.registered import Registry
from uguisu_tools.rulings.bench import Bench

FAILED, BROKEN, STALE = "ruling-failed", "ruling-broken", "break-stale"
"""Codes of findings: an expectation that does not hold; a ruling that cannot be tried as it is written; one that a mod says
it breaks, and that holds, or is not there."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of one ruling; it holds when nothing was found."""

    pack: Pack
    ruling: Ruling
    found: list[Diagnostic] = field(default_factory=list)

    @property
    def holds(self) -> bool:
        """Whether everything was as expected."""
        return not self.found


def run_rulings(
    pack: Pack, registry: Registry, wanted: Callable[[Ruling], bool] | None = None
) -> Iterator[Outcome]:
    """Yield the result of each ruling of `pack`, or of those that are `wanted`."""
    bench = Rulings(pack, registry)
    for index, ruling in enumerate(bench.rulings):
        if wanted is None or wanted(ruling):
            yield bench.outcome(index)


class Rulings:
    """The rulings of a pack, to be tried one by one; its game is compiled once, and again for those that change it."""

    def __init__(self, pack: Pack, registry: Registry) -> None:
        self.pack = pack
        self.rulings: tuple[Ruling, ...] = pack.rulings.rulings if pack.rulings is not None else ()
        self._registry = registry
        self._plain: Game | None = None

    def outcome(self, index: int) -> Outcome:
        """Return what comes of the ruling number `index`."""
        trial = _Trial(self.pack, index, self.rulings[index])
        return Outcome(self.pack, trial.ruling, list(trial.run(self.game)))

    def position(self, name: str) -> Bench:
        """Return the position that the ruling called `name` begins in, nothing of it played yet.

        Raises:
            UguisuError: when there is no such ruling, or its position can't be laid out.
        """
        names = [ruling.id for ruling in self.rulings]
        if name not in names:
            raise UguisuError(
                Message("no ruling is called '{name}'", name=name),
                hint=did_you_mean(name, names),
            )
        index = names.index(name)
        begun = _Trial(self.pack, index, self.rulings[index]).begun(self.game)
        if isinstance(begun, Bench):
            return begun
        raise UguisuError(begun[0].message, begun[0].hint)

    def line(self, index: int) -> int:
        """Return the line of the ruling in its file."""
        return self.pack.find("rulings", ("rulings", index), "", "").line

    def game(self, changes: Overrides) -> Game:
        """Return the pack's game with `changes`."""
        if changes:
            return compile_game(override(self.pack, self._registry, changes), self._registry)
        if self._plain is None:
            self._plain = compile_game(self.pack, self._registry)
        return self._plain


def unfit_rulings(game: Game) -> Iterator[Finding]:
    """Yield warnings about rulings that cannot be tried as they are written: that name what is not there (any more), or play
    what is no legal move there. What they expect and does not hold is told when rulings are run.

    Those with options or variants of their own are played only then, too, for each takes a game of its own; here their
    options are looked at.
    """
    if game.compiled_from is None:
        return
    pack, registry = game.compiled_from
    for index, ruling in enumerate(pack.rulings.rulings if pack.rulings is not None else ()):
        found: list[Diagnostic] = []
        trial = _Trial(pack, index, ruling)
        if ruling.options or ruling.variants is not None:
            found += trial.unfit_options(registry)
        else:
            found += _unknown_names(pack, game, index, ruling)
            told = {(one.path or ())[:-1] for one in found}  # the expectations that are at fault
            found += (one for one in trial.run(lambda _: game) if one.code == BROKEN and one.path not in told)
        for one in found:
            yield Finding(
                file="rulings",
                path=one.path or ("rulings", index),
                code=one.code,
                message=capitalized(one.message),
                hint=one.hint,
                severity="warning",
            )


def _unknown_names(pack: Pack, game: Game, index: int, ruling: Ruling) -> Iterator[Diagnostic]:
    """Yield warnings about expectations that name places, pieces, tracks, card areas or results which are not there."""
    known: dict[str, tuple[Message, Iterable[str]]] = {
        "place": (Message("place"), game.topology.ids),
        "piece": (Message("piece"), [piece.id for piece in game.pieces]),
        "track": (Message("track"), [track.id for track in game.tracks]),
        "area": (Message("card area"), [area.id for area in game.areas]),
    }
    parts: list[tuple[tuple[str | int, ...], Ruling | RulingStep]] = [((), ruling)]
    parts += [(("steps", number), step) for number, step in enumerate(ruling.steps)]
    for path, part in parts:
        for number, expectation in enumerate(part.expect):
            for key, (noun, names) in known.items():
                name = getattr(expectation, key, None)
                if isinstance(name, str) and name not in names:
                    message = Message("no {noun} is called '{name}'", noun=noun, name=name)
                    found = pack.find(
                        "rulings",
                        ("rulings", index, *path, "expect", number, key),
                        BROKEN,
                        capitalized(
                            Message("ruling `{ruling}`: {message}", ruling=ruling.id, message=message)
                        ),
                        hint=did_you_mean(name, names),
                        severity="warning",
                    )
                    yield found


class _Trial:
    """One ruling being tried; the first thing that goes wrong in playing ends it."""

    def __init__(self, pack: Pack, index: int, ruling: Ruling) -> None:
        self.pack = pack
        self.ruling = ruling
        self.root: tuple[str | int, ...] = ("rulings", index)

    def run(self, game_with: Callable[[Overrides], Game]) -> Iterator[Diagnostic]:
        bench = self.begun(game_with)
        if isinstance(bench, Bench):
            yield from self._steps(bench)
        else:
            yield from bench

    def begun(self, game_with: Callable[[Overrides], Game]) -> Bench | list[Diagnostic]:
        """Return the position that the ruling begins in, with its own variants and options, or why there is none."""
        raw: Any = self.pack.documents["rulings"].data["rulings"][self.root[1]]
        variants = raw.get("variants")
        changes = Overrides(
            variants=None if variants is None else tuple(variants), options=self.ruling.options
        )
        try:
            game = game_with(changes)
        except UguisuError as error:
            return [self._broken(error, "options" if "options" in raw else "variants")]
        return self.set_up(game)

    def unfit_options(self, registry: Registry) -> Iterator[Diagnostic]:
        """Yield what is wrong with the ruling's own options: that the game has none of that name, say."""
        try:
            override(self.pack, registry, Overrides(options=self.ruling.options))
        except UguisuError as error:
            yield self._broken(error, "options")

    def set_up(self, game: Game) -> Bench | list[Diagnostic]:
        """Return the position that the ruling begins in, or why there is none."""
        try:
            with attributing(Message("the game '{game}'", game=game.id)):
                return Bench(game, self.ruling.seed or 0, self.ruling.setup)
        except CompileError as error:
            return [self._broken(one, "setup", *one.path) for one in error.every]

    def _steps(self, bench: Bench) -> Iterator[Diagnostic]:
        ruling = self.ruling
        steps: list[tuple[tuple[str | int, ...], Ruling | RulingStep]] = [((), ruling)]
        steps += [(("steps", number), step) for number, step in enumerate(ruling.steps)]
        for path, step in steps:
            if step.play:
                bench.mark_log()
            for number, move in enumerate(step.play):
                try:
                    with playing(bench.game, bench.state, move):
                        bench.play(move)
                except UguisuError as error:
                    yield self._broken(error, *path, "play", number)
                    return
            yield from self._expectations(bench, step, path)

    def _expectations(
        self, bench: Bench, step: Ruling | RulingStep, path: tuple[str | int, ...]
    ) -> Iterator[Diagnostic]:
        for number, expectation in enumerate(step.expect):
            at = (*path, "expect", number)
            try:
                with attributing(Message("this expectation")):
                    differs = expectation.differs(bench)
            except UguisuError as error:
                yield self._broken(error, *at)
                continue
            if differs is not None:
                yield self._find(FAILED, differs, None, at)

    def _broken(self, error: UguisuError, *path: str | int) -> Diagnostic:
        return self._find(BROKEN, error.message, error.hint, path)

    def _find(self, code: str, message: str, hint: str | None, path: tuple[str | int, ...]) -> Diagnostic:
        told = Message("ruling `{ruling}`: {message}", ruling=self.ruling.id, message=message)
        return self.pack.find("rulings", (*self.root, *path), code, told, hint=hint)


class RuleCoverage(msgspec.Struct, frozen=True, kw_only=True):
    """A rule, with the rulings that hold and cite it (`pack:ruling`) and the test files that name it."""

    rule: str
    rulings: tuple[str, ...] = ()
    tests: tuple[str, ...] = ()

    @property
    def covered(self) -> bool:
        """Whether anything covers it."""
        return bool(self.rulings or self.tests)


def coverage(rules: Iterable[str], outcomes: Iterable[Outcome], tests: Path | None) -> list[RuleCoverage]:
    """Return for each of `rules` what covers it. A ruling that fails covers nothing.

    `tests` is a folder of the game's tests; a test file covers the rules that it names.
    """
    held = [outcome for outcome in outcomes if outcome.holds]
    named = {} if tests is None else _named_in_tests(tests)
    return [
        RuleCoverage(
            rule=rule,
            rulings=tuple(
                f"{outcome.pack.scenario.id}:{outcome.ruling.id}"
                for outcome in held
                if rule in outcome.ruling.cites
            ),
            tests=tuple(named.get(rule, ())),
        )
        for rule in rules
    ]


def folder_of_tests(game: str, starts: Iterable[Path]) -> Path | None:
    """Return ``tests/<game>`` in one of `starts` or in a folder above it, if there is any."""
    for start in starts:
        for folder in (start.resolve(), *start.resolve().parents):
            tests = folder / "tests" / game
            if tests.is_dir():
                return tests
    return None


def _named_in_tests(tests: Path) -> dict[str, list[str]]:
    named: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("*.py")):
        text = path.read_text(encoding="utf-8", errors="replace")
        for rule in sorted(set(re.findall(r"\b[A-Z]{2,}-[A-Z]?\d+[a-z]?\b", text))):
            named.setdefault(rule, []).append(path.relative_to(tests).as_posix())
    return named


def run_base_rulings(pack: Pack, registry: Registry) -> tuple[list[Outcome], list[Diagnostic]]:
    """Try each ruling of the packs below on `pack`; return what came of them, and what is wrong with the pack's `breaks:`.

    A ruling that fails and is listed there, or in a pack between, counts as holding; one that the pack lists and that holds,
    or is nowhere below, is a finding.
    """
    tried: list[Outcome] = []
    expected = set(pack.rulings.breaks if pack.rulings is not None else ())
    for layer in pack.stack.layers[:-1] if pack.stack is not None else ():
        borrowed = _with_rulings_of(layer, pack, registry)
        if borrowed is not None and borrowed.rulings is not None:
            tried += run_rulings(borrowed, registry)
            expected |= borrowed.rulings.breaks.keys()
    held = {outcome.ruling.id: outcome.holds for outcome in tried}
    stale = [
        pack.find("rulings", ("breaks", name), STALE, _why(name, held), hint=did_you_mean(name, held))
        for name in (pack.rulings.breaks if pack.rulings is not None else ())
        if held.get(name, True)
    ]
    return [Outcome(one.pack, one.ruling) if one.ruling.id in expected else one for one in tried], stale


def _why(name: str, held: dict[str, bool]) -> Message:
    if name in held:
        return Message("The ruling `{name}` holds in this pack, too; it need not be listed", name=name)
    return Message("No pack below has a ruling `{name}`", name=name)


def _with_rulings_of(layer: Layer, pack: Pack, registry: Registry) -> Pack | None:
    """Return `pack` with the rulings of one of its layers; None if that has none that can be read."""
    document = _rulings_file(layer)
    if document is None:
        return None
    model, _ = Grammar(registry, pack.scenario.game).decode("rulings", document)
    return model and replace(pack, rulings=model, documents={**pack.documents, "rulings": document})


def _rulings_file(layer: Layer) -> Document | None:
    name = layer.said("rulings")
    if not isinstance(name, str) or name not in layer.source.names:
        return None
    raw = layer.source.read(name, MAX_YAML_BYTES)
    return read_document(raw, name, layer.source.label(name))[0] if isinstance(raw, bytes) else None
