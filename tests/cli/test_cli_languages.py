"""What commands say in other languages than English."""

from __future__ import annotations

import json

import pytest


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
    assert "Роз'яснень" in run("rulings", triangle, "--language", "uk", "--verbose").output
    assert "roba" not in run("rulings", triangle, "--only", "roba", "--language", "it").stdout


@pytest.mark.parametrize("asked", [["--language", "ru"], []])
def test_errors_are_told_in_the_language_of_the_command(run, broken, monkeypatch, asked):
    monkeypatch.setenv("UGUISU_LANGUAGE", "it" if asked else "ru")
    told = run("play", broken, *asked)
    assert told.exit_code == 1
    assert "ошибка[" in told.stderr
    assert "Ошибка: " in told.stderr
