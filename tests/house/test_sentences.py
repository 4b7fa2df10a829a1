"""What Uguisu says to people can be said in all of its languages."""

from __future__ import annotations

import ast
import json
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import polib
import pytest

from uguisu.messages.message import WORD_OF_FILES, Message, placeholders, translate
from uguisu.plugins import registry
from uguisu_tools.testing.regenerate import COMMAND
from uguisu_tools.testing.sentences import (
    STANDS_ALONE,
    Translatable,
    alike,
    bent,
    faults,
    holes_apart,
    languages_of,
    miscounted,
    sentences_in,
    uncounted,
    update,
)

ROOT = Path(__file__).parents[2]
PACKAGES = [
    path.parent
    for folder in ("engine", "plugins", "editor")
    for path in sorted((ROOT / folder).glob("**/uguisu*/translations"))
]


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.name)
def test_every_sentence_has_its_translations_and_no_translation_is_left_over(package: Path) -> None:
    assert languages_of(package) == ["it", "ru", "uk"]
    assert list(faults(package)) == [], f"{COMMAND}, then translate"


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.name)
def test_words_beside_numbers_take_their_form(package: Path) -> None:
    assert list(miscounted(package)) == [], "write {count} {count:one|many}; see uguisu/messages/counting.py"


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.name)
def test_names_and_numbers_stand_in_the_sentence(package: Path) -> None:
    assert list(bent(package)) == [], "say it as a person would: {count} {count:card|cards}, {place:at}"


def test_what_stands_behind_a_colon_is_a_sentence_and_the_list_of_it_gets_no_longer() -> None:
    """Each of the list is needed: no hole is there that nothing leads to."""
    led_to = {
        found[1]
        for package in PACKAGES
        for text in sentences_in(package)
        for found in [re.search(r": {(\w+)}[.!]?$", text.template)]
        if found
    }
    assert set(STANDS_ALONE) <= led_to
    assert len(STANDS_ALONE) <= 10


WINDOW = ROOT / "editor" / "uguisu_editor" / "i18n"


@pytest.mark.parametrize("language", ["it", "ru", "uk"])
def test_names_and_numbers_stand_in_the_sentences_of_the_window(language: str) -> None:
    found = []
    for message in ET.parse(WINDOW / f"uguisu_{language}.ts").getroot().iter("message"):
        told = message.find("translation")
        assert told is not None
        forms = [form.text or "" for form in told.iter("numerusform")] or [told.text or ""]
        for text in (message.findtext("source") or "", *forms):
            found += [text for _ in holes_apart(text.replace("%n", "{n}"))]
    assert found == []


def test_a_word_that_a_number_bends_is_bent_everywhere() -> None:
    assert list(uncounted(PACKAGES)) == []


FIELDS = {
    "for all {pieces}, one by one:": "fields of two words are called otherwise",
    "`{piece}` should be {where}, but is {there}": "what is quoted, and so its grammar, differs",
}
"""Sentences that are alike, and have to be two, with the reason. No new ones."""


def test_one_thing_is_said_in_one_way() -> None:
    assert [group for group in alike(PACKAGES) if not FIELDS.keys() & set(group)] == []
    assert len(FIELDS) <= 2
    assert all(FIELDS.keys() & set(group) for group in alike(PACKAGES)), "take from the list what is no more"


@pytest.mark.parametrize(
    ("sentences", "lint"),
    [
        (["draw cards ({count})"], bent),
        (["this map has zones (zones: {count})"], bent),
        (["it stands here: {place}"], bent),
        (["it stands here: {place}."], bent),
        (["{count} {count:card|cards}", "all {count} cards"], uncounted),
        (["{count} {count:card|cards} lie here", "no more than {count} cards"], uncounted),
        (["there is no deck `{deck}`", "There is no deck '{named}'"], alike),
    ],
)
def test_each_lint_finds_what_is_planted(sentences: list[str], lint: Any, tmp_path: Path) -> None:
    (tmp_path / "translations").mkdir()
    said = [
        f"Message({text!r}, {', '.join(f'{hole}=1' for hole in placeholders(text))})" for text in sentences
    ]
    (tmp_path / "said.py").write_text("\n".join(said), encoding="utf-8")
    assert list(lint(tmp_path if lint is bent else [tmp_path]))


def test_each_lint_finds_what_is_planted_in_a_translation(tmp_path: Path) -> None:
    (tmp_path / "translations").mkdir()
    (tmp_path / "said.py").write_text(
        'Message("{count} {count:card|cards}", count=1)\nMessage("all {count} lie {place:at}", count=1, place=1)\n',
        encoding="utf-8",
    )
    (tmp_path / "translations" / "ru.po").write_text(
        'msgid "{count} {count:card|cards}"\nmsgstr "{count} {count:карта|карты|карт}"\n\n'
        'msgid "all {count} lie {place:at}"\nmsgstr "все {count} карт лежат здесь: {place}"\n',
        encoding="utf-8",
    )
    assert len(list(bent(tmp_path))) == 1
    assert len(list(uncounted([tmp_path]))) == 1


def test_a_number_is_found_where_it_is_filled_in() -> None:
    with pytest.raises(AssertionError, match="one"):
        Message("{heaps} cards", heaps=2)
    assert Message("{who} runs {count} {count:step|steps}", who="Ninja", count=1) == "Ninja runs 1 step"


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.name)
@pytest.mark.parametrize("language", ["ru", "uk"])
def test_a_thing_has_one_word_in_a_language(package: Path, language: str) -> None:
    """Words of files and the texts of cards call a guard, an intruder, a hex the same."""
    file = polib.pofile(str(package / "translations" / f"{language}.po"), encoding="utf-8")
    said = {(entry.msgctxt or "", entry.msgid): entry.msgstr for entry in file}
    for (context, word), told in said.items():
        if context == WORD_OF_FILES:
            assert told == said.get(("", f"a {word}"), said.get(("", f"an {word}"), told)), word


@pytest.mark.parametrize(
    ("english", "russian", "said"),
    [
        ("{count} {count:card|cards}", "{count} карт", "'карт' beside {count}"),
        ("{count} {count:card|cards}", "{count} {count:карта|карт}", "too few"),
        ("{count} {count:card|cards}", "{count} {count:карта|карты|карт}", ""),
        ("{count} {count:card|cards}", "карт {count}", ""),
        ("{count} {count:card|cards|cards}", "карт: {count}", "too many"),
    ],
)
def test_a_number_beside_a_word_of_one_form_is_found(
    english: str, russian: str, said: str, tmp_path: Path
) -> None:
    (tmp_path / "translations").mkdir()
    name = re.findall(r"{(\w+)", english)[0]
    (tmp_path / "said.py").write_text(f'Message("{english}", {name}=1)\n', encoding="utf-8")
    (tmp_path / "translations" / "ru.po").write_text(
        f'msgid "{english}"\nmsgstr "{russian}"\n', encoding="utf-8"
    )
    lines = [*miscounted(tmp_path), *faults(tmp_path)]
    assert said in "\n".join(lines)
    assert bool(lines) == bool(said)


@pytest.mark.parametrize("language", ["en", "it", "ru", "uk"])
@pytest.mark.parametrize("held", [0, 1, 2, 5, 11, 21])
def test_counts_are_grammar_in_every_language(held: int, language: str) -> None:
    template = "{count} {count:ruling|rulings}: {held} {held:holds|hold}, {failed} {failed:fails|fail}."
    text = translate(Message(template, count=held + 1, held=held, failed=1), language)
    wrong = {
        "en": "1 rulings|1 hold,|1 fail[.]|0 holds",
        "it": "non validi: 0",
        "ru": "1 разъяснений|2 разъяснений|1 верны|0 верно|1 неверны",
        "uk": "1 роз'яснень|2 роз'яснень|1 правильні|0 правильне",
    }[language]
    assert not re.search(rf"(?<!\d)(?:{wrong})", text), text
    assert "|" not in text


def test_there_are_sentences() -> None:
    assert ROOT / "engine" / "uguisu" in PACKAGES
    assert len(sentences_in(ROOT / "engine" / "uguisu")) > 300


def _explained(part: object) -> Iterator[str]:
    """Yield what a schema says of keys and of words to choose from."""
    if isinstance(part, dict):
        for key, value in part.items():
            if key == "properties":
                yield from (rules["description"] for rules in value.values() if "description" in rules)
            elif key in ("enumDescriptions", "markdownEnumDescriptions"):
                yield from value
            if key != "examples":
                yield from _explained(value)
    elif isinstance(part, list):
        for one in part:
            yield from _explained(one)


@pytest.mark.parametrize("language", ["it", "ru", "uk"])
def test_what_schemas_explain_is_explained_in_every_language(language: str) -> None:
    registry()
    texts = {
        text
        for path in (ROOT / "schemas").rglob("*.json")
        for text in _explained(json.loads(path.read_text(encoding="utf-8")))
        if text
    }
    assert len(texts) > 700
    same = {text for text in texts if translate(Message.of(text), language) == " ".join(text.split())}
    assert same == set()


@pytest.fixture
def package(tmp_path: Path) -> Path:
    (tmp_path / "translations").mkdir()
    (tmp_path / "translations" / "ru.po").write_text("", encoding="utf-8")
    return tmp_path


def test_pages_and_the_help_of_what_can_be_typed_are_collected_too(package: Path) -> None:
    page = '<b>{{ Message("{count} games", count=games | length) }}</b>{% if map %}{{ Message("Map") }}{% endif %}'
    (package / "page.html").write_text(page, encoding="utf-8")
    source = '@typed("undo")\ndef undo():\n    """Take {it} back."""\n\n\ndef other():\n    """Unsaid."""\n'
    (package / "typed.py").write_text(source, encoding="utf-8")
    assert sentences_in(package) == {
        Translatable("{count} games"): ["page.html"],
        Translatable("Map"): ["page.html"],
        Translatable("Take {{it}} back."): ["typed.py"],
    }
    (package / "page.html").write_text('\n{{ Message("{count} games") }}', encoding="utf-8")
    with pytest.raises(ValueError, match=r"page\.html:2"):
        sentences_in(package)


@pytest.mark.parametrize(
    "call",
    ['Message(f"no {name}", name=name)', "Message(text)", 'Message("no {name}")', 'Message("no", name=name)'],
)
def test_a_template_is_written_out_and_given_what_it_asks_for(package: Path, call: str) -> None:
    (package / "lints.py").write_text(f"\nfound = {call}\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"lints\.py:2"):
        sentences_in(package)


def test_translations_are_brought_up_to_date_and_looked_at(package: Path) -> None:
    (package / "lints.py").write_text('Message("no {name}\\n\\"at all\\"", name=name)\n', encoding="utf-8")
    assert list(faults(package)) == ["""ru: not translated: 'no {name}\\n"at all"'"""]
    assert list(update(package)) == ["ru: 1 of 1 to translate"]
    file = package / "translations" / "ru.po"
    written = file.read_text(encoding="utf-8").rstrip() + "\n"
    assert "#: lints.py\n" in written
    file.write_text(f'{written[: written.rindex("msgstr")]}msgstr "нет"\n', encoding="utf-8")
    assert list(faults(package)) == ["""ru: 'нет' has not the placeholders of 'no {name}\\n"at all"'"""]
    file.write_text(f'{written[: written.rindex("msgstr")]}msgstr "нет "\n"{{name}}"\n', encoding="utf-8")
    assert list(faults(package)) == []
    assert list(update(package)) == ["ru: 0 of 1 to translate"]
    assert 'msgstr "нет {name}"' in file.read_text(encoding="utf-8")
    (package / "lints.py").write_text('Message("nothing")\n', encoding="utf-8")
    assert list(faults(package)) == [
        """ru: nobody says 'no {name}\\n"at all"'""",
        "ru: not translated: 'nothing'",
    ]


FOR_PROGRAMMERS = re.compile(
    r"/(testing|protocol|playtest)/|/(plugins/loading|vocabulary)\.py$|/uguisu_editor/"
)
"""What is said here is read by who writes plugins or front ends, in English."""
SPOKEN = {"Finding", "Diagnostic", "Fix", "UguisuError", "CompileError", "IllegalAction", "Failure", "fail"}


def bare(tree: ast.AST) -> Iterator[int]:
    """Yield the lines where a finding or an error is given a sentence that remembers nothing."""
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call) or ast.unparse(call.func).rpartition(".")[2] not in SPOKEN:
            continue
        given = [
            *call.args,
            *(word.value for word in call.keywords if word.arg in ("message", "hint", "title")),
        ]
        for value in given:
            for part in (value.body, value.orelse) if isinstance(value, ast.IfExp) else (value,):
                literal = part.value if isinstance(part, ast.Constant) else None
                if isinstance(part, ast.JoinedStr) or (isinstance(literal, str) and " " in literal):
                    yield part.lineno


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.name)
def test_findings_and_errors_remember_what_they_are_made_of(package: Path) -> None:
    files = [path for path in package.rglob("*.py") if not FOR_PROGRAMMERS.search(path.as_posix())]
    guilty = [
        f"{path.relative_to(package).as_posix()}:{line}"
        for path in files
        for line in bare(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert not guilty, "write Message('... {name} ...', name=name)"


NOT_SAID = {"inventing.py", "sentences.py", "suggest.py"}
"""Files with letters of other alphabets that nobody is told: packs invented for tests, letters that look alike, words that no
number changes."""
FOREIGN = re.compile("[\u0400-\u04ff]")


def foreign(tree: ast.AST) -> Iterator[int]:
    """Yield the lines of texts that are not English; docstrings and examples for readers may show some."""
    shown = {
        id(node)
        for call in ast.walk(tree)
        if isinstance(call, ast.keyword) and call.arg == "examples"
        for node in ast.walk(call.value)
    }
    shown |= {
        id(node)
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "doc"
        for example in call.args[1:]
        for node in ast.walk(example)
    }
    shown |= {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        text = node.value if isinstance(node, ast.Constant) and id(node) not in shown else None
        if isinstance(text, str) and FOREIGN.search(text):
            assert isinstance(node, ast.Constant)
            yield node.lineno


@pytest.mark.parametrize("package", [path for path in PACKAGES if path.name != "uguisu_editor"], ids=str)
def test_other_languages_are_in_their_files_not_in_the_code(package: Path) -> None:
    guilty = [
        f"{path.relative_to(package).as_posix()}:{line}"
        for path in package.rglob("*.py")
        if path.name not in NOT_SAID
        for line in foreign(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert not guilty, "write Message('...'), and translate it in translations/*.po"


def test_what_is_said_at_the_table_is_collected() -> None:
    collected = {sentence for package in PACKAGES for sentence in sentences_in(package)}
    for tables in registry().texts.values():
        assert set(tables) == {"en"}, "texts in other languages belong in the translations"
        for key, text in tables["en"].items():
            assert Translatable(text, key) in collected or re.fullmatch(r"({\w+})?", text), key
