"""Files that are opened, typed in and closed; the begin and the end of a session."""

from __future__ import annotations

from lsprotocol import types as lsp

from uguisu_lsp.server import PackServer, path_of


def add_to(server: PackServer) -> None:
    """Have a server know of files."""
    desk = server.desk

    @server.feature(lsp.INITIALIZE)
    def begin(params: lsp.InitializeParams) -> None:
        server.speak(params.locale)
        wishes = params.initialization_options
        how = wishes.get("pictures") if isinstance(wishes, dict) else None
        if how in ("file", "data", "none"):
            server.gallery.how = how
        for folder in params.workspace_folders or ():
            path = path_of(folder.uri)
            if path is not None:
                desk.roots.append(path)

    @server.feature(lsp.TEXT_DOCUMENT_DID_OPEN)
    def opened(params: lsp.DidOpenTextDocumentParams) -> None:
        take(params.text_document.uri)

    @server.feature(lsp.TEXT_DOCUMENT_DID_CHANGE)
    def changed(params: lsp.DidChangeTextDocumentParams) -> None:
        take(params.text_document.uri)

    @server.feature(lsp.TEXT_DOCUMENT_DID_CLOSE)
    def closed(params: lsp.DidCloseTextDocumentParams) -> None:
        file = path_of(params.text_document.uri)
        if file is not None:
            desk.shut(file)

    @server.feature(lsp.WORKSPACE_DID_CHANGE_WATCHED_FILES)
    def changed_elsewhere(params: lsp.DidChangeWatchedFilesParams) -> None:
        for change in params.changes:
            file = path_of(change.uri)
            if file is not None and file not in desk.texts:
                desk.shut(file)

    @server.feature(lsp.SHUTDOWN)
    def end(_: None) -> None:
        desk.close()
        server.gallery.close()

    def take(uri: str) -> None:
        file = path_of(uri)
        if file is not None:
            desk.open(file, server.workspace.get_text_document(uri).source)
