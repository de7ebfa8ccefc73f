"""Whole matches over the fake wire: what a page makes of its updates is what its role may know, at every version."""

from typing import Any

import pytest

from carteado.game import PUBLIC, REFEREE
from carteado.table import entries as log
from carteado.table.telling import Teller
from table.play_kit import Crowd, begun, get_ready, page_of
from table.table_kit import ANA, FOUR, JUIZ, RITA, Process

SETUPS = [
    {},
    {"partidas": 3},
    {"partidas": 3, "reveal": "partida", "pace": "fast"},
    {"options": {"clock": "30", "concede": "true", "answerPolicy": "acceptByOneFoldByBoth"}},
    {"options": {"ferro": "blindFirstTrick", "burnView": "topOnly", "revealFaceDownAfterHand": "true"}},
]


def _watched(process: Process) -> None:
    """Everybody else there can be: a second page, another language, a spectator in both."""
    process.enter(ANA, lang="en")
    process.enter(RITA)
    process.enter(RITA, lang="en")


@pytest.mark.parametrize("people", [4, 2, 1])
@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: "-".join(map(str, setup)) or "plain")
def test_what_a_page_puts_together_is_what_its_role_may_know(setup: dict[str, Any], people: int) -> None:
    process = begun(FOUR[:people], juiz=JUIZ, **setup)
    _watched(process)
    Crowd(process, seed=people).play_match()
    assert process.table.stage == "over"
    assert process.table.standing.winners is not None
    assert not process.refused
    roles = {page.role for page in process.pages}
    assert roles == {*range(people), PUBLIC, REFEREE}


def test_everybody_gets_one_update_a_version() -> None:
    process = begun(FOUR, juiz=JUIZ)
    _watched(process)
    begins = process.table.version
    Crowd(process, seed=5).play_match()
    for page in process.pages:
        told = [update.version for update in page.updates if update.version > begins]
        assert told == list(range(begins + 1, process.table.version + 1))
        assert len({at for at, _ in page.sent[-50:]}) > 1


def test_masked_events_keep_their_place_and_their_number() -> None:
    process = begun(FOUR, juiz=JUIZ)
    _watched(process)
    Crowd(process, seed=6).play_match()
    secret = 0
    for updates in zip(*[page.updates[-100:] for page in process.pages], strict=True):
        kinds = {tuple(event["type"] for event in update.events or ()) for update in updates}
        assert len(kinds) == 1
        secret += len({tuple(str(event) for event in update.events or ()) for update in updates}) > 1
    assert secret > 3


def test_a_fresh_snapshot_tells_the_same_story_as_all_the_updates() -> None:
    process = begun(FOUR)
    process.enter(RITA)
    crowd = Crowd(process, seed=7)
    while process.table.stage == "playing":
        crowd.step()
        for page in process.pages:
            fresh = Teller(process.table.now(), page.role, page.lang)
            assert page.you is not None
            assert fresh.snapshot(0, page.you, {}).story == page.story


def test_the_match_goes_to_who_wins_two_of_three() -> None:
    process = begun(FOUR, partidas=3)
    Crowd(process, seed=8).play_match()
    match = process.table.about().match
    assert max(match.wins) == 2
    assert match.winner == match.wins.index(2)
    assert match.partida == sum(match.wins) == process.table.begun


def test_all_see_the_words_of_their_own_language() -> None:
    process = begun(FOUR)
    english = process.enter(FOUR[0], lang="en")
    Crowd(process, seed=9).play_match()
    ours = page_of(process, 0)
    assert len(english.story) == len(ours.story) > 20
    assert not any(one.text == other.text and len(one.text) > 12 for one, other in zip(english.story, ours.story, strict=True))


def test_a_rematch_begins_when_all_are_ready_again() -> None:
    process = begun(FOUR)
    crowd = Crowd(process, seed=10)
    crowd.play_match()
    first = process.table.match
    get_ready(process)
    crowd.play_match()
    assert process.table.match is not first
    assert process.table.match.number == 2
    assert process.table.begun == 2
    assert sum(isinstance(entry, log.Began) for entry in process.kept.since()) == 2
