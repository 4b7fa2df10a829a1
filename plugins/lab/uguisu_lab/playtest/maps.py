"""Heat maps: where each side's pieces stand, and where things happen."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from uguisu import Game, LocalText, Message
from uguisu.board import Picture
from uguisu.messages import localize
from uguisu_lab.playtest.summary import Summary
from uguisu_lab.playtest.tables import Section, Words
from uguisu_tools.drawing import Look, picture_of, write_png, write_svg
from uguisu_tools.looks import line_titles

PNG_SCALE = 1.5
SMALLEST = 0.0005
"""Less heat than this is shown as none, for it would be written as 0%."""


@dataclass(frozen=True, slots=True)
class HeatMap:
    """One layer drawn: `section` for the page, `svg` and `png` to stand alone, in files called `file`."""

    file: str
    section: Section
    picture: Picture

    @property
    def svg(self) -> str:
        """The map as an SVG."""
        return write_svg(self.picture)

    @property
    def png(self) -> bytes:
        """The map as a PNG."""
        return write_png(self.picture, PNG_SCALE)


def heat_maps(summary: Summary, game: Game, language: str) -> list[HeatMap]:
    """Draw each layer of heat in `summary`, then what happened where.

    Maps of who stands where are there to be compared: the same colour means the same share on all of them.
    """
    most = max((share for heat in summary.heat.values() for share in heat.values()), default=0.0)
    standing = _Drawing(
        summary,
        game,
        Words(language),
        what=Message("Where they stand"),
        note=Message(
            "The share of all positions in which a piece of this kind was there; all these maps use "
            "the same scale of colours."
        ),
        look=Look(value_format=percent, most=most),
    )
    happening = _Drawing(
        summary,
        game,
        Words(language),
        what=Message("Where it happens"),
        note=Message(
            "How often this happens there in an average game; each of these maps has its own scale."
        ),
        look=Look(value_format=times),
    )
    return [
        *(
            standing.draw(f"heat-{layer}", summary.heat_titles[layer], heat)
            for layer, heat in summary.heat.items()
        ),
        *(
            happening.draw(f"map-{layer}", summary.visit_titles[layer], visits)
            for layer, visits in summary.visits.items()
        ),
    ]


class _Drawing:
    """Draws maps of one kind."""

    def __init__(
        self, summary: Summary, game: Game, words: Words, *, what: str, note: str, look: Look
    ) -> None:
        self.title = localize(summary.title, words.language)
        self.topology = game.topology
        self.what, self.note = words.say(what), words.say(note)
        self.look = replace(look, language=words.language, words=line_titles(game, words.language))

    def draw(self, file: str, title: LocalText, heat: dict[str, float]) -> HeatMap:
        called = localize(title, self.look.language)
        values = [_shown(heat.get(place, 0.0)) for place in self.topology.ids]
        heading = f"{self.title} \N{EM DASH} {self.what.lower()}: {called}"
        alone = picture_of(self.topology, values, replace(self.look, title=heading))
        file = re.sub(r"[^\w-]+", "_", file)  # a name that every system takes
        inline = write_svg(picture_of(self.topology, values, self.look))
        section = Section(f"{self.what}: {called}", figure=inline, link=f"{file}.svg", note=self.note)
        return HeatMap(file, section, alone)


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
