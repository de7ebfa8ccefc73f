"""The eleven hand: seen by the pair, worth 3, left for 1, with four bans."""

import pytest

from carteado.cards import Card
from carteado.game import PUBLIC, REFEREE
from carteado.games.truco.rules.acts import GiveUp, PlayOn, Raise, Run
from carteado.games.truco.rules.events import Decided
from carteado.pack import Looked
from carteado.tricks.play import Play
from games.truco.kit import Mesa, clause, plano
from games.truco.kit.sinsep import SENTADOS, VIRA_DO_PLANO, curso, mao

CARTAS = {1: "2C 7P 4C", 2: "3P 2P 4E", 3: "7C KC 6P", 0: "6E QE 6O"}


def eleven(placar: tuple[int, int] = (11, 7), dealer: int = 0, opcoes: dict[str, str] | None = None) -> Mesa:
    return mao(dealer, CARTAS, placar, opcoes, vira="4O")


def partner_known(table: Mesa, seat: int) -> list[str]:
    return [" ".join(map(str, hand.partner_cards)) for hand in table.ve(seat).known.hands]


@clause("SIN-DEF-MAOONZE", "SIN-MAOONZE-1")
@pytest.mark.parametrize(("placar", "owner"), [((11, 6), 0), ((11, 7), 0), ((4, 11), 1), ((10, 11), 1)])
def test_e_de_onze_quando_uma_dupla_tem_onze(placar: tuple[int, int], owner: int) -> None:
    table = eleven(placar)
    assert (table.publico.kind, table.publico.owner, table.fase) == ("eleven", owner, "eleven")
    assert table.espera == (owner, owner + 2)


@clause("SIN-MAOONZE-1", "SIN-DEF-MAOFERRO")
@pytest.mark.parametrize(("placar", "kind"), [((11, 11), "iron"), ((10, 10), "normal"), ((0, 0), "normal")])
def test_com_onze_dos_dois_lados_ou_de_nenhum_nao_e(placar: tuple[int, int], kind: str) -> None:
    assert (eleven(placar).publico.kind, eleven(placar).fase) == (kind, "play")


@clause("SIN-MAOONZE-2")
@pytest.mark.parametrize(("placar", "pair"), [((11, 7), (0, 2)), ((7, 11), (1, 3))])
def test_a_dupla_ve_as_cartas_um_do_outro(placar: tuple[int, int], pair: tuple[int, int]) -> None:
    table = eleven(placar)
    one, other = pair
    looked = [event for event in table.eventos if isinstance(event, Looked)]
    assert [(event.seat, event.whose, event.clause) for event in looked] == [
        (one, other, "SIN-MAOONZE-2"),
        (other, one, "SIN-MAOONZE-2"),
    ]
    assert all(set(event.audience) == {one, other, REFEREE} for event in looked)
    assert sorted(partner_known(table, one)[other].split()) == sorted(CARTAS[other].split())
    for seat in {*SENTADOS, PUBLIC} - {one, other}:
        assert partner_known(table, seat) == [""] * 4


@clause("SIN-MAOONZE-3", "SIN-MAOONZE-5")
@pytest.mark.parametrize("seat", [0, 2])
def test_basta_um_aceitar_e_a_mao_vale_tres(seat: int) -> None:
    table = eleven().decide(seat, jogar=True)
    assert table.eventos == (Decided(seat, True, "SIN-MAOONZE-5"),)
    assert (table.fase, table.valor, table.vez) == ("play", 3, 1)


@clause("SIN-MAOONZE-3", "SIN-MAOONZE-5")
def test_jogada_vale_tres_para_os_dois_lados() -> None:
    assert curso("BB", (11, 7)).placar == (11, 10)
    won = curso("AA", (11, 7))
    assert (won.placar, won.partida) == ((14, 7), "A")
    assert curso("BB", (7, 11)).placar == (7, 14)


@clause("SIN-MAOONZE-4")
def test_vistas_as_cartas_a_dupla_corre_por_um() -> None:
    table = eleven().decide(2, jogar=False)
    assert (table.placar, table.clausula, table.proximo_carteador) == ((11, 8), "SIN-MAOONZE-4", 1)
    ended = eleven((10, 11), dealer=1).decide(1, jogar=False)
    assert (ended.placar, ended.publico.kind) == ((11, 11), "eleven")
    assert ended.nova_mao().publico.kind == "iron"


@clause("SIN-MAOONZE-4")
@pytest.mark.parametrize("act", [PlayOn(), GiveUp()])
def test_decide_a_dupla_de_onze_e_so_antes_da_primeira_carta(act: PlayOn) -> None:
    assert [eleven().recusa(seat, act).code for seat in (1, 3)] == ["owners-decide"] * 2
    assert eleven().recusa(1, Play(Card.of("2C"))).code == "eleven-first"
    playing = eleven().decide(0, jogar=True)
    assert [playing.recusa(seat, act).code for seat in SENTADOS] == ["eleven-decided"] * 4


@clause("S-SIN-24", "S-SIN-08")
def test_correr_pede_os_dois_e_jogar_um_so() -> None:
    for first, other in ((0, 2), (2, 0)):
        table = eleven().faz(first, Run(3))
        assert (table.fase, table.espera, table.placar) == ("eleven", (other,), (11, 7))
        assert table.recusa(first, PlayOn()).code == "answered-already"
        assert table.faz(other, Run(3)).placar == (11, 8)
        assert table.faz(other, PlayOn()).fase == "play"
    assert eleven().recusa(0, GiveUp()).code == "eleven-run"


@clause("S-SIN-24", "S-SIN-08")
def test_com_a_opcao_o_primeiro_que_decide_obriga() -> None:
    table = eleven(opcoes={"answerPolicy": "firstBinds"})
    assert table.faz(2, GiveUp()).placar == (11, 8)


@clause("SIN-MAOONZE-6d")
@pytest.mark.parametrize("seat", SENTADOS)
@pytest.mark.parametrize("placar", [(11, 8), (8, 11)])
def test_ninguem_aumenta(seat: int, placar: tuple[int, int]) -> None:
    table = eleven(placar)
    playing = table.decide(table.espera[0], jogar=True)
    reason = playing.recusa(seat, Raise(6))
    assert (reason.code, reason.clause) == ("no-raise-eleven", "SIN-MAOONZE-6d")
    assert [playing.recusa(seat, Raise(to)).clause for to in (3, 9, 12)] == ["SIN-MAOONZE-6d"] * 3
    assert table.recusa(seat, Raise(3)).code == "eleven-first"


@clause("SIN-MAOONZE-6d")
def test_nem_com_a_carta() -> None:
    playing = eleven().decide(0, jogar=True)
    assert playing.recusa(1, Play(Card.of("2C"), False, 6)).clause == "SIN-MAOONZE-6d"
    assert playing.state.legal(1) == (Play(Card.of("2C")), Play(Card.of("7P")), Play(Card.of("4C")))


@clause("S-SIN-24", "SIN-CANGAR-5")
@pytest.mark.parametrize(
    ("dealer", "placar", "after"),
    [(0, (11, 9), (14, 9)), (1, (11, 9), (11, 12)), (2, (4, 11), (7, 11)), (3, (4, 11), (4, 14))],
)
def test_tres_cangadas_sao_da_dupla_que_deu(dealer: int, placar: tuple[int, int], after: tuple[int, int]) -> None:
    table = curso("===", placar, dealer)
    assert (table.placar, table.clausula) == (after, "SIN-CANGAR-5")


@clause("SIN-MAOONZE-2", "SIN-JOGO-8")
def test_a_escondida_do_parceiro_pode_ser_qualquer_das_que_se_viu() -> None:
    table = eleven().decide(0, jogar=True).joga("1:2C 2:3P 3:7C 0:6E 2:(2P)")
    assert partner_known(table, 0)[2] == "2P 4E"
    assert partner_known(table, 1)[2] == ""


@clause("SIN-MAOONZE-1", "SIN-CANGAR-1b")
def test_na_mao_de_onze_o_cango_tambem_obriga() -> None:
    table = mao(0, {1: "3P AE 6P", 2: "3C KP 7O", 3: "6C QC 4C", 0: "6E 7E 4E"}, (11, 7), vira="4O").decide(0, jogar=True)
    table = table.joga("1:3P 2:3C 3:6C 0:6E")
    assert table.recusa(2, Play(Card.of("7O"))).clause == "SIN-CANGAR-1b"


@clause("SIN-MAOONZE-6d")
@pytest.mark.parametrize(("placar", "after"), [((11, 8), (14, 8)), ((8, 11), (11, 11))])
def test_ninguem_pede_do_comeco_ao_fim_da_mao(placar: tuple[int, int], after: tuple[int, int]) -> None:
    """Not offered and not taken, to either pair, before each of its cards; and it is worth its three."""
    hands = plano("ABA", desce=True)
    table = mao(0, hands, placar, vira=VIRA_DO_PLANO)
    table = table.decide(table.espera[0], jogar=True)
    moments = 0
    while table.fase == "play":
        moments += 1
        for seat in SENTADOS:
            assert not [act for act in table.state.legal(seat) if isinstance(act, Raise) or getattr(act, "call", False)]
            assert {table.recusa(seat, Raise(to)).clause for to in (3, 6, 9, 12)} == {"SIN-MAOONZE-6d"}
        table = table.joga(f"{table.vez}:{hands[table.vez].split()[len(table.vazas)]}")
    assert (moments, table.placar) == (12, after)
