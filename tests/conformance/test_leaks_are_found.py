"""Leaks are planted in the four games, and the checks that every run makes find them; without the leak they pass."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import pytest
from tests.support import secrets_kept
from tests.support.secrets_kept import SCENARIOS
from tests.support.thawing import thawed

import uguisu_scorpion.game
import uguisu_scorpion.secrecy.views
import uguisu_spies.game
import uguisu_spies.secrecy.views
from uguisu import Game, Move, State, Text, load
from uguisu.core.areas import unseen_of
from uguisu.core.events import EVERYBODY, PER_CALL, EngineEvents, EventType
from uguisu.core.view import ViewBuilder
from uguisu_scorpion.game import ScorpionGame
from uguisu_scorpion.turn.guard_cards import GuardCards
from uguisu_senjutsu.game import SenjutsuGame
from uguisu_senjutsu.state import DECK, area
from uguisu_spies.game import SpiesGame
from uguisu_temple.game import TempleGame
from uguisu_tools.testing import CHECKS, Subject

GAMES: dict[type[Game], str] = {
    TempleGame: "",
    ScorpionGame: "scorpion/crooked_harbour",
    SpiesGame: "spies/back_yard",
    SenjutsuGame: "senjutsu/snow_field",
}
Patch = pytest.MonkeyPatch


@cache
def game_of(kind: type[Game]) -> Game:
    return thawed(load(SCENARIOS / GAMES[kind]) if GAMES[kind] else secrets_kept.temple_with_a_cellar())


def conformance(name: str) -> Callable[[Game], None]:
    """Return a check of the public suite, as it runs on every pack, in fewer games."""
    check = next(one for one in CHECKS if one.__name__ == name)
    return lambda game: check(Subject(game, games=2, plies=100))


OUR_OWN: dict[str, Callable[[Any], Any]] = {
    "kept": lambda game: secrets_kept.kept(game, games=1, plies=100, every=4),
    "decisions_are_covered": secrets_kept.decisions_are_covered,
    "no_hidden_zone_is_heard": lambda game: secrets_kept.no_hidden_zone_is_heard(game, range(2)),
    "the_guards_side_of_the_board": secrets_kept.the_guards_side_of_the_board,
}
"""The checks of our own games."""


def check_called(name: str) -> Callable[[Any], Any]:
    return OUR_OWN.get(name) or conformance(name)


class Leak(NamedTuple):
    kind: type[Game]
    finder: str
    message: str
    plant: Callable[[Patch], None]


LEAKS: list[Leak] = []


def leak(kind: type[Game], finder: str, message: str) -> Callable[[Callable[[Patch], None]], Any]:
    """Register a way for a game to give something away, the check that finds it, and what it says."""

    def note(plant: Callable[[Patch], None]) -> Callable[[Patch], None]:
        LEAKS.append(Leak(kind, finder, message, plant))
        return plant

    return note


def shows_more(patch: Patch, kind: type[Game], more: Callable[[ViewBuilder[Any]], None]) -> None:
    original = kind.show

    def show(self: Game, view: ViewBuilder[Any]) -> None:
        original(self, view)
        more(view)

    patch.setattr(kind, "show", show)


def samples_keep(patch: Patch, kind: type[Game], keep: Callable[[Any, Any, Any, int], None]) -> None:
    """Have samples keep something of the truth: `keep(game, truth, sample, seat)`."""
    original = kind.determinize

    def determinize(self: Game, state: State, seat: int, rng: random.Random) -> State:
        twin = original(self, state, seat, rng)
        keep(self, state, twin, seat)
        return twin

    patch.setattr(kind, "determinize", determinize)


def everybody_hears(patch: Patch, kind: type[Game], *events: str) -> None:
    game = game_of(kind)  # type: ignore[arg-type]
    original = game.emit

    def emit(state: Any, event: EventType, *values: Any, audience: int = PER_CALL) -> None:
        original(state, event, *values, audience=EVERYBODY if event.line in events else audience)

    patch.setattr(game, "emit", emit)


def changes_rule(
    patch: Patch, kind: type[Game], phase: str, rule: str, change: Callable[[Any, Any], Any]
) -> None:
    """Change what is legal in a phase, or how it is applied, in a game that is compiled already."""
    game = game_of(kind)  # type: ignore[arg-type]
    number = game.phases.index(game.phases_by_name[phase])
    rules = list(getattr(game, rule))
    rules[number] = change(game, rules[number])
    patch.setattr(game, rule, tuple(rules))


def keep_deck(game: Game, truth: Any, sample: Any, seat: int) -> None:
    """The cards that nobody sees lie in the sample in their true order; hands are given what is left."""
    for pool in game.pools:
        piles = unseen_of(game, pool, seat)
        for pile in piles:
            sample.areas[pile] = truth.areas[pile][:]


# --- Temple: what its mission keeps from the samurai -------------------------------------------------------------


@leak(TempleGame, "views_show_what_is_declared", "is shown the track 'loot'")
def _a_track_of_the_mission(patch: Patch) -> None:
    shows_more(patch, TempleGame, lambda view: view.track(len(view.game.tracks) - 1))


@leak(
    TempleGame,
    "views_show_what_is_declared",
    "is shown a mark 'trapdoor'",
)
def _a_mark_of_the_mission(patch: Patch) -> None:
    patch.setattr(TempleGame, "mark_audience", lambda self, kind: EVERYBODY)


@leak(TempleGame, "views_show_what_is_declared", "where 'chest' stands")
def _a_piece_of_the_mission(patch: Patch) -> None:
    shows_more(patch, TempleGame, lambda view: [view.piece(piece, seen=True) for piece in view.game.brought])  # type: ignore[arg-type]


@leak(TempleGame, "views_show_what_is_declared", "what depends on the track 'loot'")
def _a_track_of_the_mission_in_a_note(patch: Patch) -> None:
    shows_more(patch, TempleGame, lambda view: view.note("loot", view.state.tracks[-1]))


@leak(TempleGame, "views_show_what_is_declared", "'loot', in 'track_changed'")
def _a_track_of_the_mission_in_the_log(patch: Patch) -> None:
    everybody_hears(patch, TempleGame, "track_changed")


@leak(TempleGame, "views_show_what_is_declared", "'trapdoor', in 'marked'")
def _a_mark_of_the_mission_in_the_log(patch: Patch) -> None:
    everybody_hears(patch, TempleGame, "marked")


@leak(TempleGame, "views_show_what_is_declared", "where 'chest' is, in 'put'")
def _a_piece_of_the_mission_in_the_log(patch: Patch) -> None:
    everybody_hears(patch, TempleGame, "put")


@leak(TempleGame, "views_offer_moves_to_the_decider_only", "is offered moves")
def _moves_offered_to_those_who_wait(patch: Patch) -> None:
    import msgspec

    original = ViewBuilder._decision

    def decision(self: ViewBuilder[Any]) -> Any:
        shown, state = original(self), self.state
        if shown is None or state.seat < 0:
            return shown
        moves = tuple(self._move(action) for action in self.game.legal(state))
        return msgspec.structs.replace(shown, moves=moves)

    patch.setattr(ViewBuilder, "_decision", decision)


@leak(TempleGame, "kept", "tracks hardly ever differ in samples")
def _samples_that_know_a_track_of_the_mission(patch: Patch) -> None:
    samples_keep(
        patch, TempleGame, lambda game, truth, sample, seat: setattr(sample, "tracks", truth.tracks[:])
    )


@leak(TempleGame, "kept", "marks hardly ever differ in samples")
def _samples_that_know_where_marks_lie(patch: Patch) -> None:
    samples_keep(
        patch, TempleGame, lambda game, truth, sample, seat: setattr(sample, "marks", truth.marks[:])
    )


@leak(TempleGame, "kept", "pieces hardly ever differ in samples")
def _samples_that_know_where_the_chest_is(patch: Patch) -> None:
    samples_keep(patch, TempleGame, lambda game, truth, sample, seat: setattr(sample, "at", truth.at[:]))


# --- Scorpion: what the intruders do, what the guards have hidden ------------------------------------------------


@leak(ScorpionGame, "decisions_are_covered", "noticed: |offered to the other")
def _decisions_that_are_not_covered(patch: Patch) -> None:
    patch.setattr(ScorpionGame, "decision_audience", lambda self, state: EVERYBODY)


@leak(ScorpionGame, "decisions_are_covered", "searches tell the other side's moves apart")
def _intruders_moves_told_apart_in_searches(patch: Patch) -> None:
    """Players that a search imagines would act on what they couldn't know."""
    patch.setattr(ScorpionGame, "seen", lambda self, state, action, seat: action)


@leak(ScorpionGame, "what_changes_is_told", "notices a decision that is hidden")
def _a_cover_that_names_the_decision(patch: Patch) -> None:
    patch.setattr(ScorpionGame, "cover", lambda self, state: (self.phases[state.phase].name, False))


@leak(ScorpionGame, "what_changes_is_told", "notices a decision that is hidden")
def _a_clock_that_counts_what_is_hidden(patch: Patch) -> None:
    patch.setattr(ScorpionGame, "clock", lambda self, state: state.ply)


@leak(ScorpionGame, "what_is_told_is_known", "one is told as 'stepped'")
def _steps_told_to_all(patch: Patch) -> None:
    everybody_hears(patch, ScorpionGame, "stepped")


@leak(ScorpionGame, "no_hidden_zone_is_heard", "mission")
def _a_mission_told_to_all(patch: Patch) -> None:
    everybody_hears(patch, ScorpionGame, "mission")


@leak(ScorpionGame, "no_hidden_zone_is_heard", "starts")
def _a_start_told_to_all(patch: Patch) -> None:
    everybody_hears(patch, ScorpionGame, "starts")


@leak(
    ScorpionGame,
    "views_show_what_is_declared",
    "is shown the faces in 'ninja_hand'",
)
def _a_hand_on_every_view(patch: Patch) -> None:
    shows_more(patch, ScorpionGame, lambda view: view.area(0, count=True, faces=True))


@leak(ScorpionGame, "resampling_keeps_the_view", "what guards cannot know shows|what everybody sees changes")
def _a_mission_on_every_view(patch: Patch) -> None:
    shows_more(patch, ScorpionGame, lambda view: view.note("letter", view.state.missions[0]))


@leak(ScorpionGame, "kept", "guards sees missions")
def _a_mission_that_hides_behind_a_hand(patch: Patch) -> None:
    """Only where nothing but the mission differs is it told from the hand."""
    shows_more(patch, ScorpionGame, lambda view: view.note("letter", view.state.missions[0]))


@leak(ScorpionGame, "kept", "items hardly ever differ")
def _the_guards_map_for_intruders(patch: Patch) -> None:
    patch.setattr(uguisu_scorpion.secrecy.views, "is_guard", lambda game, seat: True)


@leak(ScorpionGame, "resampling_keeps_the_view", "what guards cannot know shows|what everybody sees changes")
def _a_prompt_that_counts(patch: Patch) -> None:
    """Asking the guards for cards tells how far the ninja has gone."""
    asked = lambda self, state: Text("event.drawn", {"number": state.noise[0]})  # noqa: E731
    patch.setattr(GuardCards, "title", asked)


@leak(
    ScorpionGame,
    "resampling_keeps_the_view",
    "what is legal depends on what the decider cannot know|other moves|cannot know shows",
)
def _choices_in_an_order_that_tells(patch: Patch) -> None:
    def tells(game: Any, legal: Any) -> Any:
        return lambda state: legal(state)[:: -1 if state.noise[0] % 2 else 1]

    changes_rule(patch, ScorpionGame, "guard_cards", "_legal", tells)


@leak(ScorpionGame, "kept", "guards sees places")
def _moves_that_shine_where_the_ninja_is(patch: Patch) -> None:
    original = GuardCards.describe

    def describe(self: Any, state: Any, action: int) -> Move:
        return original(self, state, action)._replace(places=(max(state.at[self.game.first], 0),))

    patch.setattr(GuardCards, "describe", describe)


@leak(ScorpionGame, "samples_deal_hidden_cards_anew", "always know")
def _samples_that_know_hands_and_decks(patch: Patch) -> None:
    samples_keep(patch, ScorpionGame, keep_deck)


@leak(ScorpionGame, "kept", "missions hardly ever differ in samples")
def _samples_that_know_the_mission(patch: Patch) -> None:
    samples_keep(
        patch, ScorpionGame, lambda game, truth, sample, seat: setattr(sample, "missions", truth.missions[:])
    )


@leak(ScorpionGame, "kept", "items hardly ever differ in samples")
def _samples_that_know_what_is_hidden(patch: Patch) -> None:
    samples_keep(
        patch, ScorpionGame, lambda game, truth, sample, seat: setattr(sample, "items", truth.items[:])
    )


@leak(ScorpionGame, "samples_know_no_more", "samples for guards know more than that seat")
def _samples_that_never_find_the_mission(patch: Patch) -> None:
    """A sample that avoids the truth tells it as well as one that keeps to it."""

    def avoid(game: Any, truth: Any, sample: Any, seat: int) -> None:
        if seat in game.table.guard_seats and truth.missions[0] == sample.missions[0] != 0:
            sample.missions[0] = sample.missions[0] % 6 + 1

    samples_keep(patch, ScorpionGame, avoid)


# --- Spies: the spies' board -------------------------------------------------------------------------------------


@leak(SpiesGame, "decisions_are_covered", "noticed: |offered to the other")
def _the_spies_turn_watched(patch: Patch) -> None:
    patch.setattr(SpiesGame, "decision_audience", lambda self, state: EVERYBODY)


@leak(SpiesGame, "decisions_are_covered", "searches tell the other side's moves apart")
def _spies_moves_told_apart_in_searches(patch: Patch) -> None:
    """Players that a search imagines would act on what they couldn't know."""
    patch.setattr(SpiesGame, "seen", lambda self, state, action, seat: action)


@leak(SpiesGame, "what_is_told_is_known", "guard is told what that seat does not come to know")
def _steps_of_spies_told_to_all(patch: Patch) -> None:
    everybody_hears(patch, SpiesGame, "stepped")


@leak(SpiesGame, "the_guards_side_of_the_board", "crawl|sneak|walk|run")
def _the_way_of_going_told_to_all(patch: Patch) -> None:
    everybody_hears(patch, SpiesGame, "crawl", "sneak", "walk", "run")


@leak(SpiesGame, "resampling_keeps_the_view", "what guard cannot know shows|what everybody sees changes")
def _spies_where_they_stand(patch: Patch) -> None:
    patch.setattr(uguisu_spies.secrecy.views, "knows", lambda seat: True)


@leak(SpiesGame, "the_guards_side_of_the_board", "spy-1_hand")
def _a_spys_hand_on_every_view(patch: Patch) -> None:
    shows_more(patch, SpiesGame, lambda view: view.area(0, count=True, faces=True))


@leak(SpiesGame, "kept", "guard sees places")
def _pieces_in_an_order_that_tells(patch: Patch) -> None:
    def turned_round(view: ViewBuilder[Any]) -> None:
        if view.state.at[0] % 2:
            view._pieces.reverse()

    shows_more(patch, SpiesGame, turned_round)


@leak(SpiesGame, "what_changes_is_told", "what an onlooker sees changes")
def _a_spys_place_shown_to_onlookers_alone(patch: Patch) -> None:
    shows_more(
        patch, SpiesGame, lambda view: view.note("near", view.state.at[0]) if view.seat == -1 else None
    )


@leak(SpiesGame, "kept", "sees items")
def _marked_papers_in_a_note(patch: Patch) -> None:
    shows_more(patch, SpiesGame, lambda view: view.note("papers", view.state.marked))


@leak(SpiesGame, "kept", "items hardly ever differ in samples")
def _samples_that_know_the_papers(patch: Patch) -> None:
    samples_keep(patch, SpiesGame, lambda game, truth, sample, seat: setattr(sample, "marked", truth.marked))


@leak(SpiesGame, "samples_deal_hidden_cards_anew", "always know")
def _samples_that_know_the_stolen_deck(patch: Patch) -> None:
    samples_keep(patch, SpiesGame, keep_deck)


# --- Senjutsu: what is chosen, held and drawn --------------------------------------------------------------------


@leak(SenjutsuGame, "resampling_keeps_the_view", "cannot know shows|what everybody sees changes")
def _what_was_chosen_in_a_note(patch: Patch) -> None:
    shows_more(patch, SenjutsuGame, lambda view: view.note("chosen", list(view.state.commits)))


@leak(SenjutsuGame, "what_is_told_is_known", "one is told as 'shuffled'")
def _what_is_chosen_told_to_all(patch: Patch) -> None:
    def tells(game: Any, apply: Any) -> Any:
        def applied(state: Any, action: int) -> None:
            area = action % len(game.areas)
            game.emit(state, EngineEvents.shuffled, area, audience=EVERYBODY)
            apply(state, action)

        return applied

    changes_rule(patch, SenjutsuGame, "choose", "_apply", tells)


@leak(SenjutsuGame, "views_show_what_is_declared", "is shown the faces in 'red_hand'")
def _a_fighters_hand_on_every_view(patch: Patch) -> None:
    shows_more(patch, SenjutsuGame, lambda view: view.area(0, count=True, faces=True))


@leak(SenjutsuGame, "what_is_told_is_known", "one is told as 'cards_seen'")
def _drawn_cards_told_to_all(patch: Patch) -> None:
    everybody_hears(patch, SenjutsuGame, "cards_seen")


@leak(SenjutsuGame, "samples_deal_hidden_cards_anew", "always know")
def _samples_that_know_the_order_of_decks(patch: Patch) -> None:
    def keep(game: Any, truth: Any, sample: Any, seat: int) -> None:
        for figure in range(game.fighters):
            deck = area(figure, DECK)
            if sorted(sample.areas[deck]) == sorted(truth.areas[deck]):
                sample.areas[deck] = truth.areas[deck][:]

    samples_keep(patch, SenjutsuGame, keep)


@leak(SenjutsuGame, "kept", "choices hardly ever differ")
def _samples_that_know_what_was_chosen(patch: Patch) -> None:
    samples_keep(
        patch, SenjutsuGame, lambda game, truth, sample, seat: setattr(sample, "commits", truth.commits[:])
    )


# -----------------------------------------------------------------------------------------------------------------


@pytest.mark.pure
@pytest.mark.parametrize("case", LEAKS, ids=[case.plant.__name__.lstrip("_") for case in LEAKS])
def test_a_planted_leak_is_found(case: Leak, monkeypatch: Patch) -> None:
    game = game_of(case.kind)  # type: ignore[arg-type]
    game.line_cache.clear()
    case.plant(monkeypatch)
    with pytest.raises(AssertionError, match=case.message):
        check_called(case.finder)(game)


@pytest.mark.parametrize(
    ("kind", "finder"),
    sorted({(case.kind, case.finder) for case in LEAKS}, key=str),
    ids=lambda part: part if isinstance(part, str) else part.__name__,
)
def test_without_a_leak_nothing_is_found(kind: type[Game], finder: str) -> None:
    check_called(finder)(game_of(kind))  # type: ignore[arg-type]


def test_there_are_many_kinds_of_leaks_in_each_game() -> None:
    assert len(LEAKS) >= 20
    assert {case.kind for case in LEAKS} == set(GAMES)
