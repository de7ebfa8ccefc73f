"""The referee's chair of a match that runs: somebody asks, the host names them, the seats agree, the next deal seats them."""

from typing import Any

import pytest

from carteado.game import PUBLIC, REFEREE
from carteado.table import incoming, messages
from table.client_kit import Page
from table.play_kit import Crowd, begun, dealt, page_of, thrown_in
from table.table_kit import ANA, FOUR, JUIZ, RITA, Process, facts


def _asked(people: int = 4, **setup: Any) -> tuple[Process, Page]:
    """In the middle of a mão somebody asks for the chair."""
    process = begun(FOUR[:people], referee=True, **setup)
    dealt(process)
    juiz = process.enter(JUIZ)
    process.do(juiz, incoming.Referee, take=True)
    return process, juiz


def _hands(page: Page) -> set[str | None]:
    return {card for hand in page.view["shown"]["hands"] for card in hand["dealt_cards"]}


@pytest.mark.parametrize("public", [True, False])
def test_nobody_sits_down_on_their_own(public: bool) -> None:
    process, juiz = _asked(public=public)
    assert (process.table.referee, juiz.role) == ("", PUBLIC)
    assert _hands(juiz) == {None}
    assert juiz.you is not None
    assert juiz.you.asks
    thrown_in(process)
    dealt(process, dealer=1)
    assert juiz.role == PUBLIC


def test_the_host_names_the_seats_agree_and_the_next_deal_seats() -> None:
    process, juiz = _asked()
    one, host = page_of(process, 1), page_of(process, 0)
    assert process.say(one, incoming.Consent, yes=True).code == "host-only"
    process.do(host, incoming.Consent, yes=True)
    assert process.say(host, incoming.Consent, yes=True).code == "consented"
    for seat in (1, 2, 3):
        assert juiz.about is not None
        assert juiz.about.candidate == messages.Candidate(name="Juiz", named=True, missing=[*range(seat, 4)])
        process.do(page_of(process, seat), incoming.Consent, yes=True)
    assert juiz.role == PUBLIC
    assert _hands(juiz) == {None}
    thrown_in(process)
    dealt(process, dealer=1)
    assert juiz.role == REFEREE
    assert None not in _hands(juiz)
    assert process.table.about().candidate is None
    assert facts(process.kept.folded()) == facts(process.table)


def test_bots_agree_and_so_do_those_who_got_up() -> None:
    process, juiz = _asked(people=2)
    process.do(page_of(process, 1), incoming.Stand)
    process.do(page_of(process, 0), incoming.Consent, yes=True)
    assert process.table.unasked() == []
    thrown_in(process)
    dealt(process, dealer=1)
    assert juiz.role == REFEREE


def test_who_comes_back_before_the_deal_is_asked_too() -> None:
    process, juiz = _asked(people=2)
    one = page_of(process, 1)
    process.do(one, incoming.Stand)
    process.do(page_of(process, 0), incoming.Consent, yes=True)
    assert process.say(one, incoming.Consent, yes=True).code == "away"
    process.do(one, incoming.Sit)
    thrown_in(process)
    dealt(process, dealer=1)
    assert juiz.role == PUBLIC


@pytest.mark.parametrize("seat", [0, 2])
def test_one_no_is_enough(seat: int) -> None:
    process, juiz = _asked()
    process.do(page_of(process, 0), incoming.Consent, yes=True)
    process.do(page_of(process, seat), incoming.Consent, yes=False)
    assert process.table.candidate is None
    assert juiz.you is not None
    assert not juiz.you.asks
    assert process.say(page_of(process, 1), incoming.Consent, yes=True).code == "nobody-asks"
    process.do(juiz, incoming.Referee, take=True)


def test_one_asks_at_a_time_and_may_give_it_up() -> None:
    process, juiz = _asked()
    rita = process.enter(RITA)
    assert process.say(rita, incoming.Referee, take=True).code == "referee-asked"
    assert process.say(rita, incoming.Consent, yes=False).code == "not-seated"
    assert process.say(rita, incoming.Referee, take=False).code == "not-referee"
    process.do(juiz, incoming.Referee, take=False)
    process.do(rita, incoming.Referee, take=True)


def test_who_waits_for_the_chair_waits_for_no_seat() -> None:
    process, juiz = _asked(people=3)
    process.do(juiz, incoming.Sit, seat=3)
    assert process.table.candidate is None
    process.do(juiz, incoming.Referee, take=True)
    assert process.table.places[3].heir is None


def test_a_host_without_a_seat_names_themselves() -> None:
    process = begun(FOUR[1:3], referee=True, process=_opened_by_ana())
    ana = process.pages[0]
    process.do(ana, incoming.Referee, take=True)
    assert process.table.candidate is not None
    assert process.table.candidate.named


def _opened_by_ana() -> Process:
    class Anas(Process):
        def open(self, host: Any, password: str = "", **setup: Any) -> None:
            super().open(ANA, password, **setup)
            self.enter(ANA)

    return Anas()


def test_who_had_the_chair_in_this_match_has_it_again() -> None:
    process = begun(FOUR, juiz=JUIZ)
    juiz = page_of(process, REFEREE)
    process.do(juiz, incoming.Referee, take=False)
    process.do(juiz, incoming.Referee, take=True)
    assert juiz.role == REFEREE


def test_after_the_match_the_chair_is_free_as_before_it() -> None:
    process, juiz = _asked()
    Crowd(process, 1).play_match()
    assert process.table.candidate is None
    process.do(juiz, incoming.Referee, take=True)
    assert juiz.role == REFEREE
