"""Every string of the editor speaks English, Italian, Russian and Ukrainian; nothing is left out."""

from __future__ import annotations

import ast
import re
from string import Formatter

import pytest
from PySide6.QtCore import QTranslator

from uguisu_editor.i18n import LANGUAGES, said_in, tr
from uguisu_editor.i18n.catalogue import (
    CONTEXT,
    PACKAGE,
    PLURALS,
    CatalogueEntry,
    merged,
    messages_in,
    read_ts,
    ts_path,
    write_ts,
)
from uguisu_editor.i18n.update import compile_ts, update
from uguisu_tools.testing.regenerate import COMMAND

HOW = f"{COMMAND}, translate what it lists in the .ts files, and run it again"
FOREIGN = [language for language in PLURALS if language != "en"]
SAME_EVERYWHERE = {"Uguisu", "OK", "Esc", "Enter", "{name} ({count})"}
SHOWING = {
    "setText",
    "setWindowTitle",
    "setToolTip",
    "setStatusTip",
    "setPlaceholderText",
    "setAccessibleName",
    "setAccessibleDescription",
    "addRow",
    "addTab",
    "addAction",
    "addMenu",
    "setTitle",
    "setInformativeText",
    "showMessage",
    "QLabel",
    "QPushButton",
    "QToolButton",
    "QCheckBox",
    "QRadioButton",
    "QGroupBox",
    "QAction",
    "QDockWidget",
}
"""Calls whose first text is seen by people."""


def test_the_languages_of_the_menu_are_those_there_are_files_for():
    assert LANGUAGES == {"en": "English", "it": "Italiano", "ru": "Русский", "uk": "Українська"}


@pytest.mark.long
def test_a_new_language_begins_as_an_empty_file(tmp_path):
    file = tmp_path / "uguisu_fr.ts"
    file.touch()
    todo = update(tmp_path)["fr"]
    assert todo == list(messages_in())
    assert list(read_ts(file)) == todo
    assert file.with_suffix(".qm").exists()


@pytest.mark.parametrize("language", PLURALS)
def test_every_string_is_translated(language):
    held = read_ts(ts_path(language))
    wanted = {message.source for message in merged(language, messages_in(), held)}
    assert wanted - set(held) == set(), f"{language} lacks strings: {HOW}"
    assert set(held) - wanted == set(), f"{language} has strings that are gone: {HOW}"
    assert [message.source for message in held.values() if not message.finished] == [], HOW


@pytest.mark.parametrize("language", PLURALS)
def test_the_compiled_files_are_fresh(language):
    translator = QTranslator()
    assert translator.load(str(ts_path(language).with_suffix(".qm")))
    stale = []
    for message in read_ts(ts_path(language)).values():
        lines = [
            translator.translate(CONTEXT, message.source, None, number)
            for number in ((1, 2, 5) if message.counted else (-1,))
        ]
        expected = (
            message.translations
            if len(message.translations) != 2
            else (*message.translations, message.translations[1])
        )
        if tuple(lines) != tuple(expected):
            stale.append(message.source)
    assert stale == [], HOW


@pytest.mark.parametrize("language", FOREIGN)
def test_translations_keep_what_is_filled_in_and_what_is_pressed(language):
    for message in read_ts(ts_path(language)).values():
        assert len(message.translations) == (PLURALS[language] if message.counted else 1), message.source
        for text in message.translations:
            assert _fields(text) == _fields(message.source), text
            assert ("%n" in text) == ("%n" in message.source), text  # a number may stand in a chip before it
            assert text.count("&") == message.source.count("&"), text
            assert text.endswith("…") == message.source.endswith("…"), text
            assert text == text.strip(), repr(text)
            assert re.findall(r"\*\.\w+", text) == re.findall(r"\*\.\w+", message.source), text
            if (
                re.search(r"[a-z]{3}", re.sub(r"\{\w+\}", "", message.source))
                and message.source not in SAME_EVERYWHERE
                and language != "it"
            ):
                assert re.search(r"[а-яіїєґ]", text, re.IGNORECASE), text


def _fields(text: str) -> set[str | None]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


@pytest.mark.parametrize(("language", "letters"), [("ru", "іїєґІЇЄҐ"), ("uk", "ыэъёЫЭЪЁ")])
def test_no_letters_of_the_neighbour_slip_in(language, letters):
    texts = [text for message in read_ts(ts_path(language)).values() for text in message.translations]
    assert [text for text in texts if set(text) & set(letters)] == []


@pytest.mark.long
def test_no_words_are_shown_without_being_translated():
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and _name(node.func) in SHOWING:
                first = node.args[0]
                if (
                    isinstance(first, ast.Constant)
                    and isinstance(first.value, str)
                    and re.search(r"[^\W\d_]{2}", first.value)
                ):
                    found.append(f"{path.relative_to(PACKAGE)}:{node.lineno}: {first.value!r}")
    assert found == [], "wrap these in tr(...)"


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def test_texts_that_are_not_written_out_are_named(tmp_path):
    (tmp_path / "page.py").write_text("tr('Good')\ntr(title)\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"page\.py:2: the text to translate must be written out here"):
        messages_in(tmp_path)


def test_a_new_string_is_unfinished_until_it_is_translated(tmp_path):
    (tmp_path / "page.py").write_text("tr('Good')\ntr('%n thing(s)', 3)\nphrase('Later')\n", encoding="utf-8")
    sources = messages_in(tmp_path)
    path = tmp_path / "uguisu_ru.ts"
    old = {
        "Good": CatalogueEntry("Good", False, [], ("Хорошо",)),
        "Gone": CatalogueEntry("Gone", False, [], ("Нет",)),
    }
    write_ts(path, "ru", merged("ru", sources, old))
    again = read_ts(path)
    assert {source: message.finished for source, message in again.items()} == {
        "Good": True,
        "%n thing(s)": False,
        "Later": False,
    }
    before = path.read_bytes()
    write_ts(path, "ru", merged("ru", sources, again))
    assert path.read_bytes() == before
    compile_ts(path)
    translator = QTranslator()
    assert translator.load(str(path.with_suffix(".qm")))
    assert translator.translate(CONTEXT, "Good") == "Хорошо"


def test_languages_are_switched_while_the_window_is_open(window):
    titles = {}
    for language in ("en", "it", "ru", "uk", "en"):
        window.set_language(language)
        seen = [action.text() for action in window.menuBar().actions()]
        assert titles.setdefault(language, seen) == seen
        assert (
            tr("%n place(s)", 5)
            == {"en": "5 places", "it": "5 luoghi", "ru": "5 мест", "uk": "5 місць"}[language]
        )
        assert tr("%n place(s)", 1).startswith("1 ")
    assert len({tuple(seen) for seen in titles.values()}) == 4
    assert titles["ru"][0] == "&Файл"


def test_buttons_of_qt_are_translated_too(window):
    from PySide6.QtWidgets import QDialogButtonBox

    window.set_language("ru")
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, window)
    text = box.button(QDialogButtonBox.StandardButton.Cancel).text()
    window.set_language("en")
    assert text.replace("&", "") == "Отмена"


def test_what_is_printed_speaks_its_own_language():
    assert said_in("uk", "Notes") == "Нотатки"
    assert said_in("en", "Notes") == "Notes"
