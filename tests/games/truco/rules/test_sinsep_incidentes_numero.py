"""SINSEP, errors of the deal: a card turned up, a wrong number of cards, and everything else put right."""

import pytest

from carteado.cards import Card
from carteado.game import PUBLIC
from carteado.games.truco.rules.pack_events import Replaced
from carteado.pack import Keep, Kept, Refuse, TurnedUp
from clauses_kit import marked
from games.truco.kit import Mesa, clause
from games.truco.kit.juiz import (
    LANCES_1,
    confere_olhares,
    dada,
    decisao,
    fim_da_mao,
    ganha_por_b,
    monte_de,
    na_mesa,
    negada,
    no_carteio,
    regra,
    sabidas,
    sancoes,
    segue,
)
from games.truco.kit.sinsep import SINSEP

DO_PARCEIRO = ("SIN-TENTO4-1", "SIN-TENTO4-2")
ANTES_DO_JOGO = ("SIN-TENTO4-7", "SIN-TENTO4-8", "SIN-TENTO4-9")
CONSERTOS = (*DO_PARCEIRO, *ANTES_DO_JOGO, "SIN-TENTO4-10")
COM_TRUCO = ("SIN-TENTO4-4", "SIN-TENTO4-5")


def virou(carta: str, placar: tuple[int, int] = (3, 3)) -> Mesa:
    """A card for an opponent of dealer 0 has turned up."""
    return dada(SINSEP, placar).juiz("SIN-DAR-4", 0, carta)


@clause("SIN-DAR-4", "S-SIN-22")
def test_o_adversario_fica_com_a_carta_virada() -> None:
    table = virou("4C")
    assert (table.fase, table.espera, regra(table).effect) == ("exposed", (3,), "exposed")
    confere_olhares(table)
    table = table.faz(3, Keep(Card.of("4C")))
    assert (table.fase, table.vez, table.placar, sabidas(table, 3)) == ("play", 1, (3, 3), "4C")
    assert [event.card for event in table.eventos if isinstance(event, Kept)] == [Card.of("4C")]
    segue(table)


@clause("SIN-DAR-4", "SIN-DAR-5", "S-SIN-22")
def test_ou_a_queima_e_recebe_outra() -> None:
    table = virou("4C").faz(3, Refuse(Card.of("4C")))
    (replaced,) = [event for event in table.eventos if isinstance(event, Replaced)]
    assert (table.fase, table.vez, table.placar, table.queimadas) == ("play", 1, (3, 3), "4C")
    assert (replaced.seat, replaced.card) == (3, Card.of("4C"))
    assert (len(replaced.to(3).secret_cards), replaced.to(0).secret_cards) == (1, ())
    assert (table.cartas(3).count(" "), "4C" in table.cartas(3), sancoes(table)) == (2, False, ())
    assert "4E 5O" in table.cartas(3)
    confere_olhares(table)
    segue(table)


@clause("S-SIN-22")
def test_cada_carta_virada_se_julga_por_si() -> None:
    table = virou("3P 4C 4E")
    table = table.faz(1, Keep(Card.of("3P")))
    table = table.faz(3, Refuse(Card.of("4C"))).faz(3, Keep(Card.of("4E")))
    assert (table.fase, table.queimadas, sabidas(table, 1), sabidas(table, 3)) == ("play", "4C", "3P", "4E")
    confere_olhares(table)
    segue(table)


@clause("SIN-DAR-6")
@pytest.mark.parametrize(("carta", "seat"), [("2C", 2), ("5E", 0)])
def test_carta_do_lado_de_quem_da_fica_e_todos_a_conhecem(carta: str, seat: int) -> None:
    table = dada(SINSEP, (3, 3)).juiz("SIN-DAR-6", 0, carta)
    assert (table.fase, table.vez, table.placar, regra(table).effect) == ("play", 1, (3, 3), "exposed-own")
    assert [(event.seat, event.card) for event in table.eventos if isinstance(event, TurnedUp)] == [(seat, Card.of(carta))]
    assert (sabidas(table, seat), sancoes(table)) == (carta, ())
    confere_olhares(table)
    segue(table)


@clause("SIN-DAR-4", "SIN-DAR-6")
def test_de_quem_e_a_carta_decide_a_clausula() -> None:
    assert negada(dada(SINSEP), decisao("SIN-DAR-4", 0, "2C")) == "not-the-rivals"
    assert negada(dada(SINSEP), decisao("SIN-DAR-6", 0, "4C")) == "not-the-dealers"
    assert negada(dada(SINSEP), decisao("SIN-DAR-6", 0, "2C 4C")) == "not-the-dealers"
    assert negada(dada(SINSEP), decisao("SIN-DAR-4", 1, "4C")) == "dealer-at-fault"
    assert negada(dada(SINSEP), decisao("SIN-DAR-4", 0, "AP")) == "cards-not-dealt"


@clause("SIN-DAR-4")
def test_na_mao_de_onze_antes_de_decidir_e_no_escuro_da_de_ferro() -> None:
    table = virou("4C", (11, 6)).faz(3, Refuse(Card.of("4C")))
    assert (table.fase, table.espera) == ("eleven", (0, 2))
    confere_olhares(table)
    assert negada(dada(SINSEP, (11, 6)).decide(0, True), decisao("SIN-DAR-4", 0, "4C")) == "not-just-dealt"
    iron = virou("4C", (11, 11))
    assert (na_mesa(iron, 3), iron.faces(PUBLIC, 1)) == ("4C", "? ? ?")
    for answer in (Keep(Card.of("4C")), Refuse(Card.of("4C"))):
        after = iron.faz(3, answer)
        assert (after.fase, after.faces(3, 3).count("?")) == ("play", 2 if isinstance(answer, Keep) else 3)
        confere_olhares(after)
        segue(after)


@clause("SIN-DAR-4")
def test_carta_virada_se_julga_logo_depois_de_dar() -> None:
    for table in (no_carteio(SINSEP), ganha_por_b(SINSEP), dada(SINSEP).joga("1:3P"), dada(SINSEP).truco(1)):
        assert negada(table, decisao("SIN-DAR-4", 0, "4C")) == "not-just-dealt"


@clause("S-SIN-23")
@pytest.mark.parametrize("letra", ["", "repair"])
def test_os_outros_erros_se_consertam(letra: str) -> None:
    for before in (no_carteio(SINSEP, (3, 2)), dada(SINSEP, (3, 2)), dada(SINSEP, (3, 2)).vale(3).joga(LANCES_1)):
        table = before.juiz("S-SIN-23", 0, letra=letra)
        assert (table.state, regra(table).effect) == (before.state, "repair")


@clause("S-SIN-23")
def test_ou_o_mesmo_carteador_da_de_novo() -> None:
    for before in (no_carteio(SINSEP, (3, 2)), dada(SINSEP, (3, 2))):
        table = before.juiz("S-SIN-23", letra="redeal")
        assert (table.placar, table.fase, regra(table).effect, regra(table).offender) == ((3, 2), "shuffle", "redeal", 0)
        assert (table.embaralha().carteador, table.embaralha().publico.mao) == (0, 1)
        confere_olhares(table)
    assert negada(dada(SINSEP).joga("1:3P"), decisao("S-SIN-23", letra="redeal")) == "play-begun"
    assert negada(dada(SINSEP), decisao("S-SIN-23", letra="pass")) == "deal-fault-choice"
    assert negada(dada(SINSEP), decisao("S-SIN-23", 1)) == "dealer-at-fault"


@clause("S-SIN-23")
def test_dealfault_pass_passa_o_baralho() -> None:
    table = dada(SINSEP, (3, 2), {"dealFault": "pass"})
    after = table.juiz("S-SIN-23", 0)
    assert (after.placar, after.proximo_carteador, fim_da_mao(after).void, regra(after).effect) == ((3, 2), 1, True, "pass")
    assert negada(table, decisao("S-SIN-23", letra="redeal")) == "deal-fault-choice"
    assert negada(monte_de(SINSEP), decisao("S-SIN-23")) == "no-deal-to-judge"


@clause("S-SIN-16", "S-SIN-18")
@pytest.mark.parametrize("clausula", marked(CONSERTOS))
@pytest.mark.parametrize("placar", [(6, 6), (11, 6), (11, 11)])
def test_conserta_se_e_a_mao_segue_sem_ponto(clausula: str, placar: tuple[int, int]) -> None:
    for before in (dada(SINSEP, placar), no_carteio(SINSEP, placar)):
        table = before.juiz(clausula, 0)
        assert (table.state, regra(table).effect, sancoes(table)) == (before.state, "repair", ())


@clause("S-SIN-17")
@pytest.mark.parametrize("clausula", marked(DO_PARCEIRO))
def test_o_excesso_do_parceiro_ou_do_proprio_carteador(clausula: str) -> None:
    assert regra(dada(SINSEP).juiz(clausula, 2)).offender == 2
    assert negada(dada(SINSEP), decisao(clausula, 3)) == "dealer-at-fault"
    assert negada(dada(SINSEP).joga(LANCES_1), decisao(clausula, 2)) == "first-card-played"


@clause("S-SIN-15")
@pytest.mark.parametrize("clausula", marked(ANTES_DO_JOGO))
def test_a_pergunta_do_carteador_vem_antes_da_primeira_carta(clausula: str) -> None:
    assert negada(dada(SINSEP).joga("1:3P"), decisao(clausula, 0)) == "play-begun"


@clause("SIN-TENTO4-10")
def test_carta_que_falta_se_completa() -> None:
    table = dada(SINSEP, (0, 3)).joga(LANCES_1).juiz("SIN-TENTO4-10", 2)
    assert (table.placar, table.fase, regra(table).effect) == ((0, 3), "play", "repair")


@clause("SIN-TENTO4-3", "S-SIN-14", "S-SIN-15")
@pytest.mark.parametrize(("valor", "placar"), [(1, (4, 5)), (3, (4, 7)), (6, (4, 7)), (9, (4, 7))])
def test_quatro_cartas_ao_adversario_de_quem_deu(valor: int, placar: tuple[int, int]) -> None:
    table = dada(SINSEP, (4, 4)).vale(valor).juiz("SIN-TENTO4-3", 0, letra="leader")
    assert (table.placar, table.fase, table.proximo_carteador, regra(table).effect) == (placar, "shuffle", 1, "surplus")
    confere_olhares(table)


@clause("SIN-TENTO4-3", "SIN-TENTO4-7", "S-SIN-15")
def test_a_janela_de_quem_recebeu_quatro() -> None:
    assert dada(SINSEP, (6, 6)).joga("1:3P 2:2C").juiz("SIN-TENTO4-3", 0, letra="cutter").placar == (6, 7)
    assert negada(dada(SINSEP).joga("1:3P 2:2C 3:4C"), decisao("SIN-TENTO4-3", 0)) == "first-card-played"
    assert negada(no_carteio(SINSEP), decisao("SIN-TENTO4-3", 0)) == "play-not-begun"
    assert negada(dada(SINSEP, (11, 6)), decisao("SIN-TENTO4-3", 0)) == "play-not-begun"
    assert negada(ganha_por_b(SINSEP), decisao("SIN-TENTO4-3", 0)) == "no-deal-to-judge"
    assert negada(dada(SINSEP), decisao("SIN-TENTO4-3", 1)) == "dealer-at-fault"


@clause("SIN-TENTO4-3", "SIN-TENTO4-4", "SIN-TENTO4-6", "S-SIN-15")
def test_quem_reclama_diz_quem_recebeu_as_quatro() -> None:
    dealt, led = dada(SINSEP, (6, 6)), dada(SINSEP, (6, 6)).joga("1:3P")
    assert negada(dealt, decisao("SIN-TENTO4-3", 0)) == "holder-missing"
    assert negada(dealt, decisao("SIN-TENTO4-3", 0, letra="cutter")) == "play-not-begun"
    assert negada(led, decisao("SIN-TENTO4-3", 0, letra="leader")) == "first-card-played"
    assert led.juiz("SIN-TENTO4-3", 0, letra="cutter").placar == (6, 7)
    assert negada(dada(SINSEP).truco(3).cai(0), decisao("SIN-TENTO4-4", 0)) == "holder-missing"
    assert negada(dada(SINSEP, (11, 6)).decide(0, True), decisao("SIN-TENTO4-6", 0)) == "holder-missing"


@pytest.mark.parametrize("clausula", marked(COM_TRUCO))
def test_truco_aceito_com_quatro_cartas_vale_tres(clausula: str) -> None:
    called = dada(SINSEP, (6, 6)).truco(3)
    for table in (called.cai(0), called.pede(2, 6), called.pede(2, 6).cai(1), called.pede(2, 6).pede(3, 9)):
        after = table.juiz(clausula, 0, letra="cutter")
        assert (after.placar, after.proximo_carteador, regra(after).effect) == ((6, 9), 1, "surplus-truco")
    for table in (called, dada(SINSEP), dada(SINSEP).truco(0).cai(1)):
        assert negada(table, decisao(clausula, 0)) == "no-accepted-truco"


@clause("SIN-TENTO4-6", "S-SIN-14")
def test_na_mao_de_onze_aceita_quatro_cartas_valem_tres() -> None:
    table = dada(SINSEP, (11, 6), dealer=1).decide(0, True).juiz("SIN-TENTO4-6", 1, letra="leader")
    assert (table.placar, table.partida, regra(table).effect) == ((14, 6), "A", "surplus")
    assert dada(SINSEP, (11, 6)).decide(0, True).juiz("SIN-TENTO4-6", 0, letra="leader").placar == (11, 9)
    assert negada(dada(SINSEP, (11, 6), dealer=1), decisao("SIN-TENTO4-6", 1)) == "play-not-begun"
    for placar in ((6, 6), (11, 11)):
        assert negada(dada(SINSEP, placar), decisao("SIN-TENTO4-6", 0)) == "eleven-only"


@clause("S-SIN-14")
def test_na_mao_de_ferro_o_numero_errado_acaba_a_partida() -> None:
    table = dada(SINSEP, (11, 11)).joga("1:#1").juiz("SIN-TENTO4-3", 0, letra="cutter")
    assert (table.placar, table.partida) == ((11, 12), "B")


@clause("SIN-TENTO4-3", "S-SIN-31")
def test_mano_a_mano_o_outro_reclama_antes_de_jogar() -> None:
    assert dada(SINSEP, (6, 6), seats=2).juiz("SIN-TENTO4-3", 0).placar == (6, 7)
    assert negada(dada(SINSEP, seats=2).joga("1:3P"), decisao("SIN-TENTO4-3", 0)) == "first-card-played"
    table = dada(SINSEP, seats=2).juiz("SIN-DAR-4", 0, "3P").faz(1, Refuse(Card.of("3P")))
    assert (table.fase, table.queimadas) == ("play", "3P")
    confere_olhares(table)
