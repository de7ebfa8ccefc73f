"""The referee where there is a tento: what may be ruled in every phase, that play goes on, and that no clause is forgotten."""

import pytest

from carteado.game import CHANCE, REFEREE
from carteado.games.truco.rules.effects import NEEDS_CARDS
from carteado.games.truco.rules.family import rules_of
from carteado.games.truco.rules.verdicts import TOLD
from carteado.pack import Deal, Ruled, Ruling, Shuffle
from carteado.regulations import regulation
from games.truco.kit.asfo import ASFO
from games.truco.kit.juiz import confere_olhares, decisao, fases_de, negada, segue
from games.truco.kit.pack import FRACAS
from games.truco.kit.sinsep import SINSEP

CODIGOS = (ASFO, SINSEP)
MOMENTOS = [(jogo, fase) for jogo in CODIGOS for fase in fases_de(jogo)]
SEMPRE = {ASFO: {"note", "warning", "no-call", "wrong-word", "disqualified"}, SINSEP: {"note", "disqualified"}}


def oferecidas(jogo: str, fase: str) -> list[Ruling]:
    """What the referee is offered in a phase."""
    return [act for act in fases_de(jogo)[fase].state.legal(REFEREE) if isinstance(act, Ruling)]


@pytest.mark.parametrize(("jogo", "fase"), MOMENTOS)
def test_toda_decisao_oferecida_se_aplica_e_o_jogo_segue(jogo: str, fase: str) -> None:
    table = fases_de(jogo)[fase]
    seen: set[tuple[str, int | None]] = set()
    for act in oferecidas(jogo, fase):
        after = table.faz(REFEREE, act)
        told = after.eventos[0]
        assert isinstance(told, Ruled)
        assert (told.clause, told.offender) == (act.clause, act.offender)
        assert told.effect in TOLD
        if (told.effect, act.offender) not in seen:
            confere_olhares(after)
            segue(after)
        seen.add((told.effect, act.offender))


@pytest.mark.parametrize(("jogo", "fase"), MOMENTOS)
def test_o_que_nao_depende_da_mao_se_oferece_em_toda_fase(jogo: str, fase: str) -> None:
    effects = {rules_of(jogo, {}).incidents[act.clause] for act in oferecidas(jogo, fase)}
    assert effects >= SEMPRE[jogo]
    assert not effects & {*NEEDS_CARDS, "set-score"}


@pytest.mark.parametrize("jogo", CODIGOS)
def test_em_alguma_fase_se_oferece_toda_decisao_que_nao_pede_cartas(jogo: str) -> None:
    offered = {act.clause for fase in fases_de(jogo) for act in oferecidas(jogo, fase)}
    incidents = rules_of(jogo, {}).incidents
    wanted = {clause for clause, effect in incidents.items() if effect not in (*NEEDS_CARDS, "set-score")}
    later = {"ASFO-CORTE-22", "ASFO-CORTE-23", "SIN-TENTO4-4", "SIN-TENTO4-5", "SIN-TENTO-3k", "S-SIN-12"}
    assert wanted - offered <= later


@pytest.mark.parametrize(("jogo", "incidentes", "conduta"), [(ASFO, 36, 3), (SINSEP, 36, 1)])
def test_toda_clausula_de_incidente_e_de_conduta_se_pode_julgar(jogo: str, incidentes: int, conduta: int) -> None:
    clauses = regulation(jogo).clauses
    wanted = {entry.id for entry in clauses if entry.kind in ("incident", "conduct")}
    assert len(wanted) == incidentes + conduta
    judged = rules_of(jogo, {}).incidents
    assert wanted <= set(judged)
    assert set(judged) <= {entry.id for entry in regulation(jogo).entries()}


@pytest.mark.parametrize(("jogo", "fase"), MOMENTOS)
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_jogador_nao_apita(jogo: str, fase: str, seat: int) -> None:
    clause = {ASFO: "ASFO-TENTO-1", SINSEP: "SIN-TENTO-2"}[jogo]
    assert fases_de(jogo)[fase].recusa(seat, decisao(clause, 1)).code == "not-for-players"


@pytest.mark.parametrize("jogo", CODIGOS)
def test_o_arbitro_so_decide(jogo: str) -> None:
    assert fases_de(jogo)["deal"].recusa(REFEREE, Deal()).code == "referee-rules"
    assert negada(fases_de(jogo)["play"], decisao("FEN-12.3")) == "no-such-ruling"


@pytest.mark.parametrize(("jogo", "fase"), MOMENTOS)
def test_o_motivo_tem_tamanho_e_os_campos_tem_uso(jogo: str, fase: str) -> None:
    table = fases_de(jogo)[fase]
    note = {ASFO: "ASFO-TENTO-2", SINSEP: "SIN-TENTO-1"}[jogo]
    for ruling in (
        decisao(note, porque="x" * 301),
        decisao(note, cartas="3P"),
        decisao(note, fechadas=1),
        decisao(note, letra="a"),
        decisao(note, placar=(1, 1)),
    ):
        assert negada(table, ruling) == "superfluous"


@pytest.mark.parametrize("jogo", CODIGOS)
def test_depois_de_qualquer_decisao_o_baralho_seguinte_e_da_mao_certa(jogo: str) -> None:
    for fase in fases_de(jogo):
        for act in oferecidas(jogo, fase)[::3]:
            after = fases_de(jogo)[fase].faz(REFEREE, act)
            if after.espera == (CHANCE,) and after.fase == "shuffle":
                dealer, number = after.proximo_carteador, after.publico.mao
                table = after.faz(CHANCE, Shuffle(FRACAS))
                assert table.carteador == (dealer if dealer >= 0 else after.carteador)
                assert table.publico.mao == (number + 1 if dealer >= 0 else number)
