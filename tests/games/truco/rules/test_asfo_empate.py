"""EMPATE-1 to EMPATE-5: tied vazas, who leads after them and who takes the mão (S-ASFO-03, S-ASFO-28, S-ASFO-29, S-ASFO-30)."""

import pytest

from carteado.cards import Card
from carteado.tricks.play import Play
from games.truco.kit import clause, joga_vazas, plano
from games.truco.kit.asfo import SENTADOS, asfo, vale_asfo

EMPATE_1 = "D=0 vira 5O T1[1:3P 2:3C 3:4C 0:4E =>tie lead 2]"
EMPATE_2 = f"{EMPATE_1} T2[2:KP 3:KC 0:7E 1:7P =>tie lead 3]"


@clause("ASFO-EMPATE-1")
def test_depois_do_empate_pode_cobrir() -> None:
    vale_asfo(f"{EMPATE_1} T2[2:(2P) 3:4O 0:KE 1:7P =>A lead 0] hand=>A")


@clause("ASFO-EMPATE-1")
def test_ninguem_e_obrigado_a_mostrar_a_maior() -> None:
    table = asfo(0, {1: "3P 6P 4O", 2: "3C 6C 5P", 3: "4C", 0: "4E"}, vira="5O").joga("1:3P 2:3C 3:4C 0:4E")
    assert [table.pode(2, Play(Card.of(card), down)) for card in ("6C", "5P") for down in (False, True)] == [True] * 4
    assert table.joga("2:5P").vez == 3


@clause("ASFO-EMPATE-2", "S-ASFO-35")
def test_empatada_a_primeira_decide_a_segunda() -> None:
    table = vale_asfo(f"{EMPATE_1} T2[2:KP 3:AC 0:7E 1:7P =>B lead 3] hand=>B; S 0-0 → 0-1")
    assert (table.clausula, table.fase, table.proximo_carteador) == ("ASFO-EMPATE-2", "shuffle", 1)


@clause("ASFO-EMPATE-3")
def test_empatada_a_segunda_leva_quem_fez_a_primeira() -> None:
    table = vale_asfo(
        "D=0 vira 5O T1[1:2C 2:3P 3:4C 0:4E =>A lead 2] T2[2:KP 3:KC 0:7E 1:7P =>tie lead 3] hand=>A; S 0-0 → 1-0"
    )
    assert table.clausula == "ASFO-EMPATE-3"


@clause("ASFO-EMPATE-3")
@pytest.mark.parametrize(("course", "winner"), [("AB=", "A"), ("BA=", "B")])
def test_empatada_a_terceira_leva_quem_fez_a_primeira(course: str, winner: str) -> None:
    hands = plano(course)
    table = joga_vazas(asfo(0, hands), hands, 3)
    assert (table.vencedor, table.clausula) == (winner, "ASFO-EMPATE-3")


@clause("ASFO-EMPATE-4", "S-ASFO-35")
def test_empatadas_duas_decide_a_terceira() -> None:
    table = vale_asfo(f"{EMPATE_2} T3[3:QC 0:JE 1:4P 2:4O =>A lead 0] hand=>A; S 7-7 → 8-7")
    assert table.clausula == "ASFO-EMPATE-4"


@clause("ASFO-EMPATE-5")
def test_tres_empates_leva_a_dupla_que_deu() -> None:
    table = vale_asfo(f"{EMPATE_2} T3[3:QC 0:QE 1:4P 2:4O =>tie lead 0] hand=>A; stake 3: S 7-7 → 10-7")
    assert (table.clausula, table.proximo_carteador) == ("ASFO-EMPATE-5", 1)


@clause("ASFO-EMPATE-5")
@pytest.mark.parametrize("stake", [1, 3, 6, 9, 12])
@pytest.mark.parametrize("dealer", SENTADOS)
def test_tres_empates_qualquer_carteador_e_qualquer_valor(dealer: int, stake: int) -> None:
    hands = plano("===")
    table = joga_vazas(asfo(dealer, hands).vale(stake), hands, 3)
    assert table.placar == ((stake, 0) if dealer % 2 == 0 else (0, stake))
    assert table.vencedor == "AB"[dealer % 2]


@clause("S-ASFO-30", "ASFO-EMPATE-5")
@pytest.mark.parametrize(("dealer", "score"), [(0, (14, 9)), (1, (11, 12)), (2, (14, 9)), (3, (11, 12))])
def test_tres_empates_na_mao_de_onze_tambem_sao_de_quem_deu(dealer: int, score: tuple[int, int]) -> None:
    hands = plano("===")
    table = joga_vazas(asfo(dealer, hands, (11, 9)).decide(0, jogar=True), hands, 3)
    assert (table.placar, table.clausula) == (score, "ASFO-EMPATE-5")
    assert table.partida == "AB"[dealer % 2]


@clause("S-ASFO-30")
@pytest.mark.parametrize("dealer", SENTADOS)
@pytest.mark.parametrize(("before", "after"), [((11, 9), (11, 12)), ((9, 11), (12, 11)), ((11, 2), (11, 5))])
def test_com_a_opcao_na_mao_de_onze_leva_a_dupla_sem_onze(dealer: int, before: tuple[int, int], after: tuple[int, int]) -> None:
    hands = plano("===")
    table = asfo(dealer, hands, before, {"tripleTieEleven": "pairWithout11"})
    table = joga_vazas(table.decide(table.espera[0], jogar=True), hands, 3)
    assert (table.placar, table.clausula) == (after, "S-ASFO-30")


@clause("S-ASFO-11", "ASFO-EMPATE-5")
@pytest.mark.parametrize("option", [{}, {"tripleTieEleven": "pairWithout11"}])
@pytest.mark.parametrize("dealer", SENTADOS)
def test_tres_empates_na_mao_de_ferro_sao_de_quem_deu(dealer: int, option: dict[str, str]) -> None:
    hands = plano("===")
    table = asfo(dealer, hands, (11, 11), option)
    for nth in (1, 2, 3):
        for _ in SENTADOS:
            table = table.joga(f"{table.vez}:#{nth}")
    assert table.vazas == ("tie", "tie", "tie")
    assert table.placar == ((12, 11) if dealer % 2 == 0 else (11, 12))
    assert table.partida == "AB"[dealer % 2]


# Who leads.


@clause("S-ASFO-03")
@pytest.mark.parametrize("dealer", SENTADOS)
def test_a_direita_do_carteador_sai_e_jogam_para_a_direita(dealer: int) -> None:
    table = asfo(dealer)
    order = []
    for _ in SENTADOS:
        order.append(table.vez)
        table = table.faz(table.vez, table.state.legal(table.vez)[0])
    assert order == [(dealer + nth) % 4 for nth in (1, 2, 3, 4)]


@clause("S-ASFO-03")
@pytest.mark.parametrize("best", SENTADOS)
@pytest.mark.parametrize("dealer", SENTADOS)
def test_sai_o_jogador_da_maior_e_nao_o_parceiro(best: int, dealer: int) -> None:
    hands = {seat: "3P" if seat == best else low for seat, low in zip(SENTADOS, ("4C", "5C", "6C", "JC"), strict=True)}
    assert joga_vazas(asfo(dealer, hands), hands).vez == best


@clause("S-ASFO-03")
@pytest.mark.parametrize(("policy", "lead"), [("equaliser", 3), ("firstTied", 2), ("lastTied", 0), ("sameLeader", 1)])
def test_depois_do_empate_sai_conforme_a_opcao(policy: str, lead: int) -> None:
    options = {"tieLead": policy}
    vale_asfo(f"D=0 vira 5O T1[1:4C 2:3P 3:3C 0:3E =>tie lead {lead}]", options)


@clause("S-ASFO-03")
def test_por_padrao_sai_quem_igualou() -> None:
    vale_asfo("D=0 vira 5O T1[1:3P 2:4C 3:3C 0:3E =>tie lead 0]")
    vale_asfo("D=0 vira 5O T1[1:4C 2:3P 3:3C 0:3E =>tie lead 3]")


@clause("S-ASFO-29")
def test_parceiros_com_a_mesma_maior_sai_o_primeiro() -> None:
    vale_asfo("D=0 vira 5O T1[1:3P 2:2C 3:3C 0:5E =>B lead 1]")
    vale_asfo("D=0 vira 5O T1[1:KP 2:3C 3:2C 0:3E =>A lead 2]")


@clause("S-ASFO-03")
@pytest.mark.parametrize("dealer", SENTADOS)
def test_o_baralho_passa_a_direita(dealer: int) -> None:
    hands = plano("AA")
    assert joga_vazas(asfo(dealer, hands), hands, 2).proximo_carteador == (dealer + 1) % 4
    assert asfo(dealer).truco((dealer + 1) % 4).corre((dealer + 2) % 4).corre(dealer).proximo_carteador == (dealer + 1) % 4
