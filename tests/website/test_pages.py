"""The site: its languages keep up with the English pages, its links lead somewhere, and `uguisu docs` finds it."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import polib
import pytest
from click.testing import CliRunner
from make_api import read_modules
from tests.support.accessible import serious
from website.links import broken
from website.staging import LANGUAGES, parts, relinked, stage

from uguisu.core.errors import UguisuError
from uguisu_docs.commands.docs import command
from uguisu_docs.finding import address_of, fresh, site
from website import catalogs

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def sentences() -> dict[str, list[str]]:
    return catalogs.wanted_now()


@pytest.mark.parametrize("language", catalogs.TRANSLATED)
def test_what_is_translated_is_what_the_pages_say(language: str, sentences: dict[str, list[str]]) -> None:
    """If not: `uv run python docs/make_site.py --texts` shows what has changed; then translate it in docs/translations."""
    told = list(catalogs.stale(language, sentences))
    assert not told, "\n".join(told)


@pytest.mark.parametrize("language", catalogs.TRANSLATED)
def test_translations_keep_code_and_links(language: str) -> None:
    for entry in polib.pofile(str(catalogs.file_of(language))):
        for sign in ("](", "`", "**"):
            assert entry.msgstr.count(sign) >= entry.msgid.count(sign), entry.msgstr


def test_a_changed_sentence_is_told_with_what_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogs, "FOLDER", tmp_path)
    was, now = "A bell rings when the ninja comes.", "A bell rings when the ninja comes to it."
    catalogs.update("it", {was: ["docs/a.md"]})
    file = polib.pofile(str(tmp_path / "it.po"))
    file[0].msgstr = "Una campana suona."
    file.save()
    wanted = {now: ["docs/a.md"], "Something else.": ["docs/b.md"]}
    before = list(catalogs.stale("it", wanted))
    assert before[0] == f"docs/a.md, it.po:\n    was: {was}\n    now: {now}"
    assert before[1] == "docs/b.md, it.po: is new: Something else."
    catalogs.update("it", wanted)
    assert list(catalogs.stale("it", wanted)) == before[:2]
    assert catalogs.words_of("it") == {}, "nobody has looked at it yet: the English is shown"


def test_the_list_of_pages_is_that_of_the_repository() -> None:
    listed = {page for part in parts("en") for page in part.pages}
    there = {file.stem for file in (ROOT / "docs").glob("*.md")} - {"README"}
    assert there <= listed
    assert {page for part in parts("ru") for page in part.pages} >= {"first-mission", "gallery", "mods"}


def test_links_are_those_of_the_site() -> None:
    page = ROOT / "docs" / "mods.md"
    text = "[Maps](square-maps.md#x) [bots.md](bots.md) [s](../schemas/) [c](../tests/core) `[a](b.md)`\n"
    assert relinked(text, page, "en").startswith(
        "[Maps](square-maps.md#x) [Bots](bots.md) [s](schemas.md) c "
    )
    assert "[Bots](english:bots.html)" in relinked(text, page, "uk")
    assert relinked("```\n[x](nowhere.md)\n```\n", page, "en") == "```\n[x](nowhere.md)\n```\n"


def test_broken_links_are_found(tmp_path: Path) -> None:
    (tmp_path / "it").mkdir()
    (tmp_path / "a.html").write_text(
        '<p id="here"><a href="it/b.html#there">b</a><a href="#here">a</a>', "utf-8"
    )
    (tmp_path / "it" / "b.html").write_text('<img src="no.png"><a href="../a.html#gone">a</a>', "utf-8")
    (tmp_path / "c.html").write_text('<script src="https://cdn.example/x.js"></script>', "utf-8")
    assert list(broken(tmp_path)) == [
        "a.html: has no such place: it/b.html#there",
        "c.html: is loaded from elsewhere: https://cdn.example/x.js",
        "it/b.html: has no such place: ../a.html#gone",
        "it/b.html: leads nowhere: no.png",
    ]


def test_the_site_of_a_distribution_is_found(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("", "utf-8")
    assert site(lambda: None, inside=tmp_path, clone=tmp_path) == tmp_path
    with pytest.raises(UguisuError, match="built without its pages"):
        site(lambda: None, inside=tmp_path / "none", clone=tmp_path)


def test_a_clone_makes_it_where_it_is_old(tmp_path: Path) -> None:
    made = tmp_path / "build" / "site"
    (tmp_path / "docs").mkdir()
    maker = tmp_path / "docs" / "make_site.py"
    maker.write_text(
        "import sys, pathlib\nfolder = pathlib.Path(sys.argv[1])\nfolder.mkdir(parents=True, exist_ok=True)\n"
        "(folder / 'index.html').write_text('made')\n"
    )
    told: list[str] = []
    for _ in range(2):
        assert site(lambda: told.append("making"), inside=tmp_path / "none", clone=tmp_path) == made
    assert told == ["making"]
    (tmp_path / "docs" / "bots.md").write_text("# Bots\n")
    with pytest.raises(UguisuError, match="Did you mean `bots`"):  # before anything is made
        site(lambda: told.append("making"), "bot", inside=tmp_path / "none", clone=tmp_path)
    assert told == ["making"]
    later = (made / "index.html").stat().st_mtime_ns + 10**9
    os.utime(maker, ns=(later, later))
    assert not fresh(made, tmp_path)


def test_a_page_is_opened_in_ones_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "ru").mkdir()
    for name in ("index", "gallery", "bots", "ru/gallery"):
        (tmp_path / f"{name}.html").write_text("", "utf-8")
    assert address_of(tmp_path, "gallery.md", "ru") == tmp_path / "ru" / "gallery.html"
    assert address_of(tmp_path, "bots", "ru") == tmp_path / "bots.html"
    monkeypatch.setattr("uguisu_docs.commands.docs.site", lambda making, page: tmp_path)
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", lambda address: bool(opened.append(address)) or True)
    assert CliRunner().invoke(command, ["bots"]).exit_code == 0
    assert opened == [(tmp_path / "bots.html").as_uri()]
    with pytest.raises(UguisuError, match="gallery"):
        address_of(tmp_path, "galery", "en")


@pytest.mark.slow
def test_the_site_is_made_and_no_link_is_broken(tmp_path: Path) -> None:
    from make_site import make

    assert make(tmp_path) == []
    for language in LANGUAGES:
        assert (tmp_path / ("" if language == "en" else language) / "first-mission.html").is_file()
    for schema in (ROOT / "schemas").rglob("*.json"):
        assert (
            tmp_path / "schemas" / schema.relative_to(ROOT / "schemas")
        ).read_bytes() == schema.read_bytes()
    assert "uguisu.effects.Operation" in (tmp_path / "api-effects.html").read_text(encoding="utf-8")
    assert "Первая" not in (tmp_path / "first-mission.html").read_text(encoding="utf-8")
    assert "Ваша первая миссия" in (tmp_path / "ru" / "first-mission.html").read_text(encoding="utf-8")


LOOKS = [
    {"viewport": {"width": width, "height": 844}, "color_scheme": scheme}
    for width in (1280, 390)
    for scheme in ("light", "dark")
]
READ = ("index", "first-mission", "gallery", "language", "architecture", "api-board")
"""Pages of each kind: the first one, a guide, pictures, a reference, tables, signatures."""
TRANSLATED_READ = tuple(
    f"{code}/{name}" for code in catalogs.TRANSLATED for name in ("index", "first-mission", "gallery")
)


@pytest.mark.slow
def test_axe_core_finds_nothing_serious_on_the_site(tmp_path: Path) -> None:
    playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    chromium = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if chromium is None:
        pytest.skip("there is no Chromium here")
    from make_site import make

    assert make(tmp_path) == []
    with playwright.sync_playwright() as running:
        browser = running.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for look in LOOKS:
            page = browser.new_context(bypass_csp=True, **look).new_page()
            for name in (*READ, *TRANSLATED_READ):
                page.goto((tmp_path / f"{name}.html").as_uri())
                assert serious(page) == [], (name, look)
        browser.close()


def test_a_language_has_only_pages_of_the_users_part(tmp_path: Path) -> None:
    stage(tmp_path / "it", "it")
    assert not (tmp_path / "it" / "bots.md").exists()
    assert '"../maps/' in (tmp_path / "it" / "index.md").read_text(encoding="utf-8")


def test_the_reference_is_read_whatever_lies_in_the_folder_at_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The pages are made in the folder of the programs, where a file is called `uguisu`."""
    (tmp_path / "uguisu").write_text("#!/bin/sh\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert "uguisu" in [module.path for module in read_modules()]
