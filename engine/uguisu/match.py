"""A game being played: its moves, its log, undo, and talk at the table."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from uguisu.core.errors import IllegalAction, RuleFailure
from uguisu.core.events import EngineEvents, only
from uguisu.core.game import Game
from uguisu.core.state import CHANCE, State
from uguisu.core.view import EventView, View, ViewBuilder
from uguisu.guard.endless import why_endless
from uguisu.guard.faults import playing
from uguisu.messages.message import Message
from uguisu.messages.suggest import did_you_mean


class Step(NamedTuple):
    """One action of a match: who decided ("" for chance) and its notation."""

    seat: str
    move: str


class Match:
    """A game from its first decision on, with chance played for the players.

    Attributes:
        game: the compiled game.
        seed: the seed it was begun with.
        state: the present position, with the log in it.
        steps: the steps taken so far.
        ply_limit: the ply at which it is stopped as endless; `Game.max_plies` unless given.
        aids: helps that the table has switched on; see `Game.aids`.
    """

    def __init__(self, game: Game, seed: int = 0, ply_limit: int = 0) -> None:
        self.game = game
        self.seed = seed
        self.ply_limit = ply_limit or game.max_plies
        with playing(game, State(), Message("the start")):
            self.state: State = game.new(seed, record=True)
            self._must_stand(self.state)
        self.steps: list[Step] = []
        self.aids: frozenset[str] = frozenset()
        self._before: list[tuple[State, int]] = []
        """The positions before the steps, without their logs, and how long those were: they begin as the present one does."""
        self._undone: list[Step] = []
        self._play_chance()

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return self.state.over

    @property
    def to_move(self) -> str:
        """The id of the seat whose decision it is, "" when the game is over."""
        return "" if self.over else self.game.seats[self.state.seat].id

    @property
    def undone(self) -> int:
        """How many steps were taken back and may be done again."""
        return len(self._undone)

    def position(self, at: int | None = None) -> State:
        """Return the position after `at` steps, by default the present one, which the caller must not modify.

        Raises:
            IllegalAction: when the match has not that many steps.
        """
        if at is None or at == len(self.steps):
            return self.state
        if not 0 <= at < len(self.steps):
            raise IllegalAction(
                Message("the game has {count} {count:step|steps}, not {at}", count=len(self.steps), at=at)
            )
        bare, logged = self._before[at]
        state = bare.clone()
        state.log = (self.state.log or [])[:logged]
        return state

    def bare(self, at: int) -> State:
        """Return the position after `at` steps without its log, which is slow to copy; the caller must not modify it."""
        return self.state.without_log() if at == len(self.steps) else self._before[at][0]

    def legal(self) -> list[str]:
        """Return the notations of the legal actions."""
        with playing(self.game, self.state, Message("legal moves")):
            return [self.game.describe(self.state, action).notation for action in self.game.legal(self.state)]

    def play(self, move: str) -> None:
        """Carry out the legal action written `move`, and whatever chance brings after it.

        Raises:
            IllegalAction: when it is not legal; nothing has changed.
        """
        action = self.game.parse(self.state, move)
        self._undone.clear()
        self._apply(action)
        self._play_chance()

    def apply(self, action: int) -> None:
        """Carry out a legal action, and whatever chance brings after it."""
        self._undone.clear()
        self._apply(action)
        self._play_chance()

    def undo(self) -> None:
        """Take back the last decision of a player, and what chance did since.

        Raises:
            IllegalAction: when nobody has decided anything yet.
        """
        decided = [number for number, step in enumerate(self.steps) if step.seat]
        if not decided:
            raise IllegalAction(Message("there is nothing to undo"))
        back_to = decided[-1]
        self._undone[:0] = self.steps[back_to:]
        self.state = self.position(back_to)
        del self.steps[back_to:], self._before[back_to:]

    def redo(self) -> None:
        """Do again what was last taken back.

        Raises:
            IllegalAction: when nothing was, or something else was played since.
        """
        if not self._undone:
            raise IllegalAction(Message("there is nothing to redo"))
        waiting = self._undone
        self._undone = []
        self.play(waiting.pop(0).move)
        while waiting and not waiting[0].seat:
            waiting.pop(0)
        self._undone = waiting

    def view(self, seat: str = "", language: str = "en", at: int | None = None) -> View:
        """Return what `seat` sees ("" for an onlooker), or saw after `at` steps."""
        index, state = self.game.seat_index(seat), self.position(at)
        with playing(self.game, state, Message("a view")):
            if self.aids:
                return self.game.aided(state, index, language, sorted(self.aids))
            return self.game.view(state, index, language)

    def news(self, seat: str, language: str, since: int, at: int | None = None) -> tuple[EventView, ...]:
        """Return what `seat` was told after the first `since` events of the log (see `logged`), up to the step `at`."""
        return ViewBuilder(self.game, self.position(at), self.game.seat_index(seat), language).log(since)

    @property
    def logged(self) -> int:
        """The number of events in the log, whoever may know of them."""
        return len(self.state.log or ())

    def switch(self, aid: str, *, on: bool) -> None:
        """Switch a help of the game on or off, for all at the table.

        Raises:
            IllegalAction: when the game has no such help.
        """
        if aid not in self.game.aids:
            raise IllegalAction(
                Message("there is no aid called '{aid}' in this game", aid=aid),
                hint=did_you_mean(aid, self.game.aids) or Message("it has none"),
            )
        self.aids = self.aids | {aid} if on else self.aids - {aid}

    def say(self, seat: str, other: str, text: str) -> None:
        """Talk to another seat; it goes into the log of the two.

        Raises:
            IllegalAction: when the rules of this scenario forbid it.
        """
        speaker, listener = self.game.seat_index(seat), self.game.seat_index(other)
        if speaker < 0 or listener < 0:
            raise IllegalAction(Message("only players talk to each other"))
        if not self.game.may_talk(speaker, listener):
            raise IllegalAction(
                Message(
                    "the rules of this scenario forbid talk between '{seat}' and '{other}'",
                    seat=seat,
                    other=other,
                )
            )
        audience = only(speaker, listener)
        self.game.emit(self.state, EngineEvents.talk, speaker, listener, text, audience=audience)

    def _apply(self, action: int) -> None:
        seat = "" if self.state.seat == CHANCE else self.game.seats[self.state.seat].id
        move = self.game.describe(self.state, action).notation
        with self._step(seat, move):
            self.game.apply(self.state, action)

    def _play_chance(self) -> None:
        while not self.state.over and self.state.seat == CHANCE:
            with self._step("", "chance") as before:
                action = self.game.roll(self.state)
            self.steps[-1] = Step("", self.game.describe(before, action).notation)

    def _must_stand(self, before: State) -> None:
        """Raise where the rules have left a position that cannot be played on from."""
        state, game = self.state, self.game
        for name in ("at", "tracks", "areas"):
            if len(getattr(state, name)) < len(getattr(before, name)):
                raise IndexError(f"State.{name} has lost something")
        if state.over:
            game.results[state.result]
        elif not -1 <= state.seat < len(game.seats):
            raise IndexError(f"seat {state.seat} is to move, and there are {len(game.seats)}")
        else:
            actions = game.legal(state)
            if not actions:
                raise ValueError("nothing is legal, and the game is not over")
            if state.seat != CHANCE:
                game.describe(state, actions[0])

    @contextmanager
    def _step(self, seat: str, move: str) -> Iterator[State]:
        """Note the step that is made inside; where the rules break down, all is as it was before.

        Raises:
            RuleFailure: when they do, or the game goes on beyond all bounds.
        """
        before = self.state.clone()
        if before.ply >= self.ply_limit:
            raise RuleFailure(
                Message(
                    "the game was stopped: it did not end within {limit} {limit:ply|plies}",
                    limit=self.ply_limit,
                ),
                hint=why_endless(self.game, before),
            )
        try:
            with playing(self.game, before, move):
                yield before
                self._must_stand(before)
        except BaseException:
            self.state = before
            raise
        self._before.append((before, len(before.log or ())))
        before.log = None
        self.steps.append(Step(seat, move))
