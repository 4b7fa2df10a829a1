"""docs/rulings.md tells the truth."""

from __future__ import annotations

import re
from pathlib import Path

import yaml

from uguisu.content.loader import read_pack
from uguisu.plugins import loading as plugins
from uguisu_tools.rulings.run import run_rulings

ROOT = Path(__file__).parents[2]
DOCUMENT = ROOT / "docs" / "rulings.md"


def test_the_example_holds(tmp_path):
    """The rulings shown are those of the small temple that `uguisu new pack` makes."""
    from uguisu_tools.scaffold.pack import new_pack

    example = re.search(r"```yaml\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    assert example is not None
    registry = plugins.registry()
    path = new_pack("example", "temple", tmp_path, registry)
    (path / "rulings.yaml").write_text(example[1], encoding="utf-8")
    pack, found = read_pack(path, registry)
    assert pack is not None, found
    outcomes = list(run_rulings(pack, registry))
    assert len(outcomes) == len(yaml.safe_load(example[1])["rulings"]) == 2
    assert [finding.message for outcome in outcomes for finding in outcome.found] == []
