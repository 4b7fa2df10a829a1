"""What is generated from code is fresh, and one command writes it again."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from uguisu.loading import load
from uguisu_tools.testing import playthrough
from uguisu_tools.testing.__main__ import main
from uguisu_tools.testing.regenerate import COMMAND, REWRITES, Page, pages

ROOT = Path(__file__).parents[2]
PAGES = list(pages(ROOT))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.path.name)
def test_a_page_is_fresh(page: Page) -> None:
    assert page.path.read_text(encoding="utf-8") == page.text(), COMMAND


def test_the_pages_are_found() -> None:
    made = {page.path.name for page in PAGES}
    assert made == {
        "api.md",
        "diagnostics.md",
        "games.md",
        "hooks.md",
        "language.md",
        "modules.txt",
        "rules.md",
        "rulings.md",
    }


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A small repository of a plugin's, in which everything is out of date."""
    files = {
        "plugin/uguisu_odd/lints.py": 'Message("no {name}", name=name)\n',
        "plugin/uguisu_odd/translations/ru.po": 'msgid "gone"\nmsgstr "нет"\n',
        "docs/make_odd.py": (
            "from pathlib import Path\n"
            'PAGE = Path(__file__).parent / "odd.md"\n'
            'def text():\n    return "new\\n"\n'
        ),
        "docs/odd.md": "old\n",
        "schemas/gone/map.schema.json": "{}",
        "tests/test_wording.py": (
            "import os\n"
            "from pathlib import Path\n"
            'FILE = Path(__file__).parent / "said.txt"\n'
            "def test_it():\n"
            f'    if os.environ.get("{REWRITES}"):\n'
            '        FILE.write_text("said")\n'
            '    assert FILE.read_text() == "said"\n'
        ),
        "tests/playthroughs/temple/gone.jsonl": "",
        "tests/playthroughs/temple/first_steps.jsonl": "as it was",
        ".venv/site/said.txt": "somebody else's",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    for pack in ("first_steps", "six_lanterns"):
        shutil.copytree(ROOT / "scenarios" / "temple" / pack, tmp_path / "scenarios" / "temple" / pack)
    return tmp_path


@pytest.mark.long
def test_one_command_writes_all_and_says_what_changed(
    repository: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1"
    )  # the tests that it runs need neither Qt nor games
    assert main(["regenerate", str(repository)]) == 1
    said = capsys.readouterr().out.splitlines()
    assert "written: docs/odd.md" in said
    assert "written: plugin/uguisu_odd/translations/ru.po" in said
    assert "left to do: plugin/uguisu_odd: ru: not translated: 'no {name}'" in said
    assert "new: schemas/temple/map.schema.json" in said
    assert "removed: schemas/gone/map.schema.json" in said
    assert "new: tests/said.txt" in said
    assert "new: tests/playthroughs/temple/six_lanterns.jsonl" in said
    assert "removed: tests/playthroughs/temple/gone.jsonl" in said
    assert (repository / "tests/playthroughs/temple/first_steps.jsonl").read_text() == "as it was"
    stale = "left to do: tests/playthroughs/temple/first_steps.jsonl: rules play on otherwise now"
    assert [line for line in said if line.startswith(stale)]
    assert not [line for line in said if "left to do: tests/playthroughs/temple/six_lanterns" in line]
    assert (repository / ".venv/site/said.txt").read_text() == "somebody else's"
    russian = repository / "plugin/uguisu_odd/translations/ru.po"
    before, _, after = russian.read_text(encoding="utf-8").rpartition('msgstr ""')
    russian.write_text(f'{before}msgstr "нет {{name}}"{after}', encoding="utf-8")
    game = load(repository / "scenarios" / "temple" / "first_steps")
    golden = repository / "tests/playthroughs/temple/first_steps.jsonl"
    playthrough.write(game, golden)
    golden.write_text(
        golden.read_text(encoding="utf-8").replace('"events": ["moved"]', '"events": []', 1), encoding="utf-8"
    )
    assert main(["regenerate", str(repository)]) == 1
    assert capsys.readouterr().out.startswith(stale)
    assert main(["regenerate", "--rules-changed", str(repository)]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said == ["written: tests/playthroughs/temple/first_steps.jsonl"]
    assert main(["regenerate", str(repository)]) == 0
    assert capsys.readouterr().out == "all is fresh\n"
