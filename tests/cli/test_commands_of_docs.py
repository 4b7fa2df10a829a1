"""Every command line on every page is done as it stands there, from the folder that the page speaks of."""

from __future__ import annotations

import re
import shlex
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import click
import pytest
from click.testing import CliRunner

from uguisu.plugins import registry
from uguisu_tools.cli.app import app
from uguisu_tools.cli.languages import speaking
from uguisu_tools.scaffold import new_mod

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    [
        ROOT / "README.md",
        *ROOT.glob("docs/*.md"),
        *ROOT.glob("*/README.md"),
        *ROOT.glob("plugins/*/README.md"),
    ]
)
FENCE = re.compile(r"^```sh\n(.*?)^```", re.MULTILINE | re.DOTALL)
OTHERS = {"pip", "uv", "python", "npm", "cd", "code", "dask"}
"""Programs that are not ours. `uv run uguisu` is."""
READ_ONLY: dict[str, str] = {
    "table": "serves until it is stopped",
    "edit": "opens a window",
    "docs": "lays the whole site; done in tests/website",
    "play": "asks for moves",
    "learn": "done step by step in test_cli_learn.py",
    "packs offers": "reads a page of the network",
    "packs search": "looks in what was fetched from the network",
    "packs index": "wants a version and a licence in the pack's file; done in test_packs_from_an_index.py",
    "packs add scorpion/five_lanterns": "wants an index; done in test_packs_from_an_index.py",
    "packs update": "fetches from the network",
    "git install": "settings of git; done in test_git_merges_packs.py",
    "ablate": "takes minutes; the recipes are done in test_recipes.py",
    "balance": "takes minutes; the recipes are done in test_recipes.py",
    "compare": "takes minutes; the recipes are done in test_recipes.py",
    "tournament": "takes minutes",
    "solve": "takes minutes for some packs",
    "page": "lays the engine for browsers; done in tests/page",
    "cards import": "with --watch, until it is stopped; done in test_sheets.py",
    "diff": "between revisions of git; done in test_comparing.py",
}
"""Commands that are read with all that stands after them, and not run: why. This list may only shrink."""
NOT_HERE = {
    "--cluster": "wants machines of a cluster; done in test_cluster.py",
    "samurai=perfect:nightingale.table": "wants what a solve of minutes has saved; done in test_cli_solve.py",
}
"""Words of a line that want what no desk has."""


class Line(NamedTuple):
    """A command line of a page."""

    page: str
    words: tuple[str, ...]


def lines() -> Iterator[Line]:
    for path in PAGES:
        for block in FENCE.findall(path.read_text(encoding="utf-8")):
            for line in block.replace("\\\n", " ").splitlines():
                for part in line.split("#")[0].split("&&"):
                    words = shlex.split(part)
                    if words[:2] == ["uv", "run"]:
                        words = words[2:]
                    if words:
                        yield Line(path.relative_to(ROOT).as_posix(), tuple(words))


LINES = [*lines()]
OURS = [line for line in LINES if line.words[0] == "uguisu"]


def why_not(line: Line) -> str | None:
    """Why a line is only read."""
    if line.page == "docs/write-a-plugin.md" and line.words[1] != "new":
        return "wants the plugin to be installed; done in test_guides.py"
    if missing := [why for word, why in NOT_HERE.items() if word in line.words]:
        return missing[0]
    return next(
        (
            why
            for name, why in READ_ONLY.items()
            if line.words[1 : 1 + len(name.split())] == tuple(name.split())
        ),
        None,
    )


def read(command: click.Command, words: list[str], name: str, parent: click.Context | None = None) -> None:
    """Take a line as the command would, up to doing it: every option and argument is known, and of the right kind."""
    context = command.make_context(name, words, parent=parent)
    rest = [*context._protected_args, *context.args]
    if isinstance(command, click.Group) and rest:
        found, inner, after = command.resolve_command(context, rest)
        assert inner is not None
        read(inner, after, str(found), context)


def refusal(line: Line) -> str:
    """What the command says against a line; nothing if it would be done."""
    try:
        with speaking("en"):
            read(app, list(line.words[1:]), "uguisu")
    except click.exceptions.Exit:
        return ""
    except click.UsageError as refused:
        return refused.format_message()
    return ""


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder as pages take it for granted: our scenarios in it, and packs called as they are called there."""
    shutil.copytree(ROOT / "scenarios", tmp_path / "scenarios")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("UGUISU_PACKS", str(tmp_path / "scenarios"))
    monkeypatch.setenv("UGUISU_DATA", str(tmp_path / "own"))
    monkeypatch.setenv("UGUISU_JOBS", "1")
    return tmp_path


STANDS = {
    "my_pack": "temple/first_steps", "my_temple": "temple/first_steps", "my_mod": "scorpion/garden_gate",
    "my_yard": "spies/back_yard", "their_yard": "spies/back_yard", "my_small_duel": "senjutsu/teaching_duel",
    "gong": "scorpion/garden_gate", "bell": "scorpion/garden_gate", "loud": "scorpion/garden_gate",
    "base": "temple/first_steps", "ours": "temple/first_steps", "theirs": "temple/first_steps",
    "four_lanterns": "scorpion/homebrew_five",
}  # fmt: skip
"""What pages call packs of the reader's, which are mods of these."""


SIDES_OF = {"docs/changes.md"}
"""Pages on which `ours` and `theirs` are what two people made of `base`."""


def lay(desk: Path, page: str) -> None:
    """Put there what a page takes for granted: packs that no line before makes."""
    known = registry()
    made = {line.words[3] for line in OURS if line.page == page and line.words[1] == "new"}
    for name, base in STANDS.items():
        if name not in made and any(name in line.words for line in OURS if line.page == page):
            made_for = new_mod(name, ROOT / "scenarios" / base, desk / "scenarios", known, "en", title=name)
            shutil.move(made_for, desk / name)
    if page in SIDES_OF:
        for side in ("ours", "theirs"):  # of one pack, as it went two ways
            shutil.rmtree(desk / side)
            shutil.copytree(desk / "base", desk / side)
    if page == "docs/campaigns.md":
        text = (ROOT / page).read_text(encoding="utf-8")
        (desk / "my_campaign").mkdir()
        shown = text.partition("```yaml\n")[2].partition("```")[0]
        (desk / "my_campaign" / "campaign.yaml").write_text(shown, encoding="utf-8")


@pytest.mark.parametrize("page", sorted({line.page for line in OURS}))
def test_the_lines_of_a_page_can_be_read(page: str) -> None:
    for line in OURS:
        refused = refusal(line) if line.page == page else ""
        assert not refused or re.search(r"There is no pack|does not exist", refused), line
        # A pack that is not there: what lines before it make.


@pytest.mark.slow
@pytest.mark.parametrize("page", sorted({line.page for line in OURS}))
def test_the_lines_of_a_page_are_done(desk: Path, page: str) -> None:
    lay(desk, page)
    for line in OURS:
        if line.page != page:
            continue
        if why_not(line):
            continue
        done = CliRunner().invoke(app, list(line.words[1:]), prog_name="uguisu")
        assert done.exit_code == 0, f"{shlex.join(line.words)}\n{done.output}"


def test_what_is_only_read_is_on_some_page() -> None:
    for name, why in READ_ONLY.items():
        assert any(why_not(line) == why for line in OURS), name


def test_the_other_programs_are_known() -> None:
    assert {line.words[0] for line in LINES} - {"uguisu", "pytest"} <= OTHERS
