"""What is in a file and in all packs that are open, and what can be folded away."""

from __future__ import annotations

from lsprotocol import types as lsp

from uguisu.messages import translate
from uguisu_lsp.meaning import Meaning, title_of
from uguisu_lsp.outline import Symbol, folds_in, matches, symbols_in
from uguisu_lsp.server import PackServer, safely
from uguisu_lsp.sheet import Sheet

KINDS = {
    "key": lsp.SymbolKind.Namespace,
    "place": lsp.SymbolKind.Class,
    "region": lsp.SymbolKind.Package,
    "card": lsp.SymbolKind.Struct,
    "area": lsp.SymbolKind.Array,
    "track": lsp.SymbolKind.Number,
    "mark": lsp.SymbolKind.Constant,
    "result": lsp.SymbolKind.EnumMember,
    "trigger": lsp.SymbolKind.Event,
    "objective": lsp.SymbolKind.Key,
    "ruling": lsp.SymbolKind.Method,
    "step": lsp.SymbolKind.Operator,
}
MOST = 500
"""So many symbols of a workspace are told at once."""


def add_to(server: PackServer) -> None:
    """Have a server know outlines."""

    @server.feature(lsp.TEXT_DOCUMENT_DOCUMENT_SYMBOL)
    @safely
    async def symbols(params: lsp.DocumentSymbolParams) -> list[lsp.DocumentSymbol] | None:
        asked = await server.asked(params.text_document.uri)
        if asked is None:
            return None
        _, kind, sheet, _ = asked
        return [shown(sheet, symbol) for symbol in symbols_in(sheet, kind, server.language)]

    @server.feature(lsp.WORKSPACE_SYMBOL)
    @safely
    async def everywhere(params: lsp.WorkspaceSymbolParams) -> list[lsp.SymbolInformation]:
        found: dict[tuple[str, int, str], lsp.SymbolInformation] = {}
        for pack in [*server.desk.packs.values(), *server.desk.packs_of_workspace()]:
            for thing in Meaning(server.desk, pack).things():
                title = title_of(thing.entry)
                if thing.of_mod or not matches(params.query, thing.id, title):
                    continue
                where = server.location(thing.file, thing.path)
                if where is None:
                    continue
                told = translate(title, server.language)
                found[where.uri, where.range.start.line, thing.id] = lsp.SymbolInformation(
                    location=where,
                    name=thing.id,
                    kind=KINDS.get(thing.kind, lsp.SymbolKind.Object),
                    container_name=f"{told} · {thing.layer.id}" if told else thing.layer.id,
                )
                if len(found) >= MOST:
                    return list(found.values())
        return list(found.values())

    @server.feature(lsp.TEXT_DOCUMENT_FOLDING_RANGE)
    @safely
    async def fold(params: lsp.FoldingRangeParams) -> list[lsp.FoldingRange] | None:
        asked = await server.asked(params.text_document.uri)
        if asked is None:
            return None
        sheet = asked[2]
        return [
            lsp.FoldingRange(start, end, kind=lsp.FoldingRangeKind(what))
            for start, end, what in folds_in(sheet)
        ]

    def shown(sheet: Sheet, symbol: Symbol) -> lsp.DocumentSymbol:
        return lsp.DocumentSymbol(
            name=symbol.name,
            detail=symbol.title or None,
            kind=KINDS.get(symbol.kind, lsp.SymbolKind.Object),
            range=server.range(sheet, *symbol.span),
            selection_range=server.range(sheet, *symbol.at),
            children=[shown(sheet, inner) for inner in symbol.inside],
        )
