"""Pages in a real browser: Chromium without a window, as far as there is one, and `--group browsers`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from tests.support.accessible import serious
from tests.support.pages import (
    CHOOSE,
    CHROMIUM,
    WebSpace,
    becomes,
    begin,
    is_ready,
    opened,
    play,
    table_of,
    web_space,
)
from tests.support.tables import PATIENCE, until

from uguisu.content.source import find_packs
from uguisu.loading import Overrides
from uguisu_page.one_file import one_file
from uguisu_page.publishing import made, write

playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium here"),
]

SCENARIOS = Path(__file__).parents[2] / "scenarios"
STRANGER = Path(__file__).parents[1] / "plugins" / "stranger"
ALL = [path.relative_to(SCENARIOS).as_posix() for path in find_packs(SCENARIOS)]
SMALL = "temple/first_steps"
SIZES = {"desk": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}
SLOW = "mcts:100000000"
"""A bot that thinks for much longer than anybody waits."""


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
        there.append(
            chromium.new_context(
                viewport=SIZES[size], has_touch=phone, is_mobile=phone, **{"locale": "en-GB", **settings}
            )
        )
        there[-1].set_default_timeout(1000 * PATIENCE)
        return there[-1]

    yield new
    for one in there:
        one.close()


@pytest.fixture(scope="module")
def space(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebSpace]:
    """A web space on which pages are put when they are first wanted."""
    with web_space(tmp_path_factory.mktemp("space")) as running:
        yield running


def page_of(space: WebSpace, pack: str) -> str:
    """Return where the page of a shipped pack is."""
    name = pack.replace("/", "_")
    if not (space.folder / name).exists():
        write(made(SCENARIOS / pack, Overrides(), "en"), space.folder / name)
    return f"{space.address}{name}/"


def ready(context: Any, address: str) -> Any:
    page = opened(context, address)
    is_ready(page)
    return page


@pytest.mark.parametrize("pack", ALL)
def test_each_pack_is_played_to_its_end(context: Open, space: WebSpace, pack: str) -> None:
    page = ready(context(), page_of(space, pack))
    begin(page)
    assert play(page)
    assert "The game is over" in table_of(page).text_content("#question")
    assert page.complaints == []
    assert page.strangers == []


def test_news_are_heard_in_the_order_in_which_they_came(context: Open, space: WebSpace) -> None:
    """Also those that come while the frame takes up what came before it was there: else an old picture stays."""
    page = opened(context(), page_of(space, SMALL))
    heard = page.evaluate(
        """async () => {
            const frame = uguisuFrame({ ask() {} }), heard = [];
            frame.hear("first");
            const socket = new frame.Socket();
            socket.onmessage = ({ data }) => heard.push(data);
            frame.hear("second");
            await new Promise((then) => setTimeout(then, 50));
            frame.hear("third");
            return heard;
        }"""
    )
    assert heard == ["first", "second", "third"]


def test_one_file_plays_from_the_disk(context: Open, tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    file.write_bytes(one_file(made(SCENARIOS / SMALL, Overrides(), "en")))
    page = ready(context(), file.as_uri())
    begin(page)
    assert play(page)
    assert page.complaints == []
    assert page.strangers == []


def test_a_folder_from_the_disk_says_what_to_do(context: Open, tmp_path: Path) -> None:
    write(made(SCENARIOS / SMALL, Overrides(), "en"), tmp_path / "page")
    page = opened(context(), (tmp_path / "page/index.html").as_uri())
    page.wait_for_selector("#trouble:not([hidden])")
    assert "--one-file" in page.text_content("#trouble")


def test_people_at_one_device_hide_their_hands(context: Open, space: WebSpace) -> None:
    page = ready(context(), page_of(space, "senjutsu/teaching_duel"))
    begin(page, people=2)
    eyes = set()
    for _ in range(3):
        eyes.add(table_of(page).text_content("#people .you, #people li:has-text('(you)') b"))
        while not page.locator(".bar.pass").count():
            table_of(page).evaluate(
                "() => { const one = document.querySelector('#all-moves button'); one?.form.requestSubmit(one); }"
            )
            page.wait_for_timeout(100)
        page.click(".bar.pass button")
        assert page.locator(".over").bounding_box() == {"x": 0, "y": 0, **SIZES["desk"]}
        page.click(".over button")
        page.wait_for_selector(".over", state="detached")
    assert len(eyes) == 2
    assert page.complaints == []


def test_mods_are_laid_over_their_pack(context: Open, space: WebSpace, tmp_path: Path) -> None:
    mod = tmp_path / "gong"
    mod.mkdir()
    (mod / "scenario.yaml").write_text(
        "format: 1\nid: gong\nuses: [scorpion/garden_gate]\ntitle: The gong\n", "utf-8"
    )
    (mod / "cards.yaml").write_text(
        "format: 1\ncards:\n"
        "  - {id: gong, title: Gong, deck: guards, copies: 60, do: [{op: raise, track: alert}]}\n",
        "utf-8",
    )
    page = made(SCENARIOS / "scorpion/garden_gate", Overrides(mods=(mod.as_posix(),)), "en")
    write(page, space.folder / "gong")
    shown = ready(context(), f"{space.address}gong/")
    assert shown.text_content("h1") == "The Garden Gate + The gong"
    begin(shown)
    becomes(
        shown, "(localStorage.getItem('uguisu scorpion/garden_gate-gong') || '').includes('cards.yaml: gong')"
    )
    assert shown.complaints == []


def test_pictures_lie_under_the_board(context: Open, space: WebSpace, tmp_path: Path) -> None:
    pack = tmp_path / "traced"
    shutil.copytree(SCENARIOS / SMALL, pack)
    drawn = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="40" height="20" fill="#ff00ff"/></svg>'
    (pack / "scan.svg").write_text(drawn, encoding="utf-8")
    Image.new("RGB", (400, 200), "#00ff00").save(pack / "scan.png")
    Image.new("RGB", (400, 200), "#0000ff").save(pack / "scan.jpg", quality=100, subsampling=0)
    with (pack / "map.yaml").open("a", encoding="utf-8") as file:
        file.write(
            "background: {image: scan.svg, at: [0, 0]}\nlayers:\n"
            "  - {id: one, image: scan.png, at: [0, 0], scale: 0.3}\n"
            "  - {id: two, image: scan.jpg, at: [300, 200], scale: 0.3}\n"
        )
    write(made(pack, Overrides(), "en"), space.folder / "traced")
    page = ready(context(), f"{space.address}traced/")
    begin(page)
    assert play(page)
    seen = Image.open(BytesIO(table_of(page).locator(".board-svg").screenshot())).convert("RGB")
    colours = {colour for _, colour in seen.getcolors(1_000_000) or ()}
    assert {(255, 0, 255), (0, 255, 0)} <= colours, "the SVG and the PNG"
    assert any(red < 9 and green < 9 and blue > 150 for red, green, blue in colours), (  # type: ignore[misc]
        "the JPEG, below its light"
    )
    assert page.complaints == []


def test_a_campaign_goes_on_and_is_kept(context: Open, space: WebSpace) -> None:
    page = ready(context(), page_of(space, "spies/embassy_night"))
    assert page.text_content("h1") == "One Night at the Embassy"
    for number in range(20):  # until the spies have won it: a lost one ends the campaign
        page.evaluate(f"uguisuPage.begin({{ people: ['guard'], seed: {number} }})")
        page.frame_locator("#table").locator("#board svg").first.wait_for()
        play(page)
        if table_of(page).locator("#offer-next").count():
            break
    first = table_of(page).text_content("h1")
    page.reload()
    is_ready(page)
    page.click("#go-on")
    page.frame_locator("#table").locator("#offer-next").click()
    until(lambda: table_of(page) is not None and table_of(page).text_content("h1") != first)
    assert play(page)
    assert not table_of(page).locator("#offer-next").count()
    assert page.complaints == []


def test_a_strangers_plugin_travels(context: Open, space: WebSpace, tmp_path: Path) -> None:
    site = tmp_path / "site"
    build = "import sys, hatchling.build; hatchling.build.build_wheel(sys.argv[1])"
    source = tmp_path / "source"
    shutil.copytree(STRANGER, source, ignore=shutil.ignore_patterns("__pycache__"))
    subprocess.run([sys.executable, "-c", build, str(tmp_path)], cwd=source, check=True)
    [wheel] = tmp_path.glob("*.whl")
    shutil.unpack_archive(wheel, site, "zip")
    pond = site / "uguisu_stranger/packs/pond"
    command = [
        sys.executable,
        "-m",
        "uguisu_tools.cli",
        "page",
        str(pond),
        "--out",
        str(space.folder / "pond"),
    ]
    subprocess.run(command, env={**os.environ, "PYTHONPATH": str(site)}, check=True)
    page = ready(context(), f"{space.address}pond/")
    begin(page)
    assert play(page)
    assert page.complaints == []


def test_bots_play_a_hundred(context: Open, space: WebSpace) -> None:
    page = ready(context(), page_of(space, SMALL))
    page.click("#try-out")
    page.wait_for_selector("#trial .found p")
    assert "of 100 games" in page.text_content("#trial .found")
    assert page.locator("#trial .found img").count() >= 2
    becomes(page, "[...document.querySelectorAll('#trial img')].every((one) => one.naturalWidth > 0)")
    page.click("#trial button")
    assert page.locator("#trial").is_hidden()
    assert page.complaints == []


def test_a_hundred_games_can_be_stopped(context: Open, space: WebSpace) -> None:
    page = ready(context(), page_of(space, "spies/mansion"))
    page.click("#try-out")
    page.wait_for_selector("#trial .told:has-text('of 100')")
    page.click("#trial button")
    page.wait_for_selector("#trial .found p")
    assert "of 100 games" not in page.text_content("#trial .found p")
    assert page.complaints == []


def test_a_game_goes_on_after_closing(context: Open, space: WebSpace) -> None:
    browser = context()
    page = ready(browser, page_of(space, "scorpion/garden_gate"))
    begin(page)

    def enough(made: int) -> None:
        if made == 3:
            raise StopIteration

    with pytest.raises(StopIteration):
        play(page, enough)
    record = "JSON.parse(localStorage.getItem('uguisu scorpion/garden_gate')).record"
    before = page.evaluate(record)
    page.close()
    page = ready(browser, page_of(space, "scorpion/garden_gate"))
    page.click("#go-on")
    page.frame_locator("#table").locator("#board svg").first.wait_for()
    assert page.evaluate(record) == before
    assert play(page)
    assert page.complaints == []


MEMORY = "caches.open('uguisu memory temple/first_steps')"


def test_a_second_visit_begins_where_the_first_was_ready(context: Open, space: WebSpace) -> None:
    """Its memory is kept, and what is kept of it plays; what is spoilt of it is given up."""
    browser = context()
    page = ready(browser, page_of(space, SMALL))
    assert not page.evaluate("uguisuPage.remembered")
    becomes(page, f"{MEMORY}.then(async (store) => (await store.keys()).length === 3)")
    page.reload()
    is_ready(page)
    assert page.evaluate("uguisuPage.remembered")
    begin(page)
    assert play(page)
    assert page.complaints == []
    page.evaluate(
        f"{MEMORY}.then(async (store) => {{ for (const key of await store.keys()) await store.put(key, new Response('x')); }})"
    )
    page.reload()
    is_ready(page)
    assert not page.evaluate("uguisuPage.remembered")
    begin(page)
    assert play(page)
    becomes(page, f"{MEMORY}.then(async (store) => (await store.keys()).length === 0)")


def test_a_game_of_another_version_says_so(context: Open, space: WebSpace) -> None:
    page = ready(context(), page_of(space, SMALL))
    begin(page)
    becomes(page, "Boolean(localStorage.getItem('uguisu temple/first_steps'))")
    page.evaluate(
        """() => { const key = 'uguisu temple/first_steps', kept = JSON.parse(localStorage.getItem(key));
        localStorage.setItem(key, JSON.stringify({ ...kept, digest: 'another' })); }"""
    )
    page.reload()
    page.wait_for_selector("#going-on:not([hidden])")
    assert "another version" in page.text_content("#going-on")
    assert page.locator("#go-on").is_hidden()
    page.click("#forget")
    assert page.locator("#going-on").is_hidden()


def test_it_opens_without_a_network(context: Open, tmp_path: Path) -> None:
    write(made(SCENARIOS / SMALL, Overrides(), "en"), tmp_path / "page")
    with web_space(tmp_path / "page") as space:
        page = ready(context(), space.address)
        becomes(page, "navigator.serviceWorker.ready.then((found) => found.active.state === 'activated')")
    page.reload()
    is_ready(page)
    begin(page)
    assert play(page)


def test_a_page_put_anew_is_the_one_that_is_shown(context: Open, space: WebSpace) -> None:
    """Its store is called by what is in its files: no old page stays."""
    write(made(SCENARIOS / SMALL, Overrides(), "en"), space.folder / "anew")
    page = ready(context(), f"{space.address}anew/")
    becomes(page, "navigator.serviceWorker.ready.then((found) => Boolean(found.active))")
    write(made(SCENARIOS / "temple/before_dawn", Overrides(), "en"), space.folder / "anew")
    page.evaluate("navigator.serviceWorker.ready.then((found) => found.update())")
    until(lambda: page.reload() and page.text_content("h1") == "Before Dawn")


def test_it_plays_in_a_frame_of_another_origin(context: Open, space: WebSpace, tmp_path: Path) -> None:
    where = page_of(space, SMALL)
    (tmp_path / "index.html").write_text(
        f'<!DOCTYPE html><title>Elsewhere</title><link rel="icon" href="data:,">'
        f'<iframe src="{where}" width="1200" height="760"></iframe>',
        "utf-8",
    )
    with web_space(tmp_path) as elsewhere:
        around = opened(context(), elsewhere.address)
        frame = around.wait_for_selector("iframe").content_frame()
        until(lambda: frame.evaluate("Boolean(window.uguisuPage?.ready)"))
        frame.click("#seats button.first")
        frame.frame_locator("#table").locator("#board svg").first.wait_for()
        assert around.complaints == []


def test_a_long_thought_can_be_stopped(context: Open, space: WebSpace) -> None:
    page = ready(context(), page_of(space, "spies/back_yard"))
    page.evaluate(f"uguisuPage.begin({{ people: ['guard'], bots: {{ 'spy-1': '{SLOW}' }} }})")
    page.frame_locator("#table").locator("#board svg").first.wait_for()

    def thinks() -> bool:
        table_of(page).evaluate(f"document.querySelector('#all-moves') && ({CHOOSE})(0)")
        return bool(page.locator(".bar.late button").count())

    until(thinks)
    page.click(".bar.late button")
    page.wait_for_selector("#trouble:not([hidden])")
    assert "stopped" in page.text_content("#trouble")
    page.click("#trouble button")
    page.frame_locator("#table").locator("#board svg").first.wait_for()
    play(page)
    assert "The game is over" in table_of(page).text_content("#question")


def test_a_change_of_language_leaves_nothing_behind(context: Open, space: WebSpace) -> None:
    page = ready(context(), page_of(space, "scorpion/garden_gate"))
    begin(page)
    for code in ("ru", "it", "uk"):
        table_of(page).click(f".languages a[lang={code}]")
        becomes(page, f"document.getElementById('table')?.contentDocument.documentElement.lang === '{code}'")
        assert page.evaluate("document.documentElement.lang") == code
    assert play(page)
    assert page.complaints == []


def test_a_visitor_is_greeted_in_her_language(context: Open, space: WebSpace) -> None:
    page = opened(context(locale="it-IT"), page_of(space, SMALL))
    assert page.text_content("#seats button.first") == "Comincia"
    assert page.evaluate("document.documentElement.lang") == "it"


def test_the_keyboard_is_enough(context: Open, space: WebSpace) -> None:
    page = ready(context(), page_of(space, SMALL))
    page.focus("#seats button.first")
    page.keyboard.press("Enter")
    page.frame_locator("#table").locator("#board svg").first.wait_for()

    def at_a_move() -> bool:
        return bool(table_of(page).evaluate("Boolean(document.activeElement.closest('#all-moves button'))"))

    for _ in range(400):
        table = table_of(page)
        if table.locator("#question a[href*=eyes]").count():
            break
        if table.locator("#all-moves summary").count():
            page.keyboard.press("Tab")
            if (
                table.evaluate("document.activeElement.matches('#all-moves:not([open]) summary')")
                or at_a_move()
            ):
                page.keyboard.press("Enter")
                page.wait_for_timeout(100)
        else:
            page.wait_for_timeout(50)
    assert table_of(page).locator("#question a[href*=eyes]").count()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_serious_is_found(context: Open, space: WebSpace, size: str, scheme: str) -> None:
    """By axe-core, on the start page, at the table and after the game, and no line is wider than the screen."""
    page = ready(context(size, color_scheme=scheme, bypass_csp=True), page_of(space, SMALL))
    found = {"start": serious(page)}
    begin(page)
    found["table"] = serious(page)
    play(page)
    found["end"] = serious(page)
    page.frame_locator("#table").locator("#offer-try_out").click()  # it may come a moment after the end
    page.wait_for_selector("#trial .found p")
    found["trial"] = serious(page)
    page.keyboard.press("Escape")
    for frame in (page.main_frame, table_of(page)):
        assert frame.evaluate("document.documentElement.scrollWidth") <= SIZES[size]["width"]
    assert {name: problems for name, problems in found.items() if problems} == {}


@pytest.mark.parametrize("pack", ["scorpion/garden_gate", "spies/back_yard"])
def test_a_title_is_whole_on_a_phone(context: Open, space: WebSpace, pack: str) -> None:
    page = ready(context("phone"), page_of(space, pack))
    begin(page)
    title = table_of(page).locator("h1").first
    assert title.evaluate("(one) => one.scrollHeight <= one.clientHeight")


def letter_of(page: Any) -> str:
    """Return the letter that a page wants sent, as a link."""
    page.wait_for_selector(".bar.post")
    page.evaluate(
        "() => { navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); }; }"
    )
    page.locator(".bar.post button").first.click()
    becomes(page, "Boolean(window.copied)")
    return str(page.evaluate("window.copied"))


def play_turn(page: Any) -> None:
    """Make moves until it is the turn of somebody elsewhere, or the game is over."""
    for number in range(100):
        page.wait_for_timeout(150)
        if page.locator(".bar.post").count():
            return
        table = table_of(page)
        table.wait_for_selector("#all-moves button, #question a[href*=eyes]", state="attached")
        if table.locator("#all-moves button").count():
            table.evaluate(CHOOSE, number)


def test_two_people_play_by_post(context: Open, space: WebSpace) -> None:
    """Each in a browser of their own: the letter goes to and fro as a link, and each sees one seat alone."""
    address = page_of(space, "senjutsu/teaching_duel")
    first, second = ready(context(), address), ready(context(), address)
    first.locator("#seats select").nth(0).select_option("")
    first.locator("#seats select").nth(1).select_option("post")
    assert first.locator("#post-how").is_visible()
    first.click("#seats button.first")
    first.frame_locator("#table").locator("#board svg").first.wait_for()
    pages, at, seen, letters = [first, second], 0, {}, []
    for _ in range(200):
        page = pages[at]
        play_turn(page)
        seen.setdefault(at, set()).add(table_of(page).text_content("#people li:has-text('(you)') b"))
        letters.append(letter_of(page))
        if table_of(page).query_selector("#question a[href*=eyes]"):
            break
        at = 1 - at
        pages[at].goto(letters[-1])  # the page is open: only what stands behind the # is new
        pages[at].frame_locator("#table").locator("#board svg").first.wait_for()
        becomes(pages[at], "location.hash === ''")
        pages[at].wait_for_selector(".bar.post", state="detached")
    pages[1 - at].goto(letters[-1])
    becomes(
        pages[1 - at],
        "document.querySelector('#table')?.contentDocument?.querySelector('#question a[href*=eyes]') !== null",
    )
    assert [len(eyes) for eyes in seen.values()] == [1, 1]
    assert seen[0] != seen[1]
    pages[at].click(".bar.post button:has-text('A letter has come')")
    pages[at].fill(".over textarea", letters[0])
    pages[at].click(".over button.first")
    pages[at].wait_for_selector("#trouble:not([hidden])")
    assert "older than your game" in pages[at].inner_text("#trouble")
    assert [page.complaints for page in pages] == [[], []]


def test_a_letter_takes_no_other_games_place_unasked(context: Open, space: WebSpace, tmp_path: Path) -> None:
    address = page_of(space, "senjutsu/teaching_duel")
    page, other = ready(context(), address), ready(context(), address)
    page.locator("#seats select").nth(1).select_option("post")
    page.click("#seats button.first")
    page.frame_locator("#table").locator("#board svg").first.wait_for()
    play_turn(page)
    letter = letter_of(page)
    begin(other)
    mine = other.evaluate("localStorage.getItem('uguisu senjutsu/teaching_duel')")
    other.goto(letter)
    other.click(".over button.first")  # no
    assert other.evaluate("localStorage.getItem('uguisu senjutsu/teaching_duel')") == mine
    file = tmp_path / "letter.txt"
    file.write_text(f"Hello\n{letter[: len(letter) // 2]}", encoding="utf-8")
    other.evaluate("document.getElementById('letter-file').hidden = false")
    other.set_input_files("#letter-file", file)
    other.wait_for_selector("#trouble:not([hidden])")
    assert "The end of the letter is missing" in other.inner_text("#trouble")
    file.write_text(f"Hello\n{letter}", encoding="utf-8")
    other.set_input_files("#letter-file", file)
    other.click(".over button:not(.first)")
    becomes(other, "localStorage.getItem('uguisu senjutsu/teaching_duel').includes('away')")
    other.wait_for_timeout(500)
    becomes(
        other, "JSON.parse(localStorage.getItem('uguisu senjutsu/teaching_duel')).people.away.length === 1"
    )
    assert other.complaints == []
