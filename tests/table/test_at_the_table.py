"""Who sits where, who plays for whom, what may be taken back, and what is chosen at once."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.support.tables import PACKS, SCENARIOS, Server, play_out

from uguisu.core.errors import UguisuError
from uguisu.loading.overrides import Overrides
from uguisu.plugins import registry
from uguisu_table.choosing import Choice, Pick, picks_of
from uguisu_table.hall import Hall
from uguisu_table.sitting import PLAYING, WAITING, Refused, Sitting
from uguisu_tools.bots.spec import OF_THE_GAME, TITLES


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    made = Hall(tmp_path / "tables", registry())
    yield made
    made.close()


def opened(
    hall: Hall, pack: str = "temple/first_steps", seed: int = 1, delay: float = 0, **players: str
) -> Sitting:
    return hall.open(SCENARIOS / pack, Overrides(), seed, players, delay)


def all_come(sitting: Sitting) -> Sitting:
    for seat in list(sitting.chairs):
        sitting.come(seat)
    return sitting


def play(sitting: Sitting, rng: random.Random) -> str:
    seat = sitting.match.to_move
    sitting.play(seat, rng.choice(sitting.match.legal()), sitting.turns(seat))
    return seat


def test_it_begins_when_all_are_there(hall: Hall) -> None:
    sitting = opened(hall)
    sitting.come("ninja")
    assert sitting.stage == WAITING
    with pytest.raises(Refused, match="not begun"):
        sitting.play("ninja", sitting.match.legal()[0], 0)
    sitting.come("samurai")
    assert sitting.stage == PLAYING


def test_a_bot_plays_a_free_seat_until_somebody_comes(hall: Hall) -> None:
    sitting = opened(hall)
    sitting.come("ninja")
    sitting.begin()
    assert sitting.chairs["samurai"].bot
    play(sitting, random.Random(1))
    while sitting.go_on():
        pass
    before = len(sitting.match.steps)
    assert sitting.match.over or sitting.match.to_move == "ninja"
    sitting.come("samurai")
    assert not sitting.chairs["samurai"].bot
    play(sitting, random.Random(2))
    assert not sitting.go_on()
    assert len(sitting.match.steps) > before


def test_a_bot_goes_on_for_one_who_left(hall: Hall) -> None:
    sitting = all_come(opened(hall))
    sitting.let_bot_play("ninja", "random")
    with pytest.raises(Refused, match="A bot plays this seat"):
        sitting.play("ninja", sitting.match.legal()[0], 0)
    assert sitting.go_on()
    sitting.take_back_seat("ninja")
    assert not sitting.chairs["ninja"].bot


def test_players_exchange_their_seats_before_the_game(server: Server) -> None:
    sitting = server.open("temple/first_steps")
    host = server.browser().enter(sitting.host_key)
    anna = server.browser().enter(sitting.chairs["ninja"].key)
    anna.post(do="name", name="Anna")
    assert host.post(do="exchange", one="ninja", other="samurai").status == 303
    assert sitting.chairs["samurai"].name == "Anna"
    page = anna.page()
    assert "Anna</b> (you)" in page
    anna.post(do="begin")
    assert host.post(do="exchange", one="ninja", other="samurai").status == 409
    assert sitting.chairs["samurai"].name == "Anna"


def test_only_the_host_may_do_what_the_host_does(server: Server) -> None:
    sitting = server.open("temple/first_steps")
    ninja, _ = server.seated(sitting)
    for what in (
        {"do": "end"},
        {"do": "bot", "seat": "samurai"},
        {"do": "exchange", "one": "ninja", "other": "samurai"},
    ):
        assert ninja.post(**what).status == 409
    watching = server.browser().enter(sitting.watch_key)
    move = {"do": "move", "turn": "0", "move": sitting.match.legal()[0]}
    assert watching.post(**move).status == 409
    assert not sitting.match.steps
    host = server.browser().enter(sitting.host_key)
    page = host.page()
    assert '<option value="random" title="random">Bot that plays anything</option>' in page
    assert 'hreflang="it"' in page
    assert host.post(do="bot", seat="samurai", bot="program:rm").status == 409
    assert host.post(do="end").status == 303
    assert "ended by its host" in ninja.page()


def test_a_move_is_made_once(hall: Hall) -> None:
    sitting = all_come(opened(hall))
    seat, move = sitting.match.to_move, sitting.match.legal()[0]
    sitting.play(seat, move, 0)
    with pytest.raises(Refused):
        sitting.play(seat, move, 0)
    assert sum(step.seat == seat for step in sitting.match.steps) == 1


def test_where_all_lies_open_the_others_are_asked(hall: Hall) -> None:
    sitting = all_come(opened(hall))
    mover = play(sitting, random.Random(1))
    [other] = set(sitting.chairs) - {mover}
    assert sitting.may_undo(mover)
    assert not sitting.may_undo(other)
    sitting.ask_back(mover)
    assert sitting.match.steps
    sitting.answer_back(other, agree=False)
    assert sitting.match.steps
    sitting.ask_back(mover)
    sitting.answer_back(other, agree=True)
    assert not sitting.match.steps


@pytest.mark.parametrize("pack", ["spies/back_yard", "scorpion/garden_gate"])
def test_what_somebody_has_noticed_is_not_taken_back(hall: Hall, pack: str) -> None:
    sitting, rng = all_come(opened(hall, pack)), random.Random(3)
    game, taken = sitting.game, 0
    for _ in range(80):
        if sitting.match.over:
            break
        others = [seat for seat in sitting.chairs if seat != sitting.match.to_move]
        before = {seat: sitting.match.view(seat).to_bytes() for seat in ("", *others)}
        mover = play(sitting, rng)
        seen = {seat: sitting.match.view(seat).to_bytes() for seat in before if seat != mover}
        if sitting.may_undo(mover):
            try:
                sitting.ask_back(mover)
            except Refused:
                assert any(seen[seat] != before[seat] for seat in seen)
                continue
            taken += 1
            assert all(seen[seat] == before[seat] for seat in seen)
            play(sitting, rng)
    assert not game.hides_nothing
    assert taken


def test_who_is_asked_later_may_choose_at_once(hall: Hall) -> None:
    sitting, rng = all_come(opened(hall, "senjutsu/dojo")), random.Random(1)
    red, blue = list(sitting.chairs)
    for _ in range(60):
        view = sitting.view(blue, "en")
        ahead = view.decision is not None and view.decision.moves and sitting.match.to_move == red
        if ahead:
            break
        play(sitting, rng)
    assert ahead
    before = sitting.view(red, "en").to_bytes()
    sitting.play(blue, view.decision.moves[0].notation, sitting.turns(blue))
    assert blue in sitting.chosen()
    assert sitting.view(red, "en").to_bytes() == before, "what it is stays a secret"
    assert not sitting.view(blue, "en").decision.moves
    with pytest.raises(Refused):
        sitting.play(blue, view.decision.moves[-1].notation, sitting.turns(blue))
    name = sitting.id
    hall.forget(name)
    again = hall.find(name)
    assert again is not None
    assert blue in again.sealed
    play(again, rng)
    assert not again.sealed
    assert [step.seat for step in again.match.steps if step.seat][-2:] == [red, blue]


def test_onlookers_are_late_by_the_delay(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    import uguisu_table.sitting as module

    clock = [1000.0]
    monkeypatch.setattr(module.time, "monotonic", lambda: clock[0])  # type: ignore[attr-defined]
    sitting, rng = all_come(opened(hall, delay=60)), random.Random(1)
    begun = sitting.view("", "en").to_bytes()
    play(sitting, rng)
    clock[0] += 30
    play(sitting, rng)
    assert sitting.view("", "en").to_bytes() == begun
    clock[0] += 31
    assert sitting.view("", "en") == sitting.match.view("", "en", 1)
    clock[0] += 30
    assert sitting.view("", "en") == sitting.match.view("", "en")


def test_looking_back_shows_what_one_saw(hall: Hall) -> None:
    sitting, rng = all_come(opened(hall, "spies/back_yard")), random.Random(2)
    seat = next(iter(sitting.chairs))
    pictures = [sitting.match.view(seat).to_bytes()]
    for _ in range(30):
        if sitting.match.over:
            break
        play(sitting, rng)
        pictures.append(sitting.match.view(seat).to_bytes())
    moments = sitting.moments(seat)
    assert moments[0] == 0
    assert len(moments) < len(pictures), "steps that were not noticed are no pictures of one's own"


def test_talk_is_kept_to_the_two_and_to_the_rules(hall: Hall) -> None:
    sitting = all_come(opened(hall))
    sitting.say("ninja", "samurai", "  Hello \n there ")
    assert any("Hello there" in event.text for event in sitting.view("samurai", "en").log)
    assert not any("Hello" in event.text for event in sitting.view("", "en").log)
    with pytest.raises(UguisuError):
        sitting.say("ninja", "samurai", "   ")


def test_picks_are_read_with_care() -> None:
    assert picks_of(["places:gate", "nothing", "colours:red", "cards:", "pieces:a:b"]) == (
        Pick("places", "gate"),
        Pick("pieces", "a:b"),
    )
    assert Choice().with_pick(Pick("places", "gate")) == ()


def test_names_are_cut(server: Server) -> None:
    sitting = server.open("temple/first_steps")
    ninja, samurai = server.seated(sitting)
    ninja.post(do="name", name="<b>" + "x" * 100)
    assert len(sitting.chairs["ninja"].name) == 24
    assert "<b>xx" not in samurai.page()


def test_a_table_that_nobody_looks_at_is_only_on_the_disk(server: Server) -> None:
    import asyncio

    from uguisu_table.room import Rooms

    sitting = server.open("temple/first_steps")
    rooms = Rooms(server.hall)

    async def look() -> None:
        room = await rooms.find(sitting.id)
        assert room is not None
        await rooms.tidy(idle=-1)

    asyncio.run(look())
    assert sitting.id not in server.hall.sittings
    browsers = server.seated(server.hall.find(sitting.id))
    for browser in browsers:
        browser.join()
    play_out(server.hall.sittings[sitting.id], browsers, 3)
    for browser in browsers:
        browser.close()


def test_a_game_that_no_table_plays_is_forgotten_in_the_end(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("uguisu_table.hall.MOST_SPARE", 1)
    packs = ("temple/first_steps", "temple/before_dawn", "spies/back_yard")
    sittings = [opened(hall, pack) for pack in (*packs, packs[0])]
    assert len(hall._kits) == 3
    for sitting in sittings:
        hall.forget(sitting.id)
    assert [kit.game for kit in hall._kits.values()] == [sittings[0].game]
    found = hall.find(sittings[1].id)
    assert found is not None
    assert found.view("ninja", "en") == sittings[1].match.view("ninja", "en")


def test_bots_are_called_by_their_titles_and_told_apart(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What they are called in files stands behind only where two have one title."""

    def told(pack: str) -> list[str]:
        page = server.browser().enter(server.open(pack).host_key).page()
        shown = re.findall(r'<option value="[^"]+"[^>]* title="[^"]+">([^<]+)</option>', page)
        each = shown[: len(shown) // page.count('name="bot"')]
        assert each
        assert len(set(each)) == len(each)
        return each

    for pack in PACKS:
        assert not any(" · " in one for one in told(pack))
    monkeypatch.setitem(TITLES, "planner", OF_THE_GAME)
    for pack in PACKS:
        assert sum(" · " in one for one in told(pack)) == (2 if pack.startswith("senjutsu") else 0)
