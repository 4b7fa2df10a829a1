"""Names in the form that a sentence asks for; a name that nobody knows never gets a wrong ending."""

from __future__ import annotations

import pickle
import random
import shutil
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from uguisu import load, translations
from uguisu.core.errors import UguisuError
from uguisu.core.text import Text
from uguisu.effects.reading import Reader
from uguisu.messages import nouns
from uguisu.messages.counting import counted
from uguisu.messages.message import Message, capitalized, translate, with_nouns_of
from uguisu.messages.nouns import noun
from uguisu.plugins import registry
from uguisu.translations import learn, plural_rule
from uguisu_tools import drafting
from uguisu_tools.packs.shelf import zip_pack

ROOT = Path(__file__).parents[2]
TEMPLE = ROOT / "plugins" / "temple" / "uguisu_temple" / "translations"


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A folder of translations that is known while a test runs."""
    yield tmp_path
    translations._folders.pop(tmp_path, None)
    for kept in (
        translations._entries,
        translations._languages,
        translations.plural_rule,
        translations._entries_in,
    ):
        kept.cache_clear()
    nouns._noun.cache_clear()
    nouns._read.cache_clear()


def test_a_new_language_is_new_files_and_no_code(folder: Path) -> None:
    """Polish: three forms beside numbers, by the header of its file; endings of names, by its file of nouns."""
    (folder / "pl.po").write_text(
        'msgid ""\nmsgstr ""\n"Language: pl\\n"\n"Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 '
        '&& (n%100<10 || n%100>=20) ? 1 : 2);\\n"\n\n'
        'msgid "{count} {count:card|cards} at {place}"\n'
        'msgstr "{count} {count:karta|karty|kart} {place:at} || {place}: {count} {count:karta|karty|kart}"\n',
        encoding="utf-8",
    )
    (folder / "nouns.pl.txt").write_text(
        "%forms gen dat acc ins loc\n%place w | w loc | do gen | z gen\n%place na | na loc | na acc | z gen\n"
        "%and , | i\nwieża … | f | wieży | wieży | wieżę | wieżą | wieży\n"
        "most | m | mostu | mostowi | most | mostem | moście | na\n",
        encoding="utf-8",
    )
    learn(folder)

    def told(count: int, place: str) -> str:
        return translate(Message("{count} {count:card|cards} at {place}", count=count, place=place), "pl")

    assert [told(count, "Wieża Sowy") for count in (1, 2, 5, 22)] == [
        "1 karta w Wieży Sowy", "2 karty w Wieży Sowy", "5 kart w Wieży Sowy", "22 karty w Wieży Sowy",
    ]  # fmt: skip
    assert told(1, "Most 2") == "1 karta na Moście 2"
    assert told(5, "wieża i most") == "5 kart w wieży i na moście"
    assert told(5, "Zamek") == "Zamek: 5 kart", "nobody knows how a castle is called there"


def test_a_form_that_nobody_has_read_is_not_used(folder: Path) -> None:
    (folder / "nouns.uk.txt").write_text(
        "%forms gen\n%place біля | біля gen\nхмарочос | m | хмарочосу | ?\n", encoding="utf-8"
    )
    assert nouns.unread(folder, "uk") == ["хмарочос"]
    assert noun("хмарочос", "uk", (folder,)).forms == {}


def test_the_folders_of_a_game_go_before_all_others(folder: Path) -> None:
    (folder / "nouns.ru.txt").write_text(
        "%forms gen\n%place в | в gen\nбашня | f | башенки\n", encoding="utf-8"
    )
    assert noun("башня", "ru", (folder, TEMPLE)).forms["gen"] == "башенки"
    assert noun("башня", "ru", (TEMPLE, folder)).forms["gen"] == "башни"


def test_words_agree_with_numbers_and_names() -> None:
    template = "{who:subj} {who:draws|draw} {count} {count:card|cards}"
    told = [counted(template, {"who": who, "count": count}, "en").format(count=count)
            for who, count in (("Red", 1), ("Red, Blue", 2), ("you", 3))]  # fmt: skip
    assert told == ["Red draws 1 card", "Red, Blue draw 2 cards", "draw 3 cards"]


def test_braces_in_a_name_stay() -> None:
    assert counted("to {place:to}", {"place": "{odd}"}, "en") == "to to the {{odd}}"


@pytest.mark.parametrize("language", ["ru", "uk", "it"])
def test_counting_is_read_off_the_header(language: str) -> None:
    last = {"ru": 2, "uk": 2, "it": 1}[language]
    assert max(map(plural_rule(language), range(200))) == last


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("ru", "Ниндзя идёт от Окна свитка к Крыльцу библиотеки"),
        ("uk", "Ніндзя йде від Вікна сувою до Ґанку бібліотеки"),
        ("it", "Ninja va dalla Finestra del rotolo al Portico dei libri"),
        ("en", "Ninja goes from Scroll Window to Library Porch"),
    ],
)
def test_a_log_is_told_in_the_forms_of_its_places(language: str, line: str) -> None:
    game = load(ROOT / "scenarios" / "temple" / "nightingale_temple")
    state, rng = game.new(3, record=True), random.Random(3)
    while state.ply < 8:
        game.apply(state, rng.choice(game.legal(state)))
    assert line in [entry.text for entry in game.view(state, -1, language).log]


def test_all_places_of_temple_are_known_in_all_its_languages() -> None:
    """So that no line of its log falls back to arrows; places of one's own do, whole."""
    import yaml

    unknown = {
        (language, name[language])
        for file in sorted((ROOT / "scenarios" / "temple").glob("*/map.yaml"))
        for place in yaml.safe_load(file.read_text(encoding="utf-8")).get("places", ())
        if isinstance(name := place.get("name"), dict)
        for language in ("ru", "uk", "it")
        if language in name and "to" not in noun(name[language], language, (TEMPLE,)).forms
    }
    assert unknown == set()


def test_a_pack_declines_its_own_names_and_no_other_packs(tmp_path: Path) -> None:
    """Its file goes before those of the game; a pack that is loaded beside it is told as before."""
    pack = Path(shutil.copytree(ROOT / "scenarios" / "temple" / "broken_causeway", tmp_path / "pack"))
    plain = load(ROOT / "scenarios" / "temple" / "broken_causeway")
    (pack / "nouns.ru.txt").write_text(
        "%forms gen dat\n%place у | у gen | к dat | от gen\nбашня ветра | f | вышки ветров | вышке ветров\n",
        encoding="utf-8",
    )
    own = load(pack)
    event = Text("event.placed", {"piece": "Красный самурай", "place": "Башня Ветра"})
    for name in ("Башня Ветра", "башня ветра"):
        assert noun(name, "ru", own.texts.folders).forms
    small = Text("event.placed", {"piece": "Красный самурай", "place": "башня ветра"})
    assert own.texts.tell(small, "ru") == "Красный самурай начинает у вышки ветров"
    assert plain.texts.tell(event, "ru") == "Красный самурай начинает у Башни Ветра"


def test_a_pack_declines_its_own_names_in_texts_of_cards_too(tmp_path: Path) -> None:
    """A card that speaks of a place, in ru and en; beside it, the shipped pack is told as before."""
    below = ROOT / "scenarios" / "scorpion" / "four_lanterns"
    pack = Path(shutil.copytree(below, tmp_path / "pack"))
    (pack / "nouns.ru.txt").write_text(
        "%forms gen dat acc ins loc\n%place в | в loc | в acc | из gen\n"
        "казарма | f | караулки | караулке | караулку | караулкой | караулке\n",
        encoding="utf-8",
    )
    (pack / "nouns.en.txt").write_text("the barracks | m | inside\n", encoding="utf-8")
    own, plain = load(pack), load(below)
    said = Message(
        "{who} sleeps {place:at}", who="the guard", place=Message("the barracks", "a name in scope")
    )
    assert translate(with_nouns_of(said, own.texts.declining), "en") == "the guard sleeps inside the barracks"
    assert translate(with_nouns_of(said, plain.texts.declining), "en") == str(said)
    assert plain.texts.declining == ()
    copied = pickle.loads(pickle.dumps(with_nouns_of(said, own.texts.declining)))
    assert translate(capitalized(copied), "en") == "The guard sleeps inside the barracks"
    cards = {card.id: card for card in own.content.cards.cards} if own.content.cards is not None else {}
    told = Reader(own).card(cards["awaken"])
    assert "в караулке" in translate(told, "ru")
    assert "inside the barracks" in translate(told, "en")
    assert "в казарме" in translate(Reader(plain).card(cards["awaken"]), "ru")


def test_a_packs_nouns_travel_with_it(tmp_path: Path) -> None:
    pack = Path(shutil.copytree(ROOT / "scenarios" / "temple" / "broken_causeway", tmp_path / "pack"))
    (pack / "nouns.ru.txt").write_text("%forms gen\nбашня ветра | f | вышки ветров\n", encoding="utf-8")
    made = zip_pack(pack, tmp_path / "pack.zip", registry())
    with zipfile.ZipFile(made.path) as zipped:
        assert [name for name in zipped.namelist() if name.endswith("nouns.ru.txt")]


def test_names_that_no_file_knows_are_drafted_and_marked_unread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drafting, "drafted", lambda names, *_: [f"{name.lower()} | ?" for name in names])
    game = load(ROOT / "scenarios" / "temple" / "broken_causeway")
    path, lines = drafting.draft(game, tmp_path, "ru")
    assert "раунд | ?" in lines
    assert "башня ветра | ?" not in lines
    assert path.read_text(encoding="utf-8").startswith("%forms gen dat acc ins loc\n")
    assert nouns.unread(tmp_path, "ru") == [line.removesuffix(" | ?") for line in lines]
    assert drafting.draft(game, tmp_path, "ru")[1] == []


def test_without_a_dictionary_it_is_said_how_to_get_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pymorphy3", None)
    drafting._dictionary.cache_clear()
    with pytest.raises(UguisuError, match="no dictionary for the language 'ru'"):
        list(drafting.drafted(["башня"], "ru", ["gen"]))
