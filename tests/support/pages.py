"""Pages of packs in a browser: a web space of their own, and somebody who plays in them."""

from __future__ import annotations

import contextlib
import functools
import http.server
import re
import shutil
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from tests.support.tables import until

CHROMIUM = next(
    (path for name in ("chromium", "chromium-browser", "google-chrome") if (path := shutil.which(name))), None
)
MOST = 4_000
"""Looks at a page until its game must be over."""
WHAT_IS_ASKED = """() => ({
  over: Boolean(document.querySelector("#question a[href*=eyes]")),
  moves: document.querySelectorAll("#all-moves button").length,
})"""
CHOOSE = """(number) => {
  const meant = document.getElementById("meant"), all = document.querySelectorAll("#all-moves button");
  if (meant) { meant.requestSubmit(); return; }
  const one = all[number * 7 % all.length];
  one.form.requestSubmit(one);
}"""
"""Makes a move, as a press on one of the buttons below All moves does."""


class WebSpace(http.server.ThreadingHTTPServer):
    """A web space that knows no Python: it has files, and remembers who asked for which."""

    daemon_threads = True

    def __init__(self, folder: Path) -> None:
        super().__init__(("127.0.0.1", 0), functools.partial(_Handler, directory=str(folder)))
        self.folder = folder
        self.asked: list[str] = []

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/"


class _Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }
    server: WebSpace

    def do_GET(self) -> None:
        self.server.asked.append(self.path)
        super().do_GET()

    def log_message(self, *_: object) -> None: ...


@contextlib.contextmanager
def web_space(folder: Path) -> Iterator[WebSpace]:
    """Serve a folder."""
    space = WebSpace(folder)
    running = threading.Thread(target=space.serve_forever, daemon=True)
    running.start()
    try:
        yield space
    finally:
        space.shutdown()
        space.server_close()
        running.join()


def opened(context: Any, address: str) -> Any:
    """Open a page in a browser; what it complains of is kept, and which other addresses it asks for."""
    page = context.new_page()
    page.complaints, page.strangers = [], []
    page.on(
        "console",
        lambda told: page.complaints.append(told.text) if told.type in ("error", "warning") else None,
    )
    page.on("pageerror", lambda error: page.complaints.append(str(error)))
    own = address.partition("://")[0] + "://" + address.partition("://")[2].partition("/")[0]
    page.on(
        "request",
        lambda asked: (
            page.strangers.append(asked.url) if not asked.url.startswith((own, "data:", "blob:")) else None
        ),
    )
    page.goto(address)
    return page


def becomes(page: Any, true: str) -> None:
    """Wait until an expression is true in a page. Its policy lets nobody but its debugger evaluate one."""
    until(lambda: page.evaluate(true))


def is_ready(page: Any) -> None:
    """Wait until the engine is there."""
    becomes(page, "Boolean(uguisuPage.ready || uguisuPage.broken)")
    assert not page.evaluate("uguisuPage.broken || ''")


def begin(page: Any, people: int = 1) -> None:
    """Begin a game with people in the first seats."""
    for number, seat in enumerate(page.locator("#seats select").all()):
        if number < people:
            seat.select_option("")
    page.click("#seats button.first")
    page.frame_locator("#table").locator("#board svg").first.wait_for()


def table_of(page: Any) -> Any:
    """Return the frame of the table."""
    return page.query_selector("#table").content_frame()


def play(page: Any, each: Callable[[int], None] = lambda _: None) -> int:
    """Play until the game is over, and return how many moves were made; `each` is called before each of them."""
    made = 0
    for _ in range(MOST):
        assert page.locator("#trouble").is_hidden(), page.inner_text("#trouble")
        if page.locator(".bar.pass").count():
            page.click(".bar.pass button")
            page.click(".over button")
            page.wait_for_timeout(50)
            continue
        try:
            table = table_of(page)
            asked = table.evaluate(WHAT_IS_ASKED)
            if asked["over"]:
                return made
            if asked["moves"]:
                each(made)
                table.evaluate(CHOOSE, made)
                made += 1
                page.wait_for_timeout(60)
                continue
        except Exception as error:  # the table has become that of another seat meanwhile
            if not re.search("frame|context|navigation|NoneType", str(error), re.IGNORECASE):
                raise
        page.wait_for_timeout(20)
    raise AssertionError(f"the game is not over after {made} moves")
