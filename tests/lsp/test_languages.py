"""The server speaks the language of the editor."""

from __future__ import annotations

from pathlib import Path

import pytest
from lsprotocol import types as lsp
from pytest_lsp import LanguageClient
from tests.support.text_editor import begun

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.mark.long
async def test_what_is_said_is_in_the_language_of_the_client(client: LanguageClient, workspace: Path) -> None:
    editor = await begun(client, workspace, locale="ru-RU")
    file = workspace / "temple/first_steps/map.yaml"
    text = editor.open(file)
    at = editor.at(file, editor.find(file, "[moon_step, koi_pond]", 14))
    told = await client.text_document_hover_async(lsp.HoverParams(at.text_document, at.position))
    assert told is not None
    assert isinstance(told.contents, lsp.MarkupContent)
    assert told.contents.value.startswith("**Пруд с карпами** · место · `koi_pond`")
    editor.type(file, text.replace("[moon_step, koi_pond]", "[moon_step, koi_pnd]"))
    found = await editor.found(file)
    assert "koi_pnd" in found[0].message
    assert not any(word in found[0].message for word in ("There", "Did you mean", "place"))
