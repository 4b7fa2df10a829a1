"""A table may be opened for a pack with mods: they are copied with it."""

from __future__ import annotations

import shutil
from pathlib import Path

from uguisu.loading.overrides import Overrides
from uguisu.plugins import registry
from uguisu_table.hall import PACK, Hall

GARDEN = Path(__file__).parents[2] / "scenarios" / "scorpion" / "garden_gate"


def test_a_table_keeps_the_mods_that_it_was_opened_with(tmp_path: Path) -> None:
    mod = tmp_path / "gong"
    mod.mkdir()
    (mod / "scenario.yaml").write_text(
        "format: 1\nid: gong\nuses: [scorpion/garden_gate]\ntitle: The gong\n", encoding="utf-8"
    )
    (mod / "cards.yaml").write_text(
        "format: 1\ncards:\n  - {id: gong, title: Gong, deck: guards, do: [{op: raise, track: alert}]}\n",
        "utf-8",
    )
    hall = Hall(tmp_path / "tables", registry())
    name = hall.open(GARDEN, Overrides(mods=(mod.as_posix(),)), 1, {}).id
    hall.close()
    shutil.rmtree(mod)
    assert sorted(path.name for path in (tmp_path / "tables" / name).iterdir()) == ["game.jsonl", PACK]
    again = Hall(tmp_path / "tables", registry())
    found = again.find(name)
    assert found is not None
    assert found.game.scenario == "garden_gate-gong"
    assert "gong" in {card.id for card in found.game.cards}
    again.close()
