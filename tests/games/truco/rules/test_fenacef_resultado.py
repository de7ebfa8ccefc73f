"""Arts. 14, 19 and 20: how the results of the vazas decide the mão, for either pair."""

import pytest

from games.truco.kit import clause, confere, joga_vazas, mesa, plano

PRIMEIRA_DE_A = "D=0 T1[2:3P 3:2C 0:4C 1:5E =>A lead 2]"
PRIMEIRA_CANGADA = "D=0 T1[2:3P 3:3C 0:4C 1:5E =>tie lead 3]"
DUAS_CANGADAS = f"{PRIMEIRA_CANGADA} T2[3:2E 0:5C 1:6E 2:2C =>tie lead 2]"
SENTADOS = (0, 1, 2, 3)

# The table of results shared by the codes of truco; in these cases nobody has eleven.
RESULTADOS = [
    ("AA", "A", "FEN-14"),
    ("A=", "A", "FEN-20"),
    ("ABA", "A", "FEN-14"),
    ("ABB", "B", "FEN-14"),
    ("AB=", "A", "S-FEN-04"),
    ("=A", "A", "FEN-19.1"),
    ("==A", "A", "FEN-19.2"),
    ("BB", "B", "FEN-14"),
    ("B=", "B", "FEN-20"),
    ("BAB", "B", "FEN-14"),
    ("BAA", "A", "FEN-14"),
    ("BA=", "B", "S-FEN-04"),
    ("=B", "B", "FEN-19.1"),
    ("==B", "B", "FEN-19.2"),
    ("===", "none", "FEN-19.3"),
]


@pytest.mark.parametrize(
    ("course", "winner", "cited"), [pytest.param(*case, marks=clause(case[2]), id=case[0]) for case in RESULTADOS]
)
@pytest.mark.parametrize("dealer", SENTADOS)
def test_quem_ganha_a_mao(course: str, winner: str, cited: str, dealer: int) -> None:
    hands = plano(course, a=(0, 2)[dealer // 2], b=(3, 1)[dealer % 2])
    table = mesa(dealer, hands, (4, 6))
    table = joga_vazas(table, hands, len(course) - 1)
    assert table.vencedor is None
    table = joga_vazas(table, hands)
    assert (table.vencedor, table.clausula) == (winner, cited)
    assert table.placar == {"A": (5, 6), "B": (4, 7), "none": (4, 6)}[winner]


@clause("FEN-14")
def test_melhor_de_tres_vazas() -> None:
    line = f"{PRIMEIRA_DE_A} T2[2:4E 3:KC 0:5C 1:6E =>B lead 3] T3[3:QP 0:JC 1:7P 2:4O =>A lead 0] hand=>A; S 0-0 → 1-0"
    confere(line)


@clause("S-FEN-04")
def test_uma_vaza_cada_e_a_terceira_cangada_ganha_quem_fez_a_primeira() -> None:
    line = f"{PRIMEIRA_DE_A} T2[2:4E 3:KC 0:5C 1:6E =>B lead 3] T3[3:QP 0:QC 1:7P 2:4O =>tie lead 0] hand=>A; S 0-0 → 1-0"
    confere(line)


@clause("FEN-19")
def test_cangou_a_primeira_segue_se_para_a_segunda() -> None:
    table = confere(PRIMEIRA_CANGADA)
    assert (table.fase, table.vez) == ("play", 3)


@clause("FEN-19")
@pytest.mark.parametrize("dealer", SENTADOS)
def test_cango_na_primeira_nao_decide_nem_muda_o_valor(dealer: int) -> None:
    hands = plano("=A")
    table = joga_vazas(mesa(dealer, hands, (4, 6)), hands)
    assert (table.vazas, table.vencedor, table.valor, table.placar) == (("tie",), None, 1, (4, 6))
    assert [hand.count for hand in table.publico.hands] == [2, 2, 2, 2]


@clause("FEN-19.1")
def test_cangou_a_primeira_ganha_quem_fizer_a_segunda() -> None:
    confere(f"{PRIMEIRA_CANGADA} T2[3:2P 0:AC 1:KE 2:QO =>B lead 3] hand=>B; S 0-0 → 0-1")


@clause("FEN-19.1")
def test_cangou_a_primeira_e_a_outra_dupla_faz_a_segunda() -> None:
    confere(f"{PRIMEIRA_CANGADA} T2[3:2P 0:7O 1:KE 2:QO =>A lead 0] hand=>A; stake 6: S 0-0 → 6-0")


@clause("FEN-19.2")
def test_duas_cangadas_decide_a_terceira() -> None:
    confere(f"{DUAS_CANGADAS} T3[2:AO 3:6P 0:QO 1:7P =>A lead 2] hand=>A; S 2-2 → 3-2")
    confere(f"{DUAS_CANGADAS} T3[2:AO 3:6P 0:QO 1:4P =>B lead 1] hand=>B; S 2-2 → 2-3")


@clause("FEN-19.3", "S-FEN-16", "S-FEN-49")
@pytest.mark.parametrize("stake", [1, 3, 6, 9, 12])
def test_tres_cangadas_ninguem_marca_valha_o_que_valer(stake: int) -> None:
    third = "T3[2:AO 3:AC 0:QO 1:7P =>tie lead 3]"
    confere(f"{DUAS_CANGADAS} {third} hand=>none; stake {stake}: S 2-2 → 2-2; next D=1")


@clause("S-FEN-16")
@pytest.mark.parametrize(("dealer", "score"), [(0, (5, 2)), (1, (2, 5)), (2, (5, 2)), (3, (2, 5))])
def test_com_a_opcao_tres_cangadas_ganha_a_dupla_do_carteador(dealer: int, score: tuple[int, int]) -> None:
    hands = plano("===")
    table = mesa(dealer, hands, (2, 2), {"tripleTie": "dealerPair"}).truco(1).cai(0)
    assert joga_vazas(table, hands, 3).placar == score


@clause("FEN-20")
def test_cangou_a_segunda_ganha_quem_fez_a_primeira() -> None:
    confere(f"{PRIMEIRA_DE_A} T2[2:KP 3:KC 0:4E 1:6E =>tie lead 3] hand=>A; stake 3: S 6-6 → 9-6")


@clause("FEN-20")
def test_cangou_a_segunda_com_a_primeira_de_b() -> None:
    confere("D=0 T1[2:KP 3:2C 0:4C 1:5E =>B lead 3] T2[3:KC 0:4E 1:6E 2:KE =>tie lead 2] hand=>B; stake 3: S 6-6 → 6-9")


@clause("FEN-20", "S-FEN-03")
def test_segunda_toda_fechada_e_cango_e_decide_pela_primeira() -> None:
    confere(f"{PRIMEIRA_DE_A} T2[2:(KP) 3:(7C) 0:(4E) 1:(6E) =>tie lead 2] hand=>A; S 0-0 → 1-0")
