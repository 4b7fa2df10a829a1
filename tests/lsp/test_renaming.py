"""Who speaks of a thing, and another name for it, across files and layers."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from urllib.request import url2pathname

import pytest
from lsprotocol import types as lsp
from pygls.exceptions import JsonRpcException
from tests.support.text_editor import Editor

import uguisu

Fresh = Callable[[str], Path]
pytestmark = pytest.mark.asyncio(loop_scope="module")


def file_of(uri: str) -> Path:
    return Path(url2pathname(uri.removeprefix("file:")))


async def renamed(editor: Editor, file: Path, at: lsp.Position, new: str) -> dict[Path, str]:
    """Return the texts of files once something is renamed."""
    asked = editor.at(file, at)
    edit = await editor.client.text_document_rename_async(
        lsp.RenameParams(asked.text_document, asked.position, new)
    )
    assert edit is not None
    changes = {file_of(uri): list(edits) for uri, edits in (edit.changes or {}).items()}
    for other in changes:
        editor.open(other)
    return {other: editor.taken(other, edits) for other, edits in changes.items()}


async def test_a_place_is_renamed_in_all_files_and_the_pack_still_plays(editor: Editor, fresh: Fresh) -> None:
    pack = fresh("scorpion/garden_gate")
    before = uguisu.load(pack)
    file = pack / "map.yaml"
    editor.open(file)
    at = editor.find(file, "id: plum_walk", 5)
    texts = await renamed(editor, file, at, "cherry_walk")
    assert len(texts) > 1, "other files speak of it"
    for other, text in texts.items():
        other.write_text(text, encoding="utf-8")
    after = uguisu.load(pack)
    assert [name.replace("plum_walk", "cherry_walk") for name in before.topology.ids] == list(
        after.topology.ids
    )
    assert not [one for one in uguisu.check(pack)[1] if one.severity == "error"]
    left = [path.name for path in pack.glob("*.yaml") if "plum_walk" in path.read_text(encoding="utf-8")]
    assert left == []


async def test_a_card_is_renamed_but_not_a_place_of_its_name(editor: Editor, fresh: Fresh) -> None:
    pack = fresh("scorpion/garden_gate")
    cards = pack / "cards.yaml"
    text = editor.open(cards)
    first = text[text.index("- id: ", text.index("cards:")) + 6 :].split("\n")[0].strip()
    editor.open(pack / "map.yaml")
    editor.type(pack / "map.yaml", editor.texts[pack / "map.yaml"].replace("plum_walk", first))
    texts = await renamed(editor, cards, editor.find(cards, f"- id: {first}", 6), "something_else")
    assert "id: something_else" in texts[cards]
    assert pack / "map.yaml" not in texts


async def test_mods_in_the_workspace_follow_the_pack_they_build_on(editor: Editor, workspace: Path) -> None:
    cards, mod = (workspace / f"scorpion/{pack}/cards.yaml" for pack in ("homebrew_five", "four_lanterns"))
    before = mod.read_text(encoding="utf-8")
    assert "change: whistle" in before
    editor.open(cards)
    at = editor.find(cards, "id: whistle", 5)
    texts = await renamed(editor, cards, at, "flute")
    assert "id: flute" in texts[cards]
    assert texts[mod] == before.replace("change: whistle", "change: flute")
    assert "play:flute" in texts[mod.parent / "rulings.yaml"]
    editor.type(mod, f"{before}  - {{id: gong, title: Gong, deck: guards}}\n")
    with pytest.raises(JsonRpcException, match="in the mod four_lanterns"):
        await renamed(editor, cards, at, "gong")
    editor.type(mod, before)


async def test_what_is_below_is_not_renamed_from_a_mod(editor: Editor, workspace: Path) -> None:
    mod = workspace / "scorpion/four_lanterns/cards.yaml"
    editor.open(mod)
    asked = editor.at(mod, editor.find(mod, "change: lantern", 9))
    with pytest.raises(JsonRpcException, match="rename it there"):
        await editor.client.text_document_prepare_rename_async(
            lsp.PrepareRenameParams(asked.text_document, asked.position)
        )
    with pytest.raises(JsonRpcException, match="rename it there"):
        await editor.client.text_document_rename_async(
            lsp.RenameParams(asked.text_document, asked.position, "candle")
        )


@pytest.mark.parametrize(
    ("new", "why"), [("two words", "no id"), ("moon_step", "already there"), ("", "no id")]
)
async def test_names_that_cannot_be_are_refused(editor: Editor, workspace: Path, new: str, why: str) -> None:
    file = workspace / "temple/first_steps/map.yaml"
    editor.open(file)
    asked = editor.at(file, editor.find(file, "id: koi_pond", 5))
    with pytest.raises(JsonRpcException, match=why):
        await editor.client.text_document_rename_async(
            lsp.RenameParams(asked.text_document, asked.position, new)
        )


async def test_a_name_in_scope_is_renamed_where_it_is_known(editor: Editor, fresh: Fresh) -> None:
    file = fresh("temple/first_steps") / "mission.yaml"
    story = (
        "  - id: {name}\n    on: entered\n    do:\n"
        "      - {{op: choose, who: seat, places: {{tag: inner}}, as: spot}}\n      - {{op: move, piece: piece, to: spot}}\n"
    )
    text = "format: 1\ntriggers:\n" + story.format(name="one") + story.format(name="two")
    file.write_text(text, encoding="utf-8")
    editor.open(file)
    [changed] = (await renamed(editor, file, editor.find(file, "to: spot", 5), "there")).values()
    assert changed == text.replace("spot", "there", 2)


async def speaking_of(editor: Editor, file: Path, text: str, after: int) -> list[tuple[str, str]]:
    """Return in which packs and files there are references to what stands in a text; one for each."""
    asked = editor.at(file, editor.find(file, text, after))
    found = await editor.client.text_document_references_async(
        lsp.ReferenceParams(
            lsp.ReferenceContext(include_declaration=True), asked.text_document, asked.position
        )
    )
    assert len({(one.uri, one.range.start.line, one.range.start.character) for one in found or ()}) == len(
        found or ()
    )
    return [(file_of(one.uri).parent.name, file_of(one.uri).name) for one in found or ()]


async def test_who_speaks_of_it_is_found_in_the_mods_above(editor: Editor, workspace: Path) -> None:
    base = workspace / "scorpion/homebrew_five/cards.yaml"
    editor.open(base)
    places = await speaking_of(editor, base, "id: whistle", 5)
    assert {
        ("four_lanterns", "cards.yaml"),
        ("homebrew_five", "cards.yaml"),
        ("four_lanterns", "rulings.yaml"),
    } <= set(places)


async def test_who_speaks_of_it_is_found_in_the_pack_and_below(editor: Editor, workspace: Path) -> None:
    mod = workspace / "scorpion/four_lanterns/cards.yaml"
    editor.open(mod)
    places = await speaking_of(editor, mod, "change: whistle", 9)
    assert {
        ("four_lanterns", "cards.yaml"),
        ("homebrew_five", "cards.yaml"),
        ("four_lanterns", "rulings.yaml"),
    } <= set(places)


@pytest.mark.long
async def test_a_piece_of_the_games_has_no_entry_but_is_spoken_of(editor: Editor, workspace: Path) -> None:
    file = workspace / "temple/first_steps/rulings.yaml"
    editor.open(file)
    asked = editor.at(file, editor.find(file, "expect: at, piece: red", 19))
    found = await editor.client.text_document_references_async(
        lsp.ReferenceParams(
            lsp.ReferenceContext(include_declaration=False), asked.text_document, asked.position
        )
    )
    assert len(found or ()) > 1
    with pytest.raises(JsonRpcException, match="name of the game's"):
        await editor.client.text_document_rename_async(
            lsp.RenameParams(asked.text_document, asked.position, "crimson")
        )
