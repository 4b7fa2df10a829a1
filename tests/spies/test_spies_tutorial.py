"""docs/write-a-mission.md, followed to the letter as a newcomer would; what comes of it is the pack that ships."""

from __future__ import annotations

import random
import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from uguisu.content.parsing import parse
from uguisu.loading import load
from uguisu.match import Match
from uguisu.plugins import registry
from uguisu_tools.bots.table import Table
from uguisu_tools.cli.app import app

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "write-a-mission.md").read_text(encoding="utf-8")
SHIPPED = ROOT / "scenarios" / "spies" / "garden_party"
BLOCK = re.compile(r"^```(sh|yaml)\n(.*?)^```", re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def followed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Type every command and write every block of the page; return the folder it was done in."""
    here = tmp_path_factory.mktemp("newcomer")
    begun: set[str] = set()
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(here)
        patch.setenv("UGUISU_PACKS", str(ROOT / "scenarios"))
        for kind, body in BLOCK.findall(PAGE):
            if kind == "sh":
                for line in body.strip().splitlines():
                    command = shlex.split(line)
                    assert command[0] == "uguisu"
                    result = CliRunner().invoke(app, command[1:], prog_name="uguisu")
                    assert result.exit_code == 0, f"{line}\n{result.output}"
                    if command[1] == "validate":
                        assert result.output == "1 pack checked: no problems.\n"
            else:
                first, _, rest = body.partition("\n")
                name = first.removeprefix("# ")
                file = here / name
                file.write_text(
                    (file.read_text(encoding="utf-8") if name in begun else "") + rest, encoding="utf-8"
                )
                begun.add(name)
    return here


@pytest.mark.parametrize("file", ["scenario.yaml", "mission.yaml", "rulings.yaml"])
def test_the_page_leads_to_the_pack_that_ships(followed, file):
    made = (followed / "garden_party" / file).read_text(encoding="utf-8")
    shipped = (SHIPPED / file).read_text(encoding="utf-8")
    assert parse(made, file)[0] == parse(SUMMARY.sub("", shipped), file)[0]


SUMMARY = re.compile(r"^summary:\n(?:  .*\n)+", re.MULTILINE)
"""What is said of the mission to whoever looks for one, in four languages: nothing that a mod needs."""


def test_the_mod_takes_under_sixty_lines():
    lines = [
        line
        for file in SHIPPED.glob("*.yaml")
        for line in SUMMARY.sub("", file.read_text(encoding="utf-8")).splitlines()
        if line.strip()
    ]
    assert len(lines) < 60


def at_random(seed: int, until: int) -> Match:
    """Play the tutorial's mission at random until a round begins."""
    table = Table(Match(load(SHIPPED), seed), registry())
    rng = random.Random(seed)
    match = table.match
    while not match.over and match.state.tracks[0] < until:
        moves = [move for move in match.legal() if move not in ("leave", "run", "walk")]
        match.play(rng.choice(moves or match.legal()))
    return match


@pytest.mark.long
def test_the_guest_comes_in_round_3_and_not_before():
    arrived = 0
    for seed in range(12):
        match = at_random(seed, 3)
        if match.over:
            continue
        game, state = match.game, match.state
        guest = next(number for number, piece in enumerate(game.pieces) if piece.id == "blue-1")
        assert state.shown[guest] == -1
        assert match.to_move == "guard"
        gates = match.legal()
        assert set(gates) == {"k16", "l16", "m16"}
        match.play("l16")
        taken = "l16" in [game.place_id(place) for place in state.shown if place >= 0]
        assert match.state.shown[guest] == game.topology.index["l16"] or taken
        arrived += 1
    assert arrived >= 3


def test_what_is_marked_nobody_knows():
    match = Match(load(SHIPPED), 3)
    for seat in ("guard", "spy-1", "spy-2"):
        assert not [piece for piece in match.view(seat).pieces if piece.kind == "document" and piece.state]
    assert match.state.marked.bit_count() == 1
