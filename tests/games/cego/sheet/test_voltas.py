"""Which roda or testa comes next: forms, dealers, pairs and mãos by section 8 of the catalogue."""

import pytest

from carteado.placar import FirstDealer
from games.cego.sheet.sheet_kit import A, B, Mesa, at, casa, envido, flores, truco


@pytest.mark.clause("CEGO-9.III-1", "CEGO-9.III-2", "CEGO-9.III-3", "CEGO-9.III-6", "CEGO-9.III-8", "CEGO-9.IV-6", "CEGO-8-1")
def test_rodas_and_testas_take_turns_and_the_mao_deals_next() -> None:
    mesa = Mesa(4)
    seen: list[tuple[str, int, tuple[int, ...]]] = []
    for _ in range(12):
        seen.append(mesa.now())
        mesa.conta(0, 0)
    assert seen == [
        ("roda", 4, (5, 0, 1, 2, 3, 4)),
        ("testa", 5, (0, 3)),
        ("testa", 5, (1, 4)),
        ("testa", 5, (2, 5)),
        ("roda", 0, (1, 2, 3, 4, 5, 0)),
        ("testa", 1, (2, 5)),
        ("testa", 1, (3, 0)),
        ("testa", 1, (4, 1)),
        ("roda", 2, (3, 4, 5, 0, 1, 2)),
        ("testa", 3, (4, 1)),
        ("testa", 3, (5, 2)),
        ("testa", 3, (0, 3)),
    ]


@pytest.mark.clause("CEGO-9.III-13")
def test_the_seat_on_the_left_of_the_dealer_cuts() -> None:
    shown = Mesa(5).placar.shown()
    assert (shown.dealer, shown.cutter, shown.leader) == (5, 4, 0)


@pytest.mark.clause("CEGO-9.III-4", "CEGO-9.III-5")
def test_with_seventeen_there_are_testas_and_with_eighteen_no_more() -> None:
    assert at(17, 9, "testa").hand.form == "testa"
    mesa = Mesa(3).conta(17, 9).conta(1, 0).conta(0, 0).conta(0, 0)
    assert (mesa.score, mesa.now()[:2]) == ((18, 9), ("roda", 5))
    assert [mesa.conta(0, 0).hand.form for _ in range(3)] == ["roda"] * 3


@pytest.mark.clause("CEGO-9.III-4")
def test_a_testa_deal_in_which_eighteen_is_passed_is_played_to_its_end() -> None:
    mesa = at(16, 12, "testa").volta(None, truco(A, 2))
    assert (mesa.score, mesa.hand.nth, mesa.hand.form) == ((18, 12), 2, "testa")
    mesa.volta(None, truco(B)).volta(None, truco(B))
    assert (mesa.now()[0], mesa.hand.deal, mesa.conta(0, 0).hand.form) == ("roda", 3, "roda")


@pytest.mark.clause("CEGO-9.III-4")
def test_by_house_rule_the_testas_left_are_dealt_again_as_a_roda() -> None:
    mesa = at(16, 12, "testa", testaStopCheck="eachTesta").volta(None, truco(A, 2))
    assert mesa.now()[:2] == ("roda", 5)
    assert at(13, 0, "roda", testaStopAt="12").conta(0, 0).hand.form == "roda"


@pytest.mark.clause("CEGO-9.III-7", "CEGO-9.III-9")
def test_what_a_testa_gives_goes_to_the_trio_before_the_next_one() -> None:
    mesa = at(5, 4, "testa").volta(None, truco(B, 3))
    assert (mesa.score, mesa.hand.nth) == ((5, 7), 2)
    mesa.volta(None, truco(A, 2)).volta(None, truco(A))
    assert mesa.score == (8, 7)
    whole = at(0, 0, "testa").volta(envido("F", won=B), truco(B, 4))
    assert (whole.score, whole.bill) == ((0, 10), [("envido", B, 6), ("truco", B, 4)])


@pytest.mark.clause("CEGO-9.II-1", "CEGO-9.XII-1")
def test_who_goes_out_in_a_testa_ends_the_partida_and_the_testas_left_are_not_played() -> None:
    """The trace of section 8: 16 to 12, then a falta, a refused envido, and a flor that is one tento too many."""
    mesa = at(16, 12, "testa").volta(envido("F", won=A), truco(B))
    assert mesa.score == (22, 13)
    mesa.volta(envido("E", by=B), truco(B, 2))
    assert (mesa.score, mesa.hand.falta(mesa.match.rules)) == ((22, 16), 6)
    mesa.volta(flores(1, 0))
    assert (mesa.score, mesa.partida.how, mesa.partida.mao, mesa.bill) == ((24, 16), "played", None, [("flor", A, 2)])


def test_who_deals_first_in_the_next_partida() -> None:
    def ended(**options: str) -> Mesa:
        return casa(**options).conta(24, 0).confirma(A, B)

    for seat in range(6):
        assert ended().enter(FirstDealer(seat)).now()[:2] == ("roda", seat)
    goes_on = ended(nextPartidaDealer="rotate")
    assert goes_on.refused(FirstDealer(1)).facts == (0,)
    assert goes_on.enter(FirstDealer(0)).partida.number == 2
    losers = ended(nextPartidaDealer="loserDeals")
    assert losers.refused(FirstDealer(2)).code == "not-the-next-dealer"
    assert losers.enter(FirstDealer(3)).now()[:2] == ("roda", 3)


def test_the_first_dealer_is_one_of_six_and_is_told_once() -> None:
    mesa = Mesa(None)
    assert mesa.refused(FirstDealer(6)).code == "no-such-seat"
    assert mesa.placar.shown().phase == "dealer"
    assert mesa.enter(FirstDealer(0)).refused(FirstDealer(1)).code == "dealer-known"
