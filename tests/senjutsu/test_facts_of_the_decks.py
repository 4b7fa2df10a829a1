"""What the rulebook lists, written down here once more: signature decks, solo cards, recipes (SJ-04, SJ-86, SJ-92)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from uguisu.board.marks import MarkText
from uguisu.content.models import Card
from uguisu.effects.reading import Reader
from uguisu.loading import load
from uguisu_senjutsu.content.cards import DeckProps
from uguisu_tools.drawing.svg import write_svg
from uguisu_tools.looks.faces import Faces

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "senjutsu"

SIGNATURE = {
    "ronin": "25 26 27 28 29×2 30 31×2 32 33×2 34×2 35×3 89 98 102 104 107 110 125×2 126×2 127×3",
    "master": "10 12 13 14×2 15×2 16 17 18×3 19×3 20×3 96 97 102 111×2 112×2 117 120×2 128×2",
    "warrior": "55 56 58 59×2 60×2 61×2 62×2 63×2 64×2 65×2 83 86 87 103×2 107 113 116×2 118 119 123×2",
    "student": "40 42 43 44×2 45×2 46×2 47×2 48×3 49×2 50×2 84 90 99×2 100 105×2 115 117 121 122 124",
}
"""Numbers of cards, with more copies than one."""
BASE = {"ronin": {23, 71}, "master": {8, 75}, "warrior": {53, 72}, "student": {38, 70}}
WEAPONS = {
    "ronin": {"kanabo", "naginata", "nodachi", "yari"},
    "warrior": {"kanabo", "naginata", "nodachi", "yari"},
    "master": {"katana", "tachi", "shikomizue", "wakizashi"},
    "student": {"katana", "tanto", "shikomizue", "wakizashi"},
}
SELECT_DECKS = {
    1: ("captain_meditations", {1, 3, 8, 9}),
    2: ("ashigaru_meditations", {2, 4, 5, 6, 7}),
    3: ("reaching_attacks", {10, 11, 12, 13}),
    4: ("melee_attacks", set(range(14, 26))),
    5: ("virtual_defences", set(range(26, 36))),
    6: ("yumi_shots", {36, 37, 38}),
    7: ("arquebus_shots", {39, 40, 41}),
    8: ("nightmares", set(range(995, 1000))),
}
SWORD = "1 4 4 5 + 1 of 2 4 5"
POLE = "1 3 3 5 + 1 of 2 4 5"
BOTH = "1 3 4 5 + 1 of 2 4 5"
RECIPES = {
    "captain": "1 1 4 4 5 + 1 of 4 5",
    "katana_ashigaru": "2 4 4 5 + 1 of 4 5",
    "yari_ashigaru": "2 3 3 5 + 1 of 3 5",
    "yumi_ashigaru": "2 5 6 + 2 of 2 5 6",
    "arquebusier": "2 5 7 7 7 + 1 of 2 5",
    **dict.fromkeys(("virtual_master", "virtual_student", "virtual_assassin", "virtual_ninja"), SWORD),
    **dict.fromkeys(("virtual_musashi", "virtual_sailor", "virtual_yasuke", "virtual_yojimbo"), SWORD),
    **dict.fromkeys(("virtual_ashigaru", "virtual_monk", "virtual_onna_bugeisha"), POLE),
    **dict.fromkeys(("virtual_ronin", "virtual_warrior", "virtual_kojiro", "virtual_wako"), BOTH),
}
RANGES = {
    "yari_ashigaru": (2, False),
    "yumi_ashigaru": (5, True),
    "arquebusier": (6, True),
    "virtual_ashigaru": (2, False),
}
"""SJ-83; all others like to stand next to the player."""


def cards_of(name: str):
    pack, _ = load(SCENARIOS / name).compiled_from
    return pack.cards


@pytest.fixture(scope="module")
def duel():
    return cards_of("snow_field")


@pytest.fixture(scope="module")
def solo():
    return cards_of("virtual_opponents")


def sheets(cards):
    return {deck.id: deck.props for deck in cards.decks if isinstance(deck.props, DeckProps)}


@pytest.mark.parametrize("character", SIGNATURE)
def test_a_signature_deck_is_as_listed(duel, character: str) -> None:
    """SJ-04, SJ-29: thirty cards, each with its number and copies; two base cards; limits and weapons."""
    listed = {}
    for one in SIGNATURE[character].split():
        number, _, copies = one.partition("×")
        listed[int(number)] = int(copies or 1)
    held = {card.props.number: card.in_deck(character) for card in duel.cards if card.in_deck(character)}
    assert held == listed
    assert sum(held.values()) == 30
    numbers = {card.id: card.props.number for card in duel.cards}
    sheet = sheets(duel)[character].character
    assert {numbers[sheet.base], *(numbers[weapon] for weapon in sheet.weapon)} == BASE[character]
    assert (sheet.wounds, sheet.hand) == (5, 5)
    assert set(sheet.weapons) == WEAPONS[character]


def test_solo_cards_are_in_the_decks_that_their_numbers_say(solo) -> None:
    """SJ-86: one copy of each number, in its deck and in no other."""
    for name, numbers in SELECT_DECKS.values():
        held = [card.props.number for card in solo.cards if card.in_deck(name)]
        assert sorted(held) == sorted(numbers), name
        assert all(card.in_deck(name) == 1 for card in solo.cards if card.in_deck(name))


@pytest.mark.parametrize("opponent", RECIPES)
def test_a_recipe_is_as_listed(solo, opponent: str) -> None:
    """SJ-86, SJ-92; SJ-83."""
    fixed, _, more = RECIPES[opponent].partition(" + ")
    count, _, among = more.partition(" of ")
    sheet = sheets(solo)[opponent].virtual
    wanted = [SELECT_DECKS[int(number)][0] for number in fixed.split()]
    assert sheet.cards == {name: wanted.count(name) for name in wanted}
    assert (sheet.more_count, set(sheet.more)) == (
        int(count),
        {SELECT_DECKS[int(number)][0] for number in among.split()},
    )
    assert (sheet.spare, sheet.nightmares) == ("melee_attacks", "nightmares")
    assert (sheet.range, sheet.ranged) == RANGES.get(opponent, (1, False))


def test_what_is_special_about_further_characters(solo) -> None:
    """SJ-92: every one has cards of its own, ours where they could not be read; cover, partners, free steps, contracts."""
    virtual = {name: props.virtual for name, props in sheets(solo).items() if props.virtual is not None}
    assert set(virtual) == {*RECIPES, "virtual_hachiko"}
    own = {name: [card for card in solo.cards if card.in_deck(name)] for name in virtual}
    characters = [name for name in virtual if name.startswith("virtual_")]
    assert all(own[name] for name in characters)
    assert all(card.origin == "homebrew" for name in characters for card in own[name])
    assert sum(card.in_deck("virtual_hachiko") for card in own["virtual_hachiko"]) == 5
    assert not virtual["virtual_hachiko"].cards
    assert {name for name, sheet in virtual.items() if sheet.cover} == {"virtual_assassin", "virtual_ninja"}
    assert {name for name, sheet in virtual.items() if sheet.roams} == {"virtual_wako"}
    assert {name: sheet.partner for name, sheet in virtual.items() if sheet.partner} == {
        "virtual_ashigaru": "virtual_hachiko",
        "virtual_hachiko": "virtual_ashigaru",
    }
    assert {name: list(sheet.contracts) for name, sheet in virtual.items() if sheet.contracts} == {
        "virtual_yojimbo": ["first_blood", "counterattack", "tools_of_the_trade"]
    }


def test_what_a_card_says_of_itself() -> None:
    """SJ-13, SJ-48, SJ-62: what it needs, where a choice ends and what must be chosen, what a poison that lies does."""
    told = {card.id: told_of(card) for card, told_of in readings("snow_field")}
    assert told["flaming_phoenix_arc"].startswith("Play only if you are in aggression.\nMove 1 step ")
    assert told["quick_dodge"] == (
        "Choose one:\n• Move 1 step ↓\n• In determination, this one: move 1 step in any direction\n"
        "Move the ring up to 1 space."
    )
    assert "Hit:\n  In aggression: 1 wound of whoever was hit begins to bleed." in told["idle_strike"]
    assert told["virulent_poison"] == "While the fighter has it, the wound limit is 1 lower."


@pytest.mark.parametrize("pack", ["snow_field", "virtual_opponents", "dojo", "teaching_duel"])
def test_no_face_is_empty(pack: str) -> None:
    assert [card.id for card, told_of in readings(pack) if not told_of(card)] == []


def test_who_claims_to_be_transcribed_is() -> None:
    """Public transcriptions give all values of these; of the others some, which their notes tell apart."""
    cards = load(SCENARIOS / "virtual_opponents").content.cards
    assert cards is not None
    claimed = {
        card.props.number for card in cards.cards if card.origin == "fan-transcription" and "vo_" in card.id
    }
    assert claimed == {3, 14, 21, 22, 30}
    partly = {23, 24, 26, 27, 28, 29, 33, 34, 35, 36, 37, 39, 40, 996, 999}
    assert {card.props.number for card in cards.cards if card.notes and card.props.number in partly} == partly


def readings(pack: str) -> Iterator[tuple[Card, Callable[[Card], str]]]:
    """Yield the cards of a pack, and who reads them."""
    game = load(SCENARIOS / pack)
    assert game.content.cards is not None
    for card in game.content.cards.cards:
        yield card, lambda one: str(Reader(game).card(one)) or str(one.text or "")


def test_a_face_says_nothing_twice_and_its_words_are_there_for_whoever_does_not_see_it() -> None:
    """Bold what begins an effect, a sign for focus, no hexes beside their diagram; all of it in words elsewhere."""
    game = load(SCENARIOS / "dojo")
    faces = Faces(game, "en")
    card = next(card for card, _ in faces.cards() if card.id == "dojo_wide_cut")
    lines = [mark for mark in faces.face(card).marks if isinstance(mark, MarkText)]
    first = next(at for at, mark in enumerate(lines) if mark.text.startswith("Attack"))
    said = " ".join(mark.text for mark in lines[first : first + 2])
    assert said.startswith("Attack. Hit: gain 1\N{NO-BREAK SPACE}◆.")
    assert [lines[first].text[begin:end] for begin, end in lines[first].strong] == ["Hit:"]
    sign = next(mark for mark in lines if "◆" in mark.text)
    assert dict(sign.tints)[sign.text.index("◆")] != sign.colour
    assert faces.head(card)["text"] == "Attack ↖ ↑ ↗: 1 wound. Hit: gain 1 focus."
    assert '<tspan font-weight="bold">Hit:</tspan> gain' in write_svg(faces.face(card))


def test_a_face_tells_how_many_are_in_a_deck_not_in_all_together() -> None:
    """Two decks with two of a card each are no four; where decks differ, both numbers stand there."""
    game = load(SCENARIOS / "teaching_duel")
    assert game.content.cards is not None
    card = next(card for card in game.content.cards.cards if sorted(card.shares.values()) == [2, 2])
    for shares, told in (
        (card, "×2"),
        (msgspec.structs.replace(card, copies={"hawk": 2, "crane": 3}), "×2–3"),
    ):
        drawn = [mark.text for mark in Faces(game, "en").face(shares).marks if isinstance(mark, MarkText)]
        assert [text for text in drawn if text.startswith("×")] == [told]
