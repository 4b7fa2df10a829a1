"""Operations, conditions, cards and triggers read themselves out, in every language, by the titles of the game."""

from __future__ import annotations

import copy
import json
import random
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

from uguisu import load
from uguisu.content.markers import Operation, Test
from uguisu.core.game import Game
from uguisu.effects.filters import CardFilter, PieceFilter, PlaceFilter, Within
from uguisu.effects.reading import Reader
from uguisu.messages.message import Message, Sentence, placeholders, translate
from uguisu.plugins import registry
from uguisu_tools.testing.inventing import Inventor
from uguisu_tools.testing.sentences import sentences_in

ROOT = Path(__file__).parents[2]
PACKS = sorted(path.parent for path in (ROOT / "scenarios").glob("*/*/scenario.yaml"))
LANGUAGES = ("en", "ru", "uk", "it")
OWN = {"uguisu", "uguisu_temple", "uguisu_scorpion"}


FURTHER = {"PlaceFilter": ["things"], "PieceFilter": ["things", "places"]}
"""What sentences ask for that is no field: the game's own words."""


def words() -> Iterator[type[Any]]:
    for marker in (Operation, Test):
        for models in registry().vocabulary.all_members(marker).values():
            yield from (model for model in models if model.__module__.partition(".")[0] in OWN)
    yield from (CardFilter, PlaceFilter, PieceFilter, Within)


def templates(reads: Sentence) -> Iterator[str]:
    yield from reads.templates()


def told_by(word: type[Any]) -> set[str]:
    """The fields that a sentence has a place for: in a hole, in a part, in words for some values, or as what it ends with."""
    values = {name for _, asked in word.reads.others for name in asked}
    blocks = {
        field.name
        for field in msgspec.structs.fields(word)
        if "Operation" in str(field.type) or "Way" in str(field.type)
    }
    found = {"as_"}  # it is called by its kind from there on
    return set().union(*map(placeholders, word.reads.templates()), word.reads.parts, values, blocks, found)


@pytest.mark.parametrize("word", list(words()), ids=lambda word: word.__qualname__)
def test_every_word_has_a_sentence_that_names_what_it_must_be_given(word: type[Any]) -> None:
    assert word.reads is not None, "give it `reads = Sentence(...)`"
    fields = {field.name: field for field in msgspec.structs.fields(word)}
    named = told_by(word)
    required = {name for name, field in fields.items() if field.required}
    assert required <= named
    assert word.reads.fields <= {*fields, *FURTHER.get(word.__name__, ())}


def test_every_option_of_a_word_is_told() -> None:
    silent = {
        f"{word.__qualname__}.{field.name}"
        for word in words()
        for field in msgspec.structs.fields(word)
        if field.name not in told_by(word)
    }
    assert silent == set()


@pytest.mark.long
def test_every_sentence_is_collected_for_translation() -> None:
    packages = [ROOT / "engine" / "uguisu", *(ROOT / "plugins").glob("*/uguisu_*")]
    collected = {sentence.template for package in packages for sentence in sentences_in(package)}
    said = {template for word in words() for template in templates(word.reads)}
    said |= {
        template
        for entry in registry().games.values()
        for event in entry.event_types.values()
        if event.reads is not None
        for template in templates(event.reads)
    }
    assert len(said) > 100
    assert {text for text in said if re.search("[a-z]", re.sub(r"{\w+}", "", text))} <= collected


def test_every_event_of_the_games_here_has_a_sentence_of_its_arguments() -> None:
    for game in ("temple", "scorpion"):
        for name, event in registry().games[game].event_types.items():
            template = event.reads.template if event.reads is not None else event.says
            assert template, name
            assert placeholders(template) <= set(event.arguments), name


@pytest.mark.sweep(everyday=8)
@pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack.name)
def test_what_shipped_packs_do_reads_in_every_language_by_titles(pack: Path) -> None:
    game = load(pack)
    told = list(everything(game))
    titled = set(game.card_titles) | {
        thing.id
        for things in (game.pieces, game.tracks, game.areas, game.seats)
        for thing in things
        if thing.title
    }
    places = zip(game.topology.ids, game.topology.names, strict=True)
    # a square without a name of its own is called by its id
    titled |= {place for place, name in places if name and name != place}
    for text in told:
        for language in LANGUAGES:
            spoken = translate(text, language)
            assert not re.search(r"[{}]", spoken), spoken
        russian = re.sub(r"«[^»]*»", "", translate(text, "ru"))  # what packs call their finds stays as it is
        assert not titled & set(re.findall(r"[a-z][a-z0-9_-]+", russian)), russian


def everything(game: Game) -> Iterator[str]:
    assert game.compiled_from is not None
    content, _ = game.compiled_from
    for card in content.cards.cards if content.cards is not None else ():
        yield Reader(game).card(card)
    for trigger in content.mission.triggers if content.mission is not None else ():
        yield Reader(game).rule(trigger)


GOLDEN = {
    ("scorpion/homebrew_five", "awaken"): (
        (
            "If another guard can enter play: wake a guard in the barracks, then the guard moves up to 2 zones.\n"
            "Or: if no guard is asleep and a guard figure is left: sober up the drunk guard."
        ),
        (
            "Если в игру может войти ещё один стражник: разбудите стражника в казарме, затем стражник идёт не дальше чем"
            " на 2 зоны.\n"
            "Или: если никто из стражи не спит и осталась фигура стражника: протрезвите пьяного стражника."
        ),
    ),
    ("scorpion/homebrew_five", "lantern"): (
        (
            "Lay Lantern in the zone.\n"
            "Whenever an intruder has entered a zone, if Lantern lies in the zone: show the intruder on the board, then raise"
            " Alert by 1.\n"
            "Whenever a turn begins: remove Lantern everywhere."
        ),
        (
            "Положите «Фонарь» в зону.\n"
            "Всякий раз, когда лазутчик входит в зону, если в зоне есть «Фонарь»: лазутчик теперь на виду, затем повысьте"
            " Тревогу на 1.\n"
            "Всякий раз, когда начинается ход: уберите отовсюду «Фонарь»."
        ),
    ),
    ("temple/broken_causeway", "rope_parts"): (
        (
            "Whenever a piece has moved to a place, if it came along a rope: cut every link between"
            " where it came from and the place."
        ),
        (
            "Всякий раз, когда фигура приходит на место, если путь, которым пришли, – верёвка: перережьте все пути между этими"
            " местами – прежнее место и место."
        ),
    ),
}


@pytest.mark.parametrize(
    ("place", "told"), GOLDEN.items(), ids=lambda value: value[1] if len(value) == 2 else ""
)
def test_golden_readings(place: tuple[str, str], told: tuple[str, str]) -> None:
    game = load(ROOT / "scenarios" / place[0])
    assert game.compiled_from is not None
    content, _ = game.compiled_from
    cards = {card.id: Reader(game).card(card) for card in (content.cards.cards if content.cards else ())}
    triggers = {
        str(trigger.id): Reader(game).rule(trigger)
        for trigger in (content.mission.triggers if content.mission else ())
    }
    said = (cards | triggers)[place[1]]
    assert (translate(said, "en"), translate(said, "ru")) == told


@pytest.fixture(scope="module")
def temple() -> Game:
    return load(ROOT / "scenarios" / "temple" / "broken_causeway")


def read(game: Game, *operations: dict[str, Any], language: str = "en") -> str:
    decoded = registry().vocabulary.of(game.id).decode(tuple[Operation, ...], list(operations))
    return translate(Reader(game).effect(decoded), language)


def test_what_is_nested_can_be_told_apart(temple: Game) -> None:
    told = read(
        temple,
        {
            "op": "for_each",
            "as": "who",
            "pieces": {"side": "samurai", "not": {"marked": "lamp"}},
            "do": [
                {
                    "op": "if",
                    "if": [{"test": "any", "if": [{"test": "at", "piece": "who", "tag": "bell"}]}],
                    "do": [{"op": "remove", "piece": "who"}, {"op": "say", "text": "{who} is gone"}],
                    "else": [{"op": "raise", "track": "alarm", "by": -2}],
                }
            ],
        },
        {"op": "end", "result": "ninja_escapes"},
    )
    assert told == (
        "For all pieces of the side Samurai, except pieces where “lamp” lies, one by one:\n"
        "  If either the piece is on a place tagged bell: take the piece off the map, then say “… is gone”. Otherwise: lower"
        " Alarm by 2.\n"
        "The game ends with “" + translate(dict(results(temple))["ninja_escapes"], "en") + "”"
    )


def written(data: Any) -> str:
    """An effect as it is written, but for what is not told: what its finds are called, the gaps of a text, its languages."""
    text = json.dumps(data, sort_keys=True)
    for number, name in enumerate(re.findall(r'"as": "(\w+)"', text)):
        text = text.replace(f'"{name}"', f'"#{number}"')
    return re.sub(r"{\w[\w.]*}", "…", re.sub(r'{"en": ("[^"]*")[^}]*}', r"\1", text))


def blocks_in(data: Any) -> Iterator[list[Any]]:
    """The lists of operations in an effect, the outer ones first."""
    if isinstance(data, list):
        if data and isinstance(data[0], dict) and "op" in data[0]:
            yield data
        for one in data:
            yield from blocks_in(one)
    elif isinstance(data, dict):
        for one in data.values():
            yield from blocks_in(one)


def changed_a_little(effect: Any) -> Iterator[Any]:
    """The effects that are nearly that one: an operation less, further out or further in; another number; a field less."""
    for number, block in enumerate(blocks_in(effect)):
        for at, operation in enumerate(block):
            for inner in range(len(list(blocks_in(list(operation.values()))))):
                for outwards in (True, False):
                    other = copy.deepcopy(effect)
                    outer = list(blocks_in(other))[number]
                    within = list(blocks_in(list(outer[at].values())))[inner]
                    if outwards and len(within) > 1:
                        outer.insert(at + 1, within.pop())
                        yield other
                    if not outwards and at + 1 < len(outer):
                        within.append(outer.pop(at + 1))
                        yield other
            if len(block) > 1:
                other = copy.deepcopy(effect)
                del list(blocks_in(other))[number][at]
                yield other
    text = json.dumps(effect)
    for found in re.finditer(r"(?<=: )(\d|true|false)(?=[,}])", text):
        other = {"true": "false", "false": "true"}.get(found[0]) or str((int(found[0]) + 1) % 10)
        yield json.loads(text[: found.start()] + other + text[found.end() :])
    for found in re.finditer(r', "\w+": (?:"[^"]*"|\d+|true|false)(?=[,}])', text):
        yield json.loads(text[: found.start()] + text[found.end() :])


@pytest.mark.parametrize(
    "pack", ["temple/broken_causeway", "scorpion/four_lanterns", "senjutsu/dojo", "spies/airfield"]
)
def test_no_two_effects_read_alike(pack: str) -> None:
    """What is told says which effect it is: where the blocks end, every number, every field."""
    game, vocabulary = load(ROOT / "scenarios" / pack), registry().vocabulary
    told: dict[tuple[str, str], str] = {}
    for seed in range(40):
        rng = random.Random(seed)
        event = rng.choice(sorted(game.events))
        scope = game.events[event]
        effect = Inventor(game, vocabulary, rng).operations(scope)
        for data in (effect, *changed_a_little(effect)):
            try:
                operations = vocabulary.of(game.id).decode(tuple[Operation, ...], data)
            except (msgspec.ValidationError, ValueError):
                continue
            text = str(Reader(game).effect(operations, (), scope))
            meant = written(json.loads(msgspec.json.encode(operations)))
            if '"all": true' not in meant:  # how many is not asked then
                assert told.setdefault((event, text), meant) == meant, text
    assert len(told) > 100


def results(game: Game) -> Iterator[tuple[str, Any]]:
    return ((result.id, result.title or result.id) for result in game.results)


class Whistle(Operation, msgspec.Struct, frozen=True, tag_field="op", tag="whistle"):
    tune: str
    times: int = 1
    only_at: str | None = None


def test_a_word_without_a_sentence_is_told_as_data(temple: Game) -> None:
    assert Reader(temple).word(Whistle("la", 3)) == "whistle (tune: “la”, times: 3)"


class Drum(Operation, msgspec.Struct, frozen=True, tag_field="op", tag="drum"):
    beats: int

    reads = Sentence("beat the {durm}, {beats.real} times")


def test_a_sentence_that_asks_for_what_is_no_field_brings_no_game_down(temple: Game) -> None:
    assert Reader(temple).word(Drum(3)) == "drum (beats: 3)"
    with pytest.raises(ValueError, match="expected '}'"):
        Sentence("beat the {drum")


def test_parts_are_said_when_their_field_is_given() -> None:
    reads = Sentence("{who} moves", split="; some stay", among={"all": " with all", "none": " alone"})
    values = {"who": Message("he"), "split": True, "among": "none"}
    assert reads.filled(values, ["who", "split"]) == "he moves; some stay"
    assert reads.filled(values, ["who", "among"]) == "he moves alone"


def test_a_card_without_a_text_is_told_by_what_it_does(tmp_path: Path) -> None:
    pack = Path(shutil.copytree(ROOT / "scenarios" / "scorpion" / "garden_gate", tmp_path / "garden"))
    cards = yaml.safe_load((pack / "cards.yaml").read_text(encoding="utf-8"))
    changed = next(card for card in cards["cards"] if card["id"] == "ninja_kenjutsu")
    own = changed.pop("text")
    (pack / "cards.yaml").write_text(yaml.safe_dump(cards, allow_unicode=True), encoding="utf-8")
    game = load(pack)
    assert translate(game.card_texts["ninja_kenjutsu"], "en") == "Kill the guard.\nRaise Alert by 1."
    assert translate(game.card_texts["ninja_kenjutsu"], "it") == ("Uccidi la guardia.\nAlza l'Allerta di 1.")
    assert load(ROOT / "scenarios" / "scorpion" / "garden_gate").card_texts["ninja_kenjutsu"] == own
