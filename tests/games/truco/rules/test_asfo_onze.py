"""ONZE-1 to ONZE-7: the eleven hand, its view of the partner's cards, its choice, its price (S-ASFO-14, S-ASFO-31)."""

import pytest

from carteado.cards import Card
from carteado.catalogue import game
from carteado.game import PUBLIC, REFEREE
from carteado.games.truco.rules.acts import GiveUp, PlayOn, Raise, Run, Show
from carteado.games.truco.rules.events import Decided, Ran
from carteado.pack import Looked
from carteado.tricks.play import Play
from games.truco.kit import Mesa, clause, joga_vazas, plano
from games.truco.kit.asfo import ASFO, SENTADOS, asfo

COUPLE = {0: "6P 4C 4P", 2: "6C 5C 5E"}


def eleven(course: str, score: tuple[int, int], dealer: int = 0) -> Mesa:
    """An eleven hand that its pair plays, to the end."""
    hands = plano(course)
    table = asfo(dealer, hands, score)
    return joga_vazas(table.decide(table.espera[0], jogar=True), hands, len(course))


def partner_known(table: Mesa, seat: int) -> list[set[str]]:
    return [set(map(str, hand.partner_cards)) for hand in table.ve(seat).known.hands]


@clause("ASFO-ONZE-3")
@pytest.mark.parametrize(("score", "owner"), [((11, 4), 0), ((4, 11), 1), ((11, 0), 0), ((10, 11), 1)])
def test_mao_de_onze_e_a_de_quem_tem_onze(score: tuple[int, int], owner: int) -> None:
    table = asfo(placar=score)
    assert (table.publico.kind, table.publico.owner, table.fase) == ("eleven", owner, "eleven")
    assert table.espera == (owner, owner + 2)


@clause("ASFO-ONZE-3")
@pytest.mark.parametrize("score", [(10, 4), (10, 10)])
def test_com_dez_a_mao_e_comum(score: tuple[int, int]) -> None:
    assert (asfo(placar=score).publico.kind, asfo(placar=score).fase) == ("normal", "play")


@clause("ASFO-ONZE-3")
def test_os_parceiros_com_onze_veem_as_duas_maos_e_os_outros_nao() -> None:
    hands = {0: "4P 5P 6P", 2: "7C 5C 6C", 1: "AE", 3: "AO"}
    table = asfo(0, hands, (11, 3), vira="4O")
    assert partner_known(table, 0) == [set(), set(), {"7C", "5C", "6C"}, set()]
    assert partner_known(table, 2) == [{"4P", "5P", "6P"}, set(), set(), set()]
    for seat in (1, 3, PUBLIC):
        assert partner_known(table, seat) == [set()] * 4
        assert all(table.faces(seat, whose) == "? ? ?" for whose in SENTADOS if whose != seat)


@clause("ASFO-ONZE-3")
def test_o_que_se_viu_so_a_dupla_ouve() -> None:
    looked = [event for event in asfo(placar=(3, 11)).eventos if isinstance(event, Looked)]
    assert [(event.seat, event.whose, event.clause) for event in looked] == [(1, 3, "ASFO-ONZE-3"), (3, 1, "ASFO-ONZE-3")]
    assert {event.audience for event in looked} == {(1, 3, REFEREE), (3, 1, REFEREE)}


@clause("ASFO-ONZE-3")
@pytest.mark.parametrize("score", [(10, 3), (11, 11)])
def test_em_mao_comum_e_de_ferro_ninguem_ve_as_do_parceiro(score: tuple[int, int]) -> None:
    table = asfo(placar=score)
    assert not any(isinstance(event, Looked) for event in table.eventos)
    assert all(partner_known(table, seat) == [set()] * 4 for seat in SENTADOS)


@clause("ASFO-ONZE-4")
def test_jogar_e_perder_da_tres() -> None:
    assert eleven("BB", (11, 3)).placar == (11, 6)
    assert eleven("AA", (3, 11)).placar == (6, 11)


@clause("ASFO-ONZE-4", "ASFO-ONZE-6")
def test_comeca_trucada_valendo_tres() -> None:
    table = asfo(placar=(11, 3)).decide(2, jogar=True)
    assert table.eventos == (Decided(2, True, "ASFO-ONZE-6"),)
    assert (table.valor, table.fase, table.vez) == (3, "play", 1)


@clause("ASFO-ONZE-5")
@pytest.mark.parametrize(("score", "seat", "after"), [((11, 3), 0, (11, 4)), ((11, 3), 2, (11, 4)), ((10, 11), 1, (11, 11))])
def test_correr_antes_de_jogar_da_um(score: tuple[int, int], seat: int, after: tuple[int, int]) -> None:
    table = asfo(placar=score).decide(seat, jogar=False)
    assert (table.placar, table.clausula, table.proximo_carteador) == (after, "ASFO-ONZE-5", 1)


@clause("ASFO-ONZE-5")
def test_depois_de_aceita_ja_nao_se_corre() -> None:
    table = asfo(placar=(11, 3)).decide(0, jogar=True)
    assert [table.recusa(seat, GiveUp()).code for seat in (0, 2)] == ["eleven-decided"] * 2


@clause("ASFO-ONZE-5")
def test_so_a_dupla_com_onze_escolhe_e_ninguem_joga_antes() -> None:
    table = asfo(0, {1: "3P"}, (11, 3))
    assert [table.recusa(seat, act).code for seat in (1, 3) for act in (PlayOn(), GiveUp())] == ["owners-decide"] * 4
    assert table.recusa(1, Play(Card.of("3P"))).code == "eleven-first"


@clause("ASFO-ONZE-6")
def test_jogar_e_ganhar_acaba_a_partida() -> None:
    table = eleven("AA", (11, 3))
    assert (table.placar, table.partida) == ((14, 3), "A")


@clause("ASFO-ONZE-6")
@pytest.mark.parametrize(("course", "score", "after", "partida"), [
    ("ABA", (11, 9), (14, 9), "A"), ("BB", (11, 9), (11, 12), "B"), ("BAB", (0, 11), (0, 14), "B"),
    ("=A", (8, 11), (11, 11), None),
])  # fmt: skip
def test_vale_tres_de_qualquer_modo(course: str, score: tuple[int, int], after: tuple[int, int], partida: str | None) -> None:
    table = eleven(course, score)
    assert (table.placar, table.partida) == (after, partida)


@clause("ASFO-ONZE-1c")
@pytest.mark.parametrize("score", [(11, 3), (3, 11)])
@pytest.mark.parametrize("stake", [3, 6, 9, 12])
@pytest.mark.parametrize("seat", SENTADOS)
def test_ninguem_aumenta_a_mao_de_onze(score: tuple[int, int], stake: int, seat: int) -> None:
    table = asfo(0, {1: "3P"}, score)
    table = table.decide(table.espera[0], jogar=True)
    assert table.recusa(seat, Raise(stake)).clause == "ASFO-ONZE-1c"
    assert table.recusa(1, Play(Card.of("3P"), False, 3)).clause == "ASFO-ONZE-1c"
    assert not any(isinstance(act, Raise) or (isinstance(act, Play) and act.call) for act in table.state.legal(seat))


@clause("S-ASFO-31")
def test_um_basta_para_jogar_e_correr_pede_os_dois() -> None:
    for first, other in ((0, 2), (2, 0)):
        table = asfo(placar=(11, 3)).faz(first, Run(3))
        assert table.eventos == (Ran(first, 3, False, "ASFO-ONZE-5"),)
        assert (table.fase, table.espera, table.placar) == ("eleven", (other,), (11, 3))
        assert [table.recusa(first, act).code for act in (PlayOn(), Run(3))] == ["answered-already"] * 2
        assert table.faz(other, PlayOn()).fase == "play"
        gone = table.faz(other, Run(3))
        assert gone.eventos[0] == Decided(other, False, "ASFO-ONZE-5")
        assert (gone.placar, gone.clausula) == ((11, 4), "ASFO-ONZE-5")


@clause("S-ASFO-31")
def test_ninguem_corre_da_mao_de_onze_por_dois() -> None:
    table = asfo(placar=(11, 3))
    assert [table.state.legal(seat) for seat in SENTADOS] == [(PlayOn(), Run(3)), (), (PlayOn(), Run(3)), ()]
    assert [table.state.lapse(seat) for seat in (0, 2)] == [Run(3)] * 2
    assert [table.recusa(seat, GiveUp()).code for seat in (0, 2)] == ["eleven-run"] * 2
    assert [table.recusa(seat, Run(3)).code for seat in (1, 3)] == ["owners-decide"] * 2
    assert table.faz(0, Run(3)).faz(2, PlayOn()).publico.folded == ()
    assert game(ASFO).consent(table.state, 0, Run(3)) == ()


@clause("S-ASFO-31")
def test_com_a_opcao_um_so_corre_pelos_dois() -> None:
    alone = asfo(placar=(11, 3), opcoes={"answerPolicy": "firstBinds"})
    assert alone.recusa(0, Run(3)).code == "eleven-first"
    assert alone.faz(0, GiveUp()).placar == (11, 4)


@clause("ASFO-ONZE-7", "S-ASFO-14")
@pytest.mark.parametrize("score", [(11, 3), (3, 11), (0, 0), (11, 11)])
def test_o_casal_maior_se_joga(score: tuple[int, int]) -> None:
    table = asfo(0, COUPLE, score, vira="5O")
    table = table.decide(table.espera[0], jogar=True) if table.fase == "eleven" else table
    for seat in SENTADOS:
        reason = table.recusa(seat, Show())
        assert (reason.code, reason.clause) == ("no-showing", "ASFO-ONZE-7")


@clause("ASFO-ONZE-7")
def test_nem_as_duas_na_mesma_mao_ganham_sem_jogar() -> None:
    table = asfo(0, {0: "6P 6C 6E", 2: "4C"}, (11, 3), vira="5O").decide(0, jogar=True)
    assert table.recusa(0, Show()).clause == "ASFO-ONZE-7"
    assert all(Show() not in table.state.legal(seat) for seat in SENTADOS)


@clause("S-ASFO-14")
def test_com_a_opcao_o_casal_maior_ganha_em_mao_comum() -> None:
    option = {"showAndWin": "couple"}
    table = asfo(0, {0: "6P 6C 4P"}, (2, 2), option, vira="5O")
    assert [seat for seat in SENTADOS if table.pode(seat, Show())] == [0]
    over = table.truco(1).cai(0).mostra(0)
    assert (over.placar, over.clausula) == ((5, 2), "S-ASFO-14")
    for hand in ("6P 6E 6O", "6C 6E 6O", "6P 4P 4C"):
        assert not asfo(0, {0: hand}, (2, 2), option, vira="5O").pode(0, Show())


@clause("S-ASFO-14", "ASFO-ONZE-7")
def test_com_a_opcao_a_mao_de_onze_ainda_se_joga() -> None:
    table = asfo(0, {0: "6P 6C 4P"}, (11, 3), {"showAndWin": "couple"}, vira="5O").decide(0, jogar=True)
    assert table.recusa(0, Show()).clause == "ASFO-ONZE-7"
