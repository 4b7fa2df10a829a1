"""The gallery: every pack that we ship, with its map as play begins and what a playtest says of it, in every language.

Maps are drawn when the site is made. Playtests take minutes, so what they found is kept in figures.json, each with the hash of
all that play of the pack depends on. Of a pack that has changed since, the page says so, until ``make_site.py --figures`` has
played it again.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from uguisu.content.source import find_packs
from uguisu.core.game import Game
from uguisu.loading import load
from uguisu.messages.message import translate
from uguisu.plugins import registry
from uguisu_lab.playtest import run
from uguisu_lab.playtest.headlines import findings_of
from uguisu_lab.playtest.summary import Summary
from uguisu_lab.playtest.tables import Words
from uguisu_tools.bots.spec import parse_bots
from uguisu_tools.looks import svg_of_view
from website.catalogs import CHANGED, LEAD
from website.staging import LANGUAGES, ROOT

FIGURES = Path(__file__).parent / "figures.json"
GAMES, SEED = 40, 1
WIDE_ENOUGH = 7
"""Games won for which a bar has room for who won them."""
GAMES_IN_ORDER = ("temple", "scorpion", "senjutsu", "spies")
PAGE = """\
---
html_theme.sidebar_secondary.remove: true
---
# {title}

{lead}

{games}
"""


class Entry(NamedTuple):
    """A pack of the gallery."""

    name: str
    game: Game[Any]
    figures: dict[str, Any]

    @property
    def fresh(self) -> bool:
        """Whether the figures are those of the pack as it is."""
        return self.figures.get("digest") == self.game.digest

    @property
    def file(self) -> str:
        """What its drawing is called."""
        return f"{self.name.replace('/', '-')}.svg"


def entries() -> list[Entry]:
    """Return all packs, in the order in which they are shown, with what is known of how they play."""
    known = kept()
    found = []
    for folder in sorted(find_packs(ROOT / "scenarios")):
        name = f"{folder.parent.name}/{folder.name}"
        found.append(Entry(name, load(folder), known.get(name, {})))
    return sorted(found, key=lambda entry: (GAMES_IN_ORDER.index(entry.name.split("/")[0]), _ease(entry)))


def _ease(entry: Entry) -> tuple[bool, str]:
    """Packs to learn on come first, then by name."""
    return "first" not in entry.name and "dojo" not in entry.name, entry.name


def kept() -> dict[str, dict[str, Any]]:
    """Return the figures that are kept, by pack."""
    found: dict[str, dict[str, Any]] = (
        json.loads(FIGURES.read_text(encoding="utf-8")) if FIGURES.is_file() else {}
    )
    return found


def measure(say: Callable[[str], object]) -> None:
    """Play the packs that have changed since their figures were kept, and keep what comes of it, pack by pack."""
    for entry in entries():
        if not entry.fresh:
            say(f"{entry.name}: playing {GAMES} games")
            table = kept() | {entry.name: measured(entry.game)}
            text = json.dumps(dict(sorted(table.items())), ensure_ascii=False, indent=1)
            FIGURES.write_text(f"{text}\n", encoding="utf-8", newline="\n")


def measured(game: Game[Any]) -> dict[str, Any]:
    """Let the usual bots play, and return what came of it, in sentences too."""
    summary = run(game.content.path, GAMES, parse_bots("", game, registry()), seed=SEED, checks=0)
    return {
        "digest": game.digest,
        "bots": sorted({seat.bot for seat in summary.seats}),
        "games": summary.played,
        "won": _won(summary),
        "told": {code: findings_of(summary, Words(code))[:2] for code in LANGUAGES},
    }


def _won(summary: Summary) -> list[list[Any]]:
    sides = [
        [{code: Words(code).name(side.title) for code in LANGUAGES}, side.wins] for side in summary.sides
    ]
    lost = summary.played - sum(side.wins for side in summary.sides)
    return [*sides, [None, lost]] if lost else sides


def draw(found: list[Entry], folder: Path) -> None:
    """Draw the map of each pack, as the first seat sees it when play begins."""
    folder.mkdir(parents=True)
    for entry in found:
        look = registry().look_of(entry.game.id)
        picture = svg_of_view(entry.game, entry.game.view(entry.game.new(SEED), 0), look)
        (folder / entry.file).write_text(picture, encoding="utf-8", newline="\n")


def page(found: list[Entry], language: str, words: Callable[[str], str]) -> str:
    """Return the gallery in a language, as Markdown. `words` translates a sentence of its own."""
    lead = words(LEAD).replace("{games}", str(GAMES))
    parts = []
    for game in GAMES_IN_ORDER:
        title = Words(language).name(registry().games[game].type.title)
        packs = "\n\n".join(
            "\n".join(_told(entry, language, words)) for entry in found if entry.name.startswith(f"{game}/")
        )
        parts.append(f"(game-{game})=\n## {title}\n\n{packs}")
    return PAGE.format(title=words("All packs"), lead=lead, games="\n\n".join(parts))


def _told(entry: Entry, language: str, words: Callable[[str], str]) -> Iterator[str]:
    """Tell a pack: its map, what it is, and how it plays."""
    up = "" if language == "en" else "../"
    content = entry.game.content.scenario
    title = Words(language).name(content.title)
    summary = " ".join(translate(content.summary or "", language).split())
    yield f"({entry.name.replace('/', '-').replace('_', '-')})=\n### {title}\n"
    yield (
        f'<div class="map"><a href="{up}maps/{entry.file}"><img src="{up}maps/{entry.file}" '
        f'alt="{escape(title)}" loading="lazy"></a></div>\n'
    )
    if summary:
        yield f"{summary}\n"
    if entry.figures:
        yield f'<div class="won">{"".join(_bar(entry, language, words))}</div>\n'
        since = "" if entry.fresh else f" *{words(CHANGED)}*"
        yield f"{' '.join(entry.figures['told'][language])}{since}\n"
    yield f"```sh\nuguisu play {entry.name}\n```"


def _bar(entry: Entry, language: str, words: Callable[[str], str]) -> Iterator[str]:
    """Draw who won how many of the games."""
    for number, (side, games) in enumerate(entry.figures["won"]):
        name = words("nobody") if side is None else side[language]
        if games:
            kind = "nobody" if side is None else f"side-{number}"
            label = f"<b>{escape(name)}</b> {games}" if games >= WIDE_ENOUGH else f"{games}"
            yield f'<span class="{kind}" style="flex-grow:{games}" title="{escape(name)}: {games}">{label}</span>'
