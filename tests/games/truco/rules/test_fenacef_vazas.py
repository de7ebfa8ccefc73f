"""Arts. 3, 16 and 18: one card each, open or face down, and who leads the next vaza."""

import pytest

from carteado.cards import Card
from carteado.game import PUBLIC, REFEREE
from carteado.tricks.play import Play, Played
from games.truco.kit import clause, confere, joga_vazas, mesa, plano

PRIMEIRA_DE_A = "D=0 T1[2:3P 3:2C 0:4C 1:5E =>A lead 2]"
SENTADOS = (0, 1, 2, 3)


@clause("FEN-3e", "S-FEN-50")
def test_mao_decidida_nao_tem_terceira_vaza() -> None:
    table = confere(f"{PRIMEIRA_DE_A} T2[2:2P 3:KC 0:4E 1:6E =>A lead 2] hand=>A; S 3-3 → 4-3")
    assert (table.vazas, table.fase) == (("A", "A"), "shuffle")
    assert all(table.state.legal(seat) == () for seat in SENTADOS)


@clause("FEN-3e")
def test_a_mao_comeca_valendo_um() -> None:
    assert mesa(placar=(3, 3)).valor == 1


@clause("FEN-3e")
def test_mao_nao_decidida_tem_terceira_vaza() -> None:
    table = confere(f"{PRIMEIRA_DE_A} T2[2:4E 3:KC 0:5C 1:6E =>B lead 3]")
    assert (table.fase, table.vez) == ("play", 3)


@clause("FEN-3f")
def test_a_vaza_e_uma_carta_de_cada_um() -> None:
    table = confere(PRIMEIRA_DE_A)
    assert [hand.count for hand in table.publico.hands] == [2, 2, 2, 2]


@clause("FEN-3f")
def test_quem_ja_jogou_nao_joga_outra_na_mesma_vaza() -> None:
    table = mesa(0, {2: "3P 2P AO"}).joga("2:3P")
    assert table.recusa(2, Play(Card.of("2P"))).code == "not-your-turn"


@clause("FEN-3f")
def test_carta_que_nao_esta_na_mao_nao_se_joga() -> None:
    table = mesa(0, {2: "3P 2P AO", 3: "3C"})
    assert [table.recusa(2, Play(Card.of(card))).clause for card in ("3C", "4P")] == ["FEN-3f"] * 2
    lead = table.joga("2:3P 3:3C").faz(0, table.joga("2:3P 3:3C").state.legal(0)[0])
    again = lead.faz(1, lead.state.legal(1)[0])
    assert again.recusa(again.vez, Play(Card.of("3C"))).clause == "FEN-3f"


@clause("FEN-3h", "S-FEN-17")
def test_o_zap_fechado_perde_para_um_quatro_aberto() -> None:
    confere(f"{PRIMEIRA_DE_A} T2[2:(4P) 3:4E 0:(7C) 1:(AE) =>B lead 3]")


@clause("FEN-3h", "S-FEN-17")
@pytest.mark.parametrize("opened", SENTADOS)
def test_a_unica_aberta_ganha_de_qualquer_lugar(opened: int) -> None:
    falls = " ".join(f"{seat}:{card if seat == opened else f'({card})'}" for seat, card in _SEGUNDA)
    pair = "AB"[opened % 2]
    hand = " hand=>A" if pair == "A" else ""
    confere(f"{PRIMEIRA_DE_A} T2[{falls} =>{pair} lead {opened}]{hand}")


_SEGUNDA = ((2, "4P"), (3, "7C"), (0, "4E"), (1, "6E"))


@clause("FEN-3i")
def test_aberto_o_zap_ganha() -> None:
    confere(f"{PRIMEIRA_DE_A} T2[2:4P 3:4E 0:(7C) 1:(AE) =>A lead 2] hand=>A")


@clause("FEN-3i")
def test_fechadas_iguais_a_aberta_nao_cangam() -> None:
    confere(f"{PRIMEIRA_DE_A} T2[2:(KP) 3:KC 0:(KE) 1:(KO) =>B lead 3]")


@clause("FEN-16")
def test_quem_fez_a_vaza_sai_na_seguinte() -> None:
    confere("D=0 T1[2:KP 3:AC 0:2C 1:5E =>A lead 0]")


@clause("FEN-16")
@pytest.mark.parametrize("best", SENTADOS)
@pytest.mark.parametrize("dealer", SENTADOS)
def test_sai_o_jogador_da_maior_e_nao_o_parceiro(best: int, dealer: int) -> None:
    hands = {seat: {best: "3P"}.get(seat, low) for seat, low in zip(SENTADOS, ("4C", "5C", "6C", "QC"), strict=True)}
    table = joga_vazas(mesa(dealer, hands), hands)
    assert table.vez == best


@clause("FEN-16")
def test_a_terceira_sai_de_quem_fez_a_segunda() -> None:
    confere(f"{PRIMEIRA_DE_A} T2[2:4E 3:KC 0:5C 1:2E =>B lead 1] T3[1:QP 2:4O 3:5O 0:3C =>A lead 0] hand=>A")


@clause("FEN-16")
def test_fora_da_vez_nao_se_joga() -> None:
    table = mesa(0, {0: "3C", 2: "3P"}).joga("2:3P")
    assert table.recusa(0, Play(Card.of("3C"))).clause == "FEN-16"


@clause("FEN-18")
@pytest.mark.parametrize("nth", SENTADOS)
def test_na_primeira_vaza_ninguem_joga_fechado(nth: int) -> None:
    hands = {2: "3P", 3: "2C", 0: "4C", 1: "5E"}
    falls = [f"{seat}:{card}" for seat, card in hands.items()]
    table = mesa(0, hands).joga(" ".join(falls[:nth]))
    seat = table.vez
    reason = table.recusa(seat, Play(Card.of(hands[seat]), True))
    assert (reason.code, reason.clause) == ("open-in-first", "FEN-18")


@clause("FEN-18", "S-FEN-24")
def test_a_carta_fechada_na_primeira_vaza_e_virada_e_fica() -> None:
    table = mesa(0, {2: "KP", 3: "2C", 0: "4C", 1: "5E"}).joga("2:KP").juiz("FEN-18", contra=3, cartas="2C")
    assert (table.vez, [str(fallen.card) for fallen in table.ve(PUBLIC).table()]) == (0, ["KP", "2C"])
    assert table.joga("0:4C 1:5E").vazas == ("B",)


@clause("FEN-18pu")
def test_na_segunda_e_na_terceira_pode_se_jogar_fechado() -> None:
    confere(f"{PRIMEIRA_DE_A} T2[2:(KP) 3:(KC) 0:(4E) 1:6E =>B lead 1]")
    confere(f"{PRIMEIRA_DE_A} T2[2:(KP) 3:(KC) 0:(4E) 1:6E =>B lead 1] T3[1:(QO) 2:(QP) 3:(4O) 0:5C =>A lead 0] hand=>A")


@clause("FEN-18pu", "S-FEN-17")
@pytest.mark.parametrize("score", [(11, 4), (4, 11), (11, 11)])
def test_fechado_tambem_na_mao_de_onze_e_na_de_ferro(score: tuple[int, int]) -> None:
    hands = plano("AB=")
    table = mesa(0, hands, score)
    table = table.decide(table.espera[0], jogar=True) if score != (11, 11) else table
    table = joga_vazas(table, hands)
    assert table.pode(table.vez, Play(Card.of(hands[table.vez].split()[1]), True))


@clause("S-FEN-17")
def test_a_fechada_so_o_dono_conhece_mesmo_depois_da_mao() -> None:
    hands = {2: "3P 2P 4P", 3: "2C KC", 0: "4C 4E", 1: "5E 6E"}
    table = mesa(0, hands).joga("2:3P 3:2C 0:4C 1:5E 2:2P 3:KC 0:(4E)")
    (played,) = [event for event in table.eventos if isinstance(event, Played) and event.down]
    assert (played.card, played.audience) == (None, (0, REFEREE))
    over = table.joga("1:6E")
    assert over.vencedor == "A"
    assert [str(over.ve(seat).known.vazas[1][2].card) for seat in (*SENTADOS, PUBLIC)] == ["4E", "None", "None", "None", "None"]


@clause("S-FEN-17")
def test_com_a_opcao_as_fechadas_sao_mostradas_no_fim_da_mao() -> None:
    hands = {2: "3P 2P 4P", 3: "2C KC", 0: "4C 4E", 1: "5E 6E"}
    table = mesa(0, hands, opcoes={"revealFaceDownAfterHand": "true"}).joga("2:3P 3:2C 0:4C 1:5E 2:2P 3:KC 0:(4E)")
    assert table.ve(1).known.vazas[1][2].card is None
    over = table.joga("1:6E")
    assert [str(over.ve(seat).known.vazas[1][2].card) for seat in (*SENTADOS, PUBLIC)] == ["4E"] * 5
    assert over.faces(1, 2) == "? ? ?"


@clause("S-FEN-32")
def test_parceiros_com_a_mesma_maior_sai_o_primeiro() -> None:
    confere("D=0 T1[2:3P 3:2C 0:3C 1:5E =>A lead 2]")
    confere("D=0 T1[2:KP 3:3C 0:2C 1:3E =>B lead 3]")


@clause("S-FEN-32")
def test_parceiros_com_a_mesma_maior_na_segunda_vaza() -> None:
    confere(f"{PRIMEIRA_DE_A} T2[2:4E 3:KC 0:5C 1:KE =>B lead 3]")
    confere(f"{PRIMEIRA_DE_A} T2[2:4E 3:(KC) 0:5C 1:KE =>B lead 1]")
