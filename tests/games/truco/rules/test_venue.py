"""The playing area (arts. 26, 27, 30, 31): notices for those present and items of the coordinator's checklist.

A test of a notice holds its text, its moment and its public; that the pages draw it is asserted in web/src/lib/notices.test.ts.
"""

import pytest

from carteado.regulations import Notice, regulation
from carteado.regulations.text import plain
from clauses_kit import marked
from games.truco.kit import clause, mesa
from games.truco.kit.juiz import MAO, fases, regra, sancoes

FENACEF = regulation("truco-fenacef")
MOMENTOS = {"event", "before-partida", "incident", "match-end"}
PUBLICOS = {"athletes", "spectators", "coordinator"}
ANOTAVEIS = ("FEN-26-i", "FEN-26-ii", "FEN-27", "FEN-30-ii", "FEN-30pu", "FEN-31")


def aviso(clause: str) -> Notice:
    """The one notice of a clause."""
    (found,) = [notice for notice in FENACEF.notices if notice.clause == clause]
    return found


def diz(notice: Notice, *words: str) -> bool:
    """Whether the notice in Portuguese has all these words, accents and case aside."""
    return all(word in plain(notice.text("pt-BR")) for word in words)


@clause("FEN-26-i")
def test_proibido_fumar_para_atletas_e_assistencia() -> None:
    notice = aviso("FEN-26-i")
    assert (notice.moment, set(notice.audience)) == ("event", {"athletes", "spectators"})
    assert diz(notice, "proibido fumar")
    assert "no smoking" in notice.text("en").casefold()


@clause("FEN-26-ii")
def test_proibido_celular_e_aparelho_de_comunicacao() -> None:
    notice = aviso("FEN-26-ii")
    assert (notice.moment, set(notice.audience)) == ("event", {"athletes", "spectators"})
    assert diz(notice, "celular", "silencioso", "comunicacao")
    assert "phones" in notice.text("en")


@clause("FEN-27")
def test_proibido_comer_e_trazer_comida() -> None:
    notice = aviso("FEN-27")
    assert notice.moment == "event"
    assert "athletes" in notice.audience
    assert diz(notice, "comida", "coma")
    assert "food" in notice.text("en")


@clause("FEN-27pu")
def test_maos_limpas_e_item_do_coordenador_antes_da_partida() -> None:
    notice = aviso("FEN-27pu")
    assert (notice.moment, notice.audience) == ("before-partida", ("coordinator",))
    assert diz(notice, "maos limpas", "antes de comecar a partida")
    assert "clean hands" in notice.text("en").casefold()


@clause("FEN-30-i")
def test_so_atleta_inscrito_se_senta_e_o_coordenador_confere() -> None:
    notice = aviso("FEN-30-i")
    assert notice.moment == "event"
    assert {"athletes", "coordinator"} <= set(notice.audience)
    assert diz(notice, "so atleta inscrito", "mesa")
    assert "registered" in notice.text("en")


@clause("FEN-30-ii")
def test_torcida_em_silencio_absoluto() -> None:
    notice = aviso("FEN-30-ii")
    assert (notice.moment, notice.audience) == ("event", ("spectators",))
    assert diz(notice, "silencio absoluto")
    assert "absolute silence" in notice.text("en")


@clause("FEN-30pu")
def test_quem_atrapalha_pode_ser_posto_para_fora() -> None:
    notice = aviso("FEN-30pu")
    assert notice.moment == "incident"
    assert "coordinator" in notice.audience
    assert diz(notice, "silencio", "mandar sair")


@clause("FEN-30pu")
@pytest.mark.parametrize("fase", fases())
def test_pessoa_retirada_se_anota_e_o_placar_nao_muda(fase: str) -> None:
    before = fases()[fase]
    table = before.juiz("FEN-30pu", porque="pessoa retirada")
    told = regra(table)
    assert (told.clause, told.offender, told.effect, told.why) == ("FEN-30pu", None, "note", "pessoa retirada")
    assert table.state == before.state


@clause("FEN-31")
def test_acabado_o_jogo_o_aviso_vai_as_duas_duplas() -> None:
    notice = aviso("FEN-31")
    assert (notice.moment, notice.audience) == ("match-end", ("athletes",))
    assert diz(notice, "longe das duplas", "silencio absoluto")
    assert "away from" in notice.text("en")


@pytest.mark.parametrize("clausula", marked(ANOTAVEIS))
def test_falta_no_local_se_anota_sem_sancao_nem_pontos(clausula: str) -> None:
    before = mesa(0, MAO, (4, 6)).truco(1)
    table = before.juiz(clausula, 2)
    assert (table.state, sancoes(table), regra(table).clause) == (before.state, (), clausula)


def test_cada_clausula_de_local_tem_um_aviso_e_nenhuma_outra() -> None:
    clauses = [entry.id for entry in FENACEF.clauses if entry.kind == "venue"]
    assert len(clauses) == 8
    assert sorted(notice.clause for notice in FENACEF.notices) == sorted(clauses)


@pytest.mark.parametrize("notice", FENACEF.notices, ids=lambda notice: str(notice.clause))
def test_o_aviso_tem_momento_publico_e_duas_linguas(notice: Notice) -> None:
    assert notice.moment in MOMENTOS
    assert notice.audience
    assert set(notice.audience) <= PUBLICOS
    portuguese, english = notice.text("pt-BR"), notice.text("en")
    assert portuguese.strip()
    assert english.strip()
    assert portuguese != english
