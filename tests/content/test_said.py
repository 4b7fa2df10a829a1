"""Sentences that remember what they were made of."""

from __future__ import annotations

import copy
import json
import pickle
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from uguisu import translations
from uguisu.content.diagnostics import Diagnostic, as_github, as_json, as_text
from uguisu.content.loader import read_pack
from uguisu.messages.message import Message, capitalized, either, joined, shorten, translate
from uguisu.translations import learn

LANGUAGES = ("ru", "uk", "it")
BROKEN = Path(__file__).parents[1] / "broken"
CASES = sorted(path.parent.name for path in BROKEN.glob("*/expected.txt"))


def test_it_is_english_text() -> None:
    message = Message("There is no deck `{deck}`", deck="blue")
    assert message == "There is no deck `blue`"
    assert json.dumps({message: message}) == '{"There is no deck `blue`": "There is no deck `blue`"}'
    assert type(str(message)) is str


def test_it_is_told_in_other_languages_with_all_that_is_in_it() -> None:
    message = capitalized(
        Message("the track `{track}` ends at {max}, but {asked} is asked for", track="x", max=3, asked=4)
    )
    assert translate(message, "en") == "The track `x` ends at 3, but 4 is asked for"
    assert translate(message, "ru") == "Счётчик `x` кончается на 3, а требуется 4"
    assert (
        translate(either([Message("a list"), "`x`", Message("a number")]), "it")
        == "un elenco, `x` o un numero"
    )
    counted = [
        Message("{count} {count:error|errors}", count=1),
        Message("{count} {count:hint|hints}", count=3),
    ]
    assert translate(joined(counted), "uk") == "1 помилка, 3 підказки"


@pytest.mark.parametrize("language", ["en", "fr", "../ru", ""])
def test_where_there_is_no_translation_it_stays_english(language: str) -> None:
    assert translate(Message("the file"), language) == "the file"
    assert translate("the file", "ru") == "the file"
    assert translate(Message("nobody has translated this"), "ru") == "nobody has translated this"


def test_it_survives_being_copied_and_sent() -> None:
    message = capitalized(Message("{words} or {last}", words=Message("a list"), last="x"))
    for again in (copy.copy(message), copy.deepcopy(message), pickle.loads(pickle.dumps(message))):
        assert again == "A list or x"
        assert translate(again, "ru") == "Список или x"
    assert translate(Diagnostic(file="x", code="y", message=message).message, "ru") == "Список или x"


def test_it_is_shortened_within() -> None:
    text = shorten(Message("there is no deck `{deck}`", deck="x" * 1000), 100)
    assert len(text) < 100
    assert translate(text, "ru") == f"колоды `{'x' * 50}...` нет"
    assert shorten("x" * 200, 100) == "x" * 100 + "..."


@pytest.fixture
def learned(tmp_path: Path) -> Iterator[Path]:
    """A folder in which translations are looked for, too."""
    learn(tmp_path)
    yield tmp_path
    del translations._folders[tmp_path]
    translations._entries.cache_clear()


def test_a_translation_that_asks_for_too_much_is_passed_over(learned: Path) -> None:
    (learned / "xx.po").write_text(
        'msgid "a {thing}"\nmsgstr "{thing} {place}"\n\nmsgid "b {thing}"\nmsgstr "{thing:d}"\n\n'
        'msgid "c {thing}"\nmsgstr "{thing"\n\nmsgid "d {thing}"\nmsgstr "{thing} d"\n',
        encoding="utf-8",
    )
    lines = [
        Message("a {thing}", thing="x"),
        Message("b {thing}", thing="x"),
        Message("c {thing}", thing="x"),
    ]
    assert [translate(text, "xx") for text in lines] == ["a x", "b x", "c x"]
    assert translate(Message("d {thing}", thing="x"), "xx") == "x d"


OF_THE_WOOD = (
    r"One hollow is enough|Options of the fog variant\.|What the wood wants to know of a (card|place)\."
)
"""What the game of these tests says itself; it has no translations."""


def without_quotations(text: str) -> str:
    """Leave out what is quoted from files, and the places and codes before a message."""
    text = re.sub(r"^[^\s:]+(:\d+:\d+)?: ", "", text, flags=re.MULTILINE)
    text = re.sub(r"`.*?`|\"[^\"]*\"|\[[\w.-]*\]|'[^']*'|\([^()]*\)|\*\w+|«.*?»", "", text)
    return re.sub(r"\b(YAML|UTF-\d+|Uguisu|[Ii]d|zip|U\+\w+|true|false|a)\b", "", text)


@pytest.mark.parametrize("case", CASES)
def test_a_broken_pack_is_spoken_of_in_no_english(case: str, registry, good_files, tmp_path) -> None:
    for name, text in good_files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    for file in (BROKEN / case).iterdir():
        (tmp_path / file.name).write_bytes(file.read_bytes())
    _, found = read_pack(tmp_path, registry)
    for language in ("ru", "uk"):
        told = (
            as_text(found, language).replace(f"{tmp_path.as_posix()}/", "").replace(tmp_path.as_posix(), ".")
        )
        told = without_quotations(re.sub(OF_THE_WOOD, "", told))
        assert not re.findall(r"[A-Za-z]{2,}.*", told), as_text(found, language)
        fixes = [translate(finding.fix.title, language) for finding in found if finding.fix is not None]
        assert not re.search(r"[A-Za-z]{2,}", without_quotations("\n".join(fixes))), fixes


def test_each_way_of_writing_findings_has_its_language() -> None:
    said = Diagnostic(
        file="a.yaml", line=1, col=2, code="x", message=Message("the file"), hint=Message("text")
    )
    assert as_text([said], "ru") == "a.yaml:1:2: ошибка[x]: файл\n    текст"
    assert as_github([said], "ru") == "::error file=a.yaml,line=1,col=2,title=x::файл%0Aтекст"
    assert json.loads(as_json([said]))[0]["message"] == "the file"


def test_one_english_word_may_have_several_translations() -> None:
    path = Path(__file__).parents[2] / "plugins" / "scorpion" / "uguisu_scorpion" / "translations"
    learn(path)
    assert translate(Message("none", "an alert"), "it") == "nessuna"
    assert (
        translate(Message("none"), "it") == translate(Message("none", "not told anywhere"), "it") == "nessuno"
    )
    assert translate(copy.copy(Message("none", "an alert")), "ru") == "нет"


def test_a_file_that_cannot_be_read_is_left_out_with_a_warning(learned: Path) -> None:
    (learned / "zz.po").write_text('msgid "a {thing}"\nno keyword\n', encoding="utf-8")
    with pytest.warns(UserWarning, match=r"zz\.po is left out: Syntax error .*line 2"):
        assert translate(Message("a {thing}", thing="x"), "zz") == "a x"


def test_values_may_be_texts_of_a_pack_in_several_languages() -> None:
    message = Message("{words}, {word}", words={"en": "Tower", "uk": "Вежа"}, word=Message("the file"))
    assert message == "Tower, the file"
    assert translate(message, "uk") == "Вежа, файл"
