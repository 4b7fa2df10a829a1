"""Makes a compiled module; read by the Python that pages run, in `compiling.mjs` or here, so it imports that Python alone."""

from __future__ import annotations

import ast
import importlib._bootstrap_external as external
from types import CodeType

LOCATED = (ast.stmt, ast.expr, ast.excepthandler, ast.arg, ast.keyword, ast.alias, ast.pattern)
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def pyc(source: bytes, path: str, *, bare: bool = False) -> bytes:
    """Return a module compiled, without what nobody reads in a page: docstrings, and in which columns of a line things stand.

    Args:
        source: what is in the module.
        path: where it will lie.
        bare: whether assertions go, too.
    """
    made: CodeType = compile(stripped(source), path, "exec", dont_inherit=True, optimize=2 if bare else 0)
    return external._code_to_hash_pyc(made, bytes(8), False)  # type: ignore[attr-defined, no-any-return]


def stripped(source: bytes) -> ast.Module:
    """Return a module without its docstrings and columns. Columns alone are a fifth of what a page has to load of Python."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, LOCATED):
            node.end_lineno, node.col_offset, node.end_col_offset = node.lineno, -1, -1
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            node.body[:1] = [] if node.body[1:] else [ast.copy_location(ast.Pass(), node.body[0])]
    return tree
