"""What is wrong, what mends it, and what may be written."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from lsprotocol import types as lsp
from tests.support.text_editor import Editor

Fresh = Callable[[str], Path]
pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_what_is_typed_is_found_wrong_where_it_stands(editor: Editor, workspace: Path) -> None:
    file = workspace / "temple/first_steps/map.yaml"
    text = editor.open(file)
    editor.type(file, text.replace("[moon_step, wash_basin]", "[moon_step, wash_basn]"))
    found = await editor.found(file)
    assert [(one.code, one.severity) for one in found] == [("dangling-id", lsp.DiagnosticSeverity.Error)]
    assert "wash_basn" in found[0].message
    assert editor.taken(file, [lsp.TextEdit(found[0].range, "X")]).count("[moon_step, X]") == 1
    editor.type(file, text)
    await editor.found(file, lambda found: not found)


async def test_a_fix_is_offered_and_changes_only_what_it_says(editor: Editor, workspace: Path) -> None:
    file = workspace / "temple/first_steps/map.yaml"
    text = editor.open(file)
    wrong = editor.type(file, text.replace("[moon_step, wash_basin]", "[moon_step, wash_basn]"))
    found = await editor.found(file)
    asked = lsp.CodeActionParams(
        lsp.TextDocumentIdentifier(file.as_uri()), found[0].range, lsp.CodeActionContext(found)
    )
    actions = await editor.client.text_document_code_action_async(asked)
    assert actions is not None
    [action] = actions
    assert isinstance(action, lsp.CodeAction)
    assert action.title == "Change it to `wash_basin`"
    assert action.edit is not None
    assert action.edit.changes is not None
    assert editor.taken(file, list(action.edit.changes[file.as_uri()])) == text != wrong
    editor.type(file, text)
    await editor.found(file, lambda found: not found)


async def test_an_id_is_offered_across_files_and_what_it_is_called(editor: Editor, workspace: Path) -> None:
    """A mission of another file, and a place that is not saved yet."""
    pack = workspace / "temple/first_steps"
    editor.open(pack / "map.yaml")
    editor.type(
        pack / "map.yaml",
        editor.texts[pack / "map.yaml"].replace("places:\n", "places:\n  - {id: new_well, at: [1, 1]}\n"),
    )
    at = editor.type_at(
        pack / "mission.yaml",
        "format: 1\ntriggers:\n  - id: bell\n    on: entered\n    do:\n      - {op: move, piece: piece, to: ‸}\n",
    )
    offered = await editor.offered(pack / "mission.yaml", at)
    assert {"piece", "place"} <= offered.keys(), "names in scope: what the event brings"
    assert offered["place"].kind == lsp.CompletionItemKind.Variable
    assert offered["koi_pond"].detail == "Koi Pond"
    assert "new_well" in offered


@pytest.mark.parametrize(
    ("written", "wanted", "not_wanted"),
    [
        ("      - {op: raise, tra‸}\n", {"track", "by"}, {"op", "piece"}),
        ("      - {op: ra‸}\n", {"raise", "move"}, {"track"}),
        ("      - ‸\n", {"op"}, {"raise"}),
        ("      - op: raise\n        ‸\n", {"track", "by"}, {"op"}),
        ("      - {op: raise, track: ‸}\n", {"alert_of_mine"}, {"koi_pond"}),
        ("    if:\n      - {test: ‸}\n", {"track", "not"}, {"raise"}),
        ("    onc‸\n", {"once", "if"}, {"do", "places"}),
    ],
    ids=["key", "word", "first key", "key on a line", "track not saved", "condition", "key of a trigger"],
)
async def test_what_may_be_written_in_a_mission(
    editor: Editor, workspace: Path, written: str, wanted: set[str], not_wanted: set[str]
) -> None:
    file = workspace / "temple/first_steps/mission.yaml"
    head = "format: 1\ntracks:\n  - {id: alert_of_mine, max: 3}\ntriggers:\n  - id: bell\n    on: entered\n    do:\n"
    if written.startswith("    "):
        written = (
            f"      - {{op: raise, track: alert_of_mine}}\n{written}"
            if not written.startswith("      ")
            else written
        )
    offered = (await editor.offered(file, editor.type_at(file, head + written))).keys()
    assert wanted <= offered
    assert not (not_wanted & offered)


async def test_who_may_be_here_is_only_what_can_be_here(editor: Editor, workspace: Path) -> None:
    """`who: ` of a march takes patrols: names in scope that hold one, and nothing else."""
    file = workspace / "scorpion/garden_gate/cards.yaml"
    text = editor.open(file)
    start = text.index("{op: march") if "{op: march" in text else -1
    assert start > 0
    line = text[text.rindex("\n", 0, start) + 1 : text.index("\n", start)]
    indent = line[: len(line) - len(line.lstrip())]
    marked = text.replace(line, f"{indent}- {{op: march, who: ‸, steps: 2}}", 1)
    offered = await editor.offered(file, editor.type_at(file, marked))
    assert offered
    places = {item.label for item in offered.values() if item.label in ("plum_walk", "willow_bank")}
    assert not places
    editor.type(file, text)


async def test_what_a_mod_changes_is_offered_from_below(editor: Editor, workspace: Path) -> None:
    file = workspace / "scorpion/four_lanterns/cards.yaml"
    text = editor.open(file)
    at = editor.type_at(file, text.replace("- {change: lantern, copies: 4}", "- {change: ‸, copies: 4}"))
    offered = await editor.offered(file, at)
    assert {"lantern", "whistle"} <= offered.keys(), "its own base and the base of that"
    at = editor.type_at(
        workspace / "temple/nightingale_ropes/map.yaml",
        "format: 1\nlinks:\n  - {between: [maple_court, ‸]}\n",
    )
    offered = await editor.offered(workspace / "temple/nightingale_ropes/map.yaml", at)
    assert "willow_bank" in offered


async def test_definitions_lead_across_files_and_layers(editor: Editor, workspace: Path) -> None:
    mod, base = (
        workspace / "scorpion/four_lanterns/cards.yaml",
        workspace / "scorpion/homebrew_five/cards.yaml",
    )
    text = editor.open(mod, mod.read_text(encoding="utf-8"))
    found = await editor.client.text_document_definition_async(
        lsp.DefinitionParams(*_asked(editor, mod, editor.find(mod, "change: whistle", 10)))
    )
    assert isinstance(found, list)
    leads = {
        Path(one.uri.removeprefix("file://")): one.range for one in found if isinstance(one, lsp.Location)
    }
    assert set(leads) >= {base}
    written = base.read_text(encoding="utf-8").split("\n")[leads[base].start.line]
    assert "id: whistle" in written
    assert text


async def test_a_name_in_scope_leads_to_what_found_it(editor: Editor, workspace: Path) -> None:
    file = workspace / "temple/first_steps/mission.yaml"
    head = "format: 1\ntriggers:\n  - id: bell\n    on: entered\n    do:\n"
    text = (
        head
        + "      - {op: choose, who: seat, places: {tag: inner}, as: spot}\n      - {op: move, piece: piece, to: spot}\n"
    )
    editor.open(file, text)
    at = editor.find(file, "to: spot", 5)
    found = await editor.client.text_document_definition_async(
        lsp.DefinitionParams(*_asked(editor, file, at))
    )
    assert isinstance(found, list)
    [one] = found
    assert isinstance(one, lsp.Location)
    assert one.range.start == editor.find(file, "as: spot", 4)


async def test_nothing_outside_of_packs_is_answered_and_nothing_crashes(
    editor: Editor, tmp_path: Path
) -> None:
    stray = tmp_path / "stray.yaml"
    stray.write_text("a: 1\n", encoding="utf-8")
    editor.open(stray)
    at = editor.at(stray, lsp.Position(0, 1))
    assert (
        await editor.client.text_document_completion_async(
            lsp.CompletionParams(at.text_document, at.position)
        )
        is None
    )
    assert (
        await editor.client.text_document_definition_async(
            lsp.DefinitionParams(at.text_document, at.position)
        )
        is None
    )


@pytest.mark.parametrize(
    "broken", ["places: [", "- : : {", "\t\tx", "a: &b [*b]", "x: !!python/object:os.system {}", ""]
)
async def test_broken_files_are_told_of(editor: Editor, fresh: Fresh, broken: str) -> None:
    file = fresh("temple/first_steps") / "map.yaml"
    editor.open(file, broken)
    found = await editor.found(file)
    assert {one.severity for one in found} == {lsp.DiagnosticSeverity.Error}
    await editor.offered(file, lsp.Position(0, len(broken)))
    editor.type(file, file.read_text(encoding="utf-8"))
    await editor.found(file, lambda found: not found)


@pytest.mark.long
async def test_a_pack_whose_plugin_is_missing_is_told_of(editor: Editor, tmp_path: Path) -> None:
    scenario = tmp_path / "scenario.yaml"
    scenario.write_text("format: 1\nid: far\ngame: farland\ntitle: Far\n", encoding="utf-8")
    (tmp_path / "map.yaml").write_text(
        "format: 1\nkind: graph\nid: far\nplaces: [{id: a, at: [0, 0]}]\n", encoding="utf-8"
    )
    editor.open(scenario)
    found = await editor.found(scenario)
    assert "unknown-game" in {one.code for one in found}
    editor.open(tmp_path / "map.yaml")
    offered = await editor.offered(
        tmp_path / "map.yaml", editor.type_at(tmp_path / "map.yaml", "format: 1\nki‸")
    )
    assert "kind" in offered


def _asked(
    editor: Editor, file: Path, position: lsp.Position
) -> tuple[lsp.TextDocumentIdentifier, lsp.Position]:
    return editor.at(file, position).text_document, position


async def test_steps_with_cards_are_not_offered_where_there_are_none(editor: Editor, fresh: Fresh) -> None:
    """`op:` in a game without cards says nothing of drawing; in one with cards it does."""
    offered = {}
    for pack in ("temple/broken_causeway", "scorpion/garden_gate"):
        file = fresh(pack) / "mission.yaml"
        trigger = "format: 1\ntriggers:\n  - id: one\n    on: round_ends\n    do:\n      - op: ‸"
        editor.open(file)
        offered[pack] = set(await editor.offered(file, editor.type_at(file, trigger)))
    without, with_cards = offered.values()
    assert "say" in without & with_cards
    assert "draw" in with_cards - without
