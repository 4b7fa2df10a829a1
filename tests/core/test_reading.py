"""Operations, conditions, cards and triggers read themselves out, in every language, by the titles of the game."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator, Mapping
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
from uguisu_tools.testing.sentences import sentences_in

ROOT = Path(__file__).parents[2]
PACKS = sorted(path.parent for path in (ROOT / "scenarios").glob("*/*/scenario.yaml"))
LANGUAGES = ("en", "ru", "uk", "it")
OWN = {"uguisu", "uguisu_temple", "uguisu_scorpion"}


def words() -> Iterator[type[Any]]:
    for marker in (Operation, Test):
        for models in registry().vocabulary.all_members(marker).values():
            yield from (model for model in models if model.__module__.partition(".")[0] in OWN)
    yield from (CardFilter, PlaceFilter, PieceFilter, Within)


def templates(reads: Sentence) -> Iterator[str]:
    yield reads.template
    for part in reads.parts.values():
        yield from part.values() if isinstance(part, Mapping) else (part,)


@pytest.mark.parametrize("word", list(words()), ids=lambda word: word.__qualname__)
def test_every_word_has_a_sentence_that_names_what_it_must_be_given(word: type[Any]) -> None:
    assert word.reads is not None, "give it `reads = Sentence(...)`"
    fields = {field.name: field for field in msgspec.structs.fields(word)}
    named = placeholders(word.reads.template) | set(word.reads.parts)
    required = {name for name, field in fields.items() if field.required}
    assert required <= named
    assert word.reads.fields <= set(fields)


def test_every_option_of_a_word_is_told() -> None:
    silent = {
        f"{word.__qualname__}.{field.name}"
        for word in words()
        for field in msgspec.structs.fields(word)
        if field.name not in placeholders(word.reads.template) | set(word.reads.parts)
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
            "If one more guard may come onto the board: wake a guard at the target: “guard”; “guard” moves (zones: up to 2)."
            " Or: if the number of guards asleep is exactly 0 and there is a figure of a guard left: make the target sober"
            " again: “guard”."
        ),
        (
            "Если на поле может выйти ещё один стражник: разбудить стражника здесь: цель; это «guard»; «guard» идёт"
            " (зон: до 2). Или: если спящих стражников: ровно 0 и осталась фигура стражника: протрезвить: цель; это «guard»."
        ),
    ),
    ("scorpion/homebrew_five", "lantern"): (
        (
            "Put a mark (Lantern) on the target. Whenever the piece has entered the place: if there is a mark (Lantern)"
            " on the place: show the piece on the board; move Alert by 1. Whenever a turn begins: remove marks (Lantern)."
        ),
        (
            "Положить метку (Фонарь) сюда: цель. Всякий раз, когда фигура входит сюда: место: если метка (Фонарь)"
            " лежит здесь: место: показать на поле: фигура; сдвинуть счётчик (Тревога) на 1. Всякий раз, когда"
            " начинается ход: убрать метки (Фонарь)."
        ),
    ),
    ("temple/broken_causeway", "rope_parts"): (
        (
            "Whenever the piece has moved from where it came from to the place: if it came along a way of the kind rope:"
            " cut every link between these two: where it came from, the place."
        ),
        (
            "Всякий раз, когда фигура приходит (откуда → место): если путь, которым пришли, такого вида: верёвка:"
            " перерезать все пути между этими двумя: откуда, место."
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
        "For each one (“who”) among pieces of the side Samurai, but not these: pieces where a mark lies (lamp): (if at least"
        " one of these holds: “who” is on a place tagged bell: (take “who” off the map; say “… is gone”); otherwise: move"
        " Alarm by -2). The game ends: " + translate(dict(results(temple))["ninja_escapes"], "en") + "."
    )


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
    assert translate(game.card_texts["ninja_kenjutsu"], "en") == "Kill the target. Move Alert by 1."
    assert translate(game.card_texts["ninja_kenjutsu"], "it") == (
        "Uccidi: il bersaglio. Sposta il contatore (Allerta) di 1."
    )
    assert load(ROOT / "scenarios" / "scorpion" / "garden_gate").card_texts["ninja_kenjutsu"] == own
