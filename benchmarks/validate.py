"""How long a large pack takes to be checked, against the `check-jsonschema` command on the same files and schemas.

Both are timed as commands, from start to exit, with their modules compiled before; the
ratio is ours to theirs.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from uguisu.plugins import registry
from uguisu_tools.schemas.files import write_schemas

CARDS, PLACES = 1_000, 2_000
ROUNDS = 3
LOAD = """
import sys
from pathlib import Path
from uguisu.content.loader import read_pack
from uguisu.content.pack import Pack
from uguisu.plugins import registry
pack, found = read_pack(Path(sys.argv[1]), registry())
for finding in found:
    print(finding)
sys.exit(any(finding.severity == "error" for finding in found))
"""


def run() -> list[tuple[str, float, str]]:
    """Return (what was measured, ratio, remark)."""
    with tempfile.TemporaryDirectory() as folder:
        pack, schemas = Path(folder, "pack"), Path(folder, "schemas")
        write_pack(pack)
        write_schemas(schemas, registry())
        environment = {**os.environ, "PYTHONPYCACHEPREFIX": str(Path(folder, "cache"))}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        ours = best_of(our_command(pack), environment)
        name = f"validate a pack of {CARDS:,} cards and {PLACES:,} places, against check-jsonschema"
        theirs = their_commands(pack, schemas)
        if not theirs:
            return [(name, float("nan"), f"check-jsonschema is not installed; ours took {ours:.2f} s")]
        total = sum(best_of(command, environment) for command in theirs)
        return [(name, ours / total, f"{ours:.2f} s against {total:.2f} s (to be under 0.1)")]


def write_pack(root: Path) -> None:
    """Write a pack for Temple with a large map, many cards and many triggers."""
    root.mkdir()
    files = {
        "scenario": 'format: 1\nid: large\ngame: temple\ntitle: Large\nneeds: {temple: ">=0.1"}\ncards: cards.yaml\n'
        "mission: mission.yaml\n",
        "map": "format: 1\nid: large\nkind: graph\nplaces:\n"
        + "".join(_place(number) for number in range(PLACES))
        + "links:\n"
        + "".join(_link(number) for number in range(PLACES - 1)),
        "cards": f"format: 1\ndecks:\n- {{id: main, size: {CARDS * 2}}}\ncards:\n"
        + "".join(map(_card, range(CARDS))),
        "mission": "format: 1\ntracks:\n- {id: alert, title: Alert, max: 9}\ntriggers:\n"
        + "".join(map(_trigger, range(CARDS))),
    }
    for name, text in files.items():
        (root / f"{name}.yaml").write_text(text, encoding="utf-8")


def _place(number: int) -> str:
    tag = "tower" if number % 50 == 0 else "inner" if number % 50 == 25 else "garden"
    return f"- {{id: p{number}, at: [{number % 50 * 10}, {number // 50 * 10}], tags: [{tag}], name: {{en: Place {number}}}}}\n"


def _link(number: int) -> str:
    return f"- between: [p{number}, p{number + 1}]\n  kind: {'bridge' if number % 7 == 0 else 'road'}\n"


def _card(number: int) -> str:
    return (
        f"- id: card{number}\n  title: {{en: Card {number}, uk: Карта {number}}}\n  text: What the card says.\n"
        "  copies: 2\n  deck: main\n  notes: Tried with four.\n  origin: homebrew\n"
    )


def _trigger(number: int) -> str:
    return (
        f"- id: trigger{number}\n  on: round_ended\n"
        "  do:\n  - {op: raise, track: alert, by: 2}\n  - op: if\n    if: [{test: track, track: alert, at_least: 2}]\n"
        "    do:\n    - {op: raise, track: alert}\n"
    )


def our_command(pack: Path) -> list[str]:
    """Return the command that checks a pack: `uguisu validate`."""
    if importlib.util.find_spec("uguisu_tools.cli") is not None:
        return [sys.executable, "-c", "from uguisu_tools.cli import main; main()", "validate", str(pack)]
    return [sys.executable, "-c", LOAD, str(pack)]


def their_commands(pack: Path, schemas: Path) -> list[list[str]]:
    """Return a command for each file, or nothing when the tool is not there."""
    tool = shutil.which("check-jsonschema")
    if tool is None:
        return []
    return [
        [tool, "--schemafile", str(schemas / "temple" / f"{kind}.schema.json"), str(pack / f"{kind}.yaml")]
        for kind in ("scenario", "map", "cards", "mission")
    ]


def best_of(command: list[str], environment: dict[str, str]) -> float:
    """Return the shortest of a few runs after a first one, in seconds."""
    times = []
    for _ in range(1 + ROUNDS):
        began = time.perf_counter()
        done = subprocess.run(
            command, capture_output=True, text=True, encoding="utf-8", check=False, env=environment
        )
        times.append(time.perf_counter() - began)
        if done.returncode:
            raise RuntimeError(
                f"{command[0]} found fault with the pack:\n{done.stdout[:1000]}{done.stderr[:1000]}"
            )
    return min(times[1:])


if __name__ == "__main__":
    for row in run():
        print(*row, sep="\t")
