"""A page as one HTML file, which opens from the disk: what the folder has beside `index.html` stands within it."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from collections.abc import Mapping

from uguisu_page.by_node import as_kept
from uguisu_page.publishing import OF_THE_TABLE, Page

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
    inlined = f"window.uguisuInlined = {within(page.files)};"
    frame, around = (_escaped(page.files[f"static/{name}"].decode()) for name in ("frame.js", "page.js"))
    scripts = [inlined, frame, around]
    framed = [page.files[f"static/{name}"].decode() for name in FRAMED]
    for name in ("table.css", "page.css"):
        html = _put(
            html, rf'<link rel="stylesheet" href="static/{name}">', f"<style>{_text(page, name)}</style>"
        )
    html = _put(html, r'<link rel="manifest"[^>]*>\n', "")
    html = html.replace("static/uguisu.svg", _svg(page.files, "static/uguisu.svg"))
    html = _put(html, r'src="ground.svg"', f'src="{_svg(page.files, "ground.svg")}"')
    licences = base64.b64encode(page.files["LICENSES.txt"]).decode()
    html = _put(
        html, r'href="LICENSES.txt"', f'download="LICENSES.txt" href="data:text/plain;base64,{licences}"'
    )
    html = _put(html, r'<script src="static/frame.js"></script>\n', "")
    stands = "\n".join(f"<script>{text}</script>" for text in scripts)
    html = _put(html, r'<script src="static/page.js"></script>', stands)
    policy = POLICY.format(hashes=" ".join(f"'sha256-{_hash(text)}'" for text in (*scripts, *framed)))
    return _put(html, r'(?<=http-equiv="Content-Security-Policy" content=")[^"]*', policy).encode()


def within(found: Mapping[str, bytes]) -> str:
    """Return what a script has at hand that a folder has in files, as JSON: scripts as texts, the others packed."""
    engine = {
        path.removeprefix("engine/"): data for path, data in found.items() if path.startswith("engine/")
    }
    packed = {
        name.removesuffix(".zst"): data if name.endswith(".zst") else as_kept(name)
        for name, data in engine.items()
    }
    shared = (*OF_THE_TABLE, "link.js", "page.css")
    told = {
        "files": {name: base64.b64encode(data).decode() for name, data in packed.items()},
        "static": {
            name: found[f"static/{name}"].decode() for name in shared if name.endswith((".css", ".js"))
        },
        "worker": found["static/worker.js"].decode(),
        "svg": _svg(found, "static/uguisu.svg"),
    }
    return json.dumps(told, ensure_ascii=False).replace("<", "\\u003c")


def _text(page: Page, name: str) -> str:
    return page.files[f"static/{name}"].decode()


def _svg(found: Mapping[str, bytes], path: str) -> str:
    return f"data:image/svg+xml;base64,{base64.b64encode(found[path]).decode()}"


def _escaped(script: str) -> str:
    return script.replace("</script", "<\\/script")


def _hash(text: str) -> str:
    return base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


def _put(html: str, pattern: str, new: str) -> str:
    """Replace what a template is known to have in it once."""
    made, count = re.subn(pattern, lambda _: new, html)
    assert count == 1, pattern
    return made
