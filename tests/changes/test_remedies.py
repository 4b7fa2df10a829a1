"""Whatever is taken from a new pack, each finding brings a button that mends it; the command line does the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from click.testing import CliRunner

from uguisu import UguisuError, check
from uguisu.content import Folder, InMemorySource
from uguisu.plugins import registry
from uguisu_changes.edits import Drop, Edit, Remove
from uguisu_changes.fixing import fix_pack
from uguisu_changes.mending import edit_of, offered
from uguisu_changes.paths import Path as Way
from uguisu_changes.remedies import remedied
from uguisu_changes.same import plain_copy
from uguisu_changes.yamltext import read_tree
from uguisu_tools.cli.commands.validate import command
from uguisu_tools.scaffold import as_begun, new_pack

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

GAMES = ("temple", "scorpion", "senjutsu", "spies")
PATIENCE = 60.0


def read(pack: Path) -> dict[str, Any]:
    """Return what the files of a pack say, by their kinds."""
    return {
        path.stem: plain_copy(read_tree(path.read_text(encoding="utf-8")).value)
        for path in pack.glob("*.yaml")
    }


def taken_away(data: Any, kind: str, way: Way = ()) -> Iterator[Edit]:
    """Yield what takes away each single thing: a key, a table of a list; of a list of words, the first and the last."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield Drop(kind, (*way, key))
            yield from taken_away(value, kind, (*way, key))
    elif isinstance(data, list):
        for at, value in enumerate(data):
            if isinstance(value, dict) or at in (0, len(data) - 1):
                yield Remove(kind, way, at)
            yield from taken_away(value, kind, (*way, at))


@pytest.mark.parametrize(
    ("game", "every"),
    [(game, 12) for game in GAMES] + [pytest.param(game, 1, marks=pytest.mark.long) for game in GAMES],
)
def test_whatever_is_taken_from_a_new_pack_a_button_mends_it(tmp_path: Path, game: str, every: int) -> None:
    known = registry()
    pack = new_pack("probe", game, tmp_path, known)
    files, tried, without = read(pack), 0, []
    edits = [edit for kind, data in files.items() for edit in taken_away(data, kind)]
    for edit in edits[::every]:
        broken = {kind: plain_copy(data) for kind, data in files.items()}
        edit.apply(broken)
        held = {f"{kind}.yaml": data for kind, data in broken.items()}
        found = check(pack, known, InMemorySource(Folder(pack), held))[1]
        for one in remedied(found, pack, held, known, PATIENCE):
            kind = one.file.removesuffix(".yaml")
            fix = offered(broken.get(kind), one)
            tried += 1
            if fix is None or edit_of(broken, kind if kind in broken else "scenario", fix) is None:
                without.append((edit, one.code, one.message))
    assert tried > 10
    assert without == []


def test_a_remedy_of_a_pack_that_new_did_not_make_takes_away_what_is_at_fault(tmp_path: Path) -> None:
    known = registry()
    pack = new_pack("probe", "temple", tmp_path, known)
    text = (pack / "map.yaml").read_text(encoding="utf-8")
    (pack / "map.yaml").write_text(
        text + "  - {between: [nowhere, moon_step], kind: road}\n", encoding="utf-8"
    )
    held = {f"{kind}.yaml": data for kind, data in read(pack).items()}
    found = check(pack, known, InMemorySource(Folder(pack), held))[1]
    (one,) = [one for one in remedied(found, pack, held, known, PATIENCE) if one.severity == "error"]
    assert one.fix is not None
    assert one.fix.kind == "remove"
    assert one.fix.path[0] == "links"


def test_what_only_hides_a_fault_is_no_remedy(tmp_path: Path) -> None:
    """Rulings that name crossings which are not there keep a game from being made, and so from being found at fault."""
    known = registry()
    pack = tmp_path / "hill"
    pack.mkdir()
    places = "".join(f"  - {{id: place-{at}, at: [{40 * at}, {at * at}]}}\n" for at in range(4))
    links = "".join(f"  - {{between: [place-{at}, place-{at + 1}], kind: road}}\n" for at in range(3))
    text = f"format: 1\nid: hill\nkind: graph\nplaces:\n{places}links:\n{links}"
    (pack / "map.yaml").write_text(text, encoding="utf-8")
    scenario = "format: 1\nid: hill\ngame: temple\ntitle: Hill\nneeds: {temple: '>=0.1'}\nmap: map.yaml\n"
    (pack / "scenario.yaml").write_text(scenario, encoding="utf-8")
    held = {f"{kind}.yaml": data for kind, data in read(pack).items()}
    found = check(pack, known, InMemorySource(Folder(pack), held))[1]
    assert any(one.severity == "error" for one in found)
    told = [one.fix for one in remedied(found, pack, held, known, PATIENCE) if one.fix is not None]
    assert [fix.title for fix in told if "rulings" in (fix.file, *fix.path)] == []


def test_validate_mends_what_the_editor_mends_and_keeps_what_was_written(tmp_path: Path) -> None:
    pack = new_pack("probe", "spies", tmp_path, registry())
    mission = pack / "mission.yaml"
    whole = mission.read_text(encoding="utf-8")
    at, end = whole.index("objectives:"), whole.index("props:")
    mission.write_text(whole[:at] + whole[end:], encoding="utf-8")
    runner = CliRunner()
    assert runner.invoke(command, [str(pack)]).exit_code == 1
    mended = runner.invoke(command, ["--fix", str(pack)])
    assert mended.exit_code == 0, mended.output
    assert "objectives" in mended.output
    now = mission.read_text(encoding="utf-8")
    assert "# What is on the board as the game begins" in now
    assert (
        read(pack)["mission"]["objectives"] == as_begun("probe", "spies", registry())["mission"]["objectives"]
    )
    assert fix_pack(pack, registry()) == []
    assert runner.invoke(command, ["--fix", str(pack)]).exit_code == 0


def test_validate_mends_no_pack_that_is_not_ones_own() -> None:
    shipped = next(folder / "spies" / "starter" for folder in registry().packs if (folder / "spies").is_dir())
    with pytest.raises(UguisuError, match="stays as it is"):
        CliRunner().invoke(command, ["--fix", str(shipped)], catch_exceptions=False)
