"""Additional rule: samurai players may not talk to each other (TE-10)."""

from collections.abc import Callable

import pytest

from uguisu import IllegalAction, Match

Position = Callable[..., Match]
PLAYERS = {"players": {"ada": ["red"], "bo": ["blue"], "cy": ["green"]}}


@pytest.mark.parametrize(("speaker", "listener"), [("ada", "bo"), ("bo", "cy"), ("cy", "ada")])
def test_te_10_no_talk_between_samurai_seats(position: Position, speaker: str, listener: str) -> None:
    match = position(options=PLAYERS, variants=("silence",))
    with pytest.raises(IllegalAction, match=f"forbid talk between '{speaker}' and '{listener}'"):
        match.say(speaker, listener, "He is behind the pine!")
    assert match.view(listener).log == ()


def test_te_10_talk_with_the_ninja_is_free(position: Position) -> None:
    match = position(options=PLAYERS, variants=("silence",))
    match.say("ada", "ninja", "We see you.")
    match.say("ninja", "bo", "You do not.")
    assert [event.kind for event in match.view("ninja").log] == ["talk", "talk"]
    assert [event.details["words"] for event in match.view("bo").log] == ["You do not."]
    assert match.view("ada").talk == ("ninja",)
    assert match.view("ninja").talk == ("ada", "bo", "cy")


def test_te_10_without_the_rule_all_talk(position: Position) -> None:
    match = position(options=PLAYERS)
    match.say("ada", "bo", "He is behind the pine!")
    assert match.view("ada").talk == ("ninja", "bo", "cy")
    assert match.view("cy").log == ()  # what is said is for the two
    assert "behind the pine" in match.view("bo").log[0].text


def test_te_10_silence_changes_nothing_on_the_board(position: Position) -> None:
    assert position(options=PLAYERS, variants=("silence",)).legal() == position(options=PLAYERS).legal()


def test_talk_names_the_seat_it_is_to_also_where_a_place_is_called_the_same(position: Position) -> None:
    """What an argument is, its event says: its name alone (`to_seat`) once made a place of it."""
    match = position(
        more_places={"ninja": [], "samurai": []},
        more_links=(("ninja", "pine", "road"), ("samurai", "lamp", "road")),
    )
    match.say("samurai", "ninja", "hello")
    assert match.view("ninja").log[0].text == "Samurai → Ninja: hello"
