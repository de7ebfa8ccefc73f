"""Art. 3, c and d: what a mão is worth, when the partida is won, and how its score is kept (S-FEN-28, S-FEN-30)."""

import pytest

from carteado.cards import Card
from carteado.game import CHANCE
from carteado.games.truco.rules.acts import Concede, Raise, Show
from carteado.games.truco.rules.events import Conceded, MaoEnded
from carteado.pack import Cut, PartidaEnded, Shuffle
from carteado.tricks.play import Play
from games.truco.kit import FRACAS, clause, joga_vazas, mesa, plano

SENTADOS = (0, 1, 2, 3)
ENTREGAR = {"concede": "true"}


@clause("FEN-3c", "S-FEN-28")
def test_doze_ou_mais_e_o_placar_real_fica() -> None:
    hands = plano("AA")
    table = joga_vazas(mesa(0, hands, (10, 9)).truco(1).cai(0), hands, 2)
    assert (table.placar, table.partida) == ((13, 9), "A")
    outcome = table.state.outcome
    assert outcome is not None
    assert (outcome.score, outcome.returns, outcome.how) == ((13, 9), (1, -1, 1, -1), "played")


@clause("FEN-3c")
@pytest.mark.parametrize(
    ("before", "stake", "after", "winner"),
    [
        ((9, 9), 3, (9, 12), "B"),
        ((0, 0), 12, (0, 12), "B"),
        ((10, 8), 3, (10, 11), None),
        ((10, 10), 1, (10, 11), None),
        ((3, 6), 6, (3, 12), "B"),
    ],
)
def test_a_partida_acaba_em_doze_e_nao_em_onze(
    before: tuple[int, int], stake: int, after: tuple[int, int], winner: str | None
) -> None:
    hands = plano("BB")
    table = joga_vazas(mesa(0, hands, before).vale(stake), hands, 2)
    assert (table.placar, table.partida) == (after, winner)


@clause("FEN-3c")
def test_acabada_a_partida_ninguem_faz_mais_nada() -> None:
    over = mesa(0, {1: "4P 7C 5E"}, (2, 10)).truco(1).cai(0).mostra(1)
    assert isinstance(over.eventos[-1], PartidaEnded)
    assert (over.fase, over.espera) == ("over", ())
    acts = (Play(Card.of("4P")), Raise(3), Show(), Cut(5))
    assert [over.recusa(seat, act).clause for seat in SENTADOS for act in acts] == ["FEN-3c"] * 16
    assert over.recusa(CHANCE, Shuffle(FRACAS)).code == "no-shuffle-now"


@clause("FEN-3c")
def test_tambem_se_ganha_a_partida_quando_o_outro_corre() -> None:
    table = mesa(placar=(9, 0)).truco(1).pede(0, 6).corre(3)
    assert (table.placar, table.partida) == ((12, 0), "A")


@clause("FEN-3c")
def test_uma_partida_inteira_de_zero_a_doze() -> None:
    hands = plano("AA")
    table = mesa(0, hands)
    scores = []
    for nth in range(4):
        table = table.truco(1).cai(0) if nth < 3 else table.truco(3).cai(2)
        table = joga_vazas(table, hands, 2)
        scores.append(table.placar)
        table = table.nova_mao(hands) if nth < 3 else table
    assert (scores, table.partida, table.publico.mao) == ([(3, 0), (6, 0), (9, 0), (12, 0)], "A", 4)


@clause("FEN-3d")
def test_mao_sem_pedido_vale_um() -> None:
    hands = plano("BB")
    assert joga_vazas(mesa(0, hands), hands, 2).placar == (0, 1)


@clause("FEN-3d")
def test_so_marca_quem_ganha_a_mao() -> None:
    hands = plano("ABA")
    table = joga_vazas(mesa(0, hands, (4, 7)).truco(1).cai(0), hands, 3)
    assert table.placar == (7, 7)


@clause("S-FEN-49")
def test_mao_sem_vencedor_nao_vale_zero_ela_nao_da_ponto() -> None:
    hands = plano("===")
    table = joga_vazas(mesa(0, hands, (4, 7)), hands, 3)
    (ended,) = [event for event in table.eventos if isinstance(event, MaoEnded)]
    assert (ended.side, ended.points, ended.score, ended.void) == (None, 0, (4, 7), False)


@clause("S-FEN-49")
def test_mao_anulada_tambem_nao_da_ponto() -> None:
    table = mesa(placar=(4, 7)).truco(1).cai(0).juiz("FEN-12.3")
    assert (table.placar, table.vencedor, table.proximo_carteador) == ((4, 7), "none", 1)


@clause("S-FEN-28")
@pytest.mark.parametrize(
    ("value", "before", "stake", "after"),
    [
        ("raw", (10, 9), 3, (13, 9)),
        ("raw", (10, 9), 12, (22, 9)),
        ("cap12", (10, 9), 3, (12, 9)),
        ("cap12", (10, 9), 12, (12, 9)),
        ("cap12", (9, 9), 3, (12, 9)),
        ("cap12", (7, 9), 3, (10, 9)),
    ],
)
def test_a_opcao_do_placar_acima_de_doze(value: str, before: tuple[int, int], stake: int, after: tuple[int, int]) -> None:
    hands = plano("AA")
    assert joga_vazas(mesa(0, hands, before, {"recordScore": value}).vale(stake), hands, 2).placar == after


@clause("S-FEN-28", "FEN-21a")
@pytest.mark.parametrize(("value", "after"), [("raw", (14, 7)), ("cap12", (12, 7))])
def test_o_placar_da_mao_de_onze_segue_a_mesma_opcao(value: str, after: tuple[int, int]) -> None:
    hands = plano("AA")
    table = joga_vazas(mesa(0, hands, (11, 7), {"recordScore": value}).decide(2, jogar=True), hands, 2)
    assert table.placar == after


@clause("S-FEN-30")
@pytest.mark.parametrize("seat", SENTADOS)
def test_sem_pedido_nao_se_entrega_a_mao(seat: int) -> None:
    assert mesa().recusa(seat, Concede(1)).clause == "S-FEN-30"


@clause("S-FEN-30")
@pytest.mark.parametrize("seat", SENTADOS)
@pytest.mark.parametrize("stake", [1, 3, 12])
def test_com_a_opcao_entrega_se_pelo_valor_atual(seat: int, stake: int) -> None:
    table = mesa(opcoes=ENTREGAR).vale(stake).entrega(seat)
    assert isinstance(table.eventos[0], Conceded)
    assert (table.placar, table.clausula) == ((stake, 0) if seat % 2 else (0, stake), "S-FEN-30")


@clause("S-FEN-30")
def test_com_a_opcao_quem_entrega_diz_quanto() -> None:
    table = mesa(opcoes=ENTREGAR).truco(1).cai(0)
    assert table.recusa(0, Concede(1)).code == "concede-stake"
    assert table.pode(0, Concede(3))


@clause("S-FEN-30", "FEN-17.1")
@pytest.mark.parametrize("seat", SENTADOS)
def test_com_a_opcao_pedido_pendente_se_responde(seat: int) -> None:
    assert mesa(opcoes=ENTREGAR).truco(1).recusa(seat, Concede(1)).clause == "FEN-17.1"


@clause("FEN-3d")
@pytest.mark.parametrize(("stake", "above"), [(1, {3}), (3, {6}), (6, {9}), (9, {12}), (12, set())])
def test_nenhuma_outra_quantia_se_pede_nem_se_marca(stake: int, above: set[int]) -> None:
    """While it is asked for, the next step alone may be put on it; accepted, it is what the mão gives."""
    hands = plano("AA")
    table = mesa(0, hands)
    for step in (3, 6, 9, 12)[: (3, 6, 9, 12).index(stake) + 1 if stake > 1 else 0]:
        table = table.pede(table.espera[0], step)
    offered = {act.to for seat in SENTADOS for act in table.state.legal(seat) if isinstance(act, Raise)}
    assert offered == above
    for seat in SENTADOS:
        assert all(table.recusa(seat, Raise(to)) for to in range(-1, 25) if to not in above)
    table = table.cai(table.espera[0]) if table.pedido else table
    assert joga_vazas(table, hands, 2).placar == (stake, 0)
