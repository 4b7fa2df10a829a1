"""Counts how texts read, and writes docs/words.md: cards and log lines of each game in four languages, to be looked at.

`python -m benchmarks.words` prints the figures; with `--write` it writes the page, too. `--draw SEED` draws forty sentences,
ten of cards, logs, findings and pages each, to be given to somebody who knows nothing of Uguisu: how many are read twice?
"""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import polib

from uguisu import load
from uguisu.content.atomic import write_text
from uguisu.core.game import Game
from uguisu.core.view import ViewBuilder
from uguisu.effects.reading import Reader
from uguisu.messages.message import translate
from uguisu.messages.nouns import unread
from uguisu.translations import folders
from uguisu_tools.testing.sentences import holes_apart

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "words.md"
LANGUAGES = ("en", "ru", "uk", "it")
PACKS = {
    "temple": "broken_causeway",
    "scorpion": "four_lanterns",
    "senjutsu": "dojo",
    "spies": "airfield",
}
"""Whose logs are on the page."""
CARDS, LINES, MOVES = 40, 40, 4000
STIFF = {
    "en": r"\(\w+: |\(\d+\)|“[a-z]+_[a-z_]+”|: (who|the target)\b",
    "ru": r": (цель|кто играет карту|в кого попали|нападающий)(?=[.;,)\n]|$)|\(\w+: ",
}
"""What a text has that was bent so that no name needs an ending."""


def cards(game_id: str) -> Iterator[tuple[str, str]]:
    """Yield the cards of all packs of a game that differ in what they do, each with its text."""
    seen: set[str] = set()
    for path in sorted((ROOT / "scenarios" / game_id).glob("*/scenario.yaml")):
        game = load(path.parent)
        for card in game.content.cards.cards if game.content.cards is not None else ():
            does = f"{card.do}{card.modes}{card.rules}{card.if_}{card.target}{card.props}"
            if does not in seen:
                seen.add(does)
                text = Reader(game).card(card)
                if text:
                    yield f"{path.parent.name}: {translate(card.title, 'en')}", text


def log_of(game: Game, seed: int) -> list[tuple[str, dict[str, str]]]:
    """Return the lines of a game of random moves, the first of each kind, in all languages."""
    state, rng = game.new(seed, record=True), random.Random(seed)
    for _ in range(MOVES):
        if state.phase < 0:
            break
        game.apply(state, rng.choice(game.legal(state)))
    tellers = {language: ViewBuilder(game, state, 0, language) for language in LANGUAGES}
    kinds: dict[str, dict[str, str]] = {}
    for event in state.log or ():
        if event.kind not in kinds:
            kinds[event.kind] = {language: teller.tell_event(event) for language, teller in tellers.items()}
    return list(kinds.items())[:LINES]


def entries() -> Iterator[tuple[str, tuple[str, str], str]]:
    """Yield language, English with its context, and translation of what the engine and the plugins say."""
    for folder in folders():
        for path in sorted(folder.glob("*.po")):
            for entry in polib.pofile(str(path), encoding="utf-8"):
                yield path.stem, (entry.msgid, entry.msgctxt or ""), entry.msgstr


def figures(told: dict[str, list[tuple[str, str]]]) -> list[str]:
    """Return a line a figure."""
    texts = [text for found in told.values() for _, text in found]
    lines = [
        f"{len(texts)} texts of cards; with a bracketed number, an id or ': who', "
        + ", ".join(
            f"{language}: {sum(bool(re.search(stiff, translate(text, language))) for text in texts)}"
            for language, stiff in STIFF.items()
        )
    ]
    said = {(english, language): text for language, english, text in entries()}
    english = {one for one, _ in said}
    bent = {"en": sum(bool(holes_apart(*one)) for one in english)}
    for code in LANGUAGES[1:]:
        bent[code] = sum(bool(holes_apart(text, one[1])) for (one, of), text in said.items() if of == code)
    lines.append(
        f"{len(english)} entries; a name or number in brackets or behind a colon at the end, "
        + ", ".join(f"{code}: {count}" for code, count in bent.items())
    )
    where = [*folders(), *(path.parent for path in sorted((ROOT / "scenarios").glob("*/*/scenario.yaml")))]
    read = {language: sum(len(unread(folder, language)) for folder in where) for language in LANGUAGES}
    lines.append(
        "nouns that nobody has read: " + ", ".join(f"{code}: {count}" for code, count in read.items())
    )
    return lines


def page(told: dict[str, list[tuple[str, str]]], lines: list[str]) -> str:
    """Return the page."""
    parts = [
        "# How cards and logs read",
        "",
        (
            "Written by `uv run python -m benchmarks.words --write`: texts that are made from what cards do, and lines of a"
            " game of random moves, one of each kind."
        ),
        "",
        *(f"- {line}" for line in lines),
    ]
    for game_id, found in told.items():
        chosen = found[:: max(1, len(found) // CARDS)][:CARDS]
        parts += ["", f"## {game_id.capitalize()}"]
        if chosen:
            parts += [
                "",
                "### Cards",
                "",
                "| card | " + " | ".join(LANGUAGES) + " |",
                "|---|" + "---|" * len(LANGUAGES),
            ]
            parts += [
                f"| {title} | " + " | ".join(_cell(translate(text, code)) for code in LANGUAGES) + " |"
                for title, text in chosen
            ]
        parts += ["", "### Log", "", "| " + " | ".join(LANGUAGES) + " |", "|" + "---|" * len(LANGUAGES)]
        log = log_of(load(ROOT / "scenarios" / game_id / PACKS[game_id]), 3)
        parts += ["| " + " | ".join(_cell(line[code]) for code in LANGUAGES) + " |" for _, line in log]
    return "\n".join(parts) + "\n"


def drawn(told: dict[str, list[tuple[str, str]]], seed: int) -> Iterator[str]:
    """Yield forty sentences, ten of each kind, drawn by a seed."""
    rng = random.Random(seed)
    findings = [
        line
        for path in sorted((ROOT / "tests" / "broken").glob("*/expected.txt"))
        for line in path.read_text(encoding="utf-8").splitlines()[:1]
    ]
    pages = [
        line
        for path in sorted((ROOT / "docs").glob("*.md"))
        if path.name not in ("api.md", "words.md", "rulings.md", "design-notes.md")
        for line in re.split(r"(?<=[.!?])\s+", path.read_text(encoding="utf-8"))
        if re.fullmatch(r"[A-Z][^|`#\n]{40,240}[.!?]", line)
    ]
    yield from rng.sample([text for found in told.values() for _, text in found], 10)
    logs = [log_of(load(ROOT / "scenarios" / game / pack), seed) for game, pack in PACKS.items()]
    yield from rng.sample([line["en"] for log in logs for _, line in log], 10)
    yield from rng.sample(findings, 10)
    yield from rng.sample(pages, 10)


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", "<br>").replace("  ", "&emsp;")


def main() -> None:
    """Print the figures; write the page if that is asked for."""
    told = {game_id: list(cards(game_id)) for game_id in PACKS}
    if "--draw" in sys.argv[1:]:
        seed = int(sys.argv[sys.argv.index("--draw") + 1])
        for number, text in enumerate(drawn(told, seed), 1):
            sys.stdout.write(f"{number}. {translate(text, 'en')}\n\n")
        return
    lines = figures(told)
    sys.stdout.write("\n".join(lines) + "\n")
    if "--write" in sys.argv[1:]:
        write_text(PAGE, page(told, lines))


if __name__ == "__main__":
    main()
