"""SINSEP, the tento: the list of what costs one, and its value by the mão, moment by moment."""

import pytest

from carteado.game import REFEREE
from clauses_kit import marked
from games.truco.kit import Mesa, clause
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
from games.truco.kit.sinsep import SINSEP, curso, no_escuro

GERAIS = ("SIN-DEF-TENTO", "SIN-TENTO-2", "SIN-VALOR-1", "S-SIN-13")
DO_CARTEADOR = ("SIN-EMB-2", "SIN-EMB-3", "SIN-TENTO-3d")
SEGUE_A_MAO = {"tentoEndsHand": "false"}


def depois(table: Mesa) -> tuple[tuple[int, int], str, int]:
    """Score, phase and next dealer."""
    return table.placar, table.fase, table.proximo_carteador


@pytest.mark.parametrize("clausula", marked(GERAIS))
@pytest.mark.parametrize(("seat", "placar"), [(0, (2, 3)), (1, (3, 2)), (2, (2, 3)), (3, (3, 2))])
def test_quem_e_pego_paga_a_mao(clausula: str, seat: int, placar: tuple[int, int]) -> None:
    table = dada(SINSEP, (2, 2)).joga("1:3P").juiz(clausula, seat, porque="trocou carta")
    assert depois(table) == (placar, "shuffle", 1)
    assert (regra(table).effect, sancoes(table)) == ("tento", ((seat, "t", clausula),))
    confere_olhares(table)
    segue(table)


@clause("SIN-VALOR-1", "S-SIN-11")
@pytest.mark.parametrize(("valor", "placar"), [(1, (5, 4)), (3, (7, 4)), (6, (10, 4)), (9, (13, 4)), (12, (16, 4))])
def test_o_valor_acompanha_o_da_mao(valor: int, placar: tuple[int, int]) -> None:
    table = dada(SINSEP, (4, 4)).vale(valor).juiz("SIN-VALOR-1", 1)
    assert (table.placar, fim_da_mao(table).points) == (placar, valor)


@clause("S-SIN-12", "SIN-VALOR-1")
@pytest.mark.parametrize(("pedido", "pontos"), [(3, 1), (6, 3), (9, 6), (12, 9)])
@pytest.mark.parametrize("seat", [0, 1])
def test_com_pedido_sem_resposta_vale_o_ultimo_aceito(pedido: int, pontos: int, seat: int) -> None:
    table = dada(SINSEP)
    for nth, step in enumerate(step for step in (3, 6, 9, 12) if step <= pedido):
        table = table.pede(1 + nth % 2, step)
    assert table.juiz("SIN-TENTO-2", seat).placar == ((0, pontos) if seat == 0 else (pontos, 0))


@clause("S-SIN-12")
def test_no_corte_e_no_carteio_vale_um() -> None:
    for table in (monte_de(SINSEP, (4, 4)), no_carteio(SINSEP, (4, 4)), no_carteio(SINSEP, (4, 4)).da_pacote()):
        assert depois(table.juiz("SIN-TENTO-2", 1)) == ((5, 4), "shuffle", 1)


@clause("S-SIN-12", "S-SIN-11")
@pytest.mark.parametrize(("valor", "seat", "placar"), [(1, 1, (5, 5)), (3, 1, (7, 7)), (3, 0, (4, 7)), (6, 3, (10, 10))])
def test_depois_da_mao_o_valor_que_ela_teve_e_nada_para_quem_a_ganhou(valor: int, seat: int, placar: tuple[int, int]) -> None:
    before = ganha_por_b(SINSEP, (4, 4), valor)
    table = before.juiz("SIN-TENTO-2", seat)
    assert depois(table) == (placar, "shuffle", 1)
    assert regra(table).effect == ("tento-after" if seat & 1 else "tento-had")
    assert regra(table).score == (placar if seat & 1 else ())
    confere_olhares(table)
    segue(table)


@clause("S-SIN-12", "S-SIN-11")
def test_o_tento_que_nao_deu_nada_nao_fecha_a_mao_para_o_outro_lado() -> None:
    table = ganha_por_b(SINSEP, (4, 4), 3).juiz("SIN-TENTO-2", 0)
    assert (table.placar, regra(table).effect, sancoes(table)) == ((4, 7), "tento-had", ((0, "a", "SIN-TENTO-2"),))
    table = table.juiz("SIN-TENTO-2", 1)
    assert (table.placar, regra(table).effect) == ((7, 7), "tento-after")
    assert regra(table.juiz("SIN-TENTO-2", 3)).effect == "tento-noted"


@clause("S-SIN-12")
def test_depois_de_correrem_vale_o_que_a_mao_valia() -> None:
    table = dada(SINSEP).vale(3).pede(2, 6).corre(3).corre(1)
    assert table.placar == (3, 0)
    assert table.juiz("SIN-TENTO-2", 0).placar == (3, 3)
    assert table.juiz("SIN-TENTO-2", 1).placar == (3, 0)


@clause("S-SIN-12", "SIN-CANGAR-5")
def test_depois_de_tres_cangadas_a_mao_foi_do_lado_que_deu() -> None:
    table = curso("===")
    assert table.placar == (1, 0)
    assert (table.juiz("SIN-TENTO-2", 1).placar, table.juiz("SIN-TENTO-2", 0).placar) == ((1, 0), (1, 1))


@clause("S-SIN-12")
def test_por_uma_mao_anterior_vale_um_e_a_mao_em_jogo_segue() -> None:
    before = ganha_por_b(SINSEP, (4, 4), 3).nova_mao().vale(3)
    table = before.juiz("S-SIN-12", 1)
    assert (table.placar, table.fase, table.valor, table.vez) == ((5, 7), "play", 3, before.vez)
    assert (regra(table).effect, regra(table).score) == ("tento-late", (5, 7))
    confere_olhares(table)
    assert monte_de(SINSEP).state.check(REFEREE, decisao("S-SIN-12", 1)) is not None


@clause("S-SIN-12")
def test_sem_mao_anterior_nao_ha_tento_por_ela() -> None:
    for fase in ("draw-shuffle", "shuffle", "cut", "play", "answer", "between"):
        assert negada(fases_de(SINSEP)[fase], decisao("S-SIN-12", 1)) == "no-earlier-mao"
    assert negada(fases_de(SINSEP)["over"], decisao("S-SIN-12", 1)) == "partida-decided"


@clause("S-SIN-12")
def test_o_tento_atrasado_pode_acabar_a_partida() -> None:
    table = dada(SINSEP, (10, 4)).truco(1).corre(2).corre(0).nova_mao()
    table = table.juiz("SIN-TENTO-2", 1)
    assert table.placar == (11, 5)
    table = table.nova_mao().juiz("S-SIN-12", 3)
    assert (table.placar, table.partida) == ((12, 5), "A")


@clause("S-SIN-29")
@pytest.mark.parametrize("fase", fases_de(SINSEP))
@pytest.mark.parametrize("clausula", marked(["SIN-TENTO-1", "SIN-EMB-1", "SIN-DAR-5", "S-SIN-28"]))
def test_o_que_nao_se_prova_ou_nao_e_falta_so_se_anota(fase: str, clausula: str) -> None:
    before = fases_de(SINSEP)[fase]
    table = before.juiz(clausula, 0, porque="sem prova")
    assert (table.state, regra(table).effect) == (before.state, "note")


@clause("SIN-TENTO-1")
@pytest.mark.parametrize("fase", [fase for fase in fases_de(SINSEP) if fase not in ("draw-shuffle", "shuffle", "over")])
def test_pede_se_a_qualquer_momento_da_mao(fase: str) -> None:
    before = fases_de(SINSEP)[fase]
    points = {"eleven-play": 3}.get(fase, 1)
    a, b = before.placar
    table = before.juiz("SIN-TENTO-2", 1)
    assert table.placar == (a + points, b)
    confere_olhares(table)
    segue(table)


@clause("SIN-TENTO-1")
@pytest.mark.parametrize(("fase", "code"), [("draw-shuffle", "no-mao"), ("shuffle", "no-mao"), ("over", "partida-decided")])
def test_sem_mao_em_jogo_nao_ha_tento(fase: str, code: str) -> None:
    assert negada(fases_de(SINSEP)[fase], decisao("SIN-TENTO-2", 1)) == code


@pytest.mark.parametrize("clausula", marked(("SIN-CORTAR-5", "SIN-TENTO-3a", "SIN-TENTO-3b", "SIN-TENTO-3c")))
def test_falta_do_cortador_no_corte(clausula: str) -> None:
    table = monte_de(SINSEP, (2, 2)).juiz(clausula, 3)
    assert depois(table) == ((3, 2), "shuffle", 1)
    assert dada(SINSEP, (2, 2)).vale(3).juiz(clausula, 3).placar == (5, 2)
    for seat in (0, 1, 2):
        reason = monte_de(SINSEP).recusa(REFEREE, decisao(clausula, seat))
        assert (reason.code, reason.facts) == ("cutter-at-fault", (3,))


@clause("S-SIN-23")
@pytest.mark.parametrize("clausula", marked(DO_CARTEADOR))
def test_falta_do_carteador_custa_desde_a_primeira_vez(clausula: str) -> None:
    for table in (monte_de(SINSEP, (2, 2)), no_carteio(SINSEP, (2, 2)), dada(SINSEP, (2, 2))):
        after = table.juiz(clausula, 0)
        assert depois(after) == ((2, 3), "shuffle", 1)
        assert regra(after).effect == "dealer-tento"
    for seat in (1, 2, 3):
        assert negada(dada(SINSEP), decisao(clausula, seat)) == "dealer-at-fault"


@clause("SIN-TENTO-3e", "S-SIN-14")
@pytest.mark.parametrize(("valor", "placar"), [(1, (1, 0)), (3, (3, 0)), (6, (3, 0)), (12, (3, 0))])
def test_jogar_com_quatro_cartas_custa_no_maximo_tres(valor: int, placar: tuple[int, int]) -> None:
    table = dada(SINSEP).vale(valor).joga("1:3P").juiz("SIN-TENTO-3e", 1)
    assert depois(table) == (placar, "shuffle", 1)
    assert regra(table).effect == "tento-count"


@clause("SIN-TENTO-3e", "S-SIN-14", "S-SIN-15")
def test_com_quatro_cartas_na_mao_de_onze_e_na_de_ferro() -> None:
    assert dada(SINSEP, (11, 6)).decide(0, True).joga("1:3P").juiz("SIN-TENTO-3e", 1).placar == (14, 6)
    assert dada(SINSEP, (11, 11)).joga("1:#1").juiz("SIN-TENTO-3e", 1).placar == (12, 11)
    assert negada(dada(SINSEP), decisao("SIN-TENTO-3e", 1)) == "no-card-played"


@pytest.mark.parametrize("clausula", marked(["SIN-TENTO-3f", "SIN-MAOONZE-6d", "S-SIN-10"]))
@pytest.mark.parametrize(
    ("jogou", "seat", "placar"),
    [(False, 0, (11, 6)), (False, 1, (12, 5)), (True, 0, (11, 8)), (True, 1, (14, 5))],
)
def test_pedido_na_mao_de_onze(clausula: str, jogou: bool, seat: int, placar: tuple[int, int]) -> None:
    table = dada(SINSEP, (11, 5))
    table = (table.decide(0, True) if jogou else table).juiz(clausula, seat)
    assert (table.placar, regra(table).effect) == (placar, "tento")


@clause("SIN-TENTO-3f", "SIN-VALOR-4", "S-SIN-10")
def test_pedido_na_mao_de_ferro_da_a_partida() -> None:
    table = dada(SINSEP, (11, 11)).juiz("SIN-TENTO-3f", 2)
    assert (table.placar, table.partida) == ((11, 12), "B")


@clause("S-SIN-10")
def test_illegalraise_void_so_adverte() -> None:
    before = dada(SINSEP, (11, 5), {"illegalRaise": "void"})
    table = before.juiz("S-SIN-10", 1)
    assert (table.placar, table.fase, regra(table).effect) == ((11, 5), "eleven", "warning")
    assert negada(dada(SINSEP), decisao("S-SIN-10", 1)) == "not-a-special-mao"


@clause("SIN-TENTO-3g", "SIN-MAOONZE-6a")
def test_serrar_na_mao_de_onze_ou_de_ferro() -> None:
    table = monte_de(SINSEP, (11, 5)).juiz("SIN-TENTO-3g", 3)
    assert (table.placar, table.partida, regra(table).effect) == ((12, 5), "A", "special-tento")
    assert monte_de(SINSEP, (11, 11)).juiz("SIN-TENTO-3g", 3).partida == "A"
    assert monte_de(SINSEP, (5, 11)).juiz("SIN-TENTO-3g", 3).placar == (6, 11)
    assert negada(monte_de(SINSEP), decisao("SIN-TENTO-3g", 3)) == "not-a-special-mao"


@clause("SIN-TENTO-3h", "SIN-MAOFERRO-3")
def test_mostrar_a_vira_antes_da_hora() -> None:
    for table in (monte_de(SINSEP, (11, 11)), dada(SINSEP, (11, 11)), dada(SINSEP, (11, 11)).joga("1:#1 2:#1")):
        after = table.juiz("SIN-TENTO-3h", 3)
        assert (after.placar, after.partida, regra(after).effect) == ((12, 11), "A", "iron-tento")
    assert negada(no_escuro(dada(SINSEP, (11, 11))), decisao("SIN-TENTO-3h", 3)) == "vira-shown"
    assert negada(dada(SINSEP), decisao("SIN-TENTO-3h", 3)) == "iron-only"


@clause("SIN-TENTO-3i", "SIN-MAOFERRO-4", "SIN-MAOFERRO-8")
def test_olhar_as_cartas_antes_da_hora() -> None:
    table = dada(SINSEP, (11, 11)).juiz("SIN-TENTO-3i", 2)
    assert (table.placar, table.partida, regra(table).effect) == ((11, 12), "B", "iron-tento")
    assert no_escuro(dada(SINSEP, (11, 11))).juiz("SIN-TENTO-3i", 2).partida == "B"
    so_a_primeira = dada(SINSEP, (11, 11), {"ferro": "blindFirstTrick"})
    assert so_a_primeira.juiz("SIN-TENTO-3i", 2).partida == "B"
    assert negada(no_escuro(so_a_primeira), decisao("SIN-TENTO-3i", 2)) == "not-dark-now"
    assert negada(dada(SINSEP, (11, 5)), decisao("SIN-TENTO-3i", 2)) == "iron-only"


@pytest.mark.parametrize("clausula", marked(["SIN-TENTO-3j", "SIN-TRUCO-4"]))
@pytest.mark.parametrize(("valor", "placar"), [(1, (6, 7)), (3, (6, 9)), (6, (6, 12))])
def test_palavra_parecida_custa_o_valor_da_mao(clausula: str, valor: int, placar: tuple[int, int]) -> None:
    table = dada(SINSEP, (6, 6)).vale(valor).juiz(clausula, 0)
    assert (table.placar, regra(table).effect) == (placar, "similar-word")


@clause("SIN-TRUCO-4", "S-SIN-12")
def test_o_pedido_tirado_da_palavra_nao_existe_nem_aumenta_o_tento() -> None:
    assert dada(SINSEP, (2, 2)).truco(1).juiz("SIN-TRUCO-4", 1).placar == (3, 2)
    assert dada(SINSEP, (2, 2)).truco(1).pede(2, 6).juiz("SIN-TRUCO-4", 2).placar == (2, 3)
    assert dada(SINSEP, (2, 2)).truco(1).cai(2).juiz("SIN-TRUCO-4", 1, letra="accepted").placar == (3, 2)


@pytest.mark.parametrize(
    ("clausula", "jogou", "seat", "placar"),
    marked(
        [
            ("SIN-VALOR-2", False, 2, (11, 5)),
            ("SIN-VALOR-2", False, 1, (12, 4)),
            ("SIN-VALOR-3", True, 2, (11, 7)),
            ("SIN-VALOR-3", True, 3, (14, 4)),
        ]
    ),
)
def test_o_tento_na_mao_de_onze(clausula: str, jogou: bool, seat: int, placar: tuple[int, int]) -> None:
    table = dada(SINSEP, (11, 4))
    table = (table.decide(0, True) if jogou else table).juiz(clausula, seat)
    assert (table.placar, regra(table).effect) == (placar, "eleven-tento")


@clause("SIN-VALOR-2", "SIN-VALOR-3")
def test_decidida_ou_nao_e_uma_clausula_ou_a_outra() -> None:
    undecided, playing = dada(SINSEP, (11, 4)), dada(SINSEP, (11, 4)).decide(0, True)
    assert negada(undecided, decisao("SIN-VALOR-3", 2)) == "eleven-played-only"
    assert negada(playing, decisao("SIN-VALOR-2", 2)) == "eleven-undecided-only"
    assert monte_de(SINSEP, (11, 4)).juiz("SIN-VALOR-2", 2).placar == (11, 5)
    for clausula, code in (("SIN-VALOR-2", "eleven-undecided-only"), ("SIN-VALOR-3", "eleven-played-only")):
        assert negada(dada(SINSEP), decisao(clausula, 2)) == code
        assert negada(dada(SINSEP, (11, 11)), decisao(clausula, 2)) == code


@pytest.mark.parametrize("clausula", marked(["SIN-VALOR-4", "SIN-TENTO-2", "S-SIN-13"]))
@pytest.mark.parametrize(("seat", "placar"), [(3, (12, 11)), (0, (11, 12))])
def test_na_mao_de_ferro_acaba_a_partida(clausula: str, seat: int, placar: tuple[int, int]) -> None:
    for table in (monte_de(SINSEP, (11, 11)), dada(SINSEP, (11, 11)), no_escuro(dada(SINSEP, (11, 11)))):
        after = table.juiz(clausula, seat)
        assert (after.placar, after.fase) == (placar, "over")
    assert negada(dada(SINSEP, (11, 4)), decisao("SIN-VALOR-4", 3)) == "iron-only"


@clause("S-SIN-11")
def test_tentoendshand_false_anota_e_a_mao_segue() -> None:
    before = dada(SINSEP, (4, 4), SEGUE_A_MAO).vale(3).joga("1:3P")
    table = before.juiz("SIN-TENTO-2", 1)
    assert (table.placar, table.fase, table.vez, regra(table).effect) == ((7, 4), "play", 2, "tento-on")
    assert table.joga("2:2C 3:4C 0:5E 1:KC 2:6P 3:4E 0:6E").placar == (7, 7)


@clause("S-SIN-11")
def test_o_segundo_tento_da_mesma_mao_so_se_anota() -> None:
    table = dada(SINSEP, (4, 4)).vale(3).joga(LANCES_1).juiz("SIN-TENTO-2", 1).juiz("SIN-TENTO-2", 0)
    assert (table.placar, regra(table).effect) == ((7, 4), "tento-noted")


@clause("S-SIN-31", "SIN-VALOR-1")
@pytest.mark.parametrize(("seat", "placar"), [(0, (2, 5)), (1, (5, 2))])
def test_mano_a_mano(seat: int, placar: tuple[int, int]) -> None:
    table = dada(SINSEP, (2, 2), seats=2).vale(3).juiz("SIN-VALOR-1", seat)
    assert (table.placar, table.proximo_carteador) == (placar, 1)
    assert negada(dada(SINSEP, seats=2), decisao("SIN-VALOR-1", 2)) == "no-such-seat"
    assert dada(SINSEP, seats=2).juiz("SIN-TENTO-3a", 1).placar == (1, 0)
    segue(table)
