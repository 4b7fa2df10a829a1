"""Each check of what seats know catches the sin it is there for."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.support.sins import Sin, Sins, is_caught, spoil_emit
from tests.support.toys import court, race, throwing

from uguisu.core.events import EVERYBODY, Events, EventType, only
from uguisu.core.game import Game
from uguisu.core.state import State
from uguisu_tools.testing.checks import knowledge, secrets

sin = Sins()
STRIKE = 0
"""A card of the court, by its number."""


@sin("views_offer_moves_to_the_decider_only", "race", "other moves than are legal")
def _a_view_that_offers_less(patch: pytest.MonkeyPatch) -> None:
    import msgspec

    def view(self: Game, state: State, seat: int, language: str = "en") -> Any:
        seen = original(self, state, seat, language)
        if seen.decision is None:
            return seen
        return msgspec.structs.replace(seen, decision=msgspec.structs.replace(seen.decision, moves=()))

    original = Game.view
    patch.setattr(race.RaceGame, "view", view)


@sin("views_are_plain_data", "race", "no result, or asks for a decision")
def _an_end_that_is_not_shown(patch: pytest.MonkeyPatch) -> None:
    import msgspec

    original = Game.view
    patch.setattr(
        race.RaceGame,
        "view",
        lambda self, *args, **named: msgspec.structs.replace(original(self, *args, **named), result=None),
    )


@sin("what_changes_is_told", "court", "sees changes, and no event tells")
def _draws_in_silence(patch: pytest.MonkeyPatch) -> None:
    def spoilt(original: Callable[..., None]) -> Callable[..., None]:
        def emit(state: State, event: EventType, *values: Any, **named: Any) -> None:
            if event.line not in ("cards_drawn", "cards_seen"):
                original(state, event, *values, **named)

        return emit

    spoil_emit(patch, spoilt)


@sin("views_are_built_by_the_engine", "race", "race overrides `Game.view`")
def _a_view_of_its_own(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(race.RaceGame, "view", _blind_view)


@sin("everything_has_a_text", "throwing", "there is no text for 'phase.at_work'")
def _a_cover_without_a_text(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(throwing.ThrowGame, "decision_audience", lambda self, state: only(state.seat))
    patch.setattr(throwing.ThrowGame, "cover", lambda self, state: ("at_work", False))


@sin("resampling_keeps_the_view", "throwing", "what two cannot know shows")
def _hands_shown_early(patch: pytest.MonkeyPatch) -> None:
    def show(self: Game, view: Any) -> None:
        view.note("hands", list(view.state.commits))

    patch.setattr(throwing.ThrowGame, "show", show)


@sin("resampling_keeps_the_view", "court", "what is legal depends on what the decider cannot know")
def _a_legal_list_that_leaks(patch: pytest.MonkeyPatch) -> None:
    def legal(self: court.Answer, state: State) -> list[int]:
        return original(self, state)[:: -1 if STRIKE in state.areas[1 - state.seat] else 1]

    original = court.Answer.legal
    patch.setattr(court.Answer, "legal", legal)
    patch.setattr(court.CourtGame, "view", _blind_view)


def _blind_view(self: Game, state: State, seat: int, language: str = "en") -> Any:
    """Return a view without moves, so that only the legal list can leak."""
    from uguisu.core.view import View

    return View(game=self.id, scenario=self.scenario, seat=str(seat), ply=state.ply, decision=None)


@sin("resampling_keeps_the_view", "race", "changes the state it is given")
def _a_sample_in_place(patch: pytest.MonkeyPatch) -> None:
    def determinize(self: Game, state: State, seat: int, rng: random.Random) -> State:
        state.seed = rng.getrandbits(64)
        return state

    patch.setattr(race.RaceGame, "determinize", determinize)


@sin("resampled_states_can_be_played", "race", "a bot would foresee the dice")
def _the_same_dice(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(race.RaceGame, "determinize", lambda self, state, seat, rng: state.clone())


@sin("hidden_things_are_resampled", "court", "determinize always returns the true state")
def _a_sample_that_knows_all(patch: pytest.MonkeyPatch) -> None:
    def determinize(self: Game, state: State, seat: int, rng: random.Random) -> State:
        twin = state.clone()
        twin.seed = rng.getrandbits(64)
        return twin

    patch.setattr(court.CourtGame, "determinize", determinize)


@sin("views_show_what_is_declared", "court", "is shown the track 'wounds', and is not in the audience")
def _a_track_for_nobody_shown(patch: pytest.MonkeyPatch) -> None:
    def show(self: Game, view: Any) -> None:
        original(self, view)
        view.track(court.WOUNDS)

    original = Game.show
    patch.setattr(court.CourtGame, "show", show)


class Bleeding(Events):
    bled = EventType("Somebody bleeds.", {"track": "track"}, says="{track} bleeds")


@sin("views_show_what_is_declared", "court", "'wounds', in 'bled', and is not in the audience")
def _a_track_for_nobody_in_the_log(patch: pytest.MonkeyPatch) -> None:
    def spoilt(original: Callable[..., None]) -> Callable[..., None]:
        def emit(state: State, event: EventType, *values: Any, **named: Any) -> None:
            original(state, event, *values, **named)
            original(state, Bleeding.bled, court.WOUNDS)

        return emit

    spoil_emit(patch, spoilt)


@sin("samples_know_no_more", "court", "samples for lord know more than that seat: State.areas")
def _a_sample_that_never_hits_the_truth(patch: pytest.MonkeyPatch) -> None:
    """Whatever is on top of the deck, in samples it is something else."""
    original = Game.determinize

    def determinize(self: Game, state: State, seat: int, rng: random.Random) -> State:
        twin = original(self, state, seat, rng)
        deck, truth = twin.areas[court.DECK], state.areas[court.DECK]
        wrong = [number for number, card in enumerate(deck) if card != truth[-1]]
        if wrong:
            deck[-1], deck[wrong[0]] = deck[wrong[0]], deck[-1]
        return twin

    patch.setattr(court.CourtGame, "determinize", determinize)


@sin("samples_deal_hidden_cards_anew", "court", "always know the top card of 'deck', which that seat")
def _a_sample_that_keeps_the_deck(patch: pytest.MonkeyPatch) -> None:
    def unseen(game: Game, pool: str, seat: int) -> list[int]:
        return [area for area in original(game, pool, seat) if area != court.DECK]

    from uguisu.core import areas

    original = areas.unseen_of
    patch.setattr(areas, "unseen_of", unseen)


@sin("what_is_told_is_known", "throwing", "one is told as 'chose'")
def _a_choice_told_to_all(patch: pytest.MonkeyPatch) -> None:
    def spoilt(original: Callable[..., None]) -> Callable[..., None]:
        def emit(state: State, event: EventType, *values: Any, audience: int = EVERYBODY) -> None:
            original(state, event, *values, audience=EVERYBODY)

        return emit

    spoil_emit(patch, spoilt)


@sin("views_are_plain_data", "race", "the mark 'smoke', which")
def _a_mark_that_nobody_declared(patch: pytest.MonkeyPatch) -> None:
    def show(self: race.RaceGame, view: Any) -> None:
        original(self, view)
        view.mark("smoke", 0)

    original = race.RaceGame.show
    patch.setattr(race.RaceGame, "show", show)


@sin("everything_has_a_text", "race", "there is no text for 'event.cast'")
def _a_text_forgotten(patch: pytest.MonkeyPatch) -> None:
    original = race.Cast.bind

    def bind(self: race.Cast, game: Game) -> None:
        original(self, game)
        del game.texts._texts["en"]["event.cast"]

    patch.setattr(race.Cast, "bind", bind)


@sin("everything_has_a_text", "race", "asks for dice, and is given eyes")
def _a_text_that_asks_too_much(patch: pytest.MonkeyPatch) -> None:
    original = race.Cast.bind

    def bind(self: race.Cast, game: Game) -> None:
        original(self, game)
        game.texts.add({"it": {"event.cast": "{dice}"}})

    patch.setattr(race.Cast, "bind", bind)


@pytest.mark.pure
@pytest.mark.parametrize("case", sin, ids=str)
def test_a_sin_is_caught(case: Sin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    is_caught(case, tmp_path, monkeypatch)


def test_every_check_has_a_sin_to_catch() -> None:
    assert sin.leave_out(knowledge, secrets) == set()
