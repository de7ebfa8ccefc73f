"""ASFO, conduct, venue and the committee: warnings without points, elimination, notices, and a score set with its reason."""

import pytest

from carteado.regulations import regulation
from carteado.regulations.text import plain
from clauses_kit import marked
from games.truco.kit import Mesa, clause, mesa
from games.truco.kit.asfo import ASFO
from games.truco.kit.juiz import confere_olhares, dada, decisao, fases_de, ganha_por_b, negada, regra, sancoes, segue

ADVERTE = ("ASFO-CARTAS-1", "ASFO-COM-1", "S-ASFO-24")
FASES = tuple(fases_de(ASFO))


def em(fase: str) -> Mesa:
    return fases_de(ASFO)[fase]


@pytest.mark.parametrize("clausula", marked(ADVERTE))
@pytest.mark.parametrize("fase", FASES)
def test_adverte_e_nenhum_ponto_muda(clausula: str, fase: str) -> None:
    before = em(fase)
    table = before.juiz(clausula, 3, porque="mão debaixo da mesa")
    assert (table.placar, table.fase, table.espera) == (before.placar, before.fase, before.espera)
    assert (regra(table).effect, regra(table).offender, sancoes(table)[-1]) == ("warning", 3, (3, "a", clausula))


@clause("S-ASFO-24")
def test_advertencia_repetida_tambem_nao_da_ponto() -> None:
    table = dada(ASFO, (2, 2)).juiz("ASFO-COM-1", 0).juiz("ASFO-COM-1", 0).juiz("S-ASFO-24", 0)
    assert (table.placar, len(sancoes(table))) == ((2, 2), 3)
    assert negada(table, decisao("ASFO-COM-1")) == "offender-missing"


@clause("ASFO-CARTAS-5")
@pytest.mark.parametrize("fase", FASES)
@pytest.mark.parametrize(("seat", "vence"), [(1, "A"), (2, "B")])
def test_cartas_marcadas_eliminam_a_dupla(fase: str, seat: int, vence: str) -> None:
    table = em(fase).juiz("ASFO-CARTAS-5", seat)
    outcome = table.state.outcome
    assert outcome is not None
    assert (table.partida, outcome.how, outcome.clause) == (vence, "match-forfeited", "ASFO-CARTAS-5")
    assert outcome.match == ((2, 0) if vence == "A" else (0, 2))
    assert (regra(table).effect, sancoes(table)[-1]) == ("disqualified", (seat, "d", "ASFO-CARTAS-5"))
    confere_olhares(table)


@clause("ASFO-CARTAS-5")
def test_depois_da_eliminacao_so_ha_notas_e_a_comissao() -> None:
    table = dada(ASFO).juiz("ASFO-CARTAS-5", 1)
    for clausula in ("ASFO-TENTO-1", "ASFO-CORTE-13", "ASFO-CARTAS-1", "ASFO-CARTAS-5"):
        assert negada(table, decisao(clausula, 0)) == "forfeited-already"
    assert regra(table.juiz("ASFO-TENTO-2")).effect == "note"
    assert table.juiz("ASFO-ORG-1", placar=(3, 3), porque="prova desfeita").fase == "shuffle"


@clause("ASFO-ORG-1")
@pytest.mark.parametrize("fase", FASES)
def test_a_comissao_acerta_o_placar_com_motivo(fase: str) -> None:
    table = em(fase).juiz("ASFO-ORG-1", placar=(6, 9), porque="mão anotada duas vezes")
    assert (table.placar, regra(table).effect, regra(table).score) == ((6, 9), "set-score", (6, 9))
    segue(table)


@clause("ASFO-ORG-1")
def test_a_medida_pode_acabar_a_partida_e_tem_de_ter_motivo() -> None:
    table = dada(ASFO, (4, 4)).juiz("ASFO-ORG-1", placar=(0, 12), porque="dupla eliminada")
    assert (table.partida, table.placar) == ("B", (0, 12))
    before = dada(ASFO)
    assert negada(before, decisao("ASFO-ORG-1", placar=(1, 0))) == "reason-missing"
    assert negada(before, decisao("ASFO-ORG-1", placar=(1,), porque="x")) == "score-missing"
    assert negada(before, decisao("ASFO-ORG-1", placar=(12, 12), porque="x")) == "two-winners"


@clause("ASFO-ORG-1")
def test_reaberta_a_partida_ela_segue_do_placar_novo() -> None:
    table = ganha_por_b(ASFO, (9, 10), 3)
    assert table.partida == "B"
    table = table.juiz("ASFO-ORG-1", placar=(9, 10), porque="a mão não valia três")
    assert (table.partida, table.placar, table.fase) == (None, (9, 10), "shuffle")
    segue(table)


@pytest.mark.parametrize(
    ("clausula", "palavras", "ingles"),
    marked([("ASFO-DUPLAS-3", ("inscric", "e-mail"), "e-mail"), ("ASFO-JOGO-1", ("17h30",), "17:30")]),
)
def test_o_aviso_do_evento_diz_onde_se_inscrever_e_a_hora(clausula: str, palavras: tuple[str, ...], ingles: str) -> None:
    # The text, the moment and the public of the notice; that pages draw it is asserted in web/src/lib/notices.test.ts.
    (notice,) = [notice for notice in regulation(ASFO).notices if notice.clause == clausula]
    assert notice.moment == "event"
    assert "athletes" in notice.audience
    assert all(word in plain(notice.text("pt-BR")) for word in palavras)
    assert ingles in notice.text("en")


@clause("ASFO-DUPLAS-3", "ASFO-JOGO-1")
def test_cada_clausula_de_local_tem_um_aviso_e_nenhuma_outra() -> None:
    venue = [entry.id for entry in regulation(ASFO).clauses if entry.kind == "venue"]
    assert sorted(notice.clause for notice in regulation(ASFO).notices) == sorted(venue) == ["ASFO-DUPLAS-3", "ASFO-JOGO-1"]


def test_as_decisoes_de_outro_codigo_nao_existem_neste() -> None:
    assert negada(dada(ASFO), decisao("FEN-12.3")) == "no-such-ruling"
    assert negada(mesa(), decisao("ASFO-TENTO-1", 1)) == "no-such-ruling"
