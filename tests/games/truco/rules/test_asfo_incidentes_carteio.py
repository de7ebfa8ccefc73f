"""ASFO, errors of the cut and of the deal: the pack passes, the deal is done again, or the second time costs a tento."""

import pytest

from carteado.cards import Card
from carteado.game import CHANCE, REFEREE
from carteado.pack import Keep, Kept, Refuse, Shuffle, TurnedUp
from clauses_kit import marked
from games.truco.kit import Mesa, abre, clause
from games.truco.kit.asfo import ASFO
from games.truco.kit.juiz import (
    MAO_COM_VIRA,
    VIRA,
    confere_olhares,
    dada,
    decisao,
    fim_da_mao,
    ganha_por_b,
    monte_de,
    negada,
    no_carteio,
    regra,
    sabidas,
    sancoes,
    segue,
)
from games.truco.kit.pack import pack_of

DE_NOVO = ("ASFO-TENTO-5a", "ASFO-TENTO-5c")


def passou(table: Mesa, placar: tuple[int, int], dealer: int = 1) -> bool:
    """Whether the deal has gone on without points."""
    ended = fim_da_mao(table)
    return (table.placar, table.fase, table.proximo_carteador, ended.void, ended.points) == (placar, "shuffle", dealer, True, 0)


@pytest.mark.parametrize("clausula", marked(["ASFO-CORTE-3", "ASFO-CORTE-13"]))
@pytest.mark.parametrize("contra", [0, None])
def test_erro_no_carteio_passa_o_baralho_sem_tento(clausula: str, contra: int | None) -> None:
    for table in (no_carteio(ASFO, (5, 1)), dada(ASFO, (5, 1)), dada(ASFO, (5, 1)).vale(3).joga("1:3P")):
        after = table.juiz(clausula, contra)
        assert passou(after, (5, 1))
        assert (regra(after).effect, regra(after).offender, sancoes(after)) == ("pass", 0, ())
        confere_olhares(after)
        segue(after)


@clause("ASFO-CORTE-3", "ASFO-CORTE-13")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_quem_erra_no_carteio_e_o_carteador(seat: int) -> None:
    reason = dada(ASFO).recusa(REFEREE, decisao("ASFO-CORTE-13", seat))
    assert (reason.code, reason.clause, reason.facts) == ("dealer-at-fault", "ASFO-CORTE-13", (0,))


@clause("ASFO-CORTE-13")
def test_sem_carteio_nao_ha_erro_no_carteio() -> None:
    for table in (abre(jogo=ASFO, dealer=0), monte_de(ASFO), ganha_por_b(ASFO)):
        assert negada(table, decisao("ASFO-CORTE-13")) == "no-deal-to-judge"


@clause("ASFO-CORTE-13", "S-ASFO-22")
@pytest.mark.parametrize("clausula", marked(DE_NOVO))
def test_a_primeira_vez_passa_e_a_segunda_do_mesmo_jogador_e_tento(clausula: str) -> None:
    table = dada(ASFO, (5, 5)).juiz(clausula, 0)
    assert passou(table, (5, 5))
    assert (regra(table).effect, sancoes(table)) == ("pass", ((0, "a", clausula),))
    for dealer in (1, 2, 3):
        table = table.nova_mao().juiz(clausula, dealer)
        assert passou(table, (5, 5), (dealer + 1) % 4)
    table = table.nova_mao().juiz(clausula, 0)
    assert (table.placar, table.proximo_carteador, regra(table).effect) == ((5, 6), 1, "deal-fault-again")
    assert sancoes(table)[-1] == (0, "t", clausula)
    table = table.nova_mao().juiz(clausula, 1)
    assert table.placar == (6, 6)


@clause("S-ASFO-22")
def test_outra_falta_nao_conta_como_segunda_vez() -> None:
    table = dada(ASFO, (5, 5)).juiz("ASFO-TENTO-5a", 0)
    for _ in range(3):
        table = table.nova_mao().truco(table.proximo_carteador).corre((table.proximo_carteador + 1) % 4)
        table = table.corre((table.publico.dealer + 3) % 4)
    before = table.nova_mao()
    assert before.carteador == 0
    assert before.juiz("ASFO-TENTO-5c", 0).placar == before.placar
    assert before.juiz("ASFO-CORTE-13", 0).placar == before.placar
    assert before.juiz("ASFO-TENTO-5a", 0).placar == (before.placar[0], before.placar[1] + 1)


@clause("S-ASFO-22")
def test_repeatscope_match_conta_as_partidas_anteriores() -> None:
    earlier = ((0, "a", "ASFO-TENTO-5a"),)
    table = abre({"repeatScope": "match"}, jogo=ASFO, dealer=0, sanctions=earlier).nova_mao()
    assert table.juiz("ASFO-TENTO-5a", 0).placar == (0, 1)
    assert table.juiz("ASFO-TENTO-5c", 0).placar == (0, 0)


@clause("ASFO-TENTO-5a", "ASFO-ONZE-2", "S-ASFO-15")
@pytest.mark.parametrize("placar", [(11, 3), (3, 11), (11, 11)])
def test_na_mao_de_onze_nem_a_segunda_vez_custa_tento(placar: tuple[int, int]) -> None:
    earlier = tuple((0, "a", clausula) for clausula in (*DE_NOVO, "ASFO-TENTO-5b"))
    table = abre(jogo=ASFO, dealer=0, score=placar, sanctions=earlier).nova_mao()
    for clausula in (*DE_NOVO, "ASFO-TENTO-5b"):
        assert passou(table.juiz(clausula, 0), placar)


@clause("ASFO-TENTO-5b", "S-ASFO-22")
@pytest.mark.parametrize("seat", [0, 2])
def test_virar_o_baralho_da_de_novo_e_na_segunda_vez_e_tento(seat: int) -> None:
    table = dada(ASFO, (5, 5)).juiz("ASFO-TENTO-5b", seat)
    assert (regra(table).effect, table.placar, table.fase, fim_da_mao(table).void) == ("redeal", (5, 5), "shuffle", True)
    confere_olhares(table)
    table = table.embaralha()
    assert (table.carteador, table.publico.mao) == (0, 1)
    assert monte_de(ASFO).juiz("ASFO-TENTO-5b", seat).fase == "shuffle"
    table = table.juiz("ASFO-TENTO-5b", seat)
    assert (table.placar, table.proximo_carteador, regra(table).effect) == ((5, 6), 1, "flip-again")


@clause("ASFO-CORTE-16", "S-ASFO-23")
@pytest.mark.parametrize(("dealer", "carta"), [(0, "2C"), (0, "5E")])
def test_carta_do_lado_de_quem_da_da_de_novo_com_o_mesmo_carteador(dealer: int, carta: str) -> None:
    table = dada(ASFO, (3, 3), dealer=dealer).juiz("ASFO-CORTE-16", dealer, carta)
    assert (table.placar, table.fase, regra(table).effect) == ((3, 3), "shuffle", "redeal")
    confere_olhares(table)
    table = table.embaralha()
    assert (table.carteador, table.publico.mao, table.publico.redeals, table.espera) == (0, 1, 1, (3,))
    assert table.queima(3).queimadas.count(" ") == 8


@clause("S-ASFO-23")
@pytest.mark.parametrize("clausula", marked(["ASFO-CORTE-16", "ASFO-CORTE-17"]))
def test_carta_do_adversario_ele_escolhe(clausula: str) -> None:
    table = dada(ASFO, (3, 3)).juiz(clausula, None, "4C")
    assert (table.fase, table.espera, regra(table).effect, regra(table).offender) == ("exposed", (3,), "exposed", 0)
    assert [event.card for event in table.eventos if isinstance(event, TurnedUp)] == [Card.of("4C")]
    confere_olhares(table)
    kept = table.faz(3, Keep(Card.of("4C")))
    assert (kept.fase, kept.vez, kept.placar, sabidas(kept, 3)) == ("play", 1, (3, 3), "4C")
    assert [event.seat for event in kept.eventos if isinstance(event, Kept)] == [3]
    again = table.faz(3, Refuse(Card.of("4C")))
    assert (again.fase, again.placar, again.embaralha().carteador) == ("shuffle", (3, 3), 0)


@clause("ASFO-CORTE-17", "S-ASFO-23")
def test_so_carta_de_adversario_se_conserva() -> None:
    table = dada(ASFO)
    assert negada(table, decisao("ASFO-CORTE-17", 0, "2C")) == "not-the-rivals"
    assert negada(table, decisao("ASFO-CORTE-17", 0, "4C 5E")) == "not-the-rivals"
    assert table.juiz("ASFO-CORTE-16", 0, "4C 5E").fase == "shuffle"


@clause("S-ASFO-23")
def test_varias_cartas_todos_os_que_as_recebem_tem_de_querer() -> None:
    table = dada(ASFO).juiz("ASFO-CORTE-17", 0, "3P 4C")
    assert table.espera == (1,)
    table = table.faz(1, Keep(Card.of("3P")))
    assert (table.fase, table.espera) == ("exposed", (3,))
    assert table.faz(3, Keep(Card.of("4C"))).fase == "play"
    assert table.faz(3, Refuse(Card.of("4C"))).fase == "shuffle"


@clause("S-ASFO-22")
@pytest.mark.parametrize("clausula", marked(["ASFO-CORTE-16", "ASFO-CORTE-18"]))
@pytest.mark.parametrize("carta", ["2C", "4C"])
def test_se_acontece_de_novo_o_baralho_passa_sem_tento(clausula: str, carta: str) -> None:
    table = dada(ASFO, (3, 3)).juiz("ASFO-CORTE-16", 0, "5E")
    table = table.faz(CHANCE, _mesmo_baralho()).carteia()
    after = table.juiz(clausula, 0, carta)
    assert passou(after, (3, 3))
    assert regra(after).effect == "pass"


@clause("ASFO-CORTE-18", "S-ASFO-22")
def test_de_novo_e_no_mesmo_carteio() -> None:
    assert negada(dada(ASFO), decisao("ASFO-CORTE-18", 0, "4C")) == "first-exposure"
    table = dada(ASFO).juiz("ASFO-CORTE-16", 0, "5E").faz(CHANCE, _mesmo_baralho()).carteia().juiz("ASFO-CORTE-18", 0, "5E")
    after = table.faz(CHANCE, _mesmo_baralho()).carteia()
    assert (after.publico.redeals, after.carteador) == (0, 1)
    seat_of_card = next(seat for seat in after.lugares if "4C" in after.cartas(seat))
    ruled = after.juiz("ASFO-CORTE-16", 1, "4C")
    assert ruled.fase == ("exposed" if seat_of_card % 2 == 0 else "shuffle")


@clause("ASFO-CORTE-16", "ASFO-ONZE-2", "S-ASFO-15")
@pytest.mark.parametrize("carta", ["2C", "4C"])
def test_carta_virada_na_mao_de_onze_so_passa_o_baralho(carta: str) -> None:
    assert passou(dada(ASFO, (11, 6)).juiz("ASFO-CORTE-16", 0, carta), (11, 6))
    assert passou(dada(ASFO, (11, 11)).juiz("ASFO-CORTE-16", 0, carta), (11, 11))


@clause("ASFO-CORTE-16")
def test_carta_virada_se_julga_logo_depois_de_dar() -> None:
    ruling = decisao("ASFO-CORTE-16", 0, "4C")
    late = [dada(ASFO).joga("1:3P"), dada(ASFO).truco(2), dada(ASFO).vale(3), dada(ASFO, (11, 4)).decide(0, True)]
    for table in (no_carteio(ASFO), monte_de(ASFO), ganha_por_b(ASFO), *late):
        assert negada(table, ruling) == "not-just-dealt"


@clause("ASFO-CORTE-16")
@pytest.mark.parametrize("cartas", ["", "AP", "4C 4C"])
def test_as_cartas_viradas_sao_das_que_foram_dadas(cartas: str) -> None:
    assert negada(dada(ASFO), decisao("ASFO-CORTE-16", 0, cartas)) == "cards-not-dealt"


@clause("ASFO-CORTE-17")
def test_a_carta_conservada_nao_vira_outra_vez() -> None:
    table = dada(ASFO).juiz("ASFO-CORTE-17", 0, "4C").faz(3, Keep(Card.of("4C")))
    assert negada(table, decisao("ASFO-CORTE-17", 0, "4C")) == "cards-not-dealt"
    assert negada(table, decisao("ASFO-CORTE-17", 1, "4E")) == "dealer-at-fault"


@clause("ASFO-ONZE-2")
@pytest.mark.parametrize("dealer", [0, 2])
def test_erro_no_carteio_da_mao_de_onze_passa_sem_tento(dealer: int) -> None:
    table = dada(ASFO, (11, 3), dealer=dealer).juiz("ASFO-ONZE-2", dealer)
    assert passou(table, (11, 3), dealer + 1)
    assert passou(no_carteio(ASFO, (11, 3)).juiz("ASFO-ONZE-2"), (11, 3))


@clause("ASFO-ONZE-2")
@pytest.mark.parametrize("placar", [(0, 0), (11, 11)])
def test_fora_da_mao_de_onze_vale_a_outra_clausula(placar: tuple[int, int]) -> None:
    assert negada(dada(ASFO, placar), decisao("ASFO-ONZE-2", 0)) == "eleven-only"


@clause("S-ASFO-17")
@pytest.mark.parametrize("devolvido", [False, True])
def test_quarto_movimento_refaz_o_corte_com_advertencia(devolvido: bool) -> None:
    table = monte_de(ASFO, (3, 2)).corta(5, 6, 7)
    table = (table.devolve() if devolvido else table).juiz("S-ASFO-17", 3)
    assert (table.fase, table.placar, regra(table).effect) == ("shuffle", (3, 2), "recut")
    assert sancoes(table) == ((3, "a", "S-ASFO-17"),)
    table = table.embaralha()
    assert (table.carteador, table.publico.cuts, table.espera) == (0, 0, (3,))
    assert table.queima(3).queimadas.count(" ") == 8
    segue(table)


@clause("S-ASFO-17")
def test_dadas_as_cartas_a_falta_no_corte_e_so_advertencia() -> None:
    before = dada(ASFO, (3, 2)).joga("1:3P")
    table = before.juiz("S-ASFO-17", 3)
    assert (table.fase, table.vez, table.placar, regra(table).effect) == ("play", 2, (3, 2), "warning")


@clause("S-ASFO-17")
def test_cutfault_tento() -> None:
    opcoes = {"cutFault": "tento"}
    for table in (monte_de(ASFO, (3, 2), opcoes), dada(ASFO, (3, 2), opcoes).vale(3)):
        after = table.juiz("S-ASFO-17", 3)
        assert (after.placar, after.proximo_carteador, regra(after).effect) == ((4, 2), 1, "tento")
    assert negada(monte_de(ASFO, opcoes=opcoes), decisao("S-ASFO-17", 0)) == "cutter-at-fault"
    assert negada(ganha_por_b(ASFO, (9, 10), 3, opcoes), decisao("S-ASFO-17", 3)) == "partida-decided"


def _mesmo_baralho() -> Shuffle:
    """The pack that deals the hands of these tests to dealer 0."""
    return Shuffle(pack_of(ASFO, 0, 4, MAO_COM_VIRA, VIRA))
