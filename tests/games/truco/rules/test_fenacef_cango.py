"""Art. 3, l and art. 16: when a vaza is tied, and who leads after it (S-FEN-02, S-FEN-03)."""

import pytest

from games.truco.kit import clause, confere, mesa

PRIMEIRA_CANGADA = "D=0 T1[2:3P 3:3C 0:4C 1:5E =>tie lead 3]"


@clause("FEN-3l")
@pytest.mark.parametrize(
    "line",
    [
        "D=0 T1[2:3P 3:2C 0:4C 1:3E =>tie lead 1]",
        "D=0 T1[2:4C 3:4E 0:3O 1:3C =>tie lead 1]",
        "D=1 T1[3:2P 0:2C 1:4C 2:4E =>tie lead 0]",
        "D=3 T1[1:KP 2:KC 3:KE 0:KO =>tie lead 2]",
    ],
)
def test_cango_e_a_maior_de_cada_dupla_com_o_mesmo_valor(line: str) -> None:
    confere(line)


@clause("FEN-3l")
def test_maiores_iguais_na_mesma_dupla_nao_cangam() -> None:
    confere("D=0 T1[2:3P 3:2C 0:3E 1:2E =>A lead 2]")


@clause("FEN-3l")
def test_menores_iguais_nao_cangam() -> None:
    confere("D=0 T1[2:KP 3:KC 0:3E 1:5E =>A lead 0]")


@clause("FEN-3l")
def test_manilha_desfaz_o_cango() -> None:
    confere("D=0 T1[2:3P 3:3C 0:4C 1:7O =>B lead 1]")


@clause("FEN-3l", "FEN-3h")
def test_fechada_nao_conta_para_o_cango() -> None:
    confere(f"{PRIMEIRA_CANGADA} T2[3:KC 0:(KE) 1:6E 2:QO =>B lead 3] hand=>B")


# Each line: how the tied first vaza falls with dealer 0, then who leads by each policy.
QUEM_SAI = [
    ("2:3P 3:3C 0:4C 1:5E", {"equaliser": 3, "firstTied": 2, "lastTied": 3, "sameLeader": 2}),
    ("2:3P 3:2C 0:4C 1:3E", {"equaliser": 1, "firstTied": 2, "lastTied": 1, "sameLeader": 2}),
    ("2:4C 3:3C 0:3P 1:5E", {"equaliser": 0, "firstTied": 3, "lastTied": 0, "sameLeader": 2}),
    ("2:4C 3:5E 0:3P 1:3C", {"equaliser": 1, "firstTied": 0, "lastTied": 1, "sameLeader": 2}),
    ("2:3P 3:3C 0:3E 1:5E", {"equaliser": 3, "firstTied": 2, "lastTied": 0, "sameLeader": 2}),
    ("2:3P 3:3C 0:3E 1:3O", {"equaliser": 3, "firstTied": 2, "lastTied": 1, "sameLeader": 2}),
    ("2:3P 3:4C 0:3E 1:3O", {"equaliser": 1, "firstTied": 2, "lastTied": 1, "sameLeader": 2}),
    ("2:4C 3:3C 0:3E 1:3O", {"equaliser": 0, "firstTied": 3, "lastTied": 1, "sameLeader": 2}),
    ("2:3P 3:3C 0:4C 1:3O", {"equaliser": 3, "firstTied": 2, "lastTied": 1, "sameLeader": 2}),
]


@clause("S-FEN-02", "FEN-16")
@pytest.mark.parametrize(("falls", "leads"), QUEM_SAI, ids=[falls for falls, _ in QUEM_SAI])
@pytest.mark.parametrize("policy", ["equaliser", "firstTied", "lastTied", "sameLeader"])
def test_quem_sai_depois_do_cango(falls: str, leads: dict[str, int], policy: str) -> None:
    confere(f"D=0 T1[{falls} =>tie lead {leads[policy]}]", {"tieLead": policy})


@clause("S-FEN-02", "FEN-16")
@pytest.mark.parametrize(("falls", "leads"), QUEM_SAI, ids=[falls for falls, _ in QUEM_SAI])
@pytest.mark.parametrize("turn", [0, 1, 2, 3])
def test_sem_opcao_sai_quem_igualou_de_qualquer_lugar(falls: str, leads: dict[str, int], turn: int) -> None:
    turned = " ".join(f"{(int(fall[0]) + turn) % 4}{fall[1:]}" for fall in falls.split())
    confere(f"D={turn} T1[{turned} =>tie lead {(leads['equaliser'] + turn) % 4}]")


@clause("S-FEN-02")
def test_a_segunda_cangada_tambem_sai_de_quem_igualou() -> None:
    confere(f"{PRIMEIRA_CANGADA} T2[3:2E 0:5C 1:6E 2:2C =>tie lead 2]")
    confere("D=0 T1[2:3P 3:3C 0:4C 1:5E =>tie lead 2] T2[2:QO 3:2E 0:2C 1:6E =>tie lead 3]", {"tieLead": "firstTied"})


@clause("S-FEN-02", "FEN-3h")
def test_fechada_igual_nao_e_quem_igualou() -> None:
    confere(f"{PRIMEIRA_CANGADA} T2[3:2E 0:(2O) 1:6E 2:2C =>tie lead 2]")
    confere(f"{PRIMEIRA_CANGADA} T2[3:2E 0:2O 1:6E 2:(2C) =>tie lead 0]", {"tieLead": "lastTied"})


@clause("S-FEN-03")
def test_quatro_fechadas_cangam_e_sai_de_novo_quem_saiu() -> None:
    table = confere(f"{PRIMEIRA_CANGADA} T2[3:(2E) 0:(5C) 1:(4P) 2:(2C) =>tie lead 3]")
    assert (table.fase, table.vez) == ("play", 3)


@clause("S-FEN-03")
def test_quatro_fechadas_e_a_terceira_decide() -> None:
    confere(f"{PRIMEIRA_CANGADA} T2[3:(2E) 0:(5C) 1:(4P) 2:(2C) =>tie lead 3] T3[3:KO 0:QO 1:7P 2:AO =>A lead 2] hand=>A")


@clause("S-FEN-03")
def test_segunda_e_terceira_fechadas_ninguem_marca() -> None:
    line = f"{PRIMEIRA_CANGADA} T2[3:(2E) 0:(5C) 1:(4P) 2:(2C) =>tie lead 3] T3[3:(KO) 0:(QO) 1:(7P) 2:(AO) =>tie lead 3]"
    confere(f"{line} hand=>none; S 7-8 → 7-8")


@clause("S-FEN-03")
@pytest.mark.parametrize(("dealer", "lead"), [(0, 3), (1, 0), (2, 1), (3, 2)])
def test_com_a_opcao_sai_o_primeiro_adversario_da_vaza_fechada(dealer: int, lead: int) -> None:
    texts = ("3P 2E", "3C 5C", "4C 6E", "5E 2C")
    cards = {(dealer + 2 + nth) % 4: text for nth, text in enumerate(texts)}
    order = [(lead + nth) % 4 for nth in range(4)]
    table = mesa(dealer, cards, opcoes={"allFaceDownLead": "equaliser"})
    table = table.joga(" ".join(f"{seat}:{text.split()[0]}" for seat, text in cards.items()))
    assert table.vez == lead
    table = table.joga(" ".join(f"{seat}:({cards[seat].split()[1]})" for seat in order))
    assert (table.vazas[1], table.vez) == ("tie", (lead + 1) % 4)


@clause("S-FEN-03")
@pytest.mark.parametrize("policy", ["firstTied", "lastTied", "sameLeader"])
def test_vaza_toda_fechada_nao_segue_a_regra_do_cango_comum(policy: str) -> None:
    lead = {"firstTied": 2, "lastTied": 3, "sameLeader": 2}[policy]
    order = [(lead + nth) % 4 for nth in range(4)]
    second = " ".join(f"{seat}:({['5C', '6E', '2C', '2E'][seat]})" for seat in order)
    line = f"D=0 T1[2:3P 3:3C 0:4C 1:5E =>tie lead {lead}] T2[{second} =>tie lead {lead}]"
    confere(line, {"tieLead": policy})
