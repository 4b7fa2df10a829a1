"""What commands say in other languages than English."""

from __future__ import annotations

import json
import os
import re

import polib
import pytest

from uguisu_tools.cli.app import commands
from uguisu_tools.cli.languages import LOCALE
from uguisu_tools.testing.regenerate import COMMAND
from uguisu_tools.testing.sentences import MO


def test_findings_are_told_in_the_language_asked_for(run, broken):
    told = run("validate", broken, "--language", "ru")
    assert told.exit_code == 1
    assert "ошибка[" in told.output
    assert "Проверен 1 набор: 1 ошибка" in told.output
    assert "помилка[" in run("validate", broken, "--language", "uk").output


def test_the_environment_chooses_where_nobody_asked(run, broken, monkeypatch):
    monkeypatch.setenv("UGUISU_LANGUAGE", "it_IT.UTF-8")
    assert "errore[" in run("validate", broken).output
    assert "error[" in run("validate", broken, "--language", "en").output


def test_json_stays_english(run, broken):
    english, russian = (run("validate", broken, "--json", "--language", code).stdout for code in ("en", "ru"))
    assert json.loads(english) == json.loads(russian)


def test_rulings_are_told_of(run, triangle):
    assert "роз'яснень" in run("rulings", triangle, "--language", "uk", "--verbose").output
    assert "roba" not in run("rulings", triangle, "--only", "roba", "--language", "it").stdout


@pytest.mark.parametrize("asked", [["--language", "ru"], []])
def test_errors_are_told_in_the_language_of_the_command(run, broken, monkeypatch, asked):
    monkeypatch.setenv("UGUISU_LANGUAGE", "it" if asked else "ru")
    told = run("play", broken, *asked)
    assert told.exit_code == 1
    assert "ошибка[" in told.stderr
    assert "Ошибка: " in told.stderr


HELPS = [*([name] for name in commands()), ["new", "pack"], ["new", "plugin"], []]


@pytest.mark.parametrize("command", HELPS, ids=" ".join)
def test_help_is_told_in_every_language(run, command):
    english = run("--language", "en", *command, "--help").output
    assert "Show this message and exit." in english
    sentences = {
        line
        for line in english.splitlines()
        if " " in line.strip()
        and re.search(r"[^\W\d_]{3}", line)
        and not re.search(r"`uguisu tournament|uguisu completion|\$schema", line)
    }
    for language in ("it", "ru", "uk"):
        told = run("--language", language, *command, "--help")
        assert told.exit_code == 0
        assert not sentences & set(told.output.splitlines())


@pytest.mark.parametrize("where", ["before", "behind"])
def test_the_language_may_be_asked_for_anywhere(run, where):
    asked = ["--language", "it"]
    told = run(*asked, "perft", "--help") if where == "before" else run("perft", "--help", *asked)
    assert "Mostra questo messaggio" in told.output


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["play"], "Не хватает аргумента 'PACK'."),
        (
            ["play", "nowhere"],
            "Набора `nowhere` нет. Иска",
        ),
        (["perft", "--depht", "3"], "Вы имели в виду"),
        (["perft", "--depth"], "Параметру '--depth' нужно значение."),
        (["playtest", ".", "-n", "0"], "'--games' / '-n': 0 не подходит; нужно 1<=x"),
        (["playtest", ".", "-n", "many"], "'--games' / '-n': 'many' – не число."),
        (["validate", "--format", "xml"], "'xml' не подходит; может быть 'text', 'json', 'github'."),
        (["new", "pack", "one", "two", "three"], "Лишние аргументы (two three)"),
        (["new", "pakc"], "Нет команды 'pakc'."),
        (["playtset"], "Команды «playtset» нет. Вы имели в виду `playtest`?"),
    ],
)
def test_a_command_given_wrongly_is_answered_in_the_language_asked_for(run, arguments, told):
    result = run("--language", "ru", *arguments)
    assert result.exit_code == 2
    assert told in result.stderr
    assert "Ошибка: " in result.stderr
    assert run("--language", "en", *arguments).stderr.count("Error: ") == 1


@pytest.mark.long
def test_what_commands_print_is_told_in_the_language_asked_for(run, triangle, tmp_path):
    made = run("new", "pack", "one", "--game", "temple", "--folder", tmp_path, "--language", "ru")
    assert made.stdout.startswith("Готово: ")
    assert "в нём есть игра «temple»" in run("plugins", "--language", "ru").stdout
    assert "операция «raise»" in run("plugins", "--language", "ru", "--verbose").stdout
    assert "Записано схем: " in run("schema", "--write", tmp_path / "s", "--language", "ru").stdout


def test_nothing_of_a_language_is_left_behind(run, monkeypatch):
    monkeypatch.setenv("LANGUAGE", "de")
    run("--language", "ru", "plugins")
    assert os.environ["LANGUAGE"] == "de"
    monkeypatch.delenv("LANGUAGE")
    run("--language", "ru", "plugins")
    assert "LANGUAGE" not in os.environ
    assert "provides" in run("plugins").stdout


@pytest.mark.parametrize("language", ["it", "ru", "uk"])
def test_the_translations_of_clicks_words_are_compiled(language):
    po = LOCALE / f"{language}.po"
    assert (LOCALE / language / MO).read_bytes() == polib.pofile(str(po), encoding="utf-8").to_binary(), (
        COMMAND
    )
