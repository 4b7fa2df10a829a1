"""What the site needs of Sphinx besides: links between its languages, and from names in signatures to where they are told."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from website.staging import LANGUAGES, translated

if TYPE_CHECKING:
    from docutils import nodes
    from sphinx.addnodes import pending_xref
    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment


def setup(app: Sphinx) -> dict[str, bool]:
    """Called by Sphinx."""
    app.connect("html-page-context", add_languages)
    app.connect("missing-reference", find_name)
    return {"parallel_read_safe": True, "parallel_write_safe": True}


def add_languages(app: Sphinx, page: str, _: str, context: dict[str, Any], __: nodes.document | None) -> None:
    """Give the templates the addresses of a page in all languages: the same page where it is there, else the first."""
    spoken = app.config.language
    up = "" if spoken == "en" else "../"
    context["languages"] = [
        (
            code,
            name,
            f"{up}{'' if code == 'en' else f'{code}/'}{page if translated(page) else 'index'}.html",
            code == spoken,
        )
        for code, name in LANGUAGES.items()
    ]


def find_name(
    app: Sphinx, env: BuildEnvironment, node: pending_xref, contents: nodes.TextElement
) -> nodes.Node | None:
    """Find a public name that a signature uses, in whichever module it is."""
    if node.get("refdomain") != "py":
        return None
    name = public_names(env).get(node["reftarget"].rpartition(".")[2])
    if name is None:
        return None
    return env.get_domain("py").resolve_xref(env, node["refdoc"], app.builder, "obj", name, node, contents)


@lru_cache(maxsize=1)
def public_names(env: BuildEnvironment) -> dict[str, str]:
    """Return what public names are called in full; where two modules have one, in the first of the shorter ones."""
    found = [name for name, *_ in env.get_domain("py").get_objects() if name.startswith("uguisu.")]
    found.sort(key=lambda name: (name.count("."), name), reverse=True)
    return {name.rpartition(".")[2]: name for name in found}
