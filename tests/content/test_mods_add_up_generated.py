"""Mods made at random, by twos and threes: together exactly when no two set one thing to different values, and then the same
game in whichever order they are named.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

import pytest
import yaml

from uguisu.content.diagnostics import Diagnostic, has_errors
from uguisu.content.loader import read_pack
from uguisu.loading import check, load_pack
from uguisu.plugins import registry

GARDEN = "scorpion/garden_gate"
CARDS = (
    "awaken",
    "patrol_listen",
    "patrol_search",
    "sentry_listen",
    "sentry_search",
    "ninja_kenjutsu",
    "shuriken",
)
WHOLE, PLAIN, PLUS = "whole", "plain", "plus"
GONE = "gone"
Spot = tuple[str, ...]


@dataclass
class Edit:
    """An entry of a mod, and what its author would say it does: spots set (whole, or one value) or added to."""

    kind: str
    key: str
    entry: Any
    does: list[tuple[Spot, str, Any]] = field(default_factory=list)

    @property
    def target(self) -> Spot:
        return (self.kind, self.key, *self.does[0][0][:1])


def an_edit(chooser: random.Random) -> Edit:
    """Return something that a modder may do."""
    kinds = [copies, copies, adding, adding, window, notes, taking_a_key, new_card, new_card, moving]
    kinds += [
        step_of_a_card,
        step_into_a_card,
        whole_effect,
        removing,
        replacing,
        target,
        track,
        track_number,
        place,
        option,
    ]
    return chooser.choice(kinds)(chooser)


def copies(chooser: random.Random) -> Edit:
    card, number = chooser.choice(CARDS), chooser.choice((7, 8))
    return Edit("cards", "cards", {"change": card, "copies": number}, [((card, "copies"), PLAIN, number)])


def adding(chooser: random.Random) -> Edit:
    card, more = chooser.choice(CARDS), chooser.choice((1, 2))
    return Edit(
        "cards", "cards", {"change": card, "plus": {"copies": more}}, [((card, "copies"), PLUS, more)]
    )


def window(chooser: random.Random) -> Edit:
    card, name = chooser.choice(("guard_kenjutsu", "patrol_listen")), chooser.choice(("alert", "guard_cards"))
    return Edit(
        "cards", "cards", {"change": card, "plus": {"played_in": [name]}}, [((card, "played_in"), PLUS, name)]
    )


def notes(chooser: random.Random) -> Edit:
    card, text = chooser.choice(CARDS), chooser.choice(("one", "two"))
    return Edit("cards", "cards", {"change": card, "notes": text}, [((card, "notes"), PLAIN, text)])


def taking_a_key(chooser: random.Random) -> Edit:
    card, key = chooser.choice(CARDS[1:5]), chooser.choice(("text", "origin"))
    entry = {"change": card, key: None if key == "text" else "me"}
    return Edit("cards", "cards", entry, [((card, key), WHOLE, entry[key])])


def new_card(chooser: random.Random) -> Edit:
    name, by = chooser.choice(("gong", "bell", "drum")), chooser.choice((1, 2))
    card = {"id": name, "title": name, "deck": "guards", "do": [{"op": "raise", "track": "alert", "by": by}]}
    where = {chooser.choice(("after", "before")): chooser.choice(CARDS)} if chooser.random() < 0.5 else {}
    return Edit("cards", "cards", {**where, **card}, [((name,), WHOLE, by)])


def moving(chooser: random.Random) -> Edit:
    card, other = chooser.sample(CARDS, 2)
    word = chooser.choice(("after", "before"))
    return Edit("cards", "cards", {"change": card, word: other}, [((card, "(place)"), PLAIN, (word, other))])


def step_of_a_card(chooser: random.Random) -> Edit:
    card, steps = chooser.choice(("awaken", "patrol_search", "sentry_search")), chooser.choice((1, 3))
    entry = {"change": card, "do": [{"change": "march", "steps": steps}]}
    return Edit("cards", "cards", entry, [((card, "do", "march", "steps"), PLAIN, steps)])


def step_into_a_card(chooser: random.Random) -> Edit:
    card, by = chooser.choice(("awaken", "patrol_search", "sentry_search")), chooser.choice((1, 2))
    entry = {"change": card, "do": [{"after": "march", "op": "raise", "track": "alert", "by": by}]}
    return Edit("cards", "cards", entry, [((card, "do", f"new {chooser.random()}"), PLAIN, by)])


def whole_effect(chooser: random.Random) -> Edit:
    card, by = chooser.choice(("patrol_search", "sentry_listen")), chooser.choice((1, 2))
    entry = {"change": card, "do": [{"op": "raise", "track": "alert", "by": by}]}
    return Edit("cards", "cards", entry, [((card, "do"), WHOLE, by)])


def removing(chooser: random.Random) -> Edit:
    card = chooser.choice(("guard_passage", "sentry_search"))
    return Edit("cards", "cards", {"remove": card}, [((card,), WHOLE, GONE)])


def replacing(chooser: random.Random) -> Edit:
    card, by = chooser.choice(("patrol_listen", "sentry_search")), chooser.choice((1, 2))
    new = {"id": card, "title": f"New {card}", "deck": "guards", "copies": 6, "props": {"starter": 4}}
    entry = {"replace": card, **new, "do": [{"op": "raise", "track": "alert", "by": by}]}
    return Edit("cards", "cards", entry, [((card,), WHOLE, by)])


def target(chooser: random.Random) -> Edit:
    letter, title = chooser.choice("ABC"), chooser.choice(("This", "That"))
    entry = {"targets": [{"change": letter, "title": title}]}
    return Edit("mission", "props", entry, [(("targets", letter, "title"), WHOLE, title)])


def track(chooser: random.Random) -> Edit:
    name, most = chooser.choice(("smoke", "noise")), chooser.choice((3, 4))
    return Edit("mission", "tracks", {"id": name, "title": name, "max": most}, [((name,), WHOLE, most)])


def track_number(chooser: random.Random) -> Edit:
    name, title = chooser.choice(("fire", "flood")), chooser.choice(("One", "Two"))
    trigger = {"id": name, "on": "entered", "do": [{"op": "raise", "track": "alert", "by": len(title)}]}
    return Edit("mission", "triggers", {**trigger, "once": title == "One"}, [((name,), WHOLE, title)])


def place(chooser: random.Random) -> Edit:
    name, title = chooser.choice(("f1", "f2")), chooser.choice(("Here", "There"))
    return Edit(
        "map", "places", {"change": name, "name": {"en": title}}, [((name, "name", "en"), PLAIN, title)]
    )


def option(chooser: random.Random) -> Edit:
    name = chooser.choice(("turns", "sleepers"))
    value = chooser.choice({"turns": (11, 13), "sleepers": (3, 5)}[name])
    return Edit("scenario", "options", {name: value}, [((name,), PLAIN, value)])


@dataclass
class Mod:
    name: str
    edits: list[Edit]
    claims: bool = False

    def files(self) -> dict[str, dict[str, Any]]:
        """Return what it says; with claims, of its languages, its licence and how many cards a deck then has."""
        files: dict[str, dict[str, Any]] = {
            "scenario": {"id": self.name, "uses": [GARDEN], "title": self.name}
        }
        if self.claims:
            files["scenario"] |= {"languages": ["en"], "license": f"of {self.name}", "version": "1.0"}
        for edit in self.edits:
            said = files.setdefault(edit.kind, {})
            if isinstance(edit.entry, dict) and edit.key in ("options", "props"):
                known = said.setdefault(edit.key, {})
                for key, value in edit.entry.items():
                    known[key] = [*known[key], *value] if isinstance(value, list) and key in known else value
            else:
                said.setdefault(edit.key, []).append(edit.entry)
        return files


def a_mod(name: str, chooser: random.Random) -> Mod:
    """Return a mod of a few edits, each of another thing and none that speaks of what another one takes away or moves."""
    edits: list[Edit] = []
    for _ in range(chooser.randint(1, 4)):
        edit = an_edit(chooser)
        if all(
            edit.target != other.target and not speaks(edit, other) and not speaks(other, edit)
            for other in edits
        ):
            edits.append(edit)
    return Mod(name, edits, claims=chooser.random() < 0.5)


def speaks(edit: Edit, other: Edit) -> bool:
    """Tell whether an edit puts something beside the card that another one takes away or moves."""
    beside = {edit.entry.get(word) for word in ("after", "before")} - {None} if edit.key == "cards" else set()
    return any(spot[0] in beside and (way == WHOLE or "(place)" in spot) for spot, way, _ in other.does)


def at_odds(one: Mod, other: Mod) -> set[str]:
    """Return in which ways two mods want different things of one thing: "set", and "plus" beside a plain value."""
    found = set()
    for edit in one.edits:
        for against in other.edits:
            if (edit.kind, edit.key) == (against.kind, against.key):
                for first in edit.does:
                    for second in against.does:
                        found |= {*differ(first, second), *differ(second, first)}
    return found


def differ(one: tuple[Spot, str, Any], other: tuple[Spot, str, Any]) -> Iterator[str]:
    (spot, way, value), (deeper, how, wanted) = one, other
    if deeper[: len(spot)] != spot:
        return
    if spot == deeper:
        if PLUS in (way, how):
            yield from ["plus"] if (way, how) != (PLUS, PLUS) else []
        elif value != wanted:
            yield "set"
    elif way != PLUS:
        yield "plus" if how == PLUS and value != GONE else "set"


def write(folder: Path, files: dict[str, Any]) -> Path:
    folder.mkdir(parents=True)
    for kind, data in files.items():
        text = yaml.safe_dump({"format": 1, **data}, allow_unicode=True, sort_keys=False)
        (folder / f"{kind}.yaml").write_text(text, encoding="utf-8")
    return folder


def bad(found: list[Diagnostic]) -> list[Diagnostic]:
    return [one for one in found if one.severity == "error" or one.code == "mods-clash"]


def said(found: list[Diagnostic]) -> set[tuple[str, str]]:
    return {(one.code, str(one.message)) for one in found}


def tried(folder: Path, seed: int) -> str:
    """Make two or three mods by a seed; hold what comes of them, in every order, against what their authors would say."""
    chooser = random.Random(f"mods {seed}")
    mods = [
        a_mod(f"m{chooser.randrange(1000)}_{number}", chooser) for number in range(chooser.choice((2, 2, 3)))
    ]
    if not all(mod.edits for mod in mods):
        return "empty"
    here = folder / str(seed)
    alone = [read_pack(write(here / mod.name, mod.files()), registry())[1] for mod in mods]
    if any(map(bad, alone)):
        return "bad alone"
    known = {one for found in alone for one in said(found)}
    odds = {way for one, other in combinations(mods, 2) for way in at_odds(one, other)}
    told, packs, more = [], [], set()
    for number, order in enumerate(permutations(mods)):
        uses = [f"../{mod.name}" for mod in order]
        whole = write(here / f"all{number}", {"scenario": {"id": "all", "uses": uses, "title": "All"}})
        pack, found = read_pack(whole, registry())
        told.append(bad(found))
        more |= said(found) - known
        if pack is not None and not has_errors(found):
            data = {kind: document.data for kind, document in pack.documents.items() if kind != "scenario"}
            packs.append((pack.digest, data, pack.options, pack.scenario.variants))
    names = [[edit.entry for edit in mod.edits] for mod in mods]
    if not odds:
        assert not any(told), (seed, names, told)
        assert not more, (seed, names, more)
        assert all(pack == packs[0] for pack in packs), (seed, names)
        assert check(whole)[0] is not None
        return "together"
    if odds == {"plus"}:
        assert any(told), (seed, names)
        assert {one.code for found in told for one in found} == {"mods-clash"}, (seed, names, told)
        assert {one.severity for found in told for one in found} == {"warning"}, (seed, names, told)
        return "plus"
    assert all("mods-clash" in {one.code for one in found} for found in told), (seed, names, told)
    return "apart"


def test_a_few_generated_mods_go_together_when_nothing_is_set_twice(tmp_path: Path) -> None:
    counts = Counter(tried(tmp_path, seed) for seed in range(12))
    assert counts["together"] > 1
    assert counts["apart"] > 1


@pytest.mark.slow
def test_a_thousand_generated_mods_go_together_when_nothing_is_set_twice(tmp_path: Path) -> None:
    counts: Counter[str] = Counter()
    seed = 10_000
    while counts["together"] + counts["apart"] + counts["plus"] < 1000:
        counts[tried(tmp_path, seed)] += 1
        seed += 1
    assert counts["together"] > 300
    assert counts["apart"] > 150
    assert counts["plus"] > 10


def test_what_the_generator_says_of_one_pack_is_so() -> None:
    pack = load_pack(Path(__file__).parents[2] / "scenarios" / "scorpion" / "garden_gate")
    assert pack.cards is not None
    assert {*CARDS} <= {card.id for card in pack.cards.cards}
