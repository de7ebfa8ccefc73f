"""Art. 10: the draw for the first dealer, and how the deal goes round after it."""

import pytest

from carteado.pack import Cut, DealerDrawn, Draw, Drew
from games.truco.kit import FRACAS, Mesa, abre, clause, joga_vazas, mesa, plano, sorteio

QUALQUER_EMPATE = {"redrawOnAnyTie": "true"}


@clause("FEN-10")
def test_quem_tira_a_mais_pesada_da_as_cartas() -> None:
    assert sorteio().tira("0:KP 1:3C 2:7O 3:4E").proximo_carteador == 2


@clause("FEN-10")
@pytest.mark.parametrize(
    ("draws", "dealer"),
    [
        ("0:4P 1:7C 2:AE 3:7O", 0),
        ("0:2C 1:3C 2:KO 3:4E", 1),
        ("0:QP 1:7P 2:JC 3:6E", 2),
        ("0:4C 1:5C 2:6C 3:7E", 3),
    ],
)
def test_vale_a_ordem_do_artigo_nove(draws: str, dealer: int) -> None:
    assert sorteio().tira(draws).proximo_carteador == dealer


@clause("FEN-10")
def test_so_depois_da_quarta_carta_ha_carteador() -> None:
    table = sorteio().tira("0:4P 1:3C 2:7O")
    assert (table.fase, table.proximo_carteador) == ("draw", -1)
    assert table.tira("3:4E").proximo_carteador == 0


@clause("FEN-10")
def test_a_carta_sai_de_qualquer_ponto_do_baralho() -> None:
    assert [sorteio().pode(0, Draw(at)) for at in range(1, 41)] == [True] * 40
    assert [sorteio().recusa(0, Draw(at)).clause for at in (0, 41)] == ["FEN-10"] * 2


@clause("FEN-10")
def test_dois_jogadores_nao_tiram_a_mesma_carta() -> None:
    assert sorteio().faz(0, Draw(17)).recusa(1, Draw(17)).code == "draw-position"


@clause("FEN-10")
def test_a_carta_tirada_e_mostrada_a_todos() -> None:
    table = sorteio().tira("0:KP")
    assert table.eventos == (Drew(0, FRACAS.index(table.publico.drawn_cards[0]) + 1, table.publico.drawn_cards[0]),)
    assert str(table.publico.drawn_cards[0]) == "KP"


@clause("FEN-10")
def test_toda_partida_comeca_pelo_sorteio() -> None:
    table = abre()
    assert table.fase == "draw-shuffle"
    assert table.embaralha().fase == "draw"


@clause("FEN-10")
def test_quem_ganha_o_sorteio_da_a_primeira_mao_da_partida() -> None:
    table = sorteio().tira("0:KP 1:3C 2:7O 3:4E").embaralha()
    assert (table.carteador, table.publico.mao, table.fase) == (2, 1, "cut")
    assert table.pode(1, Cut(20))


@clause("FEN-10.1")
def test_empate_na_maior_volta_tudo_e_todos_tiram_de_novo() -> None:
    table = sorteio().tira("0:3P 1:3C 2:KO 3:5E")
    assert table.eventos[-1] == DealerDrawn(None, "FEN-10.1")
    assert (table.fase, table.proximo_carteador) == ("draw-shuffle", -1)
    again = table.embaralha()
    assert (again.espera, again.publico.drawn) == ((0,), ())
    assert again.tira("0:4C 1:4E 2:KO 3:5E").proximo_carteador == 2


@clause("FEN-10.1")
def test_parceiros_empatados_na_maior_tambem_repetem() -> None:
    assert sorteio().tira("0:3P 1:KC 2:3O 3:5E").fase == "draw-shuffle"


@clause("FEN-10.1")
def test_repete_quantas_vezes_empatar() -> None:
    table = sorteio().tira("0:3P 1:3C 2:3E 3:3O").embaralha().tira("0:2P 1:4C 2:5E 3:2O")
    assert table.fase == "draw-shuffle"
    assert table.embaralha().tira("0:2P 1:4C 2:5E 3:KO").proximo_carteador == 0


@clause("FEN-10.1", "S-FEN-27")
def test_empate_abaixo_da_maior_nao_repete() -> None:
    table = sorteio().tira("0:3P 1:KC 2:KO 3:KE")
    assert table.eventos[-1] == DealerDrawn(0, "FEN-10")
    assert table.proximo_carteador == 0


@clause("FEN-10.1", "S-FEN-27")
def test_com_a_opcao_qualquer_empate_repete() -> None:
    assert sorteio(QUALQUER_EMPATE).tira("0:3P 1:KC 2:KO 3:5E").fase == "draw-shuffle"
    assert sorteio(QUALQUER_EMPATE).tira("0:3P 1:3C 2:KO 3:5E").fase == "draw-shuffle"
    assert sorteio(QUALQUER_EMPATE).tira("0:3P 1:KC 2:QO 3:5E").proximo_carteador == 0


def dealers(table: Mesa, count: int) -> list[int]:
    """The dealers of the next mãos, each won by giving up a truco."""
    found = []
    for _ in range(count):
        table = table.nova_mao()
        found.append(table.carteador)
        table = table.truco(1).corre(2)
    return found


@clause("FEN-10.2")
def test_o_carteio_roda_a_partir_do_primeiro_carteador() -> None:
    assert dealers(sorteio().tira("0:KP 1:3C 2:7O 3:4E"), 6) == [2, 3, 0, 1, 2, 3]


@clause("FEN-10.2")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_roda_de_qualquer_lugar(first: int) -> None:
    assert dealers(abre(dealer=first), 5) == [(first + nth) % 4 for nth in range(5)]


@clause("FEN-10.2")
@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_roda_tambem_quando_o_carteador_ganha_a_mao(dealer: int) -> None:
    table = mesa(dealer, {dealer: "4P 7C 7O"}).mostra(dealer)
    assert table.proximo_carteador == (dealer + 1) % 4


@clause("FEN-10.2", "FEN-19.3")
def test_roda_tambem_quando_ninguem_marca() -> None:
    hands = {2: "3P 2C AO", 3: "3C 2E AC", 0: "4C 5C QO", 1: "5E 6E 7P"}
    table = mesa(0, hands).joga("2:3P 3:3C 0:4C 1:5E 3:2E 0:5C 1:6E 2:2C 2:AO 3:AC 0:QO 1:7P")
    assert (table.vencedor, table.proximo_carteador) == ("none", 1)


@clause("FEN-10.2")
def test_na_mesma_partida_nao_se_sorteia_de_novo() -> None:
    assert mesa().truco(1).corre(2).fase == "shuffle"


@clause("FEN-10.2")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_gira_para_a_direita_ate_o_fim_acabe_a_mao_como_acabar(first: int) -> None:
    """Run from, played, tied three times, shown, dealt wrongly, given up on eleven, and the iron hand that ends the partida."""
    ties, wins = plano("==="), plano("AA")
    table = abre(dealer=first, score=(8, 9)).nova_mao().truco(1).corre(2)
    found = [table.carteador]
    for end in (
        lambda table: joga_vazas(table.nova_mao(wins), wins, 2),
        lambda table: joga_vazas(table.nova_mao(ties), ties, 3),
        lambda table: table.nova_mao({2: "4P 7C 7O"}).mostra(2),
        lambda table: table.nova_mao().juiz("FEN-12.1"),
        lambda table: table.nova_mao().truco(0).corre(1),
        lambda table: table.nova_mao().decide(0, jogar=False),
        lambda table: table.nova_mao(wins),
    ):
        table = end(table)
        found.append(table.carteador)
    assert found == [(first + nth) % 4 for nth in range(8)]
    assert (table.placar, table.publico.kind) == ((11, 11), "iron")
