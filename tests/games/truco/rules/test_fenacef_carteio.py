"""Arts. 12 and 15: three cards each, one by one, from the bottom, and the dealer's partner leads."""

import pytest

from carteado.cards import Card
from carteado.game import PUBLIC, REFEREE
from carteado.games.truco.rules.acts import Raise, Show
from carteado.pack import Dealt
from carteado.tricks.play import Play
from games.truco.kit import clause, confere, mesa, monte

FUNDO = "4P 7C AE 7O 3P 3C 3E 3O 2P 2C 2E 2O"
SENTADOS = (0, 1, 2, 3)


@clause("FEN-12.2", "FEN-12-ii")
def test_as_cartas_saem_de_baixo_do_baralho() -> None:
    table = monte(FUNDO).carteia()
    assert [table.cartas(seat) for seat in (1, 2, 3, 0)] == ["4P 3P 2P", "7C 3C 2C", "AE 3E 2E", "7O 3O 2O"]


@clause("FEN-12.2")
def test_as_de_cima_ficam_no_monte() -> None:
    table = monte(por_cima=FUNDO).carteia()
    assert not set(FUNDO.split()) & {card for seat in SENTADOS for card in table.cartas(seat).split()}


@clause("FEN-12-ii")
@pytest.mark.parametrize("dealer", SENTADOS)
def test_uma_a_uma_a_partir_da_direita_do_carteador(dealer: int) -> None:
    table = monte(FUNDO, dealer=dealer).carteia()
    order = [(dealer + 1 + nth) % 4 for nth in SENTADOS]
    assert [table.cartas(seat) for seat in order] == ["4P 3P 2P", "7C 3C 2C", "AE 3E 2E", "7O 3O 2O"]


@clause("FEN-12-ii")
def test_cada_carta_do_fundo_vai_ao_lugar_seguinte() -> None:
    table = monte(FUNDO).carteia()
    owner = {card: seat for seat in SENTADOS for card in table.cartas(seat).split()}
    assert [owner[card] for card in FUNDO.split()] == [1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0]


@clause("FEN-12-ii")
@pytest.mark.parametrize("dealer", SENTADOS)
def test_todos_recebem_tres_cartas_diferentes(dealer: int) -> None:
    table = monte(dealer=dealer).corta(17, 5).queima(4).carteia()
    dealt = " ".join(table.cartas(seat) for seat in SENTADOS).split()
    assert [hand.count for hand in table.publico.hands] == [3, 3, 3, 3]
    assert len(set(dealt)) == 12


@clause("FEN-12-ii")
def test_cada_um_ve_so_as_suas() -> None:
    table = monte(FUNDO).carteia()
    told = [event for event in table.eventos if isinstance(event, Dealt)]
    assert [event.seat for event in told] == [1, 2, 3, 0]
    assert [event.audience for event in told] == [(seat, REFEREE) for seat in (1, 2, 3, 0)]
    assert [table.faces(0, whose) for whose in SENTADOS] == ["7O 3O 2O", "? ? ?", "? ? ?", "? ? ?"]
    assert [table.faces(PUBLIC, whose) for whose in SENTADOS] == ["? ? ?"] * 4


@clause("FEN-12-ii")
def test_antes_das_cartas_nao_se_joga_nem_se_pede_nem_se_mostra() -> None:
    for table in (monte(FUNDO), monte(FUNDO).devolve()):
        codes = [table.recusa(2, act).code for act in (Play(Card.of("7C")), Raise(3), Show())]
        assert codes == ["no-cards-yet"] * 3


@clause("FEN-15")
def test_quem_sai_e_o_parceiro_do_carteador() -> None:
    confere("D=0 T1[2:4C 3:4E 0:4O 1:5P =>B lead 1]")


@clause("FEN-15")
@pytest.mark.parametrize("dealer", SENTADOS)
def test_o_parceiro_sai_qualquer_que_seja_o_carteador(dealer: int) -> None:
    table = mesa(dealer)
    lead = (dealer + 2) % 4
    assert (table.vez, table.espera) == (lead, (lead,))
    refused = [seat for seat in SENTADOS if seat != lead]
    reasons = [table.recusa(seat, Play(Card.of(table.cartas(seat).split()[0]))) for seat in refused]
    assert [reason.clause for reason in reasons] == ["FEN-15"] * 3


@clause("FEN-15", "S-FEN-01")
@pytest.mark.parametrize("dealer", SENTADOS)
def test_a_primeira_vaza_roda_para_a_direita_e_acaba_em_quem_recebeu_primeiro(dealer: int) -> None:
    table = mesa(dealer)
    order = []
    for _ in SENTADOS:
        order.append(table.vez)
        table = table.faz(table.vez, table.state.legal(table.vez)[0])
    assert order == [(dealer + 2 + nth) % 4 for nth in SENTADOS]
    assert order[-1] == (dealer + 1) % 4


@clause("S-FEN-01")
@pytest.mark.parametrize("dealer", SENTADOS)
def test_com_a_opcao_sai_quem_esta_a_direita_do_carteador(dealer: int) -> None:
    table = mesa(dealer, opcoes={"firstLead": "right"})
    assert table.vez == (dealer + 1) % 4


@clause("S-FEN-01")
def test_a_opcao_muda_quem_sai_e_nao_quem_recebe_primeiro() -> None:
    table = monte(FUNDO, opcoes={"firstLead": "right"}).carteia()
    assert table.cartas(1) == "4P 3P 2P"
    confere("D=0 T1[1:3P 2:2C 3:4C 0:5E =>B lead 1]", {"firstLead": "right"})


@clause("S-FEN-31")
def test_parceiros_sentam_se_um_diante_do_outro() -> None:
    table = mesa(0, {0: "4P 7C 5E"}, placar=(4, 4)).truco(2).cai(3).mostra(0)
    assert table.placar == (7, 4)
    table = mesa(0, {3: "4P 7C 5E"}, placar=(4, 4)).truco(1).cai(2).mostra(3)
    assert table.placar == (4, 7)
