"""ASFO, a wrong number of cards: mended before play, claimed by an opponent of the dealer once it has begun."""

import pytest

from carteado.catalogue import game
from carteado.game import REFEREE
from clauses_kit import marked
from games.truco.kit import Mesa, clause
from games.truco.kit.asfo import ASFO
from games.truco.kit.juiz import (
    LANCES_1,
    confere_olhares,
    dada,
    decisao,
    fim_da_mao,
    ganha_por_b,
    monte_de,
    negada,
    no_carteio,
    regra,
    sancoes,
    segue,
)

DO_PARCEIRO = ("ASFO-CORTE-19", "ASFO-CORTE-20")
ANTES_DO_JOGO = ("ASFO-CORTE-24", "ASFO-CORTE-25", "ASFO-CORTE-26")
CONSERTOS = (*DO_PARCEIRO, *ANTES_DO_JOGO, "ASFO-CORTE-28")
COM_TRUCO = ("ASFO-CORTE-22", "ASFO-CORTE-23")


def truco_de_b() -> Mesa:
    """Seat 1 has asked for truco before the first card, at 6-6, and it is not answered yet."""
    return dada(ASFO, (6, 6)).truco(1)


@clause("S-ASFO-15")
@pytest.mark.parametrize("clausula", marked(CONSERTOS))
@pytest.mark.parametrize("contra", [0, None])
def test_conserta_se_e_a_mao_segue_sem_ponto(clausula: str, contra: int | None) -> None:
    for before in (dada(ASFO, (1, 1)), no_carteio(ASFO, (1, 1)), no_carteio(ASFO, (1, 1)).da_pacote()):
        table = before.juiz(clausula, contra)
        assert (table.state, regra(table).effect, sancoes(table)) == (before.state, "repair", ())


@clause("S-ASFO-16")
@pytest.mark.parametrize("clausula", marked(DO_PARCEIRO))
def test_o_excesso_do_parceiro_ou_do_proprio_carteador(clausula: str) -> None:
    assert regra(dada(ASFO).juiz(clausula, 2, porque="quatro cartas vistas; o lugar 1 queimou 3P")).offender == 2
    assert negada(dada(ASFO), decisao(clausula, 1)) == "dealer-at-fault"
    assert regra(dada(ASFO).joga("1:3P 2:2C").juiz(clausula, 0)).effect == "repair"
    assert negada(dada(ASFO).joga(LANCES_1), decisao(clausula, 0)) == "first-card-played"


@clause("S-ASFO-16")
@pytest.mark.parametrize("clausula", marked(ANTES_DO_JOGO))
def test_a_pergunta_do_carteador_cura_so_antes_da_primeira_carta(clausula: str) -> None:
    reason = dada(ASFO, (6, 6)).joga("1:3P").recusa(REFEREE, decisao(clausula, 0))
    assert (reason.code, reason.clause) == ("play-begun", clausula)
    assert regra(dada(ASFO, (6, 6)).truco(1).juiz(clausula, 0)).effect == "repair"


@clause("ASFO-CORTE-28")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_carta_que_falta_se_completa_a_qualquer_hora(seat: int) -> None:
    table = dada(ASFO, (0, 3)).joga(LANCES_1).juiz("ASFO-CORTE-28", seat)
    assert (table.placar, table.fase, regra(table).effect) == ((0, 3), "play", "repair")


@pytest.mark.parametrize("clausula", marked(CONSERTOS))
def test_sem_carteio_nao_ha_o_que_consertar(clausula: str) -> None:
    for table in (monte_de(ASFO), ganha_por_b(ASFO)):
        assert negada(table, decisao(clausula)) == "no-deal-to-judge"


@clause("ASFO-ONZE-2", "ASFO-CORTE-27", "S-ASFO-15")
@pytest.mark.parametrize("clausula", [*CONSERTOS, "ASFO-CORTE-21", "ASFO-CORTE-22"])
def test_na_mao_de_onze_o_numero_errado_passa_o_baralho(clausula: str) -> None:
    for table in (dada(ASFO, (11, 6)), dada(ASFO, (11, 6)).decide(0, True), dada(ASFO, (11, 11))):
        after = table.juiz(clausula, 0)
        assert (after.placar, after.proximo_carteador, fim_da_mao(after).void) == (table.placar, 1, True)
        segue(after)


@clause("ASFO-CORTE-27")
@pytest.mark.parametrize("jogou", [False, True])
def test_cartas_a_mais_na_mao_de_onze(jogou: bool) -> None:
    table = dada(ASFO, (11, 6))
    table = (table.decide(0, True) if jogou else table).juiz("ASFO-CORTE-27", 0)
    assert (table.placar, table.fase, table.proximo_carteador, regra(table).effect) == ((11, 6), "shuffle", 1, "pass")


@clause("ASFO-CORTE-27")
@pytest.mark.parametrize("placar", [(6, 6), (11, 11)])
def test_a_clausula_da_mao_de_onze_so_vale_nela(placar: tuple[int, int]) -> None:
    assert negada(dada(ASFO, placar), decisao("ASFO-CORTE-27", 0)) == "eleven-only"


@clause("ASFO-CORTE-21", "S-ASFO-16", "S-ASFO-18")
@pytest.mark.parametrize("valor", [1, 3, 6])
def test_quatro_cartas_ao_adversario_valem_um_e_o_baralho_passa(valor: int) -> None:
    table = dada(ASFO, (4, 4)).vale(valor).juiz("ASFO-CORTE-21", 0, letra="leader")
    assert (table.placar, table.fase, table.proximo_carteador) == ((4, 5), "shuffle", 1)
    assert (regra(table).effect, sancoes(table)) == ("surplus", ((0, "t", "ASFO-CORTE-21"),))
    confere_olhares(table)


@clause("ASFO-CORTE-21", "S-ASFO-16")
def test_o_prazo_vai_ate_a_primeira_carta_de_quem_reclama() -> None:
    assert dada(ASFO, (6, 6)).joga("1:3P 2:2C").juiz("ASFO-CORTE-21", 0, letra="cutter").placar == (6, 7)
    late = dada(ASFO, (6, 6)).joga("1:3P 2:2C 3:4C")
    for letra in ("leader", "cutter", ""):
        assert negada(late, decisao("ASFO-CORTE-21", 0, letra=letra)) == "first-card-played"
    assert late.juiz("ASFO-TENTO-4c", 3).placar == (7, 6)
    assert negada(ganha_por_b(ASFO), decisao("ASFO-CORTE-21", 0)) == "no-deal-to-judge"


@clause("ASFO-CORTE-21", "ASFO-CORTE-24", "S-ASFO-16")
def test_o_prazo_e_de_quem_recebeu_as_quatro() -> None:
    dealt, led = dada(ASFO, (6, 6)), dada(ASFO, (6, 6)).joga("1:3P")
    assert negada(dealt, decisao("ASFO-CORTE-21", 0, letra="cutter")) == "play-not-begun"
    assert dealt.juiz("ASFO-CORTE-21", 0, letra="leader").placar == (6, 7)
    assert negada(led, decisao("ASFO-CORTE-21", 0, letra="leader")) == "first-card-played"
    assert led.juiz("ASFO-CORTE-21", 0, letra="cutter").placar == (6, 7)


@clause("ASFO-CORTE-21", "S-ASFO-16")
@pytest.mark.parametrize("letra", ["", "partner", "redeal"])
def test_quem_cobra_diz_quem_recebeu(letra: str) -> None:
    reason = dada(ASFO, (6, 6)).recusa(REFEREE, decisao("ASFO-CORTE-21", 0, letra=letra))
    assert (reason.code, reason.clause, reason.facts) == ("holder-missing", "ASFO-CORTE-21", ("leader", "cutter"))
    assert negada(truco_de_b().cai(2), decisao("ASFO-CORTE-22", 0, letra=letra)) == "holder-missing"


@clause("S-ASFO-16")
def test_um_registro_de_antes_sem_o_nome_vale_como_valeu() -> None:
    table = dada(ASFO, (6, 6))
    step = game(ASFO).again(table.state, REFEREE, decisao("ASFO-CORTE-21", 0))
    named = table.state.apply(REFEREE, decisao("ASFO-CORTE-21", 0, letra="leader"))
    assert step.state == named.state


@clause("ASFO-CORTE-24")
def test_antes_de_comecar_o_jogo_nao_ha_ponto() -> None:
    for table in (no_carteio(ASFO), no_carteio(ASFO).da_pacote()):
        assert negada(table, decisao("ASFO-CORTE-21", 0)) == "play-not-begun"


@clause("S-ASFO-16")
@pytest.mark.parametrize("clausula", marked(["ASFO-CORTE-21", *COM_TRUCO]))
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_quem_deu_cartas_a_mais_e_o_carteador(clausula: str, seat: int) -> None:
    assert negada(truco_de_b().cai(2), decisao(clausula, seat)) == "dealer-at-fault"


@clause("ASFO-CORTE-21")
def test_acaba_a_mao_ate_onde_o_tento_nao_a_acaba() -> None:
    table = dada(ASFO, (6, 6), {"tentoEndsHand": "false"}).juiz("ASFO-CORTE-21", 0, letra="leader")
    assert (table.placar, table.fase, table.proximo_carteador) == ((6, 7), "shuffle", 1)


@clause("S-ASFO-18")
@pytest.mark.parametrize("clausula", marked(COM_TRUCO))
def test_truco_aceito_com_quatro_cartas_vale_tres(clausula: str) -> None:
    table = truco_de_b().cai(2).juiz(clausula, 0, letra="leader")
    assert (table.placar, table.fase, table.proximo_carteador) == ((6, 9), "shuffle", 1)
    assert (regra(table).effect, fim_da_mao(table).points) == ("surplus-truco", 3)


@clause("ASFO-CORTE-23")
@pytest.mark.parametrize("aceito", [False, True])
def test_meio_pau_nao_muda_os_tres(aceito: bool) -> None:
    table = truco_de_b().pede(2, 6)
    table = (table.cai(1) if aceito else table).juiz("ASFO-CORTE-23", 0, letra="leader")
    assert (table.placar, table.proximo_carteador) == ((6, 9), 1)
    assert truco_de_b().pede(2, 6).pede(1, 9).juiz("ASFO-CORTE-23", 0, letra="leader").placar == (6, 9)


@clause("ASFO-CORTE-22")
def test_o_truco_tem_de_ser_dos_adversarios_de_quem_deu_e_estar_aceito() -> None:
    for table in (dada(ASFO), truco_de_b(), dada(ASFO).truco(2).cai(1), dada(ASFO).truco(0).pede(1, 6).cai(0)):
        assert negada(table, decisao("ASFO-CORTE-22", 0)) == "no-accepted-truco"
    assert negada(truco_de_b().cai(2).joga("1:3P 2:2C 3:4C"), decisao("ASFO-CORTE-22", 0)) == "first-card-played"
