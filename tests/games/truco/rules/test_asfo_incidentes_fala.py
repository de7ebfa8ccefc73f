"""ASFO, what was said: signs and wrong words are no call, similar words cost a tento, an ambiguous answer binds."""

import pytest

from carteado.game import REFEREE
from carteado.games.truco.rules.events import Accepted, Raised
from clauses_kit import marked
from games.truco.kit import Mesa, clause
from games.truco.kit.asfo import ASFO
from games.truco.kit.juiz import (
    LANCES_1,
    LANCES_2,
    confere_olhares,
    dada,
    decisao,
    fases_de,
    monte_de,
    negada,
    regra,
    sancoes,
    segue,
)

PARECIDAS = ("ASFO-COM-6", "ASFO-TRUCO-4", "ASFO-TENTO-4d")
NAO_PEDIU = {"ASFO-COM-4": "no-call", "ASFO-COM-5": "wrong-word"}


def desafiado() -> Mesa:
    """Seat 1 has asked for truco at 4-4, and side A has to answer."""
    return dada(ASFO, (4, 4)).truco(1)


@pytest.mark.parametrize("clausula", marked(NAO_PEDIU))
def test_sinal_ou_palavra_errada_nao_e_pedido(clausula: str) -> None:
    table = dada(ASFO).truco(2).juiz(clausula, 2)
    assert (table.fase, table.pedido, table.valor, table.vez) == ("play", 0, 1, 1)
    assert (regra(table).effect, sancoes(table)) == (NAO_PEDIU[clausula], ())
    confere_olhares(table)
    table = table.joga(f"{LANCES_1} {LANCES_2}")
    assert table.placar == (0, 1)


@pytest.mark.parametrize("clausula", marked(NAO_PEDIU))
def test_so_cai_o_pedido_de_quem_errou(clausula: str) -> None:
    table = desafiado().pede(2, 6).juiz(clausula, 2)
    assert (table.pedido, table.valor, table.espera) == (3, 1, (2, 0))
    assert desafiado().juiz(clausula, 3).pedido == 3
    assert dada(ASFO).juiz(clausula, 3).state == dada(ASFO).state


@pytest.mark.parametrize("clausula", marked(PARECIDAS))
@pytest.mark.parametrize(("seat", "placar"), [(0, (9, 10)), (1, (10, 9)), (2, (9, 10)), (3, (10, 9))])
def test_palavra_parecida_e_tento_e_nao_pedido(clausula: str, seat: int, placar: tuple[int, int]) -> None:
    table = dada(ASFO, (9, 9)).juiz(clausula, seat, porque='disse "turco"')
    assert (table.placar, table.fase, table.proximo_carteador) == (placar, "shuffle", 1)
    assert (regra(table).effect, sancoes(table)) == ("similar-word", ((seat, "t", clausula),))


@clause("ASFO-TRUCO-4", "S-ASFO-21")
@pytest.mark.parametrize("aceita", [False, True])
def test_o_pedido_tirado_da_palavra_nao_existe(aceita: bool) -> None:
    table = dada(ASFO).truco(1)
    table = table.cai(2).juiz("ASFO-TRUCO-4", 1, letra="accepted") if aceita else table.juiz("ASFO-TRUCO-4", 1)
    assert (table.placar, table.proximo_carteador) == ((1, 0), 1)


@clause("ASFO-TRUCO-4", "S-ASFO-21", "S-ASFO-19")
def test_onde_o_tento_nao_acaba_a_mao_ela_volta_ao_valor_de_antes() -> None:
    segue_a_mao = {"tentoEndsHand": "false"}
    table = dada(ASFO, opcoes=segue_a_mao).truco(1).juiz("ASFO-TRUCO-4", 1)
    assert (table.placar, table.fase, table.pedido, table.valor) == ((1, 0), "play", 0, 1)
    table = dada(ASFO, opcoes=segue_a_mao).truco(1).cai(2).juiz("ASFO-TRUCO-4", 1, letra="accepted")
    assert (table.placar, table.fase, table.pedido, table.valor) == ((1, 0), "play", 0, 1)
    confere_olhares(table)
    assert table.truco(0).pedido == 3
    table = dada(ASFO, opcoes=segue_a_mao).truco(1).pede(2, 6).cai(1).juiz("ASFO-TRUCO-4", 2, letra="accepted")
    assert (table.placar, table.valor, table.publico.raiser) == ((0, 1), 3, 1)


@clause("ASFO-TRUCO-13", "S-ASFO-21")
@pytest.mark.parametrize("aceita", [False, True])
def test_sem_pedido_ninguem_tem_de_matar(aceita: bool) -> None:
    table = dada(ASFO, opcoes={"tentoEndsHand": "false"}).joga("1:3P").truco(2)
    assert table.publico.must_kill == (1,)
    table = table.cai(1) if aceita else table
    assert table.juiz("ASFO-TENTO-4d", 2, letra="accepted" if aceita else "").publico.must_kill == ()


@clause("S-ASFO-21", "S-ASFO-18")
@pytest.mark.parametrize(("letra", "placar"), [("", (3, 0)), ("accepted", (1, 0))])
def test_com_o_tento_pelo_valor_a_palavra_aceita_nao_o_aumenta(letra: str, placar: tuple[int, int]) -> None:
    table = dada(ASFO, opcoes={"tentoValue": "stake"}).truco(1).cai(2).juiz("ASFO-COM-6", 1, letra=letra)
    assert table.placar == placar


@clause("S-ASFO-21")
def test_accepted_so_cabe_ao_ultimo_valor_aceito_do_lado_de_quem_falou() -> None:
    for table in (dada(ASFO), desafiado(), dada(ASFO).truco(2).cai(1), dada(ASFO, (11, 3)).decide(0, True), monte_de(ASFO)):
        assert negada(table, decisao("ASFO-COM-6", 1, letra="accepted")) == "word-choice"
    assert negada(dada(ASFO).truco(1).cai(2), decisao("ASFO-COM-6", 1, letra="sim")) == "word-choice"


@clause("ASFO-COM-7", "S-ASFO-20")
@pytest.mark.parametrize("letra", ["", "accept"])
@pytest.mark.parametrize("seat", [0, 2])
def test_o_que_da_a_entender_que_aceita_vale_como_aceite(letra: str, seat: int) -> None:
    table = desafiado().juiz("ASFO-COM-7", seat, letra=letra, porque='disse "demorou" e largou as cartas')
    assert (table.fase, table.valor, table.pedido, table.vez) == ("play", 3, 0, 1)
    assert [event.seat for event in table.eventos if isinstance(event, Accepted)] == [seat]
    assert (regra(table).effect, table.cartas(seat).count(" ")) == ("ambiguous-accept", 2)
    segue(table)


@clause("ASFO-COM-7", "S-ASFO-20")
def test_o_que_da_a_entender_que_aumenta_vale_como_aumento() -> None:
    table = desafiado().juiz("ASFO-COM-7", 0, letra="raise")
    assert (table.fase, table.valor, table.pedido, table.espera) == ("answer", 3, 6, (1, 3))
    assert [event.stake for event in table.eventos if isinstance(event, Raised)] == [6]
    top = desafiado().pede(2, 6).pede(1, 9).pede(2, 12)
    assert negada(top, decisao("ASFO-COM-7", 1, letra="raise")) == "ladder-top"
    assert top.juiz("ASFO-COM-7", 1).valor == 12


@clause("ASFO-COM-7", "S-ASFO-20", "ASFO-TENTO-4d")
def test_o_que_se_parece_com_um_pedido_e_tento() -> None:
    table = desafiado().juiz("ASFO-COM-7", 0, letra="tento", porque='disse "seistão loucos"')
    assert (table.placar, table.fase, table.proximo_carteador, regra(table).effect) == ((4, 5), "shuffle", 1, "tento")


@clause("ASFO-COM-7", "S-ASFO-20")
def test_o_que_nao_diz_nada_se_pergunta_de_novo_e_largar_as_cartas_nao_e_correr() -> None:
    table = desafiado().corre(2)
    assert table.espera == (0,)
    table = table.juiz("ASFO-COM-7", 2, letra="ask")
    assert (table.fase, table.pedido, table.espera, regra(table).effect) == ("answer", 3, (2, 0), "ambiguous")
    assert table.corre(2).corre(0).placar == (4, 5)


@clause("ASFO-COM-7", "S-ASFO-20")
def test_so_quem_tem_o_que_responder_responde_mal() -> None:
    for fase, table in fases_de(ASFO).items():
        for seat in (0, 2) if fase == "answer" else (0, 1, 2, 3):
            assert negada(table, decisao("ASFO-COM-7", seat)) == "not-answering"
    assert negada(desafiado(), decisao("ASFO-COM-7", 3)) == "not-answering"


@clause("S-ASFO-20")
def test_a_escolha_do_arbitro_e_uma_de_quatro() -> None:
    reason = desafiado().recusa(REFEREE, decisao("ASFO-COM-7", 0, letra="run"))
    assert (reason.code, reason.facts) == ("ambiguous-choice", ("accept", "raise", "tento", "ask"))
