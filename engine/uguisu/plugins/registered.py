"""What the loaded plugins brought, by name. Plain data: pluggy's part ends where this begins."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from uguisu.content.vocabulary import Vocabulary
from uguisu.core.errors import UguisuError
from uguisu.core.events import EVERYBODY, EngineEvents, EventType, waitable
from uguisu.guard.faults import fault_of
from uguisu.guard.streams import left_open
from uguisu.guard.watchdog import VARIABLE, TooLong, Watch
from uguisu.looks import PLAIN
from uguisu.messages.message import Message
from uguisu.messages.suggest import did_you_mean

if TYPE_CHECKING:
    from uguisu.bots.bot import BotType, Evaluator
    from uguisu.bots.policy import Policy
    from uguisu.content.diagnostics import Finding
    from uguisu.content.pack import Pack
    from uguisu.looks import GameLook
    from uguisu.measures.measure import Measure
    from uguisu.plugins.game_type import GameType
    from uguisu.plugins.variant import Variant


@dataclass(frozen=True, slots=True)
class Lint:
    """A check of packs. `check` reads a decoded pack and yields findings; `game` is the game it is for, None for all."""

    id: str
    check: Callable[[Pack], Iterable[Finding]]
    game: str | None = None


@dataclass(frozen=True, slots=True)
class Trial:
    """A check that plays. `check` is given the compiled game of a pack and yields findings; `game` is the game it is for, None
    for all.

    Trials run when somebody checks a pack, not when it is only loaded to be played.
    """

    id: str
    check: Callable[[Any], Iterable[Finding]]
    game: str | None = None


@dataclass(frozen=True, slots=True)
class Solver:
    """A faster way to the exact values of `game` than the general one (`uguisu_tools.solve`), with the same answers.

    Args:
        game: the game it is for.
        solution: (compiled game, limit in bytes) -> a `Solution`, or None if it can't tell. Raises `Unsolvable` if the limit
            is too low.
        values: the same for a `Tablebase`, which tells the value of any position.
        reopened: (compiled game, the data of such a tablebase) -> the tablebase; None if the data cannot be this game's.
    """

    game: str
    solution: Callable[[Any, int], Any]
    values: Callable[[Any, int], Any]
    reopened: Callable[[Any, memoryview], Any]


T = TypeVar("T")
Verdict: TypeAlias = str | Mapping[str, Any] | None
"""What a drawing rule says: a sentence why not, the map as fixed, or nothing."""


@dataclass(frozen=True, slots=True)
class DrawingRule:
    """A rule that an editor keeps while a map is drawn; `game` is the game it is for, None for all.

    `judge` takes the map's plain data before a stroke and after it. It returns None to accept the stroke, a sentence to refuse
    it, or the data to use instead. It must not modify its arguments.
    """

    id: str
    judge: Callable[[Mapping[str, Any], Mapping[str, Any]], Verdict]
    game: str | None = None


@dataclass(frozen=True, slots=True)
class PluginInfo:
    """A plugin: its name, the distribution it came in and that one's version, or why it was left out."""

    name: str
    version: str
    origin: str
    trouble: str | None = None
    provides: tuple[str, ...] = ()
    only_shows: bool = False
    """Whether it brings nothing but panels for the editor, so that no game depends on it."""


class GameEntry:
    """A registered game, with all that other plugins add to it: what content is checked against."""

    def __init__(self, game_type: GameType, plugin: str, registry: Registry) -> None:
        self.type = game_type
        self.plugin = plugin
        self.options_type = game_type.options
        self.card_props_type = game_type.card_props
        self.deck_props_type = game_type.deck_props
        self.card_rules = game_type.card_rules
        self.mission_props_type = game_type.mission_props
        self.place_props_type = game_type.place_props
        self.position_type = game_type.setup
        self.map_kinds = game_type.map_kinds
        self.link_kinds = game_type.link_kinds
        self.walkable_kinds = game_type.walkable_kinds
        self.blocking_kinds = game_type.blocking_kinds
        self.place_tags = game_type.place_tags
        self.region_tags = game_type.region_tags
        self.sides = game_type.sides
        self._registry = registry

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle a reference to what is installed; code is not sent."""
        return _entry, (self._registry, self.type.id)

    @property
    def event_types(self) -> Mapping[str, EventType]:
        """The events that `on:` may name, those of its variants among them."""
        brought = [
            EngineEvents.types(),
            self.type.events,
            *(variant.events for variant in self.variants.values()),
        ]
        return {name: event for events in brought for name, event in waitable(events).items()}

    @property
    def plays_cards(self) -> bool:
        """Whether cards can be played in it, or say something to its rules."""
        return bool(self.card_rules.windows or self.card_rules.keys or self.card_props_type)

    @property
    def secret_events(self) -> frozenset[str]:
        """Those of them that not everybody may know of."""
        return frozenset(
            name for name, event in self.event_types.items() if event.wakes and event.audience != EVERYBODY
        )

    @property
    def events(self) -> Mapping[str, str]:
        """What those events are, in a sentence each."""
        return {name: event.description for name, event in self.event_types.items()}

    @property
    def variants(self) -> Mapping[str, Variant]:
        """The variants it may be played with, whoever provided them."""
        return self._registry.variants_of(self.type.id)

    @property
    def trials(self) -> Iterable[Callable[[Any], Iterable[Finding]]]:
        """Checks of its compiled games, whoever provided them."""
        return [
            _stopped(trial.check) for trial in self._registry.trials if trial.game in (None, self.type.id)
        ]


def _entry(registry: Registry, game: str) -> GameEntry:
    return registry.games[game]


def _stopped(check: Callable[[T], Iterable[Finding]]) -> Callable[[T], Iterator[Finding]]:
    """Have a check be stopped that finds nothing for a long time, and a finding say which, and what it was at."""

    @wraps(check)
    def watched(subject: T) -> Iterator[Finding]:
        findings: Iterator[Finding] | None = None
        while True:
            try:
                with Watch(), left_open():
                    findings = iter(check(subject)) if findings is None else findings
                    found = next(
                        findings, None
                    )  # an exception that it is over would hide what `left_open` has to tell
            except TooLong as late:
                yield _endless(check, subject, late)
                return
            if found is None:
                return
            yield found

    return watched


def _endless(check: Callable[..., Any], subject: Any, late: TooLong) -> Finding:
    """Return that a check did not get done: with what, and where in its code it was."""
    from uguisu.content.diagnostics import Finding

    places = len(subject.topology.ids) if getattr(subject, "topology", None) is not None else 0
    return Finding(
        file="scenario",
        path=("game",),
        code="endless-lint",
        severity="warning",
        message=Message(
            "The check '{name}' did not get done with {count} {count:place|places} of the map, and was skipped: {error}",
            name=f"{check.__module__}.{check.__qualname__}",
            count=places,
            error=fault_of(late),
        ),
        hint=Message(
            "make it smaller, or wait longer: {variable}=600; if it is small, tell the author",
            variable=VARIABLE,
        ),
    )


@dataclass(slots=True)
class Registry:
    """Everything that is registered. Loading fills it; afterwards it is only read."""

    games: dict[str, GameEntry] = field(default_factory=dict)
    variants: dict[tuple[str, str], Variant] = field(default_factory=dict)
    """(game id, variant id) -> variant."""
    vocabulary: Vocabulary = field(default_factory=Vocabulary)
    """Operations, conditions and expectations."""
    lints: list[Lint] = field(default_factory=list)
    trials: list[Trial] = field(default_factory=list)
    bots: dict[tuple[str, str], BotType] = field(default_factory=dict)
    """(game id, "" for all; bot id) -> bot."""
    evaluators: dict[tuple[str, str], Evaluator] = field(default_factory=dict)
    solvers: dict[str, Solver] = field(default_factory=dict)
    """By game."""
    lessons: dict[str, Any] = field(default_factory=dict)
    """By game, what `uguisu learn` goes through (`uguisu_tools.scaffold.learning.Lesson`)."""
    measures: list[Measure] = field(default_factory=list)
    texts: dict[str, dict[str, dict[str, str]]] = field(default_factory=dict)
    """game id ("" for all) -> language -> key -> template."""
    translations: dict[str, list[Path]] = field(default_factory=dict)
    """game id -> where the plugins that bring texts for it have their translations."""
    packs: list[Path] = field(default_factory=list)
    drawing_rules: list[DrawingRule] = field(default_factory=list)
    editor_panels: list[Any] = field(default_factory=list)
    editor_map_kinds: list[Any] = field(default_factory=list)
    """Functions that return what the editor draws kinds of maps of plugins with (`uguisu_editor.map_kinds.kind.MapKind`)."""
    looks: dict[str, GameLook] = field(default_factory=dict)
    """By game, how it is drawn."""
    details: dict[str, PluginInfo] = field(default_factory=dict)
    """Every plugin that was found, those left out as well."""
    schemas: dict[tuple[str, str | None], dict[str, Any]] = field(default_factory=dict, repr=False)
    """(kind of file, game id) -> its schema, of those that were asked for: to build one takes longer than to check a file."""
    only_for: str | None = None
    """The game whose plugins alone were read, of those that are of one game; None: all were."""
    given: bool = False
    """Whether some plugins were given as objects, rather than found installed."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle a reference to the plugins that are installed; code is not sent."""
        from uguisu.plugins import registry

        if self.given:
            raise TypeError("plugins that are not installed can't be pickled, nor can games of theirs")
        return registry, (self.only_for,)

    @property
    def plugins(self) -> dict[str, str]:
        """Plugin -> version, of those that work."""
        return {name: info.version for name, info in self.details.items() if info.trouble is None}

    @property
    def versions(self) -> dict[str, str]:
        """Plugin -> version, of those that a game may depend on."""
        return {name: version for name, version in self.plugins.items() if not self.details[name].only_shows}

    @property
    def left_out(self) -> dict[str, str]:
        """Plugin -> why it was left out."""
        return {name: info.trouble for name, info in self.details.items() if info.trouble is not None}

    def game(self, name: str) -> GameType:
        """Return the game called `name`.

        Raises:
            UguisuError: when no plugin brings it.
        """
        if name in self.games:
            return self.games[name].type
        hint = Message("install the plugin that provides it, then check `uguisu plugins`")
        raise _missing(Message("game"), name, self.games, hint)

    def variant(self, game: str, name: str) -> Variant:
        """Return the variant of `game` called `name`.

        Raises:
            UguisuError: when no plugin brings it.
        """
        if (game, name) in self.variants:
            return self.variants[game, name]
        raise _missing(
            Message("variant"),
            name,
            self.variants_of(game),
            Message("no plugin provides it for {game}", game=game),
        )

    def lints_of(self, game: str) -> list[Callable[[Pack], Iterable[Finding]]]:
        """Return the checks of packs of `game`: those of all games, and its own."""
        return [_stopped(lint.check) for lint in self.lints if lint.game in (None, game)]

    def variants_of(self, game: str) -> dict[str, Variant]:
        """Return the variants there are for `game`, by id."""
        return {name: variant for (owner, name), variant in self.variants.items() if owner == game}

    def bots_of(self, game: str) -> dict[str, BotType]:
        """Return the bots that play `game`, by id: its own go before those that play all games."""
        return {
            name: kind
            for wanted in ("", game)
            for (owner, name), kind in self.bots.items()
            if owner == wanted
        }

    def policy_of(self, game: str) -> Callable[[Any], Policy[Any]] | None:
        """Return the function that makes a policy for `game`: that of the first of the game's own bots that has one."""
        return next((kind.policy for kind in self.bots_of(game).values() if kind.game and kind.policy), None)

    def texts_of(self, game: str) -> dict[str, dict[str, str]]:
        """Return the texts for `game`: those of the engine, overlaid with its own."""
        merged: dict[str, dict[str, str]] = {}
        for owner in ("", game):
            for language, table in self.texts.get(owner, {}).items():
                merged.setdefault(language, {}).update(table)
        return merged

    def look_of(self, game: str) -> GameLook:
        """Return the look of `game`; a game that declares none is drawn by its sides and titles."""
        return self.looks.get(game, PLAIN)

    def evaluators_of(self, game: str) -> dict[str, Callable[[Any, Any], Mapping[str, float]]]:
        """Return the evaluators there are for `game`, by name."""
        return {name: entry.evaluate for (owner, name), entry in self.evaluators.items() if owner == game}


def _missing(noun: str, name: str, known: Iterable[str], advice: str) -> UguisuError:
    names = sorted(known)
    if names:
        advice = Message("{advice}; you can use {names}", advice=advice, names=", ".join(names))
    return UguisuError(
        Message("no {noun} is called '{name}'", noun=noun, name=name), did_you_mean(name, names, advice)
    )
