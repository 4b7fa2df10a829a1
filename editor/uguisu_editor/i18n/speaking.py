"""Which language the editor speaks, switched at run time."""

from __future__ import annotations

import os
from pathlib import Path
from typing import ClassVar

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from uguisu import Message, UguisuError
from uguisu.messages import counted, reason_of, spoken, translate
from uguisu_changes.told import Told
from uguisu_editor.i18n.catalogue import CONTEXT, PLURALS, SOURCE_LANGUAGE

FOLDER = Path(__file__).parent


def _own_name(language: str) -> str:
    return "English" if language == SOURCE_LANGUAGE else QLocale(language).nativeLanguageName().capitalize()


LANGUAGES = {language: _own_name(language) for language in PLURALS}
"""What each language calls itself."""


def tr(text: str, n: int = -1, **values: object) -> str:
    """Return `text` in the user's language, with `{names}` filled in, and words in the form that goes with them as sentences of
    games have it: `{side:wins|win}`; `%n` is the number `n`, with its plural.

    The text must be written out where this is called: the extraction reads the source.
    """
    translated = QCoreApplication.translate(CONTEXT, text, None, n)
    if n >= 0:
        translated = translated.replace("%n", str(n))
    return counted(translated, values, Speaking.spoken).format(**values) if values else translated


def translated(text: str) -> str:
    """Return a text that was marked with `phrase` elsewhere, or that the engine said, in the user's language.

    The `{names}` of a phrase stay.
    """
    if isinstance(text, Message):
        return of_engine(text)
    return QCoreApplication.translate(CONTEXT, text)


def said(error: Told) -> str:
    """Return what an error of the code without Qt tells, in the user's language."""
    return error.text(translated)


def of_engine(text: str) -> str:
    """Return what the engine or a plugin says (a problem, a hint, a fix), in the user's language."""
    return translate(text, Speaking.spoken)


def words_of(name: str) -> str:
    """Return an id as words, in the user's language where they are translated: nobody but who reads the file should have to
    read an id.

    >>> words_of("boat_tires")
    'boat tires'
    """
    return spoken(name, Speaking.spoken)


def reason_told(error: Exception) -> str:
    """Return why the system refused, in the user's language."""
    return of_engine(reason_of(error))


def error_told(error: UguisuError | OSError) -> str:
    """Return what went wrong and, in the next line, the way out where there is one, in the user's language."""
    if isinstance(error, OSError):
        return reason_told(error)
    return of_engine(error.message) + (f"\n{of_engine(error.hint)}" if error.hint else "")


def said_in(language: str, text: str, count: int = -1) -> str:
    """Return a text of ours in a language of its own, whatever the user's is: for what is printed. `count` stands for %n."""
    translator = QTranslator()
    if translator.load(str(FOLDER / f"uguisu_{language}.qm")):
        text = translator.translate(CONTEXT, text, None, count) or text
    return text.replace("%n", str(count)) if count >= 0 else text


class Speaking:
    """The translators in use. Qt sends every widget a LanguageChange when they are switched."""

    _translators: ClassVar[list[QTranslator]] = []
    """Those the application has: one set for all windows."""

    spoken: ClassVar[str] = "en"
    """The language that is spoken now, for texts that Qt does not know."""

    def __init__(self) -> None:
        self.language = "en"

    def switch(self, language: str) -> None:
        """Speak another language from now on; an unknown one is taken for English."""
        app = QCoreApplication.instance()
        if app is None:
            return
        for old in self._translators:
            app.removeTranslator(old)
        self._translators.clear()
        self.language = language if language in LANGUAGES else "en"
        Speaking.spoken = self.language
        of_qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        for path in (of_qt / f"qtbase_{self.language}.qm", FOLDER / f"uguisu_{self.language}.qm"):
            translator = QTranslator(app)
            if translator.load(str(path)):
                app.installTranslator(translator)
                self._translators.append(translator)


def asked_language() -> str | None:
    """Return the language that `uguisu edit --language` asks for, whatever the menu was set to."""
    return os.environ.get("UGUISU_EDITOR_LANGUAGE")


def usual_language() -> str:
    """Return the language of the user's commands, else that of the system, if we speak it."""
    found = (os.environ.get("UGUISU_LANGUAGE") or QLocale.system().name())[:2].lower()
    return found if found in LANGUAGES else "en"
