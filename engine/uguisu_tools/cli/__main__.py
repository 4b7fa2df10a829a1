"""``python -m uguisu_tools.cli``, where the script is not on the path. ``python -P -m`` is better: see docs/trust.md."""

import os
import sys

if not sys.flags.safe_path and sys.path[:1] == [os.getcwd()]:  # noqa: PTH109  (pathlib would be looked for there)
    del sys.path[0]  # the folder at hand: what is imported from now on is not looked for in it

from uguisu_tools.cli import main

main()
