"""Each check catches the sin it is there for: a toy is spoilt, and the check must say how."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.support import toys
from tests.support.sins import Sin, Sins, is_caught, spoil_emit
from tests.support.toys import court, race, throwing

from uguisu.core.build import Build
from uguisu.core.commit import CommitState
from uguisu.core.events import EventType
from uguisu.core.game import Game
from uguisu.core.phase import Move
from uguisu.core.state import State
from uguisu.core.text import Text
from uguisu.plugins import load_registry
from uguisu_tools.testing import CHECKS, ConformanceError, Subject
from uguisu_tools.testing.checks import play, states

sin = Sins()


@sin("the_same_actions_give_the_same_game", "race", "another state: tracks differ")
def _dice_from_elsewhere(patch: pytest.MonkeyPatch) -> None:
    original = race.Cast.apply
    patch.setattr(race.Cast, "apply", lambda self, state, _: original(self, state, random.randint(1, 3)))


@sin("recording_changes_nothing", "race", "recording changes the game: seat, tracks differ")
def _the_log_moves_things(patch: pytest.MonkeyPatch) -> None:
    def spoilt(original: Callable[..., None]) -> Callable[..., None]:
        def emit(state: State, event: EventType, *values: Any, **named: Any) -> None:
            original(state, event, *values, **named)
            if state.log is not None:
                state.tracks[race.TURN] += 1

        return emit

    spoil_emit(patch, spoilt)


@sin("recording_changes_nothing", "race", "a log is kept though nobody asked")
def _a_log_unasked(patch: pytest.MonkeyPatch) -> None:
    original = race.RaceGame.start

    def start(self: race.RaceGame, seed: int) -> State:
        state = original(self, seed)
        state.log = []
        return state

    patch.setattr(race.RaceGame, "start", start)


@sin("clones_are_complete", "throwing", "makes a State of a ThrowState")
def _clone_of_another_type(patch: pytest.MonkeyPatch) -> None:
    def clone(self: State) -> State:
        twin = State()
        State.copy_base(self, twin)
        return twin

    patch.setattr(throwing.ThrowState, "clone", clone)


@sin("clones_are_complete", "throwing", r"clone\(\) does not copy rounds")
def _clone_that_forgets(patch: pytest.MonkeyPatch) -> None:
    def clone(self: throwing.ThrowState) -> throwing.ThrowState:
        twin = throwing.ThrowState.__new__(throwing.ThrowState)
        CommitState.copy_base(self, twin)
        return twin

    patch.setattr(throwing.ThrowState, "clone", clone)


@sin("clones_are_complete", "throwing", r"clone\(\) changes rounds")
def _clone_that_changes(patch: pytest.MonkeyPatch) -> None:
    def clone(self: throwing.ThrowState) -> throwing.ThrowState:
        twin = original(self)
        twin.rounds = 7
        return twin

    original = throwing.ThrowState.clone
    patch.setattr(throwing.ThrowState, "clone", clone)


@sin("clones_are_complete", "throwing", "State.round is no field: annotate it in ThrowState")
def _field_that_nobody_declared(patch: pytest.MonkeyPatch) -> None:
    def start(self: throwing.ThrowGame, seed: int) -> throwing.ThrowState:
        state = original(self, seed)
        state.round = 0  # type: ignore[attr-defined]
        return state

    original = throwing.ThrowGame.start
    patch.setattr(throwing.ThrowGame, "start", start)


@sin("clones_are_independent", "throwing", "a clone shares commits with its original")
def _clone_that_shares(patch: pytest.MonkeyPatch) -> None:
    def clone(self: throwing.ThrowState) -> throwing.ThrowState:
        twin = original(self)
        twin.commits = self.commits
        return twin

    original = throwing.ThrowState.clone
    patch.setattr(throwing.ThrowState, "clone", clone)


@sin("clones_are_independent", "race", "playing on in a clone changes the original")
def _state_kept_in_the_game(patch: pytest.MonkeyPatch) -> None:
    class Shared(State):
        __slots__ = ()
        moved = 0

        def facts(self) -> dict[str, Any]:
            return {**super().facts(), "moved": Shared.moved}

        def clone(self) -> Shared:
            twin = Shared.__new__(Shared)
            self.copy_base(twin)
            return twin

    def apply(self: race.Run, state: State, action: int) -> None:
        Shared.moved += 1
        original(self, state, action)

    original = race.Run.apply
    patch.setattr(race.Run, "apply", apply)
    patch.setattr(race, "State", Shared)


@sin("states_are_plain_data", "throwing", "State.rounds holds 0.0, a float")
def _floats(patch: pytest.MonkeyPatch) -> None:
    original = throwing.ThrowGame.start

    def start(self: throwing.ThrowGame, seed: int) -> throwing.ThrowState:
        state = original(self, seed)
        state.rounds = 0.0  # type: ignore[assignment]
        return state

    patch.setattr(throwing.ThrowGame, "start", start)


@sin("saves_come_back", "race", "chance gives|after saving and loading")
def _dice_that_depend_on_the_clock(patch: pytest.MonkeyPatch) -> None:
    original = race.RaceGame.start
    count = iter(range(10_000))

    def start(self: race.RaceGame, seed: int) -> State:
        return original(self, seed + next(count))

    patch.setattr(race.RaceGame, "start", start)


@sin("undo_takes_back", "court", "undoing everything does not lead back")
def _an_opening_that_is_never_the_same(patch: pytest.MonkeyPatch) -> None:
    original = court.CourtGame.start
    count = iter(range(10_000))

    def start(self: court.CourtGame, seed: int) -> State:
        return original(self, seed + next(count))

    patch.setattr(court.CourtGame, "start", start)


@sin("legal_actions_can_be_played", "court", "phase 'answer' has no legal action")
def _no_way_out(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(court.Answer, "legal", lambda self, state: self.options(state, state.stack[-1])[1:])


@sin("legal_actions_can_be_played", "race", "the same action is legal twice")
def _twice_the_same(patch: pytest.MonkeyPatch) -> None:
    original = race.Run.legal
    patch.setattr(race.Run, "legal", lambda self, state: original(self, state) * 2)


@sin("legal_actions_can_be_played", "race", "actions must be whole numbers")
def _actions_that_are_texts(patch: pytest.MonkeyPatch) -> None:
    original = race.Run.legal
    patch.setattr(race.Run, "legal", lambda self, state: [True for _ in original(self, state)])


@sin("legal_actions_can_be_played", "race", "counts as 2 plies instead of one")
def _plies_counted_twice(patch: pytest.MonkeyPatch) -> None:
    original = race.Run.apply

    def apply(self: race.Run, state: State, action: int) -> None:
        state.ply += 1
        original(self, state, action)

    patch.setattr(race.Run, "apply", apply)


@sin("legal_actions_can_be_played", "race", "there is no seat 2")
def _a_chair_too_many(patch: pytest.MonkeyPatch) -> None:
    original = race.Run.enter

    def enter(self: race.Run, state: State) -> None:
        original(self, state)
        state.seat = 2

    patch.setattr(race.Run, "enter", enter)


@sin("legal_actions_have_names_of_their_own", "race", "actions 0 and 1 are both written 'runner'")
def _one_name_for_two(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(race.Run, "describe", lambda self, state, action: Move("runner", Text("move.run")))


@sin("legal_actions_have_names_of_their_own", "race", "empty or with spaces in it")
def _spaces(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(race.Run, "describe", lambda self, state, action: Move(f"run {action}", Text("move.run")))


@sin("nonsense_is_refused", "race", "'' is taken for a move")
def _anything_goes(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(race.RaceGame, "parse", lambda self, state, notation: self.legal(state)[0])


@sin("telling_changes_nothing", "race", "looking at a state changes it")
def _a_look_that_moves(patch: pytest.MonkeyPatch) -> None:
    original = race.Run.legal

    def legal(self: race.Run, state: State) -> list[int]:
        state.tracks[race.TURN] += 2
        return original(self, state)

    patch.setattr(race.Run, "legal", legal)


@sin("telling_changes_nothing", "race", "asked twice, the game answers differently")
def _moods(patch: pytest.MonkeyPatch) -> None:
    original = race.Run.legal
    count = iter(range(1_000_000))
    patch.setattr(
        race.Run, "legal", lambda self, state: original(self, state)[:: 1 if next(count) % 3 else -1]
    )


@sin("chance_has_weights", "race", "whose `has_chance` is False")
def _chance_denied(patch: pytest.MonkeyPatch) -> None:
    original = race.RaceGame.finish

    def finish(self: race.RaceGame) -> None:
        original(self)
        self.has_chance = False

    patch.setattr(race.RaceGame, "finish", finish)


@sin("chance_has_weights", "race", "positive whole numbers")
def _odd_weights(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(race.Cast, "chances", lambda self, state: [(1, 3), (2, 0)])


@sin("chance_has_weights", "race", "no outcome, or one twice")
def _the_same_face_twice(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(race.Cast, "chances", lambda self, state: [(1, 3), (1, 1)])


@sin("chance_has_weights", "race", "differs from the legal actions")
def _a_die_with_a_hidden_face(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(race.Cast, "legal", lambda self, state: [1])


@sin("no_hook_is_called_in_play", "race", "the hook uguisu_games is called in play")
def _hooks_in_play(patch: pytest.MonkeyPatch) -> None:
    import pluggy

    from uguisu.plugins import hookspecs

    manager = pluggy.PluginManager("uguisu")
    manager.add_hookspecs(hookspecs)
    original = race.Run.legal

    def legal(self: race.Run, state: State) -> list[int]:
        manager.hook.uguisu_games()
        return original(self, state)

    patch.setattr(race.Run, "legal", legal)


@sin("the_game_is_never_changed", "race", "Run.last of the compiled game is changed in play")
def _a_phase_that_notes_what_happened(patch: pytest.MonkeyPatch) -> None:
    original = race.Run.apply

    def apply(self: race.Run, state: State, action: int) -> None:
        self.last = self.last
        original(self, state, action)

    patch.setattr(race.Run, "apply", apply)


@sin("legal_actions_can_be_played", "race", "out of the bounds")
def _an_action_out_of_bounds(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        race.RaceGame, "finish", lambda self: (Game.finish(self), setattr(self, "max_actions", 2))[0]
    )


@sin("random_games_end", "race", "goes on after")
def _no_end(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(race.RaceGame, "relocate", lambda self, state, piece, place: None)


@sin("random_games_end", "race", "do not add up to 0")
def _both_win(patch: pytest.MonkeyPatch) -> None:
    original = race.Race.build

    def build(self: race.Race, content: Any, options: Any) -> Build:
        made = original(self, content, options)
        for result in made.results:
            result.returns["red"] = 1.0
        made.results[1].returns["blue"] = 1.0
        made.results[0].returns["blue"] = 0.5
        return made

    patch.setattr(race.Race, "build", build)


@sin("playouts_follow_the_rules", "race", "a playout and single steps differ in")
def _a_playout_of_its_own(patch: pytest.MonkeyPatch) -> None:
    original = Game.playout

    def playout(self: Game, state: State, rng: random.Random, limit: int = 1_000_000) -> State:
        rng.random()
        return original(self, state, rng, limit)

    patch.setattr(race.RaceGame, "playout", playout)


@sin("draws_are_fair", "race", "is drawn 80 times in 80, of 2 that are legal")
def _a_draw_of_the_first(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(race.Run, "draw", lambda self, state, random: self.legal(state)[0], raising=False)


@sin("draws_are_fair", "race", "is drawn, and is not legal")
def _a_draw_of_nonsense(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(race.Run, "draw", lambda self, state, random: 9, raising=False)


@sin("draws_are_fair", "race", "drawing an action changes tracks")
def _a_draw_that_does_things(patch: pytest.MonkeyPatch) -> None:
    def draw(self: race.Run, state: State, random: Callable[[], float]) -> int:
        state.tracks[race.TURN] += 1
        return self.legal(state)[0]

    patch.setattr(race.Run, "draw", draw, raising=False)


@pytest.mark.pure
@pytest.mark.parametrize("case", sin, ids=str)
def test_a_sin_is_caught(case: Sin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    is_caught(case, tmp_path, monkeypatch)


def test_every_check_has_a_sin_to_catch() -> None:
    assert sin.leave_out(play, states) == set()


def test_a_failure_says_where_it_was_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(race.Cast, "chances", lambda self, state: [(1, 3), (2, 0)])
    subject = Subject.load(toys.pack(tmp_path / "spoilt", "race"), toys.registry())
    check = next(entry for entry in CHECKS if entry.__name__ == "chance_has_weights")
    with pytest.raises(ConformanceError, match=r"race/spoilt: .* \[seed \d+, after \d+ plies"):
        check(subject)


def test_the_toys_are_loaded_without_trouble() -> None:
    found = load_registry((), [("throwing", throwing), ("race", race), ("court", court)])
    assert [info.trouble for info in found.details.values()] == [None] * 4
