"""Raises after an accepted call, and beyond what is needed to win: S-FEN-08 and S-FEN-29."""

import pytest

from carteado.cards import Card
from carteado.games.truco.rules.acts import Accept, Raise, Run
from carteado.tricks.play import Play
from games.truco.kit import Mesa, clause, joga_vazas, mesa, plano

SENTADOS = (0, 1, 2, 3)
DEPOIS = {"raiseLater": "true"}
SO_O_QUE_FALTA = {"raiseBeyondNeed": "false"}


def raisers(table: Mesa, stake: int) -> list[int]:
    return [seat for seat in SENTADOS if table.pode(seat, Raise(stake))]


@clause("S-FEN-08")
@pytest.mark.parametrize("seat", [0, 2])
def test_depois_de_cair_o_valor_e_final(seat: int) -> None:
    table = mesa().truco(1).cai(0)
    assert raisers(table, 6) == []
    assert table.recusa(seat, Raise(6)).clause == "S-FEN-08"


@clause("S-FEN-08")
@pytest.mark.parametrize("stake", [3, 6, 9])
def test_e_final_em_qualquer_degrau_ate_o_fim_da_mao(stake: int) -> None:
    hands = plano("AB=")
    table = mesa(0, hands).vale(stake)
    for _ in range(3):
        assert raisers(table, {3: 6, 6: 9, 9: 12}[stake]) == []
        table = joga_vazas(table, hands)
    assert table.placar == (stake, 0)


@clause("S-FEN-08")
def test_com_a_opcao_quem_caiu_aumenta_depois() -> None:
    hands = plano("AB=")
    table = joga_vazas(mesa(0, hands, opcoes=DEPOIS).truco(1).cai(0), hands)
    assert raisers(table, 6) == [0, 2]
    assert table.recusa(1, Raise(6)).code == "own-call"
    table = table.pede(2, 6)
    assert (table.valor, table.pedido, set(table.espera)) == (3, 6, {1, 3})


@clause("S-FEN-08")
def test_com_a_opcao_o_direito_passa_de_dupla_em_dupla() -> None:
    table = mesa(opcoes=DEPOIS).truco(1).cai(0).pede(2, 6).cai(3)
    assert raisers(table, 9) == [1, 3]
    table = table.pede(1, 9).cai(2)
    assert raisers(table, 12) == [0, 2]
    table = table.pede(0, 12).cai(1)
    assert table.valor == 12
    assert all(raisers(table, stake) == [] for stake in (3, 6, 9, 12))


@clause("S-FEN-08")
@pytest.mark.parametrize(("raises", "price"), [(1, 3), (2, 6), (3, 9)])
def test_com_a_opcao_correr_do_aumento_paga_o_valor_aceito(raises: int, price: int) -> None:
    table = mesa(opcoes=DEPOIS).truco(1).cai(0)
    for nth in range(raises):
        table = table.pede((0, 1, 0)[nth], (6, 9, 12)[nth])
        table = table.cai(table.espera[0]) if nth < raises - 1 else table
    runner = table.espera[0]
    assert table.corre(runner).placar == ((price, 0) if runner % 2 else (0, price))


@clause("S-FEN-08")
def test_com_a_opcao_quem_pediu_e_foi_aceito_nao_pede_de_novo() -> None:
    table = mesa(0, {2: "3P"}, opcoes=DEPOIS).truco(2).cai(3)
    assert table.recusa(2, Raise(6)).code == "own-call"
    assert not table.pode(2, Play(Card.of("3P"), False, 6))


@clause("S-FEN-08")
def test_com_a_opcao_o_aumento_vai_tambem_com_a_carta() -> None:
    table = mesa(0, {2: "3P"}, opcoes=DEPOIS).truco(1).cai(0).joga("2:3P+6")
    assert (table.pedido, table.valor) == (6, 3)


@clause("S-FEN-08", "S-FEN-09")
def test_com_as_duas_opcoes_o_aumento_espera_a_vez() -> None:
    table = mesa(0, {2: "3P", 3: "3C"}, opcoes=DEPOIS | {"callWindow": "ownTurn"}).truco(2).cai(3)
    assert raisers(table, 6) == []
    assert raisers(table.joga("2:3P"), 6) == [3]


@clause("S-FEN-29")
@pytest.mark.parametrize("score", [(10, 10), (9, 0), (0, 9)])
def test_pode_se_aumentar_alem_do_que_falta(score: tuple[int, int]) -> None:
    table = mesa(placar=score).truco(1).pede(0, 6).pede(1, 9).pede(0, 12)
    assert table.pedido == 12


@clause("S-FEN-29")
def test_com_a_opcao_quem_ja_ganha_com_o_valor_pedido_nao_aumenta() -> None:
    table = mesa(placar=(9, 0), opcoes=SO_O_QUE_FALTA).truco(1)
    assert set(table.state.legal(0)) == {Accept(3), Run(3)}
    assert table.recusa(2, Raise(6)).clause == "S-FEN-29"


@clause("S-FEN-29")
@pytest.mark.parametrize(("points", "allowed"), [(8, True), (9, False), (10, False)])
def test_com_a_opcao_a_fronteira_e_o_que_falta_a_quem_aumenta(points: int, allowed: bool) -> None:
    assert mesa(placar=(points, 0), opcoes=SO_O_QUE_FALTA).truco(1).pode(0, Raise(6)) is allowed
    assert mesa(placar=(0, points), opcoes=SO_O_QUE_FALTA).truco(0).pode(1, Raise(6)) is allowed


@clause("S-FEN-29")
def test_com_a_opcao_o_que_falta_a_outra_dupla_nao_conta() -> None:
    table = mesa(placar=(9, 0), opcoes=SO_O_QUE_FALTA).truco(0)
    assert raisers(table, 6) == [1, 3]
    assert raisers(table.pede(1, 6), 9) == []


@clause("S-FEN-29")
def test_com_a_opcao_quem_precisa_de_mais_de_um_ainda_pede_truco() -> None:
    assert raisers(mesa(placar=(10, 10), opcoes=SO_O_QUE_FALTA), 3) == [0, 1, 2, 3]


@clause("S-FEN-29", "S-FEN-08")
def test_com_as_duas_opcoes_tambem_o_aumento_tardio_para_no_que_falta() -> None:
    options = SO_O_QUE_FALTA | DEPOIS
    assert raisers(mesa(placar=(9, 0), opcoes=options).truco(1).cai(0), 6) == []
    assert raisers(mesa(placar=(8, 0), opcoes=options).truco(1).cai(0), 6) == [0, 2]
    assert mesa(placar=(9, 0), opcoes=options).truco(1).cai(0).recusa(0, Raise(6)).clause == "S-FEN-29"
