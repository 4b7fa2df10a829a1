"""A page of cards without any: ways to have some, and a fan of those that the game offers to begin with."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from uguisu.messages import translate
from uguisu_changes.same import plain_copy
from uguisu_editor.i18n import tr
from uguisu_editor.model.jobs import RECIPE
from uguisu_editor.model.templates import id_from
from uguisu_editor.model.visible import visible
from uguisu_editor.pages.beginning import MORE, Beginning, Way
from uguisu_editor.pages.first_ways import blank_card, ways_of_cards
from uguisu_editor.pages.gallery import drawing_of

if TYPE_CHECKING:
    from uguisu_editor.pages.cards_shown import CardsBegun

FAN, FAN_WIDE, RECIPE_WIDE = 5, 118, 72
"""Faces of the fan, and pixels of a face's width in it, and beside what it does."""


class NoCards:
    """What a page of cards offers while it has none."""

    def __init__(self, page: CardsBegun) -> None:
        self.page = page

    def ways(
        self, ask: Callable[[], object], ask_elsewhere: Callable[[], object], from_table: Callable[[], object]
    ) -> tuple[str, str, list[Way]]:
        """Return what is said, and ways to have cards: to be asked for one, here or of other packs, or to take a table."""
        page = self.page
        wanted, about = page.rules.wanted
        table = Way(
            tr("From a table"),
            tr("A row a card: title, copies, text."),
            "table-large",
            "text",
            from_table,
            tr("Open"),
        )
        return (
            translate(wanted, page.session.language) if wanted else tr("No cards of its own yet."),
            translate(about, page.session.language)
            if about
            else tr("Use cards that there are, or make your own."),
            [*ways_of_cards(page.session, ask, ask_elsewhere), table],
        )

    def show(self, beginning: Beginning, ratio: float) -> None:
        """Fan out the cards that the game offers, and offer each with what it does."""
        page, faces = self.page, self.page.recipes
        names = [f"{RECIPE}{at}" for at in range(len(page.rules.recipes))]
        kinds = [face.kind for face in (faces.faces.get(name) for name in names) if face is not None]
        mixed = sorted(range(len(kinds)), key=lambda at: (kinds[:at].count(kinds[at]), at))
        fan = [faces.small(names[at], FAN_WIDE, ratio) for at in mixed[:FAN]]
        beginning.picture.looks = list(page.rules.looks.values())
        beginning.picture.show_faces([one for one in fan if one is not None])
        told = []
        for at, name in enumerate(names):
            recipe, face = page.rules.recipes[at], faces.small(name, RECIPE_WIDE, ratio)
            title, about = (translate(one, page.session.language) for one in (recipe.title, recipe.about))
            way = Way(
                title,
                visible(about[:1].upper() + about[1:]),
                "cards-outline",
                "",
                partial(self.begin, at),
                MORE,
            )
            told.append((way, drawing_of(face) if face is not None else None))
        beginning.show_recipes(tr("Or begin with one of these"), told)

    def begin(self, at: int) -> None:
        """Begin with a card that the game offers."""
        page, recipe = self.page, self.page.rules.recipes[at]
        title = translate(recipe.title, page.session.language)
        card = {"id": id_from(title) or "card", "title": title, **blank_card(page.rules)}
        page.put_in(0, {**card, **plain_copy(dict(recipe.card))})
