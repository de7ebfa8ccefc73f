"""Art. 11 at a physical table: the hidden cut, the cut or burn too many, and the burned pile that nobody may touch."""

import pytest

from carteado.game import REFEREE
from carteado.games.truco.rules.acts import Burn
from clauses_kit import marked
from games.truco.kit import Mesa, clause, mesa, monte
from games.truco.kit.juiz import MAO, VAZA_1, confere_olhares, decisao, entre_maos, fim_da_mao, negada, regra, sancoes, segue

FALTAS = ("FEN-11.1", "FEN-11-ii", "FEN-11-iii", "FEN-11-iv")
PASSA = {"cutFault": "passDeal"}


def cortando(opcoes: dict[str, str] | None = None) -> Mesa:
    """Seat 3 cuts for dealer 0 at 3-2 and has cut once and burned two cards."""
    return monte(placar=(3, 2), opcoes=opcoes).corta(10).queima(2)


@clause("FEN-11.1", "S-FEN-20")
def test_corte_escondido_antes_de_dar_refaz_com_o_mesmo_carteador() -> None:
    table = cortando().juiz("FEN-11.1", 3)
    assert (table.fase, table.placar) == ("shuffle", (3, 2))
    assert regra(table).effect == "redo"
    table = table.embaralha()
    assert (table.carteador, table.publico.mao, table.espera) == (0, 1, (3,))
    assert sancoes(table) == ((3, "a", "FEN-11.1"),)


@clause("S-FEN-20")
@pytest.mark.parametrize("falta", marked(FALTAS))
def test_o_corte_refeito_comeca_do_zero_e_sem_queima(falta: str) -> None:
    table = cortando().juiz(falta, 3).embaralha()
    assert (table.publico.cuts, table.queimadas) == (0, "")
    reason = table.recusa(3, Burn(1))
    assert (reason.code, reason.clause) == ("burn-after-fault", "S-FEN-20")
    assert table.corta(10, 25, 7).publico.cuts == 3


@clause("S-FEN-20")
def test_a_proibicao_de_queimar_acaba_com_a_mao() -> None:
    table = cortando().juiz("FEN-11.1", 3).embaralha().carteia()
    table = table.truco(1).corre(0).embaralha()
    assert table.carteador == 1
    assert table.queima().queimadas != ""


@clause("S-FEN-20")
def test_duas_faltas_seguidas_refazem_duas_vezes() -> None:
    table = cortando().juiz("FEN-11.1", 3).embaralha().corta(9).juiz("FEN-11-ii", 3).embaralha()
    assert (table.carteador, table.publico.mao) == (0, 1)
    assert sancoes(table) == ((3, "a", "FEN-11.1"), (3, "a", "FEN-11-ii"))
    assert table.recusa(3, Burn(1)).code == "burn-after-fault"


@clause("FEN-11.1", "S-FEN-20")
def test_devolvido_o_baralho_e_nao_dada_a_mao_ainda_se_refaz() -> None:
    table = cortando().devolve().juiz("FEN-11.1", 3)
    assert table.fase == "shuffle"
    assert table.embaralha().carteador == 0


@clause("S-FEN-20")
@pytest.mark.parametrize("devolvido", [False, True])
def test_cutfault_passdeal_passa_o_carteio(devolvido: bool) -> None:
    table = cortando(PASSA)
    table = (table.devolve() if devolvido else table).juiz("FEN-11.1", 3)
    assert (regra(table).effect, fim_da_mao(table).void) == ("void", True)
    table = table.embaralha()
    assert (table.carteador, table.espera, table.placar) == (1, (0,), (3, 2))


@clause("FEN-11.1", "S-FEN-20")
@pytest.mark.parametrize("opcoes", [{}, PASSA])
def test_dada_a_mao_ela_vale_e_ha_so_advertencia(opcoes: dict[str, str]) -> None:
    before = mesa(0, MAO, (3, 2), opcoes).joga("2:3P")
    table = before.juiz("FEN-11.1", 3)
    assert (regra(table).effect, sancoes(table)) == ("warning", ((3, "a", "FEN-11.1"),))
    assert (table.fase, table.vez, table.placar, table.cartas(2)) == ("play", 3, (3, 2), "KC QO")


@clause("S-FEN-20")
def test_acabada_a_mao_a_falta_no_corte_nao_tira_os_pontos() -> None:
    table = entre_maos().juiz("FEN-11-iii", 3)
    assert (table.placar, table.proximo_carteador) == ((1, 0), 1)
    assert regra(table).effect == "warning"


@clause("S-FEN-20")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_so_o_cortador_comete_falta_no_corte(seat: int) -> None:
    reason = cortando().recusa(REFEREE, decisao("FEN-11.1", seat))
    assert (reason.code, reason.clause, reason.facts) == ("cutter-at-fault", "FEN-11.1", (3,))


@clause("S-FEN-20")
def test_sem_mao_nao_ha_falta_no_corte() -> None:
    table = cortando().juiz("FEN-11.1", 3)
    assert negada(table, decisao("FEN-11.1", 3)) == "no-mao"
    assert negada(cortando(), decisao("FEN-11.1")) == "offender-missing"


@clause("S-FEN-20", "FEN-11-iv")
def test_na_mao_de_onze_o_corte_tambem_se_refaz() -> None:
    table = monte(placar=(11, 6)).juiz("FEN-11-iv", 3).embaralha()
    assert table.carteador == 0
    assert table.recusa(3, Burn(1)).code == "burn-banned"


@clause("S-FEN-20")
@pytest.mark.parametrize("opcoes", [{}, PASSA])
def test_depois_da_falta_o_jogo_segue(opcoes: dict[str, str]) -> None:
    table = cortando(opcoes).juiz("FEN-11.1", 3)
    confere_olhares(table)
    segue(table)


@clause("FEN-11.2", "S-FEN-20")
def test_mexer_na_pilha_e_advertencia_e_a_mao_segue() -> None:
    table = mesa(0, MAO, (3, 2)).joga(f"{VAZA_1} 2:KC").juiz("FEN-11.2", 1)
    assert (regra(table).effect, sancoes(table)) == ("warning", ((1, "a", "FEN-11.2"),))
    assert (table.fase, table.vez, table.placar, table.vazas) == ("play", 3, (3, 2), ("A",))


@clause("FEN-11.2")
def test_mexer_na_pilha_nao_responde_ao_truco_por_ninguem() -> None:
    table = mesa(0, MAO).truco(1).juiz("FEN-11.2", 0)
    assert (table.fase, table.pedido, table.espera) == ("answer", 3, (2, 0))


@clause("FEN-11.2")
def test_os_dois_da_mesma_dupla_sao_advertidos_cada_um_por_si() -> None:
    table = mesa(0, MAO).juiz("FEN-11.2", 1).juiz("FEN-11.2", 3)
    assert [seat for seat, _, _ in sancoes(table)] == [1, 3]
