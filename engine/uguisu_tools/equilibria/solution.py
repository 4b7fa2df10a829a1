"""What a pack with secrets is worth when nobody makes a mistake, how to play for it, and what a bot gives away."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from uguisu.bots.bot import Bot, Decision
from uguisu.core.errors import UguisuError
from uguisu.core.rng import OneDraw, derive
from uguisu.core.state import CHANCE, OVER
from uguisu.guard.watchdog import Watch
from uguisu.interrupts import leave_to_user
from uguisu.messages.message import Message
from uguisu_tools.equilibria.assumed import taken_as_known
from uguisu_tools.equilibria.mixing import best_reply, equilibrium
from uguisu_tools.equilibria.tree import MOST_POSITIONS, SEATS, Start, TooLarge, Tree, WorkCount, tree_of
from uguisu_tools.solve.solving import Unsolvable

if TYPE_CHECKING:
    from uguisu.core.game import Game
    from uguisu.core.state import State

GAP = 0.005
"""How far apart the bounds of a value may be."""
DIVES = 60
"""Games played at random to estimate how many positions there are."""
HOPELESS = 300
"""A tree estimated at so many times what is allowed is not begun: ways that come together save less."""
ENDLESS = 1e100
"""A game of more positions has no end that matters: nobody counts on."""
SOON_POSITIONS, SOON_WORK, SOON_LOOKS = 40_000, 20_000, 20
"""What takes but a few seconds: positions, actions carried out, and how often the bound is looked at."""
ASKED, ASKED_AGAIN = 8, 40
"""How often a bot is asked in each information state, and how often in all where it answers now this, now that: how it mixes is
seen only roughly by few answers, and the best reply to a rough guess finds faults that are not there.
"""
TOLD = 6
"""Information states of each side that advice is given for."""
SELDOM = 0.02
"""Choices, and decisions, that come more seldom are not told."""


@dataclass(frozen=True, slots=True)
class Advice:
    """How a seat mixes well in one information state.

    Attributes:
        seat: the id of the seat.
        likely: how likely it is to come to it, if both play well.
        moves: the actions in notation, with the text for people, and how often each is chosen, the commonest first.
    """

    seat: str
    likely: float
    moves: tuple[tuple[str, str, float], ...]


@dataclass(frozen=True, slots=True)
class Weakness:
    """What a bot gets against an opponent that knows how it plays, and what it would get by best play."""

    seat: str
    bot: str
    gets: float
    could: float


@dataclass(frozen=True, slots=True)
class SecretSolution:
    """What a game of two seats is worth, with all its secrets.

    Attributes:
        side: the side that the value is of; the other one gets as much less than nothing.
        low: what it can be sure of on average, from -1 to 1.
        high: more it can't get against best play.
        positions: how many positions there are.
        known: in how many information states somebody decides.
        advice: how to play in those that are likeliest.
        weaknesses: what bots give away, where that was asked.
        assumed: the seats that are taken to know what the files of the pack fix in secret, which their views do not show.
    """

    side: str
    low: float
    high: float
    positions: int
    known: int
    advice: tuple[Advice, ...]
    weaknesses: tuple[Weakness, ...] = ()
    assumed: tuple[str, ...] = ()

    @property
    def worth(self) -> float:
        """The middle of the bounds."""
        return (self.low + self.high) / 2


@dataclass(frozen=True, slots=True)
class Limits:
    """How much may be done.

    Attributes:
        positions: how many positions there may be.
        work: counts what is done, and may end it; None where nobody counts.
        gap: how far apart the bounds may be.
        told: told of progress, in a sentence.
        goes_on: asked between rounds whether there is time for more.
    """

    positions: int = MOST_POSITIONS
    work: WorkCount | None = None
    gap: float = GAP
    told: Callable[[Message], None] = lambda _said: None
    goes_on: Callable[[], bool] = lambda: True


MakeBot = Callable[["Game[Any]"], Bot]
ANY = Limits()


def solve_secrets(
    game: Game[Any],
    position: State | None = None,
    bots: Mapping[str, tuple[str, MakeBot]] | None = None,
    language: str = "en",
    limits: Limits = ANY,
    *,
    as_seen: bool = False,
) -> SecretSolution:
    """Return what `game` is worth between two seats that make no mistakes, whatever is hidden and left to chance.

    Args:
        game: a game of two seats, one's gain the other's loss.
        position: where it begins, known to both, with a log; else at its start, where what the files of the pack fix is
            taken for known.
        bots: for seats what their bot is called, and what makes it, to see what it gives away.
        language: what moves are told in.
        limits: how much may be done.
        as_seen: for players who have not read the files: what these fix and views do not show, where the game can say what
            that may be (`Game.indistinguishable_starts`), is a chance event before the first move. Not from a `position`.

    Raises:
        Unsolvable: when it is of another kind, or too large; with an estimate of how large.
        TooManyOutcomes: when chance may fall in too many ways at once.
        TooLong: when it takes more work than `limits` allow.
    """
    if len(game.seats) != SEATS or len(set(game.sides)) != SEATS or not game.zero_sum:
        raise Unsolvable(
            Message("only games of two players, one of whom wins what the other loses, are solved here")
        )
    _refuse_hopeless(game, position, limits)
    work = limits.work or WorkCount()
    start: Start = (
        [(position, 1.0)] if position is not None else game.indistinguishable_starts() if as_seen else []
    )
    as_seen = as_seen and position is None and bool(start)
    start = start or game.beginnings(record=True, told=work)
    try:
        tree = tree_of(
            game,
            start,
            limits.positions,
            lambda count: limits.told(Message("Going through all positions, {count:,} so far", count=count)),
            work=work,
            as_seen=as_seen,
        )
    except TooLarge as error:
        raise _too_large(estimated(game, position, DIVES), error.most) from error

    def goes_on(gap: float) -> bool:
        limits.told(Message("Weighing choices, right to within {bound:.3f}", bound=gap / 2))
        return limits.goes_on()

    found = equilibrium(tree, limits.gap, goes_on)
    return SecretSolution(
        game.seats[0].side,
        _tidy(found.low),
        _tidy(found.high),
        len(tree.nodes),
        len(tree.actions),
        tuple(_advice(tree, found.mixtures, found.reached, language)),
        tuple(
            Weakness(
                seat,
                name,
                gets := exploited(tree, make, game.seat_index(seat), limits),
                max(found.worth if game.seat_index(seat) == 0 else -found.worth, gets),
            )
            for seat, (name, make) in (bots or {}).items()
        ),
        tuple(game.seats[seat].id for seat in (taken_as_known(tree, start) if position is None else ())),
    )


def _tidy(bound: float) -> float:
    """Return a bound without what adding many numbers up leaves behind."""
    return min(1.0, max(-1.0, round(bound, 9))) + 0.0


def secrets_solved_soon(game: Game[Any]) -> SecretSolution | None:
    """Return what `game` is worth if that takes no more than a few seconds, else None.

    What is tried depends on the game alone. None, too, where a rule breaks or never ends on the way: the games in which it
    does so tell whose it is.
    """
    work, looks = WorkCount(SOON_WORK), [0]

    def goes_on() -> bool:
        looks[0] += 1
        return looks[0] < SOON_LOOKS

    try:
        with Watch(moves=lambda: (work.done, looks[0])):
            if estimated(game, enough=HOPELESS * SOON_POSITIONS) > HOPELESS * SOON_POSITIONS:
                return None
            return solve_secrets(game, limits=Limits(SOON_POSITIONS, work, goes_on=goes_on))
    except UguisuError:
        return None
    except BaseException as error:  # whatever a stranger's rule raises
        leave_to_user(error)
        return None


# --- how large it is ------------------------------------------------------------------------------------------------


def estimated(
    game: Game[Any], position: State | None = None, dives: int = DIVES, enough: float = ENDLESS
) -> float:
    """Return about how many positions a game has, if no ways came together (Knuth, *Estimating the efficiency of backtrack
    programs*, 1975).

    Once there are sure to be more than `enough` it counts no further.
    """
    rng = random.Random(derive(0, "dives", game.digest))
    found = 0.0
    for _ in range(dives):
        found += _dive(game, position, rng, enough * dives)
        if found > enough * dives:
            break
    return found / dives


def _dive(game: Game[Any], position: State | None, rng: random.Random, enough: float) -> float:
    draws = OneDraw(rng.random)
    state = game.new(draws) if position is None else position.clone()  # type: ignore[arg-type]
    state.log, state.seed = None, draws
    ways, found = 1.0, 0.0
    for _ in range(game.max_plies):
        if state.phase == OVER:
            break
        if state.seat == CHANCE:
            game.roll(state)
            continue
        legal = game.legal(state)
        ways *= len(legal)
        if len(legal) > 1:
            found += ways * min(draws.ways, ENDLESS)
        if found > enough:
            return found
        game.apply(state, legal[int(rng.random() * len(legal))])
    return found + ways * min(draws.ways, ENDLESS)


def _refuse_hopeless(game: Game[Any], position: State | None, limits: Limits) -> None:
    count = estimated(game, position)
    if count > HOPELESS * limits.positions:
        raise _too_large(count, limits.positions)


def _too_large(count: float, most: int) -> Unsolvable:
    hint = Message(
        "a smaller pack can be solved: fewer cards, rounds, places or figures; or one of its rulings (`--ruling`)"
    )
    exponent = len(f"{count:.0f}") - 1
    if count > ENDLESS:
        message = Message(
            (
                "it is too large: the number of its positions is more than {digits} {digits:digit|digits} long; {most:,} are "
                "allowed"
            ),
            digits=len(f"{ENDLESS:.0f}") - 1,
            most=most,
        )
        return Unsolvable(message, hint=hint)
    message = (
        Message(
            "it is too large: it has about {count:,} {count:position|positions}, of {most:,} allowed",
            count=round(count),
            most=most,
        )
        if exponent < 9
        else Message(
            "it is too large: the number of its positions is about {digits} {digits:digit|digits} long; {most:,} are allowed",
            digits=exponent + 1,
            most=most,
        )
    )
    return Unsolvable(message, hint=hint)


# --- how to play ------------------------------------------------------------------------------------------------------


def _advice(
    tree: Tree, mixtures: Mapping[int, Sequence[float]], reached: Mapping[int, float], language: str
) -> list[Advice]:
    """Return how to mix in the information states of each seat that are likeliest, those that come first before others."""
    game, told = tree.game, []
    for seat in range(SEATS):
        mine = [known for known, owner in tree.seats.items() if owner == seat and reached[known] >= SELDOM]
        mine.sort(key=lambda known: (-round(reached[known], 3), tree.examples[known].ply))
        for known in mine[:TOLD]:
            state = tree.examples[known]
            moves = game.view(state, seat, language).decision
            labels = {move.notation: move.label for move in moves.moves} if moves else {}
            notations = [game.describe(state, action).notation for action in tree.actions[known]]
            shares = sorted(zip(notations, mixtures[known], strict=True), key=lambda move: -round(move[1], 4))
            kept = [(name, labels.get(name, name), share) for name, share in shares if share >= SELDOM]
            told.append(Advice(game.seats[seat].id, reached[known], tuple(kept)))
    return told


# --- what a bot gives away --------------------------------------------------------------------------------------------


def exploited(tree: Tree, make: MakeBot, seat: int, limits: Limits = ANY) -> float:
    """Return what a bot gets in a seat, on average, against an opponent that knows how it plays.

    It is asked in each information state that it comes to itself, some times with other random numbers.

    Args:
        tree: the whole game.
        make: makes the bot, anew for each question: what it keeps of other games is no use to it.
        seat: the seat that it plays.
        limits: is told of progress.
    """
    mixtures: dict[int, tuple[float, ...]] = {}
    waiting = [number for number, share in tree.roots if share > 0]
    seen = set(waiting)
    while waiting:
        node = tree.nodes[waiting.pop()]
        branches = node.branches
        if node.seat == seat:
            known = node.known[seat]
            if known not in mixtures:
                mixtures[known] = _asked(tree, make, known)
                if len(mixtures) % 50 == 0:
                    limits.told(Message("Asking the bot: {count:,} {count:time|times}", count=len(mixtures)))
            branches = [branch for branch, share in zip(branches, mixtures[known], strict=True) if share > 0]
        for branch in branches:
            for number, _ in branch:
                if number not in seen:
                    seen.add(number)
                    waiting.append(number)
    return -best_reply(tree, mixtures, 1 - seat)


def _asked(tree: Tree, make: MakeBot, known: int) -> tuple[float, ...]:
    """Return how often a bot chooses each action in an information state."""
    state, actions = tree.examples[known], tree.actions[known]
    chosen = [0] * len(actions)
    for number in range(ASKED_AGAIN):
        if number == ASKED and max(chosen) == ASKED:
            break
        rng = random.Random(derive(number, "asked", known))
        decision = Decision(tree.game, state.clone(), rng)
        chosen[actions.index(make(tree.game).choose(decision))] += 1
    return tuple(count / sum(chosen) for count in chosen)
