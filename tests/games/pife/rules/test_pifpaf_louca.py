"""Pif-paf: the discard that anybody may go out with, sealed answers, and when the window closes."""

from itertools import permutations
from typing import Any

import pytest

from carteado.games.pife.rules.acts import Claim, Pass
from carteado.games.pife.rules.events import Bateu, DealEnded, FalseBatida, Replied, WindowClosed
from games.pife.kit import Mesa, cartas, pifpaf

clause = pytest.mark.clause
NEAR = "4P 4C 4O 6E 7E JC QC KC 2O"  # goes out with the 8E, discarding the 2O
ALSO = "5P 5C 5O 6E 7E JO QO KO 3P"  # and so does this one, discarding the 3P
RAGS = "AP 3C 5E 7O 9P JC KE 2C 6O"


def window(*hands: str, monte: str = "8E", **options: Any) -> Mesa:
    """Seat 1 has discarded the 8E; seats 2, 3 and 0 are asked."""
    return pifpaf(*hands, seats=4, monte=monte, **options).faz("1 compra", "1 descarta 8E")


@clause("PIF-LOUCA-1")
def test_anybody_goes_out_with_the_discard_of_anybody() -> None:
    found = window("", "", "", NEAR).faz("2 passa", "3 louca 2O")
    (gone,) = found.told(Bateu)
    assert (gone.seat, str(gone.card), str(gone.with_card), gone.clause) == (3, "2O", "8E", "PIF-LOUCA-1")
    assert (found.lixo, found.contagem[3], found.at.score) == ("2O", 9, (89, 89, 89, 133))
    (ended,) = found.told(DealEnded)
    assert (ended.seat, ended.how) == (3, "louca")


@clause("PIF-LOUCA-1")
def test_the_seat_that_would_draw_next_loses_its_draw() -> None:
    found = window("", "", RAGS, NEAR).faz("3 louca 2O", "2 passa")
    assert (found.fase, found.contagem[2], found.nega("2 compra")) == ("shuffle", 9, "no-cards-yet PIF-DIST-2")


@clause("PIF-LOUCA-2")
def test_nobody_takes_a_card_out_of_turn_only_to_improve() -> None:
    found = window("", "", "", "6E 7E AP 3C 5O 9P KO 2C QO", profile="clean")
    assert found.nega("3 louca AP") == "no-batida PIF-LOUCA-2"
    assert found.nega("3 pega 8E") == found.nega("2 pega 8E") == "window-open PIF-LOUCA-2"
    assert found.state.legal(3) == (Pass(found.at.windows),)
    found.faz("todos passam")
    assert found.nega("3 pega 8E") == found.nega("3 compra") == "not-your-turn PIF-LOUCA-2"
    assert found.nega("3 descarta AP") == "not-your-turn PIF-DIST-2"
    assert found.nega("2 pega 8E") == ""


@clause("PIF-LOUCA-2")
def test_the_card_claimed_must_be_used() -> None:
    complete = "4P 4C 4O 6E 7E 8E JC QC KC"
    found = pifpaf("", "", "", complete, monte="2P", profile="clean").faz("1 compra", "1 descarta 2P")
    assert found.nega("3 louca KC") == "no-batida PIF-LOUCA-2"
    assert found.nega("3 louca 2P") == "card-not-held"


@clause("PIF-S7")
def test_every_other_seat_still_in_answers_before_the_next_draw() -> None:
    found = pifpaf("", "", "", "", monte="8E", aposta=0)
    found.faz("1 aposta 10", "2 abandona", "3 acompanha", "0 acompanha").embaralha("8E")
    found.faz("1 compra", "1 descarta 8E")
    assert (found.fase, found.state.actors(), found.at.asked) == ("claiming", (3, 0), (3, 0))
    assert found.nega("1 passa") == found.nega("2 passa") == "not-asked PIF-S7"
    assert found.nega("3 compra") == "window-open PIF-S7"
    found.faz("0 passa")
    assert found.nega("0 passa") == "answered-already PIF-S7"
    found.faz("3 passa")
    assert (found.fase, found.vez, found.told(WindowClosed)) == ("buying", 3, [WindowClosed(1)])


@clause("PIF-S7")
def test_only_the_card_just_discarded_and_only_in_its_window() -> None:
    found = window("", "", "", NEAR, monte="8E 2P").faz("todos passam", "2 compra", "2 descarta 2P")
    old = found.at.windows - 1
    assert found.refused(3, Claim(old, cartas("2O")[0])) == found.refused(3, Pass(old)) == "not-this-window PIF-S7"
    assert found.lixo == "8E 2P"
    clean = window("", "", "", NEAR, monte="8E 2P", profile="clean").faz("todos passam", "2 compra", "2 descarta 2P")
    assert clean.nega("3 louca 2O") == "no-batida PIF-LOUCA-2"
    clean.faz("todos passam")
    assert clean.nega("3 louca 2O") == "no-window PIF-S7"


@clause("PIF-S7")
def test_answers_are_sealed() -> None:
    found = window("", "", "", NEAR)
    passed, claimed = Mesa(found.state).faz("3 passa"), Mesa(found.state).faz("3 louca 2O")
    assert passed.told(Replied) == claimed.told(Replied) == [Replied(3)]
    for seat in (-1, 0, 1, 2):
        assert passed.state.view(seat) == claimed.state.view(seat)
    assert (claimed.sees(3).answer, str(claimed.sees(3).answer_card), passed.sees(3).answer) == ("claim", "2O", "pass")


@clause("PIF-S7")
def test_a_valid_claim_of_the_first_closes_the_window_and_a_later_one_does_not() -> None:
    first = window("", "", NEAR, "").faz("2 louca 2O")
    assert (first.at.ended, first.vez) == ("louca", 1)
    last = window(NEAR, "", "", "").faz("0 louca 2O")
    assert (last.fase, last.state.actors()) == ("claiming", (2, 3))
    last.faz("2 passa")
    assert last.fase == "claiming"
    assert last.faz("3 passa").at.ended == "louca"


@clause("PIF-S8")
def test_of_two_claims_the_first_in_turn_order_wins() -> None:
    for order in (("0 louca 3P", "2 louca 2O"), ("2 louca 2O",)):
        found = window(ALSO, "", NEAR, "").faz(*order)
        assert [gone.seat for gone in found.told(Bateu)] == [2]
    other = window(NEAR, "", "", ALSO).faz("0 louca 2O", "2 passa", "3 louca 3P")
    assert [gone.seat for gone in other.told(Bateu)] == [3]


@clause("PIF-S8")
def test_a_batida_comes_before_the_draw_of_the_next() -> None:
    found = window("", "", "8E 8C 8O AP 3C 5E 7O 9P JC", NEAR).faz("3 louca 2O", "2 passa")
    assert found.told(Bateu)[0].seat == 3


@clause("PIF-S8", "PIF-ERR-1")
def test_a_false_claim_before_the_winner_is_shown_and_one_after_never_happened() -> None:
    before = window(NEAR, "", RAGS, "").faz("0 louca 2O", "2 louca AP", "3 passa")
    (shown,) = before.told(FalseBatida)
    assert (shown.seat, str(shown.with_card), len(shown.hand_cards)) == (2, "8E", 9)
    assert before.told(Bateu)[0].seat == 0
    after = window(RAGS, "", NEAR, "").faz("0 louca AP", "2 louca 2O")
    assert (after.told(FalseBatida), after.told(Bateu)[0].seat) == ([], 2)


@clause("PIF-S7", "PIF-S8")
@pytest.mark.parametrize("hands", [(NEAR, "", ALSO, RAGS), (RAGS, "", NEAR, ""), (NEAR, "", RAGS, "")])
def test_in_any_order_the_answers_give_the_same_state(hands: tuple[str, ...]) -> None:
    said = {seat: {NEAR: "louca 2O", ALSO: "louca 3P", RAGS: "louca AP", "": "passa"}[hands[seat]] for seat in (2, 3, 0)}
    start = window(*hands)
    found = []
    for order in permutations(said):
        at = Mesa(start.state)
        for seat in order:
            if at.fase == "claiming":
                at.faz(f"{seat} {said[seat]}")
        found.append((at.state, [event for event in at.events if not isinstance(event, Replied)]))
    assert len({repr(state.board().key()) for state, _ in found}) == 1
    assert all(events == found[0][1] for _, events in found)


@clause("PIF-LOUCA-1", "PIF-S13")
def test_all_ten_may_be_shown_with_a_claim() -> None:
    found = window("", "", "", "4P 4C 4O 6E 7E 9E JC QC KC").faz("2 passa", "3 louca")
    (gone,) = found.told(Bateu)
    assert (gone.card, sorted(map(len, gone.meld_cards)), found.contagem[3]) == (None, [3, 3, 4], 10)
