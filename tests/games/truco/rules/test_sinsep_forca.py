"""Glossary and order of the cards: which cards are manilhas after a vira, and which card beats which."""

from itertools import combinations

import pytest

from carteado.cards import BARALHO_40, CARDS, Card
from carteado.game import PUBLIC
from carteado.games.truco.rules.sinsep import SINSEP
from games.truco.kit import clause
from games.truco.kit.sinsep import confere, mao

PRIMEIRA_DE_A = "D=0 vira 4O T1[1:2C 2:3P 3:7C 0:6E =>A lead 2]"
CICLO = "4567QJKA23"
NAIPES = "PCEO"  # the strongest manilha first
COMUNS = "32AKJQ7654"


def strength(vira: str) -> dict[str, int]:
    """The power of every card, by name."""
    table = SINSEP.strength(SINSEP.deck, Card.of(vira).index)
    return {str(CARDS[index]): table[index] for index in BARALHO_40}


def expected_order(vira: str) -> list[set[str]]:
    """The catalogue's order after a vira, strongest first: each manilha alone, then rank by rank."""
    rank = CICLO[(CICLO.index(vira[0]) + 1) % 10]
    return [{rank + suit} for suit in NAIPES] + [{other + suit for suit in NAIPES} for other in COMUNS if other != rank]


@clause("SIN-DEF-MANILHAS")
def test_manilha_vence_as_comuns_e_manilhas_nao_cangam() -> None:
    confere("D=0 vira 4O T1[1:5O 2:5E 3:3C 0:3P =>A lead 2]")


@clause("SIN-DEF-ZAP", "SIN-DEF-COPAS", "SIN-DEF-ESPADAS", "SIN-DEF-OUROS")
@pytest.mark.parametrize(
    "line",
    [
        "D=0 vira 4O T1[1:5C 2:5P 3:5E 0:5O =>A lead 2]",
        "D=0 vira 4O T1[1:5C 2:5E 3:3E 0:3O =>B lead 1]",
        "D=0 vira 4O T1[1:5O 2:5E 3:3E 0:3O =>A lead 2]",
        "D=0 vira 4O T1[1:3P 2:5O 3:3E 0:3O =>A lead 2]",
    ],
)
def test_as_quatro_manilhas_por_ordem(line: str) -> None:
    confere(line)


@clause("SIN-DEF-MANILHAS", "SIN-DEF-VIRA")
@pytest.mark.parametrize("vira", [str(CARDS[index]) for index in BARALHO_40])
def test_nenhuma_manilha_empata_com_carta_nenhuma(vira: str) -> None:
    power = strength(vira)
    manilhas = sorted(power, key=lambda card: -power[card])[:4]
    assert all(power[one] > power[other] for one in manilhas for other in power if other not in manilhas)
    assert all(power[one] != power[other] for one, other in combinations(manilhas, 2))


@clause("SIN-DEF-VIRA")
def test_a_vira_diz_as_quatro_manilhas() -> None:
    power = strength("6E")
    assert sorted(power, key=lambda card: -power[card])[:4] == ["7P", "7C", "7E", "7O"]
    confere("D=0 vira 6E T1[1:3P 2:7O 3:3E 0:3C =>A lead 2]")


@clause("SIN-HIER-1", "SIN-HIER-2", "SIN-HIER-3", "SIN-HIER-4", "SIN-HIER-5", "SIN-HIER-6")
@pytest.mark.parametrize("vira", [str(CARDS[index]) for index in BARALHO_40])
def test_a_ordem_inteira_depois_de_cada_vira(vira: str) -> None:
    power = strength(vira)
    found = [{card for card in power if power[card] == step} for step in sorted(set(power.values()), reverse=True)]
    assert found == expected_order(vira)


@clause("SIN-HIER-1")
@pytest.mark.parametrize(
    "line",
    [
        "D=0 vira KO T1[1:QP 2:JO 3:7C 0:6E =>A lead 2]",
        "D=0 vira 4O T1[1:3C 2:2P 3:AC 0:KC =>B lead 1]",
        "D=0 vira 4O T1[1:6C 2:7P 3:4C 0:6E =>A lead 2]",
        "D=0 vira KO T1[1:7C 2:QP 3:6C 0:5E =>A lead 2]",
    ],
)
def test_a_ordem_das_comuns(line: str) -> None:
    confere(line)


@clause("SIN-HIER-2", "SIN-HIER-3", "SIN-HIER-4", "SIN-HIER-5", "SIN-HIER-6")
@pytest.mark.parametrize(
    "line",
    [
        "D=0 vira 4C T1[1:3P 2:5O 3:3E 0:3O =>A lead 2]",
        "D=0 vira 3O T1[1:3P 2:4O 3:2E 0:AP =>A lead 2]",
        "D=0 vira 7E T1[1:3P 2:QO 3:2E 0:AP =>A lead 2]",
        "D=0 vira JC T1[1:3P 2:KO 3:AE 0:2C =>A lead 2]",
        "D=0 vira 4O T1[1:3P 2:3O 3:6C 0:6E =>tie lead 2]",
    ],
)
def test_os_exemplos_do_texto(line: str) -> None:
    confere(line)


@clause("SIN-HIER-3")
def test_vira_tres_os_outros_tres_continuam_as_mais_altas_das_comuns() -> None:
    confere("D=0 vira 3O T1[1:3P 2:2P 3:AE 0:AP =>B lead 1]")


@clause("SIN-HIER-5")
def test_vira_valete_os_outros_valetes_sao_iguais() -> None:
    confere("D=0 vira JC T1[1:JP 2:JE 3:7E 0:7C =>tie lead 2]")


@clause("SIN-HIER-6")
@pytest.mark.parametrize("suit", "PCEO")
def test_o_naipe_da_vira_nao_muda_nada(suit: str) -> None:
    cards = [card for card in ("5P", "5C", "5E", "5O", "3P", "3C") if card != f"4{suit}"]
    assert [strength(f"4{suit}")[card] for card in cards] == [strength("4P")[card] for card in cards]
    confere(f"D=0 vira 4{suit} T1[1:5O 2:5E 3:3C 0:3P =>A lead 2]")


@clause("SIN-DEF-ESCONDER", "S-SIN-05")
def test_o_zap_escondido_perde_para_um_quatro() -> None:
    confere(f"{PRIMEIRA_DE_A} T2[2:(5P) 3:4C 0:(5C) 1:(5E) =>B lead 3]")


@clause("SIN-DEF-ESCONDER", "S-SIN-04")
def test_a_escondida_ninguem_conhece_nem_depois_da_mao() -> None:
    hands = {1: "2C 7P", 2: "3P 2P", 3: "7C KC", 0: "6E QE"}
    table = mao(0, hands, vira="4O").joga("1:2C 2:3P 3:7C 0:6E 2:2P 3:(KC)")
    assert [str(table.ve(seat).known.vazas[1][1].card) for seat in (0, 1, 2, PUBLIC)] == ["None"] * 4
    assert str(table.ve(3).known.vazas[1][1].card) == "KC"
    over = table.joga("0:QE 1:7P")
    assert over.vencedor == "A"
    assert [str(over.ve(seat).known.vazas[1][1].card) for seat in (0, 1, 2, PUBLIC)] == ["None"] * 4
