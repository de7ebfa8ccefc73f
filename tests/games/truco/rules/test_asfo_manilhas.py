"""JOGO-9, JOGO-10: the card turned names the manilhas, ouros lowest and paus highest (S-ASFO-01, S-ASFO-02)."""

import pytest

from carteado.cards import BARALHO_40, CARDS, Card
from carteado.games.truco.rules.family import rules_of
from carteado.games.truco.rules.strength import BARALHO_24, NO_CARD
from carteado.pack import Shuffle
from games.truco.kit import clause
from games.truco.kit.asfo import ASFO, abre_asfo, asfo, vale_asfo

ACIMA = {
    "4": "5", "5": "6", "6": "7", "7": "Q", "Q": "J", "J": "K", "K": "A", "A": "2", "2": "3", "3": "4",
}  # fmt: skip
ACIMA_24 = {"Q": "J", "J": "K", "K": "A", "A": "2", "2": "3", "3": "Q"}
NAIPES = "OECP"
ORDEM = "4567QJKA23"


def powers(vira: str, deck: str = "40") -> dict[str, int]:
    rules = rules_of(ASFO, {"deck": deck})
    table = rules.strength(rules.deck, Card.of(vira).index)
    return {str(CARDS[index]): table[index] for index in rules.deck}


@clause("ASFO-JOGO-9")
def test_a_dama_vence_os_tres_quando_vira_sete() -> None:
    vale_asfo("D=0 vira 7C T1[1:3P 2:QO 3:3E 0:2C =>A lead 2]")


@clause("ASFO-JOGO-9")
def test_sem_a_vira_a_mesma_dama_perderia() -> None:
    vale_asfo("D=0 vira 5O T1[1:3P 2:QO 3:3E 0:2C =>B lead 1]")


@clause("ASFO-JOGO-9", "S-ASFO-01")
@pytest.mark.parametrize("naipe", NAIPES)
@pytest.mark.parametrize(("turned", "above"), ACIMA.items())
def test_manilha_e_a_carta_acima_da_vira(turned: str, above: str, naipe: str) -> None:
    power = powers(turned + naipe)
    best = sorted(power, key=lambda card: -power[card])[:4]
    assert best == [above + suit for suit in reversed(NAIPES)]


@clause("ASFO-JOGO-9", "S-ASFO-01")
@pytest.mark.parametrize(("turned", "above"), ACIMA_24.items())
def test_no_baralho_limpo_acima_do_tres_vem_a_dama(turned: str, above: str) -> None:
    power = powers(turned + "O", "24")
    assert sorted(power, key=lambda card: -power[card])[:4] == [above + suit for suit in reversed(NAIPES)]


@clause("S-ASFO-01")
@pytest.mark.parametrize("turned", ORDEM)
def test_as_outras_cartas_vao_de_tres_a_quatro_sem_naipe(turned: str) -> None:
    power = powers(turned + "C")
    plain = [rank for rank in ORDEM if rank != ACIMA[turned]]
    assert all(len({power[rank + suit] for suit in NAIPES}) == 1 for rank in plain)
    assert [power[rank + "P"] for rank in plain] == sorted({power[rank + "P"] for rank in plain})


@clause("ASFO-JOGO-10", "S-ASFO-02")
def test_das_manilhas_ouros_e_a_menor_e_paus_a_maior() -> None:
    vale_asfo("D=0 vira 5O T1[1:6O 2:6E 3:6C 0:6P =>A lead 0]")


@clause("ASFO-JOGO-10", "S-ASFO-02")
@pytest.mark.parametrize("winner", [0, 1, 2, 3])
@pytest.mark.parametrize("turned", ["5O", "5P", "3E", "7C", "QC", "KO"])
def test_a_de_paus_vence_de_qualquer_lugar_qualquer_que_seja_a_vira(turned: str, winner: int) -> None:
    above = ACIMA[turned[0]]
    suits = iter("OEC")
    cartas = {seat: above + ("P" if seat == winner else next(suits)) for seat in (1, 2, 3, 0)}
    table = asfo(0, cartas, vira=turned).joga(" ".join(f"{seat}:{card}" for seat, card in cartas.items()))
    assert (table.vazas, table.vez) == (("AB"[winner % 2],), winner)


@clause("ASFO-JOGO-10")
def test_manilhas_nunca_empatam() -> None:
    vale_asfo("D=0 vira 3O T1[1:4O 2:4E 3:3P 0:3C =>A lead 2]")
    vale_asfo("D=0 vira 3O T1[1:4P 2:4C 3:4E 0:4O =>B lead 1]")


@clause("ASFO-JOGO-9")
def test_a_propria_vira_fica_fora_das_maos() -> None:
    table = asfo(0, {1: "6P"}, vira="5O")
    assert table.vira == "5O"
    assert all("5O" not in table.cartas(seat) for seat in (0, 1, 2, 3))


@clause("S-ASFO-01")
def test_o_baralho_tem_quarenta_cartas_ou_vinte_e_quatro() -> None:
    assert (len(BARALHO_40), len(BARALHO_24)) == (40, 24)
    table = abre_asfo(dealer=0)
    small = tuple(CARDS[index] for index in BARALHO_24)
    assert table.recusa(-1, Shuffle(small)).clause == "S-ASFO-01"
    limpo = abre_asfo({"deck": "24"}, dealer=0).embaralha(small).carteia()
    held = [CARDS[index].rank for index in BARALHO_24]
    assert set(held) == set("QJKA23")
    assert limpo.fase == "play"
    assert all(Card.of(card).index in BARALHO_24 for seat in range(4) for card in limpo.cartas(seat).split())


@clause("S-ASFO-01")
def test_sem_vira_nao_ha_manilhas() -> None:
    rules = rules_of(ASFO, {})
    assert max(rules.strength(rules.deck, NO_CARD)) == 10
