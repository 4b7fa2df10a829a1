"""Pages of packs in Firefox, where it is installed: it is driven by what it speaks itself, WebDriver BiDi."""

from __future__ import annotations

import contextlib
import itertools
import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.support.pages import MOST, WHAT_IS_ASKED, web_space
from tests.support.tables import PATIENCE, until

from uguisu.loading import Overrides
from uguisu_page.one_file import one_file
from uguisu_page.publishing import made, write

client = pytest.importorskip("websockets.sync.client", reason="websockets is not installed")

FIREFOX = next((path for name in ("firefox", "firefox-esr") if (path := shutil.which(name))), None)
SCENARIOS = Path(__file__).parents[2] / "scenarios"
SMALL = "temple/first_steps"
ONE_OF_EACH = (SMALL, "scorpion/garden_gate", "senjutsu/teaching_duel", "spies/back_yard")
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
SHIFT, TAB, ENTER = "\ue008", "\ue004", "\ue007"
KEYS = {"on": (TAB,), "back": (SHIFT, TAB), "press": (ENTER,)}
WHICH_KEY = """() => {
  const goals = ["#meant button", "#all-moves[open] button", "#all-moves summary"];
  const goal = goals.map((one) => document.querySelector(one)).find(Boolean), here = document.activeElement;
  if (!goal) return "";
  if (here === goal) return "press";
  return here.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_FOLLOWING ? "on" : "back";
}"""
"""Returns where to go from what has the focus, to make a move; "" where there is none to make."""
WHAT_TO_PRESS = """(number) => {
  const all = [
    "#question form.live > button[name=move], #meant button",
    "#board a.pick:not([aria-current]), #hand a.pick:not([aria-current])",
    "#all-moves[open] button", "#all-moves summary",
  ];
  for (const some of all) {
    const there = [...document.querySelectorAll(some)].filter((one) => {
      one.scrollIntoView({ block: "center", inline: "center" });
      const { left, top, width, height } = one.getBoundingClientRect();
      one.middle = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
      return one.contains(document.elementFromPoint(one.middle.x, one.middle.y));
    });
    const one = there[number * 7 % there.length];
    if (!one) continue;
    one.scrollIntoView({ block: "center", inline: "center" });
    const { left, top, width, height } = one.getBoundingClientRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  }
  return null;
}"""
"""Returns where somebody presses who looks at the board first."""

pytestmark = [pytest.mark.slow, pytest.mark.skipif(FIREFOX is None, reason="there is no Firefox here")]


class Firefox:
    """A Firefox without a window, and what it complains of."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.numbers = itertools.count(1)
        self.complaints: list[str] = []
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])
        self.window = self.ask("browsingContext.create", type="window")["context"]
        """One that is in front: the first is not, and its buttons hear no keys."""
        self.at = self.window
        """The window, or the frame in it, that is looked at."""

    def ask(self, method: str, **params: Any) -> Any:
        """Have something done, and return what is answered."""
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            told = json.loads(self.socket.recv(timeout=PATIENCE))
            if told.get("method") == "log.entryAdded" and told["params"]["level"] == "error":
                self.complaints.append(str(told["params"]["text"]))
            if told.get("id") == number:
                assert told["type"] == "success", told
                return told["result"]

    def open(self, address: str) -> None:
        """Go to a page."""
        self.complaints.clear()
        self.at = self.window
        self.ask("browsingContext.navigate", context=self.at, url=address, wait="complete")

    def value(self, expression: str) -> Any:
        """Return what a script works out, by way of JSON."""
        told = self.ask(
            "script.evaluate",
            expression=f"(async () => JSON.stringify((await ({expression})) ?? null))()",
            target={"context": self.at},
            awaitPromise=True,
        )
        assert told["type"] == "success", told
        return json.loads(told["result"]["value"])

    @contextlib.contextmanager
    def frame(self) -> Iterator[None]:
        """Look at the frame in what is looked at."""
        around = self.at

        def there() -> Any:
            return self.ask("browsingContext.getTree", root=around)["contexts"][0]["children"]

        until(there)
        self.at = there()[0]["context"]
        try:
            yield
        finally:
            self.at = around

    def click(self, x: int, y: int) -> None:
        """Press the mouse there."""
        moves = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self._act({"type": "pointer", "id": "mouse", "actions": moves})

    def keys(self, *held: str) -> None:
        """Press keys, and let go of them in the other order."""
        actions = [{"type": "keyDown", "value": value} for value in held]
        actions += [{"type": "keyUp", "value": value} for value in reversed(held)]
        self._act({"type": "key", "id": "keyboard", "actions": actions})

    def _act(self, actions: dict[str, Any]) -> None:
        self.ask("input.performActions", context=self.at, actions=[actions])


@pytest.fixture(scope="module")
def firefox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    home = tmp_path_factory.mktemp("firefox")
    log = home / "log"
    assert FIREFOX is not None
    command = [
        FIREFOX,
        "--headless",
        "--no-remote",
        "--profile",
        str(home),
        "--remote-debugging-port",
        "0",
        "about:blank",
    ]
    with log.open("w", encoding="utf-8") as writing:
        running = subprocess.Popen(command, stderr=writing, stdout=writing)
        try:
            until(lambda: LISTENING.search(log.read_text(encoding="utf-8")))
            found = LISTENING.search(log.read_text(encoding="utf-8"))
            assert found is not None
            with client.connect(f"{found[1]}/session", max_size=None, open_timeout=PATIENCE) as socket:
                yield Firefox(socket)
        finally:
            running.terminate()
            running.wait()


def is_ready(firefox: Firefox) -> None:
    until(lambda: firefox.value("Boolean(window.uguisuPage?.ready || window.uguisuPage?.broken)"))
    assert not firefox.value("uguisuPage.broken || ''")


def is_over(firefox: Firefox) -> bool:
    return bool(firefox.value(f"({WHAT_IS_ASKED})()")["over"])


def begin(firefox: Firefox) -> None:
    """Take the first seat."""
    place = firefox.value(
        """(() => { const button = document.querySelector("#seats button.first");
        button.scrollIntoView({ block: "center" });
        const { left, top, width, height } = button.getBoundingClientRect();
        return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }; })()"""
    )
    firefox.click(**place)
    until(
        lambda: firefox.value(
            "document.getElementById('table')?.contentDocument?.querySelector('#board svg') !== null"
        )
    )


def play(firefox: Firefox) -> int:
    """Play the first seat with the mouse until the game is over, and return how often something was pressed."""
    begin(firefox)
    pressed = 0
    with firefox.frame():
        until(lambda: firefox.value("Boolean(document.querySelector('#board svg'))"))
        for _ in range(MOST):
            if is_over(firefox):
                return pressed
            place = firefox.value(f"({WHAT_TO_PRESS})({pressed})")
            if place is not None:
                firefox.click(**place)
                pressed += 1
            firefox.value("new Promise((then) => setTimeout(then, 60))")
    raise AssertionError(f"the game is not over after {pressed} presses")


@pytest.mark.parametrize("pack", ONE_OF_EACH)
def test_a_pack_is_played_to_its_end(firefox: Firefox, pack: str, tmp_path: Path) -> None:
    """With the mouse, at a second visit, for which the memory of the first was kept."""
    write(made(SCENARIOS / pack, Overrides(), "en"), tmp_path)
    with web_space(tmp_path) as space:
        firefox.open(space.address)
        is_ready(firefox)
        assert not firefox.value("uguisuPage.remembered")
        until(
            lambda: firefox.value(
                f"caches.open('uguisu memory {pack}').then(async (store) => (await store.keys()).length === 3)"
            )
        )
        assert firefox.complaints == []
        firefox.open(space.address)
        is_ready(firefox)
        assert firefox.value("uguisuPage.remembered")
        assert play(firefox)
        assert firefox.value("document.getElementById('trouble').hidden")
        assert firefox.complaints == []


def test_the_keyboard_is_enough(firefox: Firefox, tmp_path: Path) -> None:
    write(made(SCENARIOS / SMALL, Overrides(), "en"), tmp_path)
    with web_space(tmp_path) as space:
        firefox.open(space.address)
        is_ready(firefox)
        for _ in range(60):
            if firefox.value("document.activeElement.matches('#seats button.first')"):
                break
            firefox.keys(TAB)
        firefox.keys(ENTER)
        with firefox.frame():
            until(lambda: firefox.value("Boolean(document.querySelector('#board svg'))"))
            for _ in range(MOST):
                key = firefox.value(f"({WHICH_KEY})()")
                if key:
                    firefox.keys(*KEYS[key])
                elif is_over(firefox):
                    break
                firefox.value(f"new Promise((then) => setTimeout(then, {10 if key == 'on' else 60}))")
            assert is_over(firefox)
        assert firefox.complaints == []


def test_one_file_plays_from_the_disk(firefox: Firefox, tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    file.write_bytes(one_file(made(SCENARIOS / SMALL, Overrides(), "en")))
    firefox.open(file.as_uri())
    is_ready(firefox)
    assert play(firefox)
    assert firefox.complaints == []


def test_it_plays_in_a_frame_of_another_origin(firefox: Firefox, tmp_path: Path) -> None:
    write(made(SCENARIOS / SMALL, Overrides(), "en"), tmp_path / "page")
    (tmp_path / "around").mkdir()
    with web_space(tmp_path / "page") as space, web_space(tmp_path / "around") as elsewhere:
        (tmp_path / "around/index.html").write_text(
            f'<!DOCTYPE html><title>Elsewhere</title><link rel="icon" href="data:,">'
            f'<iframe src="{space.address}" width="1200" height="700"></iframe>',
            "utf-8",
        )
        firefox.open(elsewhere.address)
        with firefox.frame():
            is_ready(firefox)
            assert play(firefox)
        assert firefox.complaints == []


def test_it_plays_without_a_network(firefox: Firefox, tmp_path: Path) -> None:
    write(made(SCENARIOS / SMALL, Overrides(), "en"), tmp_path)
    with web_space(tmp_path) as space:
        firefox.open(space.address)
        is_ready(firefox)
        until(
            lambda: firefox.value(
                "navigator.serviceWorker.ready.then((found) => found.active.state === 'activated')"
            )
        )
    firefox.open(space.address)
    is_ready(firefox)
    assert play(firefox)
