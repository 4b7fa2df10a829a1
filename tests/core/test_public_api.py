"""The public API: every name it promises is there, and importing it loads little."""

import re
import subprocess
import sys
from pathlib import Path

import uguisu


def test_every_promised_name_is_there() -> None:
    assert all(getattr(uguisu, name) is not None for name in uguisu.__all__)


def test_type_checkers_know_every_promised_name() -> None:
    text = Path(uguisu.__file__).read_text(encoding="utf-8")
    assert sorted(re.findall(r"^    from \S+ import (\w+) as \1$", text, re.MULTILINE)) == sorted(
        uguisu.__all__
    )


def test_importing_uguisu_imports_no_plugin_machinery() -> None:
    code = "import sys, uguisu; print(sorted(m for m in sys.modules if m in ('pluggy', 'msgspec', 'jsonschema')))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
