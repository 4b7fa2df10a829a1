"""What the site needs of Sphinx besides: links between its languages, and from names in signatures to where they are told."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from website import boxes
from website.staging import LANGUAGES, translated

if TYPE_CHECKING:
    from docutils import nodes
    from sphinx.addnodes import pending_xref
    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment


def setup(app: Sphinx) -> dict[str, bool]:
    """Called by Sphinx."""
    app.connect("html-page-context", add_languages)
    app.connect("html-page-context", for_everybody, priority=900)  # after the theme has put its own there
    app.connect("html-page-context", with_boxes)
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


def with_boxes(
    app: Sphinx, _page: str, _template: str, context: dict[str, Any], _: nodes.document | None
) -> None:
    """Make boxes of the blocks that can be tried, if pages can be made here."""
    if "body" in context and boxes.can_be_tried():
        spoken = app.config.language
        context["body"] = boxes.marked(context["body"], "" if spoken == "en" else "../", language=spoken)


PICTURE_LINK = re.compile(
    r'<a ((?:class="[^"]*" )?href="[^"]+">(?:<span class="[^"]*">)?<img(?: src="[^"]*")? alt="")'
)


def for_everybody(
    _app: Sphinx, _page: str, _template: str, context: dict[str, Any], _: nodes.document | None
) -> None:
    """Say what assistive technology has to know: the level of headings; code that scrolls is reached by keyboard; a picture
    that leads where the words beside it lead is passed over.
    """
    for part in ("body", "furo_navigation_tree", "toc"):
        if part in context:
            told = context[part].replace('role="heading">', 'role="heading" aria-level="2">')
            told = told.replace("<pre>", '<pre tabindex="0">')
            told = told.replace('<div class="table-wrapper', '<div tabindex="0" class="table-wrapper')
            context[part] = PICTURE_LINK.sub(r'<a tabindex="-1" aria-hidden="true" \1', told)


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
