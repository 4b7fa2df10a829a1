"""Pages in a real browser: Chromium without a window, as far as there is one, and `--group browsers`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pages import CHROMIUM, WebSpace, begin, is_ready, opened, play, table_of, web_space
from tables import PATIENCE

from uguisu.loading import Overrides
from uguisu_page.publishing import made, write

playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium here"),
]

SCENARIOS = Path(__file__).parents[2] / "scenarios"
GAMES = ("temple/first_steps", "scorpion/garden_gate", "senjutsu/teaching_duel", "spies/back_yard")


@pytest.fixture(scope="module")
def chromium() -> Iterator[Any]:
    with playwright.sync_playwright() as running:
        browser = running.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def context(chromium: Any) -> Iterator[Any]:
    made = chromium.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB")
    made.set_default_timeout(1000 * PATIENCE)
    yield made
    made.close()


@pytest.fixture(scope="module")
def space(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebSpace]:
    """The pages of a pack of each game, in folders of one web space."""
    folder = tmp_path_factory.mktemp("space")
    for pack in GAMES:
        write(made(SCENARIOS / pack, Overrides(), "en"), folder / pack.replace("/", "_"))
    with web_space(folder) as running:
        yield running


@pytest.mark.parametrize("pack", GAMES)
def test_each_game_is_played_to_its_end(context: Any, space: WebSpace, pack: str) -> None:
    page = opened(context, f"{space.address}{pack.replace('/', '_')}/")
    is_ready(page)
    begin(page)
    assert play(page)
    assert "The game is over" in table_of(page).text_content("#question")
    assert page.complaints == []
    assert page.strangers == []


def test_people_at_one_device_hide_their_hands(context: Any, space: WebSpace) -> None:
    page = opened(context, f"{space.address}senjutsu_teaching_duel/")
    is_ready(page)
    begin(page, people=2)
    assert play(page) > 2
    assert page.complaints == []
