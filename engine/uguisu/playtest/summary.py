"""What a playtest found: plain data, the same as in ``summary.json``."""

from __future__ import annotations

import msgspec

from uguisu.content.text import LocalText
from uguisu.playtest.statistics import Distribution, Interval

FORMAT = 1


class SideSummary(msgspec.Struct, frozen=True, kw_only=True):
    """How a side fared: games won (it alone got most), their share, and its average return."""

    side: str
    title: LocalText
    wins: int
    rate: Interval
    mean_return: float


class ResultSummary(msgspec.Struct, frozen=True, kw_only=True):
    """A way games ended, and how often; `winner` None is a draw."""

    id: str
    title: LocalText
    winner: str | None
    count: int
    share: Interval


class SeatSummary(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat had to decide: how often in a game, and among how many actions on average."""

    seat: str
    side: str
    title: LocalText
    bot: str
    decisions: Distribution
    branching: float


class OpeningSummary(msgspec.Struct, frozen=True, kw_only=True):
    """A first move of a seat: in how many games it was made, and in how many of those its side won."""

    seat: str
    move: str
    label: LocalText
    count: int
    wins: int
    rate: Interval


class LinkSummary(msgspec.Struct, frozen=True, kw_only=True):
    """How a measure goes with winning: by how much it is larger in games that `side` won than in the others."""

    side: str
    mean_won: float
    mean_not_won: float
    difference: Interval
    clear: bool
    """Whether the interval leaves out 0."""


class MeasureSummary(msgspec.Struct, frozen=True, kw_only=True):
    """A measure over all games. `group` is the title it is listed under, `name` what it counts.

    Attributes:
        values: over the games in which it came up.
        came_up: in what share of all games it came up, and was not 0.
    """

    id: str
    group: LocalText
    name: LocalText
    values: Distribution
    links: tuple[LinkSummary, ...]
    came_up: Interval = Interval(0.0, 0.0, 1.0)
    note: LocalText = ""


class Point(msgspec.Struct, frozen=True):
    """A point of a curve: the mean at turn `at` over the `games` that came so far."""

    at: int
    mean: Interval
    games: int


class CurveSummary(msgspec.Struct, frozen=True, kw_only=True):
    """A number followed over the turns (or whatever `axis` says) of all games."""

    id: str
    group: LocalText
    name: LocalText
    axis: LocalText
    points: tuple[Point, ...]
    note: LocalText = ""


class UseSummary(msgspec.Struct, frozen=True, kw_only=True):
    """Something a side may use, such as a card: how often it is at hand and used, and how its side then fares.

    Attributes:
        held: how many were at hand in all games together, and `used` how often it was used.
        games_held: games in which one was at hand, and `games_used` those of them in which one was used.
        won_used: the share of games won by its side among those in which it was used.
        won_unused: the same among those in which it was at hand and not used.
        difference: the first less the second; None when there are no games of one sort.
        remarks: what stands out: ``unseen`` (never at hand), ``never`` (not once used), ``seldom`` (used in few of the games
            it could be), ``wins`` or ``loses`` (its side wins clearly more, or less, when it is used).
    """

    id: str
    group: LocalText
    name: LocalText
    side: str
    held: int
    used: int
    games_held: int
    games_used: int
    won_used: Interval
    won_unused: Interval
    difference: Interval | None
    remarks: tuple[str, ...]
    note: LocalText = ""


class NotableGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game worth a look: `why` is ``shortest`` or ``longest``, of those that ended like this."""

    index: int
    seed: int
    why: str
    result: str
    title: LocalText
    plies: int


class GameError(msgspec.Struct, frozen=True, kw_only=True):
    """A game that broke; with its number and seed it can be played again."""

    index: int
    seed: int
    message: str


class HistogramBar(msgspec.Struct, frozen=True):
    """Games from `low` up to, and not counting, `high` plies long."""

    low: int
    high: int
    count: int


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """What a playtest found.

    Attributes:
        games: how many were asked for.
        played: how many were played to their end.
        partial: whether it was stopped before all were played.
        bots: by seat.
        heat: layer -> place -> pieces (or whatever the layer counts) there in the average position.
        heat_titles: what each layer is called.
        visits: layer -> place -> how often something happened there in the average game; `visit_titles` alike.
        curves: numbers followed over the turns.
        uses: things that a side may use, and what comes of it.
        seconds: how long it took; all else is the same each time.
    """

    format: int = FORMAT
    game: str
    scenario: str
    title: LocalText
    digest: str
    versions: dict[str, str]
    variants: tuple[str, ...]
    seed: int
    games: int
    played: int
    partial: bool
    bots: dict[str, str]
    draws: int
    sides: tuple[SideSummary, ...]
    results: tuple[ResultSummary, ...]
    plies: Distribution
    histogram: tuple[HistogramBar, ...]
    seats: tuple[SeatSummary, ...]
    openings: tuple[OpeningSummary, ...]
    measures: tuple[MeasureSummary, ...]
    heat: dict[str, dict[str, float]]
    heat_titles: dict[str, LocalText]
    notable: tuple[NotableGame, ...]
    errors: tuple[GameError, ...]
    seconds: float
    curves: tuple[CurveSummary, ...] = ()
    uses: tuple[UseSummary, ...] = ()
    visits: dict[str, dict[str, float]] = {}
    visit_titles: dict[str, LocalText] = {}
