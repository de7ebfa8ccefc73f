"""ONZE-8, ONZE-9: the iron hand in the dark, the vira shown, and its options (S-ASFO-11)."""

from random import Random

import pytest

from carteado.cards import Card
from carteado.game import PUBLIC, REFEREE
from carteado.games.truco.rules.acts import Accept, Blind, Burn, GiveUp, PlayOn, Raise
from carteado.games.truco.rules.pack_events import ViraTurned
from carteado.pack import Cut, Dealt, Looked
from carteado.tricks.play import Play, Played
from games.truco.kit import Mesa, clause, joga_vazas, plano
from games.truco.kit.asfo import SENTADOS, asfo, monte_asfo, vale_asfo

CARTAS = {1: "3P 4E AO", 2: "2C KC 4P", 3: "4C 5C JO", 0: "5E 6E 7P"}
PRIMEIRA_CEGA = {"ferro": "blindFirstTrick"}
ABERTA = {"ferro": "open"}
VIRA_ESCONDIDA = {"ferroVira": "hiddenUntilTrick1"}
OLHOS = (*SENTADOS, PUBLIC)
VAZA_CEGA = "1:#1 2:#1 3:#1 0:#1"


def iron(opcoes: dict[str, str] | None = None, hands: dict[int, str] | None = None, dealer: int = 0, vira: str = "7O") -> Mesa:
    return asfo(dealer, hands or CARTAS, (11, 11), opcoes, vira)


def faces(table: Mesa, seat: int) -> list[str]:
    return [table.faces(seat, whose) for whose in SENTADOS]


@clause("ASFO-ONZE-8")
def test_onze_a_onze_e_mao_de_ferro_sem_escolha() -> None:
    table = iron()
    assert (table.publico.kind, table.publico.owner, table.fase) == ("iron", -1, "play")
    assert [table.recusa(seat, act).code for seat in SENTADOS for act in (PlayOn(), GiveUp())] == ["not-eleven"] * 8


@clause("ASFO-ONZE-8")
@pytest.mark.parametrize("options", [{}, PRIMEIRA_CEGA, ABERTA, {"mustKillOnRaise": "lastCaller"}])
@pytest.mark.parametrize("seat", SENTADOS)
def test_ninguem_aumenta(seat: int, options: dict[str, str]) -> None:
    table = iron(options)
    assert table.recusa(seat, Raise(3)).clause == "ASFO-ONZE-8"
    assert table.recusa(seat, Accept(3)).code == "nothing-asked"


@clause("ASFO-ONZE-8", "S-ASFO-11")
@pytest.mark.parametrize(("course", "score", "winner"), [("AA", (12, 11), "A"), ("BAB", (11, 12), "B"), ("A=", (12, 11), "A")])
def test_quem_ganha_leva_a_partida_por_um(course: str, score: tuple[int, int], winner: str) -> None:
    table = iron(hands=plano(course))
    for nth in range(1, len(course) + 1):
        for _ in SENTADOS:
            table = table.joga(f"{table.vez}:#{nth}")
    assert (table.placar, table.partida) == (score, winner)


@clause("S-ASFO-11", "ASFO-EMPATE-5")
def test_o_catalogo_no_escuro() -> None:
    vale_asfo(
        "D=0 vira 5O T1[1:3P 2:3C 3:4C 0:4E =>tie lead 2] T2[2:KP 3:KC 0:7E 1:7P =>tie lead 3] "
        "T3[3:QC 0:QE 1:4P 2:4O =>tie lead 0] hand=>A; S 11-11 → 12-11"
    )


@clause("S-ASFO-11")
def test_nao_se_queima_mas_se_corta() -> None:
    table = monte_asfo(placar=(11, 11))
    assert table.pode(3, Cut(20))
    assert table.recusa(3, Burn(1)).clause == "ASFO-ONZE-1b"


# In the dark.


@clause("ASFO-ONZE-9", "S-ASFO-11")
@pytest.mark.parametrize("options", [{}, PRIMEIRA_CEGA])
@pytest.mark.parametrize("seat", OLHOS)
def test_ninguem_ve_carta_nenhuma_nem_a_propria(options: dict[str, str], seat: int) -> None:
    table = iron(options)
    assert faces(table, seat) == ["? ? ?"] * 4
    assert table.ve(seat).hand() == ()
    assert all(hand.partner_cards == () for hand in table.ve(seat).known.hands)


@clause("ASFO-ONZE-9")
@pytest.mark.parametrize("options", [{}, PRIMEIRA_CEGA])
@pytest.mark.parametrize("seat", OLHOS)
def test_nem_pelo_que_se_conta_chega_uma_face(options: dict[str, str], seat: int) -> None:
    table = iron(options)
    dealt = [event for event in table.historia if isinstance(event, Dealt)]
    assert [event.audience for event in dealt] == [(REFEREE,)] * 4
    held = {card for whose in SENTADOS for card in table.cartas(whose).split()}
    assert len(held) == 12
    told = " ".join(repr(event.to(seat)) for event in table.historia if not isinstance(event, ViraTurned))
    assert not [card for card in held if repr(Card.of(card)) in told]


@clause("ASFO-ONZE-9")
@pytest.mark.parametrize("seat", OLHOS)
def test_no_escuro_a_visao_nao_depende_das_cartas(seat: int) -> None:
    other = {1: "JP JC JE", 2: "KP KE KO", 3: "AP AC AE", 0: "2P 2E 2O"}
    assert iron().ve(seat) == iron(hands=other).ve(seat)
    assert iron().state.legal(1) == iron(hands=other).state.legal(1)


@clause("ASFO-ONZE-9")
def test_escolhe_se_um_lugar_e_a_carta_se_mostra_ao_cair() -> None:
    table = iron()
    assert table.state.legal(1) == (Blind(1), Blind(2), Blind(3))
    assert table.recusa(1, Play(Card.of("3P"))).code == "play-a-place"
    table = table.joga("1:#2")
    assert table.eventos == (Played(1, Card.of("4E"), False, 2),)
    assert [str(table.ve(seat).known.vazas[0][0].card) for seat in OLHOS] == ["4E"] * 5


@clause("ASFO-ONZE-9")
@pytest.mark.parametrize("card", ["3P", "4P", "2C"])
def test_a_recusa_nao_conta_se_a_carta_esta_na_mao(card: str) -> None:
    assert iron().recusa(1, Play(Card.of(card))) == iron().recusa(1, Play(Card.of("JP")))


@clause("ASFO-ONZE-9")
def test_continua_escuro_ate_o_fim_e_a_carta_caida_fica() -> None:
    table = iron().joga(VAZA_CEGA)
    assert not any(isinstance(event, Looked) for event in table.eventos)
    assert [faces(table, seat)[seat].count("?") for seat in SENTADOS] == [2] * 4
    assert (table.vez, table.recusa(1, Blind(1)).code) == (1, "empty-place")
    assert table.state.legal(1) == (Blind(2), Blind(3))


@clause("S-ASFO-11", "ASFO-CARTAS-3")
def test_no_escuro_nao_se_cobre() -> None:
    assert iron().recusa(1, Blind(1, True)).clause == "ASFO-CARTAS-2"
    for falls in ("1:#1", VAZA_CEGA):
        table = iron().joga(falls)
        assert table.recusa(table.vez, Blind(2, True)).clause == "ASFO-ONZE-9"


@clause("S-ASFO-11")
@pytest.mark.parametrize("seat", OLHOS)
def test_a_vira_fica_a_vista(seat: int) -> None:
    table = iron(vira="5O")
    assert (table.ve(seat).known.vira, str(table.ve(seat).known.vira_card)) == ("open", "5O")
    assert [event.card for event in table.historia if isinstance(event, ViraTurned)] == [Card.of("5O")]


@clause("S-ASFO-11", "ASFO-JOGO-9")
def test_a_carta_que_cai_pode_ser_manilha() -> None:
    table = iron(hands={1: "3P", 2: "6O", 3: "3C", 0: "2C"}, vira="5O").joga(VAZA_CEGA)
    assert (table.vazas, table.vez) == (("A",), 2)


@clause("ASFO-ONZE-9")
def test_o_mundo_sorteado_por_quem_joga_e_o_que_ele_ve() -> None:
    table = iron().joga("1:#2 2:#3")
    for seat in OLHOS:
        seen = table.state.view(seat)
        assert table.state.resample(seat, Random(5)).view(seat) == seen
    drawn = {table.state.resample(3, Random(nth)).view(REFEREE) for nth in range(5)}
    assert len(drawn) > 1


@clause("ASFO-ONZE-9")
@pytest.mark.parametrize("score", [(10, 11), (11, 4), (10, 10)])
def test_so_a_mao_de_ferro_e_cega(score: tuple[int, int]) -> None:
    assert asfo(0, CARTAS, score).faces(0, 0) == CARTAS[0]


# Options.


@clause("S-ASFO-11")
def test_so_a_primeira_vaza_no_escuro() -> None:
    table = iron(PRIMEIRA_CEGA).joga(VAZA_CEGA)
    looked = [event for event in table.eventos if isinstance(event, Looked)]
    assert [(event.seat, event.whose, event.audience) for event in looked] == [(s, s, (s, REFEREE)) for s in SENTADOS]
    assert [str(card) for card in table.ve(1).hand()] == ["4E", "AO"]
    assert table.faces(1, 3) == "? ? ?"
    assert table.recusa(1, Blind(2)).code == "not-dark"
    assert table.pode(1, Play(Card.of("4E"), True))
    assert table.joga("1:(4E) 2:KC 3:5C 0:6E").vazas == ("B", "A")


@clause("S-ASFO-11")
@pytest.mark.parametrize("seat", SENTADOS)
def test_aberta_cada_um_ve_as_suas_e_nao_as_do_parceiro(seat: int) -> None:
    table = iron(ABERTA)
    assert faces(table, seat) == [CARTAS[seat] if whose == seat else "? ? ?" for whose in SENTADOS]
    assert all(hand.partner_cards == () for hand in table.ve(seat).known.hands)
    assert not any(isinstance(event, Looked) for event in table.eventos)


@clause("S-ASFO-11", "ASFO-CARTAS-3")
def test_aberta_joga_se_e_cobre_se_como_sempre() -> None:
    hands = plano("AB=")
    table = joga_vazas(iron(ABERTA, hands), hands, 1)
    assert table.pode(table.vez, Play(Card.of(hands[table.vez].split()[1]), True))
    assert joga_vazas(table, hands, 2).placar == (12, 11)


@clause("S-ASFO-11")
@pytest.mark.parametrize("options", [VIRA_ESCONDIDA, {**VIRA_ESCONDIDA, **PRIMEIRA_CEGA}])
def test_com_a_opcao_a_vira_so_aparece_depois_da_primeira_vaza(options: dict[str, str]) -> None:
    table = iron(options, {1: "3P", 2: "6O", 3: "3C", 0: "2C"}, vira="5O")
    for at in (table, table.joga("1:#1 2:#1 3:#1")):
        assert [(at.ve(seat).known.vira, at.ve(seat).known.vira_card) for seat in OLHOS] == [("hidden", None)] * 5
    told = [event for event in table.historia if isinstance(event, ViraTurned)]
    assert [(event.card, event.audience) for event in told] == [(None, (REFEREE,))]
    after = table.joga(VAZA_CEGA)
    assert [str(after.ve(seat).known.vira_card) for seat in OLHOS] == ["5O"] * 5
    assert [event.card for event in after.eventos if isinstance(event, ViraTurned)] == [Card.of("5O")]
    assert (after.vazas, after.vez) == (("A",), 2)


@clause("S-ASFO-11")
@pytest.mark.parametrize("score", [(11, 4), (0, 0)])
def test_so_na_de_ferro_a_vira_se_esconde(score: tuple[int, int]) -> None:
    assert asfo(0, CARTAS, score, VIRA_ESCONDIDA, "7O").vira == "7O"
