"""A page on a phone, whose network goes and comes: it hears that its table is gone, comes back by itself, and loses no move."""

import json
import shutil
import subprocess
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from tests.support.tables import Server, until

NODE = shutil.which("node")
WITHIN = 5_000
"""Milliseconds in which a dead connection is told of."""


@pytest.fixture(scope="module")
def scenes() -> dict[str, dict[str, Any]]:
    if NODE is None:
        pytest.skip("there is no Node here")
    script = Path(__file__).with_name("page_without_browser.js")
    page = files("uguisu_table") / "static" / "table.js"
    done = subprocess.run(
        [NODE, str(script), str(page)], capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    told = [json.loads(line) for line in done.stdout.splitlines()]
    return {seen.pop("name"): seen for seen in told}


def test_a_silent_connection_is_told_of_in_time(scenes: dict[str, dict[str, Any]]) -> None:
    seen = scenes["a connection that is silent is told of within five seconds, and another one is tried"]
    assert seen["quiet"] == ""
    assert seen["told_after"] <= WITHIN  # of the test's own clock
    assert (seen["before"], seen["tried"], seen["after"], seen["old_closed"]) == (1, 1, "", True)


def test_a_slow_connection_is_not_given_up(scenes: dict[str, dict[str, Any]]) -> None:
    seen = scenes["what is slow but lives is kept"]
    assert seen == {"doubted": "lost", "after": "", "old_closed": False, "others_closed": True}


def test_a_move_pressed_meanwhile_waits(scenes: dict[str, dict[str, Any]]) -> None:
    seen = scenes["a move pressed meanwhile waits and is told"]
    assert seen["prevented"], "else the browser shows an error of its own"
    assert seen["waits"] == "waits"
    assert seen["sent"] == ["b"], "the last one is meant"
    assert (seen["told"], seen["again"]) == ("arrived", 0)
    assert scenes["a move that went into a dead connection is sent again by the same name"]["same"]


def test_the_device_is_listened_to(scenes: dict[str, dict[str, Any]]) -> None:
    assert scenes["a network that is back is tried at once"] == {"told": "lost", "tried": 1}
    assert scenes["who comes back to the page asks at once"] == {"pings": 1}
    seen = scenes["what is looked for meanwhile is shown then"]
    assert seen["prevented"]
    assert "moment=4" in seen["address"]


def heard(browser: Any, what: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = browser.take()
        if what in message:
            return message


def test_the_server_answers_while_it_does_something(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    import threading

    from uguisu_table.sitting import Sitting

    go = threading.Event()
    sitting = server.open("temple/first_steps")
    [one, other] = server.seated(sitting)
    for browser in (one, other):
        browser.join()
        browser.take_all(0.4)
    mover = one if one.moves else other
    play = Sitting.play
    monkeypatch.setattr(Sitting, "play", lambda *words: (go.wait(60), play(*words))[1])
    mover.play(0)
    mover.send({"ping": True})
    assert heard(mover, "pong") == {"pong": True}
    assert not sitting.match.steps
    go.set()
    until(lambda: len(sitting.match.steps) > 0)


def test_what_is_pressed_once_is_done_once(server: Server) -> None:
    sitting = server.open("scorpion/garden_gate")
    browsers = server.seated(sitting)
    browser = browsers[0].join()
    words = {"do": {"do": "name", "name": "Anna"}, "press": "p-1"}
    browser.send(words)
    assert heard(browser, "done") == {"done": "p-1", "told": False}
    again = server.browser()
    again.cookies, again.base = browser.cookies, browser.base
    again.join()
    again.send({**words, "do": {"do": "name", "name": "Berta"}})  # the same press must not be done again
    assert heard(again, "done")["done"] == "p-1"
    assert sitting.chair_at("1").name == "Anna"  # type: ignore[union-attr]


def test_a_page_that_comes_back_catches_up(server: Server) -> None:
    sitting = server.open("temple/first_steps")
    [one, other] = server.seated(sitting)
    for browser in (one, other):
        browser.join()
    watcher, mover = (one, other) if other.moves else (other, one)
    watcher.close()
    moves = len(sitting.match.steps)
    mover.play(0)
    until(lambda: len(sitting.match.steps) > moves)
    back = server.browser()
    back.cookies, back.base = watcher.cookies, watcher.base
    back.join()
    assert back.parts["lines"].count("<li") > 0
