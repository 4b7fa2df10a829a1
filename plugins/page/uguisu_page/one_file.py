"""A page as one HTML file, which opens from the disk: what the folder has beside `index.html` stands within it."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Mapping

from uguisu_page.by_node import as_kept
from uguisu_page.publishing import STYLES, Page, frame_scripts, hashes, svg_address

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
    for name in STYLES:
        html = _put(
            html, rf'<link rel="stylesheet" href="static/{name}">', f"<style>{_text(page, name)}</style>"
        )
    html = _put(html, r'<link rel="manifest"[^>]*>\n', "")
    html = html.replace("static/uguisu.svg", svg_address(page.files["static/uguisu.svg"]))
    html = _put(html, r'src="ground.svg"', f'src="{svg_address(page.files["ground.svg"])}"')
    licences = base64.b64encode(page.files["LICENSES.txt"]).decode()
    html = _put(
        html, r'href="LICENSES.txt"', f'download="LICENSES.txt" href="data:text/plain;base64,{licences}"'
    )
    html = _put(html, r'<script src="static/frame.js"></script>\n', "")
    stands = "\n".join(f"<script>{text}</script>" for text in scripts)
    html = _put(html, r'<script src="static/page.js"></script>', stands)
    policy = POLICY.format(hashes=hashes([*scripts, *frame_scripts()]))
    return _put(html, r'(?<=http-equiv="Content-Security-Policy" content=")[^"]*', policy).encode()


def within(found: Mapping[str, bytes]) -> str:
    """Return as JSON what a folder has in files: the script of the worker, and the engine, packed."""
    engine = {
        path.removeprefix("engine/"): data for path, data in found.items() if path.startswith("engine/")
    }
    packed = {
        name.removesuffix(".zst"): data if name.endswith(".zst") else as_kept(name)
        for name, data in engine.items()
    }
    told = {
        "files": {name: base64.b64encode(data).decode() for name, data in packed.items()},
        "worker": found["static/worker.js"].decode(),
    }
    return json.dumps(told, ensure_ascii=False).replace("<", "\\u003c")


def _text(page: Page, name: str) -> str:
    return page.files[f"static/{name}"].decode()


def _escaped(script: str) -> str:
    return script.replace("</script", "<\\/script")


def _put(html: str, pattern: str, new: str) -> str:
    """Replace what a template is known to have in it once."""
    made, count = re.subn(pattern, lambda _: new, html)
    assert count == 1, pattern
    return made
