"""Heat maps: where each side's pieces stand."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from uguisu.board.picture import Look, picture_of
from uguisu.board.png import write_png
from uguisu.board.svg import write_svg
from uguisu.content.text import LocalText, localize
from uguisu.playtest.summary import Summary
from uguisu.said import Said, translate

if TYPE_CHECKING:
    from uguisu.core.game import Game

PNG_SCALE = 1.5
LARGE = 60
"""Places above which a map is large."""
SMALLEST = 0.0005
"""Less heat than this is shown as none, for it would be written as 0%."""


@dataclass(frozen=True, slots=True)
class HeatMap:
    """One layer drawn: `inline` for a page that has a heading of its own, `svg` and `png` to stand alone.

    `happened` says that it counts how often something happened, not where something stands.
    """

    layer: str
    title: str
    inline: str
    svg: str
    png: bytes
    happened: bool = False
    large: bool = False
    """Whether it has so many places that it wants the width of the page."""

    @property
    def file(self) -> str:
        """The name of its files, without a suffix: one that every system takes."""
        layer = re.sub(r"[^\w-]+", "_", self.layer)
        return f"map-{layer}" if self.happened else f"heat-{layer}"


def heat_maps(summary: Summary, game: Game, language: str) -> list[HeatMap]:
    """Draw each layer of heat in `summary`, then what happened where."""
    drawing = _Drawing(summary, game, language)
    standing = [drawing.draw(layer, heat, summary.heat_titles[layer]) for layer, heat in summary.heat.items()]
    happening = [
        drawing.draw(layer, visits, summary.visit_titles[layer], happened=True)
        for layer, visits in summary.visits.items()
    ]
    return [*standing, *happening]


class _Drawing:
    def __init__(self, summary: Summary, game: Game, language: str) -> None:
        self.summary = summary
        self.game = game
        self.language = language
        self.words = legend_words(game, language)

    def draw(
        self, layer: str, heat: dict[str, float], title: LocalText, *, happened: bool = False
    ) -> HeatMap:
        called, topology = localize(title, self.language), self.game.topology
        values = [_shown(heat.get(place, 0.0)) for place in topology.ids]
        what = Said("Where it happens") if happened else Said("Where they stand")
        name = localize(self.summary.title, self.language)
        plain = Look(language=self.language, words=self.words, value_format=times if happened else percent)
        heading = f"{name} \N{EM DASH} {translate(what, self.language).lower()}: {called}"
        alone = picture_of(topology, values, replace(plain, title=heading))
        return HeatMap(
            layer,
            called,
            write_svg(picture_of(topology, values, plain)),
            write_svg(alone),
            write_png(alone, PNG_SCALE),
            happened,
            len(values) > LARGE,
        )


def legend_words(game: Game, language: str) -> dict[str, str]:
    """Return what the game calls the kinds and tags of links and borders: the texts ``link.<kind>``, where it has them."""
    kinds = {kind for edge in game.topology.edges for kind in (edge.kind, *edge.tags)}
    words = {kind: game.texts.template(f"link.{kind}", language) for kind in sorted(kinds)}
    return {kind: word for kind, word in words.items() if word is not None}


def percent(value: float) -> str:
    """Write a share: whole per cents, tenths below one.

    >>> percent(0.256), percent(0.004), percent(0)
    ('26%', '0.4%', '0%')
    """
    return f"{value:.1%}" if 0 < value < 0.0095 else f"{value:.0%}"


def times(value: float) -> str:
    """Write how often something happens in a game.

    >>> times(0.256), times(12.3), times(0.004)
    ('0.26', '12', '.004')
    """
    if value >= 9.95:
        return f"{value:.0f}"
    return f"{value:.2g}".removeprefix("0" if 0 < value < 0.095 else "")


def _shown(value: float) -> float | None:
    return value if value >= SMALLEST else None
