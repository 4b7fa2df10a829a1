"""Packs that build on packs: found, merged, and told of by their own lines."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml
from click.testing import CliRunner

from uguisu.content.diagnostics import Diagnostic
from uguisu.content.layers import MAX_LAYERS
from uguisu.content.loader import read_pack
from uguisu.core.errors import UguisuError
from uguisu.loading import check, load, load_pack
from uguisu.loading.overrides import Overrides
from uguisu.plugins import registry
from uguisu_tools.cli.app import app
from uguisu_tools.packs.ledger import remove
from uguisu_tools.packs.mods import Difference, differences, explain, flatten, in_words
from uguisu_tools.packs.shelf import add, zip_pack
from uguisu_tools.packs.texts import from_po, join, split, to_po
from uguisu_tools.record.stamp import StampMismatch, stamp_of
from uguisu_tools.record.stamp import check as check_stamp
from uguisu_tools.rulings.run import run_base_rulings

ROOT = Path(__file__).parents[2]
GARDEN = ROOT / "scenarios" / "scorpion" / "garden_gate"
FIVE = ROOT / "scenarios" / "scorpion" / "homebrew_five"
Write = Callable[..., Path]


def found_in(pack: Path) -> list[Diagnostic]:
    return check(pack)[1]


def told(pack: Path) -> list[str]:
    return [
        f"{Path(one.file).parent.name}/{Path(one.file).name}:{one.line} {one.code}" for one in found_in(pack)
    ]


def change_base(base: Path, file: str, change: Callable[[Any], None]) -> None:
    data = load_pack(base).documents[file].data
    change(data)
    (base / f"{file}.yaml").write_text(
        yaml.safe_dump(data, allow_unicode=True, sort_keys=False), encoding="utf-8"
    )


def test_what_a_mod_does_not_say_comes_from_below(mod: Write) -> None:
    pack = load_pack(mod(cards={"cards": [{"change": "awaken", "origin": "of_1"}]}))
    assert pack.scenario.game == "scorpion"
    assert pack.scenario.title == "mod"
    assert len(pack.topology.ids) == 46
    assert pack.cards is not None
    assert pack.cards.cards[0].origin == "of_1"
    assert [layer.id for layer in pack.layers] == ["garden_gate", "mod"]


def test_a_mistake_is_told_with_the_mods_own_line(mod: Write) -> None:
    pack = mod(
        cards="format: 1\ncards:\n  - {change: awaken, copeis: 4}\n"
        "  - {change: awakne, copies: 4}\n  - {id: awaken, title: A}\n"
    )
    assert told(pack) == [
        "mod/cards.yaml:3 unknown-key",
        "mod/cards.yaml:4 nothing-below",
        "mod/cards.yaml:5 already-below",
    ]


def test_a_mistake_below_names_the_file_below(mod: Write, base: Path) -> None:
    change_base(base, "cards", lambda data: data["cards"][0].update(copeis=3))
    assert {line.split(":")[0] for line in told(mod())} == {"garden_gate/cards.yaml"}


def test_remarks_on_what_is_below_are_not_the_mods(mod: Write, base: Path) -> None:
    change_base(base, "scenario", lambda data: data.update(languages=["en", "uk", "ru", "it", "fr"]))
    assert "missing-translation" in {one.code for one in found_in(base)}
    assert told(mod()) == []


def test_what_is_removed_and_needed_below_is_told_at_the_removal(mod: Write) -> None:
    pack = mod(map={"places": [{"remove": "f1"}]})
    lines = told(pack)
    assert "mod/map.yaml:3 removal-breaks" in lines
    assert any(line.startswith("garden_gate/map.yaml") for line in lines)


def test_two_mods_that_change_one_value_are_told_of(mod: Write) -> None:
    mod("one", cards={"cards": [{"change": "awaken", "origin": "of_1"}]})
    mod("two", cards={"cards": [{"change": "awaken", "origin": "of_2"}]})
    both = mod("both", uses=["../one", "../two"])
    clash = next(one for one in found_in(both) if one.code == "mods-clash")
    assert (Path(clash.file).parent.name, clash.line, clash.severity) == ("two", 4, "warning")
    assert "one/cards.yaml:4" in clash.message
    cards = load_pack(both).cards
    assert cards is not None
    assert cards.cards[0].origin == "of_2"


def test_a_mod_above_settles_what_two_below_dispute(mod: Write) -> None:
    mod("one", cards={"cards": [{"change": "awaken", "origin": "of_1"}]})
    mod("two", cards={"cards": [{"change": "awaken", "origin": "of_2"}]})
    both = mod("both", uses=["../one", "../two"], cards={"cards": [{"change": "awaken", "origin": "of_3"}]})
    assert told(both) == []


def test_a_mod_on_a_mod_may_change_what_that_changed(mod: Write) -> None:
    mod("one", cards={"cards": [{"change": "awaken", "origin": "of_1"}]})
    two = mod("two", uses="../one", cards={"cards": [{"change": "awaken", "origin": "of_2"}]})
    assert told(two) == []
    assert [layer.id for layer in load_pack(two).layers] == ["garden_gate", "one", "two"]


@pytest.mark.parametrize(
    ("uses", "code", "line"),
    [
        (["../nowhere"], "no-base", 4),
        (["garden_gat"], "no-base", 4),
        ([{"pack": "../garden_gate", "version": ">=2"}], "base-version", 5),
        ([{"pack": "../garden_gate", "version": "two"}], "bad-version-range", 5),
        (["../mod"], "base-circle", 4),
        (["a" * 5000], "no-base", 4),
        (["./" + "a" * 5000], "no-base", 4),
    ],
)
def test_what_is_wrong_with_uses(mod: Write, uses: Any, code: str, line: int) -> None:
    pack = mod(uses=uses)
    found = found_in(pack)[0]
    assert (Path(found.file).parent.name, found.code, found.line) == ("mod", code, line)


def test_a_circle_of_packs_is_told_where_it_closes(mod: Write) -> None:
    one = mod("one", uses="../two")
    mod("two", uses="../one")
    assert "two/scenario.yaml:4 base-circle" in told(one)


def test_a_long_chain_of_packs_is_told_where_it_is_too_long(mod: Write) -> None:
    for number in range(MAX_LAYERS + 1):
        top = mod(f"mod{number}", uses=f"../mod{number - 1}" if number else "../garden_gate")
        if number == MAX_LAYERS - 2:
            assert told(top) == []
    assert told(top) == ["mod1/scenario.yaml:4 too-many-layers"]


def test_a_base_is_found_by_name_beside_the_mod(mod: Write) -> None:
    assert load_pack(mod(uses="garden_gate")).scenario.game == "scorpion"


def test_replaces_takes_nothing_from_the_file_below(mod: Write) -> None:
    pack = mod(scenario={"replaces": ["mission"]}, mission={"title": "Alone"})
    mission = (
        load_pack(pack).mission if not [one for one in found_in(pack) if one.severity == "error"] else None
    )
    assert mission is None or mission.title == "Alone"
    assert not any("garden_gate/mission" in line for line in told(pack))


@pytest.mark.parametrize("replaces", [3, True, "map"])
def test_replaces_that_is_no_list_is_told(mod: Write, replaces: Any) -> None:
    assert told(mod(scenario={"replaces": replaces})) == ["mod/scenario.yaml:6 wrong-type"]


@pytest.mark.parametrize("kind", ["map", "cards"])
def test_replacing_without_a_file_is_told_at_the_word(mod: Write, kind: str) -> None:
    assert told(mod(scenario={"replaces": [kind]})) == ["mod/scenario.yaml:7 no-file"]


@pytest.mark.parametrize("file", ["cards.yaml", "map.yaml", "texts.uk.yaml"])
@pytest.mark.parametrize(
    ("text", "code"),
    [("3", "wrong-type"), ("[a]", "wrong-type"), ("{}", "missing-key"), ("format: one", "wrong-type")],
)
def test_a_file_of_a_mod_that_is_none_is_not_passed_over(mod: Write, file: str, text: str, code: str) -> None:
    folder = mod()
    (folder / file).write_text(text, encoding="utf-8")
    assert told(folder) == [f"mod/{file}:1 {code}"]


def test_advice_on_what_is_below_begins_a_sentence_of_its_own(mod: Write) -> None:
    temple = Path(shutil.copytree(ROOT / "tests" / "packs" / "triangle", mod("x").parent / "triangle"))
    found = found_in(mod(uses=f"../{temple.name}", scenario={"options": {"samurai": None}}))
    advice = next(one.hint for one in found if one.code == "temple-starts")
    assert advice is not None
    assert "choose. It is in a pack" in advice


def test_texts_lie_in_a_file_of_their_own(mod: Write) -> None:
    folder = mod(cards={"cards": [{"change": "awaken", "title": "Up!"}]})
    (folder / "texts.uk.yaml").write_text(
        "format: 1\ncards:\n  cards:\n    awaken: {title: Вгору!}\n", encoding="utf-8"
    )
    cards = load_pack(folder).cards
    assert cards is not None
    assert cards.cards[0].title == {"en": "Up!", "uk": "Вгору!"}
    (folder / "texts.uk.yaml").write_text(
        "format: 1\ncards:\n  cards:\n    awakne: {title: Вгору!}\n", encoding="utf-8"
    )
    assert told(folder) == ["mod/texts.uk.yaml:4 nothing-below"]


def test_a_whole_pack_has_no_rulings_of_those_below(mod: Write, tmp_path: Path) -> None:
    folder = mod(map={"title": "Mine"})
    flat = flatten(load_pack(folder), tmp_path / "flat")
    assert {file.name for file in flat.iterdir()} == {
        "scenario.yaml",
        "map.yaml",
        "cards.yaml",
        "mission.yaml",
    }
    with pytest.raises(UguisuError) as again:
        flatten(load_pack(folder), flat)
    assert "--folder" not in str(again.value.hint)  # not every command has it


def test_differences_in_words_and_as_data(mod: Write) -> None:
    pack = load_pack(
        mod(cards={"cards": [{"change": "awaken", "origin": "of_1"}, {"change": "shuriken", "text": None}]})
    )
    cards = [one for one in differences(pack) if one.file == "cards"]
    assert [(one.way, one.kind, one.now, one.line) for one in cards] == [
        (("cards", "awaken", "origin"), "added", "of_1", 4),
        (("cards", "shuriken", "text"), "removed", None, 6),
    ]
    assert str(cards[0].told) == "cards > awaken > origin: added of_1"


def test_changed_effects_are_told_in_words_too(mod: Write) -> None:
    kill = [{"op": "kill", "who": "target"}, {"op": "raise", "track": "alert", "by": 3}]
    new: dict[str, Any] = {
        "id": "gust",
        "title": "Gust",
        "deck": "ninja",
        "target": "zone",
        "props": {"starter": 0},
    }
    new["do"] = [{"op": "mark", "kind": "lantern", "place": "nowhere"}]
    folder = mod(cards={"cards": [{"change": "ninja_kenjutsu", "do": kill, "text": "Kill; alert +3."}]})
    told = CliRunner().invoke(app, ["mod", "diff", str(folder), "--language", "en"]).output.splitlines()
    line = next(number for number, text in enumerate(told) if "ninja_kenjutsu > do" in text)
    assert told[line + 1 : line + 3] == [
        "    was, in words: kill the target; raise Alert by 1",
        "    now, in words: kill the target; raise Alert by 3",
    ]
    game = load(folder)
    added = Difference(
        layer="mod",
        file="cards",
        way=("cards", "gust"),
        kind="added",
        was=None,
        now=new,
        at="cards.yaml",
        line=1,
    )
    assert [*map(str, in_words(game, added))] == ["now, in words: lay “lantern” at “nowhere”"]
    odd = msgspec.structs.replace(added, now={"do": [{"op": "no_such_word"}]})
    assert [*in_words(game, odd)] == []


def test_explain_names_the_layer_of_each_value(mod: Write) -> None:
    mod("one", cards={"cards": [{"change": "awaken", "origin": "of_1"}]})
    two = load_pack(mod("two", uses="../one", cards={"cards": [{"change": "awaken", "origin": "of_2"}]}))
    values = {one.way[2:]: one for one in explain(two, "awaken") if one.way[:2] == ("cards", "awaken")}
    origin = values[("origin",)]
    assert (origin.value, origin.layer, origin.line) == ("of_2", "two", 4)
    assert origin.replaced == (("one", "of_1"),)
    assert values["deck",].layer == "garden_gate"


def test_explain_tells_of_texts_in_a_file_of_their_own(mod: Write) -> None:
    folder = mod()
    (folder / "texts.uk.yaml").write_text(
        "format: 1\ncards: {cards: {awaken: {title: Вгору!}}}\n", encoding="utf-8"
    )
    values = {one.way: one for one in explain(load_pack(folder), "awaken")}
    title = values["cards", "awaken", "title", "uk"]
    assert (title.value, title.layer, Path(title.at).name, title.line) == (
        "Вгору!",
        "mod",
        "texts.uk.yaml",
        2,
    )


@pytest.mark.long
def test_rulings_of_the_base_are_tried_and_may_be_broken_on_purpose(mod: Write) -> None:
    options = {"options": {"turns": 9, "last_return": 5}}
    outcomes, stale = run_base_rulings(load_pack(mod("loud", scenario=options)), registry())
    broken = [one.ruling.id for one in outcomes if not one.holds]
    assert "the_last_turn" in broken
    assert "starter_hands" not in broken
    assert not stale
    breaks = {**dict.fromkeys(broken, "A shorter night."), "starter_hands": "?", "nothing": "?"}
    said = {"rulings": [], "breaks": breaks}
    quiet = mod("quiet", rulings=said, scenario={**options, "rulings": "rulings.yaml"})
    outcomes, stale = run_base_rulings(load_pack(quiet), registry())
    assert all(one.holds for one in outcomes)
    assert [(one.code, one.path) for one in stale] == [
        ("break-stale", ("breaks", "starter_hands")),
        ("break-stale", ("breaks", "nothing")),
    ]


def test_packs_are_zipped_added_found_and_removed(
    mod: Write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("UGUISU_DATA", str(tmp_path / "own"))
    (tmp_path / "empty").mkdir()
    monkeypatch.chdir(tmp_path / "empty")
    flat = flatten(load_pack(mod(cards={"cards": [{"change": "awaken", "origin": "x"}]})), tmp_path / "whole")
    zipped = zip_pack(flat, tmp_path / "mod.zip", registry())
    assert zip_pack(flat, tmp_path / "again.zip", registry()).path.read_bytes() == zipped.path.read_bytes()
    name, folder = add(zipped.path, registry())[:2]
    assert (name, folder) == ("scorpion/mod", tmp_path / "own" / "packs" / "scorpion" / "mod")
    above = mod("above", uses="scorpion/mod")
    assert load_pack(above).layers[0].id == "mod"
    remove("scorpion/mod", registry())
    assert not folder.exists()
    assert told(above) == ["above/scenario.yaml:4 no-base"]


def test_a_pack_held_in_memory_builds_on_what_is_on_disk(mod: Write) -> None:
    from uguisu.content.source import Folder, InMemorySource

    folder = mod()
    held = InMemorySource(
        Folder(folder), {"cards.yaml": {"format": 1, "cards": [{"change": "awaken", "text": "Wake."}]}}
    )
    pack, found = read_pack(folder, registry(), held)
    assert pack is not None
    assert not found


def test_texts_move_out_of_the_files_and_back(base: Path) -> None:
    patch = import_module("uguisu_changes.yamltext").patch if find_spec("uguisu_changes") else plain_yaml
    before = load_pack(base)
    path = split(base, "uk", patch)
    apart = load_pack(base)
    assert path.name == "texts.uk.yaml"
    assert "Підйом" not in (base / "cards.yaml").read_text(encoding="utf-8")
    assert "# The guards" in (base / "cards.yaml").read_text(encoding="utf-8") or patch is plain_yaml
    assert (apart.cards, apart.map, apart.mission) == (before.cards, before.map, before.mission)
    assert {file.name for file in join(base, "uk", patch)} >= {"cards.yaml", "map.yaml"}
    assert not path.exists()
    assert load_pack(base).cards == before.cards


def test_joining_keeps_texts_for_files_that_only_a_pack_below_has(mod: Write) -> None:
    folder = mod()
    path = folder / "texts.uk.yaml"
    path.write_text(
        "format: 1\nscenario: {title: Мод}\ncards: {cards: {awaken: {title: Вгору!}}}\n", encoding="utf-8"
    )
    assert [file.name for file in join(folder, "uk", plain_yaml)] == ["scenario.yaml", "texts.uk.yaml"]
    pack = load_pack(folder)
    assert pack.cards is not None
    titles = (pack.scenario.title, pack.cards.cards[0].title)
    assert [title["uk"] for title in titles if isinstance(title, dict)] == ["Мод", "Вгору!"]


@pytest.mark.parametrize("text", ["3", "[a]", "crads: {cards: {}}"])
def test_what_is_no_file_of_texts_is_left_alone(mod: Write, tmp_path: Path, text: str) -> None:
    folder = mod()
    path = folder / "texts.uk.yaml"
    path.write_text(text, encoding="utf-8")
    attempts: list[Callable[[], object]] = [
        lambda: join(folder, "uk", plain_yaml),
        lambda: split(folder, "uk", plain_yaml),
        lambda: to_po(folder, "uk", tmp_path / "uk.po"),
    ]
    for attempt in attempts:
        with pytest.raises(UguisuError, match=r"not a file of texts"):
            attempt()
    assert path.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("language", ["", "../../x", "Deutsch"])
def test_a_language_is_given_by_its_code(mod: Write, tmp_path: Path, language: str) -> None:
    folder = mod()
    before = sorted(tmp_path.rglob("*"))
    for attempt in (
        lambda: split(folder, language, plain_yaml),
        lambda: to_po(folder, language, tmp_path / "x.po"),
    ):
        with pytest.raises(UguisuError, match="short code"):
            attempt()
    assert sorted(tmp_path.rglob("*")) == before


def plain_yaml(_text: str, data: Any) -> str:
    """Without the editor, comments are lost."""
    return str(yaml.safe_dump(data, allow_unicode=True, sort_keys=False))


def test_translators_get_a_po_and_send_it_back(mod: Write, tmp_path: Path) -> None:
    folder = mod(
        cards={
            "cards": [{"change": "awaken", "title": "Up!", "text": {"en": "All rise.", "uk": "Усі встають."}}]
        }
    )
    po = tmp_path / "uk.po"
    assert to_po(folder, "uk", po) == 2  # the mod's own title, and the card's
    text = po.read_text(encoding="utf-8")
    assert "Усі встають." in text
    po.write_text(text.replace('msgid "Up!"\nmsgstr ""', 'msgid "Up!"\nmsgstr "Вгору!"'), encoding="utf-8")
    path, count = from_po(folder, po, plain_yaml)
    assert (path.name, count) == ("texts.uk.yaml", 2)
    cards = load_pack(folder).cards
    assert cards is not None
    assert cards.cards[0].title == {"en": "Up!", "uk": "Вгору!"}


def test_a_po_must_say_its_language(mod: Write, tmp_path: Path) -> None:
    po = tmp_path / "x.po"
    po.write_text('msgid ""\nmsgstr ""\n', encoding="utf-8")
    with pytest.raises(UguisuError, match="which language"):
        from_po(mod(), po, plain_yaml)


def test_saves_and_replays_say_which_pack_below_has_changed(mod: Write, base: Path) -> None:
    folder = mod()
    game = load(folder)
    stamp = stamp_of(game, 1)
    assert [layer.id for layer in stamp.layers] == ["garden_gate", "mod"]
    check_stamp(stamp, game)
    change_base(base, "scenario", lambda data: data["options"].update(turns=11))
    with pytest.raises(StampMismatch, match="'garden_gate', which 'mod' builds on, has changed"):
        check_stamp(stamp, load(folder))


def test_a_report_names_the_packs_a_mod_is_made_of(tmp_path: Path) -> None:
    done = CliRunner().invoke(
        app,
        [
            "playtest",
            str(FIVE),
            "--games",
            "2",
            "--bots",
            "guards=random,intruders=random",
            "--json",
            "--jobs",
            "1",
        ],
    )
    assert [layer["id"] for layer in json.loads(done.stdout)["layers"]] == ["garden_gate", "homebrew_five"]


@pytest.mark.parametrize(
    "pack",
    sorted({texts.parent for texts in ROOT.glob("scenarios/*/*/texts.*.yaml")}),
    ids=lambda pack: pack.name,
)
def test_what_has_files_of_texts_can_be_changed(pack: Path) -> None:
    """The rulings of a pack are not those of a mod of it, nor are their translations."""
    changed = load(pack, changes=Overrides(mod={"scenario": {"title": "Changed"}}))
    assert changed.title == "Changed"
