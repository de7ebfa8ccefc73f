"""The iron hand: nobody sees a card, nor the vira before the first vaza is complete."""

import pytest

from carteado.cards import Card
from carteado.game import PUBLIC, REFEREE
from carteado.games.truco.rules.acts import Blind, Burn, FromBottom, GiveUp, Peek, PlayOn, Raise, Saw
from carteado.games.truco.rules.pack_events import ViraTurned
from carteado.pack import Cut, Looked
from carteado.tricks.play import Play, Played, VazaWon
from games.truco.kit import clause
from games.truco.kit.sinsep import CARTAS_DE_FERRO, ONZE_A_ONZE, SENTADOS, VIRA_DO_PLANO, confere, ferro, mao, monte, no_escuro

PRIMEIRA_CEGA = {"ferro": "blindFirstTrick"}
CANGADA = {1: "3P AE 6P", 2: "3C KP 7O", 3: "6C QC 4C", 0: "6E 7E 4E"}
OLHOS = (*SENTADOS, PUBLIC)


@clause("SIN-DEF-MAOFERRO", "SIN-MAOFERRO-1")
def test_com_onze_dos_dois_lados_e_de_ferro_e_nao_ha_escolha() -> None:
    table = ferro()
    assert (table.publico.kind, table.publico.owner, table.fase, table.valor) == ("iron", -1, "play", 1)
    assert [table.recusa(seat, act).code for seat in SENTADOS for act in (PlayOn(), GiveUp())] == ["not-eleven"] * 8


@clause("SIN-DEF-PARTIDA", "SIN-MAOFERRO-1", "S-SIN-25")
@pytest.mark.parametrize(("pair", "placar"), [("A", (12, 11)), ("B", (11, 12))])
def test_quem_ganha_leva_a_partida_por_um_ponto(pair: str, placar: tuple[int, int]) -> None:
    strong = {"A": 0, "B": 1}[pair]
    hands = {seat: "3P 3C 3E" if seat == strong else "" for seat in SENTADOS}
    table = no_escuro(no_escuro(ferro(cartas=hands, vira=VIRA_DO_PLANO)), "2222")
    assert (table.placar, table.partida) == (placar, pair)


@clause("SIN-MAOFERRO-2")
@pytest.mark.parametrize("act", [Saw(5), Peek(), Burn(1)])
def test_nao_se_serra_nem_se_olha_nem_se_queima(act: Saw) -> None:
    table = monte(placar=ONZE_A_ONZE)
    assert table.recusa(3, act).clause == "SIN-MAOFERRO-2"
    assert table.tira_vira().recusa(3, Burn(1)).clause == "SIN-MAOFERRO-2"
    assert table.tira_vira().devolve().recusa(3, Burn(1, 1)).clause == "SIN-MAOFERRO-2"


@clause("SIN-MAOFERRO-2", "S-SIN-19")
def test_corta_se_ate_tres_e_pode_subir() -> None:
    table = monte(placar=ONZE_A_ONZE)
    assert {type(act).__name__ for act in table.state.legal(3)} == {"Cut", "Turn", "FromBottom"}
    assert table.corta(3, 4, 5).recusa(3, Cut(1)).clause == "SIN-CORTAR-2"
    assert table.pode(3, FromBottom())


@clause("SIN-MAOFERRO-2")
@pytest.mark.parametrize("opcoes", [None, PRIMEIRA_CEGA])
def test_ninguem_aumenta(opcoes: dict[str, str] | None) -> None:
    table = ferro(opcoes)
    for moment in (table, no_escuro(table, "1"), no_escuro(table)):
        assert [moment.recusa(seat, Raise(3)).clause for seat in SENTADOS] == ["SIN-MAOFERRO-2"] * 4


@clause("SIN-MAOFERRO-5")
@pytest.mark.parametrize("dealer", SENTADOS)
def test_um_por_um_pela_direita(dealer: int) -> None:
    table = ferro(dealer=dealer)
    order: list[int] = []
    for _ in SENTADOS:
        order.append(table.vez)
        table = no_escuro(table, "1")
    assert order == [(dealer + nth) % 4 for nth in (1, 2, 3, 4)]


@clause("SIN-MAOFERRO-5", "S-SIN-25")
def test_em_rodada_nenhuma_se_esconde() -> None:
    first = ferro()
    assert first.recusa(1, Blind(1, True)).clause == "SIN-JOGO-3"
    second = no_escuro(first)
    assert (second.vez, second.recusa(1, Blind(2, True)).clause) == (1, "SIN-MAOFERRO-5")
    third = no_escuro(second, "2222")
    assert third.recusa(third.vez, Blind(3, True)).clause == "SIN-MAOFERRO-5"


@clause("SIN-MAOFERRO-6")
def test_com_quatro_na_mesa_mostra_se_a_vira_e_a_dama_vira_zap() -> None:
    table = confere("D=0 ferro vira 7E T1[1:QP 2:3C 3:2E 0:KO =>B lead 1] S 11-11 → 11-11")
    closing = table.historia[-3:]
    assert [type(event) for event in closing] == [Played, ViraTurned, VazaWon]
    assert closing[1] == ViraTurned(Card.of("7E"), "SIN-MAOFERRO-6")
    assert [str(table.ve(seat).known.vira_card) for seat in OLHOS] == ["7E"] * 5


@clause("SIN-MAOFERRO-6")
def test_com_tres_na_mesa_a_vira_ainda_esta_virada() -> None:
    assert no_escuro(ferro(), "111").vira == "?"
    assert no_escuro(ferro(), "1111").vira == "7E"


@clause("SIN-MAOFERRO-7")
def test_as_outras_duas_tambem_no_escuro_com_a_vira_conhecida() -> None:
    table = confere(
        "ferro D=0 vira 7E T1[1:QP 2:3C 3:2E 0:KO =>B lead 1] T2[1:4P 2:5O 3:6C 0:QO =>A lead 0]"
        " T3[0:AP 1:AC 2:7P 3:7C =>tie lead 1] hand=>B; S 11-11 → 11-12"
    )
    assert table.partida == "B"
    assert not any(isinstance(event, Looked) for event in table.historia)


@clause("SIN-MAOFERRO-7", "SIN-DEF-RODADA")
@pytest.mark.parametrize("place", [0, 1, 4])
def test_lugar_vazio_nao_se_joga(place: int) -> None:
    assert no_escuro(ferro()).recusa(1, Blind(place)).code == "empty-place"


# Ties.


@clause("S-SIN-25")
@pytest.mark.parametrize("place", [2, 3])
def test_no_escuro_o_cango_nao_obriga_a_maior(place: int) -> None:
    table = no_escuro(ferro(cartas=CANGADA, vira="4O"))
    assert (table.vazas, table.vez) == (("tie",), 2)
    assert table.state.legal(2) == (Blind(2), Blind(3))
    assert table.pode(2, Blind(place))


@clause("S-SIN-25", "SIN-MAOFERRO-6")
def test_a_vira_decide_ate_se_ha_cango() -> None:
    assert no_escuro(ferro(cartas=CANGADA, vira="2O")).vazas == ("B",)  # the threes are manilhas, 3P the zap
    assert no_escuro(ferro(cartas=CANGADA, vira="5O")).vazas == ("B",)  # the sixes are, and 6C beats 6E
    assert no_escuro(ferro(cartas=CANGADA, vira="4O")).vazas == ("tie",)


@clause("S-SIN-25", "SIN-CANGAR-5")
@pytest.mark.parametrize(("dealer", "pair"), [(0, "A"), (1, "B"), (2, "A"), (3, "B")])
def test_tres_cangadas_dao_a_partida_a_dupla_que_deu(dealer: int, pair: str) -> None:
    hands = {0: "3P 2P AP", 1: "3C 2C AC", 2: "6C 6P 4C", 3: "6E 7P 4E"}
    table = ferro(cartas=hands, dealer=dealer, vira=VIRA_DO_PLANO)
    for vaza in ("1111", "2222", "3333"):
        table = no_escuro(table, vaza)
    assert (table.vazas, table.partida, table.clausula) == (("tie",) * 3, pair, "SIN-CANGAR-5")
    assert table.placar == ((12, 11) if pair == "A" else (11, 12))


# ferro: blindFirstTrick.


@clause("SIN-MAOFERRO-8", "S-SIN-25")
def test_com_a_opcao_so_a_primeira_e_no_escuro() -> None:
    table = no_escuro(ferro(PRIMEIRA_CEGA))
    looked = [event for event in table.historia if isinstance(event, Looked)]
    assert [(event.seat, event.whose, event.audience) for event in looked] == [(s, s, (s, REFEREE)) for s in SENTADOS]
    for seat in SENTADOS:
        assert " ".join(map(str, table.ve(seat).hand())) == CARTAS_DE_FERRO[seat][3:]
        assert all(hand.partner_cards == () for hand in table.ve(seat).known.hands)
        others = [card for whose in SENTADOS if whose != seat for card in table.faces(seat, whose).split()]
        assert set(others) == {"?"}
    assert table.recusa(1, Blind(2)).code == "not-dark"
    assert table.pode(1, Play(Card.of("4P")))


@clause("SIN-MAOFERRO-8", "S-SIN-25")
def test_com_a_opcao_o_cango_volta_a_obrigar_na_segunda() -> None:
    table = no_escuro(ferro(PRIMEIRA_CEGA, CANGADA, vira="4O"))
    assert (table.vazas, table.vez) == (("tie",), 2)
    assert table.recusa(2, Play(Card.of("7O"))).clause == "SIN-CANGAR-1b"
    table = table.joga("2:KP")
    assert table.state.legal(3) == (Play(Card.of("QC")),)


@clause("SIN-MAOFERRO-8", "SIN-MAOFERRO-5", "S-SIN-25")
def test_com_a_opcao_tambem_nao_se_esconde() -> None:
    table = no_escuro(ferro(PRIMEIRA_CEGA))
    assert table.recusa(1, Play(Card.of("4P"), True)).clause == "SIN-MAOFERRO-5"


@clause("SIN-MAOFERRO-4")
@pytest.mark.parametrize("opcoes", [None, PRIMEIRA_CEGA])
@pytest.mark.parametrize("placar", [(10, 11), (11, 4), (10, 10)])
def test_so_a_mao_de_ferro_e_no_escuro(opcoes: dict[str, str] | None, placar: tuple[int, int]) -> None:
    table = mao(0, CARTAS_DE_FERRO, placar, opcoes, vira="7E")
    assert (table.faces(0, 0), table.vira) == (CARTAS_DE_FERRO[0], "7E")


# A score set by the organisers while the pack is out.


@clause("SIN-MAOFERRO-3", "SIN-ORG-2")
@pytest.mark.parametrize(("before", "after"), [((5, 5), ONZE_A_ONZE), (ONZE_A_ONZE, (5, 5)), ((5, 5), (11, 5))])
def test_se_o_placar_muda_de_especie_de_mao_no_corte_embaralha_se_de_novo(
    before: tuple[int, int], after: tuple[int, int]
) -> None:
    for cut in (monte(placar=before).tira_vira(), monte(placar=before).tira_vira().devolve()):
        table = cut.juiz("SIN-ORG-2", placar=after, porque="súmula trocada")
        assert (table.fase, table.placar, table.vira) == ("shuffle", after, "")
        again = table.embaralha()
        assert (again.fase, again.carteador, again.publico.mao) == ("cut", 0, 1)


@clause("SIN-MAOFERRO-3", "SIN-ORG-2")
def test_se_a_mao_e_da_mesma_especie_o_corte_continua() -> None:
    table = monte(placar=(5, 5)).tira_vira().juiz("SIN-ORG-2", placar=(7, 5), porque="súmula trocada")
    assert (table.fase, table.placar, table.vira) == ("cut", (7, 5), "4C")
