"""JOGO-7, JOGO-8: who starts a partida, and when it is over (S-ASFO-01, S-ASFO-05, S-ASFO-27)."""

from collections import Counter

import pytest

from carteado.cards import BARALHO_40, CARDS, Card
from carteado.catalogue import game, new
from carteado.game import CHANCE
from carteado.games.truco.rules.acts import Raise
from carteado.games.truco.rules.pack_events import LotDrawn
from carteado.games.truco.rules.strength import BARALHO_24
from carteado.pack import Draw, PartidaEnded, Shuffle, Shuffled
from carteado.tricks.play import Play
from games.truco.kit import FRACAS, Mesa, clause, joga_vazas, plano
from games.truco.kit.asfo import ASFO, SENTADOS, abre_asfo, asfo

SAI_DANDO = {"starter": "deals"}


def pack_with_lot(lot: int, deck: tuple[int, ...] = BARALHO_40) -> tuple[Card, ...]:
    """A pack whose top card is this one of the deck."""
    return (CARDS[deck[lot]], *[CARDS[index] for nth, index in enumerate(deck) if nth != lot])


def drawn(lot: int, opcoes: dict[str, str] | None = None) -> Mesa:
    return abre_asfo(opcoes).embaralha(pack_with_lot(lot))


def won_by(side: str, dealer: int, opcoes: dict[str, str] | None = None) -> Mesa:
    """A partida that this pair has just won, its last mão dealt by this seat."""
    hands = plano(side * 2)
    return joga_vazas(asfo(dealer, hands, (11, 0) if side == "A" else (0, 11), opcoes).decide("AB".index(side), True), hands, 2)


@clause("ASFO-JOGO-7", "S-ASFO-05")
def test_par_ou_impar_do_lugar_dois() -> None:
    table = drawn(2)
    assert (table.proximo_carteador, table.fase) == (1, "shuffle")
    assert table.nova_mao().vez == 2


@clause("ASFO-JOGO-7", "S-ASFO-05")
@pytest.mark.parametrize("lot", [0, 1, 2, 3, 4, 17, 30, 39])
def test_quem_ganha_o_par_ou_impar_sai_e_a_sua_esquerda_da(lot: int) -> None:
    table = drawn(lot)
    (told,) = [event for event in table.eventos if isinstance(event, LotDrawn)]
    assert table.eventos[0] == Shuffled(-1, 0)
    assert (told.winner, told.dealer, told.clause) == (lot % 4, (lot + 3) % 4, "ASFO-JOGO-7")
    dealt = table.nova_mao()
    assert (dealt.carteador, dealt.vez) == ((lot + 3) % 4, lot % 4)


@clause("S-ASFO-05")
@pytest.mark.parametrize("lot", SENTADOS)
def test_com_a_opcao_quem_ganha_da_as_cartas(lot: int) -> None:
    table = drawn(lot, SAI_DANDO).nova_mao()
    assert (table.carteador, table.vez) == (lot, (lot + 1) % 4)


@clause("ASFO-JOGO-7")
@pytest.mark.parametrize(("options", "deck"), [({}, BARALHO_40), ({"deck": "24"}, BARALHO_24)])
def test_o_par_ou_impar_e_justo(options: dict[str, str], deck: tuple[int, ...]) -> None:
    dealers = Counter(abre_asfo(options).embaralha(pack_with_lot(lot, deck)).proximo_carteador for lot in range(len(deck)))
    assert dealers == dict.fromkeys(SENTADOS, len(deck) // 4)


@clause("ASFO-JOGO-7")
def test_nao_ha_cartas_a_tirar_nem_espera_de_ninguem() -> None:
    table = abre_asfo()
    assert (table.fase, table.espera) == ("draw-shuffle", (CHANCE,))
    assert [table.recusa(seat, Draw(1)).code for seat in SENTADOS] == ["pack-first"] * 4
    assert drawn(0).espera == (CHANCE,)


@clause("ASFO-JOGO-8", "S-ASFO-05")
@pytest.mark.parametrize(
    ("side", "last", "dealer", "lead"),
    [("A", 0, 1, 2), ("B", 0, 2, 3), ("A", 1, 3, 0), ("B", 1, 2, 3), ("A", 2, 3, 0),
     ("B", 2, 0, 1), ("A", 3, 1, 2), ("B", 3, 0, 1)],
)  # fmt: skip
def test_a_partida_seguinte_e_comecada_pela_dupla_que_ganhou(side: str, last: int, dealer: int, lead: int) -> None:
    over = won_by(side, last)
    assert over.partida == side
    position = game(ASFO).following(over.state)
    assert position == {"dealer": dealer}
    table = Mesa(new(ASFO, **position)).nova_mao()
    assert (table.vez, "AB"[table.vez % 2], table.placar) == (lead, side, (0, 0))


@clause("ASFO-JOGO-8", "S-ASFO-05")
@pytest.mark.parametrize(("side", "last", "dealer"), [("A", 0, 2), ("B", 0, 1), ("A", 1, 2), ("B", 1, 3)])
def test_com_a_opcao_a_dupla_que_ganhou_da_as_cartas(side: str, last: int, dealer: int) -> None:
    assert game(ASFO).following(won_by(side, last, SAI_DANDO).state) == {"dealer": dealer}


# The end.


@clause("S-ASFO-01")
@pytest.mark.parametrize(
    ("before", "stake", "after", "winner"),
    [((9, 9), 3, (9, 12), "B"), ((0, 0), 12, (0, 12), "B"), ((10, 8), 3, (10, 11), None), ((10, 10), 1, (10, 11), None)],
)
def test_a_partida_vai_a_doze(before: tuple[int, int], stake: int, after: tuple[int, int], winner: str | None) -> None:
    hands = plano("BB")
    table = joga_vazas(asfo(0, hands, before).vale(stake), hands, 2)
    assert (table.placar, table.partida) == (after, winner)


@clause("S-ASFO-01")
def test_acabada_a_partida_ninguem_faz_mais_nada() -> None:
    over = won_by("A", 0)
    assert isinstance(over.eventos[-1], PartidaEnded)
    assert (over.fase, over.espera, over.placar) == ("over", (), (14, 0))
    assert [over.recusa(seat, act).clause for seat in SENTADOS for act in (Play(Card.of("3P")), Raise(3))] == ["S-ASFO-01"] * 8
    assert over.recusa(CHANCE, Shuffle(FRACAS)).code == "no-shuffle-now"


@clause("ASFO-TRUCO-5", "S-ASFO-01")
def test_tambem_se_ganha_a_partida_quando_os_outros_correm() -> None:
    table = asfo(placar=(9, 0)).truco(1).pede(0, 6).corre(3).corre(1)
    assert (table.placar, table.partida) == ((12, 0), "A")


@clause("S-ASFO-27")
@pytest.mark.parametrize(("options", "score"), [({}, (14, 0)), ({"recordScore": "cap12"}, (12, 0))])
def test_o_placar_fica_como_foi_feito(options: dict[str, str], score: tuple[int, int]) -> None:
    over = won_by("A", 0, options)
    assert (over.placar, over.partida) == (score, "A")
