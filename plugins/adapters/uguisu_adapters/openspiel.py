"""A pack as a game of OpenSpiel, for its algorithms: CFR, MCCFR, ISMCTS, exploitability and others.

    game = load("temple/first_steps", seed=1)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes())
            state.apply_action(np.random.choice(outcomes, p=shares))
        else:
            state.apply_action(random.choice(state.legal_actions()))

With no `seed` chance is explicit, as equilibria need it: a node of chance stands wherever cards are drawn or dice fall, with
each outcome and its share. Where a whole deck is shuffled these are too many; with a `seed` chance does what that seed does,
and there are no such nodes.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from uguisu import Game, State
from uguisu_adapters.observing import Observer
from uguisu_adapters.playing import game_of, rolled

if TYPE_CHECKING:
    from uguisu.views import View

NAME = "uguisu"
EXPLICIT = -1
"""The `seed` with which chance is explicit."""
MOST_OUTCOMES = 100_000
MOST_KEPT = 200_000
"""Positions that are kept below one start, for who goes through them again."""


def load(pack: str | Path, *, seed: int = EXPLICIT) -> pyspiel.Game:
    """Return a pack as a game of OpenSpiel, the same as ``pyspiel.load_game("uguisu", {"pack": ..., "seed": ...})``.

    Raises:
        UguisuError: when the pack has errors.
    """
    return PackGame({"pack": str(pack), "seed": seed})


def _type(game: Game[Any] | None, *, explicit: bool = True) -> pyspiel.GameType:
    seats = len(game.seats) if game else 1
    kinds = pyspiel.GameType
    return kinds(
        short_name=NAME,
        long_name=f"Uguisu: {game.scenario}" if game else "A pack of Uguisu",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if explicit else kinds.ChanceMode.DETERMINISTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if _zero_sum(game) else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=seats if game else 10,
        min_num_players=seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"pack": "", "seed": EXPLICIT},
    )


def _zero_sum(game: Game[Any] | None) -> bool:
    """Whether what all seats get adds up to nothing, whatever happens: so it is where each side has one."""
    return game is not None and game.zero_sum and len(game.seats) == len(game.sides)


class PackGame(pyspiel.Game):
    """A pack. `played` is its compiled game."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = {"seed": EXPLICIT, **(params or {})}
        self.played: Game[Any] = game_of(params["pack"])
        self.seed = int(params["seed"])
        self.observer = Observer(self.played)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.played.max_actions,
            max_chance_outcomes=MOST_OUTCOMES if self.explicit else 0,
            num_players=len(self.played.seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if _zero_sum(self.played) else None,
            max_game_length=self.played.max_plies,
        )
        super().__init__(_type(self.played, explicit=self.explicit), info, params)
        self.first = self._first()
        """Where each game begins. OpenSpiel copies a state by beginning a new one, so it is made once."""

    def _first(self) -> Moment:
        game = self.played
        if self.explicit:
            return _moment(game, None, 0, game.beginnings())
        return Moment(game, None, 0, rolled(game, game.new(self.seed)))

    @property
    def explicit(self) -> bool:
        """Whether chance has nodes."""
        return self.seed == EXPLICIT

    def new_initial_state(self) -> PackState:
        """Return the start of a game."""
        return PackState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SeatObserver:
        """Return what writes down what a seat sees."""
        return SeatObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class Moment:
    """A position, or chance about to choose one, with what came before. It never changes, so copies of a state share it.

    Attributes:
        state: the position; None while chance is about to choose.
        waiting: what chance may make of the last action, each with its share.
        plies: how many decisions led here.
    """

    def __init__(
        self,
        game: Game[Any],
        before: Moment | None,
        action: int,
        state: State | None,
        waiting: tuple[tuple[State, float], ...] = (),
    ) -> None:
        self.game, self.before, self.action = game, before, action
        self.state, self.waiting = state, waiting
        self.plies: int = 0 if before is None else before.plies + (before.state is not None)
        self.later: dict[int, Moment] = {}
        """What is known to come of an action: an algorithm that goes through the tree again finds it made."""
        self.room: list[int] = [MOST_KEPT] if before is None else before.room
        self._known: tuple[tuple[str, bytes], ...] | None = None

    def __deepcopy__(self, memo: dict[int, Any]) -> Moment:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle what stands here and what each seat knows: what came before is in that, and what may come is made again. Both
        are rows and trees as long as games are, which pickling would go down step by step.
        """
        self.known(0)
        return _restored, (self.game, (self.action, self.state, self.waiting), self.plies, self._known)

    @property
    def position(self) -> State:
        """The position, where there is one."""
        assert self.state is not None, "it is chance's turn"
        return self.state

    def then(self, action: int, *, explicit: bool) -> Moment:
        """Return what comes of an action, or of what chance does."""
        if (known := self.later.get(action)) is not None:
            return known
        if self.waiting:
            made = Moment(self.game, self, action, self.waiting[action][0])
        elif explicit:
            made = _moment(self.game, self, action, self.game.outcomes(self.position, action))
        else:
            state = self.position.clone()
            self.game.apply(state, action)
            made = Moment(self.game, self, action, rolled(self.game, state))
        if self.room[0] > 0:
            self.room[0] -= 1
            self.later[action] = made
        return made

    def known(self, seat: int) -> str:
        """Return a word for all that a seat has done and seen so far."""
        missing: list[Moment] = []
        at: Moment | None = self
        while at is not None and at._known is None:
            missing.append(at)
            at = at.before
        while missing:
            moment = missing.pop()
            moment._known = moment._what_is_known()
        assert self._known is not None
        return self._known[seat][0]

    def drawn(self, seat: int, rng: random.Random) -> Moment:
        """Return the moment with a position that a seat holds possible: it knows the same in it, the others what they see."""
        self.known(seat)
        assert self._known is not None
        position = self.game.determinize(self.position, seat, rng)
        other = Moment(self.game, self.before, self.action, position)
        shown = [self.game.view(position, one).to_bytes() for one in range(len(self.game.seats))]
        known = [(_joined("", what), what) for what in shown]
        known[seat] = self._known[seat]
        other._known, other.room = tuple(known), [MOST_KEPT]
        return other

    def _what_is_known(self) -> tuple[tuple[str, bytes], ...]:
        """Add to what each seat knew its own action, and what it sees now if that is something new."""
        before = self.before
        seats = range(len(self.game.seats))
        known = list(before._known) if before is not None and before._known else [("", b"")] * len(seats)
        if before is not None and before.state is not None:
            seat = before.state.seat
            done = f"{before.state.phase}:{self.action}".encode()
            known[seat] = _joined(known[seat][0], done), known[seat][1]
        if self.state is not None:
            for seat in seats:
                shown = self.game.view(self.state, seat).to_bytes()
                if shown != known[seat][1]:
                    known[seat] = _joined(known[seat][0], shown), shown
        return tuple(known)


def _restored(
    game: Game[Any],
    stands: tuple[int, State | None, tuple[tuple[State, float], ...]],
    plies: int,
    known: tuple[tuple[str, bytes], ...],
) -> Moment:
    """Return a moment as it was pickled."""
    moment = Moment(game, None, *stands)
    moment.plies, moment._known = plies, known
    return moment


def _moment(
    game: Game[Any], before: Moment | None, action: int, outcomes: list[tuple[State, float]]
) -> Moment:
    """Return where things stand after an action, or at the start: chance chooses if it may be several things."""
    if len(outcomes) == 1:
        return Moment(game, before, action, outcomes[0][0])
    return Moment(game, before, action, None, tuple(outcomes))


def _joined(known: str, heard: bytes) -> str:
    return hashlib.blake2b(heard, key=known.encode(), digest_size=16).hexdigest()


class PackState(pyspiel.State):
    """A position. What a seat knows is the row of its own actions and of the views that it has had."""

    def __init__(self, game: PackGame) -> None:
        super().__init__(game)
        self.explicit = game.explicit
        self.now = game.first

    def current_player(self) -> int:
        """Return the number of the seat that decides, or who else's turn it is."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.now.waiting else self.now.position.seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.now.game.legal(self.now.position))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what chance may do, by number, each with its share."""
        total = sum(share for _, share in self.now.waiting)
        return [(number, share / total) for number, (_, share) in enumerate(self.now.waiting)]

    def _apply_action(self, action: int) -> None:
        self.now = self.now.then(action, explicit=self.explicit)

    def view(self, player: int) -> View:
        """Return what a seat sees."""
        return self.now.game.view(self.now.position, player)

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> PackState:
        """Return a state drawn at random among those that a seat holds possible, for ISMCTS: see `Game.determinize`."""
        rng = random.Random(probability_sampler())
        drawn: PackState = self.clone()
        drawn.now = self.now.drawn(player_id, rng)
        return drawn

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance:{action}"
        return self.now.game.describe(self.now.position, action).notation

    def is_terminal(self) -> bool:
        """Return whether the game is over, or has gone on too long."""
        now = self.now
        return now.state is not None and (now.state.over or now.plies >= now.game.max_plies)

    def returns(self) -> list[float]:
        """Return what each seat gets: what its side does."""
        game = self.now.game
        if self.now.state is None:
            return [0.0] * len(game.seats)
        by_side = game.returns(self.now.state)
        return [by_side[seat.side] for seat in game.seats]

    def __str__(self) -> str:
        shown = "" if self.now.state is None else self.view(-1).to_bytes().decode()
        return f"{shown} #{self.history_str()}"


class SeatObserver:
    """Writes down what a seat sees, or with perfect recall all that it has come to know (see `observation.py` of OpenSpiel)."""

    def __init__(self, game: PackGame, kind: Any) -> None:
        self.observer, self.recalls = game.observer, kind.perfect_recall
        self.tensor = np.zeros(self.observer.length, np.float32)
        self.dict = {name: self.tensor[where] for name, where in self.observer.parts.items()}

    def set_from(self, state: PackState, player: int) -> None:
        """Write what `player` sees into `tensor`."""
        self.tensor.fill(0)
        if state.now.state is not None:
            self.tensor[:] = self.observer.array(state.view(player))

    def string_from(self, state: PackState, player: int) -> str:
        """Return the view as JSON; with perfect recall a word for all that the seat has done and seen."""
        if state.now.state is None:
            return ""
        return state.now.known(player) if self.recalls else state.view(player).to_bytes().decode()


pyspiel.register_game(_type(None), PackGame)
