"""What is pointed at: titles, texts, pictures, sentences; outlines, folds, and an even layout."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from urllib.request import url2pathname
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st
from lsprotocol import types as lsp
from tests.support.text_editor import Editor

from uguisu_changes.same import same
from uguisu_changes.yamltext import read_tree
from uguisu_lsp.layout import laid_out
from uguisu_lsp.outline import folds_in
from uguisu_lsp.sheet import Sheet

Fresh = Callable[[str], Path]
ROOT = Path(__file__).parents[2]
SHIPPED = sorted((ROOT / "scenarios").rglob("*.yaml"))
loop = pytest.mark.asyncio(loop_scope="module")


async def hovered(editor: Editor, file: Path, what: str, inside: int = 0, nth: int = 0) -> str:
    at = editor.at(file, editor.find(file, what, inside, nth))
    told = await editor.client.text_document_hover_async(lsp.HoverParams(at.text_document, at.position))
    if told is None:
        return ""
    assert isinstance(told.contents, lsp.MarkupContent)
    return told.contents.value


@loop
async def test_a_card_is_shown_with_its_title_text_and_picture(editor: Editor, workspace: Path) -> None:
    file = workspace / "scorpion/four_lanterns/cards.yaml"
    editor.open(file, file.read_text(encoding="utf-8"))
    told = await hovered(editor, file, "change: lantern", 10)
    assert told.startswith("**Lantern** · card · `lantern`\n\nLight a zone")
    assert "It is in the pack homebrew_five, which this one builds on." in told
    [link] = re.findall(r"!\[Lantern\]\((file:.*)\)", told)
    drawn = ET.parse(url2pathname(link.removeprefix("file:")))
    assert "Lantern" in "".join(drawn.getroot().itertext())


@loop
async def test_a_place_is_shown_on_its_map(editor: Editor, workspace: Path) -> None:
    file = workspace / "temple/first_steps/map.yaml"
    editor.open(file)
    told = await hovered(editor, file, "[moon_step, koi_pond]", 14)
    assert told.startswith("**Koi Pond** · place · `koi_pond`")
    [link] = re.findall(r"\((file:.*)\)", told)
    assert "Koi Pond" in Path(url2pathname(link.removeprefix("file:"))).read_text(encoding="utf-8")


@loop
async def test_keys_words_events_and_names_in_scope_are_told(editor: Editor, workspace: Path) -> None:
    file = workspace / "scorpion/homebrew_five/cards.yaml"
    editor.open(file)
    assert await hovered(editor, file, "copies: 2", 1) == (
        "**copies**\n\nHow many there are, each of them in the card's own deck."
    ) or "**copies**" in await hovered(editor, file, "copies: 2", 1)
    word = await hovered(editor, file, "{op: reveal", 6)
    assert word.startswith("**reveal**\n\n")
    assert re.search(r"\*Show the piece on the board\*$", word)
    assert "**entered**" in await hovered(editor, file, "on: entered", 5)
    assert "a name in scope" in await hovered(editor, file, "place: target", 9)
    assert await hovered(editor, file, "track: alert", 8) != ""


@loop
async def test_operations_are_told_beside_them(editor: Editor, workspace: Path) -> None:
    file = workspace / "scorpion/homebrew_five/cards.yaml"
    text = editor.open(file)
    whole = lsp.Range(lsp.Position(0, 0), lsp.Position(text.count("\n"), 0))
    asked = lsp.InlayHintParams(lsp.TextDocumentIdentifier(file.as_uri()), whole)
    hints = await editor.client.text_document_inlay_hint_async(asked)
    assert hints is not None
    told = {text.split("\n")[hint.position.line].strip(): hint.label for hint in hints}
    assert told["- {op: raise, track: alert, by: 1}"] == "Raise Alert by 1"
    assert re.fullmatch(r".second. moves up to 2 zones", str(told["- {op: march, who: second, steps: 2}"]))
    few = lsp.InlayHintParams(asked.text_document, lsp.Range(lsp.Position(0, 0), lsp.Position(3, 0)))
    assert not await editor.client.text_document_inlay_hint_async(few)


@loop
async def test_an_outline_has_entries_with_titles_and_their_steps(editor: Editor, workspace: Path) -> None:
    file = workspace / "scorpion/homebrew_five/cards.yaml"
    text = editor.open(file)
    asked = lsp.DocumentSymbolParams(lsp.TextDocumentIdentifier(file.as_uri()))
    found = await editor.client.text_document_document_symbol_async(asked)
    assert found is not None
    tops = {one.name: one for one in found if isinstance(one, lsp.DocumentSymbol)}
    assert list(tops) == ["format", "decks", "cards"]
    cards = {one.name: one for one in tops["cards"].children or ()}
    assert cards["lantern"].detail == "Lantern"
    assert [step.name for step in cards["lantern"].children or ()] != []
    for one in cards.values():
        assert one.range.start.line <= one.selection_range.start.line <= one.range.end.line
    assert text.split("\n")[cards["whistle"].selection_range.start.line].strip() == "- id: whistle"


@loop
async def test_things_are_found_in_all_packs_of_the_folder(editor: Editor, workspace: Path) -> None:
    found = await editor.client.workspace_symbol_async(lsp.WorkspaceSymbolParams("koi"))
    told = {
        (one.name, Path(url2pathname(one.location.uri.removeprefix("file:"))).parent.name)
        for one in found or ()
    }
    assert ("koi_pond", "first_steps") in told
    by_title = await editor.client.workspace_symbol_async(lsp.WorkspaceSymbolParams("Ставок"))
    assert "koi_pond" in {one.name for one in by_title or ()}


# Layout.

UNEVEN = """# head
format:   1
places:
# of the gate
-   id: gate   # why it is there
    at: [ 1,2 ]
    name:   {en: 'The gate' ,uk: "Брама"}
- {id: yard,at: [ 3, 4 ] }


-
    id: well
    notes: |
        two  spaces
          and more


        an empty line
    tags:
        - a
        -   b
links:
      - {between: [gate,yard]}
"""
EVEN = """# head
format: 1
places:
  # of the gate
  - id: gate   # why it is there
    at: [1, 2]
    name: {en: 'The gate', uk: "Брама"}
  - {id: yard, at: [3, 4]}


  -
    id: well
    notes: |
        two  spaces
          and more


        an empty line
    tags:
      - a
      - b
links:
  - {between: [gate, yard]}
"""


def test_a_file_is_laid_out_and_keeps_what_it_says_and_its_comments() -> None:
    made = laid_out(Sheet(UNEVEN), {})
    assert made == EVEN
    assert same(read_tree(made).value, read_tree(UNEVEN).value)
    assert laid_out(Sheet(EVEN), {}) == EVEN


@pytest.mark.sweep(everyday=20)
@pytest.mark.parametrize("file", SHIPPED, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_shipped_files_say_the_same_laid_out_from_any_state(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    made = laid_out(Sheet(text), {})
    assert made is not None
    assert made.split() == text.split()
    assert same(read_tree(made).value, read_tree(text).value)
    assert laid_out(Sheet(made), {}) == made


@pytest.mark.long
@given(st.integers(0, 3), st.integers(1, 4), st.booleans())
def test_however_far_in_entries_stand_they_come_out_alike(dash: int, within: int, crlf: bool) -> None:
    lines = ["format: 1", "cards:"]
    for name in ("a", "b"):
        lines += [f"{' ' * dash}-{' ' * within}id: {name}", f"{' ' * (dash + 1 + within)}do: [{{op: halt}}]"]
    text = ("\r\n" if crlf else "\n").join([*lines, ""])
    made = laid_out(Sheet(text), {})
    assert made is not None
    wanted = "format: 1\ncards:\n  - id: a\n    do: [{op: halt}]\n  - id: b\n    do: [{op: halt}]\n"
    assert made == (wanted.replace("\n", "\r\n") if crlf else wanted)


def test_what_cannot_be_read_is_left_alone() -> None:
    assert laid_out(Sheet("places:\n  - {id: a\n  - {id: b}\n"), {}) is None
    assert laid_out(Sheet("[1,  2]\n"), {}) is None


@pytest.mark.sweep(everyday=10)
@pytest.mark.parametrize("file", SHIPPED[:40], ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_folds_lie_within_one_another(file: Path) -> None:
    sheet = Sheet(file.read_text(encoding="utf-8"))
    folds = [(start, end) for start, end, kind in folds_in(sheet) if kind == "region"]
    for start, end in folds:
        assert 0 <= start < end < len(sheet.lines)
        assert all(not (start < other < end < last) for other, last in folds)
