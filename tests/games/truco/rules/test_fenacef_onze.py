"""Art. 21: the eleven hand, its view of the partner's cards, its choice and its price (S-FEN-15)."""

import pytest

from carteado.cards import Card
from carteado.game import PUBLIC, REFEREE
from carteado.games.truco.rules.acts import Concede, GiveUp, PlayOn, Raise, Show
from carteado.games.truco.rules.events import Decided
from carteado.pack import Looked
from carteado.tricks.play import Play
from games.truco.kit import Mesa, clause, joga_vazas, mesa, monte, plano

SENTADOS = (0, 1, 2, 3)


def eleven(course: str, score: tuple[int, int], dealer: int = 0, opcoes: dict[str, str] | None = None) -> Mesa:
    """An eleven hand that its pair plays, to the end."""
    hands = plano(course)
    table = mesa(dealer, hands, score, opcoes)
    return joga_vazas(table.decide(table.espera[0], jogar=True), hands, len(course))


def partner_known(table: Mesa, seat: int) -> list[str]:
    return [" ".join(map(str, hand.partner_cards)) for hand in table.ve(seat).known.hands]


@clause("FEN-3k")
@pytest.mark.parametrize(("score", "owner"), [((11, 4), 0), ((4, 11), 1), ((11, 0), 0), ((10, 11), 1)])
def test_mao_de_onze_e_a_de_quem_ja_tem_onze(score: tuple[int, int], owner: int) -> None:
    table = mesa(placar=score)
    assert (table.publico.kind, table.publico.owner, table.fase) == ("eleven", owner, "eleven")


@clause("FEN-3k")
@pytest.mark.parametrize("score", [(10, 4), (10, 10), (0, 0)])
def test_com_dez_a_mao_e_comum(score: tuple[int, int]) -> None:
    assert (mesa(placar=score).publico.kind, mesa(placar=score).fase) == ("normal", "play")


@clause("FEN-3k")
def test_quem_chega_a_onze_joga_a_seguinte_como_mao_de_onze() -> None:
    table = mesa(placar=(10, 4)).truco(0).corre(1)
    assert table.placar == (11, 4)
    assert table.nova_mao().publico.kind == "eleven"


@clause("FEN-21")
def test_parceiros_veem_as_cartas_um_do_outro_e_os_adversarios_nao() -> None:
    hands = {0: "4P 5P 6P", 2: "7C 5C 6C", 1: "AE", 3: "7O"}
    table = mesa(0, hands, (11, 7))
    assert [set(cards.split()) for cards in partner_known(table, 0)] == [set(), set(), {"7C", "5C", "6C"}, set()]
    assert [set(cards.split()) for cards in partner_known(table, 2)] == [{"4P", "5P", "6P"}, set(), set(), set()]
    for seat in (1, 3, PUBLIC):
        assert partner_known(table, seat) == [""] * 4
        assert [table.faces(seat, whose) for whose in SENTADOS if whose != seat] == ["? ? ?"] * (3 if seat >= 0 else 4)
    assert table.cartas(1) == table.faces(1, 1)


@clause("FEN-21")
def test_com_onze_de_b_sao_os_lugares_um_e_tres() -> None:
    table = mesa(0, {1: "4P 5P 6P"}, (7, 11))
    assert set(partner_known(table, 3)[1].split()) == {"4P", "5P", "6P"}
    assert partner_known(table, 0) == partner_known(table, 2) == [""] * 4


@clause("FEN-21")
def test_o_que_se_viu_so_a_dupla_ouve() -> None:
    looked = [event for event in mesa(placar=(11, 7)).eventos if isinstance(event, Looked)]
    assert [(event.seat, event.whose, event.audience) for event in looked] == [(0, 2, (0, 2, REFEREE)), (2, 0, (2, 0, REFEREE))]


@clause("FEN-21")
def test_em_mao_comum_ninguem_ve_as_cartas_do_parceiro() -> None:
    table = mesa(placar=(10, 7))
    assert not any(isinstance(event, Looked) for event in table.eventos)
    assert partner_known(table, 0) == [""] * 4


@clause("FEN-21")
def test_o_que_se_viu_fica_sabido_ate_ser_jogado_aberto() -> None:
    hands = {2: "3P 2P 4P", 3: "2C KC", 0: "4C 4E", 1: "5E 6E"}
    table = mesa(0, hands, (11, 7)).decide(0, jogar=True).joga("2:3P 3:2C 0:4C 1:5E 2:(2P)")
    assert set(partner_known(table, 0)[2].split()) == {"2P", "4P"}


@clause("FEN-21")
@pytest.mark.parametrize("seat", SENTADOS)
def test_antes_da_escolha_nao_se_joga_nem_se_mostra(seat: int) -> None:
    table = mesa(0, {seat: "4P 7C 5C"}, (11, 7))
    acts = (Play(Card.of("4P")), Show(), Raise(3))
    assert [table.recusa(seat, act).clause for act in acts] == ["FEN-21"] * 3


@clause("FEN-21")
@pytest.mark.parametrize(("score", "owners"), [((11, 7), (0, 2)), ((7, 11), (1, 3))])
def test_so_a_dupla_de_onze_escolhe(score: tuple[int, int], owners: tuple[int, ...]) -> None:
    table = mesa(placar=score)
    assert table.espera == owners
    for act in (PlayOn(), GiveUp()):
        assert [seat for seat in SENTADOS if table.pode(seat, act)] == list(owners)
    assert table.recusa(1 - score.index(11), GiveUp()).code == "owners-decide"


@clause("FEN-21a")
def test_joga_e_ganha_tres() -> None:
    table = eleven("AA", (11, 7))
    assert (table.placar, table.partida) == ((14, 7), "A")


@clause("FEN-21a")
def test_joga_e_perde_tres() -> None:
    table = eleven("BB", (11, 7))
    assert (table.placar, table.partida) == ((11, 10), None)


@clause("FEN-21a")
@pytest.mark.parametrize(("course", "score"), [("BB", (7, 14)), ("AA", (10, 11))])
def test_o_mesmo_para_a_dupla_b(course: str, score: tuple[int, int]) -> None:
    assert eleven(course, (7, 11)).placar == score


@clause("FEN-21a")
def test_a_mao_passa_a_valer_tres_com_a_escolha() -> None:
    table = mesa(placar=(11, 7)).decide(2, jogar=True)
    assert table.eventos == (Decided(2, True, "FEN-21a"),)
    assert (table.fase, table.valor, table.vez) == ("play", 3, 2)


@clause("FEN-21a", "S-FEN-13")
@pytest.mark.parametrize("score", [(11, 7), (7, 11)])
@pytest.mark.parametrize("seat", SENTADOS)
def test_ninguem_pede_truco_nem_seis(score: tuple[int, int], seat: int) -> None:
    table = mesa(placar=score)
    table = table.decide(table.espera[0], jogar=True)
    assert [table.recusa(seat, Raise(stake)).clause for stake in (3, 6)] == ["FEN-21a"] * 2


@clause("FEN-21a", "S-FEN-13")
def test_nem_com_a_carta_nem_com_as_opcoes_de_aumento() -> None:
    options = {"raiseLater": "true"}
    table = mesa(0, {2: "3P"}, (11, 7), options).decide(0, jogar=True)
    assert [table.pode(2, Play(Card.of("3P"), False, stake)) for stake in (3, 6)] == [False, False]
    assert not table.pode(1, Raise(6))


@clause("FEN-21b")
@pytest.mark.parametrize("seat", [0, 2])
def test_desistir_da_um_ao_adversario_e_passa_o_carteio(seat: int) -> None:
    table = mesa(placar=(11, 7)).decide(seat, jogar=False)
    assert (table.placar, table.proximo_carteador, table.clausula) == ((11, 8), 1, "FEN-21b")


@clause("FEN-21b")
def test_desistir_com_b_em_onze_da_um_a_a() -> None:
    assert mesa(2, placar=(3, 11)).decide(3, jogar=False).placar == (4, 11)


@clause("FEN-21b")
def test_desistir_contra_dez_leva_a_mao_de_ferro() -> None:
    table = mesa(placar=(11, 10)).decide(0, jogar=False)
    assert (table.placar, table.partida) == ((11, 11), None)
    assert table.nova_mao().publico.kind == "iron"


@clause("FEN-21pu", "S-FEN-16")
def test_tres_cangadas_dao_tres_a_quem_nao_tem_onze() -> None:
    table = eleven("===", (11, 9))
    assert (table.placar, table.partida, table.clausula) == ((11, 12), "B", "FEN-21pu")


@clause("FEN-21pu")
@pytest.mark.parametrize(
    ("score", "after"), [((11, 4), (11, 7)), ((9, 11), (12, 11)), ((0, 11), (3, 11)), ((11, 10), (11, 13))]
)
@pytest.mark.parametrize("dealer", SENTADOS)
def test_vale_para_as_duas_duplas_e_qualquer_carteador(score: tuple[int, int], after: tuple[int, int], dealer: int) -> None:
    assert eleven("===", score, dealer).placar == after


@clause("FEN-21pu", "S-FEN-16")
@pytest.mark.parametrize("dealer", SENTADOS)
def test_a_opcao_das_tres_cangadas_nao_muda_a_mao_de_onze(dealer: int) -> None:
    assert eleven("===", (11, 4), dealer, {"tripleTie": "dealerPair"}).placar == (11, 7)


@clause("FEN-21pu")
def test_sem_tres_cangadas_vale_o_comum() -> None:
    assert eleven("==A", (11, 9)).placar == (14, 9)
    assert eleven("A=", (11, 9)).placar == (14, 9)


@clause("S-FEN-15")
@pytest.mark.parametrize(("first", "second"), [(0, 2), (2, 0)])
def test_a_primeira_escolha_vale_pela_dupla(first: int, second: int) -> None:
    table = mesa(placar=(11, 7)).decide(first, jogar=True)
    assert table.recusa(second, GiveUp()).code == "eleven-decided"
    assert (table.valor, table.placar) == (3, (11, 7))


@clause("S-FEN-15")
def test_depois_de_escolher_jogar_nao_se_desiste_mais() -> None:
    table = mesa(0, {2: "3P"}, (11, 7)).decide(0, jogar=True).joga("2:3P")
    assert [table.recusa(seat, GiveUp()).code for seat in SENTADOS] == ["eleven-decided"] * 4


@clause("S-FEN-15")
def test_em_mao_comum_nao_ha_escolha() -> None:
    assert [mesa(placar=(10, 7)).recusa(0, act).code for act in (PlayOn(), GiveUp())] == ["not-eleven"] * 2


@clause("S-FEN-15")
def test_a_escolha_vem_depois_das_cartas() -> None:
    table = monte(placar=(11, 7))
    assert table.recusa(0, GiveUp()).code == "no-cards-yet"
    assert table.devolve().recusa(0, PlayOn()).code == "no-cards-yet"


@clause("S-FEN-15", "S-FEN-30")
def test_a_opcao_de_entregar_nao_fura_a_escolha() -> None:
    table = mesa(placar=(11, 7), opcoes={"concede": "true"})
    assert table.recusa(0, Concede(1)).code == "eleven-first"
    assert table.decide(0, jogar=True).entrega(2).placar == (11, 10)
