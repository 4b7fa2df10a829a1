"""Games played to the end over the network, by a browser in every seat."""

import re
from html import unescape

import pytest
from tests.support.tables import PACKS, SCENARIOS, Server, moves_of, play_out

from uguisu.plugins import registry
from uguisu_tools.record import replay


@pytest.mark.sweep(everyday=1)
@pytest.mark.parametrize("pack", PACKS)
def test_each_game_is_played_to_the_end(server: Server, pack: str) -> None:
    sitting = server.open(pack)
    browsers = [browser.join() for browser in server.seated(sitting)]
    play_out(sitting, browsers)
    for browser in browsers:
        browser.take_until(lambda parts=browser.parts: "The game is over" in parts["question"])  # type: ignore[misc]
        assert not browser.moves
        browser.close()
    told = browsers[0].ask("GET", f"{browsers[0].base}/replay.jsonl")
    played = replay.loads(told.text)
    assert played.end.result == sitting.game.results[sitting.match.state.result].id
    game = sitting.game
    assert replay.verify(played, game).over
    assert game.scenario == (SCENARIOS / pack).name
    assert registry().games[game.id]


def test_without_script_a_game_is_links_and_forms(server: Server) -> None:
    sitting = server.open("temple/first_steps", samurai="random")
    [browser] = server.seated(sitting)
    browser.post(do="begin")
    for _ in range(200):
        page = browser.page()
        moves = moves_of(page)
        if sitting.match.over:
            break
        if not moves:
            continue
        turn = str(sitting.turns("ninja"))
        assert browser.post(do="move", turn=turn, move=moves[-1]).status == 303
    assert "The game is over" in browser.page()


def test_picks_stand_in_the_address(server: Server) -> None:
    sitting = server.open("temple/first_steps")
    ninja, _ = server.seated(sitting)
    page = ninja.page()
    links = re.findall(r'href="(\?pick=places[^"]+)" class="pick"', page)
    assert links
    asked = [ninja.page(unescape(link)) for link in links]
    [first, *_] = [page for page in asked if 'id="meant"' in page]
    form = first.partition('id="meant"')[2].partition("</form>")[0]
    [move] = re.findall(r'name="move" value="([^"]+)"', form)
    assert move in sitting.match.legal()
