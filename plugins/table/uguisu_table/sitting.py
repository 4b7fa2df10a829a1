"""A game and the people at its table: who sits where, who plays for whom, what each may see and do. Nothing of the web."""

from __future__ import annotations

import random
import secrets
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

import msgspec

from uguisu import IllegalAction, Match, Message, UguisuError
from uguisu.loading import Overrides
from uguisu.messages import reason_of
from uguisu.plugins import Registry
from uguisu.views import View
from uguisu_table.ahead import have_chosen, position_ahead
from uguisu_table.journal import Journal
from uguisu_table.moments import Moments
from uguisu_table.taking_back import last_of, learnt_nothing, may_be_asked
from uguisu_tools.bots import HUMAN, default_bot
from uguisu_tools.bots.table import Table

if TYPE_CHECKING:
    from uguisu import Game

ONLOOKER = ""
SLICE = 0.1
"""Seconds that the past is gone through at once."""
HOST, WATCH = "host", "watch"
"""The roles besides those of players, who have the number of their place."""
MOST_SAID, LONGEST_SAID, LONGEST_NAME = 2_000, 400, 24
"""Lines of talk at a table, and the letters of a line and of a name."""
LEAST_THOUGHT, MOST_THOUGHT, LONGEST_THOUGHT = 3, 16, 20.0
"""How many decisions tell how long somebody thinks, and the seconds of one that count."""
USUAL_THOUGHT = (1.5, 5.0)
"""Seconds that somebody thinks of whom little is known."""
WAITING, PLAYING, ENDED = "waiting", "playing", "ended"


def token() -> str:
    """Return what nobody can guess: 144 bits."""
    return secrets.token_urlsafe(18)


@dataclass
class Chair:
    """A seat at the table.

    Attributes:
        seat: its id in the game.
        place: its number at the table, which goes with its player when seats are exchanged.
        key: what the link to it has in it, and nobody can guess; "" where another process made it.
        name: what its player wants to be called.
        taken: whether somebody has come to it.
        bot: the bot that plays it, "" for none.
        asked_always: whether its player is asked where she has one legal move alone, too.
    """

    seat: str
    place: str
    key: str = field(default_factory=token)
    name: str = ""
    taken: bool = False
    bot: str = ""
    asked_always: bool = False


class Refused(UguisuError):
    """Something that can't be done now: a sentence for whoever tried."""


@contextmanager
def _on_disk() -> Iterator[None]:
    """Refuse what could not be written."""
    try:
        yield
    except OSError as error:
        told = Message(
            "The table can't be kept on the disk, so nothing was changed: {why}", why=reason_of(error)
        )
        raise Refused(told) from error


class Sitting:
    """One table. Its methods are called one at a time; what they change is on the disk when they return.

    Attributes:
        id: what the table is called, in words.
        match: the game. Never shown itself: see `view`.
        chairs: the seats, in the game's order.
        stage: `WAITING` for people, `PLAYING`, or `ENDED` by the host.
        host_key, watch_key: what the links of the host and of onlookers have in them; "" where another process made them,
            for only their hashes are kept.
        delay: seconds that onlookers are behind.
        shown_at: for each step, when it was shown.
    """

    def __init__(
        self,
        name: str,
        match: Match,
        journal: Journal,
        registry: Registry,
        chairs: Iterable[Chair],
        *,
        stage: str = WAITING,
        delay: float = 0.0,
        host_key: str | None = None,
        watch_key: str | None = None,
        save: Callable[[Sitting], None] = lambda _: None,
        new_key: Callable[[str, str], str] = lambda _name, _role: token(),
    ) -> None:
        self.id = name
        self.match = match
        self.chairs = {chair.seat: chair for chair in chairs}
        self.stage = stage
        self.delay = delay
        self.host_key = token() if host_key is None else host_key
        self.watch_key = token() if watch_key is None else watch_key
        self.registry = registry
        self._journal = journal
        self._save = save
        self._new_key = new_key
        self._table = Table(match, registry)
        self.trouble: str | None = None
        self._may_pass = False
        self.asking = ""
        """Who wants to take back her move, and waits for the others."""
        self.agreed: set[str] = set()
        self._asked_back: tuple[tuple[str, int], bool] | None = None
        self.sealed: dict[str, str] = dict(journal.sealed)
        """What seats have chosen before they were asked."""
        self._said = sum(event.kind == "talk" for event in match.state.log or ())
        now = self._opened_at = time.monotonic()
        self.shown_at = [now] * len(match.steps)
        self._moments: dict[str, Moments] = {}
        self.thought: dict[str, deque[float]] = {}
        """How many seconds people have thought of late, by their seats."""
        self._unasked = self._only_moves_at_the_end()
        self._seat_bots()

    @property
    def game(self) -> Game:
        """The compiled game."""
        return self.match.game

    @property
    def changes(self) -> Overrides:
        """What is played differently from the pack."""
        return self._journal.changes

    def known_bots(self) -> list[str]:
        """Return the names of the bots that play this game. Programs are for who sits at the server."""
        return [name for name in self._table.known_bots() if name != "program"]

    @property
    def over(self) -> bool:
        """Whether nothing can be done any more, and everybody may see everything."""
        return self.match.over or self.stage == ENDED

    # --- who sits where ------------------------------------------------------------------------------------------

    def chair_at(self, place: str) -> Chair | None:
        """Return the seat whose player has this number."""
        return next((chair for chair in self.chairs.values() if chair.place == place), None)

    def come(self, seat: str) -> None:
        """Somebody has opened the link of a seat; if a bot played it until somebody came, it plays no more."""
        chair = self.chairs[seat]
        if chair.taken:
            return
        with self._saved():
            chair.taken, chair.bot = True, ""
            if self.stage == WAITING and all(other.taken or other.bot for other in self.chairs.values()):
                self.stage = PLAYING

    def renew(self, seat: str) -> None:
        """Make a new link to a seat, or with "" one for onlookers; the old one leads nowhere from then on."""
        if seat:
            self.chairs[seat].key = self._new_key(self.id, self.chairs[seat].place)
        else:
            self.watch_key = self._new_key(self.id, WATCH)

    def call(self, seat: str, name: str) -> None:
        """Somebody wants to be called so."""
        with self._saved():
            self.chairs[seat].name = " ".join(name.split())[:LONGEST_NAME]

    def ask_always(self, seat: str, *, always: bool) -> None:
        """Somebody wants to be asked, or not, where there is one legal move alone."""
        with self._saved():
            self.chairs[seat].asked_always = always

    def begin(self) -> None:
        """Begin the game; seats that nobody has come to are played by bots until somebody does."""
        if self.stage != WAITING:
            return
        with self._saved():
            for chair in self.chairs.values():
                if not chair.taken and not chair.bot:
                    chair.bot = str(default_bot(self.game))
            self.stage = PLAYING

    def let_bot_play(self, seat: str, spec: str = "") -> None:
        """Have a bot go on for a seat.

        Raises:
            UguisuError: when there is no such bot.
        """
        with self._saved():
            self.chairs[seat].bot = spec or str(default_bot(self.game))
        self.trouble = None

    def take_back_seat(self, seat: str) -> None:
        """Whoever sits there plays again."""
        with self._saved():
            self.chairs[seat].bot, self.chairs[seat].taken = "", True

    def exchange(self, one: str, other: str) -> None:
        """Two seats change their players, links and names, before the game begins.

        Raises:
            Refused: when it has begun.
        """
        if self.stage != WAITING or one not in self.chairs or other not in self.chairs:
            raise Refused(Message("Seats are exchanged before the game begins."))
        with self._saved():
            here, there = self.chairs[one], self.chairs[other]
            here.seat, there.seat = there.seat, here.seat
            self.chairs[one], self.chairs[other] = there, here

    def end(self) -> None:
        """The host ends the table; everybody sees everything."""
        with self._saved():
            self.stage = ENDED

    @contextmanager
    def _saved(self) -> Iterator[None]:
        """See that what is changed inside of chairs and stage is in the list of tables, or as it was.

        Raises:
            UguisuError: when there is no such bot, or the list can't be written.
        """
        chairs, stage = {seat: replace(chair) for seat, chair in self.chairs.items()}, self.stage
        try:
            yield
            self._seat_bots()
            self._save(self)
        except UguisuError:
            self.chairs, self.stage = chairs, stage
            self._seat_bots()
            raise

    def _seat_bots(self) -> None:
        self._table.seat_bots({chair.seat: chair.bot or HUMAN for chair in self.chairs.values()})

    # --- what is seen --------------------------------------------------------------------------------------------

    def view(self, seat: str, language: str, at: int | None = None) -> View:
        """Return what a seat sees, or saw after `at` steps; onlookers see it later by `delay`."""
        if at is None and seat == ONLOOKER and not self.over:
            at = self.steps_shown_to_onlookers()
        shown = self.match.view(seat, language, at)
        if at is None and seat and not self.over and self.stage == PLAYING:
            shown = self._with_choice_ahead(shown, seat, language)
        return shown

    def steps_shown_to_onlookers(self) -> int | None:
        """Return how many steps onlookers see by now, None for all."""
        if not self.delay or self.over:
            return None
        before = time.monotonic() - self.delay
        shown = len(self.shown_at)
        while shown and self.shown_at[shown - 1] > before:
            shown -= 1
        return shown

    def moments(self, seat: str, seconds: float = SLICE) -> list[int] | None:
        """Return after how many steps what a seat saw was another each time; None if that takes longer to find out."""
        moments = self._moments.setdefault(seat, Moments(seat))
        found = moments.follow(self.match, seconds)
        return found if moments.whole else None

    def remember(self, seconds: float = SLICE) -> bool:
        """Go on with what people have seen, so that looking back is quick; tell whether all is known."""
        people = [chair.seat for chair in self.chairs.values() if not chair.bot]
        return self.over or None not in [self.moments(seat, seconds) for seat in people]

    def turns(self, seat: str) -> int:
        """Return how many decisions a seat has made: a page says it with a move, so that none is made twice."""
        return sum(step.seat == seat for step in self.match.steps) + (seat in self.sealed)

    def _with_choice_ahead(self, view: View, seat: str, language: str) -> View:
        """Let a seat choose at once what it will be asked in a simultaneous choice."""
        if seat in self.sealed or self.chairs[seat].bot:
            return view
        index = self.game.seat_index(seat)
        ahead = position_ahead(self.game, self.match.state, index)
        if ahead is None:
            return view
        return msgspec.structs.replace(view, decision=self.game.view(ahead, index, language).decision)

    def chosen(self) -> set[str]:
        """Return the seats that have chosen, in a simultaneous choice."""
        seats = self.game.seats
        return {seats[seat].id for seat in have_chosen(self.game, self.match.state)} | self.sealed.keys()

    # --- what is done --------------------------------------------------------------------------------------------

    def play(self, seat: str, move: str, turn: int) -> None:
        """Make a decision; `turn` is how many the seat had made when it was shown what to decide.

        Raises:
            Refused: when it is not its turn, or the move is not legal any more.
        """
        self._must_go_on()
        if self.stage == WAITING:
            raise Refused(Message("The game has not begun."))
        if self.chairs[seat].bot:
            raise Refused(Message("A bot plays this seat. Take it back first."))
        if turn != self.turns(seat):
            raise Refused(Message("That was decided already."))
        if self.match.to_move != seat:
            self._seal(seat, move)
            return
        thought = time.monotonic() - (self.shown_at[-1] if self.shown_at else self._opened_at)
        with self._kept():
            try:
                self.match.play(move)
            except IllegalAction as error:
                raise Refused(Message("That can't be done now.")) from error
            self._play_sealed()
        self.asking = ""
        self.thought.setdefault(seat, deque(maxlen=MOST_THOUGHT)).append(min(thought, LONGEST_THOUGHT))

    def _seal(self, seat: str, move: str) -> None:
        index = self.game.seat_index(seat)
        ahead = None if seat in self.sealed else position_ahead(self.game, self.match.state, index)
        if ahead is None:
            raise Refused(Message("It is not your turn."))
        if move not in {self.game.describe(ahead, action).notation for action in self.game.legal(ahead)}:
            raise Refused(Message("That can't be done now."))
        with _on_disk():
            self._journal.seal(seat, move)
        self.sealed[seat] = move

    def _play_sealed(self) -> None:
        """Play what was chosen before it was asked."""
        while self.match.to_move in self.sealed:
            move = self.sealed.pop(self.match.to_move)
            if move not in self.match.legal():
                return
            self.match.play(move)

    def only_move(self) -> str:
        """Return the one move that a person has who is to decide; "" if she has several, or wants to be asked all the same."""
        if self.stage != PLAYING or self.match.over or self.asking:
            return ""
        chair = self.chairs[self.match.to_move]
        if chair.bot or chair.asked_always:
            return ""
        moves = self.match.legal()
        return moves[0] if len(moves) == 1 else ""

    def pass_on(self) -> bool:
        """Make the only move that there is, for the person who has it; tell whether there was one."""
        if self.trouble is not None or not (move := self.only_move()):
            return False
        try:
            with self._kept():
                self._unasked.add(len(self.match.steps))
                self.match.play(move)
                self._play_sealed()
        except Refused as error:
            self.trouble, self._may_pass = error.told, True
            return False
        return True

    def patience(self) -> float:
        """Return for how many seconds the person who is to decide would think: about as long as she has of late."""
        thought = self.thought.get(self.match.to_move, ())
        if len(thought) < LEAST_THOUGHT:
            return random.uniform(*USUAL_THOUGHT)
        return random.choice(thought) * random.uniform(0.8, 1.25)

    def _only_moves_at_the_end(self) -> set[int]:
        """Return which of the last steps were the only ones that could be made: of those nobody was asked."""
        found = set()
        for at in reversed(range(len(self.match.steps))):
            step = self.match.steps[at]
            if not step.seat or self.chairs[step.seat].bot:
                continue
            if len(self.game.legal(self.match.position(at))) > 1:
                break
            found.add(at)
        return found

    def go_on(self) -> bool:
        """Have the bot decide that is to move; tell whether there was one."""
        if self.stage != PLAYING or self.match.over or self.trouble is not None:
            return False
        seat = self.match.to_move
        if not self.chairs[seat].bot:
            return False
        try:
            with self._kept():
                self._table.let_bot_move()
                self._play_sealed()
        except Refused as error:  # the disk: as soon as somebody does something, it is tried again
            self.trouble, self._may_pass = error.told, True
            return False
        except UguisuError:  # what went wrong may tell what is hidden
            self.trouble = Message("A bot does not know how to go on.")
            return False
        return True

    def try_again(self) -> None:
        """Forget the trouble that there was with the disk."""
        if self._may_pass:
            self.trouble, self._may_pass = None, False

    def say(self, seat: str, other: str, text: str) -> None:
        """Talk to another seat.

        Raises:
            Refused: when there is nothing to say, too much was said, or the rules forbid it.
        """
        words = " ".join(text.split())[:LONGEST_SAID]
        if not words:
            raise Refused(Message("There is nothing to say."))
        if self._said >= MOST_SAID:
            raise Refused(Message("Enough has been said at this table."))
        seats = self.game.seat_index(seat), self.game.seat_index(other)
        if not self.game.may_talk(*seats):
            raise Refused(Message("The rules do not let you talk to each other."))
        with _on_disk():
            self._journal.talk(seat, other, words)
        self.match.say(seat, other, words)
        self._said += 1

    def may_undo(self, seat: str) -> bool:
        """Tell whether a seat may ask to take back its last move: nobody has learnt anything from it."""
        if self.over or self.stage != PLAYING or self.asking or self.sealed:
            return False
        at = self._last_of(seat)
        if at is None:
            return False
        key = seat, len(self.match.steps)
        if self._asked_back is None or self._asked_back[0] != key:
            self._asked_back = key, may_be_asked(self.match, at)
        return self._asked_back[1]

    def ask_back(self, seat: str) -> None:
        """Take back the last move, once all agree who have seen it.

        Raises:
            Refused: when it may not be taken back.
        """
        if not self.may_undo(seat):
            raise Refused(Message("That can't be taken back: somebody has learnt something from it."))
        at = self._last_of(seat)
        if at is None or not learnt_nothing(self.match, at):
            raise Refused(Message("That can't be taken back: somebody has learnt something from it."))
        self.asking, self.agreed = seat, set()
        self._take_back_if_all_agree()

    def answer_back(self, seat: str, *, agree: bool) -> None:
        """Agree that the other takes back a move, or do not."""
        if not self.asking or seat not in self.must_agree():
            raise Refused(Message("Nobody has asked."))
        if agree:
            self.agreed.add(seat)
            self._take_back_if_all_agree()
        else:
            self.asking = ""

    def must_agree(self) -> set[str]:
        """Return the seats that are still to say whether a move may be taken back: in games with secrets nobody noticed it."""
        if not self.asking or not self.game.hides_nothing:
            return set()
        others = {chair.seat for chair in self.chairs.values() if chair.taken and not chair.bot}
        return others - self.agreed - {self.asking}

    def _take_back_if_all_agree(self) -> None:
        if self.must_agree():
            return
        at, self.asking = self._last_of(self.asking), ""
        if at is None:
            return
        with _on_disk():
            self._journal.undo(at)
        while len(self.match.steps) > at:
            self.match.undo()
        del self.shown_at[len(self.match.steps) :]
        self._unasked = {step for step in self._unasked if step < at}

    def _last_of(self, seat: str) -> int | None:
        bots = {chair.seat for chair in self.chairs.values() if chair.bot}
        return last_of(self.match, seat, bots, self._unasked)

    def _must_go_on(self) -> None:
        if self.over:
            raise Refused(Message("The game is over."))

    @contextmanager
    def _kept(self) -> Iterator[None]:
        """See that what is played inside is on the disk, or undone."""
        before, sealed = len(self.match.steps), dict(self.sealed)
        try:
            with _on_disk():
                yield
                self._journal.steps(self.match)
        except Refused:
            while len(self.match.steps) > before:
                self.match.undo()
            self.sealed = sealed
            raise
        now = time.monotonic()
        self.shown_at += [now] * (len(self.match.steps) - len(self.shown_at))

    def close(self) -> None:
        """Be of no use any more."""
        self._journal.close()
