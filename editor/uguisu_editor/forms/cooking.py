"""Recipes in a form: those for which the pack has all they need, and what becomes of the mission with one."""

from __future__ import annotations

from typing import Any

from uguisu.effects import Operation
from uguisu.events import taken_by
from uguisu_changes.edits import Put
from uguisu_changes.paths import entries
from uguisu_editor.forms.context import FormContext
from uguisu_editor.i18n import said_in, tr, translated
from uguisu_editor.model.recipes import Larder, Parts, Recipe, joined_to, larder_of, made

WAYS = ("links", "borders")
"""What of a map lies between two places."""


def larder(context: FormContext) -> Larder:
    """Return what the pack at hand has for recipes."""
    session = context.session
    languages = context.languages()

    def text(words: str) -> Any:
        if len(languages) > 1:
            return {code: said_in(code, words) for code in languages}
        return said_in(languages[0], words) if languages else translated(words)

    members = session.grammar.vocabulary.members(Operation)
    words = {name: taken_by(of) for name, of in members.items()}
    board = session.board
    ways = [
        tuple(entry["between"])
        for key in WAYS
        for entry in entries(session.map, key)
        if isinstance(entry, dict) and isinstance(entry.get("between"), list)
    ]
    places = board.ids() if board is not None else []
    chosen = [place for place in session.selection.places if place in places]
    return larder_of(session.facts, text, [*chosen, *places[:3]], ways, words)


def recipes(context: FormContext) -> list[tuple[Recipe, Parts]]:
    """Return the recipes that can be made here."""
    return made(larder(context))


def add_recipe(context: FormContext, recipe: Recipe, parts: Parts) -> bool:
    """Add what a recipe makes to the mission, as one step of undo; a file that is not there is begun."""
    data = context.data if isinstance(context.data, dict) else {"format": 1}
    whole = joined_to(data, parts)
    label = tr("Begin with {name}", name=translated(recipe.title))
    if context.own is None and context.below is None:
        return context.session.do(label, context.session.document.new_file(context.kind, whole))
    edits = [Put(context.kind, (key,), whole[key]) for key in parts]
    return context.do(label, *edits)
