"""The deal from the top down, or from the bottom up when the cutter says "subir"."""

from random import Random

import pytest

from carteado.game import PUBLIC, REFEREE
from carteado.games.truco.rules.acts import FromBottom
from carteado.games.truco.rules.pack_events import AskedBottom
from carteado.pack import Dealt
from games.truco.kit import Mesa, clause
from games.truco.kit.sinsep import SENTADOS, monte

FUNDO = "3P 2C KE AO JP QC 7E 6O 5C 5E 4C 4E"


def lying(table: Mesa, seat: int, name: str) -> set[str]:
    """What lies there in many worlds that this seat thinks possible."""
    rng = Random(5)
    worlds = [table.state.resample(seat, rng).board().places(seat) for _ in range(40)]
    return {str(card) for places in worlds for place, card, _ in places if place == name}


@clause("SIN-EMB-5")
def test_sem_subir_os_tres_de_cima_vao_para_a_direita() -> None:
    table = monte(FUNDO, "KO 3C 3E 3O").carteia()
    assert (table.vira, table.cartas(1), table.publico.end) == ("KO", "3C 3E 3O", 0)


@clause("SIN-EMB-6")
@pytest.mark.parametrize("dealer", SENTADOS)
def test_subir_da_do_fundo_para_cima(dealer: int) -> None:
    table = monte(FUNDO, "KO", dealer=dealer).sobe()
    assert table.eventos == (AskedBottom((dealer + 3) % 4, "SIN-EMB-6"),)
    assert table.publico.end == 1
    dealt = table.carteia()
    cards = FUNDO.split()
    assert dealt.vira == "KO"
    for nth in range(4):
        assert dealt.cartas((dealer + 1 + nth) % 4) == " ".join(cards[nth * 3 : nth * 3 + 3])


@clause("SIN-EMB-6")
def test_so_se_manda_subir_uma_vez_e_o_cortador() -> None:
    table = monte().sobe()
    assert table.recusa(3, FromBottom()).code == "from-bottom-asked"
    assert [monte().recusa(seat, FromBottom()).clause for seat in (0, 1, 2)] == ["SIN-POST-2"] * 3
    assert monte().tira_vira().devolve().recusa(3, FromBottom()).code == "no-cut-now"


@clause("SIN-EMB-6", "SIN-CORTAR-2")
def test_depois_de_subir_ainda_se_corta() -> None:
    table = monte(por_cima=FUNDO).sobe().corta(12).carteia()
    cards = FUNDO.split()[::-1]
    assert table.cartas(1) == " ".join(cards[:3])


@clause("SIN-EMB-6", "S-SIN-20")
def test_subir_nao_mostra_a_carta_a_ninguem_antes_da_hora() -> None:
    table = monte(FUNDO).sobe().tira_vira().devolve()
    for seat in (*SENTADOS, PUBLIC):
        assert len(lying(table, seat, "pack 38")) > 10
    dealt = table.carteia()
    assert [event.audience for event in dealt.eventos if isinstance(event, Dealt)] == [(seat, REFEREE) for seat in (1, 2, 3, 0)]
