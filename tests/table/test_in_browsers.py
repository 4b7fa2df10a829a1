"""The table in a real browser: Chromium without a window, as far as there is one. `uv pip install playwright` beforehand."""

import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from tables import PACKS, Server, until

from uguisu_table.sitting import Sitting

CHROMIUM = next(
    (path for name in ("chromium", "chromium-browser", "google-chrome") if (path := shutil.which(name))), None
)
playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium here")

SIZES = ({"width": 1280, "height": 800}, {"width": 390, "height": 844})


@pytest.fixture(scope="module")
def chromium() -> Iterator[Any]:
    with playwright.sync_playwright() as running:
        browser = running.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


def opened(chromium: Any, server: Server, key: str, size: dict[str, int], **more: Any) -> Any:
    """Open a link in a browser of its own; what it complains of is kept."""
    touch = size["width"] < 800
    page = chromium.new_context(
        viewport=size, has_touch=touch, is_mobile=touch, locale="en-GB", **more
    ).new_page()
    page.complaints = []
    page.on(
        "console",
        lambda told: page.complaints.append(told.text) if told.type in ("error", "warning") else None,
    )
    page.on("pageerror", lambda error: page.complaints.append(str(error)))
    page.goto(f"http://{server.here}/s/{key}")
    return page


def both(
    chromium: Any, server: Server, sitting: Sitting, size: dict[str, int], **more: Any
) -> tuple[Any, Any]:
    """Open both seats; the one that is to move comes first."""
    pages = {
        seat: opened(chromium, server, chair.key, size, **more) for seat, chair in sitting.chairs.items()
    }
    first = pages.pop(sitting.match.to_move)
    [other] = pages.values()
    return first, other


def decide(page: Any, number: int) -> None:
    """Do what a person does: choose what shines, a card, a button; and do it."""
    meant = page.locator("#meant button.first")
    if meant.count():
        meant.click()
        return
    ways = [
        kind
        for kind in (
            "#board a.pick:not([aria-current])",
            "#hand a.pick:not([aria-current])",
            "#question form.row button",
        )
        if page.locator(kind).count()
    ]
    if not ways:
        page.locator("#all-moves summary").click()
        page.locator("#all-moves button").first.click()
        return
    things = page.locator(ways[number % len(ways)])
    thing = things.nth(number * 7 % things.count())
    if ways[number % len(ways)].startswith("#board"):
        thing.dispatch_event("click")
    else:
        thing.click()


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES, ids=["desk", "phone"])
@pytest.mark.parametrize("pack", PACKS)
def test_each_game_is_played_to_the_end_by_browsers(
    chromium: Any, server: Server, pack: str, size: dict[str, int]
) -> None:
    sitting = server.open(pack)
    pages = [opened(chromium, server, chair.key, size) for chair in sitting.chairs.values()]
    number = 0
    while not sitting.match.over and number < 4_000:
        number += 1
        for page in pages:
            if page.locator("#all-moves").count():
                try:
                    decide(page, number)
                except playwright.Error:  # it has changed under the finger
                    continue
        pages[0].wait_for_timeout(15)
    assert sitting.match.over
    for page in pages:
        page.wait_for_function("document.querySelector('#question').textContent.includes('The game is over')")
        assert not page.complaints
        page.context.close()


@pytest.mark.parametrize("size", SIZES, ids=["desk", "phone"])
def test_a_move_is_made_by_what_shines(chromium: Any, server: Server, size: dict[str, int]) -> None:
    sitting = server.open("temple/before_dawn")
    first, other = both(chromium, server, sitting, size)
    first.wait_for_function("document.title.startsWith('●')")
    first.locator("#board a.pick").first.click()
    if size["width"] < 800:  # a touch marks, a button does
        first.locator("#meant button.first").click()
    until(lambda: len(sitting.match.steps) == 1)
    other.wait_for_selector("#log .lines li", state="attached")
    for page in (first, other):
        assert not page.complaints
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= size["width"], "nothing sticks out at the side"
        page.context.close()


def test_the_keyboard_is_enough(chromium: Any, server: Server) -> None:
    sitting = server.open("temple/before_dawn")
    first, _ = both(chromium, server, sitting, SIZES[0])
    first.wait_for_selector("#board a.pick")
    first.locator("#board a.pick").first.focus()
    first.keyboard.press("ArrowRight")
    first.keyboard.press("Enter")
    first.wait_for_selector("#meant")
    first.keyboard.press("Escape")
    first.wait_for_selector("#meant", state="detached")
    first.locator("#board a.pick").first.focus()
    first.keyboard.press("Enter")
    first.wait_for_selector("#meant")
    first.locator("#meant button.first").focus()
    first.keyboard.press("Enter")
    until(lambda: len(sitting.match.steps) == 1)
    first.context.close()


@pytest.mark.parametrize("pack", PACKS)
def test_everything_to_be_chosen_has_a_name(chromium: Any, server: Server, pack: str) -> None:
    sitting = server.open(pack)
    pages = [opened(chromium, server, chair.key, SIZES[0]) for chair in sitting.chairs.values()]
    for page in pages:
        page.wait_for_selector("#question h2")
        nameless = page.evaluate(
            """() => [...document.querySelectorAll('a, button, input, select')].filter((one) =>
            one.type !== 'hidden' && !(one.getAttribute('aria-label') || one.textContent.trim() || one.labels?.length
            || one.title)).map((one) => one.outerHTML.slice(0, 200))"""
        )
        assert not nameless
        page.context.close()


def test_without_script_links_and_forms_do(chromium: Any, server: Server) -> None:
    sitting = server.open("temple/before_dawn")
    first, _ = both(chromium, server, sitting, SIZES[0], java_script_enabled=False)
    first.reload()
    first.locator("#board a.pick").first.focus()
    first.keyboard.press("Enter")
    first.locator("#meant button.first").click()
    until(lambda: len(sitting.match.steps) == 1)
    first.context.close()


def test_a_phone_that_slept_is_where_it_was(chromium: Any, server: Server) -> None:
    sitting = server.open("temple/before_dawn")
    first, other = both(chromium, server, sitting, SIZES[1])
    other.wait_for_selector("#question h2")
    other.context.set_offline(True)
    sitting.play(sitting.match.to_move, sitting.match.legal()[0], 0)
    other.context.set_offline(False)
    other.reload()
    other.wait_for_selector("#log .lines li", state="attached")
    first.context.close()
    other.context.close()
