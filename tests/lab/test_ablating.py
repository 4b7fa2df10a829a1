"""A pack without each of its parts in turn."""

from __future__ import annotations

import json

import msgspec
import pytest
from click.testing import CliRunner

from uguisu.core.errors import UguisuError
from uguisu.loading import load, load_pack
from uguisu_lab.ablating import _trials, ablate, cards_in_play, findings_of, text, with_certainty
from uguisu_lab.comparing import compare, contender
from uguisu_lab.edits import Edits, parts_of
from uguisu_lab.playtest.tables import Words
from uguisu_tools.cli.app import app

GAMES = 12


def run(*arguments: object):
    return CliRunner().invoke(app, [str(argument) for argument in arguments], prog_name="uguisu")


@pytest.fixture(scope="module")
def found(first_steps):
    return ablate(contender(first_steps, "random"), ["link", "option"], GAMES, seed=3)


@pytest.mark.long
def test_each_part_is_away_once(found):
    assert {part.kind for part in found.parts} == {"link", "option"}
    assert len({(part.kind, part.name) for part in found.parts}) == len(found.parts) == 33
    assert [(kept.kind, kept.name) for kept in found.kept] == [("option", "samurai")]
    assert "samurai need 4 starts" in found.kept[0].why["en"]
    assert all(part.pairs == GAMES for part in found.parts)
    assert "option samurai" in text(found)


def test_what_changes_most_comes_first(found):
    changes = [(part.clear, abs(part.outcome.difference.value)) for part in found.parts]
    assert changes == sorted(changes, reverse=True)
    assert changes[0][1] > 0


def test_a_part_fares_as_in_a_comparison_without_it(found, first_steps):
    part = next(part for part in found.parts if part.kind == "link" and part.same < part.pairs)
    edits = Edits(load_pack(first_steps))
    edits.without("link", part.name)
    alone = compare(
        contender(first_steps, "random"), contender(first_steps, "random", edits.overrides()), GAMES, seed=3
    )
    same = next(outcome for outcome in alone.outcomes if outcome.side == part.outcome.side)
    assert same == part.outcome


@pytest.mark.long
def test_what_would_have_shown_reckons_with_all_the_parts(found, first_steps):
    part = next(part for part in found.parts if part.kind == "link" and part.same < part.pairs)
    edits = Edits(load_pack(first_steps))
    edits.without("link", part.name)
    changed = contender(first_steps, "random", edits.overrides())
    alone = compare(contender(first_steps, "random"), changed, GAMES, seed=3)
    same = next(outcome for outcome in alone.outcomes if outcome.side == part.outcome.side)
    assert same.difference == part.outcome.difference
    assert same.smallest <= part.outcome.smallest
    assert same.p <= part.p
    if not found.parts[0].clear:
        told = " ".join(findings_of(found, Words("en")))
        assert f"{found.parts[0].outcome.more} games more would show it" in told


@pytest.mark.long
def test_two_processes_find_the_same(found, first_steps):
    together = ablate(contender(first_steps, "random"), ["link", "option"], GAMES, seed=3, jobs=2)
    assert msgspec.structs.replace(together, seconds=0) == msgspec.structs.replace(found, seconds=0)


def test_ctrl_c_keeps_the_parts_that_are_done(first_steps):
    def stop(done: int, _of: int) -> None:
        if done == GAMES * 4 + 7:
            raise KeyboardInterrupt

    found = ablate(contender(first_steps, "random"), ["link"], GAMES, progress=stop)
    assert found.partial
    assert len(found.parts) == 3


def test_where_there_is_nothing_to_leave_out_it_is_told(first_steps):
    with pytest.raises(UguisuError, match="nothing of that kind"):
        ablate(contender(first_steps, "random"), ["card"], 1)


@pytest.mark.long
def test_it_is_told_first_what_is_certain(small_duel):
    """Red wins by force, but not without the one card that wounds enough, whatever few games between these bots show."""
    found = with_certainty(ablate(contender(small_duel), ["card"], 2), contender(small_duel))
    told = findings_of(found, Words("en"))
    assert told[:2] == [
        "If nobody makes a mistake, Hawk (Red) wins, whatever is hidden; that is certain.",
        "Without Heavy cut: neither side gains on average (to within 0.001), if nobody makes a mistake.",
    ]
    assert told[2].startswith(
        "These games are too few to show of "
    )  # not that a difference of 198 points would have shown
    others = [part for part in found.parts if part.name != "heavy_cut"]
    alike = findings_of(msgspec.structs.replace(found, parts=tuple(others)), Words("en"))
    assert "also without any one of these parts; that is certain." in alike[0]


def test_the_command_writes_text_json_and_a_page(first_steps, tmp_path, monkeypatch):
    monkeypatch.setattr("uguisu_lab.ablating.certain_soon", lambda _game: None)  # seconds for each part
    wanted = ("ablate", first_steps, "--bots", "random", "-n", 6, "-j", 1, "--parts", "option")
    told = run(*wanted, "--report", tmp_path / "report")
    assert told.exit_code == 0, told.output
    assert "What each part does" in told.output
    assert sorted(path.name for path in (tmp_path / "report").iterdir()) == ["ablation.html", "ablation.json"]
    html = (tmp_path / "report" / "ablation.html").read_text(encoding="utf-8")
    assert html.count('class="mean"') == 3
    assert len(json.loads(run(*wanted, "--json").stdout)["parts"]) == 3
    assert "should be one of card, link" in run("ablate", first_steps, "--parts", "cards").output


def test_cards_that_nobody_here_plays_are_no_parts(root):
    """A duel alone builds on packs with the cards of 40 fighters, of which a few are on the field."""
    game = load(root / "scenarios" / "senjutsu" / "alone_in_the_snow")
    played = cards_in_play(game)
    assert {"ronin_core", "vo_severing_cut"} <= played
    assert not {"hawk_core", "breath", "forward_cut"} & played
    lesson = load(root / "scenarios" / "senjutsu" / "teaching_duel")
    assert cards_in_play(lesson) == {*lesson.card_ids}


@pytest.mark.long
def test_what_was_not_tried_is_counted(root):
    path = root / "scenarios" / "senjutsu" / "snow_field"
    game = load(path)
    idle = {*game.card_ids} - cards_in_play(game)
    parts = [part for part in parts_of(load_pack(path)) if part.kind == "card"]
    trials, kept, left = _trials(contender(path, "random"), ["card"], 1, 0)
    assert {*left} == idle
    assert len(trials) + len(kept) + len(left) == len(parts)
    assert len(idle) > 20
