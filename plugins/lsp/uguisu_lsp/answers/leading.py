"""Where something is, who speaks of it, and another name for it."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from lsprotocol import types as lsp
from pygls.exceptions import JsonRpcInvalidParams

from uguisu.messages import translate
from uguisu_lsp.meaning import Meaning
from uguisu_lsp.renaming import CannotRename, Subject, places_of, refuse, renamed, subject_at
from uguisu_lsp.server import PackServer, safely, uri_of
from uguisu_lsp.sheet import Found, Sheet


class Pointed(NamedTuple):
    """What an editor points at: what is known of the file it is in, the thing at that place, and what that names."""

    meaning: Meaning
    kind: str
    sheet: Sheet
    file: Path
    here: Found
    subject: Subject


def add_to(server: PackServer) -> None:
    """Have a server lead from what is named to what is meant, and back."""
    _lead(server)
    _rename(server)


async def _pointed_at(server: PackServer, uri: str, position: lsp.Position) -> Pointed | None:
    """Return what is pointed at; None if that is no file of a pack, or nothing that has a name."""
    asked = await server.asked(uri)
    if asked is None:
        return None
    meaning, kind, sheet, file = asked
    here = sheet.at(server.offset(sheet, position))
    subject = subject_at(meaning, kind, sheet, here) if here is not None else None
    return None if here is None or subject is None else Pointed(meaning, kind, sheet, file, here, subject)


async def _mods_above(pointed: Pointed) -> list[Meaning]:
    """Return what is known of the packs that may speak of the same thing: those that build on the one pointed into."""
    if pointed.subject.thing is None:
        return []
    desk = pointed.meaning.desk
    return [Meaning(desk, pack) for pack in await desk.mods_of(pointed.meaning.pack)]


def _lead(server: PackServer) -> None:
    @server.feature(lsp.TEXT_DOCUMENT_DEFINITION)
    @safely
    async def define(params: lsp.DefinitionParams) -> list[lsp.Location] | None:
        pointed = await _pointed_at(server, params.text_document.uri, params.position)
        if pointed is None:
            return None
        meaning, kind, sheet, file, here, subject = pointed
        if subject.bound is not None:
            found = [server.location(file, subject.bound)]
        else:
            wanted = "" if here.is_key else meaning.kind_at(kind, sheet.data, here.path)
            found = [
                server.location(thing.file, thing.path) for thing in meaning.called(subject.name, wanted)
            ]
        return [location for location in found if location is not None]

    @server.feature(lsp.TEXT_DOCUMENT_REFERENCES)
    @safely
    async def refer(params: lsp.ReferenceParams) -> list[lsp.Location] | None:
        pointed = await _pointed_at(server, params.text_document.uri, params.position)
        if pointed is None:
            return None
        meaning, kind, _, file, _, subject = pointed
        found: dict[tuple[Path, int], lsp.Location] = {}
        for knowing in (meaning, *await _mods_above(pointed)):
            for place in places_of(knowing, kind, file, subject):
                there = meaning.desk.sheet(place.file)
                if there is not None:
                    where = lsp.Location(uri_of(place.file), server.range(there, place.start, place.end))
                    found.setdefault((place.file, place.start), where)  # a mod knows what is below it, too
        return list(found.values())


def _rename(server: PackServer) -> None:
    @server.feature(lsp.TEXT_DOCUMENT_PREPARE_RENAME)
    @safely
    async def may_rename(params: lsp.PrepareRenameParams) -> lsp.PrepareRenamePlaceholder | None:
        pointed = await _pointed_at(server, params.text_document.uri, params.position)
        if pointed is None:
            return None
        meaning, _, sheet, _, here, subject = pointed
        try:
            refuse(meaning, subject)
        except CannotRename as error:
            raise JsonRpcInvalidParams(str(translate(error.message, server.language))) from None
        return lsp.PrepareRenamePlaceholder(server.range(sheet, here.start, here.end), subject.name)

    @server.feature(lsp.TEXT_DOCUMENT_RENAME, lsp.RenameOptions(prepare_provider=True))
    @safely
    async def rename(params: lsp.RenameParams) -> lsp.WorkspaceEdit | None:
        pointed = await _pointed_at(server, params.text_document.uri, params.position)
        if pointed is None:
            return None
        meaning, kind, _, file, _, subject = pointed
        mods = await _mods_above(pointed)
        try:
            changes = renamed(meaning, kind, file, subject, params.new_name, mods=mods)
        except CannotRename as error:
            raise JsonRpcInvalidParams(str(translate(error.message, server.language))) from None
        told: dict[str, list[lsp.TextEdit]] = {}
        for where, edits in changes.items():
            there = meaning.desk.sheet(where)
            if there is not None:
                told[uri_of(where)] = [server.edit(there, edit) for edit in edits]
        return lsp.WorkspaceEdit(changes=told)
