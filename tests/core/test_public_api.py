"""The public API: every name it promises is there, and importing it loads little."""

import subprocess
import sys

import uguisu


def test_every_promised_name_is_there() -> None:
    assert all(getattr(uguisu, name) is not None for name in uguisu.__all__)
    assert sorted(uguisu.__all__) == sorted(uguisu._HOME_OF)


def test_importing_uguisu_imports_no_plugin_machinery() -> None:
    code = "import sys, uguisu; print(sorted(m for m in sys.modules if m in ('pluggy', 'msgspec', 'jsonschema')))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
