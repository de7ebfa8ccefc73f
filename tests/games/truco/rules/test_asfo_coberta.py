"""CARTAS-2, CARTAS-3: who may play covered, what a covered card is worth and who ever sees it (S-ASFO-06, S-ASFO-28)."""

import pytest

from carteado.cards import Card
from carteado.game import PUBLIC, REFEREE
from carteado.tricks.play import Play, Played
from games.truco.kit import clause, joga_vazas, plano
from games.truco.kit.asfo import SENTADOS, asfo, vale_asfo

CARTAS = {1: "4C 3P", 2: "6P 2C", 3: "4E KC", 0: "5C 7P"}
VIRA_5 = "5O"
PRIMEIRA = "D=0 vira 5O T1[1:3P 2:2C 3:4C 0:4E =>B lead 1]"


@clause("ASFO-CARTAS-2")
@pytest.mark.parametrize("dealer", SENTADOS)
def test_quem_sai_nao_cobre_a_primeira_carta(dealer: int) -> None:
    lead = (dealer + 1) % 4
    table = asfo(dealer, {lead: "4C"})
    reason = table.recusa(lead, Play(Card.of("4C"), True))
    assert (reason.code, reason.clause) == ("leader-opens", "ASFO-CARTAS-2")


@clause("ASFO-CARTAS-2")
def test_nem_com_pedido_quem_sai_cobre_a_primeira() -> None:
    assert asfo(0, {1: "4C"}).recusa(1, Play(Card.of("4C"), True, 3)).clause == "ASFO-CARTAS-2"


@clause("ASFO-CARTAS-3", "S-ASFO-06")
def test_o_zap_coberto_nao_vale_nada() -> None:
    vale_asfo("D=0 vira 5O T1[1:4C 2:(6P) 3:4E 0:5C =>A lead 0]")


@clause("ASFO-CARTAS-3", "S-ASFO-06")
@pytest.mark.parametrize("nth", [1, 2, 3])
def test_o_segundo_o_terceiro_e_o_quarto_cobrem_na_primeira(nth: int) -> None:
    falls = [f"{seat}:{CARTAS[seat].split()[0]}" for seat in (1, 2, 3, 0)]
    table = asfo(0, CARTAS, vira=VIRA_5).joga(" ".join(falls[:nth]))
    assert table.pode(table.vez, Play(Card.of(CARTAS[table.vez].split()[0]), True))


@clause("ASFO-CARTAS-3", "S-ASFO-06")
@pytest.mark.parametrize("dealer", SENTADOS)
def test_os_tres_cobrem_e_a_carta_de_quem_saiu_ganha(dealer: int) -> None:
    lead = (dealer + 1) % 4
    hands = {lead: "4C", (lead + 1) % 4: "6P", (lead + 2) % 4: "6C", (lead + 3) % 4: "6E"}
    table = asfo(dealer, hands, vira=VIRA_5)
    table = table.joga(" ".join(f"{seat}:{card}" if seat == lead else f"{seat}:({card})" for seat, card in hands.items()))
    assert (table.vazas, table.vez) == (("AB"[lead % 2],), lead)


@clause("S-ASFO-06")
@pytest.mark.parametrize("nth", [1, 2, 3])
def test_com_a_opcao_ninguem_cobre_na_primeira(nth: int) -> None:
    falls = [f"{seat}:{CARTAS[seat].split()[0]}" for seat in (1, 2, 3, 0)]
    table = asfo(0, CARTAS, opcoes={"coverTrick1": "nobody"}, vira=VIRA_5).joga(" ".join(falls[:nth]))
    assert table.recusa(table.vez, Play(Card.of(CARTAS[table.vez].split()[0]), True)).code == "open-in-first"
    assert asfo(0, {1: "4C"}, opcoes={"coverTrick1": "nobody"}).recusa(1, Play(Card.of("4C"), True)).clause == "ASFO-CARTAS-2"


@clause("ASFO-CARTAS-3")
def test_na_segunda_e_na_terceira_ate_quem_sai_cobre() -> None:
    vale_asfo(f"{PRIMEIRA} T2[1:(KP) 2:(KC) 3:(4O) 0:5P =>A lead 0] T3[0:(QO) 1:(QP) 2:(QC) 3:5C =>B lead 3] hand=>B")


@clause("ASFO-CARTAS-3")
@pytest.mark.parametrize("opened", SENTADOS)
def test_a_unica_aberta_ganha_de_qualquer_lugar(opened: int) -> None:
    falls = " ".join(f"{seat}:{card if seat == opened else f'({card})'}" for seat, card in _SEGUNDA)
    pair = "AB"[opened % 2]
    vale_asfo(f"{PRIMEIRA} T2[{falls} =>{pair} lead {opened}]{' hand=>B' if pair == 'B' else ''}")


_SEGUNDA = ((1, "6P"), (2, "6C"), (3, "6E"), (0, "4O"))


@clause("S-ASFO-28")
def test_vaza_toda_coberta_empata_e_o_mesmo_sai() -> None:
    vale_asfo(f"{PRIMEIRA} T2[1:(6P) 2:(6C) 3:(6E) 0:(4O) =>tie lead 1] hand=>B")
    vale_asfo(
        "D=0 vira 5O T1[1:3P 2:3C 3:4C 0:4E =>tie lead 2] T2[2:(6P) 3:(6C) 0:(6E) 1:(6O) =>tie lead 2] "
        "T3[2:KP 3:AC 0:7E 1:7P =>B lead 3] hand=>B"
    )


@clause("S-ASFO-28")
def test_com_a_opcao_sai_o_primeiro_adversario_de_quem_saiu() -> None:
    vale_asfo(
        "D=0 vira 5O T1[1:3P 2:3C 3:4C 0:4E =>tie lead 2] T2[2:(6P) 3:(6C) 0:(6E) 1:(6O) =>tie lead 3]",
        {"allFaceDownLead": "equaliser"},
    )


@clause("S-ASFO-28")
def test_a_coberta_so_o_dono_conhece_mesmo_depois_da_mao() -> None:
    table = asfo(0, {1: "3P 2P", 2: "6P KC", 3: "4C 4E", 0: "5E 5C"}, vira=VIRA_5).joga("1:3P 2:(6P)")
    (played,) = [event for event in table.eventos if isinstance(event, Played) and event.down]
    assert (played.card, played.audience) == (None, (2, REFEREE))
    over = table.joga("3:4C 0:5E 1:2P 2:KC 3:4E 0:5C")
    assert over.vencedor == "B"
    seen = [str(over.ve(seat).known.vazas[0][1].card) for seat in (*SENTADOS, PUBLIC)]
    assert seen == ["None", "None", "6P", "None", "None"]


@clause("ASFO-CARTAS-3")
@pytest.mark.parametrize("score", [(11, 4), (4, 11)])
def test_cobre_se_tambem_na_mao_de_onze(score: tuple[int, int]) -> None:
    hands = plano("AB=")
    table = asfo(0, hands, score)
    table = table.decide(table.espera[0], jogar=True).joga(f"1:{hands[1].split()[0]}")
    assert table.pode(2, Play(Card.of(hands[2].split()[0]), True))
    table = joga_vazas(asfo(0, hands, score).decide(table.publico.owner, jogar=True), hands)
    assert table.pode(table.vez, Play(Card.of(hands[table.vez].split()[1]), True))
