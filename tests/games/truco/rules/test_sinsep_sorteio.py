"""Seats, the first dealer and how the deal goes round (S-SIN-07), and what a partida is."""

import pytest

from carteado import catalogue
from carteado.cards import CARDS
from carteado.game import CHANCE
from carteado.games.truco.rules.pack_events import LotDrawn
from carteado.games.truco.rules.sinsep import SINSEP
from carteado.pack import DealerDrawn, Draw, Shuffle
from carteado.tricks.play import Play
from games.truco.kit import FRACAS, Mesa, clause
from games.truco.kit.pack import pack_with
from games.truco.kit.sinsep import SENTADOS, abre, curso, mao, monte, sorteio

SORTE = {"firstDealer": "lots"}
ORGANIZACAO = {"firstDealer": "organiser"}


def lot(nth: int, seats: int = 4) -> Mesa:
    """The lot when the top card of the pack is the n-th of the pack's own order."""
    top = CARDS[SINSEP.deck[nth]]
    return abre(SORTE, seats=seats).faz(CHANCE, Shuffle(pack_with(top=str(top))))


@clause("SIN-POST-1")
@pytest.mark.parametrize(("winner", "pair"), [(0, "A"), (1, "B"), (2, "A"), (3, "B")])
def test_os_pares_sentam_alternados(winner: int, pair: str) -> None:
    hands = {seat: "3P" if seat == winner else f"{low}C" for seat, low in zip(SENTADOS, "4567", strict=True)}
    table = mao(0, hands, vira="QO")
    for _ in SENTADOS:
        table = table.joga(f"{table.vez}:{hands[table.vez]}")
    assert table.vazas == (pair,)


@clause("SIN-POST-3", "SIN-JOGO-1", "SIN-JOGO-2")
@pytest.mark.parametrize("dealer", SENTADOS)
def test_sai_quem_esta_a_direita_do_carteador_e_segue_pela_direita(dealer: int) -> None:
    table = mao(dealer)
    order: list[int] = []
    for _ in SENTADOS:
        order.append(table.vez)
        table = table.faz(table.vez, table.state.legal(table.vez)[0])
    assert order == [(dealer + nth) % 4 for nth in (1, 2, 3, 4)]


@clause("SIN-JOGO-1")
def test_com_o_carteador_dois_sai_o_tres() -> None:
    table = mao(2, {3: "3P 2C AO"}, vira="QO")
    assert table.vez == 3
    assert [table.pode(3, Play(card)) for card in table.ve(3).hand()] == [True] * 3
    assert table.joga("3:3P").vez == 0


@clause("SIN-JOGO-2")
def test_fora_da_vez_nao_se_joga() -> None:
    table = mao(0, {1: "3P", 3: "3C"}, vira="QO")
    assert table.recusa(3, Play(table.ve(3).hand()[0])).clause == "SIN-JOGO-1"
    assert table.joga("1:3P").recusa(3, Play(table.ve(3).hand()[0])).clause == "SIN-JOGO-2"


@clause("SIN-DEF-PARTIDA")
def test_doze_pontos_acabam_a_partida() -> None:
    table = curso("AA", (10, 10), vale=3)
    assert (table.placar, table.partida, table.espera) == ((13, 10), "A", ())
    assert curso("AA", (10, 10)).partida is None


# firstDealer.


@clause("S-SIN-07")
def test_por_padrao_a_mais_alta_da_as_cartas() -> None:
    table = sorteio()
    assert (table.fase, table.espera) == ("draw", (0,))
    table = table.tira("0:KP 1:3C 2:7O 3:4E")
    assert table.eventos[-1] == DealerDrawn(1, "S-SIN-07")
    assert table.proximo_carteador == 1


@clause("S-SIN-07")
def test_no_sorteio_nao_ha_manilha() -> None:
    assert sorteio().tira("0:4P 1:7C 2:AE 3:7O").proximo_carteador == 2


@clause("S-SIN-07")
def test_empate_na_mais_alta_todos_tiram_de_novo() -> None:
    table = sorteio().tira("0:3P 1:3C 2:7O 3:4E")
    assert (table.fase, table.proximo_carteador) == ("draw-shuffle", -1)
    assert sorteio().tira("0:3P 1:KC 2:KO 3:4E").proximo_carteador == 0


@clause("S-SIN-07")
def test_cada_um_tira_uma_na_sua_vez() -> None:
    table = sorteio().faz(0, Draw(17))
    assert (table.recusa(1, Draw(17)).code, table.recusa(2, Draw(3)).code) == ("draw-position", "draw-in-turn")


@clause("S-SIN-07")
@pytest.mark.parametrize("nth", range(8))
def test_com_a_sorte_qualquer_um_pode_ser_o_primeiro(nth: int) -> None:
    table = lot(nth)
    assert table.eventos[-1] == LotDrawn(nth % 4, nth % 4, "S-SIN-07")
    assert (table.fase, table.proximo_carteador) == ("shuffle", nth % 4)
    assert table.embaralha().carteador == nth % 4


@clause("S-SIN-07")
def test_com_a_sorte_os_lugares_tem_a_mesma_chance() -> None:
    dealers = [lot(nth).proximo_carteador for nth in range(40)]
    assert [dealers.count(seat) for seat in SENTADOS] == [10] * 4


@clause("S-SIN-07")
def test_quem_organiza_diz_o_primeiro_e_sem_dizer_e_o_zero() -> None:
    assert (abre(ORGANIZACAO).fase, abre(ORGANIZACAO).proximo_carteador) == ("shuffle", 0)
    assert abre(ORGANIZACAO, dealer=2).embaralha().carteador == 2


@clause("S-SIN-07")
@pytest.mark.parametrize("dealer", SENTADOS)
@pytest.mark.parametrize("course", ["AA", "BB", "==="])
def test_o_carteio_passa_a_direita_depois_de_cada_mao(dealer: int, course: str) -> None:
    table = curso(course, dealer=dealer)
    assert table.proximo_carteador == (dealer + 1) % 4
    assert table.nova_mao().carteador == (dealer + 1) % 4


@clause("S-SIN-07", "SIN-TRUCO-6")
def test_o_carteio_passa_tambem_quando_se_corre() -> None:
    assert mao(3).truco(0).corre(1).corre(3).proximo_carteador == 0


@clause("SIN-EMB-4")
def test_so_vale_o_baralho_inteiro() -> None:
    table = abre(dealer=0)
    assert table.recusa(CHANCE, Shuffle(FRACAS[:-1])).code == "not-the-pack"
    assert table.recusa(CHANCE, Shuffle((*FRACAS[:-1], FRACAS[0]))).code == "not-the-pack"
    assert monte().recusa(CHANCE, Shuffle(FRACAS)).code == "no-shuffle-now"


@clause("S-SIN-07", "S-SIN-30")
@pytest.mark.parametrize(("dealer", "seats", "following"), [(0, 4, 1), (3, 4, 0), (0, 2, 1), (1, 2, 0)])
def test_na_partida_seguinte_o_carteio_continua_a_direita(dealer: int, seats: int, following: int) -> None:
    table = curso("AA", (10, 0), dealer, vale=3, seats=seats)
    assert table.partida == "A"
    assert catalogue.game(table.jogo).following(table.state) == {"dealer": following}


@clause("S-SIN-30")
def test_sem_torneio_o_jogo_e_uma_partida() -> None:
    assert SINSEP.best_of == 1
