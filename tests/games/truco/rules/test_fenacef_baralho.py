"""Arts. 8 and 9: the forty cards, the four manilhas and the order of all the rest."""

from itertools import pairwise

import pytest

from carteado.cards import Card, cards
from carteado.game import CHANCE
from carteado.pack import Shuffle
from games.truco.kit import FRACAS, abre, clause, confere, mesa, monte

# Art. 9, from a to n.
ORDEM = (
    ("FEN-9a", "4P"),
    ("FEN-9b", "7C"),
    ("FEN-9c", "AE"),
    ("FEN-9d", "7O"),
    ("FEN-9e", "3P 3C 3E 3O"),
    ("FEN-9f", "2P 2C 2E 2O"),
    ("FEN-9g", "AP AC AO"),
    ("FEN-9h", "KP KC KE KO"),
    ("FEN-9i", "JP JC JE JO"),
    ("FEN-9j", "QP QC QE QO"),
    ("FEN-9k", "7P 7E"),
    ("FEN-9l", "6P 6C 6E 6O"),
    ("FEN-9m", "5P 5C 5E 5O"),
    ("FEN-9n", "4C 4E 4O"),
)
DEGRAUS = [
    pytest.param(upper, lower, marks=clause("FEN-9", upper_id, lower_id), id=f"{upper_id}>{lower_id}")
    for (upper_id, upper), (lower_id, lower) in pairwise(ORDEM)
]
IGUAIS = [pytest.param(text, marks=clause("FEN-9", found), id=found) for found, text in ORDEM if " " in text]
EXEMPLOS = (
    ("FEN-9", "D=0 T1[2:3P 3:3O 0:4C 1:4E =>tie lead 3]"),
    ("FEN-9a", "D=0 T1[2:7C 3:4P 0:AE 1:7O =>B lead 3]"),
    ("FEN-9b", "D=0 T1[2:7C 3:AE 0:3P 1:2O =>A lead 2]"),
    ("FEN-9c", "D=0 T1[2:7O 3:AE 0:3C 1:3P =>B lead 3]"),
    ("FEN-9d", "D=0 T1[2:3P 3:3C 0:7O 1:3E =>A lead 0]"),
    ("FEN-9e", "D=0 T1[2:2P 3:2C 0:2E 1:3O =>B lead 1]"),
    ("FEN-9f", "D=0 T1[2:AP 3:2O 0:AC 1:KE =>B lead 3]"),
    ("FEN-9g", "D=0 T1[2:AC 3:KP 0:KC 1:KE =>A lead 2]"),
    ("FEN-9h", "D=0 T1[2:JP 3:KO 0:JC 1:QE =>B lead 3]"),
    ("FEN-9i", "D=0 T1[2:QP 3:JO 0:QC 1:7E =>B lead 3]"),
    ("FEN-9j", "D=0 T1[2:7P 3:QO 0:7E 1:6E =>B lead 3]"),
    ("FEN-9k", "D=0 T1[2:6P 3:7P 0:6C 1:6E =>B lead 3]"),
    ("FEN-9l", "D=0 T1[2:5P 3:6O 0:5C 1:5E =>B lead 3]"),
    ("FEN-9m", "D=0 T1[2:4C 3:5O 0:4E 1:4O =>B lead 3]"),
    ("FEN-9n", "D=0 T1[2:4C 3:4E 0:4O 1:5P =>B lead 1]"),
)


def duel(first: Card, second: Card) -> str:
    """Who takes a vaza in which seat 2 opens with one card, seat 3 answers with the other and their partners cover."""
    rest = [card for card in FRACAS if card not in (first, second)]
    top, low = rest[-1], rest[:5]
    hands = {2: f"{top} {first}", 3: f"{low[0]} {second}", 0: f"{low[1]} {low[2]}", 1: f"{low[3]} {low[4]}"}
    table = mesa(0, hands).joga(f"2:{top} 3:{low[0]} 0:{low[1]} 1:{low[3]}")
    return table.joga(f"2:{first} 3:{second} 0:({low[2]}) 1:({low[4]})").vazas[1]


@clause("FEN-8")
def test_o_baralho_sujo_tem_quarenta_cartas_diferentes() -> None:
    (shuffle,) = abre(dealer=0).state.legal(CHANCE)
    assert isinstance(shuffle, Shuffle)
    assert len(shuffle.cards) == len(set(shuffle.cards)) == 40
    assert {card.rank for card in shuffle.cards} == set("A234567QJK")
    assert {card.suit for card in shuffle.cards} == set("PCEO")


@clause("FEN-8")
@pytest.mark.parametrize("stranger", ["8P", "9C", "10E", "JK"])
def test_oito_nove_dez_e_curinga_nao_entram(stranger: str) -> None:
    reason = abre(dealer=0).recusa(CHANCE, Shuffle((Card.of(stranger), *FRACAS[1:])))
    assert (reason.code, reason.clause) == ("not-the-pack", "FEN-8")


@clause("FEN-8")
@pytest.mark.parametrize("pack", [FRACAS[:39], (*FRACAS, FRACAS[0]), (*FRACAS[:39], FRACAS[0])])
def test_carta_a_menos_a_mais_ou_repetida_nao_e_o_baralho(pack: tuple[Card, ...]) -> None:
    assert abre(dealer=0).recusa(CHANCE, Shuffle(pack)).clause == "FEN-8"


@clause("FEN-8")
def test_o_sorteio_do_carteador_usa_o_mesmo_baralho() -> None:
    assert abre().recusa(CHANCE, Shuffle(FRACAS[1:])).clause == "FEN-8"


@pytest.mark.parametrize("line", [pytest.param(line, marks=clause(found), id=found) for found, line in EXEMPLOS])
def test_ordem_do_catalogo(line: str) -> None:
    confere(line)


@pytest.mark.parametrize(("upper", "lower"), DEGRAUS)
def test_toda_carta_de_um_degrau_mata_toda_carta_do_degrau_de_baixo(upper: str, lower: str) -> None:
    for stronger in cards(upper):
        for weaker in cards(lower):
            assert (duel(stronger, weaker), duel(weaker, stronger)) == ("A", "B"), f"{stronger} {weaker}"


@pytest.mark.parametrize("equals", IGUAIS)
def test_fora_das_manilhas_o_naipe_nao_conta(equals: str) -> None:
    first, *others = cards(equals)
    assert [duel(first, other) for other in others] == ["tie"] * len(others)


@clause("FEN-9")
def test_a_ordem_nomeia_cada_carta_uma_vez() -> None:
    assert sorted(cards(" ".join(text for _, text in ORDEM))) == sorted(FRACAS)


@clause("FEN-3g", "FEN-9d")
def test_a_menor_manilha_mata_tres_tres() -> None:
    confere("D=0 T1[2:3P 3:7O 0:3C 1:3E =>B lead 3]")


@clause("FEN-3g")
@pytest.mark.parametrize("manilha", ["4P", "7C", "AE", "7O"])
@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_cada_manilha_mata_tres_tres_de_qualquer_lugar(manilha: str, dealer: int) -> None:
    lead = (dealer + 2) % 4
    falls = [f"{lead}:3P", f"{(lead + 1) % 4}:{manilha}", f"{(lead + 2) % 4}:3C", f"{(lead + 3) % 4}:3E"]
    pair = "AB"[(lead + 1) % 2]
    confere(f"D={dealer} T1[{' '.join(falls)} =>{pair} lead {(lead + 1) % 4}]")


@clause("FEN-3g")
@pytest.mark.parametrize(("vira", "above"), [("6P", "7P"), ("KO", "AO"), ("QE", "JE"), ("JC", "KC")])
def test_nenhuma_carta_virada_muda_as_manilhas(vira: str, above: str) -> None:
    """Whatever lies at either end of the stub, the card one rank above it stays a plain one and loses to a 3."""
    dealt = f"4E {above} 3C 4O 5P 5C 5E 5O 6C 6E 6O 7O"
    for table in (monte(por_baixo=f"{dealt} {vira}"), monte(por_baixo=dealt, por_cima=vira)):
        assert table.carteia().joga(f"2:{above} 3:3C 0:4O 1:4E").vazas == ("B",)


@clause("S-FEN-05", "FEN-9d", "FEN-9k")
def test_o_sete_de_ouros_e_manilha_e_nao_um_sete_comum() -> None:
    confere("D=0 T1[2:7O 3:7P 0:4C 1:7E =>A lead 2]")
    confere("D=0 T1[2:7P 3:7E 0:4C 1:4E =>tie lead 3]")


@clause("FEN-9g", "FEN-9c")
def test_o_as_de_espadas_nao_empata_com_os_outros_ases() -> None:
    confere("D=0 T1[2:AE 3:AP 0:4C 1:AC =>A lead 2]")


@clause("FEN-9n", "FEN-9a")
def test_o_zap_nao_e_um_quatro_comum() -> None:
    confere("D=0 T1[2:4C 3:4P 0:4E 1:4O =>B lead 3]")
