"""What may be written, what it means, what mends it, and how it is laid out."""

from __future__ import annotations

from lsprotocol import types as lsp

from uguisu.messages import translate
from uguisu_lsp.completing import offers_at
from uguisu_lsp.layout import laid_out
from uguisu_lsp.problems import fix_for, least, mended
from uguisu_lsp.server import PackServer, safely
from uguisu_lsp.telling import shortened

SORTS = {
    "key": lsp.CompletionItemKind.Property,
    "word": lsp.CompletionItemKind.EnumMember,
    "scope": lsp.CompletionItemKind.Variable,
    "name": lsp.CompletionItemKind.Reference,
    "pack": lsp.CompletionItemKind.Module,
}


def add_to(server: PackServer) -> None:
    """Have a server know words."""
    _complete(server)
    _mend(server)
    _tell(server)


def _complete(server: PackServer) -> None:
    triggers = lsp.CompletionOptions(trigger_characters=[" ", ":", "{", "[", ","])

    @server.feature(lsp.TEXT_DOCUMENT_COMPLETION, triggers)
    @safely
    async def complete(params: lsp.CompletionParams) -> lsp.CompletionList | None:
        asked = await server.asked(params.text_document.uri)
        if asked is None:
            return None
        meaning, kind, sheet, _ = asked
        found = offers_at(meaning, kind, sheet, server.offset(sheet, params.position), server.language)
        where = server.range(sheet, found.start, found.end)
        return lsp.CompletionList(
            is_incomplete=False,
            items=[
                lsp.CompletionItem(
                    label=offer.name,
                    kind=SORTS[offer.sort],
                    detail=offer.detail or None,
                    documentation=lsp.MarkupContent(lsp.MarkupKind.Markdown, offer.about)
                    if offer.about
                    else None,
                    sort_text=f"{number:05}",
                    text_edit=lsp.TextEdit(where, offer.put),
                )
                for number, offer in enumerate(found.offers)
            ],
        )


def _mend(server: PackServer) -> None:
    fixes = lsp.CodeActionOptions(code_action_kinds=[lsp.CodeActionKind.QuickFix])

    @server.feature(lsp.TEXT_DOCUMENT_CODE_ACTION, fixes)
    @safely
    async def mend(params: lsp.CodeActionParams) -> list[lsp.CodeAction] | None:
        asked = await server.asked(params.text_document.uri)
        if asked is None:
            return None
        _, _, sheet, file = asked
        actions = []
        for found, shown in server.found_in(file):
            fix = fix_for(found, sheet) if _touch(shown.range, params.range) else None
            edit = mended(sheet, fix) if fix is not None else None
            if fix is not None and edit is not None:
                changes = {params.text_document.uri: [server.edit(sheet, edit)]}
                actions.append(
                    lsp.CodeAction(
                        title=translate(fix.title, server.language),
                        kind=lsp.CodeActionKind.QuickFix,
                        diagnostics=[shown],
                        is_preferred=True,
                        edit=lsp.WorkspaceEdit(changes=changes),
                    )
                )
        return actions

    @server.feature(lsp.TEXT_DOCUMENT_FORMATTING)
    @safely
    async def lay_out(params: lsp.DocumentFormattingParams) -> list[lsp.TextEdit] | None:
        asked = await server.asked(params.text_document.uri)
        if asked is None:
            return None
        _, _, sheet, file = asked
        made = laid_out(sheet, server.layouts.setdefault(file, {}))
        edit = least(0, sheet.text, made) if made is not None else None
        return [server.edit(sheet, edit)] if edit is not None else []


def _touch(one: lsp.Range, other: lsp.Range) -> bool:
    return one.start.line <= other.end.line and other.start.line <= one.end.line


def _tell(server: PackServer) -> None:
    @server.feature(lsp.TEXT_DOCUMENT_HOVER)
    @safely
    async def hover(params: lsp.HoverParams) -> lsp.Hover | None:
        asked = await server.asked(params.text_document.uri)
        if asked is None:
            return None
        meaning, kind, sheet, _ = asked
        here = sheet.at(server.offset(sheet, params.position))
        told = server.teller(meaning).hover(kind, sheet, here) if here is not None else None
        if here is None or told is None:
            return None
        content = lsp.MarkupContent(lsp.MarkupKind.Markdown, told)
        return lsp.Hover(content, server.range(sheet, here.start, here.end))

    @server.feature(lsp.TEXT_DOCUMENT_INLAY_HINT)
    @safely
    async def hint(params: lsp.InlayHintParams) -> list[lsp.InlayHint] | None:
        asked = await server.asked(params.text_document.uri)
        if asked is None:
            return None
        meaning, kind, sheet, _ = asked
        start, end = server.offset(sheet, params.range.start), server.offset(sheet, params.range.end)
        return [
            lsp.InlayHint(
                position=server.position(sheet, at),
                label=shortened(sentence),
                padding_left=True,
                tooltip=sentence if sentence != shortened(sentence) else None,
            )
            for at, sentence in server.teller(meaning).hints(kind, sheet, start, end)
        ]
