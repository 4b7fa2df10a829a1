"""What `uguisu solve` says of a pack with secrets."""

from __future__ import annotations

import time
from dataclasses import asdict
from fractions import Fraction
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING

import click

from uguisu.core.game import Game
from uguisu.core.state import State
from uguisu.messages.local_text import localize
from uguisu.messages.message import Message, translate
from uguisu_tools.cli.failing import Failure
from uguisu_tools.cli.languages import print_json, say, spoken

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from uguisu.bots.bot import Bot
    from uguisu.messages.local_text import LocalText
    from uguisu.plugins.registered import Registry
    from uguisu_tools.bots.spec import BotSpec
    from uguisu_tools.cli.picture import LivePicture
    from uguisu_tools.equilibria.solution import Advice, Limits, MakeBot, SecretSolution, Weakness
    from uguisu_tools.equilibria.what_if import CardEdit

POSITIONS_IN_A_MEGABYTE = 400
PARTS = 6
"""Mixtures are told in parts up to so many: 3 times in 5."""
SHOWN = 3
"""Decisions of each seat that are shown unless somebody asks for all."""
SLIGHT = 0.001
"""A change of a value that is not told."""
DEFAULT = "default"


def secret_answer(
    game: Game,
    ruling: str | None,
    bots: str | None,
    memory: int,
    minutes: float,
    picture: LivePicture,
    *,
    as_seen: bool = False,
) -> tuple[Game, SecretSolution]:
    """Return the game that was solved, that of a ruling perhaps, and what came of it.

    Raises:
        Failure: without numpy, which it needs.
        Unsolvable, TooManyOutcomes, DrawsElsewhere: when it can't be solved.
        UguisuError: when there is no such ruling or bot.
    """
    try:
        from uguisu_tools.equilibria.solution import solve_secrets
    except ImportError as error:
        raise Failure(
            Message("packs with secrets are solved with numpy, which is not installed"),
            Message("install it with `pip install uguisu[exact]`"),
        ) from error
    assert game.compiled_from is not None
    _, registry = game.compiled_from
    position = None
    if ruling is not None:
        game, position = _position(game, ruling)
    limits = _limits(memory, minutes, picture)
    makers = {} if bots is None else _makers(game, bots, registry)
    return game, solve_secrets(game, position, makers, spoken(), limits, as_seen=as_seen)


def _limits(memory: int, minutes: float, picture: LivePicture) -> Limits:
    from uguisu_tools.equilibria.solution import Limits

    until = time.monotonic() + 60 * minutes if minutes else None
    return Limits(
        memory * POSITIONS_IN_A_MEGABYTE,
        told=picture.say,
        goes_on=lambda: until is None or time.monotonic() < until,
    )


def edited_cards(game: Game, memory: int, minutes: float, picture: LivePicture) -> list[CardEdit]:
    """Return what the game is worth with one card fewer, or one more.

    Raises:
        Unsolvable: for a pack without cards.
    """
    from uguisu_tools.equilibria.what_if import what_if_cards

    def told(done: int, of: int) -> None:
        picture.say(Message("Trying edits of the cards, {done} of {of}", done=done, of=of))

    return list(what_if_cards(game, _limits(memory, minutes, picture), told))


def _position(game: Game, ruling: str) -> tuple[Game, State]:
    from uguisu_tools.rulings.run import Rulings

    assert game.compiled_from is not None
    pack, registry = game.compiled_from
    bench = Rulings(pack, registry).position(ruling)
    return bench.game, bench.state


def _makers(game: Game, bots: str, registry: Registry) -> dict[str, tuple[str, MakeBot]]:
    from uguisu_tools.bots.spec import parse_bots

    specs = parse_bots("" if bots == DEFAULT else bots, game, registry)
    return {seat: (str(spec), partial(_made, spec, registry)) for seat, spec in specs.items()}


def _made(spec: BotSpec, registry: Registry, game: Game) -> Bot:
    return spec.make(game, registry)


# --- telling it -----------------------------------------------------------------------------------------------------


def print_answer(
    answer: tuple[Game, SecretSolution], edits: list[CardEdit] | None, as_json: bool, *, every: bool
) -> None:
    """Print what a game is worth, how to play it, what bots give away, and what edits of the cards do."""
    game, solution = answer
    if as_json:
        head = {"scenario": game.scenario, "variants": list(game.variants), "worth": solution.worth}
        tail = {} if edits is None else {"edits": [asdict(edit) for edit in edits]}
        print_json(head | asdict(solution) | tail)
        return
    say(_verdict(game, solution))
    if solution.assumed:
        say(_assumed(game, solution.assumed))
    for weakness in solution.weaknesses:
        say(_given_away(game, weakness))
    shown: dict[str, int] = {}
    for decisions in _told_together(solution.advice):
        seat = decisions[0].seat
        shown[seat] = shown.get(seat, 0) + 1
        if every or shown[seat] <= SHOWN:
            _print_advice(game, decisions)
    if edits is not None:
        _print_edits(game, solution, edits)


def _print_edits(game: Game, solution: SecretSolution, edits: list[CardEdit]) -> None:
    """Print the edits that move the value, the strongest first; the others are counted."""
    bound = (solution.high - solution.low) / 2
    moved = [
        edit
        for edit in edits
        if abs(edit.worth - solution.worth) > bound + (edit.high - edit.low) / 2 + SLIGHT
    ]
    moved.sort(key=lambda edit: -abs(edit.worth - solution.worth))
    click.echo("")
    say(
        Message(
            (
                "Of {count} single {count:edit|edits} of the cards, {moved} {moved:changes|change} what {side} gets, "
                "now {worth:+.2f}."
            ),
            count=len(edits),
            moved=len(moved),
            side=_side(game, solution.side),
            worth=solution.worth,
        )
    )
    for edit in moved:
        click.echo(f"  {edit.worth:+.2f}  {translate(_edited(game, edit), spoken())}")


def _edited(game: Game, edit: CardEdit) -> Message:
    card, deck = localize(game.card_titles[edit.card], spoken()), localize(_deck(game, edit.deck), spoken())
    if edit.by < 0:
        return Message("one '{card}' fewer in '{deck}'", card=card, deck=deck)
    return Message("one '{card}' more in '{deck}'", card=card, deck=deck)


def _deck(game: Game, deck: str) -> LocalText:
    assert game.compiled_from is not None
    cards = game.compiled_from[0].cards
    decks = cards.decks if cards is not None else ()
    return next((one.title for one in decks if one.id == deck), "") or deck


def _verdict(game: Game, solution: SecretSolution) -> Message:
    """Return what a game is worth, in a sentence; its parts are what both sides can be sure of."""
    first, second = dict.fromkeys(seat.side for seat in game.seats)
    title, positions = localize(game.title, spoken()), solution.positions
    bound = max((solution.high - solution.low) / 2, 0.0005)
    ahead = first if solution.worth > 0 else second
    worth = abs(solution.worth)
    if worth <= bound:
        return Message(
            "{title}: even, if nobody makes a mistake, give or take {bound:.3f}. "
            "{positions:,} {positions:position was|positions were} looked at.",
            title=title,
            bound=bound,
            positions=positions,
        )
    if worth >= 1 - bound:
        return Message(
            "{title}: {side} can force a win, no matter what is hidden. "
            "{positions:,} {positions:position was|positions were} looked at.",
            title=title,
            side=_side(game, ahead),
            positions=positions,
        )
    return Message(
        (
            "{title}: if nobody makes a mistake, {side} {side:gets|get} {worth:.2f} on average, "
            "give or take {bound:.3f}; 1 is a win, "
            "-1 a loss. {positions:,} {positions:position was|positions were} looked at."
        ),
        title=title,
        side=_side(game, ahead),
        worth=worth,
        bound=bound,
        positions=positions,
    )


def _assumed(game: Game, seats: tuple[str, ...]) -> Message:
    return Message(
        (
            "This is for players who have read the files of the pack: these fix secrets that are not shown to {seats}. Who has "
            "not read them may do worse, and so do bots."
        ),
        seats=", ".join(_seat(game, seat) for seat in seats),
    )


def _given_away(game: Game, weakness: Weakness) -> Message:
    return Message(
        (
            "{bot} as {seat} gets {gets:+.2f} against one who knows how it plays, where {could:+.2f} could be had: it gives "
            "away {lost:.2f}."
        ),
        bot=weakness.bot,
        seat=_seat(game, weakness.seat),
        gets=weakness.gets,
        could=weakness.could,
        lost=weakness.could - weakness.gets,
    )


def _told_together(advice: Iterable[Advice]) -> list[list[Advice]]:
    """Group decisions that follow each other, with but one good move each; others are told one by one."""

    def together(number_and_advice: tuple[int, Advice]) -> tuple[object, ...]:
        number, one = number_and_advice
        alone = -1 if len(one.moves) == 1 else number
        return one.seat, round(one.likely, 3), alone

    return [[one for _, one in some] for _, some in groupby(enumerate(advice), together)]


def _print_advice(game: Game, decisions: Sequence[Advice]) -> None:
    click.echo("")
    seat, likely = _seat(game, decisions[0].seat), min(decisions[0].likely, 1.0)
    if len(decisions) == 1:
        head = Message(
            "{seat} does well to choose, in a decision that comes in {likely:.0%} of games:",
            seat=seat,
            likely=likely,
        )
    else:
        head = Message(
            "{seat} does well to choose, one after the other, in decisions that come in {likely:.0%} of games:",
            seat=seat,
            likely=likely,
        )
    say(head)
    moves = [move for advice in decisions for move in advice.moves]
    lines = [(translate(_often(share), spoken()), label) for _, label, share in moves]
    wide = max(len(often) for often, _ in lines)
    for often, label in lines:
        click.echo(f"  {often:<{wide}}  {label}")


def _often(share: float) -> Message:
    """Return a share as people say it: 3 times in 5."""
    part = Fraction(share).limit_denominator(PARTS)
    if part >= 1:
        return Message("always")
    if part <= 0:
        return Message("seldom")
    return Message("{times} {times:time|times} in {of}", times=part.numerator, of=part.denominator)


def _seat(game: Game, seat: str) -> str:
    title = next(one.title for one in game.seats if one.id == seat)
    return localize(title, spoken()) or seat


def _side(game: Game, side: str) -> str:
    """Return what people call a side: as its seat, where it has but one."""
    return next((_seat(game, seat.id) for seat in game.seats if seat.side == side), side)
