"""Arts. 12, 13 and 24: the faulty deal that voids the mão and passes the deal, the pack seen, and the new pack."""

import pytest

from carteado.game import PUBLIC
from carteado.pack import PartidaEnded
from games.truco.kit import Mesa, clause, mesa, monte
from games.truco.kit.juiz import (
    ELEVEN,
    IRON,
    MAO,
    VAZA_1,
    VAZA_2,
    acabada,
    antes_do_sorteio,
    confere_olhares,
    decisao,
    entre_maos,
    fim_da_mao,
    negada,
    regra,
    sancoes,
    segue,
)

ANULAM = ("FEN-12.1", "FEN-12-ii", "FEN-12.2", "FEN-12.3", "FEN-12.4", "FEN-12.5")


def anulada(table: Mesa, dealer: int, placar: tuple[int, int]) -> None:
    """The mão is gone without points, and this seat deals the next one."""
    ended = fim_da_mao(table)
    assert (ended.side, ended.points, ended.void, ended.score) == (None, 0, True, placar)
    assert (table.fase, table.placar, table.proximo_carteador) == ("shuffle", placar, dealer)
    assert table.publico.hands == ()
    following = table.embaralha()
    assert (following.carteador, following.publico.mao) == (dealer, table.publico.mao + 1)


@clause("FEN-12.1")
def test_baralho_escondido_ao_dar_e_carteio_errado() -> None:
    table = mesa(0, MAO, (5, 5)).juiz("FEN-12.1", 0)
    anulada(table, 1, (5, 5))
    assert (fim_da_mao(table).clause, regra(table).offender) == ("FEN-12.1", 0)


@clause("FEN-12.1")
def test_visto_antes_de_sair_a_primeira_carta_do_baralho_tambem_passa() -> None:
    anulada(monte(dealer=3, placar=(5, 5)).devolve().juiz("FEN-12.1", 3), 0, (5, 5))


@clause("FEN-12.3")
def test_carta_virada_ao_dar_anula_e_passa_ao_proximo_carteador() -> None:
    anulada(mesa(0, MAO, (4, 7)).juiz("FEN-12.3", 0), 1, (4, 7))


@clause("FEN-12.3")
def test_ninguem_precisa_ser_apontado() -> None:
    table = mesa(3, MAO, (4, 7)).juiz("FEN-12.3")
    anulada(table, 0, (4, 7))
    assert (regra(table).offender, sancoes(table)) == (None, ())


@clause("FEN-12.4")
def test_quem_recebe_quatro_cartas_avisa_e_a_mao_e_nula() -> None:
    anulada(mesa(2, MAO, (8, 8)).juiz("FEN-12.4", 0), 3, (8, 8))


@clause("FEN-12.4", "S-FEN-26")
def test_avisado_com_truco_pedido_o_pedido_cai_junto() -> None:
    table = mesa(2, MAO, (8, 8)).truco(1).juiz("FEN-12.4", 0)
    anulada(table, 3, (8, 8))
    assert (table.pedido, table.nova_mao().valor) == (0, 1)


@clause("FEN-12.5", "S-FEN-06")
def test_quatro_cartas_descobertas_depois_da_segunda_vaza_anulam_a_mao_inteira() -> None:
    table = mesa(0, {**MAO, 1: "3E KP JP"}, (5, 4)).vale(6).joga("2:3P 3:2C 0:4C 1:3E 1:KP 2:KC 3:6P 0:4E")
    assert (table.vazas, table.fase, table.valor) == (("tie", "tie"), "play", 6)
    anulada(table.juiz("FEN-12.5", 1), 1, (5, 4))


@clause("FEN-12.5", "S-FEN-26")
def test_decidida_a_mao_e_nao_embaralhada_a_proxima_os_pontos_voltam() -> None:
    table = mesa(0, MAO, (5, 4)).vale(6).joga(f"{VAZA_1} {VAZA_2}")
    assert table.placar == (11, 4)
    anulada(table.juiz("FEN-12.5", 1), 1, (5, 4))


@clause("S-FEN-26")
def test_embaralhado_o_baralho_seguinte_a_mao_de_antes_nao_volta() -> None:
    table = entre_maos().embaralha()
    assert (table.placar, table.fase) == ((1, 0), "cut")
    assert negada(table, decisao("FEN-12.5", 1)) == "no-mao"


@clause("S-FEN-26")
def test_correr_do_truco_tambem_se_anula() -> None:
    table = mesa(0, MAO, (5, 5)).truco(1).corre(0)
    assert table.placar == (5, 6)
    anulada(table.juiz("FEN-12.4", 3), 1, (5, 5))


@clause("S-FEN-26")
def test_o_carteio_passa_uma_vez_so() -> None:
    table = entre_maos().juiz("FEN-12.3", 0)
    assert table.proximo_carteador == 1
    assert negada(table, decisao("FEN-12.4", 0)) == "no-mao"


@clause("S-FEN-26")
def test_partida_que_tinha_acabado_reabre() -> None:
    table = acabada().juiz("FEN-12.5", 1)
    anulada(table, 1, (10, 9))
    assert (table.state.outcome, table.publico.how, table.publico.clause) == (None, "", "")


@clause("S-FEN-26")
def test_partida_reaberta_acaba_de_novo_quando_a_mao_seguinte_decide() -> None:
    table = acabada().juiz("FEN-12.5", 1).nova_mao({3: "4P 7C"}).vale(3).mostra(3)
    outcome = table.state.outcome
    assert outcome is not None
    assert (outcome.score, outcome.how, outcome.clause) == ((10, 12), "played", "FEN-3c")
    assert [event for event in table.eventos if isinstance(event, PartidaEnded)]


@clause("S-FEN-26")
@pytest.mark.parametrize("cap", ["raw", "cap12"])
def test_reabrir_devolve_o_placar_de_antes_da_mao_e_nao_o_anotado(cap: str) -> None:
    table = mesa(0, MAO, (11, 9), {"recordScore": cap}).decide(2, True).joga(f"{VAZA_1} {VAZA_2}")
    assert table.placar == ((14, 9) if cap == "raw" else (12, 9))
    anulada(table.juiz("FEN-12.3", 0), 1, (11, 9))


@clause("S-FEN-26")
@pytest.mark.parametrize("placar", [ELEVEN, IRON])
@pytest.mark.parametrize("falta", ANULAM)
def test_vale_na_mao_de_onze_e_na_de_ferro(falta: str, placar: tuple[int, int]) -> None:
    table = mesa(0, MAO, placar).juiz(falta, 0)
    anulada(table, 1, placar)
    assert table.embaralha().publico.kind == ("eleven" if placar == ELEVEN else "iron")


@clause("S-FEN-26")
def test_feita_a_escolha_de_onze_ela_se_faz_de_novo_na_mao_seguinte() -> None:
    table = mesa(0, MAO, ELEVEN).decide(0, True).juiz("FEN-12.3", 0).nova_mao()
    assert (table.fase, table.espera) == ("eleven", (0, 2))


@clause("S-FEN-26")
def test_desistencia_de_onze_tambem_se_anula() -> None:
    table = mesa(0, MAO, ELEVEN).decide(0, False)
    assert table.placar == (11, 8)
    anulada(table.juiz("FEN-12.4", 1), 1, ELEVEN)


@clause("FEN-12.3")
def test_antes_de_dar_nao_ha_carteio_errado() -> None:
    assert negada(monte(), decisao("FEN-12.3", 0)) == "no-mao"
    assert negada(antes_do_sorteio(), decisao("FEN-12.3", 0)) == "no-mao"


@clause("FEN-12.3", "S-FEN-23")
def test_anular_com_cartas_soltas_na_mesa_nao_deixa_escolha_pendente() -> None:
    table = mesa(0, MAO).juiz("FEN-23", 2, "3P KC").juiz("FEN-12.3", 0)
    anulada(table, 1, (0, 0))
    assert (table.publico.thrower, table.publico.thrown_cards) == (-1, ())
    confere_olhares(table)
    segue(table)


@clause("FEN-12.3")
def test_as_cartas_da_mao_nula_voltam_ao_baralho_sem_se_mostrar() -> None:
    table = mesa(0, MAO).joga(VAZA_1).juiz("FEN-12.3", 0)
    assert table.ve(PUBLIC).known.vazas == ()
    assert all(event.secret_cards == () for event in table.eventos)


@clause("FEN-13")
def test_ver_carta_do_baralho_e_anotado_e_abre_o_paragrafo_unico() -> None:
    before = monte(placar=(3, 2)).corta(10)
    table = before.juiz("FEN-13", 3, porque="olhou a carta de baixo")
    told = regra(table)
    assert (told.clause, told.offender, told.effect, told.why) == ("FEN-13", 3, "note", "olhou a carta de baixo")
    assert table.state == before.state
    assert table.juiz("FEN-13pu", 3).state.outcome is not None


@clause("FEN-13")
def test_vale_para_quem_embaralha_para_o_sorteio() -> None:
    before = antes_do_sorteio()
    assert before.juiz("FEN-13", 1).state == before.state


@clause("FEN-24", "S-FEN-06")
def test_troca_de_baralho_pedida_na_segunda_vaza_espera_o_fim_da_mao() -> None:
    before = mesa(0, MAO, (1, 1)).joga(f"{VAZA_1} 2:KC")
    table = before.juiz("FEN-24", porque="carta rasgada; aprovada")
    told = regra(table)
    assert (told.clause, told.effect, told.offender, told.why) == ("FEN-24", "note", None, "carta rasgada; aprovada")
    assert table.state == before.state


@clause("FEN-24")
def test_quem_pede_a_troca_nao_e_punido() -> None:
    table = mesa(0, MAO).truco(1).juiz("FEN-24", 1)
    assert (sancoes(table), table.pedido, table.fase) == ((), 3, "answer")
