"""Art. 22 at a physical table: a hand laid open without a winning set."""

import pytest

from carteado.game import PUBLIC, REFEREE
from carteado.games.truco.rules.events import Showed
from carteado.tricks.play import Played
from games.truco.kit import Mesa, clause, mesa
from games.truco.kit.juiz import (
    ELEVEN,
    IRON,
    MAO,
    VAZA_1,
    confere_olhares,
    decisao,
    entre_maos,
    fim_da_mao,
    na_mesa,
    negada,
    regra,
    sancoes,
    segue,
)

PERDE = {"falseShow": "loseHand"}


def mostrada(seat: int = 3, opcoes: dict[str, str] | None = None) -> Mesa:
    """A seat lays its hand open after the first card, with nothing that wins."""
    return mesa(0, MAO, (6, 2), opcoes).joga("2:3P").juiz("S-FEN-22", seat)


@clause("S-FEN-22")
@pytest.mark.parametrize("seat", [0, 1, 3])
def test_as_cartas_ficam_abertas_na_mesa_para_todos(seat: int) -> None:
    table = mostrada(seat)
    assert na_mesa(table, seat) == MAO[seat]
    assert [table.faces(other, seat) for other in (0, 1, 2, 3, PUBLIC)] == [MAO[seat]] * 5
    assert [event.clause for event in table.eventos if isinstance(event, Showed)] == ["S-FEN-22"]


@clause("S-FEN-22")
def test_a_mao_segue_com_elas_expostas_sem_sancao() -> None:
    table = mostrada()
    assert (table.fase, table.vez, table.placar, table.vencedor, sancoes(table)) == ("play", 3, (6, 2), None, ())
    assert regra(table).effect == "false-show"
    segue(table)


@clause("S-FEN-22")
def test_quem_ja_jogou_uma_expoe_so_as_que_tem() -> None:
    table = mostrada(2)
    assert (na_mesa(table, 2), table.cartas(2)) == ("KC QO", "KC QO")


@clause("S-FEN-22", "S-FEN-17")
def test_exposta_e_jogada_fechada_nao_vale_nada_mas_todos_sabem_qual_e() -> None:
    table = mostrada().joga("3:2C 0:4C 1:5E 2:QO 3:(6P)")
    (played,) = [event for event in table.eventos if isinstance(event, Played) and event.down]
    assert (str(played.card), played.secret_cards) == ("6P", ())
    assert str(table.publico.vazas[1][1].card) == "6P"
    assert table.joga("0:4E 1:(JP)").vazas == ("A", "A")


@clause("S-FEN-22")
def test_as_cartas_expostas_nao_mudam_nos_mundos_de_ninguem() -> None:
    table = mostrada().joga("3:2C")
    confere_olhares(table)
    assert na_mesa(table, 3) == "2C 6P 7E"


@clause("S-FEN-22", "FEN-22c")
def test_feita_a_primeira_vaza_o_zap_exposto_passa_a_ganhar() -> None:
    table = mesa(0, {**MAO, 0: "4C 4P 5O"}).juiz("FEN-22", 0).joga("2:3P 3:2C 0:4C 1:5E")
    assert (table.mostra(0).placar, table.mostra(0).clausula) == ((1, 0), "FEN-22c")


@clause("S-FEN-22", "FEN-23.1")
def test_exposta_solta_com_outra_volta_para_a_mesa_aberta() -> None:
    table = mesa(0, MAO).juiz("S-FEN-22", 2).juiz("FEN-23", 2, "3P KC").escolhe(3, "3P")
    assert [table.faces(seat, 2).split()[1:] for seat in (1, 3, PUBLIC)] == [["KC", "QO"]] * 3


@clause("S-FEN-22", "S-FEN-25")
def test_exposta_jogada_fora_da_vez_volta_para_a_mesa_aberta() -> None:
    table = mostrada(0).juiz("S-FEN-25", 0, "4E")
    assert na_mesa(table, 0) == "4C 4E 5O"


@clause("S-FEN-22")
@pytest.mark.parametrize(("seat", "depois"), [(0, (6, 3)), (3, (7, 2))])
def test_falseshow_losehand(seat: int, depois: tuple[int, int]) -> None:
    table = mostrada(seat, PERDE)
    assert (table.placar, table.proximo_carteador, table.fase) == (depois, 1, "shuffle")
    assert (regra(table).effect, fim_da_mao(table).clause, sancoes(table)) == (
        "lose-mao",
        "S-FEN-22",
        ((seat, "b", "S-FEN-22"),),
    )
    segue(table)


@clause("S-FEN-22", "S-FEN-42")
@pytest.mark.parametrize(
    ("placar", "jogou", "depois"), [((0, 0), False, (0, 6)), (ELEVEN, True, (11, 10)), (IRON, False, (11, 12))]
)
def test_losehand_e_pelo_valor_da_mao(placar: tuple[int, int], jogou: bool, depois: tuple[int, int]) -> None:
    table = mesa(0, MAO, placar, PERDE)
    table = table.decide(0, True) if jogou else table.vale(6) if placar == (0, 0) else table
    assert table.juiz("FEN-22", 2).placar == depois


@clause("S-FEN-22", "FEN-22b")
def test_jogo_que_ganha_nao_e_mostra_errada() -> None:
    table = mesa(0, {**MAO, 0: "4P 7C 5O"})
    assert negada(table, decisao("S-FEN-22", 0)) == "show-stands"
    assert table.mostra(0).placar == (1, 0)


@clause("S-FEN-22")
@pytest.mark.parametrize("seat", [0, 1])
def test_mostrar_com_pedido_pendente_tambem_expoe(seat: int) -> None:
    table = mesa(0, MAO).truco(1).juiz("S-FEN-22", seat)
    assert (na_mesa(table, seat), table.fase, table.pedido) == (MAO[seat], "answer", 3)


@clause("S-FEN-22")
def test_decidida_a_mao_nao_ha_o_que_mostrar() -> None:
    assert negada(entre_maos(), decisao("S-FEN-22", 0)) == "not-in-play"
    assert negada(mesa(0, MAO), decisao("S-FEN-22")) == "offender-missing"


@clause("S-FEN-22", "S-FEN-14")
def test_no_escuro_quem_mostra_tambem_fica_sabendo_das_suas() -> None:
    table = mesa(0, MAO, IRON, {"ferro": "blindAll"})
    assert table.faces(2, 2) == "? ? ?"
    table = table.juiz("S-FEN-22", 2)
    assert (table.faces(2, 2), table.faces(1, 2), table.faces(2, 0)) == (MAO[2], MAO[2], "? ? ?")
    confere_olhares(table)


@clause("S-FEN-22", "FEN-29")
def test_a_arbitragem_ainda_pode_usar_a_escada() -> None:
    table = mostrada().juiz("FEN-29", 3, letra="b")
    assert table.placar == (7, 2)


@clause("S-FEN-22")
def test_o_juiz_ve_as_maos_mas_nao_o_baralho() -> None:
    table = mesa(0, MAO).joga(VAZA_1)
    assert [table.faces(REFEREE, seat) for seat in range(4)] == [MAO[seat] for seat in range(4)]
    drawn = [card for place, card, seen in table.state.board().places(REFEREE) if place.startswith("pack") and seen]
    assert drawn == []
