"""The report as one HTML page that needs nothing else: no network, no scripts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from importlib.resources import files
from itertools import groupby

from jinja2 import Environment, StrictUndefined
from markupsafe import Markup, escape

from uguisu.content.text import LocalText, localize
from uguisu.playtest.curves import curves_svg
from uguisu.playtest.heatmaps import HeatMap
from uguisu.playtest.histogram import histogram_svg
from uguisu.playtest.remarks import remark
from uguisu.playtest.statistics import Interval, wilson
from uguisu.playtest.summary import MeasureSummary, NotableGame, OpeningSummary, Summary, UseSummary
from uguisu.said import Said, translate

COLOURS = ("#3f6f9f", "#c0562f", "#6c8b2f", "#7a5ea8", "#2f8f83", "#b98a1d")
"""One a side; they differ in lightness too."""
OPENINGS = 12
"""First moves of each seat that are shown."""


@dataclass(frozen=True, slots=True)
class _Openings:
    title: str
    colour: str
    moves: list[OpeningSummary]
    more: int


@dataclass(frozen=True, slots=True)
class _Measures:
    title: str
    note: str
    measures: list[MeasureSummary]
    never: list[str]
    """What came up in no game."""


@dataclass(frozen=True, slots=True)
class _Curves:
    title: str
    note: str
    svg: str


@dataclass(frozen=True, slots=True)
class _Uses:
    title: str
    note: str
    sides: list[tuple[str, list[UseSummary]]]


def html_page(
    summary: Summary, maps: Sequence[HeatMap], replays: Mapping[int, str], language: str = "en"
) -> str:
    """Return the report.

    Args:
        summary: what was found.
        maps: heat maps, to be set into the page.
        replays: the way from the page to the replay of a game, by its number.
        language: of the headings, and of names where the pack has them.
    """
    colours = {side.side: COLOURS[at % len(COLOURS)] for at, side in enumerate(summary.sides)}
    templates = files("uguisu.playtest") / "templates"
    environment = Environment(
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        finalize=_Translator(language),
    )
    environment.filters.update(local=_Localizer(language), short=short, css=css, capital=capital)
    page = environment.from_string((templates / "report.html").read_text(encoding="utf-8"))
    return page.render(
        language=language,
        Said=Said,
        style=(templates / "report.css").read_text(encoding="utf-8"),
        title=localize(summary.title, language) or summary.scenario,
        summary=summary,
        colours=colours,
        draws=wilson(summary.draws, summary.played),
        histogram=histogram_svg(summary.histogram, str(escape(translate(Said("Length in plies"), language)))),
        maps=maps,
        curves=_curves(summary, language),
        uses=_uses(summary, language),
        remark=partial(remark, language=language),
        openings=_openings(summary, colours, language),
        measures=_measures(summary, language),
        replays=replays,
        share=share,
        why=why,
        link=link,
        odds=odds,
        titles={side.side: capital(localize(side.title, language)) for side in summary.sides},
    )


def share(count: int, interval: Interval, colour: str) -> Markup:
    """Return table cells for a share: how many, the share, its interval, and a bar with the interval on it."""
    return Markup(
        '<td class="n">{count}</td><td class="n"><b>{value:.1%}</b> '
        '<span class="interval">{low:.1%} – {high:.1%}</span></td>'
        '<td><span class="bar"><i style="width:{width};background:{colour}"></i>'
        '<b style="left:{left};width:{reach}"></b></span></td>'
    ).format(
        count=count,
        value=interval.value,
        low=interval.low,
        high=interval.high,
        width=css(interval.value),
        colour=colour,
        left=css(interval.low),
        reach=css(interval.high - interval.low),
    )


def link(measure: MeasureSummary, side: str) -> Markup:
    """Return how a measure goes with a side's winning: bold where it is beyond chance."""
    found = next((entry for entry in measure.links if entry.side == side), None)
    if found is None:
        return Markup("–")
    apart = found.difference
    return Markup(
        '<span class="{kind}">{value:+.2f}</span> <span class="interval">{low:+.2f} – {high:+.2f}</span>'
    ).format(kind="clear" if found.clear else "unclear", value=apart.value, low=apart.low, high=apart.high)


def odds(interval: Interval, games: int) -> Markup:
    """Return a share with its interval; a dash where there were no games to tell it by."""
    if not games:
        return Markup("–")
    return Markup('{value:.0%} <span class="interval">{low:.0%} – {high:.0%}</span>').format(
        value=interval.value, low=interval.low, high=interval.high
    )


def short(number: float) -> str:
    """Write a number with no more digits than it needs.

    >>> short(12.0), short(12.25), short(1234.5)
    ('12', '12.2', '1234')
    """
    return f"{number:.0f}" if abs(number) >= 100 or number == int(number) else f"{number:.1f}"


def css(part: float) -> str:
    """Write a part of a whole as a CSS length."""
    return f"{100 * part:.2f}%"


def capital(text: str) -> str:
    """Begin a text with a capital letter, and leave the rest as it is."""
    return text[:1].upper() + text[1:]


def why(game: NotableGame) -> str:
    """Say why a game is worth a look."""
    return {"shortest": Said("shortest"), "longest": Said("longest")}[game.why]


class _Translator:
    """Turns what the page says into the reader's language, as it is written into the page."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, value: object) -> object:
        return translate(value, self.language) if isinstance(value, Said) else value


class _Localizer:
    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, text: LocalText) -> str:
        return localize(text, self.language)


def _openings(summary: Summary, colours: Mapping[str, str], language: str) -> list[_Openings]:
    found = []
    for seat in summary.seats:
        moves = [opening for opening in summary.openings if opening.seat == seat.seat]
        if moves:
            title = localize(seat.title, language)
            found.append(
                _Openings(title, colours[seat.side], moves[:OPENINGS], max(0, len(moves) - OPENINGS))
            )
    return found


def _curves(summary: Summary, language: str) -> list[_Curves]:
    found = []
    for _, members in groupby(summary.curves, lambda curve: curve.id.partition(".")[0]):
        curves = list(members)
        colours = [COLOURS[at % len(COLOURS)] for at in range(len(curves))]
        svg = curves_svg(curves, colours, language)
        if svg:
            first = curves[0]
            found.append(_Curves(localize(first.group, language), localize(first.note, language), svg))
    return found


def _uses(summary: Summary, language: str) -> list[_Uses]:
    found = []
    for _, members in groupby(summary.uses, lambda use: use.id.partition(".")[0]):
        uses = list(members)
        sides = [(side, list(things)) for side, things in groupby(uses, lambda use: use.side)]
        found.append(_Uses(localize(uses[0].group, language), localize(uses[0].note, language), sides))
    return found


def _measures(summary: Summary, language: str) -> list[_Measures]:
    found = []
    for _, members in groupby(summary.measures, lambda measure: measure.id.partition(".")[0]):
        measures = list(members)
        title, note = localize(measures[0].group, language), localize(measures[0].note, language)
        never = [localize(measure.name, language) for measure in measures if not measure.came_up.value]
        found.append(
            _Measures(title, note, [measure for measure in measures if measure.came_up.value], never)
        )
    return found
