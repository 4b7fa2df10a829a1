"""A page as one HTML file, which opens from the disk: what the folder has beside `index.html` stands within it."""

from __future__ import annotations

import base64
import hashlib
import json
import re

from uguisu_page.by_node import as_kept
from uguisu_page.publishing import OF_THE_TABLE, OWN, Page

FRAMED = ("idiomorph.js", "table.js", "link.js")
"""Scripts that the table's frame has in it."""
POLICY = (
    "default-src 'none'; script-src 'wasm-unsafe-eval' data: {hashes}; worker-src data:; connect-src data:; "
    "img-src blob: data:; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'"
)
"""What it may load: nothing but what stands in it. The worker and its modules have addresses that are their text."""


def one_file(page: Page) -> bytes:
    """Return a page as one file."""
    html = page.files["index.html"].decode()
    within = f"window.uguisuInlined = {_json(_within(page))};"
    scripts = [_escaped(page.files["static/page.js"].decode()), within]
    framed = [page.files[f"static/{name}"].decode() for name in FRAMED]
    for name in ("table.css", "page.css"):
        html = _put(
            html, rf'<link rel="stylesheet" href="static/{name}">', f"<style>{_text(page, name)}</style>"
        )
    html = _put(html, r'<link rel="manifest"[^>]*>\n', "")
    html = html.replace("static/uguisu.svg", _svg(page, "static/uguisu.svg"))
    html = _put(html, r'src="ground.svg"', f'src="{_svg(page, "ground.svg")}"')
    licences = base64.b64encode(page.files["LICENSES.txt"]).decode()
    html = _put(
        html, r'href="LICENSES.txt"', f'download="LICENSES.txt" href="data:text/plain;base64,{licences}"'
    )
    both = f"<script>{scripts[1]}</script>\n<script>{scripts[0]}</script>"
    html = _put(html, r'<script src="static/page.js"></script>', both)
    policy = POLICY.format(hashes=" ".join(f"'sha256-{_hash(text)}'" for text in (*scripts, *framed)))
    return _put(html, r'(?<=http-equiv="Content-Security-Policy" content=")[^"]*', policy).encode()


def _within(page: Page) -> dict[str, object]:
    """Return what the page has at hand that the folder has in files: scripts as texts, the others packed."""
    engine = {
        path.removeprefix("engine/"): data for path, data in page.files.items() if path.startswith("engine/")
    }
    packed = {
        name.removesuffix(".zst"): data if name.endswith(".zst") else as_kept(name)
        for name, data in engine.items()
    }
    shared = [name for name in (*OF_THE_TABLE, *OWN) if name.endswith((".css", ".js"))]
    return {
        "files": {name: base64.b64encode(data).decode() for name, data in packed.items()},
        "static": {name: _text(page, name) for name in shared if name != "page.js"},
        "worker": _text(page, "worker.js"),
        "svg": _svg(page, "static/uguisu.svg"),
    }


def _text(page: Page, name: str) -> str:
    return page.files[f"static/{name}"].decode()


def _svg(page: Page, path: str) -> str:
    return f"data:image/svg+xml;base64,{base64.b64encode(page.files[path]).decode()}"


def _json(found: object) -> str:
    return json.dumps(found, ensure_ascii=False).replace("<", "\\u003c")


def _escaped(script: str) -> str:
    return script.replace("</script", "<\\/script")


def _hash(text: str) -> str:
    return base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


def _put(html: str, pattern: str, new: str) -> str:
    """Replace what a template is known to have in it once."""
    made, count = re.subn(pattern, lambda _: new, html)
    assert count == 1, pattern
    return made
