"""A report as browsers show it: on a phone, a tablet and a desktop, in light and in dark.

The page has no scripts, so another one looks at it in a frame of that width, and tells what it sees in its title.
"""

from __future__ import annotations

import html
import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from tests.support.accessible import serious

from uguisu.core.game import Game
from uguisu_lab.playtest import Summary, write_report

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
WIDTHS = (390, 768, 1280)
HEIGHT = 844
WRAPPER = """<!DOCTYPE html><meta charset="utf-8"><style>body { margin: 0 } iframe { border: 0; display: block }</style>
%s<script>
function looked(frame) {
  const page = frame.contentDocument, view = frame.contentWindow, style = (e) => view.getComputedStyle(e);
  const inside = (e) => e.closest(".scroll") && e !== e.closest(".scroll");
  const all = (selector) => [...page.querySelectorAll(selector)], box = (e) => e.getBoundingClientRect();
  const wide = (e) => e.scrollWidth > e.clientWidth + 1;
  const cut = all("body *").filter((e) => !inside(e) && box(e).right > view.innerWidth + 1);
  const hidden = all("h1, h2, p, th, td").filter((e) => wide(e) && style(e).overflowX === "hidden");
  const bottom = (selector) => Math.max(0, ...all(selector).map((e) => box(e).bottom));
  const scrolls = all(".scroll").filter(wide);
  return {
    width: view.innerWidth, page: page.documentElement.scrollWidth,
    cut: cut.map((e) => e.tagName + "." + e.className + ": " + e.textContent.trim().slice(0, 40)),
    hidden: hidden.map((e) => e.textContent.trim().slice(0, 40)),
    findings: bottom(".finding"), lead: bottom(".lead"),
    maps: all("figure svg").map((e) => box(e).width),
    scrolls: scrolls.length, edges: scrolls.filter((e) => style(e).backgroundImage.includes("radial-gradient")).length,
    paper: style(page.body).backgroundColor, ink: style(page.body).color,
    small: Math.min(99, ...all(".finding, td, th, .note").map((e) => parseFloat(style(e).fontSize))),
  };
}
addEventListener("load", () => { document.title = JSON.stringify([...document.querySelectorAll("iframe")].map(looked)); });
</script>"""

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="needs Chromium")


def brightness(colour: str) -> float:
    """Return how bright a colour is, as contrasts count it (WCAG 2)."""
    parts = [int(part) / 255 for part in colour[4:-1].split(",")]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def looked_at(page: Path, folder: Path, *, dark: bool) -> list[dict[str, Any]]:
    """Return what a browser shows of a page, at each of `WIDTHS`."""
    assert CHROMIUM is not None
    source = html.escape(page.read_text(encoding="utf-8"), quote=True)
    frames = "".join(
        f'<iframe width="{width}" height="{HEIGHT}" srcdoc="{source}"></iframe>' for width in WIDTHS
    )
    wrapper = folder / "wrapper.html"
    wrapper.write_text(WRAPPER % frames, encoding="utf-8")
    command = [
        CHROMIUM, "--headless", "--no-sandbox", "--disable-gpu", "--disable-extensions", "--no-first-run",
        f"--user-data-dir={folder / 'profile'}", "--virtual-time-budget=4000", "--window-size=1400,900",
        f"--blink-settings=preferredColorScheme={0 if dark else 1}", "--dump-dom", wrapper.as_uri(),
    ]  # fmt: skip
    told = subprocess.run(
        command, capture_output=True, text=True, encoding="utf-8", check=True, timeout=120
    ).stdout
    found: list[dict[str, Any]] = json.loads(
        html.unescape(told.partition("<title>")[2].partition("</title>")[0])
    )
    return found


@pytest.fixture(scope="module")
def page(summary: Summary, game: Game, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_report(summary, game, tmp_path_factory.mktemp("screens") / "report", "ru")[0]


@pytest.mark.sweep(everyday=1)
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_a_report_can_be_read_on_every_screen(page: Path, tmp_path: Path, dark: bool) -> None:
    looks = looked_at(page, tmp_path, dark=dark)
    assert [look["width"] for look in looks] == list(WIDTHS)
    for look in looks:
        assert look["page"] <= look["width"]
        assert look["cut"] == []
        assert look["hidden"] == []
        assert look["edges"] == look["scrolls"]  # what scrolls shows that it does
        assert look["maps"]
        assert max(look["maps"]) <= look["width"]
        assert look["small"] >= 12
        assert (
            0 < look["findings"] < look["lead"] < HEIGHT
        )  # the sentences and the picture are on the first screen
        light, ink = brightness(look["paper"]), brightness(look["ink"])
        assert (light < ink) is dark
        assert (max(light, ink) + 0.05) / (min(light, ink) + 0.05) >= 7


@pytest.mark.long
def test_a_page_that_is_too_wide_is_noticed(page: Path, tmp_path: Path) -> None:
    wide = tmp_path / "wide.html"
    text = page.read_text(encoding="utf-8")
    wide.write_text(text.replace("<main>", '<main><p style="width: 60rem">too wide</p>'), encoding="utf-8")
    phone = looked_at(wide, tmp_path, dark=False)[0]
    assert phone["page"] > phone["width"]
    assert any("too wide" in what for what in phone["cut"])


@pytest.mark.slow
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("width", [WIDTHS[0], WIDTHS[-1]])
def test_axe_core_finds_nothing_serious_in_a_report(page: Path, width: int, dark: bool) -> None:
    playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    with playwright.sync_playwright() as running:
        browser = running.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        looks = {"color_scheme": "dark" if dark else "light", "bypass_csp": True}
        shown = browser.new_context(viewport={"width": width, "height": HEIGHT}, **looks).new_page()
        shown.goto(page.as_uri())
        assert serious(shown) == []
        assert shown.evaluate(
            "[...document.querySelectorAll('a')].every((one) => one.ariaLabel || one.textContent.trim())"
        )
        browser.close()
