"""What a playtest found: plain data, the same as in ``summary.json``."""

from __future__ import annotations

import msgspec

from uguisu import LocalText
from uguisu.content import LayerStamp
from uguisu_lab.playtest.curves import CurveSummary
from uguisu_lab.playtest.statistics import Distribution, Interval
from uguisu_lab.playtest.values import MeasureSummary, UseSummary

FORMAT = 2


class SideSummary(msgspec.Struct, frozen=True, kw_only=True):
    """How a side fared: games won (it alone got most), their share, and its average return."""

    side: str
    title: LocalText
    wins: int
    rate: Interval
    mean_return: float


class OnAverage(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the better `side` gets at best play, from `low` to `high`: 1 is a win, 0 a draw, -1 a loss.

    With `files_read`, of players who know what the files of the pack fix in secret.
    """

    side: str
    low: float
    high: float
    files_read: bool = False

    @property
    def leader(self) -> str | None:
        """The side, if it is sure to get more than nothing; else None."""
        return self.side if self.low > 0 else None


class Exact(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The side that wins if nobody makes a mistake, None where neither can force it, and in how many rounds or plies.

    Where something is hidden or left to chance, no number of rounds is told, but what is to be had `on_average` if both sides
    mix their moves as well as possible.
    """

    winner: str | None
    length: int | None
    unit: str
    on_average: OnAverage | None = None


class Try(msgspec.Struct, frozen=True):
    """Games won, of how many."""

    wins: int
    games: int


class RandomCheck(msgspec.Struct, frozen=True, kw_only=True):
    """A side's bots beside random moves in their place, against random opponents and against these.

    `better` says whether either shows that the bots play better than random moves, `could` whether so few games would have
    shown it of bots that never lose, against others that can be beaten.
    """

    side: str
    against_random: Try
    random_against_random: Try
    against_these: Try
    random_against_these: Try
    better: bool
    could: bool = True


class RungSummary(msgspec.Struct, frozen=True, kw_only=True):
    """A rung of the ladder: who wins where `bot` plays all seats; "" stands for the bots of the playtest itself.

    `distinct` tells how many of the games say something new (see `Summary.counted_games`); what is missing from `wins` was
    drawn.
    """

    bot: str
    games: int
    distinct: int
    wins: dict[str, int]


class SkillSummary(msgspec.Struct, frozen=True, kw_only=True):
    """What skill is worth to a side: games won where a stronger bot plays it, and where all seats are the weaker bot's.

    `pays` says whether that is more than chance.
    """

    side: str
    weaker: str
    stronger: str
    alike: Try
    better: Try
    pays: bool


class StrongSummary(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Games between strong bots: how many, how often each side won, who is ahead, or that both are about even.

    Attributes:
        bot: what played all seats.
        minutes: of a processor that they would take, where they were left out for that; else 0.
        parts: how much was won in parts, where a draw is a part won.
        same: the sides for which that bot has no better rules than the bots of the playtest.
    """

    bot: str
    games: int = 0
    wins: dict[str, int] = {}
    ahead: str | None = None
    even: bool = False
    minutes: int = 0
    parts: LocalText = ""
    same: tuple[str, ...] = ()


class PeopleSummary(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Games that people played on this machine with just this pack, of which nothing else in a summary tells.

    Attributes:
        games: those in which no bot had a seat; `wins` says how often each side won them.
        beside_bots: for each side, how often people won as it where bots had seats, too.
        others: games with the pack as it was before, or with other variants, which are not counted.
        last: the day of the last one.
    """

    games: int = 0
    wins: dict[str, int] = {}
    beside_bots: dict[str, Try] = {}
    others: int = 0
    last: str = ""


class ThinkingSummary(msgspec.Struct, frozen=True, kw_only=True):
    """What a side gains when it alone is played by a strong bot, all others playing as they do.

    `alike` has the wins of the side where nobody does, `deeper` where it does, and `wins` those of each side then. `gains`
    says whether that is more than chance, `needed` how many wins of the `planned` games show it; None where none would. Fewer
    games than planned are played where those that are left could change nothing of that.
    """

    side: str
    bot: str
    alike: Try
    deeper: Try
    wins: dict[str, int]
    gains: bool
    needed: int | None
    planned: int = 0


class ResultSummary(msgspec.Struct, frozen=True, kw_only=True):
    """A way games ended, and how often; `winner` None is a draw."""

    id: str
    title: LocalText
    winner: str | None
    count: int
    share: Interval


class SeatSummary(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat had to decide: how often in a game, and among how many actions on average.

    Where the game was solved, `decided` counts its decisions with a choice, `tempted` those of them in won positions in
    which some action threw the win away, and `thrown` those in which it did.
    """

    seat: str
    side: str
    title: LocalText
    bot: str
    decisions: Distribution
    branching: float
    decided: int = 0
    tempted: int = 0
    thrown: int = 0


class OpeningSummary(msgspec.Struct, frozen=True, kw_only=True):
    """A first move of a seat: in how many games it was made, and in how many of those its side won."""

    seat: str
    move: str
    label: LocalText
    count: int
    wins: int
    rate: Interval


class EventSummary(msgspec.Struct, frozen=True, kw_only=True):
    """A kind of event: in what share of the games it happened, and how often in the average game."""

    kind: str
    title: LocalText
    came_up: Interval
    mean: float


class TriggerSummary(msgspec.Struct, frozen=True, kw_only=True):
    """A trigger of the mission: in how many games it went off, what share of them that is, and how often in the average game.

    `trigger` is its id, or its number in the mission, from 1; `told` is what it waits for and does.
    """

    trigger: str
    told: LocalText
    games: int
    came_up: Interval
    mean: float


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


class MeasureFailure(msgspec.Struct, frozen=True, kw_only=True):
    """A measure that failed in `games` games, the first of them with this number and seed; it counts the others only.

    `games` is 0 if it only could not tell what its values are called.
    """

    measure: str
    message: str
    games: int
    index: int = 0
    seed: int = 0


class Alarm(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that no designer wants, in so many `of` games, the first of them with this number and seed.

    `kind` is ``nameless`` (`who` is a line of the log in which a name is missing), ``dead`` (a kind of pieces that nothing
    happens to), ``idle`` (a side that does nothing for long), ``still`` (nothing happens in the last third), ``cork`` (a piece
    that waits at `place` beside another, `whom`) or ``pacing`` (a piece that goes to and fro at `place`).
    """

    kind: str
    who: LocalText
    whom: LocalText = ""
    place: LocalText = ""
    games: int
    of: int
    index: int = 0
    seed: int = 0


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
        recorded: how many of those were recorded whole: what is counted of events, measures, cards and maps comes from them.
            All, unless many were played at random with no report to be written.
        distinct_games: how many of those differ in any move.
        counted_games: how many intervals rest on: those that differ, and all in which dice, shuffled cards or bots that mix
            decided.
        distinct_openings: how many ways of making the first moves, one of each seat, there were.
        partial: whether it was stopped before all were played.
        ended: why it ended: ``asked`` (all games that were asked for), or, where it was to go on until it was known who wins
            how often, ``known``, ``repeats`` (hardly any new game came), ``most``; ``first`` after the first verdict;
            ``stopped`` where it is partial. Intervals of a playtest that was to go on until then hold however often one looks.
        bots: by seat.
        warnings: why to believe it less: ``repeats`` (many games are the same), ``random:<side>`` (that side plays at
            random), ``no_better_than_random:<side>`` (see `checks`), ``turns:<bot>`` (between these, another side is
            ahead; see `ladder`).
        layers: the packs that a mod is made of, the lowest first: id, version, hash; none where it builds on no other.
        draws: how many nobody won, and `draw_share` how large a part that is.
        rounds: lengths by the track called ``turn`` or ``round``; none where the game has no such track.
        checks: each side's bots against random play.
        ladder: who wins between weaker and stronger bots, the weakest first; none where it was not asked for.
        skill: what a stronger bot wins as each side against weaker ones; none where it was not asked for.
        strong: who wins between strong bots; None where it was not asked for.
        parts: how much was won in parts, where a draw is a part won; else "".
        thinking: what each side gains when it alone is strong; none where it was not asked for.
        broken: how many games broke; `errors` tells of the first of them.
        heat: layer -> place -> pieces (or whatever the layer counts) there in the average position.
        heat_titles: what each layer is called.
        visits: layer -> place -> how often something happened there in the average game; `visit_titles` alike.
        never_entered: places at which nothing ever stood and nothing happened, and `never_entered_at` their ids.
        events: what happened at all, and how often.
        triggers: all that the mission has, in its order, those that never went off among them.
        curves: numbers followed over the turns.
        uses: things that a side may use, and what comes of it.
        alarms: what no designer wants, and was seen in some games.
        failures: measures that failed.
        unwritten: why the games could not all be written to their file; "" if they could.
        exact: who wins if nobody makes a mistake, where it was asked for.
        stronger: the strongest bot that the game knows of.
        people: games of people on this machine, where there are any.
        seconds: how long it took; all else but `people` is the same each time.
    """

    format: int = FORMAT
    game: str
    scenario: str
    title: LocalText
    digest: str
    layers: tuple[LayerStamp, ...]
    versions: dict[str, str]
    variants: tuple[str, ...]
    seed: int
    games: int
    played: int
    recorded: int
    distinct_games: int
    counted_games: int
    distinct_openings: int
    partial: bool
    ended: str = "asked"
    bots: dict[str, str]
    warnings: tuple[str, ...]
    draws: int
    draw_share: Interval
    sides: tuple[SideSummary, ...]
    checks: tuple[RandomCheck, ...]
    ladder: tuple[RungSummary, ...]
    skill: tuple[SkillSummary, ...] = ()
    strong: StrongSummary | None = None
    parts: LocalText = ""
    thinking: tuple[ThinkingSummary, ...] = ()
    results: tuple[ResultSummary, ...]
    plies: Distribution
    rounds: Distribution
    histogram: tuple[HistogramBar, ...]
    seats: tuple[SeatSummary, ...]
    openings: tuple[OpeningSummary, ...]
    measures: tuple[MeasureSummary, ...]
    events: tuple[EventSummary, ...]
    triggers: tuple[TriggerSummary, ...] = ()
    curves: tuple[CurveSummary, ...]
    uses: tuple[UseSummary, ...]
    heat: dict[str, dict[str, float]]
    heat_titles: dict[str, LocalText]
    visits: dict[str, dict[str, float]]
    visit_titles: dict[str, LocalText]
    never_entered: tuple[LocalText, ...] = ()
    never_entered_at: tuple[str, ...] = ()
    notable: tuple[NotableGame, ...]
    broken: int
    errors: tuple[GameError, ...]
    failures: tuple[MeasureFailure, ...]
    alarms: tuple[Alarm, ...] = ()
    unwritten: str = ""
    exact: Exact | None = None
    stronger: str = ""
    people: PeopleSummary | None = None
    seconds: float
