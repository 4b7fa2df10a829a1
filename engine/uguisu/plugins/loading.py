"""Loads plugins into a Registry: the one module that calls pluggy.

Each plugin is asked hook by hook, on its own, and all that it answers is checked before any of it is taken: one that
raises or answers with something else can be named and left out whole while the rest works.
"""

from __future__ import annotations

import importlib.metadata
import string
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pluggy

from uguisu.board.kinds.kind import MapKind
from uguisu.content.markers import Marker
from uguisu.content.vocabulary import Vocabulary
from uguisu.core.errors import UguisuError
from uguisu.core.events import EventType
from uguisu.core.text import Texts
from uguisu.guard.faults import fault_of
from uguisu.guard.streams import left_open
from uguisu.guard.watchdog import Watch
from uguisu.interrupts import leave_to_user
from uguisu.looks import GameLook
from uguisu.messages.message import Message
from uguisu.plugins import hookspecs
from uguisu.plugins.game_type import GameType
from uguisu.plugins.one_game import declared_games, left_unread
from uguisu.plugins.registered import (
    DrawingRule,
    GameEntry,
    Lint,
    PluginInfo,
    Registry,
    Solver,
    Trial,
)
from uguisu.plugins.variant import Variant
from uguisu.translations import SOURCE_LANGUAGE, learn

GROUP = "uguisu"
"""The entry-point group that plugins are found by."""
FOR_TOOLS = "uguisu.tools"
"""Entry points of a second module that a plugin may have, under the name of the first, with what takes the tools: bots that
search, what rulings expect, lessons.
"""
TOOLS = "uguisu_tools"
SHOWN = "uguisu_editor_panels"
"""The hook that changes no game."""


_read: dict[str | None, Registry] = {}
"""What this process has read of the installed plugins: by game, and under None all of them."""


def registry(game: str | None = None) -> Registry:
    """Return the registry of all installed plugins, or, with `game`, of all but those for other games only.

    They are loaded at the first call. Once all of them are there, they serve for every game; so they do for a game that no
    plugin says it is of.
    """
    wanted = None if None in _read or game not in declared_games() else game
    if wanted not in _read:
        _read[wanted] = load_registry(importlib.metadata.entry_points(group=GROUP), game=wanted)
    return _read[wanted]


def forget_installed() -> None:
    """Have the installed plugins be read again when they are asked for."""
    _read.clear()


def load_registry(
    entries: Iterable[importlib.metadata.EntryPoint] = (),
    extra: Iterable[tuple[str, object]] = (),
    game: str | None = None,
) -> Registry:
    """Return a Registry of the engine's own parts, the plugins behind `entries`, and `extra` ones given as objects.

    With `game`, plugins for other games only are not imported, but still listed.
    """
    from uguisu.plugins import builtin

    found = Registry(only_for=game)
    for_tools = {entry.name: entry for entry in importlib.metadata.entry_points(group=FOR_TOOLS)}
    ours = [lambda: builtin, *_with_tools(for_tools.get("uguisu"))]
    _add(found, "uguisu", _version_of("uguisu"), Message("the engine"), ours)
    unread = set() if game is None else left_unread(game)
    for entry in sorted(entries, key=lambda entry: entry.name):
        version = entry.dist.version if entry.dist is not None else "unknown"
        origin = _origin_of(entry)
        if entry.value in unread:
            found.details[entry.name] = PluginInfo(entry.name, version, origin)
            continue
        second = for_tools.get(entry.name)
        if second is not None and _origin_of(second) != origin:  # nobody speaks for another
            second = None
        _add(found, entry.name, version, origin, [entry.load, *_with_tools(second)])
    for name, plugin in extra:
        found.given = True
        _add(found, name, str(getattr(plugin, "__version__", "0")), "given", [partial(_given, plugin)])
    return found


def _origin_of(entry: importlib.metadata.EntryPoint) -> str:
    return entry.dist.name if entry.dist is not None else entry.value


def _given(plugin: object) -> object:
    return plugin


def _with_tools(entry: importlib.metadata.EntryPoint | None) -> Iterator[Callable[[], object]]:
    """Yield what loads the module behind an entry point, if it has what it takes: whoever only plays may lack the tools."""
    if entry is None:
        return

    def load() -> object:
        try:
            return entry.load()
        except ModuleNotFoundError as error:
            if error.name is None or error.name.partition(".")[0] != TOOLS:
                raise
            return None

    yield load


def _version_of(distribution: str) -> str:
    try:
        return importlib.metadata.version(distribution)
    except importlib.metadata.PackageNotFoundError:
        return "0"


def _add(
    found: Registry, name: str, version: str, origin: str, loads: Iterable[Callable[[], object]]
) -> None:
    """Ask one plugin for all it brings; take all of it or nothing."""
    trouble: str | None = None
    registrar = Registrar(found, name)
    answers: dict[str, Any] = {}
    try:
        with Watch(), left_open():
            for plugin in (load() for load in loads):
                for hook, answer in _ask(name, plugin).items() if plugin is not None else ():
                    answers[hook] = [*answers[hook], *answer] if hook in answers else answer
        for hook, answer in answers.items():
            registrar.stage(hook, answer)
        registrar.commit()
    except BaseException as error:  # whatever a stranger's code raises, the rest goes on
        leave_to_user(error)
        trouble = fault_of(error)
    found.details[name] = PluginInfo(
        name, version, origin, trouble, tuple(registrar.provides), only_shows=answers.keys() == {SHOWN}
    )


def _ask(name: str, plugin: object) -> dict[str, Any]:
    """Return what each of the plugin's hooks answers."""
    manager = pluggy.PluginManager("uguisu")
    manager.add_hookspecs(hookspecs)
    manager.register(plugin, name)
    manager.check_pending()
    answers: dict[str, Any] = {}
    for hook in HOOKS:
        caller = getattr(manager.hook, hook)
        if caller.get_hookimpls():
            answers[hook], *more = caller()
            if more:
                raise UguisuError(
                    f"{hook} is answered by {1 + len(more)} functions; let one return all of it"
                )
    return answers


class Registrar:
    """Collects one plugin's contributions and adds them all at once, or none of them."""

    def __init__(self, registry: Registry, plugin: str) -> None:
        self._registry = registry
        self._plugin = plugin
        self._staged: list[Callable[[], None]] = []
        self._named: set[str] = set()
        self._speaks_in: set[str] = set()
        self._translations: list[Path] = []
        self.provides: list[str] = []

    def stage(self, hook: str, items: Any) -> None:
        """Check the answer to one hook.

        Raises:
            UguisuError: for an answer of the wrong kind, or a name that is taken.
        """
        if not isinstance(items, list | tuple):
            raise UguisuError(f"{hook} should return a list, not {items!r}")
        for item in items:
            HOOKS[hook](self, item)

    def commit(self) -> None:
        """Add everything staged."""
        for add in self._staged:
            add()
        for game in sorted(self._speaks_in):
            self._registry.translations.setdefault(game, []).extend(self._translations)

    def _put(self, table: dict[Any, Any], key: Any, value: Any, told: str) -> None:
        self._name(told, taken=key in table)
        self._staged.append(lambda: table.__setitem__(key, value))

    def _name(self, told: str, *, taken: bool) -> None:
        """Note that the plugin brings `told`, unless something of that name is there."""
        if taken or told in self._named:
            raise UguisuError(f"{told} already exists; no two may have the same name")
        self._named.add(told)
        self.provides.append(told)

    def _append(self, items: list[Any], value: Any, told: str) -> None:
        self.provides.append(told)
        self._staged.append(lambda: items.append(value))

    def game(self, item: Any) -> None:
        """Stage a game."""
        _expect(item, GameType, "uguisu_games")
        entry = GameEntry(item, self._plugin, self._registry)
        self._put(self._registry.games, item.id, entry, Message("game '{name}'", name=item.id))
        self._says(item.id, item.events)

    def variant(self, item: Any) -> None:
        """Stage a variant."""
        _expect(item, Variant, "uguisu_variants")
        message = Message("variant '{name}' of {game}", name=item.id, game=item.game)
        self._put(self._registry.variants, (item.game, item.id), item, message)
        self._says(item.game, item.events)

    def _says(self, game: str, events: Mapping[str, EventType]) -> None:
        """Stage what the log says of events."""
        says = Texts.of_events(game, events)
        if says.templates:
            self.texts(says)

    def model(self, item: Any) -> None:
        """Stage an operation, condition or expectation."""
        if not (isinstance(item, type) and issubclass(item, Marker)):
            raise UguisuError(f"uguisu_language should return model classes, not {item!r}")
        msgspec.json.Decoder(item)  # raises for fields that no file could be decoded to
        trial = Vocabulary()
        trial.add(item)
        marker = next(iter(trial))
        tag = next(iter(trial.members(marker)))
        message = (
            Message("{noun} '{name}' of {game}", noun=marker.noun, name=tag, game=item.only_for)
            if item.only_for
            else Message("{noun} '{name}'", noun=marker.noun, name=tag)
        )
        self._name(message, taken=self._registry.vocabulary.clash(item) is not None)
        self._staged.append(lambda: self._registry.vocabulary.add(item))

    def map_kind(self, item: Any) -> None:
        """Stage a kind of map."""
        _expect(item, MapKind, "uguisu_map_kinds", "compile")
        self._put(
            self._registry.vocabulary.map_kinds, item.id, item, Message("kind of map '{name}'", name=item.id)
        )

    def editor_map_kind(self, item: Any) -> None:
        """Stage what makes the editor's part of a kind of map, uncalled."""
        if not callable(item):
            raise UguisuError(f"uguisu_editor_map_kinds should return function objects, not {item!r}")
        self._append(self._registry.editor_map_kinds, item, Message("the drawing of a kind of map"))

    def lint(self, item: Any) -> None:
        """Stage a lint."""
        _expect(item, Lint, "uguisu_lints", "check")
        self._append(self._registry.lints, item, Message("lint '{name}'", name=item.id))

    def trial(self, item: Any) -> None:
        """Stage a trial."""
        _expect(item, Trial, "uguisu_trials", "check")
        self._append(self._registry.trials, item, Message("trial '{name}'", name=item.id))

    def solver(self, item: Any) -> None:
        """Stage a solver."""
        _expect(item, Solver, "uguisu_solvers", "solution")
        self._put(self._registry.solvers, item.game, item, Message("solver of {game}", game=item.game))

    def lesson(self, item: Any) -> None:
        """Stage a lesson, unread but for its game."""
        game = getattr(item, "game", None)
        if not isinstance(game, str):
            raise UguisuError(f"uguisu_lessons should return Lesson objects, not {item!r}")
        self._put(self._registry.lessons, game, item, Message("lesson of {game}", game=game))

    def bot(self, item: Any) -> None:
        """Stage a kind of bot."""
        from uguisu.bots.bot import BotType

        _expect(item, BotType, "uguisu_bots", "make")
        message = (
            Message("bot '{name}' of {game}", name=item.id, game=item.game)
            if item.game
            else Message("bot '{name}'", name=item.id)
        )
        self._put(self._registry.bots, (item.game or "", item.id), item, message)

    def evaluator(self, item: Any) -> None:
        """Stage an evaluator."""
        from uguisu.bots.bot import Evaluator

        _expect(item, Evaluator, "uguisu_evaluators", "evaluate")
        message = Message("evaluator '{name}' of {game}", name=item.id, game=item.game)
        self._put(self._registry.evaluators, (item.game, item.id), item, message)

    def measure(self, item: Any) -> None:
        """Stage a measure."""
        from uguisu.measures.measure import Measure

        _expect(item, Measure, "uguisu_measures", "take")
        self._append(self._registry.measures, item, Message("measure '{name}'", name=item.id))

    def texts(self, item: Any) -> None:
        """Stage texts."""
        _expect(item, Texts, "uguisu_texts")
        for key, template in _mapping(item.templates, f"the texts of '{item.game}'").items():
            _must_be_template(template, f"the text '{key}' of '{item.game}'")
        self._staged.append(lambda: self._add_texts(item))
        self._speaks_in.add(item.game)

    def _add_texts(self, texts: Texts) -> None:
        languages = self._registry.texts.setdefault(texts.game, {})
        languages.setdefault(SOURCE_LANGUAGE, {}).update(texts.templates)

    def translations(self, item: Any) -> None:
        """Stage a folder of translations."""
        _expect(item, Path, "uguisu_translations")
        self._staged.append(lambda: learn(item))
        self._translations.append(item)

    def packs(self, item: Any) -> None:
        """Stage a folder of packs."""
        _expect(item, Path, "uguisu_packs")
        self._append(self._registry.packs, item, Message("packs in {folder}", folder=item.name))

    def drawing_rule(self, item: Any) -> None:
        """Stage a drawing rule."""
        _expect(item, DrawingRule, "uguisu_drawing_rules", "judge")
        self._append(self._registry.drawing_rules, item, Message("drawing rule '{name}'", name=item.id))

    def panel(self, item: Any) -> None:
        """Stage an editor panel, unread."""
        self._append(self._registry.editor_panels, item, Message("an editor panel"))

    def look(self, item: Any) -> None:
        """Stage the look of a game."""
        _expect(item, GameLook, "uguisu_looks")
        self._staged.append(lambda: self._registry.looks.update({item.game: item}))
        self.provides.append(Message("look of {game}", game=item.game))


HOOKS: dict[str, Callable[[Registrar, Any], None]] = {
    "uguisu_games": Registrar.game,
    "uguisu_variants": Registrar.variant,
    "uguisu_language": Registrar.model,
    "uguisu_map_kinds": Registrar.map_kind,
    "uguisu_lints": Registrar.lint,
    "uguisu_trials": Registrar.trial,
    "uguisu_bots": Registrar.bot,
    "uguisu_evaluators": Registrar.evaluator,
    "uguisu_solvers": Registrar.solver,
    "uguisu_lessons": Registrar.lesson,
    "uguisu_measures": Registrar.measure,
    "uguisu_texts": Registrar.texts,
    "uguisu_translations": Registrar.translations,
    "uguisu_packs": Registrar.packs,
    "uguisu_drawing_rules": Registrar.drawing_rule,
    "uguisu_editor_panels": Registrar.panel,
    "uguisu_editor_map_kinds": Registrar.editor_map_kind,
    "uguisu_looks": Registrar.look,
}
"""Every hook, and who takes in its answers."""


def _expect(item: Any, kind: type[Any], hook: str, function: str = "") -> None:
    """Refuse what is of another kind, has no name that can be typed, or no function where one is due."""
    if not isinstance(item, kind):
        raise UguisuError(f"{hook} should return {kind.__name__} objects, not {item!r}")
    for name in ("id", "game"):
        value = getattr(item, name, None)
        if not isinstance(value, str | None):
            raise UguisuError(f"{hook}: the {name} of {item!r} should be a text, not {value!r}")
    if hasattr(item, "id") and not item.id:
        raise UguisuError(f"{hook}: {item!r} has no id")
    if function and not callable(getattr(item, function)):
        name = getattr(item, "id", item.game)
        raise UguisuError(f"{hook}: `{function}` of '{name}' should be a function")


def _mapping(value: Any, what: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping) or not all(isinstance(key, str) for key in value):
        raise UguisuError(f"uguisu_texts: {what} should be a mapping of texts, not {value!r}")
    return value


def _must_be_template(template: Any, what: str) -> None:
    try:
        if isinstance(template, str) and list(string.Formatter().parse(template)) is not None:
            return
    except ValueError as error:
        raise UguisuError(f"uguisu_texts: {what} has its braces wrong: {error}") from error
    raise UguisuError(f"uguisu_texts: {what} should be a text, not {template!r}")
