"""Cards that several seats choose in secret, and that are revealed together."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import chain
from typing import TYPE_CHECKING, TypeAlias

from uguisu.core.cards.piles import unseen_of
from uguisu.core.cards.playing import PASS, tell_card, tell_pass
from uguisu.core.commit import HIDDEN
from uguisu.core.events import EVERYBODY, hears
from uguisu.core.phase import Move, NestedPhase
from uguisu.core.state import Frame, S, State

if TYPE_CHECKING:
    from uguisu.core.game import Game

Chooser: TypeAlias = tuple[int, int, int, int]
"""A seat, the card areas that it chooses from and lays its cards into, and how many."""
FIRST = 4
"""Where the choosers begin in the frame."""


class CommitCards(NestedPhase[S]):
    """Seats choose cards in secret, each from its hand into a pile of its own; when all have chosen, `reveal` is called.

    The piles hold nothing else meanwhile, and their faces are seen by their owners alone: `Pile("chosen", "owner")`. How many
    cards each has chosen is no secret. The order of asking does not matter, so what a seat may choose must depend on nothing
    that another is choosing now.

    Frame: ``[~phase, seat, which chooser, how many more, seat, from, to, number, seat, ...]``. Actions: 1 + kind of card;
    `PASS` for who may choose none.
    """

    name = "commit_cards"

    def begin(self, state: S, *choosers: Chooser) -> None:
        """Have them choose, in this order."""
        self._ask(state, 0, [*chain(*choosers)])

    def allowed(self, state: S, seat: int, kind: int) -> bool:
        """Whether a seat may choose a kind of card; it must not depend on what only others know."""
        return True

    def reveal(self, state: S) -> None:
        """All have chosen: turn the cards up (`turn_up`), and begin what comes of it."""
        raise NotImplementedError

    def options(self, state: S, frame: Frame) -> list[int]:
        """A kind of card that may be chosen; a pass where there is none."""
        seat, source = frame[1], frame[FIRST + 4 * frame[2] + 1]
        return [kind + 1 for kind in self._allowed(state, seat, source)] or [PASS]

    def take(self, state: S, frame: Frame, action: int) -> None:
        """Lay it down unseen, and ask on."""
        _, seat, number, more, *choosers = frame
        if action == PASS:
            self._ask(state, number + 1, choosers)
            return
        source, to = choosers[4 * number + 1 : 4 * number + 3]
        state.areas[source].remove(action - 1)
        state.areas[to].append(action - 1)
        if state.log is not None:
            game = self.game
            faces = game.areas[to].faces_seen_by
            game.tell(state, "chosen", faces, card=game.card_ids[action - 1])
            game.tell(state, "chooses", ~faces, seat=game.seats[seat].id)
        if more > 1:
            state.pending.append([~self.index, seat, number, more - 1, *choosers])
        else:
            self._ask(state, number + 1, choosers)

    def seen(self, state: S, action: int, seat: int) -> int:
        """Return one's own choice, nothing of another's, and with the last of all the cards that are revealed."""
        _, chooser, number, more, *choosers = state.stack[-1]
        if more <= 1 and 4 * (number + 1) >= len(choosers):
            cards = (tuple(state.areas[to]) for _, _, to, _ in _by_four(choosers))
            return hash((action, *cards))  # of numbers only, so it is the same in every process
        return action if seat == chooser or action == PASS else HIDDEN

    def describe(self, state: S, action: int) -> Move:
        """Tell it: ``choose:rope``."""
        return tell_pass() if action == PASS else tell_card(self.game, "choose", action - 1)

    def resampled(self, state: S, frame: Frame, seat: int, rng: random.Random) -> None:
        """What others have chosen is something that they may choose."""
        for chooser, source, to, _ in _by_four(frame[FIRST:]):
            if seat == chooser or hears(self.game.areas[source].faces_seen_by, seat):
                continue
            hand, chosen = state.areas[source], len(state.areas[to])
            hand += state.areas[to]
            state.areas[to] = []
            for _ in range(chosen):
                kinds = self._allowed(state, chooser, source)
                if not kinds:
                    self._bring(state, chooser, source, seat, rng)
                    kinds = self._allowed(state, chooser, source)
                kind = rng.choice(kinds)
                hand.remove(kind)
                state.areas[to].append(kind)

    def _allowed(self, state: S, seat: int, source: int) -> list[int]:
        return [kind for kind in sorted(set(state.areas[source])) if self.allowed(state, seat, kind)]

    def _bring(self, state: S, chooser: int, source: int, seat: int, rng: random.Random) -> None:
        """Exchange a card of a hand that holds none that may be chosen for one from elsewhere: there is one, for it was."""
        found = [
            (area, kind)
            for area in unseen_of(self.game, self.game.areas[source].pool, seat)
            for kind in self._allowed(state, chooser, area)
        ]
        area, kind = rng.choice(found)
        given = rng.choice(state.areas[source])
        state.areas[area][state.areas[area].index(kind)] = given
        state.areas[source].remove(given)
        state.areas[source].append(kind)

    def _ask(self, state: S, number: int, choosers: list[int]) -> None:
        """Ask the next who is to choose anything; if nobody is, reveal."""
        for later, (seat, _, _, count) in enumerate(_by_four(choosers)):
            if later >= number and count > 0:
                state.pending.append([~self.index, seat, later, count, *choosers])
                return
        self.reveal(state)


def turn_up(game: Game, state: State, seat: int, source: int, to: int) -> None:
    """Move what a seat has chosen to where all see it, and tell them."""
    cards = state.areas[source]
    state.areas[to] += cards
    state.areas[source] = []
    if state.log is not None:
        ids = [game.card_ids[card] for card in cards]
        game.tell(state, "revealed", EVERYBODY, seat=game.seats[seat].id, cards=ids)


def _by_four(choosers: list[int]) -> Iterator[Chooser]:
    return zip(*[iter(choosers)] * 4, strict=True)
