"""No table keeps others waiting: pages are drawn and tables are read outside of the loop that all share."""

import random
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from tests.support.tables import SCENARIOS, Server, serving, until
from tests.support.thawing import thawed
from websockets.exceptions import InvalidStatus

from uguisu.loading import load
from uguisu.loading.overrides import Overrides
from uguisu.match import Match
from uguisu.plugins import registry
from uguisu_table import apart
from uguisu_table.gate import Gate
from uguisu_table.hall import Hall
from uguisu_table.journal import Journal
from uguisu_table.kept import Kept
from uguisu_table.moments import Moments, picture
from uguisu_table.pages import Drawer
from uguisu_table.room import Room
from uguisu_table.sitting import Sitting


@pytest.fixture
def gate_of_drawing(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Sitting], threading.Event]]:
    """Have pages of one table wait until they are let go on."""
    held: dict[str, threading.Event] = {}
    page = Drawer.page

    def slow(self: Drawer) -> Any:
        if self.sitting.id in held:
            held[self.sitting.id].wait(60)
        return page(self)

    def hold(sitting: Sitting) -> threading.Event:
        return held.setdefault(sitting.id, threading.Event())

    monkeypatch.setattr(Drawer, "page", slow)
    yield hold
    for event in held.values():
        event.set()


def test_a_slow_page_holds_up_no_other_table(
    server: Server, gate_of_drawing: Callable[[Sitting], threading.Event]
) -> None:
    slow, quick = server.open("temple/first_steps"), server.open("temple/first_steps")
    [one, _], [other, second] = server.seated(slow), server.seated(quick)
    event = gate_of_drawing(slow)
    with ThreadPoolExecutor() as pool:
        waiting = pool.submit(one.page)
        for browser in (other, second):
            browser.join()
        mover = other if other.moves else second
        mover.play(0)
        until(lambda: quick.match.steps)
        assert not waiting.done()
        event.set()
        assert 'id="question"' in waiting.result()


def test_a_page_that_takes_too_long_is_stopped_and_told_of(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = server.open("temple/first_steps")
    [one, _] = server.seated(sitting)
    page = Drawer.page

    def endless(self: Drawer) -> Any:
        while self.asked.moment == 7:
            pass
        return page(self)

    monkeypatch.setattr(apart, "LIMIT", 0.3)
    monkeypatch.setattr(Drawer, "page", endless)
    answer = one.ask("GET", f"{one.base}/?moment=7")
    assert answer.status == 503
    assert "took too long" in answer.text
    one.join()
    one.send({"go": "?moment=7"})
    while "took too long" not in one.take().get("note", ""):
        pass
    one.send({"go": "?"})
    while "now" not in one.take():
        pass
    assert 'id="question"' in one.page()


def test_a_table_that_loads_holds_up_no_other(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    slow, quick = server.open("temple/first_steps"), server.open("temple/first_steps")
    [one, _], [other, _] = server.seated(slow), server.seated(quick)
    server.hall.forget(slow.id)
    event, resume = threading.Event(), Journal.resume

    def waiting(path: Path, game: Any) -> Any:
        if path.parent.name == slow.id:
            event.wait(60)
        return resume(path, game)

    monkeypatch.setattr(Journal, "resume", waiting)
    with ThreadPoolExecutor() as pool:
        looks = [pool.submit(server.hall.find, slow.id) for _ in range(2)]
        assert 'id="question"' in other.page()
        assert server.open("temple/first_steps").id
        assert not looks[0].done()
        event.set()
        assert looks[0].result() is looks[1].result() is not None
    assert one.base


def test_looking_back_builds_no_view_of_the_whole_past(tmp_path: Path) -> None:
    """What one press costs does not grow with the game, and the moments are those that views with their logs would bring."""
    hall = Hall(tmp_path, registry())
    sitting = hall.open(SCENARIOS / "spies/back_yard", Overrides(), 3, {})
    for seat in sitting.chairs:
        sitting.come(seat)
    rng = random.Random(1)
    for _ in range(60):
        if sitting.over:
            break
        seat = sitting.match.to_move
        sitting.play(seat, rng.choice(sitting.match.legal()), sitting.turns(seat))
    for seat in sitting.chairs:
        seen, last = [], b""
        for at in range(len(sitting.match.steps) + 1):
            now = picture(sitting.match.view(seat, "en", at))
            if now != last:
                seen.append(at)
                last = now
        assert Moments(seat).follow(sitting.match) == seen
    one = Moments(next(iter(sitting.chairs)))
    slices = 0
    while not one.whole:
        one.follow(sitting.match, seconds=-1.0)
        slices += 1
    assert slices == len(sitting.match.steps) + 1, "no slice is longer than it has to be"
    assert one.steps == Moments(one.seat).follow(sitting.match)
    hall.close()


def test_a_long_past_is_gone_through_beside_the_game(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("uguisu_table.sitting.SLICE", 0.0)
    monkeypatch.setattr(Sitting.moments, "__defaults__", (0.0,))
    monkeypatch.setattr(Sitting.remember, "__defaults__", (0.0,))
    sitting = server.open("temple/first_steps")
    browsers = server.seated(sitting)
    for _ in range(12):
        seat = sitting.match.to_move
        sitting.play(seat, sitting.match.legal()[0], sitting.turns(seat))
    one = browsers[0].join("?moment=0")
    until(lambda: one.take_all() is not None and 'type="range"' in one.parts["time"])
    assert "gone through" in " ".join(one.received)


def test_connections_are_opened_within_the_limits_of_pages(tmp_path: Path) -> None:
    with serving(tmp_path, Gate(requests=(6, 0.001))) as server:
        sitting = server.open("temple/first_steps")
        watching = server.browser().enter(sitting.watch_key)
        for _ in range(5):
            watching.join()
        with pytest.raises(InvalidStatus):
            watching.join()


def test_who_comes_and_goes_has_nothing_drawn_for_others(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = server.open("temple/first_steps")
    for browser in server.seated(sitting):
        browser.join()
    time.sleep(0.6)  # until it is shown who is here
    drawn: list[str] = []
    changed = Room._changed
    monkeypatch.setattr(Room, "_changed", lambda self, by=None: (drawn.append("all"), changed(self, by))[1])
    for _ in range(12):
        watching = server.browser().enter(sitting.watch_key)
        watching.join()
        watching.close()
    assert len(drawn) <= 12, "to come in by a link is told of; to open and close a connection is not"
    drawn.clear()
    watching = server.browser().enter(sitting.watch_key)
    for _ in range(20):
        watching.join()
    watching.close()
    time.sleep(0.6)
    assert len(drawn) <= 1


def test_what_is_kept_may_be_asked_for_by_many_threads() -> None:
    kept: Kept[str] = Kept(2_000, len)

    def work(number: int) -> None:
        for at in range(400):
            assert kept.get((number * at) % 37, lambda: "x" * 100) == "x" * 100

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(work, range(8)))
    assert kept.weight == sum(map(len, kept._kept.values())) <= 2_000


def test_a_game_is_the_same_with_or_without_its_log() -> None:
    match = Match(load(SCENARIOS / "temple/first_steps"), 1)
    match.play(match.legal()[0])
    assert match.bare(0).facts() == match.position(0).facts()
    assert match.bare(len(match.steps)).log is None


def test_a_rule_that_never_ends_is_stopped_at_its_table_and_others_play_on(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever made the move is told, the move is not made, and the table can be used again."""
    monkeypatch.setenv("UGUISU_PATIENCE", "1")
    stuck, quick = server.open("temple/first_steps"), server.open("temple/before_dawn")
    seated, others = server.seated(stuck), server.seated(quick)
    for browser in (*seated, *others):
        browser.join()
    game = thawed(stuck.match.game)
    apply, loops = game._apply, [True]

    def endless(state: Any, action: int) -> None:
        while loops[0]:
            pass
        apply[state.phase](state, action)

    game._apply = (endless,) * len(apply)
    mover = next(browser for browser in seated if browser.moves)
    other = next(browser for browser in others if browser.moves)
    with ThreadPoolExecutor() as pool:
        waiting = pool.submit(mover.post, do="move", turn=mover.turn, move=mover.moves[0])
        other.play(0)
        until(lambda: quick.match.steps)
        told = waiting.result().text
    assert "it made no move for 1 s" in told
    assert not stuck.match.steps
    loops[0] = False
    mover.play(0)
    until(lambda: stuck.match.steps)
