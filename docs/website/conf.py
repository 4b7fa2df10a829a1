"""How Sphinx makes the site; `language` and where translations are come from docs/make_site.py."""

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(
    0, str(HERE.parent)
)  # for the extension; a careful Python does not look in the folder at hand
project = "Uguisu"
author = project_copyright = "Uguisu"
html_title = "Uguisu"
extensions = ["myst_parser", "website.extension"]
root_doc = "index"
needs_sphinx = "8.1"

myst_enable_extensions = ["attrs_block", "attrs_inline", "colon_fence", "deflist"]
myst_heading_anchors = 5
myst_url_schemes = {
    **dict.fromkeys(("http", "https", "mailto")),
    "english": "../{{path}}",  # a page that there is in English only, seen from another language's
    "english-at": "../{{path}}#{{fragment}}",
}
gettext_compact = "docs"
gettext_uuid = False
locale_dirs = ["../locale"]

pygments_style = "a11y-high-contrast-light"
pygments_dark_style = "a11y-high-contrast-dark"
html_theme = "furo"
html_static_path = [str(HERE / "theme" / "static")]
templates_path = [str(HERE / "theme" / "templates")]
html_css_files = ["uguisu.css"]
html_favicon = str(HERE / "theme" / "static" / "uguisu.svg")
html_copy_source = False
html_show_sphinx = False
html_show_copyright = False
html_last_updated_fmt = None
add_module_names = False
toc_object_entries_show_parents = "hide"
python_display_short_literal_types = True
suppress_warnings = ["misc.highlighting_failure", "ref.python"]
html_theme_options = {"top_of_page_buttons": []}
html_sidebars = {
    "**": [
        "sidebar/brand.html",
        "sidebar/languages.html",
        "sidebar/search.html",
        "sidebar/scroll-start.html",
        "sidebar/navigation.html",
        "sidebar/scroll-end.html",
    ]
}
