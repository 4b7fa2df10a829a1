"""Heat maps: where each side's pieces stand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from uguisu.board.picture import Look, picture_of
from uguisu.board.png import write_png
from uguisu.board.svg import write_svg
from uguisu.content.text import localize
from uguisu.playtest.summary import Summary
from uguisu.playtest.wording import words

if TYPE_CHECKING:
    from uguisu.core.game import Game

PNG_SCALE = 1.5
SMALLEST = 0.0005
"""Less heat than this is shown as none, for it would be written as 0%."""


@dataclass(frozen=True, slots=True)
class HeatMap:
    """One layer drawn: `inline` for a page that has a heading of its own, `svg` and `png` to stand alone."""

    layer: str
    title: str
    inline: str
    svg: str
    png: bytes


def heat_maps(summary: Summary, game: Game, language: str) -> list[HeatMap]:
    """Draw each layer of heat in `summary`."""
    found = []
    called = legend_words(game, language)
    for layer, heat in summary.heat.items():
        title = localize(summary.heat_titles[layer], language)
        values = [_shown(heat.get(place, 0.0)) for place in game.topology.ids]
        name = localize(summary.title, language)
        headed = Look(
            title=f"{name} \N{EM DASH} {words(language)['heat'].lower()}: {title}",
            language=language,
            words=called,
            value_format=percent,
        )
        plain = Look(language=language, words=called, value_format=percent)
        alone = picture_of(game.topology, values, headed)
        found.append(
            HeatMap(
                layer,
                title,
                write_svg(picture_of(game.topology, values, plain)),
                write_svg(alone),
                write_png(alone, PNG_SCALE),
            )
        )
    return found


def legend_words(game: Game, language: str) -> dict[str, str]:
    """Return what the game calls its kinds of links and borders: the texts ``link.<kind>``, where it has them."""
    kinds = {edge.kind for edge in game.topology.edges}
    words = {kind: game.texts.template(f"link.{kind}", language) for kind in sorted(kinds)}
    return {kind: word for kind, word in words.items() if word is not None}


def percent(value: float) -> str:
    """Write a share: whole per cents, tenths below one.

    >>> percent(0.256), percent(0.004), percent(0)
    ('26%', '0.4%', '0%')
    """
    return f"{value:.1%}" if 0 < value < 0.0095 else f"{value:.0%}"


def _shown(value: float) -> float | None:
    return value if value >= SMALLEST else None
