"""Games by post: what a letter bears on its way, and what is said when it can't be read."""

from __future__ import annotations

import pytest

from uguisu import UguisuError
from uguisu_page.kept import Kept, People
from uguisu_page.letters import MARK, opened, sealed

KEPT = Kept(
    '{"uguisu_replay": {}}\n' + '{"seat": "ninja", "move": "ninja:gate"}\n' * 40,
    People(seats=("ninja",), away=("samurai",), shown="ninja", language="it"),
)


def test_a_letter_comes_back_whole() -> None:
    assert opened(sealed(KEPT)) == KEPT


def test_mail_may_fold_it_quote_it_and_stand_around_it() -> None:
    letter = sealed(KEPT)
    folded = "\n> ".join(letter[at : at + 40] for at in range(0, len(letter), 40))
    assert opened(f"Ciao!\n\n> {folded}\n\nA presto. ") == KEPT
    assert opened(f"https://example.org/mine/#{letter}") == KEPT


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (lambda letter: "Hello", "There is no letter in this text"),
        (lambda letter: letter[:-10], "The end of the letter is missing"),
        (lambda letter: letter[:40] + letter[60:], "was changed on its way"),
        (lambda letter: letter.replace(MARK, MARK + "A"), "was changed on its way"),
        (lambda letter: f"{MARK}.", "was changed on its way"),
    ],
)
def test_a_spoilt_letter_is_told(spoil, told: str) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(UguisuError, match=told):
        opened(spoil(sealed(KEPT)))


def test_a_letter_that_unpacks_without_end_is_refused() -> None:
    bomb = Kept("x" * 40_000_000, People())
    assert len(sealed(bomb)) < 100_000
    with pytest.raises(UguisuError, match="was changed on its way"):
        opened(sealed(bomb))
