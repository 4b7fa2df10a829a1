"""The table in a real browser: Chromium without a window, as far as there is one, and `--group browsers`."""

import shutil
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from tests.support.accessible import serious
from tests.support.tables import PACKS, PATIENCE, SCENARIOS, Server, until

from uguisu.core.state import OFF
from uguisu.loading.overrides import Overrides
from uguisu_table.sitting import Sitting

CHROMIUM = next(
    (path for name in ("chromium", "chromium-browser", "google-chrome") if (path := shutil.which(name))), None
)
playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium here")

AGAIN = 3_000.0
"""Milliseconds until one looks again at a page that has changed under the finger."""
AS_DRAWN = """async () => {
  const told = (page) => ["question", "hand", "board", "people", "tracks", "log"].map((id) => {
    const part = page.getElementById(id).cloneNode(true);
    for (const one of part.querySelectorAll("[style], [open]")) { one.removeAttribute("style"); one.removeAttribute("open"); }
    return part;
  });
  const drawn = await (await fetch(location.pathname)).text();
  const [here, there] = [document, new DOMParser().parseFromString(drawn, "text/html")].map(told);
  return here.every((part, at) => part.isEqualNode(there[at]));
}"""
"""Whether a page that was changed part by part is, where it matters, what the server draws at once."""
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
    page.set_default_timeout(1000 * PATIENCE)
    page.complaints = []
    page.on(
        "console",
        lambda told: page.complaints.append(told.text) if told.type in ("error", "warning") else None,
    )
    page.on("pageerror", lambda error: page.complaints.append(str(error)))
    page.goto(f"http://{server.here}/s/{key}")
    with page.expect_navigation():  # a press leads to another page, which takes a moment
        page.click("button.first")
    return page


def becomes(page: Any, true: str) -> None:
    """Wait until an expression is true in a page. Its policy lets nobody but its debugger evaluate one."""
    until(lambda: page.evaluate(true))


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
        meant.click(timeout=AGAIN)
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
        page.locator("#all-moves summary").click(timeout=AGAIN)
        page.locator("#all-moves button").first.click(timeout=AGAIN)
        return
    things = page.locator(ways[number % len(ways)])
    thing = things.nth(number * 7 % max(1, things.count()))
    if ways[number % len(ways)].startswith("#board"):
        thing.dispatch_event("click", timeout=AGAIN)
    else:
        thing.click(timeout=AGAIN)


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
        becomes(page, "document.querySelector('#question').textContent.includes('The game is over')")
        assert not page.complaints
        page.context.close()


def test_what_holds_the_focus_becomes_what_the_server_drew(chromium: Any, server: Server) -> None:
    """A button that was pressed, and a card that was chosen, is there for the next decision, too, as another one."""
    sitting = server.open("scorpion/garden_gate")
    for chair in sitting.chairs.values():
        chair.asked_always = True  # a single move would be made meanwhile
    pages = {seat: opened(chromium, server, chair.key, SIZES[0]) for seat, chair in sitting.chairs.items()}
    for number in range(12):
        page = pages[sitting.match.to_move]
        becomes(page, "document.title.startsWith('●')")
        for one in pages.values():
            becomes(one, AS_DRAWN)
        before = len(sitting.match.steps)
        if number % 2:
            page.locator("#all-moves").evaluate("one => { one.open = true; }")
        buttons = page.locator("#all-moves[open] button, #question > form button, #hand a.pick")
        buttons.nth(number % buttons.count()).evaluate("one => { one.focus(); one.click(); }")
        until(
            lambda before=before, page=page: (
                len(sitting.match.steps) > before or page.locator("#meant").count()
            )
        )
        if page.locator("#meant").count():
            page.locator("#meant button.first").click()
        until(lambda before=before: len(sitting.match.steps) > before)
    for one in pages.values():
        assert not one.complaints
        one.context.close()


@pytest.mark.parametrize("size", SIZES, ids=["desk", "phone"])
def test_a_move_is_made_by_what_shines(chromium: Any, server: Server, size: dict[str, int]) -> None:
    sitting = server.open("temple/before_dawn")
    first, other = both(chromium, server, sitting, size)
    becomes(first, "document.title.startsWith('●')")
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


def test_pieces_glide_to_where_they_go(chromium: Any, server: Server) -> None:
    sitting = server.open("temple/before_dawn")
    for seat in sitting.chairs:
        sitting.come(seat)
    while sitting.match.state.at.count(OFF):  # until all stand on the board
        seat = sitting.match.to_move
        sitting.play(seat, sitting.match.legal()[0], sitting.turns(seat))
    first, other = both(chromium, server, sitting, SIZES[0])
    for page in (first, other):
        page.wait_for_selector("#board [data-piece]")
        page.evaluate(
            """() => { window.glided = []; const animate = Element.prototype.animate;
            Element.prototype.animate = function (...how) {
              window.glided.push(this.dataset.piece); return animate.apply(this, how); }; }"""
        )
    decision = sitting.view(sitting.match.to_move, "en").decision
    assert decision is not None
    move = next(move for move in decision.moves if move.pieces and len(move.places) > 1)
    before = len(sitting.match.steps)
    first.locator("#all-moves summary").click()
    first.locator(f'#all-moves button[value="{move.notation}"]').click()
    until(lambda: len(sitting.match.steps) > before)
    for page in (first, other):
        becomes(page, "window.glided.length > 0")
        assert page.evaluate("window.glided") == [move.pieces[0]]
        assert not page.complaints
        page.context.close()


def test_the_small_board_leads_to_all_of_the_large_one(chromium: Any, server: Server) -> None:
    sitting = server.open("spies/back_yard")
    page, other = both(chromium, server, sitting, SIZES[1])
    page.wait_for_selector("#mini.shown rect", state="attached")
    scrolled = "document.querySelector('#board .scroll').scrollLeft"
    page.locator("#mini").click(position={"x": 100, "y": 76})
    becomes(page, f"{scrolled} > 0")
    page.locator("#mini").click(
        position={"x": 4, "y": 4}
    )  # it stands elsewhere now, and nothing lies under it for good
    becomes(page, f"{scrolled} < 1")
    for _ in range(30):  # what is drawn twice is reached once
        page.keyboard.press("Tab")
        assert not page.evaluate("Boolean(document.activeElement.closest('#mini'))")
    page.locator("label[for=whole]").click()
    page.wait_for_selector("#mini", state="hidden")
    for one in (page, other):
        assert not one.complaints
        one.context.close()


def test_letters_grow_and_stay_so(chromium: Any, server: Server) -> None:
    sitting = server.open("temple/before_dawn")
    page, other = both(chromium, server, sitting, SIZES[0])
    page.wait_for_selector("#question h2")
    title = "document.querySelector('#question h2').getBoundingClientRect().height"
    before = page.evaluate(title)
    page.locator("label[for=larger]").click()
    becomes(page, f"{title} > {before} * 1.2")
    page.reload()
    becomes(page, f"{title} > {before} * 1.2")
    for one in (page, other):
        one.context.close()


def test_a_move_is_taken_back_when_the_other_agrees(chromium: Any, server: Server) -> None:
    sitting = server.open("temple/before_dawn")
    first, other = both(chromium, server, sitting, SIZES[0])
    first.wait_for_selector("#all-moves summary")
    first.locator("#all-moves summary").click()
    first.locator("#all-moves button").first.click()
    first.get_by_text("Take my move back").click()
    other.get_by_text("All right").click()
    until(lambda: not sitting.match.steps)
    first.wait_for_selector("#all-moves summary")
    for page in (first, other):
        assert not page.complaints
        page.context.close()


def test_the_picture_under_a_map_lies_under_the_board(chromium: Any, server: Server, tmp_path: Path) -> None:
    pack = tmp_path / "traced"
    shutil.copytree(SCENARIOS / "temple/first_steps", pack)
    drawn = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="40" height="20" fill="#ff00ff"/></svg>'
    (pack / "scan.svg").write_text(drawn, encoding="utf-8")
    (pack / "map.yaml").write_text(
        (pack / "map.yaml").read_text(encoding="utf-8")
        + "background: {image: scan.svg, at: [200, 100], scale: 0.5}\n",
        encoding="utf-8",
    )
    sitting = server.hall.open(pack, Overrides(), 1, {})
    page, _ = both(chromium, server, sitting, SIZES[0])
    page.wait_for_selector("#under image")
    ground = page.request.get(page.url.rstrip("/") + "/ground.svg").text()
    assert ground.index("data:image/svg+xml") < ground.index("<circle")

    def shown() -> bool:
        seen = Image.open(BytesIO(page.locator(".board-svg").screenshot())).convert("RGB")
        return (255, 0, 255) in {colour for _, colour in seen.getcolors(1_000_000) or ()}

    until(shown)
    page.context.close()


NAMELESS = """() => {
  const here = document.activeElement, box = here.getBoundingClientRect();
  const labels = [...(here.labels || [])].map((one) => one.textContent).join("");
  const by = document.getElementById(here.getAttribute("aria-labelledby") || "")?.textContent;
  const told = here.getAttribute("aria-label") || by || here.textContent || labels || here.placeholder || "";
  if (here === document.body || told.trim() && (box.width > 1 || here.id === "larger")) return "";
  return here.outerHTML.slice(0, 200);
}"""
"""What holds the focus, if nobody is told what it is, or nothing of it is to be seen."""


@pytest.mark.parametrize("size", SIZES, ids=["desk", "phone"])
def test_whatever_tab_comes_to_has_a_name(chromium: Any, server: Server, size: dict[str, int]) -> None:
    sitting = server.open("temple/before_dawn")
    first, other = both(chromium, server, sitting, size)
    first.wait_for_selector("#board a.pick")
    for _ in range(40):
        first.keyboard.press("Tab")
        if size["width"] > 800:
            assert first.evaluate(NAMELESS) == ""
        else:  # what the tabs at the foot stand for is drawn by their labels
            assert first.evaluate("(document.activeElement.labels || [1]).length > 0")
    for one in (first, other):
        one.context.close()


def test_the_focus_stays_at_the_board_after_a_move(chromium: Any, server: Server) -> None:
    """Who plays by keyboard does not begin again at the top of the page; and there is a way there, first of all."""
    sitting = server.open("temple/before_dawn")
    first, other = both(chromium, server, sitting, SIZES[0])
    assert first.locator("a.skip[href='#board']").count() == 1
    pages = (first, other)
    for number in range(6):
        page = next(one for one in pages if one.title().startswith("●"))
        page.wait_for_selector("#board a.pick")
        page.locator("#board a.pick").first.focus()
        while not page.locator("#meant").count():  # the piece, then where it goes
            pick = page.locator("#board a.pick:not([aria-current])").first
            where = pick.get_attribute("href")
            pick.focus()
            page.keyboard.press("Enter")
            becomes(page, f"!document.querySelector(`#board a.pick:not([aria-current])[href='{where}']`)")
        page.keyboard.press("Enter")
        until(lambda number=number: len(sitting.match.steps) > number)
        becomes(page, "!document.querySelector('#meant')")
        assert page.evaluate("Boolean(document.activeElement.closest('#board, #hand'))")
        for one in pages:
            becomes(one, AS_DRAWN)
    for one in pages:
        assert not one.complaints
        one.context.close()


def test_a_question_is_heard_whole(chromium: Any, server: Server) -> None:
    sitting = server.open("temple/before_dawn")
    page = opened(chromium, server, next(iter(sitting.chairs.values())).key, SIZES[0])
    asked = page.locator("#question")
    assert (asked.get_attribute("aria-live"), asked.get_attribute("aria-atomic")) == ("polite", "true")
    page.context.close()


def test_the_page_of_the_host_keeps_what_was_chosen(chromium: Any, server: Server) -> None:
    sitting = server.open("temple/before_dawn")
    page = opened(chromium, server, sitting.host_key, SIZES[0])
    page.locator("select[name=bot]").first.select_option(index=1)
    page.locator("main.host details summary").last.click()
    chosen = page.locator("select[name=bot]").first.input_value()
    player = opened(chromium, server, next(iter(sitting.chairs.values())).key, SIZES[0])
    before = page.locator("main.host").inner_html()
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    until(lambda: page.locator("main.host").inner_html() != before)
    assert page.locator("select[name=bot]").first.input_value() == chosen
    assert page.locator("main.host details[open]").count() == 1
    for one in (page, player):
        assert not one.complaints
        one.context.close()


HIDDEN = """() => {
  const mini = document.getElementById("mini"), box = mini.getBoundingClientRect();
  const board = document.querySelector("#board .scroll").getBoundingClientRect();
  if (!mini.classList.contains("shown")) return 0;
  return [...document.querySelectorAll("#board a.pick")].filter((pick) => {
    const one = pick.getBoundingClientRect();
    const left = Math.max(one.left, board.left, box.left), right = Math.min(one.right, board.right, box.right);
    const top = Math.max(one.top, board.top, box.top), bottom = Math.min(one.bottom, board.bottom, box.bottom);
    return right - left > 1 && bottom - top > 1;
  }).length;
}"""
"""How many things that may be chosen lie under the small map."""


@pytest.mark.parametrize("pack", PACKS)
def test_the_small_map_lies_on_nothing_that_may_be_chosen(chromium: Any, server: Server, pack: str) -> None:
    sitting = server.open(pack)
    pages = [opened(chromium, server, chair.key, SIZES[1]) for chair in sitting.chairs.values()]
    for number in range(12):
        for page in pages:
            if page.locator("#all-moves").count():
                scroll = (
                    f"document.querySelector('#board .scroll').scrollTo({number % 4} * 90, {number % 3} * 70)"
                )
                page.evaluate(scroll)
                becomes(page, f"({HIDDEN})() === 0")
                try:
                    decide(page, number)
                except playwright.Error:  # it has changed under the finger
                    continue
        pages[0].wait_for_timeout(50)
    for page in pages:
        page.context.close()


SMALL = """() => [...document.querySelectorAll("a, button, input, select, summary, label")].filter((one) => {
  const box = one.getBoundingClientRect();
  if (box.width <= 1 || one.closest("#board .scroll") || one.matches("[type=hidden], .tab")) return false;
  return box.height < 44 || box.width < 44;
}).map((one) => one.outerHTML.slice(0, 120))"""
TINY = """() => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), found = [];
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    const around = text.parentElement;
    if (!text.data.trim() || around.closest("svg, script, style")) continue;
    if (parseFloat(getComputedStyle(around).fontSize) < 12) found.push(text.data.trim().slice(0, 40));
  }
  return found;
}"""


@pytest.mark.parametrize("pack", PACKS)
def test_a_finger_hits_and_an_eye_reads_what_is_on_a_phone(chromium: Any, server: Server, pack: str) -> None:
    sitting = server.open(pack)
    for chair in sitting.chairs.values():
        page = opened(chromium, server, chair.key, SIZES[1])
        for tab in ("table", "story", "log", "people"):
            page.locator(f"label[for=tab-{tab}]").click()
            assert page.evaluate(SMALL) == []
            assert page.evaluate(TINY) == []
        page.context.close()


@pytest.mark.slow
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES, ids=["desk", "phone"])
@pytest.mark.parametrize("pack", PACKS)
def test_nothing_serious_is_found_on_any_page(
    chromium: Any, server: Server, pack: str, size: dict[str, int], scheme: str
) -> None:
    """By axe-core, on the pages of a table: the door, the host's, an onlooker's, each seat's as it waits and as it plays."""
    sitting = server.open(pack)
    looks = {"color_scheme": scheme, "bypass_csp": True}
    found: dict[str, list[str]] = {}
    pages = {
        "host": opened(chromium, server, sitting.host_key, size, **looks),
        "watch": opened(chromium, server, sitting.watch_key, size, **looks),
    }
    keys = {seat: chair.key for seat, chair in sitting.chairs.items()}
    door = chromium.new_context(viewport=size, **looks).new_page()
    door.goto(f"http://{server.here}/s/{next(iter(keys.values()))}")
    found["door"] = serious(door)
    door.context.close()
    for seat, key in keys.items():
        pages[f"{seat}"] = opened(chromium, server, key, size, **looks)
        found[f"{seat} first"] = serious(pages[f"{seat}"])
    for number in range(8):
        for name, page in pages.items():
            if page.locator("#all-moves").count():
                try:
                    decide(page, number)
                except playwright.Error:  # it has changed under the finger
                    continue
            page.wait_for_timeout(60)
            if number in (2, 7):
                found[f"{name} {number}"] = serious(page)
    for page in pages.values():
        page.context.close()
    assert {name: problems for name, problems in found.items() if problems} == {}
