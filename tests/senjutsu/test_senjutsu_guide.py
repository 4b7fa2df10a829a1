"""docs/senjutsu.md tells the truth."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

from uguisu.content.loader import read_pack
from uguisu.content.parsing import parse
from uguisu.core.events import waitable
from uguisu.loading import check, load
from uguisu.plugins import registry
from uguisu_senjutsu.cards.play import SenjutsuCards
from uguisu_senjutsu.content.cards import DeckProps
from uguisu_senjutsu.content.map import HexProps
from uguisu_senjutsu.content.options import SenjutsuOptions
from uguisu_tools.rulings.run import run_rulings

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "senjutsu.md").read_text(encoding="utf-8")
DOJO = ROOT / "scenarios" / "senjutsu" / "dojo"


def examples() -> list[Any]:
    found = []
    for text in re.findall(r"```yaml\n(.*?)```", GUIDE, re.DOTALL):
        data, mistakes = parse(text, "guide")
        assert mistakes == []
        found.append(data)
    return found


def shipped(name: str, key: str) -> dict[str, Any]:
    data, _ = parse((DOJO / f"{name}.yaml").read_text(encoding="utf-8"), name)
    return {one["id"]: one for one in data[key]}


def test_the_card_and_the_ruling_shown_are_those_of_the_dojo() -> None:
    lists = [example for example in examples() if isinstance(example, list)]
    [card], [ruling] = lists
    assert card == shipped("cards", "cards")["dojo_swallow"]
    whole = shipped("rulings", "rulings")["counter"]
    assert {key: ruling[key] for key in ("id", "cites", "title", "setup", "play")} == {
        key: whole[key] for key in ("id", "cites", "title", "setup", "play")
    }
    assert ruling["expect"][0] in whole["expect"]


def test_the_guide_tells_every_window() -> None:
    assert set(SenjutsuCards.windows) - {"choose"} <= set(re.findall(r"`(\w+)`", GUIDE))


def test_the_mission_shown_can_be_played(tmp_path: Path) -> None:
    [mission] = [one for one in examples() if isinstance(one, dict) and "triggers" in one]
    pack = Path(shutil.copytree(ROOT / "tests" / "packs" / "ten_blades", tmp_path / "hill"))
    for name, data in (
        ("mission", {"format": 1, **mission}),
        ("cards", {"format": 1}),
        ("rulings", {"format": 1, "rulings": []}),
    ):
        (pack / f"{name}.yaml").write_text(yaml.safe_dump(data), encoding="utf-8")
    game, found = check(pack)
    assert game is not None
    assert found == []
    told = GUIDE.partition("## A mission for a duel")[2].partition("\n## ")[0]
    events = waitable(registry().games["senjutsu"].type.events)
    assert events
    assert {event for event in events if f"`{event}`" not in told} == set()


def test_the_guide_shows_how_special_cards_are_written(tmp_path: Path) -> None:
    """What its table shows in curly brackets and after keys is taken by the game as it stands there."""
    table = GUIDE.partition("| printed | written |")[2].partition("\n\n")[0]
    for words in (
        "[choose, replacement]",
        "target: struck",
        "lasting: {",
        "test: cover",
        "op: armour",
        "op: shoot",
    ):
        assert words in table, words
    pack = tmp_path / "dojo"
    shutil.copytree(DOJO, pack)
    shown = {
        word: one
        for one in re.findall(r"`(\{op: .*?\})`[,;|. ]", table)
        for word in re.findall(r"op: (\w+)", one)[:1]
    }
    operations = [shown[word].replace("[...]", "[{op: gain_focus}]") for word in ("shoot", "if", "armour")]
    [struck] = re.findall(r"`(target: \w+)`; effects name it `target` \|\n\| a range", table)
    [extra] = re.findall(r"`(extra: \[.*?\])`", table)
    lasting = re.findall(r"`(?:props: \{)?(lasting: \{.*?\})\}?`", GUIDE)
    assert len(lasting) == 2
    text = (pack / "cards.yaml").read_text(encoding="utf-8")
    head = "type: attack, copies: {teacher: 1}, props: {initiative: 5}"
    written = [f"{head}, do: [{one}]" for one in operations]
    written += [f"{head}, do: [{{op: attack, hexes: {{F: 1}}, {extra}}}]"]
    written += [
        f"type: meditation, {struck}, played_in: [attack_success], do: [{{op: injure, who: target}}]",
        *(f"type: poison, deck: teacher, props: {{{one}}}" for one in lasting),
    ]
    cards = "".join(f"  - {{id: shown_{n}, title: Shown, {one}}}\n" for n, one in enumerate(written))
    (pack / "cards.yaml").write_text(text + cards, encoding="utf-8")
    _, found = check(pack)
    assert [str(one) for one in found if one.severity == "error"] == []


def test_the_sheets_options_and_legends_shown_are_taken() -> None:
    """Every key that they show is one that the game knows."""
    shown = [one for one in examples() if isinstance(one, dict)]
    sheets = [deck["props"] for one in shown for deck in one.get("decks", ())]
    assert {"begins_in", "cover", "poisons"} <= sheets[0]["character"].keys()
    for props in sheets:
        msgspec.convert(props, DeckProps)
    options = [one["options"] for one in shown if "options" in one]
    legends = [one["legend"] for one in shown if "legend" in one]
    assert len(sheets) == 3
    assert len(options) == 4
    assert len(legends) == 2
    for said in options:  # `null` leaves out what the pack below has
        fighters = {name: one for name, one in said.get("fighters", {}).items() if one is not None}
        msgspec.convert({**said, "fighters": fighters}, SenjutsuOptions)
    for props in (what.get("props", {}) for legend in legends for what in legend.values()):
        msgspec.convert(props, HexProps)


BLOCKED_BY = """\
  - id: it_was_a_gamble
    on: blocked
    if: [{test: card, card: card, is: CARD}]
    do: [{op: raise, track: applause}]
"""


@pytest.mark.parametrize(("card", "applause"), [("gamble", 3), ("steel_block", 2)])
def test_blocked_brings_the_card_of_the_attack(tmp_path: Path, card: str, applause: int) -> None:
    """As the guide says, and not the card that blocks."""
    assert "`blocked` brings the fighter, the attacker and the attack's `card`" in GUIDE
    pack = Path(shutil.copytree(ROOT / "tests" / "packs" / "ten_blades", tmp_path / "ten_blades"))
    mission = (pack / "mission.yaml").read_text(encoding="utf-8")
    mission = f"{mission.rstrip()}\n{BLOCKED_BY.replace('CARD', card)}"
    (pack / "mission.yaml").write_text(mission, encoding="utf-8")
    said = shipped_ruling(pack, "a_block_gives_focus_and_the_crowd_likes_it")
    said["expect"] = [{"expect": "track", "track": "applause", "is": applause}]
    rulings = yaml.safe_dump({"format": 1, "rulings": [said]})
    (pack / "rulings.yaml").write_text(rulings, encoding="utf-8")
    read, found = read_pack(pack, registry())
    assert read is not None, found
    [outcome] = run_rulings(read, registry())
    assert [str(one) for one in outcome.found] == []


def shipped_ruling(pack: Path, name: str) -> dict[str, Any]:
    data, _ = parse((pack / "rulings.yaml").read_text(encoding="utf-8"), "rulings")
    return next(dict(one) for one in data["rulings"] if one["id"] == name)


def test_a_replacement_that_cannot_be_chosen_is_told_of(tmp_path: Path) -> None:
    """SJ-49."""
    pack = tmp_path / "dojo"
    shutil.copytree(DOJO, pack)
    text = (pack / "cards.yaml").read_text(encoding="utf-8")
    assert text.count("[choose, replacement]") == 1
    (pack / "cards.yaml").write_text(text.replace("[choose, replacement]", "[replacement]"), encoding="utf-8")
    game, found = check(pack)
    assert game is not None
    [told] = [one for one in found if one.code == "senjutsu-replacement"]
    assert told.fix is not None
    assert told.fix.value == ["choose", "replacement"]


def test_a_sheet_says_in_which_kamae_one_begins(tmp_path: Path) -> None:
    """SJ-10."""
    pack = tmp_path / "dojo"
    shutil.copytree(DOJO, pack)
    text = (pack / "cards.yaml").read_text(encoding="utf-8")
    text = text.replace(
        "weapons: [staff]\n        poisons", "weapons: [staff]\n        begins_in: balance\n        poisons"
    )
    (pack / "cards.yaml").write_text(text, encoding="utf-8")
    game: Any = load(pack)
    assert [game.kamae(game.new(1), figure) for figure in (0, 1)] == ["balance", "balance"]
