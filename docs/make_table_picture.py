"""Makes the picture of docs/play-together.md: one table on a desk and on a phone, in a real browser without a window.

::

    uv run --group browsers python docs/make_table_picture.py [FILE]

It needs Chromium. The game is always the same: bots play until a spy may go to several places.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from io import BytesIO
from pathlib import Path

HOME = Path(__file__).resolve().parent
sys.path.insert(0, str(HOME.parent / "tests" / "support"))

PACK, SEED = "spies/back_yard", 11
DESK, PHONE = (1280, 800), (390, 800)
GAP = 24
MANY = 6
"""Places to choose from."""


def make(file: Path) -> None:
    """Draw the picture."""
    from PIL import Image
    from playwright.sync_api import sync_playwright
    from tests.support.tables import serving

    chromium = next(path for name in ("chromium", "google-chrome") if (path := shutil.which(name)))
    with (
        sync_playwright() as running,
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
    ):
        sitting = server.open(PACK, SEED)
        for seat in sitting.chairs:
            sitting.come(seat)
        guard, spy = sitting.chairs
        while True:
            decision = sitting.view(spy, "en").decision
            if sitting.match.to_move == spy and decision is not None:
                ends = {move.places[-1] for move in decision.moves if move.places}
                if len(ends) >= MANY and sitting.view(spy, "en").log[-1:]:
                    break
            sitting._table.seat_bots({guard: "spies", spy: "spies"})
            sitting._table.let_bot_move()
        browser = running.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        shown = []
        for seat, (wide, high), language in ((spy, DESK, "en-GB"), (guard, PHONE, "uk-UA")):
            page = browser.new_context(
                viewport={"width": wide, "height": high}, is_mobile=wide < 800, locale=language
            ).new_page()
            page.goto(f"http://{server.here}/s/{sitting.chairs[seat].key}")
            page.click("button.first")
            page.wait_for_selector("#question h2")
            page.wait_for_timeout(1000)
            shown.append(page)
        pictures = [Image.open(BytesIO(page.screenshot())) for page in shown]
        browser.close()
    whole = Image.new("RGB", (sum(one.width for one in pictures) + GAP, DESK[1]), "#ffffff")
    left = 0
    for one in pictures:
        whole.paste(one, (left, 0))
        left += one.width + GAP
    whole.quantize(256).save(file, optimize=True)


if __name__ == "__main__":
    make(Path(sys.argv[1]) if len(sys.argv) > 1 else HOME / "images" / "play-together.png")
