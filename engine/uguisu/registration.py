"""Checks what a plugin's hooks returned and puts it into the Registry."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from uguisu.content.markers import Marker
from uguisu.content.vocabulary import Vocabulary
from uguisu.core.errors import UguisuError
from uguisu.core.game_type import GameType
from uguisu.core.text import Texts
from uguisu.core.variant import Variant
from uguisu.registry import DrawingRule, Evaluator, GameEntry, Lint, Registry
from uguisu.said import Said
from uguisu.translations import SOURCE_LANGUAGE, learn


class Registrar:
    """Collects one plugin's contributions and adds them all at once, or none of them."""

    def __init__(self, registry: Registry, plugin: str) -> None:
        self._registry = registry
        self._plugin = plugin
        self._staged: list[Callable[[], None]] = []
        self._named: set[str] = set()
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

    def _put(self, table: dict[Any, Any], key: Any, value: Any, told: str) -> None:
        self._name(told, taken=key in table)
        self._staged.append(lambda: table.__setitem__(key, value))

    def _name(self, told: str, *, taken: bool) -> None:
        """Note that the plugin brings `told`, unless something of that name is there."""
        if taken or told in self._named:
            raise UguisuError(f"{told} is there already; no two may have the same name")
        self._named.add(told)
        self.provides.append(told)

    def _append(self, items: list[Any], value: Any, told: str) -> None:
        self.provides.append(told)
        self._staged.append(lambda: items.append(value))

    def _expect(self, item: Any, kind: type, hook: str) -> None:
        if not isinstance(item, kind):
            raise UguisuError(f"{hook} should return {kind.__name__} objects, not {item!r}")

    def game(self, item: Any) -> None:
        """Stage a game."""
        self._expect(item, GameType, "uguisu_games")
        entry = GameEntry(item, self._plugin, self._registry)
        self._put(self._registry.games, item.id, entry, Said("game '{name}'", name=item.id))
        for name, evaluate in item.evaluators().items():
            self.evaluator(Evaluator(name, item.id, evaluate))

    def variant(self, item: Any) -> None:
        """Stage a variant."""
        self._expect(item, Variant, "uguisu_variants")
        told = Said("variant '{name}' of {game}", name=item.id, game=item.game)
        self._put(self._registry.variants, (item.game, item.id), item, told)

    def model(self, item: Any) -> None:
        """Stage an operation, condition or expectation."""
        if not (isinstance(item, type) and issubclass(item, Marker)):
            raise UguisuError(f"uguisu_language should return model classes, not {item!r}")
        msgspec.json.Decoder(item)  # raises for fields that no file could be decoded to
        trial = Vocabulary()
        trial.add(item)
        marker = next(iter(trial))
        tag = next(iter(trial.members(marker)))
        told = (
            Said("{noun} '{name}' of {game}", noun=marker.noun, name=tag, game=item.only_for)
            if item.only_for
            else Said("{noun} '{name}'", noun=marker.noun, name=tag)
        )
        self._name(told, taken=self._registry.vocabulary.clash(item) is not None)
        self._staged.append(lambda: self._registry.vocabulary.add(item))

    def lint(self, item: Any) -> None:
        """Stage a lint."""
        self._expect(item, Lint, "uguisu_lints")
        self._append(self._registry.lints, item, Said("lint '{name}'", name=item.id))

    def bot(self, item: Any) -> None:
        """Stage a kind of bot."""
        from uguisu.bots.bot import BotType

        self._expect(item, BotType, "uguisu_bots")
        self._put(self._registry.bots, item.id, item, Said("bot '{name}'", name=item.id))

    def evaluator(self, item: Any) -> None:
        """Stage an evaluator."""
        self._expect(item, Evaluator, "uguisu_evaluators")
        told = Said("evaluator '{name}' of {game}", name=item.id, game=item.game)
        self._put(self._registry.evaluators, (item.game, item.id), item, told)

    def measure(self, item: Any) -> None:
        """Stage a measure."""
        from uguisu.playtest.measure import Measure

        self._expect(item, Measure, "uguisu_measures")
        self._append(self._registry.measures, item, Said("measure '{name}'", name=item.id))

    def texts(self, item: Any) -> None:
        """Stage texts: in English, or, as plugins first brought them, (game, language -> key -> template)."""
        if isinstance(item, Texts):
            item = (item.game, {SOURCE_LANGUAGE: item.templates})
        if not (isinstance(item, tuple) and len(item) == 2 and isinstance(item[1], Mapping)):
            raise UguisuError(f"uguisu_texts should return a list of Texts, not {item!r}")
        game, texts = item
        self._staged.append(lambda: self._add_texts(game, texts))

    def _add_texts(self, game: str, texts: Mapping[str, Mapping[str, str]]) -> None:
        languages = self._registry.texts.setdefault(game, {})
        for language, table in texts.items():
            languages.setdefault(language, {}).update(table)

    def translations(self, item: Any) -> None:
        """Stage a folder of translations."""
        self._expect(item, Path, "uguisu_translations")
        self._staged.append(lambda: learn(item))

    def packs(self, item: Any) -> None:
        """Stage a folder of packs."""
        self._expect(item, Path, "uguisu_packs")
        self._append(self._registry.packs, item, Said("packs in {folder}", folder=item.name))

    def drawing_rule(self, item: Any) -> None:
        """Stage a drawing rule."""
        self._expect(item, DrawingRule, "uguisu_drawing_rules")
        self._append(self._registry.drawing_rules, item, Said("drawing rule '{name}'", name=item.id))

    def panel(self, item: Any) -> None:
        """Stage an editor panel, unread."""
        self._append(self._registry.editor_panels, item, Said("an editor panel"))


HOOKS: dict[str, Callable[[Registrar, Any], None]] = {
    "uguisu_games": Registrar.game,
    "uguisu_variants": Registrar.variant,
    "uguisu_language": Registrar.model,
    "uguisu_lints": Registrar.lint,
    "uguisu_bots": Registrar.bot,
    "uguisu_evaluators": Registrar.evaluator,
    "uguisu_measures": Registrar.measure,
    "uguisu_texts": Registrar.texts,
    "uguisu_translations": Registrar.translations,
    "uguisu_packs": Registrar.packs,
    "uguisu_drawing_rules": Registrar.drawing_rule,
    "uguisu_editor_panels": Registrar.panel,
}
"""Every hook, and who takes in its answers."""
