"""ASFO, the tento: what it is worth, when it may be claimed, and that the pack passes with it."""

import pytest

from carteado.game import REFEREE
from carteado.pack import Ruled
from clauses_kit import marked
from games.truco.kit import Mesa, clause
from games.truco.kit.asfo import ASFO
from games.truco.kit.juiz import (
    LANCES_1,
    confere_olhares,
    dada,
    decisao,
    fases_de,
    fim_da_mao,
    ganha_por_b,
    monte_de,
    negada,
    no_carteio,
    regra,
    sancoes,
    segue,
)

SEGUE_A_MAO = {"tentoEndsHand": "false"}
PELO_VALOR = {"tentoValue": "stake"}


def depois(table: Mesa) -> tuple[tuple[int, int], str, int]:
    """Score, phase and next dealer."""
    return table.placar, table.fase, table.proximo_carteador


@clause("ASFO-TENTO-1", "S-ASFO-18")
@pytest.mark.parametrize("valor", [1, 3, 6, 9, 12])
@pytest.mark.parametrize(("seat", "placar"), [(1, (5, 4)), (3, (5, 4)), (0, (4, 5)), (2, (4, 5))])
def test_vale_um_ponto_qualquer_que_seja_a_mao(valor: int, seat: int, placar: tuple[int, int]) -> None:
    table = dada(ASFO, (4, 4)).vale(valor).juiz("ASFO-TENTO-1", seat)
    assert depois(table) == (placar, "shuffle", 1)
    assert (fim_da_mao(table).points, fim_da_mao(table).clause) == (1, "ASFO-TENTO-1")
    confere_olhares(table)
    segue(table)


@clause("ASFO-TENTO-1", "S-ASFO-18")
@pytest.mark.parametrize(("valor", "pontos"), [(1, 1), (3, 3), (6, 6), (12, 12)])
def test_com_a_opcao_stake_vale_a_mao(valor: int, pontos: int) -> None:
    table = dada(ASFO, (4, 4), PELO_VALOR).vale(valor).juiz("ASFO-TENTO-1", 1)
    assert table.placar == (4 + pontos, 4)


@clause("S-ASFO-18")
@pytest.mark.parametrize(("pedido", "pontos"), [(3, 1), (6, 3), (9, 6), (12, 9)])
def test_pedido_sem_resposta_nao_conta_no_valor(pedido: int, pontos: int) -> None:
    table = dada(ASFO, (0, 0), PELO_VALOR)
    for nth, step in enumerate(step for step in (3, 6, 9, 12) if step <= pedido):
        table = table.pede(1 + nth % 2, step)
    assert table.juiz("ASFO-TENTO-3", 1).placar == (pontos, 0)
    assert dada(ASFO).truco(1).juiz("ASFO-TENTO-3", 1).placar == (1, 0)


@clause("ASFO-TENTO-2", "S-ASFO-33")
@pytest.mark.parametrize("fase", fases_de(ASFO))
def test_sem_prova_nada_muda(fase: str) -> None:
    before = fases_de(ASFO)[fase]
    table = before.juiz("ASFO-TENTO-2", porque="pediu tento e não provou")
    assert (table.state, regra(table).effect) == (before.state, "note")


@clause("ASFO-TENTO-2", "ASFO-TENTO-7")
@pytest.mark.parametrize("fase", [fase for fase in fases_de(ASFO) if fase not in ("draw-shuffle", "shuffle", "over")])
def test_pede_se_a_qualquer_momento_da_mao(fase: str) -> None:
    before = fases_de(ASFO)[fase]
    table = before.juiz("ASFO-TENTO-1", 1)
    a, b = before.placar
    assert table.placar == (a + 1, b)
    assert table.fase == ("over" if a == 11 else "shuffle")
    confere_olhares(table)


@clause("ASFO-TENTO-2")
@pytest.mark.parametrize(("fase", "code"), [("draw-shuffle", "no-mao"), ("shuffle", "no-mao"), ("over", "partida-decided")])
def test_sem_mao_em_jogo_nao_ha_tento(fase: str, code: str) -> None:
    assert negada(fases_de(ASFO)[fase], decisao("ASFO-TENTO-1", 1)) == code


@clause("ASFO-TENTO-3")
def test_quem_e_pego_roubando_paga_e_o_baralho_passa() -> None:
    table = dada(ASFO, (4, 4)).joga(LANCES_1).juiz("ASFO-TENTO-3", 1, porque="pegou carta do monte")
    assert depois(table) == ((5, 4), "shuffle", 1)
    assert sancoes(table) == ((1, "t", "ASFO-TENTO-3"),)
    assert (regra(table).effect, regra(table).offender) == ("tento", 1)


@clause("ASFO-TENTO-3")
def test_sem_culpado_nao_ha_tento() -> None:
    assert negada(dada(ASFO), decisao("ASFO-TENTO-3")) == "offender-missing"
    assert negada(dada(ASFO), decisao("ASFO-TENTO-3", 4)) == "no-such-seat"
    assert negada(dada(ASFO), decisao("ASFO-TENTO-3", 1, "3P")) == "superfluous"
    assert negada(dada(ASFO), decisao("ASFO-TENTO-3", 1, letra="b")) == "superfluous"


@clause("ASFO-TENTO-4a")
def test_queimar_a_decima_carta() -> None:
    table = monte_de(ASFO).queima(3).juiz("ASFO-TENTO-4a", 3)
    assert depois(table) == ((1, 0), "shuffle", 1)
    assert regra(table).effect == "cutter-tento"
    assert no_carteio(ASFO).juiz("ASFO-TENTO-4a", 3).placar == (1, 0)
    assert dada(ASFO).vale(3).juiz("ASFO-TENTO-4a", 3).placar == (1, 0)


@clause("ASFO-TENTO-4a", "ASFO-CORTE-7")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_quem_queima_e_o_cortador(seat: int) -> None:
    reason = monte_de(ASFO).recusa(REFEREE, decisao("ASFO-TENTO-4a", seat))
    assert (reason.code, reason.clause, reason.facts) == ("cutter-at-fault", "ASFO-TENTO-4a", (3,))


@clause("S-ASFO-37")
@pytest.mark.parametrize("clausula", marked(["ASFO-TENTO-4b", "ASFO-CORTE-14"]))
@pytest.mark.parametrize(("seat", "placar"), [(0, (4, 5)), (1, (5, 4)), (2, (4, 5)), (3, (5, 4))])
def test_olhar_o_fundo_custa_um_e_o_baralho_passa(clausula: str, seat: int, placar: tuple[int, int]) -> None:
    for table in (monte_de(ASFO, (4, 4)), no_carteio(ASFO, (4, 4)), dada(ASFO, (4, 4)).joga("1:3P")):
        after = table.juiz(clausula, seat)
        assert depois(after) == (placar, "shuffle", 1)
        assert regra(after).effect == "bottom-look"


@clause("ASFO-CORTE-15")
def test_o_carteador_que_olha_perde_tambem_o_baralho() -> None:
    table = monte_de(ASFO, (4, 4)).juiz("ASFO-CORTE-15", 0)
    assert depois(table) == ((4, 5), "shuffle", 1)
    reason = monte_de(ASFO, (4, 4)).recusa(REFEREE, decisao("ASFO-CORTE-15", 3))
    assert (reason.code, reason.facts) == ("dealer-at-fault", (0,))


@clause("S-ASFO-37")
def test_bottomlookpass_dealeronly_so_o_carteador_perde_o_baralho() -> None:
    opcoes = {"bottomLookPass": "dealerOnly"}
    before = dada(ASFO, (4, 4), opcoes).joga("1:3P")
    table = before.juiz("ASFO-CORTE-14", 3)
    assert (table.placar, table.fase, table.vez, table.cartas(1)) == ((5, 4), "play", 2, "KC 4O")
    assert (regra(table).effect, regra(table).score) == ("tento-on", (5, 4))
    assert depois(before.juiz("ASFO-CORTE-14", 0)) == ((4, 5), "shuffle", 1)
    confere_olhares(table)
    segue(table)


@clause("ASFO-TENTO-4c", "S-ASFO-16")
@pytest.mark.parametrize("valor", [1, 3, 6])
def test_jogar_com_quatro_cartas(valor: int) -> None:
    table = dada(ASFO).vale(valor).joga("1:3P").juiz("ASFO-TENTO-4c", 1)
    assert depois(table) == ((1, 0), "shuffle", 1)
    assert regra(table).effect == "tento-count"


@clause("ASFO-TENTO-4c", "S-ASFO-16")
def test_com_quatro_cartas_so_depois_de_jogar_a_propria_primeira() -> None:
    assert negada(dada(ASFO), decisao("ASFO-TENTO-4c", 1)) == "no-card-played"
    assert negada(dada(ASFO).joga("1:3P"), decisao("ASFO-TENTO-4c", 2)) == "no-card-played"
    assert negada(no_carteio(ASFO), decisao("ASFO-TENTO-4c", 1)) == "no-card-played"
    assert dada(ASFO).joga(LANCES_1).juiz("ASFO-TENTO-4c", 0).placar == (0, 1)


@clause("ASFO-TENTO-4c", "ASFO-CORTE-27", "S-ASFO-15")
def test_com_quatro_cartas_na_mao_de_onze_so_passa_o_baralho() -> None:
    table = dada(ASFO, (11, 6)).decide(0, True).joga("1:3P").juiz("ASFO-TENTO-4c", 1)
    assert depois(table) == ((11, 6), "shuffle", 1)
    assert (regra(table).effect, fim_da_mao(table).void) == ("pass", True)


@clause("ASFO-TENTO-6", "S-ASFO-18")
@pytest.mark.parametrize(("valor", "pontos"), [(1, 1), (3, 3), (6, 6), (9, 9)])
def test_bater_na_mesa_e_virar_o_resto_custa_o_que_esta_em_jogo(valor: int, pontos: int) -> None:
    table = dada(ASFO, (2, 2)).vale(valor).juiz("ASFO-TENTO-6", 2)
    assert depois(table) == ((2, 2 + pontos), "shuffle", 1)
    assert regra(table).effect == "tento-stake"


@clause("ASFO-TENTO-6", "S-ASFO-18")
def test_bater_na_mesa_com_aumento_pendente_vale_o_ultimo_aceito() -> None:
    assert dada(ASFO, (4, 4)).vale(3).pede(2, 6).juiz("ASFO-TENTO-6", 1).placar == (7, 4)
    assert no_carteio(ASFO, (4, 4)).juiz("ASFO-TENTO-6", 1).placar == (5, 4)


@clause("ASFO-TENTO-6", "S-ASFO-13", "S-ASFO-32")
def test_bater_na_mesa_na_mao_de_onze_e_na_de_ferro() -> None:
    assert dada(ASFO, (11, 6)).decide(0, True).juiz("ASFO-TENTO-6", 2).placar == (11, 9)
    assert dada(ASFO, (11, 6)).juiz("ASFO-TENTO-6", 0).placar == (11, 9)
    assert dada(ASFO, (11, 11)).juiz("ASFO-TENTO-6", 0).placar == (11, 12)


@clause("ASFO-TENTO-7")
def test_ganho_o_tento_a_mao_acaba_ali_e_o_baralho_passa() -> None:
    table = dada(ASFO).joga(f"{LANCES_1} 1:KC").juiz("ASFO-TENTO-7", 3)
    assert depois(table) == ((1, 0), "shuffle", 1)
    table = table.nova_mao()
    assert (table.carteador, table.publico.mao) == (1, 2)


@clause("S-ASFO-19")
def test_o_tento_se_pede_tambem_depois_da_mao_e_soma() -> None:
    table = ganha_por_b(ASFO, (4, 4), 3)
    assert table.placar == (4, 7)
    after = table.juiz("ASFO-TENTO-3", 0)
    assert depois(after) == ((4, 8), "shuffle", 1)
    assert (regra(after).effect, regra(after).score) == ("tento-after", (4, 8))
    assert depois(table.juiz("ASFO-TENTO-3", 1)) == ((5, 7), "shuffle", 1)
    confere_olhares(after)
    segue(after)


@clause("S-ASFO-19")
def test_com_o_tento_pelo_valor_quem_ganhou_a_mao_ja_o_teve() -> None:
    table = ganha_por_b(ASFO, (4, 4), 3, PELO_VALOR).juiz("ASFO-TENTO-3", 0)
    assert (table.placar, regra(table).effect) == ((4, 7), "tento-had")
    assert ganha_por_b(ASFO, (4, 4), 3, PELO_VALOR).juiz("ASFO-TENTO-3", 1).placar == (7, 7)


@clause("S-ASFO-19")
def test_tentoendshand_false_anota_os_pontos_e_a_mao_segue() -> None:
    before = dada(ASFO, (4, 4), SEGUE_A_MAO).vale(3).joga("1:3P")
    table = before.juiz("ASFO-TENTO-3", 3)
    assert (table.placar, table.fase, table.vez, table.valor) == ((5, 4), "play", 2, 3)
    assert (regra(table).effect, regra(table).score) == ("tento-on", (5, 4))
    confere_olhares(table)
    table = table.joga("2:2C 3:4C 0:5E 1:KC 2:6P 3:4E 0:6E")
    assert depois(table) == ((5, 7), "shuffle", 1)


@clause("S-ASFO-19")
def test_tentoendshand_false_no_corte_o_corte_segue() -> None:
    table = monte_de(ASFO, (4, 4), SEGUE_A_MAO).corta(5).juiz("ASFO-TENTO-4a", 3)
    assert (table.placar, table.fase, table.carteador) == ((5, 4), "cut", 0)
    confere_olhares(table)
    assert table.carteia().fase == "play"


@clause("S-ASFO-19")
def test_tentoendshand_false_o_ultimo_ponto_acaba_a_partida() -> None:
    table = dada(ASFO, (11, 4), SEGUE_A_MAO).decide(0, True).juiz("ASFO-TENTO-3", 1)
    assert (table.placar, table.partida) == ((12, 4), "A")
    assert isinstance(table.eventos[0], Ruled)


@clause("S-ASFO-33")
def test_o_primeiro_provado_acaba_a_mao_e_o_segundo_so_se_anota() -> None:
    table = dada(ASFO, (4, 4)).juiz("ASFO-TENTO-3", 1)
    after = table.juiz("ASFO-TENTO-3", 0)
    assert depois(after) == ((5, 4), "shuffle", 1)
    assert regra(after).effect == "tento-noted"
    assert sancoes(after) == ((1, "t", "ASFO-TENTO-3"), (0, "a", "ASFO-TENTO-3"))
    segue(after)


@clause("S-ASFO-32", "ASFO-ONZE-9")
@pytest.mark.parametrize("ferro", ["blindAll", "blindFirstTrick", "open"])
@pytest.mark.parametrize(("seat", "placar"), [(0, (11, 12)), (3, (12, 11))])
def test_tento_na_mao_de_ferro_da_a_partida(ferro: str, seat: int, placar: tuple[int, int]) -> None:
    for clausula in ("ASFO-ONZE-9", "S-ASFO-32"):
        table = dada(ASFO, (11, 11), {"ferro": ferro}).juiz(clausula, seat)
        assert (table.placar, table.fase) == (placar, "over")
        assert regra(table).effect == "iron-tento"


@clause("S-ASFO-32", "ASFO-ONZE-9")
@pytest.mark.parametrize("placar", [(0, 0), (11, 4)])
def test_olhar_no_escuro_so_existe_na_mao_de_ferro(placar: tuple[int, int]) -> None:
    assert negada(dada(ASFO, placar), decisao("ASFO-ONZE-9", 1)) == "iron-only"


@clause("ASFO-TENTO-1", "S-ASFO-27")
@pytest.mark.parametrize(("cap", "placar"), [("raw", (14, 4)), ("cap12", (12, 4))])
def test_o_placar_que_se_anota(cap: str, placar: tuple[int, int]) -> None:
    table = dada(ASFO, (11, 4), {"recordScore": cap}).decide(0, True).juiz("ASFO-TENTO-6", 1)
    assert (table.placar, table.partida) == (placar, "A")
