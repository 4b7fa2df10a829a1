"""Checks every shipped file against the schema that its first line names, by check-jsonschema: as editors of YAML do."""

import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parents[1]
SCHEMA = re.compile(r"# yaml-language-server: \$schema=(\S+)")


def schema_of(file: Path) -> Path | None:
    """Return the schema that a file names; those that new packs begin from name it where it will be in a new pack."""
    named = SCHEMA.match(file.read_text(encoding="utf-8"))
    if named is None:
        return None
    there = (file.parent / named[1]).resolve()
    return there if there.exists() else ROOT / "schemas" / file.parent.parent.name / there.name


def shipped() -> list[Path]:
    """Return the YAML files of packs and campaigns that we ship, but for those of texts, which have no schema."""
    found = [*(ROOT / "scenarios").rglob("*.yaml"), *ROOT.glob("plugins/*/uguisu_*/packs/**/*.yaml")]
    return sorted(file for file in found if not file.name.startswith("texts."))


def main() -> int:
    """Check them; returns 1 if one does not fit, or names no schema."""
    by_schema: dict[Path | None, list[Path]] = defaultdict(list)
    for file in shipped():
        by_schema[schema_of(file)].append(file)
    bare = by_schema.pop(None, [])
    for file in bare:
        print(f"{file.relative_to(ROOT)}: the first line names no schema")
    failed = bool(bare)
    for schema, files in by_schema.items():
        names = [str(file.relative_to(ROOT)) for file in files]
        done = subprocess.run(
            ["check-jsonschema", "--schemafile", str(schema), *names], cwd=ROOT, check=False
        )
        failed = failed or done.returncode != 0
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
