"""The server: what text editors ask, answered from the desk. Nothing that is asked of a file brings it down."""

from __future__ import annotations

import functools
import logging
from collections.abc import Awaitable, Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from lsprotocol import types as lsp
from pygls.exceptions import JsonRpcException
from pygls.lsp.server import LanguageServer
from pygls.uris import to_fs_path
from pygls.workspace import PositionCodec

from uguisu.checks import Diagnostic
from uguisu.content import SCENARIO
from uguisu.translations import SOURCE_LANGUAGE, languages
from uguisu_lsp.desk import Desk, Pack
from uguisu_lsp.meaning import Meaning
from uguisu_lsp.problems import TextEdit, file_of, stretch, told
from uguisu_lsp.sheet import Sheet
from uguisu_lsp.telling import Gallery, Teller

P = ParamSpec("P")
R = TypeVar("R")

SOURCE = "uguisu"
SEVERITIES = {
    "error": lsp.DiagnosticSeverity.Error,
    "warning": lsp.DiagnosticSeverity.Warning,
    "hint": lsp.DiagnosticSeverity.Information,
}
logger = logging.getLogger(__name__)


class PackServer(LanguageServer):
    """A language server for packs. `language` is the one it speaks to a client that names none."""

    def __init__(self, language: str) -> None:
        super().__init__("uguisu", version("uguisu-lsp"))
        self.language = language
        self.desk = Desk(self.publish)
        self.gallery = Gallery()
        self.layouts: dict[Path, dict[str, str]] = {}
        """By file, how its parts were laid out."""
        self._shown: dict[Path, dict[Path, list[tuple[Diagnostic, lsp.Diagnostic]]]] = {}
        """By file and pack, what is shown of the file because of the pack."""

    def speak(self, locale: str | None) -> None:
        """Speak the language of the client, if it is one of ours."""
        code = (locale or "").replace("_", "-").partition("-")[0].lower()
        if code in languages():
            self.language = code
        elif locale:
            self.language = SOURCE_LANGUAGE

    def teller(self, meaning: Meaning) -> Teller:
        """Return what tells of a pack, in the client's language."""
        return Teller(meaning, self.gallery, self.language)

    # Places in texts.

    @property
    def codec(self) -> PositionCodec:
        """How the client counts the letters of a line."""
        return self.workspace.position_codec

    def offset(self, sheet: Sheet, position: lsp.Position) -> int:
        """Return the offset of a place that the client speaks of."""
        if position.line >= len(sheet.lines):
            return len(sheet.text)
        line = sheet.line(position.line)
        at = 0
        for count, letter in enumerate(line):
            if at >= position.character:
                return sheet.lines[position.line] + count
            at += self.codec.client_num_units(letter)
        return sheet.lines[position.line] + len(line)

    def position(self, sheet: Sheet, offset: int) -> lsp.Position:
        """Return a place as the client speaks of it."""
        line = sheet.line_at(offset)
        start = sheet.lines[line]
        if sheet.is_ascii:
            return lsp.Position(line, offset - start)
        before = sheet.text[start:offset]
        units = len(before) if before.isascii() else self.codec.client_num_units(before)
        return lsp.Position(line, units)

    def range(self, sheet: Sheet, start: int, end: int) -> lsp.Range:
        """Return a stretch as the client speaks of it."""
        return lsp.Range(self.position(sheet, start), self.position(sheet, end))

    def edit(self, sheet: Sheet, edit: TextEdit) -> lsp.TextEdit:
        """Return a change of a text as the client makes it."""
        return lsp.TextEdit(self.range(sheet, edit.start, edit.end), edit.text)

    def location(
        self, file: Path, path: tuple[str | int, ...], *, at_key: bool = False
    ) -> lsp.Location | None:
        """Return where something stands in a file."""
        sheet = self.desk.sheet(file)
        span = sheet.nearest_span(path, at_key=at_key) if sheet is not None else None
        if sheet is None or span is None:
            return None
        return lsp.Location(uri_of(file), self.range(sheet, *span))

    # Findings.

    def publish(self, pack: Pack) -> None:
        """Show what a check has found, in all files that it is about."""
        assert pack.checked is not None
        shown: dict[Path, list[tuple[Diagnostic, lsp.Diagnostic]]] = {}
        for found in pack.checked.found:
            file = file_of(found, pack.folder, pack.folder / SCENARIO)
            sheet = self.desk.sheet(file) or Sheet("")
            shown.setdefault(file, []).append((found, self._shown_as(found, sheet)))
        before = {file for file, of_packs in self._shown.items() if pack.folder in of_packs}
        for file in before | shown.keys():
            of_packs = self._shown.setdefault(file, {})
            of_packs.pop(pack.folder, None)
            if file in shown:
                of_packs[pack.folder] = shown[file]
            self._publish(file)

    def _publish(self, file: Path) -> None:
        each: dict[tuple[Any, ...], lsp.Diagnostic] = {}
        for found in self._shown.get(file, {}).values():
            for _, one in found:
                each.setdefault((one.range.start.line, one.range.start.character, one.code, one.message), one)
        self.text_document_publish_diagnostics(
            lsp.PublishDiagnosticsParams(uri=uri_of(file), diagnostics=list(each.values()))
        )

    def _shown_as(self, found: Diagnostic, sheet: Sheet) -> lsp.Diagnostic:
        return lsp.Diagnostic(
            range=self.range(sheet, *stretch(found, sheet)),
            message=told(found, self.language),
            severity=SEVERITIES[found.severity],
            code=found.code,
            source=SOURCE,
        )

    def found_in(self, file: Path) -> list[tuple[Diagnostic, lsp.Diagnostic]]:
        """Return what is shown in a file."""
        return [one for found in self._shown.get(file, {}).values() for one in found]

    # What is asked of.

    async def asked(self, uri: str) -> tuple[Meaning, str, Sheet, Path] | None:
        """Return what is known of a file that is asked about; None if it is no file of a pack."""
        file = path_of(uri)
        pack = await self.desk.settled(file) if file is not None else None
        if file is None or pack is None:
            return None
        kind, sheet = self.desk.kind_of(file), self.desk.sheet(file)
        return None if kind is None or sheet is None else (Meaning(self.desk, pack), kind, sheet, file)


def uri_of(path: Path) -> str:
    """Return a path as clients write it."""
    return path.as_uri()


def path_of(uri: str) -> Path | None:
    """Return the path of a file; None for what is none, such as a text that has no name yet."""
    if not uri.startswith("file:"):
        return None
    path = to_fs_path(uri)
    return Path(path) if path else None


def safely(answer: Callable[P, Awaitable[R]]) -> Callable[P, Awaitable[R | None]]:
    """Answer nothing where answering crashes: the editor goes on, and its log has what happened."""

    @functools.wraps(answer)
    async def answered(*args: P.args, **kwargs: P.kwargs) -> R | None:
        try:
            return await answer(*args, **kwargs)
        except JsonRpcException:  # what the editor is to tell
            raise
        except Exception:
            logger.exception("%s has crashed", answer.__name__)
            return None

    return answered


def make_server(language: str = SOURCE_LANGUAGE) -> PackServer:
    """Return a server with all that it can do, which has not begun yet."""
    from uguisu_lsp.answers import files, leading, outlines, words

    server = PackServer(language)
    for part in (files, words, leading, outlines):
        part.add_to(server)
    return server
