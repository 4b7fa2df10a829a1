"""A client of the language server: it opens files of packs, types, and asks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from lsprotocol import types as lsp
from pytest_lsp import LanguageClient, client_capabilities

PATIENCE = 60
"""Seconds that a machine may take, however busy it is."""


class Editor:
    """A text editor, as far as the server knows of one."""

    def __init__(self, client: LanguageClient) -> None:
        self.client = client
        self.texts: dict[Path, str] = {}
        self.versions: dict[Path, int] = {}

    def open(self, file: Path, text: str | None = None) -> str:
        """Open a file, with a text that is not saved if one is given."""
        told = file.read_text(encoding="utf-8") if text is None else text
        if file in self.texts:
            return self.type(file, told)
        self.texts[file], self.versions[file] = told, 1
        item = lsp.TextDocumentItem(file.as_uri(), "yaml", 1, told)
        self.client.text_document_did_open(lsp.DidOpenTextDocumentParams(item))
        return told

    def type(self, file: Path, text: str) -> str:
        """Give an open file another text."""
        self.texts[file] = text
        self.versions[file] += 1
        changed = lsp.VersionedTextDocumentIdentifier(self.versions[file], file.as_uri())
        whole = lsp.TextDocumentContentChangeWholeDocument(text)
        self.client.text_document_did_change(lsp.DidChangeTextDocumentParams(changed, [whole]))
        return text

    def type_at(self, file: Path, marked: str) -> lsp.Position:
        """Open a file with a text that has `‸` where the cursor is, and return that place."""
        before, _, after = marked.partition("‸")
        self.open(file, before + after)
        return place(before, len(before))

    def find(self, file: Path, what: str, inside: int = 0, nth: int = 0) -> lsp.Position:
        """Return the place of the text `what` in an open file, so many letters inside of it."""
        at = -1
        for _ in range(nth + 1):
            at = self.texts[file].index(what, at + 1)
        return place(self.texts[file], at + inside)

    def at(self, file: Path, position: lsp.Position) -> lsp.TextDocumentPositionParams:
        """Return what most questions begin with."""
        return lsp.TextDocumentPositionParams(lsp.TextDocumentIdentifier(file.as_uri()), position)

    async def found(
        self, file: Path, fits: Callable[[list[lsp.Diagnostic]], bool] = bool
    ) -> list[lsp.Diagnostic]:
        """Return what is shown in a file, once it is as it should be."""
        async with asyncio.timeout(PATIENCE):
            while not fits(list(self.client.diagnostics.get(file.as_uri(), ()))):
                await self.client.wait_for_notification(lsp.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        return list(self.client.diagnostics[file.as_uri()])

    async def offered(self, file: Path, position: lsp.Position) -> dict[str, lsp.CompletionItem]:
        """Return what may be written at a place, by what it is called."""
        at = self.at(file, position)
        found = await self.client.text_document_completion_async(
            lsp.CompletionParams(at.text_document, at.position)
        )
        assert isinstance(found, lsp.CompletionList)
        return {item.label: item for item in found.items}

    def taken(self, file: Path, edits: list[lsp.TextEdit]) -> str:
        """Return the text of an open file once edits are made."""
        text = self.texts[file]
        for edit in sorted(edits, key=lambda edit: (edit.range.start.line, edit.range.start.character))[::-1]:
            start, end = offset(text, edit.range.start), offset(text, edit.range.end)
            text = text[:start] + edit.new_text + text[end:]
        return text


def place(text: str, at: int) -> lsp.Position:
    """Return a place in a text without letters beyond the first plane."""
    before = text[:at]
    return lsp.Position(before.count("\n"), at - before.rfind("\n") - 1)


def offset(text: str, position: lsp.Position) -> int:
    """Return the offset of a place in such a text."""
    lines = text.split("\n")
    return sum(len(line) + 1 for line in lines[: position.line]) + position.character


async def begun(client: LanguageClient, folder: Path, locale: str = "en") -> Editor:
    """Begin a session of a client in a folder."""
    await client.initialize_session(
        lsp.InitializeParams(
            capabilities=client_capabilities("visual-studio-code"),
            root_uri=folder.as_uri(),
            workspace_folders=[lsp.WorkspaceFolder(folder.as_uri(), folder.name)],
            locale=locale,
        )
    )
    return Editor(client)
