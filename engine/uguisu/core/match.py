"""A game being played: its moves, its log, undo, and talk at the table."""

from __future__ import annotations

from typing import NamedTuple

from uguisu.core.errors import IllegalAction
from uguisu.core.events import only
from uguisu.core.game import Game
from uguisu.core.state import CHANCE, State
from uguisu.core.view import EventView, View
from uguisu.core.viewing import ViewBuilder
from uguisu.said import Said
from uguisu.suggest import did_you_mean


class Step(NamedTuple):
    """One action of a match: who decided ("" for chance) and its notation."""

    seat: str
    move: str


class Match:
    """A game from its first decision on, with chance played for the players.

    Attributes:
        game: the compiled game.
        seed: what it was begun with.
        state: the present position, with the log in it.
        steps: what was done so far.
        aids: helps that the table has switched on; see `Game.aids`.
    """

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.game = game
        self.seed = seed
        self.state: State = game.new(seed, record=True)
        self.steps: list[Step] = []
        self.aids: frozenset[str] = frozenset()
        self._before: list[State] = []
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

    def legal(self) -> list[str]:
        """Return the notations of the legal actions."""
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
            raise IllegalAction(Said("there is nothing to take back"))
        back_to = decided[-1]
        self._undone[:0] = self.steps[back_to:]
        self.state = self._before[back_to]
        del self.steps[back_to:], self._before[back_to:]

    def redo(self) -> None:
        """Do again what was last taken back.

        Raises:
            IllegalAction: when nothing was, or something else was played since.
        """
        if not self._undone:
            raise IllegalAction(Said("there is nothing to do again"))
        waiting = self._undone
        self._undone = []
        self.play(waiting.pop(0).move)
        while waiting and not waiting[0].seat:
            waiting.pop(0)
        self._undone = waiting

    def view(self, seat: str = "", language: str = "en") -> View:
        """Return what `seat` sees ("" for an onlooker)."""
        index = self.game.seat_index(seat)
        if self.aids:
            return self.game.aided(self.state, index, language, sorted(self.aids))
        return self.game.view(self.state, index, language)

    def news(self, seat: str, language: str, since: int) -> tuple[EventView, ...]:
        """Return what `seat` heard after the first `since` events of the log (see `logged`)."""
        return ViewBuilder(self.game, self.state, self.game.seat_index(seat), language).log(since)

    @property
    def logged(self) -> int:
        """How many events there are in the log, whoever heard them."""
        return len(self.state.log or ())

    def switch(self, aid: str, *, on: bool) -> None:
        """Switch a help of the game on or off, for all at the table.

        Raises:
            IllegalAction: when the game has no such help.
        """
        if aid not in self.game.aids:
            raise IllegalAction(
                Said("there is no help called '{aid}' in this game", aid=aid),
                hint=did_you_mean(aid, self.game.aids) or Said("it has none"),
            )
        self.aids = self.aids | {aid} if on else self.aids - {aid}

    def say(self, seat: str, other: str, text: str) -> None:
        """Talk to another seat; it goes into the log of the two.

        Raises:
            IllegalAction: when the rules of this scenario forbid it.
        """
        speaker, listener = self.game.seat_index(seat), self.game.seat_index(other)
        if speaker < 0 or listener < 0:
            raise IllegalAction(Said("only players talk to each other"))
        if not self.game.may_talk(speaker, listener):
            raise IllegalAction(
                Said(
                    "the rules of this scenario forbid talk between '{seat}' and '{other}'",
                    seat=seat,
                    other=other,
                )
            )
        self.game.tell(self.state, "talk", only(speaker, listener), seat=seat, to_seat=other, words=text)

    def _apply(self, action: int) -> None:
        seat = "" if self.state.seat == CHANCE else self.game.seats[self.state.seat].id
        move = self.game.describe(self.state, action).notation
        before = self.state.clone()
        self.game.apply(self.state, action)
        self._before.append(before)
        self.steps.append(Step(seat, move))

    def _play_chance(self) -> None:
        while not self.state.over and self.state.seat == CHANCE:
            before = self.state.clone()
            action = self.game.roll(self.state)
            self._before.append(before)
            self.steps.append(Step("", self.game.describe(before, action).notation))
