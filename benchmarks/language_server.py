"""The language server on 2,000 cards: how long each answer takes beside reading the file once, after the first answer.

Between two answers a letter is typed into a card, so that none can be one that was given before.
"""

from __future__ import annotations

import asyncio
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median

from uguisu_changes.yamltext import read_tree
from uguisu_lsp.checking import check_pack
from uguisu_lsp.completing import offers_at
from uguisu_lsp.desk import Desk
from uguisu_lsp.layout import laid_out
from uguisu_lsp.meaning import Meaning
from uguisu_lsp.outline import folds_in, symbols_in
from uguisu_lsp.renaming import places_of, renamed, subject_at
from uguisu_lsp.sheet import Sheet
from uguisu_lsp.telling import Gallery, Teller

HERE = Path(__file__).resolve().parents[1]
PACK = HERE / "scenarios" / "scorpion" / "garden_gate"
CARDS = 2000
ROUNDS = 9
MOST_MS = 100.0
"""Within so many milliseconds an answer is at hand at once."""
CARD = """  - id: extra_{number}
    title: {{en: Extra {number}, uk: Зайва {number}}}
    deck: guards
    copies: 1
    target: patrol
    if: [{{test: track, track: alert, at_least: 1}}]
    do:
      - {{op: march, who: target, steps: 2}}
      - {{op: raise, track: alert, by: 1}}
"""


def run() -> Iterator[tuple[str, float, str]]:
    """Yield how long answers take, as parts of the time that reading the whole file takes."""
    with tempfile.TemporaryDirectory() as folder:
        pack = Path(folder) / "many"
        shutil.copytree(PACK, pack)
        cards = pack / "cards.yaml"
        text = cards.read_text(encoding="utf-8").rstrip("\n") + "\n"
        text += "".join(CARD.format(number=number) for number in range(CARDS - text.count("\n  - id: ")))
        cards.write_text(text, encoding="utf-8")
        yield from asyncio.run(_measured(pack, cards, text))


async def _measured(folder: Path, cards: Path, text: str) -> list[tuple[str, float, str]]:
    desk = Desk(lambda _: None, pause=1e9)
    pack = desk.pack_of(cards)
    assert pack is not None
    pack.checked = check_pack(folder, {}, desk.registry, None)
    place = text.index("who: target", text.index("extra_900")) + 5
    spoken = text.index("track: alert", place) + 7
    own = text.index("id: extra_900") + 4
    teller = Gallery("file")

    def meaning() -> Meaning:
        return Meaning(desk, pack)

    def subject(sheet: Sheet, at: int) -> tuple[Meaning, object]:
        here = sheet.at(at)
        assert here is not None
        return meaning(), subject_at(meaning(), "cards", sheet, here)

    def hover(sheet: Sheet, at: int) -> object:
        here = sheet.at(at)
        assert here is not None
        return Teller(meaning(), teller, "uk").hover("cards", sheet, here)

    def references(sheet: Sheet) -> object:
        of, found = subject(sheet, own)
        return list(places_of(of, "cards", cards, found))  # type: ignore[arg-type]

    def rename(sheet: Sheet) -> object:
        of, found = subject(sheet, own)
        return renamed(of, "cards", cards, found, "another")  # type: ignore[arg-type]

    known: dict[str, str] = {}
    screen = text.index("extra_900"), text.index("extra_910")
    asked: dict[str, Callable[[Sheet], object]] = {
        "completion of a name": lambda sheet: offers_at(meaning(), "cards", sheet, place, "uk"),
        "hover over a track": lambda sheet: hover(sheet, spoken),
        "hover over a card, with its picture": lambda sheet: hover(sheet, own),
        "definition": lambda sheet: subject(sheet, spoken),
        "references": references,
        "rename": rename,
        "outline of the file": lambda sheet: symbols_in(sheet, "cards", "uk"),
        "folding": lambda sheet: list(folds_in(sheet)),
        "inlay hints of a screen": lambda sheet: list(
            Teller(meaning(), teller, "uk").hints("cards", sheet, *screen)
        ),
        "formatting": lambda sheet: laid_out(sheet, known),
    }
    whole = median(_spent(lambda: read_tree(text)) for _ in range(3))
    found = []
    for name, ask in asked.items():
        spent = []
        for number in range(ROUNDS + 1):
            typed = text.replace("Extra 900", f"Extra {'x' * number} 900")

            def answer(typed: str = typed, ask: Callable[[Sheet], object] = ask) -> object:
                desk.texts[cards] = typed
                sheet = desk.sheet(cards)
                assert sheet is not None
                return ask(sheet)

            spent.append(_spent(answer))
        took = median(spent[1:])
        told = "at once" if took * 1000 < MOST_MS else f"more than {MOST_MS:.0f} ms"
        found.append(
            (
                f"{name}, beside reading the file",
                took / whole,
                f"{took * 1000:.0f} ms of processor time, {told}",
            )
        )
    return found


def _spent(do: Callable[[], object]) -> float:
    began = time.process_time()
    do()
    return time.process_time() - began
