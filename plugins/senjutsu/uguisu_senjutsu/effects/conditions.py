"""Conditions that only Senjutsu has."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated

from msgspec import Meta

from uguisu import Sentence
from uguisu.effects import Model
from uguisu_senjutsu.content.cards import SPACES, Kamae
from uguisu_senjutsu.effects.base import (
    OfAnyFigure,
    Who,
)
from uguisu_senjutsu.rules.states import wound_limit
from uguisu_senjutsu.state import KAMAE, TRACKS, WOUNDS, SenjutsuState

if TYPE_CHECKING:
    from uguisu_senjutsu.game import SenjutsuGame


class InKamae(OfAnyFigure, Model, frozen=True, tag_field="test", tag="kamae"):
    """Somebody is in one of these kamae."""

    reads = Sentence("{who} {who:is|are} in {is_}")
    denied = Sentence("{who} {who:is|are} not in {is_}")
    leads = Sentence("in {is_}")

    is_: Annotated[
        tuple[Kamae, ...], Meta(min_length=1, description="The kamae.", examples=[["aggression", "balance"]])
    ]
    who: Who = "actor"

    def bound(self, game: SenjutsuGame) -> Callable[[SenjutsuState, int], bool]:
        wanted = frozenset(SPACES.index(word) for word in self.is_)
        return lambda state, figure: state.tracks[figure * TRACKS + KAMAE] in wanted


class HasAdvantage(OfAnyFigure, Model, frozen=True, tag_field="test", tag="advantage"):
    """Somebody has the advantage over all its opponents (SJ-28)."""

    reads = Sentence("{who} {who:has|have} the advantage")
    denied = Sentence("{who} {who:does|do} not have the advantage")

    who: Who = "actor"

    def holds(self, game: SenjutsuGame, state: SenjutsuState, figure: int) -> bool:
        ladder = [other for other in state.ladder if not state.out >> other & 1]
        foes = (foe for foe in ladder if game.foes[figure] >> foe & 1)
        return all(ladder.index(figure) < ladder.index(foe) for foe in foes)


class InCover(OfAnyFigure, Model, frozen=True, tag_field="test", tag="cover"):
    """Somebody is in cover (SJ-64)."""

    reads = Sentence("{who} {who:is|are} in cover")
    denied = Sentence("{who} {who:is|are} not in cover")
    leads = Sentence("in cover")

    who: Who = "actor"

    def holds(self, game: SenjutsuGame, state: SenjutsuState, figure: int) -> bool:
        return bool(state.cover >> figure & 1)


class WoundsLeft(OfAnyFigure, Model, frozen=True, tag_field="test", tag="wounds_left"):
    """Somebody is this many wounds or fewer from the wound limit: despair (SJ-92)."""

    reads = Sentence("{who} {who:is|are} at most {at_most} {at_most:wound|wounds} from the limit")

    at_most: Annotated[int, Meta(ge=1, le=30, description="How many wounds at most.", examples=[2])]
    who: Who = "actor"

    def holds(self, game: SenjutsuGame, state: SenjutsuState, figure: int) -> bool:
        limit = wound_limit(game, state, figure) + state.bonus * (figure >= game.players)
        return limit - state.tracks[figure * TRACKS + WOUNDS] <= self.at_most


TESTS = (InKamae, HasAdvantage, InCover, WoundsLeft)
