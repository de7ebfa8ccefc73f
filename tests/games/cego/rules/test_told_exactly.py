"""What a refusal or an event names besides its code: the seat, the figure, the clause. Mutants of these lines had survived."""

import pytest

from carteado.cards import cards
from carteado.game import Reason
from carteado.games.cego.rules.acts import Call, NaoMato, NaoQuero, Quero, Sing
from carteado.games.cego.rules.events import Answered, WentOut
from carteado.pack import Keep
from games.cego.kit import H1, em_testa, roda
from games.cego.kit.flores import ESPADAS, OUROS, RESTO


@pytest.mark.clause("CEGO-9.VIII.h-3", "CEGO-9.VIII.h-5")
@pytest.mark.parametrize("action", [Quero("envido", 3), NaoQuero("truco", 2), Quero("truco", 2)])
def test_the_refusal_says_what_is_to_be_answered(action: Quero | NaoQuero) -> None:
    table = roda(H1).call(0, "envido").no_flor()
    assert table.refused(1, action) == Reason("answers-something-else", "CEGO-9.VIII.h-5", ("envido", 2))


@pytest.mark.clause("S-CEGO-18")
def test_where_who_passed_is_silent_the_refusal_says_so() -> None:
    table = roda(H1, passedMaySpeak="false").leave(0).call(1, "truco")
    assert table.state.actors() == (2, 4)
    assert table.refused(0, Quero("truco", 2)) == Reason("has-passed", "S-CEGO-18")
    spoken = roda(H1, passedMaySpeak="false").call(0, "truco").defer(1)
    assert spoken.refused(1, Quero("truco", 2)) == Reason("already-deferred", "CEGO-9.VIII.h-5")


@pytest.mark.clause("CEGO-9.XIV-15")
@pytest.mark.parametrize("action", [Sing(20), NaoMato()])
def test_the_refusal_says_whose_song_it_is(action: Sing | NaoMato) -> None:
    table = roda(H1).call(0, "envido").no_flor().quero(1)
    first = table.mesa.singer
    others = [seat for seat in range(6) if seat != first]
    assert {table.refused(seat, action) for seat in others} == {Reason("not-your-song", "CEGO-9.XIV-15", (first,))}
    table.sing(first, table.true_song(first))
    assert table.mesa.singer != first
    assert table.refused(first, action).facts == (table.mesa.singer,)


@pytest.mark.clause("CEGO-9.VIII.e-1")
def test_while_a_card_lies_exposed_the_refusal_says_whose_choice_it_is() -> None:
    table = roda().ruling("CEGO-9.VIII.e-1", cards=tuple(cards("10O")))
    assert table.refused(3, Keep(*cards("10O"))) == Reason("not-your-turn", "CEGO-9.VIII.e-1", (2,))
    assert table.refused(2, Keep(*cards("7C"))) == Reason("not-now", "CEGO-9.VIII.e-1")


@pytest.mark.parametrize(
    ("how", "clause"),
    [
        pytest.param("pass", "CEGO-9.VIII.a-10", marks=pytest.mark.clause("CEGO-9.VIII.a-10")),
        pytest.param("pack", "CEGO-9.XVI.k-1", marks=pytest.mark.clause("CEGO-9.XVI.k-1")),
    ],
)
def test_who_goes_out_is_told_by_the_clause_of_how(how: str, clause: str) -> None:
    assert roda(H1).leave(0, how).told(WentOut) == [WentOut((0,), how, clause)]


@pytest.mark.parametrize(
    ("word", "wants", "clause"),
    [
        pytest.param("contra-flor", True, "CEGO-9.XIII.c-2", marks=pytest.mark.clause("CEGO-9.XIII.c-2")),
        pytest.param("contra-flor", False, "CEGO-9.XIII.c-3", marks=pytest.mark.clause("CEGO-9.XIII.c-3")),
        pytest.param(RESTO, True, "CEGO-9.XIII.d-4", marks=pytest.mark.clause("CEGO-9.XIII.d-4")),
        pytest.param(RESTO, False, "CEGO-9.XIII.d-5", marks=pytest.mark.clause("CEGO-9.XIII.d-5")),
    ],
)
def test_an_answer_to_a_bet_on_flores_carries_its_clause(word: str, wants: bool, clause: str) -> None:
    table = roda({0: OUROS, 1: ESPADAS}).call(0, "flor").gate({1: word})
    answered = table.quero(0) if wants else table.nao_quero(0)
    assert [(told.seat, told.wants, told.part, told.clause) for told in answered.told(Answered)] == [(0, wants, "flor", clause)]


@pytest.mark.clause("CEGO-9.XV-0")
def test_over_a_falta_nothing_goes_in_a_testa_either() -> None:
    """And not because a testa may be worth no more."""
    table = em_testa().call(0, "falta-envido").no_flor()
    assert table.refused(3, Call("real-envido")) == Reason("cannot-raise", "CEGO-9.XV-0")
