"""SINSEP, the organisers: disqualification for bad faith, and the free ruling with its reason."""

import pytest

from carteado.game import REFEREE
from games.truco.kit import clause
from games.truco.kit.juiz import confere_olhares, dada, decisao, fases_de, ganha_por_b, negada, regra, sancoes, segue
from games.truco.kit.sinsep import SINSEP

FASES = tuple(fases_de(SINSEP))


@clause("SIN-ORG-1", "S-SIN-32")
@pytest.mark.parametrize("fase", FASES)
@pytest.mark.parametrize(("seat", "vence"), [(3, "A"), (0, "B")])
def test_ma_fe_desclassifica_e_o_jogo_e_dos_outros(fase: str, seat: int, vence: str) -> None:
    table = fases_de(SINSEP)[fase].juiz("SIN-ORG-1", seat, porque="inscreveu-se em categoria abaixo da sua")
    outcome = table.state.outcome
    assert outcome is not None
    assert (table.partida, outcome.how, outcome.match) == (vence, "match-forfeited", (1, 0) if vence == "A" else (0, 1))
    assert (regra(table).effect, regra(table).why) == ("disqualified", "inscreveu-se em categoria abaixo da sua")
    assert sancoes(table)[-1] == (seat, "d", "SIN-ORG-1")
    confere_olhares(table)


@clause("SIN-ORG-1")
def test_a_desclassificacao_tem_nome_e_vem_uma_vez() -> None:
    assert negada(dada(SINSEP), decisao("SIN-ORG-1")) == "offender-missing"
    table = dada(SINSEP).juiz("SIN-ORG-1", 1)
    assert negada(table, decisao("SIN-ORG-1", 0)) == "forfeited-already"
    assert negada(table, decisao("SIN-TENTO-2", 0)) == "forfeited-already"
    assert regra(table.juiz("SIN-TENTO-1")).effect == "note"


@clause("SIN-ORG-2")
@pytest.mark.parametrize("fase", FASES)
def test_caso_omisso_se_decide_com_motivo_e_qualquer_placar(fase: str) -> None:
    table = fases_de(SINSEP)[fase].juiz("SIN-ORG-2", placar=(7, 2), porque="placar anotado errado")
    assert (table.placar, regra(table).effect, regra(table).score) == ((7, 2), "set-score", (7, 2))
    confere_olhares(table)
    segue(table)


@clause("SIN-ORG-2")
def test_sem_motivo_ou_sem_placar_nao_ha_decisao() -> None:
    assert negada(dada(SINSEP), decisao("SIN-ORG-2", placar=(7, 2))) == "reason-missing"
    assert negada(dada(SINSEP), decisao("SIN-ORG-2", placar=(7, -2), porque="x")) == "score-missing"
    assert dada(SINSEP).recusa(REFEREE, decisao("SIN-ORG-2", placar=(12, 15), porque="x")).facts == (12,)
    table = ganha_por_b(SINSEP, (4, 4), 3).juiz("SIN-ORG-2", placar=(12, 4), porque="decisão da organização")
    assert table.partida == "A"


@clause("S-SIN-28")
def test_falar_e_fazer_sinal_nao_e_falta() -> None:
    before = dada(SINSEP)
    table = before.juiz("S-SIN-28", 2, porque="fez sinal")
    assert (table.state, regra(table).effect) == (before.state, "note")
