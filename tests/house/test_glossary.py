"""One word for one thing, in every language and everywhere: commands, games, editor."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import click
import polib
import pytest

from uguisu.messages.message import paragraphs, translate
from uguisu.translations import learn
from uguisu_tools.cli.app import app, commands
from uguisu_tools.translations import TRANSLATIONS

ROOT = Path(__file__).parents[2]
CATALOGUES = [
    path for folder in ("engine", "plugins") for path in sorted((ROOT / folder).glob("**/translations"))
]
LANGUAGES = ("it", "ru", "uk")

WORDS = [
    # what is said in English -> what it must be in Italian, Russian, Ukrainian
    (r"\bpacks?\b", r"pacchett", r"набор", r"наб[іо]р"),
    (r"\bseeds?\b", r"\bsem[ei]\b", r"начальн\w+ числ", r"початков\w+ числ"),
    (r"\bundo", r"annulla", r"отмен", r"скас"),
    (r"\bredo", r"ripet", r"повтор", r"повтор"),
    (r"^&?sav(?:e|ed)\b", r"salv", r"сохран", r"збе[рн]"),
    (r"^&?quit\b", r"\besci\b", r"(?:законч|вы[йх])", r"(?:закінч|ви[йх])"),
]  # fmt: skip
NOT_THE_WORD = re.compile(r"`[^`]*`|{\w+}|uguisu \w+.*|PACK\b|game {seed}|UGUISU_PACKS")
"""Where the English word is something else: a command, a key, what is filled in."""
VOI = (
    r"(?:^|[.:;!?] |, (?:o|e|poi) )"
    r"(?:aggiung|nomin|corregg|salv|avvis|restring|indic|elenc|riduc|mett|chied|apr|togli|scriv|scegli|prem|f|d)"
    r"(?:ate|ete|ite)(?:l[aeio])?\b(?! \()"
    r"|\b(?:potete|volete|avete|vostr[aoei]|smettete|premete|scrivete|scegliete|togliete|aggiungete)\b"
)
"""The imperative that speaks to several people."""
NEVER = {
    "it": {
        r"\bsemi\b": "seme, il numero da cui nasce il caso",
        r"riprend\w+ (?:la|l')|da riprendere|ripreso": "annulla",
        r"\bconduttore\b(?! cinofilo)": "addestratore",
        r"\bsmett": "esci, fermati",
        r"accendi un aiuto": "mostra un aiuto",
        VOI: "the imperative that speaks to one person",
    },
    "ru": {
        r"пакет(?! Python)": "набор",
        r"з[её]рн|зерен": "начальное число",
        r"записать (?:игру|партию)": "сохранить",
        r"то, что возвращено|возвращать нечего": "отменить",
        r"число или запись играет": "чтобы сделать ход, введите его номер или запись",
    },
    "uk": {
        r"пакет(?! Python)": "набір",
        r"зерн|зерен": "початкове число",
        r"записати (?:гру|партію)": "зберегти",
        r"те, що повернуто|повертати нічого": "скасувати",
        r"число чи запис грає|число або запис грає": "щоб зробити хід, введіть його номер або запис",
    },
}
"""What is not said any more, and what is said instead."""


def told_in(language: str) -> Iterator[tuple[str, str, str]]:
    """Yield where something is said, in English, and in a language: all of the engine, the games, click and the editor."""
    for folder in CATALOGUES:
        for path in (folder / f"{language}.po", folder / "click" / f"{language}.po"):
            for entry in polib.pofile(str(path), encoding="utf-8") if path.is_file() else ():
                yield path.relative_to(ROOT).as_posix(), entry.msgid, entry.msgstr
    path = ROOT / "editor" / "uguisu_editor" / "i18n" / f"uguisu_{language}.ts"
    for message in ET.parse(path).getroot().iter("message"):
        told = message.find("translation")
        assert told is not None
        forms = [form.text or "" for form in told.iter("numerusform")] or [told.text or ""]
        for form in forms:
            yield path.relative_to(ROOT).as_posix(), message.findtext("source") or "", form


def plain(text: str) -> str:
    """Leave out what marks the key of a menu."""
    return text.replace("&", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_thing_has_one_word(language: str) -> None:
    wrong = []
    for file, english, told in told_in(language):
        rest = NOT_THE_WORD.sub("", plain(english))
        for said, *wanted in WORDS:
            wish = wanted[LANGUAGES.index(language)]
            if re.search(said, rest, re.IGNORECASE) and not re.search(wish, plain(told), re.IGNORECASE):
                wrong.append(f"{file}: {english!r} is {told!r}, without {wish}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_were_given_up_stay_away(language: str) -> None:
    wrong = [
        f"{file}: {told!r} for {english!r}; better: {better}"
        for file, english, told in told_in(language)
        for never, better in NEVER[language].items()
        if re.search(never, plain(told), re.IGNORECASE)
    ]
    assert not wrong, "\n".join(wrong)


def helps(group: click.Group, way: tuple[str, ...] = ()) -> Iterator[tuple[str, str]]:
    """Yield the first lines of commands and of their options."""
    context = click.Context(group)
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        assert command is not None
        yield " ".join((*way, name)), command.help or ""
        for option in command.params:
            if isinstance(option, click.Option) and option.help:
                yield " ".join((*way, name, option.opts[0])), option.help
        if isinstance(command, click.Group):
            yield from helps(command, (*way, name))


VERBS = re.compile(
    r"(?:add|check|compress|count|create|draw|export|import|inspect|join|leave|let|list|move|open|play|print|rank|redo|remove|"
    r"run|save|show|split|start|stop|switch|undo|vary|work|write|zip)\b",
    re.IGNORECASE,
)
NO_IMPERATIVE = re.compile(
    r"(?:\w+(?:are|ere|ire|arl[aeio]|erl[aeio]|irl[aeio])|\w+[aei]te|dice|fa|scrive|apre|esegue|mette|toglie|legge|sceglie|aggiunge)\b",
    re.IGNORECASE,
)


def test_italian_commands_speak_to_one_person() -> None:
    """As Italian programs do: Mostra, Scrivi, Esci; not Mostrare, not Mostrate, not Dice."""
    learn(TRANSLATIONS)
    said = {**commands(), **dict(helps(app))}
    wrong = []
    for way, line in said.items():
        for part in paragraphs(str(line))[:1]:
            text = translate(part, "it")
            if VERBS.match(str(part)) and NO_IMPERATIVE.match(text):
                wrong.append(f"{way}: {text}")
    assert len(said) > 100
    assert not wrong, "\n".join(wrong)
