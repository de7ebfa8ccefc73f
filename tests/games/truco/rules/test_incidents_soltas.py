"""Art. 23: a player on turn throws two or more cards; the opponents choose which open one stays, the rest go back."""

from random import Random

import pytest

from carteado.cards import Card
from carteado.game import PUBLIC, REFEREE
from carteado.games.truco.rules.acts import Choose
from carteado.games.truco.rules.events import Returned, Threw
from carteado.games.truco.rules.views import TrucoView
from carteado.pack import Ruling
from carteado.tricks.play import Play, Played
from games.truco.kit import Mesa, clause, mesa
from games.truco.kit.juiz import MAO, VAZA_1, confere_olhares, decisao, negada, regra, sabidas, segue

E1 = {2: "JP 2P QO", 3: "KP 5C 7E", 0: "4C 4E 5O", 1: "6E 6O 5E"}


def soltas(cartas: str = "KP 5C", fechadas: int = 0) -> Mesa:
    """Seat 3 throws, second to play in the first vaza."""
    return mesa(0, E1).joga("2:JP").juiz("FEN-23", 3, cartas, fechadas)


@clause("FEN-23")
def test_adversarios_escolhem_a_carta_que_fica() -> None:
    table = soltas()
    assert (table.fase, table.espera) == ("choose-card", (0, 2))
    table = table.escolhe(0, "5C").joga("0:4C 1:6E")
    assert (table.vazas, table.vez) == (("A",), 2)


@clause("FEN-23")
def test_com_o_rei_a_dupla_b_teria_feito_a_vaza() -> None:
    assert soltas().escolhe(2, "KP").joga("0:4C 1:6E").vazas == ("B",)


@clause("FEN-23")
def test_a_decisao_e_contada_com_as_cartas_abertas_e_o_numero_de_fechadas() -> None:
    table = soltas("KP 5C", 1)
    assert (regra(table).effect, regra(table).offender) == ("thrown", 3)
    assert table.eventos[1] == Threw(3, (Card.of("KP"), Card.of("5C")), 1, "FEN-23")


@clause("FEN-23.1")
def test_as_outras_voltam_para_quem_soltou() -> None:
    table = soltas().escolhe(0, "5C")
    assert table.cartas(3) == "KP 7E"
    assert [event for event in table.eventos if isinstance(event, Returned)] == [Returned(3, (Card.of("KP"),), "FEN-23.1")]
    table = table.joga("0:4C 1:6E 2:2P 3:KP 0:4E 1:6O")
    assert table.vazas == ("A", "A")


@clause("FEN-23.2")
def test_fechada_na_segunda_vaza_volta_e_a_aberta_fica_sem_escolha() -> None:
    hands = {2: "3P 4O QO", 3: "KP 2C 6P", 0: "4C 4E 5O", 1: "5E 6E JP"}
    table = mesa(0, hands).joga("2:3P 3:KP 0:4C 1:5E 2:4O").juiz("FEN-23", 3, "2C", 1)
    assert (table.fase, table.vez, table.cartas(3)) == ("play", 0, "6P")
    assert table.publico.vazas[1][1].card == Card.of("2C")


@clause("FEN-23.2")
def test_duas_abertas_e_uma_fechada_escolhe_se_so_entre_as_abertas() -> None:
    table = soltas("KP 5C", 1)
    assert table.recusa(0, Choose(Card.of("7E"))).code == "not-thrown"
    assert [str(act.card) for act in table.state.legal(0) if isinstance(act, Choose)] == ["KP", "5C"]
    assert table.escolhe(0, "KP").cartas(3) == "5C 7E"


def soltas_vistas(table: Mesa, seat: int) -> str:
    view = table.state.view(seat)
    assert isinstance(view, TrucoView)
    return " ".join(map(str, view.known.thrown_cards))


@clause("FEN-23.2")
def test_a_face_da_fechada_que_volta_ninguem_ve() -> None:
    table = soltas("KP 5C", 1)
    assert (soltas_vistas(table, PUBLIC), sabidas(table, 3), table.faces(0, 3)) == ("KP 5C", "KP 5C", "? ? ?")
    table = table.escolhe(0, "5C")
    assert sabidas(table, 3) == "KP"
    assert all(event.secret_cards == () for event in table.eventos)


@clause("FEN-23")
def test_tres_abertas_duas_voltam() -> None:
    table = soltas("KP 5C 7E")
    assert len(table.state.legal(2)) == 3
    table = table.escolhe(2, "7E")
    assert (table.cartas(3), table.vez, sabidas(table, 3)) == ("KP 5C", 0, "KP 5C")


@clause("S-FEN-23", "FEN-23.2")
@pytest.mark.parametrize("fechadas", [2, 3])
def test_todas_fechadas_voltam_e_ele_joga_livre(fechadas: int) -> None:
    before = mesa(0, E1).joga("2:JP")
    table = before.juiz("FEN-23", 3, fechadas=fechadas)
    assert (table.fase, table.vez, table.state) == ("play", 3, before.state)
    assert table.joga("3:7E").cartas(3) == "KP 5C"


@clause("S-FEN-23", "FEN-23.2")
@pytest.mark.parametrize("fechadas", [1, 2])
def test_na_primeira_vaza_a_fechada_solta_com_outra_so_volta(fechadas: int) -> None:
    table = soltas("5C", fechadas)
    assert (table.fase, table.vez, table.cartas(3)) == ("play", 0, "KP 7E")
    assert table.publico.vazas[0][1].card == Card.of("5C")
    assert sabidas(table, 3) == ""


@clause("S-FEN-23")
@pytest.mark.parametrize(("cartas", "menor"), [("KP 5C", "5C"), ("5C KP", "5C"), ("KP 7E", "7E"), ("KP 5C 7E", "5C")])
def test_adversarios_calados_fica_a_menor_aberta(cartas: str, menor: str) -> None:
    table = soltas(cartas)
    assert table.state.lapse(0) == table.state.lapse(2) == Choose(Card.of(menor))


@clause("S-FEN-23")
def test_menor_e_pela_ordem_de_forca_e_nao_pelo_numero() -> None:
    table = mesa(0, {2: "4P 3P QO"}).juiz("FEN-23", 2, "4P QO 3P")
    assert table.state.lapse(3) == Choose(Card.of("QO"))


@clause("FEN-23")
@pytest.mark.parametrize("seat", [1, 3])
def test_quem_soltou_e_o_parceiro_nao_escolhem(seat: int) -> None:
    table = soltas()
    assert table.recusa(seat, Choose(Card.of("KP"))).code == "opponents-choose"
    assert table.state.lapse(seat) is None


@clause("FEN-23")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_enquanto_se_escolhe_ninguem_joga(seat: int) -> None:
    table = soltas()
    card = Card.of(table.cartas(seat).split()[0])
    assert (table.recusa(seat, Play(card)).code, table.recusa(seat, Play(card)).clause) == ("choose-first", "FEN-23")


@clause("FEN-23")
def test_a_carta_que_fecha_a_vaza_pode_decidir_a_mao() -> None:
    hands = {**MAO, 1: "5E 6E 2P"}
    table = mesa(0, hands, (3, 3)).joga(f"{VAZA_1} 2:KC 3:6P 0:4E").juiz("FEN-23", 1, "2P 6E")
    assert (table.escolhe(2, "6E").placar, table.escolhe(2, "6E").vencedor) == ((4, 3), "A")
    assert (table.escolhe(0, "2P").fase, table.escolhe(0, "2P").vazas) == ("play", ("A", "B"))


@clause("FEN-23", "FEN-23.2")
def test_solta_com_fechada_a_unica_aberta_decide_a_mao_na_hora() -> None:
    table = mesa(0, MAO, (3, 3)).joga(f"{VAZA_1} 2:KC 3:6P 0:4E").juiz("FEN-23", 1, "6E", 1)
    assert (table.vencedor, table.placar, table.fase) == ("A", (4, 3), "shuffle")


@clause("S-FEN-23", "S-FEN-25")
def test_so_na_sua_vez() -> None:
    table = mesa(0, E1).joga("2:JP")
    reason = table.recusa(REFEREE, decisao("FEN-23", 1, "6E 6O"))
    assert (reason.code, reason.facts) == ("not-on-turn", (3,))


@clause("FEN-23")
@pytest.mark.parametrize(
    ("ruling", "code"),
    [
        (decisao("FEN-23", 3, "KP"), "thrown-count"),
        (decisao("FEN-23", 3, fechadas=1), "thrown-count"),
        (decisao("FEN-23", 3, "KP 5C", 2), "thrown-count"),
        (decisao("FEN-23", 3, "KP 5C 7E", -1), "thrown-count"),
        (decisao("FEN-23", 3, "KP JP"), "cards-not-held"),
        (decisao("FEN-23", 3, "KP KP"), "cards-not-held"),
        (decisao("FEN-23", cartas="KP 5C"), "offender-missing"),
    ],
)
def test_solturas_que_nao_podem_ser(ruling: Ruling, code: str) -> None:
    table = mesa(0, E1).joga("2:JP")
    assert negada(table, ruling) == code


@clause("FEN-23")
def test_na_terceira_vaza_so_ha_uma_carta_para_soltar() -> None:
    table = mesa(0, {2: "3P KC QO", 3: "3C KP 7E", 0: "4C 4E 5O", 1: "5E 6E JP"}).joga("2:3P 3:3C 0:4C 1:5E")
    table = table.joga("3:KP 0:4E 1:6E 2:KC")
    assert (table.vazas, table.vez) == (("tie", "tie"), 2)
    assert negada(table, decisao("FEN-23", 2, "QO", 1)) == "thrown-count"


@clause("FEN-23")
def test_com_truco_pedido_nao_ha_vez_em_que_soltar() -> None:
    assert negada(mesa(0, E1).truco(1), decisao("FEN-23", 2, "JP 2P")) == "not-in-play"


@clause("S-FEN-23", "FEN-23.1")
def test_todos_sabem_da_carta_que_voltou_mas_nao_se_foi_ela_a_jogada_fechada() -> None:
    table = soltas().escolhe(0, "5C").joga("0:4C 1:6E 2:2P 3:(KP)")
    fallen = table.publico.vazas[1][1]
    assert (fallen.card, fallen.down, fallen.place, sabidas(table, 3)) == (None, True, 0, "KP")
    assert [event.to(0) for event in table.eventos if isinstance(event, Played) and event.down] == [Played(3, None, True)]
    seen = {_covered(table, seed) for seed in range(40)}
    assert "KP" in seen
    assert len(seen) > 1
    confere_olhares(table)


def _covered(table: Mesa, seed: int) -> str:
    """What seat 3 has covered in one of the worlds of seat 0, after making sure that KP is there or in hand."""
    world = table.state.resample(0, Random(seed)).view(REFEREE)
    assert isinstance(world, TrucoView)
    card = world.known.vazas[1][1].card
    assert card is not None
    held = world.known.hands[3].seen()
    assert Card.of("KP") in (card, *held)
    return str(card)


@clause("FEN-23.1")
def test_a_que_voltou_deixa_de_ser_lembranca_quando_cai_aberta() -> None:
    table = soltas().escolhe(0, "5C").joga("0:4C 1:6E 2:2P 3:KP")
    assert (sabidas(table, 3), table.publico.vazas[1][1].card) == ("", Card.of("KP"))


@clause("FEN-23")
def test_as_soltas_ficam_a_vista_de_todos_enquanto_se_escolhe() -> None:
    table = soltas()
    assert [soltas_vistas(table, seat) for seat in (0, 1, 2, 3, PUBLIC)] == ["KP 5C"] * 5
    confere_olhares(table)
    segue(table)
    assert soltas_vistas(table.escolhe(0, "5C"), 0) == ""


@clause("FEN-23", "FEN-21")
@pytest.mark.parametrize(("placar", "valor"), [((11, 7), 3), ((11, 11), 1)])
def test_solta_na_mao_de_onze_e_na_de_ferro(placar: tuple[int, int], valor: int) -> None:
    table = mesa(0, E1, placar)
    table = table.decide(0, True) if table.fase == "eleven" else table
    table = table.joga("2:JP").juiz("FEN-23", 3, "KP 5C").escolhe(0, "5C")
    assert (table.valor, table.vez) == (valor, 0)
    confere_olhares(table)
