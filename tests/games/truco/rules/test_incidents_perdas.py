"""Conduct: the loss of the partida and of the match, disqualification, and orders to leave (arts. 13, 28, 36, 37)."""

import pytest

from carteado.game import REFEREE, Outcome
from carteado.pack import PartidaEnded, Ruling
from clauses_kit import marked
from games.truco.kit import Mesa, clause, mesa
from games.truco.kit.juiz import (
    MAO,
    VAZA_1,
    VAZA_2,
    acabada,
    antes_do_sorteio,
    confere_olhares,
    decisao,
    fases,
    negada,
    regra,
    sancoes,
)

ELIMINATORIA = {"phase": "knockout"}
DO_JOGO = ("FEN-13pu", "FEN-28pu-d", "FEN-36.2")
COM_COMISSAO = {"commission": "present"}


def resultado(table: Mesa) -> Outcome:
    """The partida must be over; how it ended."""
    outcome = table.state.outcome
    assert outcome is not None
    assert (table.espera, table.fase) == ((), "over")
    return outcome


@clause("FEN-28pu-c")
def test_perda_da_partida_e_doze_a_zero() -> None:
    outcome = resultado(mesa(0, MAO, (9, 3)).juiz("FEN-28pu-c", 0))
    assert (outcome.score, outcome.how, outcome.clause) == ((0, 12), "partida-forfeited", "FEN-28pu-c")
    assert (outcome.returns, outcome.match) == ((-1, 1, -1, 1), ())


@clause("FEN-28pu-c")
@pytest.mark.parametrize("fase", fases())
@pytest.mark.parametrize("seat", [1, 2])
def test_perde_se_a_partida_em_qualquer_fase(fase: str, seat: int) -> None:
    table = fases()[fase].juiz("FEN-28pu", seat, letra="c")
    outcome = resultado(table)
    assert (outcome.score, outcome.how) == ((12, 0) if seat == 1 else (0, 12), "partida-forfeited")
    assert [event.score for event in table.eventos if isinstance(event, PartidaEnded)] == [outcome.score]
    assert (table.publico.thrower, table.publico.thrown_cards, sancoes(table)[-1]) == (-1, (), (seat, "c", "FEN-28pu"))
    confere_olhares(table)


@clause("FEN-28pu-c")
@pytest.mark.parametrize("cap", ["raw", "cap12"])
def test_doze_a_zero_tambem_para_quem_tinha_acabado_de_ganhar(cap: str) -> None:
    table = mesa(0, MAO, (10, 9), {"recordScore": cap}).vale(3).joga(f"{VAZA_1} {VAZA_2}")
    assert resultado(table.juiz("FEN-28pu-c", 2)).score == (0, 12)


@clause("FEN-13pu", "S-FEN-07")
def test_espiar_o_baralho_perde_o_jogo_por_dois_a_zero_nos_grupos() -> None:
    table = fases()["cut"].juiz("FEN-13pu", 0)
    outcome = resultado(table)
    assert (outcome.match, outcome.score, outcome.how, outcome.clause) == ((0, 2), (0, 12), "match-forfeited", "FEN-13pu")
    assert regra(table).effect == "lose-match"


@clause("FEN-13pu", "S-FEN-07")
def test_e_por_tres_a_zero_na_eliminatoria() -> None:
    assert resultado(mesa(0, MAO, opcoes=ELIMINATORIA).juiz("FEN-13pu", 0)).match == (0, 3)


@clause("FEN-13pu")
def test_vale_para_quem_espia_antes_do_sorteio() -> None:
    assert resultado(antes_do_sorteio().juiz("FEN-13pu", 1)).match == (2, 0)


@clause("FEN-28pu-d", "S-FEN-43")
@pytest.mark.parametrize(("opcoes", "partidas"), [({}, 2), (ELIMINATORIA, 3)])
@pytest.mark.parametrize("seat", [0, 1])
def test_perda_do_jogo(opcoes: dict[str, str], partidas: int, seat: int) -> None:
    outcome = resultado(mesa(0, MAO, (9, 3), opcoes).juiz("FEN-28pu", seat, letra="d"))
    assert outcome.match == ((0, partidas) if seat == 0 else (partidas, 0))
    assert outcome.score == ((0, 12) if seat == 0 else (12, 0))


@clause("S-FEN-43")
@pytest.mark.parametrize("clausula", marked(DO_JOGO))
@pytest.mark.parametrize("fase", fases())
def test_perde_se_o_jogo_em_qualquer_fase(clausula: str, fase: str) -> None:
    outcome = resultado(fases()[fase].juiz(clausula, 2))
    assert (outcome.match, outcome.score, outcome.how, outcome.clause) == ((0, 2), (0, 12), "match-forfeited", clausula)


@clause("S-FEN-43")
@pytest.mark.parametrize("clausula", DO_JOGO)
def test_partida_ja_ganha_pela_dupla_inocente_guarda_o_placar(clausula: str) -> None:
    outcome = resultado(acabada().juiz(clausula, 1))
    assert (outcome.match, outcome.score, outcome.how) == ((2, 0), (13, 9), "match-forfeited")


@clause("S-FEN-43")
def test_partida_ja_ganha_pelo_infrator_vira_doze_a_zero() -> None:
    assert resultado(acabada().juiz("FEN-28pu-d", 0)).score == (0, 12)


@clause("FEN-36")
def test_desclassificacao_a_criterio_da_comissao() -> None:
    table = mesa(0, MAO, opcoes=COM_COMISSAO).juiz("FEN-36", 0, porque="cartas marcadas; decisão da Comissão")
    told = regra(table)
    assert (told.effect, told.offender, told.why) == ("disqualified", 0, "cartas marcadas; decisão da Comissão")
    assert resultado(table).clause == "FEN-36"


@clause("FEN-36", "S-FEN-52")
@pytest.mark.parametrize("fase", fases())
def test_sem_comissao_ninguem_desclassifica_pelo_artigo_36(fase: str) -> None:
    table = fases()[fase]
    for porque in ("", "cartas marcadas"):
        reason = table.recusa(REFEREE, Ruling("FEN-36", 0, why=porque))
        assert (reason.code, reason.clause) == ("no-commission", "FEN-36")
    offered = {act.clause for act in table.state.legal(REFEREE) if isinstance(act, Ruling)}
    assert ("FEN-36" in offered, "FEN-36.2" in offered) == (False, True)


@clause("FEN-36.2", "S-FEN-45", "S-FEN-52")
@pytest.mark.parametrize(("opcoes", "partidas"), [({}, 2), (ELIMINATORIA, 3)])
def test_residuo_nas_maos_desclassifica_sem_escolha(opcoes: dict[str, str], partidas: int) -> None:
    table = mesa(0, MAO, (5, 8), opcoes).juiz("FEN-36.2", 1)
    assert regra(table).effect == "disqualified"
    assert (resultado(table).match, resultado(table).score) == ((partidas, 0), (12, 0))


@clause("FEN-36", "FEN-36.2", "S-FEN-45")
def test_no_anuncio_desclassificacao_nao_se_confunde_com_perda_do_jogo() -> None:
    effects = {found: regra(mesa(0, MAO, opcoes=COM_COMISSAO).juiz(found, 1)).effect for found in (*DO_JOGO, "FEN-36")}
    assert effects == {
        "FEN-13pu": "lose-match", "FEN-28pu-d": "lose-match", "FEN-36": "disqualified", "FEN-36.2": "disqualified",
    }  # fmt: skip


@clause("S-FEN-44")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("clausula", marked(DO_JOGO))
def test_perdida_a_partida_ainda_se_pode_perder_o_jogo(clausula: str, seat: int) -> None:
    outcome = resultado(mesa(0, MAO, (9, 3)).juiz("FEN-28pu-c", 0).juiz(clausula, seat))
    assert (outcome.how, outcome.match) == ("match-forfeited", (0, 2) if seat == 0 else (2, 0))


@pytest.mark.parametrize("perda", marked(["FEN-28pu-c", "FEN-28pu-d"]))
@pytest.mark.parametrize("depois", ["FEN-12.3", "FEN-28pu-b"])
def test_partida_perdida_por_sancao_nao_volta_com_a_mao(perda: str, depois: str) -> None:
    table = mesa(0, MAO, (9, 3)).juiz(perda, 0)
    reason = table.recusa(REFEREE, decisao(depois, 1))
    assert (reason.code, reason.clause) == ("forfeited-already", perda)


@clause("FEN-28pu-d")
def test_jogo_perdido_nao_se_perde_outra_vez() -> None:
    table = mesa(0, MAO).juiz("FEN-28pu-d", 0)
    assert negada(table, decisao("FEN-28pu-d", 1)) == "forfeited-already"


@pytest.mark.parametrize("clausula", marked(["FEN-37", "FEN-30pu", "FEN-13"]))
@pytest.mark.parametrize("perda", ["FEN-28pu-c", "FEN-36.2"])
def test_depois_da_perda_ainda_se_anota(clausula: str, perda: str) -> None:
    before = mesa(0, MAO).juiz(perda, 0)
    table = before.juiz(clausula, 0)
    assert (table.state, regra(table).effect) == (before.state, "note")
    assert Ruling(clausula, 0) in before.state.legal(REFEREE)


@clause("FEN-37", "S-FEN-47")
@pytest.mark.parametrize("fase", fases())
@pytest.mark.parametrize("seat", [None, 2])
def test_ordem_de_sair_se_anota_e_o_caso_fica_para_a_comissao(fase: str, seat: int | None) -> None:
    before = fases()[fase]
    table = before.juiz("FEN-37", seat, porque="não obedeceu: Regulamento Geral")
    told = regra(table)
    assert (told.clause, told.offender, told.effect) == ("FEN-37", seat, "note")
    assert told.why == "não obedeceu: Regulamento Geral"
    assert (table.state, len(table.eventos)) == (before.state, 1)
