"""One legal move: nobody is asked, if nobody learns from that what is hidden; else it takes as long as asking would."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.support.tables import SCENARIOS, Server, moves_of, play_out, until

from uguisu.loading.overrides import Overrides
from uguisu.plugins import registry
from uguisu_table.hall import Hall
from uguisu_table.sitting import Sitting

PACK = "scorpion/garden_gate"
"""In about every seventh of its decisions there is one legal move."""


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    made = Hall(tmp_path / "tables", registry())
    yield made
    made.close()


def at_an_only_move(sitting: Sitting, seed: int = 0) -> str:
    """Play until somebody has one legal move, and return who has."""
    rng = random.Random(seed)
    while len(moves := sitting.match.legal()) > 1:
        seat = sitting.match.to_move
        sitting.play(seat, rng.choice(moves), sitting.turns(seat))
    return sitting.match.to_move


def all_there(hall: Hall) -> Sitting:
    sitting = hall.open(SCENARIOS / PACK, Overrides(), 0, {})
    for seat in list(sitting.chairs):
        sitting.come(seat)
    return sitting


def test_against_bots_one_is_asked_only_where_one_may_choose(server: Server) -> None:
    sitting = server.open(PACK, 0, intruders="random")
    [guards] = server.seated(sitting)
    guards.join()
    asked = []
    rng = random.Random(1)
    while not sitting.match.over:
        guards.take_until(lambda: guards.moves or sitting.match.over)
        if guards.moves:
            asked.append(len(guards.moves))
            turn = guards.turn
            guards.play(rng.randrange(1000))
            guards.take_until(lambda turn=turn: guards.turn != turn or sitting.match.over)  # type: ignore[misc]
    assert min(asked) > 1
    assert sum(step.seat == "guards" for step in sitting.match.steps) > len(asked)


def test_a_switch_brings_the_questions_back(server: Server) -> None:
    asked: list[int] = []
    while 1 not in asked:  # a bot at random may end a game before the guards have a single move
        sitting = server.open(PACK, 0, intruders="random")
        [guards] = server.seated(sitting)
        guards.join()
        assert guards.post(do="asked", always="yes").status == 303
        rng = random.Random(1)
        while 1 not in asked and not sitting.match.over:
            guards.take_until(lambda: guards.moves or sitting.match.over)  # noqa: B023
            if guards.moves:
                asked.append(len(guards.moves))
                turn = guards.turn
                guards.play(rng.randrange(1000))
                guards.take_until(lambda turn=turn: guards.turn != turn or sitting.match.over)  # type: ignore[misc] # noqa: B023
    assert "Make single moves for me" in guards.page()
    assert guards.post(do="asked").status == 303
    assert not sitting.chairs["guards"].asked_always


def test_the_switch_is_kept(hall: Hall, tmp_path: Path) -> None:
    sitting = all_there(hall)
    sitting.ask_always("guards", always=True)
    hall.close()
    again = Hall(tmp_path / "tables", registry())
    found = again.find(sitting.id)
    assert found is not None
    assert found.chairs["guards"].asked_always
    assert not found.chairs["intruders"].asked_always
    again.close()


def test_among_people_it_takes_as_long_as_somebody_thinks(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until then the question is there, and can be answered; then it is made without her."""
    waited = []
    monkeypatch.setattr(Sitting, "patience", lambda sitting: waited.append(sitting.match.to_move) or 0.4)
    sitting = server.open(PACK, 0)
    browsers = server.seated(sitting)
    for browser in browsers:
        browser.join()
    seat = at_an_only_move(sitting)
    steps = len(sitting.match.steps)
    browser = browsers[list(sitting.chairs).index(seat)]
    browser.post(do="name", name="Anna")  # whatever is done, all go on
    assert len(moves_of(browser.page())) == 1
    assert "only move" in browser.page()
    until(lambda: len(sitting.match.steps) > steps)
    assert sitting.match.steps[steps].seat == seat
    assert waited[0] == seat


def test_nothing_is_done_for_who_is_away(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who waits for somebody away would learn that she had no choice."""
    monkeypatch.setattr(Sitting, "patience", lambda _: 0.0)
    sitting = server.open(PACK, 0)
    browsers = server.seated(sitting)
    seat = at_an_only_move(sitting)
    steps = len(sitting.match.steps)
    at = list(sitting.chairs).index(seat)
    browsers[1 - at].join()
    browsers[1 - at].post(do="name", name="Anna")
    browsers[1 - at].take_all(0.5)
    assert len(sitting.match.steps) == steps
    browsers[at].join()
    until(lambda: len(sitting.match.steps) > steps)


def test_a_person_thinks_as_long_as_of_late(hall: Hall) -> None:
    sitting = all_there(hall)
    seat = at_an_only_move(sitting)
    assert all(1.5 <= sitting.patience() <= 5 for _ in range(20))
    sitting.thought[seat].clear()
    sitting.thought[seat].extend([8.0, 10.0, 12.0])
    assert all(6 < sitting.patience() < 16 for _ in range(20))


def test_what_was_not_asked_is_taken_back_with_what_was(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = hall.open(SCENARIOS / "temple/first_steps", Overrides(), 1, {})
    for seat in list(sitting.chairs):
        sitting.come(seat)
    first = sitting.match.to_move
    sitting.play(first, sitting.match.legal()[0], 0)
    after = len(sitting.match.steps)
    legal = type(sitting.match).legal
    monkeypatch.setattr(type(sitting.match), "legal", lambda match: legal(match)[:1])
    assert sitting.pass_on()
    monkeypatch.undo()
    assert len(sitting.match.steps) > after
    sitting.ask_back(first)
    for seat in sitting.must_agree():
        sitting.answer_back(seat, agree=True)
    assert not sitting.match.steps


@pytest.mark.long
def test_a_game_among_people_goes_to_its_end(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sitting, "patience", lambda _: 0.01)
    sitting = server.open("senjutsu/teaching_duel", 3)
    browsers = server.seated(sitting)
    for browser in browsers:
        browser.join()
    play_out(sitting, browsers)  # a press that comes too late is refused
    assert sitting.match.over
