"""The hooks: everything a plugin can add to Uguisu, in one sitting.

A plugin is a Python module (or any object) that implements some of the functions below, each marked with
``@uguisu.hookimpl``, and that its distribution names in the entry-point group ``uguisu``::

    [project.entry-points.uguisu]
    lanterns = "uguisu_lanterns.plugin"

A plugin that is of one game, and of no use to others, may say so; then what has to do with another game only, as a worker of a
playtest, starts without it::

    [project.entry-points."uguisu.games"]
    temple = "uguisu_lanterns.plugin"

What only the tools ask for, such as bots that search or what rulings expect, may lie in a second module of the plugin's, under
the same name; whoever has the engine without `uguisu_tools` goes without it::

    [project.entry-points."uguisu.tools"]
    lanterns = "uguisu_lanterns.tools"

Hooks are called once, while Uguisu loads, never in play: what they return is compiled into each Game. Every hook
returns a list, so that a plugin may add several things or, some day, none. A plugin that raises, or returns
something of the wrong kind, is named in `uguisu plugins` and left out; the others work on.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pluggy

if TYPE_CHECKING:
    from uguisu.board.kinds.kind import MapKind
    from uguisu.bots.bot import BotType, Evaluator
    from uguisu.content.markers import Marker
    from uguisu.core.text import Texts
    from uguisu.looks import GameLook
    from uguisu.measures.measure import Measure
    from uguisu.plugins.game_type import GameType
    from uguisu.plugins.registered import DrawingRule, Lint, Solver, Trial
    from uguisu.plugins.variant import Variant

hookspec = pluggy.HookspecMarker("uguisu")


@hookspec
def uguisu_games() -> list[GameType]:  # type: ignore[empty-body]
    """Return the games this plugin brings: how a scenario of each is laid out, and its options."""


@hookspec
def uguisu_variants() -> list[Variant]:  # type: ignore[empty-body]
    """Return rule variants, for games of this plugin or any other. A scenario names those it wants."""


@hookspec
def uguisu_language() -> list[type[Marker]]:  # type: ignore[empty-body]
    """Return operations, conditions and expectations: typed models with `act`, `holds` or `differs`, found by their tag.

    Cards and missions of every game may then use them, or of one, if their class says `only_for = "that game"`; the
    schemas know them.
    """


@hookspec
def uguisu_map_kinds() -> list[MapKind]:  # type: ignore[empty-body]
    """Return kinds of maps besides graph, squares and hexes: the model of their files, how it becomes a Topology, its lints.

    A game names those it is played on in `GameType.map_kinds`.
    """


@hookspec
def uguisu_lints() -> list[Lint]:  # type: ignore[empty-body]
    """Return lints: checks of packs that go beyond their schema, each for one game or for all."""


@hookspec
def uguisu_trials() -> list[Trial]:  # type: ignore[empty-body]
    """Return trials: checks that are given the compiled game of a pack, to play it a little, each for one game or for all."""


@hookspec
def uguisu_bots() -> list[BotType]:  # type: ignore[empty-body]
    """Return kinds of bots, to be named as in ``--bots ninja=mcts:200``."""


@hookspec
def uguisu_evaluators() -> list[Evaluator]:  # type: ignore[empty-body]
    """Return evaluators: functions that guess from a position how it will end. Search bots use the game's default one."""


@hookspec
def uguisu_solvers() -> list[Solver]:  # type: ignore[empty-body]
    """Return solvers: shorter ways to the exact value of a game than the one there is for all games."""


@hookspec
def uguisu_lessons() -> list[Any]:  # type: ignore[empty-body]
    """Return lessons, at most one a game: steps from a first map to a mission, which `uguisu learn` goes through.

    They are `uguisu_tools.scaffold.learning.Lesson` objects; the engine passes them on.
    """


@hookspec
def uguisu_measures() -> list[Measure]:  # type: ignore[empty-body]
    """Return measures: what a playtest counts in each game besides who won, and shows in its report.

    A measure is given the finished game with its log, and returns values by name: a number to average, a sequence to draw as
    a curve over the turns, a `Use` for the table of what is used and how its side then fares, `Visits` for a heat map.
    """


@hookspec
def uguisu_texts() -> list[Texts]:  # type: ignore[empty-body]
    """Return what a game says at the table: names of phases, moves and events by key, in English.

    Keys are ``phase.<name>``, ``move.<kind>``, ``event.<kind>``, ``link.<kind>`` and ``heat.<layer>``; templates fill in
    ``{place}``, ``{piece}`` and what else the event tells. A later plugin's text for a key takes the place of an earlier one's.
    Other languages are in the plugin's translations.
    """


@hookspec
def uguisu_translations() -> list[Path]:  # type: ignore[empty-body]
    """Return folders with translations of what this plugin says: `ru.po`, `it.po` and so on.

    They are files of gettext's, from the English given to ``Message`` and ``Texts``;
    ``python -m uguisu_tools.testing sentences PACKAGE`` collects it into the files of `PACKAGE/translations`. For one more
    language, put an empty file there and run this.
    """


@hookspec
def uguisu_packs() -> list[Path]:  # type: ignore[empty-body]
    """Return folders of packs that come with this plugin, for the editor's welcome page and `uguisu new pack`."""


@hookspec
def uguisu_drawing_rules() -> list[DrawingRule]:  # type: ignore[empty-body]
    """Return drawing rules: what the editor asks at every stroke, each for one game or for all.

    A rule may refuse a stroke with a sentence, or fix it, before it is on the undo stack. What can wait until the
    stroke is done is better said by a lint.
    """


@hookspec
def uguisu_editor_panels() -> list[Any]:  # type: ignore[empty-body]
    """Return panels for the editor: functions of its session that return a widget (docs/editor.md shows one).

    The engine passes them on unread: it knows no Qt.
    """


@hookspec
def uguisu_editor_map_kinds() -> list[Any]:  # type: ignore[empty-body]
    """Return functions without arguments, each of which returns how the editor draws a kind of map.

    It is a `uguisu_editor.map_kinds.kind.MapKind`, under the id of the engine's part. Only the editor calls them: import there
    what needs Qt.
    """


@hookspec
def uguisu_looks() -> list[GameLook]:  # type: ignore[empty-body]
    """Return the looks of games: how their pieces, marks, ground, tracks and events are drawn, as plain data.

    A game without one is drawn by its sides and titles, which is enough to play. A pack's own pictures go before it.
    """
