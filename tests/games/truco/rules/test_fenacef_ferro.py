"""S-FEN-14: the iron hand, both pairs on eleven, open by default and blind by option."""

import pytest

from carteado.cards import Card
from carteado.game import PUBLIC, REFEREE
from carteado.games.truco.rules.acts import Accept, Blind, GiveUp, PlayOn, Raise, Show
from carteado.pack import Dealt, Looked
from carteado.tricks.play import Play, Played
from games.truco.kit import Mesa, clause, joga_vazas, mesa, plano

SENTADOS = (0, 1, 2, 3)
PRIMEIRA_CEGA = {"ferro": "blindFirstTrick"}
TODA_CEGA = {"ferro": "blindAll"}
CARTAS = {2: "3P 4E AO", 3: "2C KC 4P", 0: "4C 5C QO", 1: "5E 6E 7P"}


def iron(opcoes: dict[str, str] | None = None, hands: dict[int, str] | None = None, dealer: int = 0) -> Mesa:
    return mesa(dealer, hands or CARTAS, (11, 11), opcoes)


def faces(table: Mesa, seat: int) -> list[str]:
    return [table.faces(seat, whose) for whose in SENTADOS]


@clause("S-FEN-14", "FEN-3k")
def test_mao_de_ferro_e_onze_a_onze_e_nao_ha_escolha() -> None:
    table = iron()
    assert (table.publico.kind, table.publico.owner, table.fase) == ("iron", -1, "play")
    assert [table.recusa(seat, act).code for seat in SENTADOS for act in (PlayOn(), GiveUp())] == ["not-eleven"] * 8


@clause("S-FEN-14", "FEN-21")
@pytest.mark.parametrize("seat", SENTADOS)
def test_cada_um_ve_as_suas_e_ninguem_as_do_parceiro(seat: int) -> None:
    table = iron()
    assert faces(table, seat) == [CARTAS[seat] if whose == seat else "? ? ?" for whose in SENTADOS]
    assert all(hand.partner_cards == () for hand in table.ve(seat).known.hands)
    assert not any(isinstance(event, Looked) for event in table.eventos)


@clause("S-FEN-14")
@pytest.mark.parametrize(("course", "score", "winner"), [("AA", (12, 11), "A"), ("BAB", (11, 12), "B"), ("A=", (12, 11), "A")])
def test_quem_ganha_leva_a_partida(course: str, score: tuple[int, int], winner: str) -> None:
    hands = plano(course)
    table = joga_vazas(iron(hands=hands), hands, len(course))
    assert (table.placar, table.partida) == (score, winner)


@clause("S-FEN-14", "S-FEN-13")
@pytest.mark.parametrize("seat", SENTADOS)
@pytest.mark.parametrize("options", [{}, PRIMEIRA_CEGA, TODA_CEGA, {"raiseLater": "true"}])
def test_ninguem_aumenta(seat: int, options: dict[str, str]) -> None:
    table = iron(options)
    assert table.recusa(seat, Raise(3)).clause == "S-FEN-13"
    assert table.recusa(seat, Accept(3)).code == "nothing-asked"


@clause("S-FEN-14", "S-FEN-13")
def test_nem_com_a_carta() -> None:
    assert iron().recusa(2, Play(Card.of("3P"), False, 3)).clause == "S-FEN-13"


@clause("S-FEN-16", "FEN-19.3")
@pytest.mark.parametrize("dealer", SENTADOS)
def test_tres_cangadas_ninguem_marca_e_joga_se_outra_de_ferro(dealer: int) -> None:
    hands = plano("===")
    table = joga_vazas(iron(hands=hands, dealer=dealer), hands, 3)
    assert (table.placar, table.partida, table.proximo_carteador) == ((11, 11), None, (dealer + 1) % 4)
    assert table.nova_mao().publico.kind == "iron"


# In the dark.


@clause("S-FEN-14")
@pytest.mark.parametrize("options", [PRIMEIRA_CEGA, TODA_CEGA])
@pytest.mark.parametrize("seat", [*SENTADOS, PUBLIC])
def test_no_escuro_ninguem_ve_carta_nenhuma(options: dict[str, str], seat: int) -> None:
    table = iron(options)
    assert faces(table, seat) == ["? ? ?"] * 4
    assert table.ve(seat).hand() == ()


@clause("S-FEN-14")
@pytest.mark.parametrize("options", [PRIMEIRA_CEGA, TODA_CEGA])
def test_no_escuro_nem_a_distribuicao_conta_as_cartas(options: dict[str, str]) -> None:
    dealt = [event for event in iron(options).eventos if isinstance(event, Dealt)]
    assert [event.audience for event in dealt] == [(REFEREE,)] * 4


@clause("S-FEN-14")
@pytest.mark.parametrize("options", [PRIMEIRA_CEGA, TODA_CEGA])
def test_no_escuro_joga_se_um_lugar_e_nao_uma_carta(options: dict[str, str]) -> None:
    table = iron(options)
    assert table.state.legal(2) == (Blind(1), Blind(2), Blind(3))
    assert table.recusa(2, Play(Card.of("3P"))).code == "play-a-place"
    table = table.joga("2:#2")
    assert table.eventos == (Played(2, Card.of("4E"), False, 2),)


@clause("S-FEN-14")
@pytest.mark.parametrize("card", ["3P", "4P", "2C"])
def test_no_escuro_a_recusa_nao_conta_se_a_carta_esta_na_mao(card: str) -> None:
    assert iron(TODA_CEGA).recusa(2, Play(Card.of(card))) == iron(TODA_CEGA).recusa(2, Play(Card.of("JO")))


@clause("S-FEN-14", "FEN-18")
@pytest.mark.parametrize("options", [PRIMEIRA_CEGA, TODA_CEGA])
def test_no_escuro_a_primeira_vaza_tambem_e_aberta(options: dict[str, str]) -> None:
    assert iron(options).recusa(2, Blind(1, True)).clause == "FEN-18"


@clause("S-FEN-14", "FEN-3f")
@pytest.mark.parametrize("place", [0, 1, 4])
def test_lugar_vazio_nao_se_joga(place: int) -> None:
    table = iron(TODA_CEGA).joga("2:#1 3:#1 0:#1 1:#1")
    assert (table.vez, table.recusa(2, Blind(place)).code) == (2, "empty-place")


@clause("S-FEN-14")
def test_depois_da_primeira_vaza_cega_cada_um_ve_as_suas() -> None:
    table = iron(PRIMEIRA_CEGA).joga("2:#1 3:#1 0:#1 1:#1")
    looked = [event for event in table.eventos if isinstance(event, Looked)]
    assert [(event.seat, event.whose, event.audience) for event in looked] == [(s, s, (s, REFEREE)) for s in SENTADOS]
    assert [str(card) for card in table.ve(0).hand()] == ["5C", "QO"]
    assert table.faces(0, 2) == "? ? ?"
    assert table.recusa(2, Blind(2)).code == "not-dark"
    assert table.joga("2:4E 3:KC 0:5C 1:(6E)").vazas == ("A", "B")


@clause("S-FEN-14")
def test_toda_cega_continua_cega_ate_o_fim() -> None:
    table = iron(TODA_CEGA).joga("2:#1 3:#1 0:#1 1:#1")
    assert not any(isinstance(event, Looked) for event in table.eventos)
    assert [str(table.ve(seat).known.vazas[0][0].card) for seat in SENTADOS] == ["3P"] * 4
    assert [table.faces(seat, seat).count("?") for seat in SENTADOS] == [2] * 4
    table = table.joga("2:#2 3:#2 0:#2 1:#2").joga("3:#3 0:#3 1:#3 2:#3")
    assert (table.vazas, table.placar) == (("A", "B", "B"), (11, 12))


@clause("S-FEN-14", "S-FEN-17")
def test_a_fechada_no_escuro_nem_o_dono_conhece() -> None:
    table = iron(TODA_CEGA).joga("2:#1 3:#1 0:#1 1:#1 2:(#3)")
    (played,) = [event for event in table.eventos if isinstance(event, Played) and event.down]
    assert (played.card, played.place, played.audience) == (None, 3, (REFEREE,))
    assert [table.ve(seat).known.vazas[1][0].card for seat in (*SENTADOS, PUBLIC)] == [None] * 5
    assert str(table.ve(REFEREE).known.vazas[1][0].card) == "AO"


@clause("S-FEN-14")
@pytest.mark.parametrize("options", [PRIMEIRA_CEGA, TODA_CEGA])
@pytest.mark.parametrize("score", [(10, 11), (11, 4), (10, 10)])
def test_so_a_mao_de_ferro_e_cega(options: dict[str, str], score: tuple[int, int]) -> None:
    assert mesa(0, CARTAS, score, options).faces(0, 0) == CARTAS[0]


# Art. 22 in the iron hand.


@clause("S-FEN-21", "S-FEN-14")
def test_aberta_a_mao_de_ferro_tambem_se_baixa() -> None:
    table = iron(hands={1: "4P 7C 5E"}).mostra(1)
    assert (table.placar, table.partida) == ((11, 12), "B")


@clause("S-FEN-21", "S-FEN-14")
@pytest.mark.parametrize("options", [PRIMEIRA_CEGA, TODA_CEGA])
def test_no_escuro_nao_se_baixa_o_que_nao_se_viu(options: dict[str, str]) -> None:
    strong = iron(options, {1: "4P 7C 5E"})
    assert strong.recusa(1, Show()) == iron(options).recusa(1, Show())
    assert strong.recusa(1, Show()).code == "show-in-the-dark"


@clause("S-FEN-21", "S-FEN-14")
def test_vistas_as_cartas_baixa_se_de_novo() -> None:
    hands = {2: "3P", 3: "2C", 0: "4C 4P", 1: "5E"}
    assert iron(PRIMEIRA_CEGA, hands).joga("2:#1 3:#1 0:#1 1:#1").mostra(0).placar == (12, 11)
    assert not iron(TODA_CEGA, hands).joga("2:#1 3:#1 0:#1 1:#1").pode(0, Show())
