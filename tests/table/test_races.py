"""Who was first: answers of two partners, a card and the clock, late, early, repeated and reordered requests."""

from typing import Any

import pytest

from carteado.cards import Card
from carteado.games.truco.rules.acts import Accept, Concede, GiveUp, Raise, Run
from carteado.table import incoming
from carteado.table.heard import KEPT, Heard
from carteado.tricks.play import Play
from carteado.wire import encode
from table.client_kit import Page
from table.play_kit import begun, dealt, done, mesa, page_of, played
from table.table_kit import ANA, FOUR, Answer, Process, facts

CLOCK = {"clock": "30"}


def _card(text: str) -> Play:
    return Play(Card.of(text))


def _asked(**setup: Any) -> Process:
    """Seat 2 is on turn and seat 1 has called truco: seats 2 and 0 may answer."""
    process = begun(FOUR, **setup)
    dealt(process)
    process.acts(page_of(process, 1), Raise(3))
    return process


def _request(page: Page, n: int, action: object, version: int) -> incoming.Act:
    return incoming.Act(client=page.client, n=n, action=encode(action), version=version)


def test_of_two_partners_the_first_answer_counts() -> None:
    process = _asked()
    zero, two, seen = page_of(process, 0), page_of(process, 2), process.table.version
    assert process.act(two, Accept(3), seen).version == seen + 1
    late = process.act(zero, Run(3), seen)
    assert late.code == "partner-answered"
    assert process.act(zero, Run(3)).code == "nothing-asked"
    assert process.table.version == seen + 1
    assert mesa(process).stake == 3


def test_both_may_say_the_same_and_it_is_said_once() -> None:
    process = _asked()
    seen = process.table.version
    answers = [process.act(page_of(process, seat), Accept(3), seen).code for seat in (0, 2)]
    assert answers == ["", "partner-answered"]


def test_a_raise_and_an_acceptance_of_partners_do_not_add_up() -> None:
    process = _asked()
    seen = process.table.version
    process.acts(page_of(process, 2), Raise(6))
    assert process.act(page_of(process, 0), Accept(3), seen).code == "partner-answered"
    assert process.act(page_of(process, 0), Accept(3)).code == "own-call"
    assert process.act(page_of(process, 1), Accept(3), seen).code == "answers-another-call"
    assert mesa(process).asked == 6


@pytest.mark.parametrize("late", [False, True])
def test_a_card_and_its_clock_at_the_same_moment(late: bool) -> None:
    """Whatever is decided first stands, and the other comes to nothing."""
    process = begun(FOUR, options=CLOCK)
    dealt(process)
    two, seen = page_of(process, 2), process.table.version
    process.clock.now += 30_000
    if late:
        process.tick()
        assert process.act(two, _card("KC"), seen).code == "not-your-turn"
    else:
        process.acts(two, _card("KC"))
        assert process.tick().entries == ()
    cards = [fallen.card for fallen in mesa(process).vazas[0]]
    assert cards == [Card.of("5O" if late else "KC")]
    assert process.table.version == seen + 1


def test_the_clock_of_a_call_and_the_answer_at_the_same_moment() -> None:
    process = _asked(options=CLOCK)
    process.clock.now = process.table.acted_at + process.table.rest + 30_000
    process.tick()
    assert mesa(process).score == (0, 1)
    assert process.act(page_of(process, 0), Accept(3)).code == "pack-first"


def test_an_act_for_an_older_version_that_is_still_legal_is_done() -> None:
    process = begun(FOUR)
    dealt(process)
    seen = process.table.version
    process.do(page_of(process, 1), incoming.Phrase, phrase="who-deals")
    process.acts(page_of(process, 3), Raise(3))
    process.acts(page_of(process, 0), Accept(3))
    assert process.act(page_of(process, 2), _card("2P"), seen).code == ""
    assert mesa(process).turn == 3


def test_an_act_for_an_older_version_that_is_not_legal_any_more_is_refused() -> None:
    process = begun(FOUR)
    dealt(process)
    seen = process.table.version
    process.acts(page_of(process, 2), _card("2P"))
    before = facts(process.table)
    assert process.act(page_of(process, 2), _card("KC"), seen).code == "not-your-turn"
    assert facts(process.table) == before


@pytest.mark.parametrize("ahead", [1, 1000])
def test_an_act_from_the_future_is_refused(ahead: int) -> None:
    process = begun(FOUR)
    dealt(process)
    answer = process.act(page_of(process, 2), _card("2P"), process.table.version + ahead)
    assert answer.code == "version-ahead"
    assert answer.reason is not None
    assert answer.reason.facts == (process.table.version + ahead, process.table.version)


def test_a_request_heard_twice_is_done_once() -> None:
    process = begun(FOUR)
    dealt(process)
    two = page_of(process, 2)
    request = _request(two, 500, _card("2P"), two.version)
    first = process.ask(two, request)
    again = process.ask(two, request)
    assert (first.again, again.again) == (False, True)
    assert first.version == again.version == process.table.version


def test_it_is_answered_with_its_own_version_after_others_too() -> None:
    process = begun(FOUR)
    dealt(process)
    two = page_of(process, 2)
    request = _request(two, 500, _card("2P"), two.version)
    first = process.ask(two, request)
    process.acts(page_of(process, 3), _card("AE"))
    process.do(page_of(process, 1), incoming.Phrase, phrase="last-card")
    assert process.ask(two, request).version == first.version == process.table.version - 2


def test_it_is_known_again_after_the_table_was_read_from_its_log() -> None:
    process = begun(FOUR)
    dealt(process)
    two = page_of(process, 2)
    request = _request(two, 500, _card("2P"), two.version)
    first = process.ask(two, request)
    process.acts(page_of(process, 3), _card("AE"))
    other = process.reloaded()
    page = other.enter(FOUR[2], client=two.client)
    again = other.ask(page, request)
    assert again.again
    assert again.version == first.version


def test_a_request_that_took_several_entries_is_known_by_its_first() -> None:
    process = Process()
    process.open(ANA)
    page = process.enter(ANA)
    process.do(page, incoming.Sit, seat=0)
    start = incoming.Start(client=page.client, n=50)
    first = process.ask(page, start)
    assert process.table.version == first.version + 2
    assert process.ask(page, start).version == first.version


def test_a_refused_request_is_not_kept() -> None:
    """Nothing was done, so nothing is known of it: the same request is decided anew."""
    process = begun(FOUR)
    dealt(process)
    three = page_of(process, 3)
    request = _request(three, 500, _card("AE"), three.version)
    assert process.ask(three, request).code == "not-your-turn"
    process.acts(page_of(process, 2), _card("2P"))
    assert process.ask(three, request).code == ""


def test_reordered_numbers_are_all_done() -> None:
    process = begun(FOUR)
    dealt(process)
    page = page_of(process, 0)
    for n in (103, 101, 104, 102):
        process.clock.now += 5000
        assert process.ask(page, incoming.Phrase(client="r", n=n, phrase="who-deals")).code == ""
    version = process.table.version
    assert all(process.ask(page, incoming.Phrase(client="r", n=n, phrase="who-deals")).again for n in (101, 102, 103, 104))
    assert process.table.version == version


def test_a_number_too_old_to_tell_is_refused() -> None:
    process = begun(FOUR)
    page = page_of(process, 0)
    assert process.ask(page, incoming.Phrase(client="old", n=1000, phrase="who-deals")).code == ""
    process.clock.now += 5000
    assert process.ask(page, incoming.Phrase(client="old", n=1000 - KEPT, phrase="who-deals")).code == "number-too-old"
    assert process.ask(page, incoming.Phrase(client="old", n=1001 - KEPT, phrase="who-deals")).code == ""


@pytest.mark.parametrize(("client", "n"), [("", 1), ("x" * 33, 1), ("c", 0), ("c", -4), ("c", 2**53)])
def test_a_request_without_a_proper_number_is_refused(client: str, n: int) -> None:
    process = begun(FOUR)
    before = facts(process.table)
    assert process.ask(page_of(process, 0), incoming.Stand(client=client, n=n)).code == "client-number"
    assert facts(process.table) == before


def test_two_pages_of_one_person_count_apart() -> None:
    process = begun(FOUR)
    dealt(process)
    one, other = page_of(process, 2), process.enter(FOUR[2], client="other")
    assert other.role == 2
    assert process.ask(one, _request(one, 700, _card("2P"), one.version)).code == ""
    assert process.ask(other, incoming.Phrase(client=other.client, n=700, phrase="who-deals")).code == ""
    assert process.table.heard.highest(ANA.player) == {page_of(process, 0).client: 2}
    assert process.table.heard.highest(FOUR[2].player) == {one.client: 700, "other": 700}


def test_the_other_page_sees_what_this_one_did() -> None:
    process = begun(FOUR)
    dealt(process)
    other = process.enter(FOUR[2], client="other")
    process.acts(page_of(process, 2), _card("2P"))
    assert other.view["shown"]["hands"][2]["count"] == 2
    assert other.menu == page_of(process, 2).menu


def test_anothers_number_is_not_mine() -> None:
    """(client, n) is known by person: nobody can use up or answer for the number of another."""
    process = begun(FOUR)
    dealt(process)
    request = incoming.Phrase(client="same", n=1, phrase="who-deals")
    versions = [process.ask(page_of(process, seat), request).version for seat in range(4)]
    assert len(set(versions)) == 4


def test_an_answer_names_the_call_it_answers() -> None:
    """`Accept(3)` that comes when six is asked means nothing, and does not accept six."""
    process = _asked()
    seen = process.table.version
    process.acts(page_of(process, 0), Raise(6))
    process.acts(page_of(process, 3), Raise(9))
    assert process.act(page_of(process, 2), Accept(3), seen).code == "answers-another-call"
    assert process.act(page_of(process, 2), Run(3), seen).code == "answers-another-call"
    assert mesa(process).asked == 9


def test_a_card_thrown_in_one_mao_is_not_played_in_the_next() -> None:
    """Sent before the mão ended, it comes when the same card is in the hand again and the seat is on turn."""
    process = begun(FOUR, options={"concede": "true"})
    dealt(process)
    two = page_of(process, 2)
    late = _request(two, 900, _card("2P"), two.version)
    done(process, 0, Concede(1))
    dealt(process, {0: "3C", 1: "4C", 2: "2P KC 5O", 3: "3P"}, dealer=1)
    played(process, "3P", "3C", "4C")
    assert mesa(process).turn == 2
    assert process.ask(two, late).code == "stale"
    process.acts(two, _card("2P"))


def test_giving_an_eleven_hand_up_does_not_give_the_next_one_up() -> None:
    process = begun(FOUR)
    dealt(process, score=(11, 4))
    two = page_of(process, 2)
    late = _request(two, 900, GiveUp(), two.version)
    done(process, 0, GiveUp())
    dealt(process, dealer=1)
    assert mesa(process).phase == "eleven"
    assert process.ask(two, late).code == "stale"
    assert mesa(process).score == (11, 5)


def test_of_one_page_the_highest_numbers_are_known_not_the_latest() -> None:
    heard = Heard()
    for version, n in enumerate([100, *range(37, 100), 101], 1):
        assert heard.version("p", "c", n) is None
        assert not heard.too_old("p", "c", n)
        heard.remember("p", "c", n, version)
    assert heard.version("p", "c", 100) == 1
    assert heard.too_old("p", "c", 37)


def test_a_request_is_not_done_again_after_many_other_pages() -> None:
    process = begun(FOUR)
    page = page_of(process, 0)
    request = incoming.Phrase(client="first", n=1, phrase="who-deals")
    first = process.ask(page, request)
    for other in range(50):
        process.clock.now += 5000
        assert process.ask(page, incoming.Phrase(client=f"page-{other}", n=1, phrase="who-deals")).code == ""
    process.clock.now += 5000
    assert process.ask(page, request) == Answer(version=first.version, again=True)
