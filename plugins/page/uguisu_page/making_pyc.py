"""Makes a compiled module; read by the Python that pages run, in `compiling.mjs` or here, so it imports that Python alone."""

from __future__ import annotations

import ast
import importlib._bootstrap_external as external
from types import CodeType

DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def pyc(source: bytes, path: str, *, bare: bool = False) -> bytes:
    """Return a module compiled, without docstrings, which nobody reads in a page; a `bare` one also without assertions.

    Args:
        source: what is in the module.
        path: where it will lie.
        bare: whether assertions go, too.
    """
    made: CodeType = compile(undocumented(source), path, "exec", dont_inherit=True, optimize=2 if bare else 0)
    return external._code_to_hash_pyc(made, bytes(8), False)  # type: ignore[attr-defined, no-any-return]


def undocumented(source: bytes) -> ast.Module:
    """Return a module without its docstrings."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            node.body[:1] = [] if node.body[1:] else [ast.copy_location(ast.Pass(), node.body[0])]
    return tree
