"""Which card is the vira (S-SIN-06): the top one after the last cut, or by option from any depth."""

import pytest

from carteado.cards import Card
from carteado.game import PUBLIC, REFEREE
from carteado.games.truco.rules.acts import GiveBack, Turn
from carteado.pack import Deal
from games.truco.kit import FRACAS, Mesa, clause
from games.truco.kit.sinsep import SENTADOS, mao, monte, quem_pode, viradas

FUNDO_LIVRE = {"viraPick": "anyDepth"}
PACOTE = [str(card) for card in FRACAS]


def order(table: Mesa) -> list[str]:
    """The pack from the top, as it lies now."""
    return [str(card) for name, card, _ in table.state.board().places(PUBLIC) if name.startswith("pack")]


@clause("S-SIN-06", "SIN-CORTAR-1")
@pytest.mark.parametrize("at", [0, 2, 40])
def test_a_vira_e_a_carta_de_cima_depois_do_ultimo_corte(at: int) -> None:
    assert monte(por_cima="6E 7P").corta(1).tira_vira().vira == "7P"
    reason = monte().recusa(3, Turn(at))
    assert (reason.code, reason.clause) == ("vira-position", "SIN-CORTAR-1")


@clause("S-SIN-06")
@pytest.mark.parametrize("at", [1, 2, 17, 39, 40])
def test_com_a_opcao_a_vira_sai_de_onde_se_quer(at: int) -> None:
    table = monte(opcoes=FUNDO_LIVRE).tira_vira(at)
    rest = PACOTE[: at - 1] + PACOTE[at:]
    assert (table.vira, order(table)) == (PACOTE[at - 1], rest)
    dealt = table.carteia()
    assert [dealt.cartas(seat) for seat in (1, 2, 3, 0)] == [" ".join(rest[nth : nth + 3]) for nth in (0, 3, 6, 9)]


@clause("S-SIN-06")
@pytest.mark.parametrize("at", [0, 41])
def test_com_a_opcao_a_vira_e_uma_das_quarenta(at: int) -> None:
    assert all(monte(opcoes=FUNDO_LIVRE).pode(3, Turn(depth)) for depth in range(1, 41))
    assert monte(opcoes=FUNDO_LIVRE).recusa(3, Turn(at)).code == "vira-position"


@clause("S-SIN-06", "S-SIN-19")
def test_com_a_opcao_a_vira_sai_de_dentro_do_baralho_cortado_e_serrado() -> None:
    pack = order(monte().corta(9).serra(14))
    table = monte(opcoes=FUNDO_LIVRE).corta(9).serra(14).tira_vira(21)
    assert table.vira == pack[20]
    assert table.carteia().cartas(1) == " ".join(pack[:3])


@clause("S-SIN-06")
def test_com_a_opcao_a_vira_funda_faz_as_manilhas() -> None:
    table = monte("7E", "3P QO 2C KE QC 7C AE 6C 5C KO 4C 4E", opcoes=FUNDO_LIVRE).tira_vira(40)
    assert table.vira == "7E"
    assert viradas(table.eventos) == ["7E"]
    assert table.carteia().joga("1:3P 2:QC 3:AE 0:KO").ultima_vaza.lead == 2
    assert table.carteia().joga("1:3P 2:KE 3:AE 0:KO").ultima_vaza.lead == 1


@clause("SIN-CORTAR-1")
def test_cada_mao_tem_a_sua_vira() -> None:
    table = mao(vira="6E").truco(1).corre(2).corre(0)
    assert table.embaralha().vira == ""
    assert table.nova_mao(vira=str(Card.of("KC"))).vira == "KC"


@clause("SIN-CORTAR-1")
@pytest.mark.parametrize("dealer", SENTADOS)
def test_tira_a_o_cortador_e_ninguem_mais_antes_de_qualquer_carta_dada(dealer: int) -> None:
    table, cutter = monte(por_cima="6E", dealer=dealer), (dealer - 1) % 4
    assert quem_pode(table, Turn(1)) == [cutter]
    assert [table.recusa(seat, Deal(packet)).code for seat in (dealer,) for packet in SENTADOS] == ["cut-first"] * 4
    assert table.recusa(cutter, GiveBack()).code == "vira-first"
    turned = table.tira_vira()
    assert (turned.vira, turned.publico.packets) == ("6E", ())
    assert all(str(turned.ve(seat).known.vira_card) == "6E" for seat in (*SENTADOS, PUBLIC, REFEREE))


@clause("SIN-CORTAR-1", "SIN-MAOFERRO-3")
def test_todos_a_veem_menos_na_mao_de_ferro() -> None:
    for placar, seen in (((11, 10), "7E"), ((10, 10), "7E"), ((11, 11), "None")):
        table = monte(por_cima="7E", placar=placar).tira_vira()
        assert {str(table.ve(seat).known.vira_card) for seat in (*SENTADOS, PUBLIC)} == {seen}
