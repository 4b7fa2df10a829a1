"""Two packs held against each other."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner
from tests.support.tiny import written
from tests.support.yardstick import yardstick

from uguisu.core.errors import UguisuError
from uguisu.loading import load, load_pack
from uguisu.loading.overrides import Overrides
from uguisu_lab.comparing import blocks, compare, contender, with_certainty
from uguisu_lab.comparison_report import findings_of, page, text
from uguisu_lab.edits import Edits, parts_of
from uguisu_lab.playtest.tables import Words
from uguisu_tools.cli.app import app


def run(*arguments: object):
    return CliRunner().invoke(app, [str(argument) for argument in arguments], prog_name="uguisu")


def test_the_same_pack_twice_plays_the_same_games(first_steps):
    found = compare(contender(first_steps, "random"), contender(first_steps, "random"), 30)
    assert (found.pairs, found.same, found.verdict) == (30, 30, "open")
    assert not any(moved.clear for moved in found.measures)
    assert "Every game was the same, move by move" in text(found)


@pytest.mark.long
def test_a_shorter_game_is_found_to_be_one(first_steps):
    short = Overrides(options={"turn_limit": 2})
    wanted = (contender(first_steps, "random"), contender(first_steps, "random", short))
    alone, together = compare(*wanted, 60, seed=2), compare(*wanted, 60, seed=2, jobs=2)
    assert msgspec.structs.replace(alone, seconds=0) == msgspec.structs.replace(together, seconds=0)
    moved = {moved.id: moved for moved in alone.measures if moved.clear}
    assert moved["length.plies"].difference.high < 0
    assert moved["length.plies"].pairs == 60
    assert text(alone).startswith("First steps \N{RIGHTWARDS ARROW} turn_limit=2")


def test_it_stops_when_it_is_known(first_steps):
    nobody_moves = Overrides(options={"turn_limit": 1})
    found = compare(
        contender(first_steps, "random"), contender(first_steps, "random", nobody_moves), 2000, until=0.05
    )
    assert found.verdict == "differs"
    assert 20 <= found.pairs < 400
    hardly = Overrides(options={"turn_limit": 19})  # of some games it matters, of few who wins them
    same = compare(
        contender(first_steps, "random"), contender(first_steps, "random", hardly), 2000, until=0.25
    )
    assert same.verdict == "alike"
    assert same.pairs < 400
    assert "Nobody wins more or less often by as much as 25 points." in findings_of(same, Words("en"))


def test_an_edit_that_bots_never_notice_is_told_by_what_both_packs_are_worth(tmp_path):
    packs = {pack.name: pack for pack in yardstick()}
    wanted = [contender(written(tmp_path / name, packs[name].files)) for name in ("castle-1", "castle-3")]
    found = with_certainty(compare(*wanted, 2), *wanted)
    assert findings_of(found, Words("en"))[0] == (
        "If nobody makes a mistake: with the first, Intruders wins, whatever is hidden; with the second, Guards wins, "
        "whatever is hidden. That is certain; what follows is how these bots play."
    )
    alike = msgspec.structs.replace(found, second=found.first)
    assert findings_of(alike, Words("en"))[0] == (
        "If nobody makes a mistake, Intruders wins, whatever is hidden, with either pack; that is certain."
    )


def test_blocks_cover_all_games_once_and_grow():
    assert [number for block in blocks(777) for number in block] == list(range(777))
    sizes = [len(block) for block in blocks(10_000)]
    assert sizes[:-1] == sorted(sizes[:-1])
    assert len(sizes) < 60


def test_different_games_are_refused(first_steps, garden_gate):
    with pytest.raises(UguisuError, match="cannot be compared"):
        compare(contender(first_steps, "random"), contender(garden_gate, "random"), 1)


def test_a_card_fewer_makes_its_deck_smaller(garden_gate):
    pack = load_pack(garden_gate)
    edits = Edits(pack)
    edits.without("card", "awaken")
    edits.set_copies("patrol_listen", 7)
    changed = load(garden_gate, changes=edits.overrides())
    before, after = (sum(game.decks["guards"]) for game in (load(garden_gate), changed))
    assert after == before - 6 + 1
    assert "awaken" not in changed.card_ids
    assert changed.scenario == "garden_gate"
    assert changed.digest != load(garden_gate).digest


def test_what_was_left_out_before_stays_out(garden_gate):
    base = None
    for card, link in (("awaken", "south_gate,archery_lawn"), ("guard_kenjutsu", "stables,archery_lawn")):
        edits = Edits(load_pack(garden_gate, changes=base))
        edits.without("card", card)
        edits.without("link", link)
        base = edits.overrides(base)
    whole, less = load(garden_gate), load(garden_gate, changes=base)
    assert {*whole.card_ids} - {*less.card_ids} == {"awaken", "guard_kenjutsu"}
    assert len(whole.topology.edges) - len(less.topology.edges) == 2
    assert sum(less.decks["guards"]) < sum(whole.decks["guards"])


def test_every_part_can_be_left_out_or_says_why_not(first_steps):
    pack = load_pack(first_steps)
    parts = list(parts_of(pack))
    assert {part.kind for part in parts} == {"link", "option"}
    refused = []
    for part in parts:
        edits = Edits(pack)
        edits.without(part.kind, part.name)
        try:
            load(first_steps, changes=edits.overrides())
        except UguisuError as error:
            refused.append((str(part), error.diagnostics[0].message))
    assert refused == [("option=samurai", "4 samurai need 4 starts, but 3 are given")]


def test_a_variant_may_be_left_out(triangle):
    edits = Edits(load_pack(triangle))
    with pytest.raises(UguisuError, match="no variant 'silence'"):
        edits.without("variant", "silence")
    base = Overrides(variants=("silence", "compulsory_movement"))
    edits.variants.append("silence")
    assert edits.overrides(base).variants == ("compulsory_movement",)


def test_what_is_not_there_cannot_be_left_out(garden_gate):
    told = run("compare", garden_gate, "--without", "card=wistle")
    assert told.exit_code == 2
    assert "the pack has no card 'wistle'" in told.output
    told = run("compare", garden_gate, "--without", "lantern")
    assert "should be one of card=..." in told.output
    told = run("compare", garden_gate, "--copies", "awaken=many")
    assert "should be CARD=N" in told.output
    assert "say what should be different" in run("compare", garden_gate).output


def test_the_command_writes_text_json_and_a_page(first_steps, tmp_path):
    wanted = (
        "compare",
        first_steps,
        "--bots",
        "random",
        "-n",
        12,
        "-j",
        1,
        "--without",
        "link=cedar_door,lantern_steps",
    )
    told = run(*wanted, "--report", tmp_path / "report")
    assert told.exit_code == 0, told.output
    assert "Who wins, between these bots" in told.output
    assert sorted(path.name for path in (tmp_path / "report").iterdir()) == [
        "comparison.html",
        "comparison.json",
    ]
    html = (tmp_path / "report" / "comparison.html").read_text(encoding="utf-8")
    assert "without lantern_steps - cedar_door" in html
    found = json.loads(run(*wanted, "--json").stdout)
    assert found["pairs"] == 12
    assert found["second"]["changes"]["mod"]["map"] == {
        "links": [{"remove": ["lantern_steps", "cedar_door"]}]
    }


def test_the_page_speaks_every_language(first_steps):
    short = Overrides(options={"turn_limit": 2})
    found = compare(contender(first_steps, "random"), contender(first_steps, "random", short), 30)
    assert 'lang="uk"' in page(found, "uk")
    assert "Порівняння" in page(found, "uk")


def test_without_dask_or_optuna_it_is_told_what_to_install(first_steps, monkeypatch):
    from uguisu_lab.balancing import balance, parse_aim, parse_knob

    def missing(name: str):
        raise ImportError(name)

    monkeypatch.setattr("uguisu_lab.playtest.cluster.import_module", missing)
    monkeypatch.setattr("uguisu_lab.balancing.import_module", missing)
    base = contender(first_steps, "random")
    with pytest.raises(UguisuError, match=r"needs Dask") as dask:
        compare(base, base, 2, cluster="tcp://127.0.0.1:1")
    assert "uguisu[lab]" in dask.value.hint
    aims, few, many = (
        [parse_aim("draws 0..100", base.game)],
        "option:turn_limit=4..5",
        "option:turn_limit=1..90",
    )
    assert balance(base, aims, [parse_knob(few)], games=4).tried
    with pytest.raises(UguisuError, match="need Optuna"):
        balance(base, aims, [parse_knob(many)], games=4)


def test_a_game_for_one_can_be_compared(first_steps):
    solo = first_steps.parents[1] / "senjutsu" / "last_stand"
    with_less = Overrides(options=load_pack(solo).documents["scenario"].data["options"])
    found = compare(contender(solo, "random"), contender(solo, "random", with_less), 3)
    assert found.same == 3
    assert found.outcomes[0].side == contender(solo, "random").game.sides[0]


@pytest.mark.parametrize("command", ["compare", "balance", "ablate"])
def test_an_error_of_the_pack_is_not_blamed_on_the_bots(command, first_steps, tmp_path):
    pack = Path(shutil.copytree(first_steps, tmp_path / "pack"))
    (pack / "map.yaml").write_text("format: 1\nkind: graph\nplaces: []\n", encoding="utf-8")
    told = run(command, pack, *([pack] if command == "compare" else []), "--games", 2)
    assert told.exit_code == 1, told.output
    assert "--bots" not in told.output
    assert "map.yaml" in told.output


def test_a_change_that_makes_no_game_is_blamed_and_not_the_bots_or_the_pack(garden_gate):
    told = run("compare", garden_gate, "--copies", "awaken=1", "--games", 2)
    assert told.exit_code == 1, told.output
    assert "has only 1" in told.output
    assert "No game comes of" in told.output
    assert "with these changes" in told.output
    assert "--bots" not in told.output
    assert "uguisu validate" not in told.output
    wrong = run("compare", garden_gate, garden_gate, "--bots", "nobody", "--games", 2)
    assert "--bots" in wrong.output


@pytest.mark.parametrize(
    ("option", "value"), [("--copies", "awakn=1"), ("--without", "card=awakn"), ("--without", "track=awaken")]
)
def test_a_change_of_what_is_not_there_is_blamed_on_its_option(option, value, garden_gate):
    told = run("compare", garden_gate, option, value, "--games", 2)
    assert told.exit_code == 2, told.output
    assert f"for {option}: " in told.output
    assert "--bots" not in told.output
