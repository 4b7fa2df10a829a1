"""What is said of Senjutsu's cards and decks that are wrong: to the word, with place and way out."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from uguisu.content.diagnostics import as_text
from uguisu.core.errors import UguisuError
from uguisu.loading import check, load
from uguisu.loading.overrides import Overrides

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "senjutsu"
Break = Callable[[str, str, str], str]


@pytest.fixture
def told(tmp_path: Path) -> Break:
    """Change a text in a file of the snow field, and return what is said of it."""

    def broken(file: str, old: str, new: str) -> str:
        pack = tmp_path / "snow_field"
        shutil.copytree(SCENARIOS / "snow_field", pack)
        text = (pack / file).read_text(encoding="utf-8")
        assert text.count(old) == 1, old
        (pack / file).write_text(text.replace(old, new), encoding="utf-8")
        _, found = check(pack)
        line = text.partition(old)[0].count("\n") + 1
        said = as_text(found).replace(f"{pack.as_posix()}/", "")
        for number in range(line, line + 12):
            said = said.replace(f"cards.yaml:{number}:", f"cards.yaml:+{number - line}:")
        return said

    return broken


FERAL = "copies: {ronin: 2}\n    props: {number: 29"


def test_four_copies_of_a_steel_card(told: Break) -> None:
    assert told("cards.yaml", FERAL, FERAL.replace("2}", "4}", 1)) == (
        "cards.yaml:9:11: error[deck-size]: The deck `ronin` should have 30 cards, but has 32\n"
        "    Correct the size or the cards' `copies`, or leave the size out.\n"
        "cards.yaml:+0:21: error[senjutsu-rank]: The deck `ronin` has 4 copies of `feral_sweep`, but of a card of the "
        "rank steel it may have only 2 (SJ-04)\n"
        "    Lower `copies`, or give the card a lower rank."
    )


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            "{op: attack, hexes: {BR: 1, FR: 1, F+FR: 1, F+F: 1}}",
            "{op: atack, hexes: {F: 1}}",
            "cards.yaml:+0:14: error[unknown-tag]: There is no `op: atack`\n    Did you mean `attack`?",
        ),
        (
            "{BR: 1, FR: 1, F+FR: 1, F+F: 1}",
            "{BR: 1, F+FX: 1}",
            "cards.yaml:+0:43: error[cannot-play]: 'F+FX' is not a hex: there is no step 'FX'\n    Did you mean `F`?",
        ),
        (
            "{BR: 1, FR: 1, F+FR: 1, F+F: 1}",
            "{BR: 1, F+B: 1}",
            (
                "cards.yaml:+0:42: error[cannot-play]: 'F+B' is not a hex that a fighter can reach\n"
                "    A diagram cannot have the fighter's own hex, nor one more than 6 steps away"
            ),
        ),
        (
            "hexes: [F, FL, BL]",
            "hexes: [F, FL, F+F+F+F+F+F+F]",
            (
                "cards.yaml:+0:24: error[cannot-play]: 'F+F+F+F+F+F+F' is not a hex that a fighter can reach\n"
                "    A diagram cannot have the fighter's own hex, nor one more than 6 steps away"
            ),
        ),
        (
            "parts: [{step: any, times: 2}, {turn: 2}]}\n      - {op: if",
            "parts: [{step: any, times: 2}, {times: 2}]}\n      - {op: if",
            (
                "cards.yaml:+0:49: error[cannot-play]: A part of a move is either a `step` or a `turn`\n"
                "    Write two parts for both"
            ),
        ),
        (
            "parts: [{step: [F]}, {step: [F], optional: true}]}\n      - {op: pay_focus",
            "parts: [{step: [F]}, {step: [B]}]}\n      - {op: pay_focus",
            (
                "cards.yaml:+0:25: error[cannot-play]: The steps of one line go in one direction, and these have none in "
                "common (SJ-30)\n    Write a `go` for each of them"
            ),
        ),
        (
            "{BR: 1, FR: 1, F+FR: 1, F+F: 1}",
            "{BR: 1, 'F2': 1}",
            "cards.yaml:+0:43: error[cannot-play]: 'F2' is not a hex: there is no step 'F2'\n    Did you mean `F+F`?",
        ),
        (
            "{BR: 1, FR: 1, F+FR: 1, F+F: 1}",
            "{BR: 1, 'f,fr': 1}",
            "cards.yaml:+0:45: error[cannot-play]: 'f,fr' is not a hex: there is no step 'f,fr'\n    Did you mean `F+FR`?",
        ),
        (
            "parts: [{step: any, times: 2}, {turn: 2}]}\n      - {op: if",
            "parts: [{step: F, times: 2}, {turn: 2}]}\n      - {op: if",
            (
                'cards.yaml:+0:33: error[unknown-choice]: `step` cannot be "F"\n'
                "    It may be `any`, `back`, `front` or a list."
            ),
        ),
        (
            "{op: stop_card, who: target}",
            "{op: stop_card, who: enemy}",
            (
                "cards.yaml:+0:30: error[cannot-play]: No fighter is called 'enemy' here\n"
                "    You can use `actor`, `allies`, `blue`, `everyone`, `foes`, `red`, `target`."
            ),
        ),
        (
            "{op: stop_card, who: target}",
            "{op: stop_card, who: hit}",
            (
                "cards.yaml:+0:30: error[cannot-play]: No fighter is called 'hit' here\n"
                "    `hit` is known in `success` and `star` of an attack, and nowhere else"
            ),
        ),
        (
            "props: {number: 71, base: true, initiative: 5}",
            "props: {number: 71, base: true}",
            (
                "cards.yaml:139:9: warning[senjutsu-initiative]: `naginata_sweep` has no initiative, so it applies last, at 0 "
                "(SJ-26)\n    Give it `props: {initiative: 5}`; or say in `played_in` when it is played as an instant."
            ),
        ),
        (
            "tags: [tachi]",
            "tags: [bow]",
            (
                "cards.yaml:33:18: error[senjutsu-weapon]: `tachi_cut` is not a weapon that this character can take (SJ-04)\n"
                "    Its `tags` must have one of `katana`, `tachi`, `shikomizue`, `wakizashi`."
            ),
        ),
    ],
)
def test_a_broken_card(told: Break, old: str, new: str, message: str) -> None:
    assert told("cards.yaml", old, new) == message


@pytest.mark.parametrize(
    ("start", "message"),
    [
        ("start: z9", "scenario.yaml:27:36: error[dangling-id]: No place is called 'z9'"),
        ("facing: e", "scenario.yaml:27:37: error[dangling-id]: No direction is called 'e'"),
        ("start: a4", "scenario.yaml:28:38: error[cannot-play]: 'blue' starts on the hex of 'red'"),
    ],
)
def test_fighters_begin_on_hexes_of_their_own(told: Break, start: str, message: str) -> None:
    old = "{character: ronin}\n    blue: {character: master}"
    new = f"{{character: ronin, {start}}}\n    blue: {{character: master, start: a4}}"
    assert message in told("scenario.yaml", old, new)


def test_a_weapon_that_is_no_card(told: Break) -> None:
    """SJ-04."""
    assert told(
        "scenario.yaml", "red: {character: ronin}", "red: {character: ronin, weapon: [naginata_swep]}"
    ) == (
        "scenario.yaml:27:38: error[dangling-id]: No card is called 'naginata_swep'\n"
        "    Did you mean `naginata_sweep`?"
    )


def test_more_weapons_than_a_character_can_take(told: Break) -> None:
    """SJ-04."""
    assert told("cards.yaml", "weapon: [naginata_sweep]", "weapon: [naginata_sweep, naginata_sweep]") == (
        "cards.yaml:+0:17: error[senjutsu-weapon]: 2 weapon cards are taken, but the character may take only 1 (SJ-04)\n"
        "    Leave some out, or raise `most_weapons` on its sheet."
    )


def test_a_base_card_that_no_sheet_names(told: Break) -> None:
    """SJ-03."""
    assert (
        "warning[senjutsu-base-card]: Nobody plays with the base card `naginata_sweep`: no sheet names it (SJ-03)"
        in told("cards.yaml", "weapon: [naginata_sweep]", "weapon: []")
    )


def test_a_replacement_without_an_initiative(told: Break) -> None:
    """SJ-25: it applies at an initiative of its own; an additional has none."""
    old = "played_in: [choose, replacement]\n    props: {number: 32, rank: steel, initiative: 7, focus: 1, personal: true}"
    new = "played_in: [replacement]\n    props: {number: 32, rank: steel, focus: 1, personal: true}"
    assert "warning[senjutsu-initiative]: `wolf_pounce` has no initiative" in told("cards.yaml", old, new)


def test_a_poison_that_is_no_card(told: Break) -> None:
    """SJ-62."""
    assert told("cards.yaml", "poisons: [virulent_poison]", "poisons: [virulent_poisn]") == (
        "cards.yaml:+0:19: error[cannot-play]: No card is called 'virulent_poisn'\n"
        "    Did you mean `virulent_poison`?"
    )


def test_a_word_of_another_game_for_moves(told: Break) -> None:
    """A step is `go`; who writes `move`, which the engine has for pieces, is told."""
    old = "{op: go, parts: [{step: [F]}]}\n      - {op: attack, hexes: {F: 2"
    said = told("cards.yaml", old, old.replace("op: go", "op: move"))
    assert "`parts` is not a known key here\n    Did you mean `op: go`?" in said


PERSONAL = "copies: {student: 2}\n    props: {number: 46"


def test_a_personal_card_of_somebody_else(told: Break) -> None:
    said = told("cards.yaml", PERSONAL, PERSONAL.replace("student: 2", "student: 1, master: 1"))
    assert (
        "cards.yaml:+0:13: error[senjutsu-personal]: `rock_strike` is a personal card, but the decks of several "
        "characters have it: `master`, `student` (SJ-02)" in said
    )


BUILT = """
  - id: my_ronin
    props: {for: ronin}
  - {id: base, title: Base cards}
"""


def test_a_built_deck_has_forty_cards_and_only_its_own_personal_ones(told: Break, tmp_path: Path) -> None:
    told("cards.yaml", "\n  - {id: base, title: Base cards}\n", BUILT)
    pack = tmp_path / "snow_field"
    cards = (pack / "cards.yaml").read_text(encoding="utf-8")
    cards = cards.replace(PERSONAL, PERSONAL.replace("student: 2", "student: 2, my_ronin: 1"), 1)
    cards = cards.replace("copies: {ronin: 3}", "copies: {ronin: 3, my_ronin: 3}")
    (pack / "cards.yaml").write_text(cards, encoding="utf-8")
    scenario = (pack / "scenario.yaml").read_text(encoding="utf-8")
    scenario = scenario.replace("{character: ronin}", "{character: ronin, deck: my_ronin}")
    (pack / "scenario.yaml").write_text(scenario, encoding="utf-8")
    lines = [(one.code, one.message) for one in check(pack)[1]]
    assert lines == [
        (
            "senjutsu-personal",
            "`rock_strike` is a personal card of `student`, so it cannot be in the deck `my_ronin` (SJ-02)",
        ),
        ("senjutsu-deck-size", "The deck `my_ronin` has 7 cards, but must have 40 here (SJ-02)"),
    ]
    seven = scenario.replace("options:\n", "options:\n  deck_size: 7\n")
    (pack / "scenario.yaml").write_text(seven, encoding="utf-8")
    assert [one.message for one in check(pack)[1] if one.code == "senjutsu-deck-size"] == [
        "The deck `master` has 30 cards, but must have 7 here (SJ-02)"
    ]
    (pack / "scenario.yaml").write_text(seven.replace("size: 7", "size: any"), encoding="utf-8")
    assert [one.code for one in check(pack)[1]] == ["senjutsu-personal", "senjutsu-short-deck"]


def test_two_schools_in_a_competition(told: Break, tmp_path: Path) -> None:
    """SJ-05: no deck of the pack mixes schools; one that does is told of only where it matters."""
    assert told("scenario.yaml", "options:\n", "options:\n  competitive: true\n") == ""
    pack = tmp_path / "snow_field"
    cards = (
        (pack / "cards.yaml")
        .read_text(encoding="utf-8")
        .replace("school: jade_river", "school: autumn_hare", 1)
    )
    (pack / "cards.yaml").write_text(cards, encoding="utf-8")
    assert [one.message for one in check(pack)[1]] == [
        "The deck `student` has cards of the schools autumn_hare and jade_river; only one of them is allowed (SJ-05)"
    ]


ENTRANCES = [{"hex": "a4", "behaviour": "left"}, {"hex": "d1", "behaviour": "middle"}]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"horde": {"waves": [["blue", "pink"]], "entrances": ENTRANCES}}, "no opponent is called 'pink'"),
        ({"horde": {"waves": [["blue", "blue"]], "entrances": ENTRANCES}}, "or one of them twice"),
        (
            {"horde": {"waves": [["blue", "green", "black"]], "entrances": ENTRANCES}},
            "more opponents than there",
        ),
        (
            {"horde": {"waves": [["blue"]], "entrances": [{"hex": "z9", "behaviour": "left"}]}},
            "No place is called 'z9'",
        ),
        ({"opponents": {"red": {"character": "captain"}}}, "'red' is already a fighter"),
        ({"opponents": {"blue": {"character": "captian"}}}, "No deck is called 'captian'"),
    ],
)
def test_a_broken_horde(options: dict[str, Any], message: str) -> None:
    """SJ-89: told where the pack is checked, not found out in play."""
    with pytest.raises(UguisuError, match=re.escape(message)):
        load(SCENARIOS / "last_stand", changes=Overrides(options=options))


def test_a_sheet_names_decks_that_are_there(tmp_path: Path) -> None:
    """SJ-86."""
    for name in ("teaching_duel", "virtual_opponents"):
        shutil.copytree(SCENARIOS / name, tmp_path / "senjutsu" / name)
    cards = tmp_path / "senjutsu" / "virtual_opponents" / "cards.yaml"
    text = cards.read_text(encoding="utf-8")
    cards.write_text(text.replace("spare: melee_attacks", "spare: melee_atacks"), encoding="utf-8")
    _, found = check(cards.parent)
    assert (
        "error[cannot-play]: There is no deck `melee_atacks`\n    Did you mean `melee_attacks`?"
        in as_text(found)
    )


def test_more_terrain_than_there_is_room_for(told: Break) -> None:
    """SJ-20: told beforehand, and in play what has no room is left out."""
    boulders = {f"boulder_{letter}": {"title": "A boulder", "count": 20, "blocks": True} for letter in "ab"}
    game: Any = load(SCENARIOS / "dojo", changes=Overrides(options={"terrain": boulders}))
    state = game.new(1)
    while game.phases[state.phase].name == "place_terrain":
        game.apply(state, game.legal(state)[0])
    assert len(state.things) // 2 == len(game.buildable) - game.terrain.rough.bit_count()
    assert game.phases[state.phase].name in ("choose", "prepare")
    said = told(
        "scenario.yaml",
        "options:\n",
        "options:\n  terrain: {boulder: {title: A boulder, count: 20}, crag: {title: A crag, count: 20}}\n",
    )
    assert (
        "warning[senjutsu-terrain]: The players have 40 pieces of terrain to place, but the field has room for 30 (SJ-20)"
        in said
    )


def test_those_who_choose_where_to_start_have_room(tmp_path: Path) -> None:
    """SJ-20: on a field without hexes for starting, terrain leaves one for each."""
    pack = tmp_path / "dojo"
    shutil.copytree(SCENARIOS / "dojo", pack)
    (pack / "rulings.yaml").unlink()
    text = (pack / "scenario.yaml").read_text(encoding="utf-8").replace("rulings: rulings.yaml\n", "")
    (pack / "scenario.yaml").write_text(re.sub(r", start: d\d, facing: \w", "", text), encoding="utf-8")
    boulders = {f"boulder_{letter}": {"title": "A boulder", "count": 20, "blocks": True} for letter in "ab"}
    game = load(pack, changes=Overrides(options={"terrain": boulders}))
    state = game.new(1)
    while game.phases[state.phase].name == "place_terrain":
        game.apply(state, game.legal(state)[0])
    for left in (2, 1):
        assert game.phases[state.phase].name == "place"
        assert len(game.legal(state)) >= left
        game.apply(state, game.legal(state)[0])
    assert min(state.at[:2]) >= 0


def said_of(folder: Path, options: dict[str, Any], cards: dict[str, Any] | None = None) -> str:
    """Return what is said of a mod of the dojo."""
    folder.mkdir()
    scenario = {
        "format": 1,
        "id": "mod",
        "title": "A mod",
        "uses": ["senjutsu/dojo"],
        "options": options,
    }
    (folder / "scenario.yaml").write_text(json.dumps(scenario), encoding="utf-8")
    if cards is not None:
        (folder / "cards.yaml").write_text(json.dumps({"format": 1, **cards}), encoding="utf-8")
    return as_text(check(folder)[1])


def test_a_deck_that_gives_out_before_the_fight_has_begun(tmp_path: Path) -> None:
    """SJ-23: each draw that it cannot give is a wound."""
    options = {"deck_size": "any", "fighters": {"red": {"character": "teacher", "deck": "few"}}}
    for count, word in ((5, "From turn 1 on"), (7, "From turn 3 on"), (8, "")):
        cards = {
            "decks": [{"id": "few", "title": "Few", "props": {"for": "teacher"}}],
            "cards": [
                {"change": "dojo_cut", "copies": {"few": 3}},
                {"change": "dojo_wall", "copies": {"few": 2}},
                {"change": "dojo_breath", "copies": {"few": count - 5}},
            ],
        }
        said = said_of(tmp_path / str(count), options, cards)
        assert ("warning[senjutsu-short-deck]" in said) == bool(word), said
        assert word in said
        if count == 7:
            assert "so `red` is defeated by turn 6 at the latest" in said
