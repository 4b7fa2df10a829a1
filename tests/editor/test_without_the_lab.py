"""The editor where the lab is not installed: all but the playtest, and a sentence that says how to get that."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SCENARIOS = Path(__file__).parents[2] / "scenarios"
SCRIPT = """
import importlib.metadata, sys
from pathlib import Path

import pytest

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == "uguisu_lab":
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Missing())
found = importlib.metadata.entry_points
importlib.metadata.entry_points = lambda **wanted: [
    entry for entry in found(**wanted) if not entry.value.startswith("uguisu_lab")
]

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox
from uguisu_editor.window import MainWindow

app = QApplication([])
window = MainWindow()
window.show()
page = window.open_pack(Path(sys.argv[1]))
assert page is not None
assert "panel-playtest" not in page.pages
for name in page.pages:
    page.show_page(name)
    QTest.qWait(20)
page.show_page("map")
window.panes.reset()
window.actions_["playtest"].trigger()
for box in window.findChildren(QMessageBox):
    print(box.text().replace("\\u200b", ""))
    box.close()
play = page.show_play()
for _ in range(600):
    if play.table.moves and not play.table.process.waiting:
        break
    QTest.qWait(100)
print(len(play.table.moves) > 0, sorted(name for name in sys.modules if name.startswith("uguisu_lab")))
window.close()
"""


@pytest.mark.long
def test_all_but_the_playtest_is_there(tmp_path: Path) -> None:
    pack = tmp_path / "first_steps"
    shutil.copytree(SCENARIOS / "temple" / "first_steps", pack)
    home = {"UGUISU_STATE": str(tmp_path / "state"), "UGUISU_CONFIG": str(tmp_path / "config")}
    script = tmp_path / "without.py"
    script.write_text(f"if __name__ == '__main__':\n{_indented(SCRIPT)}", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(script), str(pack)],
        capture_output=True,
        encoding="utf-8",
        check=False,
        env=_environment() | home,
    )
    assert done.returncode == 0, done.stderr
    said, played = done.stdout.strip().splitlines()
    assert "pip install uguisu-lab" in said
    assert played == "True []"


def _indented(script: str) -> str:
    return "".join(f"    {line}\n" for line in script.splitlines())


def _environment() -> dict[str, str]:
    return {**os.environ, "QT_QPA_PLATFORM": "offscreen", "UGUISU_EDITOR_LANGUAGE": "en"}
