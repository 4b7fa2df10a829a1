"""Boxes of the docs in a real browser: Chromium without a window, as far as there is one, and `--group browsers`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.support.accessible import serious
from tests.support.pages import CHROMIUM, WebSpace, opened, web_space
from tests.support.tables import PATIENCE
from website.boxes import AT, lay_engine, marked

playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium here"),
]

THEME = Path(__file__).parents[2] / "docs" / "website" / "theme" / "static"
MISSION = """\
format: 1
tracks:
  - {id: alarm, title: Alarm, max: 8}
triggers:
  - id: alarm_rises
    on: entered
    if:
      - {test: same, piece: piece, is: ninja}
    do:
      - {op: raise, track: alarm}
"""
MORE = """\
objectives:
  - id: alarm_is_full
    for: samurai
    title: The alarm has woken everybody
    on: round_ended
    if:
      - {test: track, track: alarm, at_least: 8}
    then: win
"""
MARK = "<!-- try: copy of temple/first_steps, mission.yaml{added} -->\n"
BLOCK = '<div class="highlight-yaml notranslate"><div class="highlight"><pre tabindex="0">{text}</pre></div></div>\n'
PAGE = """\
<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Boxes</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<link rel="stylesheet" href="_static/uguisu.css">
<style>body {{ color: var(--color-foreground-primary); background: var(--color-background-primary); }}
pre {{ overflow-x: auto; }}</style>
</head><body><main><article><h1>Boxes</h1>{boxes}</article></main></body></html>
"""
SIZES = {"desk": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}
FOR_EVER = """
const answers = self.onmessage;
self.onmessage = (said) => { if (JSON.stringify(said.data).includes("for ever")) for (;;); answers(said); };
"""
"""A check without an end."""


@pytest.fixture(scope="module")
def chromium() -> Iterator[Any]:
    with playwright.sync_playwright() as running:
        browser = running.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


Open = Callable[..., Any]


@pytest.fixture
def context(chromium: Any) -> Iterator[Open]:
    """Open browsers of one's own: `context(**settings)`."""
    there = []

    def new(size: str = "desk", **settings: Any) -> Any:
        phone = size == "phone"
        there.append(chromium.new_context(viewport=SIZES[size], has_touch=phone, is_mobile=phone, **settings))
        there[-1].set_default_timeout(1000 * PATIENCE)
        return there[-1]

    yield new
    for one in there:
        one.close()


@pytest.fixture(scope="module")
def space(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebSpace]:
    """A page with two boxes of one pack, the second added to the first."""
    site = tmp_path_factory.mktemp("space")
    lay_engine(site)
    (site / "_static").mkdir()
    for name in ("uguisu.css", "try.css"):
        (site / "_static" / name).write_bytes((THEME / name).read_bytes())
    boxes = (
        MARK.format(added="")
        + BLOCK.format(text=MISSION)
        + MARK.format(added=", added")
        + BLOCK.format(text=MORE)
    )
    (site / "page.html").write_text(PAGE.format(boxes=marked(boxes, "", language="en")), encoding="utf-8")
    with web_space(site) as running:
        yield running


def unfolded(page: Any, number: int = 0) -> Any:
    """Open a box, wait until what stands in it is checked, and return it."""
    box = page.locator(".try").nth(number)
    before = page.evaluate("uguisuPage.answers")
    box.locator(".try-begin").click()
    page.wait_for_function(f"uguisuPage.answers > {before}")
    return box


def typed(page: Any, box: Any, text: str) -> str:
    """Have something else stand in a box, and return what is said of it."""
    before = page.evaluate("uguisuPage.answers")
    box.locator("textarea").fill(text.rstrip("\n"))
    page.wait_for_function(f"uguisuPage.answers > {before}")
    return said(box)


def said(box: Any) -> str:
    return str(box.locator(".try-beside").inner_text())


def test_the_engine_comes_once_and_only_when_it_is_wanted(context: Open, space: WebSpace) -> None:
    space.asked.clear()
    page = opened(context(), f"{space.address}page.html")
    page.wait_for_load_state("networkidle")
    assert not [one for one in space.asked if f"{AT}/engine" in one]
    assert "Nothing is wrong with it." in said(unfolded(page, 0))
    assert "Nothing is wrong with it." in said(unfolded(page, 1))
    assert len([one for one in space.asked if "pyodide.asm.wasm" in one]) == 1
    assert len(page.workers) == 1
    assert page.complaints == []
    assert page.strangers == []


def test_mistakes_are_told_as_one_types(context: Open, space: WebSpace) -> None:
    page = opened(context(), f"{space.address}page.html")
    box = unfolded(page)
    assert box.locator(".try-picture img").evaluate("one => one.naturalWidth") > 100
    told = typed(page, box, MISSION.replace("op: raise", "op: rais"))
    assert "There is no op: rais" in told
    assert "Did you mean raise?" in told
    assert box.locator(".try-lines .error").inner_text().strip() == "10"
    assert box.locator(".try-picture.older").count() == 1
    assert box.get_by_text("Play against bots").is_disabled()
    box.get_by_text("Line 10").click()
    assert box.locator("textarea").evaluate(
        "one => one.value.slice(one.selectionStart, one.selectionEnd)"
    ) == ("      - {op: rais, track: alarm}")
    page.keyboard.type("      - {op: raise, track: alarm}")
    box.locator(".try-status.fine").wait_for()
    assert box.locator("textarea").input_value() == MISSION.rstrip("\n")
    assert page.complaints == []


def test_it_can_be_as_it_was(context: Open, space: WebSpace) -> None:
    page = opened(context(), f"{space.address}page.html")
    box = unfolded(page)
    back = box.get_by_text("As it was")
    assert back.is_disabled()
    assert "Error" in typed(page, box, "format: [")
    back.click()
    box.locator(".try-status.fine").wait_for()
    assert box.locator("textarea").input_value() == MISSION.rstrip("\n")


def test_what_is_added_builds_on_the_box_before(context: Open, space: WebSpace) -> None:
    page = opened(context(), f"{space.address}page.html")
    second = unfolded(page, 1)
    assert second.locator(".try-lines .line").first.inner_text().strip() == "11", (
        "lines are those of the file"
    )
    first = unfolded(page, 0)
    typed(page, first, MISSION.replace("id: alarm,", "id: bell,").replace("track: alarm", "track: bell"))
    second.get_by_text("Line 17").wait_for()
    assert "'alarm'" in said(second)


def test_it_is_played(context: Open, space: WebSpace) -> None:
    page = opened(context(), f"{space.address}page.html")
    box = unfolded(page)
    box.locator("select").select_option("ninja")
    box.get_by_text("Play against bots").click()
    table = page.frame_locator(".try-table iframe")
    table.locator("#board svg").first.wait_for()
    for _ in range(3):
        table.locator("#question:has-text('Your turn')").wait_for()
        before = table.locator("#log").inner_text()
        table.locator("#all-moves button").first.evaluate("one => one.form.requestSubmit(one)")
        page.wait_for_function(
            "before => document.querySelector('#table').contentDocument.querySelector('#log').innerText !== before",
            arg=before,
        )
    assert len(page.workers) == 1
    page.locator(".try-table header button").last.click()
    assert page.locator(".try-table").count() == 0
    assert "Nothing is wrong with it." in typed(page, box, MISSION.replace("max: 8", "max: 9"))
    assert page.complaints == []
    assert page.strangers == []


def test_what_is_typed_runs_nothing(context: Open, space: WebSpace) -> None:
    evil = "<img src=x onerror=window.ran=1><script>window.ran=1</script>"
    page = opened(context(), f"{space.address}page.html")
    box = unfolded(page)
    typed(page, box, MISSION.replace("title: Alarm", f"title: '{evil}'"))
    assert evil in box.locator(".try-shown").inner_text()
    box.get_by_text("Play against bots").click()
    table = page.frame_locator(".try-table iframe")
    table.get_by_text("<img src=x", exact=False).first.wait_for()
    page.locator(".try-table header button").last.click()
    told = typed(page, box, MISSION.replace("op: raise", f"op: '{evil}'"))
    assert evil in told
    assert page.evaluate("window.ran") is None
    assert page.locator(".try img[src=x]").count() == 0


def test_too_long_a_check_can_be_stopped(context: Open, space: WebSpace) -> None:
    browser = context()
    script = (space.folder / AT / "static" / "worker.js").read_text(encoding="utf-8") + FOR_EVER
    browser.route("**/worker.js", lambda route: route.fulfill(body=script, content_type="text/javascript"))
    page = opened(browser, f"{space.address}page.html")
    box = unfolded(page)
    box.locator("textarea").fill(MISSION + "# for ever")
    box.locator(".try-late:not([hidden]) button").click()
    assert "It was stopped." in said(box)
    assert "Nothing is wrong with it." in typed(page, box, MISSION)


def test_it_is_done_by_keyboard_alone(context: Open, space: WebSpace) -> None:
    page = opened(context(), f"{space.address}page.html")
    page.locator(".try-begin").first.focus()
    page.keyboard.press("Enter")
    page.locator(".try-status.fine").wait_for()
    page.keyboard.press("Control+End")
    page.keyboard.press("Enter")
    page.keyboard.type("nonsense: 1")
    page.get_by_text("Error").first.wait_for()
    assert page.locator("textarea").first.input_value().endswith("alarm}\n      nonsense: 1"), (
        "as deep as the line before"
    )
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent") == "As it was":
            break
    page.keyboard.press("Enter")
    page.locator(".try-status.fine").wait_for()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_boxes_are_for_everybody(context: Open, space: WebSpace, size: str, scheme: str) -> None:
    page = opened(context(size, color_scheme=scheme), f"{space.address}page.html")
    box = unfolded(page)
    typed(page, box, MISSION.replace("op: raise", "op: rais"))
    assert serious(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size]["width"], "nothing sticks out"


def test_pages_from_the_disk_can_be_tried(context: Open, space: WebSpace) -> None:
    page = opened(context(), (space.folder / "page.html").as_uri())
    assert "Nothing is wrong with it." in said(unfolded(page))
    page.get_by_text("Play against bots").click()
    page.frame_locator(".try-table iframe").locator("#board svg").first.wait_for()
    assert page.complaints == []
    assert page.strangers == []
