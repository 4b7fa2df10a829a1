"""Runs every module of this folder that has a `run`, and prints what it returns.

::

    uv run python -m benchmarks              all of them
    uv run python -m benchmarks playouts     some of them
"""

from __future__ import annotations

import importlib
import math
import pkgutil
import sys

import benchmarks


def main(wanted: list[str]) -> int:
    """Run the benchmarks called `wanted`, or all; returns the exit code."""
    names = [found.name for found in pkgutil.iter_modules(benchmarks.__path__) if not found.ispkg]
    unknown = sorted(set(wanted) - set(names))
    if unknown:
        print(f"no benchmark is called {', '.join(unknown)}; there are: {', '.join(names)}")
        return 2
    for name in wanted or names:
        module = importlib.import_module(f"benchmarks.{name}")
        if not hasattr(module, "run"):
            continue
        print(f"{name}: {(module.__doc__ or '').strip().splitlines()[0]}", flush=True)
        for told, figure, remark in module.run():
            written = "    -" if math.isnan(figure) else f"{figure:10,.3f}"
            print(f"  {written}  {told}" + (f"  ({remark})" if remark else ""), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
