"""TRUCO-12, TRUCO-13: whoever trucos on an open card has to beat it (S-ASFO-07, S-ASFO-08, S-ASFO-09)."""

import pytest

from carteado.cards import Card
from carteado.tricks.play import Play
from games.truco.kit import Mesa, clause
from games.truco.kit.asfo import asfo

# Vaza 1 to A, vaza 2 to B, and seat 3 leads the third.
UMA_A_UMA = "1:2C 2:3P 3:4C 0:4E 2:KP 3:AC 0:7E 1:7P"
EMPATE = "1:3P 2:3C 3:4C 0:4E"
MATAR = "ASFO-TRUCO-13"


def table(falls: str, placar: tuple[int, int] = (0, 0), dealer: int = 0, **opcoes: str) -> Mesa:
    """A table where every seat holds, in order, the cards it will play in these falls; none has been played yet."""
    hands: dict[int, str] = {}
    for fall in falls.split():
        seat, _, card = fall.partition(":")
        hands[int(seat)] = f"{hands.get(int(seat), '')} {card.strip('()').partition('+')[0]}"
    return asfo(dealer, hands, placar, opcoes, vira="5O")


def plays(falls: str, placar: tuple[int, int] = (0, 0), dealer: int = 0, **opcoes: str) -> Mesa:
    """Cards fall in order; `|0` between them is a truco of seat 0, taken by the next."""
    cards = " ".join(fall for fall in falls.split() if not fall.startswith("|"))
    at = table(cards, placar, dealer, **opcoes)
    for fall in falls.split():
        if fall.startswith("|"):
            at = at.truco(int(fall[1])).cai((int(fall[1]) + 1) % 4)
        else:
            at = at.joga(fall)
            at = at.cai(at.espera[0]) if at.pedido else at
    return at


# The examples of the text.


@clause("ASFO-TRUCO-12", "S-ASFO-09")
def test_sobre_carta_coberta_o_empate_e_o_de_sempre() -> None:
    over = plays(f"{UMA_A_UMA} 3:(QC) |0 0:JE 1:JO 2:4O", (2, 2))
    assert over.ultima_vaza.lead == 1
    assert (over.vazas, over.placar, over.clausula) == (("A", "B", "tie"), (5, 2), "ASFO-EMPATE-3")


@clause("ASFO-TRUCO-13", "S-ASFO-07")
def test_sobre_carta_aberta_igualar_nao_basta() -> None:
    at = plays(f"{UMA_A_UMA} 3:JC |0", (2, 2))
    assert at.publico.must_kill == (3,)
    over = plays(f"{UMA_A_UMA} 3:JC |0 0:JE 1:4P 2:4O", (2, 2))
    assert (over.vazas, over.placar) == (("A", "B", "B"), (2, 5))
    assert (over.ultima_vaza.lead, over.ultima_vaza.clause) == (3, MATAR)


@clause("ASFO-TRUCO-13")
def test_matando_a_carta_a_mao_e_de_quem_trucou() -> None:
    over = plays(f"{UMA_A_UMA} 3:JC |0 0:KE 1:4P 2:4O", (2, 2))
    assert (over.vazas, over.placar, over.ultima_vaza.lead) == (("A", "B", "A"), (5, 2), 0)


@clause("S-ASFO-07")
def test_na_primeira_vaza_o_empate_e_dos_adversarios_e_sai_a_carta_trucada() -> None:
    at = plays("1:3C |2 2:3P 3:4C 0:4E")
    assert (at.vazas, at.vez, at.ultima_vaza.clause, at.valor) == (("B",), 1, MATAR, 3)
    assert at.fase == "play"


# The cases around it.


@clause("S-ASFO-07")
@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_vale_para_qualquer_dupla(dealer: int) -> None:
    seats = [(dealer + nth) % 4 for nth in (1, 2, 3, 4)]
    cards = ("3C", "3P", "4C", "4E")
    falls = [f"{seat}:{card}" for seat, card in zip(seats, cards, strict=True)]
    at = plays(f"{falls[0]} |{seats[1]} {' '.join(falls[1:])}", dealer=dealer)
    assert (at.vazas, at.vez) == (("AB"[seats[0] % 2],), seats[0])


@clause("S-ASFO-07")
def test_o_parceiro_tambem_mata() -> None:
    at = plays("1:3C |2 2:3P 3:4C 0:6O")
    assert (at.vazas, at.vez) == (("A",), 0)


@clause("S-ASFO-07")
def test_o_parceiro_que_so_iguala_tambem_nao_basta() -> None:
    at = plays("1:3C |2 2:4P 3:4C 0:3P")
    assert (at.vazas, at.vez) == (("B",), 1)


@clause("S-ASFO-07")
def test_quem_truca_com_a_carta_ja_jogada_tambem_tem_que_matar() -> None:
    at = plays("1:3C 2:3P+3 3:4C 0:4E")
    assert (at.vazas, at.vez, at.valor) == (("B",), 1, 3)


@clause("S-ASFO-07")
def test_truca_o_parceiro_depois_do_empate_na_mesa() -> None:
    at = plays("1:3C 2:3P 3:4C |0 0:4E")
    assert (at.vazas, at.vez) == (("B",), 1)


@clause("S-ASFO-07")
def test_com_duas_cartas_iguais_na_mesa_sai_a_primeira() -> None:
    at = plays("1:3C 2:4P 3:3E |0 0:3P")
    assert (at.vazas, at.vez) == (("B",), 1)


@clause("S-ASFO-07")
def test_com_duas_cartas_na_mesa_conta_a_maior() -> None:
    at = plays("1:2C 2:4P 3:3E |0 0:3P")
    assert (at.vazas, at.vez) == (("B",), 3)


@clause("S-ASFO-07")
def test_matar_a_menor_das_duas_nao_basta() -> None:
    at = plays("1:2C 2:4P 3:3E |0 0:2P")
    assert (at.vazas, at.vez) == (("B",), 3)


@clause("S-ASFO-07")
def test_empate_com_outra_carta_jogada_depois_e_empate() -> None:
    at = plays("1:2C |2 2:3P 3:3C 0:4E")
    assert (at.vazas, at.vez, at.ultima_vaza.clause) == (("tie",), 3, "S-ASFO-03")


@clause("S-ASFO-07")
def test_outra_igual_jogada_depois_nao_muda_quem_sai() -> None:
    at = plays("1:3C |2 2:3P 3:3E 0:4E")
    assert (at.vazas, at.vez) == (("B",), 1)


@clause("S-ASFO-07")
def test_truco_antes_da_primeira_carta_nao_obriga() -> None:
    at = plays("|2 1:3C 2:3P 3:4C 0:4E")
    assert (at.vazas, at.vez) == (("tie",), 2)


@clause("S-ASFO-07")
def test_truco_so_com_carta_da_propria_dupla_na_mesa_nao_obriga() -> None:
    at = plays("1:3C |3 2:3P 3:4C 0:4E")
    assert (at.vazas, at.vez) == (("tie",), 2)


@clause("S-ASFO-07")
def test_entre_as_vazas_o_truco_nao_obriga() -> None:
    at = plays("1:2C 2:3P 3:4C 0:4E |3 2:KP 3:KC 0:7E 1:7P")
    assert (at.vazas, at.vencedor, at.clausula) == (("A", "tie"), "A", "ASFO-EMPATE-3")


@clause("S-ASFO-07")
def test_o_truco_com_a_carta_que_fecha_a_vaza_ja_e_da_seguinte() -> None:
    at = plays("1:3C 2:4P 3:4C 0:3P+3")
    assert (at.vazas, at.vez, at.valor, at.publico.must_kill) == (("tie",), 0, 3, ())


@clause("S-ASFO-07")
def test_o_dever_nao_passa_para_a_vaza_seguinte() -> None:
    at = plays("1:2C |2 2:3P 3:4C 0:4E")
    assert at.publico.must_kill == ()
    at = plays("1:2C |2 2:3P 3:4C 0:4E 2:KP 3:KC 0:7E 1:7P")
    assert (at.vazas, at.vencedor, at.placar) == (("A", "tie"), "A", (3, 0))


@clause("S-ASFO-07")
def test_o_adversario_que_truca_deve_matar_a_carta_do_outro() -> None:
    at = plays("1:3C 2:3P |3 3:4C 0:4E")
    assert (at.vazas, at.vez) == (("A",), 2)


@clause("S-ASFO-07")
def test_na_segunda_vaza_depois_de_um_empate_decide_a_mao() -> None:
    at = plays(f"{EMPATE} 2:KP |3 3:KC 0:7E 1:7P")
    assert (at.vazas, at.vencedor, at.placar, at.clausula) == (("tie", "A"), "A", (3, 0), "ASFO-EMPATE-2")


@clause("S-ASFO-07")
def test_na_segunda_vaza_de_quem_ja_fez_uma_fecha_a_mao() -> None:
    at = plays("1:2C 2:3P 3:4C 0:4E 2:KP |3 3:KC 0:7E 1:7P")
    assert (at.vazas, at.vencedor, at.placar) == (("A", "A"), "A", (3, 0))


@clause("S-ASFO-07")
def test_na_segunda_vaza_quem_ja_fez_uma_e_so_iguala_tem_terceira() -> None:
    at = plays("1:2C 2:3P 3:4C 0:4E 2:7E 3:KC |0 0:KP 1:7P")
    assert (at.vazas, at.vez, at.vencedor) == (("A", "B"), 3, None)


@clause("S-ASFO-07")
def test_empatada_com_a_carta_trucada_e_a_coberta_do_adversario_nao_conta() -> None:
    at = plays("1:2C 2:3P 3:4C 0:4E 2:7E 3:(KC) |0 0:KP 1:KE")
    assert (at.vazas, at.vez) == (("A", "tie"), 1)


@clause("S-ASFO-07")
def test_a_carta_que_fecharia_a_mao_pelo_dever_nao_leva_pedido() -> None:
    at = plays(f"{EMPATE} 2:KP 3:KC |0 0:7E")
    hand = at.cartas(1).split()
    assert [at.pode(1, Play(Card.of(card), False, 6)) for card in hand] == [False, False]
    assert at.recusa(1, Play(Card.of(hand[0]), False, 6)).code == "call-on-last-card"
    assert at.joga(f"1:{hand[0]}").vencedor == "B"


@clause("S-ASFO-07")
def test_recusado_o_truco_nao_ha_o_que_matar() -> None:
    at = table("1:3C 2:3P").joga("1:3C").truco(2).corre(3).corre(1)
    assert (at.placar, at.clausula) == ((1, 0), "ASFO-TRUCO-5")


@clause("S-ASFO-07")
def test_todos_sabem_que_carta_ha_de_ser_morta() -> None:
    at = table("1:3C 2:4P 3:3E 0:3P").joga("1:3C 2:4P 3:3E").truco(0)
    assert [at.ve(seat).known.must_kill for seat in (0, 1, 2, 3)] == [(1, 3)] * 4
    assert at.cai(1).publico.must_kill == (1, 3)
    assert at.cai(1).joga("0:3P").publico.must_kill == ()


# Options.


@clause("S-ASFO-07")
def test_com_a_opcao_off_o_empate_e_so_empate() -> None:
    assert plays("1:3C |2 2:3P 3:4C 0:4E", mustKill="off").vazas == ("tie",)
    over = plays(f"{UMA_A_UMA} 3:JC |0 0:JE 1:4P 2:4O", (2, 2), mustKill="off")
    assert (over.vencedor, over.placar) == ("A", (5, 2))


@clause("S-ASFO-07")
@pytest.mark.parametrize("second", ["3P", "2P"])
def test_com_a_opcao_hand_quem_nao_mata_perde_a_mao(second: str) -> None:
    over = plays(f"1:3C |2 2:{second} 3:4C 0:4E", (2, 2), mustKill="hand")
    assert (over.vazas, over.vencedor, over.placar, over.clausula) == (("B",), "B", (2, 5), MATAR)
    assert (over.fase, over.proximo_carteador) == ("shuffle", 1)


@clause("S-ASFO-07")
def test_com_a_opcao_hand_mata_o_parceiro_e_a_mao_segue() -> None:
    at = plays("1:3C |2 2:4P 3:4C 0:6O", mustKill="hand")
    assert (at.vazas, at.vencedor, at.vez) == (("A",), None, 0)


@clause("S-ASFO-07")
def test_com_a_opcao_hand_e_preciso_matar_todas() -> None:
    assert plays("1:2C 2:4P 3:3E |0 0:2P", mustKill="hand").vencedor == "B"
    assert plays("1:2C 2:4P 3:3E |0 0:3P", mustKill="hand").vencedor == "B"
    assert plays("1:2C 2:4P 3:3E |0 0:6O", mustKill="hand").vencedor is None


@clause("S-ASFO-07")
def test_com_a_opcao_hand_basta_matar_as_que_estavam_na_mesa() -> None:
    at = plays("1:2C |2 2:3P 3:6P 0:4E", mustKill="hand")
    assert (at.vazas, at.vencedor, at.vez) == (("B",), None, 3)


@clause("S-ASFO-07")
def test_com_a_opcao_hand_empate_com_outra_carta_nao_perde() -> None:
    at = plays("1:2C |2 2:3P 3:3C 0:4E", mustKill="hand")
    assert (at.vazas, at.vencedor) == (("tie",), None)


@clause("S-ASFO-07")
@pytest.mark.parametrize(("stake", "score"), [(3, (0, 3)), (6, (0, 6)), (9, (0, 9))])
def test_com_a_opcao_hand_perde_se_o_que_a_mao_vale(stake: int, score: tuple[int, int]) -> None:
    at = table("1:3C 2:3P 3:4C 0:4E", mustKill="hand").joga("1:3C").truco(2)
    for seat, step in ((3, 6), (0, 9)):
        at = at.pede(seat, step) if step <= stake else at
    assert at.cai(at.espera[0]).joga("2:3P 3:4C 0:4E").placar == score


@clause("S-ASFO-07")
def test_com_a_opcao_hand_na_segunda_vaza_perde_mesmo_tendo_a_primeira() -> None:
    over = plays("1:2C 2:3P 3:4C 0:4E 2:7E 3:KC |0 0:KP 1:7P", mustKill="hand")
    assert (over.vencedor, over.placar, over.clausula) == ("B", (0, 3), MATAR)


# S-ASFO-08: later raises.


@clause("S-ASFO-08")
def test_quem_trucou_guarda_o_dever_mesmo_que_aumentem() -> None:
    at = table("1:3C 2:3P 3:4C 0:4E").joga("1:3C").truco(2).pede(3, 6).cai(2).joga("2:3P 3:4C 0:4E")
    assert (at.vazas, at.vez, at.valor) == (("B",), 1, 6)


@clause("S-ASFO-08")
def test_o_aumento_nao_da_dever_a_quem_aumenta() -> None:
    at = table("1:3C 2:3P 3:4C 0:4E").truco(0).cai(1).joga("1:3C 2:3P").pede(3, 6).cai(0).joga("3:4C 0:4E")
    assert (at.vazas, at.vez) == (("tie",), 2)


@clause("S-ASFO-08")
def test_com_a_opcao_o_dever_e_de_quem_pediu_por_ultimo() -> None:
    falls = "1:3C 2:3P 3:4C 0:4E"
    plain = table(falls, mustKillOnRaise="lastCaller").joga("1:3C 2:3P+3")
    assert plain.cai(3).joga("3:4C 0:4E").vazas == ("B",)
    raised = plain.pede(3, 6)
    assert raised.publico.must_kill == (2,)
    assert (raised.cai(0).joga("3:4C 0:4E").vazas, raised.cai(0).joga("3:4C 0:4E").vez) == (("A",), 2)
    again = raised.pede(0, 9)
    assert (again.cai(1).joga("3:4C 0:4E").vazas, again.cai(1).joga("3:4C 0:4E").vez) == (("B",), 1)


@clause("S-ASFO-08")
def test_com_a_opcao_o_aumento_mais_tarde_tambem_obriga() -> None:
    at = table("1:3C 2:3P 3:4C 0:4E", mustKillOnRaise="lastCaller").truco(0).cai(1).joga("1:3C 2:3P")
    assert at.pede(3, 6).cai(0).joga("3:4C 0:4E").vazas == ("A",)


@clause("S-ASFO-08")
def test_com_a_opcao_quem_aumenta_sem_carta_aberta_contra_si_livra_a_todos() -> None:
    at = table("1:3C 2:3P 3:4C 0:4E", mustKillOnRaise="lastCaller").joga("1:3C").truco(2).pede(3, 6).cai(2)
    assert at.publico.must_kill == ()
    assert at.joga("2:3P 3:4C 0:4E").vazas == ("tie",)


@clause("S-ASFO-08", "S-ASFO-07")
def test_as_duas_opcoes_juntas() -> None:
    falls = "1:3C 2:3P 3:4C 0:4E"
    at = table(falls, mustKill="hand", mustKillOnRaise="lastCaller").joga("1:3C 2:3P+3").pede(3, 6).cai(0)
    over = at.joga("3:4C 0:4E")
    assert (over.vencedor, over.placar, over.clausula) == ("A", (6, 0), MATAR)


@clause("S-ASFO-08", "ASFO-COM-4")
def test_com_a_opcao_desfeito_o_aumento_volta_o_dever_de_quem_trucou() -> None:
    at = table("1:3C 2:3P 3:4C 0:4E", mustKillOnRaise="lastCaller").joga("1:3C").truco(2).pede(3, 6).juiz("ASFO-COM-4", 3)
    assert (at.pedido, at.publico.must_kill) == (3, (1,))
    assert at.cai(1).joga("2:3P 3:4C 0:4E").vazas == ("B",)
