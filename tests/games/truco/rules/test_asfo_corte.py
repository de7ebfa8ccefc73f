"""CORTE-1 to CORTE-7: who cuts and burns, how often, what is out and who sees it (S-ASFO-03, S-ASFO-17)."""

import pytest

from carteado.game import PUBLIC
from carteado.games.truco.rules.acts import Burn, FromBottom, GiveBack, Peek, Saw, Turn
from carteado.games.truco.rules.pack_events import Burned, GaveBack
from carteado.pack import Cut, Deal
from games.truco.kit import Mesa, clause
from games.truco.kit.asfo import SENTADOS, monte_asfo

TOPO = "AP 4C 7O 2C 5O KE JP AC 6C 3P 3C 3E"


def hands(table: Mesa) -> list[str]:
    return [table.cartas(seat) for seat in SENTADOS]


def undealt(table: Mesa) -> int:
    return sum(place.startswith("pack") for place, _, _ in table.state.board().places(PUBLIC))


@clause("ASFO-CORTE-1")
def test_tres_movimentos_valem_e_o_quarto_nao() -> None:
    table = monte_asfo().corta(10, 25, 7)
    assert table.publico.cuts == 3
    reason = table.recusa(3, Cut(5))
    assert (reason.code, reason.clause) == ("too-many-cuts", "ASFO-CORTE-1")


@clause("ASFO-CORTE-1")
@pytest.mark.parametrize("cuts", [(20,), (20, 20)])
def test_o_cortador_pode_parar_antes(cuts: tuple[int, ...]) -> None:
    table = monte_asfo().corta(*cuts)
    assert table.pode(3, Cut(1))
    assert table.devolve().fase == "deal"


@clause("ASFO-CORTE-1")
def test_corta_se_em_qualquer_ponto_mas_de_verdade() -> None:
    assert all(monte_asfo().pode(3, Cut(at)) for at in range(1, 40))
    assert [monte_asfo().recusa(3, Cut(at)).code for at in (0, 40)] == ["cut-position"] * 2


@clause("ASFO-CORTE-1")
def test_o_corte_poe_a_parte_de_cima_embaixo() -> None:
    assert monte_asfo("4C 4E AP 2P 3P").corta(2).carteia().cartas(1) == "AP 2P 3P"
    assert hands(monte_asfo(TOPO).corta(10, 25, 7).carteia()) == hands(monte_asfo(TOPO).corta(2).carteia())


@clause("ASFO-CORTE-1")
def test_aqui_nao_se_serra_nem_se_tira_a_vira_antes() -> None:
    assert monte_asfo().recusa(3, Saw(20)).code == "no-saw"
    assert monte_asfo().recusa(3, Turn(1)).code == "no-vira-now"


@clause("ASFO-CORTE-2")
def test_o_cortador_pode_mandar_dar_sem_corte() -> None:
    table = monte_asfo("AP 2P 3P").devolve()
    assert (table.fase, table.espera, table.publico.cuts) == ("deal", (0,), 0)
    assert table.eventos == (GaveBack(3),)
    assert table.carteia().cartas(1) == "AP 2P 3P"


@clause("ASFO-CORTE-2")
def test_antes_de_devolver_o_baralho_ninguem_da() -> None:
    assert [monte_asfo().recusa(0, Deal(seat)).clause for seat in (-1, 1)] == ["ASFO-CORTE-2"] * 2


@clause("S-ASFO-03")
@pytest.mark.parametrize("dealer", SENTADOS)
def test_so_o_adversario_a_esquerda_do_carteador_corta(dealer: int) -> None:
    table = monte_asfo(dealer=dealer)
    cutter = (dealer + 3) % 4
    assert table.espera == (cutter,)
    assert [seat for seat in SENTADOS if table.pode(seat, Cut(20))] == [cutter]
    other = (dealer + 1) % 4
    acts = (Cut(5), FromBottom(), GiveBack())
    assert [table.recusa(other, act).clause for act in acts] == ["S-ASFO-03"] * 3


@clause("ASFO-CORTE-4")
def test_a_terceira_queima_vale_e_a_quarta_nao() -> None:
    table = monte_asfo(TOPO).queima(2)
    assert table.pode(3, Burn(3))
    table = table.queima()
    reason = table.recusa(3, Burn(4))
    assert (reason.code, reason.clause, table.publico.burned) == ("too-many-burned", "ASFO-CORTE-4", 3)


@clause("ASFO-TENTO-4a", "S-ASFO-35")
def test_na_queima_a_rodada_e_a_mao() -> None:
    table = monte_asfo(TOPO).queima(3)
    assert table.recusa(3, Burn(4)).code == "too-many-burned"
    table = table.carteia().truco(1).corre(2).corre(0).embaralha()
    assert (table.publico.burned, table.pode(0, Burn(1))) == (0, True)


@clause("ASFO-CORTE-4")
def test_queimadas_tres_vezes_nem_durante_o_carteio() -> None:
    table = monte_asfo(TOPO).queima(3).devolve()
    assert table.recusa(3, Burn(4, 1)).code == "too-many-burned"
    assert table.recusa(0, Deal(1)).code == "deal-whole"
    assert table.faz(0, Deal()).fase == "play"


@clause("ASFO-CORTE-4")
@pytest.mark.parametrize("burns", [0, 1, 2, 3])
def test_queimar_e_facultativo_e_para_quando_quer(burns: int) -> None:
    table = monte_asfo(TOPO).queima(burns)
    assert table.pode(3, GiveBack())
    assert len(table.publico.burned_cards) == 3 * burns


@clause("ASFO-CORTE-5")
def test_duas_queimas_sao_seis_cartas_fora() -> None:
    table = monte_asfo(TOPO).queima(2)
    assert table.queimadas == "AP 4C 7O 2C 5O KE"
    assert undealt(table) == 34
    dealt = " ".join(hands(table.carteia())).split()
    assert len(dealt) == 12
    assert not set(dealt) & set(table.queimadas.split())


@clause("ASFO-CORTE-5")
def test_de_tres_em_tres_e_na_ordem() -> None:
    table = monte_asfo(TOPO).queima()
    assert [event for event in table.eventos if isinstance(event, Burned)] == list(table.eventos)
    assert [str(event.card) for event in table.eventos if isinstance(event, Burned)] == ["AP", "4C", "7O"]
    assert table.recusa(3, Burn(3)).code == "burn-number"


@clause("ASFO-CORTE-6")
def test_as_queimadas_sao_vistas_por_todos_a_mao_inteira() -> None:
    table = monte_asfo("AP 4C 7O").queima().carteia()
    for _ in range(8):
        table = table.faz(table.vez, table.state.legal(table.vez)[0])
    seen = [" ".join(map(str, table.ve(seat).shown.burned_cards)) for seat in (*SENTADOS, PUBLIC)]
    assert seen == ["AP 4C 7O"] * 5


@clause("ASFO-CORTE-6")
def test_cada_queimada_e_dita_aberta_a_todos() -> None:
    burned = monte_asfo("AP 4C 7O").queima().eventos
    for event in burned:
        assert [event.to(seat) for seat in (*SENTADOS, PUBLIC)] == [event] * 5


@clause("ASFO-CORTE-6")
def test_o_novo_baralho_leva_as_queimadas_embora() -> None:
    table = monte_asfo(TOPO).queima(2).carteia().truco(1).corre(2).corre(0).embaralha()
    assert (table.queimadas, table.publico.burned) == ("", 0)
    assert table.pode(0, Burn(1))


@clause("ASFO-CORTE-7")
@pytest.mark.parametrize("dealer", SENTADOS)
def test_so_o_cortador_queima_no_corte_e_no_carteio(dealer: int) -> None:
    cutter, first = (dealer + 3) % 4, (dealer + 1) % 4
    table = monte_asfo(dealer=dealer)
    assert [seat for seat in SENTADOS if table.pode(seat, Burn(1))] == [cutter]
    dealing = table.devolve()
    assert [seat for seat in SENTADOS if dealing.pode(seat, Burn(1, first))] == [cutter]
    for seat in {*SENTADOS} - {cutter}:
        assert dealing.recusa(seat, Burn(1, first)).clause == "ASFO-CORTE-7"


@clause("ASFO-CORTE-14", "ASFO-ONZE-1a")
@pytest.mark.parametrize("score", [(0, 0), (11, 3), (11, 11)])
def test_olhar_o_fundo_nao_e_lance_de_ninguem(score: tuple[int, int]) -> None:
    table = monte_asfo(placar=score)
    assert {table.recusa(seat, Peek()).code for seat in SENTADOS} == {"no-peek"}


@clause("ASFO-ONZE-1b", "S-ASFO-11")
@pytest.mark.parametrize("score", [(11, 3), (3, 11), (11, 0), (11, 11)])
def test_na_mao_de_onze_e_na_de_ferro_nao_se_queima(score: tuple[int, int]) -> None:
    table = monte_asfo(placar=score)
    assert table.recusa(3, Burn(1)).clause == "ASFO-ONZE-1b"
    dealing = table.devolve()
    assert dealing.state.legal(3) == ()
    assert dealing.recusa(3, Burn(1, 1)).clause == "ASFO-ONZE-1b"
    assert dealing.state.legal(0) == (Deal(),)


@clause("ASFO-ONZE-1b")
def test_com_dez_ainda_se_queima() -> None:
    assert monte_asfo(placar=(10, 10)).pode(3, Burn(1))


@clause("ASFO-CORTE-1", "ASFO-CORTE-11")
@pytest.mark.parametrize("score", [(11, 3), (11, 11)])
def test_na_mao_de_onze_e_na_de_ferro_ainda_se_corta_e_se_pede_de_baixo(score: tuple[int, int]) -> None:
    table = monte_asfo(placar=score)
    assert table.pode(3, Cut(12))
    assert table.pode(3, FromBottom())


@clause("ASFO-CORTE-8")
def test_depois_de_queimar_nao_se_corta_mais() -> None:
    reason = monte_asfo().corta(5).queima().recusa(3, Cut(5))
    assert (reason.code, reason.clause) == ("cut-before-burn", "ASFO-CORTE-8")
