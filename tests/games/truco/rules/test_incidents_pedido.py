"""Arts. 17 and 21: a sign is no call, and a raise where none is allowed is void."""

import pytest

from carteado.games.truco.rules.acts import Accept, Raise, Run
from clauses_kit import marked
from games.truco.kit import clause, mesa, sorteio
from games.truco.kit.juiz import (
    ELEVEN,
    IRON,
    MAO,
    VAZA_1,
    confere_olhares,
    decisao,
    entre_maos,
    fim_da_mao,
    negada,
    regra,
    sancoes,
    segue,
)

PERDE = {"illegalRaise": "loseHand"}
TARDE = {"raiseLater": "true"}


@clause("FEN-17-ii")
def test_tres_dedos_nao_sao_pedido() -> None:
    before = mesa(0, MAO)
    table = before.juiz("FEN-17-ii", 1)
    assert (regra(table).effect, regra(table).offender) == ("no-call", 1)
    assert (table.valor, table.pedido, table.fase, table.state) == (1, 0, "play", before.state)


@clause("FEN-17-ii")
def test_gesto_tomado_por_truco_e_retirado() -> None:
    table = mesa(0, MAO).joga("2:3P").truco(1).juiz("FEN-17-ii", 1)
    assert (table.valor, table.pedido, table.fase, table.espera) == (1, 0, "play", (3,))
    assert table.recusa(0, Accept(3)).code == "nothing-asked"
    segue(table)


@clause("FEN-17-ii")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_retirado_o_gesto_qualquer_um_pode_pedir_de_viva_voz(seat: int) -> None:
    table = mesa(0, MAO).truco(1).juiz("FEN-17-ii", 1)
    assert table.truco(seat).pedido == 3


@clause("FEN-17-ii")
def test_seis_por_gesto_devolve_a_pergunta_do_truco() -> None:
    table = mesa(0, MAO).truco(1).pede(2, 6)
    assert (table.espera, table.pedido, table.valor) == ((3, 1), 6, 3)
    table = table.juiz("FEN-17-ii", 2)
    assert (table.fase, table.espera, table.pedido, table.valor) == ("answer", (2, 0), 3, 1)
    assert table.corre(0).placar == (0, 1)
    assert table.cai(2).valor == 3


@clause("FEN-17-ii")
def test_doze_por_gesto_devolve_a_pergunta_do_nove() -> None:
    table = mesa(0, MAO).truco(1).pede(2, 6).pede(3, 9).pede(0, 12).juiz("FEN-17-ii", 0)
    assert (table.espera, table.pedido, table.valor) == ((0, 2), 9, 6)
    assert table.corre(0).placar == (0, 6)


@clause("FEN-17-ii", "S-FEN-08")
def test_aumento_tardio_por_gesto_deixa_o_valor_aceito_e_o_direito_de_pedir() -> None:
    table = mesa(0, MAO, opcoes=TARDE).truco(1).cai(2).pede(0, 6).juiz("FEN-17-ii", 0)
    assert (table.valor, table.pedido, table.fase) == (3, 0, "play")
    assert table.recusa(1, Raise(6)).code == "own-call"
    assert table.pede(2, 6).pedido == 6


@clause("FEN-17-ii")
def test_a_carta_que_veio_com_o_gesto_fica_jogada() -> None:
    table = mesa(0, MAO).joga("2:3P+3").juiz("FEN-17-ii", 2)
    assert (table.cartas(2), table.vez, table.pedido) == ("KC QO", 3, 0)


@clause("FEN-17-ii")
def test_gesto_do_adversario_nao_retira_o_pedido_feito_de_viva_voz() -> None:
    table = mesa(0, MAO).truco(1).juiz("FEN-17-ii", 0)
    assert (table.pedido, table.espera) == (3, (2, 0))


@clause("FEN-17-ii")
def test_gesto_do_parceiro_nao_retira_o_pedido_feito_de_viva_voz() -> None:
    table = mesa(0, MAO).truco(1).juiz("FEN-17-ii", 3)
    assert (table.pedido, table.fase) == (3, "answer")


@clause("FEN-17-ii")
def test_aceito_o_pedido_o_gesto_nao_volta_atras() -> None:
    table = mesa(0, MAO).truco(1).cai(0).juiz("FEN-17-ii", 1)
    assert (table.valor, table.fase) == (3, "play")


@clause("FEN-17-ii")
def test_com_um_so_fugido_a_dupla_toda_fica_livre_do_gesto() -> None:
    table = mesa(0, MAO, opcoes={"answerPolicy": "acceptByOneFoldByBoth"}).truco(1).corre(2)
    assert table.espera == (0,)
    table = table.juiz("FEN-17-ii", 1).truco(3)
    assert table.espera == (0, 2)
    assert table.recusa(1, Run(3)).code == "own-call"


@clause("FEN-17-ii")
def test_gesto_sem_autor_nao_se_registra() -> None:
    assert negada(mesa(0, MAO), decisao("FEN-17-ii")) == "offender-missing"


@pytest.mark.parametrize("falta", marked(["S-FEN-13", "FEN-21a"]))
@pytest.mark.parametrize("seat", [0, 3])
def test_aumento_na_mao_de_onze_e_nulo_com_advertencia(falta: str, seat: int) -> None:
    table = mesa(0, MAO, ELEVEN).decide(0, True).joga("2:3P").juiz(falta, seat)
    assert (table.valor, table.pedido, table.vez, table.placar) == (3, 0, 3, ELEVEN)
    assert (regra(table).effect, sancoes(table)) == ("warning", ((seat, "a", falta),))


@clause("S-FEN-13")
def test_aumento_na_mao_de_ferro_e_nulo_com_advertencia() -> None:
    table = mesa(0, MAO, IRON).juiz("S-FEN-13", 2)
    assert (table.valor, table.fase, table.placar, sancoes(table)) == (1, "play", IRON, ((2, "a", "S-FEN-13"),))


@clause("S-FEN-13")
def test_pedido_antes_da_escolha_de_onze_nao_escolhe_por_ninguem() -> None:
    table = mesa(0, MAO, ELEVEN).juiz("FEN-21a", 1)
    assert (table.fase, table.espera) == ("eleven", (0, 2))


@clause("S-FEN-13")
@pytest.mark.parametrize(
    ("placar", "jogou", "seat", "depois"),
    [
        (ELEVEN, True, 0, (11, 10)),
        (ELEVEN, True, 3, (14, 7)),
        (ELEVEN, False, 0, (11, 8)),
        (ELEVEN, False, 1, (12, 7)),
        (IRON, False, 2, (11, 12)),
        (IRON, False, 1, (12, 11)),
    ],
)
def test_illegalraise_losehand(placar: tuple[int, int], jogou: bool, seat: int, depois: tuple[int, int]) -> None:
    table = mesa(0, MAO, placar, PERDE)
    table = (table.decide(0, True) if jogou else table).juiz("S-FEN-13", seat)
    assert (table.placar, fim_da_mao(table).clause, regra(table).effect) == (depois, "S-FEN-13", "lose-mao")
    assert sancoes(table) == ((seat, "b", "S-FEN-13"),)
    assert (table.state.outcome is not None) == (max(depois) >= 12)


@clause("S-FEN-13", "S-FEN-28")
def test_losehand_com_placar_cortado_em_doze() -> None:
    table = mesa(0, MAO, ELEVEN, {**PERDE, "recordScore": "cap12"}).decide(2, True).juiz("FEN-21a", 3)
    assert table.placar == (12, 7)


@clause("S-FEN-13")
@pytest.mark.parametrize("opcoes", [{}, PERDE])
def test_em_mao_comum_o_pedido_nao_e_ilegal(opcoes: dict[str, str]) -> None:
    assert negada(mesa(0, MAO, opcoes=opcoes).joga(VAZA_1), decisao("S-FEN-13", 1)) == "not-a-special-mao"
    assert negada(entre_maos(), decisao("FEN-21a", 1)) == "not-a-special-mao"
    assert negada(sorteio(), decisao("FEN-21a", 1)) == "not-a-special-mao"


@clause("S-FEN-13")
def test_decidida_a_mao_de_onze_ja_nao_se_pune_o_pedido() -> None:
    table = mesa(0, MAO, ELEVEN, PERDE).decide(0, False)
    assert negada(table, decisao("S-FEN-13", 1)) == "not-a-special-mao"


@clause("S-FEN-13")
@pytest.mark.parametrize("opcoes", [{}, PERDE])
def test_depois_do_pedido_ilegal_o_jogo_segue(opcoes: dict[str, str]) -> None:
    table = mesa(0, MAO, ELEVEN, opcoes).decide(0, True).juiz("S-FEN-13", 0)
    confere_olhares(table)
    segue(table)
