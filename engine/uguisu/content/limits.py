"""How large content may be. Far above any real scenario, far below what would hang a computer."""

from __future__ import annotations

MAX_YAML_BYTES = 8 * 1024 * 1024
"""Of one YAML file."""
MAX_ART_BYTES = 64 * 1024 * 1024
"""Of one picture."""
MAX_PACK_BYTES = 256 * 1024 * 1024
MAX_PACK_FILES = 4_000
MAX_NESTING = 64
MAX_NODES = 400_000
"""Keys and values in one YAML file, counting what an alias stands for each time it is used."""
MAX_MEGABYTES = 300
"""What reading one YAML file may take of memory, the interpreter and all it has imported among it."""
MAX_INTEGER_DIGITS = 18
MAX_SYNTAX_FINDINGS = 50
MAX_ALIKE = 200
"""Findings of one code that are shown."""
MAX_CELLS = 100_000
"""Cells of a map of squares or hexes."""
