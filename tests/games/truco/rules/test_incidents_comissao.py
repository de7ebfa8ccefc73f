"""Art. 39: what nobody foresaw is decided by the Commission, which may set any score and must say why."""

import pytest

from carteado.games.truco.rules.acts import Raise
from carteado.pack import PartidaEnded
from clauses_kit import marked
from games.truco.kit import clause, mesa, sorteio
from games.truco.kit.juiz import (
    ELEVEN,
    MAO,
    VAZA_1,
    VAZA_2,
    acabada,
    antes_do_sorteio,
    confere_olhares,
    decisao,
    entre_maos,
    fases,
    fim_da_mao,
    negada,
    regra,
    sancoes,
    segue,
)

PORQUE = "mesa caiu; placar de comum acordo"


@clause("FEN-39")
@pytest.mark.parametrize("fase", fases())
def test_fixa_o_placar_a_qualquer_momento(fase: str) -> None:
    table = fases()[fase].juiz("FEN-39", placar=(7, 6), porque=PORQUE)
    assert (table.placar, table.state.outcome, sancoes(table)) == ((7, 6), None, ())
    told = regra(table)
    assert (told.clause, told.effect, told.offender, told.why) == ("FEN-39", "set-score", None, PORQUE)
    confere_olhares(table)
    segue(table)


@clause("FEN-39")
def test_quem_ouve_a_decisao_fica_sabendo_do_placar() -> None:
    table = entre_maos().juiz("FEN-39", placar=(7, 6), porque=PORQUE)
    assert (7, 6) in [getattr(event, "score", None) for event in table.eventos]


@clause("FEN-39")
@pytest.mark.parametrize(
    ("placar", "porque", "code"),
    [
        ((7, 6), "", "reason-missing"),
        ((7, 6), "  \t", "reason-missing"),
        ((), PORQUE, "score-missing"),
        ((7,), PORQUE, "score-missing"),
        ((7, 6, 5), PORQUE, "score-missing"),
        ((-1, 6), PORQUE, "score-missing"),
        ((12, 12), PORQUE, "two-winners"),
        ((12, 15), PORQUE, "two-winners"),
    ],
)
def test_decisoes_que_nao_podem_ser(placar: tuple[int, ...], porque: str, code: str) -> None:
    assert negada(entre_maos(), decisao("FEN-39", placar=placar, porque=porque)) == code


@clause("FEN-39")
@pytest.mark.parametrize(("placar", "dupla"), [((12, 11), "A"), ((0, 14), "B")])
def test_pode_acabar_a_partida(placar: tuple[int, int], dupla: str) -> None:
    table = mesa(0, MAO, (5, 5)).truco(1).juiz("FEN-39", placar=placar, porque=PORQUE)
    outcome = table.state.outcome
    assert outcome is not None
    assert (outcome.score, outcome.how, outcome.clause, outcome.match) == (placar, "played", "FEN-39", ())
    assert (table.partida, table.espera) == (dupla, ())
    assert [event.score for event in table.eventos if isinstance(event, PartidaEnded)] == [placar]


@clause("FEN-39")
def test_pode_reabrir_uma_partida_acabada() -> None:
    table = acabada().juiz("FEN-39", placar=(10, 10), porque=PORQUE)
    assert (table.state.outcome, table.placar, table.fase, table.proximo_carteador) == (None, (10, 10), "shuffle", 1)
    assert (table.publico.how, table.publico.clause) == ("", "")


@clause("FEN-39")
def test_pode_dar_a_partida_acabada_a_outra_dupla() -> None:
    table = acabada().juiz("FEN-39", placar=(10, 12), porque=PORQUE)
    assert (table.partida, table.placar) == ("B", (10, 12))


@clause("FEN-39")
def test_a_mao_em_jogo_segue_do_placar_novo() -> None:
    table = mesa(0, MAO, (5, 5)).vale(3).joga(VAZA_1).juiz("FEN-39", placar=(2, 8), porque=PORQUE)
    assert (table.fase, table.vez, table.valor) == ("play", 2, 3)
    assert table.joga(VAZA_2).placar == (5, 8)
    assert table.juiz("FEN-12.3", 0).placar == (2, 8)


@clause("FEN-39")
def test_o_pedido_pendente_espera_a_resposta() -> None:
    table = mesa(0, MAO).truco(1).juiz("FEN-39", placar=(2, 8), porque=PORQUE)
    assert (table.fase, table.espera) == ("answer", (2, 0))
    assert table.corre(0).placar == (2, 9)


@clause("FEN-39", "S-FEN-29")
def test_o_que_falta_para_doze_e_o_que_falta_no_placar_novo() -> None:
    table = mesa(0, MAO, opcoes={"raiseBeyondNeed": "false"}).juiz("FEN-39", placar=(11, 0), porque=PORQUE)
    assert table.recusa(2, Raise(3)).code == "beyond-need"
    assert table.truco(1).pedido == 3


@clause("FEN-39", "FEN-3k")
def test_a_mao_seguinte_e_o_que_o_placar_novo_diz() -> None:
    table = entre_maos().juiz("FEN-39", placar=ELEVEN, porque=PORQUE).nova_mao()
    assert (table.publico.kind, table.fase) == ("eleven", "eleven")


@clause("FEN-39")
def test_no_corte_a_queima_segue_o_placar_novo() -> None:
    table = entre_maos().embaralha().juiz("FEN-39", placar=ELEVEN, porque=PORQUE)
    assert (table.fase, table.publico.kind) == ("cut", "eleven")


@clause("FEN-39", "S-FEN-28")
def test_placar_cortado_em_doze_tambem_aqui() -> None:
    table = mesa(0, MAO, opcoes={"recordScore": "cap12"}).juiz("FEN-39", placar=(14, 3), porque=PORQUE)
    assert (table.placar, table.partida) == ((12, 3), "A")


@clause("FEN-39", "FEN-10")
@pytest.mark.parametrize("tiradas", ["", "0:KP 1:3C"])
def test_partida_encerrada_e_reaberta_antes_do_sorteio_ainda_tem_sorteio(tiradas: str) -> None:
    table = sorteio().tira(tiradas) if tiradas else antes_do_sorteio()
    table = table.juiz("FEN-39", placar=(12, 0), porque=PORQUE).juiz("FEN-39", placar=(0, 0), porque="engano")
    assert table.fase in ("draw-shuffle", "draw")
    segue(table)


@clause("FEN-39", "FEN-23")
def test_encerrada_com_cartas_soltas_e_reaberta_nao_sobra_escolha() -> None:
    table = mesa(0, MAO).juiz("FEN-23", 2, "3P KC").juiz("FEN-39", placar=(12, 0), porque=PORQUE)
    assert (table.publico.thrower, table.publico.thrown_cards) == (-1, ())
    table = table.juiz("FEN-39", placar=(3, 0), porque="engano")
    confere_olhares(table)
    segue(table)


@clause("FEN-39")
@pytest.mark.parametrize("perda", marked(["FEN-28pu-c", "FEN-28pu-d"]))
def test_a_comissao_pode_rever_uma_perda_ja_aplicada(perda: str) -> None:
    table = mesa(0, MAO, (9, 3)).juiz(perda, 0).juiz("FEN-39", placar=(9, 3), porque="recurso provido")
    assert (table.placar, table.state.outcome, table.publico.how) == ((9, 3), None, "")
    segue(table)


@clause("FEN-39")
def test_duas_decisoes_vale_a_ultima() -> None:
    table = entre_maos().juiz("FEN-39", placar=(7, 6), porque=PORQUE).juiz("FEN-39", placar=(4, 4), porque="recontagem")
    assert table.placar == (4, 4)
    assert fim_da_mao(table.nova_mao().truco(1).corre(0)).score == (4, 5)
