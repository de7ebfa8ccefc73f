"""Art. 11: who cuts and burns, how often, from where, and what stays in view."""

import pytest

from carteado.game import PUBLIC
from carteado.games.truco.rules.acts import Burn, GiveBack
from carteado.games.truco.rules.pack_events import Burned
from carteado.pack import Cut, Deal
from games.truco.kit import Mesa, clause, monte

TOPO = "3P 7O 2C 5O KE JP AC 6C"
FUNDO = "4P 7C AE 3C 3E 3O 2P 2E 2O AP AO KP"
SENTADOS = (0, 1, 2, 3)


def hands(table: Mesa) -> list[str]:
    return [table.cartas(seat) for seat in SENTADOS]


def undealt(table: Mesa) -> int:
    return sum(place.startswith("pack") for place, _, _ in table.state.board().places(PUBLIC))


@clause("FEN-11-i")
@pytest.mark.parametrize("dealer", SENTADOS)
def test_so_o_adversario_a_esquerda_do_carteador_corta(dealer: int) -> None:
    table = monte(dealer=dealer)
    cutter = (dealer + 3) % 4
    assert table.espera == (cutter,)
    assert [seat for seat in SENTADOS if table.pode(seat, Cut(20))] == [cutter]


@clause("FEN-11-i")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_quem_nao_e_o_cortador_nao_corta_nem_queima_nem_devolve(seat: int) -> None:
    acts = (Cut(5), Burn(1), GiveBack())
    assert [monte().recusa(seat, act).clause for act in acts] == ["FEN-11-i"] * 3


@clause("FEN-11-ii")
def test_tres_cortes_valem_e_o_quarto_nao() -> None:
    table = monte().corta(10, 25, 7)
    assert table.publico.cuts == 3
    assert table.recusa(3, Cut(5)).clause == "FEN-11-ii"


@clause("FEN-11-ii")
@pytest.mark.parametrize("cuts", [(), (20,), (20, 20)])
def test_o_cortador_pode_cortar_menos_ou_nao_cortar(cuts: tuple[int, ...]) -> None:
    table = monte().corta(*cuts)
    assert table.pode(3, Cut(1))
    assert table.devolve().fase == "deal"


@clause("FEN-11-ii")
def test_corta_se_em_qualquer_ponto_mas_de_verdade() -> None:
    assert all(monte().pode(3, Cut(at)) for at in range(1, 40))
    assert [monte().recusa(3, Cut(at)).code for at in (0, 40)] == ["cut-position"] * 2


@clause("FEN-11-ii")
def test_o_corte_poe_a_parte_de_cima_embaixo() -> None:
    table = monte(por_cima="4P 7C AE 7O").corta(4).carteia()
    assert [text[:2] for text in (table.cartas(seat) for seat in (1, 2, 3, 0))] == ["7O", "AE", "7C", "4P"]


@clause("FEN-11-ii")
def test_os_cortes_se_somam() -> None:
    assert hands(monte(FUNDO).corta(10, 25, 7).carteia()) == hands(monte(FUNDO).corta(2).carteia())


@clause("FEN-3j")
def test_queimar_mostra_a_carta_e_a_tira_da_mao() -> None:
    table = monte(por_cima="3P 7O").queima(2)
    assert table.queimadas == "3P 7O"
    assert undealt(table) == 38
    dealt = " ".join(hands(table.carteia()))
    assert "3P" not in dealt
    assert "7O" not in dealt


@clause("FEN-3j")
def test_queimar_e_facultativo() -> None:
    assert monte().devolve().queimadas == ""


@clause("FEN-3j")
@pytest.mark.parametrize("dealer", SENTADOS)
def test_queima_so_quem_esta_a_esquerda_do_carteador(dealer: int) -> None:
    table = monte(dealer=dealer)
    assert [seat for seat in SENTADOS if table.pode(seat, Burn(1))] == [(dealer + 3) % 4]


@clause("FEN-11-iii")
def test_queima_sete_e_a_oitava_nao() -> None:
    table = monte(por_cima=TOPO).queima(7)
    assert undealt(table) == 33
    assert table.queimadas == "3P 7O 2C 5O KE JP AC"
    assert table.recusa(3, Burn(8)).clause == "FEN-11-iii"


@clause("FEN-11-iii")
def test_depois_de_devolver_nao_se_corta_nem_se_queima() -> None:
    table = monte().queima(2).devolve()
    assert [table.recusa(3, act).code for act in (Cut(5), Burn(3))] == ["no-cut-now"] * 2


@clause("FEN-11-iii", "S-FEN-18")
def test_queima_uma_de_cada_vez_parando_quando_quer() -> None:
    table = monte().queima(3)
    assert table.recusa(3, Burn(5)).code == "burn-number"
    assert table.pode(3, Burn(4))
    assert table.pode(3, GiveBack())


@clause("FEN-11-iv")
@pytest.mark.parametrize("score", [(11, 6), (6, 11), (11, 11), (11, 0)])
def test_na_mao_de_onze_e_na_de_ferro_nao_se_queima(score: tuple[int, int]) -> None:
    assert monte(placar=score).recusa(3, Burn(1)).clause == "FEN-11-iv"


@clause("FEN-11-iv")
def test_com_dez_ainda_se_queima() -> None:
    assert monte(placar=(10, 10)).pode(3, Burn(1))


@clause("FEN-11-iv", "S-FEN-19")
@pytest.mark.parametrize("score", [(11, 6), (6, 11), (11, 11)])
def test_na_mao_de_onze_e_na_de_ferro_ainda_se_corta(score: tuple[int, int]) -> None:
    table = monte(placar=score).corta(12, 30)
    assert table.pode(3, Cut(1))
    assert table.corta(1).recusa(3, Cut(1)).clause == "FEN-11-ii"


@clause("FEN-11-v")
def test_as_queimadas_ficam_a_vista_de_todos_a_mao_inteira() -> None:
    table = monte(por_cima="2C 5O").queima(2).carteia()
    for _ in range(8):
        table = table.faz(table.vez, table.state.legal(table.vez)[0])
    seen = [" ".join(map(str, table.ve(seat).shown.burned_cards)) for seat in (*SENTADOS, PUBLIC)]
    assert seen == ["2C 5O"] * 5


@clause("FEN-11-v")
def test_cada_queimada_e_dita_aberta() -> None:
    table = monte(por_cima="2C 5O").queima()
    (burned,) = table.eventos
    assert isinstance(burned, Burned)
    assert [str(burned.to(seat)) for seat in SENTADOS] == [str(burned)] * 4
    assert (burned.seat, str(burned.card)) == (3, "2C")


@clause("FEN-11-v")
def test_o_novo_baralho_leva_as_queimadas_embora() -> None:
    table = monte(por_cima="2C 5O").queima(2).carteia().truco(1).corre(2).embaralha()
    assert table.queimadas == ""


@clause("S-FEN-51")
def test_por_padrao_todas_as_queimadas_ficam_listadas() -> None:
    table = monte(por_cima=TOPO).queima(3)
    assert [str(card) for card in table.ve(0).shown.burned_cards] == ["3P", "7O", "2C"]


@clause("S-FEN-51")
def test_com_a_opcao_so_a_de_cima_da_pilha_aparece() -> None:
    table = monte(por_cima=TOPO, opcoes={"burnView": "topOnly"}).queima(3).carteia()
    shown = [[card and str(card) for card in table.ve(seat).shown.burned_cards] for seat in SENTADOS]
    assert shown == [[None, None, "2C"]] * 4
    assert table.queimadas == "3P 7O 2C"


@clause("S-FEN-51")
def test_com_a_opcao_uma_queimada_sozinha_aparece() -> None:
    table = monte(por_cima=TOPO, opcoes={"burnView": "topOnly"}).queima(1)
    assert [str(card) for card in table.ve(2).shown.burned_cards] == ["3P"]


@clause("S-FEN-18")
def test_queima_se_depois_do_ultimo_corte() -> None:
    table = monte().corta(10).queima(1)
    assert table.recusa(3, Cut(5)).clause == "S-FEN-18"


@clause("S-FEN-18")
def test_queima_se_por_cima_e_o_carteio_por_baixo_nao_muda() -> None:
    assert hands(monte(FUNDO, TOPO).queima(7).carteia()) == hands(monte(FUNDO, TOPO).carteia())


@clause("S-FEN-18")
def test_depois_do_corte_o_topo_e_o_novo_topo() -> None:
    assert monte(por_cima="4C 4E 3P 7O").corta(2).queima(2).queimadas == "3P 7O"


@clause("S-FEN-18")
def test_com_a_opcao_queima_se_por_baixo_e_o_carteio_segue_dali() -> None:
    table = monte("3P 7O 4P 7C AE 2P", TOPO.replace("3P 7O ", ""), opcoes={"burnFrom": "bottom"}).queima(2)
    assert table.queimadas == "3P 7O"
    assert [table.carteia().cartas(seat)[:2] for seat in (1, 2, 3, 0)] == ["4P", "7C", "AE", "2P"]


@clause("S-FEN-18")
def test_com_a_opcao_quem_corta_queima_o_novo_fundo() -> None:
    table = monte("3P 7O", "4C 4E", opcoes={"burnFrom": "bottom"}).corta(2).queima(3)
    assert table.queimadas == "4E 4C 3P"


@clause("FEN-12-i")
def test_o_baralho_volta_ao_carteador_depois_do_corte() -> None:
    table = monte()
    assert (table.fase, table.espera) == ("cut", (3,))
    assert (table.devolve().fase, table.devolve().espera) == ("deal", (0,))
    assert table.devolve().faz(0, Deal()).fase == "play"


@clause("FEN-12-i")
def test_antes_de_receber_o_baralho_o_carteador_nao_da_cartas() -> None:
    assert monte().corta(5).queima(1).recusa(0, Deal()).clause == "FEN-12-i"


@clause("FEN-12-i")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_so_o_carteador_da_as_cartas(seat: int) -> None:
    assert monte().devolve().recusa(seat, Deal()).code == "dealer-deals"
